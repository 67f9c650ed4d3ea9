//! Playing on to the end with a simple policy: economics choose the patch, and it goes to the snuggest place.

use patchwork::game::player::Choice;
use patchwork::game::quilt::Placement;
use patchwork::names::{BySeat, Seat};
use table::Rng;

use super::search::Ideas;
use crate::patchwork::contest::{Contest, Ending, Turn};
use crate::patchwork::fabric::Fabric;
use crate::patchwork::worth::Taste;

/// Plays on to the end. Nothing is allocated.
#[inline]
pub fn play_on<C: Contest>(contest: &mut C, ideas: &Ideas, rng: &mut Rng) -> Ending {
    if !ideas.guided {
        return play_on_at_random(contest, rng);
    }
    let mut fabrics = BySeat(Seat::ALL.map(|seat| Fabric::of(&contest.player(seat).quilt)));
    loop {
        match contest.turn() {
            Turn::Over => return contest.ending(),
            Turn::Chance => {
                contest.chance();
            }
            Turn::Decides(seat) => {
                let choice = guided(contest, seat, &fabrics[seat], &ideas.taste, ideas.noise, rng);
                if let Choice::Take(_, placement) | Choice::Special(placement) = choice {
                    fabrics[seat] = fabrics[seat].with(placement);
                }
                contest.play(seat, choice);
            }
        }
    }
}

/// What the simple policy does.
#[inline]
fn guided<C: Contest>(contest: &C, seat: Seat, fabric: &Fabric, taste: &Taste, noise: f32, rng: &mut Rng) -> Choice {
    let (board, player) = (contest.board(), contest.player(seat));
    if board.pending > 0 {
        let square = fabric.snuggest_square().unwrap_or(Placement::new(0, (0, 0)));
        return Choice::Special(square);
    }
    let mut bits = rng.next_u64();
    // Sixteen random bits per action are enough.
    let mut shaken = |worth: f32| {
        let shake = (bits & 0xFFFF) as f32 * (noise / 65_536.0);
        bits >>= 16;
        worth + shake
    };
    let advance = shaken(taste.of_advance(board, seat));
    let mut worth = [f32::NEG_INFINITY; 3];
    for (place, &patch) in board.circle.window().iter().enumerate() {
        if player.affords(patch) && patch.squares() <= player.quilt.empty() {
            worth[place] = shaken(taste.of_patch(board, seat, patch));
        }
    }
    loop {
        let best = (0..3).fold(0, |best, place| if worth[place] > worth[best] { place } else { best });
        if worth[best] <= advance {
            return Choice::Advance;
        }
        if let Some(patch) = board.circle.at(best)
            && let Some(placement) = fabric.snuggest(patch)
        {
            return Choice::Take(best, placement);
        }
        worth[best] = f32::NEG_INFINITY;
    }
}

/// Every legal action equally likely: playouts without the policy.
fn play_on_at_random<C: Contest>(contest: &mut C, rng: &mut Rng) -> Ending {
    loop {
        match contest.turn() {
            Turn::Over => return contest.ending(),
            Turn::Chance => {
                contest.chance();
            }
            Turn::Decides(seat) => {
                let choice = patchwork::game::playout::random_choice_of(contest.player(seat), contest.board(), rng);
                contest.play(seat, choice);
            }
        }
    }
}
