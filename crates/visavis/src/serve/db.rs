//! The store: one SQLite file. A game is its journal, so a game is one row.
//!
//! Writes go through one thread that puts everything that waits into one transaction: an answer is
//! on the disk before anybody sees the next screen, and many answers at once cost one flush. They go into
//! SQLite's log; what is in the log is copied into the file while nobody answers.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use page::host::{Cause, Chosen, Failure, Standing, Store, Stored, Written};
use page::live::word;
use rusqlite::hooks::Wal;
use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, params};

use ::table::{Msg, msg};

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
    // Journals make rows long. What a page of results needs is here without them.
    "
    CREATE INDEX games_standings ON games (game, seat, level, winner, player, opponent, id) WHERE winner IS NOT NULL;
    CREATE INDEX games_finished ON games (game, changed DESC, id) WHERE winner IS NOT NULL;
",
];

/// Work for the writing thread, which may have no transaction for it. It returns what is to be done when the
/// transaction is on the disk or could not be put there.
type Job = Box<dyn FnOnce(Result<&Connection, &Broken>) -> Tell + Send>;
type Tell = Box<dyn FnOnce(Result<(), &Broken>) + Send>;

/// The store could not be read or written: what it is, which file, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {why}", path.display())]
pub struct Broken {
    /// What a person can do something about.
    pub cause: Cause,
    /// The file.
    pub path: PathBuf,
    why: String,
}

impl Broken {
    fn new(path: &Path, why: &rusqlite::Error) -> Self {
        let full = why.sqlite_error().is_some_and(|e| e.extended_code == rusqlite::ffi::SQLITE_IOERR_SHMSIZE);
        let cause = match why.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Cause::Full,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Cause::Damaged,
            _ if full => Cause::Full,
            _ => Cause::Other,
        };
        Self { cause, path: path.to_owned(), why: why.to_string() }
    }
}

impl Broken {
    /// What is wrong and what to do, for people.
    pub fn message(&self) -> Msg {
        let path = self.path.display().to_string();
        match self.cause {
            Cause::Full => msg!("visavis-store-full", path = path, why = self.why.as_str()),
            Cause::Damaged => msg!("visavis-store-damaged", path = path, why = self.why.as_str()),
            Cause::Other => msg!("visavis-error-file", path = path, why = self.why.as_str()),
        }
    }
}

impl From<Broken> for Failure {
    fn from(broken: Broken) -> Self {
        Self { cause: broken.cause, why: broken.to_string() }
    }
}

/// At most so much work goes into one transaction.
const BATCH: usize = 256;

/// The log is copied into the file and begins anew when it has so many pages (of 4 KiB) and nobody has answered for a
/// while, or when it has become as long as it may.
const SOME_LOG: i32 = 1_000;
const LONG_LOG: i32 = if cfg!(test) { 4_000 } else { 65_536 };
const WHILE: Duration = Duration::from_millis(500);

/// The store. Own cards are beside it as files, where the command line finds them too.
pub struct Db {
    jobs: Sender<Job>,
    reader: Mutex<Connection>,
    folder: PathBuf,
    file: PathBuf,
}

impl Db {
    /// Opens the store in a folder, or makes it.
    pub fn open(folder: &Path) -> Result<Self> {
        store::private_folder(folder).with_context(|| folder.display().to_string())?;
        lab::columns::clear_leftovers(&folder.join("cards"));
        let file = folder.join("visavis.sqlite");
        let connect = || -> rusqlite::Result<Connection> {
            let connection = Connection::open(&file)?;
            // Its companions in the folder get the same rights.
            let _ = store::private_file(&file);
            connection.busy_timeout(Duration::from_secs(5))?;
            connection.pragma_update(None, "journal_mode", "WAL")?;
            connection.pragma_update(None, "synchronous", "FULL")?;
            connection.pragma_update(None, "foreign_keys", true)?;
            connection.pragma_update(None, "wal_autocheckpoint", 0)?;
            connection.pragma_update(None, "journal_size_limit", 4_096 * i64::from(SOME_LOG))?;
            Ok(connection)
        };
        let broken = |why| Broken::new(&file, &why);
        let mut writer = connect().map_err(broken)?;
        if migrated(&writer).map_err(broken)? > MIGRATIONS.len() {
            bail!("the saved games were written by a newer version of this program");
        }
        migrate(&writer).map_err(broken)?;
        let reader = Mutex::new(connect().map_err(broken)?);
        let pages = Arc::new(AtomicI32::new(0));
        let grown = Arc::clone(&pages);
        let hook = move |_: &mut Wal, pages| {
            grown.store(pages, Ordering::Relaxed);
            Ok(())
        };
        writer.wal_hook(Some(hook)).map_err(broken)?;
        let (jobs, waiting) = channel();
        let path = file.clone();
        std::thread::Builder::new().name("store".into()).spawn(move || write_all(writer, &path, &waiting, &pages))?;
        Ok(Self { jobs, reader, folder: folder.to_path_buf(), file })
    }

