//! How much the person is asked: the figures for the table in the project's plan, taken from played games.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::person;

use imperial_steam::GAME;
use table::{Entry, Journal, Session};

/// Is this one of Franz's questions?
fn of_franz(q: &str) -> bool {
    let yours = ["turn", "you", "columns", "score"].iter().any(|id| q == *id || q.starts_with(&format!("{id}.")));
    !(yours || q.starts_with("setup.") || q.starts_with("did.") || q == "QT1" || q == "QO1")
}

fn question(entry: &Entry) -> &str {
    match entry {
        Entry::Answer { q, .. } => q,
        Entry::Set { .. } => panic!("nobody corrects anything here"),
    }
}

/// The answers in each of Franz's turns, from the journal and the headings told.
fn answers_a_turn(seed: u64, entries: &[Entry]) -> (usize, Vec<usize>) {
    let setup = person::setup(seed, &[("preset", "standard")], "asked");
    let session = Session::open(&GAME, Journal { entries: entries.to_vec(), ..Journal::new(1, setup) }).unwrap();
    let turns: Vec<usize> =
        session.screen().told.iter().filter(|t| t.step.data["action"].is_string()).map(|t| t.after).collect();
    let answers = turns.iter().enumerate().map(|(i, start)| {
        let end = turns.get(i + 1).copied().unwrap_or(entries.len());
        entries[*start..end].iter().filter(|e| of_franz(question(e))).count()
    });
    (turns[0], answers.collect())
}

#[test]
fn a_turn_of_franz_takes_few_answers() {
    let (mut turns, mut games, mut before) = (Vec::new(), Vec::new(), Vec::new());
    let mut ids = std::collections::BTreeMap::<String, usize>::new();
    for seed in 0..40 {
        let game = person::asked_game(seed, &[("preset", "standard")]);
        let (first, answers) = answers_a_turn(seed, &game.entries);
        before.push(game.entries[..first].iter().filter(|e| question(e).starts_with("setup.")).count());
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
        let game = person::asked_game(seed, &[("preset", "standard")]);
        // Every turn ends with an action entered, or with nothing to enter.
        answers += game.script.len() - 1;
        turns += game.entries.iter().filter(|e| question(e) == "turn").count();
        turns -= game.entries.iter().filter(|e| matches!(e, Entry::Answer { a, .. } if a.id() == Some("QE1"))).count();
    }
    let mean = f64::from(answers as u32) / f64::from(turns as u32);
    println!("a tracked turn of the person's: {mean:.2}");
    assert!(mean <= 2.0, "{mean:.2}");
}
