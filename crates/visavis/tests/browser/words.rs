//! The pages on a phone in the pseudo-language, whose words have accents and are 40 % longer: what is
//! clipped leaves no room for other languages, and what stays plain was never translated.

use page::registry;
use serde_json::{Value, json};
use table::{Lang, Rng};

use crate::alone;
use crate::driver::{Browser, Server, Size};

/// Words that are the same in every language: names of games, of fish and of towns.
const NAMES: &[&str] = &[
    "Patchwork",
    "Amstetten",
    "Baden",
    "Bratislava",
    "Bruck a. d. Mur",
    "Celje",
    "Gloggnitz",
    "Gorizia",
    "Graz",
    "Klagenfurt",
    "Leoben",
    "Liezen",
    "Linz",
    "Ljubljana",
    "Mariazell",
    "Maribor",
    "Murska Sobota",
    "Nagykanizsa",
    "Sopron",
    "Szombathely",
    "Trieste",
    "Udine",
    "Villach",
    "Wien",
    "Zagreb",
];

/// Elements whose words stick out of their box. What is clipped to nothing is there for readers of the screen.
const CLIPPED: &str = "
    const shown = (e) => e.checkVisibility({visibilityProperty: true}) && !e.closest('.hidden, .skip');
    const named = 'button, .button, label, legend, h1, h2, h3, dt, dd, th, td, summary, figcaption, p, li, .label, .hint, .note, .what';
    return [...document.querySelectorAll(named)].filter(e => {
      const style = getComputedStyle(e);
      if (!shown(e) || style.clipPath === 'inset(50%)' || style.display === 'inline' || /auto|scroll/.test(style.overflowX)) return false;
      const wide = e.scrollWidth > e.clientWidth + 1;
      const tall = style.overflowY === 'hidden' && e.scrollHeight > e.clientHeight + 1;
      return wide || tall;
    }).map(e => `${e.tagName}.${e.className} ${e.scrollWidth}>${e.clientWidth}: ${e.textContent.trim().slice(0, 60)}`);
";

/// Texts without any accent. What is marked as another language is a name printed on a card.
const PLAIN: &str = "
    const plain = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const parent = walk.currentNode.parentElement, text = walk.currentNode.data.trim();
      if (!parent.checkVisibility() || parent.closest('script, style, textarea, datalist, svg, .switches, .brand')) continue;
      if (parent.closest('[lang]').lang !== document.documentElement.lang) continue;
      const rest = arguments[0].reduce((rest, name) => rest.replaceAll(name, ''), text);
      const letters = rest.replace(/[^\\p{L}]/gu, '');
      if (letters.length > 3 && /^[A-Za-z]*$/.test(letters)) plain.push(text.slice(0, 60));
    }
    return plain;
";

