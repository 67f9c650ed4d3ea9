//! The table at which answers come from a journal.
//!
//! Rules are written from top to bottom and simply ask. The tape hands them the next answer of the journal; if
//! there is none, the question itself comes back as an early return through `?`, the front end shows it, the
//! answer is appended, and the game is replayed from its first line. No state machine is written by hand.

use crate::ask::Asked;
use crate::checkpoint::Checkpoints;
use crate::{Answer, Entry, Field, Msg, Question, Refusal, Step, msg};

/// The code of the refusal when patience has ended.
pub(crate) const TOO_DEAR: &str = "TooDear";

/// Why the rules could not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The journal has ended and the person must answer this.
    Ask(Box<Question>),
    /// Entry `at` of the journal does not fit.
    Refused {
        /// Which entry.
        at: usize,
        /// Why.
        why: Box<Refusal>,
    },
}

/// A table at which an opponent can tell things.
pub trait Table {
    /// Tells a step. The closure is only called if someone listens.
    fn tell(&mut self, step: impl FnOnce() -> Step);

    /// Does someone listen? Rules that gather reasons before they tell anything need not do so for nobody.
    fn listens(&self) -> bool {
        true
    }

    /// Leaves a copy of the rules' whole state with the table, from which the rules could start again: it must hold
    /// everything they still need. Only a table that replays calls the closure.
    fn keep<S: Clone + Send + Sync + 'static>(&mut self, _state: impl FnOnce() -> S) {}

    /// The last copy left, if the table has one: the rules continue from there instead of from the start.
    fn resume<S: Clone + Send + Sync + 'static>(&mut self) -> Option<S> {
        None
    }
}

/// A table where nobody listens: simulations.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Table for Silent {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Step) {}

    #[inline]
    fn listens(&self) -> bool {
        false
    }
}

/// What can be corrected by hand, and how. A correction changes the record and nothing else, so that the record as it
/// was after many of them can be kept.
pub trait Record: Clone + Send + Sync + 'static {
    /// Every tracked figure with its current value.
    fn fields(&self) -> Vec<Field>;

    /// One of them. A game makes only that one where making all of them is dear: every correction needs it twice.
    fn field(&self, id: &str) -> Option<Field> {
        self.fields().into_iter().find(|field| field.id == id)
    }

    /// Sets one. The tape has already checked that the value is in the field's range or options.
    fn set(&mut self, field: &str, value: &Answer) -> Result<(), Refusal>;

    /// How to describe a correction if "figure: old value, new value" does not fit: a piece moved from one place to
    /// another, say.
    fn corrected(&self, _before: &Field, _value: &Answer) -> Option<Msg> {
        None
    }
}

impl Record for () {
    fn fields(&self) -> Vec<Field> {
        Vec::new()
    }
    fn set(&mut self, _: &str, _: &Answer) -> Result<(), Refusal> {
        Ok(())
    }
}

/// A step and when it was told.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// How many entries of the journal had been read by then.
    pub after: usize,
    /// What was told.
    pub step: Step,
}

/// An entry of the journal in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    /// What was asked, or which figure was set by hand.
    pub asked: Msg,
    /// What the person said.
    pub said: Msg,
}

impl Past {
    /// An answer in words.
    pub fn answered(question: &Question, answer: &Answer) -> Self {
        Self { asked: question.prompt.clone(), said: question.said(answer) }
    }

    /// The same on one line.
    pub fn line(&self) -> Msg {
        msg!("past-line", asked = self.asked.clone(), said = self.said.clone())
    }
}

/// The entries of a journal on their way through the rules.
#[derive(Debug)]
pub struct Tape<'a> {
    entries: &'a [Entry],
    at: usize,
    told: Vec<Told>,
    past: Option<Vec<Past>>,
    /// What an earlier replay of the same beginning told; none if nobody needs it.
    before: Option<Before>,
    copies: Checkpoints,
    patience: Patience<'a>,
}

/// What an earlier replay told, from some step on.
#[derive(Debug)]
struct Before {
    /// How many steps came before.
    first: usize,
    steps: std::vec::IntoIter<Told>,
}

