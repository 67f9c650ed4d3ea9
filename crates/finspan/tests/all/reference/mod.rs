//! A second implementation, slow and simple, of what the log says.

use super::*;

#[derive(Default, Clone)]
struct Slot {
    fish: Option<u64>,
    under: Vec<u64>,
    egg: bool,
    young: i64,
    school: bool,
}

struct Sea {
    cards: BTreeMap<u64, Value>,
    slots: BTreeMap<String, Slot>,
    hers: BTreeMap<&'static str, i64>,
    markers: i64,
    week: i64,
    notes: (i64, i64),
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

fn zone(row: i64) -> &'static str {
    match row {
        1..=3 => "sunlight",
        4 => "twilight",
        _ => "midnight",
    }
}

fn row(slot: &str) -> i64 {
    slot[slot.len() - 1..].parse().unwrap()
}

pub fn score(session: &Session<'_>) -> (i64, i64) {
    let state = session.screen().state.json();
    let mut sea = Sea::new(session.journal().setup.get("start_young_slot"));
    for told in &session.screen().told {
        sea.read(&told.step.data, state);
    }
    (sea.yours(), sea.hers(state))
}

impl Sea {
    fn new(young: &str) -> Self {
        let mut cards: BTreeMap<u64, Value> = BTreeMap::new();
        for card in json(include_str!("../../../data/fish.json"))["cards"].as_array().unwrap() {
            cards.insert(card["id"].as_u64().unwrap(), card.clone());
        }
        let mut slots: BTreeMap<String, Slot> = BTreeMap::new();
        for site in ["blue", "purple", "green"] {
            for row in 1..=6 {
                slots.insert(format!("{site}{row}"), Slot::default());
            }
        }
        for (forage, id) in json(include_str!("../../../data/mat.json"))["forage"].as_array().unwrap().iter().zip(136..)
        {
            let name = format!("{}{}", forage["site"].as_str().unwrap(), forage["row"]);
            let slot = slots.get_mut(&name).unwrap();
            (slot.fish, slot.egg) = (Some(id), forage["egg"] == 1);
            cards.insert(
                id,
                serde_json::json!({"points": 0, "length_cm": forage["length_cm"], "size": "small",
                "tags": {"predator": 0}, "trigger": "none", "effects": []}),
            );
        }
        slots.get_mut(young).unwrap().young = 1;
        let hers = BTreeMap::from([("eggs", 2), ("young", 1), ("schools", 0), ("fish", 0)]);
        Self { cards, slots, hers, markers: 0, week: 1, notes: (0, 0) }
    }

    fn at(&mut self, slot: &str) -> &mut Slot {
        self.slots.get_mut(slot).unwrap()
    }

    fn gather(slot: &mut Slot) {
        if slot.young >= 3 && !slot.school {
            slot.young -= 3;
            slot.school = true;
        }
    }

    fn put(&mut self, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        if words[0] == "dive" {
            return;
        }
        for paid in &words[4..] {
            match paid.split_once('-') {
                Some(("egg", slot)) => self.at(slot).egg = false,
                Some(("young", slot)) => self.at(slot).young -= 1,
                Some(("school", slot)) => {
                    self.at(slot).school = false;
                    Self::gather(self.at(slot));
                }
                _ => {}
            }
        }
        let card: u64 = words[1].parse().unwrap();
        let slot = self.at(words[2]);
        if let Some(covered) = slot.fish.replace(card) {
            slot.under.push(covered);
        }
    }

    fn did(&mut self, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        match words.as_slice() {
            ["egg" | "eggs", places @ ..] => places.iter().for_each(|p| self.at(p).egg = true),
            ["hatch", place] => {
                let slot = self.at(place);
                slot.egg = false;
                slot.young += 1;
                Self::gather(slot);
            }
            ["young", place] => {
                self.at(place).young += 1;
                Self::gather(self.at(place));
            }
            ["move", from, token, to] => {
                if *token == "young" {
                    self.at(from).young -= 1;
                    self.at(to).young += 1;
                } else {
                    self.at(from).school = false;
                    self.at(to).school = true;
                }
                Self::gather(self.at(from));
                Self::gather(self.at(to));
            }
            ["tuck", card, place] => {
                let card = card.parse().unwrap();
                self.at(place).under.push(card);
            }
            ["recover", _] => {}
            other => panic!("{other:?}"),
        }
    }

    fn read(&mut self, data: &Value, state: &Value) {
        if let Some(text) = data["main"].as_str() {
            self.put(text);
        }
        if let Some(text) = data["did"].as_str() {
            self.did(text);
        }
        match data["rule"].as_str() {
            Some("N7") => self.her_card(data, state),
            Some("N15") => *self.hers.get_mut("eggs").unwrap() += 1,
            Some("N16") => *self.hers.get_mut("eggs").unwrap() += 4,
            Some("N21") => self.end_of_week(state),
            _ => {}
        }
    }

