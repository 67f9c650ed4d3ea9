//! The whole game on screen: questions and refusals, and a second scorer that knows none of the crate's rules: it
//! reads the raw card files and the log and adds up again.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;
#[path = "reference/mod.rs"]
mod reference;

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;

use common::any_legal::{AnyLegal, whole_game};
use common::{asked, code, digital, digital_setups, option_ids, several, start, tap};
use finspan::GAME;
use finspan::digital::{Shown, notation};
use finspan::game::Game;
use finspan::game::ability::{Ability, Unit};
use finspan::game::fish::fish;
use finspan::game::ocean::SlotId;
use finspan::game::pay::Play;
use finspan::game::turn::{Main, Seat};
use finspan::names::{Item, Phase};
use finspan::score::Score;
use serde_json::Value;
use table::contract::random_answer;
use table::{Catalog, Entry, Journal, Lang, Rng, Session, Setup, Step, Table};

/// A random whole game.
fn random_game(setup: Setup, seed: u64) -> Session<'static> {
    let mut rng = Rng::new(seed, 8);
    let mut session = start(setup);
    while let Some(question) = session.screen().ask.clone() {
        session.answer(random_answer(&question, &mut rng), false).unwrap();
    }
    session
}

/// A random player on the fast core who writes down what the screen would ask for.
struct Recorder {
    inner: AnyLegal,
    entries: Vec<Entry>,
    /// Where the Whale Shark was played with a choice of schools: how many entries came before, and its slot.
    whale: Option<(usize, SlotId)>,
}

impl Recorder {
    fn write(&mut self, q: &str, text: String) {
        self.entries.push(Entry::Answer { q: q.into(), a: text.as_str().into(), anyway: false });
    }
}

