//! A table for the golden examples: house board, empty stacks, no tokens, ties decided automatically and
//! written down.
#![allow(dead_code, clippy::unwrap_used, clippy::panic, missing_docs)]

use std::convert::Infallible;

use cryo::Rival;
use cryo::facts::{Tie, Way};
use cryo::game::{Chooser, Drone, Ship};
use cryo::names::{ByChamber, BySection, ByTrack, Card, Item, Rule, Section, Slot, Track};
use cryo::options::Rules;
use cryo::own::{Board, house};

/// Makes the automatic choice and notes what was asked.
#[derive(Default)]
pub struct Noting {
    pub asked: Vec<(Tie, Vec<Way>)>,
}

impl Chooser for Noting {
    type Pause = Infallible;
    fn choose(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, Infallible> {
        self.asked.push((tie, ways.to_vec()));
        Ok(0)
    }
}

pub struct Golden {
    pub ship: Ship<'static>,
    pub rival: Rival,
    pub ties: Noting,
    pub dock: Option<String>,
    pub rule: Option<Rule>,
    pub steps: Vec<table::Step>,
}

pub fn board() -> &'static Board {
    house()
}

/// "Empty stacks unless named, all tracks `2/1/1/0/1`, pods `E 111 L 111 R 111 D 222`, P 0."
pub fn golden() -> Golden {
    golden_with(Rules::default())
}

pub fn golden_with(rules: Rules) -> Golden {
    let (mut ship, mut rival) = Ship::new(house(), rules, 1);
    ship.stacks.iter_mut().for_each(cryo::few::Few::clear);
    ship.damaged.fill(false);
    ship.tokens = BySection::default();
    rival.upgrades.clear();
    rival.vehicles.clear();
    rival.missions = 0;
    ship.missions.clear();
    Golden { ship, rival, ties: Noting::default(), dock: None, rule: None, steps: Vec::new() }
}

impl Golden {
    pub fn tracks(mut self, tracks: [u8; 5]) -> Self {
        self.rival.tracks = ByTrack(tracks);
        self
    }

    pub fn stasis(mut self, pods: [[u8; 3]; 4]) -> Self {
        self.rival.pods.stasis = BySection(pods.map(ByChamber));
        self
    }

    pub fn platform(mut self, pods: u8) -> Self {
        self.rival.pods.platform = pods;
        self
    }

    pub fn out(mut self, drones: u8) -> Self {
        self.rival.home = 5 - drones;
        self
    }

    /// Without a stasis line, pods named elsewhere come from E 1-2-3, then L, R, D.
    pub fn taken_from_stasis(mut self) -> Self {
        let pods = &mut self.rival.pods;
        let mut elsewhere = pods.platform + pods.salvaging() + pods.caverns;
        for section in &mut pods.stasis.0 {
            for chamber in &mut section.0 {
                let taken = elsewhere.min(*chamber);
                *chamber -= taken;
                elsewhere -= taken;
            }
        }
        self.rest()
    }

    /// Pods missing from the 15 sit in C1.
    pub fn rest(mut self) -> Self {
        let missing = 15 - self.rival.pods.total();
        self.rival.pods.caverns += missing;
        self.ship.rival_pods[0] += missing;
        self
    }

    /// Both decision cards lead to this position.
    pub fn card_on(mut self, slot: &str) -> Self {
        let mut all = Slot::ALL.into_iter().zip(board().slots.0.iter().flatten());
        let (at, _) = all.find(|(_, s)| s.id == slot).unwrap();
        let card = self.rival.board_cards[at];
        self.rival.decision = [card].into();
        assert_eq!(self.rival.slot_of(card), at);
        self
    }

    pub fn tile(mut self, space: &str, tile: &str) -> Self {
        let kind = board().tiles.iter().position(|t| t.id == tile).unwrap();
        self.ship.stacks[board().space(space).unwrap()].push(kind as u8);
        self
    }

    pub fn human_drone(mut self, dock: &str) -> Self {
        self.ship.drones[board().dock(dock).unwrap()] = Some(Drone::Human);
        self
    }

    pub fn damaged(mut self, dock: &str) -> Self {
        self.ship.damaged[board().dock(dock).unwrap()] = true;
        self
    }

    pub fn token(mut self, section: Section, id: &str) -> Self {
        self.ship.tokens[section] = Some(token(id));
        self
    }

    pub fn deck(mut self, top_first: &[Card]) -> Self {
        self.ship.deck = top_first.iter().rev().copied().collect();
        self.ship.discard.clear();
        self
    }

    /// A whole Rival turn.
    pub fn turn(mut self) -> Self {
        let mut seat = self.ship.seat(&mut self.ties).listening();
        let Ok(()) = self.rival.turn(&mut seat);
        let (dock, rule, told) = (seat.dock, seat.rule, seat.told.take().unwrap());
        self.dock = dock.map(|d| board().docks[d].id.clone());
        self.rule = rule;
        self.steps = told;
        self
    }

    /// Only the check.
    pub fn check(mut self) -> Self {
        let mut seat = self.ship.seat(&mut self.ties).listening();
        let Ok(()) = self.rival.check(&mut seat);
        self.steps = seat.told.take().unwrap();
        self
    }

    /// Which checks fired, in order.
    pub fn fired(&self) -> Vec<i64> {
        self.steps.iter().filter_map(|s| s.data["check"].as_i64()).collect()
    }

    pub fn asked(&self) -> Vec<Tie> {
        self.ties.asked.iter().map(|(tie, _)| *tie).collect()
    }

    /// Rival pods in a cavern.
    pub fn cavern(&self, id: &str) -> u8 {
        self.ship.rival_pods[board().cavern(id).unwrap()]
    }

    pub fn in_caverns(mut self, pods: &[(&str, u8)]) -> Self {
        for (id, n) in pods {
            let cavern = board().cavern(id).unwrap();
            self.ship.rival_pods[cavern] = *n;
            self.ship.face_up[cavern] = true;
            self.rival.pods.caverns += n;
        }
        self
    }

    pub fn human(&mut self) -> &mut cryo::game::Human {
        &mut self.ship.human
    }
}

pub fn token(id: &str) -> u8 {
    board().tokens.iter().position(|t| t.id == id).unwrap() as u8
}

pub fn docks(ids: &[&str]) -> Vec<Way> {
    ids.iter().map(|id| Way::Dock(board().dock(id).unwrap())).collect()
}

pub fn caverns(ids: &[&str]) -> Vec<Way> {
    ids.iter().map(|id| Way::Cavern(board().cavern(id).unwrap())).collect()
}

pub fn sections(of: &[Section]) -> Vec<Way> {
    of.iter().copied().map(Way::Section).collect()
}

pub fn materials(of: &[Track]) -> Vec<Way> {
    of.iter().map(|&m| Way::Item(Item::Of(m))).collect()
}
