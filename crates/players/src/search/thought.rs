//! What a search found.

use super::tree::{Link, Tree};
use super::{Side, Verdict};

/// A step, what was learned about it, and the steps that finish the move.
#[derive(Clone, Debug, PartialEq)]
pub struct Branch<S> {
    /// The step.
    pub step: S,
    /// Iterations that tried it.
    pub visits: u32,
    /// The mean verdict, seen from the first side.
    pub verdict: Verdict,
    /// The next steps of the same move, the most tried first; none if the step finishes it.
    pub next: Vec<Branch<S>>,
}

/// The exact end: what every move is worth if both sides play on without a mistake.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved<S> {
    /// Every move as its steps, with its exact value for the first side; the best for the deciding side first.
    pub moves: Vec<(Vec<S>, Verdict)>,
    /// How many decisions there are at most until the end.
    pub horizon: u32,
    /// How many positions were looked at.
    pub positions: u64,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<S> {
    /// Who decides; none on the turn of chance.
    pub side: Option<Side>,
    /// Iterations.
    pub iterations: u32,
    /// The first steps, the most tried first.
    pub branches: Vec<Branch<S>>,
    /// How things stand, seen from the first side.
    pub verdict: Verdict,
    /// The exact end, where it was near enough.
    pub solved: Option<Solved<S>>,
}

impl<S: Copy + PartialEq> Thought<S> {
    /// The best move as its steps; empty if nobody decides.
    pub fn best(&self) -> Vec<S> {
        if let Some((steps, _)) = self.solved.as_ref().and_then(|solved| solved.moves.first()) {
            return steps.clone();
        }
        let (mut steps, mut at) = (Vec::new(), &self.branches);
        while let Some(branch) = at.first() {
            steps.push(branch.step);
            at = &branch.next;
        }
        steps
    }
}

impl Verdict {
    /// The mean of verdicts added up.
    fn mean(self, visits: u32) -> Self {
        let n = f64::from(visits.max(1));
        Self { win: self.win / n, margin: self.margin / n, reward: self.reward / n }
    }
}

/// The mean verdict of a tree.
pub(super) fn verdict<S: Copy + PartialEq>(tree: &Tree<S>) -> Verdict {
    tree.nodes.first().map_or_else(Verdict::default, |root| root.sum.mean(root.visits))
}

/// The steps from a node, the most tried first; the oldest first among equals.
pub(super) fn branches<S: Copy + PartialEq>(tree: &Tree<S>, node: u32) -> Vec<Branch<S>> {
    let branch = |child: u32| {
        let here = tree.at(child);
        let Link::Step(step) = here.link else { return None };
        let next = if here.midway { branches(tree, child) } else { Vec::new() };
        Some(Branch { step, visits: here.visits, verdict: here.sum.mean(here.visits), next })
    };
    let mut found: Vec<Branch<S>> = tree.children(node).filter_map(branch).collect();
    found.reverse();
    found.sort_by_key(|branch| std::cmp::Reverse(branch.visits));
    found
}
