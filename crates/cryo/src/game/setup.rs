//! What lies on the board at the start (B8 to B11).

use table::Rng;

use crate::few::Few;
use crate::names::{BySection, Section, Token};
use crate::own::{Back, Board, CAVERNS, MOST, Size};

/// B9: draws the damage markers in play and closes their docks.
pub(super) fn damage(board: &Board, rng: &mut Rng) -> [bool; MOST] {
    let mut symbols: [u8; 12] = std::array::from_fn(|i| i as u8 + 1);
    rng.shuffle(&mut symbols);
    let drawn = &symbols[..board.damage.min(12)];
    let mut damaged = [false; MOST];
    for (closed, dock) in damaged.iter_mut().zip(&board.docks) {
        *closed = dock.damage.is_some_and(|n| drawn.contains(&n));
    }
    damaged
}

/// B8: stacks of two for each section colour.
pub(super) fn stacks(board: &Board, rng: &mut Rng) -> [Few<u8, 2>; MOST] {
    let mut stacks = [Few::new(); MOST];
    for section in Section::ALL {
        let mut tiles: Few<u8, 60> = Few::new();
        for (kind, tile) in board.tiles.iter().enumerate().filter(|(_, tile)| tile.back == section) {
            tiles.extend((0..tile.copies).map(|_| kind as u8));
        }
        rng.shuffle(&mut tiles);
        for (stack, _) in stacks.iter_mut().zip(&board.spaces).filter(|(_, space)| space.section == section) {
            stack.extend((0..2).filter_map(|_| tiles.pop()));
        }
    }
    stacks
}

/// B11: one early token per section; stacks of two by their mark; sunset under the last.
pub(super) fn incidents(board: &Board, rng: &mut Rng) -> (BySection<Option<u8>>, Few<u8, 40>) {
    let mut shuffled = |back: Back| {
        let mut all: Few<u8, 40> = Few::new();
        let kinds = board.tokens.iter().enumerate();
        for (kind, token) in kinds.filter(|(_, token)| token.back == back && token.kind != Token::Sunset) {
            all.extend((0..token.copies).map(|_| kind as u8));
        }
        rng.shuffle(&mut all);
        all
    };
    let (mut early, mut late) = (shuffled(Back::Early), shuffled(Back::Late));
    let tokens = BySection::from_fn(|_| early.pop());
    let mut track: Few<u8, 40> = Few::new();
    for back in &board.track {
        let from = if *back == Back::Early { &mut early } else { &mut late };
        track.extend((0..2).filter_map(|_| from.pop()));
    }
    track.extend(board.tokens.iter().position(|token| token.kind == Token::Sunset).map(|kind| kind as u8));
    track.reverse();
    (tokens, track)
}

/// B10: a tile of the right size on each space in play.
pub(super) fn caverns(board: &Board, rng: &mut Rng) -> [Option<u8>; CAVERNS] {
    let mut lie = [None; CAVERNS];
    for size in [Size::Large, Size::Small] {
        let kinds = board.cavern_tiles.iter().enumerate().filter(|(_, tile)| tile.size == size);
        let mut tiles: Few<u8, CAVERNS> = kinds.map(|(kind, _)| kind as u8).collect();
        rng.shuffle(&mut tiles);
        for (space, cavern) in lie.iter_mut().zip(&board.caverns) {
            if cavern.in_play && cavern.size == size {
                *space = tiles.pop();
            }
        }
    }
    lie
}
