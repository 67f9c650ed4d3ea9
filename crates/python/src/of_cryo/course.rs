//! The course of a game, decision by decision. The rules play a turn in pieces, each from one decision of its course to the
//! next; only where something is asked on the way (how to pay, which of two gains, a tie of the Rival's) is the piece told
//! again from its start.

use cryo::facts::{Tie, Way};
use cryo::game::Game;
use cryo::game::moves::{How, Move, Point, Scrap};
use cryo::game::turn::{Event, Seat, Sitting};
use table::{Step, Table};

use super::numbers::*;
use super::{Rules, next};

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
    /// The Rival's turn up to its resource check, and that.
    Rivals,
    Check,
}

/// What may be seen otherwise than at the decision before; the rest is quick to tell.
#[derive(Clone, Copy)]
pub(super) struct Changed {
    pub(super) human: bool,
    pub(super) rival: bool,
    pub(super) docks: bool,
    pub(super) caverns: bool,
    pub(super) discard: bool,
}

impl Changed {
    pub(super) const ALL: Self = Self { human: true, rival: true, docks: true, caverns: true, discard: true };
    const HUMAN: Self = Self { human: true, rival: false, docks: false, caverns: false, discard: false };

    /// By a decision of a turn's course, up to the first question on the way.
    fn by(decided: &Move) -> Self {
        match decided {
            Move::Deploy { .. } => Self { human: false, docks: true, ..Self::HUMAN },
            Move::Return { act: false, .. } => Self { docks: true, ..Self::HUMAN },
            Move::Skip | Move::End | Move::Recall | Move::Scrap(Scrap::Slot(_)) => Self::HUMAN,
            Move::Act(act) | Move::Overclock(act) => match act.how {
                How::Scout(_) => Self { caverns: true, ..Self::HUMAN },
                How::Computer { .. } => Self { discard: true, ..Self::HUMAN },
                _ => Self::HUMAN,
            },
            Move::Keep(_) | Move::Scrap(Scrap::Card(_)) | Move::Discard(_) => Self { discard: true, ..Self::HUMAN },
            // Of the human's decisions only an incident concerns the Rival.
            Move::Resolve { .. } => Self::ALL,
            _ => Self { rival: false, ..Self::ALL },
        }
    }
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
    pub(super) changed: Changed,
    /// The numbers of what is possible now, in the order in which the rules list it.
    pub(super) numbers: Vec<u16>,
    piece: Piece,
    /// Is something asked within the piece? Then this was the game at its start, and this was decided since.
    within: bool,
    began: Option<Box<Game<'static>>>,
    replies: Vec<Reply>,
    /// Is nobody asked what the Rival does in a tie?
    auto: bool,
    /// The places of the track with the early back and with the late one, one bit each; tokens only ever leave its end.
    backs: [u64; 2],
    /// What was seen of stacks and track last: top tiles, how many; early and late tokens.
    pub(super) tops: [u8; SPACES],
    pub(super) heights: [u8; SPACES],
    pub(super) track: [u8; 2],
    /// The tiles of all caverns, seen or not.
    pub(super) tiles: [u8; CAVERNS],
}

/// Tells the rules what was decided, and stops them at the next decision.
struct Teller<'a> {
    replies: std::slice::Iter<'a, Reply>,
    newest: Option<Reply>,
    auto: bool,
    asked: Option<Ask>,
    /// Was a tile or a token turned up?
    turned_up: bool,
}

impl Teller<'_> {
    #[inline]
    fn next(&mut self) -> Option<Reply> {
        self.replies.next().copied().or_else(|| self.newest.take())
    }
}

impl Table for Teller<'_> {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Teller<'_> {
    type Pause = ();

