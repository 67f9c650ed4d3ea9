//! The players of Cryo.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::convert::Infallible;

use cryo::facts::{Tie, Way};
use cryo::game::Game;
use cryo::game::moves::{Move, Point};
use cryo::game::playout::play_out;
use cryo::game::turn::{self, Seat};
use cryo::options::Rules;
use cryo::own::house;
use players::cryo::{Greedy, Random};
use table::{Rng, Silent, Step, Table};

/// Checks every decision before it is carried out, and that it depends on nothing hidden.
struct Honest<S> {
    seat: S,
    looked: u64,
}

impl<S: Table> Table for Honest<S> {
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        self.seat.tell(step);
    }
}

impl<S: Seat<Pause = Infallible>> Seat for Honest<S> {
    type Pause = Infallible;

    fn decide(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, Infallible> {
        let decided = self.seat.decide(game, point)?;
        assert_eq!(game.check(point, &decided), Ok(()));
        let mut other = *game;
        other.resample(&mut Rng::new(self.looked, 77));
        assert_eq!(self.seat.decide(&other, point)?, decided, "looks at something hidden at {point:?}");
        self.looked += 1;
        Ok(decided)
    }

    fn tie(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, Infallible> {
        self.seat.tie(tie, ways)
    }
}

/// Mean points of the player and of the Rival, and the share won.
fn mean<S: Seat<Pause = Infallible>>(games: u64, mut seat: impl FnMut(u64) -> S) -> (f64, f64, f64) {
    let (mut human, mut rival, mut won) = (0, 0, 0);
    for seed in 0..games {
        let end = play_out(house(), Rules::default(), seed, &mut seat(seed));
        (human, rival, won) = (human + end.human, rival + end.rival, won + u64::from(end.human > end.rival));
    }
    (human as f64 / games as f64, rival as f64 / games as f64, won as f64 / games as f64)
}

#[test]
fn greedy_plays_much_better_than_random() {
    let random = mean(150, Random::new);
    let greedy = mean(150, |_| Greedy::default());
    println!("random {random:.2?}, greedy {greedy:.2?}");
    assert!(greedy.0 > random.0 + 12.0 && greedy.2 > random.2, "random {random:?}, greedy {greedy:?}");
}

#[test]
fn greedy_plays_legally_and_looks_at_nothing_hidden() {
    for seed in 0..20 {
        let mut game = Game::new(house(), Rules::default(), seed, &mut Silent);
        let mut seat = Honest { seat: Greedy::default(), looked: 0 };
        let Ok(()) = turn::play(&mut game, &mut seat);
        assert!(game.over && seat.looked > 60);
    }
}
