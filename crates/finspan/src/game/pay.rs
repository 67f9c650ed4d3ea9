//! Playing a fish: where it may go, and what it is paid with (B10–B13, B34).

use super::ocean::{SlotId, in_place};
use super::refused::Bad;
use super::{Game, Place};
use crate::game::fish::{CARDS, FishId, Scope, fish};
use crate::names::Missing;

/// What a card is paid with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Payment {
    cards: [FishId; 3],
    card_count: u8,
    /// Slots whose egg is paid, one bit each.
    pub eggs: u32,
    young: [Option<SlotId>; 3],
    /// Slots whose school is paid, one bit each.
    pub schools: u32,
}

impl Payment {
    /// With these cards (at most 3).
    #[must_use]
    pub fn with_cards(mut self, cards: &[FishId]) -> Self {
        self.card_count = cards.len().min(3) as u8;
        self.cards = [0; 3];
        self.cards[..usize::from(self.card_count)].copy_from_slice(&cards[..usize::from(self.card_count)]);
        self
    }

    /// With young of these slots (at most 3).
    #[must_use]
    pub fn with_young(mut self, slots: &[SlotId]) -> Self {
        self.young = std::array::from_fn(|i| slots.get(i).copied());
        self
    }

    /// With eggs and schools of these slots.
    #[must_use]
    pub const fn with_eggs(self, eggs: u32) -> Self {
        Self { eggs, ..self }
    }

    /// With schools of these slots.
    #[must_use]
    pub const fn with_schools(self, schools: u32) -> Self {
        Self { schools, ..self }
    }

    /// The discarded cards.
    #[inline]
    pub fn cards(&self) -> &[FishId] {
        &self.cards[..usize::from(self.card_count)]
    }

    /// The slots of the paid young; a slot may appear more than once.
    #[inline]
    pub fn young(&self) -> impl Iterator<Item = SlotId> + Clone {
        self.young.into_iter().flatten()
    }
}

/// A card played into a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    /// The card.
    pub card: FishId,
    /// Where it goes.
    pub slot: SlotId,
    /// What it is paid with.
    pub pay: Payment,
}

impl Game {
    /// Could the card be paid for at all (B10f)?
    #[inline]
    pub fn affordable(&self, card: FishId) -> bool {
        let cost = &fish(card).cost;
        self.hand.len() > u32::from(cost.cards)
            && self.ocean.eggs().count_ones() >= u32::from(cost.eggs)
            && (cost.young == 0 || self.ocean.young() >= u32::from(cost.young))
            && (cost.schools == 0 || self.ocean.schools().count_ones() >= u32::from(cost.schools))
    }

    /// The slots a hand card may be played into with some possible payment (B10), one bit each.
    #[inline]
    pub fn slots_for(&self, card: FishId, scope: Option<Scope>) -> u32 {
        if !self.affordable(card) {
            return 0;
        }
        let here = fish(card);
        let slots = here.slots & self.ocean.room_for(here.length, here.cost.consume > 0);
        match scope {
            None => slots,
            Some(scope) => SlotId::of_bits(slots).filter(|s| in_place(scope, *s)).fold(0, |b, s| b | s.bit()),
        }
    }

    /// May this card go there, payment aside? If not, the first reason in the order of §14.
    pub fn check_slot(&self, card: FishId, slot: SlotId) -> Result<(), Bad> {
        if card == 0 || usize::from(card) > CARDS {
            return Err(Bad::UnknownCard);
        }
        if self.place(card) != Place::Hand {
            return Err(Bad::CardNotInHand);
        }
        let here = fish(card);
        let lies = self.ocean[slot].fish;
        if !here.zones[slot.zone()] {
            return Err(Bad::ZoneNotAllowed);
        }
        if here.band.is_some_and(|band| band != slot.site()) {
            return Err(Bad::SiteNotAllowed);
        }
        if here.bottom_row_only && slot.row() != 6 {
            return Err(Bad::BottomRowRequired);
        }
        if lies != 0 && fish(lies).length >= here.length {
            return Err(Bad::NotShorter);
        }
        if here.cost.consume > 0 && lies == 0 {
            return Err(Bad::MustConsume);
        }
        Ok(())
    }

    /// Is this play possible? If not, the first reason in the order of §14.
    pub fn check_play(&self, play: &Play, scope: Option<Scope>) -> Result<(), Bad> {
        self.check_slot(play.card, play.slot)?;
        self.check_payment(play)?;
        if scope.is_some_and(|scope| !in_place(scope, play.slot)) {
            return Err(Bad::OutOfScope);
        }
        Ok(())
    }

