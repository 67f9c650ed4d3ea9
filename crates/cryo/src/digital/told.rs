//! What the person did and what came of it, in words.

use serde_json::json;
use table::{Msg, Step, msg};

use super::notation;
use crate::data::card;
use crate::facts::Way;
use crate::game::Game;
use crate::game::moves::{Cost, How, Launch, Move, Point, Scrap};
use crate::game::turn::Event;
use crate::names::{ByTrack, Card, Chamber, Face, Item, Material, PlatformAction, Section, Token, Track, Use};
use crate::own::{Board, Side};
use crate::words;

/// Amounts on several tracks: "1 crystal, 2 energy".
pub(super) fn amounts(tracks: &ByTrack<u8>) -> Msg {
    let list: Vec<Msg> = tracks.iter().filter(|(_, n)| **n > 0).map(|(t, n)| words::amount(t, *n)).collect();
    if list.is_empty() { msg!("cryo-none") } else { msg!("cryo-list", list = list) }
}

/// What is paid: tracks and cards.
pub(super) fn paid(cost: &Cost) -> Msg {
    let mut list: Vec<Msg> = cost.tracks.iter().filter(|(_, n)| **n > 0).map(|(t, n)| words::amount(t, *n)).collect();
    if cost.cards > 0 {
        list.push(msg!("cryo-a-card", n = cost.cards));
    }
    if list.is_empty() { msg!("cryo-none") } else { msg!("cryo-list", list = list) }
}

/// "costs 1 organic"; nothing if it is free.
pub(super) fn price(cost: &Cost) -> Option<Msg> {
    (!cost.is_free()).then(|| msg!("cryo-board-costs", cost = paid(cost)))
}

/// What lies beside a dock: tiles by what they show, prints, other actions by their names.
pub(super) fn beside(game: &Game<'_>, dock: u8) -> Msg {
    let board = game.ship.board;
    let name = |&side: &Side| match side {
        Side::Resource(space) => found_on(game, space),
        Side::Action(_) => msg!("cryo-board-action", action = board.does(side).id()),
    };
    let list: Vec<Msg> = board.docks[usize::from(dock)].sides.iter().flatten().map(name).collect();
    msg!("cryo-list", list = list)
}

/// What a resource space gives: its top tile, or the print where there is none.
fn found_on(game: &Game<'_>, space: usize) -> Msg {
    let board = game.ship.board;
    let top = game.ship.stacks[space].last().map(|&tile| words::face(&board.tiles[usize::from(tile)].face));
    top.unwrap_or_else(|| words::amount(board.spaces[space].printed, 1))
}

/// What resolving a token means, where its name does not say it: whom a sabotage strikes, what sunset ends.
pub(super) fn strikes(game: &Game<'_>, kind: Token, target: Section) -> Option<Msg> {
    match kind {
        Token::Looting => None,
        Token::Sunset => Some(msg!("cryo-board-sunset-hint")),
        Token::Sabotage => {
            let chamber = game.rival.next_intact(target)?;
            let mut after = game.ship;
            after.destroy_human_pods(target, chamber);
            let yours = after.human.destroyed - game.ship.human.destroyed;
            let theirs = game.rival.pods.stasis[target][chamber];
            Some(msg!("cryo-board-strikes", chamber = chamber.number(), yours = yours, theirs = theirs))
        }
    }
}

/// A token.
pub(super) fn token(kind: Token, face: &Face) -> Msg {
    match kind {
        Token::Looting => msg!("cryo-board-looting", face = words::face(face)),
        _ => msg!("cryo-board-token", token = kind.id()),
    }
}

/// What a card does when played in this way.
pub(super) fn effect(game: &Game<'_>, which: Card, how: Use) -> Msg {
    match how {
        Use::Upgrade => msg!("cryo-board-upgrade-does", card = which.id()),
        Use::Vehicle => {
            msg!("cryo-board-vehicle-does", card = which.id(), pods = game.ship.human.places(which))
        }
        Use::Mission => msg!("cryo-board-mission-does", card = which.id(), points = card(which).mission.points),
    }
}

