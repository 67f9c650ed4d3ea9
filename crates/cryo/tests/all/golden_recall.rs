//! Golden examples of recall: G16 to G22, and the sabotage rules around them.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use common::*;
use cryo::facts::Tie;
use cryo::names::{ByChamber, ByMaterial, BySection, Card, Section, Track};

use Section::{Dispatch, Engineering, Laboratory, Rnd};

#[test]
fn g16_one_token_from_the_fewest_pods() {
    // A recall with no drone out happens because a section is full.
    let mut g = full(golden().tracks([1, 1, 1, 0, 0]));
    g.ship.track = [token("sunset"), token("es")].into();
    let g = g.token(Engineering, "el-e").token(Laboratory, "es").token(Dispatch, "es").turn();
    assert_eq!(g.ties.asked, [(Tie::T7, sections(&[Engineering, Laboratory]))]);
    assert_eq!((g.rival.tracks.0, g.rival.looting), ([1, 1, 1, 0, 1], 1));
    assert_eq!(g.ship.tokens.0, [Some(token("es")), Some(token("es")), None, Some(token("es"))]);
}

/// A section without an open dock: the Rival recalls although drones are at home.
fn full(g: Golden) -> Golden {
    ["T1", "T2", "B1", "B2", "B3"].iter().fold(g, |g, d| g.human_drone(&format!("D-{d}")))
}

#[test]
fn g17_salvage_of_a_new_material() {
    let mut g = full(golden().tracks([3, 1, 2, 0, 1]).platform(2).out(2).taken_from_stasis());
    g.human().salvage = ByMaterial([2, 0, 0, 0]);
    let g = g.turn();
    assert_eq!(g.ties.asked, [(Tie::T6, materials(&[Track::Organic, Track::Tech]))]);
    assert_eq!((g.rival.pods.platform, g.rival.tracks.0, g.rival.home), (1, [3, 2, 2, 0, 1], 5));
}

#[test]
fn g18_only_a_space_of_the_same_material_is_free() {
    let mut g = full(golden().tracks([0, 1, 1, 0, 1]).platform(1));
    g.rival.pods.salvage = ByMaterial([0, 1, 1, 0]);
    g.human().salvage = ByMaterial([2, 0, 1, 0]);
    let g = g.taken_from_stasis().turn();
    assert_eq!((g.rival.tracks.0, g.rival.pods.platform, g.asked()), ([0, 3, 2, 0, 1], 0, vec![]));
    assert_eq!(g.rival.pods.salvage.0, [0, 2, 1, 0]);
}

#[test]
fn g19_nobody_is_assigned() {
    let recall = |platform: u8, salvage: [u8; 4], human: [u8; 4]| {
        let mut g = full(golden().tracks([0, 0, 0, 0, 1]).platform(platform));
        g.rival.pods.salvage = ByMaterial(salvage);
        g.human().salvage = ByMaterial(human);
        let g = g.taken_from_stasis().turn();
        (g.rival.tracks.0, g.rival.pods.platform, g.rival.pods.salvaging())
    };
    assert_eq!(recall(2, [1, 1, 1, 0], [0; 4]), ([1, 1, 1, 0, 1], 2, 3), "a: three are on salvage");
    assert_eq!(recall(0, [1, 0, 0, 0], [0; 4]), ([1, 0, 0, 0, 1], 0, 1), "b: nobody on the platform");
    assert_eq!(recall(2, [1, 0, 0, 0], [1, 2, 2, 0]), ([1, 0, 0, 0, 1], 2, 1), "c: no free space");
}

#[test]
fn g20_two_tokens_with_four_drones_out() {
    let mut g = full(golden().tracks([1, 1, 1, 0, 1]).stasis([[0, 1, 1], [0; 3], [0, 1, 0], [2, 2, 0]])).out(4).rest();
    g.rival.marks[Rnd] = 1;
    g.ship.track = [token("sunset"), token("ls"), token("ll-n")].into();
    let g = g.token(Engineering, "el-ct").token(Rnd, "es").token(Dispatch, "es").turn();
    assert_eq!(g.asked(), []);
    assert_eq!((g.rival.marks.0, g.rival.pods.destroyed), ([0, 0, 2, 0], 1));
    assert_eq!((g.rival.tracks.0, g.rival.looting, g.rival.home), ([2, 1, 2, 0, 1], 1, 5));
    assert_eq!(
        g.ship.tokens.0,
        [Some(token("ls")), None, Some(token("ll-n")), Some(token("es"))],
        "R&D is refilled first"
    );
}

#[test]
fn g21_sabotage_where_nothing_is_intact() {
    let mut g = full(golden().stasis([[0; 3], [0, 0, 1], [0, 0, 1], [0, 2, 2]])).out(1).rest();
    g.rival.marks = BySection([3, 2, 2, 1]);
    let g = g.token(Engineering, "es").turn();
    assert_eq!(g.ties.asked, [(Tie::T8, sections(&[Laboratory, Rnd, Dispatch]))]);
    assert_eq!((g.rival.marks.0, g.rival.pods.destroyed), ([3, 3, 2, 1], 1));
    assert_eq!(g.rival.pods.stasis[Laboratory].0, [0; 3]);
}

