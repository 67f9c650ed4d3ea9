//! All places of a patch at once.
//!
//! As on the engine's quilt, the anchors of an orientation are the bits of one word, eight columns to a byte; one
//! unaligned load shows, for all anchors together, what lies under a square of the patch or beside one of its edges.
//! The covered neighbours are added up in five bit planes, one bit position per place, and the snuggest place is found
//! from the highest plane down. A whole patch in all orientations costs about as much as checking one placement square
//! by square.

use std::ops::{BitAnd, BitOr, BitXor, Range};

use patchwork::game::patch::{FIRST_ORIENTATION, ORIENTATION_COUNT, ORIENTATIONS, Orientation, PATCH_COUNT, PatchId};
use patchwork::game::quilt::Placement;

use super::STRIDE;

/// The most edges any patch has.
pub const MOST_EDGES: usize = 16;
/// Columns that a patch and its neighbours can reach from its corner: −1 to 5.
const PLANES: usize = 7;
/// Eleven rows including the rim, then covered ones.
const PLANE_BYTES: usize = 16;
/// Where eight bytes of zeros begin: nothing is covered there.
const NOTHING: u8 = (PLANES * PLANE_BYTES + 8) as u8;
/// Room for a load of eight bytes at any offset a byte can hold.
const BYTES: usize = u8::MAX as usize + 8;

/// The covered squares of a quilt and of the rim around it. Byte r of plane c holds eight squares of row r − 1 from
/// column c − 1 on.
pub struct Covered([u8; BYTES]);

/// A set of anchors of one orientation and what lies around them.
#[derive(Clone, Copy)]
pub struct Cut {
    /// The orientation with its corner at bit 0.
    origin: Placement,
    /// The anchors that count.
    keep: u64,
    /// Where its squares are found; unused entries repeat the last one.
    squares: [u8; 8],
    /// Where the neighbours across its edges are found; `NOTHING` after the last.
    edges: [u8; MOST_EDGES],
}

/// The places of one cut: where it fits, and how many of its edges are covered there.
#[derive(Clone, Copy)]
pub struct Places {
    /// Where it fits.
    pub fits: u64,
    planes: [u64; 5],
}

/// No place at all.
pub const NOWHERE: Places = Places { fits: 0, planes: [0; 5] };

/// One cut per orientation, but two for those of the four bars (1×n), whose anchors reach row 8 or column 8.
const CUT_COUNT: usize = ORIENTATION_COUNT + 8;
const TABLE: ([Cut; CUT_COUNT], [u8; PATCH_COUNT + 1]) = table();
/// The cuts of all patches, patch by patch and orientation by orientation.
pub static CUTS: [Cut; CUT_COUNT] = TABLE.0;
static FIRST_CUT: [u8; PATCH_COUNT + 1] = TABLE.1;

/// The cuts of a patch.
#[inline(always)]
pub fn cuts(patch: PatchId) -> Range<usize> {
    FIRST_CUT[patch.index()].into()..FIRST_CUT[patch.index() + 1].into()
}

/// Orientations as bits of the board with the rim, corner in the upper left; the special patch comes last. One entry
/// for every value of a byte.
pub static SHAPES: [u128; 256] = {
    let mut shapes = [1 << (STRIDE + 1); 256];
    let mut o = 0;
    while o < ORIENTATION_COUNT {
        shapes[o] = 0;
        let mut square = 0;
        while square < 25 {
            let (row, column) = (square / 5, square % 5);
            if has(&ORIENTATIONS[o], row, column) {
                shapes[o] |= 1 << ((row as u32 + 1) * STRIDE + column as u32 + 1);
            }
            square += 1;
        }
        o += 1;
    }
    shapes
};

const fn has(orientation: &Orientation, row: i32, column: i32) -> bool {
    row >= 0 && row < 5 && column >= 0 && column < 8 && orientation.rows[row as usize] >> column & 1 == 1
}

const fn cut(o: usize, corner: (u8, u8), keep: u64) -> Cut {
    let orientation = &ORIENTATIONS[o];
    let origin = Placement::new(o as u8, corner);
    let mut cut = Cut { origin, keep, squares: [0; 8], edges: [NOTHING; MOST_EDGES] };
    let (mut squares, mut edges, mut square) = (0, 0, 0);
    while square < 25 {
        let (row, column) = (square / 5, square % 5);
        square += 1;
        if !has(orientation, row, column) {
            continue;
        }
        let here = (column as u8 + 1 + corner.1) * PLANE_BYTES as u8 + row as u8 + 1 + corner.0;
        let mut rest = squares;
        while rest < 8 {
            cut.squares[rest] = here;
            rest += 1;
        }
        squares += 1;
        let plane = PLANE_BYTES as u8;
        let around = [
            (row - 1, column, here - 1),
            (row + 1, column, here + 1),
            (row, column - 1, here - plane),
            (row, column + 1, here + plane),
        ];
        let mut side = 0;
        while side < 4 {
            let (r, c, at) = around[side];
            if !has(orientation, r, c) {
                cut.edges[edges] = at;
                edges += 1;
            }
            side += 1;
        }
    }
    cut
}

