//! Plays the given number of random two-player games and prints a check-sum.
//!
//! `cargo run --release -p patchwork --example playouts -- 100000`

use patchwork::game::playout::play_random;
use patchwork::names::SpecialPatches;
use table::rng::game_seed;

fn main() {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(100_000u64);
    let (mut sum, mut actions) = (0, 0);
    for game in 0..games {
        let playout = play_random(game_seed(1, game), SpecialPatches::First);
        sum = playout.checksum(sum);
        actions += u64::from(playout.actions);
    }
    println!("{games} games, {actions} actions, check-sum {sum:016x}");
}
