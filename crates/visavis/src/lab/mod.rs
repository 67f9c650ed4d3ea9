//! `visavis lab`: many games, in numbers.

mod franz;
mod grid;
mod nautoma;
mod parts;

use anyhow::{Result, anyhow, bail};
use lab::quick::{Run, Seats};
use lab::run::Problem;
use table::{Lang, Setup, msg, prepare};

use crate::cli::Lab;
use crate::words::text;
use crate::{find, refused};

/// Plays and prints.
pub fn run(asked: &Lab, lang: Lang) -> Result<()> {
    perform(asked, lang).map_err(|why| match why.downcast_ref::<Problem>() {
        Some(problem) => anyhow!(text(lang, &problem.message())),
        None => why,
    })
}

fn perform(asked: &Lab, lang: Lang) -> Result<()> {
    if let Some(part) = &asked.part {
        return parts::run(part, lang);
    }
    let name = asked.game.as_deref().unwrap_or("patchwork");
    let game = find(name, lang)?;
    if game.about().id == "imperial-steam" {
        return franz::run(asked, lang);
    }
    if let Some(players) = &asked.players {
        return grid::play(asked, players, lang);
    }
    if game.about().id == "finspan" && asked.nautoma_only {
        return nautoma::run(asked, lang);
    }
    if game.about().id != "patchwork" {
        bail!(text(
            lang,
            &msg!("visavis-error-no-such-game", game = name, games = "patchwork, finspan, cryo, imperial-steam")
        ));
    }
    let seats = match asked.seats.replace(' ', "").as_str() {
        "random,random" => Seats::RandomRandom,
        "random,automa" => Seats::RandomAutoma,
        other => bail!(text(
            lang,
            &msg!("error-bad-value", name = "seats", value = other, values = "random,random · random,automa")
        )),
    };
    let mut setup = Setup::new("patchwork", "digital", asked.seed);
    setup.options.extend(asked.option.iter().cloned());
    for (name, value) in [("level", &asked.level), ("deck", &asked.deck)] {
        if let Some(value) = value {
            setup.options.insert(name.into(), value.clone());
        }
    }
    let setup = prepare(game, setup).map_err(|why| refused(&why, lang))?;
    let rules = patchwork::options::rules_of(&setup);
    let run = Run { games: asked.games, seats, rules, seed: asked.seed, threads: asked.threads };
    let summary = run.play();
    if asked.json {
        println!("{}", serde_json::to_string(&summary)?);
        return Ok(());
    }
    let games = msg!(
        "visavis-lab-line-games",
        games = summary.games,
        rate = format!("{:.0}", summary.games_per_second),
        actions = format!("{:.2}", summary.actions_per_game)
    );
    println!("{}", text(lang, &games));
    for (score, wins) in summary.scores.iter().zip(summary.wins) {
        let line = msg!(
            "visavis-lab-line-seat",
            seat = score.player,
            mean = format!("{:.2}", score.mean),
            sd = format!("{:.2}", score.sd),
            wins = wins
        );
        println!("{}", text(lang, &line));
    }
    println!("{}", text(lang, &msg!("visavis-lab-line-checksum", sum = summary.checksum)));
    Ok(())
}
