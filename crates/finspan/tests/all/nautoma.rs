//! Nautoma's turn, the end of a week and her score: the golden examples of the specification, and
//! every rule of §3–§8.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use common::{Scripted, dive, fish};
use finspan::Marker;
use finspan::data::{printed, read};
use finspan::nautoma::decision::{Action, Pile};
use finspan::nautoma::week::{self, Yours};
use finspan::nautoma::{Nautoma, Note};
use finspan::score::Score;
use table::{Rng, Tone};

#[test]
fn g01_set_up_is_two_eggs_one_young_and_six_divers() {
    let her = Nautoma::new();
    assert_eq!((her.eggs, her.young, her.schools, her.fish, her.divers_board), (2, 1, 0, 0, 0));
    assert_eq!((her.divers_area(), her.week, her.turn, her.notes), (6, 1, 1, [Note::default(); 3]));
    let pile = Pile::shuffled(&mut Rng::new(3, 0));
    assert_eq!((pile.left(), pile.drawn().len()), (6, 0));
}

#[test]
fn g02_three_steps_from_five_eggs_and_four_young() {
    assert_eq!(Scripted::new(2).at(5, 4, 0, 0).play(dive(Marker::None, true, true, true)), (3, 5, 1, 0));
}

#[test]
fn g03_three_steps_from_the_start() {
    assert_eq!(Scripted::new(2).play(dive(Marker::None, true, true, true)), (2, 3, 0, 0));
}

#[test]
fn g04_one_school_a_turn_however_many_young() {
    assert_eq!(Scripted::new(2).at(0, 7, 0, 0).play(dive(Marker::None, true, true, true)), (2, 4, 1, 0));
}

#[test]
fn g05_house_card_7() {
    assert_eq!(Scripted::new(2).at(3, 3, 2, 1).house(7), (5, 0, 3, 1));
}

#[test]
fn g06_house_card_6_makes_no_school() {
    assert_eq!(Scripted::new(2).at(6, 2, 0, 0).house(6), (2, 6, 0, 0));
}

fn markers(level: usize, week: u8) -> Vec<u32> {
    let mut at = Scripted::new(level);
    at.her.week = week;
    let strips = [Marker::Remove, Marker::Place, Marker::Remove, Marker::Place, Marker::Place];
    strips
        .iter()
        .map(|&strip| {
            at.play(fish(strip));
            at.her.divers_board
        })
        .collect()
}

#[test]
fn g07_markers_come_and_go() {
    assert_eq!(markers(2, 1), [0, 1, 0, 1, 2]);
    assert_eq!(markers(1, 1), [0; 5]);
    assert_eq!(markers(2, 4), [0; 5]);
}

fn week_end(level: usize, week: usize, line: usize, markers: u32) -> (Note, Nautoma) {
    let mut at = Scripted::new(level);
    at.tile(week, line);
    at.her.divers_board = markers;
    let Ok(_) = week::end_of_week(&mut at);
    (at.her.notes[week - 1], at.her)
}

#[test]
fn g08_full_rows_with_two_markers() {
    let (note, her) = week_end(2, 2, 1, 2);
    assert_eq!(note, Note { achievement: 4, bonus: 0, ravel: 0 });
    assert_eq!((her.divers_area(), her.divers_board), (6, 0));
    assert_eq!(week_end(4, 2, 1, 2).0.achievement, 6);
    assert_eq!(week_end(1, 2, 1, 2).0.achievement, 0);
}

#[test]
fn g09_egg_sets_and_activated_cards() {
    assert_eq!(week_end(3, 2, 5, 2).0.achievement, 6);
    assert_eq!(week_end(2, 3, 6, 1).0.achievement, 10);
}

fn ravel(strength: u32, column: u32, rows: u32) -> u32 {
    let mut at = Scripted::new(1);
    at.ravel_mode(6, strength);
    at.her.week = 2;
    at.ravel = (column, rows);
    let Ok(_) = week::end_of_week(&mut at);
    at.her.notes[1].ravel
}

#[test]
fn g10_ravel_points() {
    assert_eq!([ravel(2, 3, 4), ravel(4, 3, 4), ravel(3, 3, 4), ravel(2, 1, 4)], [2, 8, 5, 0]);
}

#[test]
fn g11_two_landings_are_two_eggs() {
    let mut her = Nautoma::new();
    assert_eq!(her.landing() + her.landing(), 2);
    assert_eq!(her.eggs, 4);
}

#[test]
fn g12_a_played_card_is_four_eggs() {
    let mut her = Nautoma::new();
    assert_eq!(her.played(), 4);
    assert_eq!(her.eggs, 6);
}

