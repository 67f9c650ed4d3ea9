//! Growing a tree: down to a leaf along what is promising, a judgement there, and what is learned on the way back.

use std::any::Any;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use table::Rng;

use super::enough::Clock;
use super::thought::{branches, verdict};
use super::tree::{Link, Node, Tree};
use super::{Budget, Judge, Offer, Pace, Position, Settings, Side, Thought, Turn, Verdict, reuse};

/// The random stream of searches.
const SEARCH_STREAM: u64 = 0x5EA2_0000_0000_0000;

/// Even the smallest budget may look at this many positions to solve the end.
const FEW_POSITIONS: u64 = 10_000;
/// How much worse than the others before it an iteration under way is expected to end.
const UNDER_WAY: f64 = 0.2;
/// How many positions a solver looks at in a third of a millisecond, roughly.
const POSITIONS_A_MILLISECOND: u64 = 300;

/// A search: its settings, and what is left of its tree. With a budget of iterations, the same seed gives
/// the same move on every machine and with any number of threads.
#[derive(Debug)]
pub struct Search<S> {
    /// How long to think.
    pub budget: Budget,
    /// How its trees grow.
    pub settings: Settings,
    seed: u64,
    /// Moves considered so far: each has its own randomness.
    moves: u64,
    tree: Tree<S>,
    /// The position the tree grew from.
    root: Option<Box<dyn Any + Send>>,
}

impl<S: Copy + PartialEq + Send + Sync + 'static> Search<S> {
    /// A search with this budget.
    pub fn new(budget: Budget, settings: Settings, seed: u64) -> Self {
        Self { budget, settings, seed, moves: 0, tree: Tree::default(), root: None }
    }

    /// Thinks about a position; works on anyone's turn. Checks from time to time whether it has been cancelled, and
    /// then answers with what it has.
    pub fn think<P, J>(&mut self, position: &P, judge: &J, cancel: &AtomicBool) -> Thought<S>
    where
        P: Position<Step = S>,
        J: Judge<P>,
    {
        let side = match position.turn() {
            Turn::Decides(side) => Some(side),
            _ => None,
        };
        // Without a clock (the page as an offline app), the budget is a number of iterations.
        let until = match self.budget {
            Budget::Time(most) => Some(Instant::now() + most),
            Budget::Iterations(_) => None,
        };
        if let Some(solved) = side.and_then(|_| judge.clone().solve(position, self.affordable())) {
            let verdict = solved.moves.first().map(|best| best.1).unwrap_or_default();
            self.moves += 1;
            return Thought { side, iterations: 0, branches: Vec::new(), verdict, solved: Some(solved) };
        }
        let iterations = self.grow(position, judge, until, cancel);
        let mut branches = if side.is_some() { branches(&self.tree, 0) } else { Vec::new() };
        // What is left of the last tree may have met other deals.
        if let Some(possible) = judge.clone().possible(position) {
            branches.retain(|branch| possible.contains(&branch.step));
        }
        Thought { side, iterations, branches, verdict: verdict(&self.tree), solved: None }
    }

    /// How many positions solving the end may cost.
    fn affordable(&self) -> u64 {
        match self.budget {
            Budget::Iterations(_) if self.settings.solve == 0 => 0,
            Budget::Iterations(n) => FEW_POSITIONS + self.settings.solve * u64::from(n),
            // A third of the time, about.
            Budget::Time(time) => self.settings.solve * time.as_millis() as u64 * POSITIONS_A_MILLISECOND / 10,
        }
    }

    /// Grows the tree until the budget is spent; returns how many iterations that took.
    fn grow<P, J>(&mut self, position: &P, judge: &J, until: Option<Instant>, cancel: &AtomicBool) -> u32
    where
        P: Position<Step = S>,
        J: Judge<P>,
    {
        let mut tree = std::mem::take(&mut self.tree);
        let before = self.root.take().filter(|_| self.settings.reuse);
        let before = before.and_then(|root| root.downcast::<P>().ok());
        match before.and_then(|root| reuse::find(&tree, judge, &*root, position)) {
            Some(node) => tree = tree.cut(node),
            None => tree.clear(),
        }
        let most = match self.budget {
            Budget::Iterations(n) => n,
            Budget::Time(_) => u32::MAX,
        };
        let stream = SEARCH_STREAM ^ self.moves;
        let mut grower = Grower {
            settings: self.settings,
            judge: judge.clone(),
            rng: Rng::new(self.seed, stream),
            seeds: (self.seed, stream),
            tree,
            offers: Vec::new(),
            one_world: None,
            most,
            clock: until.map(Clock::until),
        };
        // Nobody shares the work inside the app.
        let iterations = if cfg!(not(target_arch = "wasm32")) && self.settings.batches {
            grower.run_in_batches(position, self.settings.threads, cancel)
        } else {
            grower.run(position, cancel)
        };
        self.tree = grower.tree;
        self.moves += 1;
        self.root = self.settings.reuse.then(|| Box::new(position.clone()) as Box<dyn Any + Send>);
        iterations
    }
}

