//! A player's half of the game: what a turn allows, and what it does to quilt and board.
//!
//! The other side may be a second player or the Automa; a player's turn does not depend on it.

use crate::data::{EMPTY_SQUARE_POINTS, FIRST_BUTTONS, TILE_POINTS};
use crate::game::action::{Action, Refused};
use crate::game::board::{Board, Crossed};
use crate::game::circle::WINDOW;
use crate::game::instructions::{Accelerated, Instructions, Plain};
use crate::game::patch::{ORIENTATIONS, PatchId};
use crate::game::quilt::{Placement, Quilt, SPECIAL, SPECIAL_ORIENTATION, Slot};
use crate::game::square::Square;
use crate::names::{Buttons, Seat, Space};

/// One player's quilt and buttons. The token, the tile and pending special patches are on the [`Board`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// The quilt.
    pub quilt: Quilt,
    /// Buttons in hand.
    pub buttons: Buttons,
    /// The sum of the buttons printed on the quilt: what an income line pays.
    pub income: u8,
}

/// What an action led to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Happened {
    /// The move, if the token moved.
    pub crossed: Option<Crossed>,
    /// Buttons paid for the patch.
    pub paid: Buttons,
    /// Buttons gained for spaces moved.
    pub advanced: Buttons,
    /// Buttons gained on income lines.
    pub income: Buttons,
    /// Special patches met but lost because the quilt is full.
    pub lost: u8,
    /// Did this placement win the 7×7 tile?
    pub tile: bool,
}

/// An action with everything looked up, as the engine and a search use it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Move ahead of the opponent.
    Advance,
    /// A patch by its place in the window.
    Take(usize, Placement),
    /// A special patch.
    Special(Placement),
}

impl Choice {
    /// The first row of the quilt that it may cover squares of; 0 if it covers none.
    #[inline]
    pub const fn row(self) -> u8 {
        match self {
            Self::Advance => 0,
            Self::Take(_, placement) | Self::Special(placement) => placement.anchor().0,
        }
    }
}

impl Player {
    /// The start: an empty quilt and five buttons.
    pub const START: Player = Player { quilt: Quilt::EMPTY, buttons: FIRST_BUTTONS, income: 0 };

    /// All legal actions of this player, sitting in `seat`: advancing first, then the patches of the window in order,
    /// each by orientation. None if it is not this seat's turn.
    pub fn legal<'a>(&'a self, board: &'a Board, seat: Seat) -> impl Iterator<Item = Action> + 'a {
        let turn = board.to_move() == Some(seat);
        let special = turn && board.pending > 0;
        let acts = turn && !special;
        let takes = board
            .circle
            .window()
            .iter()
            .filter(move |p| acts && self.affords(**p))
            .flat_map(move |&patch| self.all_placements(patch.index()).filter_map(move |found| take(patch, found)));
        let specials = special.then(|| self.all_placements(SPECIAL)).into_iter().flatten();
        acts.then_some(Action::Advance).into_iter().chain(takes).chain(specials.filter_map(place_special))
    }

    /// All placements of a piece, in the order of their numbers.
    fn all_placements(&self, piece: usize) -> impl Iterator<Item = Placement> {
        Slot::of(piece).iter().flat_map(|slot| {
            let fits = self.quilt.anchors(slot);
            let bits = (0..64).filter(move |bit| fits >> bit & 1 == 1);
            bits.map(|bit| Placement::new(slot.orientation, slot.anchor(bit)))
        })
    }

    /// How many legal actions there are.
    #[inline]
    pub fn count_legal(&self, board: &Board, seat: Seat) -> u32 {
        if board.to_move() != Some(seat) {
            return 0;
        }
        if board.pending > 0 {
            return u32::from(self.quilt.empty());
        }
        1 + board.circle.window().iter().filter(|p| self.affords(**p)).map(|p| self.quilt.placements(*p)).sum::<u32>()
    }

