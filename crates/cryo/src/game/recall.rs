//! The recall: salvage, incidents, drones home, platform docks (B36–B45).

use super::Game;
use super::moves::{Move, Point};
use super::turn::{Event, Seat, Sitting};
use crate::names::{Material, PlatformAction, Section, Token, Track};

impl<S: Seat> Sitting<'_, '_, S> {
    /// B36, B37: salvage, then the tokens.
    pub(super) fn recall(&mut self) -> Option<Point> {
        for material in Material::ALL {
            let pods = self.game.ship.human.salvage[material];
            if pods > 0 {
                self.gain(material.track(), pods);
            }
        }
        let any = Section::ALL.iter().any(|&s| self.game.ship.tokens[s].is_some());
        if any { Some(Point::Resolving) } else { self.returning(true) }
    }

    /// B42: the next drone comes home, if one is out.
    pub(super) fn returning(&mut self, first: bool) -> Option<Point> {
        if self.game.drones_out() > 0 {
            return Some(Point::Returning { first });
        }
        self.saw(Event::Returned);
        self.automation()
    }

    /// B45.
    pub(super) fn automation(&mut self) -> Option<Point> {
        if self.game.may_automate() { Some(Point::Automation) } else { self.closing() }
    }

    /// B37–B41.
    pub(super) fn resolve(&mut self, section: Section, instead: Option<Section>) -> Result<(), S::Pause> {
        let Some(token) = self.game.ship.tokens[section].take() else { return Ok(()) };
        let kind = &self.game.ship.board.tokens[usize::from(token)];
        self.saw(Event::Token(section, kind.kind));
        match kind.kind {
            Token::Sabotage => self.sabotage(instead.unwrap_or(section)),
            Token::Looting => {
                self.game.ship.human.tokens += 1;
                self.benefit(&kind.face)?;
            }
            Token::Sunset => {
                self.game.ship.human.tokens += 1;
                self.game.sunset = true;
            }
        }
        self.game.ship.refill(section);
        let next = self.game.token(section);
        self.saw(Event::Refilled(section, next));
        Ok(())
    }

    /// B38, B39.
    pub(super) fn sabotage(&mut self, target: Section) {
        let Game { ship, rival, .. } = &mut *self.game;
        let (mine, before) = (ship.human.destroyed, rival.pods.destroyed);
        let event = match rival.next_intact(target) {
            Some(chamber) => {
                ship.sabotage(rival, target);
                let (mine, theirs) = (ship.human.destroyed - mine, rival.pods.destroyed - before);
                Event::Sabotaged(target, chamber, mine, theirs)
            }
            None => {
                ship.boxed_tokens += 1;
                Event::SabotageBoxed
            }
        };
        self.saw(event);
    }

    /// B43: pays the tile above the arrow and gains what is below it.
    pub(super) fn use_dock(&mut self, dock: u8) -> Result<(), S::Pause> {
        if let Some(costs) = self.game.dock_costs(dock) {
            self.charge(&costs)?;
        }
        let plan = &self.game.ship.board.platform[usize::from(dock)];
        match plan.action {
            PlatformAction::CustomOne | PlatformAction::CustomTwo => {
                let tile = plan.benefit.and_then(|slot| self.game.tile_in(slot as u8));
                if let Some(face) = tile.map(|tile| tile.face) {
                    self.benefit(&face)?;
                }
            }
            PlatformAction::Awaken => {
                if let Move::Awaken(section, chamber) = self.decide(Point::Awaken)? {
                    let human = &mut self.game.ship.human;
                    human.stasis[section][chamber] -= 1;
                    human.aboard += 1;
                    self.saw(Event::Woke(section, 1));
                }
            }
            PlatformAction::Charge => self.gain(Track::Energy, 1),
            PlatformAction::Fabricate => self.gain(Track::Nanite, 1),
            PlatformAction::Compute => self.card_benefit()?,
        }
        Ok(())
    }
}
