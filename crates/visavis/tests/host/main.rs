//! The page behind its real host, without a browser: SQLite, files, streams, limits.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod crowd;
#[path = "../../../page/tests/web/mod.rs"]
mod web;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use serde_json::json;
use table::audit::{Room, words};
use tokio_stream::StreamExt;
use visavis::serve::{Guests, table::Table as Host};
use web::{Reply, Sent, Table, encode};

/// A table over the store in this folder.
fn sit_down(folder: &Path, guests: Guests) -> Table {
    let host = Host::new(folder, guests).unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let (page, store) = (host.page(), host.store());
    Table::over(page, store, move |request: Request<_>| {
        runtime.block_on(async {
            let (head, body) = host.answer(request.map(Body::from)).await.into_parts();
            let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
            Reply { status: head.status, headers: head.headers, body }
        })
    })
}

#[test]
fn no_word_of_the_program_is_missing_and_none_is_left_over() {
    let also: Vec<_> = page::words::files().into_iter().chain([lab::MESSAGES]).collect();
    let (messages, made) = (visavis::words::MESSAGES, visavis::command_line_words());
    let folder = env!("CARGO_MANIFEST_DIR");
    assert_eq!(words(&Room { prefix: "visavis", messages, also: &also, folder, made }), Vec::<String>::new());
}

#[test]
fn a_game_is_in_the_store_before_it_is_shown_and_goes_on_after_a_new_start() {
    let folder = tempfile::tempdir().unwrap();
    let table = sit_down(folder.path(), Guests::None);
    let (id, _) = table.start(json!({"game": "patchwork", "table": "companion", "seed": "11"}));
    table.play(&id, 11, 9);
    let journal = table.ask(Sent::to(&format!("/api/play/{id}/journal"))).text();
    let token = table.token();
    drop(table);
    let table = sit_down(folder.path(), Guests::None);
    assert_eq!(table.ask(Sent::to(&format!("/api/play/{id}/journal"))).text(), journal);
    assert_eq!(table.token(), token, "pages that stayed open go on");
    table.play(&id, 12, 2000);
    assert!(table.ask(Sent::to("/results")).text().contains(&id), "the result is not listed");
    assert!(table.ask(Sent::to("/results.csv")).text().contains(&format!("{id},patchwork,companion")));
    assert_eq!(table.form(&format!("/games/{id}/forget"), &[]).status, StatusCode::SEE_OTHER);
    assert_eq!(table.ask(Sent::to(&format!("/games/{id}"))).status, StatusCode::NOT_FOUND);
}

#[test]
fn more_than_a_thousand_unfinished_games_can_all_be_reached() {
    let folder = tempfile::tempdir().unwrap();
    let table = sit_down(folder.path(), Guests::None);
    let session = table::Session::start(&patchwork::GAME, table::Setup::new("patchwork", "digital", 1)).unwrap();
    let (game, store) = (page::host::Written::of(&session, 0), table.store());
    // Many at once: the store then puts many into one transaction.
    std::thread::scope(|scope| {
        for part in 0..16 {
            let (game, store) = (&game, &store);
            scope.spawn(move || {
                for n in (0..1_250).filter(|n| n % 16 == part) {
                    let game = page::host::Written { time: n, ..game.clone() };
                    store.add(&format!("game{n:06}"), game).unwrap();
                }
            });
        }
    });
    // By following the page's own links from the first page on.
    let (mut seen, mut next) = (std::collections::BTreeSet::new(), Some("/".to_owned()));
    while let Some(address) = next {
        let page = table.ask(Sent::to(&address)).text();
        let links = |start: &str| -> Vec<String> {
            page.split("href=\"")
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
                .filter(|to| to.starts_with(start))
                .map(str::to_owned)
                .collect()
        };
        seen.extend(links("/games/game"));
        next = links("/games?from=").pop();
    }
    assert_eq!(seen.len(), 1_250);
    let oldest = seen.first().unwrap();
    assert_eq!(table.ask(Sent::to(oldest)).status, StatusCode::OK);
    // And by programs.
    let listed = |from: &str| table.ask(Sent::to(from)).json()["play"].as_array().unwrap().len();
    assert_eq!((listed("/api/play"), listed("/api/play?from=1000"), listed("/api/play?from=2000")), (1_000, 250, 0));
    assert_eq!(table.ask(Sent::to("/api/play?from=x")).status, StatusCode::BAD_REQUEST);
}

#[test]
fn the_last_choices_are_in_the_store() {
    let folder = tempfile::tempdir().unwrap();
    let choices = [("table", "digital"), ("o-deck", "tactical"), ("o-level", "4"), ("seed", "")];
    assert_eq!(sit_down(folder.path(), Guests::None).form("/new/patchwork", &choices).status, StatusCode::SEE_OTHER);
    let page = sit_down(folder.path(), Guests::None).ask(Sent::to("/new/patchwork")).text();
    let at = page.find("value=\"tactical\"").unwrap();
    assert!(page[at..at + page[at..].find('>').unwrap()].contains("checked"));
}

