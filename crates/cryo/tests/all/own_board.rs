//! One's own board, place by place: whatever a board file holds can be entered in the form, and is checked.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use cryo::GAME;
use cryo::own::{HOUSE_FILE, parse};
use serde_json::{Value, json};
use table::{Answer, FieldKind, Game as _, OwnCards, Provenance};

fn cards() -> &'static dyn OwnCards {
    GAME.cards().unwrap()
}

fn house() -> Value {
    serde_json::from_str(HOUSE_FILE).unwrap()
}

fn enter(own: &mut Option<Value>, field: &str, answer: impl Into<Answer>) {
    *own = Some(cards().enter(own.as_ref(), field, &answer.into()).unwrap());
}

fn several(ids: &[&str]) -> Answer {
    Answer::Several(ids.iter().map(|id| (*id).to_owned()).collect())
}

/// What is wrong with a file, by code.
fn faults(own: &Option<Value>) -> Vec<String> {
    cards().check(own.as_ref().unwrap()).iter().map(|why| why.code.to_string()).collect()
}

fn board(own: &Option<Value>) -> &Value {
    &own.as_ref().unwrap()["board"]
}

/// Every value of the file that play depends on, as a JSON pointer.
fn leaves(value: &Value, at: String, all: &mut Vec<String>) {
    match value {
        Value::Object(map) => map.iter().for_each(|(k, v)| leaves(v, format!("{at}/{k}"), all)),
        Value::Array(list) if !list.is_empty() => {
            list.iter().enumerate().for_each(|(i, v)| leaves(v, format!("{at}/{i}"), all));
        }
        _ => all.push(at),
    }
}

#[test]
fn the_house_board_stays_as_it_is_when_every_figure_is_entered_as_it_stands() {
    let mut own = None;
    let figures = cards().figures(None);
    let of_the_board = |id: &str| ["board.", "cavern.", "segment.", "room"].iter().any(|name| id.starts_with(name));
    let mut entered = 0;
    for figure in figures.iter().filter(|f| of_the_board(&f.field.id)) {
        assert_eq!(figure.provenance, Provenance::House, "{}", figure.field.id);
        enter(&mut own, &figure.field.id, figure.field.value.clone());
        entered += 1;
    }
    assert!(entered > 500, "{entered}");
    assert_eq!(faults(&own), Vec::<String>::new());
    let (mine, house) = (parse(&board(&own).to_string()).unwrap(), parse(HOUSE_FILE).unwrap());
    assert_eq!(format!("{mine:?}"), format!("{house:?}"));
}

#[test]
fn the_form_counts_the_parts_of_the_board_and_keeps_names_that_were_typed() {
    let catalog = table::Catalog::new(&[cryo::MESSAGES]);
    let text = |msg: &table::Msg| catalog.text(table::Lang::En, msg);
    // `E-STA1`, `V-CRY1`, `TU3`: ids that mean something to the file alone.
    let raw = |word: &str| word.contains('-') && word.ends_with(|c: char| c.is_ascii_digit()) || word.starts_with("TU");
    for figure in cards().figures(None) {
        for said in [text(&figure.field.label), text(&figure.field.shown())] {
            let word = said.split([' ', ':', ',']).find(|word| raw(word));
            assert_eq!(word, None, "{}: {said}", figure.field.id);
        }
    }
    let mut own = None;
    let mut names: Vec<String> =
        house()["sections"][0]["docks"].as_array().unwrap().iter().map(|d| d["id"].as_str().unwrap().into()).collect();
    names.push("by the hatch".into());
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    enter(&mut own, "board.engineering.docks", several(&names));
    let labels: Vec<String> = cards().figures(own.as_ref()).iter().map(|f| text(&f.field.label)).collect();
    for label in ["Dock 1: row", "by the hatch: row"] {
        assert!(labels.iter().any(|said| said == label), "{label}");
    }
}

