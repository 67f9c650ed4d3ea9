//! What earlier games revealed about the person's board and is never asked again: columns, hub cities, links and their
//! tunnels and bridges, what the hubs pay. It has its own section in the person's document, because it need not be a
//! whole map.

use std::sync::Arc;

use serde_json::{Value, json};
use table::{Refusal, Screen, msg};

use super::enter::{place, reward};
use super::{FORMAT, list};
use crate::companion::Shown;
use crate::data::map::{self, MapFile};
use crate::data::section;
use crate::franz::learned::{Learned, LearnedLink, SPACES};
use crate::names::{ByEngineer, Cities, Colour, Engineer, Good, Gulden, Reward};

/// The name of the section.
pub const KNOWN: &str = "known";

/// A valid name in this section.
fn name(value: &Value) -> Option<&str> {
    value.as_str().filter(|name| !name.trim().is_empty() && name.len() <= 60)
}

fn columns(known: &Value) -> Option<Vec<Gulden>> {
    let columns: Vec<Gulden> = list(&known["columns"]).filter_map(Value::as_i64).map(Gulden).collect();
    let fits = columns.len() >= 2 && columns.len() <= 200 && columns.windows(2).all(|w| w[0] < w[1]);
    (fits && columns.iter().all(|c| (0..=9990).contains(&c.0))).then_some(columns)
}

/// Everything that is wrong with the section.
pub(super) fn check(own: &Value) -> Vec<Refusal> {
    let bad = |field: &str| Refusal::new("MapFileInvalid", msg!("imperial-steam-error-map-format", field = field));
    let Some(known) = own.get(KNOWN).filter(|k| !k.is_null()) else { return Vec::new() };
    let mut wrong = Vec::new();
    if !known["columns"].is_null() && columns(known).is_none() {
        wrong.push(bad("known.columns"));
    }
    let link = |l: &Value| {
        let ends = name(&l["a"]).is_some() && name(&l["b"]).is_some() && l["a"] != l["b"];
        ends && list(&l["needs"]).all(|n| n.as_str().is_some_and(|n| Engineer::parse(n).is_some()))
    };
    if list(&known["links"]).count() > 500 || !list(&known["links"]).all(link) {
        wrong.push(bad("known.links"));
    }
    if Colour::ALL.iter().any(|c| !known["hubs"][c.id()].is_null() && name(&known["hubs"][c.id()]).is_none()) {
        wrong.push(bad("known.hubs"));
    }
    let rewards = |value: &Value| value.is_null() || read_ladder(value).is_some();
    if Colour::ALL.iter().any(|c| Good::ALL.iter().any(|g| !rewards(&known["demand"][c.id()][g.id()]))) {
        wrong.push(bad("known.demand"));
    }
    wrong
}

/// A ladder, if it is one.
fn read_ladder(value: &Value) -> Option<Vec<Reward>> {
    let rewards: Vec<Reward> = serde_json::from_value(value.clone()).ok()?;
    let fits = |r: &Reward| !matches!(r, Reward::Gulden(n) if !(0..=9990).contains(&n.0));
    (rewards.len() <= SPACES && rewards.iter().all(fits)).then_some(rewards)
}

/// The map file used for prefilling, and what is known of the board: what the owner entered in a map of their own, and
/// what earlier games told.
pub fn apply(map: &Arc<MapFile>, own: Option<&Value>) -> (Arc<MapFile>, Learned) {
    let mut learned = Learned::default();
    let mut map = (**map).clone();
    if !map.house {
        let link = |l: &map::LinkTile| LearnedLink { a: l.a, b: l.b, needs: l.needs, yours: false };
        learned.links.extend(map.links.iter().map(link));
    }
    // Even while some of a map is the house's, what its owner entered is true.
    let entered = own.and_then(|o| section(o, "map", map::FORMAT));
    for link in entered.into_iter().flat_map(|m| list(&m["links"])).filter(|l| l["prov"] == "owner") {
        if let Some(link) = read_link(&mut map.names, link) {
            learned.learn(link);
        }
    }
    for colour in Colour::ALL {
        let owners = !map.house || entered.is_some_and(|m| m["hubs"][colour.id()]["prov"]["demand"] == "owner");
        if let Some(hub) = map.hubs[colour].as_ref().filter(|_| owners) {
            learned.ladders[colour] = hub.demand.clone();
        }
    }
    let Some(known) = own.and_then(|o| o.get(KNOWN)).filter(|k| k.is_object()) else {
        return (Arc::new(map), learned);
    };
    if let Some(columns) = columns(known) {
        for hub in map.hubs.0.iter_mut().flatten() {
            hub.column = hub.column.min(columns.len() - 1);
        }
        map.columns = columns;
    }
    for colour in Colour::ALL {
        if let (Some(city), Some(hub)) = (name(&known["hubs"][colour.id()]), &mut map.hubs[colour]) {
            hub.city = map.names.add(city);
        }
        for good in Good::ALL {
            if let Some(ladder) = read_ladder(&known["demand"][colour.id()][good.id()]).filter(|l| !l.is_empty()) {
                learned.ladders[colour][good] = ladder;
            }
        }
    }
    for link in list(&known["links"]) {
        if let Some(link) = read_link(&mut map.names, link) {
            learned.learn(link);
        }
    }
    (Arc::new(map), learned)
}

