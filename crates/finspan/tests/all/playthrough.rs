//! Recorded whole games as a person reads them.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use std::path::{Path, PathBuf};

use common::{house_as_own, printed_deck, setup};
use finspan::GAME;
use table::{Setup, playthrough};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

fn compare(name: &str, setup: &Setup, seed: u64) {
    playthrough::compare(&folder(), name, &GAME, &playthrough::random(&GAME, setup, seed));
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

/// One's own cards: the decision cards where they are wanted, some of them for every third game at the real table, and
/// some tiles and Ravel cards for every fourth.
fn own_cards(setup: &mut Setup) {
    let mut file = match (setup.get("decision_set"), setup.seed % 3) {
        ("own", _) => house_as_own(),
        (_, 0) if setup.table == "companion" => {
            let mut some = house_as_own();
            some["decision_cards"].as_array_mut().unwrap().truncate(4);
            some
        }
        _ => serde_json::json!({}),
    };
    if setup.seed % 4 == 1 {
        file["tiles"] = serde_json::json!({"W1-1": {"base_calm": 9, "base_stormy": 8}, "W2-1": {"item": "young"}});
        file["ravel_cards"] = serde_json::json!({"R1": {"column": "green", "rows": [1, 6]}});
    }
    if file.as_object().is_some_and(|sections| !sections.is_empty()) {
        setup.own.insert("finspan-owner".into(), file);
    }
}

#[test]
fn many_games_show_what_they_showed() {
    let games = playthrough::many(&GAME, 60, own_cards);
    playthrough::compare_marks(&folder(), "many", &GAME, &games);
}
