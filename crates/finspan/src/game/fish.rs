//! The fish: `fish.json`, `mat.json` and `shapes.json`, read and checked once. No card is written in the code.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use table::Provenance;

use crate::game::ocean::SlotId;
use crate::names::{ByDepth, BySite, ByZone, Op, Shape, Site, Size, Tag, Trigger, Zone};

const FISH: &str = include_str!("../../data/fish.json");
const MAT: &str = include_str!("../../data/mat.json");
const SHAPES: &str = include_str!("../../data/shapes.json");

/// A fish: 1–125 main cards, 126–135 starters, 136–138 the forage fish F1–F3 of the mat.
pub type FishId = u8;

/// How many cards there are.
pub const CARDS: usize = 135;

/// How many fish there are, forage fish included; ids go up to this.
pub const FISH_COUNT: usize = 138;

/// The first of the forage fish.
pub const FORAGE: FishId = 136;

/// Where an effect works (B30).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// Fish of a size.
    Size(Size),
    /// Slots of a dive site.
    Site(Site),
    /// A row: 1 the top one, 6 the bottom one.
    Row(u8),
    /// Fish with a predator tag.
    Predator,
    /// Slots of a zone.
    Zone(Zone),
}

impl Scope {
    /// Its words in the data: the kind and the value.
    pub const fn word(self) -> (&'static str, &'static str) {
        match self {
            Self::Size(size) => ("size", size.id()),
            Self::Site(site) => ("site", site.id()),
            Self::Row(1) => ("row", "top"),
            Self::Row(_) => ("row", "bottom"),
            Self::Predator => ("tag", "predator"),
            Self::Zone(zone) => ("zone", zone.id()),
        }
    }
}

/// When a GAME END card scores (B32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum When {
    /// No egg, young or school in its slot.
    NoTokensHere,
    /// At least this many fish beneath it.
    ConsumedUnderAtLeast(u8),
    /// Exactly this many young in its slot.
    YoungHereExactly(u8),
    /// A school in its slot.
    SchoolHere,
    /// At least one of each.
    EggYoungSchoolHere,
    /// It lies in the bottom row.
    InBottomRow,
}

impl When {
    /// Its word in the data, and its number.
    pub const fn word(self) -> (&'static str, Option<u8>) {
        match self {
            Self::NoTokensHere => ("no_tokens_here", None),
            Self::ConsumedUnderAtLeast(n) => ("consumed_under_at_least", Some(n)),
            Self::YoungHereExactly(n) => ("young_here_exactly", Some(n)),
            Self::SchoolHere => ("school_here", None),
            Self::EggYoungSchoolHere => ("egg_young_school_here", None),
            Self::InBottomRow => ("in_bottom_row", None),
        }
    }
}

/// The ten primitives every ability is made of (B30).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Draw this many cards.
    Draw(u8),
    /// Recover this many.
    Recover(u8),
    /// Lay this many eggs.
    LayEgg(u8),
    /// Lay an egg on each fish of a scope.
    LayEggOnEach(Scope),
    /// Hatch this many eggs.
    Hatch(u8),
    /// Take this many young from the supply.
    GainYoung(u8),
    /// Move this many times.
    Move(u8),
    /// Tuck this many hand cards beneath longer fish.
    TuckFromHand(u8),
    /// Play another fish in a scope.
    PlayFish(Scope),
    /// Points at the end.
    ScoreIf(u8, When),
}

impl Effect {
    /// Which of the ten it is.
    pub const fn op(self) -> Op {
        match self {
            Self::Draw(_) => Op::Draw,
            Self::Recover(_) => Op::Recover,
            Self::LayEgg(_) => Op::LayEgg,
            Self::LayEggOnEach(_) => Op::LayEggOnEach,
            Self::Hatch(_) => Op::Hatch,
            Self::GainYoung(_) => Op::GainYoung,
            Self::Move(_) => Op::Move,
            Self::TuckFromHand(_) => Op::TuckFromHand,
            Self::PlayFish(_) => Op::PlayFish,
            Self::ScoreIf(..) => Op::ScoreIf,
        }
    }

