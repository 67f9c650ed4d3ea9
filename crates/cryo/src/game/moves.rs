//! What the human decides, and when (§15.1).

use crate::facts::Several;
use crate::names::ByTrack;
use crate::names::{Card, Chamber, Face, Item, MOST_ITEMS, Material, Mode, Section, Track, Use};
use table::few::Few;

/// A point at which the human decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    /// Which of the dealt cards to keep (§2.4).
    Keep,
    /// Deploy or recall (B13).
    Main,
    /// A drone stands on a dock: one of its actions, or none.
    Placed(u8),
    /// A drone stands on the launch dock: a launch, or none.
    Launching,
    /// After the action of this side of this dock: another one by Overclock, or none (B35).
    Acted {
        /// The dock.
        dock: u8,
        /// The side whose action was taken.
        side: u8,
    },
    /// A tile was put into this slot: its benefit by Prototype, or not.
    Prototype(u8),
    /// How a cost is paid.
    Pay(Costs),
    /// A hand card to discard as a cost.
    CostCard,
    /// One item of this face.
    Choose(Face),
    /// A card benefit: draw or play (B19).
    Card,
    /// Up to this many more cards are played (B24).
    Plays(u8),
    /// The token to resolve (B37).
    Resolving,
    /// The next drone comes home (B42).
    Returning {
        /// None has come home in this recall.
        first: bool,
    },
    /// The pod of Awaken (B43).
    Awaken,
    /// A further action of a platform dock by Automation (B45).
    Automation,
    /// Before the turn ends: the last chance to scrap.
    Closing,
    /// A card to discard down to the hand limit (B15).
    Discard,
}

impl Point {
    /// Its name, which is also the id of the question.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Keep => "keep",
            Self::Main => "main",
            Self::Placed(_) => "act",
            Self::Launching => "launch",
            Self::Acted { .. } => "overclock",
            Self::Prototype(_) => "prototype",
            Self::Pay(_) => "pay",
            Self::CostCard => "cost-card",
            Self::Choose(_) => "gain",
            Self::Card => "card",
            Self::Plays(_) => "plays",
            Self::Resolving => "resolve",
            Self::Returning { .. } => "return",
            Self::Awaken => "awaken",
            Self::Automation => "automation",
            Self::Closing => "closing",
            Self::Discard => "discard",
        }
    }

    /// May something be scrapped here (B14)?
    pub const fn offers_scrap(&self) -> bool {
        match self {
            Self::Main | Self::Placed(_) | Self::Launching | Self::Automation | Self::Closing => true,
            Self::Returning { first } => !*first,
            _ => false,
        }
    }
}

/// What the human decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Keeps the dealt cards at these places of the hand, as bits.
    Keep(u8),
    /// A drone leaves a platform dock.
    Deploy {
        /// The platform dock.
        from: u8,
        /// The dock; none for the launch dock.
        to: Option<u8>,
    },
    /// All drones come home.
    Recall,
    /// Once per turn (B46).
    Scrap(Scrap),
    /// The action at a side of the drone's dock.
    Act(Act),
    /// The same once more, for 1 energy, at another side.
    Overclock(Act),
    /// A vehicle leaves with pods.
    Launch(Launch),
    /// Pays for the benefit of the tile just placed.
    Prototype,
    /// Pays like this.
    Pay(Cost),
    /// One item of a face.
    Gain(Item),
    /// A card is drawn.
    Draw,
    /// A hand card is played.
    Play(Card, Use),
    /// The token of a section is resolved.
    Resolve {
        /// Where it lies.
        section: Section,
        /// The section sabotaged instead, if all chambers there are marked.
        instead: Option<Section>,
    },
    /// A drone comes home.
    Return {
        /// The platform dock.
        dock: u8,
        /// Is the dock's action used?
        act: bool,
    },
    /// The action of a platform dock without a drone.
    Automate(u8),
    /// A pod of a chamber.
    Awaken(Section, Chamber),
    /// A hand card is discarded.
    Discard(Card),
    /// Nothing of what is offered.
    Skip,
    /// The turn is over.
    End,
}

