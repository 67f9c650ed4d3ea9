//! The coach on the page: the best moves of a game that is going on, and the review of one that is over.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Html;
use maud::{Markup, html};
use patchwork::game::action::Action;
use players::coach::Hint;
use players::review::{Look, Review};
use serde_json::{Value, json};
use table::{Screen, Session, msg};

use super::live::{App, Live};
use super::page::{Problem, Viewer};
use super::{chart, draw};
use crate::coach;

/// Has the coach something to say about this game?
pub fn knows(session: &Session<'static>) -> bool {
    let setup = &session.journal().setup;
    setup.game == "patchwork" && setup.table == "digital"
}

/// Thinks without keeping other visitors waiting: one question after the other.
async fn think<T: Send + 'static>(
    app: &App,
    live: &Arc<Live>,
    about: impl FnOnce(&Live) -> Result<T, table::Refusal> + Send + 'static,
) -> Result<T, Problem> {
    let live = Arc::clone(live);
    let _turn = app.coach.lock().await;
    let thought = tokio::task::spawn_blocking(move || about(&live)).await;
    thought.map_err(|_| Problem::Ours)?.map_err(Problem::Refused)
}

/// The best three moves, each with a button that makes it.
pub async fn hints(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(id): Path<String>,
) -> Result<Html<String>, Problem> {
    let live = app.load(&id)?;
    let hints = think(&app, &live, |live| coach::hints(&live.session)).await?;
    let screen = live.session.screen();
    let main = html! {
        (back(&viewer, &id))
        section.coach {
            h1 { (viewer.say(&msg!("web-coach"))) }
            p.note { (viewer.say(&msg!("coach-note"))) }
            ol.hints {
                @for hint in &hints {
                    li.sheet {
                        (picture(&viewer, screen, hint.action))
                        div {
                            h2 { (viewer.say(&hint.label)) }
                            (prospects(&viewer, hint))
                            ul.reasons { @for reason in &hint.reasons { li { (viewer.say(reason)) } } }
                            form method="post" action=(format!("/games/{id}")) {
                                (viewer.form_token())
                                input type="hidden" name="rev" value=(live.revision);
                                button.main name="answer" value=(hint.action) { (viewer.say(&msg!("web-coach-do"))) }
                            }
                        }
                    }
                }
            }
        }
    };
    Ok(viewer.page(&viewer.say(&msg!("web-coach")), live.session.game().about().id, main))
}

/// How a finished game went.
pub async fn review(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(id): Path<String>,
) -> Result<Html<String>, Problem> {
    let live = app.load(&id)?;
    let review: Review = think(&app, &live, |live| coach::review(live.session.journal())).await?;
    let title = viewer.say(&msg!("web-review"));
    let main = html! {
        (back(&viewer, &id))
        section.coach {
            h1 { (title) }
            (chart::chances(&viewer, &review))
            p.note { (viewer.say(&msg!("coach-note"))) }
            @if review.costliest.is_empty() { p { (viewer.say(&msg!("coach-no-mistakes"))) } }
            @else { h2 { (viewer.say(&msg!("web-review-costliest"))) } }
            ol.hints { @for &i in &review.costliest { (mistake(&viewer, &id, &live, &review.looks[i])) } }
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
    let (live, lang) = (app.load(&id)?, viewer.lang);
    let revision = live.revision;
    let hints = think(&app, &live, move |live| coach::hints_json(&live.session, lang)).await?;
    Ok(Json(json!({"revision": revision, "hint": hints})))
}

/// How a game went, for programs.
pub async fn review_for_programs(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(id): Path<String>,
) -> Result<Json<Value>, Problem> {
    let live = app.load(&id)?;
    let review = think(&app, &live, |live| coach::review(live.session.journal())).await?;
    Ok(Json(coach::review_json(&review, viewer.lang)))
}

fn back(viewer: &Viewer, id: &str) -> Markup {
    html! { p { a.button.quiet href=(format!("/games/{id}")) { "‹ " (viewer.say(&msg!("web-back-to-game"))) } } }
}

/// A costly move beside the better one.
fn mistake(viewer: &Viewer, id: &str, live: &Live, look: &Look) -> Markup {
    let before = live.screen_before(look.at);
    let drawn = |action| before.as_ref().map(|screen| picture(viewer, screen, action));
    html! {
        li.sheet.mistake {
            h3 { (viewer.say(&coach::cost(look))) }
            div.beside {
                figure { (drawn(look.action).unwrap_or_default()) figcaption { (viewer.say(&look.label)) } }
                @if let Some(better) = &look.better {
                    figure {
                        (drawn(better.action).unwrap_or_default())
                        figcaption { (viewer.say(&msg!("coach-better", label = better.label.clone()))) }
                    }
                }
            }
            @if let Some(better) = &look.better {
                ul.reasons { @for reason in &better.reasons { li { (viewer.say(reason)) } } }
            }
            form method="post" action=(format!("/games/{id}")) {
                (viewer.form_token())
                input type="hidden" name="rev" value=(live.revision);
                input type="hidden" name="about" value=(look.at);
                button.quiet name="do" value="jump" { (viewer.say(&msg!("web-review-jump"))) }
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
            span { (viewer.say(&msg!("web-coach-prospects", win = percent, margin = coach::signed(hint.margin, viewer.lang)))) }
        }
    }
}

/// The quilt after a move, what is new on it marked.
fn picture(viewer: &Viewer, screen: &Screen, action: Action) -> Markup {
    let mut cover: Vec<i64> =
        screen.state["quilt"].as_array().into_iter().flatten().filter_map(Value::as_i64).collect();
    let (id, squares): (i64, Vec<u8>) = match action {
        Action::Advance => (-1, Vec::new()),
        Action::Special { square } => (33, vec![square.index()]),
        Action::Take { patch, orientation, anchor } => {
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
