//! Cryo on the page: tiles, tokens, materials and cards as pictures beside their names, and the whole game on screen:
//! ship, caverns, platform and hand. What may be done is what the question offers; where it lights up, the state says.

mod caverns;
pub mod coach;
mod glyph;
pub mod letters;
mod names;
mod place;
mod ship;
mod side;

use cryo::digital::Shown;
use cryo::game::Drone;
use cryo::names::{Action, Card, Face, Item, Track};
use cryo::words;
use maud::{Markup, html};
use table::question::Kind;
use table::{Opt, Question, Screen, Told, msg};

use crate::ask::{self, Purpose};
use crate::frame::Viewer;
use crate::registry::Drawing;
use crate::tell;
use place::Now;

/// Cryo on the page.
pub struct Table;

impl Drawing for Table {
    fn class(&self) -> &'static str {
        "ship"
    }

    fn style(&self) -> &'static str {
        include_str!("../../assets/ship.css")
    }

    fn table(&self, viewer: &Viewer, screen: &Screen, purpose: Purpose<'_>) -> Markup {
        screen.state.of().map(|shown| table(viewer, screen, shown, purpose)).unwrap_or_default()
    }

    fn answer(&self, _: &Viewer, question: &Question, id: &str) -> Option<Markup> {
        picture(question, id)
    }

    fn name(&self, viewer: &Viewer, text: &str) -> Option<(usize, Markup)> {
        names::picture(viewer.lang, text)
    }

    fn sign(&self, viewer: &Viewer, text: &str) -> Option<(usize, Markup)> {
        names::sign(viewer.lang, text)
    }

    fn legend(&self, viewer: &Viewer) -> Option<Markup> {
        Some(signs(viewer))
    }

    /// The caverns at the end.
    fn finished(&self, viewer: &Viewer, screen: &Screen) -> Option<Markup> {
        let shown = screen.state.of::<Shown>()?;
        Some(html! { div.ship { (caverns::map(&Now { viewer, shown, ask: None })) } })
    }
}

/// What the signs on the table mean.
fn signs(viewer: &Viewer) -> Markup {
    let face = |id: &str, draw: fn(&Face) -> Markup| Face::parse(id).map(|face| draw(&face)).unwrap_or_default();
    let drawn = [
        ("drone", html! { (glyph::drone(Drone::Human)) (glyph::drone(Drone::Rival)) }),
        ("pods", ship::pods(3, 2)),
        ("closed", glyph::cross()),
        ("all", face("crystal+organic", glyph::tile)),
        ("one", face("crystal/organic", glyph::tile)),
        ("looting", face("crystal", glyph::token)),
        ("sabotage", glyph::sabotage()),
        ("sunset", glyph::sunset()),
        ("cavern", html! { span.figure { "4/2" } }),
        ("tunnel", html! { span.figure.round { "3" } }),
    ];
    let card = (Item::Card, words::item(Item::Card));
    let things = Track::ALL.into_iter().map(|track| (Item::Of(track), words::track(track))).chain([card]);
    html! {
        div.ship {
            ul.signs {
                @for (item, name) in things { li { span.sign aria-hidden="true" { (glyph::item(item)) } (viewer.say(&name)) } }
                @for action in Action::ALL {
                    li {
                        span.sign aria-hidden="true" { (glyph::action(action)) }
                        span {
                            strong { (viewer.say(&msg!("cryo-board-action", action = action.id()))) } ": "
                            (viewer.say(&msg!("cryo-board-about", action = action.id())))
                        }
                    }
                }
                @for (sign, picture) in drawn {
                    li { span.sign aria-hidden="true" { (picture) } (viewer.say(&msg!("page-ship-sign", sign = sign))) }
                }
            }
        }
    }
}

/// More answers than this are put away as a list; the table itself is quicker then.
const FEW: usize = 8;

