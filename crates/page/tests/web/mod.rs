//! The page without a network, and a person who answers at random. The tests of the host use it too.
#![allow(dead_code)]

use std::sync::Arc;

use axum::body::Bytes;
use axum::http::{HeaderMap, Request, StatusCode};
use page::host::Store;
use page::memory::{Memory, Quiet};
use page::{Answered, Page};
use serde_json::Value;
use table::contract::random_answer;
use table::{Answer, OwnCards, Question, Rng};

/// A page and a way to ask it.
pub struct Table {
    page: Arc<Page>,
    store: Arc<dyn Store>,
    send: Box<dyn Fn(Request<Bytes>) -> Reply>,
}

/// A request.
#[derive(Clone)]
pub struct Sent<'a> {
    pub method: &'a str,
    pub path: &'a str,
    pub host: &'a str,
    pub headers: Vec<(&'static str, &'static str)>,
    pub kind: &'a str,
    pub body: Vec<u8>,
}

impl<'a> Sent<'a> {
    pub fn to(path: &'a str) -> Self {
        Self { method: "GET", path, host: "127.0.0.1:7878", headers: Vec::new(), kind: "", body: Vec::new() }
    }
    pub fn body(self, kind: &'a str, body: &str) -> Self {
        Self { kind, body: body.as_bytes().to_vec(), ..self }
    }
    pub fn json(self, body: &str) -> Self {
        Self { method: "POST", ..self.body("application/json", body) }
    }
}

/// What came back.
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Reply {
    pub fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.text()))
    }
    pub fn header(&self, name: &str) -> String {
        self.headers.get(name).map(|v| v.to_str().unwrap().to_owned()).unwrap_or_default()
    }
}

/// Fields as a form sends them.
pub fn encode<'a>(fields: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let word = |text: &str| -> String {
        text.bytes()
            .map(|b| if b.is_ascii_alphanumeric() { char::from(b).to_string() } else { format!("%{b:02X}") })
            .collect()
    };
    fields.into_iter().map(|(n, v)| format!("{}={}", word(n), word(v))).collect::<Vec<_>>().join("&")
}

impl Table {
    /// The page alone, its store in memory.
    pub fn new(lan: bool) -> Self {
        let store: Arc<dyn Store> = Arc::new(Memory::default());
        let (token, key) = ("token".to_owned(), lan.then(|| "key".to_owned()));
        let page = Arc::new(Page::new(Arc::clone(&store), Arc::new(Quiet::default()), token, key));
        let asked = Arc::clone(&page);
        Self::over(page, store, move |request| {
            let (head, body) = asked.respond(request).into_parts();
            let body = match body {
                Answered::Whole(bytes) => bytes.to_vec(),
                Answered::Revisions(_) => Vec::new(),
            };
            Reply { status: head.status, headers: head.headers, body }
        })
    }

    /// A page behind its host.
    pub fn over(page: Arc<Page>, store: Arc<dyn Store>, send: impl Fn(Request<Bytes>) -> Reply + 'static) -> Self {
        Self { page, store, send: Box::new(send) }
    }

    pub fn token(&self) -> String {
        self.page.app().token.clone()
    }
    pub fn key(&self) -> Option<String> {
        self.page.app().key.clone()
    }

    /// Where its games are kept.
    pub fn store(&self) -> Arc<dyn Store> {
        Arc::clone(&self.store)
    }

    /// The page itself.
    pub fn page(&self) -> &Page {
        &self.page
    }

    /// The person's own cards as they are in the store.
    pub fn own(&self, cards: &dyn OwnCards) -> Option<Value> {
        self.store.own(cards.name()).unwrap().map(|text| serde_json::from_str(&text).unwrap())
    }

