//! The first page: the opponents, the games going on, the way to everything else.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, PreEscaped, html};
use table::{Msg, Values, msg};

use crate::day;
use crate::everything;
use crate::frame::{Problem, Viewer};
use crate::host::{Chosen, LEVELS, Stored};
use crate::live::App;
use crate::registry::{self, Entry};
use crate::security::{Fields, unreadable};

/// So many games in progress are shown at the top; the others are folded away below them.
const AT_ONCE: usize = 4;
/// So many games in progress stand on one page.
const A_PAGE: u32 = 200;

/// The first page.
pub async fn show(State(app): State<Arc<App>>, viewer: Viewer) -> Result<Html<String>, Problem> {
    let unfinished = GoingOn::from(&app, 0)?;
    let standings = app.store.standings(None)?;
    let (finished, won): (u32, u32) =
        standings.iter().fold((0, 0), |(played, won), s| (played + s.played, won + s.won));
    let main = html! {
        section.welcome {
            h1 { (viewer.say(&msg!("page-welcome"))) }
            @for entry in registry::all().iter().filter(|entry| entry.tour.is_some()) {
                form method="post" action=(format!("/show-me/{}", entry.id())) data-game=(entry.id()) {
                    (viewer.form_token())
                    button data-show-me { span aria-hidden="true" { "▶ " } (viewer.say(&msg!("page-show-me"))) }
                    span.note { (viewer.say(&msg!("page-show-me-note", game = viewer.say(&entry.game.about().title)))) }
                }
            }
        }
        @if !unfinished.games.is_empty() {
            section.going-on aria-labelledby="going-on" {
                h2 #going-on { (viewer.say(&msg!("page-continue"))) }
                @let (newest, older) = unfinished.games.split_at(unfinished.games.len().min(AT_ONCE));
                ul { @for game in newest { (going_on(&viewer, game, true)) } }
                @if !older.is_empty() {
                    details {
                        summary { (viewer.say(&msg!("page-older", count = older.len()))) }
                        ul { @for game in older { (going_on(&viewer, game, false)) } }
                        (unfinished.further(&viewer))
                    }
                }
            }
        }
        section aria-labelledby="opponents" {
            h2 #opponents { (viewer.say(&msg!("page-opponents"))) }
            ul.opponents {
                @for entry in registry::all() { (opponent(&viewer, entry, &app.store.chosen(entry.id())?)) }
            }
        }
        section.more {
            a.button.quiet href="/open" { (viewer.say(&msg!("page-open"))) }
            a.button.quiet href="/results" {
                (viewer.say(&msg!("page-results-link", games = finished, won = won)))
            }
            a.button.quiet href="/everything" { (viewer.say(&msg!("page-everything"))) }
            (everything::install(&app, &viewer))
        }
    };
    Ok(viewer.page("", "", main))
}

/// Games in progress, a page of them.
struct GoingOn {
    skipped: u32,
    games: Vec<Stored>,
    /// Are there still older ones?
    more: bool,
}

impl GoingOn {
    /// Those after the first `skip`.
    fn from(app: &App, skip: u32) -> Result<Self, Problem> {
        let mut games = app.store.unfinished(skip, A_PAGE + 1)?;
        let more = games.len() > A_PAGE as usize;
        games.truncate(A_PAGE as usize);
        Ok(Self { skipped: skip, games, more })
    }

    /// The way to the older ones.
    fn further(&self, viewer: &Viewer) -> Markup {
        let address = format!("/games?from={}", self.skipped + A_PAGE);
        html! { @if self.more { p { a.button.quiet href=(address) { (viewer.say(&msg!("page-older-still"))) } } } }
    }
}

/// All games in progress, page by page: `?from=` so many are left out.
pub async fn all(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    RawQuery(query): RawQuery,
) -> Result<Html<String>, Problem> {
    let unfinished = GoingOn::from(&app, skipped(query.as_deref())?)?;
    let title = viewer.say(&msg!("page-continue"));
    let main = html! {
        section.sheet.going-on {
            h1 { (title) }
            ul { @for game in &unfinished.games { (going_on(&viewer, game, false)) } }
            (unfinished.further(&viewer))
        }
    };
    Ok(viewer.page(&title, "", main))
}

/// How many the address leaves out.
pub fn skipped(query: Option<&str>) -> Result<u32, Problem> {
    let from = query.unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("from="));
    from.map_or(Ok(0), |from| from.parse().map_err(|_| unreadable()))
}