/// Answers of so few letters stand two in a row.
const SHORT: usize = 26;

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
        // At the end the caverns are a picture above everything.
        @if screen.over.is_none() { (caverns::map(&now)) }
    };
    html! {
        div.talk {
            @if let Some(question) = &screen.ask { (asked(&now, question, purpose, screen.entries > 0)) }
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
fn asked(now: &Now<'_>, question: &Question, purpose: Purpose<'_>, undo: bool) -> Markup {
    let viewer = now.viewer;
    let (asides, real): (Vec<Opt>, Vec<Opt>) = question.options().iter().cloned().partition(|option| option.aside);
    // What can be scrapped lights up in the hand and on the platform.
    let asides: Vec<Opt> = asides.into_iter().filter(|option| !option.id.starts_with("scrap ")).collect();
    // Where nothing else is left, what stands aside is the answer.
    let (asides, real) = if real.is_empty() { (Vec::new(), asides) } else { (asides, real) };
    // Figures have no place on the table: all of them are listed.
    let lights_up = |option: &Opt| now.shown.offers.iter().any(|o| o.answer == option.id && !o.places.is_empty());
    let few = real.len() <= FEW || matches!(question.kind, Kind::Several { .. }) || !real.iter().any(lights_up);
    // A recall has no place on the table.
    let placeless: Vec<Opt> = real.iter().filter(|option| option.id == "recall").cloned().collect();
    html! {
        section.ask aria-labelledby="prompt" data-ask=(question.id) {
            @if undo { (purpose.undo(viewer)) }
            h2 #prompt { (viewer.say(&question.prompt)) }
            @if let Some(note) = &question.note { p.note { (viewer.say(note)) } }
            @if few {
                @if matches!(question.kind, Kind::Several { .. }) { (ask::answers(viewer, question, purpose)) }
                @else { (choices(now, question, &real, purpose)) }
            } @else {
                p.note { (viewer.say(&msg!("page-ship-tap"))) }
                @if !placeless.is_empty() { (choices(now, question, &placeless, purpose)) }
                details.all {
                    summary { (viewer.say(&msg!("page-mat-list", count = real.len()))) }
                    (choices(now, question, &real, purpose))
                }
            }
            @if !asides.is_empty() && !matches!(question.kind, Kind::Several { .. }) { (ask::choices(viewer, question, &asides, purpose)) }
        }
    }
}

/// Answers below each other, each with what it costs and brings in pictures.
fn choices(now: &Now<'_>, question: &Question, options: &[Opt], purpose: Purpose<'_>) -> Markup {
    if purpose.present.is_some() {
        return ask::choices(now.viewer, question, options, purpose);
    }
    let short = |option: &Opt| option.hint.is_none() && now.viewer.say(&option.label).chars().count() <= SHORT;
    let class = if options.len() > 1 && options.iter().all(short) { "options priced brief" } else { "options priced" };
    purpose.form(now.viewer, &html! { div class=(class) { @for option in options { (now.option(question, option)) } } })
}

/// The picture of a tile, a token, a material or a card; the label beside it says the same.
fn picture(question: &Question, id: &str) -> Option<Markup> {
    // The second of two equal cards is `turtle 2`.
    let id = id.strip_suffix(" 2").or_else(|| id.strip_suffix(" 3")).unwrap_or(id);
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

    /// In whole games on screen every possible answer is a button of the table, and what lights up is drawn.
    #[test]
    fn every_answer_is_a_button_and_every_place_is_drawn() {
        let entry = registry::find("cryo").unwrap();
        let purpose = Purpose { id: "g", drawing: entry.page, revision: 1, act: "answer", about: None, present: None };
        let viewer = Viewer::without_browser(table::Lang::En);
        for seed in 1..=3 {
            let mut session = Session::start(entry.game, Setup::new("cryo", "digital", seed)).unwrap();
            let mut asked = std::collections::BTreeSet::new();
            let mut rng = table::Rng::new(seed, 1);
            while let Some(question) = session.screen().ask.clone() {
                let screen = session.screen();
                let shown = screen.state.of::<Shown>().unwrap();
                let html = table(&viewer, screen, shown, purpose).into_string();
                for option in question.options() {
                    let value = format!("value=\"{}\"", option.id);
                    assert!(html.contains(&value), "{}: {} is no button", question.id, option.id);
                }
                // No question has nothing but asides: where they are all there is, they are the answer.
                let section = html.split("</section>").next().unwrap();
                let listed = matches!(question.kind, Kind::Several { .. }) || section.contains("class=\"choice\"");
                assert!(listed, "{}: nothing but asides", question.id);
                for offer in &shown.offers {
                    let drawn = |place: &String| html.contains(&format!("data-thing=\"{place}\""));
                    let abstract_places = ["recall", "deck", "crystal", "organic", "tech", "nanite", "energy", "card"];
                    let somewhere = offer.places.iter().any(|p| drawn(p) || abstract_places.contains(&p.as_str()));
                    assert!(somewhere || offer.places.is_empty(), "{}: {:?} is not drawn", offer.answer, offer.places);
                }
                asked.insert(question.id.clone());
                let pick = |rng: &mut table::Rng| rng.below(question.options().len() as u32) as usize;
                let answer = match &question.kind {
                    Kind::Several { options, min, .. } => {
                        table::Answer::Several(options[..*min].iter().map(|o| o.id.to_string()).collect())
                    }
                    _ => table::Answer::One(question.options()[pick(&mut rng)].id.to_string()),
                };
                session.answer(answer, false).unwrap();
                assert!(session.screen().entries < 2000, "no end");
            }
            assert!(asked.len() >= 8, "{asked:?}");
        }
    }
}
