//! The fixture's 40 golden scenarios: exact orders, exact reasons, the state afterwards.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use common::*;
use imperial_steam::companion::from_map::FromMap;
use imperial_steam::data::cards;
use imperial_steam::facts::Facts;
use imperial_steam::franz::Franz;
use imperial_steam::franz::deck::Pile;
use imperial_steam::franz::notes::Notes;
use imperial_steam::franz::state::State;
use imperial_steam::names::{Gulden, Which};
use imperial_steam::score::{self, Figures, Sheet};
use serde_json::{Value, json};
use table::{Catalog, Silent};

/// Runs a scenario; returns its notes, the blocks done and the state afterwards.
fn run(scenario: &Value) -> (Notes, Vec<i64>, State) {
    let mut st = state_of(scenario);
    let mut silent = Silent;
    let mut table = FromMap::new(&mut silent);
    table.notes = Notes::kept();
    let mut blocks = Vec::new();
    let run = &scenario["run"];
    {
        let mut franz = Franz::new(&mut st, &mut table);
        let mut card = |franz: &mut Franz<'_, FromMap<'_, Silent>>, id: &Value| {
            let at = franz.st.cards.action(id.as_str().unwrap()).unwrap();
            blocks.extend(franz.play_card(usize::from(at)).unwrap());
        };
        if let Some(n) = run["opening"].as_i64() {
            franz.opening(n);
        } else if let Some(n) = run["gain_influence"].as_i64() {
            franz.gain_influence(n).unwrap();
        } else if run["effect"].is_string() {
            franz.effect(cards::effect(run).unwrap()).unwrap();
        } else if run["card"].is_string() {
            card(&mut franz, &run["card"]);
        } else if let Some(ids) = run["cards"].as_array() {
            ids.iter().for_each(|id| card(&mut franz, id));
        } else if run["deliver"].is_i64() {
            franz.free_delivery().unwrap();
        } else if run["phase8"].is_boolean() {
            franz.phase_8().unwrap();
        }
        franz.facts.flush();
    }
    let notes = table.notes;
    (notes, blocks, st)
}

fn check(id: &str) {
    let scenario = scenario(id);
    let expect = &scenario["expect"];
    let (notes, blocks, st) = run(&scenario);
    assert_eq!(json!(notes.orders), expect["ops"], "{id}: orders");
    let catalog = Catalog::new(&[messages()]);
    let says: Vec<(String, String)> = notes.says.iter().map(|r| said(&catalog, r)).collect();
    assert_eq!(json!(says), expect["say"], "{id}: reasons");
    let franz = &st.franz;
    let mut engineers: Vec<&str> = franz.engineers.which().map(|k| k.id()).collect();
    engineers.sort_unstable();
    let after = json!({
        "gulden": franz.gulden, "goods": franz.goods, "dock": franz.dock, "hired": franz.hired,
        "column": franz.column, "tracks_left": franz.tracks_left(), "stations_left": franz.stations_left(),
        "engineers": engineers,
    });
    assert_eq!(after, expect["after"], "{id}: state");
    match &expect["block"] {
        Value::Null => {}
        Value::Array(list) => assert_eq!(json!(blocks), json!(list), "{id}: blocks"),
        one => assert_eq!(json!(blocks), json!([one]), "{id}: block"),
    }
}

