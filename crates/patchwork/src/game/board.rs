//! What both sides share: the circle, the time board with its tokens, the 7×7 tile.
//!
//! Nothing here knows whether a side is a player with a quilt or the Automa.

use crate::data::{FINAL, INCOME_LINES, lines_crossed};
use crate::game::circle::Circle;
use crate::names::{BySeat, Seat, Space, SpecialPatches};

/// The table between the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// The patches left.
    pub circle: Circle,
    /// Lines whose special patch is still there; bit x is line x.
    pub special_left: u64,
    /// Where the tokens are.
    pub spaces: BySeat<Space>,
    /// Who moved last. On a shared space, this side's token is on top. At the start: the first seat.
    pub last: Seat,
    /// Special patches the last mover has yet to place.
    pub pending: u8,
    /// Who has the 7×7 tile.
    pub tile: Option<Seat>,
    /// Who reached the final space first.
    pub first_home: Option<Seat>,
}

/// The lines a token crossed in one move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Crossed {
    /// Where it came from.
    pub from: Space,
    /// Where it went.
    pub to: Space,
    /// Income lines; bit x is line x.
    pub income: u64,
    /// Lines whose special patch it met and took off the board.
    pub special: u64,
}

impl Crossed {
    /// How many times income is paid.
    #[inline]
    pub const fn incomes(&self) -> u32 {
        self.income.count_ones()
    }

    /// How many special patches were met.
    #[inline]
    pub const fn specials(&self) -> u32 {
        self.special.count_ones()
    }
}

impl Board {
    /// The start of a game with this circle.
    #[inline]
    pub fn new(circle: Circle, special_patches: SpecialPatches) -> Self {
        Board {
            circle,
            special_left: special_patches.lines(),
            spaces: BySeat([0; 2]),
            last: Seat::First,
            pending: 0,
            tile: None,
            first_home: None,
        }
    }

    /// Whose turn it is: a special patch in hand is placed first; then the side further back moves or, on a shared
    /// space, the one on top. None if both are on the final space.
    #[inline]
    pub fn to_move(&self) -> Option<Seat> {
        if self.pending > 0 { Some(self.last) } else { self.further_back() }
    }

    /// The side further back or, on a shared space, the one on top. None if both are on the final space.
    #[inline]
    pub fn further_back(&self) -> Option<Seat> {
        let [first, second] = self.spaces.0;
        if first == second {
            if first < FINAL { Some(self.last) } else { None }
        } else if first < second {
            Some(Seat::First)
        } else {
            Some(Seat::Second)
        }
    }

    /// Is there nothing left to do?
    #[inline]
    pub fn is_over(&self) -> bool {
        self.to_move().is_none()
    }

    /// One space ahead of the other side: where an advance (a pass) leads.
    #[inline]
    pub fn space_ahead(&self, seat: Seat) -> Space {
        (self.spaces[seat.other()] + 1).min(FINAL)
    }

    /// The space this many steps on, at most the final one.
    #[inline]
    pub fn space_after(&self, seat: Seat, time: u8) -> Space {
        (self.spaces[seat] + time).min(FINAL)
    }

    /// The lines a move to this space would cross, and the special patches still there.
    #[inline]
    pub fn crossing(&self, seat: Seat, to: Space) -> Crossed {
        let from = self.spaces[seat];
        let lines = lines_crossed(from, to);
        Crossed { from, to, income: lines & INCOME_LINES, special: lines & self.special_left }
    }

    /// Moves a token onto a space, on top of any token there. Special patches it crosses leave the board; see
    /// [`Board::move_leaving_specials`] for an Automa that leaves them.
    #[inline]
    pub fn move_to(&mut self, seat: Seat, to: Space) -> Crossed {
        let crossed = self.crossing(seat, to);
        self.special_left ^= crossed.special;
        self.set_token(seat, to);
        crossed
    }

    /// Like [`Board::move_to`], but special patches stay where they are.
    #[inline]
    pub fn move_leaving_specials(&mut self, seat: Seat, to: Space) -> Crossed {
        let crossed = Crossed { special: 0, ..self.crossing(seat, to) };
        self.set_token(seat, to);
        crossed
    }

    #[inline]
    fn set_token(&mut self, seat: Seat, to: Space) {
        self.spaces[seat] = to;
        self.last = seat;
        if to == FINAL && self.first_home.is_none() {
            self.first_home = Some(seat);
        }
    }

    /// More points win; on equal points, the side that reached the final space first. None while nobody is there.
    pub fn winner(&self, points: BySeat<i32>) -> Option<Seat> {
        match points[Seat::First].cmp(&points[Seat::Second]) {
            std::cmp::Ordering::Greater => Some(Seat::First),
            std::cmp::Ordering::Less => Some(Seat::Second),
            std::cmp::Ordering::Equal => self.first_home,
        }
    }
}
