//! The action deck and the decision deck, with the strategy cards that join at the first reshuffle
//! (§8).

use table::{Deck, Rng};

/// Which deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// What he does.
    Action,
    /// His priorities.
    Decision,
}

impl Which {
    /// `action` or `decision`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Action => "action",
            Self::Decision => "decision",
        }
    }

    /// The stream of the shuffle key.
    const fn stream(self) -> u64 {
        match self {
            Self::Action => 0xF1,
            Self::Decision => 0xF2,
        }
    }
}

/// One deck. Cards are places in the card file.
#[derive(Clone, Debug)]
pub struct Pile {
    deck: Deck<u8, 6>,
    /// The card in play.
    pub in_play: Option<u8>,
    /// The strategy card laid aside, as long as it has not joined; none if only the person could know it.
    pub aside: Option<u8>,
    /// The strategy cards it may be.
    pub candidates: Vec<u8>,
    /// The first reshuffle has come.
    pub joined: bool,
    /// Printed cards: the strategy card is in the deck but nobody has seen which it is.
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
    /// Five cards, shuffled, and the strategy card aside. With printed cards an unchosen strategy card
    /// stays unknown.
    pub fn new(which: Which, seed: u64, cards: &[u8], candidates: Vec<u8>, chosen: Option<u8>, printed: bool) -> Self {
        let mut rng = Rng::new(seed, which.stream());
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

    /// A pile in a given order, for tests and own decks.
    pub fn stacked(top_first: &[u8], strategy: u8) -> Self {
        let mut pile = Self::new(Which::Action, 0, top_first, vec![strategy], Some(strategy), false);
        pile.deck.stack(top_first);
        pile
    }

    /// Puts the pile in this order, first on top.
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

    /// The cards left to draw, bottom first. For the books only, never shown in this order.
    pub fn left(&self) -> Vec<u8> {
        self.deck.pile().to_vec()
    }

    /// The discard pile.
    pub fn discarded(&self) -> &[u8] {
        self.deck.discarded()
    }

    /// All cards that could be drawn next: those left, and any strategy card while nobody has seen it.
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
    /// One of them.
    pub fn of(&mut self, which: Which) -> &mut Pile {
        match which {
            Which::Action => &mut self.action,
            Which::Decision => &mut self.decision,
        }
    }
}
