//! One tree grown by several threads, and the same tree by any number of them.
//!
//! One thread walks down the tree and hands on what it finds there: leaves to be judged, batch after batch. While others
//! judge one batch, it leads the next one down; then it judges as well, and adds up what was found in the order in
//! which it was found, so that nothing depends on who was quicker. How an iteration under way will end is not known yet:
//! until then it counts as a visit without a verdict.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use table::Rng;

use super::grow::{Grower, Leaf};
use super::{Judge, Position};

/// A batch is this part of what has been tried so far,
const BATCH: u32 = 96;
/// within these limits.
const BATCHES: (u32, u32) = (1, 128);
/// It is handed on in so many bundles.
const BUNDLES: usize = 8;
/// How often to look for work before going to sleep.
const LOOKS: u32 = 4_000;

impl<P: Position, J: Judge<P>> Grower<P, J> {
    /// Grows until the budget is spent or enough has been thought; returns how many iterations that took.
    pub(super) fn run_in_batches(&mut self, position: &P, threads: usize, cancel: &AtomicBool) -> u32 {
        let possible = self.clock.and_then(|_| self.judge.possible(position));
        let relay = Relay::new();
        let mut judge = self.judge.clone();
        std::thread::scope(|scope| {
            for mut judge in (1..threads).map(|_| self.judge.clone()) {
                let relay = &relay;
                scope.spawn(move || relay.help(&mut judge));
            }
            // Whatever happens, nobody waits for more.
            let _closes = Closes(&relay);
            let (mut led, mut learned, mut spare) = (0, 0, Vec::new());
            let mut under_way = VecDeque::new();
            loop {
                let tried = self.tree.at(0).tried();
                let batch = (tried / BATCH).clamp(BATCHES.0, BATCHES.1).min(self.most - led);
                if batch > 0 {
                    let leaves = (led..led + batch).map(|number| {
                        let mut leaf = spare.pop().unwrap_or_else(|| Box::new(Leaf::at(position)));
                        leaf.rng = Rng::new(self.seeds.0, self.seeds.1 ^ u64::from(number + 1) << 32);
                        self.lead(position, &mut leaf);
                        leaf
                    });
                    under_way.push_back(relay.hand_on(leaves.collect()));
                    led += batch;
                }
                if under_way.len() < 2 && led < self.most {
                    continue;
                }
                // If somebody failed, the scope says so.
                let judged = under_way.pop_front().and_then(|batch| relay.take_back(batch, &mut judge));
                let Some(judged) = judged else { return learned };
                for leaf in judged {
                    self.learn(&leaf);
                    learned += 1;
                    spare.push(leaf);
                }
                let enough = self.clock.is_some_and(|clock| clock.enough(&self.tree, possible.as_deref(), learned));
                if enough || cancel.load(Ordering::Relaxed) {
                    self.most = led;
                }
            }
        })
    }
}

/// A part of a batch: its number, its place in the batch, its leaves.
type Bundle<P> = (usize, usize, Vec<Box<Leaf<P>>>);

/// Where bundles change hands.
struct Relay<P: Position> {
    hands: Mutex<Hands<P>>,
    /// How many bundles are waiting, to look without a lock.
    waiting: AtomicUsize,
    closed: AtomicBool,
    /// Somebody who helped has failed: their bundle will never be judged.
    failed: AtomicBool,
    /// There is something to judge, or nothing any more.
    news: Condvar,
}

struct Hands<P: Position> {
    waiting: VecDeque<Bundle<P>>,
    judged: Vec<Bundle<P>>,
    batches: usize,
    asleep: usize,
}

impl<P: Position> Relay<P> {
    fn new() -> Self {
        let hands = Hands { waiting: VecDeque::new(), judged: Vec::new(), batches: 0, asleep: 0 };
        let [closed, failed] = [AtomicBool::new(false), AtomicBool::new(false)];
        Self { hands: Mutex::new(hands), waiting: AtomicUsize::new(0), closed, failed, news: Condvar::new() }
    }