/// The figures of an action.
pub(super) fn how(game: &Game<'_>, section: Section, side: Side, how: &How) -> Msg {
    let board = game.ship.board;
    match how {
        How::Stasis(pods) => {
            let from = Chamber::ALL.into_iter().zip(pods).filter(|(_, n)| **n > 0);
            let list: Vec<Msg> =
                from.map(|(c, n)| msg!("cryo-from-chamber", chamber = c.number(), pods = *n)).collect();
            msg!("cryo-board-how-stasis", section = words::section(section), list = list)
        }
        How::Fabricator([c, o, t]) => {
            let used = ByTrack([*c, *o, *t, 0, 0]);
            msg!("cryo-board-how-into", used = amounts(&used), made = words::amount(Track::Nanite, c + o + t))
        }
        How::Reactor(used) => {
            let from = words::amount(Track::Crystal, *used);
            msg!("cryo-board-how-into", used = from, made = words::amount(Track::Energy, *used))
        }
        How::Computer { draws, plays } => msg!("cryo-board-how-computer", draws = *draws, plays = *plays),
        How::Benefit => {
            let Side::Resource(space) = side else { return msg!("cryo-none") };
            msg!("cryo-board-how-benefit", face = found_on(game, space))
        }
        How::Slot(slot) => {
            let dock = board.platform.iter().find(|dock| dock.slots().any(|s| s == usize::from(*slot)));
            let action = dock.map_or("", |dock| dock.action.id());
            let use_of = if dock.is_some_and(|dock| dock.cost == Some((*slot).into())) { "cost" } else { "benefit" };
            let name = dock.map_or("", |dock| dock.id.as_str());
            msg!("cryo-board-how-slot", dock = name, action = action, use_of = use_of)
        }
        How::Scout(cavern) => {
            msg!("cryo-board-how-scout", cavern = board.caverns[usize::from(*cavern)].id.as_str())
        }
        How::Assign(material) => msg!("cryo-board-how-assign", track = words::track(material.track())),
        How::Withdraw(pods) => {
            let from = Material::ALL.into_iter().zip(pods).filter(|(_, n)| **n > 0);
            let list: Vec<Msg> =
                from.map(|(m, n)| msg!("cryo-stock", track = words::track(m.track()), n = *n)).collect();
            msg!("cryo-board-how-withdraw", list = list)
        }
    }
}

/// Where the pods of a launch go.
pub(super) fn crew(board: &Board, launch: &Launch) -> Msg {
    let ends = board.tunnels[usize::from(launch.tunnel)].ends;
    let into = ends.iter().zip(launch.pods).filter(|(_, pods)| *pods > 0);
    let list: Vec<Msg> = into
        .map(|(&end, pods)| msg!("cryo-board-pods-into", pods = pods, cavern = board.caverns[end].id.as_str()))
        .collect();
    msg!("cryo-list", list = list)
}

/// What a platform dock gives if that is not on a tile.
pub(super) fn platform_gain(action: PlatformAction) -> Vec<(Item, u8)> {
    match action {
        PlatformAction::Charge => vec![(Item::Of(Track::Energy), 1)],
        PlatformAction::Fabricate => vec![(Item::Of(Track::Nanite), 1)],
        PlatformAction::Compute => vec![(Item::Card, 1)],
        _ => Vec::new(),
    }
}

/// Cost and benefit of a platform dock, as its tiles show them.
pub(super) fn platform_hint(cost: Option<&Face>, benefit: Option<&Face>) -> Option<Msg> {
    match (cost.map(words::face), benefit.map(words::face)) {
        (Some(cost), Some(benefit)) => Some(msg!("cryo-board-swap", cost = cost, benefit = benefit)),
        (Some(cost), None) => Some(msg!("cryo-board-costs", cost = cost)),
        (None, Some(benefit)) => Some(msg!("cryo-board-how-benefit", face = benefit)),
        (None, None) => None,
    }
}

/// What a platform dock does.
pub(super) fn does(action: PlatformAction) -> Msg {
    msg!("cryo-board-dock", action = action.id())
}

/// A way to resolve a tie: its id and what it is.
pub(super) fn way(board: &Board, way: &Way) -> (String, Msg) {
    let plain = |id: &str| (id.to_owned(), Msg::plain(id));
    match way {
        Way::Dock(dock) => (board.docks[*dock].id.clone(), words::dock(&board.docks[*dock])),
        Way::Cavern(cavern) => plain(&board.caverns[*cavern].id),
        Way::Tunnel(tunnel) => {
            let tunnel = &board.tunnels[*tunnel];
            let ends = tunnel.ends.map(|end| board.caverns[end].id.as_str()).join("–");
            (tunnel.id.clone(), Msg::plain(ends))
        }
        Way::Item(item) => (item.id().to_owned(), words::item(*item)),
        Way::Section(section) => (section.id().to_owned(), words::section(*section)),
        Way::Pods(pods) => {
            let from = || pods.iter().filter(|(_, n)| **n > 0);
            let list: Vec<Msg> =
                from().map(|(c, n)| msg!("cryo-from-chamber", chamber = c.number(), pods = *n)).collect();
            let id: Vec<String> = from().flat_map(|(c, n)| vec![c.id().to_owned(); (*n).into()]).collect();
            (id.join("+"), msg!("cryo-list", list = list))
        }
    }
}

