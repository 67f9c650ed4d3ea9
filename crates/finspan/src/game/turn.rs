//! The course of the game: the person's turn, Nautoma's turn, weeks, the end (§11.2, §11.6).

use table::{Step, Table};

use super::Game;
use super::ability::{Ability, Source, Unit};
use super::ocean::SlotId;
use super::pay::Play;
use crate::facts::{Catch, Waters};
use crate::game::fish::{Effect, FishId, Scope, fish, sea};
use crate::names::{BySite, Depth, Keeping, Site, Trigger, Zone};
use crate::nautoma::decision::{Decision, Pile};
use crate::nautoma::week;
use crate::nautoma::{self, Nautoma};
use crate::options::Plan;
use crate::words;

/// What the person does in a turn (B9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Main {
    /// A dive at a site.
    Dive(Site),
    /// A fish from the hand.
    Play(Play),
}

/// Where a diver comes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The bonus of a zone, if any fish is there.
    Bonus(Zone),
    /// The slot of this row.
    Row(u8),
    /// The bottom, where the first diver of a week gets a bonus.
    Bottom,
}

/// A dive from the surface to the bottom (B15): the bonus of each zone comes before its rows.
pub const DIVE: [Stop; 10] = [
    Stop::Bonus(Zone::Sunlight),
    Stop::Row(1),
    Stop::Row(2),
    Stop::Row(3),
    Stop::Bonus(Zone::Twilight),
    Stop::Row(4),
    Stop::Bonus(Zone::Midnight),
    Stop::Row(5),
    Stop::Row(6),
    Stop::Bottom,
];

/// Something that happened, for whoever tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The person dives or plays a fish; nothing has changed yet.
    Turn(Main),
    /// A card came into the hand; `None` if there was none to draw.
    Drew(Option<FishId>),
    /// Another single step was carried out.
    Did(Unit),
    /// An ability can be used.
    Uses(Source),
}

/// Who sits in the person's seat.
pub trait Seat: Table {
    /// A question nobody has answered yet; never for a program.
    type Pause;

    /// A dive, or a fish from the hand.
    fn main(&mut self, game: &Game) -> Result<Main, Self::Pause>;

    /// A single step of an ability, or none to finish it. At least one is possible.
    fn unit(&mut self, game: &Game, ability: &Ability) -> Result<Option<Unit>, Self::Pause>;

    /// A fish whose GAME END ability is used next, or none to finish. There is at least one.
    fn game_end(&mut self, game: &Game) -> Result<Option<SlotId>, Self::Pause>;

    /// Something happened.
    #[inline]
    fn saw(&mut self, _game: &Game, _event: Event) {}
}

/// The game with someone in the person's seat.
#[derive(Debug)]
pub struct Sitting<'a, S> {
    /// The game.
    pub game: &'a mut Game,
    /// The person.
    pub seat: &'a mut S,
}

/// A whole game.
pub fn play<S: Seat>(game: &mut Game, seat: &mut S) -> Result<(), S::Pause> {
    let mut sitting = Sitting { game, seat };
    for week in 1..=4 {
        for turn in 1..=6 {
            (sitting.game.her.week, sitting.game.her.turn) = (week, turn);
            sitting.your_turn()?;
            nautoma::turn(&mut sitting)?;
        }
        if week < 4 {
            sitting.end_of_week()?;
        }
    }
    sitting.end_of_game()
}

