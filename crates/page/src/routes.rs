//! Every address.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;

use crate::frame::Problem;
use crate::live::App;
use crate::respond::{LARGEST_BODY, LARGEST_FILE};
use crate::{
    api, assets, cards, coach_page, everything, home, new_game, past, play, results, rules, security, share, tour,
};

/// Makes the router and, from the same lines, the list of the addresses for programs, so that the
/// description in `docs/openapi.json` can be checked against what is really there.
macro_rules! programs {
    ($($method:ident $path:literal $handler:path;)*) => {
        /// The addresses for programs: method and path.
        pub const FOR_PROGRAMS: &[(&str, &str)] = &[$((stringify!($method), $path)),*];

        fn for_programs(router: Router<Arc<App>>) -> Router<Arc<App>> {
            router$(.route($path, $method($handler)))*
        }
    };
}

programs! {
    get "/api/games" api::games;
    get "/api/play" api::list;
    post "/api/play" api::start;
    get "/api/play/{id}" api::screen;
    post "/api/play/{id}" api::act;
    get "/api/play/{id}/journal" api::journal;
    get "/api/play/{id}/events" play::events;
    get "/api/play/{id}/hint" coach_page::hints_for_programs;
    get "/api/play/{id}/review" coach_page::review_for_programs;
}

/// Everything that is answered.
pub fn router(app: Arc<App>) -> Router {
    let router = Router::new()
        .route("/", get(home::show))
        .route("/settings", post(home::settings))
        .route("/rules/{game}", get(rules::show))
        .route("/show-me/{game}", post(tour::start))
        .route("/new/{game}", get(new_game::show).post(new_game::start))
        .route("/open", get(share::import_form).post(share::import))
        .route("/games", get(home::all))
        .route("/games/{id}", get(play::show).post(play::act))
        .route("/games/{id}/events", get(play::events))
        .route("/games/{id}/past", get(past::show))
        .route("/games/{id}/entries/{number}", get(past::entry))
        .route("/games/{id}/fields", get(past::fields))
        .route("/games/{id}/coach", get(coach_page::hints))
        .route("/games/{id}/review", get(coach_page::review))
        .route("/games/{id}/share", get(share::show))
        .route("/games/{id}/journal.json", get(share::export))
        .route("/games/{id}/forget", post(home::forget))
        .route("/cards/{game}", get(cards::show).post(cards::change))
        .route("/cards/{game}/file.json", get(cards::export))
        .route(EVERYTHING, get(everything::show).post(everything::import).layer(DefaultBodyLimit::max(LARGEST_FILE)))
        .route("/everything.json", get(everything::export))
        .route("/results", get(results::show))
        .route("/results.csv", get(results::csv))
        .route("/assets/{name}", get(assets::file));
    let router = for_programs(router)
        .fallback(|| async { Problem::NotFound })
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(Arc::clone(&app), security::guard));
    around(router, &app)
}

/// What every answer goes through, also one the host gives: mistakes of ours are caught, what went wrong
/// is explained, the browser is told what it may do.
pub fn around(router: Router<Arc<App>>, app: &Arc<App>) -> Router {
    router
        .layer(CatchPanicLayer::new())
        .layer(from_fn_with_state(Arc::clone(app), security::explain))
        .layer(from_fn(security::headers))
        .with_state(Arc::clone(app))
}

const EVERYTHING: &str = "/everything";

/// The largest body that is read of a request to this path.
pub fn largest_body(path: &str) -> usize {
    if path == EVERYTHING { LARGEST_FILE } else { LARGEST_BODY }
}

/// Marks the answer whose body is a stream of the revisions of this game.
#[derive(Clone, Debug)]
pub struct Revisions(pub String);

/// Does the coach think about a request to this path? That takes longer than everything else.
pub fn takes_thought(path: &str) -> bool {
    ["/coach", "/review", "/hint"].iter().any(|end| path.ends_with(end))
}
