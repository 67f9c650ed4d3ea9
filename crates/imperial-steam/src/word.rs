//! The closed sets of the game: goods, hub colours, engineers, rewards, the entries of slot A.

use serde::{Deserialize, Serialize};
use table::{Msg, msg};

/// A closed set whose members have a stable word each.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$mdoc:meta])* $member:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub enum $name { $($(#[$mdoc])* #[serde(rename = $word)] $member),* }
        impl $name {
            /// All of them, in the order of the table.
            pub const ALL: &'static [Self] = &[$(Self::$member),*];
            /// The stable word.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$member => $word),* }
            }
            /// From the stable word.
            pub fn parse(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$member),)* _ => None }
            }
        }
    };
}
pub(crate) use words;

words! {
    /// A kind of goods; in the order in which the game lists them.
    Good {
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

impl Good {
    /// What it is called.
    pub fn label(self) -> Msg {
        match self {
            Self::Wood => msg!("steam-good-wood"),
            Self::Stone => msg!("steam-good-stone"),
            Self::Iron => msg!("steam-good-iron"),
            Self::Coal => msg!("steam-good-coal"),
        }
    }
}

words! {
    /// The colour of a hub.
    Colour {
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

impl Colour {
    /// What it is called.
    pub fn label(self) -> Msg {
        match self {
            Self::Bronze => msg!("steam-colour-bronze"),
            Self::Blue => msg!("steam-colour-blue"),
            Self::Green => msg!("steam-colour-green"),
            Self::White => msg!("steam-colour-white"),
        }
    }
}

words! {
    /// A kind of engineer.
    Engineer {
        /// Tunnelbauer.
        Tunnel = "tunnel",
        /// Brückenbauer.
        Bridge = "bridge",
    }
}

impl Engineer {
    /// The kind in a word.
    pub fn label(self) -> Msg {
        match self {
            Self::Tunnel => msg!("steam-engineer-tunnel"),
            Self::Bridge => msg!("steam-engineer-bridge"),
        }
    }
}

words! {
    /// An entry of slot A.
    Target {
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

    /// What it is called.
    pub fn label(self) -> Msg {
        self.colour().map_or_else(|| Msg::plain("Trieste"), Colour::label)
    }
}

words! {
    /// A tie breaker of slot A.
    Tie {
        /// More free factory sites.
        Sites = "sites",
        /// The higher business token.
        Influence = "influence",
        /// A to Z.
        Name = "name",
    }
}

words! {
    /// A kind of key.
    KeyKind {
        /// Worth the hub's column.
        Gold = "gold",
        /// Worth the nearest small flag.
        Silver = "silver",
    }
}

/// What a hub pays for a good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Reward {
    /// Money.
    Gulden(i64),
    /// A key, scored at the end.
    Key(KeyKind),
}

/// Who.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The person.
    You,
    /// The opponent.
    Franz,
}

impl Side {
    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::You => Self::Franz,
            Self::Franz => Self::You,
        }
    }

    /// `you` or `franz`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::You => "you",
            Self::Franz => "franz",
        }
    }
}
