//! The base game: the golden examples G11–G13 and G17–G30, and every rule of §11.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;
#[path = "golden_game/mod.rs"]
mod golden_game;

use common::script::{F1, F2, F3, lies, new_game, plan, slot, start, turn, with};
use finspan::data;
use finspan::digital::notation::{self, Typed};
use finspan::game::ability::{Ability, Source, Unit};
use finspan::game::fish::{Effect, fish};
use finspan::game::ocean::SlotId;
use finspan::game::pay::Play;
use finspan::game::refused::Bad;
use finspan::game::turn::Main;
use finspan::game::{Game, Place, Readings};
use finspan::names::{BySite, Depth, Item, Marker, Missing, Site, Token, Trigger};
use finspan::nautoma;
use finspan::nautoma::decision::{Action, Decision};
use finspan::nautoma::week::ravel_points;

fn eggs(game: &Game) -> u32 {
    game.ocean.eggs().count_ones()
}

fn slots(bits: u32) -> Vec<String> {
    SlotId::of_bits(bits).map(SlotId::name).collect()
}

fn play_of(text: &str) -> Play {
    let Some(Typed::Play(play)) = notation::parse(text) else { panic!("{text}") };
    Play { card: play.card, slot: play.slot, pay: play.pay.unwrap_or_default() }
}

fn refused(game: &Game, text: &str) -> Bad {
    game.check_play(&play_of(text), None).unwrap_err()
}

fn unit_of(text: &str) -> Unit {
    let Some(Typed::Unit(unit)) = notation::parse(text) else { panic!("{text}") };
    unit
}

/// An ability with one effect and no particular source.
fn one(effect: Effect) -> Ability {
    Ability::new(Source::Bonus(Site::Blue, Depth::Sunlight), &[effect])
}

fn refused_unit(game: &Game, effect: Effect, text: &str) -> Bad {
    game.check_unit(&one(effect), unit_of(text)).unwrap_err()
}

/// The position P of G27.
fn position_p() -> Game {
    new_game(1).arranged(
        &[],
        &[],
        &[
            lies("blue1", 12, "e", &[]),
            lies("blue4", 50, "", &[]),
            lies("blue5", 57, "es", &[F1]),
            lies("purple2", 30, "yy", &[]),
            lies("purple4", 85, "eys", &[F2]),
            lies("green2", 4, "", &[F3, 14, 94]),
            lies("green5", 1, "", &[]),
            lies("green6", 32, "e", &[109]),
            lies("purple6", 0, "yy", &[]),
        ],
    )
}

#[test]
fn b03_to_b05_n04_the_start() {
    for seed in 0..50 {
        let game = new_game(seed);
        assert_eq!((game.hand.len(), game.deck_left(), game.discard.len()), (5, 122, 0));
        assert_eq!(game.hand.iter().filter(|&c| fish(c).starter).count(), 2);
        let removed = (1..=135).filter(|&c| game.place(c) == Place::Removed);
        assert!(removed.clone().count() == 8 && removed.clone().all(|c| fish(c).starter));
        assert_eq!(slots(game.ocean.eggs()), ["blue5", "green2"]);
        assert_eq!((game.ocean[slot("purple3")].young, game.ocean.young()), (1, 1));
        assert_eq!(["blue5", "purple4", "green2"].map(|s| game.ocean[slot(s)].fish), [F1, F2, F3]);
    }
    assert_ne!(new_game(1).hand, new_game(2).hand);
    assert_eq!(new_game(1).deck(), new_game(1).deck(), "B6: a start number replays the game");
}

