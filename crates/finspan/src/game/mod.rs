//! The base game: state, cards in their places, drawing, set-up (§11.1). Small and `Copy`: whole games
//! are played thousands of times a second.

pub mod ability;
pub mod count;
pub mod fish;
pub mod ocean;
pub mod pay;
pub mod refused;
pub mod turn;

use table::{Rng, Setup};

use crate::game::fish::{CARDS, FISH_COUNT, FishId, fish, sea};
use crate::names::BySite;
use crate::nautoma::Nautoma;
use crate::nautoma::decision::Pile;
use crate::nautoma::week::Yours;
use crate::options::{BlueMidnight, MoveRange, Options, Plan, Recovering, StartYoung, TuckHost, stream};
use crate::own::Cards;
use ocean::{Ocean, Slot, SlotId};

/// A set of fish.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shoal([u64; 3]);

impl Shoal {
    /// Adds a fish.
    #[inline]
    pub fn insert(&mut self, id: FishId) {
        self.0[usize::from(id / 64)] |= 1 << (id % 64);
    }

    /// Removes a fish.
    #[inline]
    pub fn remove(&mut self, id: FishId) {
        self.0[usize::from(id / 64)] &= !(1 << (id % 64));
    }

    /// Is it there?
    #[inline]
    pub fn contains(&self, id: FishId) -> bool {
        self.0.get(usize::from(id / 64)).is_some_and(|bits| bits & 1 << (id % 64) != 0)
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|b| b.count_ones()).sum()
    }

    /// Is it empty?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 3]
    }

    /// By number.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = FishId> + Clone + use<> {
        let words = self.0;
        (0..3u8).flat_map(move |w| {
            let mut bits = words[usize::from(w)];
            std::iter::from_fn(move || {
                let at = bits.trailing_zeros();
                (bits != 0).then(|| {
                    bits &= bits - 1;
                    w * 64 + at as u8
                })
            })
        })
    }
}

impl FromIterator<FishId> for Shoal {
    fn from_iter<I: IntoIterator<Item = FishId>>(ids: I) -> Self {
        let mut shoal = Self::default();
        ids.into_iter().for_each(|id| shoal.insert(id));
        shoal
    }
}

/// Where a fish is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In the common deck.
    Deck,
    /// In the person's hand.
    Hand,
    /// On the person's discard pile.
    Discard,
    /// The visible fish of a slot.
    Visible(SlotId),
    /// Consumed, in a slot.
    Consumed(SlotId),
    /// Beside Nautoma.
    Nautoma,
    /// A starter that left the game.
    Removed,
}

/// The same in one byte: the kind of place in the upper three bits, in the order in which a person tells them apart, and
/// the slot in the others.
#[derive(Clone, Copy, Debug)]
struct Spot(u8);

impl Spot {
    const KIND: u32 = 5;

    #[inline]
    const fn of(place: Place) -> Self {
        let (kind, at) = match place {
            Place::Deck => (0, 0),
            Place::Removed => (0, 1),
            Place::Hand => (1, 0),
            Place::Discard => (2, 0),
            Place::Visible(slot) => (3, slot.index() as u8),
            Place::Consumed(slot) => (4, slot.index() as u8),
            Place::Nautoma => (5, 0),
        };
        Self(kind << Self::KIND | at)
    }

    /// 0 for what nobody sees.
    #[inline]
    const fn kind(self) -> u8 {
        self.0 >> Self::KIND
    }

    #[inline]
    const fn place(self) -> Place {
        let at = self.0 & ((1 << Self::KIND) - 1);
        match self.kind() {
            0 if at == 0 => Place::Deck,
            0 => Place::Removed,
            1 => Place::Hand,
            2 => Place::Discard,
            3 => Place::Visible(SlotId::of_index(at)),
            4 => Place::Consumed(SlotId::of_index(at)),
            _ => Place::Nautoma,
        }
    }
}

