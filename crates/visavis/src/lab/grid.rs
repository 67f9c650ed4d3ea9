//! `visavis lab … --players …`: every combination of players, levels and options.

use std::io::IsTerminal;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Result, bail};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::grid::Grid;
use lab::run::{Done, Play, Shard};
use lab::summary::{Measured, Summary};
use lab::{cryo as ship, finspan as fin, patchwork as patch, run};
use players::Kind;
use serde_json::json;
use table::{Lang, Msg, Setup, msg, prepare};

use crate::cli::Lab;
use crate::words::text;
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
        bail!(text(lang, &msg!("visavis-lab-no-clock", player = name)));
    }
    Ok(kind)
}

/// `1..5`, `1,3`, `off,2..4`, `tactical`: every value.
pub fn values(given: &str) -> Vec<String> {
    let one = |value: &str| {
        let range = value.split_once("..").and_then(|(low, high)| {
            let (low, high): (u8, u8) = (low.trim().parse().ok()?, high.trim_start_matches('=').trim().parse().ok()?);
            (low <= high).then(|| (low..=high).map(|n| n.to_string()).collect())
        });
        range.unwrap_or_else(|| vec![value.trim().to_owned()])
    };
    given.split(',').flat_map(one).collect()
}

/// A cell for every player and every combination of the values of these options.
fn cells<C>(
    asked: &Lab,
    players: &str,
    options: Vec<(&str, String)>,
    lang: Lang,
    cell: impl Fn(Kind, &Setup) -> C,
) -> Result<Vec<C>> {
    let game = find(asked.game.as_deref().unwrap_or("patchwork"), lang)?;
    let mut setups = vec![Setup::new(game.about().id, "digital", asked.seed)];
    let also = asked.option.iter().map(|(name, given)| (name.as_str(), given.clone()));
    for (name, given) in options.into_iter().chain(also) {
        let each = |setup: &Setup| values(&given).iter().map(|v| chosen(setup, name, v)).collect::<Vec<_>>();
        setups = setups.iter().flat_map(each).collect();
    }
    let mut cells = Vec::new();
    for name in players.split(',') {
        let kind = player(name, asked.allow_clock, lang)?;
        for setup in &setups {
            cells.push(cell(kind, &prepare(game, setup.clone()).map_err(|why| refused(&why, lang))?));
        }
    }
    Ok(cells)
}

/// The set-up with one more option. A number for Ravel is its strength, with a card drawn for every game.
fn chosen(setup: &Setup, name: &str, value: &str) -> Setup {
    let setup = setup.clone();
    match name {
        "ravel" if value.parse::<u8>().is_ok() => setup.with("ravel", "random").with("ravel_strength", value),
        _ => setup.with(name, value),
    }
}

/// The cells of Patchwork.
fn patchwork_cells(asked: &Lab, players: &str, lang: Lang) -> Result<Vec<patch::Cell>> {
    let usual = |given: &Option<String>, default: &str| given.clone().unwrap_or_else(|| default.into());
    let mut options = vec![("level", usual(&asked.level, "3")), ("deck", usual(&asked.deck, "normal"))];
    options.extend(given(&[("side", &asked.side), ("ravel", &asked.ravel)]));
    cells(asked, players, options, lang, |kind, setup| {
        let mut rules = patchwork::options::rules_of(setup);
        rules.marker = asked.marker.unwrap_or(rules.marker);
        rules.bonus = asked.bonus.unwrap_or(rules.bonus);
        patch::Cell::new(kind, &rules)
    })
}

/// The cells of Finspan.
fn finspan_cells(asked: &Lab, players: &str, lang: Lang) -> Result<Vec<fin::Cell>> {
    if asked.marker.is_some() || asked.bonus.is_some() {
        bail!(text(lang, &msg!("visavis-lab-no-dials-here")));
    }
    if let Some(other) = players.split(',').find(|name| !["random", "greedy"].contains(&name.trim())) {
        return Err(bad(lang, "players", other, "random, greedy"));
    }
    let options = given(&[("level", &asked.level), ("side", &asked.side), ("ravel", &asked.ravel)]);
    cells(asked, players, options, lang, fin::Cell::new)
}

