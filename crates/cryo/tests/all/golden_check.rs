//! Golden examples of the resource check: G23 to G33, and H7.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use common::*;
use cryo::facts::{Tie, Way};
use cryo::names::{ByChamber, ByMaterial, ByTrack, Card, Section, Track};
use cryo::options::Rules;

const ONE: [u8; 3] = [1; 3];
const NONE: [u8; 3] = [0; 3];

#[test]
fn g23_crystals() {
    let g = golden().tracks([4, 1, 1, 0, 1]).stasis([[0, 1, 1], ONE, ONE, [2; 3]]).rest().check();
    assert_eq!(g.fired(), [1]);
    assert_eq!((g.rival.pods.stasis[Section::Engineering].0, g.rival.pods.platform), ([0, 0, 1], 1));
    assert_eq!(g.rival.tracks.0, [0, 1, 1, 0, 4]);
}

#[test]
fn g24_nobody_to_wake_and_the_end_of_the_energy_track() {
    let g = golden().tracks([5, 0, 0, 0, 5]).stasis([NONE, ONE, ONE, [2; 3]]).rest().check();
    assert_eq!(g.fired(), [1]);
    assert_eq!((g.rival.pods.platform, g.rival.tracks.0), (0, [0, 0, 0, 0, 6]));
}

#[test]
fn g25a_which_two_pods() {
    let g = golden().tracks([0, 4, 0, 0, 0]).stasis([[0, 1, 1], ONE, ONE, NONE]).rest().check();
    let ways = [[1, 1, 0], [1, 0, 1], [0, 1, 1]].map(|p| Way::Pods(ByChamber(p))).to_vec();
    assert_eq!(g.ties.asked, [(Tie::T5, ways)]);
    assert_eq!(
        (g.rival.pods.stasis[Section::Laboratory].0, g.rival.pods.stasis[Section::Rnd].0),
        ([0, 1, 1], [0, 0, 1])
    );
    assert_eq!(g.rival.pods.platform, 3);
}

#[test]
fn g25b_which_section_then_which_pods() {
    let g = golden().tracks([0, 4, 0, 0, 0]).stasis([ONE, ONE, ONE, NONE]).rest().check();
    assert_eq!(g.asked(), [Tie::T5, Tie::T5]);
    assert_eq!(g.ties.asked[0].1, sections(&[Section::Engineering, Section::Rnd]));
    assert_eq!(g.rival.pods.stasis[Section::Engineering].0, [0, 0, 1]);
}

#[test]
fn g25c_only_one_pod_is_left() {
    let g = golden().tracks([0, 4, 0, 0, 0]).stasis([NONE, NONE, [0, 0, 1], NONE]).rest().check();
    assert_eq!((g.rival.pods.platform, g.asked()), (1, vec![]));
}

#[test]
fn with_every_chamber_empty_check_2_only_loses_the_organics() {
    let g = golden().tracks([0, 4, 0, 0, 0]).stasis([NONE; 4]).rest().check();
    assert_eq!((g.rival.pods.platform, g.rival.tracks.0, g.asked()), (0, [0; 5], vec![]));
}

fn tech(upgrades: &[Card], vehicles: &[Card], deck: &[Card]) -> Golden {
    let mut g = golden().tracks([0, 0, 5, 0, 0]).deck(deck);
    g.rival.upgrades = upgrades.into();
    g.rival.vehicles = vehicles.into();
    g.check()
}

#[test]
fn g26a_mission_unseen_then_upgrade() {
    let g = tech(&[Card::Turtle], &[], &[Card::Ram, Card::Moth]);
    assert_eq!((g.ship.missions.as_slice(), g.rival.missions), ([Card::Ram].as_slice(), 1));
    assert_eq!(g.rival.upgrades, [Card::Turtle, Card::Moth]);
    assert_eq!((g.rival.pods.stasis[Section::Rnd].0, g.rival.pods.platform, g.rival.tracks.0), ([0, 1, 1], 1, [0; 5]));
}

#[test]
fn g26b_the_same_upgrade_becomes_a_vehicle() {
    let g = tech(&[Card::Turtle, Card::Moth], &[], &[Card::Ram, Card::Turtle]);
    assert_eq!(g.rival.vehicles, [Card::Turtle]);
}

