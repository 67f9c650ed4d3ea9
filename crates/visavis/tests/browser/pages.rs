//! Every kind of page: as axe-core sees it, light and dark, and on screens as narrow as zooming makes them.

use page::registry;
use serde_json::json;

use crate::driver::{Browser, Server, Size};
use crate::person::{is_over, wait_for_entries};
use crate::{accessible, alone, nothing_foreign_and_nothing_sticks_out};

/// A desktop of 1280 pixels zoomed to 200 % and to 400 % has so many left.
const ZOOMED: [u32; 2] = [640, 320];

/// Plays the first answers that are offered.
fn play_a_little(server: &Server, what: serde_json::Value) -> String {
    let id = server.new_game(what);
    for _ in 0..3 {
        let screen = server.api("GET", &format!("/api/play/{id}"), None);
        let ask = &screen["ask"];
        let first = ask["options"][0]["id"].clone();
        let answer = match ask["kind"].as_str() {
            Some("form") => json!({}),
            Some("number") => ask["range"]["min"].clone(),
            Some("several") => {
                let least = ask["min"].as_u64().unwrap_or(0) as usize;
                ask["options"].as_array().unwrap().iter().take(least).map(|o| o["id"].clone()).collect()
            }
            _ => first,
        };
        let act = json!({"revision": screen["revision"], "answer": answer, "anyway": true});
        server.api("POST", &format!("/api/play/{id}"), Some(&act));
    }
    id
}

#[test]
fn every_kind_of_page_is_accessible_and_can_be_zoomed() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "de"));
    let mut addresses: Vec<String> = ["/", "/open", "/results", "/no-such-page"].map(String::from).into();
    for game in registry::all().iter().map(|entry| entry.game) {
        let about = game.about();
        addresses.extend(["new", "cards", "rules"].map(|page| format!("/{page}/{}", about.id)));
        for table in about.tables {
            let id = play_a_little(&server, json!({"game": about.id, "table": table, "seed": "5"}));
            addresses.extend(["", "/past", "/fields", "/share", "/entries/1"].map(|end| format!("/games/{id}{end}")));
            if table == "digital" {
                addresses.extend(["coach", "review"].map(|end| format!("/games/{id}/{end}")));
            }
        }
    }
    for (number, address) in addresses.iter().enumerate() {
        let light = if number % 2 == 0 { "light" } else { "dark" };
        let scheme = json!({"features": [{"name": "prefers-color-scheme", "value": light}]});
        browser.devtools("Emulation.setEmulatedMedia", scheme);
        for width in ZOOMED {
            let size = json!({"width": width, "height": 450, "deviceScaleFactor": 1, "mobile": false});
            browser.devtools("Emulation.setDeviceMetricsOverride", size);
            browser.go(&server.address(address));
            assert_eq!(browser.script("return innerWidth", &[]), width);
            nothing_foreign_and_nothing_sticks_out(&browser, &server);
        }
        accessible(&browser, &format!("{address}, {light}"));
    }
}

#[test]
fn a_game_begins_with_one_tap_and_its_rules_are_one_tap_away() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Phone, "en"));
    browser.go(&server.address("/"));
    let first = browser.script("return document.querySelector('h1').textContent", &[]);
    assert!(first.as_str().unwrap().contains("opponent"), "the first page says what it is for: {first}");
    assert!(browser.in_reach("[data-show-me]"));
    for about in registry::all().iter().map(|entry| entry.game.about()) {
        for table in &about.tables {
            begins_and_explains(&browser, &server, about.id, table);
        }
    }
    for size in [(1440, 900), (360, 640), (844, 390)] {
        browser.resize(size);
        for game in ["patchwork", "finspan", "cryo"] {
            begins_and_explains(&browser, &server, game, "digital");
        }
    }
}

/// From the first page to a table with one tap; the rules open at the place that matters now, with the signs where
/// there are any.
fn begins_and_explains(browser: &Browser, server: &Server, game: &str, table: &str) {
    browser.go(&server.address("/"));
    browser.click(&format!("li[data-game={game}] [name=table][value={table}]"));
    browser.until("the table", "return Boolean(document.querySelector('[data-play]'))");
    assert!(browser.in_reach("[data-help]"), "{game} at {table}");
    browser.click("[data-help]");
    browser.until("the rules", "return Boolean(document.querySelector('dialog[open] [data-section]'))");
    assert!(browser.yes("document.querySelector('dialog .here')"), "{game} at {table}: no place");
    if table == "digital" {
        let signs = "document.querySelectorAll('dialog :is(.legend, .signs) li').length >= 8";
        assert!(browser.yes(signs), "{game}: no legend");
        assert!(browser.in_reach("dialog .find button"), "{game}: the way to the signs");
        browser.click("dialog .find button");
        assert!(browser.in_reach("dialog #legend h2"), "{game}: the signs");
    }
    assert!(browser.in_reach("dialog .find input"), "{game} at {table}: the search");
    browser.press("\u{e00c}");
    browser.until("the game again", "return !document.querySelector('dialog[open]')");
}

