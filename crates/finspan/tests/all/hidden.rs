//! Hidden cards are reshuffled without touching what is known.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use crate::common;

use std::collections::BTreeSet;

use common::script::new_game;
use table::Rng;

#[test]
fn resampling_keeps_what_is_known() {
    let mut game = new_game(8);
    let drawn: Vec<u8> = (0..3).filter_map(|_| game.pile.draw()).collect();
    let mut other = game;
    let mut asides = BTreeSet::new();
    for round in 0..60 {
        other.resample(&mut Rng::new(round, 5));
        assert_eq!(other.pile.drawn(), drawn);
        let mut all = *other.pile.all();
        asides.insert(all[0]);
        all.sort_unstable();
        assert_eq!(all, [1, 2, 3, 4, 5, 6, 7]);
        assert!(!drawn.contains(&other.pile.all()[0]));
        let (mut here, mut there) = (game.deck().to_vec(), other.deck().to_vec());
        assert_ne!(here, there);
        here.sort_unstable();
        there.sort_unstable();
        assert_eq!(here, there);
        assert_eq!((other.hand, other.ocean), (game.hand, game.ocean));
    }
    assert_eq!(asides.len(), 4, "every unseen card may be the one aside");
}