#[test]
fn b08_an_empty_deck_takes_the_discard_pile_and_then_nothing() {
    let mut game = start(&[]);
    let all: Vec<u8> = (1..=135).filter(|&c| game.place(c) == Place::Deck).collect();
    let (pile, rest) = all.split_at(2);
    let slots_ = [lies("blue5", F1, "", &[]), lies("purple4", F2, "", &[]), lies("green2", F3, "", &[])];
    game = game.arranged(rest, pile, &slots_);
    assert_eq!((game.deck_left(), game.discard.len()), (0, 2));
    with(&mut game, &["draw", "draw"], |s| s.resolve(one(Effect::Draw(3))));
    assert_eq!((game.deck_left(), game.discard.len()), (0, 0), "the third draw is not even asked for");
    game.plan.decisions = [Decision { number: 1, marker: Marker::None, action: Action::Fish }; 7];
    with(&mut game, &[], |s| nautoma::turn(s));
    assert_eq!((game.her.fish, game.her.tally.fish_missing), (0, 1), "N9");
}

#[test]
fn b10_every_reason_in_its_order() {
    let game = start(&[126, 128, 5, 76, 77, 9, 3]);
    assert_eq!(refused(&game, "play 0 blue1 pay"), Bad::UnknownCard);
    assert_eq!(refused(&game, "play 136 blue1 pay"), Bad::UnknownCard);
    assert_eq!(refused(&game, "play 1 blue1 pay"), Bad::CardNotInHand);
    assert_eq!(refused(&game, "play 126 green1 pay"), Bad::ZoneNotAllowed);
    assert_eq!(refused(&game, "play 126 blue4 pay"), Bad::SiteNotAllowed);
    assert_eq!(refused(&game, "play 77 blue1 pay"), Bad::ZoneNotAllowed, "zone before bottom row");
    assert_eq!(refused(&game, "play 77 blue5 pay"), Bad::BottomRowRequired);
    assert_eq!(refused(&game, "play 3 purple5 pay 5"), Bad::PaymentCardCount);
    assert_eq!(refused(&game, "play 3 purple5 pay 5 5"), Bad::PaymentCardCount);
    assert_eq!(refused(&game, "play 3 purple5 pay 3 5"), Bad::PaymentIncludesPlayedCard);
    assert_eq!(refused(&game, "play 3 purple5 pay 4 5"), Bad::PaymentMissing(Missing::Card));
    assert_eq!(refused(&game, "play 76 blue1 pay egg-blue5 egg-purple4"), Bad::PaymentMissing(Missing::Egg));
    assert_eq!(refused(&game, "play 76 blue1 pay egg-blue5"), Bad::PaymentMissing(Missing::Egg));
    assert_eq!(refused(&start(&[6]), "play 6 blue1 pay young-blue1"), Bad::PaymentMissing(Missing::Young));
    assert_eq!(refused(&start(&[6]), "play 6 blue1 pay"), Bad::PaymentMissing(Missing::Young));
    assert_eq!(refused(&start(&[119]), "play 119 blue1 pay school-blue1"), Bad::PaymentMissing(Missing::School));
    assert_eq!(game.check_play(&play_of("play 3 purple5 pay 5 9"), None), Ok(()));
}

#[test]
fn b11_tokens_of_the_slot_itself_may_pay_and_cards_go_to_the_own_pile() {
    let mut game = start(&[14, 3, 9, 10]);
    turn(&mut game, &["play 14 green2 pay egg-green2"]);
    assert!(!game.ocean[slot("green2")].egg);
    turn(&mut game, &["play 3 purple5 pay 9 10", "hatch blue5"]);
    assert_eq!(game.discard.iter().collect::<Vec<_>>(), [9, 10]);
}

#[test]
fn b12_a_paid_school_lets_young_gather() {
    let slots_ = [lies("blue1", 0, "yyys", &[]), lies("green1", 128, "", &[])];
    let mut game = new_game(1).arranged(&[119], &[], &slots_);
    turn(&mut game, &["play 119 green1", "eggs green1"]);
    let here = game.ocean[slot("blue1")];
    assert_eq!((here.young, here.school, game.her.eggs), (0, true, 6));
}

