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
    gain: [-0.57, 1.11, 1.34, 1.98, 2.40, 2.80, 3.03, 2.46, 3.23, 2.91],
    base: [-0.48, 0.18, 0.41, 0.54, 0.49, 0.52, 0.51, 0.48, 0.54, 0.59],
    points: [0.42, 1.11, 1.59, 1.62, 1.49, 1.43, 1.51, 1.78, 2.22, 2.61],
    wins: [3.79, 3.18, 2.28, 1.65, 1.39, 1.16, 0.39, -0.48, -1.45, -2.48],
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
