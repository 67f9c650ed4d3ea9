//! The decisions of a saved game, one by one: for players and coaches that look back, or think about what is asked now.

use table::{Entry, Msg, Setup, Stop, Tape, msg};

use super::{AtScreen, notation, told};
use crate::game::Game;
use crate::game::ability::Unit;
use crate::game::fish::fish;
use crate::game::ocean::SlotId;
use crate::game::turn::{self, Main};
use crate::names::Site;
use crate::words;

/// What the person decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Decision {
    /// A turn.
    Main(Main),
    /// A single step; none to finish the ability.
    Unit(Option<Unit>),
    /// A GAME END ability; none to finish.
    GameEnd(Option<SlotId>),
}

/// A decision in a journal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decided {
    /// How many entries the journal had before it.
    pub from: usize,
    /// How many it had afterwards; as many, if nobody was asked.
    pub to: usize,
    /// What was decided.
    pub what: Decision,
}

/// What was decided in a journal.
#[derive(Clone, Debug, PartialEq)]
pub struct Followed {
    /// Every decision, in order.
    pub decided: Vec<Decided>,
    /// Is a decision begun and not finished: is a payment asked for?
    pub begun: bool,
}

/// Follows a game on screen to the end of its journal; none if an entry does not fit.
pub fn follow(setup: &Setup, entries: &[Entry]) -> Option<Followed> {
    let mut tape = Tape::new(entries);
    let mut game = Game::of(setup);
    let followed = Some(Followed { decided: Vec::new(), begun: false });
    let mut person = AtScreen { tape: &mut tape, followed };
    match turn::play(&mut game, &mut person) {
        Err(Stop::Refused { .. }) => None,
        _ => person.followed,
    }
}

impl Decision {
    /// As it is typed.
    pub fn written(&self) -> String {
        match self {
            Self::Main(main) => notation::main(main),
            Self::Unit(Some(unit)) => notation::unit(unit),
            Self::GameEnd(Some(slot)) => format!("use {}", slot.name()),
            Self::Unit(None) | Self::GameEnd(None) => "finish".to_owned(),
        }
    }

    /// In words, for a position in which it can be decided.
    pub fn words(&self, game: &Game) -> Msg {
        match self {
            Self::Main(Main::Dive(site)) => msg!("finspan-dive", site = words::site(*site)),
            Self::Main(Main::Play(play)) | Self::Unit(Some(Unit::Play(play))) => {
                msg!("finspan-play", card = words::card(play.card), place = told::place(game, play.slot))
            }
            Self::Unit(Some(unit)) => told::unit(game, unit),
            Self::GameEnd(Some(slot)) => {
                let card = fish(game.ocean[*slot].fish).id;
                msg!("finspan-use", card = words::card(card), place = told::place(game, *slot))
            }
            Self::Unit(None) | Self::GameEnd(None) => msg!("finspan-finish"),
        }
    }
}

/// What a dive would pass, in words.
pub fn passes(game: &Game, site: Site) -> Msg {
    told::dive_hint(game, site)
}
