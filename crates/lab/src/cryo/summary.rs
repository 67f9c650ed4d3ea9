//! What rows of Cryo say.

use serde::Serialize;

use super::cell::Harder;
use super::{Cell, Row};
use crate::stats::Figure;
use crate::summary::{Measured, Tally};

/// The figures only Cryo has.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figures {
    /// Where the player's points come from: pods in caverns, upgrades and vehicles, pods aboard, majorities, missions.
    pub player_parts: [Figure; 5],
    /// Where the Rival's points come from, likewise.
    pub rival_parts: [Figure; 5],
    /// The player's turns.
    pub turns: Figure,
    /// The share of the games that sunset ended.
    pub sunset: Figure,
    /// Pods destroyed: the player's, the Rival's.
    pub destroyed: [Figure; 2],
    /// Missions at the end: the player's, the Rival's.
    pub missions: [Figure; 2],
    /// Caverns face up at the end.
    pub caverns_up: Figure,
    /// What the player did: deploys, recalls, launches, scouted caverns.
    pub moves: [Figure; 4],
    /// What the Rival did: deploys, recalls, settled.
    pub rival_moves: [Figure; 3],
}

/// An option that can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lever {
    /// The harder variant, its bonus in place of the crystal.
    Harder,
    /// The harder variant, its bonus on top.
    HarderAdd,
    /// The unpredictable variant.
    Unpredictable,
    /// Dispatch gives energy.
    DispatchEnergy,
    /// Chamber 3 is the leftmost one.
    Leftmost,
    /// Check 5 counts pods on salvage.
    Check5,
}

impl Lever {
    /// The option it sets and its value, if it has no column of its own.
    const fn option(self) -> Option<(&'static str, &'static str)> {
        match self {
            Self::DispatchEnergy => Some(("dispatch_gain", "energy")),
            Self::Leftmost => Some(("leftmost_chamber", "3")),
            Self::Check5 => Some(("check5_pods", "platform_and_salvage")),
            Self::Harder | Self::HarderAdd | Self::Unpredictable => None,
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Harder => "harder",
            Self::HarderAdd => "harder_add",
            Self::Unpredictable => "unpredictable",
            Self::DispatchEnergy => "dispatch_gain",
            Self::Leftmost => "leftmost_chamber",
            Self::Check5 => "check5_pods",
        }
    }
}

impl Measured for Cell {
    type Lever = Lever;
    const LEVERS: &'static [Lever] =
        &[Lever::Harder, Lever::HarderAdd, Lever::Unpredictable, Lever::DispatchEnergy, Lever::Leftmost, Lever::Check5];
    const OPPONENT: &'static str = "rival";
    type Figures = Figures;

    fn is_usual(&self) -> bool {
        self.harder == Harder::Off && !self.unpredictable && self.options.is_empty()
    }

    fn pulled(&self, lever: Lever) -> Option<Self> {
        let mut other = self.clone();
        match lever {
            Lever::Harder => other.harder = Harder::Replace,
            Lever::HarderAdd => other.harder = Harder::Add,
            Lever::Unpredictable => other.unpredictable = true,
            _ => {
                let (name, value) = lever.option()?;
                other.options.insert(name.into(), value.into());
            }
        }
        Some(other)
    }

    fn figures(tally: &mut Tally<Row>) -> Figures {
        Figures {
            player_parts: tally.means([
                |r| r.player_pods,
                |r| r.player_cards,
                |r| r.player_aboard,
                |r| r.player_majorities,
                |r| r.player_missions,
            ]),
            rival_parts: tally.means([
                |r| r.rival_pods,
                |r| r.rival_cards,
                |r| r.rival_aboard,
                |r| r.rival_majorities,
                |r| r.rival_missions,
            ]),
            turns: tally.mean(|r| r.turns),
            sunset: tally.share(|r| r.sunset == 1),
            destroyed: tally.means([|r| r.player_destroyed, |r| r.rival_destroyed]),
            missions: tally.means([|r| r.player_played_missions, |r| r.rival_played_missions]),
            caverns_up: tally.mean(|r| r.caverns_up),
            moves: tally.means([|r| r.deploys, |r| r.recalls, |r| r.launches, |r| r.scouts]),
            rival_moves: tally.means([|r| r.rival_deploys, |r| r.rival_recalls, |r| r.rival_settled]),
        }
    }
}
