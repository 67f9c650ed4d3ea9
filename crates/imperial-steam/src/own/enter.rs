//! Entering a figure.

use serde_json::{Value, json};
use table::Answer;

use super::{NEEDS, list};

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
fn place(list: &mut Vec<Value>, at: &str, value: Value, gone: bool) {
    let at = at.parse::<usize>().unwrap_or(1).saturating_sub(1);
    match (gone, at < list.len()) {
        (true, true) => drop(list.remove(at)),
        (false, true) => list[at] = value,
        (false, false) => list.push(value),
        (true, false) => {}
    }
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
            let reward = word.parse::<i64>().map_or_else(|_| json!(word), |n| json!(n));
            place(&mut spaces, space, reward, word == "none");
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
    } else if let Some(city) = field.strip_prefix("map.next.") {
        let Answer::Several(next) = value else { return };
        let ends = |l: &Value| (l["a"].as_str().map(str::to_owned), l["b"].as_str().map(str::to_owned));
        let other = |l: &Value| match ends(l) {
            (Some(a), Some(b)) if a == city => Some(b),
            (Some(a), Some(b)) if b == city => Some(a),
            _ => None,
        };
        let Some(links) = map["links"].as_array_mut() else { return };
        links.retain(|l| other(l).is_none_or(|b| next.contains(&b)));
        for to in next {
            if !links.iter().any(|l| other(l).as_ref() == Some(to)) {
                links.push(json!({ "a": city, "b": to, "needs": [], "prov": "owner" }));
            }
        }
    } else if let Some(city) = field.strip_prefix("map.city.") {
        let Some((name, what)) = city.rsplit_once('.') else { return };
        if let Some(city) = find(&mut map["cities"], "name", &json!(name)) {
            city[what] = n;
            city["tile_prov"] = json!("owner");
        }
    } else if let Some(link) = field.strip_prefix("map.link.") {
        let needs = NEEDS.iter().find(|l| l.0 == word).map_or(&[][..], |l| l.1);
        let is = |l: &Value| {
            format!("{}-{}", l["a"].as_str().unwrap_or_default(), l["b"].as_str().unwrap_or_default()) == link
        };
        if let Some(link) = map["links"].as_array_mut().and_then(|links| links.iter_mut().find(|l| is(l))) {
            link["needs"] = json!(needs);
            link["prov"] = json!("owner");
        }
    } else if let Some(id) = field.strip_prefix("map.contract.").and_then(|f| f.strip_suffix(".value")) {
        if let Some(contract) = find(&mut map["contracts"], "id", &json!(id)) {
            contract["value"] = n;
        }
        map["contracts_prov"] = json!("owner");
    }
}
