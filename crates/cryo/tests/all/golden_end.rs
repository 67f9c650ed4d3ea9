//! Golden examples of the end of the game: G34 to G36, and H9.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use common::*;
use cryo::names::Card::{self, Crab, Mole, Moth, Ram, Rhino, Shark, Spider, Turtle};
use cryo::names::{ByMaterial, ByTrack};
use cryo::score::{Holdings, Settlement, best_missions, score, without_duplicates};

#[test]
fn g34_the_later_of_two_equal_missions_is_replaced() {
    let mut g = golden().deck(&[Ram, Crab]);
    g.ship.missions = [Mole, Mole, Ram].into();
    g.ship.turn_up_missions();
    assert_eq!(g.ship.missions, [Mole, Ram, Crab]);
    assert_eq!(g.ship.discard, [Mole, Ram]);
}

#[test]
fn without_a_missing_type_the_surplus_is_discarded() {
    let mut g = golden().deck(&[Mole, Ram]);
    g.ship.missions = [Mole, Mole, Ram, Ram].into();
    g.ship.turn_up_missions();
    assert_eq!(g.ship.missions, [Mole, Ram]);
    assert_eq!((g.ship.discard.as_slice(), g.ship.deck.len()), ([Mole, Ram].as_slice(), 2));
}

#[test]
fn the_discard_pile_is_shuffled_when_the_deck_runs_out() {
    let mut g = golden().deck(&[]);
    g.ship.discard = [Crab].into();
    g.ship.missions = [Mole, Mole].into();
    g.ship.turn_up_missions();
    assert_eq!(g.ship.missions, [Mole, Crab]);
    assert_eq!(g.ship.discard, [Mole]);
}

#[test]
fn beyond_eight_missions_the_surplus_is_always_discarded() {
    let mut missions: cryo::few::Few<Card, 40> = Card::ALL.into_iter().chain([Ram, Ram]).collect();
    let surplus = without_duplicates(&mut missions, |_, _| -> Result<Option<Card>, ()> { panic!("nothing is drawn") });
    assert_eq!((missions, surplus), (Card::ALL.into(), Ok([Ram, Ram].into())));
}

#[test]
fn g35_the_three_best_missions_count() {
    // Industry 7, Memorial 6, Expansion 4, Power Bank 2.
    let holdings = Holdings { caverns: [1; 4].into(), salvage: 3, energy: 2, tiles: 7, ..Holdings::default() };
    let all = score(&holdings, 0, 0, 0, &[Moth, Rhino, Spider, Mole], best_missions());
    assert_eq!(all.missions.iter().map(|s| s.points).collect::<Vec<_>>(), [2, 4, 6, 7]);
    assert_eq!(all.mission_points, 17);
    let holdings = Holdings { energy: 5, tiles: 3, ..Holdings::default() };
    assert_eq!(score(&holdings, 0, 0, 0, &[Moth, Mole], best_missions()).mission_points, 8);
}

#[test]
fn g36_the_whole_sheet() {
    let mut g = golden();
    let at = |id| board().cavern(id).unwrap();
    for (id, rival, human, tile) in [("C1", 3, 1, "K1"), ("C2", 2, 2, "K4"), ("C3", 1, 2, "G3"), ("C5", 3, 0, "G2")] {
        g.ship.rival_pods[at(id)] = rival;
        g.ship.human_pods[at(id)] = human;
        g.ship.cavern_tiles[at(id)] = board().cavern_tiles.iter().position(|t| t.id == tile).map(|tile| tile as u8);
    }
    let numbers: Vec<(u8, u8)> = g.ship.settlements().iter().map(|s| (s.high, s.low)).collect();
    assert_eq!(numbers, [(3, 1), (4, 2), (6, 2), (6, 3)]);
    g.rival.upgrades = [Turtle, Moth, Crab].into();
    g.rival.vehicles = [Ram, Ram].into();
    g.rival.pods.platform = 1;
    g.rival.tiles = 7;
    g.rival.pods.salvage = ByMaterial([1, 1, 1, 0]);
    g.rival.tracks = ByTrack([0, 0, 0, 0, 2]);
    g.ship.missions = [Mole, Spider, Rhino, Moth].into();
    let h = g.human();
    h.upgrades = [Spider, Rhino].into();
    h.vehicles = [Mole].into();
    h.aboard = 4;
    h.missions = [Turtle, Shark, Ram].into();
    h.tracks = ByTrack([1, 2, 1, 1, 0]);
    h.tokens = 4;
    let (human, rival) = g.ship.scores(&g.rival);
    assert_eq!((rival.majorities, human.majorities), (13, 9));
    assert_eq!((rival.pods, rival.cards, rival.aboard, rival.mission_points), (18, 5, 1, 17));
    assert_eq!(rival.missions.iter().map(|s| s.points).collect::<Vec<_>>(), [7, 6, 4, 2]);
    assert_eq!(rival.total, 54);
    assert_eq!((human.pods, human.cards, human.aboard), (10, 3, 4));
    assert_eq!(human.missions.iter().map(|s| s.points).collect::<Vec<_>>(), [4, 2, 4]);
    assert_eq!(human.total, 36);
}

#[test]
fn h09_majorities() {
    let points = |human, rival| Settlement { human, rival, high: 4, low: 2 }.majority();
    assert_eq!(points(3, 1), (4, 2));
    assert_eq!(points(2, 2), (2, 2));
    assert_eq!(points(3, 0), (4, 0));
    assert_eq!(points(0, 0), (0, 0));
    assert_eq!(points(1, 3), (2, 4));
    assert_eq!(points(0, 1), (0, 4));
}

#[test]
fn every_mission_counts_what_it_says() {
    let holdings = Holdings { caverns: [4, 2, 1, 0].into(), salvage: 2, energy: 6, materials: 5, tiles: 3, tokens: 4 };
    let points = Card::ALL.map(|c| holdings.mission(c));
    assert_eq!(points, [4, 4, 6, 3, 2, 3, 4, 4]);
}
