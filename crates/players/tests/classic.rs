//! The search as it was before it learned still makes the same moves, so that later ones can be measured against it.
#![allow(clippy::unwrap_used, missing_docs)]

use patchwork::game::Game;
use patchwork::game::solo::Solo;
use patchwork::names::{AutomaDeck, Level, Next, SpecialPatches};
use patchwork::options::Rules;
use players::Kind;
use players::patchwork::mind::Mind;
use table::rng::mix;

/// Folds a move into a check-sum.
fn fold(sum: u64, text: &str) -> u64 {
    text.bytes().fold(sum, |sum, byte| mix(sum ^ u64::from(byte)))
}

/// Every move of both sides.
fn of_two(name: &str, seed: u64) -> u64 {
    let mut minds = [1, 2].map(|side| Mind::new(name.parse::<Kind>().unwrap(), seed ^ side));
    let (mut game, mut sum) = (Game::of_seed(seed, SpecialPatches::First), 0);
    while let Some(seat) = game.to_move() {
        let action = minds[seat as usize].decide(&game).unwrap();
        sum = fold(sum, &action.to_string());
        game.apply(action).unwrap();
    }
    sum
}

/// Every move against the Automa.
fn of_one(name: &str, rules: Rules, seed: u64) -> u64 {
    let mut mind = Mind::new(name.parse::<Kind>().unwrap(), seed);
    let (mut solo, mut sum) = (Solo::of_seed(rules, seed), 0);
    loop {
        match solo.next() {
            Next::Over => return sum,
            Next::Automa => {
                solo.automa_turn();
            }
            Next::Player => {
                let action = mind.decide(&solo).unwrap();
                sum = fold(sum, &action.to_string());
                solo.apply(action).unwrap();
            }
        }
    }
}

#[test]
fn the_classic_search_makes_the_moves_it_always_made() {
    let name = "search-classic:300";
    let tactical = Rules { deck: AutomaDeck::Tactical, ..Rules::at(Level::Legend) };
    let sums = [
        of_two(name, 1),
        of_two(name, 2),
        of_one(name, Rules::at(Level::Legend), 3),
        of_one(name, tactical, 4),
        of_one(name, Rules::default(), 5),
    ];
    assert_eq!(
        sums.map(|sum| format!("{sum:016x}")),
        ["a8f685fe978976d4", "40a999f704e6070c", "8fb32f3ad2aca8c3", "e0ed2dba3b91aee2", "ff7bd994a1028ced",]
    );
}
