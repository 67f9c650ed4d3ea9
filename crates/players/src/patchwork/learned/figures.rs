//! What is looked at to judge a position: figures of both sides and of what lies between them.

use patchwork::automa::cards::Cards;
use patchwork::data::{AutomaCard, FINAL, spaces_of};
use patchwork::game::Game;
use patchwork::game::board::Board;
use patchwork::game::player::Player;
use patchwork::game::solo::Solo;
use patchwork::names::{AutomaDeck, Level, Seat};

use crate::patchwork::contest::income_lines_after;
use crate::patchwork::fabric::{Fabric, Room, Roughness};
use crate::patchwork::worth::Taste;

/// Places for figures; what a kind of game does not use is 0.
pub const FIGURES: usize = 112;

/// The figures of a position.
pub type Figures = [f32; FIGURES];

/// Writes figures one after the other.
struct Pen {
    figures: Figures,
    at: usize,
}

impl Pen {
    const fn new() -> Self {
        Self { figures: [0.0; FIGURES], at: 0 }
    }

    #[inline(always)]
    fn put<const N: usize>(&mut self, figures: [f32; N]) {
        self.figures[self.at..self.at + N].copy_from_slice(&figures);
        self.at += N;
    }
}

fn share_left(space: u8) -> f32 {
    f32::from(FINAL - space.min(FINAL)) / f32::from(FINAL)
}

const fn yes(is: bool) -> f32 {
    if is { 1.0 } else { 0.0 }
}

/// A game for two, seen from a seat, and the share of the time that is left.
pub fn of_two(game: &Game, seat: Seat) -> (Figures, f32) {
    let mut pen = Pen::new();
    let (board, other) = (&game.board, seat.other());
    let ways = side(&mut pen, board, &game.players[seat], seat);
    let theirs = side(&mut pen, board, &game.players[other], other);
    between(&mut pen, board, seat);
    one_by_one(&mut pen, board, &ways);
    pen.put(theirs);
    let left = (share_left(board.spaces[seat]) + share_left(board.spaces[other])) / 2.0;
    (pen.figures, left)
}

/// A game against the Automa, seen from the player, and the share of the time that is left.
pub fn of_one(solo: &Solo) -> (Figures, f32) {
    let mut pen = Pen::new();
    let (board, rules) = (&solo.board, &solo.rules);
    let ways = side(&mut pen, board, &solo.player, Seat::First);
    between(&mut pen, board, Seat::First);
    let automa = board.spaces[Seat::Second];
    let (left, lines) = (share_left(automa), income_lines_after(automa) as f32 / 9.0);
    use Level::{Apprentice, Fellow, Legend, Master};
    let counts = |levels: &[Level]| yes(levels.contains(&rules.level));
    let buttons = counts(&[Apprentice, Fellow, Master, Legend]);
    let (patches, printed) = (counts(&[Fellow, Legend]), counts(&[Master, Legend]));
    let tactical = yes(rules.deck == AutomaDeck::Tactical);
    let (income, budget) = coming(&solo.cards, solo);
    let window = board.circle.window();
    let shown: u8 = window.iter().map(|patch| patch.buttons()).sum();
    let showing = window.iter().filter(|patch| patch.buttons() > 0).count() as f32;
    let free = yes(board.tile.is_none());
    let marker = f32::from(rules.marker.saturating_sub(automa)) / 20.0;
    pen.put([
        solo.automa_points() as f32 / 20.0,
        left,
        lines * buttons,
        income * lines * buttons,
        income * buttons,
        budget,
        budget * left,
        left * patches,
        left * printed,
        buttons,
        patches,
        printed,
        tactical,
        tactical * left,
        free * marker,
        free,
        yes(board.tile == Some(Seat::Second)),
        f32::from(shown) / 5.0 * printed,
        showing / 3.0 * patches,
        yes(rules.automa_takes_special) * board.special_left.count_ones() as f32 / 5.0,
        solo.cards.back().map_or(0.0, |back| f32::from(back) / 10.0),
    ]);
    one_by_one(&mut pen, board, &ways);
    (pen.figures, (share_left(board.spaces[Seat::First]) + left) / 2.0)
}

/// Income and budget of the cards that a player has not seen, on average.
fn coming(cards: &Cards, solo: &Solo) -> (f32, f32) {
    let seen = cards.revealed(solo.rules.reshuffle);
    let (mut income, mut budget, mut n) = (0u32, 0u32, 0u32);
    for card in solo.rules.deck.numbers().into_iter().filter(|number| !seen.contains(number)) {
        if let Some(card) = AutomaCard::numbered(card) {
            (income, budget, n) = (income + u32::from(card.income), budget + u32::from(card.budget), n + 1);
        }
    }
    let n = n.max(1) as f32;
    (income as f32 / n / 3.0, budget as f32 / n / 6.0)
}

