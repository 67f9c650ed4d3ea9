//! The games of a batch, one row each, and the arrays they write.

use std::sync::{Mutex, PoisonError};

use numpy::ndarray::{Array2, Array3};
use players::Kind;
use table::Refusal;
use table::rng::game_seed;

use crate::arrays::{Arrays, Place, Slices};
use crate::learnable::{Learnable, fetch_some, no_such};

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
    chance: G::Chance,
    index: u64,
    legal: u32,
    /// The game is over, and the next step begins another.
    waits: bool,
}

/// The kind of a row that has nothing to do any more.
const RESTS: u8 = u8::MAX;

impl<G: Learnable> Row<G> {
    /// The kind of its decision; the last one where a game is over and another one is to begin.
    #[inline]
    fn kind(&self) -> u8 {
        match () {
            () if self.legal > 0 => self.game.kind() as u8,
            () if self.waits => G::KINDS as u8,
            () => RESTS,
        }
    }

    /// Shows the first position of its game.
    fn show(&mut self, out: &mut Place<'_, '_>) {
        let seat = self.game.seat().unwrap_or(0);
        self.legal = self.game.open(out.mask);
        self.game.observe(seat, out.observation);
        (out.rest.seats[out.at], out.rest.games[out.at]) = (seat, self.index as i64);
    }

    /// Shows the position after the one it shows.
    #[inline(always)]
    fn show_on(&mut self, seat: u8, out: &mut Place<'_, '_>) {
        self.legal = self.game.reopen(out.mask, self.legal);
        self.game.renew(seat, out.observation);
        if G::SEATS.len() > 1 {
            out.rest.seats[out.at] = seat;
        }
        // One game in 32, so that tests stay quick.
        debug_assert!(!self.index.is_multiple_of(32) || self.is_whole(seat, out), "only what has changed was written");
    }

    /// Does the row show what it would show if everything were written anew?
    fn is_whole(&self, seat: u8, out: &Place<'_, '_>) -> bool {
        let (mut words, mut seen) = (vec![u64::MAX; G::WORDS], vec![u8::MAX; G::OBSERVED]);
        let legal = self.game.open(&mut words);
        self.game.observe(seat, &mut seen);
        legal == self.legal && words == out.mask && seen == out.observation
    }

    /// Shows the last position of its game.
    fn show_the_end(&mut self, out: &mut Place<'_, '_>) {
        (self.legal, self.waits) = (0, true);
        out.mask.fill(0);
        self.game.observe(0, out.observation);
    }

    /// Is left without a game.
    fn rest(&mut self, out: &mut Place<'_, '_>) {
        self.legal = 0;
        out.mask.fill(0);
        out.observation.fill(0);
        (out.rest.seats[out.at], out.rest.games[out.at]) = (255, -1);
    }

    /// Draws an action.
    #[inline(always)]
    fn draw(&mut self, out: &mut Place<'_, '_>) -> i64 {
        if self.legal > 0 {
            *out.action = self.game.sample(out.mask, self.legal, &mut self.chance).into();
        }
        *out.action
    }
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

/// The course of a run: which game comes next, and what came of those before.
struct Course<G: Learnable> {
    rules: G::Rules,
    seed: u64,
    /// The next game to start, and one behind the last.
    next: u64,
    end: u64,
    sums: Sums,
    /// Does a row show the last position before the next game begins?
    pause: bool,
}

impl<G: Learnable> Course<G> {
    /// The next game of the run, for a row.
    fn deal(&mut self) -> Row<G> {
        let (index, seed) = (self.next, game_seed(self.seed, self.next));
        self.next += 1;
        Row { game: G::start(&self.rules, seed), chance: G::chance(seed), index, legal: 0, waits: false }
    }

    /// Starts the next game of the run in a row.
    fn begin(&mut self, row: &mut Row<G>, out: &mut Place<'_, '_>) {
        if self.next >= self.end {
            row.waits = false;
            return row.rest(out);
        }
        *row = self.deal();
        row.show(out);
    }

