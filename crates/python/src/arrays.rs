//! What the games of a batch write: the arrays that NumPy sees, and the part of each row.

use numpy::ndarray::{Array1, Array2};

use crate::learnable::{Learnable, fetch_some};

/// What NumPy sees, one row a game.
pub struct Arrays {
    /// What the seat that decides sees.
    pub observations: Array2<u8>,
    /// What is legal.
    pub masks: Array2<u64>,
    /// 1 where a game has just ended; the row already shows the next one.
    pub over: Array1<u8>,
    /// For games that have just ended: 1 if the first seat won, −1 if not; 0 for all others.
    pub rewards: Array1<f32>,
    /// For games that have just ended: both scores.
    pub points: Array2<i32>,
    /// The seat that decides; 255 where no game is left.
    pub seats: Array1<u8>,
    /// Which game of the run a row plays.
    pub games: Array1<i64>,
    /// What was drawn or advised last.
    pub actions: Array1<i64>,
}

/// The same as slices, for a step.
pub struct Slices<'a> {
    pub observations: &'a mut [u8],
    pub masks: &'a mut [u64],
    pub actions: &'a mut [i64],
    pub rest: Rest<'a>,
}

/// What is written only where a game begins, ends or passes to the other seat.
pub struct Rest<'a> {
    pub over: &'a mut [u8],
    pub rewards: &'a mut [f32],
    pub points: &'a mut [i32],
    pub seats: &'a mut [u8],
    pub games: &'a mut [i64],
}

/// What one game writes: its part of the arrays.
pub struct Place<'a, 'b> {
    pub observation: &'a mut [u8],
    pub mask: &'a mut [u64],
    pub action: &'a mut i64,
    /// The number of its row in the rest.
    pub at: usize,
    pub rest: &'a mut Rest<'b>,
}

impl Arrays {
    /// Of so many games that nothing was written of yet.
    pub fn new<G: Learnable>(size: usize) -> Self {
        Self {
            observations: Array2::zeros((size, G::OBSERVED)),
            masks: Array2::zeros((size, G::WORDS)),
            over: Array1::zeros(size),
            rewards: Array1::zeros(size),
            points: Array2::zeros((size, 2)),
            seats: Array1::zeros(size),
            games: Array1::zeros(size),
            actions: Array1::zeros(size),
        }
    }

    /// All of them.
    pub fn slices(&mut self) -> Slices<'_> {
        const SLICE: &str = "a fresh array is a slice";
        Slices {
            observations: self.observations.as_slice_mut().expect(SLICE),
            masks: self.masks.as_slice_mut().expect(SLICE),
            actions: self.actions.as_slice_mut().expect(SLICE),
            rest: Rest {
                over: self.over.as_slice_mut().expect(SLICE),
                rewards: self.rewards.as_slice_mut().expect(SLICE),
                points: self.points.as_slice_mut().expect(SLICE),
                seats: self.seats.as_slice_mut().expect(SLICE),
                games: self.games.as_slice_mut().expect(SLICE),
            },
        }
    }
}

impl<'b> Slices<'b> {
    /// Asks for what a row writes, as it is needed soon.
    #[inline(always)]
    pub fn fetch<G: Learnable>(&self, at: usize) {
        fetch_some(self.observations, at * G::OBSERVED, G::OBSERVED);
        fetch_some(self.masks, at * G::WORDS, G::NEAR);
    }

    /// All that a row writes.
    #[inline(always)]
    pub fn place<G: Learnable>(&mut self, at: usize) -> Place<'_, 'b> {
        Place {
            observation: &mut self.observations[at * G::OBSERVED..(at + 1) * G::OBSERVED],
            mask: &mut self.masks[at * G::WORDS..(at + 1) * G::WORDS],
            action: &mut self.actions[at],
            at,
            rest: &mut self.rest,
        }
    }
}
