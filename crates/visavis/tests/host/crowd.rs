//! Real connections: a crowd of them, half-open ones, and those that break.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tokio::runtime::Runtime;
use visavis::serve::{Guests, chairs::CHAIRS, table::Table as Host};

/// More than there are chairs, and more than many systems let a program have open.
const CROWD: usize = 1_100;

/// The program at an address of its own.
struct Serving {
    host: Arc<Host>,
    address: SocketAddr,
    _runtime: Runtime,
}

impl Serving {
    fn from(folder: &Path, guests: Guests) -> Self {
        let host = Arc::new(Host::new(folder, guests).unwrap());
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        let listener = runtime.block_on(tokio::net::TcpListener::bind("127.0.0.1:0")).unwrap();
        let address = listener.local_addr().unwrap();
        runtime.spawn(visavis::serve::accept(listener, Arc::clone(&host)));
        Self { host, address, _runtime: runtime }
    }

    /// Says something and stays.
    fn visit(&self, says: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        // Whoever has to leave at once may not even be heard.
        let _ = stream.write_all(says.as_bytes());
        stream
    }

    /// The whole answer to a request.
    fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> String {
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        let mut answer = String::new();
        self.visit(&(head + body)).read_to_string(&mut answer).unwrap();
        answer
    }

    /// A game to look at.
    fn begin(&self, cookie: &str) -> String {
        let started =
            self.ask("POST", "/api/play", cookie, r#"{"game": "patchwork", "table": "digital", "seed": "1"}"#);
        let body: Value = serde_json::from_str(started.split("\r\n\r\n").nth(1).unwrap()).unwrap();
        body["id"].as_str().unwrap().to_owned()
    }
}

/// A crowd that says this, `{id}` being a game: whoever holds the key still comes in, before, in between and after.
fn keeps_nobody_out(says: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::from(folder.path(), Guests::WithKey);
    let cookie = format!("visavis-key={}", serving.host.key().unwrap());
    let id = serving.begin(&cookie);
    let says: Vec<String> = says.iter().map(|say| say.replace("{id}", &id).replace("{cookie}", &cookie)).collect();
    let mut sitting = Vec::new();
    for n in 0..CROWD {
        sitting.push(serving.visit(&says[n % says.len()]));
        if n % 200 == 199 || n + 1 == CROWD {
            let page = serving.ask("GET", &format!("/games/{id}"), &cookie, "");
            assert!(page.starts_with("HTTP/1.1 200 OK"), "after {n}: {}", page.lines().next().unwrap_or_default());
        }
    }
    assert!(sitting.len() > 2 * CHAIRS);
}

#[test]
fn more_than_a_thousand_event_streams_lock_nobody_out() {
    keeps_nobody_out(&["GET /games/{id}/events HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n"]);
}

#[test]
fn more_than_a_thousand_half_open_connections_lock_nobody_out() {
    keeps_nobody_out(&[
        "",
        "GET / HT",
        "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "POST /api/play HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n{",
        "POST /api/play HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nContent-Length: 5000\r\n\r\n{",
    ]);
}

#[test]
fn an_answer_whose_sender_is_gone_is_told_to_everybody_else() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::from(folder.path(), Guests::None);
    let id = serving.begin("");
    let mut events =
        BufReader::new(serving.visit(&format!("GET /games/{id}/events HTTP/1.1\r\nHost: localhost\r\n\r\n")));
    let mut told = |revision: i64| {
        let mut line = String::new();
        while line.trim() != format!("data: {revision}") {
            line.clear();
            assert!(events.read_line(&mut line).unwrap() > 0, "the stream ended before revision {revision}");
        }
    };
    told(0);
    for revision in 0..5 {
        let body = format!(r#"{{"revision": {revision}, "answer": "adv"}}"#);
        let head = format!(
            "POST /api/play/{id} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        // Sent, and gone before the answer can come; sometimes even before it was heard to the end.
        let request = head + &body;
        let done = || serving.host.page().app().load(&id).unwrap().revision > revision;
        while !done() {
            drop(serving.visit(&request));
            let waited = std::time::Instant::now();
            while !done() && waited.elapsed() < Duration::from_secs(2) {
                std::thread::sleep(Duration::from_millis(5));
            }
        }
        told(revision + 1);
    }
}