    /// Her whole turn from the icons of the card.
    fn her_card(&mut self, data: &Value, state: &Value) {
        let level = state["level"]["level"].as_i64().unwrap();
        if level > 1 && self.week < 4 {
            match data["marker"].as_str().unwrap() {
                "place" => self.markers += 1,
                "remove" => self.markers = (self.markers - 1).max(0),
                _ => {}
            }
        }
        let mut hers = self.hers.clone();
        for step in data["steps"].as_array().unwrap() {
            match step.as_str().unwrap() {
                "fish" => *hers.get_mut("fish").unwrap() += 1,
                "school" if hers["young"] >= 3 => {
                    *hers.get_mut("young").unwrap() -= 3;
                    *hers.get_mut("schools").unwrap() += 1;
                }
                "hatch" => {
                    let n = hers["eggs"].min(4);
                    *hers.get_mut("eggs").unwrap() -= n;
                    *hers.get_mut("young").unwrap() += n;
                }
                "eggs" => *hers.get_mut("eggs").unwrap() += 2,
                _ => {}
            }
        }
        self.hers = hers;
    }

    fn visible(&self) -> impl Iterator<Item = (&String, &Slot, &Value)> {
        self.slots.iter().filter_map(|(name, slot)| Some((name, slot, &self.cards[&slot.fish?])))
    }

    fn item(&self, item: &str, size: i64) -> i64 {
        let eggs = self.slots.values().filter(|s| s.egg).count() as i64;
        let young: i64 = self.slots.values().map(|s| s.young).sum();
        let token = |s: &Slot| s.egg || s.school || s.young > 0;
        let count = |test: &dyn Fn(&String, &Slot, &Value) -> bool| {
            self.visible().filter(|(n, s, c)| test(n, s, c)).count() as i64
        };
        match item {
            "eggs_and_young" => eggs + young,
            "young" => young,
            "schools" => self.slots.values().filter(|s| s.school).count() as i64,
            "egg_sets" => eggs / size,
            "small_fish" => count(&|_, _, c| c["size"] == "small"),
            "medium_fish" => count(&|_, _, c| c["size"] == "medium"),
            "large_fish" => count(&|_, _, c| c["size"] == "large"),
            "sunlight_fish" => count(&|n, _, _| zone(row(n)) == "sunlight"),
            "any_fish" => count(&|_, _, _| true),
            "fish_with_token" => count(&|_, s, _| token(s)),
            "fish_without_token" => count(&|_, s, _| !token(s)),
            "full_rows" => (1..=6).filter(|r| count(&|n, _, _| row(n) == *r) == 3).count() as i64,
            "consumed_fish" => self.slots.values().map(|s| s.under.len() as i64).sum(),
            "predator_tags" => self.visible().map(|(_, _, c)| c["tags"]["predator"].as_i64().unwrap()).sum(),
            "if_activated_cards" => count(&|_, _, c| c["trigger"] == "if_activated"),
            other => panic!("{other}"),
        }
    }

    fn end_of_week(&mut self, state: &Value) {
        let value = |v: &Value| v["value"].as_i64().unwrap();
        let tile = &state["tiles"][self.week as usize - 1];
        let level = state["level"]["level"].as_i64().unwrap();
        let each = value(&tile["points_per_item"]);
        let yours = self.item(tile["item"]["value"].as_str().unwrap(), value(&tile["set_size"])) * each;
        let base = value(&tile[if level < 4 { "base_calm" } else { "base_stormy" }]);
        let hers = if level == 1 { 0 } else { (base + self.markers) * each };
        self.notes.0 += yours;
        self.notes.1 += hers;
        if level == 5 && state["side"] == "b" {
            self.notes.0 += if yours >= hers { 3 } else { 0 };
            self.notes.1 += if hers >= yours { 3 } else { 0 };
        }
        if let Some(column) = state["ravel"]["column"]["value"].as_str() {
            let rows: Vec<i64> =
                state["ravel"]["rows"]["value"].as_array().unwrap().iter().map(|r| r.as_i64().unwrap()).collect();
            let there = self.visible().filter(|(n, _, _)| n.starts_with(column)).count() as i64;
            let less = self.visible().filter(|(n, _, _)| rows.contains(&row(n))).count() as i64;
            self.notes.1 += (state["ravel"]["strength"].as_i64().unwrap() * there - less).max(0);
        }
        self.markers = 0;
        self.week += 1;
    }

    fn yours(&self) -> i64 {
        let mut points = self.notes.0;
        for slot in self.slots.values() {
            points += slot.under.len() as i64 + i64::from(slot.egg) + slot.young + 6 * i64::from(slot.school);
        }
        for (name, slot, card) in self.visible() {
            points += card["points"].as_i64().unwrap();
            for effect in card["effects"].as_array().unwrap() {
                let (when, n) = (&effect["when"], effect["when"]["n"].as_i64().unwrap_or(0));
                let holds = match when["kind"].as_str() {
                    Some("no_tokens_here") => !slot.egg && slot.young == 0 && !slot.school,
                    Some("consumed_under_at_least") => slot.under.len() as i64 >= n,
                    Some("young_here_exactly") => slot.young == n,
                    Some("school_here") => slot.school,
                    Some("egg_young_school_here") => slot.egg && slot.young > 0 && slot.school,
                    Some("in_bottom_row") => row(name) == 6,
                    _ => false,
                };
                points += if holds { effect["points"].as_i64().unwrap() } else { 0 };
            }
        }
        points
    }

    fn hers(&self, state: &Value) -> i64 {
        let high = i64::from(state["level"]["level"].as_i64().unwrap() > 2);
        self.notes.1
            + self.hers["fish"] * (3 + high)
            + self.hers["schools"] * (5 + high)
            + self.hers["young"]
            + self.hers["eggs"] / 2
    }
}
