//! Fish drawn as simple shapes of our own: the zone gives the outline, the size how large it is, the
//! tags what it wears. Colours come from the style sheet.

use finspan::game::fish::Fish;
use finspan::names::{Size, Tag, Zone};
use maud::{Markup, html};

/// Outline, tail and fin of a zone: deep-bodied in the light, slender below, all mouth at the bottom.
const fn outline(zone: Zone) -> [&'static str; 3] {
    match zone {
        Zone::Sunlight => [
            "M12 20C20 5 44 4 58 20C44 36 20 35 12 20Z",
            "M15 20L2 9Q7 20 2 31Z",
            "M24 10Q34 -1 46 9Q36 7 24 10ZM28 31Q35 39 43 31Q36 33 28 31Z",
        ],
        Zone::Twilight => [
            "M10 20C22 10 46 9 62 19C46 30 22 30 10 20Z",
            "M13 20L1 11L6 20L1 29Z",
            "M28 13L40 5L42 12ZM32 27L38 34L44 27Z",
        ],
        Zone::Midnight => [
            "M12 21C14 5 42 2 55 14L45 20L56 27C44 39 16 38 12 21Z",
            "M15 21L3 14Q7 21 3 28Z",
            "M20 10L26 2L33 7ZM24 33L29 39L36 34Z",
        ],
    }
}

/// Where its eye is.
const fn eye(zone: Zone) -> (f32, f32, f32) {
    match zone {
        Zone::Sunlight => (48.0, 17.0, 2.6),
        Zone::Twilight => (52.0, 17.5, 3.4),
        Zone::Midnight => (42.0, 12.0, 2.4),
    }
}

const fn scale(size: Size) -> f32 {
    match size {
        Size::Small => 0.7,
        Size::Medium => 0.85,
        Size::Large => 1.0,
    }
}

/// A fish as it looks in a zone.
pub fn drawing(fish: &Fish, zone: Zone) -> Markup {
    let [body, tail, fins] = outline(zone);
    let (x, y, r) = eye(zone);
    let size = scale(fish.size);
    let place = format!("translate({} {}) scale({size})", 32.0 * (1.0 - size), 20.0 * (1.0 - size));
    html! {
        svg class=(format!("fish {} tone{}", zone.id(), fish.id % 5)) viewBox="0 0 64 40" aria-hidden="true" {
            g transform=(place) {
                path.fin d=(fins) {}
                path.tail d=(tail) {}
                path.body d=(body) {}
                path.belly d="M20 24C30 30 42 29 50 22C42 33 28 34 20 24Z" {}
                @if fish.has(Tag::Camouflage) { path.stripes d="M26 12Q29 20 26 29M33 9Q36 20 33 32M40 10Q42 16 41 22" {} }
                @if fish.has(Tag::Electric) { path.spark d="M22 17L29 14L27 20L36 16" {} }
                @if fish.has(Tag::Venomous) { path.spines d="M22 11L20 3M29 8L28 0M36 7L37 0" {} }
                @if fish.has(Tag::Bioluminescent) {
                    @for x in [22.0, 29.0, 36.0_f32] { circle.glow cx=(x) cy="26" r="1.5" {} }
                    @if zone == Zone::Midnight {
                        path.rod d="M38 6Q48 -4 55 4" {}
                        circle.glow cx="56" cy="6" r="2.6" {}
                    }
                }
                @if fish.has(Tag::Predator) && zone != Zone::Midnight { path.jaw d="M57 20L49 23L52 25" {} }
                @if zone == Zone::Midnight { path.teeth d="M53 15.500L51 18.500L50 17M54 25.500L51.500 22L50.500 23.500" {} }
                circle.white cx=(x) cy=(y) r=(r) {}
                circle.pupil cx=(x + 0.6) cy=(y) r=(r * 0.5) {}
            }
        }
    }
}

/// A small mark: `egg`, `young`, `school`, `beneath`, `draw`, `recover`, `lay_egg`, `hatch`, `move`.
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
                _ => { rect.paper x="3" y="2" width="8" height="11" rx="1" {} rect.paper x="5" y="4" width="8" height="11" rx="1" {} },
            }
        }
    }
}