/// What lies between the sides.
fn between(pen: &mut Pen, board: &Board, seat: Seat) {
    let (mine, theirs) = (board.spaces[seat], board.spaces[seat.other()]);
    pen.put([
        1.0,
        f32::from(theirs.saturating_sub(mine)) / 10.0,
        f32::from(mine.saturating_sub(theirs)) / 10.0,
        f32::from(board.pending),
        board.special_left.count_ones() as f32 / 5.0,
        yes(board.first_home == Some(seat)),
        yes(board.first_home == Some(seat.other())),
    ]);
}

/// One side: buttons and time, the quilt, and what can be sewn onto it; in how many places each of the next patches fits.
fn side(pen: &mut Pen, board: &Board, player: &Player, seat: Seat) -> Ways {
    let space = board.spaces[seat];
    let (buttons, income) = (f32::from(player.buttons), f32::from(player.income));
    let lines = income_lines_after(space) as f32;
    let empty = player.quilt.empty();
    let left = share_left(space);
    pen.put([
        buttons / 10.0,
        buttons.min(6.0) / 6.0,
        buttons.min(12.0) / 12.0 * left,
        income / 10.0,
        income * lines / 40.0,
        f32::from(empty) / 40.0,
        left,
        lines / 9.0,
        yes(board.tile == Some(seat)),
    ]);
    let fabric = Fabric::of(&player.quilt);
    let Roughness { edges, lonely, ends } = fabric.roughness();
    let Room { islands, blocks, halls } = fabric.room();
    pen.put([
        edges as f32 / 40.0,
        lonely as f32 / 5.0,
        ends as f32 / 10.0,
        islands as f32 / 5.0,
        blocks as f32 / 30.0,
        halls as f32 / 20.0,
    ]);
    let near = if board.tile.is_none() { fabric.left_for_7x7() as f32 } else { 49.0 };
    pen.put([(1.0 - near / 49.0).powi(3), (12.0 - near).max(0.0) / 12.0]);
    let next = |distance: u64| (distance.trailing_zeros() as f32).min(12.0) / 12.0;
    let ahead = |lines: u64| next(lines >> space.min(63) >> 1);
    pen.put([ahead(board.special_left), ahead(patchwork::data::INCOME_LINES)]);
    choice(pen, board, player, seat, empty)
}

/// How far ahead patches are looked at.
const AHEAD: usize = 12;
/// How many of them are looked at one by one.
const ONE_BY_ONE: usize = 8;

/// Of each of the next patches, in how many places a side could sew it on.
type Ways = [f32; ONE_BY_ONE];

/// The next patches one by one: what each costs and brings.
fn one_by_one(pen: &mut Pen, board: &Board, ways: &Ways) {
    let mut queue = board.circle.queue().iter();
    for &ways in ways {
        pen.put(queue.next().map_or([0.0; 5], |patch| {
            let (cost, time) = (f32::from(patch.cost()) / 10.0, f32::from(patch.time()) / 6.0);
            [ways, cost, time, f32::from(patch.buttons()) / 3.0, f32::from(patch.squares()) / 8.0]
        }));
    }
}

/// What can be sewn on next, and later.
fn choice(pen: &mut Pen, board: &Board, player: &Player, seat: Seat, empty: u8) -> Ways {
    let mut each = [0.0; ONE_BY_ONE];
    let advance = Taste::LIGHT.of_advance(board, seat);
    let (mut best, mut second, mut later) = (0.0f32, 0.0f32, 0.0f32);
    let (mut fits, mut soon, mut ways, mut n) = (0.0, 0.0, 0.0, 0.0);
    for (at, &patch) in board.circle.queue().iter().take(AHEAD).enumerate() {
        n += 1.0;
        let places = if patch.squares() <= empty { player.quilt.placements(patch) } else { 0 };
        if places == 0 {
            continue;
        }
        fits += 1.0;
        ways += places.min(16) as f32 / 16.0;
        if let Some(each) = each.get_mut(at) {
            *each = places.min(16) as f32 / 16.0;
        }
        if at >= 6 {
            continue;
        }
        soon += 1.0;
        if player.affords(patch) {
            let worth = (Taste::LIGHT.of_patch(board, seat, patch) - advance).max(0.0) / 10.0;
            if at >= 3 {
                later = later.max(worth);
            } else if worth > best {
                (second, best) = (best, worth);
            } else {
                second = second.max(worth);
            }
        }
    }
    let specials = spaces_of(board.special_left).filter(|&line| line > board.spaces[seat]).count();
    let n = f32::max(n, 1.0);
    pen.put([best, second, later, soon / 6.0, fits / n, ways / n, specials as f32 / 5.0]);
    each
}
