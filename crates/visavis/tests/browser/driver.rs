//! A browser and a server, driven from here. WebDriver is JSON over HTTP; these few lines speak it.
#![allow(dead_code)] // the tests and the pictures use different parts

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

/// A program that ends with the test, whatever happens.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// The real program.
pub struct Server {
    running: Option<Running>,
    folder: TempDir,
    port: u16,
}

impl Server {
    pub fn start() -> Self {
        let mut server = Self { running: None, folder: TempDir::new().unwrap(), port: free_port() };
        server.start_again();
        server
    }

    pub fn start_again(&mut self) {
        // What is measured is the optimised program, which the tests are not built with.
        let program = std::env::var_os("VISAVIS_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_visavis").into());
        let mut child = Command::new(program)
            .args([
                "--data",
                self.folder.path().to_str().unwrap(),
                "--lang",
                "en",
                "serve",
                "--port",
                &self.port.to_string(),
            ])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        self.running = Some(Running(child));
        assert!(line.contains(&format!("http://localhost:{}/", self.port)), "{line}");
    }

    /// Kill -9: no farewell, no tidying up.
    pub fn kill(&mut self) {
        self.running = None;
    }

    pub fn address(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// Asks the interface for programs.
    pub fn api(&self, method: &str, path: &str, body: Option<&Value>) -> Value {
        http(self.port, method, path, body).unwrap().1
    }

    pub fn new_game(&self, what: Value) -> String {
        self.api("POST", "/api/play", Some(&what))["id"].as_str().unwrap().to_owned()
    }
}

/// One request; status and JSON.
fn http(port: u16, method: &str, path: &str, body: Option<&Value>) -> std::io::Result<(u16, Value)> {
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    stream.set_read_timeout(Some(Duration::from_secs(120)))?;
    let body = body.map(Value::to_string).unwrap_or_default();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(body.as_bytes())?;
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let status = line.split(' ').nth(1).and_then(|s| s.parse().ok()).unwrap_or(0);
    let mut length = None;
    loop {
        line.clear();
        reader.read_line(&mut line)?;
        if line.trim().is_empty() {
            break;
        }
        if let Some(n) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            length = n.trim().parse::<usize>().ok();
        }
    }
    let mut bytes = Vec::new();
    match length {
        Some(n) => {
            bytes.resize(n, 0);
            reader.read_exact(&mut bytes)?;
        }
        None => {
            reader.read_to_end(&mut bytes)?;
        }
    }
    Ok((status, serde_json::from_slice(&bytes).unwrap_or(Value::Null)))
}

/// Size of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    Phone,
    Desktop,
}

/// What people play on, in pixels: a screen, two phones, a phone on its side.
pub const SIZES: [(u32, u32); 4] = [(1440, 900), (390, 844), (360, 640), (844, 390)];

/// A browser with one window. When a test is done with it, the next one that wants such a browser gets it with a new
/// window: starting one takes longer than most tests.
pub struct Browser {
    opened: Option<Opened>,
    /// Size and language, where another test may have it afterwards.
    again: Option<(Size, String)>,
}

/// A browser that runs, and its driver.
struct Opened {
    port: u16,
    session: String,
    /// Held, not used: with it goes the pipe that the driver's shell reads.
    _driver: Child,
}

/// Browsers that wait for the next test.
static WAITING: Mutex<Vec<((Size, String), Opened)>> = Mutex::new(Vec::new());

/// Chromium without a window around the page, as Debian packs it: the same pages for a third less of the processor.
const SHELL: &str = "/usr/bin/chromium-headless-shell";

/// Starts the driver and waits until nobody can write to this shell any more: this program is over, however it ended. Then
/// the driver ends, and with it everything that was started with this profile.
const DRIVER: &str = r#"
    chromedriver --port="$1" </dev/null &
    read -r _
    kill $!
    wait
    for process in /proc/[0-9]*; do
        [ "$process" != "/proc/$$" ] && grep -qsF "$2" "$process/cmdline" && kill -9 "${process#/proc/}"
    done
    rm -rf "$2"
