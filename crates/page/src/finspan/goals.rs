//! How both sides stand, and what counts at the ends of the weeks.

use finspan::digital::Shown;
use finspan::digital::shown::Goal;
use finspan::words;
use maud::{Markup, html};
use table::{Msg, msg};

use super::fish::mark;
use crate::frame::Viewer;

/// The score as it is, and the achievements to come.
pub fn strip(viewer: &Viewer, shown: &Shown) -> Markup {
    let (yours, hers) = (shown.player_score_now.total, shown.nautoma.score_now.total);
    let (now, later): (Vec<&Goal>, Vec<&Goal>) = shown.goals.iter().partition(|goal| goal.week == shown.week);
    html! {
        div.goals {
            p.standing { (viewer.say(&msg!("page-mat-standing", yours = yours, hers = hers))) }
            @for goal in now { p.now { (mark("star")) " " (viewer.say(&said(goal, shown.week))) } }
            @if !later.is_empty() {
                details {
                    summary { (viewer.say(&msg!("page-mat-later"))) }
                    ul { @for goal in later { li { (viewer.say(&said(goal, shown.week))) } } }
                }
            }
        }
    }
}

/// What counts, how much of it the person has, and what she would get.
fn said(goal: &Goal, week: u8) -> Msg {
    let when = if goal.week == week { "now" } else { "later" };
    let tile = msg!("finspan-panel-tile", item = words::item_word(goal.item, goal.set_size), each = goal.each);
    let yours = msg!("page-mat-goal-yours", count = goal.count, points = goal.points);
    let hers = goal.hers.map(|points| msg!("page-mat-goal-hers", points = points));
    let stand: Vec<Msg> = std::iter::once(yours).chain(hers).collect();
    msg!("page-mat-goal", when = when, week = goal.week, tile = tile, stand = stand)
}
