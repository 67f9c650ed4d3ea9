//! What someone at the table experiences: headings, whole instructions, few questions, nothing asked twice.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;
use crate::person;

use common::*;
use imperial_steam::companion::Shown;
use imperial_steam::companion::from_person::FromPerson;
use imperial_steam::facts::{Criterion, Facts, Place, Pool};
use imperial_steam::franz::state::State;
use imperial_steam::options::{Choices, TriesteDistance};
use imperial_steam::{GAME, companion};
use serde_json::{Value, json};
use table::{Answer, Catalog, Entry, Game, Journal, Lang, Msg, Question, Session, Setup, Simulated, Step};

fn english(msg: &Msg) -> String {
    static CATALOG: std::sync::OnceLock<Catalog> = std::sync::OnceLock::new();
    CATALOG.get_or_init(|| Catalog::new(&[messages()])).text(Lang::En, msg)
}

fn journal(seed: u64, options: &[(&str, &str)], entries: &[Entry]) -> Journal {
    Journal { entries: entries.to_vec(), ..Journal::new(1, person::setup(seed, options, "asked")) }
}

fn asked_id(session: &Session<'_>) -> String {
    session.screen().ask.as_ref().map_or_else(String::new, |q| q.id.to_string())
}

fn form(figures: &[(&str, Answer)]) -> Answer {
    Answer::Form(figures.iter().map(|(id, value)| ((*id).to_owned(), value.clone())).collect())
}

/// Asks a table without a map for one thing; returns the questions that came up, each answered by `answer`.
fn questions(
    st: &mut State,
    answer: &dyn Fn(&Question) -> Answer,
    what: impl FnOnce(&mut State, &mut dyn Ask),
) -> Vec<Question> {
    let mut seen = Vec::new();
    let person = |q: &Question, _: &State, _: &[Step]| {
        seen.push(q.clone());
        Entry::Answer { q: q.id.clone().into_owned(), a: answer(q), anyway: true }
    };
    let mut live = Simulated::new(person, false);
    what(st, &mut FromPerson::new(&mut live));
    drop(live);
    seen
}

/// What these tests ask of the table.
trait Ask {
    fn all(&mut self, st: &mut State, pool: &Pool);
    fn nearest(&mut self, st: &mut State);
    fn starts_to(&mut self, st: &mut State, city: &str) -> usize;
}

impl<F: Facts> Ask for F {
    fn all(&mut self, st: &mut State, pool: &Pool) {
        self.name_all(st, pool).unwrap();
    }
    fn nearest(&mut self, st: &mut State) {
        self.best(st, Criterion::Distance, &Pool::new(Place::Network)).unwrap();
    }
    fn starts_to(&mut self, st: &mut State, city: &str) -> usize {
        let city = st.names.find(city).unwrap();
        self.starts(st, city, None).unwrap().len()
    }
}

fn asked_state(id: &str) -> State {
    let mut st = State { board: None, ..state_of(&scenario(id)) };
    st.options.choices = Choices::Led;
    st
}

#[test]
fn cities_with_a_site_are_asked_for_as_such() {
    let mut st = asked_state("G05");
    let none = |_: &Question| Answer::Several(Vec::new());
    let pool = Pool { with_site: true, ..Pool::new(Place::Network) };
    let asked = questions(&mut st, &none, |st, table| table.all(st, &pool));
    assert!(english(&asked[0].prompt).contains("with a free factory site"), "{}", english(&asked[0].prompt));
    let asked = questions(&mut st, &none, |st, table| table.all(st, &Pool::new(Place::Network)));
    assert!(!english(&asked[0].prompt).contains("with a free factory site"));
}

#[test]
fn the_way_to_trieste_says_which_links_count() {
    let none = |_: &Question| Answer::Several(vec!["no-city".into()]);
    for (option, said) in [(TriesteDistance::BuildableLinks, true), (TriesteDistance::Links, false)] {
        let mut st = asked_state("G09");
        st.options.trieste_distance = option;
        let asked = questions(&mut st, &none, |st, table| table.nearest(st));
        assert_eq!(english(&asked[0].prompt).contains("engineers"), said, "{}", english(&asked[0].prompt));
    }
}

