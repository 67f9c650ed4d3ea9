//! The strongest player: the tree search of [`crate::search`] at Patchwork's table.
//!
//! A turn is decided in two stages: first the patch, then its placement. Placements are tried in the order of how well
//! the quilt packs, and more of them the longer a patch is considered. The Automa's cards are chance: every iteration
//! deals again what a player cannot see, so a node holds only what is known at the table. With a budget of iterations,
//! the same seed gives the same move on every machine.

mod seated;

use std::sync::atomic::AtomicBool;

use patchwork::game::action::Action;
use patchwork::game::patch::PatchId;
use patchwork::names::Seat;

use crate::patchwork::contest::{Contest, Ending, Turn};
use crate::patchwork::learned::Models;
use crate::patchwork::worth::Taste;
use crate::search::{self, Branch, Settings, Verdict};
use seated::{Quilter, Seated, Step};

pub use crate::patchwork::playout::play_on;
pub use crate::search::Budget;

/// The ideas that make the search strong; each can be switched off to see what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ideas {
    /// A leaf is judged by the learned model; otherwise by playing on.
    pub learned: bool,
    /// Other weights than those of the repository, to try them.
    pub models: std::option::Option<&'static Models>,
    /// Playouts by the simple policy instead of at random.
    pub guided: bool,
    /// Random points added to the policy's estimate of an action.
    pub noise: f32,
    /// The policy's weights.
    pub taste: Taste,
    /// First the patch, then its placement; otherwise both at once.
    pub two_stages: bool,
    /// Placements in the order of how well the quilt packs; otherwise in any order.
    pub packing: bool,
    /// More placements the longer a patch is considered; otherwise all from the start.
    pub widening: bool,
    /// Options that look good are tried more often from the start.
    pub priors: bool,
    /// Hidden cards dealt again in every iteration; otherwise once per move.
    pub chance: bool,
    /// Sees the cards as they really lie: only to measure how much is luck.
    pub sees_all: bool,
    /// The share of the margin in the reward; the rest is winning.
    pub margin: f64,
    /// How much to explore what has rarely been tried.
    pub explore: f64,
    /// How much worse than the rest what was never tried is assumed to be.
    pub untried: f64,
    /// How many placements a patch deserves, times the root of its visits.
    pub widen: f64,
    /// How many points behind the best a patch must be to halve the square root of its promise.
    pub patch_doubt: f32,
    /// How many edges behind the best a placement must be to halve the square root of its promise.
    pub place_doubt: f32,
    /// The most placements to consider.
    pub placements: usize,
    /// What is left of the tree of the move before is used again.
    pub reuse: bool,
    /// The tree grows in batches, so that several threads can share the work.
    pub batches: bool,
    /// How many threads share it.
    pub threads: usize,
    /// The positions that solving the end may cost for every iteration; 0: it is not solved.
    pub solve: u64,
}

impl Default for Ideas {
    fn default() -> Self {
        Self::NOW
    }
}

impl Ideas {
    /// The ideas of the search before it learned, kept to measure later ones against.
    pub const CLASSIC: Self = Self {
        learned: false,
        models: None,
        guided: true,
        noise: 4.0,
        taste: Taste::LIGHT,
        two_stages: true,
        packing: true,
        widening: true,
        priors: true,
        chance: true,
        sees_all: false,
        margin: 0.7,
        explore: 0.3,
        untried: 0.05,
        widen: 0.35,
        patch_doubt: 6.0,
        place_doubt: 3.0,
        placements: 12,
        reuse: false,
        batches: false,
        threads: 1,
        solve: 0,
    };

    /// The ideas of the search.
    const NOW: Self = Self { learned: true, reuse: true, solve: 10, ..Self::CLASSIC };

    /// The same with open cards. The end is not counted out, as that weighs what the cards may be.
    pub const CLAIRVOYANT: Self = Self { sees_all: true, solve: 0, ..Self::NOW };

    /// How the tree grows with them.
    fn settings(&self) -> Settings {
        Settings {
            explore: self.explore,
            untried: self.untried,
            widen: if self.widening { self.widen } else { f64::INFINITY },
            deal: self.chance,
            peek: self.sees_all,
            reuse: self.reuse,
            batches: self.batches,
            threads: self.threads,
            solve: self.solve,
        }
    }
}

/// A search at Patchwork's table.
#[derive(Debug)]
pub struct Search {
    /// How long to think.
    pub budget: Budget,
    /// The ideas it uses.
    pub ideas: Ideas,
    search: search::Search<Step>,
}

