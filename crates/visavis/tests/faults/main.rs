//! The program is killed in the middle of its work, and its disk is full: what was acknowledged is there afterwards.
//!
//! A short form runs with the other tests; `scripts/faults` asks for more (`VISAVIS_KILLS`).
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

mod program;

use std::time::{Duration, Instant};

use page::registry;
use program::Program;
use serde_json::{Value, json};
use table::contract::random_answer;
use table::{Answer, FieldKind, Rng, Session, Setup};

/// A game as the person knows it: every answer in it was acknowledged.
struct Played {
    id: String,
    own: Session<'static>,
    /// Sent, and never heard of again.
    unheard: Option<(Answer, bool)>,
}

impl Played {
    fn begin(program: &mut Program, seed: u64) -> Option<Self> {
        let all: Vec<_> = registry::all()
            .iter()
            .flat_map(|entry| entry.game.about().tables.into_iter().map(move |t| (entry, t)))
            .collect();
        let (entry, table) = all[seed as usize % all.len()];
        let body = json!({"game": entry.id(), "table": table, "seed": seed.to_string()});
        let (status, screen) = program.send("POST", "/api/play", &body)?;
        assert_eq!(status, 201, "{screen}");
        let own = Session::start(entry.game, Setup::new(entry.id(), table, seed)).unwrap();
        Some(Self { id: screen["id"].as_str().unwrap().to_owned(), own, unheard: None })
    }

    /// One more answer; none if nothing was heard of it.
    fn answer(&mut self, program: &mut Program, rng: &mut Rng) -> Option<()> {
        let (status, reply) = self.try_answer(program, rng)?;
        assert_eq!(status, 200, "{reply}");
        Some(())
    }

    fn try_answer(&mut self, program: &mut Program, rng: &mut Rng) -> Option<(u16, Value)> {
        let answer = random_answer(self.own.screen().ask.as_ref()?, rng);
        let anyway = self.own.clone().answer(answer.clone(), false).is_err();
        let revision = self.own.journal().entries.len();
        let body = json!({"revision": revision, "answer": answer, "anyway": anyway});
        self.unheard = Some((answer, anyway));
        let (status, reply) = program.send("POST", &format!("/api/play/{}", self.id), &body)?;
        let (answer, anyway) = self.unheard.take()?;
        if status == 200 {
            self.own.answer(answer, anyway).unwrap();
        }
        Some((status, reply))
    }

    /// After a new start: everything acknowledged is there, and at most the one that was never heard of besides.
    fn check(&mut self, program: &mut Program) {
        let (status, journal) = program.send("GET", &format!("/api/play/{}/journal", self.id), &Value::Null).unwrap();
        assert_eq!(status, 200, "{journal}");
        let there = journal["entries"].as_array().unwrap().len();
        let known = self.own.journal().entries.len();
        if let Some((answer, anyway)) = self.unheard.take()
            && there == known + 1
        {
            self.own.answer(answer, anyway).unwrap();
        }
        let own: Value = serde_json::from_str(&self.own.journal().to_file()).unwrap();
        assert_eq!(journal, own, "{known} were acknowledged, {there} are there");
    }
}

/// A figure of the person's own cards that is saved again and again.
struct Figure {
    id: String,
    range: (i64, i64),
    acknowledged: Option<i64>,
    unheard: Option<i64>,
}

impl Figure {
    fn new() -> Self {
        let cards = table::Game::cards(&finspan::GAME).unwrap();
        let numbers = cards.figures(None).into_iter().find_map(|figure| match figure.field.kind {
            FieldKind::Number { min, max, .. } => Some((figure.field.id.into_owned(), (min, max))),
            _ => None,
        });
        let (id, range) = numbers.unwrap();
        Self { id, range, acknowledged: None, unheard: None }
    }

    fn save(&mut self, program: &mut Program, rng: &mut Rng) -> Option<()> {
        let (low, high) = self.range;
        let value = low + i64::from(rng.below(u32::try_from(high - low).unwrap() + 1));
        self.unheard = Some(value);
        let sent = value.to_string();
        let status = program.form("/cards/finspan", &[("has", &self.id), (&self.id, &sent)])?;
        assert_eq!(status, 303);
        self.acknowledged = self.unheard.take();
        Some(())
    }

