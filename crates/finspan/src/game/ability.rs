//! Abilities and bonuses: single steps in any order, each of them optional (B29–B31, B33, B35).

use super::ocean::SlotId;
use super::pay::Play;
use super::refused::Bad;
use super::{Game, Place};
use crate::game::fish::{CARDS, Effect, FishId, Scope, fish};
use crate::names::{Depth, Site, Token};

/// Where an ability comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A visible card of the person.
    Card(FishId, SlotId),
    /// A bonus of a dive.
    Bonus(Site, Depth),
    /// One of Nautoma's fish that is for all players (N14).
    Hers(FishId),
}

/// An ability being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ability {
    /// Where it comes from.
    pub source: Source,
    effects: [Effect; 4],
    left: [u8; 4],
    count: u8,
}

/// A single step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// Draw a card.
    Draw,
    /// Take this card from the discard pile; `None` to draw instead.
    Recover(Option<FishId>),
    /// An egg here.
    LayEgg(SlotId),
    /// An egg on each of these slots, one bit each.
    LayEggs(u32),
    /// The egg here becomes a young.
    Hatch(SlotId),
    /// A young from the supply, here.
    GainYoung(SlotId),
    /// A token from here to there.
    Move(SlotId, Token, SlotId),
    /// A hand card beneath the fish here.
    Tuck(FishId, SlotId),
    /// Play another fish.
    Play(Play),
}

impl Unit {
    /// Which effect of an ability it belongs to.
    const fn is_of(self, effect: Effect) -> bool {
        matches!(
            (self, effect),
            (Self::Draw, Effect::Draw(_))
                | (Self::Recover(_), Effect::Recover(_))
                | (Self::LayEgg(_), Effect::LayEgg(_))
                | (Self::LayEggs(_), Effect::LayEggOnEach(_))
                | (Self::Hatch(_), Effect::Hatch(_))
                | (Self::GainYoung(_), Effect::GainYoung(_))
                | (Self::Move(..), Effect::Move(_))
                | (Self::Tuck(..), Effect::TuckFromHand(_))
                | (Self::Play(_), Effect::PlayFish(_))
        )
    }
}

impl Ability {
    /// An ability of which nothing has been used yet.
    pub fn new(source: Source, effects: &[Effect]) -> Self {
        let mut list = [Effect::Draw(0); 4];
        list[..effects.len()].copy_from_slice(effects);
        Self { source, effects: list, left: list.map(Effect::units), count: effects.len() as u8 }
    }

    /// Its effects, and what is left of each.
    pub fn left(&self) -> impl Iterator<Item = (Effect, u8)> {
        self.effects.into_iter().zip(self.left).take(usize::from(self.count))
    }

    /// The effect a step belongs to, if anything is left of it.
    fn effect_of(&self, unit: Unit) -> Option<usize> {
        self.left().position(|(effect, left)| left > 0 && unit.is_of(effect))
    }

    /// The scope of another fish that may be played now, if the ability has one.
    pub fn play_scope(&self) -> Option<Scope> {
        self.left().find_map(|(effect, left)| match effect {
            Effect::PlayFish(scope) if left > 0 => Some(scope),
            _ => None,
        })
    }

    /// The slot of its fish.
    pub const fn slot(&self) -> Option<SlotId> {
        match self.source {
            Source::Card(_, slot) => Some(slot),
            _ => None,
        }
    }
}

impl Game {
    /// Every single step possible now (B33), effect by effect; playing another fish comes with every payment.
    pub fn units(&self, ability: &Ability, found: &mut Vec<Unit>) {
        self.simple_units(ability, found);
        if let Some(scope) = ability.play_scope() {
            for card in self.hand.iter() {
                let slots = self.slots_for(card, Some(scope));
                if slots != 0 {
                    for pay in self.payments(card) {
                        found.extend(SlotId::of_bits(slots).map(|slot| Unit::Play(Play { card, slot, pay })));
                    }
                }
            }
        }
    }

    /// Every single step except playing another fish.
    pub fn simple_units(&self, ability: &Ability, found: &mut impl Extend<Unit>) {
        for (effect, left) in ability.left() {
            if left > 0 {
                self.units_of(effect, ability, found);
            }
        }
    }

