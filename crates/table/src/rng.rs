//! Frozen randomness: one generator, one bounded integer, one shuffle.
//!
//! A journal stores a seed, and every later version must deal the same cards from it on every platform. So
//! nothing here may ever change: the test vectors below pin it. The generator is xoshiro256++ seeded through
//! SplitMix64, both as published by their authors; a bounded integer is Lemire's multiplication with rejection on
//! the upper 32 bits; the shuffle is Fisher–Yates from the back.

/// The generator behind every shuffle and every random player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rng {
    s: [u64; 4],
}

/// One step of SplitMix64: turns nearby numbers into unrelated ones.
#[inline]
pub const fn mix(state: u64) -> u64 {
    let mut z = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// The seed of game `index` in a run with this base seed. Depends on nothing else, so the number of
/// threads never changes a result.
#[inline]
pub const fn game_seed(base: u64, index: u64) -> u64 {
    mix(mix(base) ^ index.wrapping_mul(0xD605_1D16_35B1_D69B))
}

impl Rng {
    /// The generator of a seed. Different `stream`s of one seed are unrelated, so that, say, the
    /// circle and the deck of one game do not disturb each other.
    #[inline]
    pub const fn new(seed: u64, stream: u64) -> Self {
        const STEP: u64 = 0x9E37_79B9_7F4A_7C15;
        let base = seed ^ stream.wrapping_mul(0xA24B_AED4_963E_E407);
        Self {
            s: [
                mix(base),
                mix(base.wrapping_add(STEP)),
                mix(base.wrapping_add(STEP.wrapping_mul(2))),
                mix(base.wrapping_add(STEP.wrapping_mul(3))),
            ],
        }
    }

    /// The next 64 random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        let s = &mut self.s;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// A number in `0..n`, each equally likely.
    ///
    /// # Panics
    /// If `n` is 0 (in debug builds; a release build returns 0).
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "below(0) has no answer");
        let mut m = (self.next_u64() >> 32) * u64::from(n);
        if (m as u32) < n {
            let threshold = n.wrapping_neg() % n.max(1);
            while (m as u32) < threshold {
                m = (self.next_u64() >> 32) * u64::from(n);
            }
        }
        (m >> 32) as u32
    }

    /// Puts the cards into a random order.
    #[inline]
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// One of these, each equally likely; `None` if there is nothing to pick.
    #[inline]
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        if from.is_empty() { None } else { from.get(self.below(from.len() as u32) as usize) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_is_xoshiro256_plus_plus() {
        // First outputs for the state 1, 2, 3, 4, as in the reference implementation.
        let mut rng = Rng { s: [1, 2, 3, 4] };
        let first: Vec<u64> = (0..4).map(|_| rng.next_u64()).collect();
        assert_eq!(first, [41_943_041, 58_720_359, 3_588_806_011_781_223, 3_591_011_842_654_386]);
    }

    #[test]
    fn mix_is_splitmix64() {
        // SplitMix64 started at 0 yields these, as in the reference implementation.
        assert_eq!(mix(0), 0xE220_A839_7B1D_CDAF);
        assert_eq!(mix(0x9E37_79B9_7F4A_7C15), 0x6E78_9E6A_A1B9_65F4);
    }

    #[test]
    fn every_bounded_number_is_equally_likely() {
        let mut rng = Rng::new(7, 0);
        let mut seen = [0u32; 10];
        for _ in 0..100_000 {
            seen[rng.below(10) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }
}
