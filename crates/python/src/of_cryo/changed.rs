//! Which parts of an observation a decision changes.

use cryo::game::moves::{Act, How, Move, Scrap};
use cryo::names::Use;

/// What may be seen otherwise than at the decision before, part by part; the rest is quick to tell.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Changed(u16);

impl Changed {
    pub(super) const NOTHING: Self = Self(0);
    pub(super) const HAND: Self = Self(1);
    /// The human's upgrades, vehicles and missions.
    pub(super) const PLAYED: Self = Self(256);
    pub(super) const SLOTS: Self = Self(2);
    pub(super) const DOCKS: Self = Self(4);
    pub(super) const STACKS: Self = Self(8);
    pub(super) const TOKENS: Self = Self(16);
    pub(super) const CAVERNS: Self = Self(32);
    pub(super) const DISCARD: Self = Self(64);
    pub(super) const RIVAL: Self = Self(128);
    pub(super) const ALL: Self = Self(u16::MAX);
    /// By the Rival; stacks, caverns and the discard pile aside, which it changes more rarely.
    pub(super) const BY_RIVAL: Self = Self(Self::RIVAL.0 | Self::DOCKS.0 | Self::TOKENS.0);

    #[inline]
    pub(super) const fn has(self, part: Self) -> bool {
        self.0 & part.0 != 0
    }

    #[inline]
    pub(super) const fn and(self, part: Self) -> Self {
        Self(self.0 | part.0)
    }

    /// By a decision itself; what comes of it is told as it happens.
    #[inline]
    pub(super) const fn by(decided: &Move) -> Self {
        match decided {
            Move::Deploy { .. } | Move::Return { .. } => Self::DOCKS,
            Move::Keep(_) | Move::Scrap(Scrap::Card(_)) | Move::Discard(_) => Self::HAND.and(Self::DISCARD),
            Move::Scrap(Scrap::Slot(_)) => Self::SLOTS,
            Move::Act(Act { how: How::Slot(_), .. }) | Move::Overclock(Act { how: How::Slot(_), .. }) => Self::SLOTS,
            Move::Act(Act { how: How::Scout(_), .. }) | Move::Overclock(Act { how: How::Scout(_), .. }) => {
                Self::CAVERNS
            }
            Move::Launch(_) => Self::PLAYED.and(Self::DISCARD).and(Self::CAVERNS),
            // Imaging shows what lies face down.
            Move::Play(_, Use::Upgrade) => Self::HAND.and(Self::PLAYED).and(Self::CAVERNS),
            Move::Play(..) => Self::HAND.and(Self::PLAYED),
            // A sabotage also concerns the Rival.
            Move::Resolve { .. } => Self::TOKENS.and(Self::RIVAL),
            _ => Self::NOTHING,
        }
    }
}
