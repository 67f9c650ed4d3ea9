//! Where a track starts (P5), whether he can lay it at all (P1), and with which engineers (P2).

use table::narrow::{Narrowing, narrow};
use table::{Msg, msg};

use super::Franz;
use super::build::FEE;
use super::state::State;
use crate::facts::{Fact, Facts, Start};
use crate::names::{City, Colour, Engineer};
use crate::options::{Burden, EngineerThreshold, FeeShort};

/// Why he cannot lay a track (P1), in the order of the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Obstacle {
    NoTrack,
    Engineer(Engineer),
    Station,
    Fee,
}

/// Where the first and the second track start, and what to say about it.
pub(crate) type Way = (Start, Option<Start>, Vec<Msg>);

impl<F: Facts> Franz<'_, F> {
    /// P2: the hub with the lowest influence that offers this engineer (ties: slot D).
    pub(crate) fn offer(&mut self, kind: Engineer) -> Fact<Option<Colour>> {
        if let Some(known) = self.offers[kind] {
            return Ok(known);
        }
        let mut order: Vec<Colour> = self.st.colours().collect();
        let column = |st: &State, c: Colour| st.hub(c).map_or(0, |h| h.column);
        order.sort_by_key(|c| column(self.st, *c));
        if order.windows(2).any(|w| column(self.st, w[0]) == column(self.st, w[1])) {
            let slots = self.slots()?;
            order.sort_by_key(|c| (column(self.st, *c), slots.d.iter().position(|d| d == c)));
        }
        let offer = self.facts.engineer(self.st, kind, &order)?;
        self.offers[kind] = Some(offer);
        Ok(offer)
    }

    /// P2: could he have this engineer (`engineer_threshold`)?
    pub(crate) fn can_have(&mut self, kind: Engineer) -> Fact<bool> {
        if self.st.franz.engineers[kind] {
            return Ok(true);
        }
        let Some(hub) = self.offer(kind)?.and_then(|c| self.st.hub(c)) else { return Ok(false) };
        let his = self.st.franz.column;
        Ok(if self.st.options.engineer_threshold == EngineerThreshold::Exceeded {
            his > hub.column
        } else {
            his >= hub.column
        })
    }

    /// P1: the first test that fails; `station` is false at a city that has just one track.
    fn obstacle(&mut self, start: &Start, station: bool) -> Fact<Option<Obstacle>> {
        if self.st.franz.tracks_left() == 0 {
            return Ok(Some(Obstacle::NoTrack));
        }
        for kind in start.needs.which() {
            if !self.can_have(kind)? {
                return Ok(Some(Obstacle::Engineer(kind)));
            }
        }
        if station && self.st.franz.needs_station(start.from) && self.st.franz.stations_left() == 0 {
            return Ok(Some(Obstacle::Station));
        }
        let short = self.st.franz.gulden - self.due < FEE;
        Ok((self.st.options.fee_short == FeeShort::BlocksLink && start.yours && short).then_some(Obstacle::Fee))
    }

    fn obstacle_told(&self, obstacle: Obstacle, from: City, to: City) -> Msg {
        let (a, b) = (self.name(from), self.name(to));
        match obstacle {
            Obstacle::NoTrack => msg!("imperial-steam-p1-track"),
            Obstacle::Engineer(kind) => {
                let reason = msg!("imperial-steam-p1-engineer", a = a, b = b, kind = kind.id());
                self.st.under("engineer_threshold", reason)
            }
            Obstacle::Station => msg!("imperial-steam-p1-station", a = a),
            Obstacle::Fee => self.st.under("fee_short", msg!("imperial-steam-p1-fee", a = a, b = b)),
        }
    }

    /// The links to a city, asked once per effect.
    fn links_to(&mut self, to: City, fixed: Option<City>) -> Fact<Vec<Start>> {
        if let Some((_, _, known)) = self.starts.iter().find(|(c, f, _)| (*c, *f) == (to, fixed)) {
            return Ok(known.clone());
        }
        let starts = self.facts.starts(self.st, to, fixed)?;
        self.starts.push((to, fixed, starts.clone()));
        Ok(starts)
    }

    /// P5: where the track to a city starts; or, if nowhere, one reason per start city.
    pub(crate) fn way_to(&mut self, to: City) -> Fact<Result<Way, Vec<Msg>>> {
        let mut starts = self.links_to(to, None)?;
        starts.retain(|s| self.st.franz.joined(s.from));
        let order = self.st.options.origin_order.burdens();
        starts.sort_by(|a, b| {
            let key = |s: &Start| order.map(|burden| self.has(burden, s));
            key(a).cmp(&key(b)).then_with(|| self.st.by_name(a.from, b.from))
        });
        let mut failed = Vec::new();
        for i in 0..starts.len() {
            let start = starts[i];
            if let Some(obstacle) = self.obstacle(&start, true)? {
                if self.facts.listens() {
                    failed.push((start.from, self.obstacle_told(obstacle, start.from, to)));
                }
                continue;
            }
            let mut says: Vec<Msg> = failed
                .into_iter()
                .map(|(from, reason)| msg!("imperial-steam-origin-skip", city = self.name(from), reason = reason))
                .collect();
            says.extend(self.origin_told(&starts[i..], order));
            return Ok(Ok((start, None, says)));
        }
        failed.sort_by(|a, b| self.st.by_name(a.0, b.0));
        Ok(Err(failed.into_iter().map(|f| f.1).collect()))
    }

    /// Does this start have a cost to be avoided?
    fn has(&self, burden: Burden, start: &Start) -> bool {
        match burden {
            Burden::Fee => start.yours,
            Burden::Station => self.st.franz.needs_station(start.from),
            Burden::Engineer => start.needs.which().any(|kind| !self.st.franz.engineers[kind]),
        }
    }

    /// Which criterion decided for the first of several starts.
    fn origin_told(&self, starts: &[Start], order: [Burden; 3]) -> Option<Msg> {
        let first = starts.first().filter(|_| starts.len() > 1 && self.facts.listens())?;
        let mut why = Narrowing::default();
        let mut left = narrow(starts, &mut why);
        for burden in order {
            left = left.least(burden, |start| i64::from(self.has(burden, start)));
        }
        // The starts are already in this order, so the first is the one that remains.
        let by = if left.left() > 1 { None } else { why.steps.last().map(|step| step.filter) };
        let (option, word) = match by {
            Some(burden) => ("origin_order", burden.id()),
            None => ("name_order", "name"),
        };
        let told = msg!("imperial-steam-origin-pick", city = self.name(first.from), by = word);
        let under = self.st.under("origin_order", told.clone());
        Some(if under == told { self.st.under(option, told) } else { under })
    }

    /// P1 for a track from a city that has just one track.
    pub(crate) fn hop(&mut self, from: City, to: City) -> Fact<Result<Way, Vec<Msg>>> {
        let starts = self.links_to(to, Some(from))?;
        let Some(start) = starts.first().copied() else { return Ok(Err(Vec::new())) };
        Ok(match self.obstacle(&start, false)? {
            None => Ok((start, None, Vec::new())),
            Some(_) if !self.facts.listens() => Err(Vec::new()),
            Some(obstacle) => Err(vec![self.obstacle_told(obstacle, from, to)]),
        })
    }
}
