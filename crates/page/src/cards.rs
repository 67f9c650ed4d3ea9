//! The person's own cards: figures of their own copy take the place of house figures.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde_json::Value;
use table::{Figure, Game, Msg, OwnCards, Provenance, Refusal, msg};

use crate::frame::{Problem, Viewer};
use crate::live::App;
use crate::security::Fields;
use crate::{field_input, own, registry};

fn find(id: &str) -> Result<(&'static dyn Game, &'static dyn OwnCards), Problem> {
    let game = registry::find(id).ok_or(Problem::NotFound)?.game;
    Ok((game, game.cards().ok_or(Problem::NotFound)?))
}

/// All figures, by section, each with where it comes from.
pub async fn show(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(id): Path<String>,
) -> Result<Html<String>, Problem> {
    let (game, cards) = find(&id)?;
    let own = own::read(app.store.own(cards.name())).map_err(Problem::Refused)?;
    let aside = app.store.set_aside(cards.name())?;
    Ok(page(&viewer, game, cards, &Shelf { own, aside }, &[]))
}

/// The file.
pub async fn export(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Problem> {
    let (_, cards) = find(&id)?;
    let file = own::read(app.store.own(cards.name())).map_err(Problem::Refused)?.ok_or(Problem::NotFound)?;
    let text = serde_json::to_string_pretty(&file).unwrap_or_default();
    let name = format!("attachment; filename=\"{}.json\"", cards.name());
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)], text).into_response())
}

/// Enters figures, takes a whole file in or one that was set aside, or sets everything aside.
pub async fn change(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let (game, cards) = find(&id)?;
    let mut done = Ok((None, Vec::new()));
    app.store.alone(&mut || done = changed(&app, cards, &fields))?;
    let (own, wrong) = done?;
    if wrong.is_empty() {
        return Ok(Redirect::to(&format!("/cards/{id}")).into_response());
    }
    let aside = app.store.set_aside(cards.name())?;
    let page = page(&viewer, game, cards, &Shelf { own, aside }, &wrong);
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

/// What is there afterwards, and what was refused.
fn changed(app: &App, cards: &dyn OwnCards, fields: &Fields) -> Result<(Option<Value>, Vec<Refusal>), Problem> {
    let store = app.store.as_ref();
    let keep = |own: Option<&Value>| store.keep_own(cards.name(), own.map(own::written).as_deref());
    match fields.get("do") {
        Some("reset") => {
            keep(None)?;
            Ok((None, Vec::new()))
        }
        Some(what @ ("import" | "back")) => {
            let unreadable = |why: serde_json::Error| {
                vec![Refusal::new("CardInvalid", msg!("page-cards-unreadable", why = why.to_string()))]
            };
            let file = if what == "import" {
                fields.get("file").unwrap_or_default().to_owned()
            } else {
                let aside = store.set_aside(cards.name())?;
                let found = aside.into_iter().find(|(stamp, _)| Some(stamp.as_str()) == fields.get("stamp"));
                found.ok_or(Problem::NotFound)?.1
            };
            let read = serde_json::from_str::<Value>(&file).map_err(unreadable);
            let good = read.and_then(|file| {
                let wrong = cards.check(&file);
                if wrong.is_empty() { Ok(file) } else { Err(wrong) }
            });
            // What is there makes room for what takes its place, and for nothing else.
            match good {
                Ok(file) => {
                    keep(None)?;
                    keep(Some(&file))?;
                    Ok((Some(file), Vec::new()))
                }
                Err(wrong) => Ok((own::read(store.own(cards.name())).unwrap_or_default(), wrong)),
            }
        }
        _ => {
            let before = own::read(store.own(cards.name())).map_err(Problem::Refused)?;
            let mut own = before.clone();
            let wrong = enter(cards, &mut own, fields);
            if own != before {
                keep(own.as_ref())?;
            }
            Ok((own, wrong))
        }
    }
}

/// Enters what differs from what is there; tells what could not be entered.
fn enter(cards: &dyn OwnCards, own: &mut Option<Value>, fields: &Fields) -> Vec<Refusal> {
    let mut wrong = Vec::new();
    for figure in cards.figures(own.as_ref()) {
        let id = figure.field.id.as_ref();
        // Boxes that are not ticked are not sent; the hidden `has` tells that the figure was shown.
        if !fields.all("has").any(|shown| shown == id) {
            continue;
        }
        let entered = field_input::read(&figure.field.kind, fields.all(id)).and_then(|value| {
            let same = value == figure.field.value && figure.provenance != Provenance::House;
            let confirmed = fields.get("all").is_some();
            if same || value == figure.field.value && !confirmed {
                return Ok(None);
            }
            cards.enter(own.as_ref(), id, &value).map(Some)
        });
        match entered {
            Ok(Some(file)) => *own = Some(file),
            Ok(None) => {}
            Err(why) => {
                let label = figure.field.label.clone();
                wrong.push(Refusal::new(why.code, msg!("page-cards-wrong", figure = label, why = why.text)));
            }
        }
    }
    wrong
}

/// The figures of one section.
struct Section {
    title: Msg,
    figures: Vec<Figure>,
}

fn sections(figures: Vec<Figure>) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for figure in figures {
        match sections.iter_mut().find(|s| s.title == figure.section) {
            Some(section) => section.figures.push(figure),
            None => sections.push(Section { title: figure.section.clone(), figures: vec![figure] }),
        }
    }
    sections
}

