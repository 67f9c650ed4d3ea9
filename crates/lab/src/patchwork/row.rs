//! What is kept of a game of Patchwork.

use patchwork::automa::Case;
use patchwork::data::{EMPTY_SQUARE_POINTS, TILE_POINTS, spaces_of};
use patchwork::game::player::Choice;
use patchwork::game::solo::Solo;
use patchwork::names::{Next, Seat, Side};
use patchwork::options::Rules;
use players::Kind;
use players::patchwork::mind::Mind;

use crate::row::row;

row! {
    margin: player_points - automa_points;
    /// The player's points.
    player_points,
    /// Buttons in the player's hand at the end.
    player_buttons,
    /// Printed buttons on the player's quilt at the end.
    player_income,
    /// Empty squares of the player's quilt.
    empty_squares,
    /// The player's points from the tile.
    player_tile,
    /// The Automa's points.
    automa_points,
    /// The Automa's points from the tile.
    automa_tile,
    /// Its points from buttons; 0 where the level does not count them.
    automa_buttons,
    /// Its points from patches with buttons; 0 where the level does not count them.
    automa_patches,
    /// Its points from printed buttons; 0 where the level does not count them.
    automa_printed,
    /// The player's actions, special patches included.
    player_actions,
    /// How often the player advanced.
    player_advances,
    /// Patches the player took.
    player_patches,
    /// Turns of the Automa.
    automa_turns,
    /// Turns in which it could afford nothing.
    case_a,
    /// Turns in which it could afford one patch.
    case_b,
    /// Turns in which its filters decided.
    case_c,
    /// Who has the 7×7 tile: 0 nobody, 1 the player, 2 the Automa.
    tile,
    /// Who was first on the final space: 1 the player, 2 the Automa.
    first_home,
    /// Special patches the player got.
    player_specials,
    /// Special patches the Automa took out of the game.
    automa_specials,
}

impl Row {
    /// Plays a game and keeps what is worth keeping.
    pub fn play(kind: Kind, rules: Rules, seed: u64, game: u64) -> Self {
        let mut solo = Solo::of_seed(rules, seed);
        let mut mind = Mind::new(kind, seed);
        let mut row = Row { seed, game: game as i32, ..Self::default() };
        loop {
            match solo.next() {
                Next::Over => break,
                Next::Automa => row.automa_turn(&mut solo),
                Next::Player => {
                    // Advancing is always possible.
                    let choice = mind.choose(&solo).unwrap_or(Choice::Advance);
                    let happened = solo.player.play(&mut solo.board, Seat::First, choice);
                    row.player_actions += 1;
                    row.player_advances += i32::from(matches!(choice, Choice::Advance));
                    row.player_patches += i32::from(matches!(choice, Choice::Take(..)));
                    row.player_specials += happened.crossed.map_or(0, |c| c.specials() as i32);
                }
            }
        }
        row.end(&solo);
        row
    }

    fn automa_turn(&mut self, solo: &mut Solo) {
        let left = solo.board.special_left;
        match solo.automa_turn() {
            Case::A => self.case_a += 1,
            Case::B => self.case_b += 1,
            Case::C => self.case_c += 1,
        }
        self.automa_turns += 1;
        self.automa_specials += spaces_of(left & !solo.board.special_left).count() as i32;
    }

    fn end(&mut self, solo: &Solo) {
        let Some(result) = solo.result() else { return };
        let parts = solo.automa.parts(solo.rules.level);
        let owner = |side: Side| if side == Side::Player { 1 } else { 2 };
        self.won = i32::from(result.winner == Side::Player);
        self.player_points = result.player;
        self.automa_points = result.automa;
        self.player_buttons = solo.player.buttons.into();
        self.player_income = solo.player.income.into();
        self.empty_squares = solo.player.quilt.empty().into();
        self.player_tile = if solo.board.tile == Some(Seat::First) { TILE_POINTS } else { 0 };
        self.automa_tile = parts.tile;
        self.automa_buttons = parts.buttons.unwrap_or(0);
        self.automa_patches = parts.patches.unwrap_or(0);
        self.automa_printed = parts.printed.unwrap_or(0);
        self.tile = result.tile.map_or(0, owner);
        self.first_home = owner(result.first_at_final);
        debug_assert_eq!(
            self.player_points,
            self.player_buttons + self.player_tile - EMPTY_SQUARE_POINTS * self.empty_squares
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::row::Record;

    #[test]
    fn the_parts_of_a_row_add_up() {
        for seed in 0..200 {
            let row = Row::play(Kind::Greedy, Rules::at(patchwork::names::Level::Legend), seed, 0);
            assert_eq!(row.player_points, row.player_buttons + row.player_tile - 2 * row.empty_squares);
            let parts = [row.automa_tile, row.automa_buttons, row.automa_patches, row.automa_printed];
            assert_eq!(row.automa_points, parts.iter().sum::<i32>());
            assert_eq!(row.automa_turns, row.case_a + row.case_b + row.case_c);
            assert!(row.player_specials + row.automa_specials <= 5);
            assert_eq!(Row::from_figures(row.seed, &row.figures().collect::<Vec<_>>()), row);
        }
    }

    #[test]
    fn the_random_player_plays_the_engines_random_games() {
        for seed in 0..50 {
            let engine = patchwork::game::solo::play_random(Rules::default(), seed).result;
            let row = Row::play(Kind::Random, Rules::default(), seed, 0);
            assert_eq!((row.player_points, row.automa_points), (engine.player, engine.automa));
        }
    }
}
