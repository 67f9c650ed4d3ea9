//! Franz at the table: what all his procedures share, his influence (P9) and his simple gains (P14).

use std::sync::Arc;

use table::{Msg, msg};

use crate::cards::{CardFile, DecisionCard};
use crate::city::City;
use crate::deck::Which;
use crate::facts::{Fact, Facts, Pause, Start};
use crate::order::Order;
use crate::state::State;
use crate::word::{Colour, Engineer, Side};

/// Franz, at a table that answers his questions.
pub struct Franz<'a, F: Facts> {
    /// How things stand.
    pub st: &'a mut State,
    /// The table.
    pub facts: &'a mut F,
    /// Who offers an engineer of a kind, as far as it is known in this effect.
    pub(crate) offers: [Option<Option<Colour>>; 2],
    /// Links to a city, as far as they are known in this effect.
    pub(crate) starts: Vec<(City, Option<City>, Vec<Start>)>,
    /// Gulden that the block will cost and that are not paid yet.
    pub(crate) due: i64,
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
        Self { st, facts, offers: [None, None], starts: Vec::new(), due: 0 }
    }

    pub(crate) fn say(&mut self, reason: Msg) {
        self.facts.say(reason);
    }

    /// A reason that hangs on a named option.
    pub(crate) fn say_under(&mut self, option: &str, reason: Msg) {
        let reason = self.st.rules.under(option, reason);
        self.facts.say(reason);
    }

    pub(crate) fn order(&mut self, order: Order) {
        self.facts.order(self.st, order);
    }

    pub(crate) fn name(&self, city: City) -> String {
        self.st.names.of(city).to_owned()
    }

    /// Names from A to Z.
    pub(crate) fn names(&self, cities: &[City]) -> Vec<Msg> {
        self.st.sorted(cities.to_vec()).into_iter().map(|c| Msg::plain(self.st.names.of(c))).collect()
    }

    /// The decision card in play; with `decision_draw = on_demand` it is drawn now.
    pub(crate) fn slots(&mut self) -> Fact<Slots> {
        let at = match self.st.decks.decision.in_play {
            Some(card) => card,
            None => self.draw(Which::Decision)?,
        };
        let cards = self.st.cards.clone();
        let at = usize::from(at).min(cards.decisions.len().saturating_sub(1));
        Ok(Slots { cards, at })
    }

    /// What was learned in the last effect may have changed.
    pub(crate) fn forget(&mut self) {
        self.offers = [None, None];
        self.starts.clear();
    }

    /// P2: the hub that offers this engineer with the lowest influence (equal: slot D).
    pub(crate) fn offer(&mut self, kind: Engineer) -> Fact<Option<Colour>> {
        if let Some(known) = self.offers[kind as usize] {
            return Ok(known);
        }
        let mut order: Vec<Colour> = self.st.colours().collect();
        let column = |st: &State, c: Colour| st.hub(c).map_or(0, |h| h.column);
        order.sort_by_key(|c| column(self.st, *c));
        if order.windows(2).any(|w| column(self.st, w[0]) == column(self.st, w[1])) {
            let slots = self.slots()?;
            order.sort_by_key(|c| (column(self.st, *c), slots.d.iter().position(|d| d == c)));
        }
        let offer = self.facts.engineer(self.st, kind, &order)?;
        self.offers[kind as usize] = Some(offer);
        Ok(offer)
    }

    /// P2: could he have this engineer (`engineer_threshold`)?
    pub(crate) fn can_have(&mut self, kind: Engineer) -> Fact<bool> {
        if self.st.franz.engineers[kind as usize] {
            return Ok(true);
        }
        let Some(hub) = self.offer(kind)?.and_then(|c| self.st.hub(c)) else { return Ok(false) };
        let his = self.st.franz.column;
        Ok(if self.st.rules.engineer_exceeded { his > hub.column } else { his >= hub.column })
    }

    /// §4: his first column is the lowest hub's plus the number of the card.
    pub fn opening(&mut self, number: i64) {
        let (lowest, _) = self.st.hub_range();
        let column = (lowest + usize::try_from(number).unwrap_or(0)).min(self.st.last_column());
        let pays = self.st.value(column).min(self.st.franz.gulden);
        self.st.franz.column = column;
        self.st.front = Side::You;
        self.st.franz.gulden -= pays;
        let (l, c) = (self.st.value(lowest), self.st.value(column));
        self.say(msg!("steam-open", lowest = l, n = number, column = c, pays = pays));
        self.order(Order::Opening { column, n: pays, total: self.st.franz.gulden });
    }

    /// P9: influence until he has reached the most influential hub and is ahead of you, then gulden.
    pub fn gain_influence(&mut self, points: i64) -> Fact<()> {
        let (_, top) = self.st.hub_range();
        let last = self.st.last_column();
        let (mut moved, mut left, mut knows) = (0, points, false);
        while left > 0 && self.st.franz.column < last {
            if self.st.franz.column >= top {
                if !knows {
                    let asked = self.facts.your_column(self.st);
                    if matches!(asked, Err(Pause::Skip)) {
                        // The columns he has moved so far count, whatever the person decides.
                        self.tell_influence(moved, 0, top, false);
                    }
                    asked?;
                    knows = true;
                }
                if self.st.franz_ahead() {
                    break;
                }
            }
            let next = (self.st.franz.column + 1).min(last);
            self.st.move_marker(Side::Franz, next);
            (moved, left) = (moved + 1, left - 1);
        }
        self.tell_influence(moved, left, top, knows);
        Ok(())
    }

    fn tell_influence(&mut self, moved: i64, left: i64, top: usize, knows: bool) {
        let st = &mut *self.st;
        let gulden = left * 10;
        let (c, h, y) = (st.value(st.franz.column), st.value(top), st.value(st.you.column));
        let capped = knows && st.franz.column >= top && st.franz_ahead();
        let column = st.franz.column;
        st.franz.gulden += gulden;
        let total = st.franz.gulden;
        let under = |reason: Msg| st.rules.under("ahead_rule", reason);
        let mut reasons = Vec::new();
        if moved > 0 && left > 0 && capped {
            reasons.push(under(msg!(
                "steam-infl-split",
                n = moved,
                column = c,
                top = h,
                you = y,
                left = left,
                gulden = gulden
            )));
        } else {
            if moved > 0 {
                reasons.push(msg!("steam-infl-move", n = moved, column = c));
            }
            if left > 0 && capped {
                reasons.push(under(msg!("steam-infl-cap", top = h, you = y, left = left, gulden = gulden)));
            } else if left > 0 {
                reasons.push(msg!("steam-infl-end", column = c, left = left, gulden = gulden));
            }
        }
        reasons.into_iter().for_each(|r| self.say(r));
        if moved > 0 {
            self.order(Order::Influence { n: moved, column });
        }
        if left > 0 {
            self.order(Order::Gulden { n: gulden, total });
        }
    }

    /// P14: gulden.
    pub(crate) fn gain_gulden(&mut self, n: i64) {
        self.st.franz.gulden += n;
        let total = self.st.franz.gulden;
        self.say(msg!("steam-gain-gulden", n = n, total = total));
        self.order(Order::Gulden { n, total });
    }

    /// P14: goods he can use at once.
    pub(crate) fn goods_to_area(&mut self, n: i64) {
        self.st.franz.goods += n;
        self.say(msg!("steam-gain-goods", n = n));
        self.order(Order::GoodsUp { n, total: self.st.franz.goods });
    }

    /// P14: goods that arrive next round.
    pub(crate) fn goods_to_dock(&mut self, n: i64) {
        self.st.franz.dock += n;
        self.say(msg!("steam-gain-dock", n = n));
        self.order(Order::Dock { n, total: self.st.franz.dock });
    }
}
