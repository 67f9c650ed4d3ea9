//! The end: the player's figures are confirmed if they were tracked, and asked for if not.

use table::{Asks as _, Msg, Over, Question, Refusal, Stop, Tape, msg};

use super::Companion;
use crate::names::{CircleMode, Next, Seat, Side};
use crate::score::{self, PlayerEnd};

impl Companion {
    /// The score sheet: tracked figures are prefilled for confirmation, others are asked for.
    pub(super) fn final_score(&mut self, tape: &mut Tape<'_>) -> Result<Option<Over>, Stop> {
        let Some(entered) = self.ask_score(tape)? else { return Ok(None) };
        // Later corrections count too, and may undo the end.
        while tape.correction(self)? {
            if self.next() != Next::Over {
                return Ok(None);
            }
        }
        let (buttons, empty) = entered.unwrap_or_else(|| self.tracked_score());
        let tile = self.board.tile == Some(Seat::First);
        let player = PlayerEnd { buttons, empty, tile };
        let first = self.board.first_home.map_or(Side::Player, Side::of);
        Ok(Some(score::over(player, &self.automa, &self.rules, first)))
    }

    /// The player's buttons and empty squares at the end, unless the tracked ones are right. None if a correction may
    /// have undone the end.
    fn ask_score(&mut self, tape: &mut Tape<'_>) -> Result<Option<Option<(i32, i32)>>, Stop> {
        if tape.correction(self)? {
            return Ok(None);
        }
        if self.mode == CircleMode::Tracked {
            let right = tape.yes(self, |s| {
                let (buttons, empty) = s.tracked_score();
                let tile = if s.board.tile.map(Side::of) == Some(Side::Player) { "yes" } else { "no" };
                Question::yes_no("score", msg!("patchwork-ask-score", buttons = buttons, empty = empty, tile = tile))
            })?;
            if right {
                return Ok(Some(None));
            }
        }
        let buttons =
            self.ask_number("score.buttons", msg!("patchwork-ask-buttons"), 999, |(buttons, _)| buttons, tape)?;
        let empty = self.ask_number("score.empty", msg!("patchwork-ask-empty"), 81, |(_, empty)| empty, tape)?;
        Ok(Some(Some((buttons, empty))))
    }

    fn tracked_score(&self) -> (i32, i32) {
        (i32::from(self.player.buttons), i32::from(81 - self.player.covered))
    }

    /// One figure; what was tracked is filled in.
    fn ask_number(
        &mut self,
        id: &'static str,
        prompt: Msg,
        max: i32,
        tracked: fn((i32, i32)) -> i32,
        tape: &mut Tape<'_>,
    ) -> Result<i32, Stop> {
        tape.ask_lazily(
            self,
            Some(id),
            |s| {
                let question = Question::number(id, prompt.clone(), (0, max.into()));
                match s.mode {
                    CircleMode::Tracked => question.suggest(tracked(s.tracked_score()).clamp(0, max).into()),
                    CircleMode::Window => question,
                }
            },
            |_, answer, _, _| {
                let n = answer.number().and_then(|n| i32::try_from(n).ok()).filter(|n| (0..=max).contains(n));
                n.ok_or_else(|| Refusal::new("ScoreInput", msg!("patchwork-error-score-input", max = max)))
            },
        )
    }
}
