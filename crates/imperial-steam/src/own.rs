//! The person's own cards and map (§14.4): the house file is copied, the owner changes blocks, orders
//! and figures, and what was changed is marked `owner`. Cards and map are two sections of one document.

use serde_json::{Value, json};
use table::{Answer, Field, Figure, Msg, Opt, OwnCards, Provenance, Refusal, msg};

use crate::card_file::words_of;
use crate::cards::{self, CHECKS, EFFECTS, TrackRule};
use crate::companion::{OWN, section};
use crate::map;
use crate::word::{Colour, Engineer, Good, Target};

/// The format of the document.
pub const FORMAT: &str = "vis-a-vis/franz-own/1";

/// The person's own cards and map.
pub struct Own;

/// The person's own cards and map.
pub static OWN_CARDS: Own = Own;

impl OwnCards for Own {
    fn name(&self) -> &'static str {
        OWN
    }

    fn figures(&self, own: Option<&Value>) -> Vec<Figure> {
        let (cards, map) = sections(own);
        let mut figures = Vec::new();
        for card in list(&cards["action_cards"]) {
            action_figures(card, &mut figures);
        }
        for card in list(&cards["decision_cards"]) {
            decision_figures(card, &mut figures);
        }
        map_figures(&map, &mut figures);
        figures
    }

    fn enter(&self, own: Option<&Value>, field: &str, value: &Answer) -> Result<Value, Refusal> {
        let figures = self.figures(own);
        let Some(figure) = figures.iter().find(|f| f.field.id == field) else {
            return Err(Refusal::new("UnknownField", msg!("steam-error-own-field", field = field)));
        };
        figure.field.question().accepts(value)?;
        let (mut cards, mut map) = sections(own);
        let parts: Vec<&str> = field.split('.').collect();
        let of_map = parts.first() == Some(&"map");
        match parts[..] {
            ["action", id, no, ..] => enter_block(&mut cards, id, no, &parts[3..], value),
            ["decision", id, slot] => enter_slot(&mut cards, id, slot, value),
            _ => enter_map(&mut map, field, value),
        }
        let mut document = json!({ "format": FORMAT });
        let had = |name: &str, format: &str| own.is_some_and(|o| section(o, name, format).is_some());
        if !of_map || had("cards", cards::FORMAT) {
            document["cards"] = cards;
        }
        if of_map || had("map", map::FORMAT) {
            document["map"] = map;
        }
        match self.check(&document).into_iter().next() {
            Some(wrong) => Err(wrong),
            None => Ok(document),
        }
    }

    fn check(&self, own: &Value) -> Vec<Refusal> {
        let cards = section(own, "cards", cards::FORMAT).map(cards::read);
        let map = section(own, "map", map::FORMAT).map(map::read);
        if cards.is_none() && map.is_none() {
            let field = if own["format"].is_string() { "cards, map" } else { "format" };
            return vec![Refusal::new("E-CARDS-FORMAT", msg!("steam-error-cards-format", field = field))];
        }
        let wrong = [cards.and_then(Result::err), map.and_then(Result::err)];
        wrong.into_iter().flatten().flatten().collect()
    }
}

/// The card file and the map file of a document; the house's where it has none.
fn sections(own: Option<&Value>) -> (Value, Value) {
    let pick = |name: &str, format: &str, house: &'static Value| {
        own.and_then(|o| section(o, name, format)).unwrap_or(house).clone()
    };
    (pick("cards", cards::FORMAT, cards::house_value()), pick("map", map::FORMAT, map::house_value()))
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn prov(value: &Value) -> Provenance {
    serde_json::from_value(value.clone()).unwrap_or(Provenance::House)
}

fn words(words: &[&'static str], label: fn(&'static str) -> Msg) -> Vec<Opt> {
    words.iter().map(|w| Opt::new(*w, label(w))).collect()
}

fn named(name: &'static str) -> Msg {
    msg!("steam-check-name", name = name)
}

fn effect_named(name: &'static str) -> Msg {
    msg!("steam-effect", name = name)
}

/// Every figure of an action card.
fn action_figures(card: &Value, figures: &mut Vec<Figure>) {
    let id = card["id"].as_str().unwrap_or_default();
    let title = cards::Title {
        en: card["title"].as_str().unwrap_or_default().to_owned(),
        de: card["title_de"].as_str().unwrap_or_default().to_owned(),
    };
    let section = msg!("steam-own-action", id = id, title = title.msg());
    let blocks: Vec<&Value> = list(&card["blocks"]).collect();
    for block in &blocks {
        let no = block["no"].as_i64().unwrap_or(0);
        let provenance = prov(&block["prov"]);
        let mut add = |name: String, what: &'static str, place: i64, field: FieldOf| {
            let label = msg!("steam-own-block", no = no, what = what, place = place);
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
            let rules = words(&words_of(TrackRule::ALL, TrackRule::word), |r| msg!("steam-rule", name = r));
            add("effect.rule".into(), "rule", 0, FieldOf::Word(rule.to_owned(), rules));
        }
    }
    let next = blocks.last().and_then(|b| b["no"].as_i64()).unwrap_or(0) + 1;
    let label = msg!("steam-own-block", no = next, what = "effect", place = 0);
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
fn decision_figures(card: &Value, figures: &mut Vec<Figure>) {
    let id = card["id"].as_str().unwrap_or_default();
    let section = msg!("steam-own-decision", id = id);
    let order = |slot: &str| -> Vec<String> {
        list(&card["slots"][slot]["order"]).filter_map(|w| w.as_str().map(str::to_owned)).collect()
    };
    let goods = || Good::ALL.iter().map(|g| Opt::new(g.word(), g.label())).collect();
    let ties: Vec<&str> = list(&card["slots"]["A"]["ties"]).filter_map(Value::as_str).collect();
    let first = if ties.first() == Some(&"influence") { "influence" } else { "sites" };
    let ties = ["sites", "influence"].map(|t| Opt::new(t, msg!("steam-own-tie", first = t))).to_vec();
    let targets = Target::ALL.iter().map(|t| Opt::new(t.word(), t.label())).collect();
    let colours = Colour::ALL.iter().map(|c| Opt::new(c.word(), c.label())).collect();
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
        let field = field.build(format!("decision.{id}.{slot}"), msg!("steam-own-slot", slot = slot));
        figures.push(Figure { section: section.clone(), field, provenance });
    }
}

