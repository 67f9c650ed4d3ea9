//! Both languages say the same, every key has its words, every option its label and help.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod common;

use imperial_steam::GAME;
use table::message::{audit, source_below, unknown_keys};
use table::{Catalog, Game, Lang, Values};

#[test]
fn both_languages_have_the_same_keys_and_placeholders() {
    assert_eq!(audit(&common::messages()), Vec::<String>::new());
}

#[test]
fn every_key_in_the_code_has_a_message() {
    let source = source_below(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))).unwrap();
    let unknown = unknown_keys(&Catalog::new(&[common::messages()]), &source);
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn every_message_is_used_by_the_code() {
    let source = source_below(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))).unwrap();
    for line in common::messages().en.lines().filter(|l| l.starts_with("steam-")) {
        let key = line.split(' ').next().unwrap();
        assert!(source.contains(&format!("\"{key}\"")), "{key} is never said");
    }
}

#[test]
fn every_option_has_label_help_and_values_in_both_languages() {
    let catalog = Catalog::new(&[common::messages()]);
    let mut labels = Vec::new();
    for option in GAME.about().options {
        for lang in Lang::ALL {
            let label = catalog.text(lang, &option.label);
            assert!(
                !labels.contains(&(lang, label.clone())),
                "{}: {label} is the label of another option",
                option.name
            );
            labels.push((lang, label));
            assert!(catalog.text(lang, &option.help).len() > 10, "{}", option.name);
        }
        match &option.values {
            Values::OneOf(values) => assert_eq!(values[0].0, option.default, "the default stands first"),
            Values::Number { .. } => assert_eq!(option.default, "120"),
        }
    }
    assert_eq!(labels.len(), 2 * (9 + 29));
}
