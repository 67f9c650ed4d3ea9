//! What is kept from game to game and after the end: own cards, dates, corrections, the history.

use axum::http::StatusCode;
use serde_json::{Value, json};
use table::{Answer, Game};

use crate::web::{Sent, Table};

/// Seven decision cards as somebody entered them.
fn seven() -> Value {
    let cards: Vec<Value> =
        (1..=7).map(|number| json!({"number": number, "marker": "none", "action": "fish"})).collect();
    json!({"decision_cards": cards})
}

fn say(table: &Table, id: &str, answers: &[&str]) {
    for answer in answers {
        let question = table.question(id).unwrap();
        let several = matches!(question.kind, table::Kind::Several { .. });
        let answer = if several { Answer::Several(vec![(*answer).into()]) } else { Answer::One((*answer).into()) };
        table.answer(id, &question, &answer);
    }
}

fn game(table: &Table, id: &str) -> Value {
    table.ask(Sent::to(&format!("/api/play/{id}"))).json()
}

fn act(table: &Table, id: &str, fields: &[(&str, &str)]) -> StatusCode {
    let rev = game(table, id)["revision"].to_string();
    let all: Vec<(&str, &str)> = std::iter::once(("rev", rev.as_str())).chain(fields.iter().copied()).collect();
    table.form(&format!("/games/{id}"), &all).status
}

#[test]
fn one_switch_plays_with_the_own_cards() {
    let table = Table::new(false);
    let file = seven().to_string();
    table.form("/cards/finspan", &[("do", "import"), ("file", &file)]);
    let page = table.ask(Sent::to("/new/finspan")).text();
    assert!(page.contains("name=\"own\"") && !page.contains("o-decision_set"), "one switch, not two");
    let started = |own: &[(&str, &str)]| {
        // What an older form or a remembered choice sends beside it does not matter.
        let fields: Vec<(&str, &str)> =
            [("table", "digital"), ("o-decision_set", "house"), ("seed", "1")].iter().chain(own).copied().collect();
        let reply = table.form("/new/finspan", &fields);
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
        game(&table, reply.header("location").trim_start_matches("/games/"))["state"]["decision_set"].clone()
    };
    assert_eq!(started(&[("own", "yes")]), "owner");
    assert_eq!(started(&[]), "house");
}

#[test]
fn printed_cards_told_in_one_game_are_known_in_the_next() {
    let table = Table::new(false);
    let start = || {
        let fields = [("table", "companion"), ("o-cards", "printed"), ("own", "yes"), ("seed", "1")];
        let to = table.form("/new/finspan", &fields).header("location");
        to.trim_start_matches("/games/").to_owned()
    };
    let first = start();
    say(&table, &first, &["done", "4", "place", "eggs", "done", "2", "none", "fish"]);
    let own = table.own(::finspan::GAME.cards().unwrap()).expect("card 4 is kept");
    assert_eq!(own["decision_cards"][0]["number"], 4);
    let second = start();
    say(&table, &second, &["done", "4"]);
    assert_eq!(table.question(&second).unwrap().id, "turn", "not asked again");
}

#[test]
fn games_to_go_on_with_have_a_date_in_the_persons_language() {
    let table = Table::new(false);
    table.start(json!({"game": "cryo", "table": "companion", "seed": "1"}));
    for (lang, day) in [("en", "last played 1 January 1970"), ("de", "zuletzt gespielt am 1. Januar 1970")] {
        let home = table.ask(Sent { headers: vec![("accept-language", lang)], ..Sent::to("/") }).text();
        assert!(home.contains(day) && home.contains("datetime=\"1970-01-01\""), "{lang}");
    }
}

#[test]
fn a_finished_game_can_still_be_set_straight() {
    let table = Table::new(false);
    let (id, _) = table.start(json!({"game": "finspan", "table": "companion", "seed": "1"}));
    for (field, value) in [("week", "4"), ("turn", "6")] {
        assert_eq!(act(&table, &id, &[("do", "set"), ("about", field), ("answer", value)]), StatusCode::SEE_OTHER);
    }
    say(&table, &id, &["done", "50"]);
    let scores = || game(&table, &id)["over"]["scores"]["opponent"].as_i64().unwrap();
    let before = scores();
    let page = table.ask(Sent::to(&format!("/games/{id}"))).text();
    assert!(page.contains(&format!("/games/{id}/fields")), "the way to it is there");
    let schools = game(&table, &id)["state"]["schools"].as_i64().unwrap() + 2;
    let set = [("do", "set"), ("about", "schools"), ("answer", &schools.to_string())];
    assert_eq!(act(&table, &id, &set), StatusCode::SEE_OTHER);
    assert_eq!(scores(), before + 10);
    assert!(table.ask(Sent::to("/results")).text().contains(&format!("<td class=\"number\">{}</td>", before + 10)));
    assert_eq!(act(&table, &id, &[("do", "change"), ("about", "3"), ("answer", "60")]), StatusCode::SEE_OTHER);
    assert_eq!(game(&table, &id)["over"]["scores"]["player"], 60);
}

#[test]
fn the_history_shows_questions_and_take_backs() {
    let table = Table::new(false);
    let (id, _) = table.start(json!({"game": "finspan", "table": "digital", "seed": "1"}));
    say(&table, &id, &["dive blue"]);
    let history = || table.ask(Sent::to(&format!("/games/{id}/past"))).text();
    let (asked, mark) = ("<span class=\"asked\">", "with take-back");
    assert!(history().contains(asked) && table.ask(Sent::to(&format!("/games/{id}"))).text().contains(asked));
    act(&table, &id, &[("do", "undo")]);
    assert!(!history().contains(mark));
    say(&table, &id, &["dive green"]);
    assert!(history().contains(mark));
    table.play(&id, 3, 2000);
    assert_eq!(game(&table, &id)["over"]["taken_back"], true);
    for page in [format!("/games/{id}"), "/results".to_owned()] {
        assert!(table.ask(Sent::to(&page)).text().contains(mark), "{page}");
    }
}
