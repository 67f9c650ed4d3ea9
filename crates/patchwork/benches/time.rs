//! How long things take, with a check-sum of the work done: `cargo bench -p patchwork --bench time`.
//!
//! The slow reference of the tests plays the same games in the same run, for comparison.

#![allow(clippy::unwrap_used, missing_docs)]

#[path = "../tests/all/slow_reference/mod.rs"]
#[allow(dead_code)]
mod slow;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use patchwork::game::Game;
use patchwork::game::patch::PatchId;
use patchwork::game::playout::{play_on, play_random};
use patchwork::game::quilt::Quilt;
use patchwork::names::SpecialPatches;
use slow::RefGame;
use table::Rng;
use table::rng::{game_seed, mix};

const GAMES: u64 = 1_000;
const SLOW_GAMES: u64 = 50;

fn fast_games(games: u64) -> u64 {
    (0..games).fold(0, |sum, game| play_random(game_seed(1, black_box(game)), SpecialPatches::First).checksum(sum))
}

/// The points of the same games by the engine, in a form the reference can produce too.
fn points_sum(games: u64) -> u64 {
    (0..games).fold(0, |sum, game| {
        let seed = game_seed(1, game);
        let mut state = Game::of_seed(seed, SpecialPatches::First);
        play_on(&mut state, &mut Rng::new(seed, 3));
        state.points().0.iter().fold(sum, |sum, &points| mix(sum ^ points as u64))
    })
}

/// The reference numbers its actions in a different order, so the engine is asked which one is meant.
fn slow_games(games: u64) -> u64 {
    (0..games).fold(0, |sum, game| {
        let seed = game_seed(1, black_box(game));
        let mut rng = Rng::new(seed, 3);
        let mut fast = Game::of_seed(seed, SpecialPatches::First);
        let circle = fast.board.circle.queue().iter().map(|p| p.index()).collect();
        let mut state = RefGame::new(circle, &[20, 26, 32, 44, 50]);
        while state.to_move().is_some() {
            let actions = state.legal();
            let n = if actions.len() > 1 { rng.below(actions.len() as u32) } else { 0 };
            let action = fast.nth_legal(n).unwrap();
            let text = action.to_string();
            let meant = actions.into_iter().find(|a| a.to_string() == text).unwrap();
            fast.apply(action).unwrap();
            state.apply(meant);
        }
        [0, 1].iter().fold(sum, |sum, &seat| mix(sum ^ state.points(seat) as u64))
    })
}

/// The reference alone: random games, each legal action equally likely.
fn reference_alone(games: u64) -> i32 {
    (0..games).fold(0, |sum, game| {
        let seed = game_seed(1, black_box(game));
        let mut rng = Rng::new(seed, 3);
        let circle = Game::of_seed(seed, SpecialPatches::First).board.circle;
        let mut state = RefGame::new(circle.queue().iter().map(|p| p.index()).collect(), &[20, 26, 32, 44, 50]);
        while state.to_move().is_some() {
            let actions = state.legal();
            state.apply(actions[rng.below(actions.len() as u32) as usize]);
        }
        sum + state.points(0) + state.points(1)
    })
}

/// Nanoseconds per game, the best of several rounds: other work on the machine can only add to it.
fn best_of(rounds: u32, games: u64, work: impl Fn(u64)) -> f64 {
    let round = |_| {
        let start = std::time::Instant::now();
        work(games);
        start.elapsed().as_nanos() as f64 / games as f64
    };
    (0..rounds).map(round).fold(f64::INFINITY, f64::min)
}

fn main() {
    println!("check-sum of {GAMES} random games: {:016x}", fast_games(GAMES));
    let (fast, slow) = (points_sum(SLOW_GAMES), slow_games(SLOW_GAMES));
    println!("check-sum of the points of {SLOW_GAMES} games: engine {fast:016x}, reference {slow:016x}");
    assert_eq!(fast, slow);
    let fast = best_of(20, GAMES, |games| {
        black_box(fast_games(games));
    });
    let slow = best_of(20, SLOW_GAMES, |games| {
        black_box(reference_alone(games));
    });
    println!("engine {fast:.0} ns a game, reference {slow:.0} ns a game: {:.0} times as fast", slow / fast);
    divan::main();
}

#[divan::bench]
fn random_games(bencher: Bencher) {
    bencher.counter(ItemsCount::new(GAMES)).bench(|| fast_games(GAMES));
}

#[divan::bench]
fn random_games_by_the_slow_reference(bencher: Bencher) {
    bencher.counter(ItemsCount::new(SLOW_GAMES)).bench(|| reference_alone(SLOW_GAMES));
}

#[divan::bench]
fn placements_of_all_patches(bencher: Bencher) {
    let quilt = Quilt::with_covered(0x0000_0F0C_3300_1110_7040);
    bencher
        .counter(ItemsCount::new(33u32))
        .bench(|| PatchId::all().map(|p| black_box(&quilt).placements(p)).sum::<u32>());
}
