//! A turn in one glance: every line that was told is seen whole before its turn is left, on every phone.

use page::registry;
use serde_json::json;

use crate::alone;
use crate::driver::{Browser, Server, Size};
use crate::person::{is_over, play_and_look, play_hastily, wait_for_entries};

const SIZES: [(u32, u32); 3] = [(360, 640), (390, 844), (844, 390)];

/// Reads a screen as a person does: what is in view at first, then what the sign at the lower edge leads to.
/// Complains of every line that was told (the interface for programs says which) and not seen whole, and of lines
/// that left the screen although their turn goes on.
const READ: &str = "async () => {
    const root = document.querySelector('[data-play]'), wrong = [];
    const frame = () => new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)));
    const words = (e) => e.textContent.replace(/\\s+/g, ' ').trim();
    const lines = [...root.querySelectorAll('.turn > .head > h2, .turn > .steps > [data-line]')];
    const line = (e) => e.querySelector('.text') ?? e;
    const seen = new Set();
    const whole = (e) => {
      const text = line(e), range = document.createRange();
      range.selectNodeContents(text);
      return text.scrollWidth <= text.clientWidth + 1 && [...range.getClientRects()].every(box => {
        if (box.width < 1) return true;
        if (box.top < -1 || box.bottom > innerHeight + 1 || box.left < -1 || box.right > innerWidth + 1) return false;
        return [box.left + 1, (box.left + box.right) / 2, box.right - 1].every(x => {
          const hit = document.elementFromPoint(Math.min(x, innerWidth - 1), (box.top + box.bottom) / 2);
          return hit && (e.contains(hit) || hit.contains(e));
        });
      });
    };
    const look = () => lines.forEach(e => { if (whole(e)) seen.add(e); });
    await frame();
    // A warning is about the answer: what was told has been read before.
    if (root.querySelector('.notice')) return wrong;
    look();
    const first = lines.find(e => e.hasAttribute('data-new'));
    if (first && !seen.has(first)) {
      const box = first.getBoundingClientRect();
      wrong.push(`the first new line is not in view, but from ${box.top} to ${box.bottom}: ${words(first)}`);
    }
    for (let n = 0; n < 20; n++) {
      const sign = document.querySelector('.further');
      if (!sign || sign.hidden) break;
      const before = scrollY;
      sign.click();
      await frame();
      look();
      if (scrollY === before) { wrong.push('the sign leads nowhere'); break; }
    }
    const goal = root.querySelector('.ask form.answer button, .ask form.answer input:not([type=hidden])');
    if (goal && goal.getBoundingClientRect().top > innerHeight) wrong.push('the question is out of reach');
    const screen = await (await fetch(`/api/play/${root.dataset.play}`, {headers: {'accept-language': document.documentElement.lang}})).json();
    for (const {text} of screen.tell) {
      const shown = lines.filter(e => words(line(e)) === text.replace(/\\s+/g, ' ').trim());
      if (!shown.length) wrong.push(`told, but not on the screen: ${text}`);
      else if (!shown.some(e => seen.has(e))) wrong.push(`told, but not in view: ${text}`);
    }
    const turn = root.querySelector('[data-turn]')?.dataset.turn;
    const was = window.wasTold ?? {};
    if (was.turn === turn) for (const text of was.lines) if (!lines.some(e => words(line(e)) === text)) wrong.push(`gone too soon: ${text}`);
    window.wasTold = {turn, lines: lines.map(e => words(line(e)))};
    const boxes = [...root.querySelectorAll('.talk *, .panel *')].filter(e => e.checkVisibility() && /auto|scroll/.test(getComputedStyle(e).overflowY) && e.scrollHeight > e.clientHeight + 1);
    if (boxes.length) wrong.push(`scrolls in a box: ${boxes.map(e => e.className || e.tagName)}`);
    return wrong.map(w => `${innerWidth}×${innerHeight} ${location.pathname} at ${root.dataset.at}: ${w}`);
}";

