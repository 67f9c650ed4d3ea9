//! Where a fish lives, in words; the page and the terminal say it in the same words.

use finspan::game::fish::Fish;
use finspan::words;
use table::{Msg, msg};

/// How long it is and where it may live.
pub fn of(card: &Fish) -> Msg {
    let zones = card.zones.iter().filter(|(_, lives)| **lives);
    let zones: Vec<Msg> = zones.map(|(zone, _)| msg!("page-mat-zone", zone = zone.id())).collect();
    let (zones, length) = (msg!("list", list = zones), card.length);
    match (card.band, card.bottom_row_only) {
        (Some(site), _) => msg!("page-mat-lives-site", length = length, zones = zones, site = words::site(site)),
        (None, true) => msg!("page-mat-lives-bottom", length = length),
        (None, false) => msg!("page-mat-lives", length = length, zones = zones),
    }
}
