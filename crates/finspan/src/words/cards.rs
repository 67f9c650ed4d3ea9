//! Cards, slots and abilities in words. Effect texts are built from the ten primitives. The English and scientific
//! names of fish come from the data; names in other languages are our own translations.

use table::{Msg, msg};

use super::site;
use crate::game::fish::{self, Cost, Effect, Fish, FishId, Scope, When};
use crate::game::ocean::SlotId;

/// The name of a fish.
pub fn card(id: FishId) -> Msg {
    msg!("finspan-fish", fish = id, name = fish::name(id).name.as_str())
}

/// `blue 5`.
pub fn slot(slot: SlotId) -> Msg {
    msg!("finspan-slot", site = site(slot.site()), row = slot.row())
}

/// What a card costs.
pub fn cost(cost: &Cost) -> Msg {
    let parts: Vec<Msg> = cost.parts().map(|(kind, n)| msg!("finspan-cost-part", kind = kind, n = n)).collect();
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
    msg!("finspan-ability", trigger = trigger.id(), all = all, effects = effects)
}

/// One of the ten primitives.
pub fn effect(effect: Effect) -> Msg {
    let op = effect.op().id();
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
    let (by, value) = scope.word();
    msg!("finspan-scope", which = which, by = by, value = value)
}

fn condition(when: When) -> Msg {
    let (kind, n) = when.word();
    msg!("finspan-when", kind = kind, n = n.unwrap_or(0))
}
