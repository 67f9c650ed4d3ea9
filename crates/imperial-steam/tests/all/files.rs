//! Card and map files and what was learned: what is read of them, and what is wrong with damaged ones.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common::messages;
use crate::playthrough::kept;

use imperial_steam::data::{cards, map};
use imperial_steam::{GAME, companion};
use serde_json::{Value, json};
use table::damaged::damaged;
use table::{Catalog, Game, Lang, Refusal, Session, Setup};

/// Reasons as codes and sentences.
fn said(wrong: &[Refusal]) -> String {
    let catalog = Catalog::new(&[messages()]);
    let one = |why: &Refusal| format!("{}, {}", why.code, catalog.text(Lang::En, &why.text));
    wrong.iter().map(one).collect::<Vec<_>>().join("; ")
}

#[test]
fn damaged_card_files_are_read_or_refused_as_recorded() {
    // The cards by their kinds: with variants, without, strategy cards.
    let mut file = cards::house_value().clone();
    file["house"] = json!(false);
    let read = |file: &Value| match cards::read(file) {
        Ok(read) => Ok(format!("{read:?}")),
        Err(wrong) => Err(said(&wrong)),
    };
    kept("damaged-cards.txt", &damaged(&file, read));
}

#[test]
fn damaged_map_files_are_read_or_refused_as_recorded() {
    let read = |file: &Value| match map::read(file) {
        Ok(read) => Ok(format!("{read:?}")),
        Err(wrong) => Err(said(&wrong)),
    };
    kept("damaged-map.txt", &damaged(map::house_value(), read));
}

/// Everything that can be known of a board.
fn known() -> Value {
    json!({
        "format": "vis-a-vis/franz-own/1",
        "known": {
            "columns": [0, 10, 20, 30, 40, 50, 60, 70, 90],
            "hubs": {"blue": "Krems", "white": "Horn"},
            "links": [
                {"a": "Wien", "b": "Krems", "needs": ["tunnel"]},
                {"a": "Krems", "b": "Horn", "needs": []},
                {"a": "Baden", "b": "Wien", "needs": ["tunnel", "bridge"]},
            ],
            "demand": {"blue": {"iron": [30, "silver"], "coal": ["gold"]}},
        },
    })
}

#[test]
fn damaged_knowledge_is_used_or_refused_as_recorded() {
    let read = |own: &Value| {
        let wrong = GAME.cards().unwrap().check(own);
        if !wrong.is_empty() {
            return Err(said(&wrong));
        }
        let mut setup = Setup::new("imperial-steam", "companion", 2);
        setup.own.insert("imperial-steam".into(), own.clone());
        let st =
            companion::start(&table::prepare(&GAME, setup).map_err(|why| said(&why))?).map_err(|why| said(&why))?;
        Ok(format!("{:?} {:?} {:?} {:?}", st.learned, st.map.columns, st.map.hubs, st.names))
    };
    kept("damaged-knowledge.txt", &damaged(&known(), read));
}

