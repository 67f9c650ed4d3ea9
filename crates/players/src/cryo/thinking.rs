//! The searching player in the person's seat.

use std::convert::Infallible;

use cryo::facts::{Tie, Way};
use cryo::game::Game;
use cryo::game::moves::{Move, Point};
use cryo::game::turn::Seat;
use table::{Step, Table};

use super::Greedy;
use super::parts::{On, Voyage};
use crate::course::{Course, Thinker};
use crate::search::Budget;

/// A tree search. It follows a turn beside the rules, so that it knows what was decided in it, and deals anew what it
/// cannot see whenever it thinks.
#[derive(Debug)]
pub struct Thinking {
    /// How it thinks.
    pub thinker: Thinker<Voyage>,
    on: On,
    course: Option<Course<Voyage>>,
    greedy: Greedy,
}

impl Thinking {
    /// The searching player of a seed, for games on this board.
    pub fn new(budget: Budget, seed: u64, on: On) -> Self {
        Self { thinker: Thinker::new(budget, seed), on, course: None, greedy: Greedy::default() }
    }
}

impl Table for Thinking {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Thinking {
    type Pause = Infallible;

    fn decide(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, Infallible> {
        let following = self.course.as_ref().is_some_and(|course| course.ask() == Some(point) && course.begun());
        if !following && matches!(point, Point::Main | Point::Keep) {
            self.course = Some(Course::at(Voyage::at(&beginning(game, point), self.on.clone())));
        }
        let Some(course) = self.course.as_mut().filter(|course| course.ask() == Some(point)) else {
            return self.greedy.decide(game, point);
        };
        let decided = match self.thinker.decide(course) {
            Some(decided) => decided,
            None => self.greedy.decide(game, point)?,
        };
        course.reply(decided);
        Ok(decided)
    }

    /// Any way will do.
    fn tie(&mut self, _: Tie, _: &[Way]) -> Result<usize, Infallible> {
        Ok(0)
    }
}

/// The game as it was when this turn began: only its number was counted up since.
fn beginning<'b>(game: &Game<'b>, point: &Point) -> Game<'b> {
    let begun = u16::from(*point == Point::Main);
    Game { round: game.round - begun, ..*game }
}
