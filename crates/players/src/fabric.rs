//! The quilt as a player looks at it: where a patch lies snug.
//!
//! The free squares are bits of an 11×11 board with a covered rim, so that every neighbour of every
//! square is one shift away. *All* places of an orientation are judged at once: the covered neighbours
//! of the patch are added up in five bit planes, one place a bit position, and the snuggest place is
//! found from the highest plane down. A whole patch in all orientations costs about as much as one
//! placement looked at square by square.

use patchwork::patch::{FIRST_ORIENTATION, ORIENTATION_COUNT, ORIENTATIONS, Orientation, PatchId};
use patchwork::quilt::{Placement, Quilt, SPECIAL_ORIENTATION};

/// Squares of a row with the rim.
const STRIDE: u32 = 11;
/// Rows, and columns, that a patch and its neighbours can reach from its corner: −1 to 5.
const REACH: usize = 7;
/// The shift that counts for nothing.
const NOTHING: u8 = (REACH * REACH) as u8;
/// The most edges a patch has.
pub const MOST_EDGES: usize = 16;

/// The free squares of a quilt, with a rim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fabric(u128);

/// What an orientation looks like to the fabric.
#[derive(Clone, Copy)]
struct Cut {
    /// Its squares as bits, its corner in the upper left.
    shape: u128,
    /// Shifts of its squares; `NOTHING` after the last.
    squares: [u8; 8],
    /// Shifts of the neighbours across each of its edges.
    edges: [u8; MOST_EDGES],
}

static CUTS: [Cut; ORIENTATION_COUNT] = {
    let mut cuts = [Cut { shape: 0, squares: [NOTHING; 8], edges: [NOTHING; MOST_EDGES] }; ORIENTATION_COUNT];
    let mut o = 0;
    while o < ORIENTATION_COUNT {
        cuts[o] = cut(&ORIENTATIONS[o]);
        o += 1;
    }
    cuts
};

const fn has(orientation: &Orientation, row: i32, column: i32) -> bool {
    row >= 0 && row < 5 && column >= 0 && column < 8 && orientation.rows[row as usize] >> column & 1 == 1
}

const fn shift(row: i32, column: i32) -> u8 {
    ((row + 1) * REACH as i32 + column + 1) as u8
}

const fn cut(orientation: &Orientation) -> Cut {
    let mut cut = Cut { shape: 0, squares: [NOTHING; 8], edges: [NOTHING; MOST_EDGES] };
    let (mut squares, mut edges) = (0, 0);
    let mut row = 0;
    while row < 5 {
        let mut column = 0;
        while column < 5 {
            if has(orientation, row, column) {
                cut.shape |= 1 << ((row as u32 + 1) * STRIDE + column as u32 + 1);
                cut.squares[squares] = shift(row, column);
                squares += 1;
                let around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)];
                let mut side = 0;
                while side < 4 {
                    let (r, c) = around[side];
                    if !has(orientation, r, c) {
                        cut.edges[edges] = shift(r, c);
                        edges += 1;
                    }
                    side += 1;
                }
            }
            column += 1;
        }
        row += 1;
    }
    cut
}

/// The covered squares of a fabric seen from every corner: one entry a row and column around it.
pub struct Shifted([u128; REACH * REACH + 1]);

/// All places of one orientation: where it fits, and how many of its edges are covered there.
#[derive(Clone, Copy)]
struct Places {
    fits: u128,
    planes: [u128; 5],
}

/// Adds three planes: the sum and the carry.
#[inline(always)]
const fn add(a: u128, b: u128, c: u128) -> (u128, u128) {
    let either = a ^ b;
    (either ^ c, a & b | either & c)
}

impl Shifted {
    #[inline(always)]
    fn places(&self, cut: &Cut) -> Places {
        let covered = |i: u8| self.0[usize::from(i)];
        let mut taken = 0;
        for &square in &cut.squares {
            taken |= covered(square);
        }
        let fits = !taken & ANCHORS;
        let mut planes = [0; 5];
        if fits == 0 {
            return Places { fits, planes };
        }
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

/// The 81 squares a corner can be on.
const ANCHORS: u128 = {
    let (mut mask, mut row) = (0, 0);
    while row < 9 {
        mask |= 0x1FF << (row * STRIDE);
        row += 1;
    }
    mask
};

impl Places {
    /// The snuggest of them and how many edges are covered there.
    #[inline(always)]
    fn snuggest(&self) -> (u128, u32) {
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

    /// Those with exactly so many edges covered.
    #[inline]
    fn with(&self, edges: u32) -> u128 {
        (0..5).fold(self.fits, |left, plane| {
            left & if edges >> plane & 1 == 1 { self.planes[plane] } else { !self.planes[plane] }
        })
    }
}

/// The lowest place of a set, as row and column.
#[inline(always)]
const fn corner(places: u128) -> (u8, u8) {
    let bit = places.trailing_zeros();
    ((bit / STRIDE) as u8, (bit % STRIDE) as u8)
}

/// A placement and how it looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Snug {
    /// Where.
    pub placement: Placement,
    /// Higher is better; comparable among placements of the same piece on the same quilt.
    pub score: f32,
}

/// How rough a quilt's free squares are: what an expert frowns at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Roughness {
    /// Edges between free and covered squares.
    pub edges: u32,
    /// Free squares without a free neighbour.
    pub lonely: u32,
    /// Free squares with one free neighbour.
    pub ends: u32,
}

impl Fabric {
    /// The fabric of a quilt.
    #[inline]
    pub fn of(quilt: &Quilt) -> Self {
        let free = quilt.free_squares();
        let row = |r: u32| (free >> (9 * r) & 0x1FF) << (STRIDE * (r + 1) + 1);
        Self((0..9).fold(0, |all, r| all | row(r)))
    }

