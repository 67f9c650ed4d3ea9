//! The terminal table: one screen, one question, one line to type. Works at 80×24, and just as well
//! with a pipe in the place of a person.

pub mod finspan;
pub mod keys;
pub mod paint;
pub mod patchwork;

use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::Result;
use table::question::Kind;
use table::{Answer, Lang, Msg, Opt, Over, Question, Session, Tone, Winner, msg};

use crate::games::text;
use crate::{replay, store};
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
    Help,
    Quit,
    Unknown(String),
}

impl<'g> Terminal<'g> {
    /// Sits down at the terminal. The game is saved to `save` after every answer.
    pub fn new(session: Session<'g>, lang: Lang, save: &Path) -> Self {
        let clear = std::io::stdout().is_terminal();
        Self { session, lang, paint: Paint::from_environment(), save: save.to_path_buf(), clear, notice: Vec::new() }
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
            Typed::Help => wrapped(&self.say(&msg!("ui-help")), 78),
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

    /// The last answers.
    fn log(&mut self) {
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
        let mut out = std::io::stdout().lock();
        if self.clear {
            write!(out, "\x1b[2J\x1b[H")?;
        }
        let screen = self.session.screen();
        let about = self.session.game().about();
        let title = format!("{} · {}", text(self.lang, &about.title), text(self.lang, &about.opponent));
        writeln!(out, "{}", self.paint.bold(&title))?;
        let drawn = (self.session.journal().setup.table == "digital").then_some(about.id);
        if drawn == Some("patchwork") {
            patchwork::draw(&screen.state, None, self.lang, self.paint, &mut out)?;
        } else {
            let panel = screen.panel.iter().map(|(label, value)| format!("{}: {}", self.say(label), self.say(value)));
            let panel = panel.collect::<Vec<_>>().join(" · ");
            writeln!(out, "{}", self.paint.dim(&wrapped(&panel, 78)))?;
        }
        if drawn == Some("finspan") {
            finspan::draw(&screen.state, finspan::roomy(), self.lang, self.paint, &mut out)?;
        }
        writeln!(out)?;
        for told in screen.news() {
            let line = self.say(&told.step.text);
            let line = match told.step.tone {
                Tone::Do => format!("{} {}", self.paint.accent("▸"), self.paint.bold(&wrapped(&line, 76))),
                Tone::Know => format!("  {}", wrapped(&line, 76)),
                Tone::Idle => format!("  {}", self.paint.dim(&wrapped(&line, 76))),
                Tone::Mind => format!("{} {}", self.paint.warn("!"), self.paint.warn(&wrapped(&line, 76))),
            };
            writeln!(out, "{line}")?;
        }
        for line in self.notice.drain(..) {
            writeln!(out, "{line}")?;
        }
        match (&screen.ask, &screen.over) {
            (Some(question), _) if drawn == Some("finspan") && question.id == "main" => {
                finspan::ask(question, self.lang, self.paint, &mut out)?;
            }
            (Some(question), _) => ask(question, self.lang, self.paint, &mut out)?,
            (None, Some(over)) => sheet(over, self.lang, self.paint, &mut out)?,
            (None, None) => {}
        }
        let keys = text(self.lang, &msg!("ui-keys"));
        writeln!(out, "{}", self.paint.dim(&keys))?;
        write!(out, "{} ", self.paint.accent("›"))?;
        Ok(out.flush()?)
    }

    fn typed(&self, line: &str) -> Typed {
        let line = line.trim();
        if let Some(question) = &self.session.screen().ask
            && let Some(answer) = read_answer(question, line)
        {
            return Typed::Answer(answer);
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

/// Are the ids themselves what is typed? Where they are numbers (cards, spaces), yes.
fn typed_by_id(options: &[Opt]) -> bool {
    options.iter().any(|o| o.id.trim_start_matches('+').parse::<i64>().is_ok())
}

/// What a line means as an answer: an id, the number of an option, several of them, a number.
pub fn read_answer(question: &Question, line: &str) -> Option<Answer> {
    let options = question.options();
    let one = |word: &str| -> Option<String> {
        if options.iter().any(|o| o.id == word) {
            return Some(word.to_owned());
        }
        let by_id = typed_by_id(options);
        let number = word.parse::<usize>().ok().filter(|_| !by_id)?;
        Some(options.get(number.checked_sub(1)?)?.id.clone().into_owned())
    };
    match &question.kind {
        Kind::Number { suggested, .. } => match (line, suggested) {
            ("", Some(value)) => Some(Answer::Number(*value)),
            _ => line.parse().ok().map(Answer::Number),
        },
        Kind::Choice(_) | Kind::Confirm(_) => one(line).map(Answer::One),
        Kind::Several { min, .. } => {
            if line == "-" && *min == 0 {
                return Some(Answer::Several(Vec::new()));
            }
            let words: Vec<&str> = line.split([' ', ',', ';']).filter(|w| !w.is_empty()).collect();
            let known: Option<Vec<String>> = words.iter().map(|w| one(w)).collect();
            known.filter(|ids| !ids.is_empty()).map(Answer::Several)
        }
    }
}

/// Shows a question with its options.
fn ask(question: &Question, lang: Lang, paint: Paint, out: &mut impl Write) -> Result<()> {
    writeln!(out)?;
    writeln!(out, "{}", paint.bold(&wrapped(&text(lang, &question.prompt), 78)))?;
    if let Some(note) = &question.note {
        writeln!(out, "{}", paint.dim(&wrapped(&text(lang, note), 78)))?;
    }
    let options = question.options();
    let by_id = typed_by_id(options);
    let key = |i: usize| if by_id { options[i].id.to_string() } else { (i + 1).to_string() };
    if options.len() > 12 {
        return many(options, lang, paint, out);
    }
    for (i, option) in options.iter().enumerate() {
        let hint = option.hint.as_ref().map(|h| paint.dim(&format!("  {}", text(lang, h)))).unwrap_or_default();
        let label = text(lang, &option.label);
        let label = if option.aside { paint.dim(&label) } else { label };
        writeln!(out, " {} {label}{hint}", paint.accent(&format!("{:>4}", key(i))))?;
    }
    if let Kind::Number { min, max, suggested } = question.kind {
        let suggested = suggested.map(|n| format!(" [{n}]")).unwrap_or_default();
        writeln!(out, " {}", paint.dim(&format!("{min}–{max}{suggested}")))?;
    }
    Ok(())
}

/// Many short options, in columns. Their labels are typed where they are the ids.
fn many(options: &[Opt], lang: Lang, paint: Paint, out: &mut impl Write) -> Result<()> {
    let shown = if options.len() > 60 { 6 } else { options.len() };
    let cells: Vec<String> = options
        .iter()
        .take(shown)
        .enumerate()
        .map(|(i, o)| {
            let label = text(lang, &o.label);
            if label == o.id || typed_by_id(options) { label } else { format!("{} {label}", i + 1) }
        })
        .collect();
    let width = cells.iter().map(|c| c.chars().count()).max().unwrap_or(1) + 2;
    for row in cells.chunks((78 / width).max(1)) {
        let row: String = row.iter().map(|c| format!("{c:<width$}")).collect();
        writeln!(out, " {}", row.trim_end())?;
    }
    if options.len() > shown {
        writeln!(
            out,
            " {}",
            paint.dim(&text(lang, &msg!("ui-more", n = options.len() - shown, example = options[shown].id.as_ref())))
        )?;
    }
    Ok(())
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
        writeln!(out, "  {row}  {}", paint.dim(&why.join("; ")))?;
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
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.last_mut().expect("there is always a line");
        if last.chars().count() + word.chars().count() + 1 > width && !last.trim().is_empty() {
            lines.push(format!("  {word}"));
        } else {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(word);
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
            for keys in [msg!("ui-keys"), msg!("ui-keys-free"), msg!("ui-keys-hand")] {
                let line = text(lang, &keys);
                assert!(line.chars().count() < 80, "{line}");
            }
        }
    }

    #[test]
    fn a_line_is_read_as_id_as_number_of_an_option_or_as_several() {
        let options = || vec![Opt::new("advance", Msg::plain("A")), Opt::new("1st", Msg::plain("B"))];
        let one = Question::choice("q", Msg::plain("?"), options());
        assert_eq!(read_answer(&one, "2"), Some("1st".into()));
        assert_eq!(read_answer(&one, "advance"), Some("advance".into()));
        assert_eq!(read_answer(&one, "3"), None);
        let cards = Question::choice(
            "q",
            Msg::plain("?"),
            vec![Opt::new("7", Msg::plain("7")), Opt::new("9", Msg::plain("9"))],
        );
        assert_eq!(read_answer(&cards, "9"), Some("9".into()), "numbers that are ids are ids");
        assert_eq!(read_answer(&cards, "2"), None);
        let several = Question::several("q", Msg::plain("?"), options(), (0, 2));
        assert_eq!(read_answer(&several, "2, 1"), Some(Answer::Several(vec!["1st".into(), "advance".into()])));
        assert_eq!(read_answer(&several, "-"), Some(Answer::Several(vec![])));
        let number = Question::number("q", Msg::plain("?"), (0, 9)).suggest(4);
        assert_eq!((read_answer(&number, ""), read_answer(&number, "7")), (Some(4.into()), Some(7.into())));
    }

    #[test]
    fn long_lines_are_broken_between_words() {
        let broken = wrapped("one two three four", 9);
        assert_eq!(broken, "one two\n  three\n  four");
    }
}
