//! The contract every game keeps.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use cryo::GAME;
use table::contract::{Contract, check, vocabulary};
use table::{Setup, audit};

#[test]
fn the_contract_is_kept() {
    let plain = |seed| Setup::new("cryo", "companion", seed);
    let screen = |seed| Setup::new("cryo", "digital", seed);
    let setups = [
        plain(1),
        plain(2),
        plain(3).with("variant_harder", "on").with("harder_bonus", "add").with("ties", "auto"),
        plain(4).with("variant_unpredictable", "on").with("energy_max", 6),
        plain(5).with("cards", "app").with("dispatch_gain", "energy"),
        plain(6).with("leftmost_chamber", 3).with("check5_pods", "platform_and_salvage").with("material_max", 7),
        screen(7),
        screen(8).with("variant_unpredictable", "on").with("rival_ties", "auto"),
        screen(9).with("variant_harder", "on").with("payments", "fewest_nanites").with("head_start", -3),
    ];
    for (seed, setup) in setups.into_iter().enumerate() {
        let journal = check(&GAME, &Contract { setup, seed: seed as u64, longest: 600 });
        assert!(journal.entries.len() > 10);
    }
}

#[test]
fn the_vocabulary_is_the_common_one() {
    vocabulary(&GAME);
}

#[test]
fn the_words_are_complete_in_every_language() {
    assert_eq!(audit::game(&GAME, env!("CARGO_MANIFEST_DIR")), Vec::<String>::new());
}
