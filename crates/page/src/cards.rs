//! The person's own cards: figures of their own copy take the place of house figures.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde_json::Value;
use table::{FieldKind, Figure, Game, Label, Msg, OwnCards, Provenance, Refusal, msg};

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
        // Back to where something was entered, unless there is something to read above it.
        let good = own.as_ref().is_none_or(|own| cards.check(own).is_empty());
        let place = fields.get("has").filter(|_| good).map(|first| format!("#{}", place(first))).unwrap_or_default();
        return Ok(Redirect::to(&format!("/cards/{id}{place}")).into_response());
    }
    let aside = app.store.set_aside(cards.name())?;
    let page = page(&viewer, game, cards, &Shelf { own, aside }, &wrong);
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

/// What was refused: a figure by its id and its name, or a whole file.
struct Wrong {
    figure: Option<(String, Msg)>,
    why: Refusal,
}

/// What is there afterwards, and what was refused.
fn changed(app: &App, cards: &dyn OwnCards, fields: &Fields) -> Result<(Option<Value>, Vec<Wrong>), Problem> {
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
                Err(wrong) => {
                    let wrong = wrong.into_iter().map(|why| Wrong { figure: None, why }).collect();
                    Ok((own::read(store.own(cards.name())).unwrap_or_default(), wrong))
                }
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
fn enter(cards: &dyn OwnCards, own: &mut Option<Value>, fields: &Fields) -> Vec<Wrong> {
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
                let named = (figure.field.id.clone().into_owned(), figure.field.label.clone());
                wrong.push(Wrong { figure: Some(named), why });
            }
        }
    }
    wrong
}

