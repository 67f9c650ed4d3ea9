//! The closed sets of the game, its cities and its money.

mod cities;
mod gulden;

use serde::{Deserialize, Serialize};
use table::closed_set;

pub use cities::{Cities, City, TRIESTE, WIEN, sort_key};
pub use gulden::Gulden;

closed_set! {
    /// A kind of goods, in the game's order.
    pub enum Good by ByGood {
        /// Holz.
        Wood = "wood",
        /// Stein.
        Stone = "stone",
        /// Eisen.
        Iron = "iron",
        /// Kohle.
        Coal = "coal",
    }
}

closed_set! {
    /// The colour of a hub.
    pub enum Colour by ByColour {
        /// The booklet's brown.
        Bronze = "bronze",
        /// Blue.
        Blue = "blue",
        /// Green.
        Green = "green",
        /// White.
        White = "white",
    }
}

closed_set! {
    /// A kind of engineer.
    pub enum Engineer by ByEngineer {
        /// Tunnelbauer.
        Tunnel = "tunnel",
        /// Brückenbauer.
        Bridge = "bridge",
    }
}

impl ByEngineer<bool> {
    /// None of them.
    pub const NONE: Self = Self([false; 2]);

    /// The kinds that are set.
    pub fn which(self) -> impl Iterator<Item = Engineer> {
        Engineer::ALL.into_iter().filter(move |kind| self[*kind])
    }
}

closed_set! {
    /// An entry of slot A.
    pub enum Target {
        /// The bronze hub.
        Bronze = "bronze",
        /// The blue hub.
        Blue = "blue",
        /// The green hub.
        Green = "green",
        /// The white hub.
        White = "white",
        /// The far end of the line.
        Trieste = "trieste",
    }
}

impl Target {
    /// The hub it stands for; none for Trieste.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Bronze => Some(Colour::Bronze),
            Self::Blue => Some(Colour::Blue),
            Self::Green => Some(Colour::Green),
            Self::White => Some(Colour::White),
            Self::Trieste => None,
        }
    }
}

closed_set! {
    /// A tie breaker of slot A.
    pub enum Tie {
        /// More free factory sites.
        Sites = "sites",
        /// The higher business token.
        Influence = "influence",
        /// A to Z.
        Name = "name",
    }
}

closed_set! {
    /// A kind of key.
    pub enum KeyKind {
        /// Worth the hub's column.
        Gold = "gold",
        /// Worth the nearest small flag.
        Silver = "silver",
    }
}

closed_set! {
    /// How a track is chosen.
    pub enum TrackRule {
        /// P6.
        Targets = "targets",
        /// P7.
        MostFreeSites = "most_free_sites",
        /// P8.
        TowardTrieste = "toward_trieste",
    }
}

closed_set! {
    /// Which of his decks.
    pub enum Which {
        /// What he does.
        Action = "action",
        /// His priorities.
        Decision = "decision",
    }
}

closed_set! {
    /// One of the two sides.
    pub enum Side {
        /// The person.
        You = "you",
        /// The opponent.
        Franz = "franz",
    }
}

impl Side {
    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::You => Self::Franz,
            Self::Franz => Self::You,
        }
    }
}

/// What a hub pays for a good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Reward {
    /// Money.
    Gulden(Gulden),
    /// A key, scored at the end.
    Key(KeyKind),
}
