//! The table in words, line by line: for the terminal, and for whoever does not look at pictures.

use table::{Msg, msg};

use super::shown::{CavernShown, DockShown, FaceShown, SectionShown, Shown, SpaceShown, TokenShown};
use crate::game::Drone;
use crate::names::{ByTrack, Card, Face, Item, Token, Track};
use crate::words;

/// Everything on the table except the Rival's own side: what it is called, and how it stands.
pub fn lines(shown: &Shown) -> Vec<(Msg, Msg)> {
    let you = &shown.you;
    let stocks: Vec<Msg> =
        shown.tracks.iter().map(|t| msg!("cryo-stock", track = words::track(t.track), n = t.yours)).collect();
    let vehicles: Vec<Card> = you.vehicles.iter().map(|v| v.card).collect();
    let hand: Vec<Card> = you.hand.iter().map(|h| h.card).collect();
    let upgrades = you.upgrades.iter().map(|&card| words::upgrade(card)).collect();
    let missions =
        you.missions.iter().map(|m| msg!("cryo-candidate", name = words::mission(m.card), value = m.points)).collect();
    let mut all = vec![
        (msg!("cryo-board-line-score"), Msg::plain(shown.score_now.you.total.to_string())),
        (msg!("cryo-board-line-tracks"), msg!("cryo-list", list = stocks)),
        (
            msg!("cryo-board-line-your-pods"),
            msg!(
                "cryo-board-line-pods",
                aboard = you.aboard,
                room = you.room,
                caverns = you.in_caverns,
                destroyed = you.destroyed
            ),
        ),
        (msg!("cryo-board-line-hand"), words::cards(&hand)),
        (msg!("cryo-board-line-upgrades"), list(upgrades)),
        (msg!("cryo-board-line-vehicles"), words::cards(&vehicles)),
        (msg!("cryo-board-line-missions"), list(missions)),
        (msg!("cryo-board-line-slots"), list(slots(shown))),
        (msg!("cryo-panel-salvage"), list(salvage(shown))),
    ];
    all.extend(shown.sections.iter().map(section));
    all.push((msg!("cryo-board-line-caverns"), list(shown.caverns.iter().map(cavern).collect())));
    let tunnels = shown.tunnels.iter().map(|t| {
        let [a, b] = t.ends.each_ref().map(|end| Msg::plain(end.as_str()));
        msg!("cryo-board-line-tunnel", a = a, b = b, energy = t.energy_now)
    });
    all.push((msg!("cryo-board-line-tunnels"), list(tunnels.collect())));
    all
}

fn list(all: Vec<Msg>) -> Msg {
    if all.is_empty() { msg!("cryo-none") } else { msg!("cryo-list", list = all) }
}

fn face(shown: &FaceShown) -> Msg {
    let items = shown.items.iter().filter_map(|id| Item::parse(id)).collect();
    words::face(&Face { mode: shown.mode, items })
}

/// A thing and what lies on it.
fn thing(id: &str, what: Msg) -> Msg {
    msg!("cryo-board-line-thing", name = id, what = what)
}

fn slots(shown: &Shown) -> Vec<Msg> {
    let tile = |slot: &super::shown::SlotShown| Some(thing(&slot.id, face(&slot.tile.as_ref()?.face)));
    shown.you.slots.iter().filter_map(tile).collect()
}

fn salvage(shown: &Shown) -> Vec<Msg> {
    let space = |s: &super::shown::SalvageShown| {
        let name = words::track(s.material.track());
        msg!("cryo-board-line-salvage", track = name, yours = s.yours, rivals = s.rivals, spaces = s.spaces)
    };
    shown.salvage.iter().map(space).collect()
}

fn section(shown: &SectionShown) -> (Msg, Msg) {
    let chamber = |c: &super::shown::ChamberShown| {
        if c.sabotaged { "×".to_owned() } else { format!("{}:{}", c.yours, c.rivals) }
    };
    let chambers: Vec<String> = shown.chambers.iter().map(chamber).collect();
    let beside = |dock: &DockShown| {
        let spaces = dock.sides.iter().flatten().filter_map(|id| shown.spaces.iter().find(|space| space.id == *id));
        msg!("cryo-list", list = spaces.map(space).collect::<Vec<_>>())
    };
    let sign = |dock: &DockShown| match (dock.drone, dock.damaged) {
        (Some(Drone::Human), _) => Msg::plain(format!("{} ●", dock.id)),
        (Some(Drone::Rival), _) => Msg::plain(format!("{} ○", dock.id)),
        (None, true) => Msg::plain(format!("{} ×", dock.id)),
        (None, false) => msg!("cryo-board-line-dock", dock = dock.id.as_str(), beside = beside(dock)),
    };
    let docks: Vec<Msg> = shown.docks.iter().map(sign).collect();
    let token = shown.token.as_ref().map_or_else(|| msg!("cryo-none"), token);
    let value = msg!("cryo-board-line-section", chambers = chambers.join(" "), token = token, docks = docks);
    (words::section(shown.section), value)
}

/// What a space beside a dock gives or does.
fn space(shown: &SpaceShown) -> Msg {
    match (&shown.tile, shown.printed) {
        (Some(tile), _) => face(&tile.face),
        (None, Some(printed)) => words::amount(printed, 1),
        (None, None) => msg!("cryo-board-action", action = shown.action.id()),
    }
}

fn token(shown: &TokenShown) -> Msg {
    match (&shown.face, shown.kind) {
        (Some(shown), Token::Looting) => msg!("cryo-board-looting", face = face(shown)),
        _ => msg!("cryo-board-token", token = shown.kind.id()),
    }
}

fn cavern(shown: &CavernShown) -> Msg {
    let id = shown.id.as_str();
    let large = shown.size.id();
    match &shown.tile {
        None => msg!("cryo-board-line-down", cavern = id, size = large),
        Some(tile) => msg!(
            "cryo-board-line-cavern",
            cavern = id,
            high = tile.high,
            low = tile.low,
            cost = cost(&tile.cost),
            yours = shown.yours,
            rivals = shown.rivals,
            up = if shown.face_up { "yes" } else { "no" }
        ),
    }
}

fn cost(tracks: &ByTrack<u8>) -> Msg {
    list(Track::ALL.into_iter().filter(|&t| tracks[t] > 0).map(|t| words::amount(t, tracks[t])).collect())
}
