//! Playing a run into a folder: part by part, so that it can be interrupted, taken up again, and shared
//! among machines. A part is a fixed range of seeds, so the same run gives the same digits whatever the
//! number of threads or machines.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};

use rayon::prelude::*;
use serde_json::Value;
use table::rng::game_seed;

use crate::columns;
use crate::grid::{Combination, Grid, PARTS, Part};
pub use crate::problem::Problem;
use crate::row::Record;
use crate::summary::{Measured, Rows, Summary, Summed, Summing};

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
    /// Told every few games how many there are now, those of earlier sittings included.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

/// How far a run is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// Games in the folder, of this shard.
    pub games: u64,
    /// Games of this shard in all.
    pub of: u64,
    /// Parts that were damaged: played again by a run, left out where runs are joined.
    pub damaged: u64,
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
    /// Franz of Imperial Steam, alone.
    ImperialSteam,
    /// Cryo against the Rival.
    Cryo,
}

/// The game of the run in a folder.
pub fn played(folder: &Path) -> Result<Played, Problem> {
    match read(folder)?.0.as_str() {
        crate::patchwork::Cell::GAME => Ok(Played::Patchwork),
        crate::finspan::Cell::GAME => Ok(Played::Finspan),
        crate::imperial_steam::Cell::GAME => Ok(Played::ImperialSteam),
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
    let grid: Option<Grid<C>> = serde_json::from_value(run).ok();
    grid.filter(|grid| grid.part > 0).ok_or_else(|| Problem::Damaged(folder.to_owned()))
}

/// Puts a run into a folder, unless it is there already: what is there was perhaps begun in parts of another length.
fn settle<C: Combination>(grid: &Grid<C>, folder: &Path) -> Result<Grid<C>, Problem> {
    match open::<C>(folder) {
        Ok(there) if there.is_of_the_same_games(grid) => Ok(there),
        Ok(_) | Err(Problem::OtherGame(..) | Problem::Damaged(_)) => Err(Problem::OtherRun(folder.to_owned())),
        Err(_) => {
            let path = folder.join(RUN_FILE);
            columns::whole(&path, grid.file_of_the_run().as_bytes()).map_err(|why| Problem::File(path, why))?;
            Ok(grid.clone())
        }
    }
}

/// What the games of every cell need.
fn ready<C: Combination>(grid: &Grid<C>) -> Result<Vec<C::Ready>, Problem> {
    grid.cells.iter().map(Combination::ready).collect()
}

impl Play<'_> {
    /// Plays what is not yet in the folder.
    pub fn run<C: Combination>(&self, grid: &Grid<C>) -> Result<Done, Problem> {
        let ready = ready(grid)?;
        self.play(&settle(grid, self.folder)?, &ready, &|_, _| ())
    }

    /// Plays what is not yet in the folder, and says what every cell says with all that is in it then. What is played is
    /// summed up as it is written; only what was there before is read.
    pub fn run_and_sum<C: Measured>(&self, grid: &Grid<C>) -> Result<(Done, Vec<Summary<C>>), Problem> {
        let ready = ready(grid)?;
        let grid = settle(grid, self.folder)?;
        let summing = Mutex::new((Summing::of_cells(&grid), BTreeSet::new()));
        let add = |part: &Part, rows: Vec<C::Row>| {
            let mut summing = summing.lock().unwrap_or_else(PoisonError::into_inner);
            summing.1.insert((part.cell, part.from));
            summing.0.add(Rows::<C>::from([(part.cell, rows)]));
        };
        let done = self.play(&grid, &ready, &add)?;
        let told = |part: &Part| {
            let summing = summing.lock().unwrap_or_else(PoisonError::into_inner);
            summing.1.contains(&(part.cell, part.from))
        };
        let others: Vec<Part> = grid.parts().into_iter().filter(|part| !told(part)).collect();
        let read = |part: &Part| {
            rows_of(&grid, self.folder, part)?.into_iter().for_each(|rows| add(part, rows));
            Ok::<_, Problem>(())
        };
        others.par_iter().try_for_each(read)?;
        let (summing, _) = summing.into_inner().unwrap_or_else(PoisonError::into_inner);
        Ok((done, summing.end().cells))
    }

    /// Plays what is not yet in the folder of a run; `written` is told of every part that is there for good.
    fn play<C: Combination>(
        &self,
        grid: &Grid<C>,
        ready: &[C::Ready],
        written: &(dyn Fn(&Part, Vec<C::Row>) + Sync),
    ) -> Result<Done, Problem> {
        columns::clear_leftovers(&self.folder.join(PARTS));
        let mine: Vec<Part> = grid
            .parts()
            .into_iter()
            .enumerate()
            .filter(|(i, _)| *i as u64 % self.shard.of == self.shard.number - 1)
            .map(|(_, part)| part)
            .collect();
        let of = mine.iter().map(|p| p.to - p.from).sum();
        let all = || -> Result<Done, Problem> {
            let is_whole = |part: &&Part| columns::is_whole(&grid.file(self.folder, part));
            let (there, missing): (Vec<&Part>, Vec<&Part>) = mine.par_iter().partition(is_whole);
            let damaged = missing.iter().filter(|part| grid.file(self.folder, part).exists()).count() as u64;
            let there: u64 = there.iter().map(|p| p.to - p.from).sum();
            Ok(Done { games: there + self.play_missing(grid, ready, missing, there, written)?, of, damaged })
        };
        match self.threads {
            Some(n) => rayon::ThreadPoolBuilder::new().num_threads(n.max(1)).build()?.install(all),
            None => all(),
        }
    }

    /// Plays parts one after the other, the games of a part side by side: little is lost when it is stopped. Parts are
    /// written while the next ones are played, several at a time, as a disk flushes many files almost as quickly as one.
    /// Returns how many games were played and written.
    fn play_missing<C: Combination>(
        &self,
        grid: &Grid<C>,
        ready: &[C::Ready],
        missing: Vec<&Part>,
        there: u64,
        told: &(dyn Fn(&Part, Vec<C::Row>) + Sync),
    ) -> Result<u64, Problem> {
        let (played, written) = (AtomicU64::new(there), AtomicU64::new(0));
        (self.progress)(there);
        let (give, take) = mpsc::sync_channel::<(Part, Vec<C::Row>)>(WRITERS);
        let (take, problem) = (Mutex::new(take), Mutex::new(None));
        std::thread::scope(|scope| {
            for _ in 0..WRITERS {
                scope.spawn(|| {
                    let next = || take.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    while let Ok((part, rows)) = next() {
                        let path = grid.file(self.folder, &part);
                        match columns::write(&path, grid, &grid.cells[part.cell], &rows) {
                            Ok(()) => {
                                written.fetch_add(part.to - part.from, Ordering::Relaxed);
                                told(&part, rows);
                            }
                            Err(why) => {
                                let mut problem = problem.lock().unwrap_or_else(PoisonError::into_inner);
                                problem.get_or_insert(Problem::Part(path, why));
                            }
                        }
                    }
                });
            }
            let fine = || problem.lock().unwrap_or_else(PoisonError::into_inner).is_none();
            for part in missing {
                // A part that was interrupted is played again from its start.
                let Some(rows) = self.play_part::<C>(grid.seed, &ready[part.cell], part, &played) else { break };
                if !fine() || give.send((*part, rows)).is_err() {
                    break;
                }
            }
            drop(give);
        });
        match problem.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(problem) => Err(problem),
            None => Ok(written.into_inner()),
        }
    }

    /// The rows of a part; none if it was interrupted.
    fn play_part<C: Combination>(
        &self,
        seed: u64,
        ready: &C::Ready,
        part: &Part,
        played: &AtomicU64,
    ) -> Option<Vec<C::Row>> {
        let play = |from: u64| {
            let games = from..(from + TOGETHER).min(part.to);
            let n = games.end - games.start;
            let play = |game| (!self.stop.load(Ordering::Relaxed)).then(|| C::play(ready, game_seed(seed, game), game));
            let rows: Option<Vec<C::Row>> = games.map(play).collect();
            (self.progress)(played.fetch_add(n, Ordering::Relaxed) + n);
            rows
        };
        let starts: Vec<u64> = (part.from..part.to).step_by(TOGETHER as usize).collect();
        let rows: Vec<Vec<C::Row>> = starts.into_par_iter().map(play).collect::<Option<_>>()?;
        Some(rows.concat())
    }
}

