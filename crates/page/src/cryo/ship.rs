//! The ship: four sections with their chambers, docks, action spaces and tiles.

use cryo::digital::shown::{BoardCard, ChamberShown, DockShown, SectionShown, SpaceShown, TokenShown};
use cryo::game::Drone;
use cryo::names::{Action, Item, Section, Token};
use cryo::words;
use maud::{Markup, html};
use table::{Msg, msg};

use super::glyph;
use super::place::{Now, Thing, face};

/// A grid of a section is at most so wide and so high; what has no place in it is laid side by side.
const CELLS: i32 = 10;

/// All four sections and the launch dock.
pub fn ship(now: &Now<'_>) -> Markup {
    html! {
        section.decks aria-labelledby="ship" {
            h2.hidden #ship { (now.viewer.say(&msg!("page-ship-sections"))) }
            div.sections { @for shown in &now.shown.sections { (section(now, shown)) } }
            (launch(now))
        }
    }
}

fn section(now: &Now<'_>, shown: &SectionShown) -> Markup {
    let cells = shown.docks.iter().map(|d| d.cell).chain(shown.spaces.iter().map(|s| s.cell));
    let drawn = cells.into_iter().all(|cell| cell.is_some_and(|at| at.iter().all(|n| (0..CELLS).contains(n))));
    let at = |cell: Option<[i32; 2]>| match cell {
        Some([row, column]) if drawn => format!("r{row} c{column}"),
        _ => String::new(),
    };
    html! {
        div id=(format!("deck-{}", shown.section.id())) class=(format!("deck {}", shown.section.id())) {
            header {
                h3 { (now.viewer.say(&words::section(shown.section))) }
                div.chambers { @for chamber in &shown.chambers { (self::chamber(now, shown.section, chamber)) } }
                (token(now, shown.section, shown.token.as_ref()))
            }
            div class=(if drawn { "grid" } else { "heap" }) {
                @for card in &shown.board_cards {
                    @let below = shown.docks.iter().find(|dock| dock.id == card.dock).and_then(|dock| dock.cell);
                    div class=(format!("cell {}", at(below.map(|[row, column]| [(row - 1).max(0), column])))) { (board_card(now, shown.section, card)) }
                }
                @for dock in &shown.docks { div class=(format!("cell {}", at(dock.cell))) { (self::dock(now, shown.section, dock)) } }
                @for space in &shown.spaces { div class=(format!("cell {}", at(space.cell))) { (self::space(now, space)) } }
            }
        }
    }
}

/// A chamber with the pods of both sides.
fn chamber(now: &Now<'_>, section: Section, chamber: &ChamberShown) -> Markup {
    let id = format!("{}.{}", section.id(), chamber.number);
    let (yours, rivals) = (chamber.yours, chamber.rivals);
    let label = msg!(
        "page-ship-chamber",
        n = chamber.number,
        yours = yours,
        rivals = rivals,
        state = if chamber.sabotaged { "sabotaged" } else { "whole" }
    );
    let inside = html! {
        span.seen aria-hidden="true" {
            @if chamber.sabotaged { (glyph::cross()) } @else { (pods(yours, rivals)) }
        }
    };
    now.thing(&Thing {
        id: &id,
        anchor: id.replace('.', "-"),
        label: now.viewer.say(&label),
        class: "chamber",
        inside,
        about: None,
    })
}

/// Pods of the person and of the Rival.
pub fn pods(yours: u8, rivals: u8) -> Markup {
    html! {
        span.pods { span.mine { (yours) } span.theirs { (rivals) } }
    }
}

/// The token on the incident space.
fn token(now: &Now<'_>, section: Section, token: Option<&TokenShown>) -> Markup {
    let what = match token {
        None => msg!("page-ship-no-token"),
        Some(token) => match &token.face {
            Some(shown) => msg!("cryo-board-looting", face = words::face(&face(shown))),
            None => msg!("cryo-board-token", token = token.kind.id()),
        },
    };
    let inside = html! {
        @match token.map(|token| (token.kind, &token.face)) {
            Some((Token::Sabotage, _)) => (glyph::sabotage()),
            Some((Token::Sunset, _)) => (glyph::sunset()),
            Some((Token::Looting, Some(shown))) => (glyph::token(&face(shown))),
            _ => span.none aria-hidden="true" { "–" },
        }
    };
    now.thing(&Thing {
        id: section.id(),
        anchor: format!("token-{}", section.id()),
        label: now.viewer.say(&msg!("page-ship-token", token = what)),
        class: "incident",
        inside,
        about: None,
    })
}

