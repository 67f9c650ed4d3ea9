//! Everything public about a game on screen: for programs as JSON, typed for whoever draws the ship. Nothing hidden
//! is in it: no deck, no lower tile, no token of the track, no mission of the Rival, and face-down caverns only with
//! Imaging.

mod build;

use serde::Serialize;

use crate::companion::Shown as RivalShown;
use crate::data::Per;
use crate::facts::{Several, Way};
use crate::game::Drone;
use crate::game::moves::{Cost, Point};
use crate::names::{Action, ByTrack, Card, Face, Material, Mode, PlatformAction, Section, Slot, Token, Track, Use};
use crate::own::{Back, Side, Size, TileKind};
use crate::score::Score;

use super::offers::Offer;

table::closed_set! {
    /// Whose decision it is.
    pub enum Phase {
        /// The person keeps cards of the first hand.
        Keep = "keep",
        /// The person's turn.
        You = "you",
        /// The Rival's turn; the person decides a tie.
        Tie = "tie",
        /// Nobody's.
        Over = "over",
    }
}

/// Everything public.
#[derive(Clone, Debug, Serialize)]
pub struct Shown {
    /// Whose decision it is.
    pub phase: Phase,
    /// The person's turn, from 1.
    pub round: u16,
    /// The board: its name, and whether it is the house board.
    pub board: BoardShown,
    /// The four sections of the ship, in order.
    pub sections: Vec<SectionShown>,
    /// The launch dock.
    pub launch: LaunchDock,
    /// The five tracks.
    pub tracks: Vec<TrackShown>,
    /// Cavern spaces in play.
    pub caverns: Vec<CavernShown>,
    /// Tunnels in play.
    pub tunnels: Vec<TunnelShown>,
    /// Salvage spaces in play, by material; materials without any are left out.
    pub salvage: Vec<SalvageShown>,
    /// The incident track: one entry per stack that is left, the next one first, by its mark; sunset lies under the last.
    pub track: Vec<StackShown>,
    /// Cards left in the deck.
    pub deck_left: u8,
    /// The discard pile, the last card on top.
    pub discard: Vec<Card>,
    /// The person's side.
    pub you: You,
    /// The Rival's side.
    pub rival: RivalShown,
    /// What the eight card types are.
    pub cards: Vec<CardShown>,
    /// Both scores as they would be now; the Rival's without its hidden missions until the end.
    pub score_now: Scores,
    /// What can be answered now: where it lights up, what it costs and brings.
    pub offers: Vec<Offer>,
}

/// The board played on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardShown {
    /// Its id.
    pub id: String,
    /// From a printed copy? Otherwise every screen says that it was designed here.
    pub printed: bool,
    /// Its name in English and German.
    pub label: [String; 2],
}

/// A section of the ship.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SectionShown {
    /// Which one.
    pub section: Section,
    /// Chambers 1 to 3.
    pub chambers: Vec<ChamberShown>,
    /// The token on its incident space.
    pub token: Option<TokenShown>,
    /// The board cards above its docks, from the left.
    pub board_cards: Vec<BoardCard>,
    /// Its docks.
    pub docks: Vec<DockShown>,
    /// The spaces beside the docks.
    pub spaces: Vec<SpaceShown>,
}

/// A stasis chamber.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ChamberShown {
    /// 1 to 3.
    pub number: u8,
    /// Pods of the person.
    pub yours: u8,
    /// Pods of the Rival.
    pub rivals: u8,
    /// Marked by a sabotage?
    pub sabotaged: bool,
}

/// An incident token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TokenShown {
    /// Its id on the board.
    pub id: String,
    /// What it does.
    pub kind: Token,
    /// The benefit of a looting token.
    pub face: Option<FaceShown>,
}

/// What a tile or a token shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FaceShown {
    /// Everything, or one of them.
    pub mode: Mode,
    /// The ids of its items, in the printed order: tracks and `card`.
    pub items: Vec<&'static str>,
}

/// A board card and the dock below it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardCard {
    /// Its position.
    pub slot: Slot,
    /// Its type.
    pub card: Card,
    /// The dock below it.
    pub dock: String,
}

/// A dock of the ship.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DockShown {
    /// Its id.
    pub id: String,
    /// Row and column within the section, if the board says so.
    pub cell: Option<[i32; 2]>,
    /// Closed by a damage marker?
    pub damaged: bool,
    /// Whose drone stands here.
    pub drone: Option<Drone>,
    /// The spaces right, below, left, above, by id.
    pub sides: [Option<String>; 4],
    /// Does the drone of this turn stand here?
    pub here: bool,
}

/// A space beside docks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SpaceShown {
    /// Its id.
    pub id: String,
    /// Row and column within the section, if the board says so.
    pub cell: Option<[i32; 2]>,
    /// What it does.
    pub action: Action,
    /// The material printed on a resource space.
    pub printed: Option<Track>,
    /// The face-up tile of a resource space.
    pub tile: Option<TileShown>,
    /// Tiles of its stack, the face-up one included.
    pub left: u8,
}

/// A resource tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TileShown {
    /// Its id on the board.
    pub id: String,
    /// The section colour on its back.
    pub back: Section,
    /// What it shows.
    pub face: FaceShown,
}

/// The launch dock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LaunchDock {
    /// The person's drones there.
    pub drones: u8,
    /// Does the drone of this turn stand here?
    pub here: bool,
}

/// A track of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TrackShown {
    /// Which.
    pub track: Track,
    /// The person's stock.
    pub yours: u8,
    /// The Rival's stock.
    pub rivals: u8,
    /// Where it ends.
    pub end: u8,
}

