//! Ways to ask, written once for all tables: pick, several, number, yes.
//!
//! A table at which questions are answered implements [`Asks::ask_lazily`]; everything else follows.
//! [`Tape`] answers from a journal and [`Simulated`] with a simulated person; [`Silent`] never answers.

use crate::tape::{Insist, Pick, Record, Silent, Stop, Table, Tape};
use crate::{Answer, Entry, Question, Refusal, Step};

/// A table at which someone answers questions about `R`, the record of a game.
pub trait Asks<R: Record>: Table {
    /// The mechanism behind all the others, for questions with so many options that they should only
    /// be listed when a person will see them: `id` is known in advance and `read` judges on its own.
    ///
    /// Corrections that come next in the journal are applied to `record` first, so they are possible at every
    /// question, and `question` and `read` see the corrected record.
    fn ask_lazily<A, Q: Fn(&R) -> Question>(
        &mut self,
        record: &mut R,
        id: Option<&str>,
        question: Q,
        read: impl Fn(&R, &Answer, Insist, &Q) -> Result<A, Refusal>,
    ) -> Result<A, Stop>;

    /// Applies the correction that comes next in the journal, and returns whether there was one. Every question does
    /// this itself; rules that derive whose turn it is call it right before they ask, and derive again if there was
    /// one. Only one at a time: the person saw what followed from it before they made the next.
    fn correction(&mut self, _record: &mut R) -> Result<bool, Stop> {
        Ok(false)
    }

    /// Asks something that is built only once: `read` sees the same value as the person.
    fn ask_built<A, B: Asked>(
        &mut self,
        record: &mut R,
        build: impl Fn(&R) -> B,
        read: impl Fn(&R, &B, &Answer, Insist) -> Result<A, Refusal>,
    ) -> Result<A, Stop> {
        let question = |r: &R| build(r).into_question();
        self.ask_lazily(record, None, question, |r, a, insist, _| read(r, &build(r), a, insist))
    }

    /// Asks. `question` builds what the person would see; `read` turns the answer into what the rules
    /// need, or refuses it, and is only called with an answer the question accepts.
    fn ask<A>(
        &mut self,
        record: &mut R,
        question: impl Fn(&R) -> Question,
        read: impl Fn(&R, &Answer, Insist) -> Result<A, Refusal>,
    ) -> Result<A, Stop> {
        self.ask_built(record, question, |r, question, a, insist| {
            question.accepts(a)?;
            read(r, a, insist)
        })
    }

    /// Asks for one of several options, each with its meaning.
    fn pick<T: Clone>(&mut self, record: &mut R, pick: impl Fn(&R) -> Pick<T>) -> Result<T, Stop> {
        self.ask_built(record, pick, |_, pick, a, _| {
            pick.question.accepts(a)?;
            pick.meaning(a.id().unwrap_or_default())
        })
    }

    /// Asks for any number of options, each with its meaning; returned in the order of the options.
    fn several<T: Clone>(&mut self, record: &mut R, pick: impl Fn(&R) -> Pick<T>) -> Result<Vec<T>, Stop> {
        self.ask_built(record, pick, |_, pick, a, _| {
            pick.question.accepts(a)?;
            let Answer::Several(ids) = a else { return Ok(Vec::new()) };
            let options = pick.question.options();
            Ok((0..options.len())
                .filter(|&i| ids.iter().any(|id| *id == options[i].id))
                .filter_map(|i| pick.meanings.get(i).cloned())
                .collect())
        })
    }

    /// Asks for a number.
    fn number(&mut self, record: &mut R, question: impl Fn(&R) -> Question) -> Result<i64, Stop> {
        self.ask(record, question, |_, a, _| Ok(a.number().unwrap_or_default()))
    }

    /// Asks for the figures of a form ([`Question::form`]); those not named keep their prefilled value.
    fn form(&mut self, record: &mut R, question: impl Fn(&R) -> Question) -> Result<Figures, Stop> {
        self.ask_built(record, question, |_, question, a, _| {
            question.accepts(a)?;
            Ok(Figures::of(question, a))
        })
    }

    /// Asks for a yes or no ([`Question::yes_no`]).
    fn yes(&mut self, record: &mut R, question: impl Fn(&R) -> Question) -> Result<bool, Stop> {
        self.ask(record, question, |_, a, _| Ok(a.id() == Some("yes")))
    }
}

/// All figures of a form, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures(std::collections::BTreeMap<String, Answer>);

impl Figures {
    /// The answered figures, and the prefilled values for the rest.
    pub fn of(question: &Question, answer: &Answer) -> Self {
        let mut all: std::collections::BTreeMap<String, Answer> =
            question.fields().iter().map(|f| (f.id.clone().into_owned(), f.value.clone())).collect();
        if let Answer::Form(values) = answer {
            all.extend(values.iter().map(|(id, value)| (id.clone(), value.clone())));
        }
        Self(all)
    }

    /// A number; 0 if there is no such field.
    pub fn number(&self, field: &str) -> i64 {
        self.0.get(field).and_then(Answer::number).unwrap_or_default()
    }

    /// The chosen id; empty if there is no such field.
    pub fn id(&self, field: &str) -> &str {
        self.0.get(field).and_then(Answer::id).unwrap_or_default()
    }

    /// The chosen ids.
    pub fn ids(&self, field: &str) -> &[String] {
        match self.0.get(field) {
            Some(Answer::Several(ids)) => ids,
            _ => &[],
        }
    }
}

