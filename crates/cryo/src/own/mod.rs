//! The person's own copy: what the companion learns about it ([`Printed`], [`Owner`]), and the board file (§13.1),
//! in the same format as the house board.
//!
//! [`parse`] takes any text and returns a playable board, or every reason why not. It never panics.

mod blanks;
mod check;
mod file;
mod form;
mod printed;

use std::fmt;
use std::sync::OnceLock;

use crate::names::{Action, ByChamber, ByMaterial, BySection, ByTrack, Face, PlatformAction, Section, Token, Track};

pub use form::own_board;
pub use printed::{FILE, Owner, Printed};

/// The most docks, resource spaces and tunnels a board may have.
pub const MOST: usize = 32;
/// The most cavern spaces; published are 14.
pub const CAVERNS: usize = 16;
/// The most tile slots of a platform: two at each of six docks.
pub const SLOTS: usize = 12;

/// A playable board.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its name.
    pub id: String,
    /// From a printed copy? Otherwise every screen says that it was designed here.
    pub printed: bool,
    /// What it is called: English, German.
    pub label: (String, String),
    /// All docks in file order.
    pub docks: Vec<Dock>,
    /// Positions of board cards, by section, from the left.
    pub slots: BySection<Vec<DecisionSlot>>,
    /// Pods of each side in each chamber at the start.
    pub pods: BySection<ByChamber<u8>>,
    /// Action spaces other than resource spaces.
    pub actions: Vec<ActionSpace>,
    /// Resource spaces.
    pub spaces: Vec<Space>,
    /// Kinds of resource tiles.
    pub tiles: Vec<TileKind>,
    /// Kinds of incident tokens.
    pub tokens: Vec<TokenKind>,
    /// The backs of the stacks on the incident track, from the left.
    pub track: Vec<Back>,
    /// Salvage spaces in play, by material.
    pub salvage: ByMaterial<u8>,
    /// Cavern spaces.
    pub caverns: Vec<Cavern>,
    /// Tunnels whose ends are both in play.
    pub tunnels: Vec<Tunnel>,
    /// Cavern tiles.
    pub cavern_tiles: Vec<CavernTile>,
    /// Damage markers in play.
    pub damage: usize,
    /// Pods a platform holds.
    pub room: u8,
    /// The six docks of a platform.
    pub platform: Vec<PlatformDock>,
    /// The tile slots of a platform, by id.
    pub platform_slots: Vec<String>,
    /// Where the tracks end.
    pub ends: ByTrack<u8>,
    /// What differs from the derived totals.
    pub warnings: Vec<Fault>,
}

/// A dock.
#[derive(Clone, Debug)]
pub struct Dock {
    /// e.g. `E-T1`.
    pub id: String,
    /// Where it is.
    pub section: Section,
    /// The number of its damage symbol.
    pub damage: Option<u8>,
    /// What lies right, below, left, above.
    pub sides: [Option<Side>; 4],
    /// Where it is drawn: row, column.
    pub cell: Option<[i32; 2]>,
}

/// What lies beside a dock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// A resource space, by its number.
    Resource(usize),
    /// Another action space, by its number; of no use to the Rival.
    Action(usize),
}

/// An action space other than a resource space.
#[derive(Clone, Debug)]
pub struct ActionSpace {
    /// e.g. `E-STA1`.
    pub id: String,
    /// Where it is.
    pub section: Section,
    /// What it does.
    pub action: Action,
    /// Where it is drawn: row, column.
    pub cell: Option<[i32; 2]>,
}

/// A dock of a platform (B42, B43).
#[derive(Clone, Debug)]
pub struct PlatformDock {
    /// e.g. `P1`.
    pub id: String,
    /// What it does.
    pub action: PlatformAction,
    /// The slot whose tile is paid, by its number.
    pub cost: Option<usize>,
    /// The slot whose tile is gained, by its number.
    pub benefit: Option<usize>,
}

