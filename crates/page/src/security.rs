//! Who may ask, and what an answer may do in the browser.
//!
//! The page listens to this computer alone unless told otherwise. Even then any web site open in the
//! same browser could send requests here; so the `Host` must be an address and not a name somebody
//! bent to it, and whatever changes something must come from our own page and carry its token.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Form, FromRequest, Request, State};
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::json;
use table::msg;

use crate::frame::{Problem, Viewer, cookie, problem};
use crate::host::Failure;
use crate::live::App;

/// The cookie that holds the key of the network.
const KEY: &str = "visavis-key";

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// What every answer tells the browser.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("same-origin"));
    headers.insert(
        "permissions-policy",
        HeaderValue::from_static("camera=(self), microphone=(), geolocation=(), screen-wake-lock=(self)"),
    );
    // A screen is only right until the next answer.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Says what went wrong, as a page or for programs, in the visitor's language.
pub async fn explain(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let mut viewer = Viewer::new(request.headers(), request.uri(), &app);
    let for_programs = request.uri().path().starts_with("/api/");
    let response = next.run(request).await;
    let why = match response.extensions().get::<Problem>() {
        Some(why) => why.clone(),
        // What axum or a layer refused by itself has no page yet.
        None if response.status().is_client_error() || response.status().is_server_error() => {
            let html =
                response.headers().get(header::CONTENT_TYPE).is_some_and(|v| v.as_bytes().starts_with(b"text/html"));
            let json = response.headers().get(header::CONTENT_TYPE).is_some_and(|v| v == "application/json");
            if html || json {
                return response;
            }
            match response.status() {
                StatusCode::NOT_FOUND => Problem::NotFound,
                StatusCode::INTERNAL_SERVER_ERROR => Problem::Ours(Failure::new("")),
                status => Problem::Status(status),
            }
        }
        None => return response,
    };
    if let Problem::Ours(why) = &why
        && !why.why.is_empty()
    {
        app.host.complain(&why.why);
    }
    // Who was not let in gets nothing that opens anything.
    if matches!(why, Problem::Foreign | Problem::NoKey) {
        viewer.token = String::new();
    }
    if for_programs {
        let error = json!({"error": {"code": why.code(), "text": viewer.say(&why.text())}});
        return (why.status(), Json(error)).into_response();
    }
    problem(&viewer, &why)
}

/// Lets in whoever may come in.
pub async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if !known_host(request.headers(), request.uri()) {
        return Problem::Foreign.into_response();
    }
    if let Some(key) = &app.key {
        if let Some(shown) = key_in(request.uri()) {
            return if same(&shown, key) { let_in(request.uri(), key) } else { Problem::NoKey.into_response() };
        }
        if !cookie(request.headers(), KEY).is_some_and(|shown| same(shown, key)) {
            return Problem::NoKey.into_response();
        }
    }
    let safe = matches!(*request.method(), Method::GET | Method::HEAD);
    if !safe && !from_our_page(request.headers()) {
        return Problem::Foreign.into_response();
    }
    next.run(request).await
}

/// An address, or this computer: a name could have been bent to us by the site that uses it.
fn known_host(headers: &HeaderMap, uri: &Uri) -> bool {
    let host = headers.get(header::HOST).and_then(|v| v.to_str().ok()).or_else(|| uri.host());
    let Some(host) = host else { return false };
    let name = match host.strip_prefix('[') {
        Some(six) => match six.split_once(']') {
            Some((address, port)) if port.is_empty() || port.starts_with(':') => address,
            _ => return false,
        },
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    name.eq_ignore_ascii_case("localhost") || name.parse::<core::net::IpAddr>().is_ok()
}

/// Does a request that changes something come from our own page? Programs send neither header.
fn from_our_page(headers: &HeaderMap) -> bool {
    let word = |name: &str| headers.get(name).map(|v| v.to_str().unwrap_or("?"));
    let site_is_ours = word("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none");
    let origin_is_ours = word("origin").is_none_or(|origin| {
        let host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        host.is_some() && host == word("host")
    });
    site_is_ours && origin_is_ours
}

fn key_in(uri: &Uri) -> Option<String> {
    uri.query()?.split('&').find_map(|pair| pair.strip_prefix("key=")).map(str::to_owned)
}

/// The key leaves the address bar at once and stays in a cookie no script can read.
fn let_in(uri: &Uri, key: &str) -> Response {
    // One slash only: a path that begins with two would be another host.
    let path = format!("/{}", uri.path().trim_start_matches(['/', '\\']));
    let kept = format!("{KEY}={key}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000");
    let mut response = Redirect::to(&path).into_response();
    if let Ok(kept) = HeaderValue::from_str(&kept) {
        response.headers_mut().insert(header::SET_COOKIE, kept);
    }
    response
}

/// Takes equally long wherever they differ.
fn same(shown: &str, key: &str) -> bool {
    shown.len() == key.len() && shown.bytes().zip(key.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b)) == 0
}

/// The fields of one of our forms, in order. A form without our token is refused.
#[derive(Clone, Debug, Default)]
pub struct Fields(Vec<(String, String)>);

impl FromRequest<Arc<App>> for Fields {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Problem> {
        let Form(fields) = Form::<Vec<(String, String)>>::from_request(request, app).await.map_err(|why| {
            let status = why.into_response().status();
            if status == StatusCode::PAYLOAD_TOO_LARGE { Problem::Status(status) } else { unreadable() }
        })?;
        let fields = Self(fields);
        if same(fields.get("token").unwrap_or_default(), &app.token) { Ok(fields) } else { Err(Problem::Foreign) }
    }
}

/// A request that cannot be read.
pub fn unreadable() -> Problem {
    Problem::Bad(msg!("page-problem-unreadable"))
}

impl Fields {
    /// The first field of this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }

    /// All fields of this name, in order.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(n, _)| n == name).map(|(_, value)| value.as_str())
    }

    /// All fields.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// A number.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Result<T, Problem> {
        self.get(name).and_then(|text| text.trim().parse().ok()).ok_or_else(unreadable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(n, v)| (n.parse().unwrap(), HeaderValue::from_static(v))).collect()
    }

    #[test]
    fn only_addresses_and_this_computer_are_hosts() {
        let at = |host| known_host(&with(&[("host", host)]), &Uri::from_static("/"));
        for good in ["localhost", "localhost:7878", "127.0.0.1:7878", "[::1]:7878", "192.168.1.20:7878"] {
            assert!(at(good), "{good}");
        }
        for bad in ["evil.example", "evil.example:7878", "127.0.0.1.evil.example", "[::1", "", "localhost.evil.example"]
        {
            assert!(!at(bad), "{bad}");
        }
    }

    #[test]
    fn changes_come_from_our_own_page() {
        let host = ("host", "127.0.0.1:7878");
        assert!(from_our_page(&with(&[host])));
        assert!(from_our_page(&with(&[host, ("origin", "http://127.0.0.1:7878"), ("sec-fetch-site", "same-origin")])));
        assert!(!from_our_page(&with(&[host, ("origin", "http://evil.example")])));
        assert!(!from_our_page(&with(&[host, ("origin", "null")])));
        assert!(!from_our_page(&with(&[host, ("origin", "http://127.0.0.1:8000")])));
        assert!(!from_our_page(&with(&[host, ("sec-fetch-site", "cross-site")])));
        assert!(!from_our_page(&with(&[host, ("sec-fetch-site", "same-site")])));
    }
}
