//! A saved game as readable text, or step by step as JSON.

use std::io::Write;

use anyhow::Result;
use page::paint::Paint;
use page::screen;
use serde_json::json;
use table::{Lang, Session, Tone};

use crate::words::text;

/// The whole game as text.
pub fn as_text(session: &Session<'_>, lang: Lang, paint: Paint, out: &mut impl Write) -> Result<()> {
    let setup = &session.journal().setup;
    let past = session.past();
    let told = &session.screen().told;
    let about = session.game().about();
    writeln!(
        out,
        "{}",
        paint.bold(&format!("{} · {} · {}", text(lang, &about.title), text(lang, &about.opponent), setup.table))
    )?;
    let options: Vec<String> = setup.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    writeln!(out, "{}", paint.dim(&format!("{} · seed={}", options.join(" "), setup.seed)))?;
    for at in 0..=past.len() {
        for told in told.iter().filter(|told| told.after == at) {
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
        if let Some(past) = past.get(at) {
            writeln!(out, "{} {}", paint.accent(&format!("{:>3} ›", at + 1)), text(lang, &past.line()))?;
        }
    }
    if let Some(over) = &session.screen().over {
        write!(out, "{}", page::letters::sheet(over, lang, paint))?;
    }
    Ok(())
}

/// The whole game, one JSON object a step.
pub fn as_json(session: &mut Session<'_>, lang: Lang, out: &mut impl Write) -> Result<()> {
    let entries = session.journal().entries.clone();
    for at in 0..=entries.len() {
        session.jump(at);
        let mut step = screen::screen(session.screen(), lang);
        step["step"] = at.into();
        step["entry"] = match at.checked_sub(1).and_then(|i| entries.get(i)) {
            Some(entry) => json!(entry),
            None => json!({"setup": session.journal().setup}),
        };
        writeln!(out, "{step}")?;
    }
    Ok(())
}
