//! What a long journal costs: opening it, and one more entry, at growing lengths. Prints a table, and draws it
//! into a file if one is named.
//!
//! `cargo run --release -p visavis --example growth -- [FILE.svg]`
//!
//! A journal is a random game with corrections by hand between the answers, until it is long enough.

use std::fmt::Write;
use std::time::Instant;

use page::registry;
use table::contract::random_answer;
use table::{Rng, Session, Setup};

const LENGTHS: [usize; 5] = [250, 500, 1_000, 2_000, 3_000];

/// One game at one table: milliseconds to open, and for one more entry, at each length.
struct Grown {
    name: String,
    open: Vec<f64>,
    more: Vec<f64>,
    entries: usize,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut all = Vec::new();
    for entry in registry::all() {
        for table in entry.game.about().tables {
            all.extend(grow(entry, table));
        }
    }
    println!("| game | entries | {} |", LENGTHS.map(|n| format!("open {n} | one more at {n}")).join(" | "));
    println!("|---|---|{}", "---|".repeat(2 * LENGTHS.len()));
    for grown in &all {
        let cells = grown.open.iter().zip(&grown.more).map(|(open, more)| format!(" {open:.1} ms | {more:.2} ms |"));
        println!("| {} | {} |{}", grown.name, grown.entries, cells.collect::<String>());
    }
    if let Some(file) = std::env::args().nth(1) {
        std::fs::write(file, drawn(&all))?;
    }
    Ok(())
}

/// Plays until the journal is as long as wanted; a table where nothing can be set ends before.
fn grow(entry: &registry::Entry, table: &str) -> Option<Grown> {
    let mut rng = Rng::new(7, 1);
    let mut session = Session::start(entry.game, Setup::new(entry.id(), table, 7)).ok()?;
    let mut grown = Grown { name: format!("{} {table}", entry.id()), open: vec![], more: vec![], entries: 0 };
    for length in LENGTHS {
        let mut stuck = 0;
        while session.journal().entries.len() < length && stuck < 1_000 {
            stuck += 1;
            let fields = session.screen().fields.clone();
            let field = rng.pick(&fields);
            // Far from the end: a game that is over grows no more.
            let answering = field.is_none() || session.journal().entries.len() < 12;
            let done = match (session.screen().ask.clone(), field) {
                (Some(question), _) if answering => session.answer(random_answer(&question, &mut rng), true),
                (Some(_), Some(field)) => session.set(&field.id, random_answer(&field.question(), &mut rng)),
                _ => break,
            };
            if done.is_ok() && session.screen().over.is_some() {
                session.undo(1);
            } else if done.is_ok() {
                stuck = 0;
            }
        }
        grown.entries = session.journal().entries.len();
        let journal = session.journal().clone();
        grown.open.push(best(3, || Session::open(entry.game, journal.clone()).is_ok()));
        grown.more.push(one_more(&mut session, &mut rng));
    }
    Some(grown)
}

fn one_more(session: &mut Session<'_>, rng: &mut Rng) -> f64 {
    let mut least = f64::MAX;
    for _ in 0..10 {
        let fields = session.screen().fields.clone();
        let Some(question) = session.screen().ask.clone() else { break };
        let start = Instant::now();
        let done = match rng.pick(&fields) {
            Some(field) => session.set(&field.id, field.value.clone()),
            None => session.answer(random_answer(&question, rng), true),
        };
        least = least.min(start.elapsed().as_secs_f64() * 1_000.0);
        if done.is_ok() {
            session.undo(1);
        }
    }
    least
}

/// The best of several times, in milliseconds.
fn best(times: u32, mut work: impl FnMut() -> bool) -> f64 {
    (0..times)
        .map(|_| {
            let start = Instant::now();
            assert!(work(), "a journal that was played can be opened");
            start.elapsed().as_secs_f64() * 1_000.0
        })
        .fold(f64::MAX, f64::min)
}

/// Opening by length: one line a game.
fn drawn(all: &[Grown]) -> String {
    const COLOURS: [&str; 6] = ["#9a3f1d", "#0f5e70", "#3b4d8f", "#7a2f2a", "#5b7a1d", "#8a5a9c"];
    let long: Vec<&Grown> = all.iter().filter(|g| g.entries >= LENGTHS[LENGTHS.len() - 1]).collect();
    let most = long.iter().flat_map(|g| &g.open).copied().fold(1.0, f64::max);
    let mut svg = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 320\" font-family=\"sans-serif\" font-size=\"12\">\
         <rect width=\"640\" height=\"320\" fill=\"#fff\"/>",
    );
    for (i, length) in LENGTHS.iter().enumerate() {
        let _ = write!(svg, "<text x=\"{}\" y=\"305\" text-anchor=\"middle\">{length}</text>", x(LENGTHS[i]));
    }
    for (i, grown) in long.iter().enumerate() {
        let points: Vec<String> = LENGTHS
            .iter()
            .zip(&grown.open)
            .map(|(n, ms)| format!("{:.1},{:.1}", x(*n), 280.0 - 250.0 * ms / most))
            .collect();
        let colour = COLOURS[i % COLOURS.len()];
        let _ = write!(
            svg,
            "<polyline fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" points=\"{}\"/>\
             <text x=\"50\" y=\"{}\" fill=\"{colour}\">{} ({:.0} ms)</text>",
            points.join(" "),
            30 + 16 * i,
            grown.name,
            grown.open.last().copied().unwrap_or_default()
        );
    }
    svg + "</svg>\n"
}

fn x(length: usize) -> f64 {
    40.0 + 570.0 * length as f64 / LENGTHS[LENGTHS.len() - 1] as f64
}
