//! Deliveries (P12) and contracts (P13).

use table::{Msg, msg};

use crate::facts::{Fact, Facts, Want};
use crate::franz::Franz;
use crate::order::{Order, reward_told};
use crate::rules::CoalLimit;
use crate::state::{Contract, Key};
use crate::word::{Colour, Good, KeyKind, Reward};

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

/// A contract he will take.
#[derive(Clone, Debug)]
pub(crate) struct Taking {
    contract: Contract,
    says: Vec<Msg>,
}

impl<F: Facts> Franz<'_, F> {
    /// Goods his producing factories have and this hub may get (`coal_limit`).
    fn deliverable(&self, hub: Colour) -> Vec<Good> {
        let franz = &self.st.franz;
        let coal = match self.st.rules.coal {
            CoalLimit::OnePerHub => !franz.coal.iter().any(|c| c.0 == hub),
            CoalLimit::OnePerRound => !franz.coal.iter().any(|c| c.1 == self.st.round),
            CoalLimit::Unlimited => true,
        };
        franz.produced().into_iter().filter(|g| *g != Good::Coal || coal).collect()
    }

    /// P12: which hub gets which good; or the word for why there is no delivery.
    pub(crate) fn plan_delivery(&mut self, give: i64) -> Fact<Result<Delivery, &'static str>> {
        if self.st.franz.goods < give {
            return Ok(Err("goods"));
        }
        let mut hubs: Vec<Colour> =
            self.st.his_hubs().into_iter().filter(|c| !self.deliverable(*c).is_empty()).collect();
        if hubs.is_empty() {
            return Ok(Err("wanted"));
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
            if !self.st.rules.profit_first {
                // Hubs not looked at yet are still candidates: that is why this one comes first.
                says.extend(self.hub_told(hub, &hubs[i + 1..], &shared));
                break;
            }
        }
        if self.st.rules.profit_first && offers.len() > 1 {
            let best = |w: &[Want]| w.iter().map(|w| w.2).max().unwrap_or(0);
            let most = offers.iter().map(|o| best(&o.1)).max().unwrap_or(0);
            offers.retain(|o| best(&o.1) == most);
            let others: Vec<Colour> = offers[1..].iter().map(|o| o.0).collect();
            says.extend(self.hub_told(offers[0].0, &others, &shared));
        }
        let Some((hub, wants)) = offers.into_iter().next() else { return Ok(Err("wanted")) };
        let want = self.best_good(wants, &mut says)?;
        Ok(Ok(Delivery { hub, want, give, says }))
    }

    /// Why this hub before the others.
    fn hub_told(&self, hub: Colour, others: &[Colour], shared: &[Colour]) -> Option<Msg> {
        let kind = if shared.contains(&hub) { "shared" } else { "private" };
        let rivals = others.iter().any(|c| shared.contains(c) == shared.contains(&hub));
        let told = msg!(
            "steam-del-hub",
            city = self.name(self.st.hub_city(hub)),
            kind = kind,
            first = if rivals { "yes" } else { "no" }
        );
        (!others.is_empty()).then(|| self.st.rules.under("delivery_order", told))
    }

    /// The good with the best reward, then slot C.
    fn best_good(&mut self, mut wants: Vec<Want>, says: &mut Vec<Msg>) -> Fact<Want> {
        let most = wants.iter().map(|w| w.2).max().unwrap_or(0);
        let before = wants.len();
        wants.retain(|w| w.2 == most);
        wants.sort_by_key(|w| w.0);
        if wants.len() < before {
            let goods: Vec<Msg> = wants.iter().map(|w| w.0.label()).collect();
            says.push(msg!("steam-del-profit", n = most, goods = goods));
        }
        if wants.len() > 1 {
            let slots = self.slots()?;
            wants.sort_by_key(|w| slots.c.iter().position(|c| *c == w.0));
            says.push(msg!("steam-del-slotC", good = wants[0].0.label()));
        }
        Ok(wants[0])
    }

    /// Delivers one cube.
    pub(crate) fn deliver(&mut self, delivery: Delivery) {
        let Delivery { hub, want: (good, reward, worth), give, says } = delivery;
        says.into_iter().for_each(|r| self.say(r));
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
            self.say(msg!("steam-changed"));
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
            self.st.lore.flags[hub as usize] = Some(worth);
        }
        if let Some(board) = &mut self.st.board {
            let demand = &mut board.hubs[hub as usize].demand[good as usize];
            if !demand.is_empty() {
                demand.remove(0);
            }
        }
        let told = msg!(
            "steam-del-do",
            n = give,
            good = good.label(),
            city = self.name(city),
            hub = self.name(self.st.hub_city(hub)),
            reward = reward_told(self.st, hub, reward)
        );
        if good == Good::Coal {
            self.say_under("coal_limit", told);
        } else {
            self.say(told);
        }
        self.order(Order::Deliver { good, city, hub, reward });
    }

    /// Step 8 of his turn: one delivery, if it is possible.
    pub fn free_delivery(&mut self) -> Fact<()> {
        match self.plan_delivery(1)? {
            Ok(delivery) => self.deliver(delivery),
            Err(why) => self.say(msg!("steam-del-none", why = why)),
        }
        Ok(())
    }

    /// P13: the most valuable contract he can fill now, else one with at most so many slots left open.
    pub(crate) fn plan_contract(&mut self, max_missing: i64) -> Fact<Option<Taking>> {
        let has = self.st.franz.unassigned();
        if has == 0 {
            return Ok(None);
        }
        if let Some(contract) = self.facts.contract(self.st, has)? {
            let says = vec![take_told(&contract, 0)];
            return Ok(Some(Taking { contract, says }));
        }
        let more = has + usize::try_from(max_missing).unwrap_or(0);
        if more > has
            && let Some(contract) = self.facts.contract(self.st, more)?
        {
            let says = vec![take_told(&contract, contract.slots.saturating_sub(has))];
            return Ok(Some(Taking { contract, says }));
        }
        Ok(None)
    }

    /// Takes the contract; unassigned factories go on it at once, oldest first.
    pub(crate) fn take_contract(&mut self, taking: Taking) {
        let Taking { contract, says } = taking;
        says.into_iter().for_each(|r| self.say(r));
        if let Some(board) = &mut self.st.board {
            board.display.retain(|c| c.id != contract.id);
        }
        let (id, value) = (contract.id.clone(), contract.value);
        self.st.franz.contracts.push(contract);
        self.order(Order::Contract { id, value });
        self.assign();
    }

    /// §9.2: at the end of a round, once anyone has joined Trieste.
    pub fn phase_8(&mut self) -> Fact<()> {
        while self.st.trieste_joined() {
            let Some(mut taking) = self.plan_contract(0)? else { break };
            taking.says = taking.says.into_iter().map(|r| self.st.rules.under("phase8_repeat", r)).collect();
            self.take_contract(taking);
            if !self.st.rules.phase8_while_possible {
                break;
            }
        }
        Ok(())
    }
}

fn take_told(contract: &Contract, missing: usize) -> Msg {
    msg!("steam-con-take", more = missing, id = contract.id.as_str(), value = contract.value, slots = contract.slots)
}
