//! What can be answered at a point: the options of its question, where each lights up, what it costs and brings.

use serde::Serialize;
use table::{Msg, Opt, msg};

use super::notation::{self, LAUNCH};
use super::shown::{Asked, CostShown};
use super::told;
use crate::data::card;
use crate::facts::Way;
use crate::game::Game;
use crate::game::moves::{Act, Cost, How, Launch, Move, Point, Scrap};
use crate::names::{Face, Item, Mode, Token, Track, Use};
use crate::own::Side;
use crate::words;

/// An answer that is possible now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// The answer.
    pub answer: String,
    /// What lights up for it, by id: docks, spaces, slots, caverns, tunnels, cards, sections, materials.
    pub places: Vec<String>,
    /// What it costs at least; all of it if nothing else is asked afterwards.
    pub cost: CostShown,
    /// What it surely brings: items and how many.
    pub gain: Vec<Gain>,
    /// Will its figures be asked for?
    pub more: bool,
}

/// Something gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Gain {
    /// A track or `card`.
    pub item: &'static str,
    /// How many.
    pub n: u8,
}

/// An option with everything about it.
pub(super) struct Listed {
    id: String,
    label: Msg,
    hint: Option<Msg>,
    aside: bool,
    places: Vec<String>,
    cost: Cost,
    gain: Vec<Gain>,
    more: bool,
}

impl Listed {
    fn new(id: impl Into<String>, label: Msg) -> Self {
        Self {
            id: id.into(),
            label,
            hint: None,
            aside: false,
            places: Vec::new(),
            cost: Cost::default(),
            gain: Vec::new(),
            more: false,
        }
    }

    fn at<T: Into<String>>(mut self, places: impl IntoIterator<Item = T>) -> Self {
        self.places.extend(places.into_iter().map(Into::into));
        self
    }

    fn costs(mut self, cost: Cost) -> Self {
        self.cost = cost;
        self
    }

    fn gains(mut self, gain: impl IntoIterator<Item = (Item, u8)>) -> Self {
        self.gain.extend(gain.into_iter().filter(|(_, n)| *n > 0).map(|(item, n)| Gain { item: item.id(), n }));
        self
    }

    fn hint(mut self, hint: Msg) -> Self {
        self.hint = Some(hint);
        self
    }

    fn aside(mut self) -> Self {
        self.aside = true;
        self
    }

    fn more(mut self, more: bool) -> Self {
        self.more = more;
        self
    }

    /// In words.
    pub(super) fn label(self) -> Msg {
        self.label
    }

    /// As an option of a question.
    pub(super) fn option(self) -> Opt {
        let mut option = Opt::new(self.id, self.label);
        if let Some(hint) = self.hint.or_else(|| told::price(&self.cost)) {
            option = option.hint(hint);
        }
        if self.aside { option.aside() } else { option }
    }
}

/// What can be answered now.
pub(super) fn offers(game: &Game<'_>, asked: &Asked) -> Vec<Offer> {
    let offer = |listed: Listed| Offer {
        answer: listed.id,
        places: listed.places,
        cost: CostShown::of(&listed.cost),
        gain: listed.gain,
        more: listed.more,
    };
    list(game, asked).into_iter().map(offer).collect()
}

/// The options of the question a person is asked.
pub(super) fn list(game: &Game<'_>, asked: &Asked) -> Vec<Listed> {
    let Some(point) = asked.point else {
        let way = |way: &Way| {
            let (id, label) = told::way(game.ship.board, way);
            let drawn = !matches!(way, Way::Item(_) | Way::Pods(_));
            Listed::new(id.clone(), label).at(drawn.then_some(id))
        };
        return asked.ways.iter().map(way).collect();
    };
    let mut moves = Vec::new();
    game.moves(&point, &mut moves);
    if let Some((side, _)) = asked.action {
        return moves.iter().filter_map(|decided| figures(game, asked, side, decided)).collect();
    }
    if let Some((vehicle, tunnel)) = asked.launch {
        let of = |decided: &&Move| matches!(decided, Move::Launch(l) if (l.vehicle, l.tunnel) == (vehicle, tunnel));
        return moves.iter().filter(of).filter_map(|decided| pods(game, decided)).collect();
    }
    let mut all: Vec<Listed> = Vec::new();
    for decided in &moves {
        let listed = one(game, &point, asked.at, decided);
        match all.iter_mut().find(|other| other.id == listed.id) {
            // The same with another drone: nothing more is asked.
            Some(_) if matches!(decided, Move::Deploy { .. }) => {}
            // The same action with other figures: they are asked for next.
            Some(other) => {
                other.more = true;
                other.gain.clear();
            }
            None => all.push(listed),
        }
    }
    // Where nothing else is possible, going on is the answer.
    if all.iter().all(|listed| listed.aside) {
        all.iter_mut().filter(|listed| listed.id == "skip").for_each(|listed| listed.aside = false);
    }
    all
}

