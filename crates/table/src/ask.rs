//! The verbs of asking, once for all tables: pick, several, number, yes.
//!
//! A table at which questions are answered implements [`Asks::ask_lazily`]; everything else follows.
//! [`Tape`] answers from a journal, [`Simulated`] from a person who is there, [`Silent`] from nobody.

use crate::tape::{Insist, Pick, Record, Silent, Stop, Table, Tape};
use crate::{Answer, Entry, Question, Refusal, Step};

/// A table at which somebody answers questions about `R`, the record of a game.
pub trait Asks<R: Record>: Table {
    /// The mechanism behind all the others, for questions with so many options that they should only
    /// be listed when a person will see them: `id` is known beforehand and `read` judges by itself.
    ///
    /// Corrections that stand next in the journal are carried out on `record` first, so they are
    /// possible at every question, and `question` and `read` see the corrected record.
    fn ask_lazily<A, Q: Fn(&R) -> Question>(
        &mut self,
        record: &mut R,
        id: Option<&str>,
        question: Q,
        read: impl Fn(&R, &Answer, Insist, &Q) -> Result<A, Refusal>,
    ) -> Result<A, Stop>;

    /// Carries out the corrections that stand next in the journal, and tells whether there were any.
    /// Every question does so by itself; rules that derive whose turn it is call it right before they
    /// ask, and derive anew if it says so.
    fn corrections(&mut self, _record: &mut R) -> Result<bool, Stop> {
        Ok(false)
    }

    /// Asks. `question` builds what the person would see; `read` turns the answer into what the rules
    /// need, or refuses it, and is only called with an answer the question accepts.
    fn ask<A>(
        &mut self,
        record: &mut R,
        question: impl Fn(&R) -> Question,
        read: impl Fn(&R, &Answer, Insist) -> Result<A, Refusal>,
    ) -> Result<A, Stop> {
        self.ask_lazily(record, None, question, |r, a, insist, q| {
            q(r).accepts(a)?;
            read(r, a, insist)
        })
    }

    /// Asks for one of several, each with its meaning.
    fn pick<T: Clone>(&mut self, record: &mut R, pick: impl Fn(&R) -> Pick<T>) -> Result<T, Stop> {
        self.ask_lazily(
            record,
            None,
            |r| pick(r).question,
            |r, a, _, _| {
                let pick = pick(r);
                pick.question.accepts(a)?;
                pick.meaning(a.id().unwrap_or_default())
            },
        )
    }

    /// Asks for several of several, each with its meaning, in the order of the options.
    fn several<T: Clone>(&mut self, record: &mut R, pick: impl Fn(&R) -> Pick<T>) -> Result<Vec<T>, Stop> {
        self.ask_lazily(
            record,
            None,
            |r| pick(r).question,
            |r, a, _, _| {
                let pick = pick(r);
                pick.question.accepts(a)?;
                let Answer::Several(ids) = a else { return Ok(Vec::new()) };
                let options = pick.question.options();
                Ok((0..options.len())
                    .filter(|&i| ids.iter().any(|id| *id == options[i].id))
                    .filter_map(|i| pick.meanings.get(i).cloned())
                    .collect())
            },
        )
    }

    /// Asks for a number.
    fn number(&mut self, record: &mut R, question: impl Fn(&R) -> Question) -> Result<i64, Stop> {
        self.ask(record, question, |_, a, _| Ok(a.number().unwrap_or_default()))
    }

    /// Asks for a yes or no ([`Question::yes_no`]).
    fn yes(&mut self, record: &mut R, question: impl Fn(&R) -> Question) -> Result<bool, Stop> {
        self.ask(record, question, |_, a, _| Ok(a.id() == Some("yes")))
    }
}

impl<R: Record> Asks<R> for Tape<'_> {
    fn ask_lazily<A, Q: Fn(&R) -> Question>(
        &mut self,
        record: &mut R,
        id: Option<&str>,
        question: Q,
        read: impl Fn(&R, &Answer, Insist, &Q) -> Result<A, Refusal>,
    ) -> Result<A, Stop> {
        self.answer(record, id, question, read)
    }

    fn corrections(&mut self, record: &mut R) -> Result<bool, Stop> {
        self.correct_all(record)
    }
}

/// Nobody is there: every question stops the rules.
impl<R: Record> Asks<R> for Silent {
    fn ask_lazily<A, Q: Fn(&R) -> Question>(
        &mut self,
        record: &mut R,
        _: Option<&str>,
        question: Q,
        _: impl Fn(&R, &Answer, Insist, &Q) -> Result<A, Refusal>,
    ) -> Result<A, Stop> {
        Err(Stop::Ask(Box::new(question(record))))
    }
}

/// A simulated person who is there and answers at once, so that a game is played in one go and not
/// from its first entry at each answer. Keeps the journal.
#[derive(Clone, Debug)]
pub struct Simulated<P> {
    /// Answers a question: sees the question, how things stand and what was told since the last one.
    pub person: P,
    /// The journal so far.
    pub entries: Vec<Entry>,
    /// What was told since the last question.
    pub told: Vec<Step>,
    /// Are the steps built at all?
    pub listening: bool,
}

impl<P> Simulated<P> {
    /// A person at the table.
    pub const fn new(person: P, listening: bool) -> Self {
        Self { person, entries: Vec::new(), told: Vec::new(), listening }
    }
}

impl<P> Table for Simulated<P> {
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        if self.listening {
            self.told.push(step());
        }
    }
}

impl<R: Record, P: FnMut(&Question, &R, &[Step]) -> Entry> Asks<R> for Simulated<P> {
    fn ask_lazily<A, Q: Fn(&R) -> Question>(
        &mut self,
        record: &mut R,
        id: Option<&str>,
        question: Q,
        read: impl Fn(&R, &Answer, Insist, &Q) -> Result<A, Refusal>,
    ) -> Result<A, Stop> {
        loop {
            let asked = question(record);
            debug_assert!(id.is_none_or(|id| asked.id == id), "a question goes by one id");
            let told = std::mem::take(&mut self.told);
            let mut entry = (self.person)(&asked, record, &told);
            loop {
                let mut tape = Tape::new(std::slice::from_ref(&entry));
                let got = tape.answer(record, id, &question, |r, a, insist, _| read(r, a, insist, &question));
                let steps = tape.into_told().into_iter().map(|t| t.step);
                match (got, &mut entry) {
                    (Ok(answer), _) => {
                        self.entries.push(entry);
                        return Ok(answer);
                    }
                    // A correction is carried out, or refused and forgotten; the question comes back.
                    (Err(stop), Entry::Set { .. }) => {
                        if matches!(stop, Stop::Ask(_)) {
                            self.told.extend(steps);
                            self.entries.push(entry);
                        }
                        break;
                    }
                    // Warned; the person insists.
                    (Err(Stop::Refused { why, .. }), Entry::Answer { anyway, .. }) if why.anyway && !*anyway => {
                        *anyway = true;
                    }
                    (Err(stop), _) => return Err(stop),
                }
            }
        }
    }
}
