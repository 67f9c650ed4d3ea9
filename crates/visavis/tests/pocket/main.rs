//! The app without a server, in a real browser, from a plain static host. `scripts/test` brings the browser and
//! the WebAssembly; without them these tests are left out, and say so.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

#[path = "../browser/driver.rs"]
mod driver;
mod host;
#[path = "../browser/person.rs"]
mod person;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use driver::{Browser, Size, available};
use host::{FOLDER, Host};
use page::registry;
use person::{at, is_over, play_hastily, wait_for_entries};
use serde_json::{Value, json};
use table::Rng;

fn wasm() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("wasm/pocket.wasm")
}

/// One browser at a time: they are heavy.
fn alone() -> Option<MutexGuard<'static, ()>> {
    static ONE: Mutex<()> = Mutex::new(());
    if !available() || !wasm().exists() {
        assert!(
            std::env::var_os("VISAVIS_BROWSER").is_none(),
            "there should be a chromedriver, and: bash scripts/wasm"
        );
        eprintln!("no chromedriver or no WebAssembly (bash scripts/wasm): the app was left out");
        return None;
    }
    Some(ONE.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Writes the site as everybody does.
fn write_site(folder: &Path) {
    let done = Command::new(env!("CARGO_BIN_EXE_visavis")).args(["--lang", "en", "site"]).arg(folder).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

const HOME: &str = "return Boolean(document.querySelector('ul.opponents'))";

/// Opens the site for the first time.
fn installed(size: Size, lang: &str) -> (Host, Browser) {
    let host = Host::start(write_site);
    let browser = Browser::open(size, lang);
    browser.go(&host.address(""));
    browser.until("the first page", HOME);
    (host, browser)
}

/// Asks the worker, as a program would.
fn api(browser: &Browser, method: &str, path: &str, body: &Value) -> Value {
    let script = format!(
        "const done = arguments[arguments.length - 1]; const body = {body}; \
         fetch('{FOLDER}' + '{path}', {{method: '{method}', headers: {{'content-type': 'application/json'}}, \
         body: body === null ? undefined : JSON.stringify(body)}}).then(r => r.json()).then(done, e => done({{failed: String(e)}}))"
    );
    browser.script_later(&script, &[])
}

fn new_game(browser: &Browser, what: Value) -> String {
    api(browser, "POST", "api/play", &what)["id"].as_str().unwrap().to_owned()
}

fn stop_workers(browser: &Browser) {
    browser.devtools("ServiceWorker.stopAllWorkers", json!({}));
}

fn offline(host: &mut Host, browser: &Browser) {
    host.stop();
    browser.devtools("Network.enable", json!({}));
    let off = json!({"offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0});
    browser.devtools("Network.emulateNetworkConditions", off);
}

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
    let (mut host, browser) = installed(Size::Phone, "de");
    let first: Vec<String> = host.asked();
    assert!(first.iter().all(|path| path.starts_with(FOLDER) || path == "/favicon.ico"), "{first:?}");
    assert_eq!(first.iter().filter(|path| path.ends_with(".wasm")).count(), 1, "fetched once: {first:?}");
    let errors = browser.devtools("Page.getInstallabilityErrors", json!({}));
    assert_eq!(errors["installabilityErrors"], json!([]));
    browser.devtools("ServiceWorker.enable", json!({}));
    offline(&mut host, &browser);
    browser.reload();
    browser.until("the first page", HOME);
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
    browser.click("nav.tools a[href$=review]");
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
        play_hastily(&browser, 60 + n as u64, 4);
        browser.reload();
        assert!(at(&browser) > entries);
    }
    assert_eq!(host.asked(), Vec::<String>::new(), "nothing was asked of anybody");
    let foreign = browser.script(
        "return performance.getEntriesByType('resource').map(e => e.name).filter(n => !n.startsWith(arguments[0]))",
        &[json!(host.address(""))],
    );
    assert_eq!(foreign, json!([]));
}

#[test]
fn a_worker_that_is_ended_a_hundred_times_loses_no_answer() {
    let Some(_alone) = alone() else { return };
    let (_host, browser) = installed(Size::Desktop, "en");
    browser.devtools("ServiceWorker.enable", json!({}));
    let mut rng = Rng::new(19, 0);
    // Answers as fast as they come: everything that was acknowledged is noted by the page itself.
    let id = new_game(&browser, json!({"game": "patchwork", "table": "digital", "seed": "4"}));
    let script = format!(
        "window.acknowledged = {{revision: 0, entries: 0}}; window.failed = 0; window.ended = false; window.wrong = []; \
         (async () => {{ const at = '{FOLDER}api/play/{id}'; \
         while (!window.ended) {{ try {{ \
           const seen = await (await fetch(at)).json(); \
           if (seen.revision < window.acknowledged.revision) window.wrong.push([seen.revision, window.acknowledged.revision]); \
           const what = seen.entries > 20 || !seen.ask ? {{jump: 0}} : {{answer: seen.ask.options[0].id, anyway: true}}; \
           const reply = await fetch(at, {{method: 'POST', headers: {{'content-type': 'application/json'}}, body: JSON.stringify({{revision: seen.revision, ...what}})}}); \
           const now = await reply.json(); \
           if (reply.status === 200) window.acknowledged = {{revision: now.revision, entries: now.entries}}; \
         }} catch {{ window.failed += 1; }} }} window.stopped = true; }})()"
    );
    browser.script(&script, &[]);
    let acknowledged = || browser.script("return window.acknowledged.revision", &[]).as_i64().unwrap();
    for _ in 0..100 {
        // Whatever it is doing: reading, answering, writing, or only just waking up again.
        let (before, until) = (acknowledged(), Instant::now() + Duration::from_secs(5));
        while acknowledged() == before && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(5));
        }
        std::thread::sleep(Duration::from_millis(u64::from(rng.below(40))));
        stop_workers(&browser);
    }
    browser.script("window.ended = true", &[]);
    browser.until("the last answer", "return window.stopped === true");
    stop_workers(&browser);
    let kept = api(&browser, "GET", &format!("api/play/{id}"), &Value::Null);
    let (acknowledged, failed) =
        (browser.script("return window.acknowledged", &[]), browser.script("return window.failed", &[]));
    println!("100 ends, {failed} requests without an answer, {acknowledged} acknowledged, {} kept", kept["revision"]);
    assert_eq!(browser.script("return window.wrong", &[]), json!([]), "an acknowledged answer was lost");
    assert!(acknowledged["revision"].as_i64().unwrap() > 20, "hardly anything was answered: {acknowledged}");
    assert!(kept["revision"].as_i64() >= acknowledged["revision"].as_i64());
    // Nothing is half-written: the journal has as many entries as the list says.
    let listed = api(&browser, "GET", "api/play", &Value::Null);
    assert_eq!(listed["play"][0]["entries"], kept["entries"]);
}