#[test]
fn no_value_of_the_board_is_without_a_place_in_the_form() {
    // Names, and what follows from other values, are not entered; neither is what only three or four players need.
    let follows = |at: &str| {
        let last = at.rsplit('/').next().unwrap();
        let named = ["id", "number", "position", "energy_total", "colour", "material_name"].contains(&last);
        named
            || ["/format", "/provenance", "/totals", "/launch_dock", "/resource_stack_height"]
                .iter()
                .any(|p| at.starts_with(p))
            || ["/en", "/de", "/colour", "/material", "/incident_space"]
                .iter()
                .any(|p| at.starts_with("/sections/") && at.matches('/').count() == 3 && at.ends_with(p))
            || at.contains("/actions/") && at.contains("/cell")
            || at.contains("/decision_slots/") && at.contains("/cell")
            || at.starts_with("/damage_markers") && !at.ends_with("in_play/2")
            || at.starts_with("/platform/docks/") && (at.contains("/benefit/") || at.ends_with("/benefit"))
            || ["upgrade_slots", "vehicle_slots", "mission_slots"].contains(&last)
            || ["/incidents/on_sections", "/incidents/stack_height", "/incidents/sunset"]
                .iter()
                .any(|p| at.starts_with(p))
    };
    let mut all = Vec::new();
    leaves(&house(), String::new(), &mut all);
    let mut missing: Vec<String> = all.iter().filter(|at| !follows(at)).cloned().collect();
    let (before, house) = (missing.len(), house());
    for figure in cards().figures(None) {
        // Another value, whichever this figure may have.
        let other: Vec<Answer> = match &figure.field.kind {
            FieldKind::Number { min, max, .. } => [*min, *max].map(Answer::Number).to_vec(),
            FieldKind::Choice(options) => options.iter().take(3).map(|o| Answer::One(o.id.to_string())).collect(),
            FieldKind::Several(_) => vec![several(&[])],
        };
        let typed = figure.field.free.then(|| Answer::from("X9"));
        for answer in other.into_iter().chain(typed).filter(|a| *a != figure.field.value) {
            let Ok(own) = cards().enter(None, &figure.field.id, &answer) else { continue };
            let now = &own["board"];
            missing.retain(|at| now.is_null() || now.pointer(at) == house.pointer(at));
        }
    }
    assert!(before > 400, "{before}");
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn a_new_dock_a_new_tile_and_a_new_cavern_can_be_entered() {
    let mut own = None;
    let docks = ["E-T1", "E-T2", "E-B1", "E-B2", "E-B3", "E-B4"];
    enter(&mut own, "board.engineering.docks", several(&docks));
    assert_eq!(faults(&own), ["BrokenGraph"], "a dock without an action");
    enter(&mut own, "board.dock.E-B4.left", "E-FAB1");
    enter(&mut own, "board.dock.E-B4.damage", "none");
    assert_eq!(faults(&own), Vec::<String>::new());
    enter(&mut own, "board.dock.E-B4.row", "3");
    enter(&mut own, "board.dock.E-B4.column", "7");
    assert_eq!(faults(&own), Vec::<String>::new());
    enter(&mut own, "board.dock.E-B4.column", "8");
    assert_eq!(faults(&own), ["BrokenGraph"], "not beside the space it names");
    enter(&mut own, "board.dock.E-B4.column", "none");

    let tiles: Vec<String> =
        house()["resource_tiles"].as_array().unwrap().iter().map(|t| t["id"].as_str().unwrap().to_owned()).collect();
    let with_one_more: Vec<&str> = tiles.iter().map(String::as_str).chain(["mine"]).collect();
    enter(&mut own, "board.tiles", several(&with_one_more));
    assert_eq!(faults(&own), ["WrongTotal"], "61 tiles");
    enter(&mut own, "board.tile.e-co.copies", Answer::Number(3));
    enter(&mut own, "board.tile.mine.face", "crystal/tech/card");
    enter(&mut own, "board.tile.mine.back", "rnd");
    assert_eq!(faults(&own), Vec::<String>::new());
    let mine = board(&own)["resource_tiles"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(mine["items"], json!(["crystal", "tech", "card"]));
    assert_eq!((mine["mode"].as_str(), mine["back"].as_str()), (Some("one"), Some("rnd")));

    enter(&mut own, "segment.S0", Answer::Number(4));
    assert_eq!(faults(&own), Vec::<String>::new(), "the energy of the tunnels follows");
    enter(&mut own, "board.cavern.C1.start", "no");
    assert_eq!(faults(&own), ["WrongTotal"]);
    enter(&mut own, "board.cavern.C3.start", "yes");
    enter(&mut own, "board.stacks", Answer::Number(6));
    enter(&mut own, "board.platform.P2.cost_slot", "none");
    // A slot of the platform is there or not, and called what the table calls it.
    let catalog = table::Catalog::new(&[cryo::MESSAGES]);
    let say = |m: &table::Msg| catalog.text(table::Lang::En, m);
    let slot = |own: &Option<Value>, id: &str| {
        let figures = cards().figures(own.as_ref());
        let figure = figures.into_iter().find(|figure| figure.field.id == id).unwrap();
        let names: Vec<String> = figure.field.question().options().iter().map(|o| say(&o.label)).collect();
        (names, figure.field.value)
    };
    let of_p2 = vec!["none".to_owned(), "P2 (cost)".into()];
    assert_eq!(slot(&own, "board.platform.P2.cost_slot"), (of_p2, "none".into()));
    let of_p4 = vec!["none".to_owned(), "P4 (benefit)".into()];
    assert_eq!(slot(&own, "board.platform.P4.benefit_slot"), (of_p4, "P4b".into()));
    enter(&mut own, "board.printed", "yes");
    assert_eq!(faults(&own), Vec::<String>::new());
    let board = parse(&board(&own).to_string()).unwrap();
    assert_eq!((board.docks.len(), board.track.len(), board.platform_slots.len(), board.printed), (21, 6, 6, true));
}

#[test]
fn what_cannot_stand_on_a_board_is_refused_with_its_reason() {
    for (field, answer) in [
        ("board.tile.e-co.face", Answer::from("gold")),
        ("board.tile.e-co.copies", Answer::Number(-1)),
        ("board.dock.E-T1.right", Answer::from("X-RES9")),
        ("board.tiles", several(&["  "])),
        ("board.nothing", Answer::from("x")),
    ] {
        assert!(cards().enter(None, field, &answer).is_err(), "{field}");
    }
}
