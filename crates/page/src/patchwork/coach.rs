//! The coach of Patchwork: who thinks, and the quilt after a move.

use std::sync::atomic::AtomicBool;

use maud::Markup;
use patchwork::action::Action;
use players::{coach, record, review};
use serde_json::Value;
use table::Screen;

use super::draw;
use crate::coach::no_coach;
use crate::frame::Viewer;
use crate::registry::Coach;

/// Nobody waits long enough to cancel a hint here.
static GO_ON: AtomicBool = AtomicBool::new(false);

/// The coach.
pub const COACH: Coach = Coach {
    hints: |session| {
        let record = record::of(session.journal()).ok_or_else(no_coach)?;
        Ok(coach::hints(&record.now, coach::PLAYOUTS, &GO_ON))
    },
    review: |journal| {
        let record = record::of(journal).ok_or_else(no_coach)?;
        Ok(review::review(&record, review::PLAYOUTS, &GO_ON))
    },
    picture,
};

/// The quilt after a move, what is new on it marked.
fn picture(viewer: &Viewer, screen: &Screen, answer: &str) -> Markup {
    let mut cover: Vec<i64> =
        screen.state["quilt"].as_array().into_iter().flatten().filter_map(Value::as_i64).collect();
    let (id, squares): (i64, Vec<u8>) = match answer.parse() {
        Ok(Action::Advance) | Err(_) => (-1, Vec::new()),
        Ok(Action::Special { square }) => (33, vec![square.index()]),
        Ok(Action::Take { patch, orientation, anchor }) => {
            let turned = patch.orientation(orientation);
            let squares = turned.into_iter().flat_map(|o| o.squares().collect::<Vec<_>>());
            (patch.id().into(), squares.map(|(r, c)| (anchor.row() + r) * 9 + anchor.column() + c).collect())
        }
    };
    for &square in &squares {
        if let Some(under) = cover.get_mut(usize::from(square)) {
            *under = id;
        }
    }
    draw::quilt(viewer, &cover, &squares)
}
