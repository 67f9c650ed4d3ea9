//! `narrow`: from several candidates to one, filter by filter, with the reasons as data.
//!
//! Every opponent chooses in the same way: a list of candidates and filters in a fixed order, each working on
//! what the one before has left. A filter that would leave nobody is skipped; once a single candidate is left,
//! no further filter is applied.
//!
//! ```
//! use table::narrow::{narrow, Effect, Narrowing};
//! let patches = [(3, 'a'), (5, 'b'), (5, 'c')];
//! let mut why = Narrowing::default();
//! let choice = narrow(&patches, &mut why)
//!     .keep("cheap", |p| p.0 < 3)      // nobody: skipped
//!     .most("size", |p| p.0)           // b and c stay
//!     .last("furthest");
//! assert_eq!(choice.one(), Some((5, 'c')));
//! assert_eq!(why.steps[0].effect, Effect::Skipped);
//! assert_eq!(why.steps[1].kept, [1, 2]);
//! assert_eq!(why.steps[1].fell, [(0, 3)]);
//! ```

use serde::{Deserialize, Serialize};

/// What a filter did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Some candidates were dropped.
    Narrowed,
    /// All candidates stayed.
    None,
    /// It would have left nobody, so it was not applied.
    Skipped,
}

/// One filter that was tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Filtered<F> {
    /// Which filter.
    pub filter: F,
    /// What it did.
    pub effect: Effect,
    /// The best value, or 1 for a yes-or-no filter.
    pub value: i64,
    /// Who is left afterwards (indexes into the candidates).
    pub kept: Vec<usize>,
    /// Who was dropped, and with which value.
    pub fell: Vec<(usize, i64)>,
}

/// All filters that were tried, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Narrowing<F> {
    /// One entry per filter.
    pub steps: Vec<Filtered<F>>,
}

impl<F> Default for Narrowing<F> {
    fn default() -> Self {
        Self { steps: Vec::new() }
    }
}

/// A listener for the reasons. `()` does not listen, and costs nothing.
pub trait Because<F> {
    /// Notes one filter; the closure is only called if someone really listens.
    fn note(&mut self, step: impl FnOnce() -> Filtered<F>);
}

impl<F> Because<F> for () {
    #[inline]
    fn note(&mut self, _: impl FnOnce() -> Filtered<F>) {}
}

impl<F> Because<F> for Narrowing<F> {
    fn note(&mut self, step: impl FnOnce() -> Filtered<F>) {
        self.steps.push(step());
    }
}

/// Candidates being narrowed down to one. At most 64.
#[must_use = "a narrowing that nobody asks for its result chooses nothing"]
pub struct Narrow<'a, C, B> {
    all: &'a [C],
    kept: u64,
    because: &'a mut B,
}

/// Starts with all candidates.
///
/// # Panics
/// With more than 64 candidates, in debug builds; no booklet has that many.
#[inline]
pub fn narrow<'a, C, B>(all: &'a [C], because: &'a mut B) -> Narrow<'a, C, B> {
    debug_assert!(all.len() <= 64);
    let kept = if all.len() >= 64 { u64::MAX } else { (1 << all.len()) - 1 };
    Narrow { all, kept, because }
}

impl<'a, C, B> Narrow<'a, C, B> {
    /// Keeps those for which `keep` is true; skipped if there are none.
    #[inline]
    pub fn keep<F>(self, filter: F, keep: impl Fn(&C) -> bool) -> Self
    where
        B: Because<F>,
    {
        self.by(filter, |c| i64::from(keep(c)), Some(1))
    }

    /// Keeps those with the highest value.
    #[inline]
    pub fn most<F>(self, filter: F, value: impl Fn(&C) -> i64) -> Self
    where
        B: Because<F>,
    {
        self.by(filter, value, None)
    }

    /// Keeps those with the lowest value.
    #[inline]
    pub fn least<F>(self, filter: F, value: impl Fn(&C) -> i64) -> Self
    where
        B: Because<F>,
    {
        let mut flipped = Flip(&mut *self.because);
        let kept =
            Narrow { all: self.all, kept: self.kept, because: &mut flipped }.by(filter, |c| -value(c), None).kept;
        Narrow { kept, ..self }
    }

