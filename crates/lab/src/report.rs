//! A run as one page: charts and tables, in words of either language.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use table::{Catalog, Lang, Msg, msg};

use crate::chart::{self, Curve, escaped};
use crate::grid::Combination;
use crate::run::{self, Played, Problem};
use crate::stats::Figure;
use crate::summary::{Counts, Effect, Measured, Summary};

/// The words of a report.
pub(crate) struct Words {
    catalog: Catalog,
    lang: Lang,
}

impl Words {
    fn new(lang: Lang) -> Self {
        Self { catalog: Catalog::new(&[crate::MESSAGES]), lang }
    }

    pub(crate) fn say(&self, msg: &Msg) -> String {
        self.catalog.text(self.lang, msg)
    }

    pub(crate) fn all(&self, list: &[Msg]) -> Vec<String> {
        list.iter().map(|m| self.say(m)).collect()
    }

    /// A number with so many digits after the decimal mark, as the language writes it.
    fn number(&self, value: f64, digits: usize) -> String {
        format!("{value:.digits$}").replace('-', "−").replace('.', &self.say(&msg!("lab-decimal-mark")))
    }

    /// A figure with its interval.
    pub(crate) fn interval(&self, f: &Figure, digits: usize) -> String {
        let [value, low, high] = [f.value, f.low, f.high].map(|n| self.number(n, digits));
        format!("{value} ({low} – {high})")
    }

    /// A share with its interval, as per cent.
    pub(crate) fn percent(&self, f: &Figure, digits: usize) -> String {
        format!("{} %", self.interval(&f.percent(), digits))
    }

    pub(crate) fn player(&self, name: &str) -> String {
        self.say(&msg!("lab-player", player = name))
    }

    pub(crate) fn level(&self, level: &str) -> String {
        self.say(&msg!("lab-level", level = level))
    }
}

/// A large number in groups of three, as every language can read it.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// A chapter: a heading, words, charts with their file names, a table whose first row is its head.
pub(crate) struct Chapter {
    pub(crate) title: Msg,
    pub(crate) text: Msg,
    pub(crate) charts: Vec<(String, String)>,
    pub(crate) table: Vec<Vec<String>>,
}

/// The players of these cells, in the order they were measured.
pub(crate) fn players<'a, C: Combination + 'a>(cells: impl Iterator<Item = &'a C>) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for cell in cells {
        if names.iter().all(|name| name != cell.player()) {
            names.push(cell.player().to_owned());
        }
    }
    names
}

/// The player worth reading about: of those that were measured in most cells the one with the best margin anywhere.
pub(crate) fn best_player<'a, C: Measured + 'a>(
    cells: impl Iterator<Item = &'a Summary<C>> + Clone,
) -> Option<&'a str> {
    let measured = |player: &str| cells.clone().filter(|c| c.cell.player() == player).count();
    let worth = |c: &&Summary<C>| (measured(c.cell.player()), c.margin.value);
    let best = cells.clone().max_by(|a, b| {
        let (a, b) = (worth(a), worth(b));
        a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))
    })?;
    Some(best.cell.player())
}

/// The share of the games that end with each score.
fn curve(counts: &Counts) -> Option<Curve> {
    let all: u64 = counts.values().sum();
    let (low, high) = (counts.keys().next().copied()?, counts.keys().last().copied()?);
    let of = |score: i32| counts.get(&score).copied().unwrap_or(0) as f64 / all as f64;
    Some((low..=high).map(|score| (score, of(score))).collect())
}

/// A chapter on how the scores are spread: panels with the player's and the opponent's scores.
pub(crate) fn scores_chapter(
    words: &Words,
    text: Msg,
    file: &str,
    panels: Vec<(String, &Counts, &Counts)>,
    opponent: &Msg,
) -> Option<Chapter> {
    let panels: Vec<_> =
        panels.into_iter().filter_map(|(name, yours, hers)| Some((name, [curve(yours)?, curve(hers)?]))).collect();
    let names = [words.say(&msg!("lab-you")), words.say(opponent)];
    let title = msg!("lab-scores-title");
    let chart = chart::distributions(&words.say(&title), &panels, &names);
    (!panels.is_empty()).then(|| Chapter { title, text, charts: vec![(file.to_owned(), chart)], table: Vec::new() })
}

/// What a lever changes, with the words before the figures of its line and behind them.
pub(crate) struct Change {
    pub(crate) label: String,
    pub(crate) before: Vec<String>,
    pub(crate) win: Figure,
    pub(crate) margin: Figure,
    pub(crate) behind: Vec<String>,
}

