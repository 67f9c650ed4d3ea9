//! The simple player: what looks best now.

use patchwork::data::TILE_POINTS;
use patchwork::game::player::Choice;
use patchwork::names::Seat;

use crate::patchwork::contest::{Contest, Turn};
use crate::patchwork::fabric::Fabric;
use crate::patchwork::worth::Taste;

/// What looks best now; none if no player is to decide.
pub fn greedy(contest: &impl Contest, taste: &Taste) -> Option<Choice> {
    let Turn::Decides(seat) = contest.turn() else { return None };
    let (board, player) = (contest.board(), contest.player(seat));
    let fabric = Fabric::of(&player.quilt);
    if board.pending > 0 {
        let mut ranked = Vec::new();
        fabric.ranked_squares(1, &mut ranked);
        return ranked.first().map(|snug| Choice::Special(snug.placement));
    }
    let mut best = (Choice::Advance, taste.of_advance(board, seat));
    let now = fabric.smoothness();
    let mut ranked = Vec::new();
    for (place, &patch) in board.circle.window().iter().enumerate() {
        if !player.affords(patch) {
            continue;
        }
        fabric.ranked(patch, 1, &mut ranked);
        let Some(snug) = ranked.first() else { continue };
        let worth = taste.of_patch(board, seat, patch)
            + taste.snug * (snug.score - now)
            + tile(contest, seat, fabric.with(snug.placement));
        if worth > best.1 {
            best = (Choice::Take(place, snug.placement), worth);
        }
    }
    Some(best.0)
}

/// The worth of the 7×7 tile, if this quilt earns it.
fn tile(contest: &impl Contest, seat: Seat, fabric: Fabric) -> f32 {
    let board = contest.board();
    let quilt = &contest.player(seat).quilt;
    if board.tile.is_none() && quilt.covered() > 40 && fabric.left_for_7x7() == 0 { TILE_POINTS as f32 } else { 0.0 }
}
