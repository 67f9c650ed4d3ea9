//! A new factory (P10).

use table::narrow::{Effect, Narrowing, narrow};
use table::{Msg, msg};

use super::Franz;
use super::effect::Missing;
use super::order::Order;
use super::state::Factory;
use crate::facts::{Fact, Facts, Named};
use crate::names::{ByGood, City, Good};
use crate::options::{AllTypesProducing, FactoryWithoutWorker};
use crate::words::labels;

/// A factory he will build.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    good: Good,
    city: City,
    from_supply: bool,
    says: Vec<Msg>,
}

/// What decides between types.
#[derive(Clone, Copy)]
enum By {
    Demand,
    SlotB,
}

impl<F: Facts> Franz<'_, F> {
    /// P10: which type and where, or what is missing.
    pub(crate) fn plan_factory(&mut self) -> Fact<Result<Site, Missing>> {
        let from_supply =
            self.st.franz.hired == 0 && self.st.options.factory_without_worker == FactoryWithoutWorker::FromSupply;
        if self.st.franz.hired == 0 && (!from_supply || self.st.franz.supply() == 0) {
            return Ok(Err(Missing::Worker));
        }
        let mut says = Vec::new();
        let left = match self.factory_types(&mut says) {
            Ok(left) => left,
            Err(missing) => return Ok(Err(missing)),
        };
        match self.named_site(&left, from_supply, &mut says)? {
            Named::This(site) => return Ok(Ok(site)),
            Named::Nothing => return Ok(Err(Missing::Site)),
            Named::Led => {}
        }
        let good = self.factory_type(left, &mut says)?;
        let sites = self.facts.sites(self.st)?;
        let cities = self.st.sorted(sites.cities);
        let Some(&city) = cities.first() else { return Ok(Err(Missing::Site)) };
        self.reason(&mut says, |this| {
            let name = this.name(city);
            if sites.only && cities.len() == 1 {
                msg!("imperial-steam-fac-site-only", city = name)
            } else if sites.shared && cities.len() == 1 {
                msg!("imperial-steam-fac-site-shared", city = name)
            } else {
                let kind = if sites.shared { "shared" } else { "private" };
                this.st.under("name_order", msg!("imperial-steam-fac-site-name", city = name, kind = kind))
            }
        });
        Ok(Ok(Site { good, city, from_supply, says }))
    }

    /// Where the person says he builds and, if demand decides, what.
    fn named_site(&mut self, left: &[Good], from_supply: bool, says: &mut Vec<Msg>) -> Fact<Named<Site>> {
        if !self.facts.names(self.st) {
            return Ok(Named::Led);
        }
        let card = self.slots()?;
        let mut told = Vec::new();
        let by_demand = left.len() > 1 && !self.st.his_hubs().is_empty();
        let goods = if by_demand { left.to_vec() } else { vec![self.factory_type(left.to_vec(), &mut told)?] };
        Ok(match self.facts.name_factory(self.st, &goods, &card)? {
            Named::This((good, city)) => {
                says.extend(told);
                let by = if by_demand { "both" } else { "city" };
                says.push(msg!("imperial-steam-named-factory", by = by, good = good.label(), city = self.name(city)));
                Named::This(Site { good, city, from_supply, says: std::mem::take(says) })
            }
            Named::Nothing => Named::Nothing,
            Named::Led => Named::Led,
        })
    }

    /// The types to choose from, without those he already produces; or what is missing.
    fn factory_types(&mut self, says: &mut Vec<Msg>) -> Result<Vec<Good>, Missing> {
        let pieces: Vec<Good> = Good::ALL.into_iter().filter(|g| self.facts.piece_left(self.st, *g)).collect();
        let produced = self.st.franz.produced();
        let mut left: Vec<Good> = pieces.iter().copied().filter(|g| !produced.contains(g)).collect();
        if pieces.len() < Good::ALL.len() {
            let gone: Vec<Good> = Good::ALL.into_iter().filter(|g| !pieces.contains(g)).collect();
            self.reason(says, |_| msg!("imperial-steam-fac-gone", goods = labels(&gone)));
        }
        if pieces.is_empty() {
            return Err(Missing::Piece);
        }
        if left.is_empty() {
            if self.st.options.all_types_producing == AllTypesProducing::NextBlock {
                return Err(Missing::Type);
            }
            self.reason(says, |_| msg!("imperial-steam-fac-all"));
            left = pieces;
        } else if !produced.is_empty() {
            self.reason(says, |_| msg!("imperial-steam-fac-not", goods = labels(&produced)));
        }
        Ok(left)
    }

    /// The type: the greatest demand, then by slot B.
    fn factory_type(&mut self, left: Vec<Good>, says: &mut Vec<Msg>) -> Fact<Good> {
        if let [only] = left[..] {
            self.reason(says, |_| msg!("imperial-steam-fac-type-only", good = only.label()));
            return Ok(only);
        }
        let hubs = self.st.his_hubs();
        let demand = if hubs.is_empty() { ByGood::default() } else { self.facts.demand(self.st, &left, &hubs)? };
        let mut why = Narrowing::default();
        let mut wanted = narrow(&left, &mut why).most(By::Demand, |g| demand[*g]);
        if wanted.left() > 1 {
            let slots = self.slots()?;
            wanted = wanted.least(By::SlotB, |g| slots.b.iter().position(|b| b == g).map_or(i64::MAX, |at| at as i64));
        }
        let good = wanted.one().unwrap_or(left[0]);
        for step in why.steps {
            let goods: Vec<Good> = step.kept.iter().map(|i| left[*i]).collect();
            self.reason(says, |_| match (step.filter, step.effect) {
                (By::Demand, Effect::None) => {
                    msg!("imperial-steam-fac-demand-equal", n = step.value, goods = labels(&goods))
                }
                (By::Demand, _) => msg!("imperial-steam-fac-demand", n = step.value, goods = labels(&goods)),
                (By::SlotB, _) => msg!("imperial-steam-fac-slotB", good = good.label()),
            });
        }
        Ok(good)
    }

    /// Builds the factory; it goes onto a contract with an empty slot at once.
    pub(crate) fn build_factory(&mut self, site: Site) {
        let Site { good, city, from_supply, says } = site;
        self.say_all(says);
        let franz = &mut self.st.franz;
        if franz.hired > 0 {
            franz.hired -= 1;
        } else if !from_supply || franz.supply() == 0 {
            self.say(|_| msg!("imperial-steam-changed"));
            return;
        }
        let mut cubes = 3;
        if let Some(board) = &mut self.st.board {
            cubes = board.cubes[good].clamp(0, 3);
            board.cubes[good] -= cubes;
            board.pieces[good] -= 1;
            let sites = &mut board.sites[usize::from(city.0)];
            *sites = (*sites - 1).max(0);
        }
        self.st.franz.cubes.0 += cubes;
        self.st.franz.factories.push(Factory { good, city, cubes, on: None });
        self.say_under(if from_supply { "factory_without_worker" } else { "" }, |this| {
            msg!("imperial-steam-fac-place", city = this.name(city), n = cubes, good = good.label())
        });
        self.order(Order::Factory { good, city });
        self.assign();
    }

    /// §3.3: unassigned factories go onto contracts with room.
    pub(crate) fn assign(&mut self) {
        for (good, contract) in self.st.assign() {
            let contract = self.st.franz.contracts[contract].id.clone();
            self.order(Order::FactoryOnto { good, contract });
        }
    }
}
