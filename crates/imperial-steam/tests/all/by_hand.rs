//! What the person enters or corrects by hand stands on the map and in the record, nothing else changes (§12.2, §12.6).
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use common::*;
use imperial_steam::GAME;
use imperial_steam::franz::state::{Contract, Factory};
use imperial_steam::names::{Good, Gulden, WIEN};
use serde_json::{Value, json};
use table::{Answer, Kind, Record, Session, Setup};

fn tracked(choices: &str) -> Session<'static> {
    let setup = Setup::new("imperial-steam", "companion", 5).with("mode", "tracked").with("choices", choices);
    let mut session = Session::start(&GAME, setup).unwrap();
    go(&mut session, &["200"]);
    session
}

fn go(session: &mut Session<'_>, list: &[&str]) {
    for answer in list {
        session.answer(Answer::from(*answer), false).unwrap_or_else(|why| panic!("{answer}: {why:?}"));
    }
}

fn form(figures: &[(&str, Answer)]) -> Answer {
    Answer::Form(figures.iter().map(|(id, value)| ((*id).to_owned(), value.clone())).collect())
}

fn several(list: &[&str]) -> Answer {
    Answer::Several(list.iter().map(|s| (*s).to_owned()).collect())
}

fn city(session: &Session<'_>, name: &str) -> Value {
    let cities = session.screen().state["board"]["cities"].as_array().unwrap();
    cities.iter().find(|c| c["name"] == name).unwrap().clone()
}

fn link(session: &Session<'_>, a: &str, b: &str) -> Value {
    let links = session.screen().state["board"]["links"].as_array().unwrap();
    links.iter().find(|l| l["a"] == a && l["b"] == b).unwrap().clone()
}

/// Answers a question for a number that suggests what stands there now.
fn number(session: &mut Session<'_>, now: i64, n: i64) {
    let asked = session.screen().ask.as_ref().unwrap();
    assert!(matches!(asked.kind, Kind::Number { suggested: Some(s), .. } if s == now), "{:?}", asked.kind);
    session.answer(n.into(), false).unwrap();
}

#[test]
fn what_is_corrected_on_the_map_stands_there() {
    let mut session = tracked("led");
    go(&mut session, &["edit", "site", "Linz"]);
    number(&mut session, 0, 4);
    assert_eq!((&city(&session, "Linz")["sites"], &city(&session, "Linz")["token"]), (&json!(4), &json!(2)));
    go(&mut session, &["edit", "token", "Linz"]);
    number(&mut session, 2, 1);
    assert_eq!((&city(&session, "Linz")["sites"], &city(&session, "Linz")["token"]), (&json!(4), &json!(1)));
    // The spaces of a good are filled from the front.
    let iron = |session: &Session<'_>| session.screen().state["board"]["hubs"]["bronze"]["demand"]["iron"].clone();
    let full = iron(&session);
    go(&mut session, &["edit", "demand", "bronze", "iron"]);
    number(&mut session, 2, 1);
    assert_eq!(iron(&session), json!([full[1]]));
    go(&mut session, &["edit", "demand", "bronze", "iron"]);
    number(&mut session, 1, 2);
    assert_eq!(iron(&session), full);
    go(&mut session, &["edit", "demand", "bronze", "iron"]);
    assert_eq!(session.answer(3.into(), false).unwrap_err().code, "OutOfRange", "no more than are printed");
    number(&mut session, 2, 0);
    assert_eq!(iron(&session), json!([]));
    go(&mut session, &["edit", "price", "green", "4"]);
    assert_eq!(session.screen().state["board"]["hubs"]["green"]["price"], 40);
    go(&mut session, &["edit", "price", "green", "1"]);
    assert_eq!(session.screen().state["board"]["hubs"]["green"]["price"], 20);
    go(&mut session, &["edit", "closed", "Wien-Baden"]);
    assert_eq!(link(&session, "Wien", "Baden")["closed"], true);
    assert_eq!(link(&session, "Wien", "Bratislava")["closed"], false);
    go(&mut session, &["edit", "closed", "Wien-Baden"]);
    assert_eq!(link(&session, "Wien", "Baden")["closed"], false, "and open again");
    assert_eq!(session.screen().ask.as_ref().unwrap().id, "you", "correcting is no turn");
}

