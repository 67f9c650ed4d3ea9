//! Franz, in the order of his booklet: his turn (§6) from top to bottom, the action card block by block. The code here
//! knows blocks, conditions, jumps, costs and effects, but no card by its number.
//!
//! | module | what it holds |
//! |---|---|
//! | [`state`], [`board`], [`learned`] | the state: his record, the map in play, what was learned by asking |
//! | [`deck`] | his decks, and drawing from them (§8) |
//! | `condition` | the conditions of a block (§6.4) |
//! | `effect` | an effect: all its choices, then carrying it out (§6.5 to §6.7) |
//! | `choose`, `origin` | which city (P4), from where, and whether it is possible (P1, P2, P5) |
//! | `build` | tracks (P3, P6 to P8) |
//! | `influence` | the opening, influence and other gains (§4, P9, P14) |
//! | `factory`, `hire` | factories (P10), workers (P11) |
//! | `deliver`, `contracts` | deliveries (P12), contracts (P13, §9.2) |
//! | [`order`], [`notes`] | what to do on the table, and why |

pub mod board;
mod build;
mod choose;
mod condition;
mod contracts;
pub mod deck;
mod deliver;
mod effect;
mod factory;
mod hire;
mod influence;
pub mod learned;
pub mod notes;
pub mod order;
mod origin;
pub mod state;

pub(crate) use contracts::most_valuable;

use std::sync::Arc;

use serde_json::json;
use table::{Msg, Refusal, Step, Stop, msg};

use crate::data::cards::{Block, CardFile, Check, DecisionCard, Effect, Title};
use crate::facts::{Fact, Facts, Pause, Start};
use crate::names::{ByEngineer, City, Colour, Gulden, Which};
use crate::options::{DecisionDraw, NoBlock};
use crate::words::condition_told;
use order::Order;
use state::{Differs, State};

/// Franz, at a table that answers his questions.
pub struct Franz<'a, F: Facts> {
    /// The state.
    pub st: &'a mut State,
    /// The table.
    pub facts: &'a mut F,
    /// Which hub offers each kind of engineer, as far as known in this effect.
    pub(crate) offers: ByEngineer<Option<Option<Colour>>>,
    /// Links to a city, as far as known in this effect.
    pub(crate) starts: Vec<(City, Option<City>, Vec<Start>)>,
    /// Gulden the block will cost, not paid yet.
    pub(crate) due: Gulden,
}

/// A decision card in play.
pub(crate) struct Slots {
    cards: Arc<CardFile>,
    at: usize,
}

impl std::ops::Deref for Slots {
    type Target = DecisionCard;
    fn deref(&self) -> &DecisionCard {
        &self.cards.decisions[self.at]
    }
}

impl<'a, F: Facts> Franz<'a, F> {
    /// Franz at this table.
    pub fn new(st: &'a mut State, facts: &'a mut F) -> Self {
        Self { st, facts, offers: ByEngineer::default(), starts: Vec::new(), due: Gulden::ZERO }
    }

    /// Gives a reason, put into words only if someone listens.
    pub(crate) fn say(&mut self, reason: impl FnOnce(&Self) -> Msg) {
        if self.facts.listens() {
            let reason = reason(self);
            self.facts.say(reason);
        }
    }

    /// Gives a reason that depends on a named option.
    pub(crate) fn say_under(&mut self, option: &str, reason: impl FnOnce(&Self) -> Msg) {
        self.say(|this| this.st.under(option, reason(this)));
    }

    /// Gives reasons that were put into words before.
    pub(crate) fn say_all(&mut self, reasons: Vec<Msg>) {
        reasons.into_iter().for_each(|reason| self.facts.say(reason));
    }

    /// A reason for later, if someone listens.
    pub(crate) fn reason(&self, says: &mut Vec<Msg>, reason: impl FnOnce(&Self) -> Msg) {
        if self.facts.listens() {
            says.push(reason(self));
        }
    }

    pub(crate) fn order(&mut self, order: Order) {
        self.facts.order(self.st, order);
    }

