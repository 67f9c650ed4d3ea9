//! A table that visitors sit down at: requests go to the page off the threads that listen, and whoever
//! looks at a game hears of its changes.

use std::convert::Infallible;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::Context as _;
use axum::body::{Body, Bytes, HttpBody};
use axum::http::header::RETRY_AFTER as RETRY_AFTER_NAME;
use axum::http::{HeaderValue, Method, Request, Response, StatusCode};
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use page::host::{Failure, Host, Store};
use page::{Answered, Page, coach, routes};
use tokio::sync::{Semaphore, broadcast};
use tokio::time::timeout;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::BroadcastStream;

use super::Guests;
use super::chairs::Visitor;
use super::db::Db;
use crate::site;
use crate::store::{Held, private_folder};

/// The name of the network's key in the store.
const NETWORK_KEY: &str = "network key";

/// So many requests are answered or wait at once; who comes then is asked to come again.
pub const AT_ONCE: usize = 64;

/// When to come again, in seconds.
const RETRY_AFTER: &str = "1";

/// Nobody waits longer.
const PATIENCE: Duration = Duration::from_secs(20);

/// So much time of the processor a game may take to be opened: the longest real ones take a fraction.
pub const LONGEST_OPENING: Duration = Duration::from_secs(2);

/// Whoever listens hears at least a comment this often: so a broken line is noticed.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// Which game has which revision now.
type News = broadcast::Sender<(String, i64)>;

/// The page with everything it needs.
pub struct Table {
    page: Arc<Page>,
    db: Arc<Db>,
    news: News,
    /// How many may be answered at once.
    at_once: Arc<Semaphore>,
    /// The coach thinks for one visitor at a time.
    coach: Arc<Semaphore>,
    /// One program per folder: what it keeps in memory is what is in the store.
    _held: Held,
}

/// Something to do that nobody waits for.
type Work = Box<dyn FnOnce() + Send>;

/// What only the program has.
struct Program {
    news: News,
    aside: Sender<Work>,
}

impl Program {
    /// With a thread for what nobody waits for; it ends with this.
    fn new(news: News) -> std::io::Result<Self> {
        let (aside, waiting) = channel::<Work>();
        std::thread::Builder::new().name("aside".into()).spawn(move || {
            for work in waiting {
                // What goes wrong in one must not keep the others from being done.
                let _ = catch_unwind(AssertUnwindSafe(work));
            }
        })?;
        Ok(Self { news, aside })
    }
}

impl Host for Program {
    fn now(&self) -> i64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| i64::try_from(d.as_secs()).unwrap_or(i64::MAX))
    }

    fn random(&self, bytes: &mut [u8]) -> Result<(), Failure> {
        getrandom::fill(bytes).map_err(|why| Failure::new(format!("no randomness: {why}")))
    }

    fn news(&self, game: &str, revision: i64) {
        let _ = self.news.send((game.to_owned(), revision));
    }

    fn aside(&self, work: Work) {
        let _ = self.aside.send(work);
    }

    fn complain(&self, why: &str) {
        let _ = writeln!(std::io::stderr(), "{why}");
    }

    fn patience(&self) -> Box<dyn Fn() -> bool> {
        let start = busy();
        Box::new(move || busy().saturating_sub(start) < LONGEST_OPENING)
    }

    fn install(&self) -> Option<&'static str> {
        site::is_carried().then_some(site::FOLDER)
    }
}

