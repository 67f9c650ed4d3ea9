//! The base game for two players, under the normal rules.
//!
//! | module | what it holds |
//! |---|---|
//! | [`patch`], [`label`] | the 33 patches and their labels |
//! | [`square`], [`quilt`], [`circle`], [`board`] | what lies on the table |
//! | [`action`], [`player`] | what a player may do, and what it does |
//! | [`openings`] | everything a player may do, as numbers and bits |
//! | [`setup`] | any position, and whether it is possible |
//! | [`playout`] | random games, fast; `instructions` chooses the processor's |
//! | [`randomness`] | what each random stream is for |
//! | [`solo`] | the whole game against the Automa |

pub mod action;
pub mod board;
pub mod circle;
mod instructions;
pub mod label;
pub mod openings;
pub mod patch;
pub mod player;
pub mod playout;
pub mod quilt;
pub mod randomness;
pub mod setup;
pub mod solo;
pub mod square;

pub use instructions::quickly;

use crate::game::action::{Action, Refused};
use crate::game::board::Board;
use crate::game::circle::Circle;
use crate::game::player::{Happened, Player};
use crate::names::{BySeat, Seat, SpecialPatches};

/// A two-player game.
///
/// ```
/// use patchwork::game::{Game, action::Action};
/// use patchwork::names::{Seat, SpecialPatches};
/// let mut game = Game::of_seed(7, SpecialPatches::First);
/// game.apply(Action::Advance)?;
/// assert_eq!(game.players[Seat::First].buttons, 6);
/// assert_eq!(game.to_move(), Some(Seat::Second));
/// # Ok::<(), patchwork::game::action::Refused>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// What both players share.
    pub board: Board,
    /// Their quilts and buttons.
    pub players: BySeat<Player>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Both scores.
    pub points: BySeat<i32>,
    /// Who has the 7×7 tile.
    pub tile: Option<Seat>,
    /// Who was first on the final space.
    pub first_home: Seat,
    /// Who won.
    pub winner: Seat,
}

impl Game {
    /// The start of a game with this circle.
    #[inline]
    pub fn new(circle: Circle, special_patches: SpecialPatches) -> Self {
        Game { board: Board::new(circle, special_patches), players: BySeat([Player::START; 2]) }
    }

    /// The start of the game for a seed.
    #[inline]
    pub fn of_seed(seed: u64, special_patches: SpecialPatches) -> Self {
        Game::new(Circle::of_seed(seed), special_patches)
    }

    /// Whose turn it is; none when the game is over.
    #[inline]
    pub fn to_move(&self) -> Option<Seat> {
        self.board.to_move()
    }

    /// Is the game over?
    #[inline]
    pub fn is_over(&self) -> bool {
        self.board.is_over()
    }

    /// All legal actions of the side to move.
    pub fn legal(&self) -> impl Iterator<Item = Action> + '_ {
        self.to_move().into_iter().flat_map(|seat| self.players[seat].legal(&self.board, seat))
    }

    /// How many legal actions there are.
    #[inline]
    pub fn count_legal(&self) -> u32 {
        self.to_move().map_or(0, |seat| self.players[seat].count_legal(&self.board, seat))
    }

    /// The `n`-th legal action, without listing them.
    pub fn nth_legal(&self, n: u32) -> Option<Action> {
        let seat = self.to_move()?;
        self.players[seat].nth_legal(&self.board, seat, n)
    }

    /// Does an action for the side to move, or refuses it and changes nothing.
    pub fn apply(&mut self, action: Action) -> Result<Happened, Refused> {
        let seat = self.to_move().ok_or(Refused::GameOver)?;
        self.apply_for(seat, action)
    }

    /// Does an action for this side, or refuses it and changes nothing.
    pub fn apply_for(&mut self, seat: Seat, action: Action) -> Result<Happened, Refused> {
        self.players[seat].apply(&mut self.board, seat, action)
    }

    /// Both scores as things stand.
    #[inline]
    pub fn points(&self) -> BySeat<i32> {
        BySeat(Seat::ALL.map(|seat| self.players[seat].score(&self.board, seat)))
    }

    /// How it ended; none while it is still going on.
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        let points = self.points();
        let (first_home, winner) = (self.board.first_home?, self.board.winner(points)?);
        self.is_over().then_some(Outcome { points, tile: self.board.tile, first_home, winner })
    }
}
