//! The golden examples G11–G13 and G17–G30.

use super::*;

#[test]
fn g11_two_all_players_fish_are_passed_and_declined() {
    // Bonefish (128) and Longfin Batfish (130): IF ACTIVATED, all players.
    let slots = [lies("purple1", 128, "", &[]), lies("purple2", 130, "", &[]), lies("purple4", F2, "", &[])];
    let mut game = new_game(1).arranged(&[5], &[], &slots);
    turn(&mut game, &["dive purple", "finish", "finish", "finish", "finish", "finish"]);
    assert_eq!((game.her.eggs, game.her.tally.landings, eggs(&game), game.hand.len()), (4, 2, 0, 1));
}

#[test]
fn g12_a_card_played_through_another_gives_four_eggs_once() {
    let slots = [
        lies("blue5", F1, "e", &[]),
        lies("purple4", F2, "", &[]),
        lies("green2", F3, "e", &[]),
        lies("purple3", 0, "yy", &[]),
    ];
    let mut game = new_game(1).arranged(&[22, 57], &[], &slots);
    turn(&mut game, &["play 22 purple4", "play 57 green2", "eggs purple4"]);
    assert_eq!((game.her.eggs, game.her.tally.played), (6, 1));
    assert_eq!((game.ocean[slot("green2")].fish, game.ocean[slot("purple4")].egg), (57, true));
}

fn her_fish(card: u8, lines: &[&str]) -> (Game, Vec<Vec<String>>) {
    let mut game = start(&[]).stacked(&[card, 3]);
    game.plan.decisions = [Decision { number: 1, marker: Marker::None, action: Action::Fish }; 7];
    let offered = with(&mut game, lines, |sitting| nautoma::turn(sitting));
    (game, offered)
}

#[test]
fn g13_her_haddock_lets_the_person_draw() {
    let (game, offered) = her_fish(60, &["draw"]);
    assert_eq!((game.her.fish, game.her.eggs, game.hand.len()), (1, 2, 1));
    assert_eq!(offered, [["draw"]]);
    let (game, _) = her_fish(60, &["finish"]);
    assert_eq!((game.her.fish, game.hand.len()), (1, 0));
    assert_eq!(game.place(60), Place::Nautoma);
}

#[test]
fn g13_her_great_white_lets_the_person_lay_eggs_on_predators() {
    let mut game = start(&[]).stacked(&[57]);
    game.ocean[slot("green2")].fish = 4; // an own predator, its egg taken
    game.ocean[slot("green2")].egg = false;
    game.plan.decisions = [Decision { number: 1, marker: Marker::None, action: Action::Fish }; 7];
    with(&mut game, &["eggs green2"], |sitting| nautoma::turn(sitting));
    assert_eq!((game.her.fish, game.her.eggs, game.ocean[slot("green2")].egg), (1, 2, true));
    // Without a predator nothing is asked; a fish that is not for all players gives nothing.
    assert!(her_fish(57, &[]).1.is_empty());
    assert!(her_fish(3, &[]).1.is_empty());
}

#[test]
fn g17_a_first_dive_at_blue_brings_two_cards_a_second_one() {
    let mut game = start(&[126, 128, 5, 76, 77]);
    turn(&mut game, &["dive blue", "draw", "recover draw"]);
    assert_eq!(game.hand.len(), 7);
    turn(&mut game, &["dive blue", "draw"]);
    assert_eq!(game.hand.len(), 8);
}

#[test]
fn g18_a_first_dive_at_purple_lays_one_egg() {
    let mut game = start(&[]);
    let offered = turn(&mut game, &["dive purple", "egg purple4"]);
    assert_eq!(offered, [["egg purple4"]]);
    assert_eq!(eggs(&game), 3);
    assert!(game.reached[Site::Purple], "the bottom bonus is used up all the same");
}

#[test]
fn g19_a_first_dive_at_green_hatches_and_moves() {
    let mut game = start(&[]);
    let offered = turn(&mut game, &["dive green", "hatch green2", "finish"]);
    assert_eq!(offered[0], ["hatch blue5", "hatch green2"]);
    assert_eq!(offered[1].len(), 14, "{offered:?}");
    assert_eq!(offered[1].iter().filter(|m| m.starts_with("move green2 young")).count(), 7);
}

