//! Games going on. The journal in the store is the game; what is kept in memory is only the screen
//! that follows from it, so that it need not be worked out twice.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::{Answer, Changed, Entry, Journal, Lang, Refusal, Screen, Session};
use tokio::sync::broadcast;

use super::db::{Db, random_word};
use super::page::Problem;
use crate::{games, replay};

/// Screens of at most so many games are kept.
const KEPT: usize = 128;

/// The name of the network's key in the store.
const NETWORK_KEY: &str = "network key";

/// Who may come in beside this computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guests {
    /// Nobody.
    None,
    /// Who holds the key.
    WithKey,
    /// Who gets the new key; the old one opens nothing any more.
    WithNewKey,
}

/// What all requests share.
pub struct App {
    /// The store.
    pub db: Db,
    /// The folder it lies in, with the person's own cards beside it.
    pub data: PathBuf,
    /// What every form carries: other sites cannot know it.
    pub token: String,
    /// What a visitor from the network must show; none where only this computer is listened to.
    pub key: Option<String>,
    /// Which game has which revision now.
    pub news: broadcast::Sender<(String, i64)>,
    /// Held by whom the coach thinks for: it thinks for one visitor at a time.
    pub coach: tokio::sync::Mutex<()>,
    live: Mutex<Kept>,
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
    /// Every entry of the journal in words, in both languages.
    past: Vec<Words>,
}

/// One entry in English and in German.
type Words = [Arc<str>; 2];

/// What a person wants to do with a game.
#[derive(Clone, Debug)]
pub enum Act {
    /// Answers the question.
    Answer(Answer, bool),
    /// Sets a figure by hand.
    Set(String, Answer),
    /// Goes to where the journal had so many entries.
    Jump(usize),
    /// Gives an old question another answer.
    Change(usize, Answer, bool),
}

/// What became of it.
pub enum Outcome {
    /// Done, and on the disk.
    Done(Arc<Live>, Option<Changed>),
    /// The rules said no; nothing has changed.
    Refused(Arc<Live>, Refusal),
    /// It was meant for another screen; nothing has changed.
    Stale(Arc<Live>),
}

impl App {
    /// Everything on top of the store in this folder.
    pub fn new(data: &Path, guests: Guests) -> anyhow::Result<Self> {
        let db = Db::open(data)?;
        let token = db.secret("form token")?;
        if guests == Guests::WithNewKey {
            db.forget_secret(NETWORK_KEY)?;
        }
        let key = if guests == Guests::None { None } else { Some(db.secret(NETWORK_KEY)?) };
        Ok(Self {
            db,
            data: data.to_path_buf(),
            token,
            key,
            news: broadcast::channel(1024).0,
            coach: tokio::sync::Mutex::default(),
            live: Mutex::default(),
        })
    }

