//! Anything that is allowed, at random.

use std::convert::Infallible;

use finspan::Site;
use finspan::game::Game;
use finspan::game::ability::{Ability, Unit};
use finspan::game::fish::{FishId, fish};
use finspan::game::ocean::SlotId;
use finspan::game::pay::{Payment, Play};
use finspan::game::turn::{Main, Seat};
use table::{Rng, Step, Table};

/// The player's random numbers, separate from the game's.
const STREAM: u64 = 6;

/// Anything that is allowed, at random.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
    units: Vec<Unit>,
}

impl Random {
    /// The random player for a seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::new(seed, STREAM), units: Vec::new() }
    }

    /// The index of one of so many things, of which there is at least one.
    pub fn one_of(&mut self, many: usize) -> usize {
        self.rng.below(many as u32) as usize
    }

    /// Does it leave out the rest of an ability? One time in sixteen.
    pub fn leaves_out(&mut self) -> bool {
        self.rng.below(16) == 0
    }

    /// Plays this card in this slot with a random payment.
    pub fn play(&mut self, game: &Game, (card, slot): (FishId, SlotId)) -> Play {
        let cost = &fish(card).cost;
        let rng = &mut self.rng;
        let mut cards = [0; 3];
        let mut pool: Vec<FishId> =
            if cost.cards > 0 { game.hand.iter().filter(|&c| c != card).collect() } else { vec![] };
        for place in cards.iter_mut().take(cost.cards.into()) {
            *place = pool.swap_remove(rng.below(pool.len() as u32) as usize);
        }
        let mut young = [None; 3];
        let mut left = game.ocean;
        for place in young.iter_mut().take(cost.young.into()) {
            let at = rng.below(left.young());
            let slot = SlotId::all().scan(0, |sum, s| {
                *sum += u32::from(left[s].young);
                Some((s, *sum))
            });
            *place = slot.into_iter().find(|(_, sum)| *sum > at).map(|(s, _)| s);
            if let Some(slot) = *place {
                left[slot].young -= 1;
            }
        }
        let young: Vec<SlotId> = young.into_iter().flatten().collect();
        let pay = Payment::default()
            .with_cards(&cards[..cost.cards.into()])
            .with_eggs(some_of(game.ocean.eggs(), cost.eggs, rng))
            .with_young(&young)
            .with_schools(some_of(game.ocean.schools(), cost.schools, rng));
        Play { card, slot, pay }
    }
}

/// Picks this many of the slots at random.
fn some_of(slots: u32, n: u8, rng: &mut Rng) -> u32 {
    let (mut pool, mut chosen) = (slots, 0);
    for _ in 0..n {
        let at = rng.below(pool.count_ones().max(1)) as usize;
        let bit = SlotId::of_bits(pool).nth(at).map_or(0, SlotId::bit);
        chosen |= bit;
        pool &= !bit;
    }
    chosen
}

impl Table for Random {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Step) {}
}

impl Seat for Random {
    type Pause = Infallible;

    fn main(&mut self, game: &Game) -> Result<Main, Infallible> {
        let pairs = game.pairs(None);
        let at = self.one_of(pairs.len() + 3);
        Ok(match pairs.get(at) {
            Some(pair) => Main::Play(self.play(game, *pair)),
            None => Main::Dive(Site::ALL[at - pairs.len()]),
        })
    }

    fn unit(&mut self, game: &Game, ability: &Ability) -> Result<Option<Unit>, Infallible> {
        if self.leaves_out() {
            return Ok(None);
        }
        let mut units = std::mem::take(&mut self.units);
        units.clear();
        game.simple_units(ability, &mut units);
        let pairs = ability.play_scope().map(|scope| game.pairs(Some(scope))).unwrap_or_default();
        let at = self.one_of(units.len() + pairs.len());
        let unit = match units.get(at) {
            Some(unit) => *unit,
            None => Unit::Play(self.play(game, pairs[at - units.len()])),
        };
        self.units = units;
        Ok(Some(unit))
    }

    fn game_end(&mut self, game: &Game) -> Result<Option<SlotId>, Infallible> {
        let fish = game.game_end_fish();
        let at = self.one_of(fish.count_ones() as usize + 1);
        Ok(SlotId::of_bits(fish).nth(at))
    }
}
