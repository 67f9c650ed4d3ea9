//! A tracked figure that can be corrected by hand.

use std::borrow::Cow;

use crate::{Answer, Msg, Opt, Question};

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

/// A tracked figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its stable name, e.g. `automa.buttons`.
    pub id: Cow<'static, str>,
    /// What the person reads.
    pub label: Msg,
    /// What it may be.
    pub kind: FieldKind,
    /// What it is.
    pub value: Answer,
}

impl Field {
    /// A number.
    pub fn number(id: impl Into<Cow<'static, str>>, label: Msg, value: i64, (min, max): (i64, i64)) -> Self {
        Self { id: id.into(), label, kind: FieldKind::Number { min, max, code: None }, value: Answer::Number(value) }
    }

    /// One of several.
    pub fn choice(id: impl Into<Cow<'static, str>>, label: Msg, value: impl Into<String>, options: Vec<Opt>) -> Self {
        Self { id: id.into(), label, kind: FieldKind::Choice(options), value: Answer::One(value.into()) }
    }

    /// Any of several.
    pub fn several(id: impl Into<Cow<'static, str>>, label: Msg, value: Vec<String>, options: Vec<Opt>) -> Self {
        Self { id: id.into(), label, kind: FieldKind::Several(options), value: Answer::Several(value) }
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
        match &self.kind {
            FieldKind::Number { min, max, .. } => {
                Question::number(id, label, (*min, *max)).suggest(self.value.number().unwrap_or(*min))
            }
            FieldKind::Choice(options) => Question::choice(id, label, options.clone()),
            FieldKind::Several(options) => Question::several(id, label, options.clone(), (0, options.len())),
        }
    }

    /// The current value as a message.
    pub fn shown(&self) -> Msg {
        self.question().said(&self.value)
    }
}
