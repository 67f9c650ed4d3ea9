//! Nothing that was acknowledged is lost: whoever ends the worker, looks on in another tab, or takes the room away.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use table::Rng;
use table::contract::games;

use crate::driver::{Browser, Size};
use crate::host::FOLDER;
use crate::person::{at, play_hastily, wait_for_entries};
use crate::{alone, api, installed, new_game, stop_workers};

/// Answers all the time, without any pause: everything that was acknowledged is noted by the page itself, and whatever
/// somebody else than the app said.
pub fn answer_all_the_time(browser: &Browser, id: &str) {
    let script = format!(
        "window.acknowledged = {{revision: 0, entries: 0}}; window.failed = 0; window.ended = false; window.wrong = []; \
         const ask = async (...what) => {{ const reply = await fetch(...what), text = await reply.text(); \
           try {{ return [reply.status, JSON.parse(text)]; }} \
           catch (why) {{ window.wrong.push([reply.status, text.slice(0, 200)]); throw why; }} }}; \
         (async () => {{ const at = '{FOLDER}api/play/{id}'; \
         while (!window.ended) {{ try {{ \
           const [, seen] = await ask(at); \
           if (seen.revision < window.acknowledged.revision) window.wrong.push([seen.revision, window.acknowledged.revision]); \
           const what = seen.entries > 20 || !seen.ask ? {{jump: 0}} : {{answer: seen.ask.options[0].id, anyway: true}}; \
           const [status, now] = await ask(at, {{method: 'POST', headers: {{'content-type': 'application/json'}}, body: JSON.stringify({{revision: seen.revision, ...what}})}}); \
           if (status === 200) window.acknowledged = {{revision: now.revision, entries: now.entries}}; \
         }} catch {{ window.failed += 1; }} }} window.stopped = true; }})()"
    );
    browser.script(&script, &[]);
}

pub fn end_of_answers(browser: &Browser) {
    browser.script("window.ended = true", &[]);
    browser.until("the last answer", "return window.stopped === true");
}

#[test]
fn a_form_outlives_the_worker_that_made_it() {
    let Some(_alone) = alone() else { return };
    let (host, browser) = installed(Size::Phone, "en");
    browser.go(&host.address("new/cryo"));
    stop_workers(&browser);
    browser.click("button.main.wide");
    browser.until("the first question", "return Boolean(document.querySelector('.ask'))");
}

#[test]
fn a_tap_counts_once_whether_the_worker_is_ended_before_it_is_kept_or_after() {
    let Some(_alone) = alone() else { return };
    let (host, browser) = installed(Size::Phone, "en");
    let id = new_game(&browser, json!({"game": "patchwork", "table": "digital", "seed": "4"}));
    browser.go(&host.address(&format!("games/{id}")));
    // The next answer does not reach the worker, or what the worker says to it does not reach the page.
    let once = "const [reaches] = arguments, really = window.fetch; \
        window.fetch = async (...what) => { if (what[1]?.method !== 'POST') return really(...what); \
          window.fetch = really; if (reaches) await really(...what); throw new TypeError('ended'); }";
    for (n, reaches) in [(1, false), (2, true)] {
        browser.script(once, &[json!(reaches)]);
        browser.click("button.advance");
        wait_for_entries(&browser, n);
        let kept = api(&browser, "GET", &format!("api/play/{id}"), &Value::Null);
        assert_eq!((kept["entries"].as_i64(), browser.yes("document.querySelector('.notice')")), (Some(n), false));
    }
}

#[test]
fn a_worker_that_is_ended_again_and_again_loses_no_answer() {
    let Some(_alone) = alone() else { return };
    let (_host, browser) = installed(Size::Desktop, "en");
    let mut rng = Rng::new(19, 0);
    let id = new_game(&browser, json!({"game": "patchwork", "table": "digital", "seed": "4"}));
    answer_all_the_time(&browser, &id);
    let acknowledged = || browser.script("return window.acknowledged.revision", &[]).as_i64().unwrap();
    let ends = games("VISAVIS_WORKER_ENDS", 100);
    for _ in 0..ends {
        // Whatever it is doing: reading, answering, writing, or only just waking up again.
        let (before, until) = (acknowledged(), Instant::now() + Duration::from_secs(5));
        while acknowledged() == before && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(5));
        }
        std::thread::sleep(Duration::from_millis(u64::from(rng.below(40))));
        stop_workers(&browser);
    }
    end_of_answers(&browser);
    stop_workers(&browser);
    let kept = api(&browser, "GET", &format!("api/play/{id}"), &Value::Null);
    let (acknowledged, failed) =
        (browser.script("return window.acknowledged", &[]), browser.script("return window.failed", &[]));
    println!(
        "{ends} ends, {failed} requests without an answer, {acknowledged} acknowledged, {} kept",
        kept["revision"]
    );
    assert_eq!(browser.script("return window.wrong", &[]), json!([]), "an acknowledged answer was lost");
    assert!(acknowledged["revision"].as_i64().unwrap() > 20, "hardly anything was answered: {acknowledged}");
    assert!(kept["revision"].as_i64() >= acknowledged["revision"].as_i64());
    // Nothing is half-written: the journal has as many entries as the list says.
    let listed = api(&browser, "GET", "api/play", &Value::Null);
    assert_eq!(listed["play"][0]["entries"], kept["entries"]);
}

