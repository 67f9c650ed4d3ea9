//! Where a replay may start.
//!
//! A game is its journal, and its screen follows from playing the journal from its first entry. In a long game
//! every answer would cost more than the last. So rules may leave a copy of their state with the table at a point
//! of rest, say at the top of their loop ([`Table::keep`](crate::Table::keep)), and start from the last such copy
//! next time ([`Table::resume`](crate::Table::resume)). A copy is a function of the entries read before it, so it
//! is valid as long as those stay the same. Copies are never saved.
//!
//! Between two such points a turn is played again, with every correction made at its questions, and there may be
//! hundreds. A correction touches nothing but the record, so the table itself keeps the record as it was after the
//! corrections at a question, and hands it to the rules when they ask there again.

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

/// The record after corrections at one question.
#[derive(Clone)]
struct Corrected {
    /// How many entries had been read when the question was asked.
    asked: usize,
    /// How many had been read after the last of the corrections.
    at: usize,
    record: Arc<dyn Any + Send + Sync>,
}

/// The copies of a game, the oldest first.
#[derive(Clone, Default)]
pub struct Checkpoints {
    copies: Vec<Checkpoint>,
    corrected: Vec<Corrected>,
}

impl std::fmt::Debug for Checkpoints {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(&self.copies).finish()
    }
}

impl Checkpoints {
    pub(crate) const fn new() -> Self {
        Self { copies: Vec::new(), corrected: Vec::new() }
    }

    /// Keeps a copy if it is worthwhile, in a journal with `entries` entries.
    pub(crate) fn keep<S: Send + Sync + 'static>(
        &mut self,
        (at, told, entries): (usize, usize, usize),
        state: impl FnOnce() -> S,
    ) {
        if self.copies.last().is_some_and(|last| last.at == at) {
            self.copies.pop();
        }
        let far = self.copies.last().is_none_or(|last| at - last.at >= SPACING);
        if far || entries.saturating_sub(at) <= RECENT {
            self.copies.push(Checkpoint { at, told, state: Arc::new(state()) });
        }
    }

    /// Keeps the record after corrections at the question that was `asked` after so many entries, if there is none yet
    /// and it is worthwhile: at the last of them always.
    pub(crate) fn keep_corrected<R: Send + Sync + 'static>(
        &mut self,
        (asked, at, entries): (usize, usize, usize),
        last: bool,
        record: impl FnOnce() -> R,
    ) {
        let place = self.corrected.partition_point(|kept| kept.at < at);
        if self.corrected.get(place).is_some_and(|kept| kept.at == at) {
            return;
        }
        let before = place.checked_sub(1).map_or(asked, |before| self.corrected[before].at.max(asked));
        if last || at - before >= SPACING || entries.saturating_sub(at) <= RECENT {
            self.corrected.insert(place, Corrected { asked, at, record: Arc::new(record()) });
        }
    }

    /// The record after the most corrections known at the question asked after so many entries, and how many entries
    /// had been read then.
    pub(crate) fn corrected<R: Clone + 'static>(&self, asked: usize) -> Option<(usize, R)> {
        let place = self.corrected.partition_point(|kept| kept.asked <= asked);
        let last = self.corrected[..place].last().filter(|kept| kept.asked == asked)?;
        Some((last.at, last.record.downcast_ref::<R>()?.clone()))
    }

    /// Forgets the copies left by the rules.
    pub(crate) fn start_over(&mut self) {
        self.copies.clear();
    }

    /// The last copy: how many entries had been read and steps told, and the state.
    pub(crate) fn last<S: Clone + 'static>(&self) -> Option<(usize, usize, S)> {
        let last = self.copies.last()?;
        Some((last.at, last.told, last.state.downcast_ref::<S>()?.clone()))
    }

    /// Forgets the copies that were made after more than `entries` entries.
    pub(crate) fn forget_after(&mut self, entries: usize) {
        self.copies.retain(|copy| copy.at <= entries);
        self.corrected.retain(|kept| kept.at <= entries);
    }

    /// Forgets copies that are no longer recent and are close to an older one. In the turn that is played again at the
    /// next answer, what the last correction at each question led to stays.
    pub(crate) fn thin(&mut self, entries: usize) {
        let mut stays = spaced(entries);
        self.copies.retain(|copy| stays(copy.at, false));
        let turn = self.copies.last().map_or(0, |copy| copy.at);
        let next: Vec<usize> = self.corrected.iter().skip(1).map(|kept| kept.asked).collect();
        let (mut next, mut stays) = (next.into_iter(), spaced(entries));
        self.corrected.retain(|kept| {
            let last = next.next() != Some(kept.asked);
            stays(kept.at, last && kept.asked >= turn)
        });
    }
}

