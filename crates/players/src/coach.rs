//! What a coach says, in every game alike: the best moves with their prospects and reasons, and what the moves of a
//! finished game cost.
//!
//! A game's own coach makes these; the page, the terminal and programs show them. A move is named as a journal names it:
//! the answer that makes it.

use std::fmt::Write;

use table::Msg;

/// A move, its prospects, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The answer that makes the move.
    pub answer: String,
    /// In words.
    pub label: Msg,
    /// The chance of winning for someone who goes on playing like the coach, 0 to 1.
    pub win: f64,
    /// The expected margin.
    pub margin: f64,
    /// Iterations that tried it; 0 where the end was counted out.
    pub visits: u32,
    /// Why, one entry per reason.
    pub reasons: Vec<Msg>,
}

/// One of the person's moves in review.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// How many entries the journal had before it.
    pub at: usize,
    /// The answer that made the move.
    pub answer: String,
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
    /// The answer that makes the move.
    pub answer: String,
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
pub const MISTAKE: f64 = 0.02;

impl Review {
    /// The review of these moves.
    pub fn of(looks: Vec<Look>) -> Self {
        let mut costliest: Vec<usize> = (0..looks.len()).filter(|&i| looks[i].better.is_some()).collect();
        costliest.sort_by(|&a, &b| looks[b].cost().total_cmp(&looks[a].cost()).then(a.cmp(&b)));
        costliest.truncate(3);
        Self { looks, costliest }
    }

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
