//! The course of a game, decision by decision. The rules play a turn in pieces, each from one decision of its course to the
//! next; only where something is asked on the way (how to pay, which of two gains, a tie of the Rival's) is the piece told
//! again from its start.

use cryo::facts::{Tie, Way};
use cryo::game::Game;
use cryo::game::moves::{Move, Point};
use cryo::game::turn::{Event, Seat, Sitting};
use table::{Step, Table};

use super::Rules;
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

/// A piece of the game that the rules play in one go.
#[derive(Clone, Copy)]
enum Piece {
    Keep,
    /// The human's turn, from this decision to the next one of its course.
    Yours(Point),
    Rivals,
}

/// Room for the moves of most positions.
const USUAL: usize = 96;

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
    piece: Piece,
    /// Where something is asked within a piece: the game at its start, and what was decided since.
    began: Option<Box<Game<'static>>>,
    replies: Vec<Reply>,
    /// Is nobody asked what the Rival does in a tie?
    auto: bool,
    /// Kinds of tokens with the early back and with the late one, one bit each.
    backs: [u64; 2],
    /// What was seen of stacks and track last: top tiles, how many; early and late tokens.
    pub(super) tops: [u8; SPACES],
    pub(super) heights: [u8; SPACES],
    pub(super) track: [u8; 2],
}

/// Tells the rules what was decided, and stops them at the next decision.
struct Teller<'a> {
    replies: std::slice::Iter<'a, Reply>,
    auto: bool,
    asked: Option<Ask>,
    /// Was a tile or a token turned up?
    turned_up: bool,
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
            Some(Reply::Move(decided)) => Ok(*decided),
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
    fn saw(&mut self, _: &Game<'_>, event: Event) {
        self.turned_up |= matches!(event, Event::TurnedUp(..) | Event::Refilled(..));
    }
}

impl Rival {
    /// The game that lies ready, at its first decision.
    pub(super) fn new(now: Game<'static>, &Rules { auto, backs, .. }: &Rules) -> Self {
        let (moves, numbers, replies) = (Vec::with_capacity(USUAL), Vec::with_capacity(USUAL), Vec::new());
        let (ask, piece) = (Ask::Point(Point::Keep), Piece::Keep);
        let (tops, heights, track) = ([0; SPACES], [0; SPACES], [0; 2]);
        let dock = None;
        let mut game =
            Self { now, ask, dock, moves, numbers, piece, began: None, replies, auto, backs, tops, heights, track };
        game.look();
        game.list();
        game
    }

    /// Lets the rules go on to the next decision.
    fn go_on(&mut self) {
        loop {
            // Copied only where something may be asked on the way.
            let start = match (self.piece, &self.replies[..]) {
                (Piece::Keep | Piece::Yours(_), [Reply::Move(decided)]) if !decided.asks_on() => None,
                _ if self.began.is_some() => None,
                _ => Some(self.now),
            };
            let mut seat = Teller { replies: self.replies.iter(), auto: self.auto, asked: None, turned_up: false };
            let mut sitting = Sitting { game: &mut self.now, seat: &mut seat };
            let next = match self.piece {
                Piece::Keep => sitting.keep_cards().map(|()| Some(sitting.begin_turn())),
                Piece::Yours(point) => sitting.go_on(point),
                Piece::Rivals => sitting.rivals_turn().map(|()| (!sitting.game.ends()).then(|| sitting.begin_turn())),
            };
            let asked = seat.asked;
            if seat.turned_up || matches!(self.piece, Piece::Rivals) {
                self.look();
            }
            if let (Err(()), Some(asked)) = (next, asked) {
                self.began = start.map(Box::new).or(self.began.take());
                return self.asks(asked);
            }
            self.began = None;
            self.replies.clear();
            if let Ok(Some(point)) = next {
                self.piece = Piece::Yours(point);
                return self.asks(Ask::Point(point));
            }
            self.dock = None;
            if self.now.ends() {
                self.now.ship.turn_up_missions();
                self.now.over = true;
                return self.asks(Ask::Over);
            }
            self.piece = Piece::Rivals;
        }
    }

    /// Looks at the stacks and the track, which do not change often.
    fn look(&mut self) {
        let ship = &self.now.ship;
        for (space, stack) in ship.stacks[..SPACES].iter().enumerate() {
            self.tops[space] = stack.last().map_or(0, |tile| tile + 1);
            self.heights[space] = stack.len() as u8;
        }
        let with = |kinds: u64| ship.track.iter().map(|&token| (kinds >> token & 1) as u8).sum::<u8>();
        self.track = self.backs.map(with);
    }

    fn asks(&mut self, ask: Ask) {
        self.ask = ask;
        self.list();
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
        let decided = self.moves.get(place).copied();
        if let Some(Move::Deploy { to, .. }) = decided {
            self.dock = to;
        }
        if let Some(began) = &self.began {
            self.now = **began;
        }
        self.replies.push(decided.map_or(Reply::Tie(place), Reply::Move));
        self.go_on();
    }
}
