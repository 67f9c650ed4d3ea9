//! Cryo on screen: a whole game by mouse on what lights up, one by keyboard; every size, both themes.

use serde_json::{Value, json};
use table::Rng;

use crate::driver::{Browser, Server, Size};
use crate::person::{at, is_over, wait_for_entries};
use crate::{accessible, alone, nothing_foreign_and_nothing_sticks_out};

/// A game has an end long before so many answers.
const MOST: i64 = 900;

fn sit_down(browser: &Browser, server: &Server, seed: u64) -> String {
    let id = server.new_game(json!({"game": "cryo", "table": "digital", "seed": seed.to_string()}));
    browser.go(&server.address(&format!("/games/{id}")));
    browser.until("the ship", "return Boolean(document.querySelector('.ship .decks'))");
    id
}

fn count(browser: &Browser, css: &str) -> u32 {
    let count = browser.script("return document.querySelectorAll(arguments[0]).length", &[json!(css)]);
    u32::try_from(count.as_u64().unwrap()).unwrap()
}

/// Clicks one of the elements found, any of them.
fn click_any(browser: &Browser, rng: &mut Rng, css: &str) {
    let which = rng.below(count(browser, css));
    browser.script(
        "document.querySelectorAll('[data-aim]').forEach(e => e.removeAttribute('data-aim')); \
         document.querySelectorAll(arguments[0])[arguments[1]].dataset.aim = ''",
        &[json!(css), json!(which)],
    );
    browser.click("[data-aim]");
}

fn keep_three(browser: &Browser) {
    for n in 1..=3 {
        browser.click(&format!(".ask .chip:nth-of-type({n})"));
    }
    browser.click(".ask button.main");
}

#[test]
fn a_whole_game_of_cryo_by_mouse() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "en"));
    let id = sit_down(&browser, &server, 5);
    accessible(&browser, "Cryo on screen");
    let mut rng = Rng::new(5, 0xC7);
    let (mut lit, mut leaves) = (0, 0);
    keep_three(&browser);
    wait_for_entries(&browser, 1);
    while !is_over(&browser) {
        let before = at(&browser);
        assert!(before < MOST, "no end");
        // Until one has opened, a place with several answers is preferred: it must be there in every game.
        let several = ".things .thing.lit[popovertarget]:not(.card)";
        let opens = leaves == 0 && count(&browser, several) > 0;
        let on_table = if opens { several } else { ".things .thing.lit:not(.card)" };
        // What is folded away cannot be clicked.
        let listed = ".ask .options button[name=answer]:not(details:not([open]) *)";
        if count(&browser, on_table) > 0 && (opens || count(&browser, listed) == 0 || rng.below(3) > 0) {
            lit += 1;
            click_any(&browser, &mut rng, on_table);
            if at(&browser) == before && count(&browser, ".leaf:popover-open") > 0 {
                leaves += 1;
                if leaves == 1 {
                    accessible(&browser, "a card that opens");
                }
                click_any(&browser, &mut rng, ".leaf:popover-open .choice");
            }
        } else if count(&browser, listed) > 0 {
            click_any(&browser, &mut rng, listed);
        } else {
            click_any(&browser, &mut rng, ".ask button[name=answer]:not(details:not([open]) *)");
        }
        wait_for_entries(&browser, before + 1);
    }
    assert!(lit > 20, "the table itself was the answer {lit} times");
    assert!(leaves > 0, "nothing opened");
    let screen: Value = server.api("GET", &format!("/api/play/{id}"), None);
    assert!(!screen["over"].is_null());
    nothing_foreign_and_nothing_sticks_out(&browser, &server);
    accessible(&browser, "the end of Cryo");
}

