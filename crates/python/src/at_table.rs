//! A game at a table, as on screen: questions and answers, what the opponent tells with its reasons, journals, share
//! codes, the coach.

use std::sync::atomic::AtomicBool;

use players::coach::Hint;
use players::course::coach;
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyDict};
use serde_json::{Value, json};
use table::question::Kind;
use table::{Answer, Journal, Opt, Question, Refusal, Request, Session, Setup, Told, Values, msg, perform};

use crate::engine::with_options;
use crate::words::{refuse, refused, text};

/// The games at a table.
pub static GAMES: [&dyn table::Game; 3] = [&patchwork::GAME, &finspan::GAME, &cryo::GAME];

fn find(name: &str) -> PyResult<&'static dyn table::Game> {
    let ids: Vec<&str> = GAMES.iter().map(|game| game.about().id).collect();
    let unknown =
        || refuse(Refusal::new("UnknownGame", msg!("python-no-such-game", game = name, games = ids.join(", "))));
    GAMES.iter().find(|game| game.about().id == name).copied().ok_or_else(unknown)
}

/// JSON as Python's own lists and dicts.
fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (value.to_string(),))
}

/// What Python gives, as JSON.
fn from_python(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let text: String = value.py().import("json")?.call_method1("dumps", (value,))?.extract()?;
    serde_json::from_str(&text).map_err(|why| unreadable(&why.to_string()))
}

/// The refusal of something that cannot be read.
pub fn unreadable(why: &str) -> PyErr {
    refuse(Refusal::new("BadRequest", msg!("python-unreadable", why = why)))
}

fn told(told: &Told) -> Value {
    let step = &told.step;
    let reasons: Vec<String> = step.reasons.iter().map(text).collect();
    json!({"text": text(&step.text), "reasons": reasons, "data": step.data, "after": told.after})
}

fn listed(options: &[Opt]) -> Value {
    options.iter().map(|option| json!({"id": option.id, "label": text(&option.label), "aside": option.aside})).collect()
}

fn question(asked: &Question) -> Value {
    let mut ask = json!({"id": asked.id, "kind": asked.kind_name(), "prompt": text(&asked.prompt)});
    match &asked.kind {
        Kind::Choice(options) | Kind::Confirm(options) => ask["options"] = listed(options),
        Kind::Several { options, min, max } => {
            ask["options"] = listed(options);
            (ask["min"], ask["max"]) = ((*min).into(), (*max).into());
        }
        Kind::Number { min, max, .. } => (ask["min"], ask["max"]) = ((*min).into(), (*max).into()),
        Kind::Form(fields) => {
            let field = |f: &table::Field| json!({"ask": question(&f.question()), "value": f.value});
            ask["fields"] = fields.iter().map(field).collect();
        }
    }
    ask
}

/// The games with their tables and options: what each may be, and what it is unless told.
#[pyfunction]
pub fn games(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let described = GAMES.iter().map(|game| {
        let about = game.about();
        let options = about.options.iter().map(|option| {
            let values = match &option.values {
                Values::OneOf(values) => json!(values.iter().map(|(id, _)| id).collect::<Vec<_>>()),
                Values::Number { min, max, .. } => json!([min, max]),
            };
            (option.name.to_owned(), json!({"values": values, "default": option.default, "help": text(&option.help)}))
        });
        let options: serde_json::Map<String, Value> = options.collect();
        (about.id.to_owned(), json!({"title": text(&about.title), "tables": about.tables, "options": options}))
    });
    to_python(py, &Value::Object(described.collect()))
}

