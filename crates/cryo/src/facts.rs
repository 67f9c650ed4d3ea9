//! What the Rival cannot know by itself. The companion asks the person; a board answers at once.

use serde_json::{Value, json};
use table::Table;
use table::narrow::{Because, Narrowing, narrow};

use crate::Rival;
use crate::names::{ByChamber, Card, Chamber, Criterion, Face, Item, Material, Section, Slot, Token, Track};
use crate::rival::Stage;
use table::few::Few;

/// What the Rival asks the table it sits at.
///
/// Every question gets the Rival, because the person may correct any of its figures before answering (§10.6);
/// the rules look at it again afterwards.
pub trait Facts: Table {
    /// Why a question has no answer yet: the person must give it. Never happens if a board answers.
    type Pause;

    /// 3: is there a section without an open dock?
    fn a_section_is_full(&mut self, rival: &mut Rival) -> Result<bool, Self::Pause>;

    /// §4.1: one of the two decision cards at random, or the one the person insists on.
    fn toss(&mut self, rival: &mut Rival) -> Result<usize, Self::Pause> {
        Ok(rival.toss())
    }

    /// §4.2: puts a Rival drone down by rules I to III.
    fn place(&mut self, rival: &mut Rival, slot: Slot) -> Result<(), Self::Pause>;

    /// §4.3: what lies around the drone: right, below, left, above.
    fn around(&mut self, rival: &mut Rival, section: Section) -> Result<Found, Self::Pause>;

    /// A tile goes to the box if no slot is free (§7.3).
    fn tile_to_the_box(&mut self) {}

    /// Draws a card face up; `None` if deck and discard pile are empty.
    fn draw(&mut self, rival: &mut Rival, draw: Draw) -> Result<Option<Card>, Self::Pause>;

    /// §4.4: is the type of a new decision card only entered later, when it matters? Then the person carries out §2.5.
    fn decision_card_later(&mut self, _rival: &Rival) -> bool {
        false
    }

    /// The top card, unseen, face down as a mission; false if there is none.
    fn mission(&mut self, rival: &mut Rival) -> Result<bool, Self::Pause>;

    /// A card goes to the discard pile.
    fn discard(&mut self, _card: Card) {}

    /// §2.5: are all cards in deck and discard pile of this type (or are there none)?
    fn nothing_else_than(&mut self, _card: Card) -> bool {
        false
    }

    /// §5.1: the salvage space for a pod (T6), and, if a board answers, what it was chosen from; `None` if no
    /// space in play is free.
    fn salvage_space(&mut self, rival: &mut Rival) -> Result<Option<(Material, Weighed<Material>)>, Self::Pause>;

    /// §5.3: the sections that may have a token.
    fn sections_with_tokens(&mut self, _rival: &Rival) -> Few<Section, 4> {
        Section::ALL.into()
    }

    /// §5.3: takes the token of this section, if there is one.
    fn token(&mut self, rival: &mut Rival, section: Section) -> Result<Option<Token>, Self::Pause>;

    /// §5.3: the benefit of the looting token taken from this section.
    fn loot(&mut self, rival: &mut Rival, section: Section) -> Result<Face, Self::Pause>;

    /// B38: a chamber was marked; the human's pods in it are destroyed as well: how many, where the board is known.
    /// With `None` the token goes to the box, because all twelve are marked.
    fn sabotaged(&mut self, _chamber: Option<(Section, Chamber)>) -> Option<u8> {
        None
    }

    /// §5.3: refills these incident spaces, in this order.
    fn refill(&mut self, emptied: &[Section]);

    /// §5.4: the Rival's drones leave the board.
    fn drones_return(&mut self) {}

    /// §6.6: flips a cavern (T9) and puts a pod on it; false if none can be flipped.
    fn scout(&mut self, rival: &mut Rival) -> Result<bool, Self::Pause>;

    /// §6.7: puts these pods on a pair of caverns (T10, T11).
    fn settle(&mut self, rival: &mut Rival, pods: u8) -> Result<(), Self::Pause>;

