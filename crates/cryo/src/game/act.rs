//! The actions beside a dock and the launch (B21–B34).

use super::check::prototype_costs;
use super::moves::{Act, Cost, How, Launch, Move, Point};
use super::turn::{Event, Seat, Sitting};
use crate::names::{Card, Chamber, Material, Track};
use crate::own::Side;

impl<S: Seat> Sitting<'_, '_, S> {
    /// B31–B34.
    pub(super) fn launch(&mut self, launch: Launch) -> Result<(), S::Pause> {
        let cost = self.game.launch_cost(&launch);
        self.charge(&[cost])?;
        let ship = &mut self.game.ship;
        ship.human.aboard -= launch.crew();
        let ends = ship.board.tunnels[usize::from(launch.tunnel)].ends;
        for (end, pods) in ends.into_iter().zip(launch.pods) {
            ship.human_pods[end] += pods;
        }
        ship.human.vehicles.take(launch.vehicle);
        ship.discard.push(launch.vehicle);
        Ok(())
    }

    /// B21–B28; `more` is what Overclock costs.
    pub(super) fn act(&mut self, dock: u8, act: Act, more: Cost) -> Result<(), S::Pause> {
        let mut cost = self.game.act_cost(&act.how);
        Track::ALL.iter().for_each(|&t| cost = cost.and(t, more.tracks[t]));
        self.charge(&[cost])?;
        let board = self.game.ship.board;
        let plan = &board.docks[usize::from(dock)];
        let human = &mut self.game.ship.human;
        match act.how {
            How::Stasis(pods) => {
                for (chamber, n) in Chamber::ALL.into_iter().zip(pods) {
                    human.stasis[plan.section][chamber] -= n;
                    human.aboard += n;
                }
                self.saw(Event::Woke(plan.section, pods.iter().sum()));
            }
            How::Fabricator(used) => {
                for (at, n) in human.tracks.0.iter_mut().zip(used) {
                    *at -= n;
                }
                self.gain(Track::Nanite, used.iter().sum());
            }
            How::Reactor(used) => self.gain(Track::Energy, used),
            How::Computer { draws, plays } => {
                (0..draws).for_each(|_| self.draw());
                self.play_up_to(plays)?;
            }
            How::Benefit | How::Slot(_) => {
                if let Some(Side::Resource(space)) = plan.sides[usize::from(act.side)] {
                    self.resource(space, act.how)?;
                }
            }
            How::Scout(cavern) => {
                human.aboard -= 1;
                let ship = &mut self.game.ship;
                ship.face_up[usize::from(cavern)] = true;
                ship.human_pods[usize::from(cavern)] += 1;
                ship.scouted(usize::from(cavern));
                self.saw(Event::Scouted(cavern));
            }
            How::Assign(material) => {
                human.aboard -= 1;
                human.salvage[material] += 1;
            }
            How::Withdraw(pods) => {
                for (material, n) in Material::ALL.into_iter().zip(pods) {
                    human.salvage[material] -= n;
                    human.aboard += n;
                }
            }
        }
        Ok(())
    }

    /// B25: the top tile's benefit, or the tile into a slot; the printed material of an empty stack.
    pub(super) fn resource(&mut self, space: usize, how: How) -> Result<(), S::Pause> {
        let board = self.game.ship.board;
        let Some(&tile) = self.game.ship.stacks[space].last() else {
            self.gain(board.spaces[space].printed, 1);
            return Ok(());
        };
        let face = board.tiles[usize::from(tile)].face;
        let How::Slot(slot) = how else {
            self.benefit(&face)?;
            self.game.ship.boxed_tiles += 1;
            self.take_top(space);
            return Ok(());
        };
        self.game.ship.human.slots[usize::from(slot)] = Some(tile);
        self.take_top(space);
        let human = &self.game.ship.human;
        if human.has(Card::Shark)
            && human.affords_any(&prototype_costs())
            && self.decide(Point::Prototype(slot))? == Move::Prototype
        {
            self.charge(&prototype_costs())?;
            self.benefit(&face)?;
        }
        Ok(())
    }

    /// The top tile leaves; the next one is turned up.
    pub(super) fn take_top(&mut self, space: usize) {
        let stack = &mut self.game.ship.stacks[space];
        stack.pop();
        let next = stack.last().copied();
        self.saw(Event::TurnedUp(space as u8, next));
    }
}
