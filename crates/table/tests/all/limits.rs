//! How long a game may become, how long a replay may take, where a random person stops setting figures right, and which
//! games are played by chance.

use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use table::options::{Number, choice};
use table::playthrough::{any_setup, corrected, many, random};
use table::*;

/// Counts answers up to a number; never further than [`Steps::LAST`].
struct Steps {
    last: i64,
}

#[derive(Clone)]
struct At(i64);

impl Record for At {
    fn fields(&self) -> Vec<Field> {
        vec![Field::number("at", Msg::plain("at"), self.0, (0, 9_999))]
    }
    fn set(&mut self, _: &str, _: &Answer) -> Result<(), Refusal> {
        Ok(())
    }
}

impl Steps {
    fn play(&self, at: &mut At, tape: &mut Tape<'_>) -> Result<Over, Stop> {
        if let Some(kept) = tape.resume() {
            *at = kept;
        }
        while at.0 < self.last {
            tape.keep(|| at.clone());
            if tape.correction(at)? {
                continue;
            }
            at.0 += tape.number(at, |_| Question::number("go", Msg::plain("go"), (1, 1)))?;
        }
        let data = serde_json::json!({});
        Ok(Over { winner: Winner::Draw, text: Msg::plain("end"), sheet: vec![], totals: (at.0, 0), data })
    }
}

impl Game for Steps {
    fn about(&self) -> About {
        let p = |text: &str| Msg::plain(text);
        let (tables, options) = (vec!["companion"], vec![]);
        About { id: "steps", title: p("-"), opponent: p("-"), pitch: p("-"), edition: 1, tables, options }
    }
    fn messages(&self) -> Messages {
        Messages::NONE
    }
    fn run(&self, _: &Setup, tape: &mut Tape<'_>) -> Scene {
        let mut at = At(0);
        let end = self.play(&mut at, tape);
        Scene { end, state: State::new(at.0), panel: vec![], fields: at.fields() }
    }
}

const ENDLESS: Steps = Steps { last: 9_999 };

/// A journal with so many answers, and so many taken back.
fn journal(entries: usize, undone: usize) -> Journal {
    let mut journal = Journal::new(1, Setup::new("steps", "companion", 1));
    let answer = Entry::Answer { q: "go".into(), a: 1.into(), anyway: false };
    (journal.entries, journal.undone) = (vec![answer.clone(); entries], vec![answer; undone]);
    journal
}

fn opened(entries: usize, undone: usize) -> String {
    Session::open(&ENDLESS, journal(entries, undone)).map_or_else(|why| why.code.into_owned(), |_| "opened".into())
}

#[test]
fn a_game_may_be_as_long_as_the_limit_and_no_longer() {
    assert_eq!((opened(MOST_ENTRIES, 0), opened(MOST_ENTRIES + 1, 0)), ("opened".into(), "TooLong".into()));
    assert_eq!((opened(3, MOST_ENTRIES - 3), opened(3, MOST_ENTRIES - 2)), ("opened".into(), "TooLong".into()));
    let mut session = Session::open(&ENDLESS, journal(MOST_ENTRIES - 1, 0)).unwrap();
    session.answer(1.into(), false).unwrap();
    let refused = session.answer(1.into(), false).unwrap_err();
    assert_eq!((refused.code.as_ref(), &refused.text), ("TooLong", &msg!("error-too-long", most = MOST_ENTRIES)));
    assert_eq!(session.set("at", 3.into()).unwrap_err().code, "TooLong");
    assert_eq!((session.screen().entries, session.undo(1)), (MOST_ENTRIES, 1), "it is as it was");
}

#[test]
fn a_replay_lasts_as_long_as_patience_does() {
    let left = Cell::new(0);
    let patient = |entries: i32| {
        left.set(entries);
        let go_on = || left.replace(left.get() - 1) > 0;
        Session::open_within(&ENDLESS, journal(40, 0), Patience::lasting(&go_on))
            .map(|session| session.screen().entries)
    };
    assert_eq!(patient(1_000), Ok(40));
    let why = patient(10).unwrap_err();
    assert_eq!((why.code.as_ref(), why.text.id.as_ref()), ("TooDear", "error-too-dear"));
    assert_eq!(patient(0).unwrap_err().text, msg!("error-too-dear", number = 0));
}

#[test]
fn an_entry_after_the_end_is_named() {
    let two = Steps { last: 2 };
    assert!(Session::open(&two, journal(2, 0)).unwrap().screen().over.is_some());
    let why = Session::open(&two, journal(3, 0)).unwrap_err();
    assert_eq!((why.code.as_ref(), &why.text.args[0]), ("BadSave", &("number".into(), Arg::Number(3))));
    assert!(format!("{:?}", Session::open(&two, journal(1, 0)).unwrap()).starts_with("Session { journal: "));
}

