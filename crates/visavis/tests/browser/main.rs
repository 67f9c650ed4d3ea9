//! The page in a real browser, against the real program. `scripts/test` brings the browser and
//! axe-core; without them these tests leave out what they cannot do, and say so.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod cryo;
mod drag;
mod driver;
mod finspan;
mod glance;
mod moves;
mod pages;
mod patchwork;
mod person;
mod rails;
mod words;

use std::sync::{Mutex, MutexGuard, PoisonError};

use driver::{Browser, SIZES, Server, Size, available};
use page::registry;
use person::{at, is_over, play_hastily, wait_for_entries};
use serde_json::json;

/// Nothing here needs a window around the page.
const SHELL_WILL_DO: bool = true;

/// One browser at a time: they are heavy.
fn alone() -> Option<MutexGuard<'static, ()>> {
    static ONE: Mutex<()> = Mutex::new(());
    if !available() {
        assert!(std::env::var_os("VISAVIS_BROWSER").is_none(), "there should be a chromedriver");
        eprintln!("no chromedriver: the browser test was left out");
        return None;
    }
    Some(ONE.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Nothing may come from another host, and nothing may stick out at the side.
fn nothing_foreign_and_nothing_sticks_out(browser: &Browser, server: &Server) {
    let own = server.address("/");
    let foreign = browser.script(
        "return performance.getEntriesByType('resource').map(e => e.name).filter(n => !n.startsWith(arguments[0]))",
        &[json!(own)],
    );
    assert_eq!(foreign, json!([]));
    let wide =
        browser.script("return document.documentElement.scrollWidth - document.documentElement.clientWidth", &[]);
    assert!(wide.as_i64().unwrap() <= 0, "sticks out by {wide}: {}", browser.script("return location.href", &[]));
}

/// Looks at the page as axe-core does, where `VISAVIS_AXE` names its file.
fn accessible(browser: &Browser, what: &str) {
    let Some(axe) = std::env::var_os("VISAVIS_AXE").and_then(|file| std::fs::read_to_string(file).ok()) else {
        assert!(std::env::var_os("VISAVIS_BROWSER").is_none(), "there should be axe-core");
        eprintln!("no axe-core: accessibility of {what} was left out");
        return;
    };
    browser.script(&axe, &[]);
    // What still moves in is pale for a moment.
    browser.script("for (const moves of document.getAnimations()) moves.finish()", &[]);
    let found = browser.script_later(
        "const done = arguments[arguments.length - 1]; axe.run(document, {resultTypes: ['violations']}).then(r => done(\
         r.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ') + ' ' + n.failureSummary).join(' | '))))",
        &[],
    );
    assert_eq!(found, json!([]), "{what} is not accessible");
}

/// Starts Patchwork on screen as a person does: from the first page.
fn sit_down(browser: &Browser, server: &Server) {
    browser.go(&server.address("/"));
    browser.click("li[data-game=patchwork] [name=table][value=digital]");
    browser.until("the table", "return Boolean(document.querySelector('[data-board]'))");
}

#[test]
fn a_whole_patchwork_game_by_mouse() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "en"));
    sit_down(&browser, &server);
    let mut dragged = 0;
    while !is_over(&browser) {
        let before = at(&browser);
        assert!(before < 150, "no end");
        let holding = browser.script("return !document.querySelector('[data-hand]').hidden", &[]) == true;
        let can_take =
            browser.script("return Boolean(document.querySelector('[data-take]:not([disabled])'))", &[]) == true;
        if holding || can_take {
            if !holding {
                browser.click("[data-take]:not([disabled])");
            }
            if dragged < 3 {
                drag_and_turn(&browser);
                dragged += 1;
            }
            if browser.script("return document.querySelector('[data-place] button').disabled", &[]) == true {
                browser.click("[data-do=next]");
            }
            browser.click("[data-place] button");
        } else {
            browser.click("button.advance");
        }
        wait_for_entries(&browser, before + 1);
    }
    assert!(dragged > 0);
    nothing_foreign_and_nothing_sticks_out(&browser, &server);
    accessible(&browser, "the end of Patchwork");
}

