//! What every page has: its head, its foot, the language, the light; and what is shown when
//! something goes wrong.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, HeaderMap};
use axum::http::request::Parts;
use axum::http::{StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use maud::{DOCTYPE, Markup, html};
use table::{Lang, Msg, Refusal, msg};

use crate::assets;
use crate::host::{Cause, Failure};
use crate::live::{App, Site};
use crate::words::text;

/// Who looks at a page, and how.
#[derive(Clone, Debug)]
pub struct Viewer {
    /// The language.
    pub lang: Lang,
    /// `light`, `dark`, or empty for what the system likes.
    theme: &'static str,
    /// Goes into every form.
    pub token: String,
    /// Where the person is, to come back to.
    path: String,
    /// Where the page is found as an app without a server.
    site: Option<Site>,
}

impl FromRequestParts<Arc<App>> for Viewer {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Self::Rejection> {
        Ok(Self::new(&parts.headers, &parts.uri, app))
    }
}

impl Viewer {
    /// From what the browser sends.
    pub fn new(headers: &HeaderMap, uri: &Uri, app: &App) -> Self {
        let theme = match cookie(headers, "theme") {
            Some("light") => "light",
            Some("dark") => "dark",
            _ => "",
        };
        let lang = cookie(headers, "lang").and_then(Lang::parse).unwrap_or_else(|| preferred(headers));
        Self { lang, theme, token: app.token.clone(), path: uri.path().to_owned(), site: app.site.clone() }
    }

    /// Somebody without a browser.
    #[cfg(test)]
    pub fn without_browser(lang: Lang) -> Self {
        Self { lang, theme: "", token: String::new(), path: String::new(), site: None }
    }

    /// Says a message.
    pub fn say(&self, msg: &Msg) -> String {
        text(self.lang, msg)
    }

    /// The way back to a game.
    pub fn back_to(&self, id: &str) -> Markup {
        html! { p { a.button.quiet href=(format!("/games/{id}")) { "‹ " (self.say(&msg!("page-back-to-game"))) } } }
    }

    /// A share code as others can open it: with an address where there is one for everybody.
    pub fn link(&self, code: &str) -> String {
        self.site.as_ref().map_or_else(|| code.to_owned(), |site| format!("{}#{code}", site.home))
    }

    /// Is the page an app without a server?
    pub const fn is_app(&self) -> bool {
        self.site.is_some()
    }

    /// The hidden part of every form.
    pub fn form_token(&self) -> Markup {
        html! { input type="hidden" name="token" value=(self.token); }
    }

    /// A whole page. `accent` names the game whose colour it wears.
    pub fn page(&self, title: &str, accent: &str, main: Markup) -> Html<String> {
        self.page_with(title, (accent, None), &Markup::default(), main)
    }

    /// The same at a table of a game, with something more in its head. The page says which table it is, so that no
    /// style has to look for it: what looks into the whole page is done anew with every change of it.
    pub fn page_with(
        &self,
        title: &str,
        (accent, table): (&str, Option<&str>),
        head: &Markup,
        main: Markup,
    ) -> Html<String> {
        let app = "Vis-à-vis";
        let full = if title.is_empty() { app.to_owned() } else { format!("{title} · {app}") };
        let theme = if self.theme.is_empty() { None } else { Some(self.theme) };
        let page = html! {
            (DOCTYPE)
            html lang=(self.lang.code()) data-theme=[theme] data-base=[self.site.as_ref().map(|site| &site.base)]
                data-version=[self.site.as_ref().map(|site| &site.version)] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    meta name="referrer" content="same-origin";
                    title { (full) }
                    link rel="stylesheet" href=(assets::address(assets::STYLES));
                    link rel="icon" href=(assets::address("icon.svg")) type="image/svg+xml";
                    @if self.site.is_some() {
                        link rel="manifest" href="/manifest.webmanifest";
                        link rel="apple-touch-icon" href="/icon-180.png";
                    }
                    script type="module" src=(assets::address("page.js")) {}
                }
                body data-game=(accent) data-table=[table] {
                    a.skip href="#main" { (self.say(&msg!("page-skip"))) }
                    header.top {
                        a.brand href="/" {
                            (maud::PreEscaped(assets::ICON))
                            span { (app) }
                        }
                        div.beside { (head) (self.switches()) }
                    }
                    @if self.site.is_some() {
                        div.update role="status" data-update hidden {
                            (self.say(&msg!("page-update"))) " "
                            button.quiet type="button" { (self.say(&msg!("page-update-do"))) }
                        }
                    }
                    main #main tabindex="-1" { (main) }
                    footer {
                        p { (self.say(&msg!("page-unofficial"))) }
                    }
                }
            }
        };
        Html(page.into_string())
    }

    /// Language and light, each one tap.
    fn switches(&self) -> Markup {
        // Whether the system is light or dark only the browser knows: one of the two is shown. It always changes
        // what is seen; where that is what the system likes, the system is followed again.
        let (in_light, in_dark) = match self.theme {
            "light" => ("dark", "auto"),
            "dark" => ("auto", "light"),
            _ => ("dark", "light"),
        };
        let to_light = self.say(&msg!("page-theme-to", theme = "light"));
        let to_dark = self.say(&msg!("page-theme-to", theme = "dark"));
        let switch = |class: &str, value: &str, light: bool| {
            let (label, icon) = if light { (&to_light, "☀") } else { (&to_dark, "☾") };
            html! {
                button class=(format!("quiet {class}")) name="theme" value=(value) aria-label=(label) title=(label) {
                    span aria-hidden="true" { (icon) }
                }
            }
        };
        html! {
            form.switches method="post" action="/settings" {
                (self.form_token())
                input type="hidden" name="back" value=(self.path);
                @for other in Lang::ALL.into_iter().filter(|other| *other != self.lang) {
                    button.quiet name="lang" value=(other.code()) lang=(other.code()) {
                        (other.code().to_uppercase())
                        span.hidden { ": " (text(other, &msg!("page-language-to"))) }
                    }
                }
                (switch("in-light", in_light, self.theme == "dark"))
                (switch("in-dark", in_dark, self.theme != "light"))
            }
        }
    }
}

