//! Case C: two or three patches are affordable, and the card's filters decide.

use table::narrow::{Because, narrow};

use crate::data::FINAL;
use crate::facts::Facts;
use crate::game::patch::PatchId;
use crate::names::{Filter, TimeFilter};

impl Facts<'_> {
    /// The card's filters from the top, each applied to what the previous one left.
    pub(super) fn choose(
        &self,
        affordable: &[usize],
        time_filter: TimeFilter,
        because: &mut impl Because<Filter>,
    ) -> Option<usize> {
        let patch = |place: &usize| self.window[*place];
        let start = narrow(affordable, because);
        self.card
            .filters
            .iter()
            .fold(start, |left, &filter| match filter {
                Filter::Time => left.keep(filter, |p| self.does_not_overtake(patch(p), time_filter)),
                Filter::Buttons => left.most(filter, |p| i64::from(patch(p).buttons())),
                Filter::Largest => left.most(filter, |p| i64::from(patch(p).squares())),
                Filter::Furthest => left.last(filter),
            })
            .one()
    }

    /// The same choice without reasons: each filter keeps the best by a key, so the whole chain is one comparison of
    /// the keys side by side, with the place last. A skipped filter drops out by itself, because all candidates then
    /// have the same key.
    #[inline]
    pub fn quick_choice(&self, time_filter: TimeFilter) -> Option<usize> {
        let mut best = 0u32;
        for (place, &patch) in self.window.iter().enumerate() {
            if patch.cost() > self.card.budget {
                continue;
            }
            let mut key = 1u32;
            for &filter in self.card.filters {
                let value = match filter {
                    Filter::Time => u8::from(self.does_not_overtake(patch, time_filter)),
                    Filter::Buttons => patch.buttons(),
                    Filter::Largest => patch.squares(),
                    Filter::Furthest => 0,
                };
                key = key << 4 | u32::from(value);
            }
            best = best.max(key << 2 | place as u32);
        }
        (best != 0).then_some((best & 3) as usize)
    }

    #[inline]
    fn does_not_overtake(&self, patch: PatchId, time_filter: TimeFilter) -> bool {
        let to = FINAL.min(self.automa + patch.time());
        match time_filter {
            TimeFilter::Share => to <= self.player,
            TimeFilter::Behind => to < self.player,
        }
    }
}
