//! Whatever looks best right now.

use std::convert::Infallible;

use finspan::game::Game;
use finspan::game::ability::{Ability, Unit};
use finspan::game::fish::{Effect, FishId, Scope, fish};
use finspan::game::ocean::{Slot, SlotId};
use finspan::game::pay::{Payment, Play};
use finspan::game::turn::{Main, Seat};
use finspan::names::{Depth, Site, Trigger, Zone};
use finspan::nautoma::week;
use finspan::options::Ravel;
use table::{Step, Table};

/// Whatever looks best right now.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

/// Hundredths of a point.
type Worth = i32;

/// What her egg is worth to her, roughly: a third of a school, a little less because it comes late.
const HER_EGG: Worth = 120;

/// Less than this is hardly worth while.
const WORTH_WHILE: Worth = 50;

impl Greedy {
    /// What a position is worth to the person.
    fn worth(game: &Game) -> Worth {
        let parts = game.parts();
        let left = turns_left(game);
        let mut worth = 100 * (parts.total() as Worth - parts.achievements as Worth);
        // Tokens buy fish and cards are future fish, while there are turns to use them. The weights were found by
        // trial: one changed at a time, 6,000 games each, half of them on side B.
        let (eggs, young) = (parts.eggs as Worth, parts.young as Worth);
        worth += eggs.min(left) * 10 + young.min(left) * 178;
        let cards = game.hand.len() as Worth;
        worth += cards.min(left) * 175 + (cards - left).clamp(0, 6) * 5;
        for (id, slot) in game.ocean.slots().filter(|(_, s)| s.fish != 0) {
            worth += Self::habit(id, slot, left);
        }
        // Two young in the same place are nearly a school.
        let pairs = game.ocean.0.iter().filter(|s| !s.school && s.young == 2).count() as Worth;
        worth += pairs * 40 * left.min(6) / 6;
        for site in Site::ALL {
            worth += Zone::ALL.iter().filter(|z| game.ocean.has_fish(site, **z)).count() as Worth * left * 26;
        }
        if let Some(tile) = game.plan.tile(game.her.week) {
            worth += 200 * game.achievement(tile) as Worth;
        }
        if let Some(ravel) = game.plan.ravel {
            worth -= Self::ravel(game, &ravel);
        }
        worth - HER_EGG * game.her.eggs as Worth
    }

    /// What the Ravel card will earn her if the fish stay where they are: her points now, plus half of them for every
    /// later week that scores. The weights were found by trial, 800 games per card.
    fn ravel(game: &Game, ravel: &Ravel) -> Worth {
        let week = Worth::from(game.her.week);
        let (column, rows) = game.ravel(&ravel.card);
        let points = week::ravel_points(ravel.strength, column, rows) as Worth;
        if week <= 3 { points * (100 + 50 * (3 - week)) } else { 0 }
    }

    /// What an ability still to come will earn.
    fn habit(_: SlotId, slot: &Slot, left: Worth) -> Worth {
        let fish = fish(slot.fish);
        let worth: Worth = fish.effects().iter().map(|e| Self::effect(*e)).sum();
        match fish.trigger {
            Some(Trigger::IfActivated) => {
                let her = if fish.all_players { HER_EGG } else { 0 };
                (worth - her).max(-her / 4) * left * 21 / 256
            }
            Some(Trigger::GameEnd) => worth * 4 / 5,
            _ => 0,
        }
    }

    /// What an effect earns, roughly.
    fn effect(effect: Effect) -> Worth {
        let n = Worth::from(effect.units());
        match effect {
            Effect::Draw(_) => n * 100,
            Effect::Recover(_) => n * 106,
            Effect::LayEgg(_) => n * 23,
            Effect::LayEggOnEach(_) => 312,
            Effect::Hatch(_) => n * 40,
            Effect::GainYoung(_) => n * 365,
            Effect::Move(_) => n * 40,
            Effect::TuckFromHand(_) => n * 80,
            Effect::PlayFish(_) => 300,
            Effect::ScoreIf(..) => 0,
        }
    }

