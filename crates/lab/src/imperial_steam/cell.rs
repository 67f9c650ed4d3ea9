//! Which cards Franz has, how much money he starts with, and when Trieste is joined without him.

use std::collections::BTreeMap;

use imperial_steam::franz::state::{ROUNDS, State};
use imperial_steam::{GAME, companion};
use serde::{Deserialize, Serialize};
use table::{Setup, prepare};

use super::Row;
use super::seat::Nobody;
use crate::grid::{Combination, options_in_code, options_in_column};
use crate::run::Problem;

/// One combination.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// A or B for his cards 1, 2 and 3: `AAA` to `BBB`.
    pub cards: String,
    /// The money he starts with.
    pub money: u16,
    /// The round in which the person joins Trieste; 0 for never.
    pub trieste: u8,
    /// All other options that are not as usual.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
}

/// Who sits in the person's seat.
const PLAYER: &str = "nobody";

impl Cell {
    /// Franz with the usual options.
    pub fn new(cards: &str, money: u16, trieste: u8) -> Self {
        Self { cards: cards.to_owned(), money, trieste, options: BTreeMap::new() }
    }

    /// Its set-up, checked.
    pub fn setup(&self) -> Result<Setup, Problem> {
        let wrong = |why: &str| Problem::Options(self.code(), why.to_owned());
        let cards: [char; 3] =
            self.cards.chars().collect::<Vec<_>>().try_into().map_err(|_| wrong("AAA, AAB … BBB"))?;
        if i64::from(self.trieste) > ROUNDS {
            return Err(wrong("never, 1–8"));
        }
        let mut setup = Setup::new(Self::GAME, "companion", 0).with("mode", "tracked").with("start_money", self.money);
        for (number, card) in (1..).zip(cards) {
            setup = setup.with(&format!("card{number}"), card);
        }
        setup.options.extend(self.options.clone());
        prepare(&GAME, setup)
            .map_err(|refused| wrong(&refused.iter().map(|r| r.code.as_ref()).collect::<Vec<&str>>().join(", ")))
    }

    fn trieste_code(&self) -> String {
        if self.trieste == 0 { "never".to_owned() } else { format!("round{}", self.trieste) }
    }
}

impl Combination for Cell {
    const GAME: &'static str = "imperial-steam";
    type Row = Row;
    type Ready = (Nobody, State);
    const TEXTS: &'static [&'static str] = &["cards", "options"];
    const NUMBERS: &'static [&'static str] = &["money", "trieste"];

    fn player(&self) -> &str {
        PLAYER
    }

    fn code(&self) -> String {
        let code = format!("{}-{}-{}", self.cards, self.money, self.trieste_code());
        code + &options_in_code(&self.options)
    }

    fn texts(&self) -> Vec<String> {
        vec![self.cards.clone(), options_in_column(&self.options)]
    }

    fn numbers(&self) -> Vec<i32> {
        vec![self.money.into(), self.trieste.into()]
    }

    fn ready(&self) -> Result<Self::Ready, Problem> {
        let setup = self.setup()?;
        let seat = Nobody { trieste: (self.trieste > 0).then_some(self.trieste.into()) };
        let wrong = |why: Vec<table::Refusal>| {
            let codes: Vec<&str> = why.iter().map(|r| r.code.as_ref()).collect();
            Problem::Options(self.code(), codes.join(", "))
        };
        let st = companion::start(&setup).map_err(wrong)?;
        // The first game is played at once: options that ask the seat more than it can answer are refused here.
        match Row::play(seat, st.clone(), 0, 0) {
            Some(_) => Ok((seat, st)),
            None => Err(Problem::Options(self.code(), PLAYER.to_owned())),
        }
    }

    fn play((seat, st): &Self::Ready, seed: u64, game: u64) -> Row {
        let mut st = st.clone();
        companion::deal(&mut st, seed);
        Row::play(*seat, st, seed, game).expect("the seat was asked the same before the run")
    }
}