impl PlatformDock {
    /// Its slots.
    pub fn slots(&self) -> impl Iterator<Item = usize> + use<> {
        [self.cost, self.benefit].into_iter().flatten()
    }
}

/// A position for a board card.
#[derive(Clone, Debug)]
pub struct DecisionSlot {
    /// e.g. `E-CARD1`.
    pub id: String,
    /// Rule I: the dock below the card.
    pub dock: usize,
    /// Rule II: the docks below that.
    pub below: Vec<usize>,
}

/// A resource space.
#[derive(Clone, Debug)]
pub struct Space {
    /// e.g. `E-RES1`.
    pub id: String,
    /// Where it is.
    pub section: Section,
    /// The material printed on it.
    pub printed: Track,
    /// Where it is drawn: row, column.
    pub cell: Option<[i32; 2]>,
}

/// A kind of resource tile.
#[derive(Clone, Debug)]
pub struct TileKind {
    /// e.g. `e-co`.
    pub id: String,
    /// The section colour on its back.
    pub back: Section,
    /// What it shows.
    pub face: Face,
    /// How many there are.
    pub copies: usize,
}

/// A kind of incident token.
#[derive(Clone, Debug)]
pub struct TokenKind {
    /// e.g. `el-co`.
    pub id: String,
    /// The mark on its back.
    pub back: Back,
    /// What it does.
    pub kind: Token,
    /// The benefit of a looting token.
    pub face: Face,
    /// How many there are.
    pub copies: usize,
}

table::closed_set! {
    /// The mark on a token's back.
    #[allow(missing_docs)]
    pub enum Back {
        Early = "early",
        Late = "late",
        Sunset = "sunset",
    }
}

table::closed_set! {
    /// The size of a cavern.
    #[allow(missing_docs)]
    pub enum Size {
        Small = "small",
        Large = "large",
    }
}

/// A cavern space.
#[derive(Clone, Debug)]
pub struct Cavern {
    /// e.g. `C1`.
    pub id: String,
    /// Its size.
    pub size: Size,
    /// In play with two sides?
    pub in_play: bool,
    /// Face up at the start?
    pub start: bool,
    /// Where it is drawn: across, down.
    pub xy: Option<[f32; 2]>,
}

/// A tunnel.
#[derive(Clone, Debug)]
pub struct Tunnel {
    /// e.g. `TU1`.
    pub id: String,
    /// The two caverns it joins.
    pub ends: [usize; 2],
    /// Energy for a launch through it.
    pub energy: u8,
}

/// A cavern tile.
#[derive(Clone, Debug)]
pub struct CavernTile {
    /// e.g. `G1`.
    pub id: String,
    /// Its size.
    pub size: Size,
    /// The number for the majority.
    pub high: u8,
    /// The number for the other side.
    pub low: u8,
    /// Its settlement cost, `c/o/t/n/e`.
    pub cost: ByTrack<u8>,
}

impl Board {
    /// The number of a dock.
    pub fn dock(&self, id: &str) -> Option<usize> {
        self.docks.iter().position(|d| d.id == id)
    }

    /// The number of a resource space.
    pub fn space(&self, id: &str) -> Option<usize> {
        self.spaces.iter().position(|s| s.id == id)
    }

    /// The number of an action space other than a resource space.
    pub fn action(&self, id: &str) -> Option<usize> {
        self.actions.iter().position(|a| a.id == id)
    }

    /// What lies beside a dock, by the id of the space.
    pub fn side(&self, id: &str) -> Option<Side> {
        self.space(id).map(Side::Resource).or_else(|| self.action(id).map(Side::Action))
    }

    /// The id of a space beside a dock.
    pub fn side_id(&self, side: Side) -> &str {
        match side {
            Side::Resource(space) => &self.spaces[space].id,
            Side::Action(action) => &self.actions[action].id,
        }
    }

