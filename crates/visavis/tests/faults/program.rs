//! The program itself, over HTTP.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use serde_json::Value;

/// The program, serving from a folder.
pub struct Program {
    child: Arc<Mutex<Child>>,
    errors: Option<JoinHandle<String>>,
    data: PathBuf,
    port: u16,
    line: Option<BufReader<TcpStream>>,
    token: String,
}

impl Program {
    pub fn start(data: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_visavis"))
            .args(["--data", &data.display().to_string(), "serve", "--port", "0"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        let mut stderr = child.stderr.take().unwrap();
        let errors = std::thread::spawn(move || {
            let mut text = String::new();
            let _ = stderr.read_to_string(&mut text);
            text
        });
        let port = first.trim().trim_end_matches('/').rsplit(':').next().and_then(|port| port.parse().ok());
        let Some(port) = port else { panic!("it did not start: {first}{}", errors.join().unwrap()) };
        let child = Arc::new(Mutex::new(child));
        let mut program =
            Self { child, errors: Some(errors), data: data.to_owned(), port, line: None, token: String::new() };
        let home = program.raw("GET", "/", "", "").unwrap().1;
        program.token = home.split("name=\"token\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
        program
    }

    pub fn data(&self) -> &Path {
        &self.data
    }

    /// Kills the program without a warning, a little later.
    pub fn killed_after(&self, time: Duration) -> JoinHandle<()> {
        let child = Arc::clone(&self.child);
        std::thread::spawn(move || {
            std::thread::sleep(time);
            let mut child = child.lock().unwrap();
            child.kill().unwrap();
            child.wait().unwrap();
        })
    }

    /// Ends it; gives what it complained of.
    pub fn end(mut self) -> String {
        self.stop();
        self.errors.take().unwrap().join().unwrap()
    }

    fn stop(&self) {
        let mut child = self.child.lock().unwrap();
        let _ = child.kill();
        let _ = child.wait();
    }

    /// Sends JSON; none if the line broke.
    pub fn send(&mut self, method: &str, path: &str, body: &Value) -> Option<(u16, Value)> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let (status, reply) = self.raw(method, path, "application/json", &body)?;
        Some((status, serde_json::from_str(&reply).unwrap_or(Value::String(reply))))
    }

    /// Sends a form of the page; none if the line broke.
    pub fn form(&mut self, path: &str, fields: &[(&str, &str)]) -> Option<u16> {
        let word = |text: &str| -> String {
            let letter = |b: u8| match b {
                b if b.is_ascii_alphanumeric() => char::from(b).to_string(),
                b => format!("%{b:02X}"),
            };
            text.bytes().map(letter).collect()
        };
        let mut body = format!("token={}", self.token);
        for (name, value) in fields {
            body += &format!("&{}={}", word(name), word(value));
        }
        Some(self.raw("POST", path, "application/x-www-form-urlencoded", &body)?.0)
    }

    fn raw(&mut self, method: &str, path: &str, kind: &str, body: &str) -> Option<(u16, String)> {
        if self.line.is_none() {
            let stream = TcpStream::connect(("127.0.0.1", self.port)).ok()?;
            stream.set_nodelay(true).ok()?;
            stream.set_read_timeout(Some(Duration::from_secs(60))).ok()?;
            self.line = Some(BufReader::new(stream));
        }
        let line = self.line.as_mut()?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: {kind}\r\ncontent-length: {}\r\n\r\n",
            body.len()
        );
        line.get_mut().write_all((head + body).as_bytes()).ok()?;
        let mut text = String::new();
        line.read_line(&mut text).ok()?;
        let status = text.split(' ').nth(1)?.parse().ok()?;
        let mut length = 0;
        loop {
            text.clear();
            line.read_line(&mut text).ok()?;
            if text.trim().is_empty() {
                break;
            }
            if let Some(n) = text.to_ascii_lowercase().strip_prefix("content-length:") {
                length = n.trim().parse().ok()?;
            }
        }
        let mut body = vec![0; length];
        line.read_exact(&mut body).ok()?;
        Some((status, String::from_utf8(body).ok()?))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.stop();
    }
}
