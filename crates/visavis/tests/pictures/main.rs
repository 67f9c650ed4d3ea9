//! Pictures of the main screens, for the README and for looking at, or of every question there is. No test:
//! `scripts/screenshots` runs it.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

#[path = "../browser/driver.rs"]
mod driver;
#[path = "../browser/person.rs"]
mod person;
mod questions;
mod recording;

use std::path::PathBuf;
use std::time::Duration;

use driver::{Browser, Server, Size};
use person::{at, play_hastily, wait_for_entries};
use serde_json::{Value, json};

/// Pictures show what people have.
const SHELL_WILL_DO: bool = false;

fn main() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    std::fs::create_dir_all(&folder).unwrap();
    if std::env::args().any(|word| word == "questions") {
        return questions::all(&folder.join("questions"));
    }
    let server = Server::start();
    recording::record(&server, &folder.join("recording"));
    let game = |what: Value| server.new_game(what);
    let digital = |name: &str, seed: &str| game(json!({"game": name, "table": "digital", "seed": seed}));
    let (patchwork, finspan, cryo) = (digital("patchwork", "5"), digital("finspan", "23"), digital("cryo", "3"));
    play_on(&server, &finspan, 62, dive);
    play_on(&server, &cryo, 90, |i, options| options[i * 7 % options.len()].clone());
    let companions = ["patchwork", "finspan", "cryo", "imperial-steam"]
        .map(|name| (name, game(json!({"game": name, "table": "companion", "seed": "8"}))));
    let browser = Browser::open(Size::Desktop, "en");
    browser.go(&server.address(&format!("/games/{patchwork}")));
    (0..9).for_each(|_| sew(&browser));
    for (_, id) in &companions {
        browser.go(&server.address(&format!("/games/{id}")));
        play_hastily(&browser, 21, 14);
    }
    for (size, name) in SIZES {
        browser.resize(size);
        for (theme, lang) in [("light", "en"), ("dark", "en"), ("light", "de"), ("dark", "de")] {
            browser.cookie(&server, "theme", theme);
            browser.cookie(&server, "lang", lang);
            let end = if lang == "en" { String::new() } else { format!("-{lang}") };
            let shoot = |what: &str| {
                std::thread::sleep(Duration::from_millis(350));
                browser.picture(&folder.join(format!("{what}-{theme}-{name}{end}.png")));
            };
            let open = |page: &str| browser.go(&server.address(page));
            open(&format!("/games/{patchwork}"));
            browser.script("document.querySelector('[data-take]:not([disabled])')?.click()", &[]);
            shoot("patchwork");
            open(&format!("/games/{finspan}"));
            shoot("finspan");
            browser.script("document.querySelector('.shore [data-thing]:not([disabled])')?.click()", &[]);
            shoot("finspan-card");
            open(&format!("/games/{cryo}"));
            shoot("cryo");
            // What lies below the first screen.
            browser.script("document.querySelector('.ship .platform').scrollIntoView({block: 'center'})", &[]);
            shoot("cryo-below");
            for (game, id) in &companions {
                open(&format!("/games/{id}"));
                shoot(&format!("companion-{game}"));
            }
            open("/cards/cryo");
            for (at, part) in [(4, "section"), (-1, "platform")] {
                let unfold = "const all = [...document.querySelectorAll('.figures')], form = all.at(arguments[0]); \
                     for (const d of [form, ...form.querySelectorAll('details')]) d.open = true; form.scrollIntoView()";
                browser.script(unfold, &[json!(at)]);
                shoot(&format!("cards-cryo-{part}"));
            }
            open("/");
            shoot("home");
        }
    }
}

/// What people play on.
const SIZES: [((u32, u32), &str); 4] =
    [((1440, 900), "desktop"), ((390, 844), "phone"), ((360, 640), "small"), ((844, 390), "landscape")];

/// A patch into the quilt, or a step ahead.
fn sew(browser: &Browser) {
    let before = at(browser);
    let open =
        |css: &str| browser.script("return Boolean(document.querySelector(arguments[0]))", &[json!(css)]) == true;
    if !open("[data-hand]:not([hidden])") && open("[data-take]:not([disabled])") {
        browser.click("[data-take]:not([disabled])");
    }
    browser.click(if open("[data-hand]:not([hidden])") { "[data-place] button" } else { "button.advance" });
    wait_for_entries(browser, before + 1);
}

/// Plays on: at least so many answers, up to the next turn; each is picked from those that are no asides.
fn play_on(server: &Server, id: &str, answers: usize, pick: impl Fn(usize, &[Value]) -> Value) {
    let path = format!("/api/play/{id}");
    let mut screen = server.api("GET", &path, None);
    for i in 0.. {
        let ask = screen["ask"].clone();
        if ask.is_null() || (i >= answers && (ask["id"] == "main" || ask["id"] == "turn")) {
            return;
        }
        let all = ask["options"].as_array().unwrap();
        let real: Vec<Value> = all.iter().filter(|o| o["aside"] != true).map(|o| o["id"].clone()).collect();
        let real = if real.is_empty() { all.iter().map(|o| o["id"].clone()).collect() } else { real };
        let answer = if ask["kind"] == "several" {
            real.iter().take(ask["min"].as_u64().unwrap() as usize).cloned().collect()
        } else {
            pick(i, &real)
        };
        screen = server.api("POST", &path, Some(&json!({"revision": screen["revision"], "answer": answer})));
        assert!(screen["error"].is_null(), "{}", screen["error"]);
    }
}

/// Fish where there are any to play.
fn dive(i: usize, options: &[Value]) -> Value {
    let dives = options.iter().filter(|o| o.as_str().unwrap().starts_with("dive")).count();
    let fish = options.len() - dives;
    let wanted = if fish > 0 && (dives == 0 || i % 3 > 0) { i * 7 % fish } else { fish + i % dives };
    options[wanted].clone()
}
