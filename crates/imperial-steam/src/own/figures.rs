//! Every figure that can be entered.

use serde_json::Value;
use table::{Field, Figure, Label, Msg, Opt, Provenance, msg};

use super::places::place_figures;
use super::{NEEDS, list};
use crate::data::cards::{CHECKS, EFFECTS, Title};
use crate::data::words_of;
use crate::franz::learned::SPACES;
use crate::names::{Colour, Engineer, Good, KeyKind, Target, TrackRule};
use crate::words::plain;

pub(super) fn prov(value: &Value) -> Provenance {
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
    let section: Label = msg!("imperial-steam-own-action", id = id, title = title.msg()).into();
    let blocks: Vec<&Value> = list(&card["blocks"]).collect();
    for block in &blocks {
        let no = block["no"].as_i64().unwrap_or(0);
        let provenance = prov(&block["prov"]);
        let mut add = |name: String, what: &'static str, place: i64, field: FieldOf| {
            let label = of_block(no, what, place);
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
    let label = of_block(next, "effect", 0);
    let field = FieldOf::Word("none".into(), effects()).build(format!("action.{id}.{next}.effect"), label);
    figures.push(Figure { section, field, provenance: Provenance::Owner });
}

/// A figure of a block.
fn of_block(no: i64, what: &'static str, place: i64) -> Label {
    let figure = msg!("imperial-steam-own-block-figure", what = what, place = place);
    Label::of(msg!("imperial-steam-own-block", no = no), figure)
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
pub(super) enum FieldOf {
    Number(i64, (i64, i64)),
    Word(String, Vec<Opt>),
    Order(Vec<String>, Vec<Opt>),
    /// A name to type.
    Name(String),
    /// Some of these, and others to type.
    Names(Vec<String>, Vec<Opt>),
}

impl FieldOf {
    fn build(self, id: String, label: impl Into<Label>) -> Field {
        match self {
            Self::Number(n, range) => Field::number(id, label, n, range),
            Self::Word(word, options) => Field::choice(id, label, word, options),
            Self::Order(order, options) => Field::several(id, label, order, options),
            Self::Name(name) => Field::choice(id, label, name, Vec::new()).free(),
            Self::Names(names, options) => Field::several(id, label, names, options).free(),
        }
    }
}

/// The slots of a decision card.
pub(super) fn decision_figures(card: &Value, figures: &mut Vec<Figure>) {
    let id = card["id"].as_str().unwrap_or_default();
    let section: Label = msg!("imperial-steam-own-decision", id = id).into();
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
        let figure = msg!("imperial-steam-own-slot-figure", slot = slot);
        let label = Label::of(msg!("imperial-steam-own-slot", slot = from), figure);
        let field = field.build(format!("decision.{id}.{slot}"), label);
        figures.push(Figure { section: section.clone(), field, provenance });
    }
}

/// The links and rewards learned in earlier games.
pub(super) fn known_figures(known: &Value, figures: &mut Vec<Figure>) {
    for colour in Colour::ALL {
        for good in Good::ALL {
            let spaces: Vec<String> = list(&known["demand"][colour.id()][good.id()]).map(reward_word).collect();
            let shown = if spaces.is_empty() { 0 } else { (spaces.len() + 1).min(SPACES) };
            for space in 1..=shown {
                let label = of_demand(colour, good, space);
                let field = reward_field(spaces.get(space - 1));
                let field = field.build(format!("known.demand.{}.{}.{space}", colour.id(), good.id()), label);
                let section = msg!("imperial-steam-own-map", part = "known-demand").into();
                figures.push(Figure { section, field, provenance: Provenance::Owner });
            }
        }
    }
    for link in list(&known["links"]) {
        let (a, b) = (link["a"].as_str().unwrap_or_default(), link["b"].as_str().unwrap_or_default());
        let mut options = needs_options();
        options.push(Opt::new("gone", msg!("imperial-steam-own-no-link")));
        let field = FieldOf::Word(needs_word(link).to_owned(), options);
        let field = field.build(format!("known.link.{a}-{b}"), Msg::plain(format!("{a}-{b}")));
        let section = msg!("imperial-steam-own-map", part = "known").into();
        figures.push(Figure { section, field, provenance: Provenance::Owner });
    }
}

pub(super) fn needs_options() -> Vec<Opt> {
    NEEDS.iter().map(|(w, _)| Opt::new(*w, msg!("imperial-steam-answer-link", link = *w))).collect()
}

/// What a link needs, as one word.
pub(super) fn needs_word(link: &Value) -> &str {
    let needs: Vec<&str> = list(&link["needs"]).filter_map(Value::as_str).collect();
    if needs.len() > 1 { "both" } else { needs.first().copied().unwrap_or("none") }
}

/// The influence track: its columns and the small flags.
fn track_figures(map: &Value, columns: &[i64], add: &mut Add<'_>) {
    let provenance = prov(&map["influence"]["prov"]);
    let mut labels: Vec<i64> = (0..=300).step_by(5).collect();
    labels.extend(columns);
    labels.sort_unstable();
    labels.dedup();
    let all = labels.iter().map(|v| plain(v.to_string())).collect();
    let present = columns.iter().map(i64::to_string).collect();
    add(
        "track",
        "map.columns".into(),
        msg!("imperial-steam-own-columns").into(),
        FieldOf::Order(present, all),
        provenance,
    );
    let flags: Vec<&Value> = list(&map["influence"]["flags"]).collect();
    for i in 0..FLAGS.max(flags.len()) {
        let flag = flags.get(i);
        let at = flag.and_then(|f| f["column"].as_u64()).and_then(|c| columns.get(usize::try_from(c).unwrap_or(0)));
        let mut options = vec![Opt::new("none", msg!("imperial-steam-answer-none"))];
        options.extend(columns.iter().map(|v| plain(v.to_string())));
        let label = |what: &'static str| {
            let figure = msg!("imperial-steam-own-flag-figure", what = what);
            Label::of(msg!("imperial-steam-own-flag", n = i + 1), figure)
        };
        let word = at.map_or("none".to_owned(), i64::to_string);
        add("track", format!("map.flag.{}.column", i + 1), label("column"), FieldOf::Word(word, options), provenance);
        if let Some(flag) = flag {
            let n = flag["value"].as_i64().unwrap_or(0);
            let field = FieldOf::Number(n, (0, 9990));
            add("track", format!("map.flag.{}.value", i + 1), label("value"), field, provenance);
        }
    }
}

