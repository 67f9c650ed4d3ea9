//! Every named option of §11, in a situation where its values lead to different results.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use common::*;
use imperial_steam::GAME;
use imperial_steam::companion::from_map::FromMap;
use imperial_steam::data::cards::Effect;
use imperial_steam::facts::Facts;
use imperial_steam::franz::Franz;
use imperial_steam::franz::notes::Notes;
use imperial_steam::franz::state::{Factory, State};
use imperial_steam::names::{Colour, Engineer, Good, Gulden, Side, TrackRule, WIEN};
use imperial_steam::options::Options;
use imperial_steam::score::{self, Figures, Sheet};
use serde_json::{Value, json};
use std::sync::Arc;
use table::{Answer, Catalog, Lang, Session, Setup, Silent, Winner};

/// The start of a scenario with one option set.
fn state(id: &str, option: &str, value: &str) -> State {
    let mut scenario = scenario(id);
    scenario["set"]["options"][option] = json!(value);
    assert!(named_options().iter().any(|(n, values)| *n == option && values.contains(&value)), "{option} = {value}");
    state_of(&scenario)
}

/// Runs something; returns the orders and all reasons with their options, in English.
fn run(st: &mut State, what: impl FnOnce(&mut Franz<'_, FromMap<'_, Silent>>)) -> (Vec<String>, Vec<String>) {
    let mut silent = Silent;
    let mut table = FromMap::new(&mut silent);
    table.notes = Notes::kept();
    let mut franz = Franz::new(st, &mut table);
    what(&mut franz);
    franz.facts.flush();
    let catalog = Catalog::new(&[messages()]);
    let says = table.notes.says.iter().map(|r| catalog.text(Lang::En, r)).collect();
    (table.notes.orders, says)
}

fn card(st: &mut State, id: &str) -> (Vec<String>, Vec<String>) {
    let at = usize::from(st.cards.action(id).unwrap());
    run(st, |franz| {
        franz.play_card(at).unwrap();
    })
}

fn names_the_option(says: &[String], option: &str) {
    let catalog = Catalog::new(&[messages()]);
    let choice = Options::named().iter().find(|c| c.name == option).unwrap();
    let label = catalog.text(Lang::En, &choice.label);
    assert!(says.iter().any(|s| s.contains(&format!("[{label}: "))), "{option} is not named in {says:#?}");
}

#[test]
fn decision_draw() {
    for (value, left) in [("every_turn", 4), ("on_demand", 5)] {
        let mut st = state("G21", "decision_draw", value);
        st.decks.decision.in_play = None;
        let ids = ["3A", "4", "5", "1A", "2A"].map(|id| st.cards.action(id).unwrap());
        st.decks.action.stack(&ids);
        run(&mut st, |franz| franz.turn().unwrap());
        assert_eq!(st.decks.decision.left().len(), left, "{value}: card 3A needs no slot");
    }
}

#[test]
fn reshuffle() {
    for (value, joined) in [("when_needed", false), ("at_last_card", true)] {
        let mut st = state("G21", "reshuffle", value);
        st.decks.decision.in_play = None;
        let (_, says) = run(&mut st, |franz| (0..5).for_each(|_| franz.turn().unwrap()));
        assert_eq!(st.decks.action.joined, joined, "{value}, after the fifth turn");
        if joined {
            names_the_option(&says, "reshuffle");
        }
    }
}

#[test]
fn no_block() {
    for (value, orders) in [("nothing", vec![]), ("gain_10", vec!["gulden +10 -> 40"])] {
        let mut st = state("G35", "no_block", value);
        let mut cards = (*st.cards).clone();
        let at = usize::from(st.cards.action("1A").unwrap());
        cards.actions[at].blocks.truncate(1);
        st.cards = Arc::new(cards);
        let (told, says) = card(&mut st, "1A");
        assert_eq!(told, orders, "{value}");
        assert!(says.last().unwrap().starts_with("No block is possible"));
    }
}

