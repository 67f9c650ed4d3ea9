//! Counting: achievement items (B50), Ravel, and the person's score (B47).

use super::Game;
use super::ocean::{Slot, SlotId};
use crate::data::{RavelCard, Tile};
use crate::game::fish::{Effect, When, fish};
use crate::names::{Item, Size, Trigger, Zone};
use crate::score::Parts;

impl Game {
    fn fish_where(&self, test: impl Fn(SlotId, &Slot) -> bool) -> u32 {
        self.ocean.slots().filter(|(id, s)| s.fish != 0 && test(*id, s)).count() as u32
    }

    /// How many of the item lie in the person's ocean (B50).
    pub fn count(&self, item: Item, set_size: u8) -> u32 {
        let eggs = self.ocean.eggs().count_ones();
        let young = self.ocean.young();
        let size = |size: Size| self.fish_where(|_, s| fish(s.fish).size == size);
        match item {
            Item::EggsAndYoung => eggs + young,
            Item::Young => young,
            Item::Schools => self.ocean.schools().count_ones(),
            Item::EggSets => eggs / u32::from(set_size.max(1)),
            Item::SmallFish => size(Size::Small),
            Item::MediumFish => size(Size::Medium),
            Item::LargeFish => size(Size::Large),
            Item::SunlightFish => self.fish_where(|id, _| id.zone() == Zone::Sunlight),
            Item::AnyFish => self.fish_where(|_, _| true),
            Item::FishWithToken => self.fish_where(|_, s| s.has_token()),
            Item::FishWithoutToken => self.fish_where(|_, s| !s.has_token()),
            Item::FullRows => (1..=6).filter(|&row| self.fish_where(|id, _| id.row() == row) == 3).count() as u32,
            Item::ConsumedFish => self.consumed_count(),
            Item::PredatorTags => self.ocean.0.iter().map(|s| u32::from(fish(s.fish).predator)).sum(),
            Item::IfActivatedCards => self.fish_where(|_, s| fish(s.fish).trigger == Some(Trigger::IfActivated)),
        }
    }

    /// How many of the item lie in this slot: for sets its eggs, for full rows its fish.
    pub fn count_at(&self, item: Item, id: SlotId) -> u32 {
        let slot = &self.ocean[id];
        let here = fish(slot.fish);
        let (egg, young) = (u32::from(slot.egg), u32::from(slot.young));
        let is = |it: bool| u32::from(slot.fish != 0 && it);
        let full = |row: u8| self.fish_where(|other, _| other.row() == row) == 3;
        match item {
            Item::EggsAndYoung => egg + young,
            Item::Young => young,
            Item::Schools => u32::from(slot.school),
            Item::EggSets => egg,
            Item::SmallFish => is(here.size == Size::Small),
            Item::MediumFish => is(here.size == Size::Medium),
            Item::LargeFish => is(here.size == Size::Large),
            Item::SunlightFish => is(id.zone() == Zone::Sunlight),
            Item::AnyFish => is(true),
            Item::FishWithToken => is(slot.has_token()),
            Item::FishWithoutToken => is(!slot.has_token()),
            Item::FullRows => is(full(id.row())),
            Item::ConsumedFish => u32::from(slot.consumed),
            Item::PredatorTags => u32::from(here.predator),
            Item::IfActivatedCards => is(here.trigger == Some(Trigger::IfActivated)),
        }
    }

    fn consumed_count(&self) -> u32 {
        self.ocean.0.iter().map(|s| u32::from(s.consumed)).sum()
    }

    /// The person's points for a tile (N20).
    pub fn achievement(&self, tile: &Tile) -> u32 {
        self.count(tile.item.value, tile.set_size.value) * u32::from(tile.points_per_item.value)
    }

    /// Visible fish in the column and in the rows of a Ravel card.
    pub fn ravel(&self, card: &RavelCard) -> (u32, u32) {
        let column = self.fish_where(|id, _| id.site() == card.column.value);
        let rows = self.fish_where(|id, _| card.rows.value & 1 << (id.row() - 1) != 0);
        (column, rows)
    }

    /// Points of a GAME END card in this slot (B32).
    pub fn scores(&self, id: SlotId) -> u32 {
        let slot = &self.ocean[id];
        let holds = |when: When| match when {
            When::NoTokensHere => !slot.has_token(),
            When::ConsumedUnderAtLeast(n) => slot.consumed >= n,
            When::YoungHereExactly(n) => slot.young == n,
            When::SchoolHere => slot.school,
            When::EggYoungSchoolHere => slot.egg && slot.young > 0 && slot.school,
            When::InBottomRow => id.row() == 6,
        };
        let points = |effect: &Effect| match effect {
            Effect::ScoreIf(points, when) if holds(*when) => u32::from(*points),
            _ => 0,
        };
        fish(slot.fish).effects().iter().map(points).sum()
    }

    /// The person's score in its parts (B47).
    pub fn parts(&self) -> Parts {
        Parts {
            game_end: SlotId::all().map(|id| self.scores(id)).sum(),
            printed: self.ocean.0.iter().map(|s| u32::from(fish(s.fish).points)).sum(),
            consumed: self.consumed_count(),
            eggs: self.ocean.eggs().count_ones(),
            young: self.ocean.young(),
            schools: self.ocean.schools().count_ones(),
            achievements: self.yours.iter().map(|y| y.achievement.unwrap_or(0) + y.bonus).sum(),
            bonuses: self.yours.iter().map(|y| y.bonus).sum(),
            weeks: self.yours.map(|y| y.achievement.unwrap_or(0)),
        }
    }
}
