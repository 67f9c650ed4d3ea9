//! Load on the page: so many answers a second for so many seconds, on loopback, with as many games
//! as there are lines: all games at all their tables in turn. Ends by itself.
//!
//! `cargo run --release -p visavis --example load -- [ANSWERS A SECOND] [SECONDS] [LINES]`
//!
//! Every line plays its own games through the page's own forms. What is answered was worked out before the clock
//! starts, so that knowing it takes nothing from the server. A request is due at a fixed time; its latency counts
//! from then, so a slow server cannot hide behind a slow client.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Barrier};
use std::time::{Duration, Instant};

use page::registry;
use table::contract::random_answer;
use table::{Answer, Question, Rng, Session, Setup};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Error = Box<dyn std::error::Error + Send + Sync>;

/// The program under load; it ends with this one.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn main() -> Result<(), Error> {
    let number = |n: usize, usual: u64| std::env::args().nth(n).and_then(|a| a.parse().ok()).unwrap_or(usual);
    let (rate, seconds, lines) = (number(1, 500), number(2, 60), number(3, 16));
    let scripts = Arc::new(scripts()?);
    let folder = std::env::temp_dir().join(format!("visavis-load-{}", std::process::id()));
    let (server, port) = start(&folder)?;
    let pause = Duration::from_secs_f64(lines as f64 / rate as f64);
    // The clock starts when everybody sits at a table.
    let all = Arc::new(Barrier::new(lines as usize + 1));
    let many: Vec<_> = (0..lines)
        .map(|line| {
            let after = Duration::from_millis(200) + pause.mul_f64(line as f64 / lines as f64);
            let (scripts, all) = (Arc::clone(&scripts), Arc::clone(&all));
            std::thread::spawn(move || play(&scripts, port, line, &all, after, pause, Duration::from_secs(seconds)))
        })
        .collect();
    all.wait();
    let begin = Instant::now() + Duration::from_millis(200);
    let mut latencies: Vec<Duration> = Vec::new();
    let mut errors = 0;
    let mut games = 0;
    for line in many {
        let done = line.join().map_err(|_| "a line broke")??;
        latencies.extend(done.latencies);
        errors += done.errors;
        games += done.games;
    }
    let took = (begin.elapsed() - WARM_UP).as_secs_f64();
    latencies.sort_unstable();
    let at =
        |share: f64| latencies.get(((latencies.len() as f64 * share) as usize).min(latencies.len().saturating_sub(1)));
    let ms = |share: f64| at(share).map_or(0.0, |d| d.as_secs_f64() * 1000.0);
    println!(
        "{} answers in {took:.1} s: {:.0} a second, {errors} errors, {games} games",
        latencies.len(),
        latencies.len() as f64 / took
    );
    println!("latency p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, most {:.1} ms", ms(0.5), ms(0.9), ms(0.99), ms(1.0));
    println!("processor time of the server: {}", worked(server.0.id(), latencies.len()));
    println!("memory of the server: {}", memory(server.0.id()));
    drop(server);
    std::fs::remove_dir_all(folder)?;
    if errors > 0 { Err("there were errors".into()) } else { Ok(()) }
}

/// Starts the program that lies beside this one.
fn start(folder: &std::path::Path) -> Result<(Server, u16), Error> {
    let own = std::env::current_exe()?;
    let program: PathBuf = own.ancestors().nth(2).ok_or("no program")?.join("visavis");
    let mut child = Command::new(program)
        .args(["--data", &folder.display().to_string(), "serve", "--port", "0"])
        .stdout(Stdio::piped())
        .spawn()?;
    let mut line = String::new();
    BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
    let server = Server(child);
    let port = line.trim().trim_end_matches('/').rsplit(':').next().and_then(|p| p.parse().ok()).ok_or("no port")?;
    Ok((server, port))
}

/// Processor time in all and per answer, where the system tells it: in the program, and in the system for it.
fn worked(process: u32, answers: usize) -> String {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // What follows the name of the program, which may hold anything: utime and stime are the 12th and 13th.
    let ticks = |n: usize| stat.rsplit(") ").next()?.split(' ').nth(n)?.parse::<f64>().ok();
    let each = |ticks: f64| ticks * 10.0 / answers.max(1) as f64;
    match ticks(11).zip(ticks(12)) {
        Some((own, system)) => format!("{:.2} ms an answer, and {:.2} ms in the system", each(own), each(system)),
        None => "?".into(),
    }
}

/// Present and most memory, where the system tells it.
fn memory(process: u32) -> String {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = |name: &str| {
        let kb = status.lines().find_map(|l| l.strip_prefix(name)?.trim().trim_end_matches(" kB").parse::<u64>().ok());
        kb.map_or_else(|| "?".into(), |kb| format!("{} MB", kb / 1024))
    };
    format!("{} now, {} at most", line("VmRSS:"), line("VmHWM:"))
}

/// What comes first is not counted: a program that has just started says every word for the first time.
const WARM_UP: Duration = Duration::from_secs(3);

struct Done {
    latencies: Vec<Duration>,
    errors: u64,
    games: u64,
}

/// A game to play: what it begins with, and its answers as forms.
struct Script {
    start: String,
    forms: Vec<String>,
}

