//! The store: one SQLite file. A game is its journal, so a game is one row.
//!
//! Writes go through one thread that puts everything that waits into one transaction: an answer is
//! on the disk before anybody sees the next screen, and many answers at once cost one flush.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use page::host::{Chosen, Failure, Store, Stored, Written};
use page::live::word;
use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::store;

/// The steps from an empty file to the present schema; `user_version` tells how many were taken.
const MIGRATIONS: &[&str] = &[
    "
    CREATE TABLE games (
        id TEXT PRIMARY KEY NOT NULL, game TEXT NOT NULL, seat TEXT NOT NULL, level TEXT NOT NULL,
        revision INTEGER NOT NULL, entries INTEGER NOT NULL, started INTEGER NOT NULL, changed INTEGER NOT NULL,
        winner TEXT, player INTEGER, opponent INTEGER, journal TEXT NOT NULL
    ) STRICT;
    CREATE INDEX games_changed ON games (changed);
    CREATE TABLE choices (game TEXT PRIMARY KEY NOT NULL, chosen TEXT NOT NULL) STRICT;
    CREATE TABLE secrets (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT;
",
    "
    ALTER TABLE games ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0;
",
];

/// Work for the writing thread. It returns what is to be done when the transaction is on the disk
/// (`true`) or could not be put there.
type Job = Box<dyn FnOnce(&Connection) -> Box<dyn FnOnce(bool) + Send> + Send>;

/// At most so much work goes into one transaction.
const BATCH: usize = 256;

/// The store. Own cards are beside it as files, where the command line finds them too.
pub struct Db {
    jobs: Sender<Job>,
    reader: Mutex<Connection>,
    folder: PathBuf,
}

impl Db {
    /// Opens the store in a folder, or makes it.
    pub fn open(folder: &Path) -> Result<Self> {
        store::private_folder(folder).with_context(|| folder.display().to_string())?;
        store::clear_leftovers(&folder.join("cards"));
        let path = folder.join("visavis.sqlite");
        let connect = || -> Result<Connection> {
            let connection = Connection::open(&path).with_context(|| path.display().to_string())?;
            connection.busy_timeout(Duration::from_secs(5))?;
            connection.pragma_update(None, "journal_mode", "WAL")?;
            connection.pragma_update(None, "synchronous", "FULL")?;
            connection.pragma_update(None, "foreign_keys", true)?;
            Ok(connection)
        };
        let writer = connect()?;
        migrate(&writer)?;
        let reader = Mutex::new(connect()?);
        let (jobs, waiting) = channel();
        std::thread::Builder::new().name("store".into()).spawn(move || write_all(writer, &waiting))?;
        Ok(Self { jobs, reader, folder: folder.to_path_buf() })
    }

    fn reader(&self) -> MutexGuard<'_, Connection> {
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does one change, and comes back when it is on the disk.
    fn write<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T> {
        let (done, wait) = sync_channel(1);
        let job: Job = Box::new(move |connection| {
            let result = change(connection);
            Box::new(move |kept| {
                let _ = done.send(result.map_err(anyhow::Error::from).and_then(|value| {
                    if kept { Ok(value) } else { Err(anyhow::anyhow!("the store could not write to the disk")) }
                }));
            })
        });
        if self.jobs.send(job).is_err() {
            bail!("the store is closed");
        }
        wait.recv().context("the store is closed")?
    }

    fn listed(&self, which: &str, most: u32) -> rusqlite::Result<Vec<Stored>> {
        let reader = self.reader();
        let mut found = reader.prepare_cached(&format!(
            "SELECT id, game, seat, level, revision, entries, started, changed, winner, player, opponent, taken_back FROM games \
             WHERE {which} LIMIT {most}"
        ))?;
        let rows = found.query_map([], stored)?;
        rows.collect()
    }

    /// A random word that stays the same for this store, so that open pages survive a new start.
    pub fn secret(&self, name: &str) -> Result<String> {
        let fresh = random_word(24)?;
        let reader = self.reader();
        reader.execute("INSERT OR IGNORE INTO secrets (name, value) VALUES (?1, ?2)", [name, &fresh])?;
        Ok(reader.query_row("SELECT value FROM secrets WHERE name = ?1", [name], |row| row.get(0))?)
    }

    /// Makes the next [`secret`](Self::secret) of this name a new one.
    pub fn forget_secret(&self, name: &str) -> Result<()> {
        self.reader().execute("DELETE FROM secrets WHERE name = ?1", [name])?;
        Ok(())
    }

    fn game<T>(&self, query: &str, id: &str, read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>) -> Result<Option<T>> {
        Ok(self.reader().prepare_cached(query)?.query_row([id], read).optional()?)
    }
}

fn failed(why: impl Into<anyhow::Error>) -> Failure {
    Failure(format!("{:#}", why.into()))
}

impl Store for Db {
    fn revision(&self, id: &str) -> Result<Option<i64>, Failure> {
        self.game("SELECT revision FROM games WHERE id = ?1", id, |row| row.get(0)).map_err(failed)
    }

    fn journal(&self, id: &str) -> Result<Option<(i64, String)>, Failure> {
        let row = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
        self.game("SELECT revision, journal FROM games WHERE id = ?1", id, row).map_err(failed)
    }

    fn add(&self, id: &str, game: Written) -> Result<(), Failure> {
        let id = id.to_owned();
        let added = self.write(move |c| {
            c.prepare_cached(
                "INSERT INTO games (id, game, seat, level, revision, entries, started, changed, winner, player, \
                 opponent, journal, taken_back) VALUES (?1, ?2, ?3, ?4, 0, ?5, ?6, ?6, ?7, ?8, ?9, ?10, ?11)",
            )?
            .execute(params![
                id,
                game.game,
                game.table,
                game.level,
                game.entries,
                game.time,
                game.winner.map(|w| w.name()),
                game.totals.map(|t| t.0),
                game.totals.map(|t| t.1),
                game.journal,
                game.taken_back
            ])
        });
        added.map(drop).map_err(failed)
    }

    fn replace(&self, id: &str, revision: i64, game: Written) -> Result<bool, Failure> {
        let id = id.to_owned();
        let changed = self.write(move |c| {
            c.prepare_cached(
                "UPDATE games SET revision = revision + 1, entries = ?3, changed = ?4, winner = ?5, player = ?6, \
                 opponent = ?7, journal = ?8, taken_back = ?9 WHERE id = ?1 AND revision = ?2",
            )?
            .execute(params![
                id,
                revision,
                game.entries,
                game.time,
                game.winner.map(|w| w.name()),
                game.totals.map(|t| t.0),
                game.totals.map(|t| t.1),
                game.journal,
                game.taken_back
            ])
        });
        changed.map(|rows| rows == 1).map_err(failed)
    }

    fn remove(&self, id: &str) -> Result<(), Failure> {
        let id = id.to_owned();
        self.write(move |c| c.execute("DELETE FROM games WHERE id = ?1", [id])).map(drop).map_err(failed)
    }

    fn unfinished(&self, most: u32) -> Result<Vec<Stored>, Failure> {
        self.listed("winner IS NULL ORDER BY changed DESC, id", most).map_err(failed)
    }

    fn finished(&self, most: u32) -> Result<Vec<Stored>, Failure> {
        self.listed("winner IS NOT NULL ORDER BY changed DESC, id", most).map_err(failed)
    }

    fn chosen(&self, game: &str) -> Result<Chosen, Failure> {
        let text: Option<String> =
            self.game("SELECT chosen FROM choices WHERE game = ?1", game, |row| row.get(0)).map_err(failed)?;
        Ok(text.and_then(|t| serde_json::from_str(&t).ok()).unwrap_or_default())
    }

    fn choose(&self, game: &str, chosen: &Chosen) -> Result<(), Failure> {
        let (game, chosen) = (game.to_owned(), serde_json::to_string(chosen).map_err(failed)?);
        let insert = "INSERT OR REPLACE INTO choices (game, chosen) VALUES (?1, ?2)";
        self.write(move |c| c.execute(insert, [game, chosen])).map(drop).map_err(failed)
    }

    fn own(&self, name: &str) -> Result<Option<String>, Failure> {
        store::own_cards(&self.folder, name).map_err(failed)
    }

    fn alone(&self, work: &mut dyn FnMut()) -> Result<(), Failure> {
        store::alone(&self.folder, work).map_err(failed)
    }

    fn keep_own(&self, name: &str, file: Option<&str>) -> Result<(), Failure> {
        store::keep_own_cards(&self.folder, name, file).map_err(failed)
    }

    fn set_aside(&self, name: &str) -> Result<Vec<(String, String)>, Failure> {
        store::own_cards_set_aside(&self.folder, name).map_err(failed)
    }
}

/// Letters and digits nobody can guess.
fn random_word(length: usize) -> Result<String> {
    let mut bytes = vec![0u8; length];
    getrandom::fill(&mut bytes).map_err(|why| anyhow::anyhow!("no randomness: {why}"))?;
    Ok(word(&bytes))
}

fn stored(row: &Row<'_>) -> rusqlite::Result<Stored> {
    let totals: (Option<i64>, Option<i64>) = (row.get(9)?, row.get(10)?);
    Ok(Stored {
        id: row.get(0)?,
        game: row.get(1)?,
        table: row.get(2)?,
        level: row.get(3)?,
        revision: row.get(4)?,
        entries: row.get(5)?,
        started: row.get(6)?,
        changed: row.get(7)?,
        winner: row.get(8)?,
        totals: totals.0.zip(totals.1),
        taken_back: row.get(11)?,
    })
}

fn migrate(connection: &Connection) -> Result<()> {
    let taken: usize = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if taken > MIGRATIONS.len() {
        bail!("the saved games were written by a newer version of this program");
    }
    for (number, step) in MIGRATIONS.iter().enumerate().skip(taken) {
        // Both or neither: a migration that was interrupted starts again from its beginning.
        connection.execute_batch(&format!("BEGIN IMMEDIATE; {step} PRAGMA user_version = {}; COMMIT;", number + 1))?;
    }
    Ok(())
}

/// The writing thread: takes what waits, writes it in one transaction, then tells everybody.
fn write_all(connection: Connection, waiting: &Receiver<Job>) {
    while let Ok(first) = waiting.recv() {
        // Without a transaction nothing is done, and dropping the work tells whoever waits for it.
        if connection.execute_batch("BEGIN IMMEDIATE").is_err() {
            continue;
        }
        let jobs = std::iter::once(first).chain(waiting.try_iter().take(BATCH - 1));
        let told: Vec<_> = jobs.map(|job| job(&connection)).collect();
        let kept = connection.execute_batch("COMMIT").is_ok();
        if !kept {
            let _ = connection.execute_batch("ROLLBACK");
        }
        told.into_iter().for_each(|tell| tell(kept));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_store_of_a_newer_version_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let connection = Connection::open(folder.path().join("visavis.sqlite")).unwrap();
        connection.pragma_update(None, "user_version", 99).unwrap();
        assert!(Db::open(folder.path()).is_err());
    }
}
