//! Scrap, payments, gains and cards (B16–B20, B46).

use super::moves::{Cost, Move, Point, Scrap};
use super::turn::{Event, Seat, Sitting};
use crate::data::card;
use crate::names::{Card, Face, Item, Mode, Track, Use};

impl<S: Seat> Sitting<'_, '_, S> {
    /// B46.
    pub(super) fn scrap(&mut self, what: Scrap) -> Result<(), S::Pause> {
        self.game.scrapped = true;
        match what {
            Scrap::Card(scrapped) => {
                self.game.ship.human.hand.take(scrapped);
                self.game.ship.discard.push(scrapped);
                for (track, &n) in card(scrapped).scrap.iter().filter(|(_, n)| **n > 0) {
                    self.gain(track, n);
                }
            }
            Scrap::Slot(slot) => {
                let face = self.game.tile_in(slot).map(|tile| tile.face);
                self.game.ship.human.slots[usize::from(slot)] = None;
                self.game.ship.boxed_tiles += 1;
                if let Some(face) = face {
                    self.benefit(&face)?;
                }
            }
        }
        Ok(())
    }

    /// B16, B17: asked for only if there is more than one way.
    pub(super) fn charge(&mut self, costs: &[Cost]) -> Result<(), S::Pause> {
        if costs.iter().all(Cost::is_free) {
            return Ok(());
        }
        let ways = self.game.ship.human.payments(costs);
        let paid = match ways[..] {
            [only] => {
                self.saw(Event::Paid(only));
                only
            }
            _ => match self.decide(Point::Pay(costs.into()))? {
                Move::Pay(paid) => paid,
                _ => Cost::default(),
            },
        };
        self.game.pay(&paid);
        for _ in 0..paid.cards {
            if let Move::Discard(card) = self.decide(Point::CostCard)? {
                self.discard(card);
            }
        }
        Ok(())
    }

    pub(super) fn discard(&mut self, card: Card) {
        self.game.ship.human.hand.take(card);
        self.game.ship.discard.push(card);
    }

    /// What a tile or a token gives: all of it, or one item.
    pub(super) fn benefit(&mut self, face: &Face) -> Result<(), S::Pause> {
        if face.mode == Mode::One && face.items.iter().any(|item| *item != face.items[0]) {
            if let Move::Gain(item) = self.decide(Point::Choose(*face))? {
                self.gain_item(item)?;
            }
            return Ok(());
        }
        let items = if face.mode == Mode::One { &face.items[..face.items.len().min(1)] } else { &face.items[..] };
        let (cards, tracks) = (|i: &&Item| **i == Item::Card, |i: &&Item| **i != Item::Card);
        for &item in items.iter().filter(tracks).chain(items.iter().filter(cards)) {
            self.gain_item(item)?;
        }
        Ok(())
    }

    pub(super) fn gain_item(&mut self, item: Item) -> Result<(), S::Pause> {
        match item {
            Item::Of(track) => self.gain(track, 1),
            Item::Card => self.card_benefit()?,
        }
        Ok(())
    }

    /// B18.
    pub(super) fn gain(&mut self, track: Track, amount: u8) {
        let before = self.game.ship.human.tracks[track];
        self.game.ship.gain(track, amount);
        let gained = self.game.ship.human.tracks[track] - before;
        self.saw(Event::Gained(track, amount, gained));
    }

    /// B19.
    pub(super) fn card_benefit(&mut self) -> Result<(), S::Pause> {
        if !self.game.ship.can_draw() && !self.game.can_play() {
            self.saw(Event::Drew(None));
            return Ok(());
        }
        match self.decide(Point::Card)? {
            Move::Play(card, how) => self.play_card(card, how),
            _ => self.draw(),
        }
        Ok(())
    }

    /// B24.
    pub(super) fn play_up_to(&mut self, plays: u8) -> Result<(), S::Pause> {
        for left in (1..=plays).rev() {
            if !self.game.can_play() {
                break;
            }
            match self.decide(Point::Plays(left))? {
                Move::Play(card, how) => self.play_card(card, how),
                _ => break,
            }
        }
        Ok(())
    }

    pub(super) fn draw(&mut self) {
        let drawn = self.game.ship.draw();
        self.game.ship.human.hand.extend(drawn);
        self.saw(Event::Drew(drawn));
    }

    pub(super) fn play_card(&mut self, card: Card, how: Use) {
        let human = &mut self.game.ship.human;
        human.hand.take(card);
        match how {
            Use::Upgrade => human.upgrades.push(card),
            Use::Vehicle => human.vehicles.push(card),
            Use::Mission => human.missions.push(card),
        };
        if how == Use::Vehicle && card == Card::Spider && human.destroyed > 0 {
            human.destroyed -= 1;
            human.aboard += 1;
            self.saw(Event::Rescued);
        }
    }
}
