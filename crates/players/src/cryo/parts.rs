//! Cryo as the search sees it: the first hand, the person's turns, the Rival's turns.

use std::sync::Arc;

use cryo::facts::{Tie, Way};
use cryo::game::Game;
use cryo::game::moves::{Move, Point};
use cryo::game::turn::{Seat, Sitting};
use cryo::own::{Board, house};
use table::{Rng, Step, Table};

use super::Greedy;
use crate::course::Parts;

/// The board a game is played on.
#[derive(Clone, Debug)]
pub enum On {
    /// Our own.
    House,
    /// That of somebody's copy.
    Own(Arc<Board>),
}

impl On {
    /// The board.
    pub fn board(&self) -> &Board {
        match self {
            Self::House => house(),
            Self::Own(board) => board,
        }
    }
}

/// Which part of the game comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Keep,
    Yours,
    Rivals,
}

/// A game at the beginning of a part.
#[derive(Clone, Debug)]
pub struct Voyage {
    /// The game, kept as if on the house board.
    game: Game<'static>,
    on: On,
    part: Part,
    /// Where the drone of this turn stands.
    dock: Option<u8>,
}

impl Voyage {
    /// A game at the beginning of one of the person's turns, or before the first hand is chosen.
    pub fn at(game: &Game<'_>, on: On) -> Self {
        let part = if game.kept { Part::Yours } else { Part::Keep };
        Self { game: game.on(house()), on, part, dock: None }
    }

    /// The game on its board.
    pub fn game(&self) -> Game<'_> {
        self.game.on(self.on.board())
    }

    /// The board.
    pub fn board(&self) -> &Board {
        self.on.board()
    }

    /// Where the drone of this turn stands.
    pub const fn dock(&self) -> Option<u8> {
        self.dock
    }
}

/// Tells the rules what was decided; the rest is left to the greedy player, or the rules stop. Whatever the Rival could
/// do as well is decided as if nobody were asked.
struct Teller<'a> {
    replies: std::slice::Iter<'a, Move>,
    rest: Option<&'a mut Greedy>,
    asked: Option<Point>,
}

impl Table for Teller<'_> {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Step) {}

    #[inline]
    fn listens(&self) -> bool {
        false
    }
}

impl Seat for Teller<'_> {
    type Pause = ();

    fn decide(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, ()> {
        match (self.replies.next(), &mut self.rest) {
            (Some(decided), _) => Ok(*decided),
            (None, Some(greedy)) => greedy.decide(game, point).map_err(|never| match never {}),
            (None, None) => {
                self.asked = Some(*point);
                Err(())
            }
        }
    }

    fn tie(&mut self, _: Tie, _: &[Way]) -> Result<usize, ()> {
        Ok(0)
    }
}

impl Parts for Voyage {
    type Ask = Point;
    type Reply = Move;
    type Player = Greedy;

    fn part(&mut self, replies: &[Move], rest: Option<&mut Greedy>) -> Option<Point> {
        let mut game = self.game.on(self.on.board());
        let mut seat = Teller { replies: replies.iter(), rest, asked: None };
        let mut sitting = Sitting { game: &mut game, seat: &mut seat };
        let ended = match self.part {
            Part::Keep => sitting.keep_cards(),
            Part::Yours => sitting.your_turn(),
            Part::Rivals => sitting.rivals_turn(),
        };
        let asked = seat.asked;
        if ended.is_ok() {
            if self.part != Part::Keep && game.ends() {
                game.ship.turn_up_missions();
                game.over = true;
            }
            self.part = if self.part == Part::Yours { Part::Rivals } else { Part::Yours };
        }
        self.game = game.on(house());
        self.dock = replies.iter().rev().find_map(|reply| if let Move::Deploy { to, .. } = reply { *to } else { None });
        asked
    }

    fn yours(&self) -> bool {
        self.part != Part::Rivals
    }

    fn over(&self) -> bool {
        self.game.over
    }

    fn deal(&mut self, now: &Self, rng: &mut Rng) -> bool {
        let mut game = self.game.on(self.on.board());
        let dealt = game.resample_since(&now.game, rng);
        self.game = game.on(house());
        dealt
    }

    fn looks_like(&self, other: &Self) -> bool {
        let seen = |voyage: &Self| {
            let (game, ship) = (&voyage.game, &voyage.game.ship);
            let table = (ship.drones, ship.tokens, ship.face_up, ship.human_pods, ship.rival_pods);
            (game.round, game.scrapped, ship.human, ship.discard, table)
        };
        let tracks = |voyage: &Self| (voyage.game.rival.tracks, voyage.game.rival.decision);
        seen(self) == seen(other) && tracks(self) == tracks(other)
    }

    fn weigh(&self, point: &Point, player: &mut Greedy, out: &mut Vec<(Move, i32)>) {
        player.weigh(&self.game.on(self.on.board()), point, |decided, worth| out.push((decided, worth)));
    }

    fn ending(&self) -> (bool, i32) {
        let game = self.game();
        let (human, rival) = game.ship.scores(&game.rival);
        let won = (human.total, human.settled) > (rival.total, rival.settled);
        (won, (human.total - rival.total) as i32)
    }
}
