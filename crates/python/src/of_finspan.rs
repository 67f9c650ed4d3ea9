//! Finspan against Nautoma. The rules stop at every decision; what was decided since the last stretch began is kept and
//! told to them again. A fish is played first and paid for piece by piece.

use std::collections::VecDeque;
use std::convert::Infallible;

use finspan::digital::notation;
use finspan::game::ability::{Ability, Source, Unit};
use finspan::game::bad::Bad;
use finspan::game::fish::{CARDS, FISH_COUNT, FishId, fish};
use finspan::game::ocean::SlotId;
use finspan::game::pay::{Payment, Play};
use finspan::game::turn::{Main, Seat, Sitting};
use finspan::game::{Game, Place};
use finspan::names::{Site, Token};
use finspan::nautoma;
use finspan::score::Score;
use players::Kind;
use players::finspan::{Greedy, Random};
use table::rng::mix;
use table::{Refusal, Setup, Step, Table};

use crate::learnable::{Ending, Learnable, no_such};

/// The slots of the mat.
const SLOTS: usize = 18;
/// The cards by number, 0 for none.
const IDS: usize = CARDS + 1;

// The first number of every kind of action; `docs/python.md` shows them as a table.
const FINISH: usize = 0;
const DIVE: usize = 1;
const DRAW: usize = 4;
const RECOVER_DRAW: usize = 5;
const EGGS: usize = 6;
const USE: usize = 8;
const EGG: usize = USE + SLOTS;
const HATCH: usize = EGG + SLOTS;
const YOUNG: usize = HATCH + SLOTS;
const PAY_EGG: usize = YOUNG + SLOTS;
const PAY_YOUNG: usize = PAY_EGG + SLOTS;
const PAY_SCHOOL: usize = PAY_YOUNG + SLOTS;
const PAY_CARD: usize = PAY_SCHOOL + SLOTS;
const RECOVER: usize = PAY_CARD + IDS;
const MOVE: usize = RECOVER + IDS;
const PLAY: usize = MOVE + 2 * SLOTS * SLOTS;
const TUCK: usize = PLAY + IDS * SLOTS;
const END: usize = TUCK + IDS * SLOTS;
/// Words of 64 bits for all of them.
const WORDS: usize = END.div_ceil(64);

/// Bytes: six a slot, where every card is, then week, turn and the rest.
const OBSERVED: usize = 6 * SLOTS + FISH_COUNT + 1 + 51;

/// What is asked now.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Ask {
    Main,
    Unit(Ability),
    GameEnd,
    Over,
}

/// What was decided.
#[derive(Clone, Copy)]
enum Reply {
    Main(Main),
    Unit(Option<Unit>),
    GameEnd(Option<SlotId>),
}

/// A stretch of the game that the rules play in one go.
#[derive(Clone, Copy)]
enum Stretch {
    Yours,
    Hers,
    Week,
    End,
}

/// A fish that is chosen but not yet paid for.
#[derive(Clone, Copy)]
struct Paying {
    card: FishId,
    slot: SlotId,
    cards: [FishId; 3],
    eggs: u32,
    young: [Option<SlotId>; 3],
    schools: u32,
    /// What was paid of each kind: cards, eggs, young, schools.
    paid: [u8; 4],
}

/// A game.
#[derive(Clone)]
pub struct Nautoma {
    began: Game,
    stretch: Stretch,
    replies: Vec<Reply>,
    now: Game,
    ask: Ask,
    paying: Option<Paying>,
}

/// Tells the rules what was decided, and stops them at the next decision.
struct Teller<'a> {
    replies: std::slice::Iter<'a, Reply>,
    asked: Option<(Game, Ask)>,
}

impl Teller<'_> {
    fn pause<T>(&mut self, game: &Game, ask: Ask) -> Result<T, ()> {
        self.asked = Some((*game, ask));
        Err(())
    }
}

impl Table for Teller<'_> {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Teller<'_> {
    type Pause = ();

    fn main(&mut self, game: &Game) -> Result<Main, ()> {
        match self.replies.next() {
            Some(Reply::Main(main)) => Ok(*main),
            _ => self.pause(game, Ask::Main),
        }
    }