/// A chapter on what a lever changes: a chart of win rates, a table with the margins too.
pub(crate) fn changes_chapter(
    words: &Words,
    (title, text, file): (Msg, Msg, &str),
    (before, behind): (&[Msg], &[Msg]),
    changes: &[Change],
) -> Option<Chapter> {
    if changes.is_empty() {
        return None;
    }
    let wins: Vec<_> = changes.iter().map(|c| (c.label.clone(), c.win.percent())).collect();
    let chart = chart::changes(&words.say(&title), &wins, &words.say(&msg!("lab-percent-points")));
    let figures = [msg!("lab-head-games"), msg!("lab-head-win-change"), msg!("lab-head-margin-change")];
    let mut table = vec![[words.all(before), words.all(&figures), words.all(behind)].concat()];
    table.extend(changes.iter().map(|c| {
        let figures = vec![c.win.n.to_string(), words.interval(&c.win.percent(), 2), words.interval(&c.margin, 2)];
        [c.before.clone(), figures, c.behind.clone()].concat()
    }));
    Some(Chapter { title, text, charts: vec![(file.to_owned(), chart)], table })
}

/// A game whose runs can be told.
pub(crate) trait Reported: Measured {
    /// All chapters.
    fn chapters(words: &Words, cells: &[Summary<Self>], effects: &[Effect<Self>]) -> Vec<Chapter>;
    /// How the usual run is started.
    const COMMAND: &'static str;

    /// A file of figures that the game itself shows, and its name.
    fn data(_cells: &[Summary<Self>]) -> Option<(&'static str, Value)> {
        None
    }
}

/// A message that every game has its own words for: the heading, the sentence below it, how it was measured.
fn of_game<C: Combination>(what: &str) -> Msg {
    Msg::made(format!("lab-{}-{what}", C::GAME))
}

/// Everything a report shows.
pub struct Report {
    words: Words,
    title: Msg,
    lead: Msg,
    how: Vec<Msg>,
    chapters: Vec<Chapter>,
    figures: Value,
    data: Option<(&'static str, Value)>,
    command: String,
}

impl Report {
    /// Reads the runs of these folders, all of one game. Without a command the usual one is shown.
    pub fn read(folders: &[PathBuf], lang: Lang, command: Option<&str>) -> Result<Self, Problem> {
        let first = folders.first().ok_or_else(|| Problem::NoRun(PathBuf::new()))?;
        match run::played(first)? {
            Played::Patchwork => Self::of::<crate::patchwork::Cell>(folders, lang, command),
            Played::Finspan => Self::of::<crate::finspan::Cell>(folders, lang, command),
            Played::ImperialSteam => Self::of::<crate::imperial_steam::Cell>(folders, lang, command),
            Played::Cryo => Self::of::<crate::cryo::Cell>(folders, lang, command),
        }
    }

    fn of<C: Reported>(folders: &[PathBuf], lang: Lang, command: Option<&str>) -> Result<Self, Problem> {
        let (mut how, mut cells, mut effects) = (Vec::new(), Vec::new(), Vec::new());
        for folder in folders {
            let grid = run::open::<C>(folder)?;
            let summed = run::summed(&grid, folder)?;
            // Runs may have cells in common: the same games are told once.
            for cell in summed.cells {
                let told = |other: &Summary<C>| (&other.cell, &other.seeds) == (&cell.cell, &cell.seeds);
                if !cells.iter().any(told) {
                    cells.push(cell);
                }
            }
            effects.extend(summed.effects);
            let seed = grid.seed.to_string();
            how.push(of_game::<C>("how-text").with("version", grid.version.as_str()).with("seed", seed));
        }
        how.dedup();
        let games = cells.iter().map(|cell| cell.win.n).sum();
        let words = Words::new(lang);
        Ok(Self {
            chapters: C::chapters(&words, &cells, &effects),
            words,
            title: of_game::<C>("title"),
            lead: of_game::<C>("lead").with("games", grouped(games)),
            how,
            data: C::data(&cells),
            figures: json!({"cells": cells, "effects": effects}),
            command: command.unwrap_or(C::COMMAND).to_owned(),
        })
    }

    /// The summaries of the cells and what the options change, for programs.
    pub const fn figures(&self) -> &Value {
        &self.figures
    }

    fn say(&self, msg: &Msg) -> String {
        self.words.say(msg)
    }