#[test]
fn a_new_version_waits_to_be_let_in_and_the_game_goes_on() {
    let Some(_alone) = alone() else { return };
    let (host, browser) = installed(Size::Phone, "en");
    let id = new_game(&browser, json!({"game": "finspan", "table": "companion", "seed": "4"}));
    browser.go(&host.address(&format!("games/{id}")));
    play_hastily(&browser, 3, 5);
    let entries = at(&browser);
    let versions = "const done = arguments[arguments.length - 1]; caches.keys().then(done)";
    let before = browser.script_later(versions, &[]);
    // The next build: the same program with one more section that says nothing.
    let mut next = std::fs::read(wasm()).unwrap();
    next.extend([0, 3, 1, b'x', 0]);
    for file in pocket::site::files(&next) {
        std::fs::write(host.folder().join(&file.name), &file.bytes).unwrap();
    }
    let bar = "return Boolean(document.querySelector('[data-update]:not([hidden])'))";
    assert_ne!(browser.script(bar, &[]), true);
    browser.script_later("const done = arguments[arguments.length - 1]; navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => done())", &[]);
    browser.until("the word of a new version", bar);
    // The old one still answers until it is wanted.
    play_hastily(&browser, 5, 2);
    assert_eq!(browser.script_later(versions, &[]).as_array().unwrap().len(), 2);
    let entries = at(&browser).max(entries);
    browser.script("window.before = true", &[]);
    browser.click("[data-update] button");
    browser.until(
        "the new version",
        "return !window.before && document.readyState === 'complete' && Boolean(document.querySelector('[data-play]'))",
    );
    assert_eq!(at(&browser), entries);
    browser.until("only the new version", "return document.querySelector('[data-update]').hidden");
    let after = browser.script_later(versions, &[]);
    assert!(after.as_array().unwrap().len() == 1 && after != before, "{before} {after}");
    play_hastily(&browser, 7, 3);
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

#[test]
fn a_full_and_an_emptied_store_are_told_and_nothing_is_half_written() {
    let Some(_alone) = alone() else { return };
    let (host, browser) = installed(Size::Phone, "en");
    let id = new_game(&browser, json!({"game": "cryo", "table": "companion", "seed": "4"}));
    browser.go(&host.address(&format!("games/{id}")));
    play_hastily(&browser, 3, 3);
    browser.devtools("ServiceWorker.enable", json!({}));
    let path = format!("api/play/{id}");
    let before = api(&browser, "GET", &format!("{path}/journal"), &Value::Null);
    let origin = format!("http://127.0.0.1:{}", host.port);
    browser.devtools("Storage.overrideQuotaForOrigin", json!({"origin": origin, "quotaSize": 1000}));
    // The browser looks at the room anew when a store has been closed for a moment.
    let closed = || {
        stop_workers(&browser);
        std::thread::sleep(Duration::from_secs(4));
    };
    closed();
    let undo = json!({"revision": api(&browser, "GET", &path, &Value::Null)["revision"], "undo": 1});
    let full = api(&browser, "POST", &path, &undo);
    assert!(full["error"]["text"].as_str().is_some_and(|text| text.contains("no room left")), "{full}");
    browser.click("nav.tools button[value=undo]");
    browser.until("a clear word", "return document.body.innerText.includes('no room left')");
    assert_eq!(api(&browser, "GET", &format!("{path}/journal"), &Value::Null), before);
    browser.devtools("Storage.overrideQuotaForOrigin", json!({"origin": origin}));
    closed();
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
fn games_come_and_go_by_link_file_and_forced_reload() {
    let Some(_alone) = alone() else { return };
    let (host, browser) = installed(Size::Desktop, "en");
    let id = new_game(&browser, json!({"game": "patchwork", "table": "companion", "seed": "4"}));
    browser.go(&host.address(&format!("games/{id}")));
    play_hastily(&browser, 3, 4);
    let entries = at(&browser);
    // A forced reload passes the worker by: the host has no such file, and its page comes back in the usual way.
    browser.devtools("Page.reload", json!({"ignoreCache": true}));
    browser.until("the game again", "return Boolean(document.querySelector('[data-play]'))");
    assert_eq!(at(&browser), entries);
    // A link holds the whole game; so does its picture.
    browser.go(&host.address(&format!("games/{id}/share")));
    let link = browser.script("return document.getElementById('share-code').value", &[]);
    let link = link.as_str().unwrap();
    assert!(link.starts_with(&format!("{}#VAV1-", host.address(""))), "{link}");
    assert_eq!(browser.script("return Boolean(document.querySelector('.qr svg'))", &[]), true);
    // Everything as a file.
    let everything = api(&browser, "GET", "everything.json", &Value::Null);
    assert_eq!(everything["games"].as_array().unwrap().len(), 1);
    // To another device, by link and by file.
    let other = Browser::open(Size::Phone, "de");
    other.go(link);
    other.until("the form with the code", "return document.getElementById('journal')?.value.startsWith('VAV1-')");
    other.click("main form button.main");
    wait_for_entries(&other, entries);
    other.go(&host.address("everything"));
    other.script("document.getElementById('file').value = arguments[0]", &[json!(everything.to_string())]);
    other.click("main form button.main");
    other.until("a word of it", "return document.body.innerText.includes('1 Spiel dazugekommen')");
    other.go(&host.address(&format!("games/{id}")));
    wait_for_entries(&other, entries);
    // By camera. Chromium reads codes on phones only: here another reader looks at the pictures of its camera.
    let reader = "window.BarcodeDetector = class { async detect(eye) { return eye.videoWidth ? [{rawValue: window.shown}] : []; } }";
    other.devtools("Page.addScriptToEvaluateOnNewDocument", json!({"source": reader}));
    other.go(&host.address("open"));
    other.script("window.shown = arguments[0]", &[json!(link)]);
    other.click("[data-camera] button");
    other.until("the code", "return document.getElementById('journal').value === window.shown");
    other.click("main form button.main");
    wait_for_entries(&other, entries);
}

/// The middle of the best ninety-five in a hundred.
fn p95(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[(times.len() * 95).div_ceil(100) - 1]
}

#[test]
fn budgets() {
    let Some(_alone) = alone() else { return };
    // All of the first visit, as a host that compresses sends it.
    let site: usize = pocket::site::files(&std::fs::read(wasm()).unwrap())
        .iter()
        .filter(|file| file.name != "404.html")
        .map(|file| gzipped(&file.bytes))
        .sum();
    let host = Host::start(write_site);
    let browser = Browser::open(Size::Phone, "en");
    browser.devtools("Emulation.setCPUThrottlingRate", json!({"rate": 4}));
    let visit = |path: &str, sign: &str| {
        let start = Instant::now();
        browser.go(&host.address(path));
        browser.until(path, sign);
        start.elapsed().as_secs_f64()
    };
    let first = visit("", HOME);
    let again = visit("", HOME);
    browser.devtools("ServiceWorker.enable", json!({}));
    stop_workers(&browser);
    let awakened = visit("", HOME);
    let id = new_game(&browser, json!({"game": "patchwork", "table": "digital", "seed": "17"}));
    browser.go(&host.address(&format!("games/{id}")));
    let answers = browser.script_later(&format!(
        "const done = arguments[arguments.length - 1]; (async () => {{ const times = []; const at = '{FOLDER}games/{id}'; \
         const token = document.querySelector('[data-token]').dataset.token; \
         let seen = await (await fetch('{FOLDER}api/play/{id}')).json(); \
         for (let n = 0; n < 60; n++) {{ \
           const what = n % 2 ? {{do: 'undo'}} : {{answer: seen.ask.options[0].id, anyway: '1'}}; \
           const body = new URLSearchParams({{token, rev: seen.revision + n, ...what}}); \
           const start = performance.now(); \
           const reply = await fetch(at, {{method: 'POST', body, headers: {{'x-swap': '1'}}}}); await reply.text(); \
           times.push(performance.now() - start); if (!reply.ok) return done('status ' + reply.status); }} \
         done(times); }})()"
    ), &[]);
    let answers: Vec<f64> = serde_json::from_value(answers.clone()).unwrap_or_else(|_| panic!("{answers}"));
    let hint = visit(&format!("games/{id}/coach"), "return Boolean(document.querySelector('.hints'))");
    println!(
        "first load {site} bytes gzipped; page slowed down 4×: first visit {first:.2} s, again {again:.2} s, worker awakened {awakened:.2} s, \
         answer p95 {:.1} ms, hint {hint:.2} s",
        p95(answers)
    );
    assert!(site <= 1_200_000, "{site} bytes");
}

/// How many bytes `gzip` makes of these.
fn gzipped(bytes: &[u8]) -> usize {
    use std::io::Write;
    let mut gzip = Command::new("gzip")
        .arg("-9c")
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = gzip.stdin.take().unwrap();
    let bytes = bytes.to_vec();
    let writing = std::thread::spawn(move || pipe.write_all(&bytes).unwrap());
    let made = gzip.wait_with_output().unwrap().stdout.len();
    writing.join().unwrap();
    made
}
