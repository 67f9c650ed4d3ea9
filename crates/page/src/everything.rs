//! Everything of a person as one file, out and in; and what the browser says about the room it takes.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Journal, Msg, msg};

use crate::frame::{Problem, Viewer};
use crate::host::{Chosen, Failure, Written};
use crate::live::{App, word};
use crate::security::Fields;
use crate::{own, registry};

/// The kind of file this is, and its version.
const FORMAT: &str = "vis-a-vis/everything/1";

/// More games than anybody has.
const MOST: u32 = 1_000_000;

/// The file.
#[derive(Debug, Serialize, Deserialize)]
struct Everything {
    format: String,
    games: Vec<Packed>,
    #[serde(default)]
    own: BTreeMap<String, Value>,
    #[serde(default)]
    chosen: BTreeMap<String, Chosen>,
}

/// A game in the file.
#[derive(Debug, Serialize, Deserialize)]
struct Packed {
    id: String,
    changed: i64,
    journal: Value,
}

/// What became of a file.
#[derive(Debug, Default)]
struct Unpacked {
    added: usize,
    same: usize,
    beside: usize,
    unread: usize,
    why: Option<Msg>,
    cards: usize,
    cards_stayed: usize,
}

/// The page. An app whose games the browser has thrown away begins here, and says so.
pub async fn show(State(app): State<Arc<App>>, viewer: Viewer, uri: Uri) -> Html<String> {
    let lost = app.site.is_some() && uri.query() == Some("lost=1");
    let notice = html! { @if lost { p.notice.bad role="alert" { (viewer.say(&msg!("page-storage-lost"))) } } };
    page(&app, &viewer, &notice)
}

fn page(app: &App, viewer: &Viewer, notice: &Markup) -> Html<String> {
    let say = |msg: Msg| viewer.say(&msg);
    let title = say(msg!("page-everything"));
    let main = html! {
        section.sheet {
            h1 { (title) }
            (notice)
            p { (say(msg!("page-everything-help"))) }
            p.actions {
                a.button.main href="/everything.json" download="vis-a-vis.json" { (say(msg!("page-everything-save"))) }
                (install(app, viewer))
            }
        }
        section.sheet {
            h2 { (say(msg!("page-everything-read"))) }
            p.note { (say(msg!("page-everything-note"))) }
            form method="post" action="/everything" {
                (viewer.form_token())
                p hidden data-file-row {
                    label.button.quiet for="chosen-file" { (say(msg!("page-open-file"))) }
                    input.hidden #chosen-file type="file" accept=".json,application/json" data-file="file";
                    span.note data-chosen {}
                }
                label for="file" { (say(msg!("page-everything-text"))) }
                textarea #file name="file" rows="4" required spellcheck="false" {}
                p { button.main { (say(msg!("page-everything-do"))) } }
            }
        }
        @if app.site.is_some() {
            section.sheet data-storage {
                h2 { (say(msg!("page-storage"))) }
                p { (say(msg!("page-storage-used"))) " " output data-used { "–" } " · " (say(msg!("page-storage-free"))) " " output data-free { "–" } }
                p data-kept hidden { (say(msg!("page-storage-kept"))) }
                p data-loose hidden { (say(msg!("page-storage-loose"))) }
                p data-loose hidden { button type="button" data-keep { (say(msg!("page-storage-keep"))) } }
            }
        }
    };
    viewer.page(&title, "", main)
}

/// The way to an app that needs no server; shown where the browser can have it.
pub fn install(app: &App, viewer: &Viewer) -> Markup {
    let label = viewer.say(&msg!("page-install"));
    html! {
        @if app.site.is_some() {
            button.quiet type="button" data-install hidden { (label) }
            span.note data-by-hand hidden { (viewer.say(&msg!("page-install-by-hand"))) }
        } @else if let Some(from) = app.host.install() {
            a.button.quiet href=(from) data-installable hidden { (label) }
        }
    }
}

