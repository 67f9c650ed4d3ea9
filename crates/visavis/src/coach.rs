//! The coach at the tables: hints in a game of Patchwork on screen, and the review of a saved one.

use std::io::Write;
use std::sync::atomic::AtomicBool;

use anyhow::Result;
use players::coach::{self, Hint};
use players::record;
use players::review::{self, Look, Review};
use serde_json::{Value, json};
use table::{Journal, Lang, Msg, Refusal, Session, msg};

use crate::games::text;
use crate::terminal::paint::Paint;

/// Nobody waits long enough to cancel a hint here.
static GO_ON: AtomicBool = AtomicBool::new(false);

fn no_coach() -> Refusal {
    Refusal::new("NoCoach", msg!("error-no-coach"))
}

/// Is there a coach for this game, and is it still going on?
pub fn sits_at(session: &Session<'_>) -> bool {
    let setup = &session.journal().setup;
    setup.game == "patchwork" && setup.table == "digital" && session.screen().over.is_none()
}

/// The best moves of a game that is going on.
pub fn hints(session: &Session<'_>) -> Result<Vec<Hint>, Refusal> {
    let record = record::of(session.journal()).ok_or_else(no_coach)?;
    if session.screen().over.is_some() {
        return Err(Refusal::new("GameOver", msg!("error-game-over")));
    }
    Ok(coach::hints(&record.now, coach::PLAYOUTS, &GO_ON))
}

/// The same for programs and the page.
pub fn hints_json(session: &Session<'_>, lang: Lang) -> Result<Value, Refusal> {
    let one = |hint: &Hint| {
        json!({
            "answer": hint.action.to_string(), "label": text(lang, &hint.label), "win": rounded(hint.win),
            "margin": rounded(hint.margin), "playouts": hint.visits,
            "reasons": hint.reasons.iter().map(|r| text(lang, r)).collect::<Vec<_>>(),
        })
    };
    Ok(hints(session)?.iter().map(one).collect())
}

/// The same in lines for the terminal.
pub fn hint_lines(session: &Session<'_>, lang: Lang, paint: Paint) -> Result<Vec<String>, Refusal> {
    let mut lines = Vec::new();
    for (i, hint) in hints(session)?.iter().enumerate() {
        let head = msg!(
            "coach-hint",
            number = i + 1,
            label = hint.label.clone(),
            win = chance(hint),
            margin = signed(hint.margin, lang)
        );
        lines.push(format!("{} {}", paint.bold(&text(lang, &head)), paint.dim(&hint.action.to_string())));
        lines.extend(hint.reasons.iter().map(|r| format!("  – {}", text(lang, r))));
    }
    lines.push(paint.dim(&text(lang, &msg!("coach-note"))));
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
    if lang == Lang::De { text.replace('.', ",") } else { text }
}

/// What a move cost, in words.
pub fn cost(look: &Look) -> Msg {
    msg!(
        "coach-cost",
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
    let record = record::of(journal).ok_or_else(no_coach)?;
    Ok(review::review(&record, review::PLAYOUTS, &GO_ON))
}

/// The review for programs and the page.
pub fn review_json(review: &Review, lang: Lang) -> Value {
    let look = |look: &Look| {
        json!({
            "entry": look.at, "answer": look.action.to_string(), "label": text(lang, &look.label),
            "win": rounded(look.made), "best": rounded(look.best), "cost": rounded(look.cost()),
            "margin": rounded(look.margin),
            "better": look.better.as_ref().map(|b| json!({
                "answer": b.action.to_string(), "label": text(lang, &b.label),
                "reasons": b.reasons.iter().map(|r| text(lang, r)).collect::<Vec<_>>(),
            })),
        })
    };
    json!({
        "moves": review.looks.iter().map(look).collect::<Vec<_>>(),
        "costliest": review.costliest,
        "sparkline": review.sparkline(),
        "chart": review.chart(&text(lang, &msg!("coach-chart"))),
    })
}

/// The review for people.
pub fn review_text(review: &Review, lang: Lang, paint: Paint, out: &mut impl Write) -> Result<()> {
    writeln!(out, "{}", paint.bold(&text(lang, &msg!("coach-chart"))))?;
    writeln!(out, "{}", paint.accent(&review.sparkline()))?;
    if review.costliest.is_empty() {
        writeln!(out, "{}", text(lang, &msg!("coach-no-mistakes")))?;
    }
    for &i in &review.costliest {
        let look = &review.looks[i];
        writeln!(out, "\n{}", paint.warn(&text(lang, &cost(look))))?;
        if let Some(better) = &look.better {
            let line = text(lang, &msg!("coach-better", label = better.label.clone()));
            writeln!(out, "  {line} {}", paint.dim(&better.action.to_string()))?;
            for reason in &better.reasons {
                writeln!(out, "    – {}", text(lang, reason))?;
            }
        }
    }
    Ok(())
}
