//! The ship laid out for two sides: B5 to B11.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use common::*;
use cryo::game::Ship;
use cryo::names::Token;
use cryo::own::Back;

#[test]
fn b05_to_b11_the_ship_is_laid_out_for_two() {
    let board = board();
    assert_eq!(board.salvage.0, [2, 2, 2, 0], "B5: two spaces each of crystal, organic and tech");
    for seed in 0..20 {
        let ship = Ship::laid_out(board, seed);
        assert_eq!((ship.human.tracks.0, ship.human.home), ([1, 1, 1, 0, 1], 0b111), "B6");
        assert_eq!(ship.human.stasis.0.map(|chambers| chambers.0), [[1; 3], [1; 3], [1; 3], [2; 3]], "B7");
        for (space, stack) in board.spaces.iter().zip(&ship.stacks) {
            let of_its_colour = stack.iter().all(|&t| board.tiles[usize::from(t)].back == space.section);
            assert!(stack.len() == 2 && of_its_colour, "B8");
        }
        let closed: Vec<usize> = (0..ship.damaged.len()).filter(|&d| ship.damaged[d]).collect();
        assert!(closed.len() == 8 && closed.iter().all(|&d| board.docks[d].damage.is_some()), "B9");
        assert_eq!(ship.cavern_tiles.iter().flatten().count(), 11, "B10");
        let face_up: Vec<&str> =
            board.caverns.iter().zip(&ship.face_up).filter(|(_, up)| **up).map(|(c, _)| c.id.as_str()).collect();
        assert_eq!(face_up, ["C1", "C2"], "B10");
        assert!(
            ship.tokens.0.iter().all(|t| t.is_some_and(|t| board.tokens[usize::from(t)].back == Back::Early)),
            "B11"
        );
        assert_eq!(ship.track.len(), 15, "B11: seven stacks of two, and sunset");
        assert!(board.tokens[usize::from(ship.track[0])].kind == Token::Sunset, "B11: drawn last");
    }
}
