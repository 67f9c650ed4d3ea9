//! Whole games at the companion's table by a random but legal person, with corrections, undo and wrong cards;
//! checks every invariant after every step and lists what was reached. `FINSPAN_SOAK` sets the number of games.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use std::collections::BTreeSet;

use common::{house_as_own, setup};
use finspan::GAME;
use finspan::data::printed;
use finspan::nautoma::week::{achieved, ravel_points};
use finspan::nautoma::{Nautoma, Note};
use finspan::options::Plan;
use finspan::score::Score;
use proptest::prelude::*;
use serde_json::Value;
use table::contract::random_answer;
use table::{Answer, FieldKind, Journal, Rng, Session, Setup, Winner};

fn random_setup(seed: u64, rng: &mut Rng) -> Setup {
    let mut pick = |values: &[&'static str]| *rng.pick(values).unwrap();
    let mut setup = setup(seed)
        .with("level", pick(&["1", "2", "3", "4", "5"]))
        .with("cards", pick(&["app", "printed"]))
        .with("decision_set", pick(&["house", "own"]))
        .with("side", pick(&["auto", "a", "b"]))
        .with("ravel", pick(&["off", "random", "R1", "R6"]))
        .with("ravel_strength", pick(&["2", "3", "4"]))
        .with("tokens", pick(&["app", "table"]))
        .with("own_score", pick(&["off", "on"]));
    if setup.get("decision_set") == "own" {
        setup.own.insert("finspan-owner".into(), house_as_own());
    }
    setup
}

fn n(state: &Value, name: &str) -> i64 {
    state[name].as_i64().unwrap_or_else(|| panic!("{name} in {state}"))
}

/// I1–I4 and I12 on one state. `by_hand`: figures were corrected, so sums need no longer match.
fn invariants(state: &Value, by_hand: bool) {
    for name in ["eggs", "young", "schools", "fish", "divers_area", "divers_board"] {
        assert!(n(state, name) >= 0, "I1: {state}");
    }
    assert_eq!(n(state, "divers_area") + n(state, "divers_board"), 6, "I1");
    let drawn: Vec<i64> = state["deck"]["drawn"].as_array().unwrap().iter().filter_map(Value::as_i64).collect();
    let all = state["deck"]["drawn"].as_array().unwrap().len() as i64;
    assert_eq!(drawn.iter().collect::<BTreeSet<_>>().len(), drawn.len(), "I2: a number twice");
    assert!(drawn.iter().all(|d| (1..=7).contains(d)), "I2");
    let turns = n(state, "turn") - i64::from(matches!(state["phase"].as_str().unwrap(), "player" | "nautoma"));
    assert_eq!(all, turns, "I2: {state}");
    if !by_hand {
        let tally = &state["tally"];
        let tokens = n(state, "eggs") + n(state, "young") + 3 * n(state, "schools");
        let came = 3 + 2 * n(tally, "egg_steps") + n(tally, "landings") + 4 * n(tally, "played");
        assert_eq!(tokens, came, "I3: {state}");
        assert_eq!(n(state, "fish"), n(tally, "fish_actions") - n(tally, "fish_missing"), "I4");
        assert!(n(state, "fish") <= 6 * n(state, "week"), "I4");
        let strength = state["ravel"]["strength"].as_i64().unwrap_or(0);
        for (week, note) in state["notes"].as_array().unwrap().iter().enumerate() {
            assert!((0..=6 * strength).contains(&n(note, "ravel")), "I12");
            let silent = state["level"]["level"] == 1;
            assert!(!silent || n(note, "achievement") + n(note, "bonus") == 0, "I12");
            let later = week as i64 + 1 > n(state, "week");
            assert!(!later || n(note, "achievement") + n(note, "ravel") == 0, "a note of a later week");
        }
    }
}

/// What changes from one state to the next (I3).
fn change(before: &Value, after: &Value, answered: &str) {
    let schools = n(after, "schools") - n(before, "schools");
    if !matches!(answered, "wrong_card") {
        assert!((0..=1).contains(&schools), "I3: schools {before} {after}");
        assert!(n(after, "young") - n(before, "young") <= 4, "I3: hatched at most 4");
    }
}

#[derive(Default)]
struct Reached {
    questions: BTreeSet<String>,
    answers: BTreeSet<String>,
    told: BTreeSet<String>,
}

fn one_game(seed: u64, reached: &mut Reached) {
    let mut rng = Rng::new(seed, 99);
    let mut session = Session::start(&GAME, random_setup(seed, &mut rng)).unwrap();
    let corrects = rng.below(3) == 0;
    let (mut by_hand, mut done, mut steps) = (false, 0, 0);
    while let Some(question) = session.screen().ask.clone() {
        steps += 1;
        assert!(steps < 1000, "no end");
        invariants(session.screen().state.json(), by_hand);
        reached.questions.insert(question.id.to_string());
        if corrects && rng.below(25) == 0 {
            by_hand |= correct(&mut session, &mut rng);
            continue;
        }
        if rng.below(12) == 0 {
            let back = 1 + rng.below(4) as usize;
            let (state, entries) = (session.screen().state.clone(), session.journal().entries.len());
            session.undo(back);
            session.redo(back);
            assert_eq!((&session.screen().state, session.journal().entries.len()), (&state, entries), "I10");
        }
        let answer = random_answer(&question, &mut rng);
        let before = session.screen().state.clone();
        session.answer(answer.clone(), false).unwrap_or_else(|why| panic!("{}: {answer:?}: {why:?}", question.id));
        let id = answer.id().unwrap_or_default().to_owned();
        change(before.json(), session.screen().state.json(), &id);
        match (question.id.as_ref(), id.as_str()) {
            ("turn", "done") => done += 1,
            (_, "wrong_card") => assert!(!by_hand || n(before.json(), "eggs") >= 0),
            _ => {}
        }
        reached.answers.insert(format!("{} {}", question.id, if id.len() > 1 { id } else { "-".into() }));
    }
    for told in &session.screen().told {
        reached.told.insert(told.step.text.id.to_string());
    }
    if !corrects {
        assert_eq!(done, 24, "I13");
    }
    let over = session.screen().over.clone().unwrap();
    assert_eq!(over.sheet.iter().filter_map(|l| l.opponent).sum::<i64>(), over.totals.1);
    assert_eq!(over.sheet.iter().filter_map(|l| l.player).sum::<i64>(), over.totals.0);
    assert_eq!(over.winner == Winner::Player, over.totals.0 >= over.totals.1, "N32");
    assert!(session.answer("done".into(), false).is_err(), "I13");
    let journal = Journal::from_file(&session.journal().to_file()).unwrap();
    assert_eq!(
        Session::open(&GAME, journal).unwrap().screen().state,
        session.screen().state,
        "I10: same log, same state"
    );
}

/// Sets a random field to a random value; did it change a figure of hers?
fn correct(session: &mut Session<'_>, rng: &mut Rng) -> bool {
    let field = rng.pick(&session.screen().fields).unwrap().clone();
    let FieldKind::Number { min, max, .. } = field.kind else { panic!("{field:?}") };
    let value = min + i64::from(rng.below((max - min + 1) as u32));
    let before = session.screen().state.clone();
    match session.set(&field.id, Answer::Number(value)) {
        Ok(()) => true,
        Err(why) => {
            assert_eq!(why.code, "WrongPhase", "{field:?}");
            assert_eq!(session.screen().state, before);
            false
        }
    }
}

#[test]
fn random_games_keep_every_invariant_and_reach_everything() {
    let games = table::contract::games("FINSPAN_SOAK", 300);
    let mut reached = Reached::default();
    for seed in 0..games {
        one_game(seed, &mut reached);
    }
    println!("{games} games: {:?}\n{:?}\n{:?}", reached.questions, reached.answers, reached.told);
    let questions = [
        "calc",
        "card",
        "card.action",
        "card.marker",
        "end",
        "ravel.column",
        "ravel.rows",
        "turn",
        "week",
        "week.points",
    ];
    assert!(questions.iter().all(|q| reached.questions.contains(*q)), "{:?}", reached.questions);
    assert_eq!(reached.questions.len(), questions.len());
    let answers = [
        "turn done",
        "turn landed",
        "turn played",
        "turn no_fish",
        "turn wrong_card",
        "card -",
        "card none",
        "card.marker place",
        "card.marker remove",
        "card.marker none",
        "week next",
        "week virtual",
        "week no_fish",
        "week wrong_card",
        "end sheet",
        "end played",
        "end no_fish",
        "end wrong_card",
    ];
    for answer in answers {
        assert!(reached.answers.contains(answer), "never: {answer}");
    }
    // Every step she can tell was told (except those of the digital table and of a fish card dealt to her).
    let say = include_str!("../../src/words/nautoma.rs").to_owned()
        + include_str!("../../src/companion/mod.rs")
        + include_str!("../../src/companion/scene.rs");
    let all: BTreeSet<&str> = say.split("msg!(").skip(1).filter_map(|s| s.split('"').nth(1)).collect();
    let steps = all.iter().filter(|id| {
        let never = ["finspan-fish-nothing", "finspan-fish-card", "finspan-lay-tile", "finspan-level-5-side-a"];
        let starts = [
            "finspan-marker",
            "finspan-fish",
            "finspan-school",
            "finspan-hatch",
            "finspan-eggs",
            "finspan-given",
            "finspan-achievement",
            "finspan-bonus",
            "finspan-divers",
            "finspan-lay",
            "finspan-level",
            "finspan-taken",
            "finspan-no-fish-told",
            "finspan-now-virtual",
            "finspan-shuffle-seven",
            "finspan-card",
        ];
        starts.iter().any(|s| id.starts_with(s)) && !never[..3].contains(id)
    });
    for step in steps {
        assert!(reached.told.contains(*step), "never told: {step}");
    }
}

fn plan(level: usize, side_b: bool, lines: [usize; 3]) -> Plan {
    let setup = table::prepare(&GAME, setup(1)).unwrap();
    let plan = Plan::of(&setup, &finspan::own::Cards::built_in());
    let tiles = [0, 1, 2].map(|week: usize| printed().tiles[week * 6 + lines[week]]);
    Plan { level: printed().levels[level - 1], side_b, tiles, ..plan }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn i11_a_higher_level_never_scores_less(
        piles in prop::array::uniform4(0u32..60), markers in prop::array::uniform3(0u32..=6),
        lines in prop::array::uniform3(0usize..6), yours in prop::array::uniform3(0u32..20), side_b in any::<bool>(),
    ) {
        let score = |level| {
            let plan = plan(level, side_b, lines);
            let mut her = Nautoma::new();
            [her.eggs, her.young, her.schools, her.fish] = piles;
            for week in 0..3 {
                let achievement = achieved(&plan, &plan.tiles[week], markers[week]).map_or(0, |a| a.points);
                let bonus = finspan::nautoma::week::bonus(&plan, achievement, yours[week]).0;
                her.notes[week] = Note { achievement, bonus, ravel: 0 };
            }
            Score::of(&her, &plan).total()
        };
        let scores = [1, 2, 3, 4, 5].map(score);
        prop_assert!(scores.windows(2).all(|w| w[0] <= w[1]), "{scores:?}");
        prop_assert!(side_b || scores[3] == scores[4]);
    }

    #[test]
    fn i12_ravel_points_stay_in_their_bounds(strength in 2u32..=4, column in 0u32..=6, rows in 0u32..=18) {
        let points = ravel_points(strength, column, rows);
        prop_assert!(points <= 6 * strength);
        prop_assert!(rows == 0 || points < strength * column || points == 0);
        prop_assert_eq!(i64::from(points), (i64::from(strength * column) - i64::from(rows)).max(0));
    }
}
