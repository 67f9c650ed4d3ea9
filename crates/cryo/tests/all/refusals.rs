//! What the rules refuse, and why: moves that were possible elsewhere and made-up ones at every point of many games.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::fmt::Write as _;

use crate::anybody::Anybody;
use crate::game_soak::any_move;
use crate::playthrough::kept;

use cryo::facts::{Tie, Way};
use cryo::game::Game;
use cryo::game::moves::{Asks, Move, Point};
use cryo::game::playout::Random;
use cryo::game::refused::Bad;
use cryo::game::turn::{self, Event, Seat};
use cryo::options::Rules;
use cryo::own::house;
use table::{Rng, Silent, Step, Table};

/// Tries what was possible earlier and what is made up, and counts.
struct Trying<'a> {
    random: Random,
    rng: Rng,
    dock: Option<u8>,
    /// Moves that were possible at points of the same kind.
    earlier: &'a mut BTreeMap<&'static str, Vec<Move>>,
    /// By point and reason.
    refused: &'a mut BTreeMap<(&'static str, &'static str), u32>,
    /// By kind of move: how many were possible, and after how many something is asked.
    asks: &'a mut BTreeMap<String, (u32, u32)>,
}

impl Table for Trying<'_> {
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Trying<'_> {
    type Pause = Infallible;

    fn decide(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, Infallible> {
        let mut moves = Vec::new();
        game.moves(point, &mut moves);
        for possible in &moves {
            let debug = format!("{possible:?}");
            let how = debug.split_once("how: ").map_or(debug.as_str(), |(_, how)| how);
            let kind = how.split(|c: char| !c.is_alphanumeric()).next().unwrap();
            let (all, asking) = self.asks.entry(kind.to_owned()).or_default();
            (*all, *asking) = (*all + 1, *asking + u32::from(game.asks_after(self.dock, possible) != Asks::Nothing));
        }
        let earlier = self.earlier.entry(point.id()).or_default();
        let mut tried: Vec<Move> = (0..12).map(|_| any_move(&mut self.rng)).collect();
        tried.extend((0..24).filter_map(|_| self.rng.pick(earlier).copied()));
        for tried in tried {
            let code = game.check(point, &tried).map_or_else(Bad::code, |()| "possible");
            *self.refused.entry((point.id(), code)).or_default() += 1;
        }
        if earlier.len() < 4_000 {
            earlier.extend(&moves);
        }
        self.random.decide(game, point)
    }

    fn tie(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, Infallible> {
        self.random.tie(tie, ways)
    }

    fn saw(&mut self, _: &Game<'_>, event: Event) {
        match event {
            Event::Turn => self.dock = None,
            Event::Did(_, Move::Deploy { to, .. }) => self.dock = to,
            _ => {}
        }
    }
}

#[test]
fn moves_are_refused_for_the_reasons_they_were_refused_for() {
    let (mut earlier, mut refused, mut asks) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    for seed in 0..120 {
        let mut game = Game::new(house(), Rules::default(), seed, &mut Silent);
        let (random, rng) = (Random::new(seed), Rng::new(seed, 92));
        let (earlier, refused, asks) = (&mut earlier, &mut refused, &mut asks);
        let mut trying = Trying { random, rng, dock: None, earlier, refused, asks };
        let Ok(()) = turn::play(&mut game, &mut Anybody(&mut trying));
    }
    let reasons: std::collections::BTreeSet<&str> = refused.keys().map(|(_, code)| *code).collect();
    // What a text names and the board does not have, and a move that is none of the listed, are the notation's to refuse.
    let never: Vec<&str> = Bad::ALL.iter().map(|bad| bad.code()).filter(|code| !reasons.contains(code)).collect();
    assert_eq!(never, ["BadPayment"; 0], "never refused for");
    let mut said = String::new();
    for ((point, code), times) in refused {
        writeln!(said, "{point}: {code} {times}").unwrap();
    }
    for (kind, (all, asking)) in asks {
        writeln!(said, "{kind}: {all} possible, something is asked after {asking}").unwrap();
    }
    kept("refusals.txt", &said);
}
