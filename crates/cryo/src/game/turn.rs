//! The course of a game: the human's turn, the Rival's turn, the end (§12.3–§12.10).

use table::{Rng, Step, Table};

use super::answers::{Chooser, Halfway};
use super::moves::{Cost, Move, Point};
use super::{Auto, Drone, Game, Ship};
use crate::Rival;
use crate::data::card_limits;
use crate::facts::{Tie, Way};
use crate::names::{ByTrack, Card, Chamber, Section, Token, Track};
use crate::options::Rules;
use crate::own::Board;

/// Something that happened, for whoever tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The human's turn begins.
    Turn,
    /// The human decided this; nothing has changed yet.
    Did(Point, Move),
    /// Paid without a question.
    Paid(Cost),
    /// Gained on a track: as much as was given, and as much as there was room for.
    Gained(Track, u8, u8),
    /// A card came into the hand; `None` if there was none to draw.
    Drew(Option<Card>),
    /// Pods came aboard from their chambers.
    Woke(Section, u8),
    /// The next tile of a stack was turned up; `None` if it was the last.
    TurnedUp(u8, Option<u8>),
    /// A cavern was turned up.
    Scouted(u8),
    /// The token of this section, by kind, was taken.
    Token(Section, Token),
    /// A chamber was marked; pods of the human and of the Rival were destroyed.
    Sabotaged(Section, Chamber, u8, u8),
    /// All chambers are marked: the sabotage went to the box.
    SabotageBoxed,
    /// The incident space of a section was filled again; `None` if the track is empty.
    Refilled(Section, Option<Token>),
    /// A destroyed pod came back with the Spider.
    Rescued,
    /// The last drone is back.
    Returned,
}

/// Who sits in the human's seat.
pub trait Seat: Table {
    /// A question nobody has answered yet; never for a program.
    type Pause;

    /// A move that is possible at this point.
    fn decide(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, Self::Pause>;

    /// The Rival could do several things: the index of one of them (§9).
    fn tie(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, Self::Pause>;

    /// Something happened.
    #[inline]
    fn saw(&mut self, _game: &Game<'_>, _event: Event) {}

    /// The Rival's turn has come so far: after a tie it can be taken up again from here
    /// ([`Sitting::rivals_act_on`]).
    #[inline]
    fn reached(&mut self, _halfway: impl FnOnce() -> Halfway) {}
}

/// The human's seat, while the Rival acts.
struct Ties<'a, S>(&'a mut S);

impl<S: Seat> Chooser for Ties<'_, S> {
    type Pause = S::Pause;

    #[inline]
    fn choose(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, S::Pause> {
        self.0.tie(tie, ways)
    }

    #[inline]
    fn hears(&mut self, step: impl FnOnce() -> Step) {
        self.0.tell(step);
    }

    #[inline]
    fn reached(&mut self, halfway: impl FnOnce() -> Halfway) {
        self.0.reached(halfway);
    }
}

/// What the Rival tells while it is set up.
struct SetUp<'a, T>(&'a mut T);

impl<T: Table> Chooser for SetUp<'_, T> {
    type Pause = std::convert::Infallible;

    fn choose(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, Self::Pause> {
        Auto.choose(tie, ways)
    }

    #[inline]
    fn hears(&mut self, step: impl FnOnce() -> Step) {
        self.0.tell(step);
    }
}

impl<'b> Game<'b> {
    /// Lays everything out for two and deals (§12.2, §2); the human has not chosen cards yet.
    pub fn new<T: Table>(board: &'b Board, rules: Rules, seed: u64, at: &mut T) -> Self {
        let rules = Rules { ends: ByTrack(board.ends.0.map(Some)), salvage: board.salvage, ..rules };
        let mut rival = Rival::new(rules, seed);
        rival.pods.stasis = board.pods;
        let mut ship = Ship::laid_out(board, seed);
        ship.human.tracks = rules.human;
        // The tracks of another board may end sooner.
        for (track, &end) in board.ends.iter() {
            for at in [&mut ship.human.tracks[track], &mut rival.tracks[track]] {
                *at = (*at).min(end);
            }
        }
        ship.deal();
        let Ok(()) = rival.set_up(&mut ship.seat(&mut SetUp(at)));
        Self { ship, rival, round: 0, scrapped: false, sunset: false, kept: false, over: false }
    }

