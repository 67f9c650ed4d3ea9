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

#[test]
fn docks_are_counted_by_row_where_their_id_says_so() {
    for (id, row) in [
        ("E-T1", ("upper", "1")),
        ("L-B12", ("lower", "12")),
        ("T3", ("upper", "3")),
        ("E-T", ("other", "T")),
        ("E-Tx", ("other", "Tx")),
        ("E-X2", ("other", "X2")),
        ("hatch", ("other", "hatch")),
    ] {
        assert_eq!(words::dock_row(id), row, "{id}");
    }
}

#[test]
fn a_slot_is_called_by_its_dock_and_by_what_its_tile_is_for() {
    let catalog = Catalog::new(&[MESSAGES]);
    let board = cryo::own::house();
    let said = |id: &str| catalog.text(Lang::En, &words::platform_slot(board, board.platform_slot(id).unwrap()));
    assert_eq!(["P1b", "P2c", "P4c", "P4b"].map(said), ["P1 (benefit)", "P2 (cost)", "P4 (cost)", "P4 (benefit)"]);
}

#[test]
fn the_same_twice_is_counted_only_where_both_are_given() {
    let catalog = Catalog::new(&[MESSAGES]);
    let said = |id: &str| catalog.text(Lang::En, &words::face(&cryo::names::Face::parse(id).unwrap()));
    assert_eq!(
        ["card+card", "tech+tech+energy", "tech/tech", "card/energy"].map(said),
        ["2 cards", "2 tech and 1 energy", "1 tech or 1 tech", "1 card or 1 energy"]
    );
}
