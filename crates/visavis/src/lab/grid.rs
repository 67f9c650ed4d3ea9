//! `visavis lab … --players …`: every combination of players, levels and options.

use std::io::IsTerminal;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Result, bail};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::asked::Asked;
use lab::grid::Grid;
use lab::run;
use lab::run::{Done, Play, Shard};
use lab::summary::{Measured, Summary};
use serde_json::json;
use table::{Lang, Msg, Refusal, msg};

use crate::cli::Lab;
use crate::words::text;
use crate::{find, refused};

/// A wrong value, in words.
pub fn bad(lang: Lang, name: &str, value: &str, values: &str) -> anyhow::Error {
    anyhow::Error::msg(text(lang, &msg!("error-bad-value", name = name, value = value, values = values)))
}

/// What is asked of the lab. Patchwork is measured at one level and with one deck unless told otherwise.
fn cells<C>(
    asked: &Lab,
    players: &str,
    usual: [Option<&str>; 2],
    lang: Lang,
    cells: fn(&Asked) -> std::result::Result<Vec<C>, Vec<Refusal>>,
) -> Result<Vec<C>> {
    let [level, deck] = usual.map(|value| value.map(str::to_owned));
    let options = given(&[
        ("level", &asked.level.clone().or(level)),
        ("deck", &asked.deck.clone().or(deck)),
        ("side", &asked.side),
        ("ravel", &asked.ravel),
    ]);
    let asked = Asked {
        players: players.to_owned(),
        options: options.into_iter().chain(asked.option.clone()).collect(),
        marker: asked.marker,
        bonus: asked.bonus,
        allow_clock: asked.allow_clock,
    };
    cells(&asked).map_err(|why| refused(&why, lang))
}

/// The options that were given.
fn given(options: &[(&str, &Option<String>)]) -> Vec<(String, String)> {
    options.iter().filter_map(|(name, value)| Some(((*name).to_owned(), (*value).clone()?))).collect()
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
        "patchwork" => {
            play_cells(asked, cells(asked, players, [Some("3"), Some("normal")], lang, Asked::patchwork)?, line, lang)
        }
        "finspan" => play_cells(asked, cells(asked, players, [None; 2], lang, Asked::finspan)?, line, lang),
        "cryo" => play_cells(asked, cells(asked, players, [None; 2], lang, Asked::cryo)?, line, lang),
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
    let (done, cells) = play.run_and_sum(&grid)?;
    bar.finish_and_clear();
    if asked.csv {
        run::write_csv(&run::open::<C>(folder)?, folder)?;
    }
    tell(&cells, folder, done, line, asked.json, lang)
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
    cells: &[Summary<C>],
    folder: &Path,
    done: Done,
    line: Line<C>,
    as_json: bool,
    lang: Lang,
) -> Result<()> {
    if as_json {
        let Done { games, of, damaged } = done;
        println!("{}", json!({"games": games, "of": of, "damaged": damaged, "cells": cells}));
        return Ok(());
    }
    if done.damaged > 0 {
        println!("{}", text(lang, &msg!("visavis-lab-line-damaged", parts = done.damaged)));
    }
    for cell in cells {
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
