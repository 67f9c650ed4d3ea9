//! Cryo in the lab: who plays under which rules, what is kept of a game, what it says.

mod alone;
pub mod cell;
pub mod dial;
pub mod report;
pub mod row;
pub mod summary;

pub use cell::{Cell, PASSIVE};
pub use row::Row;
