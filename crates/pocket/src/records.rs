//! The store of the app. Records are in memory as far as they are needed; every change is noted, and the
//! worker keeps the changes of one answer together, or none of them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use page::day;
use page::host::{Chosen, Failure, Standing, Store, Stored, Written};
use serde::Serialize;

/// What the worker must keep: a record or a journal of this name, or that there is none any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// `records` are read when the app starts, `journals` one at a time.
    pub shelf: &'static str,
    /// Its name.
    pub key: String,
    /// What it is now; none if it is gone.
    pub value: Option<String>,
}

/// Everything that is kept.
#[derive(Debug, Default)]
pub struct Records(Mutex<Kept>);

#[derive(Debug, Default)]
struct Kept {
    games: BTreeMap<String, Stored>,
    journals: BTreeMap<String, String>,
    others: BTreeMap<String, String>,
    changes: Vec<Change>,
    missing: BTreeSet<String>,
    now: i64,
}

impl Kept {
    fn change(&mut self, shelf: &'static str, key: String, value: Option<String>) {
        self.changes.retain(|change| (change.shelf, &change.key) != (shelf, &key));
        self.changes.push(Change { shelf, key, value });
    }

    fn list(&mut self, game: Stored, journal: String) -> Result<(), Failure> {
        let record = serde_json::to_string(&game).map_err(|why| Failure::new(why.to_string()))?;
        self.change("records", format!("{GAME}{}", game.id), Some(record));
        self.change("journals", game.id.clone(), Some(journal.clone()));
        self.journals.insert(game.id.clone(), journal);
        self.games.insert(game.id.clone(), game);
        Ok(())
    }

    fn forget(&mut self, id: &str) {
        self.games.remove(id);
        self.journals.remove(id);
        self.change("records", format!("{GAME}{id}"), None);
        self.change("journals", id.to_owned(), None);
    }
}

/// How the names of the records begin.
const GAME: &str = "game/";
const CHOSEN: &str = "chosen/";
const OWN: &str = "own/";
const SET_ASIDE: &str = "set-aside/";

impl Records {
    /// From what the worker has read. What is no record of a game stays where it is and is told.
    pub fn new(records: BTreeMap<String, String>) -> (Self, Vec<String>) {
        let (mut kept, mut complaints) = (Kept::default(), Vec::new());
        for (key, value) in records {
            match key.strip_prefix(GAME).map(|id| (id.to_owned(), serde_json::from_str::<Stored>(&value))) {
                Some((id, Ok(game))) => drop(kept.games.insert(id, game)),
                Some((id, Err(why))) => complaints.push(format!("{id}: {why}")),
                None => drop(kept.others.insert(key, value)),
            }
        }
        (Self(Mutex::new(kept)), complaints)
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A record that is no game.
    pub fn get(&self, key: &str) -> Option<String> {
        self.kept().others.get(key).cloned()
    }

    /// Keeps a record that is no game.
    pub fn set(&self, key: &str, value: Option<String>) {
        let mut kept = self.kept();
        match &value {
            Some(value) => kept.others.insert(key.to_owned(), value.clone()),
            None => kept.others.remove(key),
        };
        kept.change("records", key.to_owned(), value);
    }

    /// What time it is, in seconds since 1970.
    pub fn is_now(&self, now: i64) {
        self.kept().now = now;
    }

    /// Journals the worker has fetched. One that is not there any more takes its game with it.
    pub fn fetched(&self, journals: BTreeMap<String, Option<String>>) {
        let mut kept = self.kept();
        for (id, journal) in journals {
            match journal {
                Some(journal) => drop(kept.journals.insert(id, journal)),
                None => kept.forget(&id),
            }
        }
    }

    /// What has changed since the last time, and which journals were looked for in vain.
    pub fn take(&self) -> (Vec<Change>, BTreeSet<String>) {
        let mut kept = self.kept();
        (std::mem::take(&mut kept.changes), std::mem::take(&mut kept.missing))
    }

    fn listed(&self, skip: u32, most: u32, wanted: impl Fn(&Stored) -> bool) -> Vec<Stored> {
        let mut games: Vec<Stored> = self.kept().games.values().filter(|game| wanted(game)).cloned().collect();
        games.sort_by(|a, b| b.changed.cmp(&a.changed).then_with(|| a.id.cmp(&b.id)));
        games.into_iter().skip(skip as usize).take(most as usize).collect()
    }
}

impl Store for Records {
    fn revision(&self, id: &str) -> Result<Option<i64>, Failure> {
        Ok(self.kept().games.get(id).map(|game| game.revision))
    }

