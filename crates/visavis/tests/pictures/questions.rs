//! A picture of every question of every game, on a phone, in every language: random persons play with random
//! options until they meet nothing new for a while.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::time::Duration;

use page::registry;
use serde_json::json;
use table::contract::random_answer;
use table::{Game, Lang, Rng, Session, Setup, Values};

use crate::driver::{Browser, Server, Size};

/// A game is known well when so many in a row ask nothing new.
const NOTHING_NEW: usize = 150;
const WIDTH: u32 = 390;

/// Makes the pictures and a page that shows them side by side. The variable `QUESTIONS_OF` ("cryo companion") picks
/// one table of one game.
pub fn all(folder: &Path) {
    let _ = std::fs::remove_dir_all(folder);
    std::fs::create_dir_all(folder).unwrap();
    let server = Server::start();
    let browser = Browser::open(Size::Desktop, "en");
    let mut index = String::from("<!doctype html><meta charset=\"utf-8\"><title>Questions</title>\n");
    let wanted = std::env::var("QUESTIONS_OF").ok();
    for game in registry::all().iter().map(|entry| entry.game) {
        let about = game.about();
        for table in about.tables {
            if wanted.as_ref().is_some_and(|wanted| *wanted != format!("{} {table}", about.id)) {
                continue;
            }
            let met = meet(game, table);
            writeln!(index, "<h2>{} at {table}: {} questions</h2>", about.id, met.len()).unwrap();
            println!("{} at {table}: {} questions", about.id, met.len());
            for (question, journal) in met {
                let id = server.new_game(json!({"journal": journal}));
                writeln!(index, "<h3>{question}</h3>").unwrap();
                for lang in Lang::ALL.map(Lang::code) {
                    let name = format!("{}-{table}-{question}-{lang}.png", about.id).replace('/', "_");
                    shoot(&browser, &server, &id, lang, &folder.join(&name));
                    writeln!(index, "<img src=\"{name}\" width=\"{WIDTH}\" alt=\"{question} {lang}\">").unwrap();
                }
            }
        }
    }
    std::fs::write(folder.join("index.html"), index).unwrap();
}

/// Every question that is met, with the game so far.
fn meet(game: &dyn Game, table: &str) -> BTreeMap<String, serde_json::Value> {
    let mut met = BTreeMap::new();
    let (mut seed, mut quiet) = (0u64, 0);
    while quiet < NOTHING_NEW {
        seed += 1;
        quiet += 1;
        let mut rng = Rng::new(seed, 0x0F);
        let mut setup = Setup::new(game.about().id, table, seed);
        for option in game.about().options {
            if rng.below(4) > 0 {
                continue;
            }
            let value = match &option.values {
                Values::OneOf(values) => rng.pick(values).map(|(id, _)| (*id).to_owned()),
                Values::Number { min, max, step } => {
                    let steps = u32::try_from((max - min) / step + 1).unwrap_or(1);
                    Some((min + i64::from(rng.below(steps)) * step).to_string())
                }
            };
            setup.options.extend(value.map(|value| (option.name.to_owned(), value)));
        }
        let Ok(mut session) = Session::start(game, setup) else { continue };
        for _ in 0..400 {
            let Some(question) = session.screen().ask.clone() else { break };
            if !met.contains_key(question.id.as_ref()) {
                let journal = serde_json::from_str(&session.journal().to_file()).unwrap();
                met.insert(question.id.clone().into_owned(), journal);
                quiet = 0;
            }
            let answer = random_answer(&question, &mut rng);
            if session.answer(answer.clone(), false).is_err() {
                session.answer(answer, true).unwrap();
            }
        }
    }
    met
}

fn shoot(browser: &Browser, server: &Server, id: &str, lang: &str, file: &Path) {
    let size = |height: u64| json!({"width": WIDTH, "height": height, "deviceScaleFactor": 1, "mobile": true});
    browser.devtools("Emulation.setDeviceMetricsOverride", size(844));
    browser.cookie(server, "lang", lang);
    browser.go(&server.address(&format!("/games/{id}")));
    assert_eq!(browser.script("return document.documentElement.lang", &[]), lang, "{}", file.display());
    let tall = browser.script("return document.documentElement.scrollHeight", &[]).as_u64().unwrap();
    browser.devtools("Emulation.setDeviceMetricsOverride", size(tall.clamp(844, 2400)));
    browser.script("document.querySelector('.ask')?.scrollIntoView({block: 'end'})", &[]);
    std::thread::sleep(Duration::from_millis(60));
    browser.picture(file);
}
