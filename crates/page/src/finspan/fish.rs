//! Fish drawn as simple shapes of our own: the build gives the outline, the zone it lives in the colours, the
//! size how large it is. A fish looks the same wherever it lies. Colours come from the style sheet.

use finspan::game::fish::{Fish, name};
use finspan::names::Size;
use maud::{Markup, html};

use super::shape;

const fn scale(size: Size) -> f32 {
    match size {
        Size::Small => 0.75,
        Size::Medium => 0.88,
        Size::Large => 1.0,
    }
}

/// The light that falls on every fish; once on a page.
pub fn light() -> Markup {
    html! {
        svg.light width="0" height="0" aria-hidden="true" {
            defs {
                linearGradient #fish-light x1="0" y1="0" x2="0" y2="1" {
                    stop offset="0" stop-color="#fff" stop-opacity=".45" {}
                    stop offset=".45" stop-color="#fff" stop-opacity="0" {}
                    stop offset="1" stop-color="#000" stop-opacity=".22" {}
                }
            }
        }
    }
}

/// A fish, the same in hand and sea.
pub fn drawing(fish: &Fish) -> Markup {
    let shape = name(fish.id).shape;
    let outline = shape::of(shape);
    let size = scale(fish.size);
    let place = format!("translate({} {}) scale({size})", 32.0 * (1.0 - size), 20.0 * (1.0 - size));
    let class = format!("fish {} {} tone{}", shape.id(), fish.home().id(), fish.id % 5);
    html! {
        svg class=(class) data-shape=(shape.id()) viewBox="0 -1 64 42" aria-hidden="true" {
            g transform=(place) {
                @if !outline.fins.is_empty() { path.fin d=(outline.fins) {} }
                @if !outline.tail.is_empty() { path.tail d=(outline.tail) {} }
                path.body d=(outline.body) {}
                path d=(outline.body) fill="url(#fish-light)" {}
                @if !outline.lines.is_empty() { path.line d=(outline.lines) {} }
                @if !outline.teeth.is_empty() { path.teeth d=(outline.teeth) {} }
                @for (x, y, r) in outline.lights { circle.glow cx=(x) cy=(y) r=(r) {} }
                @for (x, y, r) in outline.eyes {
                    circle.white cx=(x) cy=(y) r=(r) {}
                    circle.pupil cx=(x + 0.4) cy=(y) r=(r * 0.55) {}
                }
            }
        }
    }
}

/// A small mark: `egg`, `young`, `school`, `beneath`, what an effect does, or a tag of a card.
pub fn mark(kind: &str) -> Markup {
    let young = "M3 8C5 5 10 5 13 8C10 11 5 11 3 8ZM4 8L1 6V10Z";
    html! {
        svg class=(format!("mark {kind}")) viewBox="0 0 16 16" aria-hidden="true" {
            @match kind {
                "egg" | "lay_egg" => { circle.shell cx="8" cy="8" r="5" {} circle.shine cx="6.500" cy="6.500" r="1.500" {} },
                "hatch" => { circle.shell cx="8" cy="8" r="5" {} path.crack d="M3 8L6 6L8 9L10 6L13 8" {} },
                "young" => { path.small d=(young) {} },
                "school" => {
                    @for at in ["translate(0 -4.500) scale(.95)", "translate(-1 .5) scale(.95)", "translate(1 5) scale(.95)"] {
                        path.small d=(young) transform=(at) {}
                    }
                },
                "move" => { path.line d="M2 8H13M10 5L13 8L10 11" {} },
                "recover" => {
                    rect.paper x="5" y="3" width="8" height="11" rx="1" {}
                    path.line d="M9 6V11M7 8L9 6L11 8" {}
                },
                "consume" => { path.prey d="M1 5L9 8L1 11Z" {} path.jaws d="M8 2Q15 2 15 8Q15 14 8 14L12 8Z" {} },
                "predator" => { circle.hunter cx="8" cy="8" r="7.500" {} path.teeth d="M2 5.500H14L12 11L10 7L8 11.500L6 7L4 11Z" {} },
                "bioluminescent" => { circle.glow cx="8" cy="8" r="3.200" {} path.line d="M8 1V3M8 13V15M1 8H3M13 8H15M3 3L4.500 4.500M11.500 11.500L13 13M13 3L11.500 4.500M4.500 11.500L3 13" {} },
                "camouflage" => { path.line d="M2 4Q5 1 8 4T14 4M2 8Q5 5 8 8T14 8M2 12Q5 9 8 12T14 12" {} },
                "electric" => { path.bolt d="M9 1L3 9H7L6 15L13 6H9Z" {} },
                "venomous" => { path.drop d="M8 1Q13 8 13 10.500A5 5 0 0 1 3 10.500Q3 8 8 1Z" {} },
                "star" => { path.star d="M8 1L10 6H15L11 9.500L12.500 15L8 11.700L3.500 15L5 9.500L1 6H6Z" {} },
                "glass" => { circle.ring cx="6.500" cy="6.500" r="4.500" {} path.line d="M10 10L15 15" {} },
                _ => { rect.paper x="3" y="2" width="8" height="11" rx="1" {} rect.paper x="5" y="4" width="8" height="11" rx="1" {} },
            }
        }
    }
}