    fn unit(&mut self, game: &Game, ability: &Ability) -> Result<Option<Unit>, ()> {
        match self.replies.next() {
            Some(Reply::Unit(unit)) => Ok(*unit),
            _ => self.pause(game, Ask::Unit(*ability)),
        }
    }

    fn game_end(&mut self, game: &Game) -> Result<Option<SlotId>, ()> {
        match self.replies.next() {
            Some(Reply::GameEnd(slot)) => Ok(*slot),
            _ => self.pause(game, Ask::GameEnd),
        }
    }
}

impl Paying {
    fn new(card: FishId, slot: SlotId) -> Self {
        Self { card, slot, cards: [0; 3], eggs: 0, young: [None; 3], schools: 0, paid: [0; 4] }
    }

    /// What is still to be paid of each kind.
    fn due(&self) -> [u8; 4] {
        let cost = &fish(self.card).cost;
        let [cards, eggs, young, schools] = self.paid;
        [cost.cards - cards, cost.eggs - eggs, cost.young - young, cost.schools - schools]
    }

    /// The young of a slot that are still there.
    fn young_left(&self, game: &Game, slot: SlotId) -> u8 {
        game.ocean[slot].young - self.young.iter().filter(|s| **s == Some(slot)).count() as u8
    }

    fn play(&self) -> Play {
        let young: Vec<SlotId> = self.young.iter().copied().flatten().collect();
        let pay = Payment::default()
            .with_cards(&self.cards[..usize::from(self.paid[0])])
            .with_eggs(self.eggs)
            .with_young(&young)
            .with_schools(self.schools);
        Play { card: self.card, slot: self.slot, pay }
    }
}

fn slot(number: usize) -> SlotId {
    SlotId::all().nth(number % SLOTS).expect("a remainder names a slot")
}

fn set(words: &mut [u64], number: usize) {
    words[number / 64] |= 1 << (number % 64);
}

fn set_all(words: &mut [u64], first: usize, slots: u32) {
    SlotId::of_bits(slots).for_each(|slot| set(words, first + slot.index()));
}

fn site(number: usize) -> Site {
    Site::ALL[number % Site::ALL.len()]
}

/// The number of a single step other than playing a fish.
fn number_of(unit: &Unit) -> usize {
    match *unit {
        Unit::Draw => DRAW,
        Unit::Recover(None) => RECOVER_DRAW,
        Unit::Recover(Some(card)) => RECOVER + usize::from(card),
        Unit::LayEgg(slot) => EGG + slot.index(),
        Unit::LayEggs(_) => EGGS,
        Unit::Hatch(slot) => HATCH + slot.index(),
        Unit::GainYoung(slot) => YOUNG + slot.index(),
        Unit::Move(from, token, to) => MOVE + (from.index() * 2 + token as usize) * SLOTS + to.index(),
        Unit::Tuck(card, slot) => TUCK + usize::from(card) * SLOTS + slot.index(),
        Unit::Play(play) => PLAY + usize::from(play.card) * SLOTS + play.slot.index(),
    }
}

impl Nautoma {
    /// Lets the rules go on to the next decision.
    fn go_on(&mut self) {
        loop {
            let mut game = self.began;
            let mut seat = Teller { replies: self.replies.iter(), asked: None };
            let mut sitting = Sitting { game: &mut game, seat: &mut seat };
            let ended = match self.stretch {
                Stretch::Yours => sitting.your_turn(),
                Stretch::Hers => nautoma::turn(&mut sitting).map(|_| ()),
                Stretch::Week => sitting.end_of_week(),
                Stretch::End => sitting.end_of_game(),
            };
            if let (Err(()), Some((now, ask))) = (ended, seat.asked) {
                (self.now, self.ask) = (now, ask);
                return;
            }
            self.began = game;
            self.replies.clear();
            let (week, turn) = (game.her.week, game.her.turn);
            self.stretch = match self.stretch {
                Stretch::Yours => Stretch::Hers,
                Stretch::Hers if turn < 6 => self.next_turn(week, turn + 1),
                Stretch::Hers if week < 4 => Stretch::Week,
                Stretch::Hers => Stretch::End,
                Stretch::Week => self.next_turn(week + 1, 1),
                Stretch::End => {
                    (self.now, self.ask) = (game, Ask::Over);
                    return;
                }
            };
        }
    }

