//! The Rival as it lies on the table: tracks, drones, pods, tiles, cards, tokens.

use table::{Refusal, Rng, Setup, msg};

use crate::data::{card, figures, pods_at_start};
use crate::things::{Card, Place, Section, Slot, Track};

/// The options of section 14 and the profile of 10.1, fixed at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The tracks at the start.
    pub start: [u8; 5],
    /// Variant: no decision cards, one is turned up each turn.
    pub unpredictable: bool,
    /// What Dispatch gives.
    pub dispatch_gain: Track,
    /// Is chamber 1 the leftmost one?
    pub leftmost_is_1: bool,
    /// Check 5 counts pods on salvage as well.
    pub salvage_counts: bool,
    /// The program draws the decision cards.
    pub virtual_cards: bool,
    /// Ties are decided by the rules of section 9, not by the human.
    pub auto: bool,
    /// Where the tracks end; none: nobody knows.
    pub ends: [Option<u8>; 5],
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            start: figures().normal,
            unpredictable: false,
            dispatch_gain: Track::Nanite,
            leftmost_is_1: true,
            salvage_counts: false,
            virtual_cards: false,
            auto: false,
            ends: figures().track_max.map(Some),
        }
    }
}

impl Rules {
    /// From the options of a set-up.
    pub fn of(setup: &Setup) -> Self {
        let on = |name| setup.get(name) == "on";
        let f = figures();
        let material = setup.get("material_max").parse().ok().or(Some(f.track_max[0]));
        Self {
            start: match (on("variant_harder"), setup.get("harder_bonus")) {
                (false, _) => f.normal,
                (true, "add") => f.harder_add,
                (true, _) => f.harder,
            },
            unpredictable: on("variant_unpredictable"),
            dispatch_gain: if setup.get("dispatch_gain") == "energy" { Track::Energy } else { Track::Nanite },
            leftmost_is_1: setup.get("leftmost_chamber") != "3",
            salvage_counts: setup.get("check5_pods") == "platform_and_salvage",
            virtual_cards: setup.get("decision_source") == "virtual",
            auto: setup.get("ties") == "auto",
            ends: [material, material, material, material, setup.get("energy_max").parse().ok()],
        }
    }
}

/// Streams of the seed: one a purpose, so that they do not disturb each other.
#[derive(Clone, Copy, Debug)]
#[repr(u64)]
pub enum Stream {
    /// Where the eight board cards lie.
    BoardCards = 1,
    /// Which decision card, which board position.
    Toss = 2,
    /// Decision cards the program draws.
    Virtual = 3,
    /// The deck of the board table.
    Deck = 4,
    /// Tiles, tokens, caverns and damage of the board table.
    Board = 5,
}

/// Where the Rival's fifteen pods are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pods {
    /// By section and chamber.
    pub stasis: [[u8; 3]; 4],
    /// On the platform.
    pub platform: u8,
    /// On salvage, by material.
    pub salvage: [u8; 4],
    /// In caverns.
    pub caverns: u8,
    /// Destroyed.
    pub destroyed: u8,
}

impl Pods {
    /// All in their chambers (B7).
    pub fn at_start() -> Self {
        let stasis = Section::ALL.map(|s| [pods_at_start(s); 3]);
        Self { stasis, platform: 0, salvage: [0; 4], caverns: 0, destroyed: 0 }
    }

    /// In the chambers of a section.
    pub fn asleep(&self, section: Section) -> u8 {
        self.stasis[section as usize].iter().sum()
    }

    /// On salvage.
    pub fn salvaging(&self) -> u8 {
        self.salvage.iter().sum()
    }

    /// Always fifteen (invariant 1).
    pub fn total(&self) -> u8 {
        let asleep: u8 = Section::ALL.iter().map(|&s| self.asleep(s)).sum();
        asleep + self.platform + self.salvaging() + self.caverns + self.destroyed
    }

    /// At one place.
    pub const fn at(&self, place: Place) -> u8 {
        match place {
            Place::Chamber(section, chamber) => self.stasis[section as usize][chamber as usize],
            Place::Platform => self.platform,
            Place::Salvage(material) => self.salvage[material as usize],
            Place::Caverns => self.caverns,
            Place::Destroyed => self.destroyed,
        }
    }

    const fn count(&mut self, place: Place) -> &mut u8 {
        match place {
            Place::Chamber(section, chamber) => &mut self.stasis[section as usize][chamber as usize],
            Place::Platform => &mut self.platform,
            Place::Salvage(material) => &mut self.salvage[material as usize],
            Place::Caverns => &mut self.caverns,
            Place::Destroyed => &mut self.destroyed,
        }
    }

    /// Moves up to `n` pods; tells how many there were.
    pub fn shift(&mut self, from: Place, to: Place, n: u8) -> u8 {
        let moved = n.min(self.at(from));
        *self.count(from) -= moved;
        *self.count(to) += moved;
        moved
    }
}

/// What has happened so far, for the score sheet's curious reader and for measurements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Tally {
    /// Deploys.
    pub deploys: u16,
    /// Recalls.
    pub recalls: u16,
    /// Recalls because a section was full.
    pub full: u16,
    /// How often checks 1 to 5 fired.
    pub checks: [u16; 5],
}

