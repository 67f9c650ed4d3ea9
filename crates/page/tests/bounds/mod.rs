//! What the page does not do for anybody: work without end, tell strangers, or keep silent about what a code tells.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use axum::http::StatusCode;
use page::host::{Failure, Host, Store};
use page::memory::{Memory, Quiet};
use page::{Answered, Page, coach};
use serde_json::json;
use table::{Entry, Journal, Session, Setup};

use crate::web::{Reply, Sent, Table};

/// A host that loses patience after so many entries.
struct Impatient(Quiet, usize);

impl Host for Impatient {
    fn now(&self) -> i64 {
        self.0.now()
    }
    fn random(&self, bytes: &mut [u8]) -> Result<(), Failure> {
        self.0.random(bytes)
    }
    fn news(&self, _: &str, _: i64) {}
    fn complain(&self, _: &str) {}
    fn patience(&self) -> Box<dyn Fn() -> bool> {
        let left = Cell::new(self.1);
        Box::new(move || left.replace(left.get().saturating_sub(1)) > 0)
    }
}

fn impatient_after(entries: usize) -> Table {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let host = Arc::new(Impatient(Quiet::default(), entries));
    let page = Arc::new(Page::new(Arc::clone(&store), host, "token".into(), None));
    let asked = Arc::clone(&page);
    Table::over(page, store, move |request| {
        let (head, body) = asked.respond(request).into_parts();
        let Answered::Whole(body) = body else { panic!("a stream") };
        Reply { status: head.status, headers: head.headers, body: body.to_vec() }
    })
}

#[test]
fn a_game_that_takes_too_long_to_open_is_refused_and_can_leave() {
    let table = impatient_after(50);
    let (id, _) = table.start(json!({"game": "cryo", "seed": "5"}));
    let good = table.ask(Sent::to(&format!("/games/{id}/journal.json"))).text();
    let mut dear = Journal::from_file(&good).unwrap();
    let session = Session::open(&cryo::GAME, dear.clone()).unwrap();
    let field = session.screen().fields.first().unwrap();
    let set = Entry::Set { set: field.id.to_string(), to: field.value.clone() };
    dear.entries = vec![set; 200];
    for (entries, opens) in [(40, true), (200, false)] {
        let journal = Journal { entries: dear.entries[..entries].to_vec(), ..dear.clone() };
        assert!(Session::open(&cryo::GAME, journal.clone()).is_ok(), "its entries fit");
        let sent = table.form("/open", &[("journal", &journal.to_share_code())]);
        let expected = if opens { StatusCode::SEE_OTHER } else { StatusCode::UNPROCESSABLE_ENTITY };
        assert_eq!(sent.status, expected, "{entries} entries");
        assert_eq!(sent.text().contains("took longer"), !opens, "and says why");
        let body = json!({"share": journal.to_share_code()}).to_string();
        let status = table.ask(Sent::to("/api/play").json(&body)).status;
        assert_eq!(status == StatusCode::CREATED, opens, "for programs too");
    }
    // One that is in the store all the same: it is shown as closed, leaves whole, and can be removed.
    table.put(&id, &dear.to_file());
    let page = table.ask(Sent::to(&format!("/games/{id}")));
    assert!(page.status == StatusCode::OK && page.text().contains("took longer"));
    for address in [format!("/games/{id}/journal.json"), format!("/api/play/{id}/journal")] {
        assert_eq!(table.ask(Sent::to(&address)).text(), dear.to_file(), "{address}");
    }
    assert_eq!(table.form(&format!("/games/{id}/forget"), &[]).status, StatusCode::SEE_OTHER);
    assert_eq!(table.ask(Sent::to(&format!("/games/{id}"))).status, StatusCode::NOT_FOUND);
}

#[test]
fn nobody_without_the_key_or_from_elsewhere_ever_reads_the_token() {
    let table = Table::new(true);
    let token = table.token();
    let mut addresses =
        vec!["/", "/?key=wrong", "/no-such-page", "/results", "/games/x", "/api/play", "/assets/page.js"];
    addresses.extend(["/new/cryo", "/everything", "/open"]);
    for address in addresses {
        for (host, method) in [("127.0.0.1:7878", "GET"), ("evil.example", "GET"), ("127.0.0.1:7878", "POST")] {
            let reply = table.ask(Sent { host, method, ..Sent::to(address) });
            assert_eq!(reply.status, StatusCode::FORBIDDEN, "{method} {address} at {host}");
            assert!(!reply.text().contains(&format!("value=\"{token}\"")), "{method} {address} at {host}");
        }
    }
}

#[test]
fn sharing_a_game_on_screen_says_that_its_code_tells_the_future() {
    let table = Table::new(false);
    let told = |id: &str| {
        let future = page::words::text(table::Lang::En, &table::msg!("page-share-future"));
        table.ask(Sent::to(&format!("/games/{id}/share"))).text().contains(&future)
    };
    for game in ["patchwork", "finspan"] {
        let (id, _) = table.start(json!({"game": game, "table": "digital", "seed": "3"}));
        assert!(told(&id), "{game}");
        table.play(&id, 3, 5_000);
        assert!(!told(&id), "{game} is over: nothing is hidden any more");
    }
}

#[test]
fn the_coach_stops_when_nobody_waits_any_more() {
    let session = Session::start(&patchwork::GAME, Setup::new("patchwork", "digital", 4)).unwrap();
    let think = |nobody_waits: bool| {
        let (abandoned, begun) = (Arc::new(AtomicBool::new(false)), Instant::now());
        abandoned.store(nobody_waits, Ordering::Relaxed);
        let hints = coach::unless(&abandoned, || coach::hints_json(&session, table::Lang::En));
        assert!(hints.is_ok());
        begun.elapsed()
    };
    // The least of a few: other work on the machine only ever adds. What is left of a stopped one is finding its words.
    let least = |nobody_waits: bool| (0..5).map(|_| think(nobody_waits)).min().unwrap();
    let (to_the_end, stopped) = (least(false), least(true));
    assert!(stopped * 2 < to_the_end, "{stopped:?} against {to_the_end:?}");
}