impl Before {
    fn len(&self) -> usize {
        self.first + self.steps.len()
    }

    /// Up to step number `at`; the rest stays.
    fn up_to(&mut self, at: usize) -> Vec<Told> {
        let mut told: Vec<Told> = std::mem::take(&mut self.steps).collect();
        let rest = told.split_off(at.saturating_sub(self.first).min(told.len()));
        (self.first, self.steps) = (at, rest.into_iter());
        told
    }

    /// The steps from number `at` on that tell of the corrections after `asked` entries, one each, until `to`; none if
    /// they are not these.
    fn corrections(&mut self, at: usize, (asked, to): (usize, usize)) -> Option<impl Iterator<Item = Told>> {
        let (skip, many) = (at.checked_sub(self.first)?, to - asked);
        let told = self.steps.as_slice().get(skip..skip + many)?;
        if !told.iter().zip(asked + 1..).all(|(told, after)| told.after == after) {
            return None;
        }
        self.first = at + many;
        Some(self.steps.by_ref().skip(skip).take(many))
    }
}

/// Asked before every entry: may the replay go on? Rules have no clock, but whoever replays them may have one.
#[derive(Clone, Copy, Default)]
pub struct Patience<'a>(Option<&'a dyn Fn() -> bool>);

impl<'a> Patience<'a> {
    /// As long as this says so.
    pub const fn lasting(go_on: &'a dyn Fn() -> bool) -> Self {
        Self(Some(go_on))
    }

    /// For as long as it takes.
    pub const ENDLESS: Self = Self(None);
}

impl std::fmt::Debug for Patience<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.0.is_some() { "Patience" } else { "Patience::ENDLESS" })
    }
}

impl Table for Tape<'_> {
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        self.told.push(Told { after: self.at, step: step() });
    }

    fn keep<S: Clone + Send + Sync + 'static>(&mut self, state: impl FnOnce() -> S) {
        self.copies.keep((self.at, self.told.len(), self.entries.len()), state);
    }

    fn resume<S: Clone + Send + Sync + 'static>(&mut self) -> Option<S> {
        let known = |told: usize| self.before.as_ref().is_none_or(|before| told <= before.len());
        let found = self.copies.last().filter(|(_, told, _)| self.at == 0 && known(*told));
        let Some((at, told, state)) = found else {
            self.copies.start_over();
            return None;
        };
        self.at = at;
        self.told = self.before.as_mut().map(|before| before.up_to(told)).unwrap_or_default();
        Some(state)
    }
}

impl<'a> Tape<'a> {
    /// A tape at its start.
    pub const fn new(entries: &'a [Entry]) -> Self {
        Self::ahead(entries, Checkpoints::new())
    }

    /// A tape whose beginning was played before, with what was told then and the copies kept.
    pub(crate) fn going_on(entries: &'a [Entry], before: Vec<Told>, copies: Checkpoints) -> Self {
        let before = Before { first: 0, steps: before.into_iter() };
        Self { before: Some(before), ..Self::ahead(entries, copies) }
    }

    /// A tape whose beginning was played before: only what is told after the last of these copies matters.
    pub(crate) const fn ahead(entries: &'a [Entry], copies: Checkpoints) -> Self {
        Self { entries, at: 0, told: Vec::new(), past: None, before: None, copies, patience: Patience::ENDLESS }
    }

    /// The same with less patience.
    pub(crate) fn within(mut self, patience: Patience<'a>) -> Self {
        self.patience = patience;
        self
    }

    /// Everything told, and the copies kept.
    pub(crate) fn end(mut self) -> (Vec<Told>, Checkpoints) {
        self.copies.thin(self.entries.len());
        (self.told, self.copies)
    }

    /// A tape that puts every entry it reads into words ([`Tape::into_past`]), from the last of these copies on.
    pub(crate) fn remembering(entries: &'a [Entry], copies: Checkpoints) -> Self {
        Self { past: Some(Vec::new()), ..Self::ahead(entries, copies) }
    }

