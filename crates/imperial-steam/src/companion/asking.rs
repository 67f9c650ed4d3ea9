//! What this game adds to the ways of asking: "not possible" beside each of Franz's questions, typed names and amounts,
//! and columns of the influence track.

use table::{Answer, Asks, Kind, Msg, Opt, Question, Refusal, Stop, msg};

use super::from_person::FromPerson;
use crate::facts::{Fact, Pause};
use crate::franz::state::State;
use crate::names::{City, Side};
use crate::words::{numbers, plain};

/// The aside of each of Franz's questions: not possible, skip this effect.
const SKIP: &str = "skip";

pub(crate) fn skip() -> Opt {
    Opt::new(SKIP, msg!("imperial-steam-answer-skip")).aside()
}

/// Builds a question.
pub(crate) type Asked<'q> = &'q dyn Fn(&State) -> Question;

/// Asks for one id; `read` says what it means. None if the person skips.
pub(crate) fn one<T: Asks<State>, A>(
    table: &mut T,
    st: &mut State,
    id: &str,
    question: Asked<'_>,
    read: &dyn Fn(&State, &str) -> Result<A, Refusal>,
) -> Result<Option<A>, Stop> {
    table.ask_lazily(st, Some(id), question, |st, answer, _, question| {
        let asked = question(st);
        asked.accepts(answer)?;
        match answer.id().unwrap_or_default().trim() {
            SKIP if asked.options().iter().any(|o| o.id == SKIP) => Ok(None),
            id => read(st, id).map(Some),
        }
    })
}

/// Asks for several ids. None if the person skips.
pub(crate) fn several<T: Asks<State>>(
    table: &mut T,
    st: &mut State,
    id: &str,
    question: Asked<'_>,
) -> Result<Option<Vec<String>>, Stop> {
    table.ask_lazily(st, Some(id), question, |st, answer, _, question| {
        question(st).accepts(answer)?;
        Ok(match answer {
            Answer::Several(ids) if *ids == [SKIP] => None,
            Answer::Several(ids) => Some(ids.clone()),
            _ => Some(Vec::new()),
        })
    })
}

/// Options for columns of the influence track.
pub(crate) fn column_options(st: &State) -> Vec<Opt> {
    st.columns.iter().map(|v| plain(v.to_string())).collect()
}

/// The column for a typed value; UnknownColumn if there is none.
pub(crate) fn read_column(st: &State, id: &str) -> Result<usize, Refusal> {
    let found = id.parse::<i64>().ok().and_then(|v| st.columns.iter().position(|c| c.0 == v));
    found.ok_or_else(|| Refusal::new("UnknownColumn", msg!("imperial-steam-error-column", value = id)))
}

/// Asks for a column.
pub(crate) fn column<T: Asks<State>>(
    table: &mut T,
    st: &mut State,
    id: &'static str,
    prompt: &dyn Fn(&State) -> Msg,
) -> Result<usize, Stop> {
    let question = |st: &State| Question::choice(id, prompt(st), column_options(st)).free();
    table.ask_lazily(st, Some(id), question, |st, answer, _, question| match answer.id() {
        Some(id) => read_column(st, id.trim()),
        None => question(st).accepts(answer).map(|()| 0),
    })
}

/// QO1: whose marker is in front?
pub(crate) fn front<T: Asks<State>>(table: &mut T, st: &mut State) -> Result<Side, Stop> {
    let question = |_: &State| {
        let side = |s: Side| Opt::new(s.id(), msg!("imperial-steam-side", who = s.id()));
        Question::choice("QO1", msg!("imperial-steam-ask-front"), vec![side(Side::You), side(Side::Franz)])
    };
    let read = one(table, st, "QO1", &question, &|_, id| Ok(Side::parse(id)))?;
    Ok(read.flatten().unwrap_or(Side::You))
}

/// Checks what was typed instead of chosen.
pub(crate) type Typed<'t> = &'t dyn Fn(&str) -> Result<(), Refusal>;

/// Names, or one of the asides.
pub(crate) enum Named {
    Cities(Vec<City>),
    None,
    NoCity,
}

pub(crate) const NONE: &str = "none";
pub(crate) const NO_CITY: &str = "no-city";

fn name_error(why: &'static str, city: &str) -> Refusal {
    Refusal::new("BadName", msg!("imperial-steam-error-name", why = why, city = city))
}

