//! The map drawn: cities, links with their tunnels and bridges, both networks. Schematic and our own: real geography,
//! pulled apart a little so that a finger finds its city; a city without a place of its own lies near its neighbours.

use std::collections::BTreeMap;

use ::imperial_steam::companion::Shown;
use ::imperial_steam::data::map;
use maud::{Markup, html};
use serde_json::Value;
use table::msg;

use crate::frame::Viewer;

/// As wide as a phone: one unit is about one pixel there, so names can be read.
const WIDTH: f32 = 340.0;
/// The drawing is never lower than this.
const HEIGHT: f32 = 150.0;
/// Above the topmost city, for its name, and below the lowest.
const ABOVE: f32 = 26.0;
const BELOW: f32 = 14.0;
/// A city and the name above it are so high.
const HIGH: f32 = 30.0;

/// A link as it is drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Link {
    /// One end.
    pub a: String,
    /// The other end.
    pub b: String,
    /// It needs a tunnel engineer.
    pub tunnel: bool,
    /// It needs a bridge engineer.
    pub bridge: bool,
    /// His track lies there.
    pub franz: bool,
    /// The person's track lies there.
    pub you: bool,
}

/// What is drawn.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    /// Cities and where they lie.
    cities: BTreeMap<String, (f32, f32)>,
    links: Vec<Link>,
    /// Hubs: city and colour.
    hubs: BTreeMap<String, String>,
    /// Cities of his.
    his: Vec<String>,
}

/// Where the cities of a map file lie.
fn places(map: &Value) -> BTreeMap<String, (f32, f32)> {
    let number = |v: &Value| v.as_f64().map(|n| n as f32);
    let city = |c: &Value| {
        let (lon, lat) = (number(&c["lon"])?, number(&c["lat"])?);
        // A degree of longitude is shorter up here.
        Some((c["name"].as_str()?.to_owned(), (lon * 82.0, -lat * 120.0)))
    };
    map["cities"].as_array().into_iter().flatten().filter_map(city).collect()
}

impl Picture {
    /// The board as a game knows it, with the cities a question is about.
    pub fn of(shown: &Shown, also: &[String]) -> Self {
        let mut picture = Self { his: shown.franz.network.clone(), ..Self::default() };
        picture.hubs = shown.hubs.iter().map(|h| (h.city.clone(), h.colour.id().to_owned())).collect();
        let mut names: Vec<String> = also.to_vec();
        names.extend(shown.franz.network.iter().cloned());
        names.extend(picture.hubs.keys().cloned());
        if let Some(board) = &shown.board {
            names.extend(board.cities.iter().map(|c| c.name.clone()));
            picture.links = board
                .links
                .iter()
                .map(|l| Link {
                    a: l.a.clone(),
                    b: l.b.clone(),
                    tunnel: l.tunnel,
                    bridge: l.bridge,
                    franz: l.franz,
                    you: l.you,
                })
                .collect();
        } else {
            for l in &shown.learned {
                let (a, b) = (l.a.clone(), l.b.clone());
                picture.links.push(Link { a, b, tunnel: l.tunnel, bridge: l.bridge, you: l.yours, franz: false });
            }
            for [a, b] in &shown.franz.tracks {
                match picture.links.iter_mut().find(|l| joins(l, a, b)) {
                    Some(link) => link.franz = true,
                    None => picture.links.push(Link { a: a.clone(), b: b.clone(), franz: true, ..Link::default() }),
                }
            }
        }
        picture.place(names, &Value::Null);
        picture
    }

    /// The person's own data: their map, else what games have told of it.
    pub fn own(own: &Value) -> Option<Self> {
        let mut picture = Self::default();
        let whole = [&own["map"], own].into_iter().find(|m| m["links"].is_array());
        let map = whole.unwrap_or(&own["known"]);
        let text = |v: &Value| v.as_str().map(str::to_owned);
        for link in map["links"].as_array().into_iter().flatten() {
            let needs = |kind: &str| link["needs"].as_array().is_some_and(|n| n.iter().any(|n| n == kind));
            let (Some(a), Some(b)) = (text(&link["a"]), text(&link["b"])) else { continue };
            picture.links.push(Link { a, b, tunnel: needs("tunnel"), bridge: needs("bridge"), ..Link::default() });
        }
        for (colour, hub) in map["hubs"].as_object().into_iter().flatten() {
            let city = text(hub).or_else(|| text(&hub["city"]));
            picture.hubs.extend(city.map(|city| (city, colour.clone())));
        }
        let names: Vec<String> = picture.hubs.keys().cloned().chain(["Wien".to_owned()]).collect();
        picture.place(names, map);
        (!picture.links.is_empty()).then_some(picture)
    }

