//! The terminal table: one screen, one question, one line to type. Works at 80×24, and just as well
//! with a pipe in the place of a person.

mod answers;
mod card;
pub mod finspan;
mod keyline;
pub mod keys;
mod page;
pub mod paint;
pub mod patchwork;

use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;
use table::question::Kind;
use table::{Answer, Lang, Msg, Over, Session, Winner, msg};

pub use answers::read_answer;

use crate::games::text;
use crate::{replay, store};
use answers::ask;
use paint::Paint;

/// A game at the terminal.
pub struct Terminal<'g> {
    pub(crate) session: Session<'g>,
    pub(crate) lang: Lang,
    pub(crate) paint: Paint,
    save: PathBuf,
    clear: bool,
    /// What to say before the next prompt.
    notice: Vec<String>,
    /// Is everything that just happened to be told, however long?
    in_full: bool,
}

/// What a typed line asks for.
enum Typed {
    Answer(Answer),
    Undo,
    Redo,
    Why,
    Set,
    Log,
    Share,
    Hint,
    Card(u64),
    Help,
    Quit,
    Unknown(String),
}

impl<'g> Terminal<'g> {
    /// Sits down at the terminal. The game is saved to `save` after every answer.
    pub fn new(session: Session<'g>, lang: Lang, save: &Path) -> Self {
        let clear = std::io::stdout().is_terminal();
        Self {
            session,
            lang,
            paint: Paint::from_environment(),
            save: save.to_path_buf(),
            clear,
            notice: Vec::new(),
            in_full: false,
        }
    }

    pub(crate) fn say(&self, msg: &Msg) -> String {
        text(self.lang, msg)
    }

    /// Plays until the game is over or the person leaves. Nothing is lost either way.
    pub fn play(mut self) -> Result<()> {
        self.store()?;
        let digital = self.session.journal().setup.table == "digital";
        let by_keys = digital
            && self.session.game().about().id == "patchwork"
            && std::io::stdin().is_terminal()
            && std::io::stdout().is_terminal();
        if by_keys {
            return keys::play(self);
        }
        let mut lines = std::io::stdin().lock().lines();
        loop {
            self.show()?;
            if self.session.screen().over.is_some() && !self.clear {
                break;
            }
            let Some(line) = lines.next().transpose()? else { break };
            match self.typed(&line) {
                Typed::Quit => break,
                Typed::Set => {
                    if let Some((field, value)) = self.ask_field(&mut lines)? {
                        let done = self.session.set(&field, value);
                        self.note_refusal(done);
                    }
                }
                Typed::Answer(answer) => self.answer(answer, &mut lines)?,
                other => self.simple(other),
            }
            self.store()?;
        }
        self.farewell()
    }

    /// Says where the game lies.
    pub(crate) fn farewell(&self) -> Result<()> {
        let path = self.save.display().to_string();
        println!("{}", self.paint.dim(&self.say(&msg!("ui-saved", path = path))));
        Ok(())
    }

    pub(crate) fn store(&self) -> Result<()> {
        Ok(store::write(&self.save, &self.session.journal().to_file())?)
    }

    fn note_refusal(&mut self, done: Result<(), table::Refusal>) {
        if let Err(why) = done {
            let line = self.paint.bad(&format!("{} ({})", self.say(&why.text), why.code));
            self.notice.push(line);
        }
    }

    fn answer(&mut self, answer: Answer, lines: &mut impl Iterator<Item = std::io::Result<String>>) -> Result<()> {
        match self.session.answer(answer.clone(), false) {
            Err(why) if why.anyway => {
                println!("{}", self.paint.warn(&self.say(&why.text)));
                print!("{} ", self.say(&msg!("ui-anyway")));
                std::io::stdout().flush()?;
                let yes = lines.next().transpose()?.unwrap_or_default();
                if ["y", "j", "yes", "ja"].contains(&yes.trim().to_lowercase().as_str()) {
                    let done = self.session.answer(answer, true);
                    self.note_refusal(done);
                }
            }
            done => self.note_refusal(done),
        }
        Ok(())
    }

