//! With the window: how far the player's token got.

use table::{Answer, Asks as _, Insist, Opt, Question, Refusal, Step, Stop, Table as _, Tape, msg};

use super::Companion;
use super::player::Did;
use crate::data::FINAL;
use crate::names::{Seat, Space};
use crate::words;

impl Companion {
    /// With the window: where is the player's token, now that the player's turns are over?
    pub(super) fn player_moved(&mut self, tape: &mut Tape<'_>) -> Result<(), Stop> {
        if tape.correction(self)? {
            return Ok(());
        }
        enum Moved {
            To(Space),
            Report(Did),
        }
        let moved = tape.ask_lazily(self, Some("ahead"), Self::ahead_question, |s, answer, insist, _| {
            let report = s.reports().into_iter().find(|(o, _)| Some(o.id.as_ref()) == answer.id());
            match report {
                Some((_, did)) => Ok(Moved::Report(did)),
                None if answer.id() == Some("tile") => {
                    s.may_claim_tile(insist).map(|()| Moved::Report(Did::FilledTile))
                }
                None => s.read_space(answer, insist).map(Moved::To),
            }
        })?;
        match moved {
            Moved::Report(did) => self.report(did, tape)?,
            Moved::To(to) => {
                let ahead = to.saturating_sub(self.board.spaces[Seat::Second]);
                if to < self.board.spaces[Seat::First] {
                    self.board.spaces[Seat::First] = to;
                }
                // The player took from the circle, so what was known about the next patches is only likely now.
                self.likely = self.queue.drain(..).flatten().collect();
                let at = if to == FINAL { "final" } else { "track" };
                tape.tell(|| Step::turn(msg!("patchwork-you-are-ahead", n = ahead, at = at)));
                self.player_moves(to, tape);
            }
        }
        Ok(())
    }

    fn ahead_question(&self) -> Question {
        let automa = self.board.spaces[Seat::Second];
        let mut options: Vec<Opt> = if automa == FINAL {
            vec![Opt::new("final", msg!("patchwork-act-final"))]
        } else {
            (1..=6u8)
                .filter(|n| automa + n <= FINAL)
                .map(|n| {
                    let at = if automa + n == FINAL { "final" } else { "track" };
                    let to = automa + n;
                    Opt::new(format!("+{n}"), msg!("patchwork-act-ahead", n = n, at = at))
                        .hint(words::on_the_way(&self.board.crossing(Seat::First, to), None))
                })
                .collect()
        };
        options.extend(self.reports().into_iter().map(|(opt, _)| opt));
        let prompt = if automa == FINAL { msg!("patchwork-ask-final") } else { msg!("patchwork-ask-ahead") };
        let question = Question::choice("ahead", prompt, options);
        match self.preview() {
            Some(note) => question.note(note),
            None => question,
        }
    }

    /// Reads `+3`, `final`, or a board space typed as a number.
    fn read_space(&self, answer: &Answer, insist: Insist) -> Result<Space, Refusal> {
        let (mine, its) = (self.board.spaces[Seat::First], self.board.spaces[Seat::Second]);
        let text = match answer {
            Answer::One(text) => text.trim().to_owned(),
            Answer::Number(n) => n.to_string(),
            Answer::Several(_) | Answer::Form(_) => {
                return Err(Refusal::new("WrongKind", msg!("error-wrong-kind", kind = "choice")));
            }
        };
        if text == "final" && its == FINAL {
            return Ok(FINAL);
        }
        let not_offered = || Refusal::new("NotOffered", msg!("error-not-offered", answer = text.as_str()));
        let number: i64 = text.trim_start_matches('+').parse().map_err(|_| not_offered())?;
        let space = if text.starts_with('+') { number.saturating_add(its.into()) } else { number };
        let to = Space::try_from(space)
            .ok()
            .filter(|&s| s <= FINAL)
            .ok_or_else(|| Refusal::new("PositionOutOfRange", msg!("patchwork-error-position-range", space = space)))?;
        if to < mine {
            insist.or("PositionBackwards", msg!("patchwork-error-position-backwards", back = mine - to))?;
        } else if its == FINAL && to != FINAL || its != FINAL && !(its + 1..=its + 6).contains(&to) {
            insist.or("PositionImplausible", msg!("patchwork-error-position-implausible"))?;
        }
        Ok(to)
    }
}
