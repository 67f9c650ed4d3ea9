//! The things on the table: sections, tracks, cards, tile faces, places for pods.

use serde::{Deserialize, Serialize};

/// The four sections of the ship, in the order of their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Section {
    /// 1, home of crystals.
    Engineering,
    /// 2, home of organics.
    Laboratory,
    /// 3, home of tech.
    Rnd,
    /// 4, home of nanites.
    Dispatch,
}

impl Section {
    /// All four, in order.
    pub const ALL: [Self; 4] = [Self::Engineering, Self::Laboratory, Self::Rnd, Self::Dispatch];

    /// Its stable name.
    pub const fn id(self) -> &'static str {
        ["engineering", "laboratory", "rnd", "dispatch"][self as usize]
    }

    /// From its stable name.
    pub fn parse(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|s| s.id() == id)
    }
}

/// The five tracks; the first four count materials.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Track {
    /// A material.
    Crystal,
    /// A material.
    Organic,
    /// A material.
    Tech,
    /// A material.
    Nanite,
    /// Not a material.
    Energy,
}

impl Track {
    /// All five, in the order of the notation `c/o/t/n/e`.
    pub const ALL: [Self; 5] = [Self::Crystal, Self::Organic, Self::Tech, Self::Nanite, Self::Energy];

    /// The four materials: energy is none (section 1).
    pub const MATERIALS: [Self; 4] = [Self::Crystal, Self::Organic, Self::Tech, Self::Nanite];

    /// Its stable name.
    pub const fn id(self) -> &'static str {
        ["crystal", "organic", "tech", "nanite", "energy"][self as usize]
    }

    /// From its stable name.
    pub fn parse(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|t| t.id() == id)
    }
}

/// What a tile, a token or a card's scrap line can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Item {
    /// One step on a track.
    Of(Track),
    /// A card benefit.
    Card,
}

impl Item {
    /// All six.
    pub const ALL: [Self; 6] = [
        Self::Of(Track::Crystal),
        Self::Of(Track::Organic),
        Self::Of(Track::Tech),
        Self::Of(Track::Nanite),
        Self::Of(Track::Energy),
        Self::Card,
    ];

    /// Its stable name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Of(track) => track.id(),
            Self::Card => "card",
        }
    }

    /// From its stable name.
    pub fn parse(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|i| i.id() == id)
    }
}

impl<'de> Deserialize<'de> for Item {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let id = String::deserialize(from)?;
        Self::parse(&id).ok_or_else(|| serde::de::Error::custom(format_args!("unknown item {id}")))
    }
}

/// Does a face give everything on it, or one thing to choose?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// "A and B".
    All,
    /// "A or B".
    One,
}

/// The face of a resource tile or of a looting token.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Face {
    /// Everything, or one of them.
    pub mode: Mode,
    /// What it shows, in the printed order.
    pub items: Vec<Item>,
}

impl Face {
    /// Its stable name: `crystal+organic`, `crystal/organic`, `card`.
    pub fn id(&self) -> String {
        let with = if self.mode == Mode::All { "+" } else { "/" };
        self.items.iter().map(|i| i.id()).collect::<Vec<_>>().join(with)
    }
}

/// The eight types of cards; each is at once an upgrade, a vehicle, a mission and a decision card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Card {
    Turtle,
    Spider,
    Moth,
    Rhino,
    Shark,
    Mole,
    Crab,
    Ram,
}

impl Card {
    /// All eight, in the order of the data file.
    pub const ALL: [Self; 8] =
        [Self::Turtle, Self::Spider, Self::Moth, Self::Rhino, Self::Shark, Self::Mole, Self::Crab, Self::Ram];

    /// Its stable name.
    pub const fn id(self) -> &'static str {
        ["turtle", "spider", "moth", "rhino", "shark", "mole", "crab", "ram"][self as usize]
    }

    /// From its stable name.
    pub fn parse(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|c| c.id() == id)
    }
}

/// One of the eight marked positions on the board: two in each section, the left one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

impl Slot {
    /// All eight.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8).map(Self)
    }

    /// By number, 0 to 7; larger numbers start again.
    pub const fn of(number: u32) -> Self {
        Self((number % 8) as u8)
    }

    /// Its number, 0 to 7.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The section it lies in.
    pub const fn section(self) -> Section {
        Section::ALL[(self.0 / 2) as usize]
    }

    /// 0 for the left card, 1 for the right one.
    pub const fn side(self) -> usize {
        (self.0 % 2) as usize
    }

    /// Its stable name, e.g. `engineering.left`.
    pub fn id(self) -> String {
        format!("{}.{}", self.section().id(), ["left", "right"][self.side()])
    }
}

/// Where a Rival pod can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A stasis chamber: the section and the number 0 to 2.
    Chamber(Section, u8),
    /// The Rival's platform.
    Platform,
    /// A salvage space of this material.
    Salvage(Track),
    /// Any cavern.
    Caverns,
    /// Destroyed.
    Destroyed,
}

impl Place {
    /// All nineteen.
    pub fn all() -> impl Iterator<Item = Self> {
        let chambers = Section::ALL.into_iter().flat_map(|s| (0..3).map(move |c| Self::Chamber(s, c)));
        let salvage = Track::MATERIALS.into_iter().map(Self::Salvage);
        chambers.chain([Self::Platform]).chain(salvage).chain([Self::Caverns, Self::Destroyed])
    }

    /// Its stable name, e.g. `engineering.1` or `salvage.tech`.
    pub fn id(self) -> String {
        match self {
            Self::Chamber(section, chamber) => format!("{}.{}", section.id(), chamber + 1),
            Self::Platform => "platform".into(),
            Self::Salvage(material) => format!("salvage.{}", material.id()),
            Self::Caverns => "caverns".into(),
            Self::Destroyed => "destroyed".into(),
        }
    }

    /// From its stable name.
    pub fn parse(id: &str) -> Option<Self> {
        Self::all().find(|p| p.id() == id)
    }
}
