//! From what a search found to the probable outcome.
//!
//! Inside a tree both good and bad moves are tried, so a carefully played game ends a little better than the tree's mean.
//! How much better, and with what spread, was measured by the spaces still to go (`BENCHMARKS.md`, example `prospects`).
//! The chances are thus those of someone who goes on playing like the coach. Where the end was counted out, nothing is
//! added.

use patchwork::data::FINAL;
use patchwork::game::solo::Solo;
use patchwork::names::Seat;

/// How a game will probably end for the person.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospect {
    /// The chance of winning, 0 to 1.
    pub win: f64,
    /// The expected margin.
    pub margin: f64,
}

/// How many spaces lie between two entries of the tables.
const APART: f64 = 6.0;
/// How much better games end than the tree's mean, with 0, 6, 12 … spaces to go.
const GAIN: [f64; 10] = [1.4, 1.3, 1.4, 1.8, 2.0, 2.4, 2.6, 3.0, 3.4, 3.4];
/// Their spread around that (standard deviation).
const SPREAD: [f64; 10] = [2.3, 2.2, 2.6, 3.4, 4.9, 5.9, 6.8, 6.9, 7.4, 8.0];

impl Prospect {
    /// What a search promises for a game, from its mean chance and margin; `horizon` says that the end was counted out.
    pub fn of(solo: &Solo, (win, margin): (f64, f64), horizon: Option<u32>) -> Self {
        let left = f64::from(FINAL.saturating_sub(solo.board.spaces[Seat::First]));
        if horizon.is_some() || left == 0.0 {
            // Only cards decide from here on, and the search deals them fairly.
            return Self { win, margin };
        }
        let margin = margin + between(&GAIN, left);
        // A tie may go either way, so the border is at half a point.
        Self { win: below((margin - 0.5) / between(&SPREAD, left)), margin }
    }
}

/// The table's value with this many spaces to go.
fn between(table: &[f64; 10], left: f64) -> f64 {
    let at = (left / APART).clamp(0.0, 8.999);
    let (low, part) = (at as usize, at.fract());
    table[low] * (1.0 - part) + table[low + 1] * part
}

/// The share of a normal distribution below this many standard deviations (Abramowitz and Stegun 7.1.27, error at most
/// 0.0003). Uses only arithmetic that is the same on every machine.
pub(super) fn below(deviations: f64) -> f64 {
    let x = deviations.abs() * std::f64::consts::FRAC_1_SQRT_2;
    let root = 1.0 + x * (0.278_393 + x * (0.230_389 + x * (0.000_972 + x * 0.078_108)));
    let tail = 0.5 / (root * root * root * root);
    if deviations < 0.0 { tail } else { 1.0 - tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_of_the_normal_distribution_are_those_of_the_books() {
        for (at, share) in [(0.0, 0.5), (1.0, 0.841_345), (-1.0, 0.158_655), (1.96, 0.975), (-3.0, 0.001_35)] {
            assert!((below(at) - share).abs() < 3e-4, "{at}: {}", below(at));
        }
    }

    #[test]
    fn tables_are_read_between_their_places_and_at_both_ends() {
        assert_eq!(between(&GAIN, 0.0), GAIN[0]);
        assert!((between(&GAIN, 9.0) - (GAIN[1] + GAIN[2]) / 2.0).abs() < 1e-9);
        assert!((between(&GAIN, 54.0) - GAIN[9]).abs() < 0.01);
    }
}