/// Is nothing possible but going on, or scrapping?
pub(super) fn nothing(game: &Game<'_>, asked: &Asked) -> bool {
    let real = |listed: &Listed| !listed.aside && listed.id != "skip";
    asked.action.is_none() && asked.launch.is_none() && !list(game, asked).iter().any(real)
}

/// One move as an option; moves that differ only in their figures get the same id.
pub(super) fn one(game: &Game<'_>, point: &Point, at: Option<u8>, decided: &Move) -> Listed {
    let board = game.ship.board;
    let written = || notation::write(board, at, decided);
    let platform = |dock: u8| &board.platform[usize::from(dock)];
    match decided {
        Move::Deploy { to, .. } => {
            let id = to.map_or(LAUNCH, |to| board.docks[usize::from(to)].id.as_str());
            let label = match to {
                Some(to) => msg!("cryo-board-opt-deploy", dock = words::dock(&board.docks[usize::from(*to)])),
                None => msg!("cryo-board-opt-deploy-launch"),
            };
            let listed = Listed::new(format!("deploy {id}"), label).at([id]);
            match to {
                Some(dock) => listed.hint(told::beside(game, *dock)),
                None => {
                    let mut possible = false;
                    game.launches(&mut |_| possible = true);
                    listed.hint(msg!("cryo-board-launch-hint", possible = if possible { "yes" } else { "no" }))
                }
            }
        }
        Move::Recall => Listed::new("recall", msg!("cryo-board-opt-recall")).at(["recall"]),
        Move::Scrap(what) => scrap(game, what, written()),
        Move::Act(act) | Move::Overclock(act) => action(game, at, act, matches!(decided, Move::Overclock(_))),
        Move::Launch(launch) => {
            let tunnel = &board.tunnels[usize::from(launch.tunnel)];
            let ends = tunnel.ends.map(|end| board.caverns[end].id.as_str());
            let id = format!("launch {} {}", launch.vehicle.id(), tunnel.id);
            let [a, b] = ends.map(Msg::plain);
            Listed::new(id, msg!("cryo-board-opt-launch", vehicle = words::card(launch.vehicle), a = a, b = b))
                .at([launch.vehicle.id(), tunnel.id.as_str()])
                .costs(game.launch_cost(&Launch { pods: [0, 0], ..*launch }))
                .more(true)
        }
        Move::Prototype => Listed::new(written(), msg!("cryo-board-opt-prototype")),
        Move::Pay(cost) => Listed::new(written(), told::paid(cost)).costs(*cost).hint(left_after(game, cost)),
        Move::Gain(item) => Listed::new(written(), words::item(*item)).at([item.id()]).gains([(*item, 1)]),
        Move::Draw => Listed::new(written(), msg!("cryo-board-opt-draw")).at(["deck"]).gains([(Item::Card, 1)]),
        Move::Play(card, how) => {
            let label = match how {
                Use::Upgrade => {
                    msg!("cryo-board-opt-upgrade", upgrade = words::upgrade(*card), card = words::card(*card))
                }
                Use::Vehicle => msg!("cryo-board-opt-vehicle", card = words::card(*card)),
                Use::Mission => {
                    msg!("cryo-board-opt-mission", mission = words::mission(*card), card = words::card(*card))
                }
            };
            Listed::new(written(), label).hint(told::effect(game, *card, *how)).at([card.id()])
        }
        Move::Resolve { section, instead } => {
            let token = game.ship.tokens[*section].map(|token| &board.tokens[usize::from(token)]);
            let what = token.map_or_else(|| msg!("cryo-none"), |token| told::token(token.kind, &token.face));
            let listed = match instead {
                None => Listed::new(
                    written(),
                    msg!("cryo-board-opt-resolve", section = words::section(*section), token = what),
                ),
                Some(other) => Listed::new(
                    written(),
                    msg!("cryo-board-opt-instead", section = words::section(*section), other = words::section(*other)),
                ),
            };
            let looted = token.filter(|token| token.kind == Token::Looting).map(|token| token.face);
            let target = instead.unwrap_or(*section);
            let listed = listed.at([target.id()]).gains(looted.into_iter().flat_map(|face| surely(&face)));
            match token.and_then(|token| told::strikes(game, token.kind, target)) {
                Some(hint) => listed.hint(hint),
                None => listed,
            }
        }
        Move::Return { dock, act } => {
            let plan = platform(*dock);
            let listed = match act {
                true => Listed::new(
                    written(),
                    msg!("cryo-board-opt-return-use", dock = plan.id.as_str(), does = told::does(plan.action)),
                ),
                false => Listed::new(written(), msg!("cryo-board-opt-return", dock = plan.id.as_str())),
            };
            dock_costs(game, *dock, *act, listed.at([plan.id.as_str()]))
        }
        Move::Automate(dock) => {
            let plan = platform(*dock);
            let label = msg!("cryo-board-opt-automate", dock = plan.id.as_str(), does = told::does(plan.action));
            dock_costs(game, *dock, true, Listed::new(written(), label).at([plan.id.as_str()]))
        }
        Move::Awaken(section, chamber) => Listed::new(written(), words::chamber(*section, *chamber)).at([format!(
            "{}.{}",
            section.id(),
            chamber.id()
        )]),
        Move::Discard(card) => Listed::new(written(), words::card(*card)).at([card.id()]),
        Move::Skip => Listed::new("skip", msg!("cryo-board-opt-skip", point = point.id())).aside(),
        Move::End => Listed::new("end", msg!("cryo-board-opt-end")),
        Move::Keep(_) => Listed::new(written(), msg!("cryo-none")),
    }
}

