//! Files: where they lie, and how they are written so that nothing is ever lost.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a file whole or not at all: a new file beside it, flushed to the disk, then renamed over it.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    fs::create_dir_all(folder)?;
    let mut name = path.file_name().map_or_else(|| OsString::from("game"), OsString::from);
    name.push(format!(".{}.new", std::process::id()));
    let beside = folder.join(name);
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    let renamed = written.and_then(|()| fs::rename(&beside, path));
    if renamed.is_err() {
        let _ = fs::remove_file(&beside);
    }
    renamed?;
    // The folder entry too; not every system can, and the file itself is safe by now.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
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

/// The saved games in a folder, the newest first.
pub fn saved_games(data: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(data.join("games")) else { return Vec::new() };
    let mut files: Vec<(std::time::SystemTime, PathBuf)> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "json"))
        .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
        .collect();
    files.sort();
    files.into_iter().rev().map(|(_, path)| path).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = std::env::temp_dir().join(format!("visavis-store-{}", std::process::id()));
        let path = folder.join("deep").join("game.json");
        write(&path, "one").unwrap();
        write(&path, "two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_path_that_cannot_be_written_is_an_error_and_leaves_nothing() {
        let folder = std::env::temp_dir().join(format!("visavis-store-dir-{}", std::process::id()));
        fs::create_dir_all(folder.join("is-a-folder")).unwrap();
        assert!(write(&folder.join("is-a-folder"), "x").is_err());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(folder).unwrap();
    }
}
