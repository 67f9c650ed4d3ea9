//! Imperial Steam on the page: the map, to look at and to tap.

mod map;

use ::imperial_steam::companion::Shown;
use maud::{Markup, html};
use table::{FieldKind, Question, Screen};

use crate::ask::{self, Purpose};
use crate::frame::Viewer;
use crate::registry::{Drawing, File};
use map::Picture;

/// Imperial Steam on the page.
pub struct Table;

impl Drawing for Table {
    fn class(&self) -> &'static str {
        "rails"
    }

    fn style(&self) -> &'static str {
        include_str!("../../assets/rails.css")
    }

    fn script(&self) -> Option<File> {
        Some(("rails.js", include_str!("../../assets/rails.js")))
    }

    fn ask(&self, viewer: &Viewer, screen: &Screen, question: &Question, purpose: Purpose<'_>) -> Option<Markup> {
        if !about_the_map(&question.id) {
            return None;
        }
        let shown: &Shown = screen.state.of()?;
        let offered = offered(question);
        // A map on which nothing can be tapped ("how far is it?") is only in the way.
        if !offered.iter().any(|id| id.starts_with(char::is_uppercase)) {
            return None;
        }
        // Cities of the board; words such as "none" are no cities.
        let is_city = |id: &&String| !id.contains('-') && id.chars().next().is_some_and(char::is_uppercase);
        let cities: Vec<String> = offered.iter().filter(is_city).cloned().collect();
        Some(html! {
            section.ask aria-labelledby="prompt" {
                h2 #prompt { (viewer.say(&question.prompt)) }
                (ask::note(viewer, question))
                @let drawn = Picture::of(shown, &cities).draw(viewer, &offered);
                (ask::answers_around(viewer, question, purpose, Some(&drawn)))
            }
        })
    }

    fn own(&self, viewer: &Viewer, own: Option<&serde_json::Value>) -> Option<Markup> {
        // Nothing entered or told yet: what the form begins with.
        let picture =
            own.and_then(Picture::own).or_else(|| Picture::own(::imperial_steam::data::map::house_value()))?;
        Some(picture.draw(viewer, &[]))
    }
}

/// Is the answer a city or a link?
fn about_the_map(id: &str) -> bool {
    const IDS: [&str; 20] = [
        "name.track",
        "name.city",
        "name.factory",
        "QA1",
        "QA2",
        "QA3",
        "QA4",
        "QA5",
        "QA6",
        "QA7",
        "QA7.from",
        "QA9",
        "QF3",
        "QF3.all",
        "you.track",
        "you.factory",
        "did.track",
        "did.factory",
        "edit.city",
        "edit.link",
    ];
    IDS.contains(&id)
}

/// Everything that can be answered, by its id.
fn offered(question: &Question) -> Vec<String> {
    let mut all: Vec<String> = question.options().iter().map(|o| o.id.to_string()).collect();
    for field in question.fields() {
        if let FieldKind::Choice(options) | FieldKind::Several(options) = &field.kind {
            all.extend(options.iter().map(|o| o.id.to_string()));
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}