    fn check_payment(&self, play: &Play) -> Result<(), Bad> {
        let (cost, pay) = (&fish(play.card).cost, &play.pay);
        let cards = pay.cards();
        let twice = cards.iter().enumerate().any(|(i, c)| cards[..i].contains(c));
        if cards.len() != usize::from(cost.cards) || twice {
            return Err(Bad::PaymentCardCount);
        }
        if cards.contains(&play.card) {
            return Err(Bad::PaymentIncludesPlayedCard);
        }
        if cards.iter().any(|&c| !self.hand.contains(c)) {
            return Err(Bad::PaymentMissing(Missing::Card));
        }
        if pay.eggs & !self.ocean.eggs() != 0 || pay.eggs.count_ones() != u32::from(cost.eggs) {
            return Err(Bad::PaymentMissing(Missing::Egg));
        }
        let enough = |slot: SlotId| pay.young().filter(|s| *s == slot).count() <= usize::from(self.ocean[slot].young);
        if pay.young().count() != usize::from(cost.young) || !pay.young().all(enough) {
            return Err(Bad::PaymentMissing(Missing::Young));
        }
        if pay.schools & !self.ocean.schools() != 0 || pay.schools.count_ones() != u32::from(cost.schools) {
            return Err(Bad::PaymentMissing(Missing::School));
        }
        Ok(())
    }

    /// Every payment for a hand card (B34).
    pub fn payments(&self, card: FishId) -> Vec<Payment> {
        let others: Vec<FishId> = self.hand.iter().filter(|&c| c != card).collect();
        let cards = extend(vec![Payment::default()], &others, fish(card).cost.cards, |p, cards| p.with_cards(cards));
        self.with_tokens(card, cards)
    }

    /// Every way to pay a card's tokens; which cards are discarded is left open.
    pub fn token_payments(&self, card: FishId) -> Vec<Payment> {
        self.with_tokens(card, vec![Payment::default()])
    }

    fn with_tokens(&self, card: FishId, mut all: Vec<Payment>) -> Vec<Payment> {
        let cost = &fish(card).cost;
        let eggs: Vec<SlotId> = SlotId::of_bits(self.ocean.eggs()).collect();
        let schools: Vec<SlotId> = SlotId::of_bits(self.ocean.schools()).collect();
        // Each young counts as its slot, so a slot is listed once per young.
        let young: Vec<SlotId> =
            self.ocean.slots().flat_map(|(id, s)| std::iter::repeat_n(id, s.young.min(3).into())).collect();
        let bits = |slots: &[SlotId]| slots.iter().fold(0, |b, s| b | s.bit());
        all = extend(all, &eggs, cost.eggs, |p, slots| p.with_eggs(bits(slots)));
        all = extend(all, &young, cost.young, |p, slots| p.with_young(slots));
        extend(all, &schools, cost.schools, |p, slots| p.with_schools(bits(slots)))
    }

    /// Pays: cards to the person's discard pile, tokens to the supply (B11, B12).
    pub(super) fn pay(&mut self, pay: &Payment) {
        for &card in pay.cards() {
            self.put(card, Place::Discard);
        }
        for slot in SlotId::of_bits(pay.eggs) {
            self.ocean[slot].egg = false;
            self.flow.paid_eggs += 1;
        }
        for slot in pay.young() {
            self.ocean[slot].young -= 1;
            self.flow.paid_young += 1;
        }
        for slot in SlotId::of_bits(pay.schools) {
            self.ocean[slot].school = false;
            self.flow.paid_schools += 1;
            self.ocean[slot].gather();
        }
    }
}

/// Combines every payment so far with every distinct choice of `n` of these.
fn extend<T: Copy + PartialEq>(
    payments: Vec<Payment>,
    from: &[T],
    n: u8,
    with: impl Fn(Payment, &[T]) -> Payment,
) -> Vec<Payment> {
    if n == 0 {
        return payments;
    }
    let mut choices = Vec::new();
    choose(from, usize::from(n), &mut Vec::new(), &mut choices);
    payments.iter().flat_map(|p| choices.iter().map(|c| with(*p, c))).collect()
}

/// Every choice of `n` of these, in order; equal items are adjacent, so equal choices appear only once.
fn choose<T: Copy + PartialEq>(from: &[T], n: usize, chosen: &mut Vec<T>, all: &mut Vec<Vec<T>>) {
    if n == 0 {
        all.push(chosen.clone());
        return;
    }
    let mut last = None;
    for (i, &item) in from.iter().enumerate() {
        if last == Some(item) {
            continue;
        }
        last = Some(item);
        chosen.push(item);
        choose(&from[i + 1..], n - 1, chosen, all);
        chosen.pop();
    }
}
