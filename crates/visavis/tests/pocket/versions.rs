//! A new version comes when it is wanted, at once and without loss, whatever the browser does with its workers.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use table::Rng;
use table::contract::games;

use crate::driver::{Browser, Size};
use crate::host::{FOLDER, Host};
use crate::kept::{answer_all_the_time, end_of_answers};
use crate::person::{at, play_hastily};
use crate::{alone, api, installed, new_game, packed, stop_workers, versions};

/// Puts another build on the host, the same program packed for a window that is larger by so much, and lets the browser
/// look.
fn next_build(host: &Host, browser: &Browser, larger: u32) {
    let mut next = std::fs::read(packed()).unwrap();
    let window = u32::from_le_bytes(next[1..5].try_into().unwrap());
    next[1..5].copy_from_slice(&(window + larger).to_le_bytes());
    for file in pocket::site::files(&next) {
        std::fs::write(host.folder().join(&file.name), &file.bytes).unwrap();
    }
    // A look that the browser had begun before does not find it.
    let look = "const done = arguments[arguments.length - 1]; \
        navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => done(), why => done(String(why)))";
    browser.until_later("the word of a new version", || {
        browser.script_later(look, &[]);
        browser.yes(BAR)
    });
}

const BAR: &str = "Boolean(document.querySelector('[data-update]:not([hidden])'))";

/// The version that answers this page.
fn answering(browser: &Browser) -> Value {
    let ask = format!(
        "const done = arguments[arguments.length - 1]; fetch('{FOLDER}think.js').then(r => r.text()).then(text => done(text.split(';')[0]))"
    );
    browser.script_later(&ask, &[])
}

/// So long may it take until the page is there again.
const PATIENCE: Duration = Duration::from_secs(8);

/// Waits until the page after the tap is there.
fn page_comes_back(browser: &Browser, tapped: Instant) {
    let came = "!window.before && document.readyState === 'complete' && Boolean(document.querySelector('[data-play]'))";
    while !browser.yes(came) {
        let workers = "const done = arguments[arguments.length - 1]; navigator.serviceWorker.getRegistration().then(r => \
                       done([r.active?.state, r.waiting?.state, r.installing?.state, document.body.innerText]))";
        assert!(tapped.elapsed() < PATIENCE, "the new version is not let in: {}", browser.script_later(workers, &[]));
        std::thread::sleep(Duration::from_millis(20));
    }
    println!("the page is there again {} ms after the tap", tapped.elapsed().as_millis());
}

/// Taps on the word of the new version; nobody waits long until the page is the new one's.
fn let_it_in(browser: &Browser) {
    browser.script("window.before = true", &[]);
    let tapped = Instant::now();
    browser.click("[data-update] button");
    page_comes_back(browser, tapped);
}

#[test]
fn a_new_version_waits_to_be_let_in_and_the_game_goes_on() {
    let Some(_alone) = alone() else { return };
    let (host, browser) = installed(Size::Phone, "en");
    let id = new_game(&browser, json!({"game": "finspan", "table": "companion", "seed": "4"}));
    browser.go(&host.address(&format!("games/{id}")));
    play_hastily(&browser, 3, 5);
    assert!(!browser.yes(BAR));
    let before = (versions(&browser), answering(&browser));
    next_build(&host, &browser, 1);
    // The old one still answers until it is wanted, whoever begins anew.
    play_hastily(&browser, 5, 2);
    stop_workers(&browser);
    browser.reload();
    browser.until("the word of the new version", &format!("return {BAR}"));
    assert_eq!((versions(&browser).len(), answering(&browser)), (2, before.1.clone()));
    let entries = at(&browser);
    let_it_in(&browser);
    assert_eq!(at(&browser), entries);
    assert!(!browser.yes(BAR));
    assert_ne!(answering(&browser), before.1);
    // It stays, whoever ends its worker; and what was before is cleared away.
    stop_workers(&browser);
    browser.reload();
    assert_ne!(answering(&browser), before.1);
    browser.until_later("the new version alone", || versions(&browser).len() == 1);
    assert_ne!(versions(&browser), before.0);
    play_hastily(&browser, 7, 3);
}

#[test]
fn a_version_that_nobody_tapped_for_comes_when_no_page_is_open() {
    let Some(_alone) = alone() else { return };
    let (host, browser) = installed(Size::Phone, "en");
    let id = new_game(&browser, json!({"game": "finspan", "table": "companion", "seed": "4"}));
    browser.go(&host.address(&format!("games/{id}")));
    play_hastily(&browser, 3, 5);
    let (entries, before) = (at(&browser), answering(&browser));
    next_build(&host, &browser, 1);
    browser.go("about:blank");
    let came = || {
        browser.go(&host.address(&format!("games/{id}")));
        browser.until("the game", "return Boolean(document.querySelector('[data-play]'))");
        let came = answering(&browser) != before;
        browser.go("about:blank");
        std::thread::sleep(Duration::from_millis(500));
        came
    };
    browser.until_later("the new version", came);
    browser.go(&host.address(&format!("games/{id}")));
    assert_eq!((at(&browser), browser.yes(BAR)), (entries, false));
    play_hastily(&browser, 7, 3);
}

/// A game in this window and another one in a second tab, which answers without any pause; the next build is there.
struct TwoTabs {
    host: Host,
    browser: Browser,
    windows: [Value; 2],
    other: String,
    entries: i64,
}