    /// Does an action; false if the game is over, or was before and another one begins.
    #[inline(always)]
    fn step(&mut self, row: &mut Row<G>, action: i64, out: &mut Place<'_, '_>) -> bool {
        if row.legal == 0 {
            return !row.waits;
        }
        row.game.close(out.mask);
        row.game.play(action as u32);
        self.sums.actions += 1;
        let seat = row.game.seat();
        if let Some(seat) = seat {
            row.show_on(seat, out);
        }
        seat.is_some()
    }

    /// A game is over: its row shows the next one, or its last position for one step.
    #[cold]
    fn ends(&mut self, row: &mut Row<G>, out: &mut Place<'_, '_>) {
        if row.waits {
            return self.begin(row, out);
        }
        let Some(ending) = row.game.ending() else { return };
        self.sums.games += 1;
        self.sums.wins += u64::from(ending.won);
        self.sums.checksum = self.sums.checksum.wrapping_add(row.game.checksum(&ending, row.index));
        let at = out.at;
        (out.rest.over[at], out.rest.rewards[at]) = (1, if ending.won { 1.0 } else { -1.0 });
        out.rest.points[2 * at..2 * at + 2].copy_from_slice(&ending.points);
        if self.pause {
            row.show_the_end(out);
        } else {
            self.begin(row, out);
        }
    }
}

/// A player of the house for the game of this index; behind a lock that nobody ever waits for, as a search is of one thread
/// at a time.
type Adviser<G> = Mutex<Option<(u64, <G as Learnable>::Mind)>>;

/// The games of a batch.
pub struct Rows<G: Learnable> {
    course: Course<G>,
    rows: Vec<Row<G>>,
    order: Order,
    arrays: Arrays,
    /// Who advises, if anybody was asked.
    kind: Option<Kind>,
    minds: Vec<Adviser<G>>,
    waiting: Waiting,
}

impl<G: Learnable> Rows<G> {
    /// The first games of a run; `end` is one behind its last.
    pub fn new(rules: G::Rules, (size, seed, end, pause): (usize, u64, u64, bool)) -> Self {
        let mut arrays = Arrays::new::<G>(size);
        let mut course = Course { rules, seed, next: 0, end, sums: Sums::default(), pause };
        let mut rows: Vec<Row<G>> = (0..size).map(|_| course.deal()).collect();
        each(
            &mut rows,
            &mut arrays.slices(),
            |_, row, out| if row.index < end { row.show(out) } else { row.rest(out) },
        );
        Self { course, rows, order: Order::default(), arrays, kind: None, minds: Vec::new(), waiting: Waiting::Nothing }
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

    /// One action in every game.
    #[inline]
    fn step_all(&mut self, mut action: impl FnMut(usize, &mut Row<G>, &mut Place<'_, '_>) -> i64) {
        self.waiting = Waiting::Nothing;
        let (course, out) = (&mut self.course, &mut self.arrays.slices());
        out.rest.over.fill(0);
        out.rest.rewards.fill(0.0);
        if G::KINDS == 1 {
            let rows = &mut self.rows;
            return G::quickly(
                #[inline(always)]
                || {
                    each(
                        rows,
                        out,
                        #[inline(always)]
                        |at, row, out| {
                            let action = action(at, row, out);
                            if !course.step(row, action, out) {
                                course.ends(row, out);
                            }
                        },
                    );
                },
            );
        }
        let mut ended = Vec::new();
        self.order.sort(&self.rows);
        let order = &self.order.rows[..];
        for (n, &row) in order.iter().enumerate() {
            if let Some(&later) = order.get(n + 4) {
                fetch_some(&self.rows, later as usize, 1);
            }
            if let Some(&soon) = order.get(n + 2) {
                out.fetch::<G>(soon as usize);
                self.rows[soon as usize].game.fetch();
            }
            let (at, row) = (row as usize, &mut self.rows[row as usize]);
            let mut place = out.place::<G>(at);
            let action = action(at, row, &mut place);
            if !course.step(row, action, &mut place) {
                ended.push(at);
            }
            self.order.kinds[at] = row.kind();
        }
        // The next games of the run go to the rows in their order.
        ended.sort_unstable();
        for at in ended {
            course.ends(&mut self.rows[at], &mut out.place::<G>(at));
            self.order.kinds[at] = self.rows[at].kind();
        }
    }
}

/// The order in which rows are worked on: by the kind of decision.
#[derive(Default)]
struct Order {
    kinds: Vec<u8>,
    rows: Vec<u32>,
}

impl Order {
    fn sort<G: Learnable>(&mut self, rows: &[Row<G>]) {
        if self.kinds.len() != rows.len() {
            self.kinds = rows.iter().map(Row::kind).collect();
        }
        let mut places = [0; u8::MAX as usize + 1];
        for &kind in &self.kinds {
            places[usize::from(kind)] += 1;
        }
        let mut before = 0;
        for place in &mut places[..=G::KINDS] {
            (*place, before) = (before, before + *place);
        }
        self.rows.resize(before, 0);
        for (at, &kind) in (0..).zip(&self.kinds) {
            let place = &mut places[usize::from(kind)];
            if kind != RESTS {
                self.rows[*place] = at;
                *place += 1;
            }
        }
    }
}

/// Goes through all rows with what they write. While one is worked on, others come nearer: first a row itself, then what
/// it needs.
#[inline(always)]
fn each<G: Learnable>(
    rows: &mut [Row<G>],
    out: &mut Slices<'_>,
    mut work: impl FnMut(usize, &mut Row<G>, &mut Place<'_, '_>),
) {
    let (mut rows, mut masks, mut observations) = (rows, &mut *out.masks, &mut *out.observations);
    for (at, action) in out.actions.iter_mut().enumerate() {
        let Some((row, later)) = std::mem::take(&mut rows).split_first_mut() else { return };
        let (mask, later_masks) = std::mem::take(&mut masks).split_at_mut(G::WORDS);
        let (observation, later_observations) = std::mem::take(&mut observations).split_at_mut(G::OBSERVED);
        fetch_some(later, 3, 1);
        fetch_some(later_masks, G::WORDS, G::NEAR);
        fetch_some(later_observations, G::OBSERVED, G::OBSERVED);
        if let Some(soon) = later.get(1) {
            soon.game.fetch();
        }
        work(at, row, &mut Place { observation, mask, action, at, rest: &mut out.rest });
        (rows, masks, observations) = (later, later_masks, later_observations);
    }
}

impl<G: Learnable> Many for Rows<G> {
    fn arrays(&self) -> &Arrays {
        &self.arrays
    }

