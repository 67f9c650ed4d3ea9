//! How strong the players are: duels, games against the Automa, playouts per second.
//!
//! ```text
//! strength duel search:200ms greedy 200 [seed] [idea=value …]
//! strength solo search:200ms 5 normal 200 [seed] [idea=value …]
//! strength rate [seconds]
//! strength playouts 1000        for counting instructions: guided playouts from the opening, with a check-sum
//! ```
//!
//! Ideas belong to the first player: `guided=0`, `priors=0`, `chance=0`, `explore=0.8` and so on;
//! `weights=FILE` takes the learned weights from a file, `net=0` leaves the network out.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::time::Instant;

use patchwork::game::Game;
use patchwork::game::solo::Solo;
use patchwork::names::{AutomaDeck, Level, Seat, Side, SpecialPatches};
use patchwork::options::Rules;
use players::Kind;
use players::patchwork::contest::Contest;
use players::patchwork::learned::{self, Models};
use players::patchwork::mind::Mind;
use players::patchwork::search::{Budget, Ideas, Search, play_on};
use players::patchwork::worth::Taste;
use table::Rng;
use table::rng::game_seed;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (settings, plain): (Vec<&str>, Vec<&str>) = words.iter().map(String::as_str).partition(|w| w.contains('='));
    let file = settings.iter().find_map(|word| word.strip_prefix("weights="));
    let text = file.map_or(learned::FILE.to_owned(), |file| std::fs::read_to_string(file).unwrap());
    let mut weights = Models::read(&text).unwrap();
    if settings.contains(&"net=0") {
        (weights.two.net, weights.one.net) = Default::default();
    }
    let weights: &'static Models = Box::leak(Box::new(weights));
    let change = |mind: &mut Mind| {
        for word in &settings {
            let (name, value) = word.split_once('=').unwrap();
            match name {
                "weights" | "net" => mind.search.ideas.models = Some(weights),
                _ => set(mind, name, value.parse().unwrap()),
            }
        }
    };
    match plain[..] {
        ["duel", a, b, games, ref rest @ ..] => duel(a, b, games.parse().unwrap(), seed(rest), &change),
        ["solo", player, level, deck, games, ref rest @ ..] => {
            let mut rules = Rules::at(Level::try_from(level.parse::<u8>().unwrap()).unwrap());
            rules.deck = if deck == "tactical" { AutomaDeck::Tactical } else { AutomaDeck::Normal };
            solo(player, rules, games.parse().unwrap(), seed(rest), &change);
        }
        ["playouts", n] => playouts(n.parse().unwrap()),
        ["rate", ref rest @ ..] => rate(rest.first().map_or(2.0, |s| s.parse().unwrap())),
        _ => eprintln!("strength duel A B GAMES [SEED] · strength solo A LEVEL DECK GAMES [SEED] · strength rate"),
    }
}

fn seed(rest: &[&str]) -> u64 {
    rest.first().map_or(1, |s| s.parse().unwrap())
}

fn set(mind: &mut Mind, name: &str, value: f64) {
    let on = value != 0.0;
    let ideas = &mut mind.search.ideas;
    match name {
        "learned" => ideas.learned = on,
        "reuse" => ideas.reuse = on,
        "batches" => ideas.batches = on,
        "threads" => ideas.threads = value as usize,
        "solve" => ideas.solve = value as u64,
        "guided" => ideas.guided = on,
        "noise" => ideas.noise = value as f32,
        "two_stages" => ideas.two_stages = on,
        "packing" => ideas.packing = on,
        "widening" => ideas.widening = on,
        "priors" => ideas.priors = on,
        "chance" => ideas.chance = on,
        "margin" => ideas.margin = value,
        "explore" => ideas.explore = value,
        "untried" => ideas.untried = value,
        "widen" => ideas.widen = value,
        "patch_doubt" => ideas.patch_doubt = value as f32,
        "place_doubt" => ideas.place_doubt = value as f32,
        "placements" => ideas.placements = value as usize,
        other => {
            for taste in [&mut mind.taste, &mut ideas.taste] {
                *taste_field(taste, other) = value as f32;
            }
        }
    }
}

fn taste_field<'a>(taste: &'a mut Taste, name: &str) -> &'a mut f32 {
    match name {
        "square" => &mut taste.square,
        "income" => &mut taste.income,
        "price" => &mut taste.price,
        "early_price" => &mut taste.early_price,
        "early_time" => &mut taste.early_time,
        "late_time" => &mut taste.late_time,
        "special" => &mut taste.special,
        "again" => &mut taste.again,
        "snug" => &mut taste.snug,
        _ => panic!("no idea is called {name}"),
    }
}

/// Wilson's interval, in per cent.
fn wilson(wins: u32, n: u32) -> (f64, f64, f64) {
    let (n, z) = (f64::from(n.max(1)), 1.959_964);
    let p = f64::from(wins) / n;
    let centre = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    (100.0 * p, 100.0 * (centre - half), 100.0 * (centre + half))
}

fn report(name: &str, wins: u32, games: u32, margins: &[i32], start: Instant) {
    let (p, low, high) = wilson(wins, games);
    let n = f64::from(games);
    let mean = margins.iter().map(|&m| f64::from(m)).sum::<f64>() / n;
    let sd = (margins.iter().map(|&m| (f64::from(m) - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0)).sqrt();
    let half = 1.96 * sd / n.sqrt();
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{name}: {wins}/{games} won, {p:.1} % ({low:.1}–{high:.1}), margin {mean:.2} ± {half:.2}, {:.3} s a game",
        seconds / n
    );
}

