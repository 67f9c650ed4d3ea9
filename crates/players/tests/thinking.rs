//! The searching players of Finspan and Cryo: legal, honest, stronger than the simple ones.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use cryo::own::house;
use players::course::coach::{Coached, changes};
use players::course::{Course, Parts, Thinker};
use players::cryo::parts::{On, Voyage};
use players::finspan::parts::Sea;
use players::search::{Budget, Position, Turn};
use table::{Rng, Setup, Silent, prepare};

fn sea(seed: u64) -> Course<Sea> {
    let level = seed % 5 + 1;
    let setup = prepare(&finspan::GAME, Setup::new("finspan", "digital", seed).with("level", level)).unwrap();
    Course::at(Sea::at(&finspan::game::Game::of(&setup)))
}

fn voyage(seed: u64) -> Course<Voyage> {
    let setup = prepare(&cryo::GAME, Setup::new("cryo", "digital", seed)).unwrap();
    let game = cryo::game::Game::new(house(), cryo::options::Rules::of(&setup), seed, &mut Silent);
    Course::at(Voyage::at(&game, On::House))
}

/// Plays a game with what looks good now, now and then something else; shows every decision.
fn follow<G: Parts>(mut course: Course<G>, seed: u64, mut look: impl FnMut(&Course<G>, u64)) -> Course<G> {
    let (mut rng, mut number) = (Rng::new(seed, 9), 0);
    while let Some(ask) = course.ask() {
        look(&course, number);
        number += 1;
        let mut ways = Vec::new();
        course.now().weigh(ask, &mut G::Player::default(), &mut ways);
        let at = match rng.below(4) {
            0 => rng.below(ways.len() as u32) as usize,
            _ => (0..ways.len()).max_by_key(|&at| ways[at].1).unwrap(),
        };
        course.reply(ways[at].0);
    }
    assert_eq!(course.turn(), Turn::Over);
    course
}

/// What is hidden is dealt anew: what is seen stays, and the same decisions are possible.
fn unseen_looks_the_same<G: Parts>(start: impl Fn(u64) -> Course<G>, games: u64) {
    let (mut looked, mut midway) = (0, 0);
    for seed in 0..games {
        follow(start(seed), seed, |course, number| {
            if !course.can_be_dealt() {
                return;
            }
            let other = course.unseen(&mut Rng::new(seed, number));
            assert_eq!(course.ask(), other.ask());
            assert!(course.looks_like(&other), "{course:?}\n{other:?}");
            (looked, midway) = (looked + 1, midway + u32::from(course.begun()));
        });
    }
    assert!(looked > 300 && midway > 50, "{looked}, {midway}");
}

/// Two games that differ only in what is hidden: the same decision.
fn never_looks_at_what_is_hidden<G: Parts>(start: impl Fn(u64) -> Course<G>, games: u64) {
    let mut looked = 0;
    for seed in 0..games {
        follow(start(seed), seed, |course, number| {
            if number % 7 != seed % 7 {
                return;
            }
            let other = course.unseen(&mut Rng::new(seed, 1_000 + number));
            let decide = |course: &Course<G>| Thinker::new(Budget::Iterations(24), 5).decide(course);
            assert_eq!(decide(course), decide(&other), "game {seed}, decision {number}");
            looked += 1;
        });
    }
    assert!(looked > 20, "{looked}");
}

/// What is said to change is changed, in the real game as well.
fn what_is_said_comes_true<G: Coached>(start: impl Fn(u64) -> Course<G>, games: u64) {
    let mut said = 0;
    for seed in 0..games {
        follow(start(seed), seed, |course, number| {
            let mut ways = Vec::new();
            course.now().weigh(course.ask().unwrap(), &mut G::Player::default(), &mut ways);
            let (reply, _) = ways[number as usize % ways.len()];
            if !course.can_be_dealt() {
                return;
            }
            let before = course.now().figures();
            let mut after = course.clone();
            after.play(reply);
            let after = after.now().figures();
            for (figure, was, now) in changes(course, &reply) {
                let at = before.iter().position(|(name, _)| *name == figure).unwrap();
                assert_eq!((before[at].1, after[at].1), (was, now), "{figure} after {reply:?}");
                said += 1;
            }
        });
    }
    assert!(said > 300, "{said}");
}

#[test]
fn dealing_anew_keeps_what_is_seen() {
    unseen_looks_the_same(sea, 8);
    unseen_looks_the_same(voyage, 8);
}

#[test]
fn a_search_never_looks_at_what_is_hidden() {
    never_looks_at_what_is_hidden(sea, 3);
    never_looks_at_what_is_hidden(voyage, 3);
}

#[test]
fn what_the_coach_says_of_finspan_comes_true() {
    what_is_said_comes_true(sea, 6);
}

#[test]
fn what_the_coach_says_of_cryo_comes_true() {
    what_is_said_comes_true(voyage, 6);
}

/// What is left of a tree met other deals: only what is possible on this table is decided. Every game ends.
fn decides_only_what_is_possible<G: Parts>(start: impl Fn(u64) -> Course<G>, seeds: impl Iterator<Item = u64>) {
    for seed in seeds {
        let (mut course, mut number) = (start(seed), 0);
        let mut thinker = Thinker::new(Budget::Iterations(16), seed);
        while let Some(ask) = course.ask() {
            let mut ways = Vec::new();
            course.now().weigh(ask, &mut G::Player::default(), &mut ways);
            let reply = thinker.decide(&course).unwrap_or(ways[0].0);
            assert!(ways.iter().any(|(way, _)| *way == reply), "game {seed}: {reply:?} at {ask:?}");
            course.reply(reply);
            number += 1;
        }
        assert!(number > 20, "game {seed}: {number} decisions");
    }
}

#[test]
fn a_search_decides_only_what_is_possible() {
    decides_only_what_is_possible(sea, 0..12);
    decides_only_what_is_possible(voyage, 0..12);
}