impl Table for Recorder {
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Recorder {
    type Pause = Infallible;

    fn main(&mut self, game: &Game) -> Result<Main, Infallible> {
        let main = self.inner.main(game)?;
        if let Main::Play(play) = main
            && play.card == 119
            && game.ocean.schools().count_ones() > 1
        {
            self.whale = Some((self.entries.len(), play.slot));
        }
        self.write("main", notation::main(&main));
        Ok(main)
    }

    fn unit(&mut self, game: &Game, ability: &Ability) -> Result<Option<Unit>, Infallible> {
        let mut units = Vec::new();
        game.units(ability, &mut units);
        if let [unit @ (Unit::Draw | Unit::Recover(None))] = units[..] {
            return Ok(Some(unit)); // C21: needs no tap
        }
        let unit = self.inner.unit(game, ability)?;
        self.write("ability", unit.as_ref().map_or_else(|| "finish".to_owned(), notation::unit));
        Ok(unit)
    }

    fn game_end(&mut self, game: &Game) -> Result<Option<SlotId>, Infallible> {
        let slot = self.inner.game_end(game)?;
        self.write("game_end", slot.map_or_else(|| "finish".to_owned(), |slot| format!("use {}", slot.name())));
        Ok(slot)
    }
}

/// A game on the fast core and its journal.
fn recorded(setup: &Setup) -> (Game, Recorder, Journal) {
    let setup = table::prepare(&GAME, setup.clone()).unwrap();
    let mut game = Game::of(&setup);
    let mut recorder = Recorder { inner: AnyLegal::new(setup.seed), entries: vec![], whale: None };
    whole_game(&mut game, &mut recorder);
    let journal = Journal { entries: recorder.entries.clone(), ..Journal::new(1, setup) };
    (game, recorder, journal)
}

#[test]
fn the_history_is_in_words_whatever_was_typed() {
    let catalog = Catalog::new(&[table::Game::messages(&GAME)]);
    let slots: Vec<String> = SlotId::all().map(SlotId::name).collect();
    for seed in 0..12 {
        // Plays with their payment and eggs on some of several fish are typed, not listed.
        let (_, _, journal) = recorded(&Setup { seed, ..digital_setups()[0].clone() });
        assert!(
            journal.entries.iter().any(|e| matches!(e, Entry::Answer { a, .. } if a.id().unwrap().contains(" pay")))
        );
        let session = Session::open(&GAME, journal).unwrap();
        for past in session.past() {
            for lang in Lang::ALL {
                let said = catalog.text(lang, &past.said);
                assert!(!slots.iter().any(|slot| said.contains(slot.as_str())), "{said}");
            }
        }
    }
    // Nonsense is refused as before, and nobody falls over it.
    let mut session = start(digital(1));
    assert!(
        session.screen().ask.clone().unwrap().said(&"play 255 blue1".into()) == table::Msg::plain("play 255 blue1")
    );
    assert!(session.answer("play 255 blue1".into(), false).is_err());
}

#[test]
fn the_screen_plays_what_the_core_plays_and_the_second_scorer_agrees() {
    let mut questions = BTreeSet::new();
    for seed in 0..400 {
        let setup = Setup { seed: 1000 + seed, ..digital_setups()[seed as usize % 4].clone() };
        let (game, recorder, journal) = recorded(&setup);
        let session = Session::open(&GAME, journal).unwrap_or_else(|why| panic!("seed {seed}: {why:?}"));
        let over = session.screen().over.clone().unwrap_or_else(|| panic!("seed {seed} is not over"));
        let core = (i64::from(game.parts().total()), i64::from(Score::of(&game.her, &game.plan).total()));
        assert_eq!(over.totals, core, "seed {seed}");
        assert_eq!(reference::score(&session), over.totals, "seed {seed}: the second scorer");
        let sums = (
            over.sheet.iter().filter_map(|l| l.player).sum::<i64>(),
            over.sheet.iter().filter_map(|l| l.opponent).sum::<i64>(),
        );
        assert_eq!(sums, over.totals, "the sheet adds up");
        questions.extend(recorder.entries.iter().map(|e| match e {
            Entry::Answer { q, .. } => q.clone(),
            Entry::Set { .. } => panic!("nothing is set by hand here"),
        }));
    }
    assert_eq!(questions.into_iter().collect::<Vec<_>>(), ["ability", "game_end", "main"]);
}

#[test]
fn a_school_to_pay_with_is_asked_for() {
    let found = (0..20_000).find_map(|seed| {
        let (_, recorder, journal) = recorded(&digital(seed));
        recorder.whale.map(|whale| (whale, journal))
    });
    let ((at, slot), mut journal) = found.expect("a Whale Shark with two schools");
    journal.entries.truncate(at);
    let mut session = Session::open(&GAME, journal).unwrap();
    tap(&mut session, &[&format!("play 119 {}", slot.name())]);
    assert_eq!(asked(&session), "pay.schools");
    let schools = option_ids(&session);
    assert!(schools.len() > 1);
    session.answer(several(&[&schools[1]]), false).unwrap();
    let paid = session.screen().told.iter().rev().find_map(|t| t.step.data["main"].as_str()).unwrap();
    assert_eq!(paid, format!("play 119 {} pay school-{}", slot.name(), schools[1]));
}

#[test]
fn every_question_is_reached_by_a_random_person() {
    let mut questions = BTreeSet::new();
    for seed in 0..12 {
        let session = random_game(digital_setups()[seed as usize % 4].clone(), seed);
        assert_eq!(reference::score(&session), session.screen().over.as_ref().unwrap().totals);
        questions.extend(session.journal().entries.iter().map(|e| match e {
            Entry::Answer { q, .. } => q.clone(),
            Entry::Set { .. } => panic!("nothing is set by hand here"),
        }));
    }
    let all = ["ability", "game_end", "main", "pay.cards", "pay.eggs", "pay.young"];
    assert_eq!(questions.into_iter().collect::<Vec<_>>(), all);
}

#[test]
fn c21_drawing_needs_no_tap_and_a_sole_payment_is_filled_in() {
    let mut session = start(digital(1));
    let before = session.screen().state["hand"].as_array().unwrap().len();
    tap(&mut session, &["dive blue"]);
    assert_eq!(asked(&session), "main", "two cards drawn without a tap");
    assert_eq!(session.screen().state["hand"].as_array().unwrap().len(), before + 2);
    let told: Vec<&str> = session.screen().news().map(|t| t.step.text.id.as_ref()).collect();
    assert_eq!(told.iter().filter(|id| **id == "finspan-drew").count(), 2);
    assert!(told.contains(&"finspan-card"), "her turn is on the same screen");
}

/// A game in which this card is in the first hand.
fn with_card(card: u64) -> Session<'static> {
    let has = |s: &Session<'_>| s.screen().state["hand"].as_array().unwrap().contains(&card.into());
    (0..2000).map(|seed| start(digital(seed))).find(has).unwrap()
}

