//! New workers (P11).

use table::narrow::{Effect, Narrowing, narrow};
use table::{Msg, msg};

use super::Franz;
use super::effect::Missing;
use super::order::Order;
use super::state::State;
use crate::facts::{Fact, Facts, Named};
use crate::names::{City, Colour, Gulden};
use crate::options::{HireShort, PriceSteps};

/// A hub where he will hire.
#[derive(Clone, Debug)]
pub(crate) struct Hiring {
    hub: Colour,
    n: i64,
    says: Vec<Msg>,
}

/// What decides between hubs.
#[derive(Clone, Copy)]
enum By {
    Price,
    Column,
    SlotD,
}

impl<F: Facts> Franz<'_, F> {
    /// P11: the hub with the cheapest workers among those he has reached, or what is missing.
    pub(crate) fn plan_hiring(&mut self, n: i64) -> Fact<Result<Hiring, Missing>> {
        let supply = self.st.franz.supply();
        if supply == 0 || self.st.options.hire_short == HireShort::NextBlock && supply < n {
            return Ok(Err(Missing::Supply));
        }
        let column = |st: &State, c: Colour| st.hub(c).map_or(usize::MAX, |h| h.column);
        let mut hubs: Vec<Colour> = self.st.colours().filter(|c| column(self.st, *c) <= self.st.franz.column).collect();
        hubs.sort_by_key(|c| column(self.st, *c));
        let hub = match hubs[..] {
            [] => return Ok(Err(Missing::Hub)),
            [only] => {
                let mut says = Vec::new();
                self.reason(&mut says, |this| {
                    msg!("imperial-steam-hire-only", city = this.name(this.st.hub_city(only)))
                });
                return Ok(Ok(Hiring { hub: only, n, says }));
            }
            [lowest, ..] => lowest,
        };
        if self.facts.names(self.st) {
            let card = self.slots()?;
            if let Named::This(hub) = self.facts.name_hub(self.st, &hubs, &card)? {
                let says = vec![msg!("imperial-steam-named-hub", city = self.name(self.st.hub_city(hub)))];
                return Ok(Ok(Hiring { hub, n, says }));
            }
        }
        let prices = self.facts.prices(self.st, &hubs)?;
        let mut why = Narrowing::default();
        let mut left = narrow(&hubs, &mut why)
            .least(By::Price, |c| prices[*c].0)
            .least(By::Column, |c| column(self.st, *c) as i64);
        if left.left() > 1 {
            let slots = self.slots()?;
            left = left.least(By::SlotD, |c| slots.d.iter().position(|d| d == c).map_or(i64::MAX, |at| at as i64));
        }
        let hub = left.one().unwrap_or(hub);
        let mut says = Vec::new();
        for step in why.steps.into_iter().filter(|step| step.effect == Effect::Narrowed) {
            self.reason(&mut says, |this| {
                let cities: Vec<City> = step.kept.iter().map(|i| this.st.hub_city(hubs[*i])).collect();
                let cities = this.names(&cities);
                match step.filter {
                    By::Price => msg!("imperial-steam-hire-price", n = step.value, cities = cities),
                    By::Column => {
                        let n = this.st.hub(hub).map_or(Gulden::ZERO, |h| this.st.value(h.column));
                        msg!("imperial-steam-hire-low", n = n, cities = cities)
                    }
                    By::SlotD => msg!("imperial-steam-hire-slotD", colour = hub.label()),
                }
            });
        }
        Ok(Ok(Hiring { hub, n, says }))
    }

    /// Hires; the price marker goes up.
    pub(crate) fn hire(&mut self, hiring: Hiring) {
        let Hiring { hub, n, says } = hiring;
        self.say_all(says);
        let n = n.min(self.st.franz.supply());
        if n <= 0 {
            self.say(|_| msg!("imperial-steam-changed"));
            return;
        }
        self.st.franz.hired += n;
        let steps = if self.st.options.price_steps == PriceSteps::Always2 { 2 } else { n };
        // His hiring has raised the price that was told.
        if let Some((at, _)) = &mut self.st.learned.prices[hub] {
            *at = (0, 0);
        }
        let mut price = None;
        if let Some(board) = &mut self.st.board {
            let hub = &mut board.hubs[hub];
            hub.raise(steps);
            price = Some(hub.price());
        }
        self.say_under("price_steps", |this| {
            msg!("imperial-steam-hire-do", n = n, city = this.name(this.st.hub_city(hub)), steps = steps)
        });
        self.order(Order::Hire { n, hub, steps, price });
    }
}
