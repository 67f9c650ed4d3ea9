//! The 9×9 quilt, stored so that all places for a patch are found with one AND per square.
//!
//! Every orientation at least two rows high and two columns wide has its upper left corner in the upper left 8×8
//! squares, so *all its anchors fit in one `u64`*, eight columns to a byte. The quilt keeps its free squares in five
//! planes: byte r of plane c holds the eight squares of row r from column c on, and zeros below row 8. Whether a patch
//! square (r, c) is free, for every anchor at once, is in the eight bytes of plane c from byte r on: one unaligned
//! load, nothing to shift, and squares off the quilt read as covered. The four bars (1×n) also have anchors in row 8 or
//! column 8, so each of their orientations is looked up in two [`slots`](Slot) instead of one.

use crate::game::instructions::{Accelerated, Instructions, Plain};
use crate::game::patch::{FIRST_ORIENTATION, ORIENTATION_COUNT, ORIENTATION_TABLE, ORIENTATIONS, PATCH_COUNT, PatchId};
use crate::game::square::{ALL_SQUARES, SIDE, Square};

/// How many squares there are.
pub const ALL: usize = (SIDE * SIDE) as usize;
const PLANES: usize = 5;
/// Nine rows, then zeros: enough for a load of eight bytes at row 8.
const PLANE_BYTES: usize = 16;
const BYTES: usize = PLANES * PLANE_BYTES + 8;
/// No patch has more rows.
const TALL: usize = 5;

/// One player's quilt board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Quilt {
    free: [u8; BYTES],
    covered: u8,
}

/// A set of anchors of one orientation: where it may fit, as found by `Quilt::anchors`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Index into [`ORIENTATIONS`].
    pub(crate) orientation: u8,
    /// Row and column that bit 0 stands for.
    pub(crate) corner: (u8, u8),
    /// Byte offsets into the planes, one per square of the patch.
    squares: [u8; 8],
    len: u8,
    /// The bits that count.
    keep: u64,
}

/// The pieces that can be placed: the patches, followed by the special patch.
pub(crate) const PIECE_COUNT: usize = PATCH_COUNT + 1;
/// The most slots a piece has.
pub(crate) const SLOTS_A_PIECE: usize = 8;
/// The special patch among the pieces.
pub(crate) const SPECIAL: usize = PATCH_COUNT;
/// The special patch's only orientation, after those of the patches.
pub const SPECIAL_ORIENTATION: u8 = ORIENTATION_COUNT as u8;

/// The slots: one per orientation, two for those of the four bars, four for the special patch.
const SLOT_COUNT: usize = ORIENTATION_COUNT + 8 + 4;
const SLOT_TABLE: ([Slot; SLOT_COUNT], [u8; PIECE_COUNT + 1]) = slots();
const SLOTS: [Slot; SLOT_COUNT] = SLOT_TABLE.0;
const FIRST_SLOT: [u8; PIECE_COUNT + 1] = SLOT_TABLE.1;

const fn rows_of(orientation: usize) -> [u8; 5] {
    if orientation < ORIENTATION_COUNT { ORIENTATION_TABLE[orientation].rows } else { [1, 0, 0, 0, 0] }
}

const fn slot(orientation: usize, corner: (u8, u8), keep: u64) -> Slot {
    let rows = rows_of(orientation);
    let mut slot = Slot { orientation: orientation as u8, corner, squares: [0; 8], len: 0, keep };
    let mut r = 0;
    while r < 5 {
        let mut c = 0;
        while c < 5 {
            if rows[r as usize] >> c & 1 == 1 {
                slot.squares[slot.len as usize] = (c + corner.1) * PLANE_BYTES as u8 + r + corner.0;
                slot.len += 1;
            }
            c += 1;
        }
        r += 1;
    }
    slot
}

const fn slots() -> ([Slot; SLOT_COUNT], [u8; PIECE_COUNT + 1]) {
    const RIGHTMOST: u64 = 0x8080_8080_8080_8080;
    let mut all = [slot(0, (0, 0), 0); SLOT_COUNT];
    let mut first = [0; PIECE_COUNT + 1];
    let (mut count, mut p) = (0, 0);
    while p < PIECE_COUNT {
        first[p] = count as u8;
        let special = p == SPECIAL;
        let mut o = FIRST_ORIENTATION[p] as usize;
        while special && o == ORIENTATION_COUNT || !special && o < FIRST_ORIENTATION[p + 1] as usize {
            let (flat, narrow) = if special {
                (true, true)
            } else {
                (ORIENTATION_TABLE[o].height == 1, ORIENTATION_TABLE[o].width == 1)
            };
            all[count] = slot(o, (0, 0), u64::MAX);
            count += 1;
            if flat {
                all[count] = slot(o, (8, 0), u64::MAX);
                count += 1;
            }
            if narrow {
                all[count] = slot(o, (0, 1), RIGHTMOST);
                count += 1;
            }
            if flat && narrow {
                all[count] = slot(o, (8, 1), RIGHTMOST);
                count += 1;
            }
            o += 1;
        }
        p += 1;
    }
    first[PIECE_COUNT] = count as u8;
    assert!(count == SLOT_COUNT, "no more slots than there are");
    (all, first)
}