#[test]
fn the_coach_is_asked_obeyed_and_looks_back() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Phone, "en"));
    let id = server.new_game(json!({"game": "patchwork", "table": "digital", "seed": "5"}));
    browser.go(&server.address(&format!("/games/{id}")));
    for made in 1.. {
        browser.click("nav.tools a[href$=coach]");
        browser.click(".hints li:first-child button.main");
        wait_for_entries(&browser, made);
        if is_over(&browser) {
            break;
        }
    }
    browser.click("nav.tools a[href$=review]");
    browser.until("the chart", "return document.querySelectorAll('.chances polyline').length === 1");
    nothing_foreign_and_nothing_sticks_out(&browser, &server);
    let there = browser.script("return document.querySelectorAll('.mistake button').length", &[]).as_i64().unwrap();
    if there > 0 {
        browser.click(".mistake button");
        browser.until("the game again", "return Boolean(document.querySelector('[data-board]'))");
        assert!(!is_over(&browser), "the game goes on from there");
    }
}

#[test]
fn the_screen_is_kept_awake_or_the_person_is_told() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Phone, "en"));
    let id = server.new_game(json!({"game": "cryo", "table": "companion", "seed": "5"}));
    let told = "return !document.querySelector('[data-asleep]').hidden";
    let lock = |what: &str| {
        let source = format!("Object.defineProperty(navigator, 'wakeLock', {{configurable: true, value: {what}}})");
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({"source": source}));
        browser.go(&server.address(&format!("/games/{id}")));
    };
    lock("{request: async (what) => { window.asked = (window.asked ?? '') + what + ' '; }}");
    browser.until("the lock", "return window.asked === 'screen '");
    browser.script("document.dispatchEvent(new Event('visibilitychange'))", &[]);
    browser.until("the lock again", "return window.asked === 'screen screen '");
    assert_eq!(browser.script(told, &[]), false);
    lock("undefined");
    browser.until("the word", told);
}

/// The form of one's own board: every section fits a few screens, no word is broken, and what is wrong is said where it
/// is wrong, even if that was folded away.
#[test]
fn the_form_of_ones_own_board_is_short_and_says_what_is_wrong_in_its_place() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Phone, "de"));
    let long = "return [...document.querySelectorAll('details.figures')].filter(section => { \
                  const open = section.open; section.open = true; const tall = section.offsetHeight; section.open = open; \
                  return tall > 5 * innerHeight; }).map(section => section.querySelector('h2').textContent)";
    let broken = "document.querySelectorAll('details').forEach(details => { details.open = true; }); \
                  return [...document.querySelectorAll('.chip .label')].filter(label => label.textContent.split(' ').length < 3 \
                    && label.offsetHeight > 2.5 * parseFloat(getComputedStyle(label).fontSize)).map(label => label.textContent)";
    browser.go(&server.address("/cards/cryo"));
    assert_eq!(browser.script(long, &[]), json!([]), "sections too long");
    assert_eq!(browser.script(broken, &[]), json!([]), "broken words");
    browser.reload();
    // A number that was emptied and folded away comes into sight when one saves.
    let field = "document.querySelector('[name^=\"board.tile.\"][type=number]')";
    browser.script(&format!("{field}.value = ''; {field}.form.querySelector('.save button').click()"), &[]);
    assert!(browser.yes(&format!("{field}.checkVisibility() && document.activeElement === {field}")));
    // What the rules refuse is said beside it, and above as a way to it.
    browser.script(&format!("const f = {field}; f.form.noValidate = true; f.value = 99; f.form.requestSubmit()"), &[]);
    browser.until("the reason", "return Boolean(document.querySelector('.figure .notice.bad'))");
    assert!(browser.yes("document.querySelector('.figure .notice.bad').checkVisibility()"));
    browser.click("h1 ~ .notice.bad a");
    browser.until(
        "the figure in sight",
        "const b = document.querySelector('.figure .notice.bad').getBoundingClientRect(); return b.top >= 0 && b.bottom <= innerHeight",
    );
    // What was saved leads back to where it was entered.
    browser.script(&format!("{field}.value = 5; {field}.form.requestSubmit()"), &[]);
    browser.until("no reason", "return !document.querySelector('.figure .notice.bad')");
    assert!(browser.yes("document.querySelector('h1 ~ .notice')"), "65 tiles are told");
}
