//! The coach on the page: the best moves of a game that is going on, and the review of one that is over.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Html;
use maud::{Markup, html};
use players::coach::{Hint, Look};
use serde_json::{Value, json};
use table::{Msg, msg};

use crate::frame::{Problem, Viewer};
use crate::live::{App, Live};
use crate::registry::{self, Coach};
use crate::{chart, coach, tell};

/// The game and its coach.
fn find(app: &App, id: &str) -> Result<(Arc<Live>, &'static Coach), Problem> {
    let live = app.load(id)?;
    let coach = coach::of(live.session.journal()).map_err(Problem::Refused)?;
    Ok((live, coach))
}

/// The best three moves, each with a button that makes it.
pub async fn hints(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(id): Path<String>,
) -> Result<Html<String>, Problem> {
    let (live, coach) = find(&app, &id)?;
    let hints = coach::hints(&live.session).map_err(Problem::Refused)?;
    let screen = live.session.screen();
    let main = html! {
        (viewer.back_to(&id))
        section.coach {
            h1 { (viewer.say(&msg!("page-coach"))) }
            p.note { (viewer.say(&if hints.is_empty() { msg!("page-coach-silent") } else { msg!("page-coach-note") })) }
            ol.hints {
                @for hint in &hints {
                    li.sheet {
                        ((coach.picture)(&viewer, screen, &hint.answer))
                        div {
                            h2 { (words(&viewer, &live, &hint.label)) }
                            (prospects(&viewer, hint))
                            ul.reasons { @for reason in &hint.reasons { li { (words(&viewer, &live, reason)) } } }
                            form method="post" action=(format!("/games/{id}")) {
                                (viewer.form_token())
                                input type="hidden" name="rev" value=(live.revision);
                                button.main name="answer" value=(hint.answer) { (viewer.say(&msg!("page-coach-do"))) }
                            }
                        }
                    }
                }
            }
        }
    };
    Ok(viewer.page(&viewer.say(&msg!("page-coach")), live.session.game().about().id, main))
}

/// Somebody else thinks; the script asks them and puts their page in the place of this one.
pub async fn thinking(viewer: Viewer) -> Html<String> {
    let title = viewer.say(&msg!("page-thinking"));
    let failed = viewer.say(&msg!("page-thinking-failed"));
    viewer.page(
        &title,
        "",
        html! { section.sheet.thinking data-think data-failed=(failed) { h1 role="status" { (title) } } },
    )
}

/// How a finished game went.
pub async fn review(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(id): Path<String>,
) -> Result<Html<String>, Problem> {
    let (live, coach) = find(&app, &id)?;
    let review = coach::review(live.session.journal()).map_err(Problem::Refused)?;
    let title = viewer.say(&msg!("page-review"));
    let main = html! {
        (viewer.back_to(&id))
        section.coach {
            h1 { (title) }
            (chart::chances(&viewer, &review))
            p.note { (viewer.say(&msg!("page-coach-note"))) }
            @if review.costliest.is_empty() { p { (viewer.say(&msg!("page-coach-no-mistakes"))) } }
            @else { h2 { (viewer.say(&msg!("page-review-costliest"))) } }
            ol.hints { @for &i in &review.costliest { (mistake(&viewer, &id, &live, coach, &review.looks[i])) } }
        }
    };
    Ok(viewer.page(&title, live.session.game().about().id, main))
}

/// The best three moves, for programs.
pub async fn hints_for_programs(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(id): Path<String>,
) -> Result<Json<Value>, Problem> {
    let (live, _) = find(&app, &id)?;
    let hints = coach::hints_json(&live.session, viewer.lang).map_err(Problem::Refused)?;
    Ok(Json(json!({"revision": live.revision, "hint": hints})))
}

/// How a game went, for programs.
pub async fn review_for_programs(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(id): Path<String>,
) -> Result<Json<Value>, Problem> {
    let (live, _) = find(&app, &id)?;
    let review = coach::review(live.session.journal()).map_err(Problem::Refused)?;
    Ok(Json(coach::review_json(&review, viewer.lang)))
}

/// Words about a game with the pictures of what they name.
fn words(viewer: &Viewer, live: &Live, msg: &Msg) -> Markup {
    let drawing = registry::drawing(&live.session);
    tell::pictured(viewer, drawing, &viewer.say(msg))
}

/// A costly move beside the better one.
fn mistake(viewer: &Viewer, id: &str, live: &Live, coach: &Coach, look: &Look) -> Markup {
    let before = live.screen_before(look.at);
    let drawn = |answer: &str| before.as_ref().map(|screen| (coach.picture)(viewer, screen, answer));
    html! {
        li.sheet.mistake {
            h3 { (words(viewer, live, &coach::cost(look))) }
            div.beside {
                figure { (drawn(&look.answer).unwrap_or_default()) figcaption { (words(viewer, live, &look.label)) } }
                @if let Some(better) = &look.better {
                    figure {
                        (drawn(&better.answer).unwrap_or_default())
                        figcaption { (words(viewer, live, &msg!("page-coach-better", label = better.label.clone()))) }
                    }
                }
            }
            @if let Some(better) = &look.better {
                ul.reasons { @for reason in &better.reasons { li { (words(viewer, live, reason)) } } }
            }
            form method="post" action=(format!("/games/{id}")) {
                (viewer.form_token())
                input type="hidden" name="rev" value=(live.revision);
                input type="hidden" name="about" value=(look.at);
                button.quiet name="do" value="jump" { (viewer.say(&msg!("page-review-jump"))) }
            }
        }
    }
}

/// The chance of winning as a bar, with the margin.
fn prospects(viewer: &Viewer, hint: &Hint) -> Markup {
    let percent = coach::chance(hint);
    html! {
        p.prospects {
            svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                rect.track x="0" y="0" width="100" height="8" {}
                rect.bar x="0" y="0" width=(percent) height="8" {}
            }
            span { (viewer.say(&msg!("page-coach-prospects", win = percent, margin = coach::signed(hint.margin, viewer.lang)))) }
        }
    }
}
