//! How her scores spread.

use finspan::score::Score;
use serde::Serialize;

/// How often each score came about, and what its parts add up to. Parts of a run can be joined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spread {
    /// Games by score.
    scores: Vec<u64>,
    /// Sums of fish, schools, young, eggs, achievements and bonuses.
    parts: [u64; 6],
}

/// The figures of a spread.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// 1–5.
    pub level: u8,
    /// Games.
    pub games: u64,
    /// The mean score.
    pub mean: f64,
    /// Its 95 % interval.
    pub mean_95: (f64, f64),
    /// The standard deviation.
    pub sd: f64,
    /// 5 % of the games stay at or below this.
    pub p5: u32,
    /// Half of the games stay at or below this.
    pub p50: u32,
    /// 95 % of the games stay at or below this.
    pub p95: u32,
    /// The lowest and the highest score.
    pub range: (u32, u32),
    /// The mean of each part: fish, schools, young, eggs, achievements, bonuses.
    pub parts: [f64; 6],
}

/// The names of [`Summary::parts`].
pub const PARTS: [&str; 6] = ["fish", "schools", "young", "eggs", "achievements", "bonuses"];

impl Spread {
    pub(super) const fn new() -> Self {
        Self { scores: Vec::new(), parts: [0; 6] }
    }

    pub(super) fn count(&mut self, score: &Score) {
        let total = score.total() as usize;
        if self.scores.len() <= total {
            self.scores.resize(total + 1, 0);
        }
        self.scores[total] += 1;
        let parts = [score.fish, score.schools, score.young, score.eggs, score.achievements, score.bonuses];
        for (sum, part) in self.parts.iter_mut().zip(parts) {
            *sum += u64::from(part);
        }
    }

    /// Joins another part of the run.
    pub fn join(&mut self, other: &Self) {
        self.scores.resize(self.scores.len().max(other.scores.len()), 0);
        for (sum, more) in self.scores.iter_mut().zip(&other.scores) {
            *sum += more;
        }
        for (sum, more) in self.parts.iter_mut().zip(other.parts) {
            *sum += more;
        }
    }

    /// Games by score, from 0 up.
    pub fn scores(&self) -> &[u64] {
        &self.scores
    }

    /// Mean, interval, percentiles, parts.
    pub fn summary(&self, level: u8) -> Summary {
        let games: u64 = self.scores.iter().sum();
        let of = |f: fn(u64) -> u64| self.scores.iter().zip(0u64..).map(|(n, s)| n * f(s)).sum::<u64>() as f64;
        let n = games.max(1) as f64;
        let mean = of(|s| s) / n;
        let sd = (of(|s| s * s) / n - mean * mean).max(0.0).sqrt();
        let half = 1.96 * sd / n.sqrt();
        let percentile = |p: u64| {
            let mut below = 0;
            let reached = |count: &u64| {
                below += count;
                below * 100 >= games * p && below > 0
            };
            self.scores.iter().position(reached).unwrap_or(0) as u32
        };
        Summary {
            level,
            games,
            mean,
            mean_95: (mean - half, mean + half),
            sd,
            p5: percentile(5),
            p50: percentile(50),
            p95: percentile(95),
            range: (percentile(0), percentile(100)),
            parts: self.parts.map(|sum| sum as f64 / n),
        }
    }
}
