//! FromPerson mode: the transcripts T1 to T4, and the same game in both modes with a person who looks at the same map
//! (I16).
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;
use crate::person;

use std::cell::RefCell;

use common::*;
use imperial_steam::companion::from_person::FromPerson;
use imperial_steam::data::cards;
use imperial_steam::facts::Facts;
use imperial_steam::franz::Franz;
use imperial_steam::franz::notes::Notes;
use imperial_steam::franz::state::State;
use imperial_steam::options::Choices;
use imperial_steam::words;
use person::{AskedGame, Person, TrackedGame, asked_game, setup, tracked_game};
use proptest::prelude::*;
use serde_json::json;
use table::{Answer, Catalog, Entry, Lang, Question, Simulated, Step};

/// One question of a transcript: its id and the answer, parts joined.
type Asking = (String, Vec<String>);

fn shown(answer: &Answer) -> String {
    match answer {
        Answer::Number(n) => n.to_string(),
        Answer::One(id) => id.clone(),
        Answer::Several(ids) => ids.join(", "),
        Answer::Form(values) => {
            values.iter().map(|(id, v)| format!("{id}={}", shown(v))).collect::<Vec<_>>().join(", ")
        }
    }
}

/// Runs a scenario in asked mode with a truthful person; returns the orders, the reasons and the transcript.
fn ask(id: &str) -> (Vec<String>, Vec<(String, String)>, Vec<Asking>) {
    let scenario = scenario(id);
    let world = state_of(&scenario);
    let mut st = State { board: None, ..world.clone() };
    st.options.choices = Choices::Led;
    let transcript: RefCell<Vec<Asking>> = RefCell::default();
    let mut person = Person::new(world);
    let mut last_from = false;
    let answer = |q: &Question, st: &State, steps: &[Step]| {
        person.carry_out(steps);
        let a = person.answer(q, st).unwrap_or_else(|| panic!("{id}: asked {}", q.id));
        let mut transcript = transcript.borrow_mut();
        let (base, part) = q.id.split_once('.').map_or((q.id.as_ref(), ""), |(b, p)| (b, p));
        // The parts of one question in the table of §12.1 count as one.
        let same = match (base, part) {
            ("QA7", "from") => false,
            ("QA7", _) => last_from,
            (_, "") => false,
            _ => transcript.last().is_some_and(|l| l.0 == base),
        };
        last_from = base == "QA7" && (part == "from" || last_from);
        match transcript.last_mut() {
            Some(last) if same => last.1.push(shown(&a)),
            _ => transcript.push((base.to_owned(), vec![shown(&a)])),
        }
        Entry::Answer { q: q.id.clone().into_owned(), a, anyway: false }
    };
    let mut live = Simulated::new(answer, true);
    let mut table = FromPerson::new(&mut live);
    table.notes = Notes::kept();
    let mut franz = Franz::new(&mut st, &mut table);
    let run = &scenario["run"];
    if run["effect"].is_string() {
        franz.effect(cards::effect(run).unwrap()).unwrap();
    } else if run["card"].is_string() {
        let card = franz.st.cards.action(run["card"].as_str().unwrap()).unwrap();
        franz.play_card(usize::from(card)).unwrap();
    } else {
        franz.free_delivery().unwrap();
    }
    franz.facts.flush();
    let catalog = Catalog::new(&[messages()]);
    let says = table.notes.says.iter().map(|r| said(&catalog, r)).collect();
    let orders = table.notes.orders;
    drop(live);
    (orders, says, transcript.into_inner())
}

fn asking(id: &str, answers: &[&str]) -> Asking {
    (id.to_owned(), answers.iter().map(|a| (*a).to_owned()).collect())
}

#[test]
fn t1_is_g03() {
    let (orders, _, asked) = ask("G03");
    assert_eq!(json!(orders), scenario("G03")["expect"]["ops"]);
    let expected = [
        asking("QA1", &["2"]),
        asking("QA2", &["Baden, St. Pölten"]),
        asking("QA3", &["St. Pölten", "2"]),
        asking("QA7", &["none"]),
        asking("QA7", &["none"]),
        asking("QA10", &["0"]),
        asking("QA10", &["0"]),
    ];
    assert_eq!(asked, expected);
}

#[test]
fn t2_is_g07() {
    let (orders, says, asked) = ask("G07");
    assert_eq!(json!(orders), scenario("G07")["expect"]["ops"]);
    let expected = [
        asking("QA1", &["farther"]),
        asking("QA1", &["farther"]),
        asking("QA1", &["farther"]),
        asking("QA3", &["Fürstenfeld", "3"]),
        asking("QA7", &["Gloggnitz", "tunnel"]),
        asking("QA8", &["blue"]),
        asking("QA3", &["Mürzzuschlag", "2"]),
        asking("QA7", &["Amstetten, Gloggnitz", "bridge-yours", "tunnel"]),
        asking("QA10", &["0"]),
        asking("QA9", &[""]),
        asking("QA3", &["none"]),
        asking("QA4", &["Mariazell, Bruck a. d. Mur", "2"]),
        asking("QA7", &["none"]),
        asking("QA10", &["2"]),
    ];
    assert_eq!(asked, expected);
    // The same words as with the map; here even those about ties.
    let with_map = scenario("G07")["expect"]["say"].clone();
    let skip = with_map.as_array().unwrap().iter().find(|s| s[0] == "skip").unwrap().clone();
    assert!(json!(says).as_array().unwrap().contains(&skip));
}

#[test]
fn t3_is_g15() {
    let (orders, says, asked) = ask("G15");
    assert_eq!(orders, ["pay 20 -> 30", "hire 2 at Gloggnitz, price marker +2"]);
    assert_eq!(asked, [asking("QH1", &["QH1.blue=20, QH1.bronze=20, QH1.white=20"])]);
    assert_eq!(json!(says), scenario("G15")["expect"]["say"]);
}

