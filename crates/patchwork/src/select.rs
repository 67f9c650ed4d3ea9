//! The n-th set bit, and the choice of the processor's instructions at run time.

/// The position of the `n`-th set bit, the lowest being 0. There are more than `n`.
#[inline(always)]
pub(crate) fn nth_bit(mut bits: u64, n: u32) -> u32 {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("bmi2") {
        // SAFETY: the processor has BMI2, as just asked.
        return unsafe { nth_bit_bmi2(bits, n) };
    }
    for _ in 0..n {
        bits &= bits.wrapping_sub(1);
    }
    bits.trailing_zeros()
}

#[cfg(target_arch = "x86_64")]
#[inline]
#[target_feature(enable = "bmi1,bmi2")]
fn nth_bit_bmi2(bits: u64, n: u32) -> u32 {
    std::arch::x86_64::_pdep_u64(1 << n, bits).trailing_zeros()
}

/// The `n`-th of up to 128 set bits.
pub(crate) fn nth_bit_wide(bits: u128, n: u32) -> u32 {
    let (low, high) = (bits as u64, (bits >> 64) as u64);
    let in_low = low.count_ones();
    if n < in_low { nth_bit(low, n) } else { 64 + nth_bit(high, n - in_low) }
}

/// Does this work with the instructions for counting and finding bits, if the processor has them.
///
/// The engine is built for any x86-64 processor; inside `work` its inlined parts are compiled once
/// more with `popcnt` and the BMI instructions. Results are the same on both ways. Wrap whole games
/// or batches, not single moves, and mark what is called `#[inline]`.
#[inline]
pub fn with_best_instructions<R>(work: impl FnOnce() -> R) -> R {
    #[cfg(target_arch = "x86_64")]
    if best_instructions() {
        // SAFETY: the processor has these instructions, as just asked.
        return unsafe { accelerated(work) };
    }
    work()
}

/// Does this processor have the instructions that [`with_best_instructions`] makes use of?
#[inline]
pub fn best_instructions() -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        std::arch::is_x86_feature_detected!("popcnt")
            && std::arch::is_x86_feature_detected!("bmi1")
            && std::arch::is_x86_feature_detected!("bmi2")
            && std::arch::is_x86_feature_detected!("lzcnt")
    }
    #[cfg(not(target_arch = "x86_64"))]
    false
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "popcnt,bmi1,bmi2,lzcnt")]
fn accelerated<R>(work: impl FnOnce() -> R) -> R {
    work()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_bit_is_found_by_either_way() {
        let mut rng = table::Rng::new(3, 0);
        for _ in 0..2_000 {
            let bits = u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64() & rng.next_u64());
            let all: Vec<u32> = (0..128).filter(|b| bits >> b & 1 == 1).collect();
            for (n, &bit) in all.iter().enumerate() {
                assert_eq!(nth_bit_wide(bits, n as u32), bit);
                assert_eq!(with_best_instructions(|| nth_bit_wide(bits, n as u32)), bit);
            }
        }
    }
}
