//! Files: where they are, and how they are written so that nothing is ever lost.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use page::day::stamp;

/// The same error with the file it is about.
fn at(path: &Path) -> impl Fn(io::Error) -> io::Error {
    move |why| io::Error::new(why.kind(), format!("{}: {why}", path.display()))
}

/// Writes a file whole or not at all: a new file beside it, flushed to the disk, then renamed over it. An error
/// names the file.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    write_beside(path, text).map_err(at(path))
}

fn write_beside(path: &Path, text: &str) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    fs::create_dir_all(folder)?;
    let mut new = beside(folder)?;
    new.write_all(text.as_bytes())?;
    new.as_file().sync_all()?;
    new.persist(path).map_err(|why| why.error)?;
    // The folder entry too; not every system can, and the file itself is safe by now.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// A new file that goes by itself unless it is kept. It is no secret: it may be read like any saved file.
fn beside(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.suffix(".new");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

/// Where the person's own cards of this name are.
fn own_file(data: &Path, name: &str) -> PathBuf {
    data.join("cards").join(format!("{name}.json"))
}

/// The file with the person's own cards of this name, as it is in the data folder.
pub fn own_cards(data: &Path, name: &str) -> io::Result<Option<String>> {
    let path = own_file(data, name);
    match fs::read_to_string(&path) {
        Ok(text) => Ok(Some(text)),
        Err(why) if why.kind() == ErrorKind::NotFound => Ok(None),
        Err(why) => Err(at(&path)(why)),
    }
}

/// Writes that file, whole or not at all, or sets it aside under the date and time: nothing entered is ever lost.
pub fn keep_own_cards(data: &Path, name: &str, file: Option<&str>) -> io::Result<()> {
    let path = own_file(data, name);
    match file {
        Some(text) => write(&path, text),
        None if path.exists() => set_aside(&path).map_err(at(&path)),
        None => Ok(()),
    }
}

/// How the names of files that were set aside end.
const ASIDE: &str = ".old.json";

/// The files of own cards of this name that were set aside, each with its date and time, the last first.
pub fn own_cards_set_aside(data: &Path, name: &str) -> io::Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    let files = match fs::read_dir(data.join("cards")) {
        Ok(files) => files,
        Err(why) if why.kind() == ErrorKind::NotFound => return Ok(found),
        Err(why) => return Err(why),
    };
    for file in files {
        let path = file?.path();
        let stamp = path.file_name().and_then(|file| file.to_str()?.strip_prefix(name)?.strip_prefix('.'));
        if let Some(stamp) = stamp.and_then(|rest| rest.strip_suffix(ASIDE)) {
            found.push((stamp.to_owned(), fs::read_to_string(&path)?));
        }
    }
    found.sort_by(|a, b| b.cmp(a));
    Ok(found)
}

/// Renames a file to its name with the date and time; an older one that was set aside stays.
fn set_aside(path: &Path) -> io::Result<()> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let stamp = stamp(i64::try_from(now).unwrap_or(i64::MAX));
    for n in 1.. {
        let more = if n == 1 { String::new() } else { format!("-{n}") };
        let aside = path.with_extension(format!("{stamp}{more}{ASIDE}"));
        // A hard link fails where there is a file already; a rename would replace it.
        match fs::hard_link(path, &aside) {
            Ok(()) => return fs::remove_file(path),
            Err(why) if why.kind() == ErrorKind::AlreadyExists => {}
            // Not every file system has links.
            Err(_) if !aside.exists() => return fs::rename(path, &aside),
            Err(_) => {}
        }
    }
    Ok(())
}

/// Does something while nobody else, in this program or another, changes own cards in this folder.
pub fn alone<T>(data: &Path, work: impl FnOnce() -> T) -> io::Result<T> {
    let folder = data.join("cards");
    private_folder(&folder).map_err(at(&folder))?;
    let lock = File::options().create(true).truncate(false).write(true).open(folder.join(".lock"));
    let _held = lock.and_then(|lock| lock.lock().map(|()| lock)).map_err(at(&folder))?;
    Ok(work())
}

/// Makes a folder that only its owner can read.
pub fn private_folder(path: &Path) -> io::Result<()> {
    fs::create_dir_all(path)?;
    #[cfg(unix)]
    fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o700))?;
    Ok(())
}

/// Makes a file that only its owner can read.
pub fn private_file(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

/// Something only one program may use at a time, held until this is dropped.
#[derive(Debug)]
pub struct Held {
    _lock: File,
    path: PathBuf,
}

/// Somebody else holds it.
#[derive(Debug, thiserror::Error)]
pub enum NotHeld {
    /// The number of the program that holds it, if it said so.
    #[error("held by process {0}")]
    By(String),
    /// It could not be tried.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Held {
    /// Holds what this lock file stands for.
    pub fn take(lock: &Path) -> Result<Self, NotHeld> {
        loop {
            let mut file = File::options().create(true).truncate(false).read(true).write(true).open(lock)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(fs::TryLockError::WouldBlock) => {
                    return Err(NotHeld::By(fs::read_to_string(lock)?.trim().to_owned()));
                }
                Err(fs::TryLockError::Error(why)) => return Err(why.into()),
            }
            // Whoever held it last may have removed it since it was opened: a lock on that file holds nothing.
            if !is_at(&file, lock)? {
                continue;
            }
            file.set_len(0)?;
            write!(file, "{}", std::process::id())?;
            return Ok(Self { _lock: file, path: lock.to_path_buf() });
        }
    }

    /// The lock file of a saved game.
    pub fn saved_game(file: &Path) -> Result<Self, NotHeld> {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        Self::take(&file.with_file_name(format!(".{name}.lock")))
    }
}