#[test]
fn payments_are_asked_for_or_typed_at_once() {
    // Bonefish costs one egg; there are two.
    let mut session = with_card(128);
    tap(&mut session, &["play 128 blue1"]);
    assert_eq!(
        (asked(&session).as_str(), option_ids(&session)),
        ("pay.eggs", vec!["blue5".to_owned(), "green2".to_owned()])
    );
    session.answer(several(&["green2"]), false).unwrap();
    let slot = |s: &Session<'_>, at: usize| s.screen().state["ocean"][at].clone();
    assert_eq!((slot(&session, 0)["fish"].as_u64(), slot(&session, 13)["egg"].as_bool()), (Some(128), Some(false)));
    let mut typed = with_card(128);
    tap(&mut typed, &["play 128 blue1 pay egg-green2"]);
    assert_eq!(typed.screen().state["ocean"], session.screen().state["ocean"]);
}

#[test]
fn cards_are_discarded_by_choice() {
    let mut session = with_card(134); // Saddleback Butterflyfish, 2 cards
    tap(&mut session, &["play 134 green1"]);
    assert_eq!(asked(&session), "pay.cards");
    let ids = option_ids(&session);
    assert!(ids.len() == 4 && !ids.contains(&"134".to_owned()));
    assert_eq!(code(session.answer(several(&[&ids[0]]), false)), "HowMany");
    session.answer(several(&[&ids[0], &ids[1]]), false).unwrap();
    assert_eq!(session.screen().state["discard"].as_array().unwrap().len(), 2);
}

#[test]
fn refusals_have_the_codes_of_section_14_and_change_nothing() {
    let mut session = with_card(128);
    let before = session.screen().state.clone();
    let mut refused = |text: &str| code(session.answer(text.into(), false));
    assert_eq!(refused("play 128 purple4"), "ZoneNotAllowed");
    assert_eq!(refused("play 200 blue1"), "UnknownCard");
    assert_eq!(refused("play 128 blue1 pay egg-purple4"), "PaymentMissing");
    assert_eq!(refused("play 128 blue1 pay"), "PaymentMissing");
    assert_eq!(refused("finish"), "WrongPhase");
    assert_eq!(refused("egg blue5"), "WrongPhase");
    assert_eq!(refused("swim"), "NotOffered");
    assert_eq!(refused("play 128 blue1 pay 1"), "PaymentCardCount");
    assert_eq!(code(session.answer(3.into(), false)), "WrongKind");
    assert_eq!(session.screen().state, before);
    tap(&mut session, &["dive purple"]);
    let mut refused = |text: &str| code(session.answer(text.into(), false));
    assert_eq!(refused("egg blue5"), "EggPresent");
    assert_eq!(refused("egg blue1"), "EggNeedsFish");
    assert_eq!(refused("hatch blue5"), "WrongPhase");
    assert_eq!(refused("dive blue"), "WrongPhase");
    assert_eq!(refused("play 128 blue1"), "WrongPhase");
    assert_eq!(refused("egg purple4"), "accepted");
}

#[test]
fn every_refusal_has_words_of_its_own() {
    use finspan::game::refused::Bad;
    use finspan::names::Missing;
    let all = [
        Bad::WrongPhase,
        Bad::UnknownCard,
        Bad::CardNotInHand,
        Bad::ZoneNotAllowed,
        Bad::SiteNotAllowed,
        Bad::BottomRowRequired,
        Bad::NotShorter,
        Bad::MustConsume,
        Bad::PaymentCardCount,
        Bad::PaymentIncludesPlayedCard,
        Bad::PaymentMissing(Missing::Card),
        Bad::PaymentMissing(Missing::Egg),
        Bad::PaymentMissing(Missing::Young),
        Bad::PaymentMissing(Missing::School),
        Bad::EggNeedsFish,
        Bad::EggPresent,
        Bad::NoEgg,
        Bad::NothingToMove,
        Bad::NotStraight,
        Bad::PathBlocked,
        Bad::MoveEndsEarlier,
        Bad::NotLonger,
        Bad::NoHost,
        Bad::OutOfScope,
        Bad::NotInDiscard,
    ];
    let catalog = Catalog::new(&[finspan::MESSAGES]);
    for lang in Lang::ALL {
        let mut texts: Vec<String> = all.iter().map(|bad| catalog.text(lang, &bad.refusal().text)).collect();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), all.len());
    }
}