/// What sticks out, and is not in a box that scrolls.
const WIDE: &str = "
    const edge = document.documentElement.clientWidth + 1;
    const scrolls = (e) => e && e !== document.documentElement && (getComputedStyle(e).overflowX !== 'visible' || scrolls(e.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter(e => e.getBoundingClientRect().right > edge && !scrolls(e.parentElement))
      .map(e => `${e.tagName}.${e.getAttribute('class')} ${e.textContent.slice(0, 40)}`).slice(0, 6);
";

/// The names of a board's parts: docks, spaces, tiles, caverns. A board file calls them so in every language.
fn named<'a>(part: &'a Value, out: &mut Vec<&'a str>) {
    if let Some(of) = part.as_object() {
        // Whole words are words: only the sunset token is called like what it shows.
        let word = |id: &str| id.len() > 4 && id.chars().all(|c| c.is_ascii_lowercase()) && id != "sunset";
        out.extend(of.get("id").and_then(Value::as_str).filter(|id| !word(id)));
    }
    let inner = part.as_object().into_iter().flat_map(|of| of.values());
    for inside in inner.chain(part.as_array().into_iter().flatten()) {
        named(inside, out);
    }
}

/// Plays on with random answers, so many or to the end.
fn play(server: &Server, id: &str, most: usize) {
    let path = format!("/api/play/{id}");
    let mut rng = Rng::new(5, 0xA);
    let mut screen = server.api("GET", &path, None);
    for _ in 0..most {
        let ask = screen["ask"].clone();
        let all: Vec<&Value> = ask["options"].as_array().into_iter().flatten().collect();
        let real: Vec<&Value> = all.iter().copied().filter(|o| o["aside"] != true).collect();
        let options = if real.is_empty() { all } else { real };
        let answer = match ask["kind"].as_str() {
            None => return,
            Some("form") => json!({}),
            Some("number") => ask["range"]["min"].clone(),
            Some("several") => {
                let least = ask["min"].as_u64().unwrap() as usize;
                options.iter().take(least).map(|o| o["id"].clone()).collect()
            }
            Some(_) => rng.pick(&options).unwrap()["id"].clone(),
        };
        let act = json!({"revision": screen["revision"], "answer": answer, "anyway": true});
        screen = server.api("POST", &path, Some(&act));
        assert!(screen["error"].is_null(), "{ask} {answer}");
    }
}

#[test]
fn nothing_is_clipped_or_untranslated_on_a_phone() {
    let Some(_alone) = alone() else { return };
    let (server, browser) = (Server::start(), Browser::open(Size::Phone, "en"));
    browser.go(&server.address("/"));
    browser.script("document.cookie = 'lang=' + arguments[0] + '; path=/'", &[json!(Lang::Pseudo.code())]);
    let mut addresses: Vec<String> =
        ["/", "/open", "/games", "/results", "/everything", "/no-such-page"].map(String::from).into();
    for entry in registry::all() {
        let about = entry.game.about();
        addresses.extend(["new", "rules"].map(|page| format!("/{page}/{}", about.id)));
        if entry.game.cards().is_some() {
            addresses.push(format!("/cards/{}", about.id));
        }
        for table in about.tables {
            // On screen a game ends soon enough with any answers.
            let most: &[usize] = if table == "digital" { &[0, 2, 9, 500] } else { &[0, 2, 9, 25] };
            for answers in most {
                let id = server.new_game(json!({"game": about.id, "table": table, "seed": "5"}));
                play(&server, &id, *answers);
                addresses.extend(["", "/fields"].map(|end| format!("/games/{id}{end}")));
                match answers {
                    2 => addresses.extend(["/share", "/entries/1"].map(|end| format!("/games/{id}{end}"))),
                    9 => addresses.extend(["/past", "/entries/9"].map(|end| format!("/games/{id}{end}"))),
                    _ => {}
                }
                // What the guide says first, and the coach in the middle of a game and at its end.
                let on_screen = match answers {
                    0 if entry.tour.is_some() => Some("?guided"),
                    9 if entry.coach.is_some() => Some("/coach"),
                    500 if entry.coach.is_some() => Some("/review"),
                    _ => None,
                };
                addresses.extend(on_screen.filter(|_| table == "digital").map(|end| format!("/games/{id}{end}")));
            }
        }
    }
    let fish = finspan::game::fish::sea().names.iter().map(|fish| fish.name.as_str());
    let board = concat!(env!("CARGO_MANIFEST_DIR"), "/../cryo/data/house-board.json");
    let board: Value = serde_json::from_str(&std::fs::read_to_string(board).unwrap()).unwrap();
    let mut parts = Vec::new();
    named(&board, &mut parts);
    let mut names: Vec<&str> = NAMES.iter().copied().chain(fish.filter(|name| !name.is_empty())).chain(parts).collect();
    // The longest first: some names are parts of others.
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    let mut wrong: Vec<String> = Vec::new();
    for address in &addresses {
        browser.go(&server.address(address));
        assert_eq!(browser.script("return document.documentElement.lang", &[]), Lang::Pseudo.code(), "{address}");
        browser.script("document.querySelectorAll('details').forEach(d => d.open = true)", &[]);
        let wide =
            browser.script("return document.documentElement.scrollWidth - document.documentElement.clientWidth", &[]);
        if wide.as_i64() > Some(0) {
            let who = browser.script(WIDE, &[]);
            wrong.push(format!("{address} sticks out by {wide}: {who}"));
        }
        let lines = |found: Value| -> Vec<String> { serde_json::from_value(found).unwrap() };
        wrong.extend(lines(browser.script(CLIPPED, &[])).iter().map(|what| format!("{address} clips {what}")));
        wrong.extend(lines(browser.script(PLAIN, &[json!(names)])).iter().map(|what| format!("{address} says {what}")));
    }
    assert!(wrong.is_empty(), "{} things:\n{}", wrong.len(), wrong.join("\n"));
}