const fn table() -> ([Cut; CUT_COUNT], [u8; PATCH_COUNT + 1]) {
    const RIGHTMOST: u64 = 0x8080_8080_8080_8080;
    const ONE_ROW: u64 = 0xFF;
    let mut all = [cut(0, (0, 0), 0); CUT_COUNT];
    let mut first = [0; PATCH_COUNT + 1];
    let (mut count, mut p) = (0, 0);
    while p < PATCH_COUNT {
        first[p] = count as u8;
        let mut o = FIRST_ORIENTATION[p] as usize;
        while o < FIRST_ORIENTATION[p + 1] as usize {
            all[count] = cut(o, (0, 0), u64::MAX);
            count += 1;
            if ORIENTATIONS[o].height == 1 {
                all[count] = cut(o, (8, 0), ONE_ROW);
                count += 1;
            }
            if ORIENTATIONS[o].width == 1 {
                all[count] = cut(o, (0, 1), RIGHTMOST);
                count += 1;
            }
            o += 1;
        }
        p += 1;
    }
    first[PATCH_COUNT] = count as u8;
    (all, first)
}

impl Cut {
    /// The lowest of these places.
    #[inline(always)]
    pub const fn placement(&self, places: u64) -> Placement {
        let bit = places.trailing_zeros() as u8;
        let (row, column) = self.origin.anchor();
        Placement::new(self.origin.orientation(), (row + (bit >> 3), column + (bit & 7)))
    }
}

/// Does one placement of an orientation come before another of the same orientation?
#[inline(always)]
pub fn before(one: Placement, other: Placement) -> bool {
    one.orientation() == other.orientation() && one.anchor() < other.anchor()
}

/// Adds three planes; returns the sum and the carry.
#[inline(always)]
pub fn add<W>(a: W, b: W, c: W) -> (W, W)
where
    W: Copy + BitXor<Output = W> + BitAnd<Output = W> + BitOr<Output = W>,
{
    let either = a ^ b;
    (either ^ c, a & b | either & c)
}

impl Covered {
    /// From the free squares of eleven rows including the rim, eleven bits each; everything beyond is covered.
    #[inline(always)]
    pub fn around(free: &[u16; PLANE_BYTES]) -> Self {
        let mut bytes = [0; BYTES];
        for (c, plane) in bytes.as_chunks_mut::<PLANE_BYTES>().0[..PLANES].iter_mut().enumerate() {
            for (byte, row) in plane.iter_mut().zip(free) {
                *byte = !(row >> c) as u8;
            }
        }
        Self(bytes)
    }

    /// Eight rows starting at this byte.
    #[inline(always)]
    fn rows_at(&self, at: u8) -> u64 {
        let at = usize::from(at);
        u64::from_le_bytes(self.0[at..at + 8].try_into().unwrap_or_default())
    }

    /// Every place of a cut.
    #[inline(always)]
    pub fn places(&self, cut: &Cut) -> Places {
        let covered = |at: u8| self.rows_at(at);
        let taken = cut.squares.iter().fold(0, |taken, &at| taken | covered(at));
        let fits = !taken & cut.keep;
        if fits == 0 {
            return NOWHERE;
        }
        let mut planes = [0; 5];
        for eight in cut.edges.as_chunks::<8>().0 {
            let (ones, a) = add(planes[0], covered(eight[0]), covered(eight[1]));
            let (ones, b) = add(ones, covered(eight[2]), covered(eight[3]));
            let (ones, c) = add(ones, covered(eight[4]), covered(eight[5]));
            let (ones, d) = add(ones, covered(eight[6]), covered(eight[7]));
            let (twos, e) = add(planes[1], a, b);
            let (twos, f) = add(twos, c, d);
            let (fours, g) = add(planes[2], e, f);
            planes = [ones, twos, fours, planes[3] ^ g, planes[4] | planes[3] & g];
        }
        Places { fits, planes }
    }
}

impl Places {
    /// The snuggest places, and how many edges are covered there.
    #[inline(always)]
    pub fn snuggest(&self) -> (u64, u32) {
        let (mut best, mut edges) = (self.fits, 0);
        for plane in (0..5).rev() {
            let higher = best & self.planes[plane];
            if higher != 0 {
                best = higher;
                edges |= 1 << plane;
            }
        }
        (best, edges)
    }

    /// The places with exactly this many edges covered.
    #[inline]
    pub fn with(&self, edges: u32) -> u64 {
        (0..5).fold(self.fits, |left, plane| {
            left & if edges >> plane & 1 == 1 { self.planes[plane] } else { !self.planes[plane] }
        })
    }
}
