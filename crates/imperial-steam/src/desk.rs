//! Where answers come from: the tape of a journal, or a person who is there (simulations, tests).

use table::{Answer, Asks as _, Entry, Insist, Msg, Opt, Question, Refusal, Silent, Step, Stop, Table, Tape, msg};

use crate::state::State;

/// A table at which questions are answered.
pub trait Desk: Table {
    /// Asks; `read` turns the answer into what the rules need or refuses it. The id is given beforehand, so
    /// that a question is only built where somebody will see it or an answer is compared with it.
    fn ask<A>(
        &mut self,
        st: &mut State,
        id: &str,
        question: &dyn Fn(&State) -> Question,
        read: &dyn Fn(&State, &Answer, Insist) -> Result<A, Refusal>,
    ) -> Result<A, Stop>;
}

impl Desk for Tape<'_> {
    fn ask<A>(
        &mut self,
        st: &mut State,
        id: &str,
        question: &dyn Fn(&State) -> Question,
        read: &dyn Fn(&State, &Answer, Insist) -> Result<A, Refusal>,
    ) -> Result<A, Stop> {
        self.ask_lazily(st, Some(id), question, |st, answer, insist, _| read(st, answer, insist))
    }
}

/// Nobody is there: every question stops the rules.
impl Desk for Silent {
    fn ask<A>(
        &mut self,
        st: &mut State,
        _: &str,
        question: &dyn Fn(&State) -> Question,
        _: &dyn Fn(&State, &Answer, Insist) -> Result<A, Refusal>,
    ) -> Result<A, Stop> {
        Err(Stop::Ask(Box::new(question(st))))
    }
}

/// A person who is there and answers at once, so that a game is played in one go and not from its
/// first entry at each answer. Keeps the journal.
pub struct Live<P> {
    /// Answers a question; sees how things stand and what was told since the last one.
    pub person: P,
    /// The journal so far.
    pub entries: Vec<Entry>,
    /// What was told since the last question.
    pub told: Vec<Step>,
    /// Build the steps at all?
    pub listening: bool,
}

impl<P> Live<P> {
    /// A person at the table.
    pub const fn new(person: P, listening: bool) -> Self {
        Self { person, entries: Vec::new(), told: Vec::new(), listening }
    }
}

impl<P> Table for Live<P> {
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        if self.listening {
            self.told.push(step());
        }
    }
}

impl<P: FnMut(&Question, &State, &[Step]) -> Entry> Desk for Live<P> {
    fn ask<A>(
        &mut self,
        st: &mut State,
        id: &str,
        question: &dyn Fn(&State) -> Question,
        read: &dyn Fn(&State, &Answer, Insist) -> Result<A, Refusal>,
    ) -> Result<A, Stop> {
        loop {
            let asked = question(st);
            debug_assert_eq!(asked.id, id, "a question goes by one id");
            let told = std::mem::take(&mut self.told);
            let mut entry = [(self.person)(&asked, st, &told)];
            loop {
                let mut tape = Tape::new(&entry);
                let got = tape.ask_lazily(st, Some(id), question, |st, a, insist, _| read(st, a, insist));
                let steps = tape.into_told().into_iter().map(|t| t.step);
                match got {
                    Ok(answer) => {
                        let [entry] = entry;
                        self.entries.push(entry);
                        return Ok(answer);
                    }
                    // A correction is carried out, or refused and forgotten; the question comes back.
                    Err(stop) if matches!(entry, [Entry::Set { .. }]) => {
                        if matches!(stop, Stop::Ask(_)) {
                            self.told.extend(steps);
                            let [entry] = entry;
                            self.entries.push(entry);
                        }
                        break;
                    }
                    // Warned; the person insists.
                    Err(Stop::Refused { why, .. })
                        if why.anyway && matches!(entry, [Entry::Answer { anyway: false, .. }]) =>
                    {
                        let [Entry::Answer { anyway, .. }] = &mut entry else { break };
                        *anyway = true;
                    }
                    Err(stop) => return Err(stop),
                }
            }
        }
    }
}

/// The aside that every screen of Franz's has: not possible, skip this effect.
pub const SKIP: &str = "skip";

/// That option.
pub fn skip() -> Opt {
    Opt::new(SKIP, msg!("steam-answer-skip")).aside()
}

/// Asks for one id; `read` says what it means. None: the person skips.
pub fn one<D: Desk, A>(
    desk: &mut D,
    st: &mut State,
    id: &str,
    question: &dyn Fn(&State) -> Question,
    read: &dyn Fn(&State, &str) -> Result<A, Refusal>,
) -> Result<Option<A>, Stop> {
    desk.ask(st, id, question, &|st, answer, _| {
        question(st).accepts(answer)?;
        match answer.id().unwrap_or_default().trim() {
            SKIP => Ok(None),
            id => read(st, id).map(Some),
        }
    })
}

/// What several ids mean.
pub type ReadSeveral<'r, A> = &'r dyn Fn(&State, &[String]) -> Result<A, Refusal>;

/// Asks for several ids; `read` says what they mean. None: the person skips.
pub fn several<D: Desk, A>(
    desk: &mut D,
    st: &mut State,
    id: &str,
    question: &dyn Fn(&State) -> Question,
    read: ReadSeveral<'_, A>,
) -> Result<Option<A>, Stop> {
    desk.ask(st, id, question, &|st, answer, _| {
        question(st).accepts(answer)?;
        match answer {
            Answer::Several(ids) if *ids == [SKIP] => Ok(None),
            Answer::Several(ids) => read(st, ids).map(Some),
            _ => read(st, &[]).map(Some),
        }
    })
}

/// Asks for a number; outside the range the refusal has the game's own code.
pub fn number<D: Desk>(
    desk: &mut D,
    st: &mut State,
    id: &str,
    question: &dyn Fn(&State) -> Question,
    refusal: Option<&dyn Fn() -> Refusal>,
) -> Result<i64, Stop> {
    desk.ask(st, id, question, &|st, answer, _| {
        question(st).accepts(answer).map_err(|why| refusal.map_or(why, |own| own()))?;
        Ok(answer.number().unwrap_or_default())
    })
}

/// A yes or no.
pub fn yes<D: Desk>(
    desk: &mut D,
    st: &mut State,
    id: &str,
    question: &dyn Fn(&State) -> Question,
) -> Result<bool, Stop> {
    desk.ask(st, id, question, &|st, answer, _| {
        question(st).accepts(answer)?;
        Ok(answer.id() == Some("yes"))
    })
}

/// Options for columns of the influence track.
pub fn column_options(st: &State) -> Vec<Opt> {
    st.columns.iter().map(|v| Opt::new(v.to_string(), Msg::plain(v.to_string()))).collect()
}

/// The column of a typed value; E-COLUMN if there is none.
pub fn read_column(st: &State, id: &str) -> Result<usize, Refusal> {
    let found = id.parse::<i64>().ok().and_then(|v| st.columns.iter().position(|c| *c == v));
    found.ok_or_else(|| Refusal::new("E-COLUMN", msg!("steam-error-column", value = id)))
}

/// Asks for a column.
pub fn column<D: Desk>(
    desk: &mut D,
    st: &mut State,
    id: &'static str,
    prompt: &dyn Fn(&State) -> Msg,
) -> Result<usize, Stop> {
    let question = |st: &State| Question::choice(id, prompt(st), column_options(st)).free();
    desk.ask(st, id, &question, &|st, answer, _| {
        let Some(id) = answer.id() else { return question(st).accepts(answer).map(|()| 0) };
        read_column(st, id.trim())
    })
}
