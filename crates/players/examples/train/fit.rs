//! The weights that come closest to how the games ended: least squares for the sum, then a network for what is left.

use patchwork::game::Game;
use patchwork::game::action::Action;
use patchwork::game::solo::Solo;
use patchwork::names::{AutomaDeck, Level, Next, Side, SpecialPatches};
use patchwork::options::Rules;
use players::patchwork::learned::{Expected, FIGURES, Figures, Model, Models, Net, PHASES, of_one, of_two, phases};

use crate::net;

/// A decision, what the search expected, and how the game ended for who decided.
pub struct Row {
    pub game: usize,
    pub figures: Figures,
    pub left: f32,
    expected: f32,
    margin: f32,
    won: bool,
    /// What is to be learned: between what was expected and how it ended.
    pub aim: f32,
}

impl Row {
    fn new(game: usize, (figures, left): (Figures, f32), expected: f32) -> Self {
        Self { game, figures, left, expected, margin: 0.0, won: false, aim: 0.0 }
    }
}

/// How much the end of the game counts beside what the search expected, which knows less and is less a matter of luck.
const END: f32 = 0.5;

/// One game in this many is kept to check the fit on.
const CHECKED: usize = 10;
/// Keeps weights small that the games say little about.
const RIDGE: f64 = 3.0;

pub fn fit(files: &[&str]) {
    let (mut two, mut one) = (Vec::new(), Vec::new());
    let (mut games, mut sum) = ([0, 0], 0u64);
    for file in files {
        for line in std::fs::read_to_string(file).unwrap().lines() {
            let [table, seed, moves] = line.splitn(3, ' ').collect::<Vec<_>>()[..] else { continue };
            let moves = moves.split(';').map(|text| {
                let (action, expected) = text.split_once('@').map_or((text, None), |(a, m)| (a, Some(m)));
                (action.parse::<Action>().unwrap(), expected.map(|margin| margin.parse::<f32>().unwrap()))
            });
            let seed = seed.parse().unwrap();
            sum = line.bytes().fold(sum, |sum, byte| table::rng::mix(sum ^ u64::from(byte)));
            if table == "two" {
                rows_of_two(games[0], seed, moves, &mut two);
                games[0] += 1;
            } else {
                rows_of_one(games[1], rules_of(table), seed, moves, &mut one);
                games[1] += 1;
            }
        }
    }
    let models = Models { two: model("two", &mut two), one: model("one", &mut one) };
    let about = format!(
        "Patchwork's learned judgement: weights by phase, then the spread by phase, for two players and for one against \
         the Automa.\nFitted by least squares on {} games for two ({} decisions) and {} against the Automa ({}).\n\
         Games: self-play of the search, check-sum {sum:016x}. How: docs/training.md.",
        games[0],
        two.len(),
        games[1],
        one.len()
    );
    print!("{}", models.write(&about));
}

fn rows_of_two(number: usize, seed: u64, moves: impl Iterator<Item = (Action, Option<f32>)>, rows: &mut Vec<Row>) {
    let mut game = Game::of_seed(seed, SpecialPatches::First);
    let from = rows.len();
    let mut seats = Vec::new();
    for (action, expected) in moves {
        let seat = game.to_move().unwrap();
        if let Some(expected) = expected {
            seats.push(seat);
            rows.push(Row::new(number, of_two(&game, seat), expected));
        }
        game.apply(action).unwrap();
    }
    let outcome = game.outcome().unwrap();
    for (row, seat) in rows[from..].iter_mut().zip(seats) {
        row.margin = (outcome.points[seat] - outcome.points[seat.other()]) as f32;
        row.won = outcome.winner == seat;
    }
}

fn rows_of_one(
    number: usize,
    rules: Rules,
    seed: u64,
    moves: impl Iterator<Item = (Action, Option<f32>)>,
    rows: &mut Vec<Row>,
) {
    let mut solo = Solo::of_seed(rules, seed);
    let from = rows.len();
    for (action, expected) in moves {
        rows.extend(expected.map(|expected| Row::new(number, of_one(&solo), expected)));
        solo.apply(action).unwrap();
        while solo.next() == Next::Automa {
            solo.automa_turn();
        }
    }
    let result = solo.result().unwrap();
    for row in &mut rows[from..] {
        (row.margin, row.won) = ((result.player - result.automa) as f32, result.winner == Side::Player);
    }
}

fn rules_of(name: &str) -> Rules {
    let (deck, level) = name.split_at(name.len() - 1);
    let deck = if deck == "tactical" { AutomaDeck::Tactical } else { AutomaDeck::Normal };
    Rules { deck, ..Rules::at(Level::try_from(level.parse::<u8>().unwrap()).unwrap()) }
}

/// All weights in one row: phase by phase.
const ALL: usize = FIGURES * PHASES;