#[test]
fn b13_tokens_stay_and_everything_beneath_is_consumed() {
    let mut game =
        new_game(1).arranged(&[57], &[], &[lies("blue1", 4, "eyy", &[F3, 14]), lies("green5", 0, "yy", &[])]);
    turn(&mut game, &["play 57 blue1 pay young-green5 young-green5"]);
    let here = game.ocean[slot("blue1")];
    assert_eq!((here.fish, here.consumed, here.egg, here.young), (57, 3, true, 2));
    let under: Vec<u8> = game.consumed(slot("blue1")).collect();
    assert_eq!(under, [4, 14, F3]);
    assert_eq!(game.parts().printed, 10, "a consumed fish has no printed points");
}

#[test]
fn b15_zone_bonuses_need_a_fish_there_and_abilities_come_from_top_to_bottom() {
    let slots_ = [lies("blue1", 135, "", &[]), lies("blue3", 98, "", &[]), lies("blue4", 50, "", &[])];
    let mut game = new_game(1).arranged(&[], &[7, 8, 9, 10], &slots_);
    let offered = turn(&mut game, &["dive blue", "draw", "recover 7", "recover 8", "draw", "draw", "recover 9"]);
    let kinds: Vec<&str> = offered.iter().map(|o| o[0].split(' ').next().unwrap()).collect();
    assert_eq!(kinds, ["draw", "recover", "recover", "draw", "draw", "recover"], "no Midnight fish, no Midnight bonus");
    assert_eq!(game.her.eggs, 3, "N15 for Giant Hatchetfish only");
}

#[test]
fn b16_the_blue_midnight_bonus_is_an_option() {
    let mut game = start(&[]);
    game.readings.blue_midnight_recover = true;
    let offered = turn(&mut game, &["dive blue", "recover draw", "recover draw"]);
    assert_eq!(offered.len(), 2);
}

#[test]
fn b20_to_b23_where_tokens_may_be() {
    let game = start(&[]);
    assert_eq!(refused_unit(&game, Effect::LayEgg(1), "egg blue1"), Bad::EggNeedsFish);
    assert_eq!(refused_unit(&game, Effect::LayEgg(1), "egg blue5"), Bad::EggPresent);
    assert_eq!(refused_unit(&game, Effect::Hatch(1), "hatch purple4"), Bad::NoEgg);
    assert_eq!(refused_unit(&game, Effect::Move(1), "move blue1 young blue2"), Bad::NothingToMove);
    assert_eq!(refused_unit(&game, Effect::Move(1), "move purple3 young blue2"), Bad::NotStraight);
    assert_eq!(refused_unit(&game, Effect::Move(1), "move purple3 young purple3"), Bad::NotStraight);
    assert_eq!(refused_unit(&game, Effect::Move(1), "move purple3 school blue3"), Bad::NothingToMove);
    assert_eq!(refused_unit(&game, Effect::Recover(1), "recover 9"), Bad::NotInDiscard);
    assert_eq!(refused_unit(&game, Effect::Draw(1), "hatch blue5"), Bad::WrongPhase);
}

#[test]
fn b24_three_young_gather_once_and_further_ones_stay() {
    let mut game = new_game(1).arranged(&[], &[], &[lies("blue1", 128, "eyy", &[]), lies("blue2", 0, "s", &[])]);
    with(&mut game, &["hatch blue1"], |s| s.resolve(one(Effect::Hatch(1))));
    assert_eq!((game.ocean[slot("blue1")].young, game.ocean[slot("blue1")].school), (0, true));
    let four = ["young blue2", "young blue2", "young blue2", "young blue2"];
    with(&mut game, &four, |s| s.resolve(one(Effect::GainYoung(4))));
    assert_eq!(
        (game.ocean[slot("blue2")].young, game.ocean[slot("blue2")].school),
        (4, true),
        "with a school nothing happens"
    );
}

