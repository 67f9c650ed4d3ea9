//! The coach in words: hints in a game on screen, and the review of a saved one. The page, the terminal and
//! programs are told the same.

use std::cell::RefCell;
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use players::coach::{Hint, Look, Review};
use players::course::coach::{self as course, Coached, Record};
use serde_json::{Value, json};
use table::{Journal, Lang, Msg, Refusal, Session, msg};

use crate::paint::Paint;
use crate::registry::{self, Coach};
use crate::words::text;

thread_local! {
    static ABANDONED: RefCell<Arc<AtomicBool>> = RefCell::default();
}

/// Does something in which the coach stops thinking as soon as the flag is set: nobody waits any more.
pub fn unless<T>(abandoned: &Arc<AtomicBool>, work: impl FnOnce() -> T) -> T {
    let before = ABANDONED.replace(Arc::clone(abandoned));
    let done = work();
    ABANDONED.set(before);
    done
}

/// Is set when nobody waits for the coach any more.
pub fn abandoned() -> Arc<AtomicBool> {
    ABANDONED.with_borrow(Arc::clone)
}

/// The coach of this game, if it has one.
pub fn of(journal: &Journal) -> Result<&'static Coach, Refusal> {
    let coach = registry::find(&journal.setup.game).and_then(|entry| entry.coach);
    coach.filter(|_| journal.setup.table == "digital").ok_or_else(no_coach)
}

/// There is nobody to ask.
pub fn no_coach() -> Refusal {
    Refusal::new("NoCoach", msg!("page-no-coach"))
}

/// The best decisions of a game with one tree search.
pub fn searched<G: Coached>(record: Option<Record<G>>, iterations: u32) -> Result<Vec<Hint>, Refusal> {
    let now = record.ok_or_else(no_coach)?.now;
    Ok(now.map(|now| course::hints(&now, iterations, &abandoned())).unwrap_or_default())
}

/// How such a game went.
pub fn searched_back<G: Coached>(record: Option<Record<G>>, iterations: u32) -> Result<Review, Refusal> {
    Ok(course::review(&record.ok_or_else(no_coach)?, iterations, &abandoned()))
}

/// Does the coach have something to say about this game?
pub fn knows(session: &Session<'_>) -> bool {
    of(session.journal()).is_ok()
}

/// Is there a coach for this game, and is it still going on?
pub fn sits_at(session: &Session<'_>) -> bool {
    knows(session) && session.screen().over.is_none()
}

/// The best moves of a game that is going on.
pub fn hints(session: &Session<'_>) -> Result<Vec<Hint>, Refusal> {
    let coach = of(session.journal())?;
    if session.screen().over.is_some() {
        return Err(Refusal::new("GameOver", msg!("error-game-over")));
    }
    (coach.hints)(session)
}

/// The same for programs and the page.
pub fn hints_json(session: &Session<'_>, lang: Lang) -> Result<Value, Refusal> {
    let one = |hint: &Hint| {
        json!({
            "answer": hint.answer, "label": text(lang, &hint.label), "win": rounded(hint.win),
            "margin": rounded(hint.margin), "playouts": hint.visits,
            "reasons": hint.reasons.iter().map(|r| text(lang, r)).collect::<Vec<_>>(),
        })
    };
    Ok(hints(session)?.iter().map(one).collect())
}

/// The same in lines for the terminal.
pub fn hint_lines(session: &Session<'_>, lang: Lang, paint: Paint) -> Result<Vec<String>, Refusal> {
    let (mut lines, hints) = (Vec::new(), hints(session)?);
    if hints.is_empty() {
        return Ok(vec![paint.dim(&text(lang, &msg!("page-coach-silent")))]);
    }
    for (i, hint) in hints.iter().enumerate() {
        let head = msg!(
            "page-coach-hint",
            number = i + 1,
            label = hint.label.clone(),
            win = chance(hint),
            margin = signed(hint.margin, lang)
        );
        lines.push(format!("{} {}", paint.bold(&text(lang, &head)), paint.dim(&hint.answer)));
        lines.extend(hint.reasons.iter().map(|r| format!("  – {}", text(lang, r))));
    }
    lines.push(paint.dim(&text(lang, &msg!("page-coach-note"))));
    Ok(lines)
}

/// A share in whole per cent.
pub fn percent(share: f64) -> i64 {
    (100.0 * share).round() as i64
}

/// The chance of a hint in whole per cent: while the game goes on nothing is certain.
pub fn chance(hint: &Hint) -> i64 {
    percent(hint.win).clamp(1, 99)
}

/// A margin with its sign, as it is printed.
pub fn signed(margin: f64, lang: Lang) -> String {
    let text = format!("{margin:+.1}").replace('-', "−");
    text.replace('.', &crate::words::text(lang, &msg!("page-decimal-mark")))
}

/// A whole margin with its sign.
pub fn signed_whole(margin: i64) -> String {
    format!("{margin:+}").replace('-', "−")
}

/// What a move cost, in words.
pub fn cost(look: &Look) -> Msg {
    msg!(
        "page-coach-cost",
        number = look.at + 1,
        label = look.label.clone(),
        cost = percent(look.cost()),
        made = percent(look.made),
        best = percent(look.best)
    )
}

/// Three digits say all there is to say.
fn rounded(number: f64) -> f64 {
    (number * 1_000.0).round() / 1_000.0
}

/// Looks back at a saved game.
pub fn review(journal: &Journal) -> Result<Review, Refusal> {
    (of(journal)?.review)(journal)
}

/// The review for programs and the page.
pub fn review_json(review: &Review, lang: Lang) -> Value {
    let look = |look: &Look| {
        json!({
            "entry": look.at, "answer": look.answer, "label": text(lang, &look.label),
            "win": rounded(look.made), "best": rounded(look.best), "cost": rounded(look.cost()),
            "margin": rounded(look.margin),
            "better": look.better.as_ref().map(|b| json!({
                "answer": b.answer, "label": text(lang, &b.label),
                "reasons": b.reasons.iter().map(|r| text(lang, r)).collect::<Vec<_>>(),
            })),
        })
    };
    json!({
        "moves": review.looks.iter().map(look).collect::<Vec<_>>(),
        "costliest": review.costliest,
        "sparkline": review.sparkline(),
        "chart": review.chart(&text(lang, &msg!("page-coach-chart"))),
    })
}

/// The review for people, in lines.
pub fn review_text(review: &Review, lang: Lang, paint: Paint) -> String {
    let mut out = format!("{}\n", paint.bold(&text(lang, &msg!("page-coach-chart"))));
    let _ = writeln!(out, "{}", paint.accent(&review.sparkline()));
    if review.costliest.is_empty() {
        let _ = writeln!(out, "{}", text(lang, &msg!("page-coach-no-mistakes")));
    }
    for &i in &review.costliest {
        let look = &review.looks[i];
        let _ = writeln!(out, "\n{}", paint.warn(&text(lang, &cost(look))));
        if let Some(better) = &look.better {
            let line = text(lang, &msg!("page-coach-better", label = better.label.clone()));
            let _ = writeln!(out, "  {line} {}", paint.dim(&better.answer));
            for reason in &better.reasons {
                let _ = writeln!(out, "    – {}", text(lang, reason));
            }
        }
    }
    out
}
