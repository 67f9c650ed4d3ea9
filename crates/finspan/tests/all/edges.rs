//! Set-ups that go together and those that do not, steps as they are written, decisions followed, what is hidden.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use common::script::new_game;
use common::{digital, digital_setups, house_as_own, setup};
use finspan::digital::follow::{Decided, Decision, follow};
use finspan::digital::notation::{self, Typed};
use finspan::game::Place;
use finspan::game::fish::FISH_COUNT;
use finspan::names::{Depth, Zone};
use finspan::options::{Plan, RavelMode, TileOf};
use finspan::own::Cards;
use finspan::{GAME, data};
use serde_json::{Value, json};
use table::options::OptionValue;
use table::{Entry, Rng, Session, Setup, Values, playthrough};

#[test]
fn rows_lie_in_their_zones_and_bonuses_below_them() {
    let rows = |zone: Zone| zone.rows().collect::<Vec<_>>();
    assert_eq!(Zone::ALL.map(rows), [vec![1, 2, 3], vec![4], vec![5, 6]]);
    assert_eq!(Zone::ALL.map(Depth::from), [Depth::Sunlight, Depth::Twilight, Depth::Midnight]);
}

fn round_trips<T: OptionValue>(wanted: &[&str]) {
    let Values::OneOf(values) = T::values("finspan", "option") else { panic!("a number") };
    let ids: Vec<&str> = values.iter().map(|(id, _)| *id).collect();
    assert_eq!(ids, wanted);
    for id in ids {
        assert_eq!(T::read(id).map(|value| value.written().into_owned()).as_deref(), Some(id));
    }
    for other in ["", "W4-1", "R7", "None", "1"] {
        assert!(T::read(other).is_none(), "{other}");
    }
}

#[test]
fn tiles_and_ravel_cards_are_chosen_by_their_names() {
    round_trips::<TileOf<1>>(&["none", "W1-1", "W1-2", "W1-3", "W1-4", "W1-5", "W1-6"]);
    round_trips::<TileOf<2>>(&["none", "W2-1", "W2-2", "W2-3", "W2-4", "W2-5", "W2-6"]);
    round_trips::<TileOf<3>>(&["none", "W3-1", "W3-2", "W3-3", "W3-4", "W3-5", "W3-6"]);
    round_trips::<RavelMode>(&["off", "random", "R1", "R2", "R3", "R4", "R5", "R6"]);
    assert!(TileOf::<1>::read("W2-1").is_none(), "a tile of another week");
    let labels = |values: Values| match values {
        Values::OneOf(values) => values.into_iter().map(|(_, label)| label).collect::<Vec<_>>(),
        Values::Number { .. } => vec![],
    };
    let named = |week: usize| labels([TileOf::<1>::values, TileOf::<2>::values, TileOf::<3>::values][week]("f", "o"));
    for (week, line) in [(0, 0), (1, 3), (2, 5)] {
        assert_eq!(named(week)[line + 1], finspan::words::item(&data::printed().tiles[week * 6 + line]));
    }
}

#[test]
fn what_is_chosen_together_must_go_together() {
    let codes = |setup: Setup| match table::prepare(&GAME, setup) {
        Ok(_) => vec![],
        Err(why) => why.into_iter().map(|why| why.code.into_owned()).collect(),
    };
    let all = |setup: Setup| setup.with("tile_week1", "W1-6").with("tile_week2", "W2-1").with("tile_week3", "W3-4");
    for table in [setup(1), digital(1)] {
        let chosen = |side: &str| table.clone().with("side", side).with("side_b_tiles", "chosen");
        assert_eq!(codes(all(chosen("b"))), [""; 0]);
        assert_eq!(codes(all(chosen("b")).with("tile_week2", "none")), ["TilesMissing"]);
        assert_eq!(codes(chosen("a")), [""; 0], "nothing is drawn on side A");
        assert_eq!(codes(chosen("auto").with("level", 4)), [""; 0]);
        assert_eq!(codes(chosen("auto").with("level", 5)), ["TilesMissing"]);
        assert_eq!(codes(table.clone().with("side", "b")), [""; 0], "they are drawn");
    }
    let own = |setup: Setup, file: Option<Value>| {
        let mut setup = setup.with("decision_set", "own");
        file.map(|file| setup.own.insert("finspan-owner".into(), file));
        codes(setup)
    };
    let mut six = house_as_own();
    six["decision_cards"].as_array_mut().unwrap().pop();
    assert_eq!(own(setup(1).with("cards", "printed"), None), [""; 0], "the person draws them");
    assert_eq!(own(setup(1), Some(six.clone())), ["CardSetSize"]);
    assert_eq!(
        (own(digital(1), None), own(digital(1), Some(six))),
        (vec!["CardSetSize".into()], vec!["CardSetSize".into()])
    );
    assert_eq!((own(digital(1), Some(house_as_own())), own(setup(1), Some(house_as_own()))), (vec![], vec![]));
    assert_eq!(own(setup(1), Some(json!({"decision_cards": 7}))), ["OwnerFileInvalid"], "one reason is enough");
    let level = codes(setup(1).with("level", "W1-1"));
    assert_eq!(
        (level, codes(setup(1).with("side", "W1-1"))),
        (vec!["LevelOutOfRange".into()], vec!["BadOption".to_owned()])
    );
}

