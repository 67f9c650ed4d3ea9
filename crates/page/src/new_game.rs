//! A new game: the level, the table, the options, with the last choices filled in.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, PreEscaped, html};
use table::{Choice, Msg, Refusal, Session, Setup, Values, msg};

use crate::advice::MEASURED;
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
    let options: Vec<&Choice> = about.options.iter().filter(|option| !own::answers(option)).collect();
    let level = LEVELS.iter().find_map(|name| options.iter().copied().find(|option| option.name == *name));
    let others = options.iter().copied().filter(|option| level.is_none_or(|level| level.name != option.name));
    let others: Vec<&Choice> = others.collect();
    let title = viewer.say(&about.title);
    let own_cards = game.cards().filter(|cards| own.as_ref().is_some_and(|file| cards.check(file).is_empty()));
    let main = html! {
        section.sheet.new-game {
            div.picture aria-hidden="true" { (PreEscaped(entry.picture)) }
            h1 { (title) span.who { (viewer.say(&about.opponent)) } }
            @for why in wrong { p.notice.bad role="alert" { (viewer.say(&why.text)) } }
            form method="post" action=(format!("/new/{}", about.id)) data-new-game {
                (viewer.form_token())
                @if let Some(level) = level { (levels(viewer, about.id, level, chosen)) }
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
                @if own_cards.is_some() {
                    label.chip {
                        input type="checkbox" name="own" value="yes" checked[chosen.get("own").is_none_or(|o| o == "yes")];
                        span.label { (viewer.say(&msg!("page-own-cards-use"))) }
                    }
                }
                div.start { button.main.wide { (viewer.say(&msg!("page-start"))) } }
                @for group in GROUPS {
                    @let inside: Vec<&Choice> = others.iter().copied().filter(|option| self::group(option) == group).collect();
                    @if !inside.is_empty() {
                        details.fine data-group {
                            summary { (viewer.say(&msg!("page-group", group = group))) }
                            @for option in inside { (choice(viewer, option, chosen)) }
                        }
                    }
                }
                details.fine {
                    summary { (viewer.say(&msg!("page-group", group = "more"))) }
                    @if game.cards().is_some() {
                        p.note {
                            (viewer.say(&msg!("page-own-cards-help"))) " "
                            a href=(format!("/cards/{}", about.id)) { (viewer.say(&msg!("page-own-cards-enter"))) }
                        }
                    }
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

/// How hard it is: the first of these that a game has stands above everything else.
const LEVELS: [&str; 3] = ["level", "preset", "variant_harder"];

/// Everything else is folded away in groups: who does what, variants, and how the rules are read.
const GROUPS: [&str; 3] = ["help", "variants", "rules"];
const HELP: [&str; 9] = ["cards", "mode", "choices", "circle", "tokens", "own_score", "ties", "rival_ties", "payments"];
#[rustfmt::skip]
const VARIANTS: [&str; 17] = [
    "deck", "variant_harder", "variant_unpredictable", "harder_bonus", "head_start", "side", "side_b_tiles", "tile_week1", "tile_week2", "tile_week3",
    "ravel", "ravel_strength", "preset", "start_money", "strategy_action", "strategy_decision", "level",
];

fn group(option: &Choice) -> &'static str {
    match option.name {
        name if HELP.contains(&name) => "help",
        name if VARIANTS.contains(&name) || name.starts_with("card") => "variants",
        _ => "rules",
    }
}

/// The levels as named steps, each with a sentence and, where it was measured, how often it is beaten.
fn levels(viewer: &Viewer, game: &str, option: &Choice, chosen: &Chosen) -> Markup {
    let name = format!("o-{}", option.name);
    let present = present(option, chosen);
    let mut steps: Vec<(String, Msg)> = match &option.values {
        Values::OneOf(values) => values.iter().map(|(id, label)| ((*id).to_owned(), label.clone())).collect(),
        Values::Number { min, max, step } => {
            let step = usize::try_from(*step).unwrap_or(1).max(1);
            (*min..=*max).step_by(step).map(|n| (n.to_string(), msg!("page-level", level = n))).collect()
        }
    };
    // Of "yes" and "no" the easier one comes first.
    if steps.first().is_some_and(|(id, _)| id == "on") {
        steps.reverse();
    }
    let measured = MEASURED.get(game).filter(|of| of["option"] == option.name);
    let won =
        |player: &str, id: &str| measured.and_then(|of| of[player]["won"][id].as_f64()).map(|won| won.round() as i64);
    let wealth = |id: &str| {
        let of = &measured?["wealth"][id];
        let [mean, low, high] = ["mean", "low", "high"].map(|figure| of[figure].as_i64());
        Some(msg!("page-level-wealth", mean = mean?, low = low?, high = high?))
    };
    html! {
        fieldset.levels {
            legend { (viewer.say(&msg!("page-how-hard"))) }
            @for (id, label) in &steps {
                @let step = format!("{game}-{}-{id}", option.name);
                label.chip.level {
                    input type="radio" name=(name) value=(id) checked[id == present];
                    span.label {
                        strong { (viewer.say(&msg!("page-level-name", step = step.as_str(), label = label.clone()))) }
                        span.note { (viewer.say(&msg!("page-level-says", step = step.as_str()))) }
                        @if let Some(wealth) = wealth(id) { span.note { (viewer.say(&wealth)) } }
                        @if let Some(simple) = won("simple", id) {
                            span.note.won {
                                @let strong = won("strong", id).map_or_else(|| "none".to_owned(), |n| n.to_string());
                                (viewer.say(&msg!("page-level-won", simple = simple, strong = strong)))
                                svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                                    rect.track x="0" y="0" width="100" height="8" {}
                                    rect.bar x="0" y="0" width=(simple) height="8" {}
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What was chosen last time, or what is usual.
fn present<'a>(option: &'a Choice, chosen: &'a Chosen) -> &'a str {
    let last = chosen.get(&format!("o-{}", option.name)).filter(|v| option.values.allow(v));
    last.map_or(option.default.as_ref(), String::as_str)
}

/// One option with one sentence on what it does.
fn choice(viewer: &Viewer, option: &Choice, chosen: &Chosen) -> Markup {
    let name = format!("o-{}", option.name);
    let present = present(option, chosen);
    let tables = (!option.tables.is_empty()).then(|| option.tables.join(" "));
    let help = format!("help-{}", option.name);
    html! {
        fieldset data-tables=[tables] aria-describedby=(help) {
            legend { (viewer.say(&option.label)) }
            p.note id=(help) { (viewer.say(&option.help)) }
            @match &option.values {
                Values::OneOf(values) => {
                    div.options.fit {
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
