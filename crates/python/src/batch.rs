//! Thousands of games stepped at once. Observations and masks lie in arrays that NumPy sees without a copy; the
//! interpreter is released while games are played.

use numpy::ndarray::{Array1, Array2, Array3};
use numpy::{PyArray1, PyArray2, PyArray3, PyArrayLike1, TypeMustMatch};
use players::Kind;
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyDict};
use table::rng::game_seed;
use table::{Refusal, msg};

use crate::engine::{by_name, kind, no_outlooks, nobody, set_up};
use crate::learnable::{Learnable, no_such};
use crate::words::refuse;

/// What NumPy sees, one row a game.
struct Arrays {
    observations: Array2<u8>,
    masks: Array2<u64>,
    /// 1 where a game has just ended; the row already shows the next one.
    over: Array1<u8>,
    /// For games that have just ended: 1 if the first seat won, −1 if not; 0 for all others.
    rewards: Array1<f32>,
    /// For games that have just ended: both scores.
    points: Array2<i32>,
    /// The seat that decides; 255 where no game is left.
    seats: Array1<u8>,
    /// Which game of the run a row plays.
    games: Array1<i64>,
    /// What was drawn or advised last.
    actions: Array1<i64>,
}

/// Choices worth a look, −1 where there are no more, and their figures.
type Outlooks = (Array2<i64>, Array3<f32>);

/// Sums over all games that ended.
#[derive(Clone, Copy, Default)]
struct Sums {
    games: u64,
    actions: u64,
    wins: u64,
    checksum: u64,
}

/// A row: a game in progress, or none when the run is at its end.
struct Row<G: Learnable> {
    game: G,
    index: u64,
    legal: u32,
    /// The game is over, and the next step begins another.
    waits: bool,
    chance: G::Chance,
    mind: Option<G::Mind>,
}

/// What [`Batch`] asks of its games, whichever they are.
trait Many: Send + Sync {
    fn arrays(&self) -> &Arrays;
    fn sums(&self) -> Sums;
    fn step(&mut self, actions: &[i64]) -> Result<(), (usize, Refusal)>;
    fn sample(&mut self);
    fn advise(&mut self, kind: Kind) -> bool;
    fn look(&self, most: usize) -> Option<Outlooks>;
    fn sampled_step(&mut self) -> Result<(), (usize, Refusal)>;
}

struct Rows<G: Learnable> {
    rules: G::Rules,
    seed: u64,
    /// The next game to start, and one behind the last.
    next: u64,
    end: u64,
    rows: Vec<Row<G>>,
    arrays: Arrays,
    sums: Sums,
    kind: Option<Kind>,
    /// Does a row show the last position before the next game begins?
    pause: bool,
}

impl<G: Learnable> Rows<G> {
    fn new(rules: G::Rules, (size, seed, end, pause): (usize, u64, u64, bool)) -> Self {
        let arrays = Arrays {
            observations: Array2::zeros((size, G::OBSERVED)),
            masks: Array2::zeros((size, G::WORDS)),
            over: Array1::zeros(size),
            rewards: Array1::zeros(size),
            points: Array2::zeros((size, 2)),
            seats: Array1::zeros(size),
            games: Array1::zeros(size),
            actions: Array1::zeros(size),
        };
        let row = |index: u64| {
            let seed = game_seed(seed, index);
            Row { game: G::start(&rules, seed), index, legal: 0, waits: false, chance: G::chance(seed), mind: None }
        };
        let rows = (0..size as u64).map(row).collect();
        let (next, sums) = (size as u64, Sums::default());
        let mut all = Self { rules, seed, next, end, rows, arrays, sums, kind: None, pause };
        for at in 0..size {
            all.arrays.games[at] = at as i64;
            if at as u64 >= end {
                all.rest(at);
            } else {
                all.show(at);
            }
        }
        all
    }

    /// Writes what a row shows.
    #[inline]
    fn show(&mut self, at: usize) {
        let row = &mut self.rows[at];
        let seat = row.game.seat().unwrap_or(0);
        let words = self.arrays.masks.row_mut(at).into_slice().expect("rows of a fresh array are slices");
        row.legal = row.game.open(words);
        let bytes = self.arrays.observations.row_mut(at).into_slice().expect("rows of a fresh array are slices");
        row.game.observe(seat, bytes);
        self.arrays.seats[at] = seat;
    }

    /// Shows the last position of a row's game.
    fn show_the_end(&mut self, at: usize) {
        let row = &mut self.rows[at];
        (row.legal, row.waits) = (0, true);
        self.arrays.masks.row_mut(at).fill(0);
        let bytes = self.arrays.observations.row_mut(at).into_slice().expect("rows of a fresh array are slices");
        row.game.observe(0, bytes);
    }

    /// Leaves a row without a game.
    fn rest(&mut self, at: usize) {
        self.rows[at].legal = 0;
        self.arrays.masks.row_mut(at).fill(0);
        self.arrays.observations.row_mut(at).fill(0);
        self.arrays.seats[at] = 255;
        self.arrays.games[at] = -1;
    }

    /// Starts the next game of the run in a row.
    fn begin(&mut self, at: usize) {
        if self.next >= self.end {
            return self.rest(at);
        }
        let (index, seed) = (self.next, game_seed(self.seed, self.next));
        self.next += 1;
        let row = &mut self.rows[at];
        row.index = index;
        row.game = G::start(&self.rules, seed);
        row.chance = G::chance(seed);
        row.mind = None;
        self.arrays.games[at] = index as i64;
        self.show(at);
    }

