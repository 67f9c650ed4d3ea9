//! Recorded whole games: the English words, and the keys behind them for all languages.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::path::Path;

use patchwork::GAME;
use table::{Setup, playthrough};

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"))
}

fn compare(name: &str, setup: &Setup, seed: u64) {
    playthrough::compare(folder(), name, &GAME, &playthrough::random(&GAME, setup, seed));
}

#[test]
fn digital_with_the_tactical_deck() {
    compare("digital", &Setup::new("patchwork", "digital", 7).with("deck", "tactical").with("level", 4), 1);
}

#[test]
fn companion_with_the_tracked_circle_and_the_programs_deck() {
    compare("companion-tracked", &Setup::new("patchwork", "companion", 8), 2);
}

#[test]
fn companion_with_the_window_and_a_printed_tactical_deck() {
    let setup = Setup::new("patchwork", "companion", 9)
        .with("circle", "window")
        .with("cards", "printed")
        .with("deck", "tactical")
        .with("reshuffle", "de")
        .with("special_patches", "revised")
        .with("level", 5);
    compare("companion-window", &setup, 3);
}

#[test]
fn many_games_show_what_they_showed() {
    let games = playthrough::many(&GAME, 60, |_| {});
    playthrough::compare_marks(folder(), "many", &GAME, &games);
}
