//! Charts of own results and of a game's course, drawn as SVG; the words beside them say the same.

use maud::{Markup, html};
use players::coach::Review;
use table::msg;

use crate::advice::Level;
use crate::coach::percent;
use crate::frame::Viewer;
use crate::host::Stored;

/// Wins by level: one bar per level.
pub fn wins(viewer: &Viewer, levels: &[Level]) -> Markup {
    html! {
        figure.chart {
            figcaption { (viewer.say(&msg!("page-chart-wins"))) }
            ul.bars {
                @for level in levels {
                    li {
                        span { (level.name.as_ref().map(|name| viewer.say(name)).unwrap_or_default()) }
                        svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                            rect.track x="0" y="0" width="100" height="8" {}
                            rect.bar x="0" y="0" width=(100.0 * level.share()) height="8" {}
                        }
                        span.number { (viewer.say(&msg!("page-won-of", won = level.won, played = level.played))) }
                    }
                }
            }
        }
    }
}

/// Drawn so small that the letters can be read on a phone; the style sheet says how large it grows.
const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 160.0;

/// By how much each game was won or lost, in the order they were played.
pub fn margins(viewer: &Viewer, games: &[Stored]) -> Markup {
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
    let label = msg!("page-chart-margins-label", count = margins.len(), best = best, worst = worst);
    html! {
        figure.chart {
            figcaption { (viewer.say(&msg!("page-chart-margins"))) }
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

/// The chance of winning over a game, the costliest moves marked.
pub fn chances(viewer: &Viewer, review: &Review) -> Markup {
    let (left, top) = (44.0, 12.0);
    let (wide, tall) = (WIDTH - left - 12.0, HEIGHT - 3.0 * top);
    let step = wide / (review.looks.len().max(2) - 1) as f64;
    let at = |i: usize, share: f64| (left + step * i as f64, top + tall * (1.0 - share));
    let points: Vec<String> =
        (0..).zip(&review.looks).map(|(i, look)| at(i, look.made)).map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let ends = [review.looks.first(), review.looks.last()].map(|look| look.map_or(0, |l| percent(l.made)));
    let label = msg!("page-chances-label", count = review.looks.len(), first = ends[0], last = ends[1]);
    html! {
        figure.chart {
            figcaption { (viewer.say(&msg!("page-coach-chart"))) }
            svg.chances viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(viewer.say(&label)) {
                @for share in [0.0, 0.5, 1.0] {
                    @let (x, y) = at(0, share);
                    line.axis x1=(x) y1=(y) x2=(x + wide) y2=(y) {}
                    text.scale x=(x - 6.0) y=(y + 4.0) { (percent(share)) " %" }
                }
                @for i in [0, review.looks.len().saturating_sub(1)] {
                    @if let Some(look) = review.looks.get(i) {
                        text.number x=(format!("{:.1}", at(i, 0.0).0)) y=(HEIGHT - 2.0) { (look.at + 1) }
                    }
                }
                polyline.way points=(points.join(" ")) {}
                @for &i in &review.costliest {
                    @let (x, y) = at(i, review.looks[i].made);
                    circle.mark cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r="5" {}
                    text.number x=(format!("{x:.1}")) y=(format!("{:.1}", if y > top + 24.0 { y - 10.0 } else { y + 20.0 })) {
                        (review.looks[i].at + 1)
                    }
                }
            }
        }
    }
}
