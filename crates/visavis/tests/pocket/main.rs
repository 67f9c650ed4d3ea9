//! The app without a server, in a real browser, from a plain static host. `scripts/test` brings the browser and
//! the WebAssembly; without them these tests are left out, and say so.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod budgets;
#[path = "../browser/driver.rs"]
mod driver;
mod host;
mod kept;
mod moving;
mod offline;
#[path = "../browser/person.rs"]
mod person;
mod shape;
mod versions;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, MutexGuard, PoisonError};

use driver::{Browser, Size, available};
use host::{FOLDER, Host};
use serde_json::{Value, json};

/// An app is installed, has a window of its own and keeps the screen awake: that takes the whole browser.
const SHELL_WILL_DO: bool = false;

/// The packed WebAssembly.
fn packed() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("wasm/pocket.wasm.lzma")
}

/// One browser at a time: they are heavy.
fn alone() -> Option<MutexGuard<'static, ()>> {
    static ONE: Mutex<()> = Mutex::new(());
    if !available() || !packed().exists() {
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

const HOME: &str = "return Boolean(document.querySelector('html[data-base] ul.opponents'))";

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

/// The versions of the app that are kept.
fn versions(browser: &Browser) -> Vec<Value> {
    let names = format!(
        "const done = arguments[arguments.length - 1]; \
         caches.keys().then(names => done(names.filter(name => name.startsWith('visavis {FOLDER} '))))"
    );
    browser.script_later(&names, &[]).as_array().unwrap().clone()
}

fn new_game(browser: &Browser, what: Value) -> String {
    api(browser, "POST", "api/play", &what)["id"].as_str().unwrap().to_owned()
}

fn stop_workers(browser: &Browser) {
    browser.devtools("ServiceWorker.enable", json!({}));
    browser.devtools("ServiceWorker.stopAllWorkers", json!({}));
}

fn offline(host: &mut Host, browser: &Browser) {
    host.stop();
    browser.devtools("Network.enable", json!({}));
    let off = json!({"offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0});
    browser.devtools("Network.emulateNetworkConditions", off);
}

fn online(browser: &Browser) {
    let on = json!({"offline": false, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
    browser.devtools("Network.emulateNetworkConditions", on);
}
