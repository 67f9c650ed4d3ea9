//! A table played by single keys: the real keyboard and the real screen.

use std::io::Write;

use anyhow::Result;
use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, read};
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use page::letters::{Key, Keys, Pressed};

use super::Terminal;

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

/// Plays by keys until the game is over and left, or left before.
pub fn play(mut terminal: Terminal<'_>, mut keys: Box<dyn Keys>) -> Result<()> {
    let (lang, paint) = (terminal.lang, terminal.paint);
    let raw = Raw::enter()?;
    loop {
        let page = keys.show(&terminal.session, lang, paint).replace('\n', "\r\n");
        let mut out = std::io::stdout().lock();
        write!(out, "\x1b[2J\x1b[H{page}")?;
        out.flush()?;
        drop(out);
        let Event::Key(pressed) = read()? else { continue };
        if pressed.kind == KeyEventKind::Release {
            continue;
        }
        if pressed.modifiers.contains(KeyModifiers::CONTROL) && pressed.code == KeyCode::Char('c') {
            break;
        }
        let Some(key) = key(pressed.code) else { continue };
        let mut done = keys.press(key, &mut terminal.session, lang, paint);
        if done == Pressed::Line {
            done = keys.typed(line()?.trim(), &mut terminal.session, lang, paint);
        }
        match done {
            Pressed::Changed => terminal.store()?,
            Pressed::Quit => break,
            Pressed::Nothing | Pressed::Line => {}
        }
    }
    drop(raw);
    terminal.farewell()
}

const fn key(code: KeyCode) -> Option<Key> {
    Some(match code {
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Tab => Key::Tab,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Char(letter) => Key::Letter(letter),
        _ => return None,
    })
}

/// A whole line, typed below the board.
fn line() -> Result<String> {
    disable_raw_mode()?;
    print!("\r\n: ");
    std::io::stdout().flush()?;
    let mut line = String::new();
    std::io::stdin().read_line(&mut line)?;
    enable_raw_mode()?;
    Ok(line)
}