#[test]
fn g13_her_own_fish_gives_her_no_eggs() {
    let mut at = Scripted::new(2);
    assert_eq!(at.play(fish(Marker::None)), (2, 1, 0, 1));
    assert!(at.told.iter().any(|s| s.reasons.iter().any(|r| r.id == "finspan-why-reward")));
}

fn bonus(side_b: bool, yours: u32) -> (Note, Yours) {
    let mut at = Scripted::new(5);
    at.tile(2, 4);
    at.plan.side_b = side_b;
    at.her.divers_board = 1;
    at.yours = Some(yours);
    let Ok(yours) = week::end_of_week(&mut at);
    (at.her.notes[1], yours)
}

#[test]
fn g14_the_bonus_of_level_5() {
    let hers = |bonus| Note { achievement: 8, bonus, ravel: 0 };
    let you = |points, bonus| Yours { achievement: Some(points), bonus };
    assert_eq!(bonus(true, 8), (hers(3), you(8, 3)));
    assert_eq!(bonus(true, 10), (hers(0), you(10, 3)));
    assert_eq!(bonus(true, 7), (hers(3), you(7, 0)));
    assert_eq!(bonus(false, 8), (hers(0), you(8, 0)));
}

fn final_score(level: usize, notes: [u32; 3]) -> u32 {
    let mut at = Scripted::new(level).at(5, 5, 7, 11);
    at.her.notes = notes.map(|achievement| Note { achievement, ..Note::default() });
    Score::of(&at.her, &at.plan).total()
}

#[test]
fn g15_final_scores() {
    assert_eq!(final_score(2, [5, 4, 4]), 88);
    assert_eq!(final_score(3, [5, 4, 4]), 106);
    assert_eq!(final_score(1, [0, 0, 0]), 75);
}

#[test]
fn n03_every_week_has_all_seven_cards_again() {
    let mut rng = Rng::new(9, 0);
    let mut aside = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let mut pile = Pile::shuffled(&mut rng);
        let mut all = *pile.all();
        all.sort_unstable();
        assert_eq!(all, [1, 2, 3, 4, 5, 6, 7]);
        aside.insert(pile.all()[0]);
        let drawn: Vec<u8> = std::iter::from_fn(|| pile.draw()).collect();
        assert_eq!(drawn, pile.all()[1..]);
    }
    assert_eq!(aside.len(), 7, "every card is set aside now and then");
}

#[test]
fn n08_no_diver_beyond_six_and_none_below_zero() {
    let mut at = Scripted::new(3);
    for _ in 0..8 {
        at.play(fish(Marker::Place));
    }
    assert_eq!((at.her.divers_board, at.her.divers_area()), (6, 0));
    for _ in 0..8 {
        at.play(fish(Marker::Remove));
    }
    assert_eq!((at.her.divers_board, at.her.divers_area()), (0, 6));
}

#[test]
fn n08_a_blank_strip_says_nothing_and_an_idle_one_is_grey() {
    let mut at = Scripted::new(2);
    at.play(dive(Marker::None, false, false, true));
    assert_eq!(at.told.len(), 2);
    at.told.clear();
    at.play(dive(Marker::Remove, false, false, true));
    assert_eq!(at.told[1].tone, Tone::Idle);
}

#[test]
fn n09_without_a_fish_card_nothing_happens() {
    let mut at = Scripted::new(2);
    at.fish_left = 1;
    at.play(fish(Marker::None));
    at.play(fish(Marker::None));
    assert_eq!(at.piles(), (2, 1, 0, 1));
    assert_eq!((at.her.tally.fish_actions, at.her.tally.fish_missing), (2, 1));
    assert_eq!(at.told.last().unwrap().tone, Tone::Idle);
}

#[test]
fn n10_each_step_only_with_its_icon_and_in_the_order_of_the_card() {
    let at = || Scripted::new(2).at(3, 3, 0, 0);
    assert_eq!(at().play(dive(Marker::None, true, false, false)), (3, 0, 1, 0));
    assert_eq!(at().play(dive(Marker::None, false, true, false)), (0, 6, 0, 0));
    assert_eq!(at().play(dive(Marker::None, false, false, true)), (5, 3, 0, 0));
    // Young hatched in this dive form no school in it; eggs gained in it do not hatch in it.
    assert_eq!(Scripted::new(2).at(4, 2, 0, 0).play(dive(Marker::None, true, true, true)), (2, 6, 0, 0));
}

#[test]
fn n14_to_n18_she_gets_eggs_and_nothing_else() {
    let mut her = Nautoma::new();
    her.landing();
    her.played();
    assert_eq!(Nautoma { eggs: 2, tally: Nautoma::new().tally, ..her }, Nautoma::new());
}

