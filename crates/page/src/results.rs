//! Own results: a table, two charts, and a file for the spreadsheet.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use table::msg;

use crate::frame::{Problem, Viewer};
use crate::home::level_name;
use crate::host::Stored;
use crate::live::App;
use crate::{chart, day, registry, tell};

/// More than anybody plays in a life.
const MOST: u32 = 100_000;

/// So many are shown; the file has all.
const SHOWN: usize = 200;

/// The page.
pub async fn show(State(app): State<Arc<App>>, viewer: Viewer) -> Result<Html<String>, Problem> {
    let all = app.store.finished(MOST)?;
    let title = viewer.say(&msg!("page-results"));
    let main = html! {
        section.sheet {
            h1 { (title) }
            @if all.is_empty() {
                p { (viewer.say(&msg!("page-results-none"))) }
            } @else {
                p.actions { a.button.quiet href="/results.csv" download { (viewer.say(&msg!("page-results-csv"))) } }
            }
        }
        @for entry in registry::all() {
            @let about = entry.game.about();
            @let mine: Vec<&Stored> = all.iter().filter(|g| g.game == about.id).collect();
            @if !mine.is_empty() {
                section.sheet.results data-game=(about.id) {
                    h2 { (viewer.say(&about.title)) }
                    (chart::wins(&viewer, &mine))
                    (chart::margins(&viewer, &mine))
                    (table(&viewer, &mine))
                }
            }
        }
    };
    Ok(viewer.page(&title, "", main))
}

fn table(viewer: &Viewer, games: &[&Stored]) -> Markup {
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
                @for game in games.iter().take(SHOWN) {
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
    for g in app.store.finished(MOST)? {
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
