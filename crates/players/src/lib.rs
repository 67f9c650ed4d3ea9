//! Players for the human seat, one module per game.
//!
//! | module | what it holds |
//! |---|---|
//! | [`Kind`] | players by name: `random`, `greedy`, `search:2000`, `search:200ms` |
//! | [`coach`] | what a coach says: hints and reviews, in every game alike |
//! | [`chance`] | from a margin to a chance of winning |
//! | [`search`] | one tree search for every game, and how a game joins it |
//! | [`patchwork`] | players of every kind, and a coach for the person |
//! | [`course`] | games that ask through a seat, as positions of that search |
//! | [`finspan`], [`cryo`] | the same for these games |
//!
//! Nobody here reads a hidden card: a search deals them again in every iteration.

pub mod chance;
pub mod coach;
pub mod course;
pub mod cryo;
pub mod finspan;
mod kind;
pub mod patchwork;
pub mod search;

use table::Messages;

pub use kind::{Kind, NoSuchPlayer};

/// The crate's messages.
pub const MESSAGES: Messages = table::messages!();