#[test]
fn own_cards_are_files_beside_the_store() {
    let folder = tempfile::tempdir().unwrap();
    let table = sit_down(folder.path(), Guests::None);
    let cards = table::Game::cards(&finspan::GAME).unwrap();
    let numbers = |f: &table::Figure| matches!(f.field.kind, table::FieldKind::Number { .. });
    let figure = cards.figures(None).into_iter().find(numbers).unwrap();
    let table::FieldKind::Number { min, .. } = figure.field.kind else { panic!("a number") };
    let other = if figure.field.value.number() == Some(min) { min + 1 } else { min }.to_string();
    table.form("/cards/finspan", &[("has", &figure.field.id), (&figure.field.id, &other)]);
    let file = folder.path().join("cards").join(format!("{}.json", cards.name()));
    assert!(file.exists(), "something was entered");
    table.form("/cards/finspan", &[("do", "reset")]);
    let aside = || {
        let names = std::fs::read_dir(file.parent().unwrap()).unwrap().map(|f| f.unwrap().file_name());
        names.filter(|name| name.to_string_lossy().ends_with(".old.json")).count()
    };
    assert!(!file.exists() && aside() == 1, "nothing entered is ever lost");
    table.form("/cards/finspan", &[("do", "reset")]);
    table.form("/cards/finspan", &[("do", "import"), ("file", "{\"broken\": true}")]);
    assert!(!file.exists() && aside() == 1, "what is refused replaces nothing");
}

#[test]
fn what_a_game_tells_of_the_own_copy_is_kept_though_nobody_waits_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let table = sit_down(folder.path(), Guests::None);
    let (id, _) = table.start(json!({"game": "imperial-steam", "table": "companion", "seed": "1"}));
    table.play(&id, 1, 60);
    let name = page::registry::find("imperial-steam").unwrap().game.cards().unwrap().name();
    let file = folder.path().join("cards").join(format!("{name}.json"));
    let begun = std::time::Instant::now();
    while !file.exists() {
        assert!(begun.elapsed() < Duration::from_secs(20), "nothing of the person's copy was kept");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// 8 visitors enter figures at once, each tapping Save twice.
#[test]
fn own_cards_saved_by_many_at_once_are_all_there() {
    let folder = tempfile::tempdir().unwrap();
    let host = Arc::new(Host::new(folder.path(), Guests::None).unwrap());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(4).enable_all().build().unwrap();
    let cards = table::Game::cards(&finspan::GAME).unwrap();
    let numbers = |f: &table::Figure| matches!(f.field.kind, table::FieldKind::Number { .. });
    let figures: Vec<(String, String)> = cards
        .figures(None)
        .into_iter()
        .filter(numbers)
        .take(16)
        .map(|figure| {
            let table::FieldKind::Number { min, .. } = figure.field.kind else { panic!("a number") };
            let other = if figure.field.value.number() == Some(min) { min + 1 } else { min };
            (figure.field.id.into_owned(), other.to_string())
        })
        .collect();
    let token = host.page().app().token.clone();
    let save = |(id, value): &(String, String)| {
        let body = encode([("token", token.as_str()), ("has", id), (id, value)]);
        let request = Request::builder().method("POST").uri("/cards/finspan").header("host", "localhost");
        let request = request.header("content-type", "application/x-www-form-urlencoded").body(Body::from(body));
        let host = Arc::clone(&host);
        async move { host.answer(request.unwrap()).await.status() }
    };
    let saving: Vec<_> = figures.iter().flat_map(|f| [f, f]).map(|f| runtime.spawn(save(f))).collect();
    for saved in saving {
        assert_eq!(runtime.block_on(saved).unwrap(), StatusCode::SEE_OTHER);
    }
    let file = std::fs::read_to_string(folder.path().join("cards").join(format!("{}.json", cards.name()))).unwrap();
    let own: serde_json::Value = serde_json::from_str(&file).unwrap();
    let now = cards.figures(Some(&own));
    for (id, value) in &figures {
        let kept = now.iter().find(|f| f.field.id == id.as_str()).unwrap();
        assert_eq!(kept.field.value.number().unwrap().to_string(), *value, "{id} was acknowledged and is lost");
    }
}

#[test]
fn a_folder_has_one_program_and_is_its_owners_alone() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let first = Host::new(&data, Guests::None).unwrap();
    let Err(second) = Host::new(&data, Guests::None) else { panic!("two programs on one folder") };
    let held = second.downcast_ref::<visavis::store::NotHeld>();
    assert!(
        matches!(held, Some(visavis::store::NotHeld::By(who)) if *who == std::process::id().to_string()),
        "{second:#}"
    );
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        for path in [data.clone(), data.join("visavis.sqlite"), data.join("visavis.sqlite-wal")] {
            assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o077, 0, "{}", path.display());
        }
    }
    drop(first);
    Host::new(&data, Guests::None).unwrap();
}

