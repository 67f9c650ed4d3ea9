//! What a run promises: the same digits however it is played, and a report that says them.
#![allow(clippy::unwrap_used, missing_docs)]

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use lab::MESSAGES;
use lab::cryo as ship;
use lab::finspan as fin;
use lab::grid::{Combination, Grid};
use lab::patchwork::Cell;
use lab::report::Report;
use lab::run::{self, Play, Played, Problem, Shard};
use patchwork::names::Reshuffle;
use patchwork::options::Rules;
use players::Kind;
use table::audit::{Room, words};
use table::{Lang, Setup, prepare};

fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("visavis-lab-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    path
}

fn grid() -> Grid<Cell> {
    let rules = [Rules::default(), Rules { reshuffle: Reshuffle::De, ..Rules::default() }];
    Grid::new(7, 1_100, rules.iter().map(|r| Cell::new(Kind::Greedy, r)).collect())
}

/// Both players on side A and B, without Ravel and with it.
fn finspan_grid() -> Grid<fin::Cell> {
    let setups = ["a", "b"].into_iter().flat_map(|side| {
        [("off", 2), ("random", 3)].map(|(ravel, x)| {
            let setup = Setup::new("finspan", "digital", 0).with("level", 5).with("side", side);
            prepare(&finspan::GAME, setup.with("ravel", ravel).with("ravel_strength", x)).unwrap()
        })
    });
    let cells = setups.flat_map(|setup| [Kind::Random, Kind::Greedy].map(|kind| fin::Cell::new(kind, &setup)));
    Grid::new(7, 510, cells.collect())
}

fn play<C: Combination>(grid: &Grid<C>, folder: &Path, shard: Shard, threads: usize) -> run::Done {
    let stop = AtomicBool::new(false);
    Play { folder, shard, threads: Some(threads), stop: &stop, progress: &|_| () }.run(grid).unwrap()
}

/// All files of a run, by name.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = std::fs::read_dir(folder.join("parts")).unwrap().map(|e| e.unwrap().path());
    let mut all: Vec<_> =
        entries.map(|p| (p.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read(p).unwrap())).collect();
    all.sort();
    all
}

fn digits_do_not_depend_on_how_it_is_played<C: Combination>(name: &str, grid: &Grid<C>) {
    let games = grid.games * grid.cells.len() as u64;
    let all = run::Done { games, of: games, damaged: 0 };
    let folder = |what: &str| folder(&format!("{name}-{what}"));
    let one = folder("one");
    assert_eq!(play(grid, &one, Shard::WHOLE, 1), all);

    let two = folder("two");
    play(grid, &two, Shard::WHOLE, 2);
    assert_eq!(files(&one), files(&two));

    let parts = [1, 2, 3].map(|number| {
        let path = folder(&format!("shard-{number}"));
        play(grid, &path, Shard { number, of: 3 }, 1);
        path
    });
    let merged = folder("merged");
    assert_eq!(run::merge::<C>(&parts, &merged).unwrap(), all);
    assert_eq!(files(&one), files(&merged));

    let stopped = folder("stopped");
    let stop = AtomicBool::new(false);
    let progress = |done: u64| stop.store(done > games / 2, Ordering::Relaxed);
    let first = Play { folder: &stopped, shard: Shard::WHOLE, threads: Some(1), stop: &stop, progress: &progress };
    let kept = first.run(grid).unwrap().games;
    assert!(kept > 0 && kept < games, "{kept}");
    assert_eq!(play(grid, &stopped, Shard::WHOLE, 1), all);
    assert_eq!(files(&one), files(&stopped));
    for path in parts.iter().chain([&one, &two, &merged, &stopped]) {
        std::fs::remove_dir_all(path).unwrap();
    }
}

#[test]
fn digits_do_not_depend_on_threads_shards_or_interruptions() {
    digits_do_not_depend_on_how_it_is_played("patchwork", &grid());
    let mut finspan = finspan_grid();
    finspan.cells.truncate(3);
    digits_do_not_depend_on_how_it_is_played("finspan", &finspan);
}

