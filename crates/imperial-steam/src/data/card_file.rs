//! Reading a card file and reporting everything that is wrong with it (§18).

use std::sync::{Arc, OnceLock};

use serde_json::{Value, json};
use table::{ClosedSet, Provenance, Refusal, msg};

use super::cards::{ActionCard, Block, CardFile, Check, Condition, DecisionCard, Effect, FORMAT, Title};
use crate::names::{Colour, Good, Gulden, Target, Tie, TrackRule};
use crate::options::Version;

/// The house file as written.
pub fn house_value() -> &'static Value {
    static FILE: OnceLock<Value> = OnceLock::new();
    FILE.get_or_init(|| serde_json::from_str(include_str!("../../data/franz-cards.json")).unwrap_or(Value::Null))
}

/// The house cards.
pub fn house() -> Arc<CardFile> {
    static FILE: OnceLock<Arc<CardFile>> = OnceLock::new();
    FILE.get_or_init(|| Arc::new(read(house_value()).expect("the house cards keep their own rules: tested"))).clone()
}

/// Reads a card file from text. Never panics; the error names everything that is wrong.
pub fn parse(text: &str) -> Result<CardFile, Vec<Refusal>> {
    match serde_json::from_str::<Value>(text) {
        Ok(value) => read(&value),
        Err(_) => Err(vec![format_error("JSON")]),
    }
}

/// Reads a card file.
pub fn read(file: &Value) -> Result<CardFile, Vec<Refusal>> {
    if file["format"].as_str() != Some(FORMAT) {
        return Err(vec![format_error("format")]);
    }
    let mut wrong = Vec::new();
    let list = |name: &str| file[name].as_array().map(Vec::as_slice).unwrap_or_default();
    let mut actions = Vec::new();
    for card in list("action_cards") {
        actions.extend(action_card(card, &mut wrong));
    }
    let mut decisions = Vec::new();
    for card in list("decision_cards") {
        decisions.extend(decision_card(card, &mut wrong));
    }
    let label = file["label"].as_str().unwrap_or_default().to_owned();
    let read = CardFile { label, house: file["house"].as_bool().unwrap_or(true), actions, decisions };
    if wrong.is_empty() {
        deck_errors(&read, &mut wrong);
    }
    if wrong.is_empty() { Ok(read) } else { Err(wrong) }
}

/// Both decks must be possible, no id may appear twice, and there are at most 100 cards.
fn deck_errors(file: &CardFile, wrong: &mut Vec<Refusal>) {
    let ids = |list: Vec<&String>| {
        let mut sorted = list.clone();
        sorted.sort();
        sorted.dedup();
        sorted.len() == list.len() && list.len() <= 100
    };
    let some_deck = Version::ALL.iter().any(|v| file.action_deck([*v; 3]).is_ok());
    if !some_deck || !ids(file.actions.iter().map(|c| &c.id).collect()) || file.strategies(true).is_empty() {
        wrong.push(Refusal::new("BadDeck", msg!("imperial-steam-error-deck", kind = "action")));
    }
    if file.decision_deck().is_err()
        || !ids(file.decisions.iter().map(|c| &c.id).collect())
        || file.strategies(false).is_empty()
    {
        wrong.push(Refusal::new("BadDeck", msg!("imperial-steam-error-deck", kind = "decision")));
    }
}

fn format_error(field: &str) -> Refusal {
    Refusal::new("OwnerFileInvalid", msg!("imperial-steam-error-cards-format", field = field))
}

fn title(of: &Value) -> Title {
    let text = |name: &str| of[name].as_str().unwrap_or_default().to_owned();
    let en = text("title");
    let de = text("title_de");
    Title { de: if de.is_empty() { en.clone() } else { de }, en }
}