    fn hands(&self) -> MutexGuard<'_, Hands<P>> {
        self.hands.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hands on a batch; returns its number and how many bundles it is.
    fn hand_on(&self, mut leaves: Vec<Box<Leaf<P>>>) -> (usize, usize) {
        let size = leaves.len().div_ceil(BUNDLES);
        let bundles = leaves.len().div_ceil(size);
        let mut hands = self.hands();
        let batch = hands.batches;
        hands.batches += 1;
        for place in 0..bundles {
            let rest = leaves.split_off(size.min(leaves.len()));
            hands.waiting.push_back((batch, place, std::mem::replace(&mut leaves, rest)));
        }
        self.waiting.store(hands.waiting.len(), Ordering::Release);
        if hands.asleep > 0 {
            self.news.notify_all();
        }
        (batch, bundles)
    }

    /// The next bundle, if one is waiting.
    fn next(&self) -> Option<Bundle<P>> {
        if self.waiting.load(Ordering::Acquire) == 0 {
            return None;
        }
        let mut hands = self.hands();
        let next = hands.waiting.pop_front();
        self.waiting.store(hands.waiting.len(), Ordering::Release);
        next
    }

    /// Judges until this batch is complete; its leaves in the order in which they were handed on. None if somebody failed.
    fn take_back<J: Judge<P>>(&self, (batch, bundles): (usize, usize), judge: &mut J) -> Option<Vec<Box<Leaf<P>>>> {
        let mut looks = 0;
        while !self.failed.load(Ordering::Acquire) {
            let mut hands = self.hands();
            if hands.judged.iter().filter(|bundle| bundle.0 == batch).count() == bundles {
                let mut complete: Vec<Bundle<P>> = hands.judged.extract_if(.., |bundle| bundle.0 == batch).collect();
                drop(hands);
                complete.sort_unstable_by_key(|bundle| bundle.1);
                return Some(complete.into_iter().flat_map(|bundle| bundle.2).collect());
            }
            let next = hands.waiting.pop_front();
            self.waiting.store(hands.waiting.len(), Ordering::Release);
            drop(hands);
            match next {
                Some(bundle) => self.judge(bundle, judge),
                None if looks < LOOKS => looks += 1,
                None => std::thread::yield_now(),
            }
        }
        None
    }

    fn judge<J: Judge<P>>(&self, mut bundle: Bundle<P>, judge: &mut J) {
        bundle.2.iter_mut().for_each(|leaf| leaf.judge(judge));
        self.hands().judged.push(bundle);
    }

    /// Judges until nothing more will come.
    fn help<J: Judge<P>>(&self, judge: &mut J) {
        let _fails = Fails(self);
        let mut looks = 0;
        while !self.closed.load(Ordering::Acquire) {
            if let Some(bundle) = self.next() {
                self.judge(bundle, judge);
                looks = 0;
            } else if looks < LOOKS {
                looks += 1;
                std::hint::spin_loop();
            } else {
                let mut hands = self.hands();
                hands.asleep += 1;
                while hands.waiting.is_empty() && !self.closed.load(Ordering::Acquire) {
                    hands = self.news.wait(hands).unwrap_or_else(PoisonError::into_inner);
                }
                hands.asleep -= 1;
                looks = 0;
            }
        }
    }
}

/// Sends the helpers home.
struct Closes<'a, P: Position>(&'a Relay<P>);

impl<P: Position> Drop for Closes<'_, P> {
    fn drop(&mut self) {
        // With the lock, so that nobody falls asleep in between.
        let _hands = self.0.hands();
        self.0.closed.store(true, Ordering::Release);
        self.0.news.notify_all();
    }
}

/// Tells if it is dropped because of a panic.
struct Fails<'a, P: Position>(&'a Relay<P>);

impl<P: Position> Drop for Fails<'_, P> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.failed.store(true, Ordering::Release);
        }
    }
}
