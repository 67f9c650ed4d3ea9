//! The map file (§14.2): cities, links, hubs, contracts, the influence track.

use std::sync::{Arc, OnceLock};

use serde_json::Value;
use table::{Refusal, msg};

use crate::names::{ByColour, ByEngineer, ByGood, Cities, City, Colour, Engineer, Good, Gulden, Reward, TRIESTE, WIEN};

/// The format of a map file.
pub const FORMAT: &str = "vis-a-vis/franz-map/1";

/// A map, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapFile {
    /// What the file calls itself.
    pub label: String,
    /// Does it contain house figures?
    pub house: bool,
    /// Gulden per column of the influence track.
    pub columns: Vec<Gulden>,
    /// The small flags for silver keys: column, value.
    pub flags: Vec<(usize, Gulden)>,
    /// The names of the cities.
    pub names: Cities,
    /// Per city: free factory sites, business token.
    pub tiles: Vec<(i64, i64)>,
    /// The connections.
    pub links: Vec<LinkTile>,
    /// The hubs by colour.
    pub hubs: ByColour<Option<HubTile>>,
    /// The Semmering link, if there is one.
    pub semmering: Option<usize>,
    /// Face-up contracts.
    pub contracts: Vec<ContractTile>,
    /// Goods in the general supply.
    pub cubes: ByGood<i64>,
    /// Factory pieces in the general supply.
    pub pieces: ByGood<i64>,
    /// The numbers of the set-up cards.
    pub opening: Vec<i64>,
}

/// A connection between two cities.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkTile {
    /// One end.
    pub a: City,
    /// The other end.
    pub b: City,
    /// Tunnel, bridge.
    pub needs: ByEngineer<bool>,
}

/// A hub.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HubTile {
    /// Its city.
    pub city: City,
    /// Its marker on the influence track.
    pub column: usize,
    /// Rewards still open per good, the next one first.
    pub demand: ByGood<Vec<Reward>>,
    /// The worker ladder.
    pub prices: Vec<Gulden>,
    /// The price marker.
    pub price_at: usize,
    /// Tunnel and bridge engineers on offer.
    pub engineers: ByEngineer<i64>,
}

/// A contract on display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContractTile {
    /// Its name.
    pub id: String,
    /// Its value in gulden.
    pub value: Gulden,
    /// Places for factories.
    pub slots: usize,
}

/// The house map as written.
pub fn house_value() -> &'static Value {
    static FILE: OnceLock<Value> = OnceLock::new();
    FILE.get_or_init(|| serde_json::from_str(include_str!("../../data/house-map.json")).unwrap_or(Value::Null))
}

/// The house map.
pub fn house() -> Arc<MapFile> {
    static FILE: OnceLock<Arc<MapFile>> = OnceLock::new();
    FILE.get_or_init(|| Arc::new(read(house_value()).expect("the house map keeps its own rules: tested"))).clone()
}

/// Reads a map from text. Never panics.
pub fn parse(text: &str) -> Result<MapFile, Vec<Refusal>> {
    match serde_json::from_str::<Value>(text) {
        Ok(value) => read(&value),
        Err(_) => Err(vec![format_error("JSON")]),
    }
}

type Wrong = Vec<Refusal>;

fn format_error(field: &str) -> Refusal {
    Refusal::new("MapFileInvalid", msg!("imperial-steam-error-map-format", field = field))
}

