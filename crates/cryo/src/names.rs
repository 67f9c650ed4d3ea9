//! The things on the table: sections, chambers, tracks, cards, tile faces, places for pods.

use serde::Deserialize;
use table::closed_set;

use table::few::Few;

closed_set! {
    /// The four sections of the ship, in the order of their numbers.
    pub enum Section by BySection {
        /// 1, home of crystals.
        Engineering = "engineering",
        /// 2, home of organics.
        Laboratory = "laboratory",
        /// 3, home of tech.
        Rnd = "rnd",
        /// 4, home of nanites.
        Dispatch = "dispatch",
    }
}

closed_set! {
    /// The three stasis chambers of a section, by their numbers.
    #[allow(missing_docs)]
    pub enum Chamber by ByChamber {
        One = "1",
        Two = "2",
        Three = "3",
    }
}

impl Chamber {
    /// Its number, 1 to 3.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The marked chambers of a section: always 1 to this number.
    pub fn marked(marks: u8) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().take(marks.into())
    }

    /// The chamber with the next number.
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::One => Some(Self::Two),
            Self::Two => Some(Self::Three),
            Self::Three => None,
        }
    }
}

closed_set! {
    /// The five tracks, in the order of the notation `c/o/t/n/e`; the first four count materials.
    pub enum Track by ByTrack {
        /// A material.
        Crystal = "crystal",
        /// A material.
        Organic = "organic",
        /// A material.
        Tech = "tech",
        /// A material.
        Nanite = "nanite",
        /// Not a material.
        Energy = "energy",
    }
}

closed_set! {
    /// The four materials: energy is not one (§1).
    #[allow(missing_docs)]
    pub enum Material by ByMaterial {
        Crystal = "crystal",
        Organic = "organic",
        Tech = "tech",
        Nanite = "nanite",
    }
}

impl Material {
    /// The track that counts it.
    pub const fn track(self) -> Track {
        match self {
            Self::Crystal => Track::Crystal,
            Self::Organic => Track::Organic,
            Self::Tech => Track::Tech,
            Self::Nanite => Track::Nanite,
        }
    }

    /// What a track counts; `None` if that is energy.
    pub const fn of(track: Track) -> Option<Self> {
        match track {
            Track::Crystal => Some(Self::Crystal),
            Track::Organic => Some(Self::Organic),
            Track::Tech => Some(Self::Tech),
            Track::Nanite => Some(Self::Nanite),
            Track::Energy => None,
        }
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

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Of(track) => track.id(),
            Self::Card => "card",
        }
    }

    /// From its id.
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

closed_set! {
    /// Does a face give everything on it, or one item of choice?
    pub enum Mode {
        /// "A and B".
        All = "all",
        /// "A or B".
        One = "one",
    }
}

/// The most items on a face.
pub const MOST_ITEMS: usize = 4;

/// The face of a resource tile or of a looting token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Face {
    /// Everything, or one of them.
    pub mode: Mode,
    /// What it shows, in the printed order.
    pub items: Few<Item, MOST_ITEMS>,
}

impl Face {
    /// Its id: `crystal+organic`, `crystal/organic`, `card`.
    pub fn id(&self) -> String {
        let with = if self.mode == Mode::All { "+" } else { "/" };
        self.items.iter().map(|i| i.id()).collect::<Vec<_>>().join(with)
    }

    /// From its id.
    pub fn parse(id: &str) -> Option<Self> {
        let (mode, with) = if id.contains('/') { (Mode::One, '/') } else { (Mode::All, '+') };
        let items: Vec<Item> = id.split(with).map(Item::parse).collect::<Option<_>>()?;
        (items.len() <= MOST_ITEMS).then(|| Self { mode, items: items.as_slice().into() })
    }

    /// Is whoever gains it asked: for one of its items, or what to do about a card?
    pub fn asks(&self) -> bool {
        let one = self.mode == Mode::One && self.items.iter().any(|item| *item != self.items[0]);
        one || self.items.contains(&Item::Card)
    }

    /// Is whoever gains it asked for one of its items at most, and nothing after that?
    pub fn only_asks_which(&self) -> bool {
        self.mode == Mode::One && !self.items.contains(&Item::Card)
    }

    /// The same with its items in the usual order: their position on the tile does not matter.
    #[must_use]
    pub fn sorted(mut self) -> Self {
        self.items.sort();
        self
    }
}

closed_set! {
    /// The eight card types, in the order of the data file; each is an upgrade, a vehicle, a mission and a
    /// decision card at once.
    #[allow(missing_docs)]
    pub enum Card by ByCard {
        Turtle = "turtle",
        Spider = "spider",
        Moth = "moth",
        Rhino = "rhino",
        Shark = "shark",
        Mole = "mole",
        Crab = "crab",
        Ram = "ram",
    }
}

closed_set! {
    /// One of the eight marked positions on the board: two in each section.
    #[allow(missing_docs)]
    pub enum Slot by BySlot {
        EngineeringLeft = "engineering.left",
        EngineeringRight = "engineering.right",
        LaboratoryLeft = "laboratory.left",
        LaboratoryRight = "laboratory.right",
        RndLeft = "rnd.left",
        RndRight = "rnd.right",
        DispatchLeft = "dispatch.left",
        DispatchRight = "dispatch.right",
    }
}

impl Slot {
    /// The section it lies in.
    pub const fn section(self) -> Section {
        match self {
            Self::EngineeringLeft | Self::EngineeringRight => Section::Engineering,
            Self::LaboratoryLeft | Self::LaboratoryRight => Section::Laboratory,
            Self::RndLeft | Self::RndRight => Section::Rnd,
            Self::DispatchLeft | Self::DispatchRight => Section::Dispatch,
        }
    }

