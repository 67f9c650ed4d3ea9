//! The terminal table: one screen, one question, one line to type. Works at 80×24, and just as well
//! with a pipe in the place of a person.

mod answers;
mod keyline;
mod keys;
mod layout;

use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;
use page::letters::{Letters, View, wrapped};
use page::paint::Paint;
use page::{coach, registry};
use table::question::Kind;
use table::{Answer, Lang, Msg, Request, Session, msg, perform};

pub use answers::{read_answer, read_name};

use crate::words::text;
use crate::{cards, store};
use answers::ask;

/// Colours as the terminal and the person's settings ask for: never with `NO_COLOR`, never into a file.
pub fn paint() -> Paint {
    let no_color = std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty());
    let dumb = std::env::var("TERM").is_ok_and(|t| t == "dumb");
    Paint { on: !no_color && !dumb && std::io::stdout().is_terminal() }
}

/// A game at the terminal.
pub struct Terminal<'g> {
    pub(crate) session: Session<'g>,
    pub(crate) lang: Lang,
    pub(crate) paint: Paint,
    save: PathBuf,
    /// Where the person's own cards are, and what a game tells of them is kept.
    data: Option<PathBuf>,
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
    Before,
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
        let (save, notice) = (save.to_path_buf(), Vec::new());
        Self { session, lang, paint: paint(), save, data: None, clear, notice, in_full: false }
    }

    /// The same; what the game tells of the person's own cards is kept in this folder.
    #[must_use]
    pub fn learning(self, data: &Path) -> Self {
        Self { data: Some(data.to_path_buf()), ..self }
    }

    pub(crate) fn say(&self, msg: &Msg) -> String {
        text(self.lang, msg)
    }

    /// How the table is drawn, if it is drawn here.
    fn letters(&self) -> Option<&'static dyn Letters> {
        let on_screen = self.session.journal().setup.table == "digital";
        registry::find(self.session.game().about().id).filter(|_| on_screen)?.terminal
    }

    fn view(&self) -> View<'_> {
        View { screen: self.session.screen(), lang: self.lang, paint: self.paint }
    }

    /// Plays until the game is over or the person leaves. Nothing is lost either way.
    pub fn play(mut self) -> Result<()> {
        self.store()?;
        let person = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        if let Some(by_keys) = self.letters().filter(|_| person).and_then(Letters::keys) {
            return keys::play(self, by_keys);
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
                        let done = perform(&mut self.session, Request::Set { field, value });
                        self.note_refusal(done.err());
                    }
                }
                Typed::Answer(answer) => self.answer(answer, &mut lines)?,
                other => self.simple(other),
            }
            self.store()?;
        }
        self.farewell()
    }

    /// Says where the game is saved.
    pub(crate) fn farewell(&self) -> Result<()> {
        let path = self.save.display().to_string();
        println!("{}", self.paint.dim(&self.say(&msg!("visavis-saved", path = path))));
        Ok(())
    }

    pub(crate) fn store(&self) -> Result<()> {
        store::write(&self.save, &self.session.journal().to_file())?;
        if let Some(data) = &self.data {
            cards::learn(data, self.session.game(), self.session.screen())?;
        }
        Ok(())
    }

    fn note_refusal(&mut self, why: Option<table::Refusal>) {
        if let Some(why) = why {
            let line = self.paint.bad(&format!("{} ({})", self.say(&why.text), why.code));
            self.notice.push(line);
        }
    }

    fn answer(&mut self, answer: Answer, lines: &mut impl Iterator<Item = std::io::Result<String>>) -> Result<()> {
        match perform(&mut self.session, Request::Answer { answer: answer.clone(), anyway: false }) {
            Err(why) if why.anyway => {
                println!("{}", self.paint.warn(&self.say(&why.text)));
                print!("{} ", self.say(&msg!("visavis-anyway")));
                std::io::stdout().flush()?;
                let yes = lines.next().transpose()?.unwrap_or_default();
                if self.say(&msg!("visavis-yes")).split(' ').any(|word| word == yes.trim().to_lowercase()) {
                    let done = perform(&mut self.session, Request::Answer { answer, anyway: true });
                    self.note_refusal(done.err());
                }
            }
            done => self.note_refusal(done.err()),
        }
        Ok(())
    }

    fn simple(&mut self, typed: Typed) {
        let line = match typed {
            Typed::Undo | Typed::Redo => {
                let request = if matches!(typed, Typed::Undo) { Request::Undo(1) } else { Request::Redo(1) };
                let done = perform(&mut self.session, request);
                return self.note_refusal(done.err());
            }
            Typed::Why => return self.why(),
            Typed::Before => return self.before(),
            Typed::Log => return self.log(),
            Typed::Hint => return self.hint(),
            Typed::Share => {
                if page::share::tells_the_future(&self.session) {
                    let future = self.say(&msg!("page-share-future"));
                    self.notice.push(self.paint.warn(&wrapped(&future, 78)));
                }
                self.session.journal().to_share_code()
            }
            Typed::Card(number) => return self.card(number),
            Typed::Help => wrapped(&self.say(&msg!("visavis-help", keys = keyline::of(self, true, ", "))), 78),
            Typed::Unknown(text) => self.paint.bad(&self.say(&msg!("error-not-offered", answer = text))),
            _ => return,
        };
        self.notice.push(line);
    }

    /// The turn before the one on the screen.
    fn before(&mut self) {
        let turn = self.session.screen().turn_before();
        let mut lines: Vec<String> = turn.iter().map(|told| self.told(&told.step).trim_end().to_owned()).collect();
        if lines.is_empty() {
            lines.push(self.say(&msg!("visavis-no-turn-before")));
        }
        self.notice.extend(lines);
    }

    /// The reasons behind what the screen tells.
    fn why(&mut self) {
        let lines: Vec<String> = self
            .session
            .screen()
            .turn()
            .iter()
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
            let line = self.say(&msg!("page-letters-no-reasons"));
            self.notice.push(line);
        }
    }

    /// The best moves, from the coach.
    fn hint(&mut self) {
        match coach::hint_lines(&self.session, self.lang, self.paint) {
            Ok(lines) => self.notice.extend(lines),
            Err(why) => self.note_refusal(Some(why)),
        }
    }

    /// Everything on a card.
    fn card(&mut self, number: u64) {
        let lines = self.letters().and_then(|letters| letters.card(&self.view(), number));
        let unseen = || vec![self.paint.bad(&self.say(&msg!("visavis-card-unseen", card = number)))];
        let lines = lines.unwrap_or_else(unseen);
        self.notice.extend(lines);
    }

    /// The last answers, and everything that came of the very last.
    fn log(&mut self) {
        self.in_full = true;
        let past = self.session.past();
        let first = past.len().saturating_sub(15);
        for (at, past) in past.iter().enumerate().skip(first) {
            let line = self.say(&past.line());
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
            && self.letters().is_some_and(|letters| letters.example_card(&self.view()).is_some())
        {
            return Typed::Card(number);
        }
        match line {
            "" | "?" | "help" => Typed::Help,
            "u" | "undo" => Typed::Undo,
            "r" | "redo" => Typed::Redo,
            "w" | "why" => Typed::Why,
            "s" | "set" => Typed::Set,
            "b" | "before" => Typed::Before,
            "l" | "log" => Typed::Log,
            "share" => Typed::Share,
            "h" | "hint" => Typed::Hint,
            "q" | "quit" => Typed::Quit,
            other => match &self.session.screen().ask {
                // The rules know best why it is wrong.
                Some(q) if matches!(q.kind, Kind::Choice(_)) => Typed::Answer(Answer::One(other.to_owned())),
                Some(q) => read_name(q, other).map_or_else(|| Typed::Unknown(other.to_owned()), Typed::Answer),
                None => Typed::Unknown(other.to_owned()),
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
            let line = self.say(&msg!("visavis-nothing-to-set"));
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
        print!("{} ", self.say(&msg!("visavis-which-field")));
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
        let answer = read_answer(&question, value.trim()).or_else(|| read_name(&question, value.trim()));
        Ok(answer.map(|answer| (field.id.clone().into_owned(), answer)))
    }
}
