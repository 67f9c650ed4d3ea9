//! One game that can be learned, with undo; and the list of such games.

use numpy::{PyArray1, PyArray2, PyArrayMethods as _};
use players::Kind;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use table::rng::game_seed;
use table::{Refusal, Setup, msg, prepare};

use crate::learnable::{Learnable, no_such};
use crate::of_cryo::Rival;
use crate::of_finspan::Nautoma;
use crate::of_patchwork::{Automa, Two};
use crate::words::{refuse, refused};

/// The games that can be learned, by name. A further one is one more line here.
macro_rules! by_name {
    ($name:expr, $game:ident => $made:expr) => {{
        use $crate::learnable::Learnable as _;
        match $name {
            $crate::of_patchwork::Two::NAME => {
                type $game = $crate::of_patchwork::Two;
                $made
            }
            $crate::of_patchwork::Automa::NAME => {
                type $game = $crate::of_patchwork::Automa;
                $made
            }
            $crate::of_finspan::Nautoma::NAME => {
                type $game = $crate::of_finspan::Nautoma;
                $made
            }
            $crate::of_cryo::Rival::NAME => {
                type $game = $crate::of_cryo::Rival;
                $made
            }
            other => Err($crate::engine::no_such_game(other)),
        }
    }};
}
pub(crate) use by_name;

/// Their names.
pub const NAMES: [&str; 4] = [Two::NAME, Automa::NAME, Nautoma::NAME, Rival::NAME];

/// The refusal of a game that is not here.
pub fn no_such_game(name: &str) -> PyErr {
    refuse(Refusal::new("UnknownGame", msg!("python-no-such-game", game = name, games = NAMES.join(", "))))
}

/// The checked set-up of options given in Python: `level=3, deck="tactical", automa_takes_special=False`.
pub fn set_up<G: Learnable>(seed: u64, options: Option<&Bound<'_, PyDict>>) -> PyResult<Setup> {
    let setup = with_options(Setup::new(G::game().about().id, "digital", seed), options)?;
    prepare(G::game(), setup).map_err(|why| refused(&why))
}

/// A set-up with options given in Python.
pub fn with_options(mut setup: Setup, options: Option<&Bound<'_, PyDict>>) -> PyResult<Setup> {
    for (name, value) in options.into_iter().flatten() {
        let value = match value.extract::<bool>() {
            Ok(yes) => if yes { "on" } else { "off" }.to_owned(),
            Err(_) => value.str()?.to_string(),
        };
        setup = setup.with(&name.extract::<String>()?, value);
    }
    Ok(setup)
}

/// A player of the house by name.
pub fn kind(name: &str) -> PyResult<Kind> {
    lab::asked::player(name, true).map_err(refuse)
}

/// The refusal of a player that does not play this game.
pub fn nobody(player: &str, game: &str) -> PyErr {
    refuse(Refusal::new("NotHere", msg!("python-nobody", player = player, game = game)))
}

/// The sizes of a game's spaces: actions, bytes of an observation, words of a mask, seats.
#[pyfunction]
pub fn spaces<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    by_name!(game, G => {
        let sizes = PyDict::new(py);
        sizes.set_item("actions", 64 * G::WORDS)?;
        sizes.set_item("words", G::WORDS)?;
        sizes.set_item("observation", G::OBSERVED)?;
        sizes.set_item("seats", G::SEATS)?;
        sizes.set_item("outlook", G::OUTLOOK)?;
        Ok(sizes)
    })
}

/// What [`Engine`] asks of its game, whichever it is.
trait One: Send + Sync {
    fn words(&self) -> usize;
    fn observed(&self) -> usize;
    fn seats(&self) -> &'static [&'static str];
    fn seat(&self) -> Option<u8>;
    fn mask(&self) -> Vec<u64>;
    fn observe(&self, seat: u8) -> Vec<u8>;
    fn play(&mut self, number: i64) -> Result<(), Refusal>;
    fn undo(&mut self, n: usize) -> usize;
    fn moves(&self) -> usize;
    fn points(&self) -> Option<([i32; 2], bool)>;
    fn checksum(&self, index: u64) -> u64;
    fn notation(&self, number: u32) -> Option<String>;
    fn number(&self, text: &str) -> Result<u32, Refusal>;
    fn advise(&self, kind: Kind, seed: u64) -> Option<u32>;
    fn outlook(&self) -> usize;
    fn outlooks(&self, most: usize) -> Option<(Vec<i64>, Vec<f32>)>;
    fn copy(&self) -> Box<dyn One>;
}

