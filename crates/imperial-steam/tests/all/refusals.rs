//! Every bad input of §18: its code, its text, and that nothing changes. Corrections and own files too.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use common::*;
use imperial_steam::GAME;
use imperial_steam::companion::from_map::FromMap;
use imperial_steam::companion::printed::read_card;
use imperial_steam::data::{cards, map};
use imperial_steam::facts::Pause;
use imperial_steam::franz::Franz;
use imperial_steam::names::Which;
use proptest::prelude::*;
use serde_json::{Value, json};
use table::{Answer, Catalog, FieldKind, Game, Lang, Provenance, Refusal, Session, Setup, Silent, Stop};

fn english(why: &Refusal) -> String {
    Catalog::new(&[messages()]).text(Lang::En, &why.text)
}

fn setup(mode: &str) -> Setup {
    Setup::new("imperial-steam", "companion", 5).with("mode", mode).with("choices", "led")
}

fn start(setup: Setup) -> Session<'static> {
    Session::start(&GAME, setup).unwrap()
}

fn go(session: &mut Session<'_>, list: &[&str]) {
    for answer in list {
        session.answer(Answer::from(*answer), false).unwrap_or_else(|why| panic!("{answer}: {why:?}"));
    }
}

/// An answer is refused with this code and text, and nothing changes.
fn refused(session: &mut Session<'_>, answer: impl Into<Answer>, code: &str, text: &str) -> Refusal {
    let before = (session.journal().clone(), session.screen().state.clone());
    let why = session.answer(answer.into(), false).unwrap_err();
    assert_eq!((why.code.as_ref(), english(&why).as_str()), (code, text));
    assert_eq!((session.journal().clone(), session.screen().state.clone()), before, "nothing changes");
    why
}

#[test]
fn start_money_goes_in_tens_up_to_1000() {
    for money in ["-10", "1010", "125", "lots"] {
        let why = Session::start(&GAME, setup("asked").with("start_money", money)).unwrap_err();
        assert_eq!(why[0].code, "StartMoneyOutOfRange", "{money}");
        assert_eq!(english(&why[0]), "Starting money must be 0 to 1000 in tens.");
    }
    assert!(Session::start(&GAME, setup("asked").with("start_money", 1000)).is_ok());
}

#[test]
fn a_card_that_cannot_be_drawn_is_refused() {
    let mut session = start(setup("tracked").with("cards", "printed"));
    go(&mut session, &["0"]);
    session.answer(2.into(), false).unwrap();
    assert_eq!(session.screen().ask.as_ref().unwrap().id, "card.action");
    refused(&mut session, "9", "UnknownCard", "No card 9 in this card file.");
    refused(&mut session, "6*", "CardTooEarly", "Card 6* joins at the first reshuffle.");
    go(&mut session, &["3A", "1", "done"]);
    refused(&mut session, "3A", "CardAlreadyDrawn", "Card 3A was already drawn; left: 1A, 2A, 4, 5.");
    let why = Session::start(&GAME, setup("tracked").with("strategy_action", "9")).unwrap_err();
    assert_eq!(why[0].code, "BadOption", "only the house's strategy cards are offered");
}

#[test]
fn printed_cards_keep_the_same_books_and_an_unknown_strategy_card_may_come() {
    let mut st = fresh(&json!({}));
    st.decks.action.aside = None;
    for id in ["4", "1A", "5", "2A", "3A"] {
        let card = read_card(&st, Which::Action, id).unwrap();
        st.decks.action.draw_named(card);
        st.decks.action.discard();
    }
    assert_eq!(read_card(&st, Which::Action, "7*").unwrap_err().code, "CardTooEarly");
    assert!(st.decks.action.is_empty());
    st.decks.action.reshuffle();
    let card = read_card(&st, Which::Action, "7*").unwrap();
    st.decks.action.draw_named(card);
    st.decks.action.discard();
    assert_eq!(
        read_card(&st, Which::Action, "8*").unwrap_err().code,
        "CardAlreadyDrawn",
        "only one of them is in the deck"
    );
}

