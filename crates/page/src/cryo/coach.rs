//! The coach of Cryo: who thinks, and what a decision is about, in signs.

use cryo::digital::Shown;
use maud::{Markup, html};
use players::cryo::coach::{ITERATIONS, LOOKING_BACK, record};
use table::Screen;

use super::place::{Now, price};
use super::{caverns, glyph};
use crate::coach::{searched, searched_back};
use crate::frame::Viewer;
use crate::registry::Coach;

/// The coach.
pub const COACH: Coach = Coach {
    hints: |session| searched(record(session.journal()), ITERATIONS),
    review: |journal| searched_back(record(journal), LOOKING_BACK),
    picture,
};

/// What a decision is about: the caverns for a launch or a scout, else what lies there, with its price.
fn picture(viewer: &Viewer, screen: &Screen, answer: &str) -> Markup {
    let Some(shown) = screen.state.of::<Shown>() else { return Markup::default() };
    let now = Now { viewer, shown, ask: None };
    let words: Vec<&str> = answer.split(' ').collect();
    if words.first() == Some(&"launch") || words.contains(&"scout") {
        return html! { div.ship { (caverns::map(&now)) } };
    }
    // Figures and payments stand behind the answer that is offered.
    let begun =
        |offered: &str| answer.strip_prefix(offered).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
    let offer = shown.offers.iter().filter(|offer| begun(&offer.answer)).max_by_key(|offer| offer.answer.len());
    let drawn = offer.and_then(|offer| now.picture(offer));
    let drone = matches!(words[..], ["deploy", ..] | ["recall"]).then(|| glyph::drone(cryo::game::Drone::Human));
    html! {
        div.ship {
            p.about { (drawn.or(drone).unwrap_or_default()) @if let Some(offer) = offer { " " (price(offer)) } }
        }
    }
}
