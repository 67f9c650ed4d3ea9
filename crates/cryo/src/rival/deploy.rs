//! Deploying a drone (§4), in the order of the booklet.

use serde_json::json;
use table::{Msg, Step, msg};

use super::{Rival, Stage};
use crate::data::figures;
use crate::facts::{Draw, Facts, Found};
use crate::names::{Card, Face, Section, Slot};
use crate::words;

impl Rival {
    /// 4: one drone leaves the platform.
    pub(super) fn deploy<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        self.tally.deploys += 1;
        at.tell(|| {
            Step::turn(msg!("cryo-do-deploy", turn = self.turns))
                .because([msg!("cryo-why-deploy", drones = self.home)])
                .data(json!({"rule": "3", "turn": self.turns, "home": self.home, "does": "deploy"}))
        });
        let (slot, used) = self.decide(at)?;
        self.home = self.home.saturating_sub(1);
        self.place(slot, used, at)
    }

    /// §4.2, and what follows.
    pub(super) fn place<F: Facts>(&mut self, slot: Slot, used: Option<Card>, at: &mut F) -> Result<(), F::Pause> {
        at.reached(|| Stage::place(slot, used));
        at.place(self, slot)?;
        match slot.section() {
            Section::Dispatch => {
                self.dispatch(at);
                self.replace_used(used, at)
            }
            section => self.take_tile(section, used, at),
        }
    }

    /// §4.1: the decision card, and where its board card lies.
    fn decide<F: Facts>(&mut self, at: &mut F) -> Result<(Slot, Option<Card>), F::Pause> {
        let open = self.decision;
        let card = if self.rules.unpredictable {
            let turned = at.draw(self, Draw::TurnUp)?;
            turned.into_iter().for_each(|card| at.discard(card));
            turned
        } else if let [a, b] = self.decision[..] {
            Some([a, b][at.toss(self)?])
        } else {
            self.decision.first().copied()
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
                .because([self.why_card(&open)])
                .data(json!({"rule": "4.1", "card": card, "slot": slot.id()}))
        });
        Ok((slot, Some(card)))
    }

    /// Why this card: `open` are the decision cards that lay there.
    fn why_card(&self, open: &[Card]) -> Msg {
        match open {
            _ if self.rules.unpredictable => msg!("cryo-why-turned-up"),
            [a, b] => msg!("cryo-why-toss", a = words::card(*a), b = words::card(*b)),
            _ => msg!("cryo-why-single"),
        }
    }

    /// §4.3 in Engineering, Laboratory and R&D, and what follows.
    pub(super) fn take_tile<F: Facts>(
        &mut self,
        section: Section,
        used: Option<Card>,
        at: &mut F,
    ) -> Result<(), F::Pause> {
        at.reached(|| Stage::around(section, used));
        match at.around(self, section)? {
            Found::Tile(face) => {
                self.store_tile(&face, at);
                return self.use_tile(&face, used, at);
            }
            Found::Printed(material) => {
                self.gain_told("4.3", &[(material, 1)], || msg!("cryo-why-printed"), at);
            }
            Found::Nothing => at.tell(|| {
                Step::idle(msg!("cryo-board-no-space", section = words::section(section))).data(json!({"rule": "4.3"}))
            }),
        }
        self.replace_used(used, at)
    }

    /// §4.3: the benefit of the tile that was taken, and what follows.
    pub(super) fn use_tile<F: Facts>(&mut self, face: &Face, used: Option<Card>, at: &mut F) -> Result<(), F::Pause> {
        at.reached(|| Stage::tile(*face, used));
        self.benefit(face, at)?;
        self.replace_used(used, at)
    }

    /// §4.4, where there are decision cards.
    fn replace_used<F: Facts>(&mut self, used: Option<Card>, at: &mut F) -> Result<(), F::Pause> {
        if self.rules.unpredictable { Ok(()) } else { self.replace(used, at) }
    }

    /// §7.3: any empty slot, else the box.
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

    /// §4.3 in Dispatch.
    fn dispatch<F: Facts>(&mut self, at: &mut F) {
        self.gain_told("4.3", &[(self.rules.dispatch_gain, 1)], || msg!("cryo-why-dispatch"), at);
        self.wake(Section::Dispatch, at);
    }

    /// §4.4: replaces the used decision card with a new one.
    fn replace<F: Facts>(&mut self, used: Option<Card>, at: &mut F) -> Result<(), F::Pause> {
        if let Some(at_hand) = self.decision.iter().position(|c| Some(*c) == used) {
            let card = self.decision.remove(at_hand);
            at.discard(card);
            at.tell(|| {
                Step::new(msg!("cryo-do-discard", card = words::card(card), real = self.real()))
                    .data(json!({"rule": "4.4", "discard": card}))
            });
        }
        if at.decision_card_later(self) {
            self.untold = true;
            at.tell(|| {
                let text = match self.decision.first() {
                    Some(&other) => msg!("cryo-do-draw-decision", other = words::card(other)),
                    None => msg!("cryo-do-draw-only-decision"),
                };
                Step::new(text).because([msg!("cryo-why-equal")]).data(json!({"rule": "4.4"}))
            });
            return Ok(());
        }
        self.new_decision_card(at)?;
        self.no_equal_pair(at)
    }

    /// For messages: is there a real card to handle?
    const fn real(&self) -> &'static str {
        if self.rules.app_draws { "no" } else { "yes" }
    }

    pub(super) fn new_decision_card<F: Facts>(&mut self, at: &mut F) -> Result<bool, F::Pause> {
        let drawn = at.draw(self, Draw::Decision)?;
        match drawn {
            Some(card) => {
                // The answer overrides a card set by hand before it.
                self.decision.truncate(1);
                self.decision.push(card);
                at.tell(|| {
                    Step::know(msg!("cryo-do-decision-card", card = words::card(card), real = self.real()))
                        .data(json!({"rule": "4.4", "drawn": card}))
                });
            }
            None => at.tell(|| Step::idle(msg!("cryo-board-no-decision-card")).data(json!({"rule": "6, edge case 8"}))),
        }
        Ok(drawn.is_some())
    }

    /// §2.5: equal decision cards are discarded and two are drawn, until they differ.
    pub(super) fn no_equal_pair<F: Facts>(&mut self, at: &mut F) -> Result<(), F::Pause> {
        while let [a, b] = self.decision[..]
            && a == b
        {
            if at.nothing_else_than(a) {
                at.tell(|| {
                    Step::idle(msg!("cryo-board-keep-pair", card = words::card(a))).data(json!({"rule": "2.5"}))
                });
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
                // Only the person can say so, having just discarded two cards: these stay.
                self.decision = [a, b].into();
                at.tell(|| {
                    Step::idle(msg!("cryo-board-keep-pair", card = words::card(a))).data(json!({"rule": "2.5"}))
                });
                break;
            }
            self.new_decision_card(at)?;
        }
        Ok(())
    }
}