#[test]
fn unknown_columns_numbers_and_bad_names_are_refused() {
    let mut session = start(setup("asked"));
    go(&mut session, &["yes", "200"]);
    refused(&mut session, "", "BadName", "A name is needed here, of at most 60 letters.");
    refused(&mut session, "Wien", "BadName", "Wien already has another place.");
    go(&mut session, &["Bruck a. d. Mur"]);
    refused(&mut session, "35", "UnknownColumn", "There is no column 35.");
    go(&mut session, &["50"]);
    refused(&mut session, "bruck a d mur", "BadName", "bruck a d mur already has another place.");
    go(&mut session, &["Gloggnitz", "30", "Hintertupfing", "110", "Zagreb", "80", "0"]);
    assert_eq!(session.screen().ask.as_ref().unwrap().id, "setup.number");
    refused(&mut session, 10, "OutOfRange", "A whole number from 0 to 9 is needed.");
    refused(&mut session, -1, "OutOfRange", "A whole number from 0 to 9 is needed.");
    session.answer(2.into(), false).unwrap();
    let state = &session.screen().state;
    assert_eq!(state["hubs"][0]["city"], "Bruck a. d. Mur");
    assert_eq!(state["hubs"][2]["city"], "Hintertupfing", "typed names are kept");
}

#[test]
fn a_city_of_his_is_no_new_name() {
    // Card 4 with 40 gulden and no site in his network: QA3 asks for cities outside it.
    for seed in 0..40 {
        let mut session = start(Setup { seed, ..setup("asked") });
        go(&mut session, &["yes", "200", "Amstetten", "50", "Gloggnitz", "30", "Villach", "110", "Zagreb", "80", "0"]);
        session.answer(2.into(), false).unwrap();
        for _ in 0..20 {
            let id = session.screen().ask.as_ref().unwrap().id.to_string();
            match id.as_str() {
                "QF1" => go(&mut session, &["no"]),
                "QA3" => {
                    let list = |name: &str| Answer::Several(vec![name.to_owned()]);
                    refused(&mut session, list("Wien"), "BadName", "Wien is already in Franz’s network.");
                    refused(&mut session, list(" "), "BadName", "A name is needed here, of at most 60 letters.");
                    session.answer(list("St. Pölten"), false).unwrap();
                    return;
                }
                "turn" => go(&mut session, &["done"]),
                _ => break,
            }
        }
    }
    panic!("QA3 was never asked");
}

#[test]
fn entries_that_do_not_fit_the_map_are_refused() {
    let mut session = start(setup("tracked"));
    go(&mut session, &["200", "track"]);
    let why = refused(
        &mut session,
        "Maribor-Ljubljana",
        "NotNextToNetwork",
        "Maribor-Ljubljana does not touch your network.",
    );
    assert!(why.anyway, "may be overridden");
    session.answer("Maribor-Ljubljana".into(), true).unwrap();
    go(&mut session, &["no", "track"]);
    refused(&mut session, "Ljubljana-Maribor", "DuplicateTrack", "Your track already lies on Maribor-Ljubljana.");
    refused(&mut session, "Wien-Rom", "NotOffered", "“Wien-Rom” is not one of the answers offered here.");
    go(&mut session, &["Wien-Baden", "yes", "factory"]);
    refused(&mut session, "Linz", "NoFreeSite", "No free factory site in Linz.");
    go(&mut session, &["Baden", "factory"]);
    refused(&mut session, "Baden", "NoFreeSite", "No free factory site in Baden.");
    go(&mut session, &["Wien", "delivery", "bronze", "coal", "delivery", "bronze"]);
    refused(&mut session, "coal", "NotInDemand", "Amstetten wants no coal.");
    go(&mut session, &["wood", "contract"]);
    refused(&mut session, "C9", "UnknownContract", "No such contract.");
    go(&mut session, &["C7", "contract"]);
    refused(&mut session, "C7", "UnknownContract", "No such contract.");
}

