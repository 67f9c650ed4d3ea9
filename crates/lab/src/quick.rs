//! Random games of Patchwork in bulk: how fast, how they end, and a check-sum over all of them.

use std::time::Instant;

use patchwork::names::{Seat, Side};
use patchwork::options::Rules;
use rayon::prelude::*;
use serde::Serialize;
use table::rng::{game_seed, mix};

/// Who sits where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seats {
    /// Two random players under the normal rules.
    RandomRandom,
    /// A random player against the Automa.
    RandomAutoma,
}

/// A run.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// How many games.
    pub games: u64,
    /// Who plays.
    pub seats: Seats,
    /// The options; two players use the time board only.
    pub rules: Rules,
    /// The base seed.
    pub seed: u64,
    /// How many threads; none for as many as there are cores.
    pub threads: Option<usize>,
}

/// One seat's scores.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Score {
    /// Which seat: `first` moves first.
    pub seat: &'static str,
    /// Who sits there.
    pub player: &'static str,
    /// The mean score.
    pub mean: f64,
    /// The standard deviation of the scores.
    pub sd: f64,
}

/// What a run measured.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// How many games.
    pub games: u64,
    /// How fast, on this machine at this moment.
    pub games_per_second: f64,
    /// Actions a game: every player's action, special patch and turn of the Automa counts one.
    pub actions_per_game: f64,
    /// One entry a seat.
    pub scores: Vec<Score>,
    /// Games won, seat by seat.
    pub wins: [u64; 2],
    /// Over all games, whatever their order.
    pub checksum: String,
}

/// Games a thread plays at a stretch.
const CHUNK: u64 = 512;

/// Whole numbers only, so that the order of adding up does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sums {
    actions: u64,
    points: [i64; 2],
    squares: [i64; 2],
    wins: [u64; 2],
    checksum: u64,
}

impl Sums {
    fn one(actions: u32, points: [i32; 2], winner: usize, checksum: u64) -> Self {
        let points = points.map(i64::from);
        let mut wins = [0; 2];
        wins[winner] = 1;
        Self { actions: actions.into(), points, squares: points.map(|p| p * p), wins, checksum }
    }

    fn plus(self, other: Self) -> Self {
        let add = |a: [i64; 2], b: [i64; 2]| [a[0] + b[0], a[1] + b[1]];
        Self {
            actions: self.actions + other.actions,
            points: add(self.points, other.points),
            squares: add(self.squares, other.squares),
            wins: [self.wins[0] + other.wins[0], self.wins[1] + other.wins[1]],
            checksum: self.checksum.wrapping_add(other.checksum),
        }
    }
}

fn play(run: &Run, index: u64) -> Sums {
    let seed = game_seed(run.seed, index);
    match run.seats {
        Seats::RandomRandom => {
            let game = patchwork::game::playout::play_random(seed, run.rules.special_patches);
            let winner = usize::from(game.outcome.winner == Seat::Second);
            Sums::one(game.actions, game.outcome.points.0, winner, mix(game.checksum(index)))
        }
        Seats::RandomAutoma => {
            let game = patchwork::game::solo::play_random(run.rules, seed);
            let winner = usize::from(game.result.winner == Side::Automa);
            Sums::one(game.actions, [game.result.player, game.result.automa], winner, mix(game.checksum(index)))
        }
    }
}

impl Run {
    /// Plays all games.
    pub fn play(&self) -> Summary {
        let start = Instant::now();
        let all = || {
            let chunks = self.games.div_ceil(CHUNK);
            let chunk = |c: u64| {
                (c * CHUNK..self.games.min((c + 1) * CHUNK)).map(|i| play(self, i)).fold(Sums::default(), Sums::plus)
            };
            (0..chunks).into_par_iter().map(chunk).reduce(Sums::default, Sums::plus)
        };
        let pool = self.threads.and_then(|n| rayon::ThreadPoolBuilder::new().num_threads(n.max(1)).build().ok());
        let sums = match pool {
            Some(pool) => pool.install(all),
            None => all(),
        };
        let seconds = start.elapsed().as_secs_f64().max(1e-9);
        self.summary(&sums, seconds)
    }

    fn summary(&self, sums: &Sums, seconds: f64) -> Summary {
        let n = self.games.max(1) as f64;
        let names = match self.seats {
            Seats::RandomRandom => ["random", "random"],
            Seats::RandomAutoma => ["random", "automa"],
        };
        let score = |i: usize| {
            let mean = sums.points[i] as f64 / n;
            let variance = (sums.squares[i] as f64 - n * mean * mean) / (n - 1.0).max(1.0);
            Score { seat: ["first", "second"][i], player: names[i], mean, sd: variance.max(0.0).sqrt() }
        };
        Summary {
            games: self.games,
            games_per_second: self.games as f64 / seconds,
            actions_per_game: sums.actions as f64 / n,
            scores: vec![score(0), score(1)],
            wins: sums.wins,
            checksum: format!("{:016x}", sums.checksum),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_do_not_depend_on_the_number_of_threads() {
        for seats in [Seats::RandomRandom, Seats::RandomAutoma] {
            let run = Run { games: 3_000, seats, rules: Rules::default(), seed: 7, threads: Some(1) };
            let one = run.play();
            for threads in [2, 3] {
                let more = Run { threads: Some(threads), ..run }.play();
                assert_eq!(Summary { games_per_second: one.games_per_second, ..more }, one);
            }
            assert_eq!(one.wins[0] + one.wins[1], 3_000);
        }
    }

    #[test]
    fn another_seed_gives_another_check_sum() {
        let run = |seed| {
            Run { games: 100, seats: Seats::RandomAutoma, rules: Rules::default(), seed, threads: Some(1) }.play()
        };
        assert_ne!(run(1).checksum, run(2).checksum);
    }
}
