//! Thousands of games stepped at once. Observations and masks lie in arrays that NumPy sees without a copy; the
//! interpreter is released while games are played.

use numpy::{PyArray1, PyArray2, PyArray3, PyArrayLike1, TypeMustMatch};
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyDict};
use table::{Refusal, msg};

use crate::engine::{by_name, kind, no_outlooks, nobody, set_up};
use crate::rows::{Many, Rows};
use crate::words::refuse;

/// Games stepped together. An array it hands out is a view that every step writes anew: copy what is to stay.
#[pyclass(module = "visavis")]
pub struct Batch {
    games: Box<dyn Many>,
    #[pyo3(get)]
    name: String,
    #[pyo3(get)]
    size: usize,
    #[pyo3(get)]
    seed: u64,
}

/// Choices of every game, and figures of each.
type Looked<'py> = (Bound<'py, PyArray2<i64>>, Bound<'py, PyArray3<f32>>);

/// A view that nobody can write through.
fn read_only<'py, T>(array: Bound<'py, T>) -> PyResult<Bound<'py, T>> {
    array.as_any().call_method1("setflags", (false,))?;
    Ok(array)
}

/// A view of an array of the batch, which the batch outlives.
macro_rules! view {
    ($slf:ident, $kind:ident, $name:ident) => {{
        let batch = $slf.try_borrow()?;
        // SAFETY: the array lies in the batch, which the view keeps alive, and keeps its place and size as long.
        let array = unsafe { $kind::borrow_from_array(&batch.games.arrays().$name, $slf.clone().into_any()) };
        read_only(array)
    }};
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, size, seed=0, games=None, pause=false, **options))]
    fn new(
        game: &str,
        size: usize,
        seed: u64,
        games: Option<u64>,
        pause: bool,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let many: PyResult<Box<dyn Many>> = by_name!(game, G => {
            let rules = G::rules(&set_up::<G>(seed, options)?);
            Ok(Box::new(Rows::<G>::new(rules, (size, seed, games.unwrap_or(u64::MAX), pause))))
        });
        Ok(Self { games: many?, name: game.to_owned(), size, seed })
    }

    /// Does one action in every game. Refused as a whole if one of them is not legal. Without actions: what was drawn or
    /// advised since the last step; if nothing was, actions are drawn.
    #[pyo3(signature = (actions=None))]
    fn step(&mut self, py: Python<'_>, actions: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let games = &mut self.games;
        let done = match actions {
            None => py.detach(|| games.sampled_step()),
            Some(actions) => {
                let size = self.size;
                let shape = |found: String| {
                    let text = msg!("python-wrong-shape", wanted = size, found = found);
                    refuse(Refusal::new("WrongShape", text))
                };
                let found = || actions.getattr("shape").map_or_else(|_| "?".to_owned(), |shape| shape.to_string());
                let given: PyArrayLike1<'_, i64, TypeMustMatch> = whole(actions).map_err(|_| shape(found()))?;
                let given = given.as_slice().map_err(|_| shape(found()))?;
                if given.len() != size {
                    return Err(shape(given.len().to_string()));
                }
                py.detach(|| games.step(given))
            }
        };
        done.map_err(|(game, why)| {
            let text = msg!("python-in-game", game = game, why = why.text);
            refuse(Refusal::new(why.code, text))
        })
    }

    /// Draws an action for every game, as the engine's random player does.
    fn sample<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let py = slf.py();
        {
            let mut batch = slf.try_borrow_mut()?;
            let games = &mut batch.games;
            py.detach(|| games.sample());
        }
        view!(slf, PyArray1, actions)
    }

    /// What a player of the house does in every game.
    #[pyo3(signature = (player="greedy"))]
    fn advise<'py>(slf: &Bound<'py, Self>, player: &str) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let (py, kind) = (slf.py(), kind(player)?);
        {
            let mut batch = slf.try_borrow_mut()?;
            let games = &mut batch.games;
            if !py.detach(|| games.advise(kind)) {
                return Err(nobody(player, &batch.name));
            }
        }
        view!(slf, PyArray1, actions)
    }

    /// Choices worth a look in every game, −1 where there are no more, and how things stand after each.
    #[pyo3(signature = (most=3))]
    fn outlooks<'py>(&self, py: Python<'py>, most: usize) -> PyResult<Looked<'py>> {
        let games = &self.games;
        let (choices, outlooks) = py.detach(|| games.look(most)).ok_or_else(|| no_outlooks(&self.name))?;
        Ok((PyArray2::from_owned_array(py, choices), PyArray3::from_owned_array(py, outlooks)))
    }

    /// What the seat that decides sees, one row a game.
    #[getter]
    fn observations<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyArray2<u8>>> {
        view!(slf, PyArray2, observations)
    }

    /// What is legal: bit n % 64 of word n / 64 stands for action n.
    #[getter]
    fn masks<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyArray2<u64>>> {
        view!(slf, PyArray2, masks)
    }

    /// 1 where a game has just ended.
    #[getter]
    fn over<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        view!(slf, PyArray1, over)
    }

    /// 1 or −1 for the first seat where a game has just ended.
    #[getter]
    fn rewards<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        view!(slf, PyArray1, rewards)
    }

    /// Both scores where a game has just ended.
    #[getter]
    fn points<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyArray2<i32>>> {
        view!(slf, PyArray2, points)
    }

    /// Which seat decides, from 0; 255 where no game is left.
    #[getter]
    fn seats<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        view!(slf, PyArray1, seats)
    }

    /// Which game of the run every row plays; −1 where none is left.
    #[getter]
    fn games<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        view!(slf, PyArray1, games)
    }

    /// Games that ended.
    #[getter]
    fn finished(&self) -> u64 {
        self.games.sums().games
    }

    /// Games the first seat won.
    #[getter]
    fn wins(&self) -> u64 {
        self.games.sums().wins
    }

    /// Actions done.
    #[getter]
    fn actions_done(&self) -> u64 {
        self.games.sums().actions
    }

    /// Over all games that ended, whatever their order.
    #[getter]
    fn checksum(&self) -> String {
        format!("{:016x}", self.games.sums().checksum)
    }

    fn __len__(&self) -> usize {
        self.size
    }
}

/// A row of whole numbers; other kinds of whole numbers than 64 bits are converted, anything else is refused.
fn whole<'py>(given: &Bound<'py, PyAny>) -> PyResult<PyArrayLike1<'py, i64, TypeMustMatch>> {
    if let Ok(array) = given.extract() {
        return Ok(array);
    }
    let numpy = given.py().import("numpy")?;
    let array = numpy.call_method1("asarray", (given,))?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    if kind != "i" && kind != "u" {
        return Err(pyo3::exceptions::PyTypeError::new_err(kind));
    }
    numpy.call_method1("ascontiguousarray", (array, "int64"))?.extract()
}
