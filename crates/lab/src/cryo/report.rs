//! A run of Cryo in chapters.

use table::msg;

use super::cell::Harder;
use super::summary::Lever;
use super::{Cell, PASSIVE};
use crate::chart::{self, Series};
use crate::grid::Combination;
use crate::report::{Change, Chapter, Reported, Words, best_player, changes_chapter, players, scores_chapter};
use crate::stats::Figure;
use crate::summary::{Effect, Measured, Summary, percentile};

impl Reported for Cell {
    const COMMAND: &'static str = "visavis lab cryo --players random,greedy,passive --option variant_harder=off,on --option variant_unpredictable=off,on --out DIR";

    fn chapters(words: &Words, cells: &[Summary<Self>], effects: &[Effect<Self>]) -> Vec<Chapter> {
        let is_dial = |c: &Summary<Self>| c.cell.options.contains_key(DIAL);
        let (alone, played): (Vec<_>, Vec<_>) = cells.iter().partition(|c| c.cell.player == PASSIVE);
        let (turned, played): (Vec<_>, Vec<_>) = played.into_iter().partition(|c| is_dial(c));
        let told = Told { words, cells: played, alone, turned, effects };
        let mut chapters = Vec::new();
        if !told.cells.is_empty() {
            chapters.push(told.wins());
        }
        for player in players(told.cells.iter().map(|c| &c.cell)) {
            chapters.extend(told.scores(&player));
        }
        chapters.extend([told.parts("player"), told.parts("rival")].into_iter().flatten());
        chapters.extend(told.plausible());
        chapters.extend(told.levers());
        chapters.extend(told.dial());
        chapters.extend(told.rival_alone());
        chapters
    }
}

/// The option that is the dial of difficulty.
const DIAL: &str = "head_start";

/// What the points of a side are made of.
const PARTS: [&str; 5] = ["pods", "cards", "aboard", "majorities", "missions"];

/// A run being told.
struct Told<'a> {
    words: &'a Words,
    /// Players against the Rival.
    cells: Vec<&'a Summary<Cell>>,
    /// The Rival alone.
    alone: Vec<&'a Summary<Cell>>,
    /// Players against the Rival with a head start.
    turned: Vec<&'a Summary<Cell>>,
    effects: &'a [Effect<Cell>],
}