    /// A game as it is now.
    pub fn load(&self, id: &str) -> Result<Arc<Live>, Problem> {
        let revision = self.db.revision(id)?.ok_or(Problem::NoSuchGame)?;
        if let Some((_, live)) = self.kept().games.get(id)
            && live.revision == revision
        {
            return Ok(Arc::clone(live));
        }
        let (revision, journal) = self.db.journal(id)?.ok_or(Problem::NoSuchGame)?;
        let session = open(Journal::from_file(&journal).map_err(Problem::Refused)?)?;
        Ok(self.keep(id, Live::new(revision, session, (&[], Vec::new()), None)))
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn keep(&self, id: &str, live: Live) -> Arc<Live> {
        let live = Arc::new(live);
        self.kept().put(id, Arc::clone(&live));
        live
    }

    /// Starts a game; gives its address.
    pub async fn start(&self, session: Session<'static>) -> Result<String, Problem> {
        let id = random_word(10)?;
        self.db.add(&id, &session).await?;
        Ok(id)
    }

    /// Forgets a game.
    pub async fn forget(&self, id: &str) -> Result<(), Problem> {
        self.db.remove(id).await?;
        self.kept().games.remove(id);
        Ok(())
    }

    /// Does something for the screen with this revision, or nothing if there is a newer one. `read`
    /// turns what was sent into what is meant, as only the screen tells what kind of answer it wants.
    pub async fn act(
        &self,
        id: &str,
        revision: i64,
        read: impl FnOnce(&Session<'static>) -> Result<Act, Refusal>,
    ) -> Result<Outcome, Problem> {
        let live = self.load(id)?;
        if live.revision != revision {
            return Ok(Outcome::Stale(live));
        }
        let act = match read(&live.session) {
            Ok(act) => act,
            Err(why) => return Ok(Outcome::Refused(live, why)),
        };
        // What is said of an answer needs the question it answers, which is gone afterwards.
        let next = match &act {
            Act::Answer(answer, anyway) => live.session.screen().ask.as_ref().map(|question| {
                let entry = Entry::Answer { q: question.id.clone().into_owned(), a: answer.clone(), anyway: *anyway };
                in_words(&entry, live.session.screen())
            }),
            _ => None,
        };
        let Live { mut session, past, .. } = self.take(id, live);
        let before = session.journal().entries.clone();
        let mut changed = None;
        let done = match act {
            Act::Answer(answer, anyway) => session.answer(answer, anyway),
            Act::Set(field, value) => session.set(&field, value),
            Act::Jump(at) => {
                session.jump(at);
                Ok(())
            }
            Act::Change(at, answer, anyway) => session.change(at, answer, anyway).map(|c| changed = Some(c)),
        };
        if let Err(why) = done {
            let live = self.keep(id, Live { revision, session, past });
            return Ok(Outcome::Refused(live, why));
        }
        if !self.db.replace(id, revision, &session).await? {
            return Ok(Outcome::Stale(self.load(id)?));
        }
        let live = self.keep(id, Live::new(revision + 1, session, (&before, past), next));
        let _ = self.news.send((id.to_owned(), live.revision));
        Ok(Outcome::Done(live, changed))
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

/// Opens a journal of any game there is.
pub fn open(journal: Journal) -> Result<Session<'static>, Problem> {
    let game = games::find(&journal.setup.game).ok_or_else(|| {
        let why = table::msg!("error-save-game", game = journal.setup.game.as_str());
        Problem::Refused(Refusal::new("BadSave", why))
    })?;
    Session::open(game, journal).map_err(Problem::Refused)
}

impl Live {
    /// A game at a revision. What is known in words already (`known`, and `next` for one more answer)
    /// need not be worked out again.
    fn new(
        revision: i64,
        session: Session<'static>,
        (known, mut past): (&[Entry], Vec<Words>),
        next: Option<Words>,
    ) -> Self {
        let entries = &session.journal().entries;
        let same = entries.iter().zip(known).take_while(|(a, b)| a == b).count();
        past.truncate(same);
        if let Some(next) = next.filter(|_| same == known.len() && same + 1 == entries.len()) {
            past.push(next);
        }
        if past.len() < entries.len() {
            let mut scratch = session.clone();
            for (at, entry) in entries.iter().enumerate().skip(past.len()) {
                scratch.jump(at);
                past.push(in_words(entry, scratch.screen()));
            }
        }
        Self { revision, session, past }
    }

    /// What the person did, one line an entry.
    pub fn past(&self, lang: Lang) -> impl DoubleEndedIterator<Item = &str> + ExactSizeIterator {
        self.past.iter().map(move |said| said[lang as usize].as_ref())
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

fn in_words(entry: &Entry, before: &Screen) -> Words {
    Lang::ALL.map(|lang| Arc::from(replay::entry_line(entry, before, lang)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Setup;

    #[test]
    fn a_new_key_replaces_the_old_one_and_is_kept() {
        let folder = std::env::temp_dir().join(format!("visavis-key-{}", std::process::id()));
        let key = |guests| App::new(&folder, guests).unwrap().key;
        let old = key(Guests::WithKey);
        assert!(old.is_some() && key(Guests::WithKey) == old && key(Guests::None).is_none());
        let new = key(Guests::WithNewKey);
        assert!(new.is_some() && new != old && key(Guests::WithKey) == new);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn games_that_are_played_stay_in_memory_while_finished_ones_make_room() {
        let game = games::find("patchwork").unwrap();
        let session = Session::start(game, Setup::new("patchwork", "digital", 1)).unwrap();
        let live = || Arc::new(Live { revision: 0, session: session.clone(), past: Vec::new() });
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
