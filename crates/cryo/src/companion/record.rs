//! What can be corrected by hand (§10.6): every tracked figure, at any time, logged and undoable.

use table::{Answer, Field, Msg, Opt, Record, Refusal, msg};

use crate::Rival;
use crate::data::figures;
use crate::names::{Card, Chamber, Place, Section, Slot, Track};
use crate::options::Ties;
use crate::words;

impl Rival {
    /// Those of the figures that are wanted, with the pods at these places only. Many are lists of cards, which are dear
    /// to make; a journal may hold thousands of corrections.
    fn fields_where(&self, wanted: impl Fn(&str) -> bool, places: impl Iterator<Item = Place>) -> Vec<Field> {
        let mut fields = Vec::new();
        let mut number = |id: String, label: Msg, value: u16, max: u16| {
            if wanted(&id) {
                fields.push(Field::number(id, label, value.into(), (0, max.into())));
            }
        };
        for track in Track::ALL {
            let (has, end) = (self.has(track), self.end(track));
            number(track.id().into(), words::track(track), has.into(), end.into());
        }
        number("drones".into(), msg!("cryo-field-drones"), self.home.into(), figures().drones.into());
        number("tiles".into(), msg!("cryo-field-tiles"), self.tiles.into(), figures().slots.into());
        number("missions".into(), msg!("cryo-field-missions"), self.missions.into(), MOST_MISSIONS);
        number("looting".into(), msg!("cryo-field-looting"), self.looting.into(), MOST_LOOTING);
        number("turn".into(), msg!("cryo-field-turn"), self.turns, MOST_TURNS);
        for s in Section::ALL {
            let label = msg!("cryo-field-marks", section = words::section(s));
            number(format!("sabotaged.{}", s.id()), label, self.marks[s].into(), 3);
        }
        if wanted("sunset") {
            fields.push(Field::choice("sunset", msg!("cryo-field-sunset"), yes_no(self.sunset), yes_no_options()));
        }
        fields.extend(places.map(|place| self.pod_field(place)));
        if wanted("upgrades") {
            fields.push(Field::several(
                "upgrades",
                msg!("cryo-field-upgrades"),
                self.upgrades.iter().map(|c| c.id().into()).collect(),
                Card::ALL.map(|c| Opt::new(c.id(), words::upgrade(c))).to_vec(),
            ));
        }
        let mut card = |id: String, label: Msg, card: Option<&Card>| {
            if wanted(&id) {
                fields.push(card_or_none(id, label, card));
            }
        };
        for i in 0..figures().vehicles {
            let label = msg!("cryo-field-vehicle", number = i + 1);
            card(format!("vehicle.{}", i + 1), label, self.vehicles.get(i));
        }
        if !self.rules.unpredictable {
            for i in 0..2 {
                let label = msg!("cryo-field-decision", number = i + 1);
                card(format!("decision.{}", i + 1), label, self.decision.get(i));
            }
        }
        let ties = if self.rules.auto { Ties::Auto } else { Ties::Ask };
        let how = vec![
            Opt::new(Ties::Auto.id(), msg!("cryo-value-ties-auto")),
            Opt::new(Ties::Ask.id(), msg!("cryo-value-ties-ask")),
        ];
        if wanted("ties") {
            fields.push(Field::choice("ties", msg!("cryo-option-ties"), ties.id(), how));
        }
        for slot in Slot::ALL {
            let id = format!("board.{}", slot.id());
            if wanted(&id) {
                let label = msg!("cryo-field-board", slot = words::slot(slot));
                let options = Card::ALL.map(|c| Opt::new(c.id(), words::card(c))).to_vec();
                fields.push(Field::choice(id, label, self.board_cards[slot].id(), options));
            }
        }
        fields
    }
}

impl Record for Rival {
    fn fields(&self) -> Vec<Field> {
        self.fields_where(|_| true, Place::all())
    }

    fn field(&self, id: &str) -> Option<Field> {
        let place = id.strip_prefix("pods.").and_then(Place::parse);
        self.fields_where(|other| other == id, place.into_iter()).into_iter().find(|field| field.id == id)
    }

    fn set(&mut self, field: &str, value: &Answer) -> Result<(), Refusal> {
        let n = value.number().and_then(|n| u16::try_from(n).ok()).unwrap_or(0);
        let small = u8::try_from(n).unwrap_or(u8::MAX);
        let id = value.id().unwrap_or_default();
        if let Some(track) = Track::parse(field) {
            self.tracks[track] = small;
            return Ok(());
        }
        let (what, rest) = field.split_once('.').unwrap_or((field, ""));
        match what {
            "drones" => self.home = small,
            "tiles" => self.tiles = small,
            "missions" => self.missions = small,
            "looting" => self.looting = small,
            "turn" => self.turns = n,
            "sunset" => self.sunset = id == "yes",
            "ties" => self.rules.auto = id == Ties::Auto.id(),
            "sabotaged" => return self.set_marks(Section::parse(rest), small),
            "pods" => return self.set_pod(Place::parse(rest), Place::parse(id)),
            "upgrades" => return self.set_upgrades(value),
            "vehicle" | "decision" => return self.set_card(what == "vehicle", rest, Card::parse(id)),
            "board" => self.set_board(rest, Card::parse(id)),
            _ => {}
        }
        Ok(())
    }

