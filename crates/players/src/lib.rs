//! Who sits in the human seat: players of Patchwork by name, a coach for the person, and two players of Finspan.
//!
//! | module | what it holds |
//! |---|---|
//! | [`mind`] | players by name: `random`, `greedy`, `search:2000`, `search:200ms` |
//! | [`contest`] | what a player may look at and do, for two and against the Automa |
//! | [`fabric`], [`worth`], [`greedy`] | how a quilt packs, what an action is worth, the simple players |
//! | [`search`], [`prospect`] | Monte-Carlo tree search, and what its playouts promise |
//! | [`record`], [`coach`], [`review`] | a saved game move by move, the best moves with reasons, what it cost |
//! | [`finspan`] | a random and a greedy player of Finspan |
//!
//! Nobody here reads a hidden card: a search deals them anew in every playout.
//!
//! ```
//! use patchwork::game::solo::Solo;
//! use patchwork::options::Rules;
//! use players::mind::{Kind, Mind};
//! let solo = Solo::of_seed(Rules::default(), 7);
//! let mut player = Mind::new("search:50".parse::<Kind>()?, 1);
//! assert!(player.decide(&solo).is_some());
//! # Ok::<(), players::mind::NoSuchPlayer>(())
//! ```

pub mod coach;
pub mod contest;
pub mod fabric;
pub mod finspan;
pub mod greedy;
pub mod mind;
pub mod prospect;
pub mod record;
pub mod review;
pub mod search;
pub mod worth;

use table::Messages;

/// The crate's messages.
pub const MESSAGES: Messages = table::messages!();
