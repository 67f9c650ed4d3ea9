//! Games going on. The journal in the store is the game; what is kept in memory is only the screen
//! that follows from it, so that it need not be worked out twice.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use maud::Markup;
use table::{Journal, Lang, Past, Patience, Performed, Refusal, Request, Screen, Session, perform};

use crate::frame::{Problem, Viewer};
use crate::host::{Host, Store, Written};
use crate::{own, past, registry, tell};

/// Screens of at most so many games are kept.
const KEPT: usize = 128;

/// So many of the last entries are put into words when a game is opened: as many as stand beside it.
const AT_HAND: usize = past::SHOWN;

/// What all requests share.
pub struct App {
    /// The store.
    pub store: Arc<dyn Store>,
    /// What else the host gives.
    pub host: Arc<dyn Host>,
    /// What every form carries: other sites cannot know it.
    pub token: String,
    /// What a visitor from the network must show; none where only this computer is listened to.
    pub key: Option<String>,
    /// Where the page is found as an app without a server; none behind one.
    pub site: Option<Site>,
    live: Mutex<Kept>,
}

/// Where the page is found on a static host: in a folder of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// The whole address, with a slash at its end.
    pub home: String,
    /// What every path begins with: empty or `/some/folder`.
    pub base: String,
    /// Which version of the app this is: a page tells by it whether another one waits.
    pub version: String,
}

/// The screens in memory, each with when it was last put there.
#[derive(Default)]
struct Kept {
    games: HashMap<String, (u64, Arc<Live>)>,
    clock: u64,
}

impl Kept {
    /// Puts a screen in; the one that nobody has changed for longest makes room.
    fn put(&mut self, id: &str, live: Arc<Live>) {
        if self.games.len() >= KEPT
            && !self.games.contains_key(id)
            && let Some(oldest) = self.games.iter().min_by_key(|(_, (when, _))| *when).map(|(id, _)| id.clone())
        {
            self.games.remove(&oldest);
        }
        self.clock += 1;
        self.games.insert(id.to_owned(), (self.clock, live));
    }
}

/// A game at one revision.
pub struct Live {
    /// Which revision.
    pub revision: i64,
    /// The game itself.
    pub session: Session<'static>,
    /// The entries of the journal in words, from the first that was ever looked at.
    past: History,
}

/// The last entries of a journal in words. Those before are put into words when somebody looks at them.
#[derive(Clone, Default)]
struct History {
    /// How many entries come before.
    before: usize,
    said: Vec<Arc<Said>>,
}

/// An entry in words, written once a language.
struct Said {
    past: Past,
    written: [OnceLock<Line>; Lang::ALL.len() + 1],
}

/// What was asked and what was said, as a page shows it.
pub struct Line {
    /// What was asked, or which figure was set by hand.
    pub asked: Markup,
    /// What the person said.
    pub said: Markup,
}

/// What became of a request.
pub enum Outcome {
    /// Done, and durable.
    Done(Arc<Live>, Performed),
    /// The rules said no; nothing has changed.
    Refused(Arc<Live>, Refusal),
    /// It was meant for another screen; nothing has changed.
    Stale(Arc<Live>),
}

impl App {
    /// Everything on top of what the host gives.
    pub fn new(store: Arc<dyn Store>, host: Arc<dyn Host>, token: String, key: Option<String>) -> Self {
        Self { store, host, token, key, site: None, live: Mutex::default() }
    }

