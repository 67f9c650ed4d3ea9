//! The table at which a board answers: docks, stacks, tokens, caverns and the deck of a whole game, as far as
//! the Rival, sabotage and the end of the game need them.

mod answers;
mod setup;

use table::Rng;

use crate::Rival;
use crate::data::{card, figures};
use crate::names::{ByChamber, ByMaterial, ByRule, BySection, ByTrack, Card, Chamber, Material, Section, Slot, Track};
use crate::options::Rules;
use crate::own::{Board, DecisionSlot};
use crate::rival::{Pods, Stream};
use crate::score::{Holdings, Score, Settlement, best_missions, score, without_duplicates};

pub use answers::{Auto, Chooser, Seat};

/// Whose drone stands on a dock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drone {
    /// The human's.
    Human,
    /// The Rival's.
    Rival,
}

/// The human's side, as far as incidents, scouting and scoring touch it.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    pub hand: Vec<Card>,
    /// Upgrades.
    pub upgrades: Vec<Card>,
    /// Vehicles.
    pub vehicles: Vec<Card>,
    /// Missions.
    pub missions: Vec<Card>,
    /// Tiles in slots.
    pub tiles: u8,
    /// Collected tokens.
    pub tokens: u8,
}

/// A game on a board.
#[derive(Clone, Debug)]
pub struct Ship<'b> {
    /// The board.
    pub board: &'b Board,
    /// Whose drone stands on which dock.
    pub drones: Vec<Option<Drone>>,
    /// Which docks a damage marker closes.
    pub damaged: Vec<bool>,
    /// Tiles on each resource space (kinds), the top one last.
    pub stacks: Vec<Vec<usize>>,
    /// Tiles that were in play and went to the box.
    pub boxed_tiles: u8,
    /// The token on each section (kinds).
    pub tokens: BySection<Option<usize>>,
    /// The track (kinds), the next token last, sunset first.
    pub track: Vec<usize>,
    /// Tokens that were in play and went to the box.
    pub boxed_tokens: u8,
    /// Which cavern tile lies where; `None` on spaces out of play.
    pub cavern_tiles: Vec<Option<usize>>,
    /// Which caverns are face up.
    pub face_up: Vec<bool>,
    /// Rival pods in each cavern.
    pub rival_pods: Vec<u8>,
    /// Human pods in each cavern.
    pub human_pods: Vec<u8>,
    /// The deck, the top card last.
    pub deck: Vec<Card>,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// The Rival's face-down missions in the order played.
    pub missions: Vec<Card>,
    /// The human.
    pub human: Human,
    /// How often the Rival placed a drone by each rule.
    pub placed: ByRule<u16>,
    shuffles: Rng,
}

impl<'b> Ship<'b> {
    /// Sets up for two (§12.2, §2) and deals; the Rival has drawn its cards, the human keeps the
    /// first three.
    pub fn new(board: &'b Board, rules: Rules, seed: u64) -> (Self, Rival) {
        let rules = Rules { ends: ByTrack(board.ends.0.map(Some)), ..rules };
        let mut rival = Rival::new(rules, seed);
        rival.pods = Pods { stasis: board.pods, ..rival.pods };
        let mut ship = Self::laid_out(board, seed);
        ship.deal();
        let drawn = rival.set_up(&mut ship.seat(&mut Auto));
        match drawn {
            Ok(()) => {}
            Err(never) => match never {},
        }
        let kept = ship.human.hand.len().min(3);
        ship.discard.extend(ship.human.hand.drain(kept..));
        (ship, rival)
    }

    /// B6 to B11: everything except dealing the cards.
    pub fn laid_out(board: &'b Board, seed: u64) -> Self {
        let mut rng = Rng::new(seed, Stream::Board as u64);
        let mut shuffles = Rng::new(seed, Stream::Deck as u64);
        let mut deck: Vec<Card> = Card::ALL.into_iter().flat_map(|c| (1..card(c).copies).map(move |_| c)).collect();
        shuffles.shuffle(&mut deck);
        let (tokens, track) = setup::incidents(board, &mut rng);
        let cavern_tiles = setup::caverns(board, &mut rng);
        Self {
            board,
            drones: vec![None; board.docks.len()],
            damaged: setup::damage(board, &mut rng),
            stacks: setup::stacks(board, &mut rng),
            boxed_tiles: 0,
            tokens,
            track,
            boxed_tokens: 0,
            face_up: board.caverns.iter().map(|c| c.in_play && c.start).collect(),
            rival_pods: vec![0; board.caverns.len()],
            human_pods: vec![0; board.caverns.len()],
            cavern_tiles,
            deck,
            discard: Vec::new(),
            missions: Vec::new(),
            human: Human {
                tracks: figures().human,
                stasis: board.pods,
                aboard: 0,
                salvage: ByMaterial::default(),
                destroyed: 0,
                hand: Vec::new(),
                upgrades: Vec::new(),
                vehicles: Vec::new(),
                missions: Vec::new(),
                tiles: 0,
                tokens: 0,
            },
            placed: ByRule::default(),
            shuffles,
        }
    }

    /// §2.4: five cards for the human.
    pub fn deal(&mut self) {
        for _ in 0..5 {
            let card = self.draw();
            self.human.hand.extend(card);
        }
    }

    /// The top card; the discard pile is shuffled first if the deck is empty.
    pub fn draw(&mut self) -> Option<Card> {
        if self.deck.is_empty() {
            self.deck.append(&mut self.discard);
            self.shuffles.shuffle(&mut self.deck);
        }
        self.deck.pop()
    }