/// The Rival.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rival {
    /// The options.
    pub rules: Rules,
    /// Crystals, organics, tech, nanites, energy.
    pub tracks: [u8; 5],
    /// Drones on its platform.
    pub home: u8,
    /// Its pods.
    pub pods: Pods,
    /// Sabotaged chambers per section: always 1 to this number.
    pub marks: [u8; 4],
    /// Tiles on its platform.
    pub tiles: u8,
    /// Upgrades, all different.
    pub upgrades: Vec<Card>,
    /// Vehicles.
    pub vehicles: Vec<Card>,
    /// Face-down missions; nobody knows which (7.4).
    pub missions: u8,
    /// Looting tokens.
    pub looting: u8,
    /// Has it resolved sunset?
    pub sunset: bool,
    /// Decision cards: two, unless cards ran out.
    pub decision: Vec<Card>,
    /// Which type lies at which position of the board.
    pub board_cards: [Card; 8],
    /// Turns it has begun.
    pub turns: u16,
    /// What has happened so far.
    pub tally: Tally,
    toss: Rng,
}

impl Rival {
    /// Before any card is drawn: 2.1, 2.2, and board cards at random (2.3).
    pub fn new(rules: Rules, seed: u64) -> Self {
        let mut board_cards = Card::ALL;
        Rng::new(seed, Stream::BoardCards as u64).shuffle(&mut board_cards);
        Self {
            rules,
            tracks: rules.start,
            home: figures().drones,
            pods: Pods::at_start(),
            marks: [0; 4],
            tiles: 0,
            upgrades: Vec::new(),
            vehicles: Vec::new(),
            missions: 0,
            looting: 0,
            sunset: false,
            decision: Vec::new(),
            board_cards,
            turns: 0,
            tally: Tally::default(),
            toss: Rng::new(seed, Stream::Toss as u64),
        }
    }

    /// What is on a track.
    pub const fn has(&self, track: Track) -> u8 {
        self.tracks[track as usize]
    }

    /// The end of a track; 99 where nobody knows.
    pub fn end(&self, track: Track) -> u8 {
        self.rules.ends[track as usize].unwrap_or(99)
    }

    /// Gains; what is above the end of the track is lost (6, edge case 7). Tells how much was gained.
    pub fn gain(&mut self, track: Track, amount: u8) -> u8 {
        let room = self.end(track).saturating_sub(self.has(track));
        let gained = amount.min(room);
        self.tracks[track as usize] += gained;
        gained
    }

    /// Drones on the board.
    pub fn out(&self) -> u8 {
        figures().drones.saturating_sub(self.home)
    }

    /// Collected tokens, for Plunder.
    pub fn tokens(&self) -> u8 {
        self.looting + u8::from(self.sunset)
    }

    /// Where the board card of this type lies.
    pub fn slot_of(&self, card: Card) -> Slot {
        Slot::of(self.board_cards.iter().position(|&c| c == card).unwrap_or(0) as u32)
    }

    /// The chamber awakened first: the lowest number with a pod, or the highest (edge case 2).
    pub fn leftmost(&self, section: Section) -> Option<u8> {
        let held = |c: &u8| self.pods.stasis[section as usize][*c as usize] > 0;
        if self.rules.leftmost_is_1 { (0..3).find(held) } else { (0..3).rev().find(held) }
    }

    /// The chamber a sabotage marks: the lowest-numbered one without a mark (B38).
    pub const fn next_intact(&self, section: Section) -> Option<u8> {
        let marks = self.marks[section as usize];
        if marks < 3 { Some(marks) } else { None }
    }

    /// Sections that still have a chamber without a mark.
    pub fn intact_sections(&self) -> Vec<Section> {
        Section::ALL.into_iter().filter(|&s| self.next_intact(s).is_some()).collect()
    }

    /// Marks the next chamber; tells which, and how many Rival pods are destroyed.
    pub fn mark(&mut self, section: Section) -> Option<(u8, u8)> {
        let chamber = self.next_intact(section)?;
        self.marks[section as usize] += 1;
        let destroyed = self.pods.shift(Place::Chamber(section, chamber), Place::Destroyed, u8::MAX);
        Some((chamber, destroyed))
    }

    /// Is the game over at the end of this turn on the Rival's account (7.5)?
    pub fn finished(&self) -> bool {
        self.sunset || self.pods.caverns + self.pods.destroyed >= self.pods.total()
    }

    /// Cards of this type that lie open or are known: on the board and before the Rival.
    pub fn known(&self, card: Card) -> u8 {
        let decision: &[Card] = if self.rules.virtual_cards { &[] } else { &self.decision };
        let open = self.upgrades.iter().chain(&self.vehicles).chain(decision);
        1 + open.filter(|&&c| c == card).count() as u8
    }

    /// Refuses to know more cards of a type than there are; `more` are known beside [`Self::known`].
    pub fn one_more(&self, wanted: Card, more: u8) -> Result<(), Refusal> {
        let (known, copies) = (self.known(wanted) + more, card(wanted).copies);
        if known < copies {
            return Ok(());
        }
        let text = msg!("cryo-error-card-count", card = crate::words::card(wanted), known = known, copies = copies);
        Err(Refusal::new("E_CARD_COUNT", text))
    }

    /// 0 or 1, each equally likely.
    pub fn toss(&mut self) -> usize {
        self.toss.below(2) as usize
    }

    /// Any of the eight positions.
    pub fn any_slot(&mut self) -> Slot {
        Slot::of(self.toss.below(8))
    }
}