/// Where a walk down the tree ended, and what is found there.
pub(super) struct Leaf<P: Position> {
    /// The nodes on the way, from the root on.
    path: Vec<u32>,
    world: P,
    pub(super) rng: Rng,
    /// What half a move, which is no leaf, leads to: the rest of the move and what chance does then.
    below: Vec<Below<P::Step>>,
    /// What can be done on the way there.
    offers: Vec<Offer<P::Step>>,
    verdict: Verdict,
}

/// A link below a leaf.
struct Below<S> {
    link: Link<S>,
    /// Where it leads.
    turn: Turn,
    /// What is offered before it: how it is tried, and how much of the list it is.
    opened: Option<(Pace, usize)>,
}

impl<P: Position> Leaf<P> {
    /// An empty one.
    pub(super) fn at(position: &P) -> Self {
        let (path, below, offers) = (Vec::new(), Vec::new(), Vec::new());
        Self { path, world: position.clone(), rng: Rng::new(0, 0), below, offers, verdict: Verdict::default() }
    }

    /// Finishes half a move, and judges.
    pub(super) fn judge<J: Judge<P>>(&mut self, judge: &mut J) {
        let Self { world, rng, below, offers, verdict, .. } = self;
        below.clear();
        offers.clear();
        while world.midway() {
            let from = offers.len();
            let pace = judge.offers(world, rng, offers);
            let Some(step) = first(&offers[from..], pace) else { break };
            world.play(step);
            below.push(Below { link: Link::Step(step), turn: world.turn(), opened: Some((pace, offers.len() - from)) });
        }
        while !below.is_empty() && world.turn() == Turn::Chance {
            let link = Link::Chance(world.chance());
            below.push(Below { link, turn: world.turn(), opened: None });
        }
        *verdict = judge.value(world, rng);
    }
}

/// The step that is tried first.
fn first<S: Copy>(offers: &[Offer<S>], pace: Pace) -> Option<S> {
    let mut best: Option<&Offer<S>> = None;
    for offer in offers {
        if best.is_none_or(|best| pace == Pace::AtOnce && offer.promise > best.promise) {
            best = Some(offer);
        }
    }
    best.map(|offer| offer.step)
}

/// A tree growing.
pub(super) struct Grower<P: Position, J> {
    settings: Settings,
    pub(super) judge: J,
    rng: Rng,
    /// What randomness comes from.
    pub(super) seeds: (u64, u64),
    pub(super) tree: Tree<P::Step>,
    offers: Vec<Offer<P::Step>>,
    /// What is unseen, if it is dealt only once.
    one_world: Option<P>,
    pub(super) most: u32,
    pub(super) clock: Option<Clock>,
}

impl<P: Position, J: Judge<P>> Grower<P, J> {
    /// Grows until the budget is spent or enough has been thought; returns how many iterations that took.
    fn run(&mut self, position: &P, cancel: &AtomicBool) -> u32 {
        let possible = self.clock.and_then(|_| self.judge.possible(position));
        let mut leaf = Leaf::at(position);
        let mut iterations = 0;
        loop {
            self.lead(position, &mut leaf);
            // One stream of randomness for all of them.
            std::mem::swap(&mut self.rng, &mut leaf.rng);
            leaf.judge(&mut self.judge);
            std::mem::swap(&mut self.rng, &mut leaf.rng);
            self.learn(&leaf);
            iterations += 1;
            if iterations >= self.most {
                return iterations;
            }
            if iterations % 16 == 0 {
                let enough = self.clock.is_some_and(|clock| clock.enough(&self.tree, possible.as_deref(), iterations));
                if enough || cancel.load(Ordering::Relaxed) {
                    return iterations;
                }
            }
        }
    }

