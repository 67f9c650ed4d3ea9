//! A tracked figure that can be corrected by hand.

use std::borrow::Cow;
use std::fmt;

use crate::{Answer, Msg, Opt, Question, msg};

/// The most names that can be typed into one list.
const MOST_TYPED: usize = 20;

/// What a figure may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// A whole number in this range.
    Number {
        /// The lowest.
        min: i64,
        /// The highest.
        max: i64,
        /// The game's own error code for values outside the range, if it has one.
        code: Option<Cow<'static, str>>,
    },
    /// One of these.
    Choice(Vec<Opt>),
    /// Any of these.
    Several(Vec<Opt>),
}

/// What a figure or a section is called. Where several things have the same figures, the thing stands apart, so that whoever
/// draws them can put together what belongs together without reading words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The thing it belongs to, such as a chamber.
    pub of: Option<Msg>,
    /// What it is called beside its thing; the whole name if it belongs to none.
    pub name: Msg,
}

impl Label {
    /// A figure of this thing.
    pub const fn of(thing: Msg, name: Msg) -> Self {
        Self { of: Some(thing), name }
    }

    /// The thing and what it is called beside it.
    pub fn whole(&self) -> Msg {
        match &self.of {
            Some(thing) => msg!("label-of", of = thing.clone(), name = self.name.clone()),
            None => self.name.clone(),
        }
    }
}

impl From<Msg> for Label {
    fn from(name: Msg) -> Self {
        Self { of: None, name }
    }
}

/// A tracked figure.
#[derive(Clone, PartialEq, Eq)]
pub struct Field {
    /// Its stable name, e.g. `automa.buttons`.
    pub id: Cow<'static, str>,
    /// What the person reads.
    pub label: Msg,
    /// The same with its thing apart.
    pub called: Label,
    /// What it may be.
    pub kind: FieldKind,
    /// What it is.
    pub value: Answer,
    /// May names be typed that are not among the options? (The rules still judge them.)
    pub free: bool,
    /// Is the value no more than a stand-in? Whoever fills in a form starts with nothing here and must enter something.
    pub empty: bool,
}

/// Its label says all that it is called.
impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, label, called: _, kind, value, free, empty } = self;
        let mut shown = f.debug_struct("Field");
        shown.field("id", id).field("label", label).field("kind", kind);
        shown.field("value", value).field("free", free).field("empty", empty).finish()
    }
}

impl Field {
    /// A number.
    pub fn number(
        id: impl Into<Cow<'static, str>>,
        label: impl Into<Label>,
        value: i64,
        (min, max): (i64, i64),
    ) -> Self {
        Self::new(id.into(), label.into(), FieldKind::Number { min, max, code: None }, Answer::Number(value))
    }

    /// One of several.
    pub fn choice(
        id: impl Into<Cow<'static, str>>,
        label: impl Into<Label>,
        value: impl Into<String>,
        options: Vec<Opt>,
    ) -> Self {
        Self::new(id.into(), label.into(), FieldKind::Choice(options), Answer::One(value.into()))
    }

    /// Any of several.
    pub fn several(
        id: impl Into<Cow<'static, str>>,
        label: impl Into<Label>,
        value: Vec<String>,
        options: Vec<Opt>,
    ) -> Self {
        Self::new(id.into(), label.into(), FieldKind::Several(options), Answer::Several(value))
    }

    fn new(id: Cow<'static, str>, called: Label, kind: FieldKind, value: Answer) -> Self {
        Self { id, label: called.whole(), called, kind, value, free: false, empty: false }
    }

    /// The same, also accepting typed names.
    #[must_use]
    pub const fn free(mut self) -> Self {
        self.free = true;
        self
    }

    /// The same, starting with nothing, so that a quick tap enters no figure that nobody meant.
    #[must_use]
    pub const fn empty(mut self) -> Self {
        self.empty = true;
        self
    }

    /// The same number with the game's own error code for values outside the range.
    #[must_use]
    pub fn code(mut self, own: &'static str) -> Self {
        if let FieldKind::Number { code, .. } = &mut self.kind {
            *code = Some(Cow::Borrowed(own));
        }
        self
    }

    /// The field as a question, so that front ends draw it like any other.
    pub fn question(&self) -> Question {
        let (id, label) = (self.id.clone(), self.label.clone());
        let question = match &self.kind {
            FieldKind::Number { min, max, .. } => {
                let question = Question::number(id, label, (*min, *max));
                if self.empty { question } else { question.suggest(self.value.number().unwrap_or(*min)) }
            }
            FieldKind::Choice(options) => Question::choice(id, label, options.clone()),
            FieldKind::Several(options) => {
                let typed = if self.free { MOST_TYPED } else { 0 };
                Question::several(id, label, options.clone(), (0, options.len() + typed))
            }
        };
        if self.free { question.free() } else { question }
    }

    /// The current value as a message.
    pub fn shown(&self) -> Msg {
        self.question().said(&self.value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_figure_suggests_nothing() {
        let figure = Field::number("f", Msg::plain("F"), 0, (0, 9));
        assert!(matches!(figure.question().kind, crate::Kind::Number { suggested: Some(0), .. }));
        assert!(matches!(figure.empty().question().kind, crate::Kind::Number { suggested: None, .. }));
    }

    #[test]
    fn a_name_is_typed_only_where_it_may_be() {
        let options = || vec![Opt::new("a", Msg::plain("A"))];
        let several = |ids: &[&str]| Answer::Several(ids.iter().map(|id| (*id).to_owned()).collect());
        let list = Field::several("f", Msg::plain("F"), Vec::new(), options());
        assert!(list.question().accepts(&several(&["a", "b"])).is_err());
        assert!(list.free().question().accepts(&several(&["a", "b"])).is_ok());
        let one = Field::choice("f", Msg::plain("F"), "a", options());
        assert!(one.question().accepts(&"b".into()).is_err());
        assert!(one.clone().free().question().accepts(&"b".into()).is_ok());
        assert!(one.free().question().accepts(&" ".into()).is_err(), "nothing is no name");
    }
}
