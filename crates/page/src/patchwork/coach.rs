//! The coach of Patchwork: who thinks, and the quilt after a move.

use maud::Markup;
use patchwork::digital::{Cover, Shown};
use players::patchwork::{coach, record, review};
use table::Screen;

use super::draw;
use crate::coach::{abandoned, no_coach};
use crate::frame::Viewer;
use crate::registry::Coach;

/// The coach.
pub const COACH: Coach = Coach {
    hints: |session| {
        let record = record::of(session.journal()).ok_or_else(no_coach)?;
        Ok(coach::hints(&record.now, coach::PLAYOUTS, &abandoned()))
    },
    review: |journal| {
        let record = record::of(journal).ok_or_else(no_coach)?;
        Ok(review::review(&record, review::PLAYOUTS, &abandoned()))
    },
    picture,
};

/// The quilt after a move, what is new on it marked.
fn picture(viewer: &Viewer, screen: &Screen, answer: &str) -> Markup {
    let Some(shown) = screen.state.of::<Shown>() else { return Markup::default() };
    let (lies, new) = answer.parse().map_or((Cover::Bare, Vec::new()), draw::laid);
    draw::quilt(viewer, |square| if new.contains(&square) { lies } else { shown.cover(square) }, &new)
}
