//! Whoever sits there in a test, as one type: the rules are compiled once for all of them.

use std::convert::Infallible;

use cryo::facts::{Tie, Way};
use cryo::game::Game;
use cryo::game::moves::{Move, Point};
use cryo::game::turn::{Event, Seat};
use table::{Step, Table};

/// A seat that never pauses and that nothing need be told.
pub trait Sits {
    fn decides(&mut self, game: &Game<'_>, point: &Point) -> Move;
    fn ties(&mut self, tie: Tie, ways: &[Way]) -> usize;
    fn sees(&mut self, game: &Game<'_>, event: Event);
}

impl<S: Seat<Pause = Infallible>> Sits for S {
    fn decides(&mut self, game: &Game<'_>, point: &Point) -> Move {
        let Ok(decided) = self.decide(game, point);
        decided
    }

    fn ties(&mut self, tie: Tie, ways: &[Way]) -> usize {
        let Ok(way) = self.tie(tie, ways);
        way
    }

    fn sees(&mut self, game: &Game<'_>, event: Event) {
        self.saw(game, event);
    }
}

/// One of them.
pub struct Anybody<'a>(pub &'a mut dyn Sits);

impl Table for Anybody<'_> {
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Anybody<'_> {
    type Pause = Infallible;

    fn decide(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, Infallible> {
        Ok(self.0.decides(game, point))
    }

    fn tie(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, Infallible> {
        Ok(self.0.ties(tie, ways))
    }

    fn saw(&mut self, game: &Game<'_>, event: Event) {
        self.0.sees(game, event);
    }
}