    /// Puts a journal in the place of a game's, behind the page's back.
    pub fn put(&self, id: &str, journal: &str) {
        let (revision, _) = self.store.journal(id).unwrap().unwrap();
        let live = self.page.app().load(id).unwrap();
        let written = page::host::Written { journal: journal.to_owned(), ..page::host::Written::of(&live.session, 0) };
        assert!(self.store.replace(id, revision, written).unwrap());
    }

    /// Sends what may not even be a request; none if it is not.
    pub fn try_raw(&self, method: &str, path: &str, kind: &str, body: Vec<u8>) -> Option<Reply> {
        let request =
            Request::builder().method(method).uri(path).header("host", "localhost:7878").header("content-type", kind);
        request.body(body.into()).ok().map(|r| (self.send)(r))
    }

    pub fn ask(&self, sent: Sent<'_>) -> Reply {
        let mut request = Request::builder().method(sent.method).uri(sent.path).header("host", sent.host);
        if !sent.kind.is_empty() {
            request = request.header("content-type", sent.kind);
        }
        for (name, value) in &sent.headers {
            request = request.header(*name, *value);
        }
        (self.send)(request.body(sent.body.into()).unwrap())
    }

    /// Sends a form of our own page.
    pub fn form(&self, path: &str, fields: &[(&str, &str)]) -> Reply {
        let token = self.token();
        let body = encode(std::iter::once(("token", token.as_str())).chain(fields.iter().copied()));
        self.ask(Sent { method: "POST", ..Sent::to(path).body("application/x-www-form-urlencoded", &body) })
    }

    /// Starts a game; gives its address and first screen.
    pub fn start(&self, what: Value) -> (String, Value) {
        let reply = self.ask(Sent::to("/api/play").json(&what.to_string()));
        assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text());
        let screen = reply.json();
        (screen["id"].as_str().unwrap().to_owned(), screen)
    }

    pub fn question(&self, id: &str) -> Option<Question> {
        self.page.app().load(id).unwrap().session.screen().ask.clone()
    }

    /// Answers as the form would; insists where it is only warned.
    pub fn answer(&self, id: &str, question: &Question, answer: &Answer) {
        let rev = self.page.app().load(id).unwrap().revision.to_string();
        let mut fields = vec![("rev".to_owned(), rev)];
        match answer {
            Answer::Form(values) => fields.extend(values.iter().flat_map(|(id, value)| {
                let sent = match value {
                    Answer::Several(ids) => ids.clone(),
                    Answer::One(id) => vec![id.clone()],
                    Answer::Number(n) => vec![n.to_string()],
                    Answer::Form(_) => vec![],
                };
                sent.into_iter().map(move |sent| (format!("f-{id}"), sent))
            })),
            Answer::Number(n) => fields.push(("answer".into(), n.to_string())),
            Answer::One(one) => fields.push(("answer".into(), one.clone())),
            Answer::Several(ids) => {
                let alone = ids.len() == 1 && question.options().iter().any(|o| o.aside && o.id == ids[0]);
                let name = if alone { "alone" } else { "answer" };
                fields.extend(ids.iter().map(|i| (name.to_owned(), i.clone())));
            }
        }
        let path = format!("/games/{id}");
        let send = |fields: &[(String, String)]| {
            let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
            self.form(&path, &fields)
        };
        let mut reply = send(&fields);
        if reply.status == StatusCode::UNPROCESSABLE_ENTITY {
            assert!(reply.text().contains("name=\"anyway\""), "{answer:?} was offered and refused");
            fields.push(("anyway".into(), "1".into()));
            reply = send(&fields);
        }
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{} {answer:?}", question.id);
        assert_eq!(self.ask(Sent::to(&path)).status, StatusCode::OK);
    }

    /// Plays on with random answers, at most so many.
    pub fn play(&self, id: &str, seed: u64, most: usize) {
        let mut rng = Rng::new(seed, 0x3EB);
        for _ in 0..most {
            let Some(question) = self.question(id) else { return };
            self.answer(id, &question, &random_answer(&question, &mut rng));
        }
    }
}
