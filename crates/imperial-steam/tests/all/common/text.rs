//! Text that is kept and compared, as for recorded games: `UPDATE_PLAYTHROUGHS=1` writes it anew.
#![allow(dead_code, clippy::unwrap_used, missing_docs)]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use serde_json::{Value, json};

/// Compares a text with `tests/playthroughs/<name>`; the first line that differs is shown.
pub fn compare(name: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name);
    if std::env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
        std::fs::write(&file, text).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    for (at, (line, expected)) in text.lines().zip(kept.lines()).enumerate() {
        assert_eq!(line, expected, "{name}, line {}", at + 1);
    }
    assert_eq!(text.lines().count(), kept.lines().count(), "{name} has another length");
}

/// A number for a text: FNV-1a.
pub fn mark(text: &str) -> u64 {
    text.bytes().fold(0xCBF2_9CE4_8422_2325, |mark, byte| (mark ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}

/// Every value of a file as a JSON pointer; of a list the first entry and the last.
pub fn places(value: &Value, at: String, all: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            let step = |name: &str| name.replace('~', "~0").replace('/', "~1");
            map.iter().for_each(|(name, v)| places(v, format!("{at}/{}", step(name)), all));
        }
        Value::Array(list) => {
            let last = list.len().saturating_sub(1);
            let some = list.iter().enumerate().filter(|(i, _)| *i == 0 || *i == last);
            some.for_each(|(i, v)| places(v, format!("{at}/{i}"), all));
        }
        _ => {}
    }
    all.push(at);
}

/// What is said of a file with another value at every place, a line a place: values with the same outcome together.
/// `read` gives everything that was read, or everything that is wrong.
pub fn damaged(file: &Value, read: impl Fn(&Value) -> Result<String, String>) -> String {
    let other = [json!(null), json!(-1), json!(0), json!(1), json!(7), json!(10), json!(41), json!(999), json!(1000)];
    let other =
        other.into_iter().chain([json!(9990), json!(9991), json!(true), json!(""), json!("x"), json!([]), json!({})]);
    let other: Vec<Value> = other.collect();
    let mut all = Vec::new();
    places(file, String::new(), &mut all);
    let mut said = String::new();
    for at in all.iter().filter(|at| !at.is_empty()) {
        let mut outcomes: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for value in &other {
            let mut file = file.clone();
            *file.pointer_mut(at).unwrap() = value.clone();
            let outcome = read(&file).map_or_else(|why| why, |read| format!("fits {:08x}", mark(&read) as u32));
            outcomes.entry(outcome).or_default().push(value.to_string());
        }
        for (outcome, values) in outcomes {
            writeln!(said, "{at} {}: {outcome}", values.join(" ")).unwrap();
        }
    }
    said
}
