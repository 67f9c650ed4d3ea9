//! The player's golden examples, with their exact figures. G37, G38 and G40 test what a player, or any token, does on
//! the shared board.

#![allow(clippy::unwrap_used, clippy::panic)]

use patchwork::data::spaces_of;
use patchwork::game::action::Action;
use patchwork::game::board::Board;
use patchwork::game::circle::Circle;
use patchwork::game::patch::PatchId;
use patchwork::game::player::Player;
use patchwork::game::quilt::Quilt;
use patchwork::game::square::Square;
use patchwork::names::{BySeat, Seat, SpecialPatches};

const ME: Seat = Seat::First;
const AUTOMA: Seat = Seat::Second;

fn patch(id: u8) -> PatchId {
    PatchId::new(id).unwrap()
}

fn circle(ids: &[u8]) -> Circle {
    Circle::in_order(&ids.iter().map(|&id| patch(id)).collect::<Vec<_>>())
}

/// Player's space, Automa's space, and the lines whose special patch is left.
fn board(ids: &[u8], player: u8, automa: u8, special_left: &[u8]) -> Board {
    let mut board = Board::new(circle(ids), SpecialPatches::First);
    board.spaces = BySeat([player, automa]);
    board.last = AUTOMA;
    board.special_left = special_left.iter().map(|line| 1u64 << line).sum();
    board.first_home = [(player, ME), (automa, AUTOMA)].into_iter().find(|(s, _)| *s == 53).map(|(_, seat)| seat);
    board
}

fn player(buttons: u16, income: u8) -> Player {
    Player { buttons, income, ..Player::START }
}

fn act(board: &mut Board, player: &mut Player, text: &str) {
    player.apply(board, ME, text.parse().unwrap()).unwrap();
}

/// Row 0 on top; `X` is covered.
fn quilt(covered: impl Fn(u8, u8) -> bool) -> Quilt {
    let bit = |s: Square| u128::from(covered(s.row(), s.column())) << s.index();
    Quilt::with_covered(Square::all().map(bit).sum())
}

#[test]
fn g37_g38_which_special_patch_is_met_depends_on_the_print() {
    let crossing = |print: SpecialPatches, from: u8, to: u8, left_from: u8| {
        let mut board = Board::new(circle(&[1]), print);
        board.spaces[AUTOMA] = from;
        board.special_left &= u64::MAX << left_from;
        spaces_of(board.move_to(AUTOMA, to).special).collect::<Vec<_>>()
    };
    assert_eq!(crossing(SpecialPatches::First, 18, 21, 0), [20]);
    assert_eq!(crossing(SpecialPatches::Revised, 18, 21, 0), [0; 0]);
    assert_eq!(crossing(SpecialPatches::First, 37, 40, 38), [0; 0]);
    assert_eq!(crossing(SpecialPatches::Revised, 37, 40, 38), [38]);
}

#[test]
fn g40_one_advance_may_meet_two_special_patches() {
    let (mut board, mut me) = (board(&[1], 25, 31, &[26, 32]), player(0, 2));
    act(&mut board, &mut me, "adv");
    assert_eq!((board.spaces[ME], me.buttons, board.pending), (32, 7 + 2, 2));
    assert_eq!(board.to_move(), Some(ME));
    assert_eq!(me.apply(&mut board, ME, Action::Advance).unwrap_err().code(), "SpecialPending");
    act(&mut board, &mut me, "special r0 c0");
    assert_eq!(board.to_move(), Some(ME));
    act(&mut board, &mut me, "special r0 c1");
    assert_eq!((board.pending, board.special_left, me.quilt.covered()), (0, 0, 2));
    assert_eq!(board.to_move(), Some(AUTOMA));
}

#[test]
fn g41_the_token_further_back_moves_and_on_one_space_the_one_on_top() {
    let next = |player, automa, last| {
        let mut board = board(&[1], player, automa, &[]);
        board.last = last;
        board.to_move()
    };
    assert_eq!(Board::new(circle(&[1]), SpecialPatches::First).to_move(), Some(ME));
    assert_eq!(next(7, 9, AUTOMA), Some(ME));
    assert_eq!(next(9, 7, ME), Some(AUTOMA));
    assert_eq!(next(9, 9, ME), Some(ME));
    assert_eq!(next(9, 9, AUTOMA), Some(AUTOMA));
    assert_eq!(next(53, 50, ME), Some(AUTOMA));
    assert_eq!(next(50, 53, AUTOMA), Some(ME));
    assert_eq!(next(53, 53, ME), None);
    assert_eq!(next(53, 53, AUTOMA), None);
}

