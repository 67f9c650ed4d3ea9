//! Imperial Steam in the lab: Franz alone on the house map, what is kept of a game, what it says.

pub mod cell;
pub mod report;
pub mod row;
pub mod seat;
pub mod summary;

pub use cell::Cell;
pub use row::Row;