fn board_card(now: &Now<'_>, of: Section, card: &BoardCard) -> Markup {
    let dock = words::dock_in(of, &card.dock);
    let label = now.viewer.say(&msg!("page-ship-board-card", card = words::card(card.card), dock = dock));
    let decides = if now.shown.rival.decision_cards.contains(&card.card) { " decides" } else { "" };
    html! { div class=(format!("board-card{decides}")) title=(label) { span.hidden { (label) } (glyph::card(card.card)) } }
}

fn dock(now: &Now<'_>, of: Section, dock: &DockShown) -> Markup {
    let state = match (dock.drone, dock.damaged) {
        (Some(Drone::Human), _) => "yours",
        (Some(Drone::Rival), _) => "rivals",
        (None, true) => "damaged",
        (None, false) => "open",
    };
    let here = if dock.here { " here" } else { "" };
    let inside = html! {
        span.seen aria-hidden="true" {
            @match dock.drone {
                Some(whose) => (glyph::drone(whose)),
                None if dock.damaged => (glyph::cross()),
                None => span.name { (words::dock_row(&dock.id).1) },
            }
        }
    };
    now.thing(&Thing {
        id: &dock.id,
        anchor: dock.id.clone(),
        label: now.viewer.say(&msg!("page-ship-dock", dock = words::dock_in(of, &dock.id), state = state)),
        class: &format!("dock {state}{here}"),
        inside,
        about: None,
    })
}

fn space(now: &Now<'_>, space: &SpaceShown) -> Markup {
    let (what, inside) = resource(space).unwrap_or_else(|| {
        let what = msg!("cryo-board-action", action = space.action.id());
        (what, html! { (glyph::action(space.action)) })
    });
    now.thing(&Thing {
        id: &space.id,
        anchor: space.id.clone(),
        label: now.viewer.say(&msg!("page-ship-space", what = what, left = space.left)),
        class: &format!("space {}", space.action.id()),
        inside,
        about: None,
    })
}

/// A stack of tiles, or the material printed below it.
fn resource(space: &SpaceShown) -> Option<(Msg, Markup)> {
    if space.action != Action::Resource {
        return None;
    }
    match &space.tile {
        Some(tile) => {
            let face = face(&tile.face);
            let more = space.left.saturating_sub(1);
            let inside = html! { (glyph::tile(&face)) @if more > 0 { span.more aria-hidden="true" { "+" (more) } } };
            Some((words::face(&face), inside))
        }
        None => {
            let printed = space.printed?;
            Some((words::track(printed), html! { span.printed { (glyph::item(Item::Of(printed))) } }))
        }
    }
}

/// The launch dock, the incident track and the deck.
fn launch(now: &Now<'_>) -> Markup {
    let shown = now.shown;
    let drones = shown.launch.drones;
    let inside = html! {
        span.seen aria-hidden="true" {
            @for _ in 0..drones { (glyph::drone(Drone::Human)) }
            (glyph::launch())
        }
    };
    let dock = Thing {
        id: "LAUNCH",
        anchor: "launch".to_owned(),
        label: now.viewer.say(&msg!("page-ship-launch", drones = drones)),
        class: if shown.launch.here { "launch here" } else { "launch" },
        inside: html! { (inside) span.word { (now.viewer.say(&msg!("page-ship-launch-dock"))) } },
        about: None,
    };
    html! {
        div.outside {
            (now.thing(&dock))
            div.incidents {
                span.word { (now.viewer.say(&msg!("page-ship-track"))) }
                ol { @for stack in &shown.track { li class=(stack.back.id()) { (stack.left) } } }
            }
            p.pile { (now.viewer.say(&msg!("page-ship-deck", cards = shown.deck_left, discard = shown.discard.len()))) }
        }
    }
}