    /// What it looks like from every corner.
    #[inline(always)]
    pub fn shifted(&self) -> Shifted {
        let mut all = [0; REACH * REACH + 1];
        for row in 0..REACH {
            for column in 0..REACH {
                all[row * REACH + column] = !(self.0 >> (row * STRIDE as usize + column));
            }
        }
        Shifted(all)
    }

    /// The fabric after a placement.
    #[inline(always)]
    #[must_use]
    pub fn with(self, placement: Placement) -> Self {
        let (row, column) = placement.anchor();
        let at = u32::from(row) * STRIDE + u32::from(column);
        let shape = match CUTS.get(usize::from(placement.orientation())) {
            Some(cut) => cut.shape,
            None => 1 << (STRIDE + 1),
        };
        Self(self.0 & !(shape << at))
    }

    /// The placement of a patch with the most covered edges; none if it fits nowhere.
    #[inline(always)]
    pub fn snuggest(&self, patch: PatchId) -> Option<Placement> {
        let shifted = self.shifted();
        let mut best = None;
        let mut most = 0;
        for o in orientations(patch) {
            let places = shifted.places(&CUTS[o]);
            if places.fits == 0 {
                continue;
            }
            let (at, edges) = places.snuggest();
            if best.is_none() || edges > most {
                most = edges;
                best = Some(Placement::new(o as u8, corner(at)));
            }
        }
        best
    }

    /// The free square with the most covered neighbours, for a special patch.
    #[inline]
    pub fn snuggest_square(&self) -> Option<Placement> {
        let [none, one, two, three] = self.by_free_neighbours();
        let best = [none, one, two, three, self.0].into_iter().find(|&set| set != 0)?;
        Some(special(best.trailing_zeros()))
    }

    /// Free squares by how many of their neighbours are free: none, one, two, three.
    #[inline]
    fn by_free_neighbours(&self) -> [u128; 4] {
        let free = self.0;
        let (ones, a) = add(free << 1, free >> 1, free << STRIDE);
        let (ones, b) = (ones ^ free >> STRIDE, ones & free >> STRIDE);
        let (twos, fours) = (a ^ b, a & b);
        let low = free & !fours;
        [low & !ones & !twos, low & ones & !twos, low & !ones & twos, low & ones & twos]
    }

    /// How rough it is.
    #[inline]
    pub fn roughness(&self) -> Roughness {
        let [lonely, ends, two, three] = self.by_free_neighbours().map(u128::count_ones);
        Roughness { edges: 4 * lonely + 3 * ends + 2 * two + three, lonely, ends }
    }

    /// Free squares in the fullest 7×7 square.
    pub fn left_for_7x7(&self) -> u32 {
        const SEVEN: u128 = {
            let (mut mask, mut row) = (0, 0);
            while row < 7 {
                mask |= 0x7F << (row * STRIDE);
                row += 1;
            }
            mask
        };
        let corners = (1..4).flat_map(|row| (1..4).map(move |column| row * STRIDE + column));
        corners.map(|corner| (self.0 >> corner & SEVEN).count_ones()).min().unwrap_or(49)
    }

    /// The best placements of a patch, the best first: those with the most covered edges, put in order by
    /// how rough the quilt is afterwards.
    pub fn ranked(&self, patch: PatchId, most: usize, out: &mut Vec<Snug>) {
        out.clear();
        let shifted = self.shifted();
        let range = orientations(patch);
        let mut all = [Places { fits: 0, planes: [0; 5] }; 8];
        for (places, o) in all.iter_mut().zip(range.clone()) {
            *places = shifted.places(&CUTS[o]);
        }
        for edges in (0..=MOST_EDGES as u32).rev() {
            for (places, o) in all.iter().zip(range.clone()) {
                let mut at = places.with(edges);
                while at != 0 {
                    let placement = Placement::new(o as u8, corner(at));
                    at &= at - 1;
                    out.push(Snug { placement, score: self.judged(placement) });
                }
            }
            // Twice as many as asked for: the order among them is not that of the edges alone.
            if out.len() >= 2 * most {
                break;
            }
        }
        sort(out, most);
    }

