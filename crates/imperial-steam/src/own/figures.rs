//! Every figure that can be entered.

use serde_json::Value;
use table::{Field, Figure, Msg, Opt, Provenance, msg};

use super::{NEEDS, list};
use crate::data::cards::{CHECKS, EFFECTS, Title};
use crate::data::words_of;
use crate::names::{Colour, Engineer, Good, Target, TrackRule};
use crate::words::plain;

fn prov(value: &Value) -> Provenance {
    serde_json::from_value(value.clone()).unwrap_or(Provenance::House)
}

fn words(words: &[&'static str], label: fn(&'static str) -> Msg) -> Vec<Opt> {
    words.iter().map(|w| Opt::new(*w, label(w))).collect()
}

fn named(name: &'static str) -> Msg {
    msg!("imperial-steam-check-name", name = name)
}

fn effect_named(name: &'static str) -> Msg {
    msg!("imperial-steam-effect", name = name)
}

/// Every figure of an action card.
pub(super) fn action_figures(card: &Value, figures: &mut Vec<Figure>) {
    let id = card["id"].as_str().unwrap_or_default();
    let title = Title {
        en: card["title"].as_str().unwrap_or_default().to_owned(),
        de: card["title_de"].as_str().unwrap_or_default().to_owned(),
    };
    let section = msg!("imperial-steam-own-action", id = id, title = title.msg());
    let blocks: Vec<&Value> = list(&card["blocks"]).collect();
    for block in &blocks {
        let no = block["no"].as_i64().unwrap_or(0);
        let provenance = prov(&block["prov"]);
        let mut add = |name: String, what: &'static str, place: i64, field: FieldOf| {
            let label = msg!("imperial-steam-own-block", no = no, what = what, place = place);
            let field = field.build(format!("action.{id}.{no}.{name}"), label);
            figures.push(Figure { section: section.clone(), field, provenance });
        };
        let conditions: Vec<&Value> = list(&block["conditions"]).collect();
        for (i, condition) in conditions.iter().enumerate() {
            let k = i as i64 + 1;
            let check = condition["check"].as_str().unwrap_or("none").to_owned();
            add(format!("if{k}"), "check", k, FieldOf::Word(check, checks()));
            for (name, what) in [("n", "n"), ("lo", "lo"), ("hi", "hi"), ("fail_to", "fail_to")] {
                if let Some(n) = condition[name].as_i64() {
                    add(format!("if{k}.{name}"), what, k, FieldOf::Number(n, (0, 999)));
                }
            }
        }
        let k = conditions.len() as i64 + 1;
        add(format!("if{k}"), "check", k, FieldOf::Word("none".into(), checks()));
        for name in ["gulden", "goods"] {
            let n = block["cost"][name].as_i64().unwrap_or(0);
            add(name.to_owned(), if name == "gulden" { "gulden" } else { "goods" }, 0, FieldOf::Number(n, (0, 999)));
        }
        let effect = &block["effects"][0];
        let name = effect["effect"].as_str().unwrap_or("nothing").to_owned();
        add("effect".into(), "effect", 0, FieldOf::Word(name, effects()));
        for (name, what) in [("n", "n"), ("count", "count"), ("max_missing", "max_missing"), ("give", "give")] {
            if let Some(n) = effect[name].as_i64() {
                add(format!("effect.{name}"), what, 0, FieldOf::Number(n, (0, 999)));
            }
        }
        if let Some(rule) = effect["rule"].as_str() {
            let rules = words(&words_of(&TrackRule::ALL), |r| msg!("imperial-steam-rule", name = r));
            add("effect.rule".into(), "rule", 0, FieldOf::Word(rule.to_owned(), rules));
        }
    }
    let next = blocks.last().and_then(|b| b["no"].as_i64()).unwrap_or(0) + 1;
    let label = msg!("imperial-steam-own-block", no = next, what = "effect", place = 0);
    let field = FieldOf::Word("none".into(), effects()).build(format!("action.{id}.{next}.effect"), label);
    figures.push(Figure { section, field, provenance: Provenance::Owner });
}

fn checks() -> Vec<Opt> {
    let mut options = words(&CHECKS, named);
    options.push(Opt::new("none", named("none")));
    options
}

fn effects() -> Vec<Opt> {
    let mut options = words(&EFFECTS, effect_named);
    options.push(Opt::new("none", effect_named("none")));
    options
}

/// What a figure may be.
enum FieldOf {
    Number(i64, (i64, i64)),
    Word(String, Vec<Opt>),
    Order(Vec<String>, Vec<Opt>),
}

impl FieldOf {
    fn build(self, id: String, label: Msg) -> Field {
        match self {
            Self::Number(n, range) => Field::number(id, label, n, range),
            Self::Word(word, options) => Field::choice(id, label, word, options),
            Self::Order(order, options) => Field::several(id, label, order, options),
        }
    }
}