/// Games of every kind, at every table.
fn scripts() -> Result<Vec<Script>, Error> {
    const EACH: u64 = 6;
    let mut all = Vec::new();
    for seed in 0..EACH {
        for entry in registry::all() {
            for table in entry.game.about().tables {
                let mut rng = Rng::new(seed, 77);
                let setup = Setup::new(entry.id(), table, seed);
                let mut own = Session::start(entry.game, setup).map_err(|_| "no game")?;
                let start = format!("{{\"game\":\"{}\",\"table\":\"{table}\",\"seed\":\"{seed}\"}}", entry.id());
                let mut forms = Vec::new();
                while let Some(question) = own.screen().ask.clone() {
                    let answer = random_answer(&question, &mut rng);
                    // A warning is confirmed at once, as the page's "do it anyway" would.
                    let anyway = own.answer(answer.clone(), false).is_err();
                    if anyway && own.answer(answer.clone(), true).is_err() {
                        break;
                    }
                    forms.push(form(&question, &answer, anyway));
                }
                all.push(Script { start, forms });
            }
        }
    }
    Ok(all)
}

fn play(
    scripts: &[Script],
    port: u16,
    line: u64,
    all: &Barrier,
    after: Duration,
    pause: Duration,
    length: Duration,
) -> Result<Done, Error> {
    let mut wire = Wire::open(port)?;
    let (_, home) = wire.send("GET", "/", "", "")?;
    let token =
        home.split("name=\"token\" value=\"").nth(1).and_then(|t| t.split('"').next()).ok_or("no token")?.to_owned();
    let (mut latencies, mut errors, mut games) = (Vec::new(), 0, 0);
    let mut next = line as usize;
    let mut sit_down = |wire: &mut Wire| -> Result<_, Error> {
        let script = &scripts[next % scripts.len()];
        next += 1;
        games += 1;
        let (status, reply) = wire.send("POST", "/api/play", "application/json", &script.start)?;
        let id =
            serde_json::from_str::<serde_json::Value>(&reply)?["id"].as_str().ok_or(format!("{status}"))?.to_owned();
        Ok((script, id))
    };
    let mut game = sit_down(&mut wire)?;
    all.wait();
    let mut due = Instant::now() + after;
    let counted = due + WARM_UP;
    let end = counted + length;
    loop {
        let (script, id) = &game;
        for (revision, form) in script.forms.iter().enumerate() {
            if due >= end {
                break;
            }
            let form = format!("token={token}&rev={revision}{form}");
            if let Some(wait) = due.checked_duration_since(Instant::now()) {
                std::thread::sleep(wait);
            }
            let (status, page) =
                wire.send("POST", &format!("/games/{id}"), "application/x-www-form-urlencoded", &form)?;
            if due >= counted {
                latencies.push(due.elapsed());
            }
            due += pause;
            if status != 200 || !page.contains(&format!("data-revision=\"{}\"", revision + 1)) {
                errors += 1;
                break;
            }
        }
        if due >= end {
            break;
        }
        game = sit_down(&mut wire)?;
    }
    Ok(Done { latencies, errors, games })
}

/// The answer as the page's form sends it.
fn form(question: &Question, answer: &Answer, anyway: bool) -> String {
    let word = |text: &str| {
        text.bytes()
            .map(|b| if b.is_ascii_alphanumeric() { char::from(b).to_string() } else { format!("%{b:02X}") })
            .collect::<String>()
    };
    let mut form = String::new();
    match answer {
        Answer::Form(values) => {
            for (id, value) in values {
                let sent = match value {
                    Answer::Several(ids) => ids.clone(),
                    Answer::One(id) => vec![id.clone()],
                    Answer::Number(n) => vec![n.to_string()],
                    Answer::Form(_) => vec![],
                };
                for sent in sent {
                    form += &format!("&f-{}={}", word(id), word(&sent));
                }
            }
        }
        Answer::Number(n) => form += &format!("&answer={}", word(&n.to_string())),
        Answer::One(id) => form += &format!("&answer={}", word(id)),
        Answer::Several(ids) => {
            let alone = ids.len() == 1 && question.options().iter().any(|o| o.aside && o.id == ids[0]);
            for id in ids {
                form += &format!("&{}={}", if alone { "alone" } else { "answer" }, word(id));
            }
        }
    }
    if anyway {
        form += "&anyway=1";
    }
    form
}

/// One line to the server that stays open.
struct Wire {
    port: u16,
    stream: BufReader<TcpStream>,
}

impl Wire {
    fn open(port: u16) -> Result<Self, Error> {
        let stream = TcpStream::connect(("127.0.0.1", port))?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(Duration::from_secs(30)))?;
        Ok(Self { port, stream: BufReader::new(stream) })
    }

    fn send(&mut self, method: &str, path: &str, kind: &str, body: &str) -> Result<(u16, String), Error> {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{}\r\nx-swap: 1\r\ncontent-type: {kind}\r\ncontent-length: {}\r\n\r\n{body}",
            self.port,
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes())?;
        let mut line = String::new();
        self.stream.read_line(&mut line)?;
        let status = line.split(' ').nth(1).and_then(|s| s.parse().ok()).ok_or("no answer")?;
        let mut length = 0;
        loop {
            line.clear();
            self.stream.read_line(&mut line)?;
            if line.trim().is_empty() {
                break;
            }
            if let Some(n) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = n.trim().parse()?;
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body)?;
        Ok((status, String::from_utf8(body)?))
    }
}
