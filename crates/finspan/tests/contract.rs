//! The contract of all games, and the words of this one.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod common;

use common::{printed_deck, setup};
use finspan::{GAME, MESSAGES};
use table::contract::{self, Contract};
use table::{Catalog, Game, Lang, Setup, Values, message};

fn setups() -> Vec<Setup> {
    vec![
        setup(1),
        setup(2).with("level", 1).with("tokens", "table").with("own_score", "on"),
        setup(3).with("level", 5).with("ravel", "random").with("ravel_strength", 4),
        setup(4).with("level", 4).with("side", "b").with("deck", "printed"),
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
fn both_languages_say_the_same() {
    assert_eq!(message::audit(&MESSAGES), Vec::<String>::new());
}

#[test]
fn every_key_in_the_code_has_a_message_and_every_message_is_used() {
    let source = message::source_below(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))).unwrap();
    assert!(message::unknown_keys(&Catalog::new(&[MESSAGES]), &source).is_empty());
    for line in MESSAGES.en.lines().filter(|l| l.starts_with("finspan-")) {
        let key = line.split(' ').next().unwrap();
        assert!(source.contains(&format!("\"{key}\"")), "{key} is never said");
    }
    let keys = MESSAGES.en.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_alphabetic()));
    assert!(keys.clone().count() > 50 && keys.clone().all(|l| l.starts_with("finspan-")));
}

#[test]
fn every_option_is_labelled_and_helped_in_both_languages() {
    let catalog = Catalog::new(&[MESSAGES]);
    for option in GAME.about().options {
        assert!(option.values.allow(option.default), "{}", option.name);
        for lang in Lang::ALL {
            let (label, help) = (catalog.text(lang, &option.label), catalog.text(lang, &option.help));
            assert_ne!(label, option.name, "no label for {}", option.name);
            assert!(help.len() > 20 && help.ends_with('.'), "{}: {help}", option.name);
            if let Values::OneOf(values) = &option.values {
                let mut texts: Vec<_> = values.iter().map(|(_, m)| catalog.text(lang, m)).collect();
                texts.sort();
                texts.dedup();
                assert_eq!(texts.len(), values.len(), "{}: two values read the same", option.name);
            }
        }
    }
}
