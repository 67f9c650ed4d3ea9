//! Words. The code contains no text: a [`Msg`] names a message and its arguments, and the [`Catalog`] says it in
//! any language, using the crates' `messages/*.ftl`.

use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast;
use serde::Serialize;

use crate::Lang;
use crate::language::pseudo;

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

    /// A message whose key is built at run time; the audit must be told about such keys.
    pub fn made(id: String) -> Self {
        Self { id: Cow::Owned(id), args: Vec::new() }
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

/// The message files of one crate, one per language; made by [`messages!`](crate::messages).
#[derive(Clone, Copy, Debug)]
pub struct Messages(&'static [&'static str]);

impl Messages {
    /// Files in the order of [`Lang::ALL`].
    pub const fn new(files: &'static [&'static str]) -> Self {
        Self(files)
    }

    /// No words at all, for examples and tests.
    pub const NONE: Self = Self(&[]);

    /// The file of a language; the pseudo-language is made from the first one.
    pub fn of(&self, lang: Lang) -> Cow<'static, str> {
        let file = |lang: Lang| self.0.get(lang as usize).copied().unwrap_or_default();
        match lang {
            Lang::Pseudo => Cow::Owned(in_pseudo(file(Lang::En))),
            _ => Cow::Borrowed(file(lang)),
        }
    }
}

/// A message file with every text in the pseudo-language.
fn in_pseudo(file: &str) -> String {
    let (Ok(mut resource) | Err((mut resource, _))) = fluent_syntax::parser::parse(file.to_owned());
    for entry in &mut resource.body {
        if let ast::Entry::Message(ast::Message { value: Some(pattern), .. })
        | ast::Entry::Term(ast::Term { value: pattern, .. }) = entry
        {
            pseudo_pattern(pattern);
        }
    }
    fluent_syntax::serializer::serialize(&resource)
}

fn pseudo_pattern(pattern: &mut ast::Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => *value = pseudo(value),
            ast::PatternElement::Placeable { expression: ast::Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| pseudo_pattern(&mut variant.value));
            }
            ast::PatternElement::Placeable { .. } => {}
        }
    }
}

/// The messages of this crate: what belongs to no single game.
pub const MESSAGES: Messages = messages!();

/// All messages in all languages.
pub struct Catalog {
    /// Each is read when it is first needed: the real ones and, last, the pseudo-language.
    bundles: [OnceLock<FluentBundle<FluentResource>>; Lang::ALL.len() + 1],
    files: Vec<Messages>,
}

impl fmt::Debug for Catalog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Catalog")
    }
}

impl Catalog {
    /// Combines the message files of several crates; this crate's own are always included.
    pub fn new(files: &[Messages]) -> Self {
        let files = std::iter::once(MESSAGES).chain(files.iter().copied()).collect();
        Self { bundles: Default::default(), files }
    }

    fn bundle(&self, lang: Lang) -> &FluentBundle<FluentResource> {
        self.bundles[lang as usize].get_or_init(|| bundle(&self.files, lang))
    }

    /// Is there such a message, in every language?
    pub fn has(&self, id: &str) -> bool {
        Lang::ALL.into_iter().all(|lang| self.bundle(lang).has_message(id))
    }

    /// Says a message. A missing one shows its key rather than nothing.
    pub fn text(&self, lang: Lang, msg: &Msg) -> String {
        if msg.id.is_empty() {
            return match msg.args.first() {
                Some((_, Arg::Text(text))) => without_controls(text).into_owned(),
                _ => String::new(),
            };
        }
        let bundle = self.bundle(lang);
        let Some(pattern) = bundle.get_message(&msg.id).and_then(|m| m.value()) else {
            return msg.id.to_string();
        };
        let mut args = FluentArgs::with_capacity(msg.args.len());
        for (name, arg) in &msg.args {
            let value = match arg {
                Arg::Number(n) => FluentValue::from(*n),
                Arg::Text(text) => FluentValue::from(without_controls(text)),
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

/// Names and figures come from anywhere, so this removes whatever moves a cursor or changes the writing direction.
fn without_controls(text: &str) -> Cow<'_, str> {
    let bad = |c: char| c.is_control() && c != '\n' || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    if text.contains(bad) { Cow::Owned(text.replace(bad, "")) } else { Cow::Borrowed(text) }
}

fn bundle(files: &[Messages], lang: Lang) -> FluentBundle<FluentResource> {
    // The pseudo-language uses English plurals.
    let id = if lang == Lang::Pseudo { Lang::En } else { lang }.code().parse();
    let mut bundle = FluentBundle::new_concurrent(id.into_iter().collect());
    bundle.set_use_isolating(false);
    for messages in files {
        // A file with a mistake still provides its good messages; the audit tests report the mistake.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(messages.of(lang).into_owned());
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_message_shows_its_key() {
        assert_eq!(Catalog::new(&[]).text(Lang::De, &msg!("no-such-key", n = 1)), "no-such-key");
    }

    #[test]
    fn foreign_names_cannot_command_the_terminal() {
        let catalog = Catalog::new(&[]);
        let foreign = "Graz\u{1b}[2J\u{7}\u{202e}";
        assert_eq!(catalog.text(Lang::En, &Msg::plain(foreign)), "Graz[2J");
        assert!(!catalog.text(Lang::En, &msg!("error-not-offered", answer = foreign)).contains(char::is_control));
    }

    #[test]
    fn the_pseudo_language_keeps_placeholders_and_choices() {
        let catalog = Catalog::new(&[]);
        let say = |min: i64| catalog.text(Lang::Pseudo, &msg!("error-how-many", min = min, max = 7));
        assert!(!say(0).is_ascii() && say(0).contains('7'), "{}", say(0));
        assert!(say(3).contains('3') && say(3) != say(0));
    }
}