/// The figures of one section.
struct Section {
    title: Label,
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

/// Each section with the heading it shares with a neighbour, and whether it is the first below it.
fn grouped(sections: Vec<Section>) -> Vec<(Option<(Msg, bool)>, Section)> {
    let headings: Vec<Option<Msg>> = sections.iter().map(|section| section.title.of.clone()).collect();
    let shared = |n: usize| {
        let before = n > 0 && headings[n - 1] == headings[n];
        let after = headings.get(n + 1) == Some(&headings[n]);
        headings[n].clone().filter(|_| before || after).map(|group| (group, !before))
    };
    sections.into_iter().enumerate().map(|(n, section)| (shared(n), section)).collect()
}

/// What there is of a person's own cards: the file that counts, and those that were set aside, the last first.
struct Shelf {
    own: Option<Value>,
    aside: Vec<(String, String)>,
}

fn page(viewer: &Viewer, game: &dyn Game, cards: &dyn OwnCards, shelf: &Shelf, wrong: &[Wrong]) -> Html<String> {
    let (about, own) = (game.about(), shelf.own.as_ref());
    let title = viewer.say(&msg!("page-cards-title", game = about.title.clone()));
    let action = format!("/cards/{}", about.id);
    let still_wrong = own.map(|file| cards.check(file)).unwrap_or_default();
    let main = html! {
        section.sheet {
            h1 { (title) }
            p { (viewer.say(&msg!("page-own-cards-help"))) }
            @for Wrong { figure, why } in wrong {
                p.notice.bad role="alert" {
                    @if let Some((id, label)) = figure {
                        a href=(format!("#{}", anchor(id))) { (viewer.say(label)) } ": "
                    }
                    (viewer.say(&why.text))
                }
            }
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
        @for (n, (group, section)) in grouped(sections(cards.figures(own))).iter().enumerate() {
            @if let Some((group, true)) = group { h2.group { (viewer.say(group)) } }
            (section_form(viewer, section, group.is_some(), &action, n == 0, wrong))
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

/// So many letters fit into half the width of a phone.
const SHORT: usize = 11;

/// Neighbouring figures of one thing; a figure of none stands alone.
fn parts(figures: &[Figure]) -> impl Iterator<Item = &[Figure]> {
    let thing = |figure: &Figure| figure.field.called.of.clone();
    figures.chunk_by(move |a, b| thing(a).is_some() && thing(a) == thing(b))
}

/// A section: every figure can be changed where it stands, those of one thing and long lists are folded. Where all
/// figures come from is told once, or of each if that differs.
fn section_form(
    viewer: &Viewer,
    section: &Section,
    grouped: bool,
    action: &str,
    open: bool,
    wrong: &[Wrong],
) -> Markup {
    let figures = &section.figures;
    let house = figures.iter().filter(|f| f.provenance == Provenance::House).count();
    let all = figures.first().map(|f| f.provenance).filter(|from| figures.iter().all(|f| f.provenance == *from));
    let title = if grouped { viewer.say(&section.title.name) } else { viewer.say(&section.title.whole()) };
    let at_fault = figures.iter().any(|figure| fault(wrong, figure).is_some());
    html! {
        details.sheet.figures open[open || at_fault] {
            summary {
                h2 { (title) }
                @let told = if all.is_some() { 0 } else { house };
                span.note { (viewer.say(&msg!("page-cards-count", count = figures.len(), house = told))) }
                @if let Some(all) = all { (from(viewer, all)) }
            }
            form method="post" action=(action) id=[figures.first().map(|first| place(&first.field.id))] {
                (viewer.form_token())
                @for part in parts(figures) { (part_form(viewer, part, all.is_none(), wrong)) }
                div.save {
                    label { input type="checkbox" name="all" value="yes"; span { (viewer.say(&msg!("page-cards-confirm"))) } }
                    button.main { (viewer.say(&msg!("page-save"))) }
                }
            }
        }
    }
}

/// The anchor of the section that begins with this figure.
fn place(figure: &str) -> String {
    format!("from-{figure}")
}

fn part_form(viewer: &Viewer, part: &[Figure], each: bool, wrong: &[Wrong]) -> Markup {
    let long = |figure: &Figure| matches!(figure.field.kind, FieldKind::Several(_));
    let Some(first) = part.first() else { return html! {} };
    if let [figure] = part
        && !long(figure)
    {
        let from = each.then(|| from(viewer, figure.provenance));
        return figure_form(viewer, figure, &viewer.say(&figure.field.label), from, wrong);
    }
    let (thing, beside) = match &first.field.called.of {
        Some(thing) => (viewer.say(thing), true),
        None => (viewer.say(&first.field.label), false),
    };
    let name = |figure: &Figure| if beside { viewer.say(&figure.field.called.name) } else { String::new() };
    let shown = |figure: &Figure| format!("{} {}", name(figure), viewer.say(&figure.field.shown()));
    let values: Vec<String> = part.iter().map(|figure| shown(figure).trim().to_owned()).collect();
    let house = part.iter().any(|figure| figure.provenance == Provenance::House);
    let provenance = if house { Provenance::House } else { first.provenance };
    html! {
        details.part open[part.iter().any(|figure| fault(wrong, figure).is_some())] {
            summary { strong { (thing) } @if each { (from(viewer, provenance)) } span.values { (values.join(" · ")) } }
            div.fields { @for figure in part { (figure_form(viewer, figure, &name(figure), None, wrong)) } }
        }
    }
}

fn figure_form(viewer: &Viewer, figure: &Figure, name: &str, from: Option<Markup>, wrong: &[Wrong]) -> Markup {
    // What is chosen is read whole.
    let wide = !matches!(figure.field.kind, FieldKind::Number { .. })
        && viewer.say(&figure.field.shown()).chars().count() > SHORT;
    html! {
        div.figure.wide[wide] id=(anchor(&figure.field.id)) {
            span.name { (name) }
            @if let Some(from) = from { (from) }
            input type="hidden" name="has" value=(figure.field.id);
            (field_input::input(viewer, &figure.field, &figure.field.id))
            @if let Some(why) = fault(wrong, figure) { p.notice.bad { (viewer.say(&why.text)) } }
        }
    }
}

/// Why the figure could not be entered.
fn fault<'w>(wrong: &'w [Wrong], figure: &Figure) -> Option<&'w Refusal> {
    wrong
        .iter()
        .find(|wrong| wrong.figure.as_ref().is_some_and(|(id, _)| *id == figure.field.id))
        .map(|wrong| &wrong.why)
}

fn anchor(figure: &str) -> String {
    format!("figure-{figure}")
}

/// Where a figure comes from.
fn from(viewer: &Viewer, from: Provenance) -> Markup {
    html! { span class=(format!("provenance {}", provenance(from))) { (viewer.say(&Msg::new(from.message()))) } }
}

const fn provenance(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::House => "house",
        Provenance::Owner => "owner",
        _ => "known",
    }
}
