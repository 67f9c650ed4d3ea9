//! Cryo in the lab: who plays under which rules, what is kept of a game, what it says.

pub mod cell;
pub mod report;
pub mod row;
pub mod summary;

pub use cell::Cell;
pub use row::Row;
