//! The house set: its totals, its label everywhere (I20), and rules of the round that need no card.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use std::collections::BTreeMap;

use common::*;
use imperial_steam::GAME;
use imperial_steam::data::{cards, map};
use imperial_steam::franz::board::Board;
use imperial_steam::franz::state::hands;
use imperial_steam::names::{ByEngineer, Colour, Target, Tie, WIEN};
use table::{Answer, Catalog, Lang, Session, Setup};

#[test]
fn the_house_map_has_the_stated_totals() {
    let map = map::house();
    assert_eq!(map.names.len(), 29);
    assert_eq!(map.links.len(), 50);
    let count = |needs: [bool; 2]| map.links.iter().filter(|l| l.needs == ByEngineer(needs)).count();
    let counts = [[false, false], [false, true], [true, false], [true, true]].map(count);
    assert_eq!(counts, [34, 8, 7, 1], "plain, bridge, tunnel, both");
    assert_eq!(map.tiles.iter().map(|t| t.0).sum::<i64>(), 24);
    let tokens = |n: i64| map.tiles.iter().filter(|t| t.1 == n).count();
    assert_eq!([1, 2, 3].map(tokens), [8, 8, 3]);
    assert_eq!(map.contracts.len(), 8);
    assert!(map.contracts.iter().all(|c| (60..=200).contains(&c.value.0)));
    let columns = [Colour::Bronze, Colour::Blue, Colour::White, Colour::Green]
        .map(|c| map.columns[map.hubs[c].as_ref().unwrap().column].0);
    assert_eq!(columns, [50, 30, 80, 110]);
    let board = Board::new(&map);
    let way = |tunnel: bool, bridge: bool| {
        let can = ByEngineer([tunnel, bridge]);
        board.to_trieste(|l| l.needs.which().all(|k| can[k]))[usize::from(WIEN.0)]
    };
    assert_eq!(
        [way(true, true), way(true, false), way(false, true), way(false, false)],
        [Some(6), Some(7), Some(8), Some(10)]
    );
    let none = board.to_trieste(|l| l.needs == ByEngineer::NONE);
    assert!(board.cities().all(|c| none[usize::from(c.0)].is_some()), "every city can be reached without engineers");
}

#[test]
fn the_booklet_map_is_a_part_of_the_house_map() {
    let (fixture, house) = (map::parse(FIXTURE).unwrap(), map::house());
    for link in &fixture.links {
        let city = |c| house.names.find(fixture.names.of(c)).unwrap();
        let same = house
            .links
            .iter()
            .find(|l| (l.a, l.b) == (city(link.a), city(link.b)) || (l.b, l.a) == (city(link.a), city(link.b)));
        assert_eq!(same.unwrap().needs, link.needs);
    }
}

#[test]
fn the_decision_cards_are_fair() {
    let cards = cards::house();
    assert_eq!((cards.actions.len(), cards.decisions.len()), (11, 8));
    let mut ranks: BTreeMap<(&str, String, usize), usize> = BTreeMap::new();
    for card in &cards.decisions {
        let hubs: Vec<&Target> = card.a.0.iter().filter(|t| **t != Target::Trieste).collect();
        hubs.iter().enumerate().for_each(|(i, t)| *ranks.entry(("A", t.id().into(), i)).or_default() += 1);
        for (slot, order) in [("B", &card.b), ("C", &card.c)] {
            order.iter().enumerate().for_each(|(i, g)| *ranks.entry((slot, g.id().into(), i)).or_default() += 1);
        }
        card.d.iter().enumerate().for_each(|(i, c)| *ranks.entry(("D", c.id().into(), i)).or_default() += 1);
    }
    assert_eq!(ranks.len(), 4 * 4 * 4);
    assert!(ranks.values().all(|n| *n == 2), "each stands twice in each rank: {ranks:?}");
    let sites_first: Vec<&str> =
        cards.decisions.iter().filter(|c| c.a.1[0] == Tie::Sites).map(|c| c.id.as_str()).collect();
    assert_eq!(sites_first, ["1", "3", "4", "6*", "8*"]);
}

#[test]
fn the_last_block_of_every_house_card_has_no_condition() {
    for card in &cards::house().actions {
        assert!(card.blocks.last().unwrap().conditions.is_empty(), "{}", card.id);
    }
}

