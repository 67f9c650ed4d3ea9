//! The map in play: who has which link, what lies on the cities, what the hubs want.

use crate::data::map::{ContractTile, HubTile, LinkTile, MapFile};
use crate::names::{ByColour, ByEngineer, ByGood, City, Colour, Engineer, Good, Gulden, Reward, Side, TRIESTE, WIEN};

/// A connection in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// One end.
    pub a: City,
    /// The other end.
    pub b: City,
    /// Tunnel, bridge.
    pub needs: ByEngineer<bool>,
    /// Closed to building (a crown, a ferry).
    pub closed: bool,
    /// Your track lies here.
    pub yours: bool,
    /// Its name: both ends.
    pub name: String,
}

impl Link {
    /// The end opposite this city.
    pub const fn other(&self, city: City) -> City {
        if self.a.0 == city.0 { self.b } else { self.a }
    }
}

/// A hub in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HubBoard {
    /// Rewards still open per good, the next one first.
    pub demand: ByGood<Vec<Reward>>,
    /// The worker ladder.
    pub prices: Vec<Gulden>,
    /// The price marker.
    pub price_at: usize,
    /// Tunnel and bridge engineers on offer.
    pub engineers: ByEngineer<i64>,
}

impl HubBoard {
    /// The price of a worker now.
    pub fn price(&self) -> Gulden {
        self.prices.get(self.price_at).copied().unwrap_or_default()
    }

    /// Moves the price marker up, at most to the top.
    pub fn raise(&mut self, steps: i64) {
        let top = self.prices.len().saturating_sub(1);
        self.price_at = (self.price_at + usize::try_from(steps).unwrap_or(0)).min(top);
    }
}

/// The map in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// What the map calls itself.
    pub label: String,
    /// Does it have house figures?
    pub house: bool,
    /// Free factory sites per city.
    pub sites: Vec<i64>,
    /// Business tokens per city.
    pub tokens: Vec<i64>,
    /// The connections.
    pub links: Vec<Link>,
    /// Indices of the connections, sorted by name.
    pub by_name: Vec<usize>,
    /// Links at each city.
    at: Vec<Vec<usize>>,
    /// Your network.
    yours: Vec<bool>,
    /// The hubs by colour; empty where the map has none.
    pub hubs: ByColour<HubBoard>,
    /// The Semmering link.
    pub semmering: Option<usize>,
    /// Who has the Semmering token.
    pub semmering_taken: Option<Side>,
    /// Face-up contracts.
    pub display: Vec<ContractTile>,
    /// Goods in the supply.
    pub cubes: ByGood<i64>,
    /// Factory pieces in the supply.
    pub pieces: ByGood<i64>,
    /// The small flags.
    pub flags: Vec<(usize, Gulden)>,
    /// Engineers you took.
    pub your_engineers: ByEngineer<i64>,
    /// The numbers of the set-up cards.
    pub opening: Vec<i64>,
    /// The demand the hubs started with.
    pub full: ByColour<ByGood<Vec<Reward>>>,
}

impl Board {
    /// The map at the start of a game.
    pub fn new(map: &MapFile) -> Self {
        let n = map.names.len();
        let mut at = vec![Vec::new(); n];
        for (i, link) in map.links.iter().enumerate() {
            at[usize::from(link.a.0)].push(i);
            at[usize::from(link.b.0)].push(i);
        }
        let link = |l: &LinkTile| {
            let name = format!("{}-{}", map.names.of(l.a), map.names.of(l.b));
            Link { a: l.a, b: l.b, needs: l.needs, closed: false, yours: false, name }
        };
        let hub = |h: &Option<HubTile>| {
            let empty = HubBoard {
                demand: ByGood::default(),
                prices: vec![Gulden::ZERO],
                price_at: 0,
                engineers: ByEngineer::default(),
            };
            h.as_ref().map_or(empty, |h| HubBoard {
                demand: h.demand.clone(),
                prices: h.prices.clone(),
                price_at: h.price_at,
                engineers: h.engineers,
            })
        };
        let mut board = Self {
            label: map.label.clone(),
            house: map.house,
            sites: map.tiles.iter().map(|t| t.0).collect(),
            tokens: map.tiles.iter().map(|t| t.1).collect(),
            links: map.links.iter().map(link).collect(),
            by_name: (0..map.links.len()).collect(),
            at,
            yours: vec![false; n],
            hubs: ByColour::from_fn(|colour| hub(&map.hubs[colour])),
            semmering: map.semmering,
            semmering_taken: None,
            display: map.contracts.clone(),
            cubes: map.cubes,
            pieces: map.pieces,
            flags: map.flags.clone(),
            your_engineers: ByEngineer::default(),
            opening: map.opening.clone(),
            full: ByColour::default(),
        };
        board.by_name.sort_by_key(|&i| &board.links[i].name);
        board.full = ByColour::from_fn(|colour| board.hubs[colour].demand.clone());
        board.spread();
        board
    }

