//! The Rival of Cryo: the whole automated faction, written once, at two tables.
//!
//! | module | what it holds |
//! |---|---|
//! | [`names`] | sections, chambers, tracks, cards, faces, places |
//! | [`data`] | the printed facts |
//! | [`options`] | what can be chosen at set-up, and the rules that follow |
//! | [`facts`] | what the Rival asks the table |
//! | [`rival`] | the Rival and its turn, in the order of the booklet |
//! | [`game`] | the table at which a board answers |
//! | [`score`] | the end: missions, majorities, points |
//! | [`words`] | names and reasons as messages |
//! | [`own`] | the person's own copy: what is printed on it, and the board file |
//! | [`companion`] | the table at which a person answers |
//! | [`digital`] | the whole game on screen |
//!
//! ```
//! use table::{Session, Setup};
//! let mut session = Session::start(&cryo::GAME, Setup::new("cryo", "companion", 7)).unwrap();
//! for tap in ["done", "turtle", "crab", "mole", "ram"] {
//!     session.answer(tap.into(), false).unwrap();
//! }
//! assert_eq!(session.screen().ask.as_ref().unwrap().id, "turn");
//! assert_eq!(session.screen().state["decision_cards"], serde_json::json!(["mole", "ram"]));
//! ```

pub mod companion;
pub mod data;
pub mod digital;
pub mod facts;
pub mod game;
pub mod names;
pub mod options;
pub mod own;
pub mod rival;
pub mod score;
pub mod words;

use table::{About, Game, Messages, OwnCards, Refusal, Scene, Setup, Tape, msg};

pub use rival::Rival;

use options::{Options, Rules};

/// Cryo with its Rival.
#[derive(Clone, Copy, Debug)]
pub struct Cryo;

/// The game, for front ends.
pub static GAME: Cryo = Cryo;

/// The crate's message files.
pub const MESSAGES: Messages = table::messages!();

impl Game for Cryo {
    fn about(&self) -> About {
        About {
            id: "cryo",
            title: msg!("cryo-title"),
            opponent: msg!("cryo-opponent"),
            pitch: msg!("cryo-pitch"),
            edition: 1,
            tables: vec!["companion", "digital"],
            options: Options::choices(),
        }
    }

    fn messages(&self) -> Messages {
        MESSAGES
    }

    /// A broken board file is refused, not replaced by another board.
    fn problems(&self, setup: &Setup) -> Vec<Refusal> {
        let own = setup.own.get(own::FILE).filter(|_| setup.table == "digital");
        own.map(|own| own::Owner.check(own)).unwrap_or_default()
    }

    fn run(&self, setup: &Setup, tape: &mut Tape<'_>) -> Scene {
        if setup.table == "digital" {
            let own = own::own_board(setup);
            return digital::run(setup, own.as_ref().unwrap_or_else(|| own::house()), tape);
        }
        let mut rival = Rival::new(Rules::of(setup), setup.seed);
        rival.faces = own::Printed::of(setup).faces.as_slice().into();
        let end = companion::play(&mut rival, setup.seed, tape);
        companion::scene(&rival, end)
    }

    fn cards(&self) -> Option<&dyn OwnCards> {
        Some(&own::Owner)
    }
}