#[test]
fn a_damaged_part_is_noticed_and_played_again() {
    let (path, grid) = (folder("damaged"), grid());
    let whole = play(&grid, &path, Shard::WHOLE, 2);
    let before = files(&path);
    let part = path.join("parts").join(&before[1].0);
    let games = |from: &Path| run::summed(&grid, from).map(|said| said.cells.iter().map(|c| c.win.n).sum::<u64>());
    assert_eq!(games(&path).unwrap(), whole.games);
    let mut one_bit = before[1].1.clone();
    one_bit[before[1].1.len() / 2] ^= 1;
    for bad in [one_bit, before[1].1[..before[1].1.len() / 2].to_vec(), Vec::new(), before[0].1[..40].to_vec()] {
        std::fs::write(&part, &bad).unwrap();
        assert!(matches!(games(&path), Err(Problem::DamagedPart(at)) if at == part), "it is never counted");
        assert!(matches!(Report::read(std::slice::from_ref(&path), Lang::En, None), Err(Problem::DamagedPart(_))));
        let merged = folder("damaged-merged");
        let joined = run::merge::<Cell>(std::slice::from_ref(&path), &merged).unwrap();
        assert_eq!((joined.damaged, joined.games, games(&merged).unwrap()), (1, whole.games - 500, whole.games - 500));
        assert_eq!(play(&grid, &path, Shard::WHOLE, 1), run::Done { damaged: 1, ..whole });
        assert_eq!(files(&path), before, "the same digits again");
        // What was joined without it takes it in when it is whole again.
        assert_eq!(run::merge::<Cell>(std::slice::from_ref(&path), &merged).unwrap(), whole);
        std::fs::remove_dir_all(merged).unwrap();
    }
    std::fs::remove_dir_all(path).unwrap();
}

#[test]
fn long_runs_have_longer_parts_and_older_runs_keep_theirs() {
    let cells = grid().cells;
    let part = |games| Grid::new(1, games, cells.clone()).part;
    assert_eq!([10, 50_000, 60_000, 1_000_000, 1_000_000_000].map(part), [500, 500, 600, 5_000, 5_000]);
    let long = Grid::new(1, 60_100, cells.clone());
    let of_a_cell: Vec<_> = long.parts().into_iter().filter(|part| part.cell == 0).collect();
    assert_eq!((of_a_cell.len(), of_a_cell[99].from, of_a_cell[99].to), (100, 59_499, 60_100));
    let path = folder("long");
    std::fs::create_dir_all(&path).unwrap();
    let written = |part: &str| {
        let text = long.file_of_the_run().replace("\"part\": 601,", part);
        std::fs::write(path.join(run::RUN_FILE), text).unwrap();
        run::open::<Cell>(&path).map(|grid| grid.part)
    };
    assert_eq!(written("\"part\": 601,").unwrap(), 601);
    assert_eq!(written("").unwrap(), 500, "played before parts had their own length");
    assert!(matches!(written("\"part\": 0,"), Err(Problem::Damaged(_))));
    std::fs::remove_dir_all(path).unwrap();
}

#[test]
fn parts_are_short_where_somebody_looks_ahead() {
    let thinking = |budget: &str| Cell::new(budget.parse().unwrap(), &Rules::default());
    let part = |games, budget: &str| Grid::new(1, games, vec![thinking("greedy"), thinking(budget)]).part;
    assert_eq!([10, 400, 2_000, 10_000].map(|games| part(games, "search:4")), [20, 20, 20, 100]);
    assert_eq!([part(400, "search-classic:4"), part(400, "random")], [20, 500]);
}

#[test]
fn what_was_begun_in_parts_of_another_length_is_taken_up_in_them() {
    let (path, grid) = (folder("taken-up"), grid());
    let begun = Grid { part: 400, ..grid.clone() };
    play(&begun, &path, Shard { number: 1, of: 2 }, 1);
    let half = files(&path).len();
    let whole = play(&grid, &path, Shard::WHOLE, 2);
    assert_eq!((half, files(&path).len(), whole.games, whole.damaged), (3, 6, 2_200, 0));
    assert_eq!(run::open::<Cell>(&path).unwrap(), begun);
    let games: u64 = run::summed(&begun, &path).unwrap().cells.iter().map(|cell| cell.win.n).sum();
    assert_eq!(games, 2_200);
    std::fs::remove_dir_all(path).unwrap();
}

/// What is summed up while it is played, with what was there before, is what the folder says.
#[test]
fn a_run_says_what_its_folder_says() {
    let (path, grid) = (folder("said"), grid());
    let said = |shard, threads| {
        let stop = AtomicBool::new(false);
        let play = Play { folder: &path, shard, threads: Some(threads), stop: &stop, progress: &|_| () };
        let (done, cells) = play.run_and_sum(&grid).unwrap();
        let told = |cells: &Vec<_>| serde_json::to_string(cells).unwrap();
        assert_eq!(told(&cells), told(&run::summed(&grid, &path).unwrap().cells));
        (done.games, cells.iter().map(|cell| cell.win.n).sum::<u64>())
    };
    assert_eq!(said(Shard { number: 3, of: 3 }, 1), (200, 200), "the last part of each cell");
    assert_eq!(said(Shard { number: 1, of: 3 }, 2), (1_000, 1_200));
    assert_eq!(said(Shard::WHOLE, 2), (2_200, 2_200));
    assert_eq!(said(Shard::WHOLE, 1), (2_200, 2_200), "nothing is left to play");
    std::fs::remove_dir_all(path).unwrap();
}