    fn check(&mut self, program: &Program) {
        let Some(last) = self.acknowledged else { return };
        let cards = table::Game::cards(&finspan::GAME).unwrap();
        let file = program.data().join("cards").join(format!("{}.json", cards.name()));
        // A figure set to what it is anyway needs no file.
        let own =
            std::fs::read_to_string(file).ok().map(|text| serde_json::from_str::<Value>(&text).expect("a torn file"));
        let figures = cards.figures(own.as_ref());
        let now = figures.iter().find(|f| f.field.id == self.id.as_str()).unwrap().field.value.number();
        let possible = [Some(last), self.unheard];
        assert!(possible.contains(&now), "{possible:?} were saved, {now:?} is there");
        self.acknowledged = now;
        self.unheard = None;
    }
}

#[test]
fn what_was_acknowledged_is_there_after_being_killed() {
    let kills: u64 = std::env::var("VISAVIS_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(10);
    let folder = tempfile::tempdir().unwrap();
    let mut rng = Rng::new(15, 9);
    let (mut games, mut figure, mut seed, mut answers) = (Vec::<Played>::new(), Figure::new(), 0, 0u64);
    for _ in 0..kills {
        let mut program = Program::start(folder.path());
        games.iter_mut().for_each(|game| game.check(&mut program));
        figure.check(&program);
        games.retain(|game| game.own.screen().over.is_none());
        while games.len() < 8 {
            games.extend(Played::begin(&mut program, seed));
            seed += 1;
        }
        let (mut hand, first) = (None, rng.below(24) as usize);
        for turn in 0.. {
            if turn == first {
                hand = Some(program.killed_after(Duration::from_micros(rng.below(30_000).into())));
            }
            let heard = if turn % 16 == 15 {
                figure.save(&mut program, &mut rng)
            } else {
                let game = &mut games[turn % 8];
                if game.own.screen().over.is_some() {
                    continue;
                }
                answers += 1;
                game.answer(&mut program, &mut rng)
            };
            if heard.is_none() {
                break;
            }
        }
        hand.expect("nothing else breaks the line").join().unwrap();
    }
    let mut program = Program::start(folder.path());
    games.iter_mut().for_each(|game| game.check(&mut program));
    figure.check(&program);
    println!("killed {kills} times in {answers} answers of {seed} games: nothing lost");
    assert!(answers > kills, "it was killed before anything happened");
}

/// A small disk of its own, where the system lets us make one.
struct SmallDisk(tempfile::TempDir);

impl SmallDisk {
    fn mount() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let mounted = std::process::Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=2m", "tmpfs"])
            .arg(folder.path())
            .stderr(std::process::Stdio::null())
            .status();
        mounted.is_ok_and(|status| status.success()).then_some(Self(folder))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = std::process::Command::new("umount").arg("--lazy").arg(self.0.path()).status();
    }
}

#[test]
fn a_full_disk_is_told_and_loses_nothing() {
    let Some(disk) = SmallDisk::mount() else {
        println!("no small disk can be mounted here: not tested");
        return;
    };
    let mut program = Program::start(disk.0.path());
    let mut rng = Rng::new(16, 9);
    let mut games: Vec<Played> = (0..6).map(|seed| Played::begin(&mut program, seed).unwrap()).collect();
    for turn in 0..60 {
        games[turn % 6].answer(&mut program, &mut rng).unwrap();
    }
    // Somebody else fills the disk.
    let ballast = disk.0.path().join("ballast");
    let mut size = 2 << 20;
    while size > 0 {
        let more = vec![0u8; size];
        let mut file = std::fs::OpenOptions::new().create(true).append(true).open(&ballast).unwrap();
        if std::io::Write::write_all(&mut file, &more).is_err() {
            size /= 2;
        }
    }
    let begun = Instant::now();
    let refused = loop {
        assert!(begun.elapsed() < Duration::from_secs(60), "the disk never was full");
        let at = rng.below(6) as usize;
        if games[at].own.screen().over.is_some() {
            continue;
        }
        let (status, reply) = games[at].try_answer(&mut program, &mut rng).expect("the program still answers");
        if status != 200 {
            break (status, reply);
        }
    };
    assert_eq!(refused.0, 507, "{}", refused.1);
    games.iter_mut().for_each(|game| game.check(&mut program));
    // With room again everything goes on, also after a new start.
    std::fs::remove_file(&ballast).unwrap();
    for game in games.iter_mut().filter(|game| game.own.screen().over.is_none()) {
        game.answer(&mut program, &mut rng).unwrap();
    }
    let said = program.end();
    assert!(said.contains("visavis.sqlite") && said.contains("full"), "cause and file: {said}");
    let mut program = Program::start(disk.0.path());
    games.iter_mut().for_each(|game| game.check(&mut program));
}
