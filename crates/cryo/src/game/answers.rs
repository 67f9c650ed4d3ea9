//! The Rival's questions, answered by a board.

use std::convert::Infallible;

use serde_json::json;
use table::{Msg, Step, Table, msg};

use super::{Drone, Ship};
use crate::Rival;
use crate::facts::{Draw, Facts, Found, Several, Tie, Way, Ways, Weighed};
use crate::names::{
    BySection, Card, Chamber, Criterion, Face, Item, Material, Mode, Rule, Section, Slot, Token, Track,
};
use crate::own::{Side, Size};
use crate::rival::Stage;
use crate::words;
use table::few::Few;

/// Who decides ties.
pub trait Chooser {
    /// Why a tie could not be decided yet.
    type Pause;

    /// The index of one of two or more ways; the first is the automatic choice.
    fn choose(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, Self::Pause>;

    /// What the Rival does is told here, unless the seat keeps it ([`RivalSeat::listening`]).
    #[inline]
    fn hears(&mut self, _step: impl FnOnce() -> Step) {}

    /// The Rival's turn has come so far.
    #[inline]
    fn reached(&mut self, _halfway: impl FnOnce() -> Halfway) {}
}

/// A Rival's turn that can be taken up again: its stage, and what its seat has noted by then.
#[derive(Clone, Copy, Debug)]
pub struct Halfway {
    pub(super) stage: Stage,
    dock: Option<usize>,
    rule: Option<Rule>,
    looted: BySection<Option<u8>>,
}

/// `ties = auto`.
#[derive(Clone, Copy, Debug)]
pub struct Auto;

impl Chooser for Auto {
    type Pause = Infallible;
    fn choose(&mut self, _: Tie, _: &[Way]) -> Result<usize, Infallible> {
        Ok(0)
    }
}

/// The Rival's view of a board.
pub struct RivalSeat<'s, 'b, C> {
    ship: &'s mut Ship<'b>,
    ties: &'s mut C,
    /// Where the drone of this turn stands.
    pub dock: Option<usize>,
    /// The rule it was placed by.
    pub rule: Option<Rule>,
    /// Looting tokens taken and not yet read.
    looted: BySection<Option<u8>>,
    /// The section that was chosen last.
    waking: Option<Section>,
    /// What was told, if anyone listens.
    pub told: Option<Vec<Step>>,
}

impl<'s, 'b, C: Chooser> RivalSeat<'s, 'b, C> {
    pub(super) fn new(ship: &'s mut Ship<'b>, ties: &'s mut C) -> Self {
        Self { ship, ties, dock: None, rule: None, looted: BySection::default(), waking: None, told: None }
    }

    /// The same, keeping what is told.
    #[must_use]
    pub fn listening(mut self) -> Self {
        self.told = Some(Vec::new());
        self
    }

    /// The same, with what was noted earlier in the turn.
    #[must_use]
    pub(super) fn since(mut self, halfway: &Halfway) -> Self {
        (self.dock, self.rule, self.looted) = (halfway.dock, halfway.rule, halfway.looted);
        self
    }

    /// The board behind it.
    pub fn ship(&self) -> &Ship<'b> {
        self.ship
    }

    /// One of the ways; it is a tie only if there are two or more.
    fn one_of(&mut self, tie: Tie, ways: &[Way]) -> Result<Option<Way>, C::Pause> {
        let at = if ways.len() > 1 { self.ties.choose(tie, ways)? } else { 0 };
        Ok(ways.get(at).or_else(|| ways.first()).copied())
    }

    fn dock_of(&mut self, tie: Tie, docks: &[usize]) -> Result<Option<usize>, C::Pause> {
        let ways: Several<Way> = docks.iter().map(|&d| Way::Dock(d)).collect();
        Ok(match self.one_of(tie, &ways)? {
            Some(Way::Dock(dock)) => Some(dock),
            _ => None,
        })
    }

    /// §4.2: rules I to III.
    fn find_dock(&mut self, slot: Slot) -> Result<Option<(usize, Rule)>, C::Pause> {
        if let Some(at) = self.ship.slot(slot) {
            if self.ship.open(at.dock) {
                return Ok(Some((at.dock, Rule::I)));
            }
            let below: Several<usize> = at.below.iter().copied().filter(|&d| self.ship.open(d)).collect();
            if let Some(dock) = self.dock_of(Tie::T1, &below)? {
                return Ok(Some((dock, Rule::II)));
            }
        }
        let open = self.ship.open_docks(slot.section());
        Ok(self.dock_of(Tie::T2, &open)?.map(|dock| (dock, Rule::III)))
    }

    /// Picks a material; the automatic choice is the one it has least of, then the first in order (T3, T6).
    fn material(&mut self, tie: Tie, rival: &Rival, mut of: Several<Track>) -> Result<Option<Track>, C::Pause> {
        of.sort_by_key(|&m| (rival.has(m), m));
        let mut ways: Several<Way> = Several::new();
        of.into_iter().for_each(|m| ways.push_new(Way::Item(Item::Of(m))));
        Ok(match self.one_of(tie, &ways)? {
            Some(Way::Item(Item::Of(material))) => Some(material),
            _ => None,
        })
    }

