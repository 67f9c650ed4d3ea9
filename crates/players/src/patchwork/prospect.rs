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
    gain: [1.4, 1.3, 1.4, 1.8, 2.0, 2.4, 2.6, 3.0, 3.4, 3.4],
    base: [0.39, 0.36, 0.35, 0.38, 0.31, 0.32, 0.31, 0.36, 0.39, 0.36],
    points: [4.35, 4.55, 3.85, 2.94, 2.04, 1.69, 1.47, 1.45, 1.35, 1.25],
    wins: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
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
