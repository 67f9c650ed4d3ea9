//! A game leaves and comes back: as a file, as a share code, as a picture to point a phone at.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, PreEscaped, html};
use qrcode::{EcLevel, QrCode, render::svg};
use table::{Journal, Refusal, Session, msg};

use crate::frame::{Problem, Viewer};
use crate::live::App;
use crate::security::Fields;

/// Share code, its picture, and the file.
pub async fn show(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(id): Path<String>,
) -> Result<Html<String>, Problem> {
    let live = app.load(&id)?;
    let code = viewer.link(&live.session.journal().to_share_code());
    // As an app the page has an address for everybody: what is shared is a link.
    let kind = if viewer.is_app() { "link" } else { "code" };
    let title = viewer.say(&msg!("page-share-title"));
    let main = html! {
        (viewer.back_to(&id))
        section.sheet.share {
            h1 { (title) }
            p { (viewer.say(&msg!("page-share-help", kind = kind))) }
            @if tells_the_future(&live.session) {
                p.notice { (viewer.say(&msg!("page-share-future"))) }
            }
            label for="share-code" { (viewer.say(&msg!("page-share-code", kind = kind))) }
            textarea #share-code readonly rows="4" spellcheck="false" { (code) }
            p.actions {
                button type="button" hidden data-copy="share-code" data-done=(viewer.say(&msg!("page-copied"))) {
                    (viewer.say(&msg!("page-copy")))
                }
                a.button.quiet href=(format!("/games/{id}/journal.json")) download { (viewer.say(&msg!("page-export"))) }
            }
            @match picture(&code) {
                Some(picture) => {
                    figure {
                        div.qr role="img" aria-label=(viewer.say(&msg!("page-qr"))) { (picture) }
                    }
                }
                None => { p.note { (viewer.say(&msg!("page-qr-too-long"))) } }
            }
        }
    };
    Ok(viewer.page(&title, live.session.game().about().id, main))
}

/// Does the journal hold what is still hidden from the person? The seed of a game on screen does.
pub fn tells_the_future(session: &Session<'_>) -> bool {
    session.screen().over.is_none() && session.journal().setup.table == "digital"
}

/// The picture of a code; longer games than a picture can hold have none.
fn picture(code: &str) -> Option<Markup> {
    let code = QrCode::with_error_correction_level(code.as_bytes(), EcLevel::L).ok()?;
    let drawn = code.render::<svg::Color<'_>>().min_dimensions(240, 240).quiet_zone(true).build();
    let svg = drawn.find("<svg").map(|at| drawn[at..].to_owned())?;
    Some(PreEscaped(svg))
}

/// The journal as a file.
pub async fn export(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Problem> {
    // As it is in the store: also a game that cannot be opened any more leaves whole.
    let (_, journal) = app.store.journal(&id)?.ok_or(Problem::NoSuchGame)?;
    let name = format!("attachment; filename=\"visavis-{id}.json\"");
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)], journal).into_response())
}

/// Where a game comes in.
pub async fn import_form(viewer: Viewer) -> Html<String> {
    form(&viewer, None, "")
}

/// Takes a game in.
pub async fn import(State(app): State<Arc<App>>, viewer: Viewer, fields: Fields) -> Result<Response, Problem> {
    let text = fields.get("journal").unwrap_or_default();
    match read(text) {
        Ok(journal) => match app.open(journal) {
            Ok(session) => {
                let id = app.start(&session)?;
                Ok(Redirect::to(&format!("/games/{id}")).into_response())
            }
            Err(Problem::Refused(why)) => {
                Ok((StatusCode::UNPROCESSABLE_ENTITY, form(&viewer, Some(&why), text)).into_response())
            }
            Err(other) => Err(other),
        },
        Err(why) => Ok((StatusCode::UNPROCESSABLE_ENTITY, form(&viewer, Some(&why), text)).into_response()),
    }
}

/// A file, a share code or a link with one, whichever it is.
pub fn read(text: &str) -> Result<Journal, Refusal> {
    if text.trim_start().starts_with('{') {
        return Journal::from_file(text);
    }
    Journal::from_share_code(text.rsplit_once('#').map_or(text, |(_, code)| code))
}

fn form(viewer: &Viewer, wrong: Option<&Refusal>, text: &str) -> Html<String> {
    let title = viewer.say(&msg!("page-open"));
    let main = html! {
        section.sheet {
            h1 { (title) }
            @if let Some(why) = wrong { p.notice.bad role="alert" { (viewer.say(&why.text)) } }
            form method="post" action="/open" {
                (viewer.form_token())
                p hidden data-file-row {
                    label.button.quiet for="file" { (viewer.say(&msg!("page-open-file"))) }
                    input.hidden #file type="file" accept=".json,application/json,text/plain" data-file="journal";
                    span.note data-chosen {}
                }
                p hidden data-camera="journal" data-failed=(viewer.say(&msg!("page-camera-failed"))) {
                    button.quiet type="button" { (viewer.say(&msg!("page-camera"))) }
                }
                label for="journal" { (viewer.say(&msg!("page-open-text"))) }
                textarea #journal name="journal" rows="6" required spellcheck="false" { (text) }
                p { button.main { (viewer.say(&msg!("page-open-do"))) } }
            }
        }
    };
    viewer.page(&title, "", main)
}
