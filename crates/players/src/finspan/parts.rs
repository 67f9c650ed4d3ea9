//! Finspan as the search sees it: the person's turns, Nautoma's turns, the end.

use finspan::digital::follow::Decision;
use finspan::game::Game;
use finspan::game::ability::{Ability, Unit};
use finspan::game::ocean::SlotId;
use finspan::game::turn::{Main, Seat, Sitting};
use finspan::nautoma;
use finspan::score::Score;
use table::{Rng, Step, Table};

use super::Greedy;
use crate::course::Parts;

/// What the person is asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ask {
    /// A dive, or a fish from the hand.
    Main,
    /// A single step of an ability, or its end.
    Unit(Ability),
    /// The next GAME END ability, or the end of them.
    GameEnd,
}

/// Which part of the game comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Yours,
    Hers,
    End,
    Over,
}

/// A game at the beginning of a part.
#[derive(Clone, Copy, Debug)]
pub struct Sea {
    /// The game.
    pub game: Game,
    part: Part,
}

impl Sea {
    /// A game at the beginning of one of the person's turns.
    pub fn at(game: &Game) -> Self {
        let mut game = *game;
        if game.her.week == 0 || game.her.turn == 0 {
            (game.her.week, game.her.turn) = (1, 1);
        }
        Self { game, part: Part::Yours }
    }

    /// A game whose GAME END phase begins.
    pub const fn ending(game: Game) -> Self {
        Self { game, part: Part::End }
    }
}

/// Tells the rules what was decided; the rest is left to the greedy player, or the rules stop.
struct Teller<'a> {
    replies: std::slice::Iter<'a, Decision>,
    plays_on: bool,
    asked: Option<Ask>,
}

impl Teller<'_> {
    fn stop<T>(&mut self, ask: Ask) -> Result<T, ()> {
        self.asked = Some(ask);
        Err(())
    }
}

impl Table for Teller<'_> {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Step) {}

    #[inline]
    fn listens(&self) -> bool {
        false
    }
}

impl Seat for Teller<'_> {
    type Pause = ();

    fn main(&mut self, game: &Game) -> Result<Main, ()> {
        match self.replies.next() {
            Some(Decision::Main(main)) => Ok(*main),
            _ if self.plays_on => Greedy.main(game).map_err(|never| match never {}),
            _ => self.stop(Ask::Main),
        }
    }

    fn unit(&mut self, game: &Game, ability: &Ability) -> Result<Option<Unit>, ()> {
        match self.replies.next() {
            Some(Decision::Unit(unit)) => Ok(*unit),
            _ if self.plays_on => Greedy.unit(game, ability).map_err(|never| match never {}),
            _ => self.stop(Ask::Unit(*ability)),
        }
    }

    fn game_end(&mut self, game: &Game) -> Result<Option<SlotId>, ()> {
        match self.replies.next() {
            Some(Decision::GameEnd(slot)) => Ok(*slot),
            _ if self.plays_on => Greedy.game_end(game).map_err(|never| match never {}),
            _ => self.stop(Ask::GameEnd),
        }
    }
}

impl Parts for Sea {
    type Ask = Ask;
    type Reply = Decision;
    type Player = Greedy;

    fn part(&mut self, replies: &[Decision], rest: Option<&mut Greedy>) -> Option<Ask> {
        let mut seat = Teller { replies: replies.iter(), plays_on: rest.is_some(), asked: None };
        let mut sitting = Sitting { game: &mut self.game, seat: &mut seat };
        let next = match self.part {
            Part::Yours => sitting.your_turn().map(|()| Part::Hers),
            Part::Hers => nautoma::turn(&mut sitting).and_then(|_| {
                let (week, turn) = (sitting.game.her.week, sitting.game.her.turn);
                if (week, turn) == (4, 6) {
                    return Ok(Part::End);
                }
                if turn == 6 {
                    sitting.end_of_week()?;
                }
                let next = if turn == 6 { (week + 1, 1) } else { (week, turn + 1) };
                (sitting.game.her.week, sitting.game.her.turn) = next;
                Ok(Part::Yours)
            }),
            Part::End => sitting.end_of_game().map(|()| Part::Over),
            Part::Over => Ok(Part::Over),
        };
        if let Ok(part) = next {
            self.part = part;
        }
        seat.asked
    }

    fn yours(&self) -> bool {
        matches!(self.part, Part::Yours | Part::End)
    }

    fn over(&self) -> bool {
        self.part == Part::Over
    }

    fn deal(&mut self, now: &Self, rng: &mut Rng) -> bool {
        self.game.resample_since(&now.game, rng)
    }

    fn looks_like(&self, other: &Self) -> bool {
        let seen = |sea: &Self| {
            let game = &sea.game;
            (game.ocean, game.hand, game.discard, game.reached, game.used, game.her)
        };
        seen(self) == seen(other)
    }

    fn weigh(&self, ask: &Ask, _: &mut Greedy, out: &mut Vec<(Decision, i32)>) {
        match ask {
            Ask::Main => Greedy::mains(&self.game, |main, worth| out.push((Decision::Main(main), worth))),
            Ask::Unit(ability) => {
                Greedy::units(&self.game, ability, |unit, worth| out.push((Decision::Unit(unit), worth)));
            }
            Ask::GameEnd => {
                // The greedy player's order; to stop early is never better, but allowed.
                let slots = SlotId::of_bits(self.game.game_end_fish());
                out.extend(slots.map(|slot| (Decision::GameEnd(Some(slot)), -100 * Greedy::last(&self.game, slot))));
                out.push((Decision::GameEnd(None), -1_000));
            }
        }
    }

    fn ending(&self) -> (bool, i32) {
        let (person, she) = (self.game.parts().total(), Score::of(&self.game.her, &self.game.plan).total());
        (person >= she, person as i32 - she as i32)
    }
}
