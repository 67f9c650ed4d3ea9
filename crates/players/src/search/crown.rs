//! One tree grown by several threads, and the same tree by any number of them.
//!
//! What is visited often is the crown: one thread walks through it, iteration by iteration, and hands each to the bush it
//! leads into. A bush is a tree of its own, so all bushes of a round grow at the same time; each has its own randomness. How
//! an iteration in flight will end is not known yet: until then it counts as a visit without a verdict. What the bushes
//! learned is added up in a fixed order, so nothing depends on which thread was quicker.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use table::Rng;

use super::grow::Grower;
use super::tree::{NONE, Node, Tree};
use super::{Judge, Position};

/// A round is this part of what has been tried so far,
const ROUND: u32 = 24;
/// within these limits.
const ROUNDS: (u32, u32) = (16, 256);
/// A node with this part of all visits belongs to the crown,
const OFTEN: u32 = 10;
/// if it has at least this many.
const LEAST: u32 = 48;

/// A part of the tree that grows by itself.
struct Bush<P: Position> {
    /// Where it is, from the root of the crown on.
    path: Vec<u32>,
    tree: Tree<P::Step>,
    rng: Rng,
    /// The iterations that lead into it in this round.
    worlds: Vec<P>,
}

/// The tree in parts.
pub(super) struct Crown<P: Position, J> {
    /// Walks through the crown, which is its tree.
    walker: Grower<P, J>,
    /// By node of the crown: the bush that grows there.
    bush_of: Vec<u32>,
    /// None: it is growing.
    bushes: Vec<Option<Bush<P>>>,
    seeds: (u64, u64),
}

const NO_BUSH: u32 = u32::MAX;

impl<P: Position, J: Judge<P>> Crown<P, J> {
    /// The crown of a tree; `seeds` are those of its bushes.
    pub fn of(mut walker: Grower<P, J>, seeds: (u64, u64)) -> Self {
        let whole = std::mem::take(&mut walker.tree);
        let mut root = Tree::default();
        root.nodes.push(Node { child: NONE, ..whole.nodes[0] });
        walker.tree = root;
        let mut crown = Self { walker, bush_of: vec![NO_BUSH], bushes: Vec::new(), seeds };
        crown.settle(0, vec![0], &whole, 0);
        crown
    }

    /// What belongs to the crown below a node of a tree becomes crown, the rest bushes.
    fn settle(&mut self, at: u32, path: Vec<u32>, from: &Tree<P::Step>, node: u32) {
        let here = *from.at(node);
        if !self.often(&here) {
            let tree = from.cut(node);
            self.plant(at, path, tree);
            return;
        }
        let first = self.walker.tree.offers.len() as u32;
        let offers = here.from as usize..here.from as usize + usize::from(here.count);
        self.walker.tree.offers.extend_from_slice(&from.offers[offers]);
        // The root of a bush does not know what led there.
        let Node { link, prior, brother, .. } = *self.walker.tree.at(at);
        *self.walker.tree.at_mut(at) = Node { link, prior, brother, from: first, child: NONE, ..here };
        self.bush_of[at as usize] = NO_BUSH;
        // The oldest first, as a child is added in front of its siblings.
        let mut children: Vec<u32> = from.children(node).collect();
        children.reverse();
        for child in children {
            let Node { link, prior, visits, sum, turn, .. } = *from.at(child);
            let added = self.walker.tree.add(at, link, prior);
            self.bush_of.push(NO_BUSH);
            let node = self.walker.tree.at_mut(added);
            (node.visits, node.sum, node.turn) = (visits, sum, turn);
            let path = path.iter().copied().chain([added]).collect();
            self.settle(added, path, from, child);
        }
    }

    fn often(&self, node: &Node<P::Step>) -> bool {
        let all = self.walker.tree.at(0).visits;
        node.child != NONE && node.visits >= LEAST.max(all / OFTEN)
    }

    fn plant(&mut self, at: u32, path: Vec<u32>, tree: Tree<P::Step>) {
        let number = self.bushes.len() as u32;
        self.bush_of[at as usize] = number;
        let rng = Rng::new(self.seeds.0, self.seeds.1 ^ u64::from(number + 1) << 40);
        self.bushes.push(Some(Bush { path, tree, rng, worlds: Vec::new() }));
    }

