//! Names are those of the data file.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use cryo::names::Card;
use cryo::{MESSAGES, data, words};
use table::{Catalog, Lang};

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
