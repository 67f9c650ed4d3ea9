//! Correcting the record: every tracked figure of Franz's can be corrected at any time (§12). A correction never
//! touches a card.

use table::{Answer, Field, Msg, Opt, Record, Refusal, msg};

use super::asking::read_column;
use crate::franz::board::Board;
use crate::franz::state::{Key, STATIONS, State, TRACKS, WORKERS};
use crate::names::{ByEngineer, City, Colour, Engineer, Gulden, KeyKind, Side, TRIESTE, WIEN};
use crate::words::plain;

/// The figures that are chosen from a list.
const LISTS: [&str; 5] = ["franz.links", "franz.stations", "franz.engineers", "franz.keys", "franz.semmering"];

fn broken(what: &'static str) -> Refusal {
    Refusal::new("Inconsistent", msg!("imperial-steam-error-invariant", what = what))
}

impl State {
    fn columns_field(&self, id: String, label: Msg, column: usize) -> Field {
        let options = self.columns.iter().map(|v| plain(v.to_string())).collect();
        Field::choice(id, label, self.value(column).to_string(), options)
    }

    fn link_id(&self, a: City, b: City) -> String {
        format!("{}-{}", self.names.of(a), self.names.of(b))
    }

    /// Links that can be ticked: his own and all known ones.
    fn known_links(&self) -> Vec<(City, City)> {
        let mut links = self.franz.tracks.clone();
        match &self.board {
            Some(board) => links.extend(board.links.iter().map(|l| (l.a, l.b))),
            None => links.extend(self.learned.links.iter().map(|l| (l.a, l.b))),
        }
        let mut seen: Vec<(City, City)> = Vec::new();
        links.retain(|&(a, b)| {
            let new = !seen.contains(&(a, b)) && !seen.contains(&(b, a));
            seen.push((a, b));
            new
        });
        links
    }

    fn key_ids(&self) -> Vec<String> {
        let mut ids: Vec<String> = Vec::new();
        for key in &self.franz.keys {
            let id = |n: usize| format!("{}-{}-{n}", key.kind.id(), key.hub.id());
            let n = (1..).find(|n| !ids.contains(&id(*n))).unwrap_or(1);
            ids.push(id(n));
        }
        ids
    }

    /// Rebuilds his network from a list of links; none unless it is a tree that includes Wien.
    fn tree(&self, links: &[(City, City)]) -> Option<Vec<(City, City)>> {
        let mut laid: Vec<(City, City)> = Vec::new();
        let mut left = links.to_vec();
        let joined = |laid: &[(City, City)], c: City| c == WIEN || laid.iter().any(|t| t.1 == c);
        while !left.is_empty() {
            let at = left.iter().position(|&(a, b)| joined(&laid, a) || joined(&laid, b))?;
            let (a, b) = left.remove(at);
            match (joined(&laid, a), joined(&laid, b)) {
                (true, false) => laid.push((a, b)),
                (false, true) => laid.push((b, a)),
                _ => return None,
            }
        }
        Some(laid)
    }

    fn set_links(&mut self, ids: &[String]) -> Result<(), Refusal> {
        let links: Vec<(City, City)> =
            self.known_links().into_iter().filter(|(a, b)| ids.contains(&self.link_id(*a, *b))).collect();
        // Links that stay keep the order in which they were laid.
        let laid = self.tree(&links).ok_or_else(|| broken("tree"))?;
        if laid.len() > TRACKS {
            return Err(broken("tracks"));
        }
        let at = |c: City| laid.iter().filter(|t| t.0 == c || t.1 == c).count();
        let in_net = |c: City| c == WIEN || laid.iter().any(|t| t.1 == c);
        if laid.iter().any(|t| t.1 != WIEN && at(t.1) >= 3 && !self.franz.stations.contains(&t.1)) {
            return Err(broken("station"));
        }
        if self.franz.factories.iter().any(|f| !in_net(f.city)) {
            return Err(broken("factory"));
        }
        if let Some(board) = &self.board
            && self.options.engineer_kept
        {
            let needs = |t: &(City, City)| board.link(t.0, t.1).map_or(ByEngineer::NONE, |i| board.links[i].needs);
            if laid.iter().any(|t| needs(t).which().any(|kind| !self.franz.engineers[kind])) {
                return Err(broken("engineer"));
            }
        }
        self.franz.tracks = laid;
        Ok(())
    }