/// The file with everything.
pub async fn export(State(app): State<Arc<App>>) -> Result<Response, Problem> {
    let mut games = app.store.unfinished(0, MOST)?;
    games.extend(app.store.finished(None, 0, MOST)?);
    // All are asked for before one is missed: a store that fetches them can do so at once.
    let journals: Vec<_> = games.iter().map(|game| app.store.journal(&game.id)).collect();
    let mut everything =
        Everything { format: FORMAT.to_owned(), games: Vec::new(), own: BTreeMap::new(), chosen: BTreeMap::new() };
    for (game, journal) in games.into_iter().zip(journals) {
        if let Some((_, journal)) = journal? {
            let journal = serde_json::from_str(&journal).unwrap_or(Value::String(journal));
            everything.games.push(Packed { id: game.id, changed: game.changed, journal });
        }
    }
    for entry in registry::all() {
        if let Some(cards) = entry.game.cards()
            && let Ok(Some(file)) = own::read(app.store.own(cards.name()))
        {
            everything.own.insert(cards.name().to_owned(), file);
        }
        let chosen = app.store.chosen(entry.id())?;
        if !chosen.is_empty() {
            everything.chosen.insert(entry.id().to_owned(), chosen);
        }
    }
    let file = serde_json::to_string(&everything).map_err(|why| Problem::Ours(Failure::new(why.to_string())))?;
    let name = "attachment; filename=\"vis-a-vis.json\"";
    Ok(([(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, name)], file).into_response())
}

/// Takes everything in that is not here yet.
pub async fn import(State(app): State<Arc<App>>, viewer: Viewer, fields: Fields) -> Result<Response, Problem> {
    let file = serde_json::from_str::<Everything>(fields.get("file").unwrap_or_default());
    let Some(everything) = file.ok().filter(|file| file.format == FORMAT) else {
        let notice = html! { p.notice.bad role="alert" { (viewer.say(&msg!("page-everything-bad"))) } };
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page(&app, &viewer, &notice)).into_response());
    };
    let done = unpack(&app, everything)?;
    let notice = html! {
        div.notice role="status" {
            p { (viewer.say(&msg!("page-everything-done", added = done.added, same = done.same))) }
            @if done.beside > 0 { p { (viewer.say(&msg!("page-everything-beside", count = done.beside))) } }
            @if done.cards > 0 { p { (viewer.say(&msg!("page-everything-cards", count = done.cards))) } }
            @if done.cards_stayed > 0 { p { (viewer.say(&msg!("page-everything-cards-stayed"))) } }
            @if let Some(why) = done.why { p { (viewer.say(&msg!("page-everything-unread", count = done.unread, why = why))) } }
        }
    };
    Ok(page(&app, &viewer, &notice).into_response())
}

fn unpack(app: &App, everything: Everything) -> Result<Unpacked, Problem> {
    let mut done = Unpacked::default();
    // All are asked for before one is missed, as above.
    let here: Vec<_> = everything.games.iter().map(|game| app.store.journal(&game.id)).collect();
    for (packed, here) in everything.games.into_iter().zip(here) {
        let here = here?;
        let session = match Journal::from_file(&packed.journal.to_string())
            .map_err(Problem::Refused)
            .and_then(|journal| app.open(journal))
        {
            Ok(session) => session,
            Err(why) => {
                done.unread += 1;
                done.why.get_or_insert(why.text());
                continue;
            }
        };
        let written = Written::of(&session, packed.changed);
        let id = match here {
            Some((_, journal)) if journal == written.journal => {
                done.same += 1;
                continue;
            }
            Some(_) => {
                done.beside += 1;
                app.new_id()?
            }
            None if is_id(&packed.id) => packed.id,
            None => app.new_id()?,
        };
        done.added += 1;
        app.store.add(&id, written)?;
    }
    for cards in registry::all().iter().filter_map(|entry| entry.game.cards()) {
        let Some(file) = everything.own.get(cards.name()).filter(|file| cards.check(file).is_empty()) else { continue };
        match own::read(app.store.own(cards.name())) {
            Ok(Some(here)) if here == *file => {}
            Ok(None) => {
                app.store.keep_own(cards.name(), Some(&own::written(file)))?;
                done.cards += 1;
            }
            _ => done.cards_stayed += 1,
        }
    }
    for (game, chosen) in &everything.chosen {
        if registry::find(game).is_some() && app.store.chosen(game)?.is_empty() {
            app.store.choose(game, chosen)?;
        }
    }
    Ok(done)
}

/// Does it look like an address we gave a game?
fn is_id(text: &str) -> bool {
    text.len() == word(&[0; 10]).len() && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
}
