//! From what a search found to the probable outcome.
//!
//! Inside a tree both good and bad moves are tried, so a carefully played game ends a little better than the tree's mean.
//! How much better, and with what spread, was measured by the spaces still to go (`BENCHMARKS.md`, example `odds`).
//! The chances are thus those of someone who goes on playing like the coach. Where the end was counted out, nothing is
//! added.

use patchwork::data::FINAL;
use patchwork::game::solo::Solo;
use patchwork::names::Seat;

use crate::chance::Odds;

/// How a game will probably end for the person.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospect {
    /// The chance of winning, 0 to 1.
    pub win: f64,
    /// The expected margin.
    pub margin: f64,
}

/// By spaces still to go.
pub const ODDS: Odds<10> = Odds {
    apart: 6.0,
    gain: [0.45, 1.16, 1.44, 1.99, 2.32, 2.52, 2.37, 2.54, 2.58, 1.15],
    base: [0.30, 0.25, 0.43, 0.54, 0.50, 0.42, 0.45, 0.39, 0.51, 0.44],
    points: [0.86, 1.15, 1.53, 1.42, 1.23, 1.18, 1.40, 1.78, 2.32, 3.03],
    wins: [4.38, 3.39, 2.50, 1.86, 1.56, 1.20, 0.48, -0.64, -1.95, -3.21],
};

impl Prospect {
    /// What a search promises for a game, from its mean chance and margin; `horizon` says that the end was counted out.
    pub fn of(solo: &Solo, (win, margin): (f64, f64), horizon: Option<u32>) -> Self {
        let left = f64::from(FINAL.saturating_sub(solo.board.spaces[Seat::First]));
        if horizon.is_some() || left == 0.0 {
            // Only cards decide from here on, and the search deals them fairly.
            return Self { win, margin };
        }
        let (win, margin) = ODDS.promise((win, margin), left);
        Self { win, margin }
    }
}