#[test]
fn stations_raise_no_question() {
    let mut st = asked_state("G05");
    let [gloggnitz, amstetten] = ["Gloggnitz", "Amstetten"].map(|n| st.names.find(n).unwrap());
    // Amstetten already has two tracks, and no station is left.
    let linz = st.names.find("Linz").unwrap();
    st.lay(amstetten, linz);
    st.franz.stations = vec![gloggnitz, st.names.find("Baden").unwrap()];
    let names = |q: &Question| match q.id.as_ref() {
        "QA7.from" => Answer::Several(vec!["Amstetten".into(), "Gloggnitz".into()]),
        _ => "none".into(),
    };
    let mut found = 0;
    let asked = questions(&mut st, &names, |st, table| found = table.starts_to(st, "Mürzzuschlag"));
    let ids: Vec<&str> = asked.iter().map(|q| q.id.as_ref()).collect();
    assert_eq!((found, ids), (2, vec!["QA7.from", "QA7"]), "only the link from Gloggnitz is asked about");
}

#[test]
fn skip_is_an_answer_only_where_it_is_offered() {
    let setup = Setup::new("imperial-steam", "companion", 3).with("mode", "tracked").with("cards", "printed");
    let mut session = Session::start(&GAME, setup).unwrap();
    session.answer("0".into(), false).unwrap();
    session.answer(1.into(), false).unwrap();
    for (id, next) in [("card.action", "differs"), ("differs.card", "1A")] {
        assert_eq!(asked_id(&session), id);
        assert_eq!(session.answer("skip".into(), false).unwrap_err().code, "NotOffered", "{id}");
        session.answer(next.into(), false).unwrap();
    }
    session.undo(2);
    session.answer("1A".into(), false).unwrap();
    assert_eq!(asked_id(&session), "card.decision");
    assert_eq!(session.answer("skip".into(), false).unwrap_err().code, "NotOffered");
}

#[test]
fn a_decision_card_drawn_on_demand_is_named() {
    let game = person::asked_game(3, &[("decision_draw", "on_demand")]);
    let drawn = game.told.iter().filter(|s| s.data["decision"].is_string() && s.data["action"].is_null());
    let texts: Vec<String> = drawn.map(|s| english(&s.text)).collect();
    assert!(texts.len() > 5 && texts.iter().all(|t| t.contains("decision card")), "{texts:?}");
}

#[test]
fn whether_you_joined_trieste_is_asked_again_when_he_has() {
    let options = [("contracts_valid", "own_network"), ("strategy_action", "6"), ("preset", "severe")];
    let mut seen = 0;
    for seed in 0..25 {
        let game = person::asked_game(seed, &options);
        let told_no = |e: &&Entry| matches!(e, Entry::Answer { q, a, .. } if q == "QT1" && a.id() == Some("no"));
        let joined = game.told.iter().any(|s| s.data["order"].as_str().is_some_and(|o| o.ends_with("-Trieste")));
        if !joined || game.entries.iter().filter(told_no).count() == 0 {
            continue;
        }
        let [.., last, score] = &game.entries[..] else { panic!() };
        let (Entry::Answer { q: last, .. }, Entry::Answer { q: score, .. }) = (last, score) else { panic!() };
        assert_eq!((last.as_str(), score.as_str()), ("QT1", "score"), "seed {seed}");
        seen += 1;
    }
    assert!(seen > 0, "in some game he joins Trieste before the end");
}

#[test]
fn once_you_have_joined_trieste_it_is_not_asked_again() {
    let game = person::asked_game(3, &[]);
    let asked = |e: &Entry| matches!(e, Entry::Answer { q, .. } if q == "QT1");
    let before = game.entries.iter().position(asked).unwrap() - 1;
    let entered = |yes: bool| {
        let mut session = Session::open(&GAME, journal(3, &[], &game.entries[..before])).unwrap();
        if yes {
            session.set("you.trieste", "yes".into()).unwrap();
        }
        let Entry::Answer { a, .. } = &game.entries[before] else { panic!() };
        session.answer(a.clone(), false).unwrap();
        asked_id(&session)
    };
    assert_eq!(entered(false), "QT1");
    assert_ne!(entered(true), "QT1", "a track is never taken away");
}