/// Something a person is asked: a question, bare or with the meanings of its options.
pub trait Asked {
    /// What the person sees.
    fn question(&self) -> &Question;

    /// The same, if nothing else is needed.
    fn into_question(self) -> Question;
}

impl Asked for Question {
    fn question(&self) -> &Question {
        self
    }

    fn into_question(self) -> Question {
        self
    }
}

impl<T> Asked for Pick<T> {
    fn question(&self) -> &Question {
        &self.question
    }

    fn into_question(self) -> Question {
        self.question
    }
}

impl<R: Record> Asks<R> for Tape<'_> {
    fn ask_built<A, B: Asked>(
        &mut self,
        record: &mut R,
        build: impl Fn(&R) -> B,
        read: impl Fn(&R, &B, &Answer, Insist) -> Result<A, Refusal>,
    ) -> Result<A, Stop> {
        self.answer_built(record, build, read)
    }

    fn ask_lazily<A, Q: Fn(&R) -> Question>(
        &mut self,
        record: &mut R,
        id: Option<&str>,
        question: Q,
        read: impl Fn(&R, &Answer, Insist, &Q) -> Result<A, Refusal>,
    ) -> Result<A, Stop> {
        self.answer(record, id, question, read)
    }

    fn correction(&mut self, record: &mut R) -> Result<bool, Stop> {
        self.correct(record)
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

/// A simulated person who answers at once, so that a game is played in one go instead of from its first entry
/// at each answer. Keeps the journal.
pub struct Simulated<'p, R> {
    person: Box<Person<'p, R>>,
    /// The journal so far.
    pub entries: Vec<Entry>,
    /// What was told since the last question.
    pub told: Vec<Step>,
    /// Are the steps built at all?
    pub listening: bool,
}

/// Answers a question, given the question, the current state and what was told since the last one.
type Person<'p, R> = dyn FnMut(&Question, &R, &[Step]) -> Entry + 'p;

impl<'p, R> Simulated<'p, R> {
    /// A person at the table. All persons share one type, so the rules are compiled only once.
    pub fn new(person: impl FnMut(&Question, &R, &[Step]) -> Entry + 'p, listening: bool) -> Self {
        Self { person: Box::new(person), entries: Vec::new(), told: Vec::new(), listening }
    }

    /// The person leaves; returns the journal and what was told since the last question.
    pub fn end(self) -> (Vec<Entry>, Vec<Step>) {
        (self.entries, self.told)
    }
}

impl<R> Table for Simulated<'_, R> {
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        if self.listening {
            self.told.push(step());
        }
    }

    fn listens(&self) -> bool {
        self.listening
    }
}

impl<R: Record> Asks<R> for Simulated<'_, R> {
    fn ask_built<A, B: Asked>(
        &mut self,
        record: &mut R,
        build: impl Fn(&R) -> B,
        read: impl Fn(&R, &B, &Answer, Insist) -> Result<A, Refusal>,
    ) -> Result<A, Stop> {
        loop {
            let built = build(record);
            if let Some(entry) = self.hear(built.question(), record) {
                let answered = |tape: &mut Tape<'_>, record: &mut R| {
                    tape.answer(record, Some(&built.question().id), &build_question(&build), |r, a, insist, _| {
                        read(r, &built, a, insist)
                    })
                };
                return self.keep_entry(entry, record, answered);
            }
        }
    }

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
            if let Some(entry) = self.hear(&asked, record) {
                let answered = |tape: &mut Tape<'_>, record: &mut R| {
                    tape.answer(record, Some(&asked.id), &question, |r, a, insist, _| read(r, a, insist, &question))
                };
                return self.keep_entry(entry, record, answered);
            }
        }
    }
}

/// Builds only the question.
fn build_question<R, B: Asked>(build: &impl Fn(&R) -> B) -> impl Fn(&R) -> Question {
    move |record| build(record).into_question()
}

impl<R: Record> Simulated<'_, R> {
    /// The person's answer. A correction is applied, or refused and forgotten; either way the question comes back.
    fn hear(&mut self, asked: &Question, record: &mut R) -> Option<Entry> {
        let told = std::mem::take(&mut self.told);
        let entry = (self.person)(asked, record, &told);
        if matches!(entry, Entry::Answer { .. }) {
            return Some(entry);
        }
        let mut tape = Tape::new(std::slice::from_ref(&entry));
        if tape.correct(record).is_ok() {
            self.told.extend(tape.into_told().into_iter().map(|t| t.step));
            self.entries.push(entry);
        }
        None
    }

    /// Reads an answer and keeps it in the journal. If warned, the person insists.
    fn keep_entry<A>(
        &mut self,
        mut entry: Entry,
        record: &mut R,
        answered: impl Fn(&mut Tape<'_>, &mut R) -> Result<A, Stop>,
    ) -> Result<A, Stop> {
        loop {
            match (answered(&mut Tape::new(std::slice::from_ref(&entry)), record), &mut entry) {
                (Ok(answer), _) => {
                    self.entries.push(entry);
                    return Ok(answer);
                }
                (Err(Stop::Refused { why, .. }), Entry::Answer { anyway, .. }) if why.anyway && !*anyway => {
                    *anyway = true;
                }
                (Err(stop), _) => return Err(stop),
            }
        }
    }
}
