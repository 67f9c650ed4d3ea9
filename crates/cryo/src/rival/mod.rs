//! The Rival as it lies on the table, and its turn, in the order of the booklet.
//!
//! | module | what it holds |
//! |---|---|
//! | `deploy` | a drone leaves the platform (§4) |
//! | `recall` | all drones come home (§5) |
//! | `check` | the resource check (§6) |
//! | `gain` | benefits, awakening, missions (§7) |
//! | `pods` | where its pods are |
//! | `stage` | where a turn can be taken up again |

mod check;
mod deploy;
mod gain;
mod pods;
mod recall;
mod stage;

use serde_json::json;
use table::{Msg, Refusal, Rng, Step, msg};

use crate::data::{card, figures};
use crate::facts::{Draw, Facts};
use crate::names::{ByCheck, BySection, BySlot, ByTrack, Card, Chamber, Face, Place, Section, Slot, Track};
use crate::options::Rules;
use crate::words;
use table::few::Few;

pub use pods::Pods;
pub(crate) use recall::sabotage_step;
pub use stage::Stage;

/// The most faces of the person's own copy that get a button.
pub const MOST_FACES: usize = 24;

/// Its set-up and its turn.
impl Rival {
    /// §2.4 and §2.5: the Rival's own cards.
    pub fn set_up<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        if let Some(card) = at.draw(self, Draw::FirstUpgrade)? {
            // Whatever was set by hand before the answer, it now has this upgrade.
            self.upgrades = [card].into();
            at.tell(|| {
                Step::new(msg!("cryo-do-upgrade", upgrade = words::upgrade(card), card = words::card(card)))
                    .data(json!({"rule": "2.4", "upgrade": card}))
            });
        }
        if let Some(card) = at.draw(self, Draw::FirstVehicle)? {
            self.vehicles = [card].into();
            at.tell(|| {
                Step::new(msg!("cryo-do-vehicle", card = words::card(card)))
                    .data(json!({"rule": "2.4", "vehicle": card}))
            });
        }
        self.mission(at)?;
        if !self.rules.unpredictable {
            for _ in 0..2 {
                self.new_decision_card(at)?;
            }
            self.no_equal_pair(at)?;
        }
        Ok(())
    }

    /// One turn: §3 to §6.
    pub fn turn<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        self.act(at)?;
        self.check(at)
    }

    /// The turn up to the resource check: §3 to §5.
    pub(crate) fn act<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        self.turns += 1;
        if self.home == 0 {
            at.tell(|| self.recall_step(msg!("cryo-why-no-drone")));
            self.recall(at)
        } else if at.a_section_is_full(self)? {
            self.tally.full += 1;
            at.tell(|| self.recall_step(msg!("cryo-why-full")));
            self.recall(at)
        } else {
            self.deploy(at)
        }
    }

    fn recall_step(&self, why: Msg) -> Step {
        let data = json!({"rule": "3", "turn": self.turns, "home": self.home, "does": "recall"});
        Step::turn(msg!("cryo-do-recall", turn = self.turns)).because([why]).data(data)
    }
}

/// Streams of the seed: one per purpose, so that they do not disturb each other.
#[derive(Clone, Copy, Debug)]
#[repr(u64)]
pub enum Stream {
    /// Where the eight board cards lie.
    BoardCards = 1,
    /// Which decision card, which board position.
    Toss = 2,
    /// Decision cards the program draws.
    AppCards = 3,
    /// The deck of the board table.
    Deck = 4,
    /// Tiles, tokens, caverns and damage of the board table.
    Board = 5,
}

/// What has happened so far, for curious readers of the score sheet and for measurements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Deploys.
    pub deploys: u16,
    /// Recalls.
    pub recalls: u16,
    /// Recalls because a section was full.
    pub full: u16,
    /// How often each check fired.
    pub checks: ByCheck<u16>,
}

/// The Rival.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rival {
    /// The options.
    pub rules: Rules,
    /// Crystals, organics, tech, nanites, energy.
    pub tracks: ByTrack<u8>,
    /// Drones on its platform.
    pub home: u8,
    /// Its pods.
    pub pods: Pods,
    /// Sabotaged chambers per section: always 1 to this number.
    pub marks: BySection<u8>,
    /// Tiles on its platform.
    pub tiles: u8,
    /// Upgrades, all different.
    pub upgrades: Few<Card, 3>,
    /// Vehicles.
    pub vehicles: Few<Card, 3>,
    /// Face-down missions; nobody knows which (§7.4).
    pub missions: u8,
    /// Looting tokens.
    pub looting: u8,
    /// Has it resolved sunset?
    pub sunset: bool,
    /// Decision cards: two, unless cards ran out or one has not been entered yet.
    pub decision: Few<Card, 3>,
    /// Is there a new decision card whose type has not been entered yet (§10.4)?
    pub untold: bool,
    /// Faces of the person's own copy that have no usual button (§10.1).
    pub faces: Few<Face, MOST_FACES>,
    /// Which type lies at which position of the board.
    pub board_cards: BySlot<Card>,
    /// Turns it has begun.
    pub turns: u16,
    /// What has happened so far.
    pub tally: Tally,
    toss: Rng,
}

