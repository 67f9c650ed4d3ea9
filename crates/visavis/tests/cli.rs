//! The program as another program sees it: every command, whole games by JSON lines, saving, killing
//! and going on.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use serde_json::{Value, json};
use table::Rng;

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_visavis"));
    command.env("NO_COLOR", "1").env("LANG", "C").env_remove("LC_ALL").env("VISAVIS_DATA", folder("data"));
    command
}

fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("cli-{}", std::process::id())).join(name);
    std::fs::create_dir_all(&path).unwrap();
    path
}

fn run(args: &[&str], input: &str) -> Output {
    let mut child =
        program().args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn lines(output: &Output) -> Vec<Value> {
    String::from_utf8_lossy(&output.stdout).lines().map(|l| serde_json::from_str(l).unwrap()).collect()
}

/// A game by JSON lines.
struct Game {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    screen: Value,
}

impl Game {
    fn start(args: &[&str]) -> Self {
        let mut child =
            program().args(args).arg("--json").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let mut game = Self { child, input, output, screen: Value::Null };
        game.screen = game.read();
        game
    }

    fn read(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap_or_else(|_| panic!("no JSON: {line:?}"))
    }

    fn send(&mut self, request: &Value) -> &Value {
        writeln!(self.input, "{request}").unwrap();
        self.screen = self.read();
        &self.screen
    }

    /// Any offered answer.
    fn any(&self, rng: &mut Rng) -> Value {
        let ask = &self.screen["ask"];
        let options = ask["options"].as_array();
        match ask["kind"].as_str().unwrap() {
            "form" => json!({}),
            "number" => {
                let (min, max) = (ask["range"]["min"].as_i64().unwrap(), ask["range"]["max"].as_i64().unwrap());
                json!(min + i64::from(rng.below((max - min + 1) as u32)))
            }
            "several" => {
                let options: Vec<&Value> = options.unwrap().iter().filter(|o| o["aside"] != true).collect();
                let min = ask["min"].as_u64().unwrap() as usize;
                options.iter().take(min.max(1)).map(|o| o["id"].clone()).collect()
            }
            _ => {
                // Where nothing can be done, only asides are left.
                let all: Vec<&Value> = options.unwrap().iter().collect();
                let real: Vec<&Value> = all.iter().copied().filter(|o| o["aside"] != true).collect();
                rng.pick(if real.is_empty() { &all } else { &real }).unwrap()["id"].clone()
            }
        }
    }

    fn play_out(&mut self, rng: &mut Rng, most: usize) {
        for _ in 0..most {
            if !self.screen["over"].is_null() {
                return;
            }
            let mut answer = json!({"answer": self.any(rng)});
            self.send(&answer);
            if self.screen["error"]["anyway"] == true {
                answer["anyway"] = json!(true);
                self.send(&answer);
            }
            assert!(self.screen.get("error").is_none(), "{}", self.screen["error"]);
        }
    }
}

impl Drop for Game {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn games_are_listed_with_tables_levels_and_options() {
    let listed: Value = serde_json::from_slice(&run(&["games", "--json"], "").stdout).unwrap();
    let patchwork = listed["games"].as_array().unwrap().iter().find(|g| g["id"] == "patchwork").unwrap();
    assert_eq!(patchwork["tables"], json!(["digital", "companion"]));
    assert_eq!(patchwork["levels"], json!(["1", "2", "3", "4", "5"]));
    let names: Vec<&str> =
        patchwork["options"].as_array().unwrap().iter().map(|o| o["name"].as_str().unwrap()).collect();
    for name in
        ["level", "deck", "special_patches", "reshuffle", "automa_takes_special", "time_filter", "circle", "cards"]
    {
        assert!(names.contains(&name), "{name}");
    }
    let german = String::from_utf8(run(&["games", "--lang", "de"], "").stdout).unwrap();
    assert!(german.contains("Schwierigkeitsstufe") || german.contains("taktischen Deck"), "{german}");
}

#[test]
fn every_game_plays_to_its_end_by_json_lines_at_every_table_in_both_languages() {
    let listed: Value = serde_json::from_slice(&run(&["games", "--json"], "").stdout).unwrap();
    for game in listed["games"].as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        for table in game["tables"].as_array().unwrap() {
            for (lang, seed) in [("en", "11"), ("de", "12")] {
                let table = table.as_str().unwrap();
                let mut play = Game::start(&["play", id, "--table", table, "--lang", lang, "--seed", seed]);
                assert!(play.screen["state"].is_object() && play.screen["ask"]["prompt"].is_string());
                play.play_out(&mut Rng::new(3, 3), 3_000);
                let over = &play.screen["over"];
                assert!(over["winner"].is_string(), "{id} {table}: not over: {}", play.screen["ask"]);
                assert!(over["scores"]["player"].is_i64() && over["scores"]["opponent"].is_i64());
                assert!(!over["sheet"].as_array().unwrap().is_empty());
                assert!(play.screen["ask"].is_null());
                assert_eq!(play.send(&json!({"answer": 1}))["error"]["code"], "GameOver");
            }
        }
    }
}

#[test]
fn a_refused_answer_gives_an_error_and_the_same_question() {
    let mut game = Game::start(&["play", "patchwork", "--seed", "1"]);
    let before = game.screen.clone();
    for (request, code) in [
        (json!({"answer": "fly"}), "BadNotation"),
        (json!({"answer": "take 99 o0 r0 c0"}), "UnknownPatch"),
        (json!({"answer": 7}), "WrongKind"),
        (json!({"answer": ["adv"]}), "WrongKind"),
        (json!({"undo": 1}), "NothingToUndo"),
        (json!({"redo": 1}), "NothingToRedo"),
        (json!({}), "BadRequest"),
        (json!({"dance": true}), "BadRequest"),
        (json!([1, 2]), "BadRequest"),
        (json!({"set": {"field": "x", "value": 1}}), "UnknownField"),
        (json!({"change": {"at": 5, "answer": "adv"}}), "NoSuchEntry"),
    ] {
        let reply = game.send(&request).clone();
        assert_eq!(reply["error"]["code"], code, "{request}");
        assert!(reply["error"]["text"].as_str().is_some_and(|t| !t.is_empty()));
        assert_eq!((&reply["ask"], &reply["state"]), (&before["ask"], &before["state"]));
    }
    writeln!(game.input, "this is no JSON").unwrap();
    let reply = game.read();
    assert_eq!(reply["error"]["code"], "BadRequest");
}

#[test]
fn every_line_in_gets_one_line_out() {
    let mut game = Game::start(&["play", "patchwork", "--seed", "1"]);
    let before = game.screen.clone();
    let long = [b"{\"answer\": \"".as_slice(), &vec![b'x'; 2 << 20], b"\"}"].concat();
    for line in [b"".as_slice(), b"   ", b"\xff\xfe", b"\"adv\"", b"null", long.as_slice()] {
        game.input.write_all(line).unwrap();
        game.input.write_all(b"\n").unwrap();
        let reply = game.read();
        assert_eq!(reply["error"]["code"], "BadRequest", "{:?}", &line[..line.len().min(20)]);
        assert!(reply["error"]["text"].as_str().is_some_and(|t| !t.is_empty()));
        assert_eq!((&reply["ask"], &reply["state"]), (&before["ask"], &before["state"]));
    }
    assert_eq!(game.send(&json!({"answer": "adv"}))["error"], Value::Null, "and the game goes on");
}

#[test]
fn undo_and_redo_lead_through_the_same_screens() {
    let mut game = Game::start(&["play", "patchwork", "--seed", "5", "--deck", "tactical"]);
    let mut rng = Rng::new(8, 8);
    let mut seen = vec![game.screen["state"].clone()];
    for _ in 0..12 {
        let answer = game.any(&mut rng);
        seen.push(game.send(&json!({"answer": answer}))["state"].clone());
    }
    for n in (0..12).rev() {
        assert_eq!(game.send(&json!({"undo": 1}))["state"], seen[n]);
    }
    assert_eq!(game.send(&json!({"redo": 12}))["state"], seen[12]);
    assert_eq!(game.send(&json!({"jump": 4}))["state"], seen[4]);
}

#[test]
fn a_game_killed_at_any_moment_goes_on_where_it_was() {
    let file = folder("killed").join("game.json");
    let file = file.to_str().unwrap();
    let args = ["play", "patchwork", "--table", "companion", "--seed", "9", "--save", file];
    let mut rng = Rng::new(2, 2);
    let mut last = Value::Null;
    for round in 0..5 {
        let mut game = Game::start(&args);
        if round > 0 {
            assert_eq!(game.screen, last, "round {round}");
        }
        for _ in 0..7 {
            let answer = game.any(&mut rng);
            let reply = game.send(&json!({"answer": answer})).clone();
            if reply["error"]["anyway"] == true {
                game.send(&json!({"answer": answer, "anyway": true}));
            }
        }
        last = game.screen.clone();
        last.as_object_mut().unwrap().remove("error");
        game.child.kill().unwrap();
        game.child.wait().unwrap();
    }
}

#[test]
fn a_damaged_save_is_refused_and_left_as_it_is() {
    let file = folder("damaged").join("game.json");
    for text in ["", "{\"format\":\"vis-a-vis/journal/1\"", "not a game"] {
        std::fs::write(&file, text).unwrap();
        let output = run(&["play", "patchwork", "--json", "--save", file.to_str().unwrap()], "");
        assert!(!output.status.success());
        assert!(String::from_utf8_lossy(&output.stderr).contains("BadSave"));
        assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
    }
}

#[test]
fn a_second_program_on_a_saved_game_is_told_who_holds_it_and_changes_nothing() {
    let save = folder("two").join("game.json");
    let args = ["play", "patchwork", "--table", "companion", "--seed", "3", "--save", save.to_str().unwrap()];
    let mut first = Game::start(&args);
    let answer = first.any(&mut Rng::new(1, 0));
    first.send(&json!({ "answer": answer }));
    let before = std::fs::read(&save).unwrap();
    let second = run(&[&args[..], &["--json"]].concat(), "{\"undo\":1}\n");
    let told = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(!second.status.success() && told.contains(&first.child.id().to_string()), "{told}");
    assert_eq!(std::fs::read(&save).unwrap(), before);
    // The first goes on, and once it has ended another may.
    assert!(first.send(&json!({ "undo": 1 }))["error"].is_null());
    drop(first);
    assert!(run(&[&args[..], &["--json"]].concat(), "").status.success());
}

#[test]
fn a_saved_game_replays_as_text_and_as_json_and_from_its_share_code() {
    let file = folder("replay").join("game.json");
    let path = file.to_str().unwrap();
    let mut game = Game::start(&["play", "patchwork", "--seed", "4", "--save", path]);
    game.play_out(&mut Rng::new(1, 1), 200);
    let code = game.send(&json!({"share": true}))["share"].as_str().unwrap().to_owned();
    let other = folder("replay").join("other.json");
    let saved = game.send(&json!({"save": other})).clone();
    assert_eq!(saved["saved"].as_str(), other.to_str());
    assert_eq!(std::fs::read(&other).unwrap(), std::fs::read(&file).unwrap());
    let text = String::from_utf8(run(&["replay", path], "").stdout).unwrap();
    assert!(text.contains("Card ") && text.contains("Total"), "{text}");
    let german = String::from_utf8(run(&["replay", path, "--lang", "de"], "").stdout).unwrap();
    assert!(german.contains("Karte ") && german.contains("Summe"));
    let steps = lines(&run(&["replay", path, "--json"], ""));
    assert_eq!(steps.last().unwrap()["over"], game.screen["over"]);
    assert_eq!(steps.len(), steps.last().unwrap()["step"].as_u64().unwrap() as usize + 1);
    assert_eq!(lines(&run(&["replay", &code, "--json"], "")), steps);
}

#[test]
fn the_terminal_plays_with_a_pipe_too() {
    let file = folder("pipe").join("game.json");
    let output = run(
        &["play", "patchwork", "--table", "companion", "--seed", "3", "--save", file.to_str().unwrap()],
        "1\nu\nr\nw\nl\n?\nnonsense\ns\n1\n7\nshare\nq\n",
    );
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}");
    assert!(!text.contains('\u{1b}'), "no colours, no control codes into a pipe");
    assert!(text.contains("You begin") && text.contains("Set by hand") && text.contains("VAV1-"), "{text}");
    let widest = text.lines().filter(|l| !l.starts_with("VAV1-")).map(|l| l.chars().count()).max().unwrap();
    assert!(widest <= 160, "{widest}");
}

