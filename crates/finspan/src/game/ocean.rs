//! The ocean mat: slots, tokens, moves (§11.1, §11.3).

use serde::Serialize;

use crate::game::fish::{FishId, Scope, fish};
use crate::names::{Site, Token, Zone};

/// A slot of the mat: site and row, e.g. `blue5` (B1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SlotId(u8);

impl SlotId {
    /// Site by site, each from the top.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..18).map(Self)
    }

    /// The slot at a site in row 1–6.
    pub fn at(site: Site, row: u8) -> Option<Self> {
        (1..=6).contains(&row).then(|| Self(site as u8 * 6 + row - 1))
    }

    /// From `blue5`.
    pub fn parse(text: &str) -> Option<Self> {
        let (site, row) = text.split_at_checked(text.len().checked_sub(1)?)?;
        Self::at(Site::parse(site)?, row.parse().ok()?)
    }

    /// `blue5`.
    pub fn name(self) -> String {
        format!("{}{}", self.site().id(), self.row())
    }

    /// Its column.
    #[inline]
    pub const fn site(self) -> Site {
        match self.0 / 6 {
            0 => Site::Blue,
            1 => Site::Purple,
            _ => Site::Green,
        }
    }

    /// 1 is the top row, 6 the bottom row.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 % 6 + 1
    }

    /// Rows 1–3 Sunlight, 4 Twilight, 5–6 Midnight.
    #[inline]
    pub const fn zone(self) -> Zone {
        Zone::of_row(self.row())
    }

    /// Its index in a list of 18.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The slot of this index.
    #[inline]
    pub(super) const fn of_index(index: u8) -> Self {
        Self(index)
    }

    /// Its bit in a set of slots.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The slots of a set.
    #[inline]
    pub fn of_bits(mut bits: u32) -> impl Iterator<Item = Self> + Clone {
        std::iter::from_fn(move || {
            let slot = bits.trailing_zeros();
            (bits != 0).then(|| {
                bits &= bits - 1;
                Self(slot as u8)
            })
        })
    }

    /// The next slot in a direction.
    #[inline]
    const fn next(self, direction: Direction) -> Option<Self> {
        let row = self.0 % 6;
        match direction {
            Direction::Left if self.0 >= 6 => Some(Self(self.0 - 6)),
            Direction::Right if self.0 < 12 => Some(Self(self.0 + 6)),
            Direction::Up if row > 0 => Some(Self(self.0 - 1)),
            Direction::Down if row < 5 => Some(Self(self.0 + 1)),
            _ => None,
        }
    }
}

/// Serialized as its name.
impl Serialize for SlotId {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.name())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    Left,
    Right,
    Up,
    Down,
}

const DIRECTIONS: [Direction; 4] = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];

/// What lies in a slot (B2). The game's list of places knows which fish were consumed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)] // In this order, which observations share.
pub struct Slot {
    /// The visible fish; 0 for none.
    pub fish: FishId,
    /// Fish beneath it.
    pub consumed: u8,
    /// An egg?
    pub egg: bool,
    /// Young.
    pub young: u8,
    /// A school?
    pub school: bool,
}

impl Slot {
    /// Any token?
    #[inline]
    pub const fn has_token(&self) -> bool {
        self.egg || self.young > 0 || self.school
    }

    /// 3 young become a school at once if there is none yet (B24).
    #[inline]
    pub(super) fn gather(&mut self) {
        if self.young >= 3 && !self.school {
            self.young -= 3;
            self.school = true;
        }
    }
}

/// The 18 slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ocean(pub [Slot; 18]);

/// Why a move is not possible (§14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveBad {
    /// No such token there.
    Nothing,
    /// Not in a straight line, or not far enough, or too far.
    NotStraight,
    /// A school is in the way of a school.
    Blocked,
    /// A school forms on the way.
    EndsEarlier,
}

impl std::ops::Index<SlotId> for Ocean {
    type Output = Slot;
    #[inline]
    fn index(&self, slot: SlotId) -> &Slot {
        &self.0[slot.index()]
    }
}

impl std::ops::IndexMut<SlotId> for Ocean {
    #[inline]
    fn index_mut(&mut self, slot: SlotId) -> &mut Slot {
        &mut self.0[slot.index()]
    }
}