impl Rival {
    /// Before any card is drawn: §2.1, §2.2, and board cards at random (§2.3).
    pub fn new(rules: Rules, seed: u64) -> Self {
        let mut board_cards = BySlot(Card::ALL);
        Rng::new(seed, Stream::BoardCards as u64).shuffle(&mut board_cards.0);
        Self {
            rules,
            tracks: rules.start,
            home: figures().drones,
            pods: Pods::at_start(),
            marks: BySection::default(),
            tiles: 0,
            upgrades: Few::new(),
            vehicles: Few::new(),
            missions: 0,
            looting: 0,
            sunset: false,
            decision: Few::new(),
            untold: false,
            faces: Few::new(),
            board_cards,
            turns: 0,
            tally: Tally::default(),
            toss: Rng::new(seed, Stream::Toss as u64),
        }
    }

    /// What it will toss is as unknown as a die: other tosses from now on.
    pub(crate) fn toss_anew(&mut self, rng: &mut Rng) {
        self.toss = Rng::new(rng.next_u64(), Stream::Toss as u64);
    }

    /// What is on a track.
    pub fn has(&self, track: Track) -> u8 {
        self.tracks[track]
    }

    /// The end of a track; 99 if unknown.
    pub fn end(&self, track: Track) -> u8 {
        self.rules.ends[track].unwrap_or(99)
    }

    /// Gains; anything beyond the end of the track is lost (E7). Returns how much was gained.
    pub fn gain(&mut self, track: Track, amount: u8) -> u8 {
        let room = self.end(track).saturating_sub(self.has(track));
        let gained = amount.min(room);
        self.tracks[track] += gained;
        gained
    }

    /// Drones on the board.
    pub fn out(&self) -> u8 {
        figures().drones.saturating_sub(self.home)
    }

    /// Collected tokens, for Plunder.
    pub fn tokens(&self) -> u8 {
        self.looting.saturating_add(u8::from(self.sunset))
    }

    /// Where the board card of this type lies.
    pub fn slot_of(&self, card: Card) -> Slot {
        self.board_cards.iter().find(|(_, c)| **c == card).map_or(Slot::EngineeringLeft, |(slot, _)| slot)
    }

    /// The chamber to awaken first: the lowest number with a pod, or the highest (E2).
    pub fn leftmost(&self, section: Section) -> Option<Chamber> {
        self.chambers_from_left().into_iter().find(|&c| self.pods.stasis[section][c] > 0)
    }

    /// The chambers of a section from the left.
    pub(crate) fn chambers_from_left(&self) -> [Chamber; 3] {
        let mut chambers = Chamber::ALL;
        if !self.rules.leftmost_is_1 {
            chambers.reverse();
        }
        chambers
    }

    /// The chamber a sabotage marks: the lowest-numbered one without a mark (B38).
    pub fn next_intact(&self, section: Section) -> Option<Chamber> {
        Chamber::ALL.get(usize::from(self.marks[section])).copied()
    }

    /// Sections that still have a chamber without a mark.
    pub fn intact_sections(&self) -> Few<Section, 4> {
        Section::ALL.into_iter().filter(|&s| self.next_intact(s).is_some()).collect()
    }

    /// Marks the next chamber; returns which one, and how many Rival pods are destroyed.
    pub fn mark(&mut self, section: Section) -> Option<(Chamber, u8)> {
        let chamber = self.next_intact(section)?;
        self.marks[section] += 1;
        let destroyed = self.pods.shift(Place::Chamber(section, chamber), Place::Destroyed, u8::MAX);
        Some((chamber, destroyed))
    }

    /// Does the Rival end the game with this turn (§7.5)?
    pub fn finished(&self) -> bool {
        self.sunset || self.pods.caverns + self.pods.destroyed >= self.pods.total()
    }

    /// Cards of this type that lie open or are known: on the board and in front of the Rival.
    pub fn known(&self, card: Card) -> u8 {
        let decision: &[Card] = if self.rules.app_draws { &[] } else { &self.decision };
        let open = self.upgrades.iter().chain(&self.vehicles).chain(decision);
        1 + open.filter(|&&c| c == card).count() as u8
    }

    /// Refuses more cards of a type than there are; `more` are known besides [`Self::known`].
    pub fn one_more(&self, wanted: Card, more: u8) -> Result<(), Refusal> {
        let (known, copies) = (self.known(wanted) + more, card(wanted).copies);
        if known < copies {
            return Ok(());
        }
        let text = msg!("cryo-error-card-count", card = crate::words::card(wanted), known = known, copies = copies);
        Err(Refusal::new("CardCount", text))
    }

    /// Must the person still say which new decision card lies there?
    pub fn card_untold(&self) -> bool {
        self.untold && self.decision.len() < 2
    }

    /// 0 or 1, each equally likely.
    pub fn toss(&mut self) -> usize {
        self.toss.below(2) as usize
    }

    /// Any of the eight positions.
    pub fn any_slot(&mut self) -> Slot {
        Slot::ALL[self.toss.below(8) as usize]
    }
}
