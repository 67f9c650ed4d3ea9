//! Sits between the Rival and a board and writes down what a person at the companion would have tapped.
#![allow(dead_code, clippy::unwrap_used, clippy::panic, missing_docs)]

use cryo::Rival;
use cryo::data::figures;
use cryo::facts::{Draw, Facts, Found, Tie, Way, Ways, Weighed};
use cryo::game::{Chooser, RivalSeat};
use cryo::names::{ByChamber, Card, Chamber, Face, Item, Material, Section, Slot, Token};
use table::few::Few;
use table::{Answer, Entry, Step, Table};

/// The id of a face as the companion offers it.
pub fn known(face: &Face) -> String {
    let face = face.sorted();
    assert!(figures().faces.contains(&face), "{} has no button", face.id());
    face.id()
}

pub fn answer(q: &str, a: &str) -> Entry {
    Entry::Answer { q: q.into(), a: a.into(), anyway: false }
}

/// What was tapped so far, and what the companion does not know yet.
pub struct Tapped {
    pub entries: Vec<Entry>,
    /// Is the person asked about ties?
    pub ask: bool,
    /// The other decision card, if the new one has not been entered.
    other: Option<Card>,
}

impl Tapped {
    pub fn new(ask: bool) -> Self {
        Self { entries: vec![answer("setup.board", "done")], ask, other: None }
    }
}

pub struct Witness<'e, 's, 'b, C> {
    seat: RivalSeat<'s, 'b, C>,
    tapped: &'e mut Tapped,
    /// Does the next tap close the person's turn?
    closing: bool,
    /// T5: the section that was chosen; its chambers may still be open.
    section: Option<Section>,
    /// Sections the companion has not asked about yet in this recall.
    left: Vec<Section>,
    with: Few<Section, 4>,
    taken: usize,
    demanded: usize,
    /// Taps that depend on what comes to light later: faces of looting tokens, redirected sabotages.
    loots: Vec<(Section, usize)>,
    sabotages: Vec<(u8, Section, Option<usize>)>,
}

impl<'e, 's, 'b, C: Chooser> Witness<'e, 's, 'b, C> {
    /// With no Rival drone at home, the first answer of the recall closes the person's turn.
    pub fn new(seat: RivalSeat<'s, 'b, C>, tapped: &'e mut Tapped, rival: &Rival) -> Self {
        let (left, with, loots, sabotages) = (Vec::new(), Few::new(), Vec::new(), Vec::new());
        let (closing, section) = (rival.home == 0, None);
        Self { seat, tapped, closing, section, left, with, taken: 0, demanded: 0, loots, sabotages }
    }

    fn note(&mut self, q: &str, a: &str) {
        let q = if std::mem::take(&mut self.closing) { "turn" } else { q };
        self.tapped.entries.push(answer(q, a));
    }

    /// Changes an earlier tap.
    fn amend(&mut self, at: usize, text: String) {
        if let Entry::Answer { a, .. } = &mut self.tapped.entries[at] {
            *a = text.as_str().into();
        }
    }

