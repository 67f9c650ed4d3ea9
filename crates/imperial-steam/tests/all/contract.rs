//! The contract every game keeps, in both modes and with both card sources.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use imperial_steam::GAME;
use table::Setup;
use table::audit;
use table::contract::{self, Contract};

fn check(setup: Setup, seed: u64) -> usize {
    contract::check(&GAME, &Contract { setup, seed, longest: 3000 }).entries.len()
}

fn setup(seed: u64, mode: &str) -> Setup {
    Setup::new("imperial-steam", "companion", seed).with("mode", mode)
}

#[test]
fn asked_games_keep_the_contract() {
    let start = std::time::Instant::now();
    for seed in 0..4 {
        let n = check(setup(seed, "asked"), seed);
        println!("asked {seed}: {n} entries, {:?}", start.elapsed());
    }
}

#[test]
fn asked_games_with_printed_cards_and_other_options_keep_the_contract() {
    let base = setup(9, "asked").with("cards", "printed").with("preset", "severe");
    check(base.clone().with("decision_draw", "on_demand").with("neighbour", "adjacent"), 5);
    check(base.with("equal_influence", "ask").with("contracts_valid", "own_network"), 6);
}

#[test]
fn tracked_games_keep_the_contract() {
    let start = std::time::Instant::now();
    let n = check(setup(3, "tracked"), 3);
    println!("tracked: {n} entries, {:?}", start.elapsed());
}

#[test]
fn options_and_codes_keep_the_common_vocabulary() {
    contract::vocabulary(&GAME);
}

#[test]
fn the_words_are_complete_in_all_languages() {
    assert_eq!(audit::game(&GAME, env!("CARGO_MANIFEST_DIR")), Vec::<String>::new());
}
