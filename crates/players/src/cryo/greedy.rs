//! Whatever looks best right now.

use std::convert::Infallible;

use cryo::facts::{Tie, Way};
use cryo::game::Game;
use cryo::game::moves::{Act, Cost, How, Launch, Move, Point, Scrap};
use cryo::game::turn::Seat;
use cryo::names::{Card, PlatformAction, Section, Token, Track};
use cryo::own::Side;
use table::few::Few;
use table::{Step, Table};

use super::worth::{self, CARD, Look, POD, Worth};

/// Whatever looks best right now.
#[derive(Clone, Debug)]
pub struct Greedy {
    moves: Vec<Move>,
}

impl Default for Greedy {
    fn default() -> Self {
        Self { moves: Vec::with_capacity(1 << 10) }
    }
}

impl Greedy {
    /// Every move that is possible, with what it brings; of the drones that could go to the same place only one.
    pub(super) fn weigh(&mut self, game: &Game<'_>, point: &Point, mut each: impl FnMut(Move, Worth)) {
        self.moves.clear();
        game.moves(point, &mut self.moves);
        let look = Look::at(game);
        let mut gone: Few<(Option<u8>, Worth), { cryo::own::MOST + 1 }> = Few::new();
        for decided in &self.moves {
            let worth = Self::worth(&look, point, decided);
            if let Move::Deploy { to, .. } = decided {
                if gone.contains(&(*to, worth)) {
                    continue;
                }
                gone.push((*to, worth));
            }
            each(*decided, worth);
        }
    }

    /// What a move brings; doing nothing is 0.
    fn worth(game: &Look<'_, '_>, point: &Point, decided: &Move) -> Worth {
        match decided {
            Move::Keep(bits) => keep(game, *bits),
            Move::Deploy { from, to } => deploy(game, *from, *to),
            Move::Recall => recall(game),
            Move::Scrap(what) => scrap(game, what),
            Move::Act(act) => dock_of(point).map_or(0, |dock| act_worth(game, dock, act, false)),
            Move::Overclock(act) => dock_of(point).map_or(0, |dock| act_worth(game, dock, act, true)),
            Move::Launch(launch) => launch_worth(game, launch),
            Move::Prototype => match point {
                Point::Prototype(slot) => game.tile_in(*slot).map_or(0, |tile| worth::face(game, &tile.face)) - 45,
                _ => 0,
            },
            Move::Pay(cost) => -worth::price(game, cost),
            Move::Gain(item) => worth::item(game, *item),
            Move::Draw => CARD,
            Move::Play(card, how) => worth::play(game, *card, *how) - CARD,
            Move::Resolve { section, instead } => resolve(game, *section, instead.unwrap_or(*section)),
            Move::Return { dock, act } => {
                if *act {
                    dock_worth(game, *dock)
                } else {
                    -block(game, *dock)
                }
            }
            Move::Automate(dock) => dock_worth(game, *dock),
            Move::Awaken(section, chamber) => danger(game, *section, chamber.number()),
            Move::Discard(card) => -card_worth(game, *card),
            Move::Skip | Move::End => 0,
        }
    }
}

fn dock_of(point: &Point) -> Option<u8> {
    match point {
        Point::Placed(dock) | Point::Acted { dock, .. } => Some(*dock),
        _ => None,
    }
}

/// The three best cards of the first hand.
fn keep(game: &Look<'_, '_>, bits: u8) -> Worth {
    let hand = &game.ship.human.hand;
    (0..hand.len()).filter(|at| bits & 1 << at != 0).map(|at| card_worth(game, hand[at])).sum()
}

/// What a card in the hand could become.
fn card_worth(game: &Look<'_, '_>, card: Card) -> Worth {
    let uses = cryo::names::Use::ALL.into_iter().filter(|&how| game.check_play(card, how).is_ok());
    uses.map(|how| worth::play(game, card, how)).max().unwrap_or(0) / 2 + 20
}

/// A chamber that is sabotaged sooner is left sooner.
fn danger(game: &Look<'_, '_>, section: Section, chamber: u8) -> Worth {
    let next = game.rival.marks[section] + 1;
    let sabotage = game.token(section) == Some(Token::Sabotage);
    60 - 12 * Worth::from(chamber.saturating_sub(next)) + if sabotage && chamber == next { 40 } else { 0 }
}

/// The best action there, which is the same whichever drone goes.
fn deploy(game: &Look<'_, '_>, from: u8, to: Option<u8>) -> Worth {
    // A drone that stays at home closes its dock during the recall.
    let leaves = if game.dock_costs(from).is_some() { 6 } else { 0 };
    let there = game.at_dock(to, || {
        let mut best = 0;
        match to {
            Some(dock) => game.acts(dock, None, &mut |act| best = best.max(act_worth(game, dock, &act, false))),
            None => game.launches(&mut |launch| best = best.max(launch_worth(game, &launch))),
        }
        best
    });
    there + leaves
}

