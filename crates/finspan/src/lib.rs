//! Finspan (Flossenschlag) and its solo opponent Nautoma.
//!
//! | module | what it holds |
//! |---|---|
//! | [`data`] | the printed facts about Nautoma: levels, tiles, house cards, Ravel cards |
//! | [`decision`] | her decision cards and how they are shuffled |
//! | [`nautoma`] | what lies in her area, and her turn; [`nautoma::Waters`] is the table she sits at |
//! | [`week`] | the end of a week, and her score |
//! | [`plan`] | options, and the plan of a game that follows from them |
//! | [`cards`], [`own`] | the person's own printed cards |
//! | [`sheet`] | the score sheet of both sides |
//! | [`say`] | her words and reasons |
//! | [`alone`] | Nautoma alone, many times over |
//! | [`fish`] | the 135 cards and the mat |
//! | [`game`] | the base game: ocean, playing, diving, abilities, the course of a game |
//! | [`seat`] | programs in the person's seat |
//! | [`digital`] | the whole game on screen |
//!
//! ```
//! use table::{Session, Setup};
//! let mut session = Session::start(&finspan::GAME, Setup::new("finspan", "companion", 7).with("level", 3)).unwrap();
//! session.answer("landed".into(), false).unwrap(); // a diver of mine landed on an *all* fish
//! assert_eq!(session.screen().state["eggs"], 3);
//! session.answer("done".into(), false).unwrap(); // my turn is done: her turn follows at once
//! assert_eq!(session.screen().state["turn"], 2);
//! ```

#[macro_use]
mod word;

pub mod alone;
pub mod cards;
mod companion;
pub mod data;
pub mod decision;
pub mod digital;
pub mod fish;
pub mod game;
pub mod nautoma;
pub mod own;
pub mod plan;
pub mod say;
pub mod seat;
pub mod sheet;
mod show;
pub mod week;

use table::{About, Game, Messages, OwnCards, Refusal, Scene, Setup, Tape, msg};

pub use alone::nautoma_only;
pub use word::{DiveStep, Item, Marker, Site, Size, Trigger, Weather, Zone};

/// The game, for front ends.
pub static GAME: Finspan = Finspan;

/// This crate's words.
pub const MESSAGES: Messages = table::messages!();

/// Finspan with Nautoma.
#[derive(Clone, Copy, Debug, Default)]
pub struct Finspan;

impl Game for Finspan {
    fn about(&self) -> About {
        About {
            id: "finspan",
            title: msg!("finspan-title"),
            opponent: msg!("finspan-opponent"),
            pitch: msg!("finspan-pitch"),
            edition: 1,
            tables: vec!["companion", "digital"],
            options: plan::options(),
        }
    }

    fn messages(&self) -> Messages {
        MESSAGES
    }

    fn problems(&self, setup: &Setup) -> Vec<Refusal> {
        plan::problems(setup)
    }

    fn bad_value(&self, option: &str, value: &str) -> Option<Refusal> {
        plan::bad_value(option, value)
    }

    fn run(&self, setup: &Setup, tape: &mut Tape<'_>) -> Scene {
        if setup.table == "digital" { digital::run(setup, tape) } else { companion::run(setup, tape) }
    }

    fn cards(&self) -> Option<&dyn OwnCards> {
        Some(&own::Owner)
    }
}