#[test]
fn what_is_entered_on_one_screen_changes_the_map() {
    let mut session = tracked("named");
    let hands = session.screen().state["you"]["hands"].as_i64().unwrap();
    let enter = |session: &mut Session<'_>, what: &str, figures: &[(&str, Answer)], next: &str| {
        go(session, &[what]);
        let mut figures = figures.to_vec();
        figures.push(("next", next.into()));
        session.answer(form(&figures), false).unwrap_or_else(|why| panic!("{what}: {why:?}"));
    };
    let two = [
        ("link", "Wien-Baden".into()),
        ("token", "no".into()),
        ("link2", "Baden-Sopron".into()),
        ("token2", "yes".into()),
    ];
    enter(&mut session, "track", &two, "more");
    assert_eq!(
        (&link(&session, "Wien", "Baden")["you"], &link(&session, "Baden", "Sopron")["you"]),
        (&json!(true), &json!(true))
    );
    assert_eq!((&city(&session, "Baden")["token"], &city(&session, "Sopron")["token"]), (&json!(1), &json!(0)));
    assert_eq!(session.screen().ask.as_ref().unwrap().id, "you", "there is more to enter");
    enter(&mut session, "workers", &[("hub", "bronze".into()), ("n", 3.into())], "more");
    assert_eq!(session.screen().state["board"]["hubs"]["bronze"]["price"], 30);
    enter(&mut session, "engineer", &[("engineer", "white-bridge".into())], "more");
    let white = &session.screen().state["board"]["hubs"]["white"];
    assert_eq!((&white["tunnel"], &white["bridge"]), (&json!(1), &json!(0)));
    let iron = session.screen().state["board"]["hubs"]["bronze"]["demand"]["iron"].clone();
    enter(&mut session, "delivery", &[("delivery", "bronze-iron".into())], "more");
    assert_eq!(session.screen().state["board"]["hubs"]["bronze"]["demand"]["iron"], json!([iron[1]]));
    enter(&mut session, "factory", &[("city", "Baden".into())], "more");
    assert_eq!(city(&session, "Baden")["sites"], 0);
    let offers = session.screen().state["board"]["contracts"].as_array().unwrap().clone();
    let second = offers[1]["id"].as_str().unwrap();
    enter(&mut session, "contract", &[("contract", second.into())], "more");
    let left = session.screen().state["board"]["contracts"].as_array().unwrap().clone();
    assert_eq!(left, offers.iter().filter(|o| o["id"] != second).cloned().collect::<Vec<_>>());
    enter(&mut session, "influence", &[("column", "190".into())], "more");
    assert_eq!(session.screen().state["you"]["influence"], 190);
    assert_eq!(session.screen().state["you"]["hands"], hands);
    enter(&mut session, "workers", &[("hub", "white".into()), ("n", 1.into())], "done");
    let ended = session.screen().ask.as_ref().is_none_or(|q| q.id != "you")
        || session.screen().state["you"]["hands"].as_i64().unwrap() < hands;
    assert!(ended, "the turn is over");
}

#[test]
fn every_figure_corrected_by_hand_stands_in_the_record() {
    let mut session = tracked("led");
    for (id, value) in [
        ("franz.gulden", Answer::from(450)),
        ("franz.goods", 7.into()),
        ("franz.dock", 3.into()),
        ("franz.hired", 6.into()),
        ("franz.supply", 4.into()),
        ("franz.hands", 1.into()),
        ("you.hands", 2.into()),
        ("franz.column", "60".into()),
        ("you.column", "70".into()),
        ("hub.white.column", "90".into()),
        ("franz.keys", several(&["gold-bronze-1", "silver-blue-1", "silver-blue-2"])),
        ("franz.semmering", "yes".into()),
        ("franz.semmering", "no".into()),
    ] {
        session.set(id, value.clone()).unwrap_or_else(|why| panic!("{id}: {why:?}"));
        let field = session.screen().fields.iter().find(|f| f.id == id).unwrap();
        assert_eq!(field.value, value, "{id}");
    }
    let franz = &session.screen().state["franz"];
    assert_eq!([&franz["gulden"], &franz["goods"], &franz["dock"]], [450, 7, 3]);
    assert_eq!((&franz["hired"], &franz["supply"]), (&json!(11), &json!(4)), "together they stay 15 (I3)");
}

#[test]
fn a_third_track_needs_a_station_however_it_comes_about() {
    let mut session = tracked("led");
    session.set("franz.links", several(&["Wien-Baden"])).unwrap();
    let three = several(&["Wien-Baden", "Baden-Amstetten", "Baden-Sopron"]);
    assert_eq!(session.set("franz.links", three.clone()).unwrap_err().code, "Inconsistent");
    session.set("franz.stations", several(&["Baden"])).unwrap();
    session.set("franz.links", three).unwrap();
    assert_eq!(session.screen().state["franz"]["network"], json!(["Wien", "Baden", "Amstetten", "Sopron"]));
    assert_eq!(session.screen().state["franz"]["stations_left"], 1);
    assert_eq!(session.set("franz.stations", several(&[])).unwrap_err().code, "Inconsistent");
    session.set("franz.links", several(&["Wien-Baden", "Baden-Sopron"])).unwrap();
    session.set("franz.stations", several(&[])).unwrap();
    assert_eq!(session.screen().state["franz"]["stations_left"], 2);
    assert_eq!(
        session
            .set("franz.links", several(&["Wien-Baden", "Baden-Sopron", "Bratislava-Sopron", "Wien-Bratislava"]))
            .unwrap_err()
            .code,
        "Inconsistent",
        "no city is joined twice"
    );
}

