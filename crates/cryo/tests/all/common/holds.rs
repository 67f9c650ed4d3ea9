//! §16 as far as a board knows it.
#![allow(dead_code, clippy::unwrap_used, clippy::panic, missing_docs)]

use cryo::Rival;
use cryo::game::{Drone, Game, Ship};
use cryo::names::{Card, Chamber, Material, Section, Token, Track};

/// Invariants 1 to 12.
pub fn holds(ship: &Ship<'_>, rival: &Rival) {
    assert_eq!(rival.pods.total(), 15, "1: the Rival's pods");
    assert_eq!(rival.pods.caverns, ship.rival_pods.iter().sum::<u8>(), "1: and where they are");
    let h = &ship.human;
    assert_eq!(h.pods_left() + h.destroyed + ship.human_pods.iter().sum::<u8>(), 15, "1: the human's pods");
    for s in Section::ALL {
        for c in Chamber::marked(rival.marks[s]) {
            assert_eq!((rival.pods.stasis[s][c], h.stasis[s][c]), (0, 0), "2: sabotaged chambers are empty");
        }
    }
    let mut cards = [0u8; 8];
    let theirs = [&ship.missions[..], &rival.upgrades, &rival.vehicles, &rival.decision];
    for pile in
        [&ship.deck[..], &ship.discard, &h.hand, &h.upgrades, &h.vehicles, &h.missions].into_iter().chain(theirs)
    {
        pile.iter().for_each(|&card| cards[card as usize] += 1);
    }
    assert_eq!(cards, [4; 8], "3: 32 cards, 4 of each type");
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
        assert!(h.tracks[track] <= ship.board.ends[track], "6: {track:?}");
    }
    let out = ship.drones.iter().filter(|d| **d == Some(Drone::Rival)).count();
    assert_eq!(out, usize::from(rival.out()), "7: drones");
    let strays = (0..20).any(|d| ship.damaged[d] && (ship.drones[d] == Some(Drone::Rival)));
    assert!(!strays, "7: damaged docks hold no Rival drone");
    let squats = (0..20).any(|d| ship.damaged[d] && ship.drones[d].is_some());
    assert!(!squats || h.has(Card::Ram), "7: and human ones only with Interfacing");
    differ(&rival.upgrades, "9: upgrades differ");
    assert!(rival.upgrades.len() <= 3 && rival.vehicles.len() <= 3 && rival.pods.salvaging() <= 3, "9");
    match rival.decision[..] {
        [] => assert!(rival.rules.unpredictable, "9"),
        [a, b] => assert_ne!(a, b, "9"),
        _ => panic!("9: {:?}", rival.decision),
    }
    for c in 0..ship.board.caverns.len() {
        if ship.face_up[c] {
            let joined =
                ship.board.tunnels.iter().any(|t| t.ends.contains(&c) && t.ends.iter().all(|e| ship.face_up[*e]));
            assert!(joined || ship.board.caverns[c].start, "11");
        } else {
            assert_eq!((ship.rival_pods[c], ship.human_pods[c]), (0, 0), "11: pods only on face-up caverns");
        }
    }
    for m in Material::ALL {
        assert!(rival.pods.salvage[m] + h.salvage[m] <= ship.board.salvage[m], "12");
    }
}

fn differ(cards: &[Card], what: &str) {
    for (at, card) in cards.iter().enumerate() {
        assert!(!cards[..at].contains(card), "{what}");
    }
}

/// Invariant 8, and the human's drones of invariant 7.
pub fn human_holds(game: &Game<'_>) {
    let h = &game.ship.human;
    assert!(h.upgrades.len() <= 3 && h.missions.len() <= 3 && h.vehicles.len() <= 3, "8");
    differ(&h.upgrades, "8: upgrades differ");
    differ(&h.missions, "8: missions differ");
    assert!(h.aboard <= game.ship.room(), "8: {} pods in room for {}", h.aboard, game.ship.room());
    assert_eq!(h.drones_home() + game.drones_out(), 3, "7: the human's drones");
}

/// What is true of 10, 11 and 13 over one Rival turn.
pub fn turn_holds(before: (&Ship<'_>, &Rival), after: (&Ship<'_>, &Rival)) {
    let (rival, now) = (before.1, after.1);
    assert!(now.tracks.0[..4].iter().all(|&t| t <= 3), "10: {:?}", now.tracks);
    assert!(rival.rules.salvage_counts || !(now.tracks[Track::Energy] >= 3 && now.pods.platform >= 3), "10");
    for c in 0..after.0.face_up.len() {
        assert!(after.0.face_up[c] || !before.0.face_up[c], "11: caverns stay face up");
        assert!(after.0.rival_pods[c] >= before.0.rival_pods[c], "11: pods stay");
    }
    assert!(now.home + 1 == rival.home || now.home == 5, "13: drones");
    let imaging = before.0.human.has(Card::Rhino);
    assert!(imaging || before.0.human.tracks == after.0.human.tracks, "13: the human's tracks");
    assert_eq!(rival.board_cards, now.board_cards, "3: board cards stay");
}
