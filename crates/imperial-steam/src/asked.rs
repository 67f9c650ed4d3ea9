//! The table without board data: each request becomes the narrowest question (§12.1). The person
//! looks, the program applies all priorities.

use table::{Answer, Msg, Opt, Question, Refusal, msg};

use crate::city::City;
use crate::desk::{self, Desk, SKIP, skip};
use crate::facts::{Fact, Notes, Pause, Place, Pool};
use crate::state::State;

/// A table without board data.
pub struct Asked<'t, D: Desk> {
    /// Who answers.
    pub desk: &'t mut D,
    /// Reasons on their way.
    pub notes: Notes,
    /// The person draws the printed cards.
    pub printed: bool,
}

/// Judges what was typed instead of chosen.
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
    Refusal::new("E-NAME", msg!("steam-error-name", why = why, city = city))
}

pub(crate) fn cities_msg(st: &State, cities: &[City]) -> Vec<Msg> {
    cities.iter().map(|c| Msg::plain(st.names.of(*c))).collect()
}

fn city_opt(st: &State, city: City) -> Opt {
    Opt::new(st.names.of(city).to_owned(), Msg::plain(st.names.of(city)))
}

/// A pool in words.
pub fn pool_told(st: &State, pool: &Pool) -> Msg {
    let list = |cities: &[City]| cities_msg(st, &st.sorted(cities.to_vec()));
    let (place, city, names) = match &pool.place {
        Place::Network => ("network", "", Vec::new()),
        Place::City(c) => ("city", st.names.of(*c), Vec::new()),
        Place::Named(cities) => ("named", "", list(cities)),
    };
    let but = if pool.without.is_empty() || place == "named" { "no" } else { "yes" };
    msg!("steam-pool", place = place, city = city, names = names, but = but, without = list(&pool.without))
}

/// Numbers to choose from.
pub(crate) fn numbers(range: impl Iterator<Item = i64>) -> Vec<Opt> {
    range.map(|n| Opt::new(n.to_string(), Msg::plain(n.to_string()))).collect()
}

impl<'t, D: Desk> Asked<'t, D> {
    /// At this table.
    pub fn new(desk: &'t mut D, printed: bool) -> Self {
        Self { desk, notes: Notes::default(), printed }
    }

    /// Asks for names. `among`: the only ones possible; else all that are known outside his network, and
    /// new ones may be typed.
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
            let mut options: Vec<Opt> = st.sorted(cities).into_iter().map(|c| city_opt(st, c)).collect();
            let most = if among.is_some() { options.len() } else { 40 };
            let aside = |id: &&'static str| match *id {
                NONE => Opt::new(NONE, msg!("steam-answer-none-has-any")).aside(),
                _ => Opt::new(NO_CITY, msg!("steam-answer-no-city")).aside(),
            };
            options.extend(asides.iter().map(aside));
            options.push(skip());
            let mut question = Question::several(id, prompt(st), options, (min.min(most), most));
            question.note = block.clone();
            if among.is_some() { question } else { question.free() }
        };
        let read = self.desk.ask(st, id, &question, &|st, answer, _| {
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

    /// Asks for one of some ids, or a number typed.
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
            if let table::Kind::Choice(options) | table::Kind::Confirm(options) = &mut question.kind {
                options.push(skip());
            }
            question
        };
        let read = desk::one(self.desk, st, id, &question, &|st, id| {
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

    /// Asks for gulden: some to choose from, others typed.
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
            _ => Err(Refusal::new("E-RANGE", msg!("steam-error-range", name = "gulden", lo = 0, hi = 9990))),
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

/// QO1: whose marker is in front?
pub fn front<D: Desk>(desk: &mut D, st: &mut State) -> Result<crate::word::Side, table::Stop> {
    use crate::word::Side;
    let question = |_: &State| {
        let side = |s: Side| Opt::new(s.word(), msg!("steam-side", who = s.word()));
        Question::choice("QO1", msg!("steam-ask-front"), vec![side(Side::You), side(Side::Franz)])
    };
    let read = desk::one(desk, st, "QO1", &question, &|_, id| Ok(if id == "you" { Side::You } else { Side::Franz }))?;
    Ok(read.unwrap_or(Side::You))
}

/// What a link may be: the word, tunnel and bridge, your track.
pub(crate) const LINKS: [(&str, [bool; 2], bool); 8] = [
    ("none", [false, false], false),
    ("tunnel", [true, false], false),
    ("bridge", [false, true], false),
    ("both", [true, true], false),
    ("none-yours", [false, false], true),
    ("tunnel-yours", [true, false], true),
    ("bridge-yours", [false, true], true),
    ("both-yours", [true, true], true),
];

/// The word of a link.
pub fn link_word(needs: [bool; 2], yours: bool) -> &'static str {
    LINKS.iter().find(|l| l.1 == needs && l.2 == yours).map_or("none", |l| l.0)
}
