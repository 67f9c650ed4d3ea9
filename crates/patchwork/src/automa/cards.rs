//! The Automa's deck: shuffle, set two cards aside unseen, reveal, discard, reshuffle; and what a player may know about
//! it.

use table::{Deck, Rng};

use crate::data::AutomaCard;
use crate::names::{AutomaDeck, Reshuffle};

/// Cards that go to the discard pile unseen.
pub const SET_ASIDE: usize = 2;

/// The Automa's deck: 12 cards, two of them set aside unseen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cards {
    deck: Deck<u8, 12>,
    rng: Rng,
    /// Shuffles so far, including the first.
    shuffles: u8,
}

impl Cards {
    /// Shuffles the deck for a game's seed and sets two cards aside.
    pub fn of_seed(deck: AutomaDeck, seed: u64) -> Self {
        let mut rng = Rng::new(seed, crate::game::randomness::AUTOMA_DECK);
        let deck = Deck::shuffled(deck.numbers(), &mut rng);
        let mut cards = Self { deck, rng, shuffles: 1 };
        cards.deck.set_aside(SET_ASIDE);
        cards
    }

    /// A deck in this order, the first card on top, two cards set aside; later shuffles use the seed.
    pub fn in_order(top_first: [u8; 12], seed: u64) -> Self {
        let mut cards = Self {
            deck: Deck::in_order(top_first),
            rng: Rng::new(seed, crate::game::randomness::AUTOMA_DECK),
            shuffles: 1,
        };
        cards.deck.set_aside(SET_ASIDE);
        cards
    }