#[test]
fn the_terminal_says_that_a_code_tells_the_future() {
    let file = folder("future").join("game.json");
    let says = |table: &str| {
        let args = ["play", "patchwork", "--table", table, "--seed", "3", "--save", file.to_str().unwrap()];
        let output = run(&args, "share\nq\n");
        std::fs::remove_file(&file).unwrap();
        String::from_utf8_lossy(&output.stdout)
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            .contains("see what comes next")
    };
    assert!(says("digital") && !says("companion"));
}

#[test]
fn the_terminal_shows_whole_turns_and_keeps_what_a_game_tells_of_the_own_cards() {
    let (data, file) = (folder("learns"), folder("learns").join("game.json"));
    let (data, file) = (data.to_str().unwrap(), file.to_str().unwrap());
    let args = ["play", "finspan", "--table", "companion", "--option", "cards=printed", "--data", data, "--save", file];
    let input = "u\nb\ndone\n4\nplace\neggs\ndone\n2\nnone\nfish\nb\nq\n";
    let output = run(&args, input);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}");
    assert!(text.contains("There is nothing to undo. (NothingToUndo)"), "as everywhere: {text}");
    assert!(text.contains("There is no turn before this one."), "{text}");
    let screens: Vec<&str> = text.split("Finspan · Nautoma").collect();
    let with = |words: &[&str]| screens.iter().filter(|s| words.iter().all(|w| s.contains(w))).count();
    let heading = "Nautoma’s turn: week 1, turn 1";
    assert_eq!(with(&[heading, "Which number is in its corner"]), 1, "the question stands in her turn");
    assert_eq!(with(&[heading, "What does the upper strip"]) + with(&[heading, "What does the large area"]), 2);
    assert_eq!(with(&[heading, "Nautoma’s turn: week 1, turn 2", "turn 3: your turn"]), 1, "b shows the turn before");
    let own = std::fs::read_to_string(std::path::Path::new(data).join("cards/finspan-owner.json")).unwrap();
    let own: Value = serde_json::from_str(&own).unwrap();
    assert_eq!(own["decision_cards"][0]["number"], 4);
}

