//! All tests of the crate but those beside the code in one program: one builds and links faster than a handful.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod asks;
mod audit;
mod broken;
mod corrections;
mod front_ends;
mod limits;
mod recorded;
mod rulebook;
mod session;
mod small_tools;
