//! Golden examples of set-up, deploy, and deploy or recall: G1 to G15.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use common::*;
use cryo::Rival;
use cryo::facts::{Facts, Found, Tie};
use cryo::game::{Auto, Ship};
use cryo::names::{Card, Rule, Section, Slot, Track};
use cryo::options::Rules;
use table::Setup;

const DISPATCH_ONLY: [[u8; 3]; 4] = [[1; 3], [1; 3], [1; 3], [0, 2, 1]];

#[test]
fn g01_set_up() {
    let mut plain = 0;
    for seed in 0..20 {
        let (ship, rival) = Ship::new(board(), Rules::default(), seed);
        assert_eq!((rival.tracks.0, rival.home), ([2, 1, 1, 0, 1], 5));
        assert_eq!(Ship::laid_out(board(), seed).deck.len(), 32);
        assert_ne!(rival.decision[0], rival.decision[1]);
        assert_eq!((rival.upgrades.len(), rival.vehicles.len(), rival.missions), (1, 1, 1));
        let equal_pairs = (ship.discard.len() - 2) / 2;
        assert_eq!(ship.deck.len(), 22 - 2 * equal_pairs);
        assert_eq!(ship.human.hand.len(), 3);
        if equal_pairs == 0 {
            plain += 1;
            assert_eq!((ship.deck.len(), ship.discard.len()), (22, 2));
        }
    }
    assert!(plain > 0);
}

#[test]
fn g02_harder() {
    let tracks = |setup: &Setup| Rival::new(Rules::of(setup), 1).tracks.0;
    let setup = Setup::new("cryo", "companion", 1).with("variant_harder", "on");
    assert_eq!(tracks(&setup.clone().with("harder_bonus", "replace")), [2, 2, 2, 0, 1]);
    assert_eq!(tracks(&setup.with("harder_bonus", "add")), [3, 2, 2, 0, 1]);
    assert_eq!(tracks(&Setup::new("cryo", "companion", 1)), [2, 1, 1, 0, 1]);
}

#[test]
fn g03_equal_decision_cards_are_drawn_again() {
    let mut ship = Ship::laid_out(board(), 3);
    let mut rival = Rival::new(Rules::default(), 3);
    let drawn = [Card::Turtle, Card::Crab, Card::Moth, Card::Mole, Card::Mole, Card::Crab, Card::Ram, Card::Shark];
    ship.deck = drawn.iter().rev().copied().collect();
    let Ok(()) = rival.set_up(&mut ship.seat(&mut Auto));
    assert_eq!(rival.decision, [Card::Crab, Card::Ram]);
    assert_eq!(ship.discard, [Card::Mole, Card::Mole]);
    assert_eq!(ship.deck, [Card::Shark], "four decision cards were drawn");
}

#[test]
fn an_equal_pair_stays_when_there_is_nothing_else() {
    let mut ship = Ship::laid_out(board(), 3);
    let mut rival = Rival::new(Rules::default(), 3);
    ship.deck = [Card::Mole; 6].into();
    let Ok(()) = rival.set_up(&mut ship.seat(&mut Auto));
    assert_eq!(rival.decision, [Card::Mole, Card::Mole]);
}

fn g04() -> Golden {
    golden().card_on("E-CARD1").tile("E-RES1", "e-co")
}

#[test]
fn g04_the_dock_below_the_card() {
    let g = g04().turn();
    assert_eq!((g.dock.as_deref(), g.rule), (Some("E-T1"), Some(Rule::I)));
    assert_eq!((g.rival.tracks.0, g.rival.tiles, g.rival.home), ([3, 2, 1, 0, 1], 1, 4));
    assert!(g.ship.stacks[board().space("E-RES1").unwrap()].is_empty());
    assert_eq!((g.fired(), g.asked()), (vec![], vec![]));
}

#[test]
fn g05_one_of_the_two_docks_below() {
    let g = g04().human_drone("E-T1").tile("E-RES2", "e-e").turn();
    assert_eq!(g.ties.asked, [(Tie::T1, docks(&["E-B1", "E-B2"]))]);
    assert_eq!((g.dock.as_deref(), g.rule), (Some("E-B1"), Some(Rule::II)));
    assert!(g.ship.stacks[board().space("E-RES2").unwrap()].is_empty(), "the one on the right");
    assert_eq!(g.rival.tracks.0, [2, 1, 1, 0, 2]);
}

