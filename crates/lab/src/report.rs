//! A run as one page: charts and tables, in words of either language.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use patchwork::data::{AutomaDeck, Level};
use table::{Catalog, Lang, Msg, msg};

use crate::chart::{self, Series, escaped};
use crate::grid::Grid;
use crate::run::{self, Problem};
use crate::stats::Figure;
use crate::summary::{self, CellSummary, Effect, Lever};

/// Everything a report shows.
pub struct Report {
    catalog: Catalog,
    lang: Lang,
    grids: Vec<Grid>,
    cells: Vec<CellSummary>,
    effects: Vec<Effect>,
    command: String,
}

/// A chapter: a heading, words, a chart with its file name, a table.
struct Chapter {
    title: Msg,
    text: Msg,
    charts: Vec<(String, String)>,
    table: Vec<Vec<String>>,
}

const fn deck_name(deck: AutomaDeck) -> &'static str {
    match deck {
        AutomaDeck::Normal => "normal",
        AutomaDeck::Tactical => "tactical",
    }
}

impl Report {
    /// Reads the runs of these folders.
    pub fn read(folders: &[PathBuf], lang: Lang, command: &str) -> Result<Self, Problem> {
        let (mut grids, mut cells, mut effects) = (Vec::new(), Vec::new(), Vec::new());
        for folder in folders {
            let grid = run::open(folder)?;
            let rows = run::rows(&grid, folder)?;
            cells.extend(summary::cells(&grid, &rows));
            effects.extend(summary::effects(&grid, &rows));
            grids.push(grid);
        }
        Ok(Self { catalog: Catalog::new(&[crate::MESSAGES]), lang, grids, cells, effects, command: command.to_owned() })
    }

    /// The summaries, for programs.
    pub fn cells(&self) -> &[CellSummary] {
        &self.cells
    }

    /// What the options change, for programs.
    pub fn effects(&self) -> &[Effect] {
        &self.effects
    }

    fn say(&self, msg: &Msg) -> String {
        self.catalog.text(self.lang, msg)
    }

    /// A number with so many digits behind the comma, as the language writes it.
    fn number(&self, value: f64, digits: usize) -> String {
        let text = format!("{value:.digits$}").replace('-', "−");
        if self.lang == Lang::De { text.replace('.', ",") } else { text }
    }

    fn interval(&self, f: &Figure, digits: usize) -> String {
        let [value, low, high] = [f.value, f.low, f.high].map(|n| self.number(n, digits));
        format!("{value} ({low} – {high})")
    }

    fn player(&self, name: &str) -> String {
        self.say(&msg!("lab-player", player = name))
    }

    fn level(&self, level: Level) -> String {
        self.say(&msg!("lab-level", level = level.roman()))
    }

    fn usual(&self) -> impl Iterator<Item = &CellSummary> {
        self.cells.iter().filter(|c| c.cell.is_usual())
    }

    /// The players, in the order they were measured.
    fn players(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for cell in self.usual() {
            if !names.contains(&cell.cell.player) {
                names.push(cell.cell.player.clone());
            }
        }
        names
    }

    fn find(&self, player: &str, deck: AutomaDeck, level: Level) -> Option<&CellSummary> {
        self.usual().find(|c| c.cell.player == player && c.cell.deck == deck && c.cell.level == level)
    }

