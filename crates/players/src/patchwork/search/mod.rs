//! The strongest player: Monte-Carlo tree search.
//!
//! A turn is decided in two stages: first the patch, then its placement. Placements are tried in the order of how well
//! the quilt packs, and more of them the longer a patch is considered. The Automa's cards are chance nodes: every
//! playout deals again what a player cannot see, so a node holds only what is known at the table. With a budget of
//! iterations, the same seed gives the same move on every machine.

mod playout;
mod tree;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use patchwork::game::action::Action;
use patchwork::game::player::Choice;
use patchwork::names::Seat;
use table::Rng;

use crate::patchwork::contest::{Contest, Ending, Turn};
use crate::patchwork::fabric::{Fabric, Snug};
use crate::patchwork::worth::Taste;
use tree::{Candidate, Step, Tree};

pub use playout::play_on;

/// How long to think about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// This many playouts: the same move on every machine.
    Iterations(u32),
    /// This much time: the faster the machine, the stronger.
    Time(Duration),
}

/// The ideas that make the search strong; each can be switched off to see what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ideas {
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
    /// Hidden cards dealt again in every playout; otherwise once per move.
    pub chance: bool,
    /// The share of the margin in the reward; the rest is winning.
    pub margin: f64,
    /// How much to explore what has rarely been tried.
    pub explore: f64,
    /// The most placements to consider.
    pub placements: usize,
}

impl Default for Ideas {
    fn default() -> Self {
        Self {
            guided: true,
            noise: 4.0,
            taste: Taste::LIGHT,
            two_stages: true,
            packing: true,
            widening: true,
            priors: true,
            chance: true,
            margin: 0.7,
            explore: 0.3,
            placements: 12,
        }
    }
}

/// A search: its settings, and the tree whose memory it reuses.
#[derive(Debug)]
pub struct Search {
    /// How long to think.
    pub budget: Budget,
    /// The ideas it uses.
    pub ideas: Ideas,
    seed: u64,
    /// Moves considered so far: each has its own randomness.
    moves: u64,
    tree: Tree,
    path: Vec<u32>,
    ranked: Vec<Snug>,
}

