//! The printed facts of `data/rival.json` and `data/cards.json`. The house board has its own loader.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::names::{ByCard, ByTrack, Card, Face, Section, Track, Use};

/// The Rival's figures.
#[derive(Debug)]
pub struct Figures {
    /// Its drones.
    pub drones: u8,
    /// Its tracks at the start, `c/o/t/n/e`.
    pub normal: ByTrack<u8>,
    /// The same in the harder variant, the bonus in place of the single crystal.
    pub harder: ByTrack<u8>,
    /// The same with the bonus on top.
    pub harder_add: ByTrack<u8>,
    /// The human's tracks at the start.
    pub human: ByTrack<u8>,
    /// The most of its pods that may salvage.
    pub salvage_max: u8,
    /// With up to this many drones on the board it resolves one token, otherwise two.
    pub few_drones: u8,
    /// A material check fires at this value or above.
    pub threshold: u8,
    /// Energy gained from check 1.
    pub energy_gain: u8,
    /// Check 5 needs this much energy …
    pub energy_min: u8,
    /// … and this many pods.
    pub pods_min: u8,
    /// Slots for tiles.
    pub slots: u8,
    /// The most upgrades.
    pub upgrades: usize,
    /// The most vehicles.
    pub vehicles: usize,
    /// How many missions count at the end.
    pub missions_counted: usize,
    /// Where the tracks end.
    pub track_max: ByTrack<u8>,
    /// The faces the companion offers as buttons.
    pub faces: Vec<Face>,
}

/// A card type.
#[derive(Debug, Deserialize)]
pub struct CardFacts {
    /// Which.
    pub id: Card,
    /// As an upgrade.
    pub upgrade: Names,
    /// As a vehicle.
    pub vehicle: Vehicle,
    /// As a mission.
    pub mission: Mission,
    /// What it gives as scrap.
    #[serde(deserialize_with = "scrap_line")]
    pub scrap: ByTrack<u8>,
    /// How many there are.
    pub copies: u8,
}

fn scrap_line<'de, D: serde::Deserializer<'de>>(from: D) -> Result<ByTrack<u8>, D::Error> {
    let line = BTreeMap::<Track, u8>::deserialize(from)?;
    Ok(ByTrack::from_fn(|track| line.get(&track).copied().unwrap_or(0)))
}

/// How many cards a person has.
#[derive(Debug, Deserialize)]
pub struct CardLimits {
    /// Dealt at the start.
    pub dealt: usize,
    /// Kept of them.
    pub kept: usize,
    /// In the hand at the end of a turn.
    #[serde(rename = "hand_end_of_turn")]
    pub hand: usize,
    /// As upgrades.
    pub upgrades: usize,
    /// As vehicles.
    pub vehicles: usize,
    /// As missions.
    pub missions: usize,
}

impl CardLimits {
    /// The most cards played in this way.
    pub const fn of(&self, how: Use) -> usize {
        match how {
            Use::Upgrade => self.upgrades,
            Use::Vehicle => self.vehicles,
            Use::Mission => self.missions,
        }
    }
}

/// What something is called.
#[derive(Debug, Deserialize)]
pub struct Names {
    /// In English.
    pub en: String,
    /// In German.
    pub de: String,
}

/// A card as a vehicle.
#[derive(Debug, Deserialize)]
pub struct Vehicle {
    /// What it is called.
    #[serde(flatten)]
    pub names: Names,
    /// Places for pods.
    pub pods: u8,
}

/// A card as a mission.
#[derive(Debug, Deserialize)]
pub struct Mission {
    /// What it is called.
    #[serde(flatten)]
    pub names: Names,
    /// Points …
    pub points: u8,
    /// … for each of these.
    pub per: Per,
}

/// What a mission counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub enum Per {
    /// Community.
    #[serde(rename = "cavern_with_2plus_own_pods")]
    CavernWithTwo,
    /// Memorial.
    #[serde(rename = "own_pod_on_salvage")]
    PodOnSalvage,
    /// Power Bank.
    #[serde(rename = "energy_left")]
    Energy,
    /// Expansion.
    #[serde(rename = "cavern_with_1plus_own_pods")]
    CavernWithOne,
    /// Reserves.
    #[serde(rename = "2_materials_left")]
    TwoMaterials,
    /// Industry.
    #[serde(rename = "tile_in_platform_slot")]
    Tile,
    /// Stronghold.
    #[serde(rename = "own_pod_in_largest_own_settlement")]
    PodInLargest,
    /// Plunder.
    #[serde(rename = "collected_incident_token")]
    Token,
}

/// The Rival's figures.
pub fn figures() -> &'static Figures {
    static FIGURES: OnceLock<Figures> = OnceLock::new();
    FIGURES.get_or_init(|| {
        let file: RivalFile =
            serde_json::from_str(include_str!("../data/rival.json")).expect("rival.json is read by a test");
        file.into()
    })
}

/// A card type's facts.
pub fn card(card: Card) -> &'static CardFacts {
    &cards().0[card]
}

/// How many cards a person has.
pub fn card_limits() -> &'static CardLimits {
    &cards().1
}

