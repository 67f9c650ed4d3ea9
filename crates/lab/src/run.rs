//! Playing a run into a folder: part by part, so that it can be interrupted, taken up again, and shared
//! among machines. A part is a fixed range of seeds, so the same run gives the same digits whatever the
//! number of threads or machines.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rayon::prelude::*;
use serde_json::Value;
use table::rng::game_seed;
use table::{Msg, msg};

use crate::columns;
use crate::grid::{Combination, Grid, Part};
use crate::summary::Rows;

/// What can go wrong with a run's folder.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// A file cannot be read or written.
    #[error("{0}: {1}")]
    File(PathBuf, std::io::Error),
    /// A part is damaged.
    #[error("{0}: {1}")]
    Part(PathBuf, parquet::errors::ParquetError),
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
    #[error("{0} does not play this game; random and greedy do")]
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

/// A part of all work: `2/5` is the second of five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Which, from 1.
    pub number: u64,
    /// Of how many.
    pub of: u64,
}

impl Shard {
    /// All of it.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// Reads `2/5`.
    pub fn parse(text: &str) -> Option<Self> {
        let (number, of) = text.split_once('/')?;
        let shard = Self { number: number.trim().parse().ok()?, of: of.trim().parse().ok()? };
        (shard.number >= 1 && shard.number <= shard.of).then_some(shard)
    }
}

/// How a run is played.
pub struct Play<'a> {
    /// The folder.
    pub folder: &'a Path,
    /// Which part of it.
    pub shard: Shard,
    /// How many threads; none for as many as there are cores.
    pub threads: Option<usize>,
    /// Set from outside to stop after the games being played.
    pub stop: &'a AtomicBool,
    /// Told after every game how many there are now, those of earlier sittings included.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

/// How far a run is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// Games in the folder, of this shard.
    pub games: u64,
    /// Games of this shard in all.
    pub of: u64,
}

/// The file that says what a folder's run plays.
pub const RUN_FILE: &str = "run.json";

/// Which game a run plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// Patchwork against the Automa.
    Patchwork,
    /// Finspan against Nautoma.
    Finspan,
    /// Cryo against the Rival.
    Cryo,
}

/// The game of the run in a folder.
pub fn played(folder: &Path) -> Result<Played, Problem> {
    match read(folder)?.0.as_str() {
        crate::patchwork::Cell::GAME => Ok(Played::Patchwork),
        crate::finspan::Cell::GAME => Ok(Played::Finspan),
        crate::cryo::Cell::GAME => Ok(Played::Cryo),
        other => Err(Problem::OtherGame(folder.to_owned(), other.to_owned())),
    }
}

/// The run file of a folder: the game it names, and all of it.
fn read(folder: &Path) -> Result<(String, Value), Problem> {
    let text = fs::read_to_string(folder.join(RUN_FILE)).map_err(|_| Problem::NoRun(folder.to_owned()))?;
    let damaged = || Problem::Damaged(folder.to_owned());
    let run: Value = serde_json::from_str(&text).map_err(|_| damaged())?;
    let game = run["game"].as_str().ok_or_else(damaged)?.to_owned();
    Ok((game, run))
}

/// The run of a folder.
pub fn open<C: Combination>(folder: &Path) -> Result<Grid<C>, Problem> {
    let (game, run) = read(folder)?;
    if game != C::GAME {
        return Err(Problem::OtherGame(folder.to_owned(), game));
    }
    serde_json::from_value(run).map_err(|_| Problem::Damaged(folder.to_owned()))
}

/// Puts a run into a folder, unless it is there already.
fn settle<C: Combination>(grid: &Grid<C>, folder: &Path) -> Result<(), Problem> {
    match open::<C>(folder) {
        Ok(there) if there == *grid => Ok(()),
        Ok(_) | Err(Problem::OtherGame(..) | Problem::Damaged(_)) => Err(Problem::OtherRun(folder.to_owned())),
        Err(_) => {
            let path = folder.join(RUN_FILE);
            columns::whole(&path, grid.file_of_the_run().as_bytes()).map_err(|why| Problem::File(path, why))
        }
    }
}

