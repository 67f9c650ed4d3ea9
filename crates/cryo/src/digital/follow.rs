//! The decisions of a saved game, turn by turn: for players and coaches that look back, or think about what is asked now.

use table::{Entry, Msg, Setup, Stop, Tape, msg};

use super::{AtScreen, Watched, offers, told};
use crate::game::Game;
use crate::game::moves::{Move, Point};
use crate::game::turn;
use crate::options::{Options, RivalTies, Rules};
use crate::own::{Board, house};

/// A decision in a journal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decided {
    /// How many entries the journal had before it.
    pub from: usize,
    /// How many it had afterwards; as many, if nobody was asked.
    pub to: usize,
    /// Where the drone of this turn stands.
    pub dock: Option<u8>,
    /// What was decided.
    pub what: Move,
}

/// A turn of the person, or the choice of the first hand.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The game before it, kept as if on the house board.
    pub began: Game<'static>,
    /// What was decided in it.
    pub decided: Vec<Decided>,
}

/// What was decided in a journal.
#[derive(Clone, Debug)]
pub struct Followed {
    /// Turn by turn.
    pub turns: Vec<Turn>,
    /// Where the drone of the last turn stands.
    pub dock: Option<u8>,
    /// Is the person asked for a whole decision now, not for its figures, nor what the Rival does?
    pub asked: bool,
}

/// Follows a game on screen to the end of its journal; none if an entry does not fit.
pub fn follow(setup: &Setup, board: &Board, entries: &[Entry]) -> Option<Followed> {
    let mut tape = Tape::new(entries);
    let options = Options::of(setup);
    let rules = Rules { auto: options.rival_ties == RivalTies::Auto, ..Rules::of(setup) };
    let mut game = Game::new(board, rules, setup.seed, &mut Watched(&mut tape));
    let first = Turn { began: game.on(house()), decided: Vec::new() };
    let mut person = AtScreen::new(&mut tape, board, options);
    person.followed = Some(Followed { turns: vec![first], dock: None, asked: false });
    match turn::play(&mut game, &mut person) {
        Err(Stop::Refused { .. }) => None,
        _ => person.followed.map(|followed| Followed { dock: person.dock, ..followed }),
    }
}

/// A move in words, for a position in which it is possible.
pub fn words(game: &Game<'_>, point: &Point, dock: Option<u8>, decided: &Move) -> Msg {
    let label = match decided {
        Move::Keep(_) => return told::did(game, point, dock, decided).unwrap_or_else(|| msg!("cryo-none")),
        _ => offers::one(game, point, dock, decided).label(),
    };
    let figures = match decided {
        Move::Act(act) | Move::Overclock(act) => dock.and_then(|dock| {
            let plan = &game.ship.board.docks[usize::from(dock)];
            Some(told::how(game, plan.section, plan.sides[usize::from(act.side)]?, &act.how))
        }),
        Move::Launch(launch) => Some(told::crew(game.ship.board, launch)),
        _ => None,
    };
    match figures {
        Some(figures) => msg!("cryo-list", list = vec![label, figures]),
        None => label,
    }
}

/// What is said about a move where it is offered: what lies beside a dock, what a card does, what a dock costs and brings.
pub fn about(game: &Game<'_>, point: &Point, dock: Option<u8>, decided: &Move) -> Option<Msg> {
    offers::one(game, point, dock, decided).option().hint
}