fn scrap(game: &Game<'_>, what: &Scrap, id: String) -> Listed {
    match what {
        Scrap::Card(scrapped) => {
            let gain = card(*scrapped).scrap;
            let label = msg!("cryo-board-opt-scrap-card", card = words::card(*scrapped), gain = told::amounts(&gain));
            Listed::new(id, label).at([scrapped.id()]).gains(gain.iter().map(|(t, n)| (Item::Of(t), *n)))
        }
        Scrap::Slot(slot) => {
            let name = game.ship.board.platform_slots[usize::from(*slot)].as_str();
            let face = game.tile_in(*slot).map(|tile| tile.face);
            let gain = face.as_ref().map_or_else(|| msg!("cryo-none"), words::face);
            let slot = words::platform_slot(game.ship.board, (*slot).into());
            Listed::new(id, msg!("cryo-board-opt-scrap-slot", slot = slot, gain = gain))
                .at([name])
                .gains(face.into_iter().flat_map(|face| surely(&face)))
        }
    }
    .aside()
}

/// The sides of a dock, in the order of its actions.
const SIDES: [&str; 4] = ["right", "below", "left", "above"];

/// What is left of the tracks a payment takes from.
fn left_after(game: &Game<'_>, cost: &Cost) -> Msg {
    let tracks = &game.ship.human.tracks;
    let paid = Track::ALL.into_iter().filter(|&track| cost.tracks[track] > 0);
    let left = |track: Track| {
        let n = tracks[track].saturating_sub(cost.tracks[track]);
        msg!("cryo-stock", track = words::track(track), n = n)
    };
    msg!("cryo-board-left", list = paid.map(left).collect::<Vec<_>>())
}

/// An action at a side of the drone's dock.
fn action(game: &Game<'_>, at: Option<u8>, act: &Act, overclock: bool) -> Listed {
    let board = game.ship.board;
    let side = at.and_then(|dock| board.docks[usize::from(dock)].sides[usize::from(act.side)]);
    let Some(side) = side else { return Listed::new("skip", msg!("cryo-none")) };
    let (space, what) = (board.side_id(side), board.does(side));
    let word = if overclock { "overclock" } else { "act" };
    let tile = if let Side::Resource(space) = side { game.ship.stacks[space].last() } else { None };
    let beside = msg!("cryo-board-side", side = SIDES[usize::from(act.side) % SIDES.len()]);
    let label = match tile {
        Some(&tile) => {
            let face = words::face(&board.tiles[usize::from(tile)].face);
            msg!("cryo-board-opt-tile", side = beside, face = face)
        }
        None => msg!("cryo-board-opt-act", action = what.id(), side = beside),
    };
    Listed::new(format!("{word} {space}"), label)
        .at([space])
        .costs(with_overclock(game.act_cost(&act.how), overclock))
        .gains(brings(game, side, &act.how))
        .hint(match side {
            Side::Resource(space) if tile.is_none() => {
                msg!("cryo-board-print", printed = words::amount(board.spaces[space].printed, 1))
            }
            _ => msg!("cryo-board-about", action = what.id()),
        })
}

