//! What is told after a turn of the Automa: the card, what it can pay for, a reason for every filter applied, what to
//! move by hand, its totals, and who is next.

use serde_json::json;
use table::narrow::{Effect, Filtered};
use table::{Msg, Step, msg};

use super::{Case, Played, Record};
use crate::names::{Filter, Reshuffle};
use crate::words::{move_line, next_line, place, places, shuffle_line, totals};

impl Played {
    /// Why it did that, one reason per line.
    pub fn reasons(&self) -> Vec<Msg> {
        let dear = (0..self.window.len()).filter(|p| !self.why.affordable.contains(p));
        let mut lines = vec![msg!(
            "patchwork-afford",
            affordable = places(&self.window, self.why.affordable.iter().copied()),
            dear = places(&self.window, dear),
        )];
        match (self.why.case, self.turn.take) {
            (Case::A, _) => lines.push(msg!("patchwork-case-a")),
            (Case::B, Some(only)) => lines.push(msg!("patchwork-case-b", patch = place(&self.window, only))),
            _ => lines.extend(self.why.narrowing.steps.iter().map(|step| self.filter_line(step))),
        }
        lines
    }

    fn filter_line(&self, step: &Filtered<Filter>) -> Msg {
        let named = |indexes: &[usize]| places(&self.window, indexes.iter().map(|&i| self.why.affordable[i]));
        let fell: Vec<usize> = step.fell.iter().map(|(i, _)| *i).collect();
        let (kept, gone, m) = (named(&step.kept), named(&fell), step.value);
        let none = step.effect == Effect::None;
        match step.filter {
            Filter::Time if step.effect == Effect::Skipped => msg!("patchwork-time-skipped"),
            Filter::Time if none => msg!("patchwork-time-none"),
            Filter::Time => msg!("patchwork-time-narrowed", kept = kept, gone = gone),
            Filter::Buttons if none => msg!("patchwork-buttons-none", m = m),
            Filter::Buttons => msg!("patchwork-buttons-narrowed", m = m, kept = kept, gone = gone),
            Filter::Largest if none => msg!("patchwork-largest-none", m = m),
            Filter::Largest => msg!("patchwork-largest-narrowed", m = m, kept = kept, gone = gone),
            Filter::Furthest => msg!("patchwork-furthest", patch = kept),
        }
    }

    /// The decision record.
    pub fn record(&self) -> Record {
        Record::new(self.card, &self.window, self.before, &self.turn, &self.why)
    }

    /// The whole turn, step by step.
    pub fn steps(&self) -> Vec<Step> {
        let card = self.card;
        let mut steps = vec![
            Step::know(msg!("patchwork-card", card = card.number, budget = card.budget, income = card.income))
                .data(json!({"record": self.record()})),
        ];
        let taken = match self.turn.take {
            Some(p) => Step::new(msg!(
                "patchwork-takes",
                patch = place(&self.window, p),
                pile = if self.window[p].buttons() > 0 { "with" } else { "without" }
            ))
            .data(json!({"patch": self.window[p].label()})),
            None => Step::new(msg!("patchwork-passes")),
        };
        steps.push(taken.because(self.reasons()));
        steps.push(Step::new(move_line(self.before.0, self.turn.to, self.before.1)));
        let times = self.turn.income_lines.count_ones();
        if times > 0 {
            let line =
                msg!("patchwork-income", gained = self.turn.gained, times = times, total = self.collected.buttons);
            let why = [msg!("patchwork-income-why", income = card.income)];
            steps.push(if self.turn.gained > 0 { Step::new(line) } else { Step::idle(line) }.because(why));
        }
        if self.turn.special_taken != 0 {
            steps.push(Step::new(msg!("patchwork-special-removed")));
        }
        if self.turn.tile {
            steps.push(Step::new(msg!("patchwork-tile-automa")));
        }
        if self.shuffled {
            steps.push(Step::new(shuffle_line(self.reshuffle == Reshuffle::De)));
        }
        steps.push(totals(&self.collected));
        steps.push(next_line(self.next, self.before.1, self.turn.to));
        steps
    }
}
