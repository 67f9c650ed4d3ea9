//! Charts of own results, drawn as SVG; the words beside them say the same.

use std::collections::BTreeMap;

use maud::{Markup, html};
use table::msg;

use super::db::Stored;
use super::home::level_name;
use super::page::Viewer;

/// Wins by level: one bar a level.
pub fn wins(viewer: &Viewer, games: &[&Stored]) -> Markup {
    let mut levels: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    for game in games {
        let (played, won) = levels.entry(&game.level).or_default();
        *played += 1;
        *won += u32::from(game.winner.as_deref() == Some("player"));
    }
    html! {
        figure.chart {
            figcaption { (viewer.say(&msg!("web-chart-wins"))) }
            ul.bars {
                @for (level, (played, won)) in &levels {
                    @let name = games.first().and_then(|g| level_name(&g.game, level)).map(|l| viewer.say(&l));
                    li {
                        span { (name.unwrap_or_default()) }
                        svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                            rect.track x="0" y="0" width="100" height="8" {}
                            rect.bar x="0" y="0" width=(f64::from(*won) * 100.0 / f64::from((*played).max(1))) height="8" {}
                        }
                        span.number { (viewer.say(&msg!("web-won-of", won = *won, played = *played))) }
                    }
                }
            }
        }
    }
}

const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 160.0;

/// By how much each game was won or lost, in the order they were played.
pub fn margins(viewer: &Viewer, games: &[&Stored]) -> Markup {
    let mut margins: Vec<i64> =
        games.iter().take(100).filter_map(|g| g.totals).map(|(mine, its)| mine.saturating_sub(its)).collect();
    margins.reverse();
    if margins.len() < 2 {
        return html! {};
    }
    let most = margins.iter().map(|m| m.unsigned_abs()).max().unwrap_or(1).max(1) as f64;
    let step = WIDTH / margins.len() as f64;
    let middle = HEIGHT / 2.0;
    let best = margins.iter().max().copied().unwrap_or(0);
    let worst = margins.iter().min().copied().unwrap_or(0);
    let label = msg!("web-chart-margins-label", count = margins.len(), best = best, worst = worst);
    html! {
        figure.chart {
            figcaption { (viewer.say(&msg!("web-chart-margins"))) }
            svg.margins viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(viewer.say(&label)) {
                line.axis x1="0" y1=(middle) x2=(WIDTH) y2=(middle) {}
                @for (i, margin) in margins.iter().enumerate() {
                    @let height = margin.unsigned_abs() as f64 / most * (middle - 14.0);
                    @let x = i as f64 * step + step * 0.15;
                    rect class=(if *margin > 0 { "won" } else { "lost" }) x=(format!("{x:.1}"))
                        y=(format!("{:.1}", if *margin > 0 { middle - height } else { middle }))
                        width=(format!("{:.1}", step * 0.7)) height=(format!("{:.1}", height.max(1.0))) {}
                }
                text x="2" y="11" { "+" (most as i64) }
                text x="2" y=(HEIGHT - 3.0) { "−" (most as i64) }
            }
        }
    }
}
