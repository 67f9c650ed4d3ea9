//! What the page needs of the program around it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Session, Setup, Winner};

/// The host could not do it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why}")]
pub struct Failure {
    /// What the visitor is told.
    pub cause: Cause,
    /// The reason for the host's log: what, and where.
    pub why: String,
}

/// Why the host could not do it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// There is no space left.
    Full,
    /// What is kept is damaged.
    Damaged,
    /// Anything else.
    Other,
}

impl Failure {
    /// For a reason a visitor cannot do anything about.
    pub fn new(why: impl Into<String>) -> Self {
        Self { cause: Cause::Other, why: why.into() }
    }
}

/// What was chosen for a new game, by the names the form uses.
pub type Chosen = BTreeMap<String, String>;

/// Where games, last choices and own cards are kept. A change is durable when its method returns.
pub trait Store: Send + Sync {
    /// The revision of a game; none if there is no such game.
    fn revision(&self, id: &str) -> Result<Option<i64>, Failure>;

    /// The journal of a game with its revision.
    fn journal(&self, id: &str) -> Result<Option<(i64, String)>, Failure>;

    /// Adds a new game with revision 0.
    fn add(&self, id: &str, game: Written) -> Result<(), Failure>;

    /// Puts a changed game in the place of revision `revision`; false if somebody was faster.
    fn replace(&self, id: &str, revision: i64, game: Written) -> Result<bool, Failure>;

    /// Forgets a game.
    fn remove(&self, id: &str) -> Result<(), Failure>;

    /// The games that go on, the last changed first, without the first `skip`.
    fn unfinished(&self, skip: u32, most: u32) -> Result<Vec<Stored>, Failure>;

    /// The games that are over, of one game or of all, the last finished first, without the first `skip`.
    fn finished(&self, game: Option<&str>, skip: u32, most: u32) -> Result<Vec<Stored>, Failure>;

    /// How the games that are over went, by game, table and level; `but` is left out.
    fn standings(&self, but: Option<&str>) -> Result<Vec<Standing>, Failure>;

    /// What was chosen for the last new game of this kind.
    fn chosen(&self, game: &str) -> Result<Chosen, Failure>;

    /// Remembers what was chosen.
    fn choose(&self, game: &str, chosen: &Chosen) -> Result<(), Failure>;

    /// The file with the person's own cards of this name.
    fn own(&self, name: &str) -> Result<Option<String>, Failure>;

    /// Does something while nobody else changes own cards: what is read and then written is not lost in between.
    fn alone(&self, work: &mut dyn FnMut()) -> Result<(), Failure>;

    /// Writes that file, or sets it aside: nothing entered is ever lost.
    fn keep_own(&self, name: &str, file: Option<&str>) -> Result<(), Failure>;

    /// The files of this name that were set aside, by [day and time](crate::day::stamp), the last first.
    fn set_aside(&self, name: &str) -> Result<Vec<(String, String)>, Failure>;
}

/// Everything else that only the host has.
pub trait Host: Send + Sync {
    /// Seconds since 1970.
    fn now(&self) -> i64;

    /// Bytes nobody can guess.
    fn random(&self, bytes: &mut [u8]) -> Result<(), Failure>;

    /// A game has a new revision, for those who look at it elsewhere.
    fn news(&self, game: &str, revision: i64);

    /// Something went wrong that is no visitor's fault.
    fn complain(&self, why: &str);

    /// Does something nobody waits for: at once, or soon and one after another where the host has threads.
    fn aside(&self, work: Box<dyn FnOnce() + Send>) {
        work();
    }

    /// May a game that is being opened still be worked on? Asked again and again from the start of the work.
    fn patience(&self) -> Box<dyn Fn() -> bool> {
        Box::new(|| true)
    }

    /// Where the page can be installed from to work without this host, if the host carries that.
    fn install(&self) -> Option<&'static str> {
        None
    }
}

/// A game as it is written into the store.
#[derive(Clone, Debug)]
pub struct Written {
    /// Which game.
    pub game: String,
    /// Which table.
    pub table: String,
    /// Which level, if the game has any.
    pub level: String,
    /// How many answers.
    pub entries: i64,
    /// When, in seconds since 1970.
    pub time: i64,
    /// Who won; none while it goes on.
    pub winner: Option<Winner>,
    /// The totals at the end.
    pub totals: Option<(i64, i64)>,
    /// Was something taken back that had been seen?
    pub taken_back: bool,
    /// The journal: the game itself.
    pub journal: String,
}

impl Written {
    /// A game as it is at this time.
    pub fn of(session: &Session<'_>, time: i64) -> Self {
        let journal = session.journal();
        let over = session.screen().over.as_ref();
        Self {
            game: journal.setup.game.clone(),
            table: journal.setup.table.clone(),
            level: level_of(&journal.setup).to_owned(),
            entries: i64::try_from(journal.entries.len()).unwrap_or(i64::MAX),
            time,
            winner: over.map(|o| o.winner),
            totals: over.map(|o| o.totals),
            taken_back: journal.taken_back,
            journal: journal.to_file(),
        }
    }
}

/// Options whose values are the levels of a game: the first of these that a game has is its level.
pub const LEVELS: [&str; 2] = ["level", "preset"];

/// The level of a set-up; empty if the game has none.
pub fn level_of(setup: &Setup) -> &str {
    LEVELS.iter().map(|name| setup.get(name)).find(|level| !level.is_empty()).unwrap_or_default()
}

/// How the games at one table and level went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Which game.
    pub game: String,
    /// Which table.
    pub table: String,
    /// Which level, if the game has any.
    pub level: String,
    /// Games played to their end.
    pub played: u32,
    /// Games won.
    pub won: u32,
    /// The best margin.
    pub best: i64,
}

impl Standing {
    /// Adds up games that are over, in any order.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Stored>) -> Vec<Self> {
        let mut all: BTreeMap<(&str, &str, &str), Self> = BTreeMap::new();
        for game in games {
            let margin = game.totals.map_or(0, |(player, opponent)| player.saturating_sub(opponent));
            let standing = all.entry((&game.game, &game.table, &game.level)).or_insert_with(|| Self {
                game: game.game.clone(),
                table: game.table.clone(),
                level: game.level.clone(),
                played: 0,
                won: 0,
                best: margin,
            });
            standing.played += 1;
            standing.won += u32::from(game.winner.as_deref() == Some(Winner::Player.name()));
            standing.best = standing.best.max(margin);
        }
        all.into_values().collect()
    }
}

/// A game as the store lists it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stored {
    /// Its address.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Which table.
    pub table: String,
    /// Which level, if the game has any.
    pub level: String,
    /// Counts every change; a change made for another revision is refused.
    pub revision: i64,
    /// How many answers.
    pub entries: i64,
    /// When it began, in seconds since 1970.
    pub started: i64,
    /// When it was last changed.
    pub changed: i64,
    /// `player`, `opponent`, `draw`; none while it goes on.
    pub winner: Option<String>,
    /// The totals at the end.
    pub totals: Option<(i64, i64)>,
    /// Was something taken back that had been seen?
    pub taken_back: bool,
}

impl Stored {
    /// How a game is listed once it is written.
    pub fn of(id: &str, revision: i64, started: i64, game: &Written) -> Self {
        Self {
            id: id.to_owned(),
            game: game.game.clone(),
            table: game.table.clone(),
            level: game.level.clone(),
            revision,
            entries: game.entries,
            started,
            changed: game.time,
            winner: game.winner.map(|w| w.name().to_owned()),
            totals: game.totals,
            taken_back: game.taken_back,
        }
    }
}
