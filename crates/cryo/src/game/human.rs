//! The human's side of the table.

use super::CARDS;
use crate::data::card;
use crate::few::Few;
use crate::names::{ByChamber, ByMaterial, BySection, ByTrack, Card};
use crate::own::SLOTS;

/// The human's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Human {
    /// `c/o/t/n/e`.
    pub tracks: ByTrack<u8>,
    /// Pods by section and chamber.
    pub stasis: BySection<ByChamber<u8>>,
    /// Pods on platform and vehicles.
    pub aboard: u8,
    /// Pods on salvage, by material.
    pub salvage: ByMaterial<u8>,
    /// Pods destroyed.
    pub destroyed: u8,
    /// Hand cards.
    pub hand: Few<Card, CARDS>,
    /// Upgrades.
    pub upgrades: Few<Card, 3>,
    /// Vehicles.
    pub vehicles: Few<Card, 3>,
    /// Missions.
    pub missions: Few<Card, 3>,
    /// The tile (kind) in each slot of the platform.
    pub slots: [Option<u8>; SLOTS],
    /// Collected tokens.
    pub tokens: u8,
    /// Which platform docks hold a drone, as bits.
    pub home: u8,
    /// Drones on the launch dock.
    pub launched: u8,
}

impl Human {
    /// Tiles in slots.
    pub fn tiles(&self) -> u8 {
        self.slots.iter().flatten().count() as u8
    }

    /// Has this upgrade been played?
    #[inline]
    pub fn has(&self, upgrade: Card) -> bool {
        self.upgrades.contains(&upgrade)
    }

    /// Pod places of a vehicle: one more with Wakeup Protocol.
    #[inline]
    pub fn places(&self, vehicle: Card) -> u8 {
        card(vehicle).vehicle.pods + u8::from(self.has(Card::Crab))
    }

    /// Drones on the platform.
    #[inline]
    pub const fn drones_home(&self) -> u8 {
        self.home.count_ones() as u8
    }

    /// Pods that are neither in caverns nor destroyed.
    pub fn pods_left(&self) -> u8 {
        self.stasis.0.iter().flat_map(|s| s.0).sum::<u8>() + self.aboard + self.salvage.0.iter().sum::<u8>()
    }
}
