//! Recorded whole games as a person reads them.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use std::path::Path;

use common::{printed_deck, setup};
use finspan::GAME;
use table::{Setup, playthrough};

fn compare(name: &str, setup: &Setup, seed: u64) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    playthrough::compare(&folder, name, &GAME, &playthrough::random(&GAME, setup, seed));
}

#[test]
fn companion_with_the_house_deck() {
    compare("companion", &setup(20), 1);
}

#[test]
fn companion_with_the_printed_deck_level_5_side_b_and_ravel() {
    let setup = printed_deck(5).with("ravel", "R6").with("tokens", "table");
    compare("companion-printed", &setup, 3);
}

#[test]
fn digital() {
    compare("digital", &Setup::new("finspan", "digital", 5).with("level", 3), 2);
}
