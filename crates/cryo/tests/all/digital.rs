//! The game on screen: notation, what is shown and what is not, typed decisions.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::convert::Infallible;

use crate::anybody::Anybody;

use cryo::GAME;
use cryo::digital::notation::{self, What};
use cryo::digital::shown::{Asked, Phase};
use cryo::digital::{Shown, lines};
use cryo::facts::{Tie, Way};
use cryo::game::Game;
use cryo::game::moves::{Act, Launch, Move, Point};
use cryo::game::playout::{Random, play_out};
use cryo::game::turn::{self, Event, Seat};
use cryo::options::Rules;
use cryo::own::house;
use table::{Answer, Catalog, Lang, Rng, Session, Setup, Silent, Step, Table};

/// A random player that looks at every decision point with `look`.
struct Looking<F> {
    random: Random,
    dock: Option<u8>,
    look: F,
}

impl<F> Table for Looking<F> {
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl<F: FnMut(&Game<'_>, &Point, Option<u8>)> Seat for Looking<F> {
    type Pause = Infallible;

    fn decide(&mut self, game: &Game<'_>, point: &Point) -> Result<Move, Infallible> {
        (self.look)(game, point, self.dock);
        self.random.decide(game, point)
    }

    fn tie(&mut self, tie: Tie, ways: &[Way]) -> Result<usize, Infallible> {
        self.random.tie(tie, ways)
    }

    fn saw(&mut self, _: &Game<'_>, event: Event) {
        match event {
            Event::Turn => self.dock = None,
            Event::Did(_, Move::Deploy { to, .. }) => self.dock = to,
            _ => {}
        }
    }
}

fn games(many: u64, mut look: impl FnMut(&Game<'_>, &Point, Option<u8>)) {
    for seed in 0..many {
        let mut game = Game::new(house(), Rules::default(), seed, &mut Silent);
        let mut seat = Looking { random: Random::new(seed), dock: None, look: &mut look };
        let Ok(()) = turn::play(&mut game, &mut Anybody(&mut seat));
    }
}

#[test]
fn every_move_is_read_as_it_is_written() {
    let mut read = 0;
    games(60, |game, point, dock| {
        let mut moves = Vec::new();
        game.moves(point, &mut moves);
        for decided in moves.iter().filter(|m| !matches!(m, Move::Keep(_))) {
            let text = notation::write(house(), dock, decided);
            let typed = notation::parse(house(), &text).unwrap_or_else(|| panic!("{text} cannot be read")).unwrap();
            let sides = |at: u8| house().docks[usize::from(dock.unwrap())].sides[usize::from(at)].unwrap();
            let again = match typed.what {
                What::Move(decided) => decided,
                What::Deploy(from, to) => Move::Deploy { from: from.unwrap(), to },
                What::Launch(vehicle, tunnel, pods) => Move::Launch(Launch { vehicle, tunnel, pods: pods.unwrap() }),
                What::Act(overclock, side, how) => {
                    let at = (0..4).find(|&at| house().docks[usize::from(dock.unwrap())].sides[at] == Some(side));
                    let act = Act { side: at.unwrap() as u8, how: how.unwrap() };
                    assert_eq!(sides(act.side), side);
                    if overclock { Move::Overclock(act) } else { Move::Act(act) }
                }
            };
            assert_eq!(again, *decided, "{text}");
            read += 1;
        }
    });
    assert!(read > 20_000, "{read}");
    for nonsense in
        ["", "deploy", "act", "fly E-T1", "pay gold", "launch rhino TU7 pods 1", "play mole toy", "act E-REA1 9x"]
    {
        assert!(notation::parse(house(), nonsense).is_none(), "{nonsense}");
    }
    for unknown in ["deploy X-T9", "act X-REA1", "launch whale TU7", "resolve bridge", "return P9", "scrap card whale"]
    {
        assert!(notation::parse(house(), unknown).unwrap().is_err(), "{unknown}");
    }
}

#[test]
fn nothing_hidden_is_shown() {
    let (mut looked, mut changed) = (0, 0);
    games(12, |game, point, dock| {
        let asked = Asked { point: Some(*point), at: dock, ..Asked::default() };
        let mut other = *game;
        other.resample(&mut Rng::new(looked, 5));
        changed += u64::from(other.ship.deck != game.ship.deck || other.ship.track != game.ship.track);
        let [here, there] = [game, &other].map(|game| {
            let shown = Shown::of(game, Phase::You, Some(&asked));
            serde_json::to_string(&shown).unwrap()
        });
        assert_eq!(here, there, "what is hidden shows");
        looked += 1;
    });
    assert!(looked > 500 && changed > looked / 2, "{changed} of {looked}");
}

#[test]
fn the_table_reads_well_in_both_languages() {
    let catalog = Catalog::new(&[cryo::MESSAGES]);
    let game = Game::new(house(), Rules::default(), 3, &mut Silent);
    let shown = Shown::of(&game, Phase::You, None);
    for lang in Lang::ALL {
        for (label, value) in lines(&shown) {
            let text = format!("{}: {}", catalog.text(lang, &label), catalog.text(lang, &value));
            assert!(!text.contains("cryo-") && !text.contains('{'), "{text}");
        }
    }
}

fn screen(seed: u64) -> Session<'static> {
    Session::start(&GAME, Setup::new("cryo", "digital", seed).with("rival_ties", "auto")).unwrap()
}

/// Keeps the first three cards.
fn kept(seed: u64) -> Session<'static> {
    let mut session = screen(seed);
    let first: Vec<String> =
        session.screen().ask.as_ref().unwrap().options().iter().take(3).map(|o| o.id.to_string()).collect();
    session.answer(Answer::Several(first), false).unwrap();
    session
}

