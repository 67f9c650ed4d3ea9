//! Patchwork for two and against the Automa.

use std::ops::Range;

use patchwork::game::action::Action;
use patchwork::game::board::Board;
use patchwork::game::openings::{self, Count, Openings, WORDS};
use patchwork::game::player::{Choice, Player};
use patchwork::game::playout::Playout;
use patchwork::game::quilt::ALL;
use patchwork::game::randomness::RANDOM_SEATS;
use patchwork::game::solo::{Solo, SoloPlayout};
use patchwork::names::{Next, Seat, Side};
use patchwork::options::{Rules, rules_of};
use patchwork::words;
use players::Kind;
use players::patchwork::contest::Contest;
use players::patchwork::mind::Mind;
use players::patchwork::outlook;
use table::rng::mix;
use table::{Game, Refusal, Rng, Setup};

use crate::learnable::{Ending, Learnable, no_such};

/// Two players.
#[derive(Clone)]
pub struct Two {
    game: patchwork::game::Game,
    /// Who is to move, looked up once; none when it is over.
    mover: Option<Seat>,
    /// The row from which on the last action may have covered squares.
    laid: u8,
    actions: u32,
}

/// A player against the Automa.
#[derive(Clone)]
pub struct Automa {
    solo: Solo,
    /// The row from which on the player's last action may have covered squares.
    laid: u8,
    actions: u32,
}

/// The squares of a quilt, 1 for covered.
type Picture = [u8; ALL];

/// Bytes of what both kinds of game show, before the own quilt and with it.
const HEAD: usize = 64;
const COMMON: usize = HEAD + ALL;
/// Bytes of the Automa's level and cards.
const CARDS: usize = 18;
/// Where the empty squares of both sides, special patches, the patches left and the own seat are told.
const EMPTY: usize = 3;
const OTHER_EMPTY: usize = 8;
const SPECIALS: Range<usize> = 12..17;
const LEFT: usize = 17;
const OWN: usize = 63;

/// The board, all but the circle and special patches, and a player's things, as the table in `docs/python.md` says.
#[inline]
fn common(board: &Board, seat: Seat, player: &Player, out: &mut [u8; HEAD]) {
    let other = seat.other();
    let small = |n: u16| n.min(255) as u8;
    out[0] = board.spaces[seat];
    out[1] = small(player.buttons);
    out[2] = player.income;
    out[EMPTY] = player.quilt.empty();
    out[4] = u8::from(board.tile == Some(seat));
    out[5] = board.spaces[other];
    out[9] = u8::from(board.tile == Some(other));
    out[10] = u8::from(board.last == seat);
    out[11] = board.pending;
    out[OWN] = seat as u8;
}

/// The spaces of the special patches still there.
#[inline]
fn specials(board: &Board, out: &mut [u8; HEAD]) {
    let mut lines = board.special_left;
    for place in &mut out[SPECIALS] {
        *place = first_line(lines);
        lines &= lines.wrapping_sub(1);
    }
}

/// The first of these lines, 0 for none.
#[inline]
fn first_line(lines: u64) -> u8 {
    if lines == 0 { 0 } else { lines.trailing_zeros() as u8 }
}

/// The same where they stand already. Tokens only go forward, so the first one of them is always the next to go.
#[inline]
fn specials_left(board: &Board, out: &mut [u8; HEAD]) {
    if out[SPECIALS.start] != first_line(board.special_left) {
        specials(board, out);
    }
}

/// The circle and the next three patches.
#[inline]
fn circle(board: &Board, out: &mut [u8; HEAD]) {
    out[LEFT] = board.circle.len() as u8;
    let (circle, rest) = out[18..].split_first_chunk_mut().expect("an observation has room for the circle");
    board.circle.numbers(circle);
    let window = &mut rest[..12];
    window.fill(0);
    for (place, patch) in window.as_chunks_mut().0.iter_mut().zip(board.circle.window()) {
        *place = patch.printed();
    }
}

/// The parts of an observation: what comes first, the own quilt, the rest.
#[inline]
fn parts(out: &mut [u8]) -> (&mut [u8; HEAD], &mut Picture, &mut [u8]) {
    let (head, rest) = out.split_first_chunk_mut().expect("an observation has a head");
    let (quilt, rest) = rest.split_first_chunk_mut().expect("an observation has room for the own quilt");
    (head, quilt, rest)
}