#[test]
fn decide_answers_every_line_and_survives_bad_ones() {
    let good = json!({"kind": "turn", "card": 12, "window": [5, 8, 15], "automa": 10, "player": 14, "level": 3,
        "tile_free": true, "special_left": [], "time_filter": "share", "automa_takes_special": true});
    let too_long = "x".repeat(2 << 20);
    let input = format!("{good}\nnot json\n{{\"kind\":\"score\",\"level\":9}}\n\n{too_long}\n{good}\n");
    let out = lines(&run(&["decide", "patchwork"], &input));
    assert_eq!(out.len(), 6, "one line out for every line in, blank ones too");
    assert_eq!((out[0]["case"].as_str(), out[0]["to"].as_i64()), (Some("A"), Some(15)));
    for bad in &out[1..5] {
        assert_eq!(bad["error"]["code"], "BadRequest");
    }
    assert_eq!(out[5], out[0]);
}

#[test]
fn the_lab_gives_the_same_digits_with_any_number_of_threads() {
    for seats in ["random,random", "random,automa"] {
        let of = |threads: &str| {
            let args = [
                "lab",
                "patchwork",
                "--games",
                "2000",
                "--seats",
                seats,
                "--seed",
                "7",
                "--threads",
                threads,
                "--json",
            ];
            let mut v: Value = serde_json::from_slice(&run(&args, "").stdout).unwrap();
            assert!(v.as_object_mut().unwrap().remove("games_per_second").unwrap().as_f64().unwrap() > 0.0);
            v
        };
        let one = of("1");
        assert_eq!(one, of("2"));
        assert_eq!(one["games"], 2000);
        assert_eq!(one["wins"].as_array().unwrap().iter().map(|w| w.as_u64().unwrap()).sum::<u64>(), 2000);
        assert!(one["scores"].as_array().unwrap().iter().all(|s| s["mean"].is_f64() && s["sd"].is_f64()));
    }
}

