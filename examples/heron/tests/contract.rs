//! What every game crate promises, and the Heron's own rules.
#![allow(clippy::unwrap_used, missing_docs)]

use heron::GAME;
use heron::heron::{Look, choose};
use heron::names::{Bank, ByBank};
use table::Setup;
use table::contract::{self, Contract};
use table::narrow::Effect;

fn pond(seed: u64) -> Setup {
    Setup::new("heron", "companion", seed)
}

#[test]
fn the_contract_is_kept() {
    let setups = [pond(1), pond(2).with("cards", "printed"), pond(3).with("hungry", "on").with("frogs", 9)];
    for (setup, seed) in setups.into_iter().zip(1..) {
        contract::check(&GAME, &Contract { setup, seed, longest: 100 });
    }
}

#[test]
fn the_common_vocabulary_is_spoken_and_no_word_is_missing() {
    contract::vocabulary(&GAME);
    assert_eq!(table::audit::game(&GAME, env!("CARGO_MANIFEST_DIR")), Vec::<String>::new());
}

#[test]
fn the_heron_wants_enough_then_most_then_the_right_bank() {
    let (bank, why) = choose(&ByBank([2, 4, 4]), 3);
    assert_eq!(bank, Some(Bank::Rocks));
    assert_eq!(why.steps.iter().map(|s| s.filter).collect::<Vec<_>>(), [Look::Enough, Look::Most, Look::Right]);
    let (bank, why) = choose(&ByBank([2, 0, 1]), 3);
    assert_eq!((bank, why.steps[0].effect), (Some(Bank::Reeds), Effect::Skipped), "nobody has enough");
    assert_eq!(choose(&ByBank([0; 3]), 1).0, None);
}