/// What remains free of a plane when an orientation is placed: entry `column + 4 - plane` of its row. Rows are long
/// enough for any four-bit column, so that no bounds check is needed.
const SHIFTS: usize = 16 + PLANES - 1;
static KEEPS_FREE: [[u64; SHIFTS]; ORIENTATION_COUNT + 1] = {
    let mut table = [[u64::MAX; SHIFTS]; ORIENTATION_COUNT + 1];
    let mut o = 0;
    while o <= ORIENTATION_COUNT {
        let rows = rows_of(o);
        let mut d = 0;
        while d < SHIFTS {
            let mut r = 0;
            while r < 5 {
                let row = (((rows[r] as u32) << d) >> (PLANES - 1)) as u8;
                table[o][d] &= !((row as u64) << (8 * r));
                r += 1;
            }
            d += 1;
        }
        o += 1;
    }
    table
};

impl Slot {
    /// The slots of a piece (a patch's number, or [`SPECIAL`]), in the order in which its placements are numbered.
    #[inline]
    pub(crate) fn of(piece: usize) -> &'static [Slot] {
        static TABLE: [Slot; SLOT_COUNT] = SLOTS;
        &TABLE[FIRST_SLOT[piece] as usize..FIRST_SLOT[piece + 1] as usize]
    }

    /// The anchor a bit stands for.
    #[inline(always)]
    pub(crate) const fn anchor(&self, bit: u32) -> (u8, u8) {
        (self.corner.0 + (bit >> 3) as u8, self.corner.1 + (bit & 7) as u8)
    }

    /// The bit that stands for an anchor, if this slot has it.
    pub(crate) fn bit(&self, (row, column): (u8, u8)) -> Option<u32> {
        let (row, column) = (row.checked_sub(self.corner.0)?, column.checked_sub(self.corner.1)?);
        let bit = u32::from(row) << 3 | u32::from(column);
        (row < 8 && column < 8 && self.keep >> bit & 1 == 1).then_some(bit)
    }
}

/// Eight bits as eight bytes of 0 or 1, the lowest first.
static BYTES_OF: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut n = 0;
    while n < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[n][bit] = (n >> bit & 1) as u8;
            bit += 1;
        }
        n += 1;
    }
    table
};

impl Quilt {
    /// Nothing covered.
    pub const EMPTY: Quilt = {
        let mut free = [0; BYTES];
        let mut c = 0;
        while c < PLANES {
            let mut r = 0;
            while r < SIDE as usize {
                free[c * PLANE_BYTES + r] = (0x1FF_u16 >> c) as u8;
                r += 1;
            }
            c += 1;
        }
        Quilt { free, covered: 0 }
    };

    /// A quilt with these squares covered (bit = square); bits above 80 are ignored.
    pub fn with_covered(squares: u128) -> Self {
        Square::all().filter(|s| squares >> s.index() & 1 == 1).fold(Quilt::EMPTY, |mut quilt, s| {
            quilt.put_special(s);
            quilt
        })
    }

    /// The free squares, bit = square.
    #[inline]
    pub fn free_squares(&self) -> u128 {
        (0..SIDE).rev().fold(0, |squares, r| {
            let row = u128::from(self.free[r as usize]);
            let last = u128::from(self.free[PLANE_BYTES + r as usize] >> 7);
            squares << SIDE | last << 8 | row
        })
    }

    /// The covered squares, bit = square.
    pub fn covered_squares(&self) -> u128 {
        !self.free_squares() & ALL_SQUARES
    }

    /// The quilt as a picture: for every square, row by row, 1 if it is covered and 0 if not.
    #[inline]
    pub fn picture(&self, out: &mut [u8; ALL]) {
        let (rows, last) = (&self.free[..SIDE as usize], &self.free[PLANE_BYTES..PLANE_BYTES + SIDE as usize]);
        for ((row, free), more) in out.chunks_exact_mut(SIDE as usize).zip(rows).zip(last) {
            row[..8].copy_from_slice(&BYTES_OF[usize::from(!free)]);
            row[8] = !more >> 7;
        }
    }

