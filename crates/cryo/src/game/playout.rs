//! Whole games at random: any move that is possible. No memory is allocated while one is played.

use std::convert::Infallible;

use table::rng::mix;
use table::{Rng, Silent, Step, Table};

use super::Game;
use super::moves::{Move, Point};
use super::turn::{self, Seat};
use crate::facts::{Tie, Way};
use crate::options::Rules;
use crate::own::Board;

/// The player's random numbers, separate from the game's.
const STREAM: u64 = 6;

/// More moves than this are never possible at once on a board of usual size; more would only take longer.
const MOVES: usize = 1 << 10;

/// Anything that is possible, at random.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
    moves: Vec<Move>,
}

impl Random {
    /// The random player of a seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::new(seed, STREAM), moves: Vec::with_capacity(MOVES) }
    }

    /// The index of one of so many things, of which there is at least one.
    #[inline]
    pub fn one_of(&mut self, many: u32) -> usize {
        self.rng.below(many) as usize
    }

    /// The same player for another seed, without new memory.
    pub fn start(&mut self, seed: u64) {
        self.rng = Rng::new(seed, STREAM);
    }
}

impl Table for Random {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Random {
    type Pause = Infallible;

    fn decide(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, Infallible> {
        self.moves.clear();
        game.moves(point, &mut self.moves);
        let at = self.one_of(self.moves.len() as u32);
        Ok(self.moves[at])
    }

    fn tie(&mut self, _: Tie, ways: &[Way]) -> Result<usize, Infallible> {
        Ok(self.one_of(ways.len() as u32))
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The human's points.
    pub human: i64,
    /// The Rival's points.
    pub rival: i64,
    /// Turns the human took.
    pub rounds: u16,
}

impl Outcome {
    /// Adds this game to a check-sum, so that doing less work cannot pass for speed.
    pub const fn checksum(&self, sum: u64) -> u64 {
        mix(sum ^ (self.human as u64) << 32 ^ (self.rival as u64) << 16 ^ self.rounds as u64)
    }
}

/// A whole game of this seed by a player that never pauses.
pub fn play_out<S: Seat<Pause = Infallible>>(board: &Board, rules: Rules, seed: u64, seat: &mut S) -> Outcome {
    let mut game = Game::new(board, rules, seed, &mut Silent);
    let Ok(()) = turn::play(&mut game, seat);
    outcome(&game)
}

/// How a finished game ended.
pub fn outcome(game: &Game<'_>) -> Outcome {
    let (human, rival) = game.ship.scores(&game.rival);
    Outcome { human: human.total, rival: rival.total, rounds: game.round }
}
