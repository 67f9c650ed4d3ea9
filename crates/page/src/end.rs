//! The end of a game on screen: the result first, then what was made, one's own record, and what next.

use maud::{Markup, html};
use table::{Over, msg};

use crate::frame::{Problem, Viewer};
use crate::home::level_name;
use crate::host::Stored;
use crate::live::{App, Live};
use crate::{coach, tell};

/// More than anybody plays in a life.
const MOST: u32 = 100_000;

/// How the person did at this game and level so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Games played to their end, this one included.
    played: usize,
    /// Games won.
    won: usize,
    /// The best margin of all games, and of all but this one.
    best: i64,
    before: Option<i64>,
}

impl Standing {
    /// From the finished games, this one among them.
    fn of(id: &str, level: &str, finished: &[Stored]) -> Option<Self> {
        let this = finished.iter().find(|game| game.id == id)?;
        let alike = |game: &&Stored| game.game == this.game && game.table == this.table && game.level == level;
        let margin = |game: &Stored| game.totals.map_or(0, |(player, opponent)| player - opponent);
        let all: Vec<&Stored> = finished.iter().filter(alike).collect();
        Some(Self {
            played: all.len(),
            won: all.iter().filter(|game| game.winner.as_deref() == Some("player")).count(),
            best: all.iter().map(|game| margin(game)).max()?,
            before: all.iter().filter(|game| game.id != id).map(|game| margin(game)).max(),
        })
    }

    /// Was there never a better game?
    fn is_best(&self) -> bool {
        self.before.is_some_and(|before| self.best > before)
    }
}

/// The whole moment. `made` is the picture of what the person made.
pub fn moment(
    app: &App,
    viewer: &Viewer,
    id: &str,
    live: &Live,
    over: &Over,
    made: &Markup,
) -> Result<Markup, Problem> {
    let setup = &live.session.journal().setup;
    let about = live.session.game().about();
    let (title, opponent) = (viewer.say(&about.title), viewer.say(&about.opponent));
    let standing = Standing::of(id, setup.get("level"), &app.store.finished(MOST)?);
    let level = level_name(about.id, setup.get("level")).map(|level| viewer.say(&level));
    let score = tell::minus(&format!("{} : {}", over.totals.0, over.totals.1));
    Ok(html! {
        div.end data-end {
            figure.made data-made data-title=(title) data-score=(score) data-line=(tell::minus(&viewer.say(&over.text)))
                data-file=(format!("{}-{}.png", about.id, id)) { (made) }
            div.told {
                (tell::over(viewer, over, &opponent, live.session.screen().taken_back))
                @if let Some(standing) = standing {
                    p.standing {
                        @if standing.is_best() { strong { (viewer.say(&msg!("page-end-best"))) " " } }
                        @if let Some(level) = &level { (level) ": " }
                        (viewer.say(&msg!("page-end-standing", played = standing.played, won = standing.won,
                            best = coach::signed_whole(standing.best))))
                    }
                }
                div.next {
                    form method="post" action=(format!("/new/{}", about.id)) {
                        (viewer.form_token())
                        input type="hidden" name="table" value=(setup.table);
                        @for (name, value) in &setup.options { input type="hidden" name=(format!("o-{name}")) value=(value); }
                        button.main { (viewer.say(&msg!("page-again"))) }
                    }
                    @if coach::knows(&live.session) {
                        a.button href=(format!("/games/{id}/review")) { (viewer.say(&msg!("page-review"))) }
                    }
                    button type="button" data-share-picture hidden { (viewer.say(&msg!("page-end-picture"))) }
                }
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(id: &str, level: &str, totals: (i64, i64)) -> Stored {
        Stored {
            id: id.into(),
            game: "patchwork".into(),
            table: "digital".into(),
            level: level.into(),
            revision: 0,
            entries: 0,
            started: 0,
            changed: 0,
            winner: Some(if totals.0 > totals.1 { "player" } else { "opponent" }.into()),
            totals: Some(totals),
            taken_back: false,
        }
    }

    #[test]
    fn ones_standing_counts_games_of_the_same_level_only() {
        let mut games = vec![game("a", "3", (10, 4)), game("b", "3", (-4, 9)), game("c", "1", (50, 0))];
        assert_eq!(Standing::of("b", "3", &games), Some(Standing { played: 2, won: 1, best: 6, before: Some(6) }));
        assert!(!Standing::of("b", "3", &games).unwrap().is_best());
        games.push(game("d", "3", (12, 4)));
        assert!(Standing::of("d", "3", &games).unwrap().is_best());
        assert!(!Standing::of("c", "1", &games).unwrap().is_best(), "the first game has nothing to beat");
        assert_eq!(Standing::of("nobody", "3", &games), None);
    }
}
