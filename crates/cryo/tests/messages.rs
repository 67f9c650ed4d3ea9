//! The words: both languages say the same, every key is there, names are those of the data file.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::collections::BTreeSet;
use std::path::Path;

use cryo::things::Card;
use cryo::{MESSAGES, data, words};
use table::message::{audit, source_below, unknown_keys};
use table::{Catalog, Lang};

#[test]
fn both_languages_say_the_same() {
    assert_eq!(audit(&MESSAGES), Vec::<String>::new());
}

#[test]
fn every_key_in_the_code_has_a_message_and_every_message_is_used() {
    let source = source_below(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))).unwrap();
    assert_eq!(unknown_keys(&Catalog::new(&[MESSAGES]), &source), BTreeSet::new());
    let unused: Vec<&str> = MESSAGES
        .en
        .lines()
        .filter_map(|l| l.strip_prefix("cryo-").and_then(|_| l.split(" =").next()))
        .filter(|key| !source.contains(&format!("\"{key}\"")))
        .collect();
    assert_eq!(unused, Vec::<&str>::new());
}

#[test]
fn names_are_those_of_the_data_file() {
    let catalog = Catalog::new(&[MESSAGES]);
    for card in Card::ALL {
        let facts = data::card(card);
        let said = |m: &table::Msg| (catalog.text(Lang::En, m), catalog.text(Lang::De, m));
        let names = |n: &data::Names| (n.en.clone(), n.de.clone());
        assert_eq!(said(&words::card(card)), names(&facts.vehicle.names));
        assert_eq!(said(&words::upgrade(card)), names(&facts.upgrade));
        assert_eq!(said(&words::mission(card)), names(&facts.mission.names));
    }
}
