//! How strong a searching player of Finspan or Cryo is: the same games played by two players, compared by points.
//!
//! ```text
//! paired finspan search:400 greedy 200 [seed] [option=value …] [explore=0.3 …]
//! ```
//!
//! Words with `=` are options of the game or settings of the first player's search.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::convert::Infallible;
use std::time::Instant;

use cryo::game::Game as Voyage;
use cryo::options::Rules;
use cryo::own::house;
use finspan::game::Game as Sea;
use finspan::score::Score;
use players::Kind;
use players::cryo::parts::On;
use players::search::Settings;
use table::rng::game_seed;
use table::{Setup, Silent, prepare};

/// How a game ended: the person's points, the opponent's, and the person's turns.
type End = (i32, i32, u32);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (set, plain): (Vec<&str>, Vec<&str>) = words.iter().map(String::as_str).partition(|w| w.contains('='));
    let [game, first, second, games, ref rest @ ..] = plain[..] else { panic!("paired GAME A B GAMES [SEED]") };
    let (games, base): (u64, u64) = (games.parse().unwrap(), rest.first().map_or(1, |s| s.parse().unwrap()));
    let kinds: [Kind; 2] = [first, second].map(|name| name.parse().unwrap());
    let mut setup = Setup::new(game, "digital", 0);
    let mut settings = Vec::new();
    for word in set {
        let (name, value) = word.split_once('=').unwrap();
        match name {
            "explore" | "untried" | "widen" | "reuse" => settings.push((name, value.parse::<f64>().unwrap())),
            _ => setup = setup.with(name, value),
        }
    }
    let change = |to: &mut Settings| {
        for &(name, value) in &settings {
            match name {
                "explore" => to.explore = value,
                "untried" => to.untried = value,
                "widen" => to.widen = value,
                _ => to.reuse = value != 0.0,
            }
        }
    };
    let mut sums = [Sums::default(), Sums::default()];
    let (mut better, mut equal) = (0, 0);
    for number in 0..games {
        let seed = game_seed(base, number);
        let ends = [0, 1].map(|at| {
            let start = Instant::now();
            let change = |to: &mut Settings| {
                if at == 0 {
                    change(to)
                }
            };
            let end = if game == "finspan" {
                finspan_game(kinds[at], &setup, seed, change)
            } else {
                cryo_game(kinds[at], &setup, seed, change)
            };
            sums[at].add(end, start.elapsed().as_secs_f64());
            end
        });
        let margin = ends[0].0 - ends[0].1 - (ends[1].0 - ends[1].1);
        let points = ends[0].0 - ends[1].0;
        (better, equal) = (better + u32::from(points > 0), equal + u32::from(points == 0));
        if std::env::var_os("EACH").is_some() {
            println!("{number},{},{},{points},{margin}", ends[0].0, ends[1].0);
        }
    }
    for (kind, sum) in kinds.iter().zip(&sums) {
        sum.print(&kind.to_string(), games as f64);
    }
    println!("{first} has more points than {second} in {better} of {games} games, as many in {equal}");
}

#[derive(Default)]
struct Sums {
    points: f64,
    theirs: f64,
    won: f64,
    turns: f64,
    seconds: f64,
}

impl Sums {
    fn add(&mut self, (points, theirs, turns): End, seconds: f64) {
        self.points += f64::from(points);
        self.theirs += f64::from(theirs);
        self.won += if points > theirs { 1.0 } else { 0.0 };
        self.turns += f64::from(turns);
        self.seconds += seconds;
    }

    fn print(&self, name: &str, n: f64) {
        let (points, theirs, won) = (self.points / n, self.theirs / n, 100.0 * self.won / n);
        let turn = 1_000.0 * self.seconds / self.turns;
        println!("{name}: {points:.1} to {theirs:.1} points, more in {won:.1} %; {turn:.1} ms a turn");
    }
}

fn finspan_game(kind: Kind, setup: &Setup, seed: u64, change: impl Fn(&mut Settings)) -> End {
    use players::finspan::{Greedy, Random, Thinking, whole_game};
    let setup = prepare(&finspan::GAME, Setup { seed, ..setup.clone() }).unwrap();
    let mut game = Sea::of(&setup);
    match kind {
        Kind::Random => whole_game(&mut game, &mut Random::new(seed)),
        Kind::Search(budget) => {
            let mut thinking = Thinking::new(budget, seed);
            change(&mut thinking.thinker.settings);
            whole_game(&mut game, &mut thinking);
        }
        _ => whole_game(&mut game, &mut Greedy),
    }
    (game.parts().total() as i32, Score::of(&game.her, &game.plan).total() as i32, 24)
}

fn cryo_game(kind: Kind, setup: &Setup, seed: u64, change: impl Fn(&mut Settings)) -> End {
    use players::cryo::{Greedy, Random, Thinking};
    let setup = prepare(&cryo::GAME, Setup { seed, ..setup.clone() }).unwrap();
    let mut game = Voyage::new(house(), Rules::of(&setup), seed, &mut Silent);
    let Ok::<(), Infallible>(()) = match kind {
        Kind::Random => cryo::game::turn::play(&mut game, &mut Random::new(seed)),
        Kind::Search(budget) => {
            let mut thinking = Thinking::new(budget, seed, On::House);
            change(&mut thinking.thinker.settings);
            cryo::game::turn::play(&mut game, &mut thinking)
        }
        _ => cryo::game::turn::play(&mut game, &mut Greedy::default()),
    };
    let (human, rival) = game.ship.scores(&game.rival);
    (human.total as i32, rival.total as i32, game.round.into())
}
