//! The same for programs: journals and screens as JSON. Described in `docs/openapi.json`.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Path, Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::{Answer, Journal, Session, Setup, msg};

use super::live::{Act, App, Live, Outcome, open};
use super::page::{Problem, Viewer};
use super::share;
use crate::protocol::{self, Change, Set};
use crate::{games, random_seed};

/// JSON in. Only as `application/json`: other sites cannot send that without asking, and we never agree.
pub struct Body<T>(T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Problem> {
        match Json::<T>::from_request(request, app).await {
            Ok(Json(value)) => Ok(Self(value)),
            Err(JsonRejection::BytesRejection(why)) => Err(Problem::Status(why.status())),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Problem::Status(StatusCode::UNSUPPORTED_MEDIA_TYPE)),
            Err(why) => Err(Problem::Bad(msg!("error-bad-request", why = why.body_text()))),
        }
    }
}

/// The games with their opponents, tables, levels and options.
pub async fn games(viewer: Viewer) -> Json<Value> {
    Json(games::listed(viewer.lang))
}

/// The games that were started here.
pub async fn list(State(app): State<Arc<App>>) -> Result<Json<Value>, Problem> {
    let mut all = app.db.unfinished(1000)?;
    all.extend(app.db.finished(1000)?);
    let listed: Vec<Value> = all
        .iter()
        .map(|g| {
            json!({
                "id": g.id, "game": g.game, "table": g.seat, "level": g.level, "revision": g.revision,
                "entries": g.entries, "started": g.started, "changed": g.changed, "winner": g.winner,
                "scores": g.totals.map(|(player, opponent)| json!({"player": player, "opponent": opponent})),
            })
        })
        .collect();
    Ok(Json(json!({"play": listed})))
}

/// What a new game is made of: choices, a journal or a share code.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    game: Option<String>,
    #[serde(default)]
    table: String,
    #[serde(default)]
    options: std::collections::BTreeMap<String, String>,
    seed: Option<String>,
    journal: Option<Value>,
    share: Option<String>,
}

/// Starts a game.
pub async fn start(State(app): State<Arc<App>>, viewer: Viewer, Body(new): Body<New>) -> Result<Response, Problem> {
    let session = match &new {
        New { journal: Some(journal), .. } => {
            open(Journal::from_file(&journal.to_string()).map_err(Problem::Refused)?)?
        }
        New { share: Some(code), .. } => open(share::read(code).map_err(Problem::Refused)?)?,
        New { game: Some(name), .. } => {
            let game = games::find(name).ok_or(Problem::NotFound)?;
            let mut setup = Setup::new(game.about().id, &new.table, 0);
            setup.options = new.options.clone();
            setup.seed = match &new.seed {
                Some(seed) => seed.parse().map_err(|_| Problem::Bad(msg!("web-bad-seed")))?,
                None => random_seed(),
            };
            match Session::start(game, setup) {
                Ok(session) => session,
                Err(why) => {
                    let errors: Vec<Value> = why.iter().map(|w| protocol::error(w, viewer.lang)).collect();
                    let body = json!({"error": errors.first(), "errors": errors});
                    return Ok((StatusCode::UNPROCESSABLE_ENTITY, Json(body)).into_response());
                }
            }
        }
        _ => return Err(Problem::Bad(msg!("web-problem-empty-start"))),
    };
    let id = app.start(session).await?;
    let live = app.load(&id)?;
    Ok((StatusCode::CREATED, Json(shown(&viewer, &id, &live))).into_response())
}

/// The screen of a game.
pub async fn screen(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(id): Path<String>,
) -> Result<Json<Value>, Problem> {
    Ok(Json(shown(&viewer, &id, &*app.load(&id)?)))
}

/// The journal of a game.
pub async fn journal(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Problem> {
    let file = app.load(&id)?.session.journal().to_file();
    Ok(([(CONTENT_TYPE, "application/json")], file).into_response())
}

/// What a program may do, for the screen of this revision.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    revision: i64,
    answer: Option<Answer>,
    #[serde(default)]
    anyway: bool,
    undo: Option<usize>,
    redo: Option<usize>,
    jump: Option<usize>,
    change: Option<Change>,
    set: Option<Set>,
}

/// Acts in a game. Refused (422) and outdated (409) requests come back with the present screen.
pub async fn act(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(id): Path<String>,
    Body(wanted): Body<Wanted>,
) -> Result<Response, Problem> {
    let now = app.load(&id)?;
    let entries = now.session.screen().entries;
    let act = match wanted {
        Wanted { answer: Some(answer), anyway, .. } => Act::Answer(answer, anyway),
        Wanted { undo: Some(n), .. } => Act::Jump(entries.saturating_sub(n)),
        Wanted { redo: Some(n), .. } => Act::Jump(entries.saturating_add(n)),
        Wanted { jump: Some(at), .. } => Act::Jump(at),
        Wanted { change: Some(change), .. } => Act::Change(change.at, change.answer, change.anyway),
        Wanted { set: Some(set), .. } => Act::Set(set.field, set.value),
        _ => return Err(Problem::Bad(msg!("error-empty-request"))),
    };
    Ok(match app.act(&id, wanted.revision, |_| Ok(act)).await? {
        Outcome::Done(live, changed) => {
            let mut body = shown(&viewer, &id, &live);
            if let Some(c) = changed {
                let why = c.why.map(|w| protocol::error(&w, viewer.lang));
                body["changed"] = json!({"kept": c.kept, "dropped": c.dropped, "why": why});
            }
            Json(body).into_response()
        }
        Outcome::Refused(live, why) => {
            let mut body = shown(&viewer, &id, &live);
            body["error"] = protocol::error(&why, viewer.lang);
            (StatusCode::UNPROCESSABLE_ENTITY, Json(body)).into_response()
        }
        Outcome::Stale(live) => {
            let mut body = shown(&viewer, &id, &live);
            body["error"] = json!({"code": "Stale", "text": viewer.say(&msg!("web-stale"))});
            (StatusCode::CONFLICT, Json(body)).into_response()
        }
    })
}

fn shown(viewer: &Viewer, id: &str, live: &Live) -> Value {
    let screen = live.session.screen();
    let mut body = protocol::screen(screen, viewer.lang);
    let panel: Vec<Value> =
        screen.panel.iter().map(|(label, value)| json!([viewer.say(label), viewer.say(value)])).collect();
    body["id"] = id.into();
    body["revision"] = live.revision.into();
    body["entries"] = screen.entries.into();
    body["panel"] = panel.into();
    body["fields"] = protocol::fields(&screen.fields, viewer.lang);
    body
}
