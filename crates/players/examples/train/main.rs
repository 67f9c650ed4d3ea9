//! Games to learn from, and what is learned from them. See `docs/training.md`.
//!
//! ```text
//! train play two  PLAYER GAMES FIRST > games.txt     two seats, both played by PLAYER
//! train play solo PLAYER GAMES FIRST > games.txt     against the Automa, every level and deck in turn
//! train fit games.txt … > crates/players/data/patchwork.txt
//! ```
//!
//! A game is a line: its table, its seed, its moves, those of the search with the margin it expected. Everything else
//! follows from the rules.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod fit;
mod net;

use std::io::Write;
use std::sync::atomic::AtomicBool;

use patchwork::game::Game;
use patchwork::game::action::Action;
use patchwork::game::solo::Solo;
use patchwork::names::{AutomaDeck, Level, Next, SpecialPatches};
use patchwork::options::Rules;
use players::Kind;
use players::patchwork::contest::Contest;
use players::patchwork::mind::Mind;
use table::Rng;
use table::rng::game_seed;

/// Seeds of training games; no measured game has one of them.
const TRAINING: u64 = 0x7EAC_4E2A;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["play", table, player, games, first] => play(table, player, games.parse().unwrap(), first.parse().unwrap()),
        ["fit", ref files @ ..] if !files.is_empty() => fit::fit(files),
        _ => panic!("train play two|solo PLAYER GAMES FIRST · train fit FILE …"),
    }
}

fn play(table: &str, player: &str, games: u64, first: u64) {
    let kind: Kind = player.parse().unwrap();
    for index in first..first + games {
        let seed = game_seed(TRAINING, index);
        let (name, moves) = match table {
            "two" => ("two".to_owned(), of_two(kind, seed)),
            "solo" => of_one(kind, index, seed),
            _ => panic!("no table is called {table}"),
        };
        let mut out = std::io::stdout().lock();
        writeln!(out, "{name} {seed} {}", moves.join(";")).unwrap();
        out.flush().unwrap();
    }
}

fn of_two(kind: Kind, seed: u64) -> Vec<String> {
    let mut minds = [1, 2].map(|side| Mind::new(kind, seed ^ side));
    let (mut game, mut moves) = (Game::of_seed(seed, SpecialPatches::First), Vec::new());
    let mut wild = Wild::new(seed, 40);
    while let Some(seat) = game.to_move() {
        let (action, told) = wild.decided(&game).unwrap_or_else(|| decided(&mut minds[seat as usize], &game));
        moves.push(told);
        game.apply(action).unwrap();
    }
    moves
}

fn of_one(kind: Kind, index: u64, seed: u64) -> (String, Vec<String>) {
    let rules = rules_of(index);
    let mut mind = Mind::new(kind, seed);
    let (mut solo, mut moves) = (Solo::of_seed(rules, seed), Vec::new());
    let mut wild = Wild::new(seed, 20);
    loop {
        match solo.next() {
            Next::Over => {
                let deck = if rules.deck == AutomaDeck::Normal { "normal" } else { "tactical" };
                return (format!("{deck}{}", rules.level as u8), moves);
            }
            Next::Automa => {
                solo.automa_turn();
            }
            Next::Player => {
                let (action, told) = wild.decided(&solo).unwrap_or_else(|| decided(&mut mind, &solo));
                moves.push(told);
                solo.apply(action).unwrap();
            }
        }
    }
}

/// Whoever plays before the search takes over: simply, and sometimes anything. Otherwise a search would never see what
/// comes of a bad move, and could not tell it from a good one. Nothing is learned from these moves.
struct Wild {
    left: u32,
    wild: u32,
    rng: Rng,
    simple: Mind,
    any: Mind,
}

impl Wild {
    fn new(seed: u64, most: u32) -> Self {
        let mut rng = Rng::new(seed, 41);
        let (left, wild) = (rng.below(most), rng.below(50));
        Self { left, wild, rng, simple: Mind::new(Kind::Greedy, seed), any: Mind::new(Kind::Random, seed ^ 5) }
    }

    fn decided(&mut self, contest: &impl Contest) -> Option<(Action, String)> {
        self.left = self.left.checked_sub(1)?;
        let who = if self.rng.below(100) < self.wild { &mut self.any } else { &mut self.simple };
        let action = who.decide(contest)?;
        Some((action, action.to_string()))
    }
}

/// A move, and how it is written: with the margin that a search expected of it.
fn decided(mind: &mut Mind, contest: &impl Contest) -> (Action, String) {
    match mind.search.think(contest, &AtomicBool::new(false)).unwrap().options[..] {
        [best, ..] => (best.action, format!("{}@{:.2}", best.action, best.margin)),
        [] => panic!("there is always something to do"),
    }
}

/// Every level and deck in turn, level V as often as all others together.
fn rules_of(index: u64) -> Rules {
    let level = [5, 1, 5, 2, 5, 3, 5, 4][(index / 2 % 8) as usize];
    let deck = if index.is_multiple_of(2) { AutomaDeck::Normal } else { AutomaDeck::Tactical };
    Rules { deck, ..Rules::at(Level::try_from(level).unwrap()) }
}
