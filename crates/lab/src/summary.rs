//! What the rows of a run say: figures by cell, and what an option changes.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::ser::{Error, SerializeMap};
use serde::{Serialize, Serializer};

use crate::grid::{Combination, Grid};
use crate::row::Record;
use crate::stats::Figure;

/// How often each score came up.
pub type Counts = BTreeMap<i32, u64>;

/// What is kept of a figure while the parts of a run go by.
#[derive(Clone, Debug, Default)]
struct Place {
    n: u64,
    sum: i64,
    squares: i64,
    counts: Counts,
}

impl Place {
    fn add(&mut self, number: i32) {
        let number = i64::from(number);
        (self.n, self.sum, self.squares) = (self.n + 1, self.sum + number, self.squares + number * number);
    }

    fn mean(&self) -> Figure {
        Figure::mean(self.sum, self.squares, self.n)
    }
}

/// Rows summed up part by part: the rows of one part are at hand, and of all parts before only sums are kept. For every part the
/// same figures are asked for in the same order, so each is added up in its place.
#[derive(Clone, Debug)]
pub struct Tally<R> {
    rows: Vec<R>,
    places: Vec<Place>,
    next: usize,
}

impl<R: Record> Tally<R> {
    /// Nothing yet.
    pub const fn new() -> Self {
        Self { rows: Vec::new(), places: Vec::new(), next: 0 }
    }

    /// The rows of the next part.
    fn begin(&mut self, rows: Vec<R>) {
        (self.rows, self.next) = (rows, 0);
    }

    /// The place of the figure that is asked for now, and the rows to add to it.
    fn place(&mut self) -> (&mut Place, &[R]) {
        if self.next == self.places.len() {
            self.places.push(Place::default());
        }
        self.next += 1;
        (&mut self.places[self.next - 1], &self.rows)
    }

    /// The mean of a figure, of all parts so far.
    pub fn mean(&mut self, figure: fn(&R) -> i32) -> Figure {
        let (place, rows) = self.place();
        rows.iter().for_each(|row| place.add(figure(row)));
        place.mean()
    }

    /// The means of several figures.
    pub fn means<const N: usize>(&mut self, figures: [fn(&R) -> i32; N]) -> [Figure; N] {
        figures.map(|figure| self.mean(figure))
    }

    /// The share of the games for which something holds.
    pub fn share(&mut self, holds: fn(&R) -> bool) -> Figure {
        let (place, rows) = self.place();
        place.n += rows.len() as u64;
        place.sum += rows.iter().filter(|row| holds(row)).count() as i64;
        Figure::share(place.sum.unsigned_abs(), place.n)
    }

    /// How often each value of a figure came up.
    pub fn counts(&mut self, figure: fn(&R) -> i32) -> &Counts {
        let (place, rows) = self.place();
        for row in rows {
            *place.counts.entry(figure(row)).or_insert(0) += 1;
        }
        &place.counts
    }
}

impl<R: Record> Default for Tally<R> {
    fn default() -> Self {
        Self::new()
    }
}

/// The score that so many per cent of the games stay at or below.
pub fn percentile(counts: &Counts, percent: u64) -> i32 {
    let all: u64 = counts.values().sum();
    let mut below = 0;
    let reached = |(_, n): &(&i32, &u64)| {
        below += **n;
        below * 100 >= all * percent
    };
    counts.iter().find(reached).map_or(0, |(score, _)| *score)
}

/// A combination whose games are summed up and compared.
pub trait Measured: Combination {
    /// An option that can be measured.
    type Lever: Copy + Debug + PartialEq + Send + Serialize + 'static;
    /// All of them.
    const LEVERS: &'static [Self::Lever];
    /// What the opponent's points are called in figures.
    const OPPONENT: &'static str;
    /// The opponent plays alone: nobody wins, and there are no points to compare.
    const ALONE: bool = false;
    /// The figures only this game has.
    type Figures: Clone + Debug + Send + Serialize;

    /// Does it have only the usual options? Levers are pulled from there.
    fn is_usual(&self) -> bool;

    /// The same cell with the lever in its next position, if there is one.
    fn pulled(&self, lever: Self::Lever) -> Option<Self>;

    /// The figures only this game has.
    fn figures(tally: &mut Tally<Self::Row>) -> Self::Figures;
}

/// The rows of some games of a run, by cell.
pub type Rows<C> = BTreeMap<usize, Vec<<C as Combination>::Row>>;

/// What the rows of a cell say.
#[derive(Clone, Debug)]
pub struct Summary<C: Measured> {
    /// Which cell.
    pub cell: C,
    /// The version of the program.
    pub version: String,
    /// The seeds of its games: base seed, first and last number.
    pub seeds: String,
    /// The share the player won.
    pub win: Figure,
    /// The player's points.
    pub player: Figure,
    /// The opponent's points.
    pub opponent: Figure,
    /// The player's points less the opponent's.
    pub margin: Figure,
    /// The figures only this game has.
    pub figures: C::Figures,
    /// How often each score came up: the player's.
    pub player_scores: Counts,
    /// How often each score came up: the opponent's.
    pub opponent_scores: Counts,
}

impl<C: Measured> Summary<C> {
    /// Adds up the rows of a cell, part by part.
    pub fn of(grid: &Grid<C>, cell: &C, parts: impl IntoIterator<Item = Vec<C::Row>>) -> Self {
        let mut tally = Tally::new();
        for rows in parts {
            Self::add(&mut tally, grid, cell, rows);
        }
        Self::add(&mut tally, grid, cell, Vec::new())
    }

