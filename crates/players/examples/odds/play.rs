//! Games played as the coach advises, from any moment on.

use std::sync::atomic::AtomicBool;

use cryo::own::house;
use patchwork::data::FINAL;
use patchwork::game::solo::Solo;
use patchwork::names::{AutomaDeck, Level, Next, Seat, Side};
use patchwork::options::Rules;
use players::Kind;
use players::course::coach::{Coached, after};
use players::course::{Course, Thinker};
use players::cryo::parts::{On, Voyage};
use players::finspan::parts::Sea;
use players::patchwork::mind::Mind;
use players::patchwork::prospect::Prospect;
use players::patchwork::search::{Budget, Search};
use table::rng::game_seed;
use table::{Rng, Setup, Silent, prepare};

use crate::Row;

/// How sure a result may be when the coach takes over.
const OPEN: std::ops::Range<f64> = 0.02..0.98;

pub fn games(game: &str, games: u64, iterations: u32, base: u64) {
    let (mut played, mut tried) = (0, 0);
    while played < games {
        let seed = game_seed(base, tried);
        let rows = match game {
            "patchwork" => quilt(tried, iterations, seed),
            "finspan" => {
                let (level, side) = (tried % 5 + 1, if tried / 5 % 2 == 0 { "a" } else { "b" });
                let setup = Setup::new("finspan", "digital", seed).with("level", level).with("side", side);
                let setup = prepare(&finspan::GAME, setup).unwrap();
                let course = Course::at(Sea::at(&finspan::game::Game::of(&setup)));
                led(course, iterations, seed)
            }
            _ => {
                let harder = ["off", "on"][(tried % 2) as usize];
                let setup = Setup::new("cryo", "digital", seed).with("variant_harder", harder);
                let setup = prepare(&cryo::GAME, setup).unwrap();
                let start = cryo::game::Game::new(house(), cryo::options::Rules::of(&setup), seed, &mut Silent);
                led(Course::at(Voyage::at(&start, On::House)), iterations, seed)
            }
        };
        tried += 1;
        played += u64::from(rows.is_some());
        rows.into_iter().flatten().for_each(|row| Row { game: base << 32 | tried, ..row }.print());
    }
}

/// A game of Finspan or Cryo; none if it was as good as decided.
fn led<G: Coached>(mut course: Course<G>, iterations: u32, seed: u64) -> Option<Vec<Row>> {
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
            let (promised, _) = course.now().prospect(simple);
            if seen.is_empty() && !OPEN.contains(&promised) {
                return None;
            }
            let (left, expected) = (course.now().left(), (simple.win, simple.margin));
            let exact = course.now().prospect(simple) == (simple.win, simple.margin);
            seen.push(Row { game: 0, exact, left, expected, ended: 0, won: false });
        }
        course.reply(reply);
    }
    let (won, ended) = course.now().ending();
    Some(seen.into_iter().map(|row| Row { ended, won, ..row }).collect())
}

/// A game of Patchwork; none if it was as good as decided.
fn quilt(number: u64, iterations: u32, seed: u64) -> Option<Vec<Row>> {
    let deck = [AutomaDeck::Normal, AutomaDeck::Tactical][(number % 2) as usize];
    let level = Level::try_from(3 + (number / 2 % 3) as u8).unwrap();
    let mut search = Search::new(Budget::Iterations(iterations), seed);
    let mut simple = Mind::new(Kind::Greedy, seed);
    let mut solo = Solo::of_seed(Rules { deck, ..Rules::at(level) }, seed);
    let (from, mut seen) = (Rng::new(seed, 21).below(40) as u8, Vec::new());
    while solo.next() != Next::Over {
        if solo.next() == Next::Automa {
            solo.automa_turn();
            continue;
        }
        let space = solo.board.spaces[Seat::First];
        if space < from {
            let action = simple.decide(&solo).unwrap();
            solo.apply(action).unwrap();
            continue;
        }
        let thought = search.think(&solo, &AtomicBool::new(false)).unwrap();
        let best = thought.options[0];
        let expected = (best.win, best.margin);
        let promised = Prospect::of(&solo, expected, thought.horizon).win;
        if seen.is_empty() && !OPEN.contains(&promised) {
            return None;
        }
        let left = f64::from(FINAL - space);
        let exact = thought.horizon.is_some() || left == 0.0;
        seen.push(Row { game: 0, exact, left, expected, ended: 0, won: false });
        solo.apply(best.action).unwrap();
    }
    let result = solo.result().unwrap();
    let (ended, won) = (result.player - result.automa, result.winner == Side::Player);
    Some(seen.into_iter().map(|row| Row { ended, won, ..row }).collect())
}