#[test]
fn more_at_once_than_can_be_answered_are_asked_to_come_again() {
    let folder = tempfile::tempdir().unwrap();
    let host = Arc::new(Host::new(folder.path(), Guests::None).unwrap());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().max_blocking_threads(1).build().unwrap();
    let many = visavis::serve::table::AT_ONCE * 2;
    // The only thread is busy, so everybody waits.
    let (go, wait) = std::sync::mpsc::channel::<()>();
    runtime.spawn_blocking(move || wait.recv());
    let ask = || {
        let host = Arc::clone(&host);
        let request = Request::builder().uri("/").header("host", "localhost").body(Body::empty()).unwrap();
        runtime.spawn(async move { host.answer(request).await })
    };
    let asking: Vec<_> = (0..many).map(|_| ask()).collect();
    std::thread::sleep(Duration::from_millis(200));
    go.send(()).unwrap();
    let answers: Vec<_> = asking.into_iter().map(|a| runtime.block_on(a).unwrap()).collect();
    let turned_away: Vec<_> = answers.iter().filter(|a| a.status() == StatusCode::SERVICE_UNAVAILABLE).collect();
    assert_eq!(turned_away.len(), many - visavis::serve::table::AT_ONCE);
    assert!(turned_away.iter().all(|a| a.headers().contains_key("retry-after")));
    assert!(answers.iter().filter(|a| a.status() == StatusCode::OK).count() == visavis::serve::table::AT_ONCE);
}

#[test]
fn what_is_too_large_is_refused_in_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let table = sit_down(folder.path(), Guests::None);
    let large = "x".repeat(2 << 20);
    assert_eq!(table.form("/open", &[("journal", &large)]).status, StatusCode::PAYLOAD_TOO_LARGE);
    let body = encode([("journal", large.as_str())]);
    let foreign = Sent { method: "POST", host: "evil.example", ..Sent::to("/open").body("text/plain", &body) };
    assert_eq!(table.ask(foreign).status, StatusCode::FORBIDDEN, "strangers are not even read");
}

#[test]
fn the_network_needs_the_key() {
    let folder = tempfile::tempdir().unwrap();
    let table = sit_down(folder.path(), Guests::WithKey);
    assert_eq!(table.ask(Sent::to("/")).status, StatusCode::FORBIDDEN);
    let key = table.key().unwrap();
    assert_eq!(table.ask(Sent::to(&format!("/?key={key}"))).status, StatusCode::SEE_OTHER);
}

#[test]
fn the_revision_is_told_at_once_and_after_every_change() {
    let folder = tempfile::tempdir().unwrap();
    let host = Arc::new(Host::new(folder.path(), Guests::None).unwrap());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let ask = |method: &str, path: &str, body: &str| {
        let request = Request::builder().method(method).uri(path).header("host", "localhost");
        let request = request.header("content-type", "application/json").body(Body::from(body.to_owned())).unwrap();
        runtime.block_on(host.answer(request))
    };
    let started = ask("POST", "/api/play", r#"{"game": "patchwork", "table": "digital", "seed": "1"}"#);
    let started = runtime.block_on(to_bytes(started.into_body(), usize::MAX)).unwrap();
    let id = serde_json::from_slice::<serde_json::Value>(&started).unwrap()["id"].as_str().unwrap().to_owned();
    for path in [format!("/games/{id}/events"), format!("/api/play/{id}/events")] {
        let revision = host.page().app().load(&id).unwrap().revision;
        let events = ask("GET", &path, "");
        assert_eq!(events.headers()["content-type"], "text/event-stream");
        assert!(events.headers().contains_key("content-security-policy"));
        assert!(!events.headers().contains_key("content-length"), "a stream has no length");
        let mut events = events.into_body().into_data_stream();
        let mut next = || {
            let told = runtime.block_on(async { tokio::time::timeout(Duration::from_secs(20), events.next()).await });
            String::from_utf8(told.unwrap().unwrap().unwrap().to_vec()).unwrap()
        };
        assert_eq!(next(), format!("event: revision\ndata: {revision}\n\n"));
        let act = format!(r#"{{"revision": {revision}, "answer": "adv"}}"#);
        assert_eq!(ask("POST", &format!("/api/play/{id}"), &act).status(), StatusCode::OK);
        assert_eq!(next(), format!("event: revision\ndata: {}\n\n", revision + 1));
    }
    assert_eq!(ask("GET", "/games/nosuchgame/events", "").status(), StatusCode::NOT_FOUND);
}
