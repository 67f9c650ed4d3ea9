//! Own results: a table, two charts, and a file for the spreadsheet.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use table::msg;

use crate::advice::{self, Level};
use crate::frame::{Problem, Viewer};
use crate::home::level_name;
use crate::host::Stored;
use crate::live::App;
use crate::{chart, day, registry, tell};

/// More than anybody plays in a life.
const MOST: u32 = 100_000;

/// So many are shown; the file has all.
const SHOWN: u32 = 200;

/// The page.
pub async fn show(State(app): State<Arc<App>>, viewer: Viewer) -> Result<Html<String>, Problem> {
    let standings = app.store.standings(None)?;
    let title = viewer.say(&msg!("page-results"));
    let main = html! {
        section.sheet {
            h1 { (title) }
            @if standings.is_empty() {
                p { (viewer.say(&msg!("page-results-none"))) }
            } @else {
                p.actions { a.button.quiet href="/results.csv" download { (viewer.say(&msg!("page-results-csv"))) } }
            }
        }
        @for entry in registry::all() {
            @let about = entry.game.about();
            @let levels = advice::levels(&about, &standings);
            @if !levels.is_empty() {
                @let latest = app.store.finished(Some(about.id), 0, SHOWN)?;
                section.sheet.results data-game=(about.id) {
                    h2 { (viewer.say(&about.title)) }
                    (chart::wins(&viewer, &levels))
                    (advised(&viewer, about.id, &levels))
                    (chart::margins(&viewer, &latest))
                    (table(&viewer, &latest))
                }
            }
        }
    };
    Ok(viewer.page(&title, "", main))
}

/// Which level to try next, from one's own results; each can be started at once.
fn advised(viewer: &Viewer, game: &str, levels: &[Level]) -> Markup {
    let Some(advice) = advice::of(game, levels) else { return html! {} };
    let name = |set: &[(String, String)]| {
        let labels = set.iter().filter_map(|(option, value)| advice::label(game, option, value));
        labels.map(|label| viewer.say(&label)).collect::<Vec<_>>().join(", ")
    };
    html! {
        div.advice {
            p {
                (viewer.say(&msg!("page-advice", kind = advice.kind.id(), level = viewer.say(&advice.level),
                    share = advice.share, won = advice.won, played = advice.played)))
            }
            @if !advice.tries.is_empty() {
                div.actions {
                    @for step in &advice.tries {
                        form method="post" action=(format!("/new/{game}")) {
                            (viewer.form_token())
                            input type="hidden" name="table" value=(advice.table);
                            @for (option, value) in &step.set {
                                input type="hidden" name=(format!("o-{option}")) value=(value);
                            }
                            button {
                                (name(&step.set))
                                @if let Some(chance) = step.chance {
                                    small { " " (viewer.say(&msg!("page-advice-chance", chance = chance))) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn table(viewer: &Viewer, games: &[Stored]) -> Markup {
    let points = |n: i64| tell::minus(&n.to_string());
    html! {
        table.list {
            caption.hidden { (viewer.say(&msg!("page-results"))) }
            thead {
                tr {
                    th scope="col" { (viewer.say(&msg!("page-date"))) }
                    th scope="col" { (viewer.say(&msg!("page-level-word"))) }
                    th.number scope="col" { (viewer.say(&msg!("page-you"))) }
                    th.number scope="col" { (viewer.say(&msg!("page-opponent"))) }
                }
            }
            tbody {
                @for game in games {
                    tr class=(game.winner.as_deref().unwrap_or_default()) {
                        td {
                            a href=(format!("/games/{}", game.id)) { (viewer.say(&day::words(game.changed))) }
                            @if game.taken_back { " " small { (viewer.say(&msg!("page-taken-back"))) } }
                        }
                        td { (level_name(&game.game, &game.level).map(|l| viewer.say(&l)).unwrap_or_default()) }
                        td.number { (points(game.totals.map_or(0, |t| t.0))) }
                        td.number { (points(game.totals.map_or(0, |t| t.1))) }
                    }
                }
            }
        }
    }
}

/// The same for a spreadsheet.
pub async fn csv(State(app): State<Arc<App>>) -> Result<Response, Problem> {
    let mut text = String::from("id,game,table,level,answers,started,finished,winner,player,opponent\r\n");
    for g in app.store.finished(None, 0, MOST)? {
        let (player, opponent) = g.totals.unwrap_or_default();
        let winner = g.winner.unwrap_or_default();
        text += &format!(
            "{},{},{},{},{},{},{},{winner},{player},{opponent}\r\n",
            g.id,
            g.game,
            g.table,
            g.level,
            g.entries,
            day::iso(g.started),
            day::iso(g.changed)
        );
    }
    let name = "attachment; filename=\"visavis-results.csv\"";
    Ok(([(CONTENT_TYPE, "text/csv; charset=utf-8"), (CONTENT_DISPOSITION, name)], text).into_response())
}
