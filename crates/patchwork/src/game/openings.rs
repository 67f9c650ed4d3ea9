//! Every action a player may ever do has a number, and what is legal now is a row of bits: for programs that learn.
//!
//! | numbers | action |
//! |---|---|
//! | 0 | advance |
//! | 64–1599 | take: 64 + 512 · place in the window + 64 · slot of the patch + 8 · row + column |
//! | 1600–1855 | place a special patch: 1600 + 64 · slot + 8 · row + column |
//!
//! A slot is an orientation, in the order of their numbers; a bar has two slots for each, and the special patch four,
//! because its anchors also lie in row 8 or column 8, which eight bits cannot name. In rising order, the legal numbers
//! are the actions of [`Player::legal`]. Numbers in between stand for nothing.

use crate::game::action::Action;
use crate::game::board::Board;
use crate::game::circle::WINDOW;
use crate::game::instructions::{Accelerated, Instructions, Plain};
use crate::game::player::{Choice, Player};
use crate::game::quilt::{Placement, SLOTS_A_PIECE, SPECIAL, Slot};

/// How many words of 64 bits name all actions.
pub const WORDS: usize = SPECIALS + 4;
/// How many numbers there are.
pub const NUMBERS: usize = 64 * WORDS;
/// The first word of the special patch; the word of advancing and those of the window come before it.
const SPECIALS: usize = 1 + WINDOW * SLOTS_A_PIECE;

/// What is legal, one bit for every number.
pub type Openings = [u64; WORDS];

/// How many actions are legal, and how many of them take the first and the second patch of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count(u32);

impl Count {
    /// A patch has at most 64 anchors in each of eight slots, which ten bits can tell.
    const BITS: u32 = 10;

    const fn new(all: u32, first: u32, second: u32) -> Self {
        Self(all << (2 * Self::BITS) | first << Self::BITS | second)
    }

    /// All of them.
    #[inline]
    pub const fn all(self) -> u32 {
        self.0 >> (2 * Self::BITS)
    }

    #[inline]
    const fn of_window(self) -> [u32; 2] {
        const TEN: u32 = (1 << Count::BITS) - 1;
        [self.0 >> Self::BITS & TEN, self.0 & TEN]
    }
}

/// As one number, 0 only if nothing is legal.
impl From<Count> for u32 {
    #[inline]
    fn from(count: Count) -> u32 {
        count.0
    }
}

impl From<u32> for Count {
    #[inline]
    fn from(number: u32) -> Count {
        Count(number)
    }
}

impl Player {
    /// Writes what this player, whose turn it is, may do; returns how many actions that are.
    #[inline]
    pub fn openings(&self, board: &Board, out: &mut Openings) -> Count {
        *out = [0; WORDS];
        self.openings_after(board, out, Count::default())
    }

    /// The same where the openings of another position stand, of which there were so many: what was empty and stays so is
    /// not written again.
    #[inline(always)]
    pub fn openings_after(&self, board: &Board, out: &mut Openings, before: Count) -> Count {
        match Accelerated::detect() {
            Some(accelerated) => self.openings_with(board, out, before, accelerated),
            None => self.openings_with(board, out, before, Plain),
        }
    }

    #[inline(always)]
    fn openings_with(&self, board: &Board, out: &mut Openings, before: Count, bits: impl Instructions) -> Count {
        // Without advancing, only special patches were placed, or nothing was written yet.
        let advanced = out[0] != 0;
        let (places, specials) = out[1..].as_chunks_mut();
        if board.pending > 0 {
            let mut slots = [0; SLOTS_A_PIECE];
            let all = bits.anchors(&self.quilt, SPECIAL, &mut slots);
            specials.copy_from_slice(&slots[..WORDS - SPECIALS]);
            if advanced {
                places.fill([0; SLOTS_A_PIECE]);
                out[0] = 0;
            }
            return Count::new(all, 0, 0);
        }
        if !advanced {
            specials.fill(0);
        }
        let [first, second] = before.of_window();
        let stood = [first, second, before.all().saturating_sub(1 + first + second)];
        let mut ways = [0; WINDOW];
        for (place, ((slots, ways), stood)) in places.iter_mut().zip(&mut ways).zip(stood).enumerate() {
            let patch = board.circle.ahead(place);
            if self.affords(patch) {
                *ways = bits.anchors(&self.quilt, patch.index(), slots);
            } else if stood > 0 {
                *slots = [0; SLOTS_A_PIECE];
            }
        }
        out[0] = 1;
        let [first, second, third] = ways;
        Count::new(1 + first + second + third, first, second)
    }

    /// The choice a number names; none if it names nothing. Whether it is legal is in [`Player::openings`].
    #[inline(always)]
    pub fn numbered(&self, board: &Board, number: u32) -> Option<Choice> {
        let (word, bit) = ((number / 64) as usize, number % 64);
        let placement = |slot: &Slot| Placement::new(slot.orientation, slot.anchor(bit));
        match word {
            0 => (bit == 0).then_some(Choice::Advance),
            _ if word < SPECIALS => {
                let place = (word - 1) / SLOTS_A_PIECE;
                let slot = Slot::of(board.circle.at(place)?.index()).get((word - 1) % SLOTS_A_PIECE)?;
                Some(Choice::Take(place, placement(slot)))
            }
            _ => Slot::of(SPECIAL).get(word - SPECIALS).map(|slot| Choice::Special(placement(slot))),
        }
    }