    fn simple(&mut self, typed: Typed) {
        let line = match typed {
            Typed::Undo if self.session.undo(1) == 0 => self.say(&msg!("error-nothing-to-undo")),
            Typed::Redo if self.session.redo(1) == 0 => self.say(&msg!("error-nothing-to-redo")),
            Typed::Why => return self.why(),
            Typed::Log => return self.log(),
            Typed::Hint => return self.hint(),
            Typed::Share => self.session.journal().to_share_code(),
            Typed::Card(number) => return self.card(number),
            Typed::Help => wrapped(&self.say(&msg!("ui-help", keys = keyline::of(self, true, ", "))), 78),
            Typed::Unknown(text) => self.paint.bad(&self.say(&msg!("error-not-offered", answer = text))),
            _ => return,
        };
        self.notice.push(line);
    }

    /// The reasons behind what was just told.
    fn why(&mut self) {
        let lines: Vec<String> = self
            .session
            .screen()
            .news()
            .filter(|told| !told.step.reasons.is_empty())
            .flat_map(|told| {
                let head = self.paint.bold(&self.say(&told.step.text));
                let reasons = told.step.reasons.iter().map(|r| format!("  – {}", self.say(r)));
                std::iter::once(head).chain(reasons).collect::<Vec<_>>()
            })
            .collect();
        let none = lines.is_empty();
        self.notice.extend(lines);
        if none {
            let line = self.say(&msg!("ui-no-reasons"));
            self.notice.push(line);
        }
    }

    /// The best moves, from the coach.
    fn hint(&mut self) {
        match crate::coach::hint_lines(&self.session, self.lang, self.paint) {
            Ok(lines) => self.notice.extend(lines),
            Err(why) => self.note_refusal(Err(why)),
        }
    }

    /// Everything on a card of Finspan, and where it may go now.
    fn card(&mut self, number: u64) {
        let lines = card::lines(&self.session.screen().state, number, self.lang, self.paint);
        let unseen = || vec![self.paint.bad(&self.say(&msg!("ui-card-unseen", card = number)))];
        let lines = lines.unwrap_or_else(unseen);
        self.notice.extend(lines);
    }

    /// The last answers, and everything that came of the very last.
    fn log(&mut self) {
        self.in_full = true;
        let mut walk = self.session.clone();
        let entries = self.session.journal().entries.clone();
        let first = entries.len().saturating_sub(15);
        for (at, entry) in entries.iter().enumerate().skip(first) {
            walk.jump(at);
            let line = replay::entry_line(entry, walk.screen(), self.lang);
            self.notice.push(format!("{} {line}", self.paint.accent(&format!("{:>3} ›", at + 1))));
        }
    }

    fn show(&mut self) -> Result<()> {
        let size = if self.clear { crossterm::terminal::size().ok() } else { None };
        let page = self.page(size.map(|(_, lines)| usize::from(lines)))?;
        let mut out = std::io::stdout().lock();
        if self.clear {
            write!(out, "\x1b[2J\x1b[H")?;
        }
        write!(out, "{page}")?;
        Ok(out.flush()?)
    }

    fn typed(&self, line: &str) -> Typed {
        let line = line.trim();
        if let Some(question) = &self.session.screen().ask
            && let Some(answer) = read_answer(question, line)
        {
            return Typed::Answer(answer);
        }
        if let Some(number) = line.strip_prefix("card ").and_then(|number| number.trim().parse().ok())
            && self.drawn() == Some("finspan")
        {
            return Typed::Card(number);
        }
        match line {
            "" | "?" | "help" => Typed::Help,
            "u" | "undo" => Typed::Undo,
            "r" | "redo" => Typed::Redo,
            "w" | "why" => Typed::Why,
            "s" | "set" => Typed::Set,
            "l" | "log" => Typed::Log,
            "share" => Typed::Share,
            "h" | "hint" => Typed::Hint,
            "q" | "quit" => Typed::Quit,
            other => match &self.session.screen().ask {
                // The rules know best why it is wrong.
                Some(q) if matches!(q.kind, Kind::Choice(_)) => Typed::Answer(Answer::One(other.to_owned())),
                _ => Typed::Unknown(other.to_owned()),
            },
        }
    }