#[test]
fn two_tabs_see_each_other() {
    let Some(_alone) = alone() else { return };
    let (host, browser) = installed(Size::Desktop, "en");
    let id = new_game(&browser, json!({"game": "cryo", "table": "companion", "seed": "4"}));
    browser.go(&host.address(&format!("games/{id}")));
    let first = browser.window();
    let second = browser.new_tab();
    browser.switch_to(&second);
    browser.go(&host.address(&format!("games/{id}")));
    play_hastily(&browser, 3, 2);
    let entries = at(&browser);
    browser.switch_to(&first);
    wait_for_entries(&browser, entries);
    // A step made elsewhere appears by itself, and an answer made for the screen before is refused.
    let path = format!("api/play/{id}");
    let undo = json!({"revision": api(&browser, "GET", &path, &Value::Null)["revision"], "undo": 1});
    assert!(api(&browser, "POST", &path, &undo)["error"].is_null());
    wait_for_entries(&browser, entries - 1);
    assert_eq!(api(&browser, "POST", &path, &undo)["error"]["code"], "Stale");
}

/// The browser looks at the room anew when a store has been closed for two seconds. Something small that changes
/// nothing is to be kept (the language, as it is) until that has this status.
fn the_room_is_looked_at(browser: &Browser, status: u16) {
    let keep = format!(
        "const done = arguments[arguments.length - 1], {{lang}} = document.documentElement; \
         const token = document.querySelector('[name=token]').value; \
         fetch('{FOLDER}settings', {{method: 'POST', body: new URLSearchParams({{token, lang, back: '/'}})}}) \
           .then(reply => done(reply.status), why => done(String(why)))"
    );
    let until = Instant::now() + Duration::from_secs(60);
    loop {
        stop_workers(browser);
        std::thread::sleep(Duration::from_millis(2200));
        let said = browser.script_later(&keep, &[]);
        if said == status {
            return;
        }
        assert!(Instant::now() < until, "{said} instead of {status}");
    }
}

#[test]
fn a_full_and_an_emptied_store_are_told_and_nothing_is_half_written() {
    let Some(_alone) = alone() else { return };
    let (host, browser) = installed(Size::Phone, "en");
    let id = new_game(&browser, json!({"game": "cryo", "table": "companion", "seed": "4"}));
    browser.go(&host.address(&format!("games/{id}")));
    play_hastily(&browser, 3, 3);
    let path = format!("api/play/{id}");
    let before = api(&browser, "GET", &format!("{path}/journal"), &Value::Null);
    let origin = format!("http://127.0.0.1:{}", host.port);
    browser.devtools("Storage.overrideQuotaForOrigin", json!({"origin": origin, "quotaSize": 1000}));
    the_room_is_looked_at(&browser, 507);
    let undo = json!({"revision": api(&browser, "GET", &path, &Value::Null)["revision"], "undo": 1});
    let full = api(&browser, "POST", &path, &undo);
    assert!(full["error"]["text"].as_str().is_some_and(|text| text.contains("no space left")), "{full}");
    browser.click("nav.tools button[value=undo]");
    browser.until("a clear word", "return document.body.innerText.includes('no space left')");
    assert_eq!(api(&browser, "GET", &format!("{path}/journal"), &Value::Null), before);
    browser.devtools("Storage.overrideQuotaForOrigin", json!({"origin": origin}));
    the_room_is_looked_at(&browser, 200);
    assert_eq!(api(&browser, "GET", &format!("{path}/journal"), &Value::Null), before);
    browser.go(&host.address(&format!("games/{id}")));
    play_hastily(&browser, 5, 2);

    // The browser throws everything away: the next visit says so.
    let all = json!({"origin": origin, "storageTypes": "indexeddb,service_workers,cache_storage"});
    browser.devtools("Storage.clearDataForOrigin", all);
    browser.go(&host.address(""));
    browser.until("a clear word", "return document.body.innerText.includes('has deleted the games')");
}

#[test]
fn the_browser_is_asked_to_keep_what_was_played_and_the_page_says_how_much_that_is() {
    let Some(_alone) = alone() else { return };
    let (host, browser) = installed(Size::Phone, "en");
    let watch = "const ask = StorageManager.prototype.persist; window.asked = 0; \
        StorageManager.prototype.persist = function () { window.asked += 1; return ask.call(this); }";
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": watch }));
    let seen = |sign: &str| {
        browser.script(&format!("return document.querySelector('[data-storage] {sign}').checkVisibility()"), &[])
            == true
    };
    // What is still being written at the first look is there at a later one.
    let used = |what: &str| {
        let there =
            "const done = arguments[arguments.length - 1]; navigator.storage.estimate().then(({usage}) => done(usage))";
        let until = Instant::now() + Duration::from_secs(20);
        loop {
            browser.go(&host.address("everything"));
            browser.until(what, "return /[0-9]/.test(document.querySelector('[data-used]').textContent)");
            let shown = browser.script("return document.querySelector('[data-used]').textContent", &[]);
            let shown: f64 = shown.as_str().unwrap().trim_end_matches(" MB").parse().unwrap();
            let there = browser.script_later(there, &[]).as_f64().unwrap() / 1e6;
            if there > 0.5 && (shown - there).abs() < 0.2 {
                return;
            }
            assert!(Instant::now() < until, "{shown} MB are shown, {there} MB are taken");
        }
    };
    browser.go(&host.address(""));
    assert_eq!(browser.script("return window.asked", &[]), 0, "nothing was played yet");
    used("the room it takes");
    assert!(seen("[data-loose]") && !seen("[data-kept]"), "nobody has promised to keep it");

    let id = new_game(&browser, json!({"game": "cryo", "table": "companion", "seed": "4"}));
    browser.go(&host.address(&format!("games/{id}")));
    browser.until("the question to the browser", "return window.asked === 1");
    let origin = format!("http://127.0.0.1:{}", host.port);
    let may = json!({"origin": origin, "permission": {"name": "persistent-storage"}, "setting": "granted"});
    browser.devtools("Browser.setPermission", may);
    used("the room it takes now");
    assert!(seen("[data-kept]") && !seen("[data-loose]"), "the browser has promised to keep it");
}
