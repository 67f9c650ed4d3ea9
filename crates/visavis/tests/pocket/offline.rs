//! Installed once, everything works without a network and without asking anybody.

use page::registry;
use serde_json::{Value, json};

use crate::driver::{Browser, Size};
use crate::host::{FOLDER, Host, World};
use crate::person::{at, is_over, play_hastily, wait_for_entries};
use crate::{HOME, alone, api, new_game, offline, online, stop_workers, write_site};

/// Patchwork on screen until so many moves were made or it is over: takes the first patch there is and lays it where it
/// fits, or goes on. That mouse and finger do the same is tested elsewhere.
const MOVES: &str = "
    const [most, done] = arguments, find = (sign) => document.querySelector(sign);
    const at = () => Number(find('[data-play]').dataset.at);
    (async () => {
      while (at() < most && !find('.over')) {
        const before = at(), since = Date.now();
        if (find('[data-hand]').hidden) find('[data-take]:not([disabled])')?.click();
        if (find('[data-hand]').hidden) find('button.advance').click();
        else {
          if (find('[data-place] button').disabled) find('[data-do=next]').click();
          find('[data-place] button').click();
        }
        while (at() === before) {
          if (Date.now() - since > 30000) return `no new screen after ${before}`;
          await new Promise((go) => setTimeout(go, 1));
        }
      }
      return '';
    })().then(done, (why) => done(String(why)));
";

fn moves(browser: &Browser, most: u32) {
    assert_eq!(browser.script_later(MOVES, &[json!(most)]), "");
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
    assert_eq!(browser.devtools("Page.getAppId", json!({}))["appId"], host.address(""), "known by its folder");
    offline(&mut host, &browser);
    browser.reload();
    browser.until("the first page without a network", HOME);
    assert_eq!(browser.script("return document.documentElement.lang", &[]), "de");

    // A whole game of Patchwork on screen.
    let id = new_game(&browser, json!({"game": "patchwork", "table": "digital", "seed": "17"}));
    browser.go(&host.address(&format!("games/{id}")));
    moves(&browser, 5);
    // The coach thinks elsewhere, and its move is made.
    browser.click("nav.tools a[href$=coach]");
    browser.until("hints", "return Boolean(document.querySelector('.hints button.main'))");
    browser.click(".hints li:first-child button.main");
    wait_for_entries(&browser, 6);
    moves(&browser, 150);
    assert!(is_over(&browser), "no end");
    // The review takes thought; meanwhile the worker answers others: the page itself asks as soon as it waits.
    let watch = "addEventListener('DOMContentLoaded', async () => { \
        if (!document.querySelector('[data-think]')) return; \
        const reply = await (await fetch(document.documentElement.dataset.base + '/api/games')).json(); \
        window.meanwhile = [reply.games.length, Boolean(document.querySelector('[data-think]'))]; })";
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": watch }));
    browser.click("nav.tools a[href$=review]");
    browser.until("the review", "return Boolean(document.querySelector('.chances'))");
    assert_eq!(browser.script("return window.meanwhile", &[]), json!([registry::all().len(), true]), "nobody waited");
    // The result is listed; so is every page for people.
    for (path, sign) in
        [("results", "table.list"), ("open", "#journal"), ("cards/finspan", "main form"), ("everything", "[data-used]")]
    {
        browser.go(&host.address(path));
        browser.until(path, &format!("return Boolean(document.querySelector('{sign}'))"));
    }
    browser.until("the room it takes", "return /MB/.test(document.querySelector('[data-used]').textContent)");

    rounds_of_every_companion(&browser, &host);
    everything_else_on_screen(&browser, &host);
    language_light_and_own_cards(&browser, &host);
    // With the host there again the browser looks for a new worker; nothing else is asked of it.
    host.start_again();
    online(&browser);
    host.asked();
    for path in ["", "results", "new/cryo", &format!("games/{id}")] {
        browser.go(&host.address(path));
        stop_workers(&browser);
        browser.go(&host.address(path));
    }
    let asked = host.asked();
    assert!(asked.iter().all(|path| *path == format!("{FOLDER}sw.js")), "{asked:?}");
    // The browser itself looks for news of its makers' and for its search page.
    let its_own = |line: &String| ["google", "duckduckgo"].iter().any(|name| line.contains(name));
    // A line that was opened and never used asks for nothing.
    let wanted: Vec<String> = world.wanted().into_iter().filter(|line| !line.is_empty() && !its_own(line)).collect();
    assert!(!wanted.is_empty() && wanted.iter().all(|line| line.contains("example.org")), "{wanted:?}");
}

/// Rounds of every companion, with a reload and the worker ended in mid-turn. Chance is chosen, so that every run plays
/// the same games.
fn rounds_of_every_companion(browser: &Browser, host: &Host) {
    for (n, about) in registry::all().iter().map(|entry| entry.game.about()).enumerate() {
        // Whoever passes at once and says that Vienna and Trieste are joined has ended a game in seven answers.
        let goes_on = (1..=9).find(|chance| {
            browser.go(&host.address(&format!("new/{}", about.id)));
            if about.tables.len() > 1 {
                browser.click("label:has(input[name=table][value=companion])");
            }
            browser.script("document.querySelector('input[name=seed]').value = arguments[0]", &[json!(chance)]);
            browser.click("button.main.wide");
            browser.until("the first question", "return Boolean(document.querySelector('.ask'))");
            play_hastily(browser, 40 + n as u64, 8);
            !is_over(browser)
        });
        assert!(goes_on.is_some(), "{}: every game is over after a few answers", about.id);
        let entries = at(browser);
        stop_workers(browser);
        // Some answers are questioned first, and given again.
        play_hastily(browser, 60 + n as u64, 4);
        let on = at(browser);
        assert!(on > entries, "{}: no answer is taken after the worker was ended", about.id);
        browser.reload();
        wait_for_entries(browser, on);
    }
}

/// Rounds of every other game on screen: a program moves, and the table in the window follows.
fn everything_else_on_screen(browser: &Browser, host: &Host) {
    for about in registry::all().iter().map(|entry| entry.game.about()) {
        if about.id == "patchwork" || !about.tables.contains(&"digital") {
            continue;
        }
        let id = new_game(browser, json!({"game": about.id, "table": "digital", "seed": "3"}));
        browser.go(&host.address(&format!("games/{id}")));
        let answer = |n: i64| {
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
        };
        (1..=12).for_each(answer);
        // The coach thinks elsewhere, says nothing to some questions, and its move is made.
        let asked = (12..=18).find(|&n| {
            browser.click("nav.tools a[href$=coach]");
            browser.until("what the coach says", "return Boolean(document.querySelector('.hints'))");
            let says = browser.yes("document.querySelector('.hints button.main')");
            if !says {
                browser.go(&host.address(&format!("games/{id}")));
                answer(n + 1);
            }
            says
        });
        browser.click(".hints li:first-child button.main");
        wait_for_entries(browser, asked.unwrap_or_else(|| panic!("{}: no hint", about.id)) + 1);
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