    fn wins(&self) -> Chapter {
        let levels: Vec<String> = Level::ALL.map(|l| self.level(l)).to_vec();
        let mut series = Vec::new();
        for player in self.players() {
            for deck in [AutomaDeck::Normal, AutomaDeck::Tactical] {
                let points: Vec<_> = Level::ALL.map(|l| self.find(&player, deck, l).map(|c| c.win)).to_vec();
                if points.iter().any(Option::is_some) {
                    let name = self.say(&msg!("lab-series", player = self.player(&player), deck = deck_name(deck)));
                    series.push(Series { name, points });
                }
            }
        }
        let heads = [
            msg!("lab-head-player"),
            msg!("lab-head-deck"),
            msg!("lab-head-level"),
            msg!("lab-head-games"),
            msg!("lab-head-win"),
            msg!("lab-head-points"),
            msg!("lab-head-automa"),
            msg!("lab-head-margin"),
            msg!("lab-head-tile"),
            msg!("lab-head-seeds"),
        ];
        let mut table = vec![heads.iter().map(|h| self.say(h)).collect()];
        for c in self.usual() {
            table.push(vec![
                self.player(&c.cell.player),
                self.say(&msg!("lab-deck", deck = deck_name(c.cell.deck))),
                c.cell.level.roman().to_owned(),
                c.win.n.to_string(),
                format!("{} %", self.interval(&c.win.percent(), 1)),
                self.interval(&c.player, 2),
                self.interval(&c.automa, 2),
                self.interval(&c.margin, 2),
                format!("{} %", self.interval(&c.tile.percent(), 1)),
                c.seeds.clone(),
            ]);
        }
        let chart = chart::shares(&self.say(&msg!("lab-win-title")), &levels, &series);
        Chapter {
            title: msg!("lab-win-title"),
            text: msg!("lab-win-text"),
            charts: vec![("win-rate".into(), chart)],
            table,
        }
    }

    fn scores(&self, player: &str) -> Option<Chapter> {
        let share = |counts: &BTreeMap<i32, u64>| {
            let all: u64 = counts.values().sum();
            let (low, high) = (counts.keys().next().copied()?, counts.keys().last().copied()?);
            let of = |score: i32| counts.get(&score).copied().unwrap_or(0) as f64 / all as f64;
            Some((low..=high).map(|score| (score, of(score))).collect::<Vec<_>>())
        };
        let panels: Vec<_> = Level::ALL
            .into_iter()
            .filter_map(|l| Some((l, self.find(player, AutomaDeck::Normal, l)?)))
            .filter_map(|(l, c)| Some((self.level(l), [share(&c.player_scores)?, share(&c.automa_scores)?])))
            .collect();
        let names = [self.say(&msg!("lab-you")), self.say(&msg!("lab-automa"))];
        let title = msg!("lab-scores-title");
        let chart = chart::distributions(&self.say(&title), &panels, &names);
        (!panels.is_empty()).then(|| Chapter {
            title,
            text: msg!("lab-scores-text", player = self.player(player)),
            charts: vec![(format!("scores-{}", player.replace(':', "-")), chart)],
            table: Vec::new(),
        })
    }

    fn parts(&self, player: &str) -> Option<Chapter> {
        let mut bars = Vec::new();
        for deck in [AutomaDeck::Normal, AutomaDeck::Tactical] {
            for level in Level::ALL {
                if let Some(cell) = self.find(player, deck, level) {
                    let name = format!("{}\n{}", level.roman(), deck_name(deck));
                    bars.push((name, cell.automa_parts.map(|f| f.value).to_vec()));
                }
            }
        }
        let names: Vec<String> =
            [msg!("lab-part-tile"), msg!("lab-part-buttons"), msg!("lab-part-patches"), msg!("lab-part-printed")]
                .iter()
                .map(|m| self.say(m))
                .collect();
        let title = msg!("lab-parts-title");
        let chart = chart::stacks(&self.say(&title), &bars, &names);
        (!bars.is_empty()).then(|| Chapter {
            title,
            text: msg!("lab-parts-text", player = self.player(player)),
            charts: vec![(format!("parts-{}", player.replace(':', "-")), chart)],
            table: Vec::new(),
        })
    }