#[test]
fn g20_fifty_six_decisions_with_this_hand() {
    let game = start(&[126, 128, 5, 76, 77]);
    let count = |card| SlotId::of_bits(game.slots_for(card, None)).count();
    assert_eq!([126, 128, 5, 76, 77].map(count), [3, 9, 2, 12, 3]);
    assert_eq!(game.pairs(None).len(), 29);
    assert_eq!(slots(game.slots_for(5, None)), ["purple4", "green2"]);
    let plays = |card| game.mains().iter().filter(|m| matches!(m, Main::Play(p) if p.card == card)).count();
    assert_eq!([126, 128, 5, 76, 77].map(plays), [3, 18, 2, 12, 18]);
    assert_eq!(game.mains().len(), 56);
}

#[test]
fn g21_the_maltese_ray_lays_eggs_on_all_small_fish() {
    let mut game = start(&[76]);
    let offered = turn(&mut game, &["play 76 blue1", "eggs blue1 blue5 purple4 green2"]);
    assert_eq!(offered, [["eggs blue1 blue5 purple4 green2"]]);
    assert_eq!((eggs(&game), game.her.eggs), (4, 2));
    assert_eq!((game.flow.paid_eggs, game.flow.laid), (2, 4));
}

#[test]
fn g22_consuming_and_what_is_refused() {
    let mut game = start(&[5, 128]);
    assert_eq!(refused(&game, "play 5 blue1 pay"), Bad::MustConsume);
    turn(&mut game, &["play 5 green2"]);
    assert_eq!(game.consumed(slot("green2")).collect::<Vec<_>>(), [F3]);
    assert_eq!((eggs(&game), game.ocean[slot("green2")].egg, game.discard.len()), (2, true, 0));
    assert_eq!(refused(&game, "play 128 green2 pay egg-blue5"), Bad::NotShorter);
    assert_eq!(refused(&game, "play 128 purple4 pay egg-blue5"), Bad::ZoneNotAllowed);
}

#[test]
fn g23_a_young_stops_where_a_school_forms() {
    let slots_ = [lies("blue1", 0, "y", &[]), lies("blue3", 0, "yy", &[])];
    let mut game = new_game(1).arranged(&[], &[], &slots_);
    let to = game.ocean.destinations(slot("blue1"), Token::Young, false);
    assert_eq!(slots(to), ["blue2", "blue3", "purple1", "green1"]);
    assert_eq!(refused_unit(&game, Effect::Move(1), "move blue1 young blue5"), Bad::MoveEndsEarlier);
    with(&mut game, &["move blue1 young blue3"], |s| s.resolve(one(Effect::Move(1))));
    let here = game.ocean[slot("blue3")];
    assert_eq!((here.young, here.school), (0, true));
}

#[test]
fn g24_a_school_is_blocked_by_a_school_and_young_follow_up() {
    let slots_ = [lies("blue2", 0, "yyys", &[]), lies("blue4", 0, "s", &[])];
    let mut game = new_game(1).arranged(&[], &[], &slots_);
    let to = game.ocean.destinations(slot("blue2"), Token::School, false);
    assert_eq!(slots(to), ["blue1", "blue3", "purple2", "green2"]);
    assert_eq!(refused_unit(&game, Effect::Move(1), "move blue2 school blue5"), Bad::PathBlocked);
    with(&mut game, &["move blue2 school purple2"], |s| s.resolve(one(Effect::Move(1))));
    let here = game.ocean[slot("blue2")];
    assert_eq!((here.young, here.school, game.ocean[slot("purple2")].school), (0, true, true));
}

#[test]
fn g25_recovering_from_a_short_pile() {
    let mut game = new_game(1).arranged(&[91], &[10, 11], &[lies("blue1", 128, "e", &[])]);
    let offered = turn(&mut game, &["play 91 blue2", "recover 10", "recover 11", "recover draw", "recover draw"]);
    assert_eq!(offered[0], ["recover 10", "recover 11"], "no draw while the pile has cards");
    assert_eq!(offered[2], ["recover draw"]);
    assert_eq!((game.hand.len(), game.discard.len()), (4, 0));
}

