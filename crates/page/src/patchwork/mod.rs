//! Patchwork on screen: time board, circle, quilt, and a patch in the hand.
//!
//! What may be done is what the question offers: the script only looks up whether the place under
//! the patch is among the offered ones. It knows no rules.

pub mod coach;
mod draw;
mod keys;
pub mod letters;

use maud::{Markup, html};
use patchwork::action::Action;
use patchwork::patch::PatchId;
use serde_json::{Value, json};
use table::{Screen, Step, msg};

use crate::ask::Purpose;
use crate::frame::Viewer;
use crate::registry::Drawing;
use crate::tell;

/// Patchwork on the page.
pub struct Table;

impl Drawing for Table {
    fn class(&self) -> &'static str {
        "digital"
    }

    fn table(&self, viewer: &Viewer, screen: &Screen, purpose: Purpose<'_>) -> Markup {
        table(viewer, screen, purpose)
    }

    /// A patch by its label.
    fn answer(&self, id: &str) -> Option<Markup> {
        PatchId::from_label(id).ok().map(draw::patch)
    }

    /// The record of a decision comes with the card; it is drawn where the choice is told.
    fn after(&self, viewer: &Viewer, step: &Step) -> Option<Markup> {
        step.data.get("record").map(|record| draw::candidates(viewer, record))
    }
}

/// The whole table.
fn table(viewer: &Viewer, screen: &Screen, purpose: Purpose<'_>) -> Markup {
    let state = screen.state.json();
    let cover: Vec<i64> = state["quilt"].as_array().into_iter().flatten().filter_map(Value::as_i64).collect();
    let word = |key: &table::Msg| viewer.say(key);
    html! {
        div.talk {
            (tell::news(viewer, screen, purpose.drawing, false))
            @if let Some(question) = &screen.ask {
                section.ask aria-labelledby="prompt" {
                    h2 #prompt { (word(&question.prompt)) }
                    @if let Some(note) = &question.note { p.note { (word(note)) } }
                    (window(viewer, state, purpose))
                }
            }
        }
        section.cloth-table aria-label=(word(&msg!("page-your-quilt"))) {
            (you(viewer, state))
            (draw::time_board(viewer, state))
            div.board data-board tabindex="0" role="application"
                aria-label=(word(&msg!("page-board"))) aria-describedby="board-keys"
                data-legal=(legal(screen))
                data-fits=(word(&msg!("page-fits"))) data-fits-not=(word(&msg!("page-fits-not")))
                data-where=(word(&msg!("page-where", row = "{row}", column = "{column}"))) {
                (draw::quilt(viewer, &cover, &[]))
            }
            (hand(viewer, screen, purpose))
            p.note #board-keys { (word(&msg!("page-board-keys"))) }
        }
        (circle(viewer, state))
    }
}

/// What you have.
fn you(viewer: &Viewer, state: &Value) -> Markup {
    let n = |key: &str| state["player"][key].as_i64().unwrap_or(0);
    let lines = [
        (msg!("page-you-buttons"), n("buttons").to_string()),
        (msg!("page-you-income"), n("income").to_string()),
        (msg!("page-you-empty"), n("empty_squares").to_string()),
        (msg!("page-you-score"), n("score").to_string().replace('-', "−")),
    ];
    html! {
        section.panel.you aria-label=(viewer.say(&msg!("page-you"))) {
            p.of { (viewer.say(&msg!("page-you"))) }
            dl {
                @for (label, value) in &lines { div { dt { (viewer.say(label)) } dd { (value) } } }
                @if state["player"]["tile"] == true {
                    div { dt { (viewer.say(&msg!("patchwork-panel-tile"))) } dd { "7" } }
                }
            }
        }
    }
}