    /// The same where the picture of an earlier quilt stands, and since then at most the rows of one patch from this one on
    /// have changed.
    #[inline]
    pub fn picture_after(&self, row: u8, out: &mut [u8; ALL]) {
        let first = usize::from(row).min(SIDE as usize - TALL);
        let (rows, last) = (&self.free[first..][..TALL], &self.free[PLANE_BYTES + first..][..TALL]);
        let out = &mut out[SIDE as usize * first..][..SIDE as usize * TALL];
        for ((row, free), more) in out.chunks_exact_mut(SIDE as usize).zip(rows).zip(last) {
            row[..8].copy_from_slice(&BYTES_OF[usize::from(!free)]);
            row[8] = !more >> 7;
        }
    }

    /// How many squares are covered.
    #[inline]
    pub fn covered(&self) -> u8 {
        self.covered
    }

    /// How many squares are empty.
    #[inline]
    pub fn empty(&self) -> u8 {
        SIDE * SIDE - self.covered
    }

    /// Is this square free?
    #[inline]
    pub fn is_free(&self, square: Square) -> bool {
        let (row, column) = (square.row() as usize, square.column());
        let (plane, bit) = if column < 8 { (0, column) } else { (1, 7) };
        self.free[plane * PLANE_BYTES + row] >> bit & 1 == 1
    }

    /// Eight bytes from this offset: the free squares for one square of a patch, for all anchors.
    #[inline(always)]
    fn rows_at(&self, offset: usize) -> u64 {
        // As a chunk, not eight single bytes, so the compiler makes it one load.
        match self.free.get(offset..).and_then(<[u8]>::first_chunk) {
            Some(rows) => u64::from_le_bytes(*rows),
            None => 0,
        }
    }

    /// All anchors of a slot at which its orientation fits.
    #[inline]
    pub(crate) fn anchors(&self, slot: &Slot) -> u64 {
        slot.squares[..slot.len as usize].iter().fold(slot.keep, |fits, &s| fits & self.rows_at(s as usize))
    }

    /// Does this orientation (index into [`ORIENTATIONS`]) fit with its upper left corner here?
    pub fn fits_at(&self, orientation: usize, anchor: Square) -> bool {
        let Some(shape) = ORIENTATIONS.get(orientation) else { return false };
        let (row, column) = (anchor.row(), anchor.column());
        shape.squares().all(|(r, c)| Square::at(row + r, column + c).is_some_and(|s| self.is_free(s)))
    }

    /// How many ways this patch can be placed, over all orientations.
    #[inline]
    pub fn placements(&self, patch: PatchId) -> u32 {
        match Accelerated::detect() {
            Some(accelerated) => accelerated.placements(self, patch.index()),
            None => Plain.placements(self, patch.index()),
        }
    }

    /// Covers this many squares with a placement. The caller has checked that it fits.
    #[inline(always)]
    pub(crate) fn put(&mut self, placement: Placement, squares: u8) {
        let keeps = &KEEPS_FREE[usize::from(placement.orientation())];
        let (row, column) = placement.anchor();
        for plane in 0..PLANES {
            let at = plane * PLANE_BYTES + usize::from(row & 15);
            let free = self.rows_at(at) & keeps[usize::from(column & 15) + PLANES - 1 - plane];
            self.free[at..at + 8].copy_from_slice(&free.to_le_bytes());
        }
        self.covered += squares;
    }

    /// Covers one square with a special patch.
    #[inline]
    pub(crate) fn put_special(&mut self, square: Square) {
        self.put(Placement::new(SPECIAL_ORIENTATION, (square.row(), square.column())), 1);
    }

    /// Is one of the nine 7×7 squares completely covered?
    #[inline]
    pub fn has_7x7(&self) -> bool {
        const SEVEN: u64 = 0x007F_7F7F_7F7F_7F7F;
        self.covered >= 49
            && (0..3).any(|column| (0..3).any(|row| self.rows_at(column * PLANE_BYTES + row) & SEVEN == 0))
    }
}

/// Slot `S` of piece `P`. Constants are computed even in branches never taken, so where there is no such slot, any will
/// do.
const fn slot_of<const P: usize, const S: usize>() -> Slot {
    let index = FIRST_SLOT[P] as usize + S;
    SLOTS[if index < SLOT_COUNT { index } else { 0 }]
}