    fn journal(&self, id: &str) -> Result<Option<(i64, String)>, Failure> {
        let mut kept = self.kept();
        let Some(revision) = kept.games.get(id).map(|game| game.revision) else { return Ok(None) };
        if let Some(journal) = kept.journals.get(id) {
            return Ok(Some((revision, journal.clone())));
        }
        kept.missing.insert(id.to_owned());
        Err(Failure::new(format!("the journal {id} is not here yet")))
    }

    fn add(&self, id: &str, game: Written) -> Result<(), Failure> {
        self.kept().list(Stored::of(id, 0, game.time, &game), game.journal)
    }

    fn replace(&self, id: &str, revision: i64, game: Written) -> Result<bool, Failure> {
        let mut kept = self.kept();
        let Some(started) = kept.games.get(id).filter(|old| old.revision == revision).map(|old| old.started) else {
            return Ok(false);
        };
        kept.list(Stored::of(id, revision + 1, started, &game), game.journal).map(|()| true)
    }

    fn remove(&self, id: &str) -> Result<(), Failure> {
        self.kept().forget(id);
        Ok(())
    }

    fn unfinished(&self, skip: u32, most: u32) -> Result<Vec<Stored>, Failure> {
        Ok(self.listed(skip, most, |game| game.winner.is_none()))
    }

    fn finished(&self, game: Option<&str>, skip: u32, most: u32) -> Result<Vec<Stored>, Failure> {
        let wanted = |stored: &Stored| stored.winner.is_some() && game.is_none_or(|game| game == stored.game);
        Ok(self.listed(skip, most, wanted))
    }

    fn standings(&self, but: Option<&str>) -> Result<Vec<Standing>, Failure> {
        let kept = self.kept();
        let wanted = |game: &&Stored| game.winner.is_some() && but != Some(game.id.as_str());
        Ok(Standing::of(kept.games.values().filter(wanted)))
    }

    fn chosen(&self, game: &str) -> Result<Chosen, Failure> {
        let text = self.get(&format!("{CHOSEN}{game}"));
        Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
    }

    fn choose(&self, game: &str, chosen: &Chosen) -> Result<(), Failure> {
        let text = serde_json::to_string(chosen).map_err(|why| Failure::new(why.to_string()))?;
        self.set(&format!("{CHOSEN}{game}"), Some(text));
        Ok(())
    }

    fn own(&self, name: &str) -> Result<Option<String>, Failure> {
        Ok(self.get(&format!("{OWN}{name}")))
    }

    /// One request is answered at a time: nobody else is there.
    fn alone(&self, work: &mut dyn FnMut()) -> Result<(), Failure> {
        work();
        Ok(())
    }

    fn keep_own(&self, name: &str, file: Option<&str>) -> Result<(), Failure> {
        let key = format!("{OWN}{name}");
        if file.is_none()
            && let Some(old) = self.get(&key)
        {
            let stamp = format!("{SET_ASIDE}{name}/{}", day::stamp(self.kept().now));
            let mut names = (1..).map(|n| if n == 1 { stamp.clone() } else { format!("{stamp}-{n}") });
            // An older one stays, also one of the same second.
            if let Some(free) = names.find(|name| self.get(name).is_none()) {
                self.set(&free, Some(old));
            }
        }
        self.set(&key, file.map(str::to_owned));
        Ok(())
    }

    fn set_aside(&self, name: &str) -> Result<Vec<(String, String)>, Failure> {
        let start = format!("{SET_ASIDE}{name}/");
        let kept = self.kept();
        let mut found: Vec<(String, String)> = kept
            .others
            .iter()
            .filter_map(|(key, file)| Some((key.strip_prefix(&start)?.to_owned(), file.clone())))
            .collect();
        found.reverse();
        Ok(found)
    }
}
