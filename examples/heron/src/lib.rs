//! The Heron: a small opponent of our own invention, complete. Frogs sit on three banks of a pond; you
//! and the Heron take turns catching some of them from one bank. Who has more at the end wins.
//!
//! | module | what it holds |
//! |---|---|
//! | [`names`] | the banks |
//! | [`options`] | what can be chosen |
//! | [`heron`] | its turn |
//! | [`companion`] | the table at which a person answers |
//!
//! ```
//! use table::{Session, Setup};
//! let mut session = Session::start(&heron::GAME, Setup::new("heron", "companion", 7)).unwrap();
//! session.answer("reeds-2".into(), false).unwrap();
//! assert_eq!(session.screen().state["yours"], 2);
//! ```

pub mod companion;
pub mod heron;
pub mod names;
pub mod options;

use table::{About, Game, Messages, Scene, Setup, Tape, msg};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Pond;

/// The game, for front ends.
pub static GAME: Pond = Pond;

impl Game for Pond {
    fn about(&self) -> About {
        About {
            id: "heron",
            title: msg!("heron-title"),
            opponent: msg!("heron-opponent"),
            pitch: msg!("heron-pitch"),
            edition: 1,
            tables: vec!["companion"],
            options: options::Options::choices(),
        }
    }

    fn messages(&self) -> Messages {
        table::messages!()
    }

    fn run(&self, setup: &Setup, tape: &mut Tape<'_>) -> Scene {
        companion::run(setup, tape)
    }
}
