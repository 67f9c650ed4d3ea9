//! Charts as SVG, written by hand: each stands alone, reads in light and dark, and names its own parts.

use std::fmt::Write;

use crate::stats::Figure;

/// A series' colours, told apart by most eyes.
const COLOURS: [&str; 8] = ["#3b6ea5", "#c8742b", "#4d8f5b", "#8a5ba6", "#b04a5a", "#6f7b83", "#b59a2c", "#3f9c9c"];

const STYLE: &str = "<style>text{font:13px system-ui,sans-serif;fill:#333}.dim{fill:#777;font-size:12px}\
.axis{stroke:#999;stroke-width:1}.grid{stroke:#e3e3e3;stroke-width:1}.mid{stroke:#999;stroke-dasharray:4 4}\
@media(prefers-color-scheme:dark){text{fill:#ddd}.dim{fill:#999}.axis{stroke:#777}.grid{stroke:#3a3a3a}.mid{stroke:#777}}</style>";

/// Letters that mean something to SVG and HTML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The colour of a series.
pub const fn colour(series: usize) -> &'static str {
    COLOURS[series % COLOURS.len()]
}

struct Canvas {
    body: String,
    width: f64,
    height: f64,
}

impl Canvas {
    const fn new(width: f64, height: f64) -> Self {
        Self { body: String::new(), width, height }
    }