#[test]
fn neighbour() {
    // Fürstenfeld has a site, but he cannot have the tunnel engineer.
    for (value, orders) in [("buildable", "influence +2 -> 50"), ("adjacent", "gulden +40 -> 160")] {
        let mut st = state("G24", "neighbour", value);
        let (told, says) = card(&mut st, "4");
        assert_eq!(told, [orders], "{value}");
        if value == "adjacent" {
            assert!(
                says.iter().any(|s| s.starts_with("Not possible: no city he can join - go to block 3")),
                "{says:#?}"
            );
            names_the_option(&says, "neighbour");
        }
    }
}

#[test]
fn engineer_threshold() {
    let (reached, _) = card(&mut state("G23", "engineer_threshold", "reached"), "4");
    let (exceeded, _) = card(&mut state("G23", "engineer_threshold", "exceeded"), "4");
    assert!(reached.contains(&"take tunnel engineer from Gloggnitz".to_owned()));
    assert_eq!(exceeded, ["influence +2 -> 50"]);
}

#[test]
fn engineer_kept() {
    for (value, kept) in [("on", true), ("off", false)] {
        let mut st = state("G23", "engineer_kept", value);
        let offered = st.board.as_ref().unwrap().hubs[Colour::Blue].engineers[Engineer::Tunnel];
        let (told, _) = card(&mut st, "4");
        assert_eq!(st.franz.engineers[Engineer::Tunnel], kept, "{value}");
        assert_eq!(told.contains(&"return tunnel engineer to Gloggnitz".to_owned()), !kept);
        let now = st.board.as_ref().unwrap().hubs[Colour::Blue].engineers[Engineer::Tunnel];
        assert_eq!(now, if kept { offered - 1 } else { offered });
    }
}

#[test]
fn fee_short() {
    let (waive, _) = card(&mut state("G38", "fee_short", "waive_rest"), "4");
    assert_eq!(waive, ["pay 40 -> 0", "fee 0 -> 0", "track Amstetten-Linz"]);
    let mut st = state("G38", "fee_short", "blocks_link");
    let (blocks, says) = card(&mut st, "4");
    assert_eq!(blocks, ["influence +2 -> 80"], "after paying 40 he could not pay the fee: {says:#?}");
}

/// A tracked game on the house map in which you go first.
fn session(options: &[(&str, &str)]) -> Session<'static> {
    let setup = Setup::new("imperial-steam", "companion", 5).with("mode", "tracked").with("choices", "led");
    let setup = options.iter().fold(setup, |s, (n, v)| s.with(n, v));
    Session::start(&GAME, setup).unwrap()
}

fn answers(session: &mut Session<'_>, list: &[&str]) {
    for answer in list {
        session.answer(Answer::from(*answer), false).unwrap_or_else(|why| panic!("{answer}: {why:?}"));
    }
}

fn gulden(session: &Session<'_>) -> i64 {
    session.screen().state["franz"]["gulden"].as_i64().unwrap()
}

#[test]
fn fee_from_you() {
    for (value, fee) in [("10", 10), ("0", 0)] {
        let mut session = session(&[("fee_from_you", value)]);
        answers(&mut session, &["200"]);
        session.set("franz.links", Answer::Several(vec!["Wien-Baden".into()])).unwrap();
        let before = gulden(&session);
        answers(&mut session, &["track", "Wien-Baden", "yes"]);
        assert_eq!(gulden(&session) - before, fee, "{value}");
    }
}

#[test]
fn origin_order() {
    let build = |value: &str| {
        let mut st = state("G34", "origin_order", value);
        st.franz.engineers[Engineer::Bridge] = true;
        run(&mut st, |franz| {
            franz.effect(Effect::BuildTracks { count: 1, rule: TrackRule::MostFreeSites }).unwrap();
        })
    };
    let (fee, _) = build("fee_station_engineer");
    assert_eq!(fee[1], "track Gloggnitz-Mürzzuschlag");
    let (engineer, says) = build("engineer_fee_station");
    assert_eq!(engineer, ["fee 10 -> 50", "track Amstetten-Mürzzuschlag"]);
    names_the_option(&says, "origin_order");
    assert!(says.iter().any(|s| s.starts_with("From Amstetten: no new engineer needed there.")), "{says:#?}");
}

