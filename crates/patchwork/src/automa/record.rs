//! The decision record: a turn of the Automa as it is exported.

use serde::{Deserialize, Serialize};
use table::narrow::Effect;

use super::{Case, Reasons, Turn};
use crate::data::{AutomaCard, spaces_of};
use crate::game::patch::PatchId;
use crate::names::{Filter, Next, Side, Space};

/// A turn of the Automa as exported: every field of the decision record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Number of the card.
    pub card: u8,
    /// Ids of the next patches.
    pub window: Vec<u8>,
    /// Where its token stood.
    pub automa: Space,
    /// Where the player's token stood.
    pub player: Space,
    /// Ids of the patches the card can pay for, in window order.
    pub affordable: Vec<u8>,
    /// A, B or C.
    pub case: Case,
    /// The filters applied.
    pub steps: Vec<RecordStep>,
    /// The patch taken.
    pub take: Option<u8>,
    /// Where its token ends.
    pub to: Space,
    /// Income lines crossed.
    pub income_lines: Vec<Space>,
    /// Buttons gained on them.
    pub buttons_gained: u16,
    /// Special patches taken out of the game.
    pub special_taken: Vec<Space>,
    /// Did it get the 7×7 tile now?
    pub tile: bool,
    /// Who moves next.
    pub next: Next,
}

/// One filter of a [`Record`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordStep {
    /// Which filter.
    pub filter: Filter,
    /// Ids left afterwards.
    pub kept: Vec<u8>,
    /// What it did.
    pub effect: Effect,
}

impl Record {
    /// The record of a turn.
    pub fn new(
        card: &AutomaCard,
        window: &[PatchId],
        (automa, player): (Space, Space),
        turn: &Turn,
        why: &Reasons,
    ) -> Self {
        let id = |place: usize| window[place].id();
        Self {
            card: card.number,
            window: window.iter().map(|p| p.id()).collect(),
            automa,
            player,
            affordable: why.affordable.iter().map(|&place| id(place)).collect(),
            case: why.case,
            steps: why
                .narrowing
                .steps
                .iter()
                .map(|step| RecordStep {
                    filter: step.filter,
                    kept: step.kept.iter().map(|&i| id(why.affordable[i])).collect(),
                    effect: step.effect,
                })
                .collect(),
            take: turn.take.map(id),
            to: turn.to,
            income_lines: spaces_of(turn.income_lines).collect(),
            buttons_gained: turn.gained,
            special_taken: spaces_of(turn.special_taken).collect(),
            tile: turn.tile,
            next: Next::after(player, turn.to, Side::Automa),
        }
    }
}

table::closed_set! {
    /// What happened to a patch of the window.
    pub enum Fate {
        /// The Automa took it.
        Taken = "taken",
        /// The card cannot pay for it.
        Dear = "dear",
        /// Dropped because it would have made the Automa overtake the player.
        Time = "time",
        /// Dropped because another one has more buttons.
        Buttons = "buttons",
        /// Dropped because another one is larger.
        Largest = "largest",
        /// Dropped because another one lies further from the neutral token.
        Furthest = "furthest",
    }
}

impl From<Filter> for Fate {
    fn from(filter: Filter) -> Self {
        match filter {
            Filter::Time => Self::Time,
            Filter::Buttons => Self::Buttons,
            Filter::Largest => Self::Largest,
            Filter::Furthest => Self::Furthest,
        }
    }
}

impl Record {
    /// The record in a told step, if that step reveals the card.
    pub fn told(step: &table::Step) -> Option<Self> {
        step.data.get("record").and_then(|record| Self::deserialize(record).ok())
    }

    /// The patches of the window in order, each with what happened to it.
    pub fn fates(&self) -> impl Iterator<Item = (PatchId, Fate)> + '_ {
        self.window.iter().filter_map(|&id| Some((PatchId::new(id)?, self.fate(id))))
    }

    fn fate(&self, id: u8) -> Fate {
        if self.take == Some(id) {
            return Fate::Taken;
        }
        if !self.affordable.contains(&id) {
            return Fate::Dear;
        }
        let fell = self.steps.iter().find(|step| !step.kept.contains(&id));
        fell.map_or(Fate::Furthest, |step| step.filter.into())
    }
}