/// Lets two quilts change places, 16 squares at a time.
#[inline(always)]
fn swap(one: &mut Picture, other: &mut Picture) {
    let ((one, last), (other, other_last)) = (one.as_chunks_mut::<16>(), other.as_chunks_mut::<16>());
    one.iter_mut().zip(other).for_each(|(a, b)| (*a, *b) = (*b, *a));
    last.swap_with_slice(other_last);
}

/// What a mask is for the rules.
#[inline]
fn openings(words: &mut [u64]) -> &mut Openings {
    words.first_chunk_mut().expect("a mask has room for all actions")
}

/// Draws as the engine's random players do: no number if there is no choice.
#[inline(always)]
fn sample(words: &[u64], count: u32, rng: &mut Rng) -> u32 {
    let count = Count::from(count);
    let n = if count.all() > 1 { rng.below(count.all()) } else { 0 };
    openings::nth(words.first_chunk().expect("a mask has room for all actions"), count, n)
}

fn why_not(player: &Player, board: &Board, seat: Seat, number: u32) -> Refusal {
    let action = player.numbered(board, number).and_then(|choice| player.action(board, choice));
    match action.map(|action| player.check(board, seat, action)) {
        Some(Err(why)) => words::refusal(&why),
        _ => no_such(number, WORDS),
    }
}

fn number(player: &Player, board: &Board, seat: Seat, text: &str) -> Result<u32, Refusal> {
    let action: Action = text.parse().map_err(|why| words::refusal(&why))?;
    player.check(board, seat, action).map_err(|why| words::refusal(&why))?;
    player.number(board, action).ok_or_else(|| no_such(-1, WORDS))
}

fn notation(player: &Player, board: &Board, number: u32) -> Option<String> {
    player.action(board, player.numbered(board, number)?).map(|action| action.to_string())
}

fn see(contest: &impl Contest, seat: Seat, most: usize, numbers: &mut [i64], figures: &mut [f32]) -> usize {
    let (board, player) = (contest.board(), contest.player(seat));
    let (mut at, mut rows) = (0, figures.chunks_exact_mut(outlook::FIGURES));
    outlook::outlooks(contest, most, |choice: Choice, seen| {
        let number = player.action(board, choice).and_then(|action| player.number(board, action));
        if let (Some(number), Some(place), Some(row)) = (number, numbers.get_mut(at), rows.next()) {
            *place = number.into();
            row.copy_from_slice(&seen);
            at += 1;
        }
    });
    at
}

#[inline]
fn seat_of(number: u8) -> Seat {
    if number == 0 { Seat::First } else { Seat::Second }
}

/// Where the other player's quilt is shown.
#[inline]
fn the_others(rest: &mut [u8]) -> &mut Picture {
    rest.first_chunk_mut().expect("an observation has room for two quilts")
}

impl Two {
    #[inline]
    fn mover(&self) -> Seat {
        self.mover.unwrap_or(Seat::First)
    }

    /// Everything but the quilts.
    #[inline]
    fn head(&self, seat: Seat, out: &mut [u8; HEAD]) {
        common(&self.game.board, seat, &self.game.players[seat], out);
        let other = &self.game.players[seat.other()];
        [out[6], out[7], out[OTHER_EMPTY]] = [other.buttons.min(255) as u8, other.income, other.quilt.empty()];
    }
}