fn action_card(card: &Value, wrong: &mut Vec<Refusal>) -> Option<ActionCard> {
    let (Some(id), Some(number)) = (card["id"].as_str(), card["number"].as_i64()) else {
        wrong.push(format_error("action_cards.id"));
        return None;
    };
    let mut blocks: Vec<Block> = Vec::new();
    for block in card["blocks"].as_array().map(Vec::as_slice).unwrap_or_default() {
        blocks.extend(self::block(id, block, wrong));
    }
    if blocks.is_empty() || blocks.windows(2).any(|w| w[0].no >= w[1].no) {
        wrong.push(format_error("blocks.no"));
    }
    for block in &blocks {
        for condition in &block.conditions {
            let to = condition.fail_to;
            if to <= block.no || !blocks.iter().any(|b| b.no == to) {
                wrong.push(Refusal::new("BadJump", msg!("imperial-steam-error-jump", id = id, no = block.no, to = to)));
            }
        }
        let covered = |cost: i64, by: fn(Check) -> Option<i64>| {
            cost == 0 || block.conditions.iter().filter_map(|c| by(c.check)).any(|n| n >= cost)
        };
        let gulden = |c| if let Check::GuldenMin(n) = c { Some(n.0) } else { None };
        let goods = |c| if let Check::GoodsMin(n) = c { Some(n) } else { None };
        for (cost, by) in [(block.gulden.0, gulden as fn(Check) -> Option<i64>), (block.goods, goods)] {
            if !covered(cost, by) {
                wrong.push(Refusal::new(
                    "CostNotCovered",
                    msg!("imperial-steam-error-cost", id = id, no = block.no, n = cost),
                ));
            }
        }
    }
    Some(ActionCard {
        id: id.to_owned(),
        number,
        variant: card["variant"].as_str().map(str::to_owned),
        strategy: card["strategy"].as_bool().unwrap_or(false),
        title: title(card),
        blocks,
    })
}

fn block(id: &str, block: &Value, wrong: &mut Vec<Refusal>) -> Option<Block> {
    let Some(no) = block["no"].as_i64().filter(|no| (1..=9).contains(no)) else {
        wrong.push(format_error("blocks.no"));
        return None;
    };
    let list = |name: &str| block[name].as_array().map(Vec::as_slice).unwrap_or_default();
    let mut conditions = Vec::new();
    for c in list("conditions") {
        match check(c) {
            Some(check) => conditions.push(Condition { check, fail_to: c["fail_to"].as_i64().unwrap_or(0) }),
            None => wrong.push(Refusal::new(
                "UnknownCondition",
                msg!("imperial-steam-error-check", id = id, no = no, name = c["check"].as_str().unwrap_or("?")),
            )),
        }
    }
    let mut effects = Vec::new();
    for e in list("effects") {
        match effect(e) {
            Some(effect) => effects.push(effect),
            None => wrong.push(Refusal::new(
                "UnknownEffect",
                msg!("imperial-steam-error-effect", id = id, no = no, name = e["effect"].as_str().unwrap_or("?")),
            )),
        }
    }
    let cost = |name: &str| amount(&block["cost"][name]).unwrap_or(0);
    let prov = serde_json::from_value(block["prov"].clone()).unwrap_or(Provenance::House);
    let (gulden, goods) = (Gulden(cost("gulden")), cost("goods"));
    Some(Block { no, title: title(block), conditions, gulden, goods, effects, prov })
}

/// An amount from 0 to 999; no card needs more.
fn amount(value: &Value) -> Option<i64> {
    value.as_i64().filter(|n| (0..=999).contains(n))
}

/// Reads a condition; none if it is not in the closed list.
pub fn check(c: &Value) -> Option<Check> {
    let n = amount(&c["n"]);
    Some(match c["check"].as_str()? {
        "gulden_min" => Check::GuldenMin(Gulden(n?)),
        "goods_min" => Check::GoodsMin(n?),
        "goods_max" => Check::GoodsMax(n?),
        "hired_between" => Check::HiredBetween(amount(&c["lo"])?, amount(&c["hi"])?),
        "influence_reaches_lowest_hub" => Check::InfluenceReachesLowestHub,
        "free_site_in_network_min" => Check::FreeSiteInNetworkMin(n?),
        "neighbour_min" => Check::NeighbourMin(n?),
        "neighbour_with_site_min" => Check::NeighbourWithSiteMin(n?),
        "trieste_not_in_network" => Check::TriesteNotInNetwork,
        "open_slots_max" => Check::OpenSlotsMax(n?),
        "contract_fits_min" => Check::ContractFitsMin(n?),
        "delivery_possible" => Check::DeliveryPossible(n?),
        _ => return None,
    })
}

