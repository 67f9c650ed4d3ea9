//! Cards, slots, abilities and what happened, in words. Effect texts are put together from the ten
//! primitives; fish keep their English and scientific names.

use serde_json::json;
use table::{Msg, Opt, Step, msg};

use super::notation;
use crate::fish::{self, Cost, Effect, Fish, FishId, Scope, When};
use crate::game::Game;
use crate::game::ability::{Ability, Source, Unit};
use crate::game::ocean::SlotId;
use crate::game::turn::{Event, Main};
use crate::say;
use crate::word::{Site, Zone};

/// The English name of a fish.
pub fn card(id: FishId) -> Msg {
    Msg::plain(fish::name(id).name.clone())
}

/// `blue 5`.
pub fn slot(slot: SlotId) -> Msg {
    msg!("finspan-slot", site = say::site(slot.site()), row = slot.row())
}

/// A slot, with the fish there if there is one.
pub fn place(game: &Game, at: SlotId) -> Msg {
    match game.ocean[at].fish {
        0 => slot(at),
        fish => msg!("finspan-place", slot = slot(at), fish = card(fish)),
    }
}

/// A hand card as an option.
pub(super) fn hand_card(id: String, number: FishId) -> Opt {
    Opt::new(id, card(number)).hint(card_text(fish::fish(number)))
}

/// What a card costs.
pub fn cost(cost: &Cost) -> Msg {
    let parts = [
        ("cards", cost.cards),
        ("eggs", cost.eggs),
        ("young", cost.young),
        ("schools", cost.schools),
        ("consume", cost.consume),
    ];
    let parts: Vec<Msg> = parts
        .into_iter()
        .filter(|(_, n)| *n > 0)
        .map(|(kind, n)| msg!("finspan-cost-part", kind = kind, n = n))
        .collect();
    if parts.is_empty() { msg!("finspan-cost-free") } else { msg!("list", list = parts) }
}

/// Scientific name, points, length, cost and ability of a card.
pub fn card_text(fish: &Fish) -> Msg {
    msg!(
        "finspan-card-text",
        latin = fish::name(fish.id).latin.as_str(),
        points = fish.points,
        length = fish.length,
        cost = cost(&fish.cost),
        ability = ability_text(fish)
    )
}

/// When an ability is used, for whom, and what it does.
pub fn ability_text(fish: &Fish) -> Msg {
    let Some(trigger) = fish.trigger else { return msg!("finspan-no-ability") };
    let effects: Vec<Msg> = fish.effects().iter().map(|e| effect(*e)).collect();
    let all = if fish.all_players { "yes" } else { "no" };
    msg!("finspan-ability", trigger = trigger.name(), all = all, effects = effects)
}

/// One of the ten primitives.
pub fn effect(effect: Effect) -> Msg {
    let op = effect.op();
    let n = effect.units();
    match effect {
        Effect::LayEggOnEach(at) => msg!("finspan-effect-each", scope = scope("each", at)),
        Effect::PlayFish(at) => msg!("finspan-effect-play", scope = scope("another", at)),
        Effect::ScoreIf(points, when) => msg!("finspan-effect-score", points = points, when = condition(when)),
        _ => msg!("finspan-effect", op = op, n = n),
    }
}

/// Which fish: each of them, or another one.
fn scope(which: &'static str, scope: Scope) -> Msg {
    let (by, value) = match scope {
        Scope::Size(size) => ("size", size.name()),
        Scope::Site(site) => ("site", site.name()),
        Scope::Row(1) => ("row", "top"),
        Scope::Row(_) => ("row", "bottom"),
        Scope::Predator => ("tag", "predator"),
        Scope::Zone(zone) => ("zone", zone.name()),
    };
    msg!("finspan-scope", which = which, by = by, value = value)
}

fn condition(when: When) -> Msg {
    let (kind, n) = when.word();
    msg!("finspan-when", kind = kind, n = n.unwrap_or(0))
}

/// Where an ability comes from.
pub(super) fn source(source: Source) -> Msg {
    match source {
        Source::Card(id, at) => msg!("finspan-source-card", card = card(id), slot = slot(at)),
        Source::Bonus(site, at) => msg!("finspan-source-bonus", site = say::site(site), at = bonus_place(at)),
        Source::Hers(id) => msg!("finspan-source-hers", card = card(id)),
    }
}

fn bonus_place(at: u8) -> &'static str {
    Zone::ALL.get(usize::from(at)).map_or("bottom", |zone| zone.name())
}

/// What is left of an ability.
pub(super) fn left(ability: &Ability) -> Msg {
    let rest: Vec<Msg> = ability
        .left()
        .filter(|(_, left)| *left > 0)
        .map(|(it, left)| match it {
            Effect::LayEggOnEach(_) | Effect::PlayFish(_) | Effect::ScoreIf(..) => effect(it),
            _ => msg!("finspan-effect", op = it.op(), n = left),
        })
        .collect();
    msg!("finspan-left", effects = rest)
}

