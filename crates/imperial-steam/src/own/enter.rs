//! Entering a figure.

use serde_json::{Value, json};
use table::Answer;

use super::list;

fn find<'v>(list: &'v mut Value, key: &str, is: &Value) -> Option<&'v mut Value> {
    list.as_array_mut()?.iter_mut().find(|v| v[key] == *is)
}

/// A typical effect with this name, to be adjusted.
fn usual_effect(name: &str) -> Value {
    match name {
        "build_tracks" => json!({"effect": name, "count": 1, "rule": "targets"}),
        "gain_gulden" => json!({"effect": name, "n": 10}),
        "take_contract" => json!({"effect": name, "max_missing": 0}),
        "deliver" => json!({"effect": name, "n": 1, "give": 1}),
        "build_factory" | "nothing" => json!({"effect": name}),
        _ => json!({"effect": name, "n": 1}),
    }
}

pub(super) fn enter_block(cards: &mut Value, id: &str, no: &str, what: &[&str], value: &Answer) {
    let Some(card) = find(&mut cards["action_cards"], "id", &json!(id)) else { return };
    let no: i64 = no.parse().unwrap_or(0);
    let word = value.id().unwrap_or_default();
    let Some(blocks) = card["blocks"].as_array_mut() else { return };
    if what == ["effect"] && word == "none" {
        blocks.retain(|b| b["no"] != json!(no));
        return;
    }
    if !blocks.iter().any(|b| b["no"] == json!(no)) {
        blocks.push(json!({
            "no": no, "title": "Own block", "title_de": "Eigener Abschnitt", "conditions": [],
            "cost": {"gulden": 0, "goods": 0}, "effects": [], "slot": null,
        }));
    }
    let Some(block) = blocks.iter_mut().find(|b| b["no"] == json!(no)) else { return };
    block["prov"] = json!("owner");
    match what {
        ["effect"] => block["effects"] = json!([usual_effect(word)]),
        ["effect", "rule"] => block["effects"][0]["rule"] = json!(word),
        ["effect", name] => block["effects"][0][*name] = json!(value.number().unwrap_or(0)),
        [name @ ("gulden" | "goods")] => block["cost"][*name] = json!(value.number().unwrap_or(0)),
        [condition, rest @ ..] => {
            let at = condition.trim_start_matches("if").parse::<usize>().unwrap_or(1).saturating_sub(1);
            let Some(conditions) = block["conditions"].as_array_mut() else { return };
            match rest {
                [] if word == "none" => {
                    if at < conditions.len() {
                        conditions.remove(at);
                    }
                }
                [] => {
                    let to = conditions.get(at).map_or(json!(no + 1), |c| c["fail_to"].clone());
                    let new = match word {
                        "hired_between" => json!({"check": word, "lo": 0, "hi": 15, "fail_to": to}),
                        "influence_reaches_lowest_hub" | "trieste_not_in_network" => {
                            json!({"check": word, "fail_to": to})
                        }
                        _ => json!({"check": word, "n": 1, "fail_to": to}),
                    };
                    match conditions.get_mut(at) {
                        Some(old) => *old = new,
                        None => conditions.push(new),
                    }
                }
                [name, ..] => {
                    if let Some(condition) = conditions.get_mut(at) {
                        condition[*name] = json!(value.number().unwrap_or(0));
                    }
                }
            }
        }
        [] => {}
    }
}

pub(super) fn enter_slot(cards: &mut Value, id: &str, slot: &str, value: &Answer) {
    let Some(card) = find(&mut cards["decision_cards"], "id", &json!(id)) else { return };
    let from = if slot == "ties" { "A" } else { slot };
    let slots = &mut card["slots"][from];
    slots["prov"] = json!("owner");
    match value {
        Answer::Several(order) => slots["order"] = json!(order),
        other if other.id() == Some("influence") => slots["ties"] = json!(["influence", "sites", "name"]),
        _ => slots["ties"] = json!(["sites", "influence", "name"]),
    }
}

/// Sets the value at a place counted from 1, appending it if the place is still empty; or removes the one there.
pub(super) fn place(list: &mut Vec<Value>, at: &str, value: Value, gone: bool) {
    let at = at.parse::<usize>().unwrap_or(1).saturating_sub(1);
    match (gone, at < list.len()) {
        (true, true) => drop(list.remove(at)),
        (false, true) => list[at] = value,
        (false, false) => list.push(value),
        (true, false) => {}
    }
}

/// A reward by its word: gulden, or a key.
pub(super) fn reward(word: &str) -> Value {
    word.parse::<i64>().map_or_else(|_| json!(word), |n| json!(n))
}