#[test]
fn a_plan_knows_its_tiles_and_where_its_cards_are_from() {
    let plan = |setup: Setup| {
        let setup = table::prepare(&GAME, setup).unwrap();
        Plan::of(&setup, &Cards::of(&setup))
    };
    let fixed = plan(setup(1).with("side", "a"));
    assert_eq!(
        [0, 1, 2, 3, 4].map(|week| fixed.tile(week).map(data::Tile::id)),
        [None, Some("W1-1".into()), Some("W2-1".into()), Some("W3-1".into()), None]
    );
    let bonus = |level: i64, side: &str| plan(setup(1).with("level", level).with("side", side)).bonus();
    assert_eq!((bonus(5, "b"), bonus(5, "a"), bonus(4, "b"), bonus(5, "auto")), (true, false, false, true));
    let mut own = setup(1).with("decision_set", "own");
    own.own.insert("finspan-owner".into(), house_as_own());
    assert_eq!(plan(own.clone()).decision_source(), table::Provenance::Owner);
    assert_eq!(plan(own.with("decision_set", "house")).decision_source(), table::Provenance::House);
}

#[test]
fn every_step_reads_back_as_it_is_written() {
    let written = |text: &str| match notation::parse(text) {
        Some(Typed::Unit(unit)) => notation::unit(&unit),
        Some(Typed::Dive(site)) => format!("dive {}", site.id()),
        Some(Typed::Use(slot)) => format!("use {}", slot.name()),
        Some(Typed::Finish) => "finish".into(),
        Some(Typed::Play(play)) => match play.pay {
            Some(pay) => notation::play(&finspan::game::pay::Play { card: play.card, slot: play.slot, pay }),
            None => format!("play {} {}", play.card, play.slot.name()),
        },
        None => "nothing".into(),
    };
    for text in [
        "dive green",
        "draw",
        "recover draw",
        "recover 91",
        "egg purple4",
        "eggs",
        "eggs blue1 green6",
        "hatch blue5",
        "young green2",
        "move blue1 young blue3",
        "move blue2 school purple2",
        "tuck 94 blue5",
        "use green5",
        "finish",
        "play 76 blue1",
        "play 76 blue1 pay",
        "play 76 blue1 pay 3 17 90 young-blue2 young-blue2 young-green1 egg-blue5 egg-green2 school-purple1",
    ] {
        assert_eq!(written(text), text);
    }
    for text in [
        "play 76 blue1 pay 1 2 3 4",
        "play 76 blue1 pay young-blue1 young-blue1 young-blue1 young-blue1",
        "play 76 blue1 pay egg-blue1 egg-blue1",
        "play 76 blue1 pay school-blue1 school-blue1",
        "play 76 blue1 pay egg-red1",
        "play 76 blue1 paid",
        "eggs blue1 blue7",
        "recover",
        "recover all",
        "draw 1",
        "use",
        "young",
        "tuck blue1 94",
        "move blue1 school",
    ] {
        assert_eq!(written(text), "nothing", "{text}");
    }
}

/// The decisions of a random game and the game itself.
fn followed(setup: &Setup, seed: u64) -> (Setup, Vec<Entry>, Vec<Decided>) {
    let journal = playthrough::random(&GAME, setup, seed);
    let followed = follow(&journal.setup, &journal.entries).unwrap();
    assert!(!followed.begun, "a game that is over asks for nothing");
    (journal.setup, journal.entries, followed.decided)
}

#[test]
fn the_decisions_of_a_game_typed_one_by_one_are_the_same_game() {
    for (setup, seed) in digital_setups().into_iter().zip(1..) {
        let (setup, entries, decided) = followed(&setup, seed);
        let ends: Vec<usize> = decided.iter().map(|d| d.to).collect();
        let begins: Vec<usize> = decided.iter().map(|d| d.from).collect();
        assert_eq!((begins[0], ends[ends.len() - 1]), (0, entries.len()));
        assert!(begins[1..] == ends[..ends.len() - 1], "one after the other");
        let mut session = Session::start(&GAME, setup).unwrap();
        for one in decided.iter().filter(|d| d.to > d.from) {
            let text = one.what.written();
            session.answer(text.as_str().into(), false).unwrap_or_else(|why| panic!("{text}: {why:?}"));
        }
        let whole = Session::open(&GAME, playthrough::random(&GAME, &session.journal().setup, seed)).unwrap();
        assert_eq!(session.screen().state, whole.screen().state);
        assert!(decided.iter().any(|d| matches!(d.what, Decision::Unit(None))), "an ability is given up now and then");
    }
}

