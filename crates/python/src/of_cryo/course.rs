//! The course of a game, decision by decision. The rules play a turn in pieces, each from one decision of its course to the
//! next; only where something is asked on the way (how to pay, which of two gains, a tie of the Rival's) is the piece told
//! again from its start.

use cryo::facts::{Tie, Way};
use cryo::game::Game;
use cryo::game::moves::{Act, Asks, How, Move, Point, Scrap};
use cryo::game::turn::{Event, Seat, Sitting};
use cryo::names::Use;
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

/// What may be seen otherwise than at the decision before, part by part; the rest is quick to tell.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Changed(u8);

impl Changed {
    const NOTHING: Self = Self(0);
    /// The human's cards.
    pub(super) const CARDS: Self = Self(1);
    pub(super) const SLOTS: Self = Self(2);
    pub(super) const DOCKS: Self = Self(4);
    pub(super) const STACKS: Self = Self(8);
    pub(super) const TOKENS: Self = Self(16);
    pub(super) const CAVERNS: Self = Self(32);
    pub(super) const DISCARD: Self = Self(64);
    pub(super) const RIVAL: Self = Self(128);
    pub(super) const ALL: Self = Self(u8::MAX);
    /// By the Rival, stacks and caverns aside, which it changes more rarely.
    const BY_RIVAL: Self = Self(Self::RIVAL.0 | Self::DOCKS.0 | Self::TOKENS.0 | Self::DISCARD.0);

    #[inline]
    pub(super) const fn has(self, part: Self) -> bool {
        self.0 & part.0 != 0
    }

    #[inline]
    const fn and(self, part: Self) -> Self {
        Self(self.0 | part.0)
    }