    fn units_of(&self, effect: Effect, ability: &Ability, found: &mut impl Extend<Unit>) {
        match effect {
            Effect::Draw(_) => found.extend(self.can_draw().then_some(Unit::Draw)),
            Effect::Recover(_) => {
                found.extend(self.discard.iter().map(|c| Unit::Recover(Some(c))));
                found.extend(self.may_draw_instead().then_some(Unit::Recover(None)));
            }
            Effect::LayEgg(_) => found.extend(SlotId::of_bits(self.ocean.egg_places()).map(Unit::LayEgg)),
            Effect::LayEggOnEach(scope) => {
                let places = self.ocean.egg_places() & self.ocean.fish_in(scope);
                found.extend((places != 0).then_some(Unit::LayEggs(places)));
            }
            Effect::Hatch(_) => found.extend(SlotId::of_bits(self.ocean.eggs()).map(Unit::Hatch)),
            Effect::GainYoung(_) => found.extend(SlotId::all().map(Unit::GainYoung)),
            Effect::Move(_) => self.moves(found),
            Effect::TuckFromHand(_) => {
                for slot in SlotId::of_bits(self.hosts(ability)) {
                    let length = fish(self.ocean[slot].fish).length;
                    found.extend(self.hand.iter().filter(|&c| fish(c).length < length).map(|c| Unit::Tuck(c, slot)));
                }
            }
            Effect::PlayFish(_) | Effect::ScoreIf(..) => {}
        }
    }

    /// Is anything of the ability possible now? Cheaper than listing everything.
    pub fn has_unit(&self, ability: &Ability) -> bool {
        ability.left().any(|(effect, left)| {
            left > 0
                && match effect {
                    Effect::Draw(_) | Effect::Recover(_) => self.can_draw(),
                    Effect::LayEgg(_) => self.ocean.egg_places() != 0,
                    Effect::LayEggOnEach(scope) => self.ocean.egg_places() & self.ocean.fish_in(scope) != 0,
                    Effect::Hatch(_) => self.ocean.eggs() != 0,
                    Effect::GainYoung(_) => true,
                    Effect::Move(_) => self.ocean.young() > 0 || self.any_school_moves(),
                    Effect::TuckFromHand(_) => self.can_tuck(ability),
                    Effect::PlayFish(scope) => self.hand.iter().any(|c| self.slots_for(c, Some(scope)) != 0),
                    Effect::ScoreIf(..) => false,
                }
        })
    }

    fn any_school_moves(&self) -> bool {
        let adjacent = self.readings.move_adjacent;
        SlotId::of_bits(self.ocean.schools()).any(|s| self.ocean.destinations(s, Token::School, adjacent) != 0)
    }

    fn can_tuck(&self, ability: &Ability) -> bool {
        let longest = SlotId::of_bits(self.hosts(ability)).map(|s| fish(self.ocean[s].fish).length).max();
        longest.is_some_and(|longest| self.hand.iter().any(|c| fish(c).length < longest))
    }

    /// Recovering from an empty pile means drawing; an option always allows it (B30).
    fn may_draw_instead(&self) -> bool {
        self.can_draw() && (self.discard.is_empty() || self.readings.recover_may_draw)
    }

    fn moves(&self, found: &mut impl Extend<Unit>) {
        let adjacent = self.readings.move_adjacent;
        for (from, slot) in self.ocean.slots() {
            for (token, there) in [(Token::Young, slot.young > 0), (Token::School, slot.school)] {
                if there {
                    let to = SlotId::of_bits(self.ocean.destinations(from, token, adjacent));
                    found.extend(to.map(|to| Unit::Move(from, token, to)));
                }
            }
        }
    }

    /// Slots whose fish a card may be tucked beneath, regardless of length.
    fn hosts(&self, ability: &Ability) -> u32 {
        let mut all = 0;
        for (id, slot) in self.ocean.slots() {
            let this = matches!(ability.source, Source::Card(card, at) if at == id && card == slot.fish);
            if slot.fish != 0 && (this || !self.readings.tuck_this_fish) {
                all |= id.bit();
            }
        }
        all
    }

