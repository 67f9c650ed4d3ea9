//! The data files: every card is shown as its file has it, and a broken file is refused with its reason.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use std::collections::BTreeMap;

use common::digital;
use finspan::digital::shown::{EffectShown, Shown};
use finspan::game::fish::{FISH_COUNT, FORAGE, fish, name};
use finspan::{GAME, data};
use serde_json::{Value, json};
use table::Session;

const FISH: &str = include_str!("../../data/fish.json");
const MAT: &str = include_str!("../../data/mat.json");
const SHAPES: &str = include_str!("../../data/shapes.json");
const NAUTOMA: &str = include_str!("../../data/nautoma.json");
const ACHIEVEMENTS: &str = include_str!("../../data/achievements.json");

fn changed(file: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut file = serde_json::from_str(file).unwrap();
    change(&mut file);
    file.to_string()
}

/// The reason why a file is refused; empty if it is read.
fn why<T>(read: Result<T, table::Refusal>) -> String {
    let reason = |why: table::Refusal| why.text.args.into_iter().find(|(name, _)| name == "reason");
    read.map_or_else(|why| format!("{:?}", reason(why).unwrap().1), |_| String::new())
}

fn fish_refused(change: impl FnOnce(&mut Value)) -> String {
    why(data::fish::read(&changed(FISH, |file| change(&mut file["cards"])), MAT, SHAPES))
}

fn mat_refused(change: impl FnOnce(&mut Value)) -> String {
    why(data::fish::read(FISH, &changed(MAT, change), SHAPES))
}

#[test]
fn a_broken_fish_is_named_with_what_is_broken() {
    assert_eq!(fish_refused(|_| {}), "");
    let card = |change: fn(&mut Value)| fish_refused(|cards| change(&mut cards[6]));
    for (broken, words) in [
        (card(|c| c["id"] = json!(8)), "card 8: number or deck"),
        (card(|c| c["deck"] = json!("starter")), "card 7: number or deck"),
        (card(|c| (c["length_cm"], c["size"]) = (json!(50), json!("small"))), "card 7: size or zones"),
        (card(|c| (c["length_cm"], c["size"]) = (json!(49), json!("medium"))), "card 7: size or zones"),
        (card(|c| (c["length_cm"], c["size"]) = (json!(150), json!("medium"))), "card 7: size or zones"),
        (card(|c| (c["length_cm"], c["size"]) = (json!(149), json!("large"))), "card 7: size or zones"),
        (card(|c| c["zones"] = json!([])), "card 7: size or zones"),
        (card(|c| c["effects"] = json!([])), "card 7: effects"),
        (card(|c| c["effects"] = json!([{"op": "draw", "n": 1}, {"op": "draw", "n": 2}])), "card 7: effects"),
        (card(|c| c["effects"] = json!([{"op": "draw", "n": 0}])), "card 7: effect"),
        (card(|c| c["effects"] = json!([{"op": "draw", "n": 256}])), "card 7: effect"),
        (card(|c| c["tags"] = json!({"shy": 1})), "card 7: tag"),
        (card(|c| c["points"] = json!(c["points"].as_u64().unwrap() + 1)), "totals"),
        (card(|c| c["cost"]["sand"] = json!(1)), "sand"),
        (fish_refused(|cards| cards[125]["deck"] = json!("main")), "card 126: number or deck"),
        (fish_refused(|cards| drop(cards.as_array_mut().unwrap().pop())), "totals"),
    ] {
        assert!(broken.contains(words), "{words}: {broken}");
    }
    // Lengths on either side of the limits are read.
    let fits = |length: u16, size: &str| card_with(length, size).contains("size or zones");
    assert!(!fits(49, "small") && !fits(50, "medium") && !fits(149, "medium") && !fits(150, "large"));
    let many = |ops: &[&str]| {
        let effects: Vec<Value> = ops.iter().map(|op| json!({"op": op, "n": 1})).collect();
        fish_refused(|cards| cards[6]["effects"] = json!(effects))
    };
    assert!(!many(&["draw", "hatch", "move", "recover"]).contains("effects"), "four are as many as there may be");
    assert!(many(&["draw", "hatch", "move", "recover", "lay_egg"]).contains("card 7: effects"));
}

