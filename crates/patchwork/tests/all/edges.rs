//! Where figures end: the first that is refused and the last that is not, and the small tools around them.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use patchwork::automa::cards::Cards;
use patchwork::data::{AutomaCard, FINAL};
use patchwork::decide::decide;
use patchwork::digital::Shown;
use patchwork::game::Game;
use patchwork::game::action::{Action, Refused};
use patchwork::game::circle::Circle;
use patchwork::game::label::LabelError;
use patchwork::game::patch::PatchId;
use patchwork::game::quilt::Quilt;
use patchwork::game::setup::{Invalid, Reason, SeatSetup, Setup};
use patchwork::game::solo::{Solo, play_random};
use patchwork::game::square::Square;
use patchwork::names::{AutomaDeck, BySeat, Level, Reshuffle, Seat, Side, SpecialPatches};
use patchwork::options::Rules;
use patchwork::score::{Collected, winner};
use patchwork::{GAME, words};
use serde_json::{Value, json};
use table::{Rng, Session};

fn patch(id: u8) -> PatchId {
    PatchId::new(id).unwrap()
}

/// The position with one change, and what is said of it.
fn reasons(change: impl FnOnce(&mut Setup)) -> Vec<Reason> {
    let mut setup = Setup::of_seed(5, SpecialPatches::First);
    change(&mut setup);
    Game::try_from(&setup).map_or_else(|Invalid(reasons)| reasons, |_| vec![])
}

#[test]
fn a_position_is_refused_just_beyond_what_is_possible() {
    assert_eq!(reasons(|_| {}), []);
    assert_eq!(reasons(|s| s.pending = 2), []);
    assert_eq!(reasons(|s| s.pending = 3), [Reason::TooManyPending(3)]);
    assert_eq!(reasons(|s| s.seats[Seat::Second].income = 38), []);
    assert_eq!(reasons(|s| s.seats[Seat::Second].income = 39), [Reason::TooMuchIncome(39)]);
    assert_eq!(reasons(|s| s.circle = vec![32]), []);
    assert_eq!(reasons(|s| s.circle = vec![33]), [Reason::UnknownPatch(33)]);
    assert_eq!(reasons(|s| s.seats[Seat::First].covered = 1 << 80), []);
    assert_eq!(reasons(|s| s.seats[Seat::First].covered = 1 << 81), [Reason::SquareOutOfRange]);
    assert_eq!(reasons(|s| s.spaces = BySeat([19, 7])), []);
    assert_eq!(reasons(|s| s.spaces = BySeat([7, 20])), [Reason::SpecialReached(20)], "its line is crossed");
    let both = |s: &mut Setup| (s.spaces, s.special_left) = (BySeat([26, 20]), 0);
    assert_eq!(reasons(both), []);
    assert_eq!(reasons(|s| s.special_left = 1 << 38), [Reason::NoSpecialLine(38)], "of the other edition");
}

#[test]
fn who_was_first_home_is_known_exactly_if_somebody_is() {
    let at = |first: u8, second: u8, home: Option<Seat>| {
        reasons(|s| (s.spaces, s.special_left, s.first_home) = (BySeat([first, second]), 0, home))
    };
    assert_eq!(at(FINAL, 50, Some(Seat::First)), []);
    assert_eq!(at(FINAL, 50, None), [Reason::FirstHome]);
    assert_eq!(at(FINAL, 50, Some(Seat::Second)), [Reason::FirstHome]);
    assert_eq!(at(50, 52, Some(Seat::Second)), [Reason::FirstHome]);
    assert_eq!(at(50, 52, None), []);
    assert_eq!(at(FINAL, FINAL, Some(Seat::Second)), []);
    assert_eq!(at(FINAL + 1, 3, Some(Seat::First)), [Reason::PositionOutOfRange(FINAL + 1)]);
}