#[test]
fn b35_a_part_of_the_eggs_may_be_laid() {
    let mut session = with_card(76); // Maltese Ray: 2 eggs, then an egg on each small fish
    tap(&mut session, &["play 76 blue1"]);
    assert_eq!(option_ids(&session), ["eggs blue1 blue5 purple4 green2", "finish"]);
    assert_eq!(code(session.answer("eggs purple6".into(), false)), "EggNeedsFish");
    tap(&mut session, &["eggs blue1 green2"]);
    let eggs = session.screen().state["ocean"].as_array().unwrap().iter().filter(|s| s["egg"] == true).count();
    assert_eq!(eggs, 2);
}

#[test]
fn what_is_hidden_is_not_on_the_screen() {
    let mut session = start(digital(9));
    for _ in 0..6 {
        while asked(&session) == "ability" {
            tap(&mut session, &["finish"]);
        }
        tap(&mut session, &["dive purple"]);
    }
    let state = &session.screen().state;
    let seen = state["cards"].as_object().unwrap().len();
    let count = |name: &str| state[name].as_array().unwrap().len();
    let mat = state["ocean"].as_array().unwrap().iter().filter(|s| !s["fish"].is_null()).count();
    let hers = state["nautoma"]["fish_cards"].as_array().unwrap().len();
    assert_eq!(seen, count("hand") + count("discard") + mat + hers, "only cards a person sees");
    assert!(state["deck"].is_null() && state["deck_left"].is_u64());
    assert_eq!(state["cards"][state["hand"][0].to_string()]["latin"].as_str().map(str::is_empty), Some(false));
}

#[test]
fn the_state_says_where_hand_cards_may_go_and_what_that_brings() {
    let (mut placed, mut missing) = (0, 0);
    for seed in 0..12 {
        let mut session = start(digital(seed));
        let mut rng = Rng::new(seed, 5);
        while let Some(question) = session.screen().ask.clone() {
            if question.id == "main" {
                let offered: Vec<String> =
                    option_ids(&session).into_iter().filter(|id| id.starts_with("play ")).collect();
                let state = &session.screen().state;
                let plays = state["plays"].as_array().unwrap();
                let said: Vec<String> = plays
                    .iter()
                    .flat_map(|p| p["places"].as_array().unwrap().iter().map(move |at| (p, at)))
                    .map(|(p, at)| format!("play {} {}", p["card"], at["slot"].as_str().unwrap()))
                    .collect();
                assert_eq!(said, offered);
                for play in plays {
                    assert_eq!(play["places"].as_array().unwrap().is_empty(), play["missing"].is_string());
                    missing += usize::from(play["missing"].is_string());
                }
                placed += score_changes_as_foretold(&session, plays);
            }
            let answer = random_answer(&question, &mut rng);
            session.answer(answer, false).unwrap();
        }
    }
    assert!(placed > 20 && missing > 20, "{placed} plays, {missing} impossible ones");
}

/// Plays the first of these cards that needs no further answer, on a copy; returns how many were compared.
fn score_changes_as_foretold(session: &Session<'static>, plays: &[Value]) -> usize {
    let score = |state: &Value| {
        let n = |key: &str| state["player_score_now"][key].as_i64().unwrap();
        n("printed") + n("consumed") + n("eggs") + n("young") + n("schools")
    };
    let cards = &session.screen().state["cards"];
    let quiet = |p: &&Value| cards[p["card"].to_string()]["trigger"] != "when_played";
    for play in plays.iter().filter(quiet) {
        let Some(at) = play["places"].as_array().unwrap().last() else { continue };
        let mut copy = session.clone();
        let wanted = format!("play {} {}", play["card"], at["slot"].as_str().unwrap());
        copy.answer(wanted.as_str().into(), false).unwrap();
        if copy.screen().ask.as_ref().is_some_and(|q| q.id == "main") {
            assert_eq!(
                score(copy.screen().state.json()) - score(session.screen().state.json()),
                at["gain"].as_i64().unwrap()
            );
            return 1;
        }
    }
    0
}

#[test]
fn the_sheet_adds_up_and_names_both_sides_better_achievements() {
    let mut with_bonus = 0;
    for seed in 1..12 {
        let session = random_game(digital(seed).with("level", 5).with("side", "b"), seed);
        let over = session.screen().over.clone().unwrap();
        let sum = |points: fn(&table::Line) -> Option<i64>| over.sheet.iter().filter_map(points).sum::<i64>();
        assert_eq!((sum(|line| line.player), sum(|line| line.opponent)), over.totals);
        let bonus = over.data["player"]["bonuses"].as_i64().unwrap();
        let label = table::msg!("finspan-line", line = "bonuses");
        assert!(over.sheet.iter().any(|line| line.player == Some(bonus) && line.label == label));
        with_bonus += i32::from(bonus > 0);
    }
    assert!(with_bonus > 0);
}

