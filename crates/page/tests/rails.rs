//! Imperial Steam on the page: the map where a city is asked for, and what is told of one's board.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod web;

use serde_json::json;
use table::{Answer, Game as _, Question};
use web::{Sent, Table};

/// The form as it is filled in, with these figures changed.
fn filled(question: &Question, changed: &[(&str, &str)]) -> Answer {
    let mut all: std::collections::BTreeMap<String, Answer> =
        question.fields().iter().map(|f| (f.id.to_string(), f.value.clone())).collect();
    all.extend(changed.iter().map(|(id, value)| ((*id).to_owned(), Answer::from(*value))));
    Answer::Form(all)
}

#[test]
fn the_map_is_drawn_where_a_city_is_asked_for_and_what_is_told_is_kept() {
    let table = Table::new(false);
    let find = |seed: u64| {
        let (id, _) = table.start(json!({"game": "imperial-steam", "table": "companion", "seed": seed.to_string()}));
        for changed in [&[][..], &[("you", "0")]] {
            let question = table.question(&id).unwrap();
            table.answer(&id, &question, &filled(&question, changed));
        }
        (table.question(&id).unwrap().id == "name.track").then_some(id)
    };
    let id = (0..40).find_map(find).unwrap();
    let page = table.ask(Sent::to(&format!("/games/{id}"))).text();
    for part in
        ["data-rails", "data-tap=\"Baden\"", "name=\"f-to\"", "name=\"f-token\"", "class=\"city hub bronze offered\""]
    {
        assert!(page.contains(part), "{part} is missing");
    }
    assert!(!page.contains(" style="), "no styles the policy forbids");
    let question = table.question(&id).unwrap();
    table.answer(&id, &question, &filled(&question, &[("to", "Baden"), ("from", "Wien"), ("needs", "none")]));
    let own = table.own(imperial_steam::GAME.cards().unwrap()).unwrap();
    assert_eq!(own["known"]["links"], json!([{"a": "Wien", "b": "Baden", "needs": []}]));
    let cards = table.ask(Sent::to("/cards/imperial-steam")).text();
    assert!(cards.contains("data-rails") && cards.contains("known.link.Wien-Baden"), "drawn and listed");
    // The second track starts in the city just joined: the link is on the map now.
    let page = table.ask(Sent::to(&format!("/games/{id}"))).text();
    assert!(page.contains("class=\"link franz\""), "his track is drawn");
}
