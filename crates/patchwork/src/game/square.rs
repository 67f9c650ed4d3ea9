//! A square of the quilt: row·9 + column, row 0 on top, column 0 on the left.

use serde::{Deserialize, Serialize};

/// Rows, and columns, of a quilt.
pub const SIDE: u8 = 9;
/// All 81 squares as bits.
pub const ALL_SQUARES: u128 = (1 << 81) - 1;

/// One of the 81 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Square(u8);

/// Squares are numbered 0 to 80.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no square {0}; squares have the numbers 0 to 80")]
pub struct NoSuchSquare(pub u8);

impl Square {
    /// The square with this number.
    #[inline]
    pub const fn new(number: u8) -> Option<Square> {
        if number < SIDE * SIDE { Some(Square(number)) } else { None }
    }

    /// The square in this row and column.
    #[inline]
    pub const fn at(row: u8, column: u8) -> Option<Square> {
        if row < SIDE && column < SIDE { Some(Square(row * SIDE + column)) } else { None }
    }

    /// All squares, row by row.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SIDE * SIDE).map(Square)
    }

    /// Its number, 0–80.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its row, from the top.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Its column, from the left.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }
}

impl TryFrom<u8> for Square {
    type Error = NoSuchSquare;
    fn try_from(number: u8) -> Result<Self, NoSuchSquare> {
        Square::new(number).ok_or(NoSuchSquare(number))
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> u8 {
        square.0
    }
}
