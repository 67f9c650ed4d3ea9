//! Patchwork on screen as a person feels it: one screen, a patch dragged by mouse and finger, the end, the guide.

use serde_json::{Value, json};

use crate::driver::{Browser, SIZES, Server, Size};
use crate::person::{at, wait_for_entries};
use crate::{accessible, alone, nothing_foreign_and_nothing_sticks_out};

/// What would be answered if the patch were put down now.
pub fn held(browser: &Browser) -> String {
    browser
        .script("return document.querySelector('[data-place] [name=answer]').value", &[])
        .as_str()
        .unwrap()
        .to_owned()
}

/// Plays through the interface for programs, to the end or until this is so.
fn play_until(server: &Server, id: &str, enough: impl Fn(&Value) -> bool) {
    let path = format!("/api/play/{id}");
    let mut screen = server.api("GET", &path, None);
    while screen["over"].is_null() && !enough(&screen) {
        let options = screen["ask"]["options"].as_array().unwrap();
        let answer = options.iter().find(|o| o["id"] != "adv").unwrap_or(&options[0])["id"].clone();
        screen = server.api("POST", &path, Some(&json!({"revision": screen["revision"], "answer": answer})));
        assert!(screen["error"].is_null(), "{}", screen["error"]);
    }
}

#[test]
fn quilt_means_and_patches_are_on_one_screen_and_nothing_covers_them() {
    let Some(_alone) = alone() else { return };
    let server = Server::start();
    for (lang, scheme) in [("en", "dark"), ("de", "light")] {
        let browser = Browser::open(Size::Desktop, lang);
        let scheme = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        browser.devtools("Emulation.setEmulatedMedia", scheme);
        // The last is a desktop zoomed to 200 %.
        for size in [(1440, 900), (390, 844), (360, 640), (844, 390), (640, 450)] {
            let id = server.new_game(json!({"game": "patchwork", "table": "digital", "seed": "7"}));
            browser.resize(size);
            browser.go(&server.address(&format!("/games/{id}")));
            for css in [
                "[data-quilt]",
                ".side.player .buttons",
                ".window li:nth-child(1) button",
                ".window li:nth-child(3) button",
                "button.advance",
            ] {
                assert!(browser.in_reach(css), "{css} at {size:?}, {lang}");
            }
            let told = "['.act h2', '.news .prompt'].filter(css => document.querySelector(css)?.checkVisibility()).length === 1";
            assert!(browser.yes(told), "what to do is said once at {size:?}, {lang}");
            let touch = || browser.script("return getComputedStyle(document.querySelector('.board')).touchAction", &[]);
            assert_eq!(touch(), "pan-x pan-y", "an empty hand scrolls");
            // Keys work without the quilt being focused first.
            assert!(browser.yes("document.activeElement === document.body"));
            browser.press("1");
            assert!(held(&browser).starts_with("take "));
            assert_eq!(touch(), "none", "a patch in the hand is moved");
            assert!(browser.in_reach("[data-place] button"), "to place it at {size:?}, {lang}");
            assert!(browser.in_reach("[data-do=turn]"), "to turn it at {size:?}, {lang}");
            nothing_foreign_and_nothing_sticks_out(&browser, &server);
            if size.0 < 400 {
                accessible(&browser, &format!("a patch in the hand at {size:?}"));
            }
            browser.click("[data-place] button");
            wait_for_entries(&browser, 1);
            browser.until("said", "return Boolean(document.querySelector('[data-said]').textContent)");
        }
    }
}

