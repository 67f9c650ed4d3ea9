//! The games of a batch, one row each, and the arrays they write.

use std::sync::{Mutex, PoisonError};

use numpy::ndarray::{Array1, Array2, Array3};
use players::Kind;
use table::Refusal;
use table::rng::game_seed;

use crate::learnable::{Learnable, no_such};

/// What NumPy sees, one row a game.
pub struct Arrays {
    /// What the seat that decides sees.
    pub observations: Array2<u8>,
    /// What is legal.
    pub masks: Array2<u64>,
    /// 1 where a game has just ended; the row already shows the next one.
    pub over: Array1<u8>,
    /// For games that have just ended: 1 if the first seat won, −1 if not; 0 for all others.
    pub rewards: Array1<f32>,
    /// For games that have just ended: both scores.
    pub points: Array2<i32>,
    /// The seat that decides; 255 where no game is left.
    pub seats: Array1<u8>,
    /// Which game of the run a row plays.
    pub games: Array1<i64>,
    /// What was drawn or advised last.
    pub actions: Array1<i64>,
}

/// Choices worth a look, −1 where there are no more, and their figures.
pub type Outlooks = (Array2<i64>, Array3<f32>);

/// Sums over all games that ended.
#[derive(Clone, Copy, Default)]
pub struct Sums {
    /// How many.
    pub games: u64,
    /// Their actions, and those of games not yet over.
    pub actions: u64,
    /// Won by the first seat.
    pub wins: u64,
    /// Whatever their order.
    pub checksum: u64,
}

/// A row: a game in progress, or none when the run is at its end.
struct Row<G: Learnable> {
    game: G,
    index: u64,
    legal: u32,
    /// The game is over, and the next step begins another.
    waits: bool,
    chance: G::Chance,
    /// Who advises; behind a lock that nobody ever waits for, as a search is of one thread at a time.
    mind: Mutex<Option<G::Mind>>,
}

/// What a batch asks of its games, whichever they are.
pub trait Many: Send + Sync {
    /// What NumPy sees.
    fn arrays(&self) -> &Arrays;
    /// Over all games that ended.
    fn sums(&self) -> Sums;
    /// One action in every game; the first that is not legal is named, and none is done.
    fn step(&mut self, actions: &[i64]) -> Result<(), (usize, Refusal)>;
    /// The same with what was drawn or advised; if nothing was, actions are drawn.
    fn sampled_step(&mut self) -> Result<(), (usize, Refusal)>;
    /// Draws an action for every game.
    fn sample(&mut self);
    /// What a player of the house does; false if nobody of this kind plays.
    fn advise(&mut self, kind: Kind) -> bool;
    /// Choices worth a look; none if the game has no outlooks.
    fn look(&self, most: usize) -> Option<Outlooks>;
}

/// What lies ready for the next step.
#[derive(Clone, Copy, PartialEq)]
enum Waiting {
    Nothing,
    /// Drawn since the last step, and therefore legal.
    Drawn,
    /// Advised since the last step.
    Advised,
}

/// The games of a batch.
pub struct Rows<G: Learnable> {
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
    waiting: Waiting,
}

impl<G: Learnable> Rows<G> {
    /// The first games of a run; `end` is one behind its last.
    pub fn new(rules: G::Rules, (size, seed, end, pause): (usize, u64, u64, bool)) -> Self {
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
            Row {
                game: G::start(&rules, seed),
                index,
                legal: 0,
                waits: false,
                chance: G::chance(seed),
                mind: Mutex::default(),
            }
        };
        let rows = (0..size as u64).map(row).collect();
        let (next, sums) = (size as u64, Sums::default());
        let mut all = Self { rules, seed, next, end, rows, arrays, sums, kind: None, pause, waiting: Waiting::Nothing };
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
        let words = self.arrays.masks.as_slice_mut().expect("a fresh array is a slice");
        row.legal = row.game.open(&mut words[at * G::WORDS..][..G::WORDS]);
        let bytes = self.arrays.observations.as_slice_mut().expect("a fresh array is a slice");
        row.game.observe(seat, &mut bytes[at * G::OBSERVED..][..G::OBSERVED]);
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
        row.mind = Mutex::default();
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

    fn begin_step(&mut self) {
        self.waiting = Waiting::Nothing;
        self.arrays.over.fill(0);
        self.arrays.rewards.fill(0.0);
    }

    fn step_all(&mut self, actions: &[i64]) {
        self.begin_step();
        for (at, &action) in actions.iter().enumerate() {
            self.step_row(at, action);
        }
    }

    /// Draws an action in every game and does it at once.
    fn random_step(&mut self) {
        self.begin_step();
        for at in 0..self.rows.len() {
            self.draw(at);
            self.step_row(at, self.arrays.actions[at]);
        }
    }

    #[inline]
    fn draw(&mut self, at: usize) {
        let row = &mut self.rows[at];
        if row.legal > 0 {
            let words = self.arrays.masks.as_slice().expect("a fresh array is a slice");
            let words = &words[at * G::WORDS..][..G::WORDS];
            self.arrays.actions[at] = row.game.sample(words, row.legal, &mut row.chance).into();
        }
    }

    #[inline]
    fn step_row(&mut self, at: usize, action: i64) {
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
        self.step_all(actions);
        Ok(())
    }

    fn sampled_step(&mut self) -> Result<(), (usize, Refusal)> {
        if self.waiting == Waiting::Nothing {
            self.random_step();
            return Ok(());
        }
        let actions = std::mem::take(&mut self.arrays.actions);
        let ready = actions.as_slice().expect("a fresh array is a slice");
        let done = if self.waiting == Waiting::Drawn { Ok(()) } else { self.check(ready) };
        if done.is_ok() {
            self.step_all(ready);
        }
        self.arrays.actions = actions;
        done
    }

    fn sample(&mut self) {
        self.waiting = Waiting::Drawn;
        (0..self.rows.len()).for_each(|at| self.draw(at));
    }

    fn advise(&mut self, kind: Kind) -> bool {
        self.waiting = Waiting::Advised;
        if self.kind != Some(kind) {
            self.kind = Some(kind);
            self.rows.iter_mut().for_each(|row| row.mind = Mutex::default());
        }
        for (at, row) in self.rows.iter_mut().enumerate().filter(|(_, row)| row.legal > 0) {
            let mind = row.mind.get_mut().unwrap_or_else(PoisonError::into_inner);
            if mind.is_none() {
                *mind = G::mind(kind, game_seed(self.seed, row.index));
            }
            let Some(advice) = mind.as_mut().and_then(|mind| row.game.advise(mind)) else { return false };
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
