//! A saved game as readable text, or step by step as JSON.

use std::io::Write;

use anyhow::Result;
use serde_json::json;
use table::{Answer, Entry, Lang, Question, Screen, Session, Tone, msg};

use crate::games::text;
use crate::protocol;
use crate::terminal::paint::Paint;

/// What the person answered, in words.
pub fn answered(question: Option<&Question>, answer: &Answer, lang: Lang) -> String {
    let label = |id: &str| {
        let option = question.and_then(|q| q.options().iter().find(|o| o.id == id));
        option.map_or_else(|| id.to_owned(), |o| text(lang, &o.label))
    };
    match answer {
        Answer::Number(n) => n.to_string(),
        Answer::One(id) => label(id),
        Answer::Several(ids) => ids.iter().map(|id| label(id)).collect::<Vec<_>>().join(", "),
    }
}

/// One entry of the journal in words.
pub fn entry_line(entry: &Entry, before: &Screen, lang: Lang) -> String {
    match entry {
        Entry::Answer { a, .. } => answered(before.ask.as_ref(), a, lang),
        Entry::Set { set, to } => {
            let field = before.fields.iter().find(|f| f.id == set.as_str());
            let label = field.map_or_else(|| set.clone(), |f| text(lang, &f.label));
            let question = field.map(table::Field::question);
            text(lang, &msg!("log-set", field = label, value = answered(question.as_ref(), to, lang)))
        }
    }
}

/// The whole game as text.
pub fn as_text(session: &mut Session<'_>, lang: Lang, paint: Paint, out: &mut impl Write) -> Result<()> {
    let entries = session.journal().entries.clone();
    let setup = session.journal().setup.clone();
    let about = session.game().about();
    writeln!(
        out,
        "{}",
        paint.bold(&format!("{} · {} · {}", text(lang, &about.title), text(lang, &about.opponent), setup.table))
    )?;
    let options: Vec<String> = setup.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    writeln!(out, "{}", paint.dim(&format!("{} · seed={}", options.join(" "), setup.seed)))?;
    for at in 0..=entries.len() {
        session.jump(at);
        let screen = session.screen();
        for told in screen.news() {
            let line = text(lang, &told.step.text);
            let line = match told.step.tone {
                Tone::Do => line,
                Tone::Know | Tone::Idle => paint.dim(&line),
                Tone::Mind => paint.warn(&line),
            };
            writeln!(out, "  {line}")?;
            for reason in &told.step.reasons {
                writeln!(out, "    {}", paint.dim(&format!("– {}", text(lang, reason))))?;
            }
        }
        if let Some(entry) = entries.get(at) {
            writeln!(out, "{} {}", paint.accent(&format!("{:>3} ›", at + 1)), entry_line(entry, screen, lang))?;
        }
    }
    if let Some(over) = &session.screen().over {
        crate::terminal::sheet(over, lang, paint, out)?;
    }
    Ok(())
}

/// The whole game, one JSON object a step.
pub fn as_json(session: &mut Session<'_>, lang: Lang, out: &mut impl Write) -> Result<()> {
    let entries = session.journal().entries.clone();
    for at in 0..=entries.len() {
        session.jump(at);
        let mut step = protocol::screen(session.screen(), lang);
        step["step"] = at.into();
        step["entry"] = match at.checked_sub(1).and_then(|i| entries.get(i)) {
            Some(entry) => json!(entry),
            None => json!({"setup": session.journal().setup}),
        };
        writeln!(out, "{step}")?;
    }
    Ok(())
}
