//! Every move that is possible at a point.

use super::Game;
use super::check::{MOST_AT_ONCE, prototype_costs};
use super::moves::{Act, How, Launch, Move, Moves, Point, Scrap};
use crate::data::card_limits;
use crate::facts::Several;
use crate::names::{Action, Card, Chamber, Item, Material, Section, Track, Use};
use crate::own::Side;
use table::few::Few;

impl Game<'_> {
    /// Adds every move that is possible here; there is always one.
    pub fn moves(&self, point: &Point, all: &mut impl Moves) {
        let human = &self.ship.human;
        match point {
            Point::Keep => {
                let (dealt, kept) = (human.hand.len(), card_limits().kept.min(human.hand.len()) as u32);
                all.extend((0..1u8 << dealt).filter(|bits| bits.count_ones() == kept).map(Move::Keep));
            }
            Point::Main => self.mains(all),
            Point::Placed(dock) => {
                self.acts(*dock, None, &mut |act| all.push(Move::Act(act)));
                all.push(Move::Skip);
            }
            Point::Launching => {
                self.launches(&mut |launch| all.push(Move::Launch(launch)));
                all.push(Move::Skip);
            }
            Point::Acted { dock, side } => {
                self.acts(*dock, Some(*side), &mut |act| all.push(Move::Overclock(act)));
                all.push(Move::Skip);
            }
            Point::Prototype(_) => {
                if human.affords_any(&prototype_costs()) {
                    all.push(Move::Prototype);
                }
                all.push(Move::Skip);
            }
            Point::Pay(costs) => all.extend(human.payments(costs).into_iter().map(Move::Pay)),
            Point::CostCard | Point::Discard => all.extend(kinds(&human.hand).map(Move::Discard)),
            Point::Choose(face) => {
                let mut items: Few<Item, 4> = Few::new();
                face.items.iter().for_each(|&item| items.push_new(item));
                all.extend(items.into_iter().map(Move::Gain));
            }
            Point::Card => {
                if self.ship.can_draw() {
                    all.push(Move::Draw);
                }
                self.plays(all);
            }
            Point::Plays(_) => {
                self.plays(all);
                all.push(Move::Skip);
            }
            Point::Resolving => self.resolves(all),
            Point::Returning { .. } => {
                for dock in 0..self.ship.board.platform.len() as u8 {
                    for act in [false, true] {
                        if self.check_return(dock, act).is_ok() {
                            all.push(Move::Return { dock, act });
                        }
                    }
                }
            }
            Point::Awaken => {
                for (section, chambers) in human.stasis.iter() {
                    let asleep = Chamber::ALL.into_iter().filter(|&c| chambers[c] > 0);
                    all.extend(asleep.map(|chamber| Move::Awaken(section, chamber)));
                }
            }
            Point::Automation => {
                let docks = 0..self.ship.board.platform.len() as u8;
                all.extend(docks.filter(|&dock| self.check_return(dock, true).is_ok()).map(Move::Automate));
                all.push(Move::Skip);
            }
            Point::Closing => all.push(Move::End),
        }
        if point.offers_scrap() && !self.scrapped {
            all.extend(kinds(&human.hand).map(|card| Move::Scrap(Scrap::Card(card))));
            let tiles = (0..human.slots.len()).filter(|&slot| human.slots[slot].is_some());
            all.extend(tiles.map(|slot| Move::Scrap(Scrap::Slot(slot as u8))));
        }
    }

    /// B13.
    fn mains(&self, all: &mut impl Moves) {
        let ship = &self.ship;
        let interfacing = ship.human.has(Card::Ram);
        let open = |&to: &usize| ship.drones[to].is_none() && (interfacing || !ship.damaged[to]);
        let docks: Several<u8> = (0..ship.board.docks.len()).filter(open).map(|to| to as u8).collect();
        for from in (0..6).filter(|dock| ship.human.home & (1 << dock) != 0) {
            all.deploys(from, &docks);
        }
        if self.drones_out() > 0 {
            all.push(Move::Recall);
        }
    }

    /// B21–B28, at every side of a dock.
    pub fn acts(&self, dock: u8, done: Option<u8>, each: &mut impl FnMut(Act)) {
        let ship = &self.ship;
        let plan = &ship.board.docks[usize::from(dock)];
        if done.is_some() && ship.human.tracks[Track::Energy] == 0 {
            return;
        }
        for (at, side) in plan.sides.iter().enumerate().filter_map(|(at, side)| Some((at as u8, (*side)?))) {
            if done.is_some_and(|done| plan.sides[usize::from(done)] == Some(side)) {
                continue;
            }
            let mut offer = |how: How| {
                let act = Act { side: at, how };
                if self.check_act(dock, &act, done).is_ok() {
                    each(act);
                }
            };
            self.hows(plan.section, side, &mut offer);
        }
    }

    /// Ways to take an action; some may still be impossible.
    fn hows(&self, section: Section, side: Side, offer: &mut impl FnMut(How)) {
        let (ship, human) = (&self.ship, &self.ship.human);
        match ship.board.does(side) {
            Action::Resource => {
                offer(How::Benefit);
                (0..ship.board.platform_slots.len()).for_each(|slot| {
                    if human.slots[slot].is_none() {
                        offer(How::Slot(slot as u8));
                    }
                });
            }
            Action::Stasis => amounts(human.stasis[section].0, |pods| offer(How::Stasis(pods))),
            Action::Fabricator => {
                let [c, o, t, ..] = human.tracks.0;
                amounts([c, o, t], |used| offer(How::Fabricator(used)));
            }
            Action::Reactor => (1..=MOST_AT_ONCE).for_each(|used| offer(How::Reactor(used))),
            Action::Computer => {
                for all in 1..=MOST_AT_ONCE {
                    (0..=all).for_each(|draws| offer(How::Computer { draws, plays: all - draws }));
                }
            }
            Action::Scout if human.aboard > 0 => {
                (0..ship.board.caverns.len()).for_each(|cavern| offer(How::Scout(cavern as u8)));
            }
            Action::Scout => {}
            Action::Assign => Material::ALL.iter().for_each(|&material| offer(How::Assign(material))),
            Action::Withdraw => {
                let [c, o, t, n] = human.salvage.0;
                for nanites in 0..=n.min(MOST_AT_ONCE) {
                    if nanites > 0 {
                        offer(How::Withdraw([0, 0, 0, nanites]));
                    }
                    amounts([c, o, t], |[c, o, t]| offer(How::Withdraw([c, o, t, nanites])));
                }
            }
        }
    }

    /// B31–B33.
    pub fn launches(&self, each: &mut impl FnMut(Launch)) {
        let (ship, human) = (&self.ship, &self.ship.human);
        if human.aboard == 0 {
            return;
        }
        for vehicle in kinds(&human.vehicles) {
            let most = human.places(vehicle).min(human.aboard);
            for (tunnel, plan) in ship.board.tunnels.iter().enumerate() {
                let enough = human.tracks[Track::Energy] >= self.tunnel_energy(vehicle, tunnel);
                if !enough || plan.ends.iter().all(|&end| !ship.face_up[end]) {
                    continue;
                }
                for first in 0..=most {
                    for second in 0..=most - first {
                        let launch = Launch { vehicle, tunnel: tunnel as u8, pods: [first, second] };
                        if self.check_launch(&launch).is_ok() {
                            each(launch);
                        }
                    }
                }
            }
        }
    }

    /// B19, B20.
    fn plays(&self, all: &mut impl Moves) {
        for card in kinds(&self.ship.human.hand) {
            for how in Use::ALL {
                if self.check_play(card, how).is_ok() {
                    all.push(Move::Play(card, how));
                }
            }
        }
    }

    /// Could a hand card be played?
    pub fn can_play(&self) -> bool {
        let hand = &self.ship.human.hand;
        hand.iter().any(|&card| Use::ALL.iter().any(|&how| self.check_play(card, how).is_ok()))
    }

    /// B37, B38.
    fn resolves(&self, all: &mut impl Moves) {
        for section in Section::ALL {
            let Some(token) = self.token(section) else { continue };
            if token == crate::names::Token::Sabotage && self.needs_redirect(section) {
                let others = self.rival.intact_sections().into_iter();
                all.extend(others.map(|other| Move::Resolve { section, instead: Some(other) }));
            } else {
                all.push(Move::Resolve { section, instead: None });
            }
        }
    }
}

/// Every way to take one to three things of three kinds.
fn amounts([a, b, c]: [u8; 3], mut each: impl FnMut([u8; 3])) {
    for first in 0..=a.min(MOST_AT_ONCE) {
        for second in 0..=b.min(MOST_AT_ONCE - first) {
            for third in 0..=c.min(MOST_AT_ONCE - first - second) {
                if first + second + third > 0 {
                    each([first, second, third]);
                }
            }
        }
    }
}

/// The types among these cards, in order.
#[inline]
pub(super) fn kinds(cards: &[Card]) -> impl Iterator<Item = Card> + use<> {
    let mut bits = cards.iter().fold(0u8, |bits, &card| bits | 1 << card as u8);
    std::iter::from_fn(move || {
        let card = Card::ALL.get(bits.trailing_zeros() as usize).copied();
        bits &= bits.wrapping_sub(1);
        card
    })
}
