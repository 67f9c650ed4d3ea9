//! What moves, sounds and is said when something happens, and how quickly the screen answers.

use serde_json::{Value, json};

use crate::alone;
use crate::driver::{Browser, Server, Size};
use crate::patchwork::held;
use crate::person::{at, is_over, wait_for_entries};

/// Notes everything that is moved: what it is, for how long, and after which wait.
const NOTE: &str = "window.moved = []; window.moves = []; const animate = Element.prototype.animate; Element.prototype.animate = function (frames, options) { \
    const what = this.dataset?.token ?? (this.matches('[data-held]') ? 'held' : this.matches('[data-fell]') ? 'candidate' : \
      this.matches('.drop') ? 'income' : this.matches('[data-news] svg.patch') ? 'carried' : this.tagName); \
    window.moved.push([what, options.duration, options.delay ?? 0]); \
    const moves = animate.call(this, frames, options); window.moves.push(moves); return moves; }";

/// Holds everything that was moved since the last look at its beginning, in the middle and shortly before its end,
/// however long ago that was: names the answers that something lies over then.
const COVERED: &str = "const covered = [], moves = window.moves.splice(0).filter(m => m.effect.target.isConnected); \
    for (const share of [0, 0.3, 0.6, 0.95]) { \
      for (const m of moves) { m.pause(); m.currentTime = share * m.effect.getComputedTiming().endTime; } \
      for (const card of document.querySelectorAll('.window button')) { \
        const b = card.getBoundingClientRect(), hit = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2); \
        if (hit && !card.contains(hit)) covered.push(`${card.textContent.trim()} by ${hit.outerHTML.slice(0, 80)} at ${share}`); } } \
    for (const m of moves) m.finish(); \
    return covered";

/// A turn as a person in a hurry makes it: the first patch that can be taken, or the way ahead.
fn turn(browser: &Browser) {
    let before = at(browser);
    // On a machine that is busy the table may have been drawn anew a moment ago: whoever sees nothing happen tries again.
    for _ in 0..5 {
        if !browser.yes("document.querySelector('[data-hand]').hidden") || at(browser) != before {
            break;
        }
        let card = "[...document.querySelectorAll('[data-take]')].findIndex(c => !c.disabled)";
        match browser.script(&format!("return {card}"), &[]).as_i64() {
            Some(place @ 0..) => browser.press(&(place + 1).to_string()),
            _ => browser.press("a"),
        }
        let patience = std::time::Instant::now() + std::time::Duration::from_secs(3);
        while std::time::Instant::now() < patience
            && browser.yes("document.querySelector('[data-hand]').hidden")
            && at(browser) == before
        {
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
    }
    if at(browser) == before && browser.yes("document.querySelector('[data-hand]:not([hidden])')") {
        assert!(!held(browser).is_empty());
        browser.press("\u{e007}");
    }
    wait_for_entries(browser, before + 1);
}

#[test]
fn movement_explains_and_is_off_where_it_is_not_wanted() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "en"));
    let everything = ["held", "player", "automa", "carried", "candidate", "income"];
    for (size, wanted) in [
        ((1440, 900), "no-preference"),
        ((390, 844), "no-preference"),
        ((360, 640), "no-preference"),
        ((844, 390), "no-preference"),
        ((1440, 900), "reduce"),
    ] {
        browser.resize(size);
        browser.likes("prefers-reduced-motion", wanted);
        let id = server.new_game(json!({"game": "patchwork", "table": "digital", "seed": "7"}));
        browser.go(&server.address(&format!("/games/{id}")));
        browser.script(NOTE, &[]);
        let mut left = everything.to_vec();
        for _ in 0..16 {
            if is_over(&browser) || left.is_empty() {
                break;
            }
            turn(&browser);
            // Nothing that moves is in the way of the next tap.
            assert_eq!(browser.script(COVERED, &[]), json!([]), "covered while something moves, at {size:?}");
            if browser.yes("document.querySelector('button.advance')") {
                assert!(browser.in_reach("button.advance"), "the next tap, at {size:?}");
            }
            let moved = browser.script("return window.moved", &[]);
            let moved = moved.as_array().unwrap();
            left.retain(|what| !moved.iter().any(|m| m[0] == *what));
            assert!(moved.iter().all(|m| m[1].as_f64().unwrap() < 400.0), "{moved:?}");
        }
        if wanted == "reduce" {
            assert_eq!(left, everything, "nothing moves");
        } else {
            assert_eq!(left, Vec::<&str>::new(), "these never moved at {size:?}");
        }
    }
}

