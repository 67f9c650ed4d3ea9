//! A plain static host: files of a folder at `/some/where/`, nothing else.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use tempfile::TempDir;

/// Where the site is on it.
pub const FOLDER: &str = "/some/where/";

pub struct Host {
    pub port: u16,
    folder: TempDir,
    asked: Arc<Mutex<Vec<String>>>,
    /// Does the program itself take its time?
    slow: Arc<AtomicBool>,
    listening: Option<(Arc<AtomicBool>, JoinHandle<()>)>,
}

impl Host {
    /// Serves what is written into its folder.
    pub fn start(write: impl FnOnce(&Path)) -> Self {
        let folder = TempDir::new().unwrap();
        write(folder.path());
        let mut host = Self { port: 0, folder, asked: Arc::default(), slow: Arc::default(), listening: None };
        host.start_again();
        host
    }

    /// Lets everybody wait for the program, until it does so no more.
    pub fn be_slow(&self, slow: bool) {
        self.slow.store(slow, Ordering::Relaxed);
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub fn address(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{FOLDER}{path}", self.port)
    }

    /// What was asked for since the last time.
    pub fn asked(&self) -> Vec<String> {
        std::mem::take(&mut self.asked.lock().unwrap())
    }

    pub fn start_again(&mut self) {
        let listener = TcpListener::bind(("127.0.0.1", self.port)).unwrap();
        listener.set_nonblocking(true).unwrap();
        self.port = listener.local_addr().unwrap().port();
        let (end, asked, folder) =
            (Arc::new(AtomicBool::new(false)), Arc::clone(&self.asked), self.folder.path().to_owned());
        let (ended, slow) = (Arc::clone(&end), Arc::clone(&self.slow));
        let thread = std::thread::spawn(move || {
            while !ended.load(Ordering::Relaxed) {
                match listener.accept() {
                    Ok((stream, _)) => {
                        let (asked, slow, folder) = (Arc::clone(&asked), Arc::clone(&slow), folder.clone());
                        std::thread::spawn(move || drop(answer(stream, &asked, &slow, &folder)));
                    }
                    Err(_) => std::thread::sleep(Duration::from_millis(5)),
                }
            }
        });
        self.listening = Some((end, thread));
    }

    pub fn stop(&mut self) {
        if let Some((end, thread)) = self.listening.take() {
            end.store(true, Ordering::Relaxed);
            thread.join().unwrap();
        }
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Everybody else in the world, behind a proxy: notes what was wanted, and has nothing to say.
pub struct World {
    pub port: u16,
    wanted: Arc<Mutex<Vec<String>>>,
}

impl World {
    pub fn start() -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let world = Self { port: listener.local_addr().unwrap().port(), wanted: Arc::default() };
        let wanted = Arc::clone(&world.wanted);
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let wanted = Arc::clone(&wanted);
                std::thread::spawn(move || {
                    let mut first = String::new();
                    if BufReader::new(&stream).read_line(&mut first).is_ok() {
                        wanted.lock().unwrap().push(first.trim().to_owned());
                    }
                    let empty =
                        b"HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
                    let _ = (&stream).write_all(empty);
                });
            }
        });
        world
    }

    /// What was wanted of anybody so far.
    pub fn wanted(&self) -> Vec<String> {
        self.wanted.lock().unwrap().clone()
    }
}

fn answer(mut stream: TcpStream, asked: &Mutex<Vec<String>>, slow: &AtomicBool, folder: &Path) -> std::io::Result<()> {
    stream.set_nonblocking(false)?;
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut first = String::new();
    reader.read_line(&mut first)?;
    let mut line = String::new();
    while reader.read_line(&mut line)? > 2 {
        line.clear();
    }
    let path = first.split(' ').nth(1).unwrap_or_default().to_owned();
    asked.lock().unwrap().push(path.clone());
    let name = path.split('?').next().and_then(|path| path.strip_prefix(FOLDER));
    let file: Option<PathBuf> = name.map(|name| folder.join(if name.is_empty() { "index.html" } else { name }));
    let (status, file) = match file.filter(|file| file.is_file()) {
        Some(file) => ("200 OK", file),
        None => ("404 Not Found", folder.join("404.html")),
    };
    let kind = match file.extension().and_then(|e| e.to_str()) {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        _ => "application/json",
    };
    while file.extension().is_some_and(|e| e == "bin") && slow.load(Ordering::Relaxed) {
        std::thread::sleep(Duration::from_millis(5));
    }
    let bytes = std::fs::read(file)?;
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        bytes.len()
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(&bytes)
}