    fn broken(&self, why: &rusqlite::Error) -> Broken {
        Broken::new(&self.file, why)
    }

    fn reader(&self) -> MutexGuard<'_, Connection> {
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does one change, and comes back when it is on the disk.
    fn write<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Broken> {
        let (done, wait) = sync_channel(1);
        let path = self.file.clone();
        let job: Job = Box::new(move |connection| {
            let result = connection
                .map_err(Broken::clone)
                .and_then(|connection| change(connection).map_err(|why| Broken::new(&path, &why)));
            Box::new(move |kept| {
                let _ = done.send(result.and_then(|value| kept.map(|()| value).map_err(Broken::clone)));
            })
        });
        let closed = || Broken { cause: Cause::Other, path: self.file.clone(), why: "the store is closed".into() };
        self.jobs.send(job).map_err(|_| closed())?;
        wait.recv().map_err(|_| closed())?
    }

    fn listed(&self, which: &str, game: Option<&str>, skip: u32, most: u32) -> Result<Vec<Stored>, Failure> {
        self.found(which, game, skip, most).map_err(|why| self.broken(&why).into())
    }

    fn found(&self, which: &str, game: Option<&str>, skip: u32, most: u32) -> rusqlite::Result<Vec<Stored>> {
        let reader = self.reader();
        let mut found = reader.prepare_cached(&format!(
            "SELECT id, game, seat, level, revision, entries, started, changed, winner, player, opponent, taken_back FROM games \
             WHERE {which} LIMIT ?1 OFFSET ?2"
        ))?;
        let rows = match game {
            Some(game) => found.query_map(params![most, skip, game], stored)?,
            None => found.query_map(params![most, skip], stored)?,
        };
        rows.collect()
    }

    /// How all games that are over went, but for one.
    fn summed(&self, but: Option<&str>) -> rusqlite::Result<Vec<Standing>> {
        let reader = self.reader();
        let mut found = reader.prepare_cached(
            "SELECT game, seat, level, count(*), sum(winner = 'player'), coalesce(max(player - opponent), 0) FROM games \
             WHERE winner IS NOT NULL AND id IS NOT ?1 GROUP BY game, seat, level",
        )?;
        let rows = found.query_map([but], |row| {
            Ok(Standing {
                game: row.get(0)?,
                table: row.get(1)?,
                level: row.get(2)?,
                played: row.get(3)?,
                won: row.get(4)?,
                best: row.get(5)?,
            })
        })?;
        rows.collect()
    }

    /// A random word that stays the same for this store, so that open pages survive a new start.
    pub fn secret(&self, name: &str) -> Result<String> {
        let fresh = random_word(24)?;
        let reader = self.reader();
        let put = reader.execute("INSERT OR IGNORE INTO secrets (name, value) VALUES (?1, ?2)", [name, &fresh]);
        let kept =
            put.and_then(|_| reader.query_row("SELECT value FROM secrets WHERE name = ?1", [name], |row| row.get(0)));
        Ok(kept.map_err(|why| self.broken(&why))?)
    }

    /// Makes the next [`secret`](Self::secret) of this name a new one.
    pub fn forget_secret(&self, name: &str) -> Result<()> {
        let forgotten = self.reader().execute("DELETE FROM secrets WHERE name = ?1", [name]);
        forgotten.map_err(|why| self.broken(&why))?;
        Ok(())
    }

    fn game<T>(
        &self,
        query: &str,
        id: &str,
        read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>, Failure> {
        let reader = self.reader();
        let found = reader.prepare_cached(query).and_then(|mut query| query.query_row([id], read).optional());
        found.map_err(|why| self.broken(&why).into())
    }
}

/// Own cards could not be read or written.
fn failed(why: io::Error) -> Failure {
    let cause = if why.kind() == io::ErrorKind::StorageFull { Cause::Full } else { Cause::Other };
    Failure { cause, why: why.to_string() }
}

impl Store for Db {
    fn revision(&self, id: &str) -> Result<Option<i64>, Failure> {
        self.game("SELECT revision FROM games WHERE id = ?1", id, |row| row.get(0))
    }

    fn journal(&self, id: &str) -> Result<Option<(i64, String)>, Failure> {
        let row = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
        self.game("SELECT revision, journal FROM games WHERE id = ?1", id, row)
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
        added.map(drop).map_err(Failure::from)
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
        changed.map(|rows| rows == 1).map_err(Failure::from)
    }

