//! What Nautoma asks at the real table.

use table::{Answer, Asks as _, Opt, Pick, Provenance, Question, Refusal, Step, Stop, Table, Tape, msg};

use super::{Before, Companion, Source};
use crate::facts::{Catch, Waters};
use crate::names::{DiveStep, Keeping, Marker};
use crate::nautoma::Nautoma;
use crate::nautoma::decision::{Action, Decision, Steps, empty_dive};
use crate::options::Plan;
use crate::words;

/// The companion and the person's answers.
pub(super) struct AtTable<'a, 't> {
    pub tape: &'a mut Tape<'t>,
    pub s: &'a mut Companion,
}

impl Table for AtTable<'_, '_> {
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        self.tape.tell(step);
    }
}

impl Waters for AtTable<'_, '_> {
    type Pause = Stop;

    fn her(&mut self) -> &mut Nautoma {
        &mut self.s.her
    }

    fn plan(&self) -> Plan {
        self.s.plan
    }

    fn decision(&mut self) -> Result<Decision, Stop> {
        let Source::App(pile) = &mut self.s.source else { return self.printed_card() };
        let number = pile.draw().expect("six turns a week, six cards in the deck");
        let card = self.s.plan.decisions[usize::from(number) - 1];
        let source = self.s.plan.decision_source();
        self.tell(|| words::nautoma::card(&card, source));
        Ok(card)
    }

    /// The person draws it; the program need not know which card it is (C4).
    fn fish_card(&mut self) -> Result<Catch, Stop> {
        Ok(if self.s.replacing == Some(true) { Catch::Kept } else { Catch::Unseen })
    }

    /// The person sees what the card offers and takes it without telling the program (N14).
    fn reward(&mut self, _: u8) -> Result<(), Stop> {
        Ok(())
    }

    /// Only asked if something depends on it (C6).
    fn achievement(&mut self) -> Result<Option<u32>, Stop> {
        if !self.s.own_score && !self.s.plan.bonus() {
            return Ok(None);
        }
        let points = count(self.tape, self.s, |s| {
            let item = s.plan.tile(s.her.week).map(words::item).unwrap_or_else(|| msg!("list-none"));
            let each = s.plan.tile(s.her.week).map_or(0, |t| t.points_per_item.value);
            Question::number("week.points", msg!("finspan-ask-points", item = item, each = each), (0, 99))
        })?;
        Ok(Some(points))
    }

    fn ravel(&mut self) -> Result<(u32, u32), Stop> {
        let card = |s: &Companion| s.plan.ravel.map(|r| r.card);
        let column = count(self.tape, self.s, |s| {
            let site = card(s).map_or_else(|| msg!("list-none"), |c| words::site(c.column.value));
            Question::number("ravel.column", msg!("finspan-ask-column", site = site), (0, 6))
        })?;
        let rows = count(self.tape, self.s, |s| {
            let rows = card(s).map(|c| c.row_list()).unwrap_or_default();
            let list = rows.iter().map(u8::to_string).collect::<Vec<_>>().join("+");
            Question::number("ravel.rows", msg!("finspan-ask-rows", rows = list), (0, 3 * rows.len() as i64))
        })?;
        Ok((column, rows))
    }

    fn keeping(&self) -> Keeping {
        self.s.keeping
    }
}

impl AtTable<'_, '_> {
    /// The person turned a printed card: asks for its number, and for what it shows if that is not known yet (C5).
    fn printed_card(&mut self) -> Result<Decision, Stop> {
        let number =
            self.tape.ask_lazily(self.s, Some("card"), number_question, |s, answer, _, _| number(s, answer))?;
        let known = usize::from(number).checked_sub(1).and_then(|i| self.s.known[i]);
        let card = match known {
            Some(card) => card,
            None => Decision { number, ..self.icons()? },
        };
        let s = &mut *self.s;
        let before = Before { her: s.her, source: s.source.clone(), known: s.known, yours: s.yours };
        s.before = Some(Box::new(before));
        if let Source::Printed(drawn) = &mut s.source {
            drawn.push(number);
        }
        if known.is_none() && number > 0 {
            s.known[usize::from(number) - 1] = Some(card);
            s.entered[usize::from(number) - 1] = true;
        }
        let complete = known.is_none() && number > 0 && s.known.iter().all(Option::is_some);
        self.tell(|| words::nautoma::card(&card, Provenance::Owner));
        if complete {
            self.tell(|| Step::know(msg!("finspan-all-known")));
        }
        Ok(card)
    }

