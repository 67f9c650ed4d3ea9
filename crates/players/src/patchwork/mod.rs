//! Players for the human seat of Patchwork, of every kind, and a coach for the person.
//!
//! | module | what it holds |
//! |---|---|
//! | [`mind`] | a player of any kind |
//! | [`contest`] | what a player may look at and do, for two and against the Automa |
//! | [`fabric`], [`worth`], [`greedy`] | how a quilt packs, what an action is worth, the simple players |
//! | [`outlook`] | what a choice leads to, in figures: for players that learn |
//! | [`search`], [`learned`] | the tree search at this table, and how it judges a position |
//! | [`solver`] | the end of a game, counted out |
//! | [`playout`], [`prospect`] | playing on to the end in a simple way, and what that promises |
//! | [`record`], [`coach`], [`review`] | a saved game move by move, the best moves with reasons, what each move cost |
//!
//! ```
//! use patchwork::game::solo::Solo;
//! use patchwork::options::Rules;
//! use players::Kind;
//! use players::patchwork::mind::Mind;
//! let solo = Solo::of_seed(Rules::default(), 7);
//! let mut player = Mind::new("search:50".parse::<Kind>()?, 1);
//! assert!(player.decide(&solo).is_some());
//! # Ok::<(), players::NoSuchPlayer>(())
//! ```

pub mod coach;
pub mod contest;
pub mod fabric;
pub mod greedy;
pub mod learned;
pub mod mind;
pub mod outlook;
pub mod playout;
pub mod prospect;
pub mod record;
pub mod review;
pub mod search;
pub mod solver;
pub mod worth;
