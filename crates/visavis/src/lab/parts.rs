//! `visavis lab report`, `merge` and `calibrate`.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use lab::asked::player;
use lab::calibrate::{Calibration, Dial, Found};
use lab::report::Report;
use lab::run::{self, Played};
use lab::summary::Measured;
use table::{Lang, Setup, msg, prepare};

use super::franz;
use super::grid::{Line, bad, line, tell};
use crate::cli::{Calibrate, LabPart};
use crate::words::text;
use crate::{find, refused};

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
    let cells = run::summed(&run::open::<C>(out)?, out)?.cells;
    tell(&cells, out, done, line, json, lang)
}

/// The dial of Patchwork, or that of Cryo.
fn calibrate(asked: &Calibrate, lang: Lang) -> Result<()> {
    if !(0.0..=1.0).contains(&asked.target) {
        return Err(bad(lang, "target", &asked.target.to_string(), "0–1"));
    }
    let found = match find(&asked.game, lang)?.about().id {
        "patchwork" => patchwork_dial(asked, lang)?,
        "cryo" => cryo_dial(asked, lang)?,
        other => {
            bail!(text(lang, &msg!("visavis-error-no-such-game", game = other, games = "patchwork, cryo")))
        }
    };
    let Some(found) = found else { bail!(text(lang, &msg!("visavis-lab-no-dial"))) };
    if asked.json {
        println!("{}", serde_json::to_string(&found)?);
        return Ok(());
    }
    let win = found.win.percent();
    let line = msg!(
        "visavis-lab-line-dial",
        dial = found.dial.id(),
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

/// A level between the levels of the Automa.
fn patchwork_dial(asked: &Calibrate, lang: Lang) -> Result<Option<Found>> {
    let mut setup = Setup::new("patchwork", "digital", asked.seed)
        .with("level", asked.level.as_deref().unwrap_or("3"))
        .with("deck", asked.deck.as_deref().unwrap_or("normal"));
    setup.options.extend(asked.option.iter().cloned());
    let setup = prepare(&patchwork::GAME, setup).map_err(|why| refused(&why, lang))?;
    let calibration = Calibration {
        player: player(&asked.player, false).map_err(|why| refused(&[why], lang))?,
        rules: patchwork::options::rules_of(&setup),
        target: asked.target,
        games: asked.games.max(1),
        seed: asked.seed,
    };
    let dial = match asked.dial.as_deref() {
        None | Some("bonus") => Dial::Bonus,
        Some("marker") => Dial::Marker,
        Some(other) => return Err(bad(lang, "dial", other, "bonus, marker")),
    };
    Ok(calibration.find(dial))
}

/// The head start of the Rival, or of the player.
fn cryo_dial(asked: &Calibrate, lang: Lang) -> Result<Option<Found>> {
    if let Some(other) = asked.dial.as_deref().filter(|dial| *dial != Dial::HeadStart.id()) {
        return Err(bad(lang, "dial", other, Dial::HeadStart.id()));
    }
    let not_here = [("level", asked.level.is_some()), ("deck", asked.deck.is_some())];
    if let Some((option, _)) = not_here.into_iter().find(|(_, given)| *given) {
        bail!(text(lang, &msg!("visavis-lab-not-here", option = format!("--{option}"))));
    }
    let mut setup = Setup::new("cryo", "digital", asked.seed);
    setup.options.extend(asked.option.iter().cloned());
    let calibration = lab::cryo::dial::Calibration {
        player: player(&asked.player, false).map_err(|why| refused(&[why], lang))?,
        setup: prepare(find("cryo", lang)?, setup).map_err(|why| refused(&why, lang))?,
        target: asked.target,
        games: asked.games.max(1),
        seed: asked.seed,
    };
    Ok(calibration.find()?)
}
