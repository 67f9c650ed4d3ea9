//! Whole games by a program in the person's seat: how many per second, with a checksum so that doing less work cannot
//! pass for speed.
//!
//! ```text
//! cargo run --release -p players --example finspan_playouts -- [games] [random|greedy]
//! ```

use std::time::Instant;

use finspan::game::{Game, Readings};
use finspan::options::Plan;
use finspan::own::Cards;
use finspan::score::Score;
use players::finspan::{Greedy, Random, whole_game};
use table::rng::{game_seed, mix};
use table::{Setup, prepare};

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(20_000);
    let greedy = args.next().is_some_and(|who| who == "greedy");
    let Ok(setup) = prepare(&finspan::GAME, Setup::new("finspan", "companion", 1)) else { return };
    let plan = Plan::of(&setup, &Cards::built_in());
    let (mut sum, mut yours, mut hers, mut wins) = (0u64, 0u64, 0u64, 0u64);
    let start = Instant::now();
    for index in 0..games {
        let seed = game_seed(2025, index);
        let mut game = Game::new(seed, plan, Readings::default());
        if greedy {
            whole_game(&mut game, &mut Greedy);
        } else {
            whole_game(&mut game, &mut Random::new(seed));
        }
        let (you, she) = (u64::from(game.parts().total()), u64::from(Score::of(&game.her, &game.plan).total()));
        sum = mix(sum ^ you << 32 ^ she);
        (yours, hers, wins) = (yours + you, hers + she, wins + u64::from(you >= she));
    }
    let seconds = start.elapsed().as_secs_f64();
    let mean = |total: u64| total as f64 / games.max(1) as f64;
    println!("{games} games in {seconds:.2} s: {:.0} a second, one thread", games as f64 / seconds);
    println!("person {:.1}, Nautoma {:.1}, won {:.1} %", mean(yours), mean(hers), 100.0 * mean(wins));
    println!("checksum {sum:016x}");
}
