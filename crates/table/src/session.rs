//! A game in progress: its journal, and the screen that follows from it.

use crate::checkpoint::Checkpoints;
use crate::game::{Game, Scene, Screen, prepare};
use crate::tape::TOO_DEAR;
use crate::{Answer, Entry, Journal, Past, Patience, Refusal, Setup, Stop, Tape, Told, msg};

/// The most entries a journal may have: no game is longer, and every entry costs something.
pub const MOST_ENTRIES: usize = 5_000;

/// A game in progress.
#[derive(Clone)]
pub struct Session<'g> {
    game: &'g dyn Game,
    journal: Journal,
    screen: Screen,
    copies: Checkpoints,
}

/// What happened to the later answers when an old one was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// How many later answers still fit.
    pub kept: usize,
    /// How many do not, and were set aside.
    pub dropped: usize,
    /// Why the first of those does not fit.
    pub why: Option<Refusal>,
}

impl<'g> Session<'g> {
    /// Starts a game; the error lists everything wrong with the set-up.
    pub fn start(game: &'g dyn Game, setup: Setup) -> Result<Self, Vec<Refusal>> {
        let setup = prepare(game, setup)?;
        let journal = Journal::new(game.about().edition, setup);
        let (screen, copies) = first_look(game, &journal).map_err(|(_, why)| vec![why])?;
        Ok(Self { game, journal, screen, copies })
    }

    /// Continues a journal; refused if any entry does not fit.
    pub fn open(game: &'g dyn Game, journal: Journal) -> Result<Self, Refusal> {
        Self::open_within(game, journal, Patience::ENDLESS)
    }

    /// The same for a journal from anywhere: refused also if patience ends before its last entry.
    pub fn open_within(game: &'g dyn Game, journal: Journal, patience: Patience<'_>) -> Result<Self, Refusal> {
        let about = game.about();
        if journal.setup.game != about.id {
            return Err(Refusal::new("BadSave", msg!("error-save-game", game = journal.setup.game.as_str())));
        }
        if journal.edition != about.edition {
            return Err(Refusal::new(
                "BadSave",
                msg!("error-save-edition", edition = journal.edition, known = about.edition),
            ));
        }
        if journal.entries.len() + journal.undone.len() > MOST_ENTRIES {
            return Err(too_long());
        }
        let mut setup = journal.setup.clone();
        game.restored(&mut setup);
        let setup = prepare(game, setup).map_err(|why| {
            let why = why.into_iter().next().map_or_else(|| msg!("list-none"), |why| why.text);
            Refusal::new("BadSave", msg!("error-save-setup", why = why))
        })?;
        let journal = Journal { setup, ..journal };
        let (seen, told, copies) = look(game, &journal, Vec::new(), Checkpoints::new(), patience);
        let screen = seen.map_err(|(at, why)| match &*why.code {
            TOO_DEAR => why,
            _ => Refusal::new("BadSave", msg!("error-save-entry", number = at + 1, why = why.text)),
        })?;
        let screen = Screen { told, ..screen };
        Ok(Self { game, journal, screen, copies })
    }

