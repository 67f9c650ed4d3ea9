//! What several tests need: Nautoma at a table where the test hands her the cards, and shortcuts.

#![allow(dead_code)]

use std::collections::VecDeque;
use std::convert::Infallible;

use finspan::cards::Cards;
use finspan::data::printed;
use finspan::decision::{Action, Decision, Steps};
use finspan::nautoma::{self, Catch, Nautoma, Waters};
use finspan::plan::{Plan, Ravel};
use finspan::{GAME, Marker};
use table::{Answer, Session, Setup, Step, Table};

/// Nautoma with cards, fish and counts handed to her by the test.
pub struct Scripted {
    pub her: Nautoma,
    pub plan: Plan,
    pub cards: VecDeque<Decision>,
    pub fish_left: u32,
    pub yours: Option<u32>,
    pub ravel: (u32, u32),
    pub told: Vec<Step>,
}

impl Scripted {
    pub fn new(level: usize) -> Self {
        let setup = table::prepare(&GAME, Setup::new("finspan", "companion", 1).with("level", level)).unwrap();
        let plan = Plan { side_b: false, ..Plan::of(&setup, &Cards::built_in()) };
        let plan = Plan { tiles: [0, 6, 12].map(|at| printed().tiles[at]), ..plan };
        let (cards, told) = (VecDeque::new(), Vec::new());
        Self { her: Nautoma::new(), plan, cards, fish_left: 999, yours: None, ravel: (0, 0), told }
    }

    pub fn at(mut self, eggs: u32, young: u32, schools: u32, fish: u32) -> Self {
        (self.her.eggs, self.her.young, self.her.schools, self.her.fish) = (eggs, young, schools, fish);
        self
    }

    pub fn piles(&self) -> (u32, u32, u32, u32) {
        (self.her.eggs, self.her.young, self.her.schools, self.her.fish)
    }

    /// Plays one card.
    pub fn play(&mut self, card: Decision) -> (u32, u32, u32, u32) {
        self.cards.push_back(card);
        let Ok(_) = nautoma::turn(self);
        self.piles()
    }

    /// Plays a house card.
    pub fn house(&mut self, number: usize) -> (u32, u32, u32, u32) {
        self.play(printed().house[number - 1])
    }

    pub fn tile(&mut self, week: usize, line: usize) {
        self.plan.tiles[week - 1] = printed().tiles[(week - 1) * 6 + line - 1];
        self.her.week = week as u8;
    }

    pub fn ravel_mode(&mut self, number: usize, strength: u32) {
        self.plan.ravel = Some(Ravel { card: printed().ravel[number - 1], strength });
    }
}

impl Table for Scripted {
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        self.told.push(step());
    }
}

impl Waters for Scripted {
    type Pause = Infallible;
    fn her(&mut self) -> &mut Nautoma {
        &mut self.her
    }
    fn plan(&self) -> Plan {
        self.plan
    }
    fn decision(&mut self) -> Result<Decision, Infallible> {
        Ok(self.cards.pop_front().expect("the test handed her a card"))
    }
    fn fish_card(&mut self) -> Result<Catch, Infallible> {
        if self.fish_left == 0 {
            return Ok(Catch::Nothing);
        }
        self.fish_left -= 1;
        Ok(Catch::Unseen)
    }
    fn reward(&mut self, _: u8) -> Result<(), Infallible> {
        Ok(())
    }
    fn achievement(&mut self) -> Result<Option<u32>, Infallible> {
        Ok(self.yours)
    }
    fn ravel(&mut self) -> Result<(u32, u32), Infallible> {
        Ok(self.ravel)
    }
}

pub fn dive(marker: Marker, school: bool, hatch: bool, eggs: bool) -> Decision {
    Decision { number: 0, marker, action: Action::Dive(Steps { school, hatch, eggs }) }
}

pub fn fish(marker: Marker) -> Decision {
    Decision { number: 0, marker, action: Action::Fish }
}

/// The house cards as an owner would have entered them.
pub fn house_as_own() -> serde_json::Value {
    let file: serde_json::Value = serde_json::from_str(include_str!("../../data/nautoma.json")).unwrap();
    serde_json::json!({"decision_cards": file["decision_sets"][0]["cards"]})
}

pub fn setup(seed: u64) -> Setup {
    Setup::new("finspan", "companion", seed)
}

/// With the printed deck in hand, all cards known.
pub fn printed_deck(level: usize) -> Setup {
    let mut setup = setup(1).with("level", level).with("deck", "printed");
    setup.own.insert("finspan-owner".into(), house_as_own());
    setup
}

pub fn start(setup: Setup) -> Session<'static> {
    Session::start(&GAME, setup).unwrap()
}

pub fn tap(session: &mut Session<'_>, answers: &[&str]) {
    for answer in answers {
        session.answer((*answer).into(), false).unwrap_or_else(|why| panic!("{answer}: {why:?}"));
    }
}

pub fn several(ids: &[&str]) -> Answer {
    Answer::Several(ids.iter().map(|&s| s.to_owned()).collect())
}

pub fn asked(session: &Session<'_>) -> String {
    session.screen().ask.as_ref().map_or_else(|| "over".to_owned(), |q| q.id.to_string())
}

pub fn figure(session: &Session<'_>, name: &str) -> i64 {
    session.screen().state[name].as_i64().unwrap_or_else(|| panic!("{name}: {}", session.screen().state))
}

/// (eggs, young, schools, fish | markers).
pub fn area(session: &Session<'_>) -> [i64; 5] {
    ["eggs", "young", "schools", "fish", "divers_board"].map(|name| figure(session, name))
}

pub fn option_ids(session: &Session<'_>) -> Vec<String> {
    session.screen().ask.as_ref().unwrap().options().iter().map(|o| o.id.to_string()).collect()
}

/// The message ids of what was told since the last answer.
pub fn news(session: &Session<'_>) -> Vec<String> {
    session.screen().news().map(|t| t.step.text.id.to_string()).collect()
}

/// One house-rule turn of both: mine is done, hers follows.
pub fn code(result: Result<(), table::Refusal>) -> String {
    result.map_or_else(|why| why.code.into_owned(), |()| "accepted".into())
}