/// A game and the positions before it.
#[derive(Clone)]
struct Line<G> {
    now: G,
    past: Vec<G>,
}

impl<G: Learnable> One for Line<G> {
    fn words(&self) -> usize {
        G::WORDS
    }

    fn observed(&self) -> usize {
        G::OBSERVED
    }

    fn seats(&self) -> &'static [&'static str] {
        G::SEATS
    }

    fn seat(&self) -> Option<u8> {
        self.now.seat()
    }

    fn mask(&self) -> Vec<u64> {
        let mut words = vec![0; G::WORDS];
        if self.now.seat().is_some() {
            self.now.open(&mut words);
        }
        words
    }

    fn observe(&self, seat: u8) -> Vec<u8> {
        let mut bytes = vec![0; G::OBSERVED];
        self.now.observe(seat, &mut bytes);
        bytes
    }

    fn play(&mut self, number: i64) -> Result<(), Refusal> {
        if self.now.seat().is_none() {
            return Err(Refusal::new("GameOver", msg!("error-game-over")));
        }
        let known = u32::try_from(number).ok().filter(|&n| (n as usize) < 64 * G::WORDS);
        let known = known.ok_or_else(|| no_such(number, G::WORDS))?;
        if self.mask()[known as usize / 64] >> (known % 64) & 1 == 0 {
            return Err(self.now.why_not(known));
        }
        self.past.push(self.now.clone());
        self.now.play(known);
        Ok(())
    }

    fn undo(&mut self, n: usize) -> usize {
        let n = n.min(self.past.len());
        let mut kept = self.past.split_off(self.past.len() - n).into_iter();
        if let Some(now) = kept.next() {
            self.now = now;
        }
        n
    }

    fn moves(&self) -> usize {
        self.past.len()
    }

    fn points(&self) -> Option<([i32; 2], bool)> {
        self.now.ending().map(|ending| (ending.points, ending.won))
    }

    fn checksum(&self, index: u64) -> u64 {
        self.now.ending().map_or(0, |ending| self.now.checksum(&ending, index))
    }

    fn notation(&self, number: u32) -> Option<String> {
        self.now.notation(number)
    }

    fn number(&self, text: &str) -> Result<u32, Refusal> {
        self.now.number(text)
    }

    fn advise(&self, kind: Kind, seed: u64) -> Option<u32> {
        self.now.advise(&mut G::mind(kind, seed)?)
    }

    fn outlook(&self) -> usize {
        G::OUTLOOK
    }

    fn outlooks(&self, most: usize) -> Option<(Vec<i64>, Vec<f32>)> {
        if G::OUTLOOK == 0 {
            return None;
        }
        let room = 1 + 3 * most;
        let (mut numbers, mut figures) = (vec![0; room], vec![0.0; room * G::OUTLOOK]);
        let seen = if self.now.seat().is_some() { self.now.outlooks(most, &mut numbers, &mut figures) } else { 0 };
        numbers.truncate(seen);
        figures.truncate(seen * G::OUTLOOK);
        Some((numbers, figures))
    }

    fn copy(&self) -> Box<dyn One> {
        Box::new(self.clone())
    }
}

/// Choices, and figures of each.
type Looked<'py> = (Bound<'py, PyArray1<i64>>, Bound<'py, PyArray2<f32>>);