/// What the Rival does, told to someone who watches: at a table of its own the person's hands do it.
pub(super) fn watched(mut step: Step) -> Step {
    let seen = match step.text.id.as_ref() {
        "cryo-do-assign" => "cryo-see-assign",
        "cryo-do-box" => "cryo-see-box",
        "cryo-do-discard" => "cryo-see-discard",
        "cryo-do-decision-card" => "cryo-see-decision-card",
        "cryo-do-equal" => "cryo-see-equal",
        "cryo-do-incidents" => "cryo-see-incidents",
        "cryo-do-lose" => "cryo-see-lose",
        "cryo-do-mission" => "cryo-see-mission",
        "cryo-do-play-discard" => "cryo-see-play-discard",
        "cryo-do-return" => "cryo-see-return",
        "cryo-do-sabotage" => "cryo-see-sabotage",
        "cryo-do-sabotage-box" => "cryo-see-sabotage-box",
        "cryo-do-store" => "cryo-see-store",
        "cryo-do-upgrade" => "cryo-see-upgrade",
        "cryo-do-vehicle" => "cryo-see-vehicle",
        "cryo-do-wake" => "cryo-see-wake",
        "cryo-do-wake-two" => "cryo-see-wake-two",
        _ => return step,
    };
    step.text.id = seen.into();
    step
}

/// What happened, if it is worth a line.
pub(super) fn event(game: &Game<'_>, dock: Option<u8>, event: Event) -> Option<Step> {
    let (ship, board) = (&game.ship, game.ship.board);
    Some(match event {
        Event::Turn => Step::turn(msg!("cryo-board-your-turn", turn = game.round)).data(json!({"round": game.round})),
        Event::Did(point, decided) => {
            let text = did(game, &point, dock, &decided)?;
            Step::know(text).data(json!({"did": notation::write(board, dock, &decided)}))
        }
        Event::Paid(cost) => Step::know(msg!("cryo-board-paid", cost = paid(&cost))).data(json!({"paid": cost.tracks})),
        Event::Gained(track, given, gained) => {
            let now = ship.human.tracks[track];
            let text = msg!("cryo-board-gained", amount = words::amount(track, gained), now = now);
            let step = if gained == 0 { Step::idle(text) } else { Step::know(text) };
            let data = json!({"rule": "B18", "gain": track, "n": gained, "now": now});
            match given > gained {
                true => step.because([msg!("cryo-why-track-end", end = board.ends[track])]).data(data),
                false => step.data(data),
            }
        }
        Event::Drew(Some(card)) => {
            Step::know(msg!("cryo-board-drew", card = words::card(card))).data(json!({"drew": card})).revealing()
        }
        Event::Drew(None) => Step::idle(msg!("cryo-board-drew-nothing")),
        Event::Woke(section, pods) => {
            let text = msg!(
                "cryo-board-woke",
                pods = pods,
                section = words::section(section),
                aboard = ship.human.aboard,
                room = ship.room()
            );
            Step::know(text).data(json!({"woke": section, "pods": pods}))
        }
        Event::TurnedUp(space, Some(tile)) => {
            let (space, tile) = (&board.spaces[usize::from(space)].id, &board.tiles[usize::from(tile)]);
            Step::know(msg!("cryo-board-turned-up", face = words::face(&tile.face)))
                .data(json!({"space": space, "tile": tile.id}))
                .revealing()
        }
        Event::TurnedUp(space, None) => {
            let space = &board.spaces[usize::from(space)];
            let printed = words::amount(space.printed, 1);
            Step::know(msg!("cryo-board-stack-empty", printed = printed))
        }
        Event::Scouted(cavern) => {
            let tile = ship.cavern_tile(usize::from(cavern))?;
            let id = board.caverns[usize::from(cavern)].id.as_str();
            let step = Step::know(msg!(
                "cryo-board-scouted",
                cavern = id,
                high = tile.high,
                low = tile.low,
                cost = amounts(&tile.cost)
            ))
            .data(json!({"rule": "B26", "scout": id, "tile": tile.id}))
            .revealing();
            match ship.human.has(Card::Rhino) {
                true => step.because([msg!("cryo-board-why-imaging")]),
                false => step,
            }
        }
        Event::Token(section, kind) => {
            Step::know(msg!("cryo-board-took", section = words::section(section), token = kind.id()))
                .data(json!({"rule": "B37", "section": section, "token": kind}))
        }
        Event::Sabotaged(section, chamber, mine, theirs) => {
            let place = words::chamber(section, chamber);
            let step = Step::know(msg!("cryo-board-sabotaged", chamber = place, mine = mine, theirs = theirs))
                .data(json!({"rule": "B38", "sabotage": section, "chamber": chamber.number()}));
            match ship.human.has(Card::Spider) {
                true => step.because([msg!("cryo-board-why-warning")]),
                false => step,
            }
        }
        Event::SabotageBoxed => Step::idle(msg!("cryo-board-sabotage-boxed")).data(json!({"rule": "B38"})),
        Event::Refilled(section, Some(kind)) => {
            Step::know(msg!("cryo-board-refilled", section = words::section(section), token = kind.id()))
                .data(json!({"rule": "B37", "refill": section, "token": kind}))
                .revealing()
        }
        Event::Refilled(section, None) => {
            Step::idle(msg!("cryo-board-not-refilled", section = words::section(section)))
        }
        Event::Rescued => Step::know(msg!("cryo-board-rescued")).data(json!({"rule": "11"})),
        Event::Returned => return None,
    })
}