    fn corrected(&self, before: &Field, value: &Answer) -> Option<Msg> {
        let from = Place::parse(before.id.strip_prefix("pods.")?)?;
        let to = Place::parse(value.id()?)?;
        Some(msg!("cryo-moved-pod", from = words::place(from), to = words::place(to)))
    }
}

/// No more than the deck minus the board cards.
const MOST_MISSIONS: u16 = 32;
/// All tokens of the game except sunset.
const MOST_LOOTING: u16 = 32;
/// The game ends long before that (I14).
const MOST_TURNS: u16 = 999;

impl Rival {
    /// Pods are moved one at a time, so that there are always fifteen. The value is how many are there.
    fn pod_field(&self, place: Place) -> Field {
        let to = Place::all().filter(|p| *p != place).map(|p| Opt::new(p.id(), words::place(p))).collect();
        let label = msg!("cryo-field-pods", place = words::place(place), pods = self.pods.at(place));
        let mut field = Field::choice(format!("pods.{}", place.id()), label, String::new(), to);
        field.value = Answer::Number(self.pods.at(place).into());
        field
    }

    fn set_pod(&mut self, from: Option<Place>, to: Option<Place>) -> Result<(), Refusal> {
        let (Some(from), Some(to)) = (from, to) else { return Ok(()) };
        if self.pods.at(from) == 0 {
            return Err(Refusal::new("NoPod", msg!("cryo-error-pod-sum", place = words::place(from))));
        }
        let most = figures().salvage_max;
        if matches!(to, Place::Salvage(_)) && !matches!(from, Place::Salvage(_)) && self.pods.salvaging() >= most {
            return Err(Refusal::new("OutOfRange", msg!("cryo-error-salvage", most = most)));
        }
        if let Place::Chamber(section, chamber) = to
            && Chamber::marked(self.marks[section]).any(|c| c == chamber)
        {
            return Err(chamber_sabotaged(msg!("cryo-error-chamber-sabotaged", chamber = words::place(to))));
        }
        self.pods.shift(from, to, 1);
        Ok(())
    }

    /// Marks are always chambers 1 to n; a chamber with Rival pods cannot be marked by hand.
    fn set_marks(&mut self, section: Option<Section>, marks: u8) -> Result<(), Refusal> {
        let Some(section) = section else { return Ok(()) };
        if let Some(held) = Chamber::marked(marks).find(|c| self.pods.stasis[section][*c] > 0) {
            let chamber = words::chamber(section, held);
            return Err(chamber_sabotaged(msg!("cryo-error-chamber-holds-pods", chamber = chamber)));
        }
        self.marks[section] = marks;
        Ok(())
    }

    fn set_upgrades(&mut self, value: &Answer) -> Result<(), Refusal> {
        let Answer::Several(ids) = value else { return Ok(()) };
        let cards: Vec<Card> = ids.iter().filter_map(|id| Card::parse(id)).collect();
        if cards.len() > figures().upgrades {
            return Err(Refusal::new("HowMany", msg!("cryo-error-limit", most = figures().upgrades)));
        }
        let mut changed = *self;
        changed.upgrades.clear();
        for card in cards {
            changed.one_more(card, 0)?;
            changed.upgrades.push(card);
        }
        *self = changed;
        Ok(())
    }

    /// A vehicle or a decision card: another one, one more, or none.
    fn set_card(&mut self, vehicle: bool, rest: &str, card: Option<Card>) -> Result<(), Refusal> {
        let at = rest.parse::<usize>().unwrap_or(1) - 1;
        let mut changed = *self;
        let row = if vehicle { &mut changed.vehicles } else { &mut changed.decision };
        if at < row.len() {
            row.remove(at);
        }
        let Some(card) = card else {
            *self = changed;
            return Ok(());
        };
        let at = at.min(row.len());
        if !vehicle && row.contains(&card) {
            return Err(Refusal::new("DuplicateCard", msg!("cryo-error-duplicate", card = words::card(card))));
        }
        if vehicle || !changed.rules.app_draws {
            changed.one_more(card, 0)?;
        }
        let row = if vehicle { &mut changed.vehicles } else { &mut changed.decision };
        row.insert(at, card);
        *self = changed;
        Ok(())
    }

    /// Each type lies there once, so the two cards swap places.
    fn set_board(&mut self, slot: &str, card: Option<Card>) {
        if let (Some(to), Some(card)) = (Slot::parse(slot), card) {
            let from = self.slot_of(card);
            self.board_cards[from] = std::mem::replace(&mut self.board_cards[to], card);
        }
    }
}

fn chamber_sabotaged(text: Msg) -> Refusal {
    Refusal::new("ChamberSabotaged", text)
}

const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn yes_no_options() -> Vec<Opt> {
    vec![Opt::new("yes", msg!("answer-yes")), Opt::new("no", msg!("answer-no"))]
}

fn card_or_none(id: String, label: Msg, card: Option<&Card>) -> Field {
    let mut options = Card::ALL.map(|c| Opt::new(c.id(), words::card(c))).to_vec();
    options.push(Opt::new("none", msg!("cryo-none")));
    Field::choice(id, label, card.map_or("none", |c| c.id()), options)
}