#[test]
fn second_track_prefers_targets() {
    for (value, second) in [("on", "Mariazell"), ("off", "Bruck a. d. Mur")] {
        let mut st = state("G11", "second_track_prefers_targets", value);
        let find = |name: &str| st.names.find(name).unwrap();
        let (muerz, mariazell, bruck) = (find("Mürzzuschlag"), find("Mariazell"), find("Bruck a. d. Mur"));
        st.hubs[Colour::White].as_mut().unwrap().city = muerz;
        st.hubs[Colour::Green].as_mut().unwrap().city = mariazell;
        st.board.as_mut().unwrap().sites[usize::from(bruck.0)] = 2;
        let (told, says) = run(&mut st, |franz| {
            franz.effect(Effect::BuildTracks { count: 2, rule: TrackRule::Targets }).unwrap();
        });
        assert!(told.contains(&format!("track Mürzzuschlag-{second}")), "{value}: {told:?} {says:#?}");
    }
}

#[test]
fn second_track_dead_end() {
    for (value, lost) in [("from_network", false), ("forfeit", true)] {
        let mut st = state("G27", "second_track_dead_end", value);
        let (told, says) = run(&mut st, |franz| {
            franz.effect(Effect::BuildTracks { count: 2, rule: TrackRule::Targets }).unwrap();
        });
        assert_eq!(told.contains(&"track Amstetten-Linz".to_owned()), !lost);
        if lost {
            names_the_option(&says, "second_track_dead_end");
        }
    }
}

#[test]
fn trieste_distance() {
    let (links, _) = card(&mut state("G10", "trieste_distance", "links"), "6*");
    let (buildable, says) = card(&mut state("G10", "trieste_distance", "buildable_links"), "6*");
    assert_eq!(links, ["track Fürstenfeld-Murska Sobota"]);
    assert_eq!(buildable, ["track Fürstenfeld-Graz"], "from Murska Sobota he would need a bridge");
    names_the_option(&says, "trieste_distance");
}

#[test]
fn name_order() {
    let build = |value: &str| {
        run(&mut state("G25", "name_order", value), |franz| {
            franz.effect(Effect::BuildTracks { count: 1, rule: TrackRule::MostFreeSites }).unwrap();
        })
    };
    assert_eq!(build("dictionary").0, ["track Fürstenfeld-Murska Sobota"]);
    let (phone, says) = build("phone_book");
    assert_eq!(phone[1], "track Gloggnitz-Mürzzuschlag");
    names_the_option(&says, "name_order");
}

#[test]
fn token_taken() {
    for (value, left) in [("first_comer", 0), ("each_player", 2)] {
        let mut st = state("G04", "token_taken", value);
        run(&mut st, |franz| {
            franz.effect(Effect::BuildTracks { count: 2, rule: TrackRule::Targets }).unwrap();
        });
        let linz = st.names.find("Linz").unwrap();
        assert_eq!(st.board.as_ref().unwrap().token(linz), left, "{value}: for you");
    }
}

#[test]
fn factory_without_worker() {
    let (next, _) = card(&mut state("G33", "factory_without_worker", "next_block"), "4");
    assert_eq!(next[1], "track Amstetten-Linz");
    let mut st = state("G33", "factory_without_worker", "from_supply");
    let supply = st.franz.supply();
    let (from_supply, says) = card(&mut st, "4");
    assert_eq!(from_supply, ["pay 20 -> 40", "factory stone at Wien"]);
    assert_eq!(st.franz.supply(), supply - 1);
    names_the_option(&says, "factory_without_worker");
}

fn factories(st: &mut State, goods: &[Good]) {
    st.franz.factories = goods.iter().map(|g| Factory { good: *g, city: WIEN, cubes: 1, on: None }).collect();
}