fn card_with(length: u16, size: &str) -> String {
    fish_refused(|cards| (cards[6]["length_cm"], cards[6]["size"]) = (json!(length), json!(size)))
}

#[test]
fn a_broken_mat_is_refused() {
    assert_eq!(mat_refused(|_| {}), "");
    for (broken, words) in [
        (mat_refused(|m| m["rows"][3]["zone"] = json!("midnight")), "row 4"),
        (mat_refused(|m| m["rows"] = json!(3)), "rows"),
        (mat_refused(|m| m["forage"][1]["row"] = json!(7)), "forage slot"),
        (mat_refused(|m| m["forage"][1]["length_cm"] = json!("long")), "forage length"),
        (mat_refused(|m| m["forage"][1]["name"] = json!(1)), "forage name"),
        (mat_refused(|m| drop(m["forage"].as_array_mut().unwrap().pop())), "three forage fish"),
        (mat_refused(|m| m["bonuses"]["green"]["bottom"]["n"] = json!(0)), "bonus green bottom"),
        (mat_refused(|m| m["bonuses"]["blue"]["midnight"]["alternative"] = json!(0)), "blue midnight alternative"),
        (mat_refused(|m| m["start_young"]["row"] = json!(0)), "start young"),
        (mat_refused(|m| m["start_young"]["alternative"]["site"] = json!("red")), "start young"),
    ] {
        assert!(broken.contains(words), "{words}: {broken}");
    }
}

#[test]
fn a_broken_file_about_nautoma_is_refused_with_its_reason() {
    let nautoma = |change: fn(&mut Value)| why(data::read(&changed(NAUTOMA, change), ACHIEVEMENTS));
    let tiles = |change: fn(&mut Value)| why(data::read(NAUTOMA, &changed(ACHIEVEMENTS, change)));
    assert_eq!((nautoma(|_| {}), tiles(|_| {})), (String::new(), String::new()));
    for (broken, words) in [
        (nautoma(|f| f["levels"].as_array_mut().unwrap().swap(1, 2)), "levels 1 to 5 in order"),
        (nautoma(|f| drop(f["levels"].as_array_mut().unwrap().pop())), "five levels"),
        (nautoma(|f| f["decision_sets"][0]["id"] = json!("other")), "no house set"),
        (nautoma(|f| drop(f["decision_sets"][0]["cards"].as_array_mut().unwrap().pop())), "CardSetSize"),
        (nautoma(|f| f["ravel"]["cards"][2]["rows"] = json!([])), "R3"),
        (nautoma(|f| f["ravel"]["cards"][2]["rows"] = json!([1, 1])), "R3"),
        (nautoma(|f| f["ravel"]["cards"][2]["rows"] = json!([0])), "R3"),
        (nautoma(|f| f["ravel"]["cards"][2]["rows"] = json!([7])), "R3"),
        (nautoma(|f| f["ravel"]["cards"][2]["column"] = json!("red")), "R3"),
        (nautoma(|f| drop(f["ravel"]["cards"].as_array_mut().unwrap().pop())), "six Ravel cards"),
        (nautoma(|f| f["dive"]["hatch_max"] = json!("many")), "dive"),
        (tiles(|f| f["tiles"][7]["week"] = json!(1)), "week, line or set size"),
        (tiles(|f| f["tiles"][7]["line"] = json!(1)), "week, line or set size"),
        (tiles(|f| f["tiles"][7]["id"] = json!("W2-3")), "week, line or set size"),
        (tiles(|f| f["tiles"][7]["set_size"] = json!(0)), "week, line or set size"),
        (tiles(|f| f["tiles"][7]["base_calm"]["value"] = json!(20)), "totals"),
        (tiles(|f| f["side_b_bonus"] = json!({})), "no bonus points"),
    ] {
        assert!(broken.contains(words), "{words}: {broken}");
    }
    // Any rows but none.
    let rows = |rows: Value| {
        let file = changed(NAUTOMA, |f| f["ravel"]["cards"][2]["rows"] = rows);
        data::read(&file, ACHIEVEMENTS).unwrap().ravel[2].row_list()
    };
    assert_eq!((rows(json!([6, 1, 3])), rows(json!([1, 2, 3, 4, 5, 6]))), (vec![1, 3, 6], vec![1, 2, 3, 4, 5, 6]));
}

