//! One tree search for every game. A game adds its moves, its chance and its judgement, not its own tree.
//!
//! | module | what it holds |
//! |---|---|
//! | here | what a game implements: [`Position`], [`Judge`]; how a search is set: [`Budget`], [`Settings`] |
//! | [`grow`] | [`Search`]: grows a tree |
//! | `relay` | the same with several threads |
//! | `enough` | when to stop |
//! | [`thought`] | what it found: [`Thought`], moves as [`Branch`]es |
//! | [`tree`] | nodes and what was learned in them |
//! | [`reuse`] | what stays of a tree when the game has moved on |
//!
//! # How a game joins
//!
//! 1. **A position** ([`Position`]): whose turn it is, how a step is played, how chance goes on, and the same position
//!    with everything dealt again that the deciding player cannot see ([`Position::unseen`]). The search deals again in
//!    every iteration and never looks at what was really dealt.
//! 2. **Steps.** A move may be decided in stages (first the patch, then its place): a stage is a step, and
//!    [`Position::midway`] says that the move is not finished. Each stage is a level of the tree; a leaf is judged only
//!    after a whole move.
//! 3. **Chance.** [`Position::chance`] lets cards, dice or an automated opponent act and returns a number: equal numbers
//!    share a node. Either the number says everything that matters for the moves to come (then a node always offers the
//!    same steps), or it says less, even nothing: then the same node meets different hands, and the judge says so with
//!    [`Judge::SHIFTS`]; steps are then listed anew at every visit and only what is possible is chosen.
//! 4. **A judge** ([`Judge`]): which steps are worth a look and how promising each is, and what a leaf is worth, by playing
//!    on, by a formula or by a learned model. The value of a step and of a leaf is seen from [`Side::First`]; a game against
//!    an automated opponent has the person in the first seat and never lets the second decide.
//! 5. **An exact end**, if the game has one: [`Judge::solve`].
//!
//! The tests of [`grow`] hold a whole game in forty lines.

mod enough;
pub mod grow;
mod relay;
pub mod reuse;
pub mod thought;
pub mod tree;

use std::fmt;
use std::time::Duration;

use table::Rng;

pub use grow::Search;
pub use thought::{Branch, Solved, Thought};

/// How long to think about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// This many iterations: the same move on every machine.
    Iterations(u32),
    /// This much time: the faster the machine, the stronger.
    Time(Duration),
}

/// Who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The first seat; the person's against an automated opponent.
    First,
    /// The other.
    Second,
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A player decides.
    Decides(Side),
    /// Cards, dice or an automated opponent.
    Chance,
    /// Nothing: the game is over.
    Over,
}

/// What a position is worth to the first side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Verdict {
    /// The chance of winning, 0 to 1.
    pub win: f64,
    /// The expected margin.
    pub margin: f64,
    /// What the search maximises, 0 to 1: a mixture of the two.
    pub reward: f64,
}

impl Verdict {
    /// A chance of winning and a margin for the first side. `share` is how much the margin counts in the reward.
    #[inline]
    pub fn of(win: f64, margin: f64, share: f64) -> Self {
        let reward = (1.0 - share) * win + share * (0.5 + 0.5 * margin / (20.0 + margin.abs()));
        Self { win, margin, reward }
    }
}

/// A step worth a look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Offer<S> {
    /// The step.
    pub step: S,
    /// How promising it is; only the proportions among the steps of one position count.
    pub promise: f32,
}

/// How the steps of a position are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// All from the start.
    AtOnce,
    /// One after the other, in the order offered: the more, the longer the position is considered.
    Widening,
}

/// A game in progress, as the search sees it.
pub trait Position: Clone + Send + Sync + 'static {
    /// A step of a decision: a whole move, or a part of one.
    type Step: Copy + PartialEq + fmt::Debug + Send + Sync + 'static;

    /// What happens next.
    fn turn(&self) -> Turn;

    /// Is a move begun and not finished?
    fn midway(&self) -> bool {
        false
    }

    /// Does a step that was offered.
    fn play(&mut self, step: Self::Step);

    /// Lets chance act. Equal numbers lead to the same node.
    fn chance(&mut self) -> u32 {
        0
    }

    /// The same with everything that the deciding player cannot see dealt again.
    fn unseen(&self, rng: &mut Rng) -> Self {
        let _ = rng;
        self.clone()
    }

    /// Does a player see the same in both? Used to find a position in the tree of the move before.
    fn looks_like(&self, other: &Self) -> bool;
}

/// Who judges positions for a search. It may keep lists between calls to save time; its judgement must not depend on them.
pub trait Judge<P: Position>: Clone + Send {
    /// May one node meet positions with different steps? See the module's third point.
    const SHIFTS: bool = false;

    /// Lists the steps worth a look, at least one of the legal ones, the most promising first.
    fn offers(&mut self, position: &P, rng: &mut Rng, out: &mut Vec<Offer<P::Step>>) -> Pace;

    /// The steps worth a look in this very position, where its node may have met others; none if it has not.
    fn possible(&mut self, position: &P) -> Option<Vec<P::Step>> {
        Self::SHIFTS.then(|| {
            let mut offers = Vec::new();
            self.offers(position, &mut Rng::new(0, 0), &mut offers);
            offers.into_iter().map(|offer| offer.step).collect()
        })
    }

    /// What a leaf, or the end of the game, is worth. It may play on: the position is not needed any more.
    fn value(&mut self, position: &mut P, rng: &mut Rng) -> Verdict;

    /// The exact value of every move, where the end is near enough to be counted out within this many positions.
    fn solve(&mut self, position: &P, positions: u64) -> Option<Solved<P::Step>> {
        let _ = (position, positions);
        None
    }
}

/// How a tree grows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How much to explore what has rarely been tried.
    pub explore: f64,
    /// How much worse than its elders an untried step is assumed to be.
    pub untried: f64,
    /// How fast a position with [`Pace::Widening`] grows wider: times the root of its visits. Infinite: as fast as it can.
    pub widen: f64,
    /// What is unseen is dealt again in every iteration; otherwise once a move.
    pub deal: bool,
    /// Nothing is dealt again: the search sees what really lies there. Only to measure how much is luck.
    pub peek: bool,
    /// What is left of the last move's tree is used again.
    pub reuse: bool,
    /// The tree grows in batches, so that several threads can share the work; how many there are never changes a move.
    pub batches: bool,
    /// How many threads share it.
    pub threads: usize,
    /// The positions that solving the end may cost for every iteration of the budget; 0: the end is not solved.
    pub solve: u64,
}
