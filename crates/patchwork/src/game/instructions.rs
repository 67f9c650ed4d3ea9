//! Counting and finding placements with special processor instructions, chosen at run time.
//!
//! The program is built for any processor. The few functions that spend their time counting bits exist twice: for any
//! processor, and for those with `popcnt` and BMI. `Instructions` chooses between the two; the results are the same.

use crate::game::quilt::{PIECE_COUNT, Placement, Quilt, SLOTS_A_PIECE, count, fill, find};

/// A way to count and find placements. The plain way works everywhere.
pub(crate) trait Instructions: Copy {
    /// How many ways this piece (a patch's number, or the special patch) can be placed.
    fn placements(self, quilt: &Quilt, piece: usize) -> u32;
    /// The `n`-th placement. The caller knows that there are more than `n`.
    fn nth_placement(self, quilt: &Quilt, piece: usize, n: u32) -> Placement;
    /// Writes all anchors of each slot of this piece; returns how many there are.
    fn anchors(self, quilt: &Quilt, piece: usize, out: &mut [u64; SLOTS_A_PIECE]) -> u32;
    /// Where the `n`-th set bit of a row of words lies. The caller knows that there are more than `n`.
    fn nth_of(self, words: &[u64; SLOTS_A_PIECE], n: u32) -> u32;
    /// Runs work compiled for these instructions, as far as it is inlined.
    fn run<R>(self, work: impl FnOnce() -> R) -> R;
}

/// Runs work with what the processor can do, as far as it is inlined: for many small steps that each count bits.
#[inline(always)]
pub fn quickly<R>(work: impl FnOnce() -> R) -> R {
    match Accelerated::detect() {
        Some(accelerated) => accelerated.run(work),
        None => work(),
    }
}

/// One entry per piece.
macro_rules! for_each_piece {
    ($f:ident) => {
        for_each_piece!(@ $f: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33)
    };
    (@ $f:ident: $($n:literal)*) => { [$($f::<$n>),*] };
}

/// Works on any processor.
#[derive(Clone, Copy)]
pub(crate) struct Plain;

impl Instructions for Plain {
    #[inline(always)]
    fn placements(self, quilt: &Quilt, piece: usize) -> u32 {
        static COUNT: [fn(&Quilt) -> u32; PIECE_COUNT] = for_each_piece!(count);
        COUNT[piece](quilt)
    }

    #[inline(always)]
    fn nth_placement(self, quilt: &Quilt, piece: usize, n: u32) -> Placement {
        static FIND: [fn(&Quilt, u32) -> Placement; PIECE_COUNT] = for_each_piece!(find_plain);
        FIND[piece](quilt, n)
    }

    #[inline(always)]
    fn anchors(self, quilt: &Quilt, piece: usize, out: &mut [u64; SLOTS_A_PIECE]) -> u32 {
        static FILL: [fn(&Quilt, &mut [u64; SLOTS_A_PIECE]) -> u32; PIECE_COUNT] = for_each_piece!(fill);
        FILL[piece](quilt, out)
    }

    #[inline(always)]
    fn nth_of(self, words: &[u64; SLOTS_A_PIECE], n: u32) -> u32 {
        nth_of(words, n, nth_bit)
    }

    #[inline(always)]
    fn run<R>(self, work: impl FnOnce() -> R) -> R {
        work()
    }
}

/// Where the `n`-th set bit of a row of words lies. Nothing here depends on a guess.
#[inline(always)]
fn nth_of(words: &[u64; SLOTS_A_PIECE], n: u32, nth_bit: impl Fn(u64, u32) -> u32) -> u32 {
    let (mut at, mut before, mut sum) = (0, 0, 0);
    for word in words {
        sum += word.count_ones();
        let behind = u32::from(sum <= n);
        at += behind;
        before += behind * word.count_ones();
    }
    at * 64 + nth_bit(words[at as usize % SLOTS_A_PIECE], n - before)
}

fn find_plain<const P: usize>(quilt: &Quilt, n: u32) -> Placement {
    find::<P>(quilt, n, nth_bit)
}

/// The position of the `n`-th set bit, counting from 0 for the lowest; 64 if there are not that many.
#[inline(always)]
pub(crate) fn nth_bit(mut bits: u64, n: u32) -> u32 {
    for _ in 0..n {
        bits &= bits.wrapping_sub(1);
    }
    bits.trailing_zeros()
}

#[cfg(not(target_arch = "x86_64"))]
pub(crate) type Accelerated = Plain;

#[cfg(not(target_arch = "x86_64"))]
impl Plain {
    #[inline]
    pub(crate) fn detect() -> Option<Plain> {
        None
    }
}

