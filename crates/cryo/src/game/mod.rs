//! The game on a board: docks, stacks, tokens, caverns and the deck, the human's side and its rules; a board
//! answers what the Rival asks.
//!
//! | module | what it holds |
//! |---|---|
//! | `setup` | what lies on the board at the start |
//! | `human` | the human's side |
//! | [`moves`] | what the human decides, and when |
//! | [`turn`] | the course of a game |
//! | `act` | actions beside a dock, the launch |
//! | `recall` | salvage, incidents, platform docks |
//! | `gain`, `pay` | scrap, payments, gains, cards |
//! | `check`, `list` | whether a move is possible; every move that is |
//! | [`refused`] | why a move is not possible |
//! | `answers` | what the Rival asks, answered by the board |
//! | [`passive`] | a seat that does next to nothing, to measure the Rival alone |
//! | `hidden` | what the human cannot see, dealt anew |

mod act;
mod answers;
mod check;
mod gain;
mod hidden;
mod human;
mod list;
pub mod moves;
pub mod passive;
mod pay;
pub mod playout;
mod recall;
pub mod refused;
mod setup;
pub mod turn;

use table::Rng;

use crate::Rival;
use crate::data::{card, card_limits, figures};
use crate::facts::Several;
use crate::names::{ByMaterial, ByRule, BySection, ByTrack, Card, Chamber, Material, Section, Slot, Track};
use crate::options::Rules;
use crate::own::{Board, CAVERNS, CavernTile, DecisionSlot, MOST, SLOTS, TileKind, Tunnel};
use crate::rival::{Pods, Stream};
use crate::score::{Holdings, Score, Settlement, best_missions, score, without_duplicates};
use table::few::Few;

pub use answers::{Auto, Chooser, Halfway, RivalSeat};
pub use human::Human;

/// Whose drone stands on a dock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Drone {
    /// The human's.
    Human,
    /// The Rival's.
    Rival,
}

/// A game with both sides, small enough to be copied thousands of times a second.
#[derive(Clone, Copy, Debug)]
pub struct Game<'b> {
    /// Everything on the table.
    pub ship: Ship<'b>,
    /// The Rival.
    pub rival: Rival,
    /// Turns the human has begun.
    pub round: u16,
    /// Was something scrapped this turn (B46)?
    pub scrapped: bool,
    /// Has the human resolved sunset (B41)?
    pub sunset: bool,
    /// Has the human chosen the first hand?
    pub kept: bool,
    /// Is it over?
    pub over: bool,
}

impl<'b> Game<'b> {
    /// The tile in a slot of the human's platform.
    pub fn tile_in(&self, slot: u8) -> Option<&'b TileKind> {
        let tile = (*self.ship.human.slots.get(usize::from(slot))?)?;
        self.ship.board.tiles.get(usize::from(tile))
    }
}

/// Cards there are at most in a pile.
pub const CARDS: usize = 40;