    /// Is this step possible? If not, the first reason.
    pub fn check_unit(&self, ability: &Ability, unit: Unit) -> Result<(), Bad> {
        let at = ability.effect_of(unit).ok_or(Bad::WrongPhase)?;
        let effect = ability.effects[at];
        let ok = |is: bool, bad: Bad| if is { Ok(()) } else { Err(bad) };
        let egg = |slot: SlotId| {
            ok(self.ocean[slot].fish != 0, Bad::EggNeedsFish)?;
            ok(!self.ocean[slot].egg, Bad::EggPresent)
        };
        match (unit, effect) {
            (Unit::Draw, _) => ok(self.can_draw(), Bad::WrongPhase),
            (Unit::Recover(Some(card)), _) => ok(self.discard.contains(card), Bad::NotInDiscard),
            (Unit::Recover(None), _) => ok(self.may_draw_instead(), Bad::NotInDiscard),
            (Unit::LayEgg(slot), _) => egg(slot),
            (Unit::LayEggs(slots), Effect::LayEggOnEach(scope)) => {
                SlotId::of_bits(slots).try_for_each(egg)?;
                ok(slots != 0 && slots & !self.ocean.fish_in(scope) == 0, Bad::OutOfScope)
            }
            (Unit::Hatch(slot), _) => ok(self.ocean[slot].egg, Bad::NoEgg),
            (Unit::Move(from, token, to), _) => {
                Ok(self.ocean.check_move(from, token, to, self.readings.move_adjacent)?)
            }
            (Unit::Tuck(card, slot), _) => self.check_tuck(ability, card, slot),
            (Unit::Play(play), Effect::PlayFish(scope)) => self.check_play(&play, Some(scope)),
            _ => Ok(()),
        }
    }

    fn check_tuck(&self, ability: &Ability, card: FishId, slot: SlotId) -> Result<(), Bad> {
        if card == 0 || usize::from(card) > CARDS {
            return Err(Bad::UnknownCard);
        }
        if self.place(card) != Place::Hand {
            return Err(Bad::CardNotInHand);
        }
        if self.hosts(ability) & slot.bit() == 0 {
            return Err(Bad::NoHost);
        }
        let longer = fish(self.ocean[slot].fish).length > fish(card).length;
        if longer { Ok(()) } else { Err(Bad::NotLonger) }
    }

    /// Carries out a checked step; returns the card drawn, if any. Another fish is only paid for and placed: the
    /// turn handles its ability.
    pub(super) fn carry_out(&mut self, ability: &mut Ability, unit: Unit) -> Option<FishId> {
        if let Some(at) = ability.effect_of(unit) {
            ability.left[at] -= 1;
        }
        match unit {
            Unit::Draw | Unit::Recover(None) => return self.draw(),
            Unit::Recover(Some(card)) => self.put(card, Place::Hand),
            Unit::LayEgg(slot) => self.lay(slot.bit()),
            Unit::LayEggs(slots) => self.lay(slots),
            Unit::Hatch(slot) => {
                self.flow.hatched += 1;
                let here = &mut self.ocean[slot];
                here.egg = false;
                here.young += 1;
                here.gather();
            }
            Unit::GainYoung(slot) => {
                self.flow.gained += 1;
                self.ocean[slot].young += 1;
                self.ocean[slot].gather();
            }
            Unit::Move(from, token, to) => self.ocean.carry(from, token, to),
            Unit::Tuck(card, slot) => {
                self.put(card, Place::Consumed(slot));
                self.ocean[slot].consumed += 1;
            }
            Unit::Play(play) => self.pay_and_place(&play),
        }
        None
    }

    /// Carries out a step if possible, and returns whether it was; for players that look ahead.
    pub fn try_unit(&mut self, ability: &Ability, unit: Unit) -> bool {
        let possible = self.check_unit(ability, unit).is_ok();
        if possible {
            self.carry_out(&mut ability.clone(), unit);
        }
        possible
    }

    /// Pays for and places a card if possible, and returns whether it was; for players that look ahead.
    pub fn try_play(&mut self, play: &Play) -> bool {
        let possible = self.check_play(play, None).is_ok();
        if possible {
            self.pay_and_place(play);
        }
        possible
    }

    /// Pay, then place (B11).
    pub(crate) fn pay_and_place(&mut self, play: &Play) {
        self.pay(&play.pay);
        self.place_fish(play.card, play.slot);
    }

    fn lay(&mut self, slots: u32) {
        for slot in SlotId::of_bits(slots) {
            self.ocean[slot].egg = true;
            self.flow.laid += 1;
        }
    }
}
