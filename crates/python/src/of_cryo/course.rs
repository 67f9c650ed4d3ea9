//! The course of a game, decision by decision. The rules play a turn in pieces, each from one decision of its course to the
//! next; only where something is asked on the way (how to pay, which of two gains, a tie of the Rival's check) is the piece
//! told again from its start. The Rival's turn before its check goes on from where a tie was asked for.

use cryo::facts::{Tie, Way};
use cryo::game::moves::{Asks, Move, Point};
use cryo::game::turn::{Event, Seat, Sitting};
use cryo::game::{Game, Halfway};
use table::{Step, Table};

use super::changed::Changed;
use super::numbers::*;
use super::{Rules, asked, next};
use crate::learnable::fetch;

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

/// Room for the moves of most positions.
const USUAL: usize = 96;

/// A game.
#[derive(Clone)]
pub struct Rival {
    pub(super) now: Game<'static>,
    pub(super) ask: Ask,
    /// Its number, and what belongs to it.
    pub(super) asked: (u8, [u8; 2]),
    /// Where the drone of this turn stands.
    pub(super) dock: Option<u8>,
    pub(super) changed: Changed,
    /// The numbers of what is possible now, in the order in which the rules list it.
    pub(super) numbers: Vec<u16>,
    pub(super) deploys: Deploys,
    piece: Piece,
    /// Is something asked within the piece? Then this was decided since it began.
    within: bool,
    replies: Vec<Reply>,
    /// Has anything changed since it began? Then this was the game at its start.
    begun: bool,
    began: Option<Box<Game<'static>>>,
    /// A tie was asked for in the Rival's turn before its check: where the turn goes on.
    halfway: Option<Box<Halfway>>,
    goes_on: bool,
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
    changed: Changed,
    halfway: Option<Halfway>,
}

impl<'a> Teller<'a> {
    #[inline]
    fn new(replies: &'a [Reply], newest: Option<Reply>, auto: bool) -> Self {
        Self { replies: replies.iter(), newest, auto, asked: None, changed: Changed::NOTHING, halfway: None }
    }

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
    fn saw(&mut self, now: &Game<'_>, event: Event) {
        match event {
            Event::Drew(_) => {
                // If the discard pile became the deck, nothing is left of it.
                let discard = if now.ship.discard.is_empty() { Changed::DISCARD } else { Changed::NOTHING };
                self.changed = self.changed.and(Changed::HAND).and(discard);
            }
            Event::TurnedUp(..) => self.changed = self.changed.and(Changed::STACKS),
            _ => {}
        }
    }

    #[inline]
    fn reached(&mut self, halfway: impl FnOnce() -> Halfway) {
        if !self.auto {
            self.halfway = Some(halfway());
        }
    }
}

/// Puts something away for later.
#[inline]
fn keep<T: Copy>(place: &mut Option<Box<T>>, thing: &T) {
    match place {
        Some(place) => **place = *thing,
        None => *place = Some(Box::new(*thing)),
    }
}

impl Rival {
    /// The game that lies ready, at its first decision.
    pub(super) fn new(now: Game<'static>, &Rules { auto, backs, .. }: &Rules) -> Self {
        let mut game = Self {
            now,
            ask: Ask::Point(Point::Keep),
            asked: asked(&Ask::Point(Point::Keep)),
            dock: None,
            changed: Changed::ALL,
            numbers: Vec::with_capacity(USUAL),
            deploys: Deploys::default(),
            piece: Piece::Keep,
            within: false,
            replies: Vec::new(),
            begun: false,
            began: None,
            halfway: None,
            goes_on: false,
            auto,
            backs: backs
                .map(|kinds| now.ship.track.iter().rev().fold(0, |places, &token| places << 1 | kinds >> token & 1)),
            tops: [0; SPACES],
            heights: [0; SPACES],
            track: [0; 2],
            tiles: std::array::from_fn(|c| next(now.ship.cavern_tiles[c])),
        };
        game.look_at_stacks();
        game.look_at_track();
        game.list();
        game
    }