    fn set_stations(&mut self, ids: &[String]) -> Result<(), Refusal> {
        let cities: Vec<City> = ids.iter().filter_map(|id| self.names.find(id)).collect();
        if cities.len() > STATIONS {
            return Err(broken("stations"));
        }
        let net = self.franz.network();
        if net.iter().any(|c| *c != WIEN && self.franz.tracks_at(*c) >= 3 && !cities.contains(c)) {
            return Err(broken("station"));
        }
        self.franz.stations = cities;
        Ok(())
    }

    fn set_engineers(&mut self, ids: &[String]) -> Result<(), Refusal> {
        let owned = ByEngineer::from_fn(|kind| ids.iter().any(|id| id == kind.id()));
        if self.options.engineer_kept
            && let Some(board) = &self.board
        {
            let needed = |k: Engineer| {
                self.franz.tracks.iter().any(|t| board.link(t.0, t.1).is_some_and(|i| board.links[i].needs[k]))
            };
            if Engineer::ALL.into_iter().any(|k| needed(k) && !owned[k]) {
                return Err(broken("engineer"));
            }
        }
        // Engineers he returns go to the lowest hub, and new ones come from there, so that none is lost (I9).
        let mut order: Vec<Colour> = self.colours().collect();
        order.sort_by_key(|c| self.hub(*c).map(|h| h.column));
        for kind in Engineer::ALL {
            let (had, has) = (self.franz.engineers[kind], owned[kind]);
            if let Some(board) = &mut self.board {
                let offer = |b: &Board, c: Colour| b.hubs[c].engineers[kind];
                let hub = match (had, has) {
                    (false, true) => order.iter().find(|c| offer(board, **c) > 0),
                    (true, false) => order.first(),
                    _ => continue,
                };
                let hub = *hub.ok_or_else(|| broken("offer"))?;
                board.hubs[hub].engineers[kind] += if has { -1 } else { 1 };
            }
            self.franz.engineers[kind] = has;
        }
        Ok(())
    }

    fn set_keys(&mut self, ids: &[String]) {
        let old = self.franz.keys.clone();
        self.franz.keys = ids
            .iter()
            .filter_map(|id| {
                let mut parts = id.split('-');
                let (kind, hub) = (KeyKind::parse(parts.next()?)?, Colour::parse(parts.next()?)?);
                let known = old.iter().find(|k| k.kind == kind && k.hub == hub).map(|k| k.worth);
                let worth = known.or(self.learned.flag(self, hub)).unwrap_or_default();
                Some(Key { kind, hub, worth })
            })
            .collect();
    }

    fn set_hired(&mut self, hired: i64) -> Result<(), Refusal> {
        if hired + self.franz.factories.len() as i64 > WORKERS {
            return Err(broken("workers"));
        }
        self.franz.hired = hired;
        Ok(())
    }

    fn set_contract(&mut self, at: usize, what: &str, n: i64) -> Result<(), Refusal> {
        let filled = self.franz.filled(at);
        let Some(contract) = self.franz.contracts.get_mut(at) else { return Err(broken("contract")) };
        match what {
            "value" => contract.value = Gulden(n),
            _ if usize::try_from(n).unwrap_or(0) < filled => return Err(broken("slots")),
            _ => contract.slots = usize::try_from(n).unwrap_or(1),
        }
        self.assign();
        Ok(())
    }
}

