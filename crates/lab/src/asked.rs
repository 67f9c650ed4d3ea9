//! What a run is asked to play, as typed: players, levels and options become cells.

use players::Kind;
use table::{Game, Refusal, Setup, msg, prepare};

use crate::{cryo as ship, finspan as fin, patchwork as patch};

/// What is asked for.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// The players, with commas between them.
    pub players: String,
    /// Options by name, each with all its values: `1..5`, `normal,tactical`.
    pub options: Vec<(String, String)>,
    /// A designer's dial: another marker space.
    pub marker: Option<u8>,
    /// A designer's dial: points added to the Automa's score.
    pub bonus: Option<i16>,
    /// May a player look at the clock?
    pub allow_clock: bool,
}

/// Players of every game.
const PLAYERS: &str = "random, greedy, search:2000, search:200ms";

/// A wrong value, in words.
fn bad(name: &str, value: &str, values: &str) -> Refusal {
    Refusal::new("BadOption", msg!("error-bad-value", name = name, value = value, values = values))
}

/// Who plays. The clock is refused where digits must not depend on the machine.
pub fn player(name: &str, allow_clock: bool) -> Result<Kind, Refusal> {
    let name = name.trim();
    let kind: Kind = name.parse().map_err(|_| bad("players", name, PLAYERS))?;
    if kind.needs_clock() && !allow_clock {
        return Err(Refusal::new("NeedsClock", msg!("lab-no-clock", player = name)));
    }
    Ok(kind)
}

/// `1..5`, `1,3`, `off,2..4`, `tactical`: every value.
pub fn values(given: &str) -> Vec<String> {
    let one = |value: &str| {
        let range = value.split_once("..").and_then(|(low, high)| {
            let (low, high): (u8, u8) = (low.trim().parse().ok()?, high.trim_start_matches('=').trim().parse().ok()?);
            (low <= high).then(|| (low..=high).map(|n| n.to_string()).collect())
        });
        range.unwrap_or_else(|| vec![value.trim().to_owned()])
    };
    given.split(',').flat_map(one).collect()
}

/// The set-up with one more option. A number for Ravel is its strength, with a card drawn for every game.
fn chosen(setup: &Setup, name: &str, value: &str) -> Setup {
    let setup = setup.clone();
    match name {
        "ravel" if value.parse::<u8>().is_ok() => setup.with("ravel", "random").with("ravel_strength", value),
        _ => setup.with(name, value),
    }
}

impl Asked {
    /// A cell for every player and every combination of the values of the options.
    fn cells<C>(&self, game: &dyn Game, cell: impl Fn(Kind, &Setup) -> C) -> Result<Vec<C>, Vec<Refusal>> {
        let mut setups = vec![Setup::new(game.about().id, "digital", 0)];
        for (name, given) in &self.options {
            let each = |setup: &Setup| values(given).iter().map(|v| chosen(setup, name, v)).collect::<Vec<_>>();
            setups = setups.iter().flat_map(each).collect();
        }
        let mut cells = Vec::new();
        for name in self.players.split(',') {
            let kind = player(name, self.allow_clock).map_err(|why| vec![why])?;
            for setup in &setups {
                cells.push(cell(kind, &prepare(game, setup.clone())?));
            }
        }
        Ok(cells)
    }

    /// The cells of Patchwork.
    pub fn patchwork(&self) -> Result<Vec<patch::Cell>, Vec<Refusal>> {
        self.cells(&::patchwork::GAME, |kind, setup| {
            let mut rules = ::patchwork::options::rules_of(setup);
            rules.marker = self.marker.unwrap_or(rules.marker);
            rules.bonus = self.bonus.unwrap_or(rules.bonus);
            patch::Cell::new(kind, &rules)
        })
    }

    /// The cells of Finspan.
    pub fn finspan(&self) -> Result<Vec<fin::Cell>, Vec<Refusal>> {
        self.simple(&::finspan::GAME, fin::Cell::new)
    }

    /// The cells of Cryo; its passive seat measures the Rival alone.
    pub fn cryo(&self) -> Result<Vec<ship::Cell>, Vec<Refusal>> {
        let names = || self.players.split(',').map(str::trim);
        let with = |players: String| Self { players, ..self.clone() };
        let played: Vec<&str> = names().filter(|name| *name != ship::PASSIVE).collect();
        let mut cells = Vec::new();
        if !played.is_empty() {
            cells.extend(with(played.join(",")).simple(&::cryo::GAME, ship::Cell::new)?);
        }
        if names().any(|name| name == ship::PASSIVE) {
            let alone = with(Kind::Random.to_string());
            cells.extend(alone.simple(&::cryo::GAME, |_, setup| ship::Cell::alone(setup))?);
        }
        // The bonus of the harder variant makes no difference where that variant is off.
        let mut different: Vec<ship::Cell> = Vec::new();
        for cell in cells {
            if !different.contains(&cell) {
                different.push(cell);
            }
        }
        Ok(different)
    }

