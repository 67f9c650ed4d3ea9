//! A playout never allocates memory.

use cryo::game::playout::{Random, play_out};
use cryo::options::Rules;
use cryo::own::house;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    /// Counted per thread: the test harness has threads of its own.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|n| n.set(n.get() + 1));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn a_playout_allocates_nothing() {
    let mut random = Random::new(0);
    // The board and the figures are read once.
    play_out(house(), Rules::default(), 0, &mut random);
    let before = ALLOCATIONS.with(Cell::get);
    let rounds: u32 =
        (0..1_000).map(|seed| u32::from(play_out(house(), Rules::default(), seed, &mut random).rounds)).sum();
    assert_eq!(ALLOCATIONS.with(Cell::get), before);
    assert!(rounds > 10_000, "{rounds}");
    drop(Box::new(rounds));
    assert!(ALLOCATIONS.with(Cell::get) > before, "the counter counts");
}

#[test]
fn a_state_is_small() {
    let size = std::mem::size_of::<cryo::game::Game<'_>>();
    assert!(size <= 1_024, "{size}");
}