#[test]
fn g06_only_one_dock_below_is_open() {
    let g = golden().card_on("R-CARD2").human_drone("R-T2").damaged("R-B2").turn();
    assert_eq!((g.dock.as_deref(), g.rule, g.asked()), (Some("R-B3"), Some(Rule::II), vec![]));
}

#[test]
fn g07_any_open_dock_of_the_section() {
    let g = golden().card_on("E-CARD1").human_drone("E-T1").human_drone("E-B2").damaged("E-B1").turn();
    assert_eq!(g.ties.asked, [(Tie::T2, docks(&["E-T2", "E-B3"]))]);
    assert_eq!((g.dock.as_deref(), g.rule), (Some("E-T2"), Some(Rule::III)));
}

/// Forces a drone onto this dock: every other dock of the section is taken.
fn drone_on(g: Golden, section: &str, dock: &str) -> Golden {
    let others = ["T1", "T2", "B1", "B2", "B3"].map(|d| format!("{section}-{d}"));
    let g = others.iter().filter(|d| *d != dock).fold(g, |g, d| g.human_drone(d));
    let g = g.card_on(&format!("{section}-CARD1")).turn();
    assert_eq!(g.dock.as_deref(), Some(dock));
    g
}

#[test]
fn g08a_a_tile_on_the_left() {
    let g = drone_on(golden().tile("E-RES3", "e-n"), "E", "E-B3");
    assert_eq!((g.rival.tracks.0, g.rival.tiles), ([2, 1, 1, 1, 1], 1));
}

#[test]
fn g08b_below_before_left() {
    let g = drone_on(golden().tile("L-RES4", "l-n").tile("L-RES1", "l-ot"), "L", "L-T2");
    assert_eq!(g.rival.tracks.0, [2, 1, 1, 1, 1]);
    assert_eq!(g.ship.stacks[board().space("L-RES1").unwrap()].len(), 1);
    let g = drone_on(golden().tile("L-RES1", "l-ot"), "L", "L-T2");
    assert_eq!(g.rival.tracks.0, [2, 2, 2, 0, 1]);
}

#[test]
fn g09_the_printed_material() {
    let g = drone_on(golden(), "E", "E-T2");
    assert_eq!((g.rival.tracks.0, g.rival.tiles, g.asked()), ([3, 1, 1, 0, 1], 0, vec![]));
}

#[test]
fn different_prints_are_a_tie_and_no_space_gives_nothing() {
    let mut odd = board().clone();
    let space = odd.space("E-RES4").unwrap();
    odd.spaces[space].printed = Track::Nanite;
    let dock = odd.dock("E-T2").unwrap();
    let bare = odd.dock("E-T1").unwrap();
    odd.docks[bare].sides = [None; 4];
    let (mut ship, mut rival) = Ship::new(&odd, Rules::default(), 1);
    ship.stacks.iter_mut().for_each(cryo::few::Few::clear);
    let mut ties = Noting::default();
    let mut seat = ship.seat(&mut ties);
    seat.dock = Some(dock);
    let Ok(found) = seat.around(&mut rival, Section::Engineering);
    assert_eq!(found, Found::Printed(Track::Nanite), "0 nanites, 2 crystals");
    seat.dock = Some(bare);
    let Ok(found) = seat.around(&mut rival, Section::Engineering);
    assert_eq!(found, Found::Nothing);
    assert_eq!(ties.asked, [(Tie::T3, materials(&[Track::Nanite, Track::Crystal]))]);
}

#[test]
fn g10_it_takes_what_it_has_less_of() {
    let g = drone_on(golden().tile("E-RES1", "e-c/t"), "E", "E-T1");
    assert_eq!((g.rival.tracks.0, g.asked()), ([2, 1, 2, 0, 1], vec![]));
}

#[test]
fn g11_equal_stocks_are_a_tie() {
    let g = drone_on(golden().tile("L-RES1", "l-o/t"), "L", "L-T1");
    assert_eq!(g.ties.asked, [(Tie::T4, materials(&[Track::Organic, Track::Tech]))]);
    assert_eq!(g.rival.tracks.0, [2, 2, 1, 0, 1]);
}

#[test]
fn g12_a_card_is_a_mission_and_the_eighth_tile_goes_to_the_box() {
    let mut g = golden().tile("R-RES1", "r-k").deck(&[Card::Shark, Card::Rhino, Card::Rhino]);
    g.rival.tiles = 7;
    let g = drone_on(g, "R", "R-T1");
    assert_eq!((g.ship.missions.as_slice(), g.rival.missions), ([Card::Shark].as_slice(), 1));
    assert_eq!((g.rival.tiles, g.ship.boxed_tiles, g.rival.tracks.0), (7, 1, [2, 1, 1, 0, 1]));
    assert_eq!(g.rival.decision, [Card::Rhino], "the mission is drawn before the decision card");
}