    pub(crate) fn name(&self, city: City) -> String {
        self.st.names.of(city).to_owned()
    }

    /// Cities from A to Z.
    pub(crate) fn names(&self, cities: &[City]) -> Vec<Msg> {
        self.st.sorted(cities.to_vec()).into_iter().map(|c| Msg::plain(self.st.names.of(c))).collect()
    }

    /// The decision card in play; with `decision_draw = on_demand` it is drawn now.
    pub(crate) fn slots(&mut self) -> Fact<Slots> {
        let at = match self.st.decks.decision.in_play {
            Some(card) => card,
            None => self.draw_decision()?,
        };
        let cards = self.st.cards.clone();
        let at = usize::from(at).min(cards.decisions.len().saturating_sub(1));
        Ok(Slots { cards, at })
    }

    /// `decision_draw = on_demand`: a slot is needed, so the card is drawn and named.
    fn draw_decision(&mut self) -> Fact<u8> {
        let card = self.draw(Which::Decision)?;
        if !self.st.printed() {
            let id = self.st.cards.decisions.get(usize::from(card)).map(|c| c.id.clone()).unwrap_or_default();
            let text = self.st.under("decision_draw", msg!("imperial-steam-drawn", id = id.as_str()));
            self.facts.tell(Step::know(text).data(json!({ "decision": id })));
        }
        Ok(card)
    }

    /// Forgets what was learned in the last effect; it may have changed.
    pub(crate) fn forget(&mut self) {
        self.offers = ByEngineer::default();
        self.starts.clear();
    }

    /// §6: one turn. NoActionLeft if he has no hand token left or the game is over.
    pub fn turn(&mut self) -> Fact<()> {
        if self.st.franz.hands <= 0 || self.st.over {
            let why = Box::new(Refusal::new("NoActionLeft", msg!("imperial-steam-error-turn")));
            return Err(Pause::Stop(Stop::Refused { at: 0, why }));
        }
        self.st.franz.hands -= 1;
        self.st.turn += 1;
        let action = self.draw(Which::Action)?;
        if self.st.options.decision_draw == DecisionDraw::EveryTurn {
            self.draw(Which::Decision)?;
        }
        self.facts.flush();
        self.tell_cards(action);
        match self.st.differs.take() {
            Some(differs) => self.play_differing(differs)?,
            None => self.settle(|this| this.play_card(usize::from(action)).map(drop))?,
        }
        self.facts.flush();
        self.facts.notes().block = Some(msg!("imperial-steam-free-delivery"));
        self.settle(Self::free_delivery)?;
        self.facts.flush();
        self.facts.notes().block = None;
        self.discard();
        self.facts.flush();
        Ok(())
    }

    fn tell_cards(&mut self, action: u8) {
        if !self.facts.listens() {
            return;
        }
        let card = &self.st.cards.actions[usize::from(action)];
        let decision = self.st.decks.decision.in_play.map(|d| self.st.cards.decisions[usize::from(d)].id.clone());
        let data = json!({"turn": self.st.turn, "action": card.id, "decision": decision});
        let known = if decision.is_some() { "yes" } else { "no" };
        let text = msg!(
            "imperial-steam-turn",
            left = self.st.franz.hands,
            id = card.id.as_str(),
            title = card.title.msg(),
            known = known,
            decision = decision.unwrap_or_default(),
            house = if self.st.cards.house { "yes" } else { "no" }
        );
        let text = self.st.under("decision_draw", text);
        let heading = self.st.fresh(Step::heading(text).data(data));
        self.facts.tell(heading);
    }

