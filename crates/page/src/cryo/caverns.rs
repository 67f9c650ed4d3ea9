//! The caverns and the tunnels between them.

use cryo::digital::shown::{CavernShown, TunnelShown};
use cryo::names::{Item, Track};
use cryo::own::Size;
use cryo::words;
use maud::{Markup, html};
use table::{Msg, msg};

use super::glyph;
use super::place::{Now, Thing};
use super::ship::pods;

/// Units of the drawing between two columns and two rows of the board file.
const STEP: [f32; 2] = [100.0, 124.0];

/// The middle of the first column and row.
const MARGIN: [f32; 2] = [64.0, 70.0];

/// How large a cavern is drawn.
const fn radius(size: Size) -> f32 {
    match size {
        Size::Small => 46.0,
        Size::Large => 56.0,
    }
}

/// Where a cavern is drawn: as the board file says, otherwise four in a row.
fn places(caverns: &[CavernShown]) -> Vec<[f32; 2]> {
    let row = |at: usize| [2.0 * (at % 4) as f32, (at / 4) as f32];
    let raw: Vec<[f32; 2]> = if caverns.iter().all(|c| c.xy.is_some_and(|xy| xy.iter().all(|n| n.is_finite()))) {
        caverns.iter().filter_map(|c| c.xy).collect()
    } else {
        (0..caverns.len()).map(row).collect()
    };
    let least = |axis: usize| raw.iter().map(|xy| xy[axis]).fold(f32::INFINITY, f32::min);
    let (left, top) = (least(0), least(1));
    let place = |xy: &[f32; 2]| [MARGIN[0] + (xy[0] - left) * STEP[0], MARGIN[1] + (xy[1] - top) * STEP[1]];
    raw.iter().map(place).collect()
}

/// The whole map.
pub fn map(now: &Now<'_>) -> Markup {
    let caverns = &now.shown.caverns;
    let places = places(caverns);
    let most = |axis: usize| places.iter().map(|xy| xy[axis]).fold(0.0, f32::max);
    let find = |id: &str| caverns.iter().position(|c| c.id == id).map(|at| places[at]);
    let ends = |tunnel: &TunnelShown| Some([find(&tunnel.ends[0])?, find(&tunnel.ends[1])?]);
    let tunnels: Vec<(&TunnelShown, [[f32; 2]; 2])> =
        now.shown.tunnels.iter().filter_map(|tunnel| Some((tunnel, ends(tunnel)?))).collect();
    html! {
        section.caverns aria-labelledby="caverns" {
            h2 #caverns { (now.viewer.say(&msg!("page-ship-caverns"))) }
            svg.map viewBox=(format!("0 0 {} {}", most(0) + MARGIN[0], most(1) + MARGIN[1])) {
                @for (_, [a, b]) in &tunnels { line.tunnel x1=(a[0]) y1=(a[1]) x2=(b[0]) y2=(b[1]) {} }
                @for (cavern, place) in caverns.iter().zip(&places) { (self::cavern(now, cavern, *place)) }
                @for (tunnel, [a, b]) in &tunnels {
                    (self::tunnel(now, tunnel, [f32::midpoint(a[0], b[0]), f32::midpoint(a[1], b[1])]))
                }
            }
        }
    }
}

/// A tunnel with its energy; a launch through it is a tap on the figure.
fn tunnel(now: &Now<'_>, tunnel: &TunnelShown, [x, y]: [f32; 2]) -> Markup {
    let [a, b] = tunnel.ends.each_ref().map(|end| Msg::plain(end.as_str()));
    let thing = Thing {
        id: &tunnel.id,
        anchor: tunnel.id.clone(),
        label: now.viewer.say(&msg!("cryo-board-line-tunnel", a = a, b = b, energy = tunnel.energy_now)),
        class: "energy-of",
        inside: html! { span aria-hidden="true" { (tunnel.energy_now) } },
        about: None,
    };
    html! { foreignObject x=(x - 24.0) y=(y - 24.0) width="48" height="48" { (now.thing(&thing)) } }
}

fn cavern(now: &Now<'_>, cavern: &CavernShown, [x, y]: [f32; 2]) -> Markup {
    let r = radius(cavern.size);
    let state = if cavern.face_up { "up" } else { "down" };
    let thing = Thing {
        id: &cavern.id,
        anchor: cavern.id.clone(),
        label: now.viewer.say(&described(cavern)),
        class: &format!("cavern {state} {}", cavern.size.id()),
        inside: html! {
            span.seen aria-hidden="true" {
                span.name { (cavern.id) }
                @if let Some(tile) = &cavern.tile {
                    span.numbers { (tile.high) span.low { "/" (tile.low) } }
                    span.cost { @for track in Track::ALL { @for _ in 0..tile.cost[track] { (glyph::item(Item::Of(track))) } } }
                } @else { span.numbers { "?" } }
                @if cavern.yours + cavern.rivals > 0 { (pods(cavern.yours, cavern.rivals)) }
            }
        },
        about: None,
    };
    html! { foreignObject x=(x - r) y=(y - r) width=(2.0 * r) height=(2.0 * r) { (now.thing(&thing)) } }
}

/// A cavern in words.
fn described(cavern: &CavernShown) -> Msg {
    let id = cavern.id.as_str();
    match &cavern.tile {
        None => msg!("cryo-board-line-down", cavern = id, size = cavern.size.id()),
        Some(tile) => {
            let cost: Vec<Msg> =
                Track::ALL.into_iter().filter(|&t| tile.cost[t] > 0).map(|t| words::amount(t, tile.cost[t])).collect();
            let up = if cavern.face_up { "yes" } else { "no" };
            msg!(
                "cryo-board-line-cavern",
                cavern = id,
                high = tile.high,
                low = tile.low,
                cost = cost,
                yours = cavern.yours,
                rivals = cavern.rivals,
                up = up
            )
        }
    }
}
