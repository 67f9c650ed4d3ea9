//! A new game: the table, the level, the options, with the last choices filled in.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, PreEscaped, html};
use table::{Choice, Game, Refusal, Session, Setup, Values, msg};

use super::assets;
use super::live::App;
use super::page::{Problem, Viewer};
use super::security::Fields;
use crate::{cards, games, random_seed};

/// What was chosen, by the names the form uses.
type Chosen = BTreeMap<String, String>;

fn find(game: &str) -> Result<&'static dyn Game, Problem> {
    games::find(game).ok_or(Problem::NotFound)
}

/// The form.
pub async fn show(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(game): Path<String>,
) -> Result<Html<String>, Problem> {
    let game = find(&game)?;
    form(&app, &viewer, game, &app.db.chosen(game.about().id)?, &[])
}

/// Starts the game.
pub async fn start(
    State(app): State<Arc<App>>,
    viewer: Viewer,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let game = find(&game)?;
    let about = game.about();
    let chosen: Chosen = fields
        .iter()
        .filter(|(name, _)| {
            *name == "table" || *name == "own" || about.options.iter().any(|o| format!("o-{}", o.name) == **name)
        })
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    let mut setup = Setup::new(about.id, chosen.get("table").map_or("", String::as_str), 0);
    for option in &about.options {
        if let Some(value) = chosen.get(&format!("o-{}", option.name)) {
            setup.options.insert(option.name.into(), value.clone());
        }
    }
    let seed = fields.get("seed").map(str::trim).filter(|s| !s.is_empty());
    let refusals = match seed.map(str::parse::<u64>) {
        Some(Err(_)) => vec![Refusal::new("BadOption", msg!("web-bad-seed"))],
        seed => {
            setup.seed = seed.and_then(Result::ok).unwrap_or_else(random_seed);
            let wrong =
                if fields.get("own").is_some() { cards::put_into(&mut setup, game, &app.data) } else { Vec::new() };
            match Session::start(game, setup) {
                Ok(_) if !wrong.is_empty() => wrong,
                Ok(session) => {
                    app.db.choose(about.id, &chosen).await?;
                    let id = app.start(session).await?;
                    return Ok(Redirect::to(&format!("/games/{id}")).into_response());
                }
                Err(why) => why,
            }
        }
    };
    let page = form(&app, &viewer, game, &chosen, &refusals)?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

fn form(
    app: &App,
    viewer: &Viewer,
    game: &dyn Game,
    chosen: &Chosen,
    wrong: &[Refusal],
) -> Result<Html<String>, Problem> {
    let about = game.about();
    let table = chosen.get("table").filter(|t| about.tables.contains(&t.as_str()));
    let table = table.map_or_else(|| about.tables.first().copied().unwrap_or_default(), String::as_str);
    let own = match game.cards() {
        Some(cards) => cards::load(&app.data, cards).ok().flatten(),
        None => None,
    };
    // What is chosen every time stands open; the fine print is folded away.
    let (usual, fine): (Vec<&Choice>, Vec<&Choice>) =
        about.options.iter().partition(|o| ["level", "deck"].contains(&o.name));
    let title = viewer.say(&about.title);
    let main = html! {
        section.sheet.new-game {
            div.picture aria-hidden="true" { (PreEscaped(assets::picture(about.id))) }
            h1 { (title) span.who { (viewer.say(&about.opponent)) } }
            @for why in wrong { p.notice.bad role="alert" { (viewer.say(&why.text)) } }
            form method="post" action=(format!("/new/{}", about.id)) data-new-game {
                (viewer.form_token())
                @if about.tables.len() > 1 {
                    fieldset {
                        legend { (viewer.say(&msg!("web-where-to-play"))) }
                        div.options.pair {
                            @for name in &about.tables {
                                label.chip {
                                    input type="radio" name="table" value=(name) checked[*name == table];
                                    span.label { (viewer.say(&msg!("web-seat", table = *name))) }
                                }
                            }
                        }
                    }
                }
                @for option in usual { (choice(viewer, option, chosen)) }
                @if let Some(own_cards) = game.cards() {
                    fieldset {
                        legend { (viewer.say(&msg!("web-own-cards"))) }
                        p.note {
                            (viewer.say(&msg!("web-own-cards-help"))) " "
                            a href=(format!("/cards/{}", about.id)) { (viewer.say(&msg!("web-own-cards-enter"))) }
                        }
                        @if own.as_ref().is_some_and(|file| own_cards.check(file).is_empty()) {
                            label.chip {
                                input type="checkbox" name="own" value="yes" checked[chosen.get("own").is_none_or(|o| o == "yes")];
                                span.label { (viewer.say(&msg!("web-own-cards-use"))) }
                            }
                        }
                    }
                }
                button.main.wide { (viewer.say(&msg!("web-start"))) }
                details.fine {
                    summary { (viewer.say(&msg!("web-more-options"))) }
                    @for option in fine { (choice(viewer, option, chosen)) }
                    label.typed {
                        span { (viewer.say(&msg!("web-seed"))) }
                        input name="seed" inputmode="numeric" pattern="[0-9]*" maxlength="20" autocomplete="off"
                            aria-describedby="seed-help";
                    }
                    p.note #seed-help { (viewer.say(&msg!("web-seed-help"))) }
                }
            }
        }
    };
    Ok(viewer.page(&title, about.id, main))
}

/// One option with one sentence on what it does.
fn choice(viewer: &Viewer, option: &Choice, chosen: &Chosen) -> Markup {
    let name = format!("o-{}", option.name);
    let present = chosen.get(&name).filter(|v| option.values.allow(v)).map_or(option.default, String::as_str);
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
