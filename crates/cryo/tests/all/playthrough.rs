//! Two whole games as text, and marks of many more, compared with the recorded ones.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::path::{Path, PathBuf};

use cryo::GAME;
use table::contract::random_answer;
use table::{Answer, Game, Journal, Question, Rng, Session, Setup, Values, playthrough};

/// Where recorded texts are kept.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

/// Compares a text with the one that was recorded.
pub fn kept(name: &str, text: &str) {
    playthrough::compare_text(&folder(), name, text);
}

/// How a turn is usually closed.
const TURN: &[&str] = &[
    "open",
    "open-mole",
    "open-crab",
    "open-ram",
    "open-shark",
    "open-moth",
    "open-spider",
    "full",
    "crystal",
    "tech",
    "sabotage",
    "looting-card",
    "looting-crystal+organic",
    "sabotaged-laboratory",
];

/// A person who plays the game through; reports and early ends come only now and then.
pub fn answer(q: &Question, rng: &mut Rng) -> Answer {
    let likely: &[&str] = match q.id.as_ref() {
        "turn" => TURN,
        "recall.token" => &["sabotage", "looting-energy", "looting-crystal/tech", "none"],
        "setup.board" => &["done"],
        _ => &[],
    };
    let offered: Vec<&&str> = likely.iter().filter(|id| q.options().iter().any(|o| o.id == **id)).collect();
    match q.id.as_ref() {
        "sheet.caverns" => 3.into(),
        "sheet.cavern" => {
            let figure = |cavern: i64, id: &str, n: i64| (format!("{cavern}.{id}"), Answer::from(n));
            let of = |c: i64| [figure(c, "yours", 2), figure(c, "rival", 2), figure(c, "high", 4), figure(c, "low", 2)];
            Answer::Form((1..=3).flat_map(of).collect())
        }
        _ => rng.pick(&offered).map_or_else(|| random_answer(q, rng), |id| (**id).into()),
    }
}

fn journal(setup: Setup) -> Journal {
    let mut session = Session::start(&GAME, setup).unwrap();
    let mut rng = Rng::new(11, 0);
    let mut turns = 0;
    while let Some(q) = session.screen().ask.clone() {
        turns += usize::from(q.id == "turn");
        let a = if q.id == "turn" && turns > 32 { "over-sunset".into() } else { answer(&q, &mut rng) };
        session.answer(a, false).unwrap_or_else(|why| panic!("{}: {why:?}", q.id));
        if turns == 6 && q.id == "turn" {
            session.set("pods.platform", "caverns".into()).or_else(|_| session.set("tiles", 3.into())).unwrap();
        }
    }
    session.journal().clone()
}

#[test]
fn a_whole_game_reads_as_recorded() {
    let games = [
        ("usual", Setup::new("cryo", "companion", 2026)),
        (
            "unpredictable",
            Setup::new("cryo", "companion", 7).with("variant_unpredictable", "on").with("variant_harder", "on"),
        ),
    ];
    for (name, setup) in games {
        playthrough::compare(&folder(), name, &GAME, &journal(setup));
    }
}

/// One of many persons: mostly what is likely, now and then anything; `by_hand`, figures are set right in between.
fn anyone(setup: Setup, seed: u64, by_hand: bool, longest: usize) -> Journal {
    let mut session = Session::start(&GAME, setup).unwrap_or_else(|why| panic!("{why:?}"));
    let mut rng = Rng::new(seed, 12);
    let (mut turns, last) = (0, 10 + rng.below(24));
    while let Some(q) = session.screen().ask.clone() {
        let entries = session.journal().entries.len();
        if entries >= longest {
            break;
        }
        let field = rng.pick(&session.screen().fields).cloned();
        if let Some(field) = field.filter(|_| by_hand && entries < 150 && rng.below(5) == 0) {
            // Some values do not fit the rest.
            let _ = session.set(&field.id, random_answer(&field.question(), &mut rng));
            continue;
        }
        turns += u32::from(q.id == "turn");
        let told: Vec<&str> = q.options().iter().map(|o| o.id.as_ref()).filter(|id| !id.starts_with("over-")).collect();
        let a = match q.id.as_ref() {
            "turn" if turns > last => if seed.is_multiple_of(3) { "over-pods" } else { "over-sunset" }.into(),
            "turn" if rng.below(6) == 0 => (*rng.pick(&told).unwrap()).into(),
            id if id.starts_with("sheet.") || rng.below(6) == 0 => random_answer(&q, &mut rng),
            _ => answer(&q, &mut rng),
        };
        if session.answer(a.clone(), false).is_err() {
            session.answer(a, true).unwrap_or_else(|why| panic!("{}: {why:?}", q.id));
        }
    }
    session.journal().clone()
}

