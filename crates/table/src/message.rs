//! Words. No text stands in code: a [`Msg`] names a message and its arguments, and the
//! [`Catalog`] says it in English or German from the crates' `messages/*.ftl`.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast;
use serde::{Deserialize, Serialize};

/// The languages everything is said in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

impl Lang {
    /// Both.
    pub const ALL: [Self; 2] = [Self::En, Self::De];

    /// `en` or `de`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
        }
    }

    /// From `en`, `de`, or a locale such as `de_AT.UTF-8`.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.to_ascii_lowercase();
        Self::ALL.into_iter().find(|l| {
            text.strip_prefix(l.code()).is_some_and(|rest| rest.is_empty() || rest.starts_with(['-', '_', '.', '@']))
        })
    }
}

/// A message and its arguments: data, not text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Msg {
    /// The key in the message files; empty for a plain text such as a name.
    pub id: Cow<'static, str>,
    /// The arguments by name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number; the message may choose its plural by it.
    Number(i64),
    /// A name or a code that is the same in all languages; messages may select by it.
    Text(String),
    /// Another message.
    Msg(Box<Msg>),
    /// Several, joined by commas.
    List(Vec<Msg>),
}

impl Msg {
    /// A message without arguments. Prefer [`msg!`](crate::msg), which the audit can see.
    pub const fn new(id: &'static str) -> Self {
        Self { id: Cow::Borrowed(id), args: Vec::new() }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((Cow::Borrowed(name), value.into()));
        self
    }

    /// A text that is the same in all languages: a name, a label, a notation.
    pub fn plain(text: impl Into<String>) -> Self {
        Self { id: Cow::Borrowed(""), args: vec![(Cow::Borrowed("text"), Arg::Text(text.into()))] }
    }
}

macro_rules! number_args {
    ($($t:ty),*) => { $(impl From<$t> for Arg { fn from(n: $t) -> Self { Self::Number(n as i64) } })* };
}
number_args!(i8, i16, i32, i64, u8, u16, u32, u64, usize);

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}
impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}
impl From<Msg> for Arg {
    fn from(msg: Msg) -> Self {
        Self::Msg(Box::new(msg))
    }
}
impl From<Vec<Msg>> for Arg {
    fn from(list: Vec<Msg>) -> Self {
        Self::List(list)
    }
}

/// `msg!("key")` or `msg!("key", name = value, …)`.
#[macro_export]
macro_rules! msg {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Msg::new($id)$(.with(stringify!($name), $value))*
    };
}

/// The message files of one crate.
#[derive(Clone, Copy, Debug)]
pub struct Messages {
    /// `messages/en.ftl`.
    pub en: &'static str,
    /// `messages/de.ftl`.
    pub de: &'static str,
}

impl Messages {
    /// The file of a language.
    pub const fn of(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::De => self.de,
        }
    }
}

/// The messages of this crate: what belongs to no single game.
pub const MESSAGES: Messages =
    Messages { en: include_str!("../messages/en.ftl"), de: include_str!("../messages/de.ftl") };

/// All messages in all languages.
pub struct Catalog {
    bundles: [FluentBundle<FluentResource>; 2],
}

impl fmt::Debug for Catalog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Catalog")
    }
}

impl Catalog {
    /// Puts the message files of several crates together; this crate's own are always there.
    pub fn new(files: &[Messages]) -> Self {
        let bundle = |lang: Lang| {
            let id = match lang {
                Lang::En => unic_langid::langid!("en"),
                Lang::De => unic_langid::langid!("de"),
            };
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            bundle.set_use_isolating(false);
            for messages in std::iter::once(&MESSAGES).chain(files) {
                // A file with a mistake still gives its good messages; the audit tests name the mistake.
                let resource = match FluentResource::try_new(messages.of(lang).to_owned()) {
                    Ok(resource) | Err((resource, _)) => resource,
                };
                bundle.add_resource_overriding(resource);
            }
            bundle
        };
        Self { bundles: [bundle(Lang::En), bundle(Lang::De)] }
    }

    /// Is there such a message?
    pub fn has(&self, id: &str) -> bool {
        self.bundles.iter().all(|b| b.has_message(id))
    }