    /// One page that needs nothing else.
    pub fn html(&self) -> String {
        let mut body = String::new();
        for chapter in &self.chapters {
            body +=
                &format!("<h2>{}</h2><p>{}</p>", escaped(&self.say(&chapter.title)), escaped(&self.say(&chapter.text)));
            for (_, svg) in &chapter.charts {
                body += &format!("<figure>{svg}</figure>");
            }
            if let Some((head, rows)) = chapter.table.split_first() {
                let cells = |tag: &str, row: &[String]| {
                    row.iter().map(|c| format!("<{tag}>{}</{tag}>", escaped(c))).collect::<String>()
                };
                let rows: String = rows.iter().map(|row| format!("<tr>{}</tr>", cells("td", row))).collect();
                body += &format!(
                    "<div class=\"wide\"><table><thead><tr>{}</tr></thead><tbody>{rows}</tbody></table></div>",
                    cells("th", head)
                );
            }
        }
        let how: String = self.how.iter().map(|line| format!("<p>{}</p>", escaped(&self.say(line)))).collect();
        let (title, lead) = (escaped(&self.say(&self.title)), escaped(&self.say(&self.lead)));
        let (how_title, again) =
            (escaped(&self.say(&msg!("lab-how-title"))), escaped(&self.say(&msg!("lab-how-command"))));
        format!(
            "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
             <title>{title}</title><style>{PAGE_STYLE}</style></head><body><main><h1>{title}</h1><p class=\"lead\">{lead}</p>{body}\
             <h2>{how_title}</h2>{how}<p>{again}</p><pre>{}</pre></main></body></html>\n",
            self.words.lang.code(),
            escaped(&self.command)
        )
    }

    /// The same in Markdown; the charts are files beside it.
    pub fn markdown(&self, charts: &str) -> String {
        let mut text = format!("# {}\n\n{}\n", self.say(&self.title), self.say(&self.lead));
        for chapter in &self.chapters {
            text += &format!("\n## {}\n\n{}\n", self.say(&chapter.title), self.say(&chapter.text));
            for (name, _) in &chapter.charts {
                text += &format!("\n![{}]({charts}/{name}.svg)\n", self.say(&chapter.title));
            }
            if let Some((head, rows)) = chapter.table.split_first() {
                text += &format!("\n| {} |\n|{}\n", head.join(" | "), "---|".repeat(head.len()));
                for row in rows {
                    text += &format!("| {} |\n", row.join(" | "));
                }
            }
        }
        let how = self.words.all(&self.how).join("\n\n");
        text + &format!(
            "\n## {}\n\n{how}\n\n{}\n\n```sh\n{}\n```\n",
            self.say(&msg!("lab-how-title")),
            self.say(&msg!("lab-how-command")),
            self.command
        )
    }

    /// Writes `report.html`, `report.md`, the charts and the figures that the game itself shows into a folder.
    pub fn write(&self, folder: &Path) -> Result<(), Problem> {
        let put = |name: &str, text: &str| {
            let path = folder.join(name);
            crate::columns::whole(&path, text.as_bytes()).map_err(|why| Problem::File(path.clone(), why))
        };
        put("report.html", &self.html())?;
        put("report.md", &self.markdown("charts"))?;
        if let Some((name, data)) = &self.data {
            put(name, &(serde_json::to_string_pretty(data).unwrap_or_default() + "\n"))?;
        }
        for (name, svg) in self.chapters.iter().flat_map(|c| &c.charts) {
            put(&format!("charts/{name}.svg"), svg)?;
        }
        Ok(())
    }
}

const PAGE_STYLE: &str = "body{margin:0;font:16px/1.55 system-ui,sans-serif;color:#222;background:#fff}\
main{max-width:64rem;margin:0 auto;padding:2rem 1.25rem 4rem}h1{font-size:2rem;margin:.2em 0}h2{margin-top:2.4em;font-size:1.3rem}\
.lead{font-size:1.1rem;color:#555}figure{margin:1.2rem 0}svg{max-width:100%;height:auto}.wide{overflow-x:auto}\
table{border-collapse:collapse;font-size:.85rem;font-variant-numeric:tabular-nums;white-space:nowrap}\
th,td{padding:.3rem .7rem;text-align:right;border-bottom:1px solid #e3e3e3}th:first-child,td:first-child{text-align:left}\
pre{background:#f4f4f4;padding:1rem;overflow-x:auto;border-radius:6px}\
@media(prefers-color-scheme:dark){body{color:#ddd;background:#16181b}.lead{color:#aaa}th,td{border-color:#3a3a3a}pre{background:#22252a}}";
