//! What happened: the whole of the present round, so that nothing told before a question in its middle is lost.

use finspan::digital::Chose;
use finspan::words::nautoma::{ByRule, Rule};
use maud::{Markup, html};
use table::{Msg, Screen, Step, Told, msg};

use crate::frame::Viewer;
use crate::tell;

/// Everything told since the person's last action was chosen; at the very start the set-up.
pub fn steps(screen: &Screen) -> &[Told] {
    let begins = |told: &Told| Chose::told(&told.step).is_some();
    let start = screen.told.iter().rposition(begins).unwrap_or(0);
    &screen.told[start..]
}

/// Whose doing it is, for the style: the person's, hers, or the scoring of a week.
fn whose(first: &Step, group: &[Told]) -> &'static str {
    let has = |rule: Rule| group.iter().any(|told| ByRule::told(&told.step) == Some(rule));
    match first {
        step if Chose::told(step).is_some() => "yours",
        _ if has(Rule::Achievement) => "scored",
        _ if has(Rule::Card) => "hers",
        _ => "laid",
    }
}

/// The steps, turn by turn: the first line of each says whose it is.
pub fn told(viewer: &Viewer, screen: &Screen) -> Markup {
    let mut groups: Vec<&[Told]> = Vec::new();
    let (all, mut start) = (steps(screen), 0);
    for at in 1..=all.len() {
        if all.get(at).is_none_or(|told| told.step.begins) {
            groups.push(&all[start..at]);
            start = at;
        }
    }
    let (last, before) = groups.split_last().map_or((None, &groups[..]), |(last, before)| (Some(*last), before));
    html! {
        @if let Some(last) = last {
            section.tell.lately aria-label=(viewer.say(&msg!("page-told"))) {
                @for group in before { (one(viewer, group, screen.entries, false)) }
                (one(viewer, last, screen.entries, true))
            }
        }
    }
}

/// One turn. What came with the last answer is marked as new. Where there is little room, the person's own is
/// folded as soon as somebody else has moved.
fn one(viewer: &Viewer, group: &[Told], entries: usize, last: bool) -> Markup {
    let Some((first, rest)) = group.split_first() else { return Markup::default() };
    let words = |text: &Msg| tell::pictured(viewer, Some(&super::Table), &viewer.say(text));
    let new = |told: &Told| (told.after == entries).then_some("");
    let reasons: Vec<&Msg> = group.iter().flat_map(|told| &told.step.reasons).collect();
    let whose = whose(&first.step, group);
    let more = html! {
        @if !rest.is_empty() {
            ol.dids {
                @for told in rest { li class=(format!("did {}", told.step.tone.name())) data-new=[new(told)] { (words(&told.step.text)) } }
            }
        }
        @if !reasons.is_empty() {
            details.why {
                summary { (viewer.say(&msg!("page-why"))) }
                ul { @for reason in reasons { li { (words(reason)) } } }
            }
        }
    };
    html! {
        @if whose == "yours" && !last && !rest.is_empty() {
            details.deed.yours data-open-wide {
                summary.first data-new=[new(first)] { (words(&first.step.text)) }
                (more)
            }
        } @else {
            div class=(format!("deed {whose}")) {
                p.first data-new=[new(first)] { (words(&first.step.text)) }
                (more)
            }
        }
    }
}
