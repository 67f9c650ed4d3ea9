//! What can be corrected by hand (C8).

use table::{Answer, Field, Msg, Record, Refusal, msg};

use super::{Companion, Source, Stage};
use crate::data::printed;

impl Record for Companion {
    fn fields(&self) -> Vec<Field> {
        let pile = |id: &'static str, value: u32, max: i64| {
            Field::number(id, msg!("finspan-field", field = id), value.into(), (0, max))
        };
        let mut fields = vec![
            pile("eggs", self.her.eggs, 99),
            pile("young", self.her.young, 99),
            pile("schools", self.her.schools, 99),
            pile("fish", self.her.fish, 99),
            pile("markers", self.her.divers_board, printed().start.divers.into()),
        ];
        for (note, week) in self.her.notes.iter().zip(1u8..) {
            let of = |kind: &'static str, value: u32| {
                let label = msg!("finspan-note-field", kind = kind, week = week);
                Field::number(format!("week{week}.{kind}"), label, value.into(), (0, 99))
            };
            let yours = self.yours[usize::from(week) - 1].achievement.unwrap_or(0);
            fields.extend([
                of("achievement", note.achievement),
                of("bonus", note.bonus),
                of("ravel", note.ravel),
                of("yours", yours),
                of("your_bonus", self.yours[usize::from(week) - 1].bonus),
            ]);
        }
        let place = |id: &'static str, value: u8, max| {
            Field::number(id, msg!("finspan-field", field = id), value.into(), (1, max))
        };
        fields.extend([
            place("week", self.her.week, 4),
            place("turn", self.her.turn, 6),
            place("level", self.plan.level.level, 5).code("LevelOutOfRange"),
        ]);
        fields
    }

    fn set(&mut self, field: &str, value: &Answer) -> Result<(), Refusal> {
        let number = value.number().and_then(|n| u32::try_from(n).ok()).unwrap_or_default();
        let small = u8::try_from(number).unwrap_or_default();
        let wrong_phase = |text: Msg| Refusal::new("WrongPhase", text);
        match field {
            "eggs" => self.her.eggs = number,
            "young" => self.her.young = number,
            "schools" => self.her.schools = number,
            "fish" => self.her.fish = number,
            "markers" => self.her.divers_board = number,
            "week" | "turn" if self.stage != Stage::Yours => {
                return Err(wrong_phase(msg!("finspan-error-only-your-turn")));
            }
            "week" => self.her.week = small,
            "turn" => self.set_turn(small),
            "level" if self.turns > 0 => return Err(wrong_phase(msg!("finspan-error-level-fixed"))),
            "level" => self.plan.level = printed().levels[usize::from(small.clamp(1, 5)) - 1],
            _ => self.set_note(field, number)?,
        }
        // After a correction her turn can no longer be replayed with another card; undo still works.
        self.before = None;
        Ok(())
    }
}

impl Companion {
    /// Sets the turn of this week; the drawn cards follow.
    fn set_turn(&mut self, turn: u8) {
        self.her.turn = turn;
        match &mut self.source {
            Source::App(pile) => pile.after(turn - 1),
            Source::Printed(drawn) => drawn.resize(usize::from(turn) - 1, 0),
        }
    }

    fn set_note(&mut self, field: &str, number: u32) -> Result<(), Refusal> {
        let unknown = || Refusal::new("UnknownField", msg!("error-unknown-field", field = field));
        let (week, kind) = field.split_once('.').ok_or_else(unknown)?;
        let at = week.strip_prefix("week").and_then(|w| w.parse::<usize>().ok()).ok_or_else(unknown)?;
        let at = at.checked_sub(1).filter(|&at| at < 3).ok_or_else(unknown)?;
        match kind {
            "achievement" => self.her.notes[at].achievement = number,
            "bonus" => self.her.notes[at].bonus = number,
            "ravel" => self.her.notes[at].ravel = number,
            "yours" => self.yours[at].achievement = Some(number),
            "your_bonus" => self.yours[at].bonus = number,
            _ => return Err(unknown()),
        }
        Ok(())
    }
}
