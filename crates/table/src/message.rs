//! Words. The code contains no text: a [`Msg`] names a message and its arguments, and the [`Catalog`] says it in
//! any language, using the crates' `messages/*.ftl`.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::ops::Range;
use std::sync::{OnceLock, PoisonError, RwLock};

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

/// What the message `details` says: nothing that is read. It marks where the details of an order begin.
const DETAILS: char = '\u{1f}';

/// All messages in all languages.
pub struct Catalog {
    /// Each is opened when it is first needed: the real ones and, last, the pseudo-language.
    words: [OnceLock<Words>; Lang::ALL.len() + 1],
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
        Self { words: Default::default(), files }
    }

    fn words(&self, lang: Lang) -> &Words {
        self.words[lang as usize].get_or_init(|| Words::open(&self.files, lang))
    }

    /// Is there such a message, in every language?
    pub fn has(&self, id: &str) -> bool {
        Lang::ALL.into_iter().all(|lang| self.words(lang).places.contains_key(id))
    }

    /// Says a message. A missing one shows its key rather than nothing.
    pub fn text(&self, lang: Lang, msg: &Msg) -> String {
        let said = self.said(lang, msg);
        if said.contains(DETAILS) { said.replace(DETAILS, "") } else { said }
    }

    /// Says a message in two parts: what is to be done, and how. The second begins where the message has `{ details }`, and
    /// is empty where it has none.
    pub fn parts(&self, lang: Lang, msg: &Msg) -> (String, String) {
        let said = self.said(lang, msg);
        let (order, details) = said.split_once(DETAILS).unwrap_or((&said, ""));
        (order.trim_end().to_owned(), details.replace(DETAILS, "").trim_start().to_owned())
    }

    fn said(&self, lang: Lang, msg: &Msg) -> String {
        if msg.id.is_empty() {
            return match msg.args.first() {
                Some((_, Arg::Text(text))) => without_controls(text).into_owned(),
                _ => String::new(),
            };
        }
        let mut args = FluentArgs::with_capacity(msg.args.len());
        for (name, arg) in &msg.args {
            let value = match arg {
                Arg::Number(n) => FluentValue::from(*n),
                Arg::Text(text) => FluentValue::from(without_controls(text)),
                Arg::Msg(inner) => FluentValue::from(self.said(lang, inner)),
                Arg::List(list) => {
                    FluentValue::from(list.iter().map(|m| self.text(lang, m)).collect::<Vec<_>>().join(", "))
                }
            };
            args.set(name.as_ref(), value);
        }
        self.words(lang).say(&msg.id, &args).unwrap_or_else(|| msg.id.to_string())
    }
}

/// The words of a language. A message is read when it is first said: nobody hears all of them in one evening.
struct Words {
    files: Vec<Cow<'static, str>>,
    /// Where each message stands: in which file, and from where to where.
    places: HashMap<String, (usize, Range<usize>)>,
    read: RwLock<FluentBundle<FluentResource>>,
}

impl Words {
    fn open(files: &[Messages], lang: Lang) -> Self {
        // The pseudo-language uses English plurals.
        let id = if lang == Lang::Pseudo { Lang::En } else { lang }.code().parse();
        let mut bundle = FluentBundle::new_concurrent(id.into_iter().collect());
        bundle.set_use_isolating(false);
        let files: Vec<_> = files.iter().map(|messages| messages.of(lang)).collect();
        let mut places = HashMap::new();
        for (file, text) in files.iter().enumerate() {
            places.extend(messages_in(text).map(|(id, place)| (id.to_owned(), (file, place))));
        }
        Self { files, places, read: RwLock::new(bundle) }
    }

    fn say(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let said = |bundle: &FluentBundle<FluentResource>| {
            let pattern = bundle.get_message(id)?.value()?;
            Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
        };
        if let Some(said) = said(&self.read.read().unwrap_or_else(PoisonError::into_inner)) {
            return Some(said);
        }
        let mut bundle = self.read.write().unwrap_or_else(PoisonError::into_inner);
        self.read_into(&mut bundle, id);
        said(&bundle)
    }