/// An action, and the results of the playouts that tried it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Option {
    /// The action.
    pub action: Action,
    /// Playouts that tried it.
    pub visits: u32,
    /// The share of them that the deciding side won.
    pub win: f64,
    /// The mean margin of the deciding side.
    pub margin: f64,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Thought {
    /// Playouts.
    pub iterations: u32,
    /// Advancing, and each patch in its favourite place; the most tried first.
    pub options: Vec<Option>,
    /// Other places for the best patch, the most tried first.
    pub places: Vec<Option>,
    /// The deciding side's share of all playouts won.
    pub win: f64,
    /// The deciding side's mean margin.
    pub margin: f64,
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
        Self {
            budget,
            ideas: Ideas::default(),
            seed,
            moves: 0,
            tree: Tree::default(),
            path: Vec::with_capacity(128),
            ranked: Vec::with_capacity(512),
        }
    }

    /// Thinks about a move; none if no player is to decide. Checks from time to time whether it has been cancelled, and
    /// then answers with what it has.
    pub fn think<C: Contest>(&mut self, contest: &C, cancel: &AtomicBool) -> std::option::Option<Thought> {
        let Turn::Decides(seat) = contest.turn() else { return None };
        let iterations = self.grow(contest, cancel);
        Some(self.thought(contest, seat, iterations))
    }

    /// How things stand for the first seat: the share of playouts it won, and its mean margin. Works on anyone's turn.
    pub fn judge<C: Contest>(&mut self, contest: &C, cancel: &AtomicBool) -> (f64, f64) {
        self.grow(contest, cancel);
        self.outlook(0, Seat::First)
    }

    /// Grows a new tree until the budget is spent; returns how many playouts that took.
    fn grow<C: Contest>(&mut self, contest: &C, cancel: &AtomicBool) -> u32 {
        let mut rng = Rng::new(self.seed, SEARCH_STREAM ^ self.moves);
        self.moves += 1;
        self.tree.clear();
        // Without a clock (the page as an offline app), the budget is a number of playouts.
        let until = match self.budget {
            Budget::Time(most) => Some(Instant::now() + most),
            Budget::Iterations(_) => None,
        };
        let one_world = contest.unseen(&mut rng);
        let mut iterations = 0;
        loop {
            let world = if self.ideas.chance { contest.unseen(&mut rng) } else { one_world };
            self.iterate(world, &mut rng);
            iterations += 1;
            let enough = match self.budget {
                Budget::Iterations(most) => iterations >= most,
                Budget::Time(_) => iterations % 16 == 0 && until.is_some_and(|until| Instant::now() >= until),
            };
            if enough || iterations % 16 == 0 && cancel.load(Ordering::Relaxed) {
                return iterations;
            }
        }
    }

    /// One walk down the tree, a playout, and what is learned from it.
    fn iterate<C: Contest>(&mut self, mut world: C, rng: &mut Rng) {
        self.path.clear();
        let mut node = 0;
        loop {
            self.path.push(node);
            match world.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let step = Step::Card(world.chance());
                    node = self.tree.find(node, step).unwrap_or_else(|| self.tree.add(node, step, 1.0));
                }
                Turn::Decides(seat) => {
                    let leaf = !self.tree.at(node).open;
                    if leaf {
                        self.open(node, &world, seat, rng);
                        // A patch without its placement is only half a move: the playout begins after the whole move.
                        if self.path.len() > 1 && !matches!(self.tree.at(node).step, Step::Patch(_)) {
                            break;
                        }
                    }
                    node = self.choose(node, seat);
                    if let Step::Do(choice) = self.tree.at(node).step {
                        world.play(seat, choice);
                    }
                }
            }
        }
        let ending = playout::play_on(&mut world, &self.ideas, rng);
        let reward = reward(ending, self.ideas.margin);
        self.tree.learn(&self.path, ending, reward);
    }

    /// Opens a node: finds what can be done there.
    fn open<C: Contest>(&mut self, node: u32, world: &C, seat: Seat, rng: &mut Rng) {
        self.tree.at_mut(node).open = true;
        let (board, player) = (world.board(), world.player(seat));
        if board.pending > 0 {
            Fabric::of(&player.quilt).ranked_squares(self.most(), &mut self.ranked);
            return self.offer(node, rng);
        }
        if let Step::Patch(place) = self.tree.at(node).step
            && let Some(patch) = board.circle.at(place.into())
        {
            Fabric::of(&player.quilt).ranked(patch, self.most(), &mut self.ranked);
            return self.offer(node, rng);
        }
        let taste = &self.ideas.taste;
        let mut worth = [taste.of_advance(board, seat), f32::MIN, f32::MIN, f32::MIN];
        for (place, &patch) in board.circle.window().iter().enumerate() {
            if player.affords(patch) && player.quilt.placements(patch) > 0 {
                worth[place + 1] = taste.of_patch(board, seat, patch);
            }
        }
        let priors = priors(&worth, PATCH_DOUBT, self.ideas.priors);
        self.tree.add(node, Step::Do(Choice::Advance), priors[0]);
        for place in 0..3u8 {
            if worth[usize::from(place) + 1] == f32::MIN {
                continue;
            }
            let prior = priors[usize::from(place) + 1];
            if self.ideas.two_stages {
                self.tree.add(node, Step::Patch(place), prior);
            } else if let Some(patch) = board.circle.at(place.into()) {
                Fabric::of(&player.quilt).ranked(patch, self.most(), &mut self.ranked);
                for snug in &self.ranked {
                    let whole = Choice::Take(place.into(), snug.placement);
                    self.tree.add(node, Step::Do(whole), prior / self.ranked.len() as f32);
                }
            }
        }
    }

    /// How many placements to consider.
    fn most(&self) -> usize {
        if self.ideas.packing { self.ideas.placements } else { usize::MAX / 4 }
    }

    /// Stores the ranked placements for a node.
    fn offer(&mut self, node: u32, rng: &mut Rng) {
        if !self.ideas.packing {
            rng.shuffle(&mut self.ranked);
            self.ranked.truncate(self.ideas.placements);
        }
        let from = self.tree.candidates.len() as u32;
        let best = self.ranked.first().map_or(0.0, |snug| snug.score);
        let promise = |snug: &Snug| {
            if self.ideas.priors && self.ideas.packing { promise(best - snug.score, PLACE_DOUBT) } else { 1.0 }
        };
        let all: f32 = self.ranked.iter().map(promise).sum();
        for snug in &self.ranked {
            self.tree.candidates.push(Candidate { placement: snug.placement, prior: promise(snug) / all });
        }
        let count = self.ranked.len() as u16;
        let node = self.tree.at_mut(node);
        (node.from, node.count) = (from, count);
    }

    /// The child to visit next.
    fn choose(&mut self, node: u32, seat: Seat) -> u32 {
        let here = *self.tree.at(node);
        let room = if self.ideas.widening { widened(here.visits) } else { here.count };
        if here.offered < here.count && here.offered < room.max(1) {
            let Candidate { placement, prior } = self.tree.candidates[(here.from + u32::from(here.offered)) as usize];
            self.tree.at_mut(node).offered += 1;
            let choice = match here.step {
                Step::Patch(place) => Choice::Take(place.into(), placement),
                _ => Choice::Special(placement),
            };
            return self.tree.add(node, Step::Do(choice), prior);
        }
        let breadth = self.ideas.explore * f64::from(here.visits.max(1)).sqrt();
        let unknown = here.mean(seat) - UNTRIED;
        let mut best = (node, f64::NEG_INFINITY);
        for child in self.tree.children(node) {
            let child_node = self.tree.at(child);
            let mean = if child_node.visits == 0 { unknown } else { child_node.mean(seat) };
            let score = mean + breadth * f64::from(child_node.prior) / f64::from(1 + child_node.visits);
            // The oldest child wins a tie: it looked best.
            if score >= best.1 {
                best = (child, score);
            }
        }
        best.0
    }

    fn thought<C: Contest>(&self, contest: &C, seat: Seat, iterations: u32) -> Thought {
        let option = |node: u32| {
            let found = self.tree.at(node);
            let Step::Do(choice) = found.step else { return None };
            let action = contest.player(seat).action(contest.board(), choice)?;
            let (win, margin) = self.outlook(node, seat);
            Some(Option { action, visits: found.visits, win, margin })
        };
        let whole = |node: u32| match self.tree.at(node).step {
            // A patch is tried as often as all its places together.
            Step::Patch(_) => {
                let placed = option(self.tree.favourite(node)?)?;
                Some(Option { visits: self.tree.at(node).visits, ..placed })
            }
            _ => option(node),
        };
        let mut order: Vec<u32> = self.tree.children(0).collect();
        order.sort_by_key(|&node| (std::cmp::Reverse(self.tree.at(node).visits), node));
        let options: Vec<Option> = order.iter().filter_map(|&node| whole(node)).collect();
        let mut places: Vec<Option> = match order.first() {
            Some(&best) if matches!(self.tree.at(best).step, Step::Patch(_)) => {
                self.tree.children(best).filter_map(option).collect()
            }
            _ => Vec::new(),
        };
        places.sort_by_key(|place| std::cmp::Reverse(place.visits));
        let (win, margin) = self.outlook(0, seat);
        Thought { iterations, options, places, win, margin }
    }

    /// The share of playouts through a node that a seat won, and its mean margin.
    fn outlook(&self, node: u32, seat: Seat) -> (f64, f64) {
        let node = self.tree.at(node);
        let n = f64::from(node.visits.max(1));
        let (win, margin) = (f64::from(node.wins) / n, node.margins as f64 / n);
        if seat == Seat::First { (win, margin) } else { (1.0 - win, -margin) }
    }
}