#[test]
fn a_random_person_sets_figures_right_until_the_game_is_long() {
    let game = Steps { last: 280 };
    let set = |(_, entry): &(usize, &Entry)| matches!(entry, Entry::Set { .. });
    let games: Vec<Journal> =
        (0..30).map(|seed| corrected(&game, &Setup::new("steps", "companion", 1), seed)).collect();
    let last = games.iter().filter_map(|game| game.entries.iter().enumerate().filter(set).map(|(at, _)| at).max());
    assert_eq!(last.max(), Some(299), "at most 300 entries, and some of them are the last of these");
    assert!(games.iter().all(|game| (300..360).contains(&game.entries.len())), "about one in six");
    assert_eq!(random(&game, &Setup::new("steps", "companion", 1), 1).entries.len(), 280);
}

/// The same at two tables, with options; it cannot be played slowly on screen.
struct Optional;

impl Game for Optional {
    fn about(&self) -> About {
        let pace = choice::<bool>("steps", "pace", &true, &[]);
        let last = choice::<Number<1, 7, 2>>("steps", "last", &Number(3), &["companion"]);
        About { tables: vec!["digital", "companion"], options: vec![pace, last], ..ENDLESS.about() }
    }
    fn messages(&self) -> Messages {
        Messages::NONE
    }
    fn problems(&self, setup: &Setup) -> Vec<Refusal> {
        let slow = setup.table == "digital" && setup.get("pace") == "off";
        slow.then(|| Refusal::new("Slow", Msg::plain("slow"))).into_iter().collect()
    }
    fn run(&self, setup: &Setup, tape: &mut Tape<'_>) -> Scene {
        Steps { last: 20 + setup.get("last").parse::<i64>().unwrap() }.run(setup, tape)
    }
}

#[test]
fn a_set_up_by_chance_has_every_value_of_every_option_of_its_table() {
    let values = |table: &'static str, option: &'static str| -> std::collections::BTreeMap<String, usize> {
        let mut seen = std::collections::BTreeMap::new();
        for seed in 0..200 {
            let setup = any_setup(&Optional, table, seed);
            assert_eq!((setup.game.as_str(), setup.table.as_str(), setup.seed), ("steps", table, seed));
            *seen.entry(setup.get(option).to_owned()).or_default() += 1;
        }
        seen
    };
    let words = |seen: &std::collections::BTreeMap<String, usize>| seen.keys().cloned().collect::<Vec<_>>();
    assert_eq!(words(&values("digital", "pace")), ["off", "on"]);
    assert_eq!(words(&values("digital", "last")), [""], "it does not matter there");
    let last = values("companion", "last");
    assert_eq!(words(&last), ["1", "3", "5", "7"]);
    assert!(last.values().all(|many| (30..70).contains(many)), "{last:?}");
}

#[test]
fn games_by_chance_are_played_at_every_table_and_half_of_them_set_right() {
    let games = many(&Optional, 6, |setup| setup.seed += 100);
    assert_eq!(games.len(), 12);
    let of = |table: &str| games.iter().filter(|(_, game)| game.setup.table == table).count();
    assert_eq!((of("digital"), of("companion")), (6, 6));
    let again = many(&Optional, 6, |setup| setup.seed += 100);
    assert_eq!(games, again);
    for (at, (name, game)) in games.iter().enumerate() {
        assert!(game.setup.seed >= 100 && name.contains(&format!(" {} ", game.setup.seed)), "{name}");
        assert_eq!(games.iter().filter(|(other, _)| other == name).count(), 1, "{name}");
        let set = game.entries.iter().any(|entry| matches!(entry, Entry::Set { .. }));
        assert_eq!(set, at % 2 == 1, "every second one: {name}");
        assert!(Session::open(&Optional, game.clone()).unwrap().screen().over.is_some());
    }
    assert!(games.iter().any(|(_, game)| game.setup.get("pace") == "off"), "only refused ones are passed over");
}

/// A game of forty steps that counts how often it is opened again.
struct Reopened(AtomicUsize);

impl Game for Reopened {
    fn about(&self) -> About {
        ENDLESS.about()
    }
    fn messages(&self) -> Messages {
        Messages::NONE
    }
    fn restored(&self, _: &mut Setup) {
        self.0.fetch_add(1, Relaxed);
    }
    fn run(&self, setup: &Setup, tape: &mut Tape<'_>) -> Scene {
        Scene { fields: vec![], ..Steps { last: 40 }.run(setup, tape) }
    }
}

#[test]
fn the_contract_opens_a_long_game_again_only_now_and_then() {
    let game = Reopened(AtomicUsize::new(0));
    let setup = Setup::new("steps", "companion", 1);
    table::contract::check(&game, &table::contract::Contract { setup, seed: 1, longest: 40 });
    // At each of the first eight answers, at every eighth of the others and at the end, as a file and as a code.
    assert_eq!(game.0.load(Relaxed), 2 * (8 + 4 + 1));
}