/// Plays a whole run without keeping it: what it says.
pub fn in_memory<C: Measured>(grid: &Grid<C>, threads: Option<usize>) -> Result<Summed<C>, Problem> {
    let ready = ready(grid)?;
    let all = || {
        let mut summing = Summing::new(grid);
        for from in (0..grid.games).step_by(usize::try_from(grid.part).unwrap_or(1)) {
            let games = from..from.saturating_add(grid.part).min(grid.games);
            let rows = |(cell, ready): (usize, &C::Ready)| {
                let play = |game| C::play(ready, game_seed(grid.seed, game), game);
                (cell, games.clone().into_par_iter().map(play).collect())
            };
            summing.add(ready.par_iter().enumerate().map(rows).collect());
        }
        summing.end()
    };
    Ok(match threads {
        Some(n) => rayon::ThreadPoolBuilder::new().num_threads(n.max(1)).build()?.install(all),
        None => all(),
    })
}

/// How many parts are written at a time.
const WRITERS: usize = 4;
/// How many games a thread plays before it says so.
const TOGETHER: u64 = 16;

/// The rows of a part; none if it was not played yet.
fn rows_of<C: Combination>(grid: &Grid<C>, folder: &Path, part: &Part) -> Result<Option<Vec<C::Row>>, Problem> {
    let path = grid.file(folder, part);
    if !path.exists() {
        return Ok(None);
    }
    let read = columns::is_whole(&path).then(|| columns::read::<C>(&path));
    let its_own = |rows: &Vec<C::Row>| {
        rows.iter().map(Record::seed).eq((part.from..part.to).map(|game| game_seed(grid.seed, game)))
    };
    let rows = read.and_then(Result::ok).filter(its_own);
    rows.map(Some).ok_or(Problem::DamagedPart(path))
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
    if settle(&grid, into)? != grid {
        return Err(Problem::OtherRun(into.to_owned()));
    }
    let mut done = Done { games: 0, of: 0, damaged: 0 };
    for part in grid.parts() {
        done.of += part.to - part.from;
        let target = grid.file(into, &part);
        if !columns::is_whole(&target) {
            let sources: Vec<PathBuf> = from.iter().map(|folder| grid.file(folder, &part)).collect();
            let Some(source) = sources.iter().find(|path| columns::is_whole(path)) else {
                done.damaged += u64::from(sources.iter().any(|path| path.exists()));
                continue;
            };
            let bytes = fs::read(source).map_err(|why| Problem::File(source.clone(), why))?;
            columns::whole(&target, &bytes).map_err(|why| Problem::File(target.clone(), why))?;
        }
        done.games += part.to - part.from;
    }
    Ok(done)
}