    /// The same position on this board, which must be the one it was played on.
    #[must_use]
    pub fn on<'c>(self, board: &'c Board) -> Game<'c> {
        let Self { ship, rival, round, scrapped, sunset, kept, over } = self;
        Game { ship: ship.on(board), rival, round, scrapped, sunset, kept, over }
    }

    /// B47: is the game over after this turn?
    pub fn ends(&self) -> bool {
        self.sunset || self.rival.finished() || self.ship.human.pods_left() == 0
    }

    /// Deals anew what nobody can see: deck, the Rival's missions and coming tosses, lower tiles, track, face-down
    /// caverns. For players that must not peek.
    pub fn resample(&mut self, rng: &mut Rng) {
        let now = *self;
        self.resample_since(&now, rng);
    }

    /// The same, looking back from a later moment of the same turn of the human: what has been seen by then stays as it
    /// was, so that the same decisions lead to the same again. False, and nothing is changed, if the discard pile became
    /// the deck in between: what it holds by then would have to be kept and its order not.
    pub fn resample_since(&mut self, now: &Game<'_>, rng: &mut Rng) -> bool {
        let dealt = self.ship.resample_since(&now.ship, rng);
        if dealt {
            self.rival.toss_anew(rng);
        }
        dealt
    }
}

/// The game with someone in the human's seat.
#[derive(Debug)]
pub struct Sitting<'a, 'b, S> {
    /// The game.
    pub game: &'a mut Game<'b>,
    /// The human.
    pub seat: &'a mut S,
}

/// A whole game, or the rest of one that stands at the beginning of a turn.
pub fn play<S: Seat>(game: &mut Game<'_>, seat: &mut S) -> Result<(), S::Pause> {
    let mut sitting = Sitting { game, seat };
    if !sitting.game.kept {
        sitting.keep_cards()?;
    }
    while !sitting.game.over {
        let Sitting { game, seat } = &mut sitting;
        seat.keep(|| game.on(crate::own::house()));
        sitting.your_turn()?;
        if !sitting.game.ends() {
            sitting.rivals_turn()?;
        }
        if sitting.game.ends() {
            sitting.game.ship.turn_up_missions();
            sitting.game.over = true;
        }
    }
    Ok(())
}

impl<S: Seat> Sitting<'_, '_, S> {
    pub(super) fn decide(&mut self, point: Point) -> Result<Move, S::Pause> {
        let decided = self.seat.decide(self.game, &point)?;
        debug_assert_eq!(self.game.check(&point, &decided), Ok(()), "{decided:?} at {point:?}");
        self.seat.saw(self.game, Event::Did(point, decided));
        Ok(decided)
    }

    pub(super) fn saw(&mut self, event: Event) {
        self.seat.saw(self.game, event);
    }

    /// §2.4: the human keeps some of the dealt cards.
    pub fn keep_cards(&mut self) -> Result<(), S::Pause> {
        if let Move::Keep(kept) = self.decide(Point::Keep)? {
            let ship = &mut self.game.ship;
            let dealt = std::mem::take(&mut ship.human.hand);
            for (at, card) in dealt.into_iter().enumerate() {
                if kept & 1 << at != 0 {
                    ship.human.hand.push(card)
                } else {
                    ship.discard.push(card)
                };
            }
        }
        self.game.kept = true;
        Ok(())
    }

    /// B13–B15.
    pub fn your_turn(&mut self) -> Result<(), S::Pause> {
        let mut point = self.begin_turn();
        while let Some(next) = self.go_on(point)? {
            point = next;
        }
        Ok(())
    }

    /// The human's turn begins; gives its first decision.
    pub fn begin_turn(&mut self) -> Point {
        self.game.round += 1;
        self.game.scrapped = false;
        self.saw(Event::Turn);
        Point::Main
    }

