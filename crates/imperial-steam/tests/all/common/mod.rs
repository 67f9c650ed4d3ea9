//! What the tests share: the fixture's scenarios as states.
#![allow(dead_code)]

use imperial_steam::data::map::ContractTile;
use imperial_steam::franz::state::{Contract, Factory, Key, State};
use imperial_steam::names::{City, Colour, Engineer, Good, Gulden, KeyKind, Side, TRIESTE};
use imperial_steam::options::Options;
use imperial_steam::{companion, words};
use serde_json::Value;
use table::{Catalog, Lang, Messages, Msg, Setup, Values};

pub const FIXTURE: &str = include_str!("../../../data/booklet-map.json");

pub fn fixture() -> Value {
    serde_json::from_str(FIXTURE).unwrap()
}

pub fn scenario(id: &str) -> Value {
    fixture()["scenarios"].as_array().unwrap().iter().find(|s| s["id"] == id).unwrap().clone()
}

pub fn scenario_ids() -> Vec<String> {
    fixture()["scenarios"].as_array().unwrap().iter().map(|s| s["id"].as_str().unwrap().to_owned()).collect()
}

pub fn messages() -> Messages {
    imperial_steam::MESSAGES
}

/// The named options with their values, the default first.
pub fn named_options() -> Vec<(&'static str, Vec<&'static str>)> {
    let values = |values: &Values, default: &str| match values {
        Values::OneOf(values) => {
            let mut ids: Vec<&str> = values.iter().map(|v| v.0).collect();
            ids.sort_by_key(|id| *id != default);
            ids
        }
        Values::Number { .. } => Vec::new(),
    };
    Options::named().iter().map(|c| (c.name, values(&c.values, &c.default))).collect()
}

/// A reason as the fixture writes it: code and English text.
pub fn said(catalog: &Catalog, reason: &Msg) -> (String, String) {
    (words::code(reason), catalog.text(Lang::En, words::bare(reason)))
}

/// A state on the booklet's map, with nothing laid yet.
pub fn fresh(options: &Value) -> State {
    let mut setup = Setup::new("imperial-steam", "companion", 0).with("mode", "tracked");
    for (name, value) in options.as_object().into_iter().flatten() {
        setup = setup.with(name, value.as_str().unwrap());
    }
    setup.own.insert("imperial-steam-map".into(), fixture());
    let mut st = companion::start(&setup).unwrap();
    (st.franz.hands, st.you.hands, st.round) = (5, 5, 1);
    st
}

/// The state a scenario starts from.
pub fn state_of(scenario: &Value) -> State {
    let set = &scenario["set"];
    let mut st = fresh(&set["options"]);
    let city = |st: &State, v: &Value| st.names.find(v.as_str().unwrap()).unwrap();
    let pairs = |st: &State, v: &Value| -> Vec<(City, City)> {
        v.as_array().into_iter().flatten().map(|p| (city(st, &p[0]), city(st, &p[1]))).collect()
    };
    let franz = &set["franz"];
    let number = |v: &Value, usual: i64| v.as_i64().unwrap_or(usual);
    st.franz.gulden = Gulden(number(&franz["gulden"], 120));
    st.franz.goods = number(&franz["goods"], 4);
    st.franz.dock = number(&franz["dock"], 0);
    st.franz.hired = number(&franz["hired"], 2);
    st.franz.column = number(&franz["column"], 0) as usize;
    for (a, b) in pairs(&st, &franz["tracks"]) {
        st.lay(a, b);
    }
    st.franz.stations = franz["stations_at"].as_array().into_iter().flatten().map(|c| city(&st, c)).collect();
    for kind in franz["engineers"].as_array().into_iter().flatten() {
        st.franz.engineers[Engineer::parse(kind.as_str().unwrap()).unwrap()] = true;
    }
    for contract in franz["contracts"].as_array().into_iter().flatten() {
        st.franz.contracts.push(Contract {
            id: contract["id"].as_str().unwrap().into(),
            value: Gulden(contract["value"].as_i64().unwrap()),
            slots: contract["slots"].as_array().unwrap().len(),
        });
    }
    for f in franz["factories"].as_array().into_iter().flatten() {
        let on = f["on"].as_str().and_then(|id| st.franz.contracts.iter().position(|c| c.id == id));
        st.franz.factories.push(Factory {
            good: Good::parse(f["good"].as_str().unwrap()).unwrap(),
            city: city(&st, &f["city"]),
            cubes: f["cubes"].as_i64().unwrap(),
            on,
        });
    }
    for key in franz["keys"].as_array().into_iter().flatten() {
        let hub = Colour::parse(key[1].as_str().unwrap()).unwrap();
        st.franz.keys.push(Key { kind: KeyKind::parse(key[0].as_str().unwrap()).unwrap(), hub, worth: Gulden::ZERO });
    }
    for hub in franz["coal_done"].as_array().into_iter().flatten() {
        st.franz.coal.push((Colour::parse(hub.as_str().unwrap()).unwrap(), 1));
    }
    st.you.column = number(&set["you"]["column"], 0) as usize;
    for (a, b) in pairs(&st, &set["you"]["links"]) {
        st.board.as_mut().unwrap().lay(a, b, Side::You);
    }
    st.you.trieste = Some(st.board.as_ref().unwrap().yours(TRIESTE));
    for (name, tile) in set["tiles"].as_object().into_iter().flatten() {
        let at = usize::from(st.names.find(name).unwrap().0);
        let board = st.board.as_mut().unwrap();
        (board.sites[at], board.tokens[at]) = (tile[0].as_i64().unwrap(), tile[1].as_i64().unwrap());
    }
    for (colour, change) in set["hubs"].as_object().into_iter().flatten() {
        change_hub(&mut st, Colour::parse(colour).unwrap(), change);
    }
    if let Some(display) = set["display"].as_array() {
        let contract = |c: &Value| ContractTile {
            id: c["id"].as_str().unwrap().into(),
            value: Gulden(c["value"].as_i64().unwrap()),
            slots: c["slots"].as_array().unwrap().len(),
        };
        st.board.as_mut().unwrap().display = display.iter().map(contract).collect();
    }
    if let Some(id) = set["decision"].as_str() {
        st.decks.decision.in_play = st.cards.decision(id);
    }
    st
}

fn change_hub(st: &mut State, colour: Colour, change: &Value) {
    if let Some(column) = change["column"].as_u64() {
        st.hubs[colour].as_mut().unwrap().column = column as usize;
    }
    let hub = &mut st.board.as_mut().unwrap().hubs[colour];
    if let Some(at) = change["price_at"].as_u64() {
        hub.price_at = at as usize;
    }
    for (good, rewards) in change["demand"].as_object().into_iter().flatten() {
        hub.demand[Good::parse(good).unwrap()] = serde_json::from_value(rewards.clone()).unwrap();
    }
    for (kind, n) in change["engineers"].as_object().into_iter().flatten() {
        hub.engineers[Engineer::parse(kind).unwrap()] = n.as_i64().unwrap();
    }
}
