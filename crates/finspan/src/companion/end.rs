//! The end of the game: GAME END abilities, the person's points, the score sheet (C7).

use table::{Answer, Asks as _, Field, Opt, Over, Question, Refusal, Stop, Tape, msg};

use super::asks::count;
use super::{Companion, Source, Tap, played};
use crate::nautoma::setup::house_in_result;
use crate::score::{self, Person};

/// The highest total anyone will ever type.
const HIGHEST: u32 = 999;

/// The lines of the person's sheet, each with the highest figure it can have.
const PARTS: [(&str, i64); 7] = [
    ("game_end", 199),
    ("printed", 216),
    ("consumed", 138),
    ("eggs", 18),
    ("young", 199),
    ("schools", 18),
    ("achievements", 199),
];

/// What the person does at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Close {
    Total(u32),
    Sheet,
    /// The same line by line, as games saved before there was one screen for it have it.
    Calculator,
    Tap(Tap),
}

impl Companion {
    /// The person's total, as one number or added up; until then Nautoma may still get eggs (N16, N30).
    pub(super) fn game_end(&mut self, tape: &mut Tape<'_>) -> Result<Option<Over>, Stop> {
        let close = tape.ask_lazily(self, Some("end"), end_question, |s, answer, _, _| s.close(answer))?;
        let person = match close {
            Close::Tap(tap) => {
                self.tapped(tap, tape);
                return Ok(None);
            }
            Close::Total(total) => Person::Total(total),
            Close::Sheet => Person::Parts(self.sheet(tape)?),
            Close::Calculator => Person::Parts(self.calculator(tape)?),
        };
        self.over(person, tape).map(Some)
    }

    fn end_taps(&self) -> Vec<(Opt, Tap)> {
        std::iter::once(played()).chain(self.afterthoughts()).collect()
    }

    /// A number is the total; anything else must be among the options.
    fn close(&self, answer: &Answer) -> Result<Close, Refusal> {
        let number = match answer {
            Answer::Number(n) => Some(*n),
            Answer::One(text) => text.trim().parse().ok(),
            Answer::Several(_) | Answer::Form(_) => None,
        };
        if let Some(n) = number {
            let total = u32::try_from(n).ok().filter(|n| *n <= HIGHEST);
            let text = msg!("error-out-of-range", min = 0, max = HIGHEST);
            return total.map(Close::Total).ok_or_else(|| Refusal::new("OutOfRange", text));
        }
        let id = answer.id().unwrap_or_default();
        match id {
            "sheet" => return Ok(Close::Sheet),
            "calculator" => return Ok(Close::Calculator),
            _ => {}
        }
        let tap = self.end_taps().into_iter().find(|(option, _)| option.id == id);
        tap.map(|(_, tap)| Close::Tap(tap))
            .ok_or_else(|| Refusal::new("NotOffered", msg!("error-not-offered", answer = id)))
    }

    /// Adds up the person's side on one screen.
    fn sheet(&mut self, tape: &mut Tape<'_>) -> Result<score::Parts, Stop> {
        let told = tape.form(self, |s| {
            let part = |(id, most): (&'static str, i64)| {
                let known = if id == "achievements" { i64::from(s.noted()) } else { 0 };
                Field::number(id, msg!("finspan-sheet", part = id), known, (0, most))
            };
            Question::form("calc", msg!("finspan-ask-sheet"), PARTS.map(part).into())
        })?;
        let figure = |id: &str| u32::try_from(told.number(id)).unwrap_or(0);
        Ok(score::Parts {
            game_end: figure("game_end"),
            printed: figure("printed"),
            consumed: figure("consumed"),
            eggs: figure("eggs"),
            young: figure("young"),
            schools: figure("schools"),
            achievements: figure("achievements"),
            ..score::Parts::default()
        })
    }

    /// The person's weekly points as they were noted.
    fn noted(&self) -> u32 {
        self.yours.iter().map(|y| y.achievement.unwrap_or(0) + y.bonus).sum()
    }

    /// Adds up the person's side, line by line.
    fn calculator(&mut self, tape: &mut Tape<'_>) -> Result<score::Parts, Stop> {
        let mut line = |id: &'static str, part: &'static str, max: i64| {
            count(tape, self, |_| Question::number(id, msg!("finspan-sheet", part = part), (0, max)))
        };
        let game_end = line("calc.game_end", "game_end", 199)?;
        let printed = line("calc.printed", "printed", 216)?;
        let consumed = line("calc.consumed", "consumed", 138)?;
        let eggs = line("calc.eggs", "eggs", 18)?;
        let young = line("calc.young", "young", 199)?;
        let schools = line("calc.schools", "schools", 18)?;
        let achievements = count(tape, self, |s| {
            let prompt = msg!("finspan-sheet", part = "achievements");
            Question::number("calc.achievements", prompt, (0, 199)).suggest(i64::from(s.noted()))
        })?;
        Ok(score::Parts { game_end, printed, consumed, eggs, young, schools, achievements, ..score::Parts::default() })
    }

    /// Who won, and by how much (N31, N32). Corrections made afterwards count.
    fn over(&mut self, person: Person, tape: &mut Tape<'_>) -> Result<Over, Stop> {
        house_in_result(&self.plan, matches!(self.source, Source::App(_)), tape);
        self.before = None;
        while tape.correction(self)? {}
        let person = match person {
            // The figures entered stand; the notes only explain how they came about.
            Person::Parts(parts) => Person::Parts(score::Parts {
                bonuses: self.yours.iter().map(|y| y.bonus).sum::<u32>().min(parts.achievements),
                weeks: self.yours.map(|y| y.achievement.unwrap_or(0)),
                ..parts
            }),
            total => total,
        };
        Ok(score::over(&self.her, &self.plan, &person))
    }
}

fn end_question(s: &Companion) -> Question {
    let sheet = Opt::new("sheet", msg!("finspan-use-sheet")).aside();
    let options = std::iter::once(sheet).chain(s.end_taps().into_iter().map(|(option, _)| option)).collect();
    Question::choice("end", msg!("finspan-ask-total"), options).note(msg!("finspan-ask-total-note")).free()
}