/// A cookie's value.
pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|line| line.split(';')).find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

/// The first language of the browser that is spoken here.
fn preferred(headers: &HeaderMap) -> Lang {
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    let mut languages: Vec<(f32, Lang)> = wanted
        .split(',')
        .filter_map(|part| {
            let mut words = part.trim().split(';');
            let lang = Lang::parse(words.next()?.trim())?;
            let weight = words.find_map(|w| w.trim().strip_prefix("q=")?.parse().ok()).unwrap_or(1.0);
            Some((weight, lang))
        })
        .collect();
    // Stable: of equal ones the first stays the first.
    languages.sort_by(|a, b| b.0.total_cmp(&a.0));
    languages.first().map_or(Lang::default(), |(_, lang)| *lang)
}

/// Why there is no such page.
#[derive(Clone, Debug)]
pub enum Problem {
    /// No such address.
    NotFound,
    /// No such game: never was, or was forgotten.
    NoSuchGame,
    /// The visitor showed no key.
    NoKey,
    /// The request does not come from our own page.
    Foreign,
    /// The request cannot be read.
    Bad(Msg),
    /// The rules or the file said no.
    Refused(Refusal),
    /// Too large, too slow, too strange: the server's own word for it.
    Status(StatusCode),
    /// Our own fault, or our host's.
    Ours(Failure),
}

impl From<Failure> for Problem {
    fn from(why: Failure) -> Self {
        Self::Ours(why)
    }
}

impl Problem {
    /// The HTTP status.
    pub const fn status(&self) -> StatusCode {
        match self {
            Self::NotFound | Self::NoSuchGame => StatusCode::NOT_FOUND,
            Self::NoKey | Self::Foreign => StatusCode::FORBIDDEN,
            Self::Bad(_) => StatusCode::BAD_REQUEST,
            Self::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Status(status) => *status,
            Self::Ours(Failure { cause: Cause::Full, .. }) => StatusCode::INSUFFICIENT_STORAGE,
            Self::Ours(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// A stable word for programs.
    pub fn code(&self) -> &str {
        match self {
            Self::NotFound => "NotFound",
            Self::NoSuchGame => "NoSuchGame",
            Self::NoKey => "NoKey",
            Self::Foreign => "ForeignRequest",
            Self::Bad(_) => "BadRequest",
            Self::Refused(why) => &why.code,
            Self::Status(status) => status.canonical_reason().unwrap_or("Refused"),
            Self::Ours(_) => "ServerError",
        }
    }

    /// What was wrong, and what to do.
    pub fn text(&self) -> Msg {
        match self {
            Self::NotFound => msg!("page-problem-not-found"),
            Self::NoSuchGame => msg!("page-problem-no-game"),
            Self::NoKey => msg!("page-problem-no-key"),
            Self::Foreign => msg!("page-problem-foreign"),
            Self::Bad(why) => why.clone(),
            Self::Refused(why) => why.text.clone(),
            Self::Status(StatusCode::INSUFFICIENT_STORAGE) => msg!("page-problem-full"),
            Self::Status(status) => msg!("page-problem-status", status = status.as_u16()),
            Self::Ours(Failure { cause: Cause::Full, .. }) => msg!("page-problem-full"),
            Self::Ours(Failure { cause: Cause::Damaged, .. }) => msg!("page-problem-damaged"),
            Self::Ours(_) => msg!("page-problem-ours"),
        }
    }
}

/// The reason travels with the response; [`crate::security::explain`] says it in the visitor's language.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// A problem as a page.
pub fn problem(viewer: &Viewer, why: &Problem) -> Response {
    let title = viewer.say(&msg!("page-problem"));
    let main = html! {
        section.sheet.problem {
            h1 { (title) }
            p { (viewer.say(&why.text())) }
            p { a.button href="/" { (viewer.say(&msg!("page-to-start"))) } }
        }
    };
    (why.status(), viewer.page(&title, "", main)).into_response()
}
