//! What the app answers, and what it asks to be kept.

use page::registry;
use serde_json::{Value, json};
use table::{Rng, Session};

use crate::{Kept, Worker, header};

/// Every address on a page that begins at the top of the host.
fn absolute(page: &str) -> Vec<&str> {
    let starts = ["href=\"/", "action=\"/", "src=\"/"];
    let found = starts.iter().flat_map(|start| page.match_indices(start).map(|(at, start)| at + start.len() - 1));
    found.map(|at| page[at..].split('"').next().unwrap()).collect()
}

#[test]
fn every_address_of_every_page_is_in_the_folder_of_the_site() {
    let mut worker = Worker::start(Kept::default());
    let mut seen = 0;
    let mut paths: Vec<String> = ["/", "/open", "/results", "/everything", "/no-such-page"].map(String::from).into();
    for entry in registry::all() {
        let about = entry.game.about();
        paths.extend([format!("/new/{}", about.id), format!("/cards/{}", about.id)]);
        for table in about.tables {
            let made = worker.json("/api/play", &json!({"game": about.id, "table": table, "seed": "7"}));
            let id = made["id"].as_str().unwrap();
            paths.extend(["", "/past", "/fields", "/share", "/coach"].map(|end| format!("/games/{id}{end}")));
        }
    }
    for path in paths {
        let (answer, page) = worker.get(&path);
        assert!(answer.status < 500, "{path}: {page}");
        assert!(page.contains("data-base=\"/my/games\""), "{path}");
        for address in absolute(&page) {
            assert!(address.starts_with("/my/games/"), "{path} leads to {address}");
            seen += 1;
        }
    }
    assert!(seen > 300, "{seen} addresses");
    let (moved, _) = worker.form("/new/patchwork", &[("table", "digital")]);
    assert_eq!(moved.status, 303);
    assert!(header(&moved, "location").unwrap().starts_with("/my/games/games/"));
}

#[test]
fn language_and_light_are_kept_with_everything_else() {
    let mut worker = Worker::start(Kept::default());
    let (answer, _) = worker.form("/settings", &[("lang", "de"), ("back", "/results")]);
    assert_eq!((answer.status, header(&answer, "location")), (303, Some("/my/games/results")));
    assert_eq!(header(&answer, "set-cookie"), None, "a worker cannot set cookies");
    worker.form("/settings", &[("theme", "dark"), ("back", "/")]);
    let mut again = Worker::start(worker.kept);
    let (_, page) = again.get("/");
    assert!(page.contains("<html lang=\"de\" data-theme=\"dark\""), "{}", &page[..200]);
}

#[test]
fn an_answer_is_kept_with_it_and_a_worker_that_was_ended_goes_on() {
    let mut worker = Worker::start(Kept::default());
    for (n, entry) in registry::all().iter().enumerate() {
        for table in entry.game.about().tables {
            let mut rng = Rng::new(n as u64, 5);
            let made = worker.json("/api/play", &json!({"game": entry.id(), "table": table, "seed": "3"}));
            let id = made["id"].as_str().unwrap().to_owned();
            for round in 0..12 {
                let journal = table::Journal::from_file(&worker.kept.journals[&id]).unwrap();
                let session = Session::open(entry.game, journal).unwrap();
                let Some(question) = &session.screen().ask else { break };
                let answer = table::contract::random_answer(question, &mut rng);
                let (_, before) = worker.get(&format!("/api/play/{id}"));
                let revision = serde_json::from_str::<Value>(&before).unwrap()["revision"].clone();
                let sent = json!({"revision": revision, "answer": answer, "anyway": true});
                let after = worker.json(&format!("/api/play/{id}"), &sent);
                if round % 3 == 0 {
                    // Ended without a word: what was kept is all there is.
                    worker = Worker::start(worker.kept);
                }
                let (_, now) = worker.get(&format!("/api/play/{id}"));
                let now = serde_json::from_str::<Value>(&now).unwrap();
                assert_eq!(now["revision"], after["revision"]);
                assert_eq!(now["ask"], after["ask"]);
            }
        }
    }
}

#[test]
fn news_is_called_out_and_a_stale_answer_is_refused() {
    let mut worker = Worker::start(Kept::default());
    let made = worker.json("/api/play", &json!({"game": "patchwork", "table": "digital", "seed": "3"}));
    let id = made["id"].as_str().unwrap();
    let path = format!("/games/{id}");
    let first = made["ask"]["options"][0]["id"].as_str().unwrap();
    let (done, _) = worker.form(&path, &[("rev", "0"), ("answer", first)]);
    assert_eq!(done.news, [(id.to_owned(), 1)]);
    assert_eq!(done.changes.len(), 2, "the game as it is listed, and its journal");
    let (stale, _) = worker.form(&path, &[("rev", "0"), ("answer", first)]);
    assert_eq!((stale.status, stale.changes.len(), stale.news.len()), (409, 0, 0));
    let (_, events) = worker.get(&format!("{path}/events"));
    assert_eq!(events, "event: revision\ndata: 1\n\n");
    // Without the token of our own forms nothing is done.
    let (foreign, _) = worker.form(&path, &[("token", "guessed"), ("rev", "1"), ("answer", first)]);
    assert_eq!((foreign.status, foreign.changes.len()), (403, 0));
}

