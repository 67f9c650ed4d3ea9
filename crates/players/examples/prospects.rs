//! What the coach promises and how it turns out: `prospects [GAMES] [PLAYOUTS] [SEED] [rows]` plays this many games at
//! every level with each deck as the coach advises. It prints how many were won for each tenth of the promised chance
//! or, with `rows`, a line for every decision.
#![allow(clippy::unwrap_used, missing_docs)]

use std::sync::atomic::AtomicBool;

use patchwork::data::FINAL;
use patchwork::game::solo::Solo;
use patchwork::names::{AutomaDeck, Level, Next, Seat, Side};
use patchwork::options::Rules;
use players::patchwork::prospect::Prospect;
use players::patchwork::search::{Budget, Search};
use table::rng::game_seed;

fn main() {
    let number = |at: usize, usual: u64| std::env::args().nth(at).map_or(usual, |word| word.parse().unwrap());
    let (games, playouts, seed) = (number(1, 20), number(2, 3_000), number(3, 77));
    let rows = std::env::args().nth(4).is_some();
    let mut tenths = [(0u32, 0.0, 0u32); 10];
    if rows {
        println!("level,deck,game,left,expected_margin,expected_win,exact,margin,won");
    }
    for level in (1..=5u8).rev() {
        for deck in [AutomaDeck::Normal, AutomaDeck::Tactical] {
            let rules = Rules { deck, ..Rules::at(Level::try_from(level).unwrap()) };
            for game in 0..games {
                let deal = game_seed(seed, game);
                let mut search = Search::new(Budget::Iterations(playouts as u32), deal);
                let (mut solo, mut seen) = (Solo::of_seed(rules, deal), Vec::new());
                while solo.next() != Next::Over {
                    if solo.next() == Next::Automa {
                        solo.automa_turn();
                        continue;
                    }
                    let thought = search.think(&solo, &AtomicBool::new(false)).unwrap();
                    let best = thought.options[0];
                    seen.push((solo, best, thought.horizon));
                    solo.apply(best.action).unwrap();
                }
                let result = solo.result().unwrap();
                let (margin, won) = (result.player - result.automa, result.winner == Side::Player);
                for (solo, best, horizon) in seen {
                    if rows {
                        let left = FINAL - solo.board.spaces[Seat::First];
                        let (promised, win) = (best.margin, best.win);
                        let exact = u8::from(horizon.is_some());
                        let won = u8::from(won);
                        println!("{level},{deck:?},{game},{left},{promised:.3},{win:.4},{exact},{margin},{won}");
                    }
                    let promised = Prospect::of(&solo, (best.win, best.margin), horizon).win;
                    let tenth = &mut tenths[((promised * 10.0) as usize).min(9)];
                    *tenth = (tenth.0 + 1, tenth.1 + promised, tenth.2 + u32::from(won));
                }
            }
        }
    }
    for (n, promised, won) in tenths.into_iter().filter(|tenth| !rows && tenth.0 > 0) {
        let percent = |sum: f64| 100.0 * sum / f64::from(n);
        println!("{n} decisions: {:.1} % promised, {:.1} % won", percent(promised), percent(won.into()));
    }
}
