//! One whole game in each mode, pinned word by word, and marks of many more.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::{person, soak};

use std::path::{Path, PathBuf};

use imperial_steam::GAME;
use table::contract::random_answer;
use table::{Answer, Entry, Game, Journal, Rng, Session, Setup, Values, playthrough};

/// Where recorded texts are kept.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

/// Compares a text with the one that was recorded.
pub fn kept(name: &str, text: &str) {
    playthrough::compare_text(&folder(), name, text);
}

fn compare(name: &str, setup: Setup, entries: Vec<Entry>) {
    playthrough::compare(&folder(), name, &GAME, &Journal { entries, ..Journal::new(1, setup) });
}

#[test]
fn an_asked_game_reads_as_it_did() {
    let game = person::asked_game(12, &[]);
    compare("asked", person::setup(12, &[], "asked"), game.entries);
}

#[test]
fn a_game_led_question_by_question_reads_as_it_did() {
    let game = person::asked_game(12, &[("choices", "led")]);
    compare("led", person::setup(12, &[("choices", "led")], "asked"), game.entries);
}

#[test]
fn a_tracked_game_reads_as_it_did() {
    let game = person::asked_game(12, &[]);
    let setup = person::setup(12, &[], "tracked");
    let mut entries: Vec<Entry> = game.script.into_iter().map(|(q, a)| Entry::Answer { q, a, anyway: false }).collect();
    let scores = game.entries.iter().filter(|e| matches!(e, Entry::Answer { q, .. } if q == "score"));
    entries.extend(scores.cloned());
    compare("tracked", setup, entries);
}

/// A sensible person; `by_hand`, figures are set right in between.
fn anyone(setup: Setup, seed: u64, by_hand: bool) -> Journal {
    let mut session = Session::start(&GAME, setup).unwrap_or_else(|why| panic!("{why:?}"));
    let mut rng = Rng::new(seed, 0x54);
    while let Some(q) = session.screen().ask.clone() {
        let entries = session.journal().entries.len();
        if entries >= 600 {
            break;
        }
        if by_hand && entries < 300 && rng.below(6) == 0 {
            if let Some(field) = rng.pick(&session.screen().fields).cloned() {
                // Some values do not fit the rest.
                let _ = session.set(&field.id, random_answer(&field.question(), &mut rng));
            }
            continue;
        }
        let a = soak::answer(&q, &mut rng);
        if session.answer(a.clone(), false).is_err() {
            session.answer(a, true).unwrap_or_else(|why| panic!("{}: {why:?}", q.id));
        }
    }
    session.journal().clone()
}

/// Every value of every option but those that say how the game is told, and some starting money.
fn every_value() -> Vec<(&'static str, String)> {
    let mut all = Vec::new();
    for option in GAME.about().options {
        match option.values {
            Values::OneOf(values) if !["mode", "cards"].contains(&option.name) => {
                all.extend(values.into_iter().map(|(value, _)| (option.name, value.to_owned())));
            }
            Values::OneOf(_) => {}
            Values::Number { min, max, step } => {
                all.extend([min, min + step, max].map(|n| (option.name, n.to_string())));
            }
        }
    }
    all
}

/// A copy of one's own: another map, or other cards and figures.
fn own(mode: &str, map: bool) -> Setup {
    let mut setup = Setup::new("imperial-steam", "companion", 5).with("mode", mode);
    if map {
        setup.own.insert("imperial-steam-map".into(), crate::common::fixture());
        return setup;
    }
    let several = |ids: &[&str]| Answer::Several(ids.iter().map(|id| (*id).to_owned()).collect());
    let entered: [(&str, Answer); 16] = [
        ("map.next.Wien", several(&["St. Pölten", "Baden", "Krems", "Bratislava"])),
        ("map.link.Wien-Krems", "both".into()),
        ("map.city.Krems.sites", 2.into()),
        ("map.city.Krems.bonus", 3.into()),
        ("map.hub.blue.city", "Krems".into()),
        ("map.hub.blue.column", "40".into()),
        ("map.hub.white.price.1", 30.into()),
        ("map.hub.bronze.demand.coal.1", "70".into()),
        ("map.hub.green.tunnel", 2.into()),
        ("map.flag.1.value", 80.into()),
        ("map.contract.C2.slots", 4.into()),
        ("map.opening", several(&["2", "4"])),
        ("map.semmering", "Wien-Krems".into()),
        ("action.5.3.effect", "gain_gulden".into()),
        ("action.5.3.effect.n", 70.into()),
        ("decision.1.B", several(&["coal", "iron", "stone", "wood"])),
    ];
    let cards = GAME.cards().unwrap();
    let mut file = None;
    for (field, value) in entered {
        file = Some(cards.enter(file.as_ref(), field, &value).unwrap_or_else(|why| panic!("{field}: {why:?}")));
    }
    setup.own.insert(cards.name().to_owned(), file.unwrap());
    setup
}

#[test]
fn many_games_show_what_they_showed() {
    let mut games = Vec::new();
    let mut add = |name: String, setup: Setup, entries: Vec<Entry>| {
        games.push((name, Journal { entries, ..Journal::new(1, setup) }));
    };
    for (seed, (option, value)) in every_value().into_iter().enumerate() {
        let (seed, options) = (seed as u64, [(option, value.as_str())]);
        let asked = person::asked_game(seed, &options);
        if seed.is_multiple_of(2) {
            add(format!("asked, {option} {value}"), person::setup(seed, &options, "asked"), asked.entries);
        } else {
            let tracked = person::tracked_game(seed, &options, asked.script);
            add(format!("tracked, {option} {value}"), person::setup(seed, &options, "tracked"), tracked.entries);
        }
    }
    for mode in ["asked", "tracked"] {
        for seed in 0..16 {
            let journal = anyone(soak::setup(mode, seed), seed, seed % 2 == 1);
            add(format!("{mode}, mixed {seed}"), journal.setup, journal.entries);
        }
        for map in [true, false] {
            let journal = anyone(own(mode, map), 3, false);
            add(format!("{mode}, own {}", if map { "map" } else { "figures" }), journal.setup, journal.entries);
        }
    }
    playthrough::compare_marks(&folder(), "many", &GAME, &games);
}
