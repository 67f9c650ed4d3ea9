//! WebAssembly says the same as the native program, byte by byte. `scripts/pocket` makes it first; without it this
//! comparison is left out, and says so.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use page::assets::tag;
use page::registry;
use pocket::answer::Pocket;
use serde_json::{Value, json};
use table::contract::{games, random_answer};
use table::{Rng, Session, Setup};

/// As in the program: the pages are made of many small words.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Chance that is the same every time.
const CHANCE: &str = "00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef";

/// Games are played at random to the end or so far.
const FAR: usize = 400;

/// A request as the worker hands it in.
struct Asked {
    head: String,
    body: Vec<u8>,
}

fn ask(n: u64, method: &str, path: &str, lang: &str, body: &str) -> Asked {
    let headers = [("accept-language", lang), ("content-type", "application/json")];
    let head = json!({"method": method, "path": path, "now": 1_700_000_000, "random": chance(n), "headers": headers});
    Asked { head: head.to_string(), body: body.as_bytes().to_vec() }
}

/// What this game is asked for: opened from its journal, the screen and the page of the end, the screen of
/// somewhere in the middle, and its journal again.
fn about(journal: &table::Journal, n: u64) -> Vec<Asked> {
    let id = page::live::word(&number(n));
    let lang = if n.is_multiple_of(2) { "en" } else { "de" };
    let file: Value = serde_json::from_str(&journal.to_file()).unwrap();
    let middle = json!({"revision": 0, "jump": journal.entries.len() / 2});
    let mut asked = vec![
        ask(n, "POST", "/api/play", lang, &json!({"journal": file}).to_string()),
        ask(n, "POST", &format!("/api/play/{id}"), lang, &middle.to_string()),
        ask(n, "GET", &format!("/api/play/{id}/journal"), lang, ""),
    ];
    // A page is long, and takes the native program of the tests long to make: every fifth game, in both languages.
    if n.is_multiple_of(5) {
        asked.insert(1, ask(n, "GET", &format!("/games/{id}"), lang, ""));
    }
    asked
}

/// The bytes that become the address of a game.
fn number(n: u64) -> [u8; 10] {
    // Every byte becomes one of a few letters: a digit each.
    std::array::from_fn(|place| (n >> (4 * place) & 15) as u8)
}

/// The chance that is lent for a game: no two games have the same address.
fn chance(n: u64) -> String {
    let end: String = number(n).iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{CHANCE}{end}")
}

#[test]
fn the_same_journals_give_the_same_bytes_native_and_in_webassembly() {
    let wasm = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../visavis/wasm/pocket.wasm");
    let node = Command::new("node").arg("--version").stdout(Stdio::null()).status().is_ok();
    if !wasm.exists() || !node {
        assert!(
            std::env::var_os("VISAVIS_POCKET").is_none(),
            "there should be node and a WebAssembly: bash scripts/wasm"
        );
        eprintln!("no node or no WebAssembly (bash scripts/wasm): this comparison was left out");
        return;
    }
    let opening = json!({"home": "https://example.org/", "base": "", "random": CHANCE}).to_string();
    let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/same/same.mjs");
    let games = games("VISAVIS_SAME_GAMES", 1_000);
    let run = |entry: &registry::Entry| {
        let mut node =
            Command::new("node").arg(&script).arg(&wasm).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut pipe = std::io::BufWriter::new(node.stdin.take().unwrap());
        let reading = std::thread::spawn(move || node.wait_with_output().unwrap());
        let mut send = |head: &str, body: &[u8]| {
            pipe.write_all(&(head.len() as u32).to_le_bytes()).unwrap();
            pipe.write_all(&(body.len() as u32).to_le_bytes()).unwrap();
            pipe.write_all(head.as_bytes()).unwrap();
            pipe.write_all(body).unwrap();
        };
        send(&opening, b"");
        let tables = entry.game.about().tables;
        let (mut pocket, mut natively, mut answers) = (Pocket::open(opening.as_bytes()).unwrap().0, Vec::new(), 0);
        for n in 0..games {
            let setup = Setup::new(entry.id(), tables[n as usize % tables.len()], n);
            let mut session = Session::start(entry.game, setup).unwrap();
            let mut rng = Rng::new(n, 0x5A);
            while let Some(question) = session.screen().ask.clone().filter(|_| session.journal().entries.len() < FAR) {
                let answer = random_answer(&question, &mut rng);
                session.answer(answer, true).unwrap();
            }
            for Asked { head, body } in about(session.journal(), n) {
                send(&head, &body);
                let (answer, body) = pocket.answer(head.as_bytes(), &body).unwrap();
                assert!(answer.status < 300, "{}", String::from_utf8_lossy(&body));
                let head = serde_json::to_string(&answer).unwrap();
                natively.push(format!("{} {}", tag(head.as_bytes()), tag(&body)));
                answers += 1;
            }
        }
        drop(pipe);
        let output = reading.join().unwrap();
        assert!(output.status.success());
        let there = String::from_utf8(output.stdout).unwrap();
        let there: Vec<&str> = there.lines().collect();
        assert_eq!(there.len(), natively.len());
        for (n, (here, there)) in natively.iter().zip(&there).enumerate() {
            assert_eq!(here, there, "{}: answer {n} differs", entry.id());
        }
        (entry.id(), answers, tag(natively.join("\n").as_bytes()))
    };
    std::thread::scope(|all| {
        let running: Vec<_> = registry::all().iter().map(|entry| all.spawn(|| run(entry))).collect();
        for game in running {
            let (game, answers, sum) = game.join().unwrap();
            println!("{game}: {games} games, {answers} answers, check-sum {sum}");
        }
    });
}