#[test]
fn special_patches_in_hand_and_the_tile_need_their_squares() {
    let all_but = |free: u32| (1u128 << (81 - free)) - 1;
    let hand = |last: Seat, free: u32| {
        reasons(|s| {
            (s.pending, s.last) = (2, last);
            s.seats[Seat::First] = SeatSetup { covered: all_but(free), ..SeatSetup::START };
        })
    };
    assert_eq!((hand(Seat::First, 2), hand(Seat::Second, 1)), (vec![], vec![]));
    assert_eq!(hand(Seat::First, 1), [Reason::TooManyPending(2)]);
    let tile =
        |owner: Seat, covered: u128| reasons(|s| (s.tile, s.seats[Seat::First].covered) = (Some(owner), covered));
    let seven = (0..7u32).fold(0, |all, row| all | 127u128 << (9 * row));
    assert_eq!(tile(Seat::First, seven), []);
    assert_eq!(tile(Seat::First, seven & !1), [Reason::TileImpossible]);
    assert_eq!(tile(Seat::Second, seven), [Reason::TileImpossible], "the other one has it");
}

#[test]
fn a_position_in_the_middle_of_a_game_survives_the_way_there_and_back() {
    let mut rng = Rng::new(4, 4);
    for edition in [SpecialPatches::First, SpecialPatches::Revised] {
        let mut game = Game::of_seed(9, edition);
        while !game.is_over() {
            let setup = Setup::of_game(&game, edition);
            assert_eq!(Game::try_from(&setup).unwrap(), game);
            game.apply(game.nth_legal(rng.below(game.count_legal())).unwrap()).unwrap();
        }
        assert_eq!(game.apply(Action::Advance), Err(Refused::GameOver));
        let setup = Setup::of_game(&game, edition);
        assert_eq!((Game::try_from(&setup).unwrap().outcome(), game.nth_legal(0)), (game.outcome(), None));
    }
}

#[test]
fn squares_and_patches_have_their_numbers_and_no_others() {
    let numbers: Vec<u8> = Square::all().map(u8::from).collect();
    assert_eq!(numbers, (0..81).collect::<Vec<u8>>());
    for square in Square::all() {
        assert_eq!(Square::at(square.row(), square.column()), Some(square));
        assert_eq!(
            (Square::try_from(square.index()), square.row() * 9 + square.column()),
            (Ok(square), square.index())
        );
    }
    assert!(Square::new(81).is_none() && Square::try_from(81).is_err());
    assert!(Square::at(9, 0).is_none() && Square::at(0, 9).is_none() && Square::at(8, 8).is_some());
    assert!(PatchId::try_from(33).is_err() && PatchId::try_from(32) == Ok(patch(32)));
    assert_eq!((u8::from(patch(7)), patch(7).to_string().as_str()), (7, "7"));
    assert_eq!(Level::ALL.map(u8::from), [1, 2, 3, 4, 5]);
    assert!(Level::try_from(0).is_err() && Level::try_from(5) == Ok(Level::Legend));
    assert_eq!([Seat::First, Seat::Second].map(Seat::other), [Seat::Second, Seat::First]);
    assert_eq!(Side::ALL.map(|side| Side::of(side.seat())), Side::ALL);
}

#[test]
fn a_short_label_may_name_a_patch_that_is_gone_only_if_it_can_be_no_other() {
    let among = |label: &str| PatchId::from_label_among(label, |_| false);
    assert_eq!(among("1-3"), Ok(patch(1)));
    assert_eq!(among(" 2-2-4 "), Ok(patch(7)));
    let twins = [3, 7, 15].map(patch).to_vec();
    assert_eq!(among("2-2"), Err(LabelError::Ambiguous("2-2".into(), twins)));
    assert_eq!(among("9-9"), Err(LabelError::Unknown("9-9".into())));
    let why = among("2-2").unwrap_err();
    assert_eq!((why.code(), among("9-9").unwrap_err().code()), ("AmbiguousLabel", "UnknownPatch"));
    assert!(why.to_string().contains("2-2-3, 2-2-4, 2-2-5"), "{why}");
}