    /// Grows until the budget is spent; returns the whole tree, and how many iterations that took.
    pub fn grow(mut self, position: &P, threads: usize, cancel: &AtomicBool) -> (Tree<P::Step>, u32) {
        let (most, until) = (self.walker.most, self.walker.until);
        let mut iterations = 0;
        let mut gardeners: Vec<Grower<P, J>> = (0..threads.max(1)).map(|_| self.walker.like()).collect();
        let Some(mut own) = gardeners.pop() else { return (self.whole(), 0) };
        let garden = Garden::new();
        std::thread::scope(|scope| {
            let garden = &garden;
            for gardener in gardeners {
                scope.spawn(move || garden.help(gardener));
            }
            loop {
                let tried = self.walker.tree.at(0).visits;
                let round = (tried / ROUND).clamp(ROUNDS.0, ROUNDS.1).min(most - iterations);
                let busy = self.plan(position, round);
                let beds = busy.iter().filter_map(|&bush| Some((bush, self.bushes[bush as usize].take()?))).collect();
                let grown = garden.grow(beds, &mut own);
                for (bush, grown) in grown {
                    self.bushes[bush as usize] = Some(grown);
                }
                busy.into_iter().for_each(|bush| self.learn(bush));
                iterations += round;
                let late = until.is_some_and(|until| Instant::now() >= until);
                if iterations >= most || late || cancel.load(Ordering::Relaxed) {
                    break;
                }
            }
            garden.close();
        });
        (self.whole(), iterations)
    }

    /// Leads this many iterations through the crown; returns the bushes they lead into, the fullest first.
    fn plan(&mut self, position: &P, round: u32) -> Vec<u32> {
        let mut busy = Vec::new();
        for _ in 0..round {
            let mut world = self.walker.deal(position);
            let mut path = std::mem::take(&mut self.walker.path);
            path.clear();
            let mut node = 0;
            let number = loop {
                path.push(node);
                self.walker.tree.at_mut(node).pending += 1;
                if node as usize == self.bush_of.len() {
                    // Never tried before.
                    self.bush_of.push(NO_BUSH);
                    let mut tree = Tree::default();
                    tree.clear();
                    self.plant(node, path.clone(), tree);
                }
                match self.bush_of[node as usize] {
                    NO_BUSH => node = self.walker.step(node, &mut world),
                    bush => break bush,
                }
            };
            self.walker.path = path;
            if let Some(bush) = &mut self.bushes[number as usize] {
                if bush.worlds.is_empty() {
                    busy.push(number);
                }
                bush.worlds.push(world);
            }
        }
        let fill = |number: &u32| self.bushes[*number as usize].as_ref().map_or(0, |bush| bush.worlds.len());
        // A stable sort: of equals, the first stays first.
        busy.sort_by_key(|number| std::cmp::Reverse(fill(number)));
        busy
    }

    /// Adds up what a bush has learned, and takes into the crown what is visited often by now.
    fn learn(&mut self, number: u32) {
        let Some(bush) = &self.bushes[number as usize] else { return };
        let Some((&leaf, above)) = bush.path.split_last() else { return };
        let tree = &mut self.walker.tree;
        let (before, now) = (*tree.at(leaf), bush.tree.nodes[0]);
        let gained = now.visits - before.visits;
        let sum = now.sum.less(before.sum);
        for &node in above {
            let node = tree.at_mut(node);
            node.visits += gained;
            node.pending -= gained;
            node.sum = node.sum.plus(sum);
        }
        let node = tree.at_mut(leaf);
        (node.visits, node.pending, node.sum) = (now.visits, 0, now.sum);
        if self.often(&now)
            && let Some(Bush { path, tree, .. }) = self.bushes[number as usize].take()
        {
            let leaf = path[path.len() - 1];
            self.settle(leaf, path, &tree, 0);
        }
    }

