//! What is shown beside the questions: the lay-out, the panel, the state for programs.

use serde_json::{Value, json};
use table::{Over, Record, Scene, Step, Stop, Table, Tape, msg};

use super::{Companion, Phase, Source};
use crate::data::printed;
use crate::decision;
use crate::nautoma::{Keeping, Nautoma};
use crate::sheet::score_json;
use crate::show::{self, her_json, merge, plan_json};
use crate::week::Score;

impl Companion {
    /// What to lay out before the first turn (N2–N6, C2).
    pub(super) fn lay_out(&self, tape: &mut Tape<'_>) {
        let start = printed().start;
        let level = &self.plan.level;
        let printed_deck = matches!(self.source, Source::Printed(_));
        if self.keeping == Keeping::Table {
            let text = msg!("finspan-lay-tokens", divers = start.divers, eggs = start.eggs, young = start.young);
            tape.tell(|| Step::new(text));
        } else {
            tape.tell(|| Step::know(msg!("finspan-lay-app", eggs = start.eggs, young = start.young)));
        }
        if printed_deck {
            tape.tell(|| Step::new(msg!("finspan-lay-deck")));
            tape.tell(|| Step::new(msg!("finspan-lay-achievements", weather = level.weather.name())));
        }
        show::lay_out(&self.plan, !printed_deck, self.keeping, tape);
    }

    pub(super) fn scene(&self, end: Result<Over, Stop>) -> Scene {
        Scene {
            state: table::State::new(self.state(end.is_ok())),
            panel: show::panel(&self.her, &self.plan),
            fields: self.fields(),
            end,
        }
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
                "tokens": self.keeping.name(), "own_score": self.own_score,
                "score_now": score_json(&Score::of(&self.her, &self.plan)),
            }),
        );
        state
    }
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
