//! The tree a search grows: nodes in one list, children as chains through it.

use patchwork::game::player::Choice;
use patchwork::game::quilt::Placement;
use patchwork::names::Seat;

use crate::patchwork::contest::Ending;

/// What leads from a node to its child.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nothing: the root.
    Root,
    /// A whole action.
    Do(Choice),
    /// A patch of the window is chosen, but not its placement.
    Patch(u8),
    /// What the Automa's card brought.
    Card(u8),
}

/// No node.
pub const NONE: u32 = u32::MAX;

/// A node: what was learned from the playouts that went through it.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// What led here.
    pub step: Step,
    /// How promising it looked before anything was tried; the siblings' values add up to at most 1.
    pub prior: f32,
    /// Playouts through here.
    pub visits: u32,
    /// Games the first seat won.
    pub wins: u32,
    /// The first seat's margins, added up.
    pub margins: i64,
    /// The first seat's rewards, added up.
    pub value: f64,
    /// The first child.
    pub child: u32,
    /// The next child of the same parent.
    pub brother: u32,
    /// Where its placements begin in the list of placements.
    pub from: u32,
    /// How many placements it has.
    pub count: u16,
    /// How many of them are children already.
    pub offered: u16,
    /// Has it been opened?
    pub open: bool,
}

impl Node {
    const fn new(step: Step, prior: f32) -> Self {
        Self {
            step,
            prior,
            visits: 0,
            wins: 0,
            margins: 0,
            value: 0.0,
            child: NONE,
            brother: NONE,
            from: 0,
            count: 0,
            offered: 0,
            open: false,
        }
    }

    /// The mean reward of a seat.
    #[inline]
    pub fn mean(&self, seat: Seat) -> f64 {
        let first = self.value / f64::from(self.visits.max(1));
        if seat == Seat::First { first } else { 1.0 - first }
    }
}

/// A placement waiting to be tried.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// Where.
    pub placement: Placement,
    /// How promising it looks.
    pub prior: f32,
}

/// The tree. It keeps its memory from one search to the next.
#[derive(Debug, Default)]
pub struct Tree {
    /// The root is the first.
    pub nodes: Vec<Node>,
    /// Placements not yet tried, node by node.
    pub candidates: Vec<Candidate>,
}

impl Tree {
    /// Starts again with just a root.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.candidates.clear();
        self.nodes.push(Node::new(Step::Root, 1.0));
    }

    /// The node with this number.
    #[inline]
    pub fn at(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    /// The node with this number, to change it.
    #[inline]
    pub fn at_mut(&mut self, node: u32) -> &mut Node {
        &mut self.nodes[node as usize]
    }

    /// Adds a child in front of its siblings.
    pub fn add(&mut self, parent: u32, step: Step, prior: f32) -> u32 {
        let number = self.nodes.len() as u32;
        let brother = self.at(parent).child;
        self.nodes.push(Node { brother, ..Node::new(step, prior) });
        self.at_mut(parent).child = number;
        number
    }

    /// The children of a node, the youngest first.
    pub fn children(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        let first = self.at(node).child;
        std::iter::successors((first != NONE).then_some(first), |&child| {
            let brother = self.at(child).brother;
            (brother != NONE).then_some(brother)
        })
    }

    /// The child this step leads to.
    pub fn find(&self, node: u32, step: Step) -> Option<u32> {
        self.children(node).find(|&child| self.at(child).step == step)
    }

    /// The child with the most playouts; of equals, the oldest.
    pub fn favourite(&self, node: u32) -> Option<u32> {
        self.children(node).max_by_key(|&child| (self.at(child).visits, std::cmp::Reverse(child)))
    }

    /// Records how a playout ended in every node on its path.
    pub fn learn(&mut self, path: &[u32], ending: Ending, reward: f64) {
        for &number in path {
            let node = self.at_mut(number);
            node.visits += 1;
            node.wins += u32::from(ending.won);
            node.margins += i64::from(ending.margin);
            node.value += reward;
        }
    }
}
