//! Patchwork on screen by single keys: choose a patch, turn and flip it, move it over the quilt and
//! see whether it fits.

use std::fmt::Write;

use patchwork::digital::Shown;
use patchwork::game::patch::PatchId;
use table::{Answer, Lang, Msg, Request, Screen, Session, msg, perform};

use super::letters::{Held, draw};
use crate::coach;
use crate::letters::{Key, Keys, Pressed, View, sheet, wrapped};
use crate::paint::Paint;
use crate::words::text;

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

/// The quilt played by keys.
#[derive(Default)]
pub struct ByKeys {
    hand: Option<Hand>,
    /// What to say below the board.
    notice: Vec<String>,
}

impl Keys for ByKeys {
    fn press(&mut self, key: Key, session: &mut Session<'_>, lang: Lang, paint: Paint) -> Pressed {
        self.notice.clear();
        match key {
            Key::Left | Key::Right | Key::Up | Key::Down => self.steer(key),
            Key::Enter => return self.put_down(session, lang),
            Key::Escape => self.hand = None,
            Key::Tab => self.next_fit(session, lang),
            Key::Backspace => return self.back_or_forth(session, Request::Undo(1), lang),
            Key::Letter(letter) => return self.letter(letter, session, lang, paint),
        }
        Pressed::Nothing
    }

    fn typed(&mut self, line: &str, session: &mut Session<'_>, lang: Lang, paint: Paint) -> Pressed {
        match line {
            "" => Pressed::Nothing,
            "h" | "hint" => self.hint(session, lang, paint),
            action => self.act(action, session, lang),
        }
    }

    fn show(&mut self, session: &Session<'_>, lang: Lang, paint: Paint) -> String {
        self.pick_up_special(session.screen());
        let screen = session.screen();
        let view = View { screen, lang, paint };
        let about = session.game().about();
        let mut page =
            format!("{}\n", paint.bold(&format!("{} · {}", view.say(&about.title), view.say(&about.opponent))));
        page += &draw(&view, self.held(session).as_ref());
        let news: Vec<String> = screen.turn().iter().map(|told| view.say(&told.step.text)).collect();
        // As many as fit 24 lines, the latest ones.
        let noticed: usize = self.notice.iter().map(|line| wrapped(line, 78).lines().count()).sum();
        let room = 6usize.saturating_sub(noticed);
        for line in news.iter().skip(news.len().saturating_sub(room)) {
            let _ = writeln!(page, "{}", wrapped(line, 78));
        }
        for line in &self.notice {
            let _ = writeln!(page, "{}", paint.warn(&wrapped(line, 78)));
        }
        match (&screen.ask, &screen.over) {
            (_, Some(over)) => page += &sheet(over, lang, paint),
            (Some(question), None) => {
                let note = question.note.as_ref().map(|n| format!(" {}", view.say(n))).unwrap_or_default();
                let _ = writeln!(page, "{}{}", paint.bold(&view.say(&question.prompt)), paint.dim(&note));
            }
            (None, None) => {}
        }
        let keys = if self.hand.is_some() { msg!("page-letters-keys-hand") } else { msg!("page-letters-keys-free") };
        page + &paint.dim(&view.say(&keys))
    }
}

fn legal(session: &Session<'_>, notation: &str) -> bool {
    session.clone().answer(Answer::One(notation.into()), false).is_ok()
}

impl ByKeys {
    /// A special patch must be placed at once, so it is in hand already.
    fn pick_up_special(&mut self, screen: &Screen) {
        let pending = screen.ask.as_ref().is_some_and(|q| q.id == "special");
        match &self.hand {
            None if pending => {
                let free = screen.state.of::<Shown>().and_then(Shown::first_free);
                let mut hand = Hand::new(Piece::Special);
                (hand.row, hand.column) = free.map_or((0, 0), |square| (square.row(), square.column()));
                self.hand = Some(hand);
            }
            Some(Hand { piece: Piece::Special, .. }) if !pending => self.hand = None,
            _ => {}
        }
    }

    fn held(&self, session: &Session<'_>) -> Option<Held> {
        let hand = self.hand.as_ref()?;
        let fits = legal(session, &hand.notation());
        Some(Held { squares: hand.squares(), row: hand.row, column: hand.column, fits })
    }

    fn steer(&mut self, key: Key) {
        let Some(hand) = &mut self.hand else { return };
        match key {
            Key::Left => hand.step(0, -1),
            Key::Right => hand.step(0, 1),
            Key::Up => hand.step(-1, 0),
            _ => hand.step(1, 0),
        }
    }

    fn letter(&mut self, letter: char, session: &mut Session<'_>, lang: Lang, paint: Paint) -> Pressed {
        match letter {
            '1'..='3' => self.pick_up(letter as usize - '1' as usize, session, lang),
            't' | ' ' => self.hand.iter_mut().for_each(|h| h.turn(false)),
            'f' => self.hand.iter_mut().for_each(|h| h.turn(true)),
            'n' => self.next_fit(session, lang),
            'a' => return self.act("adv", session, lang),
            'u' => return self.back_or_forth(session, Request::Undo(1), lang),
            'r' => return self.back_or_forth(session, Request::Redo(1), lang),
            'w' => self.why(session.screen(), lang),
            'b' => self.before(session.screen(), lang),
            'h' => return self.hint(session, lang, paint),
            ':' => return Pressed::Line,
            'q' => return Pressed::Quit,
            _ => self.note(lang, &msg!("page-letters-keys-help")),
        }
        Pressed::Nothing
    }