/// The players take turns in the first seat, and each circle is played twice.
fn duel(a: &str, b: &str, games: u32, seed: u64, change: &dyn Fn(&mut Mind)) {
    let (kind_a, kind_b): (Kind, Kind) = (a.parse().unwrap(), b.parse().unwrap());
    let (start, mut wins, mut margins) = (Instant::now(), 0, Vec::new());
    for index in 0..games {
        let deal = game_seed(seed, u64::from(index / 2));
        let mut game = Game::of_seed(deal, SpecialPatches::First);
        let first = if index % 2 == 0 { Seat::First } else { Seat::Second };
        let (mut one, mut two) = (Mind::new(kind_a, deal ^ 1), Mind::new(kind_b, deal ^ 2));
        change(&mut one);
        while let Some(seat) = game.to_move() {
            let mind = if seat == first { &mut one } else { &mut two };
            let action = mind.decide(&game).unwrap();
            game.apply(action).unwrap();
        }
        let outcome = game.outcome().unwrap();
        wins += u32::from(outcome.winner == first);
        margins.push(outcome.points[first] - outcome.points[first.other()]);
    }
    report(&format!("{a} against {b}"), wins, games, &margins, start);
}

fn solo(player: &str, rules: Rules, games: u32, seed: u64, change: &dyn Fn(&mut Mind)) {
    let kind: Kind = player.parse().unwrap();
    let (start, mut wins, mut margins) = (Instant::now(), 0, Vec::new());
    for index in 0..games {
        let deal = game_seed(seed, index.into());
        let mut solo = Solo::of_seed(rules, deal);
        let mut mind = Mind::new(kind, deal);
        change(&mut mind);
        loop {
            match solo.next() {
                patchwork::names::Next::Over => break,
                patchwork::names::Next::Automa => {
                    solo.automa_turn();
                }
                patchwork::names::Next::Player => {
                    solo.apply(mind.decide(&solo).unwrap()).unwrap();
                }
            }
        }
        let result = solo.result().unwrap();
        wins += u32::from(result.winner == Side::Player);
        margins.push(result.player - result.automa);
    }
    report(&format!("{player}, level {}, {:?}", rules.level.roman(), rules.deck), wins, games, &margins, start);
}

/// This many guided playouts for two players and against the Automa.
fn playouts(n: u32) {
    let (solo, game) = (Solo::of_seed(Rules::default(), 1), Game::of_seed(1, SpecialPatches::First));
    let (ideas, mut rng, mut sum) = (Ideas::default(), Rng::new(1, 0), 0u64);
    for _ in 0..n {
        let two = play_on(&mut game.clone(), &ideas, &mut rng);
        sum = table::rng::mix(sum ^ two.margin as u64);
    }
    println!("{n} playouts for two, check-sum {sum:016x}");
    if std::env::var_os("SOLO").is_some() {
        for _ in 0..n {
            let alone = play_on(&mut solo.clone(), &ideas, &mut rng);
            sum = table::rng::mix(sum ^ alone.margin as u64);
        }
        println!("{n} playouts against the Automa, check-sum {sum:016x}");
    }
}

/// Playouts alone, and whole iterations, from the opening position.
fn rate(seconds: f64) {
    let (solo, game) = (Solo::of_seed(Rules::default(), 1), Game::of_seed(1, SpecialPatches::First));
    for guided in [false, true] {
        let ideas = Ideas { guided, ..Ideas::default() };
        let mut rng = Rng::new(1, 0);
        let (start, mut n, mut sum) = (Instant::now(), 0u32, 0i64);
        while start.elapsed().as_secs_f64() < seconds {
            for _ in 0..256 {
                sum += i64::from(play_on(&mut game.clone(), &ideas, &mut rng).margin);
                n += 1;
            }
        }
        let two = f64::from(n) / start.elapsed().as_secs_f64();
        let (start, mut n) = (Instant::now(), 0u32);
        while start.elapsed().as_secs_f64() < seconds {
            for _ in 0..256 {
                sum += i64::from(play_on(&mut solo.clone(), &ideas, &mut rng).margin);
                n += 1;
            }
        }
        let alone = f64::from(n) / start.elapsed().as_secs_f64();
        println!("guided {guided}: {two:.0} playouts a second for two, {alone:.0} against the Automa (sum {sum})");
    }
    for (batches, threads) in [(false, 1), (true, 1), (true, 2)] {
        let ideas = Ideas { batches, threads, ..Ideas::default() };
        let two = iterations(ideas, &game, seconds);
        let alone = iterations(ideas, &solo, seconds);
        let how = if batches { "in batches" } else { "one by one" };
        println!(
            "search {how}, {threads} threads: {two:.0} iterations a second for two, {alone:.0} against the Automa"
        );
    }
}

/// How many iterations a second, in searches of a tenth of a second or so from the opening.
fn iterations(ideas: Ideas, contest: &impl Contest, seconds: f64) -> f64 {
    let (start, mut n) = (Instant::now(), 0u32);
    while start.elapsed().as_secs_f64() < seconds {
        let thought = Search::with(ideas, Budget::Iterations(50_000), 1).think(contest, &false.into()).unwrap();
        n += thought.iterations;
    }
    f64::from(n) / start.elapsed().as_secs_f64()
}
