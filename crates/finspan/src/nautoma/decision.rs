//! Nautoma's decision cards: what a card shows, and how a set of them is read.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Refusal, Rng, msg};

use crate::names::{DiveStep, Marker};

/// The steps of a dive that a decision card shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Steps {
    /// 3 young become 1 school.
    pub school: bool,
    /// Eggs become young.
    pub hatch: bool,
    /// New eggs.
    pub eggs: bool,
}

impl Steps {
    /// Does the card show this step?
    pub const fn has(self, step: DiveStep) -> bool {
        match step {
            DiveStep::School => self.school,
            DiveStep::Hatch => self.hatch,
            DiveStep::Eggs => self.eggs,
        }
    }

    /// The steps with these words.
    pub fn of(steps: &[DiveStep]) -> Self {
        let has = |step| steps.contains(&step);
        Self { school: has(DiveStep::School), hatch: has(DiveStep::Hatch), eggs: has(DiveStep::Eggs) }
    }

    /// The steps shown, in order.
    pub fn list(self) -> impl Iterator<Item = DiveStep> {
        DiveStep::ALL.iter().copied().filter(move |&s| self.has(s))
    }
}

/// The large area of a decision card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// A fish card for her.
    Fish,
    /// A dive with these steps.
    Dive(Steps),
}

/// A decision card. The number in its corner is not needed to play; a card entered without one has 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// 1–7, or 0.
    pub number: u8,
    /// The upper strip.
    pub marker: Marker,
    /// The large area.
    pub action: Action,
}

/// The seven cards by number, shuffled for a week: one set aside unseen, six to draw (N3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile {
    /// First the card set aside, then the deck from its top.
    order: [u8; 7],
    drawn: u8,
}

impl Pile {
    /// All seven, shuffled.
    pub fn shuffled(rng: &mut Rng) -> Self {
        let mut order = [1, 2, 3, 4, 5, 6, 7];
        rng.shuffle(&mut order);
        Self { order, drawn: 0 }
    }

    /// The next card (N7); `None` after six.
    pub fn draw(&mut self) -> Option<u8> {
        let card = self.order.get(usize::from(self.drawn) + 1).copied()?;
        self.drawn += 1;
        Some(card)
    }

    /// The cards drawn this week.
    pub fn drawn(&self) -> &[u8] {
        &self.order[1..=usize::from(self.drawn)]
    }

    /// How many are left to draw.
    pub const fn left(&self) -> u8 {
        6 - self.drawn
    }

    /// Puts the pile where it is after this many turns of the week (a correction by hand).
    pub fn after(&mut self, turns: u8) {
        self.drawn = turns.min(6);
    }

    /// Reshuffles what nobody has seen at a later moment of the same week.
    pub(crate) fn resample_since(&mut self, now: &Self, rng: &mut Rng) {
        let from = usize::from(now.drawn) + 1;
        // The card set aside is as unknown as the deck.
        self.order[..from].rotate_left(1);
        self.order[from - 1..].sort_unstable();
        rng.shuffle(&mut self.order[from - 1..]);
        self.order[..from].rotate_right(1);
    }

    /// All seven: the card set aside, the drawn ones, the deck. For the rules and their tests only.
    pub const fn all(&self) -> &[u8; 7] {
        &self.order
    }
}

/// A whole decision set: seven cards with the numbers 1–7, sorted by number.
pub(crate) fn whole_set(mut cards: Vec<Decision>) -> Result<[Decision; 7], Refusal> {
    cards.sort_by_key(|c| c.number);
    let found = cards.len();
    cards.try_into().map_err(|_| Refusal::new("CardSetSize", msg!("finspan-error-set-size", found = found)))
}

/// Some decision cards, each checked, with no number twice.
pub(crate) fn some_of(list: &Value) -> Result<Vec<Decision>, Refusal> {
    let none = Vec::new();
    let mut cards: Vec<Decision> = Vec::new();
    for record in list.as_array().unwrap_or(&none) {
        let card = one(record)?;
        if cards.iter().any(|c| c.number == card.number) {
            return Err(Refusal::new("CardNumberDuplicate", msg!("finspan-error-card-twice", number = card.number)));
        }
        cards.push(card);
    }
    Ok(cards)
}

/// One decision card as a file holds it.
fn one(record: &Value) -> Result<Decision, Refusal> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Raw {
        number: u8,
        marker: Marker,
        action: String,
        #[serde(default)]
        dive: Option<Steps>,
    }
    let raw: Raw = serde_json::from_value(record.clone())
        .map_err(|e| Refusal::new("CardInvalid", msg!("finspan-error-card-unreadable", reason = e.to_string())))?;
    let number = raw.number;
    if !(1..=7).contains(&number) {
        return Err(Refusal::new("CardInvalid", msg!("finspan-error-card-number", number = number)));
    }
    match (raw.action.as_str(), raw.dive) {
        ("fish", None) => Ok(Decision { number, marker: raw.marker, action: Action::Fish }),
        ("fish", Some(_)) => Err(Refusal::new("CardInvalid", msg!("finspan-error-card-fish-dives", number = number))),
        ("dive", None) => Err(empty_dive()),
        ("dive", Some(steps)) if steps == Steps::default() => Err(empty_dive()),
        ("dive", Some(steps)) => Ok(Decision { number, marker: raw.marker, action: Action::Dive(steps) }),
        (action, _) => Err(Refusal::new(
            "CardInvalid",
            msg!("finspan-error-card-action", number = number, action = action.to_owned()),
        )),
    }
}

/// The refusal of a dive without any step.
pub(crate) fn empty_dive() -> Refusal {
    Refusal::new("EmptyDive", msg!("finspan-error-empty-dive"))
}

/// As a file holds it.
impl Serialize for Decision {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Written {
            number: u8,
            marker: Marker,
            action: &'static str,
            dive: Option<Steps>,
        }
        let (action, dive) = match self.action {
            Action::Fish => ("fish", None),
            Action::Dive(steps) => ("dive", Some(steps)),
        };
        Written { number: self.number, marker: self.marker, action, dive }.serialize(to)
    }
}
