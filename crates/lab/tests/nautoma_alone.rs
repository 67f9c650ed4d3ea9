//! Nautoma alone: the expected scores of 9.3, and that a run does not depend on how it is cut.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use lab::finspan::alone::{Assumption, Eggs, Spread, Summary, nautoma_only};

fn run(assumption: &Assumption, games: u64) -> Vec<Summary> {
    nautoma_only(assumption, 0..games).iter().zip(1..).map(|(s, level)| s.summary(level)).collect()
}

fn model(n: u32, games: u64) -> Vec<Summary> {
    run(&Assumption::new(2024, Eggs::model(n).unwrap()), games)
}

#[test]
fn expected_scores_of_side_a_stay_within_two_points_of_the_table() {
    for (n, table) in [(0, [56.0, 69.0, 83.0, 89.0]), (8, [66.0, 79.0, 96.0, 102.0]), (20, [79.0, 92.0, 110.0, 116.0])]
    {
        let levels = model(n, 20_000);
        println!("n = {n}: {:?}", levels.iter().map(|l| (l.mean, l.p5, l.p95)).collect::<Vec<_>>());
        for (summary, expected) in levels.iter().zip(table) {
            assert!((summary.mean - expected).abs() <= 2.0, "n = {n}: {summary:?}, not {expected}");
            assert!(summary.mean_95.0 < summary.mean && summary.mean < summary.mean_95.1);
            assert!(summary.p5 <= summary.p50 && summary.p50 <= summary.p95);
            let parts: f64 = summary.parts.iter().sum();
            assert!((parts - summary.mean).abs() < 1e-6, "the parts add up");
        }
    }
}

#[test]
fn the_spread_at_level_2_is_that_of_the_table() {
    for (n, (low, high)) in [(0, (63, 74)), (8, (70, 89)), (20, (83, 101))] {
        let level2 = &model(n, 20_000)[1];
        assert!(level2.p5.abs_diff(low) <= 2 && level2.p95.abs_diff(high) <= 2, "n = {n}: {level2:?}");
    }
}

#[test]
fn each_level_is_harder_and_level_5_on_side_a_is_level_4() {
    let levels = model(8, 5_000);
    assert!(levels.windows(2).take(3).all(|w| w[0].mean < w[1].mean), "{levels:?}");
    let (four, five) = (&levels[3], &levels[4]);
    assert_eq!((four.mean, four.sd, four.parts), (five.mean, five.sd, five.parts));
    let side_b = Assumption { side_b: true, ..Assumption::new(3, Eggs::model(8).unwrap()) };
    let levels = run(&side_b, 5_000);
    assert!(levels.windows(2).all(|w| w[0].mean < w[1].mean), "on side B the bonus makes level 5 harder: {levels:?}");
}

#[test]
fn a_run_is_the_same_however_it_is_cut() {
    let assumption = Assumption::new(77, Eggs::Weeks([1, 3, 5, 5]));
    let whole = nautoma_only(&assumption, 0..1_000);
    let mut parts: Vec<[Spread; 5]> =
        [700..1_000, 0..13, 13..700].map(|range| nautoma_only(&assumption, range)).into_iter().collect();
    let mut joined = parts.pop().unwrap();
    for part in parts {
        for (sum, more) in joined.iter_mut().zip(&part) {
            sum.join(more);
        }
    }
    assert_eq!(joined.map(|s| s.summary(0)), whole.map(|s| s.summary(0)));
}

#[test]
fn stated_eggs_a_week_are_given_exactly() {
    let none = run(&Assumption::new(5, Eggs::Weeks([0; 4])), 2_000);
    let model = run(&Assumption::new(5, Eggs::model(0).unwrap()), 2_000);
    assert_eq!(none, model);
    // Two eggs more in the last turn of all are a point at most, and a dive may hatch them.
    let late = run(&Assumption::new(5, Eggs::Weeks([0, 0, 0, 1])), 2_000);
    let rise = late[1].mean - none[1].mean;
    assert!(rise > 0.3 && rise < 1.0, "{rise}");
    assert_eq!(Eggs::model(14), None);
}

#[test]
fn parts_at_level_2_are_those_of_the_table() {
    // n = 14 lies between the two models: fish 31, schools 34, young 6, eggs 2, achievements 13.
    let level2 = &model(8, 10_000)[1];
    assert!((level2.parts[0] - 31.0).abs() < 1.0, "{level2:?}");
    assert!((level2.parts[4] - 13.0).abs() < 1.0, "{level2:?}");
}
