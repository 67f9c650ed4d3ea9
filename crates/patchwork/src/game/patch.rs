//! The 33 patches: what is printed on them, their orientations, their numbers in the notation.
//!
//! Everything here is a constant. A test compares it with `data/patches.json`.

use serde::{Deserialize, Serialize};

/// How many patches the circle has at the start.
pub const PATCH_COUNT: usize = 33;
/// All distinct orientations of all patches.
pub const ORIENTATION_COUNT: usize = 144;

/// A patch, by this project's own number 0–32. Patch 0 is the 1×2, the last in the circle at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct PatchId(u8);

/// There are only 33 patches; this number or label is none of them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no patch {0}; patches have the numbers 0 to 32")]
pub struct NoSuchPatch(pub u8);

impl TryFrom<u8> for PatchId {
    type Error = NoSuchPatch;
    fn try_from(id: u8) -> Result<Self, NoSuchPatch> {
        PatchId::new(id).ok_or(NoSuchPatch(id))
    }
}

impl From<PatchId> for u8 {
    fn from(id: PatchId) -> u8 {
        id.0
    }
}

impl std::fmt::Display for PatchId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// What is printed on a patch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patch {
    /// Buttons to pay.
    pub cost: u8,
    /// Spaces to move.
    pub time: u8,
    /// Printed buttons: income on every income line.
    pub buttons: u8,
    /// How many squares it covers.
    pub squares: u8,
    /// The shape of orientation 0, one string per row: `X` is a square, `.` a gap.
    pub shape: &'static [&'static str],
}

/// A patch turned or flipped: rows of bits; bit 0 is the left column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orientation {
    /// Whose orientation this is.
    pub patch: PatchId,
    /// Its number in the notation, `o0`–`o7`; equal orientations have only the lowest number.
    pub number: u8,
    /// Rows it needs.
    pub height: u8,
    /// Columns it needs.
    pub width: u8,
    /// Its squares, row by row from the top.
    pub rows: [u8; 5],
}

impl PatchId {
    /// No patch: what follows the last one in the circle. Never handed out.
    pub(crate) const NONE: PatchId = PatchId(PATCH_COUNT as u8);

    /// The patch with this number, if there is one.
    #[inline]
    pub const fn new(id: u8) -> Option<PatchId> {
        if id < PATCH_COUNT as u8 { Some(PatchId(id)) } else { None }
    }

    /// All patches, by rising number.
    pub fn all() -> impl DoubleEndedIterator<Item = PatchId> + ExactSizeIterator + Clone {
        (0..PATCH_COUNT as u8).map(PatchId)
    }

    /// Its number.
    #[inline]
    pub const fn id(self) -> u8 {
        self.0
    }

    /// Its number, for arrays of 33.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    #[inline]
    pub const fn patch(self) -> &'static Patch {
        &PATCHES[self.0 as usize]
    }

    /// Cost, time, buttons and squares in four bytes. 64 entries, so that no bounds check is needed.
    #[inline(always)]
    pub const fn printed(self) -> [u8; 4] {
        PRINTED[self.0 as usize % PRINTED.len()]
    }

    /// Buttons to pay.
    #[inline]
    pub const fn cost(self) -> u8 {
        self.printed()[0]
    }

    /// Spaces to move.
    #[inline]
    pub const fn time(self) -> u8 {
        self.printed()[1]
    }

    /// Printed buttons.
    #[inline]
    pub const fn buttons(self) -> u8 {
        self.printed()[2]
    }

    /// How many squares it covers.
    #[inline]
    pub const fn squares(self) -> u8 {
        self.printed()[3]
    }

    /// Its distinct orientations, by rising number.
    pub fn orientations(self) -> &'static [Orientation] {
        let (from, to) = (FIRST_ORIENTATION[self.index()], FIRST_ORIENTATION[self.index() + 1]);
        &ORIENTATIONS[from as usize..to as usize]
    }

    /// Orientation 0–7. A number that looks like a lower one returns the lower one.
    pub fn orientation(self, number: u8) -> Option<&'static Orientation> {
        let looks = turned(SHAPES[self.index()], number);
        let same = |o: &&Orientation| o.rows == looks.rows;
        if number < 8 { self.orientations().iter().find(same) } else { None }
    }
}

