//! Every test of the crate in one program: one builds and links faster than a dozen.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

#[path = "common/anybody.rs"]
mod anybody;
mod base_game;
mod board_file;
mod board_limits;
mod common;
mod companion;
mod contract;
mod digital;
mod figures;
mod follow;
mod game_soak;
mod golden_base;
mod golden_check;
mod golden_deploy;
mod golden_end;
mod golden_recall;
mod hidden;
#[path = "common/holds.rs"]
mod holds;
mod invariants;
mod led;
mod own_board;
mod own_form;
mod playthrough;
mod reference;
mod refusals;
mod rulebook;
#[path = "common/scripted.rs"]
mod scripted;
mod set_up;
mod slow_reference;
mod soak;
#[path = "common/witness.rs"]
mod witness;
mod words;
mod wrong_answers;

/// As in the program: whole games are made of many small words.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;