    /// Is it the left one of its section?
    pub const fn is_left(self) -> bool {
        matches!(self, Self::EngineeringLeft | Self::LaboratoryLeft | Self::RndLeft | Self::DispatchLeft)
    }
}

closed_set! {
    /// The five resource checks, in the order of the booklet.
    pub enum Check by ByCheck {
        /// Crystals.
        One = "1",
        /// Organics.
        Two = "2",
        /// Tech.
        Three = "3",
        /// Nanites.
        Four = "4",
        /// Energy and pods.
        Five = "5",
    }
}

impl Check {
    /// Its number, 1 to 5.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

closed_set! {
    /// What an action space beside a dock does (B21–B28).
    pub enum Action by ByAction {
        /// Top tile of a stack.
        Resource = "resource",
        /// Stasis Control: awakens pods of its section.
        Stasis = "stasis",
        /// Crystals become energy.
        Reactor = "reactor",
        /// Materials become nanites.
        Fabricator = "fabricator",
        /// Cards are drawn and played for tech.
        Computer = "computer",
        /// A pod goes to salvage.
        Assign = "assign",
        /// A cavern is turned up.
        Scout = "scout",
        /// Pods return from salvage.
        Withdraw = "withdraw",
    }
}

closed_set! {
    /// The actions of the platform docks (B43).
    pub enum PlatformAction by ByPlatformAction {
        /// The benefit of a tile, free.
        CustomOne = "custom_1",
        /// Awakens a pod anywhere.
        Awaken = "awaken",
        /// Energy.
        Charge = "charge",
        /// The benefit of a tile, at the cost of another.
        CustomTwo = "custom_2",
        /// A nanite.
        Fabricate = "fabricate",
        /// A card benefit.
        Compute = "compute",
    }
}

closed_set! {
    /// How a card is played (B19).
    #[allow(missing_docs)]
    pub enum Use by ByUse {
        Upgrade = "upgrade",
        Vehicle = "vehicle",
        Mission = "mission",
    }
}

closed_set! {
    /// An incident token.
    pub enum Token {
        /// Marks a chamber.
        Sabotage = "sabotage",
        /// Gives a benefit and is kept.
        Looting = "looting",
        /// Ends the game and is kept.
        Sunset = "sunset",
    }
}

closed_set! {
    /// The rule by which a drone is placed (§4.2).
    pub enum Rule by ByRule {
        /// Directly below the board card.
        I = "I",
        /// One of the two docks below that.
        II = "II",
        /// Any open dock of the section.
        III = "III",
    }
}

closed_set! {
    /// How the Rival, or the board in its place, narrows candidates down.
    pub enum Criterion {
        /// The fewest Rival pods.
        FewestPods = "fewest_pods",
        /// The most Rival pods.
        MostPods = "most_pods",
        /// A material it does not salvage yet.
        NewMaterial = "new_material",
        /// A large cavern.
        Large = "large",
    }
}

impl Criterion {
    /// Does it compare figures? The others are simply met or not.
    pub const fn counts(self) -> bool {
        matches!(self, Self::FewestPods | Self::MostPods)
    }
}

/// Where a Rival pod can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A stasis chamber.
    Chamber(Section, Chamber),
    /// The Rival's platform.
    Platform,
    /// A salvage space of this material.
    Salvage(Material),
    /// Any cavern.
    Caverns,
    /// Destroyed.
    Destroyed,
}

impl Place {
    /// All nineteen.
    pub fn all() -> impl Iterator<Item = Self> {
        let chambers =
            Section::ALL.into_iter().flat_map(|s| Chamber::ALL.into_iter().map(move |c| Self::Chamber(s, c)));
        let salvage = Material::ALL.into_iter().map(Self::Salvage);
        chambers.chain([Self::Platform]).chain(salvage).chain([Self::Caverns, Self::Destroyed])
    }

    /// Its id, e.g. `engineering.1` or `salvage.tech`.
    pub fn id(self) -> String {
        match self {
            Self::Chamber(section, chamber) => format!("{}.{}", section.id(), chamber.id()),
            Self::Platform => "platform".into(),
            Self::Salvage(material) => format!("salvage.{}", material.id()),
            Self::Caverns => "caverns".into(),
            Self::Destroyed => "destroyed".into(),
        }
    }

    /// From its id.
    pub fn parse(id: &str) -> Option<Self> {
        match id {
            "platform" => Some(Self::Platform),
            "caverns" => Some(Self::Caverns),
            "destroyed" => Some(Self::Destroyed),
            _ => match id.split_once('.')? {
                ("salvage", material) => Material::parse(material).map(Self::Salvage),
                (section, chamber) => Some(Self::Chamber(Section::parse(section)?, Chamber::parse(chamber)?)),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_are_found_by_their_ids() {
        for id in ["card", "energy+energy", "crystal/tech", "crystal+organic+tech+nanite"] {
            assert_eq!(Face::parse(id).map(|face| face.id()).as_deref(), Some(id));
        }
        let wrong = ["", "gold", "crystal+", "crystal+tech/card", "card+card+card+card+card"];
        assert!(wrong.iter().all(|id| Face::parse(id).is_none()));
        assert_eq!(Face::parse("tech+crystal").map(|face| face.sorted().id()).as_deref(), Some("crystal+tech"));
    }

    #[test]
    fn every_place_is_found_by_its_id() {
        assert_eq!(Place::all().count(), 19);
        assert!(Place::all().all(|place| Place::parse(&place.id()) == Some(place)));
        assert!(
            ["", "salvage", "salvage.energy", "engineering.4", "platform.1"]
                .iter()
                .all(|id| Place::parse(id).is_none())
        );
    }
}
