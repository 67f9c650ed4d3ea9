//! Many whole games with a random but legal person, in both modes, over all options: the invariants hold at every
//! question, and every question and every block of every house card is reached. `STEAM_SOAK_GAMES` sets the number of
//! games.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;
use crate::watch;

use std::cell::RefCell;
use std::collections::BTreeSet;

use imperial_steam::data::cards;
use imperial_steam::franz::state::State;
use imperial_steam::{GAME, companion};
use table::contract::random_answer;
use table::{Answer, Entry, Journal, Question, Record, Rng, Session, Setup, Simulated, Step};
use watch::{Reached, Watch};

/// A varied set-up.
pub fn setup(mode: &str, seed: u64) -> Setup {
    let mut rng = Rng::new(seed, 0x50);
    let mut setup = Setup::new("imperial-steam", "companion", seed).with("mode", mode);
    let mut pick = |values: &[&'static str]| *rng.pick(values).unwrap();
    setup = setup.with("preset", pick(&["standard", "gentle", "brisk", "hard", "severe"]));
    setup = setup.with("choices", pick(&["named", "led"]));
    setup = setup.with("cards", pick(&["app", "app", "app", "printed"]));
    setup = setup.with("strategy_action", pick(&["random", "6", "7", "8"]));
    // Half of the games use the defaults, half have some options changed.
    if pick(&["default", "changed"]) == "changed" {
        for (name, values) in common::named_options() {
            if pick(&["as it is", "as it is", "other"]) == "other" {
                setup = setup.with(name, pick(&values));
            }
        }
    }
    table::prepare(&GAME, setup).unwrap()
}

/// A sensible person: the game goes on, and all sorts of things happen.
pub fn answer(q: &Question, rng: &mut Rng) -> Answer {
    let often = |rng: &mut Rng, id: &str, percent: u32| (rng.below(100) < percent).then(|| Answer::from(id));
    let sensible = match q.id.as_ref() {
        "QT1" => often(rng, "no", 92),
        "turn" => often(rng, "done", 80),
        "you" => often(rng, "done", 45),
        "setup.tens" => often(rng, "yes", 90),
        "setup.last" => often(rng, "200", 80),
        "card.action" if rng.below(100) < 97 => {
            let real: Vec<&str> = q.options().iter().filter(|o| !o.aside).map(|o| o.id.as_ref()).collect();
            rng.pick(&real).map(|id| Answer::from(*id))
        }
        "QA7" => often(rng, "none", 50),
        // Half of the choices are named without help.
        "name.track" if rng.below(2) == 0 => {
            let places = q.fields()[0].question();
            let city = rng.pick(&places.options()[2..]).unwrap().id.to_string();
            let mut figures = std::collections::BTreeMap::from([("to".to_owned(), Answer::One(city))]);
            if q.fields()[1].id == "from" {
                figures.insert("from".into(), "Wien".into());
            }
            Some(Answer::Form(figures))
        }
        "QF1" => often(rng, "yes", 70),
        "you.influence" | "setup.you" if q.options().iter().any(|o| o.id == "40") => often(rng, "40", 60),
        id if id.starts_with("score.") => None,
        _ => None,
    };
    sensible.unwrap_or_else(|| random_answer(q, rng))
}

fn play(mode: &str, seed: u64, reached: &RefCell<Reached>) {
    let setup = setup(mode, seed);
    let mut rng = Rng::new(seed, 0x51);
    let watch = RefCell::new(Watch::new(seed.is_multiple_of(200)));
    let mut st = companion::start(&setup).unwrap();
    let person = |q: &Question, st: &State, steps: &[Step]| {
        let mut reached = reached.borrow_mut();
        watch.borrow_mut().look(st, steps, Some(q), &mut reached);
        // In every fifth game the person also corrects figures by hand.
        if seed.is_multiple_of(5) && rng.below(32) == 0 {
            let fields = st.fields();
            let hubs: Vec<_> = fields.iter().filter(|f| f.id.starts_with("hub.")).cloned().collect();
            let some = if rng.below(3) == 0 && !hubs.is_empty() { &hubs } else { &fields };
            let field = rng.pick(some).unwrap();
            watch.borrow_mut().disturb();
            return Entry::Set { set: field.id.clone().into_owned(), to: random_answer(&field.question(), &mut rng) };
        }
        Entry::Answer { q: q.id.clone().into_owned(), a: answer(q, &mut rng), anyway: false }
    };
    let mut live = Simulated::new(person, true);
    let over = companion::play(&mut st, &mut live, setup.seed).unwrap_or_else(|stop| panic!("game {seed}: {stop:?}"));
    let (entries, told) = live.end();
    watch.borrow_mut().look(&st, &told, None, &mut reached.borrow_mut());
    let mut watch = watch.into_inner();
    watch.block_done(&mut reached.borrow_mut());
    let sum: i64 = over.sheet[..7].iter().filter_map(|l| l.opponent).sum();
    assert_eq!((over.totals.1, over.sheet[1].opponent, over.sheet[8].opponent), (sum, None, None), "I19");
    let sum: i64 = over.sheet[..7].iter().filter_map(|l| l.player).sum();
    assert_eq!(over.totals.0, sum + over.sheet[8].player.unwrap(), "I19");
    assert!(st.turn <= 34 || seed.is_multiple_of(5), "at most 34 turns, unless hand tokens were corrected");
    // Now and then the journal is replayed from the start: the same game, word for word (I17).
    if let Some(told) = watch.told {
        let journal = Journal { entries, ..Journal::new(1, setup) };
        let mut session = Session::open(&GAME, journal).unwrap();
        let again: Vec<Step> = session.screen().told.iter().map(|t| t.step.clone()).collect();
        assert_eq!(again, told, "I17: game {seed}");
        assert_eq!(session.screen().over.as_ref().map(|o| o.totals), Some(over.totals), "I17");
        let state = session.screen().state.clone();
        session.undo(3);
        session.redo(3);
        assert_eq!(session.screen().state, state, "I17: undo and redo");
    }
}

fn soak(mode: &str, expected: &[&str]) {
    let games = table::contract::games("STEAM_SOAK_GAMES", 10_000);
    let reached = RefCell::new(Reached::default());
    let start = std::time::Instant::now();
    for seed in 0..games {
        play(mode, seed, &reached);
    }
    let reached = reached.into_inner();
    println!("{mode}: {games} games in {:?}", start.elapsed());
    println!("questions {:?}", reached.questions);
    println!("blocks done {:?}", reached.blocks_done);
    println!("reasons {:?}", reached.codes);
    if games < 2_000 {
        return;
    }
    for card in &cards::house().actions {
        for block in &card.blocks {
            let key = format!("{}/{}", card.id, block.no);
            assert!(reached.blocks_done.contains_key(&key), "{mode}: block {key} was never done");
        }
    }
    let asked: BTreeSet<&str> = reached.questions.keys().map(String::as_str).collect();
    let expected: BTreeSet<&str> = expected.iter().copied().collect();
    assert_eq!(asked, expected, "{mode}: the questions that were asked");
}

const SCORE: [&str; 11] = [
    "score.cash",
    "score.foreign",
    "score.filled",
    "score.gold",
    "score.goods",
    "score.hubs",
    "score.income",
    "score.investors",
    "score.lent",
    "score.silver",
    "score.unfilled",
];
const PRINTED: [&str; 12] = [
    "card.action",
    "card.decision",
    "differs.block",
    "differs.card",
    "differs.effect",
    "differs.give",
    "differs.goods",
    "differs.gulden",
    "differs.n",
    "differs.rule",
    "differs.store",
    "setup.number",
];

#[test]
fn soak_tracked() {
    let mut expected = vec![
        "setup.you",
        "you",
        "you.contract",
        "you.delivery",
        "you.engineer",
        "you.factory",
        "you.good",
        "you.hired",
        "you.influence",
        "you.token",
        "you.track",
        "you.workers",
        "edit",
        "edit.city",
        "edit.good",
        "edit.hub",
        "edit.link",
        "edit.number",
        "edit.step",
        "QO1",
        "did.contract",
        "did.delivery",
        "did.engineer",
        "did.factory",
        "did.influence",
        "did.track",
        "did.workers",
        "score",
    ];
    expected.extend(SCORE);
    expected.extend(PRINTED);
    soak("tracked", &expected);
}

#[test]
fn soak_asked() {
    let mut expected = vec![
        "setup.tens",
        "setup.last",
        "setup.labels",
        "setup.hub.city",
        "setup.hub.column",
        "setup.you",
        "turn",
        "QA1",
        "QA2",
        "QA3",
        "QA3.number",
        "QA4",
        "QA4.number",
        "QA5",
        "QA6",
        "QA6.number",
        "QA7",
        "QA7.from",
        "QA8",
        "QA9",
        "QA10",
        "QA11",
        "QI1",
        "QF1",
        "QF2",
        "QF3",
        "QF3.all",
        "QH1",
        "QD1",
        "QD1.shared",
        "QD1.reward",
        "QD1.flag",
        "QC1",
        "QC1.slots",
        "QR1",
        "QR1.you",
        "QR1.hub",
        "QT1",
        "QO1",
        "QN1",
        "score.semmering",
        "score.column",
        "score.flag",
        "setup.board",
        "setup.bid",
        "columns",
        "name.track",
        "name.city",
        "name.factory",
        "name.hub",
        "name.delivery",
        "name.contract",
        "you.influence",
        "score",
    ];
    expected.extend(SCORE);
    expected.extend(PRINTED);
    soak("asked", &expected);
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { cases: 100, failure_persistence: None, ..Default::default() })]

    /// I1 to I20 with any seed.
    #[test]
    fn any_game_keeps_the_invariants(seed in 1u64 << 32.., tracked: bool) {
        play(if tracked { "tracked" } else { "asked" }, seed, &RefCell::new(Reached::default()));
    }
}
