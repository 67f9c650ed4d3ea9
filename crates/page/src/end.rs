//! The end of a game on screen: the result first, then what was made, one's own record, and what next.

use maud::{Markup, html};
use table::{Over, Winner, msg};

use crate::frame::{Problem, Viewer};
use crate::home::level_name;
use crate::host::{Standing, level_of};
use crate::live::{App, Live};
use crate::{coach, tell};

/// How the person did at this game, table and level so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SoFar {
    /// Games played to their end, this one included.
    played: u32,
    /// Games won.
    won: u32,
    /// The best margin of all games, and of all but this one.
    best: i64,
    before: Option<i64>,
}

impl SoFar {
    /// From this game, and how all others went.
    fn of((game, table, level): (&str, &str, &str), over: &Over, others: &[Standing]) -> Self {
        let alike = |s: &&Standing| (s.game.as_str(), s.table.as_str(), s.level.as_str()) == (game, table, level);
        let others = others.iter().find(alike);
        let margin = over.totals.0.saturating_sub(over.totals.1);
        Self {
            played: others.map_or(0, |s| s.played) + 1,
            won: others.map_or(0, |s| s.won) + u32::from(over.winner == Winner::Player),
            best: others.map_or(margin, |s| s.best.max(margin)),
            before: others.map(|s| s.best),
        }
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
    let level = level_of(setup);
    let so_far = SoFar::of((about.id, &setup.table, level), over, &app.store.standings(Some(id))?);
    let level = level_name(about.id, level).map(|level| viewer.say(&level));
    let score = tell::minus(&format!("{} : {}", over.totals.0, over.totals.1));
    Ok(html! {
        div.end data-end {
            figure.made data-made data-title=(title) data-score=(score) data-line=(tell::minus(&viewer.say(&over.text)))
                data-file=(format!("{}-{}.png", about.id, id)) { (made) }
            div.told {
                (tell::over(viewer, over, &opponent, live.session.screen().taken_back))
                p.standing {
                    @if so_far.is_best() { strong { (viewer.say(&msg!("page-end-best"))) " " } }
                    @if let Some(level) = &level { (level) ": " }
                    (viewer.say(&msg!("page-end-standing", played = so_far.played, won = so_far.won,
                        best = coach::signed_whole(so_far.best))))
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

    fn game(level: &str, best: i64) -> Standing {
        let (game, table) = ("patchwork".to_owned(), "digital".to_owned());
        Standing { game, table, level: level.to_owned(), played: 2, won: 1, best }
    }

    fn over(totals: (i64, i64)) -> Over {
        let winner = if totals.0 > totals.1 { Winner::Player } else { Winner::Opponent };
        let data = serde_json::Value::Null;
        Over { winner, text: msg!("page-again"), sheet: Vec::new(), totals, data }
    }

    #[test]
    fn ones_standing_counts_games_of_the_same_level_only() {
        let others = [game("3", 6), game("1", 50)];
        let of = |level: &'static str, totals| SoFar::of(("patchwork", "digital", level), &over(totals), &others);
        assert_eq!(of("3", (-4, 9)), SoFar { played: 3, won: 1, best: 6, before: Some(6) });
        assert!(!of("3", (-4, 9)).is_best() && of("3", (12, 4)).is_best());
        assert_eq!(of("2", (5, 4)), SoFar { played: 1, won: 1, best: 1, before: None });
        assert!(!of("2", (5, 4)).is_best(), "the first game has nothing to beat");
    }
}
