//! What rows of Patchwork say.

use patchwork::names::{AutomaDeck, Reshuffle, SpecialPatches};
use patchwork::options::Rules;
use serde::Serialize;

use super::{Cell, Row};
use crate::grid::Grid;
use crate::row::Record;
use crate::stats::Figure;
use crate::summary::{Counts, Measured, Tally};

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
    pub player_scores: Counts,
    /// How often each score came up: the Automa's.
    #[serde(skip)]
    pub automa_scores: Counts,
}

impl CellSummary {
    /// Adds up rows.
    pub fn new(grid: &Grid<Cell>, cell: &Cell, rows: &[Row]) -> Self {
        let tally = Tally(rows);
        let mean = |figure| tally.mean(figure);
        Self {
            cell: cell.clone(),
            version: grid.version.clone(),
            seeds: grid.seeds(rows.len()),
            win: tally.share(Record::won),
            player: mean(|r| r.player_points),
            automa: mean(|r| r.automa_points),
            margin: mean(Record::margin),
            automa_parts: [
                mean(|r| r.automa_tile),
                mean(|r| r.automa_buttons),
                mean(|r| r.automa_patches),
                mean(|r| r.automa_printed),
            ],
            player_parts: [mean(|r| r.player_buttons), mean(|r| r.player_tile), mean(|r| -2 * r.empty_squares)],
            tile: tally.share(|r| r.tile == 1),
            automa_turns: mean(|r| r.automa_turns),
            cases: [mean(|r| r.case_a), mean(|r| r.case_b), mean(|r| r.case_c)],
            specials: [mean(|r| r.player_specials), mean(|r| r.automa_specials)],
            player_scores: tally.counts(|r| r.player_points),
            automa_scores: tally.counts(|r| r.automa_points),
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

impl Measured for Cell {
    type Lever = Lever;
    const LEVERS: &'static [Lever] = &[Lever::Reshuffle, Lever::SpecialPatches, Lever::TakesSpecial, Lever::Deck];
    type Summary = CellSummary;

    fn is_usual(&self) -> bool {
        let usual = Rules { deck: self.deck, ..Rules::at(self.level) };
        self.rules() == usual
    }

    fn pulled(&self, lever: Lever) -> Option<Self> {
        let mut other = self.clone();
        match lever {
            Lever::Reshuffle if self.reshuffle == Reshuffle::En => other.reshuffle = Reshuffle::De,
            Lever::SpecialPatches if self.special_patches == SpecialPatches::First => {
                other.special_patches = SpecialPatches::Revised;
            }
            Lever::TakesSpecial if self.automa_takes_special => other.automa_takes_special = false,
            Lever::Deck if self.deck == AutomaDeck::Normal => other.deck = AutomaDeck::Tactical,
            _ => return None,
        }
        Some(other)
    }

    fn summary(&self, grid: &Grid<Self>, rows: &[Row]) -> CellSummary {
        CellSummary::new(grid, self, rows)
    }
}
