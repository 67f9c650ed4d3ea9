//! What the coach of Finspan or Cryo promises and how it turns out:
//! `promises finspan|cryo GAMES [ITERATIONS] [SEED] [rows]` plays this many games as the coach advises, Finspan at every
//! level in turn, Cryo in both variants. The coach takes over at any moment of the game, from somebody who plays in a simple
//! way and badly now and then: otherwise hardly a game would be lost. It prints how many were won for each tenth of the
//! promised chance or, with `rows`, a line for the first decision of every turn.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::sync::atomic::AtomicBool;

use cryo::own::house;
use players::course::coach::{Coached, after};
use players::course::{Course, Thinker};
use players::cryo::parts::{On, Voyage};
use players::finspan::parts::Sea;
use players::search::Budget;
use table::rng::game_seed;
use table::{Rng, Setup, Silent, prepare};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| words.get(at).map_or(usual, |word| word.parse().unwrap());
    let (games, iterations, base) = (number(1, 100), number(2, 200) as u32, number(3, 77));
    let mut told = Told { rows: words.get(4).is_some(), tenths: [(0, 0.0, 0); 10] };
    if told.rows {
        println!("game,kind,left,margin,win,ended,won");
    }
    for game in 0..games {
        let seed = game_seed(base, game);
        match words.first().map(String::as_str) {
            Some("finspan") => {
                let (level, side) = (game % 5 + 1, if game / 5 % 2 == 0 { "a" } else { "b" });
                let setup = Setup::new("finspan", "digital", seed).with("level", level).with("side", side);
                let setup = prepare(&finspan::GAME, setup).unwrap();
                let course = Course::at(Sea::at(&finspan::game::Game::of(&setup)));
                told.game(course, iterations, (game, level), seed);
            }
            Some("cryo") => {
                let head = game % 5;
                let setup =
                    Setup::new("cryo", "digital", seed).with("variant_harder", ["off", "on"][(game / 5 % 2) as usize]);
                let setup = prepare(&cryo::GAME, setup).unwrap();
                let game_now = cryo::game::Game::new(house(), cryo::options::Rules::of(&setup), seed, &mut Silent);
                told.game(Course::at(Voyage::at(&game_now, On::House)), iterations, (game, head), seed);
            }
            _ => panic!("promises finspan|cryo GAMES [ITERATIONS] [SEED] [rows]"),
        }
    }
    told.print();
}

struct Told {
    rows: bool,
    /// Decisions, the chances promised added up, and games won.
    tenths: [(u32, f64, u32); 10],
}

impl Told {
    fn game<G: Coached>(&mut self, mut course: Course<G>, iterations: u32, (game, kind): (u64, u64), seed: u64) {
        let mut thinker = Thinker::new(Budget::Iterations(iterations), seed);
        let (mut seen, mut rng) = (Vec::new(), Rng::new(seed, 21));
        // When the coach takes over, and how often the other one plays anything.
        let (left, badly) = (course.now().left() * f64::from(rng.below(101)) / 100.0, rng.below(60));
        while let Some(ask) = course.ask() {
            let coached = course.now().left() <= left;
            let thought = if coached { thinker.decide(&course) } else { None };
            let reply = thought.unwrap_or_else(|| {
                let mut ways = Vec::new();
                course.now().weigh(ask, &mut G::Player::default(), &mut ways);
                match rng.below(100) {
                    n if n < badly && !coached => ways[rng.below(ways.len() as u32) as usize].0,
                    _ => ways.into_iter().max_by_key(|(_, worth)| *worth).unwrap().0,
                }
            });
            if coached && !course.begun() && course.can_be_dealt() {
                let simple = after(&course, &reply, &AtomicBool::new(false));
                seen.push((course.now().left(), simple, course.now().prospect(simple).0));
            }
            course.reply(reply);
        }
        let (won, ended) = course.now().ending();
        for (left, simple, promised) in seen {
            if self.rows {
                let won = u8::from(won);
                println!("{game},{kind},{left},{:.3},{:.4},{ended},{won}", simple.margin, simple.win);
            }
            let tenth = &mut self.tenths[((promised * 10.0) as usize).min(9)];
            *tenth = (tenth.0 + 1, tenth.1 + promised, tenth.2 + u32::from(won));
        }
    }

    fn print(&self) {
        for (n, promised, won) in self.tenths.into_iter().filter(|tenth| !self.rows && tenth.0 > 0) {
            let percent = |sum: f64| 100.0 * sum / f64::from(n);
            println!("{n} decisions: {:.1} % promised, {:.1} % won", percent(promised), percent(won.into()));
        }
    }
}