#[test]
fn t4_is_g21() {
    let (orders, says, asked) = ask("G21");
    assert!(orders.is_empty() && asked.is_empty());
    assert_eq!(json!(says), scenario("G21")["expect"]["say"]);
}

/// Orders as both modes can know them: only the map knows prices and contract names.
fn comparable(order: &str) -> String {
    if let Some(rest) = order.strip_prefix("hire ") {
        return format!("hire {}", rest.split(',').next().unwrap());
    }
    if order.starts_with("contract ") {
        return format!("contract {}", order.split(' ').next_back().unwrap());
    }
    match order.split_once(" onto contract ") {
        Some((factory, _)) => format!("{factory} onto a contract"),
        None => order.to_owned(),
    }
}

/// Reasons that must be the same: all except `tie.*`, which starts were looked at (`origin.*`: a start without a
/// station is not asked about), the values of `cond.*`, contract names, and whether a site is the only one (asked mode
/// does not hear of private sites once a shared one is named).
fn comparable_reason(catalog: &Catalog, reason: &table::Msg) -> Option<String> {
    let code = words::code(reason);
    match code.as_str() {
        c if ["tie.", "fac.site", "origin."].iter().any(|start| c.starts_with(start)) => None,
        c if c.starts_with("cond.") || c == "con.take" || c == "skip" => Some(code),
        _ => Some(catalog.text(Lang::En, words::bare(reason))),
    }
}

/// What was told: the orders, and the reasons in order.
#[derive(Default)]
struct Log {
    orders: Vec<String>,
    reasons: Vec<String>,
}

impl Log {
    fn add(&mut self, catalog: &Catalog, steps: &[Step]) {
        for step in steps {
            if let Some(order) = step.data["order"].as_str() {
                self.orders.push(comparable(order));
            }
            if !step.data["why"].is_null() {
                self.reasons.extend(step.reasons.iter().filter_map(|r| comparable_reason(catalog, r)));
            }
        }
    }
}

/// Plays a game asked, then the same game tracked; both must tell the same orders and reasons.
fn same_in_both_modes(seed: u64, options: &[(&str, &str)]) -> usize {
    let catalog = Catalog::new(&[messages()]);
    let AskedGame { told, script, over: over_asked, .. } = asked_game(seed, options);
    let TrackedGame { told: tracked_told, over: over_tracked, .. } = tracked_game(seed, options, script);
    let (mut log, mut other) = (Log::default(), Log::default());
    log.add(&catalog, &told);
    other.add(&catalog, &tracked_told);
    for (i, (a, t)) in log.orders.iter().zip(&other.orders).enumerate() {
        assert_eq!(a, t, "I16: seed {seed}, order {i}; before: {:?}", &other.orders[i.saturating_sub(4)..i]);
    }
    assert_eq!(log.orders.len(), other.orders.len(), "I16: seed {seed}");
    // A person who names a city has found it alone, so only orders can be compared.
    if setup(seed, options, "tracked").get("choices") == "named" {
        return log.orders.len();
    }
    for (i, (a, t)) in log.reasons.iter().zip(&other.reasons).enumerate() {
        assert_eq!(a, t, "I16: seed {seed}, reason {i}; before: {:?}", &other.reasons[i.saturating_sub(4)..i]);
    }
    assert_eq!(over_asked.totals.1, over_tracked.totals.1, "I16: seed {seed}: his wealth");
    log.orders.len()
}

#[test]
fn i16_the_default_game_is_the_same_in_both_modes() {
    let led: usize = (0..100).map(|seed| same_in_both_modes(seed, &[("choices", "led")])).sum();
    assert!(led > 100 * 60, "whole games were compared: {led} orders");
    let named: usize = (0..100).map(|seed| same_in_both_modes(seed, &[])).sum();
    assert_eq!(named, led, "named or led to, Franz does the same");
}

/// He has 10 gulden and the person's tracks lie on both links of the way to a target: the first fee leaves nothing for
/// the second, so that link is closed.
#[test]
fn i16_the_fee_of_the_first_link_counts_against_the_second() {
    same_in_both_modes(14712581573264943449, &[("fee_short", "blocks_link")]);
}

/// At the end of a round nothing may be missing: the second question, for contracts with more places, would be the first.
#[test]
fn a_contract_that_nobody_offers_is_asked_for_once() {
    let mut st = State { board: None, ..state_of(&scenario("G32")) };
    st.options.choices = Choices::Led;
    st.you.trieste = Some(true);
    assert!(st.franz.unassigned() > 0);
    let asked: RefCell<Vec<String>> = RefCell::default();
    let nobody = |q: &Question, _: &State, _: &[Step]| {
        asked.borrow_mut().push(q.id.to_string());
        Entry::Answer { q: q.id.clone().into_owned(), a: "none".into(), anyway: false }
    };
    let mut live = Simulated::new(nobody, true);
    Franz::new(&mut st, &mut FromPerson::new(&mut live)).phase_8().unwrap();
    drop(live);
    assert_eq!(asked.into_inner(), ["QC1"]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    /// I16 over all options of §11.
    #[test]
    fn i16_all_options_are_the_same_in_both_modes(seed in 1000u64.., choice in proptest::collection::vec(0usize..12, 29)) {
        let mut options: Vec<(&str, &str)> =
            named_options().iter().zip(&choice).filter_map(|((name, values), c)| Some((*name, *values.get(*c)?))).collect();
        same_in_both_modes(seed, &options);
        options.push(("choices", "led"));
        same_in_both_modes(seed, &options);
    }
}
