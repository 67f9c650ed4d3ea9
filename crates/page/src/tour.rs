//! "Show me": a guided first turn on a real game. The page lists the stops; the script shows them one by one
//! beside what they speak of.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Redirect;
use maud::{Markup, html};
use table::{Msg, Refusal, Session, Setup, msg};

use crate::frame::{Problem, Viewer};
use crate::live::App;
use crate::registry;
use crate::security::Fields;

/// The query of a guided game.
pub const GUIDED: &str = "guided";

/// A guided first turn.
#[derive(Debug)]
pub struct Tour {
    /// The game whose first turn shows most.
    pub seed: u64,
    /// The options that differ from the usual ones.
    pub options: &'static [(&'static str, &'static str)],
    /// What is shown, in order.
    pub stops: fn() -> Vec<Stop>,
}

/// Something to look at or to do.
#[derive(Clone, Debug)]
pub struct Stop {
    /// Where it is, as a selector of the page.
    pub at: &'static str,
    /// When it goes on.
    pub until: Until,
    /// What is said.
    pub words: Msg,
}

/// When the guide goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// The person has read it.
    Read,
    /// There is an element like this.
    Seen(&'static str),
    /// One more answer was given.
    Answered,
}

/// Starts a real game with the guide beside it.
pub async fn start(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    _fields: Fields,
) -> Result<Redirect, Problem> {
    let entry = registry::find(&game).ok_or(Problem::NotFound)?;
    let tour = entry.tour.ok_or(Problem::NotFound)?;
    let mut setup = Setup::new(entry.id(), "digital", tour.seed);
    for (name, value) in tour.options {
        setup.options.insert((*name).into(), (*value).into());
    }
    let refused = |mut why: Vec<Refusal>| why.pop().map_or(Problem::NotFound, Problem::Refused);
    let session = Session::start(entry.game, setup).map_err(refused)?;
    let id = app.start(&session)?;
    Ok(Redirect::to(&format!("/games/{id}?{GUIDED}")))
}

/// What the guide says in this game; without the script it is a list to read.
pub fn stops(viewer: &Viewer, session: &Session<'_>) -> Markup {
    let tour = registry::find(&session.journal().setup.game).and_then(|entry| entry.tour);
    html! {
        @if let Some(tour) = tour {
            ol.notice data-tour data-next=(viewer.say(&msg!("page-tour-next"))) data-done=(viewer.say(&msg!("page-tour-done")))
                data-close=(viewer.say(&msg!("page-tour-close"))) data-label=(viewer.say(&msg!("page-tour"))) {
                @for stop in (tour.stops)() {
                    @let (until, seen) = match stop.until {
                        Until::Read => ("read", None),
                        Until::Seen(what) => ("seen", Some(what)),
                        Until::Answered => ("answered", None),
                    };
                    li data-at=(stop.at) data-until=(until) data-seen=[seen] { (viewer.say(&stop.words)) }
                }
            }
        }
    }
}
