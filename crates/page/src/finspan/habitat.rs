//! Where a fish lives, in words; the page and the terminal say it alike.

use finspan::fish::Fish;
use finspan::{Zone, say};
use table::{Msg, msg};

/// How long it is and where it may live.
pub fn words(card: &Fish) -> Msg {
    let zones: Vec<Msg> = Zone::ALL
        .iter()
        .filter(|zone| card.zones & 1 << **zone as u8 != 0)
        .map(|zone| msg!("page-mat-zone", zone = zone.name()))
        .collect();
    let zones = msg!("list", list = zones);
    let length = card.length;
    match (card.band, card.bottom_row_only) {
        (Some(site), _) => msg!("page-mat-lives-site", length = length, zones = zones, site = say::site(site)),
        (None, true) => msg!("page-mat-lives-bottom", length = length),
        (None, false) => msg!("page-mat-lives", length = length, zones = zones),
    }
}
