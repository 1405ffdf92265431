//! A simulated game allocates nothing on the heap, whatever happens in it.

use oath_bots::{RandomTable, play_out};
use oath_law::Position;
use oath_play::worlds;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    /// What this thread has allocated: the one that runs the tests is not asked.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// The one place in the project that needs it: a counting allocator can only be written this way.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: passed on unchanged.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: passed on unchanged.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn a_simulated_game_allocates_nothing() {
    for (seed, players) in [(1, 2), (2, 3), (3, 4), (4, 5), (6, 6)] {
        let base = [worlds::first_world(seed), worlds::random_world(seed)];
        for world in base.into_iter().chain([worlds::foundations_world(seed)]) {
            let book = oath_cards::book_of(world.edition());
            let start = Position::from_world(&world, players, book).expect("a lawful setup");
            let mut table = RandomTable::new(seed);
            let before = ALLOCATIONS.get();
            let end = play_out(start, &mut table);
            let after = ALLOCATIONS.get();
            assert!(table.decisions > 50 && end.state.winner.is_some());
            assert_eq!(after - before, 0, "{} decisions allocated", table.decisions);
        }
    }
}
