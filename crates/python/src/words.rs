//! All words in the language chosen, and refusals as exceptions with the code and text they have everywhere.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use table::{Arg, Catalog, Lang, Messages, Msg, Refusal, msg};

use crate::at_table::GAMES;

/// The words of this package.
pub const MESSAGES: Messages = table::messages!();

pyo3::create_exception!(visavis, Refused, PyValueError, "Something was refused, and nothing has changed.");

/// Where the language stands in [`Lang::ALL`].
static LANGUAGE: AtomicUsize = AtomicUsize::new(0);

/// The language chosen.
pub fn lang() -> Lang {
    Lang::ALL[LANGUAGE.load(Ordering::Relaxed) % Lang::ALL.len()]
}

/// A message in the language chosen.
pub fn text(msg: &Msg) -> String {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    let all = || {
        let own = [MESSAGES, players::MESSAGES, lab::MESSAGES];
        let files: Vec<Messages> = own.into_iter().chain(GAMES.iter().map(|game| game.messages())).collect();
        Catalog::new(&files)
    };
    CATALOG.get_or_init(all).text(lang(), msg)
}

/// Chooses the language of all texts and exceptions (`en`, `de`); gives the one that is spoken.
#[pyfunction]
#[pyo3(signature = (code=None))]
pub fn language(code: Option<&str>) -> PyResult<&'static str> {
    if let Some(code) = code {
        let codes = Lang::ALL.map(Lang::code);
        let unknown = || {
            let text = msg!("error-bad-value", name = "language", value = code, values = codes.join(", "));
            refused(&[Refusal::new("BadOption", text)])
        };
        LANGUAGE.store(codes.iter().position(|c| *c == code).ok_or_else(unknown)?, Ordering::Relaxed);
    }
    Ok(lang().code())
}

/// Says one of this package's messages.
#[pyfunction]
#[pyo3(signature = (key, **holes))]
pub fn say(key: &str, holes: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
    let mut msg = Msg::made(format!("python-{key}"));
    for (name, value) in holes.into_iter().flatten() {
        let value = match value.extract::<i64>() {
            Ok(number) => Arg::Number(number),
            Err(_) => Arg::Text(value.str()?.to_string()),
        };
        msg.args.push((name.extract::<String>()?.into(), value));
    }
    Ok(text(&msg))
}

/// The exception for refusals: `code` and `text` of the first, all of them in `all`.
pub fn refused(why: &[Refusal]) -> PyErr {
    let all: Vec<(String, String)> = why.iter().map(|w| (w.code.to_string(), text(&w.text))).collect();
    let lines: Vec<String> = all.iter().map(|(code, text)| format!("{code}: {text}")).collect();
    let error = Refused::new_err(lines.join("\n"));
    let (code, text) = all.first().cloned().unwrap_or_default();
    Python::attach(|py| {
        let value = error.value(py);
        // Attributes of a fresh exception: setting them cannot fail for any reason a caller could mend.
        let _ = value.setattr("code", code);
        let _ = value.setattr("text", text);
        let _ = value.setattr("all", all);
    });
    error
}

/// The same for one refusal.
pub fn refuse(why: Refusal) -> PyErr {
    refused(&[why])
}