#[test]
fn all_types_producing() {
    let all = [Good::Wood, Good::Stone, Good::Iron, Good::Coal];
    let mut st = state("G08", "all_types_producing", "ignore_filter");
    factories(&mut st, &all);
    let (ignore, says) = card(&mut st, "4");
    assert_eq!(ignore[1], "factory coal at Wien");
    assert!(says.contains(&"All four goods are produced: the first rule is ignored.".to_owned()));
    let mut st = state("G08", "all_types_producing", "next_block");
    factories(&mut st, &all);
    let (next, says) = card(&mut st, "4");
    assert_eq!(next, ["influence +2 -> 80"], "no neighbour has a site either");
    names_the_option(&says, "all_types_producing");
}

#[test]
fn hire_short() {
    for (value, order) in
        [("hire_what_is_left", "hire 1 at Gloggnitz, price now 20"), ("next_block", "gulden +50 -> 100")]
    {
        let mut st = state("G15", "hire_short", value);
        factories(&mut st, &[Good::Wood; 10]);
        st.franz.hired = 4;
        assert_eq!(st.franz.supply(), 1);
        let (told, _) = card(&mut st, "2B");
        assert_eq!(told.last().unwrap(), order, "{value}");
    }
}

#[test]
fn price_steps() {
    for (value, step) in [("workers_hired", 4), ("always_2", 3)] {
        let mut st = state("G16", "price_steps", value);
        card(&mut st, "2B");
        assert_eq!(st.board.as_ref().unwrap().hubs[Colour::Bronze].price_at, step, "{value}");
    }
}

#[test]
fn delivery_order() {
    let deliver = |value: &str| run(&mut state("G19", "delivery_order", value), |franz| franz.free_delivery().unwrap());
    assert_eq!(deliver("hub_first").0, ["deliver iron St. Pölten->Gloggnitz: 30"]);
    assert_eq!(deliver("profit_first").0, ["deliver iron St. Pölten->Amstetten: 50"]);
}

#[test]
fn coal_limit() {
    for (value, order) in [
        ("one_per_hub", "deliver coal Baden->Gloggnitz: gold"),
        ("one_per_round", "deliver stone St. Pölten->Gloggnitz: 20"),
        ("none", "deliver coal Baden->Amstetten: gold"),
    ] {
        let mut st = state("G20", "coal_limit", value);
        let (told, _) = run(&mut st, |franz| franz.free_delivery().unwrap());
        assert_eq!(told, [order], "{value}");
    }
}

#[test]
fn ahead_rule() {
    for (value, order) in [("strict_column", "influence +1 -> 120"), ("first_in_column", "gulden +10 -> 10")] {
        let mut st = state("G29", "ahead_rule", value);
        (st.you.column, st.front) = (11, Side::Franz);
        let (told, _) = run(&mut st, |franz| franz.gain_influence(1).unwrap());
        assert_eq!(told, [order], "{value}: both stand on 110, Franz in front");
    }
}

fn begins(session: &Session<'_>) -> String {
    let told = &session.screen().told;
    told.iter().rev().find_map(|t| t.step.data["begins"].as_str().map(str::to_owned)).unwrap()
}

#[test]
fn equal_influence() {
    for (value, who) in [("earlier_marker_first", "franz"), ("you_first", "you")] {
        let mut session = session(&[("equal_influence", value), ("pass_rule", "franz_stops")]);
        answers(&mut session, &["0"]);
        assert_eq!(begins(&session), "franz", "the higher column begins");
        let his = session.screen().state["franz"]["influence"].to_string();
        answers(&mut session, &["influence", &his, "pass"]);
        assert_eq!(session.screen().state["round"], 2);
        assert_eq!(begins(&session), who, "{value}");
    }
    let mut session = session(&[("equal_influence", "ask"), ("pass_rule", "franz_stops")]);
    answers(&mut session, &["0"]);
    let his = session.screen().state["franz"]["influence"].to_string();
    answers(&mut session, &["influence", &his, "pass"]);
    assert_eq!(session.screen().ask.as_ref().unwrap().id, "QO1");
}