#[test]
fn another_run_is_not_mixed_in() {
    let path = folder("other");
    play(&grid(), &path, Shard { number: 1, of: 5 }, 1);
    let other = Grid { seed: 8, ..grid() };
    let stop = AtomicBool::new(false);
    let again =
        Play { folder: &path, shard: Shard::WHOLE, threads: Some(1), stop: &stop, progress: &|_| () }.run(&other);
    assert!(matches!(again, Err(Problem::OtherRun(_))));
    assert!(
        matches!(run::merge::<fin::Cell>(std::slice::from_ref(&path), &path), Err(Problem::OtherGame(_, game)) if game == "patchwork"),
        "another game"
    );
    assert!(matches!(run::open::<Cell>(Path::new("no-such-folder")), Err(Problem::NoRun(_))));
    assert!(matches!(run::played(Path::new("no-such-folder")), Err(Problem::NoRun(_))));
    std::fs::remove_dir_all(path).unwrap();
}

/// The report of a run in one language: in words, self-contained, and with so many cells and effects.
#[test]
fn runs_of_two_games_are_not_mixed() {
    let (ours, theirs) = (folder("game-one"), folder("game-two"));
    let small = Grid { games: 20, ..grid() };
    play(&small, &ours, Shard::WHOLE, 2);
    play(&Grid { games: 20, ..finspan_grid() }, &theirs, Shard::WHOLE, 2);
    let both = [ours.clone(), theirs.clone()];
    assert!(
        matches!(run::merge::<Cell>(&both, &folder("game-both")), Err(Problem::OtherGame(there, _)) if there == theirs)
    );
    assert!(matches!(Report::read(&both, Lang::En, None), Err(Problem::OtherGame(_, game)) if game == "finspan"));
    let before = files(&ours);
    let into_ours =
        Play { folder: &ours, shard: Shard::WHOLE, threads: Some(1), stop: &AtomicBool::new(false), progress: &|_| () };
    assert!(matches!(into_ours.run(&finspan_grid()), Err(Problem::OtherRun(_))), "nothing is overwritten");
    assert_eq!((files(&ours), run::open::<Cell>(&ours).unwrap()), (before, small));
}

fn report_of(path: &Path, lang: Lang, cells: usize, effects: usize) -> (String, String) {
    let report = Report::read(&[path.to_owned()], lang, Some("visavis lab <again>")).unwrap();
    let count = |what: &str| report.figures()[what].as_array().unwrap().len();
    assert_eq!((count("cells"), count("effects")), (cells, effects));
    let (html, markdown) = (report.html(), report.markdown("charts"));
    assert!(html.contains("&lt;again&gt;") && html.matches("<svg").count() >= 4);
    assert_eq!(html.matches("http://").count(), html.matches("http://www.w3.org/2000/svg").count());
    assert!(!html.contains(">lab-") && !markdown.contains("\nlab-") && !markdown.contains("| lab-"));
    assert!(!html.contains("NaN") && !html.contains("inf "));
    (html, markdown)
}

#[test]
fn a_report_says_every_cell_in_both_languages() {
    let path = folder("report");
    play(&grid(), &path, Shard::WHOLE, 1);
    assert_eq!(run::played(&path).unwrap(), Played::Patchwork);
    for lang in Lang::ALL {
        report_of(&path, lang, 2, 1);
    }
    std::fs::remove_dir_all(path).unwrap();
}

#[test]
fn a_report_of_finspan_says_every_cell_in_both_languages() {
    let (path, grid) = (folder("finspan-report"), finspan_grid());
    play(&grid, &path, Shard::WHOLE, 2);
    assert_eq!(run::played(&path).unwrap(), Played::Finspan);
    for lang in Lang::ALL {
        // The side for each player; Ravel 3 for each player and side.
        let (_, markdown) = report_of(&path, lang, 8, 2 + 4);
        let lines = |start: &str| markdown.lines().filter(|l| l.starts_with(start)).count();
        assert!(lines("| ") > 8 + 8 && markdown.contains("7:0–509") && markdown.contains("random3"));
        assert!(
            ["win-rate", "scores-greedy", "parts-nautoma", "parts-player", "sides", "ravel-a", "ravel-change"]
                .iter()
                .all(|chart| markdown.contains(&format!("(charts/{chart}.svg)")))
        );
    }
    let report = Report::read(std::slice::from_ref(&path), Lang::En, None).unwrap();
    report.write(&path).unwrap();
    assert!(path.join("report.html").exists() && path.join("charts/ravel-b.svg").exists());
    std::fs::remove_dir_all(path).unwrap();
}

