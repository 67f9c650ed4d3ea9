//! Nautoma at the table: turns at a glance, what is only ever asked once, what is corrected afterwards, take-backs,
//! and how many answers one of her turns costs.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::collections::BTreeSet;

use crate::common::{area, asked, code, digital, figure, option_ids, printed_deck, setup, several, start, tap};
use finspan::game::fish::{FORAGE, FishId, fish, name};
use finspan::{GAME, words};
use serde_json::{Value, json};
use table::contract::random_answer;
use table::{Answer, Catalog, Game, Journal, Lang, Rng, Session, Tone};

fn learned(own: Option<&Value>, session: &Session<'_>) -> Option<Value> {
    GAME.cards().unwrap().learned(own, session.screen())
}

fn numbers(file: &Value) -> Vec<u64> {
    file["decision_cards"].as_array().unwrap().iter().map(|card| card["number"].as_u64().unwrap()).collect()
}

/// Enters a printed card that is not known yet.
fn tell_card(session: &mut Session<'_>, number: &str, marker: &str, icons: &[&str]) {
    tap(session, &["done", number, marker]);
    session.answer(several(icons), false).unwrap();
}

#[test]
fn c05_a_card_told_in_one_game_is_known_in_the_next() {
    let mut session = start(setup(1).with("cards", "printed"));
    tell_card(&mut session, "4", "place", &["eggs", "hatch"]);
    assert_eq!(learned(None, &session), None, "it may still turn out to be another card");
    tap(&mut session, &["wrong_card", "5", "none"]);
    session.answer(several(&["fish"]), false).unwrap();
    tell_card(&mut session, "2", "remove", &["school"]);
    let first = learned(None, &session).unwrap();
    assert_eq!(numbers(&first), [5], "neither the wrong one nor the one in doubt");
    assert_eq!(learned(Some(&first), &session), None, "nothing new");
    while session.screen().over.is_none() {
        let answer = match asked(&session).as_str() {
            "turn" => "done",
            "week" => "next",
            "end" => "50",
            _ => "none",
        };
        match asked(&session).as_str() {
            "card.action" => session.answer(several(&["eggs"]), false).unwrap(),
            _ => tap(&mut session, &[answer]),
        }
    }
    let all = learned(Some(&first), &session).unwrap();
    assert_eq!(numbers(&all), [2, 5], "cards without a number are nobody's");
    assert!(GAME.cards().unwrap().check(&all).is_empty(), "some cards are a file like any other");
    // What was entered by hand stays, but what the game learns takes precedence.
    let mine = json!({"decision_cards": [{"number": 1, "marker": "none", "action": "fish"},
                                         {"number": 5, "marker": "place", "action": "fish"}], "tiles": {}});
    let both = learned(Some(&mine), &session).unwrap();
    assert_eq!((numbers(&both), &both["decision_cards"][2]["marker"]), (vec![1, 2, 5], &json!("none")));

    let mut next = setup(2).with("cards", "printed");
    next.own.insert("finspan-owner".into(), all.clone());
    let mut session = start(next);
    tap(&mut session, &["done", "2"]);
    assert_eq!(asked(&session), "turn", "one tap");
    tap(&mut session, &["done", "3"]);
    assert_eq!(asked(&session), "card.marker", "this one was never told");
    let mut shuffled = setup(2).with("decision_set", "own");
    shuffled.own.insert("finspan-owner".into(), all);
    assert_eq!(Session::start(&GAME, shuffled).unwrap_err()[0].code, "CardSetSize", "the program needs all seven");
}

#[test]
fn c11_fish_set_by_hand_while_her_card_is_asked_is_no_fish_of_this_card() {
    let mut session = start(printed_deck(2));
    tap(&mut session, &["done"]);
    session.set("fish", 5.into()).unwrap();
    tap(&mut session, &["6"]);
    assert_eq!((figure(&session, "fish"), option_ids(&session).contains(&"no_fish".to_owned())), (5, false));
    tap(&mut session, &["done"]);
    session.set("fish", 0.into()).unwrap();
    tap(&mut session, &["2", "no_fish"]);
    assert_eq!(figure(&session, "fish"), 0);
    // The wrong card gave her no fish, so none goes back.
    tap(&mut session, &["done"]);
    session.set("fish", 9.into()).unwrap();
    tap(&mut session, &["7", "wrong_card", "5"]);
    assert!(!session.screen().news().any(|t| t.step.text.id == "finspan-fish-back"));
}

#[test]
fn n08_a_marker_that_cannot_be_placed_is_idle() {
    let mut session = start(printed_deck(2));
    session.set("markers", 6.into()).unwrap();
    tap(&mut session, &["done", "1"]);
    let strip = session.screen().news().find(|t| t.step.data["rule"] == "N8").unwrap().step.clone();
    assert_eq!((strip.tone, area(&session)[4]), (Tone::Idle, 6));
    assert!(Catalog::new(&[finspan::MESSAGES]).text(Lang::En, &strip.text).starts_with("Set a marker: all"));
}

