//! A request in, a response out, at once: no handler ever waits.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::header::CONTENT_LENGTH;
use axum::http::{Request, Response, StatusCode};
use axum::response::IntoResponse;
use futures_util::FutureExt;
use tower_service::Service;

use crate::frame::Problem;
use crate::host::{Host, Store};
use crate::live::App;
use crate::routes;

/// Journals are the largest things sent; the longest games stay far below.
pub const LARGEST_BODY: usize = 1 << 20;

/// Every page there is, over what the host gives.
pub struct Page {
    app: Arc<App>,
    router: Router,
}

/// What is sent back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answered {
    /// The whole body.
    Whole(Bytes),
    /// A stream of the revisions of this game, now and whenever it changes: an event `revision` each. Only
    /// the host can keep a stream open.
    Revisions(String),
}

impl Page {
    /// All pages. `token` is what every form carries; `key` is what a visitor from the network must show,
    /// none where only this computer is listened to.
    pub fn new(store: Arc<dyn Store>, host: Arc<dyn Host>, token: String, key: Option<String>) -> Self {
        let app = Arc::new(App::new(store, host, token, key));
        Self { router: routes::router(Arc::clone(&app)), app }
    }

    /// What all requests share.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Answers a request.
    pub fn respond(&self, request: Request<Bytes>) -> Response<Answered> {
        at_once(self.router.clone(), request.map(Body::from))
    }

    /// Refuses a request with what only the host can know: that it took too long, say.
    pub fn refuse(&self, request: Request<()>, status: StatusCode) -> Response<Answered> {
        let refusing = Router::new().fallback(move || async move { Problem::Status(status) });
        at_once(routes::around(refusing, &self.app), request.map(|()| Body::empty()))
    }
}

/// The response with its body. A handler that waited would have none: that is a mistake of ours.
fn at_once(mut router: Router, request: Request<Body>) -> Response<Answered> {
    let response = match router.call(request).now_or_never() {
        Some(Ok(response)) => response,
        Some(Err(never)) => match never {},
        None => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    };
    let (mut head, body) = response.into_parts();
    if let Some(routes::Revisions(game)) = head.extensions.remove() {
        // The router has counted the bytes of a body that the host will replace.
        head.headers.remove(CONTENT_LENGTH);
        return Response::from_parts(head, Answered::Revisions(game));
    }
    let body = to_bytes(body, usize::MAX).now_or_never().and_then(Result::ok).unwrap_or_default();
    Response::from_parts(head, Answered::Whole(body))
}