/// An effect as the file has it.
fn effect_in_file(effect: &EffectShown) -> Value {
    let mut file = json!({"op": effect.op});
    if let Some(n) = effect.n {
        file["n"] = json!(n);
    }
    if let Some(scope) = effect.scope {
        file["scope"] = json!({"by": scope.by, "value": scope.value});
    }
    if let Some(points) = effect.points {
        file["points"] = json!(points);
    }
    if let Some(when) = effect.when {
        file["when"] = json!({"kind": when.kind});
        if let Some(n) = when.n {
            file["when"]["n"] = json!(n);
        }
    }
    file
}

#[test]
fn every_card_is_shown_as_its_file_has_it() {
    let file: Value = serde_json::from_str(FISH).unwrap();
    let cards = file["cards"].as_array().unwrap();
    let mut seen = BTreeMap::new();
    for seed in 0.. {
        let session = Session::start(&GAME, digital(seed)).unwrap();
        let shown = session.screen().state.of::<Shown>().unwrap();
        seen.extend(shown.cards.iter().map(|(id, card)| (*id, card.clone())));
        if seen.len() == FISH_COUNT {
            break;
        }
        assert!(seed < 2_000, "{} of {FISH_COUNT}", seen.len());
    }
    for (id, card) in seen {
        assert_eq!(card.forage, id >= FORAGE);
        let home = fish(id).home();
        assert!(card.zones.contains(&home) && card.zones.iter().all(|zone| *zone as u8 >= home as u8));
        if card.forage {
            assert_eq!((card.trigger, card.effects.len(), card.latin, card.starter), (None, 0, "", false));
            continue;
        }
        let printed = &cards[usize::from(id) - 1];
        assert_eq!((json!(card.name), json!(card.latin)), (printed["name"].clone(), printed["latin"].clone()));
        for (shown, field) in [
            (json!(card.cost), "cost"),
            (json!(card.band), "band"),
            (json!(card.bottom_row_only), "bottom_row_only"),
            (json!(card.points), "points"),
            (json!(card.length_cm), "length_cm"),
            (json!(card.size), "size"),
            (json!(card.trigger), "trigger"),
            (json!(card.all_players), "all_players"),
        ] {
            assert_eq!(shown, printed[field], "{field} of {id}");
        }
        assert_eq!(json!(card.zones).as_array().unwrap().len(), printed["zones"].as_array().unwrap().len());
        assert_eq!(card.starter, printed["deck"] == "starter");
        let tags = printed["tags"].as_object().unwrap().iter().filter(|(_, n)| **n != 0);
        assert_eq!(json!(card.tags), Value::Object(tags.map(|(tag, n)| (tag.clone(), n.clone())).collect()), "{id}");
        let effects: Vec<Value> = card.effects.iter().map(effect_in_file).collect();
        assert_eq!(json!(effects), printed["effects"], "{id}");
        let parts: Vec<(&str, u8)> = fish(id).cost.parts().collect();
        let costs = printed["cost"].as_object().unwrap().iter().filter(|(_, n)| **n != 0);
        assert_eq!(parts, costs.map(|(kind, n)| (kind.as_str(), n.as_u64().unwrap() as u8)).collect::<Vec<_>>());
        assert_eq!(name(id).name, card.name);
    }
}
