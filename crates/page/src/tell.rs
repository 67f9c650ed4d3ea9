//! What the opponent tells: one instruction at a time, its reasons one tap away.

use maud::{Markup, html};
use table::{Line, Over, Screen, Told, Winner, msg};

use crate::frame::Viewer;
use crate::registry::Drawing;

/// The steps told since the last answer.
pub fn news(viewer: &Viewer, screen: &Screen, drawing: Option<&dyn Drawing>, companion: bool) -> Markup {
    let told: Vec<&Told> = screen.news().collect();
    if told.is_empty() {
        return html! {};
    }
    if screen.entries == 0 && companion {
        return checklist(viewer, &told);
    }
    html! {
        section.tell aria-label=(viewer.say(&msg!("page-told"))) {
            (steps(viewer, &told, drawing))
            div.turner hidden data-turner {
                button.quiet type="button" data-turn="-1" aria-label=(viewer.say(&msg!("page-step-back"))) { "‹" }
                span data-count aria-live="polite" {}
                button type="button" data-turn="1" { (viewer.say(&msg!("page-step-next"))) }
            }
        }
    }
}

/// A list of steps.
pub fn steps(viewer: &Viewer, told: &[&Told], drawing: Option<&dyn Drawing>) -> Markup {
    let beside = |i: usize| drawing?.after(viewer, &told.get(i.checked_sub(1)?)?.step);
    html! {
        ol.steps data-steps {
            @for (i, told) in told.iter().enumerate() {
                li class=(format!("step {}", told.step.tone.name())) {
                    p.text { (viewer.say(&told.step.text)) }
                    @if let Some(drawn) = beside(i) { (drawn) }
                    (why(viewer, &told.step.reasons))
                }
            }
        }
    }
}

fn why(viewer: &Viewer, reasons: &[table::Msg]) -> Markup {
    html! {
        @if !reasons.is_empty() {
            details.why {
                summary { (viewer.say(&msg!("page-why"))) }
                ul { @for reason in reasons { li { (viewer.say(reason)) } } }
            }
        }
    }
}

/// Setting up the printed game: things to tick off. The ticks are for the person only.
fn checklist(viewer: &Viewer, told: &[&Told]) -> Markup {
    html! {
        section.tell.checklist aria-labelledby="setting-up" {
            h2 #setting-up { (viewer.say(&msg!("page-setting-up"))) }
            ul {
                @for told in told {
                    li {
                        label { input type="checkbox"; span { (viewer.say(&told.step.text)) } }
                        (why(viewer, &told.step.reasons))
                    }
                }
            }
        }
    }
}

/// The end: who won, and the score as a sheet; marked if something was taken back that had been seen.
pub fn over(viewer: &Viewer, over: &Over, opponent: &str, taken_back: bool) -> Markup {
    let number = |n: Option<i64>| n.map_or_else(|| "–".to_owned(), |n| n.to_string().replace('-', "−"));
    let row = |line: &Line, last: bool| {
        html! {
            tr class=(if last { "total" } else { "" }) {
                th scope="row" {
                    (viewer.say(&line.label))
                    @for why in &line.why { small { (viewer.say(why)) } }
                }
                td { (number(line.player)) }
                td { (number(line.opponent)) }
            }
        }
    };
    // Some sheets end with the sum, others leave it to us.
    let totals = (Some(over.totals.0), Some(over.totals.1));
    let summed = over.sheet.last().is_some_and(|line| (line.player, line.opponent) == totals);
    let sum = Line { label: msg!("page-total"), player: totals.0, opponent: totals.1, why: Vec::new() };
    let verdict = match over.winner {
        Winner::Player => msg!("page-you-won"),
        Winner::Opponent => msg!("page-you-lost"),
        Winner::Draw => msg!("page-nobody-won"),
    };
    html! {
        section class=(format!("sheet over {}", over.winner.name())) aria-labelledby="over" {
            h2 #over { (viewer.say(&verdict)) }
            p.lead { (viewer.say(&over.text)) @if taken_back { " " small { (viewer.say(&msg!("page-taken-back"))) } } }
            table.score {
                caption.hidden { (viewer.say(&msg!("page-score"))) }
                thead {
                    tr {
                        td {}
                        th scope="col" { (viewer.say(&msg!("page-you"))) }
                        th scope="col" { (opponent) }
                    }
                }
                tbody {
                    @for (i, line) in over.sheet.iter().enumerate() { (row(line, summed && i + 1 == over.sheet.len())) }
                    @if !summed { (row(&sum, true)) }
                }
            }
        }
    }
}
