//! The Automa's cards beside the printed game: dealt by the program, or printed.

use table::options::Cards as Source;
use table::{Answer, Asks as _, Insist, Msg, Opt, Question, Refusal, Stop, Tape, msg};

use super::Companion;
use crate::automa::cards::{Cards, SET_ASIDE};
use crate::data::AutomaCard;
use crate::names::Reshuffle;
use crate::options::Rules;

/// Where the Automa's cards come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardSource {
    /// The program shuffles.
    App(Cards),
    /// The person draws and names the card.
    Printed(PrintedDeck),
}

impl CardSource {
    /// The cards at the start of a game; the program's use `seed`.
    pub fn new(source: Source, rules: &Rules, seed: u64) -> Self {
        match source {
            Source::App => Self::App(Cards::of_seed(rules.deck, seed)),
            Source::Printed => Self::Printed(PrintedDeck::default()),
        }
    }

    /// Who draws them.
    pub const fn source(&self) -> Source {
        match self {
            Self::App(_) => Source::App,
            Self::Printed(_) => Source::Printed,
        }
    }
}

/// Cards of each deck.
const ALL: u8 = 12;

/// What is known about the printed deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedDeck {
    /// Numbers revealed since the last shuffle, in order.
    pub revealed: Vec<u8>,
    /// Cards left to draw before the next shuffle.
    pub left: u8,
    /// The number on the back of the top card, if the person has named it.
    pub back: Option<u8>,
}

impl Default for PrintedDeck {
    /// Before the first draw: two cards are set aside.
    fn default() -> Self {
        Self { revealed: Vec::new(), left: ALL - SET_ASIDE as u8, back: None }
    }
}

impl PrintedDeck {
    /// Discards the card; returns whether the deck is shuffled now.
    pub fn discard(&mut self, card: &AutomaCard, reshuffle: Reshuffle, at_final: bool) -> bool {
        self.revealed.push(card.number);
        self.left = self.left.saturating_sub(1);
        self.back = None;
        let due = self.left == 0 && !at_final;
        if due {
            self.revealed.clear();
            self.left = match reshuffle {
                Reshuffle::En => ALL,
                Reshuffle::De => ALL - SET_ASIDE as u8,
            };
        }
        due
    }
}

impl Companion {
    /// The number on the back of the next card, if the person can see it.
    pub(super) fn next_budget(&self) -> Option<u8> {
        match &self.cards {
            CardSource::App(cards) => cards.back(),
            CardSource::Printed(deck) => deck.back,
        }
    }

    pub(super) fn cards_left(&self) -> usize {
        match &self.cards {
            CardSource::App(cards) => cards.left(),
            CardSource::Printed(deck) => usize::from(deck.left),
        }
    }

    pub(super) fn revealed(&self) -> &[u8] {
        match &self.cards {
            CardSource::App(cards) => cards.revealed(self.rules.reshuffle),
            CardSource::Printed(deck) => &deck.revealed,
        }
    }

    /// The budgets of the cards set aside, if the person can see them.
    pub(super) fn budgets_aside(&self) -> Vec<u8> {
        match &self.cards {
            CardSource::App(cards) => cards.backs_aside(self.rules.reshuffle),
            CardSource::Printed(_) => Vec::new(),
        }
    }

    /// The printed card that was revealed. None if a correction made it someone else's turn.
    pub(super) fn ask_card(&mut self, tape: &mut Tape<'_>) -> Result<Option<&'static AutomaCard>, Stop> {
        if tape.correction(self)? {
            return Ok(None);
        }
        let card = tape.ask_lazily(self, Some("card"), Self::card_question, |s, a, i, _| s.read_card(a, i))?;
        Ok(Some(card))
    }

    fn card_question(&self) -> Question {
        let used = self.revealed();
        let cards =
            self.rules.deck.numbers().into_iter().filter(|n| !used.contains(n)).filter_map(AutomaCard::numbered);
        // A named back leaves only the cards that show it, unless it was named wrongly.
        let seen: Vec<_> = cards.collect();
        let shows = |card: &&'static AutomaCard| self.next_budget().is_none_or(|budget| card.budget == budget);
        let fitting = seen.iter().copied().any(|card| shows(&card));
        let options = seen
            .into_iter()
            .filter(|card| !fitting || shows(card))
            .map(|card| {
                let id = card.number.to_string();
                Opt::new(id.clone(), Msg::plain(id)).hint(msg!(
                    "patchwork-card-shows",
                    budget = card.budget,
                    income = card.income
                ))
            })
            .collect();
        Question::choice("card", msg!("patchwork-ask-card"), options)
    }

    fn read_card(&self, answer: &Answer, insist: Insist) -> Result<&'static AutomaCard, Refusal> {
        let number = match answer {
            Answer::Number(n) => *n,
            Answer::One(text) => text.trim().parse().unwrap_or(0),
            Answer::Several(_) | Answer::Form(_) => 0,
        };
        let unknown = || Refusal::new("UnknownCard", msg!("patchwork-error-unknown-card", card = number));
        let card = u8::try_from(number).ok().and_then(AutomaCard::numbered).ok_or_else(unknown)?;
        if card.deck != self.rules.deck {
            return Err(Refusal::new("WrongDeck", msg!("patchwork-error-wrong-deck", card = number)));
        }
        if self.revealed().contains(&card.number) {
            insist.or("CardAlreadyDrawn", msg!("patchwork-error-card-used", card = number))?;
        }
        Ok(card)
    }
}