#[test]
fn figures_only_the_person_knows_start_empty() {
    let empty = |session: &Session<'_>| {
        let fields = session.screen().ask.as_ref().unwrap().fields().iter();
        fields.filter(|f| f.empty).map(|f| f.id.to_string()).collect::<Vec<_>>()
    };
    let game = (0..20).map(|seed| (seed, person::asked_game(seed, &[]))).find_map(|(seed, game)| {
        let contract = |e: &Entry| matches!(e, Entry::Answer { q, .. } if q == "name.contract");
        let at = game.entries.iter().position(contract)?;
        Some((seed, at, game.entries))
    });
    let (seed, at, entries) = game.expect("in some game he wants a contract");
    let session = Session::open(&GAME, journal(seed, &[], &entries[..at])).unwrap();
    assert_eq!(empty(&session), ["value"], "a quick tap does not say that there is no contract");
    let session = Session::open(&GAME, journal(seed, &[], &entries[..entries.len() - 1])).unwrap();
    assert_eq!(asked_id(&session), "score");
    assert_eq!(empty(&session), ["cash", "income", "goods", "filled"]);
    // Line by line, whether the Semmering token is theirs is a yes or no.
    let led = [("choices", "led")];
    let game = person::asked_game(seed, &led);
    let token = |e: &Entry| matches!(e, Entry::Answer { q, .. } if q == "score.semmering");
    let at = game.entries.iter().position(token).unwrap();
    let session = Session::open(&GAME, journal(seed, &led, &game.entries[..at])).unwrap();
    assert!(matches!(session.screen().ask.as_ref().unwrap().kind, table::Kind::Confirm(_)));
}

#[test]
fn the_end_asks_for_a_column_that_decides_and_for_flags_that_moved() {
    let game = person::asked_game(1, &[("score_tie", "influence")]);
    let before = journal(1, &[("score_tie", "influence")], &game.entries[..game.entries.len() - 1]);
    let session = Session::open(&GAME, before).unwrap();
    assert!(session.screen().ask.as_ref().unwrap().fields().iter().any(|f| f.id == "column"));
    let led = person::asked_game(1, &[("score_tie", "influence"), ("choices", "led")]);
    assert!(led.entries.iter().any(|e| matches!(e, Entry::Answer { q, .. } if q == "score.column")));
    // A silver key is worth the flag near its hub at the end of the game, not the one when it was taken.
    for seed in 0..20 {
        let game = person::asked_game(seed, &[]);
        let mut session = Session::open(&GAME, journal(seed, &[], &game.entries[..game.entries.len() - 1])).unwrap();
        let shown: Shown = session.screen().state.of::<Shown>().unwrap().clone();
        let Some(key) = shown.franz.keys.iter().find(|k| k.kind.id() == "silver") else { continue };
        let flag = format!("flag.{}", key.hub.id());
        let asks = |s: &Session<'_>| s.screen().ask.as_ref().unwrap().fields().iter().any(|f| f.id == flag.as_str());
        assert!(!asks(&session), "nothing moved, nothing to ask");
        session.set(&format!("hub.{}.column", key.hub.id()), "200".into()).unwrap();
        assert!(asks(&session), "the hub moved");
        session.answer(form(&[(&flag, 90.into())]), false).unwrap();
        let over = session.screen().over.as_ref().unwrap();
        let keys = over.data["franz"]["keys"].as_i64().unwrap();
        let worth = |k: &imperial_steam::companion::shown::ShownKey| match (k.hub == key.hub, k.kind.id()) {
            (true, "silver") => 90,
            (true, _) => 200,
            _ => k.worth.0,
        };
        assert_eq!(keys, shown.franz.keys.iter().map(worth).sum::<i64>());
        return;
    }
    panic!("no silver key in 20 games");
}