#[test]
fn b25_the_same_token_may_move_again_and_adjacent_is_an_option() {
    let mut game = new_game(1).arranged(&[], &[], &[lies("blue1", 0, "y", &[])]);
    with(&mut game, &["move blue1 young green1", "move green1 young green6"], |s| s.resolve(one(Effect::Move(2))));
    assert_eq!(game.ocean[slot("green6")].young, 1);
    game.readings.move_adjacent = true;
    assert_eq!(slots(game.ocean.destinations(slot("green6"), Token::Young, true)), ["purple6", "green5"]);
    assert_eq!(refused_unit(&game, Effect::Move(1), "move green6 young green4"), Bad::NotStraight);
}

#[test]
fn b25_young_pass_slots_with_a_school() {
    let slots_ = [lies("blue1", 0, "y", &[]), lies("blue2", 0, "yys", &[]), lies("blue3", 0, "y", &[])];
    let game = new_game(1).arranged(&[], &[], &slots_);
    let to = game.ocean.destinations(slot("blue1"), Token::Young, false);
    assert_eq!(to.count_ones(), 7, "nothing stops it");
}

#[test]
fn b29_units_in_any_order_some_skipped_and_a_nested_play_comes_first() {
    // Patagonian Toothfish: draw, lay egg, hatch, move.
    let mut game = new_game(1).arranged(
        &[88],
        &[],
        &[lies("blue1", 128, "e", &[]), lies("blue2", 130, "e", &[]), lies("blue3", 6, "e", &[])],
    );
    turn(&mut game, &["play 88 purple1", "egg purple1", "hatch purple1", "move purple1 young purple6", "finish"]);
    assert_eq!((game.hand.len(), game.ocean[slot("purple6")].young), (0, 1), "the draw was left out");
    // Red Lionfish onto the goby; its ability plays the Angler on top of it and is used up.
    let mut game = start(&[95, 5, 2]);
    turn(&mut game, &["play 95 green2 pay 2", "play 5 green2"]);
    assert_eq!(game.consumed(slot("green2")).collect::<Vec<_>>(), [95, F3]);
}

#[test]
fn b30_scopes_of_play_fish_and_subsets_of_eggs() {
    let game = start(&[57, 5]);
    let ability = Ability::new(Source::Card(22, slot("purple4")), fish(22).effects());
    let play = |text: &str| game.check_unit(&ability, Unit::Play(play_of(text)));
    assert_eq!(play("play 5 purple4 pay"), Err(Bad::OutOfScope));
    assert_eq!(play("play 5 green2 pay"), Ok(()));
    let effect = fish(76).effects()[0];
    let eggs_on = |text: &str| game.check_unit(&one(effect), unit_of(text));
    let mut game = start(&[]);
    game.ocean[slot("blue1")].fish = 57;
    game.ocean[slot("blue5")].egg = false;
    let eggs_here = |text: &str| game.check_unit(&one(effect), unit_of(text));
    assert_eq!(eggs_here("eggs blue5"), Ok(()), "B35: a part of the full set");
    assert_eq!(eggs_here("eggs blue5 purple4"), Ok(()));
    assert_eq!(eggs_here("eggs blue1"), Err(Bad::OutOfScope));
    assert_eq!(eggs_on("eggs"), Err(Bad::OutOfScope));
}

#[test]
fn b30_recovering_may_always_draw_by_option_and_tucking_may_be_this_fish_only() {
    let mut game = new_game(1).arranged(&[94], &[10], &[lies("blue1", 34, "", &[]), lies("blue4", 50, "", &[])]);
    game.readings = Readings { recover_may_draw: true, tuck_this_fish: true, ..Readings::default() };
    let mut units = Vec::new();
    game.units(&one(Effect::Recover(1)), &mut units);
    assert_eq!(units, [Unit::Recover(Some(10)), Unit::Recover(None)]);
    let creole = Ability::new(Source::Card(34, slot("blue1")), fish(34).effects());
    units.clear();
    game.units(&creole, &mut units);
    assert_eq!(units, [Unit::Tuck(94, slot("blue1"))]);
    assert_eq!(game.check_unit(&creole, Unit::Tuck(94, slot("blue4"))), Err(Bad::NoHost));
    with(&mut game, &["tuck 94 blue1"], |s| s.resolve(creole));
    assert_eq!(game.place(94), Place::Consumed(slot("blue1")));
    assert_eq!(game.her.eggs, 2, "N18: a tucked card is not played");
}