/// A game on a board.
#[derive(Clone, Copy, Debug)]
pub struct Ship<'b> {
    /// The board.
    pub board: &'b Board,
    /// Whose drone stands on which dock.
    pub drones: [Option<Drone>; MOST],
    /// Which docks a damage marker closes.
    pub damaged: [bool; MOST],
    /// Tiles on each resource space (kinds), the top one last.
    pub stacks: [Few<u8, 2>; MOST],
    /// Tiles that were in play and went to the box.
    pub boxed_tiles: u8,
    /// The token on each section (kinds).
    pub tokens: BySection<Option<u8>>,
    /// The track (kinds), the next token last, sunset first.
    pub track: Few<u8, CARDS>,
    /// Tokens that were in play and went to the box.
    pub boxed_tokens: u8,
    /// Which cavern tile lies where; `None` on spaces out of play.
    pub cavern_tiles: [Option<u8>; CAVERNS],
    /// Which caverns are face up.
    pub face_up: [bool; CAVERNS],
    /// Rival pods in each cavern.
    pub rival_pods: [u8; CAVERNS],
    /// Human pods in each cavern.
    pub human_pods: [u8; CAVERNS],
    /// The deck, the top card last.
    pub deck: Few<Card, CARDS>,
    /// The discard pile.
    pub discard: Few<Card, CARDS>,
    /// The Rival's face-down missions in the order played.
    pub missions: Few<Card, CARDS>,
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
        while ship.human.hand.len() > card_limits().kept {
            let surplus = ship.human.hand.remove(card_limits().kept);
            ship.discard.push(surplus);
        }
        (ship, rival)
    }

    /// B6 to B11: everything except dealing the cards.
    pub fn laid_out(board: &'b Board, seed: u64) -> Self {
        let mut rng = Rng::new(seed, Stream::Board as u64);
        let mut shuffles = Rng::new(seed, Stream::Deck as u64);
        let mut deck: Few<Card, CARDS> =
            Card::ALL.into_iter().flat_map(|c| (1..card(c).copies).map(move |_| c)).collect();
        shuffles.shuffle(&mut deck);
        let (tokens, track) = setup::incidents(board, &mut rng);
        let cavern_tiles = setup::caverns(board, &mut rng);
        Self {
            board,
            drones: [None; MOST],
            damaged: setup::damage(board, &mut rng),
            stacks: setup::stacks(board, &mut rng),
            boxed_tiles: 0,
            tokens,
            track,
            boxed_tokens: 0,
            face_up: std::array::from_fn(|c| board.caverns.get(c).is_some_and(|c| c.in_play && c.start)),
            rival_pods: [0; CAVERNS],
            human_pods: [0; CAVERNS],
            cavern_tiles,
            deck,
            discard: Few::new(),
            missions: Few::new(),
            human: Human {
                tracks: figures().human,
                stasis: board.pods,
                aboard: 0,
                salvage: ByMaterial::default(),
                destroyed: 0,
                hand: Few::new(),
                upgrades: Few::new(),
                vehicles: Few::new(),
                missions: Few::new(),
                slots: [None; SLOTS],
                tokens: 0,
                home: 0b111,
                launched: 0,
            },
            placed: ByRule::default(),
            shuffles,
        }
    }

    /// §2.4: five cards for the human.
    pub fn deal(&mut self) {
        for _ in 0..card_limits().dealt {
            let card = self.draw();
            self.human.hand.extend(card);
        }
    }

    /// The top card; the discard pile is shuffled first if the deck is empty.
    pub fn draw(&mut self) -> Option<Card> {
        if self.deck.is_empty() {
            self.deck = std::mem::take(&mut self.discard);
            self.shuffles.shuffle(&mut self.deck);
        }
        self.deck.pop()
    }

    /// Could a card be drawn?
    #[inline]
    pub fn can_draw(&self) -> bool {
        !self.deck.is_empty() || !self.discard.is_empty()
    }

    /// One of the human's drones comes home to this platform dock (B42).
    fn bring_home(&mut self, dock: u8) {
        self.human.home |= 1 << dock;
        match self.drones.iter().position(|drone| *drone == Some(Drone::Human)) {
            Some(at) => self.drones[at] = None,
            None => self.human.launched = self.human.launched.saturating_sub(1),
        }
    }

    /// The same position on this board, which must be the one it was played on.
    fn on<'c>(self, board: &'c Board) -> Ship<'c> {
        Ship {
            board,
            drones: self.drones,
            damaged: self.damaged,
            stacks: self.stacks,
            boxed_tiles: self.boxed_tiles,
            tokens: self.tokens,
            track: self.track,
            boxed_tokens: self.boxed_tokens,
            cavern_tiles: self.cavern_tiles,
            face_up: self.face_up,
            rival_pods: self.rival_pods,
            human_pods: self.human_pods,
            deck: self.deck,
            discard: self.discard,
            missions: self.missions,
            human: self.human,
            placed: self.placed,
            shuffles: self.shuffles,
        }
    }

    /// No drone and no damage marker.
    pub fn open(&self, dock: usize) -> bool {
        self.drones[dock].is_none() && !self.damaged[dock]
    }

    /// Open docks of a section, in file order.
    pub fn open_docks(&self, section: Section) -> Several<usize> {
        (0..self.board.docks.len()).filter(|&d| self.board.docks[d].section == section && self.open(d)).collect()
    }

    /// 3: a section without an open dock; the launch dock belongs to none.
    pub fn a_section_is_full(&self) -> bool {
        let mut full = BySection([true; 4]);
        for (at, dock) in self.board.docks.iter().enumerate() {
            full[dock.section] &= !self.open(at);
        }
        full.0.contains(&true)
    }

    /// The dock of a position and the docks below it.
    pub fn slot(&self, slot: Slot) -> Option<&'b DecisionSlot> {
        self.board.slots[slot.section()].get(usize::from(!slot.is_left()))
    }

    /// The Rival's view of this table.
    pub fn seat<'s, C: Chooser>(&'s mut self, ties: &'s mut C) -> RivalSeat<'s, 'b, C> {
        RivalSeat::new(self, ties)
    }

    /// B38, B39: a chamber was marked; the human's pods in it are destroyed, except one that Advance Warning
    /// saves. From chamber 3 that one needs room aboard.
    pub fn destroy_human_pods(&mut self, section: Section, chamber: Chamber) {
        let room = self.room();
        let human = &mut self.human;
        let mut pods = std::mem::take(&mut human.stasis[section][chamber]);
        if pods > 0 && human.has(Card::Spider) {
            if let Some(next) = chamber.next() {
                pods -= 1;
                human.stasis[section][next] += 1;
            } else if human.aboard < room {
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
        if !self.human.has(Card::Rhino) {
            return;
        }
        let Some(tile) = self.cavern_tile(cavern) else { return };
        for track in Material::ALL.map(Material::track) {
            self.gain(track, tile.cost[track]);
        }
    }

    /// The human gains; anything beyond the end of the track is lost (B18).
    #[inline]
    pub fn gain(&mut self, track: Track, amount: u8) {
        let at = &mut self.human.tracks[track];
        *at = at.saturating_add(amount).min(self.board.ends[track]);
    }

    /// The tile on a cavern space in play.
    #[inline]
    pub fn cavern_tile(&self, cavern: usize) -> Option<&'b CavernTile> {
        self.cavern_tiles[cavern].map(|tile| &self.board.cavern_tiles[usize::from(tile)])
    }

    /// May this cavern be turned up: face down, in play, joined to a face-up one (B26, §6.6)?
    pub fn can_scout(&self, cavern: usize) -> bool {
        let joined = |t: &Tunnel| {
            let [a, b] = t.ends;
            a == cavern && self.face_up[b] || b == cavern && self.face_up[a]
        };
        self.board.caverns[cavern].in_play && !self.face_up[cavern] && self.board.tunnels.iter().any(joined)
    }

    /// The most pods on the human's platform and vehicles (B30).
    #[inline]
    pub fn room(&self) -> u8 {
        self.human.vehicles.iter().fold(self.board.room, |room, &v| room.saturating_add(self.human.places(v)))
    }

    /// Refills a section's incident space from the track.
    pub fn refill(&mut self, section: Section) {
        self.tokens[section] = self.track.pop();
    }

    /// Caverns with any pod and their numbers.
    pub fn settlements(&self) -> Few<Settlement, CAVERNS> {
        let settled = |i: usize| {
            let (high, low) = self.cavern_tile(i).map_or((0, 0), |t| (t.high, t.low));
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
            tiles: h.tiles(),
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
