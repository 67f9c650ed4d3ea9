//! In the making.
pub mod action;
pub mod board;
pub mod circle;
pub mod data;
pub mod game;
pub mod label;
pub mod patch;
pub mod player;
pub mod playout;
pub mod quilt;
pub mod select;
pub mod setup;
pub mod square;
pub mod stream;
