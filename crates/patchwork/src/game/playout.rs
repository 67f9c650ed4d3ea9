//! Random play: every legal action is equally likely, and every distinct placement is one action.
//!
//! No list of moves is made: placements are counted, one number is drawn, and the placement with that
//! number is found.

use crate::game::action::Action;
use crate::game::board::Board;
use crate::game::instructions::{Accelerated, Instructions, Plain};
use crate::game::player::{Choice, Player};
use crate::game::quilt::SPECIAL;
use crate::game::{Game, Outcome};
use crate::names::{Seat, SpecialPatches};
use table::Rng;

/// A random action for a player whose turn it is; none on the other side's turn. No random number is drawn if there is
/// no choice.
pub fn random_action(player: &Player, board: &Board, seat: Seat, rng: &mut Rng) -> Option<Action> {
    if board.to_move() != Some(seat) {
        return None;
    }
    let choice = match Accelerated::detect() {
        Some(accelerated) => random_choice(player, board, rng, accelerated),
        None => random_choice(player, board, rng, Plain),
    };
    player.action(board, choice)
}

/// A random choice for a player; the caller makes sure it is this player's turn.
pub fn random_choice_of(player: &Player, board: &Board, rng: &mut Rng) -> Choice {
    match Accelerated::detect() {
        Some(accelerated) => random_choice(player, board, rng, accelerated),
        None => random_choice(player, board, rng, Plain),
    }
}

/// A random choice, on this player's turn.
#[inline(always)]
pub(crate) fn random_choice(player: &Player, board: &Board, rng: &mut Rng, bits: impl Instructions) -> Choice {
    if board.pending > 0 {
        let free = u32::from(player.quilt.empty());
        let n = if free > 1 { rng.below(free) } else { 0 };
        return Choice::Special(bits.nth_placement(&player.quilt, SPECIAL, n));
    }
    let counts = player.placements(board, bits);
    let total = counts[0] + counts[1] + counts[2];
    if total == 0 {
        return Choice::Advance;
    }
    match rng.below(total + 1).checked_sub(1) {
        None => Choice::Advance,
        Some(n) => player.nth_take(board, counts, n, bits),
    }
}

/// Plays on at random to the end; returns how many actions it took.
pub fn play_on(game: &mut Game, rng: &mut Rng) -> u32 {
    match Accelerated::detect() {
        Some(accelerated) => accelerated.run(
            #[inline(always)]
            || play_on_with(game, rng, accelerated),
        ),
        None => play_on_with(game, rng, Plain),
    }
}

#[inline(always)]
fn play_on_with(game: &mut Game, rng: &mut Rng, bits: impl Instructions) -> u32 {
    let mut actions = 0;
    while let Some(seat) = game.to_move() {
        let player = &mut game.players[seat];
        let choice = random_choice(player, &game.board, rng, bits);
        player.play(&mut game.board, seat, choice);
        actions += 1;
    }
    actions
}

/// One random two-player game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// How it ended.
    pub outcome: Outcome,
    /// Actions of both players together.
    pub actions: u32,
}

/// Plays the game for a seed with two random players.
pub fn play_random(seed: u64, special_patches: SpecialPatches) -> Playout {
    match Accelerated::detect() {
        Some(accelerated) => accelerated.run(
            #[inline(always)]
            || play_random_with(seed, special_patches, accelerated),
        ),
        None => play_random_with(seed, special_patches, Plain),
    }
}

#[inline(always)]
fn play_random_with(seed: u64, special_patches: SpecialPatches, bits: impl Instructions) -> Playout {
    let mut game = Game::of_seed(seed, special_patches);
    let mut rng = Rng::new(seed, crate::game::randomness::RANDOM_SEATS);
    let actions = play_on_with(&mut game, &mut rng, bits);
    let outcome = game.outcome().expect("the loop ends only when the game is over");
    Playout { outcome, actions }
}

impl Playout {
    /// Folds the result into a check-sum, so that doing less work cannot pass for speed.
    #[inline]
    pub fn checksum(&self, sum: u64) -> u64 {
        let [first, second] = self.outcome.points.0;
        let seats = (self.outcome.first_home as u64) << 1 | self.outcome.tile.map_or(4, |s| s as u64) << 2;
        let result = (first as u32 as u64) << 32 | (second as u32 as u64);
        table::rng::mix(sum ^ result.wrapping_mul(31).wrapping_add(u64::from(self.actions) << 8 | seats))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_the_same_with_all_instructions() {
        let Some(accelerated) = Accelerated::detect() else { return };
        for seed in 0..2_000 {
            let plain = play_random_with(seed, SpecialPatches::First, Plain);
            let fast = accelerated.run(|| play_random_with(seed, SpecialPatches::First, accelerated));
            assert_eq!(plain, fast);
        }
    }

    #[test]
    fn random_play_is_frozen() {
        let sum = (0..1_000).fold(0, |sum, seed| play_random(seed, SpecialPatches::First).checksum(sum));
        assert_eq!(format!("{sum:016x}"), FROZEN);
    }
    const FROZEN: &str = "f16750b8033d5578";
}
