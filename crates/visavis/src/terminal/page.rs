//! One screen of a table that is played by typed lines, and how Finspan's fits few lines.

use std::io::Write;
use std::mem::take;

use anyhow::Result;
use serde_json::Value;
use table::{Screen, Step, Tone, msg};

use super::{Terminal, answers, finspan, keyline, patchwork, sheet, wrapped};

/// From so many lines on, a card of the hand may have two.
const ROOMY: usize = 38;

impl Terminal<'_> {
    /// The game, if its table is drawn here.
    pub(super) fn drawn(&self) -> Option<&'static str> {
        (self.session.journal().setup.table == "digital").then(|| self.session.game().about().id)
    }

    /// The whole screen; on a real one of so many lines, Finspan leaves out what is too much.
    pub(super) fn page(&mut self, height: Option<usize>) -> Result<String> {
        let (notice, in_full) = (take(&mut self.notice), take(&mut self.in_full));
        let screen = self.session.screen();
        let news: Vec<String> = screen.news().map(|told| self.told(&told.step)).collect();
        let about = self.session.game().about();
        let title = format!("{} · {}", self.say(&about.title), self.say(&about.opponent));
        let mut top = Vec::new();
        writeln!(top, "{}", self.paint.bold(&title))?;
        if self.drawn() == Some("patchwork") {
            patchwork::draw(&screen.state, None, self.lang, self.paint, &mut top)?;
        } else {
            let panel = screen.panel.iter().map(|(label, value)| format!("{}: {}", self.say(label), self.say(value)));
            let panel = panel.collect::<Vec<_>>().join(" · ");
            writeln!(top, "{}", self.paint.dim(&wrapped(&panel, 78)))?;
        }
        if self.drawn() == Some("finspan") {
            finspan::mat(&screen.state, self.lang, self.paint, &mut top)?;
            write!(top, "{}", finspan::legend(self.lang, self.paint))?;
            let roomy = height.is_none_or(|height| height >= ROOMY);
            finspan::hand(&screen.state, roomy, self.lang, self.paint, &mut top)?;
        }
        writeln!(top)?;
        let top = String::from_utf8_lossy(&top).into_owned();
        let all = top + &news.concat() + &self.end(screen, &notice, false)?;
        match height {
            Some(height) if self.drawn() == Some("finspan") && all.lines().count() > height => {
                if in_full {
                    // Whoever asks for all that happened does not need the mat meanwhile.
                    return Ok(news.concat() + &self.end(screen, &notice, true)?);
                }
                self.in_few_lines(screen, &news, &notice, height)
            }
            _ => Ok(all),
        }
    }

    /// Finspan in few lines: a short head, the latest of the news, a hand of short lines or names only.
    fn in_few_lines(&self, screen: &Screen, news: &[String], notice: &[String], height: usize) -> Result<String> {
        let mut page = Vec::new();
        writeln!(page, "{}", self.paint.dim(&wrapped(&self.head(screen), 78)))?;
        finspan::mat(&screen.state, self.lang, self.paint, &mut page)?;
        let mut page = String::from_utf8_lossy(&page).into_owned();
        let end = self.end(screen, notice, true)?;
        let legend = finspan::legend(self.lang, self.paint);
        let free = height.saturating_sub(page.lines().count() + end.lines().count());
        let room = free.saturating_sub(legend.lines().count());
        let told: usize = news.iter().map(|line| line.lines().count()).sum();
        let mut hand = Vec::new();
        finspan::hand(&screen.state, false, self.lang, self.paint, &mut hand)?;
        let mut hand = String::from_utf8_lossy(&hand).into_owned();
        if hand.lines().count() + told.min(2) > room {
            hand = finspan::names(&screen.state, self.lang);
        }
        if !notice.is_empty() && hand.lines().count() > room {
            hand.clear();
        }
        if hand.lines().count() < free {
            page += &legend;
        }
        page += &hand;
        page += &self.latest(news, room.saturating_sub(hand.lines().count()));
        Ok(page + &end)
    }

    /// As many of the last news as fit, and how many came before.
    fn latest(&self, news: &[String], room: usize) -> String {
        let lines = |news: &[String]| news.iter().map(|line| line.lines().count()).sum::<usize>();
        if lines(news) <= room {
            return news.concat();
        }
        let hidden = (1..=news.len()).find(|&from| lines(&news[from..]) < room);
        let Some(hidden) = hidden else { return String::new() };
        let more = self.say(&msg!("ui-mat-more", n = hidden));
        format!("  {}\n{}", self.paint.dim(&more), news[hidden..].concat())
    }

    /// The score and hers on a line, and what counts this week.
    fn head(&self, screen: &Screen) -> String {
        let (state, hers) = (&screen.state, &screen.state["nautoma"]);
        let number = |value: &Value| value.as_i64().unwrap_or(0);
        let head = self.say(&msg!(
            "ui-mat-head",
            week = number(&state["week"]),
            turn = number(&state["turn"]),
            points = number(&state["player_score_now"]["total"]),
            eggs = number(&hers["eggs"]),
            young = number(&hers["young"]),
            schools = number(&hers["schools"]),
            fish = number(&hers["fish"])
        ));
        let label = self.say(&msg!("finspan-panel", row = "achievement"));
        let tile = screen.panel.iter().find(|(row, _)| self.say(row) == label);
        tile.map_or_else(|| head.clone(), |(_, value)| format!("{head} · {label}: {}", self.say(value)))
    }

    /// Something that happened, or is to be done.
    fn told(&self, step: &Step) -> String {
        let line = wrapped(&self.say(&step.text), 76);
        match step.tone {
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
        match (&screen.ask, &screen.over) {
            (Some(question), _) if self.drawn() == Some("finspan") && question.id == "main" => {
                finspan::ask(question, self.lang, self.paint, &mut out)?;
            }
            (Some(question), _) if short => answers::ask_short(question, self.lang, self.paint, &mut out)?,
            (Some(question), _) => answers::ask(question, self.lang, self.paint, &mut out)?,
            (None, Some(over)) => sheet(over, self.lang, self.paint, &mut out)?,
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
    use crate::terminal::paint::Paint;

    /// Every screen of some games, from the first to the last, and with each card of the hand in full.
    #[test]
    fn finspan_fits_24_lines_of_80_letters() {
        for (seed, lang) in (3..7).map(|s| (s, if s % 2 == 0 { Lang::De } else { Lang::En })) {
            let session = Session::start(&::finspan::GAME, Setup::new("finspan", "digital", seed)).expect("a game");
            let mut terminal = Terminal::new(session, lang, Path::new("x"));
            terminal.paint = Paint { on: false };
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
                    assert_eq!(page.lines().find(|line| line.chars().count() > 80), None);
                    assert!(page.lines().count() <= 24, "{} lines:\n{page}", page.lines().count());
                }
                terminal.session.answer(contract::random_answer(&question, &mut rng), false).expect("offered");
            }
            let page = terminal.page(Some(24)).expect("a page");
            assert_eq!(page.lines().find(|line| line.chars().count() > 80), None, "the result");
        }
    }
}
