//! The ocean as one picture: what the person made, at the end.

use finspan::digital::Shown;
use finspan::digital::shown::SlotShown;
use finspan::game::fish::{FishId, fish as card_of};
use finspan::game::ocean::SlotId;
use finspan::names::{Site, Zone};
use maud::{Markup, html};
use table::msg;

use super::cards::spoken;
use super::fish;
use crate::frame::Viewer;

/// Width and height of a slot; the picture is a square of three by six.
const SLOT: (usize, usize) = (100, 50);

/// The whole ocean with its fish and tokens.
pub fn ocean(viewer: &Viewer, shown: &Shown) -> Markup {
    marked(viewer, shown, &[], None)
}

/// The same with some places marked, and perhaps a fish laid in one of them.
pub fn marked(viewer: &Viewer, shown: &Shown, places: &[SlotId], laid: Option<(SlotId, FishId)>) -> Markup {
    let (width, height) = SLOT;
    let slots = Site::ALL.into_iter().enumerate().flat_map(|(column, site)| {
        (1..=6).filter_map(move |row| {
            let at = SlotId::at(site, row)?;
            let here = shown.slot(at)?;
            let fish = laid.filter(|(slot, _)| *slot == at).map(|(_, fish)| fish).or(here.fish);
            Some((column, usize::from(row) - 1, SlotShown { fish, ..here.clone() }, places.contains(&at)))
        })
    });
    html! {
        svg.caught viewBox=(format!("0 0 {} {}", 3 * width, 6 * height)) role="img" aria-label=(viewer.say(&msg!("page-mat-sea"))) {
            @for zone in Zone::ALL {
                @for row in zone.rows() {
                    rect class=(format!("water {}", zone.id())) x="0" y=((usize::from(row) - 1) * height) width=(3 * width) height=(height + 1) {}
                }
            }
            @for (column, row, here, marked) in slots {
                g transform=(format!("translate({} {})", column * width, row * height)) {
                    (slot(viewer, &here))
                    @if marked { rect x="2" y="2" width=(width - 4) height=(height - 4) rx="5" fill="none" stroke="#ffd54a" stroke-width="3" {} }
                }
            }
        }
    }
}

fn slot(viewer: &Viewer, here: &SlotShown) -> Markup {
    let tokens = [("egg", here.egg), ("young", here.young > 0), ("school", here.school)];
    let tokens = tokens.into_iter().filter(|(_, lies)| *lies).enumerate();
    let zone = here.zone.id();
    html! {
        rect.place x="2" y="2" width=(SLOT.0 - 4) height=(SLOT.1 - 4) rx="5" {}
        @if let Some(card) = here.fish.map(card_of) {
            @let name = viewer.say(&spoken(card.id));
            // A long name is drawn together.
            @let narrow = (name.chars().count() > 20).then_some(SLOT.0 - 12);
            svg x="6" y="3" width="58" height="34" { (fish::drawing(card)) }
            text class=(zone) x="94" y="15" text-anchor="end" font-family="sans-serif" font-weight="700" font-size="12" { (card.points) }
            text class=(zone) x="6" y="45" font-family="sans-serif" font-size="8" textLength=[narrow] lengthAdjust=[narrow.map(|_| "spacingAndGlyphs")] { (name) }
        }
        @for (i, (kind, _)) in tokens { svg x=(64 + 11 * i) y="20" width="13" height="13" { (fish::mark(kind)) } }
    }
}