    fn next_turn(&mut self, week: u8, turn: u8) -> Stretch {
        (self.began.her.week, self.began.her.turn) = (week, turn);
        Stretch::Yours
    }

    fn reply(&mut self, reply: Reply) {
        self.replies.push(reply);
        self.go_on();
    }

    /// The step a number names, as far as it names one.
    fn unit_of(&self, ability: &Ability, number: usize) -> Option<Unit> {
        let card = |first: usize| (number - first) as FishId;
        Some(match number {
            DRAW => Unit::Draw,
            RECOVER_DRAW => Unit::Recover(None),
            EGGS => {
                let mut units = Vec::new();
                self.now.simple_units(ability, &mut units);
                return units.into_iter().find(|unit| matches!(unit, Unit::LayEggs(_)));
            }
            EGG..HATCH => Unit::LayEgg(slot(number - EGG)),
            HATCH..YOUNG => Unit::Hatch(slot(number - HATCH)),
            YOUNG..PAY_EGG => Unit::GainYoung(slot(number - YOUNG)),
            RECOVER..MOVE => Unit::Recover(Some(card(RECOVER))),
            MOVE..PLAY => {
                let at = number - MOVE;
                let token = if at / SLOTS % 2 == Token::Young as usize { Token::Young } else { Token::School };
                Unit::Move(slot(at / SLOTS / 2), token, slot(at))
            }
            TUCK..END => Unit::Tuck(((number - TUCK) / SLOTS) as FishId, slot(number - TUCK)),
            _ => return None,
        })
    }

    fn pay(&mut self, mut paying: Paying, number: usize) {
        match number {
            PAY_EGG..PAY_YOUNG => {
                paying.eggs |= slot(number - PAY_EGG).bit();
                paying.paid[1] += 1;
            }
            PAY_YOUNG..PAY_SCHOOL => {
                paying.young[usize::from(paying.paid[2])] = Some(slot(number - PAY_YOUNG));
                paying.paid[2] += 1;
            }
            PAY_SCHOOL..PAY_CARD => {
                paying.schools |= slot(number - PAY_SCHOOL).bit();
                paying.paid[3] += 1;
            }
            _ => {
                paying.cards[usize::from(paying.paid[0])] = (number - PAY_CARD) as FishId;
                paying.paid[0] += 1;
            }
        }
        self.settle(paying);
    }

    /// Plays the fish if it is paid for, and asks on if not.
    fn settle(&mut self, paying: Paying) {
        if paying.due() != [0; 4] {
            self.paying = Some(paying);
            return;
        }
        self.paying = None;
        match self.ask {
            Ask::Main => self.reply(Reply::Main(Main::Play(paying.play()))),
            _ => self.reply(Reply::Unit(Some(Unit::Play(paying.play())))),
        }
    }

    /// What a payment allows next: one kind after the other.
    fn open_payment(&self, paying: &Paying, words: &mut [u64]) {
        let game = &self.now;
        match paying.due() {
            [cards, ..] if cards > 0 => {
                let paid = &paying.cards[..usize::from(paying.paid[0])];
                let free = game.hand.iter().filter(|c| *c != paying.card && !paid.contains(c));
                free.for_each(|card| set(words, PAY_CARD + usize::from(card)));
            }
            [_, eggs, ..] if eggs > 0 => set_all(words, PAY_EGG, game.ocean.eggs() & !paying.eggs),
            [_, _, young, _] if young > 0 => {
                let there = SlotId::all().filter(|&s| paying.young_left(game, s) > 0);
                there.for_each(|s| set(words, PAY_YOUNG + s.index()));
            }
            _ => set_all(words, PAY_SCHOOL, game.ocean.schools() & !paying.schools),
        }
    }

