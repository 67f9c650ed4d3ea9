//! What is shown beside the questions: the lay-out, the panel, the state for programs.

use serde_json::{Value, json};
use table::{Msg, Over, Record, Scene, Step, Stop, Table, Tape, msg};

use super::{Companion, Phase, Source};
use crate::data::{Tile, printed};
use crate::decision;
use crate::nautoma::Nautoma;
use crate::plan::{Plan, house_kinds};
use crate::say;
use crate::sheet::score_json;
use crate::week::Score;
use crate::word::Weather;

impl Companion {
    /// What to lay out before the first turn (N2–N6, C2).
    pub(super) fn lay_out(&self, tape: &mut Tape<'_>) {
        let start = printed().start;
        let level = &self.plan.level;
        let printed_deck = matches!(self.source, Source::Printed(_));
        if self.tokens_on_table {
            let text = msg!("finspan-lay-tokens", divers = start.divers, eggs = start.eggs, young = start.young);
            tape.tell(|| Step::new(text));
        } else {
            tape.tell(|| Step::know(msg!("finspan-lay-app", eggs = start.eggs, young = start.young)));
        }
        if printed_deck {
            tape.tell(|| Step::new(msg!("finspan-lay-deck")));
            tape.tell(|| Step::new(msg!("finspan-lay-achievements", weather = level.weather.name())));
        }
        tape.tell(|| lay_board(&self.plan));
        if level.level == 5 && !self.plan.side_b {
            tape.tell(|| Step::mind(msg!("finspan-level-5-side-a")));
        }
        if let Some(ravel) = self.plan.ravel {
            let text = msg!("finspan-lay-ravel", card = say::ravel_card(&ravel.card), strength = ravel.strength);
            tape.tell(|| Step::new(text));
        }
        let kinds = house_kinds(&self.plan, !printed_deck);
        if !kinds.is_empty() {
            let list: Vec<Msg> = kinds.iter().map(|&kind| msg!("finspan-house-kind", kind = kind)).collect();
            tape.tell(|| Step::mind(msg!("finspan-house", list = list)).data(json!({"house": kinds})));
        }
        tape.tell(|| Step::know(msg!("finspan-you-begin")));
    }

    pub(super) fn scene(&self, end: Result<Over, Stop>) -> Scene {
        Scene { state: self.state(end.is_ok()), panel: self.panel(), fields: self.fields(), end }
    }

    fn panel(&self) -> Vec<(Msg, Msg)> {
        let her = &self.her;
        let row = |name: &'static str, value: Msg| (msg!("finspan-panel", row = name), value);
        let number = |n: u32| Msg::plain(n.to_string());
        let level = &self.plan.level;
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
        if let Some(tile) = self.plan.tile(her.week) {
            let each = tile.points_per_item.value;
            panel.push(row("achievement", msg!("finspan-panel-tile", item = say::item(tile), each = each)));
        }
        let noted: u32 = her.notes.iter().map(|n| n.achievement + n.bonus + n.ravel).sum();
        if her.week > 1 {
            panel.push(row("noted", number(noted)));
        }
        panel
    }

    fn state(&self, over: bool) -> Value {
        let deck = match &self.source {
            Source::Virtual(pile) => {
                json!({"kind": "virtual", "left": pile.left(), "drawn": pile.drawn(), "aside": 1})
            }
            Source::Printed(drawn) => {
                let numbers: Vec<Value> = drawn.iter().map(|&n| if n == 0 { Value::Null } else { n.into() }).collect();
                json!({"kind": "printed", "left": 6 - drawn.len().min(6), "drawn": numbers, "aside": 1})
            }
        };
        let phase = match self.phase {
            _ if over => "over",
            Phase::Yours => "player",
            Phase::Hers => "nautoma",
            Phase::Week | Phase::Scored => "week_end",
            Phase::End => "game_end",
        };
        let mut state = json!({"phase": phase, "deck": deck});
        merge(&mut state, her_json(&self.her));
        merge(&mut state, plan_json(&self.plan, matches!(self.source, Source::Virtual(_))));
        let known: Vec<Value> = self.known.iter().flatten().map(decision::to_json).collect();
        let yours: Vec<Value> =
            self.yours.iter().map(|y| json!({"achievement": y.achievement, "bonus": y.bonus})).collect();
        merge(
            &mut state,
            json!({
                "known_cards": known, "player_notes": yours,
                "tokens": if self.tokens_on_table { "table" } else { "app" }, "own_score": self.own_score,
                "score_now": score_json(&Score::of(&self.her, &self.plan)),
            }),
        );
        state
    }
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
pub(crate) fn lay_board(plan: &Plan) -> Step {
    let side = if plan.side_b { "b" } else { "a" };
    let tiles: Vec<Msg> = plan
        .tiles
        .iter()
        .map(|t| msg!("finspan-lay-tile", week = t.week, item = say::item(t), sign = say::sign(t.item.provenance)))
        .collect();
    let ids: Vec<String> = plan.tiles.iter().map(Tile::id).collect();
    Step::new(msg!("finspan-lay-board", side = side, tiles = tiles)).data(json!({"side": side, "tiles": ids}))
}

/// Her area as it was before the wrong card.
pub(super) fn taken_back(her: &Nautoma) -> Step {
    Step::mind(msg!(
        "finspan-taken-back",
        eggs = her.eggs,
        young = her.young,
        schools = her.schools,
        board = her.divers_board
    ))
    .data(json!({"rule": "C8", "eggs": her.eggs, "young": her.young, "schools": her.schools,
                 "divers_board": her.divers_board}))
}