    /// The best squares for a special patch, the best first.
    pub fn ranked_squares(&self, most: usize, out: &mut Vec<Snug>) {
        out.clear();
        let mut free = self.0;
        while free != 0 {
            let placement = special(free.trailing_zeros());
            free &= free - 1;
            out.push(Snug { placement, score: self.judged(placement) });
        }
        sort(out, most);
    }

    /// What the quilt looks like after a placement, as one number; higher is better.
    #[inline]
    pub fn judged(&self, placement: Placement) -> f32 {
        self.with(placement).smoothness()
    }

    /// The smoother the free squares, the more patches will fit.
    #[inline]
    pub fn smoothness(&self) -> f32 {
        let Roughness { edges, lonely, ends } = self.roughness();
        -(edges as f32 + LONELY * lonely as f32 + ENDS * ends as f32)
    }
}

/// What a square without free neighbours costs beside its edges.
const LONELY: f32 = 2.0;
/// What a square with one free neighbour costs beside its edges.
const ENDS: f32 = 0.5;

fn sort(out: &mut Vec<Snug>, most: usize) {
    // Stable, so that equal ones keep the order of their numbers on every machine.
    out.sort_by(|a, b| b.score.total_cmp(&a.score));
    out.truncate(most);
}

#[inline(always)]
fn orientations(patch: PatchId) -> std::ops::Range<usize> {
    FIRST_ORIENTATION[patch.index()].into()..FIRST_ORIENTATION[patch.index() + 1].into()
}

/// A special patch on a square of the board with the rim.
#[inline]
const fn special(bit: u32) -> Placement {
    let bit = bit - STRIDE - 1;
    Placement::new(SPECIAL_ORIENTATION, ((bit / STRIDE) as u8, (bit % STRIDE) as u8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use patchwork::square::Square;
    use table::Rng;

    fn quilt(rng: &mut Rng) -> Quilt {
        let squares =
            (0..2).fold(u128::MAX, |all, _| all & (u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64())));
        Quilt::with_covered(squares)
    }

    /// Covered edges counted square by square.
    fn covered_edges(quilt: &Quilt, o: usize, anchor: Square) -> u32 {
        let squares: Vec<(i32, i32)> = ORIENTATIONS[o]
            .squares()
            .map(|(r, c)| (i32::from(r + anchor.row()), i32::from(c + anchor.column())))
            .collect();
        let free = |r: i32, c: i32| {
            (0..9).contains(&r) && (0..9).contains(&c) && quilt.is_free(Square::at(r as u8, c as u8).unwrap())
        };
        let around = |&(r, c): &(i32, i32)| [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)];
        squares.iter().flat_map(around).filter(|at| !squares.contains(at) && !free(at.0, at.1)).count() as u32
    }

    #[test]
    fn every_place_is_judged_as_if_counted_square_by_square() {
        let mut rng = Rng::new(1, 0);
        for _ in 0..40 {
            let quilt = quilt(&mut rng);
            let shifted = Fabric::of(&quilt).shifted();
            for (o, cut) in CUTS.iter().enumerate() {
                let places = shifted.places(cut);
                for anchor in Square::all() {
                    let at = 1 << (u32::from(anchor.row()) * STRIDE + u32::from(anchor.column()));
                    assert_eq!(places.fits & at != 0, quilt.fits_at(o, anchor));
                    if places.fits & at != 0 {
                        assert_ne!(places.with(covered_edges(&quilt, o, anchor)) & at, 0);
                    }
                }
            }
        }
    }

    #[test]
    fn the_snuggest_placement_has_the_most_covered_edges() {
        let mut rng = Rng::new(2, 0);
        for _ in 0..100 {
            let quilt = quilt(&mut rng);
            for patch in PatchId::all() {
                let all = orientations(patch).flat_map(|o| Square::all().map(move |anchor| (o, anchor)));
                let most = all.filter(|&(o, a)| quilt.fits_at(o, a)).map(|(o, a)| covered_edges(&quilt, o, a)).max();
                let found = Fabric::of(&quilt).snuggest(patch).map(|p| {
                    let anchor = Square::at(p.anchor().0, p.anchor().1).unwrap();
                    covered_edges(&quilt, p.orientation().into(), anchor)
                });
                assert_eq!(found, most, "{patch}");
            }
        }
    }

    #[test]
    fn a_special_patch_goes_into_a_hole() {
        let hole = Square::at(4, 4).unwrap();
        let around = [(3, 4), (5, 4), (4, 3), (4, 5)];
        let covered = around.iter().fold(0u128, |all, &(r, c)| all | 1 << (r * 9 + c));
        let fabric = Fabric::of(&Quilt::with_covered(covered));
        let mut ranked = Vec::new();
        fabric.ranked_squares(5, &mut ranked);
        for placement in [fabric.snuggest_square().unwrap(), ranked[0].placement] {
            assert_eq!(placement.anchor(), (hole.row(), hole.column()));
        }
        assert_eq!((ranked.len(), fabric.roughness().lonely), (5, 1));
    }
}
