//! What rows of Patchwork say.

use patchwork::names::{AutomaDeck, Reshuffle, SpecialPatches};
use patchwork::options::Rules;
use serde::Serialize;

use super::{Cell, Row};
use crate::stats::Figure;
use crate::summary::{Measured, Tally};

/// The figures only Patchwork has.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figures {
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
    const OPPONENT: &'static str = "automa";
    type Figures = Figures;

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

    fn figures(tally: &mut Tally<Row>) -> Figures {
        Figures {
            automa_parts: tally.means([
                |r| r.automa_tile,
                |r| r.automa_buttons,
                |r| r.automa_patches,
                |r| r.automa_printed,
            ]),
            player_parts: tally.means([|r| r.player_buttons, |r| r.player_tile, |r| -2 * r.empty_squares]),
            tile: tally.share(|r| r.tile == 1),
            automa_turns: tally.mean(|r| r.automa_turns),
            cases: tally.means([|r| r.case_a, |r| r.case_b, |r| r.case_c]),
            specials: tally.means([|r| r.player_specials, |r| r.automa_specials]),
        }
    }
}
