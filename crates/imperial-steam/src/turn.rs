//! Franz's turn (§6): the action card block by block. This knows blocks, conditions, jumps, costs and
//! effects, and no card by its number.

use serde_json::json;
use table::{Msg, Refusal, Step, Stop, msg};

use crate::cards::{Block, Check, Effect, TrackRule};
use crate::condition::condition_told;
use crate::deck::Which;
use crate::deliver::{Delivery, Taking};
use crate::factory::{Hiring, Site};
use crate::facts::{Fact, Facts, Pause};
use crate::franz::Franz;
use crate::order::Order;
use crate::state::Differs;
use crate::track::Route;

/// What an effect needs and the card does not print (§6.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Missing {
    Worker,
    Site,
    Supply,
    City,
    Hub,
    Piece,
    Type,
    Contract,
    Delivery,
}

impl Missing {
    const fn word(self) -> &'static str {
        match self {
            Self::Worker => "worker",
            Self::Site => "site",
            Self::Supply => "supply",
            Self::City => "city",
            Self::Hub => "hub",
            Self::Piece => "piece",
            Self::Type => "type",
            Self::Contract => "contract",
            Self::Delivery => "delivery",
        }
    }

    /// The option that decides it, if any.
    const fn option(self) -> &'static str {
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
    /// Draws a card; an empty deck is shuffled first (§8).
    pub fn draw(&mut self, which: Which) -> Fact<u8> {
        if self.st.decks.of(which).is_empty() {
            self.reshuffle(which);
        }
        let card = if self.facts.printed() {
            let card = self.facts.drawn(self.st, which)?;
            self.st.decks.of(which).draw_named(card);
            card
        } else {
            self.st.decks.of(which).draw().unwrap_or(0)
        };
        Ok(card)
    }

    /// Shuffles a deck's discards and, the first time, its strategy card.
    pub fn reshuffle(&mut self, which: Which) {
        let done = self.st.decks.of(which).reshuffle();
        let id = done.strategy.map_or_else(String::new, |card| match which {
            Which::Action => self.st.cards.actions[usize::from(card)].id.clone(),
            Which::Decision => self.st.cards.decisions[usize::from(card)].id.clone(),
        });
        let joined = match (done.joined, done.strategy) {
            (false, _) => "no",
            (true, Some(_)) => "yes",
            (true, None) => "unseen",
        };
        let told = msg!("steam-deck-reshuffle", deck = which.word(), n = done.cards, joined = joined, id = id);
        let told = self.st.rules.under("reshuffle", told);
        self.facts.notes().record(&told);
        self.facts.tell(Step::know(told).data(json!({ "reshuffled": which.word() })));
    }

    /// §6.9: both cards go to their discards.
    pub fn discard(&mut self) {
        for which in [Which::Action, Which::Decision] {
            self.st.decks.of(which).discard();
            if self.st.rules.reshuffle_at_last_card && self.st.decks.of(which).is_empty() {
                self.reshuffle(which);
            }
        }
    }

    /// §6: one turn. E-TURN if he has no hand token left or the game is over.
    pub fn turn(&mut self) -> Fact<()> {
        if self.st.franz.hands <= 0 || self.st.over {
            let why = Box::new(Refusal::new("E-TURN", msg!("steam-error-turn")));
            return Err(Pause::Stop(Stop::Refused { at: 0, why }));
        }
        self.st.franz.hands -= 1;
        self.st.turn += 1;
        let action = self.draw(Which::Action)?;
        if !self.st.rules.decision_on_demand {
            self.draw(Which::Decision)?;
        }
        self.facts.flush();
        self.tell_cards(action);
        match self.st.differs.take() {
            Some(differs) => self.play_differing(differs)?,
            None => self.settle(|this| this.play_card(usize::from(action)).map(drop))?,
        }
        self.facts.flush();
        self.facts.notes().block = Some(msg!("steam-free-delivery"));
        self.settle(Self::free_delivery)?;
        self.facts.flush();
        self.facts.notes().block = None;
        self.discard();
        self.facts.flush();
        Ok(())
    }

    fn tell_cards(&mut self, action: u8) {
        let card = &self.st.cards.actions[usize::from(action)];
        let decision = self.st.decks.decision.in_play.map(|d| self.st.cards.decisions[usize::from(d)].id.clone());
        let data = json!({"turn": self.st.turn, "action": card.id, "decision": decision});
        let known = if decision.is_some() { "yes" } else { "no" };
        let text = msg!(
            "steam-turn",
            left = self.st.franz.hands,
            id = card.id.as_str(),
            title = card.title.msg(),
            known = known,
            decision = decision.unwrap_or_default(),
            house = if self.st.cards.house { "yes" } else { "no" }
        );
        let text = self.st.rules.under("decision_draw", text);
        self.facts.tell(Step::know(text).data(data));
    }

    /// §14.4: the effect of the person's printed card, with all priorities.
    fn play_differing(&mut self, differs: Differs) -> Fact<()> {
        let cards = self.st.cards.clone();
        let card = &cards.actions[usize::from(differs.card)];
        self.st.blocks = (vec![differs.block], None);
        self.say(msg!("steam-differs", id = card.id.as_str(), no = differs.block));
        self.forget();
        let block = Block {
            no: differs.block,
            title: crate::cards::Title::default(),
            conditions: Vec::new(),
            gulden: differs.gulden,
            goods: differs.goods,
            effects: vec![differs.effect],
            prov: table::Provenance::Owner,
        };
        self.due = block.gulden;
        self.settle(|this| match this.plan(differs.effect)? {
            Ok(plan) => {
                this.pay(&block);
                this.carry_out(plan, &block.effects)
            }
            Err(missing) => {
                this.say(msg!("steam-cond-implicit-effect", what = missing.word()));
                Ok(())
            }
        })
    }

    /// §6.2 to §6.7: the card's blocks in order; tells which block was done.
    pub fn play_card(&mut self, card: usize) -> Fact<Option<i64>> {
        let cards = self.st.cards.clone();
        let card = &cards.actions[card];
        let mut no = 1;
        self.st.blocks = (Vec::new(), None);
        while let Some(block) = card.block(no) {
            self.forget();
            self.st.blocks.0.push(no);
            self.say(msg!("steam-card-block", id = card.id.as_str(), no = block.no, title = block.title.msg()));
            match self.block(block)? {
                None => {
                    self.st.blocks.1 = Some(block.no);
                    return Ok(Some(block.no));
                }
                Some(next) => no = next,
            }
        }
        if self.st.rules.no_block_gain_10 {
            self.say_under("no_block", msg!("steam-card-none", gain = "yes"));
            self.st.franz.gulden += 10;
            self.order(Order::Gulden { n: 10, total: self.st.franz.gulden });
        } else {
            self.say(msg!("steam-card-none", gain = "no"));
        }
        Ok(None)
    }

    /// One block: none if it was done, else the block to go to.
    fn block(&mut self, block: &Block) -> Fact<Option<i64>> {
        let mut plan = None;
        self.due = block.gulden;
        for condition in &block.conditions {
            let (fine, value) = match self.check(condition.check, block, &mut plan) {
                Err(Pause::Skip) => (false, Some(msg!("steam-cond-you"))),
                other => other?,
            };
            let text = condition_told(condition.check);
            let known = if value.is_some() { "yes" } else { "no" };
            let value = value.unwrap_or_else(|| Msg::plain(""));
            let told = if fine {
                msg!("steam-cond-ok", condition = text, known = known, value = value)
            } else {
                msg!("steam-cond-fail", condition = text, known = known, value = value, to = condition.fail_to)
            };
            let neighbours = matches!(condition.check, Check::NeighbourMin(_) | Check::NeighbourWithSiteMin(_));
            self.say_under(if neighbours { "neighbour" } else { "" }, told);
            if !fine {
                return Ok(Some(condition.fail_to));
            }
        }
        let first = block.effects.first().copied().unwrap_or(Effect::Nothing);
        let plan = match plan {
            Some(plan) => Ok(plan),
            None => match self.plan(first) {
                Err(Pause::Skip) => {
                    self.say(msg!("steam-skipped"));
                    return Ok(None);
                }
                other => other?,
            },
        };
        let plan = match plan {
            Ok(plan) => plan,
            Err(missing) => {
                let told = msg!("steam-cond-implicit", what = missing.word(), to = block.no + 1);
                self.say_under(missing.option(), told);
                return Ok(Some(block.no + 1));
            }
        };
        self.pay(block);
        self.carry_out(plan, &block.effects)?;
        Ok(None)
    }

    /// The cost of the block.
    pub(crate) fn pay(&mut self, block: &Block) {
        let franz = &mut self.st.franz;
        let (gulden, goods) = (block.gulden.min(franz.gulden), block.goods.min(franz.goods));
        franz.gulden -= gulden;
        franz.goods -= goods;
        self.due = 0;
        let (has, left) = (franz.gulden, franz.goods);
        if block.gulden > 0 {
            self.say(msg!("steam-pay-gulden", n = gulden, total = has));
            self.order(Order::Pay { n: gulden, total: has });
        }
        if block.goods > 0 {
            self.say(msg!("steam-pay-goods", n = goods, total = left));
            self.order(Order::GoodsDown { n: goods, total: left });
        }
    }

    /// The effects in order. If the person decides that one is not possible, it ends there.
    pub(crate) fn carry_out(&mut self, plan: Plan, effects: &[Effect]) -> Fact<()> {
        self.settle(|this| this.perform(plan))?;
        for &effect in effects.iter().skip(1) {
            self.forget();
            self.settle(|this| match this.plan(effect)? {
                Ok(plan) => this.perform(plan),
                Err(missing) => {
                    this.say(msg!("steam-cond-implicit-effect", what = missing.word()));
                    Ok(())
                }
            })?;
        }
        Ok(())
    }

    /// Carries something out; the person's "not possible" ends it without more.
    pub fn settle(&mut self, what: impl FnOnce(&mut Self) -> Fact<()>) -> Fact<()> {
        match what(self) {
            Err(Pause::Skip) => {
                self.say(msg!("steam-skipped"));
                self.facts.flush();
                Ok(())
            }
            other => other,
        }
    }

    /// All choices of an effect; or what is missing.
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

    /// One effect by itself: the golden scenarios, and "my printed card differs".
    pub fn effect(&mut self, effect: Effect) -> Fact<bool> {
        self.forget();
        match self.plan(effect)? {
            Ok(plan) => self.carry_out(plan, &[effect]).map(|()| true),
            Err(missing) => {
                self.say(msg!("steam-cond-implicit-effect", what = missing.word()));
                Ok(false)
            }
        }
    }
}
