//! What a coach promises and how it turns out.
//!
//! ```text
//! odds play patchwork|finspan|cryo GAMES ITERATIONS SEED > ROWS     plays, a line for every decision
//! odds fit patchwork|finspan|cryo ROWS…                            prints tables for the coach of the game
//! odds cross patchwork|finspan|cryo ROWS…                          promised and won, tenth by tenth: each game by tables of others
//! odds check patchwork|finspan|cryo ROWS…                          the same by the tables in use
//! ```
//!
//! Games are played as the coach advises, at every level in turn. It takes over at any moment, from somebody who plays in a
//! simple way and badly now and then: otherwise hardly a game would be lost. Games that are as good as decided then are
//! not played on. Rows for `fit` and for `check` are of different seeds.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod fit;
mod play;

use std::collections::BTreeSet;

use players::{cryo, finspan, patchwork};

/// A decision, what was expected of it, and how the game ended.
pub struct Row {
    /// The game of the run.
    pub game: u64,
    /// The end was counted out, or only cards decide: what is expected is promised.
    pub exact: bool,
    /// How much was still to come.
    pub left: f64,
    /// The chance of winning and the margin that were expected.
    pub expected: (f64, f64),
    /// The margin at the end.
    pub ended: i32,
    pub won: bool,
}

impl Row {
    fn print(&self) {
        let Self { game, exact, left, expected: (win, margin), ended, won } = self;
        println!("{game} {} {left} {win:.4} {margin:.3} {ended} {}", u8::from(*exact), u8::from(*won));
    }

    fn read(line: &str) -> Self {
        let words: Vec<&str> = line.split(' ').collect();
        let [game, exact, left, win, margin, ended, won] = words[..] else { panic!("{line}") };
        let number = |text: &str| text.parse::<f64>().unwrap();
        let expected = (number(win), number(margin));
        let (game, ended) = (game.parse().unwrap(), ended.parse().unwrap());
        Self { game, exact: exact == "1", left: number(left), expected, ended, won: won == "1" }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["play", game, games, iterations, seed] => {
            play::games(game, games.parse().unwrap(), iterations.parse().unwrap(), seed.parse().unwrap());
        }
        [what @ ("fit" | "cross"), game, ref files @ ..] => match game {
            "patchwork" => tables::<10>(what, 6.0, &rows(files)),
            "finspan" => tables::<5>(what, 6.0, &rows(files)),
            _ => tables::<5>(what, 5.0, &rows(files)),
        },
        ["check", game, ref files @ ..] => check(&rows(files), |row| match game {
            "patchwork" => patchwork::prospect::ODDS.promise(row.expected, row.left).0,
            "finspan" => finspan::coach::ODDS.promise(row.expected, row.left).0,
            _ => cryo::coach::ODDS.promise(row.expected, row.left).0,
        }),
        _ => eprintln!("odds play GAME GAMES ITERATIONS SEED · odds fit|cross|check GAME ROWS…"),
    }
}

/// Fits tables, or checks each game with tables fitted on others.
fn tables<const N: usize>(what: &str, apart: f64, rows: &[Row]) {
    if what == "fit" {
        return fit::print(&fit::fit::<N>(apart, &rows.iter().collect::<Vec<_>>()));
    }
    let (tables, part) = fit::apart_from_each::<N>(apart, rows);
    check(rows, |row| tables[part(row.game)].promise(row.expected, row.left).0);
}

fn rows(files: &[&str]) -> Vec<Row> {
    let texts = files.iter().map(|file| std::fs::read_to_string(file).unwrap());
    texts.flat_map(|text| text.lines().map(Row::read).collect::<Vec<_>>()).collect()
}

/// Promised and won, tenth by tenth.
fn check(rows: &[Row], odds: impl Fn(&Row) -> f64) {
    let mut tenths: [(u32, f64, u32, BTreeSet<u64>); 10] = std::array::from_fn(|_| Default::default());
    for row in rows {
        let promised = if row.exact { row.expected.0 } else { odds(row) };
        let (n, sum, won, games) = &mut tenths[((promised * 10.0) as usize).min(9)];
        (*n, *sum, *won) = (*n + 1, *sum + promised, *won + u32::from(row.won));
        games.insert(row.game);
    }
    for (n, sum, won, games) in tenths {
        let percent = |sum: f64| 100.0 * sum / f64::from(n.max(1));
        let (promised, won) = (percent(sum), percent(won.into()));
        println!("{n} decisions of {} games: {promised:.1} % promised, {won:.1} % won", games.len());
    }
}