/// An opponent: one tap begins a game as it was last chosen, at either of its tables.
fn opponent(viewer: &Viewer, entry: &Entry, chosen: &Chosen) -> Markup {
    let about = entry.game.about();
    let last = chosen.get("table").filter(|table| about.tables.contains(&table.as_str()));
    let first = last.map_or_else(|| about.tables.first().copied().unwrap_or_default(), String::as_str);
    html! {
        li data-game=(about.id) {
            div.picture aria-hidden="true" { (PreEscaped(entry.picture)) }
            div.words {
                h3 { (viewer.say(&about.title)) span.who { (viewer.say(&about.opponent)) } }
                p { (viewer.say(&about.pitch)) }
                form.begin method="post" action=(format!("/new/{}", about.id)) {
                    (viewer.form_token())
                    @for (name, value) in chosen.iter().filter(|(name, _)| *name != "table") {
                        input type="hidden" name=(name) value=(value);
                    }
                    @for table in &about.tables {
                        button.main[*table == first] name="table" value=(table) {
                            (viewer.say(&msg!("page-begin", table = *table)))
                            span.hidden { ": " (viewer.say(&about.title)) }
                        }
                    }
                }
                p.actions {
                    a.button.quiet href=(format!("/new/{}", about.id)) {
                        (viewer.say(&msg!("page-choose")))
                        span.hidden { ": " (viewer.say(&about.title)) }
                    }
                    @if entry.rules.is_some() {
                        a.button.quiet href=(format!("/rules/{}", about.id)) {
                            (viewer.say(&msg!("page-rules")))
                            span.hidden { ": " (viewer.say(&about.title)) }
                        }
                    }
                    @if entry.game.cards().is_some() {
                        a.button.quiet href=(format!("/cards/{}", about.id)) {
                            (viewer.say(&msg!("page-own-cards")))
                            span.hidden { " " (viewer.say(&about.title)) }
                        }
                    }
                }
            }
        }
    }
}

/// A game in progress: which it is and how far, when it was last played, with its picture where there are few.
fn going_on(viewer: &Viewer, stored: &Stored, pictured: bool) -> Markup {
    let entry = registry::find(&stored.game);
    let title = entry.map_or_else(|| stored.game.clone(), |g| viewer.say(&g.game.about().title));
    let level = level_name(&stored.game, &stored.level).map(|l| viewer.say(&l));
    html! {
        li data-game=(stored.game) {
            @if let Some(entry) = entry.filter(|_| pictured) { div.picture aria-hidden="true" { (PreEscaped(entry.picture)) } }
            a.resume href=(format!("/games/{}", stored.id)) {
                strong { (title) }
                span {
                    (viewer.say(&msg!("page-seat", table = stored.table.as_str())))
                    @if let Some(level) = level { "\u{a0}· " (level) }
                    "\u{a0}· " (viewer.say(&msg!("page-entries", count = stored.entries)))
                    "\u{a0}· " time datetime=(day::iso(stored.changed)) data-ago=(stored.changed) { (viewer.say(&msg!("page-last-played", day = day::words(stored.changed)))) }
                }
            }
            form method="post" action=(format!("/games/{}/forget", stored.id)) data-confirm=(viewer.say(&msg!("page-forget-sure"))) {
                (viewer.form_token())
                button.quiet aria-label=(viewer.say(&msg!("page-forget-game", game = title.as_str()))) title=(viewer.say(&msg!("page-forget"))) { "✕" }
            }
        }
    }
}

/// What the game calls a level.
pub fn level_name(game: &str, level: &str) -> Option<Msg> {
    let options = registry::find(game)?.game.about().options;
    let choice = LEVELS.iter().find_map(|name| options.iter().find(|o| o.name == *name))?;
    match choice.values.clone() {
        Values::OneOf(values) => values.into_iter().find(|(id, _)| *id == level).map(|(_, label)| label),
        Values::Number { .. } => Some(msg!("page-level", level = level)),
    }
}

/// Forgets a game.
pub async fn forget(State(app): State<Arc<App>>, Path(id): Path<String>, _fields: Fields) -> Result<Redirect, Problem> {
    app.forget(&id)?;
    Ok(Redirect::to("/"))
}

/// Language and light.
pub async fn settings(fields: Fields) -> Response {
    // Only our own addresses; two slashes would be another host.
    let back =
        fields.get("back").filter(|b| b.starts_with('/') && !b.starts_with("//") && !b.contains(['\\', '\n', '\r']));
    let mut response = (StatusCode::SEE_OTHER, [("location", back.unwrap_or("/").to_owned())]).into_response();
    let mut remember = |name: &str, value: &str| {
        let cookie = format!("{name}={value}; Path=/; SameSite=Lax; Max-Age=31536000");
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    };
    if let Some(lang) = fields.get("lang").and_then(table::Lang::parse) {
        remember("lang", lang.code());
    }
    if let Some(theme) = fields.get("theme").filter(|t| ["light", "dark", "auto"].contains(t)) {
        remember("theme", theme);
    }
    response
}