fn launch_worth(game: &Look<'_, '_>, launch: &Launch) -> Worth {
    let ends = game.ship.board.tunnels[usize::from(launch.tunnel)].ends;
    let settled: Worth = ends
        .into_iter()
        .zip(launch.pods)
        .filter(|(_, pods)| *pods > 0)
        .map(|(end, pods)| worth::settling(game, end, pods))
        .sum();
    // The pods leave the platform, the vehicle its place; fewer seats used are wasted.
    let wasted = Worth::from(game.ship.human.places(launch.vehicle) - launch.crew()) * 25;
    let pods = Worth::from(launch.crew()) * 100;
    settled - pods - 100 - wasted - worth::price(game, &game.launch_cost(launch)) * 2 / 3
}

/// The recall: what salvage, the best token and the platform bring, and drones at home that would do something.
fn recall(game: &Look<'_, '_>) -> Worth {
    let human = &game.ship.human;
    let recovered: Worth = human.salvage.iter().map(|(m, n)| Worth::from(*n) * worth::one_more(game, m.track())).sum();
    let token = Section::ALL.into_iter().filter(|&s| game.token(s).is_some()).map(|s| resolve(game, s, s)).max();
    let docks = 0..game.ship.board.platform.len() as u8;
    let open = docks.filter(|dock| human.home & 1 << dock == 0);
    let mut platform: Few<Worth, 6> = open.map(|dock| dock_worth(game, dock)).filter(|worth| *worth > 0).collect();
    platform.sort_unstable_by(|a, b| b.cmp(a));
    let used: Worth = platform.iter().take(game.drones_out().into()).sum();
    recovered + used + token.unwrap_or(0) - 130 * Worth::from(human.drones_home())
}

/// A token: looting is good, sabotage hurts whoever sleeps there, sunset ends the game.
fn resolve(game: &Look<'_, '_>, section: Section, target: Section) -> Worth {
    match game.token(section) {
        Some(Token::Looting) => {
            let token = game.ship.tokens[section].map_or(0, usize::from);
            let plunder = if game.ship.human.missions.contains(&Card::Ram) { 100 } else { 0 };
            worth::face(game, &game.ship.board.tokens[token].face) + plunder
        }
        Some(Token::Sabotage) => match game.rival.next_intact(target) {
            Some(chamber) => {
                let warned = u8::from(game.ship.human.has(Card::Spider));
                let mine = game.ship.human.stasis[target][chamber].saturating_sub(warned);
                60 * Worth::from(game.rival.pods.stasis[target][chamber]) - 90 * Worth::from(mine)
            }
            None => 0,
        },
        Some(Token::Sunset) => {
            let (human, rival) = game.ship.scores(&game.rival);
            // The Rival's missions are hidden: what three of them usually bring.
            if human.total > rival.total - rival.mission_points + 15 { 500 } else { -600 }
        }
        None => 0,
    }
}

fn scrap(game: &Look<'_, '_>, what: &Scrap) -> Worth {
    match what {
        Scrap::Card(card) => {
            let gain = cryo::data::card(*card).scrap;
            let gained: Worth =
                gain.iter().filter(|(_, n)| **n > 0).map(|(t, n)| Worth::from(*n) * worth::one_more(game, t)).sum();
            gained - card_worth(game, *card) - 15
        }
        Scrap::Slot(slot) => {
            let gain = game.tile_in(*slot).map_or(0, |tile| worth::face(game, &tile.face));
            gain - tile_worth(game, usize::from(*slot)) - 30
        }
    }
}

/// What a tile in a slot is worth: the actions it makes possible.
fn tile_worth(game: &Look<'_, '_>, slot: usize) -> Worth {
    let industry = if game.ship.human.missions.contains(&Card::Mole) { 100 } else { 0 };
    let board = game.ship.board;
    let at = board.platform.iter().position(|dock| dock.slots().any(|s| s == slot));
    let each = at.map_or(0, |at| match board.platform[at].action {
        PlatformAction::CustomOne => 80,
        PlatformAction::Awaken => 75,
        PlatformAction::Compute => 45,
        _ => 30,
    });
    industry + each * game.recalls_left()
}

