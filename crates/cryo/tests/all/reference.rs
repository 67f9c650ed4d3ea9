//! The reference figures of §13.2: the Rival against the passive seat, within 10 %.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use cryo::game::Ship;
use cryo::game::passive::{Any, Passive};
use cryo::names::Track;
use cryo::options::Rules;
use cryo::own::house;

/// Averages over the games.
#[derive(Default, Debug)]
struct Figures {
    turns: f64,
    deploys: f64,
    recalls: f64,
    full: f64,
    checks: [f64; 5],
    caverns: f64,
    destroyed: f64,
    salvage: f64,
    score: f64,
    placed: [f64; 3],
}

fn games() -> u64 {
    table::contract::games("CRYO_REFERENCE_GAMES", 2_000)
}

/// Plays this many turns, or to the end.
fn measure(rules: Rules, turns: Option<u32>) -> Figures {
    let mut sum = Figures::default();
    let games = games();
    for seed in 0..games {
        let (mut ship, mut rival) = Ship::new(house(), rules, seed);
        let mut seat = Passive::new(seed);
        let mut ties = Any::new(seed);
        let mut played = 0;
        while turns.is_none_or(|most| played < most) {
            seat.turn(&mut ship, &mut rival);
            played += 1;
            if seat.over(&ship, &rival) {
                break;
            }
            let Ok(()) = rival.turn(&mut ship.seat(&mut ties));
            if seat.over(&ship, &rival) {
                break;
            }
        }
        ship.turn_up_missions();
        let t = &rival.tally;
        let add = |to: &mut f64, n: f64| *to += n / games as f64;
        add(&mut sum.turns, f64::from(played));
        add(&mut sum.deploys, f64::from(t.deploys));
        add(&mut sum.recalls, f64::from(t.recalls));
        add(&mut sum.full, f64::from(t.full));
        (0..5).for_each(|i| add(&mut sum.checks[i], f64::from(t.checks.0[i])));
        add(&mut sum.caverns, f64::from(rival.pods.caverns));
        add(&mut sum.destroyed, f64::from(rival.pods.destroyed));
        add(&mut sum.salvage, f64::from(rival.pods.salvaging()));
        add(&mut sum.score, ship.scores(&rival).1.total as f64);
        (0..3).for_each(|i| add(&mut sum.placed[i], f64::from(ship.placed.0[i])));
    }
    sum
}

fn near(name: &str, found: f64, expected: f64) {
    // Printed figures have one decimal, so half a unit of it does not count as a difference.
    let off = (found - expected).abs();
    assert!(off <= expected * 0.10 + 0.05, "{name}: {found:.2} instead of {expected}");
}

#[test]
fn the_rival_against_the_passive_seat() {
    let table: [(Option<u32>, [f64; 12]); 4] = [
        (Some(20), [16.1, 3.9, 2.5, 2.0, 1.7, 1.8, 1.0, 1.8, 7.7, 3.1, 2.4, 50.9]),
        (Some(25), [20.0, 5.0, 3.1, 2.6, 2.3, 2.4, 1.4, 1.9, 8.3, 3.2, 2.6, 55.8]),
        (Some(30), [23.6, 6.0, 3.8, 3.1, 2.8, 2.9, 1.7, 1.9, 8.4, 3.3, 2.8, 58.0]),
        (None, [24.6, 6.7, 4.1, 3.4, 3.0, 3.2, 1.8, 1.9, 8.4, 3.3, 2.8, 58.8]),
    ];
    for (turns, expected) in table {
        let f = measure(Rules::default(), turns);
        println!("{turns:?}: {f:.2?}");
        let [c1, c2, c3, c4, c5] = f.checks;
        let found = [f.deploys, f.recalls, f.full, c1, c2, c3, c4, c5, f.caverns, f.destroyed, f.salvage, f.score];
        let names = ["deploys", "recalls", "full", "1", "2", "3", "4", "5", "caverns", "destroyed", "salvage", "score"];
        for ((name, found), expected) in names.iter().zip(found).zip(expected) {
            near(&format!("{turns:?} {name}"), found, expected);
        }
        if turns.is_none() {
            near("turns", f.turns, 31.4);
        }
        let all: f64 = f.placed.iter().sum();
        for (i, expected) in [52.0, 40.0, 8.0].into_iter().enumerate() {
            near("placement", 100.0 * f.placed[i] / all, expected);
        }
    }
}

#[test]
fn the_harder_variant_adds_points() {
    let at_25 = |start| measure(Rules { start, ..Rules::default() }, Some(25)).score;
    let figures = cryo::data::figures();
    let (normal, harder, add) = (at_25(figures.normal), at_25(figures.harder), at_25(figures.harder_add));
    println!("normal {normal:.2}, harder {harder:.2}, add {add:.2}");
    assert!((1.3..3.3).contains(&(harder - normal)), "2.3 more: {:.2}", harder - normal);
    assert!((2.6..5.0).contains(&(add - normal)), "3.8 more: {:.2}", add - normal);
}

#[test]
fn energy_from_dispatch_would_silence_check_4() {
    let rules = Rules { dispatch_gain: Track::Energy, ..Rules::default() };
    let f = measure(rules, Some(25));
    println!("check 4 fires {:.2} times", f.checks[3]);
    assert!(f.checks[3] < 0.25, "silent in most games: {:.2}", f.checks[3]);
}

/// What stood at the end of a game: turns, the Rival's points, tiles and tokens in the box, tokens, pods in caverns.
#[test]
fn the_measured_games_are_those_that_were_measured() {
    let mut sums = [0i64; 6];
    for seed in 0..60 {
        let (mut ship, mut rival) = Ship::new(house(), Rules::default(), seed);
        let (mut seat, mut ties) = (Passive::new(seed), Any::new(seed));
        loop {
            seat.turn(&mut ship, &mut rival);
            sums[0] += 1;
            if seat.over(&ship, &rival) {
                break;
            }
            let Ok(()) = rival.turn(&mut ship.seat(&mut ties));
            if seat.over(&ship, &rival) {
                break;
            }
        }
        ship.turn_up_missions();
        let found = [
            ship.scores(&rival).1.total,
            ship.boxed_tiles.into(),
            ship.boxed_tokens.into(),
            ship.human.tokens.into(),
            rival.pods.caverns.into(),
        ];
        sums[1..].iter_mut().zip(found).for_each(|(sum, n)| *sum += n);
    }
    assert_eq!(sums, [1874, 3547, 673, 0, 218, 500]);
}