macro_rules! golden {
    ($($name:ident $id:literal),* $(,)?) => {
        $(#[test] fn $name() { check($id); })*
        const TESTED: &[&str] = &[$($id),*];
    };
}

golden! {
    g01_opening_influence "G01", g02_influence_gain_stops "G02", g03_over_a_city_to_a_hub "G03",
    g04_over_a_hub_to_a_city "G04", g05_no_target_in_reach "G05", g06_tunnel_engineer_to_be_had "G06",
    g07_no_tunnel_engineer "G07", g08_factory_example "G08", g09_trieste_with_bridge_engineer "G09",
    g10_trieste_without_bridge_engineer "G10", g11_tie_broken_by_slot_a "G11", g12_jumps_1_2_3 "G12",
    g13_jump_1_3 "G13", g14_jumps_1_2_4 "G14", g15_hire_price_then_influence "G15", g16_hire_slot_d "G16",
    g17_enough_workers "G17", g18_influence_too_low "G18", g19_shared_hub_before_pay "G19",
    g20_key_against_gulden_and_coal_limit "G20", g21_goods_only_on_the_dock "G21",
    g22_strategy_card_jumps_to_block_2 "G22", g23_engineer_reached "G23", g24_engineer_exceeded "G24",
    g25_dictionary "G25", g26_phone_book "G26", g27_dead_end_from_network "G27", g28_dead_end_forfeit "G28",
    g29_past_the_top_hub "G29", g30_contract_by_card_5 "G30", g31_open_slot_then_filled "G31",
    g32_phase_8 "G32", g33_no_worker_for_the_factory "G33", g34_origin_no_fee "G34",
    g35_too_few_goods "G35", g37_opening_without_money "G37", g38_fee_without_money "G38",
}

#[test]
fn every_scenario_of_the_fixture_is_tested() {
    let others = ["G36", "G39", "G40"];
    for id in scenario_ids() {
        assert!(TESTED.contains(&id.as_str()) || others.contains(&id.as_str()), "{id}");
    }
    assert_eq!(TESTED.len() + others.len(), 40);
}

#[test]
fn g36_final_score_of_franz() {
    let scenario = scenario("G36");
    let (_, _, st) = run(&scenario);
    let sheet = Sheet::new(&score::franz(&st, 0, 0), &st.options);
    for (line, n) in scenario["expect"]["score"].as_object().unwrap() {
        let got = sheet.lines().iter().find(|l| l.0 == line).unwrap().1;
        assert_eq!(json!(got), *n, "{line}");
    }
    assert_eq!((sheet.income, sheet.investors), (Gulden::ZERO, Gulden::ZERO), "I19");
}

#[test]
fn g39_your_final_score() {
    let scenario = scenario("G39");
    let (_, _, st) = run(&scenario);
    let you = &scenario["run"]["your_score"];
    let sum = |name: &str| Gulden(you[name].as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).sum());
    let number = |name: &str| you[name].as_i64().unwrap();
    let figures = Figures {
        cash: Gulden(number("cash")),
        income: Gulden(number("income")),
        semmering: you["semmering"].as_bool().unwrap(),
        goods: number("goods"),
        gold: sum("gold_keys"),
        silver: sum("silver_keys"),
        hubs: number("hubs_reached"),
        filled: sum("contracts_filled"),
        unfilled: sum("contracts_unfilled"),
        contracts_valid: you["trieste"].as_bool().unwrap(),
        foreign: number("foreign_segments"),
        lent: 0,
        investors: number("investors"),
    };
    let sheet = Sheet::new(&figures, &st.options);
    for (line, n) in scenario["expect"]["score"].as_object().unwrap() {
        let got = sheet.lines().iter().find(|l| l.0 == line).unwrap().1;
        assert_eq!(json!(got), *n, "{line}");
    }
}

#[test]
fn g40_strategy_card_joins_at_the_first_reshuffle() {
    let scenario = scenario("G40");
    let deck = &scenario["run"]["deck"];
    let mut st = state_of(&scenario);
    let cards = st.cards.clone();
    let at = |id: &Value| cards.action(id.as_str().unwrap()).unwrap();
    let ids = |list: &Value| list.as_array().unwrap().iter().map(at).collect::<Vec<u8>>();
    st.decks.action = Pile::stacked(&ids(&deck["order"]), at(&deck["strategy"]));
    let mut silent = Silent;
    let mut table = FromMap::new(&mut silent);
    table.notes = Notes::kept();
    let mut ops = Vec::new();
    for _ in 0..deck["draws"].as_i64().unwrap() {
        let mut franz = Franz::new(&mut st, &mut table);
        if franz.st.decks.action.is_empty() {
            // The shuffle is random; the scenario fixes its result.
            franz.reshuffle(Which::Action);
            let joined = franz.st.decks.action.left().contains(&at(&deck["strategy"]));
            assert!(joined);
            ops.push(format!("reshuffle with {}", deck["strategy"].as_str().unwrap()));
            franz.st.decks.action.stack(&ids(&deck["reshuffled"]));
        }
        let card = franz.draw(Which::Action).unwrap();
        ops.push(format!("draw {}", cards.actions[usize::from(card)].id));
        franz.st.decks.action.discard();
    }
    assert_eq!(json!(ops), scenario["expect"]["ops"]);
    let catalog = Catalog::new(&[messages()]);
    let says: Vec<(String, String)> = table.notes.says.iter().map(|r| said(&catalog, r)).collect();
    assert_eq!(json!(says), scenario["expect"]["say"]);
    let names = |cards_: Vec<u8>| cards_.iter().map(|c| cards.actions[usize::from(*c)].id.clone()).collect::<Vec<_>>();
    let mut left = st.decks.action.left();
    left.reverse();
    assert_eq!(json!(names(left)), scenario["expect"]["after"]["left"]);
    assert_eq!(json!(names(st.decks.action.discarded().to_vec())), scenario["expect"]["after"]["discard"]);
}