    /// A seed nobody chose.
    pub fn seed(&self) -> Result<u64, Problem> {
        let mut bytes = [0; 8];
        self.host.random(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    /// A game as it is now.
    pub fn load(&self, id: &str) -> Result<Arc<Live>, Problem> {
        let revision = self.store.revision(id)?.ok_or(Problem::NoSuchGame)?;
        if let Some((_, live)) = self.kept().games.get(id)
            && live.revision == revision
        {
            return Ok(Arc::clone(live));
        }
        let (revision, journal) = self.store.journal(id)?.ok_or(Problem::NoSuchGame)?;
        let session = self.open(Journal::from_file(&journal).map_err(Problem::Refused)?)?;
        Ok(self.keep(id, Live { revision, past: History::of(&session), session }))
    }

    /// Opens a journal of any game there is, unless that takes too long.
    pub fn open(&self, journal: Journal) -> Result<Session<'static>, Problem> {
        let entry = registry::find(&journal.setup.game).ok_or_else(|| {
            let why = table::msg!("error-save-game", game = journal.setup.game.as_str());
            Problem::Refused(Refusal::new("BadSave", why))
        })?;
        let go_on = self.host.patience();
        Session::open_within(entry.game, journal, Patience::lasting(&go_on)).map_err(Problem::Refused)
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn keep(&self, id: &str, live: Live) -> Arc<Live> {
        let live = Arc::new(live);
        self.kept().put(id, Arc::clone(&live));
        live
    }

    /// An address for a game that nobody can guess.
    pub fn new_id(&self) -> Result<String, Problem> {
        loop {
            let mut bytes = [0; 10];
            self.host.random(&mut bytes)?;
            let id = word(&bytes);
            if self.store.revision(&id)?.is_none() {
                return Ok(id);
            }
        }
    }

    /// Starts a game; gives its address.
    pub fn start(&self, session: &Session<'static>) -> Result<String, Problem> {
        let id = self.new_id()?;
        self.store.add(&id, Written::of(session, self.host.now()))?;
        Ok(id)
    }

    /// Forgets a game.
    pub fn forget(&self, id: &str) -> Result<(), Problem> {
        self.store.remove(id)?;
        self.kept().games.remove(id);
        Ok(())
    }

    /// Does something for the screen with this revision, or nothing if there is a newer one. `read`
    /// turns what was sent into what is meant, as only the screen tells what kind of answer it wants.
    pub fn act(
        &self,
        id: &str,
        revision: i64,
        read: impl FnOnce(&Session<'static>) -> Result<Request, Refusal>,
    ) -> Result<Outcome, Problem> {
        let live = self.load(id)?;
        if live.revision != revision {
            return Ok(Outcome::Stale(live));
        }
        let request = match read(&live.session) {
            Ok(request) => request.as_offered(&live.session),
            Err(why) => return Ok(Outcome::Refused(live, why)),
        };
        // What is said of an answer needs the question it answers, which is gone afterwards.
        let next = match &request {
            Request::Answer { answer, .. } => {
                let question = live.session.screen().ask.as_ref();
                question.map(|question| Past::answered(question, answer))
            }
            _ => None,
        };
        let Live { mut session, past, .. } = self.take(id, live);
        let before = session.journal().entries.len();
        let answered = matches!(request, Request::Answer { .. } | Request::Set { .. });
        let done = match perform(&mut session, request) {
            Ok(done) if done.moved() => done,
            Ok(done) => return Ok(Outcome::Done(self.keep(id, Live { revision, session, past }), done)),
            Err(why) => return Ok(Outcome::Refused(self.keep(id, Live { revision, session, past }), why)),
        };
        if !self.store.replace(id, revision, Written::of(&session, self.host.now()))? {
            return Ok(Outcome::Stale(self.load(id)?));
        }
        let one_more = answered && session.journal().entries.len() == before + 1;
        let past = if one_more { past.and(&session, next) } else { History::of(&session) };
        let live = self.keep(id, Live { revision: revision + 1, session, past });
        self.host.news(id, live.revision);
        if own::teaches(self.store.as_ref(), live.session.game(), live.session.screen()) {
            self.learn_aside(Arc::clone(&live));
        }
        Ok(Outcome::Done(live, done))
    }

    /// Keeps what a game has told about the person's copy. Nobody waits for it: the journal has it already, and should it
    /// not be written now, the game tells it again at its next answer.
    fn learn_aside(&self, live: Arc<Live>) {
        let (store, host) = (Arc::clone(&self.store), Arc::clone(&self.host));
        self.host.aside(Box::new(move || {
            if let Err(why) = own::learn(store.as_ref(), live.session.game(), live.session.screen()) {
                host.complain(&why.why);
            }
        }));
    }

    /// Takes a game out of memory to change it: copying a screen costs more than the rules do. Only if
    /// somebody else is looking at it, it is copied. The store still decides whose change counts.
    fn take(&self, id: &str, live: Arc<Live>) -> Live {
        self.kept().games.remove(id);
        Arc::try_unwrap(live).unwrap_or_else(|shared| Live {
            revision: shared.revision,
            session: shared.session.clone(),
            past: shared.past.clone(),
        })
    }
}

/// Letters and digits nobody can guess, from bytes nobody can guess.
pub fn word(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes.iter().map(|b| char::from(LETTERS[usize::from(b % 32)])).collect()
}

impl Said {
    fn new(past: Past) -> Arc<Self> {
        Arc::new(Self { past, written: Default::default() })
    }
}

impl History {
    /// The last entries of a game in words: those beside it, and all of the turns that are shown.
    fn of(session: &Session<'_>) -> Self {
        let screen = session.screen();
        let shown = screen.turn_before().iter().chain(screen.turn()).map(|told| told.after).min();
        let before = screen.entries.saturating_sub(AT_HAND).min(shown.unwrap_or(screen.entries));
        let said = session.past_from(before).into_iter().map(Said::new).collect();
        Self { before, said }
    }

    /// The same with the newest entry, if it is known in words already.
    fn and(mut self, session: &Session<'_>, next: Option<Past>) -> Self {
        let newest = next.or_else(|| session.past_from(session.journal().entries.len() - 1).pop());
        self.said.extend(newest.map(Said::new));
        self
    }
}

impl Live {
    /// One of the last entries as a page shows it.
    pub fn entry(&self, viewer: &Viewer, at: usize) -> Option<&Line> {
        let said = self.past.said.get(at.checked_sub(self.past.before)?)?;
        Some(said.written[viewer.lang as usize].get_or_init(|| self.written(viewer, &said.past)))
    }

    /// Every entry from `at` on as a page shows it.
    pub fn past_from(&self, viewer: &Viewer, at: usize) -> impl Iterator<Item = Line> {
        self.session.past_from(at).into_iter().map(move |past| self.written(viewer, &past))
    }

    fn written(&self, viewer: &Viewer, past: &Past) -> Line {
        let drawing = registry::drawing(&self.session);
        let words = |msg| tell::pictured(viewer, drawing, &viewer.say(msg));
        Line { asked: words(&past.asked), said: words(&past.said) }
    }

    /// The screen as it was before entry `at`.
    pub fn screen_before(&self, at: usize) -> Option<Screen> {
        let mut scratch = self.session.clone();
        (at < scratch.journal().entries.len()).then(|| {
            scratch.jump(at);
            scratch.screen().clone()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Setup;

    #[test]
    fn games_that_are_played_stay_in_memory_while_finished_ones_make_room() {
        let session = Session::start(&::patchwork::GAME, Setup::new("patchwork", "digital", 1)).unwrap();
        let live = || Arc::new(Live { revision: 0, session: session.clone(), past: History::default() });
        let mut kept = Kept::default();
        for round in 0..400 {
            kept.put(&format!("over {round}"), live());
            for played in 0..40 {
                kept.put(&format!("played {played}"), live());
            }
        }
        assert_eq!(kept.games.len(), KEPT);
        assert!((0..40).all(|n| kept.games.contains_key(&format!("played {n}"))));
    }
}