/// A state with two wood factories in Wien, both on a contract with two places.
fn two_factories() -> imperial_steam::franz::state::State {
    let mut st = fresh(&json!({}));
    st.franz.hired = 2;
    st.franz.contracts.push(Contract { id: "C1".into(), value: Gulden(60), slots: 2 });
    for _ in 0..2 {
        st.franz.factories.push(Factory { good: Good::Wood, city: WIEN, cubes: 3, on: Some(0) });
    }
    st.franz.cubes = (6, 0);
    st
}

#[test]
fn cubes_corrected_by_hand_count_as_delivered() {
    let mut st = two_factories();
    st.set("factory.2.cubes", &1.into()).unwrap();
    assert_eq!((st.franz.factories[0].cubes, st.franz.factories[1].cubes, st.franz.cubes), (3, 1, (6, 2)));
    st.set("factory.2.cubes", &2.into()).unwrap();
    assert_eq!((st.franz.factories[1].cubes, st.franz.cubes), (2, (6, 1)), "I5");
}

#[test]
fn a_contract_corrected_by_hand_keeps_its_factories() {
    let mut st = two_factories();
    st.set("contract.1.value", &90.into()).unwrap();
    assert_eq!((st.franz.contracts[0].value, st.franz.contracts[0].slots), (Gulden(90), 2));
    assert_eq!(st.set("contract.1.slots", &1.into()).unwrap_err().code, "Inconsistent");
    st.set("contract.1.slots", &2.into()).unwrap();
    st.franz.factories.push(Factory { good: Good::Iron, city: WIEN, cubes: 3, on: None });
    st.set("contract.1.slots", &3.into()).unwrap();
    assert_eq!(st.franz.contracts[0].slots, 3);
    assert_eq!(st.franz.factories[2].on, Some(0), "a factory without a contract takes the new place");
}

#[test]
fn workers_in_factories_are_neither_hired_nor_in_the_supply() {
    let mut st = two_factories();
    assert_eq!(st.set("franz.hired", &14.into()).unwrap_err().code, "Inconsistent");
    st.set("franz.hired", &13.into()).unwrap();
    assert_eq!((st.franz.hired, st.franz.supply()), (13, 0));
    assert_eq!(st.set("franz.supply", &14.into()).unwrap_err().code, "Inconsistent");
    st.set("franz.supply", &13.into()).unwrap();
    assert_eq!((st.franz.hired, st.franz.supply()), (0, 13));
}

#[test]
fn his_factories_stay_in_his_network() {
    let mut st = fresh(&json!({}));
    let baden = st.names.find("Baden").unwrap();
    st.lay(WIEN, baden);
    st.set("franz.links", &several(&[])).unwrap();
    st.lay(WIEN, baden);
    st.franz.factories.push(Factory { good: Good::Wood, city: baden, cubes: 3, on: None });
    assert_eq!(st.set("franz.links", &several(&[])).unwrap_err().code, "Inconsistent");
    assert!(st.franz.joined(baden));
}

/// Everybody passes; then the person's figures for the score.
fn scored(choices: &str) -> Value {
    let figures = [
        ("cash", 130),
        ("income", 40),
        ("goods", 3),
        ("gold", 50),
        ("silver", 20),
        ("hubs", 2),
        ("filled", 120),
        ("unfilled", 30),
        ("foreign", 2),
        ("lent", 1),
        ("investors", 1),
    ];
    let mut session = tracked(choices);
    while let Some(q) = session.screen().ask.clone() {
        let answer = match q.id.as_ref() {
            "you" => "pass".into(),
            "score" => form(&figures.map(|(id, n)| (id, n.into()))),
            id => {
                let line = id.strip_prefix("score.").unwrap_or_else(|| panic!("{id} is asked"));
                figures.iter().find(|f| f.0 == line).unwrap().1.into()
            }
        };
        session.answer(answer, false).unwrap();
    }
    session.screen().over.as_ref().unwrap().data.clone()
}

#[test]
fn the_sheet_adds_up_the_same_on_one_screen_and_line_by_line() {
    let (named, led) = (scored("named"), scored("led"));
    assert_eq!(named, led);
    let you = &named["you"];
    let lines = ["cash", "income", "goods", "keys", "hubs", "track_fees"].map(|line| you[line].as_i64().unwrap());
    assert_eq!(lines, [130, 40, 30, 70, 30, -20]);
    let contracts = you["contracts"].as_i64().unwrap();
    assert!([0, 90].contains(&contracts), "120 - 30, or nothing without Trieste");
    let subtotal = 280 + contracts;
    assert_eq!((you["subtotal"].as_i64(), you["investors"].as_i64()), (Some(subtotal), Some(-(subtotal / 10))));
    assert_eq!(named["franz"]["track_fees"], 20);
}
