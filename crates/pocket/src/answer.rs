//! A request in, a response out, with what the worker has to keep before it passes the response on.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::http::header::{CONTENT_LENGTH, COOKIE, HOST, HeaderMap, SET_COOKIE};
use axum::http::{Request, Response, StatusCode};
use page::host::{Failure, Host, Store};
use page::live::{Site, word};
use page::{Answered, Page, routes};
use serde::{Deserialize, Serialize};

use crate::records::{Change, Records};

/// The records of the app's own.
const TOKEN: &str = "token";
const COOKIES: &str = "cookies";

/// The worker sent something that is no request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused(pub String);

/// How the app starts.
#[derive(Debug, Deserialize)]
struct Opening {
    home: String,
    base: String,
    #[serde(default)]
    version: String,
    random: String,
    #[serde(default)]
    records: BTreeMap<String, String>,
}

/// What came of it.
#[derive(Debug, Serialize)]
pub struct Opened {
    /// To be kept with the next changes.
    pub changes: Vec<Change>,
    /// For the worker's log.
    pub complaints: Vec<String>,
}

/// A request.
#[derive(Debug, Deserialize)]
struct Asked {
    method: String,
    /// Path and query, without the folder the site is in.
    path: String,
    #[serde(default)]
    headers: Vec<(String, String)>,
    /// Seconds since 1970.
    now: i64,
    /// Bytes nobody can guess, two digits each.
    random: String,
    /// Journals that were missing the last time.
    #[serde(default)]
    journals: BTreeMap<String, Option<String>>,
    /// May it take thought? Elsewhere a page is given that has somebody else think.
    #[serde(default)]
    think: bool,
    /// Refused by the worker, with this status.
    #[serde(default)]
    refuse: Option<u16>,
}

/// A response without its body.
#[derive(Debug, Serialize)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The headers.
    pub headers: Vec<(String, String)>,
    /// To be kept before the response is passed on.
    pub changes: Vec<Change>,
    /// Journals without which there is no answer: to be fetched, and the request made again.
    pub missing: Vec<String>,
    /// Games that have a new revision.
    pub news: Vec<(String, i64)>,
    /// For the worker's log.
    pub complaints: Vec<String>,
}

/// What the worker lends for one answer.
#[derive(Debug, Default)]
struct Lent(Mutex<Loan>);

#[derive(Debug, Default)]
struct Loan {
    now: i64,
    random: Vec<u8>,
    news: Vec<(String, i64)>,
    complaints: Vec<String>,
}

impl Lent {
    fn loan(&self) -> MutexGuard<'_, Loan> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Host for Lent {
    fn now(&self) -> i64 {
        self.loan().now
    }

    fn random(&self, bytes: &mut [u8]) -> Result<(), Failure> {
        let mut loan = self.loan();
        let Some(left) = loan.random.len().checked_sub(bytes.len()) else {
            return Err(Failure::new("the worker lent too little chance"));
        };
        bytes.copy_from_slice(&loan.random[left..]);
        loan.random.truncate(left);
        Ok(())
    }

    fn news(&self, game: &str, revision: i64) {
        self.loan().news.push((game.to_owned(), revision));
    }

    fn complain(&self, why: &str) {
        self.loan().complaints.push(why.to_owned());
    }
}

/// The app.
pub struct Pocket {
    page: Page,
    records: Arc<Records>,
    lent: Arc<Lent>,
}

impl Pocket {
    /// Opens the app with what was kept.
    pub fn open(head: &[u8]) -> Result<(Self, Opened), Refused> {
        let opening: Opening = read(head)?;
        let (records, complaints) = Records::new(opening.records);
        let token = records.get(TOKEN).unwrap_or_else(|| {
            let token = word(&bytes(&opening.random));
            records.set(TOKEN, Some(token.clone()));
            token
        });
        if token.is_empty() {
            return Err(Refused("no chance to make a token of".to_owned()));
        }
        let (changes, _) = records.take();
        let (records, lent) = (Arc::new(records), Arc::new(Lent::default()));
        let site = Site { home: opening.home, base: opening.base, version: opening.version };
        let page = Page::on_site(Arc::clone(&records) as _, Arc::clone(&lent) as _, token, site);
        Ok((Self { page, records, lent }, Opened { changes, complaints }))
    }

