//! What happened and what can be done, in words.

use serde::{Deserialize, Serialize};
use serde_json::json;
use table::{Msg, Opt, Step, msg};

use super::notation::{self, Typed};
use crate::game::Game;
use crate::game::ability::{Ability, Source, Unit};
use crate::game::fish::{self, Effect, FishId};
use crate::game::ocean::SlotId;
use crate::game::turn::{Event, Main};
use crate::names::{Depth, Site, Trigger, Zone};
use crate::words;

/// The data told with the choice of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chose {
    /// What was chosen, in the notation.
    pub main: String,
}

/// The data told with a card drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drew {
    /// The card.
    pub drew: FishId,
}

impl Chose {
    /// The choice told in a step, if the step begins a turn of the person.
    pub fn told(step: &Step) -> Option<Self> {
        Self::deserialize(&step.data).ok()
    }
}

impl Drew {
    /// The card drawn in a step, if one was.
    pub fn told(step: &Step) -> Option<Self> {
        Self::deserialize(&step.data).ok()
    }
}

/// A slot, with the fish there if there is one.
pub fn place(game: &Game, at: SlotId) -> Msg {
    match game.ocean[at].fish {
        0 => words::slot(at),
        fish => msg!("finspan-place", slot = words::slot(at), fish = words::card(fish)),
    }
}

/// A hand card as an option.
pub(super) fn hand_card(id: String, number: FishId) -> Opt {
    Opt::new(id, words::card(number)).hint(words::card_text(fish::fish(number)))
}

/// Where an ability comes from.
pub(super) fn source(source: Source) -> Msg {
    match source {
        Source::Card(id, at) => msg!("finspan-source-card", card = words::card(id), slot = words::slot(at)),
        Source::Bonus(site, at) => msg!("finspan-source-bonus", site = words::site(site), at = at.id()),
        Source::Hers(id) => msg!("finspan-source-hers", card = words::card(id)),
    }
}

/// What is left of an ability.
pub(super) fn left(ability: &Ability) -> Msg {
    let rest: Vec<Msg> = ability
        .left()
        .filter(|(_, left)| *left > 0)
        .map(|(it, left)| match it {
            Effect::LayEggOnEach(_) | Effect::PlayFish(_) | Effect::ScoreIf(..) => words::effect(it),
            _ => msg!("finspan-effect", op = it.op().id(), n = left),
        })
        .collect();
    msg!("finspan-left", effects = rest)
}

/// What a dive would pass.
pub(super) fn dive_hint(game: &Game, site: Site) -> Msg {
    let zones = Zone::ALL.into_iter().filter(|zone| game.ocean.has_fish(site, *zone));
    let mut bonuses: Vec<Effect> = zones.map(|zone| game.bonus(site, zone.into())).collect();
    let activated = game
        .ocean
        .slots()
        .filter(|(id, s)| id.site() == site && fish::fish(s.fish).trigger == Some(Trigger::IfActivated));
    let activated: Vec<Msg> = activated.map(|(_, s)| words::card(s.fish)).collect();
    let bottom = (!game.reached[site]).then(|| game.bonus(site, Depth::Bottom));
    let parts = if activated.is_empty() {
        bonuses.extend(bottom);
        together(&bonuses)
    } else {
        let bottom = bottom.map(words::effect);
        together(&bonuses).into_iter().chain(activated).chain(bottom).collect()
    };
    if parts.is_empty() { msg!("finspan-dive-nothing") } else { msg!("list", list = parts) }
}

/// The bonuses of a dive; equal ones in a row are counted together.
fn together(bonuses: &[Effect]) -> Vec<Msg> {
    let counted = |it: &Effect| !matches!(it, Effect::LayEggOnEach(_) | Effect::PlayFish(_) | Effect::ScoreIf(..));
    let runs = bonuses.chunk_by(|a, b| a.op() == b.op() && counted(a));
    let words = runs.flat_map(|run| match run {
        [first, _, ..] => {
            let n: u32 = run.iter().map(|bonus| u32::from(bonus.units())).sum();
            vec![msg!("finspan-effect", op = first.op().id(), n = n)]
        }
        _ => run.iter().map(|bonus| words::effect(*bonus)).collect(),
    });
    words.collect()
}

