//! Games to learn from, and what is learned from them. See `docs/training.md`.
//!
//! ```text
//! train play two  PLAYER GAMES FIRST > games.txt     two seats, both played by PLAYER
//! train play solo PLAYER GAMES FIRST > games.txt     against the Automa, every level and deck in turn
//! train fit games.txt … > crates/players/data/patchwork.txt
//! ```
//!
//! A game is a line: its table, its seed, its moves. Everything else follows from the rules.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod fit;

use std::io::Write;

use patchwork::game::Game;
use patchwork::game::solo::Solo;
use patchwork::names::{AutomaDeck, Level, Next, SpecialPatches};
use patchwork::options::Rules;
use players::Kind;
use players::patchwork::mind::Mind;
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
    while let Some(seat) = game.to_move() {
        let action = minds[seat as usize].decide(&game).unwrap();
        moves.push(action.to_string());
        game.apply(action).unwrap();
    }
    moves
}

fn of_one(kind: Kind, index: u64, seed: u64) -> (String, Vec<String>) {
    let rules = rules_of(index);
    let mut mind = Mind::new(kind, seed);
    let (mut solo, mut moves) = (Solo::of_seed(rules, seed), Vec::new());
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
                let action = mind.decide(&solo).unwrap();
                moves.push(action.to_string());
                solo.apply(action).unwrap();
            }
        }
    }
}

/// Every level and deck in turn, level V as often as all others together.
fn rules_of(index: u64) -> Rules {
    let level = [5, 1, 5, 2, 5, 3, 5, 4][(index / 2 % 8) as usize];
    let deck = if index.is_multiple_of(2) { AutomaDeck::Normal } else { AutomaDeck::Tactical };
    Rules { deck, ..Rules::at(Level::try_from(level).unwrap()) }
}
