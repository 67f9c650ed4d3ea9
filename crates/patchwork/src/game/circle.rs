//! The patch circle: a queue read clockwise from the neutral token.

use crate::game::patch::{PATCH_COUNT, PatchId};
use table::Rng;

/// Room for the queue. It moves towards the end as patches are taken and skipped, and is copied back to the front when
/// it gets there, at most twice per game. So the window is always one plain slice.
const ROOM: usize = 64;
/// A few more places, so that the window can be read from any head without checking how many are left.
const PLACES: usize = WINDOW + 1;
const SPACE: usize = ROOM + PLACES;

/// The patches left, in clockwise order from the neutral token, followed by `PatchId::NONE`.
#[derive(Clone, Copy)]
pub struct Circle {
    room: [PatchId; SPACE],
    head: u8,
    tail: u8,
}

/// How many patches ahead of the token may be taken.
pub const WINDOW: usize = 3;

impl Circle {
    /// A circle in this order, the first patch right after the neutral token. Patches beyond 33 are left out.
    pub fn in_order(clockwise: &[PatchId]) -> Self {
        let mut circle = Circle { room: [PatchId::NONE; SPACE], head: 0, tail: 0 };
        for &patch in clockwise.iter().take(PATCH_COUNT) {
            circle.room[usize::from(circle.tail)] = patch;
            circle.tail += 1;
        }
        circle
    }

    /// A random circle: 32 shuffled patches, then patch 0.
    #[inline]
    pub fn shuffled(rng: &mut Rng) -> Self {
        const RISING: [PatchId; SPACE] = {
            let mut room = [PatchId::NONE; SPACE];
            let mut i = 0;
            while i < PATCH_COUNT {
                room[i] = PatchId::new((i + 1) as u8 % PATCH_COUNT as u8).unwrap();
                i += 1;
            }
            room
        };
        let mut circle = Circle { room: RISING, head: 0, tail: PATCH_COUNT as u8 };
        rng.shuffle(&mut circle.room[..PATCH_COUNT - 1]);
        circle
    }

    /// The circle for a game's seed.
    #[inline]
    pub fn of_seed(seed: u64) -> Self {
        Circle::shuffled(&mut Rng::new(seed, crate::game::randomness::CIRCLE))
    }

    /// All patches left, clockwise from the neutral token.
    #[inline]
    pub fn queue(&self) -> &[PatchId] {
        &self.room[usize::from(self.head)..usize::from(self.tail)]
    }

    /// The numbers of all patches left, clockwise from the neutral token, then 33 for those that are gone.
    #[inline]
    pub fn numbers(&self, out: &mut [u8; PATCH_COUNT]) {
        let ahead = &self.room[usize::from(self.head).min(SPACE)..];
        match ahead.first_chunk::<PATCH_COUNT>() {
            // Whatever lies behind the queue is none.
            Some(ahead) => *out = ahead.map(PatchId::id),
            None => {
                *out = [PatchId::NONE.id(); PATCH_COUNT];
                out.iter_mut().zip(ahead).for_each(|(place, patch)| *place = patch.id());
            }
        }
    }

    /// The patches that may be taken: the next three, or what is left.
    #[inline]
    pub fn window(&self) -> &[PatchId] {
        let queue = self.queue();
        &queue[..queue.len().min(WINDOW)]
    }

    /// Patches left.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.tail - self.head)
    }

    /// Is no patch left?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.head == self.tail
    }

    /// The patch at this place of the window, the first being 0.
    #[inline]
    pub fn at(&self, place: usize) -> Option<PatchId> {
        self.window().get(place).copied()
    }

    /// Where in the window this patch lies.
    #[inline]
    pub fn place_of(&self, patch: PatchId) -> Option<usize> {
        self.window().iter().position(|&p| p == patch)
    }

    /// Takes the patch at this place of the window: the neutral token goes there, so the skipped patches are now last.
    /// None, and nothing changes, if no patch lies there.
    #[inline]
    pub fn take(&mut self, place: usize) -> Option<PatchId> {
        let patch = self.at(place)?;
        self.take_known(place);
        Some(patch)
    }

    /// What lies at this place of the window; [`PatchId::NONE`] if no patch is left there.
    #[inline(always)]
    pub(crate) fn ahead(&self, place: usize) -> PatchId {
        self.room[usize::from(self.head) % ROOM + place % PLACES]
    }

    /// Takes the patch at a place known to have one.
    #[inline(always)]
    pub(crate) fn take_known(&mut self, place: usize) {
        debug_assert!(place < self.window().len());
        // Head and tail stay below `ROOM`, so the remainders below change nothing.
        if usize::from(self.tail) + place >= ROOM {
            self.carry_to_front();
        }
        let (head, tail) = (usize::from(self.head) % ROOM, usize::from(self.tail) % ROOM);
        // The skipped patches, at most two.
        if place > 0 {
            self.room[tail] = self.room[head];
            if place > 1 {
                self.room[tail + 1] = self.room[head + 1];
            }
        }
        self.tail += place as u8;
        self.head += place as u8 + 1;
    }

    #[cold]
    fn carry_to_front(&mut self) {
        self.room.copy_within(usize::from(self.head)..usize::from(self.tail), 0);
        self.tail -= self.head;
        self.head = 0;
        self.room[usize::from(self.tail)..].fill(PatchId::NONE);
    }
}

impl PartialEq for Circle {
    fn eq(&self, other: &Self) -> bool {
        self.queue() == other.queue()
    }
}
impl Eq for Circle {}

impl std::fmt::Debug for Circle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.queue().iter().map(|p| p.id())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(circle: &Circle) -> Vec<u8> {
        circle.queue().iter().map(|p| p.id()).collect()
    }

    #[test]
    fn every_patch_is_dealt_once_and_patch_0_lies_last() {
        for seed in 0..100 {
            let mut dealt = ids(&Circle::of_seed(seed));
            assert_eq!(dealt.last(), Some(&0));
            dealt.sort_unstable();
            assert_eq!(dealt, (0..33).collect::<Vec<u8>>());
        }
    }

    #[test]
    fn the_circle_of_a_seed_is_frozen() {
        assert_eq!(ids(&Circle::of_seed(42))[..8], FROZEN);
    }
    const FROZEN: [u8; 8] = [12, 3, 8, 26, 31, 13, 14, 27];

    #[test]
    fn taking_turns_the_circle_for_any_choice_of_places() {
        for seed in 0..500 {
            let mut rng = Rng::new(seed, 9);
            let mut circle = Circle::of_seed(seed);
            let mut queue = ids(&circle);
            while !queue.is_empty() {
                // Preferring the third patch moves the queue furthest.
                let place = (rng.below(5) as usize).min(2).min(queue.len() - 1);
                assert_eq!(circle.take(place).map(PatchId::id), Some(queue[place]));
                queue.rotate_left(place);
                queue.remove(0);
                assert_eq!(ids(&circle), queue);
                for place in 0..WINDOW {
                    let expected = queue.get(place).copied().and_then(PatchId::new).unwrap_or(PatchId::NONE);
                    assert_eq!(circle.ahead(place), expected);
                }
            }
            assert!(circle.is_empty() && circle.take(0).is_none());
        }
    }
}
