//! The companion's questions about tiles, tokens, salvage spaces and cards.

use table::{Asks, Msg, Opt, Pick, Question, Stop, msg};

use super::lead::help;
use super::{Companion, Halt, Source};
use crate::Rival;
use crate::data::figures;
use crate::facts::{Draw, Found, Several, Way};
use crate::names::{Card, Face, Item, MOST_ITEMS, Material, Mode, Section, Slot, Token};
use crate::rival::MOST_FACES;
use crate::words;

/// What the person taps after looking at a tile.
#[derive(Clone)]
enum Tile {
    Face(Face),
    Other,
    Printed(Material),
    /// The other decision card decides instead.
    OtherCard(usize),
    /// The person is led to it.
    Help,
}

/// What the person taps after looking at the salvage spaces.
#[derive(Clone, Copy)]
pub(super) enum Space {
    /// The space the pod takes; `None` if none is free.
    Taken(Option<Material>),
    /// The person is led to it.
    Help,
}

/// What the person taps after looking at an incident space.
#[derive(Clone)]
pub(super) enum Seen {
    /// Sabotage; T8: in this section instead.
    Sabotage(Option<Section>),
    /// Looting with this face; `None` for a face without a button.
    Looting(Option<Face>),
    Sunset,
    /// No token.
    Nothing,
    /// T7: this section's token instead.
    From(Section),
}

impl<A: Asks<Rival>> Companion<'_, A> {
    /// §10.4: the face of the tile, or the print where there is no tile.
    pub(super) fn ask_tile(&mut self, rival: &mut Rival, slot: Slot) -> Result<Found, Halt> {
        match self.ask_tile_of(rival, slot.section(), false)? {
            Some(found) => Ok(found),
            None => {
                self.lead_to_dock(rival, slot)?;
                self.lead_to_tile(rival, slot.section())
            }
        }
    }

    /// The face of the tile the person was led to.
    pub(super) fn ask_face(&mut self, rival: &mut Rival, section: Section) -> Result<Found, Halt> {
        Ok(self.ask_tile_of(rival, section, true)?.unwrap_or(Found::Nothing))
    }

    /// `None` if the person wants to be led there; where they were (`there`), there is a tile.
    fn ask_tile_of(&mut self, rival: &mut Rival, section: Section, there: bool) -> Result<Option<Found>, Halt> {
        self.asked = true;
        self.source = Some((Source::Tile, section));
        let other = self.other;
        let seen = self.asks.pick(rival, |r| {
            let mut options: Vec<_> =
                faces(r).map(|face| (Opt::new(face.id(), words::face(face)), Tile::Face(*face))).collect();
            options.push((Opt::new("other", msg!("cryo-opt-other-face")).aside(), Tile::Other));
            for material in Material::ALL.into_iter().filter(|_| !there) {
                let label = msg!("cryo-opt-printed", track = words::track(material.track()));
                options.push((Opt::new(format!("printed-{}", material.id()), label).aside(), Tile::Printed(material)));
            }
            if let Some((other, card)) = other.and_then(|at| Some((at, *r.decision.get(at)?))) {
                options.push((other_card(r, card), Tile::OtherCard(other)));
            }
            let pick =
                |options| Pick::one("deploy.tile", msg!("cryo-ask-tile", section = words::section(section)), options);
            if there {
                return pick(options);
            }
            options.push((help(), Tile::Help));
            pick(options).note(msg!("cryo-note-tile"))
        })?;
        Ok(Some(match seen {
            Tile::Face(face) => Found::Tile(face),
            Tile::Printed(material) => Found::Printed(material.track()),
            Tile::Other => Found::Tile(self.build_face(rival)?),
            Tile::OtherCard(other) => return Err(Halt::OtherCard(other)),
            Tile::Help => return Ok(None),
        }))
    }

    /// §5.1: the salvage space; none if no space is free. The person may want to be led to it.
    pub(super) fn ask_salvage(&mut self, rival: &mut Rival) -> Result<Space, Stop> {
        if salvage_materials(rival).is_empty() {
            return Ok(Space::Taken(None));
        }
        self.asked = true;
        self.asks.pick(rival, |r| {
            let (note, options) = salvage_options(r);
            Pick::one("recall.salvage", msg!("cryo-ask-salvage"), options).note(note)
        })
    }

    /// §5.3: the token of a section with its face; T7: of any of the current `sections`. Returns the section.
    pub(super) fn ask_token(
        &mut self,
        rival: &mut Rival,
        first: Section,
        sections: &dyn Fn(&Rival) -> Vec<Section>,
    ) -> Result<Section, Stop> {
        self.asked = true;
        let mut wanted = first;
        loop {
            let (section, seen) = self.asks.pick(rival, |r| {
                let all = sections(r);
                let section = if all.contains(&wanted) { wanted } else { all.first().copied().unwrap_or(wanted) };
                let (note, options) = token_options(r, section, &all);
                let options = options.into_iter().map(|(opt, seen)| (opt, (section, seen)));
                Pick::one("recall.token", msg!("cryo-ask-token", section = words::section(section)), options).note(note)
            })?;
            if let Seen::From(other) = seen {
                wanted = other;
                continue;
            }
            self.note_token(rival, section, seen)?;
            return Ok(section);
        }
    }

    /// Keeps what was seen until the rules need it.
    pub(super) fn note_token(&mut self, rival: &mut Rival, section: Section, seen: Seen) -> Result<(), Stop> {
        let token = match seen {
            Seen::Sabotage(instead) => {
                self.known.redirects.extend(instead.map(|instead| (section, instead)));
                self.known.redirects.sort();
                Some(Token::Sabotage)
            }
            Seen::Looting(face) => {
                let face = match face {
                    Some(face) => face,
                    None => self.build_face(rival)?,
                };
                self.known.loot.push((section, face));
                Some(Token::Looting)
            }
            Seen::Sunset => Some(Token::Sunset),
            Seen::Nothing | Seen::From(_) => None,
        };
        self.known.token = Some((section, token));
        Ok(())
    }

    /// Builds a face without a button: item by item, then all of them or one. From then on the face has a button.
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
        let face = Face { mode, items: built.as_slice().into() }.sorted();
        let known = faces(rival).any(|known| *known == face);
        if !known && rival.faces.len() < MOST_FACES {
            rival.faces.push(face);
        }
        Ok(face)
    }

    /// The type of a drawn card.
    pub(super) fn ask_card(&mut self, rival: &mut Rival, draw: Draw) -> Result<Option<Card>, Stop> {
        let (id, prompt, none) = match draw {
            Draw::FirstUpgrade => ("setup.upgrade", msg!("cryo-ask-first-upgrade"), false),
            Draw::FirstVehicle => ("setup.vehicle", msg!("cryo-ask-first-vehicle"), false),
            Draw::Decision | Draw::TurnUp => ("setup.decision", msg!("cryo-ask-first-decision"), false),
            Draw::Play => ("check.card", msg!("cryo-ask-play"), true),
        };
        self.asked = true;
        let question = |r: &Rival| {
            let mut options: Vec<Opt> = open_types(r, &[]).map(|c| Opt::new(c.id(), words::card(c))).collect();
            if none || options.is_empty() {
                options.push(Opt::new("none", msg!("cryo-opt-no-card")).aside());
            }
            Question::choice(id, prompt.clone(), options)
        };
        self.asks.ask_lazily(rival, Some(id), question, |r, answer, _, question| {
            match answer.id().and_then(Card::parse) {
                Some(card) => r.one_more(card, 0).map(|()| Some(card)),
                None => question(r).accepts(answer).map(|()| None),
            }
        })
    }
}

