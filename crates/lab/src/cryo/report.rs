//! A run of Cryo in chapters.

use table::{Msg, msg};

use super::Cell;
use super::cell::Harder;
use super::summary::Lever;
use crate::chart::{self, Series};
use crate::grid::Combination;
use crate::report::{Change, Chapter, Reported, Words, changes_chapter, players, scores_chapter};
use crate::stats::Figure;
use crate::summary::{Effect, Measured, Summary};

impl Reported for Cell {
    const COMMAND: &'static str = "visavis lab cryo --players random,greedy --option variant_harder=off,on --option variant_unpredictable=off,on --out DIR";

    fn chapters(words: &Words, cells: &[Summary<Self>], effects: &[Effect<Self>]) -> Vec<Chapter> {
        let told = Told { words, cells, effects };
        let mut chapters = vec![told.wins()];
        for player in players(cells.iter().map(|c| &c.cell)) {
            chapters.extend(told.scores(&player));
        }
        chapters.extend([told.parts("player"), told.parts("rival")].into_iter().flatten());
        chapters.extend(told.plausible());
        chapters.extend(told.levers());
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
    /// The player with the best margin anywhere: the one worth reading about.
    fn best_player(&self) -> Option<&'a str> {
        let best = self.cells.iter().max_by(|a, b| a.margin.value.total_cmp(&b.margin.value))?;
        Some(&best.cell.player)
    }

    /// Variants and unusual options.
    fn where_of(&self, cell: &Cell) -> String {
        let options = cell.options.iter().map(|(name, value)| format!(", {name}={value}")).collect::<String>();
        let harder = self.words.say(&msg!("lab-cryo-harder", harder = cell.harder.name()));
        let pick = if cell.unpredictable { "yes" } else { "no" };
        format!("{harder}{}{options}", self.words.say(&msg!("lab-cryo-unpredictable", unpredictable = pick)))
    }

    fn line(&self, c: &Summary<Cell>) -> Vec<String> {
        vec![self.words.player(&c.cell.player), self.where_of(&c.cell), c.win.n.to_string()]
    }

    fn head(&self) -> Vec<String> {
        self.words.all(&[msg!("lab-head-player"), msg!("lab-cryo-head-variant"), msg!("lab-head-games")])
    }

    fn wins(&self) -> Chapter {
        let words = self.words;
        let columns = Harder::ALL.map(|harder| words.say(&msg!("lab-cryo-harder", harder = harder.name())));
        let mut series = Vec::new();
        for player in players(self.cells.iter().map(|c| &c.cell)) {
            for unpredictable in [false, true] {
                let of = |harder: Harder| {
                    let same = |c: &&Summary<Cell>| {
                        let cell = &c.cell;
                        cell.player == player
                            && (cell.harder, cell.unpredictable) == (harder, unpredictable)
                            && cell.options.is_empty()
                    };
                    self.cells.iter().find(same).map(|c| c.win)
                };
                let points = Harder::ALL.map(of).to_vec();
                let pick = if unpredictable { "yes" } else { "no" };
                let name = words.player(&player) + &words.say(&msg!("lab-cryo-unpredictable", unpredictable = pick));
                series.extend(points.iter().any(Option::is_some).then_some(Series { name, points }));
            }
        }
        let figures = words.all(&[
            msg!("lab-head-win"),
            msg!("lab-head-points"),
            msg!("lab-cryo-head-rival"),
            msg!("lab-head-margin"),
            msg!("lab-head-seeds"),
        ]);
        let mut table = vec![[self.head(), figures].concat()];
        for c in self.cells {
            let figures = vec![
                words.percent(&c.win, 1),
                words.interval(&c.player, 2),
                words.interval(&c.opponent, 2),
                words.interval(&c.margin, 2),
                c.seeds.clone(),
            ];
            table.push([self.line(c), figures].concat());
        }
        let title = msg!("lab-win-title");
        let chart = chart::shares(&words.say(&title), &columns, &series);
        Chapter { title, text: msg!("lab-cryo-win-text"), charts: vec![("win-rate".into(), chart)], table }
    }

