//! Recorded whole games as a person reads them, in both languages. `UPDATE_PLAYTHROUGHS=1` writes them
//! anew; read the difference before committing it.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod common;

use std::fmt::Write as _;

use common::{printed_deck, setup};
use finspan::{GAME, MESSAGES};
use table::contract::random_answer;
use table::{Answer, Catalog, Lang, Rng, Screen, Session, Setup};

fn show(catalog: &Catalog, lang: Lang, screen: &Screen, text: &mut String) {
    let say = |m| catalog.text(lang, m);
    for told in screen.news() {
        writeln!(text, "  [{}] {}", told.step.tone.name(), say(&told.step.text)).unwrap();
        for reason in &told.step.reasons {
            writeln!(text, "         {}", say(reason)).unwrap();
        }
    }
    let panel: Vec<String> = screen.panel.iter().map(|(k, v)| format!("{}: {}", say(k), say(v))).collect();
    writeln!(text, "  | {}", panel.join(" | ")).unwrap();
    if let Some(question) = &screen.ask {
        writeln!(text, "? {}", say(&question.prompt)).unwrap();
        question.note.iter().for_each(|note| writeln!(text, "  {}", say(note)).unwrap());
        let options: Vec<String> = question
            .options()
            .iter()
            .map(|o| {
                let hint = o.hint.as_ref().map_or(String::new(), |h| format!(" ({})", say(h)));
                format!("{}{}{hint}", if o.aside { "~" } else { "" }, say(&o.label))
            })
            .collect();
        if !options.is_empty() {
            writeln!(text, "  {}", options.join(" / ")).unwrap();
        }
    }
    if let Some(over) = &screen.over {
        writeln!(text, "= {}", say(&over.text)).unwrap();
        for line in &over.sheet {
            let points = |p: Option<i64>| p.map_or("–".to_owned(), |p| p.to_string());
            let why: Vec<String> = line.why.iter().map(say).collect();
            writeln!(
                text,
                "  {}: {} | {}  ({})",
                say(&line.label),
                points(line.player),
                points(line.opponent),
                why.join("; ")
            )
            .unwrap();
        }
    }
}

fn record(setup: Setup, seed: u64, lang: Lang) -> String {
    let catalog = Catalog::new(&[MESSAGES]);
    let mut rng = Rng::new(seed, 5);
    let mut session = Session::start(&GAME, setup).unwrap();
    let mut text = String::new();
    show(&catalog, lang, session.screen(), &mut text);
    while let Some(question) = session.screen().ask.clone() {
        let answer = random_answer(&question, &mut rng);
        let shown = match &answer {
            Answer::Number(n) => n.to_string(),
            Answer::One(id) => id.clone(),
            Answer::Several(ids) => ids.join("+"),
        };
        session.answer(answer, false).unwrap();
        writeln!(text, "> {shown}").unwrap();
        show(&catalog, lang, session.screen(), &mut text);
    }
    text
}

fn compare(name: &str, setup: &Setup, seed: u64) {
    for lang in Lang::ALL {
        let file = format!("{}/tests/playthroughs/{name}.{}.txt", env!("CARGO_MANIFEST_DIR"), lang.code());
        let text = record(setup.clone(), seed, lang);
        if std::env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
            std::fs::create_dir_all(std::path::Path::new(&file).parent().unwrap()).unwrap();
            std::fs::write(&file, &text).unwrap();
        }
        let golden = std::fs::read_to_string(&file).unwrap();
        for (at, (line, expected)) in text.lines().zip(golden.lines()).enumerate() {
            assert_eq!(line, expected, "{name}.{}, line {}", lang.code(), at + 1);
        }
        assert_eq!(text, golden);
    }
}

#[test]
fn companion_with_the_house_deck() {
    compare("companion", &setup(20), 1);
}

#[test]
fn companion_with_the_printed_deck_level_5_side_b_and_ravel() {
    let setup = printed_deck(5).with("ravel", "R6").with("tokens", "table");
    compare("companion-printed", &setup, 3);
}

#[test]
fn digital() {
    compare("digital", &Setup::new("finspan", "digital", 5).with("level", 3), 2);
}