#[test]
fn g42_the_first_advance_is_one_space_and_one_button() {
    let mut board = Board::new(Circle::of_seed(1), SpecialPatches::First);
    let mut me = Player::START;
    act(&mut board, &mut me, "adv");
    assert_eq!((board.spaces[ME], me.buttons, board.to_move()), (1, 6, Some(AUTOMA)));
}

#[test]
fn g43_two_income_lines_in_one_advance_pay_twice() {
    let (mut board, mut me) = (board(&[1], 4, 10, &[]), player(2, 3));
    act(&mut board, &mut me, "adv");
    assert_eq!((board.spaces[ME], me.buttons), (11, 15));
}

#[test]
fn g44_a_patch_just_placed_counts_for_income() {
    let (mut board, mut me) = (board(&[5], 3, 9, &[]), player(5, 2));
    act(&mut board, &mut me, "take 5 o0 r0 c0");
    assert_eq!((board.spaces[ME], me.income, me.buttons), (5, 3, 5));
}

#[test]
fn g45_the_last_advance_ends_the_game() {
    let (mut board, mut me) = (board(&[1], 51, 53, &[]), player(4, 4));
    act(&mut board, &mut me, "adv");
    assert_eq!((board.spaces[ME], me.buttons, board.to_move()), (53, 10, None));
    assert_eq!(board.first_home, Some(AUTOMA));
    assert_eq!(me.apply(&mut board, ME, Action::Advance).unwrap_err().code(), "GameOver");
}

#[test]
fn g46_a_move_beyond_the_final_space_is_cut() {
    let (mut board, mut me) = (board(&[6], 50, 52, &[]), player(7, 2));
    act(&mut board, &mut me, "take 6 o0 r0 c0");
    assert_eq!((board.spaces[ME], me.buttons, board.first_home), (53, 5, Some(ME)));
}

#[test]
fn g47_a_special_patch_taken_by_the_other_side_is_gone() {
    let (mut board, mut me) = (board(&[7], 19, 20, &[26, 32, 44, 50]), player(5, 0));
    act(&mut board, &mut me, "take 7 o0 r0 c0");
    assert_eq!((board.spaces[ME], board.pending), (21, 0));
}

#[test]
fn g48_a_special_patch_without_room_is_lost() {
    let (mut board, mut me) = (board(&[7], 24, 25, &[26]), player(5, 0));
    // Free: the four squares of patch 7 in the upper left corner.
    me.quilt = quilt(|r, c| !matches!((r, c), (0, 0..3) | (1, 1)));
    let happened = me.apply(&mut board, ME, "take 7 o0 r0 c0".parse().unwrap()).unwrap();
    assert_eq!((board.spaces[ME], board.pending, board.special_left, happened.lost), (26, 0, 0, 1));
    assert_eq!((me.quilt.empty(), board.to_move()), (0, Some(AUTOMA)));
}

#[test]
fn g49_the_last_square_of_a_7x7_wins_the_tile() {
    let (mut board, mut me) = (board(&[1], 26, 30, &[]), player(5, 0));
    me.quilt = quilt(|r, c| r < 7 && c < 7 && (r, c) != (6, 6));
    (board.last, board.pending) = (ME, 1);
    act(&mut board, &mut me, "special r6 c6");
    assert_eq!(board.tile, Some(ME));
}

#[test]
fn g50_the_patches_skipped_are_the_last_of_the_circle() {
    let ids: Vec<u8> = (1..=33u8).map(|k| 7 * k % 33).collect();
    let mut circle = circle(&ids);
    assert_eq!(circle.take(2), Some(patch(21)));
    let left: Vec<u8> = circle.queue().iter().map(|p| p.id()).collect();
    assert_eq!((left.len(), &left[..2], &left[28..]), (32, &[28, 2][..], &[26, 0, 7, 14][..]));
}