#[test]
fn b46_game_end_abilities_once_each_also_of_fish_played_then() {
    // Striped Marlin (115): play another fish in the Sunlight Zone; Yellowtail Snapper (125) lays eggs at purple.
    let slots_ = [lies("blue1", 115, "", &[]), lies("purple4", F2, "", &[]), lies("green1", 125, "", &[])];
    let mut game = new_game(1).arranged(&[4, 9], &[], &slots_);
    with(&mut game, &["use blue1", "play 4 green1"], |s| s.end_of_game());
    assert_eq!(game.ocean[slot("green1")].fish, 4, "the covered snapper lost its ability");
    assert_eq!(game.game_end_fish(), 0);
    let mut game = new_game(1).arranged(&[125, 9], &[], &slots_[..2]);
    with(&mut game, &["use blue1", "play 125 purple1", "use purple1", "eggs purple1 purple4"], |s| s.end_of_game());
    assert_eq!(eggs(&game), 2);
    let mut game = new_game(1).arranged(&[4, 9], &[], &slots_);
    with(&mut game, &["finish"], |s| s.end_of_game());
    assert_eq!(game.hand.len(), 2, "all of it is optional");
}

#[test]
fn n16_also_in_the_game_end_phase() {
    let slots_ = [lies("blue1", 115, "", &[]), lies("purple1", 6, "yy", &[])];
    let mut game = new_game(1).arranged(&[57], &[], &slots_);
    with(&mut game, &["use blue1", "play 57 purple1", "eggs blue1 purple1"], |s| s.end_of_game());
    assert_eq!(game.her.eggs, 6);
}

#[test]
fn n24_the_bottom_bonus_comes_back_every_week() {
    let mut game = start(&[]);
    turn(&mut game, &["dive purple", "egg purple4"]);
    with(&mut game, &[], |s| s.end_of_week());
    assert_eq!((game.reached, game.pile.left(), game.yours[0].achievement), (BySite::default(), 6, Some(4)));
}

#[test]
fn options_change_the_start() {
    let readings = Readings { young_on_forage: true, ..Readings::default() };
    let game = Game::new(1, plan(), readings);
    assert_eq!((game.ocean[slot("purple4")].young, game.ocean[slot("purple3")].young), (1, 0));
}

#[test]
fn the_cards_are_those_of_section_1() {
    let cards: Vec<_> = (1..=135).map(fish).collect();
    let count = |test: &dyn Fn(&finspan::game::fish::Fish) -> bool| cards.iter().filter(|c| test(c)).count();
    let band = |site| count(&|c| c.band == site);
    assert_eq!([None, Some(Site::Blue), Some(Site::Purple), Some(Site::Green)].map(band), [104, 14, 9, 8]);
    let trigger = |t| count(&|c| c.trigger == Some(t));
    assert_eq!([Trigger::WhenPlayed, Trigger::IfActivated, Trigger::GameEnd].map(trigger), [55, 54, 26]);
    assert_eq!(finspan::Size::ALL.iter().map(|s| count(&|c| c.size == *s)).collect::<Vec<_>>(), [58, 46, 31]);
    assert_eq!((count(&|c| c.all_players), count(&|c| c.all_players && !c.starter)), (25, 22));
    assert_eq!(count(&|c| c.effects().len() > 1), 22);
    assert_eq!(cards.iter().filter(|c| c.bottom_row_only).map(|c| c.id).collect::<Vec<_>>(), [44, 77]);
    let marked: Vec<u8> = (1..=135).filter(|&id| !finspan::game::fish::name(id).marked.is_empty()).collect();
    assert_eq!(marked, [36, 41, 42, 51, 68, 69, 75, 112, 122]);
}

