//! Everything the browser loads beside the pages. It is part of the program: nothing is installed,
//! nothing is fetched from elsewhere.

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, HeaderMap, IF_NONE_MATCH};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::frame::Problem;
use crate::registry;

/// The program's sign: two faces across a table.
pub const ICON: &str = include_str!("../assets/icon.svg");

const FILES: &[(&str, &str, &str)] = &[
    ("page.css", "text/css; charset=utf-8", include_str!("../assets/page.css")),
    ("play.css", "text/css; charset=utf-8", include_str!("../assets/play.css")),
    ("quilt.css", "text/css; charset=utf-8", include_str!("../assets/quilt.css")),
    ("mat.css", "text/css; charset=utf-8", include_str!("../assets/mat.css")),
    ("page.js", "text/javascript; charset=utf-8", include_str!("../assets/page.js")),
    ("play.js", "text/javascript; charset=utf-8", include_str!("../assets/play.js")),
    ("quilt.js", "text/javascript; charset=utf-8", include_str!("../assets/quilt.js")),
    ("mat.js", "text/javascript; charset=utf-8", include_str!("../assets/mat.js")),
    ("icon.svg", "image/svg+xml", ICON),
];

/// Where a file is found.
pub fn address(name: &str) -> String {
    format!("/assets/{name}")
}

/// A file. The browser asks each time whether it is still the same, which costs nothing here and
/// means that a new version of the program is seen at once.
pub async fn file(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let games = ("games.css", "text/css; charset=utf-8", registry::style_sheet());
    let Some((_, kind, text)) = FILES.iter().chain([&games]).find(|(n, _, _)| *n == name) else {
        return Problem::NotFound.into_response();
    };
    let tag = format!(
        "\"{:016x}\"",
        text.bytes().fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        })
    );
    let known = headers.get(IF_NONE_MATCH).is_some_and(|v| v.as_bytes() == tag.as_bytes());
    let mut response = if known { StatusCode::NOT_MODIFIED.into_response() } else { (*text).into_response() };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(ETAG, tag);
    }
    response
}
