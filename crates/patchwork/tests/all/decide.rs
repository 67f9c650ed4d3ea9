//! The batch command for other programs.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use patchwork::decide::decide;
use serde_json::json;

#[test]
fn the_batch_command_answers_with_exactly_these_fields() {
    let line = json!({"kind": "turn", "card": 1, "window": [30, 28, 22], "automa": 10, "player": 11, "level": 3,
        "tile_free": true, "special_left": [20, 26], "time_filter": "share", "automa_takes_special": true});
    let record = decide(&line.to_string()).unwrap();
    assert_eq!(
        record,
        json!({"card": 1, "window": [30, 28, 22], "automa": 10, "player": 11, "affordable": [30, 28, 22], "case": "C",
            "steps": [{"filter": "time", "kept": [30, 28, 22], "effect": "skipped"},
                      {"filter": "buttons", "kept": [30, 28], "effect": "narrowed"},
                      {"filter": "furthest", "kept": [28], "effect": "narrowed"}],
            "take": 28, "to": 15, "income_lines": [11], "buttons_gained": 4, "special_taken": [], "tile": false,
            "next": "player"})
    );
    let score = json!({"kind": "score", "level": 5, "buttons": 11, "patches_with_buttons": 9, "printed_buttons": 16,
        "tile": true});
    assert_eq!(decide(&score.to_string()).unwrap(), json!(43));
    let winner = json!({"kind": "winner", "player": 24, "automa": 24, "first_at_final": "automa"});
    assert_eq!(decide(&winner.to_string()).unwrap(), json!("automa"));
    let rising: Vec<u8> = (1..=12).collect();
    let falling: Vec<u8> = (1..=12).rev().collect();
    let deck = json!({"kind": "deck", "reshuffle": "de", "shuffles": [rising, falling], "draws": 11});
    let draws = decide(&deck.to_string()).unwrap();
    assert_eq!(draws[0], json!({"card": 3, "reshuffled": false, "deck": 9, "discard": 3}));
    assert_eq!(draws[9], json!({"card": 12, "reshuffled": true, "deck": 10, "discard": 2}));
    assert_eq!(draws[10]["card"], json!(10));
}

#[test]
fn the_batch_command_refuses_bad_lines_with_a_code() {
    let code = |line: &str| decide(line).unwrap_err().code.into_owned();
    let turn = |change: &[(&str, serde_json::Value)]| {
        let mut line = json!({"kind": "turn", "card": 1, "window": [30, 28, 22], "automa": 10, "player": 11, "level": 3,
            "tile_free": true, "special_left": [], "time_filter": "share", "automa_takes_special": true});
        for (key, value) in change {
            line[*key] = value.clone();
        }
        code(&line.to_string())
    };
    assert_eq!(code("{"), "BadRequest");
    assert_eq!(code("{\"kind\":\"dance\"}"), "BadRequest");
    assert_eq!(turn(&[("card", json!(25))]), "UnknownCard");
    assert_eq!(turn(&[("window", json!([1, 2, 3, 4]))]), "WindowSize");
    assert_eq!(turn(&[("window", json!([1, 1]))]), "DuplicatePatch");
    assert_eq!(turn(&[("window", json!([33]))]), "UnknownPatch");
    assert_eq!(turn(&[("player", json!(54))]), "PositionOutOfRange");
    assert_eq!(turn(&[("automa", json!(-1))]), "PositionOutOfRange");
    assert_eq!(turn(&[("automa", json!(53))]), "NotYourTurn");
    assert_eq!(turn(&[("level", json!(6))]), "BadOption");
    assert_eq!(turn(&[("special_left", json!([7]))]), "BadRequest");
    assert_eq!(code("{\"kind\":\"deck\",\"reshuffle\":\"en\",\"shuffles\":[],\"draws\":1}"), "BadDeck");
    assert_eq!(code("{\"kind\":\"deck\",\"reshuffle\":\"en\",\"shuffles\":[[1,1,2]],\"draws\":1}"), "BadDeck");
}
