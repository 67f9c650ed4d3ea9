//! The table with a map: the board answers everything at once (§12.2). With printed cards, the only question is which
//! card was drawn.

use table::{Asks, Step};

use super::printed::printed_card;
use crate::facts::{Best, Criterion, Fact, Facts, Far, Place, Pool, Sites, Start, Want};
use crate::franz::board::Link;
use crate::franz::most_valuable;
use crate::franz::notes::Notes;
use crate::franz::order::Order;
use crate::franz::state::{Contract, State};
use crate::names::{ByColour, ByEngineer, ByGood, City, Colour, Engineer, Good, Gulden, KeyKind, Reward, Which};
use crate::options::{EngineerThreshold, TriesteDistance};

/// A table with a map.
pub struct FromMap<'t, T: Asks<State>> {
    /// Hears what is told.
    pub table: &'t mut T,
    /// Reasons waiting for their order.
    pub notes: Notes,
}

impl<'t, T: Asks<State>> FromMap<'t, T> {
    /// Sits down at this table.
    pub fn new(table: &'t mut T) -> Self {
        Self { table, notes: Notes::default() }
    }
}

/// What the board answers; the scripted person at the asked table reads the same board.
pub(crate) mod see {
    use super::*;

    /// The cities of a pool.
    pub fn pool(st: &State, pool: &Pool) -> Vec<City> {
        let Some(board) = &st.board else { return Vec::new() };
        let mut cities: Vec<City> = match &pool.place {
            Place::Named(cities) => cities.clone(),
            Place::City(city) => board.links_at(*city).map(|l| l.other(*city)).collect(),
            Place::Network => {
                st.franz.network().into_iter().flat_map(|c| board.links_at(c).map(move |l| l.other(c))).collect()
            }
        };
        cities
            .retain(|c| !st.franz.joined(*c) && !pool.without.contains(c) && (!pool.with_site || board.sites(*c) > 0));
        cities.sort_unstable();
        cities.dedup();
        cities
    }

    /// How far a city is from his network.
    pub fn distance(st: &State, city: City) -> Far {
        let Some(board) = &st.board else { return Far::Farther };
        let near = |c: City| board.links_at(c).any(|l| st.franz.joined(l.other(c)));
        if near(city) {
            Far::One
        } else if board.links_at(city).any(|l| near(l.other(city))) {
            Far::Two
        } else {
            Far::Farther
        }
    }

    /// Cities between his network and this one.
    pub fn between(st: &State, city: City) -> Vec<City> {
        let Some(board) = &st.board else { return Vec::new() };
        pool(st, &Pool::new(Place::City(city)))
            .into_iter()
            .filter(|m| board.links_at(*m).any(|l| st.franz.joined(l.other(*m))))
            .collect()
    }

    /// Links to Trieste from every city (`trieste_distance`).
    fn far(st: &State) -> Vec<Option<i64>> {
        let Some(board) = &st.board else { return Vec::new() };
        let can = ByEngineer::from_fn(|kind| {
            st.franz.engineers[kind]
                || st.colours().filter(|c| board.offers(*c, kind)).any(|c| {
                    let (his, hub) = (st.franz.column, st.hub(c).map_or(usize::MAX, |h| h.column));
                    if st.options.engineer_threshold == EngineerThreshold::Exceeded { his > hub } else { his >= hub }
                })
        });
        board.to_trieste(|l| {
            st.options.trieste_distance == TriesteDistance::Links || l.needs.which().all(|kind| can[kind])
        })
    }

    /// The best of these cities.
    pub fn best(st: &State, by: Criterion, cities: &[City]) -> Best {
        let Some(board) = &st.board else { return Best::NoCity };
        let far = if by == Criterion::Distance { far(st) } else { Vec::new() };
        let value = |c: City| match by {
            Criterion::Sites => board.sites(c),
            Criterion::Influence => board.token(c),
            _ => -far.get(usize::from(c.0)).copied().flatten().unwrap_or(99),
        };
        let Some(best) = cities.iter().map(|c| value(*c)).max() else { return Best::NoCity };
        if best == 0 && by != Criterion::Distance {
            return Best::NoneHasAny;
        }
        Best::These(cities.iter().copied().filter(|c| value(*c) == best).collect(), best.abs())
    }