#[test]
fn b31_which_effects_stand_where() {
    for id in 1..=135 {
        let card = fish(id);
        let ops: Vec<&str> = card.effects().iter().map(|e| e.op().id()).collect();
        let only = |allowed: &[&str]| ops.iter().all(|op| allowed.contains(op));
        if card.all_players {
            assert!(only(&["draw", "lay_egg", "hatch", "move", "lay_egg_on_each"]), "{id}");
        }
        if card.trigger == Some(Trigger::IfActivated) {
            assert!(only(&["draw", "recover", "lay_egg", "hatch", "move", "tuck_from_hand"]), "{id}");
        }
        if ops.contains(&"score_if") {
            assert!(card.trigger == Some(Trigger::GameEnd) && ops.len() == 1, "{id}");
        }
    }
}

#[test]
fn broken_fish_files_are_refused() {
    let (cards, mat) = (include_str!("../../data/fish.json"), include_str!("../../data/mat.json"));
    let shapes = include_str!("../../data/shapes.json");
    assert!(data::fish::read(cards, mat, shapes).is_ok());
    for broken in [
        shapes.replacen("shapes/1", "shapes/2", 1),
        shapes.replacen("\"Mola\"", "", 1),
        shapes.replacen("\"Mola\"", "\"Mola\", \"Bellis\"", 1),
        shapes.replacen("\"Mola\"", "\"Mola\", \"Thunnus\"", 1),
        shapes.replacen("\"sunfish\"", "\"moonfish\"", 1),
    ] {
        assert_eq!(data::fish::read(cards, mat, &broken).map(|_| ()).unwrap_err().code, "DataInvalid");
    }
    let broken = [
        (cards.replacen("fish/1", "fish/2", 1), mat.to_owned()),
        (cards.replacen("\"points\": 2", "\"points\": 3", 1), mat.to_owned()),
        (cards.replacen("\"op\": \"hatch\"", "\"op\": \"fly\"", 1), mat.to_owned()),
        (cards.replacen("\"id\": 7,", "\"id\": 8,", 1), mat.to_owned()),
        (cards.replacen("\"size\": \"small\"", "\"size\": \"large\"", 1), mat.to_owned()),
        (cards.replacen("\"zones\": [\"midnight\"]", "\"zones\": []", 1), mat.to_owned()),
        (cards.to_owned(), mat.replacen("\"twilight\"", "\"sunlight\"", 1)),
        (cards.to_owned(), mat.replacen("\"op\": \"recover\"", "\"op\": \"swim\"", 1)),
        (cards.to_owned(), "{}".into()),
    ];
    for (at, (cards, mat)) in broken.into_iter().enumerate() {
        assert_eq!(data::fish::read(&cards, &mat, shapes).map(|_| ()).unwrap_err().code, "DataInvalid", "{at}");
    }
}

#[test]
fn the_notation_reads_back_what_it_writes() {
    for seed in 0..30 {
        let game = new_game(seed);
        for main in game.mains() {
            let text = notation::main(&main);
            match (notation::parse(&text), main) {
                (Some(Typed::Dive(read)), Main::Dive(site)) => assert_eq!(read, site),
                (Some(Typed::Play(read)), Main::Play(play)) => {
                    assert_eq!((read.card, read.slot, read.pay), (play.card, play.slot, Some(play.pay)), "{text}");
                }
                other => panic!("{text}: {other:?}"),
            }
        }
    }
    for text in [
        "",
        "dive",
        "dive red",
        "play 76",
        "play x blue1",
        "egg blue7",
        "move blue1 egg blue2",
        "eggs blue1 blue1",
        "play 999 blue1",
        "finish now",
        "play 3 blue1 pay foo-blue1",
    ] {
        assert_eq!(notation::parse(text), None, "{text}");
    }
}