    /// The cells of a game without dials. The searches of old and with open eyes play Patchwork only.
    fn simple<C>(&self, game: &dyn Game, cell: impl Fn(Kind, &Setup) -> C) -> Result<Vec<C>, Vec<Refusal>> {
        if self.marker.is_some() || self.bonus.is_some() {
            return Err(vec![Refusal::new("NoDials", msg!("lab-no-dials-here"))]);
        }
        for name in self.players.split(',') {
            if let Kind::Classic(_) | Kind::Clairvoyant(_) = player(name, self.allow_clock).map_err(|why| vec![why])? {
                return Err(vec![bad("players", name.trim(), PLAYERS)]);
            }
        }
        self.cells(game, cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Combination as _, Grid};

    #[test]
    fn ranges_and_lists_name_every_value() {
        assert_eq!(values("1..5"), ["1", "2", "3", "4", "5"]);
        assert_eq!(values("normal, tactical"), ["normal", "tactical"]);
        assert_eq!(values("3"), ["3"]);
        assert_eq!(values("off,2..4"), ["off", "2", "3", "4"]);
        assert_eq!(values("5..1"), ["5..1"], "and is refused by the game");
    }

    #[test]
    fn the_clock_is_refused_unless_it_is_allowed() {
        assert!(player("search:200ms", false).is_err());
        assert!(player("search:200ms", true).is_ok());
        assert!(player("search:200", false).is_ok());
        assert!(player("genius", true).is_err());
    }

    #[test]
    fn every_player_meets_every_combination() {
        let options = vec![("level".to_owned(), "1..2".to_owned()), ("deck".to_owned(), "normal,tactical".to_owned())];
        let asked = Asked { players: "random, greedy".into(), options, ..Asked::default() };
        assert_eq!(asked.patchwork().unwrap().len(), 8);
        assert_eq!(Asked { marker: Some(3), ..asked.clone() }.finspan().unwrap_err()[0].code, "NoDials");
        let sea = Asked { options: vec![("ravel".into(), "off,3".into())], ..asked };
        let codes: Vec<String> = sea.finspan().unwrap().iter().map(|cell| cell.code()).collect();
        assert_eq!(codes, ["random-2-a-off", "random-2-a-random3", "greedy-2-a-off", "greedy-2-a-random3"]);
    }

    #[test]
    fn who_looks_ahead_plays_every_game() {
        let asked = Asked { players: "search:20, greedy".into(), ..Asked::default() };
        let codes: Vec<String> = asked.finspan().unwrap().iter().map(|cell| cell.code()).collect();
        assert_eq!(codes, ["search.20-2-a-off", "greedy-2-a-off"]);
        let codes: Vec<String> = asked.cryo().unwrap().iter().map(|cell| cell.code()).collect();
        assert_eq!(codes, ["search.20-off-usual", "greedy-off-usual"]);
        let with = |players: &str, allow_clock| Asked { players: players.into(), allow_clock, ..Asked::default() };
        assert_eq!(with("search:5ms", false).cryo().unwrap_err()[0].code, "NeedsClock");
        assert_eq!(with("search:5ms", true).finspan().unwrap().len(), 1);
        for only_patchwork in ["search-classic:20", "clairvoyant:20"] {
            assert_eq!(with(only_patchwork, false).finspan().unwrap_err()[0].code, "BadOption");
            assert_eq!(with(only_patchwork, false).cryo().unwrap_err()[0].code, "BadOption");
        }
    }

    #[test]
    fn a_part_of_those_who_look_ahead_is_played_again_with_the_same_digits() {
        let asked = Asked { players: "search:4".into(), ..Asked::default() };
        fn twice<C: crate::summary::Measured>(cells: Vec<C>) {
            let grid = Grid::new(5, 2, cells);
            let (part, ready) = (grid.part(0).unwrap(), grid.cells[0].ready().unwrap());
            assert_eq!(grid.play(&part, &ready).unwrap(), grid.play(&part, &ready).unwrap());
        }
        twice(asked.finspan().unwrap());
        twice(asked.cryo().unwrap());
    }

    #[test]
    fn the_rival_is_measured_with_players_or_alone() {
        let options = vec![("variant_harder".to_owned(), "off,on".to_owned())];
        let asked = Asked { players: "greedy, passive".into(), options, ..Asked::default() };
        let codes: Vec<String> = asked.cryo().unwrap().iter().map(|cell| cell.code()).collect();
        assert_eq!(codes, ["greedy-off-usual", "greedy-replace-usual", "passive-off-usual", "passive-replace-usual"]);
        assert_eq!(Asked { players: "passive".into(), ..asked.clone() }.cryo().unwrap().len(), 2);
        assert_eq!(Asked { players: "passive,genius".into(), ..asked }.cryo().unwrap_err()[0].code, "BadOption");
    }

    #[test]
    fn a_part_played_alone_is_the_part_of_the_run() {
        let asked = Asked { players: "random,greedy".into(), ..Asked::default() };
        let grid = Grid::new(9, 700, asked.patchwork().unwrap());
        assert_eq!((grid.count(), grid.parts().len(), grid.part(4)), (4, 4, None));
        for (number, part) in (0..).zip(grid.parts()) {
            assert_eq!(grid.part(number), Some(part));
        }
        let (part, folder) =
            (grid.part(3).unwrap(), std::env::temp_dir().join(format!("visavis-asked-{}", std::process::id())));
        let ready = grid.cells[part.cell].ready().unwrap();
        let stop = std::sync::atomic::AtomicBool::new(false);
        let play = crate::run::Play {
            folder: &folder,
            shard: crate::run::Shard::WHOLE,
            threads: Some(2),
            stop: &stop,
            progress: &|_| {},
        };
        play.run(&grid).unwrap();
        assert_eq!(std::fs::read(grid.file(&folder, &part)).unwrap(), grid.play(&part, &ready).unwrap());
        std::fs::remove_dir_all(folder).unwrap();
    }
}
