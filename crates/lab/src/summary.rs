//! What the rows of a run say: figures by cell, and what an option changes.

use std::collections::BTreeMap;

use serde::Serialize;

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
    /// The figures of a cell.
    type Summary: Serialize;

    /// Has it nothing but the usual options? Levers are pulled from there.
    fn is_usual(&self) -> bool;

    /// The same cell with the lever in its next position, if there is one.
    fn pulled(&self, lever: Self::Lever) -> Option<Self>;

    /// Adds up the rows of a cell.
    fn summary(&self, grid: &Grid<Self>, rows: &[Self::Row]) -> Self::Summary;
}

/// The rows of a run, by cell.
pub type Rows<C> = BTreeMap<usize, Vec<<C as Combination>::Row>>;

/// The summaries of a run, cell by cell.
pub fn cells<C: Measured>(grid: &Grid<C>, rows: &Rows<C>) -> Vec<C::Summary> {
    rows.iter().map(|(cell, rows)| grid.cells[*cell].summary(grid, rows)).collect()
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
