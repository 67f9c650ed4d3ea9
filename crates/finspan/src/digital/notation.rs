//! Decisions as short texts: what is in the journal and what a person or another program types.
//!
//! ```text
//! dive blue                            play 76 blue1
//! play 76 blue1 pay egg-blue5 egg-green2 3 17     (discarded cards by number)
//! draw   recover 91   recover draw     egg purple4   eggs blue1 blue5
//! hatch blue5   young green2           move blue1 young blue3   move blue2 school purple2
//! tuck 94 blue5   use green5           finish
//! ```

use crate::game::ability::Unit;
use crate::game::fish::FishId;
use crate::game::ocean::SlotId;
use crate::game::pay::{Payment, Play};
use crate::game::turn::Main;
use crate::names::{Site, Token};

/// A typed decision that can be read; the rules judge whether it is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A dive.
    Dive(Site),
    /// A fish from the hand.
    Play(TypedPlay),
    /// A single step of an ability, other than playing a fish.
    Unit(Unit),
    /// The GAME END ability of the fish there.
    Use(SlotId),
    /// Done with this.
    Finish,
}

/// A play, perhaps with its payment still open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypedPlay {
    /// The card.
    pub card: FishId,
    /// Where it goes.
    pub slot: SlotId,
    /// What it is paid with, if given.
    pub pay: Option<Payment>,
}

/// Reads a decision.
pub fn parse(text: &str) -> Option<Typed> {
    let words: Vec<&str> = text.split(' ').collect();
    let slot = |word: &str| SlotId::parse(word);
    let card = |word: &str| word.parse::<FishId>().ok();
    Some(match words.as_slice() {
        ["dive", site] => Typed::Dive(Site::parse(site)?),
        ["play", number, place] => Typed::Play(TypedPlay { card: card(number)?, slot: slot(place)?, pay: None }),
        ["play", number, place, "pay", rest @ ..] => {
            Typed::Play(TypedPlay { card: card(number)?, slot: slot(place)?, pay: Some(payment(rest)?) })
        }
        ["draw"] => Typed::Unit(Unit::Draw),
        ["recover", "draw"] => Typed::Unit(Unit::Recover(None)),
        ["recover", number] => Typed::Unit(Unit::Recover(Some(card(number)?))),
        ["egg", place] => Typed::Unit(Unit::LayEgg(slot(place)?)),
        ["eggs", places @ ..] => Typed::Unit(Unit::LayEggs(bits(places)?)),
        ["hatch", place] => Typed::Unit(Unit::Hatch(slot(place)?)),
        ["young", place] => Typed::Unit(Unit::GainYoung(slot(place)?)),
        ["move", from, "young", to] => Typed::Unit(Unit::Move(slot(from)?, Token::Young, slot(to)?)),
        ["move", from, "school", to] => Typed::Unit(Unit::Move(slot(from)?, Token::School, slot(to)?)),
        ["tuck", number, place] => Typed::Unit(Unit::Tuck(card(number)?, slot(place)?)),
        ["use", place] => Typed::Use(slot(place)?),
        ["finish"] => Typed::Finish,
        _ => return None,
    })
}

/// Distinct slots as bits.
fn bits(places: &[&str]) -> Option<u32> {
    let mut all = 0;
    for place in places {
        let bit = SlotId::parse(place)?.bit();
        if all & bit != 0 {
            return None;
        }
        all |= bit;
    }
    Some(all)
}

fn payment(words: &[&str]) -> Option<Payment> {
    let (mut cards, mut young, mut eggs, mut schools) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for word in words {
        match word.split_once('-') {
            None => cards.push(word.parse::<FishId>().ok()?),
            Some(("egg", place)) => eggs.push(place),
            Some(("young", place)) => young.push(SlotId::parse(place)?),
            Some(("school", place)) => schools.push(place),
            Some(_) => return None,
        }
    }
    if cards.len() > 3 || young.len() > 3 {
        return None;
    }
    young.sort_unstable();
    let pay = Payment::default().with_cards(&cards).with_young(&young);
    Some(pay.with_eggs(bits(&eggs)?).with_schools(bits(&schools)?))
}

/// Writes a play with its payment.
pub fn play(play: &Play) -> String {
    let mut text = format!("play {} {} pay", play.card, play.slot.name());
    for card in play.pay.cards() {
        text += &format!(" {card}");
    }
    let kinds = [("egg", play.pay.eggs), ("school", play.pay.schools)];
    for slot in play.pay.young() {
        text += &format!(" young-{}", slot.name());
    }
    for (kind, slots) in kinds {
        for slot in SlotId::of_bits(slots) {
            text += &format!(" {kind}-{}", slot.name());
        }
    }
    text
}

/// Writes a decision of a turn.
pub fn main(main: &Main) -> String {
    match main {
        Main::Dive(site) => format!("dive {}", site.id()),
        Main::Play(it) => play(it),
    }
}

/// Writes a single step.
pub fn unit(unit: &Unit) -> String {
    match unit {
        Unit::Draw => "draw".into(),
        Unit::Recover(None) => "recover draw".into(),
        Unit::Recover(Some(card)) => format!("recover {card}"),
        Unit::LayEgg(slot) => format!("egg {}", slot.name()),
        Unit::LayEggs(slots) => {
            SlotId::of_bits(*slots).fold("eggs".to_owned(), |text, slot| format!("{text} {}", slot.name()))
        }
        Unit::Hatch(slot) => format!("hatch {}", slot.name()),
        Unit::GainYoung(slot) => format!("young {}", slot.name()),
        Unit::Move(from, token, to) => format!("move {} {} {}", from.name(), token.id(), to.name()),
        Unit::Tuck(card, slot) => format!("tuck {card} {}", slot.name()),
        Unit::Play(it) => play(it),
    }
}