/// The action of a platform dock, its cost paid.
fn dock_worth(game: &Look<'_, '_>, dock: u8) -> Worth {
    let Some(costs) = game.dock_costs(dock) else { return 0 };
    let human = &game.ship.human;
    let cheapest = costs.iter().filter(|cost| human.affords(cost)).map(|cost| worth::price(game, cost)).min();
    let Some(cost) = cheapest else { return 0 };
    let plan = &game.ship.board.platform[usize::from(dock)];
    let gain = match plan.action {
        PlatformAction::CustomOne | PlatformAction::CustomTwo => {
            let tile = plan.benefit.and_then(|slot| game.tile_in(slot as u8));
            tile.map_or(0, |tile| worth::face(game, &tile.face))
        }
        PlatformAction::Awaken if human.aboard < game.ship.room() => POD + 20,
        PlatformAction::Awaken => 0,
        PlatformAction::Charge => worth::one_more(game, Track::Energy),
        PlatformAction::Fabricate => worth::one_more(game, Track::Nanite),
        PlatformAction::Compute => CARD + game.best_play().max(0) / 2,
    };
    gain - cost
}

/// A drone that returns without using a dock should not close one that is ready.
fn block(game: &Look<'_, '_>, dock: u8) -> Worth {
    1 + if game.dock_costs(dock).is_some() { 2 } else { 0 }
}

/// An action, its cost paid.
fn act_worth(game: &Look<'_, '_>, dock: u8, act: &Act, overclock: bool) -> Worth {
    let (ship, human) = (&game.ship, &game.ship.human);
    let mut cost = game.act_cost(&act.how);
    if overclock {
        cost = cost.and(Track::Energy, 1);
    }
    let left = game.turns_left;
    let gain = match act.how {
        How::Stasis(pods) => {
            let section = ship.board.docks[usize::from(dock)].section;
            let each = |(at, n): (usize, &u8)| Worth::from(*n) * (POD + danger(game, section, at as u8 + 1) / 2);
            pods.iter().enumerate().map(each).sum::<Worth>()
        }
        How::Fabricator(used) => {
            let many: u8 = used.iter().sum();
            let used = Cost { tracks: cryo::names::ByTrack([used[0], used[1], used[2], 0, 0]), cards: 0 };
            worth::more(game, Track::Nanite, many) - worth::price(game, &used)
        }
        How::Reactor(used) => worth::more(game, Track::Energy, used),
        How::Computer { draws, plays } => {
            let best = if plays > 0 { game.best_play().max(0) } else { 0 };
            Worth::from(draws) * CARD + best + Worth::from(plays.saturating_sub(1)) * best / 3
        }
        How::Benefit | How::Slot(_) => match ship.board.docks[usize::from(dock)].sides[usize::from(act.side)] {
            Some(Side::Resource(space)) => tile(game, space, &act.how),
            _ => 0,
        },
        How::Scout(cavern) => {
            let known = human.has(Card::Rhino);
            let found = usize::from(cavern);
            if known { worth::settling(game, found, 1) + 60 - 100 } else { worth::unseen(game, found) - 100 }
        }
        How::Assign(material) => {
            let memorial = if human.missions.contains(&Card::Spider) { 200 } else { 0 };
            game.recalls_left() * worth::one_more(game, material.track()) * 3 / 4 + memorial - POD
        }
        How::Withdraw(pods) => {
            let memorial = if human.missions.contains(&Card::Spider) { 200 } else { 0 };
            let late = if left <= 5 { 100 } else { -60 };
            Worth::from(pods.iter().sum::<u8>()) * (late - memorial)
        }
    };
    gain - worth::price(game, &cost)
}

fn tile(game: &Look<'_, '_>, space: usize, how: &How) -> Worth {
    let board = game.ship.board;
    match (how, game.ship.stacks[space].last()) {
        (How::Slot(slot), Some(&top)) => {
            let face = &board.tiles[usize::from(top)].face;
            let benefit = board.platform.iter().any(|dock| dock.benefit == Some(usize::from(*slot)));
            // A rich tile belongs below the arrow, a cheap one above.
            let fit = worth::face(game, face) / 3 * game.recalls_left() / 4;
            tile_worth(game, usize::from(*slot)) + if benefit { fit } else { -fit }
        }
        (_, Some(&top)) => worth::face(game, &board.tiles[usize::from(top)].face),
        (_, None) => worth::one_more(game, board.spaces[space].printed),
    }
}

impl Table for Greedy {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Greedy {
    type Pause = Infallible;

    fn decide(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, Infallible> {
        self.moves.clear();
        game.moves(point, &mut self.moves);
        let look = Look::at(game);
        let best = self.moves.iter().copied().rev().max_by_key(|decided| Self::worth(&look, point, decided));
        Ok(best.unwrap_or(Move::Skip))
    }

    /// Any way will do.
    fn tie(&mut self, _: Tie, _: &[Way]) -> Result<usize, Infallible> {
        Ok(0)
    }
}
