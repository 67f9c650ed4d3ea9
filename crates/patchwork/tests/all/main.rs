//! All tests of the crate but one in one program: one builds and links faster than a dozen.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod at_the_table;
mod companion;
mod contract;
mod decide;
mod digital;
mod edges;
mod golden_automa;
mod golden_player;
mod patches;
mod playthrough;
mod properties_automa;
mod properties_base;
mod reference;
mod rulebook;

/// As in the program: whole games are made of many small words.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;
