//! §16 on the board, after every event of random games against the passive seat; and I17: given the same facts,
//! the companion shows the same Rival.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::passive;
use crate::witness;

use cryo::companion::Shown;
use cryo::game::{Drone, Ship};
use cryo::names::{ByTrack, Card, Chamber, Material, Section, Token, Track};
use cryo::options::Rules;
use cryo::own::house;
use cryo::{GAME, Rival};
use passive::{Any, Passive};
use proptest::prelude::*;
use table::{Entry, Game, Rng, Setup, Tape, prepare};
use witness::{Tapped, Witness};

/// Invariants 1 to 12 as far as the board knows them.
fn holds(ship: &Ship<'_>, rival: &Rival) {
    assert_eq!(rival.pods.total(), 15, "1: the Rival's pods");
    assert_eq!(rival.pods.caverns, ship.rival_pods.iter().sum::<u8>(), "1: and where they are");
    let h = &ship.human;
    let human = h.stasis.0.iter().flat_map(|s| s.0).sum::<u8>()
        + h.aboard
        + h.salvage.0.iter().sum::<u8>()
        + h.destroyed
        + ship.human_pods.iter().sum::<u8>();
    assert_eq!(human, 15, "1: the human's pods");
    for s in Section::ALL {
        for c in Chamber::marked(rival.marks[s]) {
            assert_eq!((rival.pods.stasis[s][c], h.stasis[s][c]), (0, 0), "2: sabotaged chambers are empty");
        }
    }
    let mut cards = [&ship.deck[..], &ship.discard, &h.hand, &h.upgrades, &h.vehicles, &h.missions].concat();
    cards.extend([&ship.missions[..], &rival.upgrades, &rival.vehicles, &rival.decision].concat());
    cards.sort_unstable();
    let expected: Vec<Card> = Card::ALL.into_iter().flat_map(|c| [c; 4]).collect();
    assert_eq!(cards, expected, "3: 32 cards, 4 of each type");
    let marks: u8 = rival.marks.0.iter().sum();
    let on_sections = ship.tokens.0.iter().flatten().count();
    let collected = usize::from(h.tokens + rival.tokens() + marks + ship.boxed_tokens);
    assert_eq!(on_sections + ship.track.len() + collected, 19, "4: tokens");
    let sunset = |t: &u8| ship.board.tokens[usize::from(*t)].kind == Token::Sunset;
    assert!(ship.track.iter().skip(1).all(|t| !sunset(t)), "4: sunset is drawn last");
    let stacked: usize = ship.stacks.iter().map(|stack| stack.len()).sum();
    assert_eq!(stacked + usize::from(h.tiles() + rival.tiles + ship.boxed_tiles), 30, "5: tiles");
    assert!(rival.tiles <= 7, "5");
    for track in Track::ALL {
        assert!(rival.has(track) <= ship.board.ends[track], "6: {track:?}");
    }
    let out = ship.drones.iter().filter(|d| **d == Some(Drone::Rival)).count();
    assert_eq!(out, usize::from(rival.out()), "7: drones");
    assert!(!(0..20).any(|d| ship.damaged[d] && ship.drones[d].is_some()), "7: damaged docks are empty");
    let mut upgrades = rival.upgrades.to_vec();
    upgrades.sort_unstable();
    upgrades.dedup();
    assert_eq!(upgrades.len(), rival.upgrades.len(), "9: upgrades differ");
    assert!(rival.upgrades.len() <= 3 && rival.vehicles.len() <= 3 && rival.pods.salvaging() <= 3, "9");
    match rival.decision[..] {
        [] => assert!(rival.rules.unpredictable, "9"),
        [a, b] => assert_ne!(a, b, "9"),
        _ => panic!("9: {:?}", rival.decision),
    }
    for c in 0..ship.face_up.len() {
        if ship.face_up[c] {
            let joined =
                ship.board.tunnels.iter().any(|t| t.ends.contains(&c) && t.ends.iter().all(|e| ship.face_up[*e]));
            assert!(joined || ship.board.caverns[c].start, "11");
        } else {
            assert_eq!((ship.rival_pods[c], ship.human_pods[c]), (0, 0), "11: pods only on face-up caverns");
        }
    }
    for m in Material::ALL {
        let here = rival.pods.salvage[m] + h.salvage[m];
        assert!(here <= ship.board.salvage[m], "12");
    }
}

/// 10, 11 and 13 over one Rival turn.
fn turn_holds(before: (&Ship<'_>, &Rival), after: (&Ship<'_>, &Rival)) {
    let (rival, now) = (before.1, after.1);
    assert!(now.tracks.0[..4].iter().all(|&t| t <= 3), "10: {:?}", now.tracks);
    assert!(rival.rules.salvage_counts || !(now.tracks[Track::Energy] >= 3 && now.pods.platform >= 3), "10");
    for c in 0..after.0.face_up.len() {
        assert!(after.0.face_up[c] || !before.0.face_up[c], "11: caverns stay face up");
        assert!(after.0.rival_pods[c] >= before.0.rival_pods[c], "11: pods stay");
    }
    assert!(now.home + 1 == rival.home || now.home == 5, "13: drones");
    assert_eq!(before.0.human.tracks, after.0.human.tracks, "13: the human's tracks");
    assert_eq!(rival.board_cards, now.board_cards, "3: board cards stay");
}