#[test]
fn corrections_stay_in_range_and_consistent() {
    let mut session = start(setup("tracked"));
    go(&mut session, &["200"]);
    let mut set = |field: &str, value: Answer, code: &str| {
        let before = session.screen().state.clone();
        let why = session.set(field, value).unwrap_err();
        assert_eq!(why.code, code, "{field}: {}", english(&why));
        assert_eq!(session.screen().state, before);
    };
    for (field, most) in [
        ("franz.tracks_left", 18),
        ("franz.stations_left", 2),
        ("franz.hired", 15),
        ("franz.supply", 15),
        ("franz.goods", 99),
        ("franz.dock", 99),
        ("franz.gulden", 9990),
    ] {
        set(field, (most + 1).into(), "OutOfRange");
        set(field, (-1).into(), "OutOfRange");
    }
    let several = |list: &[&str]| Answer::Several(list.iter().map(|s| (*s).to_owned()).collect());
    set("franz.tracks_left", 5.into(), "Inconsistent");
    set("franz.stations_left", 0.into(), "Inconsistent");
    set("franz.links", several(&["Maribor-Ljubljana"]), "Inconsistent");
    set("franz.links", several(&["Wien-Baden", "Baden-Gloggnitz", "Gloggnitz-Fürstenfeld"]), "Inconsistent");
    set("franz.links", several(&["Wien-Baden", "Baden-Amstetten", "Baden-Gloggnitz"]), "Inconsistent");
    session.set("franz.engineers", several(&["tunnel"])).unwrap();
    session.set("franz.links", several(&["Wien-Baden", "Baden-Gloggnitz", "Gloggnitz-Fürstenfeld"])).unwrap();
    assert_eq!(session.screen().state["franz"]["tracks_left"], 15);
    assert_eq!(session.screen().state["board"]["hubs"]["blue"]["tunnel"], 0, "taken from the lowest hub (I9)");
    assert_eq!(session.set("franz.engineers", several(&[])).unwrap_err().code, "Inconsistent");
    session.set("franz.hired", 5.into()).unwrap();
    assert_eq!(session.screen().state["franz"]["supply"], 10, "together they stay 15 (I3)");
    session.set("hub.blue.column", "60".into()).unwrap();
    assert_eq!(session.screen().state["hubs"][1]["column"], 60);
    session.undo(1);
    assert_eq!(session.screen().state["hubs"][1]["column"], 30, "a correction can be undone");
    assert!(session.screen().fields.iter().all(|f| !matches!(&f.kind, FieldKind::Choice(o) if o.is_empty())));
}

#[test]
fn damaged_and_foreign_saves_are_refused() {
    // The table refuses anything that is not a save of this version; the old file is never touched.
    let journal = start(setup("asked")).journal().clone();
    let damaged = journal.to_file().replace("journal/1", "journal/7");
    assert_eq!(table::Journal::from_file(&damaged).unwrap_err().code, "BadSave");
    let other = table::Journal { edition: 9, ..journal };
    assert_eq!(Session::open(&GAME, other).unwrap_err().code, "BadSave");
}

#[test]
fn no_turn_without_an_action_left() {
    let mut st = fresh(&json!({}));
    st.franz.hands = 0;
    let mut silent = Silent;
    let mut table = FromMap::new(&mut silent);
    for over in [false, true] {
        (st.over, st.franz.hands) = (over, i64::from(over));
        let Err(Pause::Stop(Stop::Refused { why, .. })) = Franz::new(&mut st, &mut table).turn() else { panic!() };
        assert_eq!(
            (why.code.as_ref(), english(&why).as_str()),
            ("NoActionLeft", "Franz has no action left this round.")
        );
        assert_eq!(st.turn, 0);
    }
}

fn card_error(change: impl FnOnce(&mut Value)) -> Vec<(String, String)> {
    let mut file = cards::house_value().clone();
    change(&mut file);
    let own = GAME.cards().unwrap();
    let wrong = cards::read(&file).unwrap_err();
    assert_eq!(own.check(&json!({ "cards": file })), wrong);
    let mut setup = setup("asked");
    setup.own.insert("imperial-steam".into(), json!({ "cards": file }));
    assert!(Session::start(&GAME, setup).is_err(), "a game does not start with a broken file");
    wrong.iter().map(|w| (w.code.to_string(), english(w))).collect()
}

fn one(code: &str, text: &str) -> Vec<(String, String)> {
    vec![(code.to_owned(), text.to_owned())]
}

