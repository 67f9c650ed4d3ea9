//! The companion's questions about tiles, tokens, cards and sections.

use table::{Asks, Opt, Pick, Question, Refusal, Stop, msg};

use super::Companion;
use crate::Rival;
use crate::data::figures;
use crate::facts::{Draw, Found};
use crate::names::{Card, Face, Item, Material, Mode, Section};
use crate::words;

/// At most so many items on a face of one's own.
const MOST_ITEMS: usize = 4;

/// What is tapped when a tile or token is looked at.
#[derive(Clone)]
enum Seen {
    Face(Face),
    Other,
    Printed(Material),
}

impl<A: Asks<Rival>> Companion<'_, A> {
    /// §10.4: the face of the tile, or the print where none lies.
    pub(super) fn ask_tile(&mut self, rival: &mut Rival, section: Section) -> Result<Found, Stop> {
        let seen = self.asks.pick(rival, |_| {
            let mut options = face_options();
            for material in Material::ALL {
                let label = msg!("cryo-opt-printed", track = words::track(material.track()));
                options.push((Opt::new(format!("printed-{}", material.id()), label).aside(), Seen::Printed(material)));
            }
            Pick::one("deploy.tile", msg!("cryo-ask-tile", section = words::section(section)), options)
                .note(msg!("cryo-note-tile"))
        })?;
        Ok(match seen {
            Seen::Face(face) => Found::Tile(face),
            Seen::Printed(material) => Found::Printed(material.track()),
            Seen::Other => Found::Tile(self.build_face(rival)?),
        })
    }

    /// §10.4: the face of a looting token.
    pub(super) fn ask_loot(&mut self, rival: &mut Rival, section: Section) -> Result<Face, Stop> {
        let seen = self.asks.pick(rival, |_| {
            let prompt = msg!("cryo-ask-loot", section = words::section(section));
            Pick::one("recall.loot", prompt, face_options())
        })?;
        match seen {
            Seen::Face(face) => Ok(face),
            _ => self.build_face(rival),
        }
    }

    /// The builder for a face without a button: item by item, then all of them or one.
    fn build_face(&mut self, rival: &mut Rival) -> Result<Face, Stop> {
        let mut built: Vec<Item> = Vec::new();
        while built.len() < MOST_ITEMS {
            let next = self.asks.pick(rival, |_| {
                let mut options: Vec<_> =
                    Item::ALL.into_iter().map(|item| (Opt::new(item.id(), words::item(item)), Some(item))).collect();
                if !built.is_empty() {
                    options.push((Opt::new("done", msg!("cryo-opt-face-done")), None));
                }
                let so_far: Vec<_> = built.iter().copied().map(words::item).collect();
                let prompt = msg!("cryo-ask-face-item", number = built.len() + 1);
                let pick = Pick::one("face.item", prompt, options);
                if built.is_empty() { pick } else { pick.note(msg!("cryo-note-face-item", items = so_far)) }
            })?;
            match next {
                Some(item) => built.push(item),
                None => break,
            }
        }
        let mode = if built.len() < 2 {
            Mode::All
        } else {
            self.asks.pick(rival, |_| {
                let options = vec![
                    (Opt::new("all", msg!("cryo-opt-face-all")), Mode::All),
                    (Opt::new("one", msg!("cryo-opt-face-one")), Mode::One),
                ];
                Pick::one("face.mode", msg!("cryo-ask-face-mode"), options)
            })?
        };
        Ok(Face { mode, items: built })
    }

    /// The type of a drawn card.
    pub(super) fn ask_card(&mut self, rival: &mut Rival, draw: Draw) -> Result<Option<Card>, Stop> {
        let (id, prompt, none) = match draw {
            Draw::FirstUpgrade => ("setup.upgrade", msg!("cryo-ask-first-upgrade"), false),
            Draw::FirstVehicle => ("setup.vehicle", msg!("cryo-ask-first-vehicle"), false),
            Draw::Decision if rival.turns == 0 => ("setup.decision", msg!("cryo-ask-first-decision"), false),
            Draw::Decision => ("draw.decision", msg!("cryo-ask-decision"), true),
            Draw::TurnUp => ("draw.turn-up", msg!("cryo-ask-turn-up"), true),
            Draw::Play => ("check.card", msg!("cryo-ask-play"), true),
        };
        self.card(rival, id, &prompt, &[], none)
    }

    /// A card picker: only types of which not all cards are known (`CardCount`). `seen` are known
    /// beside those before the Rival; `none` adds "no card left".
    pub(super) fn card(
        &mut self,
        rival: &mut Rival,
        id: &'static str,
        prompt: &table::Msg,
        seen: &[Card],
        none: bool,
    ) -> Result<Option<Card>, Stop> {
        let more = |card: Card| seen.iter().filter(|c| **c == card).count() as u8;
        let question = |r: &Rival| {
            let open = Card::ALL.into_iter().filter(|&c| r.one_more(c, more(c)).is_ok());
            let mut options: Vec<Opt> = open.map(|c| Opt::new(c.id(), words::card(c))).collect();
            if none || options.is_empty() {
                options.push(Opt::new("none", msg!("cryo-opt-no-card")).aside());
            }
            Question::choice(id, prompt.clone(), options)
        };
        self.asks.ask_lazily(rival, Some(id), question, |r, answer, _, question| {
            match answer.id().and_then(Card::parse) {
                Some(card) => r.one_more(card, more(card)).map(|()| Some(card)),
                None => question(r).accepts(answer).map(|()| None),
            }
        })
    }

    /// §10.3: the section of a sabotage the person resolved. A section with three marks is refused.
    pub(super) fn sabotaged_section(&mut self, rival: &mut Rival) -> Result<Option<Section>, Stop> {
        let question = |r: &Rival| {
            let mut options: Vec<Opt> =
                r.intact_sections().into_iter().map(|s| Opt::new(s.id(), words::section(s))).collect();
            if options.is_empty() {
                options.push(Opt::new("none", msg!("cryo-opt-nothing-left")));
            }
            Question::choice("sabotage.section", msg!("cryo-ask-sabotage"), options).note(msg!("cryo-note-sabotage"))
        };
        self.asks.ask_lazily(rival, Some("sabotage.section"), question, |r, answer, _, question| {
            let section = answer.id().and_then(Section::parse);
            if let Some(full) = section.filter(|s| r.next_intact(*s).is_none()) {
                let text = msg!("cryo-error-redirect", section = words::section(full));
                return Err(Refusal::new("SectionFull", text));
            }
            question(r).accepts(answer)?;
            Ok(section)
        })
    }
}

/// The twelve buttons and "other face".
fn face_options() -> Vec<(Opt, Seen)> {
    let mut options: Vec<_> =
        figures().faces.iter().map(|face| (Opt::new(face.id(), words::face(face)), Seen::Face(face.clone()))).collect();
    options.push((Opt::new("other", msg!("cryo-opt-other-face")).aside(), Seen::Other));
    options
}
