//! Nautoma alone, told: figures for programs, lines for people.

use serde_json::{Value, json};
use table::{Msg, msg};

use super::{Assumption, PARTS, Spread, in_parts};

/// A run of Nautoma alone.
#[derive(Clone, Debug)]
pub struct Told<'a> {
    assumption: &'a Assumption,
    games: u64,
    spreads: [Spread; 5],
}

impl<'a> Told<'a> {
    /// Plays so many games.
    pub fn play(assumption: &'a Assumption, games: u64, threads: Option<usize>) -> Self {
        Self { assumption, games, spreads: in_parts(assumption, games, threads) }
    }

    fn spread(&self, level: u8) -> &Spread {
        &self.spreads[usize::from(level.clamp(1, 5)) - 1]
    }

    /// Everything about these levels, for programs.
    pub fn figures(&self, levels: &[u8]) -> Value {
        let of = |level: &u8| {
            let summary = self.spread(*level).summary(*level);
            let mut line = json!(summary);
            line["parts"] = PARTS.iter().zip(summary.parts).map(|(name, part)| (*name, part)).collect();
            line["scores"] = json!(self.spread(*level).scores());
            line
        };
        let side = if self.assumption.side_b { "b" } else { "a" };
        let levels: Vec<Value> = levels.iter().map(of).collect();
        json!({"games": self.games, "seed": self.assumption.seed, "side": side, "cards": "house", "levels": levels})
    }

    /// What was played.
    pub fn head(&self) -> Msg {
        msg!("lab-nautoma-head", games = self.games, seed = self.assumption.seed.to_string())
    }

    /// Her score at a level.
    pub fn line(&self, level: u8) -> Msg {
        let summary = self.spread(level).summary(level);
        msg!(
            "lab-nautoma-line",
            level = level,
            mean = format!("{:.1}", summary.mean),
            low = format!("{:.2}", summary.mean_95.0),
            high = format!("{:.2}", summary.mean_95.1),
            sd = format!("{:.1}", summary.sd),
            five = summary.p5,
            ninety = summary.p95
        )
    }

    /// The spread at a level as a row of bars, two points a bar.
    pub fn bars(&self, level: u8) -> String {
        const BARS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
        let scores = self.spread(level).scores();
        let pairs: Vec<u64> = scores.chunks(2).map(|pair| pair.iter().sum()).collect();
        let most = pairs.iter().copied().max().unwrap_or(1).max(1);
        let first = pairs.iter().position(|&n| n > 0).unwrap_or(0);
        let bars: String = pairs.iter().skip(first).map(|n| BARS[((n * 8).div_ceil(most)) as usize]).collect();
        format!("{:>3} {bars} {}", first * 2, scores.len().saturating_sub(1))
    }

    /// Which figures are not the printed ones.
    pub fn house() -> Msg {
        msg!("lab-nautoma-house")
    }
}
