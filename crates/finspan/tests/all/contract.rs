//! The contract of all games, and the words of this one.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use common::{digital_setups, printed_deck, setup};
use finspan::GAME;
use table::contract::{self, Contract};
use table::{Setup, audit};

fn setups() -> Vec<Setup> {
    vec![
        setup(1),
        setup(2).with("level", 1).with("tokens", "table").with("own_score", "on"),
        setup(3).with("level", 5).with("ravel", "random").with("ravel_strength", 4),
        setup(4).with("level", 4).with("side", "b").with("cards", "printed"),
        printed_deck(3).with("ravel", "R2").with("tokens", "table"),
    ]
}

#[test]
fn the_contract_is_kept() {
    for (setup, seed) in setups().into_iter().zip(10..) {
        let journal = contract::check(&GAME, &Contract { setup, seed, longest: 400 });
        assert!(journal.entries.len() >= 28);
    }
}

#[test]
fn the_contract_is_kept_on_screen() {
    for (setup, seed) in digital_setups().into_iter().zip(50..) {
        let journal = contract::check(&GAME, &Contract { setup, seed, longest: 900 });
        assert!(journal.entries.len() >= 24, "{}", journal.entries.len());
    }
}

#[test]
fn options_keep_the_common_vocabulary() {
    contract::vocabulary(&GAME);
}

#[test]
fn the_words_are_complete_in_every_language() {
    assert_eq!(audit::game(&GAME, env!("CARGO_MANIFEST_DIR")), Vec::<String>::new());
}
