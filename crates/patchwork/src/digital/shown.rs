//! Everything a player at the digital table sees: typed for drawing code, JSON for other programs. It includes whatever
//! a drawing would otherwise need the rules for.

use serde::{Serialize, Serializer};

use crate::automa::AutomaShown;
use crate::data::{FINAL, INCOME_LINES};
use crate::game::circle::WINDOW;
use crate::game::patch::PatchId;
use crate::game::square::{SIDE, Square};
use crate::names::{Buttons, Next, Side, Space};

/// The public state of a digital game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Shown {
    /// `digital`.
    pub table: &'static str,
    /// Who moves next.
    pub next: Next,
    /// Whose token lies on top on a shared space: the side that moved last.
    pub on_top: Side,
    /// Special patches the player has yet to place.
    pub pending_special: u8,
    /// What the player has.
    pub player: PlayerShown,
    /// What the Automa has.
    pub automa: AutomaShown,
    /// What lies on the 81 squares of the quilt, row by row.
    pub quilt: Vec<Cover>,
    /// All patches left, clockwise from the neutral token.
    pub circle: Vec<PatchId>,
    /// Spaces of the time board whose special patch is still there.
    pub special_left: Vec<Space>,
    /// Where the Automa gets the 7×7 tile; none when the tile is gone.
    pub marker: Option<Space>,
    /// Who was first on the final space.
    pub first_at_final: Option<Side>,
    /// What the player can choose from, on the player's turn and with no special patch in hand.
    pub choices: Option<Choices>,
}

/// What the player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerShown {
    /// Where the token stands.
    pub space: Space,
    /// Buttons in hand.
    pub buttons: Buttons,
    /// Printed buttons on the quilt.
    pub income: u8,
    /// Empty squares of the quilt.
    pub empty_squares: u8,
    /// Does the player have the 7×7 tile?
    pub tile: bool,
    /// The score if the game ended now.
    pub score: i32,
}

/// What lies on a square of the quilt. In JSON one number: −1, the patch's number, or 33.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cover {
    /// Nothing.
    #[default]
    Bare,
    /// This patch.
    Patch(PatchId),
    /// A special patch.
    Special,
}

impl Serialize for Cover {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_i8(match self {
            Self::Bare => -1,
            Self::Patch(patch) => patch.id() as i8,
            Self::Special => 33,
        })
    }
}

/// What the player can choose from in a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choices {
    /// Moving ahead of the Automa.
    pub advance: Advance,
    /// Taking one of the next three patches.
    pub window: Vec<Offer>,
}

/// The result of moving ahead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Advance {
    /// Where the token would end.
    pub to: Space,
    /// Buttons for the spaces.
    pub buttons: u8,
    /// Income on the way.
    pub income: u32,
    /// Special patches on the way.
    pub special: u32,
    /// Who would move next.
    pub next: Next,
}

/// One of the next three patches, and the result of taking it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// Which patch.
    pub patch: PatchId,
    /// Its label.
    pub label: String,
    /// Buttons to pay.
    pub cost: u8,
    /// Spaces to move.
    pub time: u8,
    /// Printed buttons.
    pub buttons: u8,
    /// Squares it covers.
    pub squares: u8,
    /// Its shape as it lies in the circle, one string per row: `X` is a square, `.` a gap.
    pub shape: &'static [&'static str],
    /// Can the player pay for it?
    pub affordable: bool,
    /// How many ways it can be placed.
    pub placements: u32,
    /// Where the token would end.
    pub to: Space,
    /// Income on the way, including its own buttons.
    pub income: u32,
    /// Special patches on the way.
    pub special: u32,
    /// Who would move next.
    pub next: Next,
}

table::closed_set! {
    /// Why a patch of the window cannot be taken.
    pub enum Obstacle {
        /// It costs more buttons than the player has.
        Dear = "dear",
        /// It fits nowhere on the quilt.
        Room = "room",
    }
}

impl Offer {
    /// Why it cannot be taken; none if it can.
    pub fn obstacle(&self) -> Option<Obstacle> {
        match (self.affordable, self.placements) {
            (false, _) => Some(Obstacle::Dear),
            (true, 0) => Some(Obstacle::Room),
            (true, _) => None,
        }
    }
}

/// A space of the time board, and what lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardSpace {
    /// Its number, 0 (start) to 53.
    pub space: Space,
    /// Is it the final one?
    pub is_final: bool,
    /// Does entering it pay income?
    pub income: bool,
    /// Does entering it bring a special patch?
    pub special: bool,
    /// Does the marker for the 7×7 tile lie there?
    pub marker: bool,
}

impl Shown {
    /// The spaces of the time board from the start to the final one.
    pub fn time_board(&self) -> impl Iterator<Item = BoardSpace> + '_ {
        (0..=FINAL).map(|space| BoardSpace {
            space,
            is_final: space == FINAL,
            income: INCOME_LINES >> space & 1 == 1,
            special: self.special_left.contains(&space),
            marker: self.marker == Some(space),
        })
    }

    /// Where the token of a side stands.
    pub const fn space(&self, side: Side) -> Space {
        match side {
            Side::Player => self.player.space,
            Side::Automa => self.automa.space,
        }
    }

    /// How many spaces a side still has to go.
    pub const fn to_go(&self, side: Side) -> u8 {
        FINAL - self.space(side)
    }

    /// Is this side's token on top of the other, on the same space?
    pub fn is_on_top(&self, side: Side) -> bool {
        self.player.space == self.automa.space && self.on_top == side
    }

    /// The patches beyond the next three, in order.
    pub fn further(&self) -> &[PatchId] {
        self.circle.get(WINDOW..).unwrap_or_default()
    }

    /// What lies on a square of the quilt.
    pub fn cover(&self, square: Square) -> Cover {
        self.quilt.get(usize::from(square.index())).copied().unwrap_or_default()
    }

    /// The quilt row by row, from the top.
    pub fn rows(&self) -> impl Iterator<Item = &[Cover]> {
        self.quilt.chunks(usize::from(SIDE))
    }

    /// The first free square, if there is one.
    pub fn first_free(&self) -> Option<Square> {
        Square::all().find(|&square| self.cover(square) == Cover::Bare)
    }
}
