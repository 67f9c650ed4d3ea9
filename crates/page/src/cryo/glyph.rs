//! Glyphs of our own: shapes tell them apart, colours only help. They are 24 wide and 24 high.

use cryo::game::Drone;
use cryo::names::{Action, Card, Face, Item, Mode, Track};
use maud::{Markup, html};

/// A shape: what is filled, and the lines on it.
struct Glyph(&'static str, &'static str);

const fn of(item: Item) -> Glyph {
    match item {
        Item::Of(Track::Crystal) => Glyph("M12 2L20 9L12 22L4 9Z", "M4 9H20M12 2L9 9L12 22L15 9Z"),
        Item::Of(Track::Organic) => Glyph("M4 20C3 9 9 3 21 3C21 15 15 21 4 20Z", "M4 20L15 9M9 15V9M9 15H15"),
        Item::Of(Track::Tech) => {
            Glyph("M6 6H18V18H6Z", "M9 9H15V15H9ZM9 6V2M15 6V2M9 22V18M15 22V18M6 9H2M6 15H2M22 9H18M22 15H18")
        }
        Item::Of(Track::Nanite) => Glyph(
            "M12 1L16 3.5V8L12 10.5L8 8V3.5ZM6 12L10 14.5V19L6 21.5L2 19V14.5ZM18 12L22 14.5V19L18 21.5L14 19V14.5Z",
            "M12 10.5V13M10 15L12 13L14 15",
        ),
        Item::Of(Track::Energy) => Glyph("M14 1L4 14H11L9 23L20 9H13Z", ""),
        Item::Card => Glyph("M6 2H18V22H6Z", "M9 6H15M9 10H15M9 14H13"),
    }
}

const fn animal(card: Card) -> Glyph {
    match card {
        Card::Turtle => Glyph(
            "M3 15C3 6 17 6 17 15ZM17 13C18 9 23 10 22 14L17 15ZM4 15H8V19H5ZM12 15H16L15 19H12Z",
            "M7 15L9 9M13 15L11 9",
        ),
        Card::Spider => Glyph(
            "M12 7A5 5 0 1 1 11.9 7ZM12 3A2.5 2.5 0 1 1 11.9 3Z",
            "M8 9L3 5M7 12H1M8 14L3 19M9 16L6 22M16 9L21 5M17 12H23M16 14L21 19M15 16L18 22",
        ),
        Card::Moth => Glyph(
            "M11 8L2 3C1 10 4 14 11 13ZM13 8L22 3C23 10 20 14 13 13ZM11 14L5 16C6 21 9 22 11 19ZM13 14L19 16C18 21 15 22 13 19Z",
            "M12 6V20M12 6L9 2M12 6L15 2",
        ),
        Card::Rhino => {
            Glyph("M2 9C6 5 12 5 15 8L18 9L22 2L22 13L17 17L6 18C3 17 2 13 2 9Z", "M6 6L5 2M14 11H15M11 18L12 13")
        }
        Card::Shark => Glyph(
            "M1 13C7 6 13 7 15 7L16 1L19 8C21 9 22 11 23 13C17 18 8 18 1 13ZM10 16L8 22L14 17Z",
            "M18 11H19M14 12V15M12 12V15",
        ),
        Card::Mole => Glyph(
            "M4 18C4 8 9 5 12 5S20 8 20 18ZM1 15L6 14L5 20L1 20ZM23 15L18 14L19 20L23 20Z",
            "M12 9A1.6 1.6 0 1 1 11.9 9M9 8H9.5M14.5 8H15M1 20H23M7 12L11 11M17 12L13 11",
        ),
        Card::Crab => Glyph(
            "M12 10C18 10 20 13 18 17S6 21 6 17C4 13 6 10 12 10ZM2 3L6 2L5 6L8 5L7 9L3 9ZM22 3L18 2L19 6L16 5L17 9L21 9Z",
            "M5 9L8 12M19 9L16 12M5 17L1 19M6 19L3 22M19 17L23 19M18 19L21 22M10 14H10.5M13.5 14H14",
        ),
        Card::Ram => Glyph(
            "M9 6H15L16 15L12 22L8 15Z",
            "M9 7C3 2 0 8 3 13C6 16 8 12 5 10M15 7C21 2 24 8 21 13C18 16 16 12 19 10M10 12H10.5M13.5 12H14M11 19H13",
        ),
    }
}

fn shape(glyph: &Glyph, class: &str) -> Markup {
    html! {
        path class=(format!("fill {class}")) d=(glyph.0) {}
        @if !glyph.1.is_empty() { path.lines d=(glyph.1) {} }
    }
}

fn alone(glyph: &Glyph, class: &str, kind: &str) -> Markup {
    html! { svg class=(format!("glyph {kind}")) viewBox="-1 -1 26 26" aria-hidden="true" { (shape(glyph, class)) } }
}

/// One thing.
pub fn item(item: Item) -> Markup {
    alone(&of(item), item.id(), "item")
}

/// A card, by its vehicle.
pub fn card(card: Card) -> Markup {
    alone(&animal(card), "animal", "animal")
}

