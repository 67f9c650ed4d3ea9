//! The passive seat of §13.2, against which the Rival is measured alone: random docks, a tile half the time, recall
//! after three drones, a random token (sunset only if there is nothing else), and it never settles.

use std::convert::Infallible;

use table::Rng;
use table::few::Few;

use super::{Chooser, Drone, Ship};
use crate::Rival;
use crate::facts::{Several, Tie, Way};
use crate::names::{Section, Token};
use crate::own::Side;

/// Ties at random.
#[derive(Clone, Copy, Debug)]
pub struct Any(pub Rng);

impl Any {
    /// The ties of a seed.
    pub fn new(seed: u64) -> Self {
        Self(Rng::new(seed, 78))
    }
}

impl Chooser for Any {
    type Pause = Infallible;
    fn choose(&mut self, _: Tie, ways: &[Way]) -> Result<usize, Infallible> {
        debug_assert!(ways.len() > 1, "a tie needs two ways");
        Ok(self.0.below(ways.len() as u32) as usize)
    }
}

/// Someone who is there and does next to nothing.
#[derive(Clone, Copy, Debug)]
pub struct Passive {
    rng: Rng,
    out: u8,
    /// Has it resolved sunset?
    pub sunset: bool,
}

impl Passive {
    /// The passive seat of a seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::new(seed, 77), out: 0, sunset: false }
    }

    /// One turn; returns the section of a sabotage, if one was resolved.
    pub fn turn(&mut self, ship: &mut Ship<'_>, rival: &mut Rival) -> Option<Section> {
        if self.out == 3 { self.recall(ship, rival) } else { self.deploy(ship) }
    }

    fn deploy(&mut self, ship: &mut Ship<'_>) -> Option<Section> {
        self.out += 1;
        let open: Several<usize> = (0..ship.board.docks.len()).filter(|&d| ship.open(d)).collect();
        if self.rng.below(100) < 12 || open.is_empty() {
            return None;
        }
        let dock = *self.rng.pick(&open)?;
        ship.drones[dock] = Some(Drone::Human);
        let spaces: Few<usize, 4> = ship.board.docks[dock]
            .sides
            .iter()
            .filter_map(|s| if let Some(Side::Resource(space)) = s { Some(*space) } else { None })
            .filter(|&s| !ship.stacks[s].is_empty())
            .collect();
        if self.rng.below(2) == 0
            && let Some(&space) = self.rng.pick(&spaces)
        {
            ship.stacks[space].pop();
            ship.boxed_tiles += 1;
        }
        None
    }

    fn recall(&mut self, ship: &mut Ship<'_>, rival: &mut Rival) -> Option<Section> {
        self.out = 0;
        for drone in &mut ship.drones {
            if *drone == Some(Drone::Human) {
                *drone = None;
            }
        }
        let kind = |s: Section| ship.tokens[s].map(|t| ship.board.tokens[usize::from(t)].kind);
        let with: Few<Section, 4> = Section::ALL.into_iter().filter(|&s| kind(s).is_some()).collect();
        let other: Few<Section, 4> = with.iter().copied().filter(|&s| kind(s) != Some(Token::Sunset)).collect();
        let section = *self.rng.pick(if other.is_empty() { &with } else { &other })?;
        let token = kind(section)?;
        ship.tokens[section] = None;
        let sabotaged = match token {
            Token::Sabotage => {
                let intact = rival.intact_sections();
                let target = if intact.contains(&section) { Some(section) } else { self.rng.pick(&intact).copied() };
                match target {
                    Some(target) => ship.sabotage(rival, target),
                    None => ship.boxed_tokens += 1,
                }
                target
            }
            Token::Looting => {
                ship.human.tokens += 1;
                None
            }
            Token::Sunset => {
                ship.human.tokens += 1;
                self.sunset = true;
                None
            }
        };
        ship.refill(section);
        sabotaged
    }

    /// Is the game over after a turn (B47)?
    pub fn over(&self, ship: &Ship<'_>, rival: &Rival) -> bool {
        let human: u8 = ship.human_pods.iter().sum::<u8>() + ship.human.destroyed;
        self.sunset || rival.finished() || human == 15
    }
}
