//! Patchwork drawn: patches, the quilt, the time board, and how the Automa chose. Schematic and our
//! own; colours come from the style sheet, so that they suit light and dark.

use maud::{Markup, html};
use patchwork::data::{FINAL, INCOME_LINES};
use patchwork::patch::PatchId;
use serde_json::Value;
use table::msg;

use crate::frame::Viewer;

/// The cloth of a patch: neighbours in the list look different.
pub fn cloth(id: i64) -> String {
    match id {
        0..=32 => format!("cloth c{}", id * 7 % 12),
        33 => "cloth special".into(),
        _ => "bare".into(),
    }
}

fn patch_of(id: &Value) -> Option<PatchId> {
    id.as_u64().and_then(|n| u8::try_from(n).ok()).and_then(PatchId::new)
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
                rect class=(cloth(id.id().into())) x=(c) y=(r) width="1" height="1" rx=".08" {}
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

/// The quilt: 81 squares, with seams where patches meet and a line around the squares that are new.
pub fn quilt(viewer: &Viewer, cover: &[i64], new: &[u8]) -> Markup {
    let at = |row: usize, column: usize| cover.get(row * 9 + column).copied().unwrap_or(-1);
    let covered = cover.iter().filter(|&&id| id >= 0).count();
    html! {
        svg.quilt viewBox="0 0 9 9" role="img" data-quilt
            aria-label=(viewer.say(&msg!("page-quilt", covered = covered, empty = 81usize.saturating_sub(covered)))) {
            rect.ground x="0" y="0" width="9" height="9" {}
            @for row in 0..9 {
                @for column in 0..9 {
                    rect class=(cloth(at(row, column))) x=(column) y=(row) width="1" height="1" {}
                }
            }
            path.seams d=(seams(&at)) {}
            @for square in new {
                rect.new x=(square % 9) y=(square / 9) width="1" height="1" {}
            }
            g data-held {}
        }
    }
}

fn seams(at: &impl Fn(usize, usize) -> i64) -> String {
    let mut path = String::new();
    for row in 0..9 {
        for column in 0..9 {
            if column < 8 && at(row, column) != at(row, column + 1) {
                path += &format!("M{} {row}v1", column + 1);
            }
            if row < 8 && at(row, column) != at(row + 1, column) {
                path += &format!("M{column} {}h1", row + 1);
            }
        }
    }
    path
}

/// Spaces in a row of the drawn time board.
const ROW: u8 = 18;

/// Where a space is drawn: a seam that runs to and fro.
fn place(space: u8) -> (u8, u8) {
    let (row, along) = (space / ROW, space % ROW);
    (if row.is_multiple_of(2) { along } else { ROW - 1 - along }, row)
}

/// The time board with both tokens.
pub fn time_board(viewer: &Viewer, state: &Value) -> Markup {
    let has = |list: &Value, n: u8| list.as_array().is_some_and(|l| l.iter().any(|v| v.as_u64() == Some(n.into())));
    let space = |side: &str| state[side]["space"].as_u64().and_then(|n| u8::try_from(n).ok()).unwrap_or(0);
    let (player, automa) = (space("player"), space("automa"));
    let on_top = state["on_top"].as_str().unwrap_or_default();
    let label = msg!("page-time-board", player = FINAL - player, automa = FINAL - automa);
    html! {
        svg.time viewBox="-.1 -.1 18.2 3.9" role="img" aria-label=(viewer.say(&label)) {
            @for n in 0..=FINAL {
                @let (x, y) = place(n);
                @let y = f32::from(y) * 1.25;
                rect class=(if n == FINAL { "space final" } else { "space" })
                    x=(f32::from(x) + 0.04) y=(y) width=".92" height="1.1" rx=".12" {}
                @if INCOME_LINES >> n & 1 == 1 { g.income { (button(f32::from(x) + 0.5, y + 0.3)) } }
                @if has(&state["special_left"], n) {
                    rect.cloth.special x=(f32::from(x) + 0.28) y=(y + 0.08) width=".44" height=".44" rx=".05" {}
                }
                @if state["marker"].as_u64() == Some(n.into()) {
                    text.marker x=(f32::from(x) + 0.5) y=(y + 1.0) { "7×7" }
                }
            }
            @let both = player == automa;
            @for (who, n) in [("automa", automa), ("player", player)] {
                @let (x, y) = place(n);
                @let lift = if both && on_top == who { 0.22 } else { 0.0 };
                circle class=(format!("token {who}")) cx=(f32::from(x) + if both && on_top != who { 0.62 } else { 0.5 })
                    cy=(f32::from(y) * 1.25 + 0.78 - lift) r=".3" {}
            }
        }
    }
}

/// How the Automa chose: the candidates, and at which filter each of the others fell.
pub fn candidates(viewer: &Viewer, record: &Value) -> Markup {
    let window: Vec<PatchId> = record["window"].as_array().into_iter().flatten().filter_map(patch_of).collect();
    let holds = |list: &Value, id: PatchId| list.as_array().is_some_and(|l| l.iter().any(|v| patch_of(v) == Some(id)));
    let steps = record["steps"].as_array().map(Vec::as_slice).unwrap_or_default();
    let fate = |id: PatchId| -> &str {
        if !holds(&record["affordable"], id) {
            return "dear";
        }
        let fell = steps.iter().find(|step| !holds(&step["kept"], id));
        fell.map_or("taken", |step| step["filter"].as_str().unwrap_or_default())
    };
    html! {
        ul.candidates aria-label=(viewer.say(&msg!("page-candidates"))) {
            @for id in window {
                @let taken = patch_of(&record["take"]) == Some(id);
                li class=(if taken { "taken" } else { "fell" }) {
                    (patch(id))
                    span.name { (id.label()) }
                    span.fate { (viewer.say(&msg!("page-fate", fate = if taken { "taken" } else { fate(id) }))) }
                }
            }
        }
    }
}
