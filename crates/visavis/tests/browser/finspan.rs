//! Finspan on screen: a week by mouse on the mat and the hand, a turn by keyboard; what a card shows, what a play
//! brings, which eggs are left out, what is told, the end.

use serde_json::{Value, json};
use table::Rng;

use crate::driver::{Browser, SIZES, Server, Size};
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
        } else if self.count("[data-lay]") > 0 {
            self.did.push("eggs");
            self.browser.click("[data-lay]");
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

/// A game on screen, answered so far.
fn game(server: &Server, seed: u64, answers: &[&str]) -> String {
    let id = server.new_game(json!({"game": "finspan", "table": "digital", "seed": seed.to_string()}));
    for answer in answers {
        let revision = server.api("GET", &format!("/api/play/{id}"), None)["revision"].clone();
        let reply =
            server.api("POST", &format!("/api/play/{id}"), Some(&json!({"revision": revision, "answer": answer})));
        assert!(reply["error"].is_null(), "{answer}: {}", reply["error"]);
    }
    id
}

/// Answers like a person in a hurry until this is so.
fn hurry(server: &Server, id: &str, seed: u64, until: impl Fn(&Value) -> bool) {
    let mut rng = Rng::new(seed, 0xF2);
    loop {
        let screen = server.api("GET", &format!("/api/play/{id}"), None);
        if screen["ask"].is_null() || until(&screen) {
            return;
        }
        let ids: Vec<&str> =
            screen["ask"]["options"].as_array().unwrap().iter().map(|o| o["id"].as_str().unwrap()).collect();
        let answer = if screen["ask"]["kind"] == "several" {
            json!(ids[..screen["ask"]["min"].as_u64().unwrap() as usize])
        } else {
            json!(ids[rng.below(ids.len() as u32) as usize])
        };
        let reply = server.api(
            "POST",
            &format!("/api/play/{id}"),
            Some(&json!({"revision": screen["revision"], "answer": answer})),
        );
        assert!(reply["error"].is_null(), "{answer}: {}", reply["error"]);
    }
}

#[test]
fn finspan_shows_its_cards_and_what_a_play_brings() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "en"));
    let id = game(&server, 24, &[]);
    let go = || {
        browser.go(&server.address(&format!("/games/{id}")));
        browser.until("the mat", "return Boolean(document.querySelector('[data-mat] .open'))");
    };
    go();
    let text =
        |css: &str| browser.script("return document.querySelector(arguments[0])?.innerText ?? ''", &[json!(css)]);
    let has = |css: &str, words: &str| {
        let found = text(css);
        assert!(found.as_str().unwrap().contains(words), "{css}: {words} is not in {found}");
    };
    // Everything a printed card shows: class, length, tags, each as often as it is there.
    for words in ["Common Fangtooth", "16 cm, small", "predator", "Twilight", "Costs 1 card, 2 eggs", "GAME END"] {
        has(".shore [data-card='31']", words);
    }
    let tags = "return document.querySelectorAll(\".shore [data-card='31'] .tag.predator .mark\").length";
    assert_eq!(browser.script(tags, &[]), 1);
    // In large, with the lengths it goes over and what each place brings; at every size nothing sticks out.
    let hand = "return [...document.querySelectorAll('.shore [data-card]')].map(c => Number(c.dataset.card))";
    for size in SIZES {
        browser.resize(size);
        browser.click(".shore [data-look='31']");
        has("dialog[open]", "shorter than 16 cm");
        has("dialog[open]", "purple 4: +5 points");
        let inside = "const b = document.querySelector('dialog[open]').getBoundingClientRect(); \
                      return b.left >= 0 && b.top >= 0 && b.right <= innerWidth && b.bottom <= innerHeight";
        assert_eq!(browser.script(inside, &[]), true, "{size:?}");
        accessible(&browser, "a card in large");
        browser.press("\u{e00c}");
        browser.until("closed", "return !document.querySelector('dialog[open]')");
        nothing_foreign_and_nothing_sticks_out(&browser, &server);
    }
    browser.resize(SIZES[0]);
    // A fish that is no answer now is looked at.
    browser.click("[data-slot=green2] .slot");
    has("dialog[open]", "Catalina Goby");
    browser.click("dialog [data-close]");
    // What the play brings stands there before it is made, and is what it brings.
    let order = browser.script(hand, &[]);
    browser.click(".shore button[data-card='31']");
    assert_eq!(text("[data-slot=purple4] [data-gain]"), "+5 points");
    has("[data-plan]", "Costs 1 card, 2 eggs");
    browser.script("document.querySelector('[data-slot=purple4] .slot').focus()", &[]);
    has("[data-foreseen]", "over Showy Bristlemouth");
    let points = || server.api("GET", &format!("/api/play/{id}"), None)["state"]["player_score_now"]["total"].as_i64();
    let (before, picture) = (points().unwrap(), |css: &str| {
        browser.script("return document.querySelector(arguments[0]).innerHTML", &[json!(css)])
    });
    let in_hand = picture(".shore [data-card='31'] svg.fish");
    browser.click("[data-slot=purple4] .slot");
    wait_for_entries(&browser, 1);
    browser.click(".shore [data-thing].open");
    browser.click(".ask button.main");
    wait_for_entries(&browser, 2);
    assert_eq!(points().unwrap(), before + 5);
    assert_eq!(picture("[data-slot=purple4] svg.fish"), in_hand, "a fish is the same in hand and sea");
    // The cards that are still there are in the same order.
    let later = browser.script(hand, &[]);
    let later: Vec<&Value> = later.as_array().unwrap().iter().collect();
    let left: Vec<&Value> = order.as_array().unwrap().iter().filter(|card| later.contains(card)).collect();
    assert_eq!(later.iter().filter(|card| left.contains(*card)).copied().collect::<Vec<_>>(), left);
    // No rule of the mat's style sheet reaches anything outside the mat.
    let leaks = browser.script(
        "const all = (rules) => [...rules].flatMap(r => r.selectorText ? [r.selectorText] : r.cssRules ? all(r.cssRules) : []); \
         const sheet = new CSSStyleSheet(); sheet.replaceSync(arguments[0]); \
         return all(sheet.cssRules).filter(s => !s.split(/,(?![^(]*\\))/).every(one => /\\.ocean|data-game=.finspan/.test(one)))",
        &[json!(include_str!("../../../page/assets/mat.css"))],
    );
    assert_eq!(leaks, json!([]));
}

