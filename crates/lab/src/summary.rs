//! What the rows of a run say: figures by cell, and what an option changes.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::grid::{Cell, Grid};
use crate::row::Row;
use crate::stats::Figure;

/// The figures of one cell.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CellSummary {
    /// Which.
    pub cell: Cell,
    /// The version of the program.
    pub version: String,
    /// The seeds of its games: base seed, first and last number.
    pub seeds: String,
    /// The share the player won.
    pub win: Figure,
    /// The player's points.
    pub player: Figure,
    /// The Automa's points.
    pub automa: Figure,
    /// The player's points less the Automa's.
    pub margin: Figure,
    /// Where the Automa's points come from: tile, buttons, patches, printed buttons.
    pub automa_parts: [Figure; 4],
    /// Where the player's points come from: buttons, tile, empty squares (as points lost).
    pub player_parts: [Figure; 3],
    /// The share of games in which the player has the tile.
    pub tile: Figure,
    /// Turns of the Automa.
    pub automa_turns: Figure,
    /// Of them cases A, B, C.
    pub cases: [Figure; 3],
    /// Special patches: the player's, the Automa's.
    pub specials: [Figure; 2],
    /// How often each score came up: the player's.
    #[serde(skip)]
    pub player_scores: BTreeMap<i32, u64>,
    /// How often each score came up: the Automa's.
    #[serde(skip)]
    pub automa_scores: BTreeMap<i32, u64>,
}

impl CellSummary {
    /// Adds up rows.
    pub fn new(grid: &Grid, cell: &Cell, rows: &[Row]) -> Self {
        let mean = |figure: fn(&Row) -> i32| Figure::mean_of(rows.iter().map(figure));
        let share =
            |hit: fn(&Row) -> bool| Figure::share(rows.iter().filter(|r| hit(r)).count() as u64, rows.len() as u64);
        let count = |figure: fn(&Row) -> i32| {
            rows.iter().fold(BTreeMap::new(), |mut counts, row| {
                *counts.entry(figure(row)).or_insert(0) += 1;
                counts
            })
        };
        Self {
            cell: cell.clone(),
            version: grid.version.clone(),
            seeds: format!("{}:0–{}", grid.seed, rows.len().saturating_sub(1)),
            win: share(|r| r.won == 1),
            player: mean(|r| r.player_points),
            automa: mean(|r| r.automa_points),
            margin: mean(Row::margin),
            automa_parts: [
                mean(|r| r.automa_tile),
                mean(|r| r.automa_buttons),
                mean(|r| r.automa_patches),
                mean(|r| r.automa_printed),
            ],
            player_parts: [mean(|r| r.player_buttons), mean(|r| r.player_tile), mean(|r| -2 * r.empty_squares)],
            tile: share(|r| r.tile == 1),
            automa_turns: mean(|r| r.automa_turns),
            cases: [mean(|r| r.case_a), mean(|r| r.case_b), mean(|r| r.case_c)],
            specials: [mean(|r| r.player_specials), mean(|r| r.automa_specials)],
            player_scores: count(|r| r.player_points),
            automa_scores: count(|r| r.automa_points),
        }
    }
}

/// A rule option that can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lever {
    /// All 12 cards against 10 after a shuffle.
    Reshuffle,
    /// The older against the newer time board.
    SpecialPatches,
    /// The Automa takes special patches or leaves them.
    TakesSpecial,
    /// The normal against the tactical deck.
    Deck,
}

impl Lever {
    /// All of them.
    pub const ALL: [Lever; 4] = [Lever::Reshuffle, Lever::SpecialPatches, Lever::TakesSpecial, Lever::Deck];

    /// The same cell with the lever in its other position, if it is in its first one.
    fn pulled(self, cell: &Cell) -> Option<Cell> {
        use patchwork::automa::Reshuffle;
        use patchwork::data::{AutomaDeck, SpecialPatches};
        let mut other = cell.clone();
        match self {
            Self::Reshuffle if cell.reshuffle == Reshuffle::En => other.reshuffle = Reshuffle::De,
            Self::SpecialPatches if cell.special_patches == SpecialPatches::First => {
                other.special_patches = SpecialPatches::Revised;
            }
            Self::TakesSpecial if cell.automa_takes_special => other.automa_takes_special = false,
            Self::Deck if cell.deck == AutomaDeck::Normal => other.deck = AutomaDeck::Tactical,
            _ => return None,
        }
        Some(other)
    }
}

/// What a lever changes, game by game on the same seeds: so chance hardly blurs it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Effect {
    /// Which lever.
    pub lever: Lever,
    /// The cell with the lever in its first position.
    pub cell: Cell,
    /// The change of the win rate, in parts of one.
    pub win: Figure,
    /// The change of the margin, in points.
    pub margin: Figure,
}

/// What each lever changes in this run: only from the usual options, one lever at a time.
pub fn effects(grid: &Grid, rows: &BTreeMap<usize, Vec<Row>>) -> Vec<Effect> {
    let mut found = Vec::new();
    for lever in Lever::ALL {
        for (i, cell) in grid.cells.iter().enumerate().filter(|(_, cell)| cell.is_usual()) {
            let Some(other) = lever.pulled(cell).and_then(|other| grid.cells.iter().position(|c| *c == other)) else {
                continue;
            };
            if let (Some(before), Some(after)) = (rows.get(&i), rows.get(&other)) {
                let pairs = || before.iter().zip(after).filter(|(a, b)| a.seed == b.seed);
                found.push(Effect {
                    lever,
                    cell: cell.clone(),
                    win: Figure::mean_of(pairs().map(|(a, b)| b.won - a.won)),
                    margin: Figure::mean_of(pairs().map(|(a, b)| b.margin() - a.margin())),
                });
            }
        }
    }
    found
}

/// The summaries of a run, cell by cell.
pub fn cells(grid: &Grid, rows: &BTreeMap<usize, Vec<Row>>) -> Vec<CellSummary> {
    rows.iter().map(|(cell, rows)| CellSummary::new(grid, &grid.cells[*cell], rows)).collect()
}