/// The types whose cards are not all known (`CardCount`); `seen` are known besides those in front of the Rival.
pub(super) fn open_types(rival: &Rival, seen: &[Card]) -> impl Iterator<Item = Card> {
    let more = |card: Card| seen.iter().filter(|c| **c == card).count() as u8;
    Card::ALL.into_iter().filter(move |&card| rival.one_more(card, more(card)).is_ok())
}

/// The faces with a button: the usual ones and those of the person's own copy.
fn faces(rival: &Rival) -> impl Iterator<Item = &Face> {
    figures().faces.iter().chain(&rival.faces)
}

/// §10.6: the other decision card decides instead.
pub(super) fn other_card(rival: &Rival, card: Card) -> Opt {
    let label = msg!("cryo-opt-other-card", card = words::card(card), slot = words::slot(rival.slot_of(card)));
    Opt::new("other-card", label).aside()
}

/// The materials with a salvage space the Rival itself has not taken.
pub(super) fn salvage_materials(rival: &Rival) -> Vec<Material> {
    let room = |m: &Material| rival.pods.salvage[*m] < rival.rules.salvage[*m];
    Material::ALL.into_iter().filter(room).collect()
}

/// The salvage spaces; a material it already salvages comes second (§5.1).
pub(super) fn salvage_options(rival: &Rival) -> (Msg, Vec<(Opt, Space)>) {
    let option = |material: Material| {
        let opt = Opt::new(material.id(), words::track(material.track()));
        let already = rival.pods.salvage[material] > 0;
        (if already { opt.hint(msg!("cryo-hint-salvage")) } else { opt }, Space::Taken(Some(material)))
    };
    let mut options: Vec<_> = salvage_materials(rival).into_iter().map(option).collect();
    options.push((Opt::new("none", msg!("cryo-opt-no-space")).aside(), Space::Taken(None)));
    options.push((help(), Space::Help));
    (msg!("cryo-note-salvage"), options)
}

/// What may lie on a section's incident space, plus the other sections of T7.
pub(super) fn token_options(rival: &Rival, section: Section, all: &[Section]) -> (Msg, Vec<(Opt, Seen)>) {
    let mut options: Vec<(Opt, Seen)> = Vec::new();
    let redirects =
        if rival.next_intact(section).is_some() || rival.rules.auto { Several::new() } else { rival.redirects() };
    if redirects.len() > 1 {
        for target in redirects.into_iter().filter_map(Way::section) {
            let label = msg!("cryo-opt-sabotage-of", section = words::section(target));
            options.push((Opt::new(format!("sabotage-{}", target.id()), label), Seen::Sabotage(Some(target))));
        }
    } else {
        options.push((Opt::new("sabotage", msg!("cryo-opt-sabotage")), Seen::Sabotage(None)));
    }
    for face in faces(rival) {
        let label = msg!("cryo-opt-looting", face = words::face(face));
        options.push((Opt::new(format!("looting-{}", face.id()), label), Seen::Looting(Some(*face))));
    }
    options.push((Opt::new("sunset", msg!("cryo-opt-sunset")), Seen::Sunset));
    options.push((Opt::new("none", msg!("cryo-opt-no-token")).aside(), Seen::Nothing));
    options.push((Opt::new("looting-other", msg!("cryo-opt-looting-other")).aside(), Seen::Looting(None)));
    let pods = rival.pods.asleep(section);
    if all.len() < 2 {
        return (msg!("cryo-note-token", pods = pods), options);
    }
    for &other in all.iter().filter(|other| **other != section) {
        let label = msg!("cryo-opt-token-from", section = words::section(other));
        options.push((Opt::new(format!("from-{}", other.id()), label).aside(), Seen::From(other)));
    }
    let names: Vec<Msg> = all.iter().map(|&s| words::section(s)).collect();
    (msg!("cryo-note-token-tie", sections = names, pods = pods), options)
}
