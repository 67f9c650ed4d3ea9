//! Files: where they are, and how they are written so that nothing is ever lost.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Writes a file whole or not at all: a new file beside it, flushed to the disk, then renamed over it.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
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
    match fs::read_to_string(own_file(data, name)) {
        Ok(text) => Ok(Some(text)),
        Err(why) if why.kind() == ErrorKind::NotFound => Ok(None),
        Err(why) => Err(why),
    }
}

/// Writes that file, whole or not at all, or sets it aside: nothing entered is ever lost.
pub fn keep_own_cards(data: &Path, name: &str, file: Option<&str>) -> io::Result<()> {
    let path = own_file(data, name);
    match file {
        Some(text) => write(&path, text),
        None if path.exists() => fs::rename(&path, path.with_extension("json.old")),
        None => Ok(()),
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
        assert!(write(&folder.path().join("is-a-folder"), "x").is_err());
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
        assert_eq!(fs::read_to_string(data.join("cards/x.json.old")).unwrap(), "{}");
    }
}
