//! Deliveries (P12).

use table::narrow::{Effect, Narrowing, narrow};
use table::{Msg, msg};

use super::Franz;
use super::order::Order;
use super::state::Key;
use crate::facts::{Fact, Facts, Named, Want};
use crate::names::{Colour, Good, Gulden, KeyKind, Reward};
use crate::options::{CoalLimit, DeliveryOrder};
use crate::words::reward_told;

/// A delivery he will make.
#[derive(Clone, Debug)]
pub(crate) struct Delivery {
    hub: Colour,
    want: Want,
    give: i64,
    says: Vec<Msg>,
}

impl Delivery {
    pub(crate) const fn give(&self) -> i64 {
        self.give
    }
}

/// What decides between goods.
#[derive(Clone, Copy)]
enum By {
    Reward,
    SlotC,
}

impl<F: Facts> Franz<'_, F> {
    /// Goods his producing factories have that this hub may receive (`coal_limit`).
    fn deliverable(&self, hub: Colour) -> Vec<Good> {
        let franz = &self.st.franz;
        let coal = match self.st.options.coal_limit {
            CoalLimit::OnePerHub => !franz.coal.iter().any(|c| c.0 == hub),
            CoalLimit::OnePerRound => !franz.coal.iter().any(|c| c.1 == self.st.round),
            CoalLimit::Unlimited => true,
        };
        franz.produced().into_iter().filter(|g| *g != Good::Coal || coal).collect()
    }

    /// P12: which hub gets which good, or a word for why there is no delivery.
    pub(crate) fn plan_delivery(&mut self, give: i64) -> Fact<Result<Delivery, &'static str>> {
        if self.st.franz.goods < give {
            return Ok(Err("goods"));
        }
        let mut hubs: Vec<Colour> =
            self.st.his_hubs().into_iter().filter(|c| !self.deliverable(*c).is_empty()).collect();
        if hubs.is_empty() {
            return Ok(Err("wanted"));
        }
        if self.facts.names(self.st) {
            let card = self.slots()?;
            hubs.sort_by(|a, b| self.st.by_name(self.st.hub_city(*a), self.st.hub_city(*b)));
            let offers: Vec<(Colour, Vec<Good>)> = hubs.iter().map(|h| (*h, self.deliverable(*h))).collect();
            match self.facts.name_delivery(self.st, &offers, give, &card)? {
                Named::This((hub, want)) => {
                    let city = self.name(self.st.hub_city(hub));
                    let says = vec![msg!("imperial-steam-named-delivery", city = city, good = want.0.label())];
                    return Ok(Ok(Delivery { hub, want, give, says }));
                }
                Named::Nothing => return Ok(Err("wanted")),
                Named::Led => {}
            }
        }
        let shared = if hubs.len() > 1 { self.facts.shared(self.st, &hubs)? } else { Vec::new() };
        hubs.sort_by(|a, b| {
            let private = |c: &Colour| !shared.contains(c);
            let names = self.st.by_name(self.st.hub_city(*a), self.st.hub_city(*b));
            private(a).cmp(&private(b)).then(names)
        });
        let mut offers: Vec<(Colour, Vec<Want>)> = Vec::new();
        let mut says = Vec::new();
        for (i, &hub) in hubs.iter().enumerate() {
            let goods = self.deliverable(hub);
            let wants = self.facts.wants(self.st, hub, &goods)?;
            if wants.is_empty() {
                continue;
            }
            offers.push((hub, wants));
            if self.st.options.delivery_order == DeliveryOrder::HubFirst {
                // Hubs not looked at yet are still candidates; explain why this one comes before them.
                says.extend(self.hub_told(hub, &hubs[i + 1..], &shared));
                break;
            }
        }
        if self.st.options.delivery_order == DeliveryOrder::ProfitFirst && offers.len() > 1 {
            let best = |w: &[Want]| w.iter().map(|w| w.2).max().unwrap_or(Gulden::ZERO);
            let most = offers.iter().map(|o| best(&o.1)).max().unwrap_or(Gulden::ZERO);
            offers.retain(|o| best(&o.1) == most);
            let others: Vec<Colour> = offers[1..].iter().map(|o| o.0).collect();
            says.extend(self.hub_told(offers[0].0, &others, &shared));
        }
        let Some((hub, wants)) = offers.into_iter().next() else { return Ok(Err("wanted")) };
        let want = self.best_good(wants, &mut says)?;
        Ok(Ok(Delivery { hub, want, give, says }))
    }

    /// Why this hub comes before the others.
    fn hub_told(&self, hub: Colour, others: &[Colour], shared: &[Colour]) -> Option<Msg> {
        if others.is_empty() || !self.facts.listens() {
            return None;
        }
        let kind = if shared.contains(&hub) { "shared" } else { "private" };
        let rivals = others.iter().any(|c| shared.contains(c) == shared.contains(&hub));
        let told = msg!(
            "imperial-steam-del-hub",
            city = self.name(self.st.hub_city(hub)),
            kind = kind,
            first = if rivals { "yes" } else { "no" }
        );
        Some(self.st.under("delivery_order", told))
    }

    /// The good with the best reward, then by slot C.
    fn best_good(&mut self, mut wants: Vec<Want>, says: &mut Vec<Msg>) -> Fact<Want> {
        wants.sort_by_key(|w| w.0);
        let mut why = Narrowing::default();
        let mut left = narrow(&wants, &mut why).most(By::Reward, |w| w.2.0);
        if left.left() > 1 {
            let slots = self.slots()?;
            left = left.least(By::SlotC, |w| slots.c.iter().position(|c| *c == w.0).map_or(i64::MAX, |at| at as i64));
        }
        let want = left.one().unwrap_or(wants[0]);
        for step in why.steps.into_iter().filter(|step| step.effect == Effect::Narrowed) {
            self.reason(says, |_| match step.filter {
                By::Reward => {
                    let goods: Vec<Msg> = step.kept.iter().map(|i| wants[*i].0.label()).collect();
                    msg!("imperial-steam-del-profit", n = step.value, goods = goods)
                }
                By::SlotC => msg!("imperial-steam-del-slotC", good = want.0.label()),
            });
        }
        Ok(want)
    }

    /// Delivers one cube.
    pub(crate) fn deliver(&mut self, delivery: Delivery) {
        let Delivery { hub, want: (good, reward, worth), give, says } = delivery;
        self.say_all(says);
        let from = self
            .st
            .franz
            .factories
            .iter()
            .enumerate()
            .filter(|(_, f)| f.good == good && f.cubes > 0)
            .min_by(|(_, a), (_, b)| a.cubes.cmp(&b.cubes).then_with(|| self.st.by_name(a.city, b.city)))
            .map(|(i, f)| (i, f.city));
        let Some((factory, city)) = from.filter(|_| self.st.franz.goods >= give) else {
            self.say(|_| msg!("imperial-steam-changed"));
            return;
        };
        let franz = &mut self.st.franz;
        franz.goods -= give;
        franz.factories[factory].cubes -= 1;
        franz.cubes.1 += 1;
        if good == Good::Coal {
            franz.coal.push((hub, self.st.round));
        }
        match reward {
            Reward::Gulden(n) => franz.gulden += n,
            Reward::Key(kind) => franz.keys.push(Key { kind, hub, worth }),
        }
        if let Reward::Key(KeyKind::Silver) = reward {
            let column = self.st.hub(hub).map_or(0, |h| h.column);
            self.st.learned.flags[hub] = Some((column, worth));
        }
        match &mut self.st.board {
            Some(board) => {
                let demand = &mut board.hubs[hub].demand[good];
                if !demand.is_empty() {
                    demand.remove(0);
                }
            }
            None => self.st.learned.deliver(hub, good, reward),
        }
        self.say_under(if good == Good::Coal { "coal_limit" } else { "" }, |this| {
            msg!(
                "imperial-steam-del-do",
                n = give,
                good = good.label(),
                city = this.name(city),
                hub = this.name(this.st.hub_city(hub)),
                reward = reward_told(this.st, hub, reward)
            )
        });
        self.order(Order::Deliver { give, good, city, hub, reward });
    }

    /// Step 8 of his turn: one delivery, if possible.
    pub fn free_delivery(&mut self) -> Fact<()> {
        match self.plan_delivery(1)? {
            Ok(delivery) => self.deliver(delivery),
            Err(why) => self.say(|_| msg!("imperial-steam-del-none", why = why)),
        }
        Ok(())
    }
}
