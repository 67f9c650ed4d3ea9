//! The quilt as a player looks at it: where a patch fits snugly.
//!
//! The free squares are bits of an 11×11 board with a covered rim, so that every neighbour of every
//! square is one shift away. All places of a patch are judged at once by `cut`.

mod cut;

use patchwork::game::patch::PatchId;
use patchwork::game::quilt::{Placement, Quilt, SPECIAL_ORIENTATION};

use cut::{CUTS, Covered, Cut, MOST_EDGES, NOWHERE, SHAPES, cuts};

/// Squares in a row including the rim.
const STRIDE: u32 = 11;

/// The free squares of a quilt, with a rim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fabric(u128);

/// A placement and how good it looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Snug {
    /// Where.
    pub placement: Placement,
    /// Higher is better; comparable only among placements of the same piece on the same quilt.
    pub score: f32,
}

/// How rough a quilt's free squares are; experts avoid this.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Roughness {
    /// Edges between free and covered squares.
    pub edges: u32,
    /// Free squares without a free neighbour.
    pub lonely: u32,
    /// Free squares with one free neighbour.
    pub ends: u32,
}

/// How much room the free squares leave together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Pieces the free squares fall into, less the covered holes inside them.
    pub islands: i32,
    /// Free squares of 2×2.
    pub blocks: u32,
    /// Free squares of 3×3.
    pub halls: u32,
}

impl Fabric {
    /// The fabric of a quilt.
    #[inline]
    pub fn of(quilt: &Quilt) -> Self {
        let free = quilt.free_squares();
        let row = |r: u32| (free >> (9 * r) & 0x1FF) << (STRIDE * (r + 1) + 1);
        Self((0..9).fold(0, |all, r| all | row(r)))
    }

    /// Its covered squares, in the form cuts use.
    #[inline(always)]
    fn covered(&self) -> Covered {
        let mut rows = [0; 16];
        for (r, row) in (0..).zip(&mut rows[..11]) {
            *row = (self.0 >> (STRIDE * r)) as u16 & 0x7FF;
        }
        Covered::around(&rows)
    }

    /// The fabric after a placement.
    #[inline(always)]
    #[must_use]
    pub fn with(self, placement: Placement) -> Self {
        let (row, column) = placement.anchor();
        let at = u32::from(row) * STRIDE + u32::from(column);
        let shape = SHAPES[usize::from(placement.orientation())];
        Self(self.0 & !(shape << at))
    }

    /// The placement of a patch with the most covered edges; none if it fits nowhere.
    #[inline(always)]
    pub fn snuggest(&self, patch: PatchId) -> Option<Placement> {
        let covered = self.covered();
        let (mut best, mut most) = (None, 0);
        for cut in &CUTS[cuts(patch)] {
            let places = covered.places(cut);
            if places.fits == 0 {
                continue;
            }
            let (at, edges) = places.snuggest();
            let placement = cut.placement(at);
            if best.is_none_or(|best| edges > most || edges == most && cut::before(placement, best)) {
                (best, most) = (Some(placement), edges);
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

    /// Free squares by how many free neighbours they have: none, one, two, three.
    #[inline]
    fn by_free_neighbours(&self) -> [u128; 4] {
        let free = self.0;
        let (ones, a) = cut::add(free << 1, free >> 1, free << STRIDE);
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

    /// How much room there is.
    #[inline]
    pub fn room(&self) -> Room {
        let free = self.0;
        let (beside, below) = (free & free >> 1, free & free >> STRIDE);
        let blocks = beside & beside >> STRIDE;
        let halls = blocks & blocks >> 1 & blocks >> STRIDE & blocks >> (STRIDE + 1);
        // Euler's formula for squares that touch at their edges.
        let islands = free.count_ones() + blocks.count_ones();
        Room {
            islands: islands as i32 - (beside.count_ones() + below.count_ones()) as i32,
            blocks: blocks.count_ones(),
            halls: halls.count_ones(),
        }
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

    /// The best placements of a patch, best first: those with the most covered edges, sorted by how rough the quilt is
    /// afterwards.
    pub fn ranked(&self, patch: PatchId, most: usize, out: &mut Vec<Snug>) {
        out.clear();
        let covered = self.covered();
        let cuts: &[Cut] = &CUTS[cuts(patch)];
        let mut all = [NOWHERE; 8];
        for (places, cut) in all.iter_mut().zip(cuts) {
            *places = covered.places(cut);
        }
        for edges in (0..=MOST_EDGES as u32).rev() {
            let from = out.len();
            for (places, cut) in all.iter().zip(cuts) {
                let mut at = places.with(edges);
                while at != 0 {
                    let placement = cut.placement(at);
                    at &= at - 1;
                    out.push(Snug { placement, score: self.judged(placement) });
                }
            }
            // An orientation of a bar has two cuts; this puts their places in one order.
            out[from..].sort_by_key(|snug| (snug.placement.orientation(), snug.placement.anchor()));
            // Twice as many as requested, because edges alone do not decide the final order.
            if out.len() >= 2 * most {
                break;
            }
        }
        sort(out, most);
    }

    /// The best squares for a special patch, best first.
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

    /// How good the quilt looks after a placement, as one number; higher is better.
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

/// What a square without free neighbours costs on top of its edges.
const LONELY: f32 = 2.0;
/// What a square with one free neighbour costs on top of its edges.
const ENDS: f32 = 0.5;

fn sort(out: &mut Vec<Snug>, most: usize) {
    // A stable sort, so that equal ones keep the order of their numbers on every machine.
    out.sort_by(|a, b| b.score.total_cmp(&a.score));
    out.truncate(most);
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
    use patchwork::game::patch::ORIENTATIONS;
    use patchwork::game::square::Square;
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
            let covered = Fabric::of(&quilt).covered();
            let mut found = 0;
            for cut in &CUTS {
                let places = covered.places(cut);
                for bit in (0..64).filter(|bit| places.fits >> bit & 1 == 1) {
                    let placement = cut.placement(1 << bit);
                    let (o, at) = (usize::from(placement.orientation()), placement.anchor());
                    let anchor = Square::at(at.0, at.1).unwrap();
                    assert!(quilt.fits_at(o, anchor));
                    assert_eq!(places.with(covered_edges(&quilt, o, anchor)) >> bit & 1, 1);
                    found += 1;
                }
            }
            let all = (0..ORIENTATIONS.len()).flat_map(|o| Square::all().map(move |anchor| (o, anchor)));
            assert_eq!(found, all.filter(|&(o, anchor)| quilt.fits_at(o, anchor)).count());
        }
    }

    #[test]
    fn the_snuggest_placement_has_the_most_covered_edges() {
        let mut rng = Rng::new(2, 0);
        for _ in 0..100 {
            let quilt = quilt(&mut rng);
            for patch in PatchId::all() {
                let all = patch
                    .orientations()
                    .iter()
                    .map(|o| o.index())
                    .flat_map(|o| Square::all().map(move |anchor| (o, anchor)));
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
    fn room_is_counted_in_islands_and_blocks() {
        let empty = Fabric::of(&Quilt::EMPTY).room();
        assert_eq!(empty, Room { islands: 1, blocks: 64, halls: 49 });
        // A covered middle row leaves two islands; a covered square inside one is a hole.
        let row = 0x1FF << 36;
        assert_eq!(Fabric::of(&Quilt::with_covered(row)).room().islands, 2);
        assert_eq!(Fabric::of(&Quilt::with_covered(row | 1 << 10)).room().islands, 1);
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
