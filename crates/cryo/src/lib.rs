//! The Rival of Cryo: the whole automated faction, written once, at two tables.
//!
//! | module | what it holds |
//! |---|---|
//! | [`things`] | sections, tracks, cards, faces, places |
//! | [`data`] | the printed facts |
//! | [`rival`] | the Rival as it lies on the table |
//! | [`facts`] | what the Rival asks the table |
//! | `deploy`, `recall`, `check` | its turn, in the order of the booklet |
//! | [`score`] | the end: missions, majorities, points |
//! | [`companion`] | the table at which a person answers |
//! | [`board`], [`ship`] | the board file, and the table at which a board answers |
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

pub mod board;
mod check;
pub mod companion;
pub mod data;
mod deploy;
pub mod facts;
mod recall;
pub mod rival;
pub mod score;
pub mod ship;
pub mod things;
pub mod words;

pub use companion::{Cryo, GAME, MESSAGES};
pub use rival::Rival;