    /// The same action in the game's notation, as far as it is one.
    fn written(&self, number: usize) -> Option<String> {
        if let Some(paying) = &self.paying {
            return Some(match number {
                PAY_EGG..PAY_YOUNG => format!("pay egg-{}", slot(number - PAY_EGG).name()),
                PAY_YOUNG..PAY_SCHOOL => format!("pay young-{}", slot(number - PAY_YOUNG).name()),
                PAY_SCHOOL..PAY_CARD => format!("pay school-{}", slot(number - PAY_SCHOOL).name()),
                PAY_CARD..RECOVER if paying.due()[0] > 0 => format!("pay {}", number - PAY_CARD),
                _ => return None,
            });
        }
        Some(match (number, &self.ask) {
            (FINISH, _) => "finish".to_owned(),
            (DIVE..DRAW, Ask::Main) => notation::main(&Main::Dive(site(number - DIVE))),
            (USE..EGG, Ask::GameEnd) => format!("use {}", slot(number - USE).name()),
            (PLAY..TUCK, _) => format!("play {} {}", (number - PLAY) / SLOTS, slot(number - PLAY).name()),
            (_, Ask::Unit(ability)) => notation::unit(&self.unit_of(ability, number)?),
            _ => return None,
        })
    }
}

impl Learnable for Nautoma {
    const NAME: &'static str = "finspan-nautoma";
    const WORDS: usize = WORDS;
    const OBSERVED: usize = OBSERVED;
    const SEATS: &'static [&'static str] = &["player"];
    type Rules = Setup;
    type Chance = Queued<Random>;
    type Mind = Queued<Who>;

    fn game() -> &'static dyn table::Game {
        &finspan::GAME
    }

    fn rules(setup: &Setup) -> Setup {
        setup.clone()
    }

    fn start(rules: &Setup, seed: u64) -> Self {
        let mut began = Game::of(&Setup { seed, ..rules.clone() });
        (began.her.week, began.her.turn) = (1, 1);
        let mut game =
            Self { began, stretch: Stretch::Yours, replies: Vec::new(), now: began, ask: Ask::Main, paying: None };
        game.go_on();
        game
    }

    fn seat(&self) -> Option<u8> {
        (self.ask != Ask::Over).then_some(0)
    }

    fn open(&self, words: &mut [u64]) -> u32 {
        words.fill(0);
        let game = &self.now;
        let plays = |words: &mut [u64], scope| {
            for card in game.hand.iter() {
                let slots = game.slots_for(card, scope);
                set_all(words, PLAY + usize::from(card) * SLOTS, slots);
            }
        };
        match (&self.paying, &self.ask) {
            (Some(paying), _) => self.open_payment(paying, words),
            (None, Ask::Main) => {
                (0..3).for_each(|dive| set(words, DIVE + dive));
                plays(words, None);
            }
            (None, Ask::Unit(ability)) => {
                set(words, FINISH);
                let mut units = Vec::with_capacity(64);
                game.simple_units(ability, &mut units);
                units.iter().for_each(|unit| set(words, number_of(unit)));
                if let Some(scope) = ability.play_scope() {
                    plays(words, Some(scope));
                }
            }
            (None, Ask::GameEnd) => {
                set(words, FINISH);
                set_all(words, USE, game.game_end_fish());
            }
            (None, Ask::Over) => {}
        }
        words.iter().map(|word| word.count_ones()).sum()
    }

    fn observe(&self, _: u8, out: &mut [u8]) {
        let game = &self.now;
        let small = |n: u32| n.min(255) as u8;
        let (slots, rest) = out.split_at_mut(6 * SLOTS);
        for (place, (id, slot)) in slots.chunks_exact_mut(6).zip(game.ocean.slots()) {
            let used = game.used.contains(slot.fish) && slot.fish != 0;
            let _ = id;
            let [egg, school, used] = [slot.egg, slot.school, used].map(u8::from);
            place.copy_from_slice(&[slot.fish, slot.consumed, egg, slot.young, school, used]);
        }
        let (cards, rest) = rest.split_at_mut(FISH_COUNT + 1);
        for (id, place) in (0..).zip(cards.iter_mut()) {
            // What lies in the deck and what left the game look alike: nobody has seen either.
            *place = match game.place(id) {
                Place::Deck | Place::Removed => 0,
                Place::Hand => 1,
                Place::Discard => 2,
                Place::Visible(_) => 3,
                Place::Consumed(_) => 4,
                Place::Nautoma => 5,
            };
        }
        rest.fill(0);
        let her = &game.her;
        let head = [her.week, her.turn, small(her.fish), small(her.schools), small(her.young), small(her.eggs)];
        rest[..6].copy_from_slice(&head);
        for (place, site) in rest[6..9].iter_mut().zip(Site::ALL) {
            *place = game.reached[site].into();
        }
        rest[9] = game.deck_left();
        rest[10] = small(game.hand.len());
        rest[11] = game.plan.level.level;
        rest[12] = game.plan.side_b.into();
        for (place, tile) in rest[13..16].iter_mut().zip(&game.plan.tiles) {
            *place = tile.line;
        }
        [rest[16], rest[17]] = game.plan.ravel.map_or([0, 0], |r| [r.card.number, small(r.strength)]);
        for (place, yours) in rest[18..21].iter_mut().zip(&game.yours) {
            *place = small(yours.achievement.unwrap_or(0));
        }
        for (place, note) in rest[21..24].iter_mut().zip(&her.notes) {
            *place = small(note.achievement);
        }
        for &card in game.pile.drawn() {
            rest[23 + usize::from(card).min(7)] = 1;
        }
        rest[31] = match self.ask {
            Ask::Main => 1,
            Ask::Unit(_) => 2,
            Ask::GameEnd => 3,
            Ask::Over => 0,
        };
        if let Ask::Unit(ability) = &self.ask {
            for (place, (effect, left)) in rest[32..40].chunks_exact_mut(2).zip(ability.left()) {
                place.copy_from_slice(&[effect.op() as u8 + 1, left]);
            }
            rest[40] = match ability.source {
                Source::Card(_, slot) => slot.index() as u8 + 1,
                Source::Bonus(site, _) => 19 + site as u8,
                Source::Hers(_) => 22,
            };
        }
        if let Some(paying) = &self.paying {
            rest[41] = paying.card;
            rest[42] = paying.slot.index() as u8 + 1;
            rest[43..47].copy_from_slice(&paying.due());
            rest[47..51].copy_from_slice(&paying.paid);
        }
    }

    fn play(&mut self, number: u32) {
        let number = number as usize;
        if let Some(paying) = self.paying {
            return self.pay(paying, number);
        }
        match (number, self.ask) {
            (DIVE..DRAW, Ask::Main) => self.reply(Reply::Main(Main::Dive(site(number - DIVE)))),
            (PLAY..TUCK, _) => {
                self.settle(Paying::new(((number - PLAY) / SLOTS) as FishId, slot(number - PLAY)));
            }
            (FINISH, Ask::GameEnd) => self.reply(Reply::GameEnd(None)),
            (USE..EGG, Ask::GameEnd) => self.reply(Reply::GameEnd(Some(slot(number - USE)))),
            (FINISH, _) => self.reply(Reply::Unit(None)),
            (_, Ask::Unit(ability)) => {
                if let Some(unit) = self.unit_of(&ability, number) {
                    self.reply(Reply::Unit(Some(unit)));
                }
            }
            _ => {}
        }
    }

    fn why_not(&self, number: u32) -> Refusal {
        let at = number as usize;
        let bad = match (at, &self.ask, &self.paying) {
            (END.., ..) => return no_such(number, WORDS),
            (_, _, Some(_)) => Some(Bad::PaymentCardCount),
            (PLAY..TUCK, Ask::Main, _) => {
                let (card, slot) = (((at - PLAY) / SLOTS) as FishId, slot(at - PLAY));
                self.now.check_slot(card, slot).err().or(Some(Bad::PaymentMissing(finspan::names::Missing::Card)))
            }
            (_, Ask::Unit(ability), _) => {
                self.unit_of(ability, at).and_then(|unit| self.now.check_unit(ability, unit).err())
            }
            _ => None,
        };
        bad.unwrap_or(Bad::WrongPhase).refusal()
    }

    fn ending(&self) -> Option<Ending> {
        (self.ask == Ask::Over).then(|| ending(&self.now))
    }

    fn checksum(&self, index: u64) -> u64 {
        checksum(&self.now, index)
    }

    fn notation(&self, number: u32) -> Option<String> {
        self.written(number as usize)
    }

    fn number(&self, text: &str) -> Result<u32, Refusal> {
        let mut words = [0; WORDS];
        self.open(&mut words);
        let legal = (0..END).filter(|n| words[n / 64] >> (n % 64) & 1 == 1);
        let mut same = legal.filter(|&n| self.written(n).is_some_and(|w| w == text.trim()));
        same.next().map(|n| n as u32).ok_or_else(|| Bad::WrongPhase.refusal())
    }

    fn chance(seed: u64) -> Queued<Random> {
        Queued { seat: Random::new(seed), next: VecDeque::new() }
    }

    fn sample(&self, _: &[u64], _: u32, chance: &mut Queued<Random>) -> u32 {
        chance.next(self)
    }

    fn mind(kind: Kind, seed: u64) -> Option<Queued<Who>> {
        let seat = match kind {
            Kind::Random => Who::Random(Random::new(seed)),
            Kind::Greedy => Who::Greedy(Greedy),
            Kind::Search(_) => return None,
        };
        Some(Queued { seat, next: VecDeque::new() })
    }

    fn advise(&self, mind: &mut Queued<Who>) -> Option<u32> {
        self.seat().map(|_| mind.next(self))
    }
}

