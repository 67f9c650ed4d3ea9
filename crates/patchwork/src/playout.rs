//! Random play: every legal action equally likely, every distinct placement being one action.
//!
//! No list of moves is made: placements are counted, one number is drawn, and the placement with that
//! number is found.

use crate::action::Action;
use crate::board::{Board, Seat};
use crate::data::SpecialPatches;
use crate::game::{Game, Outcome};
use crate::player::{Choice, Player};
use crate::select::with_best_instructions;
use table::Rng;

/// A random action of a player to whom it falls to move; none in the other side's turn. Nothing is
/// drawn where there is no choice.
#[inline]
pub fn random_action(player: &Player, board: &Board, seat: Seat, rng: &mut Rng) -> Option<Action> {
    if board.to_move() != Some(seat) {
        return None;
    }
    player.action(board, random_choice(player, board, rng))
}

/// A random choice in a turn that is this player's.
#[inline(always)]
pub(crate) fn random_choice(player: &Player, board: &Board, rng: &mut Rng) -> Choice {
    let window = board.circle.window();
    let mut counts = [0; 3];
    let mut total = 0;
    if board.pending > 0 {
        total = u32::from(player.quilt.empty());
        let n = if total > 1 { rng.below(total) } else { 0 };
        return player.choice(board, n).unwrap_or(Choice::Advance);
    }
    for (place, &patch) in window.iter().enumerate() {
        if player.affords(patch) {
            counts[place] = player.quilt.placements(patch);
            total += counts[place];
        }
    }
    if total == 0 {
        return Choice::Advance;
    }
    let Some(mut left) = rng.below(total + 1).checked_sub(1) else { return Choice::Advance };
    let mut place = 0;
    while left >= counts[place] && place < 2 {
        left -= counts[place];
        place += 1;
    }
    match player.quilt.nth_placement(window[place], left) {
        Some((slot, bit)) => Choice::Take { place, orientation: slot.orientation, anchor: slot.anchor(bit) },
        None => Choice::Advance,
    }
}

/// Plays on at random to the end; tells how it ended and how many actions it took.
#[inline(always)]
pub fn play_on(game: &mut Game, rng: &mut Rng) -> u32 {
    let mut actions = 0;
    while let Some(seat) = game.to_move() {
        let player = &mut game.players[seat];
        let choice = random_choice(player, &game.board, rng);
        player.play(&mut game.board, seat, choice);
        actions += 1;
    }
    actions
}

/// One random game of two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// How it ended.
    pub outcome: Outcome,
    /// Actions of both players together.
    pub actions: u32,
}

/// Plays the game of a seed with two random players.
#[inline]
pub fn play_random(seed: u64, special_patches: SpecialPatches) -> Playout {
    with_best_instructions(
        #[inline(always)]
        || play_random_here(seed, special_patches),
    )
}

/// [`play_random`] with the instructions its caller is compiled for.
#[inline(always)]
pub fn play_random_here(seed: u64, special_patches: SpecialPatches) -> Playout {
    let mut game = Game::of_seed(seed, special_patches);
    let mut rng = Rng::new(seed, crate::stream::RANDOM_SEATS);
    let actions = play_on(&mut game, &mut rng);
    let outcome = game.outcome().expect("play_on ends only when the game is over");
    Playout { outcome, actions }
}

impl Playout {
    /// Folds the result into a check-sum, so that speed cannot be bought by playing less.
    #[inline]
    pub fn checksum(&self, sum: u64) -> u64 {
        let [first, second] = self.outcome.points.0;
        let seats = (self.outcome.first_home as u64) << 1 | self.outcome.tile.map_or(4, |s| s as u64) << 2;
        let result = (first as u32 as u64) << 32 | (second as u32 as u64);
        table::rng::mix(sum ^ result.wrapping_mul(31).wrapping_add(u64::from(self.actions) << 8 | seats))
    }
}
