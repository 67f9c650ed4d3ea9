//! Whether a move is possible, tested in the order of §15.2.

use super::moves::{Act, Asks, Cost, Costs, How, Launch, Move, Point, Scrap};
use super::refused::Bad;
use super::{Drone, Game};
use crate::data::card_limits;
use crate::names::{Action, Card, Face, Material, PlatformAction, Section, Token, Track, Use};
use crate::own::Side;

/// The most pods, materials or cards of one action.
pub(super) const MOST_AT_ONCE: u8 = 3;

impl Game<'_> {
    /// Is this move possible here?
    pub fn check(&self, point: &Point, decided: &Move) -> Result<(), Bad> {
        let human = &self.ship.human;
        match (point, decided) {
            (_, Move::Scrap(what)) if point.offers_scrap() => self.check_scrap(what),
            (Point::Keep, Move::Keep(kept)) => {
                let dealt = (1u32 << human.hand.len()) - 1;
                let many = kept.count_ones() as usize;
                match () {
                    () if u32::from(*kept) & !dealt != 0 => Err(Bad::CardNotInHand),
                    () if many != card_limits().kept => Err(Bad::HowMany),
                    () => Ok(()),
                }
            }
            (Point::Main, Move::Deploy { from, to }) => self.check_deploy(*from, *to),
            (Point::Main, Move::Recall) if self.drones_out() == 0 => Err(Bad::NoDroneOut),
            (Point::Main, Move::Recall) => Ok(()),
            (Point::Placed(dock), Move::Act(act)) => self.check_act(*dock, act, None),
            (Point::Acted { dock, side }, Move::Overclock(act)) => self.check_act(*dock, act, Some(*side)),
            (Point::Launching, Move::Launch(launch)) => self.check_launch(launch),
            (Point::Prototype(_), Move::Prototype) if !human.affords_any(&prototype_costs()) => Err(Bad::NotAffordable),
            (Point::Prototype(_), Move::Prototype) => Ok(()),
            (Point::Pay(costs), Move::Pay(paid)) => human.check_payment(costs, paid),
            (Point::Choose(face), Move::Gain(item)) if face.items.contains(item) => Ok(()),
            (Point::Choose(_), Move::Gain(_)) => Err(Bad::NotOffered),
            (Point::Card, Move::Draw) if self.ship.can_draw() => Ok(()),
            (Point::Card, Move::Draw) => Err(Bad::NotOffered),
            (Point::Card | Point::Plays(_), Move::Play(card, how)) => self.check_play(*card, *how),
            (Point::Resolving, Move::Resolve { section, instead }) => self.check_resolve(*section, *instead),
            (Point::Returning { .. }, Move::Return { dock, act }) => self.check_return(*dock, *act),
            (Point::Automation, Move::Automate(dock)) => self.check_return(*dock, true),
            (Point::Awaken, Move::Awaken(section, chamber)) if human.stasis[*section][*chamber] == 0 => Err(Bad::NoPod),
            (Point::Awaken, Move::Awaken(..)) => Ok(()),
            (Point::CostCard | Point::Discard, Move::Discard(card)) => self.in_hand(*card),
            (
                Point::Placed(_)
                | Point::Launching
                | Point::Acted { .. }
                | Point::Prototype(_)
                | Point::Plays(_)
                | Point::Automation,
                Move::Skip,
            )
            | (Point::Closing, Move::End) => Ok(()),
            _ => Err(Bad::WrongPhase),
        }
    }

    /// What may be asked between this decision of a turn's course, with the drone on this dock, and the next one?
    pub fn asks_after(&self, dock: Option<u8>, decided: &Move) -> Asks {
        let human = &self.ship.human;
        // A cost without nanites in it is paid in one way, unless nanites are there to stand for something.
        let paid = || if human.tracks[Track::Nanite] > 0 { Asks::First } else { Asks::Nothing };
        let gained = |face: Option<&Face>| if face.is_some_and(Face::asks) { Asks::Within } else { Asks::Nothing };
        match decided {
            Move::Keep(_)
            | Move::Deploy { .. }
            | Move::Recall
            | Move::Scrap(Scrap::Card(_))
            | Move::Return { act: false, .. }
            | Move::Discard(_)
            | Move::Skip
            | Move::End => Asks::Nothing,
            Move::Act(act) | Move::Overclock(act) => match act.how {
                How::Fabricator(_) | How::Scout(_) | How::Assign(_) | How::Withdraw(_) => Asks::Nothing,
                How::Stasis(_) | How::Reactor(_) | How::Computer { plays: 0, .. } => paid(),
                How::Computer { .. } => Asks::Within,
                How::Slot(_) if human.has(Card::Shark) => Asks::Within,
                How::Slot(_) => Asks::Nothing,
                How::Benefit => match dock.map(|dock| self.top_tile(dock, act.side)) {
                    // With Overclock, its energy is paid before.
                    Some(Some(face)) if matches!(decided, Move::Act(_)) && face.only_asks_which() => Asks::First,
                    Some(face) => gained(face),
                    None => Asks::Within,
                },
            },
            Move::Launch(_) => paid(),
            Move::Resolve { section, .. } => {
                let kind = self.ship.tokens[*section].map(|token| &self.ship.board.tokens[usize::from(token)]);
                gained(kind.filter(|kind| kind.kind == Token::Looting).map(|kind| &kind.face))
            }
            Move::Scrap(Scrap::Slot(slot)) => gained(self.tile_in(*slot).map(|tile| &tile.face)),
            _ => Asks::Within,
        }
    }

    /// The face of the tile on top beside a dock.
    fn top_tile(&self, dock: u8, side: u8) -> Option<&Face> {
        let side = self.ship.board.docks[usize::from(dock)].sides[usize::from(side)]?;
        let Side::Resource(space) = side else { return None };
        self.ship.stacks[space].last().map(|&tile| &self.ship.board.tiles[usize::from(tile)].face)
    }

    fn in_hand(&self, card: Card) -> Result<(), Bad> {
        if self.ship.human.hand.contains(&card) { Ok(()) } else { Err(Bad::CardNotInHand) }
    }

    /// B46.
    pub(super) fn check_scrap(&self, what: &Scrap) -> Result<(), Bad> {
        match *what {
            Scrap::Slot(slot) if self.tile_in(slot).is_none() => Err(Bad::UnknownId),
            Scrap::Card(card) => self.in_hand(card),
            Scrap::Slot(_) => Ok(()),
        }?;
        if self.scrapped { Err(Bad::ScrapUsed) } else { Ok(()) }
    }

    /// B13: an open dock; with Interfacing also a damaged one.
    fn check_deploy(&self, from: u8, to: Option<u8>) -> Result<(), Bad> {
        let ship = &self.ship;
        let known = usize::from(from) < ship.board.platform.len();
        if !known || to.is_some_and(|to| usize::from(to) >= ship.board.docks.len()) {
            return Err(Bad::UnknownId);
        }
        if ship.human.home == 0 {
            return Err(Bad::MustRecall);
        }
        if ship.human.home & (1 << from) == 0 {
            return Err(Bad::UnknownId);
        }
        let Some(to) = to.map(usize::from) else { return Ok(()) };
        match () {
            () if ship.drones[to].is_some() => Err(Bad::DockOccupied),
            () if ship.damaged[to] && !ship.human.has(Card::Ram) => Err(Bad::DockDamaged),
            () => Ok(()),
        }
    }

    /// B21–B28; `done` is the side whose action was taken, if this is Overclock (B35).
    pub(super) fn check_act(&self, dock: u8, act: &Act, done: Option<u8>) -> Result<(), Bad> {
        let ship = &self.ship;
        let sides = &ship.board.docks[usize::from(dock)].sides;
        let side = sides.get(usize::from(act.side)).copied().flatten().ok_or(Bad::NotAdjacent)?;
        if done.is_some_and(|done| sides[usize::from(done)] == Some(side)) {
            return Err(Bad::SameAction);
        }
        let section = ship.board.docks[usize::from(dock)].section;
        self.check_amounts(side, &act.how)?;
        self.check_pods(section, &act.how)?;
        let mut cost = self.act_cost(&act.how);
        if done.is_some() {
            cost = cost.and(Track::Energy, 1);
        }
        if !ship.human.affords(&cost) {
            return Err(Bad::NotAffordable);
        }
        match act.how {
            How::Fabricator(used) => {
                let short = |(t, n): (Track, u8)| ship.human.tracks[t] < n;
                let short = [Track::Crystal, Track::Organic, Track::Tech].into_iter().zip(used).any(short);
                if short { Err(Bad::NotAffordable) } else { Ok(()) }
            }
            How::Slot(slot) => match ship.human.slots.get(usize::from(slot)) {
                Some(None) if usize::from(slot) < ship.board.platform_slots.len() => Ok(()),
                Some(None) | None => Err(Bad::UnknownId),
                Some(Some(_)) => Err(Bad::SlotFull),
            },
            How::Scout(cavern) if !ship.can_scout(usize::from(cavern)) => Err(Bad::ScoutTarget),
            How::Assign(material) => self.check_salvage(material),
            _ => Ok(()),
        }
    }

    /// Does the action fit the space, and is there as much as the rules want?
    fn check_amounts(&self, side: Side, how: &How) -> Result<(), Bad> {
        let stack = if let Side::Resource(space) = side { Some(&self.ship.stacks[space]) } else { None };
        let amount = match (self.ship.board.does(side), how) {
            (Action::Stasis, How::Stasis(pods)) => sum(pods),
            (Action::Fabricator, How::Fabricator(used)) => sum(used),
            (Action::Reactor, How::Reactor(used)) => (*used).into(),
            (Action::Computer, How::Computer { draws, plays }) => sum(&[*draws, *plays]),
            (Action::Withdraw, How::Withdraw(pods)) => sum(pods),
            (Action::Resource, How::Slot(_)) if stack.is_none_or(|stack| stack.is_empty()) => {
                return Err(Bad::UnknownId);
            }
            (Action::Scout, How::Scout(cavern)) if usize::from(*cavern) >= self.ship.board.caverns.len() => {
                return Err(Bad::UnknownId);
            }
            (Action::Resource, How::Benefit | How::Slot(_))
            | (Action::Scout, How::Scout(_))
            | (Action::Assign, How::Assign(_)) => return Ok(()),
            _ => return Err(Bad::Amount),
        };
        if (1..=u32::from(MOST_AT_ONCE)).contains(&amount) { Ok(()) } else { Err(Bad::Amount) }
    }

    /// Are the pods there, and do they fit (B30)?
    fn check_pods(&self, section: Section, how: &How) -> Result<(), Bad> {
        let human = &self.ship.human;
        let room = u32::from(self.ship.room().saturating_sub(human.aboard));
        let moved = match how {
            How::Stasis(pods) => {
                let there = human.stasis[section].0;
                if pods.iter().zip(there).any(|(n, there)| *n > there) {
                    return Err(Bad::NoPod);
                }
                sum(pods)
            }
            How::Withdraw(pods) => {
                if pods.iter().zip(human.salvage.0).any(|(n, there)| *n > there) {
                    return Err(Bad::NoPod);
                }
                sum(pods)
            }
            How::Scout(_) | How::Assign(_) if human.aboard == 0 => return Err(Bad::NoPod),
            _ => 0,
        };
        if moved > room { Err(Bad::NoRoom) } else { Ok(()) }
    }

    /// What an action costs, Overclock aside; the Fabricator takes what it is given.
    pub fn act_cost(&self, how: &How) -> Cost {
        match how {
            How::Stasis(pods) => {
                let discount = u8::from(self.ship.human.has(Card::Crab));
                Cost::of(Track::Organic, (sum(pods) as u8).saturating_sub(discount))
            }
            How::Reactor(used) => Cost::of(Track::Crystal, *used),
            How::Computer { draws, plays } => Cost::of(Track::Tech, draws.saturating_add(*plays)),
            How::Scout(_) => Cost::of(Track::Nanite, 1).and(Track::Energy, 1),
            _ => Cost::default(),
        }
    }

    fn check_salvage(&self, material: Material) -> Result<(), Bad> {
        let (ship, rival) = (&self.ship, &self.rival);
        let taken = ship.human.salvage[material] + rival.pods.salvage[material];
        match ship.board.salvage[material] {
            0 => Err(Bad::NotInPlay),
            spaces if taken >= spaces => Err(Bad::SalvageTaken),
            _ => Ok(()),
        }
    }

    /// B31–B33.
    pub(super) fn check_launch(&self, launch: &Launch) -> Result<(), Bad> {
        let (ship, human) = (&self.ship, &self.ship.human);
        let tunnel = ship.board.tunnels.get(usize::from(launch.tunnel)).ok_or(Bad::UnknownId)?;
        if !human.vehicles.contains(&launch.vehicle) {
            return Err(Bad::UnknownId);
        }
        let (crew, places) = (launch.crew(), human.places(launch.vehicle));
        match () {
            () if crew == 0 => return Err(Bad::Amount),
            () if crew > human.aboard => return Err(Bad::NoPod),
            () if crew > places || human.aboard - crew > ship.room() - places => return Err(Bad::NoRoom),
            () if !human.affords(&self.launch_cost(launch)) => return Err(Bad::NotAffordable),
            () => {}
        }
        if tunnel.ends.iter().all(|&end| !ship.face_up[end]) {
            return Err(Bad::TunnelClosed);
        }
        let into = |(&end, pods): (&usize, u8)| pods > 0 && !ship.face_up[end];
        if tunnel.ends.iter().zip(launch.pods).any(into) { Err(Bad::CavernFaceDown) } else { Ok(()) }
    }

    /// B32, B33: the energy of the tunnel and the settlement cost of every cavern chosen.
    pub fn launch_cost(&self, launch: &Launch) -> Cost {
        let ship = &self.ship;
        let tunnel = &ship.board.tunnels[usize::from(launch.tunnel)];
        let mut cost = Cost::of(Track::Energy, self.tunnel_energy(launch.vehicle, usize::from(launch.tunnel)));
        for (&end, pods) in tunnel.ends.iter().zip(launch.pods) {
            if pods > 0
                && ship.face_up[end]
                && let Some(tile) = ship.cavern_tile(end)
            {
                Track::ALL.iter().for_each(|&t| cost = cost.and(t, tile.cost[t]));
            }
        }
        cost
    }

    /// B32: Supercharge halves it, rounded up; the Moth pays 1.
    pub fn tunnel_energy(&self, vehicle: Card, tunnel: usize) -> u8 {
        let energy = self.ship.board.tunnels[tunnel].energy;
        match () {
            () if vehicle == Card::Moth => 1,
            () if self.ship.human.has(Card::Moth) => energy.div_ceil(2),
            () => energy,
        }
    }

    /// B20, §2.6.
    pub fn check_play(&self, card: Card, how: Use) -> Result<(), Bad> {
        let human = &self.ship.human;
        let played = match how {
            Use::Upgrade => &human.upgrades,
            Use::Vehicle => &human.vehicles,
            Use::Mission => &human.missions,
        };
        match () {
            () if played.len() >= card_limits().of(how) => Err(Bad::HowMany),
            () if how != Use::Vehicle && played.contains(&card) => Err(Bad::DuplicateCard),
            () if how == Use::Upgrade && self.rival.upgrades.contains(&card) => Err(Bad::RivalHasUpgrade),
            () => self.in_hand(card),
        }
    }

    /// B37, B38.
    fn check_resolve(&self, section: Section, instead: Option<Section>) -> Result<(), Bad> {
        let token = self.token(section).ok_or(Bad::NoToken)?;
        let needed = token == Token::Sabotage && self.needs_redirect(section);
        let fits = match instead {
            Some(other) => needed && self.rival.next_intact(other).is_some(),
            None => !needed,
        };
        if fits { Ok(()) } else { Err(Bad::SectionFull) }
    }

    /// B38: all three chambers are marked, and another section has one that is not.
    pub fn needs_redirect(&self, section: Section) -> bool {
        self.rival.next_intact(section).is_none() && !self.rival.intact_sections().is_empty()
    }

    /// What lies on the incident space of a section.
    pub fn token(&self, section: Section) -> Option<Token> {
        self.ship.tokens[section].map(|token| self.ship.board.tokens[usize::from(token)].kind)
    }

    /// B42, B45: an open platform dock, and its action if it is used.
    pub(super) fn check_return(&self, dock: u8, act: bool) -> Result<(), Bad> {
        let ship = &self.ship;
        let plan = ship.board.platform.get(usize::from(dock)).ok_or(Bad::UnknownId)?;
        if act {
            if plan.action == PlatformAction::Awaken {
                if ship.human.stasis.0.iter().flat_map(|s| s.0).all(|pods| pods == 0) {
                    return Err(Bad::NoPod);
                }
                if ship.human.aboard >= ship.room() {
                    return Err(Bad::NoRoom);
                }
            }
            match self.dock_costs(dock) {
                None => return Err(Bad::SlotsIncomplete),
                Some(costs) if !ship.human.affords_any(&costs) => return Err(Bad::NotAffordable),
                Some(_) => {}
            }
        }
        if ship.human.home & (1 << dock) != 0 { Err(Bad::DockNotOpen) } else { Ok(()) }
    }

    /// What the action of a platform dock costs; `None` if a slot is empty.
    pub fn dock_costs(&self, dock: u8) -> Option<Costs> {
        let plan = self.ship.board.platform.get(usize::from(dock))?;
        if plan.slots().any(|slot| self.ship.human.slots[slot].is_none()) {
            return None;
        }
        let free = || [Cost::default()].into();
        Some(plan.cost.and_then(|slot| self.tile_in(slot as u8)).map_or_else(free, |tile| Cost::of_face(&tile.face)))
    }

    /// The human's drones on section docks and on the launch dock.
    pub fn drones_out(&self) -> u8 {
        let ship = &self.ship;
        ship.drones.iter().filter(|drone| **drone == Some(Drone::Human)).count() as u8 + ship.human.launched
    }
}

/// Prototype: any one material.
pub(super) fn prototype_costs() -> Costs {
    Material::ALL.map(|material| Cost::of(material.track(), 1)).into()
}

fn sum(amounts: &[u8]) -> u32 {
    amounts.iter().map(|&n| u32::from(n)).sum()
}

impl super::Human {
    /// Can one of these be paid?
    pub fn affords_any(&self, costs: &[Cost]) -> bool {
        costs.iter().any(|cost| self.affords(cost))
    }
}