#[test]
fn with_all_twelve_marked_the_token_goes_to_the_box_and_with_one_section_left_nobody_is_asked() {
    let mut g = full(golden().stasis([[0; 3]; 4])).rest();
    g.rival.marks = BySection([3; 4]);
    let g = g.token(Engineering, "es").turn();
    assert_eq!((g.rival.marks.0, g.ship.boxed_tokens, g.asked()), ([3; 4], 1, vec![]));
    let mut g = full(golden().stasis([[0; 3]; 4])).rest();
    g.rival.marks = BySection([3, 3, 3, 1]);
    let g = g.token(Engineering, "es").turn();
    assert_eq!((g.rival.marks.0, g.asked()), ([3, 3, 3, 2], vec![]));
}

#[test]
fn g22_sunset_ends_the_game_after_the_check() {
    let mut g =
        full(golden().tracks([3, 1, 1, 0, 1]).stasis([[0, 0, 1], [1; 3], [1; 3], [2; 3]]).platform(1)).out(1).rest();
    g.ship.track.clear();
    g.human().salvage = ByMaterial([2, 0, 0, 0]);
    let g = g.token(Engineering, "sunset").token(Rnd, "es").turn();
    assert_eq!(g.asked(), [Tie::T6]);
    assert_eq!(g.rival.tracks.0, [3, 2, 1, 0, 1]);
    assert!(g.rival.sunset && g.rival.finished());
    assert_eq!((g.rival.home, g.rival.tokens(), g.rival.looting), (5, 1, 0));
    assert_eq!(g.steps.last().unwrap().text.id, "cryo-idle-check", "the check comes after the drones are home");
}

#[test]
fn g22_as_written_the_salvage_tie_has_three_ways() {
    let g =
        full(golden().tracks([3, 1, 1, 0, 1]).stasis([[0, 0, 1], [1; 3], [1; 3], [2; 3]]).platform(1)).out(1).rest();
    let g = g.token(Engineering, "sunset").token(Rnd, "es").turn();
    assert_eq!(g.ties.asked, [(Tie::T6, materials(&[Track::Organic, Track::Tech, Track::Crystal]))]);
    assert_eq!(g.rival.tracks.0, [3, 2, 1, 0, 1]);
}

#[test]
fn the_order_among_equals_is_by_section_number() {
    // Three sections with three pods each, two tokens: the person names R&D first, then Engineering.
    struct Backwards(Vec<Tie>);
    impl cryo::game::Chooser for Backwards {
        type Pause = std::convert::Infallible;
        fn choose(&mut self, tie: Tie, ways: &[cryo::facts::Way]) -> Result<usize, Self::Pause> {
            self.0.push(tie);
            Ok(ways.len() - 1)
        }
    }
    let mut g = full(golden()).out(4);
    g.ship.track = [token("sunset"), token("ls"), token("ll-n")].into();
    let mut g = g.token(Engineering, "el-e").token(Laboratory, "es").token(Rnd, "el-n");
    let mut ties = Backwards(Vec::new());
    let Ok(()) = g.rival.turn(&mut g.ship.seat(&mut ties));
    assert_eq!(ties.0, [Tie::T7, Tie::T7]);
    let refilled = [Some(token("el-e")), Some(token("ll-n")), Some(token("ls")), None];
    assert_eq!(g.ship.tokens.0, refilled, "Laboratory is refilled first, then R&D");
}

#[test]
fn h05_advance_warning_saves_one_human_pod() {
    let mut g = golden();
    g.human().upgrades = [Card::Spider].into();
    g.ship.sabotage(&mut g.rival, Laboratory);
    assert_eq!((g.ship.human.stasis[Section::Laboratory].0, g.ship.human.destroyed), ([0, 2, 1], 0));
    assert_eq!((g.rival.pods.stasis[Section::Laboratory].0, g.rival.pods.destroyed), ([0, 1, 1], 1));
    g.rival.marks[Laboratory] = 2;
    g.rival.pods.stasis[Section::Laboratory] = ByChamber([0, 0, 1]);
    g.ship.human.stasis[Section::Laboratory] = ByChamber([0, 0, 1]);
    g.ship.human.aboard = 5;
    g.ship.sabotage(&mut g.rival, Laboratory);
    assert_eq!(
        (g.ship.human.stasis[Section::Laboratory].0, g.ship.human.destroyed, g.rival.pods.destroyed),
        ([0; 3], 1, 2)
    );
    let mut g = golden();
    g.human().upgrades = [Card::Spider].into();
    g.rival.marks[Laboratory] = 2;
    g.ship.human.stasis[Section::Laboratory] = ByChamber([0, 0, 1]);
    g.ship.sabotage(&mut g.rival, Laboratory);
    assert_eq!((g.ship.human.aboard, g.ship.human.destroyed), (1, 0), "with room it goes aboard");
}

#[test]
fn without_the_upgrade_both_sides_lose_their_pods() {
    let mut g = golden();
    g.ship.sabotage(&mut g.rival, Dispatch);
    assert_eq!((g.ship.human.destroyed, g.rival.pods.destroyed), (2, 2));
    assert_eq!(
        (g.ship.human.stasis[Section::Dispatch].0, g.rival.pods.stasis[Section::Dispatch].0),
        ([0, 2, 2], [0, 2, 2])
    );
}