    /// Adds the rows of one more part; what all parts so far say.
    fn add(tally: &mut Tally<C::Row>, grid: &Grid<C>, cell: &C, rows: Vec<C::Row>) -> Self {
        tally.begin(rows);
        let win = tally.share(Record::won);
        let said = Self {
            cell: cell.clone(),
            version: grid.version.clone(),
            seeds: grid.seeds(win.n),
            win,
            player: tally.mean(Record::player),
            opponent: tally.mean(Record::opponent),
            margin: tally.mean(Record::margin),
            figures: C::figures(tally),
            player_scores: tally.counts(Record::player).clone(),
            opponent_scores: tally.counts(Record::opponent).clone(),
        };
        tally.rows = Vec::new();
        said
    }
}

/// What all games have, the opponent's points under the opponent's name, then what only this game has.
impl<C: Measured> Serialize for Summary<C> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let own = serde_json::to_value(&self.figures).map_err(S::Error::custom)?;
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("cell", &self.cell)?;
        map.serialize_entry("version", &self.version)?;
        map.serialize_entry("seeds", &self.seeds)?;
        if !C::ALONE {
            map.serialize_entry("win", &self.win)?;
            map.serialize_entry("player", &self.player)?;
        }
        map.serialize_entry(C::OPPONENT, &self.opponent)?;
        if !C::ALONE {
            map.serialize_entry("margin", &self.margin)?;
        }
        for (name, figure) in own.as_object().into_iter().flatten() {
            map.serialize_entry(name, figure)?;
        }
        map.end()
    }
}

/// What a lever changes, game by game on the same seeds: so chance hardly blurs it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Effect<C: Measured> {
    /// Which lever.
    pub lever: C::Lever,
    /// The cell with the lever in its first position.
    pub cell: C,
    /// The change of the win rate, in parts of one.
    pub win: Figure,
    /// The change of the margin, in points.
    pub margin: Figure,
}

/// What a whole run says.
#[derive(Clone, Debug)]
pub struct Summed<C: Measured> {
    /// Cell by cell.
    pub cells: Vec<Summary<C>>,
    /// What each lever changes: only from the usual options, one lever at a time.
    pub effects: Vec<Effect<C>>,
}

/// A run being summed up: some games of every cell at a time, so that what is kept does not grow with it.
pub struct Summing<'g, C: Measured> {
    grid: &'g Grid<C>,
    cells: BTreeMap<usize, Tally<C::Row>>,
    pairs: Vec<Pair<C>>,
}

/// A lever in two positions, and what it changed so far.
struct Pair<C: Measured> {
    lever: C::Lever,
    before: usize,
    after: usize,
    win: Place,
    margin: Place,
}

impl<'g, C: Measured> Summing<'g, C> {
    /// Nothing yet.
    pub fn new(grid: &'g Grid<C>) -> Self {
        let mut pairs = Vec::new();
        for &lever in C::LEVERS {
            for (before, cell) in grid.cells.iter().enumerate().filter(|(_, cell)| cell.is_usual()) {
                let other = cell.pulled(lever).and_then(|other| grid.cells.iter().position(|c| *c == other));
                let new = |after| Pair { lever, before, after, win: Place::default(), margin: Place::default() };
                pairs.extend(other.map(new));
            }
        }
        Self { pairs, ..Self::of_cells(grid) }
    }

    /// The same for what the cells say by themselves: their games may come in any order.
    pub const fn of_cells(grid: &'g Grid<C>) -> Self {
        Self { grid, cells: BTreeMap::new(), pairs: Vec::new() }
    }

    /// Adds the same games of every cell that has them.
    pub fn add(&mut self, rows: Rows<C>) {
        for pair in &mut self.pairs {
            let (Some(before), Some(after)) = (rows.get(&pair.before), rows.get(&pair.after)) else { continue };
            for (a, b) in before.iter().zip(after).filter(|(a, b)| a.seed() == b.seed()) {
                pair.win.add(i32::from(b.won()) - i32::from(a.won()));
                pair.margin.add(b.margin() - a.margin());
            }
        }
        for (cell, rows) in rows {
            let tally = self.cells.entry(cell).or_default();
            Summary::add(tally, self.grid, &self.grid.cells[cell], rows);
        }
    }

    /// What it all says.
    pub fn end(mut self) -> Summed<C> {
        let grid = self.grid;
        let last =
            |(cell, tally): (&usize, &mut Tally<C::Row>)| Summary::add(tally, grid, &grid.cells[*cell], Vec::new());
        let effect = |pair: Pair<C>| Effect {
            lever: pair.lever,
            cell: grid.cells[pair.before].clone(),
            win: pair.win.mean(),
            margin: pair.margin.mean(),
        };
        Summed {
            cells: self.cells.iter_mut().map(last).collect(),
            effects: self.pairs.into_iter().filter(|pair| pair.win.n > 0).map(effect).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_scores_that_came_up() {
        let counts = Counts::from([(10, 5), (20, 90), (30, 5)]);
        assert_eq!([1, 5, 6, 95, 96, 100].map(|p| percentile(&counts, p)), [10, 10, 20, 20, 30, 30]);
        assert_eq!(percentile(&Counts::new(), 50), 0);
    }
}
