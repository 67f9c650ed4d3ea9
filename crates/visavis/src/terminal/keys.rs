//! Patchwork on screen by single keys: choose a patch, turn and flip it, move it over the quilt and
//! see whether it fits.

use std::io::Write;

use ::patchwork::game::patch::PatchId;
use anyhow::Result;
use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, read};
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use serde_json::Value;
use table::{Answer, Msg, msg};

use super::patchwork::{Held, draw};
use super::{Terminal, sheet, wrapped};
use crate::games::text;

/// What is held over the quilt.
enum Piece {
    /// A patch of the window.
    Patch(PatchId),
    /// A special patch.
    Special,
}

struct Hand {
    piece: Piece,
    /// Index among the patch's distinct orientations.
    orientation: usize,
    row: u8,
    column: u8,
}

impl Hand {
    fn new(piece: Piece) -> Self {
        Self { piece, orientation: 0, row: 0, column: 0 }
    }

    fn squares(&self) -> Vec<(u8, u8)> {
        match &self.piece {
            Piece::Special => vec![(0, 0)],
            Piece::Patch(patch) => {
                patch.orientations().get(self.orientation).map(|o| o.squares().collect()).unwrap_or_default()
            }
        }
    }

    fn notation(&self) -> String {
        match &self.piece {
            Piece::Special => format!("special r{} c{}", self.row, self.column),
            Piece::Patch(patch) => {
                let number = patch.orientations().get(self.orientation).map_or(0, |o| o.number);
                format!("take {} o{number} r{} c{}", patch.id(), self.row, self.column)
            }
        }
    }

    fn count(&self) -> usize {
        match &self.piece {
            Piece::Special => 1,
            Piece::Patch(patch) => patch.orientations().len(),
        }
    }

    /// Turns clockwise, or flips, to the orientation that looks like it.
    fn turn(&mut self, flip: bool) {
        let Piece::Patch(patch) = &self.piece else { return };
        let Some(now) = patch.orientations().get(self.orientation) else { return };
        // Numbers 0–3 turn clockwise, 4–7 are the mirrored ones; mirroring first reverses the turning.
        let wanted = if flip { (now.number + 4) % 8 } else { now.number / 4 * 4 + (now.number + 1) % 4 };
        if let Some(found) = patch.orientation(wanted) {
            self.orientation = patch.orientations().iter().position(|o| o.number == found.number).unwrap_or(0);
        }
        self.step(0, 0);
    }

    /// Moves, but never off the quilt.
    fn step(&mut self, rows: i16, columns: i16) {
        let squares = self.squares();
        let most = |f: fn(&(u8, u8)) -> u8| 8 - i16::from(squares.iter().map(f).max().unwrap_or(0));
        self.row = (i16::from(self.row) + rows).clamp(0, most(|s| s.0)) as u8;
        self.column = (i16::from(self.column) + columns).clamp(0, most(|s| s.1)) as u8;
    }
}

/// Leaves raw mode however the game ends.
struct Raw;

impl Raw {
    fn enter() -> Result<Self> {
        enable_raw_mode()?;
        Ok(Self)
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        let _ = disable_raw_mode();
        println!();
    }
}

/// What the keys act on.
struct Keys<'g> {
    terminal: Terminal<'g>,
    hand: Option<Hand>,
    notice: Vec<String>,
}

/// Plays by keys until the game is over and left, or left before.
pub fn play(terminal: Terminal<'_>) -> Result<()> {
    let mut keys = Keys { terminal, hand: None, notice: Vec::new() };
    let raw = Raw::enter()?;
    loop {
        keys.pick_up_special();
        keys.show()?;
        let Event::Key(key) = read()? else { continue };
        if key.kind == KeyEventKind::Release {
            continue;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            break;
        }
        if keys.press(key.code)? {
            break;
        }
    }
    drop(raw);
    keys.terminal.farewell()
}

