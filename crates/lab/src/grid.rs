//! What a run plays: every combination of players, levels and options, so many games each.

use std::fmt::Debug;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

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
    /// Games a cell.
    pub games: u64,
    /// The cells.
    pub cells: Vec<C>,
}

/// Where the parts lie, below the folder of a run.
pub const PARTS: &str = "parts";

/// Games a part holds: the unit of work, of files and of shards.
pub const PART: u64 = 500;

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
        Self { game: C::GAME.to_owned(), version: env!("CARGO_PKG_VERSION").to_owned(), seed, games, cells }
    }

    /// All parts, in order.
    pub fn parts(&self) -> Vec<Part> {
        let of_cell = |cell| {
            let parts = self.games.div_ceil(PART);
            (0..parts).map(move |p| Part { cell, from: p * PART, to: ((p + 1) * PART).min(self.games) })
        };
        (0..self.cells.len()).flat_map(of_cell).collect()
    }

    /// The file of a part below a folder.
    pub fn file(&self, folder: &Path, part: &Part) -> PathBuf {
        folder.join(PARTS).join(format!("{}-{:07}.parquet", self.cells[part.cell].code(), part.from))
    }

    /// The seeds of the first `n` games, in words: base seed, first and last number.
    pub fn seeds(&self, n: u64) -> String {
        format!("{}:0–{}", self.seed, n.saturating_sub(1))
    }
}