    /// What is unseen, dealt for the next iteration.
    fn deal(&mut self, position: &P) -> P {
        let Settings { deal, peek, .. } = self.settings;
        let once = || if peek { position.clone() } else { position.unseen(&mut self.rng) };
        let once = self.one_world.get_or_insert_with(once);
        if deal && !peek { position.unseen(&mut self.rng) } else { once.clone() }
    }

    /// Walks down the tree to where nobody has been. The root is never a leaf.
    pub(super) fn lead(&mut self, position: &P, leaf: &mut Leaf<P>) {
        leaf.world = self.deal(position);
        leaf.path.clear();
        let mut node = 0;
        loop {
            leaf.path.push(node);
            let turn = leaf.world.turn();
            let here = self.tree.at_mut(node);
            let fresh = here.visits == 0 && here.pending == 0;
            here.turn = turn;
            match turn {
                Turn::Over => break,
                Turn::Decides(_) if fresh && node != 0 => break,
                Turn::Decides(_) if !here.open => self.open(node, &leaf.world),
                _ => {}
            }
            node = self.step(node, &mut leaf.world);
        }
        for &node in &leaf.path {
            self.tree.at_mut(node).pending += 1;
        }
    }

    /// Adds what was found to the tree.
    pub(super) fn learn(&mut self, leaf: &Leaf<P>) {
        for &node in &leaf.path {
            self.tree.at_mut(node).pending -= 1;
        }
        self.tree.learn(&leaf.path, leaf.verdict);
        let (Some(&node), mut from) = (leaf.path.last(), 0) else { return };
        let mut node = node;
        for Below { link, turn, opened } in &leaf.below {
            let mut prior = 1.0;
            if let Some((pace, offers)) = *opened {
                let offers = &leaf.offers[from..from + offers];
                from += offers.len();
                prior = offers[0].promise / all(offers);
                if !self.tree.at(node).open {
                    self.tree.unfold(node, offers, pace);
                    self.tree.at_mut(node).midway = true;
                }
            }
            node = match self.tree.find(node, *link) {
                Some(child) => child,
                None => {
                    self.tree.at_mut(node).offered += u16::from(opened.is_some());
                    self.tree.add(node, *link, prior)
                }
            };
            self.tree.at_mut(node).turn = *turn;
            self.tree.learn(&[node], leaf.verdict);
        }
    }

    /// Goes on from an open node to one of its children.
    fn step(&mut self, node: u32, world: &mut P) -> u32 {
        match self.tree.at(node).turn {
            Turn::Over => node,
            Turn::Chance => {
                let link = Link::Chance(world.chance());
                self.tree.find(node, link).unwrap_or_else(|| self.tree.add(node, link, 1.0))
            }
            Turn::Decides(side) => {
                let next = if J::SHIFTS { self.choose_of(node, world, side) } else { self.choose(node, side) };
                if let Link::Step(step) = self.tree.at(next).link {
                    world.play(step);
                }
                next
            }
        }
    }

    /// Opens a node: finds what can be done there.
    fn open(&mut self, node: u32, world: &P) {
        let here = self.tree.at_mut(node);
        (here.open, here.midway) = (true, world.midway());
        if !J::SHIFTS {
            self.offers.clear();
            let pace = self.judge.offers(world, &mut self.rng, &mut self.offers);
            self.tree.unfold(node, &self.offers, pace);
        }
    }

    /// How many steps of a widening position are tried after this many visits.
    fn widened(&self, visits: u32) -> u16 {
        ((f64::from(visits).sqrt() * self.settings.widen) as u16).saturating_add(1)
    }