    /// By a decision itself; what comes of it is told as it happens.
    #[inline]
    const fn by(decided: &Move) -> Self {
        match decided {
            Move::Deploy { .. } | Move::Return { .. } => Self::DOCKS,
            Move::Keep(_) | Move::Scrap(Scrap::Card(_)) | Move::Discard(_) => Self::CARDS.and(Self::DISCARD),
            Move::Scrap(Scrap::Slot(_)) => Self::SLOTS,
            Move::Act(Act { how: How::Slot(_), .. }) | Move::Overclock(Act { how: How::Slot(_), .. }) => Self::SLOTS,
            Move::Act(Act { how: How::Scout(_), .. }) | Move::Overclock(Act { how: How::Scout(_), .. }) => {
                Self::CAVERNS
            }
            Move::Launch(_) => Self::CARDS.and(Self::DISCARD).and(Self::CAVERNS),
            // Imaging shows what lies face down.
            Move::Play(_, Use::Upgrade) => Self::CARDS.and(Self::CAVERNS),
            Move::Play(..) => Self::CARDS,
            // A sabotage also concerns the Rival.
            Move::Resolve { .. } => Self::TOKENS.and(Self::RIVAL),
            _ => Self::NOTHING,
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
    /// Is something asked within the piece? Then this was decided since it began.
    within: bool,
    replies: Vec<Reply>,
    /// Has anything changed since it began? Then this was the game at its start.
    begun: bool,
    began: Option<Box<Game<'static>>>,
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

/// All resource spaces, one bit each.
const ALL_SPACES: u32 = (1 << SPACES) - 1;

/// Tells the rules what was decided, and stops them at the next decision.
struct Teller<'a> {
    replies: std::slice::Iter<'a, Reply>,
    newest: Option<Reply>,
    auto: bool,
    asked: Option<Ask>,
    changed: Changed,
    /// The spaces where a tile was turned up, one bit each.
    turned_up: u32,
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
            Some(Reply::Move(decided)) => {
                self.changed = self.changed.and(Changed::by(&decided));
                Ok(decided)
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
        match event {
            // The discard pile may have become the deck.
            Event::Drew(_) => self.changed = self.changed.and(Changed::CARDS).and(Changed::DISCARD),
            Event::TurnedUp(space, _) => {
                self.changed = self.changed.and(Changed::STACKS);
                self.turned_up |= 1 << space;
            }
            _ => {}
        }
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
            replies: Vec::new(),
            begun: false,
            began: None,
            auto,
            backs: backs
                .map(|kinds| now.ship.track.iter().rev().fold(0, |places, &token| places << 1 | kinds >> token & 1)),
            tops: [0; SPACES],
            heights: [0; SPACES],
            track: [0; 2],
            tiles: std::array::from_fn(|c| next(now.ship.cavern_tiles[c])),
        };
        game.look(ALL_SPACES);
        game.look_at_track();
        game.list();
        game
    }

    /// Lets the rules go on to the next decision.
    fn go_on(&mut self, mut newest: Option<Reply>) {
        let (mut changed, mut turned_up) = (Changed::NOTHING, 0);
        let mut start = None;
        loop {
            if !self.within && self.asks_after(newest) == Asks::Within {
                start = Some(self.now);
            }
            let (rivals, before) = (matches!(self.piece, Piece::Rivals | Piece::Check), self.places());
            let (replies, auto) = (self.replies.iter(), self.auto);
            let mut seat = Teller { replies, newest, auto, asked: None, changed, turned_up };
            let mut sitting = Sitting { game: &mut self.now, seat: &mut seat };
            let next = match self.piece {
                Piece::Keep => sitting.keep_cards().map(|()| Some(sitting.begin_turn())),
                Piece::Yours(point) => sitting.go_on(point),
                Piece::Rivals => sitting.rivals_act().map(|()| None),
                Piece::Check => sitting.rivals_check().map(|()| (!sitting.game.ends()).then(|| sitting.begin_turn())),
            };
            let asked = seat.asked;
            (changed, turned_up) = (seat.changed, seat.turned_up);
            if rivals {
                let [tiles, pods] = self.places();
                changed = changed.and(Changed::BY_RIVAL);
                if tiles != before[0] {
                    (changed, turned_up) = (changed.and(Changed::STACKS), ALL_SPACES);
                }
                if pods != before[1] {
                    changed = changed.and(Changed::CAVERNS);
                }
            }
            if let (Err(()), Some(asked)) = (next, asked) {
                self.stops_within(newest, &start);
                return self.asks(asked, changed, turned_up);
            }
            if self.within {
                self.within = false;
                self.replies.clear();
            }
            newest = None;
            if let Ok(Some(point)) = next {
                self.piece = Piece::Yours(point);
                return self.asks(Ask::Point(point), changed, turned_up);
            }
            if matches!(self.piece, Piece::Rivals) {
                self.piece = Piece::Check;
                continue;
            }
            self.dock = None;
            if self.now.ends() {
                self.now.ship.turn_up_missions();
                self.now.over = true;
                return self.asks(Ask::Over, Changed::ALL, ALL_SPACES);
            }
            self.piece = Piece::Rivals;
        }
    }

    /// May something be asked within the piece that comes, when its start is not there any more?
    #[inline]
    fn asks_after(&self, newest: Option<Reply>) -> Asks {
        match (self.piece, newest) {
            (Piece::Keep | Piece::Yours(_), Some(Reply::Move(decided))) => self.now.asks_after(self.dock, &decided),
            (Piece::Check, _) if !self.now.rival.check_fires() => Asks::Nothing,
            _ if self.auto => Asks::Nothing,
            _ => Asks::Within,
        }
    }

    /// Something is asked before the piece is at its end.
    fn stops_within(&mut self, newest: Option<Reply>, start: &Option<Game<'static>>) {
        if !self.within {
            (self.within, self.begun) = (true, start.is_some());
            match (start, &mut self.began) {
                (Some(start), Some(began)) => **began = *start,
                (Some(start), began) => *began = Some(Box::new(*start)),
                (None, _) => {}
            }
        }
        debug_assert!(self.begun || self.replies.is_empty(), "there is one question before anything has changed");
        self.replies.extend(newest);
    }

    /// Tiles that went from stacks to the Rival or into the box, and the Rival's pods in caverns: numbers that tell
    /// whether stacks and caverns have changed in its turn.
    #[inline]
    fn places(&self) -> [u32; 2] {
        let Game { ship, rival, .. } = &self.now;
        [u32::from(rival.tiles) + u32::from(ship.boxed_tiles), rival.pods.caverns.into()]
    }

    /// Looks at the stacks of these spaces, which do not change often.
    fn look(&mut self, mut spaces: u32) {
        while spaces != 0 {
            let at = spaces.trailing_zeros() as usize % SPACES;
            spaces &= spaces - 1;
            (self.tops[at], self.heights[at]) = match *self.now.ship.stacks[at] {
                [] => (0, 0),
                [only] => (only + 1, 1),
                [.., last] => (last + 1, self.now.ship.stacks[at].len() as u8),
            };
        }
    }

    /// Looks at the track.
    fn look_at_track(&mut self) {
        let left = (1 << self.now.ship.track.len()) - 1;
        self.track = self.backs.map(|places| (places & left).count_ones() as u8);
    }

    #[inline]
    fn asks(&mut self, ask: Ask, changed: Changed, turned_up: u32) {
        if turned_up != 0 {
            self.look(turned_up);
        }
        if changed.has(Changed::TOKENS) {
            self.look_at_track();
        }
        (self.ask, self.changed) = (ask, changed);
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
        if let (true, Some(began)) = (self.within && self.begun, &self.began) {
            self.now = **began;
        }
        self.go_on(Some(decided.map_or_else(|| Reply::Tie(number as usize - TIE), Reply::Move)));
    }
}
