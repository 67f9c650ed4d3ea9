//! The person's own cards and map (§14.4): a copy of the house file in which the owner changes blocks, orders and
//! figures; every change is marked `owner`. Cards and map are two sections of one document.

mod enter;
mod figures;
pub mod known;
mod places;

use serde_json::{Value, json};
use table::{Answer, Figure, OwnCards, Provenance, Refusal, Screen, msg};

use crate::data::{OWN, cards, map, section};
use enter::{enter_block, enter_map, enter_slot};
use figures::{action_figures, decision_figures, known_figures, map_figures};
use places::enter_place;

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
        if let Some(known) = own.and_then(|o| o.get(known::KNOWN)) {
            known_figures(known, &mut figures);
        }
        map_figures(&map, &mut figures);
        figures
    }

    fn enter(&self, own: Option<&Value>, field: &str, value: &Answer) -> Result<Value, Refusal> {
        let figures = self.figures(own);
        let Some(figure) = figures.iter().find(|f| f.field.id == field) else {
            return Err(Refusal::new("UnknownField", msg!("imperial-steam-error-own-field", field = field)));
        };
        figure.field.question().accepts(value)?;
        let (mut cards, mut map) = sections(own);
        let parts: Vec<&str> = field.split('.').collect();
        let of_map = parts.first() == Some(&"map");
        if let (Some(link), Some(own)) = (field.strip_prefix("known.link."), own) {
            let mut document = own.clone();
            let needs = NEEDS.iter().find(|n| Some(n.0) == value.id()).map(|n| n.1);
            known::enter(&mut document, link, needs);
            return Ok(document);
        }
        if let (["known", "demand", hub, good, space], Some(own)) = (&parts[..], own) {
            let mut document = own.clone();
            known::enter_reward(&mut document, hub, good, space, value.id().unwrap_or_default());
            return Ok(document);
        }
        match parts[..] {
            ["action", id, no, ..] => enter_block(&mut cards, id, no, &parts[3..], value),
            ["decision", id, slot] => enter_slot(&mut cards, id, slot, value),
            _ if enter_place(&mut map, field, value)? => {}
            _ => enter_map(&mut map, field, value),
        }
        no_house_left(&mut cards, |cards, figures| {
            list(&cards["action_cards"]).for_each(|card| action_figures(card, figures));
            list(&cards["decision_cards"]).for_each(|card| decision_figures(card, figures));
        });
        no_house_left(&mut map, map_figures);
        let mut document = json!({ "format": FORMAT });
        let had = |name: &str, format: &str| own.is_some_and(|o| section(o, name, format).is_some());
        if !of_map || had("cards", cards::FORMAT) {
            document["cards"] = cards;
        }
        if of_map || had("map", map::FORMAT) {
            document["map"] = map;
        }
        if let Some(known) = own.and_then(|o| o.get(known::KNOWN)) {
            document[known::KNOWN] = known.clone();
        }
        match self.check(&document).into_iter().next() {
            Some(wrong) => Err(wrong),
            None => Ok(document),
        }
    }

    fn check(&self, own: &Value) -> Vec<Refusal> {
        let cards = section(own, "cards", cards::FORMAT).map(cards::read);
        let map = section(own, "map", map::FORMAT).map(map::read);
        if cards.is_none() && map.is_none() && !own[known::KNOWN].is_object() {
            let field = if own["format"].is_string() { "cards, map, known" } else { "format" };
            return vec![Refusal::new("OwnerFileInvalid", msg!("imperial-steam-error-cards-format", field = field))];
        }
        let wrong = [cards.and_then(Result::err), map.and_then(Result::err)];
        wrong.into_iter().flatten().flatten().chain(known::check(own)).collect()
    }

    fn learned(&self, own: Option<&Value>, screen: &Screen) -> Option<Value> {
        known::learned(own, screen)
    }
}

/// A file whose every figure the owner has entered or confirmed is no house file any more.
fn no_house_left(file: &mut Value, figures: impl FnOnce(&Value, &mut Vec<Figure>)) {
    let mut all = Vec::new();
    figures(file, &mut all);
    if file["house"] != json!(false) && all.iter().all(|f| f.provenance != Provenance::House) {
        file["house"] = json!(false);
    }
}

/// The card file and the map file in a document, or the house's where one is missing.
fn sections(own: Option<&Value>) -> (Value, Value) {
    let pick = |name: &str, format: &str, house: &'static Value| {
        own.and_then(|o| section(o, name, format)).unwrap_or(house).clone()
    };
    (pick("cards", cards::FORMAT, cards::house_value()), pick("map", map::FORMAT, map::house_value()))
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// What a link may need.
const NEEDS: [(&str, &[&str]); 4] =
    [("none", &[]), ("tunnel", &["tunnel"]), ("bridge", &["bridge"]), ("both", &["tunnel", "bridge"])];
