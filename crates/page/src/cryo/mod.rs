//! Cryo on the page: tiles, tokens, materials and cards as pictures beside their names.

mod glyph;
pub mod letters;

use cryo::digital::{Shown, lines};
use cryo::names::{Card, Face, Item, Track};
use maud::{Markup, html};
use table::{Question, Screen, Told};

use crate::ask::{self, Purpose};
use crate::frame::Viewer;
use crate::registry::{Drawing, File};
use crate::tell;

/// Cryo on the page.
pub struct Table;

impl Drawing for Table {
    fn class(&self) -> &'static str {
        "ship"
    }

    fn style(&self) -> File {
        ("ship.css", include_str!("../../assets/ship.css"))
    }

    fn table(&self, viewer: &Viewer, screen: &Screen, purpose: Purpose<'_>) -> Markup {
        screen.state.of().map(|shown| table(viewer, screen, shown, purpose)).unwrap_or_default()
    }

    fn answer(&self, _: &Viewer, question: &Question, id: &str) -> Option<Markup> {
        picture(question, id)
    }
}

/// The whole table: what happened, the question, and everything on the table in words.
fn table(viewer: &Viewer, screen: &Screen, shown: &Shown, purpose: Purpose<'_>) -> Markup {
    let told: Vec<&Told> = screen.turn().iter().collect();
    html! {
        div.talk {
            (tell::steps(viewer, &told, purpose.drawing))
            @if let Some(question) = &screen.ask { (ask::question(viewer, question, purpose)) }
        }
        section.panel {
            dl { @for (label, value) in lines(shown) { div { dt { (viewer.say(&label)) } dd { (viewer.say(&value)) } } } }
        }
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