#[test]
fn a_circle_is_what_is_left_of_it() {
    let mut circle = Circle::in_order(&[4, 5, 6, 7].map(patch));
    assert_eq!((circle.len(), circle.is_empty(), format!("{circle:?}").as_str()), (4, false, "[4, 5, 6, 7]"));
    assert_eq!((circle.place_of(patch(6)), circle.place_of(patch(7)), circle.at(2)), (Some(2), None, Some(patch(6))));
    assert_eq!(circle.take(1), Some(patch(5)));
    assert_eq!(circle, Circle::in_order(&[6, 7, 4].map(patch)));
    assert_ne!(circle, Circle::in_order(&[4, 6, 7].map(patch)));
    assert_eq!((circle.take(3), circle.len()), (None, 3));
    let mut numbers = [0; 33];
    circle.numbers(&mut numbers);
    assert_eq!((&numbers[..4], numbers[32]), (&[6, 7, 4, 33][..], 33));
    let everything: Vec<PatchId> = PatchId::all().chain(PatchId::all()).collect();
    assert_eq!(Circle::in_order(&everything).len(), 33, "beyond 33 nothing is left");
}

#[test]
fn a_quilt_is_shown_as_it_lies() {
    let quilt = Quilt::with_covered(0b1_0000_0001 | 1 << 80);
    assert_eq!(format!("{quilt:?}"), format!("Quilt\n  X.......X\n{}  ........X\n", "  .........\n".repeat(7)));
    assert_eq!((quilt.covered(), quilt.empty()), (3, 78));
    let square = |row, column| Square::at(row, column).unwrap();
    assert!(!quilt.is_free(square(0, 8)) && !quilt.is_free(square(8, 8)) && quilt.is_free(square(8, 7)));
    let bar = patch(0).orientations()[0].index();
    assert!(quilt.fits_at(bar, square(0, 1)) && quilt.fits_at(bar, square(0, 6)));
    assert!(
        !quilt.fits_at(bar, square(0, 7)) && !quilt.fits_at(bar, square(1, 8)) && !quilt.fits_at(bar, square(8, 7))
    );
    assert!(!quilt.fits_at(144, square(4, 4)), "there is no such orientation");
}

#[test]
fn the_next_card_may_be_any_that_is_hidden_and_each_is_as_likely() {
    for (deck, reshuffle) in [(AutomaDeck::Normal, Reshuffle::En), (AutomaDeck::Tactical, Reshuffle::De)] {
        let mut cards = Cards::of_seed(deck, 3);
        for _ in 0..30 {
            let budget = |card: u8| AutomaCard::numbered(card).unwrap().budget;
            let revealed = cards.revealed(reshuffle).to_vec();
            let hidden = deck.numbers().into_iter().filter(|card| !revealed.contains(card));
            let expected: Vec<u8> =
                hidden.filter(|&card| cards.back().is_none_or(|back| budget(card) == back)).collect();
            let tops = cards.possible_tops(reshuffle);
            let first: Vec<u8> = tops.iter().map(|deck| deck.clone().reveal().number).collect();
            assert_eq!(first, expected);
            for top in &tops {
                assert_eq!((top.left(), top.revealed(reshuffle)), (cards.left(), revealed.as_slice()));
            }
            let backs = cards.possible_backs();
            assert!((backs.iter().map(|(chance, _)| chance).sum::<f64>() - 1.0).abs() < 1e-9);
            for (chance, mut deck) in backs {
                assert_eq!(deck.left(), cards.left());
                let back = budget(deck.reveal().number);
                let alike = cards.resampled(reshuffle, &mut Rng::new(1, 1)).left();
                assert!(chance > 0.0 && alike == cards.left() && back <= 10);
            }
            let card = cards.reveal();
            cards.discard(card, reshuffle, false);
        }
    }
}