/// A hub: its city, its worker ladder, what it wants and the rewards.
fn hub_figures(map: &Value, colour: Colour, add: &mut Add<'_>) {
    let hub = &map["hubs"][colour.id()];
    let id = |what: &str| format!("map.hub.{}.{what}", colour.id());
    let label = |what: &'static str| Label::of(colour.label(), msg!("imperial-steam-own-hub", what = what));
    let cities = list(&map["cities"]).filter(|c| c["kind"] != "start" && c["kind"] != "goal");
    let cities = cities.filter_map(|c| c["name"].as_str()).map(plain).collect();
    let city = hub["city"].as_str().unwrap_or_default().to_owned();
    add("hubs", id("city"), label("city"), FieldOf::Word(city, cities), prov(&hub["prov"]["city"]));
    let prices: Vec<i64> = list(&hub["worker_prices"]).filter_map(Value::as_i64).collect();
    for step in 1..=PRICES {
        let label = Label::of(colour.label(), msg!("imperial-steam-own-price", n = step));
        let field = FieldOf::Number(prices.get(step - 1).copied().unwrap_or(0), (0, 990));
        add("prices", id(&format!("price.{step}")), label, field, prov(&hub["prov"]["worker_prices"]));
    }
    for good in Good::ALL {
        let spaces: Vec<String> = list(&hub["demand"][good.id()]).map(reward_word).collect();
        for space in 1..=SPACES {
            let label = of_demand(colour, good, space);
            let field = reward_field(spaces.get(space - 1));
            add("demand", id(&format!("demand.{}.{space}", good.id())), label, field, prov(&hub["prov"]["demand"]));
        }
    }
}

/// A space of a hub that wants goods.
fn of_demand(colour: Colour, good: Good, space: usize) -> Label {
    Label::of(colour.label(), msg!("imperial-steam-own-demand", good = good.label(), n = space))
}

/// A reward as one word.
fn reward_word(reward: &Value) -> String {
    reward.as_str().map_or_else(|| reward.to_string(), str::to_owned)
}

/// What a hub pays at a space: gulden, a key, or there is no such space.
fn reward_field(word: Option<&String>) -> FieldOf {
    let mut options = vec![Opt::new("none", msg!("imperial-steam-answer-none"))];
    options.extend((1..=12).map(|n| plain((n * 10).to_string())));
    options.extend(KeyKind::ALL.iter().map(|k| Opt::new(k.id(), msg!("imperial-steam-answer-key", kind = k.id()))));
    FieldOf::Word(word.cloned().unwrap_or_else(|| "none".to_owned()), options)
}