impl Learnable for Two {
    const NAME: &'static str = "patchwork";
    const WORDS: usize = WORDS;
    const OBSERVED: usize = COMMON + ALL;
    const SEATS: &'static [&'static str] = &["first", "second"];
    const NEAR: usize = WORDS;
    const OUTLOOK: usize = outlook::FIGURES;
    type Rules = Rules;
    type Chance = Rng;
    type Mind = Mind;

    fn game() -> &'static dyn Game {
        &patchwork::GAME
    }

    fn rules(setup: &Setup) -> Rules {
        rules_of(setup)
    }

    fn start(rules: &Rules, seed: u64) -> Self {
        let game = patchwork::game::Game::of_seed(seed, rules.special_patches);
        Self { mover: game.to_move(), game, laid: 0, actions: 0 }
    }

    #[inline]
    fn seat(&self) -> Option<u8> {
        self.mover.map(|seat| seat as u8)
    }

    #[inline]
    fn open(&self, words: &mut [u64]) -> u32 {
        self.game.players[self.mover()].openings(&self.game.board, openings(words)).into()
    }

    #[inline(always)]
    fn reopen(&self, words: &mut [u64], before: u32) -> u32 {
        self.game.players[self.mover()].openings_after(&self.game.board, openings(words), before.into()).into()
    }

    #[inline]
    fn observe(&self, seat: u8, out: &mut [u8]) {
        let (head, quilt, rest) = parts(out);
        self.head(seat_of(seat), head);
        specials(&self.game.board, head);
        circle(&self.game.board, head);
        self.game.players[seat_of(seat)].quilt.picture(quilt);
        self.game.players[seat_of(seat).other()].quilt.picture(the_others(rest));
    }

    /// Quilts change places with the seats, and are drawn anew only where a square was covered; so is the circle where a
    /// patch was taken.
    #[inline(always)]
    fn renew(&self, seat: u8, out: &mut [u8]) {
        let (head, quilt, rest) = parts(out);
        let others = the_others(rest);
        let mut before = [head[EMPTY], head[OTHER_EMPTY]];
        if head[OWN] != seat {
            swap(quilt, others);
            before.swap(0, 1);
        }
        self.head(seat_of(seat), head);
        specials_left(&self.game.board, head);
        if usize::from(head[LEFT]) != self.game.board.circle.len() {
            circle(&self.game.board, head);
        }
        if head[EMPTY] != before[0] {
            self.game.players[seat_of(seat)].quilt.picture_after(self.laid, quilt);
        }
        if head[OTHER_EMPTY] != before[1] {
            self.game.players[seat_of(seat).other()].quilt.picture_after(self.laid, others);
        }
    }

    #[inline(always)]
    fn quickly(steps: impl FnOnce()) {
        patchwork::game::quickly(steps);
    }

    #[inline(always)]
    fn play(&mut self, number: u32) {
        let seat = self.mover();
        let player = &mut self.game.players[seat];
        if let Some(choice) = player.numbered(&self.game.board, number) {
            self.laid = choice.row();
            player.play(&mut self.game.board, seat, choice);
            self.mover = self.game.to_move();
            self.actions += 1;
        }
    }

    fn why_not(&self, number: u32) -> Refusal {
        let seat = self.mover();
        why_not(&self.game.players[seat], &self.game.board, seat, number)
    }

    fn ending(&self) -> Option<Ending> {
        self.game.outcome().map(|o| Ending { points: o.points.0, won: o.winner == Seat::First })
    }

    fn checksum(&self, _: &Ending, index: u64) -> u64 {
        let game = self.game.outcome().map(|outcome| Playout { outcome, actions: self.actions });
        game.map_or(0, |game| mix(game.checksum(index)))
    }

    fn notation(&self, number: u32) -> Option<String> {
        notation(&self.game.players[self.mover()], &self.game.board, number)
    }

    fn number(&self, text: &str) -> Result<u32, Refusal> {
        let seat = self.mover();
        number(&self.game.players[seat], &self.game.board, seat, text)
    }

    fn chance(seed: u64) -> Rng {
        Rng::new(seed, RANDOM_SEATS)
    }

    #[inline(always)]
    fn sample(&self, words: &[u64], count: u32, chance: &mut Rng) -> u32 {
        sample(words, count, chance)
    }

    fn mind(kind: Kind, seed: u64) -> Option<Mind> {
        Some(Mind::new(kind, seed))
    }

    fn advise(&self, mind: &mut Mind) -> Option<u32> {
        let action = mind.decide(&self.game)?;
        self.game.players[self.mover()].number(&self.game.board, action)
    }

    fn outlooks(&self, most: usize, numbers: &mut [i64], figures: &mut [f32]) -> usize {
        see(&self.game, self.mover(), most, numbers, figures)
    }
}

impl Automa {
    /// Everything before the quilt.
    #[inline]
    fn head(&self, out: &mut [u8; HEAD]) {
        common(&self.solo.board, Seat::First, &self.solo.player, out);
        let (automa, small) = (&self.solo.automa, |n: u16| n.min(255) as u8);
        [out[6], out[7], out[8]] = [small(automa.buttons), small(automa.printed_buttons), automa.patches_with_buttons];
    }

    /// Everything behind it.
    #[inline]
    fn of_the_automa(&self, rest: &mut [u8]) {
        let Solo { rules, board, cards, .. } = &self.solo;
        let rest: &mut [u8; CARDS] = rest.first_chunk_mut().expect("an observation has room for the cards");
        *rest = [0; CARDS];
        rest[0] = rules.level as u8;
        rest[1] = rules.deck as u8;
        rest[2] = if board.tile.is_none() { rules.marker } else { 0 };
        rest[3] = cards.left() as u8;
        [rest[4], rest[5]] = cards.back().map_or([0, 0], |budget| [1, budget]);
        for &card in cards.revealed(rules.reshuffle) {
            rest[6 + usize::from((card - 1) % 12)] = 1;
        }
    }
}