    /// The game being played.
    pub fn game(&self) -> &'g dyn Game {
        self.game
    }

    /// The journal so far.
    pub const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// What to show.
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// Every entry of the journal in words. Costs one replay.
    pub fn past(&self) -> Vec<Past> {
        self.past_from(0)
    }

    /// The entries from number `at` on in words. Costs a replay from the last copy before it.
    pub fn past_from(&self, at: usize) -> Vec<Past> {
        let mut copies = self.copies.clone();
        copies.forget_after(at);
        let mut tape = Tape::remembering(&self.journal.entries, copies);
        self.game.run(&self.journal.setup, &mut tape);
        tape.into_past(at)
    }

    /// Answers the question. A refused answer changes nothing.
    pub fn answer(&mut self, answer: Answer, anyway: bool) -> Result<(), Refusal> {
        let Some(question) = &self.screen.ask else {
            return Err(Refusal::new("GameOver", msg!("error-game-over")));
        };
        self.append(Entry::Answer { q: question.id.clone().into_owned(), a: answer, anyway })
    }

    /// Sets a tracked figure by hand, even when the game is over: the result is then worked out again. A refused
    /// value changes nothing.
    pub fn set(&mut self, field: &str, value: Answer) -> Result<(), Refusal> {
        self.append(Entry::Set { set: field.into(), to: value })
    }

    fn append(&mut self, entry: Entry) -> Result<(), Refusal> {
        if self.journal.entries.len() >= MOST_ENTRIES {
            return Err(too_long());
        }
        let seen = self.seen_ahead();
        self.journal.entries.push(entry);
        match self.look() {
            Ok(()) => {
                self.journal.undone.clear();
                self.take_back(seen);
                Ok(())
            }
            Err((_, why)) => {
                self.journal.entries.pop();
                self.look_again();
                Err(why)
            }
        }
    }

    /// Did the undone entries show the person something that is now hidden? Playing on differently is a take-back.
    fn seen_ahead(&self) -> bool {
        let Journal { entries, undone, .. } = &self.journal;
        if undone.is_empty() || self.journal.taken_back {
            return false;
        }
        let all: Vec<Entry> = entries.iter().chain(undone.iter().rev()).cloned().collect();
        let mut tape = Tape::ahead(&all, self.copies.clone());
        self.game.run(&self.journal.setup, &mut tape);
        tape.at() == all.len() && reveals_after(&tape.into_told(), entries.len())
    }

    /// Marks the game if something was taken back; the mark is permanent.
    fn take_back(&mut self, seen: bool) {
        self.journal.taken_back |= seen;
        self.screen.taken_back = self.journal.taken_back;
    }

    /// Takes back the last `n` entries; returns how many there were.
    pub fn undo(&mut self, n: usize) -> usize {
        let n = n.min(self.journal.entries.len());
        self.jump(self.journal.entries.len() - n);
        n
    }

    /// Restores the last `n` undone entries; returns how many there were.
    pub fn redo(&mut self, n: usize) -> usize {
        let n = n.min(self.journal.undone.len());
        self.jump(self.journal.entries.len() + n);
        n
    }

    /// Goes back or forward to where the journal had `at` entries.
    pub fn jump(&mut self, at: usize) {
        let Journal { entries, undone, .. } = &mut self.journal;
        while entries.len() > at {
            undone.extend(entries.pop());
        }
        while entries.len() < at
            && let Some(entry) = undone.pop()
        {
            entries.push(entry);
        }
        self.look_again();
    }

    /// Changes an old entry and replays the rest up to the first answer that no longer fits; from there on, entries
    /// are set aside where redo finds them.
    pub fn change(&mut self, at: usize, answer: Answer, anyway: bool) -> Result<Changed, Refusal> {
        let before = self.journal.clone();
        let Some(old) = self.journal.entries.get_mut(at) else {
            return Err(Refusal::new("NoSuchEntry", msg!("error-no-such-entry", number = at + 1)));
        };
        match old {
            Entry::Answer { a, anyway: insist, .. } => (*a, *insist) = (answer, anyway),
            Entry::Set { to, .. } => *to = answer,
        }
        let later = self.journal.entries.len() - at - 1;
        let seen = reveals_after(&self.screen.told, at);
        self.copies.forget_after(at);
        match self.look() {
            Ok(()) => {
                self.journal.undone.clear();
                self.take_back(seen);
                Ok(Changed { kept: later, dropped: 0, why: None })
            }
            Err((first, why)) if first > at => {
                self.journal.undone.clear();
                let dropped = self.journal.entries.len() - first;
                self.jump(first);
                self.take_back(seen);
                Ok(Changed { kept: later - dropped, dropped, why: Some(why) })
            }
            Err((_, why)) => {
                self.journal = before;
                self.look_again();
                Err(why)
            }
        }
    }

    /// Replays the journal. Entries accepted before are accepted again, because the rules are a pure function of
    /// them; entries set aside that do not fit are left out.
    fn look_again(&mut self) {
        while let Err((at, _)) = self.look() {
            self.journal.entries.truncate(at);
            self.journal.undone.clear();
        }
    }

    /// Plays the journal from the last valid copy; the error names the entry that does not fit. After an error the
    /// screen is meaningless.
    fn look(&mut self) -> Result<(), (usize, Refusal)> {
        let (told, copies) = (std::mem::take(&mut self.screen.told), std::mem::take(&mut self.copies));
        let (seen, told, copies) = look(self.game, &self.journal, told, copies, Patience::ENDLESS);
        self.copies = copies;
        match seen {
            Ok(screen) => {
                self.screen = Screen { told, ..screen };
                Ok(())
            }
            Err(why) => {
                self.screen.told = told;
                Err(why)
            }
        }
    }
}

impl std::fmt::Debug for Session<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session").field("journal", &self.journal).finish_non_exhaustive()
    }
}

fn too_long() -> Refusal {
    Refusal::new("TooLong", msg!("error-too-long", most = MOST_ENTRIES))
}

/// Plays a journal from its first entry.
fn first_look(game: &dyn Game, journal: &Journal) -> Result<(Screen, Checkpoints), (usize, Refusal)> {
    let (seen, told, copies) = look(game, journal, Vec::new(), Checkpoints::new(), Patience::ENDLESS);
    seen.map(|screen| (Screen { told, ..screen }, copies))
}

/// The screen after a journal (without what was told) or the entry that does not fit; what was told; the copies kept.
type Seen = (Result<Screen, (usize, Refusal)>, Vec<Told>, Checkpoints);

/// Plays a journal, from a copy if there is one.
fn look(game: &dyn Game, journal: &Journal, told: Vec<Told>, mut copies: Checkpoints, patience: Patience<'_>) -> Seen {
    let entries = journal.entries.len();
    copies.forget_after(entries);
    let mut tape = Tape::going_on(&journal.entries, told, copies).within(patience);
    let Scene { end, state, panel, fields } = game.run(&journal.setup, &mut tape);
    let read = tape.at();
    let seen = match end {
        Ok(_) if read < entries => Err((read, Refusal::new("GameOver", msg!("error-game-over")))),
        Ok(over) => Ok((None, Some(over))),
        Err(Stop::Ask(question)) => Ok((Some(*question), None)),
        Err(Stop::Refused { at, why }) => Err((at, *why)),
    };
    let taken_back = journal.taken_back;
    let seen =
        seen.map(|(ask, over)| Screen { told: Vec::new(), ask, over, state, panel, fields, entries, taken_back });
    let (told, copies) = tape.end();
    (seen, told, copies)
}

/// Was anything hidden revealed after this many entries?
fn reveals_after(told: &[Told], entries: usize) -> bool {
    told.iter().any(|told| told.step.reveals && told.after > entries)
}
