//! What a person or a program may ask of a game, and the one place where it is done. JSON lines, HTTP and forms
//! differ only in how a request is written.

use serde::Deserialize;
use serde_json::Value;

use crate::{Answer, Changed, Entry, FieldKind, Refusal, Session, msg};

/// What is asked of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Answers the question; with `anyway`, in spite of a warning.
    Answer {
        /// The answer.
        answer: Answer,
        /// A warning is confirmed.
        anyway: bool,
    },
    /// Takes back this many entries.
    Undo(usize),
    /// Restores this many of the entries taken back.
    Redo(usize),
    /// Goes back or forward to where the journal had this many entries.
    Jump(usize),
    /// Changes the answer to an old question.
    Change {
        /// Which entry; the first is 0.
        at: usize,
        /// The answer it should have been.
        answer: Answer,
        /// A warning is confirmed.
        anyway: bool,
    },
    /// Sets a figure by hand.
    Set {
        /// Which figure.
        field: String,
        /// What it is.
        value: Answer,
    },
    /// Asks for every figure that can be set by hand.
    Fields,
    /// Asks for the journal.
    Journal,
    /// Asks for the share code.
    Share,
}

/// The outcome of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Performed {
    /// The game has a new screen.
    Done,
    /// The same, after an old answer was changed.
    Changed(Changed),
    /// Nothing has changed: the figures are those of the screen.
    Fields,
    /// Nothing has changed: the journal is the session's.
    Journal,
    /// Nothing has changed: the whole game as one word.
    Share(String),
}

impl Performed {
    /// Is there anything new to save and show?
    pub const fn moved(&self) -> bool {
        matches!(self, Self::Done | Self::Changed(_))
    }
}

/// Does what is asked. A refusal changes nothing.
pub fn perform(session: &mut Session<'_>, request: Request) -> Result<Performed, Refusal> {
    match request.as_offered(session) {
        Request::Answer { answer, anyway } => session.answer(answer, anyway)?,
        Request::Undo(n) => {
            if session.undo(n) == 0 && n > 0 {
                return Err(Refusal::new("NothingToUndo", msg!("error-nothing-to-undo")));
            }
        }
        Request::Redo(n) => {
            if session.redo(n) == 0 && n > 0 {
                return Err(Refusal::new("NothingToRedo", msg!("error-nothing-to-redo")));
            }
        }
        Request::Jump(at) => session.jump(at),
        Request::Change { at, answer, anyway } => {
            return session.change(at, answer, anyway).map(Performed::Changed);
        }
        Request::Set { field, value } => session.set(&field, value)?,
        Request::Fields => return Ok(Performed::Fields),
        Request::Journal => return Ok(Performed::Journal),
        Request::Share => return Ok(Performed::Share(session.journal().to_share_code())),
    }
    Ok(Performed::Done)
}

impl Request {
    /// Reads a request written as JSON, such as `{"undo": 1}`. The host must first remove whatever it adds itself
    /// (a file to save to, a revision).
    pub fn from_json(value: Value) -> Result<Self, Refusal> {
        let bad = |text| Refusal::new("BadRequest", text);
        let sent: Sent =
            serde_json::from_value(value).map_err(|why| bad(msg!("error-bad-request", why = why.to_string())))?;
        sent.meant().ok_or_else(|| bad(msg!("error-empty-request")))
    }

    /// The same with numbers replaced by ids if the ids are numbers (cards).
    #[must_use]
    pub fn as_offered(self, session: &Session<'_>) -> Self {
        let screen = session.screen();
        match self {
            Self::Answer { answer, anyway } => {
                let options = screen.ask.as_ref().map(|q| q.options()).unwrap_or_default();
                Self::Answer { answer: id_for(answer, |id| options.iter().any(|o| o.id == id)), anyway }
            }
            Self::Change { at, answer, anyway } => {
                let old = session.journal().entries.get(at).map(|entry| match entry {
                    Entry::Answer { a, .. } => a,
                    Entry::Set { to, .. } => to,
                });
                // If the old answer was an id, the new one must be an id too.
                Self::Change { at, answer: id_for(answer, |_| matches!(old, Some(Answer::One(_)))), anyway }
            }
            Self::Set { field, value } => {
                let options = screen.fields.iter().find(|f| f.id == field.as_str()).map(|f| &f.kind);
                let known = |id: &str| match options {
                    Some(FieldKind::Choice(options)) => options.iter().any(|o| o.id == id),
                    _ => false,
                };
                let value = id_for(value, known);
                Self::Set { field, value }
            }
            other => other,
        }
    }
}