#[test]
fn orders_say_everything_there_is_to_do() {
    let mut given = 0;
    for seed in 0..15 {
        let game = person::asked_game(seed, &[("strategy_action", "8")]);
        for step in &game.told {
            let text = english(&step.text);
            assert!(!text.contains(" a iron") && !text.contains(" 0 goods cubes"), "{text}");
            for reason in &step.reasons {
                assert!(!english(reason).contains(" 0 goods cubes"), "{}", english(reason));
            }
            if step.data["order"].as_str().is_some_and(|o| o.starts_with("deliver ")) {
                assert!(text.contains("goods cube"), "the cube given up, or that none is: {text}");
                given += 1;
            }
        }
        let set_up: Vec<String> = game.told.iter().take(8).map(|s| english(&s.text)).collect();
        for part in ["2 hired workers", "18 tracks", "1 station in Wien", "strategy action card"] {
            assert!(set_up.iter().any(|t| t.contains(part)), "{part} is in a step, not in its reasons: {set_up:?}");
        }
    }
    assert!(given > 50);
}

#[test]
fn nothing_told_leaves_the_screen_before_the_person_has_seen_it() {
    for (options, seed) in [(&[][..], 4), (&[("choices", "led")][..], 5)] {
        let game = person::asked_game(seed, options);
        let mut session = Session::open(&GAME, journal(seed, options, &[])).unwrap();
        let mut headings = 0;
        for entry in &game.entries {
            let Entry::Answer { a, anyway, .. } = entry else { panic!() };
            session.answer(a.clone(), *anyway).unwrap();
            let screen = session.screen();
            let (turn, news) = (screen.turn().len(), screen.news().count());
            let told = || screen.news().map(|t| (t.step.begins, english(&t.step.text))).collect::<Vec<_>>();
            assert!(turn >= news || screen.over.is_some(), "{turn} steps on the screen, {news} new: {:#?}", told());
            headings += screen.news().filter(|t| t.step.begins).count();
        }
        assert!(headings >= 20, "what follows an answer of the person's action begins a screen: {headings}");
    }
}

#[test]
fn each_of_his_turns_has_a_heading_however_many_are_told_at_once() {
    let game = person::asked_game(4, &[]);
    let turns: Vec<&Step> = game.told.iter().filter(|step| step.data["action"].is_string()).collect();
    assert!(turns.len() > 20 && turns.iter().all(|step| step.heads), "{}", turns.len());
    assert!(turns.iter().any(|step| !step.begins), "after a pass several turns stay on one screen");
}

#[test]
fn a_game_saved_before_there_was_a_choice_goes_on_as_it_was() {
    let led = person::asked_game(2, &[("choices", "led")]);
    let mut old = journal(2, &[("choices", "led")], &led.entries);
    old.setup.options.remove("choices");
    let session = Session::open(&GAME, old).unwrap();
    assert_eq!(session.screen().over.as_ref().unwrap().totals, led.over.totals);
}

/// An asked game up to the first city to name, with what the person knows about their board.
fn at_a_track(own: Option<Value>) -> Session<'static> {
    for seed in 0..40 {
        let mut setup = Setup::new("imperial-steam", "companion", seed).with("start_money", 500);
        setup.own.extend(own.iter().map(|own| ("imperial-steam".to_owned(), own.clone())));
        let mut session = Session::start(&GAME, setup).unwrap();
        session.answer(form(&[]), false).unwrap();
        session.answer(form(&[("you", "0".into())]), false).unwrap();
        if asked_id(&session) == "name.track" {
            return session;
        }
    }
    panic!("no track in the first turn of 40 games");
}

