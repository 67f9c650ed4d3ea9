//! The lab's runs, part by part: the unit of work that any machine can do, with the digits of `visavis lab`.

use std::path::{Path, PathBuf};
use std::time::Instant;

use lab::asked::Asked;
use lab::columns;
use lab::grid::{Combination, Grid};
use lab::quick::{self, Seats};
use lab::run::{self, Problem};
use lab::summary::Measured;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use serde_json::{Value, json};
use table::rng::game_seed;
use table::{Refusal, msg};

use crate::engine::{no_such_game, set_up};
use crate::learnable::Learnable as _;
use crate::of_cryo::{self, Rival};
use crate::of_finspan::{self, Nautoma};
use crate::of_patchwork::{Automa, Two};
use crate::words::{refuse, refused};

/// A run whichever its game.
trait Any: Send + Sync {
    fn file(&self) -> String;
    fn games(&self) -> u64;
    fn parts(&self) -> u64;
    /// The file name and the number of games of a part.
    fn part(&self, number: u64) -> Option<(String, u64)>;
    fn play(&self, number: u64) -> Option<Result<Vec<u8>, Problem>>;
    /// Is the file of a part in this folder, every byte as it was written?
    fn is_whole(&self, number: u64, folder: &Path) -> bool;
    fn figures(&self, folder: &Path, damaged: u64) -> Result<Value, Problem>;
}

struct Ready<C: Combination> {
    grid: Grid<C>,
    ready: Vec<C::Ready>,
}

impl<C: Combination> Ready<C> {
    fn new(grid: Grid<C>) -> Result<Self, Problem> {
        let ready = grid.cells.iter().map(Combination::ready).collect::<Result<_, _>>()?;
        Ok(Self { grid, ready })
    }
}

impl<C: Measured + Send> Any for Ready<C>
where
    C::Ready: Send,
{
    fn file(&self) -> String {
        self.grid.file_of_the_run()
    }

    fn games(&self) -> u64 {
        self.grid.games * self.grid.cells.len() as u64
    }

    fn parts(&self) -> u64 {
        self.grid.count()
    }

    fn part(&self, number: u64) -> Option<(String, u64)> {
        self.grid.part(number).map(|part| (self.grid.name(&part), part.to - part.from))
    }

    fn play(&self, number: u64) -> Option<Result<Vec<u8>, Problem>> {
        let part = self.grid.part(number)?;
        Some(self.grid.play(&part, &self.ready[part.cell]))
    }

    fn is_whole(&self, number: u64, folder: &Path) -> bool {
        self.grid.part(number).is_some_and(|part| columns::is_whole(&self.grid.file(folder, &part)))
    }

    fn figures(&self, folder: &Path, damaged: u64) -> Result<Value, Problem> {
        let cells = run::summed(&self.grid, folder)?.cells;
        let games: u64 = cells.iter().map(|cell| cell.win.n).sum();
        Ok(json!({"games": games, "of": self.games(), "damaged": damaged, "cells": cells}))
    }
}

/// The exception for what can go wrong with a run.
fn problem(why: &Problem) -> PyErr {
    refuse(Refusal::new("BadRun", why.message()))
}

fn ready<C: Measured + Send + 'static>(grid: Grid<C>) -> PyResult<Box<dyn Any>>
where
    C::Ready: Send,
{
    Ok(Box::new(Ready::new(grid).map_err(|why| problem(&why))?))
}

/// A run of the lab.
#[pyclass(module = "visavis")]
pub struct Run {
    run: Box<dyn Any>,
}

#[pymethods]
impl Run {
    /// A run of every combination of players and options: `Run("patchwork", "greedy", level="1..5")`.
    #[new]
    #[pyo3(signature = (game, players, games=10_000, seed=1, marker=None, bonus=None, allow_clock=false, **options))]
    #[allow(clippy::too_many_arguments)] // Named in Python, every one of them.
    fn new(
        game: &str,
        players: &str,
        games: u64,
        seed: u64,
        marker: Option<u8>,
        bonus: Option<i16>,
        allow_clock: bool,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let mut typed = Vec::new();
        for (name, value) in options.into_iter().flatten() {
            typed.push((name.extract::<String>()?, value.str()?.to_string()));
        }
        let asked = Asked { players: players.to_owned(), options: typed, marker, bonus, allow_clock };
        let run = match game {
            "patchwork" => ready(Grid::new(seed, games, asked.patchwork().map_err(|why| refused(&why))?)),
            "finspan" => ready(Grid::new(seed, games, asked.finspan().map_err(|why| refused(&why))?)),
            "cryo" => ready(Grid::new(seed, games, asked.cryo().map_err(|why| refused(&why))?)),
            other => Err(no_such_game(other)),
        };
        Ok(Self { run: run? })
    }

