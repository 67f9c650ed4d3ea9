//! How much the person is asked: the figures for the table in the project's plan, taken from played games.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::person;

use imperial_steam::GAME;
use table::{Entry, Journal, Session, Setup, prepare};

/// Brings the person of the other tests back to the options a new game begins with.
const DEFAULTS: [(&str, &str); 1] = [("preset", "standard")];

/// Is this asked because it is the person's turn, or at the end? Everything else after the heading of one of Franz's
/// turns belongs to that turn.
fn of_the_person(q: &str) -> bool {
    ["turn", "you", "columns", "score"].iter().any(|id| q == *id || q.starts_with(&format!("{id}.")))
        || q.starts_with("did.")
}

fn question(entry: &Entry) -> &str {
    match entry {
        Entry::Answer { q, .. } => q,
        Entry::Set { .. } => panic!("nobody corrects anything here"),
    }
}

/// The answers in each of Franz's turns, from the journal and the headings told.
fn answers_a_turn(seed: u64, entries: &[Entry]) -> (usize, Vec<usize>) {
    let setup = person::setup(seed, &DEFAULTS, "asked");
    let session = Session::open(&GAME, Journal { entries: entries.to_vec(), ..Journal::new(1, setup) }).unwrap();
    let turns: Vec<usize> =
        session.screen().told.iter().filter(|t| t.step.data["action"].is_string()).map(|t| t.after).collect();
    let answers = turns.iter().enumerate().map(|(i, start)| {
        let end = turns.get(i + 1).copied().unwrap_or(entries.len());
        entries[*start..end].iter().filter(|e| !of_the_person(question(e))).count()
    });
    (turns[0], answers.collect())
}

#[test]
fn a_turn_of_franz_takes_few_answers() {
    let new = prepare(&GAME, Setup::new("imperial-steam", "companion", 1)).unwrap();
    assert_eq!(person::setup(1, &DEFAULTS, "asked").options, new.options, "counted with the options of a new game");
    let (mut turns, mut games, mut before) = (Vec::new(), Vec::new(), Vec::new());
    let mut ids = std::collections::BTreeMap::<String, usize>::new();
    for seed in 0..40 {
        let game = person::asked_game(seed, &DEFAULTS);
        let (first, answers) = answers_a_turn(seed, &game.entries);
        before.push(game.entries[..first].iter().filter(|e| question(e) != "turn").count());
        turns.extend(answers);
        games.push(game.entries.len());
        game.entries.iter().for_each(|e| *ids.entry(question(e).to_owned()).or_default() += 1);
    }
    turns.sort_unstable();
    let mean = turns.iter().sum::<usize>() as f64 / turns.len() as f64;
    let (p90, most) = (turns[turns.len() * 9 / 10], turns[turns.len() - 1]);
    let game = games.iter().sum::<usize>() as f64 / games.len() as f64;
    let start = before.iter().max().unwrap();
    println!(
        "a turn of Franz's: mean {mean:.2}, p90 {p90}, most {most}; before the first turn {start}; a game {game:.1}"
    );
    println!("{ids:?}");
    assert!(mean <= 2.0 && p90 <= 4 && most <= 12, "a turn: mean {mean:.2}, p90 {p90}, most {most}");
    assert!(*start <= 6, "before the first turn: {start}");
    assert!(game <= 110.0, "a whole game: {game:.1}");
}

#[test]
fn a_tracked_turn_of_the_person_takes_few_answers() {
    let (mut answers, mut turns) = (0, 0);
    for seed in 0..40 {
        let game = person::asked_game(seed, &DEFAULTS);
        turns += game.entries.iter().filter(|e| question(e) == "turn").count();
        turns -= game.entries.iter().filter(|e| matches!(e, Entry::Answer { a, .. } if a.id() == Some("QE1"))).count();
        // The same game, played where every action of the person is entered.
        let tracked = person::tracked_game(seed, &DEFAULTS, game.script);
        answers += tracked.entries.iter().filter(|e| of_the_person(question(e)) && question(e) != "score").count();
    }
    let mean = answers as f64 / turns as f64;
    println!("a tracked turn of the person's, {turns} turns of 40 games: {mean:.2}");
    assert!(turns > 40 * 20 && mean > 1.0, "whole games were played: {turns} turns, {mean:.2}");
    assert!(mean <= 2.0, "{mean:.2}");
}
