//! Random whole games against the Rival: how many a second, with a check-sum.

use std::time::Instant;

use cryo::game::playout::{Random, play_out};
use cryo::options::Rules;
use cryo::own::house;
use table::rng::game_seed;

pub fn play(games: u64) {
    let mut random = Random::new(0);
    let (mut sum, mut human, mut rival, mut rounds) = (0, 0, 0, 0u64);
    let start = Instant::now();
    for index in 0..games {
        let seed = game_seed(1, index);
        random.start(seed);
        let end = play_out(house(), Rules::default(), seed, &mut random);
        sum = end.checksum(sum);
        (human, rival, rounds) = (human + end.human, rival + end.rival, rounds + u64::from(end.rounds));
    }
    let seconds = start.elapsed().as_secs_f64();
    let mean = |total: f64| total / games.max(1) as f64;
    println!("{games} games in {seconds:.2} s: {:.0} a second, one thread", games as f64 / seconds);
    println!("human {:.1}, Rival {:.1}, {:.1} turns", mean(human as f64), mean(rival as f64), mean(rounds as f64));
    println!("check-sum {sum:016x}");
}