#[test]
fn g26_only_a_longer_fish_takes_a_card_beneath() {
    let game = start(&[94, 14]);
    let tuck = |text: &str| game.check_unit(&one(Effect::TuckFromHand(1)), unit_of(text));
    assert_eq!(tuck("tuck 94 blue5"), Ok(()));
    assert_eq!(tuck("tuck 94 green2"), Err(Bad::NotLonger));
    assert_eq!(tuck("tuck 14 blue5"), Err(Bad::NotLonger));
    assert_eq!(tuck("tuck 94 blue1"), Err(Bad::NoHost));
    assert_eq!(tuck("tuck 95 blue5"), Err(Bad::CardNotInHand));
    assert_eq!(tuck("tuck 200 blue5"), Err(Bad::UnknownCard));
}

#[test]
fn g27_the_score_of_position_p() {
    let game = position_p();
    let by_slot = ["purple2", "purple4", "green2", "green5", "green6"].map(|s| game.scores(slot(s)));
    assert_eq!(by_slot, [6, 10, 10, 3, 5]);
    let parts = game.parts();
    assert_eq!((parts.game_end, parts.printed, parts.consumed), (34, 33, 6));
    assert_eq!((parts.eggs, parts.young, parts.schools), (4, 5, 2));
    assert_eq!(parts.total(), 94);
}

#[test]
fn g28_the_items_of_position_p() {
    let game = position_p();
    let count = |item| game.count(item, 1);
    assert_eq!(count(Item::EggsAndYoung), 9);
    assert_eq!(count(Item::SmallFish), 3);
    assert_eq!(count(Item::SunlightFish), 3);
    assert_eq!(count(Item::AnyFish), 8);
    assert_eq!(count(Item::Young), 5);
    assert_eq!(count(Item::ConsumedFish), 6);
    assert_eq!(count(Item::MediumFish), 2);
    assert_eq!(count(Item::FullRows), 0);
    assert_eq!(count(Item::FishWithToken), 5);
    assert_eq!(count(Item::PredatorTags), 5);
    assert_eq!((game.count(Item::EggSets, 2), game.count(Item::EggSets, 3)), (2, 1));
    assert_eq!(count(Item::Schools), 2);
    assert_eq!(count(Item::LargeFish), 3);
    assert_eq!(count(Item::FishWithoutToken), 3);
    assert_eq!(count(Item::IfActivatedCards), 2);
    let (column, rows) = game.ravel(&finspan::data::printed().ravel[5]);
    assert_eq!((column, rows, ravel_points(2, column, rows)), (3, 2, 4));
}

#[test]
fn g29_a_dive_at_blue_in_position_p() {
    let p = position_p();
    let mut laid: Vec<_> = Vec::new();
    for (id, here) in p.ocean.slots() {
        let under: &'static [u8] = Vec::leak(p.consumed(id).collect());
        laid.push((id, *here, under));
    }
    let mut game = new_game(1).arranged(&[], &[100, 101, 102], &laid);
    let script = ["dive blue", "draw", "recover 100", "draw", "draw", "draw", "recover 101"];
    turn(&mut game, &script);
    assert_eq!((game.hand.len(), game.discard.len(), game.her.eggs), (6, 1, 3));
}

#[test]
fn g30_week_scores_and_a_public_sample() {
    let tiles = &finspan::data::printed().tiles;
    let tokens = [
        lies("blue1", 12, "ey", &[]),
        lies("blue2", 128, "ey", &[]),
        lies("blue4", 50, "e", &[]),
        lies("blue5", F1, "e", &[]),
        lies("purple4", F2, "e", &[]),
    ];
    let game = new_game(1).arranged(&[], &[], &tokens);
    assert_eq!(game.achievement(&tiles[0]), 7, "5 eggs and 2 young");
    let mut game = new_game(1);
    for (row, fish) in [(1, [6, 7, 8]), (2, [10, 11, 12]), (4, [50, 87, 111])] {
        for (site, id) in Site::ALL.iter().zip(fish) {
            game.ocean[SlotId::at(*site, row).unwrap()].fish = id;
        }
    }
    assert_eq!(game.achievement(&tiles[6]), 6, "3 full rows");
    let schools = ["blue1", "blue2", "purple1", "green6"].map(|at| lies(at, 0, "s", &[]));
    assert_eq!(new_game(1).arranged(&[], &[], &schools).achievement(&tiles[12]), 8, "4 schools");
    let sample =
        finspan::score::Parts { game_end: 3, printed: 46, consumed: 4, eggs: 8, schools: 3, ..Default::default() };
    assert_eq!(sample.total(), 3 + 46 + 4 + 8 + 18);
}
