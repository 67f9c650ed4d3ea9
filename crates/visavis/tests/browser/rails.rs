//! Imperial Steam in a browser: cities are found by tapping the map and by typing, and a city of one's own is typed in.

use serde_json::{Value, json};

use crate::alone;
use crate::driver::{Browser, Server, Size};
use crate::person::{at, wait_for_entries};

/// A game in which a track of Franz's is to be named.
fn at_a_track(server: &Server) -> String {
    for seed in 0..60 {
        let id = server.new_game(
            json!({"game": "imperial-steam", "table": "companion", "seed": seed.to_string(), "options": {"start_money": "500"}}),
        );
        let path = format!("/api/play/{id}");
        let mut screen = server.api("GET", &path, None);
        for answer in [json!({}), json!({"you": "0"})] {
            screen = server.api("POST", &path, Some(&json!({"revision": screen["revision"], "answer": answer})));
            assert!(screen["error"].is_null(), "{screen}");
        }
        if screen["ask"]["id"] == "name.track" {
            return id;
        }
    }
    panic!("no track in the first turn of 60 games");
}

#[test]
fn a_city_is_chosen_on_the_map_or_by_typing() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Phone, "de"));
    let id = at_a_track(&server);
    browser.go(&server.address(&format!("/games/{id}")));
    let chosen = |field: &str| {
        browser.script("return document.querySelector(`[name='f-${arguments[0]}']`).value", &[json!(field)])
    };
    browser.until("the map", "return Boolean(document.querySelector('[data-rails] [data-tap=Baden]'))");
    browser.click("[data-rails] [data-tap=Baden] .dot");
    assert_eq!(chosen("to"), "Baden");
    let marked = "return [...document.querySelectorAll('[data-rails] .chosen')].map(e => e.dataset.tap)";
    assert!(browser.script(marked, &[]).as_array().unwrap().contains(&json!("Baden")));
    // Another tap changes its mind; the first choice is no longer marked.
    browser.click("[data-rails] [data-tap='St. Pölten'] .dot");
    assert_eq!(chosen("to"), "St. Pölten");
    assert!(!browser.script(marked, &[]).as_array().unwrap().contains(&json!("Baden")));
    browser.click(".several-figures .find");
    browser.press("murz");
    assert_eq!(chosen("to"), "Mürzzuschlag", "accents need not be typed");
    let before = at(&browser);
    browser.click(".ask form.answer button.main");
    wait_for_entries(&browser, before + 1);
    // A finger finds every city: no two targets lie on each other's middle, and none is smaller than 24 pixels.
    browser.go(&server.address(&format!("/games/{}", at_a_track(&server))));
    let covered = browser.script(
        "const map = document.querySelector('[data-rails]'); map.scrollIntoView({block: 'center'});
         return [...map.querySelectorAll('.city[data-tap]')].filter(g => {
           const dot = g.querySelector('.dot').getBoundingClientRect();
           const hit = document.elementFromPoint(dot.x + dot.width / 2, dot.y + dot.height / 2);
           return !g.contains(hit) || g.querySelector('.hit').getBoundingClientRect().width < 20;
         }).map(g => g.dataset.tap)",
        &[],
    );
    assert_eq!(covered, json!([]));
}

#[test]
fn a_city_of_ones_own_board_is_typed_into_the_form_and_drawn() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Phone, "en"));
    browser.go(&server.address("/cards/imperial-steam"));
    let open = "const box = document.querySelector(`[name='map.next.Wien'][type=text]`); \
                for (let e = box; e; e = e.parentElement) if (e.tagName === 'DETAILS') e.open = true;";
    browser.script(open, &[]);
    browser.click("[name='map.next.Wien'][type=text]");
    browser.press("Krems");
    browser.script(
        "document.querySelector(`[name='map.next.Wien'][type=text]`).form.querySelector('button.main').click()",
        &[],
    );
    let drawn = "return [...document.querySelectorAll('[data-rails] .city text')].some(t => t.textContent === 'Krems')";
    browser.until("the city on the map", drawn);
    let asked = |name: &str| {
        browser.script("return Boolean(document.querySelector(`[name='${arguments[0]}']`))", &[json!(name)])
    };
    for name in ["map.city.Krems.sites", "map.link.Wien-Krems", "map.next.Krems", "map.city.Krems.name"] {
        assert_eq!(asked(name), true, "{name}");
    }
    let wide: Value =
        browser.script("return document.documentElement.scrollWidth - document.documentElement.clientWidth", &[]);
    assert!(wide.as_i64().unwrap() <= 0, "sticks out by {wide}");
}
