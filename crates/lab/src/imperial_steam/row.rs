//! What is kept of a game of Franz's.

use imperial_steam::franz::state::State;
use imperial_steam::names::{KeyKind, TRIESTE};
use imperial_steam::score::Sheet;

use super::seat::Nobody;
use crate::row::row;

row! {
    alone: wealth;
    /// Franz's final wealth.
    wealth,
    /// Of it money.
    cash,
    /// Of it goods.
    goods,
    /// Of it keys.
    keys,
    /// Of it hubs reached.
    hubs,
    /// Of it contracts; less than nothing if more is open than filled.
    contracts,
    /// The last round.
    last_round,
    /// His turns.
    turns,
    /// 1 if he joined Trieste himself.
    joined_trieste,
    /// His tracks.
    tracks,
    /// His factories.
    factories,
    /// His contracts with all slots filled.
    contracts_filled,
    /// His contracts with an empty slot.
    contracts_open,
    /// Goods he delivered.
    deliveries,
    /// His gold keys.
    gold_keys,
    /// His silver keys.
    silver_keys,
    /// Workers he hired and did not place.
    hired,
    /// The value of his influence column.
    influence,
}

/// A number as it is kept.
fn kept(n: impl TryInto<i32>) -> i32 {
    n.try_into().unwrap_or(i32::MAX)
}

impl Row {
    /// Plays a game from its start; none if the seat was asked something it has no answer to.
    pub fn play(seat: Nobody, mut st: State, seed: u64, game: u64) -> Option<Self> {
        let sheet = seat.watch(&mut st, seed).ok()?;
        Some(Self::of(&st, &sheet, seed, game))
    }

    fn of(st: &State, sheet: &Sheet, seed: u64, game: u64) -> Self {
        let franz = &st.franz;
        let full = (0..franz.contracts.len()).filter(|i| franz.filled(*i) >= franz.contracts[*i].slots).count();
        let keys = |kind: KeyKind| kept(franz.keys.iter().filter(|k| k.kind == kind).count());
        Self {
            seed,
            game: kept(game),
            won: 0,
            wealth: kept(sheet.total.0),
            cash: kept(sheet.cash.0),
            goods: kept(sheet.goods.0),
            keys: kept(sheet.keys.0),
            hubs: kept(sheet.hubs.0),
            contracts: kept(sheet.contracts.0),
            last_round: kept(st.round),
            turns: kept(st.turn),
            joined_trieste: franz.joined(TRIESTE).into(),
            tracks: kept(franz.tracks.len()),
            factories: kept(franz.factories.len()),
            contracts_filled: kept(full),
            contracts_open: kept(franz.contracts.len() - full),
            deliveries: kept(franz.cubes.1),
            gold_keys: keys(KeyKind::Gold),
            silver_keys: keys(KeyKind::Silver),
            hired: kept(franz.hired),
            influence: kept(st.value(franz.column).0),
        }
    }
}
