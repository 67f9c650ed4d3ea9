//! Who plays Patchwork under which rules.

use patchwork::names::{AutomaDeck, Level, Reshuffle, SpecialPatches, TimeFilter};
use patchwork::options::Rules;
use players::Kind;
use serde::{Deserialize, Serialize};

use super::Row;
use crate::grid::Combination;
use crate::run::Problem;

/// One combination.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// Who plays, by name.
    pub player: String,
    /// The level.
    pub level: Level,
    /// The deck.
    pub deck: AutomaDeck,
    /// Which print of the time board.
    pub special_patches: SpecialPatches,
    /// What becomes of an empty deck.
    pub reshuffle: Reshuffle,
    /// Does the Automa take special patches?
    pub automa_takes_special: bool,
    /// May it share the player's space?
    pub time_filter: TimeFilter,
    /// The marker space.
    pub marker: u8,
    /// Points added to the Automa's score.
    pub bonus: i16,
}

impl Cell {
    /// A player under these rules.
    pub fn new(player: Kind, rules: &Rules) -> Self {
        Self {
            player: player.to_string(),
            level: rules.level,
            deck: rules.deck,
            special_patches: rules.special_patches,
            reshuffle: rules.reshuffle,
            automa_takes_special: rules.automa_takes_special,
            time_filter: rules.time_filter,
            marker: rules.marker,
            bonus: rules.bonus,
        }
    }

    /// Its rules.
    pub const fn rules(&self) -> Rules {
        Rules {
            level: self.level,
            deck: self.deck,
            special_patches: self.special_patches,
            reshuffle: self.reshuffle,
            automa_takes_special: self.automa_takes_special,
            time_filter: self.time_filter,
            marker: self.marker,
            bonus: self.bonus,
        }
    }
}

/// The name an option has in files.
fn named(value: &impl Serialize) -> String {
    serde_json::to_value(value).ok().and_then(|v| v.as_str().map(str::to_owned)).unwrap_or_default()
}

impl Combination for Cell {
    const GAME: &'static str = "patchwork";
    type Row = Row;
    type Ready = (Kind, Rules);
    const TEXTS: &'static [&'static str] =
        &["deck", "special_patches", "reshuffle", "automa_takes_special", "time_filter"];
    const NUMBERS: &'static [&'static str] = &["level", "marker", "bonus"];

    fn player(&self) -> &str {
        &self.player
    }

    fn code(&self) -> String {
        let rules = self.rules();
        let mut code = format!(
            "{}-{}-{}-{}-{}-{}",
            self.player.replace(':', "."),
            self.level as u8,
            if rules.deck == AutomaDeck::Normal { "normal" } else { "tactical" },
            if rules.special_patches == SpecialPatches::First { "first" } else { "revised" },
            if rules.reshuffle == Reshuffle::En { "en" } else { "de" },
            if rules.automa_takes_special { "takes" } else { "leaves" },
        );
        if rules.time_filter == TimeFilter::Behind {
            code += "-behind";
        }
        if rules.marker != rules.level.marker() {
            code += &format!("-marker{}", rules.marker);
        }
        if rules.bonus != 0 {
            code += &format!("-bonus{}", rules.bonus);
        }
        code
    }

    fn texts(&self) -> Vec<String> {
        vec![
            named(&self.deck),
            named(&self.special_patches),
            named(&self.reshuffle),
            if self.automa_takes_special { "on" } else { "off" }.to_owned(),
            named(&self.time_filter),
        ]
    }

    fn numbers(&self) -> Vec<i32> {
        vec![i32::from(self.level as u8), self.marker.into(), self.bonus.into()]
    }

    fn ready(&self) -> Result<(Kind, Rules), Problem> {
        Ok((self.player.parse()?, self.rules()))
    }

    fn play((kind, rules): &(Kind, Rules), seed: u64, game: u64) -> Row {
        Row::play(*kind, *rules, seed, game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Grid;
    use crate::summary::Measured;
    use std::path::Path;

    fn grid() -> Grid<Cell> {
        let rules = [Rules::default(), Rules { reshuffle: Reshuffle::De, bonus: -2, ..Rules::default() }];
        Grid::new(3, 1_200, rules.iter().map(|r| Cell::new(Kind::Greedy, r)).collect())
    }

    #[test]
    fn parts_cover_every_game_of_every_cell_once() {
        let parts = grid().parts();
        assert_eq!(parts.len(), 6);
        for cell in 0..2 {
            let games: u64 = parts.iter().filter(|p| p.cell == cell).map(|p| p.to - p.from).sum();
            assert_eq!(games, 1_200);
        }
        let files: std::collections::BTreeSet<_> = parts.iter().map(|p| grid().file(Path::new("x"), p)).collect();
        assert_eq!(files.len(), 6);
    }

    #[test]
    fn a_run_reads_back_as_it_was_written() {
        let text = serde_json::to_string(&grid()).unwrap();
        assert_eq!(serde_json::from_str::<Grid<Cell>>(&text).unwrap(), grid());
        assert!(grid().cells[0].is_usual() && !grid().cells[1].is_usual());
    }
}
