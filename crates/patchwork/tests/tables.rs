//! Patchwork at its tables: the contract, the messages, the batch command.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use patchwork::decide::decide;
use patchwork::{GAME, MESSAGES};
use serde_json::json;
use table::contract::{self, Contract};
use table::message::{audit, source_below, unknown_keys};
use table::{Answer, Catalog, Journal, Lang, Session, Setup};

#[test]
fn both_languages_say_the_same() {
    assert_eq!(audit(&MESSAGES), Vec::<String>::new());
}

#[test]
fn every_key_in_the_code_has_a_message() {
    let source = source_below(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))).unwrap();
    assert!(unknown_keys(&Catalog::new(&[MESSAGES]), &source).is_empty());
}

#[test]
fn the_digital_table_keeps_the_contract() {
    for seed in 0..6u64 {
        let setup = Setup::new("patchwork", "digital", seed)
            .with("deck", if seed % 2 == 0 { "normal" } else { "tactical" })
            .with("level", seed % 5 + 1)
            .with("automa_takes_special", if seed % 3 == 0 { "no" } else { "yes" });
        contract::check(&GAME, &Contract { setup, seed, longest: 400 });
    }
}

#[test]
fn the_companion_keeps_the_contract_in_all_its_modes() {
    let mut seed = 0;
    for circle in ["tracked", "window"] {
        for cards in ["virtual", "physical"] {
            for deck in ["normal", "tactical"] {
                for reshuffle in ["en", "de"] {
                    seed += 1;
                    let setup = Setup::new("patchwork", "companion", seed)
                        .with("circle", circle)
                        .with("cards", cards)
                        .with("deck", deck)
                        .with("reshuffle", reshuffle);
                    contract::check(&GAME, &Contract { setup, seed, longest: 600 });
                }
            }
        }
    }
}

#[test]
fn nothing_told_or_asked_lacks_its_words() {
    let catalog = Catalog::new(&[MESSAGES]);
    for table in ["digital", "companion"] {
        for lang in Lang::ALL {
            let mut session =
                Session::start(&GAME, Setup::new("patchwork", table, 3).with("deck", "tactical")).unwrap();
            let mut rng = table::Rng::new(5, 0);
            while let Some(question) = session.screen().ask.clone() {
                let mut texts = vec![catalog.text(lang, &question.prompt)];
                texts.extend(question.options().iter().map(|o| catalog.text(lang, &o.label)));
                texts.extend(question.options().iter().filter_map(|o| o.hint.as_ref()).map(|h| catalog.text(lang, h)));
                texts
                    .extend(session.screen().panel.iter().map(|(a, b)| catalog.text(lang, a) + &catalog.text(lang, b)));
                texts.extend(session.screen().fields.iter().map(|f| catalog.text(lang, &f.label)));
                for told in session.screen().news() {
                    texts.push(catalog.text(lang, &told.step.text));
                    texts.extend(told.step.reasons.iter().map(|r| catalog.text(lang, r)));
                }
                for text in texts {
                    assert!(!text.is_empty() && !text.contains("patchwork-") && !text.contains("{$"), "{text}");
                }
                let answer = contract::random_answer(&question, &mut rng);
                if session.answer(answer.clone(), false).is_err() {
                    session.answer(answer, true).unwrap();
                }
            }
        }
    }
}

#[test]
fn the_same_journal_is_the_same_game() {
    let setup = Setup::new("patchwork", "digital", 11).with("level", 5);
    let journal = contract::check(&GAME, &Contract { setup, seed: 3, longest: 400 });
    let twice = [(); 2].map(|()| {
        let session = Session::open(&GAME, Journal::from_file(&journal.to_file()).unwrap()).unwrap();
        format!("{:?} {}", session.screen().told, session.screen().state)
    });
    assert_eq!(twice[0], twice[1]);
    assert!(journal.to_share_code().len() < 2_900, "it fits a QR code");
}

#[test]
fn a_digital_action_that_is_not_legal_is_refused_with_the_rules_code() {
    let mut session = Session::start(&GAME, Setup::new("patchwork", "digital", 1)).unwrap();
    let before = session.screen().state.clone();
    let window = before["circle"].as_array().unwrap();
    let far = window[10].as_i64().unwrap();
    let mut code = |text: &str| session.answer(text.into(), true).unwrap_err().code.into_owned();
    assert_eq!(code(&format!("take {far} o0 r0 c0")), "NotInWindow");
    assert_eq!(code("take 40 o0 r0 c0"), "UnknownPatch");
    assert_eq!(code("special r0 c0"), "NoSpecialPending");
    assert_eq!(code("fly"), "BadNotation");
    let dear = (0..3)
        .map(|i| window[i].as_i64().unwrap())
        .find(|&id| patchwork::patch::PatchId::new(id as u8).unwrap().cost() > 5);
    if let Some(id) = dear {
        assert_eq!(code(&format!("take {id} o0 r0 c0")), "NotAffordable");
    }
    let cheap = (0..3)
        .map(|i| window[i].as_i64().unwrap())
        .find(|&id| patchwork::patch::PatchId::new(id as u8).unwrap().cost() <= 5);
    if let Some(id) = cheap {
        assert_eq!(code(&format!("take {id} o0 r8 c8")), "DoesNotFit");
    }
    assert_eq!(session.answer(Answer::Number(1), false).unwrap_err().code, "WrongKind");
    assert_eq!(session.screen().state, before);
}

#[test]
fn bad_options_are_refused() {
    for (name, value) in [("level", "6"), ("deck", "huge"), ("colour", "red"), ("circle", ""), ("seed", "1")] {
        let why = Session::start(&GAME, Setup::new("patchwork", "digital", 1).with(name, value)).unwrap_err();
        assert_eq!(why[0].code, "BadOption", "{name}={value}");
    }
}

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
