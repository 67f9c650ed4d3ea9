//! What an action is worth in points, roughly: squares covered, income still to come, the price, and the time it takes.
//! The greedy player judges by it, and it guides a search's playouts.

use patchwork::data::FINAL;
use patchwork::game::board::Board;
use patchwork::game::patch::PatchId;
use patchwork::names::{Seat, Space};

use crate::patchwork::contest::income_lines_after;

/// How a player weighs things. The numbers were found by playing: see `BENCHMARKS.md`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Taste {
    /// A covered square.
    pub square: f32,
    /// A button of income still to come.
    pub income: f32,
    /// A button paid, when no income line is left.
    pub price: f32,
    /// The extra price of a button at the start, when buttons are scarce.
    pub early_price: f32,
    /// A space of time at the start.
    pub early_time: f32,
    /// A space of time at the end.
    pub late_time: f32,
    /// A special patch met.
    pub special: f32,
    /// Moving again at once.
    pub again: f32,
    /// A smoother quilt, per edge saved.
    pub snug: f32,
}

impl Taste {
    /// The weights of the greedy player.
    pub const GREEDY: Taste = Taste {
        square: 1.45,
        income: 1.57,
        price: 1.17,
        early_price: 1.06,
        early_time: 2.4,
        late_time: 2.07,
        special: 1.17,
        again: 1.04,
        snug: 0.25,
    };

    /// The weights in playouts, which do not look at the quilt before choosing a patch.
    pub const LIGHT: Taste = Taste {
        square: 2.16,
        income: 1.5,
        price: 1.27,
        early_price: 1.0,
        early_time: 1.94,
        late_time: 1.84,
        special: 0.46,
        again: 0.6,
        snug: 0.0,
    };

    /// What one unit of time is worth on this space.
    #[inline]
    fn time(&self, space: Space) -> f32 {
        let left = f32::from(FINAL - space.min(FINAL)) / f32::from(FINAL);
        self.late_time + (self.early_time - self.late_time) * left
    }

    /// The worth of the special patches a move would meet.
    #[inline]
    fn special(&self, board: &Board, seat: Seat, to: Space) -> f32 {
        self.special * board.crossing(seat, to).specials() as f32
    }

    /// The worth of taking a patch, wherever it is placed.
    #[inline]
    pub fn of_patch(&self, board: &Board, seat: Seat, patch: PatchId) -> f32 {
        let from = board.spaces[seat];
        let to = board.space_after(seat, patch.time());
        let lines = income_lines_after(from) as f32;
        let again = if to <= board.spaces[seat.other()] { self.again } else { 0.0 };
        self.square * f32::from(patch.squares()) + self.income * f32::from(patch.buttons()) * lines
            - (self.price + self.early_price * lines / 9.0) * f32::from(patch.cost())
            - self.time(from) * f32::from(to - from)
            + self.special(board, seat, to)
            + again
    }

    /// The worth of advancing.
    #[inline]
    pub fn of_advance(&self, board: &Board, seat: Seat) -> f32 {
        let from = board.spaces[seat];
        let to = board.space_ahead(seat);
        let lines = income_lines_after(from) as f32;
        let button = self.price + self.early_price * lines / 9.0;
        // The learned weights also ask for the side in front, which cannot advance: for it the distance goes round, in
        // every build alike, and the weights were fitted with that.
        (button - self.time(from)) * f32::from(to.wrapping_sub(from)) + self.special(board, seat, to)
    }
}
