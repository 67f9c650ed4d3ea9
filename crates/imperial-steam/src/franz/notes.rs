//! Reasons and orders on their way to the person.

use serde_json::json;
use table::{Msg, Step, Table};

use super::order::Order;
use super::state::State;
use crate::words::code;

/// Reasons and orders on their way to the person.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    /// Reasons for the next order.
    pending: Vec<Msg>,
    /// The reason for the last order; it also applies to orders that follow from it.
    last: Option<Msg>,
    /// Every reason, where a record is kept.
    pub says: Vec<Msg>,
    /// Every order in its notation, where a record is kept.
    pub orders: Vec<String>,
    /// Keep a record.
    pub keep: bool,
    /// What he is doing, for the second line of questions.
    pub block: Option<Msg>,
}

impl Notes {
    /// Notes that keep a record of everything.
    pub fn kept() -> Self {
        Self { keep: true, ..Self::default() }
    }

    /// Records a reason that is told separately.
    pub fn record(&mut self, reason: &Msg) {
        if self.keep {
            self.says.push(reason.clone());
        }
    }

    /// Sets the reason for orders without one of their own.
    pub fn recall(&mut self, reason: Option<Msg>) {
        self.last = reason;
    }

    /// Notes a reason for the next order.
    pub fn say(&mut self, reason: Msg) {
        self.record(&reason);
        if reason.id == "imperial-steam-card-block" {
            self.block = Some(reason.clone());
        }
        self.pending.push(reason);
    }

    /// Tells an order with its reasons.
    pub fn order(&mut self, st: &State, order: &Order, table: &mut impl Table) {
        let notation = order.notation(st);
        if self.keep {
            self.orders.push(notation.clone());
        }
        if self.pending.is_empty() {
            self.pending.extend(self.last.clone());
        } else {
            self.last = self.pending.last().cloned();
        }
        let reasons = std::mem::take(&mut self.pending);
        table.tell(|| {
            let codes: Vec<String> = reasons.iter().map(code).collect();
            Step::new(order.told(st)).because(reasons).data(json!({"order": notation, "why": codes}))
        });
    }

    /// Tells reasons that led to no order: the last one becomes the step.
    pub fn flush(&mut self, table: &mut impl Table) {
        let mut reasons = std::mem::take(&mut self.pending);
        if let Some(text) = reasons.pop() {
            table.tell(|| {
                let codes: Vec<String> = reasons.iter().chain([&text]).map(code).collect();
                Step::idle(text).because(reasons).data(json!({"why": codes}))
            });
        }
        self.last = None;
    }
}
