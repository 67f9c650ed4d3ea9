//! The page as an app without a server: the same pages and games, answering inside a service worker of the
//! browser, installed from any static host.
//!
//! | module | what it holds |
//! |---|---|
//! | [`answer`] | a request in, a response out, with what is to be kept |
//! | [`records`] | the store: records in memory, and the changes the worker must keep |
//! | [`site`] | the files of the static site |
//!
//! The worker (`site/sw.js`) hands bytes in and gets bytes back: a length of four bytes (least first), a head
//! in JSON of that length, a body. It keeps the changes in IndexedDB before anybody sees the answer.
//!
//! ```
//! use pocket::answer::Pocket;
//!
//! let (mut pocket, opened) = Pocket::open(
//!     br#"{"home": "https://example.org/play/", "base": "/play", "random": "00112233445566778899aabbccddeeff0011223344556677"}"#,
//! )
//! .expect("a head that can be read");
//! assert_eq!(opened.changes.len(), 1, "the token of the forms is kept");
//! let ask = br#"{"method": "GET", "path": "/", "now": 0, "random": ""}"#;
//! let (answer, page) = pocket.answer(ask, b"").expect("a head that can be read");
//! assert_eq!(answer.status, 200);
//! assert!(String::from_utf8_lossy(&page).contains("href=\"/play/new/patchwork\""));
//! ```

pub mod answer;
pub mod records;
pub mod site;

#[cfg(target_arch = "wasm32")]
mod shim;

/// The words of the site itself.
pub const MESSAGES: table::Messages = table::messages!();
