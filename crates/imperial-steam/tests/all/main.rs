//! All tests of the crate in one program: one builds and links faster than a dozen.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod at_the_table;
mod by_hand;
mod common;
mod contract;
mod figures;
mod files;
mod golden;
mod house;
mod means;
mod modes;
mod opening;
mod options;
mod own_board;
mod own_form;
#[path = "common/person.rs"]
mod person;
mod playthrough;
mod refusals;
mod rulebook;
mod soak;
#[path = "common/watch.rs"]
mod watch;
mod wrong_answers;

/// As in the program: whole games are made of many small words.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;
