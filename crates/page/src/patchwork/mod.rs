//! Patchwork on screen: time board, circle, quilt, and a patch in the hand.
//!
//! What may be done is what the question offers: the script only looks up whether the place under
//! the patch is among the offered ones. It knows no rules.

pub mod coach;
mod draw;
mod keys;
pub mod letters;

use maud::{Markup, html};
use patchwork::automa::Record;
use patchwork::digital::{Cover, Offer, Offered, Shown};
use patchwork::game::patch::PatchId;
use patchwork::names::Next;
use serde_json::{Value, json};
use table::{Question, Screen, Step, msg};

use crate::ask::Purpose;
use crate::frame::Viewer;
use crate::registry::{Drawing, File};
use crate::tell;

/// Patchwork on the page.
pub struct Table;

impl Drawing for Table {
    fn class(&self) -> &'static str {
        "digital"
    }

    fn style(&self) -> File {
        ("quilt.css", include_str!("../../assets/quilt.css"))
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
    fn name(&self, _: &Viewer, name: &str) -> Option<Markup> {
        PatchId::from_label(name).ok().map(draw::patch)
    }

    /// The record of a decision comes with the card; it is drawn where the choice is told.
    fn after(&self, viewer: &Viewer, step: &Step) -> Option<Markup> {
        Record::told(step).map(|record| draw::candidates(viewer, &record))
    }
}

/// The whole table.
fn table(viewer: &Viewer, screen: &Screen, shown: &Shown, purpose: Purpose<'_>) -> Markup {
    let word = |key: &table::Msg| viewer.say(key);
    html! {
        div.talk {
            (tell::news(viewer, screen, purpose.drawing, false))
            @if let Some(question) = &screen.ask {
                section.ask aria-labelledby="prompt" {
                    h2 #prompt { (word(&question.prompt)) }
                    @if let Some(note) = &question.note { p.note { (word(note)) } }
                    (window(viewer, shown, purpose))
                }
            }
        }
        section.cloth-table aria-label=(word(&msg!("page-your-quilt"))) {
            (you(viewer, shown))
            (draw::time_board(viewer, shown))
            div.board data-board tabindex="0" role="application"
                aria-label=(word(&msg!("page-board"))) aria-describedby="board-keys"
                data-legal=(legal(screen))
                data-fits=(word(&msg!("page-fits"))) data-fits-not=(word(&msg!("page-fits-not")))
                data-where=(word(&msg!("page-where", row = "{row}", column = "{column}"))) {
                (draw::quilt(viewer, |square| shown.cover(square), &[]))
            }
            (hand(viewer, screen, purpose))
            p.note #board-keys { (word(&msg!("page-board-keys"))) }
        }
        (circle(viewer, shown))
    }
}

/// What you have.
fn you(viewer: &Viewer, shown: &Shown) -> Markup {
    let player = &shown.player;
    let lines = [
        (msg!("page-you-buttons"), player.buttons.to_string()),
        (msg!("page-you-income"), player.income.to_string()),
        (msg!("page-you-empty"), player.empty_squares.to_string()),
        (msg!("page-you-score"), player.score.to_string().replace('-', "−")),
    ];
    html! {
        section.panel.you aria-label=(viewer.say(&msg!("page-you"))) {
            p.of { (viewer.say(&msg!("page-you"))) }
            dl {
                @for (label, value) in &lines { div { dt { (viewer.say(label)) } dd { (value) } } }
                @if player.tile {
                    div { dt { (viewer.say(&msg!("patchwork-panel-tile"))) } dd { "7" } }
                }
            }
        }
    }
}

/// What a choice would bring on the way, and who would move next.
fn brings(viewer: &Viewer, income: u32, special: u32, next: Next) -> String {
    viewer.say(&msg!("page-brings", income = income, special = special, who = next.id()))
}

/// The next three patches and the way ahead, each with what it would bring.
fn window(viewer: &Viewer, shown: &Shown, purpose: Purpose<'_>) -> Markup {
    html! {
        @if let Some(choices) = &shown.choices {
            ul.window { @for offer in &choices.window { li { (card(viewer, offer)) } } }
            form method="post" action=(format!("/games/{}", purpose.id)) data-swap {
                (viewer.form_token())
                input type="hidden" name="rev" value=(purpose.revision);
                @let ahead = &choices.advance;
                button.advance name="answer" value="adv" {
                    span.label { (viewer.say(&msg!("patchwork-act-advance", n = ahead.buttons))) }
                    span.hint { (brings(viewer, ahead.income, ahead.special, ahead.next)) }
                }
            }
        }
    }
}

/// One of the next three patches.
fn card(viewer: &Viewer, offer: &Offer) -> Markup {
    let why = offer.obstacle();
    let price = msg!("page-price", cost = offer.cost, time = offer.time, buttons = offer.buttons);
    html! {
        button.card type="button" data-take=(offer.patch.id()) aria-pressed="false" disabled[why.is_some()] {
            (draw::patch(offer.patch))
            span.price { (viewer.say(&price)) }
            span.hint {
                @if let Some(why) = why { (viewer.say(&msg!("page-letters-patch-not", why = why.id()))) }
                @else { (brings(viewer, offer.income, offer.special, offer.next)) }
            }
        }
    }
}

/// The patch in the hand, and what can be done with it.
fn hand(viewer: &Viewer, screen: &Screen, purpose: Purpose<'_>) -> Markup {
    let word = |key: &table::Msg| viewer.say(key);
    html! {
        @if screen.ask.is_some() {
            div.hand data-hand hidden {
                p.preview data-preview role="status" {}
                div.handles {
                    button.quiet type="button" data-do="turn" { span aria-hidden="true" { "↻" } span.word { (word(&msg!("page-turn"))) } }
                    button.quiet type="button" data-do="flip" { span aria-hidden="true" { "⇋" } span.word { (word(&msg!("page-flip"))) } }
                    button.quiet type="button" data-do="next" { span aria-hidden="true" { "⇢" } span.word { (word(&msg!("page-next-fit"))) } }
                    button.quiet type="button" data-do="lay-back" {
                        span aria-hidden="true" { "✕" } span.word { (word(&msg!("page-lay-back"))) }
                    }
                    form method="post" action=(format!("/games/{}", purpose.id)) data-swap data-place {
                        (viewer.form_token())
                        input type="hidden" name="rev" value=(purpose.revision);
                        input type="hidden" name="answer" value="";
                        button.main { (word(&msg!("page-place"))) }
                    }
                }
            }
            noscript {
                form method="post" action=(format!("/games/{}", purpose.id)) {
                    (viewer.form_token())
                    input type="hidden" name="rev" value=(purpose.revision);
                    label { (word(&msg!("page-notation"))) input name="answer" placeholder="take 16 o3 r0 c7"; }
                    button { (word(&msg!("page-enter"))) }
                }
            }
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

/// What the question offers, for the script: the squares of each patch in each orientation, and the
/// corners it may lie at.
fn legal(screen: &Screen) -> String {
    let offered = screen.ask.as_ref().map(Offered::by).unwrap_or_default();
    let patches: Vec<Value> = offered
        .patches
        .iter()
        .map(|takeable| {
            let looks: Vec<Value> = takeable
                .looks
                .iter()
                .map(|look| {
                    json!({"turn": look.orientation.number, "squares": look.orientation.squares().collect::<Vec<_>>(),
                           "fits": look.fits})
                })
                .collect();
            json!({"patch": takeable.patch.id(), "cloth": draw::cloth(Cover::Patch(takeable.patch)), "looks": looks})
        })
        .collect();
    json!({"patches": patches, "special": offered.special}).to_string()
}