#[test]
fn a_broken_card_file_is_refused() {
    let block = "/action_cards/0/blocks/0";
    let jump =
        |to: i64| card_error(|f| f.pointer_mut(&format!("{block}/conditions/0")).unwrap()["fail_to"] = json!(to));
    assert_eq!(jump(1), one("BadJump", "Card 1A, block 1: jump to 1 is not allowed."));
    assert_eq!(jump(7), one("BadJump", "Card 1A, block 1: jump to 7 is not allowed."));
    let cost = card_error(|f| f.pointer_mut(&format!("{block}/cost")).unwrap()["goods"] = json!(5));
    assert_eq!(cost, one("CostNotCovered", "Card 1A, block 1: cost 5 is not covered by a condition."));
    let slot = card_error(|f| f.pointer_mut("/decision_cards/2/slots/B").unwrap()["order"][1] = json!("iron"));
    assert_eq!(slot, one("BadSlot", "Card 3, slot B: each entry exactly once."));
    let check = card_error(|f| f.pointer_mut(&format!("{block}/conditions/0")).unwrap()["check"] = json!("luck"));
    assert_eq!(check[0].0, "UnknownCondition");
    assert!(check[0].1.starts_with("Unknown condition luck."));
    let effect = card_error(|f| f.pointer_mut(&format!("{block}/effects/0")).unwrap()["effect"] = json!("dance"));
    assert_eq!(effect[0].0, "UnknownEffect");
    assert!(effect[0].1.starts_with("Unknown effect dance."));
    let deck = card_error(|f| f["action_cards"].as_array_mut().unwrap().retain(|c| c["number"] != 5));
    assert_eq!(deck, one("BadDeck", "The action deck needs one card of each number 1 to 5."));
    let twice = card_error(|f| {
        let card = f["action_cards"][7].clone();
        f["action_cards"].as_array_mut().unwrap().push(card);
    });
    assert_eq!(twice[0].0, "BadDeck");
    assert_eq!(cards::parse("{").unwrap_err()[0].code, "OwnerFileInvalid");
    assert_eq!(cards::parse("{}").unwrap_err()[0].code, "OwnerFileInvalid");
}

#[test]
fn every_mistake_of_a_file_is_named() {
    let wrong = card_error(|f| {
        f.pointer_mut("/action_cards/0/blocks/0/conditions/0").unwrap()["fail_to"] = json!(1);
        f.pointer_mut("/decision_cards/2/slots/B").unwrap()["order"][1] = json!("iron");
    });
    assert_eq!(wrong.iter().map(|w| w.0.as_str()).collect::<Vec<_>>(), ["BadJump", "BadSlot"]);
}

fn map_error(change: impl FnOnce(&mut Value)) -> Vec<(String, String)> {
    let mut file = map::house_value().clone();
    change(&mut file);
    let wrong = map::read(&file).unwrap_err();
    let mut setup = setup("tracked");
    setup.own.insert("imperial-steam-map".into(), file);
    assert!(Session::start(&GAME, setup).is_err());
    wrong.iter().map(|w| (w.code.to_string(), english(w))).collect()
}

#[test]
fn a_broken_map_file_is_refused() {
    let format = map_error(|f| f["format"] = json!("x"));
    assert_eq!(format, one("MapFileInvalid", "Not a map file of version 1: format."));
    assert_eq!(map::parse("[").unwrap_err()[0].code, "MapFileInvalid");
    let field = map_error(|f| f["influence"]["columns"] = Value::Null);
    assert_eq!(field, one("MapFileInvalid", "Not a map file of version 1: influence.columns."));
    let link =
        |a: &str, b: &str| map_error(|f| f["links"].as_array_mut().unwrap().push(json!({"a": a, "b": b, "needs": []})));
    assert_eq!(link("Wien", "Rom"), one("BadLink", "Link Wien-Rom: a city that is not on the map."));
    assert_eq!(link("Wien", "Wien"), one("BadLink", "Link Wien-Wien: it leads to itself."));
    assert_eq!(link("Baden", "Wien"), one("BadLink", "Link Baden-Wien: it appears twice."));
    let apart = map_error(|f| {
        f["links"].as_array_mut().unwrap().retain(|l| l["a"] != "Gorizia" && l["a"] != "Udine" && l["b"] != "Gorizia")
    });
    assert_eq!(apart, one("CityUnreachable", "City Gorizia cannot be reached from Wien."));
    let no_wien = map_error(|f| {
        f["cities"].as_array_mut().unwrap().retain(|c| c["name"] != "Wien");
        f["links"].as_array_mut().unwrap().retain(|l| l["a"] != "Wien");
    });
    assert_eq!(no_wien, one("CityUnreachable", "City Wien cannot be reached from Wien."));
    let hub = |change: fn(&mut Value)| map_error(|f| change(&mut f["hubs"]));
    assert_eq!(hub(|h| h["green"] = Value::Null), one("BadHub", "Hub green: it is missing."));
    assert_eq!(
        hub(|h| h["green"]["city"] = json!("Rom"))[0].1,
        "Hub green: its city is not on the map or already taken."
    );
    assert_eq!(hub(|h| h["green"]["column"] = json!(21)), one("BadHub", "Hub green: there is no such column."));
    let mut partial = map::house_value().clone();
    partial["hubs"]["green"] = Value::Null;
    partial["partial"] = json!(true);
    assert!(map::read(&partial).is_ok(), "a map that says it is partial may lack a hub");
}

