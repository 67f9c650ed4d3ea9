//! When a search has thought enough.

use std::time::Instant;

use super::tree::{Link, NONE, Tree};

/// The time of a search.
#[derive(Clone, Copy)]
pub struct Clock {
    began: Instant,
    until: Instant,
}

impl Clock {
    /// A clock that begins now.
    pub fn until(until: Instant) -> Self {
        Self { began: Instant::now(), until }
    }

    /// Is there nothing to gain from more iterations after these, because the time is up or because no more will come
    /// than the best move is ahead by?
    pub fn enough<S: Copy + PartialEq>(self, tree: &Tree<S>, possible: Option<&[S]>, iterations: u32) -> bool {
        let now = Instant::now();
        let left = self.until.saturating_duration_since(now).as_secs_f64();
        let pace = f64::from(iterations) / (now - self.began).as_secs_f64().max(1e-6);
        left == 0.0 || ahead(tree, possible).is_some_and(|ahead| f64::from(ahead) > left * pace)
    }
}

/// By how many visits every step of the most tried move is ahead of the next one; none if nothing has been tried. Only
/// these first steps are possible.
fn ahead<S: Copy + PartialEq>(tree: &Tree<S>, possible: Option<&[S]>) -> Option<u32> {
    let (mut node, mut least) = (0, u32::MAX);
    loop {
        let (mut best, mut most, mut next) = (NONE, 0, 0);
        for child in tree.children(node) {
            let here = tree.at(child);
            let Link::Step(step) = here.link else { return None };
            if node == 0 && possible.is_some_and(|steps| !steps.contains(&step)) {
                continue;
            }
            if here.visits > most {
                (best, most, next) = (child, here.visits, most);
            } else {
                next = next.max(here.visits);
            }
        }
        if best == NONE {
            return None;
        }
        least = least.min(most - next);
        if !tree.at(best).midway {
            return Some(least);
        }
        node = best;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tree whose root has these children with these visits.
    fn tree(children: &[(u8, u32)]) -> Tree<u8> {
        let mut tree = Tree::default();
        tree.clear();
        for &(step, visits) in children {
            let child = tree.add(0, Link::Step(step), 1.0);
            tree.at_mut(child).visits = visits;
        }
        tree
    }

    #[test]
    fn a_move_is_ahead_by_its_closest_step() {
        assert_eq!(ahead(&tree(&[]), None), None);
        assert_eq!(ahead(&tree(&[(1, 40), (2, 70), (3, 60)]), None), Some(10));
        // The second step of the move is contested.
        let mut halves = tree(&[(1, 40), (2, 70)]);
        halves.at_mut(2).midway = true;
        for (step, visits) in [(7, 36), (8, 34)] {
            let child = halves.add(2, Link::Step(step), 1.0);
            halves.at_mut(child).visits = visits;
        }
        assert_eq!(ahead(&halves, None), Some(2));
    }

    #[test]
    fn a_step_that_is_not_possible_is_not_ahead() {
        assert_eq!(ahead(&tree(&[(1, 40), (2, 70), (3, 60)]), Some(&[1, 3])), Some(20));
    }

    #[test]
    fn enough_is_when_the_time_is_up_or_nothing_can_change() {
        let now = Instant::now();
        let (over, begun) = (Clock { began: now, until: now }, now - std::time::Duration::from_secs(100));
        let clock = |left| Clock { began: begun, until: now + std::time::Duration::from_secs(left) };
        let tree = tree(&[(1, 700), (2, 300)]);
        assert!(over.enough(&tree, None, 1_000));
        // Ten a second: 300 more in half a minute cannot change it, 600 in a minute could.
        assert!(clock(30).enough(&tree, None, 1_000));
        assert!(!clock(60).enough(&tree, None, 1_000));
    }
}