#[test]
fn every_instruction_is_in_view_before_its_turn_is_left() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "de"));
    let calm = json!({"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]});
    browser.devtools("Emulation.setEmulatedMedia", calm);
    let mut wrong = Vec::new();
    for (n, (width, height)) in SIZES.into_iter().enumerate() {
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": true});
        browser.devtools("Emulation.setDeviceMetricsOverride", size);
        for game in registry::all().iter().map(|entry| entry.game.about()) {
            if !game.tables.contains(&"companion") {
                continue;
            }
            let id = server.new_game(json!({"game": game.id, "table": "companion", "seed": n.to_string()}));
            browser.go(&server.address(&format!("/games/{id}")));
            assert_eq!(browser.script("return [innerWidth, innerHeight]", &[]), json!([width, height]));
            let said = play_and_look(&browser, 7 + n as u64, 40, Some(READ));
            wrong.extend(said.into_iter().map(|what| format!("{}: {what}", game.id)));
        }
    }
    assert!(wrong.is_empty(), "{} things:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn ticks_stay_and_the_last_turn_is_one_tap_away() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Phone, "en"));
    let id = server.new_game(json!({"game": "patchwork", "table": "companion", "seed": "4"}));
    browser.go(&server.address(&format!("/games/{id}")));
    let ticked = "return document.querySelectorAll('.turn > .steps .tick:checked').length";
    browser.click(".turn > .steps .step.do label");
    assert_eq!(browser.script(ticked, &[]), 1);
    browser.reload();
    browser.until("the tick again", &ticked.replace("return ", "return 1 === "));
    let heading = "return document.querySelector('.turn .head h2').textContent";
    let mut turns = vec![browser.script(heading, &[])];
    for seed in 0..60 {
        play_hastily(&browser, seed, 1);
        let now = browser.script("return document.querySelector('[data-turn]').dataset.turn", &[]);
        if now != "0" && !turns.contains(&now) {
            turns.push(now);
        }
        if turns.len() > 2 || is_over(&browser) {
            break;
        }
    }
    assert!(turns.len() > 2, "no turns: {turns:?}");
    assert_eq!(browser.script(ticked, &[]), 0, "another turn has its own ticks");
    let before = "return document.querySelector('.before .steps').checkVisibility()";
    assert_eq!(browser.script(before, &[]), false);
    browser.click(".before > summary");
    assert_eq!(browser.script(before, &[]), true);
}

#[test]
fn reasons_open_below_the_words_and_move_none_of_them() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Phone, "de"));
    let id = server.new_game(json!({"game": "imperial-steam", "table": "companion", "seed": "8"}));
    browser.go(&server.address(&format!("/games/{id}")));
    play_hastily(&browser, 21, 6);
    for size in SIZES {
        browser.resize(size);
        // The words of every step are as wide as the list, whether it has reasons or not, open or shut.
        let lines = "return [...document.querySelectorAll('.turn > .steps > .step')].map(step => { \
            const text = step.querySelector('.text').getBoundingClientRect(), list = step.parentElement.getBoundingClientRect(); \
            return [Math.round(list.right - text.right), Math.round(text.height)]; })";
        let shut = browser.script(lines, &[]);
        let shut = shut.as_array().unwrap();
        assert!(shut.iter().all(|line| line[0] == 0), "{shut:?} at {size:?}");
        let reasons = "[...document.querySelectorAll('.turn > .steps > .step > .why')]";
        assert!(browser.yes(&format!("{reasons}.length")), "no reasons at {size:?}");
        // Nothing told lies under "Why?".
        let covered = format!(
            "return {reasons}.filter(why => {{ const range = document.createRange(), w = why.firstChild.getBoundingClientRect(); \
               range.selectNodeContents(why.parentElement.querySelector('.text')); \
               return [...range.getClientRects()].some(b => b.right > w.left + 1 && b.bottom - 6 > (w.top + w.bottom) / 2 && b.top < (w.top + w.bottom) / 2); }}).length"
        );
        assert_eq!(browser.script(&covered, &[]), 0, "at {size:?}");
        browser.script(&format!("{reasons}.forEach(why => (why.open = true))"), &[]);
        assert_eq!(browser.script(lines, &[]).as_array().unwrap(), shut, "at {size:?}");
        browser.script(&format!("{reasons}.forEach(why => (why.open = false))"), &[]);
    }
}