    /// The run that a `run.json` describes.
    #[staticmethod]
    fn from_file(text: &str) -> PyResult<Self> {
        let damaged = || problem(&Problem::Damaged(run::RUN_FILE.into()));
        let value: Value = serde_json::from_str(text).map_err(|_| damaged())?;
        let run = match value["game"].as_str() {
            Some("patchwork") => ready::<lab::patchwork::Cell>(serde_json::from_value(value).map_err(|_| damaged())?),
            Some("finspan") => ready::<lab::finspan::Cell>(serde_json::from_value(value).map_err(|_| damaged())?),
            Some("cryo") => ready::<lab::cryo::Cell>(serde_json::from_value(value).map_err(|_| damaged())?),
            _ => Err(damaged()),
        };
        Ok(Self { run: run? })
    }

    /// The file that describes it, `run.json`.
    fn file(&self) -> String {
        self.run.file()
    }

    /// Refused if the file in that place describes another run.
    fn same(&self, text: &str, place: PathBuf) -> PyResult<()> {
        match Self::from_file(text) {
            Ok(other) if other.file() == self.file() => Ok(()),
            _ => Err(problem(&Problem::OtherRun(place))),
        }
    }

    /// All games of all cells.
    #[getter]
    fn games(&self) -> u64 {
        self.run.games()
    }

    /// How many parts it has.
    #[getter]
    fn parts(&self) -> u64 {
        self.run.parts()
    }

    /// The file name of a part, and how many games it holds.
    fn part(&self, number: u64) -> PyResult<(String, u64)> {
        self.run.part(number).ok_or_else(|| self.no_such_part(number))
    }

    /// Plays a part on this thread; gives its Parquet file.
    fn play<'py>(&self, py: Python<'py>, number: u64) -> PyResult<Bound<'py, PyBytes>> {
        let run = &self.run;
        let played = py.detach(|| run.play(number)).ok_or_else(|| self.no_such_part(number))?;
        Ok(PyBytes::new(py, &played.map_err(|why| problem(&why))?))
    }

    /// Is the file of a part in this folder, every byte as it was written?
    fn is_whole(&self, py: Python<'_>, number: u64, folder: PathBuf) -> bool {
        let run = &self.run;
        py.detach(|| run.is_whole(number, &folder))
    }

    /// The figures of what a folder holds, as `visavis lab --json` prints them; so many parts were damaged before.
    #[pyo3(signature = (folder, damaged=0))]
    fn figures(&self, py: Python<'_>, folder: PathBuf, damaged: u64) -> PyResult<String> {
        let run = &self.run;
        py.detach(|| run.figures(&folder, damaged)).map(|figures| figures.to_string()).map_err(|why| problem(&why))
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        let maker = slf.get_type().getattr("from_file")?;
        Ok((maker.unbind(), (slf.borrow().file(),)))
    }
}

impl Run {
    fn no_such_part(&self, number: u64) -> PyErr {
        refuse(Refusal::new("NoSuchPart", msg!("python-no-such-part", part = number, parts = self.run.parts())))
    }
}

/// Random games by the engine itself, on one thread and without Python: how many a second, and their check-sum.
#[pyfunction]
#[pyo3(signature = (game, games, seed=0, **options))]
pub fn native_random<'py>(
    py: Python<'py>,
    game: &str,
    games: u64,
    seed: u64,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Bound<'py, PyDict>> {
    let (rate, checksum) = match game {
        Two::NAME | Automa::NAME => {
            let seats = if game == Two::NAME { Seats::RandomRandom } else { Seats::RandomAutoma };
            let rules = Automa::rules(&set_up::<Automa>(seed, options)?);
            let run = quick::Run { games, seats, rules, seed, threads: Some(1) };
            let summary = py.detach(|| run.play());
            (summary.games_per_second, summary.checksum)
        }
        Nautoma::NAME => {
            let rules = Nautoma::rules(&set_up::<Nautoma>(seed, options)?);
            py.detach(|| {
                let start = Instant::now();
                let sum = (0..games).fold(0u64, |sum, index| {
                    let seed = game_seed(seed, index);
                    let mut game = rules.deal(seed);
                    players::finspan::whole_game(&mut game, &mut players::finspan::Random::new(seed));
                    sum.wrapping_add(of_finspan::checksum(&game, index))
                });
                (games as f64 / start.elapsed().as_secs_f64().max(1e-9), format!("{sum:016x}"))
            })
        }
        Rival::NAME => {
            let rules = Rival::rules(&set_up::<Rival>(seed, options)?);
            py.detach(|| {
                let start = Instant::now();
                let sum = (0..games).fold(0u64, |sum, index| {
                    let seed = game_seed(seed, index);
                    let mut game = rules.deal(seed);
                    let Ok(()) = cryo::game::turn::play(&mut game, &mut rules.random(seed));
                    sum.wrapping_add(of_cryo::checksum(&game, index))
                });
                (games as f64 / start.elapsed().as_secs_f64().max(1e-9), format!("{sum:016x}"))
            })
        }
        other => return Err(no_such_game(other)),
    };
    let found = PyDict::new(py);
    found.set_item("games_per_second", rate)?;
    found.set_item("checksum", checksum)?;
    Ok(found)
}
