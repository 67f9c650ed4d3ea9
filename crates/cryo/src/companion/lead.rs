//! The person is led to what the Rival chooses, fact by fact (§10.8): always with the option `choices`, once by "Help me
//! find it".

use serde_json::json;
use table::{Asks, Field, Msg, Opt, Pick, Question, Step, Stop, Table, msg};

use super::asks::{other_card, salvage_materials};
use super::{Companion, Halt};
use crate::Rival;
use crate::facts::{Found, Weighed};
use crate::names::{Criterion, Material, Section, Slot};
use crate::words;

/// The sides of the drone in the order of §4.3.
const SIDES: [&str; 4] = ["right", "below", "left", "above"];

/// The most Rival pods a cavern can hold.
const PODS: i64 = 15;

/// "Help me find it."
pub(super) fn help() -> Opt {
    Opt::new("help", msg!("cryo-opt-help")).aside()
}

impl<A: Asks<Rival>> Companion<'_, A> {
    /// A fact to look up: yes or no. Before a tile is taken, the other decision card may still decide (§10.6).
    fn fact(&mut self, rival: &mut Rival, id: &'static str, prompt: &Msg, note: &Msg) -> Result<bool, Halt> {
        self.asked = true;
        let other = self.other;
        let seen = self.asks.pick(rival, |r| {
            let mut options = vec![
                (Opt::new("yes", msg!("answer-yes")), Some(true)),
                (Opt::new("no", msg!("answer-no")), Some(false)),
            ];
            if let Some(card) = other.and_then(|at| r.decision.get(at)) {
                options.push((other_card(r, *card), None));
            }
            Pick::one(id, prompt.clone(), options).note(note.clone())
        })?;
        match (seen, other) {
            (None, Some(other)) => Err(Halt::OtherCard(other)),
            (seen, _) => Ok(seen.unwrap_or(false)),
        }
    }

    /// §4.2: the dock, by rules I to III.
    pub(super) fn lead_to_dock(&mut self, rival: &mut Rival, slot: Slot) -> Result<(), Halt> {
        let open = msg!("cryo-why-place");
        let ask = |rule: &'static str| msg!("cryo-lead-dock", rule = rule, slot = words::slot(slot));
        let rule = if self.fact(rival, "deploy.dock", &ask("I"), &open)? {
            "I"
        } else if self.fact(rival, "deploy.below", &ask("II"), &open)? {
            "II"
        } else {
            "III"
        };
        let led = rival.rules.led;
        self.tell(|| {
            let section = words::section(slot.section());
            // With help, what to do was told before: this only says where.
            let step = if led {
                Step::new(msg!("cryo-do-place-there", rule = rule, slot = words::slot(slot), section = section))
            } else {
                Step::know(msg!("cryo-found-dock", rule = rule, section = section))
            };
            step.because([msg!("cryo-why-place")]).data(json!({"rule": "4.2", "slot": slot.id(), "by": rule}))
        });
        Ok(())
    }

    /// §4.3: the first side with a tile, else the print.
    pub(super) fn lead_to_tile(&mut self, rival: &mut Rival, section: Section) -> Result<Found, Halt> {
        for side in SIDES {
            let ask = msg!("cryo-lead-side", side = side);
            if self.fact(rival, "deploy.side", &ask, &msg!("cryo-note-side"))? {
                let led = rival.rules.led;
                self.tell(|| {
                    let step = if led {
                        Step::new(msg!("cryo-do-take-side", side = side)).because([msg!("cryo-why-around")])
                    } else {
                        Step::know(msg!("cryo-found-tile", side = side))
                    };
                    step.data(json!({"rule": "4.3", "side": side}))
                });
                return self.ask_face(rival, section);
            }
        }
        self.asked = true;
        let print = self.asks.pick(rival, |_| {
            let option = |m: Material| (Opt::new(m.id(), words::track(m.track())), Some(m));
            let mut options: Vec<_> = Material::ALL.into_iter().map(option).collect();
            options.push((Opt::new("none", msg!("cryo-opt-no-print")).aside(), None));
            Pick::one("deploy.print", msg!("cryo-lead-print"), options).note(msg!("cryo-note-print"))
        })?;
        Ok(print.map_or(Found::Nothing, |material| Found::Printed(material.track())))
    }

    /// §5.1: the free spaces are named; the rule takes one.
    pub(super) fn lead_to_salvage(&mut self, rival: &mut Rival) -> Result<Option<(Material, Weighed<Material>)>, Stop> {
        self.asked = true;
        let question = |r: &Rival| {
            let materials = salvage_materials(r);
            let most = materials.len();
            let options = materials.into_iter().map(|m| Opt::new(m.id(), words::track(m.track()))).collect();
            Question::several("recall.free", msg!("cryo-lead-salvage"), options, (0, most)).note(msg!("cryo-note-free"))
        };
        let free: Vec<Material> = self.asks.ask(rival, question, |_, answer, _| {
            let ids: &[String] = if let table::Answer::Several(ids) = answer { ids } else { &[] };
            Ok(ids.iter().filter_map(|id| Material::parse(id)).collect())
        })?;
        let why = Weighed::new(Criterion::NewMaterial, free, |m| u8::from(rival.pods.salvage[m] == 0));
        // T6: the material it has less of.
        let wanted = why.left().into_iter().min_by_key(|m| (rival.has(m.track()), *m));
        Ok(wanted.map(|material| (material, why)))
    }

    /// §6.6: which cavern is flipped; false if none can be.
    pub(super) fn lead_to_scout(&mut self, rival: &mut Rival) -> Result<bool, Halt> {
        let note = msg!("cryo-note-scout");
        self.other = None;
        let size = if self.fact(rival, "settle.large", &msg!("cryo-lead-scout", size = "large"), &note)? {
            "large"
        } else if self.fact(rival, "settle.small", &msg!("cryo-lead-scout", size = "small"), &note)? {
            "small"
        } else {
            self.tell(|| Step::idle(msg!("cryo-idle-scout")).data(json!({"rule": "6, settle 1"})));
            return Ok(false);
        };
        self.tell(|| {
            Step::new(msg!("cryo-do-scout-there", size = size))
                .because([msg!("cryo-why-scout-there")])
                .data(json!({"rule": "6, settle 1", "size": size}))
        });
        Ok(true)
    }

    /// §6.7: the pair, and how many pods go on each of its caverns (T11: the odd one where there are fewer).
    pub(super) fn lead_to_pair(&mut self, rival: &mut Rival, pods: u8) -> Result<(), Halt> {
        if pods == 0 {
            return Ok(());
        }
        self.asked = true;
        let told = self.asks.form(rival, |_: &Rival| {
            let field = |id: &'static str| Field::number(id, msg!("cryo-field-pair", cavern = id), 0, (0, PODS));
            Question::form("settle.pair", msg!("cryo-lead-pair"), vec![field("one"), field("other")])
                .note(msg!("cryo-note-pair-of-caverns"))
        })?;
        // The person may have corrected the platform before answering.
        let pods = rival.pods.platform;
        let (a, b) = (told.number("one"), told.number("other"));
        let (fewer, more) = (a.min(b), a.max(b));
        let (there, rest) = (pods.div_ceil(2), pods / 2);
        self.tell(|| {
            let text = if rest == 0 {
                msg!("cryo-do-settle-last", fewer = fewer)
            } else {
                msg!("cryo-do-settle-there", fewer = fewer, more = more, a = there, b = rest)
            };
            Step::new(text)
                .because([msg!("cryo-why-settle")])
                .data(json!({"rule": "6, settle 2", "pods": [there, rest]}))
        });
        Ok(())
    }
}
