//! The person's decisions as questions (B33, C21). Options are listed only if someone will see them.

use table::{Opt, Question, msg};

use super::{notation, told};
use crate::game::Game;
use crate::game::ability::Ability;
use crate::game::fish::{Scope, fish};
use crate::game::ocean::SlotId;
use crate::names::Site;
use crate::words;

/// A fish from the hand, or a dive.
pub(super) fn main(game: &Game) -> Question {
    let dive = |site: &Site| {
        let label = msg!("finspan-dive", site = words::site(*site));
        Opt::new(format!("dive {}", site.id()), label).hint(told::dive_hint(game, *site))
    };
    let options = plays(game, None).chain(Site::ALL.iter().map(dive)).collect();
    let prompt = msg!("finspan-your-turn", week = game.her.week, turn = game.her.turn);
    Question::choice("main", prompt, options)
        .note(msg!("finspan-main-note", cards = game.hand.len()))
        .unlisted(told::typed)
}

/// Hand cards with the slots they may go into; if there is only one payment, it is part of the option.
fn plays(game: &Game, scope: Option<Scope>) -> impl Iterator<Item = Opt> {
    game.pairs(scope).into_iter().map(|(card, slot)| {
        let label = msg!("finspan-play", card = words::card(card), place = told::place(game, slot));
        Opt::new(format!("play {card} {}", slot.name()), label).hint(words::card_text(fish(card)))
    })
}

/// A single step of an ability, or the end of it.
pub(super) fn ability(game: &Game, ability: &Ability) -> Question {
    let mut units = Vec::new();
    game.simple_units(ability, &mut units);
    let mut options: Vec<Opt> =
        units.iter().map(|unit| Opt::new(notation::unit(unit), told::unit(game, unit))).collect();
    if let Some(scope) = ability.play_scope() {
        options.extend(plays(game, Some(scope)));
    }
    options.push(finish());
    Question::choice("ability", told::source(ability.source), options).note(told::left(ability)).unlisted(told::typed)
}

/// A GAME END ability, or the end of them.
pub(super) fn game_end(game: &Game) -> Question {
    let option = |slot: SlotId| {
        let card = game.ocean[slot].fish;
        let label = msg!("finspan-use", card = words::card(card), place = told::place(game, slot));
        Opt::new(format!("use {}", slot.name()), label).hint(words::ability_text(fish(card)))
    };
    let options = SlotId::of_bits(game.game_end_fish()).map(option).chain([finish()]).collect();
    Question::choice("game_end", msg!("finspan-ask-game-end"), options)
}

fn finish() -> Opt {
    Opt::new("finish", msg!("finspan-finish")).aside()
}

/// Young to pay with: each one separately, by slot and number, and no more of a slot than must be paid.
pub(super) fn young(game: &Game, cost: u8) -> Vec<(Opt, SlotId)> {
    let of = |(id, count): (SlotId, u8)| {
        (1..=count.min(cost)).map(move |n| {
            let name = if n == 1 { id.name() } else { format!("{} {n}", id.name()) };
            (name, id)
        })
    };
    let slots: Vec<(SlotId, u8)> = game.ocean.slots().map(|(id, s)| (id, s.young)).collect();
    slots.into_iter().flat_map(of).map(|(name, id)| (Opt::new(name, told::place(game, id)), id)).collect()
}
