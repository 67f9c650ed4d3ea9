//! Patchwork drawn: patches, the quilt, and how the Automa chose. Schematic and our own; colours come from
//! the style sheet, so that they suit light and dark.

use maud::{Markup, html};
use patchwork::automa::{Fate, Record};
use patchwork::digital::Cover;
use patchwork::game::action::Action;
use patchwork::game::patch::{Orientation, PatchId};
use patchwork::game::square::{SIDE, Square};
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
    let Some(look) = id.orientations().first() else { return Markup::default() };
    let side = look.height.max(look.width).max(3);
    let view =
        format!("{} {} {side} {side}", -f32::from(side - look.width) / 2.0, -f32::from(side - look.height) / 2.0);
    html! {
        svg.patch viewBox=(view) aria-hidden="true" {
            @for (r, c) in look.squares() {
                rect class=(cloth(Cover::Patch(id))) x=(c) y=(r) width="1" height="1" rx=".08" {}
            }
            @for (r, c) in buttons_of(look) { (button(f32::from(c) + 0.5, f32::from(r) + 0.5)) }
        }
    }
}

/// The squares that carry the buttons: they turn with the patch.
pub fn buttons_of(look: &Orientation) -> Vec<(u8, u8)> {
    let Some(first) = look.patch.orientations().first() else { return Vec::new() };
    let squares: Vec<(u8, u8)> = first.squares().collect();
    let buttons = usize::from(look.patch.buttons());
    let sewn_on = (0..buttons).map(|i| squares[(2 * i + 1) * squares.len() / (2 * buttons)]);
    sewn_on.map(|square| turned(square, first, look.number)).collect()
}

/// Where a square of a patch comes to lie: mirrored first, then turned clockwise, as the numbers say.
fn turned((mut row, mut column): (u8, u8), first: &Orientation, number: u8) -> (u8, u8) {
    let (mut height, mut width) = (first.height, first.width);
    if number >= 4 {
        column = width - 1 - column;
    }
    for _ in 0..number % 4 {
        (row, column) = (column, height - 1 - row);
        (height, width) = (width, height);
    }
    (row, column)
}

/// A button with its four holes.
pub fn button(x: f32, y: f32) -> Markup {
    html! {
        circle.button-rim cx=(x) cy=(y) r=".3" {}
        path.button-hole d=(format!("M{} {}h0m.18 0h0m0 .18h0m-.18 0h0", x - 0.09, y - 0.09)) {}
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
            path.bare d=(grid()) {}
            @for square in Square::all().filter(|&square| cover(square) != Cover::Bare) {
                rect class=(cloth(cover(square))) x=(square.column()) y=(square.row()) width="1" height="1" {}
            }
            path.seams d=(seams(&cover)) {}
            @for square in buttons_on(&cover) {
                (button(f32::from(square.column()) + 0.5, f32::from(square.row()) + 0.5))
            }
            @for square in new {
                rect.new x=(square.column()) y=(square.row()) width="1" height="1" {}
            }
            g data-may {}
            g data-ghost {}
            g data-held {}
        }
    }
}

/// The squares of the quilt that carry a button.
fn buttons_on(cover: &impl Fn(Square) -> Cover) -> Vec<Square> {
    let mut found = Vec::new();
    for patch in PatchId::all().filter(|patch| patch.buttons() > 0) {
        let lies: Vec<Square> = Square::all().filter(|&square| cover(square) == Cover::Patch(patch)).collect();
        let top = lies.iter().map(|square| square.row()).min();
        let left = lies.iter().map(|square| square.column()).min();
        let (Some(top), Some(left)) = (top, left) else { continue };
        let shape: Vec<(u8, u8)> = lies.iter().map(|square| (square.row() - top, square.column() - left)).collect();
        let look = patch.orientations().iter().find(|look| look.squares().eq(shape.iter().copied()));
        let buttons = look.map(buttons_of).unwrap_or_default();
        found.extend(buttons.into_iter().filter_map(|(r, c)| Square::at(top + r, left + c)));
    }
    found
}

/// What an action puts onto the quilt, and where.
pub fn laid(action: Action) -> (Cover, Vec<Square>) {
    match action {
        Action::Advance => (Cover::Bare, Vec::new()),
        Action::Special { square } => (Cover::Special, vec![square]),
        Action::Take { patch, orientation, anchor } => {
            let turned = patch.orientation(orientation).into_iter().flat_map(|o| o.squares());
            let there = turned.filter_map(|(row, column)| Square::at(anchor.row() + row, anchor.column() + column));
            (Cover::Patch(patch), there.collect())
        }
    }
}

/// The lines between the squares.
fn grid() -> String {
    (1..SIDE).map(|n| format!("M0 {n}h{SIDE}M{n} 0v{SIDE}")).collect()
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

/// After how many filters a candidate fell; none if it was taken.
fn fallen(record: &Record, id: PatchId, fate: Fate) -> Option<usize> {
    let fell = record.steps.iter().position(|step| !step.kept.contains(&id.id()));
    (fate != Fate::Taken).then(|| if fate == Fate::Dear { 0 } else { 1 + fell.unwrap_or(0) })
}

const fn class(fell: Option<usize>) -> &'static str {
    if fell.is_some() { "fell" } else { "taken" }
}

/// The candidates in one line, without words.
pub fn in_short(record: &Record) -> Markup {
    html! {
        span.few aria-hidden="true" {
            @for (id, fate) in record.fates() {
                @let fell = fallen(record, id, fate);
                span class=(class(fell)) data-fell=[fell] { (patch(id)) }
            }
        }
    }
}

/// How the Automa chose: the candidates, and what became of each. `data-fell` counts the filters until it fell.
pub fn candidates(viewer: &Viewer, record: &Record) -> Markup {
    html! {
        ul.candidates aria-label=(viewer.say(&msg!("page-candidates"))) {
            @for (id, fate) in record.fates() {
                @let fell = fallen(record, id, fate);
                li class=(class(fell)) data-fell=[fell] {
                    (patch(id))
                    span.name { (id.label()) }
                    span.fate { (viewer.say(&msg!("page-fate", fate = fate.id()))) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_turn_with_their_patch() {
        for look in PatchId::all().flat_map(|patch| patch.orientations()) {
            let first = &look.patch.orientations()[0];
            let mut there: Vec<_> = first.squares().map(|square| turned(square, first, look.number)).collect();
            there.sort_unstable();
            assert!(there.iter().copied().eq(look.squares()), "{} turned {}", look.patch, look.number);
            let mut buttons = buttons_of(look);
            buttons.sort_unstable();
            buttons.dedup();
            assert_eq!(buttons.len(), usize::from(look.patch.buttons()), "each button has a square of its own");
            assert!(buttons.iter().all(|button| there.contains(button)));
        }
    }

    #[test]
    fn a_patch_keeps_its_buttons_on_the_quilt() {
        for look in PatchId::all().flat_map(|patch| patch.orientations()) {
            let lies: Vec<Square> = look.squares().filter_map(|(r, c)| Square::at(r + 2, c + 3)).collect();
            let cover = |square| if lies.contains(&square) { Cover::Patch(look.patch) } else { Cover::Bare };
            let mut on_quilt: Vec<_> = buttons_on(&cover).iter().map(|s| (s.row() - 2, s.column() - 3)).collect();
            let mut in_hand = buttons_of(look);
            on_quilt.sort_unstable();
            in_hand.sort_unstable();
            assert_eq!(on_quilt, in_hand, "{} turned {}", look.patch, look.number);
        }
    }
}
