//! A run of Finspan in chapters.

use table::{Msg, msg};

use super::Cell;
use super::cell::{DRAWN, OFF, Side};
use super::summary::Lever;
use crate::chart::{self, Series};
use crate::grid::Combination;
use crate::report::{Change, Chapter, Reported, Words, best_player, changes_chapter, players, scores_chapter};
use crate::stats::Figure;
use crate::summary::{Effect, Measured, Summary};

/// The levels, as the booklet numbers them.
const LEVELS: [u8; 5] = [1, 2, 3, 4, 5];

/// Ravel off and its three strengths.
const RAVEL: [u8; 4] = [0, 2, 3, 4];

impl Reported for Cell {
    const COMMAND: &'static str =
        "visavis lab finspan --players random,greedy --level 1..5 --side a,b --ravel off,2..4 --out DIR";

    fn chapters(words: &Words, cells: &[Summary<Self>], effects: &[Effect<Self>]) -> Vec<Chapter> {
        let told = Told { words, cells, effects };
        let mut chapters = vec![told.wins()];
        for player in told.players() {
            chapters.extend(told.scores(&player));
        }
        if let Some(player) = told.best_player() {
            chapters
                .extend([told.her_parts(player), told.your_parts(player), told.weeks(player)].into_iter().flatten());
            chapters.extend(told.levers(player, |l| l == Lever::Level, "levels"));
            chapters.extend(told.levers(player, |l| l == Lever::Side, "sides"));
            chapters.extend(told.ravel(player));
            chapters.extend(told.levers(player, |l| matches!(l, Lever::Ravel(_)), "ravel-change"));
        }
        chapters
    }
}

/// A run being told.
struct Told<'a> {
    words: &'a Words,
    cells: &'a [Summary<Cell>],
    effects: &'a [Effect<Cell>],
}

impl<'a> Told<'a> {
    fn players(&self) -> Vec<String> {
        players(self.cells.iter().map(|c| &c.cell))
    }