#[test]
fn g13_dispatch() {
    let g = drone_on(golden(), "D", "D-T2");
    assert_eq!((g.rival.tracks.0, g.rival.pods.platform), ([2, 1, 1, 1, 1], 1));
    assert_eq!(g.rival.pods.stasis[Section::Dispatch].0, [1, 2, 2]);
    let g = drone_on(golden().stasis(DISPATCH_ONLY).rest(), "D", "D-T2");
    assert_eq!(g.rival.pods.stasis[Section::Dispatch].0, [0, 1, 1]);
    let mut empty = DISPATCH_ONLY;
    empty[3] = [0; 3];
    let g = drone_on(golden().stasis(empty).rest(), "D", "D-T2");
    assert_eq!((g.rival.tracks.0, g.rival.pods.platform), ([2, 1, 1, 1, 1], 0));
}

#[test]
fn dispatch_may_give_energy_and_chamber_3_may_be_the_leftmost() {
    let rules = Rules { dispatch_gain: Track::Energy, leftmost_is_1: false, ..Rules::default() };
    let g = drone_on(golden_with(rules), "D", "D-T2");
    assert_eq!((g.rival.tracks.0, g.rival.pods.stasis[Section::Dispatch].0), ([2, 1, 1, 0, 2], [2, 2, 1]));
}

#[test]
fn g14_unpredictable() {
    let mut g = golden_with(Rules { unpredictable: true, ..Rules::default() });
    assert!(g.rival.decision.is_empty());
    let ram = g.rival.slot_of(Card::Ram);
    g.rival.board_cards[ram] = std::mem::replace(&mut g.rival.board_cards[Slot::EngineeringLeft], Card::Ram);
    let g = g.deck(&[Card::Ram, Card::Ram]).turn();
    assert_eq!((g.dock.as_deref(), g.ship.discard.as_slice()), (Some("E-T1"), [Card::Ram].as_slice()));
    assert_eq!((g.ship.deck.len(), g.rival.decision.len()), (1, 0), "no replacement is drawn");
}

#[test]
fn without_any_card_a_board_position_is_drawn() {
    for rules in [Rules::default(), Rules { unpredictable: true, ..Rules::default() }] {
        let mut g = golden_with(rules).deck(&[]);
        g.rival.decision.clear();
        let g = g.turn();
        assert!(g.dock.is_some());
        assert_eq!((g.rival.tally.deploys, g.rival.decision.len()), (1, 0));
    }
}

#[test]
fn both_decision_cards_come_up_and_the_used_one_is_replaced() {
    let mut seen = [0; 2];
    for seed in 0..200 {
        let (mut ship, mut rival) = Ship::new(board(), Rules::default(), seed);
        let before = rival.decision;
        let Ok(()) = rival.turn(&mut ship.seat(&mut Auto));
        let kept = before.iter().position(|c| rival.decision.contains(c));
        if let Some(kept) = kept {
            seen[1 - kept] += 1;
        }
        assert_eq!(rival.decision.len(), 2);
    }
    assert!(seen.iter().all(|&n| n > 60), "{seen:?}");
}

fn full_rnd() -> Golden {
    golden().damaged("R-T2").damaged("R-B1").damaged("R-B2").human_drone("R-T1")
}

#[test]
fn g15a_a_full_section_means_recall() {
    let g = full_rnd().human_drone("R-B3").turn();
    assert_eq!((g.rival.tally.recalls, g.rival.tally.full, g.rival.tally.deploys), (1, 1, 0));
}

#[test]
fn g15b_one_open_dock_means_deploy() {
    let g = full_rnd().turn();
    assert_eq!((g.rival.tally.recalls, g.rival.tally.deploys), (0, 1));
}

#[test]
fn g15c_no_drone_at_home_means_recall() {
    let g = golden().out(5).turn();
    assert_eq!((g.rival.tally.recalls, g.rival.tally.full, g.rival.home), (1, 0, 5));
}

#[test]
fn g15_the_launch_dock_belongs_to_no_section() {
    assert_eq!(board().dock("LAUNCH"), None, "drones there are on no dock of a section");
    assert_eq!(board().docks.len(), 20);
}
