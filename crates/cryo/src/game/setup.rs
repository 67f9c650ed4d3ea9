//! What lies on the board at the start (B8 to B11).

use table::Rng;

use crate::names::{BySection, Section, Token};
use crate::own::{Back, Board, Size};

/// B9: draws the damage markers in play and closes their docks.
pub(super) fn damage(board: &Board, rng: &mut Rng) -> Vec<bool> {
    let mut symbols: Vec<u8> = (1..=12).collect();
    rng.shuffle(&mut symbols);
    symbols.truncate(board.damage);
    board.docks.iter().map(|d| d.damage.is_some_and(|n| symbols.contains(&n))).collect()
}

/// B8: stacks of two for each section colour.
pub(super) fn stacks(board: &Board, rng: &mut Rng) -> Vec<Vec<usize>> {
    let mut stacks = vec![Vec::new(); board.spaces.len()];
    for section in Section::ALL {
        let of = |t: &&usize| board.tiles[**t].back == section;
        let kinds: Vec<usize> = (0..board.tiles.len()).collect();
        let mut tiles: Vec<usize> =
            kinds.iter().filter(of).flat_map(|&t| (0..board.tiles[t].copies).map(move |_| t)).collect();
        rng.shuffle(&mut tiles);
        for (space, stack) in stacks.iter_mut().enumerate() {
            if board.spaces[space].section == section {
                stack.extend((0..2).filter_map(|_| tiles.pop()));
            }
        }
    }
    stacks
}

/// B11: one early token per section; stacks of two by their mark; sunset under the last.
pub(super) fn incidents(board: &Board, rng: &mut Rng) -> (BySection<Option<usize>>, Vec<usize>) {
    let mut shuffled = |back: Back| {
        let kinds = (0..board.tokens.len()).filter(|&t| board.tokens[t].back == back);
        let mut all: Vec<usize> = kinds
            .filter(|&t| board.tokens[t].kind != Token::Sunset)
            .flat_map(|t| vec![t; board.tokens[t].copies])
            .collect();
        rng.shuffle(&mut all);
        all
    };
    let (mut early, mut late) = (shuffled(Back::Early), shuffled(Back::Late));
    let tokens = BySection::from_fn(|_| early.pop());
    let mut track: Vec<usize> = Vec::new();
    for back in &board.track {
        let from = if *back == Back::Early { &mut early } else { &mut late };
        track.extend((0..2).filter_map(|_| from.pop()));
    }
    track.extend((0..board.tokens.len()).find(|&t| board.tokens[t].kind == Token::Sunset));
    track.reverse();
    (tokens, track)
}

/// B10: a tile of the right size on each space in play.
pub(super) fn caverns(board: &Board, rng: &mut Rng) -> Vec<Option<usize>> {
    let mut lie = vec![None; board.caverns.len()];
    for size in [Size::Large, Size::Small] {
        let mut tiles: Vec<usize> =
            (0..board.cavern_tiles.len()).filter(|&t| board.cavern_tiles[t].size == size).collect();
        rng.shuffle(&mut tiles);
        for (space, cavern) in lie.iter_mut().zip(&board.caverns) {
            if cavern.in_play && cavern.size == size {
                *space = tiles.pop();
            }
        }
    }
    lie
}