impl<S: Seat> Sitting<'_, S> {
    /// Exactly one action (B9).
    pub fn your_turn(&mut self) -> Result<(), S::Pause> {
        let main = self.seat.main(self.game)?;
        self.seat.saw(self.game, Event::Turn(main));
        match main {
            Main::Dive(site) => self.dive(site),
            Main::Play(play) => match self.play(&play) {
                Some(ability) => self.resolve(ability),
                None => Ok(()),
            },
        }
    }

    /// Pays for a fish and places it; gives its ability if that is used at once.
    pub fn play(&mut self, play: &Play) -> Option<Ability> {
        self.game.pay_and_place(play);
        self.when_played(play)
    }

    /// After a card is played: eggs for Nautoma if it is for all players, then its ability (B14, N16).
    fn when_played(&mut self, play: &Play) -> Option<Ability> {
        let card = fish(play.card);
        if card.trigger != Some(Trigger::WhenPlayed) {
            return None;
        }
        if card.all_players {
            let gained = self.game.her.played();
            let now = self.game.her;
            self.seat.tell(|| words::nautoma::given("played", gained, &now, Keeping::Screen));
        }
        Some(Ability::new(Source::Card(play.card, play.slot), card.effects()))
    }

    /// From the surface to the bottom (B15).
    fn dive(&mut self, site: Site) -> Result<(), S::Pause> {
        for stop in DIVE {
            if let Some(ability) = self.stop(site, stop) {
                self.resolve(ability)?;
            }
        }
        Ok(())
    }

    /// The diver comes by here; gives the ability that may be used.
    pub fn stop(&mut self, site: Site, stop: Stop) -> Option<Ability> {
        match stop {
            Stop::Bonus(zone) => self.game.ocean.has_fish(site, zone).then(|| self.bonus(site, zone.into())),
            Stop::Row(row) => self.land(SlotId::at(site, row)?),
            Stop::Bottom if self.game.reached[site] => None,
            Stop::Bottom => {
                self.game.reached[site] = true;
                Some(self.bonus(site, Depth::Bottom))
            }
        }
    }

    /// The diver lands on a fish: IF ACTIVATED may be used; if it is for all players, Nautoma gets an egg first
    /// (N15).
    fn land(&mut self, slot: SlotId) -> Option<Ability> {
        let card = fish(self.game.ocean[slot].fish);
        if card.trigger != Some(Trigger::IfActivated) {
            return None;
        }
        if card.all_players {
            let gained = self.game.her.landing();
            let now = self.game.her;
            self.seat.tell(|| words::nautoma::given("landed", gained, &now, Keeping::Screen));
        }
        Some(Ability::new(Source::Card(card.id, slot), card.effects()))
    }

    /// A bonus of the site (B16).
    fn bonus(&self, site: Site, depth: Depth) -> Ability {
        Ability::new(Source::Bonus(site, depth), &[self.game.bonus(site, depth)])
    }

    /// Single steps in any order, until nothing is possible or the person has finished (B29).
    pub fn resolve(&mut self, mut ability: Ability) -> Result<(), S::Pause> {
        if self.game.has_unit(&ability) {
            self.seat.saw(self.game, Event::Uses(ability.source));
        }
        while self.game.has_unit(&ability) {
            let Some(unit) = self.seat.unit(self.game, &ability)? else { return Ok(()) };
            if let Some(played) = self.step(&mut ability, unit) {
                self.resolve(played)?;
            }
        }
        Ok(())
    }

    /// A single step of an ability; gives that of another fish if one was played.
    pub fn step(&mut self, ability: &mut Ability, unit: Unit) -> Option<Ability> {
        if let Unit::Play(play) = unit {
            self.seat.saw(self.game, Event::Turn(Main::Play(play)));
        }
        let drawn = self.game.carry_out(ability, unit);
        match unit {
            Unit::Draw | Unit::Recover(None) => self.seat.saw(self.game, Event::Drew(drawn)),
            Unit::Play(play) => return self.when_played(&play),
            done => self.seat.saw(self.game, Event::Did(done)),
        }
        None
    }

    /// The end of weeks 1–3 (N20–N25).
    pub fn end_of_week(&mut self) -> Result<(), S::Pause> {
        let at = usize::from(self.game.her.week) - 1;
        let yours = week::end_of_week(self)?;
        self.game.yours[at] = yours;
        self.game.reached = BySite::default();
        self.game.pile = Pile::shuffled(&mut self.game.pile_rng);
        Ok(())
    }

    /// GAME END abilities in any order, each once (B46).
    pub fn end_of_game(&mut self) -> Result<(), S::Pause> {
        self.game.game_end = true;
        while self.game.game_end_fish() != 0 {
            let Some(slot) = self.seat.game_end(self.game)? else { break };
            let ability = self.game.use_at_end(slot);
            self.resolve(ability)?;
        }
        Ok(())
    }
}

impl<S: Seat> Table for Sitting<'_, S> {
    #[inline]
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        self.seat.tell(step);
    }
}

impl<S: Seat> Waters for Sitting<'_, S> {
    type Pause = S::Pause;

    #[inline]
    fn her(&mut self) -> &mut Nautoma {
        &mut self.game.her
    }

    #[inline]
    fn plan(&self) -> Plan {
        self.game.plan
    }

    fn decision(&mut self) -> Result<Decision, S::Pause> {
        let number = self.game.pile.draw().expect("six turns a week, six cards in the deck");
        let plan = &self.game.plan;
        let card = plan.decisions[usize::from(number) - 1];
        let source = plan.decision_source();
        self.seat.tell(|| words::nautoma::card(&card, source).revealing());
        Ok(card)
    }

    fn fish_card(&mut self) -> Result<Catch, S::Pause> {
        Ok(self.game.draw_for_her().map_or(Catch::Nothing, Catch::Card))
    }

    /// Her fish may give the person something, once, now (N14).
    fn reward(&mut self, card: FishId) -> Result<(), S::Pause> {
        if !fish(card).all_players {
            return Ok(());
        }
        self.resolve(Ability::new(Source::Hers(card), fish(card).effects()))
    }

    fn achievement(&mut self) -> Result<Option<u32>, S::Pause> {
        let tile = self.game.plan.tile(self.game.her.week);
        Ok(tile.map(|tile| self.game.achievement(tile)))
    }

    fn ravel(&mut self) -> Result<(u32, u32), S::Pause> {
        Ok(self.game.plan.ravel.map_or((0, 0), |ravel| self.game.ravel(&ravel.card)))
    }
}

impl Game {
    /// The GAME END ability of the fish here, which is used up (B46).
    pub fn use_at_end(&mut self, slot: SlotId) -> Ability {
        let card = self.ocean[slot].fish;
        self.used.insert(card);
        Ability::new(Source::Card(card, slot), fish(card).effects())
    }

    /// The bonus of a site at a depth (B16).
    pub fn bonus(&self, site: Site, depth: Depth) -> Effect {
        if self.readings.blue_midnight_recover && (site, depth) == (Site::Blue, Depth::Midnight) {
            return sea().blue_midnight_alternative;
        }
        sea().bonuses[site][depth]
    }

    /// Every decision of a turn (B33): each card into each slot with each payment, and three dives.
    pub fn mains(&self) -> Vec<Main> {
        let mut all: Vec<Main> = Vec::new();
        for card in self.hand.iter() {
            let slots = self.slots_for(card, None);
            if slots != 0 {
                let payments = self.payments(card);
                for slot in SlotId::of_bits(slots) {
                    all.extend(payments.iter().map(|&pay| Main::Play(Play { card, slot, pay })));
                }
            }
        }
        all.extend(Site::ALL.iter().map(|&site| Main::Dive(site)));
        all
    }

    /// Every hand card with each slot it may be played into, payments aside.
    pub fn pairs(&self, scope: Option<Scope>) -> Vec<(FishId, SlotId)> {
        let slots = |card: FishId| SlotId::of_bits(self.slots_for(card, scope)).map(move |slot| (card, slot));
        self.hand.iter().flat_map(slots).collect()
    }
}
