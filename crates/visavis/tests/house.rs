//! The house itself: anyone who knows one room knows them all, arrows only to the left, nothing unused.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

const GAMES: [&str; 4] = ["patchwork", "finspan", "cryo", "imperial-steam"];

/// The opponent's own room in each of them.
const OPPONENTS: [&str; 4] = ["automa", "nautoma", "rival", "franz"];

/// The rooms of a game crate, as `CONTRIBUTING.md` lists them; the opponent's own is checked apart.
const ROOMS: [&str; 12] =
    ["lib", "names", "data", "options", "facts", "game", "score", "words", "own", "companion", "digital", "decide"];

fn contributing() -> String {
    fs::read_to_string(top().join("CONTRIBUTING.md")).unwrap()
}

/// The modules a folder holds, whether a file or a folder of their own.
fn modules(folder: &Path) -> BTreeSet<String> {
    let name = |path: PathBuf| path.file_stem().unwrap().to_string_lossy().into_owned();
    fs::read_dir(folder).unwrap().map(|entry| name(entry.unwrap().path())).collect()
}

fn files_below(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            found.extend(files_below(&path, ending));
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
    found
}

#[test]
fn every_game_has_the_same_rooms() {
    for (game, opponent) in GAMES.into_iter().zip(OPPONENTS) {
        let rooms = modules(&top().join("crates").join(game).join("src"));
        let unknown: Vec<_> = rooms.iter().filter(|r| !ROOMS.contains(&r.as_str()) && *r != opponent).collect();
        assert!(unknown.is_empty(), "{game} has rooms the others do not know: {unknown:?}");
        for room in ["lib", "names", "data", "options", "facts", opponent, "score", "words", "companion"] {
            assert!(rooms.contains(room), "{game} has no {room}");
        }
    }
}

#[test]
fn the_rooms_are_those_that_contributing_lists() {
    let text = contributing();
    let tree = text.split("```\ncrates/<game>/\n").nth(1).unwrap().split("```").next().unwrap();
    let listed = tree.lines().filter_map(|line| line.trim().strip_prefix("src/")?.split([' ', '.']).next());
    let listed: BTreeSet<&str> = listed.filter(|room| *room != "<opponent>").collect();
    assert_eq!(listed, BTreeSet::from(ROOMS));
    let opponents = tree.lines().find(|line| line.contains("src/<opponent>")).unwrap();
    assert!(OPPONENTS.iter().all(|name| opponents.contains(name)), "{opponents}");
}

/// `scripts/test` sets the usual number of every long trial, the trial itself knows the long one.
#[test]
fn the_numbers_of_the_long_trials_are_those_that_contributing_lists() {
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    let script = fs::read_to_string(top().join("scripts/test")).unwrap();
    let exported = script.lines().filter_map(|line| line.strip_prefix("  export ")).flat_map(str::split_whitespace);
    let usual: Vec<(&str, &str)> = exported.filter_map(|pair| pair.split_once('=')).collect();
    let tests: String =
        files_below(&top().join("crates"), "rs").iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    let text = contributing();
    let rows = || text.lines().filter(|line| line.starts_with("| `"));
    assert_eq!(rows().count(), usual.len());
    for (name, usual) in usual {
        let call = tests.split(&format!("games(\"{name}\", ")).nth(1).unwrap_or_else(|| panic!("nothing reads {name}"));
        let long = digits(call.split(')').next().unwrap());
        let row =
            rows().find(|row| row.contains(&format!("`{name}`"))).unwrap_or_else(|| panic!("{name} is not listed"));
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        assert_eq!(cells[2..], [usual, &long], "{name}");
    }
}

#[test]
fn a_module_with_parts_is_a_folder_with_a_mod_file() {
    for path in files_below(&top().join("crates"), "rs") {
        let folder = path.with_extension("");
        assert!(!folder.is_dir(), "{} beside {0:?}/", path.display());
    }
}

/// The dependencies a manifest names, those for tests included.
fn dependencies(manifest: &str) -> Vec<String> {
    let mut inside = false;
    let mut found = Vec::new();
    for line in manifest.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with('[') {
            inside = line.trim_end_matches(']').ends_with("dependencies");
        } else if let Some((name, _)) = line.split_once(['.', ' ', '=']).filter(|(name, _)| inside && !name.is_empty())
        {
            found.push(name.to_owned());
        }
    }
    found
}