    /// Every fish that can be played, paid for in the least painful way, and the worth afterwards.
    fn plays(game: &Game, scope: Option<Scope>, mut each: impl FnMut(Worth, Play)) {
        let pairs = game.pairs(scope);
        if pairs.is_empty() {
            return;
        }
        let purse = Purse::of(game);
        for (card, slot) in pairs {
            let play = Play { card, slot, pay: purse.pay(card, slot) };
            let mut next = *game;
            next.try_play(&play);
            let fish = fish(card);
            let mut worth = Self::worth(&next);
            if fish.trigger == Some(Trigger::WhenPlayed) {
                worth += fish.effects().iter().map(|e| Self::effect_now(&next, *e)).sum::<Worth>();
                worth -= if fish.all_players { 4 * HER_EGG } else { 0 };
            }
            each(worth, play);
        }
    }

    /// The best fish to play, and the worth afterwards.
    fn best_play(game: &Game, scope: Option<Scope>) -> Option<(Worth, Play)> {
        let mut best: Option<(Worth, Play)> = None;
        Self::plays(game, scope, |worth, play| {
            if best.is_none_or(|(w, _)| worth > w) {
                best = Some((worth, play));
            }
        });
        best
    }

    /// What can be done in a turn, and the worth afterwards.
    pub(super) fn mains(game: &Game, mut each: impl FnMut(Main, Worth)) {
        let now = Self::worth(game);
        Self::plays(game, None, |worth, play| each(Main::Play(play), worth));
        Site::ALL.iter().for_each(|&site| each(Main::Dive(site), now + Self::dive(game, site)));
    }

    /// The single steps of an ability, and the worth afterwards; none is to finish it.
    pub(super) fn units(game: &Game, ability: &Ability, mut each: impl FnMut(Option<Unit>, Worth)) {
        let mut units = Vec::new();
        game.simple_units(ability, &mut units);
        let now = Self::worth(game);
        let mut best = now;
        let mut found = |unit: Unit, worth: Worth| {
            best = best.max(worth);
            each(Some(unit), worth);
        };
        units.iter().for_each(|unit| found(*unit, Self::after(game, ability, unit, now)));
        if let Some(scope) = ability.play_scope() {
            Self::plays(game, Some(scope), |worth, play| found(Unit::Play(play), worth));
        }
        // Who can have something worth while does not stop.
        if best <= now + WORTH_WHILE {
            each(None, now);
        }
    }

    /// The worth after a single step. Any unseen card is worth the same.
    fn after(game: &Game, ability: &Ability, unit: &Unit, now: Worth) -> Worth {
        match unit {
            Unit::Draw | Unit::Recover(None) => now + 100,
            unit => {
                let mut next = *game;
                next.try_unit(ability, *unit);
                Self::worth(&next)
            }
        }
    }

    /// What an effect earns in this position.
    fn effect_now(game: &Game, effect: Effect) -> Worth {
        let eggs = |bits: u32| bits.count_ones() as Worth;
        match effect {
            Effect::LayEggOnEach(scope) => 133 * eggs(game.ocean.egg_places() & game.ocean.fish_in(scope)),
            Effect::LayEgg(n) => 100 * eggs(game.ocean.egg_places()).min(n.into()),
            Effect::Hatch(n) => 93 * eggs(game.ocean.eggs()).min(n.into()),
            Effect::PlayFish(scope) if game.pairs(Some(scope)).is_empty() => 0,
            other => Self::effect(other),
        }
    }

    /// The order of GAME END abilities: first what boosts others, another fish or tokens. The order of the rest does not
    /// matter.
    pub(super) fn last(game: &Game, slot: SlotId) -> i32 {
        match fish(game.ocean[slot].fish).effects().first() {
            Some(Effect::PlayFish(_)) => 0,
            Some(Effect::LayEggOnEach(_)) => 1,
            _ => 2,
        }
    }

