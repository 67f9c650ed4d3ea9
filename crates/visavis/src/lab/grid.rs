//! `visavis lab patchwork --players …`: every combination of players, levels, decks and options.

use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Result, bail};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::grid::{Cell, Grid};
use lab::run::{Done, Play, Shard};
use lab::{run, summary};
use players::mind::Kind;
use serde_json::json;
use table::{Lang, Setup, msg, prepare};

use crate::cli::Lab;
use crate::games::text;
use crate::{find, refused};

/// A wrong value, in words.
pub fn bad(lang: Lang, name: &str, value: &str, values: &str) -> anyhow::Error {
    anyhow::Error::msg(text(lang, &msg!("error-bad-value", name = name, value = value, values = values)))
}

/// Who plays. The clock is refused where digits must not depend on the machine.
pub fn player(name: &str, allow_clock: bool, lang: Lang) -> Result<Kind> {
    let kind: Kind =
        name.trim().parse().map_err(|_| bad(lang, "players", name, "random, greedy, search:2000, search:200ms"))?;
    if kind.needs_clock() && !allow_clock {
        bail!(text(lang, &msg!("lab-no-clock", player = name)));
    }
    Ok(kind)
}

/// `1..5`, `1,3`, `tactical`: every value.
fn values(given: &str) -> Vec<String> {
    let range = given.split_once("..").and_then(|(low, high)| {
        let (low, high): (u8, u8) = (low.trim().parse().ok()?, high.trim_start_matches('=').trim().parse().ok()?);
        (low <= high).then(|| (low..=high).map(|n| n.to_string()).collect())
    });
    range.unwrap_or_else(|| given.split(',').map(|v| v.trim().to_owned()).collect())
}

/// The cells asked for.
pub fn cells(asked: &Lab, players: &str, lang: Lang) -> Result<Vec<Cell>> {
    let mut setups = vec![Setup::new("patchwork", "digital", asked.seed)];
    let level = [("level".to_owned(), asked.level.clone().unwrap_or_else(|| "3".into()))];
    let deck = [("deck".to_owned(), asked.deck.clone().unwrap_or_else(|| "normal".into()))];
    for (name, given) in level.iter().chain(&deck).chain(&asked.option) {
        let each = |setup: &Setup| values(given).into_iter().map(|v| setup.clone().with(name, v)).collect::<Vec<_>>();
        setups = setups.iter().flat_map(each).collect();
    }
    let mut cells = Vec::new();
    for name in players.split(',') {
        let kind = player(name, asked.allow_clock, lang)?;
        for setup in &setups {
            let setup = prepare(&patchwork::GAME, setup.clone()).map_err(|why| refused(&why, lang))?;
            let mut rules = patchwork::tables::rules_of(&setup);
            rules.marker = asked.marker.unwrap_or(rules.marker);
            rules.bonus = asked.bonus.unwrap_or(rules.bonus);
            cells.push(Cell::new(kind, &rules));
        }
    }
    Ok(cells)
}

/// A bar with rate and time left, where somebody looks.
fn bar(of: u64, lang: Lang) -> ProgressBar {
    let target =
        if std::io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(of), target);
    let style = format!("{{bar:30}} {{pos}}/{{len}} · {{per_sec}} · {} {{eta}}", text(lang, &msg!("lab-left")));
    if let Ok(style) = ProgressStyle::with_template(&style) {
        bar.set_style(style);
    }
    bar
}

/// Set when the person presses Ctrl-C: the games being played are finished, the rest is for later.
fn stopped_by_the_person() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let set = Arc::clone(&stop);
    // Without a handler Ctrl-C ends the program at once, and nothing but the part at hand is lost.
    let _ = ctrlc::set_handler(move || set.store(true, Ordering::Relaxed));
    stop
}

/// Plays and tells how far it came.
pub fn play(asked: &Lab, players: &str, lang: Lang) -> Result<()> {
    let game = find(asked.game.as_deref().unwrap_or("patchwork"), lang)?;
    if game.about().id != "patchwork" {
        bail!(text(lang, &msg!("error-no-such-game", game = game.about().id, games = "patchwork")));
    }
    let Some(folder) = &asked.out else { bail!(text(lang, &msg!("lab-needs-out"))) };
    let shard = match &asked.shard {
        None => Shard::WHOLE,
        Some(given) => Shard::parse(given).ok_or_else(|| bad(lang, "shard", given, "1/4 … 4/4"))?,
    };
    let grid = Grid::new(asked.seed, asked.games, cells(asked, players, lang)?);
    let bar = bar(grid.games * grid.cells.len() as u64 / shard.of, lang);
    let stop = stopped_by_the_person();
    let play = Play { folder, shard, threads: asked.threads, stop: &stop, progress: &|games| bar.set_position(games) };
    let done = play.run(&grid)?;
    bar.finish_and_clear();
    if asked.csv {
        run::write_csv(&grid, folder)?;
    }
    tell(&grid, folder, done, asked.json, lang)
}

/// What lies in a folder, cell by cell.
pub fn tell(grid: &Grid, folder: &std::path::Path, done: Done, as_json: bool, lang: Lang) -> Result<()> {
    let cells = summary::cells(grid, &run::rows(grid, folder)?);
    if as_json {
        println!("{}", json!({"games": done.games, "of": done.of, "cells": cells}));
        return Ok(());
    }
    for cell in &cells {
        let win = cell.win.percent();
        let line = msg!(
            "lab-line-cell",
            cell = cell.cell.code(),
            games = win.n,
            win = format!("{:.1}", win.value),
            low = format!("{:.1}", win.low),
            high = format!("{:.1}", win.high),
            margin = format!("{:.2}", cell.margin.value)
        );
        println!("{}", text(lang, &line));
    }
    println!(
        "{}",
        text(lang, &msg!("lab-line-done", games = done.games, of = done.of, folder = folder.display().to_string()))
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_and_lists_name_every_value() {
        assert_eq!(values("1..5"), ["1", "2", "3", "4", "5"]);
        assert_eq!(values("normal, tactical"), ["normal", "tactical"]);
        assert_eq!(values("3"), ["3"]);
        assert_eq!(values("5..1"), ["5..1"], "and is refused by the game");
    }

    #[test]
    fn the_clock_is_refused_unless_it_is_allowed() {
        assert!(player("search:200ms", false, Lang::En).is_err());
        assert!(player("search:200ms", true, Lang::En).is_ok());
        assert!(player("search:200", false, Lang::En).is_ok());
        assert!(player("genius", true, Lang::En).is_err());
    }
}