/// What the person decided, if it is not told by what comes of it.
pub(super) fn did(game: &Game<'_>, point: &Point, dock: Option<u8>, decided: &Move) -> Option<Msg> {
    let board = game.ship.board;
    let platform = |at: u8| board.platform[usize::from(at)].id.as_str();
    let side = |at: u8| dock.and_then(|dock| board.docks[usize::from(dock)].sides[usize::from(at)]);
    Some(match decided {
        Move::Keep(bits) => {
            let hand = game.ship.human.hand.iter().enumerate();
            let kept: Vec<Card> = hand.filter(|(at, _)| bits & 1 << at != 0).map(|(_, card)| *card).collect();
            msg!("cryo-board-kept", cards = words::cards(&kept))
        }
        Move::Deploy { from, to: Some(to) } => {
            msg!("cryo-board-deployed", from = platform(*from), dock = words::dock(&board.docks[usize::from(*to)]))
        }
        Move::Deploy { from, to: None } => msg!("cryo-board-deployed-launch", from = platform(*from)),
        Move::Recall => msg!("cryo-board-recalled"),
        Move::Scrap(Scrap::Card(card)) => msg!("cryo-board-scrapped-card", card = words::card(*card)),
        Move::Scrap(Scrap::Slot(slot)) => {
            msg!("cryo-board-scrapped-tile", slot = words::platform_slot(board, (*slot).into()))
        }
        Move::Act(act) | Move::Overclock(act) => {
            let (side, section) = (side(act.side)?, board.docks[usize::from(dock?)].section);
            let how = how(game, section, side, &act.how);
            let action = board.does(side).id();
            match matches!(decided, Move::Overclock(_)) {
                true => msg!("cryo-board-overclocked", action = action, how = how),
                false => msg!("cryo-board-acted", action = action, how = how),
            }
        }
        Move::Launch(launch) => {
            msg!("cryo-board-launched", vehicle = words::card(launch.vehicle), pods = crew(board, launch))
        }
        Move::Prototype => msg!("cryo-board-prototyped"),
        Move::Pay(cost) => msg!("cryo-board-paid", cost = paid(cost)),
        Move::Play(card, how) => {
            let name = match how {
                Use::Upgrade => words::upgrade(*card),
                Use::Vehicle => words::card(*card),
                Use::Mission => words::mission(*card),
            };
            msg!("cryo-board-played", name = name, how = how.id())
        }
        Move::Return { dock, act } => {
            let (dock, action) = (platform(*dock), board.platform[usize::from(*dock)].action);
            match act {
                true => msg!("cryo-board-returned-use", dock = dock, does = does(action)),
                false => msg!("cryo-board-returned", dock = dock),
            }
        }
        Move::Automate(dock) => {
            let action = board.platform[usize::from(*dock)].action;
            msg!("cryo-board-automated", dock = platform(*dock), does = does(action))
        }
        Move::Discard(card) => msg!("cryo-board-discarded", card = words::card(*card)),
        Move::Skip if matches!(point, Point::Placed(_) | Point::Launching) => msg!("cryo-board-no-action"),
        Move::Gain(_) | Move::Draw | Move::Resolve { .. } | Move::Awaken(..) | Move::Skip | Move::End => return None,
    })
}