#[test]
fn a_city_is_named_on_one_screen_or_found_with_help() {
    let mut session = at_a_track(None);
    let note = english(session.screen().ask.as_ref().unwrap().note.as_ref().unwrap());
    assert!(note.contains("then") && note.contains("Trieste"), "the priorities are there: {note}");
    session.answer(form(&[("to", "help".into())]), false).unwrap();
    assert!(asked_id(&session).starts_with("QA"), "led: {}", asked_id(&session));
    session.undo(1);
    // A city on one's own board, not in the list.
    session.answer(form(&[("to", "other".into()), ("from", "Wien".into())]), false).unwrap();
    assert_eq!(asked_id(&session), "name.city");
    session.answer("Krems".into(), false).unwrap();
    let shown: Shown = session.screen().state.of::<Shown>().unwrap().clone();
    assert_eq!(shown.franz.tracks, [["Wien".to_owned(), "Krems".to_owned()]]);
}

#[test]
fn what_contradicts_known_facts_is_warned_about() {
    let cards = GAME.cards().unwrap();
    let known = json!({
        "format": "vis-a-vis/franz-own/1",
        "known": {"links": [{"a": "Wien", "b": "Baden", "needs": ["tunnel"]}]},
    });
    assert!(cards.check(&known).is_empty());
    let mut session = at_a_track(Some(known));
    let baden = |needs: &str| form(&[("to", "Baden".into()), ("from", "Wien".into()), ("needs", needs.into())]);
    let why = session.answer(baden("none"), false).unwrap_err();
    assert_eq!((why.code.as_ref(), why.anyway), ("OtherThanBefore", true));
    session.answer(baden("none"), true).unwrap();
    // The first city of slot A is one link away: anyone going elsewhere is asked to confirm.
    let targets = ["Amstetten", "Gloggnitz", "Villach", "Zagreb", "Trieste"];
    let links: Vec<Value> = targets.iter().map(|t| json!({"a": "Wien", "b": t, "needs": []})).collect();
    let known = json!({"format": "vis-a-vis/franz-own/1", "known": {"links": links}});
    let mut session = at_a_track(Some(known));
    let why = session.answer(baden("known"), false).unwrap_err();
    assert_eq!((why.code.as_ref(), why.anyway), ("BetterKnown", true));
    // If the link is known, its start and its needs can be left out.
    session.answer(form(&[("to", "Trieste".into())]), true).unwrap();
    let shown: Shown = session.screen().state.of::<Shown>().unwrap().clone();
    assert_eq!(shown.franz.tracks, [["Wien".to_owned(), "Trieste".to_owned()]]);
}

#[test]
fn what_a_game_told_of_the_board_is_known_in_the_next() {
    let cards = GAME.cards().unwrap();
    let game = person::asked_game(6, &[]);
    let session = Session::open(&GAME, journal(6, &[], &game.entries)).unwrap();
    let own = cards.learned(None, session.screen()).unwrap();
    assert!(cards.check(&own).is_empty(), "{:?}", cards.check(&own));
    let told = session.screen().state.of::<Shown>().unwrap().learned.clone();
    assert!(told.len() > 5 && own["known"]["links"].as_array().unwrap().len() == told.len());
    assert_eq!(cards.learned(Some(&own), session.screen()), None, "nothing new");
    let mut setup = Setup::new("imperial-steam", "companion", 1);
    setup.own.insert("imperial-steam".into(), own.clone());
    let next = Session::start(&GAME, setup.clone()).unwrap();
    let known = &next.screen().state.of::<Shown>().unwrap().learned;
    let same = |l: &imperial_steam::companion::shown::ShownLearned| (l.a.clone(), l.b.clone(), l.tunnel, l.bridge);
    assert_eq!(known.iter().map(same).collect::<Vec<_>>(), told.iter().map(same).collect::<Vec<_>>());
    // The known links can be changed by hand, and a link can be forgotten.
    let link = cards.figures(Some(&own)).into_iter().find(|f| f.field.id.starts_with("known.link.")).unwrap().field.id;
    let less = cards.enter(Some(&own), &link, &"gone".into()).unwrap();
    assert_eq!(less["known"]["links"].as_array().unwrap().len(), told.len() - 1);
    assert!(cards.enter(Some(&own), &link, &"both".into()).is_ok());
    for broken in [json!({"columns": [5]}), json!({"links": [{"a": "Wien"}]}), json!({"hubs": {"blue": 7}})] {
        assert!(!cards.check(&json!({"format": "vis-a-vis/franz-own/1", "known": broken})).is_empty());
    }
    let st = companion::start(&table::prepare(&GAME, setup).unwrap()).unwrap();
    assert!(st.board.is_none() && !st.learned.links.is_empty());
}

