//! The time board: a seam that runs to and fro, with what lies on it, both tokens, and where each choice ends.

use maud::{Markup, html};
use patchwork::digital::{BoardSpace, Shown};
use patchwork::names::{Side, Space};
use table::msg;

use super::draw;
use crate::frame::Viewer;

/// Spaces in a row.
const ROW: u8 = 18;
/// From a row to the one below.
const PITCH: f32 = 1.5;

/// Where a space is drawn: its upper left corner.
fn place(space: Space) -> (f32, f32) {
    let (row, along) = (space / ROW, space % ROW);
    let column = if is_forth(space) { along } else { ROW - 1 - along };
    (f32::from(column), f32::from(row) * PITCH)
}

/// Does this row run to the right?
fn is_forth(space: Space) -> bool {
    (space / ROW).is_multiple_of(2)
}

/// Where the line before a space is drawn: what is crossed on the way into it.
fn line(space: Space) -> (f32, f32) {
    let (x, y) = place(space);
    (if is_forth(space) { x } else { x + 1.0 }, y + 0.46)
}

/// The time board with both tokens and the ends of all choices.
pub fn board(viewer: &Viewer, shown: &Shown) -> Markup {
    let label = msg!("page-time-board", player = shown.to_go(Side::Player), automa = shown.to_go(Side::Automa));
    let together = shown.space(Side::Player) == shown.space(Side::Automa);
    html! {
        svg.time viewBox="-.45 -.1 18.9 4.45" role="img" aria-label=(viewer.say(&label)) data-time {
            path.bend d="M18.05 .62c.5 0 .5 1.5 0 1.5M-.05 2.12c-.5 0 -.5 1.5 0 1.5" {}
            @for here in shown.time_board() { (space(viewer, &here)) }
            @for here in shown.time_board() { (on_line(viewer, &here)) }
            @for (space, marks) in ends(shown) {
                @let (x, y) = place(space);
                g.goal transform=(format!("translate({} {})", x + 0.5, y + 0.24)) {
                    rect x=(-0.17 - 0.14 * marks.chars().count() as f32) y="-.2" rx=".2" height=".4"
                        width=(0.34 + 0.28 * marks.chars().count() as f32) {}
                    text y=".14" { (marks) }
                }
            }
            // Who moves next lies on top.
            @let below = if shown.on_top == Side::Player { Side::Automa } else { Side::Player };
            @for side in [below, shown.on_top] {
                @let (x, y) = place(shown.space(side));
                @let aside = match (together, side == shown.on_top) {
                    (false, _) => (0.5, 0.78),
                    (true, true) => (0.42, 0.7),
                    (true, false) => (0.6, 0.88),
                };
                (token(viewer, side, (x + aside.0, y + aside.1)))
            }
        }
    }
}

fn space(viewer: &Viewer, here: &BoardSpace) -> Markup {
    let (x, y) = place(here.space);
    html! {
        rect class=(if here.is_final { "space final" } else { "space" }) data-space=(here.space)
            x=(x + 0.03) y=(y) width=".94" height="1.22" rx=".14" {}
        // Which way the row runs.
        @if here.space % ROW == 1 {
            path.runs transform=(format!("translate({} {})", x + 0.5, y + 0.62))
                d=(if is_forth(here.space) { "M-.1-.2l.2.2-.2.2" } else { "M.1-.2l-.2.2.2.2" }) {}
        }
        @if here.marker {
            g.marker {
                title { (viewer.say(&msg!("page-legend-tile"))) }
                rect x=(x + 0.05) y=(y + 0.78) width=".9" height=".42" rx=".1" {}
                text x=(x + 0.5) y=(y + 1.12) { "7×7" }
            }
        }
    }
}

/// What is crossed on the way into a space.
fn on_line(viewer: &Viewer, here: &BoardSpace) -> Markup {
    let (x, y) = line(here.space);
    html! {
        @if here.income {
            g.income { title { (viewer.say(&msg!("page-legend-income"))) } (draw::button(x, y)) }
        }
        @if here.special {
            g.leather {
                title { (viewer.say(&msg!("page-legend-special"))) }
                rect.cloth.special x=(x - 0.27) y=(y - 0.27) width=".54" height=".54" rx=".06" {}
                rect.stitch x=(x - 0.18) y=(y - 0.18) width=".36" height=".36" rx=".03" {}
            }
        }
    }
}

/// A token with the first letter of its name.
fn token(viewer: &Viewer, side: Side, (x, y): (f32, f32)) -> Markup {
    let name = match side {
        Side::Player => viewer.say(&msg!("page-you")),
        Side::Automa => viewer.say(&msg!("patchwork-automa")),
    };
    html! {
        g class=(format!("pawn {}", side.id())) data-token=(side.id()) transform=(format!("translate({x} {y})")) {
            title { (name) }
            circle class=(format!("token {}", side.id())) r=".36" {}
            text y=".17" { (name.chars().next().unwrap_or_default()) }
        }
    }
}

/// Where the choices of this turn end: the number of the patch, or an arrow for moving ahead.
fn ends(shown: &Shown) -> Vec<(Space, String)> {
    let mut ends: Vec<(Space, String)> = Vec::new();
    let Some(choices) = &shown.choices else { return ends };
    let open = choices.window.iter().enumerate().filter(|(_, offer)| offer.obstacle().is_none());
    let all = open.map(|(i, offer)| (offer.to, (i + 1).to_string()));
    for (to, mark) in all.chain([(choices.advance.to, "»".to_owned())]) {
        match ends.iter_mut().find(|(space, _)| *space == to) {
            Some((_, marks)) => *marks += &mark,
            None => ends.push((to, mark)),
        }
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_has_a_place_of_its_own_beside_the_one_before() {
        let places: Vec<(f32, f32)> = (0..54).map(place).collect();
        for pair in places.windows(2) {
            let (dx, dy) = ((pair[1].0 - pair[0].0).abs(), pair[1].1 - pair[0].1);
            assert!((dx, dy) == (1.0, 0.0) || (dx, dy) == (0.0, PITCH), "{pair:?}");
        }
        // The line before a space lies between the two.
        for space in (1..54).filter(|space| space % ROW != 0) {
            let middle = f32::midpoint(place(space - 1).0, place(space).0) + 0.5;
            assert_eq!(line(space).0, middle, "{space}");
        }
    }
}