/// What may be asked on the way from a decision of a turn's course to the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// Nothing.
    Nothing,
    /// At most one thing, before anything has changed.
    First,
    /// Anything, when some of it has been done.
    Within,
}

/// Where moves are listed: themselves, or whatever stands for them.
pub trait Moves: Extend<Move> {
    /// One more.
    fn push(&mut self, possible: Move);

    /// A drone may leave this platform dock for any of these docks, and for the launch dock.
    #[inline]
    fn deploys(&mut self, from: u8, docks: &[u8]) {
        self.extend(docks.iter().map(|&to| Move::Deploy { from, to: Some(to) }));
        self.push(Move::Deploy { from, to: None });
    }
}

impl Moves for Vec<Move> {
    #[inline]
    fn push(&mut self, possible: Move) {
        Vec::push(self, possible);
    }
}

/// What is scrapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scrap {
    /// A hand card.
    Card(Card),
    /// The tile in a slot.
    Slot(u8),
}

/// An action at a side of a dock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Act {
    /// Right, below, left, above.
    pub side: u8,
    /// How it is taken.
    pub how: How,
}

/// How an action is taken (B21–B28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// Stasis Control: pods from chambers 1, 2, 3.
    Stasis([u8; 3]),
    /// Crystals, organics, tech that become nanites.
    Fabricator([u8; 3]),
    /// Crystals that become energy.
    Reactor(u8),
    /// Cards drawn, then cards played.
    Computer {
        /// Announced draws.
        draws: u8,
        /// Announced plays.
        plays: u8,
    },
    /// The top tile's benefit, or the printed material of an empty stack.
    Benefit,
    /// The top tile into this slot.
    Slot(u8),
    /// Turns up this cavern.
    Scout(u8),
    /// A pod to salvage.
    Assign(Material),
    /// Pods from salvage, by material.
    Withdraw([u8; 4]),
}

/// A launch (B31–B33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Launch {
    /// The vehicle.
    pub vehicle: Card,
    /// The tunnel.
    pub tunnel: u8,
    /// Pods for its two ends.
    pub pods: [u8; 2],
}

impl Launch {
    /// All its pods.
    pub const fn crew(&self) -> u8 {
        self.pods[0].saturating_add(self.pods[1])
    }
}

/// What is paid, or must be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cost {
    /// `c/o/t/n/e`.
    pub tracks: ByTrack<u8>,
    /// Hand cards to discard.
    pub cards: u8,
}

/// What may be paid: one of these.
pub type Costs = Few<Cost, MOST_ITEMS>;

/// Ways to pay.
pub type Payments = Several<Cost>;

impl Cost {
    /// Some of one track.
    pub fn of(track: Track, n: u8) -> Self {
        let mut cost = Self::default();
        cost.tracks[track] = n;
        cost
    }

    /// The same and more of a track.
    #[must_use]
    pub fn and(mut self, track: Track, n: u8) -> Self {
        self.tracks[track] = self.tracks[track].saturating_add(n);
        self
    }

    /// Nothing at all?
    pub fn is_free(&self) -> bool {
        *self == Self::default()
    }

    /// What a tile above the arrow costs (B43): all of it, or one of its items.
    pub fn of_face(face: &Face) -> Costs {
        let mut costs = Costs::new();
        match face.mode {
            Mode::All => {
                let mut all = Self::default();
                face.items.iter().for_each(|&item| all.add(item));
                costs.push(all);
            }
            Mode::One => {
                for &item in &face.items {
                    let mut one = Self::default();
                    one.add(item);
                    costs.push_new(one);
                }
            }
        }
        costs
    }

    fn add(&mut self, item: Item) {
        match item {
            Item::Of(track) => self.tracks[track] += 1,
            Item::Card => self.cards += 1,
        }
    }
}
