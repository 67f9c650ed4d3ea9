//! A playout never allocates memory.

use patchwork::game::playout::play_random;
use patchwork::names::SpecialPatches;
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
    let before = ALLOCATIONS.with(Cell::get);
    let actions: u32 = (0..1_000).map(|seed| play_random(seed, SpecialPatches::First).actions).sum();
    assert_eq!(ALLOCATIONS.with(Cell::get), before);
    assert!(actions > 30_000);
    drop(Box::new(actions));
    assert!(ALLOCATIONS.with(Cell::get) > before, "the counter counts");
}

#[test]
fn a_state_is_small() {
    assert!(std::mem::size_of::<patchwork::game::Game>() <= 288);
}