fn crates() -> Vec<PathBuf> {
    let below = |folder: &str| fs::read_dir(top().join(folder)).unwrap().map(|entry| entry.unwrap().path());
    below("crates").chain(below("examples")).filter(|path| path.join("Cargo.toml").exists()).collect()
}

#[test]
fn every_dependency_is_used() {
    for folder in crates() {
        let source: String = files_below(&folder, "rs").iter().map(|path| fs::read_to_string(path).unwrap()).collect();
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        for dependency in dependencies(&manifest) {
            let name = dependency.replace('-', "_");
            let used = [format!("{name}::"), format!("use {name}"), format!("{name} as ")];
            assert!(used.iter().any(|u| source.contains(u)), "{}: {dependency} is not used", folder.display());
        }
    }
}

#[test]
fn every_version_of_the_workspace_is_wanted_by_a_crate() {
    let manifest = fs::read_to_string(top().join("Cargo.toml")).unwrap();
    let wanted: BTreeSet<String> = crates()
        .iter()
        .flat_map(|folder| dependencies(&fs::read_to_string(folder.join("Cargo.toml")).unwrap()))
        .collect();
    let unwanted: Vec<_> = dependencies(&manifest).into_iter().filter(|d| !wanted.contains(d)).collect();
    assert!(unwanted.is_empty(), "{unwanted:?}");
}

#[test]
fn arrows_point_only_to_the_left() {
    const LEFT_OF: [(&str, &[&str]); 13] = [
        ("table", &[]),
        ("patchwork", &["table"]),
        ("finspan", &["table"]),
        ("cryo", &["table"]),
        ("imperial-steam", &["table"]),
        ("players", &["table", "patchwork", "finspan", "cryo", "imperial-steam"]),
        ("lab", &["table", "patchwork", "finspan", "cryo", "imperial-steam", "players"]),
        ("page", &["table", "patchwork", "finspan", "cryo", "imperial-steam", "players"]),
        ("pocket", &["table", "patchwork", "finspan", "cryo", "imperial-steam", "page"]),
        ("python", &["table", "patchwork", "finspan", "cryo", "imperial-steam", "players", "lab"]),
        (
            "visavis",
            &["table", "patchwork", "finspan", "cryo", "imperial-steam", "players", "lab", "page", "pocket", "heron"],
        ),
        ("heron", &["table"]),
        ("playouts", &["table", "patchwork", "cryo"]),
    ];
    let rooms: BTreeSet<String> =
        crates().iter().map(|path| path.file_name().unwrap().to_string_lossy().into_owned()).collect();
    for folder in crates() {
        let room = folder.file_name().unwrap().to_string_lossy().into_owned();
        let listed = LEFT_OF.iter().find(|(name, _)| *name == room);
        let (_, allowed) = listed.unwrap_or_else(|| panic!("{room} has no place in the list of arrows"));
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        for dependency in dependencies(&manifest).into_iter().filter(|d| rooms.contains(d)) {
            assert!(allowed.contains(&dependency.as_str()), "{room} must not know {dependency}");
        }
    }
}

/// It is linked with a Python, so it cannot run tests of its own in Rust.
#[test]
fn the_words_of_the_python_package_are_complete() {
    let folder = top().join("crates/python");
    const WORDS: table::Messages = table::Messages::new(&table::in_each_language!("/../python/messages/", ".ftl"));
    // Python says these by `say("key")`.
    let python: String =
        files_below(&folder.join("python"), "py").iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    let quoted = python.split('"').skip(1).step_by(2).map(|word| format!("python-{word}"));
    let known = WORDS.of(table::Lang::En);
    let said = quoted.filter(|key| known.contains(&format!("\n{key} =")));
    let room = table::audit::Room {
        prefix: "python",
        messages: WORDS,
        also: &[],
        folder: folder.to_str().unwrap(),
        made: said.collect(),
    };
    assert_eq!(table::audit::words(&room), Vec::<String>::new());
}

#[test]
fn the_page_touches_neither_sockets_nor_threads_nor_clocks_nor_files() {
    for path in files_below(&top().join("crates/page/src"), "rs") {
        let source = fs::read_to_string(&path).unwrap();
        let code = source.split("#[cfg(test)]\nmod ").next().unwrap();
        for word in ["std::net", "std::thread", "std::fs", "Instant::now", "SystemTime", "tokio", "rusqlite"] {
            assert!(!code.contains(word), "{} names {word}", path.display());
        }
    }
}
