//! What a position is worth, learned from games: the expected margin as a weighted sum of figures and what a small network
//! adds to it, and from it the chance of winning.
//!
//! The weights change over the game: there is a set for its beginning, its middle, one near its end and one for its end, and in
//! between they are mixed. They were fitted on games the search played against itself (`docs/training.md`); the file with them says which.

mod figures;
mod net;

use std::fmt::Write;
use std::sync::OnceLock;

use patchwork::game::Game;
use patchwork::game::solo::Solo;
use patchwork::names::Seat;
use table::rng::mix;

pub use figures::{FIGURES, Figures, of_one, of_two};
pub use net::{HIDDEN, Net};

use crate::chance::below;
use crate::search::Verdict;

/// The share of the time that is left at the beginning, in the middle, near the end and at the end.
const KNOTS: [f32; PHASES] = [1.0, 0.55, 0.25, 0.0];
/// How many sets of weights there are.
pub const PHASES: usize = 4;

/// How a game will probably end for the first seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expected {
    /// Its chance of winning.
    pub win: f64,
    /// Its margin.
    pub margin: f64,
}

impl Expected {
    /// As the search adds it up.
    #[inline]
    pub fn verdict(self, share: f64) -> Verdict {
        Verdict::of(self.win, self.margin, share)
    }
}

/// The weights of one kind of game.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// By phase.
    pub weights: [Figures; PHASES],
    /// The spread of results around the expected margin, by phase.
    pub spread: [f32; PHASES],
    /// What is added to the sum.
    pub net: Net,
}

/// How much each phase counts when this share of the time is left; they add up to 1.
#[inline]
pub fn phases(left: f32) -> [f32; PHASES] {
    let mut shares = [0.0; PHASES];
    let at = KNOTS[1..PHASES - 1].iter().filter(|&&knot| left < knot).count();
    let later = ((KNOTS[at] - left) / (KNOTS[at] - KNOTS[at + 1])).clamp(0.0, 1.0);
    (shares[at], shares[at + 1]) = (1.0 - later, later);
    shares
}

impl Model {
    /// The expected margin of whom the figures are seen from, and its spread.
    #[inline]
    pub fn margin(&self, figures: &Figures, left: f32) -> (f32, f32) {
        let mut margin = self.net.adds(figures);
        let mut spread = 0.0;
        for ((share, weights), wide) in phases(left).into_iter().zip(&self.weights).zip(self.spread) {
            if share > 0.0 {
                margin += share * dot(figures, weights);
                spread += share * wide;
            }
        }
        (margin, spread)
    }

    /// The expected end for whom the figures are seen from.
    #[inline]
    pub fn expected(&self, figures: &Figures, left: f32) -> Expected {
        let (margin, spread) = self.margin(figures, left);
        let margin = f64::from(margin);
        Expected { win: below(margin / f64::from(spread.max(0.1))), margin }
    }
}

/// The weighted sum, added up in eight lanes so that it is quick, and in one order so that it is the same everywhere.
#[inline]
fn dot(figures: &Figures, weights: &Figures) -> f32 {
    let mut lanes = [0.0f32; 8];
    for (f, w) in figures.as_chunks::<8>().0.iter().zip(weights.as_chunks::<8>().0) {
        for lane in 0..8 {
            lanes[lane] += f[lane] * w[lane];
        }
    }
    (lanes[0] + lanes[4] + (lanes[2] + lanes[6])) + (lanes[1] + lanes[5] + (lanes[3] + lanes[7]))
}

/// The weights of both kinds of game.
#[derive(Clone, Debug, PartialEq)]
pub struct Models {
    /// Two players.
    pub two: Model,
    /// A player against the Automa.
    pub one: Model,
}

/// The file with the weights.
pub const FILE: &str = include_str!("../../../data/patchwork.txt");

/// The weights in use.
pub fn models() -> &'static Models {
    static MODELS: OnceLock<Models> = OnceLock::new();
    MODELS.get_or_init(|| Models::read(FILE).expect("the file of the weights is checked by a test"))
}

impl Models {
    /// What is expected of a game for two.
    #[inline]
    pub fn expect_two(&self, game: &Game) -> Expected {
        let Some(seat) = game.to_move() else { return Expected { win: 0.5, margin: 0.0 } };
        let (figures, left) = of_two(game, seat);
        let seen = self.two.expected(&figures, left);
        if seat == Seat::First { seen } else { Expected { win: 1.0 - seen.win, margin: -seen.margin } }
    }

    /// What is expected of a game against the Automa.
    #[inline]
    pub fn expect_one(&self, solo: &Solo) -> Expected {
        let (figures, left) = of_one(solo);
        self.one.expected(&figures, left)
    }

    /// The models as a file, with what is said about them at its head.
    pub fn write(&self, about: &str) -> String {
        let mut text = String::new();
        for line in about.lines() {
            let _ = writeln!(text, "# {line}");
        }
        for (name, model) in [("two", &self.two), ("one", &self.one)] {
            let _ = writeln!(text, "{name} {PHASES} {FIGURES} {HIDDEN}");
            let rows = model.weights.iter().map(|row| &row[..]).chain([&model.spread[..]]);
            for row in rows.chain(model.net.rows()) {
                let numbers: Vec<String> = row.iter().map(f32::to_string).collect();
                let _ = writeln!(text, "{}", numbers.join(" "));
            }
        }
        let sum = check_sum(&text);
        let _ = writeln!(text, "sum {sum:016x}");
        text
    }

    /// Reads a file; none if it is damaged or of another shape.
    pub fn read(text: &str) -> Option<Self> {
        let end = text.trim_end().rfind("sum ")?;
        let (body, sum) = text.split_at(end);
        if sum.trim().strip_prefix("sum ")? != format!("{:016x}", check_sum(body)) {
            return None;
        }
        let mut lines = body.lines().filter(|line| !line.starts_with('#'));
        let mut model = |name: &str| {
            (lines.next()? == format!("{name} {PHASES} {FIGURES} {HIDDEN}")).then_some(())?;
            let mut numbers = || lines.next()?.split(' ').map(|n| n.parse().ok()).collect::<Option<Vec<f32>>>();
            let mut weights = [[0.0; FIGURES]; PHASES];
            for row in &mut weights {
                *row = numbers()?.try_into().ok()?;
            }
            let spread = numbers()?.try_into().ok()?;
            let mut net = Net::default();
            for row in net.rows_mut() {
                let numbers = numbers()?;
                (numbers.len() == row.len()).then(|| row.copy_from_slice(&numbers))?;
            }
            Some(Model { weights, spread, net })
        };
        Some(Self { two: model("two")?, one: model("one")? })
    }
}

fn check_sum(text: &str) -> u64 {
    text.bytes().fold(0, |sum, byte| mix(sum ^ u64::from(byte)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_are_whole() {
        let models = Models::read(FILE).expect("the check-sum fits");
        assert_eq!(Models::read(&models.write("a\nb")), Some(models));
        assert_eq!(Models::read(&FILE.replacen("0.1", "0.2", 1)), None, "a changed figure is noticed");
    }

    #[test]
    fn phases_share_the_game() {
        for at in 0..=53u8 {
            let shares = phases(f32::from(at) / 53.0);
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-6 && shares.iter().all(|s| *s >= 0.0));
        }
    }
}