impl Keys<'_> {
    fn state(&self) -> &Value {
        &self.terminal.session.screen().state
    }

    /// A special patch must be placed at once, so it is in hand already.
    fn pick_up_special(&mut self) {
        let pending = self.terminal.session.screen().ask.as_ref().is_some_and(|q| q.id == "special");
        match &self.hand {
            None if pending => {
                let free = self.state()["quilt"].as_array().and_then(|q| q.iter().position(|v| v.as_i64() == Some(-1)));
                let mut hand = Hand::new(Piece::Special);
                (hand.row, hand.column) = free.map_or((0, 0), |i| ((i / 9) as u8, (i % 9) as u8));
                self.hand = Some(hand);
            }
            Some(Hand { piece: Piece::Special, .. }) if !pending => self.hand = None,
            _ => {}
        }
    }

    fn legal(&self, notation: &str) -> bool {
        let mut copy = self.terminal.session.clone();
        copy.answer(Answer::One(notation.into()), false).is_ok()
    }

    fn held(&self) -> Option<Held> {
        let hand = self.hand.as_ref()?;
        let fits = self.legal(&hand.notation());
        Some(Held { squares: hand.squares(), row: hand.row, column: hand.column, fits })
    }

    /// One key; tells whether to leave.
    fn press(&mut self, code: KeyCode) -> Result<bool> {
        self.notice.clear();
        match code {
            KeyCode::Left | KeyCode::Right | KeyCode::Up | KeyCode::Down => self.steer(code),
            KeyCode::Enter => self.put_down()?,
            KeyCode::Esc => self.hand = None,
            KeyCode::Tab => self.next_fit(),
            KeyCode::Backspace => self.undo()?,
            KeyCode::Char(c) => return self.letter(c),
            _ => {}
        }
        Ok(false)
    }

    fn steer(&mut self, code: KeyCode) {
        let Some(hand) = &mut self.hand else { return };
        match code {
            KeyCode::Left => hand.step(0, -1),
            KeyCode::Right => hand.step(0, 1),
            KeyCode::Up => hand.step(-1, 0),
            _ => hand.step(1, 0),
        }
    }

    fn letter(&mut self, letter: char) -> Result<bool> {
        match letter {
            '1'..='3' => self.pick_up(letter as usize - '1' as usize),
            't' | ' ' => self.hand.iter_mut().for_each(|h| h.turn(false)),
            'f' => self.hand.iter_mut().for_each(|h| h.turn(true)),
            'n' => self.next_fit(),
            'a' => self.act("adv")?,
            'u' => self.undo()?,
            'r' => {
                self.hand = None;
                if self.terminal.session.redo(1) == 0 {
                    self.note(&msg!("error-nothing-to-redo"));
                }
                self.terminal.store()?;
            }
            'w' => self.why(),
            'h' => self.hint(),
            ':' => self.type_notation()?,
            'q' => return Ok(true),
            _ => self.note(&msg!("ui-keys-help")),
        }
        Ok(false)
    }

    fn undo(&mut self) -> Result<()> {
        self.hand = None;
        if self.terminal.session.undo(1) == 0 {
            self.note(&msg!("error-nothing-to-undo"));
        }
        self.terminal.store()
    }

    fn note(&mut self, what: &Msg) {
        self.notice.push(text(self.terminal.lang, what));
    }

    fn why(&mut self) {
        let reasons: Vec<String> = self
            .terminal
            .session
            .screen()
            .news()
            .flat_map(|told| &told.step.reasons)
            .map(|reason| format!("– {}", text(self.terminal.lang, reason)))
            .collect();
        if reasons.is_empty() {
            self.note(&msg!("ui-no-reasons"));
        }
        self.notice.extend(reasons);
    }

    /// The best moves, from the coach.
    fn hint(&mut self) {
        match crate::coach::hint_lines(&self.terminal.session, self.terminal.lang, self.terminal.paint) {
            Ok(lines) => self.notice.extend(lines),
            Err(why) => self.note(&why.text),
        }
    }

    fn pick_up(&mut self, place: usize) {
        let patch = self.state()["choices"]["window"][place]["patch"].as_u64().and_then(|id| PatchId::new(id as u8));
        let Some(patch) = patch else { return };
        let hand = Hand::new(Piece::Patch(patch));
        let fits = self.legal(&hand.notation());
        self.hand = Some(hand);
        if !fits {
            self.next_fit();
        }
    }

    /// The next place, in this orientation or a later one, where it fits.
    fn next_fit(&mut self) {
        let Some(hand) = &self.hand else { return };
        let orientations = hand.count();
        let start = (hand.orientation * 81) + usize::from(hand.row) * 9 + usize::from(hand.column);
        let total = orientations * 81;
        for offset in 1..=total {
            let at = (start + offset) % total;
            let Some(hand) = &mut self.hand else { return };
            let before = (hand.orientation, hand.row, hand.column);
            (hand.orientation, hand.row, hand.column) = (at / 81, (at % 81 / 9) as u8, (at % 9) as u8);
            let notation = hand.notation();
            let (row, column) = (hand.row, hand.column);
            hand.step(0, 0);
            let inside = (hand.row, hand.column) == (row, column);
            if inside && self.legal(&notation) {
                return;
            }
            if let Some(hand) = &mut self.hand {
                (hand.orientation, hand.row, hand.column) = before;
            }
        }
        if let Some(hand) = &self.hand
            && let Err(why) = self.terminal.session.clone().answer(Answer::One(hand.notation()), false)
        {
            self.note(&why.text);
        }
    }

    fn put_down(&mut self) -> Result<()> {
        let Some(hand) = &self.hand else { return Ok(()) };
        let notation = hand.notation();
        self.act(&notation)
    }

    fn act(&mut self, notation: &str) -> Result<()> {
        match self.terminal.session.answer(Answer::One(notation.into()), false) {
            Ok(()) => {
                self.hand = None;
                self.terminal.store()?;
            }
            Err(why) => self.note(&why.text),
        }
        Ok(())
    }

    /// A whole action typed as notation.
    fn type_notation(&mut self) -> Result<()> {
        disable_raw_mode()?;
        print!("\r\n: ");
        std::io::stdout().flush()?;
        let mut line = String::new();
        std::io::stdin().read_line(&mut line)?;
        enable_raw_mode()?;
        match line.trim() {
            "" => {}
            "h" | "hint" => self.hint(),
            action => self.act(action)?,
        }
        Ok(())
    }

    fn show(&self) -> Result<()> {
        let t = &self.terminal;
        let (lang, paint) = (t.lang, t.paint);
        let screen = t.session.screen();
        let mut page: Vec<u8> = Vec::new();
        let about = t.session.game().about();
        let title = format!("{} · {}", text(lang, &about.title), text(lang, &about.opponent));
        writeln!(page, "{}", paint.bold(&title))?;
        draw(&screen.state, self.held().as_ref(), lang, paint, &mut page)?;
        let news: Vec<String> = screen.news().map(|told| text(lang, &told.step.text)).collect();
        // As many as fit 24 lines, the latest ones.
        let noticed: usize = self.notice.iter().map(|line| wrapped(line, 78).lines().count()).sum();
        let room = 6usize.saturating_sub(noticed);
        for line in news.iter().skip(news.len().saturating_sub(room)) {
            writeln!(page, "{}", wrapped(line, 78))?;
        }
        for line in &self.notice {
            writeln!(page, "{}", paint.warn(&wrapped(line, 78)))?;
        }
        match (&screen.ask, &screen.over) {
            (_, Some(over)) => sheet(over, lang, paint, &mut page)?,
            (Some(question), None) => {
                let note = question.note.as_ref().map(|n| format!(" {}", text(lang, n))).unwrap_or_default();
                writeln!(page, "{}{}", paint.bold(&text(lang, &question.prompt)), paint.dim(&note))?;
            }
            (None, None) => {}
        }
        let keys = if self.hand.is_some() { msg!("ui-keys-hand") } else { msg!("ui-keys-free") };
        write!(page, "{}", paint.dim(&text(lang, &keys)))?;
        let page = String::from_utf8_lossy(&page).replace('\n', "\r\n");
        let mut out = std::io::stdout().lock();
        write!(out, "\x1b[2J\x1b[H{page}")?;
        Ok(out.flush()?)
    }
}
