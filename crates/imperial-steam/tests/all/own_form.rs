//! The form of one's own cards and map: how it reads, and what comes of every entry.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::common::messages;
use crate::playthrough::kept;

use imperial_steam::GAME;
use imperial_steam::data::{cards, map};
use serde_json::{Value, json};
use table::playthrough::{self, mark_of};
use table::{Answer, FieldKind, Figure, Game as _, OwnCards, Provenance};

fn cards() -> &'static dyn OwnCards {
    GAME.cards().unwrap()
}

fn several(ids: &[&str]) -> Answer {
    Answer::Several(ids.iter().map(|id| (*id).to_owned()).collect())
}

fn entered(own: Option<Value>, figures: &[(&str, Answer)]) -> Value {
    playthrough::entered(cards(), own, figures).unwrap()
}

fn known() -> Value {
    json!({
        "format": "vis-a-vis/franz-own/1",
        "known": {
            "links": [{"a": "Wien", "b": "Krems", "needs": ["tunnel"]}, {"a": "Krems", "b": "Horn", "needs": []}],
            "demand": {"blue": {"iron": [30, "silver"]}, "white": {"coal": [10, 20, 30, "gold"]}},
        },
    })
}

#[test]
fn the_form_reads_as_it_did() {
    let own = entered(
        Some(known()),
        &[
            ("action.5.3.effect", "deliver".into()),
            ("action.5.1.if3", "hired_between".into()),
            ("action.5.1.if3.fail_to", 2.into()),
            ("decision.1.ties", "influence".into()),
            ("map.next.Wien", several(&["St. Pölten", "Baden", "Krems"])),
            ("map.columns", several(&["0", "30", "60", "90", "120", "150", "180", "210"])),
            ("map.flag.1.column", "none".into()),
            ("map.semmering", "none".into()),
            ("map.contract.C2.slots", 0.into()),
        ],
    );
    kept("own-form.txt", &playthrough::form(cards(), messages(), &own));
}

/// Some other values of a figure.
fn others(figure: &Figure) -> Vec<Answer> {
    let mut answers: Vec<Answer> = match &figure.field.kind {
        FieldKind::Number { min, max, .. } => vec![(*min).into(), (min + 1).into(), (*max).into()],
        FieldKind::Choice(options) => options.iter().map(|o| o.id.as_ref().into()).collect(),
        FieldKind::Several(options) => {
            let Answer::Several(now) = &figure.field.value else { panic!("{figure:?}") };
            let (rest, mut turned) = (now.iter().skip(1).cloned().collect(), now.clone());
            turned.reverse();
            let more = now.iter().cloned().chain(options.iter().map(|o| o.id.to_string()).take(1)).collect();
            vec![Answer::Several(rest), Answer::Several(turned), Answer::Several(more)]
        }
    };
    if figure.field.free {
        answers.extend(["Neustadt".into(), several(&["Neustadt"])]);
    }
    answers.retain(|answer| *answer != figure.field.value);
    answers
}

/// `map.hub`, `action.5`, and so on.
fn family(id: &str) -> String {
    let mut parts = id.split('.');
    let (first, second) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let last = id.rsplit('.').next().unwrap_or_default().trim_end_matches(|c: char| c.is_ascii_digit());
    match first {
        "map" if ["next", "link"].contains(&second) => format!("map.{second}"),
        "map" => format!("map.{second} … {last}"),
        _ => format!("{first} … {last}"),
    }
}

#[test]
fn every_entry_comes_to_what_it_came_to() {
    let mut outcomes: BTreeMap<String, BTreeMap<String, (u32, u64)>> = BTreeMap::new();
    for own in [None, Some(known())] {
        for (at, figure) in cards().figures(own.as_ref()).iter().enumerate() {
            // With knowledge, only what concerns it.
            if own.is_some() && !figure.field.id.starts_with("known") {
                continue;
            }
            let all = others(figure);
            // Another of its values for each figure of a kind.
            for value in all.iter().cycle().skip(at).take(all.len().min(1)) {
                let (outcome, document) = match cards().enter(own.as_ref(), &figure.field.id, value) {
                    Ok(document) => ("entered".to_owned(), document.to_string()),
                    Err(why) => (why.code.into_owned(), String::new()),
                };
                let of = outcomes.entry(family(&figure.field.id)).or_default().entry(outcome).or_default();
                *of = (of.0 + 1, of.1 ^ mark_of(&format!("{}{document}", figure.field.id)));
            }
        }
    }
    let mut said = String::new();
    for (family, outcomes) in outcomes {
        for (outcome, (times, mark)) in outcomes {
            writeln!(said, "{family}: {outcome} {times}, {mark:016x}").unwrap();
        }
    }
    kept("own-entries.txt", &said);
}

