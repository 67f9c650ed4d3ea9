//! From a margin to a chance of winning.

/// How games turn out beside what was expected of them, by how much is still to come: fitted on played games
/// (`examples/odds`).
#[derive(Clone, Copy, Debug)]
pub struct Odds<const N: usize> {
    /// How far two entries lie apart.
    pub apart: f64,
    /// How much better games end than expected.
    pub gain: [f64; N],
    /// The odds in an even game, in standard deviations of a normal distribution: so is what is added to them
    pub base: [f64; N],
    /// for every ten points expected,
    pub points: [f64; N],
    /// and for the share of games won beyond one half.
    pub wins: [f64; N],
}

impl<const N: usize> Odds<N> {
    /// The chance of winning and the margin that come of what was expected, with this much still to come.
    pub fn promise(&self, (win, margin): (f64, f64), left: f64) -> (f64, f64) {
        let at = |table| between(table, left / self.apart);
        let odds = at(&self.base) + at(&self.points) * margin / 10.0 + at(&self.wins) * (win - 0.5);
        (below(odds), margin + at(&self.gain))
    }
}

/// The table's value at this place, between its entries and at both ends.
fn between<const N: usize>(table: &[f64; N], at: f64) -> f64 {
    let at = at.clamp(0.0, (N - 1) as f64 - 1e-9);
    let (low, part) = (at as usize, at.fract());
    table[low] * (1.0 - part) + table[low + 1] * part
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
        let (base, points, wins) = ([0.0, 0.0, 1.0], [1.0; 3], [2.0; 3]);
        let odds = Odds { apart: 6.0, gain: [1.0, 2.0, 4.0], base, points, wins };
        for (left, gain) in [(0.0, 1.0), (3.0, 1.5), (9.0, 3.0), (12.0, 4.0), (99.0, 4.0)] {
            assert!((odds.promise((0.5, 0.0), left).1 - gain).abs() < 1e-6, "{left}");
        }
        assert!((odds.promise((0.5, 0.0), 0.0).0 - 0.5).abs() < 1e-6);
        for (win, margin, left) in [(0.5, 10.0, 6.0), (1.0, 0.0, 6.0), (0.5, 0.0, 12.0), (0.75, 0.0, 9.0)] {
            assert!((odds.promise((win, margin), left).0 - below(1.0)).abs() < 1e-6, "{win} {margin} {left}");
        }
    }
}
