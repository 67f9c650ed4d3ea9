//! A patch is dragged, turned and flipped: by mouse, finger, pen and keys, on every screen.

use serde_json::{Value, json};

use crate::alone;
use crate::driver::{Browser, SIZES, Server, Size};
use crate::patchwork::held;
use crate::person::{at, wait_for_entries};

/// The first patch that can be taken and looks different in all eight ways, as the script knows it.
const LOPSIDED: &str = "const p = JSON.parse(document.querySelector('[data-board]').dataset.legal).patches; \
                        return p.reduce((a, b) => b.looks.length > a.looks.length ? b : a).patch";

/// A mouse, a finger or a pen.
struct Pointer<'b> {
    browser: &'b Browser,
    kind: &'static str,
}

impl Pointer<'_> {
    fn one(&self, actions: &Value) -> Value {
        json!({"type": "pointer", "id": self.kind, "parameters": {"pointerType": self.kind}, "actions": actions})
    }

    fn does(&self, actions: Value) {
        self.browser.perform(&json!([self.one(&actions)]));
    }
}

fn go((x, y): (i64, i64), duration: u32) -> Value {
    json!({"type": "pointerMove", "duration": duration, "x": x, "y": y})
}

fn press(button: u8) -> Value {
    json!({"type": "pointerDown", "button": button})
}

fn release(button: u8) -> Value {
    json!({"type": "pointerUp", "button": button})
}

/// Which way the patch in the hand is turned: `o3`.
fn look(browser: &Browser) -> String {
    held(browser).split(' ').nth(2).unwrap().to_owned()
}

/// Does something, and waits until the patch looks different.
fn turns(browser: &Browser, how: &str, act: impl FnOnce()) {
    let before = look(browser);
    act();
    browser.until(
        how,
        &format!("return document.querySelector('[data-place] [name=answer]').value.split(' ')[2] !== '{before}'"),
    );
}

/// A new game with a lopsided patch; gives the selector of its drawing.
fn sit_down(browser: &Browser, server: &Server, size: (u32, u32)) -> String {
    let id = server.new_game(json!({"game": "patchwork", "table": "digital", "seed": "7"}));
    browser.resize(size);
    browser.go(&server.address(&format!("/games/{id}")));
    format!("[data-take='{}'] svg.patch", browser.script(LOPSIDED, &[]))
}

#[test]
fn a_patch_is_dragged_onto_the_quilt_by_mouse_finger_and_pen() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "en"));
    for size in SIZES {
        for kind in ["mouse", "touch", "pen"] {
            let what = format!("{kind} at {size:?}");
            let card = sit_down(&browser, &server, size);
            let pointer = Pointer { browser: &browser, kind };
            let (from, to) = (browser.middle(&card), browser.middle("[data-quilt]"));
            let beside = (from.0 + 12, from.1 + 4);
            if kind == "touch" {
                // The driver takes a finger off the screen at the end of its actions.
                pointer.does(json!([go(from, 0), press(0), go(beside, 40), go(to, 60), release(0)]));
            } else {
                pointer.does(json!([go(from, 0), press(0), go(beside, 40)]));
                // Upright, the offer lies so near to the quilt that a patch is over it at once.
                if size.0 > 800 {
                    let hangs = browser.yes("document.querySelector('.floating')");
                    assert!(hangs, "{what}: beside the quilt it hangs on the pointer");
                }
                pointer.does(json!([go(to, 60)]));
                assert!(!browser.yes("document.querySelector('.floating')"), "{what}: over the quilt it snaps");
                pointer.does(json!([release(0)]));
            }
            // It shows whether it fits, and where it may lie.
            assert!(browser.yes("document.querySelector('[data-held] .outline:not(.not)')"), "{what}: it fits");
            assert!(browser.yes("document.querySelector('[data-may] path')"), "{what}: where it may lie");
            let there = held(&browser);
            let row: u8 = there.split_once(" r").and_then(|(_, rest)| rest[..1].parse().ok()).unwrap();
            assert!((1..=5).contains(&row), "{what}: it lies where it was dropped: {there}");
            assert_eq!(at(&browser), 0, "{what}: nothing is answered yet");
            // What lies on the quilt is taken again and moved.
            let on = browser.middle("[data-held] rect");
            let width =
                browser.script("return Math.round(document.querySelector('[data-quilt]').clientWidth / 9)", &[]);
            let square = width.as_i64().unwrap();
            pointer.does(json!([go(on, 0), press(0), go((on.0 - square, on.1), 60), release(0)]));
            assert_ne!(held(&browser), there, "{what}: it is moved on the quilt");
            browser.click("[data-place] button");
            wait_for_entries(&browser, 1);
        }
        // Let go beside the quilt it goes back.
        let card = sit_down(&browser, &server, size);
        let (from, pointer) = (browser.middle(&card), Pointer { browser: &browser, kind: "touch" });
        pointer.does(json!([
            go(from, 0),
            press(0),
            go((from.0, from.1 - 40), 40),
            go((from.0, from.1 + 70), 40),
            release(0)
        ]));
        assert!(!browser.yes("document.querySelector('.board.carrying')"), "let go beside the quilt at {size:?}");
    }
}