#[test]
fn the_lab_plays_merges_and_reports_finspan() {
    let here = folder("lab-finspan");
    let at = |name: &str| here.join(name).to_str().unwrap().to_owned();
    let play = |out: &str, more: &[&str]| {
        let options = ["--players", "random,greedy", "--level", "1,5", "--side", "a,b", "--ravel", "off,2..4"];
        let args = [&["lab", "finspan"], &options[..], &["--games", "4", "--seed", "9", "--out", out], more].concat();
        String::from_utf8(run(&args, "").stdout).unwrap()
    };
    let figures = |args: &[&str]| -> Value { serde_json::from_slice(&run(args, "").stdout).unwrap() };
    let whole: Value = serde_json::from_str(&play(&at("whole"), &["--threads", "2", "--csv", "--json"])).unwrap();
    assert_eq!((whole["games"].as_u64(), whole["of"].as_u64()), (Some(128), Some(128)));
    assert_eq!(whole["cells"].as_array().unwrap().len(), 2 * 2 * 2 * 4);
    assert_eq!(std::fs::read_to_string(here.join("whole/games.csv")).unwrap().lines().count(), 129);
    for shard in ["1/2", "2/2"] {
        play(&at(&shard[..1]), &["--shard", shard, "--threads", "1"]);
    }
    let merged = figures(&["lab", "merge", &at("1"), &at("2"), "--out", &at("merged"), "--json"]);
    assert_eq!(merged, whole);
    assert!(play(&at("whole"), &[]).contains("greedy-5-b-random4: 4 games"), "a finished run is told again");
    let report = figures(&["lab", "report", &at("whole"), "--json"]);
    assert_eq!(report["cells"], whole["cells"]);
    assert!(run(&["lab", "report", &at("whole"), "--lang", "de"], "").status.success());
    let page = std::fs::read_to_string(here.join("whole/report.html")).unwrap();
    assert!(page.contains("Nautoma") && page.contains("visavis lab finspan") && page.contains("Seite B"));
}

