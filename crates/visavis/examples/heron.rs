//! The program with one more opponent: how a game in a crate of its own is brought along without touching
//! this repository. `docs/a-new-opponent.md` walks through the opponent itself.

use std::process::ExitCode;

use page::registry::{self, Colours, Entry};

fn main() -> ExitCode {
    let colours = Colours { light: ["#2f6b3a", "#e2efdf"], dark: ["#93cf9f", "#0d2412", "#22332a"] };
    registry::install([Entry::companion(&heron::GAME, include_str!("heron.svg"), colours)]);
    visavis::main()
}