#[test]
fn dealt_cards_come_in_the_order_they_are_dealt() {
    let mut cards = Cards::in_order([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 1);
    assert_eq!((cards.left(), cards.discarded(), cards.unseen(Reshuffle::En)), (10, &[1, 2][..], 2));
    let card = cards.reveal();
    assert!(!cards.discard(card, Reshuffle::En, false));
    let mut dealt = cards.dealt(Reshuffle::En, &[12, 11, 10, 9, 8, 7, 6, 5, 4, 2, 1]);
    assert_eq!((dealt.reveal().number, dealt.reveal().number), (12, 11));
    assert_eq!((dealt.left(), dealt.discarded()), (7, &[2, 1, 3][..]));
    while cards.left() > 1 {
        let card = cards.reveal();
        cards.discard(card, Reshuffle::En, false);
    }
    let card = cards.reveal();
    let mut at_final = cards;
    assert!(!at_final.discard(card, Reshuffle::En, true) && at_final.left() == 0);
    at_final.replenish(Reshuffle::En);
    assert!(cards.discard(card, Reshuffle::En, false));
    assert_eq!(
        (cards.left(), at_final.left(), cards.unseen(Reshuffle::En), cards.revealed(Reshuffle::En).len()),
        (12, 12, 0, 0)
    );
    at_final.replenish(Reshuffle::De);
    assert_eq!(at_final.left(), 12, "there is nothing to shuffle");
}

#[test]
fn every_part_of_the_score_counts_at_its_levels() {
    let automa = Collected { buttons: 11, patches_with_buttons: 9, printed_buttons: 16, tile: true };
    assert_eq!(Level::ALL.map(|level| automa.score(level)), [7, 18, 27, 34, 43]);
    let none = Collected { tile: false, ..automa };
    assert_eq!(Level::ALL.map(|level| none.score(level)), [0, 11, 20, 27, 36]);
    let mut taken = Collected::default();
    [0, 5, 6].into_iter().for_each(|id| taken.take(patch(id)));
    assert_eq!((taken.patches_with_buttons, taken.printed_buttons), (2, 4));
    let wins = |player, automa| winner(player, automa, Side::Automa);
    assert_eq!((wins(5, 4), wins(4, 5), wins(5, 5)), (Side::Player, Side::Automa, Side::Automa));
    let solo = |bonus| Solo { automa, ..Solo::of_seed(Rules { bonus, ..Rules::at(Level::Fellow) }, 1) };
    assert_eq!((solo(0).automa_points(), solo(-3).automa_points()), (27, 24));
}

#[test]
fn the_check_sum_of_random_games_against_the_automa_is_frozen() {
    let rules = |level| Rules { deck: AutomaDeck::Tactical, reshuffle: Reshuffle::De, ..Rules::at(level) };
    let games = (0..200).map(|seed| play_random(rules(Level::ALL[seed as usize % 5]), seed));
    let sum = games.fold(0, |sum, game| game.checksum(sum));
    assert_eq!(format!("{sum:016x}"), FROZEN);
}
const FROZEN: &str = "e6b9c5511b523890";

#[test]
fn the_batch_command_goes_to_its_limits_and_fills_in_what_is_left_out() {
    let rising: Vec<u8> = (1..=12).collect();
    let deck = |shuffles: Value, draws: u32| {
        let line = json!({"kind": "deck", "reshuffle": "en", "shuffles": shuffles, "draws": draws});
        decide(&line.to_string()).map_err(|why| (why.code.into_owned(), why.text.id.into_owned()))
    };
    let bad = |text: &str| Err(("BadDeck".to_owned(), format!("patchwork-error-{text}")));
    assert_eq!(deck(json!([rising]), 10).unwrap().as_array().unwrap().len(), 10);
    assert_eq!(deck(json!([rising]), 11), bad("no-more-shuffles"));
    assert_eq!(deck(json!([rising, rising]), 22).unwrap()[21]["card"], 12);
    assert_eq!(deck(json!([rising]), 10_000), bad("no-more-shuffles"));
    assert_eq!(deck(json!([rising]), 10_001), bad("too-many-draws"));
    assert!(deck(json!([(13..=24).collect::<Vec<u8>>()]), 1).is_ok(), "the tactical deck");
    for order in [(2..=13).collect::<Vec<u8>>(), vec![1; 12], (1..=11).collect()] {
        assert_eq!(deck(json!([rising, order]), 1), bad("deck-order"));
    }
    let turn = |change: &[(&str, Value)]| {
        let mut line = json!({"kind": "turn", "card": 1, "window": [30, 28, 22], "automa": 19, "player": 20, "level": 3,
            "tile_free": true, "special_left": [20, 38]});
        change.iter().for_each(|(key, value)| line[*key] = value.clone());
        decide(&line.to_string()).map_err(|why| why.code.into_owned())
    };
    let usual = turn(&[]).unwrap();
    assert_eq!(turn(&[("time_filter", json!("share")), ("automa_takes_special", json!(true))]).unwrap(), usual);
    assert_eq!(usual["special_taken"], json!([20]));
    assert_eq!(turn(&[("automa_takes_special", json!(false))]).unwrap()["special_taken"], json!([]));
    let behind = |filter: &str| turn(&[("time_filter", json!(filter)), ("player", json!(21))]).unwrap()["take"].clone();
    assert_ne!(behind("behind"), behind("share"), "two spaces lead exactly there");
    assert_eq!(turn(&[("automa", json!(52)), ("player", json!(53))]).unwrap()["to"], 53);
    assert_eq!(turn(&[("special_left", json!([54]))]), Err("PositionOutOfRange".into()));
    assert_eq!(turn(&[("card", json!(0))]), Err("UnknownCard".into()));
    assert_eq!(turn(&[("level", json!(0))]), Err("BadOption".into()));
    assert_eq!(turn(&[("window", json!([]))]).unwrap()["case"], "A");
}

#[test]
fn every_refusal_of_the_rules_has_words_of_its_own() {
    let window = vec![patch(1)];
    let all = [
        (Refused::BadNotation("x".into()), "notation"),
        (Refused::UnknownPatch("40".into()), "unknown-patch"),
        (Refused::NotYourTurn, "not-your-turn"),
        (Refused::NotInWindow { patch: patch(3), window }, "not-in-window"),
        (Refused::NotAffordable { patch: patch(3), cost: 2, buttons: 1 }, "not-affordable"),
        (Refused::DoesNotFit, "does-not-fit"),
        (Refused::SpecialPending, "special-pending"),
        (Refused::NoSpecialPending, "no-special-pending"),
    ];
    for (why, word) in all {
        let refusal = words::refusal(&why);
        assert_eq!((refusal.code.as_ref(), refusal.text.id), (why.code(), format!("patchwork-error-{word}").into()));
    }
    assert_eq!(words::refusal(&Refused::GameOver).text.id, "error-game-over");
}

#[test]
fn what_is_shown_is_read_square_by_square_and_row_by_row() {
    let session = Session::start(&GAME, table::Setup::new("patchwork", "digital", 2)).unwrap();
    let shown = session.screen().state.of::<Shown>().unwrap();
    assert_eq!((shown.rows().count(), shown.rows().map(<[_]>::len).sum::<usize>()), (9, 81));
    assert_eq!(
        (shown.to_go(Side::Player), shown.is_on_top(Side::Player), shown.is_on_top(Side::Automa)),
        (FINAL, true, false)
    );
    assert_eq!((shown.further().len(), shown.further()[0], shown.first_free()), (30, shown.circle[3], Square::new(0)));
}

#[test]
fn a_special_patch_may_win_the_tile_and_one_without_room_is_lost() {
    let seven = (0..7u32).fold(0, |all, row| all | 127u128 << (9 * row));
    let game = |covered: u128, pending: u8| {
        let mut setup = Setup::of_seed(5, SpecialPatches::First);
        (setup.pending, setup.seats[Seat::First].covered) = (pending, covered);
        Game::try_from(&setup).unwrap()
    };
    let special = |square: u8| Action::Special { square: Square::new(square).unwrap() };
    let mut wins = game(seven & !(1 << 20), 2);
    let happened = wins.apply(special(20)).unwrap();
    assert_eq!((happened.tile, wins.board.tile, wins.board.pending, happened.lost), (true, Some(Seat::First), 1, 0));
    let mut again = wins;
    assert!(!again.apply(special(80)).unwrap().tile, "it is there only once");
    let mut elsewhere = game(seven & !(1 << 20), 1);
    assert!(!elsewhere.apply(special(80)).unwrap().tile && elsewhere.board.tile.is_none());
    let mut full = game((1 << 80) - 1, 1);
    full.board.pending = 2;
    let happened = full.apply(special(80)).unwrap();
    assert_eq!((happened.lost, full.board.pending, full.players[Seat::First].quilt.empty()), (1, 0, 0));
    let mut met = game((1 << 81) - 1, 0);
    met.board.spaces = BySeat([19, 19]);
    let happened = met.apply(Action::Advance).unwrap();
    let crossed = happened.crossed.unwrap();
    assert_eq!((happened.lost, met.board.pending, happened.advanced, crossed.specials()), (1, 0, 1, 1));
    assert_eq!(met.board.special_left >> 20 & 1, 0, "it is gone all the same");
}
