//! A new factory (P10) and new workers (P11).

use std::cmp::Reverse;

use table::{Msg, msg};

use crate::city::City;
use crate::facts::{Fact, Facts};
use crate::franz::Franz;
use crate::order::Order;
use crate::state::Factory;
use crate::turn::Missing;
use crate::word::{Colour, Good};

/// A factory he will build.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    good: Good,
    city: City,
    from_supply: bool,
    says: Vec<Msg>,
}

/// A hub where he will hire.
#[derive(Clone, Debug)]
pub(crate) struct Hiring {
    hub: Colour,
    n: i64,
    says: Vec<Msg>,
}

fn labels(goods: &[Good]) -> Vec<Msg> {
    goods.iter().map(|g| g.label()).collect()
}

impl<F: Facts> Franz<'_, F> {
    /// P10: which type and where; or what is missing.
    pub(crate) fn plan_factory(&mut self) -> Fact<Result<Site, Missing>> {
        let from_supply = self.st.franz.hired == 0 && self.st.rules.factory_from_supply;
        if self.st.franz.hired == 0 && (!from_supply || self.st.franz.supply() == 0) {
            return Ok(Err(Missing::Worker));
        }
        let mut says = Vec::new();
        let good = match self.factory_type(&mut says)? {
            Ok(good) => good,
            Err(missing) => return Ok(Err(missing)),
        };
        let sites = self.facts.sites(self.st)?;
        let cities = self.st.sorted(sites.cities);
        let Some(&city) = cities.first() else { return Ok(Err(Missing::Site)) };
        let name = self.name(city);
        says.push(if sites.only && cities.len() == 1 {
            msg!("steam-fac-site-only", city = name)
        } else if sites.shared && cities.len() == 1 {
            msg!("steam-fac-site-shared", city = name)
        } else {
            let told = msg!("steam-fac-site-name", city = name, kind = if sites.shared { "shared" } else { "private" });
            self.st.rules.under("name_order", told)
        });
        Ok(Ok(Site { good, city, from_supply, says }))
    }

    /// The type: not one he already produces, then the greatest demand, then slot B.
    fn factory_type(&mut self, says: &mut Vec<Msg>) -> Fact<Result<Good, Missing>> {
        let pieces: Vec<Good> = Good::ALL.iter().copied().filter(|g| self.facts.piece_left(self.st, *g)).collect();
        let produced = self.st.franz.produced();
        let mut left: Vec<Good> = pieces.iter().copied().filter(|g| !produced.contains(g)).collect();
        if pieces.len() < Good::ALL.len() {
            let gone: Vec<Good> = Good::ALL.iter().copied().filter(|g| !pieces.contains(g)).collect();
            says.push(msg!("steam-fac-gone", goods = labels(&gone)));
        }
        if pieces.is_empty() {
            return Ok(Err(Missing::Piece));
        }
        if left.is_empty() {
            if self.st.rules.all_types_next_block {
                return Ok(Err(Missing::Type));
            }
            says.push(msg!("steam-fac-all"));
            left = pieces;
        } else if !produced.is_empty() {
            says.push(msg!("steam-fac-not", goods = labels(&produced)));
        }
        if let [only] = left[..] {
            says.push(msg!("steam-fac-type-only", good = only.label()));
            return Ok(Ok(only));
        }
        let hubs = self.st.his_hubs();
        let demand = if hubs.is_empty() { [0; 4] } else { self.facts.demand(self.st, &left, &hubs)? };
        let most = left.iter().map(|g| demand[*g as usize]).max().unwrap_or(0);
        let before = left.len();
        left.retain(|g| demand[*g as usize] == most);
        says.push(if left.len() == before {
            msg!("steam-fac-demand-equal", n = most, goods = labels(&left))
        } else {
            msg!("steam-fac-demand", n = most, goods = labels(&left))
        });
        if left.len() > 1 {
            let slots = self.slots()?;
            left.sort_by_key(|g| slots.b.iter().position(|b| b == g));
            says.push(msg!("steam-fac-slotB", good = left[0].label()));
        }
        Ok(Ok(left[0]))
    }

    /// Builds the factory; it goes to a contract with an empty slot at once.
    pub(crate) fn build_factory(&mut self, site: Site) {
        let Site { good, city, from_supply, says } = site;
        says.into_iter().for_each(|r| self.say(r));
        let franz = &mut self.st.franz;
        if franz.hired > 0 {
            franz.hired -= 1;
        } else if !from_supply || franz.supply() == 0 {
            self.say(msg!("steam-changed"));
            return;
        }
        let mut cubes = 3;
        if let Some(board) = &mut self.st.board {
            cubes = board.cubes[good as usize].clamp(0, 3);
            board.cubes[good as usize] -= cubes;
            board.pieces[good as usize] -= 1;
            let sites = &mut board.sites[usize::from(city.0)];
            *sites = (*sites - 1).max(0);
        }
        self.st.franz.cubes.0 += cubes;
        self.st.franz.factories.push(Factory { good, city, cubes, on: None });
        let told = msg!("steam-fac-place", city = self.name(city), n = cubes, good = good.label());
        if from_supply {
            self.say_under("factory_without_worker", told);
        } else {
            self.say(told);
        }
        self.order(Order::Factory { good, city });
        self.assign();
    }

    /// Standing rule 3: unassigned factories go onto contracts with room.
    pub(crate) fn assign(&mut self) {
        for (good, contract) in self.st.assign() {
            let contract = self.st.franz.contracts[contract].id.clone();
            self.order(Order::FactoryOnto { good, contract });
        }
    }

    /// P11: the hub with the cheapest workers among those he has reached; or what is missing.
    pub(crate) fn plan_hiring(&mut self, n: i64) -> Fact<Result<Hiring, Missing>> {
        let supply = self.st.franz.supply();
        if supply == 0 || self.st.rules.hire_short_next_block && supply < n {
            return Ok(Err(Missing::Supply));
        }
        let column = |st: &crate::state::State, c: Colour| st.hub(c).map_or(usize::MAX, |h| h.column);
        let mut hubs: Vec<Colour> = self.st.colours().filter(|c| column(self.st, *c) <= self.st.franz.column).collect();
        hubs.sort_by_key(|c| column(self.st, *c));
        let mut says = Vec::new();
        let names =
            |this: &Self, hubs: &[Colour]| this.names(&hubs.iter().map(|c| this.st.hub_city(*c)).collect::<Vec<_>>());
        match hubs.len() {
            0 => return Ok(Err(Missing::Hub)),
            1 => says.push(msg!("steam-hire-only", city = self.name(self.st.hub_city(hubs[0])))),
            before => {
                let prices = self.facts.prices(self.st, &hubs)?;
                let cheapest = hubs.iter().map(|c| prices[*c as usize]).min().unwrap_or(0);
                hubs.retain(|c| prices[*c as usize] == cheapest);
                if hubs.len() < before {
                    says.push(msg!("steam-hire-price", n = cheapest, cities = names(self, &hubs)));
                }
                let before = hubs.len();
                let lowest = hubs.iter().map(|c| column(self.st, *c)).min().unwrap_or(0);
                hubs.retain(|c| column(self.st, *c) == lowest);
                if hubs.len() < before {
                    says.push(msg!("steam-hire-low", n = self.st.value(lowest), cities = names(self, &hubs)));
                }
                if hubs.len() > 1 {
                    let slots = self.slots()?;
                    hubs.sort_by_key(|c| slots.d.iter().position(|d| d == c));
                    says.push(msg!("steam-hire-slotD", colour = hubs[0].label()));
                }
            }
        }
        Ok(Ok(Hiring { hub: hubs[0], n, says }))
    }

    /// Hires; the price marker goes up.
    pub(crate) fn hire(&mut self, hiring: Hiring) {
        let Hiring { hub, n, says } = hiring;
        says.into_iter().for_each(|r| self.say(r));
        let n = n.min(self.st.franz.supply());
        if n <= 0 {
            self.say(msg!("steam-changed"));
            return;
        }
        self.st.franz.hired += n;
        let steps = if self.st.rules.price_always_2 { 2 } else { n };
        let mut price = None;
        if let Some(board) = &mut self.st.board {
            let hub = &mut board.hubs[hub as usize];
            hub.raise(steps);
            price = Some(hub.price());
        }
        let told = msg!("steam-hire-do", n = n, city = self.name(self.st.hub_city(hub)), steps = steps);
        self.say_under("price_steps", told);
        self.order(Order::Hire { n, hub, steps, price });
    }
}

/// The most valuable, of equals the one with the fewest slots, then in the order of the display.
pub(crate) fn most_valuable<'a, C>(
    contracts: impl Iterator<Item = &'a C>,
    value: impl Fn(&C) -> i64,
    slots: impl Fn(&C) -> usize,
) -> Option<&'a C> {
    contracts.enumerate().min_by_key(|(i, c)| (Reverse(value(c)), slots(c), *i)).map(|(_, c)| c)
}
