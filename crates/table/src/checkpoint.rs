//! Where a replay may start.
//!
//! A game is its journal, and its screen follows from playing the journal from its first entry. In a long game
//! every answer would cost more than the last. So rules may leave a copy of their state with the table at a point
//! of rest, say at the top of their loop ([`Table::keep`](crate::Table::keep)), and start from the last such copy
//! next time ([`Table::resume`](crate::Table::resume)). A copy is a function of the entries read before it, so it
//! is valid as long as those stay the same. Copies are never saved.

use std::any::Any;
use std::sync::Arc;

/// For this many of the last entries every copy is kept, as undo rarely goes back further.
const RECENT: usize = 32;

/// Before those, one copy is kept per this many entries.
const SPACING: usize = 64;

/// A copy of the rules' state.
#[derive(Clone)]
pub struct Checkpoint {
    /// How many entries had been read.
    pub(crate) at: usize,
    /// How many steps had been told.
    pub(crate) told: usize,
    state: Arc<dyn Any + Send + Sync>,
}

impl std::fmt::Debug for Checkpoint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Checkpoint").field("at", &self.at).field("told", &self.told).finish_non_exhaustive()
    }
}

/// The copies of a game, the oldest first.
#[derive(Clone, Debug, Default)]
pub struct Checkpoints(Vec<Checkpoint>);

impl Checkpoints {
    pub(crate) const fn new() -> Self {
        Self(Vec::new())
    }

    /// Keeps a copy if it is worthwhile, in a journal with `entries` entries.
    pub(crate) fn keep<S: Send + Sync + 'static>(
        &mut self,
        (at, told, entries): (usize, usize, usize),
        state: impl FnOnce() -> S,
    ) {
        if self.0.last().is_some_and(|last| last.at == at) {
            self.0.pop();
        }
        let far = self.0.last().is_none_or(|last| at - last.at >= SPACING);
        if far || entries.saturating_sub(at) <= RECENT {
            self.0.push(Checkpoint { at, told, state: Arc::new(state()) });
        }
    }

    /// The last copy: how many entries had been read and steps told, and the state.
    pub(crate) fn last<S: Clone + 'static>(&self) -> Option<(usize, usize, S)> {
        let last = self.0.last()?;
        Some((last.at, last.told, last.state.downcast_ref::<S>()?.clone()))
    }

    /// Forgets the copies that were made after more than `entries` entries.
    pub(crate) fn forget_after(&mut self, entries: usize) {
        self.0.retain(|copy| copy.at <= entries);
    }

    /// Forgets copies that are no longer recent and are close to an older one.
    pub(crate) fn thin(&mut self, entries: usize) {
        let mut last = None;
        self.0.retain(|copy| {
            let stays = entries.saturating_sub(copy.at) <= RECENT || last.is_none_or(|last| copy.at - last >= SPACING);
            if stays {
                last = Some(copy.at);
            }
            stays
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recent_copies_are_all_there_and_old_ones_far_apart() {
        let mut copies = Checkpoints::default();
        for at in 0..1_000usize {
            copies.keep((at, at * 2, at), || at);
            copies.thin(at);
        }
        assert!(copies.0.len() <= RECENT + 1_000 / SPACING + 2, "{}", copies.0.len());
        for entries in (968..1_000).rev() {
            copies.forget_after(entries);
            assert_eq!(copies.last::<usize>(), Some((entries, entries * 2, entries)));
        }
        copies.forget_after(500);
        let (at, _, state) = copies.last::<usize>().expect("an old copy");
        assert!(at == state && at <= 500 && at > 500 - 2 * SPACING, "{at}");
        assert_eq!(copies.last::<String>(), None, "another kind of state");
    }

    #[test]
    fn two_copies_after_the_same_entry_are_one_the_later() {
        let mut copies = Checkpoints::default();
        copies.keep((3, 1, 3), || "before the opponent");
        copies.keep((3, 4, 3), || "after");
        assert_eq!(copies.last::<&str>(), Some((3, 4, "after")));
        assert_eq!(copies.0.len(), 1);
    }
}
