//! Words for people: names here, the printed cards in `cards`, what Nautoma says in [`nautoma`].

mod cards;
pub mod nautoma;

use table::{Msg, Provenance, msg};

use crate::data::{RavelCard, Tile};
use crate::names::{Item, Site};

pub use cards::{ability_text, card, card_text, cost, effect, slot};

/// A dive site.
pub fn site(site: Site) -> Msg {
    msg!("finspan-site", site = site.id())
}

/// What a tile counts.
pub fn item(tile: &Tile) -> Msg {
    item_word(tile.item.value, tile.set_size.value)
}

/// What is counted.
pub fn item_word(item: Item, set_size: u8) -> Msg {
    msg!("finspan-item", item = item.id(), size = set_size)
}

/// A tile in play: what it counts, and the points for each.
pub fn tile(tile: &Tile) -> Msg {
    msg!("finspan-panel-tile", item = item(tile), each = tile.points_per_item.value)
}

/// A Ravel card: its name, its column and its rows.
pub fn ravel_card(card: &RavelCard) -> Msg {
    let rows = card.row_list().iter().map(u8::to_string).collect::<Vec<_>>().join("+");
    msg!("finspan-ravel-card", number = card.number, column = site(card.column.value), rows = rows)
}

/// A small sign after a house figure; nothing after any other.
pub fn sign(provenance: Provenance) -> Msg {
    let house = if provenance == Provenance::House { "yes" } else { "no" };
    msg!("finspan-sign", house = house)
}
