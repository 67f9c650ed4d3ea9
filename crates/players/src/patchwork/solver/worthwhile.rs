//! The moves that can differ in their result.

use patchwork::data::FINAL;
use patchwork::game::board::Board;
use patchwork::game::openings::{Openings, WORDS};
use patchwork::game::player::{Choice, Player};
use patchwork::names::Seat;

use crate::patchwork::worth::Taste;

/// How many squares a 7×7 square has.
const SEVEN: u8 = 49;

/// Lists the choices of a player, the most promising patch first. Where a patch lies makes no difference any more if the
/// player never places another one and the 7×7 tile is out of reach: then only one of its places is listed.
pub fn worthwhile(player: &Player, board: &Board, seat: Seat, out: &mut Vec<Choice>) {
    out.clear();
    let mut openings: Openings = [0; WORDS];
    player.openings(board, &mut openings);
    let covered = player.quilt.covered();
    if board.pending > 0 {
        let last = board.spaces[seat] == FINAL && out_of_reach(board, covered + board.pending);
        numbers(&openings, |number| {
            out.extend(player.numbered(board, number));
            last
        });
        return;
    }
    // One word for advancing, then eight for each place of the window.
    let mut parts: [(f32, usize); 4] = [(Taste::LIGHT.of_advance(board, seat), 0); 4];
    for (place, &patch) in board.circle.window().iter().enumerate() {
        parts[place + 1] = (Taste::LIGHT.of_patch(board, seat, patch), place + 1);
    }
    let parts = &mut parts[..=board.circle.window().len()];
    parts.sort_by(|a, b| b.0.total_cmp(&a.0));
    for &(_, part) in parts.iter() {
        let Some(place) = part.checked_sub(1) else {
            out.push(Choice::Advance);
            continue;
        };
        let Some(patch) = board.circle.at(place) else { continue };
        let to = board.space_after(seat, patch.time());
        let specials = board.crossing(seat, to).specials() as u8;
        let last = to == FINAL && out_of_reach(board, covered + patch.squares() + specials);
        let mut only: Openings = [0; WORDS];
        let words = 1 + 8 * place..9 + 8 * place;
        only[words.clone()].copy_from_slice(&openings[words]);
        numbers(&only, |number| {
            out.extend(player.numbered(board, number));
            last
        });
    }
}

/// Nobody can win the tile with this many squares covered.
fn out_of_reach(board: &Board, covered: u8) -> bool {
    board.tile.is_some() || covered < SEVEN
}

/// Calls with every number in rising order, until it is told to stop.
fn numbers(openings: &Openings, mut see: impl FnMut(u32) -> bool) {
    for (word, &bits) in (0u32..).zip(openings) {
        let mut bits = bits;
        while bits != 0 {
            let number = 64 * word + bits.trailing_zeros();
            bits &= bits - 1;
            if see(number) {
                return;
            }
        }
    }
}
