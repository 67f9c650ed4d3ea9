//! Installed once, everything works without a network and without asking anybody.

use page::registry;
use serde_json::{Value, json};

use crate::driver::{Browser, Size};
use crate::host::{FOLDER, Host, World};
use crate::person::{at, is_over, play_hastily, wait_for_entries};
use crate::{HOME, alone, api, new_game, offline, stop_workers, write_site};

/// One move of Patchwork on screen, with the mouse.
fn move_by_mouse(browser: &Browser) {
    let before = at(browser);
    let says = |script: &str| browser.script(script, &[]) == true;
    let holding = says("return !document.querySelector('[data-hand]').hidden");
    if holding || says("return Boolean(document.querySelector('[data-take]:not([disabled])'))") {
        if !holding {
            browser.click("[data-take]:not([disabled])");
        }
        if says("return document.querySelector('[data-place] button').disabled") {
            browser.click("[data-do=next]");
        }
        browser.click("[data-place] button");
    } else {
        browser.click("button.advance");
    }
    wait_for_entries(browser, before + 1);
}

#[test]
fn installed_once_everything_is_played_without_a_network() {
    let Some(_alone) = alone() else { return };
    let (mut host, world) = (Host::start(write_site), World::start());
    let browser =
        Browser::open_with(Size::Phone, "de", &[&format!("--proxy-server=127.0.0.1:{}", world.port)], &json!({}));
    // Whoever asks somebody else is heard.
    browser.go("http://example.org/heard");
    browser.go(&host.address(""));
    browser.until("the first page", HOME);
    let first: Vec<String> = host.asked();
    assert!(first.iter().all(|path| path.starts_with(FOLDER) || path == "/favicon.ico"), "{first:?}");
    assert_eq!(first.iter().filter(|path| path.ends_with(".bin")).count(), 1, "fetched once: {first:?}");
    let errors = browser.devtools("Page.getInstallabilityErrors", json!({}));
    assert_eq!(errors["installabilityErrors"], json!([]));
    browser.devtools("ServiceWorker.enable", json!({}));
    offline(&mut host, &browser);
    browser.reload();
    browser.until("the first page without a network", HOME);
    assert_eq!(browser.script("return document.documentElement.lang", &[]), "de");

    // A whole game of Patchwork on screen.
    let id = new_game(&browser, json!({"game": "patchwork", "table": "digital", "seed": "17"}));
    browser.go(&host.address(&format!("games/{id}")));
    while !is_over(&browser) {
        assert!(at(&browser) < 150, "no end");
        move_by_mouse(&browser);
        if at(&browser) == 5 {
            // The coach thinks elsewhere, and its move is made.
            browser.click("nav.tools a[href$=coach]");
            browser.until("hints", "return Boolean(document.querySelector('.hints button.main'))");
            browser.click(".hints li:first-child button.main");
            wait_for_entries(&browser, 6);
        }
    }
    // The review takes thought; meanwhile the worker answers others.
    browser.click("nav.tools a[href$=review]");
    browser.until("thinking", "return Boolean(document.querySelector('[data-think]'))");
    let games = api(&browser, "GET", "api/games", &Value::Null);
    assert!(games["games"].as_array().is_some_and(|games| games.len() == registry::all().len()), "{games}");
    assert_eq!(browser.script("return Boolean(document.querySelector('[data-think]'))", &[]), true, "nobody waited");
    browser.until("the review", "return Boolean(document.querySelector('.chances'))");
    // The result is listed; so is every page for people.
    for (path, sign) in
        [("results", "table.list"), ("open", "#journal"), ("cards/finspan", "main form"), ("everything", "[data-used]")]
    {
        browser.go(&host.address(path));
        browser.until(path, &format!("return Boolean(document.querySelector('{sign}'))"));
    }
    browser.until("the room it takes", "return /MB/.test(document.querySelector('[data-used]').textContent)");

    // Rounds of every companion, with a reload and the worker ended in mid-turn.
    for (n, about) in registry::all().iter().map(|entry| entry.game.about()).enumerate() {
        browser.go(&host.address(&format!("new/{}", about.id)));
        if about.tables.len() > 1 {
            browser.click("label:has(input[name=table][value=companion])");
        }
        browser.click("button.main.wide");
        browser.until("the first question", "return Boolean(document.querySelector('.ask'))");
        play_hastily(&browser, 40 + n as u64, 8);
        let entries = at(&browser);
        stop_workers(&browser);
        // Some answers are questioned first, and given again; some forms take many tries of a hasty person.
        let more = (60..100).map(|seed| seed + 100 * n as u64).find(|seed| {
            play_hastily(&browser, *seed, 4);
            at(&browser) > entries
        });
        assert!(more.is_some(), "{}: no answer is taken after the worker was ended", about.id);
        let entries = at(&browser);
        browser.reload();
        wait_for_entries(&browser, entries);
    }
    everything_else_on_screen(&browser, &host);
    language_light_and_own_cards(&browser, &host);
    assert_eq!(host.asked(), Vec::<String>::new(), "nothing was asked of the host");
    // The browser itself looks for news of its makers' and for its search page.
    let its_own = |line: &String| ["google", "duckduckgo"].iter().any(|name| line.contains(name));
    // A line that was opened and never used asks for nothing.
    let wanted: Vec<String> = world.wanted().into_iter().filter(|line| !line.is_empty() && !its_own(line)).collect();
    assert!(!wanted.is_empty() && wanted.iter().all(|line| line.contains("example.org")), "{wanted:?}");
}

