//! Where the Rival's fifteen pods are.

use crate::data::pods_at_start;
use crate::names::{ByChamber, ByMaterial, BySection, Place, Section};

/// Where the Rival's fifteen pods are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pods {
    /// By section and chamber.
    pub stasis: BySection<ByChamber<u8>>,
    /// On the platform.
    pub platform: u8,
    /// On salvage, by material.
    pub salvage: ByMaterial<u8>,
    /// In caverns.
    pub caverns: u8,
    /// Destroyed.
    pub destroyed: u8,
}

impl Pods {
    /// All in their chambers (B7).
    pub fn at_start() -> Self {
        let stasis = BySection::from_fn(|s| ByChamber([pods_at_start(s); 3]));
        Self { stasis, platform: 0, salvage: ByMaterial::default(), caverns: 0, destroyed: 0 }
    }

    /// In the chambers of a section.
    pub fn asleep(&self, section: Section) -> u8 {
        self.stasis[section].0.iter().sum()
    }

    /// On salvage.
    pub fn salvaging(&self) -> u8 {
        self.salvage.0.iter().sum()
    }

    /// Always fifteen (I1).
    pub fn total(&self) -> u8 {
        let asleep: u8 = Section::ALL.iter().map(|&s| self.asleep(s)).sum();
        asleep + self.platform + self.salvaging() + self.caverns + self.destroyed
    }

    /// At one place.
    pub fn at(&self, place: Place) -> u8 {
        match place {
            Place::Chamber(section, chamber) => self.stasis[section][chamber],
            Place::Platform => self.platform,
            Place::Salvage(material) => self.salvage[material],
            Place::Caverns => self.caverns,
            Place::Destroyed => self.destroyed,
        }
    }

    fn count(&mut self, place: Place) -> &mut u8 {
        match place {
            Place::Chamber(section, chamber) => &mut self.stasis[section][chamber],
            Place::Platform => &mut self.platform,
            Place::Salvage(material) => &mut self.salvage[material],
            Place::Caverns => &mut self.caverns,
            Place::Destroyed => &mut self.destroyed,
        }
    }

    /// Moves up to `n` pods; returns how many were moved.
    pub fn shift(&mut self, from: Place, to: Place, n: u8) -> u8 {
        let moved = n.min(self.at(from));
        *self.count(from) -= moved;
        *self.count(to) += moved;
        moved
    }
}
