//! The action deck and the decision deck; their strategy cards join at the first reshuffle (§8).

use serde_json::json;
use table::{Deck, Rng, Step, msg};

use super::Franz;
use crate::facts::{Fact, Facts};
use crate::names::Which;
use crate::options::Reshuffle;

/// The stream of the shuffle key.
const fn stream(which: Which) -> u64 {
    match which {
        Which::Action => 0xF1,
        Which::Decision => 0xF2,
    }
}

/// One deck. Cards are indices into the card file.
#[derive(Clone, Debug)]
pub struct Pile {
    deck: Deck<u8, 6>,
    /// The card in play.
    pub in_play: Option<u8>,
    /// The strategy card set aside until it joins; none if only the person could know it.
    pub aside: Option<u8>,
    /// The strategy cards this may be.
    pub candidates: Vec<u8>,
    /// The first reshuffle has come.
    pub joined: bool,
    /// Printed cards: the strategy card is in the deck, but nobody has seen which one it is.
    pub unseen: bool,
    rng: Rng,
}

/// What a reshuffle did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reshuffled {
    /// Cards from the discard pile.
    pub cards: usize,
    /// The strategy card that joined, if it is known.
    pub strategy: Option<u8>,
    /// A strategy card joined.
    pub joined: bool,
}

impl Pile {
    /// Five shuffled cards, with the strategy card set aside. With printed cards, an unchosen strategy card stays
    /// unknown.
    pub fn new(which: Which, seed: u64, cards: &[u8], candidates: Vec<u8>, chosen: Option<u8>, printed: bool) -> Self {
        let mut rng = Rng::new(seed, stream(which));
        let mut order = cards.to_vec();
        rng.shuffle(&mut order);
        let aside = match chosen {
            Some(card) => Some(card),
            None if printed => None,
            None => rng.pick(&candidates).copied(),
        };
        let mut deck = Deck::in_order([0; 6]);
        deck.stack(&order);
        Self { deck, in_play: None, aside, candidates, joined: false, unseen: false, rng }
    }

    /// A pile in a given order, for tests and custom decks.
    pub fn stacked(top_first: &[u8], strategy: u8) -> Self {
        let mut pile = Self::new(Which::Action, 0, top_first, vec![strategy], Some(strategy), false);
        pile.deck.stack(top_first);
        pile
    }

    /// Puts the pile in this order, the first card on top.
    pub fn stack(&mut self, top_first: &[u8]) {
        self.deck.stack(top_first);
    }

    /// No card is left to draw.
    pub fn is_empty(&self) -> bool {
        self.deck.is_empty() && !self.unseen
    }

    /// Shuffles the discards and, the first time, the strategy card.
    pub fn reshuffle(&mut self) -> Reshuffled {
        let cards = self.deck.discarded().len();
        let joined = !self.joined;
        let strategy = if joined { self.aside.take() } else { None };
        if joined {
            self.joined = true;
            match strategy {
                Some(card) => self.deck.discard(card),
                None => self.unseen = true,
            }
        }
        self.deck.reshuffle(&mut self.rng);
        Reshuffled { cards, strategy, joined }
    }

    /// Takes the top card into play.
    pub fn draw(&mut self) -> Option<u8> {
        self.in_play = self.deck.draw();
        self.in_play
    }

    /// Takes a named card into play: the person drew it from the printed deck.
    pub fn draw_named(&mut self, card: u8) {
        let mut left: Vec<u8> = self.left();
        match left.iter().position(|&c| c == card) {
            Some(at) => {
                left.remove(at);
            }
            None => self.unseen = false,
        }
        left.reverse();
        self.deck.stack(&left);
        self.in_play = Some(card);
    }

    /// Lays the card in play onto the discard pile.
    pub fn discard(&mut self) {
        if let Some(card) = self.in_play.take() {
            self.deck.discard(card);
        }
    }

    /// The cards left to draw, bottom first. For bookkeeping only; never shown in this order.
    pub fn left(&self) -> Vec<u8> {
        self.deck.pile().to_vec()
    }

    /// The discard pile.
    pub fn discarded(&self) -> &[u8] {
        self.deck.discarded()
    }

    /// All cards that could be drawn next: those left, plus any candidate strategy card while nobody has seen it.
    pub fn possible(&self) -> Vec<u8> {
        let mut cards = self.left();
        cards.sort_unstable();
        if self.unseen {
            cards.extend(&self.candidates);
        }
        cards
    }
}

/// Both decks.
#[derive(Clone, Debug)]
pub struct Decks {
    /// What he does.
    pub action: Pile,
    /// His priorities.
    pub decision: Pile,
}

impl Decks {
    /// The deck of this kind.
    pub fn of(&mut self, which: Which) -> &mut Pile {
        match which {
            Which::Action => &mut self.action,
            Which::Decision => &mut self.decision,
        }
    }
}

impl<F: Facts> Franz<'_, F> {
    /// Draws a card; an empty deck is shuffled first (§8).
    pub fn draw(&mut self, which: Which) -> Fact<u8> {
        if self.st.decks.of(which).is_empty() {
            self.reshuffle(which);
        }
        let card = if self.st.printed() {
            let card = self.facts.drawn(self.st, which)?;
            self.st.decks.of(which).draw_named(card);
            card
        } else {
            self.st.decks.of(which).draw().unwrap_or(0)
        };
        Ok(card)
    }

    /// Shuffles a deck's discards and, the first time, its strategy card.
    pub fn reshuffle(&mut self, which: Which) {
        let done = self.st.decks.of(which).reshuffle();
        let id = done.strategy.map_or_else(String::new, |card| match which {
            Which::Action => self.st.cards.actions[usize::from(card)].id.clone(),
            Which::Decision => self.st.cards.decisions[usize::from(card)].id.clone(),
        });
        let joined = match (done.joined, done.strategy) {
            (false, _) => "no",
            (true, Some(_)) => "yes",
            (true, None) => "unseen",
        };
        let told = msg!("imperial-steam-deck-reshuffle", deck = which.id(), n = done.cards, joined = joined, id = id);
        let told = self.st.under("reshuffle", told);
        self.facts.notes().record(&told);
        let step = self.st.fresh(Step::know(told).data(json!({ "reshuffled": which.id() })));
        self.facts.tell(step);
    }

    /// §6.9: both cards go to their discards.
    pub fn discard(&mut self) {
        for which in [Which::Action, Which::Decision] {
            self.st.decks.of(which).discard();
            if self.st.options.reshuffle == Reshuffle::AtLastCard && self.st.decks.of(which).is_empty() {
                self.reshuffle(which);
            }
        }
    }
}