    /// Reveals the top card. The deck is never empty at the start of a turn ([`Self::replenish`]).
    #[inline]
    pub fn reveal(&mut self) -> &'static AutomaCard {
        let number = self.deck.draw().unwrap_or(1);
        AutomaCard::numbered(number).expect("decks hold numbers of cards")
    }

    /// Discards the revealed card; an empty deck is reshuffled at once unless the Automa is on the final space. Returns
    /// whether it was reshuffled.
    #[inline]
    pub fn discard(&mut self, card: &AutomaCard, reshuffle: Reshuffle, at_final: bool) -> bool {
        self.deck.discard(card.number);
        let due = self.deck.is_empty() && !at_final;
        if due {
            self.deck.reshuffle(&mut self.rng);
            self.after_shuffle(reshuffle);
        }
        due
    }

    /// The same with a given order instead of a random one, for tests and the batch command.
    pub fn discard_then_stack(
        &mut self,
        card: &AutomaCard,
        reshuffle: Reshuffle,
        next: impl FnOnce() -> Option<[u8; 12]>,
    ) -> bool {
        self.deck.discard(card.number);
        if !self.deck.is_empty() {
            return false;
        }
        let Some(order) = next() else { return false };
        self.deck = Deck::in_order(order);
        self.after_shuffle(reshuffle);
        true
    }

    /// Shuffles an empty deck. It is empty at the start of a turn only if the person has set the Automa back from the
    /// final space, where it was not reshuffled.
    pub fn replenish(&mut self, reshuffle: Reshuffle) {
        if self.deck.is_empty() {
            self.deck.reshuffle(&mut self.rng);
            self.after_shuffle(reshuffle);
        }
    }

    fn after_shuffle(&mut self, reshuffle: Reshuffle) {
        self.shuffles = self.shuffles.saturating_add(1);
        if reshuffle == Reshuffle::De {
            self.deck.set_aside(SET_ASIDE);
        }
    }

    /// Cards left to draw.
    pub fn left(&self) -> usize {
        self.deck.len()
    }

    /// The discard pile, including the cards set aside unseen.
    pub fn discarded(&self) -> &[u8] {
        self.deck.discarded()
    }

    /// How many of the first cards on the discard pile were set aside unseen.
    pub fn unseen(&self, reshuffle: Reshuffle) -> usize {
        if self.shuffles == 1 || reshuffle == Reshuffle::De { SET_ASIDE } else { 0 }
    }

    /// The revealed cards discarded since the last shuffle.
    pub fn revealed(&self, reshuffle: Reshuffle) -> &[u8] {
        self.deck.discarded().get(self.unseen(reshuffle)..).unwrap_or_default()
    }

    /// The number on the back of the top card; only tactical decks show it to a player.
    pub fn back(&self) -> Option<u8> {
        let card = AutomaCard::numbered(*self.deck.pile().last()?)?;
        (card.deck == AutomaDeck::Tactical).then_some(card.budget)
    }

    /// The numbers on the backs of the cards set aside: tactical decks only.
    pub fn backs_aside(&self, reshuffle: Reshuffle) -> Vec<u8> {
        let aside = self.deck.discarded().iter().take(self.unseen(reshuffle));
        aside
            .filter_map(|&n| AutomaCard::numbered(n))
            .filter(|card| card.deck == AutomaDeck::Tactical)
            .map(|card| card.budget)
            .collect()
    }

    /// Another order of what a player cannot see: the hidden cards (pile and set aside) are dealt again, the visible
    /// backs kept. A search plays on this. It depends only on what a player knows: the real order is discarded before
    /// shuffling.
    pub fn resampled(&self, reshuffle: Reshuffle, rng: &mut Rng) -> Self {
        let unseen = self.unseen(reshuffle).min(self.deck.discarded().len());
        let (aside, revealed) = self.deck.discarded().split_at(unseen);
        let pile = self.deck.pile();
        let n = pile.len() + aside.len();
        // From the top of the pile down, then the cards set aside.
        let mut places = [0u8; 12];
        for (slot, &card) in places.iter_mut().zip(pile.iter().rev().chain(aside)) {
            *slot = card;
        }
        let mut hidden = places;
        hidden[..n].sort_unstable();
        rng.shuffle(&mut hidden[..n]);
        if AutomaCard::numbered(places[0]).is_some_and(|card| card.deck == AutomaDeck::Tactical) {
            deal_with_backs(&mut hidden[..n], &places[..n], pile.len());
        }
        let mut copy = self.with_hidden(&hidden[..n], revealed);
        copy.rng = Rng::new(rng.next_u64(), 0);
        copy
    }

    /// The same deck with the hidden cards in this order: the pile from the top, then the cards set aside.
    fn with_hidden(&self, hidden: &[u8], revealed: &[u8]) -> Self {
        let (pile, aside) = hidden.split_at(self.deck.len().min(hidden.len()));
        let mut cards = Deck::in_order([0; 12]);
        cards.stack(pile);
        for &card in aside.iter().chain(revealed) {
            cards.discard(card);
        }
        Self { deck: cards, ..*self }
    }

    /// The same deck with the hidden cards dealt like this: the pile from the top, then the cards set aside. For those
    /// who go through every deal; the caller keeps the same cards.
    pub fn dealt(&self, reshuffle: Reshuffle, hidden: &[u8]) -> Self {
        self.with_hidden(hidden, self.revealed(reshuffle))
    }

    /// What a player must expect of the next card: for every card that may lie on top a deck with it there, all equally
    /// likely. What lies below it is no promise.
    pub fn possible_tops(&self, reshuffle: Reshuffle) -> Vec<Self> {
        let aside = self.deck.discarded().iter().take(self.unseen(reshuffle));
        let hidden: Vec<u8> = self.deck.pile().iter().rev().chain(aside).copied().collect();
        let fits = |card: &u8| self.back().is_none_or(|back| budget(*card) == back);
        let mut tops: Vec<u8> = hidden.iter().copied().filter(fits).collect();
        // The order must not tell how the cards really lie.
        tops.sort_unstable();
        let with_top = |card: u8| {
            let mut order = hidden.clone();
            if let Some(at) = order.iter().position(|&other| other == card) {
                order.swap(0, at);
            }
            self.dealt(reshuffle, &order)
        };
        tops.into_iter().map(with_top).collect()
    }

    /// What a player must expect of the next back, where the backs of a deck are seen: every budget with its chance, and
    /// a deck that shows it.
    pub fn possible_backs(&self) -> Vec<(f64, Self)> {
        let pile = self.deck.pile();
        let mut budgets: Vec<u8> = pile.iter().map(|&card| budget(card)).collect();
        budgets.sort_unstable();
        budgets.dedup();
        let showing = |back: u8| {
            let mut order: Vec<u8> = pile.iter().rev().copied().collect();
            let alike = order.iter().filter(|&&card| budget(card) == back).count();
            if let Some(at) = order.iter().position(|&card| budget(card) == back) {
                order.swap(0, at);
            }
            let mut copy = *self;
            copy.deck.stack(&order);
            (alike as f64 / pile.len() as f64, copy)
        };
        budgets.into_iter().map(showing).collect()
    }
}

/// The budget of a card.
fn budget(number: u8) -> u8 {
    AutomaCard::numbered(number).map_or(0, |card| card.budget)
}

/// Deals shuffled cards so that the top card and the cards set aside show their real budgets: each of those places
/// takes the first card with its budget; the rest keep their random order.
fn deal_with_backs(shuffled: &mut [u8], real: &[u8], pile: usize) {
    let shown = |place: usize| place == 0 || place >= pile;
    let n = shuffled.len();
    let mut rest = [0u8; 12];
    rest[..n].copy_from_slice(shuffled);
    let mut left = n;
    for place in (0..n).filter(|&p| shown(p)) {
        if let Some(found) = (0..left).find(|&p| budget(rest[p]) == budget(real[place])) {
            shuffled[place] = rest[found];
            rest.copy_within(found + 1..left, found);
            left -= 1;
        }
    }
    for (place, &card) in (0..n).filter(|&p| !shown(p)).zip(&rest[..left]) {
        shuffled[place] = card;
    }
}
