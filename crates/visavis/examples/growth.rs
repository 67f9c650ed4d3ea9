//! What a long journal costs, in processor time: opening its page from the store, and one more answer with the page
//! that follows, at growing lengths. Prints a table, and draws it into a file if one is named. Fails if a cold open of
//! the longest takes more than 0.3 s, or an answer there more than 10 ms.
//!
//! `cargo run --release -p visavis --example growth -- [FILE.svg]`
//!
//! A journal is a random game with corrections by hand between the answers, until it is long enough; where nothing
//! can be corrected, it is as long as the game is.

use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::Request as Sent;
use page::Page;
use page::host::{Store, Written};
use page::live::Outcome;
use page::memory::{Memory, Quiet};
use page::registry;
use table::contract::random_answer;
use table::{Request, Rng, Session, Setup};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Error = Box<dyn std::error::Error>;

const LENGTHS: [usize; 5] = [250, 500, 1_000, 2_000, 3_000];

/// The most a cold open and an answer may take at the longest, in milliseconds.
const MOST: (f64, f64) = (300.0, 10.0);

/// One game at one table: milliseconds to open, and for one more answer, at each length.
struct Grown {
    name: String,
    lengths: Vec<usize>,
    open: Vec<f64>,
    answer: Vec<f64>,
}

impl Grown {
    fn longest(&self) -> (f64, f64) {
        (self.open.last().copied().unwrap_or_default(), self.answer.last().copied().unwrap_or_default())
    }
}

fn main() -> Result<(), Error> {
    let mut all = Vec::new();
    for entry in registry::all() {
        for table in entry.game.about().tables {
            all.push(grow(entry, table)?);
        }
    }
    println!("| game and table | {} |", LENGTHS.map(|n| format!("open {n} | answer at {n}")).join(" | "));
    println!("|---|{}", "---|".repeat(2 * LENGTHS.len()));
    for Grown { name, lengths, open, answer } in &all {
        let mut cells = String::new();
        for at in 0..LENGTHS.len() {
            match lengths.get(at) {
                Some(n) if *n >= LENGTHS[at] => write!(cells, " {:.1} | {:.2} |", open[at], answer[at])?,
                Some(n) => write!(cells, " {:.1} (all {n}) | {:.2} |", open[at], answer[at])?,
                None => cells += " – | – |",
            }
        }
        println!("| {name} |{cells}");
    }
    println!("milliseconds of processor time");
    if let Some(file) = std::env::args().nth(1) {
        std::fs::write(file, drawn(&all))?;
    }
    let dear = |grown: &&Grown| grown.longest().0 > MOST.0 || grown.longest().1 > MOST.1;
    match all.iter().find(dear) {
        Some(grown) => Err(format!("{}: too slow at {:?}", grown.name, grown.lengths.last()).into()),
        None => Ok(()),
    }
}

/// How long the processor has worked for this thread.
fn busy() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec.unsigned_abs(), u32::try_from(now.tv_nsec).unwrap_or_default())
}

/// The milliseconds some work takes.
fn timed<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let start = busy();
    let done = work();
    ((busy() - start).as_secs_f64() * 1_000.0, done)
}

/// Plays until the journal is as long as wanted, and measures at each length.
fn grow(entry: &registry::Entry, table: &str) -> Result<Grown, Error> {
    let mut rng = Rng::new(7, 1);
    let session = Session::start(entry.game, Setup::new(entry.id(), table, 7));
    let mut session = session.map_err(|why| format!("{why:?}"))?;
    let mut grown = Grown { name: format!("{} {table}", entry.id()), lengths: vec![], open: vec![], answer: vec![] };
    for length in LENGTHS {
        lengthen(&mut session, length, &mut rng);
        let reached = session.journal().entries.len();
        if grown.lengths.last() == Some(&reached) {
            break;
        }
        grown.lengths.push(reached);
        grown.open.push(least(5, || cold_open(&session))?);
        grown.answer.push(least(10, || one_more(&session, &mut rng))?);
    }
    Ok(grown)
}

/// One answer, then corrections, again and again: a game that would be over is not ended.
fn lengthen(session: &mut Session<'static>, length: usize, rng: &mut Rng) {
    let mut stuck = 0;
    while session.journal().entries.len() < length && stuck < 200 {
        stuck += 1;
        let fields = session.screen().fields.clone();
        let field = rng.pick(&fields).filter(|_| rng.below(40) > 0);
        let done = match (session.screen().ask.clone(), field) {
            (_, Some(field)) => session.set(&field.id, random_answer(&field.question(), rng)),
            (Some(question), None) => session.answer(random_answer(&question, rng), true),
            (None, None) => break,
        };
        if done.is_ok() && session.screen().over.is_some() {
            session.undo(1);
        } else if done.is_ok() {
            stuck = 0;
        }
    }
}

