//! A request in, a response out, at once: no handler ever waits.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, LOCATION};
use axum::http::{HeaderValue, Request, Response, StatusCode};
use axum::response::IntoResponse;
use futures_util::FutureExt;
use tower_service::Service;

use crate::frame::Problem;
use crate::host::{Host, Store};
use crate::live::{App, Site};
use crate::{coach_page, routes};

/// Journals are the largest things sent; the longest games stay far below.
pub const LARGEST_BODY: usize = 1 << 20;

/// Everything of a person at once, when it moves from one device to another.
pub const LARGEST_FILE: usize = 64 << 20;

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

    /// All pages as an app without a server, in a folder of a static host. Requests come without the path of
    /// that folder; addresses in what is sent back have it.
    pub fn on_site(store: Arc<dyn Store>, host: Arc<dyn Host>, token: String, site: Site) -> Self {
        let mut app = App::new(store, host, token, None);
        app.site = Some(site);
        let app = Arc::new(app);
        Self { router: routes::router(Arc::clone(&app)), app }
    }

    /// What all requests share.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Answers a request.
    pub fn respond(&self, request: Request<Bytes>) -> Response<Answered> {
        self.based(at_once(self.router.clone(), request.map(Body::from)))
    }

    /// In the place of an answer that takes thought: a page that has somebody else think, and shows what comes
    /// of it. For hosts that must not stand still.
    pub fn thinking(&self, request: Request<()>) -> Response<Answered> {
        let thinking = Router::new().fallback(coach_page::thinking);
        self.based(at_once(routes::around(thinking, &self.app), request.map(|()| Body::empty())))
    }

    /// Refuses a request with what only the host can know: that it took too long, say.
    pub fn refuse(&self, request: Request<()>, status: StatusCode) -> Response<Answered> {
        let refusing = Router::new().fallback(move || async move { Problem::Status(status) });
        self.based(at_once(routes::around(refusing, &self.app), request.map(|()| Body::empty())))
    }

    /// Puts the path of the site before every address. Words cannot be mistaken for one: a quotation mark in
    /// words is never written as such.
    fn based(&self, mut response: Response<Answered>) -> Response<Answered> {
        let Some(Site { base, .. }) = self.app.site.as_ref().filter(|site| !site.base.is_empty()) else {
            return response;
        };
        if let Some(to) =
            response.headers().get(LOCATION).and_then(|to| to.to_str().ok()).filter(|to| to.starts_with('/'))
            && let Ok(to) = HeaderValue::from_str(&format!("{base}{to}"))
        {
            response.headers_mut().insert(LOCATION, to);
        }
        let is_page =
            response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
        if let (true, Answered::Whole(body)) = (is_page, response.body())
            && let Ok(page) = str::from_utf8(body)
        {
            let page = ["href", "action", "src"].iter().fold(page.to_owned(), |page, name| {
                page.replace(&format!(" {name}=\"/"), &format!(" {name}=\"{base}/"))
            });
            response.headers_mut().remove(CONTENT_LENGTH);
            *response.body_mut() = Answered::Whole(page.into());
        }
        response
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