"#;

impl Opened {
    fn start(size: Size, lang: &str, more: &[&str], preferences: &Value) -> Self {
        let port = free_port();
        // The shell clears it away in the end.
        let profile = TempDir::new().unwrap().keep();
        let driver = Command::new("sh")
            .args(["-c", DRIVER, "driver", &port.to_string()])
            .arg(&profile)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell starts");
        let (width, height) = if size == Size::Phone { (500, 800) } else { (1440, 900) };
        let args = [
            "--remote-debugging-pipe",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            "--use-fake-device-for-media-stream",
            "--use-fake-ui-for-media-stream",
            &format!("--window-size={width},{height}"),
            &format!("--user-data-dir={}", profile.display()),
            &format!("--accept-lang={lang}"),
        ];
        let mut args: Vec<&str> = args.iter().chain(more).copied().collect();
        let shell = crate::SHELL_WILL_DO && Path::new(SHELL).exists();
        let name = if shell { "chrome-headless-shell" } else { "chrome" };
        if !shell {
            args.push("--headless=new");
        }
        let mut options = json!({"args": args, "prefs": {"intl.accept_languages": lang}});
        if shell {
            options["binary"] = json!(SHELL);
        }
        options["prefs"].as_object_mut().unwrap().extend(preferences.as_object().unwrap().clone());
        if size == Size::Phone {
            options["mobileEmulation"] = json!({"deviceMetrics": {"width": 360, "height": 640, "pixelRatio": 1}});
        }
        let wanted = json!({"capabilities": {"alwaysMatch": {"timeouts": {"script": 120_000},"browserName": name, "goog:chromeOptions": options}}});
        let until = Instant::now() + Duration::from_secs(60);
        let session = loop {
            match http(port, "POST", "/session", Some(&wanted)) {
                Ok((200, reply)) => break reply["value"]["sessionId"].as_str().unwrap().to_owned(),
                other => assert!(Instant::now() < until, "no browser: {other:?}"),
            }
            std::thread::sleep(Duration::from_millis(200));
        };
        Self { port, session, _driver: driver }
    }

    fn send(&self, method: &str, path: &str, body: Option<&Value>) -> Value {
        let (status, reply) = http(self.port, method, &format!("/session/{}{path}", self.session), body).unwrap();
        assert_eq!(status, 200, "{method} {path}: {reply}");
        reply["value"].clone()
    }

    /// One window that knows nothing of those before it.
    fn anew(&self) {
        let before = self.send("GET", "/window/handles", None);
        let new = self.send("POST", "/window/new", Some(&json!({"type": "tab"})))["handle"].clone();
        for handle in before.as_array().unwrap() {
            self.send("POST", "/window", Some(&json!({ "handle": handle })));
            self.send("DELETE", "/window", None);
        }
        self.send("POST", "/window", Some(&json!({ "handle": new })));
        let forget = json!({"cmd": "Network.clearBrowserCookies", "params": {}});
        self.send("POST", "/goog/cdp/execute", Some(&forget));
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let Some(opened) = self.opened.take() else { return };
        let again = self.again.take().filter(|_| !std::thread::panicking());
        if let Some(kind) = again {
            // Nothing of the last page goes on: it would ask for a server that is gone.
            opened.anew();
            WAITING.lock().unwrap_or_else(PoisonError::into_inner).push((kind, opened));
        } else {
            let _ = http(opened.port, "DELETE", &format!("/session/{}", opened.session), None);
        }
    }
}