    /// Asks for the icons of a card: its strip, then a fish or the steps of a dive (C5).
    fn icons(&mut self) -> Result<Decision, Stop> {
        let marker = self.tape.pick(self.s, |_| {
            let option = |&m: &Marker| (Opt::new(m.id(), msg!("finspan-strip", marker = m.id())), m);
            Pick::one("card.marker", msg!("finspan-ask-marker"), Marker::ALL.iter().map(option))
        })?;
        let action = self.tape.ask_lazily(
            self.s,
            Some("card.action"),
            |_| {
                let icon = |word: &'static str| Opt::new(word, msg!("finspan-icon", icon = word));
                let steps = DiveStep::ALL.iter().map(|s| icon(s.id())).chain([icon("fish").aside()]).collect();
                Question::several("card.action", msg!("finspan-ask-action"), steps, (1, 3))
                    .note(msg!("finspan-ask-action-note"))
            },
            |s, answer, _, question| {
                if *answer == Answer::Several(vec![]) {
                    return Err(empty_dive());
                }
                question(s).accepts(answer)?;
                let Answer::Several(ids) = answer else { return Err(empty_dive()) };
                let steps: Vec<DiveStep> = ids.iter().filter_map(|id| DiveStep::parse(id)).collect();
                Ok(if steps.is_empty() { Action::Fish } else { Action::Dive(Steps::of(&steps)) })
            },
        )?;
        Ok(Decision { number: 0, marker, action })
    }
}

/// The numbers 1–7 except those used this week, and "without number".
fn number_question(s: &Companion) -> Question {
    let used = |n: u8| matches!(&s.source, Source::Printed(drawn) if drawn.contains(&n));
    let key = |n: u8| {
        let key = Opt::new(n.to_string(), msg!("finspan-key", number = n));
        match s.known[usize::from(n) - 1] {
            Some(card) => key.hint(words::nautoma::shows(&card)),
            None => key,
        }
    };
    let none = Opt::new("none", msg!("finspan-without-number")).aside();
    let keys = (1..=7).filter(|&n| !used(n)).map(key).chain([none]).collect();
    Question::choice("card", msg!("finspan-ask-card", week = s.her.week, turn = s.her.turn), keys)
}

/// The number on the card; 0 if it has none.
fn number(s: &Companion, answer: &Answer) -> Result<u8, Refusal> {
    let number = match answer {
        Answer::Number(n) => u8::try_from(*n).ok(),
        Answer::One(id) if id == "none" => return Ok(0),
        Answer::One(id) => id.parse().ok(),
        Answer::Several(_) | Answer::Form(_) => None,
    };
    let shown = || match answer {
        Answer::Number(n) => n.to_string(),
        Answer::One(id) => id.clone(),
        Answer::Several(ids) => ids.join(", "),
        Answer::Form(values) => values.keys().cloned().collect::<Vec<_>>().join(", "),
    };
    match (number, &s.source) {
        (Some(n @ 1..=7), Source::Printed(drawn)) if drawn.contains(&n) => {
            Err(Refusal::new("CardAlreadyDrawn", msg!("finspan-error-card-drawn", number = n)))
        }
        (Some(n @ 1..=7), _) => Ok(n),
        _ => Err(Refusal::new("UnknownCard", msg!("finspan-error-card-unknown", answer = shown()))),
    }
}

/// A number the person counts on the table.
pub(super) fn count(
    tape: &mut Tape<'_>,
    s: &mut Companion,
    question: impl Fn(&Companion) -> Question,
) -> Result<u32, Stop> {
    Ok(tape.number(s, question)?.try_into().unwrap_or_default())
}