/// The readings an option decides (§12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Readings {
    /// A move goes exactly one slot.
    pub move_adjacent: bool,
    /// The blue Midnight bonus is recover.
    pub blue_midnight_recover: bool,
    /// The first young lies on the forage fish.
    pub young_on_forage: bool,
    /// Drawing instead of recovering is always allowed.
    pub recover_may_draw: bool,
    /// Cards are tucked beneath the fish with the ability only.
    pub tuck_this_fish: bool,
}

/// Tokens that came and went, so that sums can be checked (I7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flow {
    /// Eggs laid.
    pub laid: u16,
    /// Eggs hatched.
    pub hatched: u16,
    /// Young from the supply.
    pub gained: u16,
    /// Eggs paid.
    pub paid_eggs: u16,
    /// Young paid.
    pub paid_young: u16,
    /// Schools paid.
    pub paid_schools: u16,
}

/// The whole game.
#[derive(Clone, Copy, Debug)]
pub struct Game {
    /// The person's ocean.
    pub ocean: Ocean,
    /// Where every fish is, by id.
    places: [Spot; FISH_COUNT + 1],
    /// The common deck; the last of the first `deck_left` is on top.
    deck: [FishId; CARDS],
    deck_left: u8,
    /// The person's hand.
    pub hand: Shoal,
    /// The person's discard pile.
    pub discard: Shoal,
    /// Sites whose bottom was reached this week.
    pub reached: BySite<bool>,
    /// GAME END abilities that were used.
    pub used: Shoal,
    /// Nautoma, with week and turn.
    pub her: Nautoma,
    /// The plan of the game.
    pub plan: Plan,
    /// Her decision cards.
    pub pile: Pile,
    /// The person's points at the ends of the weeks.
    pub yours: [Yours; 3],
    /// Which reading of the rules.
    pub readings: Readings,
    /// Tokens that came and went.
    pub flow: Flow,
    /// Has the GAME END phase begun?
    pub game_end: bool,
    fish_rng: Rng,
    pile_rng: Rng,
}

impl Readings {
    /// From the options of a set-up.
    pub fn of(setup: &Setup) -> Self {
        let options = Options::of(setup);
        Self {
            move_adjacent: options.move_range == MoveRange::Adjacent,
            blue_midnight_recover: options.blue_midnight_bonus == BlueMidnight::Recover,
            young_on_forage: options.start_young_slot == StartYoung::Purple4,
            recover_may_draw: options.recover_choice == Recovering::MayDraw,
            tuck_this_fish: options.tuck_host == TuckHost::ThisFish,
        }
    }
}

impl Game {
    /// The game of a checked set-up.
    pub fn of(setup: &Setup) -> Self {
        Self::new(setup.seed, Plan::of(setup, &Cards::of(setup)), Readings::of(setup))
    }

    /// Lays everything out (B3–B6, N4).
    pub fn new(seed: u64, plan: Plan, readings: Readings) -> Self {
        let mut fish_rng = Rng::new(seed, stream::FISH);
        let mut pile_rng = Rng::new(seed, stream::DECISIONS);
        let mut starters: [FishId; 10] = std::array::from_fn(|i| 126 + i as u8);
        fish_rng.shuffle(&mut starters);
        let mut main: [FishId; 125] = std::array::from_fn(|i| 1 + i as u8);
        fish_rng.shuffle(&mut main);
        let mut deck = [0; CARDS];
        deck[..125].copy_from_slice(&main);
        let mut places = [Spot::of(Place::Deck); FISH_COUNT + 1];
        places[0] = Spot::of(Place::Removed);
        starters.iter().for_each(|&id| places[usize::from(id)] = Spot::of(Place::Removed));
        let mut game = Self {
            ocean: Ocean([Slot::default(); 18]),
            places,
            deck,
            deck_left: 125,
            hand: Shoal::default(),
            discard: Shoal::default(),
            reached: BySite::default(),
            used: Shoal::default(),
            her: Nautoma::new(),
            plan,
            pile: Pile::shuffled(&mut pile_rng),
            yours: [Yours::default(); 3],
            readings,
            flow: Flow::default(),
            game_end: false,
            fish_rng,
            pile_rng,
        };
        for forage in sea().forage {
            game.ocean[forage.slot] = Slot { fish: forage.id, egg: forage.egg, ..Slot::default() };
            game.put(forage.id, Place::Visible(forage.slot));
        }
        let young = sea().start_young[usize::from(readings.young_on_forage)];
        game.ocean[young].young = 1;
        starters[..2].iter().for_each(|&id| game.put(id, Place::Hand));
        (0..3).for_each(|_| {
            game.draw();
        });
        game
    }

