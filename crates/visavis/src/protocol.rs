//! Screens as JSON: the machine protocol of `play --json`, and what the page sends and shows. The
//! format is described in `docs/protocol.md`.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;
use serde::Deserialize;
use serde_json::{Value, json};
use table::question::Kind;
use table::{Answer, Field, Lang, Opt, Over, Question, Refusal, Screen, Session, Told, msg};

use crate::games::text;
use crate::store;

/// A whole screen.
pub fn screen(screen: &Screen, lang: Lang) -> Value {
    json!({
        "tell": screen.news().map(|t| told(t, lang)).collect::<Vec<_>>(),
        "state": screen.state,
        "ask": screen.ask.as_ref().map(|q| question(q, lang)),
        "over": screen.over.as_ref().map(|o| over(o, lang)),
    })
}

/// One step told.
pub fn told(told: &Told, lang: Lang) -> Value {
    let step = &told.step;
    json!({
        "text": text(lang, &step.text),
        "reasons": step.reasons.iter().map(|r| text(lang, r)).collect::<Vec<_>>(),
        "tone": step.tone.name(),
        "data": step.data,
    })
}

/// A question.
pub fn question(question: &Question, lang: Lang) -> Value {
    let mut ask = json!({
        "id": question.id, "kind": question.kind_name(), "prompt": text(lang, &question.prompt),
    });
    if let Some(note) = &question.note {
        ask["note"] = text(lang, note).into();
    }
    if question.free {
        ask["free"] = true.into();
    }
    match &question.kind {
        Kind::Choice(options) | Kind::Confirm(options) => ask["options"] = listed(options, lang),
        Kind::Several { options, min, max } => {
            ask["options"] = listed(options, lang);
            ask["min"] = (*min).into();
            ask["max"] = (*max).into();
        }
        Kind::Number { min, max, suggested } => {
            ask["range"] = json!({"min": min, "max": max});
            if let Some(value) = suggested {
                ask["suggested"] = (*value).into();
            }
        }
    }
    ask
}

fn listed(options: &[Opt], lang: Lang) -> Value {
    options
        .iter()
        .map(|option| {
            let mut entry = json!({"id": option.id, "label": text(lang, &option.label)});
            if let Some(hint) = &option.hint {
                entry["hint"] = text(lang, hint).into();
            }
            if option.aside {
                entry["aside"] = true.into();
            }
            entry
        })
        .collect()
}

/// The end of a game.
pub fn over(over: &Over, lang: Lang) -> Value {
    let sheet: Vec<Value> = over
        .sheet
        .iter()
        .map(|line| {
            json!({
                "label": text(lang, &line.label), "player": line.player, "opponent": line.opponent,
                "why": line.why.iter().map(|w| text(lang, w)).collect::<Vec<_>>(),
            })
        })
        .collect();
    json!({
        "winner": over.winner.name(), "text": text(lang, &over.text),
        "scores": {"player": over.totals.0, "opponent": over.totals.1},
        "sheet": sheet, "data": over.data,
    })
}

/// What can be set by hand.
pub fn fields(fields: &[Field], lang: Lang) -> Value {
    fields
        .iter()
        .map(|field| {
            let mut described = question(&field.question(), lang);
            described["value"] = json!(field.value);
            described
        })
        .collect()
}

/// A refusal.
pub fn error(why: &Refusal, lang: Lang) -> Value {
    let mut error = json!({"code": why.code, "text": text(lang, &why.text)});
    if why.anyway {
        error["anyway"] = true.into();
    }
    error
}

/// What another program may say.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    answer: Option<Answer>,
    /// With `answer`: confirm a warning.
    #[serde(default)]
    anyway: bool,
    undo: Option<usize>,
    redo: Option<usize>,
    jump: Option<usize>,
    change: Option<Change>,
    set: Option<Set>,
    fields: Option<bool>,
    journal: Option<bool>,
    share: Option<bool>,
    hint: Option<bool>,
    save: Option<PathBuf>,
}

