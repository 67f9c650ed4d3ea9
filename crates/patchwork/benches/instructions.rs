//! How many instructions things take, counted by callgrind, so that a busy machine makes no difference: `cargo bench -p
//! patchwork --bench instructions`.
//!
//! Needs valgrind and the runner in the same version as the library: `cargo install gungraun-runner --version 0.20.0
//! --locked --root target/tools`, then add `target/tools/bin` to `PATH`. `-- --nocapture` shows the check-sums too.
//! More than 15,000 instructions per game is a failure.

#![allow(missing_docs)]

use gungraun::{Callgrind, EventKind, prelude::*};
use patchwork::game::Game;
use patchwork::game::playout::play_random;
use patchwork::names::SpecialPatches;
use std::hint::black_box;
use table::rng::game_seed;

// The difference between 1,100 and 100 games, divided by 1,000, is what one game costs.
#[library_benchmark(config = LibraryBenchmarkConfig::default().tool(
    Callgrind::default().hard_limits([(EventKind::Ir, 1_100 * 15_000)])
))]
#[bench::hundred(100)]
#[bench::eleven_hundred(1_100)]
fn random_games(games: u64) -> u64 {
    let sum =
        (0..games).fold(0, |sum, game| play_random(game_seed(1, black_box(game)), SpecialPatches::First).checksum(sum));
    eprintln!("check-sum of {games} random games: {sum:016x}");
    black_box(sum)
}

// Counting the first moves of a hundred games.
#[library_benchmark]
fn first_moves() -> u32 {
    let sum = (0..100)
        .map(|game| Game::of_seed(game_seed(1, black_box(game)), SpecialPatches::First).count_legal())
        .sum::<u32>();
    eprintln!("check-sum of the first moves of 100 games: {sum}");
    black_box(sum)
}

library_benchmark_group!(name = patchwork_engine, benchmarks = [random_games, first_moves]);
main!(library_benchmark_groups = patchwork_engine);