    fn cavern(&mut self, tie: Tie, caverns: &[usize]) -> Result<Option<usize>, C::Pause> {
        let ways: Several<Way> = caverns.iter().map(|&c| Way::Cavern(c)).collect();
        Ok(match self.one_of(tie, &ways)? {
            Some(Way::Cavern(cavern)) => Some(cavern),
            _ => None,
        })
    }
}

impl<C: Chooser> Table for RivalSeat<'_, '_, C> {
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        match &mut self.told {
            Some(told) => told.push(step()),
            None => self.ties.hears(step),
        }
    }
}

impl<C: Chooser> Facts for RivalSeat<'_, '_, C> {
    type Pause = C::Pause;

    fn a_section_is_full(&mut self, _: &mut Rival) -> Result<bool, C::Pause> {
        Ok(self.ship.a_section_is_full())
    }

    fn place(&mut self, _: &mut Rival, slot: Slot) -> Result<(), C::Pause> {
        if let Some((dock, rule)) = self.find_dock(slot)? {
            self.ship.drones[dock] = Some(Drone::Rival);
            self.ship.placed[rule] += 1;
            (self.dock, self.rule) = (Some(dock), Some(rule));
            let plan = &self.ship.board.docks[dock];
            self.tell(|| {
                let (rule, id) = (rule.id(), plan.id.as_str());
                Step::new(msg!("cryo-board-place", dock = words::dock(plan)))
                    .because([msg!("cryo-board-rule", rule = rule)])
                    .data(json!({"rule": "4.2", "dock": id, "by": rule}))
            });
        }
        Ok(())
    }

    /// Right, below, left, above: the first space with a tile; else a print (T3).
    fn around(&mut self, rival: &mut Rival, _: Section) -> Result<Found, C::Pause> {
        let Some(dock) = self.dock else { return Ok(Found::Nothing) };
        let board = self.ship.board;
        let spaces: Few<usize, 4> = board.docks[dock]
            .sides
            .iter()
            .filter_map(|side| if let Some(Side::Resource(space)) = side { Some(*space) } else { None })
            .collect();
        if let Some(&space) = spaces.iter().find(|&&s| !self.ship.stacks[s].is_empty())
            && let Some(tile) = self.ship.stacks[space].pop()
        {
            let tile = &board.tiles[usize::from(tile)];
            let (id, at) = (&tile.id, &board.spaces[space].id);
            self.tell(|| {
                Step::know(msg!("cryo-board-tile", face = words::face(&tile.face)))
                    .data(json!({"rule": "4.3", "space": at, "tile": id}))
            });
            return Ok(Found::Tile(tile.face));
        }
        let prints = spaces.iter().map(|&s| board.spaces[s].printed).collect();
        Ok(self.material(Tie::T3, rival, prints)?.map_or(Found::Nothing, Found::Printed))
    }

    fn tile_to_the_box(&mut self) {
        self.ship.boxed_tiles += 1;
    }

    fn draw(&mut self, _: &mut Rival, _: Draw) -> Result<Option<Card>, C::Pause> {
        Ok(self.ship.draw())
    }

    fn mission(&mut self, _: &mut Rival) -> Result<bool, C::Pause> {
        let card = self.ship.draw();
        self.ship.missions.extend(card);
        Ok(card.is_some())
    }

    fn discard(&mut self, card: Card) {
        self.ship.discard.push(card);
    }

    fn nothing_else_than(&mut self, card: Card) -> bool {
        self.ship.deck.iter().chain(&self.ship.discard).all(|c| *c == card)
    }

    /// A free space of a material it does not salvage yet, if there is one (§5.1).
    fn salvage_space(&mut self, rival: &mut Rival) -> Result<Option<(Material, Weighed<Material>)>, C::Pause> {
        let taken = |m: Material| rival.pods.salvage[m] + self.ship.human.salvage[m];
        let free = Material::ALL.into_iter().filter(|&m| taken(m) < self.ship.board.salvage[m]);
        let why = Weighed::new(Criterion::NewMaterial, free, |m| u8::from(rival.pods.salvage[m] == 0));
        let wanted = why.left().into_iter().map(Material::track).collect();
        Ok(self.material(Tie::T6, rival, wanted)?.and_then(Material::of).map(|material| (material, why)))
    }

    fn sections_with_tokens(&mut self, _: &Rival) -> Few<Section, 4> {
        Section::ALL.into_iter().filter(|&s| self.ship.tokens[s].is_some()).collect()
    }

    fn token(&mut self, _: &mut Rival, section: Section) -> Result<Option<Token>, C::Pause> {
        let Some(token) = self.ship.tokens[section].take() else { return Ok(None) };
        self.looted[section] = Some(token);
        Ok(Some(self.ship.board.tokens[usize::from(token)].kind))
    }

    fn loot(&mut self, _: &mut Rival, section: Section) -> Result<Face, C::Pause> {
        let token = self.looted[section].take();
        let nothing = Face { mode: Mode::All, items: Few::new() };
        Ok(token.map_or(nothing, |t| self.ship.board.tokens[usize::from(t)].face))
    }