#[test]
fn late_in_the_game_everything_is_still_on_one_screen() {
    let Some(_alone) = alone() else { return };
    let server = Server::start();
    // The longest lines: many buttons, and the 7×7 tile is the Automa's.
    let id = server.new_game(json!({"game": "patchwork", "table": "digital", "seed": "7", "options": {"level": "5"}}));
    let offered =
        |screen: &Value| screen["ask"]["options"].as_array().unwrap().iter().filter(|o| o["id"] != "adv").count() > 0;
    play_until(&server, &id, |screen| screen["state"]["automa"]["tile"] == true && offered(screen));
    for lang in ["en", "de"] {
        let browser = Browser::open(Size::Desktop, lang);
        for size in [(1440, 900), (390, 844), (360, 640), (844, 390)] {
            browser.resize(size);
            browser.go(&server.address(&format!("/games/{id}")));
            assert!(browser.yes("document.querySelector('.side.automa .seven')"));
            for css in ["[data-quilt]", ".window li:nth-child(3) button", "button.advance"] {
                assert!(browser.in_reach(css), "{css} at {size:?}, {lang}");
            }
            browser.script("document.querySelector('[data-take]:not([disabled])').click()", &[]);
            assert!(browser.in_reach("[data-place] button"), "to place it at {size:?}, {lang}");
        }
    }
}

#[test]
fn a_refused_answer_is_said_and_the_browser_does_not_complain() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "en"));
    for size in SIZES {
        browser.resize(size);
        let id = server.new_game(json!({"game": "patchwork", "table": "digital", "seed": "7"}));
        browser.go(&server.address(&format!("/games/{id}")));
        browser.script(
            "const form = document.querySelector('[data-place]'); form.querySelector('[name=answer]').value = 'take 0 o0 r8 c8'; \
             form.requestSubmit()",
            &[],
        );
        browser.until("why", "return Boolean(document.querySelector('.notice.bad[role=alert]'))");
        assert!(browser.in_reach(".notice.bad"), "the reason is not in view at {size:?}");
        let failed = browser.script(
            "return performance.getEntriesByType('resource').filter(e => e.responseStatus >= 400).map(e => e.name)",
            &[],
        );
        assert_eq!(failed, json!([]), "a failed request stands in the console, at {size:?}");
        assert_eq!(at(&browser), 0);
    }
}

#[test]
fn the_end_is_a_moment_with_a_picture_to_share() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "de"));
    let id = server.new_game(json!({"game": "patchwork", "table": "digital", "seed": "9", "options": {"level": "2"}}));
    play_until(&server, &id, |_| false);
    for size in [(1440, 900), (390, 844), (360, 640), (844, 390)] {
        browser.resize(size);
        browser.go(&server.address(&format!("/games/{id}")));
        for css in [".over h2", "[data-made] svg"] {
            let top = browser.script(
                "return document.querySelector(arguments[0]).getBoundingClientRect().top / innerHeight",
                &[json!(css)],
            );
            assert!(top.as_f64().unwrap() < 0.5, "{css} lies at {top} of the screen, {size:?}");
        }
        assert!(browser.in_reach(".end .next form button"), "again at {size:?}");
        nothing_foreign_and_nothing_sticks_out(&browser, &server);
        accessible(&browser, &format!("the end at {size:?}"));
    }
    let said = browser.script("return document.querySelector('.standing').textContent", &[]);
    assert!(
        said.as_str().unwrap().contains("II Lehrling") && said.as_str().unwrap().contains("von 1 gewonnen"),
        "{said}"
    );
    // The picture is a PNG of some size, made in the browser and saved under a name.
    browser.script(
        "window.made = null; const make = URL.createObjectURL; \
         URL.createObjectURL = (blob) => { blob.arrayBuffer().then(b => window.made = [...new Uint8Array(b.slice(0, 4)), b.byteLength]); return make(blob); }; \
         HTMLAnchorElement.prototype.click = function () { window.saved = this.download; }; \
         document.querySelector('[data-share-picture]').click()",
        &[],
    );
    browser.until("the picture", "return Boolean(window.made)");
    let made = browser.script("return window.made", &[]);
    assert_eq!((&made[0], &made[1], &made[2], &made[3]), (&json!(0x89), &json!(0x50), &json!(0x4e), &json!(0x47)));
    assert!(made[4].as_u64().unwrap() > 5_000, "an empty picture: {made}");
    assert_eq!(browser.script("return window.saved", &[]), format!("patchwork-{id}.png"));
    browser.click(".end .next form button");
    browser.until("a new game", "return Boolean(document.querySelector('[data-board]'))");
    let new = browser.script("return document.querySelector('[data-play]').dataset.play", &[]);
    assert_ne!(new, id.as_str());
    let setup = server.api("GET", &format!("/api/play/{}/journal", new.as_str().unwrap()), None);
    assert_eq!(setup["options"]["level"], "2", "with the same options");
}

