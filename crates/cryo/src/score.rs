//! The end of the game: missions (§7.6), majorities (B50) and the points of both sides (§7.7, B48).

use crate::data::{Per, card, figures};
use crate::few::Few;
use crate::game::CARDS;
use crate::names::Card;
use crate::own::CAVERNS;

/// A cavern with its two numbers and the pods of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Settlement {
    /// The human's pods.
    pub human: u8,
    /// The Rival's pods.
    pub rival: u8,
    /// The number for the majority.
    pub high: u8,
    /// The number for the other side.
    pub low: u8,
}

impl Settlement {
    /// B50: points for the human and for the Rival.
    pub fn majority(&self) -> (i64, i64) {
        let (high, low) = (i64::from(self.high), i64::from(self.low));
        let second = |pods: u8| if pods > 0 { low } else { 0 };
        match self.human.cmp(&self.rival) {
            std::cmp::Ordering::Greater => (high, second(self.rival)),
            std::cmp::Ordering::Less => (second(self.human), high),
            std::cmp::Ordering::Equal => (second(self.human), second(self.rival)),
        }
    }
}

/// What a side has at the end, as far as missions count it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    /// Own pods in each cavern.
    pub caverns: Few<u8, CAVERNS>,
    /// Own pods on salvage.
    pub salvage: u8,
    /// Energy left.
    pub energy: u8,
    /// Materials left, nanites included.
    pub materials: u8,
    /// Tiles in slots.
    pub tiles: u8,
    /// Collected tokens, looting and sunset.
    pub tokens: u8,
}

impl Holdings {
    /// How many it has of what a mission counts.
    pub fn count(&self, mission: Card) -> i64 {
        let with = |least: u8| self.caverns.iter().filter(|&&n| n >= least).count() as i64;
        match card(mission).mission.per {
            Per::CavernWithTwo => with(2),
            Per::PodOnSalvage => self.salvage.into(),
            Per::Energy => self.energy.into(),
            Per::CavernWithOne => with(1),
            Per::TwoMaterials => (self.materials / 2).into(),
            Per::Tile => self.tiles.into(),
            Per::PodInLargest => self.caverns.iter().copied().max().unwrap_or(0).into(),
            Per::Token => self.tokens.into(),
        }
    }

    /// The points of a mission.
    pub fn mission(&self, mission: Card) -> i64 {
        i64::from(card(mission).mission.points) * self.count(mission)
    }
}

/// A mission on the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Scored {
    /// Which.
    pub mission: Card,
    /// How many there are of what it counts.
    pub count: i64,
    /// Its points.
    pub points: i64,
    /// Does it count?
    pub counts: bool,
}

/// The score of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Score {
    /// Pods in caverns.
    pub settled: i64,
    /// Points for them.
    pub pods: i64,
    /// Upgrades and vehicles.
    pub cards: i64,
    /// Pods on platform or vehicle.
    pub aboard: i64,
    /// Majorities.
    pub majorities: i64,
    /// Missions in the order played.
    pub missions: Few<Scored, CARDS>,
    /// Points of those that count.
    pub mission_points: i64,
    /// All of it.
    pub total: i64,
}

/// Adds up one side. With `best`, only that many missions count: the highest, and of equal ones the earlier.
pub fn score(
    holdings: &Holdings,
    cards: usize,
    aboard: u8,
    majorities: i64,
    missions: &[Card],
    best: Option<usize>,
) -> Score {
    let mut scored: Few<Scored, CARDS> = missions
        .iter()
        .map(|&mission| Scored {
            mission,
            count: holdings.count(mission),
            points: holdings.mission(mission),
            counts: best.is_none(),
        })
        .collect();
    if let Some(best) = best {
        let mut order: Few<usize, CARDS> = (0..scored.len()).collect();
        order.sort_unstable_by_key(|&i| (-scored[i].points, i));
        for i in order.into_iter().take(best) {
            scored[i].counts = true;
        }
    }
    let settled: i64 = holdings.caverns.iter().map(|&n| i64::from(n)).sum();
    let mission_points = scored.iter().filter(|s| s.counts).map(|s| s.points).sum();
    let (pods, cards, aboard) = (2 * settled, cards as i64, i64::from(aboard));
    let total = pods + cards + aboard + majorities + mission_points;
    Score { settled, pods, cards, aboard, majorities, missions: scored, mission_points, total }
}

/// How many of the Rival's missions count.
pub fn best_missions() -> Option<usize> {
    Some(figures().missions_counted)
}

/// §7.6: while two missions are equal, a drawn card replaces the later one. `draw` gets all missions and the one
/// to replace; it returns `None` when no card of a missing type is left. Then, or once all eight types are there,
/// the surplus ones are discarded. Returns the discarded cards.
pub fn without_duplicates<P>(
    missions: &mut Few<Card, CARDS>,
    mut draw: impl FnMut(&[Card], Card) -> Result<Option<Card>, P>,
) -> Result<Few<Card, CARDS>, P> {
    while let Some(later) = (1..missions.len()).find(|&i| missions[..i].contains(&missions[i])) {
        let all_there = Card::ALL.iter().all(|c| missions.contains(c));
        let drawn = if all_there { None } else { draw(missions, missions[later])? };
        match drawn {
            Some(card) => missions[later] = card,
            None => {
                let (mut kept, mut surplus) = (Few::new(), Few::new());
                for &mission in missions.iter() {
                    if kept.contains(&mission) {
                        surplus.push(mission)
                    } else {
                        kept.push(mission)
                    };
                }
                *missions = kept;
                return Ok(surplus);
            }
        }
    }
    Ok(Few::new())
}