impl State {
    /// Those of the figures that are wanted. Many are long lists, which are dear to make; a journal may hold thousands
    /// of corrections.
    fn fields_where(&self, wanted: impl Fn(&str) -> bool) -> Vec<Field> {
        let franz = &self.franz;
        let mut fields = Vec::new();
        let mut number = |id: &'static str, value: i64, range: (i64, i64)| {
            if wanted(id) {
                let label = msg!("imperial-steam-field", name = id.replace('.', "-"));
                fields.push(Field::number(id, label, value, range));
            }
        };
        number("franz.gulden", franz.gulden.0, (0, 9990));
        number("franz.goods", franz.goods, (0, 99));
        number("franz.dock", franz.dock, (0, 99));
        number("franz.hired", franz.hired, (0, 15));
        number("franz.supply", franz.supply(), (0, 15));
        number("franz.tracks_left", franz.tracks_left() as i64, (0, 18));
        number("franz.stations_left", franz.stations_left() as i64, (0, 2));
        number("franz.hands", franz.hands, (0, 5));
        number("you.hands", self.you.hands, (0, 5));
        if !self.columns.is_empty() {
            let mut column = |id: String, label: Msg, column: usize| {
                if wanted(&id) {
                    fields.push(self.columns_field(id, label, column));
                }
            };
            column("franz.column".into(), msg!("imperial-steam-field", name = "franz-column"), franz.column);
            column("you.column".into(), msg!("imperial-steam-field", name = "you-column"), self.you.column);
            for colour in self.colours() {
                let label = msg!("imperial-steam-field-hub", colour = colour.label(), what = "column");
                column(format!("hub.{}.column", colour.id()), label, self.hub(colour).map_or(0, |h| h.column));
            }
        }
        if self.board.is_none() {
            for colour in self.colours() {
                let id = format!("hub.{}.city", colour.id());
                if !wanted(&id) {
                    continue;
                }
                let label = msg!("imperial-steam-field-hub", colour = colour.label(), what = "city");
                let city = self.hub_city(colour);
                let options = self.names.all().filter(|c| *c != WIEN && *c != TRIESTE);
                let options = options.map(|c| plain(self.names.of(c))).collect();
                fields.push(Field::choice(id, label, self.names.of(city), options));
            }
            let trieste = match self.you.trieste {
                Some(true) => "yes",
                _ => "no",
            };
            if wanted("you.trieste") {
                let options = vec![Opt::new("yes", msg!("answer-yes")), Opt::new("no", msg!("answer-no"))];
                fields.push(Field::choice(
                    "you.trieste",
                    msg!("imperial-steam-field", name = "you-trieste"),
                    trieste,
                    options,
                ));
            }
        }
        fields.extend(LISTS.into_iter().filter(|id| wanted(id)).map(|id| self.list_field(id)));
        for (i, factory) in franz.factories.iter().enumerate() {
            let id = format!("factory.{}.cubes", i + 1);
            if !wanted(&id) {
                continue;
            }
            let label = msg!(
                "imperial-steam-field-cubes",
                n = i + 1,
                good = factory.good.label(),
                city = self.names.of(factory.city)
            );
            fields.push(Field::number(id, label, factory.cubes, (0, 3)));
        }
        for (i, contract) in franz.contracts.iter().enumerate() {
            let mut figure = |what: &'static str, value: i64, range: (i64, i64)| {
                let id = format!("contract.{}.{what}", i + 1);
                if wanted(&id) {
                    let label = msg!("imperial-steam-field-contract", id = contract.id.as_str(), what = what);
                    fields.push(Field::number(id, label, value, range));
                }
            };
            figure("value", contract.value.0, (1, 9990));
            figure("slots", contract.slots as i64, (1, 6));
        }
        fields
    }
}

impl Record for State {
    fn fields(&self) -> Vec<Field> {
        self.fields_where(|_| true)
    }

    fn field(&self, id: &str) -> Option<Field> {
        self.fields_where(|other| other == id).into_iter().next()
    }