    /// §14.4: the effect of the person's printed card, with all priorities.
    fn play_differing(&mut self, differs: Differs) -> Fact<()> {
        let cards = self.st.cards.clone();
        let card = &cards.actions[usize::from(differs.card)];
        self.st.blocks = (vec![differs.block], None);
        self.say(|_| msg!("imperial-steam-differs", id = card.id.as_str(), no = differs.block));
        self.forget();
        let block = Block {
            no: differs.block,
            title: Title::default(),
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
                this.say(|_| msg!("imperial-steam-cond-implicit-effect", what = missing.id()));
                Ok(())
            }
        })
    }

    /// §6.2 to §6.7: the card's blocks in order; returns the block that was done.
    pub fn play_card(&mut self, card: usize) -> Fact<Option<i64>> {
        let cards = self.st.cards.clone();
        let card = &cards.actions[card];
        let mut no = 1;
        self.st.blocks = (Vec::new(), None);
        while let Some(block) = card.block(no) {
            self.forget();
            self.st.blocks.0.push(no);
            self.say(|_| {
                msg!("imperial-steam-card-block", id = card.id.as_str(), no = block.no, title = block.title.msg())
            });
            match self.block(block)? {
                None => {
                    self.st.blocks.1 = Some(block.no);
                    return Ok(Some(block.no));
                }
                Some(next) => no = next,
            }
        }
        if self.st.options.no_block == NoBlock::Gain10 {
            self.say_under("no_block", |_| msg!("imperial-steam-card-none", gain = "yes"));
            self.st.franz.gulden += Gulden(10);
            self.order(Order::Gulden { n: Gulden(10), total: self.st.franz.gulden });
        } else {
            self.say(|_| msg!("imperial-steam-card-none", gain = "no"));
        }
        Ok(None)
    }

    /// One block: none if it was done, otherwise the block to go to.
    fn block(&mut self, block: &Block) -> Fact<Option<i64>> {
        let mut plan = None;
        self.due = block.gulden;
        for condition in &block.conditions {
            let (fine, value) = match self.check(condition.check, block, &mut plan) {
                Err(Pause::Skip) => (false, Some(msg!("imperial-steam-cond-you"))),
                other => other?,
            };
            let neighbours = matches!(condition.check, Check::NeighbourMin(_) | Check::NeighbourWithSiteMin(_));
            self.say_under(if neighbours { "neighbour" } else { "" }, |_| {
                let text = condition_told(condition.check);
                let known = if value.is_some() { "yes" } else { "no" };
                let (value, to) = (value.unwrap_or_else(|| Msg::plain("")), condition.fail_to);
                if fine {
                    msg!("imperial-steam-cond-ok", condition = text, known = known, value = value)
                } else {
                    msg!("imperial-steam-cond-fail", condition = text, known = known, value = value, to = to)
                }
            });
            if !fine {
                return Ok(Some(condition.fail_to));
            }
        }
        let first = block.effects.first().copied().unwrap_or(Effect::Nothing);
        let plan = match plan {
            Some(plan) => Ok(plan),
            None => match self.plan(first) {
                Err(Pause::Skip) => {
                    self.say(|_| msg!("imperial-steam-skipped"));
                    return Ok(None);
                }
                other => other?,
            },
        };
        let plan = match plan {
            Ok(plan) => plan,
            Err(missing) => {
                self.say_under(missing.option(), |_| {
                    msg!("imperial-steam-cond-implicit", what = missing.id(), to = block.no + 1)
                });
                return Ok(Some(block.no + 1));
            }
        };
        self.pay(block);
        self.carry_out(plan, &block.effects)?;
        Ok(None)
    }

    /// Pays the cost of the block.
    pub(crate) fn pay(&mut self, block: &Block) {
        let franz = &mut self.st.franz;
        let (gulden, goods) = (block.gulden.min(franz.gulden), block.goods.min(franz.goods));
        franz.gulden -= gulden;
        franz.goods -= goods;
        self.due = Gulden::ZERO;
        let (has, left) = (franz.gulden, franz.goods);
        if block.gulden > Gulden::ZERO {
            self.say(|_| msg!("imperial-steam-pay-gulden", n = gulden, total = has));
            self.order(Order::Pay { n: gulden, total: has });
        }
        if block.goods > 0 {
            self.say(|_| msg!("imperial-steam-pay-goods", n = goods, total = left));
            self.order(Order::GoodsDown { n: goods, total: left });
        }
    }
}