impl<T: Asks<State>> FromPerson<'_, T> {
    /// Asks for names. `among` lists the only possible ones; without it, all known cities outside his network are
    /// offered and new ones may be typed.
    pub(crate) fn names(
        &mut self,
        st: &mut State,
        id: &'static str,
        prompt: &dyn Fn(&State) -> Msg,
        among: Option<&[City]>,
        without: &[City],
        (min, asides): (usize, &[&'static str]),
    ) -> Fact<Named> {
        let block = self.notes.block.clone();
        let question = |st: &State| {
            let cities: Vec<City> = match among {
                Some(cities) => cities.to_vec(),
                None => st.names.all().filter(|c| !st.franz.joined(*c) && !without.contains(c)).collect(),
            };
            let mut options: Vec<Opt> = st.sorted(cities).into_iter().map(|c| plain(st.names.of(c))).collect();
            let most = if among.is_some() { options.len() } else { 40 };
            let aside = |id: &&'static str| match *id {
                NONE => Opt::new(NONE, msg!("imperial-steam-answer-none-has-any")).aside(),
                _ => Opt::new(NO_CITY, msg!("imperial-steam-answer-no-city")).aside(),
            };
            options.extend(asides.iter().map(aside));
            options.push(skip());
            let mut question = Question::several(id, prompt(st), options, (min.min(most), most));
            question.note = block.clone();
            if among.is_some() { question } else { question.free() }
        };
        let read = self.table.ask_lazily(st, Some(id), question, |st, answer, _, question| {
            if let (Answer::Several(ids), None) = (answer, among) {
                ids.iter().try_for_each(|id| new_name(st, id, without))?;
            }
            question(st).accepts(answer)?;
            Ok(match answer {
                Answer::Several(ids) => ids.clone(),
                _ => Vec::new(),
            })
        })?;
        match read.first().map(String::as_str) {
            Some(SKIP) => Err(Pause::Skip),
            Some(NONE) if asides.contains(&NONE) => Ok(Named::None),
            Some(NO_CITY) if asides.contains(&NO_CITY) => Ok(Named::NoCity),
            _ => {
                let mut cities: Vec<City> = Vec::new();
                for name in &read {
                    let city = st.names.add(name);
                    if !cities.contains(&city) {
                        cities.push(city);
                    }
                }
                Ok(Named::Cities(cities))
            }
        }
    }

    /// Asks for the name of one city outside his network; none if the person skips.
    pub(crate) fn one_name(
        &mut self,
        st: &mut State,
        id: &'static str,
        prompt: &dyn Fn(&State) -> Msg,
        without: &[City],
    ) -> Fact<Option<City>> {
        let question = |st: &State| {
            let cities = st.names.all().filter(|c| !st.franz.joined(*c) && !without.contains(c)).collect();
            let mut options: Vec<Opt> = st.sorted(cities).into_iter().map(|c| plain(st.names.of(c))).collect();
            options.push(skip());
            Question::choice(id, prompt(st), options).free()
        };
        let read = |st: &State, name: &str| new_name(st, name, without).map(|()| name.to_owned());
        let name = one(self.table, st, id, &question, &read)?;
        Ok(name.map(|name| st.names.add(&name)))
    }

    /// Asks for one of several ids, or a typed number.
    pub(crate) fn pick(
        &mut self,
        st: &mut State,
        id: &str,
        question: &dyn Fn(&State) -> Question,
        typed: Option<Typed<'_>>,
    ) -> Fact<String> {
        let block = self.notes.block.clone();
        let question = |st: &State| {
            let mut question = question(st);
            if question.note.is_none() {
                question.note = block.clone();
            }
            if let Kind::Choice(options) | Kind::Confirm(options) = &mut question.kind {
                options.push(skip());
            }
            question
        };
        let read = one(self.table, st, id, &question, &|st, id| {
            if let Some(typed) = typed
                && !question(st).options().iter().any(|o| o.id == id)
            {
                typed(id)?;
            }
            Ok(id.to_owned())
        })?;
        read.ok_or(Pause::Skip)
    }

    /// Asks for a small number.
    pub(crate) fn amount(&mut self, st: &mut State, id: &str, prompt: Msg, range: (i64, i64)) -> Fact<i64> {
        let ask = |_: &State| Question::choice(id.to_owned(), prompt.clone(), numbers(range.0..=range.1));
        Ok(self.pick(st, id, &ask, None)?.parse().unwrap_or(range.0))
    }

    /// Asks for gulden: some amounts are offered, others can be typed.
    pub(crate) fn gulden(
        &mut self,
        st: &mut State,
        id: &str,
        prompt: Msg,
        first: Vec<Opt>,
        steps: (i64, i64),
    ) -> Fact<String> {
        let ask = |_: &State| {
            let mut options = first.clone();
            options.extend(numbers((steps.0..=steps.1).step_by(10)));
            Question::choice(id.to_owned(), prompt.clone(), options).free()
        };
        let typed = |text: &str| match text.parse::<i64>() {
            Ok(n) if (0..=9990).contains(&n) => Ok(()),
            _ => Err(Refusal::new("OutOfRange", msg!("error-out-of-range", min = 0, max = 9990))),
        };
        self.pick(st, id, &ask, Some(&typed))
    }

    pub(crate) fn yes_no(&mut self, st: &mut State, id: &'static str, prompt: Msg) -> Fact<bool> {
        let ask = |_: &State| Question::yes_no(id, prompt.clone());
        Ok(self.pick(st, id, &ask, None)? == "yes")
    }
}

/// May this name be given as a city outside his network?
fn new_name(st: &State, name: &str, without: &[City]) -> Result<(), Refusal> {
    let name = name.trim();
    if name.is_empty() || name.len() > 60 {
        return Err(name_error("empty", name));
    }
    match st.names.find(name) {
        Some(city) if st.franz.joined(city) => Err(name_error("joined", st.names.of(city))),
        Some(city) if without.contains(&city) => Err(name_error("ruled-out", st.names.of(city))),
        _ => Ok(()),
    }
}