fn cards() -> &'static (ByCard<CardFacts>, CardLimits) {
    static CARDS: OnceLock<(ByCard<CardFacts>, CardLimits)> = OnceLock::new();
    CARDS.get_or_init(|| {
        let mut file: CardFile =
            serde_json::from_str(include_str!("../data/cards.json")).expect("cards.json is read by a test");
        file.cards.sort_by_key(|c| c.id);
        assert!(file.cards.iter().map(|c| c.id).eq(Card::ALL), "cards.json has each of the eight types once");
        (ByCard(file.cards.try_into().expect("there are eight")), file.limits)
    })
}

#[derive(Deserialize)]
struct CardFile {
    limits: CardLimits,
    cards: Vec<CardFacts>,
}

#[derive(Deserialize)]
struct RivalFile {
    drones: Drones,
    start: Start,
    recall: Recall,
    checks: Checks,
    limits: Limits,
    end: End,
    track_max: Amounts,
    companion: Companion,
}
#[derive(Deserialize)]
struct Drones {
    total: u8,
}
#[derive(Deserialize)]
struct Start {
    normal: Amounts,
    harder: Harder,
    human: Amounts,
}
#[derive(Deserialize)]
struct Harder {
    #[serde(flatten)]
    replace: Amounts,
    alternatives: Alternatives,
}
#[derive(Deserialize)]
struct Alternatives {
    add: Amounts,
}
#[derive(Deserialize)]
struct Amounts {
    crystal: u8,
    organic: u8,
    tech: u8,
    nanite: u8,
    energy: u8,
}
#[derive(Deserialize)]
struct Recall {
    salvage_max_pods: u8,
    incidents: Vec<Incidents>,
}
#[derive(Deserialize)]
struct Incidents {
    drones_on_board_max: Option<u8>,
}
#[derive(Deserialize)]
struct Checks {
    threshold_material: u8,
    steps: Vec<CheckStep>,
}
#[derive(Deserialize)]
struct CheckStep {
    #[serde(default)]
    gain: BTreeMap<String, u8>,
    #[serde(default)]
    energy_min: u8,
    #[serde(default)]
    platform_pods_min: u8,
}
#[derive(Deserialize)]
struct Limits {
    upgrades: usize,
    vehicles: usize,
    tile_slots: u8,
}
#[derive(Deserialize)]
struct End {
    missions_counted: usize,
}
#[derive(Deserialize)]
struct Companion {
    tile_faces: Vec<Face>,
}

impl Amounts {
    const fn tracks(&self) -> ByTrack<u8> {
        ByTrack([self.crystal, self.organic, self.tech, self.nanite, self.energy])
    }
}

impl From<RivalFile> for Figures {
    fn from(file: RivalFile) -> Self {
        let step = |n: usize| file.checks.steps.get(n - 1);
        Self {
            drones: file.drones.total,
            normal: file.start.normal.tracks(),
            harder: file.start.harder.replace.tracks(),
            harder_add: file.start.harder.alternatives.add.tracks(),
            human: file.start.human.tracks(),
            salvage_max: file.recall.salvage_max_pods,
            few_drones: file.recall.incidents.iter().find_map(|i| i.drones_on_board_max).unwrap_or(0),
            threshold: file.checks.threshold_material,
            energy_gain: step(1).and_then(|s| s.gain.get(Track::Energy.id())).copied().unwrap_or(0),
            energy_min: step(5).map_or(0, |s| s.energy_min),
            pods_min: step(5).map_or(0, |s| s.platform_pods_min),
            slots: file.limits.tile_slots,
            upgrades: file.limits.upgrades,
            vehicles: file.limits.vehicles,
            missions_counted: file.end.missions_counted,
            track_max: file.track_max.tracks(),
            faces: file.companion.tile_faces,
        }
    }
}

/// Rival pods in each chamber of a section at the start (B1): two in Dispatch, otherwise one.
pub const fn pods_at_start(section: Section) -> u8 {
    if matches!(section, Section::Dispatch) { 2 } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_are_those_of_the_specification() {
        let f = figures();
        assert_eq!((f.drones, f.normal, f.human), (5, ByTrack([2, 1, 1, 0, 1]), ByTrack([1, 1, 1, 0, 1])));
        assert_eq!((f.harder, f.harder_add), (ByTrack([2, 2, 2, 0, 1]), ByTrack([3, 2, 2, 0, 1])));
        assert_eq!((f.salvage_max, f.few_drones, f.threshold, f.energy_gain), (3, 3, 4, 3));
        assert_eq!((f.energy_min, f.pods_min, f.slots, f.missions_counted), (3, 3, 7, 3));
        assert_eq!((f.upgrades, f.vehicles, f.track_max), (3, 3, ByTrack([5, 5, 5, 5, 6])));
        assert_eq!(f.faces.len(), 13);
        assert_eq!(f.faces[0].id(), "crystal+organic");
        assert_eq!(f.faces[3].id(), "crystal/organic");
    }

    #[test]
    fn forty_cards_of_eight_types() {
        assert_eq!(Card::ALL.map(|c| card(c).copies).iter().sum::<u8>(), 40);
        assert_eq!(Card::ALL.map(|c| card(c).vehicle.pods), [3, 3, 2, 4, 3, 4, 4, 3]);
        assert_eq!(Card::ALL.map(|c| card(c).mission.points), [2, 2, 1, 1, 1, 1, 1, 1]);
    }

    #[test]
    fn fifteen_pods_a_side() {
        assert_eq!(Section::ALL.map(|s| 3 * pods_at_start(s)).iter().sum::<u8>(), 15);
    }
}