/// Reads an effect; none if it is not in the closed list.
pub fn effect(e: &Value) -> Option<Effect> {
    let n = amount(&e["n"]);
    Some(match e["effect"].as_str()? {
        "build_tracks" => Effect::BuildTracks {
            count: e["count"].as_i64().filter(|n| (1..=2).contains(n))?,
            rule: TrackRule::parse(e["rule"].as_str()?)?,
        },
        "build_factory" => Effect::BuildFactory,
        "hire_workers" => Effect::HireWorkers(n.filter(|n| (1..=15).contains(n))?),
        "gain_gulden" => Effect::GainGulden(Gulden(n?)),
        "gain_influence" => Effect::GainInfluence(n?),
        "goods_to_area" => Effect::GoodsToArea(n?),
        "goods_to_dock" => Effect::GoodsToDock(n?),
        "take_contract" => Effect::TakeContract { max_missing: amount(&e["max_missing"]).filter(|k| *k <= 5)? },
        "deliver" => Effect::Deliver { n: n.filter(|n| (1..=9).contains(n))?, give: amount(&e["give"])? },
        "nothing" => Effect::Nothing,
        _ => return None,
    })
}

fn decision_card(card: &Value, wrong: &mut Vec<Refusal>) -> Option<DecisionCard> {
    let (Some(id), Some(number)) = (card["id"].as_str(), card["number"].as_i64()) else {
        wrong.push(format_error("decision_cards.id"));
        return None;
    };
    let slots = &card["slots"];
    let mut order = |slot: &str, list: &str, all: &[&str]| -> Vec<String> {
        let words: Vec<String> =
            slots[slot][list].as_array().into_iter().flatten().filter_map(|w| w.as_str().map(str::to_owned)).collect();
        let mut sorted: Vec<&str> = words.iter().map(String::as_str).collect();
        let mut wanted = all.to_vec();
        sorted.sort_unstable();
        wanted.sort_unstable();
        if sorted != wanted {
            wrong.push(Refusal::new("BadSlot", msg!("imperial-steam-error-slot", id = id, slot = slot)));
        }
        words
    };
    fn known<T: Copy>(words: Vec<String>, parse: fn(&str) -> Option<T>) -> Vec<T> {
        words.iter().filter_map(|w| parse(w)).collect()
    }
    let targets = words_of(&Target::ALL);
    let goods = words_of(&Good::ALL);
    let colours = words_of(&Colour::ALL);
    let ties = words_of(&Tie::ALL);
    let a_order = known(order("A", "order", &targets), Target::parse);
    let a_ties = known(order("A", "ties", &ties), Tie::parse);
    let b = known(order("B", "order", &goods), Good::parse);
    let c = known(order("C", "order", &goods), Good::parse);
    let d = known(order("D", "order", &colours), Colour::parse);
    if a_ties.last() != Some(&Tie::Name) {
        wrong.push(Refusal::new("BadSlot", msg!("imperial-steam-error-slot", id = id, slot = "A")));
    }
    let strategy = card["strategy"].as_bool().unwrap_or(false);
    Some(DecisionCard { id: id.to_owned(), number, strategy, a: (a_order, a_ties), b, c, d })
}

/// The stable words of a closed set.
pub fn words_of<T: ClosedSet>(all: &[T]) -> Vec<&'static str> {
    all.iter().map(|t| t.id()).collect()
}

/// An effect as written in a card file.
pub fn effect_value(effect: Effect) -> Value {
    match effect {
        Effect::BuildTracks { count, rule } => json!({"effect": "build_tracks", "count": count, "rule": rule.id()}),
        Effect::BuildFactory => json!({"effect": "build_factory"}),
        Effect::HireWorkers(n) => json!({"effect": "hire_workers", "n": n}),
        Effect::GainGulden(n) => json!({"effect": "gain_gulden", "n": n}),
        Effect::GainInfluence(n) => json!({"effect": "gain_influence", "n": n}),
        Effect::GoodsToArea(n) => json!({"effect": "goods_to_area", "n": n}),
        Effect::GoodsToDock(n) => json!({"effect": "goods_to_dock", "n": n}),
        Effect::TakeContract { max_missing } => json!({"effect": "take_contract", "max_missing": max_missing}),
        Effect::Deliver { n, give } => json!({"effect": "deliver", "n": n, "give": give}),
        Effect::Nothing => json!({"effect": "nothing"}),
    }
}
