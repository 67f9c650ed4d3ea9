//! The course of a game, decision by decision: what was decided since the turn began is told to the rules again, and they
//! stop at the next decision.

use cryo::facts::{Tie, Way};
use cryo::game::Game;
use cryo::game::moves::{Move, Point};
use cryo::game::turn::{Event, Seat, Sitting};
use table::{Step, Table};

use super::numbers::*;

/// What is asked now.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Ask {
    Point(Point),
    /// One of so many ways to decide for the Rival.
    Tie(Tie, usize),
    Over,
}

/// What was decided.
#[derive(Clone, Copy)]
enum Reply {
    Move(Move),
    Tie(usize),
}

/// A stretch of the game that the rules play in one go.
#[derive(Clone, Copy, PartialEq)]
enum Stretch {
    Keep,
    Yours,
    Rivals,
}

/// A game.
#[derive(Clone)]
pub struct Rival {
    pub(super) now: Game<'static>,
    pub(super) ask: Ask,
    /// Where the drone of this turn stands.
    pub(super) dock: Option<u8>,
    /// What is possible now, and the numbers of it.
    pub(super) moves: Vec<Move>,
    pub(super) numbers: Vec<u16>,
    began: Game<'static>,
    stretch: Stretch,
    replies: Vec<Reply>,
    /// Is nobody asked what the Rival does in a tie?
    auto: bool,
}

/// Tells the rules what was decided, and stops them at the next decision.
struct Teller<'a> {
    replies: std::slice::Iter<'a, Reply>,
    auto: bool,
    dock: Option<u8>,
    asked: Option<Ask>,
}

impl Table for Teller<'_> {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Teller<'_> {
    type Pause = ();

    #[inline]
    fn decide(&mut self, _: &Game<'_>, point: &Point) -> Result<Move, ()> {
        match self.replies.next() {
            Some(Reply::Move(decided)) => {
                if let Move::Deploy { to, .. } = decided {
                    self.dock = *to;
                }
                Ok(*decided)
            }
            _ => {
                self.asked = Some(Ask::Point(*point));
                Err(())
            }
        }
    }

    fn tie(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, ()> {
        if self.auto {
            return Ok(0);
        }
        match self.replies.next() {
            Some(Reply::Tie(way)) => Ok(*way),
            _ => {
                self.asked = Some(Ask::Tie(tie, ways.len()));
                Err(())
            }
        }
    }

    #[inline]
    fn saw(&mut self, _: &Game<'_>, _: Event) {}
}

impl Rival {
    /// The game that lies ready, at its first decision.
    pub(super) fn new(now: Game<'static>, auto: bool) -> Self {
        let (moves, numbers, replies) = (Vec::new(), Vec::new(), Vec::new());
        let (ask, stretch) = (Ask::Over, Stretch::Keep);
        let mut game = Self { now, ask, dock: None, moves, numbers, began: now, stretch, replies, auto };
        game.go_on();
        game
    }

    /// Lets the rules go on to the next decision.
    fn go_on(&mut self) {
        loop {
            self.now = self.began;
            let mut seat = Teller { replies: self.replies.iter(), auto: self.auto, dock: None, asked: None };
            let mut sitting = Sitting { game: &mut self.now, seat: &mut seat };
            let ended = match self.stretch {
                Stretch::Keep => sitting.keep_cards(),
                Stretch::Yours => sitting.your_turn(),
                Stretch::Rivals => sitting.rivals_turn(),
            };
            let (asked, dock) = (seat.asked, seat.dock);
            if let (Err(()), Some(asked)) = (ended, asked) {
                (self.ask, self.dock) = (asked, dock);
                return self.list();
            }
            self.replies.clear();
            if self.stretch != Stretch::Keep && self.now.ends() {
                self.now.ship.turn_up_missions();
                self.now.over = true;
                self.ask = Ask::Over;
                return self.list();
            }
            self.began = self.now;
            self.stretch = if self.stretch == Stretch::Yours { Stretch::Rivals } else { Stretch::Yours };
        }
    }

    /// Lists what is possible.
    fn list(&mut self) {
        self.moves.clear();
        self.numbers.clear();
        match &self.ask {
            Ask::Point(point) => {
                self.now.moves(point, &mut self.moves);
                let numbers = self.moves.iter().enumerate().map(|(nth, decided)| number_of(decided, nth) as u16);
                self.numbers.extend(numbers);
            }
            Ask::Tie(_, ways) => self.numbers.extend((TIE..TIE + ways).map(|number| number as u16)),
            Ask::Over => {}
        }
    }

    /// What is possible under this number, by its place in the list.
    pub(super) fn place(&self, number: u32) -> Option<usize> {
        self.numbers.iter().position(|&listed| u32::from(listed) == number)
    }

    /// Does what stands at this place of the list, and everything up to the next decision.
    pub(super) fn decide(&mut self, place: usize) {
        self.replies.push(match self.moves.get(place) {
            Some(decided) => Reply::Move(*decided),
            None => Reply::Tie(place),
        });
        self.go_on();
    }
}
