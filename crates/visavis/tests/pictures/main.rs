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

fn main() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    std::fs::create_dir_all(&folder).unwrap();
    if std::env::args().any(|word| word == "questions") {
        return questions::all(&folder.join("questions"));
    }
    let server = Server::start();
    recording::record(&server, &folder.join("recording"));
    let game = |what: Value| server.new_game(what);
    let patchwork = game(json!({"game": "patchwork", "table": "digital", "seed": "5"}));
    let finspan = game(json!({"game": "finspan", "table": "digital", "seed": "23"}));
    dive(&server, &finspan, 62);
    let companions = ["patchwork", "finspan", "cryo", "imperial-steam"]
        .map(|name| (name, game(json!({"game": name, "table": "companion", "seed": "8"}))));
    for (size, name) in [(Size::Desktop, "desktop"), (Size::Phone, "phone")] {
        let browser = Browser::open(size, "en");
        let shoot = |what: &str| {
            std::thread::sleep(Duration::from_millis(350));
            browser.picture(&folder.join(format!("{what}-{name}.png")));
        };
        browser.go(&server.address(&format!("/games/{patchwork}")));
        if size == Size::Desktop {
            (0..9).for_each(|_| sew(&browser));
        }
        for theme in ["light", "dark"] {
            browser.script("document.cookie = 'theme=' + arguments[0] + '; path=/'", &[json!(theme)]);
            browser.go(&server.address(&format!("/games/{patchwork}")));
            browser.script("document.querySelector('[data-take]:not([disabled])')?.click()", &[]);
            shoot(&format!("patchwork-{theme}"));
            browser.go(&server.address(&format!("/games/{finspan}")));
            shoot(&format!("finspan-{theme}"));
            browser.script("document.querySelector('.shore [data-thing]:not([disabled])')?.click()", &[]);
            shoot(&format!("finspan-card-{theme}"));
            for (game, id) in &companions {
                browser.go(&server.address(&format!("/games/{id}")));
                if size == Size::Desktop && theme == "light" {
                    play_hastily(&browser, 21, 14);
                }
                shoot(&format!("companion-{game}-{theme}"));
            }
            browser.go(&server.address("/"));
            shoot(&format!("home-{theme}"));
        }
    }
}

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

/// Plays Finspan on: at least so many answers, up to the next turn; fish where there are any to play.
fn dive(server: &Server, id: &str, answers: usize) {
    let path = format!("/api/play/{id}");
    let mut screen = server.api("GET", &path, None);
    for i in 0.. {
        let ask = screen["ask"].clone();
        if ask.is_null() || (i >= answers && ask["id"] == "main") {
            return;
        }
        let options: Vec<&Value> = ask["options"].as_array().unwrap().iter().filter(|o| o["aside"] != true).collect();
        let answer = if ask["kind"] == "several" {
            options.iter().take(ask["min"].as_u64().unwrap() as usize).map(|o| o["id"].clone()).collect()
        } else {
            let dives = options.iter().filter(|o| o["id"].as_str().unwrap().starts_with("dive")).count();
            let fish = options.len() - dives;
            let wanted = if fish > 0 && (dives == 0 || i % 3 > 0) { i * 7 % fish } else { fish + i % dives };
            options[wanted]["id"].clone()
        };
        screen = server.api("POST", &path, Some(&json!({"revision": screen["revision"], "answer": answer})));
        assert!(screen["error"].is_null(), "{}", screen["error"]);
    }
}
