//! Patchwork, complete: the base game for two and the Automa, at the digital table and beside the
//! printed game.
//!
//! | module | what it holds |
//! |---|---|
//! | [`data`], [`patch`], [`label`] | what is printed: board, cards, patches, labels |
//! | [`quilt`], [`circle`], [`board`], [`player`], [`game`] | the base game |
//! | [`playout`], [`select`] | random games, fast |
//! | [`automa`], [`cards`] | the Automa's turn and its deck |
//! | [`solo`] | the whole game against the Automa |
//! | [`tell`] | what is told after its turn |
//! | [`digital`], [`companion`], [`tables`] | the two tables |
//! | [`decide`] | the batch command for other programs |
//!
//! The Automa's turn, with its reasons:
//!
//! ```
//! use patchwork::automa::{Facts, Rules};
//! use patchwork::data::{AutomaCard, Filter};
//! use patchwork::patch::PatchId;
//! let window: Vec<PatchId> = [30, 28, 22].into_iter().filter_map(PatchId::new).collect();
//! let card = AutomaCard::numbered(1).unwrap();
//! let facts = Facts { card, window: &window, automa: 10, player: 12, tile_free: true, special_left: 0 };
//! let record = facts.record(&Rules::default());
//! assert_eq!(record.take, Some(22), "the only one that does not overtake");
//! assert_eq!(record.steps[0].filter, Filter::Time);
//! assert_eq!((record.to, record.buttons_gained), (12, 4));
//! ```

pub mod action;
pub mod automa;
pub mod board;
pub mod cards;
pub mod circle;
pub mod companion;
pub mod data;
pub mod decide;
pub mod digital;
pub mod game;
pub mod label;
pub mod patch;
pub mod player;
pub mod playout;
pub mod quilt;
pub mod select;
pub mod setup;
pub mod solo;
pub mod square;
pub mod stream;
pub mod tables;
pub mod tell;

pub use tables::{GAME, MESSAGES};
