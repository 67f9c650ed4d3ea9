//! After the game: how the chance of winning went up and down, and which moves cost the most.

use std::fmt::Write;
use std::sync::atomic::AtomicBool;

use patchwork::game::action::Action;
use patchwork::game::solo::Solo;
use patchwork::names::Side;
use patchwork::words;
use table::Msg;

use crate::patchwork::coach;
use crate::patchwork::prospect::Prospect;
use crate::patchwork::record::Record;
use crate::patchwork::search::{Budget, Search};

/// Playouts behind every judgement in a review.
pub const PLAYOUTS: u32 = 2_000;
const SEED: u64 = 0x2E71;

/// One of the person's moves in review.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// How many entries the journal had before it.
    pub at: usize,
    /// The move.
    pub action: Action,
    /// In words.
    pub label: Msg,
    /// The chance of winning with the best move.
    pub best: f64,
    /// The chance of winning after the move made.
    pub made: f64,
    /// The expected margin after the move made.
    pub margin: f64,
    /// The better move, where there was one.
    pub better: Option<Better>,
}

/// What would have been better.
#[derive(Clone, Debug, PartialEq)]
pub struct Better {
    /// The move.
    pub action: Action,
    /// In words.
    pub label: Msg,
    /// Why.
    pub reasons: Vec<Msg>,
}

impl Look {
    /// What the move cost in chance of winning, 0 to 1.
    pub fn cost(&self) -> f64 {
        (self.best - self.made).max(0.0)
    }
}

/// The review of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// Every move.
    pub looks: Vec<Look>,
    /// Indices of the costliest moves, the costliest first; at most three.
    pub costliest: Vec<usize>,
}

/// How much a move must cost to be called a mistake; less is noise.
const MISTAKE: f64 = 0.02;

/// Reviews a game, with this many playouts per judgement.
pub fn review(record: &Record, playouts: u32, cancel: &AtomicBool) -> Review {
    let mut search = Search::classic(Budget::Iterations(playouts), SEED);
    let mut looks = Vec::new();
    for moment in &record.moments {
        let Some(thought) = search.think(&moment.solo, cancel) else { continue };
        let Prospect { win: made, margin } = after(&mut search, &moment.solo, moment.action, cancel);
        let best_action = thought.best().filter(|&best| best != moment.action);
        // Both moves are judged in the same way, so that neither gets more thought.
        let best = best_action.map_or(made, |best| after(&mut search, &moment.solo, best, cancel).win);
        let better = best_action.filter(|_| best > made + MISTAKE).map(|action| Better {
            action,
            label: words::action(&moment.solo, action),
            reasons: coach::reasons(&moment.solo, action),
        });
        looks.push(Look {
            at: moment.at,
            action: moment.action,
            label: words::action(&moment.solo, moment.action),
            best: best.max(made),
            made,
            margin,
            better,
        });
    }
    let mut costliest: Vec<usize> = (0..looks.len()).filter(|&i| looks[i].better.is_some()).collect();
    costliest.sort_by(|&a, &b| looks[b].cost().total_cmp(&looks[a].cost()).then(a.cmp(&b)));
    costliest.truncate(3);
    Review { looks, costliest }
}

/// The prospect after a move.
fn after(search: &mut Search, solo: &Solo, action: Action, cancel: &AtomicBool) -> Prospect {
    let mut next = *solo;
    if next.apply(action).is_err() {
        return Prospect { win: 0.0, margin: 0.0 };
    }
    match next.result() {
        Some(result) => {
            let won = result.winner == Side::Player;
            Prospect { win: if won { 1.0 } else { 0.0 }, margin: f64::from(result.player - result.automa) }
        }
        None => Prospect::of(&next, search.judge(&next, cancel)),
    }
}

impl Review {
    /// The chance of winning as a line of little bars.
    pub fn sparkline(&self) -> String {
        const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
        self.looks.iter().map(|look| BARS[((look.made * 8.0) as usize).min(7)]).collect()
    }

    /// The chance of winning over the game, the costliest moves marked. `label` is read aloud.
    pub fn chart(&self, label: &str) -> String {
        const STYLE: &str = "<style>text{font:12px system-ui,sans-serif;fill:#666}.g{stroke:#ddd}.m{stroke:#999;stroke-dasharray:4 4}\
            @media(prefers-color-scheme:dark){text{fill:#aaa}.g{stroke:#3a3a3a}.m{stroke:#777}}</style>";
        let (left, top, wide, tall) = (44.0, 12.0, 640.0, 180.0);
        let step = wide / (self.looks.len().max(2) - 1) as f64;
        let at = |i: usize, share: f64| (left + step * i as f64, top + tall * (1.0 - share));
        let label = label.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;");
        let mut svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 220" width="700" role="img" aria-label="{label}">{STYLE}"#
        );
        for quarter in 0..=4 {
            let (share, class) = (f64::from(quarter) / 4.0, if quarter == 2 { "m" } else { "g" });
            let y = at(0, share).1;
            let _ = write!(
                svg,
                r#"<line class="{class}" x1="{left}" x2="{:.1}" y1="{y:.1}" y2="{y:.1}"/><text text-anchor="end" x="{:.1}" y="{:.1}">{:.0} %</text>"#,
                left + wide,
                left - 6.0,
                y + 4.0,
                100.0 * share
            );
        }
        let points: Vec<String> = self
            .looks
            .iter()
            .enumerate()
            .map(|(i, look)| at(i, look.made))
            .map(|(x, y)| format!("{x:.1},{y:.1}"))
            .collect();
        let _ = write!(
            svg,
            r##"<polyline points="{}" fill="none" stroke="#3b6ea5" stroke-width="2.5" stroke-linejoin="round"/>"##,
            points.join(" ")
        );
        for &i in &self.costliest {
            let (x, y) = at(i, self.looks[i].made);
            let _ = write!(
                svg,
                r##"<circle cx="{x:.1}" cy="{y:.1}" r="5" fill="#c8742b"/><text text-anchor="middle" x="{x:.1}" y="{:.1}">{}</text>"##,
                if y > top + 24.0 { y - 10.0 } else { y + 20.0 },
                self.looks[i].at + 1
            );
        }
        svg + "</svg>"
    }
}
