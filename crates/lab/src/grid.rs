//! What a run plays: every combination of players, levels and options, so many games each.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::{Path, PathBuf};

use players::Kind;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::rng::game_seed;

use crate::columns;
use crate::row::Record;
use crate::run::Problem;

/// One combination of a player and the options of a game.
pub trait Combination: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync {
    /// The game's id.
    const GAME: &'static str;
    /// What is kept of a game.
    type Row: Record;
    /// What its games need, made ready once.
    type Ready: Sync;
    /// The names of the options that are words.
    const TEXTS: &'static [&'static str];
    /// The names of the options that are numbers.
    const NUMBERS: &'static [&'static str];

    /// Who plays, by name.
    fn player(&self) -> &str;

    /// Its options in a few letters, for file names; no two combinations have the same.
    fn code(&self) -> String;

    /// The options that are words, in the order of their names.
    fn texts(&self) -> Vec<String>;

    /// The options that are numbers, in the order of their names.
    fn numbers(&self) -> Vec<i32>;

    /// Makes ready what its games need.
    fn ready(&self) -> Result<Self::Ready, Problem>;

    /// Plays one game.
    fn play(ready: &Self::Ready, seed: u64, game: u64) -> Self::Row;
}

/// Options without a column of their own: in the code of a combination, and in the column they share.
pub(crate) fn options_in_code(options: &BTreeMap<String, String>) -> String {
    options.iter().map(|(name, value)| format!("-{name}.{value}")).collect()
}

/// The same in their column.
pub(crate) fn options_in_column(options: &BTreeMap<String, String>) -> String {
    let options: Vec<String> = options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    options.join(";")
}

/// A run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grid<C> {
    /// The game's id.
    pub game: String,
    /// The version of the program: games of another version are not mixed in.
    pub version: String,
    /// The base seed. Game i has the same seed in every cell: common random numbers.
    pub seed: u64,
    /// Games per cell.
    pub games: u64,
    /// Games a part holds: the unit of work, of files and of shards.
    #[serde(default = "fewest", skip_serializing_if = "is_fewest")]
    pub part: u64,
    /// The cells.
    pub cells: Vec<C>,
}

/// Where the parts lie, below the folder of a run.
pub const PARTS: &str = "parts";

/// The fewest games a part holds, and the most: little is lost when a run is stopped, and a long one does not spend its
/// time on files.
const FEWEST: u64 = 500;
const MOST: u64 = 5_000;
/// The fewest where somebody looks ahead: a game takes a second, not a thousandth of one.
const FEWEST_OF_THINKERS: u64 = 20;

const fn fewest() -> u64 {
    FEWEST
}

fn is_fewest(part: &u64) -> bool {
    *part == FEWEST
}

/// A part of a run: some games of one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Which cell.
    pub cell: usize,
    /// Its first game.
    pub from: u64,
    /// One behind its last game.
    pub to: u64,
}

impl<C: Combination> Grid<C> {
    /// A run of this version.
    pub fn new(seed: u64, games: u64, cells: Vec<C>) -> Self {
        let quick = |cell: &C| matches!(cell.player().parse(), Ok(Kind::Random | Kind::Greedy) | Err(_));
        let fewest = if cells.iter().all(quick) { FEWEST } else { FEWEST_OF_THINKERS };
        let part = (games / 100).clamp(fewest, MOST);
        Self { game: C::GAME.to_owned(), version: env!("CARGO_PKG_VERSION").to_owned(), seed, games, part, cells }
    }

    /// The same run in parts of another length.
    fn in_parts_of(&self, part: u64) -> Self {
        Self { part, ..self.clone() }
    }

    /// Are these the same games? How long their parts are is not asked.
    pub fn is_of_the_same_games(&self, other: &Self) -> bool {
        *self == other.in_parts_of(self.part)
    }

    /// All parts, in order.
    pub fn parts(&self) -> Vec<Part> {
        (0..self.count()).filter_map(|number| self.part(number)).collect()
    }

    /// How many parts there are.
    pub fn count(&self) -> u64 {
        self.games.div_ceil(self.part) * self.cells.len() as u64
    }

    /// The part with this number, from 0, in the order of [`Grid::parts`].
    pub fn part(&self, number: u64) -> Option<Part> {
        let of_cell = self.games.div_ceil(self.part);
        let (cell, from) = (number.checked_div(of_cell)? as usize, number % of_cell * self.part);
        (cell < self.cells.len()).then(|| Part { cell, from, to: from.saturating_add(self.part).min(self.games) })
    }

    /// The name of a part's file.
    pub fn name(&self, part: &Part) -> String {
        format!("{}-{:07}.parquet", self.cells[part.cell].code(), part.from)
    }

    /// The file of a part below a folder.
    pub fn file(&self, folder: &Path, part: &Part) -> PathBuf {
        folder.join(PARTS).join(self.name(part))
    }

    /// Plays one part, game by game, and gives its file: the unit of work for any machine.
    pub fn play(&self, part: &Part, ready: &C::Ready) -> Result<Vec<u8>, Problem> {
        let rows: Vec<C::Row> =
            (part.from..part.to).map(|game| C::play(ready, game_seed(self.seed, game), game)).collect();
        let written = columns::file(self, &self.cells[part.cell], &rows);
        written.map_err(|why| Problem::Part(self.name(part).into(), why))
    }

    /// The file that says what the run plays.
    pub fn file_of_the_run(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// The seeds of the first `n` games, in words: base seed, first and last number.
    pub fn seeds(&self, n: u64) -> String {
        format!("{}:0–{}", self.seed, n.saturating_sub(1))
    }
}
