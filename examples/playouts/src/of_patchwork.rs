//! Random games of two players.

use patchwork::game::playout::play_random;
use patchwork::names::SpecialPatches;
use table::rng::game_seed;

pub fn play(games: u64) {
    let (mut sum, mut actions) = (0, 0);
    for game in 0..games {
        let playout = play_random(game_seed(1, game), SpecialPatches::First);
        sum = playout.checksum(sum);
        actions += u64::from(playout.actions);
    }
    println!("{games} games, {actions} actions, check-sum {sum:016x}");
}
