//! Choosing a city (P4): criterion by criterion.

use table::{Msg, msg};

use super::Franz;
use super::build::FEE;
use super::origin::Way;
use crate::facts::{Best, Criterion, Fact, Facts, Place, Pool, Start};
use crate::names::{City, Gulden, TRIESTE, Target, Tie};
use crate::words::several;

/// What makes a city a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Judge {
    /// A track from anywhere in his network.
    Join,
    /// A track from the city just joined.
    From(City),
    /// A track from his network, then a second one to this target.
    Via(City),
}

/// A chosen city, and where the tracks start.
#[derive(Clone, Debug)]
pub(crate) struct Chosen {
    pub city: City,
    pub first: Start,
    pub second: Option<Start>,
    pub says: Vec<Msg>,
}

impl<F: Facts> Franz<'_, F> {
    /// Can this city be joined as required? If so, from where; if not, why not.
    fn judge(&mut self, city: City, judge: Judge) -> Fact<Result<Way, Vec<Msg>>> {
        match judge {
            Judge::Join => self.way_to(city),
            Judge::From(from) => self.hop(from, city),
            Judge::Via(target) => match self.way_to(city)? {
                Err(why) => Ok(Err(why)),
                Ok((first, _, says)) => {
                    // The fee of the first link is gone when the second is due (P1.4).
                    let fee = if first.yours { FEE } else { Gulden::ZERO };
                    self.due += fee;
                    let second = self.hop(city, target);
                    self.due -= fee;
                    Ok(second?.map(|(second, _, _)| (first, Some(second), says)))
                }
            },
        }
    }

    /// P4: rank in slot A, then the slot's ties; some rules put a criterion of their own first.
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

    /// Chooses the best city of a pool by the criteria. If it cannot be joined, says so, leaves it out and chooses
    /// again.
    pub(crate) fn choose(&mut self, pool: Pool, criteria: &[Criterion], judge: Judge) -> Fact<Option<Chosen>> {
        let all = pool.clone();
        let mut pool = pool;
        let mut says = Vec::new();
        loop {
            let Some((city, mut told)) = self.pass(&pool, criteria, judge)? else { return Ok(None) };
            match self.judge(city, judge)? {
                Ok((first, second, origin)) => {
                    // A table that sees the whole pool explains the choice among the cities that can be joined.
                    // Nobody hears it where nobody listens; but looking at other cities may draw a decision card.
                    let heard = self.facts.listens() || self.st.decks.decision.in_play.is_none();
                    if heard && let Some(cities) = self.facts.survey(self.st, &all) {
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
                    self.reason(&mut says, |this| {
                        msg!("imperial-steam-skip", city = this.name(city), reasons = several(why))
                    });
                    pool.without.push(city);
                    if let Place::Named(cities) = &mut pool.place {
                        cities.retain(|c| *c != city);
                    }
                }
            }
        }
    }

    /// How many cities of a pool can be joined, if the table sees them all.
    pub(crate) fn count(&mut self, pool: &Pool) -> Fact<Option<i64>> {
        let Some(cities) = self.facts.survey(self.st, pool) else { return Ok(None) };
        let mut n = 0;
        for city in cities {
            n += i64::from(self.way_to(city)?.is_ok());
        }
        Ok(Some(n))
    }

    /// One pass through the criteria: the best city, and the lines that say why.
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
                        self.reason(&mut says, |_| equal(by, 0));
                        left
                    }
                    Best::These(cities, n) => {
                        let all = left.as_ref().is_some_and(|l| l.len() == cities.len());
                        self.reason(&mut says, |this| if all { equal(by, n) } else { this.best_told(by, n, &cities) });
                        Some(cities)
                    }
                },
            };
        }
        let Some(&city) = left.as_deref().and_then(<[City]>::first) else { return Ok(None) };
        if says.is_empty() {
            let way = if matches!(judge, Judge::Via(_)) { "yes" } else { "no" };
            self.reason(&mut says, |this| msg!("imperial-steam-tie-only", city = this.name(city), way = way));
        }
        Ok(Some((city, says)))
    }

    fn best_told(&self, by: Criterion, n: i64, cities: &[City]) -> Msg {
        let names = self.names(cities);
        match by {
            Criterion::Sites => msg!("imperial-steam-tie-sites", n = n, names = names),
            Criterion::Influence => msg!("imperial-steam-tie-influence", n = n, names = names),
            _ => self.st.under("trieste_distance", msg!("imperial-steam-tie-distance", n = n, names = names)),
        }
    }

    /// The cities of slot A that are not in his network, in the slot's order.
    pub(crate) fn targets(&mut self) -> Fact<Vec<(Target, City)>> {
        let slots = self.slots()?;
        let city = |t: Target| match t.colour() {
            Some(colour) => self.st.hub(colour).map(|h| h.city),
            None => Some(TRIESTE),
        };
        Ok(slots.a.0.iter().filter_map(|&t| Some((t, city(t)?))).filter(|t| !self.st.franz.joined(t.1)).collect())
    }

    /// The first city of slot A that is in the pool. Says nothing if there is none.
    fn by_rank(&mut self, pool: &Pool, left: Option<Vec<City>>, says: &mut Vec<Msg>) -> Fact<Option<Vec<City>>> {
        let order: Vec<City> = self.targets()?.into_iter().map(|t| t.1).filter(|c| !pool.without.contains(c)).collect();
        let there = match (&left, &pool.ranked) {
            (Some(cities), _) => cities.clone(),
            (None, Some(known)) => known.clone(),
            (None, None) if order.is_empty() => Vec::new(),
            (None, None) => self.facts.ranked(self.st, &order, pool)?,
        };
        let Some(first) = order.into_iter().find(|c| there.contains(c)) else { return Ok(left) };
        self.reason(says, |this| msg!("imperial-steam-tie-rank", city = this.name(first)));
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
            self.reason(says, |this| {
                let told = msg!("imperial-steam-tie-name", city = this.name(first), others = this.names(others));
                this.st.under("name_order", told)
            });
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
    msg!("imperial-steam-tie-equal", by = by, n = n)
}