/// How many small flags and worker ladder steps can be entered.
const FLAGS: usize = 6;
const PRICES: usize = 10;

pub(super) type Add<'a> = dyn FnMut(&'static str, String, Label, FieldOf, Provenance) + 'a;

/// The figures of the map: the track, tiles, links and their needs, hubs, contracts.
pub(super) fn map_figures(map: &Value, figures: &mut Vec<Figure>) {
    let mut add = |section: &'static str, id: String, label: Label, field: FieldOf, provenance: Provenance| {
        let section = Label::of(msg!("imperial-steam-own-of-map"), msg!("imperial-steam-own-map", part = section));
        figures.push(Figure { section, field: field.build(id, label), provenance });
    };
    let columns: Vec<i64> = list(&map["influence"]["columns"]).filter_map(Value::as_i64).collect();
    track_figures(map, &columns, &mut add);
    for colour in Colour::ALL {
        let hub = &map["hubs"][colour.id()];
        if hub.is_null() {
            continue;
        }
        hub_figures(map, colour, &mut add);
        let options = columns.iter().map(|v| plain(v.to_string())).collect();
        let at = hub["column"].as_u64().and_then(|i| columns.get(usize::try_from(i).unwrap_or(0)));
        let value = at.map(i64::to_string).unwrap_or_default();
        let id = |what: &str| format!("map.hub.{}.{what}", colour.id());
        let label = |what: &'static str| Label::of(colour.label(), msg!("imperial-steam-own-hub", what = what));
        add("hubs", id("column"), label("column"), FieldOf::Word(value, options), prov(&hub["prov"]["column"]));
        for kind in Engineer::ALL {
            let n = hub["engineers"][kind.id()].as_i64().unwrap_or(0);
            let what = if kind == Engineer::Tunnel { "tunnel" } else { "bridge" };
            add("hubs", id(kind.id()), label(what), FieldOf::Number(n, (0, 9)), prov(&hub["prov"]["engineers"]));
        }
    }
    place_figures(map, &mut add);
    contract_figures(map, &mut add);
    let opening = list(&map["opening_numbers"]).map(Value::to_string).collect();
    let numbers = (0..=9).map(|n| plain(n.to_string())).collect();
    let provenance = prov(&map["opening_numbers_prov"]);
    let field = FieldOf::Order(opening, numbers);
    add("supply", "map.opening".into(), msg!("imperial-steam-own-opening").into(), field, provenance);
    for (what, usual) in [("goods", 40), ("factories", 12)] {
        for good in Good::ALL {
            let n = map["supply"][what][good.id()].as_i64().unwrap_or(usual);
            let label = Label::of(msg!("imperial-steam-own-supply", what = what), good.label());
            let id = format!("map.supply.{what}.{}", good.id());
            add("supply", id, label, FieldOf::Number(n, (0, 99)), prov(&map["supply"]["prov"]));
        }
    }
}

/// How many contracts can be entered.
const CONTRACTS: usize = 16;

/// The contracts, and a place for another one.
fn contract_figures(map: &Value, add: &mut Add<'_>) {
    let provenance = prov(&map["contracts_prov"]);
    let mut ids: Vec<String> = list(&map["contracts"]).filter_map(|c| c["id"].as_str().map(str::to_owned)).collect();
    let next = (1..=CONTRACTS + 1).map(|n| format!("C{n}")).find(|id| !ids.contains(id));
    let there = ids.len();
    ids.extend(next.filter(|_| there < CONTRACTS));
    for (i, id) in ids.iter().enumerate() {
        let contract = &map["contracts"][i];
        let slots = contract["slots"].as_array().map_or_else(|| contract["slots"].as_i64(), |s| Some(s.len() as i64));
        let label = |what: &'static str| {
            let figure = msg!("imperial-steam-own-contract-figure", what = what);
            Label::of(msg!("imperial-steam-own-contract", id = id.as_str()), figure)
        };
        let field = FieldOf::Number(slots.unwrap_or(0), (0, 6));
        add("contracts", format!("map.contract.{id}.slots"), label("slots"), field, provenance);
        if let Some(n) = contract["value"].as_i64() {
            let field = FieldOf::Number(n, (1, 999));
            add("contracts", format!("map.contract.{id}.value"), label("value"), field, provenance);
        }
    }
}