#[test]
fn g51_landing_on_the_other_token_one_moves_again() {
    let (mut board, mut me) = (board(&[10, 1], 8, 11, &[]), player(3, 0));
    act(&mut board, &mut me, "take 10 o0 r0 c0");
    // Line 11 pays the one button printed on patch 10.
    assert_eq!((board.spaces[ME], board.to_move(), me.buttons), (11, Some(ME), 1));
    act(&mut board, &mut me, "adv");
    assert_eq!((board.spaces[ME], me.buttons, board.to_move()), (12, 2, Some(AUTOMA)));
}

#[test]
fn g52_g53_scores() {
    let mut board = board(&[], 53, 53, &[]);
    let mut me = player(12, 0);
    me.quilt = quilt(|r, _| r < 8);
    board.tile = Some(ME);
    assert_eq!(me.score(&board, ME), 1);
    (board.tile, me.buttons) = (None, 5);
    me.quilt = quilt(|r, c| r < 2 || (r == 2 && c < 3));
    assert_eq!((me.quilt.empty(), me.score(&board, ME)), (60, -115));
}

#[test]
fn g54_to_g57_placements() {
    let rows = [
        ("empty", quilt(|_, _| false), [144, 448, 108, 49, 384, 90, 70, 84], 7_349),
        ("rows 0-3", quilt(|r, _| r < 4), [76, 208, 48, 21, 160, 34, 22, 32], 3_221),
        ("outer ring", quilt(|r, c| r % 8 == 0 || c % 8 == 0), [84, 240, 56, 25, 192, 42, 30, 40], 3_797),
        ("columns 2, 5, 8", quilt(|_, c| c % 3 == 2), [75, 84, 36, 0, 72, 30, 0, 0], 1_215),
    ];
    for (name, quilt, some, all) in rows {
        assert_eq!([0, 8, 10, 11, 16, 19, 30, 32].map(|id| quilt.placements(patch(id))), some, "{name}");
        assert_eq!(PatchId::all().map(|p| quilt.placements(p)).sum::<u32>(), all, "{name}");
    }
}

#[test]
fn g58_legal_first_moves() {
    let first_moves = |window: &[u8]| {
        let board = Board::new(circle(window), SpecialPatches::First);
        assert_eq!(Player::START.legal(&board, ME).count(), Player::START.count_legal(&board, ME) as usize);
        Player::START.count_legal(&board, ME)
    };
    assert_eq!(first_moves(&[8, 9, 15, 1]), 1_345);
    assert_eq!(first_moves(&[10, 11, 12, 1]), 158);
    assert_eq!(first_moves(&[4, 6, 12, 1]), 1);
    // No other window has more.
    let mut counts: Vec<u32> = PatchId::all().filter(|p| p.cost() <= 5).map(|p| Quilt::EMPTY.placements(p)).collect();
    counts.sort_unstable();
    assert_eq!(counts.iter().rev().take(3).sum::<u32>() + 1, 1_345);
}

#[test]
fn refusals_name_their_code_and_change_nothing() {
    let mut board = board(&[5, 6, 7, 1], 3, 9, &[20]);
    let mut me = player(5, 0);
    me.quilt = quilt(|r, c| (r, c) == (4, 4));
    let before = (board, me);
    for (text, code) in [
        ("take 1 o0 r0 c0", "NotInWindow"),
        ("take 6 o0 r0 c0", "NotAffordable"),
        ("take 5 o0 r4 c4", "DoesNotFit"),
        ("take 5 o0 r8 c0", "DoesNotFit"),
        ("take 7 o1 r7 c8", "DoesNotFit"),
        ("special r0 c0", "NoSpecialPending"),
    ] {
        assert_eq!(me.apply(&mut board, ME, text.parse().unwrap()).unwrap_err().code(), code, "{text}");
        assert_eq!((board, me), before);
    }
    assert_eq!(me.apply(&mut board, AUTOMA, Action::Advance).unwrap_err().code(), "NotYourTurn");
    // An orientation under a higher number is not a second action.
    let twin = Action::Take { patch: patch(5), orientation: 2, anchor: Square::at(0, 0).unwrap() };
    assert_eq!(me.apply(&mut board, ME, twin).unwrap_err().code(), "DoesNotFit");
    assert_eq!((board, me), before);
}
