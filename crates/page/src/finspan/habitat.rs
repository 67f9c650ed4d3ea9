//! What a card says of a fish beside its ability, in words; the page and the terminal say it in the same words.

use finspan::game::fish::{Effect, Fish, name};
use finspan::words;
use table::{Msg, msg};

/// How long and large it is and where it may live.
pub fn of(card: &Fish) -> Msg {
    let zones = card.zones.iter().filter(|(_, lives)| **lives);
    let zones: Vec<Msg> = zones.map(|(zone, _)| msg!("page-mat-zone", zone = zone.id())).collect();
    let (zones, size) = (msg!("list", list = zones), size(card));
    match (card.band, card.bottom_row_only) {
        (Some(site), _) => msg!("page-mat-lives-site", size = size, zones = zones, site = words::site(site)),
        (None, true) => msg!("page-mat-lives-bottom", size = size),
        (None, false) => msg!("page-mat-lives", size = size, zones = zones),
    }
}

/// `30 cm, small`.
pub fn size(card: &Fish) -> Msg {
    msg!("page-mat-size", length = card.length, size = card.size.id())
}

/// `S 30`: the same where there is little room.
pub fn short(card: &Fish) -> Msg {
    msg!("page-mat-size-short", length = card.length, size = card.size.id())
}

/// Its tags, each with its number.
pub fn tags(card: &Fish) -> impl Iterator<Item = Msg> + use<> {
    name(card.id).tags.iter().map(|(tag, n)| msg!("page-mat-tag", tag = tag.id(), n = *n))
}

/// Which fish go beneath it.
pub fn eats(card: &Fish) -> Msg {
    msg!("page-mat-eats", length = card.length)
}

/// Does the card itself ask for a fish beneath it?
pub fn hungry(card: &Fish) -> bool {
    card.cost.consume > 0 || card.effects().iter().any(|effect| matches!(effect, Effect::TuckFromHand(_)))
}
