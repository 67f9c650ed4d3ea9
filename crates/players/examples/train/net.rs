//! The network, learned by gradient descent (Adam) on what the sum of figures leaves over.

use players::patchwork::learned::{FIGURES, HIDDEN, Model, Net};
use table::Rng;

use crate::fit::Row;

/// How often it sees every decision.
const ROUNDS: u32 = 24;
/// How many decisions it learns from at a time.
const BATCH: usize = 128;
/// How far a step goes at first; the steps become shorter from round to round.
const STEP: f32 = 1e-3;
/// Keeps weights small that the games say little about.
const DECAY: f32 = 1e-5;
/// It counts in tens of points.
const UNIT: f32 = 10.0;

/// A gradient, or its mean, as large as a network.
type Like = Net;

pub fn fit(name: &str, model: &Model, learned: &[&Row], checked: &[&Row]) -> Net {
    let left = |row: &Row| (row.aim - model.margin(&row.figures, row.left).0) / UNIT;
    let aims: Vec<f32> = learned.iter().map(|row| left(row)).collect();
    let checks: Vec<f32> = checked.iter().map(|row| left(row)).collect();
    let mut rng = Rng::new(1, 7);
    let mut net = Net::default();
    let mut small = |width: f32| (rng.below(20_001) as f32 / 10_000.0 - 1.0) * width;
    net.hidden.iter_mut().flatten().for_each(|weight| *weight = small(0.25));
    net.out.iter_mut().for_each(|weight| *weight = small(0.05));
    let (mut mean, mut square) = (Like::default(), Like::default());
    let mut order: Vec<usize> = (0..learned.len()).collect();
    let (mut best, mut steps) = ((f32::INFINITY, net.clone()), 0);
    for round in 0..ROUNDS {
        rng.shuffle(&mut order);
        let step = STEP * (1.0 - round as f32 / ROUNDS as f32);
        for batch in order.chunks(BATCH) {
            let mut slope = Like::default();
            for &at in batch {
                lean(&net, learned[at], aims[at], &mut slope);
            }
            steps += 1;
            let fresh = (1.0 - 0.9f32.powi(steps), 1.0 - 0.999f32.powi(steps));
            let rows = net.rows_mut().zip(slope.rows()).zip(mean.rows_mut().zip(square.rows_mut()));
            for ((weights, slopes), (means, squares)) in rows {
                let cells = weights.iter_mut().zip(slopes).zip(means.iter_mut().zip(squares));
                for ((weight, slope), (mean, square)) in cells {
                    let slope = slope / batch.len() as f32;
                    *mean = 0.9 * *mean + 0.1 * slope;
                    *square = 0.999 * *square + 0.001 * slope * slope;
                    *weight -= step * (*mean / fresh.0 / ((*square / fresh.1).sqrt() + 1e-8) + DECAY * *weight);
                }
            }
        }
        let miss = |rows: &[&Row], aims: &[f32]| {
            let errors = rows.iter().zip(aims).map(|(row, aim)| (net.adds(&row.figures) - aim).powi(2));
            errors.sum::<f32>() / rows.len().max(1) as f32
        };
        let now = miss(checked, &checks);
        eprintln!(
            "{name}, round {round}: {:.4} on what it learns from, {now:.4} on what is checked",
            miss(learned, &aims)
        );
        if now < best.0 {
            best = (now, net.clone());
        }
    }
    let mut net = best.1;
    net.out.iter_mut().chain(&mut net.last).for_each(|weight| *weight *= UNIT);
    net
}

/// Which way the network should lean because of a decision.
fn lean(net: &Net, row: &Row, aim: f32, slope: &mut Like) {
    let units = net.units(&row.figures);
    let told: f32 = net.last[0] + units.iter().zip(&net.out).map(|(unit, out)| unit.max(0.0) * out).sum::<f32>();
    let miss = told - aim;
    slope.last[0] += miss;
    let mut above = [0.0; HIDDEN];
    for unit in 0..HIDDEN {
        slope.out[unit] += miss * units[unit].max(0.0);
        above[unit] = if units[unit] > 0.0 { miss * net.out[unit] } else { 0.0 };
        slope.bias[unit] += above[unit];
    }
    for figure in 0..FIGURES {
        let seen = row.figures[figure];
        if seen != 0.0 {
            for (slope, above) in slope.hidden[figure].iter_mut().zip(&above) {
                *slope += seen * above;
            }
        }
    }
}