/// How a game that is over ended.
fn ending(game: &Game) -> Ending {
    let (yours, hers) = (game.parts().total() as i32, Score::of(&game.her, &game.plan).total() as i32);
    Ending { points: [yours, hers], won: yours >= hers }
}

/// The check-sum of a game that is over.
pub fn checksum(game: &Game, index: u64) -> u64 {
    let [yours, hers] = ending(game).points.map(|points| points as u32 as u64);
    mix(mix(index) ^ (yours << 32 | hers))
}

/// A player of the house whose decision may be several actions: a fish, then its payment.
#[derive(Clone)]
pub struct Queued<S> {
    seat: S,
    next: VecDeque<u32>,
}

impl<S: Seat<Pause = Infallible>> Queued<S> {
    fn next(&mut self, at: &Nautoma) -> u32 {
        if at.paying.is_none() {
            self.next.clear();
        }
        if let Some(number) = self.next.pop_front() {
            return number;
        }
        let game = &at.now;
        let number = match &at.ask {
            Ask::Main => {
                let Ok(main) = self.seat.main(game);
                match main {
                    Main::Dive(site) => DIVE + site as usize,
                    Main::Play(play) => self.queue(&play),
                }
            }
            Ask::Unit(ability) => {
                let Ok(unit) = self.seat.unit(game, ability);
                match unit {
                    None => FINISH,
                    Some(Unit::Play(play)) => self.queue(&play),
                    Some(unit) => number_of(&unit),
                }
            }
            Ask::GameEnd => {
                let Ok(slot) = self.seat.game_end(game);
                slot.map_or(FINISH, |slot| USE + slot.index())
            }
            Ask::Over => FINISH,
        };
        number as u32
    }

