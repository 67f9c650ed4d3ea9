//! What a player may look at and do: the same for a two-player game and a game against the Automa.

use patchwork::data::{FINAL, spaces_of};
use patchwork::game::Game;
use patchwork::game::board::Board;
use patchwork::game::circle::WINDOW;
use patchwork::game::player::{Choice, Player};
use patchwork::game::solo::Solo;
use patchwork::names::{Next, Seat, Side};
use table::Rng;

use crate::patchwork::learned::{Expected, Models};
use crate::patchwork::solver::{self, automa::Odds};

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A player decides.
    Decides(Seat),
    /// A card decides.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// How a game ended, seen from the first seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Did the first seat win?
    pub won: bool,
    /// Its points minus the other side's.
    pub margin: i32,
}

/// The exact end.
#[derive(Clone, Debug, PartialEq)]
pub struct CountedOut {
    /// Choices of the deciding side with what they lead to for the first seat, the best first. For two players only the
    /// best is listed.
    pub choices: Vec<(Choice, Expected)>,
    /// The most decisions until the end.
    pub horizon: u32,
    /// How many positions were looked at.
    pub positions: u64,
}

/// With more spaces than this before both tokens together, the end is too far to be counted out.
const FAR: u8 = 26;

fn far(board: &Board) -> bool {
    board.spaces.0.iter().map(|&space| FINAL - space.min(FINAL)).sum::<u8>() > FAR
}

/// A number that no patch has.
const NOBODYS: u8 = 63;

/// A game as a player sees it.
pub trait Contest: Copy + Send + Sync + 'static {
    /// What both sides share.
    fn board(&self) -> &Board;
    /// The player in a seat; against the Automa there is only one.
    fn player(&self, seat: Seat) -> &Player;
    /// Whose turn it is.
    fn turn(&self) -> Turn;
    /// Does a choice that is known to be legal, for the seat whose turn it is.
    fn play(&mut self, seat: Seat, choice: Choice);
    /// Lets the card decide. Equal results mean that the same happened on the board.
    fn chance(&mut self) -> u8;
    /// The same game with everything a player cannot see dealt again.
    fn unseen(&self, rng: &mut Rng) -> Self;
    /// How it ended. Called only when it is over.
    fn ending(&self) -> Ending;
    /// How it will probably end, on a player's turn, as the learned model judges.
    fn expected(&self, models: &Models) -> Expected;
    /// What the choices are worth if everybody goes on without a mistake, where the game can be counted out within this
    /// many positions.
    fn counted_out(&self, positions: u64) -> Option<CountedOut>;
    /// Does a player see the same in both?
    fn looks_like(&self, other: &Self) -> bool;
}

impl Contest for Game {
    #[inline]
    fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.to_move().map_or(Turn::Over, Turn::Decides)
    }

    #[inline]
    fn play(&mut self, seat: Seat, choice: Choice) {
        self.players[seat].play(&mut self.board, seat, choice);
    }

    fn chance(&mut self) -> u8 {
        0
    }

    fn unseen(&self, _rng: &mut Rng) -> Self {
        *self
    }

    fn ending(&self) -> Ending {
        let [first, second] = self.points().0;
        Ending { won: self.board.winner(self.points()) == Some(Seat::First), margin: first - second }
    }

    #[inline]
    fn expected(&self, models: &Models) -> Expected {
        models.expect_two(self)
    }

    fn counted_out(&self, positions: u64) -> Option<CountedOut> {
        if far(&self.board) {
            return None;
        }
        let solver::Exact { choice, ending, horizon, positions } = solver::solve(self, positions)?;
        let expected = Expected { win: if ending.won { 1.0 } else { 0.0 }, margin: ending.margin.into() };
        Some(CountedOut { choices: vec![(choice, expected)], horizon, positions })
    }

    fn looks_like(&self, other: &Self) -> bool {
        self == other
    }
}

impl Contest for Solo {
    #[inline]
    fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    fn player(&self, _seat: Seat) -> &Player {
        &self.player
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.next() {
            Next::Player => Turn::Decides(Seat::First),
            Next::Automa => Turn::Chance,
            Next::Over => Turn::Over,
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, choice: Choice) {
        self.player.play(&mut self.board, seat, choice);
    }

    /// The patch it takes determines where its token goes; beyond that, only its income can differ.
    #[inline]
    fn chance(&mut self) -> u8 {
        let (patches, buttons) = (self.automa_patches, self.automa.buttons);
        let mut window = [NOBODYS; WINDOW];
        window.iter_mut().zip(self.board.circle.window()).for_each(|(place, patch)| *place = patch.id());
        self.automa_turn();
        let taken = self.automa_patches ^ patches;
        let place = window.iter().position(|patch| taken >> patch & 1 == 1).unwrap_or(WINDOW);
        let gained = (self.automa.buttons - buttons).min(63) as u8;
        place as u8 | gained << 2
    }

    #[inline]
    fn unseen(&self, rng: &mut Rng) -> Self {
        Solo { cards: self.cards.resampled(self.rules.reshuffle, rng), ..*self }
    }

    fn ending(&self) -> Ending {
        match self.result() {
            Some(result) => Ending { won: result.winner == Side::Player, margin: result.player - result.automa },
            None => Ending { won: false, margin: 0 },
        }
    }

    #[inline]
    fn expected(&self, models: &Models) -> Expected {
        models.expect_one(self)
    }

    fn counted_out(&self, positions: u64) -> Option<CountedOut> {
        if far(&self.board) {
            return None;
        }
        let solver::automa::Exact { choices, horizon, positions } = solver::automa::solve(self, positions)?;
        let expected = |Odds { win, margin }| Expected { win, margin };
        let choices = choices.into_iter().map(|(choice, odds)| (choice, expected(odds))).collect();
        Some(CountedOut { choices, horizon, positions })
    }

    fn looks_like(&self, other: &Self) -> bool {
        let cards = |solo: &Self| {
            let shown = &solo.cards;
            (shown.revealed(self.rules.reshuffle).to_vec(), shown.back(), shown.left())
        };
        (self.rules, self.board, self.player) == (other.rules, other.board, other.player)
            && (self.automa, self.automa_patches) == (other.automa, other.automa_patches)
            && cards(self) == cards(other)
    }
}

/// Income lines still ahead of a token on this space.
#[inline]
pub fn income_lines_after(space: u8) -> u32 {
    /// By space.
    static LEFT: [u8; 54] = {
        let mut table = [0; 54];
        let mut space = 0;
        while space < 54 {
            let mut line = space + 1;
            while line <= 53 {
                table[space] += (patchwork::data::INCOME_LINES >> line & 1) as u8;
                line += 1;
            }
            space += 1;
        }
        table
    };
    LEFT[usize::from(space.min(53))].into()
}

/// The special patches a player can still reach first, counted as a person would.
pub fn specials_ahead(board: &Board, seat: Seat) -> usize {
    spaces_of(board.special_left).filter(|&line| line > board.spaces[seat]).count()
}
