//! A short recording: a patch is dragged from the offer onto the quilt, turned, placed, and the Automa answers.
//! One picture after the other; `scripts/screenshots` makes a moving one of them.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};

use crate::driver::{Browser, Server, Size};
use crate::person::{at, wait_for_entries};

/// Turns that are shown.
const TURNS: usize = 3;

pub fn record(server: &Server, folder: &Path) {
    std::fs::create_dir_all(folder).unwrap();
    let browser = Browser::open(Size::Desktop, "en");
    let size = json!({"width": 390, "height": 780, "deviceScaleFactor": 1, "mobile": false});
    browser.devtools("Emulation.setDeviceMetricsOverride", size);
    let id = server.new_game(json!({"game": "patchwork", "table": "digital", "seed": "7", "options": {"level": "1"}}));
    browser.go(&server.address(&format!("/games/{id}")));
    let mut count = 0;
    let mut shoot = |times: usize| {
        for _ in 0..times {
            browser.picture(&folder.join(format!("{count:03}.png")));
            count += 1;
        }
    };
    let middle = |css: &str| -> (i64, i64) {
        let point = browser.script(
            "const b = document.querySelector(arguments[0]).getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]",
            &[json!(css)],
        );
        (point[0].as_f64().unwrap() as i64, point[1].as_f64().unwrap() as i64)
    };
    let mouse = |actions: Value| {
        browser.perform(
            &json!([{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}]),
        );
    };
    let go = |(x, y): (i64, i64)| json!({"type": "pointerMove", "duration": 0, "x": x, "y": y});
    for turn in 0..TURNS {
        shoot(5);
        let before = at(&browser);
        let open = browser.script("return Boolean(document.querySelector('[data-take]:not([disabled])'))", &[]);
        if open != true {
            browser.click("button.advance");
            wait_for_entries(&browser, before + 1);
            shoot(4);
            continue;
        }
        let (from, to) = (middle("[data-take]:not([disabled]) svg"), middle("[data-quilt]"));
        mouse(json!([go(from), {"type": "pointerDown", "button": 0}]));
        for step in 1..=8 {
            mouse(json!([go((from.0 + (to.0 - from.0) * step / 8, from.1 + (to.1 - from.1) * step / 8))]));
            shoot(1);
        }
        mouse(json!([{"type": "pointerUp", "button": 0}]));
        if turn == 0 {
            browser.press("t");
            shoot(3);
        }
        // Snug beside what lies there already.
        browser.press("n");
        shoot(3);
        browser.click("[data-place] button");
        wait_for_entries(&browser, before + 1);
        shoot(4);
        std::thread::sleep(Duration::from_millis(400));
        shoot(3);
    }
}