    /// Where a fish is.
    #[inline]
    pub fn place(&self, id: FishId) -> Place {
        self.places[usize::from(id)].place()
    }

    /// Writes what a person sees of every fish, by id: 0 in the deck or out of the game, 1 in the hand, 2 on the discard pile, 3
    /// visible, 4 consumed, 5 beside Nautoma.
    #[inline]
    pub fn whereabouts(&self, out: &mut [u8; FISH_COUNT + 1]) {
        out.iter_mut().zip(&self.places).for_each(|(place, spot)| *place = spot.kind());
    }

    /// Cards left in the deck.
    pub const fn deck_left(&self) -> u8 {
        self.deck_left
    }

    /// The deck from bottom to top. For the rules and their tests only: nobody sees it.
    pub fn deck(&self) -> &[FishId] {
        &self.deck[..usize::from(self.deck_left)]
    }

    /// The fish beside Nautoma.
    pub fn her_fish(&self) -> impl Iterator<Item = FishId> {
        self.at(|p| p == Place::Nautoma)
    }

    /// The fish consumed in a slot.
    pub fn consumed(&self, slot: SlotId) -> impl Iterator<Item = FishId> {
        self.at(move |p| p == Place::Consumed(slot))
    }

    fn at(&self, test: impl Fn(Place) -> bool) -> impl Iterator<Item = FishId> {
        (1..=FISH_COUNT as u8).filter(move |&id| test(self.place(id)))
    }

    /// Moves a fish to another place; hand and discard pile follow.
    #[inline]
    fn put(&mut self, id: FishId, place: Place) {
        match self.place(id) {
            Place::Hand => self.hand.remove(id),
            Place::Discard => self.discard.remove(id),
            _ => {}
        }
        match place {
            Place::Hand => self.hand.insert(id),
            Place::Discard => self.discard.insert(id),
            _ => {}
        }
        self.places[usize::from(id)] = Spot::of(place);
    }

    /// The top card of the deck; the discard pile becomes a new deck if it is empty (B8).
    fn take_top(&mut self) -> Option<FishId> {
        if self.deck_left == 0 {
            for id in self.discard.iter() {
                self.deck[usize::from(self.deck_left)] = id;
                self.deck_left += 1;
                self.places[usize::from(id)] = Spot::of(Place::Deck);
            }
            self.discard = Shoal::default();
            self.fish_rng.shuffle(&mut self.deck[..usize::from(self.deck_left)]);
        }
        self.deck_left = self.deck_left.checked_sub(1)?;
        Some(self.deck[usize::from(self.deck_left)])
    }

    /// Draws a card into the hand (B7); `None` if no card is left (B8).
    pub(crate) fn draw(&mut self) -> Option<FishId> {
        let id = self.take_top()?;
        self.put(id, Place::Hand);
        Some(id)
    }

    /// Could a card be drawn?
    #[inline]
    pub fn can_draw(&self) -> bool {
        self.deck_left > 0 || !self.discard.is_empty()
    }

    /// A card for Nautoma, beside her for good (N9).
    fn draw_for_her(&mut self) -> Option<FishId> {
        let id = self.take_top()?;
        self.put(id, Place::Nautoma);
        Some(id)
    }