/// Which of the copies stay, told from the oldest on: those needed anyway, the recent ones, and of the others only
/// some.
fn spaced(entries: usize) -> impl FnMut(usize, bool) -> bool {
    let mut last = None;
    move |at, needed| {
        let far = last.is_none_or(|last| at - last >= SPACING);
        let stays = needed || far || entries.saturating_sub(at) <= RECENT;
        if stays {
            last = Some(at);
        }
        stays
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
        assert!(copies.copies.len() <= RECENT + 1_000 / SPACING + 2, "{}", copies.copies.len());
        for entries in (968..1_000).rev() {
            copies.forget_after(entries);
            assert_eq!(copies.last::<usize>(), Some((entries, entries * 2, entries)));
        }
        copies.forget_after(500);
        let (at, _, state) = copies.last::<usize>().expect("an old copy");
        assert!(at == state && at <= 500 && at > 500 - 2 * SPACING, "{at}");
        assert_eq!(copies.last::<String>(), None, "another kind of state");
    }

    /// Of a thousand: every 64th, and the last 32.
    fn wanted() -> Vec<usize> {
        (0..=960).step_by(SPACING).chain(1_000 - RECENT..1_000).collect()
    }

    #[test]
    fn every_64th_copy_and_the_last_32_are_kept() {
        let mut copies = Checkpoints::new();
        (0..1_000usize).for_each(|at| copies.keep((at, 0, 1_000), || at));
        let kept = |copies: &Checkpoints| copies.copies.iter().map(|copy| copy.at).collect::<Vec<_>>();
        assert_eq!(kept(&copies), wanted());
        assert!(format!("{copies:?}").starts_with("[Checkpoint { at: 0, told: 0, .. }, "));
        // The same if all were recent once.
        let mut copies = Checkpoints::new();
        (0..1_000usize).for_each(|at| copies.keep((at, 0, at), || at));
        assert_eq!(kept(&copies).len(), 1_000);
        copies.thin(1_000);
        assert_eq!(kept(&copies), wanted());
    }

    #[test]
    fn after_every_64th_correction_and_the_last_32_the_record_is_kept() {
        let kept = |copies: &Checkpoints| copies.corrected.iter().map(|kept| kept.at).collect::<Vec<_>>();
        let corrected = |entries: fn(usize) -> usize| {
            let mut copies = Checkpoints::new();
            (1..1_000usize).for_each(|at| copies.keep_corrected((0, at, entries(at)), false, || at));
            copies
        };
        let copies = corrected(|_| 1_000);
        assert_eq!(kept(&copies), wanted()[1..]);
        let mut copies = corrected(|at| at);
        assert_eq!(kept(&copies).len(), 999);
        copies.keep((1_000, 0, 1_000), || ());
        copies.thin(1_000);
        assert_eq!(
            kept(&copies),
            (1..1_000 - RECENT).step_by(SPACING).chain(1_000 - RECENT..1_000).collect::<Vec<_>>()
        );
    }

    #[test]
    fn two_copies_after_the_same_entry_are_one_the_later() {
        let mut copies = Checkpoints::default();
        copies.keep((3, 1, 3), || "before the opponent");
        copies.keep((3, 4, 3), || "after");
        assert_eq!(copies.last::<&str>(), Some((3, 4, "after")));
        assert_eq!(copies.copies.len(), 1);
    }

    #[test]
    fn records_after_corrections_are_kept_for_the_turn_going_on_and_seldom_before_it() {
        let mut copies = Checkpoints::default();
        // Three corrections and an answer, again and again; the turn going on began after entry 800.
        for asked in (0..1_000usize).step_by(4) {
            for at in asked + 1..=asked + 3 {
                copies.keep_corrected((asked, at, 1_000), at == asked + 3, || at);
            }
        }
        copies.keep((800, 0, 1_000), || "the turn");
        copies.thin(1_000);
        for asked in (800..1_000).step_by(4) {
            assert_eq!(copies.corrected::<usize>(asked), Some((asked + 3, asked + 3)));
        }
        let old = copies.corrected.iter().filter(|kept| kept.at < 800).count();
        assert!((10..=800 / SPACING + 1).contains(&old), "{old}");
        copies.forget_after(998);
        assert_eq!(copies.corrected::<usize>(996), Some((998, 998)), "the second of three");
        assert_eq!(copies.corrected::<usize>(997), None, "nothing was asked there");
        assert_eq!(copies.corrected::<String>(992), None, "another kind of record");
    }

    #[test]
    fn of_many_corrections_at_one_question_some_are_kept_on_the_way() {
        let mut copies = Checkpoints::default();
        for at in 1..=1_000usize {
            copies.keep_corrected((0, at, 1_000), at == 1_000, || at);
        }
        copies.thin(1_000);
        assert!(copies.corrected.len() <= RECENT + 1_000 / SPACING + 2, "{}", copies.corrected.len());
        copies.forget_after(500);
        let (at, _) = copies.corrected::<usize>(0).expect("one on the way");
        assert!(at > 500 - 2 * SPACING, "{at}");
    }
}
