//! Every test of the crate in one program: one builds and links faster than a dozen.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod at_the_table;
mod common;
mod companion;
mod companion_soak;
mod contract;
mod digital;
mod edges;
mod files;
mod game;
mod game_soak;
mod hidden;
mod nautoma;
mod own_cards;
mod playthrough;
mod rulebook;

/// As in the program: whole games are made of many small words.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;
