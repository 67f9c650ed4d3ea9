//! The printed facts other than the patches: the time board, the levels, the Automa's cards.
//!
//! Tables are constants, so reading them costs the engine nothing; the tests below compare every figure with the data
//! files, which carry the provenance.

use crate::names::{AutomaDeck, Buttons, Filter, Level, Space, SpecialPatches};

/// `data/patches.json`.
pub const PATCHES_JSON: &str = include_str!("../data/patches.json");
/// `data/automa-cards.json`.
pub const AUTOMA_CARDS_JSON: &str = include_str!("../data/automa-cards.json");
/// `data/time-board.json`.
pub const TIME_BOARD_JSON: &str = include_str!("../data/time-board.json");

/// The final space.
pub const FINAL: Space = 53;
/// The buttons a player starts with.
pub const FIRST_BUTTONS: Buttons = 5;
/// What the 7×7 tile is worth.
pub const TILE_POINTS: i32 = 7;
/// What an empty square costs.
pub const EMPTY_SQUARE_POINTS: i32 = 2;

const fn lines<const N: usize>(spaces: [Space; N]) -> u64 {
    let (mut mask, mut i) = (0, 0);
    while i < N {
        mask |= 1 << spaces[i];
        i += 1;
    }
    mask
}

/// The income lines; bit x is the line crossed when entering space x.
pub const INCOME_LINES: u64 = lines([5, 11, 17, 23, 29, 35, 41, 47, 53]);

/// The lines x with `from < x <= to`.
#[inline]
pub const fn lines_crossed(from: Space, to: Space) -> u64 {
    // Both shifts are below 64, as no space is above 53.
    (2u64 << (to & 63)).wrapping_sub(2u64 << (from & 63))
}

/// The spaces of a set of lines, in rising order.
pub fn spaces_of(mut lines: u64) -> impl Iterator<Item = Space> {
    std::iter::from_fn(move || {
        let space = (lines != 0).then(|| lines.trailing_zeros() as Space)?;
        lines &= lines - 1;
        Some(space)
    })
}

impl SpecialPatches {
    /// The lines with a special patch at the start.
    #[inline]
    pub const fn lines(self) -> u64 {
        match self {
            SpecialPatches::First => lines([20, 26, 32, 44, 50]),
            SpecialPatches::Revised => lines([26, 32, 38, 44, 50]),
        }
    }
}

impl Level {
    /// How many spaces before the final one the marker lies.
    pub const fn spaces_before_final(self) -> u8 {
        match self {
            Level::Intern => 1,
            Level::Apprentice => 9,
            Level::Fellow => 12,
            Level::Master => 15,
            Level::Legend => 18,
        }
    }

    /// The space where the Automa gets the 7×7 tile.
    #[inline]
    pub const fn marker(self) -> Space {
        FINAL - self.spaces_before_final()
    }
}

/// One of the Automa's 24 cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AutomaCard {
    /// The number printed at the bottom, 1–24.
    pub number: u8,
    /// The deck it belongs to.
    pub deck: AutomaDeck,
    /// The most a patch may cost.
    pub budget: u8,
    /// Its filters from the top; card 12 has none.
    pub filters: &'static [Filter],
    /// Buttons the Automa gains on each income line.
    pub income: u8,
}

const fn card(number: u8, budget: u8, filters: &'static [Filter], income: u8) -> AutomaCard {
    let deck = if number <= 12 { AutomaDeck::Normal } else { AutomaDeck::Tactical };
    AutomaCard { number, deck, budget, filters, income }
}

use Filter::{Buttons as B, Furthest as F, Largest as L, Time as T};

/// The 24 cards; the first is number 1.
pub const AUTOMA_CARDS: [AutomaCard; 24] = [
    card(1, 1, &[T, B, F], 4),
    card(2, 2, &[T, B, F], 4),
    card(3, 3, &[T, L, F], 3),
    card(4, 4, &[T, L, F], 1),
    card(5, 5, &[T, B, F], 1),
    card(6, 6, &[T, L, F], 0),
    card(7, 7, &[B, L, F], 0),
    card(8, 8, &[L, B, F], 0),
    card(9, 8, &[B, T, F], 0),
    card(10, 10, &[B, L, F], 0),
    card(11, 10, &[B, L, F], 0),
    card(12, 0, &[], 5),
    card(13, 1, &[T, B, F], 5),
    card(14, 1, &[T, L, F], 4),
    card(15, 3, &[T, B, F], 4),
    card(16, 3, &[T, L, F], 3),
    card(17, 4, &[T, B, F], 1),
    card(18, 4, &[T, L, F], 1),
    card(19, 6, &[T, L, F], 0),
    card(20, 6, &[B, L, F], 0),
    card(21, 8, &[L, B, F], 0),
    card(22, 8, &[B, L, F], 0),
    card(23, 10, &[B, T, F], 0),
    card(24, 10, &[L, B, F], 0),
];