    /// The number of an action; none if its patch is not in the window.
    pub fn number(&self, board: &Board, action: Action) -> Option<u32> {
        let find = |slots: &[Slot], orientation: Option<usize>, anchor: (u8, u8)| {
            let fits = |slot: &Slot| orientation.is_none_or(|o| usize::from(slot.orientation) == o);
            let mut all = slots.iter().enumerate().filter(|(_, slot)| fits(slot));
            all.find_map(|(at, slot)| Some(64 * at as u32 + slot.bit(anchor)?))
        };
        match action {
            Action::Advance => Some(0),
            Action::Take { patch, orientation, anchor } => {
                let place = board.circle.place_of(patch)?;
                let orientation = patch.orientation(orientation)?.index();
                let found = find(Slot::of(patch.index()), Some(orientation), (anchor.row(), anchor.column()))?;
                Some(64 * (1 + place * SLOTS_A_PIECE) as u32 + found)
            }
            Action::Special { square } => {
                Some(64 * SPECIALS as u32 + find(Slot::of(SPECIAL), None, (square.row(), square.column()))?)
            }
        }
    }
}

/// The `n`-th legal number, from 0; there must be more than `n`.
#[inline(always)]
pub fn nth(openings: &Openings, count: Count, n: u32) -> u32 {
    match Accelerated::detect() {
        Some(accelerated) => nth_with(openings, count, n, accelerated),
        None => nth_with(openings, count, n, Plain),
    }
}

#[inline(always)]
fn nth_with(openings: &Openings, count: Count, n: u32, bits: impl Instructions) -> u32 {
    let (places, specials) = openings[1..].as_chunks::<SLOTS_A_PIECE>();
    if openings[0] == 0 {
        let mut slots = [0; SLOTS_A_PIECE];
        slots[..specials.len()].copy_from_slice(specials);
        return 64 * SPECIALS as u32 + bits.nth_of(&slots, n);
    }
    let Some(take) = n.checked_sub(1) else { return 0 };
    let [first, second] = count.of_window();
    let (behind_first, behind_second) = (u32::from(take >= first), u32::from(take >= first + second));
    let place = (behind_first + behind_second) as usize;
    let left = take - behind_first * first - behind_second * second;
    64 * (1 + place * SLOTS_A_PIECE) as u32 + bits.nth_of(&places[place], left)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::game::quilt::ALL;
    use crate::names::SpecialPatches;
    use table::Rng;

    #[test]
    fn openings_are_the_legal_actions_in_their_order() {
        for seed in 0..60 {
            let mut game = Game::of_seed(seed, SpecialPatches::Revised);
            let mut rng = Rng::new(seed, 8);
            // From one position to the next.
            let (mut plain, mut before) = ([0; WORDS], Count::default());
            while let Some(seat) = game.to_move() {
                let player = &game.players[seat];
                let mut bits = [3; WORDS];
                let count = player.openings(&game.board, &mut bits);
                before = player.openings_with(&game.board, &mut plain, before, Plain);
                assert_eq!(before, count);
                let (kept, count) = (Count::from(u32::from(count)), count.all());
                let numbers: Vec<u32> =
                    (0..NUMBERS as u32).filter(|n| bits[*n as usize / 64] >> (n % 64) & 1 == 1).collect();
                let choices = numbers.iter().map(|&n| player.numbered(&game.board, n).unwrap());
                let actions: Vec<Action> = choices.map(|c| player.action(&game.board, c).unwrap()).collect();
                assert_eq!((actions.len() as u32, plain), (count, bits));
                assert!(numbers.iter().zip(&actions).all(|(&number, action)| {
                    let row = player.numbered(&game.board, number).unwrap().row();
                    match action {
                        Action::Advance => row == 0,
                        Action::Take { anchor, .. } => row == anchor.row(),
                        Action::Special { square } => row == square.row(),
                    }
                }));
                let (mut circle, queue) = ([0; 33], game.board.circle.queue());
                game.board.circle.numbers(&mut circle);
                assert!(queue.iter().zip(&circle).all(|(patch, number)| patch.id() == *number));
                assert!(circle[queue.len()..].iter().all(|number| *number == 33));
                assert_eq!(actions, game.legal().collect::<Vec<_>>());
                for (at, (&number, &action)) in (0..).zip(numbers.iter().zip(&actions)) {
                    assert_eq!((player.number(&game.board, action), nth(&bits, kept, at)), (Some(number), number));
                    assert_eq!(nth_with(&bits, kept, at, Plain), number);
                }
                let drawn = rng.below(count) as usize;
                let (row, mut picture, mut anew) =
                    (player.numbered(&game.board, numbers[drawn]).unwrap().row(), [0; ALL], [0; ALL]);
                player.quilt.picture(&mut picture);
                game.apply(actions[drawn]).unwrap();
                game.players[seat].quilt.picture_after(row, &mut picture);
                game.players[seat].quilt.picture(&mut anew);
                assert_eq!(picture, anew);
            }
        }
    }

    #[test]
    fn a_picture_shows_what_is_covered() {
        let mut rng = Rng::new(5, 0);
        for _ in 0..50 {
            let squares = u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64());
            let quilt = crate::game::quilt::Quilt::with_covered(squares);
            let mut picture = [9; crate::game::quilt::ALL];
            quilt.picture(&mut picture);
            for (at, covered) in picture.into_iter().enumerate() {
                assert_eq!(u128::from(covered), squares >> at & 1);
            }
        }
    }
}