/// How long the processor has worked for this thread; where the system does not tell, how late it is.
fn busy() -> Duration {
    #[cfg(unix)]
    {
        let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
        let whole = |n: i64| u64::try_from(n).unwrap_or_default();
        Duration::from_secs(whole(now.tv_sec)) + Duration::from_nanos(whole(now.tv_nsec))
    }
    #[cfg(not(unix))]
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

impl Table {
    /// Everything on top of the store in this folder.
    pub fn new(data: &Path, guests: Guests) -> anyhow::Result<Self> {
        private_folder(data).with_context(|| data.display().to_string())?;
        let held = Held::take(&data.join("serve.lock")).with_context(|| data.display().to_string())?;
        let db = Arc::new(Db::open(data)?);
        let token = db.secret("form token")?;
        if guests == Guests::WithNewKey {
            db.forget_secret(NETWORK_KEY)?;
        }
        let key = if guests == Guests::None { None } else { Some(db.secret(NETWORK_KEY)?) };
        let news = broadcast::channel(1024).0;
        let page = Arc::new(Page::new(Arc::clone(&db) as _, Arc::new(Program::new(news.clone())?), token, key));
        let at_once = Arc::new(Semaphore::new(AT_ONCE));
        Ok(Self { page, db, news, at_once, coach: Arc::new(Semaphore::new(1)), _held: held })
    }

    /// The page itself.
    pub fn page(&self) -> Arc<Page> {
        Arc::clone(&self.page)
    }

    /// Where its games are kept.
    pub fn store(&self) -> Arc<dyn Store> {
        Arc::clone(&self.db) as _
    }

    /// What a visitor from the network must show.
    pub fn key(&self) -> Option<&str> {
        self.page.app().key.as_deref()
    }

    /// Answers a request, or says that it takes too long.
    pub async fn answer<B>(&self, request: Request<B>) -> Response<Body>
    where
        B: HttpBody<Data = Bytes> + Send + 'static,
        B::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
    {
        // The app without a server is for everybody: it holds nothing of anybody.
        if let Some(file) = site::file(request.uri().path()).filter(|_| request.method() == Method::GET) {
            return file;
        }
        let mut late = Request::new(());
        *late.uri_mut() = request.uri().clone();
        *late.headers_mut() = request.headers().clone();
        let answered = match timeout(PATIENCE, self.respond(request)).await {
            Ok(answered) => answered,
            Err(_) => self.page.refuse(late, StatusCode::SERVICE_UNAVAILABLE),
        };
        let answered = come_again(answered);
        let (head, body) = answered.into_parts();
        match body {
            Answered::Whole(bytes) => Response::from_parts(head, bytes.into()),
            Answered::Revisions(game) => Response::from_parts(head, self.revisions(game).await),
        }
    }

    async fn respond<B>(&self, request: Request<B>) -> Response<Answered>
    where
        B: HttpBody<Data = Bytes> + Send + 'static,
        B::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
    {
        let (head, body) = request.into_parts();
        let safe = matches!(head.method, Method::GET | Method::HEAD);
        let body = if safe { Bytes::new() } else { all_of(body, routes::largest_body(head.uri.path())).await };
        let thinks = routes::takes_thought(head.uri.path());
        let turn = if thinks { Arc::clone(&self.coach).acquire_owned().await.ok() } else { None };
        let Ok(place) = Arc::clone(&self.at_once).try_acquire_owned() else {
            return self.page.refuse(Request::from_parts(head, ()), StatusCode::SERVICE_UNAVAILABLE);
        };
        // From here on the visitor keeps the chair; whoever has not even asked to the end does not.
        let answering = head.extensions.get::<Visitor>().map(Visitor::being_answered);
        let page = Arc::clone(&self.page);
        let waiting = Waiting::default();
        let abandoned = Arc::clone(&waiting.0);
        let answered = tokio::task::spawn_blocking(move || {
            let _held = (turn, place, answering);
            coach::unless(&abandoned, || page.respond(Request::from_parts(head, body)))
        });
        // The page catches its own mistakes; this is for what cannot be caught.
        answered.await.unwrap_or_else(|_| self.page.refuse(Request::new(()), StatusCode::INTERNAL_SERVER_ERROR))
    }

    /// The revision of a game now, and every later one. Whoever falls behind is told the next revision; it is
    /// the newest that counts.
    async fn revisions(&self, game: String) -> Body {
        // Heard before it is looked up: nothing is missed in between.
        let heard = self.news.subscribe();
        let (db, id) = (Arc::clone(&self.db), game.clone());
        let now = tokio::task::spawn_blocking(move || db.revision(&id)).await;
        let first = tokio_stream::iter(now.ok().and_then(Result::ok).flatten());
        let later = BroadcastStream::new(heard)
            .filter_map(move |news| news.ok().filter(|(id, _)| *id == game).map(|(_, revision)| revision));
        let events = first
            .chain(later)
            .map(|revision| Ok::<_, Infallible>(Event::default().event("revision").data(revision.to_string())));
        Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response().into_body()
    }
}

/// Somebody waits for an answer. When nobody does any more, the coach need not think on; what the rules do is
/// done to its end.
#[derive(Default)]
struct Waiting(Arc<AtomicBool>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Whoever is turned away hears when to come again.
fn come_again(mut response: Response<Answered>) -> Response<Answered> {
    if response.status() == StatusCode::SERVICE_UNAVAILABLE {
        response.headers_mut().insert(RETRY_AFTER_NAME, HeaderValue::from_static(RETRY_AFTER));
    }
    response
}

/// The whole body. Of one that is too large only so much that the page sees it: it says no in its place.
async fn all_of<B>(body: B, largest: usize) -> Bytes
where
    B: HttpBody<Data = Bytes> + Send + 'static,
    B::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
{
    match Limited::new(body, largest).collect().await {
        Ok(whole) => whole.to_bytes(),
        Err(why) if why.is::<LengthLimitError>() => vec![0; largest + 1].into(),
        // Whoever went away in the middle gets no answer anyway.
        Err(_) => Bytes::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patience_ends_when_the_processor_has_worked_long_enough() {
        let (begun, go_on) = (std::time::Instant::now(), Program::new(broadcast::channel(1).0).unwrap().patience());
        std::thread::sleep(Duration::from_millis(50));
        assert!(go_on(), "nothing was worked");
        while go_on() {
            assert!(begun.elapsed() < LONGEST_OPENING * 20, "it never ends");
        }
        assert!(begun.elapsed() >= LONGEST_OPENING);
    }

    #[test]
    fn a_new_key_replaces_the_old_one_and_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let key = |guests| Table::new(folder.path(), guests).unwrap().key().map(str::to_owned);
        let old = key(Guests::WithKey);
        assert!(old.is_some() && key(Guests::WithKey) == old && key(Guests::None).is_none());
        let new = key(Guests::WithNewKey);
        assert!(new.is_some() && new != old && key(Guests::WithKey) == new);
    }
}