impl Play<'_> {
    /// Plays what is not yet in the folder.
    pub fn run<C: Combination>(&self, grid: &Grid<C>) -> Result<Done, Problem> {
        let ready: Vec<C::Ready> = grid.cells.iter().map(Combination::ready).collect::<Result<_, _>>()?;
        settle(grid, self.folder)?;
        let mine: Vec<Part> = grid
            .parts()
            .into_iter()
            .enumerate()
            .filter(|(i, _)| *i as u64 % self.shard.of == self.shard.number - 1)
            .map(|(_, part)| part)
            .collect();
        let of = mine.iter().map(|p| p.to - p.from).sum();
        let (there, missing): (Vec<Part>, Vec<Part>) =
            mine.into_iter().partition(|p| grid.file(self.folder, p).exists());
        let done = AtomicU64::new(there.iter().map(|p| p.to - p.from).sum());
        (self.progress)(done.load(Ordering::Relaxed));
        let all = || -> Result<(), Problem> {
            // Parts one after the other, games of a part side by side: little is lost when it is stopped.
            missing.iter().try_for_each(|part| self.play_part(grid, &ready[part.cell], part, &done))
        };
        match self.threads {
            Some(n) => rayon::ThreadPoolBuilder::new().num_threads(n.max(1)).build()?.install(all)?,
            None => all()?,
        }
        let whole = grid.parts();
        let games = whole.iter().filter(|p| grid.file(self.folder, p).exists()).map(|p| p.to - p.from).sum::<u64>();
        Ok(Done { games: games.min(of), of })
    }

    fn play_part<C: Combination>(
        &self,
        grid: &Grid<C>,
        ready: &C::Ready,
        part: &Part,
        done: &AtomicU64,
    ) -> Result<(), Problem> {
        let rows: Option<Vec<C::Row>> = (part.from..part.to)
            .into_par_iter()
            .map(|game| {
                if self.stop.load(Ordering::Relaxed) {
                    return None;
                }
                let row = C::play(ready, game_seed(grid.seed, game), game);
                (self.progress)(done.fetch_add(1, Ordering::Relaxed) + 1);
                Some(row)
            })
            .collect();
        // A part that was interrupted is played again from its start.
        let Some(rows) = rows else { return Ok(()) };
        let path = grid.file(self.folder, part);
        columns::write(&path, grid, &grid.cells[part.cell], &rows).map_err(|why| Problem::Part(path, why))
    }
}

/// Joins the parts of the same run from several folders in one.
pub fn merge<C: Combination>(from: &[PathBuf], into: &Path) -> Result<Done, Problem> {
    let mut grid: Option<Grid<C>> = None;
    for folder in from {
        let here = open(folder)?;
        match &grid {
            Some(first) if *first != here => return Err(Problem::OtherRun(folder.clone())),
            _ => grid = Some(here),
        }
    }
    let grid = grid.ok_or_else(|| Problem::NoRun(into.to_owned()))?;
    settle(&grid, into)?;
    let mut done = Done { games: 0, of: 0 };
    for part in grid.parts() {
        done.of += part.to - part.from;
        let target = grid.file(into, &part);
        let source = from.iter().map(|folder| grid.file(folder, &part)).find(|path| path.exists());
        if let Some(source) = source.filter(|_| !target.exists()) {
            let bytes = fs::read(&source).map_err(|why| Problem::File(source, why))?;
            columns::whole(&target, &bytes).map_err(|why| Problem::File(target.clone(), why))?;
        }
        if target.exists() {
            done.games += part.to - part.from;
        }
    }
    Ok(done)
}

/// All rows of a run, by cell.
pub fn rows<C: Combination>(grid: &Grid<C>, folder: &Path) -> Result<Rows<C>, Problem> {
    let mut all: Rows<C> = Rows::<C>::new();
    for part in grid.parts() {
        let path = grid.file(folder, &part);
        if path.exists() {
            let rows = columns::read::<C>(&path).map_err(|why| Problem::Part(path, why))?;
            all.entry(part.cell).or_default().extend(rows);
        }
    }
    Ok(all)
}

/// Writes all rows of a run as one CSV file.
pub fn write_csv<C: Combination>(grid: &Grid<C>, folder: &Path) -> Result<PathBuf, Problem> {
    let path = folder.join("games.csv");
    let mut out = Vec::new();
    for (i, (cell, rows)) in rows(grid, folder)?.iter().enumerate() {
        let written = columns::csv(grid, &grid.cells[*cell], rows, i == 0, &mut out);
        written.map_err(|why| Problem::File(path.clone(), why))?;
    }
    columns::whole(&path, &out).map_err(|why| Problem::File(path.clone(), why))?;
    Ok(path)
}
