//! A player's half of the game: what may be done in a turn, and what it does to quilt and board.
//!
//! The other side may be a second player or the Automa: a player's turn does not care.

use crate::action::{Action, Refused};
use crate::board::{Board, Crossed, Seat};
use crate::circle::WINDOW;
use crate::data::{Buttons, EMPTY_SQUARE_POINTS, FIRST_BUTTONS, Space, TILE_POINTS};
use crate::patch::{ORIENTATIONS, PatchId};
use crate::quilt::{Quilt, Slot};
use crate::select::{Accelerated, Instructions, Plain, nth_bit_wide};
use crate::square::Square;

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

/// What an action brought about.
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
    /// Special patches met but lost, because the quilt is full.
    pub lost: u8,
    /// Did this placement win the 7×7 tile?
    pub tile: bool,
}

/// An action with everything looked up: the engine's own way of speaking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Advance,
    Take { place: usize, orientation: u8, anchor: (u8, u8) },
    Special { square: Square },
}

impl Player {
    /// The start: an empty quilt and five buttons.
    pub const START: Player = Player { quilt: Quilt::EMPTY, buttons: FIRST_BUTTONS, income: 0 };

    /// All legal actions of this player, who sits in `seat`: advancing first, then the patches of the
    /// window in order, each by orientation and anchor. None when it is not this seat's turn.
    pub fn legal<'a>(&'a self, board: &'a Board, seat: Seat) -> impl Iterator<Item = Action> + 'a {
        let turn = board.to_move() == Some(seat);
        let special = turn && board.pending > 0;
        let acts = turn && !special;
        let squares = Square::all().filter(move |&s| special && self.quilt.is_free(s));
        let takes = board.circle.window().iter().filter(move |p| acts && self.affords(**p)).flat_map(move |&patch| {
            Slot::of(patch).iter().flat_map(move |slot| {
                let fits = self.quilt.anchors(slot);
                (0..64).filter(move |bit| fits >> bit & 1 == 1).filter_map(move |bit| take(patch, slot, bit))
            })
        });
        acts.then_some(Action::Advance).into_iter().chain(takes).chain(squares.map(|square| Action::Special { square }))
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
        let choice = match Accelerated::detect() {
            Some(accelerated) => self.nth_choice(board, n, accelerated),
            None => self.nth_choice(board, n, Plain),
        };
        if n < self.count_legal(board, seat) { self.action(board, choice?) } else { None }
    }

    /// How many ways of placing a patch of the window there are, place by place.
    #[inline(always)]
    pub(crate) fn placements(&self, board: &Board, bits: impl Instructions) -> [u32; WINDOW] {
        let mut counts = [0; WINDOW];
        for (count, &patch) in counts.iter_mut().zip(board.circle.window()) {
            if self.affords(patch) {
                *count = bits.placements(&self.quilt, patch);
            }
        }
        counts
    }

    /// The `n`-th choice in a turn that is this player's; none if there are not so many.
    fn nth_choice(&self, board: &Board, n: u32, bits: impl Instructions) -> Option<Choice> {
        if board.pending > 0 {
            return self.nth_special(n);
        }
        let Some(n) = n.checked_sub(1) else { return Some(Choice::Advance) };
        self.nth_take(board, self.placements(board, bits), n, bits)
    }

    /// The `n`-th free square for a special patch.
    #[inline]
    pub(crate) fn nth_special(&self, n: u32) -> Option<Choice> {
        let square = Square::new(nth_bit_wide(self.quilt.free_squares(), n) as u8)?;
        Some(Choice::Special { square })
    }

    /// The `n`-th of all placements, given how many each place of the window has.
    #[inline(always)]
    pub(crate) fn nth_take(
        &self,
        board: &Board,
        counts: [u32; WINDOW],
        n: u32,
        bits: impl Instructions,
    ) -> Option<Choice> {
        let mut left = n;
        let mut place = 0;
        while left >= counts[place] {
            left -= counts[place];
            place += 1;
            if place == WINDOW {
                return None;
            }
        }
        let patch = board.circle.at(place)?;
        let (slot, bit) = bits.nth_placement(&self.quilt, patch, left);
        let slot = &Slot::of(patch)[slot as usize];
        Some(Choice::Take { place, orientation: slot.orientation, anchor: slot.anchor(bit) })
    }

