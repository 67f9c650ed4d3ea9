//! The tables of `players::chance::Odds` that come closest to how games ended: probit regression, step by step.

use std::collections::{BTreeMap, BTreeSet};

use players::chance::{Odds, below};

use crate::Row;

/// Keeps the tables smooth where games say little.
const RIDGE: f64 = 2.0;

/// The tables for these rows.
pub fn fit<const N: usize>(apart: f64, rows: &[&Row]) -> Odds<N> {
    let rows: Vec<&Row> = rows.iter().copied().filter(|row| !row.exact).collect();
    let mut odds = Odds { apart, gain: [0.0; N], base: [0.0; N], points: [1.0; N], wins: [1.0; N] };
    let mut tables = vec![0.0; 3 * N];
    tables[N..].fill(1.0);
    for _ in 0..40 {
        let (mut square, mut sides) = bent(N, 3, &tables);
        for row in &rows {
            let figures = figures::<N>(row, apart);
            let odds: f64 = figures.iter().map(|&(at, figure)| tables[at] * figure).sum();
            let odds = odds.clamp(-5.0, 5.0);
            let (share, slope) = (below(odds).clamp(1e-4, 1.0 - 1e-4), (-odds * odds / 2.0).exp() / 2.506_628);
            let won = if row.won { 1.0 } else { 0.0 };
            let (weight, miss) =
                (slope * slope / (share * (1.0 - share)), (won - share) * slope / (share * (1.0 - share)));
            for &(i, one) in &figures {
                sides[i] += one * miss;
                for &(j, other) in &figures {
                    square[i][j] += weight * one * other;
                }
            }
        }
        for (table, step) in tables.iter_mut().zip(solve(square, sides)) {
            *table += step.clamp(-1.0, 1.0);
        }
    }
    let table = |n: usize| std::array::from_fn(|at| tables[n * N + at]);
    (odds.base, odds.points, odds.wins) = (table(0), table(1), table(2));
    odds.gain = gain(apart, &rows);
    odds
}

/// Prints the tables.
pub fn print<const N: usize>(odds: &Odds<N>) {
    for (name, table) in [("gain", odds.gain), ("base", odds.base), ("points", odds.points), ("wins", odds.wins)] {
        println!("    {name}: [{}],", table.map(|value| format!("{value:.2}")).join(", "));
    }
}

/// How many parts the games are in when each is checked with tables fitted on the others.
const PARTS: usize = 5;

/// Tables for each part of the games, fitted on the other parts; and the part of a game.
pub fn apart_from_each<const N: usize>(apart: f64, rows: &[Row]) -> (Vec<Odds<N>>, impl Fn(u64) -> usize) {
    let games: BTreeSet<u64> = rows.iter().map(|row| row.game).collect();
    let parts: BTreeMap<u64, usize> = games.into_iter().enumerate().map(|(at, game)| (game, at % PARTS)).collect();
    let without = |part| rows.iter().filter(|row| parts[&row.game] != part).collect::<Vec<_>>();
    ((0..PARTS).map(|part| fit(apart, &without(part))).collect(), move |game| parts[&game])
}

/// The places of a row in the tables, with what is multiplied there.
fn figures<const N: usize>(row: &Row, apart: f64) -> [(usize, f64); 6] {
    let at = (row.left / apart).clamp(0.0, (N - 1) as f64 - 1e-9);
    let (low, part) = (at as usize, at.fract());
    let (win, margin) = row.expected;
    let of =
        |table: usize, figure: f64| [(table * N + low, figure * (1.0 - part)), (table * N + low + 1, figure * part)];
    let ([a, b], [c, d], [e, f]) = (of(0, 1.0), of(1, margin / 10.0), of(2, win - 0.5));
    [a, b, c, d, e, f]
}

/// How much better games end than expected: least squares.
fn gain<const N: usize>(apart: f64, rows: &[&Row]) -> [f64; N] {
    let (mut square, mut sides) = bent(N, 1, &vec![0.0; N]);
    for row in rows {
        let at = &figures::<N>(row, apart)[..2];
        for &(i, one) in at {
            sides[i] += one * (f64::from(row.ended) - row.expected.1);
            for &(j, other) in at {
                square[i][j] += one * other;
            }
        }
    }
    solve(square, sides).try_into().unwrap()
}

/// What bends in a table costs, from where the tables are now.
fn bent(n: usize, many: usize, tables: &[f64]) -> (Vec<Vec<f64>>, Vec<f64>) {
    let (mut square, mut sides) = (vec![vec![0.0; many * n]; many * n], vec![0.0; many * n]);
    for table in 0..many {
        for middle in table * n + 1..(table + 1) * n - 1 {
            let bend = [(middle - 1, 1.0), (middle, -2.0), (middle + 1, 1.0)];
            let now: f64 = bend.iter().map(|&(at, share)| share * tables[at]).sum();
            for (i, one) in bend {
                sides[i] -= RIDGE * one * now;
                for (j, other) in bend {
                    square[i][j] += RIDGE * one * other;
                }
            }
        }
    }
    for (at, line) in square.iter_mut().enumerate() {
        line[at] += 1e-3;
    }
    (square, sides)
}

/// Gauss's elimination; the ridge keeps every pivot above 0.
fn solve(mut square: Vec<Vec<f64>>, mut sides: Vec<f64>) -> Vec<f64> {
    for pivot in 0..sides.len() {
        let row = square[pivot].clone();
        for below in pivot + 1..sides.len() {
            let factor = square[below][pivot] / row[pivot];
            for (cell, above) in square[below].iter_mut().zip(&row) {
                *cell -= factor * above;
            }
            sides[below] -= factor * sides[pivot];
        }
    }
    for pivot in (0..sides.len()).rev() {
        let known: f64 = (pivot + 1..sides.len()).map(|at| square[pivot][at] * sides[at]).sum();
        sides[pivot] = (sides[pivot] - known) / square[pivot][pivot];
    }
    sides
}
