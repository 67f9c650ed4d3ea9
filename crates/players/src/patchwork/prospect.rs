//! From what a search found to the probable outcome.
//!
//! Inside a tree both good and bad moves are tried, so a carefully played game ends a little better than the tree's mean.
//! How much better, and with what spread, was measured by the spaces still to go (`BENCHMARKS.md`, example `prospects`).
//! The chances are thus those of someone who goes on playing like the coach. Where the end was counted out, nothing is
//! added.

use patchwork::data::FINAL;
use patchwork::game::solo::Solo;
use patchwork::names::Seat;

use crate::chance::Spread;

/// How a game will probably end for the person.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospect {
    /// The chance of winning, 0 to 1.
    pub win: f64,
    /// The expected margin.
    pub margin: f64,
}

/// By spaces still to go.
const SPREAD: Spread<10> = Spread {
    apart: 6.0,
    gain: [1.4, 1.3, 1.4, 1.8, 2.0, 2.4, 2.6, 3.0, 3.4, 3.4],
    lead: [0.0; 10],
    spread: [2.3, 2.2, 2.6, 3.4, 4.9, 5.9, 6.8, 6.9, 7.4, 8.0],
};

impl Prospect {
    /// What a search promises for a game, from its mean chance and margin; `horizon` says that the end was counted out.
    pub fn of(solo: &Solo, (win, margin): (f64, f64), horizon: Option<u32>) -> Self {
        let left = f64::from(FINAL.saturating_sub(solo.board.spaces[Seat::First]));
        if horizon.is_some() || left == 0.0 {
            // Only cards decide from here on, and the search deals them fairly.
            return Self { win, margin };
        }
        // A tie may go either way, so the border is at half a point.
        let (win, margin) = SPREAD.promise(margin, left, 0.5);
        Self { win, margin }
    }
}
