//! The Heron's turn: how many frogs its card says, from the bank its eye falls on.

use serde::Serialize;
use table::narrow::{Narrowing, narrow};
use table::{Msg, msg};

use crate::names::{Bank, ByBank};

/// The cards: how many frogs the Heron catches.
pub const CARDS: [u8; 6] = [1, 1, 2, 2, 2, 3];

/// What its eye looks for, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// Enough frogs for the whole card.
    Enough,
    /// The most frogs.
    Most,
    /// The bank furthest to the right.
    Right,
}

/// The bank it catches from and why; none if the pond is empty.
pub fn choose(frogs: &ByBank<u8>, wanted: u8) -> (Option<Bank>, Narrowing<Look>) {
    let mut why = Narrowing::default();
    let banks: Vec<Bank> = Bank::ALL.into_iter().filter(|&bank| frogs[bank] > 0).collect();
    let bank = narrow(&banks, &mut why)
        .keep(Look::Enough, |&bank| frogs[bank] >= wanted)
        .most(Look::Most, |&bank| frogs[bank].into())
        .last(Look::Right)
        .one();
    (bank, why)
}

/// The reasons in words.
pub fn reasons(why: &Narrowing<Look>) -> Vec<Msg> {
    let words = |look| match look {
        Look::Enough => msg!("heron-why-enough"),
        Look::Most => msg!("heron-why-most"),
        Look::Right => msg!("heron-why-right"),
    };
    why.steps.iter().map(|step| words(step.filter)).collect()
}