    fn back_or_forth(&mut self, session: &mut Session<'_>, request: Request, lang: Lang) -> Pressed {
        self.hand = None;
        match perform(session, request) {
            Ok(_) => Pressed::Changed,
            Err(why) => {
                self.note(lang, &why.text);
                Pressed::Nothing
            }
        }
    }

    fn note(&mut self, lang: Lang, what: &Msg) {
        self.notice.push(text(lang, what));
    }

    /// The turn before the one on the screen.
    fn before(&mut self, screen: &Screen, lang: Lang) {
        for told in screen.turn_before() {
            self.note(lang, &told.step.text);
        }
    }

    fn why(&mut self, screen: &Screen, lang: Lang) {
        let reasons: Vec<String> = screen
            .news()
            .flat_map(|told| &told.step.reasons)
            .map(|reason| format!("– {}", text(lang, reason)))
            .collect();
        if reasons.is_empty() {
            self.note(lang, &msg!("page-letters-no-reasons"));
        }
        self.notice.extend(reasons);
    }

    /// The best moves, from the coach.
    fn hint(&mut self, session: &Session<'_>, lang: Lang, paint: Paint) -> Pressed {
        match coach::hint_lines(session, lang, paint) {
            Ok(lines) => self.notice.extend(lines),
            Err(why) => self.note(lang, &why.text),
        }
        Pressed::Nothing
    }

    fn pick_up(&mut self, place: usize, session: &Session<'_>, lang: Lang) {
        let choices = session.screen().state.of::<Shown>().and_then(|shown| shown.choices.as_ref());
        let patch = choices.and_then(|choices| choices.window.get(place)).map(|offer| offer.patch);
        let Some(patch) = patch else { return };
        let hand = Hand::new(Piece::Patch(patch));
        let fits = legal(session, &hand.notation());
        self.hand = Some(hand);
        if !fits {
            self.next_fit(session, lang);
        }
    }

    /// The next place, in this orientation or a later one, where it fits.
    fn next_fit(&mut self, session: &Session<'_>, lang: Lang) {
        let Some(hand) = &mut self.hand else { return };
        let before = (hand.orientation, hand.row, hand.column);
        let total = hand.count() * 81;
        let start = hand.orientation * 81 + usize::from(hand.row) * 9 + usize::from(hand.column);
        for at in (start + 1..=start + total).map(|at| at % total) {
            (hand.orientation, hand.row, hand.column) = (at / 81, (at % 81 / 9) as u8, (at % 9) as u8);
            let place = (hand.row, hand.column);
            hand.step(0, 0);
            if (hand.row, hand.column) == place && legal(session, &hand.notation()) {
                return;
            }
        }
        (hand.orientation, hand.row, hand.column) = before;
        if let Err(why) = session.clone().answer(Answer::One(hand.notation()), false) {
            self.note(lang, &why.text);
        }
    }

    fn put_down(&mut self, session: &mut Session<'_>, lang: Lang) -> Pressed {
        let Some(hand) = &self.hand else { return Pressed::Nothing };
        let notation = hand.notation();
        self.act(&notation, session, lang)
    }

    fn act(&mut self, notation: &str, session: &mut Session<'_>, lang: Lang) -> Pressed {
        match perform(session, Request::Answer { answer: notation.into(), anyway: false }) {
            Ok(_) => {
                self.hand = None;
                Pressed::Changed
            }
            Err(why) => {
                self.note(lang, &why.text);
                Pressed::Nothing
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Setup;

    /// A whole game by the keys alone: the first patch that can be had where it first fits, or ahead.
    #[test]
    fn a_whole_game_is_played_by_keys() {
        let mut session = Session::start(&::patchwork::GAME, Setup::new("patchwork", "digital", 3)).unwrap();
        let mut keys = ByKeys::default();
        let (lang, paint) = (Lang::default(), Paint::PLAIN);
        for _ in 0..500 {
            let page = keys.show(&session, lang, paint);
            assert!(page.lines().all(|line| crate::letters::width(line) <= 80), "{page}");
            if session.screen().over.is_some() {
                break;
            }
            let mut done = Pressed::Nothing;
            for key in ['1', '2', '3'] {
                if done == Pressed::Nothing {
                    keys.press(Key::Letter(key), &mut session, lang, paint);
                    keys.press(Key::Letter('t'), &mut session, lang, paint);
                    keys.press(Key::Tab, &mut session, lang, paint);
                    done = keys.press(Key::Enter, &mut session, lang, paint);
                }
            }
            if done == Pressed::Nothing {
                keys.press(Key::Escape, &mut session, lang, paint);
                done = keys.press(Key::Letter('a'), &mut session, lang, paint);
            }
            assert_eq!(done, Pressed::Changed);
        }
        assert!(session.screen().over.is_some());
        assert_eq!(keys.press(Key::Backspace, &mut session, lang, paint), Pressed::Changed);
        assert_eq!(keys.press(Key::Letter('r'), &mut session, lang, paint), Pressed::Changed);
        assert_eq!(keys.press(Key::Letter('r'), &mut session, lang, paint), Pressed::Nothing);
        assert_eq!(keys.typed("nonsense", &mut session, lang, paint), Pressed::Nothing);
        assert_eq!(keys.press(Key::Letter(':'), &mut session, lang, paint), Pressed::Line);
        assert_eq!(keys.press(Key::Letter('q'), &mut session, lang, paint), Pressed::Quit);
    }

    #[test]
    fn lines_of_keys_fit_80_columns() {
        for lang in Lang::ALL {
            for keys in [msg!("page-letters-keys-free"), msg!("page-letters-keys-hand")] {
                let line = text(lang, &keys);
                assert!(crate::letters::width(&line) < 80, "{line}");
            }
        }
    }
}