    /// The entries from number `from` on, in words.
    pub(crate) fn into_past(self, from: usize) -> Vec<Past> {
        let past = self.past.unwrap_or_default();
        let before = self.at - past.len();
        past.into_iter().skip(from.saturating_sub(before)).collect()
    }

    /// How many entries have been read.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Everything told so far.
    pub fn into_told(self) -> Vec<Told> {
        self.told
    }

    /// See [`Asks::correction`](crate::Asks::correction).
    pub(crate) fn correct<R: Record>(&mut self, record: &mut R) -> Result<bool, Stop> {
        let at = self.at;
        let Some(Entry::Set { set, to }) = self.entries.get(at) else { return Ok(false) };
        self.go_on()?;
        let (step, past) =
            correct(record, (set, to), self.past.is_some()).map_err(|why| Stop::Refused { at, why: Box::new(why) })?;
        self.at += 1;
        if let (Some(all), Some(past)) = (&mut self.past, past) {
            all.push(past);
        }
        self.tell(|| step);
        Ok(true)
    }

    /// See [`Asks::ask_lazily`](crate::Asks::ask_lazily).
    pub(crate) fn answer<R: Record, A, Q: Fn(&R) -> Question>(
        &mut self,
        record: &mut R,
        id: Option<&str>,
        question: Q,
        read: impl FnOnce(&R, &Answer, Insist, &Q) -> Result<A, Refusal>,
    ) -> Result<A, Stop> {
        let Some((q, a, insist)) = self.next_answer(record)? else {
            return Err(Stop::Ask(Box::new(question(record))));
        };
        let asked = id.map_or_else(|| question(record).id, |id| id.to_owned().into());
        let past = self.past.is_some().then(|| Past::answered(&question(record), a));
        self.read_if(*q == asked, past, || read(record, a, insist, &question))
    }

    /// See [`Asks::ask_built`](crate::Asks::ask_built).
    pub(crate) fn answer_built<R: Record, A, B: Asked>(
        &mut self,
        record: &mut R,
        build: impl Fn(&R) -> B,
        read: impl FnOnce(&R, &B, &Answer, Insist) -> Result<A, Refusal>,
    ) -> Result<A, Stop> {
        let next = self.next_answer(record)?;
        let built = build(record);
        let Some((q, a, insist)) = next else {
            return Err(Stop::Ask(Box::new(built.into_question())));
        };
        let past = self.past.is_some().then(|| Past::answered(built.question(), a));
        self.read_if(*q == built.question().id, past, || read(record, &built, a, insist))
    }

    /// The next answer, after the corrections before it.
    fn next_answer<R: Record>(&mut self, record: &mut R) -> Result<Option<(&'a String, &'a Answer, Insist)>, Stop> {
        let asked = self.at;
        self.corrected_before(record);
        while self.correct(record)? {
            let last = !matches!(self.entries.get(self.at), Some(Entry::Set { .. }));
            self.copies.keep_corrected((asked, self.at, self.entries.len()), last, || record.clone());
        }
        self.go_on()?;
        Ok(match self.entries.get(self.at) {
            Some(Entry::Answer { q, a, anyway }) => Some((q, a, Insist(*anyway))),
            _ => None,
        })
    }

    /// Goes to where an earlier replay was after the same corrections at the same question, as far as it is known.
    fn corrected_before<R: Record>(&mut self, record: &mut R) {
        let Some((to, after)) = self.copies.corrected::<R>(self.at) else { return };
        if let Some(before) = &mut self.before {
            let Some(told) = before.corrections(self.told.len(), (self.at, to)) else { return };
            self.told.extend(told);
        }
        if let Some(past) = &mut self.past {
            past.clear();
        }
        (self.at, *record) = (to, after);
    }

    /// Stops where patience ends.
    fn go_on(&self) -> Result<(), Stop> {
        let at = self.at;
        if self.patience.0.is_none_or(|go_on| go_on()) {
            return Ok(());
        }
        Err(Stop::Refused { at, why: Box::new(Refusal::new(TOO_DEAR, msg!("error-too-dear", number = at))) })
    }