    /// Says a message. A missing one shows its key rather than nothing.
    pub fn text(&self, lang: Lang, msg: &Msg) -> String {
        if msg.id.is_empty() {
            return match msg.args.first() {
                Some((_, Arg::Text(text))) => text.clone(),
                _ => String::new(),
            };
        }
        let bundle = &self.bundles[lang as usize];
        let Some(pattern) = bundle.get_message(&msg.id).and_then(|m| m.value()) else {
            return msg.id.to_string();
        };
        let mut args = FluentArgs::with_capacity(msg.args.len());
        for (name, arg) in &msg.args {
            let value = match arg {
                Arg::Number(n) => FluentValue::from(*n),
                Arg::Text(text) => FluentValue::from(text.as_str()),
                Arg::Msg(inner) => FluentValue::from(self.text(lang, inner)),
                Arg::List(list) => {
                    FluentValue::from(list.iter().map(|m| self.text(lang, m)).collect::<Vec<_>>().join(", "))
                }
            };
            args.set(name.as_ref(), value);
        }
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

/// Everything that is wrong with a crate's message files: mistakes in a file, a key or a placeholder
/// that only one language has. A test in every crate wants this to be empty.
pub fn audit(messages: &Messages) -> Vec<String> {
    let mut wrong = Vec::new();
    let [en, de] = Lang::ALL.map(|lang| placeholders(messages.of(lang), lang, &mut wrong));
    for (key, holes) in &en {
        match de.get(key) {
            None => wrong.push(format!("{key}: not in German")),
            Some(other) if other != holes => wrong.push(format!("{key}: English {holes:?}, German {other:?}")),
            Some(_) => {}
        }
    }
    wrong.extend(de.keys().filter(|key| !en.contains_key(*key)).map(|key| format!("{key}: not in English")));
    wrong
}

/// Keys that the source uses (`msg!("key"` and `Msg::new("key"`) and the catalog does not have, and
/// placeholders a message has but its `msg!` never fills. `source` is the text of the crate's files.
pub fn unknown_keys(catalog: &Catalog, source: &str) -> BTreeSet<String> {
    ["msg!(\"", "msg!(\n", "Msg::new(\""]
        .iter()
        .flat_map(|start| source.split(*start).skip(1))
        .filter_map(|rest| rest.trim_start().trim_start_matches('"').split('"').next())
        .filter(|key| !key.is_empty() && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'))
        .filter(|key| !catalog.has(key))
        .map(str::to_owned)
        .collect()
}

/// The text of all `.rs` files below a folder without its comments, for [`unknown_keys`] in tests.
pub fn source_below(folder: &std::path::Path) -> std::io::Result<String> {
    let mut text = String::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            text += &source_below(&path)?;
        } else if path.extension().is_some_and(|e| e == "rs") {
            let file = std::fs::read_to_string(&path)?;
            let code = file.lines().filter(|line| !line.trim_start().starts_with("//"));
            text.extend(code.flat_map(|line| [line, "\n"]));
        }
    }
    Ok(text)
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
    fn both_languages_say_the_same() {
        assert_eq!(audit(&MESSAGES), Vec::<String>::new());
    }

    #[test]
    fn every_key_in_the_code_has_a_message() {
        let source = source_below(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))).unwrap();
        let unknown = unknown_keys(&Catalog::new(&[]), &source);
        assert_eq!(unknown, BTreeSet::from(["no-such-key".to_owned()]), "that one is a test's");
    }

    #[test]
    fn the_audit_finds_what_differs() {
        let wrong = audit(&Messages { en: "a = {$x}\nb = 1\n", de: "a = {$y}\nc = 1\n" });
        assert_eq!(wrong.len(), 3, "{wrong:?}");
    }

    #[test]
    fn locales_name_a_language() {
        assert_eq!(Lang::parse("de_AT.UTF-8"), Some(Lang::De));
        assert_eq!(Lang::parse("EN"), Some(Lang::En));
        assert_eq!(Lang::parse("fr"), None);
        assert_eq!(Lang::parse("enough"), None);
    }

    #[test]
    fn a_missing_message_shows_its_key() {
        assert_eq!(Catalog::new(&[]).text(Lang::De, &msg!("no-such-key", n = 1)), "no-such-key");
    }
}
