//! Cryo on the page: tiles, tokens, materials and cards as pictures beside their names, and the whole game on screen:
//! ship, caverns, platform and hand. What may be done is what the question offers; where it lights up, the state says.

mod caverns;
mod glyph;
pub mod letters;
mod place;
mod ship;
mod side;

use cryo::digital::Shown;
use cryo::names::{Card, Face, Item, Track};
use maud::{Markup, html};
use table::question::Kind;
use table::{Opt, Question, Screen, Told, msg};

use crate::ask::{self, Purpose};
use crate::frame::Viewer;
use crate::registry::{Drawing, File};
use crate::tell;
use place::Now;

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

/// More answers than this are put away as a list; the table itself is quicker then.
const FEW: usize = 8;

/// The whole table: what happened and the question, then everything that lies there.
fn table(viewer: &Viewer, screen: &Screen, shown: &Shown, purpose: Purpose<'_>) -> Markup {
    let now = Now { viewer, shown, ask: screen.ask.as_ref() };
    let told: Vec<&Told> = screen.turn().iter().collect();
    let before: Vec<&Told> = screen.turn_before().iter().collect();
    let things = html! {
        (side::stock(&now))
        (ship::ship(&now))
        (side::hand(&now))
        (side::platform(&now))
        (side::played(&now))
        (caverns::map(&now))
    };
    html! {
        div.talk {
            @if let Some(question) = &screen.ask { (asked(viewer, question, purpose)) }
            section.tell aria-label=(viewer.say(&msg!("page-told"))) {
                (tell::steps(viewer, &told, purpose.drawing))
                @if !before.is_empty() {
                    details.before {
                        summary { (viewer.say(&msg!("page-turn-before"))) }
                        (tell::steps(viewer, &before, purpose.drawing))
                    }
                }
            }
        }
        div.things { (purpose.form(viewer, &things)) }
    }
}

/// The question. A few answers are listed here as well, many behind a tap: the things on the table are answers.
fn asked(viewer: &Viewer, question: &Question, purpose: Purpose<'_>) -> Markup {
    let (asides, real): (Vec<Opt>, Vec<Opt>) = question.options().iter().cloned().partition(|option| option.aside);
    let few = real.len() <= FEW || matches!(question.kind, Kind::Several { .. });
    // A recall has no place on the table.
    let placeless: Vec<Opt> = real.iter().filter(|option| option.id == "recall").cloned().collect();
    html! {
        section.ask aria-labelledby="prompt" data-ask=(question.id) {
            h2 #prompt { (viewer.say(&question.prompt)) }
            @if let Some(note) = &question.note { p.note { (viewer.say(note)) } }
            @if few {
                @if matches!(question.kind, Kind::Several { .. }) { (ask::answers(viewer, question, purpose)) }
                @else { (ask::choices(viewer, question, &real, purpose)) }
            } @else {
                p.note { (viewer.say(&msg!("page-ship-tap"))) }
                @if !placeless.is_empty() { (ask::choices(viewer, question, &placeless, purpose)) }
                details.all {
                    summary { (viewer.say(&msg!("page-mat-list", count = real.len()))) }
                    (ask::choices(viewer, question, &real, purpose))
                }
            }
            @if !asides.is_empty() && !matches!(question.kind, Kind::Several { .. }) { (ask::choices(viewer, question, &asides, purpose)) }
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