/// Every value of every option of a table in a set-up of its own.
fn every_value(table: &'static str) -> impl Iterator<Item = (String, Setup)> {
    let options = GAME.about().options.into_iter().filter(move |option| option.matters_at(table));
    options.flat_map(move |option| {
        let values: Vec<String> = match option.values {
            Values::OneOf(values) => values.into_iter().map(|(value, _)| value.to_owned()).collect(),
            Values::Number { min, max, .. } => (min..=max).map(|n| n.to_string()).collect(),
        };
        values.into_iter().enumerate().map(move |(seed, value)| {
            // A reading of the harder variant shows only there.
            let harder = if option.name == "harder_bonus" { "on" } else { "off" };
            let setup = Setup::new("cryo", table, seed as u64).with("variant_harder", harder).with(option.name, &value);
            (format!("{table}, {} {value}", option.name), setup)
        })
    })
}

/// Options mixed at random.
pub fn mixed(table: &'static str, seed: u64) -> (String, Setup) {
    let mut rng = Rng::new(seed, 13);
    let mut setup = Setup::new("cryo", table, 100 + seed);
    for option in GAME.about().options.into_iter().filter(|option| option.matters_at(table)) {
        let value = match option.values {
            Values::OneOf(values) => rng.pick(&values).unwrap().0.to_owned(),
            Values::Number { min, max, .. } => (min + i64::from(rng.below((max - min + 1) as u32))).to_string(),
        };
        setup = setup.with(option.name, value);
    }
    (format!("{table}, mixed {seed}"), setup)
}

/// With a copy of one's own: what is printed on it, and a board.
fn own(table: &'static str, seed: u64) -> (String, Setup) {
    let several = |ids: &[&str]| Answer::Several(ids.iter().map(|id| (*id).to_owned()).collect());
    let entered: [(&str, Answer); 14] = [
        ("faces", several(&["card+card", "tech/nanite"])),
        ("salvage.nanite", 1.into()),
        ("salvage.tech", 0.into()),
        ("energy_max", "9".into()),
        ("material_max", "6".into()),
        ("board.end.energy", 9.into()),
        ("board.end.crystal", 3.into()),
        ("board.damage", 4.into()),
        ("board.salvage", several(&["V-CRY1", "V-CRY2", "V-ORG1", "V-TEC1", "V-NAN1"])),
        ("board.tile.e-co.face", "energy/card".into()),
        ("board.platform.P4.benefit_slot", "none".into()),
        ("board.stacks", 4.into()),
        ("board.printed", "yes".into()),
        ("room", 3.into()),
    ];
    let cards = GAME.cards().unwrap();
    let mut file = None;
    for (field, value) in entered {
        file = Some(cards.enter(file.as_ref(), field, &value).unwrap_or_else(|why| panic!("{field}: {why:?}")));
    }
    let mut setup = Setup::new("cryo", table, seed).with("variant_harder", "on");
    setup.own.insert(cards.name().to_owned(), file.unwrap());
    (format!("{table}, own copy {seed}"), setup)
}

#[test]
fn many_games_show_what_they_showed() {
    let all = |table: &'static str, mixtures: u64, owns: u64| {
        let mixtures = (0..mixtures).map(move |seed| mixed(table, seed));
        every_value(table).chain(mixtures).chain((0..owns).map(move |seed| own(table, seed)))
    };
    let mut games = Vec::new();
    for (at, (name, setup)) in all("companion", 24, 4).enumerate() {
        let by_hand = at % 2 == 1;
        let name = format!("{name}, {}", if by_hand { "by hand" } else { "plain" });
        games.push((name, anyone(setup, at as u64, by_hand, 80)));
    }
    for (at, (name, setup)) in all("digital", 6, 2).enumerate() {
        // One value shows soon; whole games are long.
        let longest = if name.contains("mixed") || name.contains("own") { 400 } else { 30 };
        games.push((name, anyone(setup, at as u64, false, longest)));
    }
    playthrough::compare_marks(&folder(), "many", &GAME, &games);
}
