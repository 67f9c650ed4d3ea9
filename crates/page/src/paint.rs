//! Colours of the terminal, where they are wanted.

/// Paints, or does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    /// Are colours wanted?
    pub on: bool,
}

impl Paint {
    /// Without colours.
    pub const PLAIN: Self = Self { on: false };

    fn wrap(self, code: &str, text: &str) -> String {
        if self.on { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// Headings.
    pub fn bold(self, text: &str) -> String {
        self.wrap("1", text)
    }

    /// What may be overlooked.
    pub fn dim(self, text: &str) -> String {
        self.wrap("2", text)
    }

    /// Keys and marks.
    pub fn accent(self, text: &str) -> String {
        self.wrap("36", text)
    }

    /// What to mind.
    pub fn warn(self, text: &str) -> String {
        self.wrap("33", text)
    }

    /// What went wrong.
    pub fn bad(self, text: &str) -> String {
        self.wrap("31", text)
    }

    /// What went well.
    pub fn good(self, text: &str) -> String {
        self.wrap("32", text)
    }

    /// On a background of the 256 colours.
    pub fn on_colour(self, colour: u8, text: &str) -> String {
        self.wrap(&format!("38;5;16;48;5;{colour}"), text)
    }
}