#[test]
fn show_me_leads_through_a_first_turn_and_the_rules_open_where_they_matter() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "de"));
    for size in [(1440, 900), (844, 390), (360, 640), (390, 844)] {
        browser.resize(size);
        guided(&browser, &server, size);
    }
    browser.click("[data-help]");
    browser.until("the rules", "return Boolean(document.querySelector('dialog[open] .here'))");
    assert_eq!(browser.script("return document.querySelector('.here h2').textContent", &[]), "Dein Zug");
    assert!(browser.yes("document.querySelector('dialog .here').getBoundingClientRect().top < innerHeight / 2"));
    assert!(browser.yes("document.querySelectorAll('dialog .legend li').length >= 8"), "the legend");
    accessible(&browser, "the rules beside the game");
    browser.press("1");
    assert!(!browser.yes("document.querySelector('.board.carrying')"), "keys belong to the dialog");
    let search = "const i = document.querySelector('dialog input'); i.value = arguments[0]; i.dispatchEvent(new Event('input')); \
                  return [...document.querySelectorAll('dialog [data-section]')].filter(s => !s.hidden).map(s => s.id)";
    let found = browser.script(search, &[json!("spezialflicken")]);
    assert!((1..9).contains(&found.as_array().unwrap().len()), "{found}");
    assert_eq!(browser.script(search, &[json!("Schiedsrichter")]), json!([]));
    browser.press("\u{e00c}");
    browser.until("the game again", "return !document.querySelector('dialog')");
    assert!(browser.yes("document.activeElement.matches('[data-help]')"));
}

/// Plays the guided first turn: every stop is wholly in the window, and what it asks for is never covered.
fn guided(browser: &Browser, server: &Server, size: (u32, u32)) {
    browser.go(&server.address("/"));
    browser.click("[data-show-me]");
    browser.until("the guide", "return Boolean(document.querySelector('.bubble'))");
    accessible(browser, "the guide");
    let (mut stops, mut placed) = (0, false);
    while browser.yes("document.querySelector('.bubble')") {
        let before = browser.script("return document.querySelector('.bubble p').textContent", &[]);
        stops += 1;
        assert!(stops < 12, "the guide has no end");
        let inside = "(b => b.left >= 0 && b.top >= 0 && b.right <= innerWidth && b.bottom <= innerHeight && \
                      [...document.querySelectorAll('.bubble *')].every(e => e.getBoundingClientRect().right <= b.right))\
                      (document.querySelector('.bubble').getBoundingClientRect())";
        assert!(browser.yes(inside), "stop {stops} sticks out at {size:?}");
        if browser.yes("!document.querySelector('.bubble .main').hidden") {
            browser.click(".bubble .main");
        } else if browser.yes("document.querySelector('.board.carrying')") {
            assert!(browser.in_reach("[data-place] button"), "covered at {size:?}");
            browser.click("[data-place] button");
            placed = true;
        } else {
            assert!(browser.in_reach("[data-take]:not([disabled])"), "covered at {size:?}");
            browser.click("[data-take]:not([disabled])");
        }
        browser
            .until("the next stop", &format!("return document.querySelector('.bubble p')?.textContent !== {before}"));
    }
    assert_eq!((stops, placed, at(browser)), (7, true, 1), "a whole turn of a real game");
}