    /// Decides at a point of the turn's course and does it, with everything that is asked on the way; gives the next
    /// such point, none when the turn is over. Between two of them a turn can be left and taken up again.
    pub fn go_on(&mut self, point: Point) -> Result<Option<Point>, S::Pause> {
        Ok(match (point, self.decide(point)?) {
            (_, Move::Scrap(what)) => {
                self.scrap(what)?;
                self.after_scrapping(point)
            }
            (_, Move::Deploy { from, to }) => Some(self.deploy(from, to)),
            (_, Move::Recall) => self.recall(),
            (Point::Placed(dock), Move::Act(act)) => {
                self.act(dock, act, Cost::default())?;
                let side = act.side;
                if self.game.may_overclock(dock, side) { Some(Point::Acted { dock, side }) } else { self.closing() }
            }
            (Point::Acted { dock, .. }, Move::Overclock(act)) => {
                self.act(dock, act, Cost::of(Track::Energy, 1))?;
                self.closing()
            }
            (_, Move::Launch(launch)) => {
                self.launch(launch)?;
                self.closing()
            }
            (_, Move::Resolve { section, instead }) => {
                self.resolve(section, instead)?;
                self.returning(true)
            }
            (_, Move::Return { dock, act }) => {
                self.game.ship.bring_home(dock);
                if act {
                    self.use_dock(dock)?;
                }
                self.returning(false)
            }
            (_, Move::Automate(dock)) => {
                self.use_dock(dock)?;
                self.closing()
            }
            (_, Move::Discard(card)) => {
                self.discard(card);
                self.hand_limit()
            }
            (_, Move::End) => self.hand_limit(),
            _ => self.closing(),
        })
    }

    /// B46: the same is asked again, unless there is nothing left to ask.
    fn after_scrapping(&mut self, point: Point) -> Option<Point> {
        match point {
            Point::Automation => self.automation(),
            Point::Closing => self.hand_limit(),
            _ => Some(point),
        }
    }

    /// The last chance to scrap.
    pub(super) fn closing(&mut self) -> Option<Point> {
        if self.game.may_scrap() { Some(Point::Closing) } else { self.hand_limit() }
    }

    /// B15.
    fn hand_limit(&mut self) -> Option<Point> {
        (self.game.ship.human.hand.len() > card_limits().hand).then_some(Point::Discard)
    }

    /// §3–§6; the human's seat decides ties.
    pub fn rivals_turn(&mut self) -> Result<(), S::Pause> {
        let Game { ship, rival, .. } = &mut *self.game;
        rival.turn(&mut ship.seat(&mut Ties(&mut *self.seat)))
    }

    /// §3–§5 only: between this and the check a turn can be left and taken up again.
    pub fn rivals_act(&mut self) -> Result<(), S::Pause> {
        let Game { ship, rival, .. } = &mut *self.game;
        rival.act(&mut ship.seat(&mut Ties(&mut *self.seat)))
    }

    /// The rest of §3–§5, from where a tie was asked for; nothing may have changed since.
    pub fn rivals_act_on(&mut self, halfway: &Halfway) -> Result<(), S::Pause> {
        let Game { ship, rival, .. } = &mut *self.game;
        rival.act_on(&halfway.stage, &mut ship.seat(&mut Ties(&mut *self.seat)).since(halfway))
    }

    /// §6 only.
    pub fn rivals_check(&mut self) -> Result<(), S::Pause> {
        let Game { ship, rival, .. } = &mut *self.game;
        rival.check(&mut ship.seat(&mut Ties(&mut *self.seat)))
    }

    /// §12.5, B29: a drone leaves, then optionally one action, and another one with Overclock.
    fn deploy(&mut self, from: u8, to: Option<u8>) -> Point {
        self.game.ship.human.home &= !(1 << from);
        match to {
            Some(dock) => {
                self.game.ship.drones[usize::from(dock)] = Some(Drone::Human);
                Point::Placed(dock)
            }
            None => {
                self.game.ship.human.launched += 1;
                Point::Launching
            }
        }
    }
}

impl Game<'_> {
    /// Is there something to scrap, and has nothing been scrapped this turn?
    pub fn may_scrap(&self) -> bool {
        let human = &self.ship.human;
        !self.scrapped && (!human.hand.is_empty() || human.slots.iter().any(Option::is_some))
    }

    /// B35: is another action of this dock possible?
    fn may_overclock(&self, dock: u8, side: u8) -> bool {
        if !self.ship.human.has(Card::Turtle) {
            return false;
        }
        let mut any = false;
        self.acts(dock, Some(side), &mut |_| any = true);
        any
    }

    /// B45: can an action of a dock without a drone be used?
    pub(super) fn may_automate(&self) -> bool {
        let mut docks = 0..self.ship.board.platform.len() as u8;
        self.ship.human.has(Card::Mole) && docks.any(|dock| self.check_return(dock, true).is_ok())
    }
}
