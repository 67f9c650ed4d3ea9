//! The page as an app without a server: the static site this program carries.

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use anyhow::{Context, Result, bail};
use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, LOCATION};
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;
use pocket::site::{File, files};
use table::{Lang, msg};

use crate::words::text;

/// The packed WebAssembly; empty where `scripts/wasm` was not run before this program was built.
#[cfg(carries_site)]
static CARRIED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/pocket.wasm.lzma"));

/// A program for its developers looks where `scripts/wasm` puts it (or where `VISAVIS_WASM` says), and need not be built
/// anew.
#[cfg(not(carries_site))]
fn wasm() -> Option<Vec<u8>> {
    let usual = || concat!(env!("CARGO_MANIFEST_DIR"), "/wasm/pocket.wasm.lzma").into();
    fs::read(std::env::var_os("VISAVIS_WASM").unwrap_or_else(usual)).ok()
}

#[cfg(carries_site)]
fn wasm() -> Option<Vec<u8>> {
    Some(CARRIED.to_vec()).filter(|wasm| !wasm.is_empty())
}

/// Where the server offers it.
pub const FOLDER: &str = "/pocket/";

/// The files of the site; none where the WebAssembly is missing.
fn site() -> &'static [File] {
    static SITE: OnceLock<Vec<File>> = OnceLock::new();
    SITE.get_or_init(|| wasm().map(|wasm| files(&wasm)).unwrap_or_default())
}

/// Does this program carry the site?
pub fn is_carried() -> bool {
    !site().is_empty()
}

/// Writes the site into a folder, for any static host.
pub fn write(folder: &Path, lang: Lang) -> Result<()> {
    if !is_carried() {
        bail!(text(lang, &msg!("visavis-error-no-wasm")));
    }
    let at = || folder.display().to_string();
    fs::create_dir_all(folder).with_context(at)?;
    // The worker last: whoever fetches it finds everything it names.
    let (worker, others): (Vec<&File>, Vec<&File>) = site().iter().partition(|file| file.name == "sw.js");
    for file in others.into_iter().chain(worker) {
        fs::write(folder.join(&file.name), &file.bytes).with_context(at)?;
    }
    let size: usize = site().iter().map(|file| file.bytes.len()).sum();
    println!(
        "{}",
        text(lang, &msg!("visavis-site-written", folder = at(), files = site().len(), kilobytes = size / 1000))
    );
    Ok(())
}

/// A file of the site, where the server is asked for one.
pub fn file(path: &str) -> Option<Response<Body>> {
    if !is_carried() {
        return None;
    }
    if path == FOLDER.trim_end_matches('/') {
        return Some((StatusCode::PERMANENT_REDIRECT, [(LOCATION, FOLDER)]).into_response());
    }
    let name = path.strip_prefix(FOLDER)?;
    let find = |name: &str| site().iter().find(|file| file.name == name);
    let (status, file) = match find(if name.is_empty() { "index.html" } else { name }) {
        Some(file) => (StatusCode::OK, file),
        None => (StatusCode::NOT_FOUND, find("404.html")?),
    };
    let headers = [(CONTENT_TYPE, file.kind), (CACHE_CONTROL, "no-cache")];
    Some((status, headers, file.bytes.as_slice()).into_response())
}