/// The next three patches and the way ahead, each with what it would bring.
fn window(viewer: &Viewer, state: &Value, purpose: Purpose<'_>) -> Markup {
    let choices = &state["choices"];
    let brings = |choice: &Value| {
        let n = |key: &str| choice[key].as_i64().unwrap_or(0);
        let who = choice["next"].as_str().unwrap_or_default();
        viewer.say(&msg!("page-brings", income = n("income"), special = n("special"), who = who))
    };
    html! {
        @if !choices.is_null() {
            ul.window {
                @for choice in choices["window"].as_array().into_iter().flatten() {
                    @let n = |key: &str| choice[key].as_i64().unwrap_or(0);
                    @let why = match (choice["affordable"] == true, n("placements") > 0) {
                        (false, _) => Some("dear"),
                        (true, false) => Some("room"),
                        (true, true) => None,
                    };
                    li {
                        button.card type="button" data-take=(n("patch")) aria-pressed="false" disabled[why.is_some()] {
                            @if let Ok(id) = u8::try_from(n("patch")) {
                                @if let Some(patch) = PatchId::new(id) { (draw::patch(patch)) }
                            }
                            span.price {
                                (viewer.say(&msg!("page-price", cost = n("cost"), time = n("time"), buttons = n("buttons"))))
                            }
                            span.hint {
                                @if let Some(why) = why { (viewer.say(&msg!("page-letters-patch-not", why = why))) }
                                @else { (brings(choice)) }
                            }
                        }
                    }
                }
            }
            form method="post" action=(format!("/games/{}", purpose.id)) data-swap {
                (viewer.form_token())
                input type="hidden" name="rev" value=(purpose.revision);
                button.advance name="answer" value="adv" {
                    span.label {
                        (viewer.say(&msg!("patchwork-act-advance", n = choices["advance"]["buttons"].as_i64().unwrap_or(0))))
                    }
                    span.hint { (brings(&choices["advance"])) }
                }
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
fn circle(viewer: &Viewer, state: &Value) -> Markup {
    let all = state["circle"].as_array().map(Vec::as_slice).unwrap_or_default();
    let rest: Vec<PatchId> = all
        .iter()
        .skip(3)
        .filter_map(|id| id.as_u64().and_then(|n| u8::try_from(n).ok()).and_then(PatchId::new))
        .collect();
    html! {
        @if !rest.is_empty() {
            details.circle data-open-wide {
                summary { (viewer.say(&msg!("page-circle", count = rest.len()))) }
                ol {
                    @for id in rest {
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

/// The corners a patch may lie at in one orientation.
type Corners = (u8, Vec<u8>);

/// What the question offers, by patch and orientation: the squares, and the corners it may lie at.
fn legal(screen: &Screen) -> String {
    let mut patches: Vec<(PatchId, Vec<Corners>)> = Vec::new();
    let mut special: Vec<u8> = Vec::new();
    for option in screen.ask.iter().flat_map(|q| q.options()) {
        match option.id.parse() {
            Ok(Action::Take { patch, orientation, anchor }) => {
                if patches.last().is_none_or(|(id, _)| *id != patch) {
                    patches.push((patch, Vec::new()));
                }
                let Some((_, turns)) = patches.last_mut() else { continue };
                if turns.last().is_none_or(|(turn, _)| *turn != orientation) {
                    turns.push((orientation, Vec::new()));
                }
                if let Some((_, corners)) = turns.last_mut() {
                    corners.push(anchor.index());
                }
            }
            Ok(Action::Special { square }) => special.push(square.index()),
            _ => {}
        }
    }
    let patches: Vec<Value> = patches
        .iter()
        .map(|(id, turns)| {
            let looks: Vec<Value> = id
                .orientations()
                .iter()
                .map(|look| {
                    let fits = turns.iter().filter(|(t, _)| *t == look.number).flat_map(|(_, corners)| corners);
                    json!({"turn": look.number, "squares": look.squares().collect::<Vec<_>>(),
                           "fits": fits.collect::<Vec<_>>()})
                })
                .collect();
            json!({"patch": id.id(), "cloth": draw::cloth(id.id().into()), "looks": looks})
        })
        .collect();
    json!({"patches": patches, "special": special}).to_string()
}