/// The cells of Cryo.
fn cryo_cells(asked: &Lab, players: &str, lang: Lang) -> Result<Vec<ship::Cell>> {
    if asked.marker.is_some() || asked.bonus.is_some() {
        bail!(text(lang, &msg!("visavis-lab-no-dials-here")));
    }
    if let Some(other) = players.split(',').find(|name| !["random", "greedy"].contains(&name.trim())) {
        return Err(bad(lang, "players", other, "random, greedy"));
    }
    let options = given(&[("level", &asked.level), ("side", &asked.side), ("ravel", &asked.ravel)]);
    cells(asked, players, options, lang, ship::Cell::new)
}

/// The options that were given.
fn given<'a>(options: &[(&'a str, &Option<String>)]) -> Vec<(&'a str, String)> {
    options.iter().filter_map(|(name, value)| Some((*name, (*value).clone()?))).collect()
}

/// A bar with rate and time left, where somebody looks.
fn bar(of: u64, lang: Lang) -> ProgressBar {
    let target =
        if std::io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(of), target);
    let style = format!("{{bar:30}} {{pos}}/{{len}} · {{per_sec}} · {} {{eta}}", text(lang, &msg!("visavis-lab-left")));
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
    match find(asked.game.as_deref().unwrap_or("patchwork"), lang)?.about().id {
        "patchwork" => play_cells(asked, patchwork_cells(asked, players, lang)?, line, lang),
        "finspan" => play_cells(asked, finspan_cells(asked, players, lang)?, line, lang),
        "cryo" => play_cells(asked, cryo_cells(asked, players, lang)?, line, lang),
        other => {
            bail!(text(
                lang,
                &msg!("visavis-error-no-such-game", game = other, games = "patchwork, finspan, cryo, imperial-steam")
            ))
        }
    }
}

/// Plays these cells into the folder of the run; `line` says what a cell says.
pub fn play_cells<C: Measured>(asked: &Lab, cells: Vec<C>, line: Line<C>, lang: Lang) -> Result<()> {
    let Some(folder) = &asked.out else { bail!(text(lang, &msg!("visavis-lab-needs-out"))) };
    let shard = match &asked.shard {
        None => Shard::WHOLE,
        Some(given) => Shard::parse(given).ok_or_else(|| bad(lang, "shard", given, "1/4 … 4/4"))?,
    };
    let grid = Grid::new(asked.seed, asked.games, cells);
    let bar = bar(grid.games * grid.cells.len() as u64 / shard.of, lang);
    let stop = stopped_by_the_person();
    let play = Play { folder, shard, threads: asked.threads, stop: &stop, progress: &|games| bar.set_position(games) };
    let done = play.run(&grid)?;
    bar.finish_and_clear();
    if asked.csv {
        run::write_csv(&grid, folder)?;
    }
    tell(&grid, folder, done, line, asked.json, lang)
}

/// Says what a cell says.
pub type Line<C> = fn(&Summary<C>) -> Msg;

/// What a cell says, in a line.
pub fn line<C: Measured>(of: &Summary<C>) -> Msg {
    let (win, margin) = (of.win.percent(), of.margin);
    msg!(
        "visavis-lab-line-cell",
        cell = of.cell.code(),
        games = win.n,
        win = format!("{:.1}", win.value),
        low = format!("{:.1}", win.low),
        high = format!("{:.1}", win.high),
        margin = format!("{:.2}", margin.value)
    )
}

/// What a folder holds, cell by cell.
pub fn tell<C: Measured>(
    grid: &Grid<C>,
    folder: &Path,
    done: Done,
    line: Line<C>,
    as_json: bool,
    lang: Lang,
) -> Result<()> {
    let summed = run::summed(grid, folder)?;
    if as_json {
        let Done { games, of, damaged } = done;
        println!("{}", json!({"games": games, "of": of, "damaged": damaged, "cells": summed.cells}));
        return Ok(());
    }
    if done.damaged > 0 {
        println!("{}", text(lang, &msg!("visavis-lab-line-damaged", parts = done.damaged)));
    }
    for cell in &summed.cells {
        println!("{}", text(lang, &line(cell)));
    }
    println!(
        "{}",
        text(
            lang,
            &msg!("visavis-lab-line-done", games = done.games, of = done.of, folder = folder.display().to_string())
        )
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
        assert_eq!(values("off,2..4"), ["off", "2", "3", "4"]);
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