    /// Links at a city that are not closed.
    pub fn links_at(&self, city: City) -> impl Iterator<Item = &Link> {
        self.at.get(usize::from(city.0)).into_iter().flatten().map(|&i| &self.links[i]).filter(|l| !l.closed)
    }

    /// The link between two cities.
    pub fn link(&self, a: City, b: City) -> Option<usize> {
        self.at.get(usize::from(a.0))?.iter().copied().find(|&i| self.links[i].other(a) == b)
    }

    /// Cities on the map.
    pub fn cities(&self) -> impl Iterator<Item = City> + '_ {
        (0..self.at.len()).filter(|&i| !self.at[i].is_empty()).map(|i| City(i as u16))
    }

    /// Free factory sites in a city.
    pub fn sites(&self, city: City) -> i64 {
        self.sites.get(usize::from(city.0)).copied().unwrap_or(0)
    }

    /// The business token on a city.
    pub fn token(&self, city: City) -> i64 {
        self.tokens.get(usize::from(city.0)).copied().unwrap_or(0)
    }

    /// Is the city in your network?
    pub fn yours(&self, city: City) -> bool {
        self.yours.get(usize::from(city.0)).copied().unwrap_or(false)
    }

    /// Lays a track; the first to build the Semmering link gets its token.
    pub fn lay(&mut self, a: City, b: City, side: Side) {
        let Some(i) = self.link(a, b) else { return };
        if side == Side::You {
            self.links[i].yours = true;
            self.spread();
            if self.semmering == Some(i) && self.semmering_taken.is_none() {
                self.semmering_taken = Some(Side::You);
            }
        }
    }

    /// Recomputes your network.
    pub fn spread(&mut self) {
        self.yours.fill(false);
        let mut queue = vec![WIEN];
        self.yours[usize::from(WIEN.0)] = true;
        while let Some(city) = queue.pop() {
            for &i in &self.at[usize::from(city.0)] {
                let next = self.links[i].other(city);
                if self.links[i].yours && !std::mem::replace(&mut self.yours[usize::from(next.0)], true) {
                    queue.push(next);
                }
            }
        }
    }

    /// The value of the small flag nearest to a column; if two are equally near, the lower one.
    pub fn flag_near(&self, column: usize) -> Gulden {
        self.flags.iter().min_by_key(|(c, _)| (c.abs_diff(column), *c)).map_or(Gulden::ZERO, |f| f.1)
    }

    /// Open demand for a good at a hub.
    pub fn demand(&self, hub: Colour, good: Good) -> &[Reward] {
        &self.hubs[hub].demand[good]
    }

    /// Is an engineer of this kind on offer at a hub?
    pub fn offers(&self, hub: Colour, kind: Engineer) -> bool {
        self.hubs[hub].engineers[kind] > 0
    }

    /// For every city, how many links it is from Trieste over links that `passable` allows; none if there is no way.
    pub fn to_trieste(&self, passable: impl Fn(&Link) -> bool) -> Vec<Option<i64>> {
        let mut far = vec![None; self.at.len()];
        far[usize::from(TRIESTE.0)] = Some(0);
        let mut queue = std::collections::VecDeque::from([TRIESTE]);
        while let Some(city) = queue.pop_front() {
            let next = far[usize::from(city.0)].map(|n: i64| n + 1);
            for link in self.links_at(city).filter(|l| passable(l)) {
                let other = &mut far[usize::from(link.other(city).0)];
                if other.is_none() {
                    *other = next;
                    queue.push_back(link.other(city));
                }
            }
        }
        far
    }
}
