//! The app without a browser: what it answers, and what it asks to be kept.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod app;
mod site;

use std::collections::{BTreeMap, BTreeSet};

use pocket::answer::{Answer, Pocket};
use pocket::records::Change;
use serde_json::{Value, json};
use table::audit::{Room, words};

#[test]
fn no_word_of_the_site_is_missing_and_none_is_left_over() {
    let folder = env!("CARGO_MANIFEST_DIR");
    let room = Room { prefix: "pocket", messages: pocket::MESSAGES, also: &[], folder, made: BTreeSet::new() };
    assert_eq!(words(&room), Vec::<String>::new());
}

/// Chance that is the same every time.
const CHANCE: &str = "00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef";

/// What a worker keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    pub records: BTreeMap<String, String>,
    pub journals: BTreeMap<String, String>,
}

impl Kept {
    fn keep(&mut self, changes: &[Change]) {
        for Change { shelf, key, value } in changes {
            let shelf = if *shelf == "records" { &mut self.records } else { &mut self.journals };
            match value {
                Some(value) => shelf.insert(key.clone(), value.clone()),
                None => shelf.remove(key),
            };
        }
    }
}

static STARTED: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);

/// The app with a worker around it that keeps what it must.
pub struct Worker {
    pub kept: Kept,
    pocket: Pocket,
    asked: u64,
}

impl Worker {
    pub fn start(kept: Kept) -> Self {
        let head = json!({"home": "https://example.org/my/games/", "base": "/my/games", "random": CHANCE, "records": kept.records});
        let (pocket, opened) = Pocket::open(head.to_string().as_bytes()).unwrap();
        // No two workers lend the same chance.
        let asked = STARTED.fetch_add(1_000, std::sync::atomic::Ordering::Relaxed);
        let mut worker = Self { kept, pocket, asked };
        worker.kept.keep(&opened.changes);
        worker
    }

    pub fn token(&self) -> &str {
        &self.kept.records["token"]
    }

    pub fn ask_with(&mut self, more: Value, method: &str, path: &str, body: &[u8]) -> (Answer, String) {
        self.asked += 1;
        let random =
            format!("{CHANCE}{:020x}", u128::from(self.asked).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C) % (1 << 80));
        let mut head = json!({"method": method, "path": path, "now": 1_000_000 + self.asked, "random": random});
        head.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        loop {
            let (answer, body) = self.pocket.answer(head.to_string().as_bytes(), body).unwrap();
            if answer.missing.is_empty() {
                self.kept.keep(&answer.changes);
                return (answer, String::from_utf8(body).unwrap());
            }
            assert!(answer.changes.is_empty(), "{path} changed something before it knew enough");
            head["journals"] =
                answer.missing.iter().map(|id| (id.clone(), json!(self.kept.journals.get(id)))).collect();
        }
    }

    pub fn get(&mut self, path: &str) -> (Answer, String) {
        self.ask_with(json!({"headers": [["accept-language", "en"]]}), "GET", path, b"")
    }

    pub fn json(&mut self, path: &str, body: &Value) -> Value {
        let headers = json!({"headers": [["content-type", "application/json"]]});
        let (_, text) = self.ask_with(headers, "POST", path, body.to_string().as_bytes());
        serde_json::from_str(&text).unwrap()
    }

    pub fn form(&mut self, path: &str, fields: &[(&str, &str)]) -> (Answer, String) {
        let word = |text: &str| text.bytes().map(|b| format!("%{b:02X}")).collect::<String>();
        let token = self.token().to_owned();
        let fields = fields.iter().copied().chain([("token", token.as_str())]);
        let body: Vec<String> = fields.map(|(name, value)| format!("{}={}", word(name), word(value))).collect();
        let headers = json!({"headers": [["Content-Type", "application/x-www-form-urlencoded"]]});
        self.ask_with(headers, "POST", path, body.join("&").as_bytes())
    }
}

/// A header of an answer.
pub fn header<'a>(answer: &'a Answer, name: &str) -> Option<&'a str> {
    answer.headers.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
}
