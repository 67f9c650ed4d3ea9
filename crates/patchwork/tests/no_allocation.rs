//! A playout never allocates memory.

mod counting;

use counting::{Counting, allocations};
use patchwork::game::playout::play_random;
use patchwork::names::SpecialPatches;

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn a_playout_allocates_nothing() {
    let before = allocations();
    let actions: u32 = (0..1_000).map(|seed| play_random(seed, SpecialPatches::First).actions).sum();
    assert_eq!(allocations(), before);
    assert!(actions > 30_000);
    drop(Box::new(actions));
    assert!(allocations() > before, "the counter counts");
}

#[test]
fn a_state_is_small() {
    assert!(std::mem::size_of::<patchwork::game::Game>() <= 288);
}