/// Another answer to an old question.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// Which entry.
    pub at: usize,
    /// The answer it should have been.
    pub answer: Answer,
    /// Confirm a warning.
    #[serde(default)]
    pub anyway: bool,
}

/// A figure set by hand.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    /// Which figure.
    pub field: String,
    /// What it is.
    pub value: Answer,
}

/// Does what a program asked; what it asked for beside the screen comes back.
pub fn perform(session: &mut Session<'_>, request: Request, lang: Lang) -> Result<Value, Refusal> {
    let nothing = |code: &'static str, text| Refusal::new(code, text);
    let mut extra = json!({});
    match request {
        Request { answer: Some(answer), anyway, .. } => {
            let answer = as_offered(session.screen().ask.as_ref(), answer);
            session.answer(answer, anyway)?;
        }
        Request { undo: Some(n), .. } => {
            if session.undo(n) == 0 && n > 0 {
                return Err(nothing("NothingToUndo", msg!("error-nothing-to-undo")));
            }
        }
        Request { redo: Some(n), .. } => {
            if session.redo(n) == 0 && n > 0 {
                return Err(nothing("NothingToRedo", msg!("error-nothing-to-redo")));
            }
        }
        Request { jump: Some(at), .. } => session.jump(at),
        Request { change: Some(change), .. } => {
            let changed = session.change(change.at, change.answer, change.anyway)?;
            extra["changed"] = json!({
                "kept": changed.kept, "dropped": changed.dropped, "why": changed.why.map(|w| error(&w, lang)),
            });
        }
        Request { set: Some(set), .. } => session.set(&set.field, set.value)?,
        Request { fields: Some(true), .. } => extra["fields"] = fields(&session.screen().fields, lang),
        Request { journal: Some(true), .. } => extra["journal"] = json!(session.journal()),
        Request { hint: Some(true), .. } => extra["hint"] = crate::coach::hints_json(session, lang)?,
        Request { share: Some(true), .. } => extra["share"] = session.journal().to_share_code().into(),
        Request { save: Some(path), .. } => {
            store::write(&path, &session.journal().to_file())
                .map_err(|why| nothing("SaveFailed", msg!("error-save-failed", why = why.to_string())))?;
            extra["saved"] = path.display().to_string().into();
        }
        _ => return Err(nothing("BadRequest", msg!("error-empty-request"))),
    }
    Ok(extra)
}

/// Where the ids are numbers (cards), a number may be sent for an id.
fn as_offered(question: Option<&Question>, answer: Answer) -> Answer {
    match answer {
        Answer::Number(n) if question.is_some_and(|q| q.options().iter().any(|o| o.id == n.to_string())) => {
            Answer::One(n.to_string())
        }
        other => other,
    }
}

/// One line in.
pub fn read(line: &str) -> Result<Request, Refusal> {
    serde_json::from_str(line)
        .map_err(|why| Refusal::new("BadRequest", msg!("error-bad-request", why = why.to_string())))
}

/// Plays by JSON lines: a screen out, a request in, until the input ends.
pub fn play(mut session: Session<'_>, lang: Lang, save: Option<&Path>) -> Result<()> {
    let mut out = std::io::stdout().lock();
    let mut say = |value: &Value| -> Result<()> {
        writeln!(out, "{value}")?;
        Ok(out.flush()?)
    };
    if let Some(path) = save {
        store::write(path, &session.journal().to_file())?;
    }
    say(&screen(session.screen(), lang))?;
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let (asked, shown) = match read(&line).and_then(|request| perform(&mut session, request, lang)) {
            Ok(extra) => (extra, screen(session.screen(), lang)),
            Err(why) => {
                // Nothing is new: the same question again, with the reason in front.
                let mut again = screen(session.screen(), lang);
                again["tell"] = json!([]);
                (json!({"error": error(&why, lang)}), again)
            }
        };
        if let Some(path) = save {
            store::write(path, &session.journal().to_file())?;
        }
        let mut reply = asked;
        if let (Value::Object(reply), Value::Object(shown)) = (&mut reply, shown) {
            reply.extend(shown);
        }
        say(&reply)?;
    }
    Ok(())
}
