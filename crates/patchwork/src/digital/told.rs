//! The data told with a move of the person: written here and read by whoever draws it.

use serde::{Deserialize, Serialize};

use crate::data::spaces_of;
use crate::game::action::Action;
use crate::game::player::Happened;
use crate::names::{Buttons, Space};

/// A move of the person as exported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moved {
    /// The action, in the notation.
    pub action: String,
    /// What it led to.
    pub happened: Brought,
    /// The label of the patch taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub patch: Option<String>,
}

/// What a move led to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Brought {
    /// Buttons paid for the patch.
    pub paid: Buttons,
    /// Buttons gained for spaces moved.
    pub advanced: Buttons,
    /// Buttons gained on income lines.
    pub income: Buttons,
    /// Income lines crossed.
    pub income_lines: Vec<Space>,
    /// Special patches met.
    pub special: Vec<Space>,
    /// Special patches met but lost because the quilt is full.
    pub special_lost: u8,
    /// Did this placement win the 7×7 tile?
    pub tile: bool,
}

impl Moved {
    /// The data of a move.
    pub fn new(action: Action, happened: &Happened) -> Self {
        let crossed = happened.crossed.unwrap_or_default();
        let patch = match action {
            Action::Take { patch, .. } => Some(patch.label().to_string()),
            Action::Advance | Action::Special { .. } => None,
        };
        let happened = Brought {
            paid: happened.paid,
            advanced: happened.advanced,
            income: happened.income,
            income_lines: spaces_of(crossed.income).collect(),
            special: spaces_of(crossed.special).collect(),
            special_lost: happened.lost,
            tile: happened.tile,
        };
        Self { action: action.to_string(), happened, patch }
    }

    /// The move told in a step, if it tells one.
    pub fn told(step: &table::Step) -> Option<Self> {
        Self::deserialize(&step.data).ok()
    }
}
