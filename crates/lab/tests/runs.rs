//! What a run promises: the same digits however it is played, and a report that says them.
#![allow(clippy::unwrap_used, missing_docs)]

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use lab::MESSAGES;
use lab::grid::Grid;
use lab::patchwork::Cell;
use lab::report::Report;
use lab::run::{self, Play, Problem, Shard};
use patchwork::automa::{Reshuffle, Rules};
use players::mind::Kind;
use table::message::{audit, source_below, unknown_keys};
use table::{Catalog, Lang};

fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("visavis-lab-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    path
}

fn grid() -> Grid {
    let rules = [Rules::default(), Rules { reshuffle: Reshuffle::De, ..Rules::default() }];
    Grid::new(7, 1_100, rules.iter().map(|r| Cell::new(Kind::Greedy, r)).collect())
}

fn play(folder: &Path, shard: Shard, threads: usize, stop: &AtomicBool) -> run::Done {
    Play { folder, shard, threads: Some(threads), stop, progress: &|_| () }.run(&grid()).unwrap()
}

/// All files of a run, by name.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = std::fs::read_dir(folder.join("parts")).unwrap().map(|e| e.unwrap().path());
    let mut all: Vec<_> =
        entries.map(|p| (p.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read(p).unwrap())).collect();
    all.sort();
    all
}

#[test]
fn digits_do_not_depend_on_threads_shards_or_interruptions() {
    let go_on = AtomicBool::new(false);
    let one = folder("one");
    assert_eq!(play(&one, Shard::WHOLE, 1, &go_on), run::Done { games: 2_200, of: 2_200 });

    let two = folder("two");
    play(&two, Shard::WHOLE, 2, &go_on);
    assert_eq!(files(&one), files(&two));

    let parts = [1, 2, 3].map(|number| {
        let path = folder(&format!("shard-{number}"));
        play(&path, Shard { number, of: 3 }, 1, &go_on);
        path
    });
    let merged = folder("merged");
    assert_eq!(run::merge(&parts, &merged).unwrap(), run::Done { games: 2_200, of: 2_200 });
    assert_eq!(files(&one), files(&merged));

    let stopped = folder("stopped");
    let stop = AtomicBool::new(false);
    let progress = |games: u64| stop.store(games > 1_300, Ordering::Relaxed);
    let first = Play { folder: &stopped, shard: Shard::WHOLE, threads: Some(1), stop: &stop, progress: &progress };
    assert!(first.run(&grid()).unwrap().games < 2_200);
    play(&stopped, Shard::WHOLE, 1, &go_on);
    assert_eq!(files(&one), files(&stopped));
    for path in parts.iter().chain([&one, &two, &merged, &stopped]) {
        std::fs::remove_dir_all(path).unwrap();
    }
}

#[test]
fn another_run_is_not_mixed_in() {
    let path = folder("other");
    play(&path, Shard { number: 1, of: 5 }, 1, &AtomicBool::new(false));
    let other = Grid { seed: 8, ..grid() };
    let stop = AtomicBool::new(false);
    let again =
        Play { folder: &path, shard: Shard::WHOLE, threads: Some(1), stop: &stop, progress: &|_| () }.run(&other);
    assert!(matches!(again, Err(Problem::OtherRun(_))));
    assert!(matches!(run::open(Path::new("no-such-folder")), Err(Problem::NoRun(_))));
    std::fs::remove_dir_all(path).unwrap();
}

#[test]
fn a_report_says_every_cell_in_both_languages() {
    let path = folder("report");
    play(&path, Shard::WHOLE, 1, &AtomicBool::new(false));
    for lang in Lang::ALL {
        let report = Report::read(std::slice::from_ref(&path), lang, "visavis lab <again>").unwrap();
        assert_eq!((report.cells().len(), report.effects().len()), (2, 1));
        let html = report.html();
        assert!(html.contains("&lt;again&gt;") && html.matches("<svg").count() >= 4);
        assert!(
            !html.contains("http://")
                || html.matches("http://").count() == html.matches("http://www.w3.org/2000/svg").count()
        );
        assert!(!html.contains(">lab-") && !report.markdown("charts").contains("\nlab-"));
    }
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
fn both_languages_say_the_same() {
    assert_eq!(audit(&MESSAGES), Vec::<String>::new());
}

#[test]
fn every_key_in_the_code_has_a_message() {
    let source = source_below(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))).unwrap();
    assert!(unknown_keys(&Catalog::new(&[MESSAGES]), &source).is_empty());
}
