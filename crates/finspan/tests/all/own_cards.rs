//! The person's own printed cards (§9.4): entering, checking, playing with them.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use common::{area, asked, house_as_own, setup, several, start, tap};
use finspan::own::{Cards, parse_owner};
use finspan::{GAME, Item, Site};
use proptest::prelude::*;
use serde_json::{Value, json};
use table::{Answer, Game, OwnCards, Provenance};

fn own() -> &'static dyn OwnCards {
    GAME.cards().unwrap()
}

fn codes(file: &Value) -> Vec<String> {
    own().check(file).into_iter().map(|w| w.code.into_owned()).collect()
}

fn cards(list: Value) -> Value {
    json!({"decision_cards": list})
}

#[test]
fn the_house_cards_entered_by_hand_are_the_house_cards() {
    let mut file: Option<Value> = None;
    let shown = own().figures(None);
    for figure in shown.iter().filter(|f| f.field.id.starts_with("card")) {
        assert_eq!(figure.provenance, Provenance::House);
        file = Some(own().enter(file.as_ref(), &figure.field.id, &figure.field.value).unwrap());
    }
    let file = file.unwrap();
    assert_eq!(codes(&file), [""; 0]);
    assert_eq!(file["decision_cards"], house_as_own()["decision_cards"]);
    let shown = own().figures(Some(&file));
    assert!(shown[..7].iter().all(|f| f.provenance == Provenance::Owner));
}

#[test]
fn each_number_once_and_all_seven_to_shuffle() {
    let one = own().enter(None, "card3.icons", &several(&["place", "fish"])).unwrap();
    assert_eq!(codes(&one), [""; 0], "the printed deck in hand knows what was entered");
    assert_eq!(parse_owner(&one.to_string()).unwrap().decisions, None);
    let mut shuffled = setup(1).with("decision_set", "own");
    shuffled.own.insert("finspan-owner".into(), one);
    assert_eq!(table::Session::start(&GAME, shuffled).unwrap_err()[0].code, "CardSetSize");
    assert_eq!(codes(&cards(json!([]))), [""; 0]);
    assert_eq!(codes(&json!({})), [""; 0]);
    let seven = house_as_own();
    assert_eq!(codes(&seven), [""; 0]);
    let mut eight = seven.clone();
    eight["decision_cards"].as_array_mut().unwrap().push(seven["decision_cards"][0].clone());
    assert_eq!(codes(&eight), ["CardNumberDuplicate"]);
}

#[test]
fn every_broken_card_has_its_code() {
    let with = |change: fn(&mut Value)| {
        let mut file = house_as_own();
        change(&mut file["decision_cards"][3]);
        codes(&file)
    };
    assert_eq!(with(|card| card["number"] = json!(5)), ["CardNumberDuplicate"]);
    assert_eq!(with(|card| card["number"] = json!(8)), ["CardInvalid"]);
    assert_eq!(with(|card| card["marker"] = json!("jump")), ["CardInvalid"]);
    assert_eq!(with(|card| card["action"] = json!("sleep")), ["CardInvalid"]);
    assert_eq!(with(|card| card["action"] = json!("fish")), ["CardInvalid"], "a fish card with dive steps");
    assert_eq!(with(|card| card["dive"] = json!({"school": false, "hatch": false, "eggs": false})), ["EmptyDive"]);
    assert_eq!(with(|card| card["dive"] = Value::Null), ["EmptyDive"]);
    assert_eq!(with(|card| card["colour"] = json!("red")), ["CardInvalid"]);
    assert_eq!(with(|card| *card = json!(7)), ["CardInvalid"]);
}

#[test]
fn icons_that_stand_on_no_card_are_refused_at_once() {
    let enter = |icons: &[&str]| own().enter(None, "card1.icons", &several(icons)).unwrap_err().code.into_owned();
    assert_eq!(enter(&["place", "remove", "fish"]), "CardInvalid");
    assert_eq!(enter(&["fish", "eggs"]), "CardInvalid");
    assert_eq!(enter(&["whale"]), "CardInvalid");
    assert_eq!(enter(&["place"]), "EmptyDive");
    assert_eq!(own().enter(None, "card1.icons", &1.into()).unwrap_err().code, "WrongKind");
    assert_eq!(own().enter(None, "card8.icons", &several(&["fish"])).unwrap_err().code, "UnknownField");
    assert_eq!(own().enter(None, "W1-7.item", &"young".into()).unwrap_err().code, "UnknownField");
    assert_eq!(own().enter(None, "W1-1.item", &"whales".into()).unwrap_err().code, "NotOffered");
    assert_eq!(own().enter(None, "W1-1.base_calm", &21.into()).unwrap_err().code, "OutOfRange");
    assert_eq!(own().enter(None, "R1.rows", &several(&[])).unwrap_err().code, "OwnerFileInvalid");
}