const NEEDS: [(&str, &[&str]); 4] =
    [("none", &[]), ("tunnel", &["tunnel"]), ("bridge", &["bridge"]), ("both", &["tunnel", "bridge"])];

/// The figures of the map: tiles, needs, hubs, contracts.
fn map_figures(map: &Value, figures: &mut Vec<Figure>) {
    let mut add = |section: &'static str, id: String, label: Msg, field: FieldOf, provenance: Provenance| {
        let section = msg!("steam-own-map", part = section);
        figures.push(Figure { section, field: field.build(id, label), provenance });
    };
    let columns: Vec<i64> = list(&map["influence"]["columns"]).filter_map(Value::as_i64).collect();
    let tile_prov = prov(&map["tile_prov"]);
    for colour in Colour::ALL {
        let hub = &map["hubs"][colour.word()];
        if hub.is_null() {
            continue;
        }
        let options = columns.iter().map(|v| Opt::new(v.to_string(), Msg::plain(v.to_string()))).collect();
        let at = hub["column"].as_u64().and_then(|i| columns.get(usize::try_from(i).unwrap_or(0)));
        let value = at.map(i64::to_string).unwrap_or_default();
        let id = |what: &str| format!("map.hub.{}.{what}", colour.word());
        let label = |what: &'static str| msg!("steam-own-hub", colour = colour.label(), what = what);
        add("hubs", id("column"), label("column"), FieldOf::Word(value, options), prov(&hub["prov"]["column"]));
        for kind in Engineer::ALL {
            let n = hub["engineers"][kind.word()].as_i64().unwrap_or(0);
            let what = if *kind == Engineer::Tunnel { "tunnel" } else { "bridge" };
            add("hubs", id(kind.word()), label(what), FieldOf::Number(n, (0, 9)), prov(&hub["prov"]["engineers"]));
        }
    }
    for city in list(&map["cities"]) {
        let name = city["name"].as_str().unwrap_or_default();
        for (what, most) in [("sites", 9), ("bonus", 3)] {
            let n = city[what].as_i64().unwrap_or(0);
            let label = msg!("steam-own-city", city = name, what = what);
            let provenance = if city["tile_prov"].is_null() { tile_prov } else { prov(&city["tile_prov"]) };
            add("cities", format!("map.city.{name}.{what}"), label, FieldOf::Number(n, (0, most)), provenance);
        }
    }
    for link in list(&map["links"]) {
        let (a, b) = (link["a"].as_str().unwrap_or_default(), link["b"].as_str().unwrap_or_default());
        let needs: Vec<&str> = list(&link["needs"]).filter_map(Value::as_str).collect();
        let both = needs.len() > 1;
        let word = if both { "both" } else { needs.first().copied().unwrap_or("none") };
        let options = NEEDS.iter().map(|(w, _)| Opt::new(*w, msg!("steam-answer-link", link = *w))).collect();
        let label = Msg::plain(format!("{a}-{b}"));
        add("links", format!("map.link.{a}-{b}"), label, FieldOf::Word(word.to_owned(), options), prov(&link["prov"]));
    }
    for contract in list(&map["contracts"]) {
        let id = contract["id"].as_str().unwrap_or_default();
        let n = contract["value"].as_i64().unwrap_or(0);
        let label = msg!("steam-own-contract", id = id);
        let provenance = prov(&map["contracts_prov"]);
        add("contracts", format!("map.contract.{id}.value"), label, FieldOf::Number(n, (1, 999)), provenance);
    }
}

fn find<'v>(list: &'v mut Value, key: &str, is: &Value) -> Option<&'v mut Value> {
    list.as_array_mut()?.iter_mut().find(|v| v[key] == *is)
}

/// A usual effect of this name, to be adjusted.
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

fn enter_block(cards: &mut Value, id: &str, no: &str, what: &[&str], value: &Answer) {
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

fn enter_slot(cards: &mut Value, id: &str, slot: &str, value: &Answer) {
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

fn enter_map(map: &mut Value, field: &str, value: &Answer) {
    let n = json!(value.number().unwrap_or(0));
    let word = value.id().unwrap_or_default();
    if let Some(hub) = field.strip_prefix("map.hub.") {
        let Some((colour, what)) = hub.split_once('.') else { return };
        let columns: Vec<i64> = list(&map["influence"]["columns"]).filter_map(Value::as_i64).collect();
        let hub = &mut map["hubs"][colour];
        if what == "column" {
            hub["column"] = json!(columns.iter().position(|c| c.to_string() == word));
            hub["prov"]["column"] = json!("owner");
        } else {
            hub["engineers"][what] = n;
            hub["prov"]["engineers"] = json!("owner");
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