#[test]
fn hand_tokens_make_34_turns() {
    assert_eq!((1..=8).map(hands).collect::<Vec<_>>(), [2, 3, 4, 5, 5, 5, 5, 5]);
    assert_eq!((1..=8).map(hands).sum::<i64>(), 34);
}

fn passing_game(mode: &str) -> Session<'static> {
    let setup = Setup::new("imperial-steam", "companion", 8).with("mode", mode).with("choices", "led");
    let mut session = Session::start(&GAME, setup).unwrap();
    while let Some(q) = session.screen().ask.clone() {
        let id = q.id.as_ref();
        let a: Answer = match id {
            "setup.you" => "0".into(),
            "setup.tens" => "yes".into(),
            "you" | "turn" => "pass".into(),
            _ if !q.options().is_empty() => match q.options().iter().find(|o| o.aside) {
                Some(skip) if matches!(q.kind, table::Kind::Several { .. }) => {
                    Answer::Several(vec![skip.id.to_string()])
                }
                Some(skip) => Answer::One(skip.id.to_string()),
                None => Answer::One(q.options()[q.options().len() - 1].id.to_string()),
            },
            _ if q.fields().iter().any(|f| f.id == "go") => Answer::Form([("go".to_owned(), "skip".into())].into()),
            _ => 0.into(),
        };
        session.answer(a, false).unwrap();
    }
    session
}

#[test]
fn reshuffles_fall_where_the_booklet_puts_them() {
    // Before the first turn of round 3, which is turn 6, and after turns 11, 17, 23 and 29.
    let session = passing_game("tracked");
    let mut turn = 0;
    let mut after = Vec::new();
    for told in &session.screen().told {
        let step = &told.step;
        if let Some(n) = step.data["turn"].as_i64() {
            turn = n;
        }
        if step.data["reshuffled"] == "action" {
            after.push(turn);
        }
    }
    let last = session.screen().state["turn"].as_i64().unwrap();
    let expected: Vec<i64> = [5, 11, 17, 23, 29].into_iter().filter(|t| *t < last).collect();
    assert_eq!(after, expected);
    assert!(last >= 20, "a long game: {last}");
}

#[test]
fn i20_the_house_label_stands_in_the_set_up_the_header_and_the_result() {
    let catalog = Catalog::new(&[messages()]);
    for mode in ["asked", "tracked"] {
        let session = passing_game(mode);
        for (lang, word) in [(Lang::En, "house"), (Lang::De, "haus")] {
            let has = |m: &table::Msg| catalog.text(lang, m).to_lowercase().contains(word);
            let told = &session.screen().told;
            assert!(has(&told[0].step.text), "the header, {mode}");
            let wealth = told.iter().find(|t| t.step.text.id == "imperial-steam-wealth").unwrap();
            assert!(has(&wealth.step.text) && wealth.step.reasons.len() == 6, "the set-up");
            let over = session.screen().over.as_ref().unwrap();
            assert!(has(&over.text) && over.data["house"] == true, "the result: {}", catalog.text(lang, &over.text));
            for turn in told.iter().filter(|t| t.step.data["action"].is_string()) {
                assert!(has(&turn.step.text), "every card: {}", catalog.text(lang, &turn.step.text));
            }
        }
        assert_eq!(session.screen().state["house"], true);
    }
}

#[test]
fn cards_and_a_map_of_ones_own_carry_no_house_label() {
    let mut cards = cards::house_value().clone();
    cards["house"] = false.into();
    let mut own_map = map::house_value().clone();
    own_map["house"] = false.into();
    let mut setup = Setup::new("imperial-steam", "companion", 8).with("mode", "tracked");
    setup.own.insert("imperial-steam".into(), serde_json::json!({"cards": cards, "map": own_map}));
    let session = Session::start(&GAME, setup).unwrap();
    assert_eq!(session.screen().state["house"], false);
    assert_ne!(session.screen().told[0].step.text.id, "imperial-steam-header-house");
}

#[test]
fn presets_move_the_dials() {
    let money = |preset: &str, money: i64| {
        let setup = Setup::new("imperial-steam", "companion", 1).with("preset", preset).with("start_money", money);
        Session::start(&GAME, setup).unwrap().screen().state["franz"]["gulden"].as_i64().unwrap()
    };
    assert_eq!(["gentle", "standard", "brisk", "hard", "severe"].map(|p| money(p, 120)), [0, 120, 120, 120, 220]);
    assert_eq!(money("severe", 170), 170, "a dial of one's own goes before the preset");
}
