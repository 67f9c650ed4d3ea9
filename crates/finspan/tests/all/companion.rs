//! Nautoma beside the printed game: a whole golden game, taps, questions, corrections, refusals.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use common::{area, asked, code, figure, news, option_ids, printed_deck, setup, several, start, tap};
use finspan::GAME;
use table::{Answer, Journal, Session, Setup, Tone, Winner};

const ORDER: [[u8; 6]; 4] = [[4, 1, 7, 3, 5, 2], [3, 6, 4, 1, 7, 5], [2, 7, 5, 4, 6, 1], [1, 5, 4, 2, 7, 3]];
const GIVEN: [[u8; 6]; 4] = [[0, 0, 1, 0, 0, 1], [0, 1, 0, 0, 2, 0], [1, 0, 4, 0, 0, 1], [0, 0, 1, 0, 2, 0]];
const AFTER: [[[i64; 5]; 6]; 4] = [
    [[2, 3, 0, 0, 1], [2, 3, 0, 1, 2], [5, 0, 1, 1, 2], [5, 0, 1, 2, 1], [1, 4, 1, 2, 1], [2, 4, 1, 3, 1]],
    [[2, 4, 1, 4, 0], [0, 7, 1, 4, 1], [2, 4, 2, 4, 2], [2, 4, 2, 5, 3], [6, 1, 3, 5, 3], [2, 5, 3, 5, 3]],
    [[3, 5, 3, 6, 0], [5, 2, 4, 6, 0], [5, 6, 4, 6, 0], [3, 7, 5, 6, 1], [0, 10, 5, 6, 2], [1, 10, 5, 7, 3]],
    [[1, 10, 5, 8, 0], [0, 8, 6, 8, 0], [2, 6, 7, 8, 0], [2, 6, 7, 9, 0], [6, 3, 8, 9, 0], [6, 3, 8, 10, 0]],
];

