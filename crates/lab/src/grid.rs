//! What a run plays: every combination of players, levels, decks and options, so many games each.

use std::path::{Path, PathBuf};

use patchwork::automa::{Reshuffle, Rules, TimeFilter};
use patchwork::data::{AutomaDeck, Level, SpecialPatches};
use players::mind::Kind;
use serde::{Deserialize, Serialize};

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

    /// Has it nothing but the usual options?
    pub fn is_usual(&self) -> bool {
        let usual = Rules { deck: self.deck, ..Rules::at(self.level) };
        self.rules() == usual
    }

    /// Its options in a few letters, for file names.
    pub fn code(&self) -> String {
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
}

/// A run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grid {
    /// The version of the program: games of another version are not mixed in.
    pub version: String,
    /// The base seed. Game i has the same seed in every cell: common random numbers.
    pub seed: u64,
    /// Games a cell.
    pub games: u64,
    /// The cells.
    pub cells: Vec<Cell>,
}

/// Games a part holds: the unit of work, of files and of shards.
pub const PART: u64 = 500;

/// A part of a run: some games of one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Which cell.
    pub cell: usize,
    /// Its first game.
    pub from: u64,
    /// One behind its last game.
    pub to: u64,
}

impl Grid {
    /// A run of this version.
    pub fn new(seed: u64, games: u64, cells: Vec<Cell>) -> Self {
        Self { version: env!("CARGO_PKG_VERSION").to_owned(), seed, games, cells }
    }

    /// All parts, in order.
    pub fn parts(&self) -> Vec<Part> {
        let of_cell = |cell| {
            let parts = self.games.div_ceil(PART);
            (0..parts).map(move |p| Part { cell, from: p * PART, to: ((p + 1) * PART).min(self.games) })
        };
        (0..self.cells.len()).flat_map(of_cell).collect()
    }

    /// The file of a part below a folder.
    pub fn file(&self, folder: &Path, part: &Part) -> PathBuf {
        folder.join("parts").join(format!("{}-{:07}.parquet", self.cells[part.cell].code(), part.from))
    }

    /// The range of game seeds, in words.
    pub fn seeds(&self) -> String {
        format!("{}:0–{}", self.seed, self.games.saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid() -> Grid {
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
        assert_eq!(serde_json::from_str::<Grid>(&text).unwrap(), grid());
        assert!(grid().cells[0].is_usual() && !grid().cells[1].is_usual());
    }
}
