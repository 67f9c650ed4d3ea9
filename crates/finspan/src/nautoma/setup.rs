//! Her side of the set-up, as it is told at every table (N5, N27, R-1).

use serde_json::json;
use table::{Msg, Step, Table, Tone, msg};

use crate::data::Tile;
use crate::names::Keeping;
use crate::options::{Plan, house_kinds};
use crate::words;

/// The board, the Ravel card and what is not printed (N5, N27, R-1).
pub(crate) fn lay_out(plan: &Plan, app_draws: bool, keeping: Keeping, table: &mut impl Table) {
    let tone = if keeping == Keeping::Screen { Tone::Know } else { Tone::Do };
    table.tell(|| Step { tone, ..lay_board(plan) });
    if plan.level.level == 5 && !plan.side_b {
        table.tell(|| Step::mind(msg!("finspan-level-5-side-a")));
    }
    if let Some(ravel) = plan.ravel {
        let card = words::ravel_card(&ravel.card);
        let text = msg!("finspan-lay-ravel", card = card, strength = ravel.strength, by = keeping.id());
        table.tell(|| Step { tone, ..Step::new(text) });
    }
    let kinds = house_kinds(plan, app_draws);
    if !kinds.is_empty() {
        table.tell(|| Step::mind(msg!("finspan-house", list = house_list(&kinds))).data(json!({"house": kinds})));
    }
    table.tell(|| Step::know(msg!("finspan-you-begin")));
}

/// The house figures of a finished game.
pub(crate) fn house_in_result(plan: &Plan, app_draws: bool, table: &mut impl Table) {
    let kinds = house_kinds(plan, app_draws);
    if !kinds.is_empty() {
        let text = msg!("finspan-house-result", list = house_list(&kinds));
        table.tell(|| Step::mind(text).data(json!({"house": kinds})));
    }
}

fn house_list(kinds: &[&'static str]) -> Vec<Msg> {
    kinds.iter().map(|&kind| msg!("finspan-house-kind", kind = kind)).collect()
}

/// A tile of the board: its week and what it counts.
pub(super) fn lay_tile(tile: &Tile) -> Msg {
    msg!("finspan-lay-tile", week = tile.week, item = words::item(tile), sign = words::sign(tile.item.provenance))
}

/// The achievement board (N5).
fn lay_board(plan: &Plan) -> Step {
    let side = if plan.side_b { "b" } else { "a" };
    let tiles: Vec<Msg> = plan.tiles.iter().map(lay_tile).collect();
    let ids: Vec<String> = plan.tiles.iter().map(Tile::id).collect();
    Step::new(msg!("finspan-lay-board", side = side, tiles = tiles)).data(json!({"side": side, "tiles": ids}))
}
