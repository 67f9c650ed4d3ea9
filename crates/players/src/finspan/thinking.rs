//! The searching player in the person's seat.

use std::convert::Infallible;

use finspan::digital::follow::Decision;
use finspan::game::Game;
use finspan::game::ability::{Ability, Unit};
use finspan::game::ocean::SlotId;
use finspan::game::turn::{Main, Seat};
use table::{Step, Table};

use super::Greedy;
use super::parts::{Ask, Sea};
use crate::course::{Course, Thinker};
use crate::search::Budget;

/// A tree search. It follows the game beside the rules, so that it knows what is still to come of a turn, and deals
/// anew what it cannot see whenever it thinks.
#[derive(Debug)]
pub struct Thinking {
    /// How it thinks.
    pub thinker: Thinker<Sea>,
    course: Option<Course<Sea>>,
}

impl Thinking {
    /// The searching player of a seed.
    pub fn new(budget: Budget, seed: u64) -> Self {
        Self { thinker: Thinker::new(budget, seed), course: None }
    }

    /// Decides what is asked, unless the course it follows is another one; then the simple player decides.
    fn decide(&mut self, ask: Ask, otherwise: impl FnOnce() -> Decision) -> Decision {
        let Some(course) = self.course.as_mut().filter(|course| course.ask() == Some(&ask)) else {
            return otherwise();
        };
        let reply = self.thinker.decide(course).unwrap_or_else(otherwise);
        course.reply(reply);
        reply
    }
}

impl Table for Thinking {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Thinking {
    type Pause = Infallible;

    fn main(&mut self, game: &Game) -> Result<Main, Infallible> {
        self.course = Some(Course::at(Sea::at(game)));
        let simple = || Greedy.main(game).map_or_else(|never| match never {}, Decision::Main);
        match self.decide(Ask::Main, simple) {
            Decision::Main(main) => Ok(main),
            _ => Greedy.main(game),
        }
    }

    fn unit(&mut self, game: &Game, ability: &Ability) -> Result<Option<Unit>, Infallible> {
        let simple = || Greedy.unit(game, ability).map_or_else(|never| match never {}, Decision::Unit);
        match self.decide(Ask::Unit(*ability), simple) {
            Decision::Unit(unit) => Ok(unit),
            _ => Greedy.unit(game, ability),
        }
    }

    fn game_end(&mut self, game: &Game) -> Result<Option<SlotId>, Infallible> {
        let simple = || Greedy.game_end(game).map_or_else(|never| match never {}, Decision::GameEnd);
        match self.decide(Ask::GameEnd, simple) {
            Decision::GameEnd(slot) => Ok(slot),
            _ => Greedy.game_end(game),
        }
    }
}