#[test]
fn names_and_lists_have_their_longest() {
    let columns = |many: i64| {
        let mut file = map::house_value().clone();
        file["influence"]["columns"] = (0..many).collect();
        map::read(&file).is_ok()
    };
    // The hubs of the house stand on columns that must be there.
    assert_eq!([2, 12, 200, 201].map(columns), [false, true, true, false]);
    let known_columns = |many: i64| {
        let own = json!({"format": "vis-a-vis/franz-own/1", "known": {"columns": (0..many).collect::<Vec<_>>()}});
        GAME.cards().unwrap().check(&own).is_empty()
    };
    assert_eq!([1, 2, 200, 201].map(known_columns), [false, true, true, false]);
    let known_links = |many: usize| {
        let link = |n: usize| json!({"a": "Wien", "b": format!("Ort {n}"), "needs": []});
        let own =
            json!({"format": "vis-a-vis/franz-own/1", "known": {"links": (0..many).map(link).collect::<Vec<_>>()}});
        GAME.cards().unwrap().check(&own).is_empty()
    };
    assert_eq!([500, 501].map(known_links), [true, false]);
    let with_cities = |more: usize, letters: usize| {
        let mut file = map::house_value().clone();
        for n in 0..more {
            let name = format!("{n:0>letters$}");
            file["cities"].as_array_mut().unwrap().push(json!({"name": name, "sites": 10, "bonus": 10}));
            file["links"].as_array_mut().unwrap().push(json!({"a": "Wien", "b": name, "needs": []}));
        }
        map::read(&file)
    };
    let house = map::house().names.len();
    assert_eq!(with_cities(200 - house, 8).unwrap().names.len(), 200);
    assert!(with_cities(201 - house, 8).is_err());
    let long = with_cities(1, 60).unwrap();
    assert_eq!(long.tiles.last(), Some(&(9, 9)), "no city has more than nine of anything");
    assert!(with_cities(1, 61).is_err());
    let contracts = |slots: Value| {
        let mut file = map::house_value().clone();
        file["contracts"][0]["slots"] = slots;
        map::read(&file).map(|map| map.contracts[0].slots).ok()
    };
    let tried = [json!(0), json!(1), json!(6), json!(7), json!(["wood", "iron"])].map(contracts);
    assert_eq!(tried, [None, Some(1), Some(6), None, Some(2)]);
}

#[test]
fn a_bare_file_or_a_section_of_a_document_is_ones_own() {
    let own = GAME.cards().unwrap();
    let (cards, map) = (cards::house_value().clone(), map::house_value().clone());
    for document in [cards.clone(), map.clone(), json!({"cards": cards, "map": map}), known()] {
        assert_eq!(own.check(&document), []);
    }
    let codes = |own_file: Value| own.check(&own_file).iter().map(|why| why.code.to_string()).collect::<Vec<_>>();
    assert_eq!(codes(json!({})), ["OwnerFileInvalid"]);
    assert_eq!(codes(json!({"format": "vis-a-vis/franz-own/1"})), ["OwnerFileInvalid"]);
    assert!(said(&own.check(&json!({"format": "x"}))).contains("cards, map, known"));
    assert!(said(&own.check(&json!({}))).ends_with("format."), "{}", said(&own.check(&json!({}))));
    assert_eq!(codes(json!({"cards": {}, "map": {}})), ["OwnerFileInvalid", "MapFileInvalid"], "both are named");
    // A map of its own file goes before the one in the document.
    let mut other = map.clone();
    other["label"] = json!("Other map");
    let mut setup = Setup::new("imperial-steam", "companion", 2).with("mode", "tracked");
    setup.own.insert("imperial-steam".into(), json!({"map": map}));
    let label = |setup: &Setup| {
        let session = Session::start(&GAME, setup.clone()).unwrap();
        session.screen().told.iter().find_map(|t| t.step.data["map"].as_str().map(str::to_owned)).unwrap()
    };
    assert_ne!(label(&setup), "Other map");
    setup.own.insert("imperial-steam-map".into(), other);
    assert_eq!(label(&setup), "Other map");
}