fn asked(session: &Session<'_>) -> String {
    session.screen().ask.as_ref().map_or("over".into(), |q| q.id.to_string())
}

fn say(session: &mut Session<'_>, text: &str) -> Result<(), String> {
    session.answer(text.into(), false).map(|_| ()).map_err(|why| why.code.into_owned())
}

#[test]
fn an_action_may_be_given_in_one_line_or_in_two() {
    let open = |seed: &u64| {
        let session = kept(*seed);
        let shown: &Shown = session.screen().state.of().unwrap();
        shown.sections[0].docks[0].drone.is_none() && !shown.sections[0].docks[0].damaged
    };
    let seed = (1..50).find(open).unwrap();
    let (mut one, mut two) = (kept(seed), kept(seed));
    assert_eq!(asked(&one), "main");
    assert_eq!(say(&mut one, "recall"), Err("NoDroneOut".into()));
    assert_eq!(say(&mut one, "deploy E-T9"), Err("UnknownId".into()));
    for session in [&mut one, &mut two] {
        say(session, "deploy E-T1").unwrap();
        assert_eq!(asked(session), "act");
        assert_eq!(say(session, "act L-STA1"), Err("NotAdjacent".into()));
        assert_eq!(say(session, "act E-STA1 pods 1 1 1"), Err("NotAffordable".into()));
        assert_eq!(say(session, "overclock E-STA1"), Err("WrongPhase".into()));
    }
    say(&mut one, "act E-STA1 pods 0 1 0").unwrap();
    say(&mut two, "act E-STA1").unwrap();
    assert_eq!(asked(&two), "how");
    assert_eq!(say(&mut two, "pods 1 1 0"), Err("NotAffordable".into()));
    say(&mut two, "pods 0 1 0").unwrap();
    assert_eq!(one.screen().state.json(), two.screen().state.json());
    let shown: &Shown = one.screen().state.of().unwrap();
    assert_eq!((shown.you.aboard, shown.sections[0].chambers[1].yours), (1, 0));
}

