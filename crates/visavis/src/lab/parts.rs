//! `visavis lab report`, `merge` and `calibrate`.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use lab::asked::player;
use lab::calibrate::{Calibration, Dial};
use lab::report::Report;
use lab::run::{self, Played};
use lab::summary::Measured;
use table::{Lang, Setup, msg, prepare};

use super::franz;
use super::grid::{Line, bad, line, tell};
use crate::cli::{Calibrate, LabPart};
use crate::refused;
use crate::words::text;

/// Does one of them.
pub fn run(part: &LabPart, lang: Lang) -> Result<()> {
    match part {
        LabPart::Report { folders, out, command, json } => {
            let Some(first) = folders.first() else { return Ok(()) };
            let report = Report::read(folders, lang, command.as_deref())?;
            if *json {
                println!("{}", report.figures());
                return Ok(());
            }
            let folder = out.as_ref().unwrap_or(first);
            report.write(folder)?;
            println!("{}", text(lang, &msg!("visavis-lab-report-written", folder = folder.display().to_string())));
            Ok(())
        }
        LabPart::Merge { folders, out, json } => {
            let Some(first) = folders.first() else { return Ok(()) };
            match run::played(first)? {
                Played::Patchwork => merge::<lab::patchwork::Cell>(folders, out, line, *json, lang),
                Played::Finspan => merge::<lab::finspan::Cell>(folders, out, line, *json, lang),
                Played::Cryo => merge::<lab::cryo::Cell>(folders, out, line, *json, lang),
                Played::ImperialSteam => merge::<lab::imperial_steam::Cell>(folders, out, franz::line, *json, lang),
            }
        }
        LabPart::Calibrate(asked) => calibrate(asked, lang),
    }
}

fn merge<C: Measured>(folders: &[PathBuf], out: &Path, line: Line<C>, json: bool, lang: Lang) -> Result<()> {
    let done = run::merge::<C>(folders, out)?;
    tell(&run::open::<C>(out)?, out, done, line, json, lang)
}

fn calibrate(asked: &Calibrate, lang: Lang) -> Result<()> {
    if !(0.0..=1.0).contains(&asked.target) {
        return Err(bad(lang, "target", &asked.target.to_string(), "0–1"));
    }
    let setup = Setup::new("patchwork", "digital", asked.seed).with("level", &asked.level).with("deck", &asked.deck);
    let setup = prepare(&patchwork::GAME, setup).map_err(|why| refused(&why, lang))?;
    let calibration = Calibration {
        player: player(&asked.player, false).map_err(|why| refused(&[why], lang))?,
        rules: patchwork::options::rules_of(&setup),
        target: asked.target,
        games: asked.games.max(1),
        seed: asked.seed,
    };
    let dial = if asked.dial == "marker" { Dial::Marker } else { Dial::Bonus };
    let Some(found) = calibration.find(dial) else { bail!(text(lang, &msg!("visavis-lab-no-dial"))) };
    if asked.json {
        println!("{}", serde_json::to_string(&found)?);
        return Ok(());
    }
    let win = found.win.percent();
    let line = msg!(
        "visavis-lab-line-dial",
        dial = asked.dial.as_str(),
        value = found.value,
        win = format!("{:.1}", win.value),
        low = format!("{:.1}", win.low),
        high = format!("{:.1}", win.high),
        games = win.n,
        seed = asked.seed.to_string()
    );
    println!("{}", text(lang, &line));
    let (low, high) = found.range();
    if !(low..=high).contains(&asked.target) {
        let [low, high] = [low, high].map(|share| format!("{:.1}", 100.0 * share));
        println!("{}", text(lang, &msg!("visavis-lab-line-dial-short", low = low, high = high)));
    }
    Ok(())
}
