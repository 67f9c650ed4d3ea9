//! The program's own words, beside those of the page, the lab and the games.

use std::sync::OnceLock;

use table::{Catalog, Lang, Messages, Msg};

/// The words of the program itself.
pub const MESSAGES: Messages = table::messages!();

/// All words in all languages.
pub fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(|| {
        let files: Vec<Messages> = [MESSAGES, lab::MESSAGES].into_iter().chain(page::words::files()).collect();
        Catalog::new(&files)
    })
}

/// A message in a language.
pub fn text(lang: Lang, msg: &Msg) -> String {
    catalog().text(lang, msg)
}