    fn set(&mut self, field: &str, value: &Answer) -> Result<(), Refusal> {
        let n = value.number().unwrap_or_default();
        let word = value.id().unwrap_or_default();
        let list = match value {
            Answer::Several(ids) => ids.clone(),
            _ => Vec::new(),
        };
        let parts: Vec<&str> = field.split('.').collect();
        match parts[..] {
            ["franz", "gulden"] => self.franz.gulden = Gulden(n),
            ["franz", "goods"] => self.franz.goods = n,
            ["franz", "dock"] => self.franz.dock = n,
            ["franz", "hired"] => self.set_hired(n)?,
            ["franz", "supply"] => {
                let hired = WORKERS - self.franz.factories.len() as i64 - n;
                if hired < 0 {
                    return Err(broken("workers"));
                }
                self.set_hired(hired)?;
            }
            ["franz", "tracks_left"] if n != self.franz.tracks_left() as i64 => return Err(broken("tracks")),
            ["franz", "stations_left"] if n != self.franz.stations_left() as i64 => return Err(broken("stations")),
            ["franz", "hands"] => self.franz.hands = n,
            ["you", "hands"] => self.you.hands = n,
            ["franz", "column"] => {
                let column = read_column(self, word)?;
                self.move_marker(Side::Franz, column);
            }
            ["you", "column"] => {
                let column = read_column(self, word)?;
                self.move_marker(Side::You, column);
            }
            ["you", "trieste"] => self.you.trieste = Some(word == "yes"),
            ["hub", colour, what] => self.set_hub(colour, what, word)?,
            ["franz", "links"] => self.set_links(&list)?,
            ["franz", "stations"] => self.set_stations(&list)?,
            ["franz", "engineers"] => self.set_engineers(&list)?,
            ["franz", "keys"] => self.set_keys(&list),
            ["franz", "semmering"] => self.franz.semmering = word == "yes",
            ["factory", i, "cubes"] => {
                let at = i.parse::<usize>().unwrap_or(0).wrapping_sub(1);
                if let Some(factory) = self.franz.factories.get_mut(at) {
                    // Missing cubes count as delivered, so that the sum stays right (I5).
                    self.franz.cubes.1 += factory.cubes - n;
                    factory.cubes = n;
                }
            }
            ["contract", i, what] => self.set_contract(i.parse::<usize>().unwrap_or(0).wrapping_sub(1), what, n)?,
            _ => {}
        }
        Ok(())
    }
}

impl State {
    /// One of [`LISTS`].
    fn list_field(&self, id: &'static str) -> Field {
        let franz = &self.franz;
        let label = msg!("imperial-steam-field", name = id.replace('.', "-"));
        match id {
            "franz.links" => {
                let links = self.known_links().iter().map(|(a, b)| plain(self.link_id(*a, *b))).collect();
                Field::several(id, label, franz.tracks.iter().map(|(a, b)| self.link_id(*a, *b)).collect(), links)
            }
            "franz.stations" => {
                let stations = franz.stations.iter().map(|c| self.names.of(*c).to_owned()).collect();
                let cities = franz.network().into_iter().filter(|c| *c != WIEN);
                Field::several(id, label, stations, cities.map(|c| plain(self.names.of(c))).collect())
            }
            "franz.engineers" => {
                let kinds = Engineer::ALL.iter().map(|k| Opt::new(k.id(), k.label())).collect();
                Field::several(id, label, franz.engineers.which().map(|k| k.id().to_owned()).collect(), kinds)
            }
            "franz.keys" => Field::several(id, label, self.key_ids(), self.key_options()),
            _ => {
                let yes_no = vec![Opt::new("yes", msg!("answer-yes")), Opt::new("no", msg!("answer-no"))];
                Field::choice(id, label, if franz.semmering { "yes" } else { "no" }, yes_no)
            }
        }
    }

    fn key_options(&self) -> Vec<Opt> {
        let mut keys = Vec::new();
        for colour in self.colours() {
            for kind in KeyKind::ALL {
                for n in 1..=4 {
                    let id = format!("{}-{}-{n}", kind.id(), colour.id());
                    keys.push(Opt::new(id, msg!("imperial-steam-key", kind = kind.id(), colour = colour.label())));
                }
            }
        }
        keys
    }

    fn set_hub(&mut self, colour: &str, what: &str, word: &str) -> Result<(), Refusal> {
        let Some(colour) = Colour::parse(colour) else { return Ok(()) };
        let column = if what == "column" { read_column(self, word)? } else { 0 };
        let city = self.names.find(word);
        if what == "city" && self.colours().any(|c| c != colour && Some(self.hub_city(c)) == city) {
            return Err(broken("hub"));
        }
        if let Some(hub) = &mut self.hubs[colour] {
            if what == "column" {
                hub.column = column;
            } else if let Some(city) = city {
                hub.city = city;
            }
        }
        Ok(())
    }
}
