//! Games whose rules ask the person through a seat, as positions of the search.
//!
//! The rules of Finspan and Cryo are written from top to bottom and stop nowhere by themselves. So a position remembers
//! how a part of the game began (a turn, mostly) and what was decided since: the rules are told that again and stop at
//! the next decision. A part costs about a microsecond, so telling it again is cheaper than a second course of the game
//! written by hand, and there is one rulebook.
//!
//! A game adds its parts, how decisions look, what they are worth at first sight, and how it ended ([`Parts`]). The tree,
//! the dealing and the playing on are the same for all.

pub mod coach;

use std::fmt;
use std::sync::atomic::AtomicBool;

use table::Rng;

use crate::search::{Budget, Judge, Offer, Pace, Position, Search, Settings, Side, Thought, Turn, Verdict};

/// A game against an automated opponent, part by part. It stands at the beginning of a part.
pub trait Parts: Clone + fmt::Debug + Send + Sync + 'static {
    /// What the person is asked.
    type Ask: Copy + PartialEq + fmt::Debug + Send + Sync + 'static;
    /// What the person decides.
    type Reply: Copy + PartialEq + fmt::Debug + Send + Sync + 'static;
    /// Who plays on where the tree ends: whatever looks best now. It keeps lists, nothing else.
    type Player: Default + Clone + Send;

    /// Plays a part with these decisions; what is decided after them is left to the player, or asked: then the game stops
    /// in the middle of the part. Otherwise it stands at the beginning of the next one.
    fn part(&mut self, replies: &[Self::Reply], rest: Option<&mut Self::Player>) -> Option<Self::Ask>;

    /// Is the next part the person's? Then nothing random comes before it.
    fn yours(&self) -> bool;

    /// Is it over?
    fn over(&self) -> bool;

    /// Deals anew what cannot be seen at a later moment of the same part; false if that cannot be done.
    fn deal(&mut self, now: &Self, rng: &mut Rng) -> bool;

    /// Does the person see the same in both? They may be in the middle of a part.
    fn looks_like(&self, other: &Self) -> bool;

    /// What can be decided, each with its worth at first sight in hundredths of a point. At least one, of the legal ones.
    fn weigh(&self, ask: &Self::Ask, player: &mut Self::Player, out: &mut Vec<(Self::Reply, i32)>);

    /// How it ended: did the person win, and by how many points?
    fn ending(&self) -> (bool, i32);
}

/// A game at a decision of the person, at the beginning of the opponent's part, or at its end.
#[derive(Clone, Debug)]
pub struct Course<G: Parts> {
    began: G,
    now: G,
    ask: Option<G::Ask>,
    replies: Vec<G::Reply>,
}

impl<G: Parts> Course<G> {
    /// A game that stands at the beginning of one of the person's parts.
    pub fn at(began: G) -> Self {
        let mut course = Self { now: began.clone(), began, ask: None, replies: Vec::new() };
        course.go_on();
        course
    }

    /// The game as it stands, perhaps in the middle of a part.
    pub const fn now(&self) -> &G {
        &self.now
    }

    /// What the person is asked; none if it is not the person's decision.
    pub const fn ask(&self) -> Option<&G::Ask> {
        self.ask.as_ref()
    }

    /// Has something been decided in this part?
    pub fn begun(&self) -> bool {
        !self.replies.is_empty()
    }

    /// What is decided now; goes on to the next decision, through the opponent's parts as well.
    pub fn reply(&mut self, reply: G::Reply) {
        self.play(reply);
        while self.turn() == Turn::Chance {
            self.chance();
        }
    }

    /// Lets the rules go on to the next decision, or to the end of the person's parts.
    fn go_on(&mut self) {
        loop {
            self.now.clone_from(&self.began);
            self.ask = self.now.part(&self.replies, None);
            if self.ask.is_some() {
                return;
            }
            self.replies.clear();
            self.began.clone_from(&self.now);
            if self.now.over() || !self.now.yours() {
                return;
            }
        }
    }

    /// Plays on to the end, in a simple way.
    fn play_on(&mut self, player: &mut G::Player) -> Verdict {
        if self.ask.is_some() {
            self.now.clone_from(&self.began);
            self.now.part(&self.replies, Some(&mut *player));
        }
        while !self.now.over() {
            self.now.part(&[], Some(&mut *player));
        }
        let (won, margin) = self.now.ending();
        Verdict::of(if won { 1.0 } else { 0.0 }, margin.into(), MARGIN)
    }
}

impl<G: Parts> Position for Course<G> {
    type Step = G::Reply;

