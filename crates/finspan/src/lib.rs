//! Finspan (Flossenschlag) and its solo opponent Nautoma.
//!
//! | module | what it holds |
//! |---|---|
//! | [`names`] | closed sets: sites, zones, markers, steps, items, tags |
//! | [`data`] | the printed facts, read and checked: levels, tiles, house cards, Ravel cards, fish, mat |
//! | [`options`] | what can be chosen, and what it settles |
//! | [`facts`] | what Nautoma must know about the table she sits at |
//! | [`nautoma`] | what lies in her area; her turn, her decision cards, the end of a week |
//! | [`game`] | the base game: fish, ocean, playing, diving, abilities, the course of a game |
//! | [`score`] | the final score of both sides |
//! | [`words`] | cards and her steps in words |
//! | [`own`] | the person's own printed cards |
//! | [`companion`] | Nautoma beside the printed game |
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

pub mod companion;
pub mod data;
pub mod digital;
pub mod facts;
pub mod game;
pub mod names;
pub mod nautoma;
pub mod options;
pub mod own;
pub mod score;
pub mod words;

use table::{About, Game, Messages, OwnCards, Refusal, Scene, Setup, Tape, msg};

pub use names::{DiveStep, Item, Marker, Site, Size, Trigger, Weather, Zone};

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
            options: options::Options::choices(),
        }
    }

    fn messages(&self) -> Messages {
        MESSAGES
    }

    fn problems(&self, setup: &Setup) -> Vec<Refusal> {
        options::problems(setup)
    }

    fn bad_value(&self, option: &str, value: &str) -> Option<Refusal> {
        options::bad_value(option, value)
    }

    fn run(&self, setup: &Setup, tape: &mut Tape<'_>) -> Scene {
        if setup.table == "digital" { digital::run(setup, tape) } else { companion::run(setup, tape) }
    }

    fn cards(&self) -> Option<&dyn OwnCards> {
        Some(&own::Owner)
    }
}