    /// Finds a place for every city.
    fn place(&mut self, mut names: Vec<String>, map: &Value) {
        names.extend(self.links.iter().flat_map(|l| [l.a.clone(), l.b.clone()]));
        names.sort_unstable();
        names.dedup();
        let mut known = places(map::house_value());
        known.extend(places(map));
        let mut unplaced: Vec<String> = Vec::new();
        for name in names {
            match known.get(&name) {
                Some(at) => drop(self.cities.insert(name, *at)),
                None => unplaced.push(name),
            }
        }
        // A city whose neighbours are placed lies in their middle; the rest in a row below.
        for _ in 0..unplaced.len() {
            for name in std::mem::take(&mut unplaced) {
                let near: Vec<(f32, f32)> =
                    self.links.iter().filter_map(|l| self.cities.get(other(l, &name)?)).copied().collect();
                if near.is_empty() {
                    unplaced.push(name);
                } else {
                    let n = near.len() as f32;
                    let sum = near.iter().fold((0.0, 0.0), |s, p| (s.0 + p.0, s.1 + p.1));
                    self.cities.insert(name, (sum.0 / n + 8.0, sum.1 / n + 12.0));
                }
            }
        }
        let below = self.cities.values().map(|p| p.1).fold(f32::MIN, f32::max) + 60.0;
        let left = self.cities.values().map(|p| p.0).fold(f32::MAX, f32::min);
        for (i, name) in unplaced.into_iter().enumerate() {
            self.cities.insert(name, (left + (i % 5) as f32 * 80.0, below + (i / 5) as f32 * 40.0));
        }
        self.pull_apart();
    }

    /// Fits the map to the width of a phone, and moves cities apart until no name lies on another.
    fn pull_apart(&mut self) {
        let wide: Vec<f32> = self.cities.keys().map(|name| half(name)).collect();
        let mut at: Vec<(f32, f32)> = self.cities.values().copied().collect();
        let (left, right) = span(at.iter().map(|p| p.0));
        let squeeze = ((WIDTH - 80.0) / (right - left).max(1.0)).min(1.0);
        let middle = f32::midpoint(left, right);
        for p in &mut at {
            p.0 = (p.0 - middle) * squeeze + WIDTH / 2.0;
        }
        for _ in 0..400 {
            let mut moved = false;
            for i in 0..at.len() {
                for j in i + 1..at.len() {
                    let (dx, dy) = (at[j].0 - at[i].0, at[j].1 - at[i].1);
                    let (x, y) = (wide[i] + wide[j] - dx.abs(), HIGH - dy.abs());
                    if x <= 0.0 || y <= 0.0 {
                        continue;
                    }
                    moved = true;
                    if y <= x {
                        let push = (y / 2.0 + 0.1) * if dy < 0.0 { -1.0 } else { 1.0 };
                        (at[i].1, at[j].1) = (at[i].1 - push, at[j].1 + push);
                    } else {
                        let push = (x / 2.0 + 0.1) * if dx < 0.0 { -1.0 } else { 1.0 };
                        (at[i].0, at[j].0) = (at[i].0 - push, at[j].0 + push);
                    }
                }
                // No name sticks out.
                at[i].0 = at[i].0.clamp(wide[i], WIDTH - wide[i]);
            }
            if !moved {
                break;
            }
        }
        let names: Vec<String> = self.cities.keys().cloned().collect();
        self.cities = names.into_iter().zip(at).collect();
    }

    /// The drawing; what is offered can be tapped where there is a script.
    pub fn draw(&self, viewer: &Viewer, offered: &[String]) -> Markup {
        let (top, bottom) = span(self.cities.values().map(|p| p.1));
        let spare = (HEIGHT - (bottom - top) - ABOVE - BELOW).max(0.0);
        let (top, bottom) = (top - ABOVE - spare / 2.0, bottom + BELOW + spare / 2.0);
        let view = format!("0 {top:.0} {WIDTH:.0} {:.0}", bottom - top);
        html! {
            figure.rails-map {
                svg viewBox=(view) role="img" aria-label=(viewer.say(&msg!("page-rails-map"))) data-rails
                    data-find=(viewer.say(&msg!("page-rails-find"))) {
                    @for link in &self.links { (self.link(link, offered)) }
                    @for (name, at) in &self.cities { (self.city(name, *at, offered)) }
                }
                figcaption.note {
                    @if !offered.is_empty() { (viewer.say(&msg!("page-rails-tap"))) " " }
                    @if offered.is_empty() || !self.links.is_empty() { (viewer.say(&msg!("page-rails-legend"))) }
                }
            }
        }
    }

