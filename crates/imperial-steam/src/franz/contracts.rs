//! Contracts (P13, §9.2).

use std::cmp::Reverse;

use table::{Msg, msg};

use super::Franz;
use super::order::Order;
use super::state::Contract;
use crate::facts::{Fact, Facts, Named};
use crate::names::Gulden;
use crate::options::Phase8Repeat;

/// A contract he will take.
#[derive(Clone, Debug)]
pub(crate) struct Taking {
    contract: Contract,
    says: Vec<Msg>,
}

impl<F: Facts> Franz<'_, F> {
    /// P13: the most valuable contract he can fill now, or else one that leaves at most `max_missing` slots open.
    pub(crate) fn plan_contract(&mut self, max_missing: i64) -> Fact<Option<Taking>> {
        let has = self.st.franz.unassigned();
        if has == 0 {
            return Ok(None);
        }
        let more = has + usize::try_from(max_missing).unwrap_or(0);
        match self.facts.name_contract(self.st, has, more)? {
            Named::This(contract) => {
                let says = vec![take_told(&contract, contract.slots.saturating_sub(has))];
                return Ok(Some(Taking { contract, says }));
            }
            Named::Nothing => return Ok(None),
            Named::Led => {}
        }
        if let Some(contract) = self.facts.contract(self.st, has)? {
            let says = vec![take_told(&contract, 0)];
            return Ok(Some(Taking { contract, says }));
        }
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
        self.say_all(says);
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
            taking.says = taking.says.into_iter().map(|r| self.st.under("phase8_repeat", r)).collect();
            self.take_contract(taking);
            if self.st.options.phase8_repeat == Phase8Repeat::Once {
                break;
            }
        }
        Ok(())
    }
}

fn take_told(contract: &Contract, missing: usize) -> Msg {
    msg!(
        "imperial-steam-con-take",
        more = missing,
        id = contract.id.as_str(),
        value = contract.value,
        slots = contract.slots
    )
}

/// The most valuable; of equals, the one with the fewest slots, then the first on display.
pub(crate) fn most_valuable<'a, C>(
    contracts: impl Iterator<Item = &'a C>,
    value: impl Fn(&C) -> Gulden,
    slots: impl Fn(&C) -> usize,
) -> Option<&'a C> {
    contracts.enumerate().min_by_key(|(i, c)| (Reverse(value(c)), slots(c), *i)).map(|(_, c)| c)
}