#[test]
fn own_cards_are_entered_figure_by_figure() {
    let own = GAME.cards().unwrap();
    assert_eq!(own.name(), "imperial-steam");
    let figures = own.figures(None);
    assert!(figures.iter().any(|f| f.field.id == "action.1A.1.goods" && f.provenance == Provenance::Derived));
    let ids: std::collections::BTreeSet<_> = figures.iter().map(|f| f.field.id.to_string()).collect();
    assert_eq!(ids.len(), figures.len(), "every figure has its own name");
    assert!(figures.iter().all(|f| f.field.question().accepts(&f.field.value).is_ok()), "every value is possible");

    assert_eq!(
        own.enter(None, "action.1A.1.goods", &5.into()).unwrap_err().code,
        "CostNotCovered",
        "the condition says 4"
    );
    let file = own.enter(None, "action.1A.1.if1.n", &5.into()).unwrap();
    let file = own.enter(Some(&file), "action.1A.1.goods", &5.into()).unwrap();
    let file = own.enter(Some(&file), "action.5.3.effect", &"gain_gulden".into()).unwrap();
    let file = own.enter(Some(&file), "action.5.3.effect.n", &70.into()).unwrap();
    let file = own.enter(Some(&file), "action.5.4.effect", &"goods_to_area".into()).unwrap();
    let file = own.enter(Some(&file), "action.5.1.if3", &"gulden_min".into()).unwrap();
    assert_eq!(own.enter(Some(&file), "action.5.1.if3.fail_to", &1.into()).unwrap_err().code, "BadJump");
    let file = own.enter(Some(&file), "action.5.1.if3.fail_to", &4.into()).unwrap();
    let order = |list: &[&str]| Answer::Several(list.iter().map(|s| (*s).to_owned()).collect());
    assert_eq!(own.enter(Some(&file), "decision.1.B", &order(&["coal"])).unwrap_err().code, "BadSlot");
    let file = own.enter(Some(&file), "decision.1.B", &order(&["coal", "iron", "stone", "wood"])).unwrap();
    let file = own.enter(Some(&file), "decision.1.ties", &"influence".into()).unwrap();
    assert!(file.get("map").is_none(), "the map is still the house's");
    let file = own.enter(Some(&file), "map.city.St. Pölten.sites", &3.into()).unwrap();
    let file = own.enter(Some(&file), "map.link.Wien-Bratislava", &"both".into()).unwrap();
    let file = own.enter(Some(&file), "map.hub.blue.column", &"40".into()).unwrap();
    assert_eq!(own.enter(Some(&file), "action.9.1.goods", &1.into()).unwrap_err().code, "UnknownField");
    assert_eq!(own.enter(Some(&file), "action.1A.1.goods", &"x".into()).unwrap_err().code, "WrongKind");
    assert_eq!(own.check(&file), []);

    let read = cards::read(&file["cards"]).unwrap();
    assert_eq!(read.actions[0].blocks[0].goods, 5);
    assert_eq!(read.actions[0].blocks[0].prov, Provenance::Owner);
    assert_eq!(read.decisions[0].b[0].id(), "coal");
    let map = map::read(&file["map"]).unwrap();
    assert_eq!(map.tiles[usize::from(map.names.find("St. Pölten").unwrap().0)].0, 3);

    // The journal carries the file, and the game is played with it; leaving it out is the reset.
    let mut setup = setup("tracked");
    setup.own.insert("imperial-steam".into(), file);
    let session = start(setup);
    let again = table::Journal::from_share_code(&session.journal().to_share_code()).unwrap();
    assert_eq!(again.setup.own, session.journal().setup.own);
    assert_eq!(session.screen().state["hubs"][1]["column"], 40);
    let other = own.enter(None, "action.1A.3.effect", &"none".into()).unwrap_err();
    assert_eq!(other.code, "BadJump", "a block that is jumped to stays");
}

