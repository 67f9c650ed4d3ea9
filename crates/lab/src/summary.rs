//! What the rows of a run say: figures by cell, and what an option changes.

use std::collections::BTreeMap;

use serde::ser::{Error, SerializeMap};
use serde::{Serialize, Serializer};

use crate::grid::{Combination, Grid};
use crate::row::Record;
use crate::stats::Figure;

/// Rows to be summed up.
#[derive(Clone, Copy)]
pub struct Tally<'a, R>(pub &'a [R]);

/// How often each score came up.
pub type Counts = BTreeMap<i32, u64>;

impl<R: Record> Tally<'_, R> {
    /// The mean of a figure.
    pub fn mean(&self, figure: fn(&R) -> i32) -> Figure {
        Figure::mean_of(self.0.iter().map(figure))
    }

    /// The means of several figures.
    pub fn means<const N: usize>(&self, figures: [fn(&R) -> i32; N]) -> [Figure; N] {
        figures.map(|figure| self.mean(figure))
    }

    /// The share of the games for which something holds.
    pub fn share(&self, holds: fn(&R) -> bool) -> Figure {
        Figure::share(self.0.iter().filter(|r| holds(r)).count() as u64, self.0.len() as u64)
    }

    /// How often each value of a figure came up.
    pub fn counts(&self, figure: fn(&R) -> i32) -> Counts {
        self.0.iter().fold(BTreeMap::new(), |mut counts, row| {
            *counts.entry(figure(row)).or_insert(0) += 1;
            counts
        })
    }
}

/// A combination whose games are summed up and compared.
pub trait Measured: Combination {
    /// An option that can be measured.
    type Lever: Copy + PartialEq + Serialize + 'static;
    /// All of them.
    const LEVERS: &'static [Self::Lever];
    /// What the opponent's points are called in figures.
    const OPPONENT: &'static str;
    /// The figures only this game has.
    type Figures: Serialize;

    /// Does it have only the usual options? Levers are pulled from there.
    fn is_usual(&self) -> bool;

    /// The same cell with the lever in its next position, if there is one.
    fn pulled(&self, lever: Self::Lever) -> Option<Self>;

    /// The figures only this game has.
    fn figures(tally: &Tally<'_, Self::Row>) -> Self::Figures;
}

/// The rows of a run, by cell.
pub type Rows<C> = BTreeMap<usize, Vec<<C as Combination>::Row>>;

/// What the rows of a cell say.
#[derive(Clone, Debug)]
pub struct Summary<C: Measured> {
    /// Which cell.
    pub cell: C,
    /// The version of the program.
    pub version: String,
    /// The seeds of its games: base seed, first and last number.
    pub seeds: String,
    /// The share the player won.
    pub win: Figure,
    /// The player's points.
    pub player: Figure,
    /// The opponent's points.
    pub opponent: Figure,
    /// The player's points less the opponent's.
    pub margin: Figure,
    /// The figures only this game has.
    pub figures: C::Figures,
    /// How often each score came up: the player's.
    pub player_scores: Counts,
    /// How often each score came up: the opponent's.
    pub opponent_scores: Counts,
}

impl<C: Measured> Summary<C> {
    /// Adds up the rows of a cell.
    pub fn new(grid: &Grid<C>, cell: &C, rows: &[C::Row]) -> Self {
        let tally = Tally(rows);
        Self {
            cell: cell.clone(),
            version: grid.version.clone(),
            seeds: grid.seeds(rows.len()),
            win: tally.share(Record::won),
            player: tally.mean(Record::player),
            opponent: tally.mean(Record::opponent),
            margin: tally.mean(Record::margin),
            figures: C::figures(&tally),
            player_scores: tally.counts(Record::player),
            opponent_scores: tally.counts(Record::opponent),
        }
    }
}

/// What all games have, the opponent's points under the opponent's name, then what only this game has.
impl<C: Measured> Serialize for Summary<C> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let own = serde_json::to_value(&self.figures).map_err(S::Error::custom)?;
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("cell", &self.cell)?;
        map.serialize_entry("version", &self.version)?;
        map.serialize_entry("seeds", &self.seeds)?;
        map.serialize_entry("win", &self.win)?;
        map.serialize_entry("player", &self.player)?;
        map.serialize_entry(C::OPPONENT, &self.opponent)?;
        map.serialize_entry("margin", &self.margin)?;
        for (name, figure) in own.as_object().into_iter().flatten() {
            map.serialize_entry(name, figure)?;
        }
        map.end()
    }
}

/// The summaries of a run, cell by cell.
pub fn cells<C: Measured>(grid: &Grid<C>, rows: &Rows<C>) -> Vec<Summary<C>> {
    rows.iter().map(|(cell, rows)| Summary::new(grid, &grid.cells[*cell], rows)).collect()
}

/// What a lever changes, game by game on the same seeds: so chance hardly blurs it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Effect<C: Measured> {
    /// Which lever.
    pub lever: C::Lever,
    /// The cell with the lever in its first position.
    pub cell: C,
    /// The change of the win rate, in parts of one.
    pub win: Figure,
    /// The change of the margin, in points.
    pub margin: Figure,
}

/// What each lever changes in this run: only from the usual options, one lever at a time.
pub fn effects<C: Measured>(grid: &Grid<C>, rows: &Rows<C>) -> Vec<Effect<C>> {
    let mut found = Vec::new();
    for &lever in C::LEVERS {
        for (i, cell) in grid.cells.iter().enumerate().filter(|(_, cell)| cell.is_usual()) {
            let Some(other) = cell.pulled(lever).and_then(|other| grid.cells.iter().position(|c| *c == other)) else {
                continue;
            };
            if let (Some(before), Some(after)) = (rows.get(&i), rows.get(&other)) {
                let pairs = || before.iter().zip(after).filter(|(a, b)| a.seed() == b.seed());
                found.push(Effect {
                    lever,
                    cell: cell.clone(),
                    win: Figure::mean_of(pairs().map(|(a, b)| i32::from(b.won()) - i32::from(a.won()))),
                    margin: Figure::mean_of(pairs().map(|(a, b)| b.margin() - a.margin())),
                });
            }
        }
    }
    found
}