    /// Is every action legal? Nothing is done before all were looked at.
    fn check(&self, actions: &[i64]) -> Result<(), (usize, Refusal)> {
        for (at, (row, &action)) in self.rows.iter().zip(actions).enumerate() {
            if row.legal == 0 {
                continue;
            }
            let known = usize::try_from(action).ok().filter(|n| n / 64 < G::WORDS);
            let known = known.ok_or_else(|| (at, no_such(action, G::WORDS)))?;
            if self.arrays.masks[(at, known / 64)] >> (known % 64) & 1 == 0 {
                return Err((at, row.game.why_not(known as u32)));
            }
        }
        Ok(())
    }

    #[inline]
    fn step_row(&mut self, at: usize, action: i64) {
        self.arrays.over[at] = 0;
        self.arrays.rewards[at] = 0.0;
        let row = &mut self.rows[at];
        if row.waits {
            row.waits = false;
            return self.begin(at);
        }
        if row.legal == 0 {
            return;
        }
        row.game.play(action as u32);
        self.sums.actions += 1;
        if row.game.seat().is_some() {
            return self.show(at);
        }
        if let Some(ending) = row.game.ending() {
            self.sums.games += 1;
            self.sums.wins += u64::from(ending.won);
            self.sums.checksum = self.sums.checksum.wrapping_add(row.game.checksum(row.index));
            self.arrays.over[at] = 1;
            self.arrays.rewards[at] = if ending.won { 1.0 } else { -1.0 };
            [self.arrays.points[(at, 0)], self.arrays.points[(at, 1)]] = ending.points;
            if self.pause {
                self.show_the_end(at);
            } else {
                self.begin(at);
            }
        }
    }
}

impl<G: Learnable> Many for Rows<G> {
    fn arrays(&self) -> &Arrays {
        &self.arrays
    }

    fn sums(&self) -> Sums {
        self.sums
    }

    fn step(&mut self, actions: &[i64]) -> Result<(), (usize, Refusal)> {
        self.check(actions)?;
        for (at, &action) in actions.iter().enumerate() {
            self.step_row(at, action);
        }
        Ok(())
    }

    fn sampled_step(&mut self) -> Result<(), (usize, Refusal)> {
        let actions = std::mem::take(&mut self.arrays.actions);
        let done = actions.as_slice().map_or(Ok(()), |actions| self.step(actions));
        self.arrays.actions = actions;
        done
    }

    fn sample(&mut self) {
        for (at, row) in self.rows.iter_mut().enumerate() {
            if row.legal > 0 {
                let words = self.arrays.masks.row(at).to_slice().expect("rows of a fresh array are slices");
                self.arrays.actions[at] = row.game.sample(words, row.legal, &mut row.chance).into();
            }
        }
    }

    fn advise(&mut self, kind: Kind) -> bool {
        if self.kind != Some(kind) {
            self.kind = Some(kind);
            self.rows.iter_mut().for_each(|row| row.mind = None);
        }
        for (at, row) in self.rows.iter_mut().enumerate().filter(|(_, row)| row.legal > 0) {
            if row.mind.is_none() {
                row.mind = G::mind(kind, game_seed(self.seed, row.index));
            }
            let Some(advice) = row.mind.as_mut().and_then(|mind| row.game.advise(mind)) else { return false };
            self.arrays.actions[at] = advice.into();
        }
        true
    }

    fn look(&self, most: usize) -> Option<Outlooks> {
        if G::OUTLOOK == 0 {
            return None;
        }
        let (size, room) = (self.rows.len(), 1 + 3 * most);
        let mut choices = Array2::from_elem((size, room), -1);
        let mut outlooks = Array3::zeros((size, room, G::OUTLOOK));
        let numbers = choices.as_slice_mut().expect("a fresh array is a slice");
        let figures = outlooks.as_slice_mut().expect("a fresh array is a slice");
        let rows = numbers.chunks_exact_mut(room).zip(figures.chunks_exact_mut(room * G::OUTLOOK));
        for (row, (numbers, figures)) in self.rows.iter().zip(rows).filter(|(row, _)| row.legal > 0) {
            row.game.outlooks(most, numbers, figures);
        }
        Some((choices, outlooks))
    }
}

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

/// A view that nobody can write through.
fn read_only<'py, T>(array: Bound<'py, T>) -> PyResult<Bound<'py, T>> {
    array.as_any().call_method1("setflags", (false,))?;
    Ok(array)
}

/// A view of an array of the batch, which the batch outlives.
macro_rules! view {
    ($slf:ident, $kind:ident, $name:ident) => {{
        let batch = $slf.borrow();
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

    /// Does one action in every game. Refused as a whole if one of them is not legal.
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

    /// Draws an action for every game, as the engine's random player does; `step()` without actions does them.
    fn sample<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let py = slf.py();
        {
            let mut batch = slf.borrow_mut();
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
            let mut batch = slf.borrow_mut();
            let games = &mut batch.games;
            if !py.detach(|| games.advise(kind)) {
                return Err(nobody(player, &batch.name));
            }
        }
        view!(slf, PyArray1, actions)
    }

    /// Choices worth a look in every game, −1 where there are no more, and how things stand after each.
    #[pyo3(signature = (most=3))]
    fn outlooks<'py>(
        &self,
        py: Python<'py>,
        most: usize,
    ) -> PyResult<(Bound<'py, PyArray2<i64>>, Bound<'py, PyArray3<f32>>)> {
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
    numpy.call_method1("ascontiguousarray", (array, "int64"))?.extract().map_err(Into::into)
}