    /// Which figure is to be set by hand, and to what.
    fn ask_field(
        &mut self,
        lines: &mut impl Iterator<Item = std::io::Result<String>>,
    ) -> Result<Option<(String, Answer)>> {
        let fields = self.session.screen().fields.clone();
        if fields.is_empty() {
            let line = self.say(&msg!("ui-nothing-to-set"));
            self.notice.push(line);
            return Ok(None);
        }
        for (i, field) in fields.iter().enumerate() {
            println!(
                "{} {}: {}",
                self.paint.accent(&format!("{:>3}", i + 1)),
                self.say(&field.label),
                self.say(&field.shown())
            );
        }
        print!("{} ", self.say(&msg!("ui-which-field")));
        std::io::stdout().flush()?;
        let number = lines.next().transpose()?.unwrap_or_default();
        let Some(field) = number.trim().parse::<usize>().ok().and_then(|n| fields.get(n.checked_sub(1)?)) else {
            return Ok(None);
        };
        let question = field.question();
        ask(&question, self.lang, self.paint, &mut std::io::stdout().lock())?;
        print!("{} ", self.paint.accent("›"));
        std::io::stdout().flush()?;
        let value = lines.next().transpose()?.unwrap_or_default();
        Ok(read_answer(&question, value.trim()).map(|answer| (field.id.clone().into_owned(), answer)))
    }
}

/// The score sheet.
pub fn sheet(over: &Over, lang: Lang, paint: Paint, out: &mut impl Write) -> Result<()> {
    writeln!(out)?;
    let title = text(lang, &over.text);
    let painted = match over.winner {
        Winner::Player => paint.good(&paint.bold(&title)),
        Winner::Opponent => paint.bad(&paint.bold(&title)),
        Winner::Draw => paint.bold(&title),
    };
    writeln!(out, "{painted}")?;
    let head = |m: Msg| text(lang, &m);
    let labels: Vec<String> = over.sheet.iter().map(|line| text(lang, &line.label)).collect();
    let width = labels.iter().map(|l| l.chars().count()).max().unwrap_or(10).max(10);
    let top = format!("{:<width$} {:>8} {:>8}", "", head(msg!("ui-you")), head(msg!("ui-opponent")));
    writeln!(out, "  {}", paint.dim(&top))?;
    for (line, label) in over.sheet.iter().zip(&labels) {
        let number = |n: Option<i64>| n.map_or_else(|| "–".to_owned(), |n| n.to_string());
        let why: Vec<String> = line.why.iter().map(|w| text(lang, w)).collect();
        let row = format!("{label:<width$} {:>8} {:>8}", number(line.player), number(line.opponent));
        let beside = row.chars().count() + 4;
        writeln!(out, "  {row}  {}", paint.dim(&hanging(&why.join("; "), 79, beside, beside)))?;
    }
    Ok(())
}

/// Cuts or fills a text to this many letters.
fn pad(text: &str, width: usize) -> String {
    let cut: String = text.chars().take(width - 1).collect();
    format!("{cut:<width$}")
}

/// Breaks a text into lines of at most this many letters; later lines are indented by two.
pub fn wrapped(text: &str, width: usize) -> String {
    hanging(text, width, 0, 2)
}

/// Breaks a text between words into lines of at most this many letters. So many stand before the first
/// line already; later lines are indented.
pub fn hanging(text: &str, width: usize, before: usize, indent: usize) -> String {
    let mut lines = String::new();
    let (mut letters, mut fresh) = (before, true);
    for word in text.split(' ') {
        let length = word.chars().count();
        if !fresh && letters + 1 + length > width {
            lines.truncate(lines.trim_end().len());
            lines.push('\n');
            lines.push_str(&" ".repeat(indent));
            letters = indent;
        } else if !fresh {
            lines.push(' ');
            letters += 1;
        }
        lines.push_str(word);
        letters += length;
        fresh = false;
    }
    lines
}

/// Things one after the other in lines of at most this many letters, none of them broken.
fn in_a_row(things: &[String], width: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    for thing in things {
        match lines.last_mut() {
            Some(last) if last.chars().count() + 3 + thing.chars().count() <= width => {
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
    fn lines_of_keys_fit_80_columns() {
        for lang in Lang::ALL {
            for keys in [msg!("ui-keys-free"), msg!("ui-keys-hand")] {
                let line = text(lang, &keys);
                assert!(line.chars().count() < 80, "{line}");
            }
        }
    }

    #[test]
    fn long_lines_are_broken_between_words() {
        let broken = wrapped("one two three four", 9);
        assert_eq!(broken, "one two\n  three\n  four");
        let things = ["one two", "three", "four"].map(str::to_owned);
        assert_eq!(in_a_row(&things, 17), " one two · three\n four");
    }
}
