//! Why something is not possible, with the codes of §14.

use table::{Refusal, msg};

use super::ocean::MoveBad;
use crate::names::Missing;

/// Why something is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the codes speak for themselves; the sentences are in the message files
pub enum Bad {
    WrongPhase,
    UnknownCard,
    CardNotInHand,
    ZoneNotAllowed,
    SiteNotAllowed,
    BottomRowRequired,
    NotShorter,
    MustConsume,
    PaymentCardCount,
    PaymentIncludesPlayedCard,
    PaymentMissing(Missing),
    EggNeedsFish,
    EggPresent,
    NoEgg,
    NothingToMove,
    NotStraight,
    PathBlocked,
    MoveEndsEarlier,
    NotLonger,
    NoHost,
    OutOfScope,
    NotInDiscard,
}

impl Bad {
    /// The code for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::WrongPhase => "WrongPhase",
            Self::UnknownCard => "UnknownCard",
            Self::CardNotInHand => "CardNotInHand",
            Self::ZoneNotAllowed => "ZoneNotAllowed",
            Self::SiteNotAllowed => "SiteNotAllowed",
            Self::BottomRowRequired => "BottomRowRequired",
            Self::NotShorter => "NotShorter",
            Self::MustConsume => "MustConsume",
            Self::PaymentCardCount => "PaymentCardCount",
            Self::PaymentIncludesPlayedCard => "PaymentIncludesPlayedCard",
            Self::PaymentMissing(_) => "PaymentMissing",
            Self::EggNeedsFish => "EggNeedsFish",
            Self::EggPresent => "EggPresent",
            Self::NoEgg => "NoEgg",
            Self::NothingToMove => "NothingToMove",
            Self::NotStraight => "NotStraight",
            Self::PathBlocked => "PathBlocked",
            Self::MoveEndsEarlier => "MoveEndsEarlier",
            Self::NotLonger => "NotLonger",
            Self::NoHost => "NoHost",
            Self::OutOfScope => "OutOfScope",
            Self::NotInDiscard => "NotInDiscard",
        }
    }

    /// The refusal for people and programs.
    pub fn refusal(self) -> Refusal {
        let text = match self {
            Self::PaymentMissing(kind) => msg!("finspan-error-payment-missing", kind = kind.id()),
            _ => msg!("finspan-error-rule", code = self.code()),
        };
        Refusal::new(self.code(), text)
    }
}

impl From<MoveBad> for Bad {
    fn from(bad: MoveBad) -> Self {
        match bad {
            MoveBad::Nothing => Self::NothingToMove,
            MoveBad::NotStraight => Self::NotStraight,
            MoveBad::Blocked => Self::PathBlocked,
            MoveBad::EndsEarlier => Self::MoveEndsEarlier,
        }
    }
}