/// All anchors of slot `S` of piece `P`. Everything but the quilt is a constant here, so this is one instruction per
/// square.
#[inline(always)]
fn anchors<const P: usize, const S: usize>(quilt: &Quilt) -> u64 {
    let mut fits = quilt.rows_at(const { slot_of::<P, S>().squares[0] as usize });
    macro_rules! square {
        ($($n:literal)*) => {$(
            if const { slot_of::<P, S>().len > $n } {
                fits &= quilt.rows_at(const { slot_of::<P, S>().squares[$n] as usize });
            }
        )*};
    }
    square!(1 2 3 4 5 6 7);
    if const { slot_of::<P, S>().keep != u64::MAX } {
        fits &= const { slot_of::<P, S>().keep };
    }
    fits
}

/// A placement: orientation (index into [`ORIENTATIONS`]) and anchor, as one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement(u32);

impl Placement {
    /// This orientation (index into [`ORIENTATIONS`], or [`SPECIAL_ORIENTATION`]) with the upper left corner
    /// of its bounding box in this row and column.
    #[inline(always)]
    pub const fn new(orientation: u8, (row, column): (u8, u8)) -> Self {
        Placement((orientation as u32) << 8 | (row as u32) << 4 | column as u32)
    }

    /// Index into [`ORIENTATIONS`], or [`SPECIAL_ORIENTATION`].
    #[inline(always)]
    pub const fn orientation(self) -> u8 {
        (self.0 >> 8) as u8
    }

    /// Row and column of the upper left corner of its bounding box.
    #[inline(always)]
    pub const fn anchor(self) -> (u8, u8) {
        ((self.0 >> 4 & 15) as u8, (self.0 & 15) as u8)
    }

    /// The placement for a bit of a slot whose bit 0 is `origin`.
    #[inline(always)]
    const fn at_bit(origin: Placement, bit: u32) -> Placement {
        Placement(origin.0 + ((bit & 56) << 1) + (bit & 7))
    }
}

/// The number of placements of piece `P`.
#[inline(always)]
pub(crate) fn count<const P: usize>(quilt: &Quilt) -> u32 {
    let mut sum = anchors::<P, 0>(quilt).count_ones();
    macro_rules! slot {
        ($($s:literal)*) => {$(
            if const { FIRST_SLOT[P] + $s < FIRST_SLOT[P + 1] } {
                sum += anchors::<P, $s>(quilt).count_ones();
            }
        )*};
    }
    slot!(1 2 3 4 5 6 7);
    sum
}

/// All anchors of each slot of piece `P`, none for those it does not have. Returns how many there are.
#[inline(always)]
pub(crate) fn fill<const P: usize>(quilt: &Quilt, out: &mut [u64; SLOTS_A_PIECE]) -> u32 {
    let mut sum = 0;
    macro_rules! slot {
        ($($s:literal)*) => {$(
            if const { FIRST_SLOT[P] + $s < FIRST_SLOT[P + 1] } {
                out[$s] = anchors::<P, $s>(quilt);
                sum += out[$s].count_ones();
            } else {
                out[$s] = 0;
            }
        )*};
    }
    slot!(0 1 2 3 4 5 6 7);
    sum
}

/// The `n`-th placement of piece `P`. It must exist, so the last slot is not checked.
#[inline(always)]
pub(crate) fn find<const P: usize>(quilt: &Quilt, n: u32, nth_bit: impl Fn(u64, u32) -> u32) -> Placement {
    let mut left = n;
    let mut found = Placement(0);
    macro_rules! slot {
        ($($s:literal)*) => {$(
            if const { FIRST_SLOT[P] + $s < FIRST_SLOT[P + 1] } {
                let fits = anchors::<P, $s>(quilt);
                let here = fits.count_ones();
                if left < here || const { FIRST_SLOT[P] + $s + 1 == FIRST_SLOT[P + 1] } {
                    found = const {
                        let slot = slot_of::<P, $s>();
                        Placement::new(slot.orientation, slot.corner)
                    };
                    return Placement::at_bit(found, nth_bit(fits, left));
                }
                left -= here;
            }
        )*};
    }
    slot!(0 1 2 3 4 5 6 7);
    let _ = left;
    found
}

impl std::fmt::Debug for Quilt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "Quilt")?;
        for row in 0..SIDE {
            let square = |column| Square::at(row, column).is_some_and(|s| self.is_free(s));
            let line: String = (0..SIDE).map(|c| if square(c) { '.' } else { 'X' }).collect();
            writeln!(f, "  {line}")?;
        }
        Ok(())
    }
}
