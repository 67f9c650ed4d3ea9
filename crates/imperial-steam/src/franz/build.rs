//! Tracks: two towards the targets of slot A (P6), one to the most sites (P7), one towards Trieste (P8),
//! and laying them (P3).

use table::{Msg, Step, msg};

use super::Franz;
use super::choose::{Chosen, Judge};
use super::order::Order;
use crate::facts::{Criterion, Fact, Facts, Far, NameTrack, Named, Pause, Place, Pool, Start};
use crate::names::{ByEngineer, City, Colour, Engineer, Gulden, Side, TrackRule};
use crate::options::{DeadEnd, TokenTaken};
use crate::words::several;

/// The fee for a track on one of the person's links.
pub(crate) const FEE: Gulden = Gulden(10);

/// What he will build: the first track, and the second if both were chosen together.
#[derive(Clone, Debug)]
pub(crate) struct Route {
    first: (Start, City),
    second: Option<(Start, City)>,
    says: Vec<Msg>,
}

impl Route {
    fn join(chosen: Chosen, mut says: Vec<Msg>) -> Self {
        says.extend(chosen.says);
        Self { first: (chosen.first, chosen.city), second: None, says }
    }
}

impl<F: Facts> Franz<'_, F> {
    /// Chooses where the next track goes; none if he can join no city.
    pub(crate) fn plan_track(&mut self, rule: TrackRule, count: i64) -> Fact<Option<Route>> {
        if self.st.franz.tracks_left() == 0 {
            return Ok(None);
        }
        match self.named_track(rule, count, None)? {
            Named::This(chosen) => return Ok(Some(Route::join(chosen, Vec::new()))),
            Named::Nothing => return Ok(None),
            Named::Led => {}
        }
        let near = Pool::new(Place::Network);
        match rule {
            TrackRule::Targets => self.plan_targets(count),
            TrackRule::MostFreeSites => {
                let criteria = self.criteria(Some(Criterion::Sites), true)?;
                let chosen = self.choose(Pool { with_site: true, ..near }, &criteria, Judge::Join)?;
                Ok(chosen.map(|c| Route::join(c, Vec::new())))
            }
            TrackRule::TowardTrieste => {
                let criteria = self.criteria(Some(Criterion::Distance), true)?;
                let chosen = self.choose(near, &criteria, Judge::Join)?;
                Ok(chosen.map(|c| Route::join(c, Vec::new())))
            }
        }
    }

    /// The city the person names, checked by P1: if he cannot join it, say so and ask for another.
    fn named_track(&mut self, rule: TrackRule, count: i64, from: Option<City>) -> Fact<Named<Chosen>> {
        if !self.facts.names(self.st) {
            return Ok(Named::Led);
        }
        let ties = self.slots()?.a.1.clone();
        let mut without = Vec::new();
        loop {
            let targets = self.targets()?;
            let ask = NameTrack { rule, count, from, targets, without: &without, ties: &ties };
            let (city, starts) = match self.facts.name_track(self.st, &ask)? {
                Named::This(named) => named,
                Named::Nothing => return Ok(Named::Nothing),
                Named::Led => return Ok(Named::Led),
            };
            self.starts.retain(|s| (s.0, s.1) != (city, from));
            self.starts.push((city, from, starts));
            let way = match from {
                Some(from) => self.hop(from, city)?,
                None => self.way_to(city)?,
            };
            match way {
                Ok((first, second, origin)) => {
                    let mut says = vec![msg!("imperial-steam-named-track", city = self.name(city))];
                    says.extend(origin);
                    return Ok(Named::This(Chosen { city, first, second, says }));
                }
                Err(why) => {
                    self.say(|this| msg!("imperial-steam-skip", city = this.name(city), reasons = several(why)));
                    self.facts.flush();
                    without.push(city);
                }
            }
        }
    }

    /// P6.1 to P6.4: the first entry of slot A within reach, else the best neighbouring city.
    fn plan_targets(&mut self, count: i64) -> Fact<Option<Route>> {
        let mut one_link = Vec::new();
        for (entry, target) in self.targets()? {
            let label = if entry.colour().is_some() { entry.label() } else { Msg::plain("") };
            let kind = if entry.colour().is_some() { "hub" } else { "trieste" };
            let told = |this: &Self, n: i64| {
                let mut says = Vec::new();
                this.reason(&mut says, |this| {
                    msg!("imperial-steam-a-target", city = this.name(target), entry = label.clone(), kind = kind, n = n)
                });
                says
            };
            let far = self.facts.distance(self.st, target)?;
            if far == Far::One {
                one_link.push(target);
                if let Ok((first, _, origin)) = self.way_to(target)? {
                    let says = [told(self, 1), origin].concat();
                    return Ok(Some(Route { first: (first, target), second: None, says }));
                }
            }
            if far != Far::Farther && count >= 2 && self.st.franz.tracks_left() >= 2 {
                let between = self.facts.between(self.st, target)?;
                if between.is_empty() {
                    continue;
                }
                let criteria = self.criteria(None, true)?;
                let pool = Pool::new(Place::Named(between));
                if let Some(m) = self.choose(pool, &criteria, Judge::Via(target))? {
                    let says = [told(self, 2), m.says].concat();
                    let second = m.second.map(|start| (start, target));
                    return Ok(Some(Route { first: (m.first, m.city), second, says }));
                }
            }
        }
        let criteria = self.criteria(None, true)?;
        let pool = Pool { ranked: Some(one_link), ..Pool::new(Place::Network) };
        let chosen = self.choose(pool, &criteria, Judge::Join)?;
        let mut says = Vec::new();
        self.reason(&mut says, |_| msg!("imperial-steam-a-none", n = count.min(2)));
        Ok(chosen.map(|c| Route::join(c, says)))
    }

    /// Builds what was chosen, then a second track if two are due.
    pub(crate) fn build(&mut self, route: Route, rule: TrackRule, count: i64) -> Fact<()> {
        let mut hops = vec![route.first.1];
        let done = self.build_all(route, rule, count, &mut hops);
        if !matches!(done, Err(Pause::Stop(_))) && self.facts.listens() {
            self.facts.flush();
            let drawn = self.drawn_routes(&hops);
            drawn.into_iter().for_each(|step| self.facts.tell(step));
        }
        done
    }

    fn build_all(&mut self, route: Route, rule: TrackRule, count: i64, hops: &mut Vec<City>) -> Fact<()> {
        let target = route.says.first().cloned();
        self.say_all(route.says);
        let joined = route.first.1;
        if !self.lay(route.first.0, joined)? || count < 2 {
            return Ok(());
        }
        if let Some((start, city)) = route.second {
            hops.push(city);
            self.facts.notes().recall(target);
            self.lay(start, city)?;
            return Ok(());
        }
        if rule != TrackRule::Targets {
            if let Some(again) = self.plan_track(rule, 1)? {
                hops.push(again.first.1);
                self.say_all(again.says);
                self.lay(again.first.0, again.first.1)?;
            } else {
                self.say(|_| msg!("imperial-steam-second-none", why = "city"));
            }
            return Ok(());
        }
        self.second_track(joined, hops)
    }

    /// P6.5 and P6.6: the second track starts at the city just joined.
    fn second_track(&mut self, from: City, hops: &mut Vec<City>) -> Fact<()> {
        if self.st.franz.tracks_left() == 0 {
            self.say(|_| msg!("imperial-steam-second-none", why = "track"));
            return Ok(());
        }
        let prefers = self.st.options.second_track_prefers_targets;
        let next = match self.named_track(TrackRule::Targets, 1, Some(from))? {
            Named::This(next) => Some(next),
            Named::Nothing => None,
            Named::Led => {
                let criteria = self.criteria(None, prefers)?;
                self.choose(Pool::new(Place::City(from)), &criteria, Judge::From(from))?
            }
        };
        if let Some(next) = next {
            self.say_under("second_track_prefers_targets", |this| {
                msg!("imperial-steam-second-from", city = this.name(from))
            });
            hops.push(next.city);
            self.say_all(next.says);
            self.lay(next.first, next.city)?;
            return Ok(());
        }
        let city = self.name(from);
        if self.st.options.second_track_dead_end == DeadEnd::Forfeit {
            self.say_under("second_track_dead_end", |_| msg!("imperial-steam-second-forfeit", city = city));
            return Ok(());
        }
        let next = match self.named_track(TrackRule::Targets, 1, None)? {
            Named::This(next) => Some(next),
            Named::Nothing => None,
            Named::Led => {
                let criteria = self.criteria(None, true)?;
                self.choose(Pool::new(Place::Network), &criteria, Judge::Join)?
            }
        };
        self.say(|_| msg!("imperial-steam-second-dead", city = city));
        match next {
            Some(next) => {
                hops.push(next.city);
                self.say_all(next.says);
                self.lay(next.first, next.city)?;
            }
            None => self.say(|_| msg!("imperial-steam-second-none", why = "city")),
        }
        Ok(())
    }

    /// P3: engineers, station, fee, track, Semmering, business token. False if a correction in between made the track
    /// impossible.
    fn lay(&mut self, start: Start, to: City) -> Fact<bool> {
        let from = start.from;
        let franz = &self.st.franz;
        let station = franz.needs_station(from);
        if franz.tracks_left() == 0 || !franz.joined(from) || franz.joined(to) || station && franz.stations_left() == 0
        {
            self.say(|_| msg!("imperial-steam-changed"));
            return Ok(false);
        }
        let mut taken: Vec<(Engineer, Colour)> = Vec::new();
        for kind in Engineer::ALL {
            if start.needs[kind] && !self.st.franz.engineers[kind] {
                match self.offer(kind)? {
                    Some(hub) if self.can_have(kind)? => taken.push((kind, hub)),
                    _ => {
                        self.say(|_| msg!("imperial-steam-changed"));
                        return Ok(false);
                    }
                }
            }
        }
        for &(kind, hub) in &taken {
            self.st.take_engineer(kind, hub, false);
            self.offers[kind] = None;
            let (c, h) = (self.st.franz.column, self.st.hub(hub).map_or(0, |h| h.column));
            let (c, h) = (self.st.value(c), self.st.value(h));
            let city = self.name(self.st.hub_city(hub));
            self.say_under("engineer_threshold", |_| {
                msg!("imperial-steam-track-engineer", kind = kind.id(), hub = city, column = c, hub_column = h)
            });
            self.order(Order::TakeEngineer { kind, hub });
        }
        if station {
            self.st.franz.stations.push(from);
            self.say(|this| msg!("imperial-steam-track-station", city = this.name(from)));
            self.order(Order::Station { city: from });
        }
        if start.yours {
            self.pay_fee(from, to);
        }
        self.st.lay(from, to);
        self.order(Order::Track { from, to });
        self.starts.clear();
        if !self.st.options.engineer_kept {
            for &(kind, hub) in &taken {
                self.st.take_engineer(kind, hub, true);
                self.say_under("engineer_kept", |this| {
                    let city = this.name(this.st.hub_city(hub));
                    msg!("imperial-steam-track-engineer-back", kind = kind.id(), hub = city)
                });
                self.order(Order::ReturnEngineer { kind, hub });
            }
        }
        if self.facts.semmering(self.st, from, to)? {
            self.st.franz.semmering = true;
            self.st.learned.semmering_gone = true;
            if let Some(board) = &mut self.st.board {
                board.semmering_taken = Some(Side::Franz);
            }
            self.say(|_| msg!("imperial-steam-track-semmering"));
            self.order(Order::Semmering);
        }
        self.take_token(to)?;
        Ok(true)
    }

    /// Your track lies on the link: he pays you 10 gulden, or what he has if that is less.
    fn pay_fee(&mut self, from: City, to: City) {
        let n = self.st.franz.gulden.clamp(Gulden::ZERO, FEE);
        self.st.franz.gulden -= n;
        let (a, b) = (self.name(from), self.name(to));
        if n < FEE {
            self.say_under("fee_short", |_| msg!("imperial-steam-track-fee-short", a = a, b = b, n = n));
        } else {
            self.say(|_| msg!("imperial-steam-track-fee", a = a, b = b));
        }
        self.order(Order::Fee { n, total: self.st.franz.gulden });
    }

    /// §3.7: a business token always becomes influence.
    fn take_token(&mut self, city: City) -> Fact<()> {
        let n = self.facts.token(self.st, city)?;
        if n <= 0 {
            return Ok(());
        }
        self.st.franz.tokens.push((city, n));
        if let Some(board) = &mut self.st.board
            && self.st.options.token_taken == TokenTaken::FirstComer
        {
            board.tokens[usize::from(city.0)] = 0;
        }
        self.say_under("token_taken", |this| msg!("imperial-steam-track-token", city = this.name(city), n = n));
        self.order(Order::Token { city, n });
        self.gain_influence(n)
    }

    /// The way from Wien to each new end of his line, as a line of text.
    fn drawn_routes(&self, hops: &[City]) -> Vec<Step> {
        let franz = &self.st.franz;
        let ends: Vec<City> = hops.iter().copied().filter(|c| franz.joined(*c)).collect();
        let last = |c: &City| !ends.iter().any(|e| franz.tracks.contains(&(*c, *e)));
        ends.iter().filter(|c| last(c)).map(|&end| self.drawn_route(end, &ends)).collect()
    }

    fn drawn_route(&self, end: City, new: &[City]) -> Step {
        let mut way = vec![end];
        while let Some(&(from, _)) = self.st.franz.tracks.iter().find(|t| Some(&t.1) == way.last()) {
            way.push(from);
        }
        way.reverse();
        let mut route = Msg::plain(self.st.names.of(way[0]));
        for hop in way.windows(2) {
            let (needs, yours) = self.link_known(hop[0], hop[1]);
            let need = match (needs[Engineer::Tunnel], needs[Engineer::Bridge]) {
                (false, false) => "none",
                (true, false) => "tunnel",
                (false, true) => "bridge",
                (true, true) => "both",
            };
            let fee = if yours && new.contains(&hop[1]) { "yes" } else { "no" };
            route = msg!("imperial-steam-route-hop", route = route, to = self.name(hop[1]), need = need, fee = fee);
        }
        let cities: Vec<&str> = way.iter().map(|c| self.st.names.of(*c)).collect();
        Step::know(msg!("imperial-steam-route", route = route)).data(serde_json::json!({ "route": cities }))
    }

    /// What is known about a link: its needs, and whether your track lies there.
    fn link_known(&self, a: City, b: City) -> (ByEngineer<bool>, bool) {
        match &self.st.board {
            Some(board) => board.link(a, b).map(|i| (board.links[i].needs, board.links[i].yours)).unwrap_or_default(),
            None => self.st.learned.link(a, b).map(|l| (l.needs, l.yours)).unwrap_or_default(),
        }
    }
}
