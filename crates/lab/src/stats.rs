//! Figures with their intervals. Everything is 95 %.

use serde::Serialize;

/// The normal quantile of a 95 % interval.
const Z: f64 = 1.959_963_985;

/// A figure and its 95 % interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Figure {
    /// How many games it rests on.
    pub n: u64,
    /// The figure.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Figure {
    /// A share, with Wilson's interval.
    pub fn share(hits: u64, n: u64) -> Self {
        if n == 0 {
            return Self { n, value: 0.0, low: 0.0, high: 1.0 };
        }
        let (of, p) = (n as f64, hits as f64 / n as f64);
        let spread = 1.0 + Z * Z / of;
        let centre = (p + Z * Z / (2.0 * of)) / spread;
        let half = Z / spread * (p * (1.0 - p) / of + Z * Z / (4.0 * of * of)).sqrt();
        Self { n, value: p, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }

    /// A mean, from whole-number sums, so that the order of adding does not matter.
    pub fn mean(sum: i64, squares: i64, n: u64) -> Self {
        let of = n.max(1) as f64;
        let mean = sum as f64 / of;
        let variance = ((squares as f64 - of * mean * mean) / (of - 1.0).max(1.0)).max(0.0);
        let half = Z * (variance / of).sqrt();
        Self { n, value: mean, low: mean - half, high: mean + half }
    }

    /// The same times a hundred: shares as per cent.
    #[must_use]
    pub fn percent(self) -> Self {
        Self { value: 100.0 * self.value, low: 100.0 * self.low, high: 100.0 * self.high, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_is_that_of_the_textbook() {
        let figure = Figure::share(8, 10);
        assert!((figure.low - 0.4902).abs() < 1e-4 && (figure.high - 0.9433).abs() < 1e-4, "{figure:?}");
        assert_eq!(Figure::share(0, 0), Figure { n: 0, value: 0.0, low: 0.0, high: 1.0 });
        assert!(Figure::share(20, 20).high <= 1.0 && Figure::share(20, 20).low > 0.8);
    }

    #[test]
    fn a_mean_has_the_interval_of_its_spread() {
        let figure = Figure::mean(15, 55, 5);
        assert!((figure.value - 3.0).abs() < 1e-12);
        assert!((figure.high - 3.0 - Z * (2.5f64 / 5.0).sqrt()).abs() < 1e-9);
    }
}
