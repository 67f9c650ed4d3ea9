//! What Nautoma says, with her reasons: each of her steps as a message and as data.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use table::{Msg, Provenance, Step, msg};

use super::{item, sign};
use crate::data::{Tile, printed};
use crate::facts::Catch;
use crate::game::fish;
use crate::names::{Keeping, Marker};
use crate::nautoma::Nautoma;
use crate::nautoma::decision::{Action, Decision};
use crate::nautoma::week::Achieved;
use crate::options::{Plan, Ravel};

table::closed_set! {
    /// The rule that a step of hers follows (docs/rules/finspan.md).
    pub enum Rule {
        /// She turns a card.
        Card = "N7",
        /// A marker goes onto the board, or comes back.
        Marker = "N8",
        /// She catches a fish.
        Fish = "N9",
        /// Young become a school.
        School = "N10a",
        /// Eggs hatch.
        Hatch = "N10b",
        /// New eggs.
        Eggs = "N10c",
        /// Eggs because a diver landed on a fish for all players.
        Landed = "N15",
        /// Eggs because a fish for all players was played.
        Played = "N16",
        /// The person's achievement points.
        Yours = "N20",
        /// Her achievement points.
        Achievement = "N21",
        /// The extra points of a week.
        Bonus = "N22",
        /// Her divers return.
        Divers = "N24",
        /// Her Ravel points.
        Ravel = "R-3",
    }
}

/// The data told with a step of hers: its rule, and the figures of the step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByRule {
    /// Which rule it follows.
    pub rule: Rule,
    /// The figures.
    #[serde(flatten)]
    pub figures: Map<String, Value>,
}

impl ByRule {
    /// The rule of a step, if it is one of hers.
    pub fn told(step: &Step) -> Option<Rule> {
        Self::deserialize(&step.data).ok().map(|by| by.rule)
    }
}

impl Rule {
    /// These figures as the data of a step that follows this rule.
    fn with(self, figures: Value) -> Value {
        let figures = match figures {
            Value::Object(figures) => figures,
            _ => Map::new(),
        };
        json!(ByRule { rule: self, figures })
    }
}

/// Something to do by hand if her tokens lie on the table; otherwise something to know.
fn moved(text: Msg, keeping: Keeping) -> Step {
    if keeping == Keeping::Table { Step::new(text) } else { Step::know(text) }
}

/// What a decision card shows.
pub fn shows(card: &Decision) -> Msg {
    let marker = card.marker.id();
    match card.action {
        Action::Fish => msg!("finspan-shows-fish", marker = marker),
        Action::Dive(steps) => {
            let steps: Vec<Msg> = steps.list().map(|s| msg!("finspan-icon", icon = s.id())).collect();
            msg!("finspan-shows-dive", marker = marker, steps = steps)
        }
    }
}

/// The heading of her turn.
pub fn turn(her: &Nautoma) -> Step {
    Step::turn(msg!("finspan-her-turn", week = her.week, turn = her.turn))
        .data(json!({"week": her.week, "turn": her.turn}))
}

/// The heading of a week's scoring.
pub fn scoring(week: u8) -> Step {
    Step::turn(msg!("finspan-scoring", week = week)).data(json!({"week": week}))
}

/// The card she turned (N7).
pub fn card(card: &Decision, provenance: Provenance) -> Step {
    let text = if card.number == 0 {
        msg!("finspan-card-plain", shows = shows(card))
    } else {
        msg!("finspan-card", number = card.number, sign = sign(provenance), shows = shows(card))
    };
    let steps: Vec<&str> = match card.action {
        Action::Fish => vec!["fish"],
        Action::Dive(steps) => steps.list().map(|s| s.id()).collect(),
    };
    let data = json!({"card": card.number, "marker": card.marker.id(), "steps": steps,
                      "provenance": provenance, "rule": Rule::Card});
    Step::know(text).data(data)
}

/// The marker strip does not count (N8).
pub fn marker_skipped(why: &str) -> Step {
    Step::idle(msg!("finspan-marker-skipped", why = why)).data(Rule::Marker.with(json!({"skipped": why})))
}

/// A marker goes onto the board, or comes back (N8).
pub fn marker(marker: Marker, before: u32, after: u32, keeping: Keeping) -> Step {
    let data = Rule::Marker.with(json!({"marker": marker.id(), "before": before, "after": after}));
    let text = match marker {
        _ if before == after => return Step::idle(msg!("finspan-marker-idle", marker = marker.id())).data(data),
        Marker::Place => msg!("finspan-marker-place", now = after, by = keeping.id()),
        _ => msg!("finspan-marker-remove", now = after, by = keeping.id()),
    };
    moved(text, keeping).because([msg!("finspan-why-marker", marker = marker.id())]).data(data)
}

/// A fish card for her (N9, C4).
pub fn catch(catch: Catch, now: u32) -> Step {
    let data = |card: Option<u8>| Rule::Fish.with(json!({"fish": now, "card": card}));
    let why = msg!("finspan-why-fish", now = now);
    match catch {
        Catch::Nothing => Step::idle(msg!("finspan-fish-nothing")).data(data(None)),
        Catch::Unseen => {
            Step::new(msg!("finspan-fish-draw")).because([why, msg!("finspan-why-reward")]).data(data(None))
        }
        Catch::Kept => Step::know(msg!("finspan-fish-kept")).because([why]).data(data(None)),
        Catch::Card(id) => {
            let all = fish::fish(id).all_players.then(|| msg!("finspan-why-reward"));
            let text = msg!("finspan-fish-card", card = super::card(id));
            Step::know(text).because(std::iter::once(why).chain(all)).data(data(Some(id))).revealing()
        }
    }
}

