//! `visavis lab imperial-steam`: how rich Franz gets on the house map without a person, by cards and money.

use std::collections::BTreeMap;

use anyhow::{Result, bail};
use lab::asked::values;
use lab::grid::Grid;
use lab::imperial_steam::Cell;
use lab::run;
use lab::summary::Summary;
use serde_json::json;
use table::{Lang, Msg, msg};

use super::grid::{bad, play_cells};
use crate::cli::Lab;
use crate::words::text;

/// Plays, into a folder if one is given, and prints.
pub fn run(asked: &Lab, lang: Lang) -> Result<()> {
    let cells = cells(asked, lang)?;
    if asked.out.is_some() {
        return play_cells(asked, cells, line, lang);
    }
    let grid = Grid::new(asked.seed, asked.games, cells);
    let summed = run::in_memory(&grid, asked.threads)?;
    if asked.json {
        println!("{}", json!({"games": asked.games, "seed": asked.seed, "cells": summed.cells}));
        return Ok(());
    }
    for cell in &summed.cells {
        println!("{}", text(lang, &line(cell)));
    }
    println!("{}", text(lang, &msg!("visavis-lab-franz-house")));
    Ok(())
}

/// Every combination of cards, money and Trieste.
fn cells(asked: &Lab, lang: Lang) -> Result<Vec<Cell>> {
    let not_here = [
        ("players", asked.players.is_some()),
        ("level", asked.level.is_some()),
        ("deck", asked.deck.is_some()),
        ("side", asked.side.is_some()),
        ("ravel", asked.ravel.is_some()),
        ("marker", asked.marker.is_some()),
        ("bonus", asked.bonus.is_some()),
    ];
    if let Some((option, _)) = not_here.into_iter().find(|(_, given)| *given) {
        bail!(text(lang, &msg!("visavis-lab-not-here", option = format!("--{option}"))));
    }
    let options: BTreeMap<String, String> = asked.option.iter().cloned().collect();
    let mut cells = Vec::new();
    for round in values(asked.trieste.as_deref().unwrap_or("never")) {
        let trieste = match round.as_str() {
            "never" => 0,
            round => (round.parse().ok().filter(|n| (1..=8).contains(n)))
                .ok_or_else(|| bad(lang, "trieste", round, "never, 1–8"))?,
        };
        for cards in values(asked.cards.as_deref().unwrap_or("AAA,AAB,ABA,ABB,BAA,BAB,BBA,BBB")) {
            if cards.len() != 3 || cards.chars().any(|card| !"AB".contains(card)) {
                return Err(bad(lang, "cards", &cards, "AAA, AAB … BBB"));
            }
            for money in values(asked.money.as_deref().unwrap_or("0,120,170,220")) {
                let wrong = || bad(lang, "money", &money, "0, 10 … 1000");
                let money = money.parse().ok().filter(|n| n % 10 == 0 && *n <= 1000).ok_or_else(wrong)?;
                cells.push(Cell { options: options.clone(), ..Cell::new(&cards, money, trieste) });
            }
        }
    }
    Ok(cells)
}

/// What a cell says, in a line.
pub fn line(of: &Summary<Cell>) -> Msg {
    let [low, _, high] = of.figures.percentiles;
    msg!(
        "visavis-lab-line-franz",
        cards = of.cell.cards.as_str(),
        money = of.cell.money,
        round = of.cell.trieste,
        games = of.win.n,
        mean = format!("{:.1}", of.opponent.value),
        low = format!("{:.1}", of.opponent.low),
        high = format!("{:.1}", of.opponent.high),
        five = low,
        ninety = high
    )
}
