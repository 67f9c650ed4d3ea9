//! The tree a search grows: nodes in one list, children as chains through it.

use super::grow::all;
use super::{Offer, Pace, Side, Turn, Verdict};

/// What leads from a node to its child.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Link<S> {
    /// Nothing: the root.
    Root,
    /// A step of a player.
    Step(S),
    /// What chance brought.
    Chance(u32),
}

/// No node.
pub const NONE: u32 = u32::MAX;

/// A node: what was learned from the iterations that went through it. A line of the processor's memory where steps are
/// small, as a walk looks at many.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub struct Node<S> {
    /// What led here.
    pub link: Link<S>,
    /// How promising it looked before anything was tried; the siblings' add up to at most 1.
    pub prior: f32,
    /// Iterations through here.
    pub visits: u32,
    /// Their verdicts, added up.
    pub sum: Verdict,
    /// Iterations that lead through here and whose verdict is not known yet.
    pub pending: u16,
    /// What happens here, once it has been visited.
    pub turn: Turn,
    /// The first child.
    pub child: u32,
    /// The next child of the same parent.
    pub brother: u32,
    /// Where the steps not yet tried begin in the list of offers.
    pub from: u32,
    /// How many of them there are.
    pub count: u16,
    /// How many of them are children already.
    pub offered: u16,
    /// Has it been opened?
    pub open: bool,
    /// Is a move begun here and not finished?
    pub midway: bool,
}

impl<S> Node<S> {
    const fn new(link: Link<S>, prior: f32) -> Self {
        Self {
            link,
            prior,
            visits: 0,
            sum: Verdict { win: 0.0, margin: 0.0, reward: 0.0 },
            pending: 0,
            turn: Turn::Over,
            child: NONE,
            brother: NONE,
            from: 0,
            count: 0,
            offered: 0,
            open: false,
            midway: false,
        }
    }

    /// Iterations through here, those under way included.
    #[inline]
    pub fn tried(&self) -> u32 {
        self.visits + u32::from(self.pending)
    }

    /// The mean reward of a side.
    #[inline]
    pub fn mean(&self, side: Side) -> f64 {
        let first = self.sum.reward / f64::from(self.visits.max(1));
        if side == Side::First { first } else { 1.0 - first }
    }
}

/// The tree. It keeps its memory from one search to the next.
#[derive(Clone, Debug)]
pub struct Tree<S> {
    /// The root is the first.
    pub nodes: Vec<Node<S>>,
    /// Steps not yet tried, node by node.
    pub offers: Vec<Offer<S>>,
}

impl<S> Default for Tree<S> {
    fn default() -> Self {
        Self { nodes: Vec::new(), offers: Vec::new() }
    }
}

impl<S: Copy + PartialEq> Tree<S> {
    /// Starts again with just a root.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.offers.clear();
        self.nodes.push(Node::new(Link::Root, 1.0));
    }

    /// The node with this number.
    #[inline]
    pub fn at(&self, node: u32) -> &Node<S> {
        &self.nodes[node as usize]
    }

    /// The node with this number, to change it.
    #[inline]
    pub fn at_mut(&mut self, node: u32) -> &mut Node<S> {
        &mut self.nodes[node as usize]
    }

    /// Adds a child in front of its siblings.
    pub fn add(&mut self, parent: u32, link: Link<S>, prior: f32) -> u32 {
        let number = self.nodes.len() as u32;
        let brother = self.at(parent).child;
        self.nodes.push(Node { brother, ..Node::new(link, prior) });
        self.at_mut(parent).child = number;
        number
    }

    /// Opens a node: these are the steps from it, and how they are tried.
    pub fn unfold(&mut self, node: u32, offers: &[Offer<S>], pace: Pace) {
        self.at_mut(node).open = true;
        let all = all(offers);
        let shared = offers.iter().map(|offer| Offer { promise: offer.promise / all, ..*offer });
        match pace {
            Pace::AtOnce => shared.for_each(|offer| {
                self.add(node, Link::Step(offer.step), offer.promise);
            }),
            Pace::Widening => {
                let from = self.offers.len() as u32;
                self.offers.extend(shared);
                let here = self.at_mut(node);
                (here.from, here.count) = (from, offers.len() as u16);
            }
        }
    }

    /// The children of a node, the youngest first.
    pub fn children(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        let first = self.at(node).child;
        std::iter::successors((first != NONE).then_some(first), |&child| {
            let brother = self.at(child).brother;
            (brother != NONE).then_some(brother)
        })
    }

    /// The child this leads to.
    pub fn find(&self, node: u32, link: Link<S>) -> Option<u32> {
        self.children(node).find(|&child| self.at(child).link == link)
    }

    /// Records a verdict in every node on a path.
    pub fn learn(&mut self, path: &[u32], verdict: Verdict) {
        for &number in path {
            let node = self.at_mut(number);
            node.visits += 1;
            node.sum.win += verdict.win;
            node.sum.margin += verdict.margin;
            node.sum.reward += verdict.reward;
        }
    }
}