#[test]
fn wrong_words_on_the_command_line_are_explained() {
    for args in [
        vec!["play", "chess"],
        vec!["play", "patchwork", "--level", "6"],
        vec!["play", "patchwork", "--option", "colour=red"],
        vec!["play", "patchwork", "--table", "moon"],
        vec!["replay", "no-such-file.json"],
        vec!["replay", "VAV1-nonsense"],
        vec!["lab", "patchwork", "--seats", "me,you"],
        vec!["lab", "patchwork", "--players", "greedy", "--side", "a", "--out", "no-such-folder"],
        vec!["lab", "finspan", "--players", "search-classic:5", "--out", "no-such-folder"],
        vec!["lab", "finspan", "--players", "greedy", "--ravel", "5", "--out", "no-such-folder"],
        vec!["lab", "finspan", "--players", "greedy", "--bonus", "5", "--out", "no-such-folder"],
        vec!["lab", "finspan"],
        vec!["decide", "chess"],
    ] {
        let output = run(&args, "");
        assert!(!output.status.success(), "{args:?}");
        let text = String::from_utf8_lossy(&output.stderr);
        assert!(!text.is_empty() && !text.contains("panicked"), "{args:?}: {text}");
    }
    assert!(!std::path::Path::new("no-such-folder").exists(), "nothing is begun that cannot be played");
}

#[test]
fn without_the_webassembly_the_site_says_what_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let site = folder.path().join("site");
    for lang in ["en", "de"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_visavis"));
        command.env("VISAVIS_WASM", folder.path().join("none")).args(["--lang", lang, "site"]).arg(&site);
        let said = command.output().unwrap();
        let why = String::from_utf8(said.stderr).unwrap();
        assert!(!said.status.success() && why.contains("bash scripts/wasm"), "{why}");
        assert!(!site.exists(), "nothing is half written");
    }
}