/// The slots of a decision card.
pub(super) fn decision_figures(card: &Value, figures: &mut Vec<Figure>) {
    let id = card["id"].as_str().unwrap_or_default();
    let section = msg!("imperial-steam-own-decision", id = id);
    let order = |slot: &str| -> Vec<String> {
        list(&card["slots"][slot]["order"]).filter_map(|w| w.as_str().map(str::to_owned)).collect()
    };
    let goods = || Good::ALL.iter().map(|g| Opt::new(g.id(), g.label())).collect();
    let ties: Vec<&str> = list(&card["slots"]["A"]["ties"]).filter_map(Value::as_str).collect();
    let first = if ties.first() == Some(&"influence") { "influence" } else { "sites" };
    let ties = ["sites", "influence"].map(|t| Opt::new(t, msg!("imperial-steam-own-tie", first = t))).to_vec();
    let targets = Target::ALL.iter().map(|t| Opt::new(t.id(), t.label())).collect();
    let colours = Colour::ALL.iter().map(|c| Opt::new(c.id(), c.label())).collect();
    let fields = [
        ("A", FieldOf::Order(order("A"), targets)),
        ("ties", FieldOf::Word(first.to_owned(), ties)),
        ("B", FieldOf::Order(order("B"), goods())),
        ("C", FieldOf::Order(order("C"), goods())),
        ("D", FieldOf::Order(order("D"), colours)),
    ];
    for (slot, field) in fields {
        let from = if slot == "ties" { "A" } else { slot };
        let provenance = prov(&card["slots"][from]["prov"]);
        let field = field.build(format!("decision.{id}.{slot}"), msg!("imperial-steam-own-slot", slot = slot));
        figures.push(Figure { section: section.clone(), field, provenance });
    }
}

/// The figures of the map: tiles, needs, hubs, contracts.
pub(super) fn map_figures(map: &Value, figures: &mut Vec<Figure>) {
    let mut add = |section: &'static str, id: String, label: Msg, field: FieldOf, provenance: Provenance| {
        let section = msg!("imperial-steam-own-map", part = section);
        figures.push(Figure { section, field: field.build(id, label), provenance });
    };
    let columns: Vec<i64> = list(&map["influence"]["columns"]).filter_map(Value::as_i64).collect();
    let tile_prov = prov(&map["tile_prov"]);
    for colour in Colour::ALL {
        let hub = &map["hubs"][colour.id()];
        if hub.is_null() {
            continue;
        }
        let options = columns.iter().map(|v| plain(v.to_string())).collect();
        let at = hub["column"].as_u64().and_then(|i| columns.get(usize::try_from(i).unwrap_or(0)));
        let value = at.map(i64::to_string).unwrap_or_default();
        let id = |what: &str| format!("map.hub.{}.{what}", colour.id());
        let label = |what: &'static str| msg!("imperial-steam-own-hub", colour = colour.label(), what = what);
        add("hubs", id("column"), label("column"), FieldOf::Word(value, options), prov(&hub["prov"]["column"]));
        for kind in Engineer::ALL {
            let n = hub["engineers"][kind.id()].as_i64().unwrap_or(0);
            let what = if kind == Engineer::Tunnel { "tunnel" } else { "bridge" };
            add("hubs", id(kind.id()), label(what), FieldOf::Number(n, (0, 9)), prov(&hub["prov"]["engineers"]));
        }
    }
    for city in list(&map["cities"]) {
        let name = city["name"].as_str().unwrap_or_default();
        for (what, most) in [("sites", 9), ("bonus", 3)] {
            let n = city[what].as_i64().unwrap_or(0);
            let label = msg!("imperial-steam-own-city", city = name, what = what);
            let provenance = if city["tile_prov"].is_null() { tile_prov } else { prov(&city["tile_prov"]) };
            add("cities", format!("map.city.{name}.{what}"), label, FieldOf::Number(n, (0, most)), provenance);
        }
    }
    for link in list(&map["links"]) {
        let (a, b) = (link["a"].as_str().unwrap_or_default(), link["b"].as_str().unwrap_or_default());
        let needs: Vec<&str> = list(&link["needs"]).filter_map(Value::as_str).collect();
        let both = needs.len() > 1;
        let word = if both { "both" } else { needs.first().copied().unwrap_or("none") };
        let options = NEEDS.iter().map(|(w, _)| Opt::new(*w, msg!("imperial-steam-answer-link", link = *w))).collect();
        let label = Msg::plain(format!("{a}-{b}"));
        add("links", format!("map.link.{a}-{b}"), label, FieldOf::Word(word.to_owned(), options), prov(&link["prov"]));
    }
    for contract in list(&map["contracts"]) {
        let id = contract["id"].as_str().unwrap_or_default();
        let n = contract["value"].as_i64().unwrap_or(0);
        let label = msg!("imperial-steam-own-contract", id = id);
        let provenance = prov(&map["contracts_prov"]);
        add("contracts", format!("map.contract.{id}.value"), label, FieldOf::Number(n, (1, 999)), provenance);
    }
}