#[test]
fn replaying_a_whole_game_is_quick() {
    let session = random_game(digital(77), 77);
    let start = std::time::Instant::now();
    for _ in 0..20 {
        Session::open(&GAME, session.journal().clone()).unwrap();
    }
    let each = start.elapsed() / 20;
    println!("{} entries replayed in {each:?}", session.journal().entries.len());
    assert!(each.as_millis() < 50, "{each:?}");
}

/// A random player who looks at what the table shows before every turn.
struct Onlooker {
    inner: AnyLegal,
    /// How often the payment decides how many points the score changes by.
    open: u32,
    /// How often a play brings points for its place, and how often for this week.
    for_place: u32,
    for_week: u32,
}

impl Table for Onlooker {
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Onlooker {
    /// What the table says about a play comes true, whatever it is paid with.
    fn look(&mut self, game: &Game) {
        let shown = Shown::of(game, Phase::Player);
        let week = |game: &Game| game.plan.tile(game.her.week).map_or(0, |tile| i64::from(game.achievement(tile)));
        let points = |game: &Game| i64::from(game.parts().total());
        for (card, slot) in game.pairs(None) {
            let after = game.payments(card).into_iter().map(|pay| {
                let mut next = *game;
                assert!(next.try_play(&Play { card, slot, pay }));
                (points(&next) - points(game), week(&next) - week(game))
            });
            let all: Vec<(i64, i64)> = after.collect();
            let place = shown.place(card, slot).unwrap();
            let least = all.iter().map(|change| change.0).min().unwrap();
            assert_eq!((place.gain, place.week, place.least), {
                let best = all.iter().max().unwrap();
                (best.0, best.1, least)
            });
            self.open += u32::from(place.gain != place.least);
            self.for_place += u32::from(place.gain > i64::from(fish(card).points) + 1);
            self.for_week += u32::from(place.week != 0);
        }
        let goal = shown.goal();
        assert_eq!(goal.is_some(), game.her.week < 4);
        if let (Some(goal), Some(tile)) = (goal, game.plan.tile(game.her.week)) {
            let here: u32 = shown.ocean.iter().map(|slot| slot.counts).sum();
            let all = match goal.item {
                Item::EggSets => here / u32::from(goal.set_size),
                Item::FullRows => here / 3,
                _ => here,
            };
            assert_eq!((all, goal.points), (goal.count, game.achievement(tile)), "{:?}", goal.item);
            let hers = finspan::nautoma::week::achieved(&game.plan, tile, game.her.divers_board);
            assert_eq!(goal.hers, hers.map(|hers| hers.points));
        }
    }
}

impl Seat for Onlooker {
    type Pause = Infallible;

    fn main(&mut self, game: &Game) -> Result<Main, Infallible> {
        self.look(game);
        self.inner.main(game)
    }

    fn unit(&mut self, game: &Game, ability: &Ability) -> Result<Option<Unit>, Infallible> {
        self.inner.unit(game, ability)
    }

    fn game_end(&mut self, game: &Game) -> Result<Option<SlotId>, Infallible> {
        self.inner.game_end(game)
    }
}

#[test]
fn what_a_play_brings_is_known_before() {
    let mut looker = Onlooker { inner: AnyLegal::new(1), open: 0, for_place: 0, for_week: 0 };
    for seed in 0..24 {
        let setup = Setup { seed: 300 + seed, ..digital_setups()[seed as usize % 4].clone() };
        let mut game = Game::of(&table::prepare(&GAME, setup).unwrap());
        whole_game(&mut game, &mut looker);
    }
    assert!(looker.open > 0 && looker.for_place > 0 && looker.for_week > 0);
    // A Common Fangtooth on top of another fish: 3 printed, 3 for the fish beneath it, 1 for that, less 2 eggs.
    let session = start(digital(24));
    let shown: &Shown = session.screen().state.of().unwrap();
    let place = SlotId::parse("purple4").unwrap();
    assert_eq!(shown.place(31, place).map(|place| (place.gain, place.least)), Some((5, 5)));
}