    /// Answers a request.
    pub fn answer(&mut self, head: &[u8], body: &[u8]) -> Result<(Answer, Vec<u8>), Refused> {
        let asked: Asked = read(head)?;
        *self.lent.loan() = Loan { now: asked.now, random: bytes(&asked.random), ..Loan::default() };
        self.records.is_now(asked.now);
        self.records.fetched(asked.journals.clone());
        let (mut head, body) = self.respond(&asked, body)?.into_parts();
        let body = match body {
            Answered::Whole(bytes) => bytes.to_vec(),
            // Nobody can keep a line open here: the worker calls out every change.
            Answered::Revisions(game) => match self.records.revision(&game) {
                Ok(Some(revision)) => format!("event: revision\ndata: {revision}\n\n").into_bytes(),
                _ => Vec::new(),
            },
        };
        self.keep_cookies(&mut head.headers);
        head.headers.remove(CONTENT_LENGTH);
        let text = |value: &axum::http::HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
        let (changes, missing) = self.records.take();
        let Loan { news, mut complaints, .. } = std::mem::take(&mut *self.lent.loan());
        if !missing.is_empty() {
            // Only a journal that is yet to be fetched.
            complaints.clear();
        }
        let answer = Answer {
            status: head.status.as_u16(),
            headers: head.headers.iter().map(|(name, value)| (name.to_string(), text(value))).collect(),
            changes,
            missing: missing.into_iter().collect(),
            news,
            complaints,
        };
        Ok((answer, body))
    }

    fn respond(&self, asked: &Asked, body: &[u8]) -> Result<Response<Answered>, Refused> {
        let mut request = Request::builder().method(asked.method.as_str()).uri(asked.path.as_str());
        // Who can reach the worker is on our own site already; the browser sees to that.
        request = request.header(HOST, "localhost");
        for (name, value) in
            asked.headers.iter().filter(|(name, _)| PASSED.contains(&name.to_ascii_lowercase().as_str()))
        {
            request = request.header(name, value);
        }
        if let Some(cookies) = self.records.get(COOKIES) {
            request = request.header(COOKIE, cookies);
        }
        let request = request.body(()).map_err(|why| Refused(why.to_string()))?;
        if let Some(status) = asked.refuse {
            let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
            return Ok(self.page.refuse(request, status));
        }
        let path = request.uri().path();
        if routes::takes_thought(path) && !asked.think && !path.starts_with("/api/") {
            return Ok(self.page.thinking(request));
        }
        Ok(self.page.respond(request.map(|()| body.to_vec().into())))
    }

    /// A worker cannot set cookies: language and light are kept with everything else.
    fn keep_cookies(&self, headers: &mut HeaderMap) {
        let mut cookies: BTreeMap<String, String> = BTreeMap::new();
        let kept = self.records.get(COOKIES).unwrap_or_default();
        let new = headers.get_all(SET_COOKIE).iter().filter_map(|line| line.to_str().ok()?.split(';').next());
        let pairs = kept.split(';').chain(new).filter_map(|pair| pair.trim().split_once('='));
        cookies.extend(pairs.map(|(name, value)| (name.to_owned(), value.to_owned())));
        if headers.remove(SET_COOKIE).is_some() {
            let line: Vec<String> = cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            self.records.set(COOKIES, Some(line.join("; ")));
        }
    }
}

/// The headers that mean something here.
const PASSED: [&str; 3] = ["accept-language", "content-type", "x-swap"];

fn read<'a, T: Deserialize<'a>>(head: &'a [u8]) -> Result<T, Refused> {
    serde_json::from_slice(head).map_err(|why| Refused(why.to_string()))
}

/// Bytes from two digits each; what is no digit counts for nothing.
fn bytes(digits: &str) -> Vec<u8> {
    let digits: Vec<u8> = digits.chars().filter_map(|c| c.to_digit(16)).filter_map(|d| u8::try_from(d).ok()).collect();
    digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect()
}
