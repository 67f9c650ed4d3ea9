//! What earlier games revealed about the person's board and is never asked again: columns, hub cities, links and their
//! tunnels and bridges. It has its own section in the person's document, because it need not be a whole map.

use std::sync::Arc;

use serde_json::{Value, json};
use table::{Refusal, Screen, msg};

use super::{FORMAT, list};
use crate::companion::Shown;
use crate::data::map::MapFile;
use crate::franz::learned::LearnedLink;
use crate::names::{ByEngineer, Cities, Colour, Engineer, Gulden};

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
    wrong
}

/// The map file used for prefilling, and the known links: those of a map of one's own, and those learned in earlier
/// games.
pub fn apply(map: &Arc<MapFile>, own: Option<&Value>) -> (Arc<MapFile>, Vec<LearnedLink>) {
    let mut links = Vec::new();
    if !map.house {
        links.extend(map.links.iter().map(|l| LearnedLink { a: l.a, b: l.b, needs: l.needs, yours: false }));
    }
    let Some(known) = own.and_then(|o| o.get(KNOWN)).filter(|k| k.is_object()) else { return (map.clone(), links) };
    let mut map = (**map).clone();
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
    }
    for link in list(&known["links"]) {
        links.extend(read_link(&mut map.names, link));
    }
    (Arc::new(map), links)
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
    (document != before).then_some(document)
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