fn with_overclock(cost: Cost, overclock: bool) -> Cost {
    if overclock { cost.and(Track::Energy, 1) } else { cost }
}

/// The figures of an action that was chosen.
fn figures(game: &Game<'_>, asked: &Asked, side: Side, decided: &Move) -> Option<Listed> {
    let (act, overclock) = match decided {
        Move::Act(act) => (act, false),
        Move::Overclock(act) => (act, true),
        _ => return None,
    };
    let board = game.ship.board;
    let dock = &board.docks[usize::from(asked.at?)];
    if dock.sides[usize::from(act.side)] != Some(side) {
        return None;
    }
    let place = match act.how {
        How::Slot(slot) => vec![board.platform_slots[usize::from(slot)].clone()],
        How::Scout(cavern) => vec![board.caverns[usize::from(cavern)].id.clone()],
        How::Assign(material) => vec![material.id().to_owned()],
        _ => Vec::new(),
    };
    Some(
        Listed::new(notation::figures(board, &act.how), told::how(game, dock.section, side, &act.how))
            .at(place)
            .costs(with_overclock(game.act_cost(&act.how), overclock))
            .gains(brings(game, side, &act.how)),
    )
}

/// The pods of a launch that was chosen.
fn pods(game: &Game<'_>, decided: &Move) -> Option<Listed> {
    let Move::Launch(launch) = decided else { return None };
    let board = game.ship.board;
    let ends = board.tunnels[usize::from(launch.tunnel)].ends;
    let [a, b] = launch.pods;
    let into = ends.iter().zip(launch.pods).filter(|(_, pods)| *pods > 0);
    let into = into.map(|(&end, _)| board.caverns[end].id.clone());
    Some(Listed::new(format!("pods {a} {b}"), told::crew(board, launch)).at(into).costs(game.launch_cost(launch)))
}

/// What an action surely brings.
fn brings(game: &Game<'_>, side: Side, how: &How) -> Vec<(Item, u8)> {
    match how {
        How::Fabricator(used) => vec![(Item::Of(Track::Nanite), used.iter().sum())],
        How::Reactor(used) => vec![(Item::Of(Track::Energy), *used)],
        How::Computer { draws, .. } => vec![(Item::Card, *draws)],
        How::Benefit => match side {
            Side::Resource(space) => match game.ship.stacks[space].last() {
                Some(&tile) => surely(&game.ship.board.tiles[usize::from(tile)].face),
                None => vec![(Item::Of(game.ship.board.spaces[space].printed), 1)],
            },
            Side::Action(_) => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// What a face surely gives: all of it, or nothing yet if one item must be chosen.
fn surely(face: &Face) -> Vec<(Item, u8)> {
    let mut all: Vec<(Item, u8)> = Vec::new();
    if face.mode == Mode::All || face.items.len() == 1 {
        for &item in &face.items {
            match all.iter_mut().find(|(other, _)| *other == item) {
                Some((_, n)) => *n += 1,
                None => all.push((item, 1)),
            }
        }
    }
    all
}

/// What the action of a platform dock costs and brings.
fn dock_costs(game: &Game<'_>, dock: u8, act: bool, listed: Listed) -> Listed {
    if !act {
        return listed;
    }
    let plan = &game.ship.board.platform[usize::from(dock)];
    let tile = |slot: Option<usize>| slot.and_then(|slot| game.tile_in(slot as u8)).map(|tile| tile.face);
    let cost = game.dock_costs(dock).and_then(|costs| costs.first().copied()).unwrap_or_default();
    let gain = tile(plan.benefit).map(|face| surely(&face)).unwrap_or_else(|| told::platform_gain(plan.action));
    let listed = listed.costs(cost).gains(gain);
    match told::platform_hint(tile(plan.cost).as_ref(), tile(plan.benefit).as_ref()) {
        Some(hint) => listed.hint(hint),
        None => listed,
    }
}
