//! What the question offers, as a way over things on the table: a card and then a place, a place and
//! then another, a place alone. The script follows these ways; it knows no rules.

use finspan::digital::Shown;
use finspan::digital::notation::{self, Typed};
use finspan::game::ability::Unit;
use finspan::game::fish::FishId;
use finspan::game::ocean::SlotId;
use finspan::names::Site;
use finspan::words;
use serde_json::json;
use table::question::Kind;
use table::{Msg, Question, msg};

use crate::frame::Viewer;

/// An answer and the things to tap for it, in order.
struct Offer {
    id: String,
    label: String,
    way: Vec<String>,
    /// What the last tap would bring: in a word, and in full.
    brings: Option<(String, String)>,
}

/// An egg on each of these, any of which may be left out (B30).
struct Each {
    /// The whole answer.
    all: String,
    /// The slots.
    slots: Vec<String>,
    /// What is done, by how many there are.
    words: Vec<String>,
}

/// Everything that can be answered by tapping things.
pub struct Offers {
    all: Vec<Offer>,
    /// Are several things marked, or is one answer given?
    several: bool,
    each: Option<Each>,
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
        let Some(question) = ask else { return Self { all: Vec::new(), several: false, each: None } };
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
        Self { all: offers(question), several, each: question.options().iter().find_map(|o| each(viewer, &o.id)) }
    }

    /// Can this thing be tapped, now or later on a way?
    pub fn has(&self, thing: &str) -> bool {
        self.all.iter().any(|offer| offer.way.iter().any(|t| t == thing))
    }

    /// Is this answer given by tapping the mat or the hand? The pile lies further down.
    pub fn in_sight(&self, id: &str) -> bool {
        let from_pile = matches!(notation::parse(id), Some(Typed::Unit(Unit::Recover(_))));
        !from_pile && self.all.iter().any(|offer| offer.id == id)
    }

    /// The answer that a single tap on this thing gives, if it is the only one: it works without script.
    pub fn at_once(&self, thing: &str) -> Option<&str> {
        let mut begun = self.all.iter().filter(|offer| offer.way.first().is_some_and(|t| t == thing));
        let first = begun.next()?;
        (!self.several && first.way.len() == 1 && begun.next().is_none()).then_some(first.id.as_str())
    }

    /// The answer that lays an egg on each of several fish, if there is one.
    pub fn each(&self) -> Option<&str> {
        self.each.as_ref().map(|each| each.all.as_str())
    }

    /// For the script.
    pub fn to_json(&self) -> String {
        let offer = |o: &Offer| {
            let (brings, plan) = o.brings.as_ref().map(|(brings, plan)| (brings, plan)).unzip();
            json!({"id": o.id, "label": o.label, "way": o.way, "brings": brings, "plan": plan})
        };
        let each = self.each.as_ref().map(|e| json!({"all": e.all, "slots": e.slots, "words": e.words}));
        let offers: Vec<_> = self.all.iter().map(offer).collect();
        json!({"several": self.several, "offers": offers, "each": each}).to_string()
    }
}

/// The ways to a decision. Eggs on several fish at once are laid by tapping any of them; with the script each
/// tap leaves one out.
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

/// An egg on each of several fish, as something to choose from.
fn each(viewer: &Viewer, id: &str) -> Option<Each> {
    let Some(Typed::Unit(Unit::LayEggs(bits))) = notation::parse(id) else { return None };
    let slots: Vec<String> = SlotId::of_bits(bits).map(SlotId::name).collect();
    let words = (0..=slots.len()).map(|n| viewer.say(&msg!("page-mat-eggs", n = n))).collect();
    Some(Each { all: id.to_owned(), slots, words })
}

/// What a play would bring at once: points in a word; in full also this week's achievement and what it covers.
fn gain(viewer: &Viewer, shown: &Shown, id: &str) -> Option<(String, String)> {
    let Some(Typed::Play(play)) = notation::parse(id) else { return None };
    let place = shown.place(play.card, play.slot)?;
    let covers = shown.slot(play.slot)?.fish.map(|fish| msg!("page-mat-covers", fish = words::card(fish)));
    let parts: Vec<Msg> = std::iter::once(brings(place.gain, place.least, place.week)).chain(covers).collect();
    let plan = msg!("page-mat-slot", slot = words::slot(play.slot), what = parts);
    Some((viewer.say(&change(place.gain, place.least)), viewer.say(&plan)))
}

/// A change of the score, and of this week's achievement where there is one.
pub fn brings(gain: i64, least: i64, week: i64) -> Msg {
    let points = change(gain, least);
    if week == 0 { points } else { msg!("page-mat-and-week", points = points, week = signed(week)) }
}

/// A change of the score, with its sign; a range where it depends on the payment.
fn change(gain: i64, least: i64) -> Msg {
    if gain == least {
        msg!("page-mat-gain", sign = if gain < 0 { "−" } else { "+" }, n = gain.abs())
    } else {
        msg!("page-mat-gain-range", least = signed(least), most = signed(gain))
    }
}

fn signed(points: i64) -> String {
    format!("{}{}", if points < 0 { "−" } else { "+" }, points.abs())
}
