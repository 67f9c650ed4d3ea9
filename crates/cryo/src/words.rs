//! Names of things as messages.

use table::narrow::Effect;
use table::{Msg, msg};

use crate::facts::Weighed;
use crate::names::{Card, Chamber, Face, Item, Mode, Place, Section, Slot, Track};
use crate::own::{Board, Dock};

/// A card by the name of its vehicle, which every card shows.
pub fn card(card: Card) -> Msg {
    msg!("cryo-card", card = card.id())
}

/// Several cards.
pub fn cards(list: &[Card]) -> Msg {
    if list.is_empty() {
        msg!("cryo-none")
    } else {
        msg!("cryo-list", list = list.iter().copied().map(card).collect::<Vec<_>>())
    }
}

/// A card by the name of its upgrade.
pub fn upgrade(card: Card) -> Msg {
    msg!("cryo-upgrade", card = card.id())
}

/// A card by the name of its mission.
pub fn mission(card: Card) -> Msg {
    msg!("cryo-mission", card = card.id())
}

/// A section.
pub fn section(section: Section) -> Msg {
    msg!("cryo-section", section = section.id())
}

/// A position of a board card.
pub fn slot(slot: Slot) -> Msg {
    msg!("cryo-slot", section = section(slot.section()), side = if slot.is_left() { "left" } else { "right" })
}

/// A chamber of a section.
pub fn chamber(of: Section, chamber: Chamber) -> Msg {
    msg!("cryo-chamber", section = section(of), number = chamber.number())
}

/// A track.
pub fn track(track: Track) -> Msg {
    msg!("cryo-track", track = track.id())
}

/// An amount on a track.
pub fn amount(track: Track, n: u8) -> Msg {
    msg!("cryo-amount", track = track.id(), n = n)
}

/// An item on a tile or token.
pub fn item(item: Item) -> Msg {
    match item {
        Item::Of(track) => amount(track, 1),
        Item::Card => msg!("cryo-a-card", n = 1),
    }
}

/// A face: "1 crystal and 1 organic", "1 crystal or 1 tech", "2 energy".
pub fn face(face: &Face) -> Msg {
    let mut counted: Vec<(Item, u8)> = Vec::new();
    for &item in &face.items {
        match counted.iter_mut().find(|(other, _)| face.mode == Mode::All && *other == item) {
            Some((_, n)) => *n += 1,
            None => counted.push((item, 1)),
        }
    }
    let mut items = counted.into_iter().map(|(item, n)| match item {
        Item::Of(track) => amount(track, n),
        Item::Card => msg!("cryo-a-card", n = n),
    });
    let first = items.next().unwrap_or_else(|| msg!("cryo-none"));
    items.fold(first, |a, b| match face.mode {
        Mode::All => msg!("cryo-and", a = a, b = b),
        Mode::One => msg!("cryo-or", a = a, b = b),
    })
}

/// A dock, as it is called in its section.
pub fn dock(dock: &Dock) -> Msg {
    dock_in(dock.section, &dock.id)
}

/// The dock of this id, as it is called in its section: by row and number where the id says so.
pub fn dock_in(of: Section, id: &str) -> Msg {
    let (row, dock) = dock_row(id);
    msg!("cryo-dock-name", section = section(of), row = row, dock = dock)
}

/// The row of a dock, and what tells it apart there: `E-T1` is the first of the upper row.
pub fn dock_row(id: &str) -> (&'static str, &str) {
    let name = id.split_once('-').map_or(id, |(_, rest)| rest);
    let numbered =
        |row: char| name.strip_prefix(row).filter(|n| !n.is_empty() && n.chars().all(|c| c.is_ascii_digit()));
    match (numbered('T'), numbered('B')) {
        (Some(n), _) => ("upper", n),
        (_, Some(n)) => ("lower", n),
        _ => ("other", name),
    }
}

/// A slot of the platform: the dock it belongs to, and what its tile is for.
pub fn platform_slot(board: &Board, slot: usize) -> Msg {
    let dock = board.platform.iter().find(|dock| dock.slots().any(|s| s == slot));
    let id = dock.map_or_else(|| board.platform_slots[slot].as_str(), |dock| dock.id.as_str());
    slot_of(id, dock.is_some_and(|dock| dock.cost == Some(slot)))
}

/// The slot of a platform dock for its cost, or for its benefit.
pub fn slot_of(dock: &str, cost: bool) -> Msg {
    msg!("cryo-slot-name", dock = dock, use_of = if cost { "cost" } else { "benefit" })
}

/// A place for pods.
pub fn place(place: Place) -> Msg {
    match place {
        Place::Chamber(of, number) => chamber(of, number),
        Place::Platform => msg!("cryo-place-platform"),
        Place::Salvage(material) => msg!("cryo-place-salvage", track = track(material.track())),
        Place::Caverns => msg!("cryo-place-caverns"),
        Place::Destroyed => msg!("cryo-place-destroyed"),
    }
}

/// Why these of several candidates are left, one line per criterion.
pub fn weighed<C: Copy>(weighed: &Weighed<C>, name: impl Fn(C) -> Msg) -> Vec<Msg> {
    let line = |step: &table::narrow::Filtered<crate::names::Criterion>| {
        let by = msg!("cryo-by", criterion = step.filter.id(), value = step.value);
        let kept: Vec<Msg> = step.kept.iter().map(|&i| name(weighed.candidate(i))).collect();
        let fallen = |&(i, value): &(usize, i64)| match step.filter.counts() {
            true => msg!("cryo-candidate", name = name(weighed.candidate(i)), value = value),
            false => name(weighed.candidate(i)),
        };
        match step.effect {
            Effect::Narrowed => {
                let fell: Vec<Msg> = step.fell.iter().map(fallen).collect();
                msg!("cryo-why-narrowed", by = by, kept = kept, fell = fell)
            }
            Effect::None => msg!("cryo-why-all-stay", by = by, kept = kept),
            Effect::Skipped => msg!("cryo-board-skipped", by = by),
        }
    };
    weighed.narrowing().steps.iter().map(line).collect()
}