#[test]
fn candidates_fall_away_one_filter_after_another() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "en"));
    browser.likes("prefers-reduced-motion", "no-preference");
    let id = server.new_game(json!({"game": "patchwork", "table": "digital", "seed": "7"}));
    browser.go(&server.address(&format!("/games/{id}")));
    browser.script(NOTE, &[]);
    for _ in 0..12 {
        browser.script("window.moved.length = 0", &[]);
        turn(&browser);
        // Who fell by a later filter falls later.
        let fell = browser.script(
            "return [...document.querySelectorAll('[data-news] [data-fell]')].map(c => Number(c.dataset.fell))",
            &[],
        );
        let waits = browser.script("return window.moved.filter(m => m[0] === 'candidate').map(m => m[2])", &[]);
        let pairs: Vec<(f64, f64)> = fell
            .as_array()
            .unwrap()
            .iter()
            .zip(waits.as_array().unwrap())
            .map(|(fell, wait)| (fell.as_f64().unwrap(), wait.as_f64().unwrap()))
            .collect();
        assert_eq!(fell.as_array().unwrap().len(), pairs.len());
        for (a, b) in pairs.iter().zip(pairs.iter().skip(1)) {
            assert_eq!(a.0 < b.0, a.1 < b.1, "{pairs:?}");
        }
        if pairs.iter().any(|a| pairs.iter().any(|b| a.0 != b.0)) {
            return;
        }
    }
    panic!("no choice had candidates that fell by different filters");
}

#[test]
fn sounds_are_off_until_somebody_wants_them() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Phone, "en"));
    let id = server.new_game(json!({"game": "patchwork", "table": "digital", "seed": "7"}));
    let sit_down = || {
        browser.go(&server.address(&format!("/games/{id}")));
        browser.script(
            "window.tones = 0; const Real = AudioContext; window.AudioContext = class extends Real { \
               createOscillator() { window.tones++; return super.createOscillator(); } }",
            &[],
        );
    };
    let tones = || browser.script("return window.tones", &[]).as_i64().unwrap();
    sit_down();
    turn(&browser);
    assert_eq!(tones(), 0, "nobody asked for sounds");
    assert!(browser.yes("document.querySelector('[data-sound]').getAttribute('aria-pressed') === 'false'"));
    browser.click("[data-sound]");
    assert!(browser.yes("document.querySelector('[data-sound]').getAttribute('aria-pressed') === 'true'"));
    let first = tones();
    assert!(first > 0, "the button lets one hear what it does");
    turn(&browser);
    assert!(tones() > first);
    // It is remembered, and off again with the next tap.
    sit_down();
    turn(&browser);
    assert!(tones() > 0);
    browser.click("[data-sound]");
    sit_down();
    turn(&browser);
    assert_eq!(tones(), 0);
}

#[test]
fn moves_are_announced_to_who_cannot_see_them() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "en"));
    let said = || browser.script("return document.querySelector('[data-said][role=status]')?.textContent ?? ''", &[]);
    let has = |words: &str| {
        let found = said();
        assert!(found.as_str().unwrap().contains(words), "{words} is not in: {found}");
    };
    let id = server.new_game(json!({"game": "patchwork", "table": "digital", "seed": "7"}));
    browser.go(&server.address(&format!("/games/{id}")));
    browser.press("1");
    // The patch in the hand says where it is and whether it fits, with every step.
    let preview = || browser.script("return document.querySelector('[data-preview][role=status]').textContent", &[]);
    let before = preview();
    browser.press("\u{e015}");
    assert_ne!(preview(), before);
    browser.press("n\u{e007}");
    wait_for_entries(&browser, 1);
    has("Automa");
    let id = server.new_game(json!({"game": "finspan", "table": "digital", "seed": "9"}));
    browser.go(&server.address(&format!("/games/{id}")));
    browser.click(".dive.open");
    wait_for_entries(&browser, 1);
    has("You dive");
}

