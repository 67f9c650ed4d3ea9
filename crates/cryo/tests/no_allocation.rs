//! A playout never allocates memory.

#[path = "../../patchwork/tests/counting/mod.rs"]
mod counting;

use counting::{Counting, allocations};
use cryo::game::playout::{Random, play_out};
use cryo::options::Rules;
use cryo::own::house;

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn a_playout_allocates_nothing() {
    let mut random = Random::new(0);
    // The board and the figures are read once.
    play_out(house(), Rules::default(), 0, &mut random);
    let before = allocations();
    let rounds: u32 =
        (0..1_000).map(|seed| u32::from(play_out(house(), Rules::default(), seed, &mut random).rounds)).sum();
    assert_eq!(allocations(), before);
    assert!(rounds > 10_000, "{rounds}");
    drop(Box::new(rounds));
    assert!(allocations() > before, "the counter counts");
}

#[test]
fn a_state_is_small() {
    let size = std::mem::size_of::<cryo::game::Game<'_>>();
    assert!(size <= 1_024, "{size}");
}