#[test]
fn c07_a_note_set_while_the_sheet_is_open_is_filled_in() {
    let mut session = start(setup(1));
    session.set("week", 4.into()).unwrap();
    session.set("turn", 6.into()).unwrap();
    tap(&mut session, &["done", "sheet"]);
    let filled_in = |session: &Session<'_>| {
        let fields = session.screen().ask.as_ref().unwrap().fields().to_vec();
        fields.iter().find(|field| field.id == "achievements").and_then(|field| field.value.number())
    };
    assert_eq!((asked(&session).as_str(), filled_in(&session)), ("calc", Some(0)));
    session.set("week1.yours", 7.into()).unwrap();
    session.set("week2.your_bonus", 3.into()).unwrap();
    assert_eq!(filled_in(&session), Some(10));
    session.answer(Answer::Form([("eggs".to_owned(), 3.into())].into()), false).unwrap();
    let line = |session: &Session<'_>, id: &str| {
        let text = |m: &table::Msg| m.args.iter().any(|(_, v)| *v == table::Arg::Text(id.into()));
        session.screen().over.as_ref().unwrap().sheet.iter().find(|l| text(&l.label)).and_then(|l| l.player)
    };
    assert_eq!((line(&session, "achievements"), line(&session, "bonuses")), (Some(7), Some(3)));
    session.set("week2.your_bonus", 0.into()).unwrap();
    assert_eq!(line(&session, "achievements"), Some(10), "what was entered is the person's word");
}

#[test]
fn c08_figures_set_after_the_end_are_scored_anew() {
    let mut session = start(setup(1));
    session.set("week", 4.into()).unwrap();
    session.set("turn", 6.into()).unwrap();
    tap(&mut session, &["done", "50"]);
    let totals = |session: &Session<'_>| session.screen().over.as_ref().unwrap().totals;
    let before = totals(&session);
    let schools = figure(&session, "schools");
    session.set("schools", (schools + 10).into()).unwrap();
    assert_eq!(totals(&session), (50, before.1 + 50), "10 schools at level 2");
    assert_eq!(code(session.set("week", 3.into())), "WrongPhase");
    assert_eq!(code(session.set("schools", 100.into())), "OutOfRange");
    assert_eq!(code(session.answer("done".into(), false)), "GameOver");
    let last = session.journal().entries.len() - 2;
    session.change(last, "60".into(), false).unwrap();
    assert_eq!(totals(&session), (60, before.1 + 50), "an old answer changed at the end");
    session.undo(1);
    assert_eq!(totals(&session), (60, before.1));
}

#[test]
fn her_turn_and_the_scoring_begin_with_a_heading_and_stay_whole() {
    let headings = |session: &Session<'_>| -> Vec<String> {
        let turn = session.screen().turn().iter();
        turn.filter(|t| t.step.begins).map(|t| t.step.text.id.to_string()).collect()
    };
    let mut session = start(printed_deck(2).with("own_score", "on"));
    tap(&mut session, &["done"]);
    assert_eq!((asked(&session).as_str(), headings(&session)), ("card", vec!["finspan-her-turn".to_owned()]));
    tap(&mut session, &["4"]);
    assert!(session.screen().turn()[0].step.begins && session.screen().turn().len() == 6, "the card and four parts");
    tap(&mut session, &["landed"]);
    assert_eq!(session.screen().turn().len(), 7, "a report does not drive her turn off the screen");
    for number in ["1", "2", "3", "5", "6"] {
        tap(&mut session, &["done", number]);
    }
    assert_eq!(
        (asked(&session).as_str(), headings(&session)),
        ("week.points", vec!["finspan-her-turn".to_owned(), "finspan-scoring".to_owned()])
    );
    session.answer(3.into(), false).unwrap();
    assert_eq!(headings(&session), ["finspan-scoring"]);
    assert_eq!(session.screen().turn_before()[0].step.text.id, "finspan-her-turn", "the last turn is there too");
    // On screen the person's move begins a turn as well.
    let mut session = start(digital(1));
    session.answer("dive blue".into(), false).unwrap();
    assert_eq!(session.screen().turn()[0].step.text.id, "finspan-told-dive");
    assert!(headings(&session).contains(&"finspan-her-turn".to_owned()));
}

#[test]
fn c22_going_on_from_before_what_was_seen_is_marked() {
    let mut session = start(digital(1));
    session.answer("dive blue".into(), false).unwrap();
    session.undo(1);
    session.redo(1);
    assert!(!session.journal().taken_back, "only looked");
    session.undo(1);
    session.answer("dive green".into(), false).unwrap();
    assert!(session.screen().taken_back, "a card was drawn and a decision card turned");
    // Starting to pay reveals nothing new.
    let begun = (0..200).find_map(|seed| {
        let session = start(digital(seed));
        let options: Vec<String> = option_ids(&session).into_iter().filter(|id| id.starts_with("play ")).collect();
        options.into_iter().find_map(|play| {
            let mut session = session.clone();
            session.answer(play.as_str().into(), false).ok()?;
            asked(&session).starts_with("pay.").then_some(session)
        })
    });
    let mut session = begun.unwrap();
    session.undo(1);
    session.answer("dive green".into(), false).unwrap();
    assert!(!session.screen().taken_back);
    // At the real table, undoing is just a correction.
    let mut session = start(setup(1));
    tap(&mut session, &["done", "landed"]);
    session.undo(2);
    tap(&mut session, &["landed", "done"]);
    assert!(!session.screen().taken_back);
}