#[test]
fn a_patch_is_turned_and_flipped_in_every_way() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "en"));
    let card = sit_down(&browser, &server, SIZES[0]);
    let mouse = Pointer { browser: &browser, kind: "mouse" };
    let (from, to) = (browser.middle(&card), browser.middle("[data-quilt]"));
    let wheel = |(x, y): (i64, i64)| {
        let scroll = json!([{"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": 100, "duration": 0}]);
        browser.perform(&json!([{"type": "wheel", "id": "wheel", "actions": scroll}]));
    };
    // On its way, also beside the quilt: wheel and key.
    mouse.does(json!([go(from, 0), press(0), go((from.0 + 30, from.1 + 4), 40)]));
    turns(&browser, "the wheel on the way", || wheel((from.0 + 30, from.1 + 4)));
    turns(&browser, "a key on the way", || browser.press("t"));
    mouse.does(json!([go(to, 60), release(0)]));
    let there = look(&browser);
    let printed = browser.script(&format!("return document.querySelectorAll(\"{card} .button-rim\").length"), &[]);
    let buttons = "return document.querySelectorAll('[data-held] .button-rim').length";
    assert_eq!(browser.script(buttons, &[]), printed, "it keeps its buttons in the hand");
    // On the quilt: wheel, right button, key, button. Each turns by a quarter; four quarters are none.
    turns(&browser, "the wheel", || wheel(to));
    turns(&browser, "the right button", || mouse.does(json!([go(to, 0), press(2), release(2)])));
    turns(&browser, "a key", || browser.press("t"));
    turns(&browser, "the button", || browser.click("[data-do=turn]"));
    assert_eq!(look(&browser), there, "four quarters");
    // Two taps on the patch flip it, and so do the key and the button.
    let on = browser.middle("[data-held] rect");
    turns(&browser, "two taps", || mouse.does(json!([go(on, 0), press(0), release(0), press(0), release(0)])));
    turns(&browser, "the key", || browser.press("f"));
    assert_eq!(look(&browser), there, "flipped twice");
    turns(&browser, "the button", || browser.click("[data-do=flip]"));
    // A ghost shows where a click would bring it.
    mouse.does(json!([go((to.0 + 90, to.1 + 90), 20)]));
    assert!(browser.yes("document.querySelector('[data-ghost] rect')"));
    browser.press("n");
    browser.click("[data-place] button");
    wait_for_entries(&browser, 1);
    let on_quilt = browser.script("return document.querySelectorAll('[data-quilt] .button-rim').length", &[]);
    assert_eq!(on_quilt, printed, "it keeps its buttons on the quilt");

    // By finger: a second one turns it while the first drags; two taps flip.
    for size in &SIZES[1..] {
        let card = sit_down(&browser, &server, *size);
        let (from, to) = (browser.middle(&card), browser.middle("[data-quilt]"));
        let rest = json!({"type": "pause", "duration": 30});
        let finger = |id: &str, actions: Value| json!({"type": "pointer", "id": id, "parameters": {"pointerType": "touch"}, "actions": actions});
        browser.perform(&json!([
            finger("one", json!([go(from, 0), press(0), go(to, 60), rest, rest, rest, release(0)])),
            finger("two", json!([rest, rest, rest, go((60, 300), 0), press(0), release(0), rest])),
        ]));
        assert!(browser.yes("document.querySelector('.board.carrying')"), "it stays where it was dropped at {size:?}");
        assert_ne!(look(&browser), "o0", "the second finger turned it at {size:?}");
        let on = browser.middle("[data-held] rect");
        turns(&browser, "two taps of a finger", || {
            Pointer { browser: &browser, kind: "touch" }.does(json!([
                go(on, 0),
                press(0),
                release(0),
                go(on, 0),
                press(0),
                release(0)
            ]));
        });
    }
}

#[test]
fn the_time_board_shows_what_each_choice_passes_over() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "de"));
    let way =
        "return [...document.querySelectorAll('.space.way')].map(s => Number(s.dataset.space)).sort((a, b) => a - b)";
    let all = "const from = Number(document.querySelector('[data-board]').dataset.player); \
               return [...document.querySelectorAll('.card:not([disabled])')].map(c => \
                 Array.from({length: c.dataset.to - from}, (_, i) => from + 1 + i))";
    for size in SIZES {
        sit_down(&browser, &server, size);
        let expected = browser.script(all, &[]);
        let expected = expected.as_array().unwrap();
        assert!(expected.len() > 1);
        for (i, spaces) in expected.iter().enumerate() {
            let focus =
                "[...document.querySelectorAll('.card:not([disabled])')][arguments[0]].focus({preventScroll: true})";
            browser.script(focus, &[json!(i)]);
            assert_eq!(browser.script(way, &[]), *spaces, "a choice that has the focus, at {size:?}");
        }
        browser.script("document.activeElement.blur()", &[]);
        assert_eq!(browser.script(way, &[]), json!([]));
        // The mouse over it shows the same, and so does a patch in the hand.
        let to = browser.middle(".card:not([disabled])");
        Pointer { browser: &browser, kind: "mouse" }.does(json!([go(to, 0)]));
        assert_eq!(browser.script(way, &[]), expected[0], "a choice below the mouse, at {size:?}");
        Pointer { browser: &browser, kind: "mouse" }.does(json!([go((2, 2), 0)]));
        browser.click("[data-take]:not([disabled])");
        assert_eq!(browser.script(way, &[]), expected[0], "a patch in the hand, at {size:?}");
        // Both tokens are named, and where each choice ends is marked.
        let named = "return [...document.querySelectorAll('[data-time] .pawn title')].map(t => t.textContent).sort()";
        assert_eq!(browser.script(named, &[]), json!(["Automa", "Du"]));
        assert!(browser.yes("document.querySelectorAll('[data-time] .goal').length > 0"));
        let lies =
            "return ['income', 'leather', 'marker'].map(c => document.querySelectorAll(`[data-time] .${c}`).length)";
        assert_eq!(browser.script(lies, &[]), json!([9, 5, 1]), "income, special patches, the 7×7 tile");
    }
}