/// What a dive would pass.
pub(super) fn dive_hint(game: &Game, site: Site) -> Msg {
    let zones = Zone::ALL.iter().enumerate().filter(|(_, zone)| game.ocean.has_fish(site, **zone));
    let mut bonuses: Vec<Effect> = zones.map(|(at, _)| game.bonus(site, at)).collect();
    let activated = game
        .ocean
        .slots()
        .filter(|(id, s)| id.site() == site && fish::fish(s.fish).trigger == Some(crate::word::Trigger::IfActivated));
    let activated: Vec<Msg> = activated.map(|(_, s)| card(s.fish)).collect();
    let bottom = (game.reached & 1 << site as u8 == 0).then(|| game.bonus(site, Zone::ALL.len()));
    let parts = if activated.is_empty() {
        bonuses.extend(bottom);
        together(&bonuses)
    } else {
        let bottom = bottom.map(effect);
        together(&bonuses).into_iter().chain(activated).chain(bottom).collect()
    };
    if parts.is_empty() { msg!("finspan-dive-nothing") } else { msg!("list", list = parts) }
}

/// The bonuses of a dive; equal ones that follow each other are counted together.
fn together(bonuses: &[Effect]) -> Vec<Msg> {
    let counted = |it: &Effect| !matches!(it, Effect::LayEggOnEach(_) | Effect::PlayFish(_) | Effect::ScoreIf(..));
    let runs = bonuses.chunk_by(|a, b| a.op() == b.op() && counted(a));
    let words = runs.flat_map(|run| match run {
        [first, _, ..] => {
            let n: u32 = run.iter().map(|bonus| u32::from(bonus.units())).sum();
            vec![msg!("finspan-effect", op = first.op(), n = n)]
        }
        _ => run.iter().map(|bonus| effect(*bonus)).collect(),
    });
    words.collect()
}

/// A single step as something to choose.
pub(super) fn unit(game: &Game, unit: &Unit) -> Msg {
    match *unit {
        Unit::Draw => msg!("finspan-unit-draw"),
        Unit::Recover(None) => msg!("finspan-unit-recover-draw"),
        Unit::Recover(Some(id)) => msg!("finspan-unit-recover", card = card(id)),
        Unit::LayEgg(at) => msg!("finspan-unit-egg", place = place(game, at)),
        Unit::LayEggs(bits) => msg!("finspan-unit-eggs", places = slots(bits)),
        Unit::Hatch(at) => msg!("finspan-unit-hatch", place = place(game, at)),
        Unit::GainYoung(at) => msg!("finspan-unit-young", place = place(game, at)),
        Unit::Move(from, token, to) => {
            msg!("finspan-unit-move", token = token.name(), from = slot(from), to = slot(to))
        }
        Unit::Tuck(id, at) => msg!("finspan-unit-tuck", card = card(id), place = place(game, at)),
        Unit::Play(play) => msg!("finspan-play", card = card(play.card), place = slot(play.slot)),
    }
}

fn slots(bits: u32) -> Vec<Msg> {
    SlotId::of_bits(bits).map(slot).collect()
}

/// What happened, as a step of the log.
pub(super) fn event(game: &Game, event: Event) -> Step {
    let (text, data) = match event {
        Event::Turn(main) => (turn(game, &main), json!({"main": notation::main(&main)})),
        Event::Drew(Some(id)) => (msg!("finspan-drew", card = card(id)), json!({"drew": id})),
        Event::Drew(None) => return Step::idle(msg!("finspan-drew-nothing")),
        Event::Uses(from) => {
            return Step::know(source(from)).because(what(from)).data(json!({"uses": uses(from)}));
        }
        Event::Did(done) => (unit(game, &done), json!({"did": notation::unit(&done)})),
    };
    Step::know(text).data(data)
}

/// What an ability does; a bonus says so by its place on the mat.
fn what(source: Source) -> Option<Msg> {
    match source {
        Source::Card(id, _) | Source::Hers(id) => Some(ability_text(fish::fish(id))),
        Source::Bonus(..) => None,
    }
}

fn uses(source: Source) -> String {
    match source {
        Source::Card(id, slot) => format!("{id} {}", slot.name()),
        Source::Bonus(site, at) => format!("{} {}", site.name(), bonus_place(at)),
        Source::Hers(id) => format!("{id} nautoma"),
    }
}

fn turn(game: &Game, main: &Main) -> Msg {
    match main {
        Main::Dive(site) => msg!("finspan-told-dive", site = say::site(*site)),
        Main::Play(play) => {
            let consumed = game.ocean[play.slot].fish;
            let mut paid: Vec<Msg> = play.pay.cards().iter().map(|&id| card(id)).collect();
            let tokens = [
                ("egg", SlotId::of_bits(play.pay.eggs).collect::<Vec<_>>()),
                ("young", play.pay.young().collect()),
                ("school", SlotId::of_bits(play.pay.schools).collect()),
            ];
            for (kind, list) in tokens {
                paid.extend(list.into_iter().map(|s| msg!("finspan-paid", kind = kind, slot = slot(s))));
            }
            let onto = if consumed == 0 { "empty" } else { "fish" };
            let paid = if paid.is_empty() { msg!("finspan-cost-free") } else { msg!("list", list = paid) };
            msg!("finspan-told-play", card = card(play.card), place = place(game, play.slot), onto = onto, paid = paid)
        }
    }
}
