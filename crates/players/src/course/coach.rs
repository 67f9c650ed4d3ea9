//! The coach of games that ask through a seat: the best decisions with their prospects and reasons, and what each
//! decision of a finished game cost. It knows what the person at the table knows.

use std::sync::atomic::{AtomicBool, Ordering};

use table::{Msg, Rng, msg};

use super::{Course, Parts, Thinker};
use crate::coach::{Better, Hint, Look, MISTAKE, Review};
use crate::search::{Budget, Position, Verdict};

/// How many decisions are named.
const NAMED: usize = 3;
/// The seed of the coach's search.
const SEED: u64 = 0xC0AC;
/// Games played on behind every judgement.
const GAMES: u32 = 64;
/// Deals in which something must be the same to be said.
const DEALS: u32 = 12;

/// What a coach must know of a game.
pub trait Coached: Parts {
    /// How much of the game is still to come, in turns or something like them.
    fn left(&self) -> f64;

    /// What playing on in a simple way leads to, as it turns out for someone who goes on playing like the coach: the
    /// chance of winning and the margin.
    fn prospect(&self, simple: Verdict) -> (f64, f64);

    /// Figures that speak for themselves, by name; the same names in the same order in every position.
    fn figures(&self) -> Vec<(&'static str, i32)>;

    /// What a decision does, in words of the game, as far as it is certain.
    fn says(&self, ask: &Self::Ask, reply: &Self::Reply) -> Vec<Msg>;

    /// A decision as it is answered, and in words.
    fn named(&self, ask: &Self::Ask, reply: &Self::Reply) -> (String, Msg);
}

/// A decision of the person in a saved game.
#[derive(Clone, Debug)]
pub struct Moment<G: Parts> {
    /// How many entries the journal had before it.
    pub at: usize,
    /// The position.
    pub course: Course<G>,
    /// What was decided.
    pub reply: G::Reply,
}

/// A replayed game.
#[derive(Clone, Debug)]
pub struct Record<G: Parts> {
    /// The decisions, in order.
    pub moments: Vec<Moment<G>>,
    /// The position at the end of the journal; none if nothing is asked that a coach could answer.
    pub now: Option<Course<G>>,
}

/// The best three decisions, the best first; empty if there is nothing to decide.
pub fn hints<G: Coached>(course: &Course<G>, iterations: u32, cancel: &AtomicBool) -> Vec<Hint> {
    let Some(ask) = course.ask().filter(|_| course.can_be_dealt()) else { return Vec::new() };
    let mut thinker = Thinker::new(Budget::Iterations(iterations), SEED);
    let thought = thinker.think(course, cancel);
    let hint = |branch: &crate::search::Branch<G::Reply>| {
        let (win, margin) = promised(course, &branch.step, cancel);
        let (answer, label) = course.now().named(ask, &branch.step);
        let reasons = reasons(course, &branch.step);
        Hint { answer, label, win, margin, visits: branch.visits, reasons }
    };
    let mut hints: Vec<Hint> = thought.branches.iter().take(NAMED).map(hint).collect();
    // The decision tried most is the search's choice; the others are sorted by their chance of winning.
    if let Some((_, others)) = hints.split_first_mut() {
        others.sort_by(|a, b| b.win.total_cmp(&a.win).then(b.margin.total_cmp(&a.margin)));
    }
    hints
}

/// What a decision promises: the chance of winning and the margin.
pub fn promised<G: Coached>(course: &Course<G>, reply: &G::Reply, cancel: &AtomicBool) -> (f64, f64) {
    course.now().prospect(after(course, reply, cancel))
}

/// How games end that go on in a simple way after a decision, over deals that the person cannot tell apart: the same
/// deals for every decision. What the decision itself turns up is dealt as well: luck says nothing about it.
pub fn after<G: Parts>(course: &Course<G>, reply: &G::Reply, cancel: &AtomicBool) -> Verdict {
    let mut rng = Rng::new(SEED, 2);
    let mut player = G::Player::default();
    let (mut sum, mut games) = (Verdict::default(), 0.0);
    for _ in 0..GAMES {
        let mut world = course.unseen(&mut rng);
        world.play(*reply);
        let Verdict { win, margin, reward } = world.play_on(&mut player);
        sum = Verdict { win: sum.win + win, margin: sum.margin + margin, reward: sum.reward + reward };
        games += 1.0;
        if cancel.load(Ordering::Relaxed) {
            break;
        }
    }
    Verdict { win: sum.win / games, margin: sum.margin / games, reward: sum.reward / games }
}

/// What speaks for and against a decision.
pub fn reasons<G: Coached>(course: &Course<G>, reply: &G::Reply) -> Vec<Msg> {
    let Some(ask) = course.ask() else { return Vec::new() };
    let mut said = course.now().says(ask, reply);
    said.extend(
        changes(course, reply)
            .into_iter()
            .map(|(figure, was, now)| msg!("players-change", figure = figure, was = was, now = now)),
    );
    said
}

/// Figures that a decision surely changes: before and after it. Whatever depends on something hidden is left out.
pub fn changes<G: Coached>(course: &Course<G>, reply: &G::Reply) -> Vec<(&'static str, i32, i32)> {
    let before = course.now().figures();
    let mut rng = Rng::new(SEED, 1);
    let mut known: Option<Vec<Option<i32>>> = None;
    for _ in 0..DEALS {
        let mut world = course.unseen(&mut rng);
        world.play(*reply);
        let after: Vec<Option<i32>> = world.now().figures().into_iter().map(|(_, value)| Some(value)).collect();
        match &mut known {
            None => known = Some(after),
            Some(known) => {
                known.iter_mut().zip(after).for_each(|(known, after)| *known = known.filter(|_| *known == after))
            }
        }
    }
    let after = known.unwrap_or_default();
    let both = before.into_iter().zip(after).filter_map(|((name, was), now)| Some((name, was, now?)));
    both.filter(|(_, was, now)| was != now).collect()
}

/// Reviews a game, with this many iterations per judgement.
pub fn review<G: Coached>(record: &Record<G>, iterations: u32, cancel: &AtomicBool) -> Review {
    let mut thinker = Thinker::new(Budget::Iterations(iterations), SEED);
    thinker.settings.reuse = false;
    let mut looks = Vec::new();
    for Moment { at, course, reply } in &record.moments {
        let Some(ask) = course.ask().filter(|_| course.can_be_dealt()) else { continue };
        let best = thinker.think(course, cancel).best().first().copied();
        let (made, margin) = promised(course, reply, cancel);
        let best = best.filter(|best| best != reply);
        // Both are judged in the same way and with the same deals, so that neither has more thought or luck.
        let chance = best.map_or(made, |best| promised(course, &best, cancel).0);
        let better = best.filter(|_| chance > made + MISTAKE).map(|best| {
            let (answer, label) = course.now().named(ask, &best);
            Better { answer, label, reasons: reasons(course, &best) }
        });
        let (answer, label) = course.now().named(ask, reply);
        looks.push(Look { at: *at, answer, label, best: chance.max(made), made, margin, better });
    }
    Review::of(looks)
}
