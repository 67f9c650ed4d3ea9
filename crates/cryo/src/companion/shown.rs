//! Everything tracked (§10.5), for drawings and for programs.

use serde::Serialize;

use crate::Rival;
use crate::names::{ByMaterial, BySection, BySlot, ByTrack, Card};

/// The Rival as everyone at the table sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// Turns it has begun.
    pub turn: u16,
    /// What is on its tracks.
    pub tracks: ByTrack<u8>,
    /// Its drones.
    pub drones: Drones,
    /// Its pods.
    pub pods: PodsShown,
    /// Sabotaged chambers in each section: always 1 to this number.
    pub sabotaged_chambers: BySection<u8>,
    /// Tiles on its platform.
    pub tiles: u8,
    /// Its upgrades.
    pub upgrades: Vec<Card>,
    /// Its vehicles.
    pub vehicles: Vec<Card>,
    /// Its face-down missions.
    pub missions: u8,
    /// Its looting tokens.
    pub looting_tokens: u8,
    /// Does it have the sunset token?
    pub sunset: bool,
    /// Its decision cards.
    pub decision_cards: Vec<Card>,
    /// Is there a new one whose type has not been entered yet?
    pub new_decision_card: bool,
    /// Ids of faces on the person's own copy that have no usual button.
    pub faces: Vec<String>,
    /// Which card lies where on the board.
    pub board_cards: BySlot<Card>,
    /// What has happened so far.
    pub tally: TallyShown,
}

/// Where its drones are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Drones {
    /// On its platform.
    pub home: u8,
    /// On the board.
    pub out: u8,
}

/// Where its pods are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PodsShown {
    /// In chambers 1 to 3 of each section.
    pub stasis: BySection<[u8; 3]>,
    /// On its platform.
    pub platform: u8,
    /// On salvage, by material.
    pub salvage: ByMaterial<u8>,
    /// In caverns.
    pub caverns: u8,
    /// Destroyed.
    pub destroyed: u8,
}

/// What has happened so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TallyShown {
    /// Deploys.
    pub deploys: u16,
    /// Recalls.
    pub recalls: u16,
    /// Recalls because a section was full.
    pub full: u16,
    /// How often checks 1 to 5 fired.
    pub checks: [u16; 5],
}

impl Shown {
    /// The public state of a Rival.
    pub fn of(rival: &Rival) -> Self {
        let (pods, tally) = (&rival.pods, &rival.tally);
        Self {
            turn: rival.turns,
            tracks: rival.tracks,
            drones: Drones { home: rival.home, out: rival.out() },
            pods: PodsShown {
                stasis: BySection::from_fn(|section| pods.stasis[section].0),
                platform: pods.platform,
                salvage: pods.salvage,
                caverns: pods.caverns,
                destroyed: pods.destroyed,
            },
            sabotaged_chambers: rival.marks,
            tiles: rival.tiles,
            upgrades: rival.upgrades.to_vec(),
            vehicles: rival.vehicles.to_vec(),
            missions: rival.missions,
            looting_tokens: rival.looting,
            sunset: rival.sunset,
            decision_cards: rival.decision.to_vec(),
            new_decision_card: rival.card_untold(),
            faces: rival.faces.iter().map(crate::names::Face::id).collect(),
            board_cards: rival.board_cards,
            tally: TallyShown {
                deploys: tally.deploys,
                recalls: tally.recalls,
                full: tally.full,
                checks: tally.checks.0,
            },
        }
    }
}