fn read_link(names: &mut Cities, link: &Value) -> Option<LearnedLink> {
    let (a, b) = (names.add(name(&link["a"])?), names.add(name(&link["b"])?));
    let needs = ByEngineer::from_fn(|kind: Engineer| list(&link["needs"]).any(|n| n.as_str() == Some(kind.id())));
    (a != b).then_some(LearnedLink { a, b, needs, yours: false })
}

fn same(link: &Value, a: &str, b: &str) -> bool {
    let ends = (link["a"].as_str().unwrap_or_default(), link["b"].as_str().unwrap_or_default());
    ends == (a, b) || ends == (b, a)
}

/// The document with what this game revealed; none if there is nothing new.
pub(super) fn learned(own: Option<&Value>, screen: &Screen) -> Option<Value> {
    let shown: &Shown = screen.state.of()?;
    if shown.board.is_some() || shown.hubs.is_empty() {
        return None;
    }
    let before = own.cloned().unwrap_or_else(|| json!({ "format": FORMAT }));
    let mut document = before.clone();
    if !document.is_object() || document["format"] != json!(FORMAT) {
        // A bare card or map file becomes a section of the document.
        let name = if document["format"] == json!(crate::data::map::FORMAT) { "map" } else { "cards" };
        document = json!({ "format": FORMAT, name: before });
    }
    let known = &mut document[KNOWN];
    known["columns"] = json!(shown.columns);
    for hub in &shown.hubs {
        known["hubs"][hub.colour.id()] = json!(hub.city);
    }
    let mut links: Vec<Value> = list(&known["links"]).cloned().collect();
    for link in &shown.learned {
        let mut needs = Vec::new();
        needs.extend(link.tunnel.then_some("tunnel"));
        needs.extend(link.bridge.then_some("bridge"));
        let told = json!({ "a": link.a, "b": link.b, "needs": needs });
        match links.iter_mut().find(|l| same(l, &link.a, &link.b)) {
            Some(old) => old["needs"] = json!(needs),
            None => links.push(told),
        }
    }
    known["links"] = json!(links);
    for (hub, ladders) in &shown.ladders {
        for good in Good::ALL.into_iter().filter(|g| !ladders[*g].is_empty()) {
            known["demand"][hub.id()][good.id()] = json!(ladders[good]);
        }
    }
    (document != before).then_some(document)
}

/// Changes what is known of a space of a hub.
pub(super) fn enter_reward(document: &mut Value, hub: &str, good: &str, space: &str, word: &str) {
    let ladder = &mut document[KNOWN]["demand"][hub][good];
    let mut spaces: Vec<Value> = list(ladder).cloned().collect();
    place(&mut spaces, space, reward(word), word == "none");
    *ladder = json!(spaces);
}

/// Changes what a known link needs, or forgets the link.
pub(super) fn enter(document: &mut Value, link: &str, needs: Option<&[&str]>) {
    let Some(links) = document[KNOWN]["links"].as_array_mut() else { return };
    let is =
        |l: &Value| format!("{}-{}", l["a"].as_str().unwrap_or_default(), l["b"].as_str().unwrap_or_default()) == link;
    match needs {
        None => links.retain(|l| !is(l)),
        Some(needs) => {
            if let Some(link) = links.iter_mut().find(|l| is(l)) {
                link["needs"] = json!(needs);
            }
        }
    }
}
