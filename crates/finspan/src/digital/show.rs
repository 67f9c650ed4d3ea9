//! The state of a game for programs and for drawing the mat, and the panel.

use serde_json::{Value, json};
use table::{Msg, Over, Scene, Stop, msg};

use crate::fish::{self, Effect, FishId, Scope, fish};
use crate::game::Game;
use crate::game::ocean::{Slot, SlotId};
use crate::sheet::{Parts, YOUR_SCHOOL, score_json};
use crate::show::{her_json, merge, panel, plan_json};
use crate::week::Score;
use crate::word::{Site, Zone};

pub(super) fn scene(game: &Game, end: Result<Over, Stop>) -> Scene {
    let phase = match &end {
        Ok(_) => "over",
        Err(_) if game.game_end => "game_end",
        Err(_) => "player",
    };
    let parts = game.parts();
    let mut panel = panel(&game.her, &game.plan);
    panel.push((msg!("finspan-panel", row = "yours"), Msg::plain(parts.total().to_string())));
    Scene { state: table::State::new(state(game, json!(phase))), panel, fields: Vec::new(), end }
}

fn state(game: &Game, phase: Value) -> Value {
    let her_fish: Vec<FishId> = game.her_fish().collect();
    let mut nautoma = her_json(&game.her);
    let score = Score::of(&game.her, &game.plan);
    merge(
        &mut nautoma,
        json!({"fish_cards": her_fish, "deck": {"left": game.pile.left(), "drawn": game.pile.drawn(), "aside": 1},
               "score_now": score_json(&score)}),
    );
    let yours: Vec<Value> =
        game.yours.iter().map(|y| json!({"achievement": y.achievement, "bonus": y.bonus})).collect();
    let reached: Vec<&str> =
        Site::ALL.iter().filter(|s| game.reached & 1 << **s as u8 != 0).map(|s| s.name()).collect();
    let mut state = json!({
        "phase": phase, "week": game.her.week, "turn": game.her.turn,
        "ocean": ocean(game),
        "hand": game.hand.iter().collect::<Vec<_>>(),
        "discard": game.discard.iter().collect::<Vec<_>>(),
        "deck_left": game.deck_left(),
        "bottom_reached": reached,
        "bonuses": bonuses(game),
        "plays": game.hand.iter().map(|card| play(game, card)).collect::<Vec<_>>(),
        "nautoma": nautoma,
        "player_notes": yours,
        "player_score_now": parts(&game.parts()),
    });
    merge(&mut state, plan_json(&game.plan, true));
    merge(&mut state, json!({"cards": cards(game)}));
    state
}

fn ocean(game: &Game) -> Vec<Value> {
    let slot = |(id, slot): (SlotId, &Slot)| {
        let visible = if slot.fish == 0 { Value::Null } else { json!(slot.fish) };
        json!({
            "slot": id.name(), "site": id.site().name(), "row": id.row(), "zone": id.zone().name(),
            "fish": visible, "consumed": game.consumed(id).collect::<Vec<_>>(),
            "egg": slot.egg, "young": slot.young, "school": slot.school,
        })
    };
    game.ocean.slots().map(slot).collect()
}

/// The bonuses of a dive at each site, and whether a dive now would bring them (B16).
fn bonuses(game: &Game) -> Vec<Value> {
    let of = |site: Site| {
        let zones = Zone::ALL.iter().enumerate().map(move |(at, &zone)| {
            let lit = game.ocean.has_fish(site, zone);
            bonus(site, zone.name(), game.bonus(site, at), lit)
        });
        let bottom = bonus(site, "bottom", game.bonus(site, Zone::ALL.len()), game.reached & 1 << site as u8 == 0);
        zones.chain([bottom])
    };
    Site::ALL.iter().flat_map(|site| of(*site)).collect()
}

fn bonus(site: Site, at: &str, effect: Effect, lit: bool) -> Value {
    json!({"site": site, "at": at, "op": effect.op(), "n": effect.units(), "lit": lit})
}

