//! What all opponents share: the table they sit at.
//!
//! | module | what it holds |
//! |---|---|
//! | [`rng`] | frozen seeded randomness |
//! | [`deck`] | shuffle, draw, set aside unseen, discard, reshuffle |
//! | [`few`] | short lists that are copied like numbers |
//! | [`narrow`] | from several candidates to one, with the reasons as data |
//! | [`question`] | questions, answers and refusals as data |
//! | [`step`] | what the opponent tells, with its reasons |
//! | [`tape`] | the rules ask; the journal answers, or the question comes back |
//! | [`field`] | tracked figures that can be corrected by hand |
//! | [`journal`] | a game is its journal: file and share code |
//! | [`game`] | what a front end knows about a game: options, screens, score sheets, own cards |
//! | [`request`] | what may be asked of a game, and the one place where it is done |
//! | [`session`] | answer, undo, redo, jump, change an old answer |
//! | [`ask`] | ways to ask, for the tape and for a simulated person |
//! | [`closed_set!`], [`options!`] | closed sets with their ids; options declared once |
//! | [`state`] | everything public: typed, and as JSON |
//! | [`language`], [`message`], [`audit`] | languages, words, and whether they are complete |
//! | [`provenance`] | where a figure comes from |
//! | [`contract`], [`playthrough`], [`damaged`] | the tests every game calls |
//! | [`rulebook`] | every rule cited exists, every rule has a test |
//!
//! A game in full, played by its journal:
//!
//! ```
//! use table::*;
//! struct Guess;
//! impl Game for Guess {
//!     fn about(&self) -> About {
//!         About { id: "guess", title: Msg::plain("Guess"), opponent: Msg::plain("Nobody"), pitch: Msg::plain("-"),
//!                 edition: 1, tables: vec!["digital"], options: vec![] }
//!     }
//!     fn messages(&self) -> Messages { Messages::NONE }
//!     fn run(&self, setup: &Setup, tape: &mut Tape<'_>) -> Scene {
//!         let secret = i64::from(Rng::new(setup.seed, 0).below(10));
//!         let mut tries = 0;
//!         let mut play = || loop {
//!             let guess = tape.number(&mut (), |()| Question::number("guess", Msg::plain("?"), (0, 9)))?;
//!             tries += 1;
//!             if guess == secret {
//!                 let text = Msg::plain("found");
//!                 let over = Over { winner: Winner::Player, text, sheet: vec![], totals: (tries, 0), data: guess.into() };
//!                 return Ok(over);
//!             }
//!             tape.tell(|| Step::new(Msg::plain(if guess < secret { "higher" } else { "lower" })));
//!         };
//!         let end = play();
//!         Scene { end, state: State::new(tries), panel: vec![], fields: vec![] }
//!     }
//! }
//! let mut session = Session::start(&Guess, Setup::new("guess", "digital", 4)).unwrap();
//! while session.screen().over.is_none() {
//!     let next = session.screen().state.json().as_i64().unwrap();
//!     session.answer(Answer::Number(next), false).unwrap();
//! }
//! let again = Journal::from_share_code(&session.journal().to_share_code()).unwrap();
//! assert!(Session::open(&Guess, again).unwrap().screen().over.is_some());
//! ```

// Lets this crate use its own macros as other crates do.
extern crate self as table;

#[doc(hidden)]
pub use serde;

#[macro_use]
pub mod language;

pub mod ask;
pub mod audit;
mod checkpoint;
pub mod closed_set;
pub mod contract;
pub mod damaged;
pub mod deck;
pub mod few;
pub mod field;
pub mod game;
pub mod journal;
pub mod message;
pub mod narrow;
pub mod options;
pub mod playthrough;
pub mod provenance;
pub mod question;
pub mod request;
pub mod rng;
pub mod rulebook;
pub mod session;
pub mod state;
pub mod step;
pub mod tape;

pub use ask::{Asked, Asks, Figures, Simulated};
pub use closed_set::ClosedSet;
pub use deck::Deck;
pub use field::{Field, FieldKind, Label};
pub use game::{About, Choice, Figure, Game, Line, Over, OwnCards, Scene, Screen, Values, Winner, prepare};
pub use journal::{Entry, Journal, Setup};
pub use language::Lang;
pub use message::{Arg, Catalog, Messages, Msg};
pub use provenance::{Provenance, Sourced};
pub use question::{Answer, Kind, Opt, Question, Refusal};
pub use request::{Performed, Request, perform};
pub use rng::Rng;
pub use session::{Changed, MOST_ENTRIES, Session};
pub use state::State;
pub use step::{Step, Tone};
pub use tape::{Insist, Past, Patience, Pick, Record, Silent, Stop, Table, Tape, Told};