    /// The levers asked for, as a chapter.
    fn levers(&self, levers: &[Lever], title: Msg, text: Msg, file: &str) -> Option<Chapter> {
        let named = |lever: Lever| match lever {
            Lever::Reshuffle => "reshuffle",
            Lever::SpecialPatches => "special_patches",
            Lever::TakesSpecial => "takes_special",
            Lever::Deck => "deck",
        };
        let decks: &[AutomaDeck] = &[AutomaDeck::Normal];
        let chosen: Vec<&Effect> =
            self.effects.iter().filter(|e| levers.contains(&e.lever) && decks.contains(&e.cell.deck)).collect();
        if chosen.is_empty() {
            return None;
        }
        let row = |e: &Effect| {
            let what = self.say(&msg!("lab-lever", lever = named(e.lever)));
            let what = if levers.len() == 1 { String::new() } else { format!("{what}, ") };
            format!("{what}{}, {}", self.player(&e.cell.player), e.cell.level.roman())
        };
        let wins: Vec<_> = chosen.iter().map(|e| (row(e), e.win.percent())).collect();
        let chart = chart::changes(&self.say(&title), &wins, &self.say(&msg!("lab-percent-points")));
        let heads = [
            msg!("lab-head-option"),
            msg!("lab-head-player"),
            msg!("lab-head-level"),
            msg!("lab-head-games"),
            msg!("lab-head-win-change"),
            msg!("lab-head-margin-change"),
        ];
        let mut table = vec![heads.iter().map(|h| self.say(h)).collect::<Vec<_>>()];
        table.extend(chosen.iter().map(|e| {
            vec![
                self.say(&msg!("lab-lever", lever = named(e.lever))),
                self.player(&e.cell.player),
                e.cell.level.roman().to_owned(),
                e.win.n.to_string(),
                format!("{} %", self.interval(&e.win.percent(), 2)),
                self.interval(&e.margin, 2),
            ]
        }));
        Some(Chapter { title, text, charts: vec![(file.to_owned(), chart)], table })
    }

    fn chapters(&self) -> Vec<Chapter> {
        let mut chapters = vec![self.wins()];
        for player in self.players() {
            chapters.extend(self.scores(&player));
        }
        if let Some(player) = self.players().first() {
            chapters.extend(self.parts(player));
        }
        let deck = self.levers(&[Lever::Deck], msg!("lab-decks-title"), msg!("lab-decks-text"), "decks");
        chapters.extend(deck);
        let others = [Lever::Reshuffle, Lever::SpecialPatches, Lever::TakesSpecial];
        chapters.extend(self.levers(&others, msg!("lab-options-title"), msg!("lab-options-text"), "options"));
        chapters
    }

    fn lead(&self) -> String {
        let games: u64 = self.cells.iter().map(|c| c.win.n).sum();
        self.say(&msg!("lab-lead", games = games))
    }

    fn how(&self) -> Vec<String> {
        let one = |grid: &Grid| {
            self.say(&msg!("lab-how-text", version = grid.version.as_str(), seed = grid.seed.to_string()))
        };
        let mut lines: Vec<String> = self.grids.iter().map(one).collect();
        lines.dedup();
        lines
    }

    /// One page that needs nothing else.
    pub fn html(&self) -> String {
        let mut body = String::new();
        for chapter in self.chapters() {
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
        let how: String = self.how().iter().map(|line| format!("<p>{}</p>", escaped(line))).collect();
        let (title, lead) = (escaped(&self.say(&msg!("lab-title"))), escaped(&self.lead()));
        let (how_title, again) =
            (escaped(&self.say(&msg!("lab-how-title"))), escaped(&self.say(&msg!("lab-how-command"))));
        format!(
            "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
             <title>{title}</title><style>{PAGE_STYLE}</style></head><body><main><h1>{title}</h1><p class=\"lead\">{lead}</p>{body}\
             <h2>{how_title}</h2>{how}<p>{again}</p><pre>{}</pre></main></body></html>\n",
            self.lang.code(),
            escaped(&self.command)
        )
    }

    /// The same in Markdown; the charts are files beside it.
    pub fn markdown(&self, charts: &str) -> String {
        let mut text = format!("# {}\n\n{}\n", self.say(&msg!("lab-title")), self.lead());
        for chapter in self.chapters() {
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
        let how = self.how().join("\n\n");
        text + &format!(
            "\n## {}\n\n{how}\n\n{}\n\n```sh\n{}\n```\n",
            self.say(&msg!("lab-how-title")),
            self.say(&msg!("lab-how-command")),
            self.command
        )
    }

    /// Writes `report.html`, `report.md` and the charts into a folder.
    pub fn write(&self, folder: &Path) -> Result<(), Problem> {
        let put = |name: &str, text: &str| {
            let path = folder.join(name);
            crate::columns::whole(&path, text.as_bytes()).map_err(|why| Problem::File(path.clone(), why))
        };
        put("report.html", &self.html())?;
        put("report.md", &self.markdown("charts"))?;
        for (name, svg) in self.chapters().into_iter().flat_map(|c| c.charts) {
            put(&format!("charts/{name}.svg"), &svg)?;
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
