//! A deck of at most `N` cards with its discard pile. `Copy` and without heap, so playouts can use it too.

use crate::Rng;

/// Cards face down in a pile, and a discard pile beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck<C, const N: usize> {
    pile: Heap<C, N>,
    discard: Heap<C, N>,
}

/// Cards in a row; the last one is the top.
#[derive(Clone, Copy, Debug)]
struct Heap<C, const N: usize> {
    cards: [C; N],
    len: u8,
}

impl<C: PartialEq, const N: usize> PartialEq for Heap<C, N> {
    fn eq(&self, other: &Self) -> bool {
        self.cards[..self.len as usize] == other.cards[..other.len as usize]
    }
}
impl<C: Eq, const N: usize> Eq for Heap<C, N> {}

impl<C: Copy, const N: usize> Heap<C, N> {
    fn as_slice(&self) -> &[C] {
        &self.cards[..self.len as usize]
    }
    fn as_mut(&mut self) -> &mut [C] {
        &mut self.cards[..self.len as usize]
    }
    fn push(&mut self, card: C) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }
    fn pop(&mut self) -> Option<C> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[self.len as usize])
    }
}

impl<C: Copy, const N: usize> Deck<C, N> {
    /// A full deck in this order, the **first** card on top; nothing discarded.
    pub fn in_order(top_first: [C; N]) -> Self {
        const { assert!(N > 0 && N < 256) };
        let mut cards = top_first;
        cards.reverse();
        let empty = Heap { cards, len: 0 };
        Self { pile: Heap { cards, len: N as u8 }, discard: empty }
    }

    /// A full deck, shuffled.
    pub fn shuffled(cards: [C; N], rng: &mut Rng) -> Self {
        let mut deck = Self::in_order(cards);
        rng.shuffle(deck.pile.as_mut());
        deck
    }

    /// Takes the top card; `None` if the pile is empty.
    pub fn draw(&mut self) -> Option<C> {
        self.pile.pop()
    }

    /// Puts the top `n` cards unseen onto the discard pile; returns how many there were.
    pub fn set_aside(&mut self, n: usize) -> usize {
        (0..n).map_while(|_| self.pile.pop().map(|c| self.discard.push(c))).count()
    }

    /// Lays a drawn card onto the discard pile.
    pub fn discard(&mut self, card: C) {
        self.discard.push(card);
    }

    /// Shuffles the discard pile into the pile.
    pub fn reshuffle(&mut self, rng: &mut Rng) {
        while let Some(card) = self.discard.pop() {
            self.pile.push(card);
        }
        rng.shuffle(self.pile.as_mut());
    }

    /// The pile from bottom to top. For the rules only: a player never sees it.
    pub fn pile(&self) -> &[C] {
        self.pile.as_slice()
    }

    /// The discard pile from the first to the last card laid down.
    pub fn discarded(&self) -> &[C] {
        self.discard.as_slice()
    }

    /// Cards left to draw.
    pub fn len(&self) -> usize {
        self.pile.len as usize
    }

    /// Is the pile used up?
    pub fn is_empty(&self) -> bool {
        self.pile.len == 0
    }

    /// Puts the pile in this order, first card on top: for tests, for the person's own decks, and for a search that
    /// resamples what it cannot see. The caller must keep the same cards.
    pub fn stack(&mut self, top_first: &[C]) {
        self.pile.len = 0;
        for &card in top_first.iter().rev().take(N) {
            self.pile.push(card);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_card_is_on_top_and_none_is_lost() {
        let mut deck = Deck::in_order([1u8, 2, 3, 4, 5]);
        assert_eq!(deck.set_aside(2), 2);
        assert_eq!(deck.discarded(), [1, 2]);
        assert_eq!((deck.draw(), deck.len()), (Some(3), 2));
        deck.discard(3);
        assert_eq!((deck.draw(), deck.draw(), deck.draw()), (Some(4), Some(5), None));
        deck.discard(4);
        deck.discard(5);
        deck.reshuffle(&mut Rng::new(1, 0));
        let mut all = deck.pile().to_vec();
        all.sort_unstable();
        assert_eq!(all, [1, 2, 3, 4, 5]);
        assert!(deck.discarded().is_empty());
    }

    #[test]
    fn setting_aside_more_than_there_is_takes_what_there_is() {
        let mut deck = Deck::in_order([1u8, 2]);
        assert_eq!(deck.set_aside(5), 2);
        assert!(deck.is_empty());
    }

    #[test]
    fn decks_are_equal_if_the_same_cards_lie_in_them_in_the_same_order() {
        let mut deck = Deck::in_order([1u8, 2, 3]);
        assert_eq!(deck, Deck::in_order([1, 2, 3]));
        assert_ne!(deck, Deck::in_order([2, 1, 3]));
        deck.stack(&[3, 2]);
        assert_eq!((deck.pile(), deck.len(), deck.is_empty()), (&[2, 3][..], 2, false));
        assert_eq!((deck.draw(), deck.draw(), deck.draw()), (Some(3), Some(2), None));
        let drawn = deck;
        deck.discard(3);
        assert_ne!(deck, drawn, "what is discarded counts");
    }

    #[test]
    fn the_shuffle_is_frozen() {
        let deck = Deck::shuffled([1u8, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], &mut Rng::new(42, 1));
        assert_eq!(deck.pile(), FROZEN);
    }
    const FROZEN: [u8; 12] = [9, 7, 8, 5, 2, 12, 3, 10, 4, 6, 11, 1];
}
