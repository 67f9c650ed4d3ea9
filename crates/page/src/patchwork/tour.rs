//! The first turn of Patchwork, guided: in about a minute one has taken a patch and seen the Automa answer.

use table::msg;

use crate::tour::{Stop, Tour, Until};

/// The guided first turn.
pub const TOUR: Tour = Tour { seed: 7, options: &[("level", "1")], stops };

fn stops() -> Vec<Stop> {
    let stop = |at, until, words| Stop { at, until, words };
    vec![
        stop(".board", Until::Read, msg!("page-tour-quilt")),
        stop("[data-time]", Until::Read, msg!("page-tour-time")),
        stop(".window", Until::Seen(".board.carrying"), msg!("page-tour-take")),
        stop(".board", Until::Answered, msg!("page-tour-place")),
        stop("[data-news] > summary", Until::Read, msg!("page-tour-automa")),
        stop(".side.player", Until::Read, msg!("page-tour-income")),
        stop(".window", Until::Read, msg!("page-tour-ahead")),
    ]
}