#[test]
fn a_whole_game_of_cryo_by_keyboard() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Desktop, "de"));
    sit_down(&browser, &server, 9);
    const TAB: &str = "\u{e004}";
    const ENTER: &str = "\u{e007}";
    let focus = |what: &str| {
        let there = format!("return Boolean(document.activeElement?.matches('{what}'))");
        let mut tabs = 0;
        while browser.script(&there, &[]) != true {
            browser.press(TAB);
            tabs += 1;
            assert!(tabs < 200, "{what} cannot be reached");
        }
    };
    for n in 1..=3 {
        focus(&format!(".ask .chip:nth-of-type({n}) input"));
        browser.press(" ");
    }
    focus(".ask button.main");
    browser.press(ENTER);
    wait_for_entries(&browser, 1);
    while !is_over(&browser) {
        let before = at(&browser);
        assert!(before < MOST, "no end");
        focus("button[name=answer]:not(.leaf *)");
        browser.press(ENTER);
        wait_for_entries(&browser, before + 1);
    }
}

#[test]
fn cryo_fits_every_screen_in_every_light() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Phone, "de"));
    sit_down(&browser, &server, 3);
    keep_three(&browser);
    wait_for_entries(&browser, 1);
    for size in [(360, 640), (390, 844), (844, 390), (1440, 900)] {
        browser.resize(size);
        for theme in ["light", "dark"] {
            browser.likes("prefers-color-scheme", theme);
            nothing_foreign_and_nothing_sticks_out(&browser, &server);
            accessible(&browser, &format!("Cryo at {size:?} in the {theme}"));
            let small = browser.script(
                "return [...document.querySelectorAll('.things .thing.lit')].filter(e => { \
                   const b = e.getBoundingClientRect(); return b.width < 24 || b.height < 24; }).length",
                &[],
            );
            assert_eq!(small, json!(0), "things too small to tap at {size:?}");
        }
        // Every part of a long table is one tap away, below what stays in sight.
        if browser.yes("document.querySelector('.jump').checkVisibility()") {
            for part in ["deck-dispatch", "platform", "caverns", "hand", "deck-engineering"] {
                browser.script("document.querySelector(arguments[0]).click()", &[json!(format!("a[href='#{part}']"))]);
                let seen = "const b = document.getElementById(arguments[0]).getBoundingClientRect(); \
                     const top = document.querySelector('.stock').getBoundingClientRect().bottom; \
                     return b.top >= top - 1 && b.top < innerHeight";
                assert_eq!(browser.script(seen, &[json!(part)]), true, "{part} at {size:?}");
            }
            assert!(!browser.yes("location.hash"), "the address says which moment is shown");
        }
    }
}

/// On every phone: what a card can do is read before it is kept, what lies beside a dock before a drone goes there, and a
/// slip is mended beside the question.
#[test]
fn every_choice_says_what_it_brings_and_a_slip_is_one_tap() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Phone, "de"));
    for size in [(360, 640), (390, 844), (844, 390)] {
        browser.resize(size);
        sit_down(&browser, &server, 3);
        let told = |css: &str| {
            let hints = format!(
                "const all = [...document.querySelectorAll('{css}')]; return all.length > 0 && all.every(e => {{ \
                   const b = e.querySelector('.hint')?.getBoundingClientRect(); return b?.width > 40 && b.height > 10; }})"
            );
            assert_eq!(browser.script(&hints, &[]), json!(true), "{css} at {size:?}");
        };
        told(".ask .chip");
        assert_eq!(count(&browser, ".ask .undo"), 0, "nothing to take back");
        keep_three(&browser);
        wait_for_entries(&browser, 1);
        browser.click(".ask details.all summary");
        told(".ask .choice[value^=deploy]");
        browser.click(".ask .choice[value^=deploy]");
        wait_for_entries(&browser, 2);
        browser.until("the head of the page", "scrollTo(0, 0); return scrollY === 0");
        assert!(browser.in_reach(".ask .undo button"), "undo at {size:?}");
        browser.click(".ask .undo button");
        wait_for_entries(&browser, 1);
    }
}
