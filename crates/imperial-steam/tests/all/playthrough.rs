//! One whole game in each mode, pinned word by word.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::person;

use std::path::Path;

use imperial_steam::GAME;
use table::{Entry, Journal, Setup, playthrough};

fn compare(name: &str, setup: Setup, entries: Vec<Entry>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    playthrough::compare(&folder, name, &GAME, &Journal { entries, ..Journal::new(1, setup) });
}

#[test]
fn an_asked_game_reads_as_it_did() {
    let game = person::asked_game(12, &[]);
    compare("asked", person::setup(12, &[], "asked"), game.entries);
}

#[test]
fn a_game_led_question_by_question_reads_as_it_did() {
    let game = person::asked_game(12, &[("choices", "led")]);
    compare("led", person::setup(12, &[("choices", "led")], "asked"), game.entries);
}

#[test]
fn a_tracked_game_reads_as_it_did() {
    let game = person::asked_game(12, &[]);
    let setup = person::setup(12, &[], "tracked");
    let mut entries: Vec<Entry> = game.script.into_iter().map(|(q, a)| Entry::Answer { q, a, anyway: false }).collect();
    let scores = game.entries.iter().filter(|e| matches!(e, Entry::Answer { q, .. } if q == "score"));
    entries.extend(scores.cloned());
    compare("tracked", setup, entries);
}