#[cfg(target_arch = "x86_64")]
pub(crate) use x86::Accelerated;

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::sync::atomic::{AtomicU8, Ordering};

    use super::*;

    /// Works on processors with `popcnt`, `lzcnt`, BMI1 and BMI2. Holding one proves that the processor has them.
    #[derive(Clone, Copy)]
    pub(crate) struct Accelerated(());

    impl Accelerated {
        /// Checks the processor.
        #[inline]
        pub(crate) fn detect() -> Option<Accelerated> {
            // Looked up once, as a batch asks for every single action: 1 without, 2 with the instructions.
            static FOUND: AtomicU8 = AtomicU8::new(0);
            #[cold]
            fn look() -> u8 {
                use std::arch::is_x86_feature_detected as has;
                let found = 1 + u8::from(has!("popcnt") && has!("lzcnt") && has!("bmi1") && has!("bmi2"));
                FOUND.store(found, Ordering::Relaxed);
                found
            }
            let found = FOUND.load(Ordering::Relaxed);
            let found = if found == 0 { look() } else { found };
            (found == 2).then_some(Accelerated(()))
        }
    }

    impl Instructions for Accelerated {
        #[inline(always)]
        fn placements(self, quilt: &Quilt, piece: usize) -> u32 {
            static COUNT: [unsafe fn(&Quilt) -> u32; PIECE_COUNT] = for_each_piece!(count_accelerated);
            // SAFETY: `self` proves that the processor has the instructions.
            unsafe { COUNT[piece](quilt) }
        }

        #[inline(always)]
        fn nth_placement(self, quilt: &Quilt, piece: usize, n: u32) -> Placement {
            static FIND: [unsafe fn(&Quilt, u32) -> Placement; PIECE_COUNT] = for_each_piece!(find_accelerated);
            // SAFETY: `self` proves that the processor has the instructions.
            unsafe { FIND[piece](quilt, n) }
        }

        #[inline(always)]
        fn anchors(self, quilt: &Quilt, piece: usize, out: &mut [u64; SLOTS_A_PIECE]) -> u32 {
            static FILL: [unsafe fn(&Quilt, &mut [u64; SLOTS_A_PIECE]) -> u32; PIECE_COUNT] =
                for_each_piece!(fill_accelerated);
            // SAFETY: `self` proves that the processor has the instructions.
            unsafe { FILL[piece](quilt, out) }
        }

        #[inline(always)]
        fn nth_of(self, words: &[u64; SLOTS_A_PIECE], n: u32) -> u32 {
            // SAFETY: `self` proves that the processor has the instructions.
            unsafe { nth_of_accelerated(words, n) }
        }

        #[inline(always)]
        fn run<R>(self, work: impl FnOnce() -> R) -> R {
            // SAFETY: `self` proves that the processor has the instructions.
            unsafe { run_accelerated(work) }
        }
    }

    #[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2")]
    fn count_accelerated<const P: usize>(quilt: &Quilt) -> u32 {
        count::<P>(quilt)
    }

    #[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2")]
    fn find_accelerated<const P: usize>(quilt: &Quilt, n: u32) -> Placement {
        find::<P>(quilt, n, |bits, n| std::arch::x86_64::_pdep_u64(1u64.wrapping_shl(n), bits).trailing_zeros())
    }

    #[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2")]
    fn fill_accelerated<const P: usize>(quilt: &Quilt, out: &mut [u64; SLOTS_A_PIECE]) -> u32 {
        fill::<P>(quilt, out)
    }

    #[inline]
    #[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2")]
    fn nth_of_accelerated(words: &[u64; SLOTS_A_PIECE], n: u32) -> u32 {
        nth_of(words, n, |bits, n| std::arch::x86_64::_pdep_u64(1u64.wrapping_shl(n), bits).trailing_zeros())
    }

    #[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2")]
    fn run_accelerated<R>(work: impl FnOnce() -> R) -> R {
        work()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Rng;

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn a_processor_that_has_the_instructions_uses_them() {
        use std::arch::is_x86_feature_detected as has;
        let has_all = has!("popcnt") && has!("lzcnt") && has!("bmi1") && has!("bmi2");
        assert_eq!([Accelerated::detect().is_some(), Accelerated::detect().is_some()], [has_all; 2]);
    }

    #[test]
    fn all_instructions_count_and_find_the_same_placements() {
        let Some(accelerated) = Accelerated::detect() else { return };
        let mut rng = Rng::new(4, 0);
        for round in 0..200 {
            let mut squares = u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64());
            for _ in 0..round % 4 {
                squares &= u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64());
            }
            let quilt = Quilt::with_covered(squares);
            for piece in 0..PIECE_COUNT {
                let count = Plain.placements(&quilt, piece);
                assert_eq!(accelerated.placements(&quilt, piece), count);
                let mut seen = std::collections::HashSet::new();
                for n in 0..count {
                    assert!(seen.insert(format!("{:?}", Plain.nth_placement(&quilt, piece, n))));
                    assert_eq!(accelerated.nth_placement(&quilt, piece, n), Plain.nth_placement(&quilt, piece, n));
                }
            }
        }
    }
}
