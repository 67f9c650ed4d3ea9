//! What drawings with letters share: how a game on screen is drawn in the terminal, and how lines are
//! broken and filled.

use std::fmt::Write;

use table::{Lang, Msg, Over, Question, Screen, Session, Winner, msg};
use textwrap::core::display_width;
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};

use crate::paint::Paint;
use crate::words::text;

/// What a drawing is made from.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The screen.
    pub screen: &'a Screen,
    /// The language.
    pub lang: Lang,
    /// With colours or without.
    pub paint: Paint,
}

impl View<'_> {
    /// Says a message.
    pub fn say(&self, msg: &Msg) -> String {
        text(self.lang, msg)
    }

    /// The opponent's public state in a paragraph.
    pub fn panel(&self) -> String {
        let panel = self.screen.panel.iter().map(|(label, value)| format!("{}: {}", self.say(label), self.say(value)));
        let panel = panel.collect::<Vec<_>>().join(" · ");
        format!("{}\n", self.paint.dim(&wrapped(&panel, 78)))
    }
}

/// How many lines a short drawing may have, and what else wants room.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// So many lines are left beside the question.
    pub lines: usize,
    /// So many lines of news there are.
    pub told: usize,
    /// Does the person read something else just now?
    pub noticed: bool,
}

/// How a game on screen is drawn with letters.
pub trait Letters: Sync {
    /// The table, between the title and the news; `roomy` where lines need not be saved.
    fn table(&self, view: &View<'_>, roomy: bool) -> String;

    /// The table in few lines, without a title, and how many lines it leaves for the news; none where it
    /// is never too long.
    fn in_few_lines(&self, _view: &View<'_>, _room: Room) -> Option<(String, usize)> {
        None
    }

    /// The question, where the table shows most of the answers already.
    fn ask(&self, _view: &View<'_>, _question: &Question) -> Option<String> {
        None
    }

    /// The number of a card to name as an example, where cards can be looked at.
    fn example_card(&self, _view: &View<'_>) -> Option<u64> {
        None
    }

    /// A whole card; none if it cannot be seen.
    fn card(&self, _view: &View<'_>, _number: u64) -> Option<Vec<String>> {
        None
    }

    /// The table played by single keys, where it can be.
    fn keys(&self) -> Option<Box<dyn Keys>> {
        None
    }
}

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Key {
    Left,
    Right,
    Up,
    Down,
    Enter,
    Escape,
    Tab,
    Backspace,
    Letter(char),
}

/// What a key led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// Something to show at most.
    Nothing,
    /// The game has changed and wants to be saved.
    Changed,
    /// A whole line is to be typed now.
    Line,
    /// The person leaves.
    Quit,
}

/// A table played by single keys.
pub trait Keys {
    /// One key.
    fn press(&mut self, key: Key, session: &mut Session<'_>, lang: Lang, paint: Paint) -> Pressed;

    /// A typed line.
    fn typed(&mut self, line: &str, session: &mut Session<'_>, lang: Lang, paint: Paint) -> Pressed;

    /// The whole screen.
    fn show(&mut self, session: &Session<'_>, lang: Lang, paint: Paint) -> String;
}

/// The score sheet.
pub fn sheet(over: &Over, lang: Lang, paint: Paint) -> String {
    let title = text(lang, &over.text);
    let painted = match over.winner {
        Winner::Player => paint.good(&paint.bold(&title)),
        Winner::Opponent => paint.bad(&paint.bold(&title)),
        Winner::Draw => paint.bold(&title),
    };
    let labels: Vec<String> = over.sheet.iter().map(|line| text(lang, &line.label)).collect();
    let widest = labels.iter().map(|label| width(label)).max().unwrap_or(10).max(10);
    let row = |label: &str, you: &str, opponent: &str| {
        let right = |cell: &str| format!(" {}{cell}", " ".repeat(8usize.saturating_sub(width(cell))));
        format!("{label}{}{}{}", " ".repeat(widest - width(label)), right(you), right(opponent))
    };
    let top = row("", &text(lang, &msg!("page-you")), &text(lang, &msg!("page-opponent")));
    let mut out = format!("\n{painted}\n  {}\n", paint.dim(&top));
    for (line, label) in over.sheet.iter().zip(&labels) {
        let number = |n: Option<i64>| n.map_or_else(|| "–".to_owned(), |n| n.to_string());
        let why: Vec<String> = line.why.iter().map(|w| text(lang, w)).collect();
        let row = row(label, &number(line.player), &number(line.opponent));
        let beside = width(&row) + 4;
        let _ = writeln!(out, "  {row}  {}", paint.dim(&hanging(&why.join("; "), 79, beside, beside)));
    }
    out
}

/// How many columns a text takes.
pub fn width(text: &str) -> usize {
    display_width(text)
}

/// Cuts or fills a text to this many columns; the last one stays free.
pub fn pad(text: &str, columns: usize) -> String {
    let mut cut = String::new();
    for letter in text.chars() {
        cut.push(letter);
        if width(&cut) >= columns {
            cut.pop();
            break;
        }
    }
    let free = columns.saturating_sub(width(&cut));
    cut + &" ".repeat(free)
}

/// Breaks a text into lines of at most this many columns; later lines are indented by two.
pub fn wrapped(text: &str, columns: usize) -> String {
    hanging(text, columns, 0, 2)
}

/// Breaks a text between words into lines of at most this many columns. So many stand before the first
/// line already; later lines are indented.
pub fn hanging(text: &str, columns: usize, before: usize, indent: usize) -> String {
    let (before, indent) = (" ".repeat(before), " ".repeat(indent));
    let options = Options::new(columns)
        .initial_indent(&before)
        .subsequent_indent(&indent)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit)
        .break_words(false);
    let lines = textwrap::fill(text, options);
    lines.strip_prefix(before.as_str()).map(str::to_owned).unwrap_or(lines)
}

/// Things one after the other in lines of at most this many columns, none of them broken.
pub fn in_a_row(things: &[String], columns: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    for thing in things {
        match lines.last_mut() {
            Some(last) if width(last) + 3 + width(thing) <= columns => {
                last.push_str(" · ");
                last.push_str(thing);
            }
            _ => lines.push(format!(" {thing}")),
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_between_words() {
        let broken = wrapped("one two three four", 9);
        assert_eq!(broken, "one two\n  three\n  four");
        assert_eq!(hanging("one two three", 9, 4, 1), "one\n two\n three");
        let things = ["one two", "three", "four"].map(str::to_owned);
        assert_eq!(in_a_row(&things, 17), " one two · three\n four");
    }

    #[test]
    fn texts_are_cut_and_filled_by_what_they_take_on_the_screen() {
        assert_eq!((pad("abc", 5), pad("abcdef", 5)), ("abc  ".into(), "abcd ".into()));
        assert_eq!((width("⊙日"), pad("日本語", 5)), (3, "日本 ".into()));
    }
}