    fn scores(&self, player: &str) -> Option<Chapter> {
        let here = self.cells.iter().filter(|c| c.cell.player == player && c.cell.options.is_empty());
        let panels = here.map(|c| (self.where_of(&c.cell), &c.player_scores, &c.opponent_scores)).collect();
        let text = msg!("lab-cryo-scores-text", player = self.words.player(player));
        scores_chapter(self.words, text, &format!("scores-{player}"), panels, &msg!("lab-cryo-rival"))
    }

    /// Where the points of a side come from.
    fn parts(&self, side: &'static str) -> Option<Chapter> {
        let (words, player) = (self.words, self.best_player()?);
        let of = |c: &Summary<Cell>| -> [Figure; 5] {
            if side == "player" { c.figures.player_parts } else { c.figures.rival_parts }
        };
        let names: Vec<Msg> = ["pods", "cards", "aboard", "majorities", "missions"]
            .map(|part| msg!("lab-cryo-part", part = part))
            .to_vec();
        let bars: Vec<&Summary<Cell>> = self.cells.iter().filter(|c| c.cell.player == player).collect();
        let stacks: Vec<(String, Vec<f64>)> =
            bars.iter().map(|c| (self.where_of(&c.cell), of(c).iter().map(|f| f.value).collect())).collect();
        let title = msg!("lab-cryo-parts-title", side = side);
        let chart = chart::stacks(&words.say(&title), &stacks, &words.all(&names));
        let mut table = vec![[self.head(), words.all(&names), words.all(&[msg!("lab-head-seeds")])].concat()];
        for c in &bars {
            let parts: Vec<String> = of(c).iter().map(|f| words.interval(f, 2)).collect();
            table.push([self.line(c), parts, vec![c.seeds.clone()]].concat());
        }
        let text = msg!("lab-cryo-parts-text", player = words.player(player));
        Some(Chapter { title, text, charts: vec![(format!("parts-{side}"), chart)], table })
    }

    /// Length, sunset, pods destroyed, missions: is the house board plausible?
    fn plausible(&self) -> Option<Chapter> {
        let words = self.words;
        let names = ["turns", "sunset", "destroyed", "rival_destroyed", "missions", "rival_missions", "caverns"]
            .into_iter()
            .chain(["deploys", "recalls", "launches", "scouts", "rival_deploys", "rival_recalls", "rival_settled"]);
        let names: Vec<String> = names.map(|name| words.say(&msg!("lab-cryo-figure", figure = name))).collect();
        let mut table = vec![[self.head(), names].concat()];
        for c in self.cells {
            let f = &c.figures;
            let mut line = self.line(c);
            line.extend([words.interval(&f.turns, 2), words.percent(&f.sunset, 1)]);
            line.extend(f.destroyed.iter().chain(&f.missions).map(|f| words.interval(f, 2)));
            line.push(words.interval(&f.caverns_up, 2));
            line.extend(f.moves.iter().chain(&f.rival_moves).map(|f| words.interval(f, 2)));
            table.push(line);
        }
        let (title, text) = (msg!("lab-cryo-plausible-title"), msg!("lab-cryo-plausible-text"));
        (table.len() > 1).then_some(Chapter { title, text, charts: Vec::new(), table })
    }

    /// What an option changes, game by game.
    fn levers(&self) -> Option<Chapter> {
        let (words, player) = (self.words, self.best_player()?);
        let name = |lever: Lever| words.say(&msg!("lab-cryo-lever", lever = lever.name()));
        let of = |e: &Effect<Cell>| {
            let seeds = self.cells.iter().find(|c| c.cell == e.cell).map(|c| c.seeds.clone());
            Change {
                label: name(e.lever),
                before: vec![name(e.lever), words.player(&e.cell.player)],
                win: e.win,
                margin: e.margin,
                behind: vec![seeds.unwrap_or_default()],
            }
        };
        let mine = self.effects.iter().filter(|e| e.cell.player() == player && e.cell.is_usual());
        let changes: Vec<Change> = mine.map(of).collect();
        let text = msg!("lab-cryo-options-text", player = words.player(player));
        let head = (msg!("lab-options-title"), text, "options");
        let before = [msg!("lab-head-option"), msg!("lab-head-player")];
        changes_chapter(words, head, (&before, &[msg!("lab-head-seeds")]), &changes)
    }
}