#[test]
fn every_condition_and_effect_is_read_within_its_limits() {
    let limits = |read: &dyn Fn(i64) -> bool| -> Vec<(i64, i64)> {
        let mut spans: Vec<(i64, i64)> = Vec::new();
        for n in (-2..=20).chain(997..=1002).filter(|n| read(*n)) {
            match spans.last_mut() {
                Some(span) if span.1 + 1 == n => span.1 = n,
                _ => spans.push((n, n)),
            }
        }
        spans
    };
    let (all, amounts): (&[_], &[_]) = (&[(-2, 20), (997, 1002)], &[(0, 20), (997, 999)]);
    let check = |value: Value| cards::check(&value);
    for name in cards::CHECKS {
        let expected = match name {
            "influence_reaches_lowest_hub" | "trieste_not_in_network" => all,
            "hired_between" => &[],
            _ => amounts,
        };
        assert_eq!(limits(&|n| check(json!({"check": name, "n": n})).is_some()), expected, "{name}");
    }
    for (name, other) in [("lo", "hi"), ("hi", "lo")] {
        let between = |n: i64| check(json!({"check": "hired_between", name: n, other: 3})).is_some();
        assert_eq!(limits(&between), amounts, "{name}");
    }
    assert_eq!(check(json!({"check": "luck", "n": 1})), None);
    let effect = |value: Value| cards::effect(&value);
    for (name, expected) in [
        ("build_factory", all),
        ("nothing", all),
        ("hire_workers", &[(1, 15)]),
        ("gain_gulden", amounts),
        ("gain_influence", amounts),
        ("goods_to_area", amounts),
        ("goods_to_dock", amounts),
        ("take_contract", &[]),
        ("deliver", &[]),
        ("build_tracks", &[]),
    ] {
        assert_eq!(limits(&|n| effect(json!({"effect": name, "n": n})).is_some()), expected, "{name}");
    }
    let of = |name: &'static str, rest: Value| {
        move |what: &'static str| {
            let rest = rest.clone();
            limits(&move |n| {
                let mut value = rest.clone();
                (value["effect"], value[what]) = (json!(name), json!(n));
                cards::effect(&value).is_some()
            })
        }
    };
    assert_eq!(of("take_contract", json!({}))("max_missing"), [(0, 5)]);
    assert_eq!(of("deliver", json!({"give": 1}))("n"), [(1, 9)]);
    assert_eq!(of("deliver", json!({"n": 1}))("give"), amounts);
    assert_eq!(of("build_tracks", json!({"rule": "targets"}))("count"), [(1, 2)]);
    assert_eq!(effect(json!({"effect": "build_tracks", "count": 1, "rule": "any"})), None);
}

#[test]
fn an_effect_is_written_as_it_is_read() {
    let mut seen = std::collections::BTreeSet::new();
    for card in &cards::house().actions {
        for effect in card.blocks.iter().flat_map(|block| &block.effects) {
            let written = cards::effect_value(*effect);
            assert_eq!(cards::effect(&written), Some(*effect), "{written}");
            seen.insert(written["effect"].as_str().unwrap().to_owned());
        }
    }
    for name in cards::EFFECTS {
        let value = json!({"effect": name, "n": 3, "count": 2, "rule": "targets", "max_missing": 4, "give": 2});
        let effect = cards::effect(&value).unwrap();
        let written = cards::effect_value(effect);
        assert!(written.as_object().unwrap().iter().all(|(key, v)| value[key] == *v), "{written}");
        assert_eq!(cards::effect(&written), Some(effect), "{name}");
    }
    assert!(seen.len() > 5, "{seen:?}");
}

#[test]
fn no_card_has_the_name_of_another_and_a_file_has_at_most_a_hundred() {
    for (list, kind) in [("action_cards", "action"), ("decision_cards", "decision")] {
        let with = |strategies: usize, id: fn(usize) -> String| {
            let mut file = cards::house_value().clone();
            let all = file[list].as_array_mut().unwrap();
            let mut more = all.iter().find(|card| card["strategy"] == true).unwrap().clone();
            for n in 0..strategies {
                more["id"] = json!(id(n));
                all.push(more.clone());
            }
            cards::read(&file).map(|read| read.actions.len().max(read.decisions.len())).map_err(|why| said(&why))
        };
        let there = cards::house_value()[list].as_array().unwrap().len();
        let bad = Err(format!("BadDeck, The {kind} deck needs one card of each number 1 to 5."));
        assert_eq!(with(2, |_| "same".into()), bad, "two strategy cards of one name");
        assert_eq!(with(100 - there, |n| format!("more {n}")), Ok(100));
        assert_eq!(with(101 - there, |n| format!("more {n}")), bad);
    }
}