#[test]
fn finspan_lays_eggs_on_some_of_several_fish() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Phone, "de"));
    // A Maltese Ray lays an egg on each small fish: itself and the three of the mat.
    let has_ray = |seed: &u64| {
        let setup = table::prepare(&finspan::GAME, table::Setup::new("finspan", "digital", *seed)).unwrap();
        let game = finspan::game::Game::of(&setup);
        game.pairs(None).contains(&(76, finspan::game::ocean::SlotId::parse("blue1").unwrap()))
    };
    let seed = (0..2000).find(has_ray).unwrap();
    let mut id = String::new();
    for size in SIZES {
        browser.resize(size);
        id = game(&server, seed, &["play 76 blue1"]);
        browser.go(&server.address(&format!("/games/{id}")));
        browser.until("the eggs", "return document.querySelectorAll('.slot.chosen').length === 4");
        if size == SIZES[0] {
            accessible(&browser, "an egg on each");
        }
        for slot in ["blue5", "green2", "blue5"] {
            let css = format!("[data-slot={slot}] .slot");
            browser.script("document.querySelector(arguments[0]).scrollIntoView({block: 'center'})", &[json!(css)]);
            browser.click(&css);
        }
        assert_eq!(browser.script("return document.querySelector('[data-lay]').textContent", &[]), "3 Eier legen");
        browser.click("[data-lay]");
        wait_for_entries(&browser, 2);
        let state = server.api("GET", &format!("/api/play/{id}"), None)["state"].clone();
        let eggs: Vec<&str> = state["ocean"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|s| s["egg"] == true)
            .map(|s| s["slot"].as_str().unwrap())
            .collect();
        assert_eq!(eggs, ["blue1", "blue5", "purple4"], "at {size:?}");
    }
    // The history says it in words, with pictures of the places and the fish.
    for page in ["", "/past", "/entries/2"] {
        browser.go(&server.address(&format!("/games/{id}{page}")));
        let text = browser.script("return document.body.textContent.replace(/\\s+/g, ' ')", &[]);
        let text = text.as_str().unwrap();
        assert!(text.contains("Eier: Blau 1, Blau 5, Lila 4"), "{page}: {text}");
        assert!(!text.contains("blue1") && !text.contains("eggs "), "{page}: {text}");
        assert!(
            browser.yes("document.querySelector('.pictured svg.spot') && document.querySelector('.pictured svg.fish')")
        );
    }
}