#[test]
fn a_long_list_of_answers_is_found_by_typing() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Phone, "en"));
    let id = server.new_game(json!({"game": "patchwork", "table": "companion", "seed": "4"}));
    browser.go(&server.address(&format!("/games/{id}")));
    for seed in 0..40 {
        if browser.script("return Boolean(document.querySelector('[data-filter]'))", &[]) == true {
            break;
        }
        play_hastily(&browser, seed, 1);
    }
    let shown = "return [...document.querySelectorAll('.ask .options > *')].filter(e => e.checkVisibility()).map(e => e.querySelector('.label').textContent)";
    assert!(browser.script(shown, &[]).as_array().unwrap().len() > 12);
    browser.click("[data-filter]");
    browser.press("2-2-");
    let left = browser.script(shown, &[]);
    assert!(!left.as_array().unwrap().is_empty());
    assert!(left.as_array().unwrap().iter().all(|label| label.as_str().unwrap().contains("2-2-")), "{left}");
    // The number of the order stands on the patch, and no label is broken.
    let broken = "return [...document.querySelectorAll('.options.pictures .label')].filter(e => e.getClientRects().length > 1 || e.clientHeight > 30).map(e => e.textContent)";
    assert_eq!(browser.script(broken, &[]), json!([]));
}

#[test]
fn the_circle_is_tapped_in_order_and_every_patch_shows_its_number() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Phone, "de"));
    let id = server.new_game(json!({"game": "patchwork", "table": "companion", "seed": "4"}));
    browser.resize(SIZES[0]);
    browser.go(&server.address(&format!("/games/{id}")));
    browser.click(".ask button[value=circle]");
    wait_for_entries(&browser, 1);
    let patches = browser.script("return [...document.querySelectorAll('.ask .chip input')].map(e => e.value)", &[]);
    let mut order: Vec<String> = patches.as_array().unwrap().iter().map(|p| p.as_str().unwrap().to_owned()).collect();
    order.reverse();
    let chip = |patch: &str| format!(".ask .chip:has(input[value='{patch}'])");
    // The numbers on the patches; one that is clipped, tiny or under something else is not read.
    let read = "return Object.fromEntries([...document.querySelectorAll('.ask .chip')].flatMap(chip => {
        const order = chip.querySelector('.order');
        if (!order.textContent) return [];
        chip.scrollIntoView({block: 'center'});
        const box = order.getBoundingClientRect(), around = chip.getBoundingClientRect();
        const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        const inside = box.left >= around.left && box.right <= around.right && box.top >= around.top && box.bottom <= around.bottom;
        const large = parseFloat(getComputedStyle(order).fontSize) >= 12 && box.height >= 14;
        return [[chip.querySelector('input').value, inside && large && hit === order ? order.textContent : 'unseen']];
    }))";
    let numbers = |order: &[String]| -> serde_json::Value {
        order.iter().enumerate().map(|(i, patch)| (patch.clone(), json!((i + 1).to_string()))).collect()
    };
    for patch in &order[..5] {
        browser.click(&chip(patch));
    }
    assert_eq!(browser.script(read, &[]), numbers(&order[..5]));
    // One tapped by mistake is tapped again: those after it move up, and it comes last.
    browser.click(&chip(&order[1]));
    let slip = order.remove(1);
    assert_eq!(browser.script(read, &[]), numbers(&order[..4]));
    order.insert(4, slip);
    for patch in &order[4..] {
        browser.click(&chip(patch));
    }
    assert_eq!(browser.script(read, &[]), numbers(&order));
    browser.click(".ask button.main");
    wait_for_entries(&browser, 2);
    let journal = server.api("GET", &format!("/api/play/{id}/journal"), None);
    assert_eq!(journal["entries"][1]["a"], json!(order), "{journal}");
}