/// An action, and what the iterations that tried it found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Option {
    /// The action.
    pub action: Action,
    /// Iterations that tried it.
    pub visits: u32,
    /// The deciding side's chance of winning.
    pub win: f64,
    /// The mean margin of the deciding side.
    pub margin: f64,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Thought {
    /// Iterations.
    pub iterations: u32,
    /// Advancing, and each patch in its favourite place; the most tried first.
    pub options: Vec<Option>,
    /// Other places for the best patch, the most tried first.
    pub places: Vec<Option>,
    /// The deciding side's chance of winning.
    pub win: f64,
    /// The deciding side's mean margin.
    pub margin: f64,
    /// Within how many decisions the game ends, where its end was counted out exactly.
    pub horizon: std::option::Option<u32>,
}

impl Thought {
    /// The best action.
    pub fn best(&self) -> std::option::Option<Action> {
        self.options.first().map(|option| option.action)
    }
}

impl Search {
    /// A search with this budget.
    pub fn new(budget: Budget, seed: u64) -> Self {
        Self::with(Ideas::default(), budget, seed)
    }

    /// The search as it was before it learned.
    pub fn classic(budget: Budget, seed: u64) -> Self {
        Self::with(Ideas::CLASSIC, budget, seed)
    }

    /// A search with these ideas.
    pub fn with(ideas: Ideas, budget: Budget, seed: u64) -> Self {
        Self { budget, ideas, search: search::Search::new(budget, ideas.settings(), seed) }
    }

    /// Thinks about a move; none if no player is to decide. Checks from time to time whether it has been cancelled, and
    /// then answers with what it has.
    pub fn think<C: Contest>(&mut self, contest: &C, cancel: &AtomicBool) -> std::option::Option<Thought> {
        let Turn::Decides(seat) = contest.turn() else { return None };
        let found = self.grow(contest, cancel);
        let seen = |verdict: Verdict| seen_from(seat, verdict);
        let action = |step: Step| contest.player(seat).action(contest.board(), step.choice()?);
        if let Some(solved) = &found.solved {
            let option = |(steps, verdict): &(Vec<Step>, Verdict)| {
                let (win, margin) = seen(*verdict);
                Some(Option { action: action(*steps.last()?)?, visits: 0, win, margin })
            };
            // The best place of each patch; others of the best patch are places.
            let (mut options, mut places): (Vec<Option>, Vec<Option>) = Default::default();
            for found in solved.moves.iter().filter_map(option) {
                if options.iter().all(|known| patch_of(known.action) != patch_of(found.action)) {
                    options.push(found);
                }
                if options.first().is_some_and(|best| patch_of(best.action) == patch_of(found.action)) {
                    places.push(found);
                }
            }
            let (win, margin) = seen(found.verdict);
            let horizon = Some(solved.horizon);
            return Some(Thought { iterations: 0, options, places, win, margin, horizon });
        }
        let option = |branch: &Branch<Step>| {
            let (win, margin) = seen(branch.verdict);
            Some(Option { action: action(branch.step)?, visits: branch.visits, win, margin })
        };
        let whole = |branch: &Branch<Step>| match branch.step {
            // A patch is tried as often as all its places together.
            Step::Patch(_) => Some(Option { visits: branch.visits, ..option(branch.next.first()?)? }),
            _ => option(branch),
        };
        let options = found.branches.iter().filter_map(whole).collect();
        let best = found.branches.first();
        let places = best.map(|best| best.next.iter().filter_map(option).collect()).unwrap_or_default();
        let (win, margin) = seen(found.verdict);
        Some(Thought { iterations: found.iterations, options, places, win, margin, horizon: None })
    }

    /// How things stand for the first seat: its chance of winning, and its mean margin. Works on anyone's turn.
    /// The second value is the horizon, where the end was counted out.
    pub fn judge<C: Contest>(&mut self, contest: &C, cancel: &AtomicBool) -> ((f64, f64), std::option::Option<u32>) {
        let found = self.grow(contest, cancel);
        (seen_from(Seat::First, found.verdict), found.solved.map(|solved| solved.horizon))
    }

    fn grow<C: Contest>(&mut self, contest: &C, cancel: &AtomicBool) -> search::Thought<Step> {
        (self.search.budget, self.search.settings) = (self.budget, self.ideas.settings());
        self.search.think(&Seated::at(*contest), &Quilter::new(self.ideas), cancel)
    }
}

/// The patch that is taken, if one is.
const fn patch_of(action: Action) -> std::option::Option<PatchId> {
    match action {
        Action::Take { patch, .. } => Some(patch),
        Action::Advance | Action::Special { .. } => None,
    }
}

/// A verdict as a seat sees it: its chance of winning, its margin.
fn seen_from(seat: Seat, Verdict { win, margin, .. }: Verdict) -> (f64, f64) {
    if seat == Seat::First { (win, margin) } else { (1.0 - win, -margin) }
}

impl Ending {
    /// The end of a game as a verdict.
    #[inline]
    pub(super) fn verdict(self, share: f64) -> Verdict {
        Verdict::of(if self.won { 1.0 } else { 0.0 }, self.margin.into(), share)
    }
}