/// A game at a table.
#[pyclass(module = "visavis")]
#[derive(Clone)]
pub struct Game {
    session: Session<'static>,
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game, seed=0, table="digital", **options))]
    fn new(game: &str, seed: u64, table: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let setup = with_options(Setup::new(game, table, seed), options)?;
        Session::start(find(game)?, setup).map(|session| Self { session }).map_err(|why| refused(&why))
    }

    /// Goes on with a journal, as `visavis play --save` writes it.
    #[staticmethod]
    fn from_journal(journal: &str) -> PyResult<Self> {
        Self::of(Journal::from_file(journal))
    }

    /// Goes on with a share code.
    #[staticmethod]
    fn from_share_code(code: &str) -> PyResult<Self> {
        Self::of(Journal::from_share_code(code))
    }

    /// The journal: the whole game, as a file.
    fn journal(&self) -> String {
        self.session.journal().to_file()
    }

    /// The whole game as one word.
    fn share_code(&self) -> String {
        self.session.journal().to_share_code()
    }

    #[getter]
    fn name(&self) -> &'static str {
        self.session.game().about().id
    }

    #[getter]
    fn seed(&self) -> u64 {
        self.session.journal().setup.seed
    }

    /// How many entries the journal has.
    #[getter]
    fn entries(&self) -> usize {
        self.session.journal().entries.len()
    }

    /// The answers the question offers, in notation; empty when the game is over.
    fn legal(&self) -> Vec<String> {
        let options = self.session.screen().ask.as_ref().map(Question::options).unwrap_or_default();
        options.iter().map(|option| option.id.to_string()).collect()
    }

    /// The question; none when the game is over.
    #[getter]
    fn ask<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.session.screen().ask.as_ref().map(|ask| to_python(py, &question(ask))).transpose()
    }

    /// Answers the question: an id, a number, a list of ids, or figures by name.
    #[pyo3(signature = (answer, anyway=false))]
    fn apply(&mut self, answer: &Bound<'_, PyAny>, anyway: bool) -> PyResult<()> {
        let answer: Answer =
            serde_json::from_value(from_python(answer)?).map_err(|why| unreadable(&why.to_string()))?;
        perform(&mut self.session, Request::Answer { answer, anyway }).map(|_| ()).map_err(refuse)
    }

    /// Takes back entries of the journal; gives how many there were.
    #[pyo3(signature = (n=1))]
    fn undo(&mut self, n: usize) -> usize {
        self.session.undo(n)
    }

    /// Restores entries that were taken back; gives how many there were.
    #[pyo3(signature = (n=1))]
    fn redo(&mut self, n: usize) -> usize {
        self.session.redo(n)
    }

    fn clone(&self) -> Self {
        Clone::clone(self)
    }

    fn __copy__(&self) -> Self {
        Clone::clone(self)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        Clone::clone(self)
    }

    /// Everything a player at the table sees.
    fn observe<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, self.session.screen().state.json())
    }

    /// What was told since the last answer, with the reasons: the opponent's decision records are in `data`.
    fn news<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.session.screen().news().map(told).collect())
    }

    /// Everything told since the start.
    fn told<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.session.screen().told.iter().map(told).collect())
    }

    /// The end of the game; none while it goes on.
    #[getter]
    fn over<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let ended = self.session.screen().over.as_ref().map(|over| {
            json!({"winner": over.winner.name(), "text": text(&over.text),
                   "points": [over.totals.0, over.totals.1], "data": over.data})
        });
        ended.map(|over| to_python(py, &over)).transpose()
    }

    /// The coach: the best moves with their prospects and reasons, in games on screen; none where it has nothing to say.
    #[pyo3(signature = (playouts=None))]
    fn coach<'py>(&self, py: Python<'py>, playouts: Option<u32>) -> PyResult<Bound<'py, PyAny>> {
        let journal = self.session.journal();
        let hints = py.detach(|| hints(journal, playouts));
        let hints = hints.ok_or_else(|| refuse(Refusal::new("NoCoach", msg!("python-no-coach"))))?;
        let hints = hints.iter().map(|hint| {
            json!({"action": hint.answer, "label": text(&hint.label), "win": hint.win,
                   "margin": hint.margin, "reasons": hint.reasons.iter().map(text).collect::<Vec<_>>()})
        });
        to_python(py, &hints.collect())
    }

    fn __repr__(&self) -> String {
        format!("Game({:?}, seed={}, entries={})", self.name(), self.seed(), self.entries())
    }
}

/// What the coach of this game says, thinking as long as it does on screen unless told otherwise.
fn hints(journal: &Journal, playouts: Option<u32>) -> Option<Vec<Hint>> {
    let never = AtomicBool::new(false);
    let (patchwork, many) = (players::patchwork::record::of(journal), |usual: u32| playouts.unwrap_or(usual).max(1));
    if let Some(record) = patchwork {
        return Some(players::patchwork::coach::hints(&record.now, many(players::patchwork::coach::PLAYOUTS), &never));
    }
    if let Some(record) = players::finspan::coach::record(journal) {
        let many = many(players::finspan::coach::ITERATIONS);
        return Some(record.now.map(|now| coach::hints(&now, many, &never)).unwrap_or_default());
    }
    let record = players::cryo::coach::record(journal)?;
    let many = many(players::cryo::coach::ITERATIONS);
    Some(record.now.map(|now| coach::hints(&now, many, &never)).unwrap_or_default())
}

impl Game {
    fn of(journal: Result<Journal, Refusal>) -> PyResult<Self> {
        let journal = journal.map_err(refuse)?;
        let game = find(&journal.setup.game)?;
        Session::open(game, journal).map(|session| Self { session }).map_err(refuse)
    }
}