    /// The choice in the notation's terms.
    pub(crate) fn action(&self, board: &Board, choice: Choice) -> Option<Action> {
        Some(match choice {
            Choice::Advance => Action::Advance,
            Choice::Special { square } => Action::Special { square },
            Choice::Take { place, orientation, anchor: (row, column) } => Action::Take {
                patch: board.circle.at(place)?,
                orientation: ORIENTATIONS[usize::from(orientation)].number,
                anchor: Square::at(row, column)?,
            },
        })
    }

    /// Can this player pay for the patch?
    #[inline(always)]
    pub fn affords(&self, patch: PatchId) -> bool {
        Buttons::from(patch.cost()) <= self.buttons
    }

    /// Looks an action up, or says why it is refused.
    fn choice_of(&self, board: &Board, seat: Seat, action: Action) -> Result<Choice, Refused> {
        match board.to_move() {
            None => return Err(Refused::GameOver),
            Some(mover) if mover != seat => return Err(Refused::NotYourTurn),
            Some(_) => {}
        }
        match action {
            Action::Special { .. } if board.pending == 0 => Err(Refused::NoSpecialPending),
            Action::Special { square } if self.quilt.is_free(square) => Ok(Choice::Special { square }),
            Action::Special { .. } => Err(Refused::DoesNotFit),
            _ if board.pending > 0 => Err(Refused::SpecialPending),
            Action::Advance => Ok(Choice::Advance),
            Action::Take { patch, orientation, anchor } => {
                let not_in_window = || Refused::NotInWindow { patch, window: board.circle.window().to_vec() };
                let place = board.circle.place_of(patch).ok_or_else(not_in_window)?;
                if !self.affords(patch) {
                    return Err(Refused::NotAffordable { patch, cost: patch.cost(), buttons: self.buttons });
                }
                // Only the lowest number of those that look alike is an action, so none is listed twice.
                let turned = patch.orientations().iter().find(|o| o.number == orientation);
                let index = turned.ok_or(Refused::DoesNotFit)?.index();
                if !self.quilt.fits_at(index, anchor) {
                    return Err(Refused::DoesNotFit);
                }
                let anchor = (anchor.row(), anchor.column());
                Ok(Choice::Take { place, orientation: index as u8, anchor })
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

    /// Does a choice known to be legal.
    #[inline(always)]
    pub(crate) fn play(&mut self, board: &mut Board, seat: Seat, choice: Choice) -> Happened {
        match choice {
            Choice::Advance => {
                let to = board.space_ahead(seat);
                let advanced = Buttons::from(to - board.spaces[seat]);
                self.buttons += advanced;
                Happened { advanced, ..self.travel(board, seat, to) }
            }
            Choice::Take { place, orientation, anchor } => {
                let Some(patch) = board.circle.take(place) else { return Happened::default() };
                let facts = patch.patch();
                self.buttons -= Buttons::from(facts.cost);
                self.quilt.put(usize::from(orientation), anchor, facts.squares);
                self.income += facts.buttons;
                let tile = self.claim_tile(board, seat);
                let to = board.space_after(seat, facts.time);
                Happened { paid: facts.cost.into(), tile, ..self.travel(board, seat, to) }
            }
            Choice::Special { square } => {
                self.quilt.put_special(square);
                let tile = self.claim_tile(board, seat);
                board.pending -= 1;
                Happened { tile, lost: self.lose_what_has_no_room(board), ..Happened::default() }
            }
        }
    }

    /// Moves the token and handles the lines crossed: income, then special patches into the hand.
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

    /// A special patch for which there is no free square is lost.
    #[inline]
    fn lose_what_has_no_room(&self, board: &mut Board) -> u8 {
        let lost = board.pending.saturating_sub(self.quilt.empty());
        board.pending -= lost;
        lost
    }

    /// The first 7×7 square covered takes the tile.
    #[inline(always)]
    fn claim_tile(&self, board: &mut Board, seat: Seat) -> bool {
        let claims = board.tile.is_none() && self.quilt.has_7x7();
        if claims {
            board.tile = Some(seat);
        }
        claims
    }

    /// Buttons, the tile, and two points less for every empty square.
    #[inline]
    pub fn score(&self, board: &Board, seat: Seat) -> i32 {
        let tile = if board.tile == Some(seat) { TILE_POINTS } else { 0 };
        i32::from(self.buttons) + tile - EMPTY_SQUARE_POINTS * i32::from(self.quilt.empty())
    }
}

fn take(patch: PatchId, slot: &Slot, bit: u32) -> Option<Action> {
    let (row, column) = slot.anchor(bit);
    let orientation = ORIENTATIONS[usize::from(slot.orientation)].number;
    Some(Action::Take { patch, orientation, anchor: Square::at(row, column)? })
}
