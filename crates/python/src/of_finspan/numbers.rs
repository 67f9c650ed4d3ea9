//! The numbers of Finspan's actions; `docs/python.md` shows them as a table.

use finspan::game::ability::Unit;
use finspan::game::fish::CARDS;
use finspan::game::ocean::SlotId;
use finspan::names::Site;

/// The slots of the mat.
pub(super) const SLOTS: usize = 18;
/// The cards by number, 0 for none.
pub(super) const IDS: usize = CARDS + 1;

// The first number of every kind of action.
pub(super) const FINISH: usize = 0;
pub(super) const DIVE: usize = 1;
pub(super) const DRAW: usize = 4;
pub(super) const RECOVER_DRAW: usize = 5;
pub(super) const EGGS: usize = 6;
pub(super) const USE: usize = 8;
pub(super) const EGG: usize = USE + SLOTS;
pub(super) const HATCH: usize = EGG + SLOTS;
pub(super) const YOUNG: usize = HATCH + SLOTS;
pub(super) const PAY_EGG: usize = YOUNG + SLOTS;
pub(super) const PAY_YOUNG: usize = PAY_EGG + SLOTS;
pub(super) const PAY_SCHOOL: usize = PAY_YOUNG + SLOTS;
pub(super) const PAY_CARD: usize = PAY_SCHOOL + SLOTS;
pub(super) const RECOVER: usize = PAY_CARD + IDS;
pub(super) const MOVE: usize = RECOVER + IDS;
pub(super) const PLAY: usize = MOVE + 2 * SLOTS * SLOTS;
pub(super) const TUCK: usize = PLAY + IDS * SLOTS;
pub(super) const END: usize = TUCK + IDS * SLOTS;
/// Words of 64 bits for all of them.
pub(super) const WORDS: usize = END.div_ceil(64);

pub(super) fn slot(number: usize) -> SlotId {
    SlotId::all().nth(number % SLOTS).expect("a remainder names a slot")
}

/// The numbers of these slots, counted from the first.
pub(super) fn numbers(first: usize, slots: u32) -> impl Iterator<Item = u16> {
    SlotId::of_bits(slots).map(move |slot| (first + slot.index()) as u16)
}

/// Notes steps by their numbers.
pub(super) struct Numbers<'a>(pub(super) &'a mut Vec<u16>);

impl Extend<Unit> for Numbers<'_> {
    #[inline]
    fn extend<I: IntoIterator<Item = Unit>>(&mut self, units: I) {
        self.0.extend(units.into_iter().map(|unit| number_of(&unit) as u16));
    }
}

pub(super) fn site(number: usize) -> Site {
    Site::ALL[number % Site::ALL.len()]
}

/// The number of a single step other than playing a fish.
pub(super) fn number_of(unit: &Unit) -> usize {
    match *unit {
        Unit::Draw => DRAW,
        Unit::Recover(None) => RECOVER_DRAW,
        Unit::Recover(Some(card)) => RECOVER + usize::from(card),
        Unit::LayEgg(slot) => EGG + slot.index(),
        Unit::LayEggs(_) => EGGS,
        Unit::Hatch(slot) => HATCH + slot.index(),
        Unit::GainYoung(slot) => YOUNG + slot.index(),
        Unit::Move(from, token, to) => MOVE + (from.index() * 2 + token as usize) * SLOTS + to.index(),
        Unit::Tuck(card, slot) => TUCK + usize::from(card) * SLOTS + slot.index(),
        Unit::Play(play) => PLAY + usize::from(play.card) * SLOTS + play.slot.index(),
    }
}