    /// How many single steps it has (B29).
    pub const fn units(self) -> u8 {
        match self {
            Self::Draw(n)
            | Self::Recover(n)
            | Self::LayEgg(n)
            | Self::Hatch(n)
            | Self::GainYoung(n)
            | Self::Move(n)
            | Self::TuckFromHand(n) => n,
            Self::LayEggOnEach(_) | Self::PlayFish(_) => 1,
            Self::ScoreIf(..) => 0,
        }
    }
}

/// What a card costs (B10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// Other hand cards.
    pub cards: u8,
    /// Eggs.
    pub eggs: u8,
    /// Young.
    pub young: u8,
    /// Schools.
    pub schools: u8,
    /// A fish to consume.
    pub consume: u8,
}

impl Cost {
    /// What must be paid, by kind; kinds that cost nothing are left out.
    pub fn parts(&self) -> impl Iterator<Item = (&'static str, u8)> + use<> {
        let Self { cards, eggs, young, schools, consume } = *self;
        let all = [("cards", cards), ("eggs", eggs), ("young", young), ("schools", schools), ("consume", consume)];
        all.into_iter().filter(|(_, n)| *n > 0)
    }
}

/// A fish as the rules see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fish {
    /// Its number.
    pub id: FishId,
    /// From the starter deck?
    pub starter: bool,
    /// What it costs.
    pub cost: Cost,
    /// The slots its zones, its band and its row allow, one bit each (B10a–B10c).
    pub slots: u32,
    /// The zones it may lie in.
    pub zones: ByZone<bool>,
    /// The only site where it may lie.
    pub band: Option<Site>,
    /// Only in the bottom row.
    pub bottom_row_only: bool,
    /// Printed points.
    pub points: u8,
    /// In centimetres.
    pub length: u16,
    /// Small, medium, large.
    pub size: Size,
    /// Predator tags.
    pub predator: u8,
    /// When its ability is used; `None` for forage fish.
    pub trigger: Option<Trigger>,
    /// Is the ability for all players?
    pub all_players: bool,
    pub(crate) effects: [Effect; 4],
    pub(crate) effect_count: u8,
}

impl Fish {
    /// Its ability.
    #[inline]
    pub fn effects(&self) -> &[Effect] {
        &self.effects[..usize::from(self.effect_count)]
    }

    /// The zone it is drawn for, wherever it lies: the first it may live in. A forage fish lives where it is printed
    /// on the mat.
    pub fn home(&self) -> Zone {
        self.zones.iter().find(|(_, lives)| **lives).map_or(Zone::Sunlight, |(zone, _)| zone)
    }

    /// Is it one of the three fish printed on the mat?
    pub const fn is_forage(&self) -> bool {
        self.id >= FORAGE
    }
}

/// What only people read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// English.
    pub name: String,
    /// Scientific.
    pub latin: String,
    /// Its tags and how many of each; rules only read the predator tag.
    pub tags: Vec<(Tag, u8)>,
    /// Its build.
    pub shape: Shape,
    /// Figures that are not simply public: field, source.
    pub marked: Vec<(String, Provenance)>,
}

/// A forage fish on the mat (B3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forage {
    /// Its id.
    pub id: FishId,
    /// Where it lies.
    pub slot: SlotId,
    /// Does it start with an egg?
    pub egg: bool,
}

/// Everything on the cards and on the mat.
#[derive(Clone, Debug)]
pub struct Sea {
    /// By id; index 0 is unused.
    pub fish: [Fish; FISH_COUNT + 1],
    /// By id.
    pub names: Vec<Name>,
    /// The forage fish.
    pub forage: [Forage; 3],
    /// Zone bonuses and the bottom bonus of each site (B16).
    pub bonuses: BySite<ByDepth<Effect>>,
    /// The other reading of the blue Midnight bonus.
    pub blue_midnight_alternative: Effect,
    /// The first young, and the other reading.
    pub start_young: [SlotId; 2],
}

/// The built-in cards and mat.
#[inline]
pub fn sea() -> &'static Sea {
    static DATA: OnceLock<Sea> = OnceLock::new();
    DATA.get_or_init(|| crate::data::fish::read(FISH, MAT, SHAPES).expect("the built-in files are checked by tests"))
}

/// A fish by its id.
#[inline]
pub fn fish(id: FishId) -> &'static Fish {
    &sea().fish[usize::from(id)]
}

/// Its names.
pub fn name(id: FishId) -> &'static Name {
    &sea().names[usize::from(id)]
}
