//! The Automa's half of the public state, the same at both tables.

use serde::Serialize;

use crate::game::patch::PatchId;
use crate::names::{Level, Space};

/// What everybody sees of the Automa.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AutomaShown {
    /// Where its token stands.
    pub space: Space,
    /// Buttons from income.
    pub buttons: u16,
    /// The patches it has taken.
    pub patches: Vec<PatchId>,
    /// How many of them show at least one button.
    pub patches_with_buttons: u8,
    /// The buttons on them.
    pub printed_buttons: u16,
    /// Does it have the 7×7 tile?
    pub tile: bool,
    /// The score if the game ended now.
    pub score: i32,
    /// Its level.
    pub level: Level,
    /// Cards left to draw.
    pub cards_left: usize,
    /// Numbers of the cards revealed since the last shuffle.
    pub revealed: Vec<u8>,
    /// The budget on the back of the next card, if visible.
    pub next_budget: Option<u8>,
    /// The budgets on the backs of the cards set aside, if visible.
    pub set_aside_budgets: Vec<u8>,
}
