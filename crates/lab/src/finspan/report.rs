//! A run of Finspan in chapters.

use table::{Msg, msg};

use super::Cell;
use super::summary::CellSummary;
use crate::grid::Grid;
use crate::report::{Chapter, Reported, Words};
use crate::summary::Effect;

impl Reported for Cell {
    const COMMAND: &'static str =
        "visavis lab finspan --players random,greedy --level 1..5 --side a,b --ravel off,2..4 --out DIR";

    fn title() -> Msg {
        msg!("lab-finspan-title")
    }

    fn lead(games: u64) -> Msg {
        msg!("lab-finspan-lead", games = games)
    }

    fn how(grid: &Grid<Self>) -> Msg {
        msg!("lab-finspan-how-text", version = grid.version.as_str(), seed = grid.seed.to_string())
    }

    fn chapters(_: &Words, _: &[CellSummary], _: &[Effect<Self>]) -> Vec<Chapter> {
        Vec::new()
    }
}
