//! Choosing a city: criterion by criterion, then from where; and P1, whether it can be joined at all.

use table::{Msg, msg};

use crate::city::City;
use crate::facts::{Best, Criterion, Fact, Facts, Place, Pool, Start};
use crate::franz::Franz;
use crate::rules::Origin;
use crate::word::{Engineer, Target, Tie};

/// Why he cannot lay a track (P1), in the order of the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Obstacle {
    NoTrack,
    Engineer(Engineer),
    Station,
    Fee,
}

/// What makes a city a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Judge {
    /// A track from anywhere in his network.
    Join,
    /// A track from the city just joined.
    From(City),
    /// A track from his network, and a second one on to this target.
    Via(City),
}

/// A city that was chosen, with where the tracks start.
#[derive(Clone, Debug)]
pub(crate) struct Chosen {
    pub city: City,
    pub first: Start,
    pub second: Option<Start>,
    pub says: Vec<Msg>,
}

type Way = (Start, Option<Start>, Vec<Msg>);

impl<F: Facts> Franz<'_, F> {
    /// P1: the first test that fails; `station` is not needed at a city that has just one track.
    fn obstacle(&mut self, start: &Start, station: bool) -> Fact<Option<Obstacle>> {
        if self.st.franz.tracks_left() == 0 {
            return Ok(Some(Obstacle::NoTrack));
        }
        for &kind in Engineer::ALL {
            if start.needs[kind as usize] && !self.can_have(kind)? {
                return Ok(Some(Obstacle::Engineer(kind)));
            }
        }
        if station && self.st.franz.needs_station(start.from) && self.st.franz.stations_left() == 0 {
            return Ok(Some(Obstacle::Station));
        }
        let short = self.st.franz.gulden - self.due < 10;
        Ok((self.st.rules.fee_blocks_link && start.yours && short).then_some(Obstacle::Fee))
    }

    fn obstacle_told(&self, obstacle: Obstacle, from: City, to: City) -> Msg {
        let (a, b) = (self.name(from), self.name(to));
        match obstacle {
            Obstacle::NoTrack => msg!("steam-p1-track"),
            Obstacle::Engineer(kind) => {
                let reason = msg!("steam-p1-engineer", a = a, b = b, kind = kind.word());
                self.st.rules.under("engineer_threshold", reason)
            }
            Obstacle::Station => msg!("steam-p1-station", a = a),
            Obstacle::Fee => self.st.rules.under("fee_short", msg!("steam-p1-fee", a = a, b = b)),
        }
    }

    /// The links to a city, asked once an effect.
    fn links_to(&mut self, to: City, fixed: Option<City>) -> Fact<Vec<Start>> {
        if let Some((_, _, known)) = self.starts.iter().find(|(c, f, _)| (*c, *f) == (to, fixed)) {
            return Ok(known.clone());
        }
        let starts = self.facts.starts(self.st, to, fixed)?;
        self.starts.push((to, fixed, starts.clone()));
        Ok(starts)
    }

    /// P5: from where he lays the track to a city; or why from nowhere, one reason a start city.
    pub(crate) fn way_to(&mut self, to: City) -> Fact<Result<Way, Vec<Msg>>> {
        let mut starts = self.links_to(to, None)?;
        starts.retain(|s| self.st.franz.joined(s.from));
        let order = self.st.rules.origin_order;
        starts.sort_by(|a, b| {
            let key = |s: &Start| order.map(|o| self.burden(o, s));
            key(a).cmp(&key(b)).then_with(|| self.st.by_name(a.from, b.from))
        });
        let mut failed = Vec::new();
        for i in 0..starts.len() {
            let start = starts[i];
            if let Some(obstacle) = self.obstacle(&start, true)? {
                failed.push((start.from, self.obstacle_told(obstacle, start.from, to)));
                continue;
            }
            let mut says: Vec<Msg> = failed
                .into_iter()
                .map(|(from, reason)| msg!("steam-origin-skip", city = self.name(from), reason = reason))
                .collect();
            says.extend(self.origin_told(&starts[i..], order));
            return Ok(Ok((start, None, says)));
        }
        failed.sort_by(|a, b| self.st.by_name(a.0, b.0));
        Ok(Err(failed.into_iter().map(|f| f.1).collect()))
    }

    /// Does this start cost what the criterion wants to avoid?
    fn burden(&self, origin: Origin, start: &Start) -> bool {
        match origin {
            Origin::Fee => start.yours,
            Origin::Station => self.st.franz.needs_station(start.from),
            Origin::Engineer => (0..2).any(|k| start.needs[k] && !self.st.franz.engineers[k]),
        }
    }

    /// Which criterion spoke for the first of several starts.
    fn origin_told(&self, starts: &[Start], order: [Origin; 3]) -> Option<Msg> {
        let (first, mut others) = (starts.first()?, starts[1..].to_vec());
        if others.is_empty() {
            return None;
        }
        let mut by = "name";
        for origin in order {
            let mine = self.burden(origin, first);
            others.retain(|s| self.burden(origin, s) == mine);
            if others.is_empty() {
                by = match origin {
                    Origin::Fee => "fee",
                    Origin::Station => "station",
                    Origin::Engineer => "engineer",
                };
                break;
            }
        }
        let option = if by == "name" { "name_order" } else { "origin_order" };
        let picked = msg!("steam-origin-pick", city = self.name(first.from), by = by);
        Some(self.st.rules.under("origin_order", picked.clone()))
            .filter(|m| *m != picked)
            .or_else(|| Some(self.st.rules.under(option, picked)))
    }

    /// Can this city be joined as wanted? If so from where; if not why.
    fn judge(&mut self, city: City, judge: Judge) -> Fact<Result<Way, Vec<Msg>>> {
        match judge {
            Judge::Join => self.way_to(city),
            Judge::From(from) => self.hop(from, city),
            Judge::Via(target) => match self.way_to(city)? {
                Err(why) => Ok(Err(why)),
                Ok((first, _, says)) => Ok(self.hop(city, target)?.map(|(second, _, _)| (first, Some(second), says))),
            },
        }
    }

    /// P1 for a track from a city that has just one.
    fn hop(&mut self, from: City, to: City) -> Fact<Result<Way, Vec<Msg>>> {
        let starts = self.links_to(to, Some(from))?;
        let Some(start) = starts.first().copied() else { return Ok(Err(Vec::new())) };
        Ok(match self.obstacle(&start, false)? {
            None => Ok((start, None, Vec::new())),
            Some(obstacle) => Err(vec![self.obstacle_told(obstacle, from, to)]),
        })
    }

    /// P4: rank in slot A, then the slot's ties; some rules put a criterion of their own before that.
    pub(crate) fn criteria(&mut self, first: Option<Criterion>, rank: bool) -> Fact<Vec<Criterion>> {
        let ties = self.slots()?.a.1.clone();
        let mut criteria: Vec<Criterion> = first.into_iter().collect();
        if rank {
            criteria.push(Criterion::Rank);
        }
        criteria.extend(ties.iter().map(|t| match t {
            Tie::Sites => Criterion::Sites,
            Tie::Influence => Criterion::Influence,
            Tie::Name => Criterion::Name,
        }));
        let seen = criteria.clone();
        let mut at = 0;
        criteria.retain(|c| {
            at += 1;
            !seen[..at - 1].contains(c)
        });
        Ok(criteria)
    }

    /// Chooses among the cities of a pool: the best by the criteria; if it cannot be joined, says so,
    /// leaves it out and chooses again.
    pub(crate) fn choose(&mut self, pool: Pool, criteria: &[Criterion], judge: Judge) -> Fact<Option<Chosen>> {
        let all = pool.clone();
        let mut pool = pool;
        let mut says = Vec::new();
        loop {
            let Some((city, mut told)) = self.pass(&pool, criteria, judge)? else { return Ok(None) };
            match self.judge(city, judge)? {
                Ok((first, second, origin)) => {
                    // Who sees the whole pool tells the choice among those that can be joined.
                    if let Some(cities) = self.facts.survey(self.st, &all) {
                        let mut can = Vec::new();
                        for c in cities {
                            if self.judge(c, judge)?.is_ok() {
                                can.push(c);
                            }
                        }
                        let can = Pool { place: Place::Named(can), ..all.clone() };
                        told = self.pass(&can, criteria, judge)?.map_or(told, |p| p.1);
                    }
                    says.extend(told);
                    says.extend(origin);
                    return Ok(Some(Chosen { city, first, second, says }));
                }
                Err(why) => {
                    says.push(msg!("steam-skip", city = self.name(city), reasons = several(why)));
                    pool.without.push(city);
                    if let Place::Named(cities) = &mut pool.place {
                        cities.retain(|c| *c != city);
                    }
                }
            }
        }
    }

    /// How many cities of a pool can be joined, where the table sees them all.
    pub(crate) fn count(&mut self, pool: &Pool) -> Fact<Option<i64>> {
        let Some(cities) = self.facts.survey(self.st, pool) else { return Ok(None) };
        let mut n = 0;
        for city in cities {
            n += i64::from(self.way_to(city)?.is_ok());
        }
        Ok(Some(n))
    }

    /// One pass through the criteria: the best city and the lines that say why.
    fn pass(&mut self, pool: &Pool, criteria: &[Criterion], judge: Judge) -> Fact<Option<(City, Vec<Msg>)>> {
        let mut left = match &pool.place {
            Place::Named(cities) => Some(cities.clone()),
            _ => self.facts.survey(self.st, pool),
        };
        let mut says = Vec::new();
        for &by in criteria {
            match left.as_deref() {
                Some([]) => return Ok(None),
                Some([_]) => break,
                _ => {}
            }
            let now = match &left {
                Some(cities) => Pool { place: Place::Named(cities.clone()), ..pool.clone() },
                None => pool.clone(),
            };
            left = match by {
                Criterion::Rank => self.by_rank(&now, left, &mut says)?,
                Criterion::Name => self.by_name(&now, left, &mut says)?,
                by => match self.facts.best(self.st, by, &now)? {
                    Best::NoCity => return Ok(None),
                    Best::NoneHasAny if by == Criterion::Sites && pool.with_site => return Ok(None),
                    Best::NoneHasAny => {
                        says.push(equal(by, 0));
                        left
                    }
                    Best::These(cities, n) => {
                        let all = left.as_ref().is_some_and(|l| l.len() == cities.len());
                        says.push(if all { equal(by, n) } else { self.best_told(by, n, &cities) });
                        Some(cities)
                    }
                },
            };
        }
        let Some(&city) = left.as_deref().and_then(<[City]>::first) else { return Ok(None) };
        if says.is_empty() {
            let way = if matches!(judge, Judge::Via(_)) { "yes" } else { "no" };
            says.push(msg!("steam-tie-only", city = self.name(city), way = way));
        }
        Ok(Some((city, says)))
    }

    fn best_told(&self, by: Criterion, n: i64, cities: &[City]) -> Msg {
        let names = self.names(cities);
        match by {
            Criterion::Sites => msg!("steam-tie-sites", n = n, names = names),
            Criterion::Influence => msg!("steam-tie-influence", n = n, names = names),
            _ => self.st.rules.under("trieste_distance", msg!("steam-tie-distance", n = n, names = names)),
        }
    }

    /// The cities of slot A that are not in his network, in its order.
    pub(crate) fn targets(&mut self) -> Fact<Vec<(Target, City)>> {
        let slots = self.slots()?;
        let city = |t: Target| match t.colour() {
            Some(colour) => self.st.hub(colour).map(|h| h.city),
            None => Some(crate::city::TRIESTE),
        };
        Ok(slots.a.0.iter().filter_map(|&t| Some((t, city(t)?))).filter(|t| !self.st.franz.joined(t.1)).collect())
    }

    /// The first in slot A, if any of the pool stands there. Prints nothing if none does.
    fn by_rank(&mut self, pool: &Pool, left: Option<Vec<City>>, says: &mut Vec<Msg>) -> Fact<Option<Vec<City>>> {
        let order: Vec<City> = self.targets()?.into_iter().map(|t| t.1).filter(|c| !pool.without.contains(c)).collect();
        let there = match (&left, &pool.ranked) {
            (Some(cities), _) => cities.clone(),
            (None, Some(known)) => known.clone(),
            (None, None) if order.is_empty() => Vec::new(),
            (None, None) => self.facts.ranked(self.st, &order, pool)?,
        };
        let Some(first) = order.into_iter().find(|c| there.contains(c)) else { return Ok(left) };
        says.push(msg!("steam-tie-rank", city = self.name(first)));
        Ok(Some(vec![first]))
    }

    /// A to Z.
    fn by_name(&mut self, pool: &Pool, left: Option<Vec<City>>, says: &mut Vec<Msg>) -> Fact<Option<Vec<City>>> {
        let cities = match left {
            Some(cities) => cities,
            None => self.facts.name_all(self.st, pool)?,
        };
        let sorted = self.st.sorted(cities);
        let Some((&first, others)) = sorted.split_first() else { return Ok(Some(Vec::new())) };
        if !others.is_empty() {
            let told = msg!("steam-tie-name", city = self.name(first), others = self.names(others));
            says.push(self.st.rules.under("name_order", told));
        }
        Ok(Some(vec![first]))
    }
}

fn equal(by: Criterion, n: i64) -> Msg {
    let by = match by {
        Criterion::Sites => "sites",
        Criterion::Influence => "influence",
        _ => "distance",
    };
    msg!("steam-tie-equal", by = by, n = n)
}

/// Several reasons in one line.
fn several(reasons: Vec<Msg>) -> Msg {
    let mut reasons = reasons.into_iter();
    let first = reasons.next().unwrap_or_else(|| msg!("steam-p1-none"));
    reasons.fold(first, |a, b| msg!("steam-p1-and", a = a, b = b))
}