#[test]
fn a_decision_that_is_begun_or_does_not_fit_is_known_as_such() {
    let mut begun = 0;
    for seed in 0..6 {
        let (setup, mut entries, decided) = followed(&digital(seed), seed);
        for upto in 0..entries.len() {
            let part = follow(&setup, &entries[..upto]).unwrap();
            let within = decided.iter().any(|d| d.from < upto && upto < d.to);
            assert_eq!(part.begun, within, "after {upto}");
            begun += usize::from(within);
            assert!(part.decided.iter().zip(&decided).all(|(a, b)| a == b));
        }
        entries[3] = Entry::Answer { q: "main".into(), a: "dive red".into(), anyway: false };
        assert_eq!(follow(&setup, &entries), None);
    }
    assert!(begun > 0, "a payment is asked for at times");
}

#[test]
fn a_decision_reads_in_the_words_of_its_position() {
    let setup = table::prepare(&GAME, digital(3)).unwrap();
    let game = finspan::game::Game::of(&setup);
    let words = |text: &str| {
        let decision = match notation::parse(text).unwrap() {
            Typed::Dive(site) => Decision::Main(finspan::game::turn::Main::Dive(site)),
            Typed::Unit(unit) => Decision::Unit(Some(unit)),
            Typed::Use(slot) => Decision::GameEnd(Some(slot)),
            Typed::Finish => Decision::Unit(None),
            Typed::Play(_) => panic!("not here"),
        };
        (decision.words(&game).id.into_owned(), decision.written())
    };
    assert_eq!(words("dive blue"), ("finspan-dive".into(), "dive blue".into()));
    assert_eq!(words("use green2"), ("finspan-use".into(), "use green2".into()));
    assert_eq!(words("finish"), ("finspan-finish".into(), "finish".into()));
    assert!(words("egg blue5").0.starts_with("finspan-") && words("draw").0.starts_with("finspan-"));
    assert_eq!(Decision::GameEnd(None).written(), "finish");
    let passes = finspan::digital::follow::passes(&game, finspan::Site::Blue);
    assert_ne!(passes, finspan::digital::follow::passes(&game, finspan::Site::Green));
    let said = table::Catalog::new(&[table::Game::messages(&GAME)]).text(table::Lang::En, &passes);
    assert!(said.contains("draw"), "{said}");
}

#[test]
fn everybody_sees_where_a_fish_is_and_not_what_is_hidden() {
    let game = new_game(4);
    let mut kinds = [9; FISH_COUNT + 1];
    game.whereabouts(&mut kinds);
    for id in 1..=FISH_COUNT as u8 {
        let wanted = match game.place(id) {
            Place::Deck | Place::Removed => 0,
            Place::Hand => 1,
            Place::Discard => 2,
            Place::Visible(_) => 3,
            Place::Consumed(_) => 4,
            Place::Nautoma => 5,
        };
        assert_eq!(kinds[usize::from(id)], wanted, "{id}");
    }
    let count = |kind: u8| kinds.iter().filter(|k| **k == kind).count();
    assert_eq!((count(1), count(3), game.deck_left(), game.deck().len()), (5, 3, 122, 122));
}

#[test]
fn looking_back_keeps_what_has_been_seen_since() {
    let before = new_game(8);
    let mut now = before;
    let drawn: Vec<u8> = (0..4).filter_map(|_| now.pile.draw()).collect();
    let mut asides = std::collections::BTreeSet::new();
    for round in 0..40 {
        let mut other = before;
        assert!(other.resample_since(&now, &mut Rng::new(round, 1)));
        assert!(other.pile.drawn().is_empty(), "nothing is drawn yet");
        assert_eq!((0..4).filter_map(|_| other.pile.draw()).collect::<Vec<_>>(), drawn, "the same will be");
        asides.insert(other.pile.all()[0]);
    }
    assert_eq!(asides.len(), 3, "of the others any may be the one aside");
    let mut fewer = before.arranged(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], &[], &[]);
    let same = fewer;
    assert!(fewer.deck_left() < before.deck_left());
    assert!(!fewer.resample_since(&before, &mut Rng::new(1, 1)));
    assert_eq!((fewer.deck(), fewer.pile), (same.deck(), same.pile), "nothing is changed");
}
