//! The end counted out: what every move is worth if both sides go on without a mistake.
//!
//! | module | what it holds |
//! |---|---|
//! | here | two players: every line to the end, except those that can change nothing any more (alpha-beta) |
//! | [`automa`] | against the Automa: every move, and every card that may come as far as a player can tell |
//! | [`worthwhile`] | the moves that can differ in their result |
//!
//! A position that was met before is not counted out twice. Both give up after a number of positions, so that they fit
//! into any budget. `docs/solver.md` explains them; the tests compare them with a slow solver that leaves nothing out.

pub mod automa;
mod worthwhile;

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use patchwork::game::Game;
use patchwork::game::board::Board;
use patchwork::game::player::{Choice, Player};
use patchwork::names::Seat;
use table::rng::mix;

use crate::patchwork::contest::{Contest, Ending};
pub use worthwhile::worthwhile;

/// The exact end of a game for two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exact {
    /// The best choice.
    pub choice: Choice,
    /// How the game ends with it.
    pub ending: Ending,
    /// The most decisions until the end that were looked at.
    pub horizon: u32,
    /// How many positions were looked at.
    pub positions: u64,
}

/// The best choice of the side to move, if the game can be counted out within this many positions.
pub fn solve(game: &Game, most: u64) -> Option<Exact> {
    let seat = game.to_move()?;
    let mut solver = Solver { known: Known::default(), positions: 0, most, horizon: 0, spare: Vec::new() };
    let mut best: Option<(Choice, i32)> = None;
    let (mut alpha, mut beta) = (-MOST, MOST);
    for choice in solver.moves(game, seat) {
        let value = solver.after(game, seat, choice, (alpha, beta), 1)?;
        let better = best.is_none_or(|(_, so_far)| if seat == Seat::First { value > so_far } else { value < so_far });
        if better {
            best = Some((choice, value));
            if seat == Seat::First { alpha = value } else { beta = value }
        }
    }
    let (choice, value) = best?;
    Some(Exact { choice, ending: ending(value), horizon: solver.horizon, positions: solver.positions })
}

/// No game ends like this.
const MOST: i32 = 10_000;

/// An ending as one number for the first seat: the margin counts double, and a tie goes to who was home first. It is
/// above 0 exactly where the first seat wins.
const fn number(ending: Ending) -> i32 {
    2 * ending.margin + if ending.won { 1 } else { -1 }
}

const fn ending(number: i32) -> Ending {
    let won = number > 0;
    Ending { won, margin: (number - if won { 1 } else { -1 }) / 2 }
}

/// What is known of a position: at least or at most this, or exactly.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    low: i32,
    high: i32,
}

type Known<V> = HashMap<u128, V, BuildHasherDefault<Mixed>>;

struct Solver {
    known: Known<Bounds>,
    positions: u64,
    most: u64,
    horizon: u32,
    spare: Vec<Vec<Choice>>,
}

impl Solver {
    fn moves(&mut self, game: &Game, seat: Seat) -> Vec<Choice> {
        let mut moves = self.spare.pop().unwrap_or_default();
        worthwhile(&game.players[seat], &game.board, seat, &mut moves);
        moves
    }

    /// The value after a choice; none if there are too many positions.
    fn after(&mut self, game: &Game, seat: Seat, choice: Choice, window: (i32, i32), deep: u32) -> Option<i32> {
        let mut next = *game;
        next.play(seat, choice);
        self.value(&next, window, deep)
    }

    /// The value of a position, exact if it is inside the window, otherwise a bound on that side.
    fn value(&mut self, game: &Game, (mut alpha, mut beta): (i32, i32), deep: u32) -> Option<i32> {
        self.horizon = self.horizon.max(deep);
        let Some(seat) = game.to_move() else { return Some(number(game.ending())) };
        self.positions += 1;
        if self.positions > self.most {
            return None;
        }
        let place = key(game);
        let bounds = self.known.get(&place).copied().unwrap_or(Bounds { low: -MOST, high: MOST });
        if bounds.low >= beta || bounds.low == bounds.high {
            return Some(bounds.low);
        }
        if bounds.high <= alpha {
            return Some(bounds.high);
        }
        let window = (alpha, beta);
        let first = seat == Seat::First;
        let mut best = if first { -MOST } else { MOST };
        let moves = self.moves(game, seat);
        for &choice in &moves {
            let value = self.after(game, seat, choice, (alpha, beta), deep + 1)?;
            if first {
                best = best.max(value);
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                beta = beta.min(best);
            }
            if alpha >= beta {
                break;
            }
        }
        self.spare.push(moves);
        let known = self.known.entry(place).or_insert(bounds);
        if best < window.1 {
            known.high = known.high.min(best);
        }
        if best > window.0 {
            known.low = known.low.max(best);
        }
        Some(best)
    }
}

/// A game as one number: two of them meet by chance less than once in 2^100 pairs.
fn key(game: &Game) -> u128 {
    let [first, second] = game.players.0;
    fold([board_words(&game.board), player_words(&first), player_words(&second)])
}

fn fold(words: [[u64; 3]; 3]) -> u128 {
    let (mut low, mut high) = (0u64, 0x9E37u64);
    for word in words.into_iter().flatten() {
        low = mix(low ^ word);
        high = mix(high.rotate_left(23) ^ word.wrapping_mul(0xA24B_AED4_963E_E407));
    }
    u128::from(high) << 64 | u128::from(low)
}

/// The table between the sides. The order of the circle never changes: which patches are left and which comes next say
/// all of it.
fn board_words(board: &Board) -> [u64; 3] {
    let queue = board.circle.queue();
    let left = queue.iter().fold(0, |left, patch| left | 1u64 << patch.id());
    let next = queue.first().map_or(63, |patch| patch.id());
    let seat = |seat: Option<Seat>| seat.map_or(2, |seat| seat as u64);
    let [first, second] = board.spaces.0.map(u64::from);
    let tokens = first | second << 8 | u64::from(board.pending) << 16 | (board.last as u64) << 24;
    let others = u64::from(next) << 32 | seat(board.tile) << 40 | seat(board.first_home) << 48;
    [left, board.special_left, tokens | others]
}

fn player_words(player: &Player) -> [u64; 3] {
    let free = player.quilt.free_squares();
    [free as u64, (free >> 64) as u64, u64::from(player.buttons) | u64::from(player.income) << 32]
}

/// Keys are mixed already.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |sum, &byte| mix(sum ^ u64::from(byte)));
    }

    fn write_u128(&mut self, key: u128) {
        self.0 = key as u64;
    }
}