    /// Puts a fish into a slot; what was visible there is consumed, tokens stay (B13).
    fn place_fish(&mut self, id: FishId, slot: SlotId) {
        let covered = self.ocean[slot].fish;
        if covered != 0 {
            self.put(covered, Place::Consumed(slot));
            self.ocean[slot].consumed += 1;
        }
        self.put(id, Place::Visible(slot));
        self.ocean[slot].fish = id;
    }

    /// Slots whose visible fish has an ability that may be used at the end (B46).
    pub fn game_end_fish(&self) -> u32 {
        let usable = |id: FishId| {
            let fish = fish(id);
            fish.trigger == Some(crate::names::Trigger::GameEnd)
                && !self.used.contains(id)
                && fish.effects().iter().any(|e| e.units() > 0)
        };
        self.ocean.slots().filter(|(_, s)| s.fish != 0 && usable(s.fish)).fold(0, |bits, (id, _)| bits | id.bit())
    }

    /// Reshuffles what nobody sees: deck and decision cards. For a search that must not peek (the cards themselves
    /// stay where they are).
    pub fn resample(&mut self, rng: &mut Rng) {
        let now = *self;
        self.resample_since(&now, rng);
    }

    /// The same, looking back from a later moment of the same turn: what has been seen by then stays as it was, so that
    /// the same decisions lead to the same again. False, and nothing is changed, if the discard pile became the deck in
    /// between: what it holds by then would have to be kept and its order not.
    pub fn resample_since(&mut self, now: &Self, rng: &mut Rng) -> bool {
        if now.deck_left > self.deck_left {
            return false;
        }
        // In order first, so that what comes out does not depend on what really lies there.
        let unseen = &mut self.deck[..usize::from(now.deck_left)];
        unseen.sort_unstable();
        rng.shuffle(unseen);
        self.pile.resample_since(&now.pile, rng);
        self.fish_rng = Rng::new(rng.next_u64(), stream::FISH);
        self.pile_rng = Rng::new(rng.next_u64(), stream::DECISIONS);
        true
    }

    /// A position laid out by hand, for tests and puzzles: the listed fish lie in their slots, the hand
    /// and the discard pile hold exactly these cards, the rest is the deck.
    pub fn arranged(mut self, hand: &[FishId], discard: &[FishId], slots: &[(SlotId, Slot, &[FishId])]) -> Self {
        let away: Vec<FishId> = (1..=CARDS as u8).filter(|&id| self.place(id) == Place::Removed).collect();
        for id in 1..=CARDS as u8 {
            self.put(id, Place::Deck);
        }
        for forage in sea().forage {
            self.put(forage.id, Place::Removed);
        }
        self.ocean = Ocean([Slot::default(); 18]);
        hand.iter().for_each(|&id| self.put(id, Place::Hand));
        discard.iter().for_each(|&id| self.put(id, Place::Discard));
        for &(at, slot, consumed) in slots {
            self.ocean[at] = Slot { consumed: consumed.len() as u8, ..slot };
            if slot.fish != 0 {
                self.put(slot.fish, Place::Visible(at));
            }
            consumed.iter().for_each(|&id| self.put(id, Place::Consumed(at)));
        }
        for id in away {
            if self.place(id) == Place::Deck {
                self.put(id, Place::Removed);
            }
        }
        self.deck_left = 0;
        for id in 1..=CARDS as u8 {
            if self.place(id) == Place::Deck {
                self.deck[usize::from(self.deck_left)] = id;
                self.deck_left += 1;
            }
        }
        self
    }

    /// The same with these cards on top of the deck, the first one topmost.
    #[must_use]
    pub fn stacked(mut self, top: &[FishId]) -> Self {
        let left = usize::from(self.deck_left);
        let rest: Vec<FishId> = self.deck[..left].iter().copied().filter(|id| !top.contains(id)).collect();
        for (place, id) in self.deck.iter_mut().zip(rest.iter().chain(top.iter().rev())) {
            *place = *id;
        }
        self
    }
}
