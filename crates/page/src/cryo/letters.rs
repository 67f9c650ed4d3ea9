//! Cryo with letters: the table line by line.

use cryo::digital::{Shown, lines};

use crate::letters::{Letters, View, hanging};

/// Cryo in the terminal.
pub struct Table;

impl Letters for Table {
    fn table(&self, view: &View<'_>, _: bool) -> String {
        let Some(shown) = view.screen.state.of::<Shown>() else { return view.panel() };
        let mut text = view.panel();
        for (label, value) in lines(shown) {
            let label = format!("{}: ", view.say(&label));
            let value = hanging(&view.say(&value), 78, label.chars().count(), 2);
            text += &format!("{}{value}\n", view.paint.bold(&label));
        }
        text
    }
}