#[test]
fn g26c_no_room_at_all_discards_and_the_mission_is_still_played() {
    let three = [Card::Turtle, Card::Moth, Card::Crab];
    let g = tech(&three, &three, &[Card::Ram, Card::Shark]);
    assert_eq!((g.rival.missions, g.ship.discard.as_slice()), (1, [Card::Shark].as_slice()));
    assert_eq!((g.rival.upgrades.len(), g.rival.vehicles.len()), (3, 3));
    let g = tech(&three, &[], &[Card::Ram, Card::Shark]);
    assert_eq!(g.rival.vehicles, [Card::Shark], "three upgrades: a vehicle");
}

#[test]
fn without_cards_check_3_skips_only_that_part() {
    let g = tech(&[], &[], &[]);
    assert_eq!((g.rival.missions, g.rival.upgrades.len()), (0, 0));
    assert_eq!((g.rival.pods.platform, g.rival.tracks.0), (1, [0; 5]));
}

#[test]
fn g27_nanites_repeat_the_first_three() {
    let g = golden().tracks([3, 3, 2, 4, 1]).stasis([NONE, NONE, NONE, [1, 1, 0]]).rest().check();
    assert_eq!(g.fired(), [4, 1, 2]);
    assert_eq!((g.rival.pods.stasis[Section::Dispatch].0, g.rival.pods.platform), (NONE, 2));
    assert_eq!(g.rival.tracks.0, [0, 0, 3, 0, 4]);
}

#[test]
fn g28_nanites_alone() {
    let g = golden().tracks([1, 1, 1, 4, 0]).check();
    assert_eq!(g.fired(), [4]);
    assert_eq!(
        (g.rival.pods.platform, g.rival.pods.stasis[Section::Dispatch].0, g.rival.tracks.0),
        (1, [1, 2, 2], [2, 2, 2, 0, 0])
    );
}

#[test]
fn g29_everything_at_once() {
    let g = golden().tracks([4, 3, 3, 4, 1]).deck(&[Card::Ram, Card::Moth]).check();
    assert_eq!(g.fired(), [1, 4, 2, 3, 5]);
    assert_eq!(g.rival.pods.stasis.0.map(|c| c.0), [[0, 1, 1], [0, 1, 1], [0, 1, 1], [0, 1, 2]]);
    assert_eq!(g.asked(), [Tie::T5, Tie::T9, Tie::T11]);
    let of_122 = [[1, 1, 0], [1, 0, 1], [0, 2, 0], [0, 1, 1], [0, 0, 2]].map(|p| Way::Pods(ByChamber(p))).to_vec();
    assert_eq!(g.ties.asked[0].1, of_122);
    assert_eq!(g.ties.asked[1].1, caverns(&["C3", "C5"]));
    assert_eq!(g.ties.asked[2].1, caverns(&["C1", "C2"]));
    assert_eq!((g.cavern("C1"), g.cavern("C2"), g.cavern("C3")), (3, 2, 1));
    assert_eq!((g.rival.tracks.0, g.rival.pods.platform, g.rival.pods.caverns), ([1, 0, 0, 0, 0], 0, 6));
}

#[test]
fn g30_scout_and_an_even_pair() {
    let g = golden().tracks([0, 0, 0, 0, 4]).platform(5).taken_from_stasis().check();
    assert_eq!(g.asked(), [Tie::T9]);
    assert_eq!((g.cavern("C3"), g.cavern("C1"), g.cavern("C2")), (1, 2, 2));
    assert_eq!(g.rival.tracks.0, [0; 5]);
}

#[test]
fn g31_the_only_large_one_and_pairs_with_equal_sums() {
    let g = golden().tracks([0, 0, 0, 0, 3]).platform(6).in_caverns(&[("C1", 2), ("C2", 2), ("C3", 1)]);
    let mut g = g.taken_from_stasis();
    assert_eq!(g.cavern("C1"), 2);
    g = g.check();
    assert_eq!(g.asked(), [Tie::T10, Tie::T11], "C5 is scouted without a question");
    let pairs: Vec<&str> = g.ties.asked[0]
        .1
        .iter()
        .map(|w| if let Way::Tunnel(t) = w { board().tunnels[*t].id.as_str() } else { "" })
        .collect();
    assert_eq!(pairs, ["TU2", "TU5"], "C1-C3 and C2-C5");
    assert_eq!((g.cavern("C5"), g.cavern("C3"), g.cavern("C1"), g.cavern("C2")), (1, 4, 4, 2));
}