    /// The child to visit next.
    fn choose(&mut self, node: u32, side: Side) -> u32 {
        let here = *self.tree.at(node);
        if here.offered < here.count && here.offered < self.widened(here.tried()) {
            let offer = self.tree.offers[(here.from + u32::from(here.offered)) as usize];
            self.tree.at_mut(node).offered += 1;
            return self.tree.add(node, Link::Step(offer.step), offer.promise);
        }
        let mut best = (node, f64::NEG_INFINITY);
        for child in self.tree.children(node) {
            let score = self.score(&here, self.tree.at(child), side);
            // The oldest child wins a tie: it looked best.
            if score >= best.1 {
                best = (child, score);
            }
        }
        best.0
    }

    /// The child to visit next of those that are possible in this world.
    fn choose_of(&mut self, node: u32, world: &P, side: Side) -> u32 {
        let here = *self.tree.at(node);
        self.offers.clear();
        let pace = self.judge.offers(world, &mut self.rng, &mut self.offers);
        let all = all(&self.offers);
        let room = match pace {
            Pace::AtOnce => usize::MAX,
            Pace::Widening => self.widened(here.tried()).into(),
        };
        let mut best: (Option<u32>, usize, f64) = (None, 0, f64::NEG_INFINITY);
        let mut fresh = 0;
        for (at, offer) in self.offers.iter().enumerate() {
            let known = self.tree.find(node, Link::Step(offer.step));
            if known.is_none() {
                // Of the steps never tried, only as many as there is room for beside the others offered before them.
                if at >= room || fresh > 0 && pace == Pace::Widening {
                    continue;
                }
                fresh += 1;
            }
            let prior = offer.promise / all;
            let score = match known {
                Some(child) => self.score(&here, &Node { prior, ..*self.tree.at(child) }, side),
                None if pace == Pace::Widening => f64::INFINITY,
                None => here.mean(side) - self.settings.untried + self.breadth(&here) * f64::from(prior),
            };
            if score > best.2 {
                best = (known, at, score);
            }
        }
        let Some(&Offer { step, promise }) = self.offers.get(best.1) else { return node };
        best.0.unwrap_or_else(|| self.tree.add(node, Link::Step(step), promise / all))
    }

    /// How much what has rarely been tried counts below this node.
    fn breadth(&self, here: &Node<P::Step>) -> f64 {
        self.settings.explore * f64::from((here.tried()).max(1)).sqrt()
    }

    /// What a child has shown, and how little it has been tried.
    #[inline]
    fn score(&self, here: &Node<P::Step>, child: &Node<P::Step>, side: Side) -> f64 {
        let mean = if child.visits == 0 { here.mean(side) - self.settings.untried } else { child.mean(side) };
        // What is under way is expected to end a little worse, so that the next ones also look elsewhere.
        let under_way = UNDER_WAY * f64::from(child.pending) / f64::from(child.tried().max(1));
        mean - under_way + self.breadth(here) * f64::from(child.prior) / f64::from(1 + child.tried())
    }
}