/// A cavern space in play.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CavernShown {
    /// Its id.
    pub id: String,
    /// Its size.
    pub size: Size,
    /// Where it is drawn, if the board says so: across, down.
    pub xy: Option<[f32; 2]>,
    /// Face up?
    pub face_up: bool,
    /// Its tile: face up, or seen with Imaging.
    pub tile: Option<CavernTileShown>,
    /// The person's pods.
    pub yours: u8,
    /// The Rival's pods.
    pub rivals: u8,
    /// Points of the person and of the Rival for the majority as it stands.
    pub majority: [i64; 2],
}

/// A cavern tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CavernTileShown {
    /// Its id.
    pub id: String,
    /// The number for the majority.
    pub high: u8,
    /// The number for the other side.
    pub low: u8,
    /// Its settlement cost.
    pub cost: ByTrack<u8>,
}

/// A tunnel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TunnelShown {
    /// Its id.
    pub id: String,
    /// The caverns it joins.
    pub ends: [String; 2],
    /// Energy of a launch through it.
    pub energy: u8,
    /// The same with Supercharge, if the person has it.
    pub energy_now: u8,
}

/// Salvage spaces of a material.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SalvageShown {
    /// Which.
    pub material: Material,
    /// Spaces in play.
    pub spaces: u8,
    /// The person's pods.
    pub yours: u8,
    /// The Rival's pods.
    pub rivals: u8,
}

/// A stack of the incident track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct StackShown {
    /// Its mark.
    pub back: Back,
    /// Tokens in it.
    pub left: u8,
}

/// The person's side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct You {
    /// The docks of the platform.
    pub docks: Vec<PlatformDockShown>,
    /// The tile slots of the platform.
    pub slots: Vec<SlotShown>,
    /// Pods on platform and vehicles.
    pub aboard: u8,
    /// The most pods there (B30).
    pub room: u8,
    /// Pods destroyed.
    pub destroyed: u8,
    /// Pods in caverns.
    pub in_caverns: u8,
    /// Drones at home.
    pub drones_home: u8,
    /// Drones out.
    pub drones_out: u8,
    /// Hand cards.
    pub hand: Vec<HandCard>,
    /// Upgrades.
    pub upgrades: Vec<Card>,
    /// Vehicles with their places for pods.
    pub vehicles: Vec<VehicleShown>,
    /// Missions with their points as they stand.
    pub missions: Vec<MissionShown>,
    /// Collected tokens.
    pub tokens: u8,
    /// May something still be scrapped this turn?
    pub may_scrap: bool,
}

/// A dock of the platform.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlatformDockShown {
    /// Its id.
    pub id: String,
    /// What it does.
    pub action: PlatformAction,
    /// Does a drone stand here?
    pub drone: bool,
    /// The slot whose tile is paid.
    pub cost_slot: Option<String>,
    /// The slot whose tile is gained.
    pub benefit_slot: Option<String>,
    /// Do all its slots hold tiles?
    pub complete: bool,
}

/// A tile slot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SlotShown {
    /// Its id.
    pub id: String,
    /// The dock it belongs to.
    pub dock: String,
    /// The tile in it.
    pub tile: Option<TileShown>,
}

/// A hand card and how it could be played if a benefit allowed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HandCard {
    /// Its type.
    pub card: Card,
    /// The uses that are possible (B20, §2.6).
    pub uses: Vec<Use>,
}

/// A vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct VehicleShown {
    /// Its type.
    pub card: Card,
    /// Places for pods, with Wakeup Protocol.
    pub places: u8,
}

/// A mission as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MissionShown {
    /// Its type.
    pub card: Card,
    /// How many there are of what it counts.
    pub count: i64,
    /// Its points.
    pub points: i64,
}

/// A card type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CardShown {
    /// Which.
    pub card: Card,
    /// Places for pods as a vehicle.
    pub pods: u8,
    /// Points of the mission for each …
    pub points: u8,
    /// … of these.
    pub per: Per,
    /// What it gives as scrap.
    pub scrap: ByTrack<u8>,
}

/// Both scores as they stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Scores {
    /// The person's.
    pub you: Score,
    /// The Rival's; its missions count from the end of the game on.
    pub rival: Score,
}

impl Shown {
    /// A section.
    pub fn section(&self, section: Section) -> Option<&SectionShown> {
        self.sections.iter().find(|s| s.section == section)
    }

    /// A cavern.
    pub fn cavern(&self, id: &str) -> Option<&CavernShown> {
        self.caverns.iter().find(|c| c.id == id)
    }

    /// What can be answered at a place: a dock, space, slot, cavern, tunnel, card, section or material by its id.
    pub fn offers_at<'a>(&'a self, place: &'a str) -> impl Iterator<Item = &'a Offer> {
        self.offers.iter().filter(move |offer| offer.places.iter().any(|at| at == place))
    }
}

/// What the person must decide, for whoever draws it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// The point of the game; none while a tie is asked about.
    pub point: Option<Point>,
    /// The dock on which the drone of this turn stands.
    pub at: Option<u8>,
    /// An action whose figures are asked about.
    pub action: Option<(Side, bool)>,
    /// A launch whose pods are asked about.
    pub launch: Option<(Card, u8)>,
    /// What the Rival could do, while a tie is asked about.
    pub ways: Several<Way>,
}

impl Asked {
    /// The dock on which the drone of this turn stands.
    pub const fn dock(&self) -> Option<u8> {
        self.at
    }
}

/// A cost for people and programs: what is paid on the tracks, and how many cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CostShown {
    /// On the tracks.
    pub tracks: ByTrack<u8>,
    /// Hand cards.
    pub cards: u8,
}

impl CostShown {
    /// A cost.
    pub const fn of(cost: &Cost) -> Self {
        Self { tracks: cost.tracks, cards: cost.cards }
    }
}