    #[inline]
    fn turn(&self) -> Turn {
        match self.ask {
            Some(_) => Turn::Decides(Side::First),
            None if self.now.over() => Turn::Over,
            None => Turn::Chance,
        }
    }

    fn play(&mut self, reply: G::Reply) {
        self.replies.push(reply);
        self.go_on();
    }

    /// What the opponent does shows in what is possible later: all of it shares a node.
    fn chance(&mut self) -> u32 {
        self.go_on();
        0
    }

    fn unseen(&self, rng: &mut Rng) -> Self {
        let mut world = self.clone();
        world.began.deal(&self.now, rng);
        if self.ask.is_some() {
            world.go_on();
        } else {
            world.now.clone_from(&world.began);
        }
        world
    }

    fn looks_like(&self, other: &Self) -> bool {
        self.ask == other.ask && self.now.looks_like(&other.now)
    }
}

/// How many ways of a decision are looked at.
const MOST: usize = 24;
/// How many hundredths of a point behind the best a decision must be to halve the square root of its promise.
const DOUBT: f32 = 300.0;
/// How much the margin counts beside winning.
const MARGIN: f64 = 0.7;

/// Judges a course: by what a decision is worth at first sight, and by playing on.
#[derive(Clone)]
struct PlaysOn<G: Parts> {
    player: G::Player,
    weighed: Vec<(G::Reply, i32)>,
}

impl<G: Parts> Judge<Course<G>> for PlaysOn<G> {
    const SHIFTS: bool = true;

    fn offers(&mut self, position: &Course<G>, _rng: &mut Rng, out: &mut Vec<Offer<G::Reply>>) -> Pace {
        let Some(ask) = &position.ask else { return Pace::AtOnce };
        self.weighed.clear();
        position.now.weigh(ask, &mut self.player, &mut self.weighed);
        self.weighed.sort_by_key(|(_, worth)| std::cmp::Reverse(*worth));
        self.weighed.truncate(MOST);
        let best = self.weighed.first().map_or(0, |(_, worth)| *worth);
        out.extend(self.weighed.iter().map(|&(step, worth)| {
            let far = 1.0 + (best - worth) as f32 / DOUBT;
            Offer { step, promise: 1.0 / (far * far) }
        }));
        Pace::Widening
    }

    fn value(&mut self, position: &mut Course<G>, _rng: &mut Rng) -> Verdict {
        position.play_on(&mut self.player)
    }
}

/// How its tree grows.
const SETTINGS: Settings = Settings {
    explore: 0.3,
    untried: 0.05,
    widen: 0.5,
    deal: true,
    peek: false,
    reuse: true,
    batches: false,
    threads: 1,
    solve: 0,
};

/// A tree search for the person's seat of any such game.
#[derive(Debug)]
pub struct Thinker<G: Parts> {
    /// How it is set; for trials.
    pub settings: Settings,
    budget: Budget,
    search: Search<G::Reply>,
}

impl<G: Parts> Thinker<G> {
    /// A search with this budget for the first decision of a turn; the others of the turn have a quarter of it, and what
    /// is left of the tree.
    pub fn new(budget: Budget, seed: u64) -> Self {
        Self { settings: SETTINGS, budget, search: Search::new(budget, SETTINGS, seed) }
    }

    /// Thinks about a decision.
    pub fn think(&mut self, course: &Course<G>, cancel: &AtomicBool) -> Thought<G::Reply> {
        self.search.settings = self.settings;
        let judge = PlaysOn::<G> { player: G::Player::default(), weighed: Vec::new() };
        self.search.think(course, &judge, cancel)
    }

    /// The best decision; none if it is not the person's, or if a pile was shuffled in the middle of the turn, so that
    /// the turn cannot be told again with other cards.
    pub fn decide(&mut self, course: &Course<G>) -> Option<G::Reply> {
        let ask = course.ask.as_ref()?;
        let mut ways = Vec::new();
        course.now.weigh(ask, &mut G::Player::default(), &mut ways);
        if let [(only, _)] = ways[..] {
            return Some(only);
        }
        if !course.can_be_dealt() {
            return None;
        }
        self.search.budget = if course.begun() { quarter(self.budget) } else { self.budget };
        self.think(course, &AtomicBool::new(false)).best().first().copied()
    }
}

impl<G: Parts> Course<G> {
    /// Can what is hidden be dealt anew?
    pub fn can_be_dealt(&self) -> bool {
        self.began.clone().deal(&self.now, &mut Rng::new(0, 0))
    }
}

fn quarter(budget: Budget) -> Budget {
    match budget {
        Budget::Iterations(n) => Budget::Iterations(n.div_ceil(4)),
        Budget::Time(time) => Budget::Time(time / 4),
    }
}