impl Learnable for Automa {
    const NAME: &'static str = "patchwork-automa";
    const WORDS: usize = WORDS;
    const OBSERVED: usize = COMMON + CARDS;
    const SEATS: &'static [&'static str] = &["player"];
    const NEAR: usize = WORDS;
    const OUTLOOK: usize = outlook::FIGURES;
    type Rules = Rules;
    type Chance = Rng;
    type Mind = Mind;

    fn game() -> &'static dyn Game {
        &patchwork::GAME
    }

    fn rules(setup: &Setup) -> Rules {
        rules_of(setup)
    }

    fn start(rules: &Rules, seed: u64) -> Self {
        Self { solo: Solo::of_seed(*rules, seed), laid: 0, actions: 0 }
    }

    #[inline]
    fn seat(&self) -> Option<u8> {
        (self.solo.next() != Next::Over).then_some(0)
    }

    #[inline]
    fn open(&self, words: &mut [u64]) -> u32 {
        self.solo.player.openings(&self.solo.board, openings(words)).into()
    }

    #[inline(always)]
    fn reopen(&self, words: &mut [u64], before: u32) -> u32 {
        self.solo.player.openings_after(&self.solo.board, openings(words), before.into()).into()
    }

    #[inline]
    fn observe(&self, _: u8, out: &mut [u8]) {
        let (head, quilt, rest) = parts(out);
        self.head(head);
        specials(&self.solo.board, head);
        circle(&self.solo.board, head);
        self.solo.player.quilt.picture(quilt);
        self.of_the_automa(rest);
    }

    /// The quilt is drawn anew only where a square was covered, the circle where a patch was taken.
    #[inline(always)]
    fn renew(&self, _: u8, out: &mut [u8]) {
        let (head, quilt, rest) = parts(out);
        let before = head[EMPTY];
        self.head(head);
        specials_left(&self.solo.board, head);
        if usize::from(head[LEFT]) != self.solo.board.circle.len() {
            circle(&self.solo.board, head);
        }
        if head[EMPTY] != before {
            self.solo.player.quilt.picture_after(self.laid, quilt);
        }
        self.of_the_automa(rest);
    }

    #[inline(always)]
    fn quickly(steps: impl FnOnce()) {
        patchwork::game::quickly(steps);
    }

    #[inline(always)]
    fn play(&mut self, number: u32) {
        let solo = &mut self.solo;
        let Some(choice) = solo.player.numbered(&solo.board, number) else { return };
        self.laid = choice.row();
        solo.player.play(&mut solo.board, Seat::First, choice);
        self.actions += 1;
        while solo.next() == Next::Automa {
            solo.automa_turn();
            self.actions += 1;
        }
    }

    fn why_not(&self, number: u32) -> Refusal {
        why_not(&self.solo.player, &self.solo.board, Seat::First, number)
    }

    fn ending(&self) -> Option<Ending> {
        self.solo.result().map(|r| Ending { points: [r.player, r.automa], won: r.winner == Side::Player })
    }

    fn checksum(&self, _: &Ending, index: u64) -> u64 {
        let game = self.solo.result().map(|result| SoloPlayout { result, actions: self.actions });
        game.map_or(0, |game| mix(game.checksum(index)))
    }

    fn notation(&self, number: u32) -> Option<String> {
        notation(&self.solo.player, &self.solo.board, number)
    }

    fn number(&self, text: &str) -> Result<u32, Refusal> {
        number(&self.solo.player, &self.solo.board, Seat::First, text)
    }

    fn chance(seed: u64) -> Rng {
        Rng::new(seed, RANDOM_SEATS)
    }

    #[inline(always)]
    fn sample(&self, words: &[u64], count: u32, chance: &mut Rng) -> u32 {
        sample(words, count, chance)
    }

    fn mind(kind: Kind, seed: u64) -> Option<Mind> {
        Some(Mind::new(kind, seed))
    }

    fn advise(&self, mind: &mut Mind) -> Option<u32> {
        self.solo.player.number(&self.solo.board, mind.decide(&self.solo)?)
    }

    fn outlooks(&self, most: usize, numbers: &mut [i64], figures: &mut [f32]) -> usize {
        see(&self.solo, Seat::First, most, numbers, figures)
    }
}