/// The page over a store that holds only this game; nothing of it in memory.
fn seated(session: &Session<'_>) -> Result<Page, Error> {
    let store = Arc::new(Memory::default());
    store.add("game", Written::of(session, 0))?;
    Ok(Page::new(store, Arc::new(Quiet::default()), "token".into(), None))
}

fn show(page: &Page) -> Result<(), Error> {
    let request = Sent::builder().uri("/games/game").header("host", "localhost").body(Bytes::new())?;
    if page.respond(request).status() != 200 {
        return Err("the page was not shown".into());
    }
    Ok(())
}

fn cold_open(session: &Session<'_>) -> Result<f64, Error> {
    let page = seated(session)?;
    let (took, shown) = timed(|| show(&page));
    shown.map(|()| took)
}

/// One more answer and its page; a correction where the game is stuck at its end.
fn one_more(session: &Session<'_>, rng: &mut Rng) -> Result<f64, Error> {
    let page = seated(session)?;
    show(&page)?;
    let screen = session.screen();
    let request = match (&screen.ask, rng.pick(&screen.fields)) {
        (Some(question), _) => Request::Answer { answer: random_answer(question, rng), anyway: true },
        (None, Some(field)) => Request::Set { field: field.id.to_string(), value: field.value.clone() },
        (None, None) => Request::Undo(1),
    };
    let (took, done) = timed(|| -> Result<(), Error> {
        match page.app().act("game", 0, |_| Ok(request)).map_err(|why| format!("{why:?}"))? {
            Outcome::Done(..) => show(&page),
            Outcome::Refused(_, why) => Err(format!("{why:?}").into()),
            Outcome::Stale(_) => Err("stale".into()),
        }
    });
    done.map(|()| took)
}

/// The least of several times: what else the machine does only ever adds to it.
fn least(times: u32, mut work: impl FnMut() -> Result<f64, Error>) -> Result<f64, Error> {
    (0..times).try_fold(f64::MAX, |least, _| Ok(least.min(work()?)))
}

/// Opening above, answering below, by length: one line per game.
fn drawn(all: &[Grown]) -> String {
    let mut svg = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 600\" font-family=\"sans-serif\" font-size=\"12\">\
         <rect width=\"720\" height=\"600\" fill=\"#fff\"/>\n",
    );
    panel(&mut svg, all, 20.0, ("cold open, ms of processor time", MOST.0), |grown| &grown.open);
    panel(&mut svg, all, 310.0, ("one answer, ms of processor time", MOST.1), |grown| &grown.answer);
    svg + "</svg>\n"
}

fn panel(svg: &mut String, all: &[Grown], top: f64, (title, most): (&str, f64), of: impl Fn(&Grown) -> &[f64]) {
    const COLOURS: [&str; 6] = ["#9a3f1d", "#0f5e70", "#3b4d8f", "#b8860b", "#5b7a1d", "#8a5a9c"];
    let (height, low) = (220.0, top + 240.0);
    let highest = all.iter().flat_map(&of).copied().fold(most, f64::max) * 1.05;
    let y = |ms: f64| low - height * ms / highest;
    let _ = writeln!(svg, "<text x=\"40\" y=\"{}\" font-weight=\"bold\">{title} by entries</text>", top + 10.0);
    let _ = writeln!(
        svg,
        "<line x1=\"40\" x2=\"530\" y1=\"{0:.1}\" y2=\"{0:.1}\" stroke=\"#888\" stroke-dasharray=\"4 4\"/>\
         <text x=\"536\" y=\"{1:.1}\" fill=\"#555\">{most} ms: the limit</text>\
         <line x1=\"40\" x2=\"530\" y1=\"{low:.1}\" y2=\"{low:.1}\" stroke=\"#333\"/>",
        y(most),
        y(most) + 4.0
    );
    for length in LENGTHS {
        let _ = writeln!(
            svg,
            "<text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"middle\">{length}</text>",
            x(length),
            low + 16.0
        );
    }
    for (i, grown) in all.iter().enumerate() {
        let points: Vec<String> =
            grown.lengths.iter().zip(of(grown)).map(|(n, ms)| format!("{:.1},{:.1}", x(*n), y(*ms))).collect();
        let (colour, last) = (COLOURS[i % COLOURS.len()], of(grown).last().copied().unwrap_or_default());
        let _ = writeln!(
            svg,
            "<polyline fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" points=\"{}\"/>\
             <text x=\"536\" y=\"{:.0}\" fill=\"{colour}\">{} ({last:.1})</text>",
            points.join(" "),
            top + 60.0 + 18.0 * i as f64,
            grown.name
        );
    }
}

fn x(length: usize) -> f64 {
    40.0 + 490.0 * length as f64 / LENGTHS[LENGTHS.len() - 1] as f64
}
