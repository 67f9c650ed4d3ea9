//! The Rival's turn (section 3) and deploying a drone (section 4), in the order of the booklet.

use serde_json::json;
use table::{Msg, Step, Table, msg};

use crate::Rival;
use crate::data::figures;
use crate::facts::{Draw, Facts, Found, Tie, Way};
use crate::things::{Card, Face, Item, Mode, Place, Section, Slot, Track};
use crate::words;

impl Rival {
    /// 2.4 and 2.5: the Rival's own cards.
    pub fn set_up<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        if let Some(card) = at.draw(self, Draw::FirstUpgrade)? {
            // Whatever was set by hand before the answer: it has this upgrade now.
            self.upgrades = vec![card];
            at.tell(|| {
                Step::new(msg!("cryo-do-upgrade", upgrade = words::upgrade(card), card = words::card(card)))
                    .data(json!({"rule": "2.4", "upgrade": card}))
            });
        }
        if let Some(card) = at.draw(self, Draw::FirstVehicle)? {
            self.vehicles = vec![card];
            at.tell(|| {
                Step::new(msg!("cryo-do-vehicle", card = words::card(card)))
                    .data(json!({"rule": "2.4", "vehicle": card}))
            });
        }
        self.mission(at)?;
        if !self.rules.unpredictable {
            for _ in 0..2 {
                self.new_decision_card(at)?;
            }
            self.no_equal_pair(at)?;
        }
        Ok(())
    }

    /// One turn: sections 3 to 6.
    pub fn turn<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        self.turns += 1;
        if self.home == 0 {
            at.tell(|| self.recall_step(msg!("cryo-why-no-drone")));
            self.recall(at)?;
        } else if at.a_section_is_full(self)? {
            self.tally.full += 1;
            at.tell(|| self.recall_step(msg!("cryo-why-full")));
            self.recall(at)?;
        } else {
            self.deploy(at)?;
        }
        self.check(at)
    }

    fn recall_step(&self, why: Msg) -> Step {
        let data = json!({"rule": "3", "turn": self.turns, "home": self.home, "does": "recall"});
        Step::know(msg!("cryo-do-recall", turn = self.turns)).because([why]).data(data)
    }

    /// 4: one drone leaves the platform.
    fn deploy<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        self.tally.deploys += 1;
        at.tell(|| {
            Step::know(msg!("cryo-do-deploy", turn = self.turns))
                .because([msg!("cryo-why-deploy", drones = self.home)])
                .data(json!({"rule": "3", "turn": self.turns, "home": self.home, "does": "deploy"}))
        });
        let (slot, used) = self.decide(at)?;
        self.home = self.home.saturating_sub(1);
        at.place(self, slot)?;
        match slot.section() {
            Section::Dispatch => self.dispatch(at),
            section => self.take_tile(section, at)?,
        }
        if !self.rules.unpredictable {
            self.replace(used, at)?;
        }
        Ok(())
    }

    /// 4.1: the decision card, and where its board card lies.
    fn decide<F: Facts>(&mut self, at: &mut F) -> Result<(Slot, Option<Card>), F::Pause> {
        let (card, why) = if self.rules.unpredictable {
            let turned = at.draw(self, Draw::TurnUp)?;
            turned.into_iter().for_each(|card| at.discard(card));
            (turned, msg!("cryo-why-turned-up"))
        } else if let [a, b] = self.decision[..] {
            let card = [a, b][at.toss(self)?];
            (Some(card), msg!("cryo-why-toss", a = words::card(a), b = words::card(b)))
        } else {
            (self.decision.first().copied(), msg!("cryo-why-single"))
        };
        let Some(card) = card else {
            let slot = self.any_slot();
            at.tell(|| {
                Step::know(msg!("cryo-do-any-slot", slot = words::slot(slot)))
                    .because([msg!("cryo-why-any-slot")])
                    .data(json!({"rule": "4.1", "slot": slot.id()}))
            });
            return Ok((slot, None));
        };
        let slot = self.slot_of(card);
        at.tell(|| {
            Step::know(msg!("cryo-do-decide", card = words::card(card), slot = words::slot(slot)))
                .because([why])
                .data(json!({"rule": "4.1", "card": card, "slot": slot.id()}))
        });
        Ok((slot, Some(card)))
    }

    /// 4.3 in Engineering, Laboratory and R&D.
    fn take_tile<F: Facts>(&mut self, section: Section, at: &mut F) -> Result<(), F::Pause> {
        match at.around(self, section)? {
            Found::Tile(face) => {
                self.store_tile(&face, at);
                self.benefit(&face, at)
            }
            Found::Printed(material) => {
                self.gain_told("4.3", &[(material, 1)], msg!("cryo-why-printed"), at);
                Ok(())
            }
            Found::Nothing => {
                at.tell(|| {
                    Step::idle(msg!("cryo-board-no-space", section = words::section(section)))
                        .data(json!({"rule": "4.3"}))
                });
                Ok(())
            }
        }
    }

    /// 7.3: any empty slot, else the box.
    fn store_tile<F: Facts>(&mut self, face: &Face, at: &mut F) {
        let slots = figures().slots;
        if self.tiles < slots {
            self.tiles += 1;
            at.tell(|| {
                Step::new(msg!("cryo-do-store", face = words::face(face), tiles = self.tiles, slots = slots))
                    .because([msg!("cryo-why-store")])
                    .data(json!({"rule": "7.3", "face": face.id(), "tiles": self.tiles}))
            });
        } else {
            at.tile_to_the_box();
            at.tell(|| {
                Step::new(msg!("cryo-do-box", face = words::face(face)))
                    .because([msg!("cryo-why-box", slots = slots)])
                    .data(json!({"rule": "7.3", "face": face.id(), "tiles": self.tiles}))
            });
        }
    }

    /// 7.3: the benefit is always gained; "A or B" is what it has less of (T4).
    pub(crate) fn benefit<F: Facts>(&mut self, face: &Face, at: &mut F) -> Result<(), F::Pause> {
        let (items, why) = match face.mode {
            Mode::All => (face.items.clone(), msg!("cryo-why-all")),
            Mode::One => {
                let ways: Vec<Way> = self.preferred(&face.items);
                let item = match ways[..] {
                    [Way::Item(only)] => Some(only),
                    _ => match at.choose(self, Tie::T4, &|r| r.preferred(&face.items))? {
                        Some(Way::Item(item)) => Some(item),
                        _ => None,
                    },
                };
                let by = if self.rules.auto { "rule" } else { "you" };
                let tie = if ways.len() > 1 { msg!("cryo-why-tie", by = by) } else { self.why_less(&face.items) };
                (item.into_iter().collect(), tie)
            }
        };
        let mut tracks: Vec<(Track, u8)> = Vec::new();
        for item in &items {
            if let Item::Of(track) = *item {
                match tracks.iter_mut().find(|(t, _)| *t == track) {
                    Some((_, n)) => *n += 1,
                    None => tracks.push((track, 1)),
                }
            }
        }
        if !tracks.is_empty() {
            self.gain_told("7.3", &tracks, why, at);
        }
        for _ in items.iter().filter(|i| **i == Item::Card) {
            self.mission(at)?;
        }
        Ok(())
    }

    /// T4: what it has least of; with a card among the items, all of them.
    fn preferred(&self, items: &[Item]) -> Vec<Way> {
        let stock = |item: &Item| if let Item::Of(track) = item { Some(self.has(*track)) } else { None };
        let least = items.iter().map(stock).min().flatten();
        let any = items.contains(&Item::Card);
        let mut ways = Vec::new();
        for item in items.iter().filter(|i| any || stock(i) == least) {
            if !ways.contains(&Way::Item(*item)) {
                ways.push(Way::Item(*item));
            }
        }
        ways
    }

    fn why_less(&self, items: &[Item]) -> Msg {
        let stocks = items.iter().filter_map(|i| match i {
            Item::Of(track) => Some(msg!("cryo-stock", track = words::track(*track), n = self.has(*track))),
            Item::Card => None,
        });
        msg!("cryo-why-less", stocks = stocks.collect::<Vec<_>>())
    }

    /// Gains on several tracks at once, told with what each track shows before and after.
    pub(crate) fn gain_told<F: Table>(&mut self, rule: &str, gains: &[(Track, u8)], why: Msg, at: &mut F) {
        let before = self.tracks;
        for &(track, n) in gains {
            self.gain(track, n);
        }
        at.tell(|| {
            let list: Vec<Msg> = gains.iter().map(|&(track, n)| words::amount(track, n)).collect();
            let mut reasons = vec![why];
            for &(track, n) in gains {
                let (from, to) = (before[track as usize], self.has(track));
                reasons.push(msg!("cryo-why-track", track = words::track(track), from = from, to = to));
                if to < from + n {
                    reasons.push(msg!("cryo-why-track-end", end = self.end(track)));
                }
            }
            let data: Vec<_> = gains.iter().map(|&(t, n)| json!({"track": t, "n": n, "now": self.has(t)})).collect();
            Step::new(msg!("cryo-do-gain", list = list)).because(reasons).data(json!({"rule": rule, "gain": data}))
        });
    }

    /// 4.3 in Dispatch.
    fn dispatch<F: Facts>(&mut self, at: &mut F) {
        self.gain_told("4.3", &[(self.rules.dispatch_gain, 1)], msg!("cryo-why-dispatch"), at);
        self.wake(Section::Dispatch, at);
    }

    /// Awakens the leftmost pod of a section; nothing if there is none (6, edge case 1).
    pub(crate) fn wake<F: Table>(&mut self, section: Section, at: &mut F) {
        let Some(chamber) = self.leftmost(section) else {
            at.tell(|| {
                Step::idle(msg!("cryo-idle-wake", section = words::section(section)))
                    .data(json!({"rule": "6, edge case 1", "section": section}))
            });
            return;
        };
        self.pods.shift(Place::Chamber(section, chamber), Place::Platform, 1);
        at.tell(|| {
            Step::new(msg!("cryo-do-wake", chamber = words::chamber(section, chamber)))
                .because([
                    msg!("cryo-why-leftmost", section = words::section(section)),
                    msg!("cryo-why-platform", pods = self.pods.platform),
                ])
                .data(json!({"rule": "6, edge case 2", "wake": section, "chamber": chamber + 1, "platform": self.pods.platform}))
        });
    }

    /// 7.2: the top card, unseen, face down as a mission.
    pub(crate) fn mission<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        if at.mission(self)? {
            self.missions += 1;
            at.tell(|| {
                Step::new(msg!("cryo-do-mission", missions = self.missions))
                    .because([msg!("cryo-why-mission")])
                    .data(json!({"rule": "7.2", "missions": self.missions}))
            });
        } else {
            at.tell(|| Step::idle(msg!("cryo-board-no-mission")).data(json!({"rule": "6, edge case 8"})));
        }
        Ok(())
    }

    /// 4.4: the used decision card goes, a new one comes.
    fn replace<F: Facts>(&mut self, used: Option<Card>, at: &mut F) -> Result<(), F::Pause> {
        if let Some(at_hand) = self.decision.iter().position(|c| Some(*c) == used) {
            let card = self.decision.remove(at_hand);
            at.discard(card);
            at.tell(|| {
                Step::new(msg!("cryo-do-discard", card = words::card(card), real = self.real()))
                    .data(json!({"rule": "4.4", "discard": card}))
            });
        }
        self.new_decision_card(at)?;
        self.no_equal_pair(at)
    }

    /// For messages: is there a card to handle?
    fn real(&self) -> &'static str {
        if self.rules.virtual_cards { "no" } else { "yes" }
    }

    fn new_decision_card<F: Facts>(&mut self, at: &mut F) -> Result<bool, F::Pause> {
        let drawn = at.draw(self, Draw::Decision)?;
        match drawn {
            Some(card) => {
                // A card set by hand before the answer gives way to the answer.
                self.decision.truncate(1);
                self.decision.push(card);
                at.tell(|| {
                    Step::know(msg!("cryo-do-decision-card", card = words::card(card), real = self.real()))
                        .data(json!({"rule": "4.4", "drawn": card}))
                });
            }
            None => at.tell(|| Step::idle(msg!("cryo-idle-no-decision-card")).data(json!({"rule": "6, edge case 8"}))),
        }
        Ok(drawn.is_some())
    }

    /// 2.5: equal decision cards are discarded and two are drawn, until they differ.
    fn no_equal_pair<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        while let [a, b] = self.decision[..]
            && a == b
        {
            if at.nothing_else_than(a) {
                at.tell(|| Step::idle(msg!("cryo-idle-keep-pair", card = words::card(a))).data(json!({"rule": "2.5"})));
                break;
            }
            at.tell(|| {
                Step::new(msg!("cryo-do-equal", card = words::card(a)))
                    .because([msg!("cryo-why-equal")])
                    .data(json!({"rule": "2.5", "equal": a}))
            });
            self.decision.clear();
            at.discard(a);
            at.discard(b);
            if !self.new_decision_card(at)? {
                // Only the person can say so, who has just laid two cards down: they stay.
                self.decision = vec![a, b];
                at.tell(|| Step::idle(msg!("cryo-idle-keep-pair", card = words::card(a))).data(json!({"rule": "2.5"})));
                break;
            }
            self.new_decision_card(at)?;
        }
        Ok(())
    }
}