    /// The `n`-th action of [`Player::legal`], without listing them.
    pub fn nth_legal(&self, board: &Board, seat: Seat, n: u32) -> Option<Action> {
        if n >= self.count_legal(board, seat) {
            return None;
        }
        let choice = match Accelerated::detect() {
            Some(accelerated) => self.nth_choice(board, n, accelerated),
            None => self.nth_choice(board, n, Plain),
        };
        self.action(board, choice)
    }

    /// How many ways there are to place a patch of the window, for each place.
    #[inline(always)]
    pub(crate) fn placements(&self, board: &Board, bits: impl Instructions) -> [u32; WINDOW] {
        [self.ways(board, 0, bits), self.ways(board, 1, bits), self.ways(board, 2, bits)]
    }

    /// How many ways there are to place the patch at this place of the window.
    #[inline(always)]
    fn ways(&self, board: &Board, place: usize, bits: impl Instructions) -> u32 {
        // The dummy patch after the last one is too expensive for anyone.
        let patch = board.circle.ahead(place);
        if self.affords(patch) { bits.placements(&self.quilt, patch.index()) } else { 0 }
    }

    /// The `n`-th choice, on this player's turn, with more than `n` choices.
    fn nth_choice(&self, board: &Board, n: u32, bits: impl Instructions) -> Choice {
        if board.pending > 0 {
            return Choice::Special(bits.nth_placement(&self.quilt, SPECIAL, n));
        }
        match n.checked_sub(1) {
            None => Choice::Advance,
            Some(n) => self.nth_take(board, self.placements(board, bits), n, bits),
        }
    }

    /// The `n`-th of all placements, given how many each place of the window has. There must be more than `n`.
    #[inline(always)]
    pub(crate) fn nth_take(&self, board: &Board, counts: [u32; WINDOW], n: u32, bits: impl Instructions) -> Choice {
        let (mut left, mut place) = (n, 0);
        if left >= counts[0] {
            left -= counts[0];
            place = 1;
            if left >= counts[1] {
                left -= counts[1];
                place = 2;
            }
        }
        let patch = board.circle.ahead(place);
        Choice::Take(place, bits.nth_placement(&self.quilt, patch.index(), left))
    }

    /// The choice in notation; none if no patch lies at that place.
    pub fn action(&self, board: &Board, choice: Choice) -> Option<Action> {
        match choice {
            Choice::Advance => Some(Action::Advance),
            Choice::Special(placement) => place_special(placement),
            Choice::Take(place, placement) => take(board.circle.at(place)?, placement),
        }
    }

    /// Can this player pay for the patch?
    #[inline(always)]
    pub fn affords(&self, patch: PatchId) -> bool {
        Buttons::from(patch.cost()) <= self.buttons
    }

    /// Looks an action up, or says why it is refused.
    pub fn choice_of(&self, board: &Board, seat: Seat, action: Action) -> Result<Choice, Refused> {
        match board.to_move() {
            None => return Err(Refused::GameOver),
            Some(mover) if mover != seat => return Err(Refused::NotYourTurn),
            Some(_) => {}
        }
        match action {
            Action::Special { .. } if board.pending == 0 => Err(Refused::NoSpecialPending),
            Action::Special { square } if self.quilt.is_free(square) => Ok(special(square)),
            Action::Special { .. } => Err(Refused::DoesNotFit),
            _ if board.pending > 0 => Err(Refused::SpecialPending),
            Action::Advance => Ok(Choice::Advance),
            Action::Take { patch, orientation, anchor } => {
                let not_in_window = || Refused::NotInWindow { patch, window: board.circle.window().to_vec() };
                let place = board.circle.place_of(patch).ok_or_else(not_in_window)?;
                if !self.affords(patch) {
                    return Err(Refused::NotAffordable { patch, cost: patch.cost(), buttons: self.buttons });
                }
                // Of orientations that look alike, only the lowest number is an action, so none is listed twice.
                let turned = patch.orientations().iter().find(|o| o.number == orientation);
                let index = turned.ok_or(Refused::DoesNotFit)?.index();
                if !self.quilt.fits_at(index, anchor) {
                    return Err(Refused::DoesNotFit);
                }
                let placement = Placement::new(index as u8, (anchor.row(), anchor.column()));
                Ok(Choice::Take(place, placement))
            }
        }
    }

