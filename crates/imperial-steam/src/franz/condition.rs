//! The conditions of a block (§6.4). Those that need the board already make the choice for the block's effect, so that
//! it is made before anything is paid.

use table::{Msg, msg};

use super::Franz;
use super::choose::Judge;
use super::effect::{Missing, Plan};
use crate::data::cards::{Block, Check, Effect};
use crate::facts::{Criterion, Fact, Facts, Place, Pool};
use crate::names::{TRIESTE, TrackRule};
use crate::options::Neighbour;

impl<F: Facts> Franz<'_, F> {
    /// Does a condition hold, and what is its value, as far as known? Conditions that need the board already make the
    /// choice for the block's effect, so that it is made before anything is paid.
    pub(crate) fn check(&mut self, check: Check, block: &Block, plan: &mut Option<Plan>) -> Fact<(bool, Option<Msg>)> {
        let effect = block.effects.first().copied().unwrap_or(Effect::Nothing);
        let number = |n: i64| Some(msg!("imperial-steam-cond-number", n = n));
        let franz = &self.st.franz;
        Ok(match check {
            Check::GuldenMin(n) => (franz.gulden >= n, number(franz.gulden.0)),
            Check::GoodsMin(n) => (franz.goods >= n, number(franz.goods)),
            Check::GoodsMax(n) => (franz.goods + franz.dock <= n, number(franz.goods + franz.dock)),
            Check::HiredBetween(lo, hi) => ((lo..=hi).contains(&franz.hired), number(franz.hired)),
            Check::InfluenceReachesLowestHub => {
                let (lowest, _) = self.st.hub_range();
                let (his, hub) = (self.st.value(franz.column), self.st.value(lowest));
                (franz.column >= lowest, Some(msg!("imperial-steam-cond-against", his = his, hub = hub)))
            }
            Check::FreeSiteInNetworkMin(1) if effect == Effect::BuildFactory && self.facts.names(self.st) => {
                // The choice itself shows whether there is a site, unless something else is missing.
                match self.plan_factory()? {
                    Ok(site) => {
                        *plan = Some(Plan::Factory(site));
                        (true, None)
                    }
                    Err(Missing::Site) => (false, None),
                    Err(_) => (self.facts.free_sites(self.st, 1)?.0, None),
                }
            }
            Check::FreeSiteInNetworkMin(n) => {
                let (fine, value) = self.facts.free_sites(self.st, n)?;
                (fine, value.and_then(number))
            }
            Check::NeighbourMin(n) => self.neighbours(n, false, effect, plan)?,
            Check::NeighbourWithSiteMin(n) => self.neighbours(n, true, effect, plan)?,
            Check::TriesteNotInNetwork => (!franz.joined(TRIESTE), None),
            Check::OpenSlotsMax(n) => {
                let open = franz.open_slots() as i64;
                (open <= n, number(open))
            }
            Check::ContractFitsMin(n) => self.contract_fits(n, effect, plan)?,
            Check::DeliveryPossible(give) => {
                let times = if let Effect::Deliver { n, .. } = effect { n } else { 1 };
                let delivery = self.plan_delivery(give)?.ok();
                let fine = delivery.is_some();
                if matches!(effect, Effect::Deliver { give: g, .. } if g == give) {
                    *plan = delivery.map(|d| Plan::Deliver(d, times));
                }
                (fine, None)
            }
        })
    }

    /// `neighbour_min` and `neighbour_with_site_min`.
    fn neighbours(
        &mut self,
        n: i64,
        with_site: bool,
        effect: Effect,
        plan: &mut Option<Plan>,
    ) -> Fact<(bool, Option<Msg>)> {
        let number = |n: i64| Some(msg!("imperial-steam-cond-number", n = n));
        let pool = Pool { with_site, ..Pool::new(Place::Network) };
        if self.st.options.neighbour == Neighbour::Adjacent {
            let (fine, value) = self.facts.adjacent(self.st, &pool, n)?;
            return Ok((fine, value.and_then(number)));
        }
        if self.st.franz.tracks_left() == 0 {
            return Ok((n <= 0, number(0)));
        }
        // Looking for neighbours needs slot A, whatever the table can see.
        self.slots()?;
        if let Some(count) = self.count(&pool)? {
            return Ok((count >= n, number(count)));
        }
        if n > 1 {
            let mut found = 0;
            for city in self.facts.name_all(self.st, &pool)? {
                found += i64::from(self.way_to(city)?.is_ok());
                if found >= n {
                    break;
                }
            }
            return Ok((found >= n, None));
        }
        // The choice itself shows whether there is one.
        match effect {
            Effect::BuildTracks { count, rule } if (rule == TrackRule::MostFreeSites) == with_site => {
                let route = self.plan_track(rule, count)?;
                let fine = route.is_some();
                *plan = route.map(|r| Plan::Tracks(r, rule, count));
                Ok((fine, None))
            }
            _ => {
                let criteria = self.criteria(with_site.then_some(Criterion::Sites), true)?;
                let fine = self.choose(pool, &criteria, Judge::Join)?.is_some();
                Ok((fine, None))
            }
        }
    }

    /// `contract_fits_min`: with at least one unassigned factory.
    fn contract_fits(&mut self, n: i64, effect: Effect, plan: &mut Option<Plan>) -> Fact<(bool, Option<Msg>)> {
        let max_missing = if let Effect::TakeContract { max_missing } = effect { max_missing } else { 0 };
        let has = self.st.franz.unassigned();
        if has == 0 {
            return Ok((n <= 0, Some(msg!("imperial-steam-cond-number", n = 0))));
        }
        let slots = has + usize::try_from(max_missing).unwrap_or(0);
        let (fine, value) = self.facts.contracts_fitting(self.st, slots, n)?;
        if value.is_none() && n == 1 {
            let taking = self.plan_contract(max_missing)?;
            let fine = taking.is_some();
            if let Effect::TakeContract { .. } = effect {
                *plan = taking.map(Plan::Contract);
            }
            return Ok((fine, None));
        }
        Ok((fine, value.map(|n| msg!("imperial-steam-cond-number", n = n))))
    }
}
