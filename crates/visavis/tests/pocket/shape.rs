//! The app as a device shows it: awake, on its side, in a window without the buttons of a browser, with large letters;
//! and where it is installed from.

use page::registry;
use serde_json::json;

use crate::driver::{Browser, Server, Size};
use crate::host::Host;
use crate::{HOME, alone, installed, new_game, write_site};

#[test]
fn the_screen_stays_awake_while_a_game_is_open() {
    let Some(_alone) = alone() else { return };
    let (host, browser) = installed(Size::Phone, "en");
    let id = new_game(&browser, json!({"game": "cryo", "table": "companion", "seed": "4"}));
    let watch = "const ask = WakeLock.prototype.request; window.locks = []; \
        WakeLock.prototype.request = async function (...what) { const lock = await ask.apply(this, what); window.locks.push(lock); return lock; }";
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": watch }));
    browser.go(&host.address(&format!("games/{id}")));
    browser.until("a lock", "return window.locks.length === 1 && window.locks[0].type === 'screen'");
    assert_eq!(browser.script("return [isSecureContext, window.locks[0].released]", &[]), json!([true, false]));
    browser.go(&host.address(""));
    assert_eq!(browser.script("return window.locks.length", &[]), 0, "elsewhere it may sleep");
}

#[test]
fn nothing_sticks_out_on_its_side_and_with_large_letters_and_every_page_leads_home() {
    let Some(_alone) = alone() else { return };
    let host = Host::start(write_site);
    let large = json!({"webkit.webprefs.default_font_size": 24});
    let window = format!("--app={}", host.address(""));
    let browser = Browser::open_with(Size::Desktop, "de", &[&window], &large);
    browser.go(&host.address(""));
    browser.until("the first page", HOME);
    assert!(browser.yes("matchMedia('(display-mode: standalone)').matches"), "a window of its own");
    let mut paths: Vec<String> = ["", "open", "results", "everything"].map(String::from).into();
    for about in registry::all().iter().map(|entry| entry.game.about()) {
        paths.extend([format!("new/{}", about.id), format!("rules/{}", about.id)]);
        for table in about.tables {
            let id = new_game(&browser, json!({"game": about.id, "table": table, "seed": "4"}));
            paths.push(format!("games/{id}"));
        }
    }
    let mut wrong = Vec::new();
    for (width, height) in [(844, 390), (360, 640)] {
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": true});
        browser.devtools("Emulation.setDeviceMetricsOverride", size);
        for path in &paths {
            browser.go(&host.address(path));
            let seen = browser.script(
                "return [getComputedStyle(document.documentElement).fontSize, \
                 innerWidth, \
                 document.documentElement.scrollWidth - document.documentElement.clientWidth, \
                 document.querySelector('a.brand').getBoundingClientRect().width > 0, \
                 [...document.querySelectorAll('main *')].filter(e => e.getBoundingClientRect().right > arguments[0] + 1) \
                   .slice(0, 5).map(e => e.outerHTML.slice(0, 90))]",
                &[json!(width)],
            );
            if seen != json!(["24px", width, 0, true, seen[4]]) {
                wrong.push(format!("{width}×{height} {path}: {seen}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_server_offers_the_app_and_a_browser_that_may_takes_it() {
    let Some(_alone) = alone() else { return };
    let mut server = Server::start();
    let browser = Browser::open(Size::Phone, "en");
    browser.go(&server.address("/"));
    browser.until("the offer", "return document.querySelector('a[data-installable]')?.checkVisibility() === true");
    browser.click("a[data-installable]");
    browser.until(
        "the app",
        "return document.documentElement.dataset.base === '/pocket' && Boolean(document.querySelector('ul.opponents'))",
    );
    assert_eq!(browser.devtools("Page.getInstallabilityErrors", json!({}))["installabilityErrors"], json!([]));
    // Where the browser offers it one tap installs it; where it never does the page says what to do by hand.
    let shown = |what: &str| browser.yes(&format!("document.querySelector('section.more [{what}]').checkVisibility()"));
    assert!(!shown("data-by-hand"));
    let offer = "const offer = new Event('beforeinstallprompt', {cancelable: true}); \
        offer.prompt = () => { window.prompted = true; }; window.dispatchEvent(offer)";
    browser.script(offer, &[]);
    assert!(shown("data-install"));
    browser.click("section.more [data-install]");
    assert!(browser.yes("window.prompted"));
    let never = json!({"source": "delete window.onbeforeinstallprompt; delete Window.prototype.onbeforeinstallprompt"});
    let never = browser.devtools("Page.addScriptToEvaluateOnNewDocument", never);
    browser.reload();
    browser.until(
        "a word of how to",
        "return document.querySelector('section.more [data-by-hand]')?.checkVisibility() === true",
    );
    browser.devtools("Page.removeScriptToEvaluateOnNewDocument", never);
    server.kill();
    browser.go(&server.address("/pocket/new/finspan"));
    browser.until("a page without the server", "return Boolean(document.querySelector('button.main.wide'))");
}

/// The start page is there before the program is; what is tapped meanwhile is done as soon as it can be.
#[test]
fn on_the_first_visit_nobody_waits_to_see_it_and_no_tap_is_lost() {
    let Some(_alone) = alone() else { return };
    let taps = [
        ("a[href$='rules/finspan']", "location.pathname.endsWith('rules/finspan')"),
        ("[data-show-me]", "document.querySelector('[data-play]')"),
        ("[name=theme][value=dark]", "document.documentElement.dataset.theme === 'dark'"),
    ];
    for (what, came) in taps {
        let host = Host::start(write_site);
        host.be_slow(true);
        let browser = Browser::open(Size::Phone, "de");
        browser.go(&host.address(""));
        browser.until("the start page", "return Boolean(document.querySelector('ul.opponents'))");
        let seen = browser.script(
            "return [document.documentElement.lang, document.querySelector('h1').textContent.includes('Gegner'), \
             document.querySelector('.getting-ready p:not([hidden])').dataset.say, \
             document.documentElement.scrollWidth <= innerWidth, document.documentElement.dataset.base === undefined]",
            &[],
        );
        assert_eq!(seen, json!(["de", true, "loading", true, true]));
        browser.script("document.querySelector(arguments[0]).click()", &[json!(what)]);
        assert!(browser.yes("document.querySelector('[data-wanted]')"), "{what} is seen to be wanted");
        host.be_slow(false);
        browser.until(what, &format!("return Boolean(document.documentElement.dataset.base !== undefined && {came})"));
    }
}