pub(super) fn enter_map(map: &mut Value, field: &str, value: &Answer) {
    let n = json!(value.number().unwrap_or(0));
    let word = value.id().unwrap_or_default();
    if let Some(hub) = field.strip_prefix("map.hub.") {
        let Some((colour, what)) = hub.split_once('.') else { return };
        let columns: Vec<i64> = list(&map["influence"]["columns"]).filter_map(Value::as_i64).collect();
        let hub = &mut map["hubs"][colour];
        let parts: Vec<&str> = what.split('.').collect();
        if what == "city" {
            hub["city"] = json!(word);
            hub["prov"]["city"] = json!("owner");
        } else if let ["price", step] = parts[..] {
            let mut prices: Vec<Value> = list(&hub["worker_prices"]).cloned().collect();
            place(&mut prices, step, n, value.number() == Some(0));
            hub["price_at"] = json!(0);
            hub["worker_prices"] = json!(prices);
            hub["prov"]["worker_prices"] = json!("owner");
        } else if let ["demand", good, space] = parts[..] {
            let mut spaces: Vec<Value> = list(&hub["demand"][good]).cloned().collect();
            place(&mut spaces, space, reward(word), word == "none");
            hub["demand"][good] = json!(spaces);
            hub["prov"]["demand"] = json!("owner");
        } else if what == "column" {
            hub["column"] = json!(columns.iter().position(|c| c.to_string() == word));
            hub["prov"]["column"] = json!("owner");
        } else {
            hub["engineers"][what] = n;
            hub["prov"]["engineers"] = json!("owner");
        }
    } else if field == "map.columns" {
        let Answer::Several(labels) = value else { return };
        let mut columns: Vec<i64> = labels.iter().filter_map(|l| l.parse().ok()).collect();
        columns.sort_unstable();
        columns.dedup();
        let before: Vec<i64> = list(&map["influence"]["columns"]).filter_map(Value::as_i64).collect();
        // Markers and flags keep their values.
        let moved = |at: &Value| {
            let value = at.as_u64().and_then(|i| before.get(usize::try_from(i).ok()?)).copied().unwrap_or(0);
            json!(columns.iter().position(|c| *c >= value).unwrap_or(columns.len().saturating_sub(1)))
        };
        for hub in map["hubs"].as_object_mut().into_iter().flat_map(|hubs| hubs.values_mut()) {
            hub["column"] = moved(&hub["column"]);
        }
        for flag in map["influence"]["flags"].as_array_mut().into_iter().flatten() {
            flag["column"] = moved(&flag["column"]);
        }
        map["influence"]["columns"] = json!(columns);
        map["influence"]["prov"] = json!("owner");
    } else if let Some((at, what)) = field.strip_prefix("map.flag.").and_then(|f| f.split_once('.')) {
        let columns: Vec<i64> = list(&map["influence"]["columns"]).filter_map(Value::as_i64).collect();
        let mut flags: Vec<Value> = list(&map["influence"]["flags"]).cloned().collect();
        if what == "value" {
            if let Some(flag) = at.parse::<usize>().ok().and_then(|i| flags.get_mut(i.wrapping_sub(1))) {
                flag["value"] = n;
            }
        } else {
            let old = at.parse::<usize>().ok().and_then(|i| flags.get(i.wrapping_sub(1))).map(|f| f["value"].clone());
            let column = columns.iter().position(|c| c.to_string() == word);
            let flag = json!({ "column": column, "value": old.unwrap_or_else(|| json!(0)) });
            place(&mut flags, at, flag, column.is_none());
        }
        map["influence"]["flags"] = json!(flags);
        map["influence"]["prov"] = json!("owner");
    } else if let Some((id, what)) = field.strip_prefix("map.contract.").and_then(|f| f.rsplit_once('.')) {
        let Some(contracts) = map["contracts"].as_array_mut() else { return };
        let at = contracts.iter().position(|c| c["id"] == id);
        match (at, what, value.number()) {
            (Some(at), "slots", Some(0)) => drop(contracts.remove(at)),
            (Some(at), what, _) => contracts[at][what] = n,
            (None, "slots", Some(1..)) => contracts.push(json!({ "id": id, "value": 100, "slots": n })),
            (None, ..) => {}
        }
        map["contracts_prov"] = json!("owner");
    } else if let ("map.opening", Answer::Several(numbers)) = (field, value) {
        let mut numbers: Vec<i64> = numbers.iter().filter_map(|n| n.parse().ok()).collect();
        numbers.sort_unstable();
        map["opening_numbers"] = json!(numbers);
        map["opening_numbers_prov"] = json!("owner");
    } else if let Some((what, good)) = field.strip_prefix("map.supply.").and_then(|f| f.split_once('.')) {
        map["supply"][what][good] = n;
        map["supply"]["prov"] = json!("owner");
    }
}
