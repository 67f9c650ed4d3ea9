//! What the fuzz targets share: a person whose every choice is a byte.
#![warn(missing_docs)]

use std::fmt::{self, Write};
use std::hash::{DefaultHasher, Hasher};

use table::contract::random_answer;
use table::{Answer, Field, Game, Question, Rng, Screen, Session, Setup, Values};

/// All games.
pub const GAMES: [&dyn Game; 4] = [&patchwork::GAME, &finspan::GAME, &cryo::GAME, &imperial_steam::GAME];

/// No game of a fuzzer is longer: what can go wrong goes wrong earlier, and long games are slow.
pub const LONGEST: usize = 100;

/// A person whose every choice is a byte. When the bytes have run out the game is left.
pub struct Person<'a>(std::slice::Iter<'a, u8>);

impl<'a> Person<'a> {
    /// The person of these bytes.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self(bytes.iter())
    }

    /// The next choice.
    pub fn byte(&mut self) -> Option<u8> {
        self.0.next().copied()
    }

    /// One of so many.
    pub fn below(&mut self, n: usize) -> Option<usize> {
        self.byte().map(|byte| usize::from(byte) % n.max(1))
    }

    /// The game, its table and its options: a byte each for a few that are not at their default.
    pub fn setup(&mut self) -> Option<(&'static dyn Game, Setup)> {
        let game = GAMES[self.below(GAMES.len())?];
        let about = game.about();
        let table = about.tables[self.below(about.tables.len())?];
        let mut setup = Setup::new(about.id, table, self.byte()?.into());
        for _ in 0..self.below(6)? {
            let option = &about.options[self.below(about.options.len())?];
            let value = match &option.values {
                Values::OneOf(values) => values[self.below(values.len())?].0.to_owned(),
                Values::Number { min, max, step } => {
                    let steps = usize::try_from((max - min) / step).unwrap_or_default() + 1;
                    (min + step * self.below(steps)? as i64).to_string()
                }
            };
            setup = setup.with(option.name, value);
        }
        Some((game, setup))
    }

    /// A game begun; none if its set-up is refused.
    pub fn session(&mut self) -> Option<Session<'static>> {
        let (game, setup) = self.setup()?;
        Session::start(game, setup).ok()
    }

    /// Something that is offered.
    pub fn answer(&mut self, question: &Question) -> Option<Answer> {
        Some(random_answer(question, &mut Rng::new(self.byte()?.into(), 1)))
    }

    /// Sets a figure straight, to anything it may be.
    pub fn correction<'s>(&mut self, screen: &'s Screen) -> Option<(&'s Field, Answer)> {
        let field = screen.fields.get(self.below(screen.fields.len())?)?;
        Some((field, self.answer(&field.question())?))
    }

    /// Answers the question with something that is offered, and insists if there is a warning.
    pub fn move_on(&mut self, session: &mut Session<'_>) -> Option<()> {
        let question = session.screen().ask.clone()?;
        let answer = self.answer(&question)?;
        if let Err(why) = session.answer(answer.clone(), false) {
            assert!(why.anyway, "{}: offered {answer:?}, refused with {why:?}", question.id);
            session.answer(answer, true).unwrap_or_else(|why| panic!("{}: insisted, refused: {why:?}", question.id));
        }
        Some(())
    }
}

/// So many of the last steps told are part of [`everything`]; those before were part of it when they were told.
const LAST: usize = 24;

/// Everything on a screen as one number, to compare.
pub fn everything(screen: &Screen) -> u64 {
    let Screen { told, ask, over, state, panel, fields, entries, .. } = screen;
    let mut sum = Sum(DefaultHasher::new());
    let last = &told[told.len().saturating_sub(LAST)..];
    let written = write!(sum, "{} {last:?} {ask:?} {over:?} {state} {panel:?} {fields:?} {entries}", told.len());
    written.expect("a sum takes everything");
    sum.0.finish()
}

/// Adds up what is written.
struct Sum(DefaultHasher);

impl fmt::Write for Sum {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}
