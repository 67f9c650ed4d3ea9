//! A seat that plays a script and fails if a move is left over or missing.
#![allow(dead_code, clippy::unwrap_used, clippy::panic, missing_docs)]

use std::collections::VecDeque;
use std::convert::Infallible;

use crate::anybody::Anybody;

use cryo::facts::{Tie, Way};
use cryo::game::Game;
use cryo::game::moves::{Move, Point};
use cryo::game::turn::{Event, Seat, Sitting};
use cryo::options::Rules;
use cryo::own::house;
use table::{Silent, Step, Table};

/// A game on the house board at the beginning of the human's first turn.
pub fn on(seed: u64) -> Game<'static> {
    let mut game = Game::new(house(), Rules::default(), seed, &mut Silent);
    let mut script = Script::new([Move::Keep(0b111)]);
    let Ok(()) = Sitting { game: &mut game, seat: &mut Anybody(&mut script) }.keep_cards();
    game
}

pub struct Script {
    moves: VecDeque<Move>,
    pub seen: Vec<Event>,
}

impl Script {
    pub fn new(moves: impl IntoIterator<Item = Move>) -> Self {
        Self { moves: moves.into_iter().collect(), seen: Vec::new() }
    }

    /// The human's turn by this script; whatever is not in it is declined.
    pub fn turn(mut self, mut game: Game<'static>) -> Game<'static> {
        let Ok(()) = Sitting { game: &mut game, seat: &mut Anybody(&mut self) }.your_turn();
        assert!(self.moves.is_empty(), "left over: {:?}", self.moves);
        game
    }
}

impl Table for Script {
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Script {
    type Pause = Infallible;

    fn decide(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, Infallible> {
        let mut moves = Vec::new();
        game.moves(point, &mut moves);
        let wanted = self.moves.front().copied().filter(|wanted| game.check(point, wanted).is_ok());
        if let Some(wanted) = wanted {
            assert!(moves.contains(&wanted), "{wanted:?} is possible but not listed at {point:?}");
            self.moves.pop_front();
            return Ok(wanted);
        }
        let decline = moves.iter().find(|m| matches!(m, Move::Skip | Move::End));
        Ok(*decline.unwrap_or_else(|| panic!("{:?} at {point:?}: {moves:?}", self.moves)))
    }

    fn tie(&mut self, _: Tie, _: &[Way]) -> Result<usize, Infallible> {
        Ok(0)
    }

    fn saw(&mut self, _: &Game<'_>, event: Event) {
        self.seen.push(event);
    }
}