#[test]
fn somebody_else_thinks_and_says_the_same_as_a_server() {
    let mut worker = Worker::start(Kept::default());
    let made = worker.json("/api/play", &json!({"game": "patchwork", "table": "digital", "seed": "3"}));
    let path = format!("/games/{}/coach", made["id"].as_str().unwrap());
    let (_, waiting) = worker.get(&path);
    assert!(waiting.contains("data-think"));
    let (answer, page) = Worker::start(worker.kept).ask_with(json!({"think": true}), "GET", &path, b"");
    assert_eq!((answer.status, page.contains("class=\"hints\"")), (200, true), "{page}");
}

#[test]
fn a_journal_that_is_gone_takes_its_game_with_it_and_a_full_store_is_told() {
    let mut worker = Worker::start(Kept::default());
    let made = worker.json("/api/play", &json!({"game": "cryo", "table": "companion", "seed": "3"}));
    let id = made["id"].as_str().unwrap();
    let mut kept = worker.kept.clone();
    kept.journals.clear();
    let mut again = Worker::start(kept);
    assert_eq!(again.get(&format!("/games/{id}")).0.status, 404);
    assert!(!again.get("/").1.contains(id));
    let (full, page) = worker.ask_with(json!({"refuse": 507}), "GET", "/", b"");
    assert!(full.status == 507 && page.contains("no space left"), "{page}");
}

#[test]
fn own_cards_that_were_set_aside_stay_each_under_its_time_and_are_taken_back() {
    let mut worker = Worker::start(Kept::default());
    let cards = registry::find("finspan").unwrap().game.cards().unwrap();
    let (id, present, min) = (cards.figures(None).into_iter())
        .find_map(|figure| match figure.field.kind {
            table::FieldKind::Number { min, max, .. } if max - min >= 3 => {
                Some((figure.field.id.into_owned(), figure.field.value.number()?, min))
            }
            _ => None,
        })
        .unwrap();
    let others: Vec<String> = (min..).filter(|n| *n != present).take(2).map(|n| n.to_string()).collect();
    let mut files = Vec::new();
    for value in [&others[0], &others[1], &others[0]] {
        worker.form("/cards/finspan", &[("has", &id), (&id, value)]);
        files.push(worker.kept.records[&format!("own/{}", cards.name())].clone());
        worker.form("/cards/finspan", &[("do", "reset")]);
        assert!(!worker.kept.records.contains_key(&format!("own/{}", cards.name())));
    }
    let aside: Vec<(&String, &String)> =
        worker.kept.records.iter().filter(|(key, _)| key.starts_with("set-aside/")).collect();
    assert_eq!(aside.iter().map(|(_, file)| (*file).clone()).collect::<Vec<_>>(), files, "{aside:?}");
    // A worker that starts later knows them all; the middle one is wanted again.
    let mut again = Worker::start(worker.kept.clone());
    let (_, page) = again.get("/cards/finspan");
    let stamps: Vec<&str> =
        page.split("name=\"stamp\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert_eq!(stamps.len(), 3);
    again.form("/cards/finspan", &[("do", "back"), ("stamp", stamps[1])]);
    assert_eq!(again.kept.records[&format!("own/{}", cards.name())], files[1]);
}

#[test]
fn a_game_of_an_older_version_is_opened_or_says_why_not_and_stays() {
    for entry in registry::all() {
        let mut worker = Worker::start(Kept::default());
        let made = worker.json("/api/play", &json!({"game": entry.id(), "table": "companion", "seed": "3"}));
        let id = made["id"].as_str().unwrap();
        let journal = worker.kept.journals[id].clone();
        // Kept by a version with the same rules: it goes on.
        assert_eq!(Worker::start(worker.kept.clone()).get(&format!("/games/{id}")).0.status, 200);
        // By a version with other rules: it is named, nothing of it is changed, and it can be taken along or removed.
        let mut old: Value = serde_json::from_str(&journal).unwrap();
        old["edition"] = (entry.game.about().edition + 1).into();
        worker.kept.journals.insert(id.to_owned(), old.to_string());
        let mut newer = Worker::start(worker.kept);
        let (answer, page) = newer.get(&format!("/games/{id}"));
        assert!(answer.changes.is_empty() && page.contains("This game cannot be opened"), "{page}");
        let (was, is) = (entry.game.about().edition + 1, entry.game.about().edition);
        assert!(page.contains(&format!("by edition {was} of the rules")) && page.contains(&format!("edition {is}.")));
        assert!(page.contains(&format!("/my/games/games/{id}/journal.json")), "{page}");
        let (file, text) = newer.get(&format!("/games/{id}/journal.json"));
        assert_eq!((file.status, serde_json::from_str::<Value>(&text).unwrap()), (200, old));
    }
}
