//! The coach: the best moves with their prospects, and the reasons in terms of the game.
//!
//! It knows what the person at the table knows. Two games that differ only in unseen cards get the same hints.

use std::sync::atomic::AtomicBool;

use patchwork::game::action::Action;
use patchwork::game::patch::PatchId;
use patchwork::game::quilt::Placement;
use patchwork::game::solo::Solo;
use patchwork::names::{Next, Seat};
use patchwork::words;
use table::{Msg, Rng, msg};

use crate::coach::Hint;
use crate::patchwork::contest::{Contest, income_lines_after};
use crate::patchwork::fabric::Fabric;
use crate::patchwork::prospect::Prospect;
use crate::patchwork::search::{Budget, Search, Thought};

/// Iterations per hint: a fraction of a second, and the same hint on every machine.
pub const PLAYOUTS: u32 = 3_000;
/// How many moves are named.
const NAMED: usize = 3;
/// The seed of the coach's search.
const SEED: u64 = 0xC0AC;
/// Deals to look at when predicting what the Automa will take.
const DEALS: u32 = 240;

/// The best three moves, best first; empty if it is not the person's decision.
pub fn hints(solo: &Solo, playouts: u32, cancel: &AtomicBool) -> Vec<Hint> {
    if solo.next() != Next::Player {
        return Vec::new();
    }
    let mut search = Search::new(Budget::Iterations(playouts), SEED);
    let Some(Thought { mut options, places, horizon, .. }) = search.think(solo, cancel) else { return Vec::new() };
    // If there are few options, other places for the best one are worth naming.
    let others = places.iter().filter(|place| options.first().is_none_or(|best| best.action != place.action));
    let more: Vec<_> = others.take(NAMED.saturating_sub(options.len())).copied().collect();
    options.extend(more);
    options.truncate(NAMED);
    let hint = |option: &crate::patchwork::search::Option| {
        let Prospect { win, margin } = Prospect::of(solo, (option.win, option.margin), horizon);
        let (label, reasons) = (words::action(solo, option.action), reasons(solo, option.action));
        Hint { answer: option.action.to_string(), label, win, margin, visits: option.visits, reasons }
    };
    let mut hints: Vec<Hint> = options.iter().map(hint).collect();
    // The move tried most is the search's choice; the others are sorted by their chance of winning.
    if let Some((_, others)) = hints.split_first_mut() {
        others.sort_by(|a, b| b.win.total_cmp(&a.win));
    }
    hints
}

/// What speaks for and against a move.
pub fn reasons(solo: &Solo, action: Action) -> Vec<Msg> {
    let mut after = *solo;
    let Ok(happened) = after.apply(action) else { return Vec::new() };
    let mut said = Vec::new();
    if let Action::Take { patch, .. } = action {
        said.push(msg!("players-covers", squares = patch.squares(), cost = patch.cost(), time = patch.time()));
        let lines = income_lines_after(solo.board.spaces[Seat::First]);
        if patch.buttons() > 0 && lines > 0 {
            let all = u32::from(patch.buttons()) * lines;
            said.push(msg!("players-income", buttons = patch.buttons(), lines = lines, all = all));
        }
    }
    if happened.advanced > 0 {
        said.push(msg!("players-advance", n = happened.advanced));
    }
    if happened.income > 0 {
        said.push(msg!("players-pays", n = happened.income));
    }
    if happened.crossed.is_some_and(|crossed| crossed.specials() > 0) {
        said.push(msg!("players-special"));
    }
    if action != Action::Advance {
        said.push(holes(solo, &after));
    }
    if happened.tile {
        said.push(msg!("players-tile"));
    }
    match after.next() {
        Next::Player if after.board.pending == 0 => said.push(msg!("players-again")),
        Next::Automa => said.extend(automa(&after)),
        _ => {}
    }
    said
}

/// What the quilt looks like afterwards.
fn holes(before: &Solo, after: &Solo) -> Msg {
    let count = |solo: &Solo| Fabric::of(&solo.player.quilt).roughness().lonely;
    let (was, now) = (count(before), count(after));
    let change = match now.cmp(&was) {
        std::cmp::Ordering::Greater => "more",
        std::cmp::Ordering::Less => "fewer",
        std::cmp::Ordering::Equal => "same",
    };
    msg!("players-holes", holes = now, change = change, empty = after.player.quilt.empty())
}

/// What the Automa will most likely take, over all deals the person cannot tell apart.
fn automa(after: &Solo) -> Option<Msg> {
    let mut rng = Rng::new(SEED, 1);
    let window = after.board.circle.window();
    let mut counts = [0u32; 4];
    for _ in 0..DEALS {
        let mut deal = after.unseen(&mut rng);
        counts[usize::from(deal.chance() & 3)] += 1;
    }
    let most = (0..4).max_by_key(|&place| (counts[place], std::cmp::Reverse(place)))?;
    let share = (100 * counts[most] + DEALS / 2) / DEALS;
    Some(match window.get(most) {
        Some(patch) => msg!("players-automa-takes", patch = PatchId::label(*patch), share = share),
        None => msg!("players-automa-passes", share = share),
    })
}

/// The placement of an action, for drawing it on the quilt.
pub fn placement(action: Action) -> Option<Placement> {
    let Action::Take { patch, orientation, anchor } = action else { return None };
    let turned = patch.orientation(orientation)?;
    Some(Placement::new(turned.index() as u8, (anchor.row(), anchor.column())))
}