/// Drags the held patch across the quilt, turns and flips it; the preview follows.
fn drag_and_turn(browser: &Browser) {
    let shown = || browser.script("return document.querySelector('[data-preview]').textContent", &[]);
    browser.script("document.querySelector('[data-board]').scrollIntoView({block: 'center'})", &[]);
    let middle = browser.script(
        "const b = document.querySelector('[data-quilt]').getBoundingClientRect(); \
         return [Math.round(b.x + b.width / 2), Math.round(b.y + b.height / 2), Math.round(b.width / 9)]",
        &[],
    );
    let n = |i: usize| middle[i].as_i64().unwrap();
    browser.drag((n(0), n(1)), (n(0) + 2 * n(2), n(1) + 2 * n(2)));
    let there = shown();
    browser.drag((n(0) + 2 * n(2), n(1) + 2 * n(2)), (n(0) - 2 * n(2), n(1) - 2 * n(2)));
    assert_ne!(shown(), there, "the preview did not follow the patch");
    if browser.script("return document.querySelector('[data-do=lay-back]').hidden", &[]) != true {
        browser.click("[data-do=turn]");
        browser.click("[data-do=flip]");
    }
}

#[test]
fn a_whole_patchwork_game_by_keyboard() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "de"));
    let id = server.new_game(json!({"game": "patchwork", "table": "digital", "seed": "17"}));
    browser.go(&server.address(&format!("/games/{id}")));
    const TAB: &str = "\u{e004}";
    const ENTER: &str = "\u{e007}";
    const DOWN: &str = "\u{e015}";
    let on_board = "return document.activeElement === document.querySelector('[data-board]')";
    while !is_over(&browser) {
        let before = at(&browser);
        assert!(before < 150, "no end");
        let mut tabs = 0;
        while browser.script(on_board, &[]) != true {
            browser.press(TAB);
            tabs += 1;
            assert!(tabs < 80, "the quilt cannot be reached with Tab");
        }
        let place = browser.script(
            "if (!document.querySelector('[data-hand]').hidden) return 'held'; \
             const i = [...document.querySelectorAll('[data-take]')].findIndex(c => !c.disabled); \
             return i < 0 ? 'a' : String(i + 1)",
            &[],
        );
        match place.as_str().unwrap() {
            "a" => browser.press("a"),
            key => {
                if key != "held" {
                    browser.press(key);
                    browser.press("tf");
                    browser.press(DOWN);
                }
                browser.press("n");
                browser.press(ENTER);
            }
        }
        wait_for_entries(&browser, before + 1);
    }
    assert!(browser.script("return document.body.innerText", &[]).as_str().unwrap().contains("Du hast"));
}

#[test]
fn a_whole_companion_game_of_every_opponent_in_both_languages() {
    let Some(_alone) = alone() else { return };
    let server = Server::start();
    for (size, lang) in [(Size::Phone, "de"), (Size::Desktop, "en")] {
        let browser = Browser::open(size, lang);
        let games = registry::all().iter().map(|entry| entry.game).enumerate();
        for (n, game) in games.filter(|(_, g)| g.about().tables.contains(&"companion")) {
            let about = game.about();
            browser.go(&server.address(&format!("/new/{}", about.id)));
            accessible(&browser, &format!("a new game of {}", about.id));
            if about.tables.len() > 1 {
                browser.click("label:has(input[name=table][value=companion])");
            }
            browser.click("button.main.wide");
            browser.until("the first question", "return Boolean(document.querySelector('.ask'))");
            assert_eq!(browser.script("return document.documentElement.lang", &[]), lang);
            accessible(&browser, &format!("the set-up of {}", about.id));
            play_hastily(&browser, 40 + n as u64, 12);
            nothing_foreign_and_nothing_sticks_out(&browser, &server);
            accessible(&browser, &format!("{} in mid-game", about.id));
            play_hastily(&browser, 50 + n as u64, 1500);
            assert!(is_over(&browser), "{} has no end", about.id);
            nothing_foreign_and_nothing_sticks_out(&browser, &server);
        }
    }
}

