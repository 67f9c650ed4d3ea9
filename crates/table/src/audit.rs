//! The audit of words that every crate calls: all languages have the same keys with the same placeholders, every
//! key the code names exists and gets what it needs, no key is unused, and keys and refusal codes keep to the
//! common vocabulary.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast;

use crate::game::{Game, Values};
use crate::{Lang, Messages, Msg};

/// The message that marks where the details of an order begin.
const DETAILS: &str = "details";

/// A crate whose words are audited.
#[derive(Clone, Debug)]
pub struct Room<'a> {
    /// Every key starts with this and a dash; empty if the words belong to no single crate.
    pub prefix: &'a str,
    /// Its message files.
    pub messages: Messages,
    /// Message files of other crates whose keys it uses; those of `table` always count.
    pub also: &'a [Messages],
    /// Its folder: `env!("CARGO_MANIFEST_DIR")`.
    pub folder: &'a str,
    /// Keys its code builds at run time.
    pub made: BTreeSet<String>,
}

/// The audit of a game crate: its words, and the labels of its options.
pub fn game(game: &dyn Game, folder: &str) -> Vec<String> {
    let about = game.about();
    let mut labels: Vec<Msg> = vec![about.title, about.opponent, about.pitch];
    for option in about.options {
        labels.extend([option.label, option.help]);
        if let Values::OneOf(values) = option.values {
            labels.extend(values.into_iter().map(|(_, label)| label));
        }
    }
    let made = labels.into_iter().map(|label| label.id.into_owned()).filter(|id| !id.is_empty()).collect();
    words(&Room { prefix: about.id, messages: game.messages(), also: &[], folder, made })
}

/// Everything wrong with a crate's words. A test in every crate expects this to be empty.
pub fn words(room: &Room<'_>) -> Vec<String> {
    let mut wrong = Vec::new();
    let holes = same_in_all_languages(&room.messages, &mut wrong);
    let source = source_below(&Path::new(room.folder).join("src"));
    let also: Vec<_> = std::iter::once(&crate::message::MESSAGES).chain(room.also).collect();
    let foreign: BTreeMap<_, _> =
        also.iter().flat_map(|m| placeholders(&m.of(Lang::En), Lang::En, &mut Vec::new())).collect();

    if !room.prefix.is_empty() {
        let start = format!("{}-", room.prefix);
        wrong.extend(holes.keys().filter(|k| !k.starts_with(&start)).map(|k| format!("{k}: must start with {start}")));
    }
    for (key, given) in named(&source) {
        match holes.get(&key).or_else(|| foreign.get(&key)) {
            None => wrong.push(format!("{key}: named in the code, but there is no such message")),
            Some(needed) => {
                let needed = needed.iter().filter(|hole| *hole != DETAILS && !given.contains(*hole));
                wrong.extend(needed.map(|hole| format!("{key}: the code does not give ${hole}")));
            }
        }
    }
    wrong.extend(
        room.made
            .iter()
            .filter(|k| !holes.contains_key(*k) && !foreign.contains_key(*k))
            .map(|key| format!("{key}: made at run time, but there is no such message")),
    );
    let literals = literals(&source);
    let unused = holes.keys().filter(|key| !literals.contains(key.as_str()) && !room.made.contains(*key));
    wrong.extend(unused.map(|key| format!("{key}: nobody uses it")));
    wrong.extend(codes(&source).into_iter().filter(|c| !camel_case(c)).map(|c| format!("{c}: no CamelCase word")));
    wrong
}

/// The placeholders of every key; reports every difference between the languages.
fn same_in_all_languages(messages: &Messages, wrong: &mut Vec<String>) -> BTreeMap<String, BTreeSet<String>> {
    let [first, others @ ..] = Lang::ALL.map(|lang| (lang, placeholders(&messages.of(lang), lang, wrong)));
    for (lang, other) in &others {
        let (here, there) = (first.0.code(), lang.code());
        for (key, holes) in &first.1 {
            match other.get(key) {
                None => wrong.push(format!("{key}: not in {there}")),
                Some(found) if found != holes => wrong.push(format!("{key}: {here} {holes:?}, {there} {found:?}")),
                Some(_) => {}
            }
        }
        let extra = other.keys().filter(|key| !first.1.contains_key(*key));
        wrong.extend(extra.map(|key| format!("{key}: not in {here}")));
    }
    first.1
}

/// The text of all `.rs` files below a folder, without comment lines and unit tests.
fn source_below(folder: &Path) -> String {
    let mut text = String::new();
    for path in std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            text += &source_below(&path);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let file = std::fs::read_to_string(&path).unwrap_or_default();
            let code = file.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
            let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
            text.extend(lines.flat_map(|line| [line, "\n"]));
        }
    }
    text
}

/// Every text between double quotes.
fn literals(source: &str) -> BTreeSet<&str> {
    source.lines().flat_map(|line| line.split('"').skip(1).step_by(2)).collect()
}

/// The keys in `msg!("key", name = …)` and `Msg::new("key").with("name", …)`, each with the names it gives.
fn named(source: &str) -> Vec<(String, BTreeSet<String>)> {
    let starts = [concat!("msg!", "("), concat!("Msg::new", "(")].map(|start| source.match_indices(start));
    starts.into_iter().flatten().filter_map(|(at, start)| call(&source[at + start.len()..])).collect()
}