    /// What a dive earns.
    fn dive(game: &Game, site: Site) -> Worth {
        let mut worth = 0;
        let bonus = |depth: Depth| Self::effect_now(game, game.bonus(site, depth));
        for zone in Zone::ALL {
            worth += if game.ocean.has_fish(site, zone) { bonus(zone.into()) } else { 0 };
        }
        worth += if game.reached[site] { 0 } else { bonus(Depth::Bottom) };
        for (id, slot) in game.ocean.slots() {
            let fish = fish(slot.fish);
            if id.site() == site && fish.trigger == Some(Trigger::IfActivated) {
                worth += fish.effects().iter().map(|e| Self::effect_now(game, *e)).sum::<Worth>();
                worth -= if fish.all_players { HER_EGG } else { 0 };
            }
        }
        worth
    }
}

/// What can be paid with, the least painful first: the poorest cards, and eggs and young from anywhere except where
/// they are about to become more. The same for every card in a turn.
struct Purse {
    cards: Vec<FishId>,
    eggs: u32,
    young: Vec<SlotId>,
    schools: u32,
}

impl Purse {
    fn of(game: &Game) -> Self {
        let mut cards: Vec<FishId> = game.hand.iter().collect();
        cards.sort_by_cached_key(|&c| {
            let (fish, playable) = (fish(c), game.slots_for(c, None) != 0);
            (i32::from(fish.points) * 10 + i32::from(playable) * 25, c)
        });
        let mut young: Vec<SlotId> =
            game.ocean.slots().flat_map(|(id, s)| std::iter::repeat_n(id, s.young.min(3).into())).collect();
        young.sort_by_key(|s| (game.ocean[*s].young, *s));
        young.truncate(3);
        Self { cards, eggs: game.ocean.eggs(), young, schools: game.ocean.schools() }
    }

    /// The payment for a card: tokens of the slot it goes into come last.
    fn pay(&self, card: FishId, slot: SlotId) -> Payment {
        let cost = &fish(card).cost;
        let mut cards = [0; 3];
        let poorest = self.cards.iter().filter(|c| **c != card);
        cards.iter_mut().zip(poorest).for_each(|(place, poor)| *place = *poor);
        let first = |bits: u32, n: u8| {
            let last = SlotId::of_bits(bits & slot.bit());
            SlotId::of_bits(bits & !slot.bit()).chain(last).take(n.into()).fold(0, |paid, s| paid | s.bit())
        };
        Payment::default()
            .with_cards(&cards[..cost.cards.into()])
            .with_eggs(first(self.eggs, cost.eggs))
            .with_young(&self.young[..self.young.len().min(cost.young.into())])
            .with_schools(first(self.schools, cost.schools))
    }
}

fn turns_left(game: &Game) -> Worth {
    if game.game_end { 0 } else { Worth::from(4 - game.her.week) * 6 + Worth::from(6 - game.her.turn) }
}

impl Table for Greedy {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Greedy {
    type Pause = Infallible;

    fn main(&mut self, game: &Game) -> Result<Main, Infallible> {
        let now = Self::worth(game);
        let dives = Site::ALL.iter().map(|&site| (now + Self::dive(game, site), Main::Dive(site)));
        let play = Self::best_play(game, None).map(|(worth, play)| (worth, Main::Play(play)));
        let best = dives.chain(play).max_by_key(|(worth, _)| *worth);
        Ok(best.map_or(Main::Dive(Site::Blue), |(_, main)| main))
    }

    fn unit(&mut self, game: &Game, ability: &Ability) -> Result<Option<Unit>, Infallible> {
        let mut units = Vec::new();
        game.simple_units(ability, &mut units);
        let now = Self::worth(game);
        let worth = |unit: &Unit| Self::after(game, ability, unit, now);
        let play = ability.play_scope().and_then(|scope| Self::best_play(game, Some(scope)));
        let play = play.map(|(worth, play)| (worth, Unit::Play(play)));
        let best = units.iter().map(|unit| (worth(unit), *unit)).chain(play).max_by_key(|(worth, _)| *worth);
        Ok(best.filter(|(worth, _)| *worth > now).map(|(_, unit)| unit))
    }

    fn game_end(&mut self, game: &Game) -> Result<Option<SlotId>, Infallible> {
        Ok(SlotId::of_bits(game.game_end_fish()).min_by_key(|&slot| Self::last(game, slot)))
    }
}