/// The random stream of searches.
const SEARCH_STREAM: u64 = 0x5EA2_0000_0000_0000;
/// How many points behind the best a patch must be to halve the square root of its promise.
const PATCH_DOUBT: f32 = 6.0;
/// How many edges behind the best a placement must be to halve the square root of its promise.
const PLACE_DOUBT: f32 = 3.0;
/// Untried options are assumed to be a little worse than the rest.
const UNTRIED: f64 = 0.05;

/// Winning and the margin, as a number from 0 to 1 for the first seat.
#[inline]
fn reward(ending: Ending, margin: f64) -> f64 {
    let won = if ending.won { 1.0 } else { 0.0 };
    let by = f64::from(ending.margin);
    (1.0 - margin) * won + margin * (0.5 + 0.5 * by / (20.0 + by.abs()))
}

/// How promising something is that lies this far behind the best. Uses only arithmetic that is the same on every
/// machine: no powers, no logarithms.
#[inline]
fn promise(behind: f32, doubt: f32) -> f32 {
    let far = 1.0 + behind / doubt;
    1.0 / (far * far)
}

fn priors(worth: &[f32; 4], doubt: f32, on: bool) -> [f32; 4] {
    let best = worth.iter().copied().fold(f32::MIN, f32::max);
    let promises = worth.map(|w| match w {
        f32::MIN => 0.0,
        _ if on => promise(best - w, doubt),
        _ => 1.0,
    });
    let all: f32 = promises.iter().sum();
    promises.map(|p| p / all)
}

/// How many placements a patch deserves after this many playouts.
fn widened(visits: u32) -> u16 {
    1 + (f64::from(visits).sqrt() * 0.35) as u16
}