    fn link(&self, link: &Link, offered: &[String]) -> Markup {
        let (Some(&(x1, y1)), Some(&(x2, y2))) = (self.cities.get(&link.a), self.cities.get(&link.b)) else {
            return html! {};
        };
        let name = [format!("{}-{}", link.a, link.b), format!("{}-{}", link.b, link.a)];
        let tap = name.iter().find(|n| offered.contains(n));
        let (x, y) = ((x1 + x2) / 2.0, (y1 + y2) / 2.0);
        let round = |n: f32| format!("{n:.1}");
        let class = match (link.franz, link.you) {
            (true, true) => "link franz you",
            (true, false) => "link franz",
            (false, true) => "link you",
            (false, false) => "link",
        };
        html! {
            g class=(class) data-tap=[tap] {
                @if tap.is_some() { line.hit x1=(round(x1)) y1=(round(y1)) x2=(round(x2)) y2=(round(y2)) {} }
                line.rail x1=(round(x1)) y1=(round(y1)) x2=(round(x2)) y2=(round(y2)) {}
                @if link.you { line.yours x1=(round(x1)) y1=(round(y1)) x2=(round(x2)) y2=(round(y2)) {} }
                @if link.tunnel {
                    path.tunnel d=(format!("M{:.1} {:.1}v-4a5 5 0 0 1 10 0v4z", x - if link.bridge { 11.0 } else { 5.0 }, y + 4.0)) {}
                }
                @if link.bridge {
                    path.bridge d=(format!("M{:.1} {:.1}h12m-11 6a5 5 0 0 1 10 0", x - if link.bridge && link.tunnel { -1.0 } else { 6.0 }, y - 2.0)) {}
                }
            }
        }
    }

    fn city(&self, name: &str, (x, y): (f32, f32), offered: &[String]) -> Markup {
        let tap = offered.iter().any(|o| o == name).then_some(name);
        let mut class = String::from("city");
        if let Some(colour) = self.hubs.get(name) {
            class += " hub ";
            class += colour;
        }
        if self.his.iter().any(|c| c == name) {
            class += " his";
        }
        if tap.is_some() {
            class += " offered";
        }
        let round = |n: f32| format!("{n:.1}");
        html! {
            g class=(class) data-tap=[tap] {
                @if tap.is_some() { circle.hit cx=(round(x)) cy=(round(y)) r="16" {} }
                circle.dot cx=(round(x)) cy=(round(y)) r=(if self.hubs.contains_key(name) { "7" } else { "5" }) {}
                text x=(round(x)) y=(round(y - 10.0)) { (name) }
            }
        }
    }
}

/// Half the width of a city's name.
fn half(name: &str) -> f32 {
    (name.chars().count() as f32 * 2.9 + 5.0).clamp(14.0, WIDTH / 4.0)
}

/// The lowest and the highest.
fn span(of: impl Iterator<Item = f32>) -> (f32, f32) {
    let (low, high) = of.fold((f32::MAX, f32::MIN), |(low, high), n| (low.min(n), high.max(n)));
    if low > high { (0.0, 0.0) } else { (low, high) }
}

fn joins(link: &Link, a: &str, b: &str) -> bool {
    link.a == a && link.b == b || link.a == b && link.b == a
}

/// The other end of a link, if it ends here.
fn other<'l>(link: &'l Link, city: &str) -> Option<&'l String> {
    if link.a == city { Some(&link.b) } else { (link.b == city).then_some(&link.a) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_city_without_a_place_lies_near_its_neighbours_and_none_lies_on_another() {
        let own = json!({"known": {"links": [
            {"a": "Wien", "b": "Krems", "needs": ["tunnel"]},
            {"a": "Krems", "b": "Horn", "needs": ["bridge"]},
            {"a": "Nowhere", "b": "Elsewhere", "needs": []},
        ]}});
        let picture = Picture::own(&own).unwrap();
        let at = |name: &str| picture.cities[name];
        assert!((at("Krems").0 - at("Wien").0).abs() < 80.0, "near Wien");
        names_are_apart(&picture);
        assert_eq!(picture.cities.len(), 5);
        assert!(Picture::own(&json!({})).is_none());
    }

    fn names_are_apart(picture: &Picture) {
        let all: Vec<(&String, &(f32, f32))> = picture.cities.iter().collect();
        for (i, (a, at)) in all.iter().enumerate() {
            assert!(at.0 >= half(a) - 1.0 && at.0 <= WIDTH - half(a) + 1.0, "{a} sticks out");
            for (b, to) in &all[i + 1..] {
                let apart = (at.0 - to.0).abs() >= half(a) + half(b) - 1.0 || (at.1 - to.1).abs() >= HIGH - 1.0;
                assert!(apart, "{a} {at:?} lies on {b} {to:?}");
            }
        }
    }

    #[test]
    fn the_whole_house_map_is_drawn() {
        let picture = Picture::own(map::house_value()).unwrap();
        assert_eq!((picture.cities.len(), picture.links.len(), picture.hubs.len()), (29, 50, 4));
        names_are_apart(&picture);
    }
}
