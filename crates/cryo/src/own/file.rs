//! The board file as it is written.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Back, Size};
use crate::names::{Action as ActionKind, Item, Mode, PlatformAction, Section, Token as TokenKind, Track};

#[derive(Deserialize)]
pub struct File {
    pub format: String,
    pub id: String,
    #[serde(default)]
    pub printed: bool,
    #[serde(default)]
    pub label: Label,
    pub provenance: Provenance,
    #[serde(default)]
    pub totals: BTreeMap<String, i64>,
    pub sections: Vec<SectionPlan>,
    pub damage_markers: DamageMarkers,
    pub resource_tiles: Vec<Tile>,
    pub incidents: Incidents,
    pub salvage: Salvage,
    pub caverns: Caverns,
    pub platform: Platform,
    pub track_max: BTreeMap<Track, u8>,
}

#[derive(Default, Deserialize)]
pub struct Label {
    pub en: String,
    pub de: String,
}

/// One word for the whole file, or one per figure.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Provenance {
    Whole(String),
    Each(BTreeMap<String, Source>),
}

#[derive(Deserialize)]
#[serde(untagged)]
pub enum Source {
    Word(String),
    How { is: String },
    Each(BTreeMap<String, Source>),
}

#[derive(Deserialize)]
pub struct SectionPlan {
    pub id: Section,
    pub chambers: Vec<Chamber>,
    pub actions: Vec<Action>,
    pub docks: Vec<Dock>,
    pub decision_slots: Vec<Slot>,
}

#[derive(Deserialize)]
pub struct Chamber {
    pub number: u8,
    pub pods_per_player: u8,
}

pub type Cell = Option<[i32; 2]>;

#[derive(Deserialize)]
pub struct Action {
    pub id: String,
    pub kind: ActionKind,
    #[serde(default)]
    pub cell: Cell,
    #[serde(default)]
    pub printed: Option<Track>,
}

#[derive(Deserialize)]
pub struct Dock {
    pub id: String,
    #[serde(default)]
    pub cell: Cell,
    #[serde(default)]
    pub damage_symbol: Option<u8>,
    pub sides: BTreeMap<String, Option<String>>,
}

#[derive(Deserialize)]
pub struct Slot {
    pub id: String,
    pub dock: String,
    pub below: Vec<String>,
}

#[derive(Deserialize)]
pub struct DamageMarkers {
    pub in_play: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
pub struct Tile {
    pub id: String,
    pub back: Section,
    pub mode: Mode,
    pub items: Vec<Item>,
    pub copies: u32,
}

#[derive(Deserialize)]
pub struct Incidents {
    pub track: Vec<Stack>,
    pub tokens: Vec<Token>,
}

#[derive(Deserialize)]
pub struct Stack {
    pub back: Back,
}

#[derive(Deserialize)]
pub struct Token {
    pub id: String,
    pub back: Back,
    pub kind: TokenKind,
    #[serde(default)]
    pub mode: Option<Mode>,
    #[serde(default)]
    pub items: Vec<Item>,
    pub copies: u32,
}

#[derive(Deserialize)]
pub struct Salvage {
    pub spaces: Vec<SalvageSpace>,
}

#[derive(Deserialize)]
pub struct SalvageSpace {
    pub id: String,
    pub material: Track,
    pub min_players: u8,
}

#[derive(Deserialize)]
pub struct Caverns {
    pub spaces: Vec<Cavern>,
    pub segments: Vec<Segment>,
    pub tunnels: Vec<Tunnel>,
    pub tiles: Vec<CavernTile>,
}

#[derive(Deserialize)]
pub struct Cavern {
    pub id: String,
    pub size: Size,
    pub min_players: u8,
    pub start_face_up: bool,
    #[serde(default)]
    pub xy: Option<[f32; 2]>,
}

#[derive(Deserialize)]
pub struct Segment {
    pub id: String,
    pub from: String,
    pub energy: u8,
}

#[derive(Deserialize)]
pub struct Tunnel {
    pub id: String,
    pub ends: [String; 2],
    pub path: Vec<String>,
    pub energy_total: u8,
}

#[derive(Deserialize)]
pub struct CavernTile {
    pub id: String,
    pub size: Size,
    pub high: u8,
    pub low: u8,
    pub cost: BTreeMap<Track, u8>,
}

#[derive(Deserialize)]
pub struct Platform {
    pub pod_capacity: u8,
    pub docks: Vec<PlatformDock>,
}

#[derive(Deserialize)]
pub struct PlatformDock {
    #[serde(default)]
    pub id: Option<String>,
    #[serde(default)]
    pub action: Option<PlatformAction>,
    #[serde(default)]
    pub cost_slot: Option<String>,
    #[serde(default)]
    pub benefit_slot: Option<String>,
}