impl Orientation {
    /// Its place in [`ORIENTATIONS`].
    pub fn index(&self) -> usize {
        let of_patch = self.patch.orientations().iter().take_while(|o| o.number < self.number).count();
        FIRST_ORIENTATION[self.patch.index()] as usize + of_patch
    }

    /// Its squares as (row, column) from the upper left corner of its bounding box.
    pub fn squares(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        let columns = move |row: u8| (0..self.width).filter(move |c| self.rows[row as usize] >> c & 1 == 1);
        (0..self.height).flat_map(move |row| columns(row).map(move |c| (row, c)))
    }
}

const fn patch(cost: u8, time: u8, buttons: u8, shape: &'static [&'static str]) -> Patch {
    let mut squares = 0;
    let rows = shape_of(shape).rows;
    let mut r = 0;
    while r < 5 {
        squares += rows[r].count_ones() as u8;
        r += 1;
    }
    Patch { cost, time, buttons, squares, shape }
}

/// The printed facts, by patch number.
pub const PATCHES: [Patch; PATCH_COUNT] = [
    patch(2, 1, 0, &["XX"]),
    patch(1, 3, 0, &["XX", "X."]),
    patch(3, 1, 0, &["XX", "X."]),
    patch(2, 2, 0, &["XXX"]),
    patch(6, 5, 2, &["XX", "XX"]),
    patch(3, 2, 1, &["XX.", ".XX"]),
    patch(7, 6, 3, &["XX.", ".XX"]),
    patch(2, 2, 0, &["XXX", ".X."]),
    patch(4, 2, 1, &["XXX", "X.."]),
    patch(4, 6, 2, &["XXX", "X.."]),
    patch(3, 3, 1, &["XXXX"]),
    patch(5, 4, 2, &[".X.", "XXX", ".X."]),
    patch(10, 4, 3, &["XX.", ".XX", "..X"]),
    patch(5, 5, 2, &["XXX", ".X.", ".X."]),
    patch(1, 2, 0, &["XXX", "X.X"]),
    patch(2, 2, 0, &["XXX", "XX."]),
    patch(2, 3, 1, &["XXX.", "..XX"]),
    patch(3, 4, 1, &["XXXX", ".X.."]),
    patch(10, 3, 2, &["XXXX", "X..."]),
    patch(7, 1, 1, &["XXXXX"]),
    patch(2, 1, 0, &[".X..", "XXXX", "..X."]),
    patch(0, 3, 1, &[".X..", "XXXX", ".X.."]),
    patch(1, 2, 0, &["X...", "XXXX", "...X"]),
    patch(7, 2, 2, &["X...", "XXXX", "X..."]),
    patch(3, 6, 2, &["XX.", ".XX", "XX."]),
    patch(8, 6, 3, &["XX.", "XXX", "..X"]),
    patch(4, 2, 0, &["XXX.", ".XXX"]),
    patch(7, 4, 2, &["XXXX", ".XX."]),
    patch(1, 5, 1, &["XXXX", "X..X"]),
    patch(10, 5, 3, &["XXXX", "XX.."]),
    patch(1, 4, 1, &["..X..", "XXXXX", "..X.."]),
    patch(2, 3, 0, &["XXX", ".X.", "XXX"]),
    patch(5, 3, 1, &[".XX.", "XXXX", ".XX."]),
];

static PRINTED: [[u8; 4]; 64] = {
    // Nobody can pay for a patch that does not exist.
    let mut table = [[u8::MAX, 0, 0, 0]; 64];
    let mut p = 0;
    while p < PATCH_COUNT {
        table[p] = [PATCHES[p].cost, PATCHES[p].time, PATCHES[p].buttons, PATCHES[p].squares];
        p += 1;
    }
    table
};

/// Rows of bits with their bounding box.
#[derive(Clone, Copy)]
struct Shape {
    rows: [u8; 5],
    height: u8,
    width: u8,
}