impl AutomaCard {
    /// The card with this number.
    pub fn numbered(number: u8) -> Option<&'static AutomaCard> {
        static CARDS: [AutomaCard; 24] = AUTOMA_CARDS;
        CARDS.get(usize::from(number).checked_sub(1)?)
    }
}

impl AutomaDeck {
    /// The numbers of its twelve cards, in rising order.
    pub const fn numbers(self) -> [u8; 12] {
        match self {
            AutomaDeck::Normal => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
            AutomaDeck::Tactical => [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names::NoSuchLevel;
    use serde_json::Value;

    fn json(text: &str) -> Value {
        serde_json::from_str(text).unwrap()
    }

    fn spaces(value: &Value) -> Vec<Space> {
        value.as_array().unwrap().iter().map(|n| n.as_u64().unwrap() as Space).collect()
    }

    #[test]
    fn the_time_board_is_that_of_the_data_file() {
        let file = json(TIME_BOARD_JSON);
        assert_eq!(file["final"], FINAL);
        assert_eq!(spaces_of(INCOME_LINES).collect::<Vec<_>>(), spaces(&file["income"]));
        for (name, print) in [("first", SpecialPatches::First), ("revised", SpecialPatches::Revised)] {
            assert_eq!(spaces_of(print.lines()).collect::<Vec<_>>(), spaces(&file["special_patches"][name]));
        }
    }

    #[test]
    fn the_levels_are_those_of_the_data_file() {
        let file = json(TIME_BOARD_JSON);
        let levels = file["levels"].as_array().unwrap();
        assert_eq!(levels.len(), Level::ALL.len());
        for (entry, level) in levels.iter().zip(Level::ALL) {
            assert_eq!(entry["level"], level as u8);
            assert_eq!(entry["roman"], level.roman());
            assert_eq!(entry["distance"], level.spaces_before_final());
            assert_eq!(entry["marker"], level.marker());
        }
        assert_eq!(Level::try_from(6), Err(NoSuchLevel(6)));
    }

    #[test]
    fn the_cards_are_those_of_the_data_file() {
        let file = json(AUTOMA_CARDS_JSON);
        let cards = file["cards"].as_array().unwrap();
        assert_eq!(cards.len(), 24);
        for (entry, card) in cards.iter().zip(AUTOMA_CARDS) {
            assert_eq!(entry["number"], card.number);
            assert_eq!(entry["budget"], card.budget);
            assert_eq!(entry["income"], card.income);
            assert_eq!(entry["deck"], serde_json::to_value(card.deck).unwrap());
            assert_eq!(entry["filters"], serde_json::to_value(card.filters).unwrap());
            assert_eq!(AutomaCard::numbered(card.number), Some(&card));
        }
        assert!(AutomaCard::numbered(0).is_none() && AutomaCard::numbered(25).is_none());
    }

    #[test]
    fn both_decks_add_up_alike() {
        for deck in [AutomaDeck::Normal, AutomaDeck::Tactical] {
            let cards = deck.numbers().map(|n| *AutomaCard::numbered(n).unwrap());
            assert!(cards.iter().all(|c| c.deck == deck));
            assert_eq!(cards.iter().map(|c| u32::from(c.budget)).sum::<u32>(), 64);
            assert_eq!(cards.iter().map(|c| u32::from(c.income)).sum::<u32>(), 18);
        }
    }

    #[test]
    fn lines_crossed_are_those_behind_the_start_up_to_the_end() {
        for from in 0..=FINAL {
            for to in from..=FINAL {
                assert!(spaces_of(lines_crossed(from, to)).eq(from + 1..=to));
            }
        }
    }
}
