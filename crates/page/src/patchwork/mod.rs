//! Patchwork on screen: time board, circle, quilt, and a patch in the hand.
//!
//! What may be done is what the question offers: the script only looks up whether the place under
//! the patch is among the offered ones. It knows no rules.

pub mod coach;
mod draw;
mod icons;
mod keys;
pub mod letters;
mod offers;
mod tour;
mod track;

pub use tour::TOUR;

use maud::{Markup, html};
use patchwork::automa::Record;
use patchwork::digital::{Moved, Shown};
use patchwork::game::patch::PatchId;
use patchwork::names::{Buttons, Side};
use table::{Msg, Question, Screen, Step, Told, msg};

use crate::ask::Purpose;
use crate::frame::Viewer;
use crate::registry::{Drawing, File};
use crate::tell;

/// Patchwork on the page.
pub struct Table;

impl Drawing for Table {
    fn class(&self) -> &'static str {
        "sewing"
    }

    fn style(&self) -> &'static str {
        include_str!("../../assets/quilt.css")
    }

    fn script(&self) -> Option<File> {
        Some(("quilt.js", include_str!("../../assets/quilt.js")))
    }

    fn table(&self, viewer: &Viewer, screen: &Screen, purpose: Purpose<'_>) -> Markup {
        screen.state.of().map(|shown| table(viewer, screen, shown, purpose)).unwrap_or_default()
    }

    /// A patch by its label.
    fn answer(&self, _: &Viewer, _: &Question, id: &str) -> Option<Markup> {
        PatchId::from_label(id).ok().map(draw::patch)
    }

    /// A patch by its label: two or three figures.
    fn name(&self, _: &Viewer, text: &str) -> Option<(usize, Markup)> {
        let label = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next()?;
        PatchId::from_label(label).ok().map(|patch| (label.len(), draw::patch(patch)))
    }

    /// The record of a decision comes with the card; it is drawn where the choice is told.
    fn after(&self, viewer: &Viewer, step: &Step) -> Option<Markup> {
        Record::told(step).map(|record| draw::candidates(viewer, &record))
    }

    fn sounds(&self) -> bool {
        true
    }

    fn legend(&self, viewer: &Viewer) -> Option<Markup> {
        Some(icons::legend(viewer))
    }

    /// The finished quilt.
    fn finished(&self, viewer: &Viewer, screen: &Screen) -> Option<Markup> {
        screen.state.of::<Shown>().map(|shown| draw::quilt(viewer, |square| shown.cover(square), &[]))
    }
}

/// The whole table.
fn table(viewer: &Viewer, screen: &Screen, shown: &Shown, purpose: Purpose<'_>) -> Markup {
    let word = |key: &Msg| viewer.say(key);
    if screen.over.is_some() {
        return html! { (sides(viewer, shown)) (track::board(viewer, shown)) (lately(viewer, screen, purpose)) };
    }
    html! {
        div.cloth-table {
            (sides(viewer, shown))
            (track::board(viewer, shown))
            div.board.noted[screen.ask.as_ref().is_some_and(|question| question.note.is_some())] data-board tabindex="0" role="application"
                aria-label=(word(&msg!("page-board"))) aria-describedby="board-keys"
                data-legal=(offers::legal(screen)) data-player=(shown.player.space) data-automa=(shown.automa.space)
                data-income=(income(screen))
                data-fits=(word(&msg!("page-fits"))) data-fits-not=(word(&msg!("page-fits-not")))
                data-where=(word(&msg!("page-where", row = "{row}", column = "{column}"))) {
                (draw::quilt(viewer, |square| shown.cover(square), &[]))
            }
            p.note #board-keys { (word(&msg!("page-board-keys"))) }
        }
        div.doing {
            @if let Some(question) = &screen.ask {
                section.ask.act aria-labelledby="prompt" data-ask=(question.id) {
                    h2 #prompt { (word(&question.prompt)) }
                    @if let Some(note) = &question.note { p.note { (word(note)) } }
                    (offers::window(viewer, shown, purpose))
                    (offers::hand(viewer, purpose))
                }
            }
            (lately(viewer, screen, purpose))
        }
        (circle(viewer, shown))
    }
}

