//! The coach of Cryo: who thinks, and what a decision is about, in signs.

use cryo::digital::Shown;
use maud::{Markup, html};
use players::course::coach;
use players::cryo::coach::{ITERATIONS, LOOKING_BACK, record};
use table::Screen;

use super::place::{Now, price};
use super::{caverns, glyph};
use crate::coach::{abandoned, no_coach};
use crate::frame::Viewer;
use crate::registry::Coach;

/// The coach.
pub const COACH: Coach = Coach {
    hints: |session| {
        let now = record(session.journal()).ok_or_else(no_coach)?.now;
        Ok(now.map(|now| coach::hints(&now, ITERATIONS, &abandoned())).unwrap_or_default())
    },
    review: |journal| {
        let record = record(journal).ok_or_else(no_coach)?;
        Ok(coach::review(&record, LOOKING_BACK, &abandoned()))
    },
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