/// What there is of a person's own cards: the file that counts, and those that were set aside, the last first.
struct Shelf {
    own: Option<Value>,
    aside: Vec<(String, String)>,
}

fn page(viewer: &Viewer, game: &dyn Game, cards: &dyn OwnCards, shelf: &Shelf, wrong: &[Refusal]) -> Html<String> {
    let (about, own) = (game.about(), shelf.own.as_ref());
    let title = viewer.say(&msg!("page-cards-title", game = about.title.clone()));
    let action = format!("/cards/{}", about.id);
    let still_wrong = own.map(|file| cards.check(file)).unwrap_or_default();
    let main = html! {
        section.sheet {
            h1 { (title) }
            p { (viewer.say(&msg!("page-own-cards-help"))) }
            @for why in wrong { p.notice.bad role="alert" { (viewer.say(&why.text)) } }
            @if wrong.is_empty() {
                @for why in &still_wrong { p.notice { (viewer.say(&why.text)) } }
            }
            p.actions {
                @if own.is_some() {
                    a.button.quiet href=(format!("{action}/file.json")) download { (viewer.say(&msg!("page-export"))) }
                }
                a.button.quiet href="#import" { (viewer.say(&msg!("page-cards-import"))) }
                a.button.main href=(format!("/new/{}", about.id)) { (viewer.say(&msg!("page-new-game"))) }
            }
        }
        @if let Some(drawn) = registry::find(about.id).and_then(|entry| entry.page).and_then(|page| page.own(viewer, own)) {
            section.sheet { (drawn) }
        }
        @for (n, section) in sections(cards.figures(own)).iter().enumerate() {
            (section_form(viewer, section, &action, n == 0))
        }
        section.sheet #import {
            h2 { (viewer.say(&msg!("page-cards-import"))) }
            form method="post" action=(action) {
                (viewer.form_token())
                p hidden data-file-row {
                    label.button.quiet for="cards-file-pick" { (viewer.say(&msg!("page-open-file"))) }
                    input.hidden #cards-file-pick type="file" accept=".json,application/json" data-file="cards-file";
                    span.note data-chosen {}
                }
                label for="cards-file" { (viewer.say(&msg!("page-cards-text"))) }
                textarea #cards-file name="file" rows="5" required spellcheck="false" {}
                p { button name="do" value="import" { (viewer.say(&msg!("page-cards-import"))) } }
            }
            @if own.is_some() {
                form method="post" action=(action) data-confirm=(viewer.say(&msg!("page-cards-reset-sure"))) {
                    (viewer.form_token())
                    button.quiet name="do" value="reset" { (viewer.say(&msg!("page-cards-reset"))) }
                }
            }
            (set_aside(viewer, &shelf.aside, &action))
        }
    };
    viewer.page(&title, about.id, main)
}

/// Everything that was set aside, each with a button that brings it back.
fn set_aside(viewer: &Viewer, aside: &[(String, String)], action: &str) -> Markup {
    html! {
        @if !aside.is_empty() {
            h3 { (viewer.say(&msg!("page-cards-aside"))) }
            @for (stamp, _) in aside {
                form method="post" action=(action) {
                    (viewer.form_token())
                    input type="hidden" name="stamp" value=(stamp);
                    button.quiet name="do" value="back" { (viewer.say(&msg!("page-cards-back", time = stamp.replace('T', " ")))) }
                }
            }
        }
    }
}

fn section_form(viewer: &Viewer, section: &Section, action: &str, open: bool) -> Markup {
    let house = section.figures.iter().filter(|f| f.provenance == Provenance::House).count();
    html! {
        details.sheet.figures open[open] {
            summary {
                h2 { (viewer.say(&section.title)) }
                span.note { (viewer.say(&msg!("page-cards-count", count = section.figures.len(), house = house))) }
            }
            table {
                tbody {
                    @for figure in &section.figures {
                        tr {
                            th scope="row" { (viewer.say(&figure.field.label)) }
                            td { (viewer.say(&figure.field.shown())) }
                            td { (from(viewer, figure)) }
                        }
                    }
                }
            }
            details.edit {
                summary { (viewer.say(&msg!("page-cards-edit"))) }
                form method="post" action=(action) {
                    (viewer.form_token())
                    @for figure in &section.figures {
                        div.figure {
                            span.name { (viewer.say(&figure.field.label)) }
                            input type="hidden" name="has" value=(figure.field.id);
                            (field_input::input(viewer, &figure.field, &figure.field.id))
                        }
                    }
                    div.save {
                        label { input type="checkbox" name="all" value="yes"; " " (viewer.say(&msg!("page-cards-confirm"))) }
                        button.main { (viewer.say(&msg!("page-save"))) }
                    }
                }
            }
        }
    }
}

/// Where a figure comes from.
fn from(viewer: &Viewer, figure: &Figure) -> Markup {
    html! {
        span class=(format!("provenance {}", provenance(figure.provenance))) {
            (viewer.say(&Msg::new(figure.provenance.message())))
        }
    }
}

const fn provenance(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::House => "house",
        Provenance::Owner => "owner",
        _ => "known",
    }
}