#[test]
fn g32_not_enough_pods_or_energy() {
    for (energy, pods) in [(6, 2), (2, 9)] {
        let g = golden().tracks([0, 0, 0, 0, energy]).platform(pods).taken_from_stasis().check();
        assert_eq!((g.fired(), g.rival.pods.platform, g.rival.tracks[Track::Energy]), (vec![], pods, energy));
    }
}

#[test]
fn check_5_may_count_salvage_but_needs_a_pod_on_the_platform() {
    let rules = Rules { salvage_counts: true, ..Rules::default() };
    let with = |rules, platform| {
        let mut g = golden_with(rules).tracks([0, 0, 0, 0, 3]).platform(platform);
        g.rival.pods.salvage = ByMaterial([1, 1, 1, 0]);
        g.taken_from_stasis().check()
    };
    assert_eq!(with(rules, 1).fired(), [5]);
    assert!(with(rules, 0).fired().is_empty());
    assert!(with(Rules::default(), 1).fired().is_empty());
    let g = with(rules, 1);
    assert_eq!((g.cavern("C3"), g.asked()), (1, vec![Tie::T9]), "the one pod scouts; nobody is left to settle");
}

fn all_face_up(down: &[&str]) -> Golden {
    let mut g = golden().tracks([0, 0, 0, 0, 3]).platform(3);
    for (i, cavern) in board().caverns.iter().enumerate().filter(|(_, c)| c.in_play) {
        g.ship.face_up[i] = !down.contains(&cavern.id.as_str());
        if g.ship.face_up[i] {
            g.ship.rival_pods[i] = 1;
            g.rival.pods.caverns += 1;
        }
    }
    g
}

#[test]
fn g33a_nothing_left_to_scout() {
    let mut g = all_face_up(&[]);
    for id in ["C8", "C11"] {
        g.ship.rival_pods[board().cavern(id).unwrap()] = 0;
        g.rival.pods.caverns -= 1;
    }
    let g = g.taken_from_stasis().check();
    assert_eq!(g.ties.asked, [(Tie::T11, caverns(&["C8", "C11"]))]);
    assert_eq!((g.cavern("C8"), g.cavern("C11"), g.rival.pods.platform), (2, 1, 0));
}

#[test]
fn g33b_only_small_ones_left() {
    let g = all_face_up(&["C9", "C11"]).taken_from_stasis().check();
    assert_eq!(g.ties.asked[0], (Tie::T9, caverns(&["C9", "C11"])));
}

#[test]
fn without_any_tunnel_all_go_to_the_cavern_with_the_fewest() {
    let mut odd = board().clone();
    odd.tunnels.clear();
    let (mut ship, mut rival) = cryo::game::Ship::new(&odd, Rules::default(), 1);
    rival.tracks = ByTrack([0, 0, 0, 0, 3]);
    rival.pods.stasis[Section::Dispatch] = ByChamber([0; 3]);
    rival.pods.platform = 6;
    ship.rival_pods[0] = 1;
    let Ok(()) = rival.check(&mut ship.seat(&mut Noting::default()));
    assert_eq!((ship.rival_pods[0], ship.rival_pods[1]), (1, 6));
}

#[test]
fn h07_imaging_pays_the_human_when_the_rival_scouts() {
    let g = golden().tracks([0, 0, 0, 0, 3]).platform(3);
    let mut g = g.taken_from_stasis();
    let (c3, tile) = (board().cavern("C3").unwrap(), board().cavern_tiles.iter().position(|t| t.id == "G1").unwrap());
    g.ship.cavern_tiles[c3] = Some(tile as u8);
    g.human().upgrades = [Card::Rhino].into();
    let before = g.ship.human.tracks.0;
    let g = g.check();
    let after = g.ship.human.tracks.0;
    assert_eq!([after[0] - before[0], after[1] - before[1], after[2] - before[2]], [1, 0, 1]);
    assert_eq!((after[3], after[4]), (before[3], before[4]));
}

#[test]
fn after_the_check_no_material_is_at_its_threshold() {
    for a in 0..=5u8 {
        for b in 0..=5 {
            for n in 0..=5 {
                let g = golden().tracks([a, b, a, n, b]).check();
                assert!(g.rival.tracks.0[..4].iter().all(|&t| t <= 3), "{a} {b} {n}: {:?}", g.rival.tracks.0);
                assert!(!g.rival.may_settle());
            }
        }
    }
}
