//! A run of Patchwork in chapters.

use patchwork::names::{AutomaDeck, Level};
use table::{Msg, msg};

use super::Cell;
use super::summary::Lever;
use crate::chart::{self, Series};
use crate::report::{Change, Chapter, Reported, Words, changes_chapter, players, scores_chapter};
use crate::summary::{Effect, Measured, Summary};

const fn deck_name(deck: AutomaDeck) -> &'static str {
    match deck {
        AutomaDeck::Normal => "normal",
        AutomaDeck::Tactical => "tactical",
    }
}

impl Reported for Cell {
    const COMMAND: &'static str =
        "visavis lab patchwork --players greedy --level 1..5 --deck normal,tactical --out DIR";

    fn chapters(words: &Words, cells: &[Summary<Self>], effects: &[Effect<Self>]) -> Vec<Chapter> {
        Told { words, cells, effects }.chapters()
    }
}

/// A run being told.
struct Told<'a> {
    words: &'a Words,
    cells: &'a [Summary<Cell>],
    effects: &'a [Effect<Cell>],
}

impl Told<'_> {
    fn usual(&self) -> impl Iterator<Item = &Summary<Cell>> {
        self.cells.iter().filter(|c| c.cell.is_usual())
    }

    fn players(&self) -> Vec<String> {
        players(self.usual().map(|c| &c.cell))
    }

    fn find(&self, player: &str, deck: AutomaDeck, level: Level) -> Option<&Summary<Cell>> {
        self.usual().find(|c| c.cell.player == player && c.cell.deck == deck && c.cell.level == level)
    }

    fn wins(&self) -> Chapter {
        let words = self.words;
        let levels: Vec<String> = Level::ALL.map(|l| words.level(l.roman())).to_vec();
        let mut series = Vec::new();
        for player in self.players() {
            for deck in [AutomaDeck::Normal, AutomaDeck::Tactical] {
                let points: Vec<_> = Level::ALL.map(|l| self.find(&player, deck, l).map(|c| c.win)).to_vec();
                if points.iter().any(Option::is_some) {
                    let name = words.say(&msg!("lab-series", player = words.player(&player), deck = deck_name(deck)));
                    series.push(Series { name, points });
                }
            }
        }
        let mut table = vec![words.all(&[
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
        ])];
        for c in self.usual() {
            table.push(vec![
                words.player(&c.cell.player),
                words.say(&msg!("lab-deck", deck = deck_name(c.cell.deck))),
                c.cell.level.roman().to_owned(),
                c.win.n.to_string(),
                words.percent(&c.win, 1),
                words.interval(&c.player, 2),
                words.interval(&c.opponent, 2),
                words.interval(&c.margin, 2),
                words.percent(&c.figures.tile, 1),
                c.seeds.clone(),
            ]);
        }
        let chart = chart::shares(&words.say(&msg!("lab-win-title")), &levels, &series);
        Chapter {
            title: msg!("lab-win-title"),
            text: msg!("lab-win-text"),
            charts: vec![("win-rate".into(), chart)],
            table,
        }
    }

    fn scores(&self, player: &str) -> Option<Chapter> {
        let panel = |level: Level| {
            let cell = self.find(player, AutomaDeck::Normal, level)?;
            Some((self.words.level(level.roman()), &cell.player_scores, &cell.opponent_scores))
        };
        let text = msg!("lab-scores-text", player = self.words.player(player));
        let file = format!("scores-{}", player.replace(':', "-"));
        let panels = Level::ALL.into_iter().filter_map(panel).collect();
        scores_chapter(self.words, text, &file, panels, &msg!("lab-automa"))
    }

    fn parts(&self, player: &str) -> Option<Chapter> {
        let mut bars = Vec::new();
        for deck in [AutomaDeck::Normal, AutomaDeck::Tactical] {
            for level in Level::ALL {
                if let Some(cell) = self.find(player, deck, level) {
                    let name = format!("{}\n{}", level.roman(), deck_name(deck));
                    bars.push((name, cell.figures.automa_parts.map(|f| f.value).to_vec()));
                }
            }
        }
        let names = self.words.all(&[
            msg!("lab-part-tile"),
            msg!("lab-part-buttons"),
            msg!("lab-part-patches"),
            msg!("lab-part-printed"),
        ]);
        let title = msg!("lab-parts-title");
        let chart = chart::stacks(&self.words.say(&title), &bars, &names);
        (!bars.is_empty()).then(|| Chapter {
            title,
            text: msg!("lab-parts-text", player = self.words.player(player)),
            charts: vec![(format!("parts-{}", player.replace(':', "-")), chart)],
            table: Vec::new(),
        })
    }

    /// The levers asked for, as a chapter.
    fn levers(&self, levers: &[Lever], head: (Msg, Msg, &str)) -> Option<Chapter> {
        let named = |lever: Lever| match lever {
            Lever::Reshuffle => "reshuffle",
            Lever::SpecialPatches => "special_patches",
            Lever::TakesSpecial => "takes_special",
            Lever::Deck => "deck",
        };
        let chosen = self.effects.iter().filter(|e| levers.contains(&e.lever) && e.cell.deck == AutomaDeck::Normal);
        let changes: Vec<Change> = chosen
            .map(|e| {
                let what = self.words.say(&msg!("lab-lever", lever = named(e.lever)));
                let (player, level) = (self.words.player(&e.cell.player), e.cell.level.roman());
                let which = if levers.len() == 1 { String::new() } else { format!("{what}, ") };
                Change {
                    label: format!("{which}{player}, {level}"),
                    before: vec![what, player, level.to_owned()],
                    win: e.win,
                    margin: e.margin,
                    behind: Vec::new(),
                }
            })
            .collect();
        let before = [msg!("lab-head-option"), msg!("lab-head-player"), msg!("lab-head-level")];
        changes_chapter(self.words, head, (&before, &[]), &changes)
    }

    fn chapters(&self) -> Vec<Chapter> {
        let mut chapters = vec![self.wins()];
        for player in self.players() {
            chapters.extend(self.scores(&player));
        }
        if let Some(player) = self.players().first() {
            chapters.extend(self.parts(player));
        }
        let decks = (msg!("lab-decks-title"), msg!("lab-decks-text"), "decks");
        chapters.extend(self.levers(&[Lever::Deck], decks));
        let others = [Lever::Reshuffle, Lever::SpecialPatches, Lever::TakesSpecial];
        let options = (msg!("lab-options-title"), msg!("lab-options-text"), "options");
        chapters.extend(self.levers(&others, options));
        chapters
    }
}
