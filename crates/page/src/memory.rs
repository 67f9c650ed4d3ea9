//! A store that forgets everything with the program, and a host without a clock: for tests, and for
//! hosts that write elsewhere.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::day;
use crate::host::{Chosen, Failure, Host, Standing, Store, Stored, Written};

/// Everything in memory.
#[derive(Debug, Default)]
pub struct Memory {
    kept: Mutex<Kept>,
    changing_own: Mutex<()>,
}

#[derive(Debug, Default)]
struct Kept {
    games: BTreeMap<String, (Stored, String)>,
    chosen: BTreeMap<String, Chosen>,
    own: BTreeMap<String, String>,
    aside: BTreeMap<String, Vec<String>>,
}

impl Memory {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn listed(&self, skip: u32, most: u32, wanted: impl Fn(&Stored) -> bool) -> Vec<Stored> {
        let kept = self.kept();
        let mut games: Vec<Stored> =
            kept.games.values().map(|(game, _)| game).filter(|game| wanted(game)).cloned().collect();
        games.sort_by(|a, b| b.changed.cmp(&a.changed).then_with(|| a.id.cmp(&b.id)));
        games.into_iter().skip(skip as usize).take(most as usize).collect()
    }
}

impl Store for Memory {
    fn revision(&self, id: &str) -> Result<Option<i64>, Failure> {
        Ok(self.kept().games.get(id).map(|(game, _)| game.revision))
    }

    fn journal(&self, id: &str) -> Result<Option<(i64, String)>, Failure> {
        Ok(self.kept().games.get(id).map(|(game, journal)| (game.revision, journal.clone())))
    }

    fn add(&self, id: &str, game: Written) -> Result<(), Failure> {
        self.kept().games.insert(id.to_owned(), (Stored::of(id, 0, game.time, &game), game.journal));
        Ok(())
    }

    fn replace(&self, id: &str, revision: i64, game: Written) -> Result<bool, Failure> {
        let mut kept = self.kept();
        let Some((old, journal)) = kept.games.get_mut(id).filter(|(old, _)| old.revision == revision) else {
            return Ok(false);
        };
        *old = Stored::of(id, revision + 1, old.started, &game);
        *journal = game.journal;
        Ok(true)
    }

    fn remove(&self, id: &str) -> Result<(), Failure> {
        self.kept().games.remove(id);
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
        Ok(Standing::of(kept.games.values().map(|(game, _)| game).filter(wanted)))
    }

    fn chosen(&self, game: &str) -> Result<Chosen, Failure> {
        Ok(self.kept().chosen.get(game).cloned().unwrap_or_default())
    }

    fn choose(&self, game: &str, chosen: &Chosen) -> Result<(), Failure> {
        self.kept().chosen.insert(game.to_owned(), chosen.clone());
        Ok(())
    }

    fn own(&self, name: &str) -> Result<Option<String>, Failure> {
        Ok(self.kept().own.get(name).cloned())
    }

    fn alone(&self, work: &mut dyn FnMut()) -> Result<(), Failure> {
        let _alone = self.changing_own.lock().unwrap_or_else(PoisonError::into_inner);
        work();
        Ok(())
    }

    fn keep_own(&self, name: &str, file: Option<&str>) -> Result<(), Failure> {
        let mut kept = self.kept();
        match file {
            Some(file) => drop(kept.own.insert(name.to_owned(), file.to_owned())),
            None => {
                let old = kept.own.remove(name);
                kept.aside.entry(name.to_owned()).or_default().extend(old);
            }
        }
        Ok(())
    }

    /// A store without a clock: all are of the first second.
    fn set_aside(&self, name: &str) -> Result<Vec<(String, String)>, Failure> {
        let aside = self.kept().aside.get(name).cloned().unwrap_or_default();
        Ok(aside.into_iter().rev().map(|file| (day::stamp(0), file)).collect())
    }
}

/// A host for tests: its clock stands still, its chance is the same every time, nobody hears its news.
#[derive(Debug, Default)]
pub struct Quiet {
    drawn: Mutex<u64>,
}

impl Host for Quiet {
    fn now(&self) -> i64 {
        0
    }

    fn random(&self, bytes: &mut [u8]) -> Result<(), Failure> {
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        *drawn += 1;
        let mut rng = table::Rng::new(*drawn, 0);
        bytes.fill_with(|| rng.below(256) as u8);
        Ok(())
    }

    fn news(&self, _game: &str, _revision: i64) {}

    fn complain(&self, _why: &str) {}
}