    /// Reads a message, and those it refers to.
    fn read_into(&self, bundle: &mut FluentBundle<FluentResource>, id: &str) {
        let Some((file, place)) = self.places.get(id).filter(|_| !bundle.has_message(id)) else { return };
        let text = &self.files[*file][place.clone()];
        // One with a mistake is not said; the audit tests report it.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
        bundle.add_resource_overriding(resource);
        for within in text.split('{').skip(1).filter_map(|rest| rest.split('}').next()) {
            self.read_into(bundle, within.trim());
        }
    }
}

/// The messages of a file, each with its place: from its name to the next line that is no part of it.
fn messages_in(text: &str) -> impl Iterator<Item = (&str, Range<usize>)> {
    let mut lines = text.split_inclusive('\n').scan(0, |at, line| {
        let began = *at;
        *at += line.len();
        Some((began, line))
    });
    let mut next = lines.next();
    std::iter::from_fn(move || {
        loop {
            let (began, line) = next.take()?;
            next = lines.next();
            let Some((id, _)) = line.split_once('=').filter(|_| line.starts_with(|c: char| c.is_ascii_alphabetic()))
            else {
                continue;
            };
            let mut end = began + line.len();
            while let Some((at, more)) = next.filter(|(_, more)| more.starts_with([' ', '}', '\n', '\r'])) {
                end = at + more.len();
                next = lines.next();
            }
            return Some((id.trim_end(), began..end));
        }
    })
}

/// Names and figures come from anywhere, so this removes whatever moves a cursor or changes the writing direction.
fn without_controls(text: &str) -> Cow<'_, str> {
    let bad = |c: char| c.is_control() && c != '\n' || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    if text.contains(bad) { Cow::Owned(text.replace(bad, "")) } else { Cow::Borrowed(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_message_shows_its_key() {
        assert_eq!(Catalog::new(&[]).text(Lang::De, &msg!("no-such-key", n = 1)), "no-such-key");
    }

    #[test]
    fn a_message_is_read_whole_and_with_what_it_refers_to() {
        const FILE: Messages = Messages::new(&[
            "# Note\none = { $n ->\n    [one] a\n   *[other] b\n}\n\n# More\ntwo = x { three }, { one }\n    y\nthree = z\n",
            "",
        ]);
        let catalog = Catalog::new(&[FILE]);
        assert_eq!(catalog.text(Lang::En, &msg!("two", n = 1)), "x z, a\ny");
        assert_eq!(catalog.text(Lang::En, &msg!("one", n = 2)), "b");
        assert!(!catalog.has("two") && !catalog.has("Note"), "not in every language");
    }

    #[test]
    fn the_details_of_an_order_stand_apart_in_every_language() {
        const FILE: Messages = Messages::new(&[
            "do = Take 1. 2 or 3. { details }Any is fine.\nof = { $what }!\n",
            "do = Nimm 1. { details }Alles ist recht.\nof = { $what }!\n",
        ]);
        let catalog = Catalog::new(&[FILE]);
        let (order, whole) = (msg!("do"), msg!("of", what = msg!("do")));
        let parts = |lang, msg| catalog.parts(lang, msg);
        let both = |order: &str, details: &str| (order.to_owned(), details.to_owned());
        assert_eq!(parts(Lang::En, &order), both("Take 1. 2 or 3.", "Any is fine."));
        assert_eq!(parts(Lang::De, &order), both("Nimm 1.", "Alles ist recht."));
        assert_eq!(parts(Lang::En, &whole), both("Take 1. 2 or 3.", "Any is fine.!"), "within another message too");
        assert_eq!(catalog.text(Lang::En, &order), "Take 1. 2 or 3. Any is fine.");
        assert!(!parts(Lang::Pseudo, &order).1.is_empty());
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
