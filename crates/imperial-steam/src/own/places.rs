//! Cities and links of the person's own map: typed in, named anew, taken off the board, joined.

use serde_json::{Value, json};
use table::{Answer, Label, Msg, Opt, Refusal, msg};

use super::figures::{Add, FieldOf, needs_options, needs_word, prov};
use super::{NEEDS, list};
use crate::names::Cities;
use crate::words::plain;

/// The longest name of a city.
const LETTERS: usize = 60;

/// The names of the cities.
fn names(map: &Value) -> Vec<&str> {
    list(&map["cities"]).filter_map(|c| c["name"].as_str()).collect()
}

/// Start and goal stay where they are.
fn fixed(city: &Value) -> bool {
    city["kind"] == "start" || city["kind"] == "goal"
}

/// Cities, their names and tiles; links and what they need; which cities are linked.
pub(super) fn place_figures(map: &Value, add: &mut Add<'_>) {
    let tile_prov = prov(&map["tile_prov"]);
    let all = names(map);
    let removable = list(&map["cities"]).filter(|c| !fixed(c)).filter_map(|c| c["name"].as_str());
    let (present, options) = removable.map(|name| (name.to_owned(), plain(name))).unzip();
    let provenance = prov(map.get("cities_prov").unwrap_or(&map["tile_prov"]));
    add(
        "cities",
        "map.cities".into(),
        msg!("imperial-steam-own-cities").into(),
        FieldOf::Order(present, options),
        provenance,
    );
    for city in list(&map["cities"]) {
        let name = city["name"].as_str().unwrap_or_default();
        let label = |what: &'static str| Label::of(Msg::plain(name), msg!("imperial-steam-own-city", what = what));
        if !fixed(city) {
            let field = FieldOf::Name(name.to_owned());
            add("cities", format!("map.city.{name}.name"), label("name"), field, prov(&city["prov"]));
        }
        for (what, most) in [("sites", 9), ("bonus", 3)] {
            let n = city[what].as_i64().unwrap_or(0);
            let provenance = if city["tile_prov"].is_null() { tile_prov } else { prov(&city["tile_prov"]) };
            add("cities", format!("map.city.{name}.{what}"), label(what), FieldOf::Number(n, (0, most)), provenance);
        }
    }
    for link in list(&map["links"]) {
        let field = FieldOf::Word(needs_word(link).to_owned(), needs_options());
        let name = link_name(link);
        add("links", format!("map.link.{name}"), Msg::plain(name).into(), field, prov(&link["prov"]));
    }
    for city in list(&map["cities"]) {
        let name = city["name"].as_str().unwrap_or_default();
        let next = list(&map["links"]).filter_map(|l| other_end(l, name)).map(str::to_owned).collect();
        let others = all.iter().filter(|n| **n != name).map(|n| plain(*n)).collect();
        let label = msg!("imperial-steam-own-next", city = name).into();
        add("next", format!("map.next.{name}"), label, FieldOf::Names(next, others), prov(&city["next_prov"]));
    }
    let semmering = list(&map["links"]).find(|l| {
        let ends = [&map["semmering"][0], &map["semmering"][1]];
        [&l["a"], &l["b"]] == ends || [&l["b"], &l["a"]] == ends
    });
    let mut links = vec![Opt::new("none", msg!("imperial-steam-answer-none"))];
    links.extend(list(&map["links"]).map(|l| plain(link_name(l))));
    let field = FieldOf::Word(semmering.map_or_else(|| "none".to_owned(), link_name), links);
    let provenance = prov(map.get("semmering_prov").unwrap_or(&json!("booklet")));
    add("links", "map.semmering".into(), msg!("imperial-steam-own-semmering").into(), field, provenance);
}

fn link_name(link: &Value) -> String {
    format!("{}-{}", link["a"].as_str().unwrap_or_default(), link["b"].as_str().unwrap_or_default())
}

fn other_end<'l>(link: &'l Value, city: &str) -> Option<&'l str> {
    match (link["a"].as_str()?, link["b"].as_str()?) {
        (a, b) if a == city => Some(b),
        (a, b) if b == city => Some(a),
        _ => None,
    }
}

fn bad_name(why: &'static str, city: &str) -> Refusal {
    Refusal::new("BadName", msg!("imperial-steam-error-name", why = why, city = city))
}

/// A typed name: that of a city on the map, however it is spelt, or a new one.
fn meant(map: &Value, typed: &str) -> Result<String, Refusal> {
    let typed = typed.trim();
    if typed.is_empty() || typed.chars().count() > LETTERS {
        return Err(bad_name("empty", typed));
    }
    let mut cities = Cities::default();
    for name in names(map) {
        cities.add(name);
    }
    Ok(cities.find(typed).map_or_else(|| typed.to_owned(), |city| cities.of(city).to_owned()))
}