/// Reads on after an opening parenthesis: the key, if it is a literal, and the argument names.
fn call(rest: &str) -> Option<(String, BTreeSet<String>)> {
    let (inner, after) = balanced(rest)?;
    let (key, arguments) = inner.trim_start().strip_prefix('"')?.split_once('"')?;
    let mut given: BTreeSet<String> = arguments_at_top(arguments).into_iter().collect();
    let mut chain = after;
    while let Some((name, rest)) = chain.trim_start().strip_prefix(".with(\"").and_then(|r| r.split_once('"')) {
        given.insert(name.to_owned());
        chain = balanced(rest)?.1;
    }
    Some((key.to_owned(), given))
}

/// Splits at the parenthesis that closes the one opened before the text.
fn balanced(text: &str) -> Option<(&str, &str)> {
    let mut depth = 1;
    let mut quoted = false;
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        match c {
            '"' if before != '\\' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((&text[..at], &text[at + 1..]));
        }
        before = c;
    }
    None
}

/// The `name` of every `, name = …` that is not inside further brackets.
fn arguments_at_top(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find([',', '(', '[', '{']) {
        if !rest[at..].starts_with(',') {
            let Some((_, after)) = balanced(&rest[at + 1..]) else { break };
            rest = after;
            continue;
        }
        rest = &rest[at + 1..];
        if let Some((name, value)) = rest.split_once('=')
            && name.trim().chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
            && !value.starts_with('=')
        {
            names.push(name.trim().to_owned());
        }
    }
    names
}

/// The codes of refusals that the source names.
fn codes(source: &str) -> BTreeSet<&str> {
    let starts = [
        concat!("Refusal::new", "("),
        concat!("unless_confirmed", "("),
        concat!("insist.or", "("),
        concat!(".code", "("),
    ];
    let after = starts.iter().flat_map(|start| source.split(*start).skip(1));
    after.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next()).collect()
}

/// A word such as `OutOfRange`.
pub(crate) fn camel_case(code: &str) -> bool {
    code.starts_with(|c: char| c.is_ascii_uppercase())
        && code.chars().all(|c| c.is_ascii_alphanumeric())
        && code.contains(|c: char| c.is_ascii_lowercase())
}

fn placeholders(file: &str, lang: Lang, wrong: &mut Vec<String>) -> BTreeMap<String, BTreeSet<String>> {
    let resource = match fluent_syntax::parser::parse(file) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            wrong.extend(errors.iter().map(|e| format!("{}: {e}", lang.code())));
            resource
        }
    };
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for entry in &resource.body {
        if let ast::Entry::Message(message) = entry {
            let holes: &mut BTreeSet<String> = match found.entry(message.id.name.to_owned()) {
                std::collections::btree_map::Entry::Vacant(new) => new.insert(BTreeSet::new()),
                std::collections::btree_map::Entry::Occupied(old) => {
                    wrong.push(format!("{}: {} stands there twice", lang.code(), message.id.name));
                    old.into_mut()
                }
            };
            if let Some(pattern) = &message.value {
                in_pattern(pattern, holes);
            }
        }
    }
    found
}

fn in_pattern(pattern: &ast::Pattern<&str>, holes: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, holes);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, holes: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, holes),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, holes);
            for variant in variants {
                in_pattern(&variant.value, holes);
            }
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, holes: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            holes.insert(id.name.to_owned());
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, holes),
        // Whether an order has details is the same in all languages.
        ast::InlineExpression::MessageReference { id, .. } if id.name == DETAILS => {
            holes.insert(DETAILS.to_owned());
        }
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|a| in_inline(a, holes));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_crates_words_are_complete() {
        // Front ends use these keys; the code here does not.
        let made = ["answer-yes", "list", "list-none", "details"].map(str::to_owned).into();
        let folder = env!("CARGO_MANIFEST_DIR");
        let room = Room { prefix: "", messages: crate::message::MESSAGES, also: &[], folder, made };
        assert_eq!(words(&room), Vec::<String>::new());
    }

    #[test]
    fn differences_between_languages_are_found() {
        let mut wrong = Vec::new();
        same_in_all_languages(&Messages::new(&["a = {$x}\nb = 1\n", "a = {$y}\nc = 1\n"]), &mut wrong);
        assert_eq!(wrong.len(), 3, "{wrong:?}");
    }

    #[test]
    fn keys_in_the_code_are_found_with_what_they_give() {
        let source =
            r#"msg!("a", x = f(1, y = 2), z = "w, v = 3"); Msg::new("b").with("n", g(1)).with("m", 2); msg!(key)"#;
        let set = |names: &[&str]| names.iter().map(|&n| n.to_owned()).collect::<BTreeSet<_>>();
        let found = named(source);
        assert_eq!(found[0].0, "a");
        assert!(found[0].1.is_superset(&set(&["x", "z"])) && !found[0].1.contains("y"));
        assert_eq!(found[1], ("b".into(), set(&["n", "m"])));
        assert_eq!(found.len(), 2);
    }

    #[test]
    fn a_room_with_every_mistake_hears_of_each() {
        let folder = std::env::temp_dir().join(format!("table-audit-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("src")).unwrap();
        let code = r#"fn f() { msg!("room-a"); msg!("room-none"); Refusal::new("E_BAD", x) }"#;
        std::fs::write(folder.join("src/lib.rs"), code).unwrap();
        let messages = Messages::new(&["room-a = {$x}\nroom-b = 1\nother = 2\n"; 2]);
        let made = BTreeSet::from(["room-made".to_owned()]);
        let room = Room { prefix: "room", messages, also: &[], folder: folder.to_str().unwrap(), made };
        let wrong = words(&room).join("\n");
        std::fs::remove_dir_all(&folder).unwrap();
        for word in ["other: must start", "room-none: named", "give $x", "room-made: made", "room-b: nobody", "E_BAD"] {
            assert!(wrong.contains(word), "{word} in {wrong}");
        }
    }
}