/// Is this open file still the one at this path?
fn is_at(file: &File, path: &Path) -> io::Result<bool> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let (open, there) = (file.metadata()?, fs::metadata(path));
        Ok(there.is_ok_and(|there| (there.dev(), there.ino()) == (open.dev(), open.ino())))
    }
    // Elsewhere a file that is open cannot be removed.
    #[cfg(not(unix))]
    Ok(path.exists() && file.metadata().is_ok())
}

impl Drop for Held {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

/// The person's data folder: what was asked for, or where the system keeps such things.
pub fn data_folder(asked: Option<&Path>) -> PathBuf {
    let from = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    asked
        .map(Path::to_path_buf)
        .or_else(|| from("VISAVIS_DATA"))
        .or_else(|| from("XDG_DATA_HOME").map(|p| p.join("visavis")))
        .or_else(|| from("APPDATA").map(|p| p.join("visavis")))
        .or_else(|| from("HOME").map(|p| p.join(".local").join("share").join("visavis")))
        .unwrap_or_else(|| PathBuf::from("visavis-data"))
}

/// The saved games in a folder with when they were last played, the newest first.
pub fn saved_games(data: &Path) -> Vec<(SystemTime, PathBuf)> {
    let Ok(entries) = fs::read_dir(data.join("games")) else { return Vec::new() };
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "json"))
        .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
        .collect();
    files.sort();
    files.reverse();
    files
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("game.json");
        write(&path, "one").unwrap();
        write(&path, "two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn a_path_that_cannot_be_written_is_an_error_and_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("is-a-folder")).unwrap();
        let why = write(&folder.path().join("is-a-folder"), "x").unwrap_err().to_string();
        assert!(why.contains("is-a-folder"), "{why}");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    }

    #[test]
    fn own_cards_that_are_laid_aside_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path();
        assert_eq!(own_cards(data, "x").unwrap(), None);
        keep_own_cards(data, "x", None).unwrap();
        keep_own_cards(data, "x", Some("{}")).unwrap();
        assert_eq!(own_cards(data, "x").unwrap().as_deref(), Some("{}"));
        keep_own_cards(data, "x", None).unwrap();
        assert_eq!(own_cards(data, "x").unwrap(), None);
        keep_own_cards(data, "x", Some("{\"second\": 1}")).unwrap();
        keep_own_cards(data, "x", None).unwrap();
        let aside = own_cards_set_aside(data, "x").unwrap();
        let files: Vec<&str> = aside.iter().map(|(_, file)| file.as_str()).collect();
        assert_eq!(files, ["{\"second\": 1}", "{}"], "an older one is never replaced, the last comes first");
        keep_own_cards(data, "xy", Some("{}")).unwrap();
        keep_own_cards(data, "xy", None).unwrap();
        assert_eq!(own_cards_set_aside(data, "x").unwrap(), aside, "another name is another's");
    }

    #[test]
    fn own_cards_changed_by_many_at_once_are_all_there() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path();
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    for _ in 0..25 {
                        let add = || {
                            let n: u32 = own_cards(data, "x").unwrap().map_or(0, |text| text.parse().unwrap());
                            keep_own_cards(data, "x", Some(&(n + 1).to_string())).unwrap();
                        };
                        alone(data, add).unwrap();
                    }
                });
            }
        });
        assert_eq!(own_cards(data, "x").unwrap().as_deref(), Some("200"));
    }

    #[test]
    fn who_comes_second_is_told_who_holds_it() {
        let folder = tempfile::tempdir().unwrap();
        let save = folder.path().join("game.json");
        let held = Held::saved_game(&save).unwrap();
        let second = Held::saved_game(&save).unwrap_err();
        assert!(matches!(&second, NotHeld::By(who) if *who == std::process::id().to_string()), "{second:?}");
        drop(held);
        Held::saved_game(&save).unwrap();
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 0, "no lock file is left");
    }

    #[test]
    fn however_many_want_it_one_has_it() {
        let folder = tempfile::tempdir().unwrap();
        let save = folder.path().join("game.json");
        let (inside, most, got) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    for _ in 0..300 {
                        if let Ok(_held) = Held::saved_game(&save) {
                            most.fetch_max(inside.fetch_add(1, Relaxed) + 1, Relaxed);
                            got.fetch_add(1, Relaxed);
                            std::thread::yield_now();
                            inside.fetch_sub(1, Relaxed);
                        }
                    }
                });
            }
        });
        assert!(most.into_inner() == 1 && got.into_inner() > 0);
    }
}