fn beside_a_busy_tab() -> TwoTabs {
    let (host, browser) = installed(Size::Phone, "en");
    let id = new_game(&browser, json!({"game": "finspan", "table": "companion", "seed": "4"}));
    browser.go(&host.address(&format!("games/{id}")));
    play_hastily(&browser, 3, 5);
    let entries = at(&browser);
    let windows = [browser.window(), browser.new_tab()];
    browser.switch_to(&windows[1]);
    browser.go(&host.address("open"));
    let other = new_game(&browser, json!({"game": "patchwork", "table": "digital", "seed": "4"}));
    answer_all_the_time(&browser, &other);
    browser.until("a few answers", "return window.acknowledged.revision > 3");
    browser.switch_to(&windows[0]);
    TwoTabs { host, browser, windows, other, entries }
}

impl TwoTabs {
    /// The new version goes on where the old one was, in the busy tab too, and nothing that was acknowledged is lost.
    /// Gives how many requests were not answered there.
    fn nothing_is_lost(&self) -> i64 {
        let Self { browser, .. } = self;
        assert_eq!(at(browser), self.entries);
        play_hastily(browser, 7, 3);
        browser.switch_to(&self.windows[1]);
        let seen = || browser.script("return window.acknowledged.revision", &[]).as_i64().unwrap();
        let let_in = seen();
        browser.until_later("answers of the new version", || seen() >= let_in + 20);
        end_of_answers(browser);
        // This tab is told and stays as it is.
        assert!(browser.yes(BAR));
        assert_eq!(browser.script("return window.wrong", &[]), json!([]), "an answer was lost, or not the app's");
        let (path, acknowledged) =
            (format!("api/play/{}", self.other), browser.script("return window.acknowledged", &[]));
        stop_workers(browser);
        let kept = api(browser, "GET", &path, &Value::Null);
        let journal = api(browser, "GET", &format!("{path}/journal"), &Value::Null);
        let written = journal["entries"].as_array().unwrap().len() as i64;
        println!("{acknowledged} acknowledged, {} kept, {written} entries in the journal", kept["revision"]);
        assert_eq!(Some(written), kept["entries"].as_i64(), "the list and the journal say the same");
        assert!(kept["revision"].as_i64() >= acknowledged["revision"].as_i64());
        browser.script("return window.failed", &[]).as_i64().unwrap()
    }
}

/// A browser changes workers when the old one has nothing to do, and beside a tab that always asks that takes it five minutes.
/// Nobody waits for that.
#[test]
fn a_new_version_that_is_wanted_answers_at_once_while_another_tab_asks_without_a_pause() {
    let Some(_alone) = alone() else { return };
    let tabs = beside_a_busy_tab();
    let before = answering(&tabs.browser);
    next_build(&tabs.host, &tabs.browser, 1);
    let_it_in(&tabs.browser);
    assert!(answering(&tabs.browser) != before && !tabs.browser.yes(BAR));
    assert_eq!(tabs.nothing_is_lost(), 0, "requests without an answer");
}

/// The same while the browser ends every worker again and again in the middle of it.
#[test]
fn a_new_version_is_let_in_and_nothing_is_lost_whenever_the_workers_are_ended() {
    let Some(_alone) = alone() else { return };
    let tabs = beside_a_busy_tab();
    let browser = &tabs.browser;
    let mut rng = Rng::new(19, 1);
    for build in 1..=games("VISAVIS_BUILDS", 6) as u32 {
        let before = answering(browser);
        next_build(&tabs.host, browser, build);
        // From the other window: the driver waits for a page that is on its way.
        let tap = "window.before = true; setTimeout(() => document.querySelector('[data-update] button').click(), 50)";
        browser.script(tap, &[]);
        let tapped = Instant::now();
        browser.switch_to(&tabs.windows[1]);
        for _ in 0..5 {
            std::thread::sleep(Duration::from_millis(u64::from(rng.below(60))));
            stop_workers(browser);
        }
        browser.switch_to(&tabs.windows[0]);
        page_comes_back(browser, tapped);
        assert_ne!(answering(browser), before);
        // Where the worker was ended under its scripts, this page does without them; the next one has them.
        browser.reload();
        browser.until("its scripts", "return document.documentElement.classList.contains('js')");
        assert!(answering(browser) != before && !browser.yes(BAR));
    }
    println!("{} requests without an answer", tabs.nothing_is_lost());
}

/// A forced reload leads past the worker, and so may the browser. Nobody is left with what the host has.
#[test]
fn whoever_was_led_past_the_worker_comes_back_and_an_address_without_a_page_is_told() {
    let Some(_alone) = alone() else { return };
    let (host, browser) = installed(Size::Phone, "en");
    let id = new_game(&browser, json!({"game": "cryo", "table": "companion", "seed": "4"}));
    for (path, sign) in [(format!("games/{id}"), "[data-play]"), (String::new(), "html[data-base] ul.opponents")] {
        browser.go(&host.address(&path));
        for _ in 0..2 {
            browser.script("window.before = true", &[]);
            browser.devtools("Page.reload", json!({"ignoreCache": true}));
            browser.until(&path, &format!("return !window.before && Boolean(document.querySelector('{sign}'))"));
        }
    }
    let gone = "const done = arguments[arguments.length - 1]; \
        navigator.serviceWorker.getRegistration().then(found => found.unregister()).then(done)";
    browser.script_later(gone, &[]);
    browser.go(&host.address("nowhere"));
    browser.until("the words", "return document.body.innerText.includes('There is no such page')");
}
