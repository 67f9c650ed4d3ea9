//! All words of the page and of the games.

use std::sync::OnceLock;

use table::{Catalog, Lang, Messages, Msg};

use crate::registry;

/// The words of the page itself.
pub const MESSAGES: Messages = table::messages!();

/// The message files of everything that is shown here.
pub fn files() -> Vec<Messages> {
    let own = [MESSAGES, players::MESSAGES];
    own.into_iter().chain(registry::all().iter().map(|entry| entry.game.messages())).collect()
}

/// All words in all languages.
pub fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(|| Catalog::new(&files()))
}

/// An order and its details in a language.
pub fn parts(lang: Lang, msg: &Msg) -> (String, String) {
    catalog().parts(lang, msg)
}

/// A message in a language.
pub fn text(lang: Lang, msg: &Msg) -> String {
    catalog().text(lang, msg)
}
