//! The machine protocol of `play --json`: a screen out, a request in. The format is described in
//! `docs/protocol.md`.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use page::{coach, screen};
use serde_json::{Value, json};
use table::{Lang, Refusal, Request, Session, msg, perform};

use crate::lines::Lines;
use crate::store;

/// What a line asks for: something of the game, or something only this program has.
enum Asked {
    Game(Request),
    Hint,
    Save(PathBuf),
}

/// One line in.
fn read(line: Result<String, Refusal>) -> Result<Asked, Refusal> {
    let bad = |why: String| Refusal::new("BadRequest", msg!("error-bad-request", why = why));
    let sent: Value = serde_json::from_str(&line?).map_err(|why| bad(why.to_string()))?;
    // Only on their own: a request is one thing.
    match sent.as_object().filter(|sent| sent.len() == 1).and_then(|sent| sent.iter().next()) {
        Some((key, Value::Bool(true))) if key == "hint" => Ok(Asked::Hint),
        Some((key, Value::String(path))) if key == "save" => Ok(Asked::Save(path.into())),
        _ => Request::from_json(sent).map(Asked::Game),
    }
}

/// Does what was asked; what was asked for beside the screen comes back.
fn answer(session: &mut Session<'_>, asked: Asked, lang: Lang) -> Result<Value, Refusal> {
    match asked {
        Asked::Game(request) => {
            let done = perform(session, request)?;
            Ok(screen::performed(&done, session, lang))
        }
        Asked::Hint => Ok(json!({"hint": coach::hints_json(session, lang)?})),
        Asked::Save(path) => {
            let failed = |why: std::io::Error| {
                Refusal::new("SaveFailed", msg!("visavis-error-save-failed", why = why.to_string()))
            };
            store::write(&path, &session.journal().to_file()).map_err(failed)?;
            Ok(json!({"saved": path.display().to_string()}))
        }
    }
}

/// Plays by JSON lines until the input ends: one line out for every line in, whatever it is.
pub fn play(mut session: Session<'_>, lang: Lang, save: Option<&Path>) -> Result<()> {
    let mut out = std::io::stdout().lock();
    let mut say = |value: &Value| -> Result<()> {
        writeln!(out, "{value}")?;
        Ok(out.flush()?)
    };
    if let Some(path) = save {
        store::write(path, &session.journal().to_file())?;
    }
    say(&screen::screen(session.screen(), lang))?;
    let mut lines = Lines::new(std::io::stdin().lock());
    while let Some(line) = lines.next()? {
        let (asked, shown) = match read(line).and_then(|asked| answer(&mut session, asked, lang)) {
            Ok(extra) => (extra, screen::screen(session.screen(), lang)),
            Err(why) => {
                // Nothing is new: the same question again, with the reason in front.
                let mut again = screen::screen(session.screen(), lang);
                again["tell"] = json!([]);
                (json!({"error": screen::error(&why, lang)}), again)
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