impl Ocean {
    /// All slots with what lies there.
    pub fn slots(&self) -> impl Iterator<Item = (SlotId, &Slot)> {
        SlotId::all().zip(&self.0)
    }

    #[inline]
    fn bits(&self, test: impl Fn(&Slot) -> bool) -> u32 {
        self.0.iter().enumerate().fold(0, |bits, (i, slot)| bits | u32::from(test(slot)) << i)
    }

    /// Slots where an egg may be laid (B20).
    #[inline]
    pub fn egg_places(&self) -> u32 {
        self.bits(|s| s.fish != 0 && !s.egg)
    }

    /// Slots with an egg.
    #[inline]
    pub fn eggs(&self) -> u32 {
        self.bits(|s| s.egg)
    }

    /// Slots with a school.
    #[inline]
    pub fn schools(&self) -> u32 {
        self.bits(|s| s.school)
    }

    /// All young.
    #[inline]
    pub fn young(&self) -> u32 {
        self.0.iter().map(|s| u32::from(s.young)).sum()
    }

    /// Slots whose visible fish is shorter than this (B10d), and the empty ones unless a fish must be
    /// consumed (B10e).
    #[inline]
    pub fn room_for(&self, length: u16, consume: bool) -> u32 {
        self.bits(|s| if s.fish == 0 { !consume } else { fish(s.fish).length < length })
    }

    /// Is there a visible fish of this site in this zone (B15)?
    pub fn has_fish(&self, site: Site, zone: Zone) -> bool {
        self.slots().any(|(id, s)| s.fish != 0 && id.site() == site && id.zone() == zone)
    }

    /// Slots whose visible fish matches a scope (B30).
    pub fn fish_in(&self, scope: Scope) -> u32 {
        self.slots().filter(|(id, s)| s.fish != 0 && matches(scope, *id, s.fish)).fold(0, |b, (id, _)| b | id.bit())
    }

    /// Where a token may go from here; with `adjacent`, exactly one slot (B25).
    #[inline]
    pub fn destinations(&self, from: SlotId, token: Token, adjacent: bool) -> u32 {
        let mut found = 0;
        for direction in DIRECTIONS {
            let mut at = from;
            while let Some(next) = at.next(direction) {
                let slot = &self[next];
                if token == Token::School && slot.school {
                    break; // B25b
                }
                found |= next.bit();
                let forms = token == Token::Young && slot.young == 2 && !slot.school;
                if forms || adjacent {
                    break; // B25a
                }
                at = next;
            }
        }
        found
    }

    /// Is there such a token, and may it go there?
    pub fn check_move(&self, from: SlotId, token: Token, to: SlotId, adjacent: bool) -> Result<(), MoveBad> {
        let there = match token {
            Token::Young => self[from].young > 0,
            Token::School => self[from].school,
        };
        if !there {
            return Err(MoveBad::Nothing);
        }
        if self.destinations(from, token, adjacent) & to.bit() != 0 {
            return Ok(());
        }
        let straight = from != to && (from.site() == to.site() || from.row() == to.row());
        let near = from.0.abs_diff(to.0) == if from.site() == to.site() { 1 } else { 6 };
        if !straight || adjacent && !near {
            return Err(MoveBad::NotStraight);
        }
        Err(if token == Token::School { MoveBad::Blocked } else { MoveBad::EndsEarlier })
    }

    /// Carries out a checked move.
    pub(super) fn carry(&mut self, from: SlotId, token: Token, to: SlotId) {
        match token {
            Token::Young => {
                self[from].young -= 1;
                self[to].young += 1;
            }
            Token::School => {
                self[from].school = false;
                self[to].school = true;
                self[from].gather(); // B25c
            }
        }
        self[to].gather();
    }
}

/// Does a fish in this slot match the scope?
pub fn matches(scope: Scope, slot: SlotId, id: FishId) -> bool {
    match scope {
        Scope::Size(size) => fish(id).size == size,
        Scope::Predator => fish(id).predator > 0,
        place => in_place(place, slot),
    }
}

/// Is the slot in this part of the ocean?
pub fn in_place(scope: Scope, slot: SlotId) -> bool {
    match scope {
        Scope::Site(site) => slot.site() == site,
        Scope::Row(row) => slot.row() == row,
        Scope::Zone(zone) => slot.zone() == zone,
        Scope::Size(_) | Scope::Predator => true,
    }
}