#[test]
fn tiles_and_ravel_cards_are_entered_figure_by_figure() {
    let enter = |file: &Value, field: &str, value: Answer| own().enter(Some(file), field, &value).unwrap();
    let file = enter(&json!({}), "W1-3.item", "any_fish".into());
    let file = enter(&file, "W1-3.base_stormy", 6.into());
    let file = enter(&file, "R1.column", "green".into());
    let file = enter(&file, "R1.rows", several(&["6", "1"]));
    assert_eq!(codes(&file), [""; 0]);
    let cards = parse_owner(&file.to_string()).unwrap();
    let tile = cards.tiles[2];
    assert_eq!((tile.item.value, tile.item.provenance), (Item::AnyFish, Provenance::Owner));
    assert_eq!((tile.base_stormy.value, tile.base_calm.value), (6, 2));
    assert_eq!(tile.base_calm.provenance, Provenance::Booklet, "what was not entered stays");
    assert_eq!((cards.ravel[0].column.value, cards.ravel[0].row_list()), (Site::Green, vec![1, 6]));
    let figures = own().figures(Some(&file));
    let owner: Vec<_> =
        figures.iter().filter(|f| f.provenance == Provenance::Owner).map(|f| f.field.id.clone()).collect();
    assert_eq!(owner, ["W1-3.item", "W1-3.base_stormy", "R1.column", "R1.rows"]);
}

#[test]
fn there_is_a_figure_for_everything_an_owner_can_settle() {
    let figures = own().figures(None);
    assert_eq!(figures.len(), 7 + 18 * 5 + 6 * 2);
    let house = figures.iter().filter(|f| f.provenance == Provenance::House).count();
    assert!(house >= 7 + 18 + 10, "decision cards, stormy values, five Ravel cards");
    for figure in &figures {
        figure.field.question().accepts(&figure.field.value).unwrap();
    }
}

#[test]
fn broken_files_are_refused_and_named() {
    for text in ["", "{", "7", "null", "[]", "{\"tiles\": 3}", "{\"whales\": {}}", "{\"schema\": \"x\"}"] {
        assert_eq!(parse_owner(text).unwrap_err().code, "OwnerFileInvalid", "{text}");
    }
    let bad = json!({
        "tiles": {"W1-1": {"item": "whales"}, "W9-1": {}, "W1-2": {"base_calm": -1}, "W1-4": {"set_size": 0}, "W1-5": 3},
        "ravel_cards": {"R1": {"rows": [1, 1]}, "R2": {"rows": []}, "R3": {"column": "red"}, "R7": {}, "R4": {"size": 1}},
    });
    assert_eq!(codes(&bad).len(), 10, "every reason: {:?}", own().check(&bad));
    assert_eq!(parse_owner("{}").unwrap(), Cards::built_in());
}

#[test]
fn a_game_is_played_with_the_own_cards_and_says_so() {
    let mut file = house_as_own();
    for card in file["decision_cards"].as_array_mut().unwrap() {
        (card["marker"], card["action"], card["dive"]) = (json!("none"), json!("fish"), Value::Null);
    }
    file["tiles"] = json!({"W1-1": {"base_calm": 9}});
    let mut own = setup(1).with("decision_set", "own");
    own.own.insert("finspan-owner".into(), file);
    let mut session = start(own.clone());
    tap(&mut session, &["done"; 6]);
    assert_eq!(area(&session), [2, 1, 0, 6, 0], "six fish");
    assert_eq!(session.screen().state["notes"][0]["achievement"], 9);
    assert_eq!(session.screen().state["decision_set"], "owner");
    assert_eq!(session.screen().state["tiles"][0]["base_calm"]["provenance"], "owner");
    assert!(!session.screen().told.iter().any(|t| t.step.text.id == "finspan-house"));
    // The house set stays available; the person's own tiles count in any case.
    let mut session = start(own.with("decision_set", "house"));
    assert_eq!(session.screen().state["decision_set"], "house");
    tap(&mut session, &["done"; 6]);
    assert!(area(&session)[3] < 6);
    assert_eq!(asked(&session), "week");
}

fn anything() -> impl Strategy<Value = Value> {
    let word = prop::sample::select(vec![
        "decision_cards",
        "tiles",
        "ravel_cards",
        "W1-1",
        "W3-6",
        "R1",
        "R6",
        "item",
        "rows",
        "column",
        "base_calm",
        "set_size",
        "number",
        "marker",
        "action",
        "dive",
        "place",
        "fish",
        "school",
        "young",
        "blue",
        "schema",
    ]);
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0..9i64).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        word.clone().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 8, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..8).prop_map(Value::from),
            prop::collection::btree_map(word.clone().prop_map(str::to_owned), inner, 0..6)
                .prop_map(|m| Value::Object(m.into_iter().collect())),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_file_makes_it_panic(file in anything(), text in ".{0,60}") {
        let _ = parse_owner(&text);
        let read = parse_owner(&file.to_string());
        prop_assert_eq!(read.is_ok(), own().check(&file).is_empty());
        let figures = own().figures(Some(&file));
        prop_assert_eq!(figures.len(), 7 + 90 + 12);
        for field in ["card2.icons", "W2-2.base_stormy", "R3.rows"] {
            let value = figures.iter().find(|f| f.field.id == field).unwrap().field.value.clone();
            prop_assert!(own().enter(Some(&file), field, &value).is_ok());
        }
    }
}