    fn best_player(&self) -> Option<&'a str> {
        best_player(self.cells.iter())
    }

    /// The cell of a player with all other options as usual; Ravel 0 is off.
    fn find(&self, player: &str, level: u8, side: Side, ravel: u8) -> Option<&'a Summary<Cell>> {
        let mode = if ravel == 0 { OFF } else { DRAWN };
        self.cells.iter().find(|c| {
            let cell = &c.cell;
            (cell.player.as_str(), cell.level, cell.side) == (player, level, side)
                && (cell.ravel.as_str(), cell.ravel_strength) == (mode, ravel)
                && cell.options.is_empty()
        })
    }

    fn side(&self, side: Side) -> String {
        self.words.say(&msg!("lab-finspan-side", side = side.id()))
    }

    /// Side and unusual options.
    fn where_of(&self, cell: &Cell) -> String {
        let options = cell.options.iter().map(|(name, value)| format!(", {name}={value}")).collect::<String>();
        self.side(cell.side) + &options
    }

    fn ravel_name(&self, strength: u8) -> String {
        self.words.say(&msg!("lab-finspan-ravel", strength = strength))
    }

    /// What begins the line of a cell: player, side, level.
    fn line(&self, cell: &Cell) -> Vec<String> {
        vec![self.words.player(&cell.player), self.where_of(cell), cell.level.to_string()]
    }

    fn wins(&self) -> Chapter {
        let words = self.words;
        let mut series = Vec::new();
        for player in self.players() {
            for side in Side::ALL {
                let points = LEVELS.map(|l| self.find(&player, l, side, 0).map(|c| c.win)).to_vec();
                let name = format!("{}, {}", words.player(&player), self.side(side));
                series.extend(points.iter().any(Option::is_some).then_some(Series { name, points }));
            }
        }
        let levels = LEVELS.map(|l| words.level(&l.to_string()));
        let mut table = vec![words.all(&[
            msg!("lab-head-player"),
            msg!("lab-finspan-head-side"),
            msg!("lab-head-level"),
            msg!("lab-head-games"),
            msg!("lab-head-win"),
            msg!("lab-head-points"),
            msg!("lab-finspan-head-nautoma"),
            msg!("lab-finspan-head-spread"),
            msg!("lab-head-margin"),
            msg!("lab-finspan-head-eggs"),
            msg!("lab-head-seeds"),
        ])];
        for c in self.cells.iter().filter(|c| c.cell.ravel == OFF) {
            let [low, middle, high] = c.figures.nautoma_percentiles;
            let figures = vec![
                c.win.n.to_string(),
                words.percent(&c.win, 1),
                words.interval(&c.player, 2),
                words.interval(&c.opponent, 2),
                format!("{low} · {middle} · {high}"),
                words.interval(&c.margin, 2),
                words.interval(&c.figures.eggs_given, 2),
                c.seeds.clone(),
            ];
            table.push([self.line(&c.cell), figures].concat());
        }
        let title = msg!("lab-win-title");
        let chart = chart::shares(&words.say(&title), &levels, &series);
        Chapter { title, text: msg!("lab-finspan-win-text"), charts: vec![("win-rate".into(), chart)], table }
    }

    fn scores(&self, player: &str) -> Option<Chapter> {
        let panel = |level: u8| {
            let cell = self.find(player, level, Side::A, 0)?;
            Some((self.words.level(&level.to_string()), &cell.player_scores, &cell.opponent_scores))
        };
        let text = msg!("lab-finspan-scores-text", player = self.words.player(player));
        let panels = LEVELS.into_iter().filter_map(panel).collect();
        let file = format!("scores-{}", player.replace(':', "-"));
        scores_chapter(self.words, text, &file, panels, &msg!("lab-finspan-nautoma"))
    }

    /// A chapter of bars put together from parts, with the same parts as a table.
    fn parts(
        &self,
        (title, text, file): (Msg, Msg, &str),
        names: &[Msg],
        bars: &[(String, &Summary<Cell>)],
        parts: impl Fn(&Summary<Cell>) -> Vec<Figure>,
    ) -> Option<Chapter> {
        let words = self.words;
        let stacks: Vec<(String, Vec<f64>)> =
            bars.iter().map(|(name, c)| (name.clone(), parts(c).iter().map(|f| f.value).collect())).collect();
        let chart = chart::stacks(&words.say(&title), &stacks, &words.all(names));
        let head = [
            msg!("lab-finspan-head-side"),
            msg!("lab-head-level"),
            msg!("lab-finspan-head-ravel"),
            msg!("lab-head-games"),
        ];
        let mut table = vec![[words.all(&head), words.all(names), words.all(&[msg!("lab-head-seeds")])].concat()];
        for (_, c) in bars {
            let (side, ravel) = (self.side(c.cell.side), self.ravel_name(c.cell.ravel_strength));
            let mut line = vec![side, c.cell.level.to_string(), ravel, c.win.n.to_string()];
            line.extend(parts(c).iter().map(|f| words.interval(f, 2)));
            line.push(c.seeds.clone());
            table.push(line);
        }
        (!bars.is_empty()).then(|| Chapter { title, text, charts: vec![(file.to_owned(), chart)], table })
    }

    /// Where Nautoma's points come from: every side and level without Ravel.
    fn her_parts(&self, player: &str) -> Option<Chapter> {
        let all = Side::ALL.into_iter().flat_map(|side| LEVELS.map(|level| (side, level)));
        let bars: Vec<_> = all
            .filter_map(|(side, level)| {
                let cell = self.find(player, level, side, 0)?;
                Some((format!("{level}\n{}", self.side(side)), cell))
            })
            .collect();
        let part = |name: &'static str| msg!("lab-finspan-part", part = name);
        let names = ["fish", "schools", "young", "eggs", "achievements", "bonuses", "ravel"].map(part);
        let text = msg!("lab-finspan-her-parts-text", player = self.words.player(player));
        let head = (msg!("lab-finspan-her-parts-title"), text, "parts-nautoma");
        self.parts(head, &names, &bars, |c| c.figures.nautoma_parts.to_vec())
    }

    /// Where the player's points come from: every side and Ravel at the highest level.
    fn your_parts(&self, player: &str) -> Option<Chapter> {
        let level = self.cells.iter().map(|c| c.cell.level).max()?;
        let all = Side::ALL.into_iter().flat_map(|side| RAVEL.map(|ravel| (side, ravel)));
        let bars: Vec<_> = all
            .filter_map(|(side, ravel)| {
                let cell = self.find(player, level, side, ravel)?;
                Some((format!("{}\n{}", self.side(side), self.ravel_name(ravel)), cell))
            })
            .collect();
        let part = |name: &'static str| msg!("lab-finspan-part", part = name);
        let names =
            ["printed", "consumed", "eggs", "young", "schools", "game_end", "achievements", "bonuses"].map(part);
        let text = msg!("lab-finspan-your-parts-text", player = self.words.player(player), level = level);
        let head = (msg!("lab-finspan-your-parts-title"), text, "parts-player");
        self.parts(head, &names, &bars, |c| c.figures.player_parts.to_vec())
    }

    /// The weekly achievements of both.
    fn weeks(&self, player: &str) -> Option<Chapter> {
        let words = self.words;
        let mut head = words.all(&[
            msg!("lab-head-player"),
            msg!("lab-finspan-head-side"),
            msg!("lab-head-level"),
            msg!("lab-head-games"),
        ]);
        for who in ["you", "nautoma"] {
            head.extend((1..=3).map(|week| words.say(&msg!("lab-finspan-head-week", who = who, week = week))));
        }
        head.push(words.say(&msg!("lab-head-seeds")));
        let mut table = vec![head];
        for c in self.cells.iter().filter(|c| c.cell.player == player && c.cell.is_usual()) {
            let weeks = c.figures.player_weeks.iter().chain(&c.figures.nautoma_weeks).map(|f| words.interval(f, 2));
            let line = self.line(&c.cell).into_iter().chain([c.win.n.to_string()]).chain(weeks);
            table.push(line.chain([c.seeds.clone()]).collect());
        }
        let (title, text) = (msg!("lab-finspan-weeks-title"), msg!("lab-finspan-weeks-text"));
        (table.len() > 1).then_some(Chapter { title, text, charts: Vec::new(), table })
    }

    /// Win rates by strength of Ravel, a chart a side, and every cell with Ravel on.
    fn ravel(&self, player: &str) -> Option<Chapter> {
        let words = self.words;
        let title = msg!("lab-finspan-ravel-title");
        let columns = RAVEL.map(|ravel| self.ravel_name(ravel));
        let chart = |side: Side| {
            let series: Vec<Series> = LEVELS
                .into_iter()
                .map(|level| Series {
                    name: words.level(&level.to_string()),
                    points: RAVEL.map(|ravel| self.find(player, level, side, ravel).map(|c| c.win)).to_vec(),
                })
                .filter(|series| series.points.iter().any(Option::is_some))
                .collect();
            let label = format!("{}, {}", words.say(&title), self.side(side));
            (!series.is_empty()).then(|| (format!("ravel-{}", side.id()), chart::shares(&label, &columns, &series)))
        };
        let mut table = vec![words.all(&[
            msg!("lab-head-player"),
            msg!("lab-finspan-head-side"),
            msg!("lab-head-level"),
            msg!("lab-finspan-head-ravel"),
            msg!("lab-head-games"),
            msg!("lab-head-win"),
            msg!("lab-head-margin"),
            msg!("lab-finspan-head-ravel-points"),
            msg!("lab-head-seeds"),
        ])];
        for c in self.cells.iter().filter(|c| c.cell.ravel != OFF) {
            let [.., ravel_points] = &c.figures.nautoma_parts;
            let figures = vec![
                c.cell.ravel_code(),
                c.win.n.to_string(),
                words.percent(&c.win, 1),
                words.interval(&c.margin, 2),
                words.interval(ravel_points, 2),
                c.seeds.clone(),
            ];
            table.push([self.line(&c.cell), figures].concat());
        }
        let text = msg!("lab-finspan-ravel-text", player = words.player(player));
        let charts = Side::ALL.into_iter().filter_map(chart).collect();
        (table.len() > 1).then_some(Chapter { title, text, charts, table })
    }

    /// What some levers change for a player, game by game.
    fn levers(&self, player: &str, wanted: impl Fn(Lever) -> bool, file: &'static str) -> Option<Chapter> {
        let words = self.words;
        let of = |e: &Effect<Cell>| {
            let what = match e.lever {
                Lever::Level => words.say(&msg!("lab-finspan-lever-level", next = e.cell.level + 1)),
                Lever::Side => self.side(Side::B),
                Lever::Ravel(x) => self.ravel_name(x),
            };
            let from = format!("{}, {}", self.side(e.cell.side), words.level(&e.cell.level.to_string()));
            let mut before = vec![what.clone()];
            before.extend(self.line(&e.cell));
            let seeds = self.cells.iter().find(|c| c.cell == e.cell).map(|c| c.seeds.clone());
            Change {
                label: format!("{from} → {what}"),
                before,
                win: e.win,
                margin: e.margin,
                behind: vec![seeds.unwrap_or_default()],
            }
        };
        let chosen = self.effects.iter().filter(|e| wanted(e.lever) && e.cell.player() == player);
        let changes: Vec<Change> = chosen.map(of).collect();
        let before =
            [msg!("lab-head-option"), msg!("lab-head-player"), msg!("lab-finspan-head-side"), msg!("lab-head-level")];
        let title = msg!("lab-finspan-change-title", lever = file);
        let text = msg!("lab-finspan-change-text", lever = file, player = words.player(player));
        changes_chapter(words, (title, text, file), (&before, &[msg!("lab-head-seeds")]), &changes)
    }
}
