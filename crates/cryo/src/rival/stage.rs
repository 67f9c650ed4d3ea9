//! Where the Rival's turn can be taken up again.

use super::Rival;
use super::recall::{Choosing, Chosen};
use crate::facts::Facts;
use crate::names::{Card, Face, Section, Slot};
use table::few::Few;

/// A stage of the Rival's turn before its check. From one to the next at most one thing is asked, and before anything has
/// changed: who was asked can take the turn up again at the stage reached last ([`Facts::reached`]), instead of playing it
/// from its start.
#[derive(Clone, Copy, Debug)]
pub struct Stage(At);

/// What comes next, and what it needs of what was before.
#[derive(Clone, Copy, Debug)]
enum At {
    Place(Slot, Option<Card>),
    Around(Section, Option<Card>),
    Tile(Face, Option<Card>),
    Assign,
    Choose(Choosing),
    Resolve(Few<Chosen, 2>, usize),
    Loot(Face, Few<Chosen, 2>, usize),
}

impl Stage {
    /// §4.2: a drone is placed, by this decision card.
    pub(super) const fn place(slot: Slot, used: Option<Card>) -> Self {
        Self(At::Place(slot, used))
    }

    /// §4.3: it is looked at what lies around the drone.
    pub(super) const fn around(section: Section, used: Option<Card>) -> Self {
        Self(At::Around(section, used))
    }

    /// §4.3: a tile was taken.
    pub(super) const fn tile(face: Face, used: Option<Card>) -> Self {
        Self(At::Tile(face, used))
    }

    /// §5.1: a pod is sent to salvage.
    pub(super) const fn assign() -> Self {
        Self(At::Assign)
    }

    /// §5.3: the next token is chosen.
    pub(super) const fn choose(so_far: Choosing) -> Self {
        Self(At::Choose(so_far))
    }

    /// §5.3: this one of the chosen tokens is resolved.
    pub(super) const fn resolve(chosen: Few<Chosen, 2>, nth: usize) -> Self {
        Self(At::Resolve(chosen, nth))
    }

    /// §5.3: it is a looting token, and was taken.
    pub(super) const fn loot(face: Face, chosen: Few<Chosen, 2>, nth: usize) -> Self {
        Self(At::Loot(face, chosen, nth))
    }
}

impl Rival {
    /// The rest of a turn up to the resource check.
    pub(crate) fn act_on<F: Facts>(&mut self, stage: &Stage, at: &mut F) -> Result<(), F::Pause> {
        match &stage.0 {
            At::Place(slot, used) => self.place(*slot, *used, at),
            At::Around(section, used) => self.take_tile(*section, *used, at),
            At::Tile(face, used) => self.use_tile(face, *used, at),
            At::Assign => self.assign_first(at),
            At::Choose(so_far) => self.choose_tokens(*so_far, at),
            At::Resolve(chosen, nth) => self.resolve(chosen, *nth, at),
            At::Loot(face, chosen, nth) => self.loot(face, chosen, *nth, at),
        }
    }
}