/// All promises together.
pub(super) fn all<S>(offers: &[Offer<S>]) -> f32 {
    offers.iter().map(|offer| offer.promise).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Verdict;

    /// Take one to three matches; who takes the last one wins. A die may take one more after each move.
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Matches {
        left: u8,
        side: Side,
        die: Option<u8>,
        rolls: bool,
    }

    #[derive(Clone)]
    struct Plain;

    impl Position for Matches {
        type Step = u8;

        fn turn(&self) -> Turn {
            match (self.left, self.die) {
                (0, _) => Turn::Over,
                (_, Some(_)) => Turn::Chance,
                _ => Turn::Decides(self.side),
            }
        }

        fn play(&mut self, step: u8) {
            self.left -= step;
            self.side = if self.side == Side::First { Side::Second } else { Side::First };
            self.die = (self.rolls && self.left > 1).then_some(self.left % 2);
        }

        fn chance(&mut self) -> u32 {
            let rolled = self.die.take().unwrap_or(0);
            self.left -= rolled;
            rolled.into()
        }

        fn unseen(&self, rng: &mut Rng) -> Self {
            Self { die: self.die.map(|_| rng.below(2) as u8), ..*self }
        }

        fn looks_like(&self, other: &Self) -> bool {
            (self.left, self.side, self.die.is_some()) == (other.left, other.side, other.die.is_some())
        }
    }

    impl Judge<Matches> for Plain {
        fn offers(&mut self, position: &Matches, _rng: &mut Rng, out: &mut Vec<Offer<u8>>) -> Pace {
            out.extend((1..=position.left.min(3)).map(|step| Offer { step, promise: 1.0 }));
            Pace::Widening
        }

        fn value(&mut self, position: &mut Matches, rng: &mut Rng) -> Verdict {
            while position.left > 0 {
                match position.turn() {
                    Turn::Chance => {
                        position.chance();
                    }
                    _ => position.play(1 + rng.below(u32::from(position.left.min(3))) as u8),
                }
            }
            // Who has taken the last match does not move any more.
            let win = if position.side == Side::Second { 1.0 } else { 0.0 };
            Verdict { win, margin: 0.0, reward: win }
        }
    }

    fn settings() -> Settings {
        Settings {
            explore: 0.7,
            untried: 0.0,
            widen: 1.0,
            deal: true,
            peek: false,
            reuse: true,
            batches: true,
            threads: 1,
            solve: 0,
        }
    }

    fn start(left: u8) -> Matches {
        Matches { left, side: Side::First, die: None, rolls: false }
    }

    #[test]
    fn the_winning_move_is_found() {
        for left in [5, 6, 7, 9, 10, 11] {
            let mut search = Search::new(Budget::Iterations(3_000), settings(), 1);
            let thought = search.think(&start(left), &Plain, &AtomicBool::new(false));
            assert_eq!(thought.best(), [left % 4], "{left} matches");
            assert_eq!((thought.iterations, thought.side), (3_000, Some(Side::First)));
        }
    }

    #[test]
    fn any_number_of_threads_makes_the_same_move() {
        for (budget, rolls) in [(200, true), (4_001, false), (4_001, true)] {
            let position = Matches { rolls, ..start(30) };
            let think = |threads| {
                let settings = Settings { threads, ..settings() };
                let mut search = Search::new(Budget::Iterations(budget), settings, 1);
                let first = search.think(&position, &Plain, &AtomicBool::new(false));
                let mut next = position;
                next.play(first.best()[0]);
                if next.turn() == Turn::Chance {
                    next.chance();
                }
                (first, search.think(&next, &Plain, &AtomicBool::new(false)))
            };
            assert_eq!(think(1), think(2));
            assert_eq!(think(1).0.iterations, budget);
        }
    }

    #[test]
    fn what_was_learned_below_the_move_made_is_kept() {
        let mut search = Search::new(Budget::Iterations(500), settings(), 1);
        let first = search.think(&start(11), &Plain, &AtomicBool::new(false));
        let mut next = start(11);
        next.play(first.branches[0].step);
        let again = search.think(&next, &Plain, &AtomicBool::new(false));
        let known: u32 = again.branches.iter().map(|branch| branch.visits).sum();
        assert!(known > 500 + first.branches[0].visits / 2, "{known}");
        let elsewhere = search.think(&start(29), &Plain, &AtomicBool::new(false));
        assert!(elsewhere.branches.iter().map(|branch| branch.visits).sum::<u32>() <= 500);
    }

    #[test]
    fn a_search_stops_when_nobody_waits() {
        let mut search = Search::new(Budget::Iterations(u32::MAX), settings(), 1);
        assert!(search.think(&start(20), &Plain, &AtomicBool::new(true)).iterations <= 32);
    }

    /// Judges nothing at all.
    #[derive(Clone)]
    struct Broken;

    impl Judge<Matches> for Broken {
        fn offers(&mut self, position: &Matches, rng: &mut Rng, out: &mut Vec<Offer<u8>>) -> Pace {
            Plain.offers(position, rng, out)
        }

        fn value(&mut self, position: &mut Matches, _rng: &mut Rng) -> Verdict {
            assert!(position.left == u8::MAX, "broken");
            Verdict::default()
        }
    }

    #[test]
    #[should_panic]
    fn nobody_waits_for_somebody_who_fails() {
        let settings = Settings { threads: 3, ..settings() };
        Search::new(Budget::Iterations(500), settings, 1).think(&start(30), &Broken, &AtomicBool::new(false));
    }
}