/// Is there a browser to test with?
pub fn available() -> bool {
    Command::new("chromedriver").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

impl Browser {
    pub fn open(size: Size, lang: &str) -> Self {
        let kind = (size, lang.to_owned());
        let mut waiting = WAITING.lock().unwrap_or_else(PoisonError::into_inner);
        let found = waiting.iter().position(|(other, _)| *other == kind).map(|at| waiting.remove(at).1);
        drop(waiting);
        let opened = found.unwrap_or_else(|| Opened::start(size, lang, &[], &json!({})));
        Self { opened: Some(opened), again: Some(kind) }.of(size)
    }

    /// One of its own, with more arguments and preferences.
    pub fn open_with(size: Size, lang: &str, more: &[&str], preferences: &Value) -> Self {
        Self { opened: Some(Opened::start(size, lang, more, preferences)), again: None }.of(size)
    }

    fn of(self, size: Size) -> Self {
        // A window in the background gives nothing the focus.
        self.devtools("Page.bringToFront", json!({}));
        if size == Size::Desktop {
            let metrics = json!({"width": 1440, "height": 900, "deviceScaleFactor": 1, "mobile": false});
            self.devtools("Emulation.setDeviceMetricsOverride", metrics);
        }
        self
    }

    fn send(&self, method: &str, path: &str, body: Option<&Value>) -> Value {
        self.opened.as_ref().expect("it is open until it is dropped").send(method, path, body)
    }

    pub fn devtools(&self, command: &str, params: Value) -> Value {
        self.send("POST", "/goog/cdp/execute", Some(&json!({"cmd": command, "params": params})))
    }

    pub fn go(&self, address: &str) {
        self.send("POST", "/url", Some(&json!({"url": address})));
    }

    /// Sets a cookie before anything else is asked for. A script that sets `document.cookie` may be overtaken by the
    /// next page's request, which then comes in the old language or theme.
    pub fn cookie(&self, server: &Server, name: &str, value: &str) {
        let set = self.devtools("Network.setCookie", json!({"name": name, "value": value, "url": server.address("/")}));
        assert_eq!(set["success"], true, "{name}={value}");
    }

    pub fn back(&self) {
        self.send("POST", "/back", Some(&json!({})));
    }

    pub fn forward(&self) {
        self.send("POST", "/forward", Some(&json!({})));
    }

    pub fn reload(&self) {
        self.send("POST", "/refresh", Some(&json!({})));
    }

    /// Runs a script in the page.
    pub fn script(&self, script: &str, args: &[Value]) -> Value {
        self.send("POST", "/execute/sync", Some(&json!({"script": script, "args": args})))
    }

    /// Runs a script that calls its last argument when it is done.
    pub fn script_later(&self, script: &str, args: &[Value]) -> Value {
        self.send("POST", "/execute/async", Some(&json!({"script": script, "args": args})))
    }

    fn element(&self, css: &str) -> String {
        let found = self.send("POST", "/element", Some(&json!({"using": "css selector", "value": css})));
        found.as_object().and_then(|o| o.values().next()).and_then(Value::as_str).unwrap().to_owned()
    }

    /// A real click with the mouse, on the first element found.
    pub fn click(&self, css: &str) {
        // A bar at the lower edge may lie over what is only just in view: a person scrolls on.
        self.script("document.querySelector(arguments[0])?.scrollIntoView({block: 'center'})", &[json!(css)]);
        self.send("POST", &format!("/element/{}/click", self.element(css)), Some(&json!({})));
    }

    /// The window becomes so large; below 1000 pixels it is a phone's.
    pub fn resize(&self, (width, height): (u32, u32)) {
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 1000});
        self.devtools("Emulation.setDeviceMetricsOverride", size);
    }

    /// What the person's system likes, such as `prefers-color-scheme` or `prefers-reduced-motion`.
    pub fn likes(&self, what: &str, value: &str) {
        self.devtools("Emulation.setEmulatedMedia", json!({"features": [{"name": what, "value": value}]}));
    }

    /// Is this so?
    pub fn yes(&self, script: &str) -> bool {
        self.script(&format!("return Boolean({script})"), &[]) == true
    }

    /// The middle of an element in the window.
    pub fn middle(&self, css: &str) -> (i64, i64) {
        let point = self.script(
            "const b = document.querySelector(arguments[0]).getBoundingClientRect(); \
             return [Math.round(b.x + b.width / 2), Math.round(b.y + b.height / 2)]",
            &[json!(css)],
        );
        (point[0].as_i64().unwrap(), point[1].as_i64().unwrap())
    }

    /// A real click hits this element and nothing else: it is in the window and nothing covers it.
    pub fn in_reach(&self, css: &str) -> bool {
        self.script(
            "const e = document.querySelector(arguments[0]), b = e.getBoundingClientRect(); \
             const hit = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2); \
             return b.top >= 0 && b.bottom <= innerHeight + 0.5 && b.width > 0 && (e === hit || e.contains(hit))",
            &[json!(css)],
        ) == true
    }

    /// Keys to whatever has the focus.
    pub fn press(&self, keys: &str) {
        let strokes: Vec<Value> = keys
            .chars()
            .flat_map(|c| [json!({"type": "keyDown", "value": c}), json!({"type": "keyUp", "value": c})])
            .collect();
        self.send("POST", "/actions", Some(&json!({"actions": [{"type": "key", "id": "keys", "actions": strokes}]})));
    }

    /// Fingers, mice and keys as WebDriver describes them.
    pub fn perform(&self, inputs: &Value) {
        self.send("POST", "/actions", Some(&json!({ "actions": inputs })));
    }

    /// Drags from one point of the window to another.
    pub fn drag(&self, from: (i64, i64), to: (i64, i64)) {
        let actions = json!([
            {"type": "pointerMove", "duration": 0, "x": from.0, "y": from.1},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerMove", "duration": 80, "x": to.0, "y": to.1},
            {"type": "pointerUp", "button": 0},
        ]);
        let mouse =
            json!({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions});
        self.send("POST", "/actions", Some(&json!({"actions": [mouse]})));
    }

    pub fn window(&self) -> Value {
        self.send("GET", "/window", None)
    }

    pub fn new_tab(&self) -> Value {
        self.send("POST", "/window/new", Some(&json!({"type": "tab"})))["handle"].clone()
    }

    pub fn switch_to(&self, window: &Value) {
        self.send("POST", "/window", Some(&json!({"handle": window})));
    }

    pub fn picture(&self, file: &Path) {
        let picture = self.send("GET", "/screenshot", None);
        let text = picture.as_str().unwrap();
        std::fs::write(file, decode(text)).unwrap();
    }

    /// Waits until this is so, whatever has to be asked for it.
    pub fn until_later(&self, what: &str, so: impl Fn() -> bool) {
        let until = Instant::now() + Duration::from_secs(40);
        while !so() {
            assert!(Instant::now() < until, "waited in vain: {what}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until a script says yes.
    pub fn until(&self, what: &str, script: &str) {
        let until = Instant::now() + Duration::from_secs(90);
        while self.script(script, &[]) != true {
            assert!(
                Instant::now() < until,
                "waited in vain: {what}\n{}",
                self.script("return document.body.innerText", &[])
            );
            std::thread::sleep(Duration::from_millis(15));
        }
    }
}

/// Base64, as WebDriver sends pictures.
fn decode(text: &str) -> Vec<u8> {
    let value = |b: u8| match b {
        b'A'..=b'Z' => Some(b - b'A'),
        b'a'..=b'z' => Some(b - b'a' + 26),
        b'0'..=b'9' => Some(b - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let (mut bits, mut count, mut out) = (0u32, 0, Vec::new());
    for six in text.bytes().filter_map(value) {
        bits = bits << 6 | u32::from(six);
        count += 6;
        if count >= 8 {
            count -= 8;
            out.push((bits >> count) as u8);
        }
    }
    out
}
