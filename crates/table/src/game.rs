//! What a front end needs to know about a game: nothing of its rules.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde_json::Value;

use crate::{Field, Label, Messages, Msg, Provenance, Question, Refusal, Setup, State, Stop, Tape, Told, msg};

/// A game with its opponent, at one or more tables.
pub trait Game: Send + Sync {
    /// Names, tables, options.
    fn about(&self) -> About;

    /// The crate's message files.
    fn messages(&self) -> Messages;

    /// Everything wrong beyond single option values: options that do not go together, broken own cards.
    fn problems(&self, _setup: &Setup) -> Vec<Refusal> {
        Vec::new()
    }

    /// The game's own refusal, with its own code, for a value that an option may not have.
    fn bad_value(&self, _option: &str, _value: &str) -> Option<Refusal> {
        None
    }

    /// Adjusts the set-up of a saved game before options it does not name get their defaults: an option that did not
    /// exist when the game was played gets the value that was played then.
    fn restored(&self, _setup: &mut Setup) {}

    /// Plays the tape from its start. The set-up is complete and valid, thanks to [`prepare`].
    fn run(&self, setup: &Setup, tape: &mut Tape<'_>) -> Scene;

    /// The person's own cards, if the printed ones are not public.
    fn cards(&self) -> Option<&dyn OwnCards> {
        None
    }
}

/// Names, tables, options.
#[derive(Clone, Debug)]
pub struct About {
    /// e.g. `patchwork`.
    pub id: &'static str,
    /// The printed game.
    pub title: Msg,
    /// The opponent.
    pub opponent: Msg,
    /// One sentence.
    pub pitch: Msg,
    /// The edition of the rules; a journal of another edition is refused.
    pub edition: u32,
    /// The tables it can be played at, the usual one first.
    pub tables: Vec<&'static str>,
    /// What can be chosen.
    pub options: Vec<Choice>,
}

/// Something that can be chosen before the first move.
#[derive(Clone, Debug)]
pub struct Choice {
    /// e.g. `level`.
    pub name: &'static str,
    /// What the person reads.
    pub label: Msg,
    /// One sentence on what it does.
    pub help: Msg,
    /// What it may be.
    pub values: Values,
    /// The value if nothing is chosen.
    pub default: Cow<'static, str>,
    /// The tables where it matters; empty for all.
    pub tables: &'static [&'static str],
}

impl Choice {
    /// Does it matter at this table?
    pub fn matters_at(&self, table: &str) -> bool {
        self.tables.is_empty() || self.tables.contains(&table)
    }
}

/// What an option may be.
#[derive(Clone, Debug)]
pub enum Values {
    /// One of these.
    OneOf(Vec<(&'static str, Msg)>),
    /// A whole number in steps.
    Number {
        /// The lowest.
        min: i64,
        /// The highest.
        max: i64,
        /// The step.
        step: i64,
    },
}

impl Values {
    /// Is this one of the values?
    pub fn allow(&self, value: &str) -> bool {
        match self {
            Self::OneOf(values) => values.iter().any(|(v, _)| *v == value),
            Self::Number { min, max, step } => value
                .parse::<i64>()
                .is_ok_and(|n| (min..=max).contains(&&n) && (n - min) % step == 0 && n.to_string() == value),
        }
    }

    /// The values in a few words, for errors and help.
    pub fn listed(&self) -> String {
        match self {
            Self::OneOf(values) => values.iter().map(|(v, _)| *v).collect::<Vec<_>>().join(", "),
            Self::Number { min, max, .. } => format!("{min}–{max}"),
        }
    }
}

/// Checks a set-up and fills in the defaults; the error lists every reason.
pub fn prepare(game: &dyn Game, mut setup: Setup) -> Result<Setup, Vec<Refusal>> {
    let about = game.about();
    let bad = |text: Msg| Refusal::new("BadOption", text);
    let mut wrong = Vec::new();
    if setup.table.is_empty() {
        setup.table = about.tables.first().copied().unwrap_or_default().into();
    }
    if !about.tables.contains(&setup.table.as_str()) {
        wrong.push(bad(msg!("error-no-such-table", table = setup.table.as_str(), tables = about.tables.join(", "))));
    }
    for (name, value) in &setup.options {
        match about.options.iter().find(|o| o.name == name) {
            None => {
                let names: Vec<_> = about.options.iter().map(|o| o.name).collect();
                wrong.push(bad(msg!("error-no-such-option", name = name.as_str(), names = names.join(", "))));
            }
            Some(option) if !option.values.allow(value) => {
                wrong.push(game.bad_value(name, value).unwrap_or_else(|| {
                    let values = option.values.listed();
                    bad(msg!("error-bad-value", name = name.as_str(), value = value.as_str(), values = values))
                }));
            }
            Some(_) => {}
        }
    }
    if wrong.is_empty() {
        for option in about.options {
            setup.options.entry(option.name.into()).or_insert_with(|| option.default.clone().into_owned());
        }
        wrong = game.problems(&setup);
    }
    if wrong.is_empty() { Ok(setup) } else { Err(wrong) }
}

/// How things stand when the tape has run out.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The question the rules stopped at, the entry that does not fit, or the end of the game.
    pub end: Result<Over, Stop>,
    /// Everything public.
    pub state: State,
    /// The opponent's public state in a few lines, always visible.
    pub panel: Vec<(Msg, Msg)>,
    /// What can be corrected by hand.
    pub fields: Vec<Field>,
}

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Winner {
    /// The person.
    Player,
    /// The opponent.
    Opponent,
    /// Neither.
    Draw,
}

impl Winner {
    /// `player`, `opponent` or `draw`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Opponent => "opponent",
            Self::Draw => "draw",
        }
    }
}

