//! One whole game in each mode, word by word in both languages. `STEAM_PLAYTHROUGH=write` writes the
//! files anew; read them before committing.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod common;
#[path = "common/person.rs"]
mod person;

use imperial_steam::GAME;
use table::{Answer, Catalog, Entry, Journal, Lang, Msg, Screen, Session, Setup};

/// A screen as a person reads it: what is new, and the question.
fn screen(out: &mut String, catalog: &Catalog, lang: Lang, screen: &Screen) {
    let say = |m: &Msg| catalog.text(lang, m);
    for told in screen.news() {
        *out += &format!("{:5}{}\n", told.step.tone.name(), say(&told.step.text));
        for reason in &told.step.reasons {
            *out += &format!("       {}\n", say(reason));
        }
    }
    if let Some(q) = &screen.ask {
        *out += &format!("  ?  {} {}\n", q.id, say(&q.prompt));
        let options: Vec<String> = q.options().iter().map(|o| say(&o.label)).collect();
        if options.len() <= 12 && !options.is_empty() {
            *out += &format!("     [{}]\n", options.join(" | "));
        }
    }
    if let Some(over) = &screen.over {
        *out += &format!("==== {}\n", say(&over.text));
        for line in &over.sheet {
            let n = |n: Option<i64>| n.map_or("–".to_owned(), |n| n.to_string());
            *out += &format!("     {}: {} | {}\n", say(&line.label), n(line.player), n(line.opponent));
            for why in &line.why {
                *out += &format!("       {}\n", say(why));
            }
        }
    }
}

fn rendered(setup: &Setup, entries: &[Entry], lang: Lang) -> String {
    let catalog = Catalog::new(&[common::messages()]);
    let mut session = Session::open(&GAME, Journal::new(1, setup.clone())).unwrap();
    let mut out = String::new();
    for entry in entries {
        screen(&mut out, &catalog, lang, session.screen());
        let Entry::Answer { q, a, anyway } = entry else { panic!() };
        assert_eq!(session.screen().ask.as_ref().unwrap().id, *q);
        let shown = match a {
            Answer::Number(n) => n.to_string(),
            Answer::One(id) => id.clone(),
            Answer::Several(ids) => format!("[{}]", ids.join(", ")),
        };
        out += &format!("  >  {shown}\n");
        session.answer(a.clone(), *anyway).unwrap();
    }
    screen(&mut out, &catalog, lang, session.screen());
    assert!(session.screen().over.is_some());
    for (label, value) in &session.screen().panel {
        out += &format!("     {}: {}\n", catalog.text(lang, label), catalog.text(lang, value));
    }
    out
}

fn compare(mode: &str, setup: &Setup, entries: &[Entry]) {
    for lang in Lang::ALL {
        let text = rendered(setup, entries, lang);
        let path = format!("{}/tests/playthrough/{mode}.{}.txt", env!("CARGO_MANIFEST_DIR"), lang.code());
        if std::env::var("STEAM_PLAYTHROUGH").is_ok_and(|v| v == "write") {
            std::fs::create_dir_all(std::path::Path::new(&path).parent().unwrap()).unwrap();
            std::fs::write(&path, &text).unwrap();
        }
        let golden = std::fs::read_to_string(&path).unwrap();
        for (i, (a, b)) in text.lines().zip(golden.lines()).enumerate() {
            assert_eq!(a, b, "{path}, line {}", i + 1);
        }
        assert_eq!(text.lines().count(), golden.lines().count(), "{path}");
    }
}

#[test]
fn an_asked_game_reads_as_it_did() {
    let game = person::asked_game(12, &[]);
    compare("asked", &person::setup(12, &[], "asked"), &game.entries);
}

#[test]
fn a_tracked_game_reads_as_it_did() {
    let game = person::asked_game(12, &[]);
    let setup = person::setup(12, &[], "tracked");
    let mut entries: Vec<Entry> = game.script.into_iter().map(|(q, a)| Entry::Answer { q, a, anyway: false }).collect();
    let scores = game
        .entries
        .iter()
        .filter(|e| matches!(e, Entry::Answer { q, .. } if q.starts_with("score.") && q != "score.semmering"));
    entries.extend(scores.cloned());
    compare("tracked", &setup, &entries);
}
