//! What the opponent tells: one thing to do or to know, with its reasons.

use serde_json::Value;

use crate::Msg;

/// How a step should be shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Something to do by hand.
    #[default]
    Do,
    /// Something to know.
    Know,
    /// A part without effect: shown grey.
    Idle,
    /// Something to watch out for: a correction, a house figure, a warning.
    Mind,
}

impl Tone {
    /// `do`, `know`, `idle` or `mind`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Do => "do",
            Self::Know => "know",
            Self::Idle => "idle",
            Self::Mind => "mind",
        }
    }
}

/// One thing the opponent tells.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// How it should be shown.
    pub tone: Tone,
    /// Does it begin a turn? A turn is everything told up to the next step that begins one.
    pub begins: bool,
    /// Is it a heading, whether or not a turn begins with it?
    pub heads: bool,
    /// Does it reveal something hidden (a drawn card, say)? Whoever plays on from before it takes something back.
    pub reveals: bool,
    /// What it says.
    pub text: Msg,
    /// Why: one line per reason, in order.
    pub reasons: Vec<Msg>,
    /// The same for programs.
    pub data: Value,
}

impl Step {
    /// Something to do.
    pub fn new(text: Msg) -> Self {
        Self {
            tone: Tone::Do,
            begins: false,
            heads: false,
            reveals: false,
            text,
            reasons: Vec::new(),
            data: Value::Null,
        }
    }

    /// Something to know.
    pub fn know(text: Msg) -> Self {
        Self { tone: Tone::Know, ..Self::new(text) }
    }

    /// A part without effect.
    pub fn idle(text: Msg) -> Self {
        Self { tone: Tone::Idle, ..Self::new(text) }
    }

    /// Something to watch out for.
    pub fn mind(text: Msg) -> Self {
        Self { tone: Tone::Mind, ..Self::new(text) }
    }

    /// A heading inside a turn: something to know; the steps up to the next heading belong to it.
    pub fn heading(text: Msg) -> Self {
        Self { heads: true, ..Self::know(text) }
    }

    /// The heading of a turn: something to know; all steps up to the next heading belong to it.
    pub fn turn(text: Msg) -> Self {
        Self { begins: true, ..Self::heading(text) }
    }

    /// The same with its reasons.
    #[must_use]
    pub fn because(mut self, reasons: impl IntoIterator<Item = Msg>) -> Self {
        self.reasons.extend(reasons);
        self
    }

    /// The same, marked as revealing something hidden.
    #[must_use]
    pub fn revealing(mut self) -> Self {
        self.reveals = true;
        self
    }

    /// The same with data for programs.
    #[must_use]
    pub fn data(mut self, data: Value) -> Self {
        self.data = data;
        self
    }
}
