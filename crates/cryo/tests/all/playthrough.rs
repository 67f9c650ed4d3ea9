//! Two whole games as text, compared with the recorded ones.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::path::Path;

use cryo::GAME;
use table::contract::random_answer;
use table::{Answer, Journal, Question, Rng, Session, Setup, playthrough};

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
fn answer(q: &Question, rng: &mut Rng) -> Answer {
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
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    for (name, setup) in games {
        playthrough::compare(&folder, name, &GAME, &journal(setup));
    }
}