    /// What a space beside a dock does.
    pub fn does(&self, side: Side) -> Action {
        match side {
            Side::Resource(_) => Action::Resource,
            Side::Action(action) => self.actions[action].action,
        }
    }

    /// The number of a tunnel.
    pub fn tunnel(&self, id: &str) -> Option<usize> {
        self.tunnels.iter().position(|t| t.id == id)
    }

    /// The number of a platform dock.
    pub fn platform_dock(&self, id: &str) -> Option<usize> {
        self.platform.iter().position(|d| d.id == id)
    }

    /// The number of a platform slot.
    pub fn platform_slot(&self, id: &str) -> Option<usize> {
        self.platform_slots.iter().position(|s| s == id)
    }

    /// The number of a cavern.
    pub fn cavern(&self, id: &str) -> Option<usize> {
        self.caverns.iter().position(|c| c.id == id)
    }
}

/// What is wrong with a board file, or worth a warning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Not readable.
    Format {
        /// Where.
        line: usize,
        /// What was found.
        why: String,
    },
    /// A published total does not match.
    Total {
        /// Which.
        name: &'static str,
        /// What it must be.
        expected: i64,
        /// What it is.
        found: i64,
    },
    /// An id that is missing, or there twice.
    Ref {
        /// Where it is named.
        at: String,
        /// The id.
        id: String,
    },
    /// Docks, sides, paths that do not fit together.
    Graph {
        /// Where.
        at: String,
        /// What.
        why: Flaw,
    },
    /// An unknown word for where a figure comes from.
    Provenance {
        /// Which figure.
        at: String,
        /// The word.
        word: String,
    },
    /// A derived total does not match: only a warning.
    Derived {
        /// Which.
        name: &'static str,
        /// What is derived.
        expected: i64,
        /// What it is.
        found: i64,
    },
}

/// What does not fit together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// A dock without an action, or with more than four.
    Actions,
    /// A side with a name other than right, below, left, above.
    Side,
    /// A side's cell is not next to its dock.
    Cell,
    /// The energy of a tunnel is not the sum of its path.
    Energy,
    /// A tile or a looting token that shows nothing.
    NoItems,
    /// More of them than a game can hold.
    TooMany,
}

impl Fault {
    /// A stable word for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Format { .. } => "BoardFileInvalid",
            Self::Total { .. } => "WrongTotal",
            Self::Ref { .. } => "UnknownReference",
            Self::Graph { .. } => "BrokenGraph",
            Self::Provenance { .. } => "UnknownProvenance",
            Self::Derived { .. } => "DerivedDiffers",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match self {
            Self::Format { line, why } => write!(f, "{{line {line}: {why}}}"),
            Self::Ref { at, id } => write!(f, "{{{at}, {id}}}"),
            Self::Graph { at, why } => write!(f, "{{{at}, {why:?}}}"),
            Self::Provenance { at, word } => write!(f, "{{{at}, {word}}}"),
            Self::Total { name, expected, found } | Self::Derived { name, expected, found } => {
                write!(f, "{{{name}, {expected}, {found}}}")
            }
        }
    }
}

impl std::error::Error for Fault {}

/// Board files are never larger than this.
const LARGEST: usize = 1 << 20;

/// Reads a board file; the error names everything that is wrong with it.
pub fn parse(text: &str) -> Result<Board, Vec<Fault>> {
    if text.len() > LARGEST {
        return Err(vec![Fault::Format { line: 0, why: "larger than a mebibyte".into() }]);
    }
    let file: file::File =
        serde_json::from_str(text).map_err(|e| vec![Fault::Format { line: e.line(), why: e.to_string() }])?;
    check::check(&file)
}

/// The house board.
pub fn house() -> &'static Board {
    static HOUSE: OnceLock<Board> = OnceLock::new();
    HOUSE.get_or_init(|| parse(HOUSE_FILE).expect("the house board is checked by a test"))
}

/// The file of the house board.
pub const HOUSE_FILE: &str = include_str!("../../data/house-board.json");
