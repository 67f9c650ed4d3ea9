//! What games of Franz's say.

use serde::Serialize;

use super::{Cell, Row};
use crate::row::Record;
use crate::stats::Figure;
use crate::summary::{Measured, Tally, percentile};

/// The figures only Imperial Steam has.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figures {
    /// Where his wealth comes from: money, goods, keys, hubs, contracts.
    pub parts: [Figure; 5],
    /// The wealth that 5, 50 and 95 % of the games stay at or below.
    pub percentiles: [i32; 3],
    /// The last round.
    pub last_round: Figure,
    /// The share of games in which he joins Trieste himself.
    pub joined_trieste: Figure,
    /// His tracks, factories and deliveries.
    pub built: [Figure; 3],
    /// His contracts: filled, left open.
    pub contracts: [Figure; 2],
    /// His keys: gold, silver.
    pub keys: [Figure; 2],
    /// The value of his influence column.
    pub influence: Figure,
}

/// A dial that can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lever {
    /// Card 1, 2 or 3 with its side B instead of A.
    Card(u8),
    /// So much money instead of 120 gulden.
    Money(u16),
    /// Trieste joined by the person in this round instead of never.
    Trieste(u8),
}

/// The money of the usual set-up.
pub(super) const USUAL_MONEY: u16 = 120;

impl Measured for Cell {
    type Lever = Lever;
    const LEVERS: &'static [Lever] = &[
        Lever::Card(1),
        Lever::Card(2),
        Lever::Card(3),
        Lever::Money(0),
        Lever::Money(170),
        Lever::Money(220),
        Lever::Trieste(6),
        Lever::Trieste(7),
        Lever::Trieste(8),
    ];
    const OPPONENT: &'static str = "wealth";
    const ALONE: bool = true;
    type Figures = Figures;

    fn is_usual(&self) -> bool {
        self.options.is_empty()
    }

    fn pulled(&self, lever: Lever) -> Option<Self> {
        let mut other = self.clone();
        match lever {
            Lever::Card(number) => {
                let at = usize::from(number) - 1;
                if self.cards.as_bytes().get(at) != Some(&b'A') {
                    return None;
                }
                other.cards.replace_range(at..=at, "B");
            }
            Lever::Money(money) if self.money == USUAL_MONEY => other.money = money,
            Lever::Trieste(round) if self.trieste == 0 => other.trieste = round,
            _ => return None,
        }
        Some(other)
    }

    fn figures(tally: &mut Tally<Row>) -> Figures {
        let wealth = tally.counts(Record::opponent);
        let percentiles = [5, 50, 95].map(|percent| percentile(wealth, percent));
        Figures {
            parts: tally.means([|r| r.cash, |r| r.goods, |r| r.keys, |r| r.hubs, |r| r.contracts]),
            percentiles,
            last_round: tally.mean(|r| r.last_round),
            joined_trieste: tally.share(|r| r.joined_trieste == 1),
            built: tally.means([|r| r.tracks, |r| r.factories, |r| r.deliveries]),
            contracts: tally.means([|r| r.contracts_filled, |r| r.contracts_open]),
            keys: tally.means([|r| r.gold_keys, |r| r.silver_keys]),
            influence: tally.mean(|r| r.influence),
        }
    }
}