    fn remove(&self, id: &str) -> Result<(), Failure> {
        let id = id.to_owned();
        self.write(move |c| c.execute("DELETE FROM games WHERE id = ?1", [id])).map(drop).map_err(Failure::from)
    }

    fn unfinished(&self, skip: u32, most: u32) -> Result<Vec<Stored>, Failure> {
        self.listed("winner IS NULL ORDER BY changed DESC, id", None, skip, most)
    }

    fn finished(&self, game: Option<&str>, skip: u32, most: u32) -> Result<Vec<Stored>, Failure> {
        let which = match game {
            None => "winner IS NOT NULL ORDER BY changed DESC, id",
            Some(_) => "winner IS NOT NULL AND game = ?3 ORDER BY changed DESC, id",
        };
        self.listed(which, game, skip, most)
    }

    fn standings(&self, but: Option<&str>) -> Result<Vec<Standing>, Failure> {
        self.summed(but).map_err(|why| self.broken(&why).into())
    }

    fn chosen(&self, game: &str) -> Result<Chosen, Failure> {
        let text: Option<String> = self.game("SELECT chosen FROM choices WHERE game = ?1", game, |row| row.get(0))?;
        Ok(text.and_then(|t| serde_json::from_str(&t).ok()).unwrap_or_default())
    }

    fn choose(&self, game: &str, chosen: &Chosen) -> Result<(), Failure> {
        let (game, chosen) = (game.to_owned(), serde_json::to_string(chosen).unwrap_or_default());
        let insert = "INSERT OR REPLACE INTO choices (game, chosen) VALUES (?1, ?2)";
        self.write(move |c| c.execute(insert, [game, chosen])).map(drop).map_err(Failure::from)
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

/// How many steps were taken.
fn migrated(connection: &Connection) -> rusqlite::Result<usize> {
    let taken: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    Ok(taken as usize)
}

fn migrate(connection: &Connection) -> rusqlite::Result<()> {
    for (number, step) in MIGRATIONS.iter().enumerate().skip(migrated(connection)?) {
        // Both or neither: a migration that was interrupted starts again from its beginning.
        connection.execute_batch(&format!("BEGIN IMMEDIATE; {step} PRAGMA user_version = {}; COMMIT;", number + 1))?;
    }
    Ok(())
}

/// The writing thread: takes what waits, writes it in one transaction, then tells everybody. Copying the log makes answers
/// wait, so it is done while there are none; the longer the log, the rarer, and a page that was written often is copied once.
fn write_all(connection: Connection, file: &Path, waiting: &Receiver<Job>, log: &AtomicI32) {
    let broken = |why: rusqlite::Error| Broken::new(file, &why);
    let copy = |from: i32| {
        if log.load(Ordering::Relaxed) >= from {
            // If it cannot be done now, the log grows until the next time.
            let _ = connection.query_row("PRAGMA wal_checkpoint(RESTART)", [], |_| Ok(()));
            log.store(0, Ordering::Relaxed);
        }
    };
    let next = || match waiting.recv_timeout(WHILE) {
        Err(RecvTimeoutError::Timeout) => {
            copy(SOME_LOG);
            waiting.recv().ok()
        }
        job => job.ok(),
    };
    while let Some(first) = next() {
        let begun = connection.execute_batch("BEGIN IMMEDIATE").map_err(broken);
        let jobs = std::iter::once(first).chain(waiting.try_iter().take(BATCH - 1));
        let told: Vec<Tell> = jobs.map(|job| job(begun.as_ref().map(|()| &connection))).collect();
        let kept = begun.and_then(|()| connection.execute_batch("COMMIT").map_err(broken));
        if kept.is_err() {
            let _ = connection.execute_batch("ROLLBACK");
        }
        told.into_iter().for_each(|tell| tell(kept.as_ref().copied()));
        copy(LONG_LOG);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::table::Winner;

    fn written(journal: &str) -> Written {
        let setup = ::table::Setup::new("patchwork", "digital", 1);
        let session = ::table::Session::start(&patchwork::GAME, setup).unwrap();
        Written { journal: journal.to_owned(), ..Written::of(&session, 1) }
    }

    #[test]
    fn a_store_of_a_newer_version_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let connection = Connection::open(folder.path().join("visavis.sqlite")).unwrap();
        connection.pragma_update(None, "user_version", 99).unwrap();
        assert!(Db::open(folder.path()).is_err());
    }

    #[test]
    fn sqlite_is_new_enough_not_to_lose_what_its_log_holds() {
        // Older ones could lose a transaction when two connections started the log anew at the same moment.
        assert!(rusqlite::version_number() >= 3_051_003, "{}", rusqlite::version());
    }

    #[test]
    fn a_damaged_store_is_named_with_its_cause_and_left_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("visavis.sqlite");
        let damaged = b"this is no store at all".repeat(400);
        std::fs::write(&file, &damaged).unwrap();
        let Err(why) = Db::open(folder.path()) else { panic!("opened") };
        let broken = why.downcast_ref::<Broken>().unwrap();
        assert_eq!((broken.cause, &broken.path), (Cause::Damaged, &file));
        assert!(why.to_string().contains(&file.display().to_string()) && why.to_string().contains("not a database"));
        assert_eq!(std::fs::read(&file).unwrap(), damaged);
    }

    #[test]
    fn pages_that_are_damaged_later_are_named_too() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("visavis.sqlite");
        let db = Db::open(folder.path()).unwrap();
        (0..200).for_each(|n| db.add(&format!("game{n}"), written(&"x".repeat(2000))).unwrap());
        drop(db);
        // The writing thread may still be closing the file.
        let mut bytes = loop {
            let bytes = std::fs::read(&file).unwrap();
            if bytes.len() > 300_000 && !folder.path().join("visavis.sqlite-wal").exists() {
                break bytes;
            }
            std::thread::sleep(Duration::from_millis(5));
        };
        bytes[4096..300_000].fill(0xA5);
        std::fs::write(&file, bytes).unwrap();
        let why = match Db::open(folder.path()) {
            Ok(db) => db.unfinished(0, 1000).unwrap_err(),
            Err(why) => why.downcast::<Broken>().unwrap().into(),
        };
        assert_eq!(why.cause, Cause::Damaged);
        assert!(why.why.contains(&file.display().to_string()), "{}", why.why);
    }