#[test]
fn what_is_entered_is_shown_again_as_the_owners() {
    let figure = |own: &Value, id: &str| {
        let figures = cards().figures(Some(own)).into_iter();
        figures.map(|f| (f.field.id, f.field.value, f.provenance)).find(|f| f.0 == id).unwrap_or_else(|| panic!("{id}"))
    };
    for (id, value) in [
        ("action.1A.1.if1.fail_to", Answer::from(3)),
        ("action.1A.2.gulden", 0.into()),
        ("action.5.3.effect", "take_contract".into()),
        ("decision.2.C", several(&["coal", "iron", "stone", "wood"])),
        ("decision.2.D", several(&["white", "green", "blue", "bronze"])),
        ("map.hub.white.city", "Linz".into()),
        ("map.hub.white.column", "60".into()),
        ("map.hub.white.bridge", 3.into()),
        ("map.hub.white.price.1", 15.into()),
        ("map.hub.white.demand.wood.1", "gold".into()),
        ("map.flag.2.value", 90.into()),
        ("map.contract.C3.value", 145.into()),
        ("map.opening", several(&["0", "9"])),
        ("map.supply.factories.iron", 8.into()),
        ("map.city.Linz.sites", 4.into()),
        ("map.city.Linz.bonus", 0.into()),
        ("map.link.Wien-Baden", "tunnel".into()),
        ("map.semmering", "Wien-Baden".into()),
    ] {
        let own = entered(None, &[(id, value.clone())]);
        assert_eq!(figure(&own, id), (id.to_owned().into(), value, Provenance::Owner));
    }
}

#[test]
fn markers_and_flags_keep_their_values_when_columns_come_and_go() {
    let own = entered(
        None,
        &[("map.columns", several(&["0", "20", "40", "60", "80", "100", "120", "140", "160", "180", "200"]))],
    );
    let read = map::read(&own["map"]).unwrap();
    let house = map::house();
    for colour in imperial_steam::names::Colour::ALL {
        let value = |file: &map::MapFile| file.columns[file.hubs[colour].as_ref().unwrap().column];
        let (was, is) = (value(&house), value(&read));
        assert!(is >= was && is.0 - was.0 < 20, "{colour:?}: {was} to {is}, the next column there is");
    }
    assert_eq!(read.flags.len(), house.flags.len());
    assert!(read.flags.iter().zip(&house.flags).all(|(is, was)| is.1 == was.1));
}

#[test]
fn a_city_is_meant_however_it_is_spelt_and_a_name_has_sixty_letters() {
    let own = entered(None, &[("map.next.Linz", several(&["st pölten", "Amstetten", "Freistadt"]))]);
    let next = |own: &Value| -> Vec<(String, String)> {
        let links = own["map"]["links"].as_array().unwrap();
        let ends = |l: &Value| (l["a"].as_str().unwrap().to_owned(), l["b"].as_str().unwrap().to_owned());
        links.iter().map(ends).filter(|(a, b)| a == "Linz" || b == "Linz").collect()
    };
    let mut ends: Vec<String> = next(&own).into_iter().map(|(a, b)| if a == "Linz" { b } else { a }).collect();
    ends.sort();
    assert_eq!(ends, ["Amstetten", "Freistadt", "St. Pölten"]);
    let code = |field: &str, value: Answer| cards().enter(Some(&own), field, &value).unwrap_err().code;
    let long = "ü".repeat(61);
    assert_eq!(code("map.next.Linz", several(&[&long])), "BadName");
    assert_eq!(code("map.city.Freistadt.name", long.as_str().into()), "BadName");
    assert_eq!(code("map.city.Freistadt.name", "LINZ".into()), "BadName");
    assert_eq!(code("map.next.Linz", several(&["linz"])), "BadName", "no city is next to itself");
    let spelt = entered(Some(own), &[("map.city.Freistadt.name", "FREISTADT".into())]);
    assert!(
        next(&spelt).iter().any(|(a, b)| a == "FREISTADT" || b == "FREISTADT"),
        "another spelling of the same name"
    );
}

#[test]
fn a_bare_card_file_keeps_its_place_in_the_document() {
    let bare = cards::house_value().clone();
    let own = entered(Some(bare.clone()), &[("map.city.Linz.sites", 4.into())]);
    assert_eq!(own["cards"], bare);
    assert!(own["map"].is_object());
    let own = entered(Some(map::house_value().clone()), &[("decision.1.ties", "influence".into())]);
    assert_eq!(own["map"], *map::house_value());
    assert!(own.get("known").is_none());
    let own = entered(Some(known()), &[("map.city.Linz.sites", 4.into())]);
    assert_eq!(own["known"], known()["known"]);
    assert!(own.get("cards").is_none());
}

#[test]
fn links_and_rewards_that_were_learned_are_corrected_and_forgotten() {
    let own = entered(
        Some(known()),
        &[
            ("known.link.Wien-Krems", "both".into()),
            ("known.link.Krems-Horn", "gone".into()),
            ("known.demand.white.coal.4", "none".into()),
            ("known.demand.blue.iron.2", "50".into()),
        ],
    );
    assert_eq!(own["known"]["links"], json!([{"a": "Wien", "b": "Krems", "needs": ["tunnel", "bridge"]}]));
    assert_eq!(own["known"]["demand"], json!({"blue": {"iron": [30, 50]}, "white": {"coal": [10, 20, 30]}}));
}