#[test]
fn a_saved_game_with_an_impossible_set_up_is_a_bad_save() {
    let mut journal = start(setup(1)).journal().clone();
    journal.setup.options.insert("level".into(), "9".into());
    let journal = Journal::from_file(&journal.to_file()).unwrap();
    assert_eq!(Session::open(&GAME, journal).unwrap_err().code, "BadSave");
}

#[test]
fn fish_have_german_names_and_keep_their_scientific_ones() {
    let catalog = Catalog::new(&[finspan::MESSAGES]);
    let all: Vec<FishId> = (1..FORAGE + 3).collect();
    let german: BTreeSet<String> = all.iter().map(|&id| catalog.text(Lang::De, &words::card(id))).collect();
    assert_eq!(german.len(), 138, "each its own");
    for id in all {
        let (en, de) = (catalog.text(Lang::En, &words::card(id)), catalog.text(Lang::De, &words::card(id)));
        assert_eq!(en, name(id).name);
        assert!(en != de || de == "Barramundi", "{de}");
        assert!(de.chars().count() <= 30, "{de} has no room on its card");
        let text = catalog.text(Lang::De, &words::card_text(fish(id)));
        assert!(text.starts_with(&name(id).latin), "{text}");
    }
}

#[test]
fn the_taps_say_which_trigger_is_meant_and_her_bar_is_hers() {
    let catalog = Catalog::new(&[finspan::MESSAGES]);
    let session = start(setup(1));
    let label = |id: &str, lang| {
        let options = session.screen().ask.as_ref().unwrap().options();
        catalog.text(lang, &options.iter().find(|o| o.id == id).unwrap().label)
    };
    assert!(
        label("landed", Lang::En).contains("IF ACTIVATED") && label("landed", Lang::De).contains("BEI AKTIVIERUNG")
    );
    assert!(label("played", Lang::En).contains("WHEN PLAYED") && label("played", Lang::De).contains("BEIM AUSSPIELEN"));
    for session in [session, start(digital(1))] {
        let rows = session.screen().panel.iter().map(|(label, _)| catalog.text(Lang::En, label));
        assert!(!rows.into_iter().any(|row| row.contains("Your")), "the person's points are not hers");
    }
}

/// How many answers each of her turns costs: from the tap that ends the person's turn until the person may move
/// again or the week is scored.
fn answers_of_her_turns(setup: table::Setup, rng: &mut Rng) -> Vec<usize> {
    let mut session = start(setup);
    let mut turns: Vec<usize> = Vec::new();
    while let Some(question) = session.screen().ask.clone() {
        let answer = match question.id.as_ref() {
            // The person reports what their fish give her, then ends the turn.
            "turn" if rng.below(5) == 0 => (if rng.below(3) == 0 { "played" } else { "landed" }).into(),
            "turn" => "done".into(),
            "week" => "next".into(),
            "end" => Answer::from("77"),
            _ => random_answer(&question, rng),
        };
        match (question.id.as_ref(), answer.id()) {
            ("turn", Some("done")) => turns.push(1),
            ("turn" | "week" | "end", _) => {}
            // Whatever else is asked before that belongs to her turn.
            _ => *turns.last_mut().unwrap() += 1,
        }
        session.answer(answer, false).unwrap_or_else(|why| panic!("{}: {why:?}", question.id));
    }
    let hers = session.screen().told.iter().filter(|t| t.step.text.id == "finspan-her-turn").count();
    assert_eq!(turns.len(), hers, "each turn that was told was counted");
    turns
}

/// How many turns, and the mean and the most answers of one, over forty games.
fn forty_games(setup: impl Fn(u64) -> table::Setup) -> (usize, f64, usize) {
    let mut rng = Rng::new(40, 13);
    let turns: Vec<usize> = (0..40).flat_map(|seed| answers_of_her_turns(setup(seed), &mut rng)).collect();
    let mean = turns.iter().sum::<usize>() as f64 / turns.len() as f64;
    (turns.len(), mean, turns.iter().copied().max().unwrap())
}

#[test]
fn a_turn_of_hers_costs_one_answer() {
    let (turns, mean, most) = forty_games(setup);
    println!("Finspan, a Nautoma turn, {turns} turns of 40 games: mean {mean:.2}, most {most}");
    assert_eq!(turns, 40 * 24);
    assert!(mean <= 1.0 && most <= 1, "mean {mean}, most {most}");
    // Who turns up printed cards tells each of them, and that is counted.
    let (_, mean, most) = forty_games(|seed| table::Setup { seed, ..printed_deck(2) });
    assert!(mean > 1.9 && most > 1, "mean {mean}, most {most}");
}
