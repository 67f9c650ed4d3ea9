//! A new game: the table, the level, the options, with the last choices filled in.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, PreEscaped, html};
use table::{Choice, Refusal, Session, Setup, Values, msg};

use crate::frame::{Problem, Viewer};
use crate::host::Chosen;
use crate::live::App;
use crate::own;
use crate::registry::{self, Entry};
use crate::security::Fields;

fn find(game: &str) -> Result<&'static Entry, Problem> {
    registry::find(game).ok_or(Problem::NotFound)
}

/// The form.
pub async fn show(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(game): Path<String>,
) -> Result<Html<String>, Problem> {
    let entry = find(&game)?;
    form(&app, &viewer, entry, &app.store.chosen(entry.id())?, &[])
}

/// Starts the game.
pub async fn start(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let entry = find(&game)?;
    let (game, about) = (entry.game, entry.game.about());
    let chosen: Chosen = fields
        .iter()
        .filter(|(name, _)| {
            *name == "table" || *name == "own" || about.options.iter().any(|o| format!("o-{}", o.name) == **name)
        })
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    let mut setup = Setup::new(about.id, chosen.get("table").map_or("", String::as_str), 0);
    // House or own is what the switch for own cards says.
    for option in about.options.iter().filter(|option| !own::answers(option)) {
        if let Some(value) = chosen.get(&format!("o-{}", option.name)) {
            setup.options.insert(option.name.into(), value.clone());
        }
    }
    let seed = fields.get("seed").map(str::trim).filter(|s| !s.is_empty());
    let refusals = match seed.map(str::parse::<u64>) {
        Some(Err(_)) => vec![Refusal::new("BadOption", msg!("page-bad-seed"))],
        seed => {
            setup.seed = match seed {
                Some(Ok(seed)) => seed,
                _ => app.seed()?,
            };
            let own = game.cards().filter(|_| fields.get("own").is_some());
            let wrong =
                own.map(|cards| own::put_into(&mut setup, game, app.store.own(cards.name()))).unwrap_or_default();
            match Session::start(game, setup) {
                Ok(_) if !wrong.is_empty() => wrong,
                Ok(session) => {
                    app.store.choose(about.id, &chosen)?;
                    let id = app.start(&session)?;
                    return Ok(Redirect::to(&format!("/games/{id}")).into_response());
                }
                Err(why) => why,
            }
        }
    };
    let page = form(&app, &viewer, entry, &chosen, &refusals)?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

fn form(
    app: &App,
    viewer: &Viewer,
    entry: &Entry,
    chosen: &Chosen,
    wrong: &[Refusal],
) -> Result<Html<String>, Problem> {
    let (game, about) = (entry.game, entry.game.about());
    let table = chosen.get("table").filter(|t| about.tables.contains(&t.as_str()));
    let table = table.map_or_else(|| about.tables.first().copied().unwrap_or_default(), String::as_str);
    let own = match game.cards() {
        Some(cards) => own::read(app.store.own(cards.name())).ok().flatten(),
        None => None,
    };
    // What is chosen every time is always shown; the fine print is folded away.
    let (usual, fine): (Vec<&Choice>, Vec<&Choice>) =
        about.options.iter().filter(|o| !own::answers(o)).partition(|o| ["level", "deck", "cards"].contains(&o.name));
    let title = viewer.say(&about.title);
    let main = html! {
        section.sheet.new-game {
            div.picture aria-hidden="true" { (PreEscaped(entry.picture)) }
            h1 { (title) span.who { (viewer.say(&about.opponent)) } }
            @for why in wrong { p.notice.bad role="alert" { (viewer.say(&why.text)) } }
            form method="post" action=(format!("/new/{}", about.id)) data-new-game {
                (viewer.form_token())
                @if about.tables.len() > 1 {
                    fieldset {
                        legend { (viewer.say(&msg!("page-where-to-play"))) }
                        div.options.pair {
                            @for name in &about.tables {
                                label.chip {
                                    input type="radio" name="table" value=(name) checked[*name == table];
                                    span.label { (viewer.say(&msg!("page-seat", table = *name))) }
                                }
                            }
                        }
                    }
                }
                @for option in usual { (choice(viewer, option, chosen)) }
                @if let Some(own_cards) = game.cards() {
                    fieldset {
                        legend { (viewer.say(&msg!("page-own-cards"))) }
                        p.note {
                            (viewer.say(&msg!("page-own-cards-help"))) " "
                            a href=(format!("/cards/{}", about.id)) { (viewer.say(&msg!("page-own-cards-enter"))) }
                        }
                        @if own.as_ref().is_some_and(|file| own_cards.check(file).is_empty()) {
                            label.chip {
                                input type="checkbox" name="own" value="yes" checked[chosen.get("own").is_none_or(|o| o == "yes")];
                                span.label { (viewer.say(&msg!("page-own-cards-use"))) }
                            }
                        }
                    }
                }
                button.main.wide { (viewer.say(&msg!("page-start"))) }
                details.fine {
                    summary { (viewer.say(&msg!("page-more-options"))) }
                    @for option in fine { (choice(viewer, option, chosen)) }
                    label.typed {
                        span { (viewer.say(&msg!("page-seed"))) }
                        input name="seed" inputmode="numeric" pattern="[0-9]*" maxlength="20" autocomplete="off"
                            aria-describedby="seed-help";
                    }
                    p.note #seed-help { (viewer.say(&msg!("page-seed-help"))) }
                }
            }
        }
    };
    Ok(viewer.page(&title, about.id, main))
}

/// One option with one sentence on what it does.
fn choice(viewer: &Viewer, option: &Choice, chosen: &Chosen) -> Markup {
    let name = format!("o-{}", option.name);
    let present = chosen.get(&name).filter(|v| option.values.allow(v)).map_or(option.default.as_ref(), String::as_str);
    let tables = (!option.tables.is_empty()).then(|| option.tables.join(" "));
    let help = format!("help-{}", option.name);
    html! {
        fieldset data-tables=[tables] aria-describedby=(help) {
            legend { (viewer.say(&option.label)) }
            p.note id=(help) { (viewer.say(&option.help)) }
            @match &option.values {
                Values::OneOf(values) => {
                    div class=(if values.len() > 2 { "options short" } else { "options pair" }) {
                        @for (id, label) in values {
                            label.chip {
                                input type="radio" name=(name) value=(id) checked[*id == present];
                                span.label { (viewer.say(label)) }
                            }
                        }
                    }
                }
                Values::Number { min, max, step } => {
                    input type="number" name=(name) min=(min) max=(max) step=(step) value=(present) required
                        aria-label=(viewer.say(&option.label));
                }
            }
        }
    }
}