    /// Answers what the companion asks until it reaches this section, or runs out of questions.
    fn until(&mut self, rival: &Rival, section: Option<Section>) {
        while self.taken < self.demanded && !self.left.is_empty() {
            let fewest = self.left.iter().map(|&s| rival.pods.asleep(s)).min().unwrap();
            let group: Vec<Section> = self.left.iter().copied().filter(|&s| rival.pods.asleep(s) == fewest).collect();
            let tie = group.len() > self.demanded - self.taken;
            match section.filter(|s| group[0] == *s || tie && group.contains(s)) {
                Some(s) => {
                    if s != group[0] {
                        self.note("recall.token", &format!("from-{}", s.id()));
                    }
                    self.left.retain(|x| *x != s);
                    return;
                }
                None => {
                    self.left.retain(|s| *s != group[0]);
                    self.note("recall.token", "none");
                }
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
        if full {
            self.note("turn", "full");
        } else if rival.rules.unpredictable {
            self.closing = true;
        } else if let Some(other) = self.tapped.other.take() {
            let [a, b] = rival.decision[..] else { panic!("two decision cards") };
            if a == other {
                self.note("turn", &format!("open-{}", b.id()));
            } else {
                self.note("turn", "open-pair");
                let a = Answer::Several(vec![a.id().into(), b.id().into()]);
                self.tapped.entries.push(Entry::Answer { q: "draw.pair".into(), a, anyway: false });
            }
        } else {
            self.note("turn", "open");
        }
        Ok(full)
    }

    fn place(&mut self, rival: &mut Rival, slot: Slot) -> Result<(), C::Pause> {
        self.seat.place(rival, slot)
    }

    fn around(&mut self, rival: &mut Rival, section: Section) -> Result<Found, C::Pause> {
        let found = self.seat.around(rival, section)?;
        match &found {
            Found::Tile(face) => {
                let face = known(face);
                self.note("deploy.tile", &face);
            }
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
        let id = card.map_or("none", Card::id);
        match draw {
            Draw::FirstUpgrade => self.note("setup.upgrade", id),
            Draw::FirstVehicle => self.note("setup.vehicle", id),
            Draw::Decision if rival.turns == 0 => self.note("setup.decision", id),
            Draw::Decision => self.tapped.other = self.tapped.other.or(rival.decision.first().copied()),
            Draw::TurnUp => self.note("turn", &format!("open-{id}")),
            Draw::Play => self.note("check.card", id),
        }
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

    fn sections_with_tokens(&mut self, rival: &Rival) -> Few<Section, 4> {
        self.with = self.seat.sections_with_tokens(rival);
        self.left = Section::ALL.to_vec();
        self.taken = 0;
        self.demanded = if rival.out() <= 3 { 1 } else { 2 };
        if self.with.is_empty() {
            self.until(rival, None);
        }
        self.with
    }

    fn token(&mut self, rival: &mut Rival, section: Section) -> Result<Option<Token>, C::Pause> {
        self.until(rival, Some(section));
        let token = self.seat.token(rival, section)?;
        match token.unwrap() {
            Token::Sabotage => {
                let instead = self.tapped.ask && rival.next_intact(section).is_none();
                let instead = instead && rival.intact_sections().len() > 1;
                self.note("recall.token", "sabotage");
                let at = instead.then_some(self.tapped.entries.len() - 1);
                self.sabotages.push((rival.pods.asleep(section), section, at));
                self.sabotages.sort();
            }
            Token::Looting => {
                self.note("recall.token", "looting");
                self.loots.push((section, self.tapped.entries.len() - 1));
            }
            Token::Sunset => self.note("recall.token", "sunset"),
        }
        self.taken += 1;
        self.with.retain(|s| *s != section);
        if self.with.is_empty() {
            self.until(rival, None);
        }
        Ok(token)
    }

    fn loot(&mut self, rival: &mut Rival, section: Section) -> Result<Face, C::Pause> {
        let face = self.seat.loot(rival, section)?;
        let at = self.loots.iter().find(|(of, _)| *of == section).unwrap().1;
        self.amend(at, format!("looting-{}", known(&face)));
        Ok(face)
    }

    fn sabotaged(&mut self, chamber: Option<(Section, Chamber)>) -> Option<u8> {
        if let (_, _, Some(at)) = self.sabotages.remove(0) {
            self.amend(at, format!("sabotage-{}", chamber.unwrap().0.id()));
        }
        self.seat.sabotaged(chamber)
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
        // The second token is redirected only because of the first: the companion names the section, the person obeys.
        if tie == Tie::T8 && self.tapped.ask && self.sabotages.first().is_some_and(|(_, _, at)| at.is_none()) {
            return Ok(ways(rival).first().copied());
        }
        let way = self.seat.choose(rival, tie, ways)?;
        if !self.tapped.ask {
            return Ok(way);
        }
        match (tie, way.unwrap()) {
            (Tie::T4, Way::Item(item)) => self.note("tie.item", Item::id(item)),
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
            (Tie::T7 | Tie::T8, _) => {}
            other => panic!("{other:?}"),
        }
        Ok(way)
    }
}