    /// §9: the human decides between two or more ways; the first one is the automatic choice.
    /// `None` if the person's corrections left no way.
    fn choose(&mut self, rival: &mut Rival, tie: Tie, ways: Ways<'_>) -> Result<Option<Way>, Self::Pause>;

    /// The Rival's turn has come so far; see [`Stage`].
    #[inline]
    fn reached(&mut self, _stage: impl FnOnce() -> Stage) {}
}

/// The most ways a tie can have: no board file has more docks, caverns or tunnels.
pub const MOST_WAYS: usize = 32;

/// Several ways, the automatic choice first.
pub type Several<T> = Few<T, MOST_WAYS>;

/// The ways to resolve a tie for the Rival as it stands now.
pub type Ways<'a> = &'a dyn Fn(&Rival) -> Several<Way>;

/// Candidates and the criterion that narrows them down: the reasons for a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed<C> {
    /// All of them, each with what the criterion counts; 1 or 0 where it is simply met or not.
    among: Several<(C, u8)>,
    by: Criterion,
}

impl<C: Copy> Weighed<C> {
    /// Weighs candidates.
    #[inline]
    pub fn new(by: Criterion, among: impl IntoIterator<Item = C>, value: impl Fn(C) -> u8) -> Self {
        Self { among: among.into_iter().map(|c| (c, value(c))).collect(), by }
    }

    /// Nothing was weighed.
    pub const fn nothing(by: Criterion) -> Self {
        Self { among: Few::new(), by }
    }

    /// A candidate.
    pub fn candidate(&self, at: usize) -> C {
        self.among[at].0
    }

    /// Those left, in the order of the candidates.
    #[inline]
    pub fn left(&self) -> Several<C> {
        self.narrowed(&mut ())
    }

    /// What the criterion did.
    pub fn narrowing(&self) -> Narrowing<Criterion> {
        let mut why = Narrowing::default();
        self.narrowed(&mut why);
        why
    }

    #[inline]
    fn narrowed<B: Because<Criterion>>(&self, because: &mut B) -> Several<C> {
        let all = narrow(&self.among, because);
        let value = |(_, n): &(C, u8)| i64::from(*n);
        let narrowed = match self.by {
            Criterion::FewestPods => all.least(self.by, value),
            Criterion::MostPods => all.most(self.by, value),
            Criterion::NewMaterial | Criterion::Large => all.keep(self.by, |(_, met)| *met == 1),
        };
        narrowed.kept().map(|at| self.among[at].0).collect()
    }

    /// The same for programs, added to a step's data; adds nothing if there was nothing to weigh.
    #[must_use]
    pub fn with(&self, mut data: Value, id: impl Fn(C) -> String) -> Value {
        let why = self.narrowing();
        if !why.steps.is_empty() {
            data["among"] = self.among.iter().map(|&(c, _)| id(c)).collect();
            data["narrowed"] = json!(why.steps);
        }
        data
    }
}

/// What the Rival finds around its drone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// The top tile of the first space that has one.
    Tile(Face),
    /// No tile, but a space with this print.
    Printed(Track),
    /// No resource space at all.
    Nothing,
}

/// What a card is drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// Set-up: its first upgrade.
    FirstUpgrade,
    /// Set-up: its first vehicle.
    FirstVehicle,
    /// A decision card.
    Decision,
    /// The card turned up for this turn (unpredictable).
    TurnUp,
    /// Check 3: upgrade, else vehicle, else discard.
    Play,
}

/// The ties of §9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Tie {
    T1,
    T2,
    T3,
    T4,
    T5,
    T6,
    T7,
    T8,
    T9,
    T10,
    T11,
}

/// One way to resolve a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// T1, T2: a dock of the board, by its number.
    Dock(usize),
    /// T3, T4, T6.
    Item(Item),
    /// T5, T7, T8.
    Section(Section),
    /// T5: how many pods from chambers 1, 2 and 3.
    Pods(ByChamber<u8>),
    /// T9, T11: a cavern of the board, by its number.
    Cavern(usize),
    /// T10: a tunnel of the board, by its number.
    Tunnel(usize),
}

impl Way {
    /// The section, if it is one.
    pub const fn section(self) -> Option<Section> {
        if let Self::Section(section) = self { Some(section) } else { None }
    }
}