/// The golden game up to the final question, with a look at her area after each of her turns.
fn golden(setup: Setup, mut look: impl FnMut(usize, usize, &Session<'_>)) -> Session<'static> {
    let mut session = start(setup);
    for week in 0..4 {
        for turn in 0..6 {
            match GIVEN[week][turn] {
                4 => tap(&mut session, &["played"]),
                eggs => (0..eggs).for_each(|_| tap(&mut session, &["landed"])),
            }
            tap(&mut session, &["done", &ORDER[week][turn].to_string()]);
            look(week, turn, &session);
        }
        if week < 3 {
            while asked(&session) == "week.points" {
                session.answer(0.into(), false).unwrap();
            }
            tap(&mut session, &["next"]);
        }
    }
    session
}

#[test]
fn g16_the_whole_game_at_level_2() {
    let session = golden(printed_deck(2), |week, turn, session| {
        let mut expected = AFTER[week][turn];
        if turn == 5 {
            expected[4] = 0; // the week is scored at once: her divers are back
        }
        assert_eq!(area(session), expected, "week {} turn {}", week + 1, turn + 1);
    });
    let notes = &session.screen().state["notes"];
    assert_eq!([0, 1, 2].map(|w| notes[w]["achievement"].as_i64().unwrap()), [4, 6, 6]);
    let tally = &session.screen().state["tally"];
    let [egg_steps, landings, played] = ["egg_steps", "landings", "played"].map(|name| tally[name].as_i64().unwrap());
    assert_eq!((egg_steps, landings, played), (8, 10, 1));
    let [eggs, young, schools, ..] = area(&session);
    assert_eq!(eggs + young + 3 * schools, 3 + 2 * egg_steps + landings + 4 * played, "I3");
}

#[test]
fn g16_totals_at_every_level() {
    for (level, total) in [(1, 76), (2, 92), (3, 110), (4, 116), (5, 116)] {
        let mut session = golden(printed_deck(level).with("side", "a"), |_, _, _| {});
        session.answer(100.into(), false).unwrap();
        let over = session.screen().over.clone().unwrap();
        assert_eq!(over.totals, (100, total), "level {level}");
        let sum: i64 = over.sheet.iter().filter_map(|l| l.opponent).sum();
        assert_eq!(sum, total, "the sheet adds up");
        assert!(over.sheet.iter().all(|l| !l.why.is_empty()), "every line has its reason");
    }
    let stormy = golden(printed_deck(4), |_, _, _| {});
    let notes = &stormy.screen().state["notes"];
    assert_eq!([0, 1, 2].map(|w| notes[w]["achievement"].as_i64().unwrap()), [6, 8, 8]);
}

#[test]
fn g11_g12_taps_for_the_all_players_abilities() {
    let mut session = start(setup(1));
    tap(&mut session, &["landed", "landed", "played"]);
    assert_eq!(figure(&session, "eggs"), 2 + 2 + 4);
}

#[test]
fn g15_a_tie_is_won_by_the_person() {
    let at = |total: i64| {
        let mut session = start(printed_deck(2));
        for (field, value) in [("eggs", 5), ("young", 5), ("schools", 7), ("fish", 10)] {
            session.set(field, value.into()).unwrap();
        }
        for (field, value) in [("week1.achievement", 5), ("week2.achievement", 4), ("week3.achievement", 4)] {
            session.set(field, value.into()).unwrap();
        }
        session.set("week", 4.into()).unwrap();
        session.set("turn", 6.into()).unwrap();
        tap(&mut session, &["done", "2"]);
        session.answer(total.into(), false).unwrap();
        session.screen().over.clone().unwrap()
    };
    assert_eq!((at(88).winner, at(88).totals), (Winner::Player, (88, 88)));
    assert_eq!(at(87).winner, Winner::Opponent);
    assert_eq!(at(89).text.id, "finspan-over");
}

#[test]
fn c10_as_few_taps_as_promised() {
    let mut session = start(setup(5));
    let mut taps = 0;
    while session.screen().over.is_none() {
        let answer = match asked(&session).as_str() {
            "turn" => "done",
            "week" => "next",
            "end" => "88",
            other => panic!("asked {other}"),
        };
        tap(&mut session, &[answer]);
        taps += 1;
    }
    assert_eq!(taps, 24 + 3 + 1, "and 1 to start");
    let mut session = golden(printed_deck(2), |_, _, _| {});
    tap(&mut session, &["92"]);
    let given: usize = GIVEN.iter().flatten().map(|&n| if n == 4 { 1 } else { usize::from(n) }).sum();
    assert_eq!(session.journal().entries.len(), 24 + given + 3 + 1 + 24, "printed deck with known cards: 24 more");
}

#[test]
fn c02_the_first_screen_says_what_to_lay_out() {
    assert_eq!(news(&start(setup(1))), ["finspan-lay-app", "finspan-lay-board", "finspan-house", "finspan-you-begin"]);
    let all = setup(1).with("tokens", "table").with("cards", "printed").with("level", 5).with("ravel", "R6");
    assert_eq!(
        news(&start(all.clone())),
        [
            "finspan-lay-tokens",
            "finspan-lay-deck",
            "finspan-lay-achievements",
            "finspan-lay-board",
            "finspan-lay-ravel",
            "finspan-house",
            "finspan-you-begin"
        ]
    );
    assert_eq!(start(all.clone()).screen().state["side"], "b", "level 5 takes side B unless told otherwise");
    let on_a = start(all.with("side", "a"));
    assert!(news(&on_a).contains(&"finspan-level-5-side-a".to_owned()), "N27");
    assert_eq!(on_a.screen().state["level"]["side_b_bonus"], false);
}

#[test]
fn house_is_said_at_set_up_and_in_the_result_only_where_it_is_true() {
    let said = |session: &Session<'_>, id: &str| session.screen().told.iter().any(|t| t.step.text.id == id);
    let mut session = golden(printed_deck(2), |_, _, _| {});
    tap(&mut session, &["50"]);
    assert!(!said(&session, "finspan-house") && !said(&session, "finspan-house-result"));
    let mut session = start(setup(1));
    session.set("week", 4.into()).unwrap();
    session.set("turn", 6.into()).unwrap();
    tap(&mut session, &["done", "50"]);
    assert!(said(&session, "finspan-house") && said(&session, "finspan-house-result"));
    assert_eq!(session.screen().state["decision_set"], "house");
    assert_eq!(session.screen().state["tiles"][0]["base_stormy"]["provenance"], "house");
}

#[test]
fn c04_her_turn_and_the_next_question_are_on_one_screen_with_reasons() {
    let mut session = start(setup(11));
    tap(&mut session, &["done"]);
    assert_eq!(asked(&session), "turn");
    let told: Vec<_> = session.screen().news().collect();
    assert!(told[0].step.begins);
    assert_eq!(told[1].step.text.id, "finspan-card");
    assert!(told.len() >= 3);
    for told in &told[2..] {
        assert!(told.step.tone == Tone::Idle || !told.step.reasons.is_empty(), "{:?}", told.step);
        assert!(told.step.data["rule"].is_string());
    }
}

#[test]
fn c05_an_unknown_card_is_entered_once() {
    let mut session = start(setup(1).with("cards", "printed"));
    tap(&mut session, &["done"]);
    assert_eq!(option_ids(&session), ["1", "2", "3", "4", "5", "6", "7", "none"]);
    tap(&mut session, &["4", "place"]);
    session.answer(several(&["eggs", "school", "hatch"]), false).unwrap();
    assert_eq!(area(&session), [2, 3, 0, 0, 1]);
    assert_eq!(session.screen().state["known_cards"][0]["number"], 4);
    tap(&mut session, &["done"]);
    assert_eq!(option_ids(&session), ["1", "2", "3", "5", "6", "7", "none"], "a key used this week is gone");
    tap(&mut session, &["1", "none"]);
    session.answer(several(&["fish"]), false).unwrap();
    assert_eq!(area(&session), [2, 3, 0, 1, 1]);
    for _ in 2..6 {
        tap(&mut session, &["done", "none", "none"]);
        session.answer(several(&["hatch"]), false).unwrap();
    }
    assert_eq!(session.screen().state["known_cards"].as_array().unwrap().len(), 2, "without number: not kept");
    tap(&mut session, &["next", "done", "4"]);
    assert_eq!(asked(&session), "turn", "known from now on: one tap");
}

#[test]
fn c05_known_cards_show_what_they_do_and_seven_of_them_can_be_shuffled_by_the_program() {
    let mut session = start(printed_deck(2));
    tap(&mut session, &["done"]);
    assert!(session.screen().ask.as_ref().unwrap().options()[..7].iter().all(|o| o.hint.is_some()));
    for (number, left) in ["1", "2", "3", "4", "5", "6"].into_iter().zip((0..6).rev()) {
        if asked(&session) == "turn" {
            tap(&mut session, &["done"]);
        }
        tap(&mut session, &[number]);
        assert_eq!(session.screen().state["deck"]["left"], left, "one of the seven lies aside");
    }
    assert_eq!(
        option_ids(&session),
        ["next", "virtual", "no_fish", "wrong_card"][..2].iter().copied().chain(["wrong_card"]).collect::<Vec<_>>()
    );
    tap(&mut session, &["virtual", "done"]);
    assert_eq!(asked(&session), "turn", "no card is asked for any more");
    assert_eq!(session.screen().state["deck"]["kind"], "app");
    assert_eq!(session.screen().state["decision_set"], "owner");
}

#[test]
fn c05_the_seventh_card_brings_the_offer() {
    let mut session = start(setup(1).with("cards", "printed"));
    for number in 1..=6 {
        tap(&mut session, &["done", &number.to_string(), "none"]);
        session.answer(several(&["fish"]), false).unwrap();
    }
    assert!(!option_ids(&session).contains(&"virtual".to_owned()));
    tap(&mut session, &["next", "done", "7", "place"]);
    session.answer(several(&["eggs"]), false).unwrap();
    assert!(news(&session).contains(&"finspan-all-known".to_owned()));
}

#[test]
fn c05_bad_cards_are_refused_with_their_code() {
    let mut session = start(setup(1).with("cards", "printed"));
    tap(&mut session, &["done", "4", "place"]);
    assert_eq!(code(session.answer(several(&[]), false)), "EmptyDive");
    assert_eq!(code(session.answer(several(&["fish", "eggs"]), false)), "StandsAlone");
    session.answer(several(&["eggs"]), false).unwrap();
    tap(&mut session, &["done"]);
    assert_eq!(code(session.answer("4".into(), false)), "CardAlreadyDrawn");
    for answer in ["8", "0", "x", "-1", ""] {
        assert_eq!(code(session.answer(answer.into(), false)), "UnknownCard", "{answer}");
    }
    assert_eq!(code(session.answer(9.into(), false)), "UnknownCard");
    assert_eq!(code(session.answer(5.into(), false)), "accepted");
}

#[test]
fn c06_points_are_asked_only_where_something_depends_on_them() {
    let at_week_end = |setup: Setup| {
        let mut session = start(setup);
        tap(&mut session, &["done"; 6]);
        let mut seen = Vec::new();
        while asked(&session) != "week" {
            seen.push(asked(&session));
            session.answer(2.into(), false).unwrap();
        }
        (seen, session)
    };
    assert!(at_week_end(setup(1)).0.is_empty());
    assert_eq!(at_week_end(setup(1).with("own_score", "on")).0, ["week.points"]);
    assert!(at_week_end(setup(1).with("level", 5).with("side", "a")).0.is_empty());
    let (seen, session) = at_week_end(setup(1).with("level", 5).with("ravel", "R1").with("ravel_strength", 4));
    assert_eq!(seen, ["week.points", "ravel.column", "ravel.rows"]);
    let told = news(&session);
    assert!(told.contains(&"finspan-ravel".to_owned()));
    assert!(session.screen().told.iter().any(|t| t.step.text.id == "finspan-bonus"), "who gets the +3");
    assert_eq!(session.screen().state["notes"][0]["ravel"], 6);
}

#[test]
fn c06_ravel_counts_out_of_range_are_refused() {
    let mut session = start(setup(1).with("ravel", "R1"));
    tap(&mut session, &["done"; 6]);
    for n in [-1, 7] {
        assert_eq!(code(session.answer(n.into(), false)), "OutOfRange");
    }
    session.answer(6.into(), false).unwrap();
    for n in [-1, 7] {
        assert_eq!(code(session.answer(n.into(), false)), "OutOfRange");
    }
    session.answer(6.into(), false).unwrap();
    assert_eq!(session.screen().state["notes"][0]["ravel"], 6);
}

#[test]
fn c07_the_sheet_adds_up_the_persons_side_and_so_did_single_lines() {
    let mut session = start(setup(1).with("own_score", "on"));
    session.set("week", 3.into()).unwrap();
    session.set("turn", 6.into()).unwrap();
    tap(&mut session, &["done"]);
    session.answer(8.into(), false).unwrap();
    tap(&mut session, &["next", "done", "done", "done", "done", "done", "done"]);
    let lines =
        ["game_end", "printed", "consumed", "eggs", "young", "schools"].into_iter().zip([34i64, 33, 6, 4, 5, 2]);
    let mut saved = session.clone();
    tap(&mut session, &["sheet"]);
    let figures = lines.clone().map(|(id, n)| (id.to_owned(), n.into())).collect();
    session.answer(table::Answer::Form(figures), false).unwrap();
    // A game saved before there was one screen for it.
    tap(&mut saved, &["calculator"]);
    for (_, answer) in lines {
        saved.answer(answer.into(), false).unwrap();
    }
    let question = saved.screen().ask.clone().unwrap();
    assert!(matches!(question.kind, table::Kind::Number { suggested: Some(8), .. }), "{question:?}");
    saved.answer(8.into(), false).unwrap();
    for session in [session, saved] {
        let over = session.screen().over.clone().unwrap();
        assert_eq!(over.totals.0, 94 + 8);
        assert_eq!(over.sheet.iter().filter_map(|l| l.player).sum::<i64>(), 94 + 8);
        assert!(over.sheet.iter().all(|l| !l.why.is_empty()));
    }
}

#[test]
fn c07_she_may_still_get_eggs_at_the_end() {
    let mut session = golden(printed_deck(2), |_, _, _| {});
    let eggs = figure(&session, "eggs");
    tap(&mut session, &["played"]);
    assert_eq!(figure(&session, "eggs"), eggs + 4);
    assert_eq!(code(session.answer("1000".into(), false)), "OutOfRange");
    assert_eq!(code(session.answer("many".into(), false)), "NotOffered");
    assert_eq!(code(session.answer((-1).into(), false)), "OutOfRange");
    session.answer(94.into(), false).unwrap();
    assert_eq!(session.screen().over.as_ref().unwrap().totals, (94, 94));
    assert_eq!(code(session.answer("done".into(), false)), "GameOver");
}

#[test]
fn c08_a_wrong_card_is_replaced_and_the_turn_played_again() {
    let mut session = start(printed_deck(2));
    tap(&mut session, &["done", "1", "landed"]);
    assert_eq!(area(&session), [3, 1, 0, 1, 1]);
    tap(&mut session, &["wrong_card"]);
    assert_eq!((asked(&session).as_str(), area(&session)), ("card", [3, 1, 0, 0, 0]));
    tap(&mut session, &["4"]);
    assert_eq!(area(&session), [2, 4, 0, 0, 1], "the egg given meanwhile stays hers");
    assert!(news(&session).contains(&"finspan-fish-back".to_owned()), "the fish goes back onto the deck");
    tap(&mut session, &["done", "1", "wrong_card", "3"]);
    assert_eq!(area(&session), [2, 4, 0, 1, 0]);
    assert!(news(&session).contains(&"finspan-fish-kept".to_owned()), "the drawn fish stays");
    assert_eq!(session.screen().state["deck"]["drawn"], serde_json::json!([4, 3]));
    assert_eq!(figure(&session, "turn"), 3);
}

#[test]
fn c08_a_wrong_card_at_the_end_of_a_week_and_of_the_game() {
    let mut session = start(printed_deck(2));
    for number in ["1", "2", "3", "5", "7", "6"] {
        tap(&mut session, &["done", number]);
    }
    assert_eq!(session.screen().state["notes"][0]["achievement"], 4);
    tap(&mut session, &["wrong_card", "4"]);
    assert_eq!((asked(&session).as_str(), figure(&session, "turn")), ("week", 6));
    assert_eq!(session.screen().state["notes"][0]["achievement"], 4);
    let mut session = golden(printed_deck(2), |_, _, _| {});
    tap(&mut session, &["wrong_card", "6"]);
    assert_eq!((asked(&session).as_str(), area(&session)), ("end", [2, 7, 8, 9, 0]));
}

#[test]
fn c08_every_figure_can_be_set_straight() {
    let mut session = start(setup(1));
    let fields: Vec<String> = session.screen().fields.iter().map(|f| f.id.to_string()).collect();
    for field in ["eggs", "young", "schools", "fish"] {
        assert!(fields.contains(&field.to_owned()));
        session.set(field, 99.into()).unwrap();
        assert_eq!(figure(&session, field), 99);
        assert_eq!(code(session.set(field, 100.into())), "OutOfRange");
    }
    session.set("markers", 6.into()).unwrap();
    assert_eq!((figure(&session, "divers_board"), figure(&session, "divers_area")), (6, 0));
    assert_eq!(code(session.set("markers", 7.into())), "OutOfRange");
    session.set("week2.ravel", 7.into()).unwrap();
    assert_eq!(session.screen().state["notes"][1]["ravel"], 7);
    assert_eq!(code(session.set("week2.ravel", 100.into())), "OutOfRange");
    session.set("level", 4.into()).unwrap();
    assert_eq!(session.screen().state["level"]["achievements"], "stormy");
    assert_eq!(code(session.set("level", 6.into())), "LevelOutOfRange");
    tap(&mut session, &["done"]);
    assert_eq!(code(session.set("level", 3.into())), "WrongPhase", "fixed from her first turn on");
    assert_eq!(code(session.set("nothing", 3.into())), "UnknownField");
    assert_eq!(session.screen().told.iter().filter(|t| t.step.text.id == "corrected").count(), 7, "all in the log");
}

#[test]
fn c08_week_and_turn_move_the_deck_along() {
    let mut session = start(setup(3));
    session.set("turn", 4.into()).unwrap();
    assert_eq!(session.screen().state["deck"]["left"], 3);
    session.set("turn", 2.into()).unwrap();
    assert_eq!(session.screen().state["deck"]["drawn"].as_array().unwrap().len(), 1);
    session.set("week", 3.into()).unwrap();
    tap(&mut session, &["done"]);
    assert_eq!((figure(&session, "week"), figure(&session, "turn")), (3, 3));
    let mut session = start(printed_deck(2));
    tap(&mut session, &["done"]);
    assert_eq!(code(session.set("turn", 3.into())), "WrongPhase");
    tap(&mut session, &["4"]);
    session.set("turn", 5.into()).unwrap();
    assert_eq!(session.screen().state["deck"]["drawn"], serde_json::json!([4, null, null, null]));
}

#[test]
fn c08_undo_redo_and_a_changed_old_answer() {
    let session = golden(printed_deck(2), |_, _, _| {});
    let mut again = session.clone();
    let entries = again.journal().entries.len();
    assert_eq!(again.undo(usize::MAX), entries);
    assert_eq!(area(&again), [2, 1, 0, 0, 0]);
    again.redo(entries);
    assert_eq!(again.screen().state, session.screen().state);
    // The first card was 5, not 4: everything after it is replayed.
    let changed = again.change(1, "5".into(), false).unwrap();
    assert!(changed.dropped > 0, "card 5 comes again in that week");
    assert_eq!(changed.why.unwrap().code, "CardAlreadyDrawn");
}

#[test]
fn c11_no_card_left_takes_the_fish_back() {
    let mut session = start(printed_deck(2));
    tap(&mut session, &["done", "2"]);
    assert_eq!(figure(&session, "fish"), 1);
    tap(&mut session, &["no_fish"]);
    assert_eq!((figure(&session, "fish"), option_ids(&session).contains(&"no_fish".to_owned())), (0, false));
    tap(&mut session, &["done", "6"]);
    assert!(!option_ids(&session).contains(&"no_fish".to_owned()), "she took no fish");
}

#[test]
fn a_bad_set_up_is_refused_with_the_code_of_section_14() {
    let refused = |setup: Setup| -> Vec<String> {
        let why = Session::start(&GAME, setup).unwrap_err();
        why.into_iter().map(|w| w.code.into_owned()).collect()
    };
    for level in ["0", "6", "x"] {
        assert_eq!(refused(setup(1).with("level", level)), ["LevelOutOfRange"]);
    }
    for strength in [1, 5] {
        assert_eq!(refused(setup(1).with("ravel_strength", strength)), ["RavelStrengthOutOfRange"]);
    }
    let side_b = setup(1).with("side", "b").with("side_b_tiles", "chosen");
    assert_eq!(refused(side_b.clone().with("tile_week1", "W1-2")), ["TilesMissing"]);
    assert_eq!(refused(side_b.clone().with("tile_week1", "W2-2")), ["TileWrongWeek"]);
    assert_eq!(refused(side_b.with("tile_week1", "W9-9")), ["BadOption"]);
    assert_eq!(refused(setup(1).with("decision_set", "own")), ["CardSetSize"]);
    let mut own = setup(1);
    own.own.insert("finspan-owner".into(), serde_json::json!({"decision_cards": 7}));
    assert_eq!(refused(own), ["OwnerFileInvalid"]);
}

#[test]
fn n05_side_b_draws_or_takes_the_chosen_tiles() {
    let ids = |setup: Setup| -> Vec<String> {
        let session = start(setup);
        let tiles = session.screen().state["tiles"].as_array().unwrap();
        tiles.iter().map(|t| t["id"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(ids(setup(1)), ["W1-1", "W2-1", "W3-1"]);
    let chosen = setup(1).with("side", "b").with("side_b_tiles", "chosen");
    let chosen = chosen.with("tile_week1", "W1-6").with("tile_week2", "W2-1").with("tile_week3", "W3-3");
    assert_eq!(ids(chosen), ["W1-6", "W2-1", "W3-3"]);
    let drawn: std::collections::BTreeSet<_> = (0..200).flat_map(|seed| ids(setup(seed).with("side", "b"))).collect();
    assert_eq!(drawn.len(), 18, "every tile is drawn now and then");
}

#[test]
fn r1_the_ravel_card_is_drawn_or_chosen() {
    let card = |seed, ravel: &str| start(setup(seed).with("ravel", ravel)).screen().state["ravel"]["id"].clone();
    assert_eq!(card(1, "R4"), "R4");
    let drawn: std::collections::BTreeSet<_> = (0..60).map(|seed| card(seed, "random").to_string()).collect();
    assert_eq!(drawn.len(), 6);
    assert!(start(setup(1)).screen().state["ravel"].is_null());
}

#[test]
fn hidden_stays_hidden() {
    let session = start(setup(1));
    let state = session.screen().state.to_string();
    assert_eq!(session.screen().state["deck"]["aside"], 1, "how many, not which");
    assert!(!state.contains("order"));
    let drawn = session.screen().state["deck"]["drawn"].as_array().unwrap();
    assert!(drawn.is_empty());
}

#[test]
fn a_journal_carries_the_cards_it_was_played_with() {
    let session = golden(printed_deck(2), |_, _, _| {});
    let file = session.journal().to_file();
    let again = Session::open(&GAME, Journal::from_file(&file).unwrap()).unwrap();
    assert_eq!(again.screen().state, session.screen().state);
    assert!(file.contains("decision_cards"));
}

#[test]
fn tokens_on_the_table_are_spoken_of_as_things_to_move() {
    let mut session = start(printed_deck(2).with("tokens", "table"));
    tap(&mut session, &["landed"]);
    let step = session.screen().told.last().unwrap().step.clone();
    assert!(step.text.args.iter().any(|(k, v)| k == "by" && *v == table::Arg::Text("table".into())));
    let catalog = table::Catalog::new(&[finspan::MESSAGES]);
    assert!(catalog.text(table::Lang::De, &step.text).starts_with("Lege 1 Ei"));
}

#[test]
fn answers_of_the_wrong_kind_change_nothing() {
    let mut session = start(setup(1));
    let before = session.screen().state.clone();
    assert_eq!(code(session.answer(Answer::Number(3), false)), "WrongKind");
    assert_eq!(code(session.answer("next".into(), false)), "NotOffered");
    assert_eq!(session.screen().state, before);
}