/// The end of a game.
#[derive(Clone, Debug)]
pub struct Over {
    /// Who won.
    pub winner: Winner,
    /// Who won and why, in a sentence.
    pub text: Msg,
    /// The score sheet.
    pub sheet: Vec<Line>,
    /// The totals: the person's, the opponent's.
    pub totals: (i64, i64),
    /// The same and more for programs.
    pub data: Value,
}

/// A line of the score sheet.
#[derive(Clone, Debug)]
pub struct Line {
    /// What is scored.
    pub label: Msg,
    /// The person's points; `None` if the line does not apply.
    pub player: Option<i64>,
    /// The opponent's points.
    pub opponent: Option<i64>,
    /// How they came about: the person's, the opponent's.
    pub why: Vec<Msg>,
}

impl Line {
    /// A line for both sides.
    pub fn new(label: Msg, player: impl Into<Option<i64>>, opponent: impl Into<Option<i64>>) -> Self {
        Self { label, player: player.into(), opponent: opponent.into(), why: Vec::new() }
    }

    /// The same with a reason.
    #[must_use]
    pub fn because(mut self, why: Msg) -> Self {
        self.why.push(why);
        self
    }
}

/// What a front end shows.
#[derive(Clone, Debug)]
pub struct Screen {
    /// Everything told since the start.
    pub told: Vec<Told>,
    /// What the person must answer; `None` when the game is over.
    pub ask: Option<Question>,
    /// The end, if it has come.
    pub over: Option<Over>,
    /// Everything public.
    pub state: State,
    /// The opponent's public state in a few lines.
    pub panel: Vec<(Msg, Msg)>,
    /// What can be corrected by hand.
    pub fields: Vec<Field>,
    /// How many entries the journal has.
    pub entries: usize,
    /// Did play continue from before something already seen?
    pub taken_back: bool,
}

impl Screen {
    /// What was told since the last answer.
    pub fn news(&self) -> impl Iterator<Item = &Told> {
        self.told.iter().filter(|t| t.after == self.entries)
    }

    /// What belongs together on the screen: everything told since the last answer, with the whole turn it continues.
    /// Before the first turn this is the set-up.
    pub fn turn(&self) -> &[Told] {
        &self.told[self.shown_from()..]
    }

    /// The turn before that.
    pub fn turn_before(&self) -> &[Told] {
        let end = self.shown_from();
        &self.told[self.turn_start(end)..end]
    }

    /// Several turns may have been told at once; none of them leaves the screen before the next answer.
    fn shown_from(&self) -> usize {
        let news = self.told.iter().position(|told| told.after == self.entries);
        self.turn_start(news.map_or(self.told.len(), |first| first + 1))
    }

    fn turn_start(&self, end: usize) -> usize {
        self.told[..end].iter().rposition(|told| told.step.begins).unwrap_or(0)
    }
}

/// The person's own cards of a game: one JSON file of figures that replace house figures.
pub trait OwnCards: Send + Sync {
    /// The name of the file and in [`Setup::own`], e.g. `finspan-owner`.
    fn name(&self) -> &'static str;

    /// Every figure that can be entered, with its current value and provenance.
    fn figures(&self, own: Option<&Value>) -> Vec<Figure>;

    /// Enters one figure; returns the changed file.
    fn enter(&self, own: Option<&Value>, field: &str, value: &crate::Answer) -> Result<Value, Refusal>;

    /// Everything wrong with a file; empty if it can be played with.
    fn check(&self, own: &Value) -> Vec<Refusal>;

    /// Adds to the file `own` what this game has revealed about the person's copy. `None` if there is nothing new.
    /// What is printed is only ever asked once.
    fn learned(&self, _own: Option<&Value>, _screen: &Screen) -> Option<Value> {
        None
    }
}

/// A figure on a card.
#[derive(Clone, Debug)]
pub struct Figure {
    /// The heading it comes under.
    pub section: Label,
    /// What it is and may be.
    pub field: Field,
    /// Where the current value comes from.
    pub provenance: Provenance,
}

/// Options by name, as the command line and the page send them.
pub type Options = BTreeMap<String, String>;
