//! Who plays Cryo under which rules.

use std::collections::BTreeMap;

use cryo::GAME;
use cryo::options::Rules;
use players::Kind;
use serde::{Deserialize, Serialize};
use table::{Game, Setup, prepare};

use super::Row;
use crate::grid::{Combination, options_in_code, options_in_column};
use crate::run::Problem;

table::closed_set! {
    /// The harder variant (§8.1).
    pub enum Harder {
        /// Off.
        Off = "off",
        /// Its bonus in place of the single crystal.
        Replace = "replace",
        /// Its bonus on top.
        Add = "add",
    }
}

/// One combination.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// Who plays, by name.
    pub player: String,
    /// The harder variant.
    pub harder: Harder,
    /// The unpredictable variant.
    pub unpredictable: bool,
    /// All other options that are not as usual.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
}

/// The seat of the person when the Rival is measured alone.
pub const PASSIVE: &str = "passive";

/// Who sits in the person's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A player.
    Player(Kind),
    /// Nobody in earnest: the Rival is measured alone.
    Passive,
}

/// Options that have a column of their own.
const OWN_COLUMN: [&str; 3] = ["variant_harder", "harder_bonus", "variant_unpredictable"];

impl Cell {
    /// A player in a checked set-up of the game on screen.
    pub fn new(player: Kind, setup: &Setup) -> Self {
        let unusual = |name: &str, value: &str| {
            !OWN_COLUMN.contains(&name) && GAME.about().options.iter().all(|o| o.name != name || o.default != value)
        };
        let options = setup.options.iter().filter(|(name, value)| unusual(name, value));
        Self {
            player: player.to_string(),
            harder: match (setup.get("variant_harder"), setup.get("harder_bonus")) {
                ("off", _) => Harder::Off,
                (_, "add") => Harder::Add,
                _ => Harder::Replace,
            },
            unpredictable: setup.get("variant_unpredictable") == "on",
            options: options.map(|(name, value)| (name.clone(), value.clone())).collect(),
        }
    }

    /// The Rival alone in a checked set-up of the game on screen.
    pub fn alone(setup: &Setup) -> Self {
        Self { player: PASSIVE.to_owned(), ..Self::new(Kind::Random, setup) }
    }

    /// Who sits there, if we have such a player.
    pub fn playable(&self) -> Result<Who, Problem> {
        if self.player == PASSIVE {
            return Ok(Who::Passive);
        }
        let kind: Kind = self.player.parse()?;
        match kind {
            Kind::Classic(_) | Kind::Clairvoyant(_) => Err(Problem::NotHere(self.player.clone())),
            _ => Ok(Who::Player(kind)),
        }
    }

    /// Its set-up, checked.
    pub fn setup(&self) -> Result<Setup, Problem> {
        let on = |yes: bool| if yes { "on" } else { "off" };
        let mut setup = Setup::new("cryo", "digital", 0)
            .with("variant_harder", on(self.harder != Harder::Off))
            .with("variant_unpredictable", on(self.unpredictable));
        if self.harder == Harder::Add {
            setup = setup.with("harder_bonus", "add");
        }
        setup.options.extend(self.options.clone());
        prepare(&GAME, setup).map_err(|refused| {
            let codes: Vec<&str> = refused.iter().map(|r| r.code.as_ref()).collect();
            Problem::Options(self.code(), codes.join(", "))
        })
    }
}

impl Combination for Cell {
    const GAME: &'static str = "cryo";
    type Row = Row;
    type Ready = (Who, Rules);
    const TEXTS: &'static [&'static str] = &["harder", "options"];
    const NUMBERS: &'static [&'static str] = &["unpredictable"];

    fn player(&self) -> &str {
        &self.player
    }

    fn code(&self) -> String {
        let pick = if self.unpredictable { "unpredictable" } else { "usual" };
        let code = format!("{}-{}-{pick}", self.player.replace(':', "."), self.harder.id());
        code + &options_in_code(&self.options)
    }

    fn texts(&self) -> Vec<String> {
        vec![self.harder.id().to_owned(), options_in_column(&self.options)]
    }

    fn numbers(&self) -> Vec<i32> {
        vec![self.unpredictable.into()]
    }

    fn ready(&self) -> Result<(Who, Rules), Problem> {
        Ok((self.playable()?, Rules::of(&self.setup()?)))
    }

    fn play((who, rules): &(Who, Rules), seed: u64, game: u64) -> Row {
        match who {
            Who::Player(kind) => Row::play(*kind, *rules, seed, game),
            Who::Passive => Row::alone(*rules, seed, game),
        }
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
        let plain = Setup::new("cryo", "digital", 0);
        assert_eq!(of(plain.clone()).code(), "greedy-off-usual");
        let odd = plain.with("variant_harder", "on").with("harder_bonus", "add").with("variant_unpredictable", "on");
        let cell = of(odd.with("check5_pods", "platform_and_salvage"));
        assert_eq!(cell.code(), "greedy-add-unpredictable-check5_pods.platform_and_salvage");
        assert_eq!(of(cell.setup().unwrap()), cell);
        let text = serde_json::to_string(&cell).unwrap();
        assert_eq!(serde_json::from_str::<Cell>(&text).unwrap(), cell);
        let classic = Cell { player: "search-classic:5".into(), ..cell.clone() };
        assert!(matches!(classic.ready(), Err(Problem::NotHere(_))));
        let alone = Cell::alone(&cell.setup().unwrap());
        assert_eq!(alone.code(), "passive-add-unpredictable-check5_pods.platform_and_salvage");
        assert_eq!(alone.ready().unwrap().0, Who::Passive);
    }
}
