//! Moving house: games by link, by code and by file.

use serde_json::{Value, json};

use crate::driver::{Browser, Size};
use crate::person::{at, play_hastily, wait_for_entries};
use crate::{alone, api, installed, new_game};

/// What a reader of QR codes makes of a picture on the page: it is drawn as it stands, dot by dot.
fn read_picture(browser: &Browser, picture: &str) -> String {
    const SIDE: usize = 700;
    let drawn = browser.script_later(
        "const [sign, side, done] = arguments; const picture = document.querySelector(sign); \
         const canvas = Object.assign(document.createElement('canvas'), {width: side, height: side}); \
         const ink = canvas.getContext('2d'); ink.fillStyle = 'white'; ink.fillRect(0, 0, side, side); \
         const text = new XMLSerializer().serializeToString(picture); \
         const image = Object.assign(new Image(side - 80, side - 80), {src: 'data:image/svg+xml,' + encodeURIComponent(text)}); \
         image.decode().then(() => { ink.drawImage(image, 40, 40, side - 80, side - 80); \
           const dots = ink.getImageData(0, 0, side, side).data; let dark = ''; \
           for (let at = 0; at < dots.length; at += 4) dark += dots[at] < 128 ? 'x' : '.'; done(dark); }, \
           why => done(String(why)))",
        &[json!(picture), json!(SIDE)],
    );
    let dots = drawn.as_str().unwrap().as_bytes();
    assert_eq!(dots.len(), SIDE * SIDE, "{drawn}");
    let light = |x: usize, y: usize| if dots[y * SIDE + x] == b'x' { 0 } else { 255 };
    let mut seen = rqrr::PreparedImage::prepare_from_greyscale(SIDE, SIDE, light);
    let codes = seen.detect_grids();
    assert_eq!(codes.len(), 1, "one code is seen");
    codes[0].decode().unwrap().1
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
    assert_eq!(read_picture(&browser, ".qr svg"), link);
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