    #[test]
    fn a_full_disk_is_named_and_nothing_before_is_lost() {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::open(folder.path()).unwrap();
        db.add("before", written("short")).unwrap();
        db.write(|c| c.pragma_update(None, "max_page_count", 20)).unwrap();
        let why = db.add("too-much", written(&"x".repeat(1 << 20))).unwrap_err();
        assert_eq!(why.cause, Cause::Full);
        assert!(why.why.contains("visavis.sqlite") && why.why.contains("full"), "{}", why.why);
        assert_eq!(db.journal("before").unwrap().unwrap().1, "short");
        assert_eq!(db.journal("too-much").unwrap(), None);
        db.replace("before", 0, written("and on")).unwrap();
        assert_eq!(db.journal("before").unwrap().unwrap(), (1, "and on".to_owned()));
    }

    #[test]
    fn the_log_begins_anew_however_much_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::open(folder.path()).unwrap();
        let long = "x".repeat(200_000);
        db.add("game", written(&long)).unwrap();
        let pages = LONG_LOG as usize * 3;
        for revision in 0..(pages * 4096 / long.len()) as i64 {
            assert!(db.replace("game", revision, written(&long)).unwrap());
            // Somebody reads all the time.
            assert_eq!(db.revision("game").unwrap(), Some(revision + 1));
        }
        let log = std::fs::metadata(folder.path().join("visavis.sqlite-wal")).unwrap().len();
        assert!(log < 4096 * pages as u64 * 2 / 3, "{log} bytes");
        assert_eq!(db.journal("game").unwrap().unwrap().1, long);
        // And when nobody answers for a while: one more answer, and it is short.
        std::thread::sleep(WHILE * 3);
        db.add("another", written("short")).unwrap();
        let log = std::fs::metadata(folder.path().join("visavis.sqlite-wal")).unwrap().len();
        assert!(log <= 4096 * u64::from(SOME_LOG.unsigned_abs()) * 2, "{log} bytes");
    }

    #[test]
    fn standings_are_those_of_all_games_that_are_over() {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::open(folder.path()).unwrap();
        for n in 0..60i64 {
            let winner = [None, Some(Winner::Player), Some(Winner::Opponent), Some(Winner::Draw)][(n % 4) as usize];
            let game = ["patchwork", "finspan"][(n % 3 / 2) as usize].to_owned();
            let (level, totals) = ((n % 5).to_string(), winner.map(|_| (n * 7 % 50, n * 11 % 50)));
            let game = Written { game, level, winner, totals, time: n, ..written("x") };
            db.add(&format!("game{n}"), game).unwrap();
        }
        let all = db.finished(None, 0, 1000).unwrap();
        assert_eq!(all.len(), 45);
        assert_eq!(db.standings(None).unwrap(), Standing::of(&all));
        let but = |game: &&Stored| game.id != "game5";
        assert_eq!(db.standings(Some("game5")).unwrap(), Standing::of(all.iter().filter(but)));
        let finspan: Vec<Stored> = all.into_iter().filter(|game| game.game == "finspan").collect();
        assert_eq!(db.finished(Some("finspan"), 1, 3).unwrap(), finspan[1..4]);
    }
}