/// One game, by numbers and arrays.
#[pyclass(module = "visavis")]
pub struct Engine {
    game: Box<dyn One>,
    #[pyo3(get)]
    name: String,
    #[pyo3(get)]
    seed: u64,
}

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(signature = (game, seed=0, **options))]
    fn new(game: &str, seed: u64, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let one: PyResult<Box<dyn One>> = by_name!(game, G => {
            let rules = G::rules(&set_up::<G>(seed, options)?);
            Ok(Box::new(Line { now: G::start(&rules, seed), past: Vec::new() }))
        });
        Ok(Self { game: one?, name: game.to_owned(), seed })
    }

    /// Which seat decides; none when the game is over.
    #[getter]
    fn seat(&self) -> Option<&'static str> {
        Some(self.game.seats()[usize::from(self.game.seat()?)])
    }

    #[getter]
    fn over(&self) -> bool {
        self.game.seat().is_none()
    }

    /// How many actions were done.
    #[getter]
    fn moves(&self) -> usize {
        self.game.moves()
    }

    /// The legal actions, by number.
    fn legal(&self) -> Vec<u32> {
        let words = self.game.mask();
        (0..64 * words.len() as u32).filter(|n| words[*n as usize / 64] >> (n % 64) & 1 == 1).collect()
    }

    /// The legal actions as an array of 0 and 1.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let bits = self.game.mask().into_iter().flat_map(|word| (0..64).map(move |bit| (word >> bit & 1) as i8));
        PyArray1::from_iter(py, bits)
    }

    /// What a seat sees; the one that decides, unless named.
    #[pyo3(signature = (seat=None))]
    fn observe<'py>(&self, py: Python<'py>, seat: Option<&str>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seats = self.game.seats();
        let seat = match seat {
            None => self.game.seat().unwrap_or(0),
            Some(name) => {
                let values = seats.join(", ");
                let text = || msg!("error-bad-value", name = "seat", value = name, values = values.as_str());
                let at = seats.iter().position(|s| *s == name);
                at.ok_or_else(|| refuse(Refusal::new("BadOption", text())))? as u8
            }
        };
        Ok(PyArray1::from_vec(py, self.game.observe(seat)))
    }

    /// Does an action, by number or in notation, and everything up to the next decision.
    fn apply(&mut self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let number = match action.extract::<&str>() {
            Ok(text) if self.game.seat().is_some() => self.game.number(text).map_err(refuse)?.into(),
            Ok(_) => 0,
            Err(_) => action.extract::<i64>()?,
        };
        self.game.play(number).map_err(refuse)
    }

    /// Takes back actions; gives how many there were.
    #[pyo3(signature = (n=1))]
    fn undo(&mut self, n: usize) -> usize {
        self.game.undo(n)
    }

    fn clone(&self) -> Self {
        Self { game: self.game.copy(), name: self.name.clone(), seed: self.seed }
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// An action in the game's notation.
    fn notation(&self, action: i64) -> PyResult<String> {
        let known = u32::try_from(action).ok().and_then(|n| self.game.notation(n));
        known.ok_or_else(|| refuse(no_such(action, self.game.words())))
    }

    /// The number of a legal action in notation.
    fn number(&self, text: &str) -> PyResult<u32> {
        self.game.number(text).map_err(refuse)
    }

    /// What a player of the house would do: `random`, `greedy`, `search:2000`.
    #[pyo3(signature = (player="greedy"))]
    fn advise(&self, py: Python<'_>, player: &str) -> PyResult<Option<u32>> {
        let kind = kind(player)?;
        if self.game.seat().is_none() {
            return Ok(None);
        }
        let (game, seed) = (&self.game, game_seed(self.seed, self.game.moves() as u64));
        let found = py.detach(|| game.advise(kind, seed));
        found.map(Some).ok_or_else(|| nobody(player, &self.name))
    }

    /// Choices worth a look and how things stand after each: numbers, and figures row by row.
    #[pyo3(signature = (most=3))]
    fn outlooks<'py>(&self, py: Python<'py>, most: usize) -> PyResult<Looked<'py>> {
        let (numbers, figures) = self.game.outlooks(most).ok_or_else(|| no_outlooks(&self.name))?;
        let figures = PyArray1::from_vec(py, figures).reshape([numbers.len(), self.game.outlook()])?;
        Ok((PyArray1::from_vec(py, numbers), figures))
    }

    /// Both scores of a game that is over.
    #[getter]
    fn points(&self) -> Option<(i32, i32)> {
        self.game.points().map(|([first, second], _)| (first, second))
    }

    /// Did the first seat win? None while the game goes on.
    #[getter]
    fn won(&self) -> Option<bool> {
        self.game.points().map(|(_, won)| won)
    }

    /// The check-sum of a game that is over, as the lab makes it for game `index`.
    fn checksum(&self, index: u64) -> u64 {
        self.game.checksum(index)
    }

    fn __repr__(&self) -> String {
        format!("Engine({:?}, seed={}, moves={})", self.name, self.seed, self.game.moves())
    }

    /// How long an observation is.
    #[getter]
    fn observation_size(&self) -> usize {
        self.game.observed()
    }

    /// How many numbers there are for actions.
    #[getter]
    fn action_count(&self) -> usize {
        64 * self.game.words()
    }
}

/// The refusal of outlooks where there are none.
pub fn no_outlooks(game: &str) -> PyErr {
    refuse(Refusal::new("NoOutlooks", msg!("python-no-outlooks", game = game)))
}
