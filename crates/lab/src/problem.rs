//! What can go wrong with a run, in words.

use std::path::{Path, PathBuf};

use table::{Msg, msg};

/// What can go wrong with a run's folder.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// A file cannot be read or written.
    #[error("{0}: {1}")]
    File(PathBuf, std::io::Error),
    /// A part cannot be written.
    #[error("{0}: {1}")]
    Part(PathBuf, parquet::errors::ParquetError),
    /// A part is damaged.
    #[error("{0}: this part is damaged; the same run into the same folder plays it again")]
    DamagedPart(PathBuf),
    /// The folder holds another run.
    #[error(
        "{0}: this folder holds another run; choose another folder, or use the same players, options, games, seed and version"
    )]
    OtherRun(PathBuf),
    /// The folder holds no run.
    #[error("{0}: there is no run here")]
    NoRun(PathBuf),
    /// The folder holds a run of this other game.
    #[error("{0}: this is a run of {1}")]
    OtherGame(PathBuf, String),
    /// The run in the folder cannot be read.
    #[error("{0}: this run is damaged")]
    Damaged(PathBuf),
    /// A player that does not exist.
    #[error(transparent)]
    Player(#[from] players::NoSuchPlayer),
    /// A player that does not play this game.
    #[error("{0} does not play this game; random, greedy and search:N do")]
    NotHere(String),
    /// Options the game refuses.
    #[error("{0}: the game refuses these options ({1})")]
    Options(String, String),
    /// No thread could be started.
    #[error("no threads: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

impl Problem {
    /// What went wrong, for people.
    pub fn message(&self) -> Msg {
        let place = |folder: &Path| folder.display().to_string();
        match self {
            Self::File(path, why) => msg!("lab-problem-file", place = place(path), why = why.to_string()),
            Self::Part(path, why) => msg!("lab-problem-file", place = place(path), why = why.to_string()),
            Self::DamagedPart(path) => msg!("lab-problem-part", place = place(path)),
            Self::OtherRun(folder) => msg!("lab-problem-other-run", place = place(folder)),
            Self::NoRun(folder) => msg!("lab-problem-no-run", place = place(folder)),
            Self::OtherGame(folder, game) => {
                msg!("lab-problem-other-game", place = place(folder), game = game.as_str())
            }
            Self::Damaged(folder) => msg!("lab-problem-damaged", place = place(folder)),
            Self::Player(why) => msg!("lab-problem-player", player = why.0.as_str()),
            Self::NotHere(player) => msg!("lab-problem-not-here", player = player.as_str()),
            Self::Options(cell, why) => msg!("lab-problem-options", cell = cell.as_str(), why = why.as_str()),
            Self::Threads(why) => msg!("lab-problem-threads", why = why.to_string()),
        }
    }
}
