//! The closed sets of the game, each with its ids, and the counting types.

use serde::{Deserialize, Serialize};
use table::{ClosedSet, closed_set};

use crate::data::FINAL;

/// A space of the time board, 0 (start) to 53 (final).
pub type Space = u8;
/// Buttons in hand.
pub type Buttons = u16;

closed_set! {
    /// One of the two sides of the base game.
    pub enum Seat by BySeat {
        /// The side that goes first: its token lies on top at the start. Against the Automa: the player.
        First = "first",
        /// The other side. In a solo game: the Automa.
        Second = "second",
    }
}

impl Seat {
    /// The other side.
    #[inline]
    pub const fn other(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }
}

closed_set! {
    /// Who sits where against the Automa.
    pub enum Side {
        /// The person.
        Player = "player",
        /// The Automa.
        Automa = "automa",
    }
}

impl Side {
    /// Against the Automa the player sits in the first seat.
    pub const fn seat(self) -> Seat {
        match self {
            Self::Player => Seat::First,
            Self::Automa => Seat::Second,
        }
    }

    /// Who sits in a seat.
    pub const fn of(seat: Seat) -> Self {
        match seat {
            Seat::First => Self::Player,
            Seat::Second => Self::Automa,
        }
    }
}

closed_set! {
    /// Who moves next.
    pub enum Next {
        /// The player.
        Player = "player",
        /// The Automa.
        Automa = "automa",
        /// Nobody: both tokens are on the final space.
        Over = "over",
    }
}

impl Next {
    /// The token further back moves or, on a shared space, the one on top, which arrived last. A token on the final
    /// space never moves again.
    #[inline]
    pub const fn after(player: Space, automa: Space, on_top: Side) -> Self {
        match (player >= FINAL, automa >= FINAL) {
            (true, true) => Self::Over,
            (true, false) => Self::Automa,
            (false, true) => Self::Player,
            (false, false) => {
                let player_moves = player < automa || player == automa && matches!(on_top, Side::Player);
                if player_moves { Self::Player } else { Self::Automa }
            }
        }
    }

    /// From the seat whose turn it is.
    #[inline]
    pub const fn of(to_move: Option<Seat>) -> Self {
        match to_move {
            Some(Seat::First) => Self::Player,
            Some(Seat::Second) => Self::Automa,
            None => Self::Over,
        }
    }
}

closed_set! {
    /// Which edition of the time board is used: where its special patches are.
    #[derive(Default)]
    pub enum SpecialPatches {
        /// Three income symbols before the first special patch, as drawn in the Automa's booklet.
        #[default]
        First = "first",
        /// Four income symbols before the first special patch, as in newer editions.
        Revised = "revised",
    }
}

closed_set! {
    /// Which of the two decks the Automa draws from.
    #[derive(Default)]
    pub enum AutomaDeck {
        /// Cards 1–12.
        #[default]
        Normal = "normal",
        /// Cards 13–24.
        Tactical = "tactical",
    }
}

closed_set! {
    /// A row of an Automa card: what it looks for among the affordable patches.
    pub enum Filter {
        /// Patches that do not make it overtake the player.
        Time = "time",
        /// Patches with the most printed buttons.
        Buttons = "buttons",
        /// The largest patches.
        Largest = "largest",
        /// The patch furthest from the neutral token.
        Furthest = "furthest",
    }
}

closed_set! {
    /// May the Automa end on the player's space when it avoids overtaking?
    #[derive(Default)]
    pub enum TimeFilter {
        /// Yes.
        #[default]
        Share = "share",
        /// No, it must stay behind.
        Behind = "behind",
    }
}

closed_set! {
    /// What happens to an empty deck. The booklets differ by language.
    #[derive(Default)]
    pub enum Reshuffle {
        /// All 12 cards form the new deck.
        #[default]
        En = "en",
        /// Two of them go to the discard pile unseen again.
        De = "de",
    }
}

closed_set! {
    /// How much of the circle is tracked beside the printed game.
    #[derive(Default)]
    pub enum CircleMode {
        /// All of it; unknown patches are named when they first matter.
        #[default]
        Tracked = "tracked",
        /// Only the next three.
        Window = "window",
    }
}

/// The Automa's level. Files and options store its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum Level {
    /// I, Intern.
    Intern = 1,
    /// II, Apprentice.
    Apprentice = 2,
    /// III, Fellow.
    #[default]
    Fellow = 3,
    /// IV, Master.
    Master = 4,
    /// V, Legend.
    Legend = 5,
}

/// Levels are 1 to 5.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no level {0}; levels are 1 to 5")]
pub struct NoSuchLevel(pub u8);

impl TryFrom<u8> for Level {
    type Error = NoSuchLevel;
    fn try_from(number: u8) -> Result<Self, NoSuchLevel> {
        Level::ALL.into_iter().find(|l| *l as u8 == number).ok_or(NoSuchLevel(number))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level as u8
    }
}

impl Level {
    /// The five levels, in rising order.
    pub const ALL: [Level; 5] = [Level::Intern, Level::Apprentice, Level::Fellow, Level::Master, Level::Legend];

    /// Its number as written in the booklet.
    pub const fn roman(self) -> &'static str {
        match self {
            Level::Intern => "I",
            Level::Apprentice => "II",
            Level::Fellow => "III",
            Level::Master => "IV",
            Level::Legend => "V",
        }
    }
}

impl ClosedSet for Level {
    const MEMBERS: &'static [Self] = &Self::ALL;

    fn id(self) -> &'static str {
        match self {
            Level::Intern => "1",
            Level::Apprentice => "2",
            Level::Fellow => "3",
            Level::Master => "4",
            Level::Legend => "5",
        }
    }
}