#[test]
fn finspan_tells_turns_weeks_and_the_end_whole() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "en"));
    let id = game(&server, 9, &[]);
    let clipped = "return [...document.querySelectorAll('.lately, .lately .did, .lately .first, .panel dl, .goals')] \
                   .filter(e => e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2) \
                   .map(e => e.className + ' ' + e.textContent.slice(0, 40))";
    let look = |what: &str| {
        browser.go(&server.address(&format!("/games/{id}")));
        for size in SIZES {
            browser.resize(size);
            assert_eq!(browser.script(clipped, &[]), json!([]), "{what} at {size:?}");
            nothing_foreign_and_nothing_sticks_out(&browser, &server);
        }
        accessible(&browser, what);
    };
    hurry(&server, &id, 3, |screen| screen["ask"]["id"] == "main" && screen["state"]["turn"] == 4);
    look("a turn of Nautoma's");
    assert_eq!(browser.script("return document.querySelectorAll('.deed.yours, .deed.hers').length", &[]), 2);
    // What moves is over soon, nothing moves for who wants none of it.
    let moving = "return Math.max(0, ...document.getAnimations().map(a => a.effect.getComputedTiming().endTime))";
    for (size, reduce) in SIZES.into_iter().flat_map(|size| [(size, true), (size, false)]) {
        browser.resize(size);
        browser.likes("prefers-reduced-motion", if reduce { "reduce" } else { "no-preference" });
        let id = game(&server, 9, &[]);
        hurry(&server, &id, 3, |screen| screen["ask"]["id"] == "main" && screen["state"]["turn"] == 2);
        browser.go(&server.address(&format!("/games/{id}")));
        browser.until("the mat", "return Boolean(document.querySelector('[data-mat] .open'))");
        let before = at(&browser);
        browser.script(
            "window.longest = 0; const look = () => { window.longest = Math.max(window.longest, (() => { MOVING })()); \
             requestAnimationFrame(look); }; look(); document.querySelector('.dive.open').click()"
                .replace("MOVING", moving)
                .as_str(),
            &[],
        );
        wait_for_entries(&browser, before + 1);
        std::thread::sleep(std::time::Duration::from_millis(150));
        let longest = browser.script("return window.longest", &[]).as_f64().unwrap();
        assert!(longest < 400.0 && (longest > 0.0) != reduce, "{longest} ms at {size:?}, reduced: {reduce}");
    }
    hurry(&server, &id, 5, |screen| screen["ask"]["id"] == "main" && screen["state"]["week"] == 2);
    look("a week's scoring");
    assert_eq!(browser.script("return document.querySelectorAll('.deed.scored').length", &[]), 1);
    hurry(&server, &id, 6, |_| false);
    look("the end");
    for size in SIZES {
        browser.resize(size);
        let top = "return document.querySelector('.over h2').getBoundingClientRect().bottom <= innerHeight";
        browser.script("scrollTo(0, 0)", &[]);
        assert_eq!(browser.script(top, &[]), true, "the result comes first at {size:?}");
    }
}