/// Rounds of every other game on screen: a program moves, and the table in the window follows.
fn everything_else_on_screen(browser: &Browser, host: &Host) {
    for about in registry::all().iter().map(|entry| entry.game.about()) {
        if about.id == "patchwork" || !about.tables.contains(&"digital") {
            continue;
        }
        let id = new_game(browser, json!({"game": about.id, "table": "digital", "seed": "3"}));
        browser.go(&host.address(&format!("games/{id}")));
        for n in 1..=12 {
            let path = format!("api/play/{id}");
            let screen = api(browser, "GET", &path, &Value::Null);
            let ask = &screen["ask"];
            let ids: Vec<&Value> = ask["options"].as_array().unwrap().iter().map(|option| &option["id"]).collect();
            let answer = match ask["min"].as_u64().filter(|_| ask["kind"] == "several") {
                Some(min) => json!(ids[..min as usize]),
                None => json!(ids[0]),
            };
            let did = json!({"revision": screen["revision"], "answer": answer, "anyway": true});
            let done = api(browser, "POST", &path, &did);
            assert_eq!(done["error"], Value::Null, "{}: {done}", about.id);
            wait_for_entries(browser, n);
        }
    }
}

/// Language, light and own cards are changed without a network, and stay.
fn language_light_and_own_cards(browser: &Browser, host: &Host) {
    browser.go(&host.address(""));
    browser.click("form.switches [name=lang]");
    browser.until("the other language", "return document.documentElement.lang === 'en'");
    browser.click("form.switches .in-light");
    browser.until("the other light", "return document.documentElement.dataset.theme === 'dark'");
    browser.go(&host.address("cards/finspan"));
    let house = "return document.querySelectorAll('.provenance.house').length";
    let before = browser.script(house, &[]).as_u64().unwrap();
    browser.script("document.querySelector('details.figures details.edit').open = true", &[]);
    browser.click("details.figures .save [name=all]");
    browser.click("details.figures .save button");
    browser.until("own cards", "return document.querySelectorAll('.provenance.owner').length > 0");
    stop_workers(browser);
    browser.reload();
    browser.until("own cards", "return document.querySelectorAll('.provenance.owner').length > 0");
    assert!(browser.script(house, &[]).as_u64().unwrap() < before);
    assert_eq!(
        browser.script("return [document.documentElement.lang, document.documentElement.dataset.theme]", &[]),
        json!(["en", "dark"])
    );
}
