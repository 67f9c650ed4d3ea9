//! Cryo on the page: tiles, tokens, materials and cards as pictures beside their names.

mod glyph;

use cryo::names::{Card, Face, Item, Track};
use maud::Markup;
use table::Question;

use crate::frame::Viewer;
use crate::registry::{Drawing, File};

/// Cryo on the page.
pub struct Table;

impl Drawing for Table {
    fn class(&self) -> &'static str {
        "ship"
    }

    fn style(&self) -> File {
        ("ship.css", include_str!("../../assets/ship.css"))
    }

    fn answer(&self, _: &Viewer, question: &Question, id: &str) -> Option<Markup> {
        picture(question, id)
    }
}

/// The picture of a tile, a token, a material or a card; the label beside it says the same.
fn picture(question: &Question, id: &str) -> Option<Markup> {
    let (what, rest) = id.split_once('-').unwrap_or((id, ""));
    match what {
        "sabotage" => Some(glyph::sabotage()),
        "sunset" => Some(glyph::sunset()),
        "looting" => Face::parse(rest).map(|face| glyph::token(&face)),
        "printed" => Track::parse(rest).map(|track| glyph::item(Item::Of(track))),
        "open" => Card::parse(rest).map(glyph::card),
        _ if question.id == "deploy.tile" => Face::parse(id).map(|face| glyph::tile(&face)),
        _ => Item::parse(id).map(glyph::item).or_else(|| Card::parse(id).map(glyph::card)),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::registry;
    use table::{Session, Setup};

    /// Every tile, token and card a person may tap has a picture, and no two pictures are the same.
    #[test]
    fn everything_that_is_tapped_has_a_picture_of_its_own() {
        let game = registry::find("cryo").unwrap().game;
        let mut session = Session::start(game, Setup::new("cryo", "companion", 1)).unwrap();
        let mut seen = Vec::new();
        for tap in ["done", "turtle", "crab", "mole", "ram", "full"] {
            session.answer(tap.into(), false).unwrap();
            let question = session.screen().ask.clone().unwrap();
            if !seen.contains(&question.id) && question.id != "turn" {
                let real = question.options().iter().filter(|o| !o.aside);
                let drawn: Vec<String> = real.map(|o| picture(&question, &o.id).unwrap().into_string()).collect();
                for (i, picture) in drawn.iter().enumerate() {
                    assert!(!drawn[..i].contains(picture), "{}: {}", question.id, question.options()[i].id);
                }
                seen.push(question.id.clone());
            }
        }
        assert_eq!(seen, ["setup.upgrade", "setup.vehicle", "setup.decision", "recall.token"]);
    }
}
