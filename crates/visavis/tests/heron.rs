//! An opponent from a crate of its own, brought along by an example: played to its end in the terminal, by
//! JSON lines and on the page.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

#[path = "../../page/tests/web/mod.rs"]
mod web;

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use page::registry::{self, Colours, Entry};
use serde_json::{Value, json};
use web::{Sent, Table};

/// The example is built beside the program; `cargo test` builds both.
fn program() -> Command {
    let folder = Path::new(env!("CARGO_BIN_EXE_visavis")).parent().unwrap();
    let name = PathBuf::from("heron").with_extension(std::env::consts::EXE_EXTENSION);
    let mut command = Command::new(folder.join("examples").join(name));
    command.env("NO_COLOR", "1").env("LANG", "C").env_remove("LC_ALL");
    command
}

#[test]
fn it_is_listed_with_the_others() {
    let listed = program().args(["games", "--json"]).output().unwrap();
    let listed: Value = serde_json::from_slice(&listed.stdout).unwrap();
    let games: Vec<&str> = listed["games"].as_array().unwrap().iter().map(|g| g["id"].as_str().unwrap()).collect();
    assert_eq!(games, ["patchwork", "finspan", "cryo", "imperial-steam", "heron"]);
}

#[test]
fn it_is_played_to_its_end_by_json_lines() {
    let mut child = program()
        .args(["play", "heron", "--seed", "7", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut screen: Value = serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap();
    while screen["over"].is_null() {
        let answer = screen["ask"]["options"][0]["id"].clone();
        writeln!(input, "{}", json!({"answer": answer})).unwrap();
        screen = serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap();
        assert!(screen.get("error").is_none(), "{screen}");
    }
    assert!(screen["over"]["winner"].is_string());
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn it_is_played_to_its_end_in_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = program()
        .args(["--lang", "de", "--data", folder.path().to_str().unwrap(), "play", "heron", "--seed", "7"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // The first answer, always; what comes after the end is not read any more.
    let _ = child.stdin.take().unwrap().write_all("1\n".repeat(60).as_bytes());
    let ended = child.wait_with_output().unwrap();
    assert!(ended.status.success(), "{ended:?}");
    let shown = String::from_utf8(ended.stdout).unwrap();
    let end =
        ["Du gewinnst:", "Der Reiher gewinnt:", "Unentschieden:"].iter().filter(|end| shown.contains(**end)).count();
    assert_eq!(end, 1, "the end is told, once: {shown}");
    assert!(shown.contains("Reiher") && shown.contains("Gegner"), "{shown}");
    // The file it is saved in has its name.
    let untold = shown.lines().find(|line| line.contains("heron-") && !line.contains(".json"));
    assert_eq!(untold, None, "a word is missing: {shown}");
}

#[test]
fn it_is_played_to_its_end_on_the_page() {
    let colours = Colours { light: ["#2f6b3a", "#e2efdf"], dark: ["#93cf9f", "#0d2412", "#22332a"] };
    let picture = include_str!("../examples/heron.svg");
    assert!(registry::install([Entry::companion(&heron::GAME, picture, colours)]), "nobody looked before");
    assert!(!registry::install([]), "now it is too late");
    let table = Table::new(false);
    let home = table.ask(Sent::to("/")).text();
    assert!(home.contains("data-game=\"heron\"") && home.contains(picture), "it is on the first page");
    assert!(table.ask(Sent::to("/assets/styles.css")).text().contains("[data-game=\"heron\"]"));
    let (id, _) = table.start(json!({"game": "heron", "table": "companion", "seed": "7"}));
    table.play(&id, 7, 200);
    assert!(!table.ask(Sent::to(&format!("/api/play/{id}"))).json()["over"].is_null());
    assert!(table.ask(Sent::to("/results")).text().contains(&id));
}