#[test]
fn a_report_of_cryo_says_every_cell_in_both_languages() {
    let setups = [("off", "off"), ("on", "off"), ("off", "on")].map(|(harder, unpredictable)| {
        let setup = Setup::new("cryo", "digital", 0).with("variant_harder", harder);
        prepare(&cryo::GAME, setup.with("variant_unpredictable", unpredictable)).unwrap()
    });
    let cells = setups.iter().flat_map(|setup| [Kind::Random, Kind::Greedy].map(|k| ship::Cell::new(k, setup)));
    let grid = Grid::new(7, 60, cells.collect());
    digits_do_not_depend_on_how_it_is_played("cryo", &grid);
    let path = folder("cryo-report");
    play(&grid, &path, Shard::WHOLE, 2);
    assert_eq!(run::played(&path).unwrap(), Played::Cryo);
    for lang in Lang::ALL {
        // Harder and unpredictable for each player.
        let (_, markdown) = report_of(&path, lang, 6, 4);
        let charts = ["win-rate", "scores-greedy", "parts-player", "parts-rival", "options"];
        assert!(charts.iter().all(|chart| markdown.contains(&format!("(charts/{chart}.svg)"))));
        assert!(markdown.contains("7:0–59") && !markdown.contains("lab-cryo"));
    }
    std::fs::remove_dir_all(path).unwrap();
}

#[test]
fn who_was_measured_in_most_cells_is_read_about() {
    let rules = |harder| prepare(&cryo::GAME, Setup::new("cryo", "digital", 0).with("variant_harder", harder)).unwrap();
    let cell = |kind, harder| ship::Cell::new(kind, &rules(harder));
    let cells = vec![cell(Kind::Greedy, "off"), cell(Kind::Random, "off"), cell(Kind::Random, "on")];
    let path = folder("read-about");
    play(&Grid::new(7, 20, cells), &path, Shard::WHOLE, 2);
    let (_, markdown) = report_of(&path, Lang::En, 3, 1);
    assert!(markdown.contains("random: mean points by part") && !markdown.contains("greedy: mean points by part"));
    std::fs::remove_dir_all(path).unwrap();
}

#[test]
fn csv_holds_every_game_of_a_run() {
    let (path, grid) = (folder("finspan-csv"), Grid { games: 3, ..finspan_grid() });
    play(&grid, &path, Shard::WHOLE, 1);
    let text = std::fs::read_to_string(run::write_csv(&grid, &path).unwrap()).unwrap();
    let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(lines.len(), 1 + 8 * 3);
    assert!(lines.iter().all(|line| line.len() == lines[0].len()));
    let of = |line: &[&str], name: &str| {
        let at = lines[0].iter().position(|column| *column == name).unwrap();
        line[at].to_owned()
    };
    assert_eq!(
        (of(&lines[1], "player"), of(&lines[1], "side"), of(&lines[1], "level")),
        ("random".into(), "a".into(), "5".into())
    );
    std::fs::remove_dir_all(path).unwrap();
}

/// Sums kept part by part are those of all rows at once.
#[test]
fn what_is_summed_part_by_part_is_what_all_games_say() {
    let (path, grid) = (folder("summed"), grid());
    play(&grid, &path, Shard::WHOLE, 2);
    let (of_parts, in_memory) = (run::summed(&grid, &path).unwrap(), run::in_memory(&grid, Some(1)).unwrap());
    let told = |summed: &lab::summary::Summed<Cell>| serde_json::to_string(&summed.cells).unwrap();
    assert_eq!(told(&of_parts), told(&in_memory));
    assert_eq!(of_parts.effects, in_memory.effects);
    let rows: Vec<lab::patchwork::Row> =
        (0..1_100).map(|i| Cell::play(&grid.cells[0].ready().unwrap(), table::rng::game_seed(7, i), i)).collect();
    let won = rows.iter().filter(|row| row.won == 1).count();
    let margin = rows.iter().map(|row| f64::from(row.player_points - row.automa_points)).sum::<f64>() / 1_100.0;
    assert!((of_parts.cells[0].win.value - won as f64 / 1_100.0).abs() < 1e-12);
    assert!((of_parts.cells[0].margin.value - margin).abs() < 1e-9);
    std::fs::remove_dir_all(path).unwrap();
}

#[test]
fn shards_are_numbered_from_one() {
    assert_eq!(Shard::parse("2/5"), Some(Shard { number: 2, of: 5 }));
    for text in ["0/5", "6/5", "2", "a/b", "1/0"] {
        assert_eq!(Shard::parse(text), None, "{text}");
    }
}

#[test]
fn the_words_are_complete_in_every_language() {
    let own = |game: &str| ["title", "lead", "how-text"].map(|what| format!("lab-{game}-{what}"));
    let made = ["patchwork", "finspan", "cryo", "imperial-steam"].iter().flat_map(|game| own(game)).collect();
    let room = Room { prefix: "lab", messages: MESSAGES, also: &[], folder: env!("CARGO_MANIFEST_DIR"), made };
    assert_eq!(words(&room), Vec::<String>::new());
}
