//! An effect of a block: first all its choices, before anything is paid (§6.5), then carrying it out.

use table::{closed_set, msg};

use super::Franz;
use super::build::Route;
use super::contracts::Taking;
use super::deliver::Delivery;
use super::factory::Site;
use super::hire::Hiring;
use crate::data::cards::Effect;
use crate::facts::{Fact, Facts, Pause};
use crate::names::TrackRule;

closed_set! {
    /// What an effect needs but the card does not print (§6.5).
    pub(crate) enum Missing {
        Worker = "worker",
        Site = "site",
        Supply = "supply",
        City = "city",
        Hub = "hub",
        Piece = "piece",
        Type = "type",
        Contract = "contract",
        Delivery = "delivery",
    }
}

impl Missing {
    /// The option that decides it, if any.
    pub(crate) const fn option(self) -> &'static str {
        match self {
            Self::Worker => "factory_without_worker",
            Self::Type => "all_types_producing",
            Self::Supply => "hire_short",
            Self::City => "neighbour",
            _ => "",
        }
    }
}

/// An effect with all its choices made, before anything is paid.
#[derive(Clone, Debug)]
pub(crate) enum Plan {
    Tracks(Route, TrackRule, i64),
    Factory(Site),
    Hire(Hiring),
    Contract(Taking),
    Deliver(Delivery, i64),
    Gain(Effect),
}

impl<F: Facts> Franz<'_, F> {
    /// The effects in order. If the person says that one is not possible, it stops there.
    pub(crate) fn carry_out(&mut self, plan: Plan, effects: &[Effect]) -> Fact<()> {
        self.settle(|this| this.perform(plan))?;
        for &effect in effects.iter().skip(1) {
            self.forget();
            self.settle(|this| match this.plan(effect)? {
                Ok(plan) => this.perform(plan),
                Err(missing) => {
                    this.say(|_| msg!("imperial-steam-cond-implicit-effect", what = missing.id()));
                    Ok(())
                }
            })?;
        }
        Ok(())
    }

    /// Carries something out; the person's "not possible" simply ends it.
    pub fn settle(&mut self, what: impl FnOnce(&mut Self) -> Fact<()>) -> Fact<()> {
        match what(self) {
            Err(Pause::Skip) => {
                self.say(|_| msg!("imperial-steam-skipped"));
                self.facts.flush();
                Ok(())
            }
            other => other,
        }
    }

    /// All choices of an effect, or what is missing.
    pub(crate) fn plan(&mut self, effect: Effect) -> Fact<Result<Plan, Missing>> {
        Ok(match effect {
            Effect::BuildTracks { count, rule } => match self.plan_track(rule, count)? {
                Some(route) => Ok(Plan::Tracks(route, rule, count)),
                None => Err(Missing::City),
            },
            Effect::BuildFactory => self.plan_factory()?.map(Plan::Factory),
            Effect::HireWorkers(n) => self.plan_hiring(n)?.map(Plan::Hire),
            Effect::TakeContract { max_missing } => {
                self.plan_contract(max_missing)?.map(Plan::Contract).ok_or(Missing::Contract)
            }
            Effect::Deliver { n, give } => {
                self.plan_delivery(give)?.map(|d| Plan::Deliver(d, n)).map_err(|_| Missing::Delivery)
            }
            gain => Ok(Plan::Gain(gain)),
        })
    }

    fn perform(&mut self, plan: Plan) -> Fact<()> {
        match plan {
            Plan::Tracks(route, rule, count) => return self.build(route, rule, count),
            Plan::Factory(site) => self.build_factory(site),
            Plan::Hire(hiring) => self.hire(hiring),
            Plan::Contract(taking) => self.take_contract(taking),
            Plan::Deliver(first, n) => {
                let give = first.give();
                self.deliver(first);
                for _ in 1..n {
                    match self.plan_delivery(give)? {
                        Ok(next) => self.deliver(next),
                        Err(_) => break,
                    }
                }
            }
            Plan::Gain(Effect::GainGulden(n)) => self.gain_gulden(n),
            Plan::Gain(Effect::GainInfluence(n)) => return self.gain_influence(n),
            Plan::Gain(Effect::GoodsToArea(n)) => self.goods_to_area(n),
            Plan::Gain(Effect::GoodsToDock(n)) => self.goods_to_dock(n),
            Plan::Gain(_) => {}
        }
        Ok(())
    }

    /// A single effect, for the golden scenarios and "my printed card differs".
    pub fn effect(&mut self, effect: Effect) -> Fact<bool> {
        self.forget();
        match self.plan(effect)? {
            Ok(plan) => self.carry_out(plan, &[effect]).map(|()| true),
            Err(missing) => {
                self.say(|_| msg!("imperial-steam-cond-implicit-effect", what = missing.id()));
                Ok(false)
            }
        }
    }
}