    /// Keeps the one that comes last. Always leaves one.
    #[inline]
    pub fn last<F>(self, filter: F) -> Self
    where
        B: Because<F>,
    {
        let last = 63u32.saturating_sub(self.kept.leading_zeros());
        self.only(filter, last)
    }

    /// Keeps the one that comes first. Always leaves one.
    #[inline]
    pub fn first<F>(self, filter: F) -> Self
    where
        B: Because<F>,
    {
        let first = self.kept.trailing_zeros();
        self.only(filter, first)
    }

    #[inline]
    fn only<F>(mut self, filter: F, index: u32) -> Self
    where
        B: Because<F>,
    {
        if self.kept.count_ones() > 1 {
            let kept = 1u64 << index;
            let before = self.kept;
            self.because.note(|| Filtered {
                filter,
                effect: Effect::Narrowed,
                value: i64::from(index),
                kept: vec![index as usize],
                fell: bits(before & !kept).map(|i| (i, i as i64)).collect(),
            });
            self.kept = kept;
        }
        self
    }

    /// The mechanism behind all filters: the best value stays. With `wanted`, the filter is skipped if nobody has
    /// that value.
    #[inline]
    fn by<F>(mut self, filter: F, value: impl Fn(&C) -> i64, wanted: Option<i64>) -> Self
    where
        B: Because<F>,
    {
        if self.kept.count_ones() < 2 {
            return self;
        }
        let best = bits(self.kept).map(|i| value(&self.all[i])).max().unwrap_or(0);
        let skipped = wanted.is_some_and(|w| best < w);
        let before = self.kept;
        if !skipped {
            self.kept = bits(before).filter(|&i| value(&self.all[i]) == best).fold(0, |m, i| m | 1 << i);
        }
        let (all, kept) = (self.all, self.kept);
        self.because.note(|| Filtered {
            filter,
            effect: match () {
                () if skipped => Effect::Skipped,
                () if kept == before => Effect::None,
                () => Effect::Narrowed,
            },
            value: best,
            kept: bits(kept).collect(),
            fell: bits(before & !kept).map(|i| (i, value(&all[i]))).collect(),
        });
        self
    }

    /// How many are left.
    #[inline]
    pub fn left(&self) -> usize {
        self.kept.count_ones() as usize
    }

    /// Indexes of those left, in order.
    pub fn kept(&self) -> impl Iterator<Item = usize> + use<C, B> {
        bits(self.kept)
    }
}

impl<C: Clone, B> Narrow<'_, C, B> {
    /// The one that is left; the last of them if there are several; `None` if there were no candidates.
    #[inline]
    pub fn one(&self) -> Option<C> {
        let last = 63u32.checked_sub(self.kept.leading_zeros())?;
        self.all.get(last as usize).cloned()
    }
}

/// Turns the signs back for `least`.
struct Flip<'a, B>(&'a mut B);

impl<F, B: Because<F>> Because<F> for Flip<'_, B> {
    #[inline]
    fn note(&mut self, step: impl FnOnce() -> Filtered<F>) {
        self.0.note(|| {
            let mut step = step();
            step.value = -step.value;
            step.fell.iter_mut().for_each(|(_, v)| *v = -*v);
            step
        });
    }
}

#[inline]
fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let i = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            i
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_candidate_is_looked_at_by_no_filter() {
        let mut why = Narrowing::default();
        let one = narrow(&[9], &mut why).most("a", |&x| x).last("b").one();
        assert_eq!(one, Some(9));
        assert!(why.steps.is_empty());
    }

    #[test]
    fn nobody_stays_nobody() {
        assert_eq!(narrow(&[] as &[i64], &mut ()).most("a", |&x| x).first("b").one(), None);
    }

    #[test]
    fn least_tells_true_values() {
        let mut why = Narrowing::default();
        let n = narrow(&[4, 2, 2, 7], &mut why).least("cheap", |&x| x);
        assert_eq!(n.kept().collect::<Vec<_>>(), [1, 2]);
        assert_eq!(why.steps[0].value, 2);
        assert_eq!(why.steps[0].fell, [(0, 4), (3, 7)]);
    }

    #[test]
    fn a_filter_that_keeps_all_has_no_effect() {
        let mut why = Narrowing::default();
        let n = narrow(&[1, 1], &mut why).most("a", |&x| x);
        assert_eq!(n.left(), 2);
        assert_eq!(why.steps[0].effect, Effect::None);
    }
}
