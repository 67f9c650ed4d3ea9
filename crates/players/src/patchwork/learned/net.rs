//! A small network: it sees how figures matter together, which a sum cannot.

use super::{FIGURES, Figures};

/// How many hidden units it has.
pub const HIDDEN: usize = 32;

/// One layer of hidden units, each of which adds something where it is above 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// By figure: what it counts for each unit.
    pub hidden: [[f32; HIDDEN]; FIGURES],
    /// What each unit begins with.
    pub bias: [f32; HIDDEN],
    /// What each unit adds.
    pub out: [f32; HIDDEN],
    /// What is added in any case.
    pub last: [f32; 1],
}

impl Default for Net {
    /// One that adds nothing.
    fn default() -> Self {
        Self { hidden: [[0.0; HIDDEN]; FIGURES], bias: [0.0; HIDDEN], out: [0.0; HIDDEN], last: [0.0] }
    }
}

impl Net {
    /// The hidden units before the cut at 0. Many figures are 0 most of the time.
    #[inline]
    pub fn units(&self, figures: &Figures) -> [f32; HIDDEN] {
        let mut units = self.bias;
        for (figure, weights) in figures.iter().zip(&self.hidden) {
            if *figure != 0.0 {
                for (unit, weight) in units.iter_mut().zip(weights) {
                    *unit += figure * weight;
                }
            }
        }
        units
    }

    /// What it adds to the expected margin, added up in eight lanes and in one order, so that it is the same everywhere.
    #[inline]
    pub fn adds(&self, figures: &Figures) -> f32 {
        let mut lanes = [0.0f32; 8];
        for (units, out) in self.units(figures).as_chunks::<8>().0.iter().zip(self.out.as_chunks::<8>().0) {
            for lane in 0..8 {
                lanes[lane] += units[lane].max(0.0) * out[lane];
            }
        }
        self.last[0] + (lanes[0] + lanes[4] + (lanes[2] + lanes[6])) + (lanes[1] + lanes[5] + (lanes[3] + lanes[7]))
    }

    /// All its weights, row by row.
    pub fn rows(&self) -> impl Iterator<Item = &[f32]> {
        self.hidden.iter().map(|row| &row[..]).chain([&self.bias[..], &self.out[..], &self.last[..]])
    }

    /// The same, to change them.
    pub fn rows_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let Self { hidden, bias, out, last } = self;
        hidden.iter_mut().map(|row| &mut row[..]).chain([&mut bias[..], &mut out[..], &mut last[..]])
    }
}