    #[inline]
    fn decide(&mut self, _: &Game<'_>, point: &Point) -> Result<Move, ()> {
        match self.next() {
            Some(Reply::Move(decided)) => Ok(decided),
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
        match self.next() {
            Some(Reply::Tie(way)) => Ok(way),
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
        let mut game = Self {
            now,
            ask: Ask::Point(Point::Keep),
            dock: None,
            changed: Changed::ALL,
            numbers: Vec::with_capacity(USUAL),
            piece: Piece::Keep,
            within: false,
            began: None,
            replies: Vec::new(),
            auto,
            backs: backs
                .map(|kinds| now.ship.track.iter().rev().fold(0, |places, &token| places << 1 | kinds >> token & 1)),
            tops: [0; SPACES],
            heights: [0; SPACES],
            track: [0; 2],
            tiles: std::array::from_fn(|c| next(now.ship.cavern_tiles[c])),
        };
        game.look();
        game.list();
        game
    }

    /// Lets the rules go on to the next decision.
    fn go_on(&mut self, mut newest: Option<Reply>) {
        self.changed = match newest {
            Some(Reply::Move(decided)) if !self.within => Changed::by(&decided),
            _ => Changed {
                rival: !matches!(self.piece, Piece::Yours(point) if point != Point::Resolving),
                ..Changed::ALL
            },
        };
        // Were tiles or tokens turned up, or may they have been?
        let mut stale = false;
        loop {
            if !self.within && self.asks_after(newest) {
                match &mut self.began {
                    Some(began) => **began = self.now,
                    None => self.began = Some(Box::new(self.now)),
                }
            }
            let (replies, auto) = (self.replies.iter(), self.auto);
            let mut seat = Teller { replies, newest, auto, asked: None, turned_up: false };
            let mut sitting = Sitting { game: &mut self.now, seat: &mut seat };
            let next = match self.piece {
                Piece::Keep => sitting.keep_cards().map(|()| Some(sitting.begin_turn())),
                Piece::Yours(point) => sitting.go_on(point),
                Piece::Rivals => sitting.rivals_act().map(|()| None),
                Piece::Check => sitting.rivals_check().map(|()| (!sitting.game.ends()).then(|| sitting.begin_turn())),
            };
            let asked = seat.asked;
            stale |= seat.turned_up;
            if matches!(self.piece, Piece::Rivals | Piece::Check) {
                (self.changed, stale) = (Changed::ALL, true);
            }
            if let (Err(()), Some(asked)) = (next, asked) {
                self.within = true;
                self.replies.extend(newest);
                return self.asks(asked, stale);
            }
            self.within = false;
            self.replies.clear();
            newest = None;
            if let Ok(Some(point)) = next {
                self.piece = Piece::Yours(point);
                return self.asks(Ask::Point(point), stale);
            }
            if matches!(self.piece, Piece::Rivals) {
                self.piece = Piece::Check;
                continue;
            }
            self.dock = None;
            if self.now.ends() {
                self.now.ship.turn_up_missions();
                self.now.over = true;
                return self.asks(Ask::Over, stale);
            }
            self.piece = Piece::Rivals;
        }
    }

    /// May something be asked within the piece that comes? Only then is its start kept.
    fn asks_after(&self, newest: Option<Reply>) -> bool {
        match (self.piece, newest) {
            (Piece::Keep | Piece::Yours(_), Some(Reply::Move(decided))) => self.now.asks_after(self.dock, &decided),
            (Piece::Check, _) => !self.auto && self.now.rival.check_fires(),
            _ => !self.auto,
        }
    }

    /// Looks at the stacks and the track, which do not change often.
    fn look(&mut self) {
        let ship = &self.now.ship;
        for ((top, height), stack) in self.tops.iter_mut().zip(&mut self.heights).zip(&ship.stacks) {
            (*top, *height) = match **stack {
                [] => (0, 0),
                [only] => (only + 1, 1),
                [.., last] => (last + 1, stack.len() as u8),
            };
        }
        let left = (1 << ship.track.len()) - 1;
        self.track = self.backs.map(|places| (places & left).count_ones() as u8);
    }

    fn asks(&mut self, ask: Ask, stale: bool) {
        if stale {
            self.look();
        }
        self.ask = ask;
        self.list();
    }

    /// Lists what is possible.
    fn list(&mut self) {
        self.numbers.clear();
        match &self.ask {
            Ask::Point(point) => self.now.moves(point, &mut Numbers(&mut self.numbers)),
            Ask::Tie(_, ways) => self.numbers.extend((TIE..TIE + ways).map(|number| number as u16)),
            Ask::Over => {}
        }
    }

    /// The move a number names among those that are possible now; none in a tie.
    pub(super) fn decided(&self, number: u32) -> Option<Move> {
        match &self.ask {
            Ask::Point(point) => Some(move_of(number as usize, point, &self.now.ship.human)),
            _ => None,
        }
    }

    /// Does something that is possible, and everything up to the next decision.
    pub(super) fn decide(&mut self, number: u32) {
        let decided = self.decided(number);
        if let Some(Move::Deploy { to, .. }) = decided {
            self.dock = to;
        }
        if let (true, Some(began)) = (self.within, &self.began) {
            self.now = **began;
        }
        self.go_on(Some(decided.map_or_else(|| Reply::Tie(number as usize - TIE), Reply::Move)));
    }
}
