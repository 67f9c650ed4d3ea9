//! Finspan on screen: a week by mouse on the mat and the hand, a turn by keyboard.

use serde_json::{Value, json};
use table::Rng;

use crate::driver::{Browser, Server, Size};
use crate::person::{at, wait_for_entries};
use crate::{accessible, alone, nothing_foreign_and_nothing_sticks_out};

/// A person who taps what lights up.
struct Diver<'b> {
    browser: &'b Browser,
    server: &'b Server,
    id: String,
    rng: Rng,
    /// What was tapped, in words.
    did: Vec<&'static str>,
}

impl<'b> Diver<'b> {
    /// Sits down as a person does: from the first page.
    fn sit_down(browser: &'b Browser, server: &'b Server, seed: u64) -> Self {
        browser.go(&server.address("/new/finspan"));
        browser.click("label:has(input[name=table][value=digital])");
        browser.click("details.fine > summary");
        browser.script("document.querySelector('[name=seed]').value = arguments[0]", &[json!(seed.to_string())]);
        browser.click("button.main.wide");
        browser.until("the mat", "return Boolean(document.querySelector('[data-mat] .open'))");
        let id = browser.script("return document.querySelector('[data-play]').dataset.play", &[]);
        Self { browser, server, id: id.as_str().unwrap().to_owned(), rng: Rng::new(seed, 0xF1), did: Vec::new() }
    }

    fn screen(&self) -> Value {
        self.server.api("GET", &format!("/api/play/{}", self.id), None)
    }

    fn count(&self, css: &str) -> u32 {
        let count = self.browser.script("return document.querySelectorAll(arguments[0]).length", &[json!(css)]);
        u32::try_from(count.as_u64().unwrap()).unwrap()
    }

    /// Clicks one of the elements found, any of them.
    fn click_any(&mut self, css: &str) {
        let which = self.rng.below(self.count(css));
        self.browser.script(
            "document.querySelectorAll('[data-aim]').forEach(e => e.removeAttribute('data-aim')); \
             document.querySelectorAll(arguments[0])[arguments[1]].dataset.aim = ''",
            &[json!(css), json!(which)],
        );
        self.browser.click("[data-aim]");
    }

    /// Answers the question on the screen by clicks on the table.
    fn answer(&mut self) {
        let before = at(self.browser);
        let ask = self.screen()["ask"].clone();
        if ask["kind"] == "several" {
            self.pay(ask["min"].as_u64().unwrap());
        } else if ask["id"] == "main" && (self.count(".shore .open") == 0 || self.rng.below(3) == 0) {
            self.did.push("dive");
            self.click_any(".dive.open");
        } else if ask["id"] != "main" && self.rng.below(6) == 0 {
            self.did.push("skip");
            self.click_any(".ask .asides button");
        } else if self.count("[data-thing].open:not(.dive)") > 0 {
            self.did.push(if ask["id"] == "main" { "play" } else { "effect" });
            self.click_any("[data-thing].open:not(.dive)");
            if self.count("[data-offers]:not([hidden])") > 0 && at(self.browser) == before {
                self.go_on();
            }
        } else {
            self.did.push("listed");
            self.click_any(".ask .options button");
        }
        wait_for_entries(self.browser, before + 1);
    }

    /// The second tap: where it goes.
    fn go_on(&mut self) {
        if self.did.iter().filter(|did| **did == "play").count() == 1 {
            accessible(self.browser, "a card in hand");
            // Put back and picked up again.
            let picked = self.browser.script("return document.querySelector('.held').dataset.thing", &[]);
            self.browser.click("[data-lay-back]");
            assert_eq!(self.count(".held") + self.count("[data-offers]:not([hidden])"), 0);
            self.browser.click(&format!("[data-thing={}]", picked.as_str().unwrap()));
        }
        let goal = if self.count(".slot.open") > 0 { ".slot.open" } else { "[data-finish] button" };
        self.click_any(goal);
        if self.count("[data-finish] button") > 0 {
            self.click_any("[data-finish] button");
        }
    }

    fn pay(&mut self, how_many: u64) {
        self.did.push("pay");
        for _ in 0..how_many {
            self.click_any("[data-thing].open:not(.held)");
        }
        assert_eq!(u64::from(self.count(".ask input:checked")), how_many, "the list follows the table");
        self.browser.click(".ask button.main");
    }
}

#[test]
fn a_whole_week_of_finspan_by_mouse() {
    let Some(_alone) = alone() else { return };
    let server = Server::start();
    let mut did = Vec::new();
    for (size, lang, seed) in [(Size::Phone, "de", 5), (Size::Desktop, "en", 7)] {
        let browser = Browser::open(size, lang);
        let mut diver = Diver::sit_down(&browser, &server, seed);
        assert_eq!(browser.script("return document.documentElement.lang", &[]), lang);
        accessible(&browser, "the mat at the start");
        while diver.screen()["state"]["week"] == 1 {
            assert!(at(&browser) < 200, "the week has no end: {:?}", diver.did);
            diver.answer();
            nothing_foreign_and_nothing_sticks_out(&browser, &server);
        }
        assert_eq!(diver.screen()["state"]["week"], 2);
        accessible(&browser, "the mat after a week");
        did.extend(diver.did);
    }
    for what in ["play", "dive", "effect", "pay", "skip"] {
        assert!(did.contains(&what), "{what} never happened: {did:?}");
    }
}

#[test]
fn a_turn_of_finspan_by_keyboard_alone() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "de"));
    let id = server.new_game(json!({"game": "finspan", "table": "digital", "seed": "5"}));
    browser.go(&server.address(&format!("/games/{id}")));
    browser.until("the mat", "return Boolean(document.querySelector('[data-mat] .open'))");
    let [tab, enter, escape, down] = ["\u{e004}", "\u{e007}", "\u{e00c}", "\u{e015}"];
    let focused = |css: &str| browser.script("return document.activeElement.matches(arguments[0])", &[json!(css)]);
    let mut tabs = 0;
    while focused(".shore [data-thing]") != true {
        browser.press(tab);
        tabs += 1;
        assert!(tabs < 60, "the hand cannot be reached with Tab");
    }
    browser.press(enter);
    assert_eq!(focused(".slot.open"), true, "the focus goes to the first place");
    browser.press(escape);
    assert_eq!(focused(".shore [data-thing].open:not(.held)"), true, "and back with Escape");
    browser.press(enter);
    let first = browser.script("return document.activeElement.dataset.thing", &[]);
    browser.press(down);
    assert_eq!(focused(".slot.open"), true);
    assert_ne!(browser.script("return document.activeElement.dataset.thing", &[]), first, "arrows go on");
    let said = browser.script("return document.querySelector('[data-picked]').textContent", &[]);
    assert!(said.as_str().unwrap().ends_with("Platz wählen"), "{said}");
    browser.press(enter);
    wait_for_entries(&browser, 1);
}
