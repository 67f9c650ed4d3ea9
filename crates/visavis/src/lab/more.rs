//! `visavis lab report`, `merge` and `calibrate`.

use anyhow::{Result, bail};
use lab::calibrate::{Calibration, Dial};
use lab::report::Report;
use lab::run;
use serde_json::json;
use table::{Lang, Setup, msg, prepare};

use super::grid::{bad, player, tell};
use crate::cli::{Calibrate, LabPart};
use crate::games::text;
use crate::refused;

/// Does one of them.
pub fn run(part: &LabPart, lang: Lang) -> Result<()> {
    match part {
        LabPart::Report { folders, out, command, json } => {
            let Some(first) = folders.first() else { return Ok(()) };
            let report = Report::read(folders, lang, command.as_deref().unwrap_or(DEFAULT_COMMAND))?;
            if *json {
                println!("{}", json!({"cells": report.cells(), "effects": report.effects()}));
                return Ok(());
            }
            let folder = out.as_ref().unwrap_or(first);
            report.write(folder)?;
            println!("{}", text(lang, &msg!("lab-report-written", folder = folder.display().to_string())));
            Ok(())
        }
        LabPart::Merge { folders, out, json } => {
            let done = run::merge(folders, out)?;
            tell(&run::open(out)?, out, done, *json, lang)
        }
        LabPart::Calibrate(asked) => calibrate(asked, lang),
    }
}

/// Shown where nobody said how the run was started.
const DEFAULT_COMMAND: &str = "visavis lab patchwork --players greedy --level 1..5 --deck normal,tactical --out DIR";

fn calibrate(asked: &Calibrate, lang: Lang) -> Result<()> {
    if !(0.0..=1.0).contains(&asked.target) {
        return Err(bad(lang, "target", &asked.target.to_string(), "0–1"));
    }
    let setup = Setup::new("patchwork", "digital", asked.seed).with("level", &asked.level).with("deck", &asked.deck);
    let setup = prepare(&patchwork::GAME, setup).map_err(|why| refused(&why, lang))?;
    let calibration = Calibration {
        player: player(&asked.player, false, lang)?,
        rules: patchwork::tables::rules_of(&setup),
        target: asked.target,
        games: asked.games.max(1),
        seed: asked.seed,
    };
    let dial = if asked.dial == "marker" { Dial::Marker } else { Dial::Bonus };
    let Some(found) = calibration.find(dial) else { bail!(text(lang, &msg!("lab-no-dial"))) };
    if asked.json {
        println!("{}", serde_json::to_string(&found)?);
        return Ok(());
    }
    let win = found.win.percent();
    let line = msg!(
        "lab-line-dial",
        dial = asked.dial.as_str(),
        value = found.value,
        win = format!("{:.1}", win.value),
        low = format!("{:.1}", win.low),
        high = format!("{:.1}", win.high),
        games = win.n,
        seed = asked.seed.to_string()
    );
    println!("{}", text(lang, &line));
    Ok(())
}
