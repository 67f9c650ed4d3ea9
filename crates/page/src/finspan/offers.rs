//! What the question offers, as a way over things on the table: a card and then a place, a place and
//! then another, a place alone. The script follows these ways; it knows no rules.

use finspan::digital::Shown;
use finspan::digital::notation::{self, Typed};
use finspan::game::ability::Unit;
use finspan::game::fish::FishId;
use finspan::game::ocean::SlotId;
use finspan::names::Site;
use serde_json::json;
use table::question::Kind;
use table::{Msg, Question, msg};

use crate::frame::Viewer;

/// An answer and the things to tap for it, in order.
struct Offer {
    id: String,
    label: String,
    way: Vec<String>,
    /// What the last tap would bring.
    brings: Option<String>,
}

/// Everything that can be answered by tapping things.
pub struct Offers {
    all: Vec<Offer>,
    /// Are several things marked, or is one answer given?
    several: bool,
}

/// The name of a card as a thing.
pub fn card_thing(card: FishId) -> String {
    format!("card-{card}")
}

/// The name of a dive as a thing.
pub fn dive_thing(site: Site) -> String {
    format!("dive-{}", site.id())
}

impl Offers {
    /// What this question offers.
    pub fn of(viewer: &Viewer, ask: Option<&Question>, shown: &Shown) -> Self {
        let Some(question) = ask else { return Self { all: Vec::new(), several: false } };
        let several = matches!(question.kind, Kind::Several { .. });
        let ways = if several { payment_ways } else { decision_ways };
        let offers = |question: &Question| -> Vec<Offer> {
            let of_option = |option: &table::Opt| -> Vec<Offer> {
                let brings = gain(viewer, shown, &option.id);
                let offer = |way| Offer {
                    id: option.id.to_string(),
                    label: viewer.say(&option.label),
                    way,
                    brings: brings.clone(),
                };
                ways(&option.id).into_iter().map(offer).collect()
            };
            question.options().iter().flat_map(of_option).collect()
        };
        Self { all: offers(question), several }
    }

    /// Can this thing be tapped, now or later on a way?
    pub fn has(&self, thing: &str) -> bool {
        self.all.iter().any(|offer| offer.way.iter().any(|t| t == thing))
    }

    /// The answer that a single tap on this thing gives, if it is the only one: it works without script.
    pub fn at_once(&self, thing: &str) -> Option<&str> {
        let mut begun = self.all.iter().filter(|offer| offer.way.first().is_some_and(|t| t == thing));
        let first = begun.next()?;
        (!self.several && first.way.len() == 1 && begun.next().is_none()).then_some(first.id.as_str())
    }

    /// For the script.
    pub fn to_json(&self) -> String {
        let offer = |o: &Offer| json!({"id": o.id, "label": o.label, "way": o.way, "brings": o.brings});
        json!({"several": self.several, "offers": self.all.iter().map(offer).collect::<Vec<_>>()}).to_string()
    }
}

/// The ways to a decision. Eggs on several fish at once are laid by tapping any of them.
fn decision_ways(id: &str) -> Vec<Vec<String>> {
    let card = card_thing;
    let one = |slot: SlotId| vec![vec![slot.name()]];
    match notation::parse(id) {
        Some(Typed::Dive(site)) => vec![vec![dive_thing(site)]],
        Some(Typed::Play(play)) => vec![vec![card(play.card), play.slot.name()]],
        Some(Typed::Use(slot)) => one(slot),
        Some(Typed::Unit(unit)) => match unit {
            Unit::LayEgg(slot) | Unit::Hatch(slot) | Unit::GainYoung(slot) => one(slot),
            Unit::LayEggs(bits) => SlotId::of_bits(bits).map(|slot| vec![slot.name()]).collect(),
            Unit::Move(from, _, to) => vec![vec![from.name(), to.name()]],
            Unit::Tuck(id, slot) => vec![vec![card(id), slot.name()]],
            Unit::Recover(Some(id)) => vec![vec![card(id)]],
            Unit::Play(play) => vec![vec![card(play.card), play.slot.name()]],
            Unit::Draw | Unit::Recover(None) => Vec::new(),
        },
        Some(Typed::Finish) | None => Vec::new(),
    }
}

/// The thing to pay with: a card by its number, a token by its slot (`blue1`; `blue1 2` is a second one).
fn payment_ways(id: &str) -> Vec<Vec<String>> {
    let thing = match id.parse() {
        Ok(card) => card_thing(card),
        Err(_) => id.split(' ').next().unwrap_or_default().to_owned(),
    };
    vec![vec![thing]]
}

/// By how many points a play would change the score at once.
fn gain(viewer: &Viewer, shown: &Shown, id: &str) -> Option<String> {
    let Some(Typed::Play(play)) = notation::parse(id) else { return None };
    shown.gain(play.card, play.slot).map(|gain| viewer.say(&change(gain)))
}

/// A change of the score, with its sign.
pub fn change(points: i64) -> Msg {
    msg!("page-mat-gain", sign = if points < 0 { "−" } else { "+" }, n = points.abs())
}
