//! Why something is not possible, with the codes of §15.2.

use table::{Refusal, msg};

/// Why something is not possible, in the order in which it is tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)] // the codes speak for themselves; the sentences are in the message files
pub enum Bad {
    WrongPhase,
    UnknownId,
    MustRecall,
    NoDroneOut,
    DockOccupied,
    DockDamaged,
    NotAdjacent,
    SameAction,
    Amount,
    NoPod,
    NoRoom,
    NotAffordable,
    BadPayment,
    SlotFull,
    SlotsIncomplete,
    DockNotOpen,
    HowMany,
    DuplicateCard,
    RivalHasUpgrade,
    CardNotInHand,
    TunnelClosed,
    CavernFaceDown,
    ScoutTarget,
    SalvageTaken,
    NotInPlay,
    NoToken,
    SectionFull,
    ScrapUsed,
    NotOffered,
}

impl Bad {
    /// All of them.
    pub const ALL: [Self; 29] = [
        Self::WrongPhase,
        Self::UnknownId,
        Self::MustRecall,
        Self::NoDroneOut,
        Self::DockOccupied,
        Self::DockDamaged,
        Self::NotAdjacent,
        Self::SameAction,
        Self::Amount,
        Self::NoPod,
        Self::NoRoom,
        Self::NotAffordable,
        Self::BadPayment,
        Self::SlotFull,
        Self::SlotsIncomplete,
        Self::DockNotOpen,
        Self::HowMany,
        Self::DuplicateCard,
        Self::RivalHasUpgrade,
        Self::CardNotInHand,
        Self::TunnelClosed,
        Self::CavernFaceDown,
        Self::ScoutTarget,
        Self::SalvageTaken,
        Self::NotInPlay,
        Self::NoToken,
        Self::SectionFull,
        Self::ScrapUsed,
        Self::NotOffered,
    ];

    /// The code for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::WrongPhase => "WrongPhase",
            Self::UnknownId => "UnknownId",
            Self::MustRecall => "MustRecall",
            Self::NoDroneOut => "NoDroneOut",
            Self::DockOccupied => "DockOccupied",
            Self::DockDamaged => "DockDamaged",
            Self::NotAdjacent => "NotAdjacent",
            Self::SameAction => "SameAction",
            Self::Amount => "Amount",
            Self::NoPod => "NoPod",
            Self::NoRoom => "NoRoom",
            Self::NotAffordable => "NotAffordable",
            Self::BadPayment => "BadPayment",
            Self::SlotFull => "SlotFull",
            Self::SlotsIncomplete => "SlotsIncomplete",
            Self::DockNotOpen => "DockNotOpen",
            Self::HowMany => "HowMany",
            Self::DuplicateCard => "DuplicateCard",
            Self::RivalHasUpgrade => "RivalHasUpgrade",
            Self::CardNotInHand => "CardNotInHand",
            Self::TunnelClosed => "TunnelClosed",
            Self::CavernFaceDown => "CavernFaceDown",
            Self::ScoutTarget => "ScoutTarget",
            Self::SalvageTaken => "SalvageTaken",
            Self::NotInPlay => "NotInPlay",
            Self::NoToken => "NoToken",
            Self::SectionFull => "SectionFull",
            Self::ScrapUsed => "ScrapUsed",
            Self::NotOffered => "NotOffered",
        }
    }

    /// The refusal for people and programs.
    pub fn refusal(self) -> Refusal {
        Refusal::new(self.code(), msg!("cryo-error-rule", code = self.code()))
    }
}