#[test]
fn the_hand_and_the_mat_are_on_one_screen_of_a_phone() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "de"));
    for size in [(390, 844), (360, 640), (844, 390)] {
        let id = game(&server, 24, &[]);
        browser.resize(size);
        browser.go(&server.address(&format!("/games/{id}")));
        browser.until("the mat", "return Boolean(document.querySelector('[data-mat] .open'))");
        for css in [".shore li:first-child .fish-card", ".site.blue .dive"] {
            assert!(browser.in_reach(css), "{css} at {size:?}");
        }
        // A card in the hand: where it may go is in sight, with what it brings.
        browser.script("document.querySelector('.shore .fish-card.open').click()", &[]);
        browser.until("a place", "return Boolean(document.querySelector('.slot.open'))");
        for css in [".slot.open", "[data-offers]", "[data-lay-back]"] {
            assert!(browser.in_reach(css), "{css} with a card in the hand at {size:?}");
        }
        accessible(&browser, &format!("a card in the hand at {size:?}"));
    }
}

/// How far the second box reaches into the first one, from below.
const OVERLAP: &str = "const [a, b] = [...arguments].map(css => document.querySelector(css).getBoundingClientRect()); \
                       return Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))";

#[test]
fn nothing_of_finspan_lies_under_something_else() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "de"));
    // A payment with cards, then an ability with answers of its own and one that ends it.
    let paid = game(&server, 24, &["play 31 purple4"]);
    let ability = game(&server, 24, &["dive blue"]);
    for size in SIZES {
        browser.resize(size);
        let open = |id: &str| {
            browser.go(&server.address(&format!("/games/{id}")));
            browser.until("the mat", "return Boolean(document.querySelector('[data-mat]'))");
        };
        open(&paid);
        assert!(browser.yes("document.querySelector('.ask button.main').disabled"), "nothing is paid at {size:?}");
        browser.click(".shore [data-thing].open");
        browser.script("scrollTo(0, 0)", &[]);
        assert!(browser.in_reach(".ask button.main"), "to have paid at {size:?}");
        open(&ability);
        assert!(browser.yes("document.querySelector('.ask .asides button')"), "an ability can be left out");
        assert!(browser.in_reach(".ask .asides button"), "to leave it out at {size:?}");
        // A card in the hand: what is said of it covers no part of the mat where there is room for both.
        let id = game(&server, 24, &[]);
        open(&id);
        browser.script("document.querySelector('.shore button.fish-card').click()", &[]);
        browser.until("a place", "return Boolean(document.querySelector('.slot.open'))");
        if size.0 > 800 {
            let covered = browser.script(OVERLAP, &[json!("[data-mat]"), json!("[data-offers]")]);
            let beside = browser.yes(
                "document.querySelector('[data-offers]').getBoundingClientRect().left >= \
                                      document.querySelector('[data-mat]').getBoundingClientRect().right",
            );
            assert!(beside || covered == 0, "the mat is covered by {covered} at {size:?}");
            assert!(browser.in_reach("[data-lay-back]"), "to put it back at {size:?}");
        }
    }
}

#[test]
fn the_whole_mat_is_seen_after_every_answer_on_every_phone() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "de"));
    for size in &SIZES[1..] {
        browser.resize(*size);
        let id = game(&server, 9, &[]);
        browser.go(&server.address(&format!("/games/{id}")));
        browser.until("the mat", "return Boolean(document.querySelector('[data-mat] .open'))");
        for before in 0..12 {
            let answers = [".dive.open", ".ask .asides button", ".ask form.answer button"];
            let first = answers.iter().find(|css| browser.yes(&format!("document.querySelector('{css}')")));
            browser.click(first.expect("there is something to answer"));
            wait_for_entries(&browser, before + 1);
            // What happened begins at the top of the screen at the latest; else the mat is there to its end.
            let seen = browser.script(
                "const box = css => document.querySelector(css).getBoundingClientRect(); \
                 const hand = box('.shore'), beside = hand.left >= box('[data-mat]').right - 1; \
                 const left = Math.round(box('[data-mat]').bottom - (beside ? innerHeight : hand.top)); \
                 return [left, Math.round(box('.talk').top), Math.round(box('[data-mat]').top)]",
                &[],
            );
            let n = |i: usize| seen[i].as_i64().unwrap();
            assert!(n(0) <= 1 || n(1) <= 5, "{} pixels of the mat are below at {size:?}, answer {before}", n(0));
            assert!(n(2) >= 0 && n(1) >= 0, "what happened is above the screen at {size:?}: {seen}");
        }
    }
}