/// Where a hand card could go, and by how many points the score would change at once; what is missing if
/// it cannot be played at all.
fn play(game: &Game, card: FishId) -> Value {
    let cost = fish(card).cost;
    let paid = u32::from(cost.eggs + cost.young) + u32::from(cost.schools) * YOUR_SCHOOL;
    let place = |slot: SlotId| {
        let lies = game.ocean[slot].fish;
        let covered = if lies == 0 { 0 } else { i64::from(fish(lies).points) - 1 };
        json!({"slot": slot.name(), "gain": i64::from(fish(card).points) - i64::from(paid) - covered})
    };
    let places: Vec<Value> = SlotId::of_bits(game.slots_for(card, None)).map(place).collect();
    let missing = match super::short(game, card) {
        Some(kind) => Some(kind.name()),
        None => places.is_empty().then_some("place"),
    };
    json!({"card": card, "places": places, "missing": missing})
}

fn parts(parts: &Parts) -> Value {
    json!({
        "game_end": parts.game_end, "printed": parts.printed, "consumed": parts.consumed, "eggs": parts.eggs,
        "young": parts.young, "schools": parts.schools * YOUR_SCHOOL,
        "achievements": parts.achievements, "total": parts.total(),
    })
}

/// Every card the person can see, by number.
fn cards(game: &Game) -> Value {
    let mut seen: Vec<FishId> = game.hand.iter().chain(game.discard.iter()).chain(game.her_fish()).collect();
    for (id, slot) in game.ocean.slots() {
        seen.extend((slot.fish != 0).then_some(slot.fish));
        seen.extend(game.consumed(id));
    }
    seen.sort_unstable();
    Value::Object(seen.into_iter().map(|id| (id.to_string(), card(id))).collect())
}

/// A card with everything printed on it and where that comes from.
fn card(id: FishId) -> Value {
    let (card, name) = (fish(id), fish::name(id));
    let zones: Vec<&str> = Zone::ALL.iter().filter(|z| card.zones & 1 << **z as u8 != 0).map(|z| z.name()).collect();
    let tags: serde_json::Map<String, Value> = name.tags.iter().map(|(tag, n)| (tag.clone(), json!(n))).collect();
    let marked: Vec<Value> =
        name.marked.iter().map(|(field, source)| json!({"field": field, "source": source})).collect();
    let cost = card.cost;
    json!({
        "name": name.name, "latin": name.latin, "forage": card.is_forage(), "starter": card.starter,
        "cost": {"cards": cost.cards, "eggs": cost.eggs, "young": cost.young, "schools": cost.schools,
                 "consume": cost.consume},
        "zones": zones, "band": card.band, "bottom_row_only": card.bottom_row_only,
        "points": card.points, "length_cm": card.length, "size": card.size, "tags": tags,
        "trigger": card.trigger, "all_players": card.all_players,
        "effects": card.effects().iter().map(|e| effect(*e)).collect::<Vec<_>>(),
        "provenance": marked,
    })
}

fn effect(effect: Effect) -> Value {
    let scope = |scope: Scope| match scope {
        Scope::Size(size) => json!({"by": "size", "value": size}),
        Scope::Site(site) => json!({"by": "site", "value": site}),
        Scope::Row(row) => json!({"by": "row", "value": if row == 1 { "top" } else { "bottom" }}),
        Scope::Predator => json!({"by": "tag", "value": "predator"}),
        Scope::Zone(zone) => json!({"by": "zone", "value": zone}),
    };
    match effect {
        Effect::LayEggOnEach(at) | Effect::PlayFish(at) => json!({"op": effect.op(), "scope": scope(at)}),
        Effect::ScoreIf(points, when) => {
            let (kind, n) = when.word();
            json!({"op": effect.op(), "points": points, "when": {"kind": kind, "n": n}})
        }
        _ => json!({"op": effect.op(), "n": effect.units()}),
    }
}