/// Both sides at a glance: the colour of the token, and what counts.
fn sides(viewer: &Viewer, shown: &Shown) -> Markup {
    let (player, automa) = (&shown.player, &shown.automa);
    let figure = |sign: Markup, label: Msg, value: String, class: &str| {
        html! {
            div class=(class) title=(viewer.say(&label)) {
                dt { (sign) span.word { (viewer.say(&label)) } } dd { (tell::minus(&value)) }
            }
        }
    };
    let side = |side: Side, name: Msg, tile: bool, figures: Markup| {
        html! {
            div class=(format!("side {}", side.id())) role="group" aria-label=(viewer.say(&name)) {
                p.of { (icons::token(side.id())) (viewer.say(&name)) }
                dl {
                    (figures)
                    @if tile {
                        div.tile { dt { (icons::tile()) span.hidden { (viewer.say(&msg!("patchwork-panel-tile"))) } } dd { "7" } }
                    }
                }
            }
        }
    };
    html! {
        div.sides {
            (side(Side::Player, msg!("page-you"), player.tile, html! {
                (figure(icons::button(), msg!("page-you-buttons"), player.buttons.to_string(), "buttons"))
                (figure(icons::income(), msg!("page-you-income"), player.income.to_string(), ""))
                (figure(icons::empty(), msg!("page-you-empty"), player.empty_squares.to_string(), ""))
                (figure(icons::points(), msg!("page-you-score"), player.score.to_string(), ""))
            }))
            (side(Side::Automa, msg!("patchwork-automa"), automa.tile, html! {
                (figure(icons::points(), msg!("page-you-score"), automa.score.to_string(), "buttons"))
            }))
        }
    }
}

/// What the person's last move brought on the way.
fn income(screen: &Screen) -> Buttons {
    screen.news().filter_map(|told| Moved::told(&told.step)).map(|moved| moved.happened.income).sum()
}

/// What happened last, in one line; all of it with its reasons one tap away.
fn lately(viewer: &Viewer, screen: &Screen, purpose: Purpose<'_>) -> Markup {
    let told: Vec<&Told> = screen.news().collect();
    let turns: Vec<Record> = told.iter().filter_map(|told| Record::told(&told.step)).collect();
    let last = told.last().map(|told| tell::pictured(viewer, purpose.drawing, &viewer.say(&told.step.text)));
    let alone = turns.is_empty() && told.len() == 1 && told.iter().all(|told| told.step.reasons.is_empty());
    html! {
        @if let Some(last) = last.as_ref().filter(|_| alone) {
            div.news data-news {
                p.step {
                    span.text { (last) }
                    // On a phone the first screen has no other line that says what to do.
                    @if let Some(question) = screen.ask.as_ref().filter(|_| screen.entries == 0) { span.prompt { (viewer.say(&question.prompt)) } }
                }
            }
        } @else if let Some(last) = last {
            details.news data-open-wide data-news {
                summary.several[turns.len() > 1] {
                    @if turns.is_empty() { span { (last) } }
                    @for turn in &turns { (turn_of(viewer, turn)) }
                }
                (tell::steps(viewer, &told, purpose.drawing))
            }
        }
    }
}

/// A turn of the Automa in signs.
fn turn_of(viewer: &Viewer, turn: &Record) -> Markup {
    let moved = turn.to - turn.automa;
    let taken = turn.take.and_then(PatchId::new);
    let words = match taken {
        Some(patch) => msg!("page-automa-took", label = patch.label(), n = moved),
        None => msg!("page-automa-passed", n = moved),
    };
    html! {
        span.turn data-took=[turn.take] {
            (icons::token("automa"))
            (draw::in_short(turn))
            span.say { (viewer.say(&words)) }
            span.short aria-hidden="true" { (icons::time()) (moved) }
            @if turn.buttons_gained > 0 { span { "+" (turn.buttons_gained) (icons::button()) } }
            @if !turn.special_taken.is_empty() { (icons::special()) }
            @if turn.tile { (icons::tile()) }
        }
    }
}

/// The patches behind the next three, in order.
fn circle(viewer: &Viewer, shown: &Shown) -> Markup {
    let rest = shown.further();
    html! {
        @if !rest.is_empty() {
            details.circle data-open-wide {
                summary { (viewer.say(&msg!("page-circle", count = rest.len()))) }
                ol {
                    @for &id in rest {
                        @let label = msg!("page-circle-patch", label = id.label(), buttons = id.buttons());
                        li title=(viewer.say(&label)) {
                            (draw::patch(id))
                            span { (id.label()) }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_rule_of_its_style_sheet_reaches_another_game() {
        let (mut depth, mut outside, mut comment) = (0, String::new(), false);
        let sheet = Table.style();
        for (i, letter) in sheet.char_indices() {
            comment = (comment || sheet[i..].starts_with("/*")) && !(comment && sheet[..i].ends_with("*/"));
            match letter {
                _ if comment => {}
                '{' => depth += 1,
                '}' => depth -= 1,
                _ if depth == 0 => outside.push(letter),
                _ => {}
            }
        }
        assert_eq!((depth, outside.trim()), (0, "[data-game=\"patchwork\"]"), "everything stands below the game");
    }
}