#[test]
fn pass_rule() {
    for (value, turns) in [("franz_plays_on", 2), ("franz_stops", 0)] {
        let mut session = session(&[("pass_rule", value)]);
        answers(&mut session, &["200", "pass"]);
        let told = &session.screen().told;
        let first_round = told.iter().take_while(|t| t.step.data["round"] != 2);
        assert_eq!(first_round.filter(|t| t.step.data["action"].is_string()).count(), turns, "{value}");
    }
}

#[test]
fn phase8_repeat() {
    for (value, contracts) in [("once", 1), ("while_possible", 2)] {
        let mut st = state("G32", "phase8_repeat", value);
        factories(&mut st, &[Good::Wood; 6]);
        run(&mut st, |franz| franz.phase_8().unwrap());
        assert_eq!(st.franz.contracts.len(), contracts, "{value}");
    }
}

#[test]
fn contracts_valid() {
    for (value, contracts) in [("anyone", Gulden(-50)), ("own_network", Gulden(0))] {
        let st = state("G36", "contracts_valid", value);
        assert_eq!(
            Sheet::new(&score::franz(&st, 0, 0), &st.options).contracts,
            contracts,
            "{value}: only you are in Trieste"
        );
        assert!(score::contracts_valid(&st, Side::You));
    }
}

#[test]
fn score_dock() {
    for (value, goods) in [("off", Gulden(30)), ("on", Gulden(70))] {
        let st = state("G36", "score_dock", value);
        assert_eq!(Sheet::new(&score::franz(&st, 0, 0), &st.options).goods, goods, "{value}");
    }
}

fn rules(option: &str, value: &str) -> Options {
    Options::of(&Setup::new("imperial-steam", "companion", 0).with(option, value))
}

#[test]
fn final_track_fee() {
    let figures = Figures { foreign: 3, lent: 1, ..Figures::default() };
    assert_eq!(Sheet::new(&figures, &rules("final_track_fee", "20")).track_fees, Gulden(-40));
    assert_eq!(Sheet::new(&figures, &rules("final_track_fee", "0")).track_fees, Gulden(0));
}

#[test]
fn investor_rounding() {
    let figures = |cash| Figures { cash: Gulden(cash), investors: 2, ..Figures::default() };
    for (value, cost) in [("down", Gulden(-176)), ("nearest", Gulden(-178)), ("up", Gulden(-178))] {
        assert_eq!(Sheet::new(&figures(885), &rules("investor_rounding", value)).investors, cost, "{value}");
    }
    assert_eq!(Sheet::new(&figures(884), &rules("investor_rounding", "nearest")).investors, Gulden(-176));
    assert_eq!(Sheet::new(&figures(884), &rules("investor_rounding", "up")).investors, Gulden(-178));
    assert_eq!(Sheet::new(&figures(-50), &rules("investor_rounding", "up")).investors, Gulden(0), "never of a debt");
}

#[test]
fn score_tie() {
    for (value, winner) in [("draw", Winner::Draw), ("influence", Winner::Opponent)] {
        let st = state("G36", "score_tie", value);
        let franz = score::franz(&st, 0, 0);
        let total = Sheet::new(&franz, &st.options).total;
        let you = Figures { cash: total, ..Figures::default() };
        assert_eq!(score::over(&st, &you, &franz, true).winner, winner, "{value}: 50 against his 90");
    }
}

#[test]
fn changed_options_stand_in_the_log_header() {
    let session = session(&[("name_order", "phone_book"), ("coal_limit", "none")]);
    let catalog = Catalog::new(&[messages()]);
    let header: Vec<String> = session.screen().told.iter().map(|t| catalog.text(Lang::En, &t.step.text)).collect();
    assert!(header.contains(&"Options changed: Order of names: ü as ue, Coal: no limit".to_owned()), "{header:#?}");
    let plain: Value = session.screen().state["house"].clone();
    assert_eq!(plain, true);
}