/// Notes the time from every input to the next painted frame, as the browser itself measures it. It says nothing of what
/// took less than 16 ms, and nothing of moves: those are counted here, up to the message after their frame.
const WATCH: &str = "const names = ['keydown', 'pointerdown', 'click'], counted = () => names.reduce((n, name) => n + (performance.eventCounts.get(name) ?? 0), 0); \
    const before = counted(), told = [], moved = []; \
    new PerformanceObserver((list) => { for (const e of list.getEntries()) if (names.includes(e.name)) told.push(e.duration); }).observe({type: 'event', durationThreshold: 16}); \
    addEventListener('pointermove', (e) => { const at = e.timeStamp; \
      requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = () => moved.push(performance.now() - at); c.port2.postMessage(0); }); }, true); \
    window.took = () => [...told, ...moved, ...Array(Math.max(0, counted() - before - told.length)).fill(16)].sort((a, b) => a - b)";

/// Run by hand, on a quiet machine: the time from an input to the next painted frame, at a processor four times
/// slower. Keys, taps and the moves of a drag, whole turns with the screens that follow.
#[test]
#[ignore = "measures; see BENCHMARKS.md"]
fn input_to_next_frame() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "en"));
    browser.resize((390, 844));
    let games = [("patchwork", "7", sew as fn(&Browser)), ("finspan", "9", dive)];
    let mut slow = Vec::new();
    for (game, seed, turn) in games {
        let id = server.new_game(json!({"game": game, "table": "digital", "seed": seed}));
        browser.go(&server.address(&format!("/games/{id}")));
        browser.devtools("Emulation.setCPUThrottlingRate", json!({"rate": 4}));
        browser.script(WATCH, &[]);
        for _ in 0..14 {
            if is_over(&browser) {
                break;
            }
            let before = at(&browser);
            turn(&browser);
            wait_for_entries(&browser, before + 1);
        }
        // The browser tells of the last inputs a little later.
        std::thread::sleep(std::time::Duration::from_millis(500));
        browser.devtools("Emulation.setCPUThrottlingRate", json!({"rate": 1}));
        let took = browser.script("return window.took()", &[]);
        let took: Vec<f64> = took.as_array().unwrap().iter().filter_map(Value::as_f64).collect();
        let share = |p: usize| took[(took.len() * p / 100).min(took.len() - 1)];
        let (p50, p95, most) = (share(50), share(95), took[took.len() - 1]);
        println!("{game}: {} inputs, p50 {p50:.0} ms, p95 {p95:.0} ms, most {most:.0} ms", took.len());
        if took.len() < 60 || p95 > 100.0 {
            slow.push(game);
        }
    }
    assert_eq!(slow, Vec::<&str>::new());
}

/// A turn of Patchwork with everything one can do to a patch.
fn sew(browser: &Browser) {
    if browser.yes("document.querySelector('[data-take]:not([disabled])')") {
        browser.click("[data-take]:not([disabled])");
        browser.press("t\u{e015}\u{e014}f\u{e013}\u{e012}");
        let to = browser.middle("[data-quilt]");
        browser.drag(to, (to.0 + 90, to.1 + 90));
        browser.press("n");
    }
    let holds = browser.yes("document.querySelector('.board.carrying')");
    browser.click(if holds { "[data-place] button" } else { "button.advance" });
}

/// An answer of Finspan: a card is picked up and put back, the way goes over the mat by keys, then a dive or the
/// first answer there is.
fn dive(browser: &Browser) {
    if browser.yes("document.querySelector('.shore [data-thing].open')") {
        browser.click(".shore [data-thing].open");
        browser.press("\u{e015}\u{e014}\u{e015}\u{e00c}");
    }
    let answers = [".dive.open", "[data-lay]", ".asides button", ".ask form.answer button"];
    let first = answers.iter().find(|css| browser.yes(&format!("document.querySelector('{css}')")));
    browser.click(first.expect("there is something to answer"));
}
