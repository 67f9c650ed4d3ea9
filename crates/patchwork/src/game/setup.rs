//! `Setup`: any position a person may type. It becomes a valid game, or an error listing every reason.

use crate::data::{FINAL, FIRST_BUTTONS, lines_crossed, spaces_of};
use crate::game::Game;
use crate::game::board::Board;
use crate::game::circle::Circle;
use crate::game::patch::{PATCH_COUNT, PatchId};
use crate::game::player::Player;
use crate::game::quilt::Quilt;
use crate::game::square::ALL_SQUARES;
use crate::names::{Buttons, BySeat, Seat, Space, SpecialPatches};

/// One player's half of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatSetup {
    /// Covered squares, bit = square.
    pub covered: u128,
    /// Buttons in hand.
    pub buttons: Buttons,
    /// Sum of the printed buttons on the quilt.
    pub income: u8,
}

impl SeatSetup {
    /// The start: an empty quilt and five buttons.
    pub const START: SeatSetup = SeatSetup { covered: 0, buttons: FIRST_BUTTONS, income: 0 };
}

/// Any position, valid or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Which edition of the time board.
    pub special_patches: SpecialPatches,
    /// Patch numbers clockwise from the neutral token.
    pub circle: Vec<u8>,
    /// Lines whose special patch is still there; bit x = line x.
    pub special_left: u64,
    /// Where the tokens are.
    pub spaces: BySeat<Space>,
    /// Who moved last, and so is on top on a shared space.
    pub last: Seat,
    /// Special patches the last mover has yet to place.
    pub pending: u8,
    /// Who has the 7×7 tile.
    pub tile: Option<Seat>,
    /// Who was first on the final space.
    pub first_home: Option<Seat>,
    /// Quilts and buttons.
    pub seats: BySeat<SeatSetup>,
}

/// One reason why a position is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    /// No such patch.
    #[error("there is no patch {0}; patches have the numbers 0 to 32")]
    UnknownPatch(u8),
    /// A patch appears twice.
    #[error("patch {0} lies in the circle twice")]
    DuplicatePatch(u8),
    /// A token off the board.
    #[error("space {0} is not on the time board; spaces are 0 to 53")]
    PositionOutOfRange(Space),
    /// A special patch where the board has none.
    #[error("this time board has no special patch on line {0}")]
    NoSpecialLine(Space),
    /// A special patch that must be gone.
    #[error("the special patch on line {0} has been reached and must be gone")]
    SpecialReached(Space),
    /// More special patches in hand than one move can bring, or more than there are free squares.
    #[error("{0} special patches to place are more than one move brings or the quilt has room for")]
    TooManyPending(u8),
    /// Squares beyond 80.
    #[error("squares have the numbers 0 to 80")]
    SquareOutOfRange,
    /// More printed buttons than exist.
    #[error("{0} printed buttons are more than all patches have together (38)")]
    TooMuchIncome(u8),
    /// The tile without a covered 7×7 square.
    #[error("the owner of the 7×7 tile has no 7×7 square covered")]
    TileImpossible,
    /// Someone has finished but nobody was first, or the other way round.
    #[error("who was first on the final space must be told exactly if a token is there, and be there")]
    FirstHome,
}

/// Every reason why a position is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.iter().map(Reason::to_string).collect::<Vec<_>>().join("; "))]
pub struct Invalid(pub Vec<Reason>);

impl Setup {
    /// The start of a game with this circle.
    pub fn start(circle: &[PatchId], special_patches: SpecialPatches) -> Self {
        Setup {
            special_patches,
            circle: circle.iter().map(|p| p.id()).collect(),
            special_left: special_patches.lines(),
            spaces: BySeat([0; 2]),
            last: Seat::First,
            pending: 0,
            tile: None,
            first_home: None,
            seats: BySeat([SeatSetup::START; 2]),
        }
    }

    /// The start of the game for a seed.
    pub fn of_seed(seed: u64, special_patches: SpecialPatches) -> Self {
        Setup::start(Circle::of_seed(seed).queue(), special_patches)
    }

    /// The position of a game.
    pub fn of_game(game: &Game, special_patches: SpecialPatches) -> Self {
        let board = &game.board;
        Setup {
            special_left: board.special_left,
            spaces: board.spaces,
            last: board.last,
            pending: board.pending,
            tile: board.tile,
            first_home: board.first_home,
            seats: BySeat(Seat::ALL.map(|seat| {
                let Player { quilt, buttons, income } = game.players[seat];
                SeatSetup { covered: quilt.covered_squares(), buttons, income }
            })),
            ..Setup::start(board.circle.queue(), special_patches)
        }
    }