impl<'a> Told<'a> {
    fn best_player(&self) -> Option<&'a str> {
        best_player(self.cells.iter().copied())
    }

    /// The cells without options but the variants.
    fn variants(&self) -> impl Iterator<Item = &'a Summary<Cell>> {
        self.cells.iter().copied().filter(|c| c.cell.options.is_empty())
    }

    /// Variants and unusual options.
    fn where_of(&self, cell: &Cell) -> String {
        let of = |(name, value): (&String, &String)| match name.as_str() {
            DIAL => msg!("lab-cryo-head-start", things = value.as_str()),
            name => msg!("lab-cryo-lever", lever = name),
        };
        let options: String = cell.options.iter().map(|option| format!(", {}", self.words.say(&of(option)))).collect();
        let harder = self.words.say(&msg!("lab-cryo-harder", harder = cell.harder.id()));
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
        let columns = Harder::ALL.map(|harder| words.say(&msg!("lab-cryo-harder", harder = harder.id())));
        let mut series = Vec::new();
        for player in players(self.cells.iter().map(|c| &c.cell)) {
            for unpredictable in [false, true] {
                let of = |harder: Harder| {
                    let same = |c: &&&Summary<Cell>| {
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
        for c in &self.cells {
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
        let file = format!("scores-{}", player.replace(':', "-"));
        scores_chapter(self.words, text, &file, panels, &msg!("lab-cryo-rival"))
    }

    /// Where the points of a side come from.
    fn parts(&self, side: &'static str) -> Option<Chapter> {
        let (words, player) = (self.words, self.best_player()?);
        let of = |c: &Summary<Cell>| -> [Figure; 5] {
            if side == "player" { c.figures.player_parts } else { c.figures.rival_parts }
        };
        let names = PARTS.map(|part| msg!("lab-cryo-part", part = part));
        let bars: Vec<&Summary<Cell>> = self.variants().filter(|c| c.cell.player == player).collect();
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
        for c in self.variants() {
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

    /// The dial of difficulty: the win rate by head start.
    fn dial(&self) -> Option<Chapter> {
        let words = self.words;
        let place = |c: &Summary<Cell>| c.cell.options.get(DIAL).and_then(|n| n.parse().ok()).unwrap_or(0);
        let turned = |c: &&&Summary<Cell>| c.cell.options.keys().all(|name| name == DIAL);
        let first = self.turned.iter().find(turned)?;
        let alike = |c: &&&Summary<Cell>| {
            turned(c)
                && (&c.cell.player, c.cell.harder, c.cell.unpredictable)
                    == (&first.cell.player, first.cell.harder, first.cell.unpredictable)
        };
        let mut cells: Vec<&Summary<Cell>> = self.turned.iter().chain(&self.cells).filter(alike).copied().collect();
        cells.sort_by_key(|c| place(c));
        let columns: Vec<String> = cells.iter().map(|c| place(c).to_string().replace('-', "−")).collect();
        let points = cells.iter().map(|c| Some(c.win)).collect();
        let series = [Series { name: words.player(&first.cell.player), points }];
        let title = msg!("lab-cryo-dial-title");
        let chart = chart::shares(&words.say(&title), &columns, &series);
        let head = [
            msg!("lab-cryo-head-head-start"),
            msg!("lab-head-games"),
            msg!("lab-head-win"),
            msg!("lab-head-points"),
            msg!("lab-cryo-head-rival"),
            msg!("lab-head-seeds"),
        ];
        let mut table = vec![words.all(&head)];
        for (c, column) in cells.iter().zip(columns) {
            let figures = [words.percent(&c.win, 1), words.interval(&c.player, 2), words.interval(&c.opponent, 2)];
            table.push([vec![column, c.win.n.to_string()], figures.to_vec(), vec![c.seeds.clone()]].concat());
        }
        let text = msg!("lab-cryo-dial-text", player = words.player(&first.cell.player));
        Some(Chapter { title, text, charts: vec![("dial".into(), chart)], table })
    }

    /// The Rival against the passive seat.
    fn rival_alone(&self) -> Option<Chapter> {
        let words = self.words;
        if self.alone.is_empty() {
            return None;
        }
        let names = words.all(&PARTS.map(|part| msg!("lab-cryo-part", part = part)));
        let bars: Vec<(String, Vec<f64>)> = (self.alone.iter())
            .map(|c| (self.where_of(&c.cell), c.figures.rival_parts.iter().map(|f| f.value).collect()))
            .collect();
        let title = msg!("lab-cryo-alone-title");
        let chart = chart::stacks(&words.say(&title), &bars, &names);
        let figures = ["turns", "sunset", "rival_deploys", "rival_recalls", "rival_settled", "rival_destroyed"]
            .map(|figure| msg!("lab-cryo-figure", figure = figure));
        let front = [
            msg!("lab-cryo-head-variant"),
            msg!("lab-head-games"),
            msg!("lab-cryo-head-rival"),
            msg!("lab-cryo-head-spread"),
        ];
        let mut table =
            vec![[words.all(&front), names, words.all(&figures), words.all(&[msg!("lab-head-seeds")])].concat()];
        for c in &self.alone {
            let f = &c.figures;
            let spread = [5, 50, 95].map(|percent| percentile(&c.opponent_scores, percent).to_string()).join(" · ");
            let mut line = vec![self.where_of(&c.cell), c.win.n.to_string(), words.interval(&c.opponent, 2), spread];
            line.extend(f.rival_parts.iter().map(|f| words.interval(f, 2)));
            line.extend([words.interval(&f.turns, 2), words.percent(&f.sunset, 1)]);
            line.extend(f.rival_moves.iter().map(|f| words.interval(f, 2)));
            line.extend([words.interval(&f.destroyed[1], 2), c.seeds.clone()]);
            table.push(line);
        }
        Some(Chapter { title, text: msg!("lab-cryo-alone-text"), charts: vec![("alone".into(), chart)], table })
    }
}
