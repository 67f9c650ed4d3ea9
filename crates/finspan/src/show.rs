//! What every table shows: the lay-out, her panel, her area and the plan for programs.

use serde_json::{Value, json};
use table::{Msg, Step, Table, Tone, msg};

use crate::data::Tile;
use crate::nautoma::{Keeping, Nautoma};
use crate::plan::{Plan, house_kinds};
use crate::say;
use crate::word::Weather;

/// The board, the Ravel card and what is not printed (N5, N27, R-1).
pub(crate) fn lay_out(plan: &Plan, virtual_deck: bool, keeping: Keeping, table: &mut impl Table) {
    let tone = if keeping == Keeping::Screen { Tone::Know } else { Tone::Do };
    table.tell(|| Step { tone, ..lay_board(plan) });
    if plan.level.level == 5 && !plan.side_b {
        table.tell(|| Step::mind(msg!("finspan-level-5-side-a")));
    }
    if let Some(ravel) = plan.ravel {
        let card = say::ravel_card(&ravel.card);
        let text = msg!("finspan-lay-ravel", card = card, strength = ravel.strength, by = keeping.name());
        table.tell(|| Step { tone, ..Step::new(text) });
    }
    let kinds = house_kinds(plan, virtual_deck);
    if !kinds.is_empty() {
        table.tell(|| Step::mind(msg!("finspan-house", list = house_list(&kinds))).data(json!({"house": kinds})));
    }
    table.tell(|| Step::know(msg!("finspan-you-begin")));
}

/// House figures of a game that is over.
pub(crate) fn house_in_result(plan: &Plan, virtual_deck: bool, table: &mut impl Table) {
    let kinds = house_kinds(plan, virtual_deck);
    if !kinds.is_empty() {
        let text = msg!("finspan-house-result", list = house_list(&kinds));
        table.tell(|| Step::mind(text).data(json!({"house": kinds})));
    }
}

fn house_list(kinds: &[&'static str]) -> Vec<Msg> {
    kinds.iter().map(|&kind| msg!("finspan-house-kind", kind = kind)).collect()
}

/// Her public state in a few lines.
pub(crate) fn panel(her: &Nautoma, plan: &Plan) -> Vec<(Msg, Msg)> {
    let row = |name: &'static str, value: Msg| (msg!("finspan-panel", row = name), value);
    let number = |n: u32| Msg::plain(n.to_string());
    let level = &plan.level;
    let mut panel = vec![
        row("week", msg!("finspan-panel-week", week = her.week, turn = her.turn)),
        row("level", msg!("finspan-panel-level", level = level.level, weather = level.weather.name())),
        row("eggs", number(her.eggs)),
        row("young", number(her.young)),
        row("schools", number(her.schools)),
        row("fish", number(her.fish)),
    ];
    if level.weather != Weather::None && her.week < 4 {
        let text = msg!("finspan-panel-markers", board = her.divers_board, area = her.divers_area());
        panel.push(row("markers", text));
    }
    if let Some(tile) = plan.tile(her.week) {
        let each = tile.points_per_item.value;
        panel.push(row("achievement", msg!("finspan-panel-tile", item = say::item(tile), each = each)));
    }
    let later: Vec<Msg> = plan.tiles.iter().filter(|tile| tile.week > her.week).map(lay_tile).collect();
    if !later.is_empty() {
        panel.push(row("later", msg!("list", list = later)));
    }
    if let Some(ravel) = plan.ravel.filter(|_| her.week < 4) {
        let card = say::ravel_card(&ravel.card);
        panel.push(row("ravel", msg!("finspan-panel-ravel", card = card, strength = ravel.strength)));
    }
    if her.week > 1 {
        let noted: u32 = her.notes.iter().map(|n| n.achievement + n.bonus + n.ravel).sum();
        panel.push(row("noted", number(noted)));
    }
    panel
}

/// Everything in her area, for programs.
pub(crate) fn her_json(her: &Nautoma) -> Value {
    let notes: Vec<Value> =
        her.notes.iter().map(|n| json!({"achievement": n.achievement, "bonus": n.bonus, "ravel": n.ravel})).collect();
    let tally = her.tally;
    json!({
        "week": her.week, "turn": her.turn,
        "eggs": her.eggs, "young": her.young, "schools": her.schools, "fish": her.fish,
        "divers_area": her.divers_area(), "divers_board": her.divers_board,
        "notes": notes,
        "tally": {
            "egg_steps": tally.egg_steps, "landings": tally.landings, "played": tally.played,
            "fish_actions": tally.fish_actions, "fish_missing": tally.fish_missing,
        },
    })
}

/// The plan of the game with the provenance of every figure, for programs.
pub(crate) fn plan_json(plan: &Plan, virtual_deck: bool) -> Value {
    let level = &plan.level;
    let tile = |t: &Tile| {
        let mut tile = json!({"id": t.id()});
        merge(&mut tile, serde_json::to_value(t).unwrap_or_default());
        tile
    };
    let ravel = plan.ravel.map(|r| {
        json!({
            "id": r.card.id(), "strength": r.strength,
            "column": {"value": r.card.column.value, "provenance": r.card.column.provenance},
            "rows": {"value": r.card.row_list(), "provenance": r.card.rows.provenance},
        })
    });
    let set = match (virtual_deck, plan.own_decisions) {
        (false, _) => "printed",
        (true, true) => "owner",
        (true, false) => "house",
    };
    json!({
        "level": {
            "level": level.level, "achievements": level.weather.name(), "points_fish": level.points_fish,
            "points_school": level.points_school, "side_b_bonus": plan.bonus(), "provenance": "booklet",
        },
        "side": if plan.side_b { "b" } else { "a" },
        "tiles": plan.tiles.iter().map(tile).collect::<Vec<_>>(),
        "ravel": ravel,
        "decision_set": set,
        "house": house_kinds(plan, virtual_deck),
    })
}

pub(crate) fn merge(into: &mut Value, more: Value) {
    if let (Some(into), Value::Object(more)) = (into.as_object_mut(), more) {
        into.extend(more);
    }
}

/// The achievement board (N5).
/// A tile of the board: its week and what it counts.
fn lay_tile(tile: &Tile) -> Msg {
    msg!("finspan-lay-tile", week = tile.week, item = say::item(tile), sign = say::sign(tile.item.provenance))
}

fn lay_board(plan: &Plan) -> Step {
    let side = if plan.side_b { "b" } else { "a" };
    let tiles: Vec<Msg> = plan.tiles.iter().map(lay_tile).collect();
    let ids: Vec<String> = plan.tiles.iter().map(Tile::id).collect();
    Step::new(msg!("finspan-lay-board", side = side, tiles = tiles)).data(json!({"side": side, "tiles": ids}))
}
