//! Files damaged place by place: whoever reads them loads what fits and refuses the rest with its reasons.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::playthrough::mark_of;

/// Every value of a file as a JSON pointer; of a list the first entry and the last.
fn places(value: &Value, at: String, all: &mut Vec<String>) {
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
            if let Some(there) = file.pointer_mut(at) {
                there.clone_from(value);
            }
            let outcome = read(&file).map_or_else(|why| why, |read| format!("fits {:08x}", mark_of(&read) as u32));
            outcomes.entry(outcome).or_default().push(value.to_string());
        }
        for (outcome, values) in outcomes {
            let _ = writeln!(said, "{at} {}: {outcome}", values.join(" "));
        }
    }
    said
}
