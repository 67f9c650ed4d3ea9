//! Sits between the Rival and a board and writes down what a person at the companion would have tapped.
#![allow(dead_code, clippy::unwrap_used, clippy::panic, missing_docs)]

use cryo::Rival;
use cryo::data::figures;
use cryo::facts::{Draw, Facts, Found, Tie, Way, Ways, Weighed};
use cryo::game::{Chooser, Seat};
use cryo::names::{ByChamber, Card, Chamber, Face, Item, Material, Mode, Section, Slot, Token};
use table::{Entry, Step, Table};

pub fn answer(q: &str, a: &str) -> Entry {
    Entry::Answer { q: q.into(), a: a.into(), anyway: false }
}

pub struct Witness<'e, 's, 'b, C> {
    seat: Seat<'s, 'b, C>,
    entries: &'e mut Vec<Entry>,
    /// T5: a section was chosen, its chambers perhaps not yet.
    section: Option<Section>,
    /// Sections the companion has not asked about yet in this recall.
    left: Vec<Section>,
    with: Vec<Section>,
    taken: usize,
    demanded: usize,
}

impl<'e, 's, 'b, C: Chooser> Witness<'e, 's, 'b, C> {
    pub fn new(seat: Seat<'s, 'b, C>, entries: &'e mut Vec<Entry>) -> Self {
        Self { seat, entries, section: None, left: Vec::new(), with: Vec::new(), taken: 0, demanded: 0 }
    }

    fn note(&mut self, q: &str, a: &str) {
        self.entries.push(answer(q, a));
    }

    fn face(&mut self, q: &str, face: &Face) {
        if figures().faces.contains(face) {
            self.note(q, &face.id());
            return;
        }
        self.note(q, "other");
        for item in &face.items {
            self.note("face.item", item.id());
        }
        if face.items.len() < 4 {
            self.note("face.item", "done");
        }
        if face.items.len() > 1 {
            self.note("face.mode", if face.mode == Mode::All { "all" } else { "one" });
        }
    }

    /// What the companion asks until it comes to this section, or to the end of its questions.
    fn until(&mut self, rival: &Rival, section: Option<Section>) {
        while self.taken < self.demanded && !self.left.is_empty() {
            let fewest = self.left.iter().map(|&s| rival.pods.asleep(s)).min().unwrap();
            let group: Vec<Section> = self.left.iter().copied().filter(|&s| rival.pods.asleep(s) == fewest).collect();
            if group.len() <= self.demanded - self.taken {
                self.left.retain(|s| *s != group[0]);
                if Some(group[0]) == section {
                    return;
                }
                self.note("recall.token", "none");
            } else if let Some(s) = section.filter(|s| group.contains(s)) {
                self.note("tie.incident", s.id());
                self.left.retain(|x| *x != s);
                return;
            } else {
                self.note("tie.incident", "none");
                self.left.retain(|s| !group.contains(s));
            }
        }
    }

    fn chambers(section: Option<Section>, pods: ByChamber<u8>) -> String {
        let list: Vec<String> = pods.iter().flat_map(|(c, n)| vec![c.id().to_owned(); (*n).into()]).collect();
        section.map_or(list.join("+"), |s| format!("{}.{}", s.id(), list.join("+")))
    }
}

impl<C: Chooser> Table for Witness<'_, '_, '_, C> {
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        self.seat.tell(step);
    }
}

