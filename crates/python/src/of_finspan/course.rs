//! The course of a game, decision by decision: what was decided since the last stretch began is told to the rules again,
//! and they stop at the next decision. A fish is played first and paid for piece by piece.

use finspan::game::Game;
use finspan::game::ability::{Ability, Unit};
use finspan::game::fish::{FishId, fish};
use finspan::game::ocean::SlotId;
use finspan::game::pay::{Payment, Play};
use finspan::game::turn::{Main, Seat, Sitting};
use finspan::names::Token;
use finspan::nautoma;
use table::{Step, Table};

use super::numbers::*;

/// What is asked now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Ask {
    Main,
    Unit(Ability),
    GameEnd,
    Over,
}

/// What was decided.
#[derive(Clone, Copy)]
pub(super) enum Reply {
    Main(Main),
    Unit(Option<Unit>),
    GameEnd(Option<SlotId>),
}

/// A stretch of the game that the rules play in one go.
#[derive(Clone, Copy)]
pub(super) enum Stretch {
    Yours,
    Hers,
    Week,
    End,
}

/// A fish that is chosen but not yet paid for.
#[derive(Clone, Copy)]
pub(super) struct Paying {
    pub(super) card: FishId,
    pub(super) slot: SlotId,
    pub(super) cards: [FishId; 3],
    pub(super) eggs: u32,
    pub(super) young: [Option<SlotId>; 3],
    pub(super) schools: u32,
    /// What was paid of each kind: cards, eggs, young, schools.
    pub(super) paid: [u8; 4],
}

/// A game.
#[derive(Clone)]
pub struct Nautoma {
    pub(super) began: Game,
    pub(super) stretch: Stretch,
    pub(super) replies: Vec<Reply>,
    pub(super) now: Game,
    pub(super) ask: Ask,
    pub(super) paying: Option<Paying>,
}

/// Tells the rules what was decided, and stops them at the next decision.
struct Teller<'a> {
    pub(super) replies: std::slice::Iter<'a, Reply>,
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
    pub(super) fn new(card: FishId, slot: SlotId) -> Self {
        Self { card, slot, cards: [0; 3], eggs: 0, young: [None; 3], schools: 0, paid: [0; 4] }
    }

    /// What is still to be paid of each kind.
    pub(super) fn due(&self) -> [u8; 4] {
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

impl Nautoma {
    /// Lets the rules go on to the next decision.
    pub(super) fn go_on(&mut self) {
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

    pub(super) fn reply(&mut self, reply: Reply) {
        self.replies.push(reply);
        self.go_on();
    }

    /// The step a number names, as far as it names one.
    pub(super) fn unit_of(&self, ability: &Ability, number: usize) -> Option<Unit> {
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

    pub(super) fn pay(&mut self, mut paying: Paying, number: usize) {
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
    pub(super) fn settle(&mut self, paying: Paying) {
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
    pub(super) fn open_payment(&self, paying: &Paying, words: &mut [u64]) {
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
}