    fn sums(&self) -> Sums {
        self.course.sums
    }

    fn step(&mut self, actions: &[i64]) -> Result<(), (usize, Refusal)> {
        self.check(actions)?;
        self.step_all(|at, _, _| actions[at]);
        Ok(())
    }

    fn sampled_step(&mut self) -> Result<(), (usize, Refusal)> {
        if self.waiting == Waiting::Nothing {
            self.step_all(|_, row, out| row.draw(out));
            return Ok(());
        }
        if self.waiting == Waiting::Advised {
            self.check(self.arrays.actions.as_slice().expect("a fresh array is a slice"))?;
        }
        self.step_all(|_, _, out| *out.action);
        Ok(())
    }

    fn sample(&mut self) {
        self.waiting = Waiting::Drawn;
        each(&mut self.rows, &mut self.arrays.slices(), |_, row, out| {
            row.draw(out);
        });
    }

    fn advise(&mut self, kind: Kind) -> bool {
        self.waiting = Waiting::Advised;
        if self.kind != Some(kind) {
            self.kind = Some(kind);
            self.minds = self.rows.iter().map(|_| Mutex::default()).collect();
        }
        for (at, (row, mind)) in self.rows.iter().zip(&mut self.minds).enumerate().filter(|(_, (row, _))| row.legal > 0)
        {
            let mind = mind.get_mut().unwrap_or_else(PoisonError::into_inner);
            if mind.as_ref().is_none_or(|(index, _)| *index != row.index) {
                *mind = G::mind(kind, game_seed(self.course.seed, row.index)).map(|mind| (row.index, mind));
            }
            let Some(advice) = mind.as_mut().and_then(|(_, mind)| row.game.advise(mind)) else { return false };
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
