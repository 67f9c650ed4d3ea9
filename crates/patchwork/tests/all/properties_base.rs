//! What always holds in the base game, whatever is played.

#![allow(clippy::unwrap_used, clippy::panic)]

use patchwork::data::{INCOME_LINES, lines_crossed};
use patchwork::game::Game;
use patchwork::game::action::Action;
use patchwork::game::patch::PatchId;
use patchwork::game::playout::random_action;
use patchwork::game::quilt::Quilt;
use patchwork::game::square::Square;
use patchwork::names::{Seat, SpecialPatches};
use proptest::prelude::*;
use table::Rng;

/// One action, with the states before and after it.
struct Step {
    before: Game,
    action: Action,
    after: Game,
    seat: Seat,
}

/// A whole game; in `thrift` of 8 turns the player advances, so that purses grow and expensive patches are reached too.
fn random_game(seed: u64, print: SpecialPatches, thrift: u32) -> Vec<Step> {
    let mut rng = Rng::new(seed, 3);
    let mut game = Game::of_seed(seed, print);
    let mut steps = Vec::new();
    while let Some(seat) = game.to_move() {
        let before = game;
        let thrifty = before.board.pending == 0 && rng.below(8) < thrift;
        let random = random_action(&game.players[seat], &game.board, seat, &mut rng);
        let action = if thrifty { Action::Advance } else { random.unwrap() };
        let happened = game.apply(action).unwrap();
        if let Some(crossed) = happened.crossed {
            assert!(crossed.incomes() <= 2 && crossed.specials() <= 1);
        }
        steps.push(Step { before, action, after: game, seat });
    }
    steps
}

fn prints() -> impl Strategy<Value = SpecialPatches> {
    prop_oneof![Just(SpecialPatches::First), Just(SpecialPatches::Revised)]
}

fn circle(game: &Game) -> Vec<u8> {
    game.board.circle.queue().iter().map(|p| p.id()).collect()
}

/// Is one a rotation of the other?
fn same_circle(a: &[u8], b: &[u8]) -> bool {
    a.len() == b.len() && (a.is_empty() || (0..a.len()).any(|n| a[n..].iter().chain(&a[..n]).eq(b)))
}

/// Counts the placements one by one, square by square.
fn naive_placements(covered: u128, patch: PatchId) -> u32 {
    let free = |row: u8, column: u8| row < 9 && column < 9 && covered >> (row * 9 + column) & 1 == 0;
    let mut count = 0;
    for orientation in patch.orientations() {
        for anchor in Square::all() {
            count += u32::from(orientation.squares().all(|(r, c)| free(anchor.row() + r, anchor.column() + c)));
        }
    }
    count
}