    /// No drone and no damage marker.
    pub fn open(&self, dock: usize) -> bool {
        self.drones[dock].is_none() && !self.damaged[dock]
    }

    /// Open docks of a section, in file order.
    pub fn open_docks(&self, section: Section) -> Vec<usize> {
        (0..self.board.docks.len()).filter(|&d| self.board.docks[d].section == section && self.open(d)).collect()
    }

    /// 3: a section without an open dock; the launch dock belongs to none.
    pub fn a_section_is_full(&self) -> bool {
        Section::ALL.into_iter().any(|s| self.open_docks(s).is_empty())
    }

    /// The dock of a position and the docks below it.
    pub fn slot(&self, slot: Slot) -> Option<&'b DecisionSlot> {
        self.board.slots[slot.section()].get(usize::from(!slot.is_left()))
    }

    /// The Rival's view of this table.
    pub fn seat<'s, C: Chooser>(&'s mut self, ties: &'s mut C) -> Seat<'s, 'b, C> {
        Seat::new(self, ties)
    }

    /// B38, B39: a chamber was marked; the human's pods in it are destroyed, except one that Advance Warning
    /// saves. From chamber 3 that one needs room aboard.
    pub fn destroy_human_pods(&mut self, section: Section, chamber: Chamber) {
        let human = &mut self.human;
        let mut pods = std::mem::take(&mut human.stasis[section][chamber]);
        if pods > 0 && human.upgrades.contains(&Card::Spider) {
            if let Some(next) = chamber.next() {
                pods -= 1;
                human.stasis[section][next] += 1;
            } else if human.aboard < self.board.room.saturating_add(places(human)) {
                pods -= 1;
                human.aboard += 1;
            }
        }
        human.destroyed += pods;
    }

    /// A sabotage the human resolves in a section with an intact chamber.
    pub fn sabotage(&mut self, rival: &mut Rival, section: Section) {
        if let Some((chamber, _)) = rival.mark(section) {
            self.destroy_human_pods(section, chamber);
        }
    }

    /// The Imaging upgrade: the human gains the settlement cost of a scouted tile.
    pub fn scouted(&mut self, cavern: usize) {
        if !self.human.upgrades.contains(&Card::Rhino) {
            return;
        }
        let Some(tile) = self.cavern_tiles[cavern].map(|t| &self.board.cavern_tiles[t]) else { return };
        for track in Material::ALL.map(Material::track) {
            let at = &mut self.human.tracks[track];
            *at = at.saturating_add(tile.cost[track]).min(self.board.ends[track]);
        }
    }

    /// Refills a section's incident space from the track.
    pub fn refill(&mut self, section: Section) {
        self.tokens[section] = self.track.pop();
    }

    /// Caverns with any pod and their numbers.
    pub fn settlements(&self) -> Vec<Settlement> {
        let settled = |i: usize| {
            let tile = self.cavern_tiles[i].map(|t| &self.board.cavern_tiles[t]);
            let (high, low) = tile.map_or((0, 0), |t| (t.high, t.low));
            Settlement { human: self.human_pods[i], rival: self.rival_pods[i], high, low }
        };
        (0..self.board.caverns.len()).map(settled).filter(|s| s.human + s.rival > 0).collect()
    }

    /// §7.6: the Rival's missions without duplicates.
    pub fn turn_up_missions(&mut self) {
        let mut missions = std::mem::take(&mut self.missions);
        let surplus = without_duplicates(&mut missions, |all, replaced| {
            let missing = self.deck.iter().chain(&self.discard).any(|c| !all.contains(c));
            let drawn = if missing { self.draw() } else { None };
            if drawn.is_some() {
                self.discard.push(replaced);
            }
            Ok::<_, std::convert::Infallible>(drawn)
        });
        let Ok(surplus) = surplus;
        self.discard.extend(surplus);
        self.missions = missions;
    }

    /// The scores of the human and the Rival; turn up the missions first.
    pub fn scores(&self, rival: &Rival) -> (Score, Score) {
        let settlements = self.settlements();
        let (mut yours, mut theirs) = (0, 0);
        for (h, r) in settlements.iter().map(Settlement::majority) {
            (yours, theirs) = (yours + h, theirs + r);
        }
        let sum = |tracks: &ByTrack<u8>| Material::ALL.iter().map(|m| tracks[m.track()]).sum();
        let h = &self.human;
        let human = Holdings {
            caverns: settlements.iter().map(|s| s.human).collect(),
            salvage: h.salvage.0.iter().sum(),
            energy: h.tracks[Track::Energy],
            materials: sum(&h.tracks),
            tiles: h.tiles,
            tokens: h.tokens,
        };
        let other = Holdings {
            caverns: settlements.iter().map(|s| s.rival).collect(),
            salvage: rival.pods.salvaging(),
            energy: rival.has(Track::Energy),
            materials: sum(&rival.tracks),
            tiles: rival.tiles,
            tokens: rival.tokens(),
        };
        let cards = rival.upgrades.len() + rival.vehicles.len();
        (
            score(&human, h.upgrades.len() + h.vehicles.len(), h.aboard, yours, &h.missions, None),
            score(&other, cards, rival.pods.platform, theirs, &self.missions, best_missions()),
        )
    }
}

/// Pod places on the human's vehicles (B30).
fn places(human: &Human) -> u8 {
    let each = u8::from(human.upgrades.contains(&Card::Crab));
    human.vehicles.iter().map(|&v| card(v).vehicle.pods + each).sum()
}
