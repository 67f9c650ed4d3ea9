//! After the game: how the chance of winning went up and down, and which moves cost the most.

use std::sync::atomic::AtomicBool;

use patchwork::game::action::Action;
use patchwork::game::solo::Solo;
use patchwork::names::Side;
use patchwork::words;

use crate::coach::{Better, Look, MISTAKE, Review};
use crate::patchwork::coach;
use crate::patchwork::prospect::Prospect;
use crate::patchwork::record::Record;
use crate::patchwork::search::{Budget, Search};

/// Iterations behind every judgement in a review.
pub const PLAYOUTS: u32 = 2_000;
const SEED: u64 = 0x2E71;

/// Reviews a game, with this many iterations per judgement.
pub fn review(record: &Record, playouts: u32, cancel: &AtomicBool) -> Review {
    let mut search = Search::new(Budget::Iterations(playouts), SEED);
    let mut looks = Vec::new();
    for moment in &record.moments {
        let Some(thought) = search.think(&moment.solo, cancel) else { continue };
        let Prospect { win: made, margin } = after(&mut search, &moment.solo, moment.action, cancel);
        let best_action = thought.best().filter(|&best| best != moment.action);
        // Both moves are judged in the same way, so that neither gets more thought.
        let best = best_action.map_or(made, |best| after(&mut search, &moment.solo, best, cancel).win);
        let better = best_action.filter(|_| best > made + MISTAKE).map(|action| Better {
            answer: action.to_string(),
            label: words::action(&moment.solo, action),
            reasons: coach::reasons(&moment.solo, action),
        });
        looks.push(Look {
            at: moment.at,
            answer: moment.action.to_string(),
            label: words::action(&moment.solo, moment.action),
            best: best.max(made),
            made,
            margin,
            better,
        });
    }
    Review::of(looks)
}

/// The prospect after a move.
fn after(search: &mut Search, solo: &Solo, action: Action, cancel: &AtomicBool) -> Prospect {
    let mut next = *solo;
    if next.apply(action).is_err() {
        return Prospect { win: 0.0, margin: 0.0 };
    }
    match next.result() {
        Some(result) => {
            let won = result.winner == Side::Player;
            Prospect { win: if won { 1.0 } else { 0.0 }, margin: f64::from(result.player - result.automa) }
        }
        None => {
            let (found, horizon) = search.judge(&next, cancel);
            Prospect::of(&next, found, horizon)
        }
    }
}