/// A sabotage token: a chamber broken in two.
pub fn sabotage() -> Markup {
    alone(&Glyph("M12 1A11 11 0 1 1 11.9 1Z", "M13 2L9 9L15 12L9 16L12 22M4 7L8 9M20 16L16 15"), "sabotage", "token")
}

/// The sunset token.
pub fn sunset() -> Markup {
    alone(&Glyph("M5 16A7 7 0 0 1 19 16Z", "M1 16H23M4 20H20M12 2V6M3 7L6 10M21 7L18 10"), "sunset", "token")
}

/// A drone: the person's is filled, the Rival's is not.
pub fn drone(whose: Drone) -> Markup {
    let class = match whose {
        Drone::Human => "mine",
        Drone::Rival => "theirs",
    };
    alone(
        &Glyph(
            "M8 8H16V16H8ZM4 2A3 3 0 1 1 3.9 2ZM20 2A3 3 0 1 1 19.9 2ZM4 16A3 3 0 1 1 3.9 16ZM20 16A3 3 0 1 1 19.9 16Z",
            "M6 7L8 9M18 7L16 9M6 17L8 15M18 17L16 15M11 12H13",
        ),
        class,
        "drone",
    )
}

/// A pod.
pub fn pod() -> Markup {
    alone(&Glyph("M8 6C8 0 16 0 16 6V18C16 24 8 24 8 18Z", "M10 8H14V13H10ZM8 17H16"), "pod", "item")
}

/// What is closed, broken or gone.
pub fn cross() -> Markup {
    alone(&Glyph("", "M4 4L20 20M20 4L4 20"), "", "cross")
}

/// The launch dock.
pub fn launch() -> Markup {
    alone(
        &Glyph(
            "M12 1C17 6 17 12 16 17H8C7 12 7 6 12 1Z",
            "M8 12L4 17V20L8 17M16 12L20 17V20L16 17M10 20V23M14 20V23M12 7A1.5 1.5 0 1 1 11.9 7",
        ),
        "animal",
        "item",
    )
}

/// An action beside a dock.
pub fn action(action: Action) -> Markup {
    let glyph = match action {
        Action::Resource => Glyph("M3 7L12 2L21 7V17L12 22L3 17Z", "M3 7L12 12L21 7M12 12V22"),
        Action::Stasis => {
            Glyph("M7 3C7 0 15 0 15 3V21H7Z", "M9 5H13V10H9ZM16 12L21 12M18.500 9.500L21 12L18.500 14.500")
        }
        Action::Reactor => {
            Glyph("M12 8A4 4 0 1 1 11.9 8Z", "M2 12C2 4 22 4 22 12S2 20 2 12M12 2C20 2 20 22 12 22S4 2 12 2")
        }
        Action::Fabricator => Glyph("M3 21V11L9 14V11L15 14V4H21V21Z", "M7 18H9M12 18H14M17 18H18"),
        Action::Computer => Glyph("M2 4H22V17H2Z", "M8 21H16M12 17V21M6 8L9 10.500L6 13M11 13H15"),
        Action::Scout => Glyph("M10 3A7 7 0 1 1 9.9 3Z", "M15 15L22 22M7 10H13M10 7V13"),
        Action::Assign => Glyph("M4 14H20V21H4Z", "M12 2V11M8.500 8L12 11.500L15.500 8"),
        Action::Withdraw => Glyph("M4 14H20V21H4Z", "M12 11.500V2M8.500 5.500L12 2L15.500 5.500"),
    };
    alone(&glyph, "act", "action")
}

/// A resource tile: square corners.
pub fn tile(face: &Face) -> Markup {
    faced(face, 2, "tile")
}

/// A looting token: round ends and a second line around it.
pub fn token(face: &Face) -> Markup {
    faced(face, 17, "token")
}

/// What a face shows, side by side: a plus where all of it is given, a stroke where one of it.
fn faced(face: &Face, round: u8, kind: &str) -> Markup {
    const STEP: usize = 34;
    let width = STEP * face.items.len();
    let (sign, class) = match face.mode {
        Mode::All => ("M-4 17H4M0 13V21", "sign all"),
        Mode::One => ("M3 8L-3 26", "sign one"),
    };
    let many = if face.items.len() > 1 { " pair" } else { "" };
    html! {
        svg class=(format!("glyph faced {kind}{many}")) viewBox=(format!("0 0 {} 34", width + 2)) aria-hidden="true" {
            rect.frame x="1" y="1" width=(width) height="32" rx=(round) {}
            @if kind == "token" { rect.frame.inner x="4" y="4" width=(width - 6) height="26" rx=(round - 3) {} }
            @for (i, &item) in face.items.iter().enumerate() {
                g transform=(format!("translate({} 7) scale(.84)", STEP * i + 8)) { (shape(&of(item), item.id())) }
            }
            @for i in 1..face.items.len() {
                path class=(class) transform=(format!("translate({} 0)", STEP * i + 1)) d=(sign) {}
            }
        }
    }
}
