//! The coach of Finspan: who thinks, and the ocean with the places of a decision.

use finspan::digital::Shown;
use finspan::digital::notation::{self, Typed};
use finspan::game::ability::Unit;
use finspan::game::fish::FishId;
use finspan::game::ocean::SlotId;
use maud::{Markup, html};
use players::finspan::coach::{ITERATIONS, LOOKING_BACK, record};
use table::Screen;

use super::{fish, picture};
use crate::coach::{searched, searched_back};
use crate::frame::Viewer;
use crate::registry::Coach;

/// The coach.
pub const COACH: Coach = Coach {
    hints: |session| searched(record(session.journal()), ITERATIONS),
    review: |journal| searched_back(record(journal), LOOKING_BACK),
    picture,
};

/// The ocean with what a decision is about: a fish lies where it would be played, the places are marked.
fn picture(viewer: &Viewer, screen: &Screen, answer: &str) -> Markup {
    let Some(shown) = screen.state.of::<Shown>() else { return Markup::default() };
    let (places, laid) = notation::parse(answer).map(|typed| about(shown, typed)).unwrap_or_default();
    html! { div.ocean { (fish::light()) (picture::marked(viewer, shown, &places, laid)) } }
}

fn about(shown: &Shown, typed: Typed) -> (Vec<SlotId>, Option<(SlotId, FishId)>) {
    match typed {
        Typed::Dive(site) => {
            let there = |slot: &SlotId| slot.site() == site && shown.slot(*slot).is_some_and(|s| s.fish.is_some());
            (SlotId::all().filter(there).collect(), None)
        }
        Typed::Play(play) => (vec![play.slot], Some((play.slot, play.card))),
        Typed::Use(slot) => (vec![slot], None),
        Typed::Unit(unit) => match unit {
            Unit::LayEgg(slot) | Unit::Hatch(slot) | Unit::GainYoung(slot) | Unit::Tuck(_, slot) => (vec![slot], None),
            Unit::LayEggs(bits) => (SlotId::of_bits(bits).collect(), None),
            Unit::Move(from, _, to) => (vec![from, to], None),
            Unit::Play(play) => (vec![play.slot], Some((play.slot, play.card))),
            Unit::Draw | Unit::Recover(_) => Default::default(),
        },
        Typed::Finish => Default::default(),
    }
}
