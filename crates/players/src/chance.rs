//! From a margin to a chance of winning.

/// How games turn out beside what was expected of them, by how much is still to come.
#[derive(Clone, Copy, Debug)]
pub struct Spread<const N: usize> {
    /// How far two entries lie apart.
    pub apart: f64,
    /// How much better games end than expected.
    pub gain: [f64; N],
    /// How far behind one may be in that and still win every second game: who plays on goes for what wins.
    pub lead: [f64; N],
    /// How unsure that is (standard deviation).
    pub spread: [f64; N],
}

impl<const N: usize> Spread<N> {
    /// The margin and the chance of winning, with this much still to come.
    pub fn promise(&self, expected: f64, left: f64, border: f64) -> (f64, f64) {
        let margin = expected + self.between(&self.gain, left);
        let ahead = margin + self.between(&self.lead, left) - border;
        (below(ahead / self.between(&self.spread, left)), margin)
    }

    /// The table's value with this much still to come.
    fn between(&self, table: &[f64; N], left: f64) -> f64 {
        let at = (left / self.apart).clamp(0.0, (N - 1) as f64 - 1e-9);
        let (low, part) = (at as usize, at.fract());
        table[low] * (1.0 - part) + table[low + 1] * part
    }
}

/// The share of a normal distribution below this many standard deviations (Abramowitz and Stegun 7.1.27, error at most
/// 0.0003). Uses only arithmetic that is the same on every machine.
pub fn below(deviations: f64) -> f64 {
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
        let spread = Spread { apart: 6.0, gain: [1.0, 2.0, 4.0], lead: [0.0, 1.0, 1.0], spread: [1.0; 3] };
        for (left, gain) in [(0.0, 1.0), (3.0, 1.5), (9.0, 3.0), (12.0, 4.0), (99.0, 4.0)] {
            assert!((spread.promise(0.0, left, 0.0).1 - gain).abs() < 1e-6, "{left}");
        }
        assert!((spread.promise(0.0, 0.0, 1.0).0 - 0.5).abs() < 1e-6);
        assert!((spread.promise(0.0, 6.0, 3.0).0 - 0.5).abs() < 1e-6);
    }
}