/// A single step as something to choose.
pub(super) fn unit(game: &Game, unit: &Unit) -> Msg {
    match *unit {
        Unit::Draw => msg!("finspan-unit-draw"),
        Unit::Recover(None) => msg!("finspan-unit-recover-draw"),
        Unit::Recover(Some(id)) => msg!("finspan-unit-recover", card = words::card(id)),
        Unit::LayEgg(at) => msg!("finspan-unit-egg", place = place(game, at)),
        Unit::LayEggs(bits) => msg!("finspan-unit-eggs", places = slots(bits)),
        Unit::Hatch(at) => msg!("finspan-unit-hatch", place = place(game, at)),
        Unit::GainYoung(at) => msg!("finspan-unit-young", place = place(game, at)),
        Unit::Move(from, token, to) => {
            msg!("finspan-unit-move", token = token.id(), from = words::slot(from), to = words::slot(to))
        }
        Unit::Tuck(id, at) => msg!("finspan-unit-tuck", card = words::card(id), place = place(game, at)),
        Unit::Play(play) => msg!("finspan-play", card = words::card(play.card), place = words::slot(play.slot)),
    }
}

/// A typed decision that was not listed: a play with its payment, eggs on some of several fish.
pub(super) fn typed(text: &str) -> Option<Msg> {
    match notation::parse(text)? {
        Typed::Play(play) if usize::from(play.card) <= fish::FISH_COUNT => {
            Some(msg!("finspan-play", card = words::card(play.card), place = words::slot(play.slot)))
        }
        Typed::Unit(Unit::LayEggs(bits)) => Some(msg!("finspan-unit-eggs", places = slots(bits))),
        _ => None,
    }
}

fn slots(bits: u32) -> Vec<Msg> {
    SlotId::of_bits(bits).map(words::slot).collect()
}

/// What happened, as a step of the log.
pub(super) fn event(game: &Game, event: Event) -> Step {
    let (text, data) = match event {
        Event::Turn(main) => {
            return Step::turn(turn(game, &main)).data(json!(Chose { main: notation::main(&main) }));
        }
        Event::Drew(Some(id)) => {
            return Step::know(msg!("finspan-drew", card = words::card(id))).data(json!(Drew { drew: id })).revealing();
        }
        Event::Drew(None) => return Step::idle(msg!("finspan-drew-nothing")),
        Event::Uses(from) => {
            return Step::know(source(from)).because(what(from)).data(json!({"uses": uses(from)}));
        }
        Event::Did(done) => (unit(game, &done), json!({"did": notation::unit(&done)})),
    };
    Step::know(text).data(data)
}

/// What an ability does; for a bonus its place on the mat says so.
fn what(source: Source) -> Option<Msg> {
    match source {
        Source::Card(id, _) | Source::Hers(id) => Some(words::ability_text(fish::fish(id))),
        Source::Bonus(..) => None,
    }
}

fn uses(source: Source) -> String {
    match source {
        Source::Card(id, slot) => format!("{id} {}", slot.name()),
        Source::Bonus(site, at) => format!("{} {}", site.id(), at.id()),
        Source::Hers(id) => format!("{id} nautoma"),
    }
}

fn turn(game: &Game, main: &Main) -> Msg {
    match main {
        Main::Dive(site) => msg!("finspan-told-dive", site = words::site(*site)),
        Main::Play(play) => {
            let consumed = game.ocean[play.slot].fish;
            let mut paid: Vec<Msg> = play.pay.cards().iter().map(|&id| words::card(id)).collect();
            let tokens = [
                ("egg", SlotId::of_bits(play.pay.eggs).collect::<Vec<_>>()),
                ("young", play.pay.young().collect()),
                ("school", SlotId::of_bits(play.pay.schools).collect()),
            ];
            for (kind, list) in tokens {
                paid.extend(list.into_iter().map(|s| msg!("finspan-paid", kind = kind, slot = words::slot(s))));
            }
            let onto = if consumed == 0 { "empty" } else { "fish" };
            let paid = if paid.is_empty() { msg!("finspan-cost-free") } else { msg!("list", list = paid) };
            msg!(
                "finspan-told-play",
                card = words::card(play.card),
                place = place(game, play.slot),
                onto = onto,
                paid = paid
            )
        }
    }
}