    /// The crown and all bushes as one tree.
    fn whole(self) -> Tree<P::Step> {
        let mut tree = self.walker.tree;
        for bush in self.bushes.into_iter().flatten() {
            let Some(&at) = bush.path.last() else { continue };
            // The root of the bush is in the crown already.
            let (nodes, offers) = (tree.nodes.len() as u32 - 1, tree.offers.len() as u32);
            let moved = |number: u32| if number == NONE { NONE } else { number + nodes };
            let Node { link, prior, brother, .. } = *tree.at(at);
            let root = bush.tree.nodes[0];
            *tree.at_mut(at) =
                Node { link, prior, brother, child: moved(root.child), from: root.from + offers, ..root };
            tree.nodes.extend(bush.tree.nodes[1..].iter().map(|node| Node {
                child: moved(node.child),
                brother: moved(node.brother),
                from: node.from + offers,
                ..*node
            }));
            tree.offers.extend(bush.tree.offers);
        }
        tree
    }
}

impl<P: Position, J: Judge<P>> Grower<P, J> {
    /// Grows a bush by the iterations that lead into it.
    fn tend(&mut self, bush: &mut Bush<P>) {
        std::mem::swap(&mut self.tree, &mut bush.tree);
        std::mem::swap(&mut self.rng, &mut bush.rng);
        let is_root = bush.path.len() == 1;
        for world in bush.worlds.drain(..) {
            self.iterate(world, is_root);
        }
        std::mem::swap(&mut self.tree, &mut bush.tree);
        std::mem::swap(&mut self.rng, &mut bush.rng);
    }
}

/// Where the bushes of a round grow: who has time takes the next one.
struct Garden<P: Position> {
    beds: Mutex<Beds<P>>,
    /// There is something to do, or nothing any more.
    news: Condvar,
    /// A bush has grown.
    grown: Condvar,
}

/// Bushes with their numbers.
type Numbered<P> = Vec<(u32, Bush<P>)>;

struct Beds<P: Position> {
    /// The fullest last.
    waiting: Numbered<P>,
    growing: usize,
    grown: Numbered<P>,
    closed: bool,
}

impl<P: Position> Garden<P> {
    fn new() -> Self {
        let beds = Beds { waiting: Vec::new(), growing: 0, grown: Vec::new(), closed: false };
        Self { beds: Mutex::new(beds), news: Condvar::new(), grown: Condvar::new() }
    }

    fn beds(&self) -> MutexGuard<'_, Beds<P>> {
        self.beds.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets all of these grow.
    fn grow<J: Judge<P>>(&self, mut bushes: Numbered<P>, gardener: &mut Grower<P, J>) -> Numbered<P> {
        bushes.reverse();
        self.beds().waiting = bushes;
        self.news.notify_all();
        while let Some(bush) = self.next() {
            self.tend(bush, gardener);
        }
        let mut beds = self.beds();
        while beds.growing > 0 {
            beds = self.grown.wait(beds).unwrap_or_else(PoisonError::into_inner);
        }
        std::mem::take(&mut beds.grown)
    }

    /// The next bush, if one is waiting.
    fn next(&self) -> Option<(u32, Bush<P>)> {
        let mut beds = self.beds();
        let next = beds.waiting.pop();
        beds.growing += usize::from(next.is_some());
        next
    }

    fn tend<J: Judge<P>>(&self, (number, mut bush): (u32, Bush<P>), gardener: &mut Grower<P, J>) {
        // Should it panic, nobody waits for this bush.
        let _ends = Ends(self);
        gardener.tend(&mut bush);
        self.beds().grown.push((number, bush));
    }

    /// Helps until the garden is closed.
    fn help<J: Judge<P>>(&self, mut gardener: Grower<P, J>) {
        loop {
            let mut beds = self.beds();
            while beds.waiting.is_empty() && !beds.closed {
                beds = self.news.wait(beds).unwrap_or_else(PoisonError::into_inner);
            }
            if beds.closed {
                return;
            }
            drop(beds);
            if let Some(bush) = self.next() {
                self.tend(bush, &mut gardener);
            }
        }
    }

    fn close(&self) {
        self.beds().closed = true;
        self.news.notify_all();
    }
}

/// Counts a bush as no longer growing.
struct Ends<'a, P: Position>(&'a Garden<P>);

impl<P: Position> Drop for Ends<'_, P> {
    fn drop(&mut self) {
        self.0.beds().growing -= 1;
        self.0.grown.notify_all();
    }
}