fn rules() -> impl Strategy<Value = Rules> {
    (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>(), 0usize..3).prop_map(
        |(unpredictable, energy, left, both, start)| {
            let f = cryo::data::figures();
            Rules {
                unpredictable,
                dispatch_gain: if energy { Track::Energy } else { Track::Nanite },
                leftmost_is_1: left,
                salvage_counts: both,
                start: [f.normal, f.harder, f.harder_add][start],
                ..Rules::default()
            }
        },
    )
}

/// The options that give these rules at the companion.
fn setup(rules: &Rules, seed: u64) -> Setup {
    let f = cryo::data::figures();
    let on = |b: bool| if b { "on" } else { "off" };
    let setup = Setup::new("cryo", "companion", seed)
        .with("variant_unpredictable", on(rules.unpredictable))
        .with("variant_harder", on(rules.start != f.normal))
        .with("harder_bonus", if rules.start == f.harder_add { "add" } else { "replace" })
        .with("dispatch_gain", rules.dispatch_gain.id())
        .with("leftmost_chamber", if rules.leftmost_is_1 { 1 } else { 3 })
        .with("check5_pods", if rules.salvage_counts { "platform_and_salvage" } else { "platform" })
        .with("energy_max", 6)
        .with("ties", "ask");
    prepare(&GAME, setup).unwrap()
}

fn companion(setup: &Setup, entries: &[Entry]) -> Shown {
    let mut tape = Tape::new(entries);
    let scene = GAME.run(setup, &mut tape);
    assert_eq!(tape.at(), entries.len(), "every answer is used; {:?}", scene.end);
    scene.state.of::<Shown>().unwrap().clone()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn the_invariants_hold_after_every_event(seed in any::<u64>(), rules in rules()) {
        let (mut ship, mut rival) = Ship::new(house(), rules, seed);
        let (mut seat, mut ties) = (Passive::new(seed), Any(Rng::new(seed, 78)));
        holds(&ship, &rival);
        let mut turns = 0;
        loop {
            seat.turn(&mut ship, &mut rival);
            holds(&ship, &rival);
            if seat.over(&ship, &rival) { break; }
            let before = (ship.clone(), rival.clone());
            let Ok(()) = rival.turn(&mut ship.seat(&mut ties));
            holds(&ship, &rival);
            turn_holds((&before.0, &before.1), (&ship, &rival));
            if seat.over(&ship, &rival) { break; }
            turns += 1;
            prop_assert!(turns <= 76, "14: the game ends");
        }
        let missions = ship.missions.len();
        ship.turn_up_missions();
        holds(&ship, &rival);
        prop_assert!(ship.missions.len() <= missions);
        for (i, m) in ship.missions.iter().enumerate() {
            prop_assert!(!ship.missions[..i].contains(m), "7.6: no two equal");
        }
    }

    #[test]
    fn the_same_seed_plays_the_same_game(seed in any::<u64>(), rules in rules()) {
        let play = || {
            let (mut ship, mut rival) = Ship::new(house(), rules, seed);
            let (mut seat, mut ties) = (Passive::new(seed), Any(Rng::new(seed, 78)));
            let mut told = Vec::new();
            while !seat.over(&ship, &rival) {
                seat.turn(&mut ship, &mut rival);
                let mut at = ship.seat(&mut ties).listening();
                let Ok(()) = rival.turn(&mut at);
                told.extend(at.told.take().unwrap());
            }
            (rival, told)
        };
        let (a, b) = (play(), play());
        prop_assert_eq!(a, b);
    }

    #[test]
    fn what_the_rival_does_depends_on_no_hidden_card(seed in any::<u64>()) {
        // 18: if the deck is in another order, only what is drawn from it differs.
        let (ship, rival) = Ship::new(house(), Rules::default(), seed);
        let turn = |reversed: bool| {
            let (mut ship, mut rival) = (ship.clone(), rival.clone());
            if reversed { ship.deck.reverse(); }
            ship.missions.reverse();
            let Ok(()) = rival.turn(&mut ship.seat(&mut Any(Rng::new(seed, 78))));
            (ship.drones, ship.stacks, rival.tracks, rival.pods, rival.missions)
        };
        prop_assert_eq!(turn(false), turn(true));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Invariant 17.
    #[test]
    fn companion_and_board_show_the_same_rival(seed in any::<u64>(), rules in rules()) {
        let setup = setup(&rules, seed);
        let mut tapped = Tapped::new(true);
        let mut ship = Ship::laid_out(house(), seed);
        let mut rival = Rival::new(Rules { ends: ByTrack(house().ends.0.map(Some)), auto: false, ..rules }, seed);
        ship.deal();
        let (mut seat, mut ties) = (Passive::new(seed), Any(Rng::new(seed, 78)));
        let mut witness = Witness::new(ship.seat(&mut ties), &mut tapped, &rival);
        let Ok(()) = rival.set_up(&mut witness);
        prop_assert_eq!(companion(&setup, &tapped.entries), Shown::of(&rival));
        while !seat.over(&ship, &rival) {
            if let Some(section) = seat.turn(&mut ship, &mut rival) {
                tapped.entries.push(witness::answer("turn", &format!("sabotaged-{}", section.id())));
            }
            if seat.over(&ship, &rival) { break; }
            let mut witness = Witness::new(ship.seat(&mut ties), &mut tapped, &rival);
            let Ok(()) = rival.turn(&mut witness);
            let (mut told, board) = (companion(&setup, &tapped.entries), Shown::of(&rival));
            if told.new_decision_card {
                // The person names it with the tap that closes the next turn.
                (told.decision_cards, told.new_decision_card) = (board.decision_cards.clone(), false);
            }
            prop_assert_eq!(told, board);
        }
        let entries = tapped.entries;
        prop_assert!(entries.len() > 20);
    }
}
