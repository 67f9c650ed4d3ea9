//! Counting and finding placements with the processor's own instructions, chosen at run time.
//!
//! The program is built for any processor. The few functions that count bits all day exist twice: for
//! any processor, and for those with `popcnt` and BMI. [`Instructions`] is the choice between the two;
//! results are the same.

use crate::patch::{PATCH_COUNT, PatchId};
use crate::quilt::{Quilt, count, find};

/// A way to count and find placements. The plain way works everywhere.
pub(crate) trait Instructions: Copy {
    /// In how many ways this patch can be placed.
    fn placements(self, quilt: &Quilt, patch: PatchId) -> u32;
    /// Slot (of the patch) and anchor bit of the `n`-th placement. The caller knows that there are more.
    fn nth_placement(self, quilt: &Quilt, patch: PatchId, n: u32) -> (u32, u32);
    /// Does work compiled for these instructions as far as it is inlined.
    fn run<R>(self, work: impl FnOnce() -> R) -> R;
}

/// One entry a patch.
macro_rules! for_each_patch {
    ($f:ident) => {
        for_each_patch!(@ $f: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32)
    };
    (@ $f:ident: $($n:literal)*) => { [$($f::<$n>),*] };
}

/// Works on any processor.
#[derive(Clone, Copy)]
pub(crate) struct Plain;

impl Instructions for Plain {
    #[inline(always)]
    fn placements(self, quilt: &Quilt, patch: PatchId) -> u32 {
        static COUNT: [fn(&Quilt) -> u32; PATCH_COUNT] = for_each_patch!(count);
        COUNT[patch.index()](quilt)
    }

    #[inline(always)]
    fn nth_placement(self, quilt: &Quilt, patch: PatchId, n: u32) -> (u32, u32) {
        static FIND: [fn(&Quilt, u32) -> (u32, u32); PATCH_COUNT] = for_each_patch!(find_plain);
        FIND[patch.index()](quilt, n)
    }

    #[inline(always)]
    fn run<R>(self, work: impl FnOnce() -> R) -> R {
        work()
    }
}

fn find_plain<const P: usize>(quilt: &Quilt, n: u32) -> (u32, u32) {
    find::<P>(quilt, n, nth_bit)
}

/// The position of the `n`-th set bit, the lowest being 0; 64 if there are not so many.
#[inline(always)]
pub(crate) fn nth_bit(mut bits: u64, n: u32) -> u32 {
    for _ in 0..n {
        bits &= bits.wrapping_sub(1);
    }
    bits.trailing_zeros()
}

/// The `n`-th of up to 128 set bits.
#[inline]
pub(crate) fn nth_bit_wide(bits: u128, n: u32) -> u32 {
    let (low, high) = (bits as u64, (bits >> 64) as u64);
    let in_low = low.count_ones();
    if n < in_low { nth_bit(low, n) } else { 64 + nth_bit(high, n - in_low) }
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
    use super::*;

    /// Works on processors with `popcnt`, `lzcnt`, BMI1 and BMI2. To hold one is the proof of having them.
    #[derive(Clone, Copy)]
    pub(crate) struct Accelerated(());

    impl Accelerated {
        /// Asks the processor.
        #[inline]
        pub(crate) fn detect() -> Option<Accelerated> {
            use std::arch::is_x86_feature_detected as has;
            (has!("popcnt") && has!("lzcnt") && has!("bmi1") && has!("bmi2")).then_some(Accelerated(()))
        }
    }

    impl Instructions for Accelerated {
        #[inline(always)]
        fn placements(self, quilt: &Quilt, patch: PatchId) -> u32 {
            static COUNT: [unsafe fn(&Quilt) -> u32; PATCH_COUNT] = for_each_patch!(count_accelerated);
            // SAFETY: `self` proves that the processor has the instructions.
            unsafe { COUNT[patch.index()](quilt) }
        }

        #[inline(always)]
        fn nth_placement(self, quilt: &Quilt, patch: PatchId, n: u32) -> (u32, u32) {
            static FIND: [unsafe fn(&Quilt, u32) -> (u32, u32); PATCH_COUNT] = for_each_patch!(find_accelerated);
            // SAFETY: `self` proves that the processor has the instructions.
            unsafe { FIND[patch.index()](quilt, n) }
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
    fn find_accelerated<const P: usize>(quilt: &Quilt, n: u32) -> (u32, u32) {
        find::<P>(quilt, n, |bits, n| std::arch::x86_64::_pdep_u64(1u64.wrapping_shl(n), bits).trailing_zeros())
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
    fn the_nth_bit_is_the_nth_bit() {
        let mut rng = Rng::new(3, 0);
        for _ in 0..200 {
            let bits = u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64() & rng.next_u64());
            let all: Vec<u32> = (0..128).filter(|b| bits >> b & 1 == 1).collect();
            for (n, &bit) in all.iter().enumerate() {
                assert_eq!(nth_bit_wide(bits, n as u32), bit);
            }
        }
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
            for patch in PatchId::all() {
                let count = Plain.placements(&quilt, patch);
                assert_eq!(accelerated.placements(&quilt, patch), count);
                for n in 0..count {
                    assert_eq!(accelerated.nth_placement(&quilt, patch, n), Plain.nth_placement(&quilt, patch, n));
                }
            }
        }
    }
}
