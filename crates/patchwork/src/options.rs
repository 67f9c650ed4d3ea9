//! The options at set-up, and the rules that follow from them.

use table::Setup;
use table::options::Cards;

use crate::names::{AutomaDeck, CircleMode, Level, Reshuffle, Space, SpecialPatches, TimeFilter};

table::options! {
    /// The options before the first move.
    pub struct Options of "patchwork" {
        /// When the Automa gets the 7×7 tile, and what it scores.
        level: Level = Level::default(),
        /// Which deck the Automa draws from.
        deck: AutomaDeck = AutomaDeck::default(),
        /// Which edition of the time board.
        special_patches: SpecialPatches = SpecialPatches::default(),
        /// What happens to an empty deck.
        reshuffle: Reshuffle = Reshuffle::default(),
        /// Does the Automa take special patches out of the game?
        automa_takes_special: bool = true,
        /// May it share the player's space?
        time_filter: TimeFilter = TimeFilter::default(),
        /// How much of the circle is tracked.
        circle at ["companion"]: CircleMode = CircleMode::default(),
        /// Who draws the Automa's cards.
        cards at ["companion"]: Cards = Cards::App,
    }
}

impl Options {
    /// The rules these options ask for.
    pub fn rules(&self) -> Rules {
        Rules {
            deck: self.deck,
            special_patches: self.special_patches,
            reshuffle: self.reshuffle,
            automa_takes_special: self.automa_takes_special,
            time_filter: self.time_filter,
            ..Rules::at(self.level)
        }
    }
}

/// The rules a set-up asks for.
pub fn rules_of(setup: &Setup) -> Rules {
    Options::of(setup).rules()
}

/// The rules of a game: the options that matter at every table, plus two dials for designers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// I–V.
    pub level: Level,
    /// Normal or tactical.
    pub deck: AutomaDeck,
    /// Which edition of the time board.
    pub special_patches: SpecialPatches,
    /// What happens to an empty deck.
    pub reshuffle: Reshuffle,
    /// Does the Automa take special patches out of the game?
    pub automa_takes_special: bool,
    /// May it share the player's space?
    pub time_filter: TimeFilter,
    /// A designer's dial: a marker space other than the level's.
    pub marker: Space,
    /// A designer's dial: points added to the Automa's score.
    pub bonus: i16,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            level: Level::default(),
            deck: AutomaDeck::default(),
            special_patches: SpecialPatches::default(),
            reshuffle: Reshuffle::default(),
            automa_takes_special: true,
            time_filter: TimeFilter::default(),
            marker: Level::default().marker(),
            bonus: 0,
        }
    }
}

impl Rules {
    /// The defaults at this level.
    pub fn at(level: Level) -> Self {
        Self { level, marker: level.marker(), ..Self::default() }
    }
}