impl<C: Chooser> Facts for Witness<'_, '_, '_, C> {
    type Pause = C::Pause;

    fn a_section_is_full(&mut self, rival: &mut Rival) -> Result<bool, C::Pause> {
        let full = self.seat.a_section_is_full(rival)?;
        self.note("turn", if full { "full" } else { "open" });
        Ok(full)
    }

    fn place(&mut self, rival: &mut Rival, slot: Slot) -> Result<(), C::Pause> {
        self.seat.place(rival, slot)
    }

    fn around(&mut self, rival: &mut Rival, section: Section) -> Result<Found, C::Pause> {
        let found = self.seat.around(rival, section)?;
        match &found {
            Found::Tile(face) => self.face("deploy.tile", face),
            Found::Printed(material) => self.note("deploy.tile", &format!("printed-{}", material.id())),
            Found::Nothing => panic!("the house board has a space at every dock"),
        }
        Ok(found)
    }

    fn tile_to_the_box(&mut self) {
        self.seat.tile_to_the_box();
    }

    fn draw(&mut self, rival: &mut Rival, draw: Draw) -> Result<Option<Card>, C::Pause> {
        let card = self.seat.draw(rival, draw)?;
        let question = match draw {
            Draw::FirstUpgrade => "setup.upgrade",
            Draw::FirstVehicle => "setup.vehicle",
            Draw::Decision if rival.turns == 0 => "setup.decision",
            Draw::Decision => "draw.decision",
            Draw::TurnUp => "draw.turn-up",
            Draw::Play => "check.card",
        };
        self.note(question, card.map_or("none", Card::id));
        Ok(card)
    }

    fn mission(&mut self, rival: &mut Rival) -> Result<bool, C::Pause> {
        let drawn = self.seat.mission(rival)?;
        assert!(drawn, "the deck does not run out here");
        Ok(drawn)
    }

    fn discard(&mut self, card: Card) {
        self.seat.discard(card);
    }

    fn nothing_else_than(&mut self, card: Card) -> bool {
        self.seat.nothing_else_than(card)
    }

    fn salvage_space(&mut self, rival: &mut Rival) -> Result<Option<(Material, Weighed<Material>)>, C::Pause> {
        let space = self.seat.salvage_space(rival)?;
        self.note("recall.salvage", space.as_ref().map_or("none", |(m, _)| m.id()));
        Ok(space)
    }

    fn sections_with_tokens(&mut self, rival: &Rival) -> Vec<Section> {
        self.with = self.seat.sections_with_tokens(rival);
        self.left = Section::ALL.to_vec();
        self.taken = 0;
        self.demanded = if rival.out() <= 3 { 1 } else { 2 };
        if self.with.is_empty() {
            self.until(rival, None);
        }
        self.with.clone()
    }

    fn token(&mut self, rival: &mut Rival, section: Section) -> Result<Option<Token>, C::Pause> {
        self.until(rival, Some(section));
        let token = self.seat.token(rival, section)?;
        self.note(
            "recall.token",
            match token.unwrap() {
                Token::Sabotage => "sabotage",
                Token::Looting => "looting",
                Token::Sunset => "sunset",
            },
        );
        self.taken += 1;
        self.with.retain(|s| *s != section);
        if self.with.is_empty() {
            self.until(rival, None);
        }
        Ok(token)
    }

    fn loot(&mut self, rival: &mut Rival, section: Section) -> Result<Face, C::Pause> {
        let face = self.seat.loot(rival, section)?;
        self.face("recall.loot", &face);
        Ok(face)
    }

    fn sabotaged(&mut self, chamber: Option<(Section, Chamber)>) {
        self.seat.sabotaged(chamber);
    }

    fn refill(&mut self, emptied: &[Section]) {
        self.seat.refill(emptied);
    }

    fn drones_return(&mut self) {
        self.seat.drones_return();
    }

    fn scout(&mut self, rival: &mut Rival) -> Result<bool, C::Pause> {
        self.seat.scout(rival)
    }

    fn settle(&mut self, rival: &mut Rival, pods: u8) -> Result<(), C::Pause> {
        self.seat.settle(rival, pods)
    }

    fn choose(&mut self, rival: &mut Rival, tie: Tie, ways: Ways<'_>) -> Result<Option<Way>, C::Pause> {
        let way = self.seat.choose(rival, tie, ways)?;
        match (tie, way.unwrap()) {
            (Tie::T4, Way::Item(item)) => self.note("tie.item", Item::id(item)),
            (Tie::T8, Way::Section(s)) => self.note("tie.sabotage", s.id()),
            (Tie::T5, Way::Section(s)) => {
                let pods = rival.pods.stasis[s];
                if pods.0.iter().sum::<u8>() <= 2 {
                    self.note("tie.pods", &Self::chambers(Some(s), pods));
                } else {
                    self.section = Some(s);
                }
            }
            (Tie::T5, Way::Pods(pods)) => {
                let section = self.section.take();
                self.note("tie.pods", &Self::chambers(section, pods));
            }
            (Tie::T7, _) => {}
            other => panic!("{other:?}"),
        }
        Ok(way)
    }
}
