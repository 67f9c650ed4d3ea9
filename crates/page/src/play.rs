//! A game at its address: show it, act in it, hear of what others do in it.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use table::{Changed, Msg, Performed, Refusal, Request, Screen, Session, msg};

use crate::ask::{self, Purpose};
use crate::frame::{Problem, Viewer};
use crate::live::{App, Live, Outcome};
use crate::registry::Drawing;
use crate::routes::Revisions;
use crate::security::{Fields, unreadable};
use crate::{coach, end, field_input, past, registry, rules, tell, tour};

/// The page of a game.
pub async fn show(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Html<String>, Problem> {
    match app.load(&id) {
        Ok(live) => {
            let guided = query.as_deref() == Some(tour::GUIDED);
            let tour = if guided { tour::stops(&viewer, &live.session) } else { Markup::default() };
            page(&app, &viewer, &id, &live, &tour)
        }
        Err(Problem::Refused(why)) => Ok(closed(&viewer, &id, &why)),
        Err(other) => Err(other),
    }
}

/// A game in the store that cannot be opened: it can still be taken out or removed.
fn closed(viewer: &Viewer, id: &str, why: &Refusal) -> Html<String> {
    let title = viewer.say(&msg!("page-closed"));
    let main = html! {
        section.sheet {
            h1 { (title) }
            p.notice.bad { (viewer.say(&why.text)) }
            p { a.button href=(format!("/games/{id}/journal.json")) download { (viewer.say(&msg!("page-export"))) } }
            form method="post" action=(format!("/games/{id}/forget")) {
                (viewer.form_token())
                button.quiet { (viewer.say(&msg!("page-forget"))) }
            }
        }
    };
    viewer.page(&title, "", main)
}

/// Does what a form asks for. The script asks for the next screen at once; without it the browser is
/// sent to the game's address, so that "reload" never repeats an answer.
pub async fn act(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(id): Path<String>,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let revision = fields.number("rev")?;
    // An unreadable form is no refusal of the rules: it never came from our page.
    let mut unread = None;
    let outcome = app.act(&id, revision, |session| {
        wanted(session, &fields).map_err(|why| match why {
            Problem::Refused(why) => why,
            other => {
                let refusal = Refusal::new("BadRequest", other.text());
                unread = Some(other);
                refusal
            }
        })
    })?;
    if let Some(problem) = unread {
        return Err(problem);
    }
    // To the script a screen that says no is a screen: the browser need not complain of it.
    let by_script = headers.contains_key("x-swap");
    let status = |status| if by_script { StatusCode::OK } else { status };
    Ok(match outcome {
        Outcome::Done(live, done) => {
            let notice = match &done {
                Performed::Changed(changed) => kept(&viewer, changed),
                _ => None,
            };
            if by_script || notice.is_some() {
                page(&app, &viewer, &id, &live, &notice.unwrap_or_default())?.into_response()
            } else {
                Redirect::to(&format!("/games/{id}")).into_response()
            }
        }
        Outcome::Refused(live, why) => {
            let notice = refused(&viewer, &id, &live, &why, &fields);
            (status(StatusCode::UNPROCESSABLE_ENTITY), page(&app, &viewer, &id, &live, &notice)?).into_response()
        }
        Outcome::Stale(live) => {
            let notice = html! { p.notice role="alert" { (viewer.say(&msg!("page-stale"))) } };
            (status(StatusCode::CONFLICT), page(&app, &viewer, &id, &live, &notice)?).into_response()
        }
    })
}

/// What a form asks for.
fn wanted(session: &Session<'static>, fields: &Fields) -> Result<Request, Problem> {
    let screen = session.screen();
    let anyway = fields.get("anyway").is_some();
    match fields.get("do").unwrap_or("answer") {
        "answer" => {
            let over = || Problem::Refused(Refusal::new("GameOver", msg!("error-game-over")));
            let question = screen.ask.as_ref().ok_or_else(over)?;
            let answer = ask::read(question, fields).map_err(Problem::Refused)?;
            Ok(Request::Answer { answer, anyway })
        }
        "undo" => Ok(Request::Undo(1)),
        "redo" => Ok(Request::Redo(1)),
        "jump" => Ok(Request::Jump(fields.number("about")?)),
        "change" => {
            let at = fields.number("about")?;
            let answer = past::read_change(session, at, fields).map_err(Problem::Refused)?;
            Ok(Request::Change { at, answer, anyway })
        }
        "set" => {
            let name = fields.get("about").ok_or_else(unreadable)?;
            let unknown = || Refusal::new("UnknownField", msg!("error-unknown-field", field = name));
            let field = screen.fields.iter().find(|f| f.id == name).ok_or_else(unknown).map_err(Problem::Refused)?;
            let value = field_input::read(&field.kind, fields.all("answer")).map_err(Problem::Refused)?;
            Ok(Request::Set { field: name.to_owned(), value })
        }
        _ => Err(unreadable()),
    }
}

/// Why an answer was not accepted; a warning can be confirmed.
fn refused(viewer: &Viewer, id: &str, live: &Live, why: &Refusal, fields: &Fields) -> Markup {
    html! {
        div.notice.bad role="alert" {
            p { (tell::pictured(viewer, registry::drawing(&live.session), &viewer.say(&why.text))) }
            @if why.anyway {
                form method="post" action=(format!("/games/{id}")) data-swap {
                    (viewer.form_token())
                    input type="hidden" name="rev" value=(live.revision);
                    input type="hidden" name="anyway" value="1";
                    @for (name, value) in fields.iter().filter(|(n, _)| !["token", "rev", "anyway"].contains(n)) {
                        input type="hidden" name=(name) value=(value);
                    }
                    button { (viewer.say(&msg!("page-anyway"))) }
                }
            }
        }
    }
}

/// What became of the later answers.
fn kept(viewer: &Viewer, changed: &Changed) -> Option<Markup> {
    let why = changed.why.as_ref()?;
    let text = msg!("page-changed", kept = changed.kept, dropped = changed.dropped, why = why.text.clone());
    Some(html! { p.notice role="status" { (viewer.say(&text)) } })
}

/// The name of a game for headings: title, opponent, level.
pub fn name(viewer: &Viewer, session: &Session<'static>) -> String {
    let about = session.game().about();
    format!("{} · {}", viewer.say(&about.title), viewer.say(&about.opponent))
}

fn page(app: &App, viewer: &Viewer, id: &str, live: &Live, notice: &Markup) -> Result<Html<String>, Problem> {
    let session = &live.session;
    let (screen, setup) = (session.screen(), &session.journal().setup);
    let about = session.game().about();
    let title = name(viewer, session);
    let entry = registry::find(about.id);
    let drawing = entry.and_then(|entry| entry.page);
    let table = drawing.filter(|_| setup.table == "digital");
    let over = screen.over.as_ref();
    let made = over.and_then(|over| Some((over, table?.finished(viewer, screen)?)));
    let moment = made.map(|(over, made)| end::moment(app, viewer, id, live, over, &made)).transpose()?;
    let class = table.map_or("companion", |table| table.class());
    let class = format!("play {class}{}", if moment.is_some() { " ended" } else { "" });
    let topic = entry.and_then(|entry| rules::place(entry, screen));
    let purpose = Purpose { id, drawing, revision: live.revision, act: "answer", about: None, present: None };
    let words = |key: &Msg| viewer.say(key);
    let main = html! {
        div class=(class)
            data-play=(id) data-revision=(live.revision) data-at=(screen.entries)
            data-lost=(words(&msg!("page-lost"))) data-further=(words(&msg!("page-further")))
            data-token=(viewer.token) data-topic=[topic] {
            h1.small { (title) }
            @if table.is_some() {
                (notice)
                @if let Some(moment) = &moment { (moment) }
                @if table.is_some_and(|table| table.folds()) { (folded(viewer, screen, drawing, &viewer.say(&about.opponent), false)) }
                @else { (panel(viewer, screen, drawing, &viewer.say(&about.opponent))) }
            } @else {
                @if let Some(over) = over { (tell::finish(viewer, live, over, entry)) }
                (folded(viewer, screen, drawing, &viewer.say(&about.opponent), true))
            }
            @if let Some(table) = table {
                (table.table(viewer, screen, purpose))
            } @else {
                div.talk {
                    (tell::turn(viewer, id, live, drawing))
                    (notice)
                    @if let Some(question) = &screen.ask {
                        @let own = drawing.and_then(|drawing| drawing.ask(viewer, screen, question, purpose));
                        (own.unwrap_or_else(|| ask::question(viewer, question, purpose)))
                    }
                }
            }
            @if let Some(over) = over.filter(|_| table.is_some() && moment.is_none()) {
                (tell::over(viewer, over, &viewer.say(&about.opponent), screen.taken_back))
                p.next { a.button.main href=(format!("/new/{}", about.id)) { (words(&msg!("page-again"))) } }
            }
            (tools(viewer, id, live))
            @if setup.table == "companion" { p.note data-asleep hidden { (words(&msg!("page-asleep"))) } }
            (past::aside(viewer, id, live))
        }
    };
    let head = html! {
        @if table.is_some_and(|table| table.sounds()) {
            button.quiet type="button" data-sound hidden aria-pressed="false"
                aria-label=(words(&msg!("page-sound"))) title=(words(&msg!("page-sound"))) { span aria-hidden="true" { "♪" } }
        }
        @if let Some(entry) = entry { (rules::link(viewer, entry)) }
    };
    Ok(viewer.page_with(&title, (about.id, Some(&setup.table)), &head, main))
}

/// The opponent's public state, always in sight.
fn panel(viewer: &Viewer, screen: &Screen, drawing: Option<&dyn Drawing>, opponent: &str) -> Markup {
    html! {
        @if !screen.panel.is_empty() {
            section.panel aria-label=(opponent) {
                p.of { (opponent) }
                dl tabindex="0" { (figures(viewer, drawing, &screen.panel)) }
            }
        }
    }
}

/// So many letters of the first figures stand in the head of the folded state: two lines on a phone.
const AT_A_GLANCE: usize = 70;

/// The same beside the printed game: the first figures always, all of them one tap away, or open where there is room.
fn folded(viewer: &Viewer, screen: &Screen, drawing: Option<&dyn Drawing>, opponent: &str, open_wide: bool) -> Markup {
    let value = |value: &Msg| tell::signed(viewer, drawing, &viewer.say(value));
    let letters = |(label, value): &(Msg, Msg)| {
        viewer.say(label).chars().count() + tell::signed_length(viewer, drawing, &viewer.say(value))
    };
    let lengths = screen.panel.iter().map(letters).scan(0, |sum, n| {
        *sum += n;
        Some(*sum)
    });
    let fit = lengths.take_while(|sum| *sum <= AT_A_GLANCE).count().max(1);
    let (first, more) = screen.panel.split_at(screen.panel.len().min(fit));
    html! {
        @if !first.is_empty() {
            details.panel data-open-wide[open_wide] aria-label=(opponent) {
                summary {
                    span.of { (opponent) }
                    @for (label, figures) in first { span.figure { (viewer.say(label)) " " strong { (value(figures)) } } }
                }
                dl { (figures(viewer, drawing, more)) }
            }
        }
    }
}

fn figures(viewer: &Viewer, drawing: Option<&dyn Drawing>, lines: &[(Msg, Msg)]) -> Markup {
    let value = |value: &Msg| tell::signed(viewer, drawing, &viewer.say(value));
    html! { @for (label, figures) in lines { div { dt { (viewer.say(label)) } dd { (value(figures)) } } } }
}

/// What can be done beside answering.
fn tools(viewer: &Viewer, id: &str, live: &Live) -> Markup {
    let journal = live.session.journal();
    html! {
        nav.tools aria-label=(viewer.say(&msg!("page-tools"))) {
            form method="post" action=(format!("/games/{id}")) data-swap {
                (viewer.form_token())
                input type="hidden" name="rev" value=(live.revision);
                button.quiet name="do" value="undo" disabled[journal.entries.is_empty()] {
                    span aria-hidden="true" { "↶ " } (viewer.say(&msg!("page-undo")))
                }
                button.quiet name="do" value="redo" disabled[journal.undone.is_empty()] {
                    span aria-hidden="true" { "↷ " } (viewer.say(&msg!("page-redo")))
                }
            }
            @if !live.session.screen().fields.is_empty() {
                a.button.quiet href=(format!("/games/{id}/fields")) { (viewer.say(&msg!("page-set"))) }
            }
            @if coach::knows(&live.session) {
                @let (page, label) = match live.session.screen().over {
                    None => ("coach", msg!("page-coach")),
                    Some(_) => ("review", msg!("page-review")),
                };
                a.button.quiet href=(format!("/games/{id}/{page}")) { (viewer.say(&label)) }
            }
            a.button.quiet href=(format!("/games/{id}/share")) { (viewer.say(&msg!("page-share"))) }
        }
    }
}

/// Tells the other tabs and devices when a game has a new revision. The host keeps the stream open.
pub async fn events(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Problem> {
    app.load(&id)?;
    let mut response = [(CONTENT_TYPE, "text/event-stream")].into_response();
    response.extensions_mut().insert(Revisions(id));
    Ok(response)
}