#[test]
fn everything_the_house_map_has_can_be_entered() {
    let cards = GAME.cards().unwrap();
    let several = |ids: &[&str]| Answer::Several(ids.iter().map(|s| (*s).to_owned()).collect());
    let mut own: Option<Value> = None;
    let mut columns: Vec<String> = (0..=30).map(|n| (n * 5).to_string()).collect();
    columns.push("160".into());
    for (field, value) in [
        ("map.columns", Answer::Several(columns)),
        ("map.hub.blue.city", "Baden".into()),
        ("map.hub.blue.price.1", 30.into()),
        ("map.hub.blue.price.9", 70.into()),
        ("map.hub.blue.demand.coal.2", "silver".into()),
        ("map.hub.blue.demand.wood.1", "none".into()),
        ("map.flag.1.column", "25".into()),
        ("map.flag.1.value", 15.into()),
        ("map.flag.6.column", "150".into()),
        ("map.next.Linz", several(&["Amstetten", "Wien"])),
        ("map.link.Linz-Wien", "both".into()),
    ] {
        own = Some(cards.enter(own.as_ref(), field, &value).unwrap_or_else(|why| panic!("{field}: {why:?}")));
    }
    let own = own.unwrap();
    let hub = &own["map"]["hubs"]["blue"];
    assert_eq!(hub["city"], "Baden");
    assert_eq!(hub["worker_prices"], json!([30, 10, 20, 20, 30, 30, 40, 40, 70]));
    assert_eq!((&hub["demand"]["coal"], &hub["demand"]["wood"]), (&json!(["gold", "silver"]), &json!([20])));
    // The marker stays on 30, whatever the columns are.
    assert_eq!(hub["column"], 6);
    let flags = own["map"]["influence"]["flags"].as_array().unwrap();
    assert_eq!((flags.len(), &flags[0]), (6, &json!({"column": 5, "value": 15})));
    let needs = own["map"]["links"].as_array().unwrap().iter().find(|l| l["a"] == "Linz" && l["b"] == "Wien").unwrap();
    assert_eq!(needs["needs"], json!(["tunnel", "bridge"]));
    // No city may be cut off.
    let why = cards.enter(Some(&own), "map.next.Linz", &several(&[])).unwrap_err();
    assert_eq!(why.code, "CityUnreachable");
}

#[test]
fn the_tiles_of_a_game_on_ones_own_map_are_entered_on_one_screen() {
    let mut map = imperial_steam::data::map::house_value().clone();
    map["house"] = false.into();
    let mut setup = Setup::new("imperial-steam", "companion", 8).with("mode", "tracked");
    setup.own.insert("imperial-steam-map".into(), map);
    let mut session = Session::start(&GAME, setup).unwrap();
    assert_eq!(asked_id(&session), "setup.tiles");
    let one = Answer::Several(vec!["C3".into()]);
    session.answer(form(&[("Linz.sites", 3.into()), ("Graz.bonus", 0.into()), ("contracts", one)]), false).unwrap();
    let board = session.screen().state.of::<Shown>().unwrap().board.clone().unwrap();
    let city = |name: &str| board.cities.iter().find(|c| c.name == name).map(|c| (c.sites, c.token)).unwrap();
    assert_eq!((city("Linz"), city("Graz"), city("Wien")), ((3, 2), (2, 0), (2, 0)), "the rest as the map has it");
    assert_eq!(board.contracts.iter().map(|c| c.id.as_str()).collect::<Vec<_>>(), ["C3"]);
    assert_eq!(asked_id(&session), "setup.you");
}