    /// The shared half of the position, or every reason against it. `reached_by` lists the sides whose tokens leave no
    /// special patch behind them: both, unless the Automa leaves special patches.
    pub fn board(&self, reached_by: &[Seat]) -> Result<Board, Invalid> {
        let mut reasons = Vec::new();
        let mut circle = Vec::new();
        for &id in &self.circle {
            match PatchId::new(id) {
                None => reasons.push(Reason::UnknownPatch(id)),
                Some(patch) if circle.contains(&patch) => reasons.push(Reason::DuplicatePatch(id)),
                Some(patch) => circle.push(patch),
            }
        }
        debug_assert!(circle.len() <= PATCH_COUNT);
        let beyond = self.spaces.0.iter().filter(|&&s| s > FINAL);
        reasons.extend(beyond.map(|&s| Reason::PositionOutOfRange(s)));
        reasons.extend(spaces_of(self.special_left & !self.special_patches.lines()).map(Reason::NoSpecialLine));
        let reached =
            reached_by.iter().map(|&seat| lines_crossed(0, self.spaces[seat].min(FINAL))).fold(0, |a, b| a | b);
        let stale = self.special_left & self.special_patches.lines() & reached;
        reasons.extend(spaces_of(stale).map(Reason::SpecialReached));
        if self.pending > 2 {
            reasons.push(Reason::TooManyPending(self.pending));
        }
        let home = BySeat::from_fn(|seat| self.spaces[seat] >= FINAL);
        let told = match self.first_home {
            None => home == BySeat([false; 2]),
            Some(seat) => home[seat],
        };
        if !told {
            reasons.push(Reason::FirstHome);
        }
        if !reasons.is_empty() {
            return Err(Invalid(reasons));
        }
        Ok(Board {
            circle: Circle::in_order(&circle),
            special_left: self.special_left,
            spaces: self.spaces,
            last: self.last,
            pending: self.pending,
            tile: self.tile,
            first_home: self.first_home,
        })
    }

    /// One player's half of the position, or every reason against it.
    pub fn player(&self, seat: Seat) -> Result<Player, Invalid> {
        let SeatSetup { covered, buttons, income } = self.seats[seat];
        let quilt = Quilt::with_covered(covered);
        let mut reasons = Vec::new();
        if covered & !ALL_SQUARES != 0 {
            reasons.push(Reason::SquareOutOfRange);
        }
        if income > 38 {
            reasons.push(Reason::TooMuchIncome(income));
        }
        if self.tile == Some(seat) && !quilt.has_7x7() {
            reasons.push(Reason::TileImpossible);
        }
        if self.last == seat && self.pending > quilt.empty() {
            reasons.push(Reason::TooManyPending(self.pending));
        }
        if reasons.is_empty() { Ok(Player { quilt, buttons, income }) } else { Err(Invalid(reasons)) }
    }
}

impl TryFrom<&Setup> for Game {
    type Error = Invalid;

    fn try_from(setup: &Setup) -> Result<Game, Invalid> {
        let board = setup.board(&Seat::ALL);
        match (board, setup.player(Seat::First), setup.player(Seat::Second)) {
            (Ok(board), Ok(first), Ok(second)) => Ok(Game { board, players: BySeat([first, second]) }),
            (board, first, second) => {
                let mut reasons = board.err().map_or_else(Vec::new, |e| e.0);
                reasons.extend([first, second].into_iter().filter_map(Result::err).flat_map(|e| e.0));
                Err(Invalid(reasons))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_valid_position_survives_the_way_there_and_back() {
        let setup = Setup::of_seed(5, SpecialPatches::Revised);
        let game = Game::try_from(&setup).unwrap();
        assert_eq!(game, Game::of_seed(5, SpecialPatches::Revised));
        assert_eq!(Setup::of_game(&game, SpecialPatches::Revised), setup);
    }

    #[test]
    fn an_impossible_position_is_refused_with_all_its_reasons() {
        let mut setup = Setup::of_seed(5, SpecialPatches::First);
        setup.circle = vec![3, 3, 40];
        setup.spaces = BySeat([54, 21]);
        setup.special_left |= 1 << 21;
        setup.pending = 3;
        setup.tile = Some(Seat::Second);
        setup.seats[Seat::First] = SeatSetup { covered: 1 << 81, buttons: 0, income: 39 };
        let Invalid(reasons) = Game::try_from(&setup).unwrap_err();
        let expected = [
            Reason::DuplicatePatch(3),
            Reason::UnknownPatch(40),
            Reason::PositionOutOfRange(54),
            Reason::NoSpecialLine(21),
            Reason::SpecialReached(20),
            Reason::SpecialReached(26),
            Reason::SpecialReached(32),
            Reason::SpecialReached(44),
            Reason::SpecialReached(50),
            Reason::TooManyPending(3),
            Reason::FirstHome,
            Reason::SquareOutOfRange,
            Reason::TooMuchIncome(39),
            Reason::TileImpossible,
        ];
        assert_eq!(reasons, expected);
    }
}
