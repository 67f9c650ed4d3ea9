//! Everything the browser loads beside the pages. It is part of the program: nothing is installed,
//! nothing is fetched from elsewhere.

use std::sync::OnceLock;

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, HeaderMap, IF_NONE_MATCH};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::frame::Problem;
use crate::registry;

/// The program's sign: two faces across a table.
pub const ICON: &str = include_str!("../assets/icon.svg");

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

const FILES: &[(&str, &str, &str)] = &[
    ("app.js", SCRIPT, include_str!("../assets/app.js")),
    ("page.js", SCRIPT, include_str!("../assets/page.js")),
    ("help.js", SCRIPT, include_str!("../assets/help.js")),
    ("tour.js", SCRIPT, include_str!("../assets/tour.js")),
    ("moves.js", SCRIPT, include_str!("../assets/moves.js")),
    ("picture.js", SCRIPT, include_str!("../assets/picture.js")),
    ("play.js", SCRIPT, include_str!("../assets/play.js")),
    ("icon.svg", "image/svg+xml", ICON),
];

/// Every file there is: the page's own, those of the drawings, and what follows from the registry.
fn find(name: &str) -> Option<(&'static str, &'static str)> {
    let own = FILES.iter().find(|(n, _, _)| *n == name).map(|(_, kind, text)| (*kind, *text));
    let drawn = || {
        let (_, text) =
            registry::drawings().filter_map(|drawing| drawing.script()).find(|(script, _)| *script == name)?;
        Some((SCRIPT, text))
    };
    own.or_else(drawn).or_else(|| match name {
        STYLES => Some((CSS, styles())),
        "tables.js" => Some((SCRIPT, registry::scripts())),
        _ => None,
    })
}

/// The style sheet of every page, all in one: nothing is seen before it is there, and every file takes its time.
pub const STYLES: &str = "styles.css";

fn styles() -> &'static str {
    static SHEET: OnceLock<String> = OnceLock::new();
    SHEET.get_or_init(|| {
        let common = [
            include_str!("../assets/page.css"),
            registry::style_sheet(),
            include_str!("../assets/play.css"),
            include_str!("../assets/beside.css"),
        ];
        common.into_iter().chain(registry::drawings().map(|drawing| drawing.style())).collect()
    })
}

/// Where a file is found.
pub fn address(name: &str) -> String {
    format!("/assets/{name}")
}

/// Tells what is in a file: another content has another tag.
pub fn tag(bytes: &[u8]) -> String {
    let hash = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3));
    format!("{hash:016x}")
}

/// A file. The browser asks each time whether it is still the same, which costs nothing here and
/// means that a new version of the program is seen at once.
pub async fn file(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let Some((kind, text)) = find(&name) else { return Problem::NotFound.into_response() };
    let tag = format!("\"{}\"", tag(text.as_bytes()));
    let known = headers.get(IF_NONE_MATCH).is_some_and(|v| v.as_bytes() == tag.as_bytes());
    let mut response = if known { StatusCode::NOT_MODIFIED.into_response() } else { text.into_response() };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(ETAG, tag);
    }
    response
}
