//! The cards and the map a game is played with: the house's, or the person's own.

mod card_file;
pub mod cards;
pub mod map;
pub mod wealth;

use std::sync::Arc;

use serde_json::Value;
use table::{Refusal, Setup};

pub use card_file::words_of;

/// The name of the person's own file in a set-up: cards and map in one document.
pub const OWN: &str = "imperial-steam";
/// The same for a map by itself.
pub const OWN_MAP: &str = "imperial-steam-map";

/// The files a set-up plays with.
pub struct Files {
    /// The cards.
    pub cards: Arc<cards::CardFile>,
    /// The map.
    pub map: Arc<map::MapFile>,
}

/// One section of the person's own document; a bare card or map file counts as its section.
pub fn section<'v>(own: &'v Value, name: &str, format: &str) -> Option<&'v Value> {
    if own["format"].as_str() == Some(format) {
        return Some(own);
    }
    own.get(name).filter(|v| !v.is_null())
}

/// Loads the files of a set-up; the error names everything that is wrong with them.
pub fn files(setup: &Setup) -> Result<Files, Vec<Refusal>> {
    let own = setup.own.get(OWN);
    let cards = match own.and_then(|o| section(o, "cards", cards::FORMAT)) {
        Some(file) => Arc::new(cards::read(file)?),
        None => cards::house(),
    };
    let map = match setup.own.get(OWN_MAP).or_else(|| own.and_then(|o| section(o, "map", map::FORMAT))) {
        Some(file) => Arc::new(map::read(file)?),
        None => map::house(),
    };
    Ok(Files { cards, map })
}
