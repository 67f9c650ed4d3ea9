//! His influence: the opening (§4), gains until he is ahead (P9), and his simple gains (P14).

use table::{Msg, msg};

use super::Franz;
use super::order::Order;
use crate::facts::{Fact, Facts, Pause};
use crate::names::{Gulden, Side};

impl<F: Facts> Franz<'_, F> {
    /// §4: his first column is the lowest hub's plus the number on the card.
    pub fn opening(&mut self, number: i64) {
        let (lowest, _) = self.st.hub_range();
        let column = (lowest + usize::try_from(number).unwrap_or(0)).min(self.st.last_column());
        let pays = self.st.value(column).min(self.st.franz.gulden);
        self.st.franz.column = column;
        self.st.front = Side::You;
        self.st.franz.gulden -= pays;
        let (l, c) = (self.st.value(lowest), self.st.value(column));
        self.say(|_| msg!("imperial-steam-open", lowest = l, n = number, column = c, pays = pays));
        self.order(Order::Opening { column, n: pays, total: self.st.franz.gulden });
    }

    /// P9: influence until he has reached the most influential hub and is ahead of you; after that, gulden.
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
        let gulden = Gulden(10) * left;
        let (c, h, y) = (st.value(st.franz.column), st.value(top), st.value(st.you.column));
        let capped = knows && st.franz.column >= top && st.franz_ahead();
        let column = st.franz.column;
        st.franz.gulden += gulden;
        let total = st.franz.gulden;
        let mut reasons = Vec::new();
        let under = |reason: Msg| st.under("ahead_rule", reason);
        if !self.facts.listens() {
            // Nobody hears why.
        } else if moved > 0 && left > 0 && capped {
            reasons.push(under(msg!(
                "imperial-steam-infl-split",
                n = moved,
                column = c,
                top = h,
                you = y,
                left = left,
                gulden = gulden
            )));
        } else {
            if moved > 0 {
                reasons.push(msg!("imperial-steam-infl-move", n = moved, column = c));
            }
            if left > 0 && capped {
                reasons.push(under(msg!("imperial-steam-infl-cap", top = h, you = y, left = left, gulden = gulden)));
            } else if left > 0 {
                reasons.push(msg!("imperial-steam-infl-end", column = c, left = left, gulden = gulden));
            }
        }
        self.say_all(reasons);
        if moved > 0 {
            self.order(Order::Influence { n: moved, column });
        }
        if left > 0 {
            self.order(Order::Gulden { n: gulden, total });
        }
    }

    /// P14: gulden.
    pub(crate) fn gain_gulden(&mut self, n: Gulden) {
        self.st.franz.gulden += n;
        let total = self.st.franz.gulden;
        self.say(|_| msg!("imperial-steam-gain-gulden", n = n, total = total));
        self.order(Order::Gulden { n, total });
    }

    /// P14: goods he can use at once.
    pub(crate) fn goods_to_area(&mut self, n: i64) {
        self.st.franz.goods += n;
        self.say(|_| msg!("imperial-steam-gain-goods", n = n));
        self.order(Order::GoodsUp { n, total: self.st.franz.goods });
    }

    /// P14: goods that arrive next round.
    pub(crate) fn goods_to_dock(&mut self, n: i64) {
        self.st.franz.dock += n;
        self.say(|_| msg!("imperial-steam-gain-dock", n = n));
        self.order(Order::Dock { n, total: self.st.franz.dock });
    }
}
