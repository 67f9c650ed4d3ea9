//! Patchwork drawn: patches, the quilt, the time board, and how the Automa chose. Schematic and our
//! own; colours come from the style sheet, so that they suit light and dark.

use maud::{Markup, html};
use patchwork::automa::{Fate, Record};
use patchwork::digital::{Cover, Shown};
use patchwork::game::patch::PatchId;
use patchwork::game::square::{SIDE, Square};
use patchwork::names::{Side, Space};
use table::msg;

use crate::frame::Viewer;

/// The cloth of what lies on a square: neighbours in the list look different.
pub fn cloth(cover: Cover) -> String {
    match cover {
        Cover::Bare => "bare".into(),
        Cover::Patch(patch) => format!("cloth c{}", u16::from(patch.id()) * 7 % 12),
        Cover::Special => "cloth special".into(),
    }
}

/// A patch as it lies in the circle, with its buttons.
pub fn patch(id: PatchId) -> Markup {
    let squares: Vec<(u8, u8)> = id.orientations().first().map(|o| o.squares().collect()).unwrap_or_default();
    let (height, width) = squares.iter().fold((0, 0), |(h, w), &(r, c)| (h.max(r + 1), w.max(c + 1)));
    let side = height.max(width).max(3);
    let view = format!("{} {} {side} {side}", -f32::from(side - width) / 2.0, -f32::from(side - height) / 2.0);
    html! {
        svg.patch viewBox=(view) aria-hidden="true" {
            @for (r, c) in &squares {
                rect class=(cloth(Cover::Patch(id))) x=(c) y=(r) width="1" height="1" rx=".08" {}
            }
            @for (r, c) in squares.iter().take(id.buttons().into()) { (button(f32::from(*c) + 0.5, f32::from(*r) + 0.5)) }
        }
    }
}

/// A button with its four holes.
fn button(x: f32, y: f32) -> Markup {
    html! {
        circle.button-rim cx=(x) cy=(y) r=".3" {}
        @for (dx, dy) in [(-0.09, -0.09), (0.09, -0.09), (-0.09, 0.09), (0.09, 0.09)] {
            circle.button-hole cx=(x + dx) cy=(y + dy) r=".045" {}
        }
    }
}

/// The quilt, with seams where patches meet and a line around the squares that are new.
pub fn quilt(viewer: &Viewer, cover: impl Fn(Square) -> Cover, new: &[Square]) -> Markup {
    let covered = Square::all().filter(|&square| cover(square) != Cover::Bare).count();
    let empty = Square::all().count() - covered;
    html! {
        svg.quilt viewBox=(format!("0 0 {SIDE} {SIDE}")) role="img" data-quilt
            aria-label=(viewer.say(&msg!("page-quilt", covered = covered, empty = empty))) {
            rect.ground x="0" y="0" width=(SIDE) height=(SIDE) {}
            @for square in Square::all() {
                rect class=(cloth(cover(square))) x=(square.column()) y=(square.row()) width="1" height="1" {}
            }
            path.seams d=(seams(&cover)) {}
            @for square in new {
                rect.new x=(square.column()) y=(square.row()) width="1" height="1" {}
            }
            g data-held {}
        }
    }
}

fn seams(cover: &impl Fn(Square) -> Cover) -> String {
    let mut path = String::new();
    for square in Square::all() {
        let (row, column) = (square.row(), square.column());
        let differs = |other: Option<Square>| other.is_some_and(|other| cover(other) != cover(square));
        if differs(Square::at(row, column + 1)) {
            path += &format!("M{} {row}v1", column + 1);
        }
        if differs(Square::at(row + 1, column)) {
            path += &format!("M{column} {}h1", row + 1);
        }
    }
    path
}

/// Spaces in a row of the drawn time board.
const ROW: u8 = 18;

/// Where a space is drawn: a seam that runs to and fro.
fn place(space: Space) -> (f32, f32) {
    let (row, along) = (space / ROW, space % ROW);
    (f32::from(if row.is_multiple_of(2) { along } else { ROW - 1 - along }), f32::from(row) * 1.25)
}

/// The time board with both tokens.
pub fn time_board(viewer: &Viewer, shown: &Shown) -> Markup {
    let label = msg!("page-time-board", player = shown.to_go(Side::Player), automa = shown.to_go(Side::Automa));
    let together = shown.space(Side::Player) == shown.space(Side::Automa);
    html! {
        svg.time viewBox="-.1 -.1 18.2 3.9" role="img" aria-label=(viewer.say(&label)) {
            @for here in shown.time_board() {
                @let (x, y) = place(here.space);
                rect class=(if here.is_final { "space final" } else { "space" })
                    x=(x + 0.04) y=(y) width=".92" height="1.1" rx=".12" {}
                @if here.income { g.income { (button(x + 0.5, y + 0.3)) } }
                @if here.special {
                    rect.cloth.special x=(x + 0.28) y=(y + 0.08) width=".44" height=".44" rx=".05" {}
                }
                @if here.marker { text.marker x=(x + 0.5) y=(y + 1.0) { "7×7" } }
            }
            @for side in [Side::Automa, Side::Player] {
                @let (x, y) = place(shown.space(side));
                // The one below looks out at the side.
                @let (aside, lift) = match (together, shown.is_on_top(side)) {
                    (false, _) => (0.5, 0.0),
                    (true, true) => (0.5, 0.22),
                    (true, false) => (0.62, 0.0),
                };
                circle class=(format!("token {}", side.id())) cx=(x + aside) cy=(y + 0.78 - lift) r=".3" {}
            }
        }
    }
}

/// How the Automa chose: the candidates, and what became of each.
pub fn candidates(viewer: &Viewer, record: &Record) -> Markup {
    html! {
        ul.candidates aria-label=(viewer.say(&msg!("page-candidates"))) {
            @for (id, fate) in record.fates() {
                li class=(if fate == Fate::Taken { "taken" } else { "fell" }) {
                    (patch(id))
                    span.name { (id.label()) }
                    span.fate { (viewer.say(&msg!("page-fate", fate = fate.id()))) }
                }
            }
        }
    }
}
