//! What a game needs to be learned by a program: a number for every action, legal ones as bits, bytes for what a seat
//! sees. A further game is one file that implements [`Learnable`], and one line in [`crate::engine`].

use players::Kind;
use table::{Game, Refusal, Setup, msg};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The points of the seats; with one seat, the person's and the opponent's.
    pub points: [i32; 2],
    /// Did the first seat win?
    pub won: bool,
}

/// A game that can be learned.
pub trait Learnable: Clone + Send + Sync + 'static {
    /// What it is called.
    const NAME: &'static str;
    /// Words of 64 bits for all actions.
    const WORDS: usize;
    /// Bytes of an observation.
    const OBSERVED: usize;
    /// Who decides, by name; one seat, or two.
    const SEATS: &'static [&'static str];
    /// Kinds of decisions, see [`Learnable::kind`].
    const KINDS: usize = 1;
    /// The words at the start of a mask that most decisions need.
    const NEAR: usize = 0;
    /// Figures of an outlook; 0 where the game has none.
    const OUTLOOK: usize = 0;
    /// What the options settle, made ready once.
    type Rules: Clone + Send + Sync;
    /// Who plays at random, as the engine's own random player does.
    type Chance: Clone + Send + Sync;
    /// A player of the house in a seat.
    type Mind: Send;

    /// The game at the table, for its options.
    fn game() -> &'static dyn Game;
    /// The rules of a checked set-up.
    fn rules(setup: &Setup) -> Self::Rules;
    /// The game of a seed.
    fn start(rules: &Self::Rules, seed: u64) -> Self;
    /// Who decides; none when it is over.
    fn seat(&self) -> Option<u8>;
    /// Of which kind the decision is, below [`Learnable::KINDS`]: a batch does those of a kind one after the other, as what
    /// is alike is done more quickly together.
    #[inline]
    fn kind(&self) -> usize {
        0
    }
    /// Writes what is legal; returns a number for [`Learnable::sample`], 0 only if nothing is legal.
    fn open(&self, words: &mut [u64]) -> u32;
    /// Takes back what was written, before an action is done.
    #[inline]
    fn close(&self, _words: &mut [u64]) {}
    /// The same as [`Learnable::open`] where this is what the decision before has left; it had that number.
    #[inline]
    fn reopen(&self, words: &mut [u64], _before: u32) -> u32 {
        self.open(words)
    }
    /// Writes what a seat sees.
    fn observe(&self, seat: u8, out: &mut [u8]);
    /// The same where what was seen at the decision before stands there already.
    #[inline]
    fn renew(&self, seat: u8, out: &mut [u8]) {
        self.observe(seat, out);
    }
    /// Asks for what lies behind it in memory.
    #[inline]
    fn fetch(&self) {}
    /// Runs steps of many games, with what the processor can do.
    #[inline(always)]
    fn quickly(steps: impl FnOnce()) {
        steps();
    }
    /// Does a legal action, and everything up to the next decision.
    fn play(&mut self, number: u32);
    /// Why an action is not legal.
    fn why_not(&self, number: u32) -> Refusal;
    /// How it ended.
    fn ending(&self) -> Option<Ending>;
    /// Folds a game that is over, and ended like this, into a check-sum.
    fn checksum(&self, ending: &Ending, index: u64) -> u64;
    /// An action in the game's notation.
    fn notation(&self, number: u32) -> Option<String>;
    /// The number of an action in notation.
    fn number(&self, text: &str) -> Result<u32, Refusal>;
    /// Chance for the game of a seed.
    fn chance(seed: u64) -> Self::Chance;
    /// An action at random among the legal ones, of which there is at least one.
    fn sample(&self, words: &[u64], count: u32, chance: &mut Self::Chance) -> u32;
    /// A player for the game of a seed; none if nobody of this kind plays it.
    fn mind(kind: Kind, seed: u64) -> Option<Self::Mind>;
    /// What the player does.
    fn advise(&self, mind: &mut Self::Mind) -> Option<u32>;

    /// Candidates and how things look after each: at most `most` of each kind of action. Returns how many were written.
    fn outlooks(&self, _most: usize, _numbers: &mut [i64], _figures: &mut [f32]) -> usize {
        0
    }
}

/// Adds these actions to a mask.
#[inline]
pub fn add_to_mask(words: &mut [u64], numbers: &[u16]) {
    for &number in numbers {
        words[usize::from(number / 64)] |= 1 << (number % 64);
    }
}

/// Empties a mask of these actions: no other word is touched, as most of a mask lies far away.
#[inline]
pub fn empty_mask(words: &mut [u64], numbers: &[u16]) {
    for &number in numbers {
        words[usize::from(number / 64)] = 0;
    }
}

/// Asks the processor to fetch something from memory, as it is needed soon.
#[inline(always)]
pub fn fetch<T: ?Sized>(soon: &T) {
    fetch_from(std::ptr::from_ref(soon).cast(), size_of_val(soon));
}

/// The same for so many things of a row from this place on; nothing depends on whether they are there.
#[inline(always)]
pub fn fetch_some<T>(row: &[T], from: usize, many: usize) {
    fetch_from(row.as_ptr().wrapping_add(from).cast(), many * size_of::<T>());
}

#[inline(always)]
fn fetch_from(start: *const i8, size: usize) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        let mut byte = 0;
        while byte < size {
            // SAFETY: nothing is read, it is only a hint, which any address may be given to.
            unsafe { _mm_prefetch::<_MM_HINT_T0>(start.wrapping_add(byte)) };
            byte += 64;
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = (start, size);
}

/// The refusal of a number that names no action of the game.
pub fn no_such(number: impl Into<i64>, words: usize) -> Refusal {
    Refusal::new("NoSuchAction", msg!("python-no-such-action", number = number.into(), most = 64 * words - 1))
}
