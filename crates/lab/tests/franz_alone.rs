//! Franz alone: his games keep to the rounds, a run does not depend on how it is cut, and the figures of the set-up are those
//! of the report.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use imperial_steam::data::wealth;
use imperial_steam::options::Preset;
use lab::grid::{Combination, Grid};
use lab::imperial_steam::{Cell, Row};
use lab::report::Report;
use lab::run::{self, Play, Problem, Shard};
use serde_json::Value;
use std::sync::atomic::AtomicBool;
use table::Lang;
use table::rng::game_seed;

fn games(cell: &Cell, n: u64) -> Vec<Row> {
    let ready = cell.ready().unwrap();
    (0..n).map(|game| Cell::play(&ready, game_seed(1, game), game)).collect()
}

fn of(preset: Preset, trieste: u8) -> Cell {
    let cards: String = preset.versions().iter().map(|v| v.id()).collect();
    Cell::new(&cards, u16::try_from(preset.money().0).unwrap(), trieste)
}

#[test]
fn his_wealth_is_the_sum_of_its_parts_and_his_turns_are_those_of_the_rounds() {
    for row in games(&Cell::new("ABA", 120, 0), 60) {
        assert_eq!(row.wealth, row.cash + row.goods + row.keys + row.hubs + row.contracts);
        let hands = [2, 3, 4, 5, 5, 5, 5, 5];
        assert_eq!(row.turns, hands[..row.last_round as usize].iter().sum::<i32>());
        assert!(row.last_round == 8 || row.joined_trieste == 1, "nobody else ends the game: {row:?}");
        assert!(row.joined_trieste == 1 || row.contracts == 0, "contracts count only with Trieste: {row:?}");
        assert_eq!(row, games(&Cell::new("ABA", 120, 0), row.game as u64 + 1).pop().unwrap());
    }
}

#[test]
fn where_the_person_joins_trieste_the_game_ends_in_that_round() {
    let rows = games(&Cell::new("AAA", 120, 6), 60);
    assert!(rows.iter().all(|row| row.last_round == 6 || row.last_round < 6 && row.joined_trieste == 1), "{rows:?}");
    assert!(rows.iter().filter(|row| row.contracts != 0).count() > 30, "and contracts count");
}

#[test]
fn a_game_can_be_played_again_from_its_seed_alone() {
    let cell = of(Preset::Hard, 7);
    let mut setup = cell.setup().unwrap();
    setup.seed = game_seed(1, 3);
    let fresh = imperial_steam::companion::start(&setup).unwrap();
    let (seat, _) = cell.ready().unwrap();
    assert_eq!(Row::play(seat, fresh, setup.seed, 3), games(&cell, 4).pop());
}

#[test]
fn what_the_seat_cannot_answer_is_refused_before_the_first_game() {
    let mut cell = Cell::new("AAA", 120, 0);
    cell.options.insert("cards".into(), "printed".into());
    assert!(matches!(cell.ready(), Err(Problem::Options(..))));
    for wrong in [Cell::new("AA", 120, 0), Cell::new("AAC", 120, 0), Cell::new("AAA", 125, 0), Cell::new("AAA", 0, 9)] {
        assert!(matches!(wrong.ready(), Err(Problem::Options(..))), "{wrong:?}");
    }
}

#[test]
fn a_report_says_every_cell_and_writes_the_figures_of_the_set_up() {
    let folder = std::env::temp_dir().join(format!("visavis-franz-{}", std::process::id()));
    let cells = Preset::ALL.iter().flat_map(|preset| [of(*preset, 0), of(*preset, 7)]).collect();
    let grid: Grid<Cell> = Grid::new(1, 20, cells);
    let stop = AtomicBool::new(false);
    Play { folder: &folder, shard: Shard::WHOLE, threads: Some(2), stop: &stop, progress: &|_| () }.run(&grid).unwrap();
    for lang in Lang::ALL {
        let report = Report::read(std::slice::from_ref(&folder), lang, None).unwrap();
        let (html, markdown) = (report.html(), report.markdown("charts"));
        assert!(!html.contains(">lab-") && !markdown.contains("lab-imperial") && !html.contains("NaN"), "{markdown}");
        for chart in ["wealth-0", "wealth-7", "spread", "parts", "change-money", "change-trieste"] {
            assert!(markdown.contains(&format!("(charts/{chart}.svg)")), "{chart}");
        }
        report.write(&folder).unwrap();
    }
    let in_memory = run::in_memory(&grid, Some(1)).unwrap();
    let file: Value = serde_json::from_str(&std::fs::read_to_string(folder.join("wealth.json")).unwrap()).unwrap();
    for (preset, of) in Preset::ALL.iter().zip(in_memory.cells.iter().skip(1).step_by(2)) {
        assert_eq!(file["wealth"][preset.id()]["mean"], of.opponent.value.round() as i64);
    }
    std::fs::remove_dir_all(folder).unwrap();
}

/// The rows of the report's first table, cell by cell.
fn reported(cards: &str, money: u16) -> Option<(u64, f64, String)> {
    let report = include_str!("../../../docs/how-hard-imperial-steam.md");
    let start = format!("| {cards} | {money} | Trieste joined in round 7 | ");
    let line = report.lines().find(|line| line.starts_with(&start))?;
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let mean = cells[5].split(' ').next()?.parse().ok()?;
    Some((cells[4].parse().ok()?, mean, cells[6].to_owned()))
}

#[test]
fn the_figures_of_the_set_up_are_those_of_the_report() {
    let file: Value = serde_json::from_str(wealth::FILE).unwrap();
    for (preset, shown) in wealth::by_preset() {
        let cell = of(*preset, 7);
        let (games, mean, spread) = reported(&cell.cards, cell.money).unwrap();
        assert_eq!(file["games"], games, "{preset:?}");
        assert!(
            (mean - shown.mean.0 as f64).abs() <= 0.56,
            "{preset:?}: {mean} in the report, {shown:?} in the set-up"
        );
        let [low, _, high] = spread.split(" · ").map(|n| n.parse::<i64>().unwrap()).collect::<Vec<_>>()[..] else {
            panic!("{spread}")
        };
        assert_eq!((shown.low.0, shown.high.0), (low, high), "{preset:?}");
    }
}

/// A change of the rules that changes his games makes the report stale: this says so.
#[test]
fn the_report_is_that_of_these_rules() {
    for preset in [Preset::Gentle, Preset::Severe] {
        let (_, mean, _) = reported(&of(preset, 7).cards, of(preset, 7).money).unwrap();
        let wealth: Vec<f64> = games(&of(preset, 7), 400).iter().map(|row| f64::from(row.wealth)).collect();
        let of_these = wealth.iter().sum::<f64>() / wealth.len() as f64;
        let spread = wealth.iter().map(|w| (w - of_these).powi(2)).sum::<f64>() / wealth.len() as f64;
        let error = (spread / wealth.len() as f64).sqrt();
        assert!((of_these - mean).abs() < 4.0 * error, "{preset:?}: {of_these} ± {error}, {mean} in the report");
    }
}