#[test]
fn a_payment_may_be_typed_with_the_move() {
    // Find a game in which someone has a nanite beside what an action costs, and a choice of payments is asked for.
    let mut found = None;
    'seeds: for seed in 0..200 {
        let mut session = screen(seed);
        let mut rng = Rng::new(seed, 3);
        for _ in 0..150 {
            let Some(question) = session.screen().ask.clone() else { continue 'seeds };
            if question.id == "pay" {
                found = Some(session);
                break 'seeds;
            }
            session.answer(table::contract::random_answer(&question, &mut rng), false).unwrap();
        }
    }
    let mut session = found.unwrap();
    let options: Vec<String> =
        session.screen().ask.as_ref().unwrap().options().iter().map(|o| o.id.to_string()).collect();
    assert!(options.len() > 1);
    assert_eq!(say(&mut session, "pay energy energy energy energy energy energy"), Err("BadPayment".into()));
    let by_question: Vec<String> = options
        .iter()
        .map(|pay| {
            let mut session = session.clone();
            say(&mut session, pay).unwrap();
            session.screen().state.json().to_string()
        })
        .collect();
    // The same with the payment on the line before: the last answer is replaced by one that pays.
    let last = session.journal().entries.last().cloned();
    session.undo(1);
    let before = asked(&session);
    if let Some(table::Entry::Answer { a: Answer::One(text), .. }) = last
        && before != "how"
        && before != "pods"
        && before != "prototype"
    {
        for (pay, expected) in options.iter().zip(&by_question) {
            let mut session = session.clone();
            say(&mut session, &format!("{text} {pay}")).unwrap();
            assert_eq!(session.screen().state.json().to_string(), *expected, "{text} {pay}");
        }
    }
}

#[test]
fn the_work_measured_in_benchmarks_is_the_work_done() {
    let mut random = Random::new(0);
    let mut sum = 0;
    for index in 0..100 {
        let seed = table::rng::game_seed(1, index);
        random.start(seed);
        sum = play_out(house(), Rules::default(), seed, &mut random).checksum(sum);
    }
    // The check-sum of `cryo_playouts 100` in `BENCHMARKS.md`.
    assert_eq!(format!("{sum:016x}"), "007d5c9d23701337");
}

#[test]
fn what_is_shown_is_found_by_its_place() {
    let mut at_places = 0;
    games(4, |game, point, dock| {
        let asked = Asked { point: Some(*point), at: dock, ..Asked::default() };
        assert_eq!(asked.dock(), dock);
        let shown = Shown::of(game, Phase::You, Some(&asked));
        for section in cryo::names::Section::ALL {
            assert_eq!(shown.section(section).map(|found| found.section), Some(section));
        }
        for cavern in &shown.caverns {
            assert_eq!(shown.cavern(&cavern.id), Some(cavern));
        }
        assert_eq!(shown.cavern("C99"), None);
        assert_eq!(shown.offers_at("nowhere").count(), 0);
        for offer in &shown.offers {
            assert!(offer.places.iter().all(|place| shown.offers_at(place).any(|found| found == offer)), "{offer:?}");
            at_places += offer.places.len();
        }
        let all: usize = house().docks.iter().map(|dock| shown.offers_at(&dock.id).count()).sum();
        let at_docks = shown.offers.iter().flat_map(|offer| &offer.places).filter(|at| house().dock(at).is_some());
        assert_eq!(all, at_docks.count());
    });
    assert!(at_places > 1_000, "{at_places}");
}

#[test]
fn a_broken_board_is_refused_on_screen_and_of_no_matter_beside_the_printed_game() {
    let own = |board: serde_json::Value| serde_json::json!({"faces": ["card+card"], "board": board});
    let start = |table: &str, own: serde_json::Value| {
        let mut setup = Setup::new("cryo", table, 1);
        setup.own.insert("cryo-owner".into(), own);
        Session::start(&GAME, setup)
    };
    let broken = || own(serde_json::json!({"format": "other"}));
    let codes = |refused: Vec<table::Refusal>| refused.iter().map(|why| why.code.to_string()).collect::<Vec<_>>();
    assert_eq!(start("digital", broken()).map(drop).map_err(codes), Err(vec!["BoardFileInvalid".to_owned()]));
    assert!(start("companion", broken()).is_ok());
    let mut printed: serde_json::Value = serde_json::from_str(cryo::own::HOUSE_FILE).unwrap();
    (printed["id"], printed["printed"]) = ("mine".into(), true.into());
    let session = start("digital", own(printed)).unwrap();
    let shown: &Shown = session.screen().state.of().unwrap();
    assert_eq!((shown.board.id.as_str(), shown.board.printed), ("mine", true));
}
