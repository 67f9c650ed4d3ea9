//! What rows of Finspan say.

use serde::Serialize;

use super::cell::{DRAWN, OFF};
use super::{Cell, Row};
use crate::finspan::cell::Side;
use crate::row::Record;
use crate::stats::Figure;
use crate::summary::{Measured, Tally, percentile};

/// The figures only Finspan has.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figures {
    /// Where the player's points come from: printed on fish, consumed, eggs, young, schools, GAME END,
    /// achievements, bonuses.
    pub player_parts: [Figure; 8],
    /// Where Nautoma's points come from: fish, schools, young, eggs, achievements, bonuses, Ravel.
    pub nautoma_parts: [Figure; 7],
    /// Achievement points of weeks 1–3: the player's.
    pub player_weeks: [Figure; 3],
    /// Achievement points of weeks 1–3: Nautoma's.
    pub nautoma_weeks: [Figure; 3],
    /// Eggs the player's all-players fish brought her.
    pub eggs_given: Figure,
    /// Her piles at the end: fish, schools.
    pub her: [Figure; 2],
    /// The player's turns: with a fish, with a dive.
    pub turns: [Figure; 2],
    /// Nautoma's scores that 5, 50 and 95 % of the games stay at or below.
    pub nautoma_percentiles: [i32; 3],
}

/// An option that can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lever {
    /// The next level.
    Level,
    /// Side A against side B.
    Side,
    /// Ravel off against on with X = 2, 3 or 4.
    Ravel(u8),
}

impl Measured for Cell {
    type Lever = Lever;
    const LEVERS: &'static [Lever] = &[Lever::Level, Lever::Side, Lever::Ravel(2), Lever::Ravel(3), Lever::Ravel(4)];
    const OPPONENT: &'static str = "nautoma";
    type Figures = Figures;

    fn is_usual(&self) -> bool {
        self.ravel == OFF && self.options.is_empty()
    }

    fn pulled(&self, lever: Lever) -> Option<Self> {
        let mut other = self.clone();
        match lever {
            Lever::Level => other.level += 1,
            Lever::Side if self.side == Side::A => other.side = Side::B,
            Lever::Ravel(x) if self.ravel == OFF => {
                DRAWN.clone_into(&mut other.ravel);
                other.ravel_strength = x;
            }
            _ => return None,
        }
        Some(other)
    }

    fn figures(tally: &mut Tally<Row>) -> Figures {
        let scores = tally.counts(Record::opponent);
        let nautoma_percentiles = [5, 50, 95].map(|percent| percentile(scores, percent));
        Figures {
            player_parts: tally.means([
                |r| r.player_printed,
                |r| r.player_consumed,
                |r| r.player_eggs,
                |r| r.player_young,
                |r| r.player_schools,
                |r| r.player_game_end,
                |r| r.player_achievements,
                |r| r.player_bonuses,
            ]),
            nautoma_parts: tally.means([
                |r| r.nautoma_fish,
                |r| r.nautoma_schools,
                |r| r.nautoma_young,
                |r| r.nautoma_eggs,
                |r| r.nautoma_achievements,
                |r| r.nautoma_bonuses,
                |r| r.nautoma_ravel,
            ]),
            player_weeks: tally.means([|r| r.player_week1, |r| r.player_week2, |r| r.player_week3]),
            nautoma_weeks: tally.means([|r| r.nautoma_week1, |r| r.nautoma_week2, |r| r.nautoma_week3]),
            eggs_given: tally.mean(|r| r.eggs_given),
            her: tally.means([|r| r.her_fish, |r| r.her_schools]),
            turns: tally.means([|r| r.plays, |r| r.dives]),
            nautoma_percentiles,
        }
    }
}