/// 3 young become a school (N10a).
pub fn school(done: bool, young: u32, now: &Nautoma, keeping: Keeping) -> Step {
    let cost = printed().dive.school_cost_young;
    let data = Rule::School.with(json!({"done": done, "young": now.young, "schools": now.schools}));
    if !done {
        return Step::idle(msg!("finspan-school-none", young = young)).data(data);
    }
    let text = msg!("finspan-school", cost = cost, young = now.young, schools = now.schools, by = keeping.id());
    moved(text, keeping).because([msg!("finspan-why-school", young = young, cost = cost)]).data(data)
}

/// Eggs become young (N10b).
pub fn hatch(hatched: u32, eggs: u32, now: &Nautoma, keeping: Keeping) -> Step {
    let most = printed().dive.hatch_max;
    let data = Rule::Hatch.with(json!({"hatched": hatched, "eggs": now.eggs, "young": now.young}));
    if hatched == 0 {
        return Step::idle(msg!("finspan-hatch-none")).data(data);
    }
    let text = msg!("finspan-hatch", hatched = hatched, eggs = now.eggs, young = now.young, by = keeping.id());
    moved(text, keeping).because([msg!("finspan-why-hatch", eggs = eggs, most = most)]).data(data)
}

/// New eggs (N10c).
pub fn eggs(now: &Nautoma, keeping: Keeping) -> Step {
    let gained = printed().dive.eggs_gained;
    moved(msg!("finspan-eggs", gained = gained, eggs = now.eggs, by = keeping.id()), keeping)
        .because([msg!("finspan-why-eggs")])
        .data(Rule::Eggs.with(json!({"gained": gained, "eggs": now.eggs})))
}

/// Eggs for the person's all-players ability (N15, N16).
pub fn given(kind: &'static str, gained: u32, now: &Nautoma, keeping: Keeping) -> Step {
    let rule = if kind == "landed" { Rule::Landed } else { Rule::Played };
    moved(msg!("finspan-given", gained = gained, eggs = now.eggs, by = keeping.id()), keeping)
        .because([msg!("finspan-why-given", kind = kind)])
        .data(rule.with(json!({"gained": gained, "eggs": now.eggs})))
}

/// The person's achievement points (N20).
pub fn yours(tile: &Tile, points: u32) -> Step {
    let each = tile.points_per_item.value;
    let sign = sign(tile.points_per_item.provenance);
    Step::know(msg!("finspan-yours", item = item(tile), points = points))
        .because([msg!("finspan-why-yours", each = each, sign = sign)])
        .data(Rule::Yours.with(json!({"tile": tile.id(), "points": points})))
}

/// Her achievement points (N21, C6).
pub fn achievement(plan: &Plan, tile: &Tile, achieved: Option<Achieved>) -> Step {
    let name = item(tile);
    let Some(a) = achieved else {
        return Step::idle(msg!("finspan-achievement-none", item = name))
            .data(Rule::Achievement.with(json!({"tile": tile.id(), "points": 0})));
    };
    let text = msg!("finspan-achievement", item = name, points = a.points);
    let sum = sum(plan, tile, &a);
    let data = Rule::Achievement
        .with(json!({"tile": tile.id(), "base": a.base, "markers": a.markers, "count": a.count,
                      "each": a.each, "points": a.points}));
    Step::know(text).because([sum, msg!("finspan-why-achievement")]).data(data)
}

/// `calm 0 + 2 markers = 2, × 2 points = 4`.
pub fn sum(plan: &Plan, tile: &Tile, a: &Achieved) -> Msg {
    msg!(
        "finspan-sum",
        weather = plan.level.weather.id(),
        base = a.base.value,
        base_sign = sign(a.base.provenance),
        markers = a.markers,
        count = a.count,
        each = a.each,
        each_sign = sign(tile.points_per_item.provenance),
        points = a.points
    )
}

/// Who gets the extra points (N22).
pub fn bonus(hers: u32, yours: u32) -> Step {
    let points = printed().bonus;
    let who = match hers.cmp(&yours) {
        std::cmp::Ordering::Less => "you",
        std::cmp::Ordering::Equal => "both",
        std::cmp::Ordering::Greater => "nautoma",
    };
    Step::know(msg!("finspan-bonus", who = who, points = points))
        .because([msg!("finspan-why-bonus", hers = hers, yours = yours)])
        .data(Rule::Bonus.with(json!({"who": who, "points": points})))
}

/// Her Ravel points.
pub fn ravel(ravel: &Ravel, column: u32, rows: u32, points: u32) -> Step {
    let why = msg!("finspan-why-ravel", strength = ravel.strength, column = column, rows = rows, points = points);
    let data = Rule::Ravel.with(json!({"card": ravel.card.id(), "strength": ravel.strength, "column": column,
                      "rows": rows, "points": points}));
    Step::know(msg!("finspan-ravel", number = ravel.card.number, points = points)).because([why]).data(data)
}

/// Her divers return (N24).
pub fn divers_back(back: u32, keeping: Keeping) -> Step {
    let data = Rule::Divers.with(json!({"back": back}));
    if back == 0 {
        Step::idle(msg!("finspan-divers-none", by = keeping.id())).data(data)
    } else {
        let text = msg!("finspan-divers-back", back = back, by = keeping.id());
        let step = if keeping == Keeping::Screen { Step::know(text) } else { Step::new(text) };
        step.data(data)
    }
}