#[test]
fn n22_a_tie_at_zero_gives_both_the_bonus() {
    let mut at = Scripted::new(5);
    at.plan.side_b = true;
    assert_eq!(week::bonus(&at.plan, 0, 0), (3, 3));
    at.plan.level = printed().levels[3];
    assert_eq!(week::bonus(&at.plan, 0, 0), (0, 0));
}

#[test]
fn n23_ravel_is_no_part_of_the_comparison() {
    let mut at = Scripted::new(5);
    at.tile(2, 4);
    at.plan.side_b = true;
    at.ravel_mode(1, 4);
    (at.yours, at.ravel) = (Some(7), (6, 0));
    let Ok(yours) = week::end_of_week(&mut at);
    assert_eq!((at.her.notes[1], yours.bonus), (Note { achievement: 6, bonus: 0, ravel: 24 }, 3));
}

#[test]
fn n26_week_4_is_not_scored() {
    let mut at = Scripted::new(4);
    at.her.week = 4;
    at.her.divers_board = 2;
    at.ravel_mode(1, 4);
    at.ravel = (6, 0);
    let Ok(yours) = week::end_of_week(&mut at);
    assert_eq!((at.her.notes, yours, at.told.len()), ([Note::default(); 3], Yours::default(), 0));
}

#[test]
fn n27_level_5_on_side_a_is_level_4() {
    let play = |level| {
        let mut at = Scripted::new(level);
        for number in [4, 1, 7, 3, 5, 2] {
            at.house(number);
        }
        at.yours = Some(9);
        let Ok(_) = week::end_of_week(&mut at);
        Score::of(&at.her, &at.plan)
    };
    assert_eq!(play(5), play(4));
}

#[test]
fn n31_an_odd_egg_scores_nothing() {
    let score = |eggs| Score::of(&Scripted::new(2).at(eggs, 0, 0, 0).her, &Scripted::new(2).plan).eggs;
    assert_eq!([score(0), score(1), score(2), score(3)], [0, 0, 1, 1]);
}

#[test]
fn r3_a_fish_in_both_counts_in_both_and_level_1_scores_ravel_too() {
    assert_eq!(ravel(3, 1, 1), 2);
    assert_eq!(ravel(2, 6, 0), 12);
}

#[test]
fn the_five_levels_are_those_of_the_booklet() {
    let table: Vec<_> = printed()
        .levels
        .iter()
        .map(|l| (l.level, l.weather.id(), l.points_fish, l.points_school, l.side_b_bonus))
        .collect();
    assert_eq!(
        table,
        [
            (1, "none", 3, 5, false),
            (2, "calm", 3, 5, false),
            (3, "calm", 4, 6, false),
            (4, "stormy", 4, 6, false),
            (5, "stormy", 4, 6, true)
        ]
    );
}

#[test]
fn the_house_cards_are_those_of_section_9() {
    let shown: Vec<String> = printed()
        .house
        .iter()
        .map(|card| match card.action {
            Action::Fish => format!("{} {} fish", card.number, card.marker.id()),
            Action::Dive(steps) => {
                let steps: Vec<_> = steps.list().map(|s| s.id()).collect();
                format!("{} {} {}", card.number, card.marker.id(), steps.join("+"))
            }
        })
        .collect();
    assert_eq!(
        shown,
        [
            "1 place fish",
            "2 none fish",
            "3 remove fish",
            "4 place school+hatch+eggs",
            "5 none school+hatch",
            "6 place hatch",
            "7 none school+eggs"
        ]
    );
}

#[test]
fn i11_stormy_is_harder_than_calm_on_every_tile() {
    for tile in &printed().tiles {
        assert!(tile.base_stormy.value > tile.base_calm.value, "{}", tile.id());
    }
}

#[test]
fn broken_data_files_are_refused_with_a_reason() {
    let (nautoma, tiles) = (include_str!("../../data/nautoma.json"), include_str!("../../data/achievements.json"));
    assert!(read(nautoma, tiles).is_ok());
    let broken = [
        (nautoma.replace("nautoma/1", "nautoma/2"), tiles.to_owned()),
        (nautoma.replace("\"level\": 3", "\"level\": 6"), tiles.to_owned()),
        (nautoma.replacen("\"place\"", "\"put\"", 1), tiles.to_owned()),
        (nautoma.replacen("\"number\": 2", "\"number\": 1", 1), tiles.to_owned()),
        (nautoma.to_owned(), tiles.replacen("\"value\": 5", "\"value\": 6", 1)),
        (nautoma.to_owned(), tiles.replacen("\"W1-2\"", "\"W1-1\"", 1)),
        (nautoma.to_owned(), "{".into()),
        (String::new(), tiles.to_owned()),
    ];
    for (nautoma, tiles) in broken {
        let why = read(&nautoma, &tiles).unwrap_err();
        assert_eq!(why.code, "DataInvalid");
    }
}