fn city_mut<'m>(map: &'m mut Value, name: &str) -> Option<&'m mut Value> {
    map["cities"].as_array_mut()?.iter_mut().find(|c| c["name"] == name)
}

/// Enters a figure of a city or a link; false if the field is neither.
pub(super) fn enter_place(map: &mut Value, field: &str, value: &Answer) -> Result<bool, Refusal> {
    let word = value.id().unwrap_or_default();
    if let (Some(city), Answer::Several(next)) = (field.strip_prefix("map.next."), value) {
        join(map, city, next)?;
    } else if let ("map.cities", Answer::Several(kept)) = (field, value) {
        let gone: Vec<String> = list(&map["cities"])
            .filter(|c| !fixed(c))
            .filter_map(|c| c["name"].as_str())
            .filter(|name| !kept.iter().any(|k| k == name))
            .map(str::to_owned)
            .collect();
        take_off(map, &gone);
        map["cities_prov"] = json!("owner");
    } else if let Some(name) = field.strip_prefix("map.city.").and_then(|f| f.strip_suffix(".name")) {
        rename(map, name, word)?;
    } else if let Some((name, what)) = field.strip_prefix("map.city.").and_then(|f| f.rsplit_once('.')) {
        if let Some(city) = city_mut(map, name) {
            city[what] = json!(value.number().unwrap_or(0));
            city["tile_prov"] = json!("owner");
        }
    } else if let Some(name) = field.strip_prefix("map.link.") {
        let needs = NEEDS.iter().find(|l| l.0 == word).map_or(&[][..], |l| l.1);
        let mut links = map["links"].as_array_mut().into_iter().flatten();
        if let Some(link) = links.find(|l| link_name(l) == name) {
            link["needs"] = json!(needs);
            link["prov"] = json!("owner");
        }
    } else if field == "map.semmering" {
        let link = list(&map["links"]).find(|l| link_name(l) == word);
        map["semmering"] = link.map_or(Value::Null, |l| json!([l["a"], l["b"]]));
        map["semmering_prov"] = json!("owner");
    } else {
        return Ok(false);
    }
    Ok(true)
}

/// These cities are one link from this one, no others; a city that was not on the map now is.
fn join(map: &mut Value, city: &str, next: &[String]) -> Result<(), Refusal> {
    let mut meant_next = Vec::new();
    for typed in next {
        let to = meant(map, typed)?;
        if to == city {
            return Err(bad_name("taken", &to));
        }
        if !names(map).contains(&to.as_str()) {
            let new = json!({
                "name": to, "kind": "city", "sites": 0, "bonus": 0,
                "prov": "owner", "tile_prov": "owner", "next_prov": "owner",
            });
            map["cities"].as_array_mut().into_iter().for_each(|cities| cities.push(new.clone()));
        }
        meant_next.push(to);
    }
    let Some(links) = map["links"].as_array_mut() else { return Ok(()) };
    links.retain(|l| other_end(l, city).is_none_or(|b| meant_next.iter().any(|n| n == b)));
    for to in &meant_next {
        if !links.iter().any(|l| other_end(l, city) == Some(to)) {
            links.push(json!({ "a": city, "b": to, "needs": [], "prov": "owner" }));
        }
    }
    if let Some(city) = city_mut(map, city) {
        city["next_prov"] = json!("owner");
    }
    Ok(())
}

/// These cities are not on the person's board, nor are their links.
fn take_off(map: &mut Value, gone: &[String]) {
    let is_gone = |name: &Value| name.as_str().is_some_and(|name| gone.iter().any(|g| g == name));
    if let Some(cities) = map["cities"].as_array_mut() {
        cities.retain(|c| !is_gone(&c["name"]));
    }
    if let Some(links) = map["links"].as_array_mut() {
        links.retain(|l| !is_gone(&l["a"]) && !is_gone(&l["b"]));
    }
}

/// The city has another name on the person's board.
fn rename(map: &mut Value, from: &str, typed: &str) -> Result<(), Refusal> {
    let to = meant(map, typed)?;
    // The same city spelt otherwise is a new spelling; another city's name is taken.
    let to = if to == from { typed.trim().to_owned() } else { to };
    if to != from && names(map).contains(&to.as_str()) {
        return Err(bad_name("taken", &to));
    }
    let anew = |name: &mut Value| {
        if *name == *from {
            *name = json!(to);
        }
    };
    for link in map["links"].as_array_mut().into_iter().flatten() {
        anew(&mut link["a"]);
        anew(&mut link["b"]);
    }
    for hub in map["hubs"].as_object_mut().into_iter().flat_map(|hubs| hubs.values_mut()) {
        anew(&mut hub["city"]);
    }
    map["semmering"].as_array_mut().into_iter().flatten().for_each(anew);
    if let Some(city) = city_mut(map, from) {
        city["name"] = json!(to);
        city["prov"] = json!("owner");
    }
    Ok(())
}