    fn sabotaged(&mut self, chamber: Option<(Section, Chamber)>) -> Option<u8> {
        let before = self.ship.human.destroyed;
        match chamber {
            Some((section, chamber)) => self.ship.destroy_human_pods(section, chamber),
            None => self.ship.boxed_tokens += 1,
        }
        Some(self.ship.human.destroyed - before)
    }

    fn refill(&mut self, emptied: &[Section]) {
        for &section in emptied {
            self.ship.refill(section);
        }
    }

    fn drones_return(&mut self) {
        for drone in &mut self.ship.drones {
            if *drone == Some(Drone::Rival) {
                *drone = None;
            }
        }
    }

    /// A face-down cavern next to a face-up one, a large one if possible (T9).
    fn scout(&mut self, _: &mut Rival) -> Result<bool, C::Pause> {
        let ship = &*self.ship;
        let down = (0..ship.board.caverns.len()).filter(|&c| ship.can_scout(c));
        let large = |c: usize| u8::from(ship.board.caverns[c].size == Size::Large);
        let why = Weighed::new(Criterion::Large, down, large);
        let targets = why.left();
        let Some(cavern) = self.cavern(Tie::T9, &targets)? else {
            self.tell(|| Step::idle(msg!("cryo-board-no-scout")));
            return Ok(false);
        };
        self.ship.face_up[cavern] = true;
        self.ship.rival_pods[cavern] += 1;
        self.ship.scouted(cavern);
        let board = self.ship.board;
        self.tell(|| {
            let id = |c: usize| board.caverns[c].id.as_str();
            Step::new(msg!("cryo-board-scout", cavern = Msg::plain(id(cavern))))
                .because(words::weighed(&why, |c| Msg::plain(id(c))))
                .data(why.with(json!({"rule": "6, settle 1", "scout": id(cavern)}), |c| id(c).into()))
        });
        if self.ship.human.has(Card::Rhino) {
            self.tell(|| Step::know(msg!("cryo-board-why-imaging")).data(json!({"rule": "11"})));
        }
        Ok(true)
    }

    /// The pair of face-up caverns with the fewest Rival pods (T10), as evenly as possible (T11).
    fn settle(&mut self, _: &mut Rival, pods: u8) -> Result<(), C::Pause> {
        if pods == 0 {
            return Ok(());
        }
        let ship = &*self.ship;
        let tunnels = &ship.board.tunnels;
        let open = (0..tunnels.len()).filter(|&t| tunnels[t].ends.iter().all(|&c| ship.face_up[c]));
        let why =
            Weighed::new(Criterion::FewestPods, open, |t| tunnels[t].ends.iter().map(|&c| ship.rival_pods[c]).sum());
        let ways: Several<Way> = why.left().into_iter().map(Way::Tunnel).collect();
        let Some(Way::Tunnel(tunnel)) = self.one_of(Tie::T10, &ways)? else {
            let ship = &mut *self.ship;
            let up = (0..ship.face_up.len()).filter(|&c| ship.face_up[c]);
            if let Some(only) = up.min_by_key(|&c| ship.rival_pods[c]) {
                ship.rival_pods[only] += pods;
            }
            return Ok(());
        };
        let ends = self.ship.board.tunnels[tunnel].ends;
        for end in ends {
            self.ship.rival_pods[end] += pods / 2;
        }
        if pods % 2 == 1 {
            let mut order = ends;
            order.sort_by_key(|&c| self.ship.rival_pods[c]);
            if let Some(cavern) = self.cavern(Tie::T11, &order)? {
                self.ship.rival_pods[cavern] += 1;
            }
        }
        let board = self.ship.board;
        self.tell(|| {
            let id = |c: usize| board.caverns[c].id.as_str();
            let pair = |t: usize| board.tunnels[t].ends.map(id).join("–");
            let [a, b] = ends.map(|c| Msg::plain(id(c)));
            let data = json!({"rule": "6, settle 2", "settle": ends.map(id), "pods": pods});
            Step::new(msg!("cryo-board-settle", pods = pods, a = a, b = b))
                .because(words::weighed(&why, |t| Msg::plain(pair(t))))
                .data(why.with(data, pair))
        });
        Ok(())
    }

    #[inline]
    fn reached(&mut self, stage: impl FnOnce() -> Stage) {
        let Self { dock, rule, looted, .. } = *self;
        self.ties.reached(|| Halfway { stage: stage(), dock, rule, looted });
    }

    fn choose(&mut self, rival: &mut Rival, tie: Tie, ways: Ways<'_>) -> Result<Option<Way>, C::Pause> {
        let ways = ways(rival);
        // Which pods of a section awaken: the question itself does not name the section.
        if let [Way::Pods(_), ..] = ways[..] {
            let chosen = self.waking;
            self.tell(|| {
                let most = rival.fullest().left();
                let section = if let [only] = most[..] { Some(only) } else { chosen };
                Step::know(msg!("cryo-board-most", section = section.map_or_else(|| msg!("cryo-none"), words::section)))
            });
        }
        let way = self.one_of(tie, &ways)?;
        self.waking = way.and_then(Way::section);
        Ok(way)
    }
}