fn model(name: &str, rows: &mut [Row]) -> Model {
    aim(rows);
    let (checked, learned): (Vec<&Row>, Vec<&Row>) = rows.iter().partition(|row| row.game % CHECKED == 0);
    let weights = sum(&learned);
    let mut model = Model { weights: [[0.0; FIGURES]; PHASES], spread: [10.0, 8.0, 5.0, 3.0], net: Net::default() };
    for (phase, row) in model.weights.iter_mut().enumerate() {
        for (at, weight) in row.iter_mut().enumerate() {
            *weight = rounded(weights[phase * FIGURES + at] as f32);
        }
    }
    report(name, &model, &checked);
    model.net = net::fit(name, &model, &learned, &checked);
    model.net.rows_mut().flatten().for_each(|weight| *weight = rounded(*weight));
    widen(&mut model, &learned);
    report(name, &model, &checked);
    model
}

/// Three places behind the point are enough, and the app stays small.
fn rounded(weight: f32) -> f32 {
    (weight * 1000.0).round() / 1000.0
}

/// What a search expects is a mean over good and bad moves, and so a little off: corrected phase by phase by how games
/// ended. Then it is mixed with their ends.
fn aim(rows: &mut [Row]) {
    let figures = |row: &Row| phases(row.left).map(|share| [share, share * row.expected / 10.0]).concat();
    let learned = rows.iter().filter(|row| row.game % CHECKED != 0);
    let weights = least_squares(2 * PHASES, learned.map(|row| (figures(row), row.margin)));
    for row in rows {
        let expected: f32 = figures(row).iter().zip(&weights).map(|(figure, &weight)| figure * weight as f32).sum();
        row.aim = END * row.margin + (1.0 - END) * expected;
    }
}

fn sum(rows: &[&Row]) -> Vec<f64> {
    let spread = |row: &Row| phases(row.left).map(|share| row.figures.map(|figure| share * figure)).concat();
    least_squares(ALL, rows.iter().map(|row| (spread(row), row.aim)))
}

fn least_squares(n: usize, rows: impl Iterator<Item = (Vec<f32>, f32)>) -> Vec<f64> {
    let (mut square, mut sides) = (vec![vec![0.0f64; n]; n], vec![0.0f64; n]);
    for (figures, aim) in rows {
        let used: Vec<usize> = (0..n).filter(|&at| figures[at] != 0.0).collect();
        for &i in &used {
            let one = f64::from(figures[i]);
            sides[i] += one * f64::from(aim);
            for &j in &used {
                square[i][j] += one * f64::from(figures[j]);
            }
        }
    }
    for (at, line) in square.iter_mut().enumerate() {
        line[at] += RIDGE;
    }
    solve(square, sides)
}

/// Gauss's elimination; the ridge keeps every pivot above 0.
fn solve(mut square: Vec<Vec<f64>>, mut sides: Vec<f64>) -> Vec<f64> {
    let n = sides.len();
    for pivot in 0..n {
        let row = square[pivot].clone();
        for below in pivot + 1..n {
            let factor = square[below][pivot] / row[pivot];
            if factor != 0.0 {
                for at in pivot..n {
                    square[below][at] -= factor * row[at];
                }
                sides[below] -= factor * sides[pivot];
            }
        }
    }
    for pivot in (0..n).rev() {
        let known: f64 = (pivot + 1..n).map(|at| square[pivot][at] * sides[at]).sum();
        sides[pivot] = (sides[pivot] - known) / square[pivot][pivot];
    }
    sides
}

/// Finds the spread with which the promised chances fit best.
fn widen(model: &mut Model, rows: &[&Row]) {
    for _ in 0..3 {
        for phase in 0..PHASES {
            let mut best = (f64::INFINITY, model.spread[phase]);
            for tenth in 5..200 {
                model.spread[phase] = tenth as f32 / 10.0;
                let loss = rows.iter().step_by(7).map(|row| loss(model, row)).sum::<f64>();
                if loss < best.0 {
                    best = (loss, model.spread[phase]);
                }
            }
            model.spread[phase] = best.1;
        }
    }
}

fn loss(model: &Model, row: &Row) -> f64 {
    let Expected { win, .. } = model.expected(&row.figures, row.left);
    -if row.won { win } else { 1.0 - win }.clamp(1e-4, 1.0).ln()
}

/// How well the model does on games it did not see, by the share of time left.
fn report(name: &str, model: &Model, rows: &[&Row]) {
    for (from, to) in [(0.0, 1.1), (0.8, 1.1), (0.6, 0.8), (0.4, 0.6), (0.2, 0.4), (0.0, 0.2)] {
        let some: Vec<&&Row> = rows.iter().filter(|row| row.left >= from && row.left < to).collect();
        let n = some.len().max(1) as f64;
        let mean = some.iter().map(|row| f64::from(row.margin)).sum::<f64>() / n;
        let (mut error, mut all, mut bad) = (0.0, 0.0, 0.0);
        for row in &some {
            let told = f64::from(model.margin(&row.figures, row.left).0);
            error += (f64::from(row.margin) - told).powi(2);
            all += (f64::from(row.margin) - mean).powi(2);
            bad += loss(model, row);
        }
        eprintln!(
            "{name}, {from:.1}–{to:.1} of the time left: {n} decisions, R² {:.3}, off by {:.2}, log loss {:.3}",
            1.0 - error / all,
            (error / n).sqrt(),
            bad / n
        );
    }
    eprintln!("{name}: spread {:?}", model.spread);
}