    /// The links that lead to a city.
    pub fn starts(st: &State, to: City, fixed: Option<City>) -> Vec<Start> {
        let Some(board) = &st.board else { return Vec::new() };
        let start = |l: &Link| Start { from: l.other(to), needs: l.needs, yours: l.yours };
        let wanted = |c: City| fixed.map_or_else(|| st.franz.joined(c), |f| f == c);
        board.links_at(to).map(start).filter(|s| wanted(s.from)).collect()
    }

    /// His cities with a free site.
    pub fn sites(st: &State) -> Sites {
        let Some(board) = &st.board else { return Sites { shared: false, cities: Vec::new(), only: false } };
        let all: Vec<City> = st.franz.network().into_iter().filter(|c| board.sites(*c) > 0).collect();
        let shared: Vec<City> = all.iter().copied().filter(|c| board.yours(*c)).collect();
        let only = all.len() == 1;
        if shared.is_empty() {
            Sites { shared: false, cities: all, only }
        } else {
            Sites { shared: true, cities: shared, only }
        }
    }

    /// Open demand, summed over some hubs.
    pub fn demand(st: &State, hubs: &[Colour]) -> ByGood<i64> {
        let Some(board) = &st.board else { return ByGood::default() };
        ByGood::from_fn(|good| hubs.iter().map(|h| board.demand(*h, good).len() as i64).sum())
    }

    /// Which of these goods a hub wants, the reward, and what that is worth.
    pub fn wants(st: &State, hub: Colour, goods: &[Good]) -> Vec<Want> {
        let Some(board) = &st.board else { return Vec::new() };
        let column = st.hub(hub).map_or(0, |h| h.column);
        let worth = |reward: Reward| match reward {
            Reward::Gulden(n) => n,
            Reward::Key(KeyKind::Gold) => st.value(column),
            Reward::Key(KeyKind::Silver) => board.flag_near(column),
        };
        goods.iter().filter_map(|&g| board.demand(hub, g).first().map(|&r| (g, r, worth(r)))).collect()
    }

    /// The most valuable contract with at most this many slots.
    pub fn contract(st: &State, slots: usize) -> Option<Contract> {
        let board = st.board.as_ref()?;
        most_valuable(board.display.iter().filter(|c| c.slots <= slots), |c| c.value, |c| c.slots).map(|c| Contract {
            id: c.id.clone(),
            value: c.value,
            slots: c.slots,
        })
    }

    /// Is this the Semmering link, with its token still there?
    pub fn semmering(st: &State, a: City, b: City) -> bool {
        st.board.as_ref().is_some_and(|board| {
            board.semmering.is_some() && board.semmering == board.link(a, b) && board.semmering_taken.is_none()
        })
    }
}