    /// Reads the next answer if it belongs to the question asked.
    fn read_if<A>(
        &mut self,
        same: bool,
        past: Option<Past>,
        read: impl FnOnce() -> Result<A, Refusal>,
    ) -> Result<A, Stop> {
        let at = self.at;
        let answer = if same {
            read()
        } else {
            Err(Refusal::new("OtherQuestion", msg!("error-other-question", number = at + 1)))
        };
        let answer = answer.map_err(|why| Stop::Refused { at, why: Box::new(why) })?;
        self.at += 1;
        if let (Some(all), Some(past)) = (&mut self.past, past) {
            all.push(past);
        }
        Ok(answer)
    }
}

/// Does the person insist ("do it anyway")?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Insist(bool);

impl Insist {
    /// Refuses with a warning unless the person insists.
    pub fn or(self, code: &'static str, text: Msg) -> Result<(), Refusal> {
        if self.0 { Ok(()) } else { Err(Refusal::unless_confirmed(code, text)) }
    }

    /// Did the person insist?
    pub const fn given(self) -> bool {
        self.0
    }
}

/// A question whose options carry what they mean to the rules.
#[derive(Clone, Debug)]
pub struct Pick<T> {
    /// What the person sees.
    pub question: Question,
    /// What each option means, in the order of the options.
    pub meanings: Vec<T>,
}

impl<T: Clone> Pick<T> {
    /// One of these.
    pub fn one(
        id: impl Into<std::borrow::Cow<'static, str>>,
        prompt: Msg,
        options: impl IntoIterator<Item = (crate::Opt, T)>,
    ) -> Self {
        let (options, meanings) = options.into_iter().unzip();
        Self { question: Question::choice(id, prompt, options), meanings }
    }

    /// Several of these.
    pub fn several(
        id: impl Into<std::borrow::Cow<'static, str>>,
        prompt: Msg,
        options: impl IntoIterator<Item = (crate::Opt, T)>,
        range: (usize, usize),
    ) -> Self {
        let (options, meanings) = options.into_iter().unzip();
        Self { question: Question::several(id, prompt, options, range), meanings }
    }

    /// The same with a second line.
    #[must_use]
    pub fn note(mut self, note: Msg) -> Self {
        self.question = self.question.note(note);
        self
    }

    /// What an option's id means.
    pub(crate) fn meaning(&self, id: &str) -> Result<T, Refusal> {
        self.question
            .options()
            .iter()
            .position(|o| o.id == id)
            .and_then(|i| self.meanings.get(i).cloned())
            .ok_or_else(|| Refusal::new("NotOffered", msg!("error-not-offered", answer = id)))
    }
}

/// Applies a correction and says so, in words for the history too if they are wanted.
fn correct<R: Record>(
    record: &mut R,
    (field, value): (&str, &Answer),
    remember: bool,
) -> Result<(Step, Option<Past>), Refusal> {
    let unknown = || Refusal::new("UnknownField", msg!("error-unknown-field", field = field));
    let before = record.field(field).ok_or_else(unknown)?;
    let question = before.question();
    question.accepts(value).map_err(|why| match &before.kind {
        crate::FieldKind::Number { code: Some(code), .. } if why.code == "OutOfRange" => {
            Refusal::new(code.clone(), why.text)
        }
        _ => why,
    })?;
    record.set(field, value)?;
    let after = record.field(field).unwrap_or_else(|| Field { value: value.clone(), ..before.clone() });
    let told = record
        .corrected(&before, value)
        .unwrap_or_else(|| msg!("corrected", field = before.label.clone(), from = before.shown(), to = after.shown()));
    let asked = || msg!("set-by-hand", field = before.label.clone());
    let past = remember.then(|| Past { asked: asked(), said: question.said(value) });
    let step = Step::mind(told).data(serde_json::json!({"set": field, "from": before.value, "to": after.value}));
    Ok((step, past))
}