    /// May this player do this now?
    pub fn check(&self, board: &Board, seat: Seat, action: Action) -> Result<(), Refused> {
        self.choice_of(board, seat, action).map(|_| ())
    }

    /// Does an action, or refuses it and changes nothing.
    pub fn apply(&mut self, board: &mut Board, seat: Seat, action: Action) -> Result<Happened, Refused> {
        let choice = self.choice_of(board, seat, action)?;
        Ok(self.play(board, seat, choice))
    }

    /// Does a choice known to be legal: on this player's turn, affordable, and fitting. Nothing is checked; if in
    /// doubt, use [`Player::apply`].
    #[inline(always)]
    pub fn play(&mut self, board: &mut Board, seat: Seat, choice: Choice) -> Happened {
        match choice {
            Choice::Advance => {
                let to = board.space_ahead(seat);
                let advanced = Buttons::from(to - board.spaces[seat]);
                self.buttons += advanced;
                Happened { advanced, ..self.travel(board, seat, to) }
            }
            Choice::Take(place, placement) => {
                let patch = board.circle.ahead(place);
                board.circle.take_known(place);
                let paid = Buttons::from(patch.cost());
                self.buttons -= paid;
                self.quilt.put(placement, patch.squares());
                self.income += patch.buttons();
                let tile = self.claim_tile(board, seat);
                let to = board.space_after(seat, patch.time());
                Happened { paid, tile, ..self.travel(board, seat, to) }
            }
            Choice::Special(placement) => {
                self.quilt.put(placement, 1);
                let tile = self.claim_tile(board, seat);
                board.pending -= 1;
                Happened { tile, lost: self.lose_what_has_no_room(board), ..Happened::default() }
            }
        }
    }

    /// Moves the token and handles the lines crossed: first income, then special patches go into the hand.
    #[inline(always)]
    fn travel(&mut self, board: &mut Board, seat: Seat, to: Space) -> Happened {
        let crossed = board.move_to(seat, to);
        let income = Buttons::from(self.income) * crossed.incomes() as Buttons;
        self.buttons += income;
        let mut lost = 0;
        if crossed.special != 0 {
            board.pending = crossed.specials() as u8;
            lost = self.lose_what_has_no_room(board);
        }
        Happened { crossed: Some(crossed), income, lost, ..Happened::default() }
    }

    /// A special patch is lost if there is no free square for it.
    #[inline]
    fn lose_what_has_no_room(&self, board: &mut Board) -> u8 {
        let lost = board.pending.saturating_sub(self.quilt.empty());
        board.pending -= lost;
        lost
    }

    /// The first side to cover a 7×7 square takes the tile.
    #[inline(always)]
    fn claim_tile(&self, board: &mut Board, seat: Seat) -> bool {
        let claims = board.tile.is_none() && self.quilt.has_7x7();
        if claims {
            board.tile = Some(seat);
        }
        claims
    }

    /// Buttons, the tile, and minus two points for every empty square.
    #[inline]
    pub fn score(&self, board: &Board, seat: Seat) -> i32 {
        let tile = if board.tile == Some(seat) { TILE_POINTS } else { 0 };
        i32::from(self.buttons) + tile - EMPTY_SQUARE_POINTS * i32::from(self.quilt.empty())
    }
}

fn special(square: Square) -> Choice {
    Choice::Special(Placement::new(SPECIAL_ORIENTATION, (square.row(), square.column())))
}

fn place_special(placement: Placement) -> Option<Action> {
    let (row, column) = placement.anchor();
    Some(Action::Special { square: Square::at(row, column)? })
}

fn take(patch: PatchId, placement: Placement) -> Option<Action> {
    let (row, column) = placement.anchor();
    let orientation = ORIENTATIONS[usize::from(placement.orientation())].number;
    Some(Action::Take { patch, orientation, anchor: Square::at(row, column)? })
}