impl<T: Asks<State>> Facts for FromMap<'_, T> {
    fn listens(&self) -> bool {
        self.notes.keep || self.table.listens()
    }
    fn order(&mut self, st: &State, order: Order) {
        if self.listens() {
            self.notes.order(st, &order, self.table);
        }
    }
    fn tell(&mut self, step: Step) {
        self.table.tell(|| step);
    }
    fn flush(&mut self) {
        self.notes.flush(self.table);
    }
    fn notes(&mut self) -> &mut Notes {
        &mut self.notes
    }
    fn survey(&self, st: &State, pool: &Pool) -> Option<Vec<City>> {
        Some(see::pool(st, pool))
    }
    fn distance(&mut self, st: &mut State, city: City) -> Fact<Far> {
        Ok(see::distance(st, city))
    }
    fn between(&mut self, st: &mut State, city: City) -> Fact<Vec<City>> {
        Ok(see::between(st, city))
    }
    fn best(&mut self, st: &mut State, by: Criterion, pool: &Pool) -> Fact<Best> {
        Ok(match see::best(st, by, &see::pool(st, pool)) {
            Best::NoneHasAny => Best::These(see::pool(st, pool), 0),
            best => best,
        })
    }
    fn name_all(&mut self, st: &mut State, pool: &Pool) -> Fact<Vec<City>> {
        Ok(see::pool(st, pool))
    }
    fn starts(&mut self, st: &mut State, to: City, fixed: Option<City>) -> Fact<Vec<Start>> {
        Ok(see::starts(st, to, fixed))
    }
    fn engineer(&mut self, st: &mut State, kind: Engineer, order: &[Colour]) -> Fact<Option<Colour>> {
        Ok(order.iter().copied().find(|c| st.board.as_ref().is_some_and(|b| b.offers(*c, kind))))
    }
    fn ranked(&mut self, st: &mut State, those: &[City], pool: &Pool) -> Fact<Vec<City>> {
        let near = see::pool(st, pool);
        Ok(those.iter().copied().filter(|c| near.contains(c)).collect())
    }
    fn token(&mut self, st: &mut State, city: City) -> Fact<i64> {
        Ok(st.board.as_ref().map_or(0, |b| b.token(city)))
    }
    fn semmering(&mut self, st: &mut State, a: City, b: City) -> Fact<bool> {
        Ok(see::semmering(st, a, b))
    }
    fn adjacent(&mut self, st: &mut State, pool: &Pool, n: i64) -> Fact<(bool, Option<i64>)> {
        let count = see::pool(st, pool).len() as i64;
        Ok((count >= n, Some(count)))
    }
    fn your_column(&mut self, _: &mut State) -> Fact<()> {
        Ok(())
    }
    fn free_sites(&mut self, st: &mut State, n: i64) -> Fact<(bool, Option<i64>)> {
        let count = st.franz.network().iter().map(|c| st.board.as_ref().map_or(0, |b| b.sites(*c))).sum();
        Ok((count >= n, Some(count)))
    }
    fn piece_left(&self, st: &State, good: Good) -> bool {
        st.board.as_ref().is_none_or(|b| b.pieces[good] > 0)
    }
    fn demand(&mut self, st: &mut State, _: &[Good], hubs: &[Colour]) -> Fact<ByGood<i64>> {
        Ok(see::demand(st, hubs))
    }
    fn sites(&mut self, st: &mut State) -> Fact<Sites> {
        Ok(see::sites(st))
    }
    fn prices(&mut self, st: &mut State, hubs: &[Colour]) -> Fact<ByColour<Gulden>> {
        let price = |hub: Colour| st.board.as_ref().map_or(Gulden::ZERO, |b| b.hubs[hub].price());
        Ok(ByColour::from_fn(|hub| if hubs.contains(&hub) { price(hub) } else { Gulden::ZERO }))
    }
    fn shared(&mut self, st: &mut State, hubs: &[Colour]) -> Fact<Vec<Colour>> {
        let yours = |c: &Colour| st.board.as_ref().is_some_and(|b| b.yours(st.hub_city(*c)));
        Ok(hubs.iter().copied().filter(yours).collect())
    }
    fn wants(&mut self, st: &mut State, hub: Colour, goods: &[Good]) -> Fact<Vec<Want>> {
        Ok(see::wants(st, hub, goods))
    }
    fn contract(&mut self, st: &mut State, slots: usize) -> Fact<Option<Contract>> {
        Ok(see::contract(st, slots))
    }
    fn contracts_fitting(&mut self, st: &mut State, slots: usize, n: i64) -> Fact<(bool, Option<i64>)> {
        let display = st.board.as_ref().map_or(&[][..], |b| &b.display);
        let count = display.iter().filter(|c| c.slots <= slots).count() as i64;
        Ok((count >= n, Some(count)))
    }
    fn drawn(&mut self, st: &mut State, which: Which) -> Fact<u8> {
        Ok(printed_card(self.table, st, which)?)
    }
}