    /// Lets the rules go on to the next decision.
    #[inline]
    fn go_on(&mut self, newest: Reply) {
        match self.piece {
            Piece::Yours(point) => self.your_piece(newest, |sitting| sitting.go_on(point)),
            Piece::Keep => self.your_piece(newest, |sitting| sitting.keep_cards().map(|()| Some(sitting.begin_turn()))),
            Piece::Rivals | Piece::Check => self.rivals_pieces(Some(newest), Changed::NOTHING),
        }
    }

    /// A piece of the human's; when it was the last of a turn, the Rival's.
    #[inline]
    fn your_piece(
        &mut self,
        newest: Reply,
        play: impl FnOnce(&mut Sitting<'_, 'static, Teller<'_>>) -> Result<Option<Point>, ()>,
    ) {
        if let (false, Reply::Move(decided)) = (self.within, &newest)
            && self.now.asks_after(self.dock, decided) == Asks::Within
        {
            keep(&mut self.began, &self.now);
            self.begun = true;
        }
        let mut seat = Teller::new(&self.replies, Some(newest), self.auto);
        let next = play(&mut Sitting { game: &mut self.now, seat: &mut seat });
        let Teller { asked, changed, .. } = seat;
        match (next, asked) {
            (Err(()), Some(asked)) => self.asks_within(asked, Some(newest), changed),
            (Ok(Some(point)), _) => {
                self.at_the_end_of_a_piece();
                self.piece = Piece::Yours(point);
                self.asks(Ask::Point(point), changed);
            }
            _ => {
                self.at_the_end_of_a_piece();
                self.dock = None;
                if self.now.ends() {
                    return self.is_over();
                }
                self.piece = Piece::Rivals;
                self.rivals_pieces(None, changed);
            }
        }
    }

    /// The Rival's turn, and what begins after it.
    #[inline(never)]
    fn rivals_pieces(&mut self, mut newest: Option<Reply>, changed: Changed) {
        let (before, discards) = (self.places(), self.now.ship.discard.len());
        if matches!(self.piece, Piece::Rivals) {
            let mut seat = Teller::new(&[], newest.take(), self.auto);
            let mut sitting = Sitting { game: &mut self.now, seat: &mut seat };
            let done = match &self.halfway {
                Some(halfway) if self.goes_on => sitting.rivals_act_on(halfway),
                _ => sitting.rivals_act(),
            };
            self.goes_on = false;
            if let (Err(()), Some(asked), Some(halfway)) = (done, seat.asked, &seat.halfway) {
                keep(&mut self.halfway, halfway);
                self.goes_on = true;
                // Nothing is discarded yet, but for a card turned up; the pile may have become the deck.
                let Game { ship, rival, .. } = &self.now;
                let discarded = rival.rules.unpredictable || ship.discard.len() != discards;
                return self.asks(asked, changed.and(self.changed_by_the_rival(before, discarded)));
            }
            self.piece = Piece::Check;
        }
        if self.within || self.now.rival.check_fires() {
            // The start is put away only when something is asked, which is rarer than that it may be.
            let start;
            let mut kept = None;
            if !self.within && !self.auto {
                start = self.now;
                kept = Some(&start);
            }
            let mut seat = Teller::new(&self.replies, newest, self.auto);
            let done = Sitting { game: &mut self.now, seat: &mut seat }.rivals_check();
            if let (Err(()), Some(asked)) = (done, seat.asked) {
                if let Some(start) = kept {
                    keep(&mut self.began, start);
                    self.begun = true;
                }
                return self.asks_within(asked, newest, changed.and(self.changed_by_the_rival(before, true)));
            }
            self.at_the_end_of_a_piece();
        }
        if self.now.ends() {
            return self.is_over();
        }
        let mut seat = Teller::new(&[], None, self.auto);
        let point = Sitting { game: &mut self.now, seat: &mut seat }.begin_turn();
        self.piece = Piece::Yours(point);
        self.asks(Ask::Point(point), changed.and(self.changed_by_the_rival(before, true)));
    }

    #[cold]
    fn is_over(&mut self) {
        self.now.ship.turn_up_missions();
        self.now.over = true;
        self.asks(Ask::Over, Changed::ALL);
    }

    /// What the Rival's turn may have changed, if there were so many of what it puts into places before.
    #[inline]
    fn changed_by_the_rival(&self, before: [u32; 2], discarded: bool) -> Changed {
        let [tiles, pods] = self.places();
        let discard = if discarded { Changed::DISCARD } else { Changed::NOTHING };
        let stacks = if tiles == before[0] { Changed::NOTHING } else { Changed::STACKS };
        let caverns = if pods == before[1] { Changed::NOTHING } else { Changed::CAVERNS };
        Changed::BY_RIVAL.and(stacks).and(caverns).and(discard)
    }

    #[inline]
    fn at_the_end_of_a_piece(&mut self) {
        if self.begun || self.within {
            (self.within, self.begun) = (false, false);
            self.replies.clear();
        }
    }

    /// Something is asked before the piece is at its end.
    #[inline(never)]
    fn asks_within(&mut self, asked: Ask, newest: Option<Reply>, changed: Changed) {
        debug_assert!(self.begun || !self.within, "there is one question before anything has changed");
        self.within = true;
        self.replies.extend(newest);
        self.asks(asked, changed);
    }

    /// Asks for what is needed next of a piece that goes on or is told again.
    #[inline]
    pub(super) fn fetch_start(&self) {
        if let (true, Some(began)) = (self.begun, &self.began) {
            fetch(&**began);
            fetch(&self.replies[..]);
        }
        if let (true, Some(halfway)) = (self.goes_on, &self.halfway) {
            fetch(&**halfway);
        }
    }

    /// Tiles that went from stacks to the Rival or into the box, and the Rival's pods in caverns: numbers that tell
    /// whether stacks and caverns have changed in its turn.
    #[inline]
    fn places(&self) -> [u32; 2] {
        let Game { ship, rival, .. } = &self.now;
        [u32::from(rival.tiles) + u32::from(ship.boxed_tiles), rival.pods.caverns.into()]
    }

    /// Looks at the stacks. Tiles only ever leave them, so what lies on top is another one only if they are lower.
    fn look_at_stacks(&mut self) {
        let seen = self.tops.iter_mut().zip(&mut self.heights);
        for ((top, height), stack) in seen.zip(&self.now.ship.stacks) {
            if usize::from(*height) != stack.len() {
                (*top, *height) = (next(stack.last().copied()), stack.len() as u8);
            }
        }
    }

    /// Looks at the track, if it is shorter than it was.
    fn look_at_track(&mut self) {
        let left = self.now.ship.track.len();
        if usize::from(self.track[0] + self.track[1]) != left {
            self.track = self.backs.map(|places| (places & ((1 << left) - 1)).count_ones() as u8);
        }
    }

    #[inline(always)]
    fn asks(&mut self, ask: Ask, changed: Changed) {
        if changed.has(Changed::STACKS) {
            self.look_at_stacks();
        }
        if changed.has(Changed::TOKENS) {
            self.look_at_track();
        }
        (self.ask, self.asked, self.changed) = (ask, asked(&ask), changed);
        self.list();
    }

    /// Lists what is possible.
    #[inline]
    fn list(&mut self) {
        self.numbers.clear();
        let mut noted = Numbers { all: &mut self.numbers, deploys: Deploys::default() };
        match &self.ask {
            Ask::Point(point) => self.now.moves(point, &mut noted),
            Ask::Tie(_, ways) => noted.all.extend((TIE..TIE + ways).map(|number| number as u16)),
            Ask::Over => {}
        }
        self.deploys = noted.deploys;
    }

    /// The move a number names among those that are possible now; none in a tie.
    pub(super) fn decided(&self, number: u32) -> Option<Move> {
        match &self.ask {
            Ask::Point(point) => Some(move_of(number as usize, point, &self.now.ship.human)),
            _ => None,
        }
    }

    /// Does something that is possible, and everything up to the next decision.
    #[inline(always)]
    pub(super) fn decide(&mut self, number: u32) {
        let decided = self.decided(number);
        if let Some(Move::Deploy { to, .. }) = decided {
            self.dock = to;
        }
        if let (true, Some(began)) = (self.within && self.begun, &self.began) {
            self.now = **began;
        }
        self.go_on(decided.map_or_else(|| Reply::Tie(number as usize - TIE), Reply::Move));
    }
}
