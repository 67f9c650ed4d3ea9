//! Players of the house, action by action.

use std::collections::VecDeque;
use std::convert::Infallible;

use finspan::game::Game;
use finspan::game::ability::{Ability, Unit};
use finspan::game::fish::FishId;
use finspan::game::ocean::SlotId;
use finspan::game::pay::Play;
use finspan::game::turn::{Main, Seat};
use players::finspan::{Greedy, Random};
use table::{Step, Table};

use super::numbers::*;
use super::{Ask, Nautoma, Paying};
use crate::learnable::Learnable as _;

/// A player of the house whose decision may be several actions: a fish, then its payment.
#[derive(Clone)]
pub struct Queued<S> {
    seat: S,
    next: VecDeque<u32>,
}

impl<S: Seat<Pause = Infallible>> Queued<S> {
    /// Somebody in the seat.
    pub(super) fn new(seat: S) -> Self {
        Self { seat, next: VecDeque::new() }
    }

    /// The next action.
    pub(super) fn next(&mut self, at: &Nautoma) -> u32 {
        if at.paying.is_none() {
            self.next.clear();
        }
        if let Some(paying) = at.paying
            && self.next.is_empty()
        {
            self.recall(at, paying);
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

    /// Somebody else chose the fish, or this player has been asked anew since: pays as it would have paid, where that is
    /// what was begun, and anything that is legal where not.
    fn recall(&mut self, at: &Nautoma, paying: Paying) {
        let planned = match &at.ask {
            Ask::Unit(ability) => match self.seat.unit(&at.now, ability) {
                Ok(Some(Unit::Play(play))) => Some(play),
                _ => None,
            },
            _ => match self.seat.main(&at.now) {
                Ok(Main::Play(play)) => Some(play),
                _ => None,
            },
        };
        if let Some(play) = planned.filter(|play| (play.card, play.slot) == (paying.card, paying.slot)) {
            self.queue(&play);
            self.next.drain(..usize::from(paying.paid.iter().sum::<u8>()).min(self.next.len()));
        }
        let mut words = [0; WORDS];
        at.open(&mut words);
        let legal = |number: u32| words[number as usize / 64] >> (number % 64) & 1 == 1;
        if !self.next.front().is_some_and(|&number| legal(number)) {
            self.next.clear();
            self.next.extend((0..END as u32).find(|&number| legal(number)));
        }
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

impl Queued<Random> {
    /// What the random player would do, drawn from what is listed already.
    pub(super) fn draw(&mut self, at: &Nautoma) -> u32 {
        if at.paying.is_some() {
            return self.next(at);
        }
        if matches!(at.ask, Ask::Unit(_)) && self.seat.leaves_out() {
            return FINISH as u32;
        }
        let number = usize::from(at.listed[self.seat.one_of(at.listed.len())]);
        if (PLAY..TUCK).contains(&number) {
            let play = self.seat.play(&at.now, (((number - PLAY) / SLOTS) as FishId, slot(number - PLAY)));
            self.next.clear();
            self.queue(&play);
        }
        number as u32
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