fn has_7x7(covered: u128) -> bool {
    let square = |row: u8, column: u8| (0..7).all(|r| (0..7).all(|c| covered >> ((row + r) * 9 + column + c) & 1 == 1));
    (0..3).any(|row| (0..3).any(|column| square(row, column)))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn tokens_never_fall_back_and_every_turn_moves_one(seed: u64, print in prints(), thrift in 0u32..7) {
        for step in random_game(seed, print, thrift) {
            let (before, after) = (step.before.board.spaces, step.after.board.spaces);
            prop_assert_eq!(before[step.seat.other()], after[step.seat.other()]);
            prop_assert!(after[step.seat] <= 53);
            match step.action {
                Action::Special { .. } => prop_assert_eq!(before, after),
                _ => prop_assert!(after[step.seat] > before[step.seat]),
            }
        }
    }

    #[test]
    fn the_mover_is_behind_or_on_top_and_never_on_the_final_space(seed: u64, print in prints(), thrift in 0u32..7) {
        for step in random_game(seed, print, thrift) {
            let (mine, other) = (step.before.board.spaces[step.seat], step.before.board.spaces[step.seat.other()]);
            if step.before.board.pending == 0 {
                prop_assert!(mine < 53 && (mine < other || mine == other && step.before.board.last == step.seat));
                prop_assert!(other - mine <= 6);
            }
            let (mine, other) = (step.after.board.spaces[step.seat], step.after.board.spaces[step.seat.other()]);
            if step.after.board.pending == 0 {
                let again = mine <= other && mine < 53;
                prop_assert_eq!(step.after.to_move() == Some(step.seat), again);
            }
        }
    }

    #[test]
    fn every_patch_is_in_the_circle_or_taken_once(seed: u64, print in prints(), thrift in 0u32..7) {
        let steps = random_game(seed, print, thrift);
        let mut taken: Vec<u8> = Vec::new();
        prop_assert_eq!(circle(&steps[0].before).last().copied(), Some(0));
        for step in &steps {
            let (mut before, after) = (circle(&step.before), circle(&step.after));
            if let Action::Take { patch, .. } = step.action {
                taken.push(patch.id());
                let place = before.iter().position(|&p| p == patch.id()).unwrap();
                prop_assert!(place < 3);
                before.remove(place);
                prop_assert!(same_circle(&before, &after));
                // The neutral token stands where the patch lay.
                before.rotate_left(place);
            }
            prop_assert_eq!(&before, &after);
            let mut all: Vec<u8> = taken.iter().copied().chain(after).collect();
            all.sort_unstable();
            prop_assert!(all.into_iter().eq(0..33));
        }
    }

    #[test]
    fn covered_squares_are_those_of_the_patches_placed(seed: u64, print in prints(), thrift in 0u32..7) {
        let mut squares = [0u8; 2];
        let mut printed = [0u8; 2];
        for step in random_game(seed, print, thrift) {
            let seat = step.seat as usize;
            match step.action {
                Action::Advance => {}
                Action::Special { .. } => squares[seat] += 1,
                Action::Take { patch, .. } => {
                    squares[seat] += patch.squares();
                    printed[seat] += patch.buttons();
                }
            }
            let me = &step.after.players[step.seat];
            prop_assert_eq!((me.quilt.covered(), me.income), (squares[seat], printed[seat]));
            prop_assert_eq!(me.quilt.covered_squares().count_ones(), u32::from(squares[seat]));
            prop_assert_eq!(Quilt::with_covered(me.quilt.covered_squares()), me.quilt);
        }
    }

    #[test]
    fn buttons_are_paid_and_gained_as_the_rules_say(seed: u64, print in prints(), thrift in 0u32..7) {
        let mut incomes = [0; 2];
        for step in random_game(seed, print, thrift) {
            let (before, after) = (&step.before.players[step.seat], &step.after.players[step.seat]);
            let (from, to) = (step.before.board.spaces[step.seat], step.after.board.spaces[step.seat]);
            let lines = (lines_crossed(from, to) & INCOME_LINES).count_ones();
            incomes[step.seat as usize] += lines;
            let change = match step.action {
                Action::Advance => i32::from(to - from),
                Action::Take { patch, .. } => -i32::from(patch.cost()),
                Action::Special { .. } => 0,
            };
            let expected = i32::from(before.buttons) + change + lines as i32 * i32::from(after.income);
            prop_assert_eq!(i32::from(after.buttons), expected);
            prop_assert_eq!(step.before.players[step.seat.other()], step.after.players[step.seat.other()]);
        }
        prop_assert_eq!(incomes, [9, 9]);
    }

    #[test]
    fn special_patches_left_are_those_nobody_has_reached(seed: u64, print in prints(), thrift in 0u32..7) {
        for step in random_game(seed, print, thrift) {
            let reached = step.after.board.spaces.0.into_iter().fold(0, |all, to| all | lines_crossed(0, to));
            prop_assert_eq!(step.after.board.special_left, print.lines() & !reached);
            prop_assert!(step.after.board.pending <= 1);
        }
    }

    #[test]
    fn the_tile_goes_to_the_first_7x7_and_stays(seed: u64, print in prints(), thrift in 0u32..7) {
        for step in random_game(seed, print, thrift) {
            let covered = step.after.players[step.seat].quilt.covered_squares();
            let expected = step.before.board.tile.or(has_7x7(covered).then_some(step.seat));
            prop_assert_eq!(step.after.board.tile, expected);
        }
    }

    #[test]
    fn every_game_ends_with_one_winner_and_one_first(seed: u64, print in prints(), thrift in 0u32..7) {
        let steps = random_game(seed, print, thrift);
        let end = steps.last().unwrap().after;
        prop_assert_eq!(end.board.spaces.0, [53, 53]);
        let outcome = end.outcome().unwrap();
        let [first, second] = outcome.points.0;
        let by_points = if first > second { Seat::First } else { Seat::Second };
        prop_assert_eq!(outcome.winner, if first == second { outcome.first_home } else { by_points });
        prop_assert_eq!(end.count_legal(), 0);
        prop_assert!(steps.iter().all(|step| step.before.outcome().is_none()));
    }

    #[test]
    fn placement_counts_equal_a_naive_count(covered: u128, more: u128, sparse: bool) {
        // Both sparse and dense quilts.
        let covered = (if sparse { covered & more } else { covered }) & ((1 << 81) - 1);
        let quilt = Quilt::with_covered(covered);
        prop_assert_eq!(quilt.covered_squares(), covered);
        for patch in PatchId::all() {
            prop_assert_eq!(quilt.placements(patch), naive_placements(covered, patch), "patch {}", patch);
        }
    }

    #[test]
    fn a_7x7_is_seen_wherever_it_is(row in 0u8..3, column in 0u8..3, hole in 0u8..49, with_hole: bool, noise: u128) {
        let corner = |s: Square| (row..row + 7).contains(&s.row()) && (column..column + 7).contains(&s.column());
        let mut covered: u128 = Square::all().filter(|&s| corner(s)).map(|s| 1u128 << s.index()).sum();
        covered |= noise & ((1 << 81) - 1);
        if with_hole {
            covered &= !(1u128 << ((row + hole / 7) * 9 + column + hole % 7));
        }
        prop_assert_eq!(Quilt::with_covered(covered).has_7x7(), has_7x7(covered));
    }

    #[test]
    fn the_nth_legal_action_is_the_nth_of_the_list(seed: u64, print in prints(), thrift in 0u32..7, skip in 0usize..20) {
        for step in random_game(seed, print, thrift).iter().skip(skip).step_by(20) {
            let list: Vec<Action> = step.before.legal().collect();
            prop_assert_eq!(list.len() as u32, step.before.count_legal());
            for (n, action) in list.iter().enumerate() {
                prop_assert_eq!(step.before.nth_legal(n as u32), Some(*action));
                let mut game = step.before;
                prop_assert!(game.apply(*action).is_ok());
            }
            prop_assert_eq!(step.before.nth_legal(list.len() as u32), None);
        }
    }

    #[test]
    fn what_is_not_listed_is_refused_and_changes_nothing(seed: u64, print in prints(), at in 0usize..40) {
        let steps = random_game(seed, print, 2);
        let mut game = steps[at.min(steps.len() - 1)].before;
        let before = game;
        let list: std::collections::HashSet<Action> = game.legal().collect();
        for patch in PatchId::all().step_by(2) {
            for orientation in 0..9 {
                for anchor in Square::all().step_by(3) {
                    for action in [Action::Take { patch, orientation, anchor }, Action::Special { square: anchor }] {
                        if !list.contains(&action) {
                            prop_assert!(game.apply(action).is_err());
                            prop_assert_eq!(game, before);
                        }
                    }
                }
            }
        }
    }
}