const fn shape_of(text: &[&str]) -> Shape {
    let mut shape = Shape { rows: [0; 5], height: text.len() as u8, width: text[0].len() as u8 };
    let mut r = 0;
    while r < text.len() {
        let row = text[r].as_bytes();
        let mut c = 0;
        while c < row.len() {
            if row[c] == b'X' {
                shape.rows[r] |= 1 << c;
            }
            c += 1;
        }
        r += 1;
    }
    shape
}

const fn mirrored(s: Shape) -> Shape {
    let mut rows = [0; 5];
    let mut r = 0;
    while r < 5 {
        rows[r] = s.rows[r].reverse_bits() >> (8 - s.width);
        r += 1;
    }
    Shape { rows, ..s }
}

const fn quarter_turn(s: Shape) -> Shape {
    let mut rows = [0; 5];
    let mut r = 0;
    while r < s.height {
        let mut c = 0;
        while c < s.width {
            // Clockwise: the top row becomes the right column.
            rows[c as usize] |= (s.rows[r as usize] >> c & 1) << (s.height - 1 - r);
            c += 1;
        }
        r += 1;
    }
    Shape { rows, height: s.width, width: s.height }
}

/// The notation's numbers: 0–3 are quarter turns clockwise, 4–7 the same after mirroring left–right.
const fn turned(shape: Shape, number: u8) -> Shape {
    let mut shape = if number & 4 == 0 { shape } else { mirrored(shape) };
    let mut turns = number & 3;
    while turns > 0 {
        shape = quarter_turn(shape);
        turns -= 1;
    }
    shape
}

const fn same_rows(a: &[u8; 5], b: &[u8; 5]) -> bool {
    let mut r = 0;
    while r < 5 {
        if a[r] != b[r] {
            return false;
        }
        r += 1;
    }
    true
}

const SHAPES: [Shape; PATCH_COUNT] = {
    let mut shapes = [Shape { rows: [0; 5], height: 0, width: 0 }; PATCH_COUNT];
    let mut p = 0;
    while p < PATCH_COUNT {
        shapes[p] = shape_of(PATCHES[p].shape);
        p += 1;
    }
    shapes
};

const fn distinct_orientations() -> ([Orientation; ORIENTATION_COUNT], [u8; PATCH_COUNT + 1]) {
    let none = Orientation { patch: PatchId(0), number: 0, height: 0, width: 0, rows: [0; 5] };
    let (mut all, mut first) = ([none; ORIENTATION_COUNT], [0; PATCH_COUNT + 1]);
    let (mut count, mut p) = (0, 0);
    while p < PATCH_COUNT {
        first[p] = count as u8;
        let mut number = 0;
        while number < 8 {
            let Shape { rows, height, width } = turned(SHAPES[p], number);
            let mut seen = first[p] as usize;
            while seen < count && !same_rows(&all[seen].rows, &rows) {
                seen += 1;
            }
            if seen == count {
                all[count] = Orientation { patch: PatchId(p as u8), number, height, width, rows };
                count += 1;
            }
            number += 1;
        }
        p += 1;
    }
    first[PATCH_COUNT] = count as u8;
    (all, first)
}

impl Orientation {
    /// Turned clockwise by a quarter. Numbers 0–3 are turned, 4–7 mirrored first.
    pub fn turned(&self) -> &'static Orientation {
        self.looking_like(self.number / 4 * 4 + (self.number + 1) % 4)
    }

    /// Turned over.
    pub fn flipped(&self) -> &'static Orientation {
        self.looking_like((self.number + 4) % 8)
    }

    fn looking_like(&self, number: u8) -> &'static Orientation {
        self.patch.orientation(number).unwrap_or(&self.patch.orientations()[0])
    }
}

/// All distinct orientations, patch by patch.
pub static ORIENTATIONS: [Orientation; ORIENTATION_COUNT] = distinct_orientations().0;
/// Where the orientations of a patch begin in [`ORIENTATIONS`].
pub const FIRST_ORIENTATION: [u8; PATCH_COUNT + 1] = distinct_orientations().1;
/// The same table for other constants.
pub(crate) const ORIENTATION_TABLE: [Orientation; ORIENTATION_COUNT] = distinct_orientations().0;