    /// Keeps the payment for later; gives the number of the fish.
    fn queue(&mut self, play: &Play) -> usize {
        let pay = &play.pay;
        let cards = pay.cards().iter().map(|&card| PAY_CARD + usize::from(card));
        let eggs = SlotId::of_bits(pay.eggs).map(|s| PAY_EGG + s.index());
        let young = pay.young().map(|s| PAY_YOUNG + s.index());
        let schools = SlotId::of_bits(pay.schools).map(|s| PAY_SCHOOL + s.index());
        self.next.extend(cards.chain(eggs).chain(young).chain(schools).map(|number| number as u32));
        PLAY + usize::from(play.card) * SLOTS + play.slot.index()
    }
}

/// A player by kind.
pub enum Who {
    /// Anything that is allowed.
    Random(Random),
    /// Whatever looks best.
    Greedy(Greedy),
}

impl Table for Who {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Who {
    type Pause = Infallible;

    fn main(&mut self, game: &Game) -> Result<Main, Infallible> {
        match self {
            Self::Random(seat) => seat.main(game),
            Self::Greedy(seat) => seat.main(game),
        }
    }

    fn unit(&mut self, game: &Game, ability: &Ability) -> Result<Option<Unit>, Infallible> {
        match self {
            Self::Random(seat) => seat.unit(game, ability),
            Self::Greedy(seat) => seat.unit(game, ability),
        }
    }

    fn game_end(&mut self, game: &Game) -> Result<Option<SlotId>, Infallible> {
        match self {
            Self::Random(seat) => seat.game_end(game),
            Self::Greedy(seat) => seat.game_end(game),
        }
    }
}