/// Names, figures and tokens of the mat that lie over one another, letters as they stand.
const OVER_ONE_ANOTHER: &str = "
    const boxes = (slot, css) => [...slot.querySelectorAll(css)].flatMap(e => {
      const range = document.createRange();
      range.selectNodeContents(e);
      return [...(css === '.token' ? e : range).getClientRects()].map(box => [css, box]);
    });
    const over = ([, a], [, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2.5;
    return [...document.querySelectorAll('.slot.taken')].flatMap(slot => {
      const all = ['.name', '.length', '.points', '.token'].flatMap(css => boxes(slot, css));
      const wrong = all.flatMap((a, i) => all.slice(i + 1).filter(b => a[0] !== b[0] && over(a, b)).map(b => `${a[0]} ${b[0]}`));
      return wrong.length ? [`${slot.innerText}: ${wrong}`] : [];
    })";

#[test]
fn no_token_of_finspan_lies_over_a_name() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "en"));
    let mut most = 0;
    for (seed, week) in [(23, 3), (9, 4), (31, 4)] {
        let id = game(&server, seed, &[]);
        let started = |screen: &Value| screen["ask"]["id"] == "main" && screen["state"]["week"].as_u64() >= Some(week);
        hurry(&server, &id, seed, started);
        for (size, lang) in SIZES.into_iter().flat_map(|size| [(size, "en"), (size, "de")]) {
            browser.resize(size);
            browser.cookie(&server, "lang", lang);
            browser.go(&server.address(&format!("/games/{id}")));
            assert_eq!(browser.script(OVER_ONE_ANOTHER, &[]), json!([]), "seed {seed} at {size:?}, {lang}");
            let tokens = "return Math.max(...[...document.querySelectorAll('.slot.taken')].map(s => s.querySelectorAll('.token').length))";
            most = most.max(browser.script(tokens, &[]).as_u64().unwrap());
        }
    }
    assert!(most >= 2, "there are fish with several kinds of tokens");
}

#[test]
fn what_lies_on_the_mat_is_not_listed_again_on_a_phone() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "en"));
    let id = game(&server, 24, &["dive purple"]);
    for size in SIZES {
        browser.resize(size);
        browser.go(&server.address(&format!("/games/{id}")));
        browser.until("the places", "return document.querySelectorAll('.slot.open').length > 0");
        let listed = browser.yes("document.querySelector('.ask .options').checkVisibility()");
        assert_eq!(listed, size.0 > 1000, "at {size:?}");
        for slot in ["[data-slot=purple4] .slot.open", ".ask .asides button"] {
            assert!(browser.in_reach(slot), "{slot} at {size:?}");
        }
    }
    // Once she has moved, one's own turn is a line that opens on a tap; where there is room it is open.
    hurry(&server, &id, 1, |screen| screen["ask"]["id"] == "main");
    for size in SIZES {
        browser.resize(size);
        browser.go(&server.address(&format!("/games/{id}")));
        let own = "document.querySelector('details.deed.yours .dids').checkVisibility()";
        assert_eq!(browser.yes(own), size.0 > 1000, "at {size:?}");
        assert!(browser.yes("document.querySelector('.deed.hers .dids').checkVisibility()"), "at {size:?}");
        let under = browser.yes(
            "innerWidth === 844 && document.querySelector('.talk').getBoundingClientRect().bottom > \
             document.querySelector('.shore').getBoundingClientRect().top + 1",
        );
        assert!(!under, "what happened lies under the hand at {size:?}");
        if size.0 < 1000 {
            browser.click("details.deed.yours > summary");
            assert!(browser.yes(own), "at {size:?}");
        }
    }
}