fn id_for(answer: Answer, known: impl Fn(&str) -> bool) -> Answer {
    match answer {
        Answer::Number(n) if known(&n.to_string()) => Answer::One(n.to_string()),
        other => other,
    }
}

/// A request as JSON.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sent {
    answer: Option<Said>,
    #[serde(default)]
    anyway: bool,
    undo: Option<usize>,
    redo: Option<usize>,
    jump: Option<usize>,
    change: Option<SentChange>,
    set: Option<SentSet>,
    fields: Option<bool>,
    journal: Option<bool>,
    share: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SentChange {
    at: usize,
    answer: Said,
    #[serde(default)]
    anyway: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SentSet {
    field: String,
    value: Said,
}

/// An answer as programs send it: a number may stand for an id, even in a list.
#[derive(Deserialize)]
#[serde(untagged)]
enum Said {
    Plain(Answer),
    Mixed(Vec<Id>),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Id {
    Number(i64),
    Word(String),
}

impl From<Said> for Answer {
    fn from(said: Said) -> Self {
        let word = |id| match id {
            Id::Number(n) => n.to_string(),
            Id::Word(word) => word,
        };
        match said {
            Said::Plain(answer) => answer,
            Said::Mixed(ids) => Self::Several(ids.into_iter().map(word).collect()),
        }
    }
}

impl Sent {
    /// The one thing that is asked; `None` if nothing is.
    fn meant(self) -> Option<Request> {
        Some(match self {
            Self { answer: Some(answer), anyway, .. } => Request::Answer { answer: answer.into(), anyway },
            Self { undo: Some(n), .. } => Request::Undo(n),
            Self { redo: Some(n), .. } => Request::Redo(n),
            Self { jump: Some(at), .. } => Request::Jump(at),
            Self { change: Some(SentChange { at, answer, anyway }), .. } => {
                Request::Change { at, answer: answer.into(), anyway }
            }
            Self { set: Some(SentSet { field, value }), .. } => Request::Set { field, value: value.into() },
            Self { fields: Some(true), .. } => Request::Fields,
            Self { journal: Some(true), .. } => Request::Journal,
            Self { share: Some(true), .. } => Request::Share,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(value: Value) -> Result<Request, String> {
        Request::from_json(value).map_err(|why| why.code.into_owned())
    }

    #[test]
    fn every_request_is_read() {
        let answer = |answer: Answer| Ok(Request::Answer { answer, anyway: false });
        assert_eq!(read(json!({"answer": "a"})), answer("a".into()));
        assert_eq!(read(json!({"answer": 3})), answer(3.into()));
        assert_eq!(read(json!({"answer": ["a", "b"]})), answer(Answer::Several(vec!["a".into(), "b".into()])));
        assert_eq!(read(json!({"answer": [7, "b"]})), answer(Answer::Several(vec!["7".into(), "b".into()])));
        let anyway = Request::Answer { answer: 3.into(), anyway: true };
        assert_eq!(read(json!({"answer": 3, "anyway": true})), Ok(anyway));
        assert_eq!(read(json!({"undo": 2})), Ok(Request::Undo(2)));
        assert_eq!(read(json!({"redo": 2})), Ok(Request::Redo(2)));
        assert_eq!(read(json!({"jump": 0})), Ok(Request::Jump(0)));
        let change = Request::Change { at: 1, answer: "x".into(), anyway: false };
        assert_eq!(read(json!({"change": {"at": 1, "answer": "x"}})), Ok(change));
        let set = Request::Set { field: "f".into(), value: 4.into() };
        assert_eq!(read(json!({"set": {"field": "f", "value": 4}})), Ok(set));
        for (word, request) in [("fields", Request::Fields), ("journal", Request::Journal), ("share", Request::Share)] {
            assert_eq!(read(json!({word: true})), Ok(request));
        }
    }

    #[test]
    fn what_is_no_request_is_refused() {
        for bad in
            [json!({}), json!([1]), json!(null), json!({"dance": true}), json!({"undo": -1}), json!({"share": false})]
        {
            assert_eq!(read(bad.clone()), Err("BadRequest".into()), "{bad}");
        }
    }
}
