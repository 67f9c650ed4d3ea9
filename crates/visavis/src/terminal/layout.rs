//! One screen of a table that is played by typed lines, and how it fits few lines.

use std::io::Write;
use std::mem::take;

use anyhow::Result;
use page::letters::{Room, sheet, wrapped};
use table::{Screen, Step, Tone, msg};

use super::{Terminal, answers, keyline};

/// From so many lines on, a drawing need not save any.
const ROOMY: usize = 38;

impl Terminal<'_> {
    /// The whole screen; on a real one of so many lines, a drawn table leaves out what is too much.
    pub(super) fn page(&mut self, height: Option<usize>) -> Result<String> {
        let (notice, in_full) = (take(&mut self.notice), take(&mut self.in_full));
        let (screen, view) = (self.session.screen(), self.view());
        let news: Vec<String> = screen.turn().iter().map(|told| self.told(&told.step)).collect();
        let about = self.session.game().about();
        let title = format!("{} · {}", self.say(&about.title), self.say(&about.opponent));
        let roomy = height.is_none_or(|height| height >= ROOMY);
        let table = self.letters().map_or_else(|| view.panel(), |letters| letters.table(&view, roomy));
        let title = self.paint.bold(&title);
        let all = format!("{title}\n{table}\n{}{}", news.concat(), self.end(screen, &notice, false)?);
        let Some(height) = height.filter(|&height| all.lines().count() > height) else { return Ok(all) };
        let end = self.end(screen, &notice, true)?;
        let room = Room {
            lines: height.saturating_sub(end.lines().count()),
            told: news.iter().map(|line| line.lines().count()).sum(),
            noticed: !notice.is_empty(),
        };
        match self.letters().and_then(|letters| letters.in_few_lines(&view, room)) {
            None if self.letters().is_some() => Ok(all),
            // What is to be done is never left out; the state beside it may be.
            None => {
                let news = news.concat();
                let with_state = format!("{title}\n{table}{news}{end}");
                let fits = with_state.lines().count() <= height;
                Ok(if fits { with_state } else { format!("{title}\n{news}{end}") })
            }
            // Whoever asks for all that happened does not need the table meanwhile.
            Some(_) if in_full => Ok(news.concat() + &end),
            Some((table, left)) => Ok(table + &self.latest(&news, left) + &end),
        }
    }

    /// As many of the last steps as fit, and how many came before.
    fn latest(&self, news: &[String], room: usize) -> String {
        let lines = |news: &[String]| news.iter().map(|line| line.lines().count()).sum::<usize>();
        if lines(news) <= room {
            return news.concat();
        }
        let hidden = (1..=news.len()).find(|&from| lines(&news[from..]) < room);
        let Some(hidden) = hidden else { return String::new() };
        let more = self.say(&msg!("visavis-mat-more", n = hidden));
        format!("  {}\n{}", self.paint.dim(&more), news[hidden..].concat())
    }

    /// Something that happened, or is to be done.
    pub(super) fn told(&self, step: &Step) -> String {
        let line = wrapped(&self.say(&step.text), 76);
        match step.tone {
            _ if step.begins => format!("{}\n", self.paint.bold(&line)),
            Tone::Do => format!("{} {}\n", self.paint.accent("▸"), self.paint.bold(&line)),
            Tone::Know => format!("  {line}\n"),
            Tone::Idle => format!("  {}\n", self.paint.dim(&line)),
            Tone::Mind => format!("{} {}\n", self.paint.warn("!"), self.paint.warn(&line)),
        }
    }

    /// Notices, the question or the result, and the keys.
    fn end(&self, screen: &Screen, notice: &[String], short: bool) -> Result<String> {
        let mut out = Vec::new();
        for line in notice {
            writeln!(out, "{line}")?;
        }
        let asks = |question| self.letters().and_then(|letters| letters.ask(&self.view(), question));
        match (&screen.ask, &screen.over) {
            (Some(question), _) if let Some(asked) = asks(question) => write!(out, "{asked}")?,
            (Some(question), _) if short => answers::ask_short(question, self.lang, self.paint, &mut out)?,
            (Some(question), _) => answers::ask(question, self.lang, self.paint, &mut out)?,
            (None, Some(over)) => {
                write!(out, "{}", sheet(over, self.lang, self.paint))?;
                if screen.taken_back {
                    writeln!(out, "{}", self.say(&msg!("page-taken-back")))?;
                }
            }
            (None, None) => {}
        }
        writeln!(out, "{}", self.paint.dim(&keyline::of(self, false, " · ")))?;
        write!(out, "{} ", self.paint.accent("›"))?;
        Ok(String::from_utf8_lossy(&out).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use table::{Lang, Rng, Session, Setup, contract};

    use super::*;
    use page::letters::width;
    use page::paint::Paint;

    /// Beside the printed game the whole turn is on every screen, and the screens fit.
    #[test]
    fn companions_show_the_whole_turn_on_24_lines_of_80_letters() {
        for (game, seed, lang) in [("finspan", 3, Lang::En), ("finspan", 4, Lang::De), ("patchwork", 3, Lang::De)] {
            let entry = page::registry::find(game).expect("a game");
            let setup = Setup::new(game, "companion", seed).with("cards", "printed");
            let session = Session::start(entry.game, setup).expect("a start");
            let mut terminal = Terminal::new(session, lang, Path::new("x"));
            terminal.paint = Paint::PLAIN;
            let mut rng = Rng::new(seed, 3);
            while let Some(question) = terminal.session.screen().ask.clone() {
                let page = terminal.page(Some(24)).expect("a page");
                assert_eq!(page.lines().find(|line| width(line) > 80), None);
                assert!(page.lines().count() <= 24, "{} lines:\n{page}", page.lines().count());
                let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
                for told in terminal.session.screen().turn() {
                    let text = terminal.say(&told.step.text);
                    assert!(words(&page).contains(&words(&text)), "{text} is not in\n{page}");
                }
                let answer = contract::random_answer(&question, &mut rng);
                if terminal.session.answer(answer.clone(), false).is_err() {
                    terminal.session.answer(answer, true).expect("offered");
                }
            }
        }
    }

    /// Every screen of some games, from the first to the last, and with each card of the hand in full.
    #[test]
    fn finspan_fits_24_lines_of_80_letters() {
        for (seed, lang) in (3..7).map(|s| (s, if s % 2 == 0 { Lang::De } else { Lang::En })) {
            let session = Session::start(&::finspan::GAME, Setup::new("finspan", "digital", seed)).expect("a game");
            let mut terminal = Terminal::new(session, lang, Path::new("x"));
            terminal.paint = Paint::PLAIN;
            let mut rng = Rng::new(seed, 3);
            while let Some(question) = terminal.session.screen().ask.clone() {
                let mut pages = vec![terminal.page(Some(24)).expect("a page")];
                if question.id == "main" {
                    let cards: Vec<u64> =
                        serde_json::from_value(terminal.session.screen().state["hand"].clone()).expect("a hand");
                    pages.extend(cards.into_iter().map(|card| {
                        terminal.card(card);
                        terminal.page(Some(24)).expect("a page")
                    }));
                }
                for page in pages {
                    assert_eq!(page.lines().find(|line| width(line) > 80), None);
                    assert!(page.lines().count() <= 24, "{} lines:\n{page}", page.lines().count());
                }
                terminal.session.answer(contract::random_answer(&question, &mut rng), false).expect("offered");
            }
            let page = terminal.page(Some(24)).expect("a page");
            assert_eq!(page.lines().find(|line| width(line) > 80), None, "the result");
        }
    }
}