#[test]
fn a_printed_card_that_differs_is_carried_out_and_kept() {
    let mut session = start(setup("tracked").with("cards", "printed"));
    go(&mut session, &["0"]);
    session.answer(2.into(), false).unwrap();
    go(&mut session, &["differs", "3A", "2"]);
    let before = session.screen().state["franz"]["gulden"].as_i64().unwrap();
    session.answer(10.into(), false).unwrap();
    session.answer(0.into(), false).unwrap();
    go(&mut session, &["goods_to_area"]);
    session.answer(3.into(), false).unwrap();
    go(&mut session, &["yes", "1"]);
    let franz = &session.screen().state["franz"];
    assert_eq!((franz["gulden"].as_i64().unwrap(), franz["goods"].as_i64().unwrap()), (before - 10, 7));
    let stored = session.screen().told.iter().find_map(|t| t.step.data.get("own").cloned()).unwrap();
    assert_eq!(
        stored,
        json!({"card": "3A", "block": 2, "effects": [{"effect": "goods_to_area", "n": 3}], "cost": {"gulden": 10, "goods": 0}})
    );
    assert_eq!(session.screen().state["action_deck"]["discard"], json!(["3A"]));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_the_readers_panic(text in ".{0,200}") {
        let _ = cards::parse(&text);
        let _ = map::parse(&text);
    }

    #[test]
    fn no_damage_to_a_file_makes_the_readers_panic(at in 0usize..40_000, with in "[0-9a-z\"{}\\[\\],:* -]{0,4}") {
        for (file, map) in [(include_str!("../../data/franz-cards.json"), false), (include_str!("../../data/house-map.json"), true)] {
            let at = (0..=at.min(file.len() - 8)).rev().find(|i| file.is_char_boundary(*i)).unwrap();
            let end = (at + 1..).find(|i| file.is_char_boundary(*i)).unwrap();
            let damaged = format!("{}{with}{}", &file[..at], &file[end..]);
            // Whatever can still be read can also be played.
            if map {
                if let Ok(file) = serde_json::from_str::<Value>(&damaged) && map::read(&file).is_ok() {
                    let mut setup = setup("tracked");
                    setup.own.insert("imperial-steam-map".into(), file);
                    prop_assert!(Session::start(&GAME, setup).is_ok());
                }
            } else if let Ok(file) = serde_json::from_str::<Value>(&damaged) && cards::read(&file).is_ok() {
                let own = json!({"cards": file});
                prop_assert!(GAME.cards().unwrap().figures(Some(&own)).len() > 100);
            }
        }
    }
}

#[test]
fn a_contract_that_cannot_be_is_refused() {
    use imperial_steam::companion::from_person::FromPerson;
    use imperial_steam::facts::Facts;
    for (typed, code) in [
        (["0", ""], "UnknownContract"),
        (["-70", ""], "UnknownContract"),
        (["70", "7"], "UnknownContract"),
        (["70", "0"], "UnknownContract"),
    ] {
        let mut st = fresh(&json!({}));
        st.board = None;
        let mut answers = typed.iter();
        let person =
            |q: &table::Question, _: &imperial_steam::franz::state::State, _: &[table::Step]| table::Entry::Answer {
                q: q.id.clone().into_owned(),
                a: Answer::from(*answers.next().unwrap()),
                anyway: false,
            };
        let mut live = table::Simulated::new(person, false);
        let Err(Pause::Stop(Stop::Refused { why, .. })) = FromPerson::new(&mut live).contract(&mut st, 6) else {
            panic!()
        };
        assert_eq!(why.code, code, "{typed:?}");
    }
}