/// What the run in a folder says.
pub fn summed<C: Measured>(grid: &Grid<C>, folder: &Path) -> Result<Summed<C>, Problem> {
    let mut summing = Summing::new(grid);
    for from in (0..grid.games).step_by(usize::try_from(grid.part).unwrap_or(1)) {
        let read = |cell: usize| {
            let part = Part { cell, from, to: from.saturating_add(grid.part).min(grid.games) };
            rows_of(grid, folder, &part).transpose().map(|rows| Ok((cell, rows?)))
        };
        summing.add((0..grid.cells.len()).into_par_iter().filter_map(read).collect::<Result<_, Problem>>()?);
    }
    Ok(summing.end())
}

/// Writes all rows of a run as one CSV file.
pub fn write_csv<C: Combination>(grid: &Grid<C>, folder: &Path) -> Result<PathBuf, Problem> {
    let path = folder.join("games.csv");
    let mut damaged = None;
    let written = columns::streamed(&path, |file| {
        let mut out = BufWriter::new(file);
        columns::csv_head::<C>(&mut out)?;
        for part in grid.parts() {
            match rows_of(grid, folder, &part) {
                Ok(Some(rows)) => columns::csv(grid, &grid.cells[part.cell], &rows, &mut out)?,
                Ok(None) => {}
                Err(problem) => {
                    damaged = Some(problem);
                    return Err(std::io::ErrorKind::InvalidData.into());
                }
            }
        }
        out.flush()
    });
    match (written, damaged) {
        (_, Some(problem)) => Err(problem),
        (Err(why), None) => Err(Problem::File(path, why)),
        (Ok(()), None) => Ok(path),
    }
}
