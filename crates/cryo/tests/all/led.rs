//! Named or led (§10.8): the same facts make the same Rival, whichever way the person finds what it takes.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use cryo::companion::{Shown, play};
use cryo::options::Rules;
use cryo::{GAME, Rival};
use table::contract::random_answer;
use table::{Answer, Entry, Over, Question, Rng, Session, Setup, Simulated, Step, prepare};

/// A game to its end; the person answers with `answer`.
fn game(seed: u64, choices: &str, mut answer: impl FnMut(&Question) -> Answer) -> (Shown, Over, Vec<(String, Answer)>) {
    let setup = prepare(&GAME, Setup::new("cryo", "companion", seed).with("choices", choices)).unwrap();
    let mut rival = Rival::new(Rules::of(&setup), seed);
    let person =
        |q: &Question, _: &Rival, _: &[Step]| Entry::Answer { q: q.id.to_string(), a: answer(q), anyway: true };
    let mut table = Simulated::new(person, true);
    let over = play(&mut rival, seed, &mut table).unwrap_or_else(|stop| panic!("{stop:?}"));
    let (entries, _) = table.end();
    let answers = entries.into_iter().map(|e| if let Entry::Answer { q, a, .. } = e { (q, a) } else { panic!() });
    (Shown::of(&rival), over, answers.collect())
}

/// The same facts told fact by fact.
fn led(q: &Question, named: &mut VecDeque<(String, Answer)>) -> Answer {
    let (id, said) = named.front().cloned().unwrap();
    let said = said.id().unwrap_or_default().to_owned();
    match q.id.as_ref() {
        "deploy.dock" | "settle.large" => "yes".into(),
        "deploy.side" => if said.starts_with("printed-") { "no" } else { "yes" }.into(),
        "deploy.print" => {
            named.pop_front();
            said.strip_prefix("printed-").unwrap().into()
        }
        "recall.free" => {
            assert!(id == "turn" || id == "recall.salvage", "{id}");
            named.pop_front();
            Answer::Several(if said == "none" { Vec::new() } else { vec![said] })
        }
        "settle.pair" => Answer::Form(BTreeMap::new()),
        "turn" if q.options().iter().any(|o| o.id == "done") && !q.options().iter().any(|o| o.id == said) => {
            "done".into()
        }
        asked => {
            assert_eq!(asked, id);
            named.pop_front().unwrap().1
        }
    }
}

#[test]
fn led_or_named_the_rival_does_the_same() {
    let mut asked = BTreeSet::new();
    for seed in 0..60 {
        let mut rng = Rng::new(seed, 77);
        let (shown, over, answers) = game(seed, "named", |q| {
            loop {
                let answer = random_answer(q, &mut rng);
                if !matches!(answer.id(), Some("help" | "other-card")) {
                    return answer;
                }
            }
        });
        let mut named = VecDeque::from(answers);
        let (led_shown, led_over, led_answers) = game(seed, "led", |q| led(q, &mut named));
        assert!(named.is_empty(), "seed {seed}: {named:?} left over");
        assert_eq!(led_shown, shown, "seed {seed}");
        assert_eq!((led_over.totals, led_over.data), (over.totals, over.data), "seed {seed}");
        asked.extend(led_answers.into_iter().map(|(q, _)| q));
    }
    for id in ["deploy.dock", "deploy.side", "deploy.print", "recall.free", "settle.large", "settle.pair"] {
        assert!(asked.contains(id), "{id} was never asked: {asked:?}");
    }
}

fn asks<'s>(session: &'s Session<'_>) -> &'s str {
    session.screen().ask.as_ref().map_or("", |q| q.id.as_ref())
}

fn tap(session: &mut Session<'_>, taps: &[&str]) {
    for &tap in taps {
        session.answer(tap.into(), false).unwrap_or_else(|why| panic!("{tap}: {why:?} at {:?}", session.screen().ask));
    }
}

fn at_a_tile(choices: &str) -> Session<'static> {
    for seed in 0.. {
        let setup = Setup::new("cryo", "companion", seed).with("choices", choices);
        let mut session = Session::start(&GAME, setup).unwrap();
        tap(&mut session, &["done", "turtle", "crab", "mole", "ram", "open"]);
        let section = session.screen().news().find_map(|t| t.step.data["slot"].as_str().map(str::to_owned)).unwrap();
        if !section.starts_with("dispatch") {
            return session;
        }
    }
    unreachable!()
}

#[test]
fn help_leads_to_the_tile_once_and_led_always() {
    let mut session = at_a_tile("named");
    assert_eq!(asks(&session), "deploy.tile");
    tap(&mut session, &["help"]);
    assert_eq!(asks(&session), "deploy.dock");
    tap(&mut session, &["no"]);
    assert_eq!(asks(&session), "deploy.below");
    tap(&mut session, &["yes"]);
    let there = session.screen().news().find(|t| t.step.data["by"] == "II");
    assert!(there.is_some(), "the dock is told");
    for _ in 0..2 {
        assert_eq!(asks(&session), "deploy.side");
        tap(&mut session, &["no"]);
    }
    tap(&mut session, &["yes"]);
    assert!(session.screen().news().any(|t| t.step.data["side"] == "left"), "right, below, then left");
    let face = session.screen().ask.clone().unwrap();
    assert_eq!(face.id, "deploy.tile");
    assert!(face.options().iter().all(|o| !o.id.starts_with("printed-") && o.id != "help"), "there is a tile");
    tap(&mut session, &["crystal+organic"]);
    assert_eq!(asks(&session), "turn");
    assert_eq!(asks(&at_a_tile("led")), "deploy.dock");
}

#[test]
fn the_decision_card_may_be_overruled_while_one_is_led() {
    let mut session = at_a_tile("led");
    let card = |s: &Session<'_>| {
        s.screen().turn().iter().filter_map(|t| t.step.data["card"].as_str().map(str::to_owned)).next_back()
    };
    let first = card(&session).unwrap();
    tap(&mut session, &["other-card"]);
    assert_ne!(card(&session).unwrap(), first);
}

#[test]
fn free_salvage_spaces_are_named_and_the_rule_takes_one() {
    let mut session = at_a_tile("named");
    tap(&mut session, &["crystal+organic"]);
    for (field, to) in [("drones", Answer::from(0)), ("pods.engineering.1", "platform".into())] {
        session.set(field, to).unwrap_or_else(|why| panic!("{field}: {why:?}"));
    }
    assert_eq!(asks(&session), "turn");
    tap(&mut session, &["help"]);
    assert_eq!(asks(&session), "recall.free");
    // It has 3 crystals, 2 organics, 1 tech, 0 nanites: nanites are fewest, then tech.
    let free = Answer::Several(vec!["crystal".into(), "tech".into()]);
    session.answer(free, false).unwrap();
    let salvage = &session.screen().state.json()["pods"]["salvage"];
    assert_eq!(salvage["tech"], 1, "{salvage}");
}