#[test]
fn reload_keeps_and_back_undoes() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Phone, "en"));
    let id = server.new_game(json!({"game": "patchwork", "table": "companion", "seed": "4"}));
    browser.go(&server.address("/"));
    browser.go(&server.address(&format!("/games/{id}")));
    play_hastily(&browser, 4, 5);
    let entries = at(&browser);
    assert!(entries >= 3);
    browser.reload();
    wait_for_entries(&browser, entries);
    browser.back();
    wait_for_entries(&browser, entries - 1);
    browser.back();
    wait_for_entries(&browser, entries - 2);
    browser.forward();
    wait_for_entries(&browser, entries - 1);
    assert_eq!(server.api("GET", &format!("/api/play/{id}"), None)["entries"], entries - 1);
    // From another page, Back returns to the game.
    browser.go(&server.address(&format!("/games/{id}/share")));
    browser.back();
    wait_for_entries(&browser, entries - 1);
}

#[test]
fn a_killed_server_loses_nothing() {
    let Some(_alone) = alone() else { return };
    let (mut server, browser) = (Server::start(), Browser::open(Size::Desktop, "en"));
    let id = server.new_game(json!({"game": "finspan", "table": "companion", "seed": "4"}));
    browser.go(&server.address(&format!("/games/{id}")));
    for round in 0..3 {
        play_hastily(&browser, 60 + round, 6);
        let journal = server.api("GET", &format!("/api/play/{id}/journal"), None);
        server.kill();
        server.start_again();
        assert_eq!(server.api("GET", &format!("/api/play/{id}/journal"), None), journal);
        if round == 1 {
            browser.reload();
        }
        // The page that stayed open goes on as if nothing had happened.
    }
    play_hastily(&browser, 70, 3);
}

#[test]
fn two_tabs_see_each_other() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "en"));
    let id = server.new_game(json!({"game": "cryo", "table": "companion", "seed": "4"}));
    browser.go(&server.address(&format!("/games/{id}")));
    let first = browser.window();
    let second = browser.new_tab();
    browser.switch_to(&second);
    browser.go(&server.address(&format!("/games/{id}")));
    play_hastily(&browser, 3, 2);
    let entries = at(&browser);
    browser.switch_to(&first);
    wait_for_entries(&browser, entries);
    // A step made elsewhere appears by itself, and an answer made for the screen before is refused.
    let screen = server.api("GET", &format!("/api/play/{id}"), None);
    let undo = json!({"revision": screen["revision"], "undo": 1});
    assert!(server.api("POST", &format!("/api/play/{id}"), Some(&undo))["error"].is_null());
    wait_for_entries(&browser, entries - 1);
    assert_eq!(server.api("POST", &format!("/api/play/{id}"), Some(&undo))["error"]["code"], "Stale");
    assert_eq!(at(&browser), entries - 1);
}

#[test]
fn language_and_light_switch_at_any_time() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Phone, "de-AT"));
    browser.go(&server.address("/"));
    let html = |name: &str| browser.script(&format!("return document.documentElement.{name}"), &[]);
    assert_eq!(html("lang"), "de");
    accessible(&browser, "the first page");
    browser.click(".switches [name=lang]");
    browser.until("English", "return document.documentElement.lang === 'en'");
    // The first tap changes what is seen, whatever the system likes; the second follows the system again.
    let ways = SIZES.into_iter().flat_map(|size| [(size, "dark", "light"), (size, "light", "dark")]);
    for (size, system, other) in ways {
        browser.resize(size);
        browser.likes("prefers-color-scheme", system);
        let ground = || browser.script("return getComputedStyle(document.body).backgroundColor", &[]);
        let before = ground();
        browser.click(&format!(".switches .in-{system}"));
        browser.until(other, &format!("return document.documentElement.dataset.theme === '{other}'"));
        assert_ne!(ground(), before, "a {system} system, at {size:?}");
        if size == SIZES[0] {
            accessible(&browser, &format!("the first page, {other} where the system is {system}"));
        }
        browser.click(&format!(".switches .in-{system}"));
        browser.until(system, "return !document.documentElement.dataset.theme");
        assert_eq!(ground(), before);
    }
    for page in ["/open", "/results", "/cards/finspan", "/new/cryo"] {
        browser.go(&server.address(page));
        nothing_foreign_and_nothing_sticks_out(&browser, &server);
        accessible(&browser, page);
    }
}
