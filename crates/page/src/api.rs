//! The same for programs: journals and screens as JSON. Described in `docs/openapi.json`.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Path, RawQuery, Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::{Journal, Refusal, Request as Wanted, Session, Setup, msg};

use crate::frame::{Problem, Viewer};
use crate::live::{App, Live, Outcome};
use crate::{home, registry, screen, share};

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
    Json(screen::games(viewer.lang))
}

/// So many games of a kind are listed at once.
const LISTED: u32 = 1000;

/// The games that were started here; `?from=` so many of each kind are left out.
pub async fn list(State(app): State<Arc<App>>, RawQuery(query): RawQuery) -> Result<Json<Value>, Problem> {
    let skip = home::skipped(query.as_deref())?;
    let mut all = app.store.unfinished(skip, LISTED)?;
    all.extend(app.store.finished(None, skip, LISTED)?);
    let listed: Vec<Value> = all
        .iter()
        .map(|g| {
            json!({
                "id": g.id, "game": g.game, "table": g.table, "level": g.level, "revision": g.revision,
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
            app.open(Journal::from_file(&journal.to_string()).map_err(Problem::Refused)?)?
        }
        New { share: Some(code), .. } => app.open(share::read(code).map_err(Problem::Refused)?)?,
        New { game: Some(name), .. } => {
            let game = registry::find(name).ok_or(Problem::NotFound)?.game;
            let mut setup = Setup::new(game.about().id, &new.table, 0);
            setup.options = new.options.clone();
            setup.seed = match &new.seed {
                Some(seed) => seed.parse().map_err(|_| Problem::Bad(msg!("page-bad-seed")))?,
                None => app.seed()?,
            };
            match Session::start(game, setup) {
                Ok(session) => session,
                Err(why) => {
                    let errors: Vec<Value> = why.iter().map(|w| screen::error(w, viewer.lang)).collect();
                    let body = json!({"error": errors.first(), "errors": errors});
                    return Ok((StatusCode::UNPROCESSABLE_ENTITY, Json(body)).into_response());
                }
            }
        }
        _ => return Err(Problem::Bad(msg!("page-problem-empty-start"))),
    };
    let id = app.start(&session)?;
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
    let file = match app.load(&id) {
        Ok(live) => live.session.journal().to_file(),
        // As it is in the store: also a game that cannot be opened any more leaves whole.
        Err(Problem::Refused(_)) => app.store.journal(&id)?.ok_or(Problem::NoSuchGame)?.1,
        Err(other) => return Err(other),
    };
    Ok(([(CONTENT_TYPE, "application/json")], file).into_response())
}

/// Acts in a game, for the screen of the `revision` that is sent along. Refused (422) and outdated (409)
/// requests come back with the present screen.
pub async fn act(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(id): Path<String>,
    Body(mut sent): Body<Value>,
) -> Result<Response, Problem> {
    let unread = |why: Refusal| Problem::Bad(why.text);
    let revision = sent.as_object_mut().and_then(|sent| sent.remove("revision")).and_then(|n| n.as_i64());
    let wanted = Wanted::from_json(sent).map_err(unread)?;
    let Some(revision) = revision else { return Err(Problem::Bad(msg!("page-problem-no-revision"))) };
    Ok(match app.act(&id, revision, |_| Ok(wanted))? {
        Outcome::Done(live, done) => {
            let mut body = shown(&viewer, &id, &live);
            if let Value::Object(more) = screen::performed(&done, &live.session, viewer.lang) {
                more.into_iter().for_each(|(name, value)| body[name] = value);
            }
            Json(body).into_response()
        }
        Outcome::Refused(live, why) => {
            let mut body = shown(&viewer, &id, &live);
            body["error"] = screen::error(&why, viewer.lang);
            (StatusCode::UNPROCESSABLE_ENTITY, Json(body)).into_response()
        }
        Outcome::Stale(live) => {
            let mut body = shown(&viewer, &id, &live);
            body["error"] = json!({"code": "Stale", "text": viewer.say(&msg!("page-stale"))});
            (StatusCode::CONFLICT, Json(body)).into_response()
        }
    })
}

fn shown(viewer: &Viewer, id: &str, live: &Live) -> Value {
    let screen = live.session.screen();
    let mut body = screen::screen(screen, viewer.lang);
    let panel: Vec<Value> =
        screen.panel.iter().map(|(label, value)| json!([viewer.say(label), viewer.say(value)])).collect();
    body["id"] = id.into();
    body["revision"] = live.revision.into();
    body["entries"] = screen.entries.into();
    body["panel"] = panel.into();
    body["fields"] = screen::fields(&screen.fields, viewer.lang);
    body
}