/// Reads a map; the error names everything that is wrong.
pub fn read(file: &Value) -> Result<MapFile, Wrong> {
    if file["format"].as_str() != Some(FORMAT) {
        return Err(vec![format_error("format")]);
    }
    let mut wrong = Wrong::new();
    let columns: Vec<Gulden> = amounts(&file["influence"]["columns"]);
    if columns.len() < 2 || columns.len() > 200 || columns.windows(2).any(|w| w[0] >= w[1]) {
        return Err(vec![format_error("influence.columns")]);
    }
    let flags = list(&file["influence"]["flags"])
        .filter_map(|f| Some((index(&f["column"])?, Gulden(small(&f["value"])?))))
        .filter(|f| f.0 < columns.len())
        .collect();
    let mut names = Cities::default();
    let mut tiles = vec![(0, 0); 2];
    let mut seen = Vec::new();
    for city in list(&file["cities"]) {
        let Some(name) = city["name"].as_str().filter(|n| !n.trim().is_empty() && n.len() <= 60) else {
            wrong.push(format_error("cities.name"));
            continue;
        };
        let (Some(sites), Some(bonus)) = (small(&city["sites"]), small(&city["bonus"])) else {
            wrong.push(format_error("cities.sites"));
            continue;
        };
        let c = names.add(name);
        if seen.contains(&c) || seen.len() >= 200 {
            wrong.push(format_error("cities.name"));
            continue;
        }
        seen.push(c);
        tiles.resize(names.len(), (0, 0));
        tiles[usize::from(c.0)] = (sites.min(9), bonus.min(9));
    }
    for city in [WIEN, TRIESTE].iter().filter(|c| !seen.contains(c)) {
        wrong.push(apart(names.of(*city)));
    }
    let links = read_links(file, &names, &seen, &mut wrong);
    let hubs = read_hubs(file, &names, &seen, columns.len(), &mut wrong);
    if wrong.is_empty() {
        let reached = spread(&links, names.len());
        wrong.extend(seen.iter().filter(|c| !reached[usize::from(c.0)]).map(|c| apart(names.of(*c))));
    }
    let semmering = file["semmering"].as_array().and_then(|ends| {
        let mut ends = ends.iter().filter_map(|e| names.find(e.as_str()?));
        let (a, b) = (ends.next()?, ends.next()?);
        links.iter().position(|l| (l.a, l.b) == (a, b) || (l.b, l.a) == (a, b))
    });
    let contracts = read_contracts(file, &mut wrong);
    let per_good = |of: &Value, usual: i64| ByGood::from_fn(|good| small(&of[good.id()]).unwrap_or(usual));
    let mut opening: Vec<i64> = numbers(&file["opening_numbers"]).into_iter().filter(|n| (0..=9).contains(n)).collect();
    if opening.is_empty() {
        opening = vec![1, 2, 3, 4, 5];
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    Ok(MapFile {
        label: file["label"].as_str().unwrap_or_default().to_owned(),
        house: file["house"].as_bool().unwrap_or(false),
        columns,
        flags,
        names,
        tiles,
        links,
        hubs,
        semmering,
        contracts,
        cubes: per_good(&file["supply"]["goods"], 40),
        pieces: per_good(&file["supply"]["factories"], 12),
        opening,
    })
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn small(value: &Value) -> Option<i64> {
    value.as_i64().filter(|n| (0..=9990).contains(n))
}

fn index(value: &Value) -> Option<usize> {
    small(value).and_then(|n| usize::try_from(n).ok())
}

fn numbers(value: &Value) -> Vec<i64> {
    list(value).filter_map(small).collect()
}

fn amounts(value: &Value) -> Vec<Gulden> {
    numbers(value).into_iter().map(Gulden).collect()
}

fn apart(city: &str) -> Refusal {
    Refusal::new("CityUnreachable", msg!("imperial-steam-error-map-apart", city = city))
}

/// Which cities can be reached from Wien over any link.
pub fn spread(links: &[LinkTile], cities: usize) -> Vec<bool> {
    let mut reached = vec![false; cities];
    reached[usize::from(WIEN.0)] = true;
    loop {
        let mut more = false;
        for link in links {
            let (a, b) = (usize::from(link.a.0), usize::from(link.b.0));
            if reached[a] != reached[b] {
                (reached[a], reached[b], more) = (true, true, true);
            }
        }
        if !more {
            return reached;
        }
    }
}

fn read_links(file: &Value, names: &Cities, seen: &[City], wrong: &mut Wrong) -> Vec<LinkTile> {
    let mut links: Vec<LinkTile> = Vec::new();
    for link in list(&file["links"]) {
        let (Some(a), Some(b)) = (link["a"].as_str(), link["b"].as_str()) else {
            wrong.push(format_error("links"));
            continue;
        };
        let mut bad = |problem: &'static str| {
            wrong.push(Refusal::new("BadLink", msg!("imperial-steam-error-map-link", a = a, b = b, problem = problem)));
        };
        let city = |name: &str| names.find(name).filter(|c| seen.contains(c));
        let (Some(from), Some(to)) = (city(a), city(b)) else {
            bad("unknown");
            continue;
        };
        if from == to {
            bad("itself");
            continue;
        }
        if links.iter().any(|l| (l.a, l.b) == (from, to) || (l.b, l.a) == (from, to)) || links.len() >= 500 {
            bad("twice");
            continue;
        }
        let mut needs = ByEngineer::NONE;
        let mut known = true;
        for need in list(&link["needs"]) {
            match need.as_str().and_then(Engineer::parse) {
                Some(kind) => needs[kind] = true,
                None => known = false,
            }
        }
        if !known {
            bad("need");
        }
        links.push(LinkTile { a: from, b: to, needs });
    }
    links
}

fn read_hubs(
    file: &Value,
    names: &Cities,
    seen: &[City],
    columns: usize,
    wrong: &mut Wrong,
) -> ByColour<Option<HubTile>> {
    let partial = file["partial"].as_bool().unwrap_or(false);
    let mut hubs: ByColour<Option<HubTile>> = ByColour::default();
    for colour in Colour::ALL {
        let hub = &file["hubs"][colour.id()];
        let mut bad = |problem: &'static str| {
            let text = msg!("imperial-steam-error-map-hub", colour = colour.label(), problem = problem);
            wrong.push(Refusal::new("BadHub", text));
        };
        if hub.is_null() {
            if !partial {
                bad("missing");
            }
            continue;
        }
        let city = hub["city"].as_str().and_then(|n| names.find(n)).filter(|c| seen.contains(c));
        let Some(city) = city.filter(|&c| c != WIEN && c != TRIESTE) else {
            bad("city");
            continue;
        };
        if hubs.0.iter().flatten().any(|h| h.city == city) {
            bad("city");
            continue;
        }
        let Some(column) = index(&hub["column"]).filter(|&c| c < columns) else {
            bad("column");
            continue;
        };
        let mut demand: ByGood<Vec<Reward>> = ByGood::default();
        for good in Good::ALL {
            let spaces = &hub["demand"][good.id()];
            let read: Result<Vec<Reward>, _> = list(spaces).map(|r| serde_json::from_value(r.clone())).collect();
            match read {
                Ok(rewards)
                    if rewards.iter().all(|r| !matches!(r, Reward::Gulden(n) if !(0..=9990).contains(&n.0))) =>
                {
                    demand[good] = rewards;
                }
                _ => bad("demand"),
            }
        }
        let prices = amounts(&hub["worker_prices"]);
        let price_at = index(&hub["price_at"]).unwrap_or(0);
        if prices.is_empty() || price_at >= prices.len() {
            bad("prices");
            continue;
        }
        let engineers = ByEngineer::from_fn(|kind| small(&hub["engineers"][kind.id()]).unwrap_or(0));
        hubs[colour] = Some(HubTile { city, column, demand, prices, price_at, engineers });
    }
    if partial && hubs.0.iter().all(Option::is_none) {
        wrong.push(format_error("hubs"));
    }
    hubs
}

fn read_contracts(file: &Value, wrong: &mut Wrong) -> Vec<ContractTile> {
    let mut contracts: Vec<ContractTile> = Vec::new();
    for contract in list(&file["contracts"]) {
        let slots = match &contract["slots"] {
            Value::Array(slots) => Some(slots.len()),
            number => index(number),
        };
        let value = small(&contract["value"]).filter(|v| *v > 0).map(Gulden);
        match (contract["id"].as_str(), value, slots) {
            (Some(id), Some(value), Some(slots @ 1..=6)) if !contracts.iter().any(|c| c.id == id) => {
                contracts.push(ContractTile { id: id.to_owned(), value, slots });
            }
            _ => wrong.push(format_error("contracts")),
        }
    }
    contracts
}
