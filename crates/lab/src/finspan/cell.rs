//! Who plays Finspan under which rules.

use std::collections::BTreeMap;

use finspan::GAME;
use finspan::options::Plan;
use players::Kind;
use serde::{Deserialize, Serialize};
use table::{Game, Setup, prepare};

use super::Row;
use crate::grid::{Combination, options_in_code, options_in_column};
use crate::run::Problem;

table::closed_set! {
    /// A side of the achievement board, by the id that the option has.
    pub enum Side {
        /// The fixed tiles.
        A = "a",
        /// One of six tiles a week, drawn for every game.
        B = "b",
    }
}

/// One combination.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// Who plays, by name.
    pub player: String,
    /// The level, 1–5.
    pub level: u8,
    /// The side of the achievement board.
    pub side: Side,
    /// `off`, `random` (a card drawn for every game) or a card, `R1`–`R6`.
    pub ravel: String,
    /// X of the Ravel mode; 0 where it is off.
    pub ravel_strength: u8,
    /// All other options that are not as usual.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
}

/// Options that have a column of their own.
const OWN_COLUMN: [&str; 4] = ["level", "side", "ravel", "ravel_strength"];

/// Ravel mode is off.
pub(super) const OFF: &str = "off";
/// A Ravel card is drawn for every game.
pub(super) const DRAWN: &str = "random";

impl Cell {
    /// A player in a checked set-up of the digital game.
    pub fn new(player: Kind, setup: &Setup) -> Self {
        let plan = Plan::of(setup, &finspan::own::Cards::of(setup));
        let unusual = |name: &str, value: &str| {
            !OWN_COLUMN.contains(&name) && GAME.about().options.iter().all(|o| o.name != name || o.default != value)
        };
        let options = setup.options.iter().filter(|(name, value)| unusual(name, value));
        Self {
            player: player.to_string(),
            level: plan.level.level,
            side: if plan.side_b { Side::B } else { Side::A },
            ravel: setup.get("ravel").to_owned(),
            ravel_strength: plan.ravel.map_or(0, |ravel| ravel.strength as u8),
            options: options.map(|(name, value)| (name.clone(), value.clone())).collect(),
        }
    }

    /// Its set-up, checked.
    pub fn setup(&self) -> Result<Setup, Problem> {
        let mut setup = Setup::new("finspan", "digital", 0)
            .with("level", self.level)
            .with("side", self.side.id())
            .with("ravel", &self.ravel);
        if self.ravel_strength > 0 {
            setup = setup.with("ravel_strength", self.ravel_strength);
        }
        setup.options.extend(self.options.clone());
        prepare(&GAME, setup).map_err(|refused| {
            let codes: Vec<&str> = refused.iter().map(|r| r.code.as_ref()).collect();
            Problem::Options(self.code(), codes.join(", "))
        })
    }

    /// Ravel in a few letters: `off`, `random2`, `R3x4`.
    pub fn ravel_code(&self) -> String {
        match self.ravel.as_str() {
            OFF => OFF.to_owned(),
            DRAWN => format!("{DRAWN}{}", self.ravel_strength),
            card => format!("{card}x{}", self.ravel_strength),
        }
    }
}

impl Combination for Cell {
    const GAME: &'static str = "finspan";
    type Row = Row;
    type Ready = (Kind, Setup);
    const TEXTS: &'static [&'static str] = &["side", "ravel", "options"];
    const NUMBERS: &'static [&'static str] = &["level", "ravel_strength"];

    fn player(&self) -> &str {
        &self.player
    }

    fn code(&self) -> String {
        let code = format!("{}-{}-{}-{}", self.player.replace(':', "."), self.level, self.side.id(), self.ravel_code());
        code + &options_in_code(&self.options)
    }

    fn texts(&self) -> Vec<String> {
        vec![self.side.id().to_owned(), self.ravel.clone(), options_in_column(&self.options)]
    }

    fn numbers(&self) -> Vec<i32> {
        vec![self.level.into(), self.ravel_strength.into()]
    }

    fn ready(&self) -> Result<(Kind, Setup), Problem> {
        let kind: Kind = self.player.parse()?;
        if matches!(kind, Kind::Classic(_) | Kind::Clairvoyant(_)) {
            return Err(Problem::NotHere(self.player.clone()));
        }
        Ok((kind, self.setup()?))
    }

    fn play((kind, setup): &(Kind, Setup), seed: u64, game: u64) -> Row {
        Row::play(*kind, &Setup { seed, ..setup.clone() }, game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(setup: Setup) -> Cell {
        Cell::new(Kind::Greedy, &prepare(&GAME, setup).unwrap())
    }

    #[test]
    fn a_cell_gives_back_the_set_up_it_was_made_of() {
        let plain = Setup::new("finspan", "digital", 0);
        assert_eq!(of(plain.clone()).code(), "greedy-2-a-off");
        assert_eq!(of(plain.clone().with("level", 5)).code(), "greedy-5-b-off", "level 5 takes side B unless told");
        let odd = plain.with("level", 4).with("side", "b").with("ravel", "R3").with("ravel_strength", 4);
        let odd = odd.with("move_range", "adjacent").with("tuck_host", "this_fish");
        let cell = of(odd);
        assert_eq!(cell.code(), "greedy-4-b-R3x4-move_range.adjacent-tuck_host.this_fish");
        assert_eq!(of(cell.setup().unwrap()), cell);
        let text = serde_json::to_string(&cell).unwrap();
        assert_eq!(serde_json::from_str::<Cell>(&text).unwrap(), cell);
    }

    #[test]
    fn what_cannot_be_played_is_refused_before_the_first_game() {
        let good = of(Setup::new("finspan", "digital", 0));
        let classic = Cell { player: "search-classic:5".into(), ..good.clone() };
        assert!(matches!(classic.ready(), Err(Problem::NotHere(_))));
        assert!(matches!(Cell { level: 6, ..good.clone() }.ready(), Err(Problem::Options(..))));
        assert!(matches!(Cell { player: "nobody".into(), ..good }.ready(), Err(Problem::Player(_))));
    }
}
