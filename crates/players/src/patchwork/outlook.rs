//! What a choice leads to, in figures: the eyes of a player that learns. It weighs them itself.
//!
//! The choices are those worth a look: advancing, and the snuggest places of every patch that can be paid for.

use patchwork::data::FINAL;
use patchwork::game::circle::WINDOW;
use patchwork::game::player::{Choice, Player};
use patchwork::names::Seat;

use crate::patchwork::contest::{Contest, Turn, income_lines_after, specials_ahead};
use crate::patchwork::fabric::{Fabric, Roughness, Snug};

/// How many figures an outlook has.
pub const FIGURES: usize = NAMES.len();

/// What the figures are, seen from the seat that chose. Shares are between 0 and 1; `early` is the share of the time
/// that is left.
pub const NAMES: [&str; 28] = [
    "one",
    "buttons",
    "buttons_early",
    "income",
    "income_ahead",
    "covered",
    "covered_early",
    "edges",
    "edges_early",
    "lonely",
    "lonely_early",
    "ends",
    "ends_early",
    "time_left",
    "time_left_squared",
    "their_time_left",
    "again",
    "ahead",
    "behind",
    "tile",
    "tile_lost",
    "tile_near",
    "specials_in_hand",
    "specials_ahead",
    "patches_affordable",
    "best_patch",
    "room",
    "poor",
];

/// The most choices an outlook names if so many places of a piece are looked at.
pub const fn most_choices(places: usize) -> usize {
    1 + WINDOW * places
}

/// The choices worth a look, each with its figures; `places` of every piece at most.
pub fn outlooks(contest: &impl Contest, places: usize, mut see: impl FnMut(Choice, [f32; FIGURES])) {
    let Turn::Decides(seat) = contest.turn() else { return };
    let (board, player) = (contest.board(), contest.player(seat));
    let fabric = Fabric::of(&player.quilt);
    let mut look = |choice: Choice| {
        let mut after = *contest;
        after.play(seat, choice);
        see(choice, figures(&after, seat));
    };
    let mut ranked: Vec<Snug> = Vec::new();
    if board.pending > 0 {
        fabric.ranked_squares(places, &mut ranked);
        ranked.iter().for_each(|snug| look(Choice::Special(snug.placement)));
        return;
    }
    look(Choice::Advance);
    for (place, &patch) in board.circle.window().iter().enumerate() {
        if player.affords(patch) {
            fabric.ranked(patch, places, &mut ranked);
            ranked.iter().for_each(|snug| look(Choice::Take(place, snug.placement)));
        }
    }
}

/// How things look for a seat.
pub fn figures(contest: &impl Contest, seat: Seat) -> [f32; FIGURES] {
    let (board, player) = (contest.board(), contest.player(seat));
    let fabric = Fabric::of(&player.quilt);
    let Roughness { edges, lonely, ends } = fabric.roughness();
    let (space, theirs) = (board.spaces[seat], board.spaces[seat.other()]);
    let left = |space: u8| f32::from(FINAL - space.min(FINAL)) / f32::from(FINAL);
    let early = left(space);
    let lines = income_lines_after(space) as f32;
    let buttons = f32::from(player.buttons) / 10.0;
    let income = f32::from(player.income) / 10.0;
    let covered = f32::from(player.quilt.covered()) / 81.0;
    let (edges, lonely, ends) = (edges as f32 / 40.0, lonely as f32 / 5.0, ends as f32 / 10.0);
    let yes = |is: bool| if is { 1.0 } else { 0.0 };
    let (affordable, best, room) = ahead(contest, player);
    [
        1.0,
        buttons,
        buttons * early,
        income,
        income * lines,
        covered,
        covered * early,
        edges,
        edges * early,
        lonely,
        lonely * early,
        ends,
        ends * early,
        early,
        early * early,
        left(theirs),
        yes(board.to_move() == Some(seat)),
        f32::from(space.saturating_sub(theirs)) / 10.0,
        f32::from(theirs.saturating_sub(space)) / 10.0,
        yes(board.tile == Some(seat)),
        yes(board.tile == Some(seat.other())),
        if board.tile.is_none() { (1.0 - fabric.left_for_7x7() as f32 / 49.0).powi(3) } else { 0.0 },
        f32::from(board.pending),
        specials_ahead(board, seat) as f32 / 5.0,
        affordable,
        best,
        room,
        yes(buttons < 0.3) * early,
    ]
}

/// Of the patches that come next: how many can be paid for, the best yield of one, and how many fit at all.
fn ahead(contest: &impl Contest, player: &Player) -> (f32, f32, f32) {
    let (mut affordable, mut best, mut fitting) = (0.0, 0.0f32, 0.0);
    for &patch in contest.board().circle.window() {
        let places = player.quilt.placements(patch);
        fitting += if places > 0 { 1.0 } else { 0.0 };
        if places > 0 && player.affords(patch) {
            affordable += 1.0;
            let worth = 2.0 * f32::from(patch.squares()) + 3.0 * f32::from(patch.buttons()) - f32::from(patch.cost());
            best = best.max(worth / f32::from(patch.time().max(1)) / 10.0);
        }
    }
    (affordable / 3.0, best.min(2.0), fitting / 3.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use patchwork::game::solo::Solo;
    use patchwork::names::Next;
    use patchwork::options::Rules;

    #[test]
    fn every_outlook_is_of_a_legal_choice_and_finite() {
        for seed in 0..20 {
            let mut solo = Solo::of_seed(Rules::default(), seed);
            while solo.next() != Next::Over {
                if solo.next() == Next::Automa {
                    solo.automa_turn();
                    continue;
                }
                let mut seen = Vec::new();
                outlooks(&solo, 3, |choice, figures| seen.push((choice, figures)));
                assert!(!seen.is_empty() && seen.len() <= most_choices(3));
                for (choice, figures) in &seen {
                    let action = solo.player.action(&solo.board, *choice).unwrap();
                    assert_eq!(solo.player.check(&solo.board, Seat::First, action), Ok(()));
                    assert!(figures.iter().all(|f| f.is_finite() && f.abs() < 30.0), "{figures:?}");
                }
                let (choice, _) = seen[seed as usize % seen.len()];
                solo.play(Seat::First, choice);
            }
        }
    }
}
