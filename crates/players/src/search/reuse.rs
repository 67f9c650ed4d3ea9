//! What stays of a tree when the game has moved on: the part below the position that is on the table now.

use super::tree::{Link, NONE, Tree};
use super::{Judge, Position, Turn};

/// How many nodes may be looked at to find a position again.
const MOST_LOOKS: u32 = 20_000;
/// How many steps deep to look.
const DEEPEST: u32 = 24;

/// The node of a tree, grown from one position, in which another one is on the table. What really happened in between
/// is played again on the first position; a player has seen it by now.
pub fn find<P: Position, J: Judge<P>>(tree: &Tree<P::Step>, judge: &J, from: &P, now: &P) -> Option<u32> {
    let mut looking = Looking { tree, judge: judge.clone(), now, looks: 0 };
    if tree.nodes.is_empty() { None } else { looking.below(0, from, DEEPEST) }
}

struct Looking<'a, P: Position, J> {
    tree: &'a Tree<P::Step>,
    judge: J,
    now: &'a P,
    looks: u32,
}

impl<P: Position, J: Judge<P>> Looking<'_, P, J> {
    fn below(&mut self, node: u32, world: &P, deep: u32) -> Option<u32> {
        self.looks += 1;
        if !world.midway() && world.looks_like(self.now) {
            return Some(node);
        }
        if deep == 0 || self.looks > MOST_LOOKS {
            return None;
        }
        match world.turn() {
            Turn::Over => None,
            Turn::Chance => {
                let mut next = world.clone();
                let child = self.tree.find(node, Link::Chance(next.chance()))?;
                self.below(child, &next, deep - 1)
            }
            Turn::Decides(_) => {
                let tree = self.tree;
                let possible = self.judge.possible(world);
                let mut children: Vec<u32> = tree.children(node).filter(|&child| tree.at(child).visits > 0).collect();
                children.sort_by_key(|&child| std::cmp::Reverse(tree.at(child).visits));
                children.into_iter().find_map(|child| {
                    let Link::Step(step) = tree.at(child).link else { return None };
                    if possible.as_ref().is_some_and(|steps| !steps.contains(&step)) {
                        return None;
                    }
                    let mut next = world.clone();
                    next.play(step);
                    self.below(child, &next, deep - 1)
                })
            }
        }
    }
}

impl<S: Copy + PartialEq> Tree<S> {
    /// What is below this node, as a tree with the node as its root.
    pub fn cut(&self, root: u32) -> Self {
        let mut kept = Tree::default();
        kept.nodes.push(super::tree::Node { link: Link::Root, brother: NONE, ..*self.at(root) });
        let mut at = 0;
        while at < kept.nodes.len() {
            let here = kept.nodes[at];
            let from = kept.offers.len() as u32;
            let offers = here.from as usize..here.from as usize + usize::from(here.count);
            kept.offers.extend_from_slice(self.offers.get(offers).unwrap_or_default());
            kept.nodes[at].from = from;
            // The children in their order, one after the other; their brothers are numbered anew.
            let mut last = NONE;
            let mut child = here.child;
            while child != NONE {
                let number = kept.nodes.len() as u32;
                match last {
                    NONE => kept.nodes[at].child = number,
                    last => kept.nodes[last as usize].brother = number,
                }
                let node = *self.at(child);
                child = node.brother;
                kept.nodes.push(super::tree::Node { brother: NONE, ..node });
                last = number;
            }
            at += 1;
        }
        kept
    }
}