    fn line(&mut self, class: &str, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) {
        let _ = write!(self.body, r#"<line class="{class}" x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}"/>"#);
    }

    fn text(&mut self, class: &str, anchor: &str, (x, y): (f64, f64), text: &str) {
        let text = escaped(text);
        let _ =
            write!(self.body, r#"<text class="{class}" text-anchor="{anchor}" x="{x:.1}" y="{y:.1}">{text}</text>"#);
    }

    fn stroke(&mut self, colour: &str, width: f64, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) {
        let _ = write!(
            self.body,
            r#"<line stroke="{colour}" stroke-width="{width}" stroke-linecap="round" x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}"/>"#
        );
    }

    fn dot(&mut self, colour: &str, (x, y): (f64, f64), r: f64, title: &str) {
        let title = escaped(title);
        let _ = write!(
            self.body,
            r#"<circle fill="{colour}" cx="{x:.1}" cy="{y:.1}" r="{r}"><title>{title}</title></circle>"#
        );
    }

    fn bar(&mut self, colour: &str, (x, y): (f64, f64), (w, h): (f64, f64), title: &str) {
        let title = escaped(title);
        let _ = write!(
            self.body,
            r#"<rect fill="{colour}" x="{x:.1}" y="{y:.1}" width="{w:.1}" height="{:.1}"><title>{title}</title></rect>"#,
            h.max(0.0)
        );
    }

    /// Names of the series from left to right, in as many rows as they need.
    fn legend(&mut self, names: &[String], left: f64, mut y: f64) {
        let mut x = left;
        for (i, name) in names.iter().enumerate() {
            let width = 30.0 + 7.2 * name.chars().count() as f64;
            if x + width > self.width && x > left {
                (x, y) = (left, y + 18.0);
            }
            self.bar(colour(i), (x, y - 10.0), (12.0, 12.0), name);
            self.text("", "start", (x + 18.0, y), name);
            x += width;
        }
    }

    fn svg(self, label: &str) -> String {
        let Self { body, width, height } = self;
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img" aria-label="{}">{STYLE}{body}</svg>"#,
            escaped(label)
        )
    }
}

/// A series of figures with intervals, one a column; none where nothing was measured.
pub struct Series {
    /// Its name.
    pub name: String,
    /// Its figures.
    pub points: Vec<Option<Figure>>,
}

/// The smallest of these steps that divides a range into few enough parts.
fn step(steps: &[u32], range: f64, most: f64) -> u32 {
    let last = steps.last().copied().unwrap_or(1);
    steps.iter().copied().find(|s| range / f64::from(*s) <= most).unwrap_or(last).max(1)
}

/// Shares by column, 0 to 1, with intervals and a line at one half.
pub fn shares(label: &str, columns: &[String], series: &[Series]) -> String {
    let percent = |points: &[Option<Figure>]| points.iter().map(|f| f.map(Figure::percent)).collect();
    let series: Vec<Series> =
        series.iter().map(|s| Series { name: s.name.clone(), points: percent(&s.points) }).collect();
    plot(label, columns, &series, (100.0, 20.0), Some(50.0), " %")
}

/// Means by column with intervals, from nothing up.
pub fn means(label: &str, columns: &[String], series: &[Series]) -> String {
    let most = series.iter().flat_map(|s| s.points.iter().flatten()).map(|f| f.high).fold(1.0, f64::max);
    let step = f64::from(step(&[10, 20, 50, 100, 200, 500, 1000], most, 10.0));
    plot(label, columns, series, ((most / step).ceil() * step, step), None, "")
}

/// Figures by column with intervals: the highest of the scale and its step, a dashed line, what follows every number.
fn plot(
    label: &str,
    columns: &[String],
    series: &[Series],
    (most, step): (f64, f64),
    dashed: Option<f64>,
    unit: &str,
) -> String {
    let (left, top, right, plot) = (56.0, 16.0, 744.0, 300.0);
    let mut canvas = Canvas::new(760.0, 404.0);
    let y = |value: f64| top + plot * (1.0 - value / most);
    for tick in 0..=(most / step).round() as u32 {
        let value = f64::from(tick) * step;
        canvas.line("grid", (left, y(value)), (right, y(value)));
        canvas.text("dim", "end", (left - 8.0, y(value) + 4.0), &format!("{value:.0}{unit}"));
    }
    if let Some(value) = dashed {
        canvas.line("mid", (left, y(value)), (right, y(value)));
    }
    let wide = (right - left) / columns.len().max(1) as f64;
    for (c, name) in columns.iter().enumerate() {
        let middle = left + wide * (c as f64 + 0.5);
        canvas.text("", "middle", (middle, top + plot + 22.0), name);
        let step = (wide * 0.7 / series.len().max(1) as f64).min(26.0);
        for (s, one) in series.iter().enumerate() {
            let Some(Some(point)) = one.points.get(c) else { continue };
            let x = middle + step * (s as f64 - (series.len() as f64 - 1.0) / 2.0);
            canvas.stroke(colour(s), 2.5, (x, y(point.low)), (x, y(point.high)));
            let Figure { value, low, high, .. } = point;
            let title = format!("{} {name}: {value:.1}{unit} ({low:.1}–{high:.1})", one.name);
            canvas.dot(colour(s), (x, y(*value)), 5.0, &title);
        }
    }
    canvas.line("axis", (left, y(0.0)), (right, y(0.0)));
    let names: Vec<String> = series.iter().map(|s| s.name.clone()).collect();
    canvas.legend(&names, left, top + plot + 54.0);
    canvas.svg(label)
}

/// Scores and the share of games that end with them.
pub type Curve = Vec<(i32, f64)>;

/// How often each score comes up, one panel a row: two outlines over the same scale.
pub fn distributions(label: &str, panels: &[(String, [Curve; 2])], names: &[String; 2]) -> String {
    let (left, wide, tall) = (90.0, 640.0, 66.0);
    let mut canvas = Canvas::new(760.0, 60.0 + 82.0 * panels.len() as f64);
    let all = || panels.iter().flat_map(|(_, two)| two.iter().flatten());
    let low = all().map(|p| p.0).min().unwrap_or(0).max(-60) / 10 * 10 - 10;
    let high = all().map(|p| p.0).max().unwrap_or(1) / 10 * 10 + 10;
    // The player's curve sets the height: at level I the Automa has one of two scores, and a spike that is
    // cut off says so well enough.
    let most = 1.5 * panels.iter().flat_map(|(_, two)| &two[0]).map(|p| p.1).fold(1e-9, f64::max);
    let x = |score: i32| left + wide * f64::from(score - low) / f64::from((high - low).max(1));
    let bottom = 20.0 + 82.0 * panels.len() as f64;
    let step = step(&[20, 50, 100, 200, 500], f64::from(high - low), 15.0).cast_signed();
    for score in (low..=high).filter(|s| s % step == 0) {
        canvas.line("grid", (x(score), 14.0), (x(score), bottom));
        canvas.text("dim", "middle", (x(score), bottom + 14.0), &score.to_string());
    }
    for (row, (name, two)) in panels.iter().enumerate() {
        let base = 14.0 + 82.0 * (row + 1) as f64 - 10.0;
        canvas.text("", "end", (left - 14.0, base - 20.0), name);
        for (side, scores) in two.iter().enumerate() {
            let inside: Vec<&(i32, f64)> = scores.iter().filter(|p| p.0 >= low).collect();
            let (Some(first), Some(last)) = (inside.first(), inside.last()) else { continue };
            let mut path = format!("M{:.1} {base:.1}", x(first.0));
            for (score, share) in &inside {
                let _ = write!(path, "L{:.1} {:.1}", x(*score), base - tall * (share / most).min(1.0));
            }
            let _ = write!(path, "L{:.1} {base:.1}Z", x(last.0));
            let _ = write!(
                canvas.body,
                r#"<path d="{path}" fill="{0}" fill-opacity=".35" stroke="{0}" stroke-width="1.5"/>"#,
                colour(side)
            );
        }
        canvas.line("axis", (left, base), (left + wide, base));
    }
    canvas.legend(names, left, bottom + 36.0);
    canvas.svg(label)
}

/// Bars put together from parts; a line under each bar says what it is.
pub fn stacks(label: &str, bars: &[(String, Vec<f64>)], names: &[String]) -> String {
    let (left, top, right, plot) = (56.0, 24.0, 744.0, 250.0);
    let mut canvas = Canvas::new(760.0, 372.0);
    let most = bars.iter().map(|(_, parts)| parts.iter().sum::<f64>()).fold(1.0, f64::max);
    let step = f64::from(step(&[10, 20, 50, 100, 200, 500], most, 15.0));
    let scale = (most / step).ceil() * step;
    let y = |points: f64| top + plot * (1.0 - points / scale);
    for tick in 0..=(scale / step) as u32 {
        let points = f64::from(tick) * step;
        canvas.line("grid", (left, y(points)), (right, y(points)));
        canvas.text("dim", "end", (left - 8.0, y(points) + 4.0), &format!("{points:.0}"));
    }
    let wide = (right - left) / bars.len().max(1) as f64;
    for (b, (name, parts)) in bars.iter().enumerate() {
        let (x, mut under) = (left + wide * b as f64 + wide * 0.2, 0.0);
        for (p, &part) in parts.iter().enumerate() {
            let title = format!("{}: {part:.1}", names.get(p).map_or("", String::as_str));
            canvas.bar(colour(p), (x, y(under + part)), (wide * 0.6, y(under) - y(under + part)), &title);
            under += part;
        }
        canvas.text("", "middle", (x + wide * 0.3, y(under) - 6.0), &format!("{under:.1}"));
        for (line, word) in name.split('\n').enumerate() {
            let class = if line == 0 { "" } else { "dim" };
            canvas.text(class, "middle", (x + wide * 0.3, top + plot + 20.0 + 16.0 * line as f64), word);
        }
    }
    canvas.line("axis", (left, y(0.0)), (right, y(0.0)));
    canvas.legend(names, left, top + plot + 66.0);
    canvas.svg(label)
}

/// Changes with intervals around nothing, one a row.
pub fn changes(label: &str, rows: &[(String, Figure)], unit: &str) -> String {
    let (left, right, tall) = (330.0, 730.0, 24.0);
    let mut canvas = Canvas::new(760.0, 46.0 + tall * rows.len() as f64);
    let widest = rows.iter().flat_map(|(_, f)| [f.low.abs(), f.high.abs()]).fold(1e-9, f64::max);
    let step = [0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0].into_iter().find(|s| widest / s <= 4.0).unwrap_or(50.0);
    let scale = (widest / step).ceil() * step;
    let x = |value: f64| f64::midpoint(left, right) + (right - left) / 2.0 * value / scale;
    let bottom = 10.0 + tall * rows.len() as f64;
    let ticks = (scale / step) as i32;
    for tick in -ticks..=ticks {
        let value = f64::from(tick) * step;
        canvas.line(if tick == 0 { "axis" } else { "grid" }, (x(value), 4.0), (x(value), bottom));
        let sign = if tick > 0 { "+" } else { "" };
        canvas.text("dim", "middle", (x(value), bottom + 16.0), &format!("{sign}{}", (value * 10.0).round() / 10.0));
    }
    for (row, (name, figure)) in rows.iter().enumerate() {
        let y = 8.0 + tall * (row as f64 + 0.5);
        canvas.text("", "end", (left - 16.0, y + 4.0), name);
        canvas.stroke(colour(0), 2.5, (x(figure.low), y), (x(figure.high), y));
        canvas.dot(
            colour(0),
            (x(figure.value), y),
            4.5,
            &format!("{:+.2} ({:+.2} – {:+.2})", figure.value, figure.low, figure.high),
        );
    }
    canvas.text("dim", "end", (right, bottom + 32.0), unit);
    canvas.svg(label)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn charts_are_well_formed_and_escape_their_words() {
        let figure = Figure::share(3, 10);
        let names = ["a < b".to_owned(), "c & d".to_owned()];
        let all = [
            shares("x\"y", &["I".into()], &[Series { name: "a < b".into(), points: vec![Some(figure)] }]),
            distributions("x", &[("I".into(), [vec![(1, 0.5), (2, 0.5)], vec![]])], &names),
            means("x", &["I".into()], &[Series { name: "a < b".into(), points: vec![Some(figure), None] }]),
            stacks("x", &[("I\nnormal".into(), vec![7.0, 3.0])], &names),
            changes("x", &[("a < b".into(), figure)], "points"),
            changes("x", &[], "points"),
        ];
        for svg in all {
            assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"));
            assert!(!svg.contains("a < b") && !svg.contains("NaN") && !svg.contains("inf"), "{svg}");
            assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count());
        }
    }
}
